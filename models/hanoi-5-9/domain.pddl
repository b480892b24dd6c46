(define (domain latent)
  (:requirements :strips :negative-preconditions)
  (:predicates
    (z0) (z1) (z2) (z3) (z4) (z5) (z6) (z7) (z8) (z9) (z10) (z11) (z12) (z13) (z14) (z15) (z16)
    (z17) (z18) (z19) (z20) (z21) (z22) (z23) (z24) (z25) (z26) (z27) (z28) (z29) (z30) (z31) (z32)
    (z33) (z34) (z35) (z36) (z37) (z38) (z39) (z40) (z41) (z42) (z43) (z44))
  (:action r3c2-to-r3c1
    :parameters ()
    :precondition (and
      (not (z0)) (z5))
    :effect (and
      (z0) (not (z5))))
  (:action r1c3-to-r3c1
    :parameters ()
    :precondition (and
      (not (z0)) (z10))
    :effect (and
      (z0) (not (z10))))
  (:action r3c4-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (z15))
    :effect (and
      (z0) (not (z15))))
  (:action r2c5-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (z20))
    :effect (and
      (z0) (not (z20))))
  (:action r1c6-to-r3c1
    :parameters ()
    :precondition (and
      (not (z0)) (z25))
    :effect (and
      (z0) (not (z25))))
  (:action r2c7-to-r3c1
    :parameters ()
    :precondition (and
      (not (z0)) (z30))
    :effect (and
      (z0) (not (z30))))
  (:action r3c8-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (z35))
    :effect (and
      (z0) (not (z35))))
  (:action r1c9-to-r3c1
    :parameters ()
    :precondition (and
      (not (z0)) (z40))
    :effect (and
      (z0) (not (z40))))
  (:action r2c2-to-r3c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z5)) (z6))
    :effect (and
      (z1) (not (z6))))
  (:action r3c3-to-r3c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z10)) (z11))
    :effect (and
      (z1) (not (z11))))
  (:action r3c4-to-r3c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z15)) (z16))
    :effect (and
      (z1) (not (z16))))
  (:action r3c5-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z20)) (z21))
    :effect (and
      (z1) (not (z21))))
  (:action r3c6-to-r3c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z25)) (z26))
    :effect (and
      (z1) (not (z26))))
  (:action r2c7-to-r3c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z30)) (z31))
    :effect (and
      (z1) (not (z31))))
  (:action r2c8-to-r3c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z35)) (z36))
    :effect (and
      (z1) (not (z36))))
  (:action r3c9-to-r3c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z40)) (z41))
    :effect (and
      (z1) (not (z41))))
  (:action r3c2-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z5)) (not (z6)) (z7))
    :effect (and
      (z2) (not (z7))))
  (:action r3c3-to-r3c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z10)) (not (z11)) (z12))
    :effect (and
      (z2) (not (z12))))
  (:action r2c4-to-r3c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z15)) (not (z16)) (z17))
    :effect (and
      (z2) (not (z17))))
  (:action r3c5-to-r3c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z20)) (not (z21)) (z22))
    :effect (and
      (z2) (not (z22))))
  (:action r3c6-to-r3c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z25)) (not (z26)) (z27))
    :effect (and
      (z2) (not (z27))))
  (:action r3c7-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z30)) (not (z31)) (z32))
    :effect (and
      (z2) (not (z32))))
  (:action r3c8-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z35)) (not (z36)) (z37))
    :effect (and
      (z2) (not (z37))))
  (:action r3c9-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z40)) (not (z41)) (z42))
    :effect (and
      (z2) (not (z42))))
  (:action r3c2-to-r3c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z5)) (not (z6)) (not (z7)) (z8))
    :effect (and
      (z3) (not (z8))))
  (:action r3c3-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z10)) (not (z11)) (not (z12)) (z13))
    :effect (and
      (z3) (not (z13))))
  (:action r3c4-to-r3c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z15)) (not (z16)) (not (z17)) (z18))
    :effect (and
      (z3) (not (z18))))
  (:action r3c5-to-r3c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z20)) (not (z21)) (not (z22)) (z23))
    :effect (and
      (z3) (not (z23))))
  (:action r3c6-to-r3c1-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z25)) (not (z26)) (not (z27)) (z28))
    :effect (and
      (z3) (not (z28))))
  (:action r3c7-to-r3c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z30)) (not (z31)) (not (z32)) (z33))
    :effect (and
      (z3) (not (z33))))
  (:action r3c8-to-r3c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z35)) (not (z36)) (not (z37)) (z38))
    :effect (and
      (z3) (not (z38))))
  (:action r3c9-to-r3c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z40)) (not (z41)) (not (z42)) (z43))
    :effect (and
      (z3) (not (z43))))
  (:action r3c2-to-r3c1-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (z9))
    :effect (and
      (z4) (not (z9))))
  (:action r3c3-to-r3c1-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z10)) (not (z11)) (not (z12))
      (not (z13)) (z14))
    :effect (and
      (z4) (not (z14))))
  (:action r3c4-to-r3c1-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z15)) (not (z16)) (not (z17))
      (not (z18)) (z19))
    :effect (and
      (z4) (not (z19))))
  (:action r3c5-to-r3c1-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (z24))
    :effect (and
      (z4) (not (z24))))
  (:action r3c6-to-r3c1-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (z29))
    :effect (and
      (z4) (not (z29))))
  (:action r3c7-to-r3c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (z34))
    :effect (and
      (z4) (not (z34))))
  (:action r3c8-to-r3c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (z39))
    :effect (and
      (z4) (not (z39))))
  (:action r3c9-to-r3c1-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (z44))
    :effect (and
      (z4) (not (z44))))
  (:action r3c1-to-r2c2
    :parameters ()
    :precondition (and
      (z0) (not (z5)))
    :effect (and
      (not (z0)) (z5)))
  (:action r1c3-to-r3c2
    :parameters ()
    :precondition (and
      (not (z5)) (z10))
    :effect (and
      (z5) (not (z10))))
  (:action r3c4-to-r3c2
    :parameters ()
    :precondition (and
      (not (z5)) (z15))
    :effect (and
      (z5) (not (z15))))
  (:action r3c5-to-r3c2
    :parameters ()
    :precondition (and
      (not (z5)) (z20))
    :effect (and
      (z5) (not (z20))))
  (:action r3c6-to-r2c2
    :parameters ()
    :precondition (and
      (not (z5)) (z25))
    :effect (and
      (z5) (not (z25))))
  (:action r3c7-to-r2c2
    :parameters ()
    :precondition (and
      (not (z5)) (z30))
    :effect (and
      (z5) (not (z30))))
  (:action r3c8-to-r3c2
    :parameters ()
    :precondition (and
      (not (z5)) (z35))
    :effect (and
      (z5) (not (z35))))
  (:action r3c9-to-r3c2
    :parameters ()
    :precondition (and
      (not (z5)) (z40))
    :effect (and
      (z5) (not (z40))))
  (:action r3c1-to-r3c2
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z5)) (not (z6)))
    :effect (and
      (not (z1)) (z6)))
  (:action r3c3-to-r3c2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z10)) (z11))
    :effect (and
      (z6) (not (z11))))
  (:action r2c4-to-r2c2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z15)) (z16))
    :effect (and
      (z6) (not (z16))))
  (:action r2c5-to-r3c2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z20)) (z21))
    :effect (and
      (z6) (not (z21))))
  (:action r2c4
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z25)) (z26))
    :effect (and
      (z6) (not (z26))))
  (:action r3c7-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z30)) (z31))
    :effect (and
      (z6) (not (z31))))
  (:action r2c5
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z35)) (z36))
    :effect (and
      (z6) (not (z36))))
  (:action r3c9-to-r2c2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z40)) (z41))
    :effect (and
      (z6) (not (z41))))
  (:action r3c1-to-r3c2-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z5)) (not (z6)) (not (z7)))
    :effect (and
      (not (z2)) (z7)))
  (:action r3c3-to-r3c2-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z11)) (z12))
    :effect (and
      (z7) (not (z12))))
  (:action r3c4-to-r3c2-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z15)) (not (z16)) (z17))
    :effect (and
      (z7) (not (z17))))
  (:action r2c5-to-r3c2-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z20)) (not (z21)) (z22))
    :effect (and
      (z7) (not (z22))))
  (:action r3c6-to-r3c2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z25)) (not (z26)) (z27))
    :effect (and
      (z7) (not (z27))))
  (:action r3c7-to-r3c2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z30)) (not (z31)) (z32))
    :effect (and
      (z7) (not (z32))))
  (:action r3c8-to-r2c2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z35)) (not (z36)) (z37))
    :effect (and
      (z7) (not (z37))))
  (:action r3c9-to-r3c2-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z40)) (not (z41)) (z42))
    :effect (and
      (z7) (not (z42))))
  (:action r3c1-to-r3c2-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z5)) (not (z6)) (not (z7)) (not (z8)))
    :effect (and
      (not (z3)) (z8)))
  (:action r3c3-to-r3c2-3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z11)) (not (z12)) (z13))
    :effect (and
      (z8) (not (z13))))
  (:action r3c4-to-r3c2-3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z15)) (not (z16)) (not (z17)) (z18))
    :effect (and
      (z8) (not (z18))))
  (:action r2c5-to-r3c2-3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z20)) (not (z21)) (not (z22)) (z23))
    :effect (and
      (z8) (not (z23))))
  (:action r3c6-to-r3c2-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z25)) (not (z26)) (not (z27)) (z28))
    :effect (and
      (z8) (not (z28))))
  (:action r3c7-to-r3c2-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z30)) (not (z31)) (not (z32)) (z33))
    :effect (and
      (z8) (not (z33))))
  (:action r3c8-to-r3c2-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z35)) (not (z36)) (not (z37)) (z38))
    :effect (and
      (z8) (not (z38))))
  (:action r3c9-to-r3c2-3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z40)) (not (z41)) (not (z42)) (z43))
    :effect (and
      (z8) (not (z43))))
  (:action r3c1-to-r3c2-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z4) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)))
    :effect (and
      (not (z4)) (z9)))
  (:action r3c3-to-r3c2-4
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12))
      (not (z13)) (z14))
    :effect (and
      (z9) (not (z14))))
  (:action r3c4-to-r3c2-4
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z15)) (not (z16)) (not (z17))
      (not (z18)) (z19))
    :effect (and
      (z9) (not (z19))))
  (:action r3c5-to-r3c2-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (z24))
    :effect (and
      (z9) (not (z24))))
  (:action r3c6-to-r3c2-3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (z29))
    :effect (and
      (z9) (not (z29))))
  (:action r3c7-to-r3c2-3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (z34))
    :effect (and
      (z9) (not (z34))))
  (:action r3c8-to-r3c2-3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (z39))
    :effect (and
      (z9) (not (z39))))
  (:action r3c9-to-r3c2-4
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (z44))
    :effect (and
      (z9) (not (z44))))
  (:action r2c1-to-r3c3
    :parameters ()
    :precondition (and
      (z0) (not (z10)))
    :effect (and
      (not (z0)) (z10)))
  (:action r2c2-to-r3c3
    :parameters ()
    :precondition (and
      (z5) (not (z10)))
    :effect (and
      (not (z5)) (z10)))
  (:action r2c4-to-r3c3
    :parameters ()
    :precondition (and
      (not (z10)) (z15))
    :effect (and
      (z10) (not (z15))))
  (:action r3c5-to-r3c3
    :parameters ()
    :precondition (and
      (not (z10)) (z20))
    :effect (and
      (z10) (not (z20))))
  (:action r2c6-to-r3c3
    :parameters ()
    :precondition (and
      (not (z10)) (z25))
    :effect (and
      (z10) (not (z25))))
  (:action r3c7-to-r3c3
    :parameters ()
    :precondition (and
      (not (z10)) (z30))
    :effect (and
      (z10) (not (z30))))
  (:action r3c8-to-r3c3
    :parameters ()
    :precondition (and
      (not (z10)) (z35))
    :effect (and
      (z10) (not (z35))))
  (:action r3c9-to-r1c3
    :parameters ()
    :precondition (and
      (not (z10)) (z40))
    :effect (and
      (z10) (not (z40))))
  (:action r3c1-to-r3c3
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z10)) (not (z11)))
    :effect (and
      (not (z1)) (z11)))
  (:action r2c3
    :parameters ()
    :precondition (and
      (not (z5)) (z6) (not (z10)) (not (z11)))
    :effect (and
      (not (z6)) (z11)))
  (:action r2c4-to-r3c3-2
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z15)) (z16))
    :effect (and
      (z11) (not (z16))))
  (:action r3c5-to-r3c3-2
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z20)) (z21))
    :effect (and
      (z11) (not (z21))))
  (:action r2c6-to-r2c3
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z25)) (z26))
    :effect (and
      (z11) (not (z26))))
  (:action r2c7-to-r3c3
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z30)) (z31))
    :effect (and
      (z11) (not (z31))))
  (:action r3c8-to-r3c3-2
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z35)) (z36))
    :effect (and
      (z11) (not (z36))))
  (:action r2c6
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z40)) (z41))
    :effect (and
      (z11) (not (z41))))
  (:action r3c1-to-r3c3-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z10)) (not (z11)) (not (z12)))
    :effect (and
      (not (z2)) (z12)))
  (:action r3c2-to-r3c3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (z7) (not (z10)) (not (z11)) (not (z12)))
    :effect (and
      (not (z7)) (z12)))
  (:action r2c4-to-r3c3-3
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (not (z15)) (not (z16)) (z17))
    :effect (and
      (z12) (not (z17))))
  (:action r2c5-to-r3c3
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (not (z20)) (not (z21)) (z22))
    :effect (and
      (z12) (not (z22))))
  (:action r3c6-to-r3c3
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (not (z25)) (not (z26)) (z27))
    :effect (and
      (z12) (not (z27))))
  (:action r3c7-to-r3c3-2
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (not (z30)) (not (z31)) (z32))
    :effect (and
      (z12) (not (z32))))
  (:action r2c8-to-r3c3
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (not (z35)) (not (z36)) (z37))
    :effect (and
      (z12) (not (z37))))
  (:action r2c9-to-r2c3
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (not (z40)) (not (z41)) (z42))
    :effect (and
      (z12) (not (z42))))
  (:action r3c1-to-r3c3-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z10)) (not (z11)) (not (z12)) (not (z13)))
    :effect (and
      (not (z3)) (z13)))
  (:action r3c2-to-r3c3-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (z8) (not (z10)) (not (z11)) (not (z12)) (not (z13)))
    :effect (and
      (not (z8)) (z13)))
  (:action r3c4-to-r3c3
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z15)) (not (z16)) (not (z17)) (z18))
    :effect (and
      (z13) (not (z18))))
  (:action r3c5-to-r3c3-3
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z20)) (not (z21)) (not (z22)) (z23))
    :effect (and
      (z13) (not (z23))))
  (:action r3c6-to-r3c3-2
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z25)) (not (z26)) (not (z27)) (z28))
    :effect (and
      (z13) (not (z28))))
  (:action r3c7-to-r3c3-3
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z30)) (not (z31)) (not (z32)) (z33))
    :effect (and
      (z13) (not (z33))))
  (:action r3c8-to-r3c3-3
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z35)) (not (z36)) (not (z37)) (z38))
    :effect (and
      (z13) (not (z38))))
  (:action r3c9-to-r3c3
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z40)) (not (z41)) (not (z42)) (z43))
    :effect (and
      (z13) (not (z43))))
  (:action r3c1-to-r3c3-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z4) (not (z10)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)))
    :effect (and
      (not (z4)) (z14)))
  (:action r3c2-to-r3c3-3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z9) (not (z10)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)))
    :effect (and
      (not (z9)) (z14)))
  (:action r3c4-to-r3c3-2
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (z19))
    :effect (and
      (z14) (not (z19))))
  (:action r3c5-to-r3c3-4
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (z24))
    :effect (and
      (z14) (not (z24))))
  (:action r3c6-to-r3c3-3
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (z29))
    :effect (and
      (z14) (not (z29))))
  (:action r3c7-to-r3c3-4
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (z34))
    :effect (and
      (z14) (not (z34))))
  (:action r3c8-to-r3c3-4
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (z39))
    :effect (and
      (z14) (not (z39))))
  (:action r3c9-to-r3c3-2
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (z44))
    :effect (and
      (z14) (not (z44))))
  (:action r3c1-to-r3c4
    :parameters ()
    :precondition (and
      (z0) (not (z15)))
    :effect (and
      (not (z0)) (z15)))
  (:action r3c2-to-r3c4
    :parameters ()
    :precondition (and
      (z5) (not (z15)))
    :effect (and
      (not (z5)) (z15)))
  (:action r3c3-to-r3c4
    :parameters ()
    :precondition (and
      (z10) (not (z15)))
    :effect (and
      (not (z10)) (z15)))
  (:action r2c5-to-r2c4
    :parameters ()
    :precondition (and
      (not (z15)) (z20))
    :effect (and
      (z15) (not (z20))))
  (:action r3c6-to-r3c4
    :parameters ()
    :precondition (and
      (not (z15)) (z25))
    :effect (and
      (z15) (not (z25))))
  (:action r2c7-to-r2c4
    :parameters ()
    :precondition (and
      (not (z15)) (z30))
    :effect (and
      (z15) (not (z30))))
  (:action r3c8-to-r3c4
    :parameters ()
    :precondition (and
      (not (z15)) (z35))
    :effect (and
      (z15) (not (z35))))
  (:action r3c9-to-r3c4
    :parameters ()
    :precondition (and
      (not (z15)) (z40))
    :effect (and
      (z15) (not (z40))))
  (:action r3c1-to-r3c4-2
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z15)) (not (z16)))
    :effect (and
      (not (z1)) (z16)))
  (:action r3c2-to-r3c4-2
    :parameters ()
    :precondition (and
      (not (z5)) (z6) (not (z15)) (not (z16)))
    :effect (and
      (not (z6)) (z16)))
  (:action r2c3-to-r2c4
    :parameters ()
    :precondition (and
      (not (z10)) (z11) (not (z15)) (not (z16)))
    :effect (and
      (not (z11)) (z16)))
  (:action r2c5-to-r3c4
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z20)) (z21))
    :effect (and
      (z16) (not (z21))))
  (:action r3c6-to-r2c4
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z25)) (z26))
    :effect (and
      (z16) (not (z26))))
  (:action r2c7-to-r2c4-2
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z30)) (z31))
    :effect (and
      (z16) (not (z31))))
  (:action r3c8-to-r2c4
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z35)) (z36))
    :effect (and
      (z16) (not (z36))))
  (:action r3c9-to-r2c4
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z40)) (z41))
    :effect (and
      (z16) (not (z41))))
  (:action r3c1-to-r3c4-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z15)) (not (z16)) (not (z17)))
    :effect (and
      (not (z2)) (z17)))
  (:action r3c2-to-r3c4-3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (z7) (not (z15)) (not (z16)) (not (z17)))
    :effect (and
      (not (z7)) (z17)))
  (:action r3c3-to-r3c4-2
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (z12) (not (z15)) (not (z16)) (not (z17)))
    :effect (and
      (not (z12)) (z17)))
  (:action r2c5-to-r3c4-2
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (not (z20)) (not (z21)) (z22))
    :effect (and
      (z17) (not (z22))))
  (:action r2c6-to-r3c4
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (not (z25)) (not (z26)) (z27))
    :effect (and
      (z17) (not (z27))))
  (:action r3c7-to-r2c4
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (not (z30)) (not (z31)) (z32))
    :effect (and
      (z17) (not (z32))))
  (:action r3c8-to-r3c4-2
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (not (z35)) (not (z36)) (z37))
    :effect (and
      (z17) (not (z37))))
  (:action r2c9-to-r3c4
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (not (z40)) (not (z41)) (z42))
    :effect (and
      (z17) (not (z42))))
  (:action r3c1-to-r2c4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z15)) (not (z16)) (not (z17)) (not (z18)))
    :effect (and
      (not (z3)) (z18)))
  (:action r3c2-to-r3c4-4
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (z8) (not (z15)) (not (z16)) (not (z17)) (not (z18)))
    :effect (and
      (not (z8)) (z18)))
  (:action r2c3-to-r3c4
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (z13) (not (z15)) (not (z16)) (not (z17)) (not (z18)))
    :effect (and
      (not (z13)) (z18)))
  (:action r3c5-to-r3c4
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23))
    :effect (and
      (z18) (not (z23))))
  (:action r3c6-to-r3c4-2
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z25)) (not (z26)) (not (z27)) (z28))
    :effect (and
      (z18) (not (z28))))
  (:action r3c7-to-r3c4
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z30)) (not (z31)) (not (z32)) (z33))
    :effect (and
      (z18) (not (z33))))
  (:action r3c8-to-r3c4-3
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z35)) (not (z36)) (not (z37)) (z38))
    :effect (and
      (z18) (not (z38))))
  (:action r2c9-to-r3c4-2
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z40)) (not (z41)) (not (z42)) (z43))
    :effect (and
      (z18) (not (z43))))
  (:action r3c1-to-r3c4-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z4) (not (z15)) (not (z16)) (not (z17))
      (not (z18)) (not (z19)))
    :effect (and
      (not (z4)) (z19)))
  (:action r3c2-to-r3c4-5
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z9) (not (z15)) (not (z16)) (not (z17))
      (not (z18)) (not (z19)))
    :effect (and
      (not (z9)) (z19)))
  (:action r3c3-to-r3c4-3
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (z14) (not (z15)) (not (z16)) (not (z17))
      (not (z18)) (not (z19)))
    :effect (and
      (not (z14)) (z19)))
  (:action r3c5-to-r3c4-2
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (z24))
    :effect (and
      (z19) (not (z24))))
  (:action r3c6-to-r3c4-3
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (z29))
    :effect (and
      (z19) (not (z29))))
  (:action r3c7-to-r3c4-2
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (z34))
    :effect (and
      (z19) (not (z34))))
  (:action r3c8-to-r3c4-4
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (z39))
    :effect (and
      (z19) (not (z39))))
  (:action r3c9-to-r3c4-2
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (z44))
    :effect (and
      (z19) (not (z44))))
  (:action r3c1-to-r2c5
    :parameters ()
    :precondition (and
      (z0) (not (z20)))
    :effect (and
      (not (z0)) (z20)))
  (:action r2c2-to-r3c5
    :parameters ()
    :precondition (and
      (z5) (not (z20)))
    :effect (and
      (not (z5)) (z20)))
  (:action r3c3-to-r3c5
    :parameters ()
    :precondition (and
      (z10) (not (z20)))
    :effect (and
      (not (z10)) (z20)))
  (:action r3c4-to-r1c5
    :parameters ()
    :precondition (and
      (z15) (not (z20)))
    :effect (and
      (not (z15)) (z20)))
  (:action r3c6-to-r1c5
    :parameters ()
    :precondition (and
      (not (z20)) (z25))
    :effect (and
      (z20) (not (z25))))
  (:action r3c7-to-r3c5
    :parameters ()
    :precondition (and
      (not (z20)) (z30))
    :effect (and
      (z20) (not (z30))))
  (:action r2c8-to-r3c5
    :parameters ()
    :precondition (and
      (not (z20)) (z35))
    :effect (and
      (z20) (not (z35))))
  (:action r2c9-to-r3c5
    :parameters ()
    :precondition (and
      (not (z20)) (z40))
    :effect (and
      (z20) (not (z40))))
  (:action r3c1-to-r3c5
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z20)) (not (z21)))
    :effect (and
      (not (z1)) (z21)))
  (:action r3c2-to-r3c5
    :parameters ()
    :precondition (and
      (not (z5)) (z6) (not (z20)) (not (z21)))
    :effect (and
      (not (z6)) (z21)))
  (:action r2c3-to-r3c5
    :parameters ()
    :precondition (and
      (not (z10)) (z11) (not (z20)) (not (z21)))
    :effect (and
      (not (z11)) (z21)))
  (:action r2c4-to-r3c5
    :parameters ()
    :precondition (and
      (not (z15)) (z16) (not (z20)) (not (z21)))
    :effect (and
      (not (z16)) (z21)))
  (:action r3c6-to-r3c5
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z25)) (z26))
    :effect (and
      (z21) (not (z26))))
  (:action r2c7-to-r3c5
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z30)) (z31))
    :effect (and
      (z21) (not (z31))))
  (:action r2c8-to-r3c5-2
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z35)) (z36))
    :effect (and
      (z21) (not (z36))))
  (:action r2c9-to-r2c5
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z40)) (z41))
    :effect (and
      (z21) (not (z41))))
  (:action r3c1-to-r2c5-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z20)) (not (z21)) (not (z22)))
    :effect (and
      (not (z2)) (z22)))
  (:action r2c4-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (z7) (not (z20)) (not (z21)) (not (z22)))
    :effect (and
      (not (z7)) (z22)))
  (:action r3c3-to-r3c5-2
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (z12) (not (z20)) (not (z21)) (not (z22)))
    :effect (and
      (not (z12)) (z22)))
  (:action r2c4-to-r3c5-2
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (z17) (not (z20)) (not (z21)) (not (z22)))
    :effect (and
      (not (z17)) (z22)))
  (:action r3c6-to-r3c5-2
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (not (z25)) (not (z26)) (z27))
    :effect (and
      (z22) (not (z27))))
  (:action r3c7-to-r3c5-2
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (not (z30)) (not (z31)) (z32))
    :effect (and
      (z22) (not (z32))))
  (:action r2c8-to-r2c5
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (not (z35)) (not (z36)) (z37))
    :effect (and
      (z22) (not (z37))))
  (:action r3c9-to-r3c5
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (not (z40)) (not (z41)) (z42))
    :effect (and
      (z22) (not (z42))))
  (:action r3c1-to-r3c5-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z20)) (not (z21)) (not (z22)) (not (z23)))
    :effect (and
      (not (z3)) (z23)))
  (:action r3c2-to-r3c5-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (z8) (not (z20)) (not (z21)) (not (z22)) (not (z23)))
    :effect (and
      (not (z8)) (z23)))
  (:action r3c3-to-r3c5-3
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (z13) (not (z20)) (not (z21)) (not (z22)) (not (z23)))
    :effect (and
      (not (z13)) (z23)))
  (:action r3c4-to-r3c5
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (z18) (not (z20)) (not (z21)) (not (z22)) (not (z23)))
    :effect (and
      (not (z18)) (z23)))
  (:action r3c6-to-r3c5-3
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z25)) (not (z26)) (not (z27)) (z28))
    :effect (and
      (z23) (not (z28))))
  (:action r3c7-to-r3c5-3
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z30)) (not (z31)) (not (z32)) (z33))
    :effect (and
      (z23) (not (z33))))
  (:action r3c8-to-r3c5
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z35)) (not (z36)) (not (z37)) (z38))
    :effect (and
      (z23) (not (z38))))
  (:action r3c9-to-r3c5-2
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z40)) (not (z41)) (not (z42)) (z43))
    :effect (and
      (z23) (not (z43))))
  (:action r3c1-to-r3c5-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z4) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)))
    :effect (and
      (not (z4)) (z24)))
  (:action r3c2-to-r3c5-3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z9) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)))
    :effect (and
      (not (z9)) (z24)))
  (:action r3c3-to-r3c5-4
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (z14) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)))
    :effect (and
      (not (z14)) (z24)))
  (:action r3c4-to-r3c5-2
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (z19) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)))
    :effect (and
      (not (z19)) (z24)))
  (:action r3c6-to-r3c5-4
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (z29))
    :effect (and
      (z24) (not (z29))))
  (:action r3c7-to-r3c5-4
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (z34))
    :effect (and
      (z24) (not (z34))))
  (:action r3c8-to-r3c5-2
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (z39))
    :effect (and
      (z24) (not (z39))))
  (:action r3c9-to-r3c5-3
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (z44))
    :effect (and
      (z24) (not (z44))))
  (:action r1c1-to-r3c6
    :parameters ()
    :precondition (and
      (z0) (not (z25)))
    :effect (and
      (not (z0)) (z25)))
  (:action r3c2-to-r3c6
    :parameters ()
    :precondition (and
      (z5) (not (z25)))
    :effect (and
      (not (z5)) (z25)))
  (:action r2c3-to-r3c6
    :parameters ()
    :precondition (and
      (z10) (not (z25)))
    :effect (and
      (not (z10)) (z25)))
  (:action r2c4-to-r2c6
    :parameters ()
    :precondition (and
      (z15) (not (z25)))
    :effect (and
      (not (z15)) (z25)))
  (:action r3c5-to-r3c6
    :parameters ()
    :precondition (and
      (z20) (not (z25)))
    :effect (and
      (not (z20)) (z25)))
  (:action r3c7-to-r3c6
    :parameters ()
    :precondition (and
      (not (z25)) (z30))
    :effect (and
      (z25) (not (z30))))
  (:action r2c8-to-r2c6
    :parameters ()
    :precondition (and
      (not (z25)) (z35))
    :effect (and
      (z25) (not (z35))))
  (:action r2c9-to-r3c6
    :parameters ()
    :precondition (and
      (not (z25)) (z40))
    :effect (and
      (z25) (not (z40))))
  (:action r3c1-to-r3c6
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z25)) (not (z26)))
    :effect (and
      (not (z1)) (z26)))
  (:action r3c2-to-r2c6
    :parameters ()
    :precondition (and
      (not (z5)) (z6) (not (z25)) (not (z26)))
    :effect (and
      (not (z6)) (z26)))
  (:action r3c3-to-r3c6
    :parameters ()
    :precondition (and
      (not (z10)) (z11) (not (z25)) (not (z26)))
    :effect (and
      (not (z11)) (z26)))
  (:action r3c4-to-r2c6
    :parameters ()
    :precondition (and
      (not (z15)) (z16) (not (z25)) (not (z26)))
    :effect (and
      (not (z16)) (z26)))
  (:action r3c5-to-r3c6-2
    :parameters ()
    :precondition (and
      (not (z20)) (z21) (not (z25)) (not (z26)))
    :effect (and
      (not (z21)) (z26)))
  (:action r3c7-to-r2c6
    :parameters ()
    :precondition (and
      (not (z25)) (not (z26)) (not (z30)) (z31))
    :effect (and
      (z26) (not (z31))))
  (:action r2c8-to-r3c6
    :parameters ()
    :precondition (and
      (not (z25)) (not (z26)) (not (z35)) (z36))
    :effect (and
      (z26) (not (z36))))
  (:action r3c9-to-r3c6
    :parameters ()
    :precondition (and
      (not (z25)) (not (z26)) (not (z40)) (z41))
    :effect (and
      (z26) (not (z41))))
  (:action r3c1-to-r3c6-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z25)) (not (z26)) (not (z27)))
    :effect (and
      (not (z2)) (z27)))
  (:action r3c2-to-r2c6-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (z7) (not (z25)) (not (z26)) (not (z27)))
    :effect (and
      (not (z7)) (z27)))
  (:action r3c3-to-r3c6-2
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (z12) (not (z25)) (not (z26)) (not (z27)))
    :effect (and
      (not (z12)) (z27)))
  (:action r3c4-to-r2c6-2
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (z17) (not (z25)) (not (z26)) (not (z27)))
    :effect (and
      (not (z17)) (z27)))
  (:action r3c5-to-r3c6-3
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (z22) (not (z25)) (not (z26)) (not (z27)))
    :effect (and
      (not (z22)) (z27)))
  (:action r3c7-to-r3c6-2
    :parameters ()
    :precondition (and
      (not (z25)) (not (z26)) (not (z27)) (not (z30)) (not (z31)) (z32))
    :effect (and
      (z27) (not (z32))))
  (:action r3c8-to-r2c6
    :parameters ()
    :precondition (and
      (not (z25)) (not (z26)) (not (z27)) (not (z35)) (not (z36)) (z37))
    :effect (and
      (z27) (not (z37))))
  (:action r2c9-to-r3c6-2
    :parameters ()
    :precondition (and
      (not (z25)) (not (z26)) (not (z27)) (not (z40)) (not (z41)) (z42))
    :effect (and
      (z27) (not (z42))))
  (:action r3c1-to-r3c6-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z25)) (not (z26)) (not (z27)) (not (z28)))
    :effect (and
      (not (z3)) (z28)))
  (:action r3c2-to-r2c6-3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (z8) (not (z25)) (not (z26)) (not (z27)) (not (z28)))
    :effect (and
      (not (z8)) (z28)))
  (:action r3c3-to-r3c6-3
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (z13) (not (z25)) (not (z26)) (not (z27)) (not (z28)))
    :effect (and
      (not (z13)) (z28)))
  (:action r2c4-to-r3c6
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (z18) (not (z25)) (not (z26)) (not (z27)) (not (z28)))
    :effect (and
      (not (z18)) (z28)))
  (:action r3c5-to-r3c6-4
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (z23) (not (z25)) (not (z26)) (not (z27)) (not (z28)))
    :effect (and
      (not (z23)) (z28)))
  (:action r3c7-to-r3c6-3
    :parameters ()
    :precondition (and
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z31)) (not (z32)) (z33))
    :effect (and
      (z28) (not (z33))))
  (:action r3c8-to-r3c6
    :parameters ()
    :precondition (and
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z35)) (not (z36)) (not (z37)) (z38))
    :effect (and
      (z28) (not (z38))))
  (:action r3c9-to-r3c6-2
    :parameters ()
    :precondition (and
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z40)) (not (z41)) (not (z42)) (z43))
    :effect (and
      (z28) (not (z43))))
  (:action r3c1-to-r3c6-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z4) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)))
    :effect (and
      (not (z4)) (z29)))
  (:action r3c2-to-r3c6-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z9) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)))
    :effect (and
      (not (z9)) (z29)))
  (:action r3c3-to-r3c6-4
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (z14) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)))
    :effect (and
      (not (z14)) (z29)))
  (:action r3c4-to-r3c6
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (z19) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)))
    :effect (and
      (not (z19)) (z29)))
  (:action r3c5-to-r3c6-5
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (z24) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)))
    :effect (and
      (not (z24)) (z29)))
  (:action r3c7-to-r3c6-4
    :parameters ()
    :precondition (and
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (z34))
    :effect (and
      (z29) (not (z34))))
  (:action r3c8-to-r3c6-2
    :parameters ()
    :precondition (and
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (z39))
    :effect (and
      (z29) (not (z39))))
  (:action r3c9-to-r3c6-3
    :parameters ()
    :precondition (and
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (z44))
    :effect (and
      (z29) (not (z44))))
  (:action r3c1-to-r3c7
    :parameters ()
    :precondition (and
      (z0) (not (z30)))
    :effect (and
      (not (z0)) (z30)))
  (:action r3c2-to-r3c7
    :parameters ()
    :precondition (and
      (z5) (not (z30)))
    :effect (and
      (not (z5)) (z30)))
  (:action r2c3-to-r3c7
    :parameters ()
    :precondition (and
      (z10) (not (z30)))
    :effect (and
      (not (z10)) (z30)))
  (:action r2c4-to-r3c7
    :parameters ()
    :precondition (and
      (z15) (not (z30)))
    :effect (and
      (not (z15)) (z30)))
  (:action r3c5-to-r1c7
    :parameters ()
    :precondition (and
      (z20) (not (z30)))
    :effect (and
      (not (z20)) (z30)))
  (:action r3c6-to-r3c7
    :parameters ()
    :precondition (and
      (z25) (not (z30)))
    :effect (and
      (not (z25)) (z30)))
  (:action r3c8-to-r3c7
    :parameters ()
    :precondition (and
      (not (z30)) (z35))
    :effect (and
      (z30) (not (z35))))
  (:action r3c9-to-r2c7
    :parameters ()
    :precondition (and
      (not (z30)) (z40))
    :effect (and
      (z30) (not (z40))))
  (:action r3c1-to-r2c7
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z30)) (not (z31)))
    :effect (and
      (not (z1)) (z31)))
  (:action r3c2-to-r2c7
    :parameters ()
    :precondition (and
      (not (z5)) (z6) (not (z30)) (not (z31)))
    :effect (and
      (not (z6)) (z31)))
  (:action r2c3-to-r3c7-2
    :parameters ()
    :precondition (and
      (not (z10)) (z11) (not (z30)) (not (z31)))
    :effect (and
      (not (z11)) (z31)))
  (:action r2c4-to-r3c7-2
    :parameters ()
    :precondition (and
      (not (z15)) (z16) (not (z30)) (not (z31)))
    :effect (and
      (not (z16)) (z31)))
  (:action r3c5-to-r3c7
    :parameters ()
    :precondition (and
      (not (z20)) (z21) (not (z30)) (not (z31)))
    :effect (and
      (not (z21)) (z31)))
  (:action r3c6-to-r3c7-2
    :parameters ()
    :precondition (and
      (not (z25)) (z26) (not (z30)) (not (z31)))
    :effect (and
      (not (z26)) (z31)))
  (:action r2c8-to-r2c7
    :parameters ()
    :precondition (and
      (not (z30)) (not (z31)) (not (z35)) (z36))
    :effect (and
      (z31) (not (z36))))
  (:action r2c9-to-r3c7
    :parameters ()
    :precondition (and
      (not (z30)) (not (z31)) (not (z40)) (z41))
    :effect (and
      (z31) (not (z41))))
  (:action r3c1-to-r3c7-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z30)) (not (z31)) (not (z32)))
    :effect (and
      (not (z2)) (z32)))
  (:action r2c2-to-r3c7
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (z7) (not (z30)) (not (z31)) (not (z32)))
    :effect (and
      (not (z7)) (z32)))
  (:action r3c3-to-r3c7
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (z12) (not (z30)) (not (z31)) (not (z32)))
    :effect (and
      (not (z12)) (z32)))
  (:action r3c4-to-r2c7
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (z17) (not (z30)) (not (z31)) (not (z32)))
    :effect (and
      (not (z17)) (z32)))
  (:action r3c5-to-r3c7-2
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (z22) (not (z30)) (not (z31)) (not (z32)))
    :effect (and
      (not (z22)) (z32)))
  (:action r3c6-to-r2c7
    :parameters ()
    :precondition (and
      (not (z25)) (not (z26)) (z27) (not (z30)) (not (z31)) (not (z32)))
    :effect (and
      (not (z27)) (z32)))
  (:action r3c8-to-r3c7-2
    :parameters ()
    :precondition (and
      (not (z30)) (not (z31)) (not (z32)) (not (z35)) (not (z36)) (z37))
    :effect (and
      (z32) (not (z37))))
  (:action r3c9-to-r3c7
    :parameters ()
    :precondition (and
      (not (z30)) (not (z31)) (not (z32)) (not (z40)) (not (z41)) (z42))
    :effect (and
      (z32) (not (z42))))
  (:action r3c1-to-r3c7-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z30)) (not (z31)) (not (z32)) (not (z33)))
    :effect (and
      (not (z3)) (z33)))
  (:action r3c2-to-r3c7-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (z8) (not (z30)) (not (z31)) (not (z32)) (not (z33)))
    :effect (and
      (not (z8)) (z33)))
  (:action r3c3-to-r3c7-2
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (z13) (not (z30)) (not (z31)) (not (z32)) (not (z33)))
    :effect (and
      (not (z13)) (z33)))
  (:action r3c4-to-r3c7
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (z18) (not (z30)) (not (z31)) (not (z32)) (not (z33)))
    :effect (and
      (not (z18)) (z33)))
  (:action r3c5-to-r3c7-3
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (z23) (not (z30)) (not (z31)) (not (z32)) (not (z33)))
    :effect (and
      (not (z23)) (z33)))
  (:action r3c6-to-r3c7-3
    :parameters ()
    :precondition (and
      (not (z25)) (not (z26)) (not (z27)) (z28) (not (z30)) (not (z31)) (not (z32)) (not (z33)))
    :effect (and
      (not (z28)) (z33)))
  (:action r3c8-to-r3c7-3
    :parameters ()
    :precondition (and
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (z38))
    :effect (and
      (z33) (not (z38))))
  (:action r3c9-to-r3c7-2
    :parameters ()
    :precondition (and
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z40)) (not (z41)) (not (z42)) (z43))
    :effect (and
      (z33) (not (z43))))
  (:action r3c1-to-r3c7-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z4) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)))
    :effect (and
      (not (z4)) (z34)))
  (:action r3c2-to-r3c7-3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z9) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)))
    :effect (and
      (not (z9)) (z34)))
  (:action r3c3-to-r3c7-3
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (z14) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)))
    :effect (and
      (not (z14)) (z34)))
  (:action r3c4-to-r3c7-2
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (z19) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)))
    :effect (and
      (not (z19)) (z34)))
  (:action r3c5-to-r3c7-4
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (z24) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)))
    :effect (and
      (not (z24)) (z34)))
  (:action r3c6-to-r3c7-4
    :parameters ()
    :precondition (and
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)))
    :effect (and
      (not (z29)) (z34)))
  (:action r3c8-to-r3c7-4
    :parameters ()
    :precondition (and
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (z39))
    :effect (and
      (z34) (not (z39))))
  (:action r3c9-to-r3c7-3
    :parameters ()
    :precondition (and
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (z44))
    :effect (and
      (z34) (not (z44))))
  (:action r2c1-to-r3c8
    :parameters ()
    :precondition (and
      (z0) (not (z35)))
    :effect (and
      (not (z0)) (z35)))
  (:action r1c2-to-r2c8
    :parameters ()
    :precondition (and
      (z5) (not (z35)))
    :effect (and
      (not (z5)) (z35)))
  (:action r2c3-to-r3c8
    :parameters ()
    :precondition (and
      (z10) (not (z35)))
    :effect (and
      (not (z10)) (z35)))
  (:action r2c4-to-r2c8
    :parameters ()
    :precondition (and
      (z15) (not (z35)))
    :effect (and
      (not (z15)) (z35)))
  (:action r2c5-to-r2c8
    :parameters ()
    :precondition (and
      (z20) (not (z35)))
    :effect (and
      (not (z20)) (z35)))
  (:action r2c6-to-r3c8
    :parameters ()
    :precondition (and
      (z25) (not (z35)))
    :effect (and
      (not (z25)) (z35)))
  (:action r3c7-to-r3c8
    :parameters ()
    :precondition (and
      (z30) (not (z35)))
    :effect (and
      (not (z30)) (z35)))
  (:action r3c9-to-r3c8
    :parameters ()
    :precondition (and
      (not (z35)) (z40))
    :effect (and
      (z35) (not (z40))))
  (:action r3c1-to-r3c8
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z35)) (not (z36)))
    :effect (and
      (not (z1)) (z36)))
  (:action r3c2-to-r2c8
    :parameters ()
    :precondition (and
      (not (z5)) (z6) (not (z35)) (not (z36)))
    :effect (and
      (not (z6)) (z36)))
  (:action r2c3-to-r3c8-2
    :parameters ()
    :precondition (and
      (not (z10)) (z11) (not (z35)) (not (z36)))
    :effect (and
      (not (z11)) (z36)))
  (:action r3c4-to-r3c8
    :parameters ()
    :precondition (and
      (not (z15)) (z16) (not (z35)) (not (z36)))
    :effect (and
      (not (z16)) (z36)))
  (:action r2c5-to-r3c8
    :parameters ()
    :precondition (and
      (not (z20)) (z21) (not (z35)) (not (z36)))
    :effect (and
      (not (z21)) (z36)))
  (:action r2c6-to-r3c8-2
    :parameters ()
    :precondition (and
      (not (z25)) (z26) (not (z35)) (not (z36)))
    :effect (and
      (not (z26)) (z36)))
  (:action r3c7-to-r2c8
    :parameters ()
    :precondition (and
      (not (z30)) (z31) (not (z35)) (not (z36)))
    :effect (and
      (not (z31)) (z36)))
  (:action r2c9
    :parameters ()
    :precondition (and
      (not (z35)) (not (z36)) (not (z40)) (z41))
    :effect (and
      (z36) (not (z41))))
  (:action r3c1-to-r2c8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z35)) (not (z36)) (not (z37)))
    :effect (and
      (not (z2)) (z37)))
  (:action r2c5-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (z7) (not (z35)) (not (z36)) (not (z37)))
    :effect (and
      (not (z7)) (z37)))
  (:action r3c3-to-r3c8
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (z12) (not (z35)) (not (z36)) (not (z37)))
    :effect (and
      (not (z12)) (z37)))
  (:action r3c4-to-r2c8
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (z17) (not (z35)) (not (z36)) (not (z37)))
    :effect (and
      (not (z17)) (z37)))
  (:action r3c5-to-r3c8
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (z22) (not (z35)) (not (z36)) (not (z37)))
    :effect (and
      (not (z22)) (z37)))
  (:action r3c6-to-r3c8
    :parameters ()
    :precondition (and
      (not (z25)) (not (z26)) (z27) (not (z35)) (not (z36)) (not (z37)))
    :effect (and
      (not (z27)) (z37)))
  (:action r2c7-to-r3c8
    :parameters ()
    :precondition (and
      (not (z30)) (not (z31)) (z32) (not (z35)) (not (z36)) (not (z37)))
    :effect (and
      (not (z32)) (z37)))
  (:action r3c9-to-r3c8-2
    :parameters ()
    :precondition (and
      (not (z35)) (not (z36)) (not (z37)) (not (z40)) (not (z41)) (z42))
    :effect (and
      (z37) (not (z42))))
  (:action r3c1-to-r3c8-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z35)) (not (z36)) (not (z37)) (not (z38)))
    :effect (and
      (not (z3)) (z38)))
  (:action r3c2-to-r3c8
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (z8) (not (z35)) (not (z36)) (not (z37)) (not (z38)))
    :effect (and
      (not (z8)) (z38)))
  (:action r3c3-to-r3c8-2
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (z13) (not (z35)) (not (z36)) (not (z37)) (not (z38)))
    :effect (and
      (not (z13)) (z38)))
  (:action r3c4-to-r3c8-2
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (z18) (not (z35)) (not (z36)) (not (z37)) (not (z38)))
    :effect (and
      (not (z18)) (z38)))
  (:action r3c5-to-r3c8-2
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (z23) (not (z35)) (not (z36)) (not (z37)) (not (z38)))
    :effect (and
      (not (z23)) (z38)))
  (:action r3c6-to-r2c8
    :parameters ()
    :precondition (and
      (not (z25)) (not (z26)) (not (z27)) (z28) (not (z35)) (not (z36)) (not (z37)) (not (z38)))
    :effect (and
      (not (z28)) (z38)))
  (:action r2c7-to-r3c8-2
    :parameters ()
    :precondition (and
      (not (z30)) (not (z31)) (not (z32)) (z33) (not (z35)) (not (z36)) (not (z37)) (not (z38)))
    :effect (and
      (not (z33)) (z38)))
  (:action r3c9-to-r3c8-3
    :parameters ()
    :precondition (and
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (z43))
    :effect (and
      (z38) (not (z43))))
  (:action r3c1-to-r3c8-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z4) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)))
    :effect (and
      (not (z4)) (z39)))
  (:action r3c2-to-r3c8-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z9) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)))
    :effect (and
      (not (z9)) (z39)))
  (:action r3c3-to-r3c8-3
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (z14) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)))
    :effect (and
      (not (z14)) (z39)))
  (:action r3c4-to-r3c8-3
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (z19) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)))
    :effect (and
      (not (z19)) (z39)))
  (:action r3c5-to-r3c8-3
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (z24) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)))
    :effect (and
      (not (z24)) (z39)))
  (:action r3c6-to-r3c8-2
    :parameters ()
    :precondition (and
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)))
    :effect (and
      (not (z29)) (z39)))
  (:action r3c7-to-r3c8-2
    :parameters ()
    :precondition (and
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (z34) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)))
    :effect (and
      (not (z34)) (z39)))
  (:action r3c9-to-r3c8-4
    :parameters ()
    :precondition (and
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (z44))
    :effect (and
      (z39) (not (z44))))
  (:action r2c1-to-r3c9
    :parameters ()
    :precondition (and
      (z0) (not (z40)))
    :effect (and
      (not (z0)) (z40)))
  (:action r2c2-to-r2c9
    :parameters ()
    :precondition (and
      (z5) (not (z40)))
    :effect (and
      (not (z5)) (z40)))
  (:action r3c3-to-r3c9
    :parameters ()
    :precondition (and
      (z10) (not (z40)))
    :effect (and
      (not (z10)) (z40)))
  (:action r3c4-to-r3c9
    :parameters ()
    :precondition (and
      (z15) (not (z40)))
    :effect (and
      (not (z15)) (z40)))
  (:action r3c5-to-r2c9
    :parameters ()
    :precondition (and
      (z20) (not (z40)))
    :effect (and
      (not (z20)) (z40)))
  (:action r1c6-to-r3c9
    :parameters ()
    :precondition (and
      (z25) (not (z40)))
    :effect (and
      (not (z25)) (z40)))
  (:action r2c7-to-r2c9
    :parameters ()
    :precondition (and
      (z30) (not (z40)))
    :effect (and
      (not (z30)) (z40)))
  (:action r3c8-to-r2c9
    :parameters ()
    :precondition (and
      (z35) (not (z40)))
    :effect (and
      (not (z35)) (z40)))
  (:action r3c1-to-r2c9
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z40)) (not (z41)))
    :effect (and
      (not (z1)) (z41)))
  (:action r3c2-to-r2c9
    :parameters ()
    :precondition (and
      (not (z5)) (z6) (not (z40)) (not (z41)))
    :effect (and
      (not (z6)) (z41)))
  (:action r3c3-to-r3c9-2
    :parameters ()
    :precondition (and
      (not (z10)) (z11) (not (z40)) (not (z41)))
    :effect (and
      (not (z11)) (z41)))
  (:action r2c4-to-r3c9
    :parameters ()
    :precondition (and
      (not (z15)) (z16) (not (z40)) (not (z41)))
    :effect (and
      (not (z16)) (z41)))
  (:action r3c5-to-r3c9
    :parameters ()
    :precondition (and
      (not (z20)) (z21) (not (z40)) (not (z41)))
    :effect (and
      (not (z21)) (z41)))
  (:action r3c6-to-r2c9
    :parameters ()
    :precondition (and
      (not (z25)) (z26) (not (z40)) (not (z41)))
    :effect (and
      (not (z26)) (z41)))
  (:action r3c7-to-r2c9
    :parameters ()
    :precondition (and
      (not (z30)) (z31) (not (z40)) (not (z41)))
    :effect (and
      (not (z31)) (z41)))
  (:action r2c8-to-r2c9
    :parameters ()
    :precondition (and
      (not (z35)) (z36) (not (z40)) (not (z41)))
    :effect (and
      (not (z36)) (z41)))
  (:action r3c1-to-r2c9-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z40)) (not (z41)) (not (z42)))
    :effect (and
      (not (z2)) (z42)))
  (:action r2c2-to-r3c9
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (z7) (not (z40)) (not (z41)) (not (z42)))
    :effect (and
      (not (z7)) (z42)))
  (:action r3c3-to-r3c9-3
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (z12) (not (z40)) (not (z41)) (not (z42)))
    :effect (and
      (not (z12)) (z42)))
  (:action r2c4-to-r3c9-2
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (z17) (not (z40)) (not (z41)) (not (z42)))
    :effect (and
      (not (z17)) (z42)))
  (:action r3c5-to-r3c9-2
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (z22) (not (z40)) (not (z41)) (not (z42)))
    :effect (and
      (not (z22)) (z42)))
  (:action r2c6-to-r3c9
    :parameters ()
    :precondition (and
      (not (z25)) (not (z26)) (z27) (not (z40)) (not (z41)) (not (z42)))
    :effect (and
      (not (z27)) (z42)))
  (:action r3c7-to-r3c9
    :parameters ()
    :precondition (and
      (not (z30)) (not (z31)) (z32) (not (z40)) (not (z41)) (not (z42)))
    :effect (and
      (not (z32)) (z42)))
  (:action r3c8-to-r3c9
    :parameters ()
    :precondition (and
      (not (z35)) (not (z36)) (z37) (not (z40)) (not (z41)) (not (z42)))
    :effect (and
      (not (z37)) (z42)))
  (:action r3c1-to-r3c9
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z40)) (not (z41)) (not (z42)) (not (z43)))
    :effect (and
      (not (z3)) (z43)))
  (:action r3c2-to-r2c9-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (z8) (not (z40)) (not (z41)) (not (z42)) (not (z43)))
    :effect (and
      (not (z8)) (z43)))
  (:action r3c3-to-r3c9-4
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (z13) (not (z40)) (not (z41)) (not (z42)) (not (z43)))
    :effect (and
      (not (z13)) (z43)))
  (:action r2c4-to-r3c9-3
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (z18) (not (z40)) (not (z41)) (not (z42)) (not (z43)))
    :effect (and
      (not (z18)) (z43)))
  (:action r3c5-to-r3c9-3
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (z23) (not (z40)) (not (z41)) (not (z42)) (not (z43)))
    :effect (and
      (not (z23)) (z43)))
  (:action r3c6-to-r3c9
    :parameters ()
    :precondition (and
      (not (z25)) (not (z26)) (not (z27)) (z28) (not (z40)) (not (z41)) (not (z42)) (not (z43)))
    :effect (and
      (not (z28)) (z43)))
  (:action r3c7-to-r2c9-2
    :parameters ()
    :precondition (and
      (not (z30)) (not (z31)) (not (z32)) (z33) (not (z40)) (not (z41)) (not (z42)) (not (z43)))
    :effect (and
      (not (z33)) (z43)))
  (:action r3c8-to-r3c9-2
    :parameters ()
    :precondition (and
      (not (z35)) (not (z36)) (not (z37)) (z38) (not (z40)) (not (z41)) (not (z42)) (not (z43)))
    :effect (and
      (not (z38)) (z43)))
  (:action r3c1-to-r3c9-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z4) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)))
    :effect (and
      (not (z4)) (z44)))
  (:action r3c2-to-r3c9
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z9) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)))
    :effect (and
      (not (z9)) (z44)))
  (:action r3c3-to-r3c9-5
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (z14) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)))
    :effect (and
      (not (z14)) (z44)))
  (:action r3c4-to-r3c9-2
    :parameters ()
    :precondition (and
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (z19) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)))
    :effect (and
      (not (z19)) (z44)))
  (:action r3c5-to-r3c9-4
    :parameters ()
    :precondition (and
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (z24) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)))
    :effect (and
      (not (z24)) (z44)))
  (:action r3c6-to-r3c9-2
    :parameters ()
    :precondition (and
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)))
    :effect (and
      (not (z29)) (z44)))
  (:action r3c7-to-r3c9-2
    :parameters ()
    :precondition (and
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (z34) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)))
    :effect (and
      (not (z34)) (z44)))
  (:action r3c8-to-r3c9-3
    :parameters ()
    :precondition (and
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)))
    :effect (and
      (not (z39)) (z44)))
)
