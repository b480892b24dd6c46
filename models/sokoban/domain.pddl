(define (domain latent)
  (:requirements :strips :negative-preconditions)
  (:predicates
    (z0) (z1) (z2) (z3) (z4) (z5) (z6) (z7) (z8) (z9) (z10) (z11) (z12) (z13) (z14) (z15) (z16)
    (z17) (z18) (z19) (z20) (z21) (z22) (z23) (z24) (z25) (z26) (z27) (z28) (z29) (z30) (z31) (z32)
    (z33) (z34) (z35) (z36) (z37) (z38) (z39) (z40) (z41) (z42) (z43) (z44) (z45) (z46) (z47) (z48)
    (z49) (z50) (z51) (z52) (z53) (z54) (z55) (z56) (z57) (z58) (z59) (z60) (z61) (z62) (z63) (z64)
    (z65) (z66) (z67) (z68) (z69))
  (:action a0
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (z12) (not (z13)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (z32) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52)) (not (z57))
      (z60) (not (z61)) (not (z63)))
    :effect (and
      (not (z12)) (not (z60))))
  (:action a1
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (z39) (not (z43)) (z44) (not (z48)) (z52) (z53)
      (not (z55)) (not (z57)) (not (z60)) (not (z61)) (not (z63)) (not (z69)))
    :effect (and
      (not (z39)) (not (z44)) (not (z52)) (z69)))
  (:action a2
    :parameters ()
    :precondition (and
      (not (z3)) (z9) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27)) (not (z32))
      (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52)) (not (z53))
      (not (z57)) (not (z60)) (not (z61)) (not (z62)) (not (z69)))
    :effect (and
      (z3) (not (z9))))
  (:action a3
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (z17) (not (z22)) (not (z23)) (not (z27)) (not (z32))
      (not (z33)) (not (z37)) (not (z42)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z57)) (not (z60)) (not (z61)) (not (z62)))
    :effect (and
      (z3) (not (z17))))
  (:action a4
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (z23) (not (z27)) (not (z32))
      (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52)) (not (z57))
      (not (z60)) (not (z61)) (not (z62)) (z66))
    :effect (and
      (z3) (not (z23)) (not (z66))))
  (:action a5
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27)) (z32)
      (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52)) (not (z57))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)))
    :effect (and
      (z3) (not (z32))))
  (:action a6
    :parameters ()
    :precondition (and
      (not (z3)) (z9) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27)) (not (z32))
      (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52)) (not (z53))
      (not (z57)) (not (z60)) (not (z61)) (z62) (not (z66)) (not (z69)))
    :effect (and
      (z3) (not (z9)) (not (z62)) (z66)))
  (:action a7
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (z9) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (not (z39)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z53)) (not (z57)) (not (z60)) (not (z61)) (not (z69)))
    :effect (and
      (z7) (not (z9))))
  (:action a8
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z12)) (z17) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (not (z39)) (not (z42)) (not (z43)) (not (z44))
      (not (z48)) (not (z52)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (z7) (not (z17))))
  (:action a9
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (not (z37)) (not (z39)) (not (z43)) (z44) (not (z48))
      (z52) (not (z55)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (z7) (not (z44)) (not (z52))))
  (:action a10
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z12)) (not (z17)) (not (z20)) (not (z22))
      (not (z23)) (not (z27)) (not (z32)) (not (z33)) (not (z37)) (not (z39)) (not (z43))
      (not (z44)) (not (z48)) (not (z52)) (not (z57)) (not (z60)) (z61))
    :effect (and
      (z7) (not (z61))))
  (:action a11
    :parameters ()
    :precondition (and
      (z3) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27)) (not (z32))
      (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52)) (not (z53))
      (not (z57)) (not (z60)) (not (z61)) (not (z62)) (not (z69)))
    :effect (and
      (not (z3)) (z9)))
  (:action a12
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (not (z39)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z53)) (not (z57)) (not (z60)) (not (z61)) (not (z69)))
    :effect (and
      (not (z7)) (z9)))
  (:action a13
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z9)) (not (z12)) (not (z17)) (z22) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z34)) (not (z37)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z53)) (not (z57)) (not (z60)) (not (z61)) (not (z69)))
    :effect (and
      (z9) (not (z22))))
  (:action a14
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z31)) (not (z32)) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48))
      (not (z49)) (not (z52)) (not (z53)) (not (z57)) (z60) (not (z61)) (not (z69)))
    :effect (and
      (z9) (not (z60))))
  (:action a15
    :parameters ()
    :precondition (and
      (z3) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27)) (not (z32))
      (not (z33)) (not (z37)) (not (z42)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z57)) (not (z60)) (not (z61)) (not (z62)))
    :effect (and
      (not (z3)) (z17)))
  (:action a16
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (not (z39)) (not (z42)) (not (z43)) (not (z44))
      (not (z48)) (not (z52)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (not (z7)) (z17)))
  (:action a17
    :parameters ()
    :precondition (and
      (z1) (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (z23) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (not (z42)) (not (z43)) (z44) (not (z48)) (not (z52))
      (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (not (z1)) (z17) (not (z23)) (not (z44))))
  (:action a18
    :parameters ()
    :precondition (and
      (not (z1)) (z3) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (z42) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z57)) (not (z60)) (not (z61)) (not (z62)))
    :effect (and
      (z1) (not (z3)) (z17) (not (z42))))
  (:action a19
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (not (z9)) (not (z12)) (z17) (not (z20)) (not (z22)) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (not (z37)) (z39) (not (z42)) (not (z43)) (not (z44))
      (not (z48)) (not (z52)) (not (z57)) (not (z60)) (not (z61)) (not (z62)))
    :effect (and
      (not (z17)) (z20) (not (z39))))
  (:action a20
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (z9) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z34)) (not (z37)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z53)) (not (z57)) (not (z60)) (not (z61)) (not (z69)))
    :effect (and
      (not (z9)) (z22)))
  (:action a21
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23))
      (not (z27)) (z32) (not (z33)) (not (z34)) (not (z37)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z57)) (not (z60)) (not (z61)) (not (z63)))
    :effect (and
      (z22) (not (z32))))
  (:action a22
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z9)) (not (z12)) (not (z17)) (not (z21)) (not (z22))
      (not (z23)) (not (z27)) (not (z32)) (not (z33)) (z34) (not (z37)) (not (z43)) (not (z44))
      (z48) (not (z52)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (z22) (not (z34)) (not (z48))))
  (:action a23
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (not (z34)) (not (z37)) (z43) (not (z44)) (not (z48))
      (not (z52)) (z54) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (z22) (not (z43)) (not (z54))))
  (:action a24
    :parameters ()
    :precondition (and
      (not (z3)) (z4) (not (z9)) (not (z12)) (not (z17)) (not (z21)) (not (z22)) (not (z23))
      (not (z27)) (z32) (not (z33)) (z34) (not (z37)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z57)) (not (z60)) (not (z61)) (not (z63)))
    :effect (and
      (not (z4)) (z21) (z22) (not (z32)) (not (z34))))
  (:action a25
    :parameters ()
    :precondition (and
      (z3) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27)) (not (z32))
      (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52)) (not (z57))
      (not (z60)) (not (z61)) (not (z62)) (not (z66)))
    :effect (and
      (not (z3)) (z23) (z66)))
  (:action a26
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z19)) (not (z22)) (not (z23))
      (not (z27)) (not (z32)) (z33) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z56)) (not (z57)) (not (z60)) (not (z61)) (not (z66)))
    :effect (and
      (z23) (not (z33)) (z66)))
  (:action a27
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (z37) (z38) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z57)) (z60) (not (z61)) (not (z66)))
    :effect (and
      (z23) (not (z37)) (not (z38)) (not (z60)) (z66)))
  (:action a28
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (not (z37)) (not (z43)) (z44) (not (z48)) (z52)
      (not (z55)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (z1) (z23) (not (z52))))
  (:action a29
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (not (z37)) (z39) (not (z43)) (z44) (not (z48)) (z52)
      (z53) (not (z55)) (not (z57)) (not (z60)) (not (z61)) (not (z69)))
    :effect (and
      (z1) (z23) (not (z52)) (not (z53))))
  (:action a30
    :parameters ()
    :precondition (and
      (z3) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27)) (not (z32))
      (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52)) (not (z57))
      (not (z60)) (not (z61)) (not (z62)) (not (z63)))
    :effect (and
      (not (z3)) (z32)))
  (:action a31
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z9)) (not (z12)) (not (z17)) (z22) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z34)) (not (z37)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z57)) (not (z60)) (not (z61)) (not (z63)))
    :effect (and
      (not (z22)) (z32)))
  (:action a32
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z19)) (not (z22)) (not (z23))
      (not (z27)) (not (z32)) (z33) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z56)) (not (z57)) (not (z60)) (not (z61)) (not (z63)))
    :effect (and
      (z32) (not (z33))))
  (:action a33
    :parameters ()
    :precondition (and
      (z3) (not (z9)) (not (z12)) (not (z13)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z57)) (not (z60)) (not (z61)) (not (z62)) (z63))
    :effect (and
      (not (z3)) (z13) (z32) (not (z63))))
  (:action a34
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z19)) (not (z22)) (z23) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z56)) (not (z57)) (not (z60)) (not (z61)) (z66))
    :effect (and
      (not (z23)) (z33) (not (z66))))
  (:action a35
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z19)) (not (z22)) (not (z23))
      (not (z27)) (z32) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z56)) (not (z57)) (not (z60)) (not (z61)) (not (z63)))
    :effect (and
      (not (z32)) (z33)))
  (:action a36
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z16)) (not (z17)) (not (z19)) (not (z22))
      (not (z23)) (z27) (not (z32)) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z56)) (z57) (not (z60)) (not (z61)))
    :effect (and
      (not (z27)) (z33) (not (z57))))
  (:action a37
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z16)) (not (z17)) (z19) (not (z22)) (not (z23))
      (not (z27)) (z32) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (z56) (not (z57)) (not (z60)) (not (z61)) (not (z63)))
    :effect (and
      (z16) (not (z19)) (not (z32)) (z33) (not (z56))))
  (:action a38
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (z7) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z43))
      (not (z44)) (not (z48)) (not (z52)) (z53) (not (z57)) (not (z60)) (not (z61)) (z69))
    :effect (and
      (z4) (not (z7)) (z9) (z34) (not (z53)) (not (z69))))
  (:action a39
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z9)) (not (z12)) (not (z17)) (not (z19)) (not (z22))
      (not (z23)) (not (z27)) (not (z32)) (z33) (not (z34)) (not (z37)) (not (z43)) (not (z44))
      (not (z48)) (not (z52)) (not (z56)) (not (z57)) (not (z60)) (not (z61)) (z63) (not (z66)))
    :effect (and
      (z4) (z32) (not (z33)) (z34) (not (z63))))
  (:action a40
    :parameters ()
    :precondition (and
      (z3) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27)) (not (z32))
      (not (z33)) (not (z37)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z57)) (not (z60)) (not (z61)) (not (z62)) (z66))
    :effect (and
      (not (z3)) (z23) (z38)))
  (:action a41
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z7)) (not (z9)) (not (z12)) (not (z17)) (z22) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z43))
      (not (z44)) (not (z48)) (not (z52)) (z53) (not (z57)) (not (z60)) (not (z61)) (z69))
    :effect (and
      (z7) (z9) (not (z22)) (z39) (not (z53)) (not (z69))))
  (:action a42
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (not (z9)) (not (z12)) (not (z17)) (not (z20)) (not (z22)) (not (z23))
      (not (z27)) (not (z31)) (not (z32)) (not (z33)) (not (z37)) (z39) (not (z42)) (not (z43))
      (not (z44)) (not (z48)) (not (z49)) (not (z52)) (not (z57)) (not (z60)) (z61))
    :effect (and
      (not (z39)) (z42) (not (z61))))
  (:action a43
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27)) (z32)
      (not (z33)) (not (z37)) (not (z42)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z57)) (not (z60)) (not (z61)) (z62) (not (z63)))
    :effect (and
      (z3) (not (z32)) (z42) (not (z62))))
  (:action a44
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z9)) (not (z12)) (z17) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (not (z42)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (z1) (not (z17)) (z23) (z44)))
  (:action a45
    :parameters ()
    :precondition (and
      (not (z3)) (z4) (not (z9)) (not (z12)) (not (z17)) (not (z21)) (not (z22)) (not (z23))
      (not (z27)) (not (z31)) (not (z32)) (not (z33)) (z34) (not (z37)) (not (z43)) (not (z44))
      (not (z48)) (not (z49)) (not (z52)) (not (z57)) (z60) (not (z61)))
    :effect (and
      (z48) (not (z60))))
  (:action a46
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z9)) (not (z12)) (not (z17)) (not (z21)) (z22) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (not (z34)) (not (z37)) (not (z43)) (not (z44))
      (not (z48)) (not (z52)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (not (z22)) (z34) (z48)))
  (:action a47
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z9)) (not (z12)) (not (z17)) (not (z21)) (not (z22))
      (not (z23)) (not (z27)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z37))
      (not (z43)) (not (z44)) (not (z48)) (not (z49)) (not (z52)) (not (z57)) (z60) (not (z61)))
    :effect (and
      (z34) (z48) (not (z60))))
  (:action a48
    :parameters ()
    :precondition (and
      (z3) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27)) (not (z31))
      (not (z32)) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z49))
      (not (z52)) (z53) (not (z57)) (not (z60)) (not (z61)) (not (z62)) (z69))
    :effect (and
      (not (z3)) (z9) (z31) (z49) (not (z53)) (not (z69))))
  (:action a49
    :parameters ()
    :precondition (and
      (z1) (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (z23) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (not (z43)) (z44) (not (z48)) (not (z52)) (not (z55))
      (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (not (z1)) (not (z23)) (z52)))
  (:action a50
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (not (z39)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z55)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (not (z7)) (z44) (z52)))
  (:action a51
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (z39) (not (z43)) (z44) (not (z48)) (z52) (not (z53))
      (not (z55)) (not (z57)) (not (z60)) (not (z61)) (not (z63)) (not (z69)))
    :effect (and
      (not (z39)) (not (z44)) (not (z52)) (z53) (z69)))
  (:action a52
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (z23) (not (z27)) (not (z32))
      (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52)) (not (z53))
      (not (z57)) (not (z60)) (not (z61)) (z62) (not (z63)) (z66) (not (z69)))
    :effect (and
      (z3) (not (z23)) (z53) (not (z62)) (not (z66)) (z69)))
  (:action a53
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z4) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (z34) (not (z37)) (z43) (not (z44)) (not (z48))
      (not (z52)) (not (z53)) (z54) (not (z57)) (not (z60)) (not (z61)) (not (z63)) (not (z69)))
    :effect (and
      (not (z4)) (z22) (not (z34)) (not (z43)) (z53) (not (z54)) (z69)))
  (:action a54
    :parameters ()
    :precondition (and
      (z1) (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (z23) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (z39) (not (z43)) (z44) (not (z48)) (not (z52))
      (not (z53)) (not (z55)) (not (z57)) (not (z60)) (not (z61)) (not (z63)) (not (z69)))
    :effect (and
      (not (z1)) (not (z23)) (z52) (z53)))
  (:action a55
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z4) (z9) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (z34) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z53)) (not (z54)) (not (z57)) (not (z60)) (not (z61)) (not (z69)))
    :effect (and
      (z2) (not (z4)) (not (z9)) (z22) (not (z34)) (z54)))
  (:action a56
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z9)) (not (z12)) (not (z17)) (z22) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (not (z34)) (not (z37)) (not (z43)) (not (z44))
      (not (z48)) (not (z52)) (not (z54)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (not (z22)) (z43) (z54)))
  (:action a57
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (z12) (not (z13)) (not (z17)) (not (z22)) (not (z23))
      (not (z27)) (z32) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z54)) (not (z57)) (z60) (not (z61)))
    :effect (and
      (not (z12)) (not (z32)) (z43) (z54) (not (z60))))
  (:action a58
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (z9) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (z39) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z53)) (not (z55)) (not (z57)) (not (z60)) (not (z61)) (not (z69)))
    :effect (and
      (not (z9)) (not (z39)) (z55)))
  (:action a59
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z9)) (not (z12)) (not (z17)) (not (z19)) (z22) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (not (z34)) (not (z37)) (not (z43)) (not (z44))
      (not (z48)) (not (z52)) (not (z56)) (not (z57)) (not (z60)) (not (z61)) (z63))
    :effect (and
      (z19) (not (z22)) (z32) (z56) (not (z63))))
  (:action a60
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z16)) (not (z17)) (not (z19)) (not (z22))
      (not (z23)) (not (z27)) (not (z32)) (z33) (not (z37)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z56)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (z27) (not (z33)) (z57)))
  (:action a61
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z16)) (not (z17)) (not (z22)) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (z37) (z38) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z57)) (z60) (not (z61)))
    :effect (and
      (z27) (not (z37)) (not (z38)) (z57) (not (z60))))
  (:action a62
    :parameters ()
    :precondition (and
      (not (z3)) (z9) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27)) (not (z31))
      (not (z32)) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z49))
      (not (z52)) (not (z53)) (not (z57)) (not (z60)) (not (z61)) (not (z69)))
    :effect (and
      (not (z9)) (z60)))
  (:action a63
    :parameters ()
    :precondition (and
      (not (z3)) (z4) (not (z9)) (not (z12)) (not (z17)) (not (z21)) (not (z22)) (not (z23))
      (not (z27)) (not (z31)) (not (z32)) (not (z33)) (z34) (not (z37)) (not (z43)) (not (z44))
      (z48) (not (z49)) (not (z52)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (not (z48)) (z60)))
  (:action a64
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z9)) (not (z12)) (not (z17)) (not (z21)) (not (z22))
      (not (z23)) (not (z27)) (not (z31)) (not (z32)) (not (z33)) (z34) (not (z37)) (not (z43))
      (not (z44)) (z48) (not (z49)) (not (z52)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (not (z34)) (not (z48)) (z60)))
  (:action a65
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z20)) (not (z22)) (not (z23))
      (not (z27)) (not (z31)) (not (z32)) (not (z33)) (not (z37)) (not (z43)) (not (z44))
      (not (z48)) (not (z49)) (not (z52)) (not (z57)) (not (z60)) (z61))
    :effect (and
      (z60) (not (z61))))
  (:action a66
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z13)) (not (z17)) (not (z22)) (not (z23))
      (not (z27)) (z32) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z57)) (not (z60)) (not (z61)) (not (z63)))
    :effect (and
      (z12) (z60)))
  (:action a67
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z9)) (not (z12)) (not (z17)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z27)) (z31) (not (z32)) (not (z33)) (z34) (not (z37))
      (not (z43)) (not (z44)) (z48) (z49) (not (z52)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (z20) (not (z31)) (not (z34)) (not (z48)) (not (z49)) (z60)))
  (:action a68
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z12)) (not (z17)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z27)) (z31) (not (z32)) (not (z33)) (not (z37)) (not (z43))
      (not (z44)) (not (z48)) (z49) (not (z52)) (not (z57)) (not (z60)) (z61))
    :effect (and
      (z21) (not (z31)) (not (z49)) (z60) (not (z61))))
  (:action a69
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z12)) (not (z13)) (not (z17)) (not (z22))
      (not (z23)) (not (z27)) (not (z32)) (not (z33)) (not (z37)) (z43) (not (z44)) (not (z48))
      (not (z52)) (z54) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (z12) (z32) (not (z43)) (not (z54)) (z60)))
  (:action a70
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (z23) (not (z27)) (not (z32))
      (not (z33)) (not (z37)) (not (z38)) (not (z43)) (not (z44)) (not (z48)) (not (z52))
      (not (z57)) (not (z60)) (not (z61)) (z66))
    :effect (and
      (not (z23)) (z37) (z38) (z60) (not (z66))))
  (:action a71
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z16)) (not (z17)) (not (z22)) (not (z23)) (z27)
      (not (z32)) (not (z33)) (not (z37)) (not (z38)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (z57) (not (z60)) (not (z61)))
    :effect (and
      (not (z27)) (z37) (z38) (not (z57)) (z60)))
  (:action a72
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (not (z9)) (not (z12)) (not (z17)) (not (z20)) (not (z22)) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (not (z37)) (not (z39)) (not (z43)) (not (z44))
      (not (z48)) (not (z52)) (not (z57)) (not (z60)) (not (z61)))
    :effect (and
      (not (z7)) (z61)))
  (:action a73
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z20)) (not (z22)) (not (z23))
      (not (z27)) (not (z31)) (not (z32)) (not (z33)) (not (z37)) (not (z43)) (not (z44))
      (not (z48)) (not (z49)) (not (z52)) (not (z57)) (z60) (not (z61)))
    :effect (and
      (not (z60)) (z61)))
  (:action a74
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (z12) (not (z13)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (z32) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48)) (not (z52)) (not (z57))
      (z60) (not (z61)) (not (z62)) (z63))
    :effect (and
      (not (z12)) (not (z60)) (z62) (not (z63))))
  (:action a75
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (not (z23)) (not (z27))
      (not (z31)) (not (z32)) (not (z33)) (not (z37)) (not (z43)) (not (z44)) (not (z48))
      (not (z49)) (not (z52)) (z53) (not (z57)) (z60) (not (z61)) (not (z62)) (z69))
    :effect (and
      (z9) (not (z53)) (not (z60)) (z62) (not (z69))))
  (:action a76
    :parameters ()
    :precondition (and
      (z1) (not (z3)) (not (z7)) (not (z9)) (not (z12)) (not (z17)) (not (z22)) (z23) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (z42) (not (z43)) (z44) (not (z48)) (not (z52))
      (not (z55)) (not (z57)) (not (z60)) (not (z61)) (not (z62)))
    :effect (and
      (not (z1)) (z17) (not (z23)) (not (z42)) (not (z44)) (z62)))
  (:action a77
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z16)) (not (z17)) (not (z22)) (not (z23))
      (not (z27)) (not (z32)) (not (z33)) (z37) (z38) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z57)) (z60) (not (z61)) (not (z62)) (z66))
    :effect (and
      (z23) (not (z37)) (not (z38)) (not (z60)) (z62)))
  (:action a78
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z9)) (not (z12)) (z17) (not (z22)) (not (z23)) (not (z27))
      (not (z32)) (not (z33)) (not (z37)) (not (z42)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (not (z57)) (not (z60)) (not (z61)) (z62) (not (z63)))
    :effect (and
      (z3) (not (z17)) (not (z62)) (z63)))
  (:action a79
    :parameters ()
    :precondition (and
      (not (z3)) (z4) (not (z9)) (not (z12)) (not (z17)) (not (z21)) (not (z22)) (not (z23))
      (not (z27)) (not (z31)) (not (z32)) (not (z33)) (z34) (not (z37)) (not (z43)) (not (z44))
      (z48) (not (z49)) (not (z52)) (not (z57)) (not (z60)) (not (z61)) (not (z63)))
    :effect (and
      (not (z4)) (z22) (not (z34)) (not (z48)) (z63)))
  (:action a80
    :parameters ()
    :precondition (and
      (not (z3)) (not (z9)) (not (z12)) (not (z16)) (not (z17)) (z19) (not (z22)) (not (z23))
      (z27) (not (z32)) (not (z33)) (not (z37)) (not (z38)) (not (z43)) (not (z44)) (not (z48))
      (not (z52)) (z56) (z57) (not (z60)) (not (z61)) (not (z63)) (not (z66)))
    :effect (and
      (not (z19)) (not (z27)) (z33) (not (z56)) (not (z57)) (z63)))
)
