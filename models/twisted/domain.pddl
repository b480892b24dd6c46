(define (domain latent)
  (:requirements :strips :negative-preconditions)
  (:predicates
    (z0) (z1) (z2) (z3) (z4) (z5) (z6) (z7) (z8) (z9) (z10) (z11) (z12) (z13) (z14) (z15) (z16)
    (z17) (z18) (z19) (z20) (z21) (z22) (z23) (z24) (z25) (z26) (z27) (z28) (z29) (z30) (z31) (z32)
    (z33) (z34) (z35) (z36) (z37) (z38) (z39) (z40) (z41) (z42) (z43) (z44) (z45) (z46) (z47))
  (:action r1c5
    :parameters ()
    :precondition (and
      (z1) (z2) (z5) (z8))
    :effect (and
      (not (z1)) (not (z2)) (not (z5)) (not (z8))))
  (:action r6c5
    :parameters ()
    :precondition (and
      (z3) (z6) (z14) (z23))
    :effect (and
      (not (z3)) (not (z6)) (not (z14)) (not (z23))))
  (:action r7c6
    :parameters ()
    :precondition (and
      (z13) (z14) (z23))
    :effect (and
      (not (z13)) (not (z14)) (not (z23))))
  (:action r3c3
    :parameters ()
    :precondition (and
      (z0) (z2) (z5) (z22) (z28))
    :effect (and
      (not (z0)) (not (z2)) (not (z5)) (not (z22)) (not (z28))))
  (:action r7c4
    :parameters ()
    :precondition (and
      (z6) (z20) (z23) (z31))
    :effect (and
      (not (z6)) (not (z20)) (not (z23)) (not (z31))))
  (:action r6c6
    :parameters ()
    :precondition (and
      (z3) (z13) (z14) (z32))
    :effect (and
      (not (z3)) (not (z13)) (not (z14)) (not (z32))))
  (:action r5c5
    :parameters ()
    :precondition (and
      (z3) (z13) (z23) (z31) (z35))
    :effect (and
      (not (z3)) (not (z13)) (not (z23)) (not (z31)) (not (z35))))
  (:action r4c4
    :parameters ()
    :precondition (and
      (z19) (z22) (z28) (z31) (z35))
    :effect (and
      (not (z19)) (not (z22)) (not (z28)) (not (z31)) (not (z35))))
  (:action r4c5
    :parameters ()
    :precondition (and
      (z2) (z3) (z28) (z32) (z35))
    :effect (and
      (not (z2)) (not (z3)) (not (z28)) (not (z32)) (not (z35))))
  (:action r7c3
    :parameters ()
    :precondition (and
      (z6) (z20) (z27) (z38))
    :effect (and
      (not (z6)) (not (z20)) (not (z27)) (not (z38))))
  (:action r4c2
    :parameters ()
    :precondition (and
      (z0) (z19) (z26) (z28) (z38))
    :effect (and
      (not (z0)) (not (z19)) (not (z26)) (not (z28)) (not (z38))))
  (:action r5c4
    :parameters ()
    :precondition (and
      (z3) (z6) (z28) (z31) (z38))
    :effect (and
      (not (z3)) (not (z6)) (not (z28)) (not (z31)) (not (z38))))
  (:action r7c1
    :parameters ()
    :precondition (and
      (z20) (z27) (z43))
    :effect (and
      (not (z20)) (not (z27)) (not (z43))))
  (:action r6c2
    :parameters ()
    :precondition (and
      (z26) (z27) (z38) (z43))
    :effect (and
      (not (z26)) (not (z27)) (not (z38)) (not (z43))))
  (:action r6c2-2
    :parameters ()
    :precondition (and
      (z19) (z20) (z31) (z38) (z43))
    :effect (and
      (not (z19)) (not (z20)) (not (z31)) (not (z38)) (not (z43))))
  (:action r3c1
    :parameters ()
    :precondition (and
      (z0) (z9) (z26) (z42) (z46))
    :effect (and
      (not (z0)) (not (z9)) (not (z26)) (not (z42)) (not (z46))))
  (:action r4c1
    :parameters ()
    :precondition (and
      (z19) (z26) (z43) (z46))
    :effect (and
      (not (z19)) (not (z26)) (not (z43)) (not (z46))))
  (:action r3c3-2
    :parameters ()
    :precondition (and
      (not (z0)) (z2) (z5) (z22) (z28))
    :effect (and
      (z0) (not (z2)) (not (z5)) (not (z22)) (not (z28))))
  (:action r4c2-2
    :parameters ()
    :precondition (and
      (not (z0)) (z19) (z26) (z28) (z38))
    :effect (and
      (z0) (not (z19)) (not (z26)) (not (z28)) (not (z38))))
  (:action r3c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (z9) (z26) (z42) (z46))
    :effect (and
      (z0) (not (z9)) (not (z26)) (not (z42)) (not (z46))))
  (:action r1c5-2
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (z5) (z8))
    :effect (and
      (z1) (not (z2)) (not (z5)) (not (z8))))
  (:action r1c5-3
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (z5) (z8))
    :effect (and
      (not (z1)) (z2) (not (z5)) (not (z8))))
  (:action r3c3-3
    :parameters ()
    :precondition (and
      (z0) (not (z2)) (z5) (z22) (z28))
    :effect (and
      (not (z0)) (z2) (not (z5)) (not (z22)) (not (z28))))
  (:action r4c5-2
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (z28) (z32) (z35))
    :effect (and
      (z2) (not (z3)) (not (z28)) (not (z32)) (not (z35))))
  (:action r3c3-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (z5) (z22) (z28))
    :effect (and
      (z0) (z2) (not (z5)) (not (z22)) (not (z28))))
  (:action r1c5-4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z5) (z8))
    :effect (and
      (z1) (z2) (not (z5)) (not (z8))))
  (:action r6c5-2
    :parameters ()
    :precondition (and
      (not (z3)) (z6) (z14) (z23))
    :effect (and
      (z3) (not (z6)) (not (z14)) (not (z23))))
  (:action r6c6-2
    :parameters ()
    :precondition (and
      (not (z3)) (z13) (z14) (z32))
    :effect (and
      (z3) (not (z13)) (not (z14)) (not (z32))))
  (:action r5c5-2
    :parameters ()
    :precondition (and
      (not (z3)) (z13) (z23) (z31) (z35))
    :effect (and
      (z3) (not (z13)) (not (z23)) (not (z31)) (not (z35))))
  (:action r4c5-3
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (z28) (z32) (z35))
    :effect (and
      (not (z2)) (z3) (not (z28)) (not (z32)) (not (z35))))
  (:action r5c4-2
    :parameters ()
    :precondition (and
      (not (z3)) (z6) (z28) (z31) (z38))
    :effect (and
      (z3) (not (z6)) (not (z28)) (not (z31)) (not (z38))))
  (:action r4c5-4
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z28) (z32) (z35))
    :effect (and
      (z2) (z3) (not (z28)) (not (z32)) (not (z35))))
  (:action r1c5-5
    :parameters ()
    :precondition (and
      (z1) (z2) (not (z5)) (z8))
    :effect (and
      (not (z1)) (not (z2)) (z5) (not (z8))))
  (:action r3c3-5
    :parameters ()
    :precondition (and
      (z0) (z2) (not (z5)) (z22) (z28))
    :effect (and
      (not (z0)) (not (z2)) (z5) (not (z22)) (not (z28))))
  (:action r3c3-6
    :parameters ()
    :precondition (and
      (not (z0)) (z2) (not (z5)) (z22) (z28))
    :effect (and
      (z0) (not (z2)) (z5) (not (z22)) (not (z28))))
  (:action r1c5-6
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z5)) (z8))
    :effect (and
      (z1) (not (z2)) (z5) (not (z8))))
  (:action r1c5-7
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z5)) (z8))
    :effect (and
      (not (z1)) (z2) (z5) (not (z8))))
  (:action r3c3-7
    :parameters ()
    :precondition (and
      (z0) (not (z2)) (not (z5)) (z22) (z28))
    :effect (and
      (not (z0)) (z2) (z5) (not (z22)) (not (z28))))
  (:action r3c3-8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z5)) (z22) (z28))
    :effect (and
      (z0) (z2) (z5) (not (z22)) (not (z28))))
  (:action r1c5-8
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (z8))
    :effect (and
      (z1) (z2) (z5) (not (z8))))
  (:action r6c5-3
    :parameters ()
    :precondition (and
      (z3) (not (z6)) (z14) (z23))
    :effect (and
      (not (z3)) (z6) (not (z14)) (not (z23))))
  (:action r7c4-2
    :parameters ()
    :precondition (and
      (not (z6)) (z20) (z23) (z31))
    :effect (and
      (z6) (not (z20)) (not (z23)) (not (z31))))
  (:action r7c3-2
    :parameters ()
    :precondition (and
      (not (z6)) (z20) (z27) (z38))
    :effect (and
      (z6) (not (z20)) (not (z27)) (not (z38))))
  (:action r5c4-3
    :parameters ()
    :precondition (and
      (z3) (not (z6)) (z28) (z31) (z38))
    :effect (and
      (not (z3)) (z6) (not (z28)) (not (z31)) (not (z38))))
  (:action r6c5-4
    :parameters ()
    :precondition (and
      (not (z3)) (not (z6)) (z14) (z23))
    :effect (and
      (z3) (z6) (not (z14)) (not (z23))))
  (:action r5c4-4
    :parameters ()
    :precondition (and
      (not (z3)) (not (z6)) (z28) (z31) (z38))
    :effect (and
      (z3) (z6) (not (z28)) (not (z31)) (not (z38))))
  (:action r1c6
    :parameters ()
    :precondition (and
      (z1) (not (z7)) (z8) (z44))
    :effect (and
      (not (z1)) (z7) (not (z8)) (not (z44))))
  (:action r2c6
    :parameters ()
    :precondition (and
      (z1) (z2) (not (z7)) (z32) (z44))
    :effect (and
      (not (z1)) (not (z2)) (z7) (not (z32)) (not (z44))))
  (:action r2c5
    :parameters ()
    :precondition (and
      (z2) (not (z7)) (z8) (z22) (z35) (z44))
    :effect (and
      (not (z2)) (z7) (not (z8)) (not (z22)) (not (z35)) (not (z44))))
  (:action r4c6
    :parameters ()
    :precondition (and
      (not (z7)) (z13) (z32) (z35) (z44))
    :effect (and
      (z7) (not (z13)) (not (z32)) (not (z35)) (not (z44))))
  (:action r1c6-2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z7)) (z8) (z44))
    :effect (and
      (z1) (z7) (not (z8)) (not (z44))))
  (:action r2c6-2
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z7)) (z32) (z44))
    :effect (and
      (z1) (not (z2)) (z7) (not (z32)) (not (z44))))
  (:action r2c6-3
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z7)) (z32) (z44))
    :effect (and
      (not (z1)) (z2) (z7) (not (z32)) (not (z44))))
  (:action r2c5-2
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (z8) (z22) (z35) (z44))
    :effect (and
      (z2) (z7) (not (z8)) (not (z22)) (not (z35)) (not (z44))))
  (:action r2c6-4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z7)) (z32) (z44))
    :effect (and
      (z1) (z2) (z7) (not (z32)) (not (z44))))
  (:action r1c5-9
    :parameters ()
    :precondition (and
      (z1) (z2) (z5) (not (z8)))
    :effect (and
      (not (z1)) (not (z2)) (not (z5)) (z8)))
  (:action r1c5-10
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (z5) (not (z8)))
    :effect (and
      (z1) (not (z2)) (not (z5)) (z8)))
  (:action r1c5-11
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (z5) (not (z8)))
    :effect (and
      (not (z1)) (z2) (not (z5)) (z8)))
  (:action r1c5-12
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z5) (not (z8)))
    :effect (and
      (z1) (z2) (not (z5)) (z8)))
  (:action r1c5-13
    :parameters ()
    :precondition (and
      (z1) (z2) (not (z5)) (not (z8)))
    :effect (and
      (not (z1)) (not (z2)) (z5) (z8)))
  (:action r1c5-14
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z5)) (not (z8)))
    :effect (and
      (z1) (not (z2)) (z5) (z8)))
  (:action r1c5-15
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z5)) (not (z8)))
    :effect (and
      (not (z1)) (z2) (z5) (z8)))
  (:action r1c5-16
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z8)))
    :effect (and
      (z1) (z2) (z5) (z8)))
  (:action r1c6-3
    :parameters ()
    :precondition (and
      (z1) (not (z7)) (not (z8)) (z44))
    :effect (and
      (not (z1)) (z7) (z8) (not (z44))))
  (:action r2c5-3
    :parameters ()
    :precondition (and
      (z2) (not (z7)) (not (z8)) (z22) (z35) (z44))
    :effect (and
      (not (z2)) (z7) (z8) (not (z22)) (not (z35)) (not (z44))))
  (:action r1c6-4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z7)) (not (z8)) (z44))
    :effect (and
      (z1) (z7) (z8) (not (z44))))
  (:action r2c5-4
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z8)) (z22) (z35) (z44))
    :effect (and
      (z2) (z7) (z8) (not (z22)) (not (z35)) (not (z44))))
  (:action r7c6-2
    :parameters ()
    :precondition (and
      (not (z13)) (z14) (z23))
    :effect (and
      (z13) (not (z14)) (not (z23))))
  (:action r6c6-3
    :parameters ()
    :precondition (and
      (z3) (not (z13)) (z14) (z32))
    :effect (and
      (not (z3)) (z13) (not (z14)) (not (z32))))
  (:action r5c5-3
    :parameters ()
    :precondition (and
      (z3) (not (z13)) (z23) (z31) (z35))
    :effect (and
      (not (z3)) (z13) (not (z23)) (not (z31)) (not (z35))))
  (:action r6c6-4
    :parameters ()
    :precondition (and
      (not (z3)) (not (z13)) (z14) (z32))
    :effect (and
      (z3) (z13) (not (z14)) (not (z32))))
  (:action r5c5-4
    :parameters ()
    :precondition (and
      (not (z3)) (not (z13)) (z23) (z31) (z35))
    :effect (and
      (z3) (z13) (not (z23)) (not (z31)) (not (z35))))
  (:action r4c6-2
    :parameters ()
    :precondition (and
      (not (z7)) (not (z13)) (z32) (z35) (z44))
    :effect (and
      (z7) (z13) (not (z32)) (not (z35)) (not (z44))))
  (:action r6c5-5
    :parameters ()
    :precondition (and
      (z3) (z6) (not (z14)) (z23))
    :effect (and
      (not (z3)) (not (z6)) (z14) (not (z23))))
  (:action r7c6-3
    :parameters ()
    :precondition (and
      (z13) (not (z14)) (z23))
    :effect (and
      (not (z13)) (z14) (not (z23))))
  (:action r6c6-5
    :parameters ()
    :precondition (and
      (z3) (z13) (not (z14)) (z32))
    :effect (and
      (not (z3)) (not (z13)) (z14) (not (z32))))
  (:action r6c5-6
    :parameters ()
    :precondition (and
      (not (z3)) (z6) (not (z14)) (z23))
    :effect (and
      (z3) (not (z6)) (z14) (not (z23))))
  (:action r6c6-6
    :parameters ()
    :precondition (and
      (not (z3)) (z13) (not (z14)) (z32))
    :effect (and
      (z3) (not (z13)) (z14) (not (z32))))
  (:action r6c5-7
    :parameters ()
    :precondition (and
      (z3) (not (z6)) (not (z14)) (z23))
    :effect (and
      (not (z3)) (z6) (z14) (not (z23))))
  (:action r6c5-8
    :parameters ()
    :precondition (and
      (not (z3)) (not (z6)) (not (z14)) (z23))
    :effect (and
      (z3) (z6) (z14) (not (z23))))
  (:action r7c6-4
    :parameters ()
    :precondition (and
      (not (z13)) (not (z14)) (z23))
    :effect (and
      (z13) (z14) (not (z23))))
  (:action r6c6-7
    :parameters ()
    :precondition (and
      (z3) (not (z13)) (not (z14)) (z32))
    :effect (and
      (not (z3)) (z13) (z14) (not (z32))))
  (:action r6c6-8
    :parameters ()
    :precondition (and
      (not (z3)) (not (z13)) (not (z14)) (z32))
    :effect (and
      (z3) (z13) (z14) (not (z32))))
  (:action r4c4-2
    :parameters ()
    :precondition (and
      (not (z19)) (z22) (z28) (z31) (z35))
    :effect (and
      (z19) (not (z22)) (not (z28)) (not (z31)) (not (z35))))
  (:action r4c2-3
    :parameters ()
    :precondition (and
      (z0) (not (z19)) (z26) (z28) (z38))
    :effect (and
      (not (z0)) (z19) (not (z26)) (not (z28)) (not (z38))))
  (:action r6c2-3
    :parameters ()
    :precondition (and
      (not (z19)) (z20) (z31) (z38) (z43))
    :effect (and
      (z19) (not (z20)) (not (z31)) (not (z38)) (not (z43))))
  (:action r4c1-2
    :parameters ()
    :precondition (and
      (not (z19)) (z26) (z43) (z46))
    :effect (and
      (z19) (not (z26)) (not (z43)) (not (z46))))
  (:action r4c2-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z19)) (z26) (z28) (z38))
    :effect (and
      (z0) (z19) (not (z26)) (not (z28)) (not (z38))))
  (:action r7c4-3
    :parameters ()
    :precondition (and
      (z6) (not (z20)) (z23) (z31))
    :effect (and
      (not (z6)) (z20) (not (z23)) (not (z31))))
  (:action r7c3-3
    :parameters ()
    :precondition (and
      (z6) (not (z20)) (z27) (z38))
    :effect (and
      (not (z6)) (z20) (not (z27)) (not (z38))))
  (:action r7c1-2
    :parameters ()
    :precondition (and
      (not (z20)) (z27) (z43))
    :effect (and
      (z20) (not (z27)) (not (z43))))
  (:action r6c2-4
    :parameters ()
    :precondition (and
      (z19) (not (z20)) (z31) (z38) (z43))
    :effect (and
      (not (z19)) (z20) (not (z31)) (not (z38)) (not (z43))))
  (:action r7c4-4
    :parameters ()
    :precondition (and
      (not (z6)) (not (z20)) (z23) (z31))
    :effect (and
      (z6) (z20) (not (z23)) (not (z31))))
  (:action r7c3-4
    :parameters ()
    :precondition (and
      (not (z6)) (not (z20)) (z27) (z38))
    :effect (and
      (z6) (z20) (not (z27)) (not (z38))))
  (:action r6c2-5
    :parameters ()
    :precondition (and
      (not (z19)) (not (z20)) (z31) (z38) (z43))
    :effect (and
      (z19) (z20) (not (z31)) (not (z38)) (not (z43))))
  (:action r2c3
    :parameters ()
    :precondition (and
      (z5) (z8) (not (z21)) (z22) (z29))
    :effect (and
      (not (z5)) (not (z8)) (z21) (not (z22)) (not (z29))))
  (:action r2c2
    :parameters ()
    :precondition (and
      (z0) (z5) (z9) (not (z21)) (z29) (z42))
    :effect (and
      (not (z0)) (not (z5)) (not (z9)) (z21) (not (z29)) (not (z42))))
  (:action r3c2
    :parameters ()
    :precondition (and
      (z0) (z19) (not (z21)) (z22) (z29) (z46))
    :effect (and
      (not (z0)) (not (z19)) (z21) (not (z22)) (not (z29)) (not (z46))))
  (:action r2c1
    :parameters ()
    :precondition (and
      (z9) (not (z21)) (z29) (z42) (z46))
    :effect (and
      (not (z9)) (z21) (not (z29)) (not (z42)) (not (z46))))
  (:action r2c2-2
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (z9) (not (z21)) (z29) (z42))
    :effect (and
      (z0) (not (z5)) (not (z9)) (z21) (not (z29)) (not (z42))))
  (:action r3c2-2
    :parameters ()
    :precondition (and
      (not (z0)) (z19) (not (z21)) (z22) (z29) (z46))
    :effect (and
      (z0) (not (z19)) (z21) (not (z22)) (not (z29)) (not (z46))))
  (:action r2c3-2
    :parameters ()
    :precondition (and
      (not (z5)) (z8) (not (z21)) (z22) (z29))
    :effect (and
      (z5) (not (z8)) (z21) (not (z22)) (not (z29))))
  (:action r2c2-3
    :parameters ()
    :precondition (and
      (z0) (not (z5)) (z9) (not (z21)) (z29) (z42))
    :effect (and
      (not (z0)) (z5) (not (z9)) (z21) (not (z29)) (not (z42))))
  (:action r2c2-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (z9) (not (z21)) (z29) (z42))
    :effect (and
      (z0) (z5) (not (z9)) (z21) (not (z29)) (not (z42))))
  (:action r2c3-3
    :parameters ()
    :precondition (and
      (z5) (not (z8)) (not (z21)) (z22) (z29))
    :effect (and
      (not (z5)) (z8) (z21) (not (z22)) (not (z29))))
  (:action r2c3-4
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z21)) (z22) (z29))
    :effect (and
      (z5) (z8) (z21) (not (z22)) (not (z29))))
  (:action r3c2-3
    :parameters ()
    :precondition (and
      (z0) (not (z19)) (not (z21)) (z22) (z29) (z46))
    :effect (and
      (not (z0)) (z19) (z21) (not (z22)) (not (z29)) (not (z46))))
  (:action r3c2-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z19)) (not (z21)) (z22) (z29) (z46))
    :effect (and
      (z0) (z19) (z21) (not (z22)) (not (z29)) (not (z46))))
  (:action r3c3-9
    :parameters ()
    :precondition (and
      (z0) (z2) (z5) (not (z22)) (z28))
    :effect (and
      (not (z0)) (not (z2)) (not (z5)) (z22) (not (z28))))
  (:action r4c4-3
    :parameters ()
    :precondition (and
      (z19) (not (z22)) (z28) (z31) (z35))
    :effect (and
      (not (z19)) (z22) (not (z28)) (not (z31)) (not (z35))))
  (:action r3c3-10
    :parameters ()
    :precondition (and
      (not (z0)) (z2) (z5) (not (z22)) (z28))
    :effect (and
      (z0) (not (z2)) (not (z5)) (z22) (not (z28))))
  (:action r3c3-11
    :parameters ()
    :precondition (and
      (z0) (not (z2)) (z5) (not (z22)) (z28))
    :effect (and
      (not (z0)) (z2) (not (z5)) (z22) (not (z28))))
  (:action r3c3-12
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (z5) (not (z22)) (z28))
    :effect (and
      (z0) (z2) (not (z5)) (z22) (not (z28))))
  (:action r3c3-13
    :parameters ()
    :precondition (and
      (z0) (z2) (not (z5)) (not (z22)) (z28))
    :effect (and
      (not (z0)) (not (z2)) (z5) (z22) (not (z28))))
  (:action r3c3-14
    :parameters ()
    :precondition (and
      (not (z0)) (z2) (not (z5)) (not (z22)) (z28))
    :effect (and
      (z0) (not (z2)) (z5) (z22) (not (z28))))
  (:action r3c3-15
    :parameters ()
    :precondition (and
      (z0) (not (z2)) (not (z5)) (not (z22)) (z28))
    :effect (and
      (not (z0)) (z2) (z5) (z22) (not (z28))))
  (:action r3c3-16
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z5)) (not (z22)) (z28))
    :effect (and
      (z0) (z2) (z5) (z22) (not (z28))))
  (:action r2c5-5
    :parameters ()
    :precondition (and
      (z2) (not (z7)) (z8) (not (z22)) (z35) (z44))
    :effect (and
      (not (z2)) (z7) (not (z8)) (z22) (not (z35)) (not (z44))))
  (:action r2c5-6
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (z8) (not (z22)) (z35) (z44))
    :effect (and
      (z2) (z7) (not (z8)) (z22) (not (z35)) (not (z44))))
  (:action r2c5-7
    :parameters ()
    :precondition (and
      (z2) (not (z7)) (not (z8)) (not (z22)) (z35) (z44))
    :effect (and
      (not (z2)) (z7) (z8) (z22) (not (z35)) (not (z44))))
  (:action r2c5-8
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z8)) (not (z22)) (z35) (z44))
    :effect (and
      (z2) (z7) (z8) (z22) (not (z35)) (not (z44))))
  (:action r4c4-4
    :parameters ()
    :precondition (and
      (not (z19)) (not (z22)) (z28) (z31) (z35))
    :effect (and
      (z19) (z22) (not (z28)) (not (z31)) (not (z35))))
  (:action r2c3-5
    :parameters ()
    :precondition (and
      (z5) (z8) (not (z21)) (not (z22)) (z29))
    :effect (and
      (not (z5)) (not (z8)) (z21) (z22) (not (z29))))
  (:action r3c2-5
    :parameters ()
    :precondition (and
      (z0) (z19) (not (z21)) (not (z22)) (not (z28)) (z29) (z46))
    :effect (and
      (not (z0)) (not (z19)) (z21) (z22) (not (z29)) (not (z46))))
  (:action r3c2-6
    :parameters ()
    :precondition (and
      (not (z0)) (z19) (not (z21)) (not (z22)) (z29) (z46))
    :effect (and
      (z0) (not (z19)) (z21) (z22) (not (z29)) (not (z46))))
  (:action r2c3-6
    :parameters ()
    :precondition (and
      (not (z5)) (z8) (not (z21)) (not (z22)) (z29))
    :effect (and
      (z5) (not (z8)) (z21) (z22) (not (z29))))
  (:action r2c3-7
    :parameters ()
    :precondition (and
      (z5) (not (z8)) (not (z21)) (not (z22)) (z29))
    :effect (and
      (not (z5)) (z8) (z21) (z22) (not (z29))))
  (:action r2c3-8
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z21)) (not (z22)) (z29))
    :effect (and
      (z5) (z8) (z21) (z22) (not (z29))))
  (:action r3c2-7
    :parameters ()
    :precondition (and
      (z0) (not (z19)) (not (z21)) (not (z22)) (z29) (z46))
    :effect (and
      (not (z0)) (z19) (z21) (z22) (not (z29)) (not (z46))))
  (:action r3c2-8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z19)) (not (z21)) (not (z22)) (z29) (z46))
    :effect (and
      (z0) (z19) (z21) (z22) (not (z29)) (not (z46))))
  (:action r6c5-9
    :parameters ()
    :precondition (and
      (z3) (z6) (z14) (not (z23)))
    :effect (and
      (not (z3)) (not (z6)) (not (z14)) (z23)))
  (:action r7c6-5
    :parameters ()
    :precondition (and
      (z13) (z14) (not (z23)))
    :effect (and
      (not (z13)) (not (z14)) (z23)))
  (:action r7c4-5
    :parameters ()
    :precondition (and
      (z6) (z20) (not (z23)) (z31))
    :effect (and
      (not (z6)) (not (z20)) (z23) (not (z31))))
  (:action r5c5-5
    :parameters ()
    :precondition (and
      (z3) (z13) (not (z23)) (z31) (z35))
    :effect (and
      (not (z3)) (not (z13)) (z23) (not (z31)) (not (z35))))
  (:action r6c5-10
    :parameters ()
    :precondition (and
      (not (z3)) (z6) (z14) (not (z23)))
    :effect (and
      (z3) (not (z6)) (not (z14)) (z23)))
  (:action r5c5-6
    :parameters ()
    :precondition (and
      (not (z3)) (z13) (not (z23)) (z31) (z35))
    :effect (and
      (z3) (not (z13)) (z23) (not (z31)) (not (z35))))
  (:action r6c5-11
    :parameters ()
    :precondition (and
      (z3) (not (z6)) (z14) (not (z23)))
    :effect (and
      (not (z3)) (z6) (not (z14)) (z23)))
  (:action r7c4-6
    :parameters ()
    :precondition (and
      (not (z6)) (z20) (not (z23)) (z31))
    :effect (and
      (z6) (not (z20)) (z23) (not (z31))))
  (:action r6c5-12
    :parameters ()
    :precondition (and
      (not (z3)) (not (z6)) (z14) (not (z23)))
    :effect (and
      (z3) (z6) (not (z14)) (z23)))
  (:action r7c6-6
    :parameters ()
    :precondition (and
      (not (z13)) (z14) (not (z23)))
    :effect (and
      (z13) (not (z14)) (z23)))
  (:action r5c5-7
    :parameters ()
    :precondition (and
      (z3) (not (z13)) (not (z23)) (z31) (z35))
    :effect (and
      (not (z3)) (z13) (z23) (not (z31)) (not (z35))))
  (:action r5c5-8
    :parameters ()
    :precondition (and
      (not (z3)) (not (z13)) (not (z23)) (z31) (z35))
    :effect (and
      (z3) (z13) (z23) (not (z31)) (not (z35))))
  (:action r6c5-13
    :parameters ()
    :precondition (and
      (z3) (z6) (not (z14)) (not (z23)))
    :effect (and
      (not (z3)) (not (z6)) (z14) (z23)))
  (:action r7c6-7
    :parameters ()
    :precondition (and
      (z13) (not (z14)) (not (z23)))
    :effect (and
      (not (z13)) (z14) (z23)))
  (:action r6c5-14
    :parameters ()
    :precondition (and
      (not (z3)) (z6) (not (z14)) (not (z23)))
    :effect (and
      (z3) (not (z6)) (z14) (z23)))
  (:action r6c5-15
    :parameters ()
    :precondition (and
      (z3) (not (z6)) (not (z14)) (not (z23)))
    :effect (and
      (not (z3)) (z6) (z14) (z23)))
  (:action r6c5-16
    :parameters ()
    :precondition (and
      (not (z3)) (not (z6)) (not (z14)) (not (z23)))
    :effect (and
      (z3) (z6) (z14) (z23)))
  (:action r7c6-8
    :parameters ()
    :precondition (and
      (not (z13)) (not (z14)) (not (z23)))
    :effect (and
      (z13) (z14) (z23)))
  (:action r7c4-7
    :parameters ()
    :precondition (and
      (z6) (not (z20)) (not (z23)) (z31))
    :effect (and
      (not (z6)) (z20) (z23) (not (z31))))
  (:action r7c4-8
    :parameters ()
    :precondition (and
      (not (z6)) (not (z20)) (not (z23)) (z31))
    :effect (and
      (z6) (z20) (z23) (not (z31))))
  (:action r4c2-5
    :parameters ()
    :precondition (and
      (z0) (z19) (not (z26)) (z28) (z38))
    :effect (and
      (not (z0)) (not (z19)) (z26) (not (z28)) (not (z38))))
  (:action r6c2-6
    :parameters ()
    :precondition (and
      (not (z26)) (z27) (z38) (z43))
    :effect (and
      (z26) (not (z27)) (not (z38)) (not (z43))))
  (:action r3c1-3
    :parameters ()
    :precondition (and
      (z0) (z9) (not (z26)) (z42) (z46))
    :effect (and
      (not (z0)) (not (z9)) (z26) (not (z42)) (not (z46))))
  (:action r4c1-3
    :parameters ()
    :precondition (and
      (z19) (not (z26)) (z43) (z46))
    :effect (and
      (not (z19)) (z26) (not (z43)) (not (z46))))
  (:action r4c2-6
    :parameters ()
    :precondition (and
      (not (z0)) (z19) (not (z26)) (z28) (z38))
    :effect (and
      (z0) (not (z19)) (z26) (not (z28)) (not (z38))))
  (:action r3c1-4
    :parameters ()
    :precondition (and
      (not (z0)) (z9) (not (z26)) (z42) (z46))
    :effect (and
      (z0) (not (z9)) (z26) (not (z42)) (not (z46))))
  (:action r4c2-7
    :parameters ()
    :precondition (and
      (z0) (not (z19)) (not (z26)) (z28) (z38))
    :effect (and
      (not (z0)) (z19) (z26) (not (z28)) (not (z38))))
  (:action r4c1-4
    :parameters ()
    :precondition (and
      (not (z19)) (not (z26)) (z43) (z46))
    :effect (and
      (z19) (z26) (not (z43)) (not (z46))))
  (:action r4c2-8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z19)) (not (z26)) (z28) (z38))
    :effect (and
      (z0) (z19) (z26) (not (z28)) (not (z38))))
  (:action r7c3-5
    :parameters ()
    :precondition (and
      (z6) (z20) (not (z27)) (z38))
    :effect (and
      (not (z6)) (not (z20)) (z27) (not (z38))))
  (:action r7c1-3
    :parameters ()
    :precondition (and
      (z20) (not (z27)) (z43))
    :effect (and
      (not (z20)) (z27) (not (z43))))
  (:action r6c2-7
    :parameters ()
    :precondition (and
      (z26) (not (z27)) (z38) (z43))
    :effect (and
      (not (z26)) (z27) (not (z38)) (not (z43))))
  (:action r7c3-6
    :parameters ()
    :precondition (and
      (not (z6)) (z20) (not (z27)) (z38))
    :effect (and
      (z6) (not (z20)) (z27) (not (z38))))
  (:action r7c3-7
    :parameters ()
    :precondition (and
      (z6) (not (z20)) (not (z27)) (z38))
    :effect (and
      (not (z6)) (z20) (z27) (not (z38))))
  (:action r7c1-4
    :parameters ()
    :precondition (and
      (not (z20)) (not (z27)) (z43))
    :effect (and
      (z20) (z27) (not (z43))))
  (:action r7c3-8
    :parameters ()
    :precondition (and
      (not (z6)) (not (z20)) (not (z27)) (z38))
    :effect (and
      (z6) (z20) (z27) (not (z38))))
  (:action r6c2-8
    :parameters ()
    :precondition (and
      (not (z26)) (not (z27)) (z38) (z43))
    :effect (and
      (z26) (z27) (not (z38)) (not (z43))))
  (:action r3c3-17
    :parameters ()
    :precondition (and
      (z0) (z2) (z5) (z22) (not (z28)))
    :effect (and
      (not (z0)) (not (z2)) (not (z5)) (not (z22)) (z28)))
  (:action r4c4-5
    :parameters ()
    :precondition (and
      (z19) (z22) (not (z28)) (z31) (z35))
    :effect (and
      (not (z19)) (not (z22)) (z28) (not (z31)) (not (z35))))
  (:action r4c5-5
    :parameters ()
    :precondition (and
      (z2) (z3) (not (z28)) (z32) (z35))
    :effect (and
      (not (z2)) (not (z3)) (z28) (not (z32)) (not (z35))))
  (:action r4c2-9
    :parameters ()
    :precondition (and
      (z0) (z19) (z26) (not (z28)) (z38))
    :effect (and
      (not (z0)) (not (z19)) (not (z26)) (z28) (not (z38))))
  (:action r5c4-5
    :parameters ()
    :precondition (and
      (z3) (z6) (not (z28)) (z31) (z38))
    :effect (and
      (not (z3)) (not (z6)) (z28) (not (z31)) (not (z38))))
  (:action r3c3-18
    :parameters ()
    :precondition (and
      (not (z0)) (z2) (z5) (z22) (not (z28)))
    :effect (and
      (z0) (not (z2)) (not (z5)) (not (z22)) (z28)))
  (:action r4c2-10
    :parameters ()
    :precondition (and
      (not (z0)) (z19) (z26) (not (z28)) (z38))
    :effect (and
      (z0) (not (z19)) (not (z26)) (z28) (not (z38))))
  (:action r3c3-19
    :parameters ()
    :precondition (and
      (z0) (not (z2)) (z5) (z22) (not (z28)))
    :effect (and
      (not (z0)) (z2) (not (z5)) (not (z22)) (z28)))
  (:action r4c5-6
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z28)) (z32) (z35))
    :effect (and
      (z2) (not (z3)) (z28) (not (z32)) (not (z35))))
  (:action r3c3-20
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (z5) (z22) (not (z28)))
    :effect (and
      (z0) (z2) (not (z5)) (not (z22)) (z28)))
  (:action r4c5-7
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z28)) (z32) (z35))
    :effect (and
      (not (z2)) (z3) (z28) (not (z32)) (not (z35))))
  (:action r5c4-6
    :parameters ()
    :precondition (and
      (not (z3)) (z6) (not (z28)) (z31) (z38))
    :effect (and
      (z3) (not (z6)) (z28) (not (z31)) (not (z38))))
  (:action r4c5-8
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z28)) (z32) (z35))
    :effect (and
      (z2) (z3) (z28) (not (z32)) (not (z35))))
  (:action r3c3-21
    :parameters ()
    :precondition (and
      (z0) (z2) (not (z5)) (z22) (not (z28)))
    :effect (and
      (not (z0)) (not (z2)) (z5) (not (z22)) (z28)))
  (:action r3c3-22
    :parameters ()
    :precondition (and
      (not (z0)) (z2) (not (z5)) (z22) (not (z28)))
    :effect (and
      (z0) (not (z2)) (z5) (not (z22)) (z28)))
  (:action r3c3-23
    :parameters ()
    :precondition (and
      (z0) (not (z2)) (not (z5)) (z22) (not (z28)))
    :effect (and
      (not (z0)) (z2) (z5) (not (z22)) (z28)))
  (:action r3c3-24
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z5)) (z22) (not (z28)))
    :effect (and
      (z0) (z2) (z5) (not (z22)) (z28)))
  (:action r5c4-7
    :parameters ()
    :precondition (and
      (z3) (not (z6)) (not (z28)) (z31) (z38))
    :effect (and
      (not (z3)) (z6) (z28) (not (z31)) (not (z38))))
  (:action r5c4-8
    :parameters ()
    :precondition (and
      (not (z3)) (not (z6)) (not (z28)) (z31) (z38))
    :effect (and
      (z3) (z6) (z28) (not (z31)) (not (z38))))
  (:action r4c4-6
    :parameters ()
    :precondition (and
      (not (z19)) (z22) (not (z28)) (z31) (z35))
    :effect (and
      (z19) (not (z22)) (z28) (not (z31)) (not (z35))))
  (:action r4c2-11
    :parameters ()
    :precondition (and
      (z0) (not (z19)) (z26) (not (z28)) (z38))
    :effect (and
      (not (z0)) (z19) (not (z26)) (z28) (not (z38))))
  (:action r4c2-12
    :parameters ()
    :precondition (and
      (not (z0)) (not (z19)) (z26) (not (z28)) (z38))
    :effect (and
      (z0) (z19) (not (z26)) (z28) (not (z38))))
  (:action r3c3-25
    :parameters ()
    :precondition (and
      (z0) (z2) (z5) (not (z22)) (not (z28)))
    :effect (and
      (not (z0)) (not (z2)) (not (z5)) (z22) (z28)))
  (:action r4c4-7
    :parameters ()
    :precondition (and
      (z19) (not (z22)) (not (z28)) (z31) (z35))
    :effect (and
      (not (z19)) (z22) (z28) (not (z31)) (not (z35))))
  (:action r3c3-26
    :parameters ()
    :precondition (and
      (not (z0)) (z2) (z5) (not (z22)) (not (z28)))
    :effect (and
      (z0) (not (z2)) (not (z5)) (z22) (z28)))
  (:action r3c3-27
    :parameters ()
    :precondition (and
      (z0) (not (z2)) (z5) (not (z22)) (not (z28)))
    :effect (and
      (not (z0)) (z2) (not (z5)) (z22) (z28)))
  (:action r3c3-28
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (z5) (not (z22)) (not (z28)))
    :effect (and
      (z0) (z2) (not (z5)) (z22) (z28)))
  (:action r3c3-29
    :parameters ()
    :precondition (and
      (z0) (z2) (not (z5)) (not (z22)) (not (z28)))
    :effect (and
      (not (z0)) (not (z2)) (z5) (z22) (z28)))
  (:action r3c3-30
    :parameters ()
    :precondition (and
      (not (z0)) (z2) (not (z5)) (not (z22)) (not (z28)))
    :effect (and
      (z0) (not (z2)) (z5) (z22) (z28)))
  (:action r3c3-31
    :parameters ()
    :precondition (and
      (z0) (not (z2)) (not (z5)) (not (z22)) (not (z28)))
    :effect (and
      (not (z0)) (z2) (z5) (z22) (z28)))
  (:action r3c3-32
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z5)) (not (z22)) (not (z28)))
    :effect (and
      (z0) (z2) (z5) (z22) (z28)))
  (:action r4c4-8
    :parameters ()
    :precondition (and
      (not (z19)) (not (z22)) (not (z28)) (z31) (z35))
    :effect (and
      (z19) (z22) (z28) (not (z31)) (not (z35))))
  (:action r4c2-13
    :parameters ()
    :precondition (and
      (z0) (z19) (not (z26)) (not (z28)) (z38))
    :effect (and
      (not (z0)) (not (z19)) (z26) (z28) (not (z38))))
  (:action r4c2-14
    :parameters ()
    :precondition (and
      (not (z0)) (z19) (not (z26)) (not (z28)) (z38))
    :effect (and
      (z0) (not (z19)) (z26) (z28) (not (z38))))
  (:action r4c2-15
    :parameters ()
    :precondition (and
      (z0) (not (z19)) (not (z26)) (not (z28)) (z38))
    :effect (and
      (not (z0)) (z19) (z26) (z28) (not (z38))))
  (:action r4c2-16
    :parameters ()
    :precondition (and
      (not (z0)) (not (z19)) (not (z26)) (not (z28)) (z38))
    :effect (and
      (z0) (z19) (z26) (z28) (not (z38))))
  (:action r2c3-9
    :parameters ()
    :precondition (and
      (z5) (z8) (z21) (z22) (not (z29)))
    :effect (and
      (not (z5)) (not (z8)) (not (z21)) (not (z22)) (z29)))
  (:action r2c2-5
    :parameters ()
    :precondition (and
      (z0) (z5) (z9) (z21) (not (z29)) (z42))
    :effect (and
      (not (z0)) (not (z5)) (not (z9)) (not (z21)) (z29) (not (z42))))
  (:action r3c2-9
    :parameters ()
    :precondition (and
      (z0) (z19) (z21) (z22) (not (z29)) (z46))
    :effect (and
      (not (z0)) (not (z19)) (not (z21)) (not (z22)) (z29) (not (z46))))
  (:action r2c1-2
    :parameters ()
    :precondition (and
      (z9) (z21) (not (z29)) (z42) (z46))
    :effect (and
      (not (z9)) (not (z21)) (z29) (not (z42)) (not (z46))))
  (:action r2c2-6
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (z9) (z21) (not (z29)) (z42))
    :effect (and
      (z0) (not (z5)) (not (z9)) (not (z21)) (z29) (not (z42))))
  (:action r3c2-10
    :parameters ()
    :precondition (and
      (not (z0)) (z19) (z21) (z22) (not (z29)) (z46))
    :effect (and
      (z0) (not (z19)) (not (z21)) (not (z22)) (z29) (not (z46))))
  (:action r2c3-10
    :parameters ()
    :precondition (and
      (not (z5)) (z8) (z21) (z22) (not (z29)))
    :effect (and
      (z5) (not (z8)) (not (z21)) (not (z22)) (z29)))
  (:action r2c2-7
    :parameters ()
    :precondition (and
      (z0) (not (z5)) (z9) (z21) (not (z29)) (z42))
    :effect (and
      (not (z0)) (z5) (not (z9)) (not (z21)) (z29) (not (z42))))
  (:action r2c2-8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (z9) (z21) (not (z29)) (z42))
    :effect (and
      (z0) (z5) (not (z9)) (not (z21)) (z29) (not (z42))))
  (:action r2c3-11
    :parameters ()
    :precondition (and
      (z5) (not (z8)) (z21) (z22) (not (z29)))
    :effect (and
      (not (z5)) (z8) (not (z21)) (not (z22)) (z29)))
  (:action r2c3-12
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (z21) (z22) (not (z29)))
    :effect (and
      (z5) (z8) (not (z21)) (not (z22)) (z29)))
  (:action r3c2-11
    :parameters ()
    :precondition (and
      (z0) (not (z19)) (z21) (z22) (not (z29)) (z46))
    :effect (and
      (not (z0)) (z19) (not (z21)) (not (z22)) (z29) (not (z46))))
  (:action r3c2-12
    :parameters ()
    :precondition (and
      (not (z0)) (not (z19)) (z21) (z22) (not (z29)) (z46))
    :effect (and
      (z0) (z19) (not (z21)) (not (z22)) (z29) (not (z46))))
  (:action r2c3-13
    :parameters ()
    :precondition (and
      (z5) (z8) (z21) (not (z22)) (not (z29)))
    :effect (and
      (not (z5)) (not (z8)) (not (z21)) (z22) (z29)))
  (:action r3c2-13
    :parameters ()
    :precondition (and
      (z0) (z19) (z21) (not (z22)) (not (z29)) (z46))
    :effect (and
      (not (z0)) (not (z19)) (not (z21)) (z22) (z29) (not (z46))))
  (:action r3c2-14
    :parameters ()
    :precondition (and
      (not (z0)) (z19) (z21) (not (z22)) (not (z29)) (z46))
    :effect (and
      (z0) (not (z19)) (not (z21)) (z22) (z29) (not (z46))))
  (:action r2c3-14
    :parameters ()
    :precondition (and
      (not (z5)) (z8) (z21) (not (z22)) (not (z29)))
    :effect (and
      (z5) (not (z8)) (not (z21)) (z22) (z29)))
  (:action r2c3-15
    :parameters ()
    :precondition (and
      (z5) (not (z8)) (z21) (not (z22)) (not (z29)))
    :effect (and
      (not (z5)) (z8) (not (z21)) (z22) (z29)))
  (:action r2c3-16
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (z21) (not (z22)) (not (z29)))
    :effect (and
      (z5) (z8) (not (z21)) (z22) (z29)))
  (:action r3c2-15
    :parameters ()
    :precondition (and
      (z0) (not (z19)) (z21) (not (z22)) (not (z29)) (z46))
    :effect (and
      (not (z0)) (z19) (not (z21)) (z22) (z29) (not (z46))))
  (:action r3c2-16
    :parameters ()
    :precondition (and
      (not (z0)) (not (z19)) (z21) (not (z22)) (not (z29)) (z46))
    :effect (and
      (z0) (z19) (not (z21)) (z22) (z29) (not (z46))))
  (:action r7c4-9
    :parameters ()
    :precondition (and
      (z6) (z20) (z23) (not (z31)))
    :effect (and
      (not (z6)) (not (z20)) (not (z23)) (z31)))
  (:action r5c5-9
    :parameters ()
    :precondition (and
      (z3) (z13) (z23) (not (z31)) (z35))
    :effect (and
      (not (z3)) (not (z13)) (not (z23)) (z31) (not (z35))))
  (:action r4c4-9
    :parameters ()
    :precondition (and
      (z19) (z22) (z28) (not (z31)) (z35))
    :effect (and
      (not (z19)) (not (z22)) (not (z28)) (z31) (not (z35))))
  (:action r5c4-9
    :parameters ()
    :precondition (and
      (z3) (z6) (z28) (not (z31)) (z38))
    :effect (and
      (not (z3)) (not (z6)) (not (z28)) (z31) (not (z38))))
  (:action r6c2-9
    :parameters ()
    :precondition (and
      (z19) (z20) (not (z31)) (z38) (z43))
    :effect (and
      (not (z19)) (not (z20)) (z31) (not (z38)) (not (z43))))
  (:action r5c5-10
    :parameters ()
    :precondition (and
      (not (z3)) (z13) (z23) (not (z31)) (z35))
    :effect (and
      (z3) (not (z13)) (not (z23)) (z31) (not (z35))))
  (:action r5c4-10
    :parameters ()
    :precondition (and
      (not (z3)) (z6) (z28) (not (z31)) (z38))
    :effect (and
      (z3) (not (z6)) (not (z28)) (z31) (not (z38))))
  (:action r7c4-10
    :parameters ()
    :precondition (and
      (not (z6)) (z20) (z23) (not (z31)))
    :effect (and
      (z6) (not (z20)) (not (z23)) (z31)))
  (:action r5c4-11
    :parameters ()
    :precondition (and
      (z3) (not (z6)) (z28) (not (z31)) (z38))
    :effect (and
      (not (z3)) (z6) (not (z28)) (z31) (not (z38))))
  (:action r5c4-12
    :parameters ()
    :precondition (and
      (not (z3)) (not (z6)) (z28) (not (z31)) (z38))
    :effect (and
      (z3) (z6) (not (z28)) (z31) (not (z38))))
  (:action r5c5-11
    :parameters ()
    :precondition (and
      (z3) (not (z13)) (z23) (not (z31)) (z35))
    :effect (and
      (not (z3)) (z13) (not (z23)) (z31) (not (z35))))
  (:action r5c5-12
    :parameters ()
    :precondition (and
      (not (z3)) (not (z13)) (z23) (not (z31)) (z35))
    :effect (and
      (z3) (z13) (not (z23)) (z31) (not (z35))))
  (:action r4c4-10
    :parameters ()
    :precondition (and
      (not (z19)) (z22) (z28) (not (z31)) (z35))
    :effect (and
      (z19) (not (z22)) (not (z28)) (z31) (not (z35))))
  (:action r6c2-10
    :parameters ()
    :precondition (and
      (not (z19)) (z20) (not (z31)) (z38) (z43))
    :effect (and
      (z19) (not (z20)) (z31) (not (z38)) (not (z43))))
  (:action r7c4-11
    :parameters ()
    :precondition (and
      (z6) (not (z20)) (z23) (not (z31)))
    :effect (and
      (not (z6)) (z20) (not (z23)) (z31)))
  (:action r6c2-11
    :parameters ()
    :precondition (and
      (z19) (not (z20)) (not (z31)) (z38) (z43))
    :effect (and
      (not (z19)) (z20) (z31) (not (z38)) (not (z43))))
  (:action r7c4-12
    :parameters ()
    :precondition (and
      (not (z6)) (not (z20)) (z23) (not (z31)))
    :effect (and
      (z6) (z20) (not (z23)) (z31)))
  (:action r6c2-12
    :parameters ()
    :precondition (and
      (not (z19)) (not (z20)) (not (z31)) (z38) (z43))
    :effect (and
      (z19) (z20) (z31) (not (z38)) (not (z43))))
  (:action r4c4-11
    :parameters ()
    :precondition (and
      (z19) (not (z22)) (z28) (not (z31)) (z35))
    :effect (and
      (not (z19)) (z22) (not (z28)) (z31) (not (z35))))
  (:action r4c4-12
    :parameters ()
    :precondition (and
      (not (z19)) (not (z22)) (z28) (not (z31)) (z35))
    :effect (and
      (z19) (z22) (not (z28)) (z31) (not (z35))))
  (:action r7c4-13
    :parameters ()
    :precondition (and
      (z6) (z20) (not (z23)) (not (z31)))
    :effect (and
      (not (z6)) (not (z20)) (z23) (z31)))
  (:action r5c5-13
    :parameters ()
    :precondition (and
      (z3) (z13) (not (z23)) (not (z31)) (z35))
    :effect (and
      (not (z3)) (not (z13)) (z23) (z31) (not (z35))))
  (:action r5c5-14
    :parameters ()
    :precondition (and
      (not (z3)) (z13) (not (z23)) (not (z31)) (z35))
    :effect (and
      (z3) (not (z13)) (z23) (z31) (not (z35))))
  (:action r7c4-14
    :parameters ()
    :precondition (and
      (not (z6)) (z20) (not (z23)) (not (z31)))
    :effect (and
      (z6) (not (z20)) (z23) (z31)))
  (:action r5c5-15
    :parameters ()
    :precondition (and
      (z3) (not (z13)) (not (z23)) (not (z31)) (z35))
    :effect (and
      (not (z3)) (z13) (z23) (z31) (not (z35))))
  (:action r5c5-16
    :parameters ()
    :precondition (and
      (not (z3)) (not (z13)) (not (z23)) (not (z31)) (z35))
    :effect (and
      (z3) (z13) (z23) (z31) (not (z35))))
  (:action r7c4-15
    :parameters ()
    :precondition (and
      (z6) (not (z20)) (not (z23)) (not (z31)))
    :effect (and
      (not (z6)) (z20) (z23) (z31)))
  (:action r7c4-16
    :parameters ()
    :precondition (and
      (not (z6)) (not (z20)) (not (z23)) (not (z31)))
    :effect (and
      (z6) (z20) (z23) (z31)))
  (:action r4c4-13
    :parameters ()
    :precondition (and
      (z19) (z22) (not (z28)) (not (z31)) (z35))
    :effect (and
      (not (z19)) (not (z22)) (z28) (z31) (not (z35))))
  (:action r5c4-13
    :parameters ()
    :precondition (and
      (z3) (z6) (not (z28)) (not (z31)) (z38))
    :effect (and
      (not (z3)) (not (z6)) (z28) (z31) (not (z38))))
  (:action r5c4-14
    :parameters ()
    :precondition (and
      (not (z3)) (z6) (not (z28)) (not (z31)) (z38))
    :effect (and
      (z3) (not (z6)) (z28) (z31) (not (z38))))
  (:action r5c4-15
    :parameters ()
    :precondition (and
      (z3) (not (z6)) (not (z28)) (not (z31)) (z38))
    :effect (and
      (not (z3)) (z6) (z28) (z31) (not (z38))))
  (:action r5c4-16
    :parameters ()
    :precondition (and
      (not (z3)) (not (z6)) (not (z28)) (not (z31)) (z38))
    :effect (and
      (z3) (z6) (z28) (z31) (not (z38))))
  (:action r4c4-14
    :parameters ()
    :precondition (and
      (not (z19)) (z22) (not (z28)) (not (z31)) (z35))
    :effect (and
      (z19) (not (z22)) (z28) (z31) (not (z35))))
  (:action r4c4-15
    :parameters ()
    :precondition (and
      (z19) (not (z22)) (not (z28)) (not (z31)) (z35))
    :effect (and
      (not (z19)) (z22) (z28) (z31) (not (z35))))
  (:action r4c4-16
    :parameters ()
    :precondition (and
      (not (z19)) (not (z22)) (not (z28)) (not (z31)) (z35))
    :effect (and
      (z19) (z22) (z28) (z31) (not (z35))))
  (:action r6c6-9
    :parameters ()
    :precondition (and
      (z3) (z13) (z14) (not (z32)))
    :effect (and
      (not (z3)) (not (z13)) (not (z14)) (z32)))
  (:action r4c5-9
    :parameters ()
    :precondition (and
      (z2) (z3) (z28) (not (z32)) (z35))
    :effect (and
      (not (z2)) (not (z3)) (not (z28)) (z32) (not (z35))))
  (:action r4c5-10
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (z28) (not (z32)) (z35))
    :effect (and
      (z2) (not (z3)) (not (z28)) (z32) (not (z35))))
  (:action r6c6-10
    :parameters ()
    :precondition (and
      (not (z3)) (z13) (z14) (not (z32)))
    :effect (and
      (z3) (not (z13)) (not (z14)) (z32)))
  (:action r4c5-11
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (z28) (not (z32)) (z35))
    :effect (and
      (not (z2)) (z3) (not (z28)) (z32) (not (z35))))
  (:action r4c5-12
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z28) (not (z32)) (z35))
    :effect (and
      (z2) (z3) (not (z28)) (z32) (not (z35))))
  (:action r2c6-5
    :parameters ()
    :precondition (and
      (z1) (z2) (not (z7)) (not (z32)) (z44))
    :effect (and
      (not (z1)) (not (z2)) (z7) (z32) (not (z44))))
  (:action r4c6-3
    :parameters ()
    :precondition (and
      (not (z7)) (z13) (not (z32)) (z35) (z44))
    :effect (and
      (z7) (not (z13)) (z32) (not (z35)) (not (z44))))
  (:action r2c6-6
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z7)) (not (z32)) (z44))
    :effect (and
      (z1) (not (z2)) (z7) (z32) (not (z44))))
  (:action r2c6-7
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z7)) (not (z32)) (z44))
    :effect (and
      (not (z1)) (z2) (z7) (z32) (not (z44))))
  (:action r2c6-8
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z7)) (not (z32)) (z44))
    :effect (and
      (z1) (z2) (z7) (z32) (not (z44))))
  (:action r6c6-11
    :parameters ()
    :precondition (and
      (z3) (not (z13)) (z14) (not (z32)))
    :effect (and
      (not (z3)) (z13) (not (z14)) (z32)))
  (:action r6c6-12
    :parameters ()
    :precondition (and
      (not (z3)) (not (z13)) (z14) (not (z32)))
    :effect (and
      (z3) (z13) (not (z14)) (z32)))
  (:action r4c6-4
    :parameters ()
    :precondition (and
      (not (z7)) (not (z13)) (not (z32)) (z35) (z44))
    :effect (and
      (z7) (z13) (z32) (not (z35)) (not (z44))))
  (:action r6c6-13
    :parameters ()
    :precondition (and
      (z3) (z13) (not (z14)) (not (z32)))
    :effect (and
      (not (z3)) (not (z13)) (z14) (z32)))
  (:action r6c6-14
    :parameters ()
    :precondition (and
      (not (z3)) (z13) (not (z14)) (not (z32)))
    :effect (and
      (z3) (not (z13)) (z14) (z32)))
  (:action r6c6-15
    :parameters ()
    :precondition (and
      (z3) (not (z13)) (not (z14)) (not (z32)))
    :effect (and
      (not (z3)) (z13) (z14) (z32)))
  (:action r6c6-16
    :parameters ()
    :precondition (and
      (not (z3)) (not (z13)) (not (z14)) (not (z32)))
    :effect (and
      (z3) (z13) (z14) (z32)))
  (:action r4c5-13
    :parameters ()
    :precondition (and
      (z2) (z3) (not (z28)) (not (z32)) (z35))
    :effect (and
      (not (z2)) (not (z3)) (z28) (z32) (not (z35))))
  (:action r4c5-14
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z28)) (not (z32)) (z35))
    :effect (and
      (z2) (not (z3)) (z28) (z32) (not (z35))))
  (:action r4c5-15
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z28)) (not (z32)) (z35))
    :effect (and
      (not (z2)) (z3) (z28) (z32) (not (z35))))
  (:action r4c5-16
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z28)) (not (z32)) (z35))
    :effect (and
      (z2) (z3) (z28) (z32) (not (z35))))
  (:action r5c5-17
    :parameters ()
    :precondition (and
      (z3) (z13) (z23) (z31) (not (z35)))
    :effect (and
      (not (z3)) (not (z13)) (not (z23)) (not (z31)) (z35)))
  (:action r4c4-17
    :parameters ()
    :precondition (and
      (z19) (z22) (z28) (z31) (not (z35)))
    :effect (and
      (not (z19)) (not (z22)) (not (z28)) (not (z31)) (z35)))
  (:action r4c5-17
    :parameters ()
    :precondition (and
      (z2) (z3) (z28) (z32) (not (z35)))
    :effect (and
      (not (z2)) (not (z3)) (not (z28)) (not (z32)) (z35)))
  (:action r4c5-18
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (z28) (z32) (not (z35)))
    :effect (and
      (z2) (not (z3)) (not (z28)) (not (z32)) (z35)))
  (:action r5c5-18
    :parameters ()
    :precondition (and
      (not (z3)) (z13) (z23) (z31) (not (z35)))
    :effect (and
      (z3) (not (z13)) (not (z23)) (not (z31)) (z35)))
  (:action r4c5-19
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (z28) (z32) (not (z35)))
    :effect (and
      (not (z2)) (z3) (not (z28)) (not (z32)) (z35)))
  (:action r4c5-20
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z28) (z32) (not (z35)))
    :effect (and
      (z2) (z3) (not (z28)) (not (z32)) (z35)))
  (:action r2c5-9
    :parameters ()
    :precondition (and
      (z2) (not (z7)) (z8) (z22) (not (z35)) (z44))
    :effect (and
      (not (z2)) (z7) (not (z8)) (not (z22)) (z35) (not (z44))))
  (:action r4c6-5
    :parameters ()
    :precondition (and
      (not (z7)) (z13) (z32) (not (z35)) (z44))
    :effect (and
      (z7) (not (z13)) (not (z32)) (z35) (not (z44))))
  (:action r2c5-10
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (z8) (z22) (not (z35)) (z44))
    :effect (and
      (z2) (z7) (not (z8)) (not (z22)) (z35) (not (z44))))
  (:action r2c5-11
    :parameters ()
    :precondition (and
      (z2) (not (z7)) (not (z8)) (z22) (not (z35)) (z44))
    :effect (and
      (not (z2)) (z7) (z8) (not (z22)) (z35) (not (z44))))
  (:action r2c5-12
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z8)) (z22) (not (z35)) (z44))
    :effect (and
      (z2) (z7) (z8) (not (z22)) (z35) (not (z44))))
  (:action r5c5-19
    :parameters ()
    :precondition (and
      (z3) (not (z13)) (z23) (z31) (not (z35)))
    :effect (and
      (not (z3)) (z13) (not (z23)) (not (z31)) (z35)))
  (:action r5c5-20
    :parameters ()
    :precondition (and
      (not (z3)) (not (z13)) (z23) (z31) (not (z35)))
    :effect (and
      (z3) (z13) (not (z23)) (not (z31)) (z35)))
  (:action r4c6-6
    :parameters ()
    :precondition (and
      (not (z7)) (not (z13)) (z32) (not (z35)) (z44))
    :effect (and
      (z7) (z13) (not (z32)) (z35) (not (z44))))
  (:action r4c4-18
    :parameters ()
    :precondition (and
      (not (z19)) (z22) (z28) (z31) (not (z35)))
    :effect (and
      (z19) (not (z22)) (not (z28)) (not (z31)) (z35)))
  (:action r4c4-19
    :parameters ()
    :precondition (and
      (z19) (not (z22)) (z28) (z31) (not (z35)))
    :effect (and
      (not (z19)) (z22) (not (z28)) (not (z31)) (z35)))
  (:action r2c5-13
    :parameters ()
    :precondition (and
      (z2) (not (z7)) (z8) (not (z22)) (not (z35)) (z44))
    :effect (and
      (not (z2)) (z7) (not (z8)) (z22) (z35) (not (z44))))
  (:action r2c5-14
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (z8) (not (z22)) (not (z35)) (z44))
    :effect (and
      (z2) (z7) (not (z8)) (z22) (z35) (not (z44))))
  (:action r2c5-15
    :parameters ()
    :precondition (and
      (z2) (not (z7)) (not (z8)) (not (z22)) (not (z35)) (z44))
    :effect (and
      (not (z2)) (z7) (z8) (z22) (z35) (not (z44))))
  (:action r2c5-16
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z8)) (not (z22)) (not (z35)) (z44))
    :effect (and
      (z2) (z7) (z8) (z22) (z35) (not (z44))))
  (:action r4c4-20
    :parameters ()
    :precondition (and
      (not (z19)) (not (z22)) (z28) (z31) (not (z35)))
    :effect (and
      (z19) (z22) (not (z28)) (not (z31)) (z35)))
  (:action r5c5-21
    :parameters ()
    :precondition (and
      (z3) (z13) (not (z23)) (z31) (not (z35)))
    :effect (and
      (not (z3)) (not (z13)) (z23) (not (z31)) (z35)))
  (:action r5c5-22
    :parameters ()
    :precondition (and
      (not (z3)) (z13) (not (z23)) (z31) (not (z35)))
    :effect (and
      (z3) (not (z13)) (z23) (not (z31)) (z35)))
  (:action r5c5-23
    :parameters ()
    :precondition (and
      (z3) (not (z13)) (not (z23)) (z31) (not (z35)))
    :effect (and
      (not (z3)) (z13) (z23) (not (z31)) (z35)))
  (:action r5c5-24
    :parameters ()
    :precondition (and
      (not (z3)) (not (z13)) (not (z23)) (z31) (not (z35)))
    :effect (and
      (z3) (z13) (z23) (not (z31)) (z35)))
  (:action r4c4-21
    :parameters ()
    :precondition (and
      (z19) (z22) (not (z28)) (z31) (not (z35)))
    :effect (and
      (not (z19)) (not (z22)) (z28) (not (z31)) (z35)))
  (:action r4c5-21
    :parameters ()
    :precondition (and
      (z2) (z3) (not (z28)) (z32) (not (z35)))
    :effect (and
      (not (z2)) (not (z3)) (z28) (not (z32)) (z35)))
  (:action r4c5-22
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z28)) (z32) (not (z35)))
    :effect (and
      (z2) (not (z3)) (z28) (not (z32)) (z35)))
  (:action r4c5-23
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z28)) (z32) (not (z35)))
    :effect (and
      (not (z2)) (z3) (z28) (not (z32)) (z35)))
  (:action r4c5-24
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z28)) (z32) (not (z35)))
    :effect (and
      (z2) (z3) (z28) (not (z32)) (z35)))
  (:action r4c4-22
    :parameters ()
    :precondition (and
      (not (z19)) (z22) (not (z28)) (z31) (not (z35)))
    :effect (and
      (z19) (not (z22)) (z28) (not (z31)) (z35)))
  (:action r4c4-23
    :parameters ()
    :precondition (and
      (z19) (not (z22)) (not (z28)) (z31) (not (z35)))
    :effect (and
      (not (z19)) (z22) (z28) (not (z31)) (z35)))
  (:action r4c4-24
    :parameters ()
    :precondition (and
      (not (z19)) (not (z22)) (not (z28)) (z31) (not (z35)))
    :effect (and
      (z19) (z22) (z28) (not (z31)) (z35)))
  (:action r5c5-25
    :parameters ()
    :precondition (and
      (z3) (z13) (z23) (not (z31)) (not (z35)))
    :effect (and
      (not (z3)) (not (z13)) (not (z23)) (z31) (z35)))
  (:action r4c4-25
    :parameters ()
    :precondition (and
      (z19) (z22) (z28) (not (z31)) (not (z35)))
    :effect (and
      (not (z19)) (not (z22)) (not (z28)) (z31) (z35)))
  (:action r5c5-26
    :parameters ()
    :precondition (and
      (not (z3)) (z13) (z23) (not (z31)) (not (z35)))
    :effect (and
      (z3) (not (z13)) (not (z23)) (z31) (z35)))
  (:action r5c5-27
    :parameters ()
    :precondition (and
      (z3) (not (z13)) (z23) (not (z31)) (not (z35)))
    :effect (and
      (not (z3)) (z13) (not (z23)) (z31) (z35)))
  (:action r5c5-28
    :parameters ()
    :precondition (and
      (not (z3)) (not (z13)) (z23) (not (z31)) (not (z35)))
    :effect (and
      (z3) (z13) (not (z23)) (z31) (z35)))
  (:action r4c4-26
    :parameters ()
    :precondition (and
      (not (z19)) (z22) (z28) (not (z31)) (not (z35)))
    :effect (and
      (z19) (not (z22)) (not (z28)) (z31) (z35)))
  (:action r4c4-27
    :parameters ()
    :precondition (and
      (z19) (not (z22)) (z28) (not (z31)) (not (z35)))
    :effect (and
      (not (z19)) (z22) (not (z28)) (z31) (z35)))
  (:action r4c4-28
    :parameters ()
    :precondition (and
      (not (z19)) (not (z22)) (z28) (not (z31)) (not (z35)))
    :effect (and
      (z19) (z22) (not (z28)) (z31) (z35)))
  (:action r5c5-29
    :parameters ()
    :precondition (and
      (z3) (z13) (not (z23)) (not (z31)) (not (z35)))
    :effect (and
      (not (z3)) (not (z13)) (z23) (z31) (z35)))
  (:action r5c5-30
    :parameters ()
    :precondition (and
      (not (z3)) (z13) (not (z23)) (not (z31)) (not (z35)))
    :effect (and
      (z3) (not (z13)) (z23) (z31) (z35)))
  (:action r5c5-31
    :parameters ()
    :precondition (and
      (z3) (not (z13)) (not (z23)) (not (z31)) (not (z35)))
    :effect (and
      (not (z3)) (z13) (z23) (z31) (z35)))
  (:action r5c5-32
    :parameters ()
    :precondition (and
      (not (z3)) (not (z13)) (not (z23)) (not (z31)) (not (z35)))
    :effect (and
      (z3) (z13) (z23) (z31) (z35)))
  (:action r4c4-29
    :parameters ()
    :precondition (and
      (z19) (z22) (not (z28)) (not (z31)) (not (z35)))
    :effect (and
      (not (z19)) (not (z22)) (z28) (z31) (z35)))
  (:action r4c4-30
    :parameters ()
    :precondition (and
      (not (z19)) (z22) (not (z28)) (not (z31)) (not (z35)))
    :effect (and
      (z19) (not (z22)) (z28) (z31) (z35)))
  (:action r4c4-31
    :parameters ()
    :precondition (and
      (z19) (not (z22)) (not (z28)) (not (z31)) (not (z35)))
    :effect (and
      (not (z19)) (z22) (z28) (z31) (z35)))
  (:action r4c4-32
    :parameters ()
    :precondition (and
      (not (z19)) (not (z22)) (not (z28)) (not (z31)) (not (z35)))
    :effect (and
      (z19) (z22) (z28) (z31) (z35)))
  (:action r4c5-25
    :parameters ()
    :precondition (and
      (z2) (z3) (z28) (not (z32)) (not (z35)))
    :effect (and
      (not (z2)) (not (z3)) (not (z28)) (z32) (z35)))
  (:action r4c5-26
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (z28) (not (z32)) (not (z35)))
    :effect (and
      (z2) (not (z3)) (not (z28)) (z32) (z35)))
  (:action r4c5-27
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (z28) (not (z32)) (not (z35)))
    :effect (and
      (not (z2)) (z3) (not (z28)) (z32) (z35)))
  (:action r4c5-28
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z28) (not (z32)) (not (z35)))
    :effect (and
      (z2) (z3) (not (z28)) (z32) (z35)))
  (:action r4c6-7
    :parameters ()
    :precondition (and
      (not (z7)) (z13) (not (z32)) (not (z35)) (z44))
    :effect (and
      (z7) (not (z13)) (z32) (z35) (not (z44))))
  (:action r4c6-8
    :parameters ()
    :precondition (and
      (not (z7)) (not (z13)) (not (z32)) (not (z35)) (z44))
    :effect (and
      (z7) (z13) (z32) (z35) (not (z44))))
  (:action r4c5-29
    :parameters ()
    :precondition (and
      (z2) (z3) (not (z28)) (not (z32)) (not (z35)))
    :effect (and
      (not (z2)) (not (z3)) (z28) (z32) (z35)))
  (:action r4c5-30
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z28)) (not (z32)) (not (z35)))
    :effect (and
      (z2) (not (z3)) (z28) (z32) (z35)))
  (:action r4c5-31
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z28)) (not (z32)) (not (z35)))
    :effect (and
      (not (z2)) (z3) (z28) (z32) (z35)))
  (:action r4c5-32
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z28)) (not (z32)) (not (z35)))
    :effect (and
      (z2) (z3) (z28) (z32) (z35)))
  (:action r7c3-9
    :parameters ()
    :precondition (and
      (z6) (z20) (z27) (not (z38)))
    :effect (and
      (not (z6)) (not (z20)) (not (z27)) (z38)))
  (:action r4c2-17
    :parameters ()
    :precondition (and
      (z0) (z19) (z26) (z28) (not (z38)))
    :effect (and
      (not (z0)) (not (z19)) (not (z26)) (not (z28)) (z38)))
  (:action r5c4-17
    :parameters ()
    :precondition (and
      (z3) (z6) (z28) (z31) (not (z38)))
    :effect (and
      (not (z3)) (not (z6)) (not (z28)) (not (z31)) (z38)))
  (:action r6c2-13
    :parameters ()
    :precondition (and
      (z26) (z27) (not (z38)) (z43))
    :effect (and
      (not (z26)) (not (z27)) (z38) (not (z43))))
  (:action r6c2-14
    :parameters ()
    :precondition (and
      (z19) (z20) (z31) (not (z38)) (z43))
    :effect (and
      (not (z19)) (not (z20)) (not (z31)) (z38) (not (z43))))
  (:action r4c2-18
    :parameters ()
    :precondition (and
      (not (z0)) (z19) (z26) (z28) (not (z38)))
    :effect (and
      (z0) (not (z19)) (not (z26)) (not (z28)) (z38)))
  (:action r5c4-18
    :parameters ()
    :precondition (and
      (not (z3)) (z6) (z28) (z31) (not (z38)))
    :effect (and
      (z3) (not (z6)) (not (z28)) (not (z31)) (z38)))
  (:action r7c3-10
    :parameters ()
    :precondition (and
      (not (z6)) (z20) (z27) (not (z38)))
    :effect (and
      (z6) (not (z20)) (not (z27)) (z38)))
  (:action r5c4-19
    :parameters ()
    :precondition (and
      (z3) (not (z6)) (z28) (z31) (not (z38)))
    :effect (and
      (not (z3)) (z6) (not (z28)) (not (z31)) (z38)))
  (:action r5c4-20
    :parameters ()
    :precondition (and
      (not (z3)) (not (z6)) (z28) (z31) (not (z38)))
    :effect (and
      (z3) (z6) (not (z28)) (not (z31)) (z38)))
  (:action r4c2-19
    :parameters ()
    :precondition (and
      (z0) (not (z19)) (z26) (z28) (not (z38)))
    :effect (and
      (not (z0)) (z19) (not (z26)) (not (z28)) (z38)))
  (:action r6c2-15
    :parameters ()
    :precondition (and
      (not (z19)) (z20) (z31) (not (z38)) (z43))
    :effect (and
      (z19) (not (z20)) (not (z31)) (z38) (not (z43))))
  (:action r4c2-20
    :parameters ()
    :precondition (and
      (not (z0)) (not (z19)) (z26) (z28) (not (z38)))
    :effect (and
      (z0) (z19) (not (z26)) (not (z28)) (z38)))
  (:action r7c3-11
    :parameters ()
    :precondition (and
      (z6) (not (z20)) (z27) (not (z38)))
    :effect (and
      (not (z6)) (z20) (not (z27)) (z38)))
  (:action r6c2-16
    :parameters ()
    :precondition (and
      (z19) (not (z20)) (z31) (not (z38)) (z43))
    :effect (and
      (not (z19)) (z20) (not (z31)) (z38) (not (z43))))
  (:action r7c3-12
    :parameters ()
    :precondition (and
      (not (z6)) (not (z20)) (z27) (not (z38)))
    :effect (and
      (z6) (z20) (not (z27)) (z38)))
  (:action r6c2-17
    :parameters ()
    :precondition (and
      (not (z19)) (not (z20)) (z31) (not (z38)) (z43))
    :effect (and
      (z19) (z20) (not (z31)) (z38) (not (z43))))
  (:action r4c2-21
    :parameters ()
    :precondition (and
      (z0) (z19) (not (z26)) (z28) (not (z38)))
    :effect (and
      (not (z0)) (not (z19)) (z26) (not (z28)) (z38)))
  (:action r6c2-18
    :parameters ()
    :precondition (and
      (not (z26)) (z27) (not (z38)) (z43))
    :effect (and
      (z26) (not (z27)) (z38) (not (z43))))
  (:action r4c2-22
    :parameters ()
    :precondition (and
      (not (z0)) (z19) (not (z26)) (z28) (not (z38)))
    :effect (and
      (z0) (not (z19)) (z26) (not (z28)) (z38)))
  (:action r4c2-23
    :parameters ()
    :precondition (and
      (z0) (not (z19)) (not (z26)) (z28) (not (z38)))
    :effect (and
      (not (z0)) (z19) (z26) (not (z28)) (z38)))
  (:action r4c2-24
    :parameters ()
    :precondition (and
      (not (z0)) (not (z19)) (not (z26)) (z28) (not (z38)))
    :effect (and
      (z0) (z19) (z26) (not (z28)) (z38)))
  (:action r7c3-13
    :parameters ()
    :precondition (and
      (z6) (z20) (not (z27)) (not (z38)))
    :effect (and
      (not (z6)) (not (z20)) (z27) (z38)))
  (:action r6c2-19
    :parameters ()
    :precondition (and
      (z26) (not (z27)) (not (z38)) (z43))
    :effect (and
      (not (z26)) (z27) (z38) (not (z43))))
  (:action r7c3-14
    :parameters ()
    :precondition (and
      (not (z6)) (z20) (not (z27)) (not (z38)))
    :effect (and
      (z6) (not (z20)) (z27) (z38)))
  (:action r7c3-15
    :parameters ()
    :precondition (and
      (z6) (not (z20)) (not (z27)) (not (z38)))
    :effect (and
      (not (z6)) (z20) (z27) (z38)))
  (:action r7c3-16
    :parameters ()
    :precondition (and
      (not (z6)) (not (z20)) (not (z27)) (not (z38)))
    :effect (and
      (z6) (z20) (z27) (z38)))
  (:action r6c2-20
    :parameters ()
    :precondition (and
      (not (z26)) (not (z27)) (not (z38)) (z43))
    :effect (and
      (z26) (z27) (z38) (not (z43))))
  (:action r4c2-25
    :parameters ()
    :precondition (and
      (z0) (z19) (z26) (not (z28)) (not (z38)))
    :effect (and
      (not (z0)) (not (z19)) (not (z26)) (z28) (z38)))
  (:action r5c4-21
    :parameters ()
    :precondition (and
      (z3) (z6) (not (z28)) (z31) (not (z38)))
    :effect (and
      (not (z3)) (not (z6)) (z28) (not (z31)) (z38)))
  (:action r4c2-26
    :parameters ()
    :precondition (and
      (not (z0)) (z19) (z26) (not (z28)) (not (z38)))
    :effect (and
      (z0) (not (z19)) (not (z26)) (z28) (z38)))
  (:action r5c4-22
    :parameters ()
    :precondition (and
      (not (z3)) (z6) (not (z28)) (z31) (not (z38)))
    :effect (and
      (z3) (not (z6)) (z28) (not (z31)) (z38)))
  (:action r5c4-23
    :parameters ()
    :precondition (and
      (z3) (not (z6)) (not (z28)) (z31) (not (z38)))
    :effect (and
      (not (z3)) (z6) (z28) (not (z31)) (z38)))
  (:action r5c4-24
    :parameters ()
    :precondition (and
      (not (z3)) (not (z6)) (not (z28)) (z31) (not (z38)))
    :effect (and
      (z3) (z6) (z28) (not (z31)) (z38)))
  (:action r4c2-27
    :parameters ()
    :precondition (and
      (z0) (not (z19)) (z26) (not (z28)) (not (z38)))
    :effect (and
      (not (z0)) (z19) (not (z26)) (z28) (z38)))
  (:action r4c2-28
    :parameters ()
    :precondition (and
      (not (z0)) (not (z19)) (z26) (not (z28)) (not (z38)))
    :effect (and
      (z0) (z19) (not (z26)) (z28) (z38)))
  (:action r4c2-29
    :parameters ()
    :precondition (and
      (z0) (z19) (not (z26)) (not (z28)) (not (z38)))
    :effect (and
      (not (z0)) (not (z19)) (z26) (z28) (z38)))
  (:action r4c2-30
    :parameters ()
    :precondition (and
      (not (z0)) (z19) (not (z26)) (not (z28)) (not (z38)))
    :effect (and
      (z0) (not (z19)) (z26) (z28) (z38)))
  (:action r4c2-31
    :parameters ()
    :precondition (and
      (z0) (not (z19)) (not (z26)) (not (z28)) (not (z38)))
    :effect (and
      (not (z0)) (z19) (z26) (z28) (z38)))
  (:action r4c2-32
    :parameters ()
    :precondition (and
      (not (z0)) (not (z19)) (not (z26)) (not (z28)) (not (z38)))
    :effect (and
      (z0) (z19) (z26) (z28) (z38)))
  (:action r5c4-25
    :parameters ()
    :precondition (and
      (z3) (z6) (z28) (not (z31)) (not (z38)))
    :effect (and
      (not (z3)) (not (z6)) (not (z28)) (z31) (z38)))
  (:action r6c2-21
    :parameters ()
    :precondition (and
      (z19) (z20) (not (z31)) (not (z38)) (z43))
    :effect (and
      (not (z19)) (not (z20)) (z31) (z38) (not (z43))))
  (:action r5c4-26
    :parameters ()
    :precondition (and
      (not (z3)) (z6) (z28) (not (z31)) (not (z38)))
    :effect (and
      (z3) (not (z6)) (not (z28)) (z31) (z38)))
  (:action r5c4-27
    :parameters ()
    :precondition (and
      (z3) (not (z6)) (z28) (not (z31)) (not (z38)))
    :effect (and
      (not (z3)) (z6) (not (z28)) (z31) (z38)))
  (:action r5c4-28
    :parameters ()
    :precondition (and
      (not (z3)) (not (z6)) (z28) (not (z31)) (not (z38)))
    :effect (and
      (z3) (z6) (not (z28)) (z31) (z38)))
  (:action r6c2-22
    :parameters ()
    :precondition (and
      (not (z19)) (z20) (not (z31)) (not (z38)) (z43))
    :effect (and
      (z19) (not (z20)) (z31) (z38) (not (z43))))
  (:action r6c2-23
    :parameters ()
    :precondition (and
      (z19) (not (z20)) (not (z31)) (not (z38)) (z43))
    :effect (and
      (not (z19)) (z20) (z31) (z38) (not (z43))))
  (:action r6c2-24
    :parameters ()
    :precondition (and
      (not (z19)) (not (z20)) (not (z31)) (not (z38)) (z43))
    :effect (and
      (z19) (z20) (z31) (z38) (not (z43))))
  (:action r5c4-29
    :parameters ()
    :precondition (and
      (z3) (z6) (not (z28)) (not (z31)) (not (z38)))
    :effect (and
      (not (z3)) (not (z6)) (z28) (z31) (z38)))
  (:action r5c4-30
    :parameters ()
    :precondition (and
      (not (z3)) (z6) (not (z28)) (not (z31)) (not (z38)))
    :effect (and
      (z3) (not (z6)) (z28) (z31) (z38)))
  (:action r5c4-31
    :parameters ()
    :precondition (and
      (z3) (not (z6)) (not (z28)) (not (z31)) (not (z38)))
    :effect (and
      (not (z3)) (z6) (z28) (z31) (z38)))
  (:action r5c4-32
    :parameters ()
    :precondition (and
      (not (z3)) (not (z6)) (not (z28)) (not (z31)) (not (z38)))
    :effect (and
      (z3) (z6) (z28) (z31) (z38)))
  (:action r3c1-5
    :parameters ()
    :precondition (and
      (z0) (not (z9)) (z26) (not (z42)) (z46))
    :effect (and
      (not (z0)) (z9) (not (z26)) (z42) (not (z46))))
  (:action r3c1-6
    :parameters ()
    :precondition (and
      (not (z0)) (not (z9)) (z26) (not (z42)) (z46))
    :effect (and
      (z0) (z9) (not (z26)) (z42) (not (z46))))
  (:action r2c2-9
    :parameters ()
    :precondition (and
      (z0) (z5) (not (z9)) (not (z21)) (z29) (not (z42)))
    :effect (and
      (not (z0)) (not (z5)) (z9) (z21) (not (z29)) (z42)))
  (:action r2c1-3
    :parameters ()
    :precondition (and
      (not (z9)) (not (z21)) (z29) (not (z42)) (z46))
    :effect (and
      (z9) (z21) (not (z29)) (z42) (not (z46))))
  (:action r2c2-10
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (not (z9)) (not (z21)) (z29) (not (z42)))
    :effect (and
      (z0) (not (z5)) (z9) (z21) (not (z29)) (z42)))
  (:action r2c2-11
    :parameters ()
    :precondition (and
      (z0) (not (z5)) (not (z9)) (not (z21)) (z29) (not (z42)))
    :effect (and
      (not (z0)) (z5) (z9) (z21) (not (z29)) (z42)))
  (:action r2c2-12
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z9)) (not (z21)) (z29) (not (z42)))
    :effect (and
      (z0) (z5) (z9) (z21) (not (z29)) (z42)))
  (:action r3c1-7
    :parameters ()
    :precondition (and
      (z0) (not (z9)) (not (z26)) (not (z42)) (z46))
    :effect (and
      (not (z0)) (z9) (z26) (z42) (not (z46))))
  (:action r3c1-8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z9)) (not (z26)) (not (z42)) (z46))
    :effect (and
      (z0) (z9) (z26) (z42) (not (z46))))
  (:action r2c2-13
    :parameters ()
    :precondition (and
      (z0) (z5) (not (z9)) (z21) (not (z29)) (not (z42)))
    :effect (and
      (not (z0)) (not (z5)) (z9) (not (z21)) (z29) (z42)))
  (:action r2c1-4
    :parameters ()
    :precondition (and
      (not (z9)) (z21) (not (z29)) (not (z42)) (z46))
    :effect (and
      (z9) (not (z21)) (z29) (z42) (not (z46))))
  (:action r2c2-14
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (not (z9)) (z21) (not (z29)) (not (z42)))
    :effect (and
      (z0) (not (z5)) (z9) (not (z21)) (z29) (z42)))
  (:action r2c2-15
    :parameters ()
    :precondition (and
      (z0) (not (z5)) (not (z9)) (z21) (not (z29)) (not (z42)))
    :effect (and
      (not (z0)) (z5) (z9) (not (z21)) (z29) (z42)))
  (:action r2c2-16
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z9)) (z21) (not (z29)) (not (z42)))
    :effect (and
      (z0) (z5) (z9) (not (z21)) (z29) (z42)))
  (:action r7c1-5
    :parameters ()
    :precondition (and
      (z20) (z27) (not (z43)))
    :effect (and
      (not (z20)) (not (z27)) (z43)))
  (:action r6c2-25
    :parameters ()
    :precondition (and
      (z26) (z27) (z38) (not (z43)))
    :effect (and
      (not (z26)) (not (z27)) (not (z38)) (z43)))
  (:action r6c2-26
    :parameters ()
    :precondition (and
      (z19) (z20) (z31) (z38) (not (z43)))
    :effect (and
      (not (z19)) (not (z20)) (not (z31)) (not (z38)) (z43)))
  (:action r4c1-5
    :parameters ()
    :precondition (and
      (z19) (z26) (not (z43)) (z46))
    :effect (and
      (not (z19)) (not (z26)) (z43) (not (z46))))
  (:action r6c2-27
    :parameters ()
    :precondition (and
      (not (z19)) (z20) (z31) (z38) (not (z43)))
    :effect (and
      (z19) (not (z20)) (not (z31)) (not (z38)) (z43)))
  (:action r4c1-6
    :parameters ()
    :precondition (and
      (not (z19)) (z26) (not (z43)) (z46))
    :effect (and
      (z19) (not (z26)) (z43) (not (z46))))
  (:action r7c1-6
    :parameters ()
    :precondition (and
      (not (z20)) (z27) (not (z43)))
    :effect (and
      (z20) (not (z27)) (z43)))
  (:action r6c2-28
    :parameters ()
    :precondition (and
      (z19) (not (z20)) (z31) (z38) (not (z43)))
    :effect (and
      (not (z19)) (z20) (not (z31)) (not (z38)) (z43)))
  (:action r6c2-29
    :parameters ()
    :precondition (and
      (not (z19)) (not (z20)) (z31) (z38) (not (z43)))
    :effect (and
      (z19) (z20) (not (z31)) (not (z38)) (z43)))
  (:action r6c2-30
    :parameters ()
    :precondition (and
      (not (z26)) (z27) (z38) (not (z43)))
    :effect (and
      (z26) (not (z27)) (not (z38)) (z43)))
  (:action r4c1-7
    :parameters ()
    :precondition (and
      (z19) (not (z26)) (not (z43)) (z46))
    :effect (and
      (not (z19)) (z26) (z43) (not (z46))))
  (:action r4c1-8
    :parameters ()
    :precondition (and
      (not (z19)) (not (z26)) (not (z43)) (z46))
    :effect (and
      (z19) (z26) (z43) (not (z46))))
  (:action r7c1-7
    :parameters ()
    :precondition (and
      (z20) (not (z27)) (not (z43)))
    :effect (and
      (not (z20)) (z27) (z43)))
  (:action r6c2-31
    :parameters ()
    :precondition (and
      (z26) (not (z27)) (z38) (not (z43)))
    :effect (and
      (not (z26)) (z27) (not (z38)) (z43)))
  (:action r7c1-8
    :parameters ()
    :precondition (and
      (not (z20)) (not (z27)) (not (z43)))
    :effect (and
      (z20) (z27) (z43)))
  (:action r6c2-32
    :parameters ()
    :precondition (and
      (not (z26)) (not (z27)) (z38) (not (z43)))
    :effect (and
      (z26) (z27) (not (z38)) (z43)))
  (:action r6c2-33
    :parameters ()
    :precondition (and
      (z19) (z20) (not (z31)) (z38) (not (z43)))
    :effect (and
      (not (z19)) (not (z20)) (z31) (not (z38)) (z43)))
  (:action r6c2-34
    :parameters ()
    :precondition (and
      (not (z19)) (z20) (not (z31)) (z38) (not (z43)))
    :effect (and
      (z19) (not (z20)) (z31) (not (z38)) (z43)))
  (:action r6c2-35
    :parameters ()
    :precondition (and
      (z19) (not (z20)) (not (z31)) (z38) (not (z43)))
    :effect (and
      (not (z19)) (z20) (z31) (not (z38)) (z43)))
  (:action r6c2-36
    :parameters ()
    :precondition (and
      (not (z19)) (not (z20)) (not (z31)) (z38) (not (z43)))
    :effect (and
      (z19) (z20) (z31) (not (z38)) (z43)))
  (:action r6c2-37
    :parameters ()
    :precondition (and
      (z26) (z27) (not (z38)) (not (z43)))
    :effect (and
      (not (z26)) (not (z27)) (z38) (z43)))
  (:action r6c2-38
    :parameters ()
    :precondition (and
      (z19) (z20) (z31) (not (z38)) (not (z43)))
    :effect (and
      (not (z19)) (not (z20)) (not (z31)) (z38) (z43)))
  (:action r6c2-39
    :parameters ()
    :precondition (and
      (not (z19)) (z20) (z31) (not (z38)) (not (z43)))
    :effect (and
      (z19) (not (z20)) (not (z31)) (z38) (z43)))
  (:action r6c2-40
    :parameters ()
    :precondition (and
      (z19) (not (z20)) (z31) (not (z38)) (not (z43)))
    :effect (and
      (not (z19)) (z20) (not (z31)) (z38) (z43)))
  (:action r6c2-41
    :parameters ()
    :precondition (and
      (not (z19)) (not (z20)) (z31) (not (z38)) (not (z43)))
    :effect (and
      (z19) (z20) (not (z31)) (z38) (z43)))
  (:action r6c2-42
    :parameters ()
    :precondition (and
      (not (z26)) (z27) (not (z38)) (not (z43)))
    :effect (and
      (z26) (not (z27)) (z38) (z43)))
  (:action r6c2-43
    :parameters ()
    :precondition (and
      (z26) (not (z27)) (not (z38)) (not (z43)))
    :effect (and
      (not (z26)) (z27) (z38) (z43)))
  (:action r6c2-44
    :parameters ()
    :precondition (and
      (not (z26)) (not (z27)) (not (z38)) (not (z43)))
    :effect (and
      (z26) (z27) (z38) (z43)))
  (:action r6c2-45
    :parameters ()
    :precondition (and
      (z19) (z20) (not (z31)) (not (z38)) (not (z43)))
    :effect (and
      (not (z19)) (not (z20)) (z31) (z38) (z43)))
  (:action r6c2-46
    :parameters ()
    :precondition (and
      (not (z19)) (z20) (not (z31)) (not (z38)) (not (z43)))
    :effect (and
      (z19) (not (z20)) (z31) (z38) (z43)))
  (:action r6c2-47
    :parameters ()
    :precondition (and
      (z19) (not (z20)) (not (z31)) (not (z38)) (not (z43)))
    :effect (and
      (not (z19)) (z20) (z31) (z38) (z43)))
  (:action r6c2-48
    :parameters ()
    :precondition (and
      (not (z19)) (not (z20)) (not (z31)) (not (z38)) (not (z43)))
    :effect (and
      (z19) (z20) (z31) (z38) (z43)))
  (:action r1c6-5
    :parameters ()
    :precondition (and
      (z1) (z7) (z8) (not (z44)))
    :effect (and
      (not (z1)) (not (z7)) (not (z8)) (z44)))
  (:action r2c6-9
    :parameters ()
    :precondition (and
      (z1) (z2) (z7) (z32) (not (z44)))
    :effect (and
      (not (z1)) (not (z2)) (not (z7)) (not (z32)) (z44)))
  (:action r2c5-17
    :parameters ()
    :precondition (and
      (z2) (z7) (z8) (z22) (z35) (not (z44)))
    :effect (and
      (not (z2)) (not (z7)) (not (z8)) (not (z22)) (not (z35)) (z44)))
  (:action r4c6-9
    :parameters ()
    :precondition (and
      (z7) (z13) (z32) (z35) (not (z44)))
    :effect (and
      (not (z7)) (not (z13)) (not (z32)) (not (z35)) (z44)))
  (:action r1c6-6
    :parameters ()
    :precondition (and
      (not (z1)) (z7) (z8) (not (z44)))
    :effect (and
      (z1) (not (z7)) (not (z8)) (z44)))
  (:action r2c6-10
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (z7) (z32) (not (z44)))
    :effect (and
      (z1) (not (z2)) (not (z7)) (not (z32)) (z44)))
  (:action r2c6-11
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (z7) (z32) (not (z44)))
    :effect (and
      (not (z1)) (z2) (not (z7)) (not (z32)) (z44)))
  (:action r2c5-18
    :parameters ()
    :precondition (and
      (not (z2)) (z7) (z8) (z22) (z35) (not (z44)))
    :effect (and
      (z2) (not (z7)) (not (z8)) (not (z22)) (not (z35)) (z44)))
  (:action r2c6-12
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z7) (z32) (not (z44)))
    :effect (and
      (z1) (z2) (not (z7)) (not (z32)) (z44)))
  (:action r1c6-7
    :parameters ()
    :precondition (and
      (z1) (z7) (not (z8)) (not (z44)))
    :effect (and
      (not (z1)) (not (z7)) (z8) (z44)))
  (:action r2c5-19
    :parameters ()
    :precondition (and
      (z2) (z7) (not (z8)) (z22) (z35) (not (z44)))
    :effect (and
      (not (z2)) (not (z7)) (z8) (not (z22)) (not (z35)) (z44)))
  (:action r1c6-8
    :parameters ()
    :precondition (and
      (not (z1)) (z7) (not (z8)) (not (z44)))
    :effect (and
      (z1) (not (z7)) (z8) (z44)))
  (:action r2c5-20
    :parameters ()
    :precondition (and
      (not (z2)) (z7) (not (z8)) (z22) (z35) (not (z44)))
    :effect (and
      (z2) (not (z7)) (z8) (not (z22)) (not (z35)) (z44)))
  (:action r4c6-10
    :parameters ()
    :precondition (and
      (z7) (not (z13)) (z32) (z35) (not (z44)))
    :effect (and
      (not (z7)) (z13) (not (z32)) (not (z35)) (z44)))
  (:action r2c5-21
    :parameters ()
    :precondition (and
      (z2) (z7) (z8) (not (z22)) (z35) (not (z44)))
    :effect (and
      (not (z2)) (not (z7)) (not (z8)) (z22) (not (z35)) (z44)))
  (:action r2c5-22
    :parameters ()
    :precondition (and
      (not (z2)) (z7) (z8) (not (z22)) (z35) (not (z44)))
    :effect (and
      (z2) (not (z7)) (not (z8)) (z22) (not (z35)) (z44)))
  (:action r2c5-23
    :parameters ()
    :precondition (and
      (z2) (z7) (not (z8)) (not (z22)) (z35) (not (z44)))
    :effect (and
      (not (z2)) (not (z7)) (z8) (z22) (not (z35)) (z44)))
  (:action r2c5-24
    :parameters ()
    :precondition (and
      (not (z2)) (z7) (not (z8)) (not (z22)) (z35) (not (z44)))
    :effect (and
      (z2) (not (z7)) (z8) (z22) (not (z35)) (z44)))
  (:action r2c6-13
    :parameters ()
    :precondition (and
      (z1) (z2) (z7) (not (z32)) (not (z44)))
    :effect (and
      (not (z1)) (not (z2)) (not (z7)) (z32) (z44)))
  (:action r4c6-11
    :parameters ()
    :precondition (and
      (z7) (z13) (not (z32)) (z35) (not (z44)))
    :effect (and
      (not (z7)) (not (z13)) (z32) (not (z35)) (z44)))
  (:action r2c6-14
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (z7) (not (z32)) (not (z44)))
    :effect (and
      (z1) (not (z2)) (not (z7)) (z32) (z44)))
  (:action r2c6-15
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (z7) (not (z32)) (not (z44)))
    :effect (and
      (not (z1)) (z2) (not (z7)) (z32) (z44)))
  (:action r2c6-16
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z7) (not (z32)) (not (z44)))
    :effect (and
      (z1) (z2) (not (z7)) (z32) (z44)))
  (:action r4c6-12
    :parameters ()
    :precondition (and
      (z7) (not (z13)) (not (z32)) (z35) (not (z44)))
    :effect (and
      (not (z7)) (z13) (z32) (not (z35)) (z44)))
  (:action r2c5-25
    :parameters ()
    :precondition (and
      (z2) (z7) (z8) (z22) (not (z35)) (not (z44)))
    :effect (and
      (not (z2)) (not (z7)) (not (z8)) (not (z22)) (z35) (z44)))
  (:action r4c6-13
    :parameters ()
    :precondition (and
      (z7) (z13) (z32) (not (z35)) (not (z44)))
    :effect (and
      (not (z7)) (not (z13)) (not (z32)) (z35) (z44)))
  (:action r2c5-26
    :parameters ()
    :precondition (and
      (not (z2)) (z7) (z8) (z22) (not (z35)) (not (z44)))
    :effect (and
      (z2) (not (z7)) (not (z8)) (not (z22)) (z35) (z44)))
  (:action r2c5-27
    :parameters ()
    :precondition (and
      (z2) (z7) (not (z8)) (z22) (not (z35)) (not (z44)))
    :effect (and
      (not (z2)) (not (z7)) (z8) (not (z22)) (z35) (z44)))
  (:action r2c5-28
    :parameters ()
    :precondition (and
      (not (z2)) (z7) (not (z8)) (z22) (not (z35)) (not (z44)))
    :effect (and
      (z2) (not (z7)) (z8) (not (z22)) (z35) (z44)))
  (:action r4c6-14
    :parameters ()
    :precondition (and
      (z7) (not (z13)) (z32) (not (z35)) (not (z44)))
    :effect (and
      (not (z7)) (z13) (not (z32)) (z35) (z44)))
  (:action r2c5-29
    :parameters ()
    :precondition (and
      (z2) (z7) (z8) (not (z22)) (not (z35)) (not (z44)))
    :effect (and
      (not (z2)) (not (z7)) (not (z8)) (z22) (z35) (z44)))
  (:action r2c5-30
    :parameters ()
    :precondition (and
      (not (z2)) (z7) (z8) (not (z22)) (not (z35)) (not (z44)))
    :effect (and
      (z2) (not (z7)) (not (z8)) (z22) (z35) (z44)))
  (:action r2c5-31
    :parameters ()
    :precondition (and
      (z2) (z7) (not (z8)) (not (z22)) (not (z35)) (not (z44)))
    :effect (and
      (not (z2)) (not (z7)) (z8) (z22) (z35) (z44)))
  (:action r2c5-32
    :parameters ()
    :precondition (and
      (not (z2)) (z7) (not (z8)) (not (z22)) (not (z35)) (not (z44)))
    :effect (and
      (z2) (not (z7)) (z8) (z22) (z35) (z44)))
  (:action r4c6-15
    :parameters ()
    :precondition (and
      (z7) (z13) (not (z32)) (not (z35)) (not (z44)))
    :effect (and
      (not (z7)) (not (z13)) (z32) (z35) (z44)))
  (:action r4c6-16
    :parameters ()
    :precondition (and
      (z7) (not (z13)) (not (z32)) (not (z35)) (not (z44)))
    :effect (and
      (not (z7)) (z13) (z32) (z35) (z44)))
  (:action r3c1-9
    :parameters ()
    :precondition (and
      (z0) (z9) (z26) (z42) (not (z46)))
    :effect (and
      (not (z0)) (not (z9)) (not (z26)) (not (z42)) (z46)))
  (:action r4c1-9
    :parameters ()
    :precondition (and
      (z19) (z26) (z43) (not (z46)))
    :effect (and
      (not (z19)) (not (z26)) (not (z43)) (z46)))
  (:action r3c1-10
    :parameters ()
    :precondition (and
      (not (z0)) (z9) (z26) (z42) (not (z46)))
    :effect (and
      (z0) (not (z9)) (not (z26)) (not (z42)) (z46)))
  (:action r4c1-10
    :parameters ()
    :precondition (and
      (not (z19)) (z26) (z43) (not (z46)))
    :effect (and
      (z19) (not (z26)) (not (z43)) (z46)))
  (:action r3c2-17
    :parameters ()
    :precondition (and
      (z0) (z19) (not (z21)) (z22) (z29) (not (z46)))
    :effect (and
      (not (z0)) (not (z19)) (z21) (not (z22)) (not (z29)) (z46)))
  (:action r2c1-5
    :parameters ()
    :precondition (and
      (z9) (not (z21)) (z29) (z42) (not (z46)))
    :effect (and
      (not (z9)) (z21) (not (z29)) (not (z42)) (z46)))
  (:action r3c2-18
    :parameters ()
    :precondition (and
      (not (z0)) (z19) (not (z21)) (z22) (z29) (not (z46)))
    :effect (and
      (z0) (not (z19)) (z21) (not (z22)) (not (z29)) (z46)))
  (:action r3c2-19
    :parameters ()
    :precondition (and
      (z0) (not (z19)) (not (z21)) (z22) (z29) (not (z46)))
    :effect (and
      (not (z0)) (z19) (z21) (not (z22)) (not (z29)) (z46)))
  (:action r3c2-20
    :parameters ()
    :precondition (and
      (not (z0)) (not (z19)) (not (z21)) (z22) (z29) (not (z46)))
    :effect (and
      (z0) (z19) (z21) (not (z22)) (not (z29)) (z46)))
  (:action r3c2-21
    :parameters ()
    :precondition (and
      (z0) (z19) (not (z21)) (not (z22)) (z29) (not (z46)))
    :effect (and
      (not (z0)) (not (z19)) (z21) (z22) (not (z29)) (z46)))
  (:action r3c2-22
    :parameters ()
    :precondition (and
      (not (z0)) (z19) (not (z21)) (not (z22)) (z29) (not (z46)))
    :effect (and
      (z0) (not (z19)) (z21) (z22) (not (z29)) (z46)))
  (:action r3c2-23
    :parameters ()
    :precondition (and
      (z0) (not (z19)) (not (z21)) (not (z22)) (z29) (not (z46)))
    :effect (and
      (not (z0)) (z19) (z21) (z22) (not (z29)) (z46)))
  (:action r3c2-24
    :parameters ()
    :precondition (and
      (not (z0)) (not (z19)) (not (z21)) (not (z22)) (z29) (not (z46)))
    :effect (and
      (z0) (z19) (z21) (z22) (not (z29)) (z46)))
  (:action r3c1-11
    :parameters ()
    :precondition (and
      (z0) (z9) (not (z26)) (z42) (not (z46)))
    :effect (and
      (not (z0)) (not (z9)) (z26) (not (z42)) (z46)))
  (:action r4c1-11
    :parameters ()
    :precondition (and
      (z19) (not (z26)) (z43) (not (z46)))
    :effect (and
      (not (z19)) (z26) (not (z43)) (z46)))
  (:action r3c1-12
    :parameters ()
    :precondition (and
      (not (z0)) (z9) (not (z26)) (z42) (not (z46)))
    :effect (and
      (z0) (not (z9)) (z26) (not (z42)) (z46)))
  (:action r4c1-12
    :parameters ()
    :precondition (and
      (not (z19)) (not (z26)) (z43) (not (z46)))
    :effect (and
      (z19) (z26) (not (z43)) (z46)))
  (:action r3c2-25
    :parameters ()
    :precondition (and
      (z0) (z19) (z21) (z22) (not (z29)) (not (z46)))
    :effect (and
      (not (z0)) (not (z19)) (not (z21)) (not (z22)) (z29) (z46)))
  (:action r2c1-6
    :parameters ()
    :precondition (and
      (z9) (z21) (not (z29)) (z42) (not (z46)))
    :effect (and
      (not (z9)) (not (z21)) (z29) (not (z42)) (z46)))
  (:action r3c2-26
    :parameters ()
    :precondition (and
      (not (z0)) (z19) (z21) (z22) (not (z29)) (not (z46)))
    :effect (and
      (z0) (not (z19)) (not (z21)) (not (z22)) (z29) (z46)))
  (:action r3c2-27
    :parameters ()
    :precondition (and
      (z0) (not (z19)) (z21) (z22) (not (z29)) (not (z46)))
    :effect (and
      (not (z0)) (z19) (not (z21)) (not (z22)) (z29) (z46)))
  (:action r3c2-28
    :parameters ()
    :precondition (and
      (not (z0)) (not (z19)) (z21) (z22) (not (z28)) (not (z29)) (not (z46)))
    :effect (and
      (z0) (z19) (not (z21)) (not (z22)) (z29) (z46)))
  (:action r3c2-29
    :parameters ()
    :precondition (and
      (z0) (z19) (z21) (not (z22)) (not (z29)) (not (z46)))
    :effect (and
      (not (z0)) (not (z19)) (not (z21)) (z22) (z29) (z46)))
  (:action r3c2-30
    :parameters ()
    :precondition (and
      (not (z0)) (z19) (z21) (not (z22)) (not (z29)) (not (z46)))
    :effect (and
      (z0) (not (z19)) (not (z21)) (z22) (z29) (z46)))
  (:action r3c2-31
    :parameters ()
    :precondition (and
      (z0) (not (z19)) (z21) (not (z22)) (not (z29)) (not (z46)))
    :effect (and
      (not (z0)) (z19) (not (z21)) (z22) (z29) (z46)))
  (:action r3c2-32
    :parameters ()
    :precondition (and
      (not (z0)) (not (z19)) (z21) (not (z22)) (not (z29)) (not (z46)))
    :effect (and
      (z0) (z19) (not (z21)) (z22) (z29) (z46)))
  (:action r3c1-13
    :parameters ()
    :precondition (and
      (z0) (not (z9)) (z26) (not (z42)) (not (z46)))
    :effect (and
      (not (z0)) (z9) (not (z26)) (z42) (z46)))
  (:action r3c1-14
    :parameters ()
    :precondition (and
      (not (z0)) (not (z9)) (z26) (not (z42)) (not (z46)))
    :effect (and
      (z0) (z9) (not (z26)) (z42) (z46)))
  (:action r2c1-7
    :parameters ()
    :precondition (and
      (not (z9)) (not (z21)) (z29) (not (z42)) (not (z46)))
    :effect (and
      (z9) (z21) (not (z29)) (z42) (z46)))
  (:action r3c1-15
    :parameters ()
    :precondition (and
      (z0) (not (z9)) (not (z26)) (not (z42)) (not (z46)))
    :effect (and
      (not (z0)) (z9) (z26) (z42) (z46)))
  (:action r3c1-16
    :parameters ()
    :precondition (and
      (not (z0)) (not (z9)) (not (z26)) (not (z42)) (not (z46)))
    :effect (and
      (z0) (z9) (z26) (z42) (z46)))
  (:action r2c1-8
    :parameters ()
    :precondition (and
      (not (z9)) (z21) (not (z29)) (not (z42)) (not (z46)))
    :effect (and
      (z9) (not (z21)) (z29) (z42) (z46)))
  (:action r4c1-13
    :parameters ()
    :precondition (and
      (z19) (z26) (not (z43)) (not (z46)))
    :effect (and
      (not (z19)) (not (z26)) (z43) (z46)))
  (:action r4c1-14
    :parameters ()
    :precondition (and
      (not (z19)) (z26) (not (z43)) (not (z46)))
    :effect (and
      (z19) (not (z26)) (z43) (z46)))
  (:action r4c1-15
    :parameters ()
    :precondition (and
      (z19) (not (z26)) (not (z43)) (not (z46)))
    :effect (and
      (not (z19)) (z26) (z43) (z46)))
  (:action r4c1-16
    :parameters ()
    :precondition (and
      (not (z19)) (not (z26)) (not (z43)) (not (z46)))
    :effect (and
      (z19) (z26) (z43) (z46)))
)
