(define (domain latent)
  (:requirements :strips :negative-preconditions)
  (:predicates
    (z0) (z1) (z2) (z3) (z4) (z5) (z6) (z7) (z8) (z9) (z10) (z11) (z12) (z13) (z14) (z15) (z16)
    (z17) (z18) (z19) (z20) (z21) (z22) (z23) (z24) (z25) (z26) (z27) (z28) (z29) (z30) (z31) (z32)
    (z33) (z34) (z35) (z36) (z37) (z38) (z39) (z40) (z41) (z42) (z43) (z44) (z45) (z46) (z47) (z48)
    (z49) (z50) (z51) (z52) (z53) (z54) (z55) (z56) (z57) (z58) (z59) (z60) (z61) (z62) (z63) (z64)
    (z65) (z66) (z67) (z68) (z69))
  (:action r2c3-to-r1c3
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (z12) (not (z13)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (z32) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52)) (not (z57))
      (z60) (not (z61)) (not (z63)))
    :effect (and
      (not (z12)) (not (z60))))
  (:action r3c2-to-r5c2
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (z39) (not (z43)) (z44) (not (z48)) (z52) (z53)
      (not (z55)) (not (z57)) (not (z60)) (not (z61)) (not (z63)) (not (z69)))
    :effect (and
      (not (z39)) (not (z44)) (not (z52)) (z69)))
  (:action r3c3-to-r3c2
    :parameters ()
    :precondition (and
      (not (z3)) (z9) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27)) (not (z32))
      (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52)) (not (z53))
      (not (z57)) (not (z60)) (not (z61)) (not (z62)) (not (z69)))
    :effect (and
      (z3) (not (z9))))
  (:action r3c3-to-r4c3
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (z17) (not (z22)) (not (z23)) (not (z27)) (not (z32))
      (not (z33)) (not (z37)) (not (z42)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z57)) (not (z60)) (not (z61)) (not (z62)))
    :effect (and
      (z3) (not (z17))))
  (:action r3c3-to-r3c4
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (z23) (not (z27)) (not (z32))
      (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52)) (not (z57))
      (not (z60)) (not (z61)) (not (z62)) (z66))
    :effect (and
      (z3) (not (z23)) (not (z66))))
  (:action r3c3-to-r2c3
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27)) (z32)
      (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52)) (not (z57))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)))
    :effect (and
      (z3) (not (z32))))
  (:action r3c4-to-r3c2
    :parameters ()
    :precondition (and
      (not (z3)) (z9) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27)) (not (z32))
      (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52)) (not (z53))
      (not (z57)) (not (z60)) (not (z61)) (z62) (not (z66)) (not (z69)))
    :effect (and
      (z3) (not (z9)) (not (z62)) (z66)))
  (:action r4c2-to-r3c2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (z9) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (not (z39)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z53)) (not (z57)) (not (z60)) (not (z61)) (not (z69)))
    :effect (and
      (z7) (not (z9))))
  (:action r4c2-to-r4c3
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z12)) (z17) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (not (z39)) (not (z42)) (not (z43)) (not (z44))
      (not (z48)) (not (z52)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (z7) (not (z17))))
  (:action r4c2-to-r5c2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (not (z37)) (not (z39)) (not (z43)) (z44) (not (z48))
      (z52) (not (z55)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (z7) (not (z44)) (not (z52))))
  (:action r4c2-to-r4c1
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z12)) (not (z17)) (not (z20)) (not (z22))
      (not (z23)) (not (z27)) (not (z32)) (not (z33)) (not (z37)) (not (z39)) (not (z43))
      (not (z44)) (not (z48)) (not (z52)) (not (z57)) (not (z60)) (z61))
    :effect (and
      (z7) (not (z61))))
  (:action r3c2-to-r3c3
    :parameters ()
    :precondition (and
      (z3) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27)) (not (z32))
      (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52)) (not (z53))
      (not (z57)) (not (z60)) (not (z61)) (not (z62)) (not (z69)))
    :effect (and
      (not (z3)) (z9)))
  (:action r3c2-to-r4c2
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (not (z39)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z53)) (not (z57)) (not (z60)) (not (z61)) (not (z69)))
    :effect (and
      (not (z7)) (z9)))
  (:action r3c2-to-r2c2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z9)) (not (z12)) (not (z17)) (z22) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z34)) (not (z37)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z53)) (not (z57)) (not (z60)) (not (z61)) (not (z69)))
    :effect (and
      (z9) (not (z22))))
  (:action r3c2-to-r3c1
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z31)) (not (z32)) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48))
      (not (z49)) (not (z52)) (not (z53)) (not (z57)) (z60) (not (z61)) (not (z69)))
    :effect (and
      (z9) (not (z60))))
  (:action r4c3-to-r3c3
    :parameters ()
    :precondition (and
      (z3) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27)) (not (z32))
      (not (z33)) (not (z37)) (not (z42)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z57)) (not (z60)) (not (z61)) (not (z62)))
    :effect (and
      (not (z3)) (z17)))
  (:action r4c3-to-r4c2
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (not (z39)) (not (z42)) (not (z43)) (not (z44))
      (not (z48)) (not (z52)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (not (z7)) (z17)))
  (:action r4c3-to-r5c3
    :parameters ()
    :precondition (and
      (z1) (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (z23) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (not (z42)) (not (z43)) (z44) (not (z48)) (not (z52))
      (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (not (z1)) (z17) (not (z23)) (not (z44))))
  (:action r5c3-to-r3c3
    :parameters ()
    :precondition (and
      (not (z1)) (z3) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (z42) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z57)) (not (z60)) (not (z61)) (not (z62)))
    :effect (and
      (z1) (not (z3)) (z17) (not (z42))))
  (:action r4c1-to-r4c3
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (not (z9)) (not (z12)) (z17) (not (z20)) (not (z22)) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (not (z37)) (z39) (not (z42)) (not (z43)) (not (z44))
      (not (z48)) (not (z52)) (not (z57)) (not (z60)) (not (z61)) (not (z62)))
    :effect (and
      (not (z17)) (z20) (not (z39))))
  (:action r2c2-to-r3c2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (z9) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z34)) (not (z37)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z53)) (not (z57)) (not (z60)) (not (z61)) (not (z69)))
    :effect (and
      (not (z9)) (z22)))
  (:action r2c2-to-r2c3
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23))
      (not (z27)) (z32) (not (z33)) (not (z34)) (not (z37)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z57)) (not (z60)) (not (z61)) (not (z63)))
    :effect (and
      (z22) (not (z32))))
  (:action r2c2-to-r2c1
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z9)) (not (z12)) (not (z17)) (not (z21)) (not (z22))
      (not (z23)) (not (z27)) (not (z32)) (not (z33)) (z34) (not (z37)) (not (z43)) (not (z44))
      (z48) (not (z52)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (z22) (not (z34)) (not (z48))))
  (:action r2c2-to-r1c2
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (not (z34)) (not (z37)) (z43) (not (z44)) (not (z48))
      (not (z52)) (z54) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (z22) (not (z43)) (not (z54))))
  (:action r2c1-to-r2c3
    :parameters ()
    :precondition (and
      (not (z3)) (z4) (not (z9)) (not (z12)) (not (z17)) (not (z21)) (not (z22)) (not (z23))
      (not (z27)) (z32) (not (z33)) (z34) (not (z37)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z57)) (not (z60)) (not (z61)) (not (z63)))
    :effect (and
      (not (z4)) (z21) (z22) (not (z32)) (not (z34))))
  (:action r3c4-to-r3c3
    :parameters ()
    :precondition (and
      (z3) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27)) (not (z32))
      (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52)) (not (z57))
      (not (z60)) (not (z61)) (not (z62)) (not (z66)))
    :effect (and
      (not (z3)) (z23) (z66)))
  (:action r3c4-to-r2c4
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z19)) (not (z22)) (not (z23))
      (not (z27)) (not (z32)) (z33) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z56)) (not (z57)) (not (z60)) (not (z61)) (not (z66)))
    :effect (and
      (z23) (not (z33)) (z66)))
  (:action r3c4-to-r3c5
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (z37) (z38) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z57)) (z60) (not (z61)) (not (z66)))
    :effect (and
      (z23) (not (z37)) (not (z38)) (not (z60)) (z66)))
  (:action r5c3-to-r5c2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (not (z37)) (not (z43)) (z44) (not (z48)) (z52)
      (not (z55)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (z1) (z23) (not (z52))))
  (:action r5c3-to-r5c2-2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (not (z37)) (z39) (not (z43)) (z44) (not (z48)) (z52)
      (z53) (not (z55)) (not (z57)) (not (z60)) (not (z61)) (not (z69)))
    :effect (and
      (z1) (z23) (not (z52)) (not (z53))))
  (:action r2c3-to-r3c3
    :parameters ()
    :precondition (and
      (z3) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27)) (not (z32))
      (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52)) (not (z57))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)))
    :effect (and
      (not (z3)) (z32)))
  (:action r2c3-to-r2c2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z9)) (not (z12)) (not (z17)) (z22) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z34)) (not (z37)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z57)) (not (z60)) (not (z61)) (not (z63)))
    :effect (and
      (not (z22)) (z32)))
  (:action r2c3-to-r2c4
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z19)) (not (z22)) (not (z23))
      (not (z27)) (not (z32)) (z33) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z56)) (not (z57)) (not (z60)) (not (z61)) (not (z63)))
    :effect (and
      (z32) (not (z33))))
  (:action r1c3-to-r3c3
    :parameters ()
    :precondition (and
      (z3) (not (z9)) (not (z12)) (not (z13)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z57)) (not (z60)) (not (z61)) (not (z62)) (z63))
    :effect (and
      (not (z3)) (z13) (z32) (not (z63))))
  (:action r2c4-to-r3c4
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z19)) (not (z22)) (z23) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z56)) (not (z57)) (not (z60)) (not (z61)) (z66))
    :effect (and
      (not (z23)) (z33) (not (z66))))
  (:action r2c4-to-r2c3
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z19)) (not (z22)) (not (z23))
      (not (z27)) (z32) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z56)) (not (z57)) (not (z60)) (not (z61)) (not (z63)))
    :effect (and
      (not (z32)) (z33)))
  (:action r2c4-to-r2c5
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z16)) (not (z17)) (not (z19)) (not (z22))
      (not (z23)) (z27) (not (z32)) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z56)) (z57) (not (z60)) (not (z61)))
    :effect (and
      (not (z27)) (z33) (not (z57))))
  (:action r2c5-to-r2c3
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z16)) (not (z17)) (z19) (not (z22)) (not (z23))
      (not (z27)) (z32) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (z56) (not (z57)) (not (z60)) (not (z61)) (not (z63)))
    :effect (and
      (z16) (not (z19)) (not (z32)) (z33) (not (z56))))
  (:action r2c2-to-r4c2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (z7) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z43))
      (not (z44)) (not (z48)) (not (z52)) (z53) (not (z57)) (not (z60)) (not (z61)) (z69))
    :effect (and
      (z4) (not (z7)) (z9) (z34) (not (z53)) (not (z69))))
  (:action r2c2-to-r2c4
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z9)) (not (z12)) (not (z17)) (not (z19)) (not (z22))
      (not (z23)) (not (z27)) (not (z32)) (z33) (not (z34)) (not (z37)) (not (z43)) (not (z44))
      (not (z48)) (not (z52)) (not (z56)) (not (z57)) (not (z60)) (not (z61)) (z63) (not (z66)))
    :effect (and
      (z4) (z32) (not (z33)) (z34) (not (z63))))
  (:action r3c5-to-r3c3
    :parameters ()
    :precondition (and
      (z3) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27)) (not (z32))
      (not (z33)) (not (z37)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z57)) (not (z60)) (not (z61)) (not (z62)) (z66))
    :effect (and
      (not (z3)) (z23) (z38)))
  (:action r4c2-to-r2c2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z9)) (not (z12)) (not (z17)) (z22) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z43))
      (not (z44)) (not (z48)) (not (z52)) (z53) (not (z57)) (not (z60)) (not (z61)) (z69))
    :effect (and
      (z7) (z9) (not (z22)) (z39) (not (z53)) (not (z69))))
  (:action r4c3-to-r4c1
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (not (z9)) (not (z12)) (not (z17)) (not (z20)) (not (z22)) (not (z23))
      (not (z27)) (not (z31)) (not (z32)) (not (z33)) (not (z37)) (z39) (not (z42)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z52)) (not (z57)) (not (z60)) (z61))
    :effect (and
      (not (z39)) (z42) (not (z61))))
  (:action r4c3-to-r2c3
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27)) (z32)
      (not (z33)) (not (z37)) (not (z42)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z57)) (not (z60)) (not (z61)) (z62) (not (z63)))
    :effect (and
      (z3) (not (z32)) (z42) (not (z62))))
  (:action r5c3-to-r4c3
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z9)) (not (z12)) (z17) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (not (z42)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (z1) (not (z17)) (z23) (z44)))
  (:action r2c1-to-r3c1
    :parameters ()
    :precondition (and
      (not (z3)) (z4) (not (z9)) (not (z12)) (not (z17)) (not (z21)) (not (z22)) (not (z23))
      (not (z27)) (not (z31)) (not (z32)) (not (z33)) (z34) (not (z37)) (not (z43)) (not (z44))
      (not (z48)) (not (z49)) (not (z52)) (not (z57)) (z60) (not (z61)))
    :effect (and
      (z48) (not (z60))))
  (:action r2c1-to-r2c2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z9)) (not (z12)) (not (z17)) (not (z21)) (z22) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (not (z34)) (not (z37)) (not (z43)) (not (z44))
      (not (z48)) (not (z52)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (not (z22)) (z34) (z48)))
  (:action r2c1-to-r3c1-2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z9)) (not (z12)) (not (z17)) (not (z21)) (not (z22))
      (not (z23)) (not (z27)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z37))
      (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z52)) (not (z57)) (z60) (not (z61)))
    :effect (and
      (z34) (z48) (not (z60))))
  (:action r3c1-to-r3c3
    :parameters ()
    :precondition (and
      (z3) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27)) (not (z31))
      (not (z32)) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z49))
      (not (z52)) (z53) (not (z57)) (not (z60)) (not (z61)) (not (z62)) (z69))
    :effect (and
      (not (z3)) (z9) (z31) (z49) (not (z53)) (not (z69))))
  (:action r5c2-to-r5c3
    :parameters ()
    :precondition (and
      (z1) (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (z23) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (not (z43)) (z44) (not (z48)) (not (z52)) (not (z55))
      (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (not (z1)) (not (z23)) (z52)))
  (:action r5c2-to-r4c2
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (not (z39)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z55)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (not (z7)) (z44) (z52)))
  (:action r3c2-to-r5c2-2
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (z39) (not (z43)) (z44) (not (z48)) (z52) (not (z53))
      (not (z55)) (not (z57)) (not (z60)) (not (z61)) (not (z63)) (not (z69)))
    :effect (and
      (not (z39)) (not (z44)) (not (z52)) (z53) (z69)))
  (:action r3c2-to-r3c4
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (z23) (not (z27)) (not (z32))
      (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52)) (not (z53))
      (not (z57)) (not (z60)) (not (z61)) (z62) (not (z63)) (z66) (not (z69)))
    :effect (and
      (z3) (not (z23)) (z53) (not (z62)) (not (z66)) (z69)))
  (:action r3c2-to-r1c2
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z4) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (z34) (not (z37)) (z43) (not (z44)) (not (z48))
      (not (z52)) (not (z53)) (z54) (not (z57)) (not (z60)) (not (z61)) (not (z63)) (not (z69)))
    :effect (and
      (not (z4)) (z22) (not (z34)) (not (z43)) (z53) (not (z54)) (z69)))
  (:action r5c2-to-r5c3-2
    :parameters ()
    :precondition (and
      (z1) (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (z23) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (z39) (not (z43)) (z44) (not (z48)) (not (z52))
      (not (z53)) (not (z55)) (not (z57)) (not (z60)) (not (z61)) (not (z63)) (not (z69)))
    :effect (and
      (not (z1)) (not (z23)) (z52) (z53)))
  (:action r1c2-to-r3c2
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z4) (z9) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (z34) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z53)) (not (z54)) (not (z57)) (not (z60)) (not (z61)) (not (z69)))
    :effect (and
      (z2) (not (z4)) (not (z9)) (z22) (not (z34)) (z54)))
  (:action r1c2-to-r2c2
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z9)) (not (z12)) (not (z17)) (z22) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (not (z34)) (not (z37)) (not (z43)) (not (z44))
      (not (z48)) (not (z52)) (not (z54)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (not (z22)) (z43) (z54)))
  (:action r1c2-to-r1c3
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (z12) (not (z13)) (not (z17)) (not (z22)) (not (z23))
      (not (z27)) (z32) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z54)) (not (z57)) (z60) (not (z61)))
    :effect (and
      (not (z12)) (not (z32)) (z43) (z54) (not (z60))))
  (:action r5c2-to-r3c2
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (z9) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (z39) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z53)) (not (z55)) (not (z57)) (not (z60)) (not (z61)) (not (z69)))
    :effect (and
      (not (z9)) (not (z39)) (z55)))
  (:action r2c4-to-r2c2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z9)) (not (z12)) (not (z17)) (not (z19)) (z22) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (not (z34)) (not (z37)) (not (z43)) (not (z44))
      (not (z48)) (not (z52)) (not (z56)) (not (z57)) (not (z60)) (not (z61)) (z63))
    :effect (and
      (z19) (not (z22)) (z32) (z56) (not (z63))))
  (:action r2c5-to-r2c4
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z16)) (not (z17)) (not (z19)) (not (z22))
      (not (z23)) (not (z27)) (not (z32)) (z33) (not (z37)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z56)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (z27) (not (z33)) (z57)))
  (:action r2c5-to-r3c5
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z16)) (not (z17)) (not (z22)) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (z37) (z38) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z57)) (z60) (not (z61)))
    :effect (and
      (z27) (not (z37)) (not (z38)) (z57) (not (z60))))
  (:action r3c1-to-r3c2
    :parameters ()
    :precondition (and
      (not (z3)) (z9) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27)) (not (z31))
      (not (z32)) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z49))
      (not (z52)) (not (z53)) (not (z57)) (not (z60)) (not (z61)) (not (z69)))
    :effect (and
      (not (z9)) (z60)))
  (:action r3c1-to-r2c1
    :parameters ()
    :precondition (and
      (not (z3)) (z4) (not (z9)) (not (z12)) (not (z17)) (not (z21)) (not (z22)) (not (z23))
      (not (z27)) (not (z31)) (not (z32)) (not (z33)) (z34) (not (z37)) (not (z43)) (not (z44))
      (z48) (not (z49)) (not (z52)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (not (z48)) (z60)))
  (:action r3c1-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z9)) (not (z12)) (not (z17)) (not (z21)) (not (z22))
      (not (z23)) (not (z27)) (not (z31)) (not (z32)) (not (z33)) (z34) (not (z37)) (not (z43))
      (not (z44)) (z48) (not (z49)) (not (z52)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (not (z34)) (not (z48)) (z60)))
  (:action r3c1-to-r4c1
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z20)) (not (z22)) (not (z23))
      (not (z27)) (not (z31)) (not (z32)) (not (z33)) (not (z37)) (not (z43)) (not (z44))
      (not (z48)) (not (z49)) (not (z52)) (not (z57)) (not (z60)) (z61))
    :effect (and
      (z60) (not (z61))))
  (:action r1c3-to-r2c3
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z13)) (not (z17)) (not (z22)) (not (z23))
      (not (z27)) (z32) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z57)) (not (z60)) (not (z61)) (not (z63)))
    :effect (and
      (z12) (z60)))
  (:action r4c1-to-r2c1
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z9)) (not (z12)) (not (z17)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z27)) (z31) (not (z32)) (not (z33)) (z34) (not (z37))
      (not (z43)) (not (z44)) (z48) (z49) (not (z52)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (z20) (not (z31)) (not (z34)) (not (z48)) (not (z49)) (z60)))
  (:action r2c1-to-r4c1
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z12)) (not (z17)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z27)) (z31) (not (z32)) (not (z33)) (not (z37)) (not (z43))
      (not (z44)) (not (z48)) (z49) (not (z52)) (not (z57)) (not (z60)) (z61))
    :effect (and
      (z21) (not (z31)) (not (z49)) (z60) (not (z61))))
  (:action r1c3-to-r1c2
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z12)) (not (z13)) (not (z17)) (not (z22))
      (not (z23)) (not (z27)) (not (z32)) (not (z33)) (not (z37)) (z43) (not (z44)) (not (z48))
      (not (z52)) (z54) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (z12) (z32) (not (z43)) (not (z54)) (z60)))
  (:action r3c5-to-r3c4
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (z23) (not (z27)) (not (z32))
      (not (z33)) (not (z37)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z57)) (not (z60)) (not (z61)) (z66))
    :effect (and
      (not (z23)) (z37) (z38) (z60) (not (z66))))
  (:action r3c5-to-r2c5
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z16)) (not (z17)) (not (z22)) (not (z23)) (z27)
      (not (z32)) (not (z33)) (not (z37)) (not (z38)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (z57) (not (z60)) (not (z61)))
    :effect (and
      (not (z27)) (z37) (z38) (not (z57)) (z60)))
  (:action r4c1-to-r4c2
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (not (z9)) (not (z12)) (not (z17)) (not (z20)) (not (z22)) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (not (z37)) (not (z39)) (not (z43)) (not (z44))
      (not (z48)) (not (z52)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (not (z7)) (z61)))
  (:action r4c1-to-r3c1
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z20)) (not (z22)) (not (z23))
      (not (z27)) (not (z31)) (not (z32)) (not (z33)) (not (z37)) (not (z43)) (not (z44))
      (not (z48)) (not (z49)) (not (z52)) (not (z57)) (z60) (not (z61)))
    :effect (and
      (not (z60)) (z61)))
  (:action r3c3-to-r1c3
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (z12) (not (z13)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (z32) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52)) (not (z57))
      (z60) (not (z61)) (not (z62)) (z63))
    :effect (and
      (not (z12)) (not (z60)) (z62) (not (z63))))
  (:action r3c2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z31)) (not (z32)) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48))
      (not (z49)) (not (z52)) (z53) (not (z57)) (z60) (not (z61)) (not (z62)) (z69))
    :effect (and
      (z9) (not (z53)) (not (z60)) (z62) (not (z69))))
  (:action r3c3-to-r5c3
    :parameters ()
    :precondition (and
      (z1) (not (z3)) (not (z7)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (z23) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (z42) (not (z43)) (z44) (not (z48)) (not (z52))
      (not (z55)) (not (z57)) (not (z60)) (not (z61)) (not (z62)))
    :effect (and
      (not (z1)) (z17) (not (z23)) (not (z42)) (not (z44)) (z62)))
  (:action r3c4
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z16)) (not (z17)) (not (z22)) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (z37) (z38) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z57)) (z60) (not (z61)) (not (z62)) (z66))
    :effect (and
      (z23) (not (z37)) (not (z38)) (not (z60)) (z62)))
  (:action r2c3-to-r4c3
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z12)) (z17) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (not (z42)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z57)) (not (z60)) (not (z61)) (z62) (not (z63)))
    :effect (and
      (z3) (not (z17)) (not (z62)) (z63)))
  (:action r2c3-to-r2c1
    :parameters ()
    :precondition (and
      (not (z3)) (z4) (not (z9)) (not (z12)) (not (z17)) (not (z21)) (not (z22)) (not (z23))
      (not (z27)) (not (z31)) (not (z32)) (not (z33)) (z34) (not (z37)) (not (z43)) (not (z44))
      (z48) (not (z49)) (not (z52)) (not (z57)) (not (z60)) (not (z61)) (not (z63)))
    :effect (and
      (not (z4)) (z22) (not (z34)) (not (z48)) (z63)))
  (:action r2c3-to-r2c5
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z16)) (not (z17)) (z19) (not (z22)) (not (z23))
      (z27) (not (z32)) (not (z33)) (not (z37)) (not (z38)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (z56) (z57) (not (z60)) (not (z61)) (not (z63)) (not (z66)))
    :effect (and
      (not (z19)) (not (z27)) (z33) (not (z56)) (not (z57)) (z63)))
)
