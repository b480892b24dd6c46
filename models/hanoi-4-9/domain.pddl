(define (domain latent)
  (:requirements :strips :negative-preconditions)
  (:predicates
    (z0) (z1) (z2) (z3) (z4) (z5) (z6) (z7) (z8) (z9) (z10) (z11) (z12) (z13) (z14) (z15) (z16)
    (z17) (z18) (z19) (z20) (z21) (z22) (z23) (z24) (z25) (z26) (z27) (z28) (z29) (z30) (z31) (z32)
    (z33) (z34) (z35))
  (:action r2c2-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (z4))
    :effect (and
      (z0) (not (z4))))
  (:action r2c3-to-r1c1
    :parameters ()
    :precondition (and
      (not (z0)) (z8))
    :effect (and
      (z0) (not (z8))))
  (:action r2c4-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (z12))
    :effect (and
      (z0) (not (z12))))
  (:action r2c5-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (z16))
    :effect (and
      (z0) (not (z16))))
  (:action r2c6-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (z20))
    :effect (and
      (z0) (not (z20))))
  (:action r2c7-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (z24))
    :effect (and
      (z0) (not (z24))))
  (:action r2c8-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (z28))
    :effect (and
      (z0) (not (z28))))
  (:action r2c9-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (z32))
    :effect (and
      (z0) (not (z32))))
  (:action r2c2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z4)) (z5))
    :effect (and
      (z1) (not (z5))))
  (:action r2c2-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z8)) (z9))
    :effect (and
      (z1) (not (z9))))
  (:action r2c4-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z12)) (z13))
    :effect (and
      (z1) (not (z13))))
  (:action r2c5-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z16)) (z17))
    :effect (and
      (z1) (not (z17))))
  (:action r2c4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z20)) (z21))
    :effect (and
      (z1) (not (z21))))
  (:action r2c4-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z24)) (z25))
    :effect (and
      (z1) (not (z25))))
  (:action r2c8-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z28)) (z29))
    :effect (and
      (z1) (not (z29))))
  (:action r2c9-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z32)) (z33))
    :effect (and
      (z1) (not (z33))))
  (:action r2c2-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z4)) (not (z5)) (z6))
    :effect (and
      (z2) (not (z6))))
  (:action r2c2-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z8)) (not (z9)) (z10))
    :effect (and
      (z2) (not (z10))))
  (:action r2c4-to-r2c1-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z12)) (not (z13)) (z14))
    :effect (and
      (z2) (not (z14))))
  (:action r2c5-to-r2c1-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z16)) (not (z17)) (z18))
    :effect (and
      (z2) (not (z18))))
  (:action r2c6-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z20)) (not (z21)) (z22))
    :effect (and
      (z2) (not (z22))))
  (:action r2c7-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z24)) (not (z25)) (z26))
    :effect (and
      (z2) (not (z26))))
  (:action r2c5
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z28)) (not (z29)) (z30))
    :effect (and
      (z2) (not (z30))))
  (:action r2c9-to-r2c1-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z32)) (not (z33)) (z34))
    :effect (and
      (z2) (not (z34))))
  (:action r2c2-to-r2c1-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7))
    :effect (and
      (z3) (not (z7))))
  (:action r2c3-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z8)) (not (z9)) (not (z10)) (z11))
    :effect (and
      (z3) (not (z11))))
  (:action r2c4-to-r2c1-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z12)) (not (z13)) (not (z14)) (z15))
    :effect (and
      (z3) (not (z15))))
  (:action r2c5-to-r2c1-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z16)) (not (z17)) (not (z18)) (z19))
    :effect (and
      (z3) (not (z19))))
  (:action r2c6-to-r2c1-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z20)) (not (z21)) (not (z22)) (z23))
    :effect (and
      (z3) (not (z23))))
  (:action r2c7-to-r2c1-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z24)) (not (z25)) (not (z26)) (z27))
    :effect (and
      (z3) (not (z27))))
  (:action r2c8-to-r2c1-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z28)) (not (z29)) (not (z30)) (z31))
    :effect (and
      (z3) (not (z31))))
  (:action r2c9-to-r2c1-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z32)) (not (z33)) (not (z34)) (z35))
    :effect (and
      (z3) (not (z35))))
  (:action r1c1-to-r2c2
    :parameters ()
    :precondition (and
      (z0) (not (z4)))
    :effect (and
      (not (z0)) (z4)))
  (:action r1c3-to-r2c2
    :parameters ()
    :precondition (and
      (not (z4)) (z8))
    :effect (and
      (z4) (not (z8))))
  (:action r1c4-to-r2c2
    :parameters ()
    :precondition (and
      (not (z4)) (z12))
    :effect (and
      (z4) (not (z12))))
  (:action r2c5-to-r2c2
    :parameters ()
    :precondition (and
      (not (z4)) (z16))
    :effect (and
      (z4) (not (z16))))
  (:action r2c6-to-r2c2
    :parameters ()
    :precondition (and
      (not (z4)) (z20))
    :effect (and
      (z4) (not (z20))))
  (:action r2c7-to-r2c2
    :parameters ()
    :precondition (and
      (not (z4)) (z24))
    :effect (and
      (z4) (not (z24))))
  (:action r2c8-to-r2c2
    :parameters ()
    :precondition (and
      (not (z4)) (z28))
    :effect (and
      (z4) (not (z28))))
  (:action r2c9-to-r2c2
    :parameters ()
    :precondition (and
      (not (z4)) (z32))
    :effect (and
      (z4) (not (z32))))
  (:action r2c1-to-r2c2
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z4)) (not (z5)))
    :effect (and
      (not (z1)) (z5)))
  (:action r2c3-to-r2c2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z8)) (z9))
    :effect (and
      (z5) (not (z9))))
  (:action r2c4-to-r2c2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z12)) (z13))
    :effect (and
      (z5) (not (z13))))
  (:action r2c5-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z16)) (z17))
    :effect (and
      (z5) (not (z17))))
  (:action r2c6-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z20)) (z21))
    :effect (and
      (z5) (not (z21))))
  (:action r2c7-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z24)) (z25))
    :effect (and
      (z5) (not (z25))))
  (:action r2c8-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z28)) (z29))
    :effect (and
      (z5) (not (z29))))
  (:action r2c9-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z32)) (z33))
    :effect (and
      (z5) (not (z33))))
  (:action r2c2-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z4)) (not (z5)) (not (z6)))
    :effect (and
      (not (z2)) (z6)))
  (:action r2c3
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z9)) (z10))
    :effect (and
      (z6) (not (z10))))
  (:action r2c4-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z12)) (not (z13)) (z14))
    :effect (and
      (z6) (not (z14))))
  (:action r2c4-3
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z16)) (not (z17)) (z18))
    :effect (and
      (z6) (not (z18))))
  (:action r2c6-to-r2c2-3
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z20)) (not (z21)) (z22))
    :effect (and
      (z6) (not (z22))))
  (:action r2c7-to-r2c2-3
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z24)) (not (z25)) (z26))
    :effect (and
      (z6) (not (z26))))
  (:action r2c8-to-r2c2-3
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z28)) (not (z29)) (z30))
    :effect (and
      (z6) (not (z30))))
  (:action r2c9-to-r2c2-3
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z32)) (not (z33)) (z34))
    :effect (and
      (z6) (not (z34))))
  (:action r2c1-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z4)) (not (z5)) (not (z6)) (not (z7)))
    :effect (and
      (not (z3)) (z7)))
  (:action r2c3-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (z11))
    :effect (and
      (z7) (not (z11))))
  (:action r2c4-to-r2c2-3
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z14)) (z15))
    :effect (and
      (z7) (not (z15))))
  (:action r2c5-to-r2c2-3
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z16)) (not (z17)) (not (z18)) (z19))
    :effect (and
      (z7) (not (z19))))
  (:action r2c6-to-r2c2-4
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z20)) (not (z21)) (not (z22)) (z23))
    :effect (and
      (z7) (not (z23))))
  (:action r2c7-to-r2c2-4
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z24)) (not (z25)) (not (z26)) (z27))
    :effect (and
      (z7) (not (z27))))
  (:action r2c8-to-r2c2-4
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z28)) (not (z29)) (not (z30)) (z31))
    :effect (and
      (z7) (not (z31))))
  (:action r2c9-to-r2c2-4
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z32)) (not (z33)) (not (z34)) (z35))
    :effect (and
      (z7) (not (z35))))
  (:action r2c1-to-r2c3
    :parameters ()
    :precondition (and
      (z0) (not (z8)))
    :effect (and
      (not (z0)) (z8)))
  (:action r2c2-to-r2c3
    :parameters ()
    :precondition (and
      (z4) (not (z8)))
    :effect (and
      (not (z4)) (z8)))
  (:action r2c4-to-r2c3
    :parameters ()
    :precondition (and
      (not (z8)) (z12))
    :effect (and
      (z8) (not (z12))))
  (:action r2c5-to-r2c3
    :parameters ()
    :precondition (and
      (not (z8)) (z16))
    :effect (and
      (z8) (not (z16))))
  (:action r1c6-to-r2c3
    :parameters ()
    :precondition (and
      (not (z8)) (z20))
    :effect (and
      (z8) (not (z20))))
  (:action r2c7-to-r2c3
    :parameters ()
    :precondition (and
      (not (z8)) (z24))
    :effect (and
      (z8) (not (z24))))
  (:action r1c8-to-r2c3
    :parameters ()
    :precondition (and
      (not (z8)) (z28))
    :effect (and
      (z8) (not (z28))))
  (:action r2c9-to-r2c3
    :parameters ()
    :precondition (and
      (not (z8)) (z32))
    :effect (and
      (z8) (not (z32))))
  (:action r2c1-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z8)) (not (z9)))
    :effect (and
      (not (z1)) (z9)))
  (:action r2c3-2
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (not (z8)) (not (z9)))
    :effect (and
      (not (z5)) (z9)))
  (:action r2c4-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z12)) (z13))
    :effect (and
      (z9) (not (z13))))
  (:action r2c5-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z16)) (z17))
    :effect (and
      (z9) (not (z17))))
  (:action r2c6-to-r2c3
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z20)) (z21))
    :effect (and
      (z9) (not (z21))))
  (:action r2c7-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z24)) (z25))
    :effect (and
      (z9) (not (z25))))
  (:action r2c8-to-r2c3
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z28)) (z29))
    :effect (and
      (z9) (not (z29))))
  (:action r2c9-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z32)) (z33))
    :effect (and
      (z9) (not (z33))))
  (:action r2c1-to-r2c3-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z8)) (not (z9)) (not (z10)))
    :effect (and
      (not (z2)) (z10)))
  (:action r2c2-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (z6) (not (z8)) (not (z9)) (not (z10)))
    :effect (and
      (not (z6)) (z10)))
  (:action r2c4-to-r2c3-3
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z10)) (not (z12)) (not (z13)) (z14))
    :effect (and
      (z10) (not (z14))))
  (:action r2c5-to-r2c3-3
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z10)) (not (z16)) (not (z17)) (z18))
    :effect (and
      (z10) (not (z18))))
  (:action r2c6-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z10)) (not (z20)) (not (z21)) (z22))
    :effect (and
      (z10) (not (z22))))
  (:action r2c7-to-r2c3-3
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z10)) (not (z24)) (not (z25)) (z26))
    :effect (and
      (z10) (not (z26))))
  (:action r2c8-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z10)) (not (z28)) (not (z29)) (z30))
    :effect (and
      (z10) (not (z30))))
  (:action r2c6
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z10)) (not (z32)) (not (z33)) (z34))
    :effect (and
      (z10) (not (z34))))
  (:action r2c1-to-r2c3-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z8)) (not (z9)) (not (z10)) (not (z11)))
    :effect (and
      (not (z3)) (z11)))
  (:action r2c2-to-r2c3-3
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z9)) (not (z10)) (not (z11)))
    :effect (and
      (not (z7)) (z11)))
  (:action r2c4-to-r2c3-4
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (z15))
    :effect (and
      (z11) (not (z15))))
  (:action r2c5-to-r2c3-4
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z16)) (not (z17)) (not (z18)) (z19))
    :effect (and
      (z11) (not (z19))))
  (:action r2c6-to-r2c3-3
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z20)) (not (z21)) (not (z22)) (z23))
    :effect (and
      (z11) (not (z23))))
  (:action r2c7-to-r2c3-4
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z24)) (not (z25)) (not (z26)) (z27))
    :effect (and
      (z11) (not (z27))))
  (:action r2c8-to-r2c3-3
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z28)) (not (z29)) (not (z30)) (z31))
    :effect (and
      (z11) (not (z31))))
  (:action r2c9-to-r2c3-3
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z32)) (not (z33)) (not (z34)) (z35))
    :effect (and
      (z11) (not (z35))))
  (:action r2c1-to-r2c4
    :parameters ()
    :precondition (and
      (z0) (not (z12)))
    :effect (and
      (not (z0)) (z12)))
  (:action r1c2-to-r2c4
    :parameters ()
    :precondition (and
      (z4) (not (z12)))
    :effect (and
      (not (z4)) (z12)))
  (:action r2c3-to-r2c4
    :parameters ()
    :precondition (and
      (z8) (not (z12)))
    :effect (and
      (not (z8)) (z12)))
  (:action r1c5-to-r2c4
    :parameters ()
    :precondition (and
      (not (z12)) (z16))
    :effect (and
      (z12) (not (z16))))
  (:action r2c6-to-r2c4
    :parameters ()
    :precondition (and
      (not (z12)) (z20))
    :effect (and
      (z12) (not (z20))))
  (:action r1c7-to-r2c4
    :parameters ()
    :precondition (and
      (not (z12)) (z24))
    :effect (and
      (z12) (not (z24))))
  (:action r2c8-to-r1c4
    :parameters ()
    :precondition (and
      (not (z12)) (z28))
    :effect (and
      (z12) (not (z28))))
  (:action r2c9-to-r1c4
    :parameters ()
    :precondition (and
      (not (z12)) (z32))
    :effect (and
      (z12) (not (z32))))
  (:action r2c3-3
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z12)) (not (z13)))
    :effect (and
      (not (z1)) (z13)))
  (:action r2c2-to-r2c4
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (not (z12)) (not (z13)))
    :effect (and
      (not (z5)) (z13)))
  (:action r2c4-4
    :parameters ()
    :precondition (and
      (not (z8)) (z9) (not (z12)) (not (z13)))
    :effect (and
      (not (z9)) (z13)))
  (:action r2c5-to-r2c4
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z16)) (z17))
    :effect (and
      (z13) (not (z17))))
  (:action r2c6-to-r2c4-2
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z20)) (z21))
    :effect (and
      (z13) (not (z21))))
  (:action r2c7-to-r2c4
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z24)) (z25))
    :effect (and
      (z13) (not (z25))))
  (:action r2c6-2
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z28)) (z29))
    :effect (and
      (z13) (not (z29))))
  (:action r2c9-to-r2c4
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z32)) (z33))
    :effect (and
      (z13) (not (z33))))
  (:action r2c1-to-r2c4-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z12)) (not (z13)) (not (z14)))
    :effect (and
      (not (z2)) (z14)))
  (:action r2c3-4
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (z6) (not (z12)) (not (z13)) (not (z14)))
    :effect (and
      (not (z6)) (z14)))
  (:action r2c3-to-r2c4-2
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (z10) (not (z12)) (not (z13)) (not (z14)))
    :effect (and
      (not (z10)) (z14)))
  (:action r2c5-to-r2c4-2
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z17)) (z18))
    :effect (and
      (z14) (not (z18))))
  (:action r2c5-2
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z14)) (not (z20)) (not (z21)) (z22))
    :effect (and
      (z14) (not (z22))))
  (:action r2c7-to-r2c4-2
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z14)) (not (z24)) (not (z25)) (z26))
    :effect (and
      (z14) (not (z26))))
  (:action r2c8-to-r2c4
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z14)) (not (z28)) (not (z29)) (z30))
    :effect (and
      (z14) (not (z30))))
  (:action r2c7
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z14)) (not (z32)) (not (z33)) (z34))
    :effect (and
      (z14) (not (z34))))
  (:action r2c1-to-r2c4-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z12)) (not (z13)) (not (z14)) (not (z15)))
    :effect (and
      (not (z3)) (z15)))
  (:action r2c2-to-r2c4-2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z7) (not (z12)) (not (z13)) (not (z14)) (not (z15)))
    :effect (and
      (not (z7)) (z15)))
  (:action r2c3-to-r2c4-3
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z10)) (z11) (not (z12)) (not (z13)) (not (z14)) (not (z15)))
    :effect (and
      (not (z11)) (z15)))
  (:action r2c5-to-r2c4-3
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (z19))
    :effect (and
      (z15) (not (z19))))
  (:action r2c6-to-r2c4-3
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z20)) (not (z21)) (not (z22)) (z23))
    :effect (and
      (z15) (not (z23))))
  (:action r2c7-to-r2c4-3
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z24)) (not (z25)) (not (z26)) (z27))
    :effect (and
      (z15) (not (z27))))
  (:action r2c8-to-r2c4-2
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z28)) (not (z29)) (not (z30)) (z31))
    :effect (and
      (z15) (not (z31))))
  (:action r2c9-to-r2c4-2
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z32)) (not (z33)) (not (z34)) (z35))
    :effect (and
      (z15) (not (z35))))
  (:action r2c1-to-r2c5
    :parameters ()
    :precondition (and
      (z0) (not (z16)))
    :effect (and
      (not (z0)) (z16)))
  (:action r2c2-to-r2c5
    :parameters ()
    :precondition (and
      (z4) (not (z16)))
    :effect (and
      (not (z4)) (z16)))
  (:action r2c3-to-r1c5
    :parameters ()
    :precondition (and
      (z8) (not (z16)))
    :effect (and
      (not (z8)) (z16)))
  (:action r1c4-to-r2c5
    :parameters ()
    :precondition (and
      (z12) (not (z16)))
    :effect (and
      (not (z12)) (z16)))
  (:action r2c6-to-r1c5
    :parameters ()
    :precondition (and
      (not (z16)) (z20))
    :effect (and
      (z16) (not (z20))))
  (:action r2c7-to-r1c5
    :parameters ()
    :precondition (and
      (not (z16)) (z24))
    :effect (and
      (z16) (not (z24))))
  (:action r1c8-to-r2c5
    :parameters ()
    :precondition (and
      (not (z16)) (z28))
    :effect (and
      (z16) (not (z28))))
  (:action r1c9-to-r2c5
    :parameters ()
    :precondition (and
      (not (z16)) (z32))
    :effect (and
      (z16) (not (z32))))
  (:action r2c3-5
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z16)) (not (z17)))
    :effect (and
      (not (z1)) (z17)))
  (:action r2c4-5
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (not (z16)) (not (z17)))
    :effect (and
      (not (z5)) (z17)))
  (:action r2c3-to-r2c5
    :parameters ()
    :precondition (and
      (not (z8)) (z9) (not (z16)) (not (z17)))
    :effect (and
      (not (z9)) (z17)))
  (:action r2c5-3
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (not (z16)) (not (z17)))
    :effect (and
      (not (z13)) (z17)))
  (:action r1c6
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (not (z20)) (z21))
    :effect (and
      (z17) (not (z21))))
  (:action r2c7-to-r2c5
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (not (z24)) (z25))
    :effect (and
      (z17) (not (z25))))
  (:action r2c8-to-r2c5
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (not (z28)) (z29))
    :effect (and
      (z17) (not (z29))))
  (:action r2c9-to-r2c5
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (not (z32)) (z33))
    :effect (and
      (z17) (not (z33))))
  (:action r2c3-6
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z16)) (not (z17)) (not (z18)))
    :effect (and
      (not (z2)) (z18)))
  (:action r2c2-to-r2c5-2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (z6) (not (z16)) (not (z17)) (not (z18)))
    :effect (and
      (not (z6)) (z18)))
  (:action r2c3-to-r2c5-2
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (z10) (not (z16)) (not (z17)) (not (z18)))
    :effect (and
      (not (z10)) (z18)))
  (:action r2c5-4
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (z14) (not (z16)) (not (z17)) (not (z18)))
    :effect (and
      (not (z14)) (z18)))
  (:action r2c6-3
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (not (z18)) (not (z20)) (not (z21)) (z22))
    :effect (and
      (z18) (not (z22))))
  (:action r2c7-to-r2c5-2
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (not (z18)) (not (z24)) (not (z25)) (z26))
    :effect (and
      (z18) (not (z26))))
  (:action r2c7-2
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (not (z18)) (not (z28)) (not (z29)) (z30))
    :effect (and
      (z18) (not (z30))))
  (:action r2c9-to-r2c5-2
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (not (z18)) (not (z32)) (not (z33)) (z34))
    :effect (and
      (z18) (not (z34))))
  (:action r2c1-to-r2c5-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z16)) (not (z17)) (not (z18)) (not (z19)))
    :effect (and
      (not (z3)) (z19)))
  (:action r2c2-to-r2c5-3
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z7) (not (z16)) (not (z17)) (not (z18)) (not (z19)))
    :effect (and
      (not (z7)) (z19)))
  (:action r2c3-to-r2c5-3
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z10)) (z11) (not (z16)) (not (z17)) (not (z18)) (not (z19)))
    :effect (and
      (not (z11)) (z19)))
  (:action r2c4-to-r2c5
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z14)) (z15) (not (z16)) (not (z17)) (not (z18)) (not (z19)))
    :effect (and
      (not (z15)) (z19)))
  (:action r2c6-to-r2c5
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (z23))
    :effect (and
      (z19) (not (z23))))
  (:action r2c7-to-r2c5-3
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z24)) (not (z25)) (not (z26)) (z27))
    :effect (and
      (z19) (not (z27))))
  (:action r2c8-to-r2c5-2
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z28)) (not (z29)) (not (z30)) (z31))
    :effect (and
      (z19) (not (z31))))
  (:action r2c9-to-r2c5-3
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z32)) (not (z33)) (not (z34)) (z35))
    :effect (and
      (z19) (not (z35))))
  (:action r2c1-to-r2c6
    :parameters ()
    :precondition (and
      (z0) (not (z20)))
    :effect (and
      (not (z0)) (z20)))
  (:action r1c2-to-r2c6
    :parameters ()
    :precondition (and
      (z4) (not (z20)))
    :effect (and
      (not (z4)) (z20)))
  (:action r2c3-to-r2c6
    :parameters ()
    :precondition (and
      (z8) (not (z20)))
    :effect (and
      (not (z8)) (z20)))
  (:action r2c4-to-r2c6
    :parameters ()
    :precondition (and
      (z12) (not (z20)))
    :effect (and
      (not (z12)) (z20)))
  (:action r1c5-to-r1c6
    :parameters ()
    :precondition (and
      (z16) (not (z20)))
    :effect (and
      (not (z16)) (z20)))
  (:action r1c7-to-r2c6
    :parameters ()
    :precondition (and
      (not (z20)) (z24))
    :effect (and
      (z20) (not (z24))))
  (:action r1c8-to-r2c6
    :parameters ()
    :precondition (and
      (not (z20)) (z28))
    :effect (and
      (z20) (not (z28))))
  (:action r2c9-to-r1c6
    :parameters ()
    :precondition (and
      (not (z20)) (z32))
    :effect (and
      (z20) (not (z32))))
  (:action r2c4-6
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z20)) (not (z21)))
    :effect (and
      (not (z1)) (z21)))
  (:action r2c4-7
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (not (z20)) (not (z21)))
    :effect (and
      (not (z5)) (z21)))
  (:action r2c3-to-r2c6-2
    :parameters ()
    :precondition (and
      (not (z8)) (z9) (not (z20)) (not (z21)))
    :effect (and
      (not (z9)) (z21)))
  (:action r2c4-to-r2c6-2
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (not (z20)) (not (z21)))
    :effect (and
      (not (z13)) (z21)))
  (:action r2c5-to-r2c6
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (not (z20)) (not (z21)))
    :effect (and
      (not (z17)) (z21)))
  (:action r2c7-to-r2c6
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z24)) (z25))
    :effect (and
      (z21) (not (z25))))
  (:action r1c7
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z28)) (z29))
    :effect (and
      (z21) (not (z29))))
  (:action r2c9-to-r2c6
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z32)) (z33))
    :effect (and
      (z21) (not (z33))))
  (:action r2c1-to-r2c6-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z20)) (not (z21)) (not (z22)))
    :effect (and
      (not (z2)) (z22)))
  (:action r2c2-to-r2c6
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (z6) (not (z20)) (not (z21)) (not (z22)))
    :effect (and
      (not (z6)) (z22)))
  (:action r2c3-to-r2c6-3
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (z10) (not (z20)) (not (z21)) (not (z22)))
    :effect (and
      (not (z10)) (z22)))
  (:action r2c5-5
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (z14) (not (z20)) (not (z21)) (not (z22)))
    :effect (and
      (not (z14)) (z22)))
  (:action r2c5-to-r2c6-2
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (z18) (not (z20)) (not (z21)) (not (z22)))
    :effect (and
      (not (z18)) (z22)))
  (:action r2c7-3
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (not (z24)) (not (z25)) (z26))
    :effect (and
      (z22) (not (z26))))
  (:action r2c8-to-r2c6
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (not (z28)) (not (z29)) (z30))
    :effect (and
      (z22) (not (z30))))
  (:action r2c8
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (not (z32)) (not (z33)) (z34))
    :effect (and
      (z22) (not (z34))))
  (:action r2c1-to-r2c6-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z20)) (not (z21)) (not (z22)) (not (z23)))
    :effect (and
      (not (z3)) (z23)))
  (:action r2c2-to-r2c6-2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z7) (not (z20)) (not (z21)) (not (z22)) (not (z23)))
    :effect (and
      (not (z7)) (z23)))
  (:action r2c3-to-r2c6-4
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z10)) (z11) (not (z20)) (not (z21)) (not (z22)) (not (z23)))
    :effect (and
      (not (z11)) (z23)))
  (:action r2c4-to-r2c6-3
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z14)) (z15) (not (z20)) (not (z21)) (not (z22)) (not (z23)))
    :effect (and
      (not (z15)) (z23)))
  (:action r2c5-to-r2c6-3
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (not (z18)) (z19) (not (z20)) (not (z21)) (not (z22)) (not (z23)))
    :effect (and
      (not (z19)) (z23)))
  (:action r2c7-to-r2c6-2
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (z27))
    :effect (and
      (z23) (not (z27))))
  (:action r2c8-to-r2c6-2
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z28)) (not (z29)) (not (z30)) (z31))
    :effect (and
      (z23) (not (z31))))
  (:action r2c9-to-r2c6-2
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z32)) (not (z33)) (not (z34)) (z35))
    :effect (and
      (z23) (not (z35))))
  (:action r1c1-to-r2c7
    :parameters ()
    :precondition (and
      (z0) (not (z24)))
    :effect (and
      (not (z0)) (z24)))
  (:action r2c2-to-r2c7
    :parameters ()
    :precondition (and
      (z4) (not (z24)))
    :effect (and
      (not (z4)) (z24)))
  (:action r2c3-to-r2c7
    :parameters ()
    :precondition (and
      (z8) (not (z24)))
    :effect (and
      (not (z8)) (z24)))
  (:action r2c4-to-r2c7
    :parameters ()
    :precondition (and
      (z12) (not (z24)))
    :effect (and
      (not (z12)) (z24)))
  (:action r2c5-to-r2c7
    :parameters ()
    :precondition (and
      (z16) (not (z24)))
    :effect (and
      (not (z16)) (z24)))
  (:action r2c6-to-r2c7
    :parameters ()
    :precondition (and
      (z20) (not (z24)))
    :effect (and
      (not (z20)) (z24)))
  (:action r2c8-to-r1c7
    :parameters ()
    :precondition (and
      (not (z24)) (z28))
    :effect (and
      (z24) (not (z28))))
  (:action r1c9-to-r2c7
    :parameters ()
    :precondition (and
      (not (z24)) (z32))
    :effect (and
      (z24) (not (z32))))
  (:action r2c1-to-r2c7
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z24)) (not (z25)))
    :effect (and
      (not (z1)) (z25)))
  (:action r2c2-to-r2c7-2
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (not (z24)) (not (z25)))
    :effect (and
      (not (z5)) (z25)))
  (:action r2c3-to-r2c7-2
    :parameters ()
    :precondition (and
      (not (z8)) (z9) (not (z24)) (not (z25)))
    :effect (and
      (not (z9)) (z25)))
  (:action r2c6-4
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (not (z24)) (not (z25)))
    :effect (and
      (not (z13)) (z25)))
  (:action r1c6-2
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (not (z24)) (not (z25)))
    :effect (and
      (not (z17)) (z25)))
  (:action r2c6-to-r2c7-2
    :parameters ()
    :precondition (and
      (not (z20)) (z21) (not (z24)) (not (z25)))
    :effect (and
      (not (z21)) (z25)))
  (:action r2c8-2
    :parameters ()
    :precondition (and
      (not (z24)) (not (z25)) (not (z28)) (z29))
    :effect (and
      (z25) (not (z29))))
  (:action r2c9-to-r2c7
    :parameters ()
    :precondition (and
      (not (z24)) (not (z25)) (not (z32)) (z33))
    :effect (and
      (z25) (not (z33))))
  (:action r2c1-to-r2c7-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z24)) (not (z25)) (not (z26)))
    :effect (and
      (not (z2)) (z26)))
  (:action r2c5-6
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (z6) (not (z24)) (not (z25)) (not (z26)))
    :effect (and
      (not (z6)) (z26)))
  (:action r2c3-to-r2c7-3
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (z10) (not (z24)) (not (z25)) (not (z26)))
    :effect (and
      (not (z10)) (z26)))
  (:action r2c4-to-r2c7-2
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (z14) (not (z24)) (not (z25)) (not (z26)))
    :effect (and
      (not (z14)) (z26)))
  (:action r2c5-to-r2c7-2
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (z18) (not (z24)) (not (z25)) (not (z26)))
    :effect (and
      (not (z18)) (z26)))
  (:action r2c6-to-r2c7-3
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (z22) (not (z24)) (not (z25)) (not (z26)))
    :effect (and
      (not (z22)) (z26)))
  (:action r2c8-to-r2c7
    :parameters ()
    :precondition (and
      (not (z24)) (not (z25)) (not (z26)) (not (z28)) (not (z29)) (z30))
    :effect (and
      (z26) (not (z30))))
  (:action r2c9-to-r2c7-2
    :parameters ()
    :precondition (and
      (not (z24)) (not (z25)) (not (z26)) (not (z32)) (not (z33)) (z34))
    :effect (and
      (z26) (not (z34))))
  (:action r2c1-to-r2c7-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z24)) (not (z25)) (not (z26)) (not (z27)))
    :effect (and
      (not (z3)) (z27)))
  (:action r2c2-to-r2c7-3
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z7) (not (z24)) (not (z25)) (not (z26)) (not (z27)))
    :effect (and
      (not (z7)) (z27)))
  (:action r2c3-to-r2c7-4
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z10)) (z11) (not (z24)) (not (z25)) (not (z26)) (not (z27)))
    :effect (and
      (not (z11)) (z27)))
  (:action r2c4-to-r2c7-3
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z14)) (z15) (not (z24)) (not (z25)) (not (z26)) (not (z27)))
    :effect (and
      (not (z15)) (z27)))
  (:action r2c5-to-r2c7-3
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (not (z18)) (z19) (not (z24)) (not (z25)) (not (z26)) (not (z27)))
    :effect (and
      (not (z19)) (z27)))
  (:action r2c6-to-r2c7-4
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (z23) (not (z24)) (not (z25)) (not (z26)) (not (z27)))
    :effect (and
      (not (z23)) (z27)))
  (:action r2c8-to-r2c7-2
    :parameters ()
    :precondition (and
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (z31))
    :effect (and
      (z27) (not (z31))))
  (:action r2c9-to-r2c7-3
    :parameters ()
    :precondition (and
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z32)) (not (z33)) (not (z34)) (z35))
    :effect (and
      (z27) (not (z35))))
  (:action r2c1-to-r2c8
    :parameters ()
    :precondition (and
      (z0) (not (z28)))
    :effect (and
      (not (z0)) (z28)))
  (:action r2c2-to-r2c8
    :parameters ()
    :precondition (and
      (z4) (not (z28)))
    :effect (and
      (not (z4)) (z28)))
  (:action r2c3-to-r2c8
    :parameters ()
    :precondition (and
      (z8) (not (z28)))
    :effect (and
      (not (z8)) (z28)))
  (:action r1c4-to-r2c8
    :parameters ()
    :precondition (and
      (z12) (not (z28)))
    :effect (and
      (not (z12)) (z28)))
  (:action r1c5-to-r2c8
    :parameters ()
    :precondition (and
      (z16) (not (z28)))
    :effect (and
      (not (z16)) (z28)))
  (:action r2c6-to-r1c8
    :parameters ()
    :precondition (and
      (z20) (not (z28)))
    :effect (and
      (not (z20)) (z28)))
  (:action r2c7-to-r2c8
    :parameters ()
    :precondition (and
      (z24) (not (z28)))
    :effect (and
      (not (z24)) (z28)))
  (:action r1c9-to-r2c8
    :parameters ()
    :precondition (and
      (not (z28)) (z32))
    :effect (and
      (z28) (not (z32))))
  (:action r2c1-to-r2c8-2
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z28)) (not (z29)))
    :effect (and
      (not (z1)) (z29)))
  (:action r2c5-7
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (not (z28)) (not (z29)))
    :effect (and
      (not (z5)) (z29)))
  (:action r2c3-to-r2c8-2
    :parameters ()
    :precondition (and
      (not (z8)) (z9) (not (z28)) (not (z29)))
    :effect (and
      (not (z9)) (z29)))
  (:action r2c4-to-r2c8
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (not (z28)) (not (z29)))
    :effect (and
      (not (z13)) (z29)))
  (:action r2c5-to-r2c8
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (not (z28)) (not (z29)))
    :effect (and
      (not (z17)) (z29)))
  (:action r2c6-to-r2c8
    :parameters ()
    :precondition (and
      (not (z20)) (z21) (not (z28)) (not (z29)))
    :effect (and
      (not (z21)) (z29)))
  (:action r2c8-3
    :parameters ()
    :precondition (and
      (not (z24)) (z25) (not (z28)) (not (z29)))
    :effect (and
      (not (z25)) (z29)))
  (:action r2c9
    :parameters ()
    :precondition (and
      (not (z28)) (not (z29)) (not (z32)) (z33))
    :effect (and
      (z29) (not (z33))))
  (:action r2c1-to-r2c8-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z28)) (not (z29)) (not (z30)))
    :effect (and
      (not (z2)) (z30)))
  (:action r2c2-to-r2c8-2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (z6) (not (z28)) (not (z29)) (not (z30)))
    :effect (and
      (not (z6)) (z30)))
  (:action r2c3-to-r2c8-3
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (z10) (not (z28)) (not (z29)) (not (z30)))
    :effect (and
      (not (z10)) (z30)))
  (:action r2c4-to-r2c8-2
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (z14) (not (z28)) (not (z29)) (not (z30)))
    :effect (and
      (not (z14)) (z30)))
  (:action r2c7-4
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (z18) (not (z28)) (not (z29)) (not (z30)))
    :effect (and
      (not (z18)) (z30)))
  (:action r2c6-to-r2c8-2
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (z22) (not (z28)) (not (z29)) (not (z30)))
    :effect (and
      (not (z22)) (z30)))
  (:action r2c7-to-r2c8-2
    :parameters ()
    :precondition (and
      (not (z24)) (not (z25)) (z26) (not (z28)) (not (z29)) (not (z30)))
    :effect (and
      (not (z26)) (z30)))
  (:action r2c9-to-r2c8
    :parameters ()
    :precondition (and
      (not (z28)) (not (z29)) (not (z30)) (not (z32)) (not (z33)) (z34))
    :effect (and
      (z30) (not (z34))))
  (:action r2c1-to-r2c8-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z28)) (not (z29)) (not (z30)) (not (z31)))
    :effect (and
      (not (z3)) (z31)))
  (:action r2c2-to-r2c8-3
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z7) (not (z28)) (not (z29)) (not (z30)) (not (z31)))
    :effect (and
      (not (z7)) (z31)))
  (:action r2c3-to-r2c8-4
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z10)) (z11) (not (z28)) (not (z29)) (not (z30)) (not (z31)))
    :effect (and
      (not (z11)) (z31)))
  (:action r2c4-to-r2c8-3
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z14)) (z15) (not (z28)) (not (z29)) (not (z30)) (not (z31)))
    :effect (and
      (not (z15)) (z31)))
  (:action r2c5-to-r2c8-2
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (not (z18)) (z19) (not (z28)) (not (z29)) (not (z30)) (not (z31)))
    :effect (and
      (not (z19)) (z31)))
  (:action r2c6-to-r2c8-3
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (z23) (not (z28)) (not (z29)) (not (z30)) (not (z31)))
    :effect (and
      (not (z23)) (z31)))
  (:action r2c7-to-r2c8-3
    :parameters ()
    :precondition (and
      (not (z24)) (not (z25)) (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)))
    :effect (and
      (not (z27)) (z31)))
  (:action r2c9-to-r2c8-2
    :parameters ()
    :precondition (and
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (z35))
    :effect (and
      (z31) (not (z35))))
  (:action r2c1-to-r2c9
    :parameters ()
    :precondition (and
      (z0) (not (z32)))
    :effect (and
      (not (z0)) (z32)))
  (:action r1c2-to-r1c9
    :parameters ()
    :precondition (and
      (z4) (not (z32)))
    :effect (and
      (not (z4)) (z32)))
  (:action r2c3-to-r2c9
    :parameters ()
    :precondition (and
      (z8) (not (z32)))
    :effect (and
      (not (z8)) (z32)))
  (:action r2c4-to-r2c9
    :parameters ()
    :precondition (and
      (z12) (not (z32)))
    :effect (and
      (not (z12)) (z32)))
  (:action r2c5-to-r2c9
    :parameters ()
    :precondition (and
      (z16) (not (z32)))
    :effect (and
      (not (z16)) (z32)))
  (:action r2c6-to-r1c9
    :parameters ()
    :precondition (and
      (z20) (not (z32)))
    :effect (and
      (not (z20)) (z32)))
  (:action r1c7-to-r2c9
    :parameters ()
    :precondition (and
      (z24) (not (z32)))
    :effect (and
      (not (z24)) (z32)))
  (:action r2c8-to-r2c9
    :parameters ()
    :precondition (and
      (z28) (not (z32)))
    :effect (and
      (not (z28)) (z32)))
  (:action r2c1-to-r2c9-2
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z32)) (not (z33)))
    :effect (and
      (not (z1)) (z33)))
  (:action r2c2-to-r2c9
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (not (z32)) (not (z33)))
    :effect (and
      (not (z5)) (z33)))
  (:action r2c6-5
    :parameters ()
    :precondition (and
      (not (z8)) (z9) (not (z32)) (not (z33)))
    :effect (and
      (not (z9)) (z33)))
  (:action r2c7-5
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (not (z32)) (not (z33)))
    :effect (and
      (not (z13)) (z33)))
  (:action r2c5-to-r2c9-2
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (not (z32)) (not (z33)))
    :effect (and
      (not (z17)) (z33)))
  (:action r2c6-to-r2c9
    :parameters ()
    :precondition (and
      (not (z20)) (z21) (not (z32)) (not (z33)))
    :effect (and
      (not (z21)) (z33)))
  (:action r2c8-4
    :parameters ()
    :precondition (and
      (not (z24)) (z25) (not (z32)) (not (z33)))
    :effect (and
      (not (z25)) (z33)))
  (:action r1c9
    :parameters ()
    :precondition (and
      (not (z28)) (z29) (not (z32)) (not (z33)))
    :effect (and
      (not (z29)) (z33)))
  (:action r2c1-to-r2c9-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z32)) (not (z33)) (not (z34)))
    :effect (and
      (not (z2)) (z34)))
  (:action r2c6-6
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (z6) (not (z32)) (not (z33)) (not (z34)))
    :effect (and
      (not (z6)) (z34)))
  (:action r2c3-to-r2c9-2
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (z10) (not (z32)) (not (z33)) (not (z34)))
    :effect (and
      (not (z10)) (z34)))
  (:action r2c4-to-r2c9-2
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (z14) (not (z32)) (not (z33)) (not (z34)))
    :effect (and
      (not (z14)) (z34)))
  (:action r2c5-to-r2c9-3
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (z18) (not (z32)) (not (z33)) (not (z34)))
    :effect (and
      (not (z18)) (z34)))
  (:action r2c8-5
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (z22) (not (z32)) (not (z33)) (not (z34)))
    :effect (and
      (not (z22)) (z34)))
  (:action r2c7-to-r2c9
    :parameters ()
    :precondition (and
      (not (z24)) (not (z25)) (z26) (not (z32)) (not (z33)) (not (z34)))
    :effect (and
      (not (z26)) (z34)))
  (:action r2c8-to-r2c9-2
    :parameters ()
    :precondition (and
      (not (z28)) (not (z29)) (z30) (not (z32)) (not (z33)) (not (z34)))
    :effect (and
      (not (z30)) (z34)))
  (:action r2c1-to-r2c9-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z32)) (not (z33)) (not (z34)) (not (z35)))
    :effect (and
      (not (z3)) (z35)))
  (:action r2c2-to-r2c9-2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z7) (not (z32)) (not (z33)) (not (z34)) (not (z35)))
    :effect (and
      (not (z7)) (z35)))
  (:action r2c3-to-r2c9-3
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z10)) (z11) (not (z32)) (not (z33)) (not (z34)) (not (z35)))
    :effect (and
      (not (z11)) (z35)))
  (:action r2c4-to-r2c9-3
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z14)) (z15) (not (z32)) (not (z33)) (not (z34)) (not (z35)))
    :effect (and
      (not (z15)) (z35)))
  (:action r2c5-to-r2c9-4
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (not (z18)) (z19) (not (z32)) (not (z33)) (not (z34)) (not (z35)))
    :effect (and
      (not (z19)) (z35)))
  (:action r2c6-to-r2c9-2
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (z23) (not (z32)) (not (z33)) (not (z34)) (not (z35)))
    :effect (and
      (not (z23)) (z35)))
  (:action r2c7-to-r2c9-2
    :parameters ()
    :precondition (and
      (not (z24)) (not (z25)) (not (z26)) (z27) (not (z32)) (not (z33)) (not (z34)) (not (z35)))
    :effect (and
      (not (z27)) (z35)))
  (:action r2c8-to-r2c9-3
    :parameters ()
    :precondition (and
      (not (z28)) (not (z29)) (not (z30)) (z31) (not (z32)) (not (z33)) (not (z34)) (not (z35)))
    :effect (and
      (not (z31)) (z35)))
)
