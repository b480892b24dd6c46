(define (domain latent)
  (:requirements :strips :negative-preconditions)
  (:predicates
    (z0) (z1) (z2) (z3) (z4) (z5) (z6) (z7) (z8) (z9) (z10) (z11) (z12) (z13) (z14) (z15) (z16)
    (z17) (z18) (z19) (z20) (z21) (z22) (z23) (z24) (z25) (z26))
  (:action r2c2-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (z3))
    :effect (and
      (z0) (not (z3))))
  (:action r2c3-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (z6))
    :effect (and
      (z0) (not (z6))))
  (:action r1c4-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (z9))
    :effect (and
      (z0) (not (z9))))
  (:action r1c5-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (z12))
    :effect (and
      (z0) (not (z12))))
  (:action r1c6-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (z15))
    :effect (and
      (z0) (not (z15))))
  (:action r2c7-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (z18))
    :effect (and
      (z0) (not (z18))))
  (:action r1c8-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (z21))
    :effect (and
      (z0) (not (z21))))
  (:action r2c9-to-r1c1
    :parameters ()
    :precondition (and
      (not (z0)) (z24))
    :effect (and
      (z0) (not (z24))))
  (:action r2c2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z3)) (z4))
    :effect (and
      (z1) (not (z4))))
  (:action r2c2-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z6)) (z7))
    :effect (and
      (z1) (not (z7))))
  (:action r2c4-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z9)) (z10))
    :effect (and
      (z1) (not (z10))))
  (:action r2c3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z12)) (z13))
    :effect (and
      (z1) (not (z13))))
  (:action r2c6-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z15)) (z16))
    :effect (and
      (z1) (not (z16))))
  (:action r2c7-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z18)) (z19))
    :effect (and
      (z1) (not (z19))))
  (:action r2c8-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z21)) (z22))
    :effect (and
      (z1) (not (z22))))
  (:action r2c5
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z24)) (z25))
    :effect (and
      (z1) (not (z25))))
  (:action r2c2-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (z5))
    :effect (and
      (z2) (not (z5))))
  (:action r2c3-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z6)) (not (z7)) (z8))
    :effect (and
      (z2) (not (z8))))
  (:action r2c4-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z9)) (not (z10)) (z11))
    :effect (and
      (z2) (not (z11))))
  (:action r2c5-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z12)) (not (z13)) (z14))
    :effect (and
      (z2) (not (z14))))
  (:action r2c6-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z15)) (not (z16)) (z17))
    :effect (and
      (z2) (not (z17))))
  (:action r2c7-to-r2c1-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z18)) (not (z19)) (z20))
    :effect (and
      (z2) (not (z20))))
  (:action r2c8-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z21)) (not (z22)) (z23))
    :effect (and
      (z2) (not (z23))))
  (:action r2c9-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z24)) (not (z25)) (z26))
    :effect (and
      (z2) (not (z26))))
  (:action r1c1-to-r2c2
    :parameters ()
    :precondition (and
      (z0) (not (z3)))
    :effect (and
      (not (z0)) (z3)))
  (:action r2c3-to-r2c2
    :parameters ()
    :precondition (and
      (not (z3)) (z6))
    :effect (and
      (z3) (not (z6))))
  (:action r1c4-to-r2c2
    :parameters ()
    :precondition (and
      (not (z3)) (z9))
    :effect (and
      (z3) (not (z9))))
  (:action r2c5-to-r1c2
    :parameters ()
    :precondition (and
      (not (z3)) (z12))
    :effect (and
      (z3) (not (z12))))
  (:action r2c6-to-r2c2
    :parameters ()
    :precondition (and
      (not (z3)) (z15))
    :effect (and
      (z3) (not (z15))))
  (:action r1c7-to-r2c2
    :parameters ()
    :precondition (and
      (not (z3)) (z18))
    :effect (and
      (z3) (not (z18))))
  (:action r2c8-to-r2c2
    :parameters ()
    :precondition (and
      (not (z3)) (z21))
    :effect (and
      (z3) (not (z21))))
  (:action r2c9-to-r1c2
    :parameters ()
    :precondition (and
      (not (z3)) (z24))
    :effect (and
      (z3) (not (z24))))
  (:action r2c1-to-r2c2
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z3)) (not (z4)))
    :effect (and
      (not (z1)) (z4)))
  (:action r2c3-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z6)) (z7))
    :effect (and
      (z4) (not (z7))))
  (:action r2c4-to-r2c2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z9)) (z10))
    :effect (and
      (z4) (not (z10))))
  (:action r2c5-to-r2c2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z12)) (z13))
    :effect (and
      (z4) (not (z13))))
  (:action r2c6-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z15)) (z16))
    :effect (and
      (z4) (not (z16))))
  (:action r2c7-to-r2c2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z18)) (z19))
    :effect (and
      (z4) (not (z19))))
  (:action r2c8-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z21)) (z22))
    :effect (and
      (z4) (not (z22))))
  (:action r2c9-to-r2c2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z24)) (z25))
    :effect (and
      (z4) (not (z25))))
  (:action r2c1-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z3)) (not (z4)) (not (z5)))
    :effect (and
      (not (z2)) (z5)))
  (:action r2c3-to-r2c2-3
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8))
    :effect (and
      (z5) (not (z8))))
  (:action r2c4-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z9)) (not (z10)) (z11))
    :effect (and
      (z5) (not (z11))))
  (:action r2c5-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z12)) (not (z13)) (z14))
    :effect (and
      (z5) (not (z14))))
  (:action r2c6-to-r2c2-3
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z15)) (not (z16)) (z17))
    :effect (and
      (z5) (not (z17))))
  (:action r2c7-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z18)) (not (z19)) (z20))
    :effect (and
      (z5) (not (z20))))
  (:action r2c8-to-r2c2-3
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z21)) (not (z22)) (z23))
    :effect (and
      (z5) (not (z23))))
  (:action r2c9-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z24)) (not (z25)) (z26))
    :effect (and
      (z5) (not (z26))))
  (:action r2c1-to-r2c3
    :parameters ()
    :precondition (and
      (z0) (not (z6)))
    :effect (and
      (not (z0)) (z6)))
  (:action r2c2-to-r2c3
    :parameters ()
    :precondition (and
      (z3) (not (z6)))
    :effect (and
      (not (z3)) (z6)))
  (:action r2c4-to-r2c3
    :parameters ()
    :precondition (and
      (not (z6)) (z9))
    :effect (and
      (z6) (not (z9))))
  (:action r2c5-to-r2c3
    :parameters ()
    :precondition (and
      (not (z6)) (z12))
    :effect (and
      (z6) (not (z12))))
  (:action r2c6-to-r1c3
    :parameters ()
    :precondition (and
      (not (z6)) (z15))
    :effect (and
      (z6) (not (z15))))
  (:action r1c7-to-r2c3
    :parameters ()
    :precondition (and
      (not (z6)) (z18))
    :effect (and
      (z6) (not (z18))))
  (:action r1c8-to-r2c3
    :parameters ()
    :precondition (and
      (not (z6)) (z21))
    :effect (and
      (z6) (not (z21))))
  (:action r2c9-to-r2c3
    :parameters ()
    :precondition (and
      (not (z6)) (z24))
    :effect (and
      (z6) (not (z24))))
  (:action r2c1-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z6)) (not (z7)))
    :effect (and
      (not (z1)) (z7)))
  (:action r2c3-2
    :parameters ()
    :precondition (and
      (not (z3)) (z4) (not (z6)) (not (z7)))
    :effect (and
      (not (z4)) (z7)))
  (:action r2c4-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z9)) (z10))
    :effect (and
      (z7) (not (z10))))
  (:action r2c4
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z12)) (z13))
    :effect (and
      (z7) (not (z13))))
  (:action r2c6-to-r2c3
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z15)) (z16))
    :effect (and
      (z7) (not (z16))))
  (:action r2c7-to-r2c3
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z18)) (z19))
    :effect (and
      (z7) (not (z19))))
  (:action r2c8-to-r2c3
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z21)) (z22))
    :effect (and
      (z7) (not (z22))))
  (:action r2c9-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z24)) (z25))
    :effect (and
      (z7) (not (z25))))
  (:action r2c1-to-r2c3-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z6)) (not (z7)) (not (z8)))
    :effect (and
      (not (z2)) (z8)))
  (:action r2c2-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (z5) (not (z6)) (not (z7)) (not (z8)))
    :effect (and
      (not (z5)) (z8)))
  (:action r2c4-to-r2c3-3
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (z11))
    :effect (and
      (z8) (not (z11))))
  (:action r2c5-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z8)) (not (z12)) (not (z13)) (z14))
    :effect (and
      (z8) (not (z14))))
  (:action r2c6-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z8)) (not (z15)) (not (z16)) (z17))
    :effect (and
      (z8) (not (z17))))
  (:action r2c7-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z8)) (not (z18)) (not (z19)) (z20))
    :effect (and
      (z8) (not (z20))))
  (:action r2c8-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z8)) (not (z21)) (not (z22)) (z23))
    :effect (and
      (z8) (not (z23))))
  (:action r2c9-to-r2c3-3
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z8)) (not (z24)) (not (z25)) (z26))
    :effect (and
      (z8) (not (z26))))
  (:action r2c1-to-r1c4
    :parameters ()
    :precondition (and
      (z0) (not (z9)))
    :effect (and
      (not (z0)) (z9)))
  (:action r2c2-to-r1c4
    :parameters ()
    :precondition (and
      (z3) (not (z9)))
    :effect (and
      (not (z3)) (z9)))
  (:action r1c3-to-r2c4
    :parameters ()
    :precondition (and
      (z6) (not (z9)))
    :effect (and
      (not (z6)) (z9)))
  (:action r2c5-to-r2c4
    :parameters ()
    :precondition (and
      (not (z9)) (z12))
    :effect (and
      (z9) (not (z12))))
  (:action r2c6-to-r2c4
    :parameters ()
    :precondition (and
      (not (z9)) (z15))
    :effect (and
      (z9) (not (z15))))
  (:action r2c7-to-r2c4
    :parameters ()
    :precondition (and
      (not (z9)) (z18))
    :effect (and
      (z9) (not (z18))))
  (:action r1c8-to-r2c4
    :parameters ()
    :precondition (and
      (not (z9)) (z21))
    :effect (and
      (z9) (not (z21))))
  (:action r2c9-to-r1c4
    :parameters ()
    :precondition (and
      (not (z9)) (z24))
    :effect (and
      (z9) (not (z24))))
  (:action r2c1-to-r2c4
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z9)) (not (z10)))
    :effect (and
      (not (z1)) (z10)))
  (:action r2c2-to-r2c4
    :parameters ()
    :precondition (and
      (not (z3)) (z4) (not (z9)) (not (z10)))
    :effect (and
      (not (z4)) (z10)))
  (:action r2c3-to-r2c4
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (not (z9)) (not (z10)))
    :effect (and
      (not (z7)) (z10)))
  (:action r2c5-to-r2c4-2
    :parameters ()
    :precondition (and
      (not (z9)) (not (z10)) (not (z12)) (z13))
    :effect (and
      (z10) (not (z13))))
  (:action r2c6-to-r2c4-2
    :parameters ()
    :precondition (and
      (not (z9)) (not (z10)) (not (z15)) (z16))
    :effect (and
      (z10) (not (z16))))
  (:action r2c7-to-r2c4-2
    :parameters ()
    :precondition (and
      (not (z9)) (not (z10)) (not (z18)) (z19))
    :effect (and
      (z10) (not (z19))))
  (:action r2c8-to-r2c4
    :parameters ()
    :precondition (and
      (not (z9)) (not (z10)) (not (z21)) (z22))
    :effect (and
      (z10) (not (z22))))
  (:action r2c7
    :parameters ()
    :precondition (and
      (not (z9)) (not (z10)) (not (z24)) (z25))
    :effect (and
      (z10) (not (z25))))
  (:action r2c1-to-r2c4-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z9)) (not (z10)) (not (z11)))
    :effect (and
      (not (z2)) (z11)))
  (:action r2c2-to-r2c4-2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (z5) (not (z9)) (not (z10)) (not (z11)))
    :effect (and
      (not (z5)) (z11)))
  (:action r2c3-to-r2c4-2
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (z8) (not (z9)) (not (z10)) (not (z11)))
    :effect (and
      (not (z8)) (z11)))
  (:action r2c5-to-r2c4-3
    :parameters ()
    :precondition (and
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (z14))
    :effect (and
      (z11) (not (z14))))
  (:action r2c6-to-r2c4-3
    :parameters ()
    :precondition (and
      (not (z9)) (not (z10)) (not (z11)) (not (z15)) (not (z16)) (z17))
    :effect (and
      (z11) (not (z17))))
  (:action r2c7-to-r2c4-3
    :parameters ()
    :precondition (and
      (not (z9)) (not (z10)) (not (z11)) (not (z18)) (not (z19)) (z20))
    :effect (and
      (z11) (not (z20))))
  (:action r2c8-to-r2c4-2
    :parameters ()
    :precondition (and
      (not (z9)) (not (z10)) (not (z11)) (not (z21)) (not (z22)) (z23))
    :effect (and
      (z11) (not (z23))))
  (:action r2c9-to-r2c4
    :parameters ()
    :precondition (and
      (not (z9)) (not (z10)) (not (z11)) (not (z24)) (not (z25)) (z26))
    :effect (and
      (z11) (not (z26))))
  (:action r2c1-to-r2c5
    :parameters ()
    :precondition (and
      (z0) (not (z12)))
    :effect (and
      (not (z0)) (z12)))
  (:action r2c2-to-r2c5
    :parameters ()
    :precondition (and
      (z3) (not (z12)))
    :effect (and
      (not (z3)) (z12)))
  (:action r2c3-to-r1c5
    :parameters ()
    :precondition (and
      (z6) (not (z12)))
    :effect (and
      (not (z6)) (z12)))
  (:action r2c4-to-r2c5
    :parameters ()
    :precondition (and
      (z9) (not (z12)))
    :effect (and
      (not (z9)) (z12)))
  (:action r2c6-to-r2c5
    :parameters ()
    :precondition (and
      (not (z12)) (z15))
    :effect (and
      (z12) (not (z15))))
  (:action r1c7-to-r2c5
    :parameters ()
    :precondition (and
      (not (z12)) (z18))
    :effect (and
      (z12) (not (z18))))
  (:action r1c8-to-r2c5
    :parameters ()
    :precondition (and
      (not (z12)) (z21))
    :effect (and
      (z12) (not (z21))))
  (:action r2c9-to-r2c5
    :parameters ()
    :precondition (and
      (not (z12)) (z24))
    :effect (and
      (z12) (not (z24))))
  (:action r2c3-3
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z12)) (not (z13)))
    :effect (and
      (not (z1)) (z13)))
  (:action r2c2-to-r2c5-2
    :parameters ()
    :precondition (and
      (not (z3)) (z4) (not (z12)) (not (z13)))
    :effect (and
      (not (z4)) (z13)))
  (:action r2c4-2
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (not (z12)) (not (z13)))
    :effect (and
      (not (z7)) (z13)))
  (:action r2c4-to-r2c5-2
    :parameters ()
    :precondition (and
      (not (z9)) (z10) (not (z12)) (not (z13)))
    :effect (and
      (not (z10)) (z13)))
  (:action r2c6-to-r2c5-2
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z15)) (z16))
    :effect (and
      (z13) (not (z16))))
  (:action r2c7-to-r2c5
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z18)) (z19))
    :effect (and
      (z13) (not (z19))))
  (:action r2c7-2
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z21)) (z22))
    :effect (and
      (z13) (not (z22))))
  (:action r2c7-3
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z24)) (z25))
    :effect (and
      (z13) (not (z25))))
  (:action r2c1-to-r2c5-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z12)) (not (z13)) (not (z14)))
    :effect (and
      (not (z2)) (z14)))
  (:action r2c2-to-r2c5-3
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (z5) (not (z12)) (not (z13)) (not (z14)))
    :effect (and
      (not (z5)) (z14)))
  (:action r2c3-to-r2c5
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (z8) (not (z12)) (not (z13)) (not (z14)))
    :effect (and
      (not (z8)) (z14)))
  (:action r2c4-to-r2c5-3
    :parameters ()
    :precondition (and
      (not (z9)) (not (z10)) (z11) (not (z12)) (not (z13)) (not (z14)))
    :effect (and
      (not (z11)) (z14)))
  (:action r2c6-to-r2c5-3
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (z17))
    :effect (and
      (z14) (not (z17))))
  (:action r2c7-to-r2c5-2
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z14)) (not (z18)) (not (z19)) (z20))
    :effect (and
      (z14) (not (z20))))
  (:action r2c8-to-r2c5
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z14)) (not (z21)) (not (z22)) (z23))
    :effect (and
      (z14) (not (z23))))
  (:action r2c9-to-r2c5-2
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z14)) (not (z24)) (not (z25)) (z26))
    :effect (and
      (z14) (not (z26))))
  (:action r2c1-to-r1c6
    :parameters ()
    :precondition (and
      (z0) (not (z15)))
    :effect (and
      (not (z0)) (z15)))
  (:action r1c2-to-r2c6
    :parameters ()
    :precondition (and
      (z3) (not (z15)))
    :effect (and
      (not (z3)) (z15)))
  (:action r2c3-to-r1c6
    :parameters ()
    :precondition (and
      (z6) (not (z15)))
    :effect (and
      (not (z6)) (z15)))
  (:action r1c4-to-r2c6
    :parameters ()
    :precondition (and
      (z9) (not (z15)))
    :effect (and
      (not (z9)) (z15)))
  (:action r2c5-to-r2c6
    :parameters ()
    :precondition (and
      (z12) (not (z15)))
    :effect (and
      (not (z12)) (z15)))
  (:action r2c7-to-r2c6
    :parameters ()
    :precondition (and
      (not (z15)) (z18))
    :effect (and
      (z15) (not (z18))))
  (:action r2c8-to-r2c6
    :parameters ()
    :precondition (and
      (not (z15)) (z21))
    :effect (and
      (z15) (not (z21))))
  (:action r2c9-to-r2c6
    :parameters ()
    :precondition (and
      (not (z15)) (z24))
    :effect (and
      (z15) (not (z24))))
  (:action r2c1-to-r2c6
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z15)) (not (z16)))
    :effect (and
      (not (z1)) (z16)))
  (:action r2c2-to-r2c6
    :parameters ()
    :precondition (and
      (not (z3)) (z4) (not (z15)) (not (z16)))
    :effect (and
      (not (z4)) (z16)))
  (:action r2c5-2
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (not (z15)) (not (z16)))
    :effect (and
      (not (z7)) (z16)))
  (:action r2c4-to-r2c6
    :parameters ()
    :precondition (and
      (not (z9)) (z10) (not (z15)) (not (z16)))
    :effect (and
      (not (z10)) (z16)))
  (:action r2c6
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (not (z15)) (not (z16)))
    :effect (and
      (not (z13)) (z16)))
  (:action r2c7-4
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z18)) (z19))
    :effect (and
      (z16) (not (z19))))
  (:action r2c8-to-r2c6-2
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z21)) (z22))
    :effect (and
      (z16) (not (z22))))
  (:action r2c9-to-r2c6-2
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z24)) (z25))
    :effect (and
      (z16) (not (z25))))
  (:action r2c1-to-r2c6-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z15)) (not (z16)) (not (z17)))
    :effect (and
      (not (z2)) (z17)))
  (:action r2c2-to-r2c6-2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (z5) (not (z15)) (not (z16)) (not (z17)))
    :effect (and
      (not (z5)) (z17)))
  (:action r2c3-to-r2c6
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (z8) (not (z15)) (not (z16)) (not (z17)))
    :effect (and
      (not (z8)) (z17)))
  (:action r2c4-to-r2c6-2
    :parameters ()
    :precondition (and
      (not (z9)) (not (z10)) (z11) (not (z15)) (not (z16)) (not (z17)))
    :effect (and
      (not (z11)) (z17)))
  (:action r2c5-to-r2c6-2
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (z14) (not (z15)) (not (z16)) (not (z17)))
    :effect (and
      (not (z14)) (z17)))
  (:action r2c7-to-r2c6-2
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (z20))
    :effect (and
      (z17) (not (z20))))
  (:action r2c8-to-r2c6-3
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (not (z21)) (not (z22)) (z23))
    :effect (and
      (z17) (not (z23))))
  (:action r2c9-to-r2c6-3
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (not (z24)) (not (z25)) (z26))
    :effect (and
      (z17) (not (z26))))
  (:action r1c1-to-r2c7
    :parameters ()
    :precondition (and
      (z0) (not (z18)))
    :effect (and
      (not (z0)) (z18)))
  (:action r2c2-to-r2c7
    :parameters ()
    :precondition (and
      (z3) (not (z18)))
    :effect (and
      (not (z3)) (z18)))
  (:action r2c3-to-r2c7
    :parameters ()
    :precondition (and
      (z6) (not (z18)))
    :effect (and
      (not (z6)) (z18)))
  (:action r1c4-to-r2c7
    :parameters ()
    :precondition (and
      (z9) (not (z18)))
    :effect (and
      (not (z9)) (z18)))
  (:action r1c5-to-r2c7
    :parameters ()
    :precondition (and
      (z12) (not (z18)))
    :effect (and
      (not (z12)) (z18)))
  (:action r2c6-to-r2c7
    :parameters ()
    :precondition (and
      (z15) (not (z18)))
    :effect (and
      (not (z15)) (z18)))
  (:action r2c8-to-r2c7
    :parameters ()
    :precondition (and
      (not (z18)) (z21))
    :effect (and
      (z18) (not (z21))))
  (:action r1c9-to-r2c7
    :parameters ()
    :precondition (and
      (not (z18)) (z24))
    :effect (and
      (z18) (not (z24))))
  (:action r2c4-3
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z18)) (not (z19)))
    :effect (and
      (not (z1)) (z19)))
  (:action r2c2-to-r2c7-2
    :parameters ()
    :precondition (and
      (not (z3)) (z4) (not (z18)) (not (z19)))
    :effect (and
      (not (z4)) (z19)))
  (:action r2c3-to-r2c7-2
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (not (z18)) (not (z19)))
    :effect (and
      (not (z7)) (z19)))
  (:action r2c4-to-r2c7
    :parameters ()
    :precondition (and
      (not (z9)) (z10) (not (z18)) (not (z19)))
    :effect (and
      (not (z10)) (z19)))
  (:action r2c5-to-r2c7
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (not (z18)) (not (z19)))
    :effect (and
      (not (z13)) (z19)))
  (:action r2c6-to-r2c7-2
    :parameters ()
    :precondition (and
      (not (z15)) (z16) (not (z18)) (not (z19)))
    :effect (and
      (not (z16)) (z19)))
  (:action r2c8-to-r2c7-2
    :parameters ()
    :precondition (and
      (not (z18)) (not (z19)) (not (z21)) (z22))
    :effect (and
      (z19) (not (z22))))
  (:action r2c9-to-r2c7
    :parameters ()
    :precondition (and
      (not (z18)) (not (z19)) (not (z24)) (z25))
    :effect (and
      (z19) (not (z25))))
  (:action r2c1-to-r2c7
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z18)) (not (z19)) (not (z20)))
    :effect (and
      (not (z2)) (z20)))
  (:action r2c2-to-r2c7-3
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (z5) (not (z18)) (not (z19)) (not (z20)))
    :effect (and
      (not (z5)) (z20)))
  (:action r2c3-to-r2c7-3
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (z8) (not (z18)) (not (z19)) (not (z20)))
    :effect (and
      (not (z8)) (z20)))
  (:action r2c4-to-r2c7-2
    :parameters ()
    :precondition (and
      (not (z9)) (not (z10)) (z11) (not (z18)) (not (z19)) (not (z20)))
    :effect (and
      (not (z11)) (z20)))
  (:action r2c5-to-r2c7-2
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (z14) (not (z18)) (not (z19)) (not (z20)))
    :effect (and
      (not (z14)) (z20)))
  (:action r2c6-to-r2c7-3
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (z17) (not (z18)) (not (z19)) (not (z20)))
    :effect (and
      (not (z17)) (z20)))
  (:action r2c8-to-r2c7-3
    :parameters ()
    :precondition (and
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (z23))
    :effect (and
      (z20) (not (z23))))
  (:action r2c9-to-r2c7-2
    :parameters ()
    :precondition (and
      (not (z18)) (not (z19)) (not (z20)) (not (z24)) (not (z25)) (z26))
    :effect (and
      (z20) (not (z26))))
  (:action r2c1-to-r2c8
    :parameters ()
    :precondition (and
      (z0) (not (z21)))
    :effect (and
      (not (z0)) (z21)))
  (:action r1c2-to-r2c8
    :parameters ()
    :precondition (and
      (z3) (not (z21)))
    :effect (and
      (not (z3)) (z21)))
  (:action r1c3-to-r2c8
    :parameters ()
    :precondition (and
      (z6) (not (z21)))
    :effect (and
      (not (z6)) (z21)))
  (:action r1c4-to-r2c8
    :parameters ()
    :precondition (and
      (z9) (not (z21)))
    :effect (and
      (not (z9)) (z21)))
  (:action r2c5-to-r2c8
    :parameters ()
    :precondition (and
      (z12) (not (z21)))
    :effect (and
      (not (z12)) (z21)))
  (:action r1c6-to-r2c8
    :parameters ()
    :precondition (and
      (z15) (not (z21)))
    :effect (and
      (not (z15)) (z21)))
  (:action r2c7-to-r1c8
    :parameters ()
    :precondition (and
      (z18) (not (z21)))
    :effect (and
      (not (z18)) (z21)))
  (:action r2c9-to-r1c8
    :parameters ()
    :precondition (and
      (not (z21)) (z24))
    :effect (and
      (z21) (not (z24))))
  (:action r2c5-3
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z21)) (not (z22)))
    :effect (and
      (not (z1)) (z22)))
  (:action r2c2-to-r2c8
    :parameters ()
    :precondition (and
      (not (z3)) (z4) (not (z21)) (not (z22)))
    :effect (and
      (not (z4)) (z22)))
  (:action r2c6-2
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (not (z21)) (not (z22)))
    :effect (and
      (not (z7)) (z22)))
  (:action r2c4-to-r2c8
    :parameters ()
    :precondition (and
      (not (z9)) (z10) (not (z21)) (not (z22)))
    :effect (and
      (not (z10)) (z22)))
  (:action r2c5-to-r2c8-2
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (not (z21)) (not (z22)))
    :effect (and
      (not (z13)) (z22)))
  (:action r2c6-to-r2c8
    :parameters ()
    :precondition (and
      (not (z15)) (z16) (not (z21)) (not (z22)))
    :effect (and
      (not (z16)) (z22)))
  (:action r2c7-to-r2c8
    :parameters ()
    :precondition (and
      (not (z18)) (z19) (not (z21)) (not (z22)))
    :effect (and
      (not (z19)) (z22)))
  (:action r2c9-to-r2c8
    :parameters ()
    :precondition (and
      (not (z21)) (not (z22)) (not (z24)) (z25))
    :effect (and
      (z22) (not (z25))))
  (:action r2c1-to-r2c8-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z21)) (not (z22)) (not (z23)))
    :effect (and
      (not (z2)) (z23)))
  (:action r2c2-to-r2c8-2
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (z5) (not (z21)) (not (z22)) (not (z23)))
    :effect (and
      (not (z5)) (z23)))
  (:action r2c3-to-r2c8
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (z8) (not (z21)) (not (z22)) (not (z23)))
    :effect (and
      (not (z8)) (z23)))
  (:action r2c4-to-r2c8-2
    :parameters ()
    :precondition (and
      (not (z9)) (not (z10)) (z11) (not (z21)) (not (z22)) (not (z23)))
    :effect (and
      (not (z11)) (z23)))
  (:action r2c5-to-r2c8-3
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (z14) (not (z21)) (not (z22)) (not (z23)))
    :effect (and
      (not (z14)) (z23)))
  (:action r2c6-to-r2c8-2
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (z17) (not (z21)) (not (z22)) (not (z23)))
    :effect (and
      (not (z17)) (z23)))
  (:action r2c7-to-r2c8-2
    :parameters ()
    :precondition (and
      (not (z18)) (not (z19)) (z20) (not (z21)) (not (z22)) (not (z23)))
    :effect (and
      (not (z20)) (z23)))
  (:action r2c9-to-r2c8-2
    :parameters ()
    :precondition (and
      (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (z26))
    :effect (and
      (z23) (not (z26))))
  (:action r2c1-to-r2c9
    :parameters ()
    :precondition (and
      (z0) (not (z24)))
    :effect (and
      (not (z0)) (z24)))
  (:action r2c2-to-r2c9
    :parameters ()
    :precondition (and
      (z3) (not (z24)))
    :effect (and
      (not (z3)) (z24)))
  (:action r2c3-to-r1c9
    :parameters ()
    :precondition (and
      (z6) (not (z24)))
    :effect (and
      (not (z6)) (z24)))
  (:action r2c4-to-r2c9
    :parameters ()
    :precondition (and
      (z9) (not (z24)))
    :effect (and
      (not (z9)) (z24)))
  (:action r1c5-to-r1c9
    :parameters ()
    :precondition (and
      (z12) (not (z24)))
    :effect (and
      (not (z12)) (z24)))
  (:action r1c6-to-r2c9
    :parameters ()
    :precondition (and
      (z15) (not (z24)))
    :effect (and
      (not (z15)) (z24)))
  (:action r2c7-to-r2c9
    :parameters ()
    :precondition (and
      (z18) (not (z24)))
    :effect (and
      (not (z18)) (z24)))
  (:action r2c8-to-r2c9
    :parameters ()
    :precondition (and
      (z21) (not (z24)))
    :effect (and
      (not (z21)) (z24)))
  (:action r2c1-to-r2c9-2
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z24)) (not (z25)))
    :effect (and
      (not (z1)) (z25)))
  (:action r2c2-to-r2c9-2
    :parameters ()
    :precondition (and
      (not (z3)) (z4) (not (z24)) (not (z25)))
    :effect (and
      (not (z4)) (z25)))
  (:action r2c3-to-r2c9
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (not (z24)) (not (z25)))
    :effect (and
      (not (z7)) (z25)))
  (:action r2c4-to-r2c9-2
    :parameters ()
    :precondition (and
      (not (z9)) (z10) (not (z24)) (not (z25)))
    :effect (and
      (not (z10)) (z25)))
  (:action r2c5-to-r2c9
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (not (z24)) (not (z25)))
    :effect (and
      (not (z13)) (z25)))
  (:action r2c6-to-r2c9
    :parameters ()
    :precondition (and
      (not (z15)) (z16) (not (z24)) (not (z25)))
    :effect (and
      (not (z16)) (z25)))
  (:action r2c7-to-r2c9-2
    :parameters ()
    :precondition (and
      (not (z18)) (z19) (not (z24)) (not (z25)))
    :effect (and
      (not (z19)) (z25)))
  (:action r2c8-to-r2c9-2
    :parameters ()
    :precondition (and
      (not (z21)) (z22) (not (z24)) (not (z25)))
    :effect (and
      (not (z22)) (z25)))
  (:action r2c1-to-r2c9-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z24)) (not (z25)) (not (z26)))
    :effect (and
      (not (z2)) (z26)))
  (:action r2c2-to-r2c9-3
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (z5) (not (z24)) (not (z25)) (not (z26)))
    :effect (and
      (not (z5)) (z26)))
  (:action r2c3-to-r2c9-2
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (z8) (not (z24)) (not (z25)) (not (z26)))
    :effect (and
      (not (z8)) (z26)))
  (:action r2c4-to-r2c9-3
    :parameters ()
    :precondition (and
      (not (z9)) (not (z10)) (z11) (not (z24)) (not (z25)) (not (z26)))
    :effect (and
      (not (z11)) (z26)))
  (:action r2c5-to-r2c9-2
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (z14) (not (z24)) (not (z25)) (not (z26)))
    :effect (and
      (not (z14)) (z26)))
  (:action r2c6-to-r2c9-2
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (z17) (not (z24)) (not (z25)) (not (z26)))
    :effect (and
      (not (z17)) (z26)))
  (:action r2c7-to-r2c9-3
    :parameters ()
    :precondition (and
      (not (z18)) (not (z19)) (z20) (not (z24)) (not (z25)) (not (z26)))
    :effect (and
      (not (z20)) (z26)))
  (:action r2c8-to-r2c9-3
    :parameters ()
    :precondition (and
      (not (z21)) (not (z22)) (z23) (not (z24)) (not (z25)) (not (z26)))
    :effect (and
      (not (z23)) (z26)))
)
