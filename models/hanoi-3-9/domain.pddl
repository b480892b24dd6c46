(define (domain latent)
  (:requirements :strips :negative-preconditions)
  (:predicates
    (z0) (z1) (z2) (z3) (z4) (z5) (z6) (z7) (z8) (z9) (z10) (z11) (z12) (z13) (z14) (z15) (z16)
    (z17) (z18) (z19) (z20) (z21) (z22) (z23) (z24) (z25) (z26) (z27) (z28) (z29) (z30) (z31) (z32)
    (z33) (z34) (z35) (z36) (z37) (z38) (z39) (z40) (z41) (z42) (z43) (z44) (z45) (z46) (z47) (z48)
    (z49) (z50) (z51) (z52) (z53) (z54) (z55) (z56) (z57) (z58) (z59) (z60) (z61) (z62) (z63) (z64)
    (z65) (z66) (z67) (z68) (z69) (z70) (z71) (z72) (z73) (z74) (z75) (z76) (z77) (z78) (z79) (z80)
    (z81) (z82) (z83) (z84) (z85) (z86) (z87) (z88) (z89))
  (:action a0
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z18)) (not (z20))
      (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (z47)
      (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (z80) (not (z81)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z47))))
  (:action a1
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z18)) (not (z21))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z44))
      (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (z61)
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z61))))
  (:action a2
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (z69) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z66) (not (z69))))
  (:action a3
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (z87) (not (z88)) (not (z89)))
    :effect (and
      (z66) (not (z87))))
  (:action a4
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (z49) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z49)) (z66)))
  (:action a5
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z28))
      (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z44)) (not (z48)) (not (z53))
      (not (z58)) (not (z61)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (z68)
      (not (z70)) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z86)) (not (z87)))
    :effect (and
      (z67) (not (z68))))
  (:action a6
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z30))
      (not (z38)) (not (z44)) (not (z48)) (not (z51)) (not (z53)) (not (z58)) (not (z59))
      (not (z61)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z70)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (z81) (not (z86)) (not (z88)))
    :effect (and
      (z67) (not (z81))))
  (:action a7
    :parameters ()
    :precondition (and
      (z3) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z28)) (not (z29))
      (not (z30)) (not (z38)) (not (z44)) (not (z48)) (not (z58)) (not (z61)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z70))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)))
    :effect (and
      (not (z3)) (z67)))
  (:action a8
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z7) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z38)) (not (z44)) (not (z48)) (not (z57)) (not (z58))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z70)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86))
      (not (z89)))
    :effect (and
      (not (z7)) (z67)))
  (:action a9
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (z20) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z29)) (not (z30))
      (not (z33)) (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z53)) (not (z58))
      (not (z61)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z69)) (not (z70)) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z86))
      (not (z89)))
    :effect (and
      (not (z20)) (z67)))
  (:action a10
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (z22) (not (z23)) (not (z25)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z58)) (not (z61))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z70))
      (not (z73)) (not (z78)) (not (z79)) (not (z81)) (not (z86)) (not (z89)))
    :effect (and
      (not (z22)) (z67)))
  (:action a11
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z22)) (z23) (not (z25)) (not (z28)) (not (z30))
      (not (z33)) (not (z38)) (not (z44)) (not (z48)) (not (z51)) (not (z53)) (not (z58))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z70)) (not (z75)) (not (z78)) (not (z79)) (not (z81))
      (not (z86)))
    :effect (and
      (not (z23)) (z67)))
  (:action a12
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (z30) (not (z33))
      (not (z38)) (not (z44)) (not (z48)) (not (z49)) (not (z58)) (not (z61)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z70)) (not (z77))
      (not (z78)) (not (z79)) (not (z81)) (not (z86)))
    :effect (and
      (not (z30)) (z67)))
  (:action a13
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z28))
      (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z44)) (not (z48)) (not (z53))
      (not (z58)) (not (z61)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (z67) (not (z68))
      (not (z70)) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z86)) (not (z87)))
    :effect (and
      (not (z67)) (z68)))
  (:action a14
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z30))
      (not (z33)) (not (z38)) (not (z44)) (not (z48)) (not (z53)) (not (z58)) (not (z59))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z74)) (not (z75)) (not (z78)) (not (z79)) (z81) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z68) (not (z81))))
  (:action a15
    :parameters ()
    :precondition (and
      (z3) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z28)) (not (z29))
      (not (z30)) (not (z33)) (not (z38)) (not (z44)) (not (z48)) (not (z53)) (not (z58))
      (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z3)) (z68)))
  (:action a16
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z29)) (not (z30))
      (not (z33)) (not (z38)) (not (z44)) (not (z48)) (not (z53)) (not (z57)) (not (z58))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z75))
      (not (z78)) (not (z79)) (not (z81)) (not (z86)) (not (z87)))
    :effect (and
      (not (z7)) (z68)))
  (:action a17
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (z20)
      (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z30)) (not (z33))
      (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z58)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z78)) (not (z79)) (not (z81)) (not (z86)) (not (z87)) (not (z89)))
    :effect (and
      (not (z20)) (z68)))
  (:action a18
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (z22) (not (z23)) (not (z25)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z58)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z70)) (not (z73))
      (not (z78)) (not (z79)) (not (z81)) (not (z86)) (not (z87)))
    :effect (and
      (not (z22)) (z68)))
  (:action a19
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z25)) (not (z28)) (not (z29))
      (not (z30)) (not (z33)) (not (z38)) (not (z44)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z58)) (not (z60)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z86))
      (not (z87)))
    :effect (and
      (not (z23)) (z68)))
  (:action a20
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (z30) (not (z33))
      (not (z38)) (not (z44)) (not (z48)) (not (z49)) (not (z53)) (not (z58)) (not (z59))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z70)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z81)) (not (z86))
      (not (z87)) (not (z88)))
    :effect (and
      (not (z30)) (z68)))
  (:action a21
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (not (z64))
      (not (z65)) (z66) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z66)) (z69)))
  (:action a22
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z25)) (not (z28)) (not (z29)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (z74) (not (z75))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z89)))
    :effect (and
      (z69) (not (z74))))
  (:action a23
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z27))
      (not (z28)) (not (z29)) (z30) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (z79) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z69) (not (z79))))
  (:action a24
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z58)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69))
      (not (z74)) (not (z75)) (not (z78)) (not (z79)) (z84) (not (z86)) (not (z87)) (not (z89)))
    :effect (and
      (z69) (not (z84))))
  (:action a25
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (not (z25)) (not (z27)) (not (z28)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z58))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z84)) (not (z86)) (z87) (not (z89)))
    :effect (and
      (z69) (not (z87))))
  (:action a26
    :parameters ()
    :precondition (and
      (not (z9)) (z11) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z20)) (not (z25))
      (not (z28)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z58)) (not (z59)) (not (z61)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z74)) (not (z75))
      (not (z78)) (not (z79)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z11)) (z69)))
  (:action a27
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (z14) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z14)) (z69)))
  (:action a28
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (z15) (not (z18))
      (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69))
      (not (z70)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z15)) (z69)))
  (:action a29
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (z18) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z78))
      (not (z79)) (not (z80)) (z81) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z18)) (z69)))
  (:action a30
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (z25) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z25)) (z69)))
  (:action a31
    :parameters ()
    :precondition (and
      (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z25)) (z27) (not (z28)) (not (z29)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z69)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z27)) (z69)))
  (:action a32
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z22)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z31))
      (not (z38)) (z43) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z58)) (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z69)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)))
    :effect (and
      (not (z43)) (z69)))
  (:action a33
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43)) (z44)
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (z67) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z78))
      (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z44)) (z69)))
  (:action a34
    :parameters ()
    :precondition (and
      (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z20))
      (not (z25)) (not (z28)) (not (z29)) (not (z30)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (z49) (not (z51)) (not (z53)) (not (z58)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z69)) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z84)) (not (z86)) (not (z87)) (not (z89)))
    :effect (and
      (not (z49)) (z69)))
  (:action a35
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z23)) (not (z25)) (not (z27)) (not (z28)) (not (z29))
      (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (z51) (not (z53))
      (not (z58)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z69)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)))
    :effect (and
      (not (z51)) (z69)))
  (:action a36
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z23)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z70)) (not (z73)) (not (z74)) (not (z75)) (z77) (not (z78)) (not (z79)) (not (z80))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z70) (not (z77))))
  (:action a37
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z68)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (z80) (not (z81)) (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z70) (not (z80))))
  (:action a38
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z68)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (z89))
    :effect (and
      (z70) (not (z89))))
  (:action a39
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (z21) (not (z22)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47)) (not (z48))
      (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z21)) (z70)))
  (:action a40
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z25)) (z26) (not (z28)) (not (z29)) (not (z31)) (not (z33))
      (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z68)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z26)) (z70)))
  (:action a41
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (z27) (not (z28)) (z29) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (z67) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z29)) (z70)))
  (:action a42
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z28)) (not (z29)) (z31)
      (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70)) (z73) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z31)) (z70) (not (z73))))
  (:action a43
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (z11) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (z33) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z33)) (z70)))
  (:action a44
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (z47)
      (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z47)) (z70) (not (z80))))
  (:action a45
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z53)) (z57) (not (z58)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z57)) (z70)))
  (:action a46
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (z59) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (z88)
      (not (z89)))
    :effect (and
      (not (z59)) (z70) (not (z88))))
  (:action a47
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (z10) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (z60)
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69))
      (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79))
      (not (z80)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z10)) (not (z60)) (z70)))
  (:action a48
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (z27)
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z27)) (not (z62)) (z70)))
  (:action a49
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z25)) (not (z28)) (not (z29)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (z69) (not (z70)) (not (z74)) (not (z75))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z89)))
    :effect (and
      (not (z69)) (z74)))
  (:action a50
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (z30) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (z79) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z74) (not (z79))))
  (:action a51
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z38))
      (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69))
      (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (z84)
      (not (z86)) (not (z87)))
    :effect (and
      (z74) (not (z84))))
  (:action a52
    :parameters ()
    :precondition (and
      (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z21))
      (not (z25)) (not (z28)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z48))
      (not (z49)) (not (z51)) (not (z58)) (not (z59)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z74)) (not (z75)) (not (z78)) (not (z79))
      (not (z81)) (not (z84)) (not (z86)) (z87) (not (z89)))
    :effect (and
      (z74) (not (z87))))
  (:action a53
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (z11) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z25))
      (not (z28)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z49))
      (not (z51)) (not (z58)) (not (z59)) (not (z61)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z78))
      (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)))
    :effect (and
      (not (z11)) (z74)))
  (:action a54
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (z14) (not (z15)) (not (z18))
      (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z79))
      (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z14)) (z74)))
  (:action a55
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (z15) (not (z18))
      (not (z22)) (not (z23)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z58)) (not (z59)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z74)) (not (z75))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z15)) (z74)))
  (:action a56
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z22)) (z23) (z25) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z25)) (z74)))
  (:action a57
    :parameters ()
    :precondition (and
      (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z25)) (z27) (not (z28)) (not (z29)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)))
    :effect (and
      (not (z27)) (z74)))
  (:action a58
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z22)) (not (z25)) (not (z28)) (not (z31)) (not (z38)) (z43) (not (z44)) (not (z48))
      (not (z49)) (not (z51)) (not (z58)) (not (z59)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z78))
      (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z43)) (z74)))
  (:action a59
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (z44)
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (z67) (not (z68))
      (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z44)) (z74)))
  (:action a60
    :parameters ()
    :precondition (and
      (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z25))
      (not (z28)) (not (z30)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (z49) (not (z51))
      (not (z53)) (not (z58)) (not (z59)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z69)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z49)) (z74)))
  (:action a61
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z23)) (not (z25)) (not (z27)) (not (z28)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (z51) (not (z53)) (not (z58)) (not (z59)) (not (z60))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69)) (not (z74))
      (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)))
    :effect (and
      (not (z51)) (z74)))
  (:action a62
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z23)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (z70)
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z70)) (z77)))
  (:action a63
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z18)) (not (z21)) (not (z25))
      (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z77) (not (z80))))
  (:action a64
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z86)) (not (z87)) (not (z88)) (z89))
    :effect (and
      (z77) (not (z89))))
  (:action a65
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (z43) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z2)) (z77)))
  (:action a66
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z18)) (z21) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z68)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z21)) (z77)))
  (:action a67
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z21))
      (not (z25)) (z26) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z26)) (z77)))
  (:action a68
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (z14) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (z28) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (z86) (not (z87)) (not (z88)) (z89))
    :effect (and
      (not (z28)) (z77) (not (z86)) (not (z89))))
  (:action a69
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z23)) (not (z25)) (not (z26)) (not (z28)) (z29)
      (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z29)) (z77)))
  (:action a70
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z21)) (not (z22))
      (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z30)) (z31) (not (z33)) (not (z38))
      (not (z43)) (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z69)) (not (z70)) (z73) (not (z75)) (not (z77)) (not (z78)) (not (z79))
      (not (z80)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z31)) (not (z73)) (z77)))
  (:action a71
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (z33) (not (z38)) (not (z44)) (not (z47)) (not (z48))
      (not (z49)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z33)) (z77)))
  (:action a72
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z20)) (not (z21))
      (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (z47)
      (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z86)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z47)) (z77) (not (z80))))
  (:action a73
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (z48) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (z58) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (z64) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z48)) (not (z64)) (z77)))
  (:action a74
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (z25) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (z48) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (z86) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z48)) (z77) (not (z86))))
  (:action a75
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (z9) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (z15)
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (z48) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z9)) (not (z48)) (z77)))
  (:action a76
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z53)) (z77)))
  (:action a77
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z21)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z53)) (z57) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z57)) (z77)))
  (:action a78
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z58)) (z59) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z86)) (z88) (not (z89)))
    :effect (and
      (not (z59)) (z77) (not (z88))))
  (:action a79
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (z10) (not (z13)) (not (z14)) (not (z15)) (not (z21)) (not (z23))
      (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (z60) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z10)) (not (z60)) (z77)))
  (:action a80
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z21))
      (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z57))
      (not (z59)) (not (z60)) (z61) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (z80) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z61)) (z77) (not (z80))))
  (:action a81
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (z78) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (z86) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z62)) (z77) (not (z78)) (not (z86))))
  (:action a82
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z25)) (not (z26)) (z27) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (z62) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79))
      (not (z80)) (not (z81)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z27)) (not (z62)) (z77)))
  (:action a83
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (z13) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (z44) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (z63) (not (z64))
      (not (z65)) (not (z66)) (z67) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z13)) (not (z62)) (not (z63)) (z77)))
  (:action a84
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z27))
      (not (z28)) (not (z29)) (z30) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (z69) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z69)) (z79)))
  (:action a85
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (z30) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (z74) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z74)) (z79)))
  (:action a86
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z81)) (z84) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z79) (not (z84))))
  (:action a87
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (z87) (not (z88))
      (not (z89)))
    :effect (and
      (z79) (not (z87))))
  (:action a88
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (z11) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (z21) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (z30) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z11)) (z79)))
  (:action a89
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (z27) (not (z28))
      (not (z29)) (z30) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z27)) (z79)))
  (:action a90
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z27))
      (not (z28)) (not (z29)) (z30) (not (z31)) (not (z33)) (not (z38)) (z43) (not (z44))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z43)) (z79)))
  (:action a91
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (z51) (not (z53)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z51)) (z79)))
  (:action a92
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z68)) (z70) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z70)) (z80)))
  (:action a93
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z18)) (not (z21)) (not (z25))
      (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (z77) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z77)) (z80)))
  (:action a94
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z44))
      (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z84)) (not (z86)) (not (z87)) (z88) (not (z89)))
    :effect (and
      (z80) (not (z88))))
  (:action a95
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47)) (not (z48))
      (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z86)) (not (z87)) (not (z88)) (z89))
    :effect (and
      (z80) (not (z89))))
  (:action a96
    :parameters ()
    :precondition (and
      (z2) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (z43) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z2)) (z80)))
  (:action a97
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z18)) (z21) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z47)) (not (z48))
      (not (z53)) (not (z57)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z21)) (z80)))
  (:action a98
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z18))
      (not (z21)) (not (z25)) (z26) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38))
      (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z26)) (z80)))
  (:action a99
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (z14) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (z28) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (z86) (not (z87)) (not (z88)) (z89))
    :effect (and
      (not (z28)) (z80) (not (z86)) (not (z89))))
  (:action a100
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z25)) (not (z26))
      (not (z28)) (z29) (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47)) (not (z48))
      (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z29)) (z80)))
  (:action a101
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z18)) (not (z21)) (not (z22))
      (not (z25)) (not (z26)) (not (z28)) (not (z29)) (z31) (not (z33)) (not (z38)) (not (z43))
      (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70)) (z73)
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z80)) (not (z81)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z31)) (not (z73)) (z80)))
  (:action a102
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (z33) (not (z38)) (not (z44)) (not (z47)) (not (z48))
      (not (z49)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69))
      (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79))
      (not (z80)) (not (z81)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z33)) (z80)))
  (:action a103
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (z48) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (z58) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (z64) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z48)) (not (z64)) (z80)))
  (:action a104
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (z48) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z80)) (not (z81)) (not (z84)) (z86) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z48)) (z80) (not (z86))))
  (:action a105
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (z9) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (z15)
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (z48) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z9)) (not (z48)) (z80)))
  (:action a106
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z53)) (z80)))
  (:action a107
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z18)) (not (z21))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z33))
      (not (z38)) (not (z47)) (not (z48)) (not (z53)) (z57) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z80)) (not (z81)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z57)) (z80)))
  (:action a108
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (z10) (not (z13)) (not (z14)) (not (z18)) (not (z21)) (not (z23))
      (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38))
      (not (z44)) (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z59)) (z60)
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z80)) (not (z81))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z10)) (not (z60)) (z80)))
  (:action a109
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z23)) (not (z25)) (not (z26)) (z27) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (z62) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79))
      (not (z80)) (not (z81)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z27)) (not (z62)) (z80)))
  (:action a110
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (z13) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (z44) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (z63) (not (z64))
      (not (z65)) (not (z66)) (z67) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z13)) (not (z62)) (not (z63)) (z80)))
  (:action a111
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z30))
      (not (z38)) (not (z44)) (not (z48)) (not (z51)) (not (z53)) (not (z58)) (not (z59))
      (not (z61)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (z67) (not (z68)) (not (z70))
      (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z86)) (not (z88)))
    :effect (and
      (not (z67)) (z81)))
  (:action a112
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z30))
      (not (z33)) (not (z38)) (not (z44)) (not (z48)) (not (z53)) (not (z58)) (not (z59))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (z68) (not (z74))
      (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z68)) (z81)))
  (:action a113
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z28)) (not (z29))
      (not (z30)) (not (z38)) (not (z44)) (not (z48)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z70)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z81))
      (not (z84)) (not (z86)))
    :effect (and
      (not (z3)) (z81)))
  (:action a114
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z20))
      (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z29)) (not (z30)) (not (z33))
      (not (z38)) (not (z44)) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z74))
      (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z86)) (not (z88)))
    :effect (and
      (not (z7)) (z81)))
  (:action a115
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (z20) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z30)) (not (z38)) (not (z44))
      (not (z47)) (not (z48)) (not (z53)) (not (z58)) (not (z59)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z86)) (not (z89)))
    :effect (and
      (not (z20)) (z81)))
  (:action a116
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (z22) (not (z23)) (not (z25)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z53)) (not (z58)) (not (z59))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z73))
      (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z86)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z22)) (z81)))
  (:action a117
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (z23) (not (z25)) (not (z28)) (not (z30)) (not (z38))
      (not (z44)) (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z58)) (not (z59))
      (not (z60)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z86)) (not (z89)))
    :effect (and
      (not (z23)) (z81)))
  (:action a118
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z29)) (z30) (not (z33))
      (not (z38)) (not (z44)) (not (z48)) (not (z49)) (not (z53)) (not (z58)) (not (z59))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z81))
      (not (z86)) (not (z88)))
    :effect (and
      (not (z30)) (z81)))
  (:action a119
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z58)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (z69) (not (z74))
      (not (z75)) (not (z78)) (not (z79)) (not (z84)) (not (z86)) (not (z87)) (not (z89)))
    :effect (and
      (not (z69)) (z84)))
  (:action a120
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z38))
      (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69))
      (not (z70)) (not (z73)) (z74) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)))
    :effect (and
      (not (z74)) (z84)))
  (:action a121
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (z79) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z79)) (z84)))
  (:action a122
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z58)) (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z74)) (not (z75)) (not (z78)) (not (z79))
      (not (z84)) (not (z86)) (z87))
    :effect (and
      (z84) (not (z87))))
  (:action a123
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (z11) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z58)) (not (z61)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70))
      (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)))
    :effect (and
      (not (z11)) (z84)))
  (:action a124
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (z15) (not (z18))
      (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z74))
      (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z15)) (z84)))
  (:action a125
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (z18) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (z81) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z18)) (z84)))
  (:action a126
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z22)) (z23) (z25) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z25)) (z84)))
  (:action a127
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z25)) (not (z26)) (z27) (not (z28)) (not (z29)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69))
      (not (z70)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)))
    :effect (and
      (not (z27)) (z84)))
  (:action a128
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z22)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z31)) (not (z33)) (not (z38)) (z43) (not (z44)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z58)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z69)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z79))
      (not (z84)) (not (z86)) (not (z87)))
    :effect (and
      (not (z43)) (z84)))
  (:action a129
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43)) (z44)
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (z67)
      (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z44)) (z84)))
  (:action a130
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (not (z48)) (z49) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)))
    :effect (and
      (not (z49)) (z84)))
  (:action a131
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z23)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z49)) (z51) (not (z53))
      (not (z58)) (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z69)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)))
    :effect (and
      (not (z51)) (z84)))
  (:action a132
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (not (z64))
      (not (z65)) (z66) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z66)) (z87)))
  (:action a133
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (not (z25)) (not (z27)) (not (z28)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z58))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68)) (z69) (not (z74))
      (not (z75)) (not (z78)) (not (z79)) (not (z84)) (not (z86)) (not (z87)) (not (z89)))
    :effect (and
      (not (z69)) (z87)))
  (:action a134
    :parameters ()
    :precondition (and
      (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z21))
      (not (z25)) (not (z28)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z48))
      (not (z49)) (not (z51)) (not (z58)) (not (z59)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (z74) (not (z75)) (not (z78)) (not (z79)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)))
    :effect (and
      (not (z74)) (z87)))
  (:action a135
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (z79) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z79)) (z87)))
  (:action a136
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z58)) (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (z84)
      (not (z86)) (not (z87)))
    :effect (and
      (not (z84)) (z87)))
  (:action a137
    :parameters ()
    :precondition (and
      (not (z9)) (z11) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z21)) (not (z25))
      (not (z27)) (not (z28)) (not (z29)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z58)) (not (z61)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69))
      (not (z70)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z84)) (not (z86))
      (not (z87)))
    :effect (and
      (not (z11)) (z87)))
  (:action a138
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (z14) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z58)) (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z14)) (z87)))
  (:action a139
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (z15)
      (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z78)) (not (z79))
      (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z15)) (z87)))
  (:action a140
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (z18) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (z81) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z18)) (z87)))
  (:action a141
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (z25) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z25)) (z87)))
  (:action a142
    :parameters ()
    :precondition (and
      (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z21)) (not (z25)) (z27) (not (z28)) (not (z29)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)))
    :effect (and
      (not (z27)) (z87)))
  (:action a143
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z25)) (not (z27)) (not (z28)) (not (z31))
      (not (z33)) (not (z38)) (z43) (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z58)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z79))
      (not (z84)) (not (z86)) (not (z87)))
    :effect (and
      (not (z43)) (z87)))
  (:action a144
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (z44) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (z67)
      (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z44)) (z87)))
  (:action a145
    :parameters ()
    :precondition (and
      (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z21))
      (not (z25)) (not (z28)) (not (z30)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z48)) (z49) (not (z51)) (not (z53)) (not (z58)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z84)) (not (z86)) (not (z87)) (not (z89)))
    :effect (and
      (not (z49)) (z87)))
  (:action a146
    :parameters ()
    :precondition (and
      (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z21)) (not (z23)) (not (z25)) (not (z28)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (z51) (not (z53)) (not (z58)) (not (z60)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z74)) (not (z75))
      (not (z78)) (not (z79)) (not (z84)) (not (z86)) (not (z87)))
    :effect (and
      (not (z51)) (z87)))
  (:action a147
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z44))
      (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z80)) (z88)))
  (:action a148
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (z69) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (z89))
    :effect (and
      (z88) (not (z89))))
  (:action a149
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z31)) (not (z33)) (not (z38))
      (z43) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z2)) (z88)))
  (:action a150
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (z21) (not (z22)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z81)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z21)) (z88)))
  (:action a151
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z25)) (z26) (not (z28)) (not (z29))
      (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48))
      (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z70))
      (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z26)) (z88)))
  (:action a152
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (z31) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69))
      (not (z70)) (z73) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z31)) (not (z73)) (z88)))
  (:action a153
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z44)) (z47) (not (z48)) (not (z51))
      (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69))
      (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80)
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z47)) (not (z80)) (z88)))
  (:action a154
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (z49) (not (z51)) (z53) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z53)) (z88)))
  (:action a155
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z53)) (z57) (not (z58)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z57)) (z88)))
  (:action a156
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (z10) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z21)) (not (z23)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48))
      (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (z60) (not (z61)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z10)) (not (z60)) (z88)))
  (:action a157
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (z61) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z70))
      (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z61)) (not (z80)) (z88)))
  (:action a158
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z68)) (z70) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z70)) (z89)))
  (:action a159
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (z77) (not (z78)) (not (z79))
      (not (z80)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z77)) (z89)))
  (:action a160
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47)) (not (z48))
      (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z80)) (z89)))
  (:action a161
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (z69) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (z88) (not (z89)))
    :effect (and
      (not (z88)) (z89)))
  (:action a162
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (z43)
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z2)) (z89)))
  (:action a163
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (z21) (not (z22)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47))
      (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z81)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z21)) (z89)))
  (:action a164
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (z26) (not (z28)) (not (z29))
      (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48))
      (not (z49)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z26)) (z89)))
  (:action a165
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (z27) (not (z28)) (z29) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z29)) (z89)))
  (:action a166
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (z31) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z70)) (z73) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z31)) (not (z73)) (z89)))
  (:action a167
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (z33) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (z87) (not (z88)) (not (z89)))
    :effect (and
      (not (z33)) (z89)))
  (:action a168
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z51)) (not (z53)) (z57) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79))
      (not (z80)) (not (z81)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z57)) (z89)))
  (:action a169
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (z59) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z70)) (not (z73)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (z88)
      (not (z89)))
    :effect (and
      (not (z59)) (not (z88)) (z89)))
  (:action a170
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (z10) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z44)) (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (z60) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z10)) (not (z60)) (z89)))
  (:action a171
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z23)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (z61)
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z84))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z61)) (not (z80)) (z89)))
  (:action a172
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (z84) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z27)) (not (z62)) (z89)))
  (:action a173
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (z43) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (z77)
      (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z2) (not (z77))))
  (:action a174
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (z43) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (z80) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z2) (not (z80))))
  (:action a175
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z31)) (not (z33)) (not (z38))
      (z43) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (z88) (not (z89)))
    :effect (and
      (z2) (not (z88))))
  (:action a176
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (z43)
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (z89))
    :effect (and
      (z2) (not (z89))))
  (:action a177
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (z21) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (z43) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z2) (not (z21))))
  (:action a178
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z70)) (not (z73)) (not (z75)) (z77)
      (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z2) (not (z22)) (not (z77))))
  (:action a179
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (z80) (not (z81)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z2) (not (z22)) (not (z80))))
  (:action a180
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (z49) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (z88) (not (z89)))
    :effect (and
      (z2) (not (z22)) (not (z88))))
  (:action a181
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (z69) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (z89))
    :effect (and
      (z2) (not (z22)) (not (z89))))
  (:action a182
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (z21) (z22) (not (z23)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z2) (not (z21)) (not (z22))))
  (:action a183
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z25)) (z26) (not (z27))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (z43) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z2) (not (z26))))
  (:action a184
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z25)) (z26)
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z2) (not (z22)) (not (z26))))
  (:action a185
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z25)) (not (z26))
      (z27) (not (z28)) (z29) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z2) (not (z22)) (not (z29))))
  (:action a186
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (z33) (not (z38))
      (z43) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z2) (not (z33))))
  (:action a187
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (z33) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (z87) (not (z88)) (not (z89)))
    :effect (and
      (z2) (not (z22)) (not (z33))))
  (:action a188
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (z43)
      (not (z44)) (z47) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z2) (not (z47)) (not (z80))))
  (:action a189
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (z47) (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z2) (not (z22)) (not (z47)) (not (z80))))
  (:action a190
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (z43)
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (z57) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z2) (not (z57))))
  (:action a191
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z53)) (z57) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z81)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z2) (not (z22)) (not (z57))))
  (:action a192
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (z10) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (z43) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (z60) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z2) (not (z10)) (not (z60))))
  (:action a193
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (z10) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (z60) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z70)) (not (z73)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z2) (not (z10)) (not (z22)) (not (z60))))
  (:action a194
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (z43) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (z61) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z2) (not (z61)) (not (z80))))
  (:action a195
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (z61) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z2) (not (z22)) (not (z61)) (not (z80))))
  (:action a196
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z30)) (not (z38)) (not (z44)) (not (z48)) (not (z58)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (z67) (not (z68)) (not (z70))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)))
    :effect (and
      (z3) (not (z67))))
  (:action a197
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z44)) (not (z48)) (not (z53))
      (not (z58)) (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (z68) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z3) (not (z68))))
  (:action a198
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z28)) (not (z29))
      (not (z30)) (not (z38)) (not (z44)) (not (z48)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z70)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (z81) (not (z84))
      (not (z86)))
    :effect (and
      (z3) (not (z81))))
  (:action a199
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z20))
      (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z38)) (not (z44)) (not (z48)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z70)) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84))
      (not (z86)))
    :effect (and
      (z3) (not (z7))))
  (:action a200
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (z20)
      (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z28)) (not (z30)) (not (z38))
      (not (z44)) (not (z47)) (not (z48)) (not (z53)) (not (z58)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z75))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z89)))
    :effect (and
      (z3) (not (z20))))
  (:action a201
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (z22) (not (z23)) (not (z25)) (not (z26)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z53)) (not (z58))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z70)) (not (z73)) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84))
      (not (z86)) (not (z89)))
    :effect (and
      (z3) (not (z22))))
  (:action a202
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (z23) (not (z25)) (not (z26)) (not (z28)) (not (z30))
      (not (z38)) (not (z44)) (not (z48)) (not (z51)) (not (z53)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z70)) (not (z75)) (not (z78)) (not (z79)) (not (z81))
      (not (z84)) (not (z86)) (not (z89)))
    :effect (and
      (z3) (not (z23))))
  (:action a203
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (z30) (not (z38)) (not (z44)) (not (z48)) (not (z49)) (not (z58)) (not (z59))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z77)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z88))
      (not (z89)))
    :effect (and
      (z3) (not (z30))))
  (:action a204
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z38)) (not (z44)) (not (z48)) (not (z57)) (not (z58))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (z67) (not (z68))
      (not (z70)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z89)))
    :effect (and
      (z7) (not (z67))))
  (:action a205
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z29))
      (not (z30)) (not (z33)) (not (z38)) (not (z44)) (not (z48)) (not (z53)) (not (z57))
      (not (z58)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (z68) (not (z75))
      (not (z78)) (not (z79)) (not (z81)) (not (z86)) (not (z87)))
    :effect (and
      (z7) (not (z68))))
  (:action a206
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z29)) (not (z30))
      (not (z33)) (not (z38)) (not (z44)) (not (z48)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z74)) (not (z75)) (not (z78)) (not (z79)) (z81) (not (z86)) (not (z88)))
    :effect (and
      (z7) (not (z81))))
  (:action a207
    :parameters ()
    :precondition (and
      (z3) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z20))
      (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z38)) (not (z44)) (not (z48)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z70)) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84))
      (not (z86)))
    :effect (and
      (not (z3)) (z7)))
  (:action a208
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (z20) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z29)) (not (z30)) (not (z33))
      (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z57)) (not (z58)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z78))
      (not (z79)) (not (z81)) (not (z86)) (not (z89)))
    :effect (and
      (z7) (not (z20))))
  (:action a209
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (z22) (not (z23)) (not (z25)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z48))
      (not (z57)) (not (z58)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z73)) (not (z78)) (not (z79)) (not (z81)) (not (z86)))
    :effect (and
      (z7) (not (z22))))
  (:action a210
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (z23) (not (z25)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z33)) (not (z38)) (not (z44)) (not (z48)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z70)) (not (z75)) (not (z78))
      (not (z79)) (not (z81)) (not (z86)) (not (z89)))
    :effect (and
      (z7) (not (z23))))
  (:action a211
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (z30)
      (not (z38)) (not (z44)) (not (z48)) (not (z49)) (not (z57)) (not (z58)) (not (z59))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z70)) (not (z77)) (not (z78)) (not (z79)) (not (z81)) (not (z86)) (not (z88))
      (not (z89)))
    :effect (and
      (z7) (not (z30))))
  (:action a212
    :parameters ()
    :precondition (and
      (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z20))
      (not (z25)) (not (z28)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59)) (not (z61)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (z69) (not (z70)) (not (z74)) (not (z75))
      (not (z78)) (not (z79)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z11) (not (z69))))
  (:action a213
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z25)) (not (z28)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z48))
      (not (z49)) (not (z51)) (not (z58)) (not (z59)) (not (z61)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70)) (z74) (not (z75)) (not (z78))
      (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)))
    :effect (and
      (z11) (not (z74))))
  (:action a214
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (z21) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (z30) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (z79) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z11) (not (z79))))
  (:action a215
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z58)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69))
      (not (z70)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (z84) (not (z86)) (not (z87))
      (not (z89)))
    :effect (and
      (z11) (not (z84))))
  (:action a216
    :parameters ()
    :precondition (and
      (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z21))
      (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z58)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z84))
      (not (z86)) (z87))
    :effect (and
      (z11) (not (z87))))
  (:action a217
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (z14) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z11) (not (z14))))
  (:action a218
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (z15) (not (z18))
      (not (z22)) (not (z23)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z74))
      (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z11) (not (z15))))
  (:action a219
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (z18) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z78))
      (not (z79)) (not (z80)) (z81) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z11) (not (z18))))
  (:action a220
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (z25) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z78))
      (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z11) (not (z25))))
  (:action a221
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z25)) (z27) (not (z28)) (not (z29)) (not (z38)) (not (z43)) (not (z44))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69))
      (not (z70)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z84)) (not (z86))
      (not (z87)))
    :effect (and
      (z11) (not (z27))))
  (:action a222
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z22)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z33))
      (not (z38)) (z43) (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z58)) (not (z59))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z79))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)))
    :effect (and
      (z11) (not (z43))))
  (:action a223
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z48)) (z49) (not (z51)) (not (z58)) (not (z61)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z84)) (not (z86))
      (not (z87)))
    :effect (and
      (z11) (not (z49))))
  (:action a224
    :parameters ()
    :precondition (and
      (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z23)) (not (z25)) (not (z27)) (not (z28)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (z51) (not (z53)) (not (z58)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69))
      (not (z70)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)))
    :effect (and
      (z11) (not (z51))))
  (:action a225
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (z69) (not (z70)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z14) (not (z69))))
  (:action a226
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z69)) (not (z70)) (not (z73)) (z74) (not (z75)) (not (z78)) (not (z79))
      (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z14) (not (z74))))
  (:action a227
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z58)) (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z81)) (not (z84))
      (not (z86)) (z87) (not (z88)) (not (z89)))
    :effect (and
      (z14) (not (z87))))
  (:action a228
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (z11) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z11)) (z14)))
  (:action a229
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (z27)
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z14) (not (z27))))
  (:action a230
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (z43) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z14) (not (z43))))
  (:action a231
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (z49) (not (z51)) (not (z53)) (not (z58)) (not (z59))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z14) (not (z49))))
  (:action a232
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (z47) (not (z48)) (not (z49)) (z51) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z14) (not (z51))))
  (:action a233
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (z69)
      (not (z70)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z15) (not (z69))))
  (:action a234
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z22)) (not (z23)) (not (z25)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70)) (z74) (not (z75))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z15) (not (z74))))
  (:action a235
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70))
      (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (z84) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z15) (not (z84))))
  (:action a236
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z78))
      (not (z79)) (not (z81)) (not (z84)) (not (z86)) (z87) (not (z88)) (not (z89)))
    :effect (and
      (z15) (not (z87))))
  (:action a237
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (z11) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z22)) (not (z23)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z74))
      (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z11)) (z15)))
  (:action a238
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (z27) (not (z28)) (not (z29))
      (not (z30)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z74))
      (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z15) (not (z27))))
  (:action a239
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z22)) (not (z23)) (not (z25)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z33)) (not (z38)) (z43) (not (z44)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z58)) (not (z59)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z15) (not (z43))))
  (:action a240
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z22)) (not (z23)) (not (z25)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (z49) (not (z51))
      (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z15) (not (z49))))
  (:action a241
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z48)) (not (z49)) (z51) (not (z53)) (not (z58)) (not (z59)) (not (z60)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70))
      (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z15) (not (z51))))
  (:action a242
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (z69) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z78))
      (not (z79)) (not (z80)) (z81) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z18) (not (z69))))
  (:action a243
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (z81) (z84) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z18) (not (z84))))
  (:action a244
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (z81) (not (z84)) (not (z86))
      (z87) (not (z88)) (not (z89)))
    :effect (and
      (z18) (not (z87))))
  (:action a245
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (z11) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75))
      (not (z78)) (not (z79)) (not (z80)) (z81) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z11)) (z18)))
  (:action a246
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (z10) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (z60) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (z81) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z18) (not (z27))))
  (:action a247
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (z43) (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z81) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z18) (not (z43))))
  (:action a248
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (z49) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (z81) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z18) (not (z49))))
  (:action a249
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z48)) (not (z49)) (z51) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z78)) (not (z79)) (z81) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z18) (not (z51))))
  (:action a250
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z29))
      (not (z30)) (not (z33)) (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z53))
      (not (z58)) (not (z61)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (z67) (not (z68))
      (not (z69)) (not (z70)) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z86))
      (not (z89)))
    :effect (and
      (z20) (not (z67))))
  (:action a251
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z30))
      (not (z33)) (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z58)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (z68) (not (z69)) (not (z70))
      (not (z78)) (not (z79)) (not (z81)) (not (z86)) (not (z87)) (not (z89)))
    :effect (and
      (z20) (not (z68))))
  (:action a252
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z30)) (not (z38))
      (not (z44)) (not (z47)) (not (z48)) (not (z53)) (not (z58)) (not (z59)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69))
      (not (z70)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (z81) (not (z86)) (not (z89)))
    :effect (and
      (z20) (not (z81))))
  (:action a253
    :parameters ()
    :precondition (and
      (z3) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z20))
      (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z28)) (not (z30)) (not (z38))
      (not (z44)) (not (z47)) (not (z48)) (not (z53)) (not (z58)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z75))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z89)))
    :effect (and
      (not (z3)) (z20)))
  (:action a254
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z7) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z29)) (not (z30))
      (not (z33)) (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z57)) (not (z58))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69))
      (not (z78)) (not (z79)) (not (z81)) (not (z86)) (not (z89)))
    :effect (and
      (not (z7)) (z20)))
  (:action a255
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (z22) (not (z23)) (not (z25)) (not (z28)) (not (z30)) (not (z31)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z53)) (not (z58)) (not (z59))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69))
      (not (z70)) (not (z73)) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (z20) (not (z22))))
  (:action a256
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z25)) (not (z28)) (not (z29))
      (not (z30)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z51))
      (not (z53)) (not (z58)) (not (z60)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z75)) (not (z78)) (not (z79))
      (not (z81)) (not (z86)) (not (z89)))
    :effect (and
      (z20) (not (z23))))
  (:action a257
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z29)) (z30) (not (z33))
      (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z58)) (not (z59))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z69)) (not (z70)) (not (z77)) (not (z78)) (not (z79)) (not (z81)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (z20) (not (z30))))
  (:action a258
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47))
      (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70)
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z21) (not (z70))))
  (:action a259
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z18)) (not (z21))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z68)) (not (z70)) (not (z73)) (not (z75)) (z77) (not (z78))
      (not (z79)) (not (z80)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z21) (not (z77))))
  (:action a260
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z18)) (not (z21))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z47))
      (not (z48)) (not (z53)) (not (z57)) (not (z59)) (not (z60)) (not (z61)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z21) (not (z80))))
  (:action a261
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z86)) (not (z87)) (z88) (not (z89)))
    :effect (and
      (z21) (not (z88))))
  (:action a262
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z44))
      (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z86)) (not (z87)) (not (z88)) (z89))
    :effect (and
      (z21) (not (z89))))
  (:action a263
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (z43) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z2)) (z21)))
  (:action a264
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z18))
      (not (z21)) (z26) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z44))
      (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z21) (not (z26))))
  (:action a265
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (z14) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (z28) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (z86) (not (z87)) (not (z88)) (z89))
    :effect (and
      (z21) (not (z28)) (not (z86)) (not (z89))))
  (:action a266
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z28)) (z29) (not (z30))
      (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z21) (not (z29))))
  (:action a267
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z15)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (z31) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68))
      (not (z70)) (z73) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z21) (not (z31)) (not (z73))))
  (:action a268
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z20)) (not (z21))
      (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38))
      (not (z44)) (z47) (not (z48)) (not (z53)) (not (z57)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (z80) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z21) (not (z47)) (not (z80))))
  (:action a269
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (z48) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (z58) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (z64) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z21) (not (z48)) (not (z64))))
  (:action a270
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (z48) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z80)) (not (z81)) (not (z84)) (z86) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z21) (not (z48)) (not (z86))))
  (:action a271
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z51)) (z53) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z21) (not (z53))))
  (:action a272
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z21)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z33))
      (not (z38)) (not (z47)) (not (z48)) (not (z53)) (z57) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z80)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z21) (not (z57))))
  (:action a273
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48))
      (not (z49)) (not (z53)) (not (z57)) (not (z58)) (z59) (not (z60)) (not (z61)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z70))
      (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (z88) (not (z89)))
    :effect (and
      (z21) (not (z59)) (not (z88))))
  (:action a274
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (z10) (not (z13)) (not (z21)) (not (z23)) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (z60) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z70))
      (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z10)) (z21) (not (z60))))
  (:action a275
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z21))
      (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38))
      (not (z44)) (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z59)) (not (z60)) (z61)
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (z80) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z21) (not (z61)) (not (z80))))
  (:action a276
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (not (z64))
      (not (z65)) (z66) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z21) (not (z62)) (not (z66))))
  (:action a277
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (z78) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (z86) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z21) (not (z62)) (not (z78)) (not (z86))))
  (:action a278
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (not (z23)) (not (z25)) (not (z26)) (z27) (not (z28)) (not (z29))
      (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z49))
      (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z21) (not (z27)) (not (z62))))
  (:action a279
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (z13) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (z44) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (z63) (not (z64))
      (not (z65)) (not (z66)) (z67) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z13)) (z21) (not (z62)) (not (z63))))
  (:action a280
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z30))
      (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z58))
      (not (z61)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (z67) (not (z68)) (not (z70))
      (not (z73)) (not (z78)) (not (z79)) (not (z81)) (not (z86)) (not (z89)))
    :effect (and
      (z22) (not (z67))))
  (:action a281
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z30))
      (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z58))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (z68) (not (z70)) (not (z73))
      (not (z78)) (not (z79)) (not (z81)) (not (z86)) (not (z87)))
    :effect (and
      (z22) (not (z68))))
  (:action a282
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z53)) (not (z58))
      (not (z59)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (z81) (not (z86)) (not (z88))
      (not (z89)))
    :effect (and
      (z22) (not (z81))))
  (:action a283
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z28)) (not (z30))
      (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z53))
      (not (z58)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z70)) (not (z73)) (not (z75)) (not (z78)) (not (z79)) (not (z81))
      (not (z84)) (not (z86)) (not (z89)))
    :effect (and
      (not (z3)) (z22)))
  (:action a284
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z7) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z48)) (not (z57)) (not (z58)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z73)) (not (z78)) (not (z79)) (not (z81))
      (not (z86)))
    :effect (and
      (not (z7)) (z22)))
  (:action a285
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (z20) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z30)) (not (z31)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z53)) (not (z58)) (not (z59))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69))
      (not (z70)) (not (z73)) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z20)) (z22)))
  (:action a286
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (z23) (not (z25)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z51)) (not (z53))
      (not (z58)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z73)) (not (z75)) (not (z78)) (not (z79)) (not (z81))
      (not (z86)))
    :effect (and
      (z22) (not (z23))))
  (:action a287
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z29)) (z30)
      (not (z31)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z57))
      (not (z58)) (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z70)) (not (z73)) (not (z77)) (not (z78)) (not (z79))
      (not (z81)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z22) (not (z30))))
  (:action a288
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (z15)
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (z58)
      (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z15)) (z22) (not (z58)) (z69)))
  (:action a289
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (z58)
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z15)) (z22) (not (z58)) (z74)))
  (:action a290
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z70)) (not (z73))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z2)) (z22) (z77)))
  (:action a291
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z2)) (z22) (z80)))
  (:action a292
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (z58) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z15)) (z22) (not (z58)) (z84)))
  (:action a293
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (z15)
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (z58) (not (z59)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z79))
      (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z15)) (z22) (not (z58)) (z87)))
  (:action a294
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (z49) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z2)) (z22) (z88)))
  (:action a295
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (z69) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z2)) (z22) (z89)))
  (:action a296
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (z58) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z11) (not (z15)) (z22) (not (z58))))
  (:action a297
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z2)) (z21) (z22)))
  (:action a298
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z28))
      (not (z30)) (not (z33)) (not (z38)) (not (z44)) (not (z48)) (not (z51)) (not (z53))
      (not (z58)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (z67) (not (z68)) (not (z70)) (not (z75)) (not (z78)) (not (z79)) (not (z81))
      (not (z86)))
    :effect (and
      (z23) (not (z67))))
  (:action a299
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z28))
      (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z44)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z58)) (not (z60)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (z68) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z86))
      (not (z87)))
    :effect (and
      (z23) (not (z68))))
  (:action a300
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z30))
      (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z60)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (z81) (not (z86)) (not (z89)))
    :effect (and
      (z23) (not (z81))))
  (:action a301
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z28))
      (not (z30)) (not (z38)) (not (z44)) (not (z48)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z70)) (not (z75)) (not (z78)) (not (z79))
      (not (z81)) (not (z84)) (not (z86)) (not (z89)))
    :effect (and
      (not (z3)) (z23)))
  (:action a302
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z7) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z44)) (not (z48)) (not (z51))
      (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z70)) (not (z75))
      (not (z78)) (not (z79)) (not (z81)) (not (z86)) (not (z89)))
    :effect (and
      (not (z7)) (z23)))
  (:action a303
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z29))
      (not (z30)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z51))
      (not (z53)) (not (z58)) (not (z60)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z75)) (not (z78)) (not (z79))
      (not (z81)) (not (z86)) (not (z89)))
    :effect (and
      (not (z20)) (z23)))
  (:action a304
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (z22) (not (z23)) (not (z25)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z51)) (not (z53))
      (not (z58)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z73)) (not (z75)) (not (z78)) (not (z79)) (not (z81))
      (not (z86)))
    :effect (and
      (not (z22)) (z23)))
  (:action a305
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (z30) (not (z38))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59))
      (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z81)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (z23) (not (z30))))
  (:action a306
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z25)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (z69) (not (z70)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z25) (not (z69))))
  (:action a307
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z22)) (z23) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (z74) (not (z75)) (not (z78))
      (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z25) (not (z74))))
  (:action a308
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z22)) (z23) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z78)) (not (z79)) (not (z81)) (z84) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z25) (not (z84))))
  (:action a309
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z25)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (z87) (not (z88)) (not (z89)))
    :effect (and
      (z25) (not (z87))))
  (:action a310
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (z11) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z78))
      (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z11)) (z25)))
  (:action a311
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z22)) (z23) (not (z25)) (z27) (not (z28))
      (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z25) (not (z27))))
  (:action a312
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z25)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (z43) (not (z44))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z25) (not (z43))))
  (:action a313
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z22)) (z23) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (z49) (not (z51)) (not (z53)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z25) (not (z49))))
  (:action a314
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z33)) (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z68)) (z70) (not (z73)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z26) (not (z70))))
  (:action a315
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z21))
      (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z70)) (not (z73)) (not (z75)) (z77) (not (z78)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z26) (not (z77))))
  (:action a316
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z18))
      (not (z21)) (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33))
      (not (z38)) (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81))
      (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z26) (not (z80))))
  (:action a317
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (z88) (not (z89)))
    :effect (and
      (z26) (not (z88))))
  (:action a318
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68))
      (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z88)) (z89))
    :effect (and
      (z26) (not (z89))))
  (:action a319
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (z43) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z2)) (z26)))
  (:action a320
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z18)) (z21)
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z44))
      (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z21)) (z26)))
  (:action a321
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z23)) (not (z25)) (not (z26))
      (not (z28)) (z29) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z26) (not (z29))))
  (:action a322
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z21))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (z31) (not (z33)) (not (z38)) (not (z43))
      (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70)) (z73)
      (not (z75)) (not (z77)) (not (z78)) (not (z80)) (not (z84)) (not (z86)) (not (z88))
      (not (z89)))
    :effect (and
      (z26) (not (z31)) (not (z73))))
  (:action a323
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (z33) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z26) (not (z33))))
  (:action a324
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33))
      (not (z38)) (z47) (not (z48)) (not (z53)) (not (z57)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z73)) (not (z75)) (not (z77)) (not (z78)) (z80) (not (z84)) (not (z86)) (not (z88))
      (not (z89)))
    :effect (and
      (z26) (not (z47)) (not (z80))))
  (:action a325
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (z48) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (z58) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (z64) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z26) (not (z48)) (not (z64))))
  (:action a326
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (z48) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z80)) (not (z81)) (not (z84)) (z86) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z26) (not (z48)) (not (z86))))
  (:action a327
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (z9) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (z15)
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (z48) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z9)) (z26) (not (z48))))
  (:action a328
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z88))
      (not (z89)))
    :effect (and
      (z26) (not (z53))))
  (:action a329
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z21))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38))
      (not (z44)) (not (z47)) (not (z48)) (not (z53)) (z57) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70))
      (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z80)) (not (z84)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (z26) (not (z57))))
  (:action a330
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z23)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z58)) (z59) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (z88) (not (z89)))
    :effect (and
      (z26) (not (z59)) (not (z88))))
  (:action a331
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (z10) (not (z13)) (not (z14)) (not (z21)) (not (z23))
      (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38))
      (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (z60)
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70))
      (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z80)) (not (z84)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z10)) (z26) (not (z60))))
  (:action a332
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z21)) (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33))
      (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (z61) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80)
      (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z26) (not (z61)) (not (z80))))
  (:action a333
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z2)) (z22) (z26)))
  (:action a334
    :parameters ()
    :precondition (and
      (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (z69) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z27) (not (z69))))
  (:action a335
    :parameters ()
    :precondition (and
      (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z69)) (not (z70)) (z74) (not (z75)) (not (z78)) (not (z79)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)))
    :effect (and
      (z27) (not (z74))))
  (:action a336
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z27))
      (not (z28)) (not (z29)) (z30) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (z79) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z27) (not (z79))))
  (:action a337
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (z84) (not (z86))
      (not (z87)) (not (z89)))
    :effect (and
      (z27) (not (z84))))
  (:action a338
    :parameters ()
    :precondition (and
      (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z21)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z84))
      (not (z86)) (z87) (not (z88)))
    :effect (and
      (z27) (not (z87))))
  (:action a339
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (z11) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z38)) (not (z43)) (not (z44))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69))
      (not (z70)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z84)) (not (z86))
      (not (z87)))
    :effect (and
      (not (z11)) (z27)))
  (:action a340
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (z14) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z14)) (z27)))
  (:action a341
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (z15)
      (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70))
      (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z15)) (z27)))
  (:action a342
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (z10) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (z18) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (z60) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (z81) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z18)) (z27)))
  (:action a343
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z22)) (z23) (z25) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z25)) (z27)))
  (:action a344
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z22)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z31))
      (not (z38)) (z43) (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z57)) (not (z58))
      (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69))
      (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)))
    :effect (and
      (z27) (not (z43))))
  (:action a345
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (z44) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (z67) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z27) (not (z44))))
  (:action a346
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z38))
      (not (z43)) (not (z44)) (not (z48)) (z49) (not (z51)) (not (z57)) (not (z58)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)))
    :effect (and
      (z27) (not (z49))))
  (:action a347
    :parameters ()
    :precondition (and
      (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z23)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z49)) (z51) (not (z53)) (not (z57))
      (not (z58)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)))
    :effect (and
      (z27) (not (z51))))
  (:action a348
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (z58) (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z15)) (z22) (z27) (not (z58))))
  (:action a349
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (z14) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (z77) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z28) (not (z77)) (z86) (z89)))
  (:action a350
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (z14) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z28) (not (z80)) (z86) (z89)))
  (:action a351
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (z14) (not (z15))
      (not (z18)) (not (z20)) (z21) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z21)) (z28) (z86) (z89)))
  (:action a352
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (z14) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (z61) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z28) (not (z61)) (not (z80)) (z86) (z89)))
  (:action a353
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (z67) (not (z68)) (not (z69)) (z70) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z29) (not (z70))))
  (:action a354
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z23)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z75)) (z77)
      (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z29) (not (z77))))
  (:action a355
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47))
      (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80)
      (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z29) (not (z80))))
  (:action a356
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (z89))
    :effect (and
      (z29) (not (z89))))
  (:action a357
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (z21)
      (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z21)) (z29)))
  (:action a358
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z23)) (not (z25)) (z26) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z26)) (z29)))
  (:action a359
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z28)) (not (z29))
      (not (z30)) (z31) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48))
      (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70)) (z73) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z29) (not (z31)) (not (z73))))
  (:action a360
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z7) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (z33) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z84)) (not (z86)) (z87) (not (z88)) (not (z89)))
    :effect (and
      (z29) (not (z33))))
  (:action a361
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (z47) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z29) (not (z47)) (not (z80))))
  (:action a362
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (z59) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (z88) (not (z89)))
    :effect (and
      (z29) (not (z59)) (not (z88))))
  (:action a363
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (z10) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z21))
      (not (z23)) (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (z60) (not (z61)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z70)) (not (z73))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z10)) (z29) (not (z60))))
  (:action a364
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47)) (not (z48))
      (not (z49)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (z61) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z29) (not (z61)) (not (z80))))
  (:action a365
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (not (z64))
      (not (z65)) (z66) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z29) (not (z62)) (not (z66))))
  (:action a366
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z7) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (z84)
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z27)) (z29) (not (z62))))
  (:action a367
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z2)) (z22) (z29)))
  (:action a368
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z30))
      (not (z33)) (not (z38)) (not (z44)) (not (z48)) (not (z49)) (not (z58)) (not (z61))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (z67) (not (z68)) (not (z70)) (not (z77))
      (not (z78)) (not (z79)) (not (z81)) (not (z86)))
    :effect (and
      (z30) (not (z67))))
  (:action a369
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z30))
      (not (z33)) (not (z38)) (not (z44)) (not (z48)) (not (z49)) (not (z53)) (not (z58))
      (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (z68)
      (not (z70)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z81)) (not (z86))
      (not (z87)) (not (z88)))
    :effect (and
      (z30) (not (z68))))
  (:action a370
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z29)) (not (z30))
      (not (z33)) (not (z38)) (not (z44)) (not (z48)) (not (z49)) (not (z53)) (not (z58))
      (not (z59)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z81)
      (not (z86)) (not (z88)))
    :effect (and
      (z30) (not (z81))))
  (:action a371
    :parameters ()
    :precondition (and
      (z3) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z20))
      (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z38)) (not (z44)) (not (z48)) (not (z49)) (not (z58)) (not (z59))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z77)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z3)) (z30)))
  (:action a372
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z20))
      (not (z22)) (not (z23)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z38)) (not (z44)) (not (z48)) (not (z49)) (not (z57)) (not (z58)) (not (z59))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z70)) (not (z77)) (not (z78)) (not (z79)) (not (z81)) (not (z86)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z7)) (z30)))
  (:action a373
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (z20) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z29)) (not (z30)) (not (z33))
      (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z58)) (not (z59))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z69)) (not (z70)) (not (z77)) (not (z78)) (not (z79)) (not (z81)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z20)) (z30)))
  (:action a374
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (z22) (not (z23)) (not (z25)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z57))
      (not (z58)) (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z70)) (not (z73)) (not (z77)) (not (z78)) (not (z79))
      (not (z81)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z22)) (z30)))
  (:action a375
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (z23) (not (z25)) (not (z28)) (not (z30)) (not (z38))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59))
      (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z81)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z23)) (z30)))
  (:action a376
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (z70) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z31) (not (z70)) (z73)))
  (:action a377
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z21)) (not (z22))
      (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z73)) (not (z75)) (z77) (not (z78))
      (not (z79)) (not (z80)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z31) (z73) (not (z77))))
  (:action a378
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z18)) (not (z21)) (not (z22))
      (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (z80) (not (z81))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z31) (z73) (not (z80))))
  (:action a379
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (z88) (not (z89)))
    :effect (and
      (z31) (z73) (not (z88))))
  (:action a380
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z88)) (z89))
    :effect (and
      (z31) (z73) (not (z89))))
  (:action a381
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z15)) (z21) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z21)) (z31) (z73)))
  (:action a382
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z21))
      (not (z22)) (z26) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70))
      (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z80)) (not (z84)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z26)) (z31) (z73)))
  (:action a383
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z28)) (z29) (not (z30))
      (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48))
      (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z29)) (z31) (z73)))
  (:action a384
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z31)) (z33) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70))
      (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z31) (not (z33)) (z73)))
  (:action a385
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z20)) (not (z21)) (not (z22))
      (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (z47) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (z80) (not (z86)) (not (z88))
      (not (z89)))
    :effect (and
      (z31) (not (z47)) (z73) (not (z80))))
  (:action a386
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (z48) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z80)) (not (z81)) (not (z84)) (z86) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z31) (not (z48)) (z73) (not (z86))))
  (:action a387
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (z9) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (z15)
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (z48) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z9)) (z31) (not (z48)) (z73)))
  (:action a388
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z51)) (z53) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z31) (not (z53)) (z73)))
  (:action a389
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z15)) (not (z21))
      (not (z22)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z31))
      (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z53)) (z57)
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z80)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z31) (not (z57)) (z73)))
  (:action a390
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (z59) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (z88) (not (z89)))
    :effect (and
      (z31) (not (z59)) (z73) (not (z88))))
  (:action a391
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (z10) (not (z13)) (not (z14)) (not (z21)) (not (z22)) (not (z23))
      (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (z60) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z80)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z10)) (z31) (not (z60)) (z73)))
  (:action a392
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (z61) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (z31) (not (z61)) (z73) (not (z80))))
  (:action a393
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (not (z64))
      (not (z65)) (z66) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z31) (not (z62)) (not (z66)) (z73)))
  (:action a394
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (z78) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (z86) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z31) (not (z62)) (z73) (not (z78)) (not (z86))))
  (:action a395
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (z27) (not (z28))
      (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (z62) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z70))
      (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z27)) (z31) (not (z62)) (z73)))
  (:action a396
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (z11) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (z68) (not (z69)) (z70)
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z33) (not (z70))))
  (:action a397
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z69)) (not (z70)) (not (z73)) (not (z75)) (z77) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z33) (not (z77))))
  (:action a398
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (z80) (not (z81)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z33) (not (z80))))
  (:action a399
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z84)) (not (z86)) (z87) (not (z88)) (z89))
    :effect (and
      (z33) (not (z89))))
  (:action a400
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (z43) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z2)) (z33)))
  (:action a401
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z25)) (z26) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z26)) (z33)))
  (:action a402
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z7) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (z29) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z84)) (not (z86)) (z87) (not (z88)) (not (z89)))
    :effect (and
      (not (z29)) (z33)))
  (:action a403
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (z31) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70)) (z73)
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z31)) (z33) (not (z73))))
  (:action a404
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (z47) (not (z48))
      (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69))
      (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80)
      (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z33) (not (z47)) (not (z80))))
  (:action a405
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z53)) (z57) (not (z58)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z33) (not (z57))))
  (:action a406
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z57)) (not (z58)) (z59) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z73))
      (z74) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (z88) (not (z89)))
    :effect (and
      (z33) (not (z59)) (not (z88))))
  (:action a407
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (z10) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (z60)
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79))
      (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z10)) (z33) (not (z60))))
  (:action a408
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (z61)
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69))
      (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80)
      (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z33) (not (z61)) (not (z80))))
  (:action a409
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z27)) (z33) (not (z62))))
  (:action a410
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69))
      (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79))
      (not (z80)) (not (z81)) (not (z84)) (not (z86)) (z87) (not (z88)) (not (z89)))
    :effect (and
      (not (z2)) (z22) (z33)))
  (:action a411
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z22)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z31))
      (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z58)) (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (z69) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)))
    :effect (and
      (z43) (not (z69))))
  (:action a412
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z22)) (not (z25)) (not (z28)) (not (z31)) (not (z38)) (not (z43)) (not (z44))
      (not (z48)) (not (z49)) (not (z51)) (not (z58)) (not (z59)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z73)) (z74) (not (z75)) (not (z78))
      (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z43) (not (z74))))
  (:action a413
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z27))
      (not (z28)) (not (z29)) (z30) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (z79) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z43) (not (z79))))
  (:action a414
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z22)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z58)) (not (z60)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z69)) (not (z73)) (not (z74)) (not (z75)) (not (z78))
      (not (z79)) (z84) (not (z86)) (not (z87)))
    :effect (and
      (z43) (not (z84))))
  (:action a415
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z25)) (not (z27)) (not (z28)) (not (z31))
      (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z58)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z78))
      (not (z79)) (not (z84)) (not (z86)) (z87))
    :effect (and
      (z43) (not (z87))))
  (:action a416
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (z11) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z22))
      (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z58)) (not (z59))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z79))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)))
    :effect (and
      (not (z11)) (z43)))
  (:action a417
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (z14) (not (z15)) (not (z18))
      (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z14)) (z43)))
  (:action a418
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (z15) (not (z18))
      (not (z22)) (not (z23)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z58)) (not (z59)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z15)) (z43)))
  (:action a419
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (z18) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z81) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z18)) (z43)))
  (:action a420
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (z25) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z25)) (z43)))
  (:action a421
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z22)) (not (z25)) (z27) (not (z28)) (not (z29)) (not (z31)) (not (z38))
      (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z57)) (not (z58))
      (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69))
      (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)))
    :effect (and
      (not (z27)) (z43)))
  (:action a422
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (z44)
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (z67) (not (z68)) (not (z69))
      (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79))
      (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z43) (not (z44))))
  (:action a423
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z22)) (not (z25)) (not (z27)) (not (z28)) (not (z30)) (not (z31)) (not (z38))
      (not (z43)) (not (z44)) (not (z48)) (z49) (not (z51)) (not (z53)) (not (z58)) (not (z59))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z43) (not (z49))))
  (:action a424
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z49)) (z51) (not (z53)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z84))
      (not (z86)) (not (z87)))
    :effect (and
      (z43) (not (z51))))
  (:action a425
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (z67) (not (z68)) (z69) (not (z70)) (not (z74)) (not (z75))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z44) (not (z69))))
  (:action a426
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (z67)
      (not (z68)) (not (z69)) (not (z70)) (not (z73)) (z74) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z44) (not (z74))))
  (:action a427
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (z67) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z81)) (z84) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z44) (not (z84))))
  (:action a428
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (z67) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (z87) (not (z88))
      (not (z89)))
    :effect (and
      (z44) (not (z87))))
  (:action a429
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (z27)
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (z67) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z27)) (z44)))
  (:action a430
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (z43) (not (z44))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (z67) (not (z68)) (not (z69))
      (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79))
      (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z43)) (z44)))
  (:action a431
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (z49) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (z67) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z44) (not (z49))))
  (:action a432
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (z51) (not (z53)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (z67) (not (z68))
      (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z44) (not (z51))))
  (:action a433
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z18)) (not (z20))
      (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38))
      (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69))
      (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (z80) (not (z81))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z47)))
  (:action a434
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (z61) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (z80)
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z47) (not (z61))))
  (:action a435
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (z70) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z47) (not (z70)) (z80)))
  (:action a436
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z20)) (not (z21))
      (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69))
      (not (z70)) (not (z73)) (not (z75)) (z77) (not (z78)) (not (z79)) (not (z80)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (z47) (not (z77)) (z80)))
  (:action a437
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47)) (not (z48))
      (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (z88) (not (z89)))
    :effect (and
      (z47) (z80) (not (z88))))
  (:action a438
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (z43)
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z2)) (z47) (z80)))
  (:action a439
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z20)) (z21) (not (z25))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z44))
      (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z80)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z21)) (z47) (z80)))
  (:action a440
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z20)) (not (z21)) (z26) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38))
      (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z80)) (not (z84)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z26)) (z47) (z80)))
  (:action a441
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z28)) (z29) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z29)) (z47) (z80)))
  (:action a442
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z20)) (not (z21)) (not (z22))
      (not (z25)) (not (z26)) (not (z28)) (not (z29)) (z31) (not (z33)) (not (z38)) (not (z43))
      (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69))
      (not (z70)) (z73) (not (z75)) (not (z77)) (not (z78)) (not (z80)) (not (z86)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z31)) (z47) (not (z73)) (z80)))
  (:action a443
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (z33) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48))
      (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69))
      (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z33)) (z47) (z80)))
  (:action a444
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (z48) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z80)) (not (z81)) (not (z84)) (z86) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z47) (not (z48)) (z80) (not (z86))))
  (:action a445
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (z9) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (z15)
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (z48) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z9)) (z47) (not (z48)) (z80)))
  (:action a446
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z47) (not (z53)) (z80)))
  (:action a447
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z7) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (z15)
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (z33) (z38) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (z66)
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z33)) (not (z38)) (z47) (not (z53)) (not (z66)) (z80)))
  (:action a448
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z20))
      (not (z21)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z33))
      (not (z38)) (not (z47)) (not (z48)) (not (z53)) (z57) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (z47) (not (z57)) (z80)))
  (:action a449
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z58)) (z59) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z86)) (z88) (not (z89)))
    :effect (and
      (z47) (not (z59)) (z80) (not (z88))))
  (:action a450
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (z10) (not (z13)) (not (z15)) (not (z18)) (not (z20)) (not (z21))
      (not (z23)) (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33))
      (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (z60) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z10)) (z47) (not (z60)) (z80)))
  (:action a451
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (not (z64))
      (not (z65)) (z66) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z47) (not (z62)) (not (z66)) (z80)))
  (:action a452
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (z27)
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (z62) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z27)) (z47) (not (z62)) (z80)))
  (:action a453
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (z18) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (z64) (z65) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (z70) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z80)) (z81) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z47) (not (z53)) (not (z62)) (not (z64)) (not (z65)) (not (z70)) (z80)))
  (:action a454
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (z13) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (z44) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (z63) (not (z64))
      (not (z65)) (not (z66)) (z67) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z13)) (z47) (not (z62)) (not (z63)) (z80)))
  (:action a455
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z2)) (z22) (z47) (z80)))
  (:action a456
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (z58) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (z77) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z48) (z64) (not (z77))))
  (:action a457
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (z58) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z48) (z64) (not (z80))))
  (:action a458
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (z21) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (z58) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z21)) (z48) (z64)))
  (:action a459
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (z26)
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (z58) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z26)) (z48) (z64)))
  (:action a460
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (z57)
      (z58) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z48) (not (z57)) (z64)))
  (:action a461
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (z58) (not (z59)) (not (z60)) (z61) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z48) (not (z61)) (z64) (not (z80))))
  (:action a462
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (z25) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (z77) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z48) (not (z77)) (z86)))
  (:action a463
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (z80) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z48) (not (z80)) (z86)))
  (:action a464
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (z21) (not (z22)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z21)) (z48) (z86)))
  (:action a465
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z26) (not (z27)) (not (z28))
      (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z26)) (z48) (z86)))
  (:action a466
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (z31) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (z73) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z31)) (z48) (not (z73)) (z86)))
  (:action a467
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (z47)
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (z80) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z47)) (z48) (not (z80)) (z86)))
  (:action a468
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (z57) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z48) (not (z57)) (z86)))
  (:action a469
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (z61) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (z79) (z80) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z48) (not (z61)) (not (z80)) (z86)))
  (:action a470
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (z77) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z9) (z48) (not (z77))))
  (:action a471
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z9) (z48) (not (z80))))
  (:action a472
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (z26)
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z9) (not (z26)) (z48)))
  (:action a473
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (z31) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (z68) (not (z69)) (not (z70)) (z73) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z9) (not (z31)) (z48) (not (z73))))
  (:action a474
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (z47) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z9) (not (z47)) (z48) (not (z80))))
  (:action a475
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (z57)
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z9) (z48) (not (z57))))
  (:action a476
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (z10) (not (z11)) (not (z13)) (not (z14)) (z15)
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (z60) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z9) (not (z10)) (z48) (not (z60))))
  (:action a477
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (z61) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z9) (z48) (not (z61)) (not (z80))))
  (:action a478
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (not (z64))
      (not (z65)) (z66) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z49) (not (z66))))
  (:action a479
    :parameters ()
    :precondition (and
      (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z20))
      (not (z25)) (not (z28)) (not (z29)) (not (z30)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (z69) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z84)) (not (z86)) (not (z87)) (not (z89)))
    :effect (and
      (z49) (not (z69))))
  (:action a480
    :parameters ()
    :precondition (and
      (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z25))
      (not (z28)) (not (z30)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z58)) (not (z59)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z69)) (z74) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z49) (not (z74))))
  (:action a481
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z58)) (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z69)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z84) (not (z86))
      (not (z87)) (not (z88)))
    :effect (and
      (z49) (not (z84))))
  (:action a482
    :parameters ()
    :precondition (and
      (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z21))
      (not (z25)) (not (z28)) (not (z30)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z84)) (not (z86)) (z87) (not (z89)))
    :effect (and
      (z49) (not (z87))))
  (:action a483
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (z11) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z25))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z58)) (not (z61)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z84)) (not (z86))
      (not (z87)))
    :effect (and
      (not (z11)) (z49)))
  (:action a484
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (z14) (not (z15)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z14)) (z49)))
  (:action a485
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (z15) (not (z18))
      (not (z22)) (not (z23)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z15)) (z49)))
  (:action a486
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (z18) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (z81) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z18)) (z49)))
  (:action a487
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z22)) (z23) (z25) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z25)) (z49)))
  (:action a488
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z25)) (z27) (not (z28)) (not (z29)) (not (z30)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z57)) (not (z58)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)))
    :effect (and
      (not (z27)) (z49)))
  (:action a489
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z22)) (not (z25)) (not (z27)) (not (z28)) (not (z30)) (not (z31)) (not (z38)) (z43)
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z43)) (z49)))
  (:action a490
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38))
      (not (z43)) (z44) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (z67) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z44)) (z49)))
  (:action a491
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z23)) (not (z25)) (not (z28)) (not (z29)) (not (z30)) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z49)) (z51) (not (z53)) (not (z58))
      (not (z59)) (not (z60)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z49) (not (z51))))
  (:action a492
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (z58) (not (z59))
      (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z15)) (z22) (z49) (not (z58))))
  (:action a493
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z23)) (not (z25)) (not (z27)) (not (z28)) (not (z29))
      (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z58)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (z69) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)))
    :effect (and
      (z51) (not (z69))))
  (:action a494
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z23)) (not (z25)) (not (z27)) (not (z28)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59))
      (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69)) (z74)
      (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)))
    :effect (and
      (z51) (not (z74))))
  (:action a495
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (z79) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z51) (not (z79))))
  (:action a496
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z23)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z58)) (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z69)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (z84)
      (not (z86)) (not (z87)) (not (z88)))
    :effect (and
      (z51) (not (z84))))
  (:action a497
    :parameters ()
    :precondition (and
      (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z21)) (not (z23)) (not (z25)) (not (z28)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z60))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z74))
      (not (z75)) (not (z78)) (not (z79)) (not (z84)) (not (z86)) (z87))
    :effect (and
      (z51) (not (z87))))
  (:action a498
    :parameters ()
    :precondition (and
      (not (z9)) (not (z10)) (z11) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z23))
      (not (z25)) (not (z27)) (not (z28)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69))
      (not (z70)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)))
    :effect (and
      (not (z11)) (z51)))
  (:action a499
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (z14) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (z47) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z14)) (z51)))
  (:action a500
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (z15)
      (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59)) (not (z60)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70))
      (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z15)) (z51)))
  (:action a501
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (z18) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z78)) (not (z79)) (z81) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z18)) (z51)))
  (:action a502
    :parameters ()
    :precondition (and
      (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z23)) (not (z25)) (z27) (not (z28)) (not (z29)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)))
    :effect (and
      (not (z27)) (z51)))
  (:action a503
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z22)) (not (z23)) (not (z25)) (not (z28)) (not (z31)) (not (z33))
      (not (z38)) (z43) (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z84))
      (not (z86)) (not (z87)))
    :effect (and
      (not (z43)) (z51)))
  (:action a504
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z33)) (not (z38)) (not (z43)) (z44) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (z67) (not (z68))
      (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z78)) (not (z79)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z44)) (z51)))
  (:action a505
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z23)) (not (z25)) (not (z28)) (not (z29)) (not (z30)) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (not (z48)) (z49) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z60)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z49)) (z51)))
  (:action a506
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53)
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (z67) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (z75) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z51) (not (z53)) (z70) (not (z75))))
  (:action a507
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (z75) (not (z77))
      (not (z78)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z51) (not (z53)) (not (z75)) (z77)))
  (:action a508
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (z75)
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z51) (not (z53)) (not (z75)) (z80)))
  (:action a509
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (z75) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z51) (not (z53)) (not (z75)) (z88)))
  (:action a510
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (z75) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z51) (not (z53)) (not (z75)) (z89)))
  (:action a511
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (z75) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z2) (not (z22)) (z51) (not (z53)) (not (z75))))
  (:action a512
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (z75) (not (z77))
      (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z21) (z51) (not (z53)) (not (z75))))
  (:action a513
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (z58) (not (z59)) (not (z60))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z79))
      (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z15)) (z22) (z51) (not (z58))))
  (:action a514
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (z75)
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z26) (z51) (not (z53)) (not (z75))))
  (:action a515
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z7) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53)
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z73)) (not (z74)) (z75) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z29) (z51) (not (z53)) (not (z75))))
  (:action a516
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (z75) (not (z77))
      (not (z78)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z31) (z51) (not (z53)) (z73) (not (z75))))
  (:action a517
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53)
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (z75) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z47) (z51) (not (z53)) (not (z75)) (z80)))
  (:action a518
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (z77) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z53) (not (z77))))
  (:action a519
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z53) (not (z80))))
  (:action a520
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (z49) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (z88) (not (z89)))
    :effect (and
      (z53) (not (z88))))
  (:action a521
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (z21) (not (z22)) (z23) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z21)) (z53)))
  (:action a522
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z25)) (z26) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z26)) (z53)))
  (:action a523
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z30)) (z31) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z70)) (z73) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z31)) (z53) (not (z73))))
  (:action a524
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z44)) (z47) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z47)) (z53) (not (z80))))
  (:action a525
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (z57) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z53) (not (z57))))
  (:action a526
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (z61) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (z80) (not (z81)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z53) (not (z61)) (not (z80))))
  (:action a527
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (z51) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (z67) (not (z68)) (not (z69)) (z70) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z51)) (z53) (not (z70)) (z75)))
  (:action a528
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (z51) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (z77)
      (not (z78)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z51)) (z53) (z75) (not (z77))))
  (:action a529
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (z51) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z51)) (z53) (z75) (not (z80))))
  (:action a530
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (z51) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (z88) (not (z89)))
    :effect (and
      (not (z51)) (z53) (z75) (not (z88))))
  (:action a531
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (z51) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (z89))
    :effect (and
      (not (z51)) (z53) (z75) (not (z89))))
  (:action a532
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (z21) (not (z23)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (z51) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z21)) (not (z51)) (z53) (z75)))
  (:action a533
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (z26)
      (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (z51) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z26)) (not (z51)) (z53) (z75)))
  (:action a534
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z7) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (z29) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (z51) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z29)) (not (z51)) (z53) (z75)))
  (:action a535
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (z31) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (z51) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z69)) (not (z70)) (z73) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z31)) (not (z51)) (z53) (not (z73)) (z75)))
  (:action a536
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (z47) (not (z48)) (not (z49)) (z51) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z47)) (not (z51)) (z53) (z75) (not (z80))))
  (:action a537
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (z51) (not (z53)) (z57)
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z51)) (z53) (not (z57)) (z75)))
  (:action a538
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (z51) (not (z53))
      (not (z57)) (not (z58)) (z59) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (z81) (not (z84))
      (not (z86)) (not (z87)) (z88) (not (z89)))
    :effect (and
      (not (z51)) (z53) (not (z59)) (z75) (not (z88))))
  (:action a539
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (z51) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (z61) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z51)) (z53) (not (z61)) (z75) (not (z80))))
  (:action a540
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (z51) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z2)) (z22) (not (z51)) (z53) (z75)))
  (:action a541
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z7) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (z15)
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (z47) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z33) (z38) (not (z47)) (z53) (z66) (not (z80))))
  (:action a542
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z7) (not (z9)) (z10) (not (z11)) (not (z13)) (not (z14)) (z15)
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (z60) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z10)) (z33) (z38) (z53) (not (z60)) (z66)))
  (:action a543
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z7) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (z15)
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (z61) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z33) (z38) (z53) (not (z61)) (z66) (not (z80))))
  (:action a544
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (z70) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z57) (not (z70))))
  (:action a545
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z21)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z57))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z70)) (not (z73)) (not (z75)) (z77) (not (z78)) (not (z79)) (not (z80))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z57) (not (z77))))
  (:action a546
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z18)) (not (z21))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z33))
      (not (z38)) (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (z80) (not (z81)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (z57) (not (z80))))
  (:action a547
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79))
      (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (z88) (not (z89)))
    :effect (and
      (z57) (not (z88))))
  (:action a548
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z81)) (not (z86)) (not (z87)) (not (z88)) (z89))
    :effect (and
      (z57) (not (z89))))
  (:action a549
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (z43)
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z2)) (z57)))
  (:action a550
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15)) (z21)
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38))
      (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z80)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z21)) (z57)))
  (:action a551
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z21))
      (z26) (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z44))
      (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70))
      (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z80)) (not (z84)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z26)) (z57)))
  (:action a552
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z15)) (not (z21))
      (not (z22)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z31) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z70)) (z73) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z80)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z31)) (z57) (not (z73))))
  (:action a553
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (z33) (not (z38)) (not (z44)) (not (z47)) (not (z48))
      (not (z49)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z33)) (z57)))
  (:action a554
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z20))
      (not (z21)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z33))
      (not (z38)) (z47) (not (z48)) (not (z53)) (not (z57)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z86)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z47)) (z57) (not (z80))))
  (:action a555
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (z48) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (z58) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (z64) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z48)) (z57) (not (z64))))
  (:action a556
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (z48) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z80)) (not (z81)) (not (z84)) (z86) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z48)) (z57) (not (z86))))
  (:action a557
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (z9) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (z15)
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (z48) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z9)) (not (z48)) (z57)))
  (:action a558
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z53)) (z57)))
  (:action a559
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (z59) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (z88) (not (z89)))
    :effect (and
      (z57) (not (z59)) (not (z88))))
  (:action a560
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (z10) (not (z13)) (not (z21)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38))
      (not (z44)) (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z59)) (z60)
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70))
      (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z10)) (z57) (not (z60))))
  (:action a561
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z18))
      (not (z21)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z31))
      (not (z33)) (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (z61) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (z80) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z57) (not (z61)) (not (z80))))
  (:action a562
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (z78) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (z86) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z57) (not (z62)) (not (z78)) (not (z86))))
  (:action a563
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z23)) (not (z25)) (not (z26)) (z27) (not (z28)) (not (z29))
      (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48))
      (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z27)) (z57) (not (z62))))
  (:action a564
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (z18) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (z64) (z65) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (z70) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z80)) (z81) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z53)) (z57) (not (z62)) (not (z64)) (not (z65)) (not (z70))))
  (:action a565
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z70)) (not (z73)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z86)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z2)) (z22) (z57)))
  (:action a566
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (z75)
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z51) (not (z53)) (z57) (not (z75))))
  (:action a567
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (z69) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z15) (not (z22)) (z58) (not (z69))))
  (:action a568
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (z74)
      (not (z75)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z15) (not (z22)) (z58) (not (z74))))
  (:action a569
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (z22) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z81)) (z84) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z15) (not (z22)) (z58) (not (z84))))
  (:action a570
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z25)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58)) (not (z59)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z79))
      (not (z81)) (not (z84)) (not (z86)) (z87) (not (z88)) (not (z89)))
    :effect (and
      (z15) (not (z22)) (z58) (not (z87))))
  (:action a571
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (z11) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z11)) (z15) (not (z22)) (z58)))
  (:action a572
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z25)) (not (z26))
      (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z15) (not (z22)) (not (z27)) (z58)))
  (:action a573
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (z22) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (z49) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z15) (not (z22)) (not (z49)) (z58)))
  (:action a574
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (z22) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (z51) (not (z53)) (not (z58)) (not (z59)) (not (z60))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z79))
      (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z15) (not (z22)) (not (z51)) (z58)))
  (:action a575
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z73)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (z59) (not (z70)) (z88)))
  (:action a576
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z70)) (not (z73)) (not (z75)) (z77) (not (z78)) (not (z79)) (not (z80))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z59) (not (z77)) (z88)))
  (:action a577
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z70)) (not (z73))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (z89))
    :effect (and
      (z59) (z88) (not (z89))))
  (:action a578
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (z21) (not (z22)) (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49))
      (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z70))
      (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z21)) (z59) (z88)))
  (:action a579
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z23)) (not (z25)) (z26) (not (z28)) (not (z29))
      (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48))
      (not (z49)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z26)) (z59) (z88)))
  (:action a580
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z28)) (z29) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z29)) (z59) (z88)))
  (:action a581
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z28)) (not (z29)) (not (z30)) (z31) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z70)) (z73) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z31)) (z59) (not (z73)) (z88)))
  (:action a582
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (z33) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z73))
      (z74) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z33)) (z59) (z88)))
  (:action a583
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (z47)
      (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (z80) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z47)) (z59) (not (z80)) (z88)))
  (:action a584
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (z57) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z57)) (z59) (z88)))
  (:action a585
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (z10) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z21)) (not (z23)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z51))
      (not (z53)) (not (z57)) (not (z58)) (not (z59)) (z60) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z73)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z10)) (z59) (not (z60)) (z88)))
  (:action a586
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z25)) (not (z26)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (z61) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80)
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z59) (not (z61)) (not (z80)) (z88)))
  (:action a587
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z27)) (z59) (not (z62)) (z88)))
  (:action a588
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53)
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z73)) (not (z74)) (z75) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (z81)
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z51) (not (z53)) (z59) (not (z75)) (z88)))
  (:action a589
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z69)) (z70) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z10) (z60) (not (z70))))
  (:action a590
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15)) (not (z21))
      (not (z23)) (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z33)) (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70)) (not (z73)) (not (z75)) (z77)
      (not (z78)) (not (z79)) (not (z80)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z10) (z60) (not (z77))))
  (:action a591
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z18)) (not (z21))
      (not (z23)) (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33))
      (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (z80)
      (not (z81)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z10) (z60) (not (z80))))
  (:action a592
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z23)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z84)) (not (z86)) (z88) (not (z89)))
    :effect (and
      (z10) (z60) (not (z88))))
  (:action a593
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z44)) (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z86)) (not (z87))
      (not (z88)) (z89))
    :effect (and
      (z10) (z60) (not (z89))))
  (:action a594
    :parameters ()
    :precondition (and
      (z2) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (z43) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z2)) (z10) (z60)))
  (:action a595
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (z21) (not (z23)) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z10) (not (z21)) (z60)))
  (:action a596
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z21))
      (not (z23)) (not (z25)) (z26) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38))
      (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z80)) (not (z84))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z10) (not (z26)) (z60)))
  (:action a597
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z21)) (not (z23)) (not (z25)) (not (z26)) (not (z28)) (z29) (not (z30)) (not (z31))
      (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z70))
      (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z10) (not (z29)) (z60)))
  (:action a598
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z21)) (not (z22))
      (not (z23)) (not (z25)) (not (z26)) (not (z28)) (not (z29)) (z31) (not (z33)) (not (z38))
      (not (z43)) (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z70)) (z73) (not (z75)) (not (z77)) (not (z78)) (not (z80)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (z10) (not (z31)) (z60) (not (z73))))
  (:action a599
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (z33) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z10) (not (z33)) (z60)))
  (:action a600
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z15)) (not (z18)) (not (z20))
      (not (z21)) (not (z23)) (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z33)) (not (z38)) (not (z44)) (z47) (not (z48)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (z80) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z10) (not (z47)) (z60) (not (z80))))
  (:action a601
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (z9) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (z15)
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (z48) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z9)) (z10) (not (z48)) (z60)))
  (:action a602
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z7) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (z15)
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (z33) (z38) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (z66)
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z10) (not (z33)) (not (z38)) (not (z53)) (z60) (not (z66))))
  (:action a603
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z21)) (not (z23))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z33))
      (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z51)) (not (z53)) (z57) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z10) (not (z57)) (z60)))
  (:action a604
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z23)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47)) (not (z48))
      (not (z51)) (not (z53)) (not (z57)) (not (z58)) (z59) (not (z60)) (not (z61)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z73))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (z88) (not (z89)))
    :effect (and
      (z10) (not (z59)) (z60) (not (z88))))
  (:action a605
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z21))
      (not (z23)) (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33))
      (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57))
      (not (z59)) (not (z60)) (z61) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80)
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z10) (z60) (not (z61)) (not (z80))))
  (:action a606
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (z78) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (z86) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z10) (z60) (not (z62)) (not (z78)) (not (z86))))
  (:action a607
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z21)) (not (z23)) (not (z25)) (not (z26)) (z27) (not (z28)) (not (z29)) (not (z31))
      (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62)
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z10) (not (z27)) (z60) (not (z62))))
  (:action a608
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (z18) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (z64) (z65) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (z70) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z80)) (z81) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z10) (not (z53)) (z60) (not (z62)) (not (z64)) (not (z65)) (not (z70))))
  (:action a609
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z70)) (not (z73))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z2)) (z10) (z22) (z60)))
  (:action a610
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z18)) (not (z21))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z44))
      (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80)
      (not (z81)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z61)))
  (:action a611
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38))
      (not (z44)) (z47) (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (z80)
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z47)) (z61)))
  (:action a612
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z21))
      (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z57))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z73)) (not (z75)) (z77) (not (z78))
      (not (z79)) (not (z80)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z61) (not (z77)) (z80)))
  (:action a613
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z86)) (not (z87)) (z88) (not (z89)))
    :effect (and
      (z61) (z80) (not (z88))))
  (:action a614
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z23)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z88)) (z89))
    :effect (and
      (z61) (z80) (not (z89))))
  (:action a615
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (z43)
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z2)) (z61) (z80)))
  (:action a616
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (z21) (not (z25))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z44))
      (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z80))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z21)) (z61) (z80)))
  (:action a617
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z21)) (not (z25)) (z26) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38))
      (not (z44)) (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z26)) (z61) (z80)))
  (:action a618
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (z14) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (z28) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (z86) (not (z87)) (not (z88)) (z89))
    :effect (and
      (not (z28)) (z61) (z80) (not (z86)) (not (z89))))
  (:action a619
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z28)) (z29)
      (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z49))
      (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z29)) (z61) (z80)))
  (:action a620
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (z31) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z70)) (z73) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z31)) (z61) (not (z73)) (z80)))
  (:action a621
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (z33) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48))
      (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69))
      (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z33)) (z61) (z80)))
  (:action a622
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (z48) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (z58) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (z64) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z48)) (z61) (not (z64)) (z80)))
  (:action a623
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (z48) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (z79) (not (z80)) (not (z81)) (not (z84))
      (z86) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z48)) (z61) (z80) (not (z86))))
  (:action a624
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (z9) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (z15)
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (z48) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z9)) (not (z48)) (z61) (z80)))
  (:action a625
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z25)) (not (z26))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z81)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z53)) (z61) (z80)))
  (:action a626
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z7) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (z15)
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (z33) (z38) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (z66)
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z33)) (not (z38)) (not (z53)) (z61) (not (z66)) (z80)))
  (:action a627
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z18))
      (not (z21)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z31))
      (not (z33)) (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z53)) (z57) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78))
      (not (z79)) (not (z80)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z57)) (z61) (z80)))
  (:action a628
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z21)) (not (z25)) (not (z26)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (z59) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79))
      (not (z80)) (not (z86)) (not (z87)) (z88) (not (z89)))
    :effect (and
      (not (z59)) (z61) (z80) (not (z88))))
  (:action a629
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (z10) (not (z11)) (not (z13)) (not (z14)) (not (z21)) (not (z23))
      (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38))
      (not (z44)) (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z59)) (z60)
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (not (z10)) (not (z60)) (z61) (z80)))
  (:action a630
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (not (z64))
      (not (z65)) (z66) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z61) (not (z62)) (not (z66)) (z80)))
  (:action a631
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z25)) (not (z26)) (z27) (not (z28)) (not (z29)) (not (z31))
      (not (z33)) (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (z62) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z27)) (z61) (not (z62)) (z80)))
  (:action a632
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z2)) (z22) (z61) (z80)))
  (:action a633
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (z75) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z51) (not (z53)) (z61) (not (z75)) (z80)))
  (:action a634
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (z21) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z21)) (z62) (z66)))
  (:action a635
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (z27) (not (z28)) (z29) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z29)) (z62) (z66)))
  (:action a636
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30)) (z31) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (z73)
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z31)) (z62) (z66) (not (z73))))
  (:action a637
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (z47) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z47)) (z62) (z66) (not (z80))))
  (:action a638
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (z61) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z61)) (z62) (z66) (not (z80))))
  (:action a639
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (z77) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z62) (not (z77)) (z78) (z86)))
  (:action a640
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (z20) (z21) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z21)) (z62) (z78) (z86)))
  (:action a641
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (z31) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (z73) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z31)) (z62) (not (z73)) (z78) (z86)))
  (:action a642
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z15) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (z57)
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z57)) (z62) (z78) (z86)))
  (:action a643
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (z10) (not (z11)) (not (z13)) (not (z14)) (z15)
      (not (z18)) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (z60) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z10)) (not (z60)) (z62) (z78) (z86)))
  (:action a644
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z27) (z62) (not (z70))))
  (:action a645
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z20)) (not (z21)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z73)) (not (z75)) (z77) (not (z78))
      (not (z79)) (not (z80)) (not (z81)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z27) (z62) (not (z77))))
  (:action a646
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z23)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z79)) (z80) (not (z81)) (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z27) (z62) (not (z80))))
  (:action a647
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (z84) (not (z86)) (not (z87)) (not (z88)) (z89))
    :effect (and
      (z27) (z62) (not (z89))))
  (:action a648
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (z21) (not (z23)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z49))
      (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z21)) (z27) (z62)))
  (:action a649
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z7) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (z29) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (z84) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z27) (not (z29)) (z62)))
  (:action a650
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (z31) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68))
      (not (z70)) (z73) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z86))
      (not (z88)) (not (z89)))
    :effect (and
      (z27) (not (z31)) (z62) (not (z73))))
  (:action a651
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (z33) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z27) (not (z33)) (z62)))
  (:action a652
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43))
      (not (z44)) (z47) (not (z48)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z61)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80)
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z27) (not (z47)) (z62) (not (z80))))
  (:action a653
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z23)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z31)) (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47))
      (not (z48)) (not (z53)) (z57) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z86)) (not (z88)) (not (z89)))
    :effect (and
      (z27) (not (z57)) (z62)))
  (:action a654
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z57)) (not (z58)) (z59) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z86))
      (not (z87)) (z88) (not (z89)))
    :effect (and
      (z27) (not (z59)) (z62) (not (z88))))
  (:action a655
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (z10) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z21))
      (not (z23)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z31))
      (not (z33)) (not (z38)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z57)) (not (z58)) (not (z59)) (z60) (not (z61)) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80))
      (not (z81)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z10)) (z27) (not (z60)) (z62)))
  (:action a656
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15))
      (not (z18)) (not (z21)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z31)) (not (z33)) (not (z38)) (not (z44)) (not (z47)) (not (z48)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (z61) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z73)) (not (z75))
      (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (z27) (not (z61)) (z62) (not (z80))))
  (:action a657
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (z18) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (z47) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (z81) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z47)) (z53) (z62) (z64) (z65) (z70) (not (z80))))
  (:action a658
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (z18) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (z57)
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (z81) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z53) (not (z57)) (z62) (z64) (z65) (z70)))
  (:action a659
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (z10) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (z18) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (z60) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (z81) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z10)) (z53) (not (z60)) (z62) (z64) (z65) (z70)))
  (:action a660
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (z44) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (z67) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (z77) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z13) (z62) (z63) (not (z77))))
  (:action a661
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (z44) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (z67) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z13) (z62) (z63) (not (z80))))
  (:action a662
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (z21) (not (z22)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z38))
      (not (z43)) (z44) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (z67) (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z79)) (not (z80)) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z13) (not (z21)) (z62) (z63)))
  (:action a663
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z33))
      (not (z38)) (not (z43)) (z44) (z47) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z61)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (z67) (not (z68)) (not (z69)) (not (z70)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z79)) (z80) (not (z81)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z13) (not (z47)) (z62) (z63) (not (z80))))
)
