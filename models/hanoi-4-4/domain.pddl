(define (domain latent)
  (:requirements :strips :negative-preconditions)
  (:predicates
    (z0) (z1) (z2) (z3) (z4) (z5) (z6) (z7) (z8) (z9) (z10) (z11) (z12) (z13) (z14) (z15) (z16)
    (z17) (z18) (z19) (z20) (z21) (z22) (z23) (z24) (z25) (z26) (z27) (z28) (z29) (z30) (z31) (z32)
    (z33) (z34) (z35) (z36) (z37) (z38) (z39) (z40) (z41) (z42) (z43) (z44) (z45) (z46) (z47) (z48)
    (z49) (z50) (z51) (z52) (z53) (z54) (z55) (z56) (z57) (z58) (z59) (z60) (z61) (z62) (z63) (z64)
    (z65) (z66) (z67) (z68) (z69) (z70) (z71) (z72) (z73) (z74) (z75) (z76) (z77) (z78) (z79) (z80)
    (z81) (z82) (z83) (z84) (z85) (z86) (z87) (z88) (z89) (z90) (z91) (z92) (z93))
  (:action a0
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z4)) (z6) (not (z9)) (not (z10)) (not (z14)) (not (z19))
      (not (z20)) (z25) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z36)) (not (z38))
      (not (z39)) (not (z41)) (not (z42)) (not (z43)) (not (z48)) (not (z51)) (not (z55))
      (not (z58)) (not (z59)) (z60) (not (z66)) (not (z67)) (not (z68)) (z69) (not (z71)) (z80)
      (not (z81)) (not (z83)) (not (z85)) (not (z86)) (not (z90)) (z93))
    :effect (and
      (not (z0)) (not (z2)) (not (z25)) (not (z80))))
  (:action a1
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z2)) (not (z3)) (z6) (not (z11)) (not (z17)) (not (z25)) (not (z28))
      (z29) (not (z32)) (not (z33)) (not (z34)) (not (z39)) (not (z41)) (not (z42)) (not (z44))
      (not (z48)) (not (z50)) (not (z52)) (not (z55)) (not (z58)) (not (z59)) (z60) (not (z63))
      (not (z66)) (z69) (not (z71)) (not (z75)) (z80) (z81) (not (z86)) (not (z90)) (z93))
    :effect (and
      (not (z1)) (not (z29)) (not (z80)) (not (z81))))
  (:action a2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z6) (not (z18)) (z21) (not (z29)) (not (z31)) (not (z32))
      (not (z35)) (z39) (not (z41)) (not (z42)) (not (z45)) (not (z48)) (not (z49)) (not (z54))
      (not (z55)) (not (z56)) (z60) (not (z65)) (z66) (z69) (not (z70)) (not (z71)) (not (z77))
      (not (z80)) (z81) (z82) (not (z85)) (z86) (not (z87)) (z90) (z93))
    :effect (and
      (not (z39)) (not (z66)) (not (z81)) (not (z86)) (not (z90))))
  (:action a3
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z4)) (not (z6)) (not (z9)) (not (z10)) (not (z14)) (not (z15))
      (not (z18)) (not (z19)) (not (z20)) (z25) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z34)) (z35) (not (z36)) (not (z38)) (not (z39)) (not (z41)) (not (z42))
      (not (z43)) (not (z45)) (not (z48)) (z49) (not (z51)) (z54) (not (z55)) (not (z56))
      (not (z58)) (not (z59)) (not (z60)) (not (z63)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (z77) (z80) (not (z81)) (not (z83))
      (not (z85)) (z86) (z87) (not (z90)) (not (z91)) (z92))
    :effect (and
      (not (z0)) (not (z2)) (not (z25)) (not (z49)) (not (z80)) (not (z86)) (not (z87))))
  (:action a4
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z2)) (not (z3)) (not (z6)) (not (z9)) (not (z10)) (not (z11))
      (not (z15)) (not (z17)) (not (z18)) (not (z25)) (not (z28)) (z29) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (z35) (not (z39)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z48)) (z49) (not (z50)) (not (z52)) (z54) (not (z55)) (not (z56)) (not (z58))
      (not (z59)) (not (z60)) (not (z63)) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z71)) (not (z75)) (z77) (z80) (z81) (z86) (z87) (not (z90)) (not (z91)) (z92))
    :effect (and
      (not (z1)) (not (z29)) (not (z49)) (not (z80)) (not (z81)) (not (z86)) (not (z87))))
  (:action a5
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z15))
      (not (z16)) (not (z18)) (z21) (not (z22)) (not (z29)) (not (z31)) (not (z32)) (not (z34))
      (z35) (not (z37)) (not (z39)) (not (z40)) (z41) (not (z42)) (not (z45)) (not (z48)) (z49)
      (z54) (not (z55)) (not (z56)) (not (z60)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z69)) (not (z70)) (not (z71)) (z77) (not (z78)) (z80) (z81) (z82) (not (z84)) (z85)
      (z86) (z87) (not (z90)) (z91) (z92))
    :effect (and
      (not (z41)) (not (z49)) (not (z80)) (not (z81)) (not (z85)) (not (z86)) (not (z87))
      (not (z91))))
  (:action a6
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (z24)
      (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z31)) (not (z32)) (not (z33))
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z41)) (z45) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z52)) (not (z54)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z62)) (not (z65)) (not (z67))
      (not (z68)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z82)) (not (z86)) (not (z87)) (not (z88)) (not (z89)) (z91) (not (z92))
      (z93))
    :effect (and
      (not (z45)) (z72) (z73) (z74) (z78)))
  (:action a7
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (z6) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (z11) (not (z13))
      (z15) (not (z16)) (not (z17)) (not (z22)) (not (z27)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (z39) (not (z40))
      (not (z41)) (not (z42)) (not (z43)) (z44) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z54)) (not (z55)) (not (z57)) (not (z58)) (z60) (not (z62)) (not (z63)) (not (z64))
      (z66) (not (z68)) (not (z69)) (not (z71)) (not (z72)) (not (z75)) (not (z77)) (not (z78))
      (z84) (z85) (z90) (z91) (not (z93)))
    :effect (and
      (not (z11)) (not (z15)) (not (z44)) (z69) (not (z84)) (not (z85)) (z93)))
  (:action a8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z4)) (z6) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (not (z11)) (not (z13)) (not (z14)) (z15) (not (z16)) (z18) (not (z19)) (not (z20))
      (not (z22)) (not (z26)) (not (z27)) (not (z28)) (z30) (not (z31)) (not (z32)) (not (z34))
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42))
      (z43) (not (z44)) (not (z46)) (not (z49)) (z51) (not (z55)) (z56) (not (z57)) (not (z58))
      (z60) (not (z62)) (not (z63)) (not (z64)) (z65) (z66) (not (z67)) (not (z68)) (not (z69))
      (z70) (not (z71)) (not (z72)) (not (z77)) (not (z78)) (z83) (z84) (z85) (z89) (z90) (z91)
      (not (z93)))
    :effect (and
      (not (z15)) (not (z43)) (not (z51)) (z69) (not (z83)) (not (z84)) (not (z85)) (z93)))
  (:action a9
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z13))
      (not (z16)) (not (z22)) (not (z23)) (not (z25)) (not (z27)) (not (z28)) (not (z29))
      (not (z32)) (not (z35)) (not (z36)) (not (z37)) (not (z39)) (not (z41)) (z42) (not (z48))
      (z54) (not (z55)) (not (z57)) (not (z58)) (not (z59)) (not (z62)) (not (z66)) (not (z68))
      (not (z69)) (not (z71)) (not (z72)) (not (z78)) (not (z80)) (not (z81)) (z84) (z85)
      (not (z86)) (not (z88)) (not (z90)) (z91) (z92) (not (z93)))
    :effect (and
      (not (z54)) (z66) (z71) (z90) (not (z92)) (z93)))
  (:action a10
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z4)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z14)) (not (z15)) (not (z16)) (not (z19)) (not (z20)) (not (z22)) (z25)
      (not (z26)) (z28) (not (z29)) (not (z32)) (z34) (z36) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (z41) (not (z42)) (not (z43)) (not (z48)) (not (z51)) (not (z55)) (z57) (z58)
      (z59) (not (z60)) (z62) (z63) (not (z64)) (not (z66)) (not (z67)) (z68) (not (z71))
      (not (z78)) (z80) (z81) (not (z83)) (not (z84)) (z85) (z88) (not (z90)) (z91) (z92))
    :effect (and
      (z0) (not (z41)) (not (z81)) (not (z85)) (not (z91))))
  (:action a11
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z4)) (z6) (not (z9)) (not (z10)) (not (z14)) (not (z18))
      (not (z19)) (not (z20)) (z25) (not (z26)) (z28) (not (z29)) (not (z31)) (not (z32)) (z34)
      (not (z35)) (z36) (not (z38)) (z39) (not (z41)) (not (z42)) (not (z43)) (not (z45))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z55)) (not (z56)) (z57) (z58) (z59)
      (z62) (z63) (not (z65)) (z66) (not (z67)) (z68) (not (z70)) (not (z71)) (not (z72))
      (not (z77)) (not (z78)) (not (z80)) (z81) (not (z83)) (z86) (not (z87)) (z88) (z90) (z92))
    :effect (and
      (z0) (not (z6)) (not (z39)) (not (z66)) (z80) (not (z81)) (not (z86)) (not (z90))))
  (:action a12
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z3)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (z11) (not (z13)) (z15) (not (z16)) (not (z17)) (not (z18)) (not (z22)) (z25) (not (z27))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35))
      (not (z36)) (not (z37)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (z44)
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z54)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (z60) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z77))
      (not (z78)) (z80) (z84) (z85) (not (z86)) (not (z87)) (z91) (not (z93)))
    :effect (and
      (z6) (not (z11)) (not (z15)) (not (z44)) (z69) (not (z84)) (not (z85)) (z93)))
  (:action a13
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (z15)
      (not (z16)) (not (z18)) (not (z22)) (not (z27)) (not (z28)) (z31) (not (z32)) (not (z34))
      (not (z35)) (not (z36)) (not (z37)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)) (not (z45)) (z46) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (z60) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z77))
      (not (z78)) (z80) (not (z83)) (z84) (z85) (z86) (z87) (z91) (not (z93)))
    :effect (and
      (z6) (not (z15)) (not (z31)) (not (z46)) (z69) (not (z84)) (not (z85)) (not (z86))
      (not (z87)) (z93)))
  (:action a14
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z2)) (not (z4)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z13)) (not (z14)) (z15) (not (z16)) (not (z18)) (not (z19))
      (not (z20)) (not (z22)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z31)) (not (z32))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (z43) (not (z44)) (not (z46)) (not (z48)) (not (z49)) (z51)
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (z60) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z77)) (not (z78)) (z80) (z81) (z83) (z84) (z85) (not (z86)) (not (z87))
      (z91) (not (z93)))
    :effect (and
      (z6) (not (z15)) (not (z43)) (not (z51)) (z69) (not (z83)) (not (z84)) (not (z85)) (z93)))
  (:action a15
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z4)) (not (z6)) (not (z9)) (not (z10)) (not (z14)) (not (z15))
      (not (z18)) (not (z19)) (not (z20)) (not (z26)) (not (z31)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z43)) (not (z45)) (not (z46)) (not (z48)) (z49) (not (z51))
      (not (z56)) (not (z60)) (not (z62)) (not (z63)) (not (z65)) (not (z67)) (not (z69))
      (not (z70)) (z77) (not (z83)) (z86) (z87))
    :effect (and
      (z9) (not (z49)) (not (z77)) (z83) (not (z86)) (not (z87))))
  (:action a16
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z14))
      (z15) (not (z16)) (not (z19)) (not (z20)) (not (z22)) (not (z26)) (not (z27)) (not (z34))
      (not (z35)) (not (z37)) (not (z38)) (not (z40)) (not (z41)) (not (z43)) (not (z49))
      (not (z51)) (z60) (not (z62)) (not (z63)) (not (z64)) (not (z67)) (not (z71)) (not (z77))
      (not (z78)) (not (z83)) (z84) (z85) (z91))
    :effect (and
      (z9) (not (z15)) (not (z60)) (z83) (not (z84)) (not (z85)) (not (z91))))
  (:action a17
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z9)) (not (z10)) (not (z11))
      (not (z14)) (not (z15)) (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z25))
      (not (z26)) (not (z29)) (not (z33)) (z34) (not (z35)) (not (z38)) (not (z43)) (not (z44))
      (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z54)) (not (z60)) (not (z62)) (z63)
      (not (z67)) (not (z75)) (not (z77)) (not (z82)) (not (z83)) (not (z92)))
    :effect (and
      (z9) (not (z34)) (not (z63)) (z83)))
  (:action a18
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (z7) (z8) (z9) (not (z10)) (z11)
      (not (z14)) (not (z15)) (z16) (not (z17)) (not (z19)) (not (z20)) (z22) (not (z25))
      (not (z26)) (z27) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z33)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (z41) (not (z42)) (not (z43)) (z44) (not (z48))
      (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z54)) (not (z55)) (z57) (not (z58))
      (not (z59)) (not (z60)) (not (z63)) (not (z64)) (not (z67)) (not (z69)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (z81) (z83) (not (z84))
      (not (z87)) (not (z92)) (not (z93)))
    :effect (and
      (z10) (not (z11)) (not (z44))))
  (:action a19
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z4)) (not (z6)) (z7) (z8) (z9) (not (z10)) (not (z11))
      (not (z14)) (not (z15)) (z16) (not (z18)) (not (z19)) (not (z20)) (z22) (not (z25))
      (not (z26)) (z27) (not (z28)) (z31) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (z41) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (z46)
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z55)) (not (z56)) (z57) (not (z58))
      (not (z59)) (not (z60)) (not (z63)) (not (z64)) (not (z65)) (not (z67)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z77)) (not (z78)) (z81) (z83)
      (not (z84)) (z86) (z87) (not (z92)) (not (z93)))
    :effect (and
      (z10) (not (z31)) (not (z46)) (not (z86)) (not (z87))))
  (:action a20
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (z17) (not (z18)) (not (z19)) (not (z20)) (z21) (not (z22))
      (not (z23)) (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z32))
      (not (z33)) (not (z34)) (z35) (not (z36)) (not (z37)) (not (z38)) (not (z44)) (not (z45))
      (z47) (not (z48)) (not (z50)) (z52) (z54) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z62)) (not (z63)) (not (z65)) (not (z67)) (not (z68)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z75)) (z77) (not (z78)) (z82) (not (z88)) (not (z89)) (z92))
    :effect (and
      (not (z17)) (z18) (z19) (not (z21)) (not (z30)) (not (z52)) (z72) (z74) (not (z82))))
  (:action a21
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (z17) (not (z18)) (not (z19)) (not (z20)) (z21)
      (not (z22)) (not (z23)) (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30)
      (not (z32)) (not (z33)) (not (z34)) (not (z36)) (not (z37)) (not (z38)) (not (z42))
      (not (z44)) (not (z45)) (z47) (not (z50)) (z52) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z62)) (not (z63)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75))
      (not (z78)) (z82) (z86) (z87) (not (z88)) (not (z89)) (not (z90)) (not (z93)))
    :effect (and
      (not (z17)) (not (z21)) (z23) (not (z30)) (not (z52)) (z65) (z69) (z70) (z72) (not (z82))
      (z89) (z93)))
  (:action a22
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z7)) (not (z8)) (z10) (not (z13)) (not (z14)) (not (z16)) (not (z17))
      (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z26))
      (z27) (not (z28)) (not (z30)) (not (z33)) (not (z36)) (z37) (not (z38)) (not (z45)) (z47)
      (not (z48)) (not (z50)) (not (z52)) (z54) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (z59) (not (z65)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z73)) (z74) (not (z75)) (not (z78)) (not (z82)) (z88) (z89) (not (z93)))
    :effect (and
      (not (z3)) (z13) (not (z18)) (z23) (not (z47)) (not (z74))))
  (:action a23
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z3) (not (z4)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z13)) (not (z14)) (z16) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (z32) (not (z33)) (not (z35)) (not (z36)) (not (z38)) (not (z39))
      (not (z41)) (not (z42)) (not (z45)) (z47) (not (z48)) (not (z50)) (not (z52)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (z58) (z59) (z62) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z69)) (z70) (not (z71)) (z72) (not (z73)) (z74) (not (z75)) (not (z78))
      (not (z80)) (not (z81)) (not (z82)) (z88) (z89) (not (z90)) (not (z93)))
    :effect (and
      (not (z3)) (z13) (not (z16)) (z23) (not (z32)) (not (z47)) (not (z59)) (not (z70))
      (not (z72)) (not (z74))))
  (:action a24
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (z4) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (not (z13)) (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (z21)
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (z26) (not (z27)) (not (z28)) (not (z30))
      (not (z32)) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z41))
      (not (z43)) (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z51)) (not (z52))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z62))
      (not (z65)) (not (z67)) (not (z68)) (not (z70)) (not (z72)) (not (z73)) (z74) (not (z75))
      (not (z78)) (z82) (not (z83)) (not (z88)) (not (z89)) (z91) (not (z92)) (z93))
    :effect (and
      (not (z4)) (not (z21)) (z24) (not (z26)) (z72) (z73) (z78) (not (z82))))
  (:action a25
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z32)) (z33) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (not (z41)) (not (z45)) (not (z47)) (not (z48)) (z50)
      (not (z52)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59))
      (not (z62)) (not (z65)) (not (z67)) (not (z68)) (not (z70)) (not (z72)) (z73) (not (z74))
      (z75) (not (z78)) (not (z82)) (not (z86)) (not (z88)) (not (z89)) (z91) (not (z92)) (z93))
    :effect (and
      (not (z3)) (z24) (not (z33)) (not (z50)) (z72) (z74) (not (z75)) (z78)))
  (:action a26
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (z14) (not (z16))
      (not (z17)) (not (z18)) (z19) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z32)) (not (z33)) (not (z35))
      (not (z36)) (not (z37)) (z38) (not (z41)) (not (z45)) (not (z47)) (not (z48)) (not (z50))
      (not (z52)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59))
      (not (z62)) (not (z65)) (z67) (not (z68)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z75)) (not (z78)) (not (z82)) (not (z86)) (not (z88)) (not (z89)) (z91) (not (z92))
      (z93))
    :effect (and
      (not (z14)) (not (z19)) (not (z20)) (z24) (not (z38)) (not (z67)) (z72) (z73) (z74) (z78)))
  (:action a27
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (z17) (not (z18)) (not (z19)) (not (z20)) (z21) (not (z22))
      (not (z23)) (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z32))
      (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z41))
      (not (z44)) (not (z45)) (z47) (not (z48)) (not (z50)) (z52) (not (z54)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z62)) (not (z63)) (not (z65))
      (not (z67)) (not (z68)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z75))
      (not (z78)) (z82) (not (z88)) (not (z89)) (z91) (not (z92)) (z93))
    :effect (and
      (not (z17)) (not (z21)) (z24) (not (z30)) (not (z47)) (not (z52)) (z72) (z73) (z74) (z78)
      (not (z82))))
  (:action a28
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z16))
      (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (z30) (not (z32)) (not (z33)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z41)) (not (z45)) (not (z47)) (not (z48)) (not (z50))
      (not (z52)) (not (z54)) (not (z55)) (z56) (not (z57)) (not (z58)) (not (z59)) (not (z62))
      (z65) (z66) (not (z67)) (not (z68)) (z70) (not (z72)) (not (z73)) (not (z74)) (not (z75))
      (not (z78)) (not (z80)) (not (z82)) (not (z83)) (z86) (not (z88)) (z89) (z90) (z91)
      (not (z92)) (z93))
    :effect (and
      (not (z18)) (z24) (not (z30)) (not (z56)) (not (z65)) (not (z70)) (z72) (z73) (z74) (z78)
      (not (z89))))
  (:action a29
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z4)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z14)) (not (z15)) (not (z16)) (not (z19)) (not (z20)) (not (z22)) (z24)
      (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (z34) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (z41) (not (z42)) (not (z43)) (z45) (not (z48))
      (not (z51)) (not (z55)) (not (z60)) (z62) (z63) (not (z64)) (not (z66)) (not (z67))
      (not (z68)) (not (z71)) (not (z78)) (z80) (z81) (not (z83)) (not (z84)) (z85) (not (z90))
      (z91) (z92))
    :effect (and
      (z0) (z25) (not (z41)) (not (z81)) (not (z85)) (not (z91))))
  (:action a30
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z4)) (z6) (not (z9)) (not (z10)) (not (z14)) (not (z18))
      (not (z19)) (not (z20)) (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z35)) (not (z36)) (not (z38)) (z39) (not (z41)) (not (z42)) (not (z43))
      (not (z45)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z55)) (not (z56)) (z62)
      (not (z65)) (z66) (not (z67)) (not (z68)) (not (z70)) (not (z71)) (not (z72)) (not (z77))
      (not (z78)) (not (z80)) (z81) (not (z83)) (z86) (not (z87)) (z90))
    :effect (and
      (z0) (not (z6)) (z25) (not (z39)) (not (z66)) (z80) (not (z81)) (not (z86)) (not (z90))))
  (:action a31
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z22)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z32)) (not (z33)) (z34) (not (z35)) (not (z36)) (not (z38)) (not (z39)) (not (z41))
      (not (z42)) (not (z43)) (not (z47)) (not (z48)) (not (z50)) (not (z51)) (not (z52))
      (not (z55)) (not (z56)) (z58) (z62) (z63) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z75)) (not (z80))
      (not (z81)) (not (z83)) (not (z90)) (z92) (not (z93)))
    :effect (and
      (z0) (z25) (not (z58)) (z80)))
  (:action a32
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z2)) (not (z3)) (not (z4)) (not (z9)) (not (z10)) (not (z11))
      (not (z14)) (not (z17)) (not (z19)) (not (z20)) (not (z25)) (not (z26)) (not (z28)) (z29)
      (not (z32)) (not (z33)) (not (z34)) (not (z36)) (not (z38)) (not (z39)) (not (z41))
      (not (z42)) (not (z43)) (not (z44)) (not (z48)) (not (z50)) (not (z51)) (not (z52))
      (not (z55)) (not (z58)) (not (z59)) (not (z62)) (not (z63)) (not (z66)) (not (z67))
      (not (z68)) (not (z71)) (not (z75)) (z80) (z81) (not (z83)) (not (z90)))
    :effect (and
      (z0) (not (z1)) (z2) (z25) (not (z29)) (not (z81))))
  (:action a33
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z4)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z14)) (not (z15)) (not (z16)) (not (z19)) (not (z20)) (not (z22))
      (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (z41) (not (z42)) (not (z43)) (not (z48)) (not (z51))
      (not (z55)) (not (z58)) (not (z60)) (not (z62)) (not (z64)) (not (z66)) (not (z67))
      (not (z68)) (not (z71)) (not (z78)) (z80) (z81) (not (z83)) (not (z84)) (z85) (z86) (z87)
      (not (z90)) (z91))
    :effect (and
      (z0) (z2) (z25) (not (z41)) (not (z81)) (not (z85)) (not (z91))))
  (:action a34
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z4)) (z6) (not (z9)) (not (z10)) (not (z14))
      (not (z19)) (not (z20)) (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z36)) (not (z38)) (not (z39)) (not (z41)) (not (z42)) (not (z43)) (not (z48))
      (not (z51)) (not (z55)) (not (z58)) (z60) (not (z62)) (not (z66)) (not (z67)) (not (z68))
      (z69) (not (z71)) (not (z80)) (not (z81)) (not (z83)) (not (z85)) (not (z86)) (not (z90))
      (z93))
    :effect (and
      (z0) (z2) (z25) (z80)))
  (:action a35
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z4)) (z6) (not (z9)) (not (z10)) (not (z14))
      (not (z18)) (not (z19)) (not (z20)) (not (z25)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z36)) (not (z38)) (z39) (not (z41)) (not (z42))
      (not (z43)) (not (z45)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z55))
      (not (z56)) (not (z58)) (z60) (not (z62)) (not (z65)) (z66) (not (z67)) (not (z68)) (z69)
      (not (z70)) (not (z71)) (not (z77)) (not (z80)) (z81) (not (z83)) (not (z85)) (z86)
      (not (z87)) (z90) (z93))
    :effect (and
      (z0) (z2) (z25) (not (z39)) (not (z66)) (z80) (not (z81)) (not (z86)) (not (z90))))
  (:action a36
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z4)) (z6) (not (z9)) (not (z10)) (not (z14))
      (not (z18)) (not (z19)) (not (z20)) (not (z25)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z36)) (not (z38)) (z39) (not (z41)) (not (z42))
      (not (z43)) (not (z45)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z55))
      (not (z56)) (not (z58)) (not (z62)) (not (z65)) (z66) (not (z67)) (not (z68)) (not (z70))
      (not (z71)) (not (z72)) (not (z77)) (not (z78)) (not (z80)) (z81) (not (z83)) (z84) (z85)
      (z86) (not (z87)) (z90) (z91))
    :effect (and
      (z0) (z2) (not (z6)) (z25) (not (z39)) (not (z66)) (z80) (not (z81)) (not (z86))
      (not (z90))))
  (:action a37
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z4)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z13)) (not (z14)) (not (z16)) (not (z19)) (not (z20)) (not (z22))
      (not (z23)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z41)) (z42) (not (z43))
      (not (z48)) (not (z51)) (not (z54)) (not (z55)) (not (z57)) (not (z58)) (not (z59))
      (not (z62)) (z66) (not (z67)) (not (z68)) (not (z69)) (z71) (not (z72)) (not (z78))
      (not (z80)) (not (z81)) (not (z83)) (z84) (z85) (not (z88)) (z90) (z91) (not (z92)) (z93))
    :effect (and
      (z0) (z2) (z25) (not (z42)) (not (z66)) (not (z71)) (z80) (not (z90)) (not (z93))))
  (:action a38
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z4)) (not (z6)) (not (z9)) (not (z10)) (not (z14))
      (not (z19)) (not (z20)) (not (z21)) (not (z25)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z35)) (not (z36)) (not (z38)) (not (z39)) (not (z41)) (z42) (not (z43))
      (not (z48)) (not (z51)) (z54) (not (z55)) (not (z58)) (not (z59)) (not (z62)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z71)) (not (z72)) (not (z78)) (not (z80))
      (not (z81)) (not (z82)) (not (z83)) (not (z90)) (z92) (not (z93)))
    :effect (and
      (z0) (z2) (z25) (not (z42)) (not (z54)) (z80) (not (z92))))
  (:action a39
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z4)) (not (z6)) (not (z9)) (not (z10)) (not (z14))
      (not (z18)) (not (z19)) (not (z20)) (not (z24)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z35)) (not (z36)) (not (z38)) (not (z39)) (not (z41))
      (not (z42)) (not (z43)) (not (z45)) (z48) (not (z51)) (not (z54)) (not (z55)) (not (z56))
      (not (z58)) (z59) (not (z62)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z78)) (not (z80)) (not (z81)) (not (z83)) (z86)
      (z87) (not (z90)) (not (z92)) (not (z93)))
    :effect (and
      (z0) (z2) (z25) (not (z48)) (not (z59)) (z80)))
  (:action a40
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (not (z11)) (not (z13)) (not (z14)) (not (z16)) (z17) (not (z18)) (not (z19)) (not (z20))
      (z21) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (z30) (not (z32)) (not (z33)) (not (z34)) (not (z36)) (not (z37)) (not (z38))
      (not (z43)) (not (z44)) (not (z45)) (z47) (not (z50)) (not (z51)) (z52) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z62)) (not (z63)) (not (z65)) (not (z67))
      (not (z68)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (z82)
      (not (z83)) (not (z88)) (not (z89)))
    :effect (and
      (z4) (not (z17)) (z26) (not (z30)) (not (z47)) (not (z52)) (z74)))
  (:action a41
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (not (z13)) (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z21)) (not (z22)) (not (z23)) (z24) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z30)) (not (z32)) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z41)) (not (z43)) (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z51))
      (not (z52)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59))
      (not (z62)) (not (z65)) (not (z67)) (not (z68)) (not (z70)) (z72) (z73) (z74) (not (z75))
      (z78) (not (z82)) (not (z83)) (not (z88)) (not (z89)) (z91) (not (z92)) (z93))
    :effect (and
      (z4) (z21) (not (z24)) (z26) (not (z72)) (not (z73)) (not (z78)) (z82)))
  (:action a42
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z3)) (not (z4)) (z6) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z13)) (z14) (not (z15)) (not (z16)) (z17) (not (z18))
      (not (z19)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z24)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z32)) (not (z33)) (not (z34))
      (not (z35)) (not (z36)) (z37) (not (z38)) (not (z40)) (not (z41)) (not (z43)) (not (z44))
      (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z51)) (not (z52)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (z60) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z67)) (z68) (z69) (not (z70)) (not (z71)) (not (z72)) (z73) (z74) (not (z75))
      (not (z78)) (not (z82)) (not (z83)) (not (z84)) (not (z85)) (z88) (z89) (z91) (z93))
    :effect (and
      (z4) (not (z14)) (not (z17)) (z21) (not (z22)) (z26) (not (z37)) (not (z68)) (not (z73))
      (z82) (not (z88)) (not (z89))))
  (:action a43
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z13))
      (not (z14)) (not (z16)) (not (z17)) (z18) (z19) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z30))
      (not (z32)) (not (z33)) (z35) (not (z36)) (not (z37)) (not (z38)) (not (z43)) (not (z45))
      (z47) (not (z48)) (not (z50)) (not (z51)) (not (z52)) (z54) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z65)) (not (z67)) (not (z68)) (not (z70)) (z72) (not (z73))
      (z74) (not (z75)) (z77) (not (z78)) (not (z82)) (not (z83)) (not (z88)) (not (z89)) (z92))
    :effect (and
      (z4) (not (z18)) (not (z19)) (z21) (z26) (not (z47)) (not (z72)) (z82)))
  (:action a44
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z3) (not (z4)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z13)) (not (z14)) (not (z15)) (z16) (not (z17)) (not (z18)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (z32) (not (z33)) (not (z35)) (not (z36))
      (z37) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z45))
      (z47) (not (z48)) (not (z50)) (not (z51)) (not (z52)) (not (z54)) (not (z55)) (not (z56))
      (not (z57)) (z58) (z59) (z62) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68))
      (not (z69)) (z70) (not (z71)) (z72) (not (z73)) (z74) (not (z75)) (not (z78)) (not (z80))
      (not (z81)) (not (z82)) (not (z83)) (not (z84)) (not (z85)) (z88) (z89) (not (z90))
      (not (z93)))
    :effect (and
      (not (z3)) (z4) (not (z16)) (z21) (z26) (not (z32)) (not (z37)) (not (z47)) (not (z59))
      (not (z70)) (not (z72)) (z82) (not (z88)) (not (z89))))
  (:action a45
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (z13)
      (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z21)) (not (z22)) (z23) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z30)) (not (z32)) (not (z33)) (not (z36)) (z37) (not (z38)) (not (z40)) (not (z41))
      (not (z43)) (not (z45)) (not (z47)) (not (z50)) (not (z51)) (not (z52)) (not (z55))
      (not (z56)) (not (z57)) (not (z60)) (not (z64)) (not (z65)) (not (z67)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75))
      (not (z78)) (not (z82)) (not (z83)) (not (z84)) (not (z85)) (z88) (z89) (not (z91))
      (not (z93)))
    :effect (and
      (z4) (not (z13)) (z21) (not (z23)) (z26) (not (z37)) (z74) (z82) (not (z88)) (not (z89))))
  (:action a46
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z13))
      (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (z24) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z43)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z55)) (not (z56)) (not (z57)) (not (z65)) (not (z67))
      (not (z68)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z82)) (not (z83)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z4) (z21) (not (z24)) (z26) (not (z45)) (z74) (z82)))
  (:action a47
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z13))
      (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (z23) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z30))
      (not (z32)) (not (z33)) (not (z36)) (not (z37)) (not (z38)) (not (z42)) (not (z43))
      (not (z45)) (z47) (not (z50)) (not (z51)) (not (z52)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z62)) (z65) (not (z66)) (not (z67)) (not (z68)) (z69) (z70) (not (z71))
      (z72) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z82)) (not (z83)) (z86) (z87)
      (not (z88)) (z89) (not (z90)) (z93))
    :effect (and
      (z4) (z21) (not (z23)) (z26) (not (z47)) (not (z65)) (not (z69)) (not (z70)) (not (z72))
      (z74) (z82) (not (z89)) (not (z93))))
  (:action a48
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (z3) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (not (z13)) (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z30)) (not (z32)) (z33) (not (z36)) (not (z37)) (not (z38)) (not (z43))
      (not (z45)) (not (z47)) (z50) (not (z51)) (not (z52)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z62)) (not (z65)) (not (z67)) (not (z68)) (not (z70)) (not (z72)) (z73)
      (not (z74)) (z75) (not (z78)) (not (z82)) (not (z83)) (not (z88)) (not (z89)))
    :effect (and
      (not (z3)) (z4) (z21) (z26) (not (z33)) (not (z50)) (not (z73)) (z74) (not (z75)) (z82)))
  (:action a49
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z13))
      (not (z14)) (not (z16)) (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z30) (not (z32))
      (not (z33)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z43)) (not (z45))
      (not (z47)) (not (z48)) (not (z50)) (not (z51)) (not (z52)) (not (z55)) (z56) (not (z57))
      (not (z58)) (not (z59)) (z65) (not (z67)) (not (z68)) (z70) (not (z72)) (not (z73))
      (not (z74)) (not (z75)) (not (z78)) (not (z82)) (not (z83)) (z86) (not (z88)) (z89))
    :effect (and
      (z4) (not (z18)) (z21) (z26) (not (z30)) (not (z56)) (not (z65)) (not (z70)) (z74) (z82)
      (not (z89))))
  (:action a50
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (z7) (z8) (not (z9)) (not (z10)) (not (z13)) (not (z14))
      (z16) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (z22) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (z27) (not (z28)) (not (z30)) (not (z32)) (not (z33))
      (not (z36)) (not (z37)) (not (z38)) (not (z43)) (not (z45)) (not (z47)) (not (z50))
      (not (z51)) (not (z52)) (not (z55)) (not (z56)) (z57) (not (z58)) (not (z65)) (not (z67))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74))
      (not (z75)) (not (z78)) (not (z82)) (not (z83)) (z85) (not (z88)) (not (z89)) (z91)
      (not (z93)))
    :effect (and
      (z4) (not (z7)) (not (z8)) (not (z16)) (z21) (not (z22)) (z26) (not (z27)) (not (z57))
      (z74) (z82)))
  (:action a51
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (not (z13)) (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z21)) (not (z22)) (not (z23)) (not (z24)) (z25) (not (z26)) (not (z27)) (z28)
      (not (z29)) (not (z30)) (not (z32)) (not (z33)) (not (z35)) (z36) (not (z37)) (not (z38))
      (not (z43)) (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z51)) (not (z52))
      (not (z55)) (not (z56)) (z57) (z58) (z59) (not (z65)) (not (z67)) (z68) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z78))
      (not (z82)) (not (z83)) (z88) (not (z89)) (z92) (not (z93)))
    :effect (and
      (z4) (z21) (not (z25)) (z26) (not (z28)) (not (z36)) (not (z57)) (not (z58)) (not (z59))
      (not (z68)) (z74) (z82) (not (z88))))
  (:action a52
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z4)) (not (z7)) (not (z8)) (z9) (not (z10)) (not (z11))
      (not (z14)) (not (z15)) (not (z16)) (not (z19)) (not (z20)) (not (z22)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z37)) (not (z38)) (z40) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z55)) (not (z58)) (not (z59)) (not (z60))
      (not (z63)) (z64) (not (z67)) (not (z69)) (not (z71)) (not (z72)) (not (z74)) (not (z77))
      (not (z78)) (z81) (z83) (z84) (z85) (not (z87)) (z91) (not (z92)) (not (z93)))
    :effect (and
      (z10) (z27) (not (z40)) (not (z64)) (not (z84)) (not (z85)) (not (z91))))
  (:action a53
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (z9)
      (not (z10)) (z11) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z19)) (not (z20))
      (not (z22)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z42))
      (not (z43)) (z44) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z54))
      (not (z55)) (not (z58)) (not (z59)) (not (z60)) (not (z63)) (not (z64)) (not (z67))
      (not (z69)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (z81)
      (z83) (not (z84)) (not (z87)) (not (z92)) (not (z93)))
    :effect (and
      (z10) (not (z11)) (z27) (not (z44))))
  (:action a54
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z4)) (not (z6)) (not (z7)) (not (z8)) (z9) (not (z10))
      (not (z11)) (not (z14)) (not (z15)) (not (z16)) (not (z18)) (not (z19)) (not (z20))
      (not (z22)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z31) (not (z32)) (not (z34))
      (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (z46) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z55)) (not (z56))
      (not (z58)) (not (z59)) (not (z60)) (not (z63)) (not (z64)) (not (z65)) (not (z67))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z77)) (not (z78)) (z80)
      (z81) (z83) (not (z84)) (z86) (z87) (not (z92)) (not (z93)))
    :effect (and
      (z10) (z27) (not (z31)) (not (z46)) (not (z86)) (not (z87))))
  (:action a55
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13))
      (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (z25) (not (z26)) (not (z27)) (z28) (not (z29))
      (not (z30)) (not (z32)) (not (z33)) (not (z35)) (z36) (not (z37)) (not (z38)) (not (z45))
      (not (z47)) (not (z48)) (not (z50)) (not (z52)) (not (z55)) (not (z56)) (z57) (z58) (z59)
      (not (z65)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73))
      (not (z74)) (not (z75)) (not (z78)) (not (z82)) (not (z83)) (z85) (not (z86)) (not (z87))
      (z88) (not (z89)) (z91) (z92) (not (z93)))
    :effect (and
      (z7) (z8) (z16) (z22) (not (z25)) (z27) (not (z28)) (not (z36)) (not (z58)) (not (z59))
      (not (z68)) (not (z88))))
  (:action a56
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z6)) (not (z7)) (not (z8)) (not (z11))
      (not (z15)) (not (z16)) (not (z17)) (not (z22)) (not (z25)) (not (z28)) (not (z29))
      (not (z32)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z40)) (z41) (not (z42))
      (not (z44)) (not (z48)) (not (z50)) (not (z52)) (not (z55)) (not (z58)) (not (z59))
      (not (z60)) (not (z63)) (not (z64)) (not (z66)) (not (z71)) (not (z75)) (not (z78)) (z80)
      (z81) (not (z84)) (z85) (not (z90)) (z91))
    :effect (and
      (z1) (z29) (not (z41)) (not (z85)) (not (z91))))
  (:action a57
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z6) (not (z11)) (not (z17)) (not (z18))
      (not (z25)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z33)) (not (z34))
      (not (z35)) (z39) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48)) (not (z49))
      (not (z50)) (not (z52)) (not (z54)) (not (z55)) (not (z56)) (not (z58)) (not (z59))
      (not (z63)) (not (z65)) (z66) (z69) (not (z70)) (not (z71)) (z74) (not (z75)) (not (z77))
      (not (z80)) (z81) (z86) (not (z87)) (z90))
    :effect (and
      (z1) (z29) (not (z39)) (not (z66)) (z80) (not (z86)) (not (z90))))
  (:action a58
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z6) (not (z11)) (not (z17)) (not (z18))
      (not (z25)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z33)) (not (z34))
      (not (z35)) (z39) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48)) (not (z49))
      (not (z50)) (not (z52)) (not (z54)) (not (z55)) (not (z56)) (not (z58)) (not (z59))
      (not (z63)) (not (z65)) (z66) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z77))
      (not (z78)) (not (z80)) (z81) (z86) (not (z87)) (z90))
    :effect (and
      (z1) (not (z6)) (z29) (not (z39)) (not (z66)) (z80) (not (z86)) (not (z90))))
  (:action a59
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z3)) (not (z4)) (not (z9)) (not (z10)) (not (z11)) (not (z14))
      (not (z17)) (not (z19)) (not (z20)) (z25) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z33)) (not (z34)) (not (z36)) (not (z38)) (not (z39)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)) (not (z48)) (not (z50)) (not (z51)) (not (z52)) (not (z55))
      (not (z58)) (not (z59)) (not (z63)) (not (z66)) (not (z67)) (not (z68)) (not (z71))
      (not (z75)) (z80) (not (z81)) (not (z83)) (not (z90)))
    :effect (and
      (not (z0)) (z1) (not (z2)) (not (z25)) (z29) (z81)))
  (:action a60
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z6) (not (z11)) (not (z17)) (not (z25))
      (not (z28)) (not (z29)) (not (z32)) (not (z33)) (not (z34)) (not (z39)) (not (z41))
      (not (z42)) (not (z44)) (not (z48)) (not (z50)) (not (z52)) (not (z55)) (not (z58))
      (not (z59)) (z60) (not (z63)) (not (z66)) (z69) (not (z71)) (not (z75)) (not (z80))
      (not (z81)) (not (z86)) (not (z90)) (z93))
    :effect (and
      (z1) (z29) (z80) (z81)))
  (:action a61
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z11)) (not (z13)) (not (z16)) (not (z17)) (not (z22)) (not (z23)) (not (z25))
      (not (z27)) (not (z28)) (not (z29)) (not (z32)) (not (z33)) (not (z34)) (not (z35))
      (not (z36)) (not (z37)) (not (z39)) (not (z41)) (z42) (not (z44)) (not (z48)) (not (z50))
      (not (z52)) (not (z54)) (not (z55)) (not (z57)) (not (z58)) (not (z59)) (not (z62))
      (not (z63)) (z66) (not (z68)) (not (z69)) (z71) (not (z72)) (not (z75)) (not (z78))
      (not (z80)) (not (z81)) (z84) (z85) (not (z88)) (z90) (z91) (not (z92)) (z93))
    :effect (and
      (z1) (z29) (not (z42)) (not (z66)) (not (z71)) (z80) (z81) (not (z90)) (not (z93))))
  (:action a62
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z10)) (not (z11))
      (not (z14)) (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z25)) (not (z26)) (z28)
      (not (z29)) (z32) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z38)) (not (z39))
      (not (z41)) (not (z42)) (not (z44)) (not (z48)) (not (z50)) (not (z52)) (not (z54)) (z55)
      (not (z58)) (not (z59)) (not (z62)) (not (z63)) (not (z66)) (not (z67)) (not (z68))
      (not (z69)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z78)) (not (z80))
      (not (z81)) (not (z82)) (z83) (not (z90)) (not (z92)) (not (z93)))
    :effect (and
      (z1) (not (z28)) (z29) (not (z32)) (not (z55)) (z80) (z81)))
  (:action a63
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z6)) (not (z10)) (not (z11)) (not (z17))
      (not (z18)) (not (z24)) (not (z25)) (not (z28)) (not (z29)) (not (z30)) (not (z32))
      (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z39)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z47)) (z48) (not (z50)) (not (z52)) (not (z54)) (not (z55))
      (not (z56)) (not (z58)) (z59) (not (z62)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z78)) (not (z80))
      (not (z81)) (z86) (z87) (not (z90)) (not (z92)) (not (z93)))
    :effect (and
      (z1) (z29) (not (z48)) (not (z59)) (z80) (z81)))
  (:action a64
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z6)) (z9) (z10) (not (z11)) (not (z17))
      (not (z18)) (not (z25)) (z27) (not (z28)) (not (z29)) (not (z32)) (not (z33)) (not (z34))
      (not (z35)) (not (z36)) (not (z39)) (not (z41)) (not (z42)) (not (z44)) (not (z48))
      (not (z50)) (not (z52)) (z54) (not (z55)) (not (z56)) (not (z58)) (z59) (not (z62))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z72))
      (not (z75)) (not (z78)) (not (z80)) (not (z81)) (z83) (not (z85)) (not (z86)) (not (z90))
      (not (z91)) (z92) (not (z93)))
    :effect (and
      (z1) (z29) (not (z54)) (not (z59)) (z80) (z81) (not (z92))))
  (:action a65
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z11)) (z13) (not (z15)) (not (z16))
      (not (z18)) (not (z22)) (not (z27)) (z28) (not (z31)) (z32) (not (z35)) (z36) (not (z37))
      (not (z39)) (z40) (not (z41)) (not (z43)) (not (z44)) (not (z45)) (z46) (not (z48))
      (not (z49)) (not (z51)) (z55) (not (z56)) (not (z60)) (z62) (z64) (not (z65)) (z68)
      (not (z70)) (not (z71)) (not (z77)) (not (z78)) (z84) (z85) (not (z86)) (not (z87)) (z91))
    :effect (and
      (z31) (not (z40)) (not (z64)) (not (z84)) (not (z85)) (z86) (z87) (not (z91))))
  (:action a66
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z6)) (not (z10)) (z11) (z13) (not (z17)) (not (z18)) (z28)
      (not (z29)) (not (z31)) (z32) (not (z33)) (not (z34)) (not (z35)) (z36) (not (z39))
      (not (z40)) (not (z43)) (z44) (not (z45)) (z46) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z54)) (z55) (not (z56)) (not (z58)) (z62) (not (z63))
      (not (z64)) (not (z65)) (z68) (not (z70)) (not (z75)) (not (z77)) (not (z86)) (not (z87))
      (z88) (z92))
    :effect (and
      (not (z11)) (z31) (not (z44)) (z86) (z87)))
  (:action a67
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (z23)
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z32)) (not (z33))
      (not (z36)) (not (z37)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z45)) (z47)
      (not (z50)) (not (z52)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z60))
      (not (z62)) (not (z64)) (z65) (not (z66)) (not (z67)) (not (z68)) (z69) (z70) (not (z71))
      (z72) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z82)) (not (z84)) (not (z85))
      (z86) (z87) (not (z88)) (z89) (not (z90)) (not (z91)) (z93))
    :effect (and
      (z13) (z37) (not (z47)) (not (z65)) (not (z69)) (not (z70)) (not (z72)) (z88) (not (z93))))
  (:action a68
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (z10) (not (z11)) (not (z13))
      (not (z14)) (not (z15)) (not (z16)) (z17) (not (z18)) (not (z19)) (not (z20)) (z21)
      (not (z22)) (not (z23)) (not (z24)) (not (z26)) (not (z28)) (not (z29)) (z30) (not (z32))
      (not (z33)) (not (z34)) (not (z36)) (not (z37)) (not (z38)) (not (z40)) (not (z41))
      (not (z44)) (not (z45)) (z47) (not (z48)) (not (z50)) (z52) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z67))
      (not (z68)) (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75))
      (not (z78)) (z82) (not (z84)) (not (z85)) (not (z88)) (not (z89)))
    :effect (and
      (z3) (not (z17)) (z18) (not (z21)) (not (z30)) (z37) (not (z52)) (z74) (not (z82)) (z88)
      (z89)))
  (:action a69
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (z6) (not (z7)) (not (z8)) (not (z10)) (not (z11))
      (not (z13)) (not (z14)) (not (z15)) (not (z16)) (z17) (not (z18)) (not (z19)) (not (z20))
      (z21) (not (z22)) (not (z23)) (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (z30) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z40)) (not (z41)) (not (z44)) (not (z45)) (z47) (not (z48)) (not (z50)) (z52)
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (z60) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z67)) (not (z68)) (z69) (not (z70)) (not (z71)) (not (z72))
      (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z80)) (not (z81)) (z82) (not (z83))
      (not (z84)) (not (z85)) (not (z86)) (not (z87)) (not (z88)) (not (z89)) (z91) (z93))
    :effect (and
      (z14) (not (z21)) (z22) (not (z30)) (z37) (not (z47)) (not (z52)) (z68) (z73) (z74)
      (not (z82)) (z88) (z89)))
  (:action a70
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z3)) (z4) (z6) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (not (z20)) (z21) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (z26)
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z32)) (not (z33)) (not (z34))
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z40)) (not (z41)) (not (z43))
      (not (z44)) (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z51)) (not (z52))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (z60) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z67)) (not (z68)) (z69) (not (z70)) (not (z71)) (not (z72))
      (not (z73)) (z74) (not (z75)) (not (z78)) (z82) (not (z83)) (not (z84)) (not (z85))
      (not (z88)) (not (z89)) (z91) (z93))
    :effect (and
      (not (z4)) (z14) (z17) (not (z21)) (z22) (not (z26)) (z37) (z68) (z73) (not (z82)) (z88)
      (z89)))
  (:action a71
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z11)) (not (z13))
      (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z21)) (not (z22)) (not (z23)) (z24) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (z45) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z52)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z67)) (not (z68)) (z69) (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z82)) (not (z84)) (not (z85)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)) (z91))
    :effect (and
      (z14) (z17) (z22) (not (z24)) (z37) (not (z45)) (z68) (z73) (z74) (z88) (z89)))
  (:action a72
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (z13) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z26)) (z28) (not (z30)) (not (z31)) (z32) (not (z33))
      (not (z35)) (z36) (not (z37)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (z43)
      (not (z45)) (z46) (not (z47)) (not (z48)) (not (z50)) (z51) (not (z52)) (not (z54)) (z55)
      (not (z56)) (not (z57)) (not (z58)) (not (z59)) (z62) (not (z64)) (not (z65)) (not (z67))
      (z68) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75))
      (not (z78)) (not (z82)) (z83) (not (z84)) (not (z85)) (z88) (not (z89)) (not (z91)) (z92)
      (not (z93)))
    :effect (and
      (z23) (not (z36)) (z37) (not (z46)) (not (z62)) (not (z68)) (z89) (not (z92))))
  (:action a73
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (z13)
      (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z26)) (z28) (not (z30)) (z31) (z32)
      (not (z33)) (not (z34)) (not (z35)) (z36) (not (z37)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (not (z45)) (z46) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (z62) (not (z63)) (not (z64)) (not (z65)) (not (z67)) (z68) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z82)) (not (z83)) (not (z84)) (not (z85)) (z88) (not (z89)) (z92)
      (not (z93)))
    :effect (and
      (z9) (z23) (not (z36)) (z37) (not (z62)) (not (z68)) (z83) (z89) (not (z92))))
  (:action a74
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (z13)
      (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z26)) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z35)) (z36) (not (z37)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (not (z45)) (z46) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z54)) (not (z56)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (z62) (not (z63)) (not (z64)) (not (z65)) (not (z67)) (z68) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z82)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (z88) (not (z89))
      (not (z91)) (z92) (not (z93)))
    :effect (and
      (z9) (z23) (not (z36)) (z37) (not (z46)) (not (z62)) (not (z68)) (z83) (z89) (not (z92))))
  (:action a75
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z26)) (z30) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z40))
      (not (z41)) (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z52)) (z56) (not (z57))
      (not (z58)) (not (z59)) (not (z60)) (not (z64)) (z65) (not (z67)) (not (z68)) (not (z69))
      (z70) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z82))
      (not (z84)) (not (z85)) (z86) (not (z88)) (z89) (not (z91)) (not (z93)))
    :effect (and
      (z13) (not (z18)) (z23) (not (z30)) (z37) (not (z56)) (not (z65)) (not (z70)) (z88)))
  (:action a76
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13))
      (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z21)) (not (z22)) (not (z23)) (not (z24)) (z25) (not (z26)) (not (z27)) (z28)
      (not (z29)) (not (z30)) (not (z32)) (not (z33)) (not (z35)) (z36) (not (z37)) (not (z38))
      (not (z40)) (not (z41)) (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z52))
      (not (z55)) (not (z56)) (z57) (z58) (z59) (z62) (not (z64)) (not (z65)) (not (z67)) (z68)
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75))
      (not (z78)) (not (z82)) (not (z84)) (not (z85)) (z88) (not (z89)) (z92) (not (z93)))
    :effect (and
      (z13) (z23) (not (z28)) (not (z36)) (z37) (not (z57)) (not (z58)) (not (z59)) (not (z68))
      (z89)))
  (:action a77
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13))
      (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z21)) (not (z22)) (not (z23)) (not (z24)) (z25) (not (z26)) (not (z27)) (z28)
      (not (z29)) (not (z30)) (not (z32)) (not (z33)) (not (z35)) (z36) (not (z37)) (not (z38))
      (not (z40)) (not (z41)) (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z52))
      (not (z55)) (not (z56)) (z57) (z58) (z59) (not (z64)) (not (z65)) (not (z67)) (z68)
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75))
      (not (z78)) (not (z80)) (not (z82)) (not (z84)) (not (z85)) (z88) (not (z89)) (not (z91))
      (z92) (not (z93)))
    :effect (and
      (z13) (z23) (not (z25)) (not (z28)) (not (z36)) (z37) (not (z57)) (not (z58)) (not (z59))
      (not (z68)) (z89)))
  (:action a78
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (z4) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z13))
      (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (z21)
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (z26) (not (z27)) (not (z28)) (not (z30))
      (not (z32)) (not (z33)) (not (z36)) (not (z37)) (not (z38)) (not (z40)) (not (z41))
      (not (z43)) (not (z45)) (not (z47)) (not (z50)) (not (z51)) (not (z52)) (not (z55))
      (not (z56)) (not (z57)) (not (z60)) (not (z64)) (not (z65)) (not (z67)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73)) (z74) (not (z75)) (not (z78))
      (z82) (not (z83)) (not (z84)) (not (z85)) (not (z88)) (not (z89)) (not (z91)) (not (z93)))
    :effect (and
      (not (z4)) (z13) (not (z21)) (z23) (not (z26)) (z37) (not (z74)) (not (z82)) (z88) (z89)))
  (:action a79
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (z14) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (z19) (z20) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z32)) (not (z33))
      (not (z36)) (not (z37)) (z38) (not (z40)) (not (z41)) (not (z45)) (not (z47)) (not (z50))
      (not (z52)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z60)) (not (z64))
      (not (z65)) (z67) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73))
      (not (z74)) (not (z75)) (not (z78)) (not (z82)) (not (z84)) (not (z85)) (not (z88))
      (not (z89)) (not (z91)) (not (z93)))
    :effect (and
      (z13) (not (z14)) (not (z19)) (not (z20)) (z23) (z37) (not (z38)) (not (z67)) (z88) (z89)))
  (:action a80
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z6)) (not (z7)) (not (z8)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (z24) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (z45) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z52)) (not (z56)) (not (z57)) (not (z60))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z82)) (not (z84)) (not (z85)) (not (z86)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z93)))
    :effect (and
      (z13) (z23) (not (z24)) (z37) (not (z45)) (z88) (z89)))
  (:action a81
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (z18) (z19) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z32)) (not (z33)) (z35)
      (not (z36)) (not (z37)) (not (z38)) (not (z40)) (not (z41)) (not (z45)) (z47) (not (z48))
      (not (z50)) (not (z52)) (z54) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z64))
      (not (z65)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (z72) (not (z73))
      (z74) (not (z75)) (z77) (not (z78)) (not (z82)) (not (z84)) (not (z85)) (not (z86))
      (not (z88)) (not (z89)) (not (z91)) (z92) (not (z93)))
    :effect (and
      (z13) (not (z18)) (not (z19)) (z23) (z37) (not (z47)) (not (z72)) (not (z74)) (z88) (z89)))
  (:action a82
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z7)) (not (z8)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z26)) (not (z30)) (z33) (not (z36)) (not (z37)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z45)) (not (z47)) (z50) (not (z52)) (not (z56)) (not (z57))
      (not (z58)) (not (z60)) (not (z62)) (not (z64)) (not (z65)) (not (z67)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (z73) (not (z74)) (z75) (not (z78))
      (not (z82)) (not (z84)) (not (z85)) (not (z88)) (not (z89)) (not (z91)) (not (z93)))
    :effect (and
      (not (z3)) (z13) (z23) (not (z33)) (z37) (not (z50)) (not (z73)) (not (z75)) (z88) (z89)))
  (:action a83
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (z17) (not (z18)) (not (z19)) (not (z20)) (z21) (not (z22))
      (not (z23)) (not (z24)) (not (z26)) (not (z29)) (z30) (not (z33)) (not (z34)) (not (z36))
      (not (z37)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (z47)
      (not (z50)) (z52) (not (z56)) (not (z57)) (not (z58)) (not (z60)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (z82) (not (z84)) (not (z85))
      (not (z88)) (not (z89)) (not (z91)) (not (z93)))
    :effect (and
      (z13) (not (z17)) (not (z21)) (z23) (not (z30)) (z37) (not (z47)) (not (z52)) (not (z82))
      (z88) (z89)))
  (:action a84
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (z24)
      (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z32)) (not (z33)) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (not (z41)) (not (z45)) (not (z47)) (not (z48))
      (not (z50)) (not (z52)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)) (not (z62)) (not (z65)) (not (z67)) (not (z68)) (not (z70)) (z72) (z73) (z74)
      (not (z75)) (z78) (not (z82)) (not (z86)) (not (z88)) (not (z89)) (z91) (not (z92)) (z93))
    :effect (and
      (z14) (z19) (z20) (not (z24)) (z38) (z67) (not (z72)) (not (z73)) (not (z74)) (not (z78))))
  (:action a85
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (z13) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (z23)
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z32)) (not (z33))
      (not (z36)) (z37) (not (z38)) (not (z40)) (not (z41)) (not (z45)) (not (z47)) (not (z50))
      (not (z52)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z60)) (not (z64))
      (not (z65)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z82)) (not (z84)) (not (z85)) (z88)
      (z89) (not (z91)) (not (z93)))
    :effect (and
      (not (z13)) (z14) (z19) (z20) (not (z23)) (not (z37)) (z38) (z67) (not (z88)) (not (z89))))
  (:action a86
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (z24)
      (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z31)) (not (z32)) (not (z33))
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (z45) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z52)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)) (not (z65)) (not (z67)) (not (z68)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z82)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z14) (z19) (z20) (not (z24)) (z38) (not (z45)) (z67)))
  (:action a87
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z32)) (not (z33)) (not (z36))
      (not (z37)) (not (z38)) (not (z42)) (not (z45)) (z47) (not (z50)) (not (z52)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z62)) (z65) (not (z67)) (not (z68)) (z69) (z70)
      (not (z71)) (z72) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z82)) (not (z85))
      (z86) (z87) (not (z88)) (z89) (not (z91)) (z93))
    :effect (and
      (z14) (z19) (z20) (not (z23)) (z38) (not (z47)) (not (z65)) (z67) (not (z69)) (not (z70))
      (not (z72)) (not (z89)) (not (z93))))
  (:action a88
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z32)) (z33) (not (z36))
      (not (z37)) (not (z38)) (not (z42)) (not (z45)) (not (z47)) (z50) (not (z52)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z62)) (not (z65))
      (not (z67)) (not (z68)) (not (z70)) (not (z72)) (z73) (not (z74)) (z75) (not (z78))
      (not (z82)) (not (z88)) (not (z89)) (not (z92)) (not (z93)))
    :effect (and
      (not (z3)) (z14) (z19) (z20) (not (z33)) (z38) (not (z50)) (z67) (not (z73)) (not (z75))))
  (:action a89
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (z17) (not (z18)) (not (z19)) (not (z20)) (z21) (not (z22))
      (not (z23)) (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z32))
      (not (z33)) (not (z34)) (not (z36)) (not (z37)) (not (z38)) (not (z44)) (not (z45)) (z47)
      (not (z50)) (z52) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z62)) (not (z63))
      (not (z65)) (not (z67)) (not (z68)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z75)) (not (z78)) (z82) (not (z88)) (not (z89)))
    :effect (and
      (z14) (not (z17)) (z19) (z20) (not (z21)) (not (z30)) (z38) (not (z47)) (not (z52)) (z67)
      (not (z82))))
  (:action a90
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z16))
      (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (z30) (not (z32)) (not (z33)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z42)) (not (z45)) (not (z47)) (not (z48)) (not (z50))
      (not (z52)) (not (z54)) (not (z55)) (z56) (not (z57)) (not (z58)) (not (z59)) (z65)
      (not (z67)) (not (z68)) (z70) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z78))
      (not (z82)) (z86) (not (z88)) (z89) (not (z92)) (not (z93)))
    :effect (and
      (z14) (not (z18)) (z19) (z20) (not (z30)) (z38) (not (z56)) (not (z65)) (z67) (not (z70))
      (not (z89))))
  (:action a91
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (z7) (z8) (not (z10)) (not (z13)) (not (z14)) (z16) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z24)) (not (z26))
      (z27) (not (z28)) (not (z30)) (not (z32)) (not (z33)) (not (z36)) (not (z37)) (not (z38))
      (not (z42)) (not (z45)) (not (z47)) (not (z50)) (not (z52)) (not (z54)) (not (z55))
      (not (z56)) (z57) (not (z58)) (not (z59)) (not (z65)) (not (z67)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z78))
      (not (z82)) (z85) (not (z88)) (not (z89)) (z91) (not (z92)) (not (z93)))
    :effect (and
      (not (z7)) (not (z8)) (z14) (not (z16)) (z19) (z20) (not (z22)) (not (z27)) (z38)
      (not (z57)) (z67)))
  (:action a92
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13))
      (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (z25) (not (z26)) (not (z27)) (z28) (not (z29))
      (not (z30)) (not (z32)) (not (z33)) (not (z35)) (z36) (not (z37)) (not (z38)) (not (z45))
      (not (z47)) (not (z48)) (not (z50)) (not (z52)) (not (z55)) (not (z56)) (z57) (z58) (z59)
      (z62) (not (z65)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z82)) (z88) (not (z89)) (z92)
      (not (z93)))
    :effect (and
      (z14) (z19) (z20) (not (z28)) (not (z36)) (z38) (not (z57)) (not (z58)) (not (z59)) (z67)
      (not (z68)) (not (z88))))
  (:action a93
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13))
      (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (z25) (not (z26)) (not (z27)) (z28) (not (z29))
      (not (z30)) (not (z32)) (not (z33)) (not (z35)) (z36) (not (z37)) (not (z38)) (z42)
      (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z52)) (z54) (not (z55)) (not (z56))
      (z57) (z58) (z59) (not (z65)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z82)) (z83) (not (z86))
      (z88) (not (z89)) (not (z91)) (z92) (not (z93)))
    :effect (and
      (z14) (z19) (z20) (not (z25)) (not (z28)) (not (z36)) (z38) (not (z57)) (not (z58))
      (not (z59)) (z67) (not (z68)) (not (z88))))
  (:action a94
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z2)) (not (z3)) (z6) (not (z11)) (not (z17)) (not (z18)) (not (z25))
      (not (z28)) (z29) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z39))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48)) (not (z49)) (not (z50))
      (not (z52)) (not (z54)) (not (z55)) (not (z56)) (not (z58)) (not (z59)) (not (z63))
      (not (z65)) (not (z66)) (z69) (not (z70)) (not (z71)) (z74) (not (z75)) (not (z77)) (z80)
      (z81) (not (z86)) (not (z87)) (not (z90)))
    :effect (and
      (not (z1)) (not (z29)) (z39) (z66) (not (z80)) (z86) (z90)))
  (:action a95
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z6) (not (z18)) (z21) (not (z29)) (not (z31)) (not (z32))
      (not (z35)) (not (z39)) (not (z41)) (not (z42)) (not (z45)) (not (z48)) (not (z49))
      (not (z54)) (not (z55)) (not (z56)) (z60) (not (z65)) (not (z66)) (z69) (not (z70))
      (not (z71)) (not (z77)) (not (z80)) (not (z81)) (z82) (not (z85)) (not (z86)) (not (z87))
      (not (z90)) (z93))
    :effect (and
      (z39) (z66) (z81) (z86) (z90)))
  (:action a96
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z4)) (z6) (not (z9)) (not (z10)) (not (z14)) (not (z18))
      (not (z19)) (not (z20)) (z25) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32))
      (not (z35)) (not (z36)) (not (z38)) (not (z39)) (not (z41)) (not (z42)) (not (z43))
      (not (z45)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z55)) (not (z56))
      (not (z58)) (not (z59)) (z60) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (z69)
      (not (z70)) (not (z71)) (not (z77)) (z80) (not (z81)) (not (z83)) (not (z85)) (not (z86))
      (not (z87)) (not (z90)) (z93))
    :effect (and
      (not (z0)) (not (z2)) (not (z25)) (z39) (z66) (not (z80)) (z81) (z86) (z90)))
  (:action a97
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z13))
      (not (z16)) (not (z18)) (not (z22)) (not (z23)) (not (z25)) (not (z27)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z36)) (not (z37)) (not (z39))
      (not (z41)) (z42) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z62)) (not (z65)) (z66) (not (z68))
      (not (z69)) (not (z70)) (z71) (not (z72)) (not (z77)) (not (z78)) (not (z80)) (not (z81))
      (z84) (z85) (not (z86)) (not (z87)) (not (z88)) (not (z89)) (z90) (z91) (not (z92)) (z93))
    :effect (and
      (z6) (z39) (not (z42)) (not (z71)) (z81) (z86) (not (z93))))
  (:action a98
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z2)) (not (z3)) (not (z6)) (not (z11)) (not (z17)) (not (z18))
      (not (z25)) (not (z28)) (z29) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35))
      (not (z39)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48)) (not (z49))
      (not (z50)) (not (z52)) (not (z54)) (not (z55)) (not (z56)) (not (z58)) (not (z59))
      (not (z63)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z77)) (not (z78)) (z80) (z81) (not (z86)) (not (z87)) (not (z90)))
    :effect (and
      (not (z1)) (z6) (not (z29)) (z39) (z66) (not (z80)) (z86) (z90)))
  (:action a99
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z6)) (not (z7)) (not (z8)) (not (z15)) (not (z16)) (not (z18))
      (not (z22)) (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z37)) (not (z39))
      (not (z40)) (z41) (not (z42)) (not (z45)) (not (z48)) (not (z49)) (not (z54)) (not (z55))
      (not (z56)) (not (z60)) (not (z64)) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z77)) (not (z78)) (z80) (z81) (not (z84)) (z85) (not (z86))
      (not (z87)) (not (z89)) (not (z90)) (z91) (not (z93)))
    :effect (and
      (z6) (z39) (not (z41)) (z66) (not (z80)) (not (z85)) (z86) (z90) (not (z91))))
  (:action a100
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z4)) (not (z6)) (not (z9)) (not (z10)) (not (z14)) (not (z18))
      (not (z19)) (not (z20)) (z25) (not (z26)) (z28) (not (z29)) (not (z31)) (not (z32)) (z34)
      (not (z35)) (z36) (not (z38)) (not (z39)) (not (z41)) (not (z42)) (not (z43)) (not (z45))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z55)) (not (z56)) (z57) (z58) (z59)
      (z62) (z63) (not (z65)) (not (z66)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z77)) (not (z78)) (z80) (not (z81)) (not (z83)) (not (z86)) (not (z87))
      (z88) (not (z90)) (z92))
    :effect (and
      (not (z0)) (z6) (z39) (z66) (not (z80)) (z81) (z86) (z90)))
  (:action a101
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z4)) (not (z6)) (not (z9)) (not (z10)) (not (z14)) (not (z18))
      (not (z19)) (not (z20)) (z25) (not (z26)) (not (z29)) (not (z31)) (not (z32)) (not (z35))
      (not (z38)) (not (z39)) (not (z41)) (not (z42)) (not (z43)) (not (z45)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z55)) (not (z56)) (z62) (not (z65)) (not (z66))
      (not (z67)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z77)) (not (z78)) (z80)
      (not (z81)) (not (z83)) (not (z86)) (not (z87)) (not (z90)))
    :effect (and
      (not (z0)) (z6) (not (z25)) (z39) (z66) (not (z80)) (z81) (z86) (z90)))
  (:action a102
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z4)) (not (z6)) (not (z9)) (not (z10)) (not (z14)) (not (z18))
      (not (z19)) (not (z20)) (z25) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32))
      (not (z35)) (not (z36)) (not (z38)) (not (z39)) (not (z41)) (not (z42)) (not (z43))
      (not (z45)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z55)) (not (z56))
      (not (z58)) (not (z59)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z77)) (not (z78)) (z80) (not (z81)) (not (z83))
      (z84) (z85) (not (z86)) (not (z87)) (not (z90)) (z91))
    :effect (and
      (not (z0)) (not (z2)) (z6) (not (z25)) (z39) (z66) (not (z80)) (z81) (z86) (z90)))
  (:action a103
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z6)) (not (z10)) (not (z18)) (not (z25)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z35)) (not (z36)) (not (z39))
      (not (z41)) (z42) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (z54) (not (z55))
      (not (z56)) (not (z58)) (not (z59)) (not (z62)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z77)) (not (z78)) (not (z80))
      (not (z81)) (not (z86)) (not (z87)) (not (z90)) (z92) (not (z93)))
    :effect (and
      (z6) (z39) (not (z42)) (not (z54)) (z66) (z81) (z86) (z90) (not (z92))))
  (:action a104
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z4)) (not (z6)) (not (z10)) (not (z14)) (not (z18))
      (not (z19)) (not (z20)) (not (z24)) (not (z25)) (not (z26)) (z28) (not (z29)) (not (z31))
      (z32) (not (z35)) (not (z36)) (not (z38)) (not (z39)) (not (z41)) (not (z42)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (z55) (not (z56)) (not (z58)) (not (z59))
      (not (z62)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z74)) (not (z77)) (not (z78)) (not (z80)) (not (z81)) (z83)
      (not (z86)) (not (z87)) (not (z90)) (not (z92)) (not (z93)))
    :effect (and
      (z6) (not (z28)) (not (z32)) (z39) (not (z55)) (z66) (z81) (z86) (z90)))
  (:action a105
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z3)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22))
      (not (z27)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (z34) (not (z35))
      (not (z38)) (not (z39)) (not (z41)) (not (z42)) (not (z45)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z52)) (not (z54)) (not (z55)) (not (z56)) (z58) (z62) (z63)
      (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z80)) (not (z81)) (not (z85))
      (not (z86)) (not (z87)) (not (z90)) (not (z91)) (z92) (not (z93)))
    :effect (and
      (z6) (z39) (not (z58)) (z66) (z81) (z86) (z90)))
  (:action a106
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z6)) (z9) (z10) (not (z18)) (z27) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z36)) (not (z39)) (not (z41)) (not (z42))
      (not (z45)) (not (z48)) (not (z49)) (z54) (not (z55)) (not (z56)) (not (z58)) (z59)
      (not (z62)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z77)) (not (z78)) (not (z80)) (not (z81)) (z83) (not (z85)) (not (z86))
      (not (z87)) (not (z90)) (not (z91)) (z92) (not (z93)))
    :effect (and
      (z6) (z39) (not (z54)) (not (z59)) (z66) (z81) (z86) (z90) (not (z92))))
  (:action a107
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z4)) (not (z7)) (not (z8)) (z9) (z10) (not (z11)) (not (z14))
      (not (z15)) (not (z16)) (not (z19)) (not (z20)) (not (z22)) (not (z25)) (not (z26)) (z27)
      (not (z28)) (not (z31)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z46)) (not (z49))
      (not (z51)) (not (z54)) (not (z58)) (not (z59)) (not (z60)) (not (z63)) (not (z64))
      (not (z67)) (not (z68)) (not (z69)) (not (z71)) (not (z72)) (not (z74)) (not (z77))
      (not (z78)) (z81) (z83) (not (z84)) (not (z85)) (not (z87)) (not (z91)) (not (z92))
      (not (z93)))
    :effect (and
      (not (z10)) (not (z27)) (z40) (z64) (z84) (z85) (z91)))
  (:action a108
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z11)) (z13) (not (z15)) (not (z16))
      (not (z18)) (not (z22)) (z28) (z31) (z32) (not (z35)) (z36) (not (z37)) (not (z39))
      (not (z40)) (not (z41)) (not (z43)) (not (z44)) (not (z45)) (z46) (not (z48)) (not (z49))
      (not (z51)) (z55) (not (z56)) (not (z60)) (z62) (not (z64)) (not (z65)) (z68) (not (z69))
      (not (z70)) (not (z71)) (not (z77)) (not (z78)) (not (z84)) (not (z85)) (z86) (z87)
      (not (z91)))
    :effect (and
      (not (z31)) (z40) (z64) (z84) (z85) (not (z86)) (not (z87)) (z91)))
  (:action a109
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z7)) (not (z8)) (not (z10)) (z11) (not (z15)) (not (z16))
      (not (z17)) (not (z22)) (not (z27)) (not (z29)) (not (z31)) (not (z33)) (not (z34))
      (not (z35)) (not (z37)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (z44) (not (z50))
      (not (z51)) (not (z52)) (not (z54)) (not (z58)) (not (z60)) (not (z63)) (not (z64))
      (not (z71)) (not (z75)) (not (z78)) (not (z84)) (not (z85)) (not (z91)))
    :effect (and
      (not (z11)) (z40) (not (z44)) (z64) (z84) (z85) (z91)))
  (:action a110
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z11)) (not (z15)) (not (z16))
      (not (z18)) (not (z22)) (z31) (not (z35)) (not (z37)) (not (z39)) (not (z40)) (not (z41))
      (not (z43)) (not (z44)) (not (z45)) (z46) (not (z48)) (not (z49)) (not (z51)) (not (z56))
      (not (z60)) (not (z64)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71))
      (not (z77)) (not (z78)) (not (z84)) (not (z85)) (z86) (z87) (not (z89)) (not (z90))
      (not (z91)))
    :effect (and
      (not (z31)) (z40) (not (z46)) (z64) (z84) (z85) (not (z86)) (not (z87)) (z91)))
  (:action a111
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z11))
      (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z19)) (not (z20)) (not (z22))
      (not (z26)) (not (z27)) (not (z31)) (not (z32)) (not (z35)) (not (z37)) (not (z38))
      (not (z40)) (not (z41)) (z43) (not (z44)) (not (z46)) (z51) (not (z55)) (not (z60))
      (not (z62)) (not (z64)) (not (z67)) (not (z71)) (not (z78)) (z83) (not (z84)) (not (z85))
      (not (z91)))
    :effect (and
      (z40) (not (z43)) (not (z51)) (z64) (not (z83)) (z84) (z85) (z91)))
  (:action a112
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z15)) (not (z16))
      (not (z22)) (not (z24)) (not (z28)) (not (z31)) (not (z32)) (not (z34)) (z35) (not (z36))
      (not (z37)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z46)) (not (z48)) (z49) (not (z51)) (z54) (not (z55)) (not (z58)) (not (z59))
      (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (z77) (not (z78)) (z80) (not (z83))
      (not (z84)) (not (z85)) (z86) (z87) (not (z90)) (not (z91)) (z92) (not (z93)))
    :effect (and
      (not (z35)) (z40) (not (z54)) (z64) (z84) (z85) (z91) (not (z92))))
  (:action a113
    :parameters ()
    :precondition (and
      (z0) (z2) (not (z3)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z15))
      (not (z16)) (not (z17)) (not (z22)) (z25) (not (z31)) (not (z33)) (z34) (not (z35))
      (not (z36)) (not (z37)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z50)) (not (z51)) (not (z52)) (not (z54)) (not (z58))
      (not (z59)) (not (z60)) (z62) (z63) (not (z64)) (not (z69)) (not (z71)) (not (z72))
      (not (z73)) (not (z75)) (not (z78)) (z80) (not (z84)) (not (z85)) (not (z86)) (not (z91))
      (z92) (not (z93)))
    :effect (and
      (z40) (not (z62)) (z64) (z84) (z85) (z91) (not (z92))))
  (:action a114
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z3)) (z6) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (not (z11)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z19)) (not (z20))
      (not (z22)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z33)) (z34) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (not (z47)) (not (z48)) (not (z50)) (not (z51)) (not (z52)) (not (z54))
      (not (z55)) (not (z58)) (not (z59)) (not (z60)) (z62) (z63) (not (z64)) (z66) (not (z67))
      (not (z68)) (not (z69)) (not (z71)) (not (z72)) (not (z73)) (not (z75)) (not (z78)) (z81)
      (not (z83)) (not (z84)) (not (z85)) (z90) (not (z91)) (z92) (not (z93)))
    :effect (and
      (not (z2)) (z40) (not (z62)) (z64) (z84) (z85) (z91) (not (z92))))
  (:action a115
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z2)) (not (z3)) (not (z6)) (not (z7)) (not (z8)) (not (z11))
      (not (z15)) (not (z16)) (not (z17)) (not (z22)) (not (z25)) (not (z28)) (z29) (not (z32))
      (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z48)) (not (z50)) (not (z52)) (not (z55)) (not (z58)) (not (z59))
      (not (z60)) (not (z63)) (not (z64)) (not (z66)) (not (z71)) (not (z75)) (not (z78)) (z80)
      (z81) (not (z84)) (not (z85)) (not (z90)) (not (z91)))
    :effect (and
      (not (z1)) (not (z29)) (z41) (z85) (z91)))
  (:action a116
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z6) (not (z7)) (not (z8)) (not (z15)) (not (z16)) (not (z18))
      (not (z22)) (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z37)) (z39) (not (z40))
      (not (z41)) (not (z42)) (not (z45)) (not (z48)) (not (z49)) (not (z54)) (not (z55))
      (not (z56)) (not (z60)) (not (z64)) (not (z65)) (z66) (not (z70)) (not (z71)) (not (z72))
      (not (z77)) (not (z78)) (not (z80)) (z81) (not (z84)) (not (z85)) (z86) (not (z87))
      (not (z89)) (z90) (not (z91)) (not (z93)))
    :effect (and
      (not (z6)) (not (z39)) (z41) (not (z66)) (z80) (z85) (not (z86)) (not (z90)) (z91)))
  (:action a117
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z4)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (not (z14)) (not (z15)) (not (z16)) (not (z19)) (not (z20)) (not (z22)) (z25) (not (z26))
      (z28) (not (z29)) (not (z32)) (z34) (z36) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z43)) (not (z48)) (not (z51)) (not (z55)) (z57) (z58) (z59)
      (not (z60)) (z62) (z63) (not (z64)) (not (z66)) (not (z67)) (z68) (not (z71)) (not (z78))
      (z80) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (z88) (not (z90)) (not (z91)) (z92))
    :effect (and
      (not (z0)) (z41) (z81) (z85) (z91)))
  (:action a118
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z4)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (not (z14)) (not (z15)) (not (z16)) (not (z19)) (not (z20)) (not (z22)) (z24) (z25)
      (not (z26)) (not (z29)) (not (z32)) (z34) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z43)) (z45) (not (z48)) (not (z51)) (not (z55)) (not (z60))
      (z62) (z63) (not (z64)) (not (z66)) (not (z67)) (not (z71)) (not (z78)) (z80) (not (z81))
      (not (z83)) (not (z84)) (not (z85)) (not (z90)) (not (z91)) (z92))
    :effect (and
      (not (z0)) (not (z25)) (z41) (z81) (z85) (z91)))
  (:action a119
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z4)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (not (z14)) (not (z15)) (not (z16)) (not (z19)) (not (z20)) (not (z22)) (z25) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z48)) (not (z51)) (not (z55))
      (not (z58)) (not (z59)) (not (z60)) (not (z64)) (not (z66)) (not (z67)) (not (z68))
      (not (z71)) (not (z78)) (z80) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (z86) (z87)
      (not (z90)) (not (z91)))
    :effect (and
      (not (z0)) (not (z2)) (not (z25)) (z41) (z81) (z85) (z91)))
  (:action a120
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z15))
      (not (z16)) (not (z22)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z36)) (not (z37)) (not (z39)) (not (z40)) (not (z41)) (z42) (not (z48))
      (z54) (not (z55)) (not (z58)) (not (z59)) (not (z60)) (not (z62)) (not (z64)) (not (z66))
      (not (z68)) (not (z69)) (not (z71)) (not (z72)) (not (z78)) (not (z80)) (not (z81))
      (not (z84)) (not (z85)) (not (z88)) (not (z90)) (not (z91)) (z92) (not (z93)))
    :effect (and
      (z41) (not (z42)) (not (z54)) (z80) (z81) (z85) (z91) (not (z92))))
  (:action a121
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z4)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z14)) (not (z15)) (not (z16)) (not (z19)) (not (z20)) (not (z22)) (not (z25))
      (not (z26)) (z28) (not (z29)) (z32) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z48)) (not (z54)) (z55) (not (z58))
      (not (z59)) (not (z60)) (not (z62)) (not (z64)) (not (z66)) (not (z67)) (not (z68))
      (not (z69)) (not (z71)) (not (z72)) (not (z74)) (not (z78)) (not (z80)) (not (z81)) (z83)
      (not (z84)) (not (z85)) (not (z90)) (not (z91)) (not (z92)) (not (z93)))
    :effect (and
      (not (z28)) (not (z32)) (z41) (not (z55)) (z80) (z81) (z85) (z91)))
  (:action a122
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z3)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z22)) (not (z27)) (not (z29)) (not (z30)) (not (z32)) (not (z33)) (z34) (not (z35))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z47))
      (not (z48)) (not (z50)) (not (z52)) (not (z55)) (not (z56)) (z58) (not (z60)) (z62) (z63)
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z73)) (not (z75)) (not (z78)) (not (z80)) (not (z81)) (not (z84))
      (not (z85)) (not (z86)) (not (z90)) (not (z91)) (z92) (not (z93)))
    :effect (and
      (z41) (not (z58)) (z80) (z81) (z85) (z91)))
  (:action a123
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z13))
      (not (z15)) (not (z16)) (not (z18)) (not (z22)) (not (z23)) (not (z24)) (not (z25))
      (not (z27)) (not (z28)) (not (z29)) (not (z32)) (not (z35)) (not (z36)) (not (z37))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z45)) (z48) (not (z54)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (z59) (not (z60)) (not (z62)) (not (z64)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z78))
      (not (z80)) (not (z81)) (not (z84)) (not (z85)) (z86) (z87) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z93)))
    :effect (and
      (z41) (not (z48)) (not (z59)) (z80) (z81) (z85) (z91)))
  (:action a124
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z6)) (not (z7)) (not (z8)) (z9) (z10) (not (z15)) (not (z16))
      (not (z18)) (not (z22)) (z27) (not (z28)) (not (z29)) (not (z32)) (not (z35)) (not (z36))
      (not (z37)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z48)) (z54) (not (z55))
      (not (z56)) (not (z58)) (z59) (not (z60)) (not (z62)) (not (z64)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z71)) (not (z72)) (not (z78)) (not (z80)) (not (z81)) (z83)
      (not (z84)) (not (z85)) (not (z86)) (not (z90)) (not (z91)) (z92) (not (z93)))
    :effect (and
      (z41) (not (z54)) (not (z59)) (z80) (z81) (z85) (z91) (not (z92))))
  (:action a125
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z6) (not (z7)) (not (z8)) (not (z10)) (not (z13))
      (not (z16)) (not (z18)) (not (z22)) (not (z23)) (not (z25)) (not (z27)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z36)) (not (z37)) (z39) (not (z41))
      (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z62)) (not (z65)) (z66) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z77)) (not (z78)) (not (z80)) (z81)
      (z84) (z85) (z86) (not (z87)) (not (z88)) (not (z89)) (z90) (z91) (not (z92)) (not (z93)))
    :effect (and
      (not (z6)) (not (z39)) (z42) (z71) (not (z81)) (not (z86)) (z93)))
  (:action a126
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z4)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (not (z13)) (not (z14)) (not (z16)) (not (z19)) (not (z20)) (not (z22)) (not (z23)) (z25)
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z32)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z41)) (not (z42)) (not (z43)) (not (z48))
      (not (z51)) (not (z54)) (not (z55)) (not (z57)) (not (z58)) (not (z59)) (not (z62))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z71)) (not (z72)) (not (z78)) (z80)
      (not (z81)) (not (z83)) (z84) (z85) (not (z88)) (not (z90)) (z91) (not (z92)) (not (z93)))
    :effect (and
      (not (z0)) (not (z2)) (not (z25)) (z42) (z66) (z71) (not (z80)) (z90) (z93)))
  (:action a127
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z2)) (not (z3)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z11)) (not (z13)) (not (z16)) (not (z17)) (not (z22)) (not (z23)) (not (z25))
      (not (z27)) (not (z28)) (z29) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z39)) (not (z41)) (not (z42)) (not (z44)) (not (z48)) (not (z50))
      (not (z52)) (not (z54)) (not (z55)) (not (z57)) (not (z58)) (not (z59)) (not (z62))
      (not (z63)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z72)) (not (z75))
      (not (z78)) (z80) (z81) (z84) (z85) (not (z88)) (not (z90)) (z91) (not (z92)) (not (z93)))
    :effect (and
      (not (z1)) (not (z29)) (z42) (z66) (z71) (not (z80)) (not (z81)) (z90) (z93)))
  (:action a128
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z4)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z13)) (not (z14)) (not (z16)) (not (z19)) (not (z20)) (not (z22)) (not (z23))
      (not (z25)) (not (z26)) (not (z27)) (z28) (not (z29)) (z32) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z41)) (not (z42)) (not (z48)) (not (z54)) (z55)
      (not (z57)) (not (z58)) (not (z59)) (not (z62)) (not (z66)) (not (z67)) (not (z68))
      (not (z69)) (not (z71)) (not (z72)) (not (z74)) (not (z78)) (not (z80)) (not (z81)) (z83)
      (z84) (z85) (not (z86)) (not (z87)) (not (z88)) (not (z90)) (z91) (not (z92)) (not (z93)))
    :effect (and
      (not (z28)) (not (z32)) (z42) (not (z55)) (z66) (z71) (z90) (z93)))
  (:action a129
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z13))
      (not (z16)) (not (z18)) (z21) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z27))
      (not (z28)) (not (z29)) (not (z32)) (not (z35)) (not (z36)) (not (z37)) (not (z39))
      (not (z41)) (not (z42)) (not (z45)) (z48) (not (z54)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (z59) (not (z62)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z78)) (not (z80)) (not (z81)) (z82) (not (z83)) (z84) (z85)
      (z86) (z87) (not (z88)) (not (z90)) (z91) (not (z92)) (not (z93)))
    :effect (and
      (z42) (not (z48)) (not (z59)) (z66) (z71) (z90) (z93)))
  (:action a130
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z7) (z8) (z9) (z10) (not (z11)) (not (z14))
      (not (z15)) (z16) (not (z17)) (not (z19)) (z22) (not (z25)) (z27) (not (z28)) (not (z29))
      (not (z31)) (not (z33)) (not (z34)) (not (z35)) (not (z40)) (z41) (not (z42)) (not (z43))
      (not (z44)) (not (z46)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z54)) (z57)
      (not (z58)) (not (z59)) (not (z60)) (not (z63)) (not (z64)) (not (z74)) (not (z75))
      (not (z77)) (z81) (z83) (not (z84)) (not (z87)) (not (z92)) (not (z93)))
    :effect (and
      (not (z10)) (z11) (z44)))
  (:action a131
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (z9) (z10)
      (not (z11)) (not (z14)) (not (z15)) (not (z17)) (not (z19)) (not (z20)) (not (z25))
      (not (z26)) (z27) (not (z28)) (not (z29)) (not (z31)) (not (z33)) (not (z34)) (not (z35))
      (not (z36)) (not (z38)) (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z46))
      (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z54)) (not (z58)) (not (z59))
      (not (z60)) (not (z63)) (not (z64)) (not (z67)) (not (z68)) (not (z69)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (z81) (z83) (not (z84))
      (not (z87)) (not (z92)) (not (z93)))
    :effect (and
      (not (z10)) (z11) (not (z27)) (z44)))
  (:action a132
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z6)) (not (z10)) (not (z11)) (z13) (not (z17)) (not (z18))
      (z28) (not (z29)) (z31) (z32) (not (z33)) (not (z34)) (not (z35)) (z36) (not (z39))
      (not (z40)) (not (z43)) (not (z44)) (not (z45)) (z46) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (z55) (not (z56)) (not (z58)) (z62) (not (z63)) (not (z64))
      (not (z65)) (z68) (not (z69)) (not (z70)) (not (z75)) (not (z77)) (z86) (z87) (z88) (z92))
    :effect (and
      (z11) (not (z31)) (z44) (not (z86)) (not (z87))))
  (:action a133
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z7)) (not (z8)) (not (z10)) (not (z11)) (not (z15)) (not (z16))
      (not (z17)) (not (z22)) (not (z27)) (not (z29)) (not (z31)) (not (z33)) (not (z34))
      (not (z35)) (not (z37)) (z40) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z50))
      (not (z51)) (not (z52)) (not (z54)) (not (z58)) (not (z60)) (not (z63)) (z64) (not (z71))
      (not (z75)) (not (z78)) (z84) (z85) (z91))
    :effect (and
      (z11) (not (z40)) (z44) (not (z64)) (not (z84)) (not (z85)) (not (z91))))
  (:action a134
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z6)) (not (z10)) (not (z11)) (not (z17)) (not (z18))
      (not (z29)) (z31) (not (z33)) (not (z34)) (not (z35)) (not (z39)) (not (z40)) (not (z43))
      (not (z44)) (not (z45)) (z46) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z56)) (not (z58)) (not (z63)) (not (z64)) (not (z65)) (not (z69)) (not (z70))
      (not (z75)) (not (z77)) (z86) (z87) (not (z92)))
    :effect (and
      (z11) (not (z31)) (z44) (not (z46)) (not (z86)) (not (z87))))
  (:action a135
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z9)) (not (z10)) (not (z11))
      (not (z14)) (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z25)) (not (z26))
      (not (z29)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (z43) (not (z44)) (not (z46)) (not (z50)) (z51) (not (z52)) (not (z54))
      (not (z55)) (not (z58)) (not (z62)) (not (z63)) (not (z64)) (not (z67)) (not (z75))
      (not (z82)) (z83) (not (z92)))
    :effect (and
      (z11) (not (z43)) (z44) (not (z51)) (not (z83))))
  (:action a136
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z6)) (not (z9)) (not (z10)) (not (z11)) (not (z15)) (not (z17))
      (not (z24)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (z35)
      (not (z36)) (not (z39)) (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z46))
      (not (z48)) (z49) (not (z50)) (not (z51)) (not (z52)) (z54) (not (z55)) (not (z58))
      (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (z77) (not (z78))
      (z80) (not (z83)) (not (z84)) (z86) (z87) (not (z90)) (z92) (not (z93)))
    :effect (and
      (z11) (not (z35)) (z44) (not (z54)) (not (z92))))
  (:action a137
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (z6) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z11))
      (not (z13)) (not (z15)) (not (z16)) (not (z17)) (not (z22)) (not (z27)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z55)) (not (z57)) (not (z58)) (z60) (not (z62))
      (not (z63)) (not (z64)) (z66) (not (z68)) (z69) (not (z71)) (not (z75)) (not (z77))
      (not (z78)) (not (z84)) (not (z85)) (not (z88)) (z90) (z91) (z93))
    :effect (and
      (z11) (z15) (z44) (not (z69)) (z84) (z85) (not (z93))))
  (:action a138
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z3)) (z6) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (not (z11)) (not (z13)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z22)) (z25)
      (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z33)) (not (z34))
      (not (z35)) (not (z36)) (not (z37)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (z60) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z68)) (z69) (not (z70)) (not (z71)) (not (z72)) (not (z75))
      (not (z77)) (not (z78)) (z80) (not (z84)) (not (z85)) (not (z86)) (not (z87)) (not (z88))
      (z91) (z93))
    :effect (and
      (not (z6)) (z11) (z15) (z44) (not (z69)) (z84) (z85) (not (z93))))
  (:action a139
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (z24)
      (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z31)) (not (z32)) (not (z33))
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z52)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z62)) (not (z65))
      (not (z67)) (not (z68)) (not (z70)) (z72) (z73) (z74) (not (z75)) (not (z77)) (z78)
      (not (z82)) (not (z86)) (not (z87)) (not (z88)) (not (z89)) (z91) (not (z92)) (z93))
    :effect (and
      (z45) (not (z72)) (not (z73)) (not (z74)) (not (z78))))
  (:action a140
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (z4) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z13))
      (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (z21) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (z26) (not (z27)) (not (z28)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z43)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z55)) (not (z56)) (not (z57)) (not (z65)) (not (z67))
      (not (z68)) (not (z70)) (not (z72)) (not (z73)) (z74) (not (z75)) (not (z77)) (not (z78))
      (z82) (not (z83)) (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (not (z4)) (not (z21)) (z24) (not (z26)) (z45) (not (z74)) (not (z82))))
  (:action a141
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z11)) (not (z13))
      (z14) (not (z15)) (not (z16)) (z17) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (z22)
      (not (z23)) (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (z37) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z52)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z67)) (z68) (z69)
      (not (z70)) (not (z71)) (not (z72)) (z73) (z74) (not (z75)) (not (z77)) (not (z78))
      (not (z82)) (not (z84)) (not (z85)) (not (z86)) (not (z87)) (z88) (z89) (z91))
    :effect (and
      (not (z14)) (not (z17)) (not (z22)) (z24) (not (z37)) (z45) (not (z68)) (not (z73))
      (not (z74)) (not (z88)) (not (z89))))
  (:action a142
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z6)) (not (z7)) (not (z8)) (z13) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (z23)
      (not (z24)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z35)) (not (z36)) (z37)
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z52)) (not (z56)) (not (z57)) (not (z60))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z82)) (not (z84)) (not (z85)) (not (z86)) (not (z87)) (z88) (z89) (not (z90))
      (not (z91)) (not (z93)))
    :effect (and
      (not (z13)) (not (z23)) (z24) (not (z37)) (z45) (not (z88)) (not (z89))))
  (:action a143
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (z14) (not (z16))
      (not (z17)) (not (z18)) (z19) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z31)) (not (z32)) (not (z33))
      (not (z35)) (not (z36)) (not (z37)) (z38) (not (z39)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z52)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)) (not (z65)) (z67) (not (z68)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z82)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)))
    :effect (and
      (not (z14)) (not (z19)) (not (z20)) (z24) (not (z38)) (z45) (not (z67))))
  (:action a144
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z7)) (not (z8)) (z10) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z26)) (z27) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z35)) (not (z36))
      (z37) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z45)) (not (z46)) (z47)
      (not (z48)) (not (z49)) (not (z50)) (not (z52)) (z54) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (z59) (not (z64)) (not (z65)) (not (z67)) (not (z68)) (not (z70)) (not (z71))
      (not (z72)) (not (z73)) (z74) (not (z75)) (not (z77)) (not (z78)) (not (z82)) (not (z84))
      (not (z85)) (not (z86)) (not (z87)) (z88) (z89))
    :effect (and
      (not (z3)) (not (z18)) (z24) (not (z37)) (z45) (not (z47)) (not (z74)) (not (z88))
      (not (z89))))
  (:action a145
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z7)) (not (z8)) (not (z13)) (not (z14)) (not (z16)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z26)) (not (z30)) (not (z31)) (z33) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (z50) (not (z52))
      (not (z54)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z62)) (not (z65))
      (not (z67)) (not (z68)) (not (z70)) (not (z72)) (z73) (not (z74)) (z75) (not (z77))
      (not (z78)) (not (z82)) (not (z86)) (not (z87)) (not (z88)) (not (z89)) (not (z92)))
    :effect (and
      (not (z3)) (z24) (not (z33)) (z45) (not (z50)) (not (z73)) (not (z75))))
  (:action a146
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (z17) (not (z18)) (not (z19)) (not (z20)) (z21) (not (z22)) (not (z23))
      (not (z24)) (not (z26)) (not (z29)) (z30) (not (z31)) (not (z33)) (not (z34)) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z44)) (not (z45)) (not (z46)) (z47)
      (not (z48)) (not (z49)) (not (z50)) (z52) (not (z56)) (not (z57)) (not (z58)) (not (z62))
      (not (z63)) (not (z65)) (not (z67)) (not (z68)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (z82) (not (z86)) (not (z87)) (not (z88))
      (not (z89)))
    :effect (and
      (not (z17)) (not (z21)) (z24) (not (z30)) (z45) (not (z47)) (not (z52)) (not (z82))))
  (:action a147
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (z7) (z8) (z10) (not (z13)) (not (z14)) (z16) (not (z17)) (not (z18))
      (not (z19)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z24)) (not (z26)) (z27)
      (not (z30)) (not (z31)) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z52)) (not (z56)) (z57) (not (z58)) (not (z65)) (not (z67)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z82)) (z85) (not (z86)) (not (z87)) (not (z88)) (not (z89)) (z91)
      (not (z93)))
    :effect (and
      (not (z7)) (not (z8)) (not (z16)) (not (z22)) (z24) (z45) (not (z57))))
  (:action a148
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z6)) (z7) (z8) (not (z10)) (not (z13)) (not (z14)) (z16)
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z24))
      (not (z26)) (z27) (not (z30)) (not (z31)) (not (z33)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z50)) (not (z52)) (not (z56)) (z57) (not (z58)) (not (z59)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z82)) (z85) (not (z86)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (z91) (not (z93)))
    :effect (and
      (not (z7)) (not (z8)) (not (z16)) (not (z22)) (z24) (not (z27)) (z45) (not (z57))))
  (:action a149
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (z3) (not (z4)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z13)) (not (z14)) (not (z15)) (z16) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (z32) (not (z33)) (z34) (not (z35))
      (not (z36)) (z37) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z45))
      (not (z46)) (z47) (not (z48)) (not (z49)) (not (z50)) (not (z52)) (not (z54)) (not (z55))
      (not (z56)) (not (z57)) (z58) (z59) (z62) (z63) (not (z64)) (not (z65)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (z70) (not (z71)) (z72) (not (z73)) (z74) (not (z75))
      (not (z77)) (not (z78)) (not (z80)) (not (z81)) (not (z82)) (not (z84)) (not (z85))
      (not (z86)) (not (z87)) (z88) (z89) (not (z90)) (z92) (not (z93)))
    :effect (and
      (not (z3)) (not (z16)) (z24) (not (z32)) (not (z37)) (z45) (not (z47)) (not (z59))
      (not (z70)) (not (z72)) (not (z74)) (not (z88)) (not (z89))))
  (:action a150
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13))
      (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (z25) (not (z26)) (not (z27)) (z28) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (z34) (not (z35)) (z36) (not (z37))
      (not (z38)) (not (z39)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z50)) (not (z52)) (not (z55)) (not (z56)) (z57) (z58) (z59) (z62) (z63) (not (z65))
      (not (z67)) (z68) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z82)) (not (z86)) (not (z87)) (z88) (not (z89))
      (z92) (not (z93)))
    :effect (and
      (z24) (not (z28)) (not (z36)) (z45) (not (z57)) (not (z58)) (not (z59)) (not (z68))
      (not (z88))))
  (:action a151
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13))
      (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (z25) (not (z26)) (not (z27)) (z28) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z35)) (z36) (not (z37)) (not (z38))
      (not (z39)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z52)) (not (z55)) (not (z56)) (z57) (z58) (z59) (not (z65)) (not (z67)) (z68)
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z82)) (not (z86)) (not (z87)) (z88) (not (z89)) (z92)
      (not (z93)))
    :effect (and
      (z24) (not (z25)) (not (z28)) (not (z36)) (z45) (not (z57)) (not (z58)) (not (z59))
      (not (z68)) (not (z88))))
  (:action a152
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (z13) (not (z14)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z26)) (not (z30)) (not (z31)) (z32) (not (z33)) (not (z35)) (z36)
      (not (z37)) (not (z38)) (not (z39)) (not (z42)) (not (z45)) (z46) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z52)) (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58))
      (not (z59)) (z62) (not (z65)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z82))
      (not (z86)) (not (z87)) (z88) (not (z89)) (z92) (not (z93)))
    :effect (and
      (not (z13)) (z24) (not (z36)) (z45) (not (z46)) (not (z62)) (not (z68)) (not (z88))
      (not (z92))))
  (:action a153
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (z13)
      (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z26)) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z35)) (z36) (not (z37)) (not (z38)) (not (z39)) (not (z42))
      (not (z43)) (not (z45)) (z46) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z54)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (z62)
      (not (z63)) (not (z65)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z82)) (not (z83))
      (not (z86)) (not (z87)) (z88) (not (z89)) (z92) (not (z93)))
    :effect (and
      (z9) (not (z13)) (z24) (not (z36)) (z45) (not (z46)) (not (z62)) (not (z68)) (z83)
      (not (z88)) (not (z92))))
  (:action a154
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z6)) (z7) (z8) (z9) (z10) (not (z11)) (not (z14)) (not (z15))
      (z16) (not (z18)) (not (z19)) (z22) (not (z25)) (z27) (not (z28)) (not (z31)) (not (z34))
      (not (z35)) (not (z39)) (not (z40)) (z41) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z56)) (z57) (not (z59))
      (not (z60)) (not (z63)) (not (z64)) (not (z65)) (not (z70)) (not (z74)) (not (z77)) (z81)
      (z83) (not (z84)) (not (z86)) (not (z87)) (not (z92)) (not (z93)))
    :effect (and
      (not (z10)) (z31) (z46) (z86) (z87)))
  (:action a155
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z4)) (not (z6)) (not (z7)) (not (z8)) (z9) (z10) (not (z11))
      (not (z14)) (not (z15)) (not (z18)) (not (z19)) (not (z20)) (not (z25)) (not (z26)) (z27)
      (not (z28)) (not (z31)) (not (z34)) (not (z35)) (not (z36)) (not (z38)) (not (z39))
      (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z56)) (not (z58)) (not (z59)) (not (z60))
      (not (z63)) (not (z64)) (not (z65)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z74)) (not (z77)) (not (z78)) (z80) (z81) (z83) (not (z84))
      (not (z86)) (not (z87)) (not (z92)) (not (z93)))
    :effect (and
      (not (z10)) (not (z27)) (z31) (z46) (z86) (z87)))
  (:action a156
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z11)) (not (z15)) (not (z16))
      (not (z18)) (not (z22)) (not (z27)) (not (z31)) (not (z35)) (not (z37)) (not (z39)) (z40)
      (not (z41)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z51)) (not (z56)) (not (z60)) (z64) (not (z65)) (not (z66)) (not (z70)) (not (z71))
      (not (z77)) (not (z78)) (z84) (z85) (not (z86)) (not (z87)) (not (z89)) (not (z90)) (z91))
    :effect (and
      (z31) (not (z40)) (z46) (not (z64)) (not (z84)) (not (z85)) (z86) (z87) (not (z91))))
  (:action a157
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z6)) (not (z10)) (z11) (not (z17)) (not (z18)) (not (z29))
      (not (z31)) (not (z33)) (not (z34)) (not (z35)) (not (z39)) (not (z40)) (not (z43)) (z44)
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z54)) (not (z56)) (not (z58)) (not (z63)) (not (z64)) (not (z65)) (not (z70))
      (not (z75)) (not (z77)) (not (z86)) (not (z87)) (not (z92)))
    :effect (and
      (not (z11)) (z31) (not (z44)) (z46) (z86) (z87)))
  (:action a158
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z4)) (not (z6)) (not (z9)) (not (z10)) (not (z11)) (not (z14))
      (not (z18)) (not (z19)) (not (z20)) (not (z26)) (not (z31)) (not (z32)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (z43) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (z51) (not (z55)) (not (z56)) (not (z62)) (not (z64)) (not (z65)) (not (z67))
      (not (z70)) (not (z77)) (z83) (not (z86)) (not (z87)))
    :effect (and
      (z31) (not (z43)) (z46) (not (z51)) (not (z83)) (z86) (z87)))
  (:action a159
    :parameters ()
    :precondition (and
      (z0) (z2) (not (z3)) (not (z6)) (not (z9)) (not (z10)) (not (z11)) (not (z17)) (not (z18))
      (z25) (not (z31)) (not (z33)) (z34) (not (z35)) (not (z36)) (not (z39)) (not (z40))
      (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z54)) (not (z56)) (not (z58))
      (not (z59)) (z62) (z63) (not (z64)) (not (z65)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (z80) (not (z85)) (not (z86))
      (not (z87)) (not (z91)) (z92) (not (z93)))
    :effect (and
      (z31) (z46) (not (z62)) (z86) (z87) (not (z92))))
  (:action a160
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z3)) (not (z6)) (not (z9)) (not (z10)) (not (z11))
      (not (z14)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z33)) (not (z35)) (not (z36)) (not (z38)) (not (z39))
      (not (z40)) (z41) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z54)) (not (z55))
      (not (z56)) (not (z58)) (not (z59)) (z62) (not (z64)) (not (z65)) (not (z67)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z75)) (not (z77))
      (not (z78)) (not (z83)) (not (z86)) (not (z87)) (z92) (not (z93)))
    :effect (and
      (not (z2)) (z31) (z46) (not (z62)) (z86) (z87) (not (z92))))
  (:action a161
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z15))
      (not (z16)) (not (z18)) (not (z22)) (not (z27)) (not (z28)) (not (z31)) (not (z32))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (z60) (not (z62))
      (not (z63)) (not (z64)) (not (z65)) (not (z68)) (z69) (not (z70)) (not (z71)) (not (z72))
      (not (z77)) (not (z78)) (z80) (not (z83)) (not (z84)) (not (z85)) (not (z86)) (not (z87))
      (not (z88)) (z91) (z93))
    :effect (and
      (not (z6)) (z15) (z31) (z46) (not (z69)) (z84) (z85) (z86) (z87) (not (z93))))
  (:action a162
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (z13) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (z23)
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z32)) (not (z33))
      (not (z36)) (z37) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z45)) (not (z47))
      (not (z50)) (not (z52)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z60))
      (not (z62)) (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z78))
      (not (z82)) (not (z84)) (not (z85)) (z86) (z87) (z88) (z89) (not (z90)) (not (z91))
      (not (z93)))
    :effect (and
      (not (z13)) (not (z37)) (z47) (z65) (z69) (z70) (z72) (not (z88)) (z93)))
  (:action a163
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (z10) (z13) (not (z14)) (not (z16)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z24)) (not (z26))
      (z27) (not (z28)) (not (z30)) (not (z32)) (not (z33)) (not (z36)) (z37) (not (z38))
      (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z52)) (z54) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (z59) (not (z65)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z82)) (z88)
      (z89) (not (z93)))
    :effect (and
      (z3) (not (z13)) (z18) (not (z23)) (z47) (z74)))
  (:action a164
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (z4) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z13))
      (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (z21) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (z26) (not (z27)) (not (z28)) (not (z30)) (not (z32))
      (not (z33)) (z35) (not (z36)) (not (z37)) (not (z38)) (not (z43)) (not (z45)) (not (z47))
      (not (z48)) (not (z50)) (not (z51)) (not (z52)) (z54) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z65)) (not (z67)) (not (z68)) (not (z70)) (not (z72)) (not (z73)) (z74)
      (not (z75)) (z77) (not (z78)) (z82) (not (z83)) (not (z88)) (not (z89)) (z92))
    :effect (and
      (not (z4)) (z18) (z19) (not (z21)) (not (z26)) (z47) (z72) (not (z82))))
  (:action a165
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (z13) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (z23)
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z32)) (not (z33)) (z35)
      (not (z36)) (z37) (not (z38)) (not (z40)) (not (z41)) (not (z45)) (not (z47)) (not (z48))
      (not (z50)) (not (z52)) (z54) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z64))
      (not (z65)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z73)) (not (z74)) (not (z75)) (z77) (not (z78)) (not (z82)) (not (z84)) (not (z85))
      (not (z86)) (z88) (z89) (not (z91)) (z92) (not (z93)))
    :effect (and
      (not (z13)) (z18) (z19) (not (z23)) (not (z37)) (z47) (z72) (z74) (not (z88)) (not (z89))))
  (:action a166
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (z4) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z13))
      (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (z21) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (z26) (not (z27)) (not (z28)) (not (z30)) (not (z32))
      (not (z33)) (not (z36)) (not (z37)) (not (z38)) (not (z42)) (not (z43)) (not (z45))
      (not (z47)) (not (z50)) (not (z51)) (not (z52)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z62)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z73)) (z74) (not (z75)) (not (z78)) (z82)
      (not (z83)) (z86) (z87) (not (z88)) (not (z89)) (not (z90)) (not (z93)))
    :effect (and
      (not (z4)) (not (z21)) (z23) (not (z26)) (z47) (z65) (z69) (z70) (z72) (not (z74))
      (not (z82)) (z89) (z93)))
  (:action a167
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (z14) (not (z16))
      (not (z17)) (not (z18)) (z19) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z32)) (not (z33)) (not (z36))
      (not (z37)) (z38) (not (z42)) (not (z45)) (not (z47)) (not (z50)) (not (z52)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z62)) (not (z65)) (z67) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z78))
      (not (z82)) (not (z85)) (z86) (z87) (not (z88)) (not (z89)) (not (z91)) (not (z93)))
    :effect (and
      (not (z14)) (not (z19)) (not (z20)) (z23) (not (z38)) (z47) (z65) (not (z67)) (z69) (z70)
      (z72) (z89) (z93)))
  (:action a168
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z32)) (z33) (not (z36))
      (not (z37)) (not (z38)) (not (z42)) (not (z45)) (not (z47)) (z50) (not (z52)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z62)) (not (z65)) (not (z67)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (z73) (not (z74)) (z75) (not (z78))
      (not (z82)) (not (z83)) (not (z85)) (z86) (z87) (not (z88)) (not (z89)) (not (z91))
      (not (z93)))
    :effect (and
      (not (z3)) (z23) (not (z33)) (z47) (not (z50)) (z65) (z69) (z70) (z72) (not (z73))
      (not (z75)) (z89) (z93)))
  (:action a169
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (z7) (z8) (not (z10)) (not (z13)) (not (z14)) (z16) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z24)) (not (z26))
      (z27) (not (z28)) (not (z30)) (not (z32)) (not (z33)) (not (z36)) (not (z37)) (not (z38))
      (not (z42)) (not (z45)) (not (z47)) (not (z50)) (not (z52)) (not (z55)) (not (z56)) (z57)
      (not (z58)) (not (z62)) (not (z65)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z82))
      (not (z83)) (z85) (z86) (z87) (not (z88)) (not (z89)) (z91) (not (z93)))
    :effect (and
      (not (z7)) (not (z8)) (not (z16)) (not (z22)) (z23) (not (z27)) (z47) (not (z57)) (z65)
      (z69) (z70) (z72) (z89) (z93)))
  (:action a170
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (z10) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (z24) (not (z26)) (z27) (not (z28)) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z52))
      (z54) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (z59) (not (z64)) (not (z65))
      (not (z67)) (not (z68)) (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74))
      (not (z75)) (not (z77)) (not (z78)) (not (z82)) (not (z84)) (not (z85)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z3) (z18) (not (z24)) (z37) (not (z45)) (z47) (z74) (z88) (z89)))
  (:action a171
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z4)) (not (z6)) (z9) (not (z10)) (not (z14)) (not (z15))
      (not (z18)) (not (z19)) (not (z20)) (not (z26)) (not (z31)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z43)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z51)) (not (z56)) (not (z60)) (not (z62)) (not (z63)) (not (z65)) (not (z67))
      (not (z69)) (not (z70)) (not (z77)) (z83) (not (z86)) (not (z87)))
    :effect (and
      (not (z9)) (z49) (z77) (not (z83)) (z86) (z87)))
  (:action a172
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (z15) (not (z16)) (not (z18))
      (not (z22)) (not (z27)) (not (z31)) (not (z34)) (not (z35)) (not (z37)) (not (z39))
      (not (z40)) (not (z41)) (not (z45)) (not (z48)) (not (z49)) (not (z56)) (z60) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z77))
      (not (z78)) (z84) (z85) (not (z86)) (not (z87)) (not (z89)) (not (z90)) (z91) (not (z93)))
    :effect (and
      (not (z15)) (z49) (not (z60)) (z77) (not (z84)) (not (z85)) (z86) (z87) (not (z91))))
  (:action a173
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z6)) (not (z9)) (not (z10)) (not (z11)) (not (z15)) (not (z17))
      (not (z18)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (z34) (not (z35)) (not (z39))
      (not (z44)) (not (z45)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z52))
      (not (z54)) (not (z56)) (not (z59)) (not (z60)) (z63) (not (z65)) (not (z69)) (not (z70))
      (not (z75)) (not (z77)) (not (z86)) (not (z87)))
    :effect (and
      (not (z34)) (z49) (not (z63)) (z77) (z86) (z87)))
  (:action a174
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z4)) (not (z6)) (not (z9)) (not (z10)) (not (z14))
      (not (z15)) (not (z18)) (not (z19)) (not (z20)) (not (z25)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (z35) (not (z36)) (not (z38)) (not (z39))
      (not (z41)) (not (z42)) (not (z43)) (not (z45)) (not (z48)) (not (z49)) (not (z51)) (z54)
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z62)) (not (z63)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (z77) (not (z80))
      (not (z81)) (not (z83)) (not (z85)) (not (z86)) (not (z87)) (not (z90)) (not (z91)) (z92))
    :effect (and
      (z0) (z2) (z25) (z49) (z80) (z86) (z87)))
  (:action a175
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z6)) (not (z9)) (not (z10)) (not (z11))
      (not (z15)) (not (z17)) (not (z18)) (not (z25)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (z35) (not (z39)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z48)) (not (z49)) (not (z50)) (not (z52)) (z54) (not (z55)) (not (z56))
      (not (z58)) (not (z59)) (not (z60)) (not (z63)) (not (z65)) (not (z66)) (not (z69))
      (not (z70)) (not (z71)) (not (z75)) (z77) (not (z80)) (not (z81)) (not (z86)) (not (z87))
      (not (z90)) (not (z91)) (z92))
    :effect (and
      (z1) (z29) (z49) (z80) (z81) (z86) (z87)))
  (:action a176
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z15))
      (not (z16)) (not (z18)) (z21) (not (z22)) (not (z29)) (not (z31)) (not (z32)) (not (z34))
      (z35) (not (z37)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z45)) (not (z48))
      (not (z49)) (z54) (not (z55)) (not (z56)) (not (z60)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z69)) (not (z70)) (not (z71)) (z77) (not (z78)) (not (z80)) (not (z81))
      (z82) (not (z84)) (not (z85)) (not (z86)) (not (z87)) (not (z90)) (not (z91)) (z92))
    :effect (and
      (z41) (z49) (z80) (z81) (z85) (z86) (z87) (z91)))
  (:action a177
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (z24)
      (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z32)) (not (z33)) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (not (z41)) (not (z45)) (not (z47)) (not (z48))
      (not (z50)) (not (z52)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)) (not (z62)) (not (z65)) (not (z67)) (not (z68)) (not (z70)) (z72) (z73) (z74)
      (not (z75)) (z78) (not (z82)) (not (z86)) (not (z88)) (not (z89)) (z91) (not (z92)) (z93))
    :effect (and
      (z3) (not (z24)) (z33) (z50) (not (z72)) (not (z74)) (z75) (not (z78))))
  (:action a178
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (z4) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (not (z13)) (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (z21)
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (z26) (not (z27)) (not (z28)) (not (z30))
      (not (z32)) (not (z33)) (not (z36)) (not (z37)) (not (z38)) (not (z43)) (not (z45))
      (not (z47)) (not (z50)) (not (z51)) (not (z52)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z62)) (not (z65)) (not (z67)) (not (z68)) (not (z70)) (not (z72))
      (not (z73)) (z74) (not (z75)) (not (z78)) (z82) (not (z83)) (not (z88)) (not (z89)))
    :effect (and
      (z3) (not (z4)) (not (z21)) (not (z26)) (z33) (z50) (z73) (not (z74)) (z75) (not (z82))))
  (:action a179
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (z13) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z24))
      (not (z26)) (not (z30)) (not (z33)) (not (z36)) (z37) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z45)) (not (z47)) (not (z50)) (not (z52)) (not (z56)) (not (z57))
      (not (z58)) (not (z60)) (not (z62)) (not (z64)) (not (z65)) (not (z67)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75))
      (not (z78)) (not (z82)) (not (z84)) (not (z85)) (z88) (z89) (not (z91)) (not (z93)))
    :effect (and
      (z3) (not (z13)) (not (z23)) (z33) (not (z37)) (z50) (z73) (z75) (not (z88)) (not (z89))))
  (:action a180
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (z14) (not (z16))
      (not (z17)) (not (z18)) (z19) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z32)) (not (z33)) (not (z36))
      (not (z37)) (z38) (not (z42)) (not (z45)) (not (z47)) (not (z50)) (not (z52)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z62)) (not (z65)) (z67)
      (not (z68)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z78))
      (not (z82)) (not (z88)) (not (z89)) (not (z92)) (not (z93)))
    :effect (and
      (z3) (not (z14)) (not (z19)) (not (z20)) (z33) (not (z38)) (z50) (not (z67)) (z73) (z75)))
  (:action a181
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z13)) (not (z14)) (not (z16)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (z24) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z52))
      (not (z54)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z62)) (not (z65))
      (not (z67)) (not (z68)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z82)) (not (z86)) (not (z87)) (not (z88)) (not (z89))
      (not (z92)))
    :effect (and
      (z3) (not (z24)) (z33) (not (z45)) (z50) (z73) (z75)))
  (:action a182
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z32)) (not (z33)) (not (z36))
      (not (z37)) (not (z38)) (not (z42)) (not (z45)) (z47) (not (z50)) (not (z52)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z62)) (z65) (not (z67)) (not (z68)) (z69) (z70)
      (not (z71)) (z72) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z82)) (not (z83))
      (not (z85)) (z86) (z87) (not (z88)) (z89) (not (z91)) (z93))
    :effect (and
      (z3) (not (z23)) (z33) (not (z47)) (z50) (not (z65)) (not (z69)) (not (z70)) (not (z72))
      (z73) (z75) (not (z89)) (not (z93))))
  (:action a183
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z13)) (not (z14)) (not (z16)) (not (z17))
      (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z26))
      (not (z27)) (z30) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z42))
      (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z52)) (not (z54)) (z56) (not (z57))
      (not (z58)) (not (z59)) (not (z62)) (z65) (not (z67)) (not (z68)) (z70) (not (z72))
      (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z82)) (z86) (not (z88)) (z89)
      (not (z92)) (not (z93)))
    :effect (and
      (z3) (not (z18)) (not (z30)) (z33) (z50) (not (z56)) (not (z65)) (not (z70)) (z73) (z75)
      (not (z89))))
  (:action a184
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (z7) (z8) (not (z10)) (not (z13)) (not (z14)) (z16) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z24)) (not (z26))
      (z27) (not (z28)) (not (z30)) (not (z33)) (not (z36)) (not (z37)) (not (z38)) (not (z42))
      (not (z45)) (not (z47)) (not (z50)) (not (z52)) (not (z54)) (not (z56)) (z57) (not (z58))
      (not (z59)) (not (z62)) (not (z65)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z82)) (z85)
      (not (z88)) (not (z89)) (z91) (not (z92)) (not (z93)))
    :effect (and
      (z3) (not (z7)) (not (z8)) (not (z16)) (not (z22)) (not (z27)) (z33) (z50) (not (z57))
      (z73) (z75)))
  (:action a185
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (z13) (not (z14)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z35)) (z36) (not (z37))
      (not (z38)) (not (z42)) (not (z45)) (z46) (not (z47)) (not (z48)) (not (z50)) (not (z52))
      (not (z54)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (z62) (not (z65)) (not (z67))
      (z68) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75))
      (not (z78)) (not (z82)) (z88) (not (z89)) (z92) (not (z93)))
    :effect (and
      (z3) (not (z13)) (z33) (not (z36)) (not (z46)) (z50) (not (z62)) (not (z68)) (z73) (z75)
      (not (z88)) (not (z92))))
  (:action a186
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (z13)
      (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z26)) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z35)) (z36) (not (z37)) (not (z38)) (not (z42)) (not (z43))
      (not (z45)) (z46) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z54)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (z62) (not (z63))
      (not (z65)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z82)) (not (z83)) (not (z84))
      (not (z85)) (not (z86)) (not (z87)) (z88) (not (z89)) (not (z91)) (z92) (not (z93)))
    :effect (and
      (z3) (z9) (not (z13)) (z33) (not (z36)) (not (z46)) (z50) (not (z62)) (not (z68)) (z73)
      (z75) (z83) (not (z88)) (not (z92))))
  (:action a187
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z11))
      (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z19)) (not (z20)) (not (z22))
      (not (z26)) (not (z27)) (not (z31)) (not (z32)) (not (z35)) (not (z37)) (not (z38)) (z40)
      (not (z41)) (not (z43)) (not (z44)) (not (z46)) (not (z51)) (not (z55)) (not (z60)) (z64)
      (not (z67)) (not (z71)) (not (z78)) (not (z83)) (z84) (z85) (z91))
    :effect (and
      (not (z40)) (z43) (z51) (not (z64)) (z83) (not (z84)) (not (z85)) (not (z91))))
  (:action a188
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z9)) (not (z10)) (z11)
      (not (z14)) (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z25)) (not (z26))
      (not (z29)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z43)) (z44) (not (z46)) (not (z50)) (not (z51)) (not (z52)) (not (z54))
      (not (z55)) (not (z58)) (not (z63)) (not (z64)) (not (z67)) (not (z75)) (not (z82))
      (not (z83)) (not (z92)))
    :effect (and
      (not (z11)) (z43) (not (z44)) (z51) (z83)))
  (:action a189
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z4)) (not (z6)) (not (z9)) (not (z10)) (not (z11)) (not (z14))
      (not (z18)) (not (z19)) (not (z20)) (not (z26)) (z31) (not (z32)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z43)) (not (z44)) (not (z45)) (z46) (not (z48)) (not (z49))
      (not (z51)) (not (z55)) (not (z56)) (not (z64)) (not (z65)) (not (z67)) (not (z69))
      (not (z70)) (not (z77)) (not (z83)) (z86) (z87))
    :effect (and
      (not (z31)) (z43) (not (z46)) (z51) (z83) (not (z86)) (not (z87))))
  (:action a190
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z4)) (not (z6)) (not (z9)) (not (z10)) (not (z11)) (not (z14))
      (not (z15)) (not (z19)) (not (z20)) (not (z24)) (not (z26)) (not (z28)) (not (z31))
      (not (z32)) (not (z34)) (z35) (not (z36)) (not (z38)) (not (z39)) (not (z40)) (not (z42))
      (not (z43)) (not (z44)) (not (z46)) (not (z48)) (z49) (not (z51)) (z54) (not (z55))
      (not (z58)) (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (z77)
      (not (z78)) (z80) (z81) (not (z83)) (not (z84)) (z86) (z87) (not (z90)) (z92) (not (z93)))
    :effect (and
      (not (z35)) (z43) (z51) (not (z54)) (z83) (not (z92))))
  (:action a191
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z3)) (not (z4)) (not (z9)) (not (z10)) (not (z11))
      (not (z14)) (not (z17)) (not (z19)) (not (z20)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z33)) (z34) (not (z35)) (not (z36)) (not (z38)) (not (z40))
      (not (z42)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z50)) (not (z51))
      (not (z52)) (not (z54)) (not (z55)) (not (z58)) (not (z59)) (z62) (z63) (not (z64))
      (not (z67)) (not (z68)) (not (z69)) (not (z71)) (not (z72)) (not (z73)) (not (z75))
      (not (z78)) (z81) (not (z83)) (not (z84)) (not (z87)) (z92) (not (z93)))
    :effect (and
      (not (z2)) (z43) (z51) (not (z62)) (z83) (not (z92))))
  (:action a192
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z4)) (z6) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (z18) (not (z19)) (not (z20))
      (not (z22)) (not (z26)) (not (z27)) (not (z28)) (z30) (not (z31)) (not (z32)) (not (z34))
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)) (not (z49)) (not (z51)) (not (z55)) (z56) (not (z57)) (not (z58))
      (z60) (not (z62)) (not (z63)) (not (z64)) (z65) (z66) (not (z67)) (not (z68)) (z69) (z70)
      (not (z71)) (not (z77)) (not (z78)) (not (z83)) (not (z84)) (not (z85)) (not (z88)) (z89)
      (z90) (z91) (z93))
    :effect (and
      (z15) (z43) (z51) (not (z69)) (z83) (z84) (z85) (not (z93))))
  (:action a193
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z2)) (not (z4)) (z6) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z18)) (not (z19))
      (not (z20)) (not (z22)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z31)) (not (z32))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (z60) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z67)) (not (z68)) (z69) (not (z70)) (not (z71)) (not (z72))
      (not (z77)) (not (z78)) (z80) (z81) (not (z83)) (not (z84)) (not (z85)) (not (z86))
      (not (z87)) (not (z88)) (z91) (z93))
    :effect (and
      (not (z6)) (z15) (z43) (z51) (not (z69)) (z83) (z84) (z85) (not (z93))))
  (:action a194
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z17)) (z18) (z19) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z32)) (not (z33)) (not (z34)) (z35) (not (z36)) (not (z37)) (not (z38)) (not (z44))
      (not (z45)) (z47) (not (z48)) (not (z50)) (not (z52)) (z54) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z62)) (not (z63)) (not (z65)) (not (z67)) (not (z68))
      (not (z70)) (z72) (not (z73)) (z74) (not (z75)) (z77) (not (z78)) (not (z82)) (not (z88))
      (not (z89)) (z92))
    :effect (and
      (z17) (not (z18)) (not (z19)) (z21) (z30) (z52) (not (z72)) (not (z74)) (z82)))
  (:action a195
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z21)) (not (z22)) (z23) (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z32)) (not (z33)) (not (z34)) (not (z36)) (not (z37)) (not (z38))
      (not (z42)) (not (z44)) (not (z45)) (z47) (not (z50)) (not (z52)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z62)) (not (z63)) (z65) (not (z66)) (not (z67)) (not (z68))
      (z69) (z70) (not (z71)) (z72) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z82))
      (z86) (z87) (not (z88)) (z89) (not (z90)) (z93))
    :effect (and
      (z17) (z21) (not (z23)) (z30) (z52) (not (z65)) (not (z69)) (not (z70)) (not (z72)) (z82)
      (not (z89)) (not (z93))))
  (:action a196
    :parameters ()
    :precondition (and
      (not (z1)) (z3) (not (z4)) (not (z7)) (not (z8)) (z10) (not (z11)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z33))
      (not (z34)) (not (z36)) (z37) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45))
      (z47) (not (z48)) (not (z50)) (not (z52)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z67)) (not (z68)) (not (z70))
      (not (z71)) (not (z72)) (not (z73)) (z74) (not (z75)) (not (z78)) (not (z82)) (not (z84))
      (not (z85)) (z88) (z89))
    :effect (and
      (not (z3)) (z17) (not (z18)) (z21) (z30) (not (z37)) (z52) (not (z74)) (z82) (not (z88))
      (not (z89))))
  (:action a197
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z26)) (not (z29)) (z30) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z44)) (not (z45)) (not (z47)) (not (z48)) (not (z50))
      (not (z52)) (not (z54)) (z56) (not (z57)) (not (z58)) (not (z59)) (not (z62)) (not (z63))
      (z65) (not (z67)) (not (z68)) (z70) (not (z72)) (not (z73)) (not (z74)) (not (z75))
      (not (z78)) (not (z82)) (z86) (not (z88)) (z89) (not (z92)))
    :effect (and
      (z17) (not (z18)) (z21) (z47) (z52) (not (z56)) (not (z65)) (not (z70)) (z82) (not (z89))))
  (:action a198
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z3)) (z4) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (not (z11)) (not (z13)) (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19))
      (not (z20)) (z21) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (z26) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z32)) (not (z33)) (not (z34)) (not (z36))
      (not (z37)) (not (z38)) (not (z43)) (not (z44)) (not (z45)) (not (z47)) (not (z50))
      (not (z51)) (not (z52)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z62))
      (not (z63)) (not (z65)) (not (z67)) (not (z68)) (not (z70)) (not (z72)) (not (z73)) (z74)
      (not (z75)) (not (z78)) (z82) (not (z83)) (not (z88)) (not (z89)))
    :effect (and
      (not (z4)) (z17) (not (z26)) (z30) (z47) (z52) (not (z74))))
  (:action a199
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (z6) (not (z7)) (not (z8)) (not (z10)) (not (z11))
      (not (z13)) (z14) (not (z15)) (not (z16)) (z17) (not (z18)) (not (z19)) (not (z20))
      (not (z21)) (z22) (not (z23)) (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (z37) (not (z38))
      (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z47)) (not (z48)) (not (z50))
      (not (z52)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (z60) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z67)) (z68) (z69) (not (z70)) (not (z71)) (not (z72)) (z73)
      (z74) (not (z75)) (not (z78)) (not (z80)) (not (z81)) (not (z82)) (not (z83)) (not (z84))
      (not (z85)) (not (z86)) (not (z87)) (z88) (z89) (z91) (z93))
    :effect (and
      (not (z14)) (z21) (not (z22)) (z30) (not (z37)) (z47) (z52) (not (z68)) (not (z73))
      (not (z74)) (z82) (not (z88)) (not (z89))))
  (:action a200
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (z24) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z41)) (not (z44)) (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z52))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z62))
      (not (z63)) (not (z65)) (not (z67)) (not (z68)) (not (z70)) (z72) (z73) (z74) (not (z75))
      (z78) (not (z82)) (not (z88)) (not (z89)) (z91) (not (z92)) (z93))
    :effect (and
      (z17) (z21) (not (z24)) (z30) (z47) (z52) (not (z72)) (not (z73)) (not (z74)) (not (z78))
      (z82)))
  (:action a201
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z11)) (z13) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (z23) (not (z24)) (not (z26)) (not (z29)) (not (z30)) (not (z33)) (not (z34))
      (not (z36)) (z37) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z47)) (not (z50)) (not (z52)) (not (z56)) (not (z57)) (not (z58)) (not (z60))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z67)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z78))
      (not (z82)) (not (z84)) (not (z85)) (z88) (z89) (not (z91)) (not (z93)))
    :effect (and
      (not (z13)) (z17) (z21) (not (z23)) (z30) (not (z37)) (z47) (z52) (z82) (not (z88))
      (not (z89))))
  (:action a202
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z11)) (not (z13))
      (z14) (not (z16)) (not (z17)) (not (z18)) (z19) (z20) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z32))
      (not (z33)) (not (z34)) (not (z36)) (not (z37)) (z38) (not (z44)) (not (z45)) (not (z47))
      (not (z50)) (not (z52)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z62))
      (not (z63)) (not (z65)) (z67) (not (z68)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z75)) (not (z78)) (not (z82)) (not (z88)) (not (z89)))
    :effect (and
      (not (z14)) (z17) (not (z19)) (not (z20)) (z21) (z30) (not (z38)) (z47) (z52) (not (z67))
      (z82)))
  (:action a203
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (z24) (not (z26)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z44)) (z45) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z52)) (not (z56)) (not (z57))
      (not (z58)) (not (z62)) (not (z63)) (not (z65)) (not (z67)) (not (z68)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z82))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)))
    :effect (and
      (z17) (z21) (not (z24)) (z30) (not (z45)) (z47) (z52) (z82)))
  (:action a204
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (z7) (z8) (not (z10)) (not (z11)) (not (z13)) (not (z14))
      (z16) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (z22) (not (z23))
      (not (z24)) (not (z26)) (z27) (not (z29)) (not (z30)) (not (z33)) (not (z34)) (not (z36))
      (not (z37)) (not (z38)) (not (z42)) (not (z44)) (not (z45)) (not (z47)) (not (z50))
      (not (z52)) (not (z56)) (z57) (not (z58)) (not (z62)) (not (z63)) (not (z65)) (not (z67))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74))
      (not (z75)) (not (z78)) (not (z82)) (z85) (not (z88)) (not (z89)) (z91) (not (z93)))
    :effect (and
      (not (z7)) (not (z8)) (not (z16)) (z17) (z21) (not (z22)) (not (z27)) (z30) (z47) (z52)
      (not (z57)) (z82)))
  (:action a205
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (not (z11)) (z13)
      (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z26)) (z28) (not (z29)) (not (z30)) (not (z31))
      (z32) (not (z33)) (not (z34)) (not (z35)) (z36) (not (z37)) (not (z38)) (not (z42)) (z43)
      (not (z44)) (not (z45)) (z46) (not (z47)) (not (z48)) (not (z50)) (z51) (not (z52))
      (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (z62) (not (z63))
      (not (z65)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73))
      (not (z74)) (not (z75)) (not (z78)) (not (z82)) (z83) (z88) (not (z89)) (z92) (not (z93)))
    :effect (and
      (not (z13)) (z17) (z21) (z30) (not (z36)) (not (z46)) (z47) (z52) (not (z62)) (not (z68))
      (z82) (not (z88)) (not (z92))))
  (:action a206
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9))
      (not (z11)) (z13) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z26)) (not (z29))
      (not (z30)) (z32) (not (z33)) (not (z34)) (not (z35)) (z36) (not (z37)) (not (z38))
      (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z47)) (not (z48)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (z62) (not (z63)) (not (z65)) (not (z67)) (z68) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z82)) (not (z83)) (z88) (not (z89)) (z92) (not (z93)))
    :effect (and
      (z9) (not (z13)) (z17) (z21) (z30) (not (z36)) (z47) (z52) (not (z62)) (not (z68)) (z82)
      (z83) (not (z88)) (not (z92))))
  (:action a207
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9))
      (not (z11)) (z13) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z26)) (not (z29))
      (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z35)) (z36) (not (z37)) (not (z38))
      (not (z42)) (not (z43)) (not (z44)) (not (z45)) (z46) (not (z47)) (not (z48)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z54)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)) (not (z60)) (z62) (not (z63)) (not (z65)) (not (z67)) (z68) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z82)) (not (z83)) (not (z87)) (z88) (not (z89)) (z92) (not (z93)))
    :effect (and
      (z9) (not (z13)) (z17) (z21) (z30) (not (z36)) (not (z46)) (z47) (z52) (not (z62))
      (not (z68)) (z82) (z83) (not (z88)) (not (z92))))
  (:action a208
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z13))
      (not (z16)) (not (z22)) (not (z23)) (not (z25)) (not (z27)) (not (z28)) (not (z29))
      (not (z32)) (not (z35)) (not (z36)) (not (z37)) (not (z39)) (not (z41)) (z42) (not (z48))
      (not (z54)) (not (z55)) (not (z57)) (not (z58)) (not (z59)) (not (z62)) (z66) (not (z68))
      (not (z69)) (z71) (not (z72)) (not (z78)) (not (z80)) (not (z81)) (z84) (z85) (not (z86))
      (not (z88)) (z90) (z91) (not (z92)) (z93))
    :effect (and
      (z54) (not (z66)) (not (z71)) (not (z90)) (z92) (not (z93))))
  (:action a209
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z15)) (not (z16))
      (not (z22)) (not (z24)) (not (z27)) (not (z28)) (not (z31)) (not (z32)) (not (z34))
      (not (z35)) (not (z36)) (not (z37)) (not (z39)) (z40) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (z49) (not (z51)) (not (z54)) (not (z55))
      (not (z56)) (not (z58)) (not (z59)) (not (z60)) (not (z62)) (not (z63)) (z64) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (z77) (not (z78))
      (z80) (not (z83)) (z84) (z85) (z86) (z87) (not (z90)) (z91) (not (z92)) (not (z93)))
    :effect (and
      (z35) (not (z40)) (z54) (not (z64)) (not (z84)) (not (z85)) (not (z91)) (z92)))
  (:action a210
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z6)) (not (z9)) (not (z10)) (z11) (not (z15)) (not (z17))
      (not (z24)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z33)) (not (z34))
      (not (z35)) (not (z36)) (not (z39)) (not (z40)) (not (z42)) (not (z43)) (z44) (not (z45))
      (not (z46)) (not (z48)) (z49) (not (z50)) (not (z51)) (not (z52)) (not (z54)) (not (z55))
      (not (z56)) (not (z58)) (not (z59)) (not (z60)) (not (z62)) (not (z63)) (not (z64))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (z77) (not (z78)) (z80) (not (z83)) (not (z84)) (z86) (z87) (not (z90))
      (not (z92)) (not (z93)))
    :effect (and
      (not (z11)) (z35) (not (z44)) (z54) (z92)))
  (:action a211
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z4)) (not (z6)) (not (z9)) (not (z10)) (not (z11)) (not (z14))
      (not (z15)) (not (z19)) (not (z20)) (not (z24)) (not (z26)) (not (z28)) (not (z31))
      (not (z32)) (not (z34)) (not (z35)) (not (z36)) (not (z38)) (not (z39)) (not (z40))
      (not (z42)) (z43) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (z49) (z51) (not (z54))
      (not (z55)) (not (z56)) (not (z58)) (not (z59)) (not (z60)) (not (z62)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (z77) (not (z78)) (z80) (z81) (z83) (not (z84)) (z86) (z87)
      (not (z90)) (not (z92)) (not (z93)))
    :effect (and
      (z35) (not (z43)) (not (z51)) (z54) (not (z83)) (z92)))
  (:action a212
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z4)) (not (z6)) (not (z9)) (not (z10)) (not (z14)) (not (z19))
      (not (z20)) (not (z21)) (z25) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z35))
      (not (z36)) (not (z38)) (not (z39)) (not (z41)) (not (z42)) (not (z43)) (not (z48))
      (not (z51)) (not (z54)) (not (z55)) (not (z58)) (not (z59)) (not (z62)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z71)) (not (z72)) (not (z78)) (z80) (not (z81))
      (not (z82)) (not (z83)) (not (z90)) (not (z92)) (not (z93)))
    :effect (and
      (not (z0)) (not (z2)) (not (z25)) (z42) (z54) (not (z80)) (z92)))
  (:action a213
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z6) (not (z10)) (not (z18)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z35)) (not (z36)) (z39) (not (z41)) (not (z42)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z55)) (not (z56)) (not (z58))
      (not (z62)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z77)) (not (z78)) (not (z80)) (z81) (z86) (not (z87)) (z90) (not (z92)) (not (z93)))
    :effect (and
      (not (z6)) (not (z39)) (z42) (z54) (not (z66)) (not (z81)) (not (z86)) (not (z90)) (z92)))
  (:action a214
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z15))
      (not (z16)) (not (z22)) (not (z25)) (not (z27)) (not (z29)) (not (z32)) (not (z35))
      (not (z36)) (not (z37)) (not (z39)) (not (z40)) (z41) (not (z42)) (not (z48)) (not (z54))
      (not (z55)) (not (z58)) (not (z60)) (not (z62)) (not (z64)) (not (z66)) (not (z68))
      (not (z69)) (not (z71)) (not (z72)) (not (z78)) (z80) (z81) (not (z84)) (z85) (not (z88))
      (not (z90)) (z91) (not (z92)) (not (z93)))
    :effect (and
      (not (z41)) (z42) (z54) (not (z80)) (not (z81)) (not (z85)) (not (z91)) (z92)))
  (:action a215
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z4)) (not (z6)) (not (z10)) (not (z14)) (not (z19))
      (not (z20)) (not (z25)) (not (z26)) (z28) (not (z29)) (z32) (not (z35)) (not (z36))
      (not (z38)) (not (z39)) (not (z41)) (not (z42)) (not (z48)) (not (z54)) (z55) (not (z58))
      (not (z59)) (not (z62)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z71))
      (not (z72)) (not (z74)) (not (z78)) (not (z80)) (not (z81)) (z83) (not (z84)) (not (z85))
      (not (z86)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z93)))
    :effect (and
      (not (z28)) (not (z32)) (z42) (z54) (not (z55)) (z92)))
  (:action a216
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z6)) (not (z10)) (not (z18)) (not (z24)) (not (z25))
      (not (z28)) (not (z29)) (not (z32)) (not (z35)) (not (z36)) (not (z39)) (not (z41))
      (not (z42)) (not (z45)) (z48) (not (z54)) (not (z55)) (not (z56)) (not (z58)) (z59)
      (not (z62)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z78)) (not (z80)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (z86)
      (z87) (not (z90)) (not (z91)) (not (z92)) (not (z93)))
    :effect (and
      (z42) (not (z48)) (z54) (not (z59)) (z92)))
  (:action a217
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z10)) (not (z11))
      (not (z14)) (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z25)) (not (z26))
      (not (z28)) (z29) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z38))
      (not (z39)) (not (z41)) (not (z42)) (not (z44)) (not (z48)) (not (z50)) (not (z52))
      (not (z54)) (not (z55)) (not (z58)) (not (z59)) (not (z62)) (not (z63)) (not (z66))
      (not (z67)) (not (z68)) (not (z69)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z78)) (z80) (z81) (not (z82)) (z83) (not (z90)) (not (z92)) (not (z93)))
    :effect (and
      (not (z1)) (z28) (not (z29)) (z32) (z55) (not (z80)) (not (z81))))
  (:action a218
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z4)) (z6) (not (z10)) (not (z14)) (not (z18))
      (not (z19)) (not (z20)) (not (z24)) (not (z25)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z36)) (not (z38)) (z39) (not (z41)) (not (z42))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z55)) (not (z56))
      (not (z58)) (not (z59)) (not (z62)) (not (z65)) (z66) (not (z67)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z77)) (not (z78)) (not (z80)) (z81)
      (z83) (z86) (not (z87)) (z90) (not (z92)) (not (z93)))
    :effect (and
      (not (z6)) (z28) (z32) (not (z39)) (z55) (not (z66)) (not (z81)) (not (z86)) (not (z90))))
  (:action a219
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z4)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z14)) (not (z15)) (not (z16)) (not (z19)) (not (z20)) (not (z22)) (not (z25))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (z41) (not (z42)) (not (z48)) (not (z54)) (not (z55))
      (not (z58)) (not (z59)) (not (z60)) (not (z62)) (not (z64)) (not (z66)) (not (z67))
      (not (z68)) (not (z69)) (not (z71)) (not (z72)) (not (z74)) (not (z78)) (z80) (z81) (z83)
      (not (z84)) (z85) (not (z90)) (z91) (not (z92)) (not (z93)))
    :effect (and
      (z28) (z32) (not (z41)) (z55) (not (z80)) (not (z81)) (not (z85)) (not (z91))))
  (:action a220
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z4)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z13)) (not (z14)) (not (z16)) (not (z19)) (not (z20)) (not (z22)) (not (z23))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z32)) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z41)) (z42) (not (z48)) (not (z54))
      (not (z55)) (not (z57)) (not (z58)) (not (z59)) (not (z62)) (z66) (not (z67)) (not (z68))
      (not (z69)) (z71) (not (z72)) (not (z74)) (not (z78)) (not (z80)) (not (z81)) (z83) (z84)
      (z85) (not (z86)) (not (z87)) (not (z88)) (z90) (z91) (not (z92)) (z93))
    :effect (and
      (z28) (z32) (not (z42)) (z55) (not (z66)) (not (z71)) (not (z90)) (not (z93))))
  (:action a221
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z4)) (not (z6)) (not (z10)) (not (z14)) (not (z19))
      (not (z20)) (not (z25)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z35))
      (not (z36)) (not (z38)) (not (z39)) (not (z41)) (z42) (not (z48)) (z54) (not (z55))
      (not (z58)) (not (z59)) (not (z62)) (not (z66)) (not (z67)) (not (z68)) (not (z69))
      (not (z71)) (not (z72)) (not (z74)) (not (z78)) (not (z80)) (not (z81)) (z83) (not (z84))
      (not (z85)) (not (z86)) (not (z87)) (not (z90)) (not (z91)) (z92) (not (z93)))
    :effect (and
      (z28) (z32) (not (z42)) (not (z54)) (z55) (not (z92))))
  (:action a222
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z4)) (not (z6)) (not (z10)) (not (z14)) (not (z18))
      (not (z19)) (not (z20)) (not (z24)) (not (z25)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z35)) (not (z36)) (not (z38)) (not (z39)) (not (z41)) (not (z42))
      (not (z45)) (z48) (not (z54)) (not (z55)) (not (z56)) (not (z58)) (z59) (not (z62))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z78)) (not (z80)) (not (z81)) (z83) (not (z84)) (not (z85))
      (z86) (z87) (not (z90)) (not (z91)) (not (z92)) (not (z93)))
    :effect (and
      (z28) (z32) (not (z48)) (z55) (not (z59))))
  (:action a223
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (z17) (not (z18)) (not (z19)) (not (z20)) (z21) (not (z22)) (not (z23))
      (not (z24)) (not (z26)) (not (z29)) (z30) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z44)) (not (z45)) (z47) (not (z48)) (not (z50)) (z52)
      (not (z54)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z62)) (not (z63))
      (not (z65)) (not (z67)) (not (z68)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z75)) (not (z78)) (z82) (z86) (not (z88)) (not (z89)) (not (z92)))
    :effect (and
      (not (z17)) (z18) (not (z21)) (not (z47)) (not (z52)) (z56) (z65) (z70) (not (z82)) (z89)))
  (:action a224
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (z13) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z24))
      (not (z26)) (not (z30)) (not (z33)) (not (z35)) (not (z36)) (z37) (not (z38)) (not (z40))
      (not (z41)) (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z52)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z64)) (not (z65)) (not (z67))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74))
      (not (z75)) (not (z78)) (not (z82)) (not (z84)) (not (z85)) (z86) (z88) (z89) (not (z91))
      (not (z93)))
    :effect (and
      (not (z13)) (z18) (not (z23)) (z30) (not (z37)) (z56) (z65) (z70) (not (z88))))
  (:action a225
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (z24)
      (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z32)) (not (z33)) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (not (z41)) (not (z45)) (not (z47)) (not (z48))
      (not (z50)) (not (z52)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)) (not (z62)) (not (z65)) (z66) (not (z67)) (not (z68)) (not (z70)) (z72) (z73)
      (z74) (not (z75)) (z78) (not (z80)) (not (z82)) (not (z83)) (z86) (not (z88)) (not (z89))
      (z90) (z91) (not (z92)) (z93))
    :effect (and
      (z18) (not (z24)) (z30) (z56) (z65) (z70) (not (z72)) (not (z73)) (not (z74)) (not (z78))
      (z89)))
  (:action a226
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (z4) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z13))
      (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (z21) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (z26) (not (z27)) (not (z28)) (not (z30)) (not (z32))
      (not (z33)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z43)) (not (z45))
      (not (z47)) (not (z48)) (not (z50)) (not (z51)) (not (z52)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)) (not (z65)) (not (z67)) (not (z68)) (not (z70))
      (not (z72)) (not (z73)) (z74) (not (z75)) (not (z78)) (z82) (not (z83)) (z86) (not (z88))
      (not (z89)))
    :effect (and
      (not (z4)) (z18) (not (z21)) (not (z26)) (z30) (z56) (z65) (z70) (not (z74)) (not (z82))
      (z89)))
  (:action a227
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (z14) (not (z16))
      (not (z17)) (not (z18)) (z19) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z32)) (not (z33)) (not (z35))
      (not (z36)) (not (z37)) (z38) (not (z42)) (not (z45)) (not (z47)) (not (z48)) (not (z50))
      (not (z52)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59))
      (not (z65)) (z67) (not (z68)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z75))
      (not (z78)) (not (z82)) (z86) (not (z88)) (not (z89)) (not (z92)) (not (z93)))
    :effect (and
      (not (z14)) (z18) (not (z19)) (not (z20)) (z30) (not (z38)) (z56) (z65) (not (z67)) (z70)
      (z89)))
  (:action a228
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z7)) (not (z8)) (not (z13)) (not (z14)) (not (z16)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z26)) (not (z27)) (not (z30)) (z33) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z42)) (not (z45)) (not (z47)) (not (z48)) (z50) (not (z52)) (not (z54)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)) (not (z62)) (not (z65)) (not (z67)) (not (z68))
      (not (z70)) (not (z72)) (z73) (not (z74)) (z75) (not (z78)) (not (z82)) (z86) (not (z88))
      (not (z89)) (not (z92)) (not (z93)))
    :effect (and
      (not (z3)) (z18) (z30) (not (z33)) (not (z50)) (z56) (z65) (z70) (not (z73)) (not (z75))
      (z89)))
  (:action a229
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (z7) (z8) (not (z10)) (not (z13)) (not (z14)) (z16) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z24)) (not (z26))
      (z27) (not (z28)) (not (z30)) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z42)) (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z52)) (not (z54))
      (not (z56)) (z57) (not (z58)) (not (z59)) (not (z65)) (not (z67)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z78))
      (not (z82)) (z85) (z86) (not (z88)) (not (z89)) (z91) (not (z92)) (not (z93)))
    :effect (and
      (not (z7)) (not (z8)) (not (z16)) (z18) (not (z22)) (not (z27)) (z30) (z56) (not (z57))
      (z65) (z70) (z89)))
  (:action a230
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13))
      (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (z25) (not (z26)) (not (z27)) (z28) (not (z29))
      (not (z30)) (not (z32)) (not (z33)) (not (z35)) (z36) (not (z37)) (not (z38)) (not (z45))
      (not (z47)) (not (z48)) (not (z50)) (not (z52)) (not (z55)) (not (z56)) (z57) (z58) (z59)
      (not (z65)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73))
      (not (z74)) (not (z75)) (not (z78)) (not (z82)) (not (z85)) (z86) (z88) (not (z89))
      (not (z91)) (z92) (not (z93)))
    :effect (and
      (z18) (not (z25)) (not (z28)) (z30) (not (z36)) (z56) (not (z57)) (not (z58)) (not (z59))
      (z65) (not (z68)) (z70) (not (z88)) (z89)))
  (:action a231
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (z13) (not (z14)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z26)) (z28) (not (z30)) (not (z31)) (z32) (not (z33)) (not (z35)) (z36)
      (not (z37)) (not (z38)) (not (z42)) (z43) (not (z45)) (z46) (not (z47)) (not (z48)) (z49)
      (not (z50)) (z51) (not (z52)) (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58))
      (not (z59)) (z62) (not (z65)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z73)) (not (z74)) (not (z75)) (z77) (not (z78)) (not (z82)) (z83) (z86)
      (z87) (z88) (not (z89)) (not (z91)) (z92) (not (z93)))
    :effect (and
      (not (z13)) (z18) (z30) (not (z36)) (not (z46)) (z56) (not (z62)) (z65) (not (z68)) (z70)
      (not (z88)) (z89) (not (z92))))
  (:action a232
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (z13)
      (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z26)) (z28) (not (z30)) (z31) (z32)
      (not (z33)) (not (z34)) (not (z35)) (z36) (not (z37)) (not (z38)) (not (z42)) (not (z43))
      (not (z45)) (z46) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (z62)
      (not (z63)) (not (z65)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z82)) (not (z83)) (z86)
      (z88) (not (z89)) (z92) (not (z93)))
    :effect (and
      (z9) (not (z13)) (z18) (z30) (not (z36)) (z56) (not (z62)) (z65) (not (z68)) (z70) (z83)
      (not (z88)) (z89) (not (z92))))
  (:action a233
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z4)) (z6) (not (z7)) (not (z8)) (not (z9)) (z10)
      (z13) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z26)) (z27) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z35)) (z36) (not (z37)) (not (z38)) (z39) (not (z42))
      (not (z43)) (not (z45)) (z46) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z54)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (z62)
      (not (z63)) (not (z65)) (z66) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (z81) (not (z82))
      (not (z83)) (z86) (z88) (not (z89)) (z90) (not (z91)) (z92) (not (z93)))
    :effect (and
      (z9) (not (z13)) (z18) (z30) (not (z36)) (not (z46)) (z56) (not (z62)) (z65) (not (z68))
      (z70) (z83) (not (z88)) (z89) (not (z92))))
  (:action a234
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (z10) (not (z13)) (not (z14)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (z24)
      (not (z26)) (z27) (not (z30)) (not (z31)) (not (z33)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z52)) (not (z56)) (not (z57)) (not (z58)) (not (z65)) (not (z67)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75))
      (not (z77)) (not (z78)) (not (z82)) (z85) (not (z86)) (not (z87)) (not (z88)) (not (z89))
      (z91) (not (z93)))
    :effect (and
      (z7) (z8) (z16) (z22) (not (z24)) (not (z45)) (z57)))
  (:action a235
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (z10) (z13)
      (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z26)) (z27) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z35)) (z36) (not (z37)) (not (z38)) (z41) (not (z42))
      (not (z43)) (not (z45)) (z46) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z54)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (z62)
      (not (z63)) (not (z65)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z82)) (not (z83)) (z85)
      (z88) (not (z89)) (z91) (z92) (not (z93)))
    :effect (and
      (z7) (z8) (z9) (not (z13)) (z16) (z22) (not (z36)) (not (z46)) (z57) (not (z62))
      (not (z68)) (z83) (not (z88)) (not (z92))))
  (:action a236
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (z4) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z13))
      (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (z21) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (z26) (not (z27)) (not (z28)) (not (z30)) (not (z32))
      (not (z33)) (not (z36)) (not (z37)) (not (z38)) (not (z43)) (not (z45)) (not (z47))
      (not (z50)) (not (z51)) (not (z52)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z65)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z73)) (z74) (not (z75)) (not (z78)) (z82) (not (z83)) (z85) (not (z88)) (not (z89))
      (z91) (not (z93)))
    :effect (and
      (not (z4)) (z7) (z8) (z16) (not (z21)) (z22) (not (z26)) (z27) (z57) (not (z74))
      (not (z82))))
  (:action a237
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (z14) (not (z16))
      (not (z17)) (not (z18)) (z19) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z32)) (not (z33)) (not (z36))
      (not (z37)) (z38) (not (z42)) (not (z45)) (not (z47)) (not (z50)) (not (z52)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z65)) (z67) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75))
      (not (z78)) (not (z82)) (z85) (not (z88)) (not (z89)) (z91) (not (z92)) (not (z93)))
    :effect (and
      (z7) (z8) (not (z14)) (z16) (not (z19)) (not (z20)) (z22) (z27) (not (z38)) (z57)
      (not (z67))))
  (:action a238
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (not (z14))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (z24) (not (z26)) (not (z27)) (not (z30)) (not (z31)) (not (z33)) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (not (z39)) (z45) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z52)) (not (z56)) (not (z57)) (not (z58)) (not (z59))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z82)) (z85)
      (not (z86)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (z91) (not (z93)))
    :effect (and
      (z7) (z8) (z16) (z22) (not (z24)) (z27) (not (z45)) (z57)))
  (:action a239
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z32)) (not (z33)) (not (z36))
      (not (z37)) (not (z38)) (not (z42)) (not (z45)) (z47) (not (z50)) (not (z52)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z62)) (z65) (not (z67)) (not (z68)) (z69) (z70)
      (not (z71)) (z72) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z82)) (not (z83))
      (z85) (z86) (z87) (not (z88)) (z89) (z91) (z93))
    :effect (and
      (z7) (z8) (z16) (z22) (not (z23)) (z27) (not (z47)) (z57) (not (z65)) (not (z69))
      (not (z70)) (not (z72)) (not (z89)) (not (z93))))
  (:action a240
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z30)) (z33) (not (z36)) (not (z37))
      (not (z38)) (not (z42)) (not (z45)) (not (z47)) (z50) (not (z52)) (not (z54)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)) (not (z62)) (not (z65)) (not (z67)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (z73) (not (z74)) (z75) (not (z78))
      (not (z82)) (z85) (not (z88)) (not (z89)) (z91) (not (z92)) (not (z93)))
    :effect (and
      (not (z3)) (z7) (z8) (z16) (z22) (z27) (not (z33)) (not (z50)) (z57) (not (z73))
      (not (z75))))
  (:action a241
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (z17) (not (z18)) (not (z19)) (not (z20)) (z21) (not (z22))
      (not (z23)) (not (z24)) (not (z26)) (not (z27)) (not (z29)) (z30) (not (z33)) (not (z34))
      (not (z36)) (not (z37)) (not (z38)) (not (z42)) (not (z44)) (not (z45)) (z47) (not (z50))
      (z52) (not (z56)) (not (z57)) (not (z58)) (not (z62)) (not (z63)) (not (z65)) (not (z67))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74))
      (not (z75)) (not (z78)) (z82) (z85) (not (z88)) (not (z89)) (z91) (not (z93)))
    :effect (and
      (z7) (z8) (z16) (not (z17)) (not (z21)) (z22) (z27) (not (z30)) (not (z47)) (not (z52))
      (z57) (not (z82))))
  (:action a242
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z16))
      (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (z30) (not (z33)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z42)) (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z52))
      (not (z54)) (z56) (not (z57)) (not (z58)) (not (z59)) (z65) (not (z67)) (not (z68))
      (not (z69)) (z70) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z78))
      (not (z82)) (z85) (z86) (not (z88)) (z89) (z91) (not (z92)) (not (z93)))
    :effect (and
      (z7) (z8) (z16) (not (z18)) (z22) (z27) (not (z30)) (not (z56)) (z57) (not (z65))
      (not (z70)) (not (z89))))
  (:action a243
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (z13) (not (z14))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z26)) (not (z27)) (not (z30)) (not (z31)) (z32) (not (z33))
      (not (z35)) (z36) (not (z37)) (not (z38)) (not (z42)) (not (z45)) (z46) (not (z47))
      (not (z48)) (not (z50)) (not (z52)) (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58))
      (not (z59)) (z62) (not (z65)) (not (z67)) (z68) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z82)) (z85) (z88)
      (not (z89)) (z91) (z92) (not (z93)))
    :effect (and
      (z7) (z8) (not (z13)) (z16) (z22) (z27) (not (z36)) (not (z46)) (z57) (not (z62))
      (not (z68)) (not (z88)) (not (z92))))
  (:action a244
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (z13) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z26)) (not (z27)) (z28) (not (z30))
      (not (z31)) (z32) (not (z33)) (not (z34)) (not (z35)) (z36) (not (z37)) (not (z38)) (z40)
      (not (z42)) (not (z43)) (not (z45)) (z46) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (z62) (not (z63)) (z64) (not (z65)) (not (z67)) (z68) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z82)) (not (z83)) (z85) (z88) (not (z89)) (z91) (z92) (not (z93)))
    :effect (and
      (z7) (z8) (z9) (not (z13)) (z16) (z22) (z27) (not (z36)) (not (z46)) (z57) (not (z62))
      (not (z68)) (z83) (not (z88)) (not (z92))))
  (:action a245
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (not (z14)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (z25) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z32)) (not (z33)) (z34) (not (z35))
      (not (z36)) (not (z38)) (not (z39)) (not (z41)) (not (z42)) (not (z43)) (not (z47))
      (not (z48)) (not (z50)) (not (z51)) (not (z52)) (not (z55)) (not (z56)) (not (z58))
      (not (z59)) (z62) (z63) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69))
      (not (z71)) (not (z72)) (not (z73)) (not (z75)) (not (z78)) (z80) (not (z81)) (not (z83))
      (not (z90)) (z92) (not (z93)))
    :effect (and
      (not (z0)) (not (z25)) (z58) (not (z80))))
  (:action a246
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z3)) (z6) (not (z7)) (not (z8)) (not (z10)) (not (z14))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (z34) (not (z35)) (not (z36))
      (not (z38)) (z39) (not (z41)) (not (z42)) (not (z45)) (not (z47)) (not (z48)) (not (z49))
      (not (z50)) (not (z52)) (not (z54)) (not (z55)) (not (z56)) (not (z58)) (not (z59)) (z62)
      (z63) (not (z65)) (z66) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z80)) (z81) (not (z85))
      (z86) (not (z87)) (z90) (not (z91)) (z92) (not (z93)))
    :effect (and
      (not (z6)) (not (z39)) (z58) (not (z66)) (not (z81)) (not (z86)) (not (z90))))
  (:action a247
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z3)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z22)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z32)) (not (z33)) (z34)
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (z41) (not (z42))
      (not (z47)) (not (z48)) (not (z50)) (not (z52)) (not (z55)) (not (z56)) (not (z58))
      (not (z59)) (not (z60)) (z62) (z63) (not (z64)) (not (z65)) (not (z66)) (not (z67))
      (not (z68)) (not (z69)) (not (z71)) (not (z72)) (not (z73)) (not (z75)) (not (z78)) (z80)
      (z81) (not (z84)) (z85) (not (z86)) (not (z90)) (z91) (z92) (not (z93)))
    :effect (and
      (not (z41)) (z58) (not (z80)) (not (z81)) (not (z85)) (not (z91))))
  (:action a248
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z3)) (not (z4)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (z13) (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (z23) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z32)) (not (z33)) (not (z35)) (not (z36)) (not (z38)) (not (z39))
      (not (z41)) (not (z42)) (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z52))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (z58) (not (z59)) (z62) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z80)) (not (z81)) (not (z82)) (z88)
      (z89) (not (z90)) (not (z93)))
    :effect (and
      (z3) (not (z13)) (z16) (not (z23)) (z32) (z47) (z59) (z70) (z72) (z74)))
  (:action a249
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z3)) (z4) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (not (z20)) (z21) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (z26)
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z32)) (not (z33)) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z51)) (not (z52))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (z58) (not (z59)) (z62) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z73)) (z74) (not (z75)) (not (z78)) (not (z80)) (not (z81)) (z82)
      (not (z83)) (not (z84)) (not (z85)) (not (z88)) (not (z89)) (not (z90)) (not (z93)))
    :effect (and
      (z3) (not (z4)) (z16) (not (z21)) (not (z26)) (z32) (z37) (z47) (z59) (z70) (z72)
      (not (z82)) (z88) (z89)))
  (:action a250
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z3)) (not (z4)) (not (z6)) (not (z7)) (not (z8))
      (not (z10)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (z24) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (z34)
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z52))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (z58) (not (z59)) (z62) (z63) (not (z64))
      (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z80))
      (not (z81)) (not (z82)) (not (z84)) (not (z85)) (not (z86)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (z92) (not (z93)))
    :effect (and
      (z3) (z16) (not (z24)) (z32) (z37) (not (z45)) (z47) (z59) (z70) (z72) (z74) (z88) (z89)))
  (:action a251
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z4)) (not (z6)) (not (z9)) (not (z10)) (not (z14)) (not (z18))
      (not (z19)) (not (z20)) (not (z24)) (z25) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z36)) (not (z38)) (not (z39)) (not (z41)) (not (z42)) (not (z43))
      (not (z45)) (not (z48)) (not (z51)) (not (z54)) (not (z55)) (not (z56)) (not (z58))
      (not (z59)) (not (z62)) (not (z65)) (not (z66)) (not (z67)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z78)) (z80) (not (z81)) (not (z83)) (z86) (z87)
      (not (z90)) (not (z92)) (not (z93)))
    :effect (and
      (not (z0)) (not (z2)) (not (z25)) (z48) (z59) (not (z80))))
  (:action a252
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z2)) (not (z3)) (not (z6)) (not (z10)) (not (z11)) (not (z17))
      (not (z18)) (not (z24)) (not (z25)) (not (z28)) (z29) (not (z30)) (not (z32)) (not (z33))
      (not (z34)) (not (z35)) (not (z36)) (not (z39)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z52)) (not (z54)) (not (z55))
      (not (z56)) (not (z58)) (not (z59)) (not (z62)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z78)) (z80)
      (z81) (z86) (z87) (not (z90)) (not (z92)) (not (z93)))
    :effect (and
      (not (z1)) (not (z29)) (z48) (z59) (not (z80)) (not (z81))))
  (:action a253
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z13))
      (not (z15)) (not (z16)) (not (z18)) (not (z22)) (not (z23)) (not (z24)) (not (z25))
      (not (z27)) (not (z28)) (not (z29)) (not (z32)) (not (z35)) (not (z36)) (not (z37))
      (not (z39)) (not (z40)) (z41) (not (z42)) (not (z45)) (not (z48)) (not (z54)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z62)) (not (z64))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z78)) (z80) (z81) (not (z84)) (z85) (z86) (z87) (not (z88)) (not (z89)) (not (z90))
      (z91) (not (z92)) (not (z93)))
    :effect (and
      (not (z41)) (z48) (z59) (not (z80)) (not (z81)) (not (z85)) (not (z91))))
  (:action a254
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z13))
      (not (z16)) (not (z18)) (z21) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z27))
      (not (z28)) (not (z29)) (not (z32)) (not (z35)) (not (z36)) (not (z37)) (not (z39))
      (not (z41)) (z42) (not (z45)) (not (z48)) (not (z54)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)) (not (z62)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70))
      (z71) (not (z72)) (not (z78)) (not (z80)) (not (z81)) (z82) (not (z83)) (z84) (z85) (z86)
      (z87) (not (z88)) (z90) (z91) (not (z92)) (z93))
    :effect (and
      (not (z42)) (z48) (z59) (not (z66)) (not (z71)) (not (z90)) (not (z93))))
  (:action a255
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z6)) (not (z10)) (not (z18)) (not (z24)) (not (z25))
      (not (z28)) (not (z29)) (not (z32)) (not (z35)) (not (z36)) (not (z39)) (not (z41)) (z42)
      (not (z45)) (not (z48)) (z54) (not (z55)) (not (z56)) (not (z58)) (not (z59)) (not (z62))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z78)) (not (z80)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (z86) (z87)
      (not (z90)) (not (z91)) (z92) (not (z93)))
    :effect (and
      (not (z42)) (z48) (not (z54)) (z59) (not (z92))))
  (:action a256
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z4)) (not (z6)) (not (z10)) (not (z14)) (not (z18))
      (not (z19)) (not (z20)) (not (z24)) (not (z25)) (not (z26)) (z28) (not (z29)) (z32)
      (not (z35)) (not (z36)) (not (z38)) (not (z39)) (not (z41)) (not (z42)) (not (z45))
      (not (z48)) (not (z54)) (z55) (not (z56)) (not (z58)) (not (z59)) (not (z62)) (not (z65))
      (not (z66)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z78)) (not (z80)) (not (z81)) (z83) (not (z84)) (not (z85)) (z86) (z87)
      (not (z90)) (not (z91)) (not (z92)) (not (z93)))
    :effect (and
      (not (z28)) (not (z32)) (z48) (not (z55)) (z59)))
  (:action a257
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z2)) (not (z3)) (not (z6)) (z9) (z10) (not (z11)) (not (z17))
      (not (z25)) (z27) (not (z28)) (z29) (not (z32)) (not (z33)) (not (z34)) (not (z35))
      (not (z36)) (not (z39)) (not (z41)) (not (z42)) (not (z44)) (not (z48)) (not (z50))
      (not (z52)) (not (z54)) (not (z55)) (not (z56)) (not (z58)) (not (z59)) (not (z62))
      (not (z63)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z72)) (not (z75))
      (not (z78)) (z80) (z81) (z83) (not (z85)) (not (z86)) (not (z90)) (not (z91)) (not (z92)))
    :effect (and
      (not (z1)) (not (z29)) (z54) (z59) (not (z80)) (not (z81)) (z92)))
  (:action a258
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z6) (z9) (z10) (not (z18)) (z27) (not (z29)) (not (z31)) (not (z32))
      (not (z35)) (not (z36)) (z39) (not (z41)) (not (z42)) (not (z45)) (not (z48)) (not (z49))
      (not (z54)) (not (z55)) (not (z56)) (not (z58)) (not (z59)) (not (z62)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z77)) (not (z78))
      (not (z80)) (z81) (z83) (not (z85)) (z86) (not (z87)) (z90) (not (z91)) (not (z92)))
    :effect (and
      (not (z6)) (not (z39)) (z54) (z59) (not (z66)) (not (z81)) (not (z86)) (not (z90)) (z92)))
  (:action a259
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z6)) (not (z7)) (not (z8)) (z9) (z10) (not (z15)) (not (z16))
      (not (z22)) (z27) (not (z29)) (not (z32)) (not (z35)) (not (z36)) (not (z37)) (not (z39))
      (not (z40)) (z41) (not (z42)) (not (z48)) (not (z54)) (not (z55)) (not (z56)) (not (z58))
      (not (z59)) (not (z60)) (not (z62)) (not (z64)) (not (z66)) (not (z68)) (not (z69))
      (not (z71)) (not (z72)) (not (z78)) (z80) (z81) (z83) (not (z84)) (z85) (not (z86))
      (not (z90)) (z91) (not (z92)))
    :effect (and
      (not (z41)) (z54) (z59) (not (z80)) (not (z81)) (not (z85)) (not (z91)) (z92)))
  (:action a260
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z3)) (not (z4)) (z7) (z8) (not (z10)) (not (z13)) (not (z14))
      (z16) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (z22) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30)) (not (z32))
      (not (z33)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z45)) (not (z47))
      (not (z48)) (not (z50)) (not (z52)) (not (z55)) (not (z56)) (z57) (not (z58)) (not (z59))
      (not (z65)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z82)) (not (z83)) (z85) (not (z86))
      (not (z87)) (not (z88)) (not (z89)) (z91) (z92) (not (z93)))
    :effect (and
      (not (z7)) (not (z8)) (not (z16)) (not (z22)) (z25) (not (z27)) (z28) (z36) (z58) (z59)
      (z68) (z88)))
  (:action a261
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (z13)
      (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z21)) (not (z22)) (z23) (not (z24)) (z25) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z32)) (not (z33)) (not (z35)) (not (z36)) (z37) (not (z38))
      (not (z40)) (not (z41)) (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z52))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (z62) (not (z64)) (not (z65))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73))
      (not (z74)) (not (z75)) (not (z78)) (not (z82)) (not (z84)) (not (z85)) (z88) (z89) (z92)
      (not (z93)))
    :effect (and
      (not (z13)) (not (z23)) (z28) (z36) (not (z37)) (z57) (z58) (z59) (z68) (not (z89))))
  (:action a262
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13))
      (z14) (not (z16)) (not (z17)) (not (z18)) (z19) (z20) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (z25) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z32))
      (not (z33)) (not (z35)) (not (z36)) (not (z37)) (z38) (not (z45)) (not (z47)) (not (z48))
      (not (z50)) (not (z52)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (z62)
      (not (z65)) (z67) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73))
      (not (z74)) (not (z75)) (not (z78)) (not (z82)) (not (z88)) (not (z89)) (z92) (not (z93)))
    :effect (and
      (not (z14)) (not (z19)) (not (z20)) (z28) (z36) (not (z38)) (z57) (z58) (z59) (not (z67))
      (z68) (z88)))
  (:action a263
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13))
      (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (z24) (z25) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (z34) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z52)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (z62) (z63)
      (not (z65)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z82)) (not (z86))
      (not (z87)) (not (z88)) (not (z89)) (z92) (not (z93)))
    :effect (and
      (not (z24)) (z28) (z36) (not (z45)) (z57) (z58) (z59) (z68) (z88)))
  (:action a264
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (z13)
      (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z21)) (not (z22)) (z23) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z32)) (not (z33)) (not (z35)) (not (z36)) (z37) (not (z38))
      (not (z40)) (not (z41)) (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z52))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z64)) (not (z65))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73))
      (not (z74)) (not (z75)) (not (z78)) (not (z80)) (not (z82)) (not (z84)) (not (z85)) (z88)
      (z89) (not (z91)) (z92) (not (z93)))
    :effect (and
      (not (z13)) (not (z23)) (z25) (z28) (z36) (not (z37)) (z57) (z58) (z59) (z68) (not (z89))))
  (:action a265
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z3)) (z4) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (not (z13)) (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (z21)
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (z26) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z32)) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z43)) (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z51)) (not (z52))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z65)) (not (z67))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73)) (z74) (not (z75))
      (not (z78)) (z82) (not (z83)) (not (z88)) (not (z89)) (z92) (not (z93)))
    :effect (and
      (not (z4)) (not (z21)) (z25) (not (z26)) (z28) (z36) (z57) (z58) (z59) (z68) (not (z74))
      (not (z82)) (z88)))
  (:action a266
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13))
      (z14) (not (z16)) (not (z17)) (not (z18)) (z19) (z20) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z32)) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (z38) (z42) (not (z45))
      (not (z47)) (not (z48)) (not (z50)) (not (z52)) (z54) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)) (not (z65)) (z67) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z82)) (z83) (not (z86))
      (not (z88)) (not (z89)) (not (z91)) (z92) (not (z93)))
    :effect (and
      (not (z14)) (not (z19)) (not (z20)) (z25) (z28) (z36) (not (z38)) (z57) (z58) (z59)
      (not (z67)) (z68) (z88)))
  (:action a267
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13))
      (not (z14)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (z24) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z52)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z65))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z82)) (not (z86)) (not (z87))
      (not (z88)) (not (z89)) (z92) (not (z93)))
    :effect (and
      (not (z24)) (z25) (z28) (z36) (not (z45)) (z57) (z58) (z59) (z68) (z88)))
  (:action a268
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z10)) (not (z13))
      (not (z14)) (not (z16)) (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30)
      (not (z32)) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z45))
      (not (z47)) (not (z48)) (not (z50)) (not (z52)) (not (z55)) (z56) (not (z57)) (not (z58))
      (not (z59)) (z65) (not (z67)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72))
      (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z82)) (not (z85)) (z86) (not (z88))
      (z89) (not (z91)) (z92) (not (z93)))
    :effect (and
      (not (z18)) (z25) (z28) (not (z30)) (z36) (not (z56)) (z57) (z58) (z59) (not (z65)) (z68)
      (not (z70)) (z88) (not (z89))))
  (:action a269
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z4)) (not (z7)) (not (z8)) (z9) (not (z10)) (not (z14))
      (not (z15)) (not (z16)) (not (z19)) (not (z20)) (not (z22)) (not (z26)) (not (z27))
      (not (z34)) (not (z35)) (not (z37)) (not (z38)) (not (z40)) (not (z41)) (not (z43))
      (not (z49)) (not (z51)) (not (z60)) (not (z62)) (not (z63)) (not (z64)) (not (z67))
      (not (z71)) (not (z77)) (not (z78)) (z83) (not (z84)) (not (z85)) (not (z91)))
    :effect (and
      (not (z9)) (z15) (z60) (not (z83)) (z84) (z85) (z91)))
  (:action a270
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z15)) (not (z16)) (not (z18))
      (not (z22)) (not (z27)) (not (z31)) (not (z34)) (not (z35)) (not (z37)) (not (z39))
      (not (z40)) (not (z41)) (not (z45)) (not (z48)) (z49) (not (z56)) (not (z60)) (not (z63))
      (not (z64)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (z77) (not (z78))
      (not (z84)) (not (z85)) (z86) (z87) (not (z89)) (not (z90)) (not (z91)) (not (z93)))
    :effect (and
      (z15) (not (z49)) (z60) (not (z77)) (z84) (z85) (not (z86)) (not (z87)) (z91)))
  (:action a271
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z15))
      (not (z16)) (not (z17)) (not (z22)) (not (z27)) (not (z29)) (not (z33)) (z34) (not (z35))
      (not (z37)) (not (z40)) (not (z41)) (not (z44)) (not (z49)) (not (z50)) (not (z52))
      (not (z54)) (not (z60)) (z63) (not (z64)) (not (z66)) (not (z71)) (not (z75)) (not (z77))
      (not (z78)) (not (z81)) (not (z84)) (not (z85)) (not (z90)) (not (z91)) (not (z92)))
    :effect (and
      (z15) (not (z34)) (z60) (not (z63)) (z84) (z85) (z91)))
  (:action a272
    :parameters ()
    :precondition (and
      (z0) (z2) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z15)) (not (z16))
      (not (z17)) (not (z22)) (z25) (not (z27)) (not (z31)) (not (z33)) (z34) (not (z35))
      (not (z36)) (not (z37)) (z40) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z48))
      (not (z50)) (not (z51)) (not (z52)) (not (z54)) (not (z58)) (not (z59)) (not (z60))
      (not (z62)) (z63) (z64) (not (z68)) (not (z69)) (not (z71)) (not (z72)) (not (z73))
      (not (z75)) (not (z78)) (z80) (z84) (z85) (not (z86)) (z91) (not (z92)) (not (z93)))
    :effect (and
      (not (z40)) (z62) (not (z64)) (not (z84)) (not (z85)) (not (z91)) (z92)))
  (:action a273
    :parameters ()
    :precondition (and
      (z0) (z2) (not (z6)) (not (z9)) (not (z10)) (not (z11)) (not (z17)) (not (z18)) (z25) (z31)
      (not (z33)) (z34) (not (z35)) (not (z36)) (not (z39)) (not (z40)) (not (z42)) (not (z43))
      (not (z44)) (not (z45)) (z46) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z54)) (not (z56)) (not (z58)) (not (z59)) (not (z62)) (z63) (not (z64)) (not (z65))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z75))
      (not (z77)) (not (z78)) (z80) (not (z85)) (z86) (z87) (not (z91)) (not (z92)) (not (z93)))
    :effect (and
      (not (z31)) (not (z46)) (z62) (not (z86)) (not (z87)) (z92)))
  (:action a274
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z6) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (not (z11)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z19)) (not (z20))
      (not (z22)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z32))
      (not (z33)) (z34) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (z39) (z40) (not (z41))
      (not (z42)) (not (z43)) (not (z44)) (not (z48)) (not (z50)) (not (z51)) (not (z52))
      (not (z54)) (not (z55)) (not (z58)) (not (z59)) (not (z60)) (not (z62)) (z63) (z64) (z66)
      (not (z67)) (not (z68)) (not (z69)) (not (z71)) (not (z72)) (not (z73)) (not (z75))
      (not (z78)) (z81) (not (z83)) (z84) (z85) (z90) (z91) (not (z92)) (not (z93)))
    :effect (and
      (z2) (not (z40)) (z62) (not (z64)) (not (z84)) (not (z85)) (not (z91)) (z92)))
  (:action a275
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z6)) (not (z9)) (not (z10)) (not (z11)) (not (z14))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z25)) (not (z28)) (not (z29)) (z31)
      (not (z32)) (not (z33)) (not (z35)) (not (z36)) (not (z38)) (not (z39)) (not (z40)) (z41)
      (not (z42)) (not (z43)) (not (z44)) (not (z45)) (z46) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z54)) (not (z55)) (not (z56)) (not (z58)) (not (z59))
      (not (z62)) (not (z64)) (not (z65)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z83)) (z86)
      (z87) (not (z92)) (not (z93)))
    :effect (and
      (z2) (not (z31)) (not (z46)) (z62) (not (z86)) (not (z87)) (z92)))
  (:action a276
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z4)) (not (z9)) (not (z10)) (not (z11)) (not (z14))
      (not (z17)) (not (z19)) (not (z20)) (not (z25)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z33)) (z34) (not (z35)) (not (z36)) (not (z38)) (not (z40))
      (not (z42)) (z43) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (z51) (not (z52))
      (not (z54)) (not (z55)) (not (z58)) (not (z59)) (not (z62)) (z63) (not (z64)) (not (z67))
      (not (z68)) (not (z69)) (not (z71)) (not (z72)) (not (z73)) (not (z75)) (not (z78)) (z81)
      (z83) (not (z84)) (not (z87)) (not (z92)) (not (z93)))
    :effect (and
      (z2) (not (z43)) (not (z51)) (z62) (not (z83)) (z92)))
  (:action a277
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (z9) (z13) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (z23) (not (z24)) (not (z26)) (z28) (not (z30)) (z31) (z32) (not (z33))
      (not (z34)) (not (z35)) (not (z36)) (z37) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z45)) (z46) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z67)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z82)) (z83) (not (z84)) (not (z85)) (z88) (z89) (not (z92)) (not (z93)))
    :effect (and
      (not (z9)) (not (z23)) (z36) (not (z37)) (z62) (z68) (not (z83)) (not (z89)) (z92)))
  (:action a278
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (z9)
      (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (z17) (not (z18)) (not (z19))
      (not (z20)) (z21) (not (z22)) (not (z23)) (not (z24)) (not (z26)) (not (z29)) (z30) (z32)
      (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z42))
      (not (z43)) (not (z44)) (not (z45)) (z47) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (z52) (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z62)) (not (z63)) (not (z65)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (z82)
      (z83) (not (z88)) (not (z89)) (not (z92)) (not (z93)))
    :effect (and
      (not (z9)) (z13) (not (z17)) (not (z21)) (not (z30)) (z36) (not (z47)) (not (z52)) (z62)
      (z68) (not (z82)) (not (z83)) (z88) (z92)))
  (:action a279
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (z9) (not (z13))
      (not (z14)) (not (z15)) (not (z16)) (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z26)) (z28) (z30) (z31) (z32) (not (z33))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z42)) (not (z43))
      (not (z45)) (z46) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z54)) (z55) (z56) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z62))
      (not (z63)) (z65) (not (z67)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z82)) (z83) (z86)
      (not (z88)) (z89) (not (z92)) (not (z93)))
    :effect (and
      (not (z9)) (z13) (not (z18)) (not (z30)) (z36) (not (z56)) (z62) (not (z65)) (z68)
      (not (z70)) (not (z83)) (z88) (not (z89)) (z92)))
  (:action a280
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (z13) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (z23)
      (not (z24)) (not (z26)) (z28) (not (z30)) (not (z31)) (z32) (not (z33)) (not (z35))
      (not (z36)) (z37) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (z43) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z50)) (z51) (not (z52)) (not (z54)) (z55)
      (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z62)) (not (z64)) (not (z65))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73))
      (not (z74)) (not (z75)) (not (z78)) (not (z82)) (z83) (not (z84)) (not (z85)) (z88) (z89)
      (not (z91)) (not (z92)) (not (z93)))
    :effect (and
      (not (z23)) (z36) (not (z37)) (z46) (z62) (z68) (not (z89)) (z92)))
  (:action a281
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (z9) (z13) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (z23) (not (z24)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z35)) (not (z36)) (z37) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z54)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z62)) (not (z63)) (not (z64)) (not (z65)) (not (z67)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z82)) (z83) (not (z84)) (not (z85)) (not (z87)) (z88) (z89) (not (z91))
      (not (z92)) (not (z93)))
    :effect (and
      (not (z9)) (not (z23)) (z36) (not (z37)) (z46) (z62) (z68) (not (z83)) (not (z89)) (z92)))
  (:action a282
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (not (z13)) (not (z14)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (z24)
      (not (z26)) (not (z30)) (not (z31)) (z32) (not (z33)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z42)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z50)) (not (z52)) (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59))
      (not (z62)) (not (z65)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z82))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)) (not (z92)) (not (z93)))
    :effect (and
      (z13) (not (z24)) (z36) (not (z45)) (z46) (z62) (z68) (z88) (z92)))
  (:action a283
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (z9) (not (z13))
      (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z21)) (not (z22)) (not (z23)) (z24) (not (z26)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z42))
      (not (z43)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z54)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z62)) (not (z63)) (not (z65)) (not (z67)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z82)) (z83) (not (z86)) (not (z87)) (not (z88)) (not (z89)) (not (z92)) (not (z93)))
    :effect (and
      (not (z9)) (z13) (not (z24)) (z36) (not (z45)) (z46) (z62) (z68) (not (z83)) (z88) (z92)))
  (:action a284
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (not (z13)) (not (z14)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z26)) (not (z30)) (not (z31)) (z33) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z42)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (z50) (not (z52))
      (not (z54)) (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z62)) (not (z65))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (z73) (not (z74))
      (z75) (not (z78)) (not (z82)) (not (z88)) (not (z89)) (not (z92)) (not (z93)))
    :effect (and
      (not (z3)) (z13) (not (z33)) (z36) (z46) (not (z50)) (z62) (z68) (not (z73)) (not (z75))
      (z88) (z92)))
  (:action a285
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (z3) (not (z4)) (not (z7)) (not (z8)) (z9) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z26)) (not (z30)) (not (z31)) (z33) (not (z34))
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z42)) (not (z43)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (z50) (not (z51)) (not (z52)) (not (z54))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z60)) (not (z62)) (not (z63))
      (not (z65)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (z73)
      (not (z74)) (z75) (not (z77)) (not (z78)) (not (z82)) (z83) (not (z84)) (not (z85))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)) (not (z91)) (not (z92)) (not (z93)))
    :effect (and
      (not (z3)) (not (z9)) (z13) (not (z33)) (z36) (z46) (not (z50)) (z62) (z68) (not (z73))
      (not (z75)) (not (z83)) (z88) (z92)))
  (:action a286
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (z17) (not (z18)) (not (z19)) (not (z20)) (z21) (not (z22))
      (not (z23)) (not (z24)) (not (z26)) (z28) (not (z29)) (z30) (not (z31)) (z32) (not (z33))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z42)) (z43) (not (z44))
      (not (z45)) (not (z46)) (z47) (not (z48)) (not (z50)) (z51) (z52) (not (z54)) (z55)
      (not (z56)) (not (z57)) (not (z58)) (not (z59)) (not (z62)) (not (z63)) (not (z65))
      (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z73))
      (not (z74)) (not (z75)) (not (z78)) (z82) (z83) (not (z88)) (not (z89)) (not (z92))
      (not (z93)))
    :effect (and
      (z13) (not (z17)) (not (z21)) (not (z30)) (z36) (z46) (not (z47)) (not (z52)) (z62) (z68)
      (not (z82)) (z88) (z92)))
  (:action a287
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z7)) (not (z8)) (z9)
      (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (z17) (not (z18)) (not (z19))
      (not (z20)) (z21) (not (z22)) (not (z23)) (not (z24)) (not (z26)) (not (z29)) (z30)
      (not (z31)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (z47) (not (z48)) (not (z49))
      (not (z50)) (not (z51)) (z52) (not (z54)) (not (z56)) (not (z57)) (not (z58)) (not (z59))
      (not (z60)) (not (z62)) (not (z63)) (not (z65)) (not (z67)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (z82) (z83) (not (z87)) (not (z88)) (not (z89)) (not (z92)) (not (z93)))
    :effect (and
      (not (z9)) (z13) (not (z17)) (not (z21)) (not (z30)) (z36) (z46) (not (z47)) (not (z52))
      (z62) (z68) (not (z82)) (not (z83)) (z88) (z92)))
  (:action a288
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z8)) (not (z9)) (not (z13)) (not (z14)) (not (z16))
      (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z26)) (z28) (z30) (not (z31)) (z32) (not (z33)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z42)) (z43) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (z49)
      (not (z50)) (z51) (not (z52)) (not (z54)) (z55) (z56) (not (z57)) (not (z58)) (not (z59))
      (not (z62)) (z65) (not (z67)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72))
      (not (z73)) (not (z74)) (not (z75)) (z77) (not (z78)) (not (z82)) (z83) (z86) (z87)
      (not (z88)) (z89) (not (z91)) (not (z92)) (not (z93)))
    :effect (and
      (z13) (not (z18)) (not (z30)) (z36) (z46) (not (z56)) (z62) (not (z65)) (z68) (not (z70))
      (z88) (not (z89)) (z92)))
  (:action a289
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z4)) (z6) (not (z7)) (not (z8)) (z9) (z10)
      (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (z18) (not (z19)) (not (z20))
      (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z26)) (z27) (z30) (not (z31))
      (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (z39) (not (z42))
      (not (z43)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z54)) (z56) (not (z57)) (not (z58)) (not (z59)) (not (z60))
      (not (z62)) (not (z63)) (z65) (z66) (not (z67)) (not (z68)) (not (z69)) (z70) (not (z71))
      (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (z81) (not (z82))
      (z83) (z86) (not (z88)) (z89) (z90) (not (z91)) (not (z92)) (not (z93)))
    :effect (and
      (not (z9)) (z13) (not (z18)) (not (z30)) (z36) (z46) (not (z56)) (z62) (not (z65)) (z68)
      (not (z70)) (not (z83)) (z88) (not (z89)) (z92)))
  (:action a290
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z4)) (z7) (z8) (z9) (z10) (not (z13)) (not (z14))
      (not (z15)) (z16) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (z22)
      (not (z23)) (not (z24)) (not (z26)) (z27) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (z41) (not (z42)) (not (z43)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z54)) (not (z56)) (z57) (not (z58)) (not (z59)) (not (z60)) (not (z62)) (not (z63))
      (not (z65)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z82)) (z83) (z85)
      (not (z88)) (not (z89)) (z91) (not (z92)) (not (z93)))
    :effect (and
      (not (z7)) (not (z8)) (not (z9)) (z13) (not (z16)) (not (z22)) (z36) (z46) (not (z57))
      (z62) (z68) (not (z83)) (z88) (z92)))
  (:action a291
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (z7) (z8) (not (z9)) (not (z10)) (not (z13)) (not (z14)) (z16)
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (z22) (not (z23)) (not (z24))
      (not (z26)) (z27) (not (z30)) (not (z31)) (z32) (not (z33)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z42)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z50)) (not (z52)) (not (z54)) (z55) (not (z56)) (z57) (not (z58)) (not (z59))
      (not (z62)) (not (z65)) (not (z67)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z78)) (not (z82)) (z85) (not (z88))
      (not (z89)) (z91) (not (z92)) (not (z93)))
    :effect (and
      (not (z7)) (not (z8)) (z13) (not (z16)) (not (z22)) (not (z27)) (z36) (z46) (not (z57))
      (z62) (z68) (z88) (z92)))
  (:action a292
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z4)) (z7) (z8) (z9) (not (z10)) (not (z13))
      (not (z14)) (not (z15)) (z16) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (z22) (not (z23)) (not (z24)) (not (z26)) (z27) (z28) (not (z30)) (not (z31)) (z32)
      (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (z40) (not (z42))
      (not (z43)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z54)) (z55) (not (z56)) (z57) (not (z58)) (not (z59))
      (not (z60)) (not (z62)) (not (z63)) (z64) (not (z65)) (not (z67)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z78)) (not (z82)) (z83) (z85) (not (z88)) (not (z89)) (z91) (not (z92)) (not (z93)))
    :effect (and
      (not (z7)) (not (z8)) (not (z9)) (z13) (not (z16)) (not (z22)) (not (z27)) (z36) (z46)
      (not (z57)) (z62) (z68) (not (z83)) (z88) (z92)))
  (:action a293
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (z9) (not (z10)) (not (z11))
      (not (z14)) (not (z15)) (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z25))
      (not (z26)) (not (z29)) (not (z33)) (not (z34)) (not (z35)) (not (z38)) (not (z43))
      (not (z44)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z54)) (not (z60))
      (not (z62)) (not (z63)) (not (z67)) (not (z75)) (not (z77)) (not (z82)) (z83) (not (z92)))
    :effect (and
      (not (z9)) (z34) (z63) (not (z83))))
  (:action a294
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z6)) (not (z9)) (not (z10)) (not (z11)) (not (z15)) (not (z17))
      (not (z18)) (not (z29)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z35))
      (not (z39)) (not (z44)) (not (z45)) (not (z47)) (not (z48)) (z49) (not (z50)) (not (z52))
      (not (z54)) (not (z56)) (not (z59)) (not (z60)) (not (z63)) (not (z65)) (not (z69))
      (not (z70)) (not (z75)) (z77) (z86) (z87))
    :effect (and
      (z34) (not (z49)) (z63) (not (z77)) (not (z86)) (not (z87))))
  (:action a295
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z11)) (z15)
      (not (z16)) (not (z17)) (not (z22)) (not (z27)) (not (z29)) (not (z33)) (not (z34))
      (not (z35)) (not (z37)) (not (z40)) (not (z41)) (not (z44)) (not (z49)) (not (z50))
      (not (z52)) (not (z54)) (z60) (not (z63)) (not (z64)) (not (z66)) (not (z71)) (not (z75))
      (not (z77)) (not (z78)) (not (z81)) (z84) (z85) (not (z90)) (z91) (not (z92)))
    :effect (and
      (not (z15)) (z34) (not (z60)) (z63) (not (z84)) (not (z85)) (not (z91))))
)
