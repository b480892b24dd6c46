(define (domain latent)
  (:requirements :strips :negative-preconditions)
  (:predicates
    (z0) (z1) (z2) (z3) (z4) (z5) (z6) (z7) (z8) (z9) (z10) (z11) (z12) (z13) (z14) (z15) (z16)
    (z17) (z18) (z19) (z20) (z21) (z22) (z23) (z24) (z25) (z26) (z27) (z28) (z29) (z30) (z31) (z32)
    (z33) (z34) (z35) (z36) (z37) (z38) (z39) (z40) (z41) (z42) (z43) (z44) (z45) (z46) (z47) (z48)
    (z49) (z50) (z51) (z52) (z53) (z54) (z55) (z56) (z57) (z58) (z59) (z60) (z61) (z62) (z63) (z64)
    (z65) (z66) (z67) (z68) (z69) (z70) (z71) (z72) (z73) (z74) (z75) (z76) (z77) (z78) (z79) (z80))
  (:action r3c2-to-r3c3
    :parameters ()
    :precondition (and
      (z63) (not (z66)) (not (z72)) (z75))
    :effect (and
      (not (z63)) (z66) (z72) (not (z75))))
  (:action r3c2-to-r3c3-2
    :parameters ()
    :precondition (and
      (z64) (not (z66)) (not (z73)) (z75))
    :effect (and
      (not (z64)) (z66) (z73) (not (z75))))
  (:action r3c2-to-r3c3-3
    :parameters ()
    :precondition (and
      (z65) (not (z66)) (not (z74)) (z75))
    :effect (and
      (not (z65)) (z66) (z74) (not (z75))))
  (:action r3c3-to-r3c2
    :parameters ()
    :precondition (and
      (not (z64)) (z66) (z73) (not (z75)))
    :effect (and
      (z64) (not (z66)) (not (z73)) (z75)))
  (:action r3c3-to-r3c2-2
    :parameters ()
    :precondition (and
      (not (z65)) (z66) (z74) (not (z75)))
    :effect (and
      (z65) (not (z66)) (not (z74)) (z75)))
  (:action r3c3-to-r3c2-3
    :parameters ()
    :precondition (and
      (z66) (not (z67)) (not (z75)) (z76))
    :effect (and
      (not (z66)) (z67) (z75) (not (z76))))
  (:action r3c3-to-r3c2-4
    :parameters ()
    :precondition (and
      (z66) (not (z68)) (not (z75)) (z77))
    :effect (and
      (not (z66)) (z68) (z75) (not (z77))))
  (:action r3c3-to-r3c2-5
    :parameters ()
    :precondition (and
      (z66) (not (z69)) (not (z75)) (z78))
    :effect (and
      (not (z66)) (z69) (z75) (not (z78))))
  (:action r3c3-to-r3c2-6
    :parameters ()
    :precondition (and
      (z66) (not (z70)) (not (z75)) (z79))
    :effect (and
      (not (z66)) (z70) (z75) (not (z79))))
  (:action r3c3-to-r3c2-7
    :parameters ()
    :precondition (and
      (z66) (not (z71)) (not (z75)) (z80))
    :effect (and
      (not (z66)) (z71) (z75) (not (z80))))
  (:action r3c2-to-r3c3-4
    :parameters ()
    :precondition (and
      (not (z66)) (z67) (z75) (not (z76)))
    :effect (and
      (z66) (not (z67)) (not (z75)) (z76)))
  (:action r3c2-to-r3c3-5
    :parameters ()
    :precondition (and
      (not (z66)) (z68) (z75) (not (z77)))
    :effect (and
      (z66) (not (z68)) (not (z75)) (z77)))
  (:action r3c2-to-r3c3-6
    :parameters ()
    :precondition (and
      (not (z66)) (z69) (z75) (not (z78)))
    :effect (and
      (z66) (not (z69)) (not (z75)) (z78)))
  (:action r3c2-to-r3c3-7
    :parameters ()
    :precondition (and
      (not (z66)) (z70) (z75) (not (z79)))
    :effect (and
      (z66) (not (z70)) (not (z75)) (z79)))
  (:action r3c2-to-r3c3-8
    :parameters ()
    :precondition (and
      (not (z66)) (z71) (z75) (not (z80)))
    :effect (and
      (z66) (not (z71)) (not (z75)) (z80)))
  (:action r1c1-to-r1c2
    :parameters ()
    :precondition (and
      (z0) (not (z3)) (not (z9)) (z12))
    :effect (and
      (not (z0)) (z3) (z9) (not (z12))))
  (:action r1c1-to-r1c2-2
    :parameters ()
    :precondition (and
      (z1) (not (z3)) (not (z10)) (z12))
    :effect (and
      (not (z1)) (z3) (z10) (not (z12))))
  (:action r1c1-to-r1c2-3
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z11)) (z12))
    :effect (and
      (not (z2)) (z3) (z11) (not (z12))))
  (:action r1c2-to-r1c1
    :parameters ()
    :precondition (and
      (not (z0)) (z3) (z9) (not (z12)))
    :effect (and
      (z0) (not (z3)) (not (z9)) (z12)))
  (:action r1c2-to-r1c1-2
    :parameters ()
    :precondition (and
      (not (z1)) (z3) (z10) (not (z12)))
    :effect (and
      (z1) (not (z3)) (not (z10)) (z12)))
  (:action r1c2-to-r1c1-3
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (z11) (not (z12)))
    :effect (and
      (z2) (not (z3)) (not (z11)) (z12)))
  (:action r1c2-to-r1c1-4
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z12)) (z13))
    :effect (and
      (not (z3)) (z4) (z12) (not (z13))))
  (:action r1c2-to-r1c1-5
    :parameters ()
    :precondition (and
      (z3) (not (z5)) (not (z12)) (z14))
    :effect (and
      (not (z3)) (z5) (z12) (not (z14))))
  (:action r1c2-to-r1c1-6
    :parameters ()
    :precondition (and
      (z3) (not (z6)) (not (z12)) (z15))
    :effect (and
      (not (z3)) (z6) (z12) (not (z15))))
  (:action r1c2-to-r1c1-7
    :parameters ()
    :precondition (and
      (z3) (not (z7)) (not (z12)) (z16))
    :effect (and
      (not (z3)) (z7) (z12) (not (z16))))
  (:action r1c2-to-r1c1-8
    :parameters ()
    :precondition (and
      (z3) (not (z8)) (not (z12)) (z17))
    :effect (and
      (not (z3)) (z8) (z12) (not (z17))))
  (:action r1c1-to-r1c2-4
    :parameters ()
    :precondition (and
      (not (z3)) (z4) (z12) (not (z13)))
    :effect (and
      (z3) (not (z4)) (not (z12)) (z13)))
  (:action r1c1-to-r1c2-5
    :parameters ()
    :precondition (and
      (not (z3)) (z5) (z12) (not (z14)))
    :effect (and
      (z3) (not (z5)) (not (z12)) (z14)))
  (:action r1c1-to-r1c2-6
    :parameters ()
    :precondition (and
      (not (z3)) (z6) (z12) (not (z15)))
    :effect (and
      (z3) (not (z6)) (not (z12)) (z15)))
  (:action r1c1-to-r1c2-7
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (z12) (not (z16)))
    :effect (and
      (z3) (not (z7)) (not (z12)) (z16)))
  (:action r1c1-to-r1c2-8
    :parameters ()
    :precondition (and
      (not (z3)) (z8) (z12) (not (z17)))
    :effect (and
      (z3) (not (z8)) (not (z12)) (z17)))
  (:action r1c2-to-r1c3
    :parameters ()
    :precondition (and
      (z9) (not (z12)) (not (z18)) (z21))
    :effect (and
      (not (z9)) (z12) (z18) (not (z21))))
  (:action r1c2-to-r1c3-2
    :parameters ()
    :precondition (and
      (z10) (not (z12)) (not (z19)) (z21))
    :effect (and
      (not (z10)) (z12) (z19) (not (z21))))
  (:action r1c2-to-r1c3-3
    :parameters ()
    :precondition (and
      (z11) (not (z12)) (not (z20)) (z21))
    :effect (and
      (not (z11)) (z12) (z20) (not (z21))))
  (:action r1c3-to-r1c2
    :parameters ()
    :precondition (and
      (not (z9)) (z12) (z18) (not (z21)))
    :effect (and
      (z9) (not (z12)) (not (z18)) (z21)))
  (:action r1c3-to-r1c2-2
    :parameters ()
    :precondition (and
      (not (z10)) (z12) (z19) (not (z21)))
    :effect (and
      (z10) (not (z12)) (not (z19)) (z21)))
  (:action r1c3-to-r1c2-3
    :parameters ()
    :precondition (and
      (not (z11)) (z12) (z20) (not (z21)))
    :effect (and
      (z11) (not (z12)) (not (z20)) (z21)))
  (:action r1c3-to-r1c2-4
    :parameters ()
    :precondition (and
      (z12) (not (z13)) (not (z21)) (z22))
    :effect (and
      (not (z12)) (z13) (z21) (not (z22))))
  (:action r1c3-to-r1c2-5
    :parameters ()
    :precondition (and
      (z12) (not (z14)) (not (z21)) (z23))
    :effect (and
      (not (z12)) (z14) (z21) (not (z23))))
  (:action r1c3-to-r1c2-6
    :parameters ()
    :precondition (and
      (z12) (not (z15)) (not (z21)) (z24))
    :effect (and
      (not (z12)) (z15) (z21) (not (z24))))
  (:action r1c3-to-r1c2-7
    :parameters ()
    :precondition (and
      (z12) (not (z16)) (not (z21)) (z25))
    :effect (and
      (not (z12)) (z16) (z21) (not (z25))))
  (:action r1c3-to-r1c2-8
    :parameters ()
    :precondition (and
      (z12) (not (z17)) (not (z21)) (z26))
    :effect (and
      (not (z12)) (z17) (z21) (not (z26))))
  (:action r1c2-to-r1c3-4
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (z21) (not (z22)))
    :effect (and
      (z12) (not (z13)) (not (z21)) (z22)))
  (:action r1c2-to-r1c3-5
    :parameters ()
    :precondition (and
      (not (z12)) (z14) (z21) (not (z23)))
    :effect (and
      (z12) (not (z14)) (not (z21)) (z23)))
  (:action r1c2-to-r1c3-6
    :parameters ()
    :precondition (and
      (not (z12)) (z15) (z21) (not (z24)))
    :effect (and
      (z12) (not (z15)) (not (z21)) (z24)))
  (:action r1c2-to-r1c3-7
    :parameters ()
    :precondition (and
      (not (z12)) (z16) (z21) (not (z25)))
    :effect (and
      (z12) (not (z16)) (not (z21)) (z25)))
  (:action r1c2-to-r1c3-8
    :parameters ()
    :precondition (and
      (not (z12)) (z17) (z21) (not (z26)))
    :effect (and
      (z12) (not (z17)) (not (z21)) (z26)))
  (:action r1c1-to-r2c1
    :parameters ()
    :precondition (and
      (z0) (not (z3)) (not (z27)) (z30))
    :effect (and
      (not (z0)) (z3) (z27) (not (z30))))
  (:action r1c1-to-r2c1-2
    :parameters ()
    :precondition (and
      (z1) (not (z3)) (not (z28)) (z30))
    :effect (and
      (not (z1)) (z3) (z28) (not (z30))))
  (:action r1c1-to-r2c1-3
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z29)) (z30))
    :effect (and
      (not (z2)) (z3) (z29) (not (z30))))
  (:action r2c1-to-r1c1
    :parameters ()
    :precondition (and
      (not (z0)) (z3) (z27) (not (z30)))
    :effect (and
      (z0) (not (z3)) (not (z27)) (z30)))
  (:action r2c1-to-r1c1-2
    :parameters ()
    :precondition (and
      (not (z1)) (z3) (z28) (not (z30)))
    :effect (and
      (z1) (not (z3)) (not (z28)) (z30)))
  (:action r2c1-to-r1c1-3
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (z29) (not (z30)))
    :effect (and
      (z2) (not (z3)) (not (z29)) (z30)))
  (:action r2c1-to-r1c1-4
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z30)) (z31))
    :effect (and
      (not (z3)) (z4) (z30) (not (z31))))
  (:action r2c1-to-r1c1-5
    :parameters ()
    :precondition (and
      (z3) (not (z5)) (not (z30)) (z32))
    :effect (and
      (not (z3)) (z5) (z30) (not (z32))))
  (:action r2c1-to-r1c1-6
    :parameters ()
    :precondition (and
      (z3) (not (z6)) (not (z30)) (z33))
    :effect (and
      (not (z3)) (z6) (z30) (not (z33))))
  (:action r2c1-to-r1c1-7
    :parameters ()
    :precondition (and
      (z3) (not (z7)) (not (z30)) (z34))
    :effect (and
      (not (z3)) (z7) (z30) (not (z34))))
  (:action r2c1-to-r1c1-8
    :parameters ()
    :precondition (and
      (z3) (not (z8)) (not (z30)) (z35))
    :effect (and
      (not (z3)) (z8) (z30) (not (z35))))
  (:action r1c1-to-r2c1-4
    :parameters ()
    :precondition (and
      (not (z3)) (z4) (z30) (not (z31)))
    :effect (and
      (z3) (not (z4)) (not (z30)) (z31)))
  (:action r1c1-to-r2c1-5
    :parameters ()
    :precondition (and
      (not (z3)) (z5) (z30) (not (z32)))
    :effect (and
      (z3) (not (z5)) (not (z30)) (z32)))
  (:action r1c1-to-r2c1-6
    :parameters ()
    :precondition (and
      (not (z3)) (z6) (z30) (not (z33)))
    :effect (and
      (z3) (not (z6)) (not (z30)) (z33)))
  (:action r1c1-to-r2c1-7
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (z30) (not (z34)))
    :effect (and
      (z3) (not (z7)) (not (z30)) (z34)))
  (:action r1c1-to-r2c1-8
    :parameters ()
    :precondition (and
      (not (z3)) (z8) (z30) (not (z35)))
    :effect (and
      (z3) (not (z8)) (not (z30)) (z35)))
  (:action r3c2-to-r2c2
    :parameters ()
    :precondition (and
      (not (z36)) (z39) (z63) (not (z66)))
    :effect (and
      (z36) (not (z39)) (not (z63)) (z66)))
  (:action r1c2-to-r2c2
    :parameters ()
    :precondition (and
      (z9) (not (z12)) (not (z36)) (z39))
    :effect (and
      (not (z9)) (z12) (z36) (not (z39))))
  (:action r2c1-to-r2c2
    :parameters ()
    :precondition (and
      (z27) (not (z30)) (not (z36)) (z39))
    :effect (and
      (not (z27)) (z30) (z36) (not (z39))))
  (:action r3c2-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z37)) (z39) (z64) (not (z66)))
    :effect (and
      (z37) (not (z39)) (not (z64)) (z66)))
  (:action r1c2-to-r2c2-2
    :parameters ()
    :precondition (and
      (z10) (not (z12)) (not (z37)) (z39))
    :effect (and
      (not (z10)) (z12) (z37) (not (z39))))
  (:action r2c1-to-r2c2-2
    :parameters ()
    :precondition (and
      (z28) (not (z30)) (not (z37)) (z39))
    :effect (and
      (not (z28)) (z30) (z37) (not (z39))))
  (:action r3c2-to-r2c2-3
    :parameters ()
    :precondition (and
      (not (z38)) (z39) (z65) (not (z66)))
    :effect (and
      (z38) (not (z39)) (not (z65)) (z66)))
  (:action r1c2-to-r2c2-3
    :parameters ()
    :precondition (and
      (z11) (not (z12)) (not (z38)) (z39))
    :effect (and
      (not (z11)) (z12) (z38) (not (z39))))
  (:action r2c1-to-r2c2-3
    :parameters ()
    :precondition (and
      (z29) (not (z30)) (not (z38)) (z39))
    :effect (and
      (not (z29)) (z30) (z38) (not (z39))))
  (:action r2c2-to-r3c2
    :parameters ()
    :precondition (and
      (z37) (not (z39)) (not (z64)) (z66))
    :effect (and
      (not (z37)) (z39) (z64) (not (z66))))
  (:action r2c2-to-r3c2-2
    :parameters ()
    :precondition (and
      (z38) (not (z39)) (not (z65)) (z66))
    :effect (and
      (not (z38)) (z39) (z65) (not (z66))))
  (:action r2c2-to-r3c2-3
    :parameters ()
    :precondition (and
      (not (z39)) (z40) (z66) (not (z67)))
    :effect (and
      (z39) (not (z40)) (not (z66)) (z67)))
  (:action r2c2-to-r3c2-4
    :parameters ()
    :precondition (and
      (not (z39)) (z41) (z66) (not (z68)))
    :effect (and
      (z39) (not (z41)) (not (z66)) (z68)))
  (:action r2c2-to-r3c2-5
    :parameters ()
    :precondition (and
      (not (z39)) (z42) (z66) (not (z69)))
    :effect (and
      (z39) (not (z42)) (not (z66)) (z69)))
  (:action r2c2-to-r3c2-6
    :parameters ()
    :precondition (and
      (not (z39)) (z43) (z66) (not (z70)))
    :effect (and
      (z39) (not (z43)) (not (z66)) (z70)))
  (:action r2c2-to-r3c2-7
    :parameters ()
    :precondition (and
      (not (z39)) (z44) (z66) (not (z71)))
    :effect (and
      (z39) (not (z44)) (not (z66)) (z71)))
  (:action r2c2-to-r1c2
    :parameters ()
    :precondition (and
      (not (z9)) (z12) (z36) (not (z39)))
    :effect (and
      (z9) (not (z12)) (not (z36)) (z39)))
  (:action r2c2-to-r1c2-2
    :parameters ()
    :precondition (and
      (not (z10)) (z12) (z37) (not (z39)))
    :effect (and
      (z10) (not (z12)) (not (z37)) (z39)))
  (:action r2c2-to-r1c2-3
    :parameters ()
    :precondition (and
      (not (z11)) (z12) (z38) (not (z39)))
    :effect (and
      (z11) (not (z12)) (not (z38)) (z39)))
  (:action r2c2-to-r1c2-4
    :parameters ()
    :precondition (and
      (z12) (not (z13)) (not (z39)) (z40))
    :effect (and
      (not (z12)) (z13) (z39) (not (z40))))
  (:action r2c2-to-r1c2-5
    :parameters ()
    :precondition (and
      (z12) (not (z14)) (not (z39)) (z41))
    :effect (and
      (not (z12)) (z14) (z39) (not (z41))))
  (:action r2c2-to-r1c2-6
    :parameters ()
    :precondition (and
      (z12) (not (z15)) (not (z39)) (z42))
    :effect (and
      (not (z12)) (z15) (z39) (not (z42))))
  (:action r2c2-to-r1c2-7
    :parameters ()
    :precondition (and
      (z12) (not (z16)) (not (z39)) (z43))
    :effect (and
      (not (z12)) (z16) (z39) (not (z43))))
  (:action r2c2-to-r1c2-8
    :parameters ()
    :precondition (and
      (z12) (not (z17)) (not (z39)) (z44))
    :effect (and
      (not (z12)) (z17) (z39) (not (z44))))
  (:action r2c2-to-r2c1
    :parameters ()
    :precondition (and
      (not (z27)) (z30) (z36) (not (z39)))
    :effect (and
      (z27) (not (z30)) (not (z36)) (z39)))
  (:action r2c2-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z28)) (z30) (z37) (not (z39)))
    :effect (and
      (z28) (not (z30)) (not (z37)) (z39)))
  (:action r2c2-to-r2c1-3
    :parameters ()
    :precondition (and
      (not (z29)) (z30) (z38) (not (z39)))
    :effect (and
      (z29) (not (z30)) (not (z38)) (z39)))
  (:action r2c2-to-r2c1-4
    :parameters ()
    :precondition (and
      (z30) (not (z31)) (not (z39)) (z40))
    :effect (and
      (not (z30)) (z31) (z39) (not (z40))))
  (:action r2c2-to-r2c1-5
    :parameters ()
    :precondition (and
      (z30) (not (z32)) (not (z39)) (z41))
    :effect (and
      (not (z30)) (z32) (z39) (not (z41))))
  (:action r2c2-to-r2c1-6
    :parameters ()
    :precondition (and
      (z30) (not (z33)) (not (z39)) (z42))
    :effect (and
      (not (z30)) (z33) (z39) (not (z42))))
  (:action r2c2-to-r2c1-7
    :parameters ()
    :precondition (and
      (z30) (not (z34)) (not (z39)) (z43))
    :effect (and
      (not (z30)) (z34) (z39) (not (z43))))
  (:action r2c2-to-r2c1-8
    :parameters ()
    :precondition (and
      (z30) (not (z35)) (not (z39)) (z44))
    :effect (and
      (not (z30)) (z35) (z39) (not (z44))))
  (:action r3c2-to-r2c2-4
    :parameters ()
    :precondition (and
      (z39) (not (z40)) (not (z66)) (z67))
    :effect (and
      (not (z39)) (z40) (z66) (not (z67))))
  (:action r1c2-to-r2c2-4
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (z39) (not (z40)))
    :effect (and
      (z12) (not (z13)) (not (z39)) (z40)))
  (:action r2c1-to-r2c2-4
    :parameters ()
    :precondition (and
      (not (z30)) (z31) (z39) (not (z40)))
    :effect (and
      (z30) (not (z31)) (not (z39)) (z40)))
  (:action r3c2-to-r2c2-5
    :parameters ()
    :precondition (and
      (z39) (not (z41)) (not (z66)) (z68))
    :effect (and
      (not (z39)) (z41) (z66) (not (z68))))
  (:action r1c2-to-r2c2-5
    :parameters ()
    :precondition (and
      (not (z12)) (z14) (z39) (not (z41)))
    :effect (and
      (z12) (not (z14)) (not (z39)) (z41)))
  (:action r2c1-to-r2c2-5
    :parameters ()
    :precondition (and
      (not (z30)) (z32) (z39) (not (z41)))
    :effect (and
      (z30) (not (z32)) (not (z39)) (z41)))
  (:action r3c2-to-r2c2-6
    :parameters ()
    :precondition (and
      (z39) (not (z42)) (not (z66)) (z69))
    :effect (and
      (not (z39)) (z42) (z66) (not (z69))))
  (:action r1c2-to-r2c2-6
    :parameters ()
    :precondition (and
      (not (z12)) (z15) (z39) (not (z42)))
    :effect (and
      (z12) (not (z15)) (not (z39)) (z42)))
  (:action r2c1-to-r2c2-6
    :parameters ()
    :precondition (and
      (not (z30)) (z33) (z39) (not (z42)))
    :effect (and
      (z30) (not (z33)) (not (z39)) (z42)))
  (:action r3c2-to-r2c2-7
    :parameters ()
    :precondition (and
      (z39) (not (z43)) (not (z66)) (z70))
    :effect (and
      (not (z39)) (z43) (z66) (not (z70))))
  (:action r1c2-to-r2c2-7
    :parameters ()
    :precondition (and
      (not (z12)) (z16) (z39) (not (z43)))
    :effect (and
      (z12) (not (z16)) (not (z39)) (z43)))
  (:action r2c1-to-r2c2-7
    :parameters ()
    :precondition (and
      (not (z30)) (z34) (z39) (not (z43)))
    :effect (and
      (z30) (not (z34)) (not (z39)) (z43)))
  (:action r3c2-to-r2c2-8
    :parameters ()
    :precondition (and
      (z39) (not (z44)) (not (z66)) (z71))
    :effect (and
      (not (z39)) (z44) (z66) (not (z71))))
  (:action r1c2-to-r2c2-8
    :parameters ()
    :precondition (and
      (not (z12)) (z17) (z39) (not (z44)))
    :effect (and
      (z12) (not (z17)) (not (z39)) (z44)))
  (:action r2c1-to-r2c2-8
    :parameters ()
    :precondition (and
      (not (z30)) (z35) (z39) (not (z44)))
    :effect (and
      (z30) (not (z35)) (not (z39)) (z44)))
  (:action r3c3-to-r2c3
    :parameters ()
    :precondition (and
      (not (z45)) (z48) (z72) (not (z75)))
    :effect (and
      (z45) (not (z48)) (not (z72)) (z75)))
  (:action r1c3-to-r2c3
    :parameters ()
    :precondition (and
      (z18) (not (z21)) (not (z45)) (z48))
    :effect (and
      (not (z18)) (z21) (z45) (not (z48))))
  (:action r2c2-to-r2c3
    :parameters ()
    :precondition (and
      (z36) (not (z39)) (not (z45)) (z48))
    :effect (and
      (not (z36)) (z39) (z45) (not (z48))))
  (:action r3c3-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z46)) (z48) (z73) (not (z75)))
    :effect (and
      (z46) (not (z48)) (not (z73)) (z75)))
  (:action r1c3-to-r2c3-2
    :parameters ()
    :precondition (and
      (z19) (not (z21)) (not (z46)) (z48))
    :effect (and
      (not (z19)) (z21) (z46) (not (z48))))
  (:action r2c2-to-r2c3-2
    :parameters ()
    :precondition (and
      (z37) (not (z39)) (not (z46)) (z48))
    :effect (and
      (not (z37)) (z39) (z46) (not (z48))))
  (:action r3c3-to-r2c3-3
    :parameters ()
    :precondition (and
      (not (z47)) (z48) (z74) (not (z75)))
    :effect (and
      (z47) (not (z48)) (not (z74)) (z75)))
  (:action r1c3-to-r2c3-3
    :parameters ()
    :precondition (and
      (z20) (not (z21)) (not (z47)) (z48))
    :effect (and
      (not (z20)) (z21) (z47) (not (z48))))
  (:action r2c2-to-r2c3-3
    :parameters ()
    :precondition (and
      (z38) (not (z39)) (not (z47)) (z48))
    :effect (and
      (not (z38)) (z39) (z47) (not (z48))))
  (:action r2c3-to-r3c3
    :parameters ()
    :precondition (and
      (z45) (not (z48)) (not (z72)) (z75))
    :effect (and
      (not (z45)) (z48) (z72) (not (z75))))
  (:action r2c3-to-r3c3-2
    :parameters ()
    :precondition (and
      (z46) (not (z48)) (not (z73)) (z75))
    :effect (and
      (not (z46)) (z48) (z73) (not (z75))))
  (:action r2c3-to-r3c3-3
    :parameters ()
    :precondition (and
      (z47) (not (z48)) (not (z74)) (z75))
    :effect (and
      (not (z47)) (z48) (z74) (not (z75))))
  (:action r2c3-to-r3c3-4
    :parameters ()
    :precondition (and
      (not (z48)) (z49) (z75) (not (z76)))
    :effect (and
      (z48) (not (z49)) (not (z75)) (z76)))
  (:action r2c3-to-r3c3-5
    :parameters ()
    :precondition (and
      (not (z48)) (z50) (z75) (not (z77)))
    :effect (and
      (z48) (not (z50)) (not (z75)) (z77)))
  (:action r2c3-to-r3c3-6
    :parameters ()
    :precondition (and
      (not (z48)) (z51) (z75) (not (z78)))
    :effect (and
      (z48) (not (z51)) (not (z75)) (z78)))
  (:action r2c3-to-r3c3-7
    :parameters ()
    :precondition (and
      (not (z48)) (z52) (z75) (not (z79)))
    :effect (and
      (z48) (not (z52)) (not (z75)) (z79)))
  (:action r2c3-to-r3c3-8
    :parameters ()
    :precondition (and
      (not (z48)) (z53) (z75) (not (z80)))
    :effect (and
      (z48) (not (z53)) (not (z75)) (z80)))
  (:action r2c3-to-r1c3
    :parameters ()
    :precondition (and
      (not (z18)) (z21) (z45) (not (z48)))
    :effect (and
      (z18) (not (z21)) (not (z45)) (z48)))
  (:action r2c3-to-r1c3-2
    :parameters ()
    :precondition (and
      (not (z19)) (z21) (z46) (not (z48)))
    :effect (and
      (z19) (not (z21)) (not (z46)) (z48)))
  (:action r2c3-to-r1c3-3
    :parameters ()
    :precondition (and
      (not (z20)) (z21) (z47) (not (z48)))
    :effect (and
      (z20) (not (z21)) (not (z47)) (z48)))
  (:action r2c3-to-r1c3-4
    :parameters ()
    :precondition (and
      (z21) (not (z22)) (not (z48)) (z49))
    :effect (and
      (not (z21)) (z22) (z48) (not (z49))))
  (:action r2c3-to-r1c3-5
    :parameters ()
    :precondition (and
      (z21) (not (z23)) (not (z48)) (z50))
    :effect (and
      (not (z21)) (z23) (z48) (not (z50))))
  (:action r2c3-to-r1c3-6
    :parameters ()
    :precondition (and
      (z21) (not (z24)) (not (z48)) (z51))
    :effect (and
      (not (z21)) (z24) (z48) (not (z51))))
  (:action r2c3-to-r1c3-7
    :parameters ()
    :precondition (and
      (z21) (not (z25)) (not (z48)) (z52))
    :effect (and
      (not (z21)) (z25) (z48) (not (z52))))
  (:action r2c3-to-r1c3-8
    :parameters ()
    :precondition (and
      (z21) (not (z26)) (not (z48)) (z53))
    :effect (and
      (not (z21)) (z26) (z48) (not (z53))))
  (:action r2c3-to-r2c2
    :parameters ()
    :precondition (and
      (not (z36)) (z39) (z45) (not (z48)))
    :effect (and
      (z36) (not (z39)) (not (z45)) (z48)))
  (:action r2c3-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z37)) (z39) (z46) (not (z48)))
    :effect (and
      (z37) (not (z39)) (not (z46)) (z48)))
  (:action r2c3-to-r2c2-3
    :parameters ()
    :precondition (and
      (not (z38)) (z39) (z47) (not (z48)))
    :effect (and
      (z38) (not (z39)) (not (z47)) (z48)))
  (:action r2c3-to-r2c2-4
    :parameters ()
    :precondition (and
      (z39) (not (z40)) (not (z48)) (z49))
    :effect (and
      (not (z39)) (z40) (z48) (not (z49))))
  (:action r2c3-to-r2c2-5
    :parameters ()
    :precondition (and
      (z39) (not (z41)) (not (z48)) (z50))
    :effect (and
      (not (z39)) (z41) (z48) (not (z50))))
  (:action r2c3-to-r2c2-6
    :parameters ()
    :precondition (and
      (z39) (not (z42)) (not (z48)) (z51))
    :effect (and
      (not (z39)) (z42) (z48) (not (z51))))
  (:action r2c3-to-r2c2-7
    :parameters ()
    :precondition (and
      (z39) (not (z43)) (not (z48)) (z52))
    :effect (and
      (not (z39)) (z43) (z48) (not (z52))))
  (:action r2c3-to-r2c2-8
    :parameters ()
    :precondition (and
      (z39) (not (z44)) (not (z48)) (z53))
    :effect (and
      (not (z39)) (z44) (z48) (not (z53))))
  (:action r3c3-to-r2c3-4
    :parameters ()
    :precondition (and
      (z48) (not (z49)) (not (z75)) (z76))
    :effect (and
      (not (z48)) (z49) (z75) (not (z76))))
  (:action r1c3-to-r2c3-4
    :parameters ()
    :precondition (and
      (not (z21)) (z22) (z48) (not (z49)))
    :effect (and
      (z21) (not (z22)) (not (z48)) (z49)))
  (:action r2c2-to-r2c3-4
    :parameters ()
    :precondition (and
      (not (z39)) (z40) (z48) (not (z49)))
    :effect (and
      (z39) (not (z40)) (not (z48)) (z49)))
  (:action r3c3-to-r2c3-5
    :parameters ()
    :precondition (and
      (z48) (not (z50)) (not (z75)) (z77))
    :effect (and
      (not (z48)) (z50) (z75) (not (z77))))
  (:action r1c3-to-r2c3-5
    :parameters ()
    :precondition (and
      (not (z21)) (z23) (z48) (not (z50)))
    :effect (and
      (z21) (not (z23)) (not (z48)) (z50)))
  (:action r2c2-to-r2c3-5
    :parameters ()
    :precondition (and
      (not (z39)) (z41) (z48) (not (z50)))
    :effect (and
      (z39) (not (z41)) (not (z48)) (z50)))
  (:action r3c3-to-r2c3-6
    :parameters ()
    :precondition (and
      (z48) (not (z51)) (not (z75)) (z78))
    :effect (and
      (not (z48)) (z51) (z75) (not (z78))))
  (:action r1c3-to-r2c3-6
    :parameters ()
    :precondition (and
      (not (z21)) (z24) (z48) (not (z51)))
    :effect (and
      (z21) (not (z24)) (not (z48)) (z51)))
  (:action r2c2-to-r2c3-6
    :parameters ()
    :precondition (and
      (not (z39)) (z42) (z48) (not (z51)))
    :effect (and
      (z39) (not (z42)) (not (z48)) (z51)))
  (:action r3c3-to-r2c3-7
    :parameters ()
    :precondition (and
      (z48) (not (z52)) (not (z75)) (z79))
    :effect (and
      (not (z48)) (z52) (z75) (not (z79))))
  (:action r1c3-to-r2c3-7
    :parameters ()
    :precondition (and
      (not (z21)) (z25) (z48) (not (z52)))
    :effect (and
      (z21) (not (z25)) (not (z48)) (z52)))
  (:action r2c2-to-r2c3-7
    :parameters ()
    :precondition (and
      (not (z39)) (z43) (z48) (not (z52)))
    :effect (and
      (z39) (not (z43)) (not (z48)) (z52)))
  (:action r3c3-to-r2c3-8
    :parameters ()
    :precondition (and
      (z48) (not (z53)) (not (z75)) (z80))
    :effect (and
      (not (z48)) (z53) (z75) (not (z80))))
  (:action r1c3-to-r2c3-8
    :parameters ()
    :precondition (and
      (not (z21)) (z26) (z48) (not (z53)))
    :effect (and
      (z21) (not (z26)) (not (z48)) (z53)))
  (:action r2c2-to-r2c3-8
    :parameters ()
    :precondition (and
      (not (z39)) (z44) (z48) (not (z53)))
    :effect (and
      (z39) (not (z44)) (not (z48)) (z53)))
  (:action r3c2-to-r3c1
    :parameters ()
    :precondition (and
      (not (z54)) (z57) (z63) (not (z66)))
    :effect (and
      (z54) (not (z57)) (not (z63)) (z66)))
  (:action r2c1-to-r3c1
    :parameters ()
    :precondition (and
      (z27) (not (z30)) (not (z54)) (z57))
    :effect (and
      (not (z27)) (z30) (z54) (not (z57))))
  (:action r3c2-to-r3c1-2
    :parameters ()
    :precondition (and
      (not (z55)) (z57) (z64) (not (z66)))
    :effect (and
      (z55) (not (z57)) (not (z64)) (z66)))
  (:action r2c1-to-r3c1-2
    :parameters ()
    :precondition (and
      (z28) (not (z30)) (not (z55)) (z57))
    :effect (and
      (not (z28)) (z30) (z55) (not (z57))))
  (:action r3c2-to-r3c1-3
    :parameters ()
    :precondition (and
      (not (z56)) (z57) (z65) (not (z66)))
    :effect (and
      (z56) (not (z57)) (not (z65)) (z66)))
  (:action r2c1-to-r3c1-3
    :parameters ()
    :precondition (and
      (z29) (not (z30)) (not (z56)) (z57))
    :effect (and
      (not (z29)) (z30) (z56) (not (z57))))
  (:action r3c1-to-r3c2
    :parameters ()
    :precondition (and
      (z55) (not (z57)) (not (z64)) (z66))
    :effect (and
      (not (z55)) (z57) (z64) (not (z66))))
  (:action r3c1-to-r3c2-2
    :parameters ()
    :precondition (and
      (z56) (not (z57)) (not (z65)) (z66))
    :effect (and
      (not (z56)) (z57) (z65) (not (z66))))
  (:action r3c1-to-r3c2-3
    :parameters ()
    :precondition (and
      (not (z57)) (z58) (z66) (not (z67)))
    :effect (and
      (z57) (not (z58)) (not (z66)) (z67)))
  (:action r3c1-to-r3c2-4
    :parameters ()
    :precondition (and
      (not (z57)) (z59) (z66) (not (z68)))
    :effect (and
      (z57) (not (z59)) (not (z66)) (z68)))
  (:action r3c1-to-r3c2-5
    :parameters ()
    :precondition (and
      (not (z57)) (z60) (z66) (not (z69)))
    :effect (and
      (z57) (not (z60)) (not (z66)) (z69)))
  (:action r3c1-to-r3c2-6
    :parameters ()
    :precondition (and
      (not (z57)) (z61) (z66) (not (z70)))
    :effect (and
      (z57) (not (z61)) (not (z66)) (z70)))
  (:action r3c1-to-r3c2-7
    :parameters ()
    :precondition (and
      (not (z57)) (z62) (z66) (not (z71)))
    :effect (and
      (z57) (not (z62)) (not (z66)) (z71)))
  (:action r3c1-to-r2c1
    :parameters ()
    :precondition (and
      (not (z27)) (z30) (z54) (not (z57)))
    :effect (and
      (z27) (not (z30)) (not (z54)) (z57)))
  (:action r3c1-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z28)) (z30) (z55) (not (z57)))
    :effect (and
      (z28) (not (z30)) (not (z55)) (z57)))
  (:action r3c1-to-r2c1-3
    :parameters ()
    :precondition (and
      (not (z29)) (z30) (z56) (not (z57)))
    :effect (and
      (z29) (not (z30)) (not (z56)) (z57)))
  (:action r3c1-to-r2c1-4
    :parameters ()
    :precondition (and
      (z30) (not (z31)) (not (z57)) (z58))
    :effect (and
      (not (z30)) (z31) (z57) (not (z58))))
  (:action r3c1-to-r2c1-5
    :parameters ()
    :precondition (and
      (z30) (not (z32)) (not (z57)) (z59))
    :effect (and
      (not (z30)) (z32) (z57) (not (z59))))
  (:action r3c1-to-r2c1-6
    :parameters ()
    :precondition (and
      (z30) (not (z33)) (not (z57)) (z60))
    :effect (and
      (not (z30)) (z33) (z57) (not (z60))))
  (:action r3c1-to-r2c1-7
    :parameters ()
    :precondition (and
      (z30) (not (z34)) (not (z57)) (z61))
    :effect (and
      (not (z30)) (z34) (z57) (not (z61))))
  (:action r3c1-to-r2c1-8
    :parameters ()
    :precondition (and
      (z30) (not (z35)) (not (z57)) (z62))
    :effect (and
      (not (z30)) (z35) (z57) (not (z62))))
  (:action r3c2-to-r3c1-4
    :parameters ()
    :precondition (and
      (z57) (not (z58)) (not (z66)) (z67))
    :effect (and
      (not (z57)) (z58) (z66) (not (z67))))
  (:action r2c1-to-r3c1-4
    :parameters ()
    :precondition (and
      (not (z30)) (z31) (z57) (not (z58)))
    :effect (and
      (z30) (not (z31)) (not (z57)) (z58)))
  (:action r3c2-to-r3c1-5
    :parameters ()
    :precondition (and
      (z57) (not (z59)) (not (z66)) (z68))
    :effect (and
      (not (z57)) (z59) (z66) (not (z68))))
  (:action r2c1-to-r3c1-5
    :parameters ()
    :precondition (and
      (not (z30)) (z32) (z57) (not (z59)))
    :effect (and
      (z30) (not (z32)) (not (z57)) (z59)))
  (:action r3c2-to-r3c1-6
    :parameters ()
    :precondition (and
      (z57) (not (z60)) (not (z66)) (z69))
    :effect (and
      (not (z57)) (z60) (z66) (not (z69))))
  (:action r2c1-to-r3c1-6
    :parameters ()
    :precondition (and
      (not (z30)) (z33) (z57) (not (z60)))
    :effect (and
      (z30) (not (z33)) (not (z57)) (z60)))
  (:action r3c2-to-r3c1-7
    :parameters ()
    :precondition (and
      (z57) (not (z61)) (not (z66)) (z70))
    :effect (and
      (not (z57)) (z61) (z66) (not (z70))))
  (:action r2c1-to-r3c1-7
    :parameters ()
    :precondition (and
      (not (z30)) (z34) (z57) (not (z61)))
    :effect (and
      (z30) (not (z34)) (not (z57)) (z61)))
  (:action r3c2-to-r3c1-8
    :parameters ()
    :precondition (and
      (z57) (not (z62)) (not (z66)) (z71))
    :effect (and
      (not (z57)) (z62) (z66) (not (z71))))
  (:action r2c1-to-r3c1-8
    :parameters ()
    :precondition (and
      (not (z30)) (z35) (z57) (not (z62)))
    :effect (and
      (z30) (not (z35)) (not (z57)) (z62)))
  (:action r3c3-to-r3c2-8
    :parameters ()
    :precondition (and
      (not (z63)) (z66) (z72) (not (z75)))
    :effect (and
      (z63) (not (z66)) (not (z72)) (z75)))
  (:action r2c2-to-r3c2-8
    :parameters ()
    :precondition (and
      (z36) (not (z39)) (not (z63)) (z66))
    :effect (and
      (not (z36)) (z39) (z63) (not (z66))))
  (:action r3c1-to-r3c2-8
    :parameters ()
    :precondition (and
      (z54) (not (z57)) (not (z63)) (z66))
    :effect (and
      (not (z54)) (z57) (z63) (not (z66))))
)
