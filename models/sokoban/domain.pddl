(define (domain latent)
  (:requirements :strips :negative-preconditions)
  (:predicates
    (z0) (z1) (z2) (z3) (z4) (z5) (z6) (z7) (z8) (z9) (z10) (z11) (z12) (z13) (z14) (z15) (z16)
    (z17) (z18) (z19) (z20) (z21) (z22) (z23) (z24) (z25) (z26) (z27) (z28) (z29) (z30) (z31) (z32)
    (z33) (z34) (z35) (z36) (z37) (z38) (z39) (z40) (z41) (z42) (z43) (z44) (z45) (z46) (z47) (z48)
    (z49) (z50) (z51) (z52) (z53) (z54) (z55) (z56) (z57) (z58) (z59) (z60) (z61) (z62) (z63) (z64)
    (z65) (z66) (z67) (z68) (z69) (z70) (z71) (z72) (z73) (z74) (z75) (z76) (z77) (z78) (z79) (z80)
    (z81) (z82) (z83) (z84) (z85) (z86) (z87) (z88) (z89) (z90) (z91) (z92) (z93) (z94) (z95) (z96)
    (z97) (z98) (z99) (z100) (z101))
  (:action r3c4-to-r3c5
    :parameters ()
    :precondition (and
      (z60) (not (z65)) (not (z66)) (z71))
    :effect (and
      (not (z60)) (z65) (z66) (not (z71))))
  (:action r4c1-to-r4c2
    :parameters ()
    :precondition (and
      (z72) (not (z77)) (not (z78)) (z83))
    :effect (and
      (not (z72)) (z77) (z78) (not (z83))))
  (:action r4c2-to-r4c1
    :parameters ()
    :precondition (and
      (not (z72)) (z77) (z78) (not (z83)))
    :effect (and
      (z72) (not (z77)) (not (z78)) (z83)))
  (:action r4c2-to-r4c3
    :parameters ()
    :precondition (and
      (z78) (not (z83)) (not (z84)) (z89))
    :effect (and
      (not (z78)) (z83) (z84) (not (z89))))
  (:action r4c1-to-r4c3
    :parameters ()
    :precondition (and
      (z56) (z72) (not (z75)) (z81) (not (z83)) (not (z84)) (z89))
    :effect (and
      (not (z72)) (z75) (not (z81)) (z83) (z84) (not (z89))))
  (:action r4c3-to-r4c1
    :parameters ()
    :precondition (and
      (z44) (not (z72)) (z77) (z81) (not (z83)) (z84) (not (z87)))
    :effect (and
      (z72) (not (z77)) (not (z81)) (z83) (not (z84)) (z87)))
  (:action r4c3-to-r4c2
    :parameters ()
    :precondition (and
      (not (z78)) (z83) (z84) (not (z89)))
    :effect (and
      (z78) (not (z83)) (not (z84)) (z89)))
  (:action r4c2-to-r5c2
    :parameters ()
    :precondition (and
      (z78) (not (z83)) (not (z90)) (z95))
    :effect (and
      (not (z78)) (z83) (z90) (not (z95))))
  (:action r5c2-to-r4c2
    :parameters ()
    :precondition (and
      (not (z78)) (z83) (z90) (not (z95)))
    :effect (and
      (z78) (not (z83)) (not (z90)) (z95)))
  (:action r4c3-to-r5c3
    :parameters ()
    :precondition (and
      (z84) (not (z89)) (not (z96)) (z101))
    :effect (and
      (not (z84)) (z89) (z96) (not (z101))))
  (:action r5c2-to-r5c3
    :parameters ()
    :precondition (and
      (z90) (not (z95)) (not (z96)) (z101))
    :effect (and
      (not (z90)) (z95) (z96) (not (z101))))
  (:action r5c3-to-r4c3
    :parameters ()
    :precondition (and
      (not (z84)) (z89) (z96) (not (z101)))
    :effect (and
      (z84) (not (z89)) (not (z96)) (z101)))
  (:action r5c3-to-r5c2
    :parameters ()
    :precondition (and
      (not (z90)) (z95) (z96) (not (z101)))
    :effect (and
      (z90) (not (z95)) (not (z96)) (z101)))
  (:action r1c2-to-r1c3
    :parameters ()
    :precondition (and
      (z0) (not (z5)) (not (z6)) (z11))
    :effect (and
      (not (z0)) (z5) (z6) (not (z11))))
  (:action r1c3-to-r1c2
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (z6) (not (z11)))
    :effect (and
      (z0) (not (z5)) (not (z6)) (z11)))
  (:action r1c2-to-r2c2
    :parameters ()
    :precondition (and
      (z0) (not (z5)) (not (z18)) (z23))
    :effect (and
      (not (z0)) (z5) (z18) (not (z23))))
  (:action r2c1-to-r2c2
    :parameters ()
    :precondition (and
      (z12) (not (z17)) (not (z18)) (z23))
    :effect (and
      (not (z12)) (z17) (z18) (not (z23))))
  (:action r2c2-to-r1c2
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (z18) (not (z23)))
    :effect (and
      (z0) (not (z5)) (not (z18)) (z23)))
  (:action r2c2-to-r2c1
    :parameters ()
    :precondition (and
      (not (z12)) (z17) (z18) (not (z23)))
    :effect (and
      (z12) (not (z17)) (not (z18)) (z23)))
  (:action r1c3-to-r2c3
    :parameters ()
    :precondition (and
      (z6) (not (z11)) (not (z24)) (z29))
    :effect (and
      (not (z6)) (z11) (z24) (not (z29))))
  (:action r2c2-to-r2c3
    :parameters ()
    :precondition (and
      (z18) (not (z23)) (not (z24)) (z29))
    :effect (and
      (not (z18)) (z23) (z24) (not (z29))))
  (:action r2c1-to-r2c3
    :parameters ()
    :precondition (and
      (z12) (not (z15)) (z21) (not (z23)) (not (z24)) (z29))
    :effect (and
      (not (z12)) (z15) (not (z21)) (z23) (z24) (not (z29))))
  (:action r2c3-to-r2c1
    :parameters ()
    :precondition (and
      (not (z12)) (z17) (z21) (not (z23)) (z24) (not (z27)) (z44))
    :effect (and
      (z12) (not (z17)) (not (z21)) (z23) (not (z24)) (z27)))
  (:action r2c3-to-r1c3
    :parameters ()
    :precondition (and
      (not (z6)) (z11) (z24) (not (z29)))
    :effect (and
      (z6) (not (z11)) (not (z24)) (z29)))
  (:action r2c3-to-r2c2
    :parameters ()
    :precondition (and
      (not (z18)) (z23) (z24) (not (z29)))
    :effect (and
      (z18) (not (z23)) (not (z24)) (z29)))
  (:action r3c4-to-r2c4
    :parameters ()
    :precondition (and
      (not (z30)) (z35) (z60) (not (z65)))
    :effect (and
      (z30) (not (z35)) (not (z60)) (z65)))
  (:action r2c3-to-r2c4
    :parameters ()
    :precondition (and
      (z24) (not (z29)) (not (z30)) (z35))
    :effect (and
      (not (z24)) (z29) (z30) (not (z35))))
  (:action r2c2-to-r2c4
    :parameters ()
    :precondition (and
      (z18) (not (z21)) (z27) (not (z29)) (not (z30)) (z35) (z56) (z60))
    :effect (and
      (not (z18)) (z21) (not (z27)) (z29) (z30) (not (z35))))
  (:action r2c4-to-r2c2
    :parameters ()
    :precondition (and
      (not (z18)) (z23) (z27) (not (z29)) (z30) (not (z33)))
    :effect (and
      (z18) (not (z23)) (not (z27)) (z29) (not (z30)) (z33)))
  (:action r2c4-to-r2c3
    :parameters ()
    :precondition (and
      (not (z24)) (z29) (z30) (not (z35)))
    :effect (and
      (z24) (not (z29)) (not (z30)) (z35)))
  (:action r3c5-to-r2c5
    :parameters ()
    :precondition (and
      (not (z36)) (z41) (z66) (not (z71)))
    :effect (and
      (z36) (not (z41)) (not (z66)) (z71)))
  (:action r2c4-to-r2c5
    :parameters ()
    :precondition (and
      (z30) (not (z35)) (not (z36)) (z41))
    :effect (and
      (not (z30)) (z35) (z36) (not (z41))))
  (:action r2c3-to-r2c5
    :parameters ()
    :precondition (and
      (z24) (not (z27)) (z33) (not (z35)) (not (z36)) (z41) (z56) (z60) (z66))
    :effect (and
      (not (z24)) (z27) (not (z33)) (z35) (z36) (not (z41))))
  (:action r2c5-to-r2c3
    :parameters ()
    :precondition (and
      (not (z24)) (z29) (z33) (not (z35)) (z36) (not (z39)))
    :effect (and
      (z24) (not (z29)) (not (z33)) (z35) (not (z36)) (z39)))
  (:action r2c5-to-r3c5
    :parameters ()
    :precondition (and
      (z36) (not (z41)) (not (z66)) (z71))
    :effect (and
      (not (z36)) (z41) (z66) (not (z71))))
  (:action r2c5-to-r2c4
    :parameters ()
    :precondition (and
      (not (z30)) (z35) (z36) (not (z41)))
    :effect (and
      (z30) (not (z35)) (not (z36)) (z41)))
  (:action r4c1
    :parameters ()
    :precondition (and
      (not (z44)) (z47) (z72) (not (z77)))
    :effect (and
      (z44) (not (z47)) (not (z72)) (z77)))
  (:action r3c1
    :parameters ()
    :precondition (and
      (z12) (not (z17)) (not (z44)) (z47))
    :effect (and
      (not (z12)) (z17) (z44) (not (z47))))
  (:action r4c1-2
    :parameters ()
    :precondition (and
      (z44) (not (z47)) (not (z72)) (z77))
    :effect (and
      (not (z44)) (z47) (z72) (not (z77))))
  (:action r3c1-2
    :parameters ()
    :precondition (and
      (not (z12)) (z17) (z44) (not (z47)))
    :effect (and
      (z12) (not (z17)) (not (z44)) (z47)))
  (:action r4c1-to-r2c1
    :parameters ()
    :precondition (and
      (not (z12)) (z17) (z18) (z46) (not (z47)) (z72) (not (z75)))
    :effect (and
      (z12) (not (z17)) (not (z46)) (z47) (not (z72)) (z75)))
  (:action r2c1-to-r4c1
    :parameters ()
    :precondition (and
      (z12) (not (z15)) (z46) (not (z47)) (not (z72)) (z77) (z78))
    :effect (and
      (not (z12)) (z15) (not (z46)) (z47) (z72) (not (z77))))
  (:action r4c2-to-r3c2
    :parameters ()
    :precondition (and
      (not (z50)) (z53) (z78) (not (z83)))
    :effect (and
      (z50) (not (z53)) (not (z78)) (z83)))
  (:action r5c2-to-r3c2
    :parameters ()
    :precondition (and
      (not (z50)) (z53) (z81) (not (z83)) (z90) (not (z93)))
    :effect (and
      (z50) (not (z53)) (not (z81)) (z83) (not (z90)) (z93)))
  (:action r2c2-to-r3c2
    :parameters ()
    :precondition (and
      (z18) (not (z23)) (not (z50)) (z53))
    :effect (and
      (not (z18)) (z23) (z50) (not (z53))))
  (:action r1c2-to-r3c2
    :parameters ()
    :precondition (and
      (z0) (not (z3)) (z21) (not (z23)) (not (z50)) (z53))
    :effect (and
      (not (z0)) (z3) (not (z21)) (z23) (z50) (not (z53))))
  (:action r3c1-to-r3c2
    :parameters ()
    :precondition (and
      (z44) (not (z47)) (not (z50)) (z53))
    :effect (and
      (not (z44)) (z47) (z50) (not (z53))))
  (:action r4c2
    :parameters ()
    :precondition (and
      (z50) (not (z52)) (z56) (z81) (not (z83)) (not (z90)) (z95))
    :effect (and
      (not (z50)) (z52) (not (z81)) (z83) (z90) (not (z95))))
  (:action r3c2-to-r1c2
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (z6) (z21) (not (z23)) (z24) (z50) (not (z52)))
    :effect (and
      (z0) (not (z5)) (not (z21)) (z23) (not (z50)) (z52)))
  (:action r3c2-to-r4c2
    :parameters ()
    :precondition (and
      (z50) (not (z53)) (not (z78)) (z83))
    :effect (and
      (not (z50)) (z53) (z78) (not (z83))))
  (:action r3c2-to-r2c2
    :parameters ()
    :precondition (and
      (not (z18)) (z23) (z50) (not (z53)))
    :effect (and
      (z18) (not (z23)) (not (z50)) (z53)))
  (:action r4c2-to-r2c2
    :parameters ()
    :precondition (and
      (not (z18)) (z23) (z52) (not (z53)) (z78) (not (z81)))
    :effect (and
      (z18) (not (z23)) (not (z52)) (z53) (not (z78)) (z81)))
  (:action r2c2-to-r4c2
    :parameters ()
    :precondition (and
      (z18) (not (z21)) (z52) (not (z53)) (not (z78)) (z83))
    :effect (and
      (not (z18)) (z21) (not (z52)) (z53) (z78) (not (z83))))
  (:action r3c2-to-r3c1
    :parameters ()
    :precondition (and
      (not (z44)) (z47) (z50) (not (z53)))
    :effect (and
      (z44) (not (z47)) (not (z50)) (z53)))
  (:action r3c4-to-r3c3
    :parameters ()
    :precondition (and
      (not (z56)) (z59) (z60) (not (z65)))
    :effect (and
      (z56) (not (z59)) (not (z60)) (z65)))
  (:action r3c5-to-r3c3
    :parameters ()
    :precondition (and
      (not (z56)) (z59) (z63) (not (z65)) (z66) (not (z69)))
    :effect (and
      (z56) (not (z59)) (not (z63)) (z65) (not (z66)) (z69)))
  (:action r4c3-to-r3c3
    :parameters ()
    :precondition (and
      (not (z56)) (z59) (z84) (not (z89)))
    :effect (and
      (z56) (not (z59)) (not (z84)) (z89)))
  (:action r5c3-to-r3c3
    :parameters ()
    :precondition (and
      (not (z56)) (z59) (z87) (not (z89)) (z96) (not (z99)))
    :effect (and
      (z56) (not (z59)) (not (z87)) (z89) (not (z96)) (z99)))
  (:action r2c3-to-r3c3
    :parameters ()
    :precondition (and
      (z24) (not (z29)) (not (z56)) (z59))
    :effect (and
      (not (z24)) (z29) (z56) (not (z59))))
  (:action r1c3-to-r3c3
    :parameters ()
    :precondition (and
      (z6) (not (z9)) (z27) (not (z29)) (not (z56)) (z59))
    :effect (and
      (not (z6)) (z9) (not (z27)) (z29) (z56) (not (z59))))
  (:action r3c2-to-r3c3
    :parameters ()
    :precondition (and
      (z50) (not (z53)) (not (z56)) (z59))
    :effect (and
      (not (z50)) (z53) (z56) (not (z59))))
  (:action r3c1-to-r3c3
    :parameters ()
    :precondition (and
      (z44) (not (z46)) (z52) (not (z53)) (not (z56)) (z59))
    :effect (and
      (not (z44)) (z46) (not (z52)) (z53) (z56) (not (z59))))
  (:action r3c4
    :parameters ()
    :precondition (and
      (z24) (z30) (z36) (z56) (not (z58)) (z63) (not (z65)) (not (z66)) (z71))
    :effect (and
      (not (z56)) (z58) (not (z63)) (z65) (z66) (not (z71))))
  (:action r4c3
    :parameters ()
    :precondition (and
      (z56) (not (z58)) (z78) (z87) (not (z89)) (z90) (not (z96)) (z101))
    :effect (and
      (not (z56)) (z58) (not (z87)) (z89) (z96) (not (z101))))
  (:action r3c3-to-r1c3
    :parameters ()
    :precondition (and
      (z0) (not (z6)) (z11) (z18) (z27) (not (z29)) (z56) (not (z58)))
    :effect (and
      (z6) (not (z11)) (not (z27)) (z29) (not (z56)) (z58)))
  (:action r3c2
    :parameters ()
    :precondition (and
      (not (z44)) (z47) (z52) (not (z53)) (z56) (not (z58)))
    :effect (and
      (z44) (not (z47)) (not (z52)) (z53) (not (z56)) (z58)))
  (:action r3c3-to-r4c3
    :parameters ()
    :precondition (and
      (z56) (not (z59)) (not (z84)) (z89))
    :effect (and
      (not (z56)) (z59) (z84) (not (z89))))
  (:action r3c3-to-r2c3
    :parameters ()
    :precondition (and
      (not (z24)) (z29) (z56) (not (z59)))
    :effect (and
      (z24) (not (z29)) (not (z56)) (z59)))
  (:action r4c3-to-r2c3
    :parameters ()
    :precondition (and
      (not (z24)) (z29) (z58) (not (z59)) (z84) (not (z87)))
    :effect (and
      (z24) (not (z29)) (not (z58)) (z59) (not (z84)) (z87)))
  (:action r2c3-to-r4c3
    :parameters ()
    :precondition (and
      (z24) (not (z27)) (z58) (not (z59)) (z78) (not (z84)) (z89))
    :effect (and
      (not (z24)) (z27) (not (z58)) (z59) (z84) (not (z89))))
  (:action r3c3-to-r3c2
    :parameters ()
    :precondition (and
      (not (z50)) (z53) (z56) (not (z59)))
    :effect (and
      (z50) (not (z53)) (not (z56)) (z59)))
  (:action r3c5-to-r3c4
    :parameters ()
    :precondition (and
      (not (z60)) (z65) (z66) (not (z71)))
    :effect (and
      (z60) (not (z65)) (not (z66)) (z71)))
  (:action r2c4-to-r3c4
    :parameters ()
    :precondition (and
      (z30) (not (z35)) (not (z60)) (z65))
    :effect (and
      (not (z30)) (z35) (z60) (not (z65))))
  (:action r3c3-to-r3c4
    :parameters ()
    :precondition (and
      (z56) (not (z59)) (not (z60)) (z65))
    :effect (and
      (not (z56)) (z59) (z60) (not (z65))))
  (:action r3c2-to-r3c4
    :parameters ()
    :precondition (and
      (z24) (z30) (z50) (not (z52)) (z58) (not (z59)) (not (z60)) (z65))
    :effect (and
      (not (z50)) (z52) (not (z58)) (z59) (z60) (not (z65))))
  (:action r3c4-to-r3c2
    :parameters ()
    :precondition (and
      (not (z50)) (z53) (z58) (not (z59)) (z60) (not (z63)))
    :effect (and
      (z50) (not (z53)) (not (z58)) (z59) (not (z60)) (z63)))
)
