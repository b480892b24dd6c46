(define (domain latent)
  (:requirements :strips :negative-preconditions)
  (:predicates
    (z0) (z1) (z2) (z3) (z4) (z5) (z6) (z7) (z8) (z9) (z10) (z11) (z12) (z13) (z14) (z15) (z16)
    (z17) (z18) (z19) (z20) (z21) (z22) (z23) (z24) (z25) (z26) (z27) (z28) (z29) (z30) (z31) (z32)
    (z33) (z34) (z35) (z36) (z37) (z38) (z39) (z40) (z41) (z42) (z43) (z44) (z45) (z46) (z47) (z48)
    (z49))
  (:action r1c1
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z2)) (z3) (not (z10)) (z11))
    :effect (and
      (z0) (not (z1)) (z2) (not (z3)) (z10) (not (z11))))
  (:action r1c1-2
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (not (z2)) (z3) (not (z10)) (z11))
    :effect (and
      (not (z0)) (z1) (z2) (not (z3)) (z10) (not (z11))))
  (:action r1c1-3
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z10)) (z11))
    :effect (and
      (z0) (not (z1)) (not (z2)) (z3) (z10) (not (z11))))
  (:action r1c1-4
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z3)) (not (z10)) (z11))
    :effect (and
      (not (z0)) (z1) (not (z2)) (z3) (z10) (not (z11))))
  (:action r1c1-5
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z2)) (z3) (z10) (not (z11)))
    :effect (and
      (z0) (not (z1)) (z2) (not (z3)) (not (z10)) (z11)))
  (:action r1c1-6
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (not (z2)) (z3) (z10) (not (z11)))
    :effect (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z10)) (z11)))
  (:action r1c1-7
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (z10) (not (z11)))
    :effect (and
      (z0) (not (z1)) (not (z2)) (z3) (not (z10)) (z11)))
  (:action r1c1-8
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z3)) (z10) (not (z11)))
    :effect (and
      (not (z0)) (z1) (not (z2)) (z3) (not (z10)) (z11)))
  (:action r1c2
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z2)) (z3) (not (z4)) (z5) (not (z12)) (z13))
    :effect (and
      (z0) (not (z1)) (z2) (not (z3)) (z4) (not (z5)) (z12) (not (z13))))
  (:action r1c2-2
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (not (z2)) (z3) (not (z4)) (z5) (not (z12)) (z13))
    :effect (and
      (not (z0)) (z1) (z2) (not (z3)) (z4) (not (z5)) (z12) (not (z13))))
  (:action r1c2-3
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z4)) (z5) (not (z12)) (z13))
    :effect (and
      (z0) (not (z1)) (not (z2)) (z3) (z4) (not (z5)) (z12) (not (z13))))
  (:action r1c2-4
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z3)) (not (z4)) (z5) (not (z12)) (z13))
    :effect (and
      (not (z0)) (z1) (not (z2)) (z3) (z4) (not (z5)) (z12) (not (z13))))
  (:action r1c2-5
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z2)) (z3) (z4) (not (z5)) (not (z12)) (z13))
    :effect (and
      (z0) (not (z1)) (z2) (not (z3)) (not (z4)) (z5) (z12) (not (z13))))
  (:action r1c2-6
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (not (z2)) (z3) (z4) (not (z5)) (not (z12)) (z13))
    :effect (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z4)) (z5) (z12) (not (z13))))
  (:action r1c2-7
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (z4) (not (z5)) (not (z12)) (z13))
    :effect (and
      (z0) (not (z1)) (not (z2)) (z3) (not (z4)) (z5) (z12) (not (z13))))
  (:action r1c2-8
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z3)) (z4) (not (z5)) (not (z12)) (z13))
    :effect (and
      (not (z0)) (z1) (not (z2)) (z3) (not (z4)) (z5) (z12) (not (z13))))
  (:action r1c2-9
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z2)) (z3) (not (z4)) (z5) (z12) (not (z13)))
    :effect (and
      (z0) (not (z1)) (z2) (not (z3)) (z4) (not (z5)) (not (z12)) (z13)))
  (:action r1c2-10
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (not (z2)) (z3) (not (z4)) (z5) (z12) (not (z13)))
    :effect (and
      (not (z0)) (z1) (z2) (not (z3)) (z4) (not (z5)) (not (z12)) (z13)))
  (:action r1c2-11
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z4)) (z5) (z12) (not (z13)))
    :effect (and
      (z0) (not (z1)) (not (z2)) (z3) (z4) (not (z5)) (not (z12)) (z13)))
  (:action r1c2-12
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z3)) (not (z4)) (z5) (z12) (not (z13)))
    :effect (and
      (not (z0)) (z1) (not (z2)) (z3) (z4) (not (z5)) (not (z12)) (z13)))
  (:action r1c2-13
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z2)) (z3) (z4) (not (z5)) (z12) (not (z13)))
    :effect (and
      (z0) (not (z1)) (z2) (not (z3)) (not (z4)) (z5) (not (z12)) (z13)))
  (:action r1c2-14
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (not (z2)) (z3) (z4) (not (z5)) (z12) (not (z13)))
    :effect (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z4)) (z5) (not (z12)) (z13)))
  (:action r1c2-15
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (z4) (not (z5)) (z12) (not (z13)))
    :effect (and
      (z0) (not (z1)) (not (z2)) (z3) (not (z4)) (z5) (not (z12)) (z13)))
  (:action r1c2-16
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z2) (not (z3)) (z4) (not (z5)) (z12) (not (z13)))
    :effect (and
      (not (z0)) (z1) (not (z2)) (z3) (not (z4)) (z5) (not (z12)) (z13)))
  (:action r1c3
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (z5) (not (z6)) (z7) (not (z14)) (z15))
    :effect (and
      (z2) (not (z3)) (z4) (not (z5)) (z6) (not (z7)) (z14) (not (z15))))
  (:action r1c3-2
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z4)) (z5) (not (z6)) (z7) (not (z14)) (z15))
    :effect (and
      (not (z2)) (z3) (z4) (not (z5)) (z6) (not (z7)) (z14) (not (z15))))
  (:action r1c3-3
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (z4) (not (z5)) (not (z6)) (z7) (not (z14)) (z15))
    :effect (and
      (z2) (not (z3)) (not (z4)) (z5) (z6) (not (z7)) (z14) (not (z15))))
  (:action r1c3-4
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (z4) (not (z5)) (not (z6)) (z7) (not (z14)) (z15))
    :effect (and
      (not (z2)) (z3) (not (z4)) (z5) (z6) (not (z7)) (z14) (not (z15))))
  (:action r1c3-5
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (z5) (z6) (not (z7)) (not (z14)) (z15))
    :effect (and
      (z2) (not (z3)) (z4) (not (z5)) (not (z6)) (z7) (z14) (not (z15))))
  (:action r1c3-6
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z4)) (z5) (z6) (not (z7)) (not (z14)) (z15))
    :effect (and
      (not (z2)) (z3) (z4) (not (z5)) (not (z6)) (z7) (z14) (not (z15))))
  (:action r1c3-7
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (z4) (not (z5)) (z6) (not (z7)) (not (z14)) (z15))
    :effect (and
      (z2) (not (z3)) (not (z4)) (z5) (not (z6)) (z7) (z14) (not (z15))))
  (:action r1c3-8
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (z4) (not (z5)) (z6) (not (z7)) (not (z14)) (z15))
    :effect (and
      (not (z2)) (z3) (not (z4)) (z5) (not (z6)) (z7) (z14) (not (z15))))
  (:action r1c3-9
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (z5) (not (z6)) (z7) (z14) (not (z15)))
    :effect (and
      (z2) (not (z3)) (z4) (not (z5)) (z6) (not (z7)) (not (z14)) (z15)))
  (:action r1c3-10
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z4)) (z5) (not (z6)) (z7) (z14) (not (z15)))
    :effect (and
      (not (z2)) (z3) (z4) (not (z5)) (z6) (not (z7)) (not (z14)) (z15)))
  (:action r1c3-11
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (z4) (not (z5)) (not (z6)) (z7) (z14) (not (z15)))
    :effect (and
      (z2) (not (z3)) (not (z4)) (z5) (z6) (not (z7)) (not (z14)) (z15)))
  (:action r1c3-12
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (z4) (not (z5)) (not (z6)) (z7) (z14) (not (z15)))
    :effect (and
      (not (z2)) (z3) (not (z4)) (z5) (z6) (not (z7)) (not (z14)) (z15)))
  (:action r1c3-13
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (z5) (z6) (not (z7)) (z14) (not (z15)))
    :effect (and
      (z2) (not (z3)) (z4) (not (z5)) (not (z6)) (z7) (not (z14)) (z15)))
  (:action r1c3-14
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z4)) (z5) (z6) (not (z7)) (z14) (not (z15)))
    :effect (and
      (not (z2)) (z3) (z4) (not (z5)) (not (z6)) (z7) (not (z14)) (z15)))
  (:action r1c3-15
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (z4) (not (z5)) (z6) (not (z7)) (z14) (not (z15)))
    :effect (and
      (z2) (not (z3)) (not (z4)) (z5) (not (z6)) (z7) (not (z14)) (z15)))
  (:action r1c3-16
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (z4) (not (z5)) (z6) (not (z7)) (z14) (not (z15)))
    :effect (and
      (not (z2)) (z3) (not (z4)) (z5) (not (z6)) (z7) (not (z14)) (z15)))
  (:action r1c4
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (not (z6)) (z7) (not (z8)) (z9) (not (z16)) (z17))
    :effect (and
      (z4) (not (z5)) (z6) (not (z7)) (z8) (not (z9)) (z16) (not (z17))))
  (:action r1c4-2
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (not (z6)) (z7) (not (z8)) (z9) (not (z16)) (z17))
    :effect (and
      (not (z4)) (z5) (z6) (not (z7)) (z8) (not (z9)) (z16) (not (z17))))
  (:action r1c4-3
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (z6) (not (z7)) (not (z8)) (z9) (not (z16)) (z17))
    :effect (and
      (z4) (not (z5)) (not (z6)) (z7) (z8) (not (z9)) (z16) (not (z17))))
  (:action r1c4-4
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (z6) (not (z7)) (not (z8)) (z9) (not (z16)) (z17))
    :effect (and
      (not (z4)) (z5) (not (z6)) (z7) (z8) (not (z9)) (z16) (not (z17))))
  (:action r1c4-5
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (not (z6)) (z7) (z8) (not (z9)) (not (z16)) (z17))
    :effect (and
      (z4) (not (z5)) (z6) (not (z7)) (not (z8)) (z9) (z16) (not (z17))))
  (:action r1c4-6
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (not (z6)) (z7) (z8) (not (z9)) (not (z16)) (z17))
    :effect (and
      (not (z4)) (z5) (z6) (not (z7)) (not (z8)) (z9) (z16) (not (z17))))
  (:action r1c4-7
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (z6) (not (z7)) (z8) (not (z9)) (not (z16)) (z17))
    :effect (and
      (z4) (not (z5)) (not (z6)) (z7) (not (z8)) (z9) (z16) (not (z17))))
  (:action r1c4-8
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (z6) (not (z7)) (z8) (not (z9)) (not (z16)) (z17))
    :effect (and
      (not (z4)) (z5) (not (z6)) (z7) (not (z8)) (z9) (z16) (not (z17))))
  (:action r1c4-9
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (not (z6)) (z7) (not (z8)) (z9) (z16) (not (z17)))
    :effect (and
      (z4) (not (z5)) (z6) (not (z7)) (z8) (not (z9)) (not (z16)) (z17)))
  (:action r1c4-10
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (not (z6)) (z7) (not (z8)) (z9) (z16) (not (z17)))
    :effect (and
      (not (z4)) (z5) (z6) (not (z7)) (z8) (not (z9)) (not (z16)) (z17)))
  (:action r1c4-11
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (z6) (not (z7)) (not (z8)) (z9) (z16) (not (z17)))
    :effect (and
      (z4) (not (z5)) (not (z6)) (z7) (z8) (not (z9)) (not (z16)) (z17)))
  (:action r1c4-12
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (z6) (not (z7)) (not (z8)) (z9) (z16) (not (z17)))
    :effect (and
      (not (z4)) (z5) (not (z6)) (z7) (z8) (not (z9)) (not (z16)) (z17)))
  (:action r1c4-13
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (not (z6)) (z7) (z8) (not (z9)) (z16) (not (z17)))
    :effect (and
      (z4) (not (z5)) (z6) (not (z7)) (not (z8)) (z9) (not (z16)) (z17)))
  (:action r1c4-14
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (not (z6)) (z7) (z8) (not (z9)) (z16) (not (z17)))
    :effect (and
      (not (z4)) (z5) (z6) (not (z7)) (not (z8)) (z9) (not (z16)) (z17)))
  (:action r1c4-15
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (z6) (not (z7)) (z8) (not (z9)) (z16) (not (z17)))
    :effect (and
      (z4) (not (z5)) (not (z6)) (z7) (not (z8)) (z9) (not (z16)) (z17)))
  (:action r1c4-16
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (z6) (not (z7)) (z8) (not (z9)) (z16) (not (z17)))
    :effect (and
      (not (z4)) (z5) (not (z6)) (z7) (not (z8)) (z9) (not (z16)) (z17)))
  (:action r1c5
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (not (z8)) (z9) (not (z18)) (z19))
    :effect (and
      (z6) (not (z7)) (z8) (not (z9)) (z18) (not (z19))))
  (:action r1c5-2
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (not (z8)) (z9) (not (z18)) (z19))
    :effect (and
      (not (z6)) (z7) (z8) (not (z9)) (z18) (not (z19))))
  (:action r1c5-3
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (z8) (not (z9)) (not (z18)) (z19))
    :effect (and
      (z6) (not (z7)) (not (z8)) (z9) (z18) (not (z19))))
  (:action r1c5-4
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (z8) (not (z9)) (not (z18)) (z19))
    :effect (and
      (not (z6)) (z7) (not (z8)) (z9) (z18) (not (z19))))
  (:action r1c5-5
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (not (z8)) (z9) (z18) (not (z19)))
    :effect (and
      (z6) (not (z7)) (z8) (not (z9)) (not (z18)) (z19)))
  (:action r1c5-6
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (not (z8)) (z9) (z18) (not (z19)))
    :effect (and
      (not (z6)) (z7) (z8) (not (z9)) (not (z18)) (z19)))
  (:action r1c5-7
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (z8) (not (z9)) (z18) (not (z19)))
    :effect (and
      (z6) (not (z7)) (not (z8)) (z9) (not (z18)) (z19)))
  (:action r1c5-8
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (z8) (not (z9)) (z18) (not (z19)))
    :effect (and
      (not (z6)) (z7) (not (z8)) (z9) (not (z18)) (z19)))
  (:action r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z10)) (z11) (not (z12)) (z13) (not (z20)) (z21))
    :effect (and
      (z0) (not (z1)) (z10) (not (z11)) (z12) (not (z13)) (z20) (not (z21))))
  (:action r2c1-2
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (not (z10)) (z11) (not (z12)) (z13) (not (z20)) (z21))
    :effect (and
      (not (z0)) (z1) (z10) (not (z11)) (z12) (not (z13)) (z20) (not (z21))))
  (:action r2c1-3
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z10) (not (z11)) (not (z12)) (z13) (not (z20)) (z21))
    :effect (and
      (z0) (not (z1)) (not (z10)) (z11) (z12) (not (z13)) (z20) (not (z21))))
  (:action r2c1-4
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z10) (not (z11)) (not (z12)) (z13) (not (z20)) (z21))
    :effect (and
      (not (z0)) (z1) (not (z10)) (z11) (z12) (not (z13)) (z20) (not (z21))))
  (:action r2c1-5
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z10)) (z11) (z12) (not (z13)) (not (z20)) (z21))
    :effect (and
      (z0) (not (z1)) (z10) (not (z11)) (not (z12)) (z13) (z20) (not (z21))))
  (:action r2c1-6
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (not (z10)) (z11) (z12) (not (z13)) (not (z20)) (z21))
    :effect (and
      (not (z0)) (z1) (z10) (not (z11)) (not (z12)) (z13) (z20) (not (z21))))
  (:action r2c1-7
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z10) (not (z11)) (z12) (not (z13)) (not (z20)) (z21))
    :effect (and
      (z0) (not (z1)) (not (z10)) (z11) (not (z12)) (z13) (z20) (not (z21))))
  (:action r2c1-8
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z10) (not (z11)) (z12) (not (z13)) (not (z20)) (z21))
    :effect (and
      (not (z0)) (z1) (not (z10)) (z11) (not (z12)) (z13) (z20) (not (z21))))
  (:action r2c1-9
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z10)) (z11) (not (z12)) (z13) (z20) (not (z21)))
    :effect (and
      (z0) (not (z1)) (z10) (not (z11)) (z12) (not (z13)) (not (z20)) (z21)))
  (:action r2c1-10
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (not (z10)) (z11) (not (z12)) (z13) (z20) (not (z21)))
    :effect (and
      (not (z0)) (z1) (z10) (not (z11)) (z12) (not (z13)) (not (z20)) (z21)))
  (:action r2c1-11
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z10) (not (z11)) (not (z12)) (z13) (z20) (not (z21)))
    :effect (and
      (z0) (not (z1)) (not (z10)) (z11) (z12) (not (z13)) (not (z20)) (z21)))
  (:action r2c1-12
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z10) (not (z11)) (not (z12)) (z13) (z20) (not (z21)))
    :effect (and
      (not (z0)) (z1) (not (z10)) (z11) (z12) (not (z13)) (not (z20)) (z21)))
  (:action r2c1-13
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z10)) (z11) (z12) (not (z13)) (z20) (not (z21)))
    :effect (and
      (z0) (not (z1)) (z10) (not (z11)) (not (z12)) (z13) (not (z20)) (z21)))
  (:action r2c1-14
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (not (z10)) (z11) (z12) (not (z13)) (z20) (not (z21)))
    :effect (and
      (not (z0)) (z1) (z10) (not (z11)) (not (z12)) (z13) (not (z20)) (z21)))
  (:action r2c1-15
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z10) (not (z11)) (z12) (not (z13)) (z20) (not (z21)))
    :effect (and
      (z0) (not (z1)) (not (z10)) (z11) (not (z12)) (z13) (not (z20)) (z21)))
  (:action r2c1-16
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (z10) (not (z11)) (z12) (not (z13)) (z20) (not (z21)))
    :effect (and
      (not (z0)) (z1) (not (z10)) (z11) (not (z12)) (z13) (not (z20)) (z21)))
  (:action r2c2
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z10)) (z11) (not (z12)) (z13) (not (z14)) (z15) (not (z22)) (z23))
    :effect (and
      (z2) (not (z3)) (z10) (not (z11)) (z12) (not (z13)) (z14) (not (z15)) (z22) (not (z23))))
  (:action r2c2-2
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z10)) (z11) (not (z12)) (z13) (not (z14)) (z15) (not (z22)) (z23))
    :effect (and
      (not (z2)) (z3) (z10) (not (z11)) (z12) (not (z13)) (z14) (not (z15)) (z22) (not (z23))))
  (:action r2c2-3
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (z10) (not (z11)) (not (z12)) (z13) (not (z14)) (z15) (not (z22)) (z23))
    :effect (and
      (z2) (not (z3)) (not (z10)) (z11) (z12) (not (z13)) (z14) (not (z15)) (z22) (not (z23))))
  (:action r2c2-4
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (z10) (not (z11)) (not (z12)) (z13) (not (z14)) (z15) (not (z22)) (z23))
    :effect (and
      (not (z2)) (z3) (not (z10)) (z11) (z12) (not (z13)) (z14) (not (z15)) (z22) (not (z23))))
  (:action r2c2-5
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z10)) (z11) (z12) (not (z13)) (not (z14)) (z15) (not (z22)) (z23))
    :effect (and
      (z2) (not (z3)) (z10) (not (z11)) (not (z12)) (z13) (z14) (not (z15)) (z22) (not (z23))))
  (:action r2c2-6
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z10)) (z11) (z12) (not (z13)) (not (z14)) (z15) (not (z22)) (z23))
    :effect (and
      (not (z2)) (z3) (z10) (not (z11)) (not (z12)) (z13) (z14) (not (z15)) (z22) (not (z23))))
  (:action r2c2-7
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (z10) (not (z11)) (z12) (not (z13)) (not (z14)) (z15) (not (z22)) (z23))
    :effect (and
      (z2) (not (z3)) (not (z10)) (z11) (not (z12)) (z13) (z14) (not (z15)) (z22) (not (z23))))
  (:action r2c2-8
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (z10) (not (z11)) (z12) (not (z13)) (not (z14)) (z15) (not (z22)) (z23))
    :effect (and
      (not (z2)) (z3) (not (z10)) (z11) (not (z12)) (z13) (z14) (not (z15)) (z22) (not (z23))))
  (:action r2c2-9
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z10)) (z11) (not (z12)) (z13) (z14) (not (z15)) (not (z22)) (z23))
    :effect (and
      (z2) (not (z3)) (z10) (not (z11)) (z12) (not (z13)) (not (z14)) (z15) (z22) (not (z23))))
  (:action r2c2-10
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z10)) (z11) (not (z12)) (z13) (z14) (not (z15)) (not (z22)) (z23))
    :effect (and
      (not (z2)) (z3) (z10) (not (z11)) (z12) (not (z13)) (not (z14)) (z15) (z22) (not (z23))))
  (:action r2c2-11
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (z10) (not (z11)) (not (z12)) (z13) (z14) (not (z15)) (not (z22)) (z23))
    :effect (and
      (z2) (not (z3)) (not (z10)) (z11) (z12) (not (z13)) (not (z14)) (z15) (z22) (not (z23))))
  (:action r2c2-12
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (z10) (not (z11)) (not (z12)) (z13) (z14) (not (z15)) (not (z22)) (z23))
    :effect (and
      (not (z2)) (z3) (not (z10)) (z11) (z12) (not (z13)) (not (z14)) (z15) (z22) (not (z23))))
  (:action r2c2-13
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z10)) (z11) (z12) (not (z13)) (z14) (not (z15)) (not (z22)) (z23))
    :effect (and
      (z2) (not (z3)) (z10) (not (z11)) (not (z12)) (z13) (not (z14)) (z15) (z22) (not (z23))))
  (:action r2c2-14
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z10)) (z11) (z12) (not (z13)) (z14) (not (z15)) (not (z22)) (z23))
    :effect (and
      (not (z2)) (z3) (z10) (not (z11)) (not (z12)) (z13) (not (z14)) (z15) (z22) (not (z23))))
  (:action r2c2-15
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (z10) (not (z11)) (z12) (not (z13)) (z14) (not (z15)) (not (z22)) (z23))
    :effect (and
      (z2) (not (z3)) (not (z10)) (z11) (not (z12)) (z13) (not (z14)) (z15) (z22) (not (z23))))
  (:action r2c2-16
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (z10) (not (z11)) (z12) (not (z13)) (z14) (not (z15)) (not (z22)) (z23))
    :effect (and
      (not (z2)) (z3) (not (z10)) (z11) (not (z12)) (z13) (not (z14)) (z15) (z22) (not (z23))))
  (:action r2c2-17
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z10)) (z11) (not (z12)) (z13) (not (z14)) (z15) (z22) (not (z23)))
    :effect (and
      (z2) (not (z3)) (z10) (not (z11)) (z12) (not (z13)) (z14) (not (z15)) (not (z22)) (z23)))
  (:action r2c2-18
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z10)) (z11) (not (z12)) (z13) (not (z14)) (z15) (z22) (not (z23)))
    :effect (and
      (not (z2)) (z3) (z10) (not (z11)) (z12) (not (z13)) (z14) (not (z15)) (not (z22)) (z23)))
  (:action r2c2-19
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (z10) (not (z11)) (not (z12)) (z13) (not (z14)) (z15) (z22) (not (z23)))
    :effect (and
      (z2) (not (z3)) (not (z10)) (z11) (z12) (not (z13)) (z14) (not (z15)) (not (z22)) (z23)))
  (:action r2c2-20
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (z10) (not (z11)) (not (z12)) (z13) (not (z14)) (z15) (z22) (not (z23)))
    :effect (and
      (not (z2)) (z3) (not (z10)) (z11) (z12) (not (z13)) (z14) (not (z15)) (not (z22)) (z23)))
  (:action r2c2-21
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z10)) (z11) (z12) (not (z13)) (not (z14)) (z15) (z22) (not (z23)))
    :effect (and
      (z2) (not (z3)) (z10) (not (z11)) (not (z12)) (z13) (z14) (not (z15)) (not (z22)) (z23)))
  (:action r2c2-22
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z10)) (z11) (z12) (not (z13)) (not (z14)) (z15) (z22) (not (z23)))
    :effect (and
      (not (z2)) (z3) (z10) (not (z11)) (not (z12)) (z13) (z14) (not (z15)) (not (z22)) (z23)))
  (:action r2c2-23
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (z10) (not (z11)) (z12) (not (z13)) (not (z14)) (z15) (z22) (not (z23)))
    :effect (and
      (z2) (not (z3)) (not (z10)) (z11) (not (z12)) (z13) (z14) (not (z15)) (not (z22)) (z23)))
  (:action r2c2-24
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (z10) (not (z11)) (z12) (not (z13)) (not (z14)) (z15) (z22) (not (z23)))
    :effect (and
      (not (z2)) (z3) (not (z10)) (z11) (not (z12)) (z13) (z14) (not (z15)) (not (z22)) (z23)))
  (:action r2c2-25
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z10)) (z11) (not (z12)) (z13) (z14) (not (z15)) (z22) (not (z23)))
    :effect (and
      (z2) (not (z3)) (z10) (not (z11)) (z12) (not (z13)) (not (z14)) (z15) (not (z22)) (z23)))
  (:action r2c2-26
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z10)) (z11) (not (z12)) (z13) (z14) (not (z15)) (z22) (not (z23)))
    :effect (and
      (not (z2)) (z3) (z10) (not (z11)) (z12) (not (z13)) (not (z14)) (z15) (not (z22)) (z23)))
  (:action r2c2-27
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (z10) (not (z11)) (not (z12)) (z13) (z14) (not (z15)) (z22) (not (z23)))
    :effect (and
      (z2) (not (z3)) (not (z10)) (z11) (z12) (not (z13)) (not (z14)) (z15) (not (z22)) (z23)))
  (:action r2c2-28
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (z10) (not (z11)) (not (z12)) (z13) (z14) (not (z15)) (z22) (not (z23)))
    :effect (and
      (not (z2)) (z3) (not (z10)) (z11) (z12) (not (z13)) (not (z14)) (z15) (not (z22)) (z23)))
  (:action r2c2-29
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z10)) (z11) (z12) (not (z13)) (z14) (not (z15)) (z22) (not (z23)))
    :effect (and
      (z2) (not (z3)) (z10) (not (z11)) (not (z12)) (z13) (not (z14)) (z15) (not (z22)) (z23)))
  (:action r2c2-30
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z10)) (z11) (z12) (not (z13)) (z14) (not (z15)) (z22) (not (z23)))
    :effect (and
      (not (z2)) (z3) (z10) (not (z11)) (not (z12)) (z13) (not (z14)) (z15) (not (z22)) (z23)))
  (:action r2c2-31
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (z10) (not (z11)) (z12) (not (z13)) (z14) (not (z15)) (z22) (not (z23)))
    :effect (and
      (z2) (not (z3)) (not (z10)) (z11) (not (z12)) (z13) (not (z14)) (z15) (not (z22)) (z23)))
  (:action r2c2-32
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (z10) (not (z11)) (z12) (not (z13)) (z14) (not (z15)) (z22) (not (z23)))
    :effect (and
      (not (z2)) (z3) (not (z10)) (z11) (not (z12)) (z13) (not (z14)) (z15) (not (z22)) (z23)))
  (:action r2c3
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (not (z12)) (z13) (not (z14)) (z15) (not (z16)) (z17) (not (z24)) (z25))
    :effect (and
      (z4) (not (z5)) (z12) (not (z13)) (z14) (not (z15)) (z16) (not (z17)) (z24) (not (z25))))
  (:action r2c3-2
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (not (z12)) (z13) (not (z14)) (z15) (not (z16)) (z17) (not (z24)) (z25))
    :effect (and
      (not (z4)) (z5) (z12) (not (z13)) (z14) (not (z15)) (z16) (not (z17)) (z24) (not (z25))))
  (:action r2c3-3
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (z12) (not (z13)) (not (z14)) (z15) (not (z16)) (z17) (not (z24)) (z25))
    :effect (and
      (z4) (not (z5)) (not (z12)) (z13) (z14) (not (z15)) (z16) (not (z17)) (z24) (not (z25))))
  (:action r2c3-4
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (z12) (not (z13)) (not (z14)) (z15) (not (z16)) (z17) (not (z24)) (z25))
    :effect (and
      (not (z4)) (z5) (not (z12)) (z13) (z14) (not (z15)) (z16) (not (z17)) (z24) (not (z25))))
  (:action r2c3-5
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (not (z12)) (z13) (z14) (not (z15)) (not (z16)) (z17) (not (z24)) (z25))
    :effect (and
      (z4) (not (z5)) (z12) (not (z13)) (not (z14)) (z15) (z16) (not (z17)) (z24) (not (z25))))
  (:action r2c3-6
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (not (z12)) (z13) (z14) (not (z15)) (not (z16)) (z17) (not (z24)) (z25))
    :effect (and
      (not (z4)) (z5) (z12) (not (z13)) (not (z14)) (z15) (z16) (not (z17)) (z24) (not (z25))))
  (:action r2c3-7
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (z12) (not (z13)) (z14) (not (z15)) (not (z16)) (z17) (not (z24)) (z25))
    :effect (and
      (z4) (not (z5)) (not (z12)) (z13) (not (z14)) (z15) (z16) (not (z17)) (z24) (not (z25))))
  (:action r2c3-8
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (z12) (not (z13)) (z14) (not (z15)) (not (z16)) (z17) (not (z24)) (z25))
    :effect (and
      (not (z4)) (z5) (not (z12)) (z13) (not (z14)) (z15) (z16) (not (z17)) (z24) (not (z25))))
  (:action r2c3-9
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (not (z12)) (z13) (not (z14)) (z15) (z16) (not (z17)) (not (z24)) (z25))
    :effect (and
      (z4) (not (z5)) (z12) (not (z13)) (z14) (not (z15)) (not (z16)) (z17) (z24) (not (z25))))
  (:action r2c3-10
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (not (z12)) (z13) (not (z14)) (z15) (z16) (not (z17)) (not (z24)) (z25))
    :effect (and
      (not (z4)) (z5) (z12) (not (z13)) (z14) (not (z15)) (not (z16)) (z17) (z24) (not (z25))))
  (:action r2c3-11
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (z12) (not (z13)) (not (z14)) (z15) (z16) (not (z17)) (not (z24)) (z25))
    :effect (and
      (z4) (not (z5)) (not (z12)) (z13) (z14) (not (z15)) (not (z16)) (z17) (z24) (not (z25))))
  (:action r2c3-12
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (z12) (not (z13)) (not (z14)) (z15) (z16) (not (z17)) (not (z24)) (z25))
    :effect (and
      (not (z4)) (z5) (not (z12)) (z13) (z14) (not (z15)) (not (z16)) (z17) (z24) (not (z25))))
  (:action r2c3-13
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (not (z12)) (z13) (z14) (not (z15)) (z16) (not (z17)) (not (z24)) (z25))
    :effect (and
      (z4) (not (z5)) (z12) (not (z13)) (not (z14)) (z15) (not (z16)) (z17) (z24) (not (z25))))
  (:action r2c3-14
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (not (z12)) (z13) (z14) (not (z15)) (z16) (not (z17)) (not (z24)) (z25))
    :effect (and
      (not (z4)) (z5) (z12) (not (z13)) (not (z14)) (z15) (not (z16)) (z17) (z24) (not (z25))))
  (:action r2c3-15
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (z12) (not (z13)) (z14) (not (z15)) (z16) (not (z17)) (not (z24)) (z25))
    :effect (and
      (z4) (not (z5)) (not (z12)) (z13) (not (z14)) (z15) (not (z16)) (z17) (z24) (not (z25))))
  (:action r2c3-16
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (z12) (not (z13)) (z14) (not (z15)) (z16) (not (z17)) (not (z24)) (z25))
    :effect (and
      (not (z4)) (z5) (not (z12)) (z13) (not (z14)) (z15) (not (z16)) (z17) (z24) (not (z25))))
  (:action r2c3-17
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (not (z12)) (z13) (not (z14)) (z15) (not (z16)) (z17) (z24) (not (z25)))
    :effect (and
      (z4) (not (z5)) (z12) (not (z13)) (z14) (not (z15)) (z16) (not (z17)) (not (z24)) (z25)))
  (:action r2c3-18
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (not (z12)) (z13) (not (z14)) (z15) (not (z16)) (z17) (z24) (not (z25)))
    :effect (and
      (not (z4)) (z5) (z12) (not (z13)) (z14) (not (z15)) (z16) (not (z17)) (not (z24)) (z25)))
  (:action r2c3-19
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (z12) (not (z13)) (not (z14)) (z15) (not (z16)) (z17) (z24) (not (z25)))
    :effect (and
      (z4) (not (z5)) (not (z12)) (z13) (z14) (not (z15)) (z16) (not (z17)) (not (z24)) (z25)))
  (:action r2c3-20
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (z12) (not (z13)) (not (z14)) (z15) (not (z16)) (z17) (z24) (not (z25)))
    :effect (and
      (not (z4)) (z5) (not (z12)) (z13) (z14) (not (z15)) (z16) (not (z17)) (not (z24)) (z25)))
  (:action r2c3-21
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (not (z12)) (z13) (z14) (not (z15)) (not (z16)) (z17) (z24) (not (z25)))
    :effect (and
      (z4) (not (z5)) (z12) (not (z13)) (not (z14)) (z15) (z16) (not (z17)) (not (z24)) (z25)))
  (:action r2c3-22
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (not (z12)) (z13) (z14) (not (z15)) (not (z16)) (z17) (z24) (not (z25)))
    :effect (and
      (not (z4)) (z5) (z12) (not (z13)) (not (z14)) (z15) (z16) (not (z17)) (not (z24)) (z25)))
  (:action r2c3-23
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (z12) (not (z13)) (z14) (not (z15)) (not (z16)) (z17) (z24) (not (z25)))
    :effect (and
      (z4) (not (z5)) (not (z12)) (z13) (not (z14)) (z15) (z16) (not (z17)) (not (z24)) (z25)))
  (:action r2c3-24
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (z12) (not (z13)) (z14) (not (z15)) (not (z16)) (z17) (z24) (not (z25)))
    :effect (and
      (not (z4)) (z5) (not (z12)) (z13) (not (z14)) (z15) (z16) (not (z17)) (not (z24)) (z25)))
  (:action r2c3-25
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (not (z12)) (z13) (not (z14)) (z15) (z16) (not (z17)) (z24) (not (z25)))
    :effect (and
      (z4) (not (z5)) (z12) (not (z13)) (z14) (not (z15)) (not (z16)) (z17) (not (z24)) (z25)))
  (:action r2c3-26
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (not (z12)) (z13) (not (z14)) (z15) (z16) (not (z17)) (z24) (not (z25)))
    :effect (and
      (not (z4)) (z5) (z12) (not (z13)) (z14) (not (z15)) (not (z16)) (z17) (not (z24)) (z25)))
  (:action r2c3-27
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (z12) (not (z13)) (not (z14)) (z15) (z16) (not (z17)) (z24) (not (z25)))
    :effect (and
      (z4) (not (z5)) (not (z12)) (z13) (z14) (not (z15)) (not (z16)) (z17) (not (z24)) (z25)))
  (:action r2c3-28
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (z12) (not (z13)) (not (z14)) (z15) (z16) (not (z17)) (z24) (not (z25)))
    :effect (and
      (not (z4)) (z5) (not (z12)) (z13) (z14) (not (z15)) (not (z16)) (z17) (not (z24)) (z25)))
  (:action r2c3-29
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (not (z12)) (z13) (z14) (not (z15)) (z16) (not (z17)) (z24) (not (z25)))
    :effect (and
      (z4) (not (z5)) (z12) (not (z13)) (not (z14)) (z15) (not (z16)) (z17) (not (z24)) (z25)))
  (:action r2c3-30
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (not (z12)) (z13) (z14) (not (z15)) (z16) (not (z17)) (z24) (not (z25)))
    :effect (and
      (not (z4)) (z5) (z12) (not (z13)) (not (z14)) (z15) (not (z16)) (z17) (not (z24)) (z25)))
  (:action r2c3-31
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (z12) (not (z13)) (z14) (not (z15)) (z16) (not (z17)) (z24) (not (z25)))
    :effect (and
      (z4) (not (z5)) (not (z12)) (z13) (not (z14)) (z15) (not (z16)) (z17) (not (z24)) (z25)))
  (:action r2c3-32
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (z12) (not (z13)) (z14) (not (z15)) (z16) (not (z17)) (z24) (not (z25)))
    :effect (and
      (not (z4)) (z5) (not (z12)) (z13) (not (z14)) (z15) (not (z16)) (z17) (not (z24)) (z25)))
  (:action r2c4
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (not (z14)) (z15) (not (z16)) (z17) (not (z18)) (z19) (not (z26)) (z27))
    :effect (and
      (z6) (not (z7)) (z14) (not (z15)) (z16) (not (z17)) (z18) (not (z19)) (z26) (not (z27))))
  (:action r2c4-2
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (not (z14)) (z15) (not (z16)) (z17) (not (z18)) (z19) (not (z26)) (z27))
    :effect (and
      (not (z6)) (z7) (z14) (not (z15)) (z16) (not (z17)) (z18) (not (z19)) (z26) (not (z27))))
  (:action r2c4-3
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (z14) (not (z15)) (not (z16)) (z17) (not (z18)) (z19) (not (z26)) (z27))
    :effect (and
      (z6) (not (z7)) (not (z14)) (z15) (z16) (not (z17)) (z18) (not (z19)) (z26) (not (z27))))
  (:action r2c4-4
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (z14) (not (z15)) (not (z16)) (z17) (not (z18)) (z19) (not (z26)) (z27))
    :effect (and
      (not (z6)) (z7) (not (z14)) (z15) (z16) (not (z17)) (z18) (not (z19)) (z26) (not (z27))))
  (:action r2c4-5
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (not (z14)) (z15) (z16) (not (z17)) (not (z18)) (z19) (not (z26)) (z27))
    :effect (and
      (z6) (not (z7)) (z14) (not (z15)) (not (z16)) (z17) (z18) (not (z19)) (z26) (not (z27))))
  (:action r2c4-6
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (not (z14)) (z15) (z16) (not (z17)) (not (z18)) (z19) (not (z26)) (z27))
    :effect (and
      (not (z6)) (z7) (z14) (not (z15)) (not (z16)) (z17) (z18) (not (z19)) (z26) (not (z27))))
  (:action r2c4-7
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (z14) (not (z15)) (z16) (not (z17)) (not (z18)) (z19) (not (z26)) (z27))
    :effect (and
      (z6) (not (z7)) (not (z14)) (z15) (not (z16)) (z17) (z18) (not (z19)) (z26) (not (z27))))
  (:action r2c4-8
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (z14) (not (z15)) (z16) (not (z17)) (not (z18)) (z19) (not (z26)) (z27))
    :effect (and
      (not (z6)) (z7) (not (z14)) (z15) (not (z16)) (z17) (z18) (not (z19)) (z26) (not (z27))))
  (:action r2c4-9
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (not (z14)) (z15) (not (z16)) (z17) (z18) (not (z19)) (not (z26)) (z27))
    :effect (and
      (z6) (not (z7)) (z14) (not (z15)) (z16) (not (z17)) (not (z18)) (z19) (z26) (not (z27))))
  (:action r2c4-10
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (not (z14)) (z15) (not (z16)) (z17) (z18) (not (z19)) (not (z26)) (z27))
    :effect (and
      (not (z6)) (z7) (z14) (not (z15)) (z16) (not (z17)) (not (z18)) (z19) (z26) (not (z27))))
  (:action r2c4-11
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (z14) (not (z15)) (not (z16)) (z17) (z18) (not (z19)) (not (z26)) (z27))
    :effect (and
      (z6) (not (z7)) (not (z14)) (z15) (z16) (not (z17)) (not (z18)) (z19) (z26) (not (z27))))
  (:action r2c4-12
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (z14) (not (z15)) (not (z16)) (z17) (z18) (not (z19)) (not (z26)) (z27))
    :effect (and
      (not (z6)) (z7) (not (z14)) (z15) (z16) (not (z17)) (not (z18)) (z19) (z26) (not (z27))))
  (:action r2c4-13
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (not (z14)) (z15) (z16) (not (z17)) (z18) (not (z19)) (not (z26)) (z27))
    :effect (and
      (z6) (not (z7)) (z14) (not (z15)) (not (z16)) (z17) (not (z18)) (z19) (z26) (not (z27))))
  (:action r2c4-14
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (not (z14)) (z15) (z16) (not (z17)) (z18) (not (z19)) (not (z26)) (z27))
    :effect (and
      (not (z6)) (z7) (z14) (not (z15)) (not (z16)) (z17) (not (z18)) (z19) (z26) (not (z27))))
  (:action r2c4-15
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (z14) (not (z15)) (z16) (not (z17)) (z18) (not (z19)) (not (z26)) (z27))
    :effect (and
      (z6) (not (z7)) (not (z14)) (z15) (not (z16)) (z17) (not (z18)) (z19) (z26) (not (z27))))
  (:action r2c4-16
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (z14) (not (z15)) (z16) (not (z17)) (z18) (not (z19)) (not (z26)) (z27))
    :effect (and
      (not (z6)) (z7) (not (z14)) (z15) (not (z16)) (z17) (not (z18)) (z19) (z26) (not (z27))))
  (:action r2c4-17
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (not (z14)) (z15) (not (z16)) (z17) (not (z18)) (z19) (z26) (not (z27)))
    :effect (and
      (z6) (not (z7)) (z14) (not (z15)) (z16) (not (z17)) (z18) (not (z19)) (not (z26)) (z27)))
  (:action r2c4-18
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (not (z14)) (z15) (not (z16)) (z17) (not (z18)) (z19) (z26) (not (z27)))
    :effect (and
      (not (z6)) (z7) (z14) (not (z15)) (z16) (not (z17)) (z18) (not (z19)) (not (z26)) (z27)))
  (:action r2c4-19
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (z14) (not (z15)) (not (z16)) (z17) (not (z18)) (z19) (z26) (not (z27)))
    :effect (and
      (z6) (not (z7)) (not (z14)) (z15) (z16) (not (z17)) (z18) (not (z19)) (not (z26)) (z27)))
  (:action r2c4-20
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (z14) (not (z15)) (not (z16)) (z17) (not (z18)) (z19) (z26) (not (z27)))
    :effect (and
      (not (z6)) (z7) (not (z14)) (z15) (z16) (not (z17)) (z18) (not (z19)) (not (z26)) (z27)))
  (:action r2c4-21
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (not (z14)) (z15) (z16) (not (z17)) (not (z18)) (z19) (z26) (not (z27)))
    :effect (and
      (z6) (not (z7)) (z14) (not (z15)) (not (z16)) (z17) (z18) (not (z19)) (not (z26)) (z27)))
  (:action r2c4-22
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (not (z14)) (z15) (z16) (not (z17)) (not (z18)) (z19) (z26) (not (z27)))
    :effect (and
      (not (z6)) (z7) (z14) (not (z15)) (not (z16)) (z17) (z18) (not (z19)) (not (z26)) (z27)))
  (:action r2c4-23
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (z14) (not (z15)) (z16) (not (z17)) (not (z18)) (z19) (z26) (not (z27)))
    :effect (and
      (z6) (not (z7)) (not (z14)) (z15) (not (z16)) (z17) (z18) (not (z19)) (not (z26)) (z27)))
  (:action r2c4-24
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (z14) (not (z15)) (z16) (not (z17)) (not (z18)) (z19) (z26) (not (z27)))
    :effect (and
      (not (z6)) (z7) (not (z14)) (z15) (not (z16)) (z17) (z18) (not (z19)) (not (z26)) (z27)))
  (:action r2c4-25
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (not (z14)) (z15) (not (z16)) (z17) (z18) (not (z19)) (z26) (not (z27)))
    :effect (and
      (z6) (not (z7)) (z14) (not (z15)) (z16) (not (z17)) (not (z18)) (z19) (not (z26)) (z27)))
  (:action r2c4-26
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (not (z14)) (z15) (not (z16)) (z17) (z18) (not (z19)) (z26) (not (z27)))
    :effect (and
      (not (z6)) (z7) (z14) (not (z15)) (z16) (not (z17)) (not (z18)) (z19) (not (z26)) (z27)))
  (:action r2c4-27
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (z14) (not (z15)) (not (z16)) (z17) (z18) (not (z19)) (z26) (not (z27)))
    :effect (and
      (z6) (not (z7)) (not (z14)) (z15) (z16) (not (z17)) (not (z18)) (z19) (not (z26)) (z27)))
  (:action r2c4-28
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (z14) (not (z15)) (not (z16)) (z17) (z18) (not (z19)) (z26) (not (z27)))
    :effect (and
      (not (z6)) (z7) (not (z14)) (z15) (z16) (not (z17)) (not (z18)) (z19) (not (z26)) (z27)))
  (:action r2c4-29
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (not (z14)) (z15) (z16) (not (z17)) (z18) (not (z19)) (z26) (not (z27)))
    :effect (and
      (z6) (not (z7)) (z14) (not (z15)) (not (z16)) (z17) (not (z18)) (z19) (not (z26)) (z27)))
  (:action r2c4-30
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (not (z14)) (z15) (z16) (not (z17)) (z18) (not (z19)) (z26) (not (z27)))
    :effect (and
      (not (z6)) (z7) (z14) (not (z15)) (not (z16)) (z17) (not (z18)) (z19) (not (z26)) (z27)))
  (:action r2c4-31
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (z14) (not (z15)) (z16) (not (z17)) (z18) (not (z19)) (z26) (not (z27)))
    :effect (and
      (z6) (not (z7)) (not (z14)) (z15) (not (z16)) (z17) (not (z18)) (z19) (not (z26)) (z27)))
  (:action r2c4-32
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (z14) (not (z15)) (z16) (not (z17)) (z18) (not (z19)) (z26) (not (z27)))
    :effect (and
      (not (z6)) (z7) (not (z14)) (z15) (not (z16)) (z17) (not (z18)) (z19) (not (z26)) (z27)))
  (:action r2c5
    :parameters ()
    :precondition (and
      (not (z8)) (z9) (not (z16)) (z17) (not (z18)) (z19) (not (z28)) (z29))
    :effect (and
      (z8) (not (z9)) (z16) (not (z17)) (z18) (not (z19)) (z28) (not (z29))))
  (:action r2c5-2
    :parameters ()
    :precondition (and
      (z8) (not (z9)) (not (z16)) (z17) (not (z18)) (z19) (not (z28)) (z29))
    :effect (and
      (not (z8)) (z9) (z16) (not (z17)) (z18) (not (z19)) (z28) (not (z29))))
  (:action r2c5-3
    :parameters ()
    :precondition (and
      (not (z8)) (z9) (z16) (not (z17)) (not (z18)) (z19) (not (z28)) (z29))
    :effect (and
      (z8) (not (z9)) (not (z16)) (z17) (z18) (not (z19)) (z28) (not (z29))))
  (:action r2c5-4
    :parameters ()
    :precondition (and
      (z8) (not (z9)) (z16) (not (z17)) (not (z18)) (z19) (not (z28)) (z29))
    :effect (and
      (not (z8)) (z9) (not (z16)) (z17) (z18) (not (z19)) (z28) (not (z29))))
  (:action r2c5-5
    :parameters ()
    :precondition (and
      (not (z8)) (z9) (not (z16)) (z17) (z18) (not (z19)) (not (z28)) (z29))
    :effect (and
      (z8) (not (z9)) (z16) (not (z17)) (not (z18)) (z19) (z28) (not (z29))))
  (:action r2c5-6
    :parameters ()
    :precondition (and
      (z8) (not (z9)) (not (z16)) (z17) (z18) (not (z19)) (not (z28)) (z29))
    :effect (and
      (not (z8)) (z9) (z16) (not (z17)) (not (z18)) (z19) (z28) (not (z29))))
  (:action r2c5-7
    :parameters ()
    :precondition (and
      (not (z8)) (z9) (z16) (not (z17)) (z18) (not (z19)) (not (z28)) (z29))
    :effect (and
      (z8) (not (z9)) (not (z16)) (z17) (not (z18)) (z19) (z28) (not (z29))))
  (:action r2c5-8
    :parameters ()
    :precondition (and
      (z8) (not (z9)) (z16) (not (z17)) (z18) (not (z19)) (not (z28)) (z29))
    :effect (and
      (not (z8)) (z9) (not (z16)) (z17) (not (z18)) (z19) (z28) (not (z29))))
  (:action r2c5-9
    :parameters ()
    :precondition (and
      (not (z8)) (z9) (not (z16)) (z17) (not (z18)) (z19) (z28) (not (z29)))
    :effect (and
      (z8) (not (z9)) (z16) (not (z17)) (z18) (not (z19)) (not (z28)) (z29)))
  (:action r2c5-10
    :parameters ()
    :precondition (and
      (z8) (not (z9)) (not (z16)) (z17) (not (z18)) (z19) (z28) (not (z29)))
    :effect (and
      (not (z8)) (z9) (z16) (not (z17)) (z18) (not (z19)) (not (z28)) (z29)))
  (:action r2c5-11
    :parameters ()
    :precondition (and
      (not (z8)) (z9) (z16) (not (z17)) (not (z18)) (z19) (z28) (not (z29)))
    :effect (and
      (z8) (not (z9)) (not (z16)) (z17) (z18) (not (z19)) (not (z28)) (z29)))
  (:action r2c5-12
    :parameters ()
    :precondition (and
      (z8) (not (z9)) (z16) (not (z17)) (not (z18)) (z19) (z28) (not (z29)))
    :effect (and
      (not (z8)) (z9) (not (z16)) (z17) (z18) (not (z19)) (not (z28)) (z29)))
  (:action r2c5-13
    :parameters ()
    :precondition (and
      (not (z8)) (z9) (not (z16)) (z17) (z18) (not (z19)) (z28) (not (z29)))
    :effect (and
      (z8) (not (z9)) (z16) (not (z17)) (not (z18)) (z19) (not (z28)) (z29)))
  (:action r2c5-14
    :parameters ()
    :precondition (and
      (z8) (not (z9)) (not (z16)) (z17) (z18) (not (z19)) (z28) (not (z29)))
    :effect (and
      (not (z8)) (z9) (z16) (not (z17)) (not (z18)) (z19) (not (z28)) (z29)))
  (:action r2c5-15
    :parameters ()
    :precondition (and
      (not (z8)) (z9) (z16) (not (z17)) (z18) (not (z19)) (z28) (not (z29)))
    :effect (and
      (z8) (not (z9)) (not (z16)) (z17) (not (z18)) (z19) (not (z28)) (z29)))
  (:action r2c5-16
    :parameters ()
    :precondition (and
      (z8) (not (z9)) (z16) (not (z17)) (z18) (not (z19)) (z28) (not (z29)))
    :effect (and
      (not (z8)) (z9) (not (z16)) (z17) (not (z18)) (z19) (not (z28)) (z29)))
  (:action r3c1
    :parameters ()
    :precondition (and
      (not (z10)) (z11) (not (z20)) (z21) (not (z22)) (z23) (not (z30)) (z31))
    :effect (and
      (z10) (not (z11)) (z20) (not (z21)) (z22) (not (z23)) (z30) (not (z31))))
  (:action r3c1-2
    :parameters ()
    :precondition (and
      (z10) (not (z11)) (not (z20)) (z21) (not (z22)) (z23) (not (z30)) (z31))
    :effect (and
      (not (z10)) (z11) (z20) (not (z21)) (z22) (not (z23)) (z30) (not (z31))))
  (:action r3c1-3
    :parameters ()
    :precondition (and
      (not (z10)) (z11) (z20) (not (z21)) (not (z22)) (z23) (not (z30)) (z31))
    :effect (and
      (z10) (not (z11)) (not (z20)) (z21) (z22) (not (z23)) (z30) (not (z31))))
  (:action r3c1-4
    :parameters ()
    :precondition (and
      (z10) (not (z11)) (z20) (not (z21)) (not (z22)) (z23) (not (z30)) (z31))
    :effect (and
      (not (z10)) (z11) (not (z20)) (z21) (z22) (not (z23)) (z30) (not (z31))))
  (:action r3c1-5
    :parameters ()
    :precondition (and
      (not (z10)) (z11) (not (z20)) (z21) (z22) (not (z23)) (not (z30)) (z31))
    :effect (and
      (z10) (not (z11)) (z20) (not (z21)) (not (z22)) (z23) (z30) (not (z31))))
  (:action r3c1-6
    :parameters ()
    :precondition (and
      (z10) (not (z11)) (not (z20)) (z21) (z22) (not (z23)) (not (z30)) (z31))
    :effect (and
      (not (z10)) (z11) (z20) (not (z21)) (not (z22)) (z23) (z30) (not (z31))))
  (:action r3c1-7
    :parameters ()
    :precondition (and
      (not (z10)) (z11) (z20) (not (z21)) (z22) (not (z23)) (not (z30)) (z31))
    :effect (and
      (z10) (not (z11)) (not (z20)) (z21) (not (z22)) (z23) (z30) (not (z31))))
  (:action r3c1-8
    :parameters ()
    :precondition (and
      (z10) (not (z11)) (z20) (not (z21)) (z22) (not (z23)) (not (z30)) (z31))
    :effect (and
      (not (z10)) (z11) (not (z20)) (z21) (not (z22)) (z23) (z30) (not (z31))))
  (:action r3c1-9
    :parameters ()
    :precondition (and
      (not (z10)) (z11) (not (z20)) (z21) (not (z22)) (z23) (z30) (not (z31)))
    :effect (and
      (z10) (not (z11)) (z20) (not (z21)) (z22) (not (z23)) (not (z30)) (z31)))
  (:action r3c1-10
    :parameters ()
    :precondition (and
      (z10) (not (z11)) (not (z20)) (z21) (not (z22)) (z23) (z30) (not (z31)))
    :effect (and
      (not (z10)) (z11) (z20) (not (z21)) (z22) (not (z23)) (not (z30)) (z31)))
  (:action r3c1-11
    :parameters ()
    :precondition (and
      (not (z10)) (z11) (z20) (not (z21)) (not (z22)) (z23) (z30) (not (z31)))
    :effect (and
      (z10) (not (z11)) (not (z20)) (z21) (z22) (not (z23)) (not (z30)) (z31)))
  (:action r3c1-12
    :parameters ()
    :precondition (and
      (z10) (not (z11)) (z20) (not (z21)) (not (z22)) (z23) (z30) (not (z31)))
    :effect (and
      (not (z10)) (z11) (not (z20)) (z21) (z22) (not (z23)) (not (z30)) (z31)))
  (:action r3c1-13
    :parameters ()
    :precondition (and
      (not (z10)) (z11) (not (z20)) (z21) (z22) (not (z23)) (z30) (not (z31)))
    :effect (and
      (z10) (not (z11)) (z20) (not (z21)) (not (z22)) (z23) (not (z30)) (z31)))
  (:action r3c1-14
    :parameters ()
    :precondition (and
      (z10) (not (z11)) (not (z20)) (z21) (z22) (not (z23)) (z30) (not (z31)))
    :effect (and
      (not (z10)) (z11) (z20) (not (z21)) (not (z22)) (z23) (not (z30)) (z31)))
  (:action r3c1-15
    :parameters ()
    :precondition (and
      (not (z10)) (z11) (z20) (not (z21)) (z22) (not (z23)) (z30) (not (z31)))
    :effect (and
      (z10) (not (z11)) (not (z20)) (z21) (not (z22)) (z23) (not (z30)) (z31)))
  (:action r3c1-16
    :parameters ()
    :precondition (and
      (z10) (not (z11)) (z20) (not (z21)) (z22) (not (z23)) (z30) (not (z31)))
    :effect (and
      (not (z10)) (z11) (not (z20)) (z21) (not (z22)) (z23) (not (z30)) (z31)))
  (:action r3c2
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (not (z20)) (z21) (not (z22)) (z23) (not (z24)) (z25) (not (z32)) (z33))
    :effect (and
      (z12) (not (z13)) (z20) (not (z21)) (z22) (not (z23)) (z24) (not (z25)) (z32) (not (z33))))
  (:action r3c2-2
    :parameters ()
    :precondition (and
      (z12) (not (z13)) (not (z20)) (z21) (not (z22)) (z23) (not (z24)) (z25) (not (z32)) (z33))
    :effect (and
      (not (z12)) (z13) (z20) (not (z21)) (z22) (not (z23)) (z24) (not (z25)) (z32) (not (z33))))
  (:action r3c2-3
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (z20) (not (z21)) (not (z22)) (z23) (not (z24)) (z25) (not (z32)) (z33))
    :effect (and
      (z12) (not (z13)) (not (z20)) (z21) (z22) (not (z23)) (z24) (not (z25)) (z32) (not (z33))))
  (:action r3c2-4
    :parameters ()
    :precondition (and
      (z12) (not (z13)) (z20) (not (z21)) (not (z22)) (z23) (not (z24)) (z25) (not (z32)) (z33))
    :effect (and
      (not (z12)) (z13) (not (z20)) (z21) (z22) (not (z23)) (z24) (not (z25)) (z32) (not (z33))))
  (:action r3c2-5
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (not (z20)) (z21) (z22) (not (z23)) (not (z24)) (z25) (not (z32)) (z33))
    :effect (and
      (z12) (not (z13)) (z20) (not (z21)) (not (z22)) (z23) (z24) (not (z25)) (z32) (not (z33))))
  (:action r3c2-6
    :parameters ()
    :precondition (and
      (z12) (not (z13)) (not (z20)) (z21) (z22) (not (z23)) (not (z24)) (z25) (not (z32)) (z33))
    :effect (and
      (not (z12)) (z13) (z20) (not (z21)) (not (z22)) (z23) (z24) (not (z25)) (z32) (not (z33))))
  (:action r3c2-7
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (z20) (not (z21)) (z22) (not (z23)) (not (z24)) (z25) (not (z32)) (z33))
    :effect (and
      (z12) (not (z13)) (not (z20)) (z21) (not (z22)) (z23) (z24) (not (z25)) (z32) (not (z33))))
  (:action r3c2-8
    :parameters ()
    :precondition (and
      (z12) (not (z13)) (z20) (not (z21)) (z22) (not (z23)) (not (z24)) (z25) (not (z32)) (z33))
    :effect (and
      (not (z12)) (z13) (not (z20)) (z21) (not (z22)) (z23) (z24) (not (z25)) (z32) (not (z33))))
  (:action r3c2-9
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (not (z20)) (z21) (not (z22)) (z23) (z24) (not (z25)) (not (z32)) (z33))
    :effect (and
      (z12) (not (z13)) (z20) (not (z21)) (z22) (not (z23)) (not (z24)) (z25) (z32) (not (z33))))
  (:action r3c2-10
    :parameters ()
    :precondition (and
      (z12) (not (z13)) (not (z20)) (z21) (not (z22)) (z23) (z24) (not (z25)) (not (z32)) (z33))
    :effect (and
      (not (z12)) (z13) (z20) (not (z21)) (z22) (not (z23)) (not (z24)) (z25) (z32) (not (z33))))
  (:action r3c2-11
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (z20) (not (z21)) (not (z22)) (z23) (z24) (not (z25)) (not (z32)) (z33))
    :effect (and
      (z12) (not (z13)) (not (z20)) (z21) (z22) (not (z23)) (not (z24)) (z25) (z32) (not (z33))))
  (:action r3c2-12
    :parameters ()
    :precondition (and
      (z12) (not (z13)) (z20) (not (z21)) (not (z22)) (z23) (z24) (not (z25)) (not (z32)) (z33))
    :effect (and
      (not (z12)) (z13) (not (z20)) (z21) (z22) (not (z23)) (not (z24)) (z25) (z32) (not (z33))))
  (:action r3c2-13
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (not (z20)) (z21) (z22) (not (z23)) (z24) (not (z25)) (not (z32)) (z33))
    :effect (and
      (z12) (not (z13)) (z20) (not (z21)) (not (z22)) (z23) (not (z24)) (z25) (z32) (not (z33))))
  (:action r3c2-14
    :parameters ()
    :precondition (and
      (z12) (not (z13)) (not (z20)) (z21) (z22) (not (z23)) (z24) (not (z25)) (not (z32)) (z33))
    :effect (and
      (not (z12)) (z13) (z20) (not (z21)) (not (z22)) (z23) (not (z24)) (z25) (z32) (not (z33))))
  (:action r3c2-15
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (z20) (not (z21)) (z22) (not (z23)) (z24) (not (z25)) (not (z32)) (z33))
    :effect (and
      (z12) (not (z13)) (not (z20)) (z21) (not (z22)) (z23) (not (z24)) (z25) (z32) (not (z33))))
  (:action r3c2-16
    :parameters ()
    :precondition (and
      (z12) (not (z13)) (z20) (not (z21)) (z22) (not (z23)) (z24) (not (z25)) (not (z32)) (z33))
    :effect (and
      (not (z12)) (z13) (not (z20)) (z21) (not (z22)) (z23) (not (z24)) (z25) (z32) (not (z33))))
  (:action r3c2-17
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (not (z20)) (z21) (not (z22)) (z23) (not (z24)) (z25) (z32) (not (z33)))
    :effect (and
      (z12) (not (z13)) (z20) (not (z21)) (z22) (not (z23)) (z24) (not (z25)) (not (z32)) (z33)))
  (:action r3c2-18
    :parameters ()
    :precondition (and
      (z12) (not (z13)) (not (z20)) (z21) (not (z22)) (z23) (not (z24)) (z25) (z32) (not (z33)))
    :effect (and
      (not (z12)) (z13) (z20) (not (z21)) (z22) (not (z23)) (z24) (not (z25)) (not (z32)) (z33)))
  (:action r3c2-19
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (z20) (not (z21)) (not (z22)) (z23) (not (z24)) (z25) (z32) (not (z33)))
    :effect (and
      (z12) (not (z13)) (not (z20)) (z21) (z22) (not (z23)) (z24) (not (z25)) (not (z32)) (z33)))
  (:action r3c2-20
    :parameters ()
    :precondition (and
      (z12) (not (z13)) (z20) (not (z21)) (not (z22)) (z23) (not (z24)) (z25) (z32) (not (z33)))
    :effect (and
      (not (z12)) (z13) (not (z20)) (z21) (z22) (not (z23)) (z24) (not (z25)) (not (z32)) (z33)))
  (:action r3c2-21
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (not (z20)) (z21) (z22) (not (z23)) (not (z24)) (z25) (z32) (not (z33)))
    :effect (and
      (z12) (not (z13)) (z20) (not (z21)) (not (z22)) (z23) (z24) (not (z25)) (not (z32)) (z33)))
  (:action r3c2-22
    :parameters ()
    :precondition (and
      (z12) (not (z13)) (not (z20)) (z21) (z22) (not (z23)) (not (z24)) (z25) (z32) (not (z33)))
    :effect (and
      (not (z12)) (z13) (z20) (not (z21)) (not (z22)) (z23) (z24) (not (z25)) (not (z32)) (z33)))
  (:action r3c2-23
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (z20) (not (z21)) (z22) (not (z23)) (not (z24)) (z25) (z32) (not (z33)))
    :effect (and
      (z12) (not (z13)) (not (z20)) (z21) (not (z22)) (z23) (z24) (not (z25)) (not (z32)) (z33)))
  (:action r3c2-24
    :parameters ()
    :precondition (and
      (z12) (not (z13)) (z20) (not (z21)) (z22) (not (z23)) (not (z24)) (z25) (z32) (not (z33)))
    :effect (and
      (not (z12)) (z13) (not (z20)) (z21) (not (z22)) (z23) (z24) (not (z25)) (not (z32)) (z33)))
  (:action r3c2-25
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (not (z20)) (z21) (not (z22)) (z23) (z24) (not (z25)) (z32) (not (z33)))
    :effect (and
      (z12) (not (z13)) (z20) (not (z21)) (z22) (not (z23)) (not (z24)) (z25) (not (z32)) (z33)))
  (:action r3c2-26
    :parameters ()
    :precondition (and
      (z12) (not (z13)) (not (z20)) (z21) (not (z22)) (z23) (z24) (not (z25)) (z32) (not (z33)))
    :effect (and
      (not (z12)) (z13) (z20) (not (z21)) (z22) (not (z23)) (not (z24)) (z25) (not (z32)) (z33)))
  (:action r3c2-27
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (z20) (not (z21)) (not (z22)) (z23) (z24) (not (z25)) (z32) (not (z33)))
    :effect (and
      (z12) (not (z13)) (not (z20)) (z21) (z22) (not (z23)) (not (z24)) (z25) (not (z32)) (z33)))
  (:action r3c2-28
    :parameters ()
    :precondition (and
      (z12) (not (z13)) (z20) (not (z21)) (not (z22)) (z23) (z24) (not (z25)) (z32) (not (z33)))
    :effect (and
      (not (z12)) (z13) (not (z20)) (z21) (z22) (not (z23)) (not (z24)) (z25) (not (z32)) (z33)))
  (:action r3c2-29
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (not (z20)) (z21) (z22) (not (z23)) (z24) (not (z25)) (z32) (not (z33)))
    :effect (and
      (z12) (not (z13)) (z20) (not (z21)) (not (z22)) (z23) (not (z24)) (z25) (not (z32)) (z33)))
  (:action r3c2-30
    :parameters ()
    :precondition (and
      (z12) (not (z13)) (not (z20)) (z21) (z22) (not (z23)) (z24) (not (z25)) (z32) (not (z33)))
    :effect (and
      (not (z12)) (z13) (z20) (not (z21)) (not (z22)) (z23) (not (z24)) (z25) (not (z32)) (z33)))
  (:action r3c2-31
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (z20) (not (z21)) (z22) (not (z23)) (z24) (not (z25)) (z32) (not (z33)))
    :effect (and
      (z12) (not (z13)) (not (z20)) (z21) (not (z22)) (z23) (not (z24)) (z25) (not (z32)) (z33)))
  (:action r3c2-32
    :parameters ()
    :precondition (and
      (z12) (not (z13)) (z20) (not (z21)) (z22) (not (z23)) (z24) (not (z25)) (z32) (not (z33)))
    :effect (and
      (not (z12)) (z13) (not (z20)) (z21) (not (z22)) (z23) (not (z24)) (z25) (not (z32)) (z33)))
  (:action r3c3
    :parameters ()
    :precondition (and
      (not (z14)) (z15) (not (z22)) (z23) (not (z24)) (z25) (not (z26)) (z27) (not (z34)) (z35))
    :effect (and
      (z14) (not (z15)) (z22) (not (z23)) (z24) (not (z25)) (z26) (not (z27)) (z34) (not (z35))))
  (:action r3c3-2
    :parameters ()
    :precondition (and
      (z14) (not (z15)) (not (z22)) (z23) (not (z24)) (z25) (not (z26)) (z27) (not (z34)) (z35))
    :effect (and
      (not (z14)) (z15) (z22) (not (z23)) (z24) (not (z25)) (z26) (not (z27)) (z34) (not (z35))))
  (:action r3c3-3
    :parameters ()
    :precondition (and
      (not (z14)) (z15) (z22) (not (z23)) (not (z24)) (z25) (not (z26)) (z27) (not (z34)) (z35))
    :effect (and
      (z14) (not (z15)) (not (z22)) (z23) (z24) (not (z25)) (z26) (not (z27)) (z34) (not (z35))))
  (:action r3c3-4
    :parameters ()
    :precondition (and
      (z14) (not (z15)) (z22) (not (z23)) (not (z24)) (z25) (not (z26)) (z27) (not (z34)) (z35))
    :effect (and
      (not (z14)) (z15) (not (z22)) (z23) (z24) (not (z25)) (z26) (not (z27)) (z34) (not (z35))))
  (:action r3c3-5
    :parameters ()
    :precondition (and
      (not (z14)) (z15) (not (z22)) (z23) (z24) (not (z25)) (not (z26)) (z27) (not (z34)) (z35))
    :effect (and
      (z14) (not (z15)) (z22) (not (z23)) (not (z24)) (z25) (z26) (not (z27)) (z34) (not (z35))))
  (:action r3c3-6
    :parameters ()
    :precondition (and
      (z14) (not (z15)) (not (z22)) (z23) (z24) (not (z25)) (not (z26)) (z27) (not (z34)) (z35))
    :effect (and
      (not (z14)) (z15) (z22) (not (z23)) (not (z24)) (z25) (z26) (not (z27)) (z34) (not (z35))))
  (:action r3c3-7
    :parameters ()
    :precondition (and
      (not (z14)) (z15) (z22) (not (z23)) (z24) (not (z25)) (not (z26)) (z27) (not (z34)) (z35))
    :effect (and
      (z14) (not (z15)) (not (z22)) (z23) (not (z24)) (z25) (z26) (not (z27)) (z34) (not (z35))))
  (:action r3c3-8
    :parameters ()
    :precondition (and
      (z14) (not (z15)) (z22) (not (z23)) (z24) (not (z25)) (not (z26)) (z27) (not (z34)) (z35))
    :effect (and
      (not (z14)) (z15) (not (z22)) (z23) (not (z24)) (z25) (z26) (not (z27)) (z34) (not (z35))))
  (:action r3c3-9
    :parameters ()
    :precondition (and
      (not (z14)) (z15) (not (z22)) (z23) (not (z24)) (z25) (z26) (not (z27)) (not (z34)) (z35))
    :effect (and
      (z14) (not (z15)) (z22) (not (z23)) (z24) (not (z25)) (not (z26)) (z27) (z34) (not (z35))))
  (:action r3c3-10
    :parameters ()
    :precondition (and
      (z14) (not (z15)) (not (z22)) (z23) (not (z24)) (z25) (z26) (not (z27)) (not (z34)) (z35))
    :effect (and
      (not (z14)) (z15) (z22) (not (z23)) (z24) (not (z25)) (not (z26)) (z27) (z34) (not (z35))))
  (:action r3c3-11
    :parameters ()
    :precondition (and
      (not (z14)) (z15) (z22) (not (z23)) (not (z24)) (z25) (z26) (not (z27)) (not (z34)) (z35))
    :effect (and
      (z14) (not (z15)) (not (z22)) (z23) (z24) (not (z25)) (not (z26)) (z27) (z34) (not (z35))))
  (:action r3c3-12
    :parameters ()
    :precondition (and
      (z14) (not (z15)) (z22) (not (z23)) (not (z24)) (z25) (z26) (not (z27)) (not (z34)) (z35))
    :effect (and
      (not (z14)) (z15) (not (z22)) (z23) (z24) (not (z25)) (not (z26)) (z27) (z34) (not (z35))))
  (:action r3c3-13
    :parameters ()
    :precondition (and
      (not (z14)) (z15) (not (z22)) (z23) (z24) (not (z25)) (z26) (not (z27)) (not (z34)) (z35))
    :effect (and
      (z14) (not (z15)) (z22) (not (z23)) (not (z24)) (z25) (not (z26)) (z27) (z34) (not (z35))))
  (:action r3c3-14
    :parameters ()
    :precondition (and
      (z14) (not (z15)) (not (z22)) (z23) (z24) (not (z25)) (z26) (not (z27)) (not (z34)) (z35))
    :effect (and
      (not (z14)) (z15) (z22) (not (z23)) (not (z24)) (z25) (not (z26)) (z27) (z34) (not (z35))))
  (:action r3c3-15
    :parameters ()
    :precondition (and
      (not (z14)) (z15) (z22) (not (z23)) (z24) (not (z25)) (z26) (not (z27)) (not (z34)) (z35))
    :effect (and
      (z14) (not (z15)) (not (z22)) (z23) (not (z24)) (z25) (not (z26)) (z27) (z34) (not (z35))))
  (:action r3c3-16
    :parameters ()
    :precondition (and
      (z14) (not (z15)) (z22) (not (z23)) (z24) (not (z25)) (z26) (not (z27)) (not (z34)) (z35))
    :effect (and
      (not (z14)) (z15) (not (z22)) (z23) (not (z24)) (z25) (not (z26)) (z27) (z34) (not (z35))))
  (:action r3c3-17
    :parameters ()
    :precondition (and
      (not (z14)) (z15) (not (z22)) (z23) (not (z24)) (z25) (not (z26)) (z27) (z34) (not (z35)))
    :effect (and
      (z14) (not (z15)) (z22) (not (z23)) (z24) (not (z25)) (z26) (not (z27)) (not (z34)) (z35)))
  (:action r3c3-18
    :parameters ()
    :precondition (and
      (z14) (not (z15)) (not (z22)) (z23) (not (z24)) (z25) (not (z26)) (z27) (z34) (not (z35)))
    :effect (and
      (not (z14)) (z15) (z22) (not (z23)) (z24) (not (z25)) (z26) (not (z27)) (not (z34)) (z35)))
  (:action r3c3-19
    :parameters ()
    :precondition (and
      (not (z14)) (z15) (z22) (not (z23)) (not (z24)) (z25) (not (z26)) (z27) (z34) (not (z35)))
    :effect (and
      (z14) (not (z15)) (not (z22)) (z23) (z24) (not (z25)) (z26) (not (z27)) (not (z34)) (z35)))
  (:action r3c3-20
    :parameters ()
    :precondition (and
      (z14) (not (z15)) (z22) (not (z23)) (not (z24)) (z25) (not (z26)) (z27) (z34) (not (z35)))
    :effect (and
      (not (z14)) (z15) (not (z22)) (z23) (z24) (not (z25)) (z26) (not (z27)) (not (z34)) (z35)))
  (:action r3c3-21
    :parameters ()
    :precondition (and
      (not (z14)) (z15) (not (z22)) (z23) (z24) (not (z25)) (not (z26)) (z27) (z34) (not (z35)))
    :effect (and
      (z14) (not (z15)) (z22) (not (z23)) (not (z24)) (z25) (z26) (not (z27)) (not (z34)) (z35)))
  (:action r3c3-22
    :parameters ()
    :precondition (and
      (z14) (not (z15)) (not (z22)) (z23) (z24) (not (z25)) (not (z26)) (z27) (z34) (not (z35)))
    :effect (and
      (not (z14)) (z15) (z22) (not (z23)) (not (z24)) (z25) (z26) (not (z27)) (not (z34)) (z35)))
  (:action r3c3-23
    :parameters ()
    :precondition (and
      (not (z14)) (z15) (z22) (not (z23)) (z24) (not (z25)) (not (z26)) (z27) (z34) (not (z35)))
    :effect (and
      (z14) (not (z15)) (not (z22)) (z23) (not (z24)) (z25) (z26) (not (z27)) (not (z34)) (z35)))
  (:action r3c3-24
    :parameters ()
    :precondition (and
      (z14) (not (z15)) (z22) (not (z23)) (z24) (not (z25)) (not (z26)) (z27) (z34) (not (z35)))
    :effect (and
      (not (z14)) (z15) (not (z22)) (z23) (not (z24)) (z25) (z26) (not (z27)) (not (z34)) (z35)))
  (:action r3c3-25
    :parameters ()
    :precondition (and
      (not (z14)) (z15) (not (z22)) (z23) (not (z24)) (z25) (z26) (not (z27)) (z34) (not (z35)))
    :effect (and
      (z14) (not (z15)) (z22) (not (z23)) (z24) (not (z25)) (not (z26)) (z27) (not (z34)) (z35)))
  (:action r3c3-26
    :parameters ()
    :precondition (and
      (z14) (not (z15)) (not (z22)) (z23) (not (z24)) (z25) (z26) (not (z27)) (z34) (not (z35)))
    :effect (and
      (not (z14)) (z15) (z22) (not (z23)) (z24) (not (z25)) (not (z26)) (z27) (not (z34)) (z35)))
  (:action r3c3-27
    :parameters ()
    :precondition (and
      (not (z14)) (z15) (z22) (not (z23)) (not (z24)) (z25) (z26) (not (z27)) (z34) (not (z35)))
    :effect (and
      (z14) (not (z15)) (not (z22)) (z23) (z24) (not (z25)) (not (z26)) (z27) (not (z34)) (z35)))
  (:action r3c3-28
    :parameters ()
    :precondition (and
      (z14) (not (z15)) (z22) (not (z23)) (not (z24)) (z25) (z26) (not (z27)) (z34) (not (z35)))
    :effect (and
      (not (z14)) (z15) (not (z22)) (z23) (z24) (not (z25)) (not (z26)) (z27) (not (z34)) (z35)))
  (:action r3c3-29
    :parameters ()
    :precondition (and
      (not (z14)) (z15) (not (z22)) (z23) (z24) (not (z25)) (z26) (not (z27)) (z34) (not (z35)))
    :effect (and
      (z14) (not (z15)) (z22) (not (z23)) (not (z24)) (z25) (not (z26)) (z27) (not (z34)) (z35)))
  (:action r3c3-30
    :parameters ()
    :precondition (and
      (z14) (not (z15)) (not (z22)) (z23) (z24) (not (z25)) (z26) (not (z27)) (z34) (not (z35)))
    :effect (and
      (not (z14)) (z15) (z22) (not (z23)) (not (z24)) (z25) (not (z26)) (z27) (not (z34)) (z35)))
  (:action r3c3-31
    :parameters ()
    :precondition (and
      (not (z14)) (z15) (z22) (not (z23)) (z24) (not (z25)) (z26) (not (z27)) (z34) (not (z35)))
    :effect (and
      (z14) (not (z15)) (not (z22)) (z23) (not (z24)) (z25) (not (z26)) (z27) (not (z34)) (z35)))
  (:action r3c3-32
    :parameters ()
    :precondition (and
      (z14) (not (z15)) (z22) (not (z23)) (z24) (not (z25)) (z26) (not (z27)) (z34) (not (z35)))
    :effect (and
      (not (z14)) (z15) (not (z22)) (z23) (not (z24)) (z25) (not (z26)) (z27) (not (z34)) (z35)))
  (:action r3c4
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (not (z24)) (z25) (not (z26)) (z27) (not (z28)) (z29) (not (z36)) (z37))
    :effect (and
      (z16) (not (z17)) (z24) (not (z25)) (z26) (not (z27)) (z28) (not (z29)) (z36) (not (z37))))
  (:action r3c4-2
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (not (z24)) (z25) (not (z26)) (z27) (not (z28)) (z29) (not (z36)) (z37))
    :effect (and
      (not (z16)) (z17) (z24) (not (z25)) (z26) (not (z27)) (z28) (not (z29)) (z36) (not (z37))))
  (:action r3c4-3
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (z24) (not (z25)) (not (z26)) (z27) (not (z28)) (z29) (not (z36)) (z37))
    :effect (and
      (z16) (not (z17)) (not (z24)) (z25) (z26) (not (z27)) (z28) (not (z29)) (z36) (not (z37))))
  (:action r3c4-4
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (z24) (not (z25)) (not (z26)) (z27) (not (z28)) (z29) (not (z36)) (z37))
    :effect (and
      (not (z16)) (z17) (not (z24)) (z25) (z26) (not (z27)) (z28) (not (z29)) (z36) (not (z37))))
  (:action r3c4-5
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (not (z24)) (z25) (z26) (not (z27)) (not (z28)) (z29) (not (z36)) (z37))
    :effect (and
      (z16) (not (z17)) (z24) (not (z25)) (not (z26)) (z27) (z28) (not (z29)) (z36) (not (z37))))
  (:action r3c4-6
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (not (z24)) (z25) (z26) (not (z27)) (not (z28)) (z29) (not (z36)) (z37))
    :effect (and
      (not (z16)) (z17) (z24) (not (z25)) (not (z26)) (z27) (z28) (not (z29)) (z36) (not (z37))))
  (:action r3c4-7
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (z24) (not (z25)) (z26) (not (z27)) (not (z28)) (z29) (not (z36)) (z37))
    :effect (and
      (z16) (not (z17)) (not (z24)) (z25) (not (z26)) (z27) (z28) (not (z29)) (z36) (not (z37))))
  (:action r3c4-8
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (z24) (not (z25)) (z26) (not (z27)) (not (z28)) (z29) (not (z36)) (z37))
    :effect (and
      (not (z16)) (z17) (not (z24)) (z25) (not (z26)) (z27) (z28) (not (z29)) (z36) (not (z37))))
  (:action r3c4-9
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (not (z24)) (z25) (not (z26)) (z27) (z28) (not (z29)) (not (z36)) (z37))
    :effect (and
      (z16) (not (z17)) (z24) (not (z25)) (z26) (not (z27)) (not (z28)) (z29) (z36) (not (z37))))
  (:action r3c4-10
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (not (z24)) (z25) (not (z26)) (z27) (z28) (not (z29)) (not (z36)) (z37))
    :effect (and
      (not (z16)) (z17) (z24) (not (z25)) (z26) (not (z27)) (not (z28)) (z29) (z36) (not (z37))))
  (:action r3c4-11
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (z24) (not (z25)) (not (z26)) (z27) (z28) (not (z29)) (not (z36)) (z37))
    :effect (and
      (z16) (not (z17)) (not (z24)) (z25) (z26) (not (z27)) (not (z28)) (z29) (z36) (not (z37))))
  (:action r3c4-12
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (z24) (not (z25)) (not (z26)) (z27) (z28) (not (z29)) (not (z36)) (z37))
    :effect (and
      (not (z16)) (z17) (not (z24)) (z25) (z26) (not (z27)) (not (z28)) (z29) (z36) (not (z37))))
  (:action r3c4-13
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (not (z24)) (z25) (z26) (not (z27)) (z28) (not (z29)) (not (z36)) (z37))
    :effect (and
      (z16) (not (z17)) (z24) (not (z25)) (not (z26)) (z27) (not (z28)) (z29) (z36) (not (z37))))
  (:action r3c4-14
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (not (z24)) (z25) (z26) (not (z27)) (z28) (not (z29)) (not (z36)) (z37))
    :effect (and
      (not (z16)) (z17) (z24) (not (z25)) (not (z26)) (z27) (not (z28)) (z29) (z36) (not (z37))))
  (:action r3c4-15
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (z24) (not (z25)) (z26) (not (z27)) (z28) (not (z29)) (not (z36)) (z37))
    :effect (and
      (z16) (not (z17)) (not (z24)) (z25) (not (z26)) (z27) (not (z28)) (z29) (z36) (not (z37))))
  (:action r3c4-16
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (z24) (not (z25)) (z26) (not (z27)) (z28) (not (z29)) (not (z36)) (z37))
    :effect (and
      (not (z16)) (z17) (not (z24)) (z25) (not (z26)) (z27) (not (z28)) (z29) (z36) (not (z37))))
  (:action r3c4-17
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (not (z24)) (z25) (not (z26)) (z27) (not (z28)) (z29) (z36) (not (z37)))
    :effect (and
      (z16) (not (z17)) (z24) (not (z25)) (z26) (not (z27)) (z28) (not (z29)) (not (z36)) (z37)))
  (:action r3c4-18
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (not (z24)) (z25) (not (z26)) (z27) (not (z28)) (z29) (z36) (not (z37)))
    :effect (and
      (not (z16)) (z17) (z24) (not (z25)) (z26) (not (z27)) (z28) (not (z29)) (not (z36)) (z37)))
  (:action r3c4-19
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (z24) (not (z25)) (not (z26)) (z27) (not (z28)) (z29) (z36) (not (z37)))
    :effect (and
      (z16) (not (z17)) (not (z24)) (z25) (z26) (not (z27)) (z28) (not (z29)) (not (z36)) (z37)))
  (:action r3c4-20
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (z24) (not (z25)) (not (z26)) (z27) (not (z28)) (z29) (z36) (not (z37)))
    :effect (and
      (not (z16)) (z17) (not (z24)) (z25) (z26) (not (z27)) (z28) (not (z29)) (not (z36)) (z37)))
  (:action r3c4-21
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (not (z24)) (z25) (z26) (not (z27)) (not (z28)) (z29) (z36) (not (z37)))
    :effect (and
      (z16) (not (z17)) (z24) (not (z25)) (not (z26)) (z27) (z28) (not (z29)) (not (z36)) (z37)))
  (:action r3c4-22
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (not (z24)) (z25) (z26) (not (z27)) (not (z28)) (z29) (z36) (not (z37)))
    :effect (and
      (not (z16)) (z17) (z24) (not (z25)) (not (z26)) (z27) (z28) (not (z29)) (not (z36)) (z37)))
  (:action r3c4-23
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (z24) (not (z25)) (z26) (not (z27)) (not (z28)) (z29) (z36) (not (z37)))
    :effect (and
      (z16) (not (z17)) (not (z24)) (z25) (not (z26)) (z27) (z28) (not (z29)) (not (z36)) (z37)))
  (:action r3c4-24
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (z24) (not (z25)) (z26) (not (z27)) (not (z28)) (z29) (z36) (not (z37)))
    :effect (and
      (not (z16)) (z17) (not (z24)) (z25) (not (z26)) (z27) (z28) (not (z29)) (not (z36)) (z37)))
  (:action r3c4-25
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (not (z24)) (z25) (not (z26)) (z27) (z28) (not (z29)) (z36) (not (z37)))
    :effect (and
      (z16) (not (z17)) (z24) (not (z25)) (z26) (not (z27)) (not (z28)) (z29) (not (z36)) (z37)))
  (:action r3c4-26
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (not (z24)) (z25) (not (z26)) (z27) (z28) (not (z29)) (z36) (not (z37)))
    :effect (and
      (not (z16)) (z17) (z24) (not (z25)) (z26) (not (z27)) (not (z28)) (z29) (not (z36)) (z37)))
  (:action r3c4-27
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (z24) (not (z25)) (not (z26)) (z27) (z28) (not (z29)) (z36) (not (z37)))
    :effect (and
      (z16) (not (z17)) (not (z24)) (z25) (z26) (not (z27)) (not (z28)) (z29) (not (z36)) (z37)))
  (:action r3c4-28
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (z24) (not (z25)) (not (z26)) (z27) (z28) (not (z29)) (z36) (not (z37)))
    :effect (and
      (not (z16)) (z17) (not (z24)) (z25) (z26) (not (z27)) (not (z28)) (z29) (not (z36)) (z37)))
  (:action r3c4-29
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (not (z24)) (z25) (z26) (not (z27)) (z28) (not (z29)) (z36) (not (z37)))
    :effect (and
      (z16) (not (z17)) (z24) (not (z25)) (not (z26)) (z27) (not (z28)) (z29) (not (z36)) (z37)))
  (:action r3c4-30
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (not (z24)) (z25) (z26) (not (z27)) (z28) (not (z29)) (z36) (not (z37)))
    :effect (and
      (not (z16)) (z17) (z24) (not (z25)) (not (z26)) (z27) (not (z28)) (z29) (not (z36)) (z37)))
  (:action r3c4-31
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (z24) (not (z25)) (z26) (not (z27)) (z28) (not (z29)) (z36) (not (z37)))
    :effect (and
      (z16) (not (z17)) (not (z24)) (z25) (not (z26)) (z27) (not (z28)) (z29) (not (z36)) (z37)))
  (:action r3c4-32
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (z24) (not (z25)) (z26) (not (z27)) (z28) (not (z29)) (z36) (not (z37)))
    :effect (and
      (not (z16)) (z17) (not (z24)) (z25) (not (z26)) (z27) (not (z28)) (z29) (not (z36)) (z37)))
  (:action r3c5
    :parameters ()
    :precondition (and
      (not (z18)) (z19) (not (z26)) (z27) (not (z28)) (z29) (not (z38)) (z39))
    :effect (and
      (z18) (not (z19)) (z26) (not (z27)) (z28) (not (z29)) (z38) (not (z39))))
  (:action r3c5-2
    :parameters ()
    :precondition (and
      (z18) (not (z19)) (not (z26)) (z27) (not (z28)) (z29) (not (z38)) (z39))
    :effect (and
      (not (z18)) (z19) (z26) (not (z27)) (z28) (not (z29)) (z38) (not (z39))))
  (:action r3c5-3
    :parameters ()
    :precondition (and
      (not (z18)) (z19) (z26) (not (z27)) (not (z28)) (z29) (not (z38)) (z39))
    :effect (and
      (z18) (not (z19)) (not (z26)) (z27) (z28) (not (z29)) (z38) (not (z39))))
  (:action r3c5-4
    :parameters ()
    :precondition (and
      (z18) (not (z19)) (z26) (not (z27)) (not (z28)) (z29) (not (z38)) (z39))
    :effect (and
      (not (z18)) (z19) (not (z26)) (z27) (z28) (not (z29)) (z38) (not (z39))))
  (:action r3c5-5
    :parameters ()
    :precondition (and
      (not (z18)) (z19) (not (z26)) (z27) (z28) (not (z29)) (not (z38)) (z39))
    :effect (and
      (z18) (not (z19)) (z26) (not (z27)) (not (z28)) (z29) (z38) (not (z39))))
  (:action r3c5-6
    :parameters ()
    :precondition (and
      (z18) (not (z19)) (not (z26)) (z27) (z28) (not (z29)) (not (z38)) (z39))
    :effect (and
      (not (z18)) (z19) (z26) (not (z27)) (not (z28)) (z29) (z38) (not (z39))))
  (:action r3c5-7
    :parameters ()
    :precondition (and
      (not (z18)) (z19) (z26) (not (z27)) (z28) (not (z29)) (not (z38)) (z39))
    :effect (and
      (z18) (not (z19)) (not (z26)) (z27) (not (z28)) (z29) (z38) (not (z39))))
  (:action r3c5-8
    :parameters ()
    :precondition (and
      (z18) (not (z19)) (z26) (not (z27)) (z28) (not (z29)) (not (z38)) (z39))
    :effect (and
      (not (z18)) (z19) (not (z26)) (z27) (not (z28)) (z29) (z38) (not (z39))))
  (:action r3c5-9
    :parameters ()
    :precondition (and
      (not (z18)) (z19) (not (z26)) (z27) (not (z28)) (z29) (z38) (not (z39)))
    :effect (and
      (z18) (not (z19)) (z26) (not (z27)) (z28) (not (z29)) (not (z38)) (z39)))
  (:action r3c5-10
    :parameters ()
    :precondition (and
      (z18) (not (z19)) (not (z26)) (z27) (not (z28)) (z29) (z38) (not (z39)))
    :effect (and
      (not (z18)) (z19) (z26) (not (z27)) (z28) (not (z29)) (not (z38)) (z39)))
  (:action r3c5-11
    :parameters ()
    :precondition (and
      (not (z18)) (z19) (z26) (not (z27)) (not (z28)) (z29) (z38) (not (z39)))
    :effect (and
      (z18) (not (z19)) (not (z26)) (z27) (z28) (not (z29)) (not (z38)) (z39)))
  (:action r3c5-12
    :parameters ()
    :precondition (and
      (z18) (not (z19)) (z26) (not (z27)) (not (z28)) (z29) (z38) (not (z39)))
    :effect (and
      (not (z18)) (z19) (not (z26)) (z27) (z28) (not (z29)) (not (z38)) (z39)))
  (:action r3c5-13
    :parameters ()
    :precondition (and
      (not (z18)) (z19) (not (z26)) (z27) (z28) (not (z29)) (z38) (not (z39)))
    :effect (and
      (z18) (not (z19)) (z26) (not (z27)) (not (z28)) (z29) (not (z38)) (z39)))
  (:action r3c5-14
    :parameters ()
    :precondition (and
      (z18) (not (z19)) (not (z26)) (z27) (z28) (not (z29)) (z38) (not (z39)))
    :effect (and
      (not (z18)) (z19) (z26) (not (z27)) (not (z28)) (z29) (not (z38)) (z39)))
  (:action r3c5-15
    :parameters ()
    :precondition (and
      (not (z18)) (z19) (z26) (not (z27)) (z28) (not (z29)) (z38) (not (z39)))
    :effect (and
      (z18) (not (z19)) (not (z26)) (z27) (not (z28)) (z29) (not (z38)) (z39)))
  (:action r3c5-16
    :parameters ()
    :precondition (and
      (z18) (not (z19)) (z26) (not (z27)) (z28) (not (z29)) (z38) (not (z39)))
    :effect (and
      (not (z18)) (z19) (not (z26)) (z27) (not (z28)) (z29) (not (z38)) (z39)))
  (:action r4c1
    :parameters ()
    :precondition (and
      (not (z20)) (z21) (not (z30)) (z31) (not (z32)) (z33) (not (z40)) (z41))
    :effect (and
      (z20) (not (z21)) (z30) (not (z31)) (z32) (not (z33)) (z40) (not (z41))))
  (:action r4c1-2
    :parameters ()
    :precondition (and
      (z20) (not (z21)) (not (z30)) (z31) (not (z32)) (z33) (not (z40)) (z41))
    :effect (and
      (not (z20)) (z21) (z30) (not (z31)) (z32) (not (z33)) (z40) (not (z41))))
  (:action r4c1-3
    :parameters ()
    :precondition (and
      (not (z20)) (z21) (z30) (not (z31)) (not (z32)) (z33) (not (z40)) (z41))
    :effect (and
      (z20) (not (z21)) (not (z30)) (z31) (z32) (not (z33)) (z40) (not (z41))))
  (:action r4c1-4
    :parameters ()
    :precondition (and
      (z20) (not (z21)) (z30) (not (z31)) (not (z32)) (z33) (not (z40)) (z41))
    :effect (and
      (not (z20)) (z21) (not (z30)) (z31) (z32) (not (z33)) (z40) (not (z41))))
  (:action r4c1-5
    :parameters ()
    :precondition (and
      (not (z20)) (z21) (not (z30)) (z31) (z32) (not (z33)) (not (z40)) (z41))
    :effect (and
      (z20) (not (z21)) (z30) (not (z31)) (not (z32)) (z33) (z40) (not (z41))))
  (:action r4c1-6
    :parameters ()
    :precondition (and
      (z20) (not (z21)) (not (z30)) (z31) (z32) (not (z33)) (not (z40)) (z41))
    :effect (and
      (not (z20)) (z21) (z30) (not (z31)) (not (z32)) (z33) (z40) (not (z41))))
  (:action r4c1-7
    :parameters ()
    :precondition (and
      (not (z20)) (z21) (z30) (not (z31)) (z32) (not (z33)) (not (z40)) (z41))
    :effect (and
      (z20) (not (z21)) (not (z30)) (z31) (not (z32)) (z33) (z40) (not (z41))))
  (:action r4c1-8
    :parameters ()
    :precondition (and
      (z20) (not (z21)) (z30) (not (z31)) (z32) (not (z33)) (not (z40)) (z41))
    :effect (and
      (not (z20)) (z21) (not (z30)) (z31) (not (z32)) (z33) (z40) (not (z41))))
  (:action r4c1-9
    :parameters ()
    :precondition (and
      (not (z20)) (z21) (not (z30)) (z31) (not (z32)) (z33) (z40) (not (z41)))
    :effect (and
      (z20) (not (z21)) (z30) (not (z31)) (z32) (not (z33)) (not (z40)) (z41)))
  (:action r4c1-10
    :parameters ()
    :precondition (and
      (z20) (not (z21)) (not (z30)) (z31) (not (z32)) (z33) (z40) (not (z41)))
    :effect (and
      (not (z20)) (z21) (z30) (not (z31)) (z32) (not (z33)) (not (z40)) (z41)))
  (:action r4c1-11
    :parameters ()
    :precondition (and
      (not (z20)) (z21) (z30) (not (z31)) (not (z32)) (z33) (z40) (not (z41)))
    :effect (and
      (z20) (not (z21)) (not (z30)) (z31) (z32) (not (z33)) (not (z40)) (z41)))
  (:action r4c1-12
    :parameters ()
    :precondition (and
      (z20) (not (z21)) (z30) (not (z31)) (not (z32)) (z33) (z40) (not (z41)))
    :effect (and
      (not (z20)) (z21) (not (z30)) (z31) (z32) (not (z33)) (not (z40)) (z41)))
  (:action r4c1-13
    :parameters ()
    :precondition (and
      (not (z20)) (z21) (not (z30)) (z31) (z32) (not (z33)) (z40) (not (z41)))
    :effect (and
      (z20) (not (z21)) (z30) (not (z31)) (not (z32)) (z33) (not (z40)) (z41)))
  (:action r4c1-14
    :parameters ()
    :precondition (and
      (z20) (not (z21)) (not (z30)) (z31) (z32) (not (z33)) (z40) (not (z41)))
    :effect (and
      (not (z20)) (z21) (z30) (not (z31)) (not (z32)) (z33) (not (z40)) (z41)))
  (:action r4c1-15
    :parameters ()
    :precondition (and
      (not (z20)) (z21) (z30) (not (z31)) (z32) (not (z33)) (z40) (not (z41)))
    :effect (and
      (z20) (not (z21)) (not (z30)) (z31) (not (z32)) (z33) (not (z40)) (z41)))
  (:action r4c1-16
    :parameters ()
    :precondition (and
      (z20) (not (z21)) (z30) (not (z31)) (z32) (not (z33)) (z40) (not (z41)))
    :effect (and
      (not (z20)) (z21) (not (z30)) (z31) (not (z32)) (z33) (not (z40)) (z41)))
  (:action r4c2
    :parameters ()
    :precondition (and
      (not (z22)) (z23) (not (z30)) (z31) (not (z32)) (z33) (not (z34)) (z35) (not (z42)) (z43))
    :effect (and
      (z22) (not (z23)) (z30) (not (z31)) (z32) (not (z33)) (z34) (not (z35)) (z42) (not (z43))))
  (:action r4c2-2
    :parameters ()
    :precondition (and
      (z22) (not (z23)) (not (z30)) (z31) (not (z32)) (z33) (not (z34)) (z35) (not (z42)) (z43))
    :effect (and
      (not (z22)) (z23) (z30) (not (z31)) (z32) (not (z33)) (z34) (not (z35)) (z42) (not (z43))))
  (:action r4c2-3
    :parameters ()
    :precondition (and
      (not (z22)) (z23) (z30) (not (z31)) (not (z32)) (z33) (not (z34)) (z35) (not (z42)) (z43))
    :effect (and
      (z22) (not (z23)) (not (z30)) (z31) (z32) (not (z33)) (z34) (not (z35)) (z42) (not (z43))))
  (:action r4c2-4
    :parameters ()
    :precondition (and
      (z22) (not (z23)) (z30) (not (z31)) (not (z32)) (z33) (not (z34)) (z35) (not (z42)) (z43))
    :effect (and
      (not (z22)) (z23) (not (z30)) (z31) (z32) (not (z33)) (z34) (not (z35)) (z42) (not (z43))))
  (:action r4c2-5
    :parameters ()
    :precondition (and
      (not (z22)) (z23) (not (z30)) (z31) (z32) (not (z33)) (not (z34)) (z35) (not (z42)) (z43))
    :effect (and
      (z22) (not (z23)) (z30) (not (z31)) (not (z32)) (z33) (z34) (not (z35)) (z42) (not (z43))))
  (:action r4c2-6
    :parameters ()
    :precondition (and
      (z22) (not (z23)) (not (z30)) (z31) (z32) (not (z33)) (not (z34)) (z35) (not (z42)) (z43))
    :effect (and
      (not (z22)) (z23) (z30) (not (z31)) (not (z32)) (z33) (z34) (not (z35)) (z42) (not (z43))))
  (:action r4c2-7
    :parameters ()
    :precondition (and
      (not (z22)) (z23) (z30) (not (z31)) (z32) (not (z33)) (not (z34)) (z35) (not (z42)) (z43))
    :effect (and
      (z22) (not (z23)) (not (z30)) (z31) (not (z32)) (z33) (z34) (not (z35)) (z42) (not (z43))))
  (:action r4c2-8
    :parameters ()
    :precondition (and
      (z22) (not (z23)) (z30) (not (z31)) (z32) (not (z33)) (not (z34)) (z35) (not (z42)) (z43))
    :effect (and
      (not (z22)) (z23) (not (z30)) (z31) (not (z32)) (z33) (z34) (not (z35)) (z42) (not (z43))))
  (:action r4c2-9
    :parameters ()
    :precondition (and
      (not (z22)) (z23) (not (z30)) (z31) (not (z32)) (z33) (z34) (not (z35)) (not (z42)) (z43))
    :effect (and
      (z22) (not (z23)) (z30) (not (z31)) (z32) (not (z33)) (not (z34)) (z35) (z42) (not (z43))))
  (:action r4c2-10
    :parameters ()
    :precondition (and
      (z22) (not (z23)) (not (z30)) (z31) (not (z32)) (z33) (z34) (not (z35)) (not (z42)) (z43))
    :effect (and
      (not (z22)) (z23) (z30) (not (z31)) (z32) (not (z33)) (not (z34)) (z35) (z42) (not (z43))))
  (:action r4c2-11
    :parameters ()
    :precondition (and
      (not (z22)) (z23) (z30) (not (z31)) (not (z32)) (z33) (z34) (not (z35)) (not (z42)) (z43))
    :effect (and
      (z22) (not (z23)) (not (z30)) (z31) (z32) (not (z33)) (not (z34)) (z35) (z42) (not (z43))))
  (:action r4c2-12
    :parameters ()
    :precondition (and
      (z22) (not (z23)) (z30) (not (z31)) (not (z32)) (z33) (z34) (not (z35)) (not (z42)) (z43))
    :effect (and
      (not (z22)) (z23) (not (z30)) (z31) (z32) (not (z33)) (not (z34)) (z35) (z42) (not (z43))))
  (:action r4c2-13
    :parameters ()
    :precondition (and
      (not (z22)) (z23) (not (z30)) (z31) (z32) (not (z33)) (z34) (not (z35)) (not (z42)) (z43))
    :effect (and
      (z22) (not (z23)) (z30) (not (z31)) (not (z32)) (z33) (not (z34)) (z35) (z42) (not (z43))))
  (:action r4c2-14
    :parameters ()
    :precondition (and
      (z22) (not (z23)) (not (z30)) (z31) (z32) (not (z33)) (z34) (not (z35)) (not (z42)) (z43))
    :effect (and
      (not (z22)) (z23) (z30) (not (z31)) (not (z32)) (z33) (not (z34)) (z35) (z42) (not (z43))))
  (:action r4c2-15
    :parameters ()
    :precondition (and
      (not (z22)) (z23) (z30) (not (z31)) (z32) (not (z33)) (z34) (not (z35)) (not (z42)) (z43))
    :effect (and
      (z22) (not (z23)) (not (z30)) (z31) (not (z32)) (z33) (not (z34)) (z35) (z42) (not (z43))))
  (:action r4c2-16
    :parameters ()
    :precondition (and
      (z22) (not (z23)) (z30) (not (z31)) (z32) (not (z33)) (z34) (not (z35)) (not (z42)) (z43))
    :effect (and
      (not (z22)) (z23) (not (z30)) (z31) (not (z32)) (z33) (not (z34)) (z35) (z42) (not (z43))))
  (:action r5c1
    :parameters ()
    :precondition (and
      (not (z30)) (z31) (not (z40)) (z41) (not (z42)) (z43))
    :effect (and
      (z30) (not (z31)) (z40) (not (z41)) (z42) (not (z43))))
  (:action r5c1-2
    :parameters ()
    :precondition (and
      (z30) (not (z31)) (not (z40)) (z41) (not (z42)) (z43))
    :effect (and
      (not (z30)) (z31) (z40) (not (z41)) (z42) (not (z43))))
  (:action r5c1-3
    :parameters ()
    :precondition (and
      (not (z30)) (z31) (z40) (not (z41)) (not (z42)) (z43))
    :effect (and
      (z30) (not (z31)) (not (z40)) (z41) (z42) (not (z43))))
  (:action r5c1-4
    :parameters ()
    :precondition (and
      (z30) (not (z31)) (z40) (not (z41)) (not (z42)) (z43))
    :effect (and
      (not (z30)) (z31) (not (z40)) (z41) (z42) (not (z43))))
  (:action r4c2-17
    :parameters ()
    :precondition (and
      (not (z22)) (z23) (not (z30)) (z31) (not (z32)) (z33) (not (z34)) (z35) (z42) (not (z43)))
    :effect (and
      (z22) (not (z23)) (z30) (not (z31)) (z32) (not (z33)) (z34) (not (z35)) (not (z42)) (z43)))
  (:action r4c2-18
    :parameters ()
    :precondition (and
      (z22) (not (z23)) (not (z30)) (z31) (not (z32)) (z33) (not (z34)) (z35) (z42) (not (z43)))
    :effect (and
      (not (z22)) (z23) (z30) (not (z31)) (z32) (not (z33)) (z34) (not (z35)) (not (z42)) (z43)))
  (:action r4c2-19
    :parameters ()
    :precondition (and
      (not (z22)) (z23) (z30) (not (z31)) (not (z32)) (z33) (not (z34)) (z35) (z42) (not (z43)))
    :effect (and
      (z22) (not (z23)) (not (z30)) (z31) (z32) (not (z33)) (z34) (not (z35)) (not (z42)) (z43)))
  (:action r4c2-20
    :parameters ()
    :precondition (and
      (z22) (not (z23)) (z30) (not (z31)) (not (z32)) (z33) (not (z34)) (z35) (z42) (not (z43)))
    :effect (and
      (not (z22)) (z23) (not (z30)) (z31) (z32) (not (z33)) (z34) (not (z35)) (not (z42)) (z43)))
  (:action r4c2-21
    :parameters ()
    :precondition (and
      (not (z22)) (z23) (not (z30)) (z31) (z32) (not (z33)) (not (z34)) (z35) (z42) (not (z43)))
    :effect (and
      (z22) (not (z23)) (z30) (not (z31)) (not (z32)) (z33) (z34) (not (z35)) (not (z42)) (z43)))
  (:action r4c2-22
    :parameters ()
    :precondition (and
      (z22) (not (z23)) (not (z30)) (z31) (z32) (not (z33)) (not (z34)) (z35) (z42) (not (z43)))
    :effect (and
      (not (z22)) (z23) (z30) (not (z31)) (not (z32)) (z33) (z34) (not (z35)) (not (z42)) (z43)))
  (:action r4c2-23
    :parameters ()
    :precondition (and
      (not (z22)) (z23) (z30) (not (z31)) (z32) (not (z33)) (not (z34)) (z35) (z42) (not (z43)))
    :effect (and
      (z22) (not (z23)) (not (z30)) (z31) (not (z32)) (z33) (z34) (not (z35)) (not (z42)) (z43)))
  (:action r4c2-24
    :parameters ()
    :precondition (and
      (z22) (not (z23)) (z30) (not (z31)) (z32) (not (z33)) (not (z34)) (z35) (z42) (not (z43)))
    :effect (and
      (not (z22)) (z23) (not (z30)) (z31) (not (z32)) (z33) (z34) (not (z35)) (not (z42)) (z43)))
  (:action r4c2-25
    :parameters ()
    :precondition (and
      (not (z22)) (z23) (not (z30)) (z31) (not (z32)) (z33) (z34) (not (z35)) (z42) (not (z43)))
    :effect (and
      (z22) (not (z23)) (z30) (not (z31)) (z32) (not (z33)) (not (z34)) (z35) (not (z42)) (z43)))
  (:action r4c2-26
    :parameters ()
    :precondition (and
      (z22) (not (z23)) (not (z30)) (z31) (not (z32)) (z33) (z34) (not (z35)) (z42) (not (z43)))
    :effect (and
      (not (z22)) (z23) (z30) (not (z31)) (z32) (not (z33)) (not (z34)) (z35) (not (z42)) (z43)))
  (:action r4c2-27
    :parameters ()
    :precondition (and
      (not (z22)) (z23) (z30) (not (z31)) (not (z32)) (z33) (z34) (not (z35)) (z42) (not (z43)))
    :effect (and
      (z22) (not (z23)) (not (z30)) (z31) (z32) (not (z33)) (not (z34)) (z35) (not (z42)) (z43)))
  (:action r4c2-28
    :parameters ()
    :precondition (and
      (z22) (not (z23)) (z30) (not (z31)) (not (z32)) (z33) (z34) (not (z35)) (z42) (not (z43)))
    :effect (and
      (not (z22)) (z23) (not (z30)) (z31) (z32) (not (z33)) (not (z34)) (z35) (not (z42)) (z43)))
  (:action r4c2-29
    :parameters ()
    :precondition (and
      (not (z22)) (z23) (not (z30)) (z31) (z32) (not (z33)) (z34) (not (z35)) (z42) (not (z43)))
    :effect (and
      (z22) (not (z23)) (z30) (not (z31)) (not (z32)) (z33) (not (z34)) (z35) (not (z42)) (z43)))
  (:action r4c2-30
    :parameters ()
    :precondition (and
      (z22) (not (z23)) (not (z30)) (z31) (z32) (not (z33)) (z34) (not (z35)) (z42) (not (z43)))
    :effect (and
      (not (z22)) (z23) (z30) (not (z31)) (not (z32)) (z33) (not (z34)) (z35) (not (z42)) (z43)))
  (:action r4c2-31
    :parameters ()
    :precondition (and
      (not (z22)) (z23) (z30) (not (z31)) (z32) (not (z33)) (z34) (not (z35)) (z42) (not (z43)))
    :effect (and
      (z22) (not (z23)) (not (z30)) (z31) (not (z32)) (z33) (not (z34)) (z35) (not (z42)) (z43)))
  (:action r4c2-32
    :parameters ()
    :precondition (and
      (z22) (not (z23)) (z30) (not (z31)) (z32) (not (z33)) (z34) (not (z35)) (z42) (not (z43)))
    :effect (and
      (not (z22)) (z23) (not (z30)) (z31) (not (z32)) (z33) (not (z34)) (z35) (not (z42)) (z43)))
  (:action r5c1-5
    :parameters ()
    :precondition (and
      (not (z30)) (z31) (not (z40)) (z41) (z42) (not (z43)))
    :effect (and
      (z30) (not (z31)) (z40) (not (z41)) (not (z42)) (z43)))
  (:action r5c1-6
    :parameters ()
    :precondition (and
      (z30) (not (z31)) (not (z40)) (z41) (z42) (not (z43)))
    :effect (and
      (not (z30)) (z31) (z40) (not (z41)) (not (z42)) (z43)))
  (:action r5c1-7
    :parameters ()
    :precondition (and
      (not (z30)) (z31) (z40) (not (z41)) (z42) (not (z43)))
    :effect (and
      (z30) (not (z31)) (not (z40)) (z41) (not (z42)) (z43)))
  (:action r5c1-8
    :parameters ()
    :precondition (and
      (z30) (not (z31)) (z40) (not (z41)) (z42) (not (z43)))
    :effect (and
      (not (z30)) (z31) (not (z40)) (z41) (not (z42)) (z43)))
  (:action r4c3
    :parameters ()
    :precondition (and
      (not (z24)) (z25) (not (z32)) (z33) (not (z34)) (z35) (not (z36)) (z37) (not (z44)) (z45))
    :effect (and
      (z24) (not (z25)) (z32) (not (z33)) (z34) (not (z35)) (z36) (not (z37)) (z44) (not (z45))))
  (:action r4c3-2
    :parameters ()
    :precondition (and
      (z24) (not (z25)) (not (z32)) (z33) (not (z34)) (z35) (not (z36)) (z37) (not (z44)) (z45))
    :effect (and
      (not (z24)) (z25) (z32) (not (z33)) (z34) (not (z35)) (z36) (not (z37)) (z44) (not (z45))))
  (:action r4c3-3
    :parameters ()
    :precondition (and
      (not (z24)) (z25) (z32) (not (z33)) (not (z34)) (z35) (not (z36)) (z37) (not (z44)) (z45))
    :effect (and
      (z24) (not (z25)) (not (z32)) (z33) (z34) (not (z35)) (z36) (not (z37)) (z44) (not (z45))))
  (:action r4c3-4
    :parameters ()
    :precondition (and
      (z24) (not (z25)) (z32) (not (z33)) (not (z34)) (z35) (not (z36)) (z37) (not (z44)) (z45))
    :effect (and
      (not (z24)) (z25) (not (z32)) (z33) (z34) (not (z35)) (z36) (not (z37)) (z44) (not (z45))))
  (:action r4c3-5
    :parameters ()
    :precondition (and
      (not (z24)) (z25) (not (z32)) (z33) (z34) (not (z35)) (not (z36)) (z37) (not (z44)) (z45))
    :effect (and
      (z24) (not (z25)) (z32) (not (z33)) (not (z34)) (z35) (z36) (not (z37)) (z44) (not (z45))))
  (:action r4c3-6
    :parameters ()
    :precondition (and
      (z24) (not (z25)) (not (z32)) (z33) (z34) (not (z35)) (not (z36)) (z37) (not (z44)) (z45))
    :effect (and
      (not (z24)) (z25) (z32) (not (z33)) (not (z34)) (z35) (z36) (not (z37)) (z44) (not (z45))))
  (:action r4c3-7
    :parameters ()
    :precondition (and
      (not (z24)) (z25) (z32) (not (z33)) (z34) (not (z35)) (not (z36)) (z37) (not (z44)) (z45))
    :effect (and
      (z24) (not (z25)) (not (z32)) (z33) (not (z34)) (z35) (z36) (not (z37)) (z44) (not (z45))))
  (:action r4c3-8
    :parameters ()
    :precondition (and
      (z24) (not (z25)) (z32) (not (z33)) (z34) (not (z35)) (not (z36)) (z37) (not (z44)) (z45))
    :effect (and
      (not (z24)) (z25) (not (z32)) (z33) (not (z34)) (z35) (z36) (not (z37)) (z44) (not (z45))))
  (:action r4c3-9
    :parameters ()
    :precondition (and
      (not (z24)) (z25) (not (z32)) (z33) (not (z34)) (z35) (z36) (not (z37)) (not (z44)) (z45))
    :effect (and
      (z24) (not (z25)) (z32) (not (z33)) (z34) (not (z35)) (not (z36)) (z37) (z44) (not (z45))))
  (:action r4c3-10
    :parameters ()
    :precondition (and
      (z24) (not (z25)) (not (z32)) (z33) (not (z34)) (z35) (z36) (not (z37)) (not (z44)) (z45))
    :effect (and
      (not (z24)) (z25) (z32) (not (z33)) (z34) (not (z35)) (not (z36)) (z37) (z44) (not (z45))))
  (:action r4c3-11
    :parameters ()
    :precondition (and
      (not (z24)) (z25) (z32) (not (z33)) (not (z34)) (z35) (z36) (not (z37)) (not (z44)) (z45))
    :effect (and
      (z24) (not (z25)) (not (z32)) (z33) (z34) (not (z35)) (not (z36)) (z37) (z44) (not (z45))))
  (:action r4c3-12
    :parameters ()
    :precondition (and
      (z24) (not (z25)) (z32) (not (z33)) (not (z34)) (z35) (z36) (not (z37)) (not (z44)) (z45))
    :effect (and
      (not (z24)) (z25) (not (z32)) (z33) (z34) (not (z35)) (not (z36)) (z37) (z44) (not (z45))))
  (:action r4c3-13
    :parameters ()
    :precondition (and
      (not (z24)) (z25) (not (z32)) (z33) (z34) (not (z35)) (z36) (not (z37)) (not (z44)) (z45))
    :effect (and
      (z24) (not (z25)) (z32) (not (z33)) (not (z34)) (z35) (not (z36)) (z37) (z44) (not (z45))))
  (:action r4c3-14
    :parameters ()
    :precondition (and
      (z24) (not (z25)) (not (z32)) (z33) (z34) (not (z35)) (z36) (not (z37)) (not (z44)) (z45))
    :effect (and
      (not (z24)) (z25) (z32) (not (z33)) (not (z34)) (z35) (not (z36)) (z37) (z44) (not (z45))))
  (:action r4c3-15
    :parameters ()
    :precondition (and
      (not (z24)) (z25) (z32) (not (z33)) (z34) (not (z35)) (z36) (not (z37)) (not (z44)) (z45))
    :effect (and
      (z24) (not (z25)) (not (z32)) (z33) (not (z34)) (z35) (not (z36)) (z37) (z44) (not (z45))))
  (:action r4c3-16
    :parameters ()
    :precondition (and
      (z24) (not (z25)) (z32) (not (z33)) (z34) (not (z35)) (z36) (not (z37)) (not (z44)) (z45))
    :effect (and
      (not (z24)) (z25) (not (z32)) (z33) (not (z34)) (z35) (not (z36)) (z37) (z44) (not (z45))))
  (:action r5c2
    :parameters ()
    :precondition (and
      (not (z32)) (z33) (not (z40)) (z41) (not (z42)) (z43) (not (z44)) (z45))
    :effect (and
      (z32) (not (z33)) (z40) (not (z41)) (z42) (not (z43)) (z44) (not (z45))))
  (:action r5c2-2
    :parameters ()
    :precondition (and
      (z32) (not (z33)) (not (z40)) (z41) (not (z42)) (z43) (not (z44)) (z45))
    :effect (and
      (not (z32)) (z33) (z40) (not (z41)) (z42) (not (z43)) (z44) (not (z45))))
  (:action r5c2-3
    :parameters ()
    :precondition (and
      (not (z32)) (z33) (z40) (not (z41)) (not (z42)) (z43) (not (z44)) (z45))
    :effect (and
      (z32) (not (z33)) (not (z40)) (z41) (z42) (not (z43)) (z44) (not (z45))))
  (:action r5c2-4
    :parameters ()
    :precondition (and
      (z32) (not (z33)) (z40) (not (z41)) (not (z42)) (z43) (not (z44)) (z45))
    :effect (and
      (not (z32)) (z33) (not (z40)) (z41) (z42) (not (z43)) (z44) (not (z45))))
  (:action r5c2-5
    :parameters ()
    :precondition (and
      (not (z32)) (z33) (not (z40)) (z41) (z42) (not (z43)) (not (z44)) (z45))
    :effect (and
      (z32) (not (z33)) (z40) (not (z41)) (not (z42)) (z43) (z44) (not (z45))))
  (:action r5c2-6
    :parameters ()
    :precondition (and
      (z32) (not (z33)) (not (z40)) (z41) (z42) (not (z43)) (not (z44)) (z45))
    :effect (and
      (not (z32)) (z33) (z40) (not (z41)) (not (z42)) (z43) (z44) (not (z45))))
  (:action r5c2-7
    :parameters ()
    :precondition (and
      (not (z32)) (z33) (z40) (not (z41)) (z42) (not (z43)) (not (z44)) (z45))
    :effect (and
      (z32) (not (z33)) (not (z40)) (z41) (not (z42)) (z43) (z44) (not (z45))))
  (:action r5c2-8
    :parameters ()
    :precondition (and
      (z32) (not (z33)) (z40) (not (z41)) (z42) (not (z43)) (not (z44)) (z45))
    :effect (and
      (not (z32)) (z33) (not (z40)) (z41) (not (z42)) (z43) (z44) (not (z45))))
  (:action r4c3-17
    :parameters ()
    :precondition (and
      (not (z24)) (z25) (not (z32)) (z33) (not (z34)) (z35) (not (z36)) (z37) (z44) (not (z45)))
    :effect (and
      (z24) (not (z25)) (z32) (not (z33)) (z34) (not (z35)) (z36) (not (z37)) (not (z44)) (z45)))
  (:action r4c3-18
    :parameters ()
    :precondition (and
      (z24) (not (z25)) (not (z32)) (z33) (not (z34)) (z35) (not (z36)) (z37) (z44) (not (z45)))
    :effect (and
      (not (z24)) (z25) (z32) (not (z33)) (z34) (not (z35)) (z36) (not (z37)) (not (z44)) (z45)))
  (:action r4c3-19
    :parameters ()
    :precondition (and
      (not (z24)) (z25) (z32) (not (z33)) (not (z34)) (z35) (not (z36)) (z37) (z44) (not (z45)))
    :effect (and
      (z24) (not (z25)) (not (z32)) (z33) (z34) (not (z35)) (z36) (not (z37)) (not (z44)) (z45)))
  (:action r4c3-20
    :parameters ()
    :precondition (and
      (z24) (not (z25)) (z32) (not (z33)) (not (z34)) (z35) (not (z36)) (z37) (z44) (not (z45)))
    :effect (and
      (not (z24)) (z25) (not (z32)) (z33) (z34) (not (z35)) (z36) (not (z37)) (not (z44)) (z45)))
  (:action r4c3-21
    :parameters ()
    :precondition (and
      (not (z24)) (z25) (not (z32)) (z33) (z34) (not (z35)) (not (z36)) (z37) (z44) (not (z45)))
    :effect (and
      (z24) (not (z25)) (z32) (not (z33)) (not (z34)) (z35) (z36) (not (z37)) (not (z44)) (z45)))
  (:action r4c3-22
    :parameters ()
    :precondition (and
      (z24) (not (z25)) (not (z32)) (z33) (z34) (not (z35)) (not (z36)) (z37) (z44) (not (z45)))
    :effect (and
      (not (z24)) (z25) (z32) (not (z33)) (not (z34)) (z35) (z36) (not (z37)) (not (z44)) (z45)))
  (:action r4c3-23
    :parameters ()
    :precondition (and
      (not (z24)) (z25) (z32) (not (z33)) (z34) (not (z35)) (not (z36)) (z37) (z44) (not (z45)))
    :effect (and
      (z24) (not (z25)) (not (z32)) (z33) (not (z34)) (z35) (z36) (not (z37)) (not (z44)) (z45)))
  (:action r4c3-24
    :parameters ()
    :precondition (and
      (z24) (not (z25)) (z32) (not (z33)) (z34) (not (z35)) (not (z36)) (z37) (z44) (not (z45)))
    :effect (and
      (not (z24)) (z25) (not (z32)) (z33) (not (z34)) (z35) (z36) (not (z37)) (not (z44)) (z45)))
  (:action r4c3-25
    :parameters ()
    :precondition (and
      (not (z24)) (z25) (not (z32)) (z33) (not (z34)) (z35) (z36) (not (z37)) (z44) (not (z45)))
    :effect (and
      (z24) (not (z25)) (z32) (not (z33)) (z34) (not (z35)) (not (z36)) (z37) (not (z44)) (z45)))
  (:action r4c3-26
    :parameters ()
    :precondition (and
      (z24) (not (z25)) (not (z32)) (z33) (not (z34)) (z35) (z36) (not (z37)) (z44) (not (z45)))
    :effect (and
      (not (z24)) (z25) (z32) (not (z33)) (z34) (not (z35)) (not (z36)) (z37) (not (z44)) (z45)))
  (:action r4c3-27
    :parameters ()
    :precondition (and
      (not (z24)) (z25) (z32) (not (z33)) (not (z34)) (z35) (z36) (not (z37)) (z44) (not (z45)))
    :effect (and
      (z24) (not (z25)) (not (z32)) (z33) (z34) (not (z35)) (not (z36)) (z37) (not (z44)) (z45)))
  (:action r4c3-28
    :parameters ()
    :precondition (and
      (z24) (not (z25)) (z32) (not (z33)) (not (z34)) (z35) (z36) (not (z37)) (z44) (not (z45)))
    :effect (and
      (not (z24)) (z25) (not (z32)) (z33) (z34) (not (z35)) (not (z36)) (z37) (not (z44)) (z45)))
  (:action r4c3-29
    :parameters ()
    :precondition (and
      (not (z24)) (z25) (not (z32)) (z33) (z34) (not (z35)) (z36) (not (z37)) (z44) (not (z45)))
    :effect (and
      (z24) (not (z25)) (z32) (not (z33)) (not (z34)) (z35) (not (z36)) (z37) (not (z44)) (z45)))
  (:action r4c3-30
    :parameters ()
    :precondition (and
      (z24) (not (z25)) (not (z32)) (z33) (z34) (not (z35)) (z36) (not (z37)) (z44) (not (z45)))
    :effect (and
      (not (z24)) (z25) (z32) (not (z33)) (not (z34)) (z35) (not (z36)) (z37) (not (z44)) (z45)))
  (:action r4c3-31
    :parameters ()
    :precondition (and
      (not (z24)) (z25) (z32) (not (z33)) (z34) (not (z35)) (z36) (not (z37)) (z44) (not (z45)))
    :effect (and
      (z24) (not (z25)) (not (z32)) (z33) (not (z34)) (z35) (not (z36)) (z37) (not (z44)) (z45)))
  (:action r4c3-32
    :parameters ()
    :precondition (and
      (z24) (not (z25)) (z32) (not (z33)) (z34) (not (z35)) (z36) (not (z37)) (z44) (not (z45)))
    :effect (and
      (not (z24)) (z25) (not (z32)) (z33) (not (z34)) (z35) (not (z36)) (z37) (not (z44)) (z45)))
  (:action r5c2-9
    :parameters ()
    :precondition (and
      (not (z32)) (z33) (not (z40)) (z41) (not (z42)) (z43) (z44) (not (z45)))
    :effect (and
      (z32) (not (z33)) (z40) (not (z41)) (z42) (not (z43)) (not (z44)) (z45)))
  (:action r5c2-10
    :parameters ()
    :precondition (and
      (z32) (not (z33)) (not (z40)) (z41) (not (z42)) (z43) (z44) (not (z45)))
    :effect (and
      (not (z32)) (z33) (z40) (not (z41)) (z42) (not (z43)) (not (z44)) (z45)))
  (:action r5c2-11
    :parameters ()
    :precondition (and
      (not (z32)) (z33) (z40) (not (z41)) (not (z42)) (z43) (z44) (not (z45)))
    :effect (and
      (z32) (not (z33)) (not (z40)) (z41) (z42) (not (z43)) (not (z44)) (z45)))
  (:action r5c2-12
    :parameters ()
    :precondition (and
      (z32) (not (z33)) (z40) (not (z41)) (not (z42)) (z43) (z44) (not (z45)))
    :effect (and
      (not (z32)) (z33) (not (z40)) (z41) (z42) (not (z43)) (not (z44)) (z45)))
  (:action r5c2-13
    :parameters ()
    :precondition (and
      (not (z32)) (z33) (not (z40)) (z41) (z42) (not (z43)) (z44) (not (z45)))
    :effect (and
      (z32) (not (z33)) (z40) (not (z41)) (not (z42)) (z43) (not (z44)) (z45)))
  (:action r5c2-14
    :parameters ()
    :precondition (and
      (z32) (not (z33)) (not (z40)) (z41) (z42) (not (z43)) (z44) (not (z45)))
    :effect (and
      (not (z32)) (z33) (z40) (not (z41)) (not (z42)) (z43) (not (z44)) (z45)))
  (:action r5c2-15
    :parameters ()
    :precondition (and
      (not (z32)) (z33) (z40) (not (z41)) (z42) (not (z43)) (z44) (not (z45)))
    :effect (and
      (z32) (not (z33)) (not (z40)) (z41) (not (z42)) (z43) (not (z44)) (z45)))
  (:action r5c2-16
    :parameters ()
    :precondition (and
      (z32) (not (z33)) (z40) (not (z41)) (z42) (not (z43)) (z44) (not (z45)))
    :effect (and
      (not (z32)) (z33) (not (z40)) (z41) (not (z42)) (z43) (not (z44)) (z45)))
  (:action r4c4
    :parameters ()
    :precondition (and
      (not (z26)) (z27) (not (z34)) (z35) (not (z36)) (z37) (not (z38)) (z39) (not (z46)) (z47))
    :effect (and
      (z26) (not (z27)) (z34) (not (z35)) (z36) (not (z37)) (z38) (not (z39)) (z46) (not (z47))))
  (:action r4c4-2
    :parameters ()
    :precondition (and
      (z26) (not (z27)) (not (z34)) (z35) (not (z36)) (z37) (not (z38)) (z39) (not (z46)) (z47))
    :effect (and
      (not (z26)) (z27) (z34) (not (z35)) (z36) (not (z37)) (z38) (not (z39)) (z46) (not (z47))))
  (:action r4c4-3
    :parameters ()
    :precondition (and
      (not (z26)) (z27) (z34) (not (z35)) (not (z36)) (z37) (not (z38)) (z39) (not (z46)) (z47))
    :effect (and
      (z26) (not (z27)) (not (z34)) (z35) (z36) (not (z37)) (z38) (not (z39)) (z46) (not (z47))))
  (:action r4c4-4
    :parameters ()
    :precondition (and
      (z26) (not (z27)) (z34) (not (z35)) (not (z36)) (z37) (not (z38)) (z39) (not (z46)) (z47))
    :effect (and
      (not (z26)) (z27) (not (z34)) (z35) (z36) (not (z37)) (z38) (not (z39)) (z46) (not (z47))))
  (:action r4c4-5
    :parameters ()
    :precondition (and
      (not (z26)) (z27) (not (z34)) (z35) (z36) (not (z37)) (not (z38)) (z39) (not (z46)) (z47))
    :effect (and
      (z26) (not (z27)) (z34) (not (z35)) (not (z36)) (z37) (z38) (not (z39)) (z46) (not (z47))))
  (:action r4c4-6
    :parameters ()
    :precondition (and
      (z26) (not (z27)) (not (z34)) (z35) (z36) (not (z37)) (not (z38)) (z39) (not (z46)) (z47))
    :effect (and
      (not (z26)) (z27) (z34) (not (z35)) (not (z36)) (z37) (z38) (not (z39)) (z46) (not (z47))))
  (:action r4c4-7
    :parameters ()
    :precondition (and
      (not (z26)) (z27) (z34) (not (z35)) (z36) (not (z37)) (not (z38)) (z39) (not (z46)) (z47))
    :effect (and
      (z26) (not (z27)) (not (z34)) (z35) (not (z36)) (z37) (z38) (not (z39)) (z46) (not (z47))))
  (:action r4c4-8
    :parameters ()
    :precondition (and
      (z26) (not (z27)) (z34) (not (z35)) (z36) (not (z37)) (not (z38)) (z39) (not (z46)) (z47))
    :effect (and
      (not (z26)) (z27) (not (z34)) (z35) (not (z36)) (z37) (z38) (not (z39)) (z46) (not (z47))))
  (:action r4c4-9
    :parameters ()
    :precondition (and
      (not (z26)) (z27) (not (z34)) (z35) (not (z36)) (z37) (z38) (not (z39)) (not (z46)) (z47))
    :effect (and
      (z26) (not (z27)) (z34) (not (z35)) (z36) (not (z37)) (not (z38)) (z39) (z46) (not (z47))))
  (:action r4c4-10
    :parameters ()
    :precondition (and
      (z26) (not (z27)) (not (z34)) (z35) (not (z36)) (z37) (z38) (not (z39)) (not (z46)) (z47))
    :effect (and
      (not (z26)) (z27) (z34) (not (z35)) (z36) (not (z37)) (not (z38)) (z39) (z46) (not (z47))))
  (:action r4c4-11
    :parameters ()
    :precondition (and
      (not (z26)) (z27) (z34) (not (z35)) (not (z36)) (z37) (z38) (not (z39)) (not (z46)) (z47))
    :effect (and
      (z26) (not (z27)) (not (z34)) (z35) (z36) (not (z37)) (not (z38)) (z39) (z46) (not (z47))))
  (:action r4c4-12
    :parameters ()
    :precondition (and
      (z26) (not (z27)) (z34) (not (z35)) (not (z36)) (z37) (z38) (not (z39)) (not (z46)) (z47))
    :effect (and
      (not (z26)) (z27) (not (z34)) (z35) (z36) (not (z37)) (not (z38)) (z39) (z46) (not (z47))))
  (:action r4c4-13
    :parameters ()
    :precondition (and
      (not (z26)) (z27) (not (z34)) (z35) (z36) (not (z37)) (z38) (not (z39)) (not (z46)) (z47))
    :effect (and
      (z26) (not (z27)) (z34) (not (z35)) (not (z36)) (z37) (not (z38)) (z39) (z46) (not (z47))))
  (:action r4c4-14
    :parameters ()
    :precondition (and
      (z26) (not (z27)) (not (z34)) (z35) (z36) (not (z37)) (z38) (not (z39)) (not (z46)) (z47))
    :effect (and
      (not (z26)) (z27) (z34) (not (z35)) (not (z36)) (z37) (not (z38)) (z39) (z46) (not (z47))))
  (:action r4c4-15
    :parameters ()
    :precondition (and
      (not (z26)) (z27) (z34) (not (z35)) (z36) (not (z37)) (z38) (not (z39)) (not (z46)) (z47))
    :effect (and
      (z26) (not (z27)) (not (z34)) (z35) (not (z36)) (z37) (not (z38)) (z39) (z46) (not (z47))))
  (:action r4c4-16
    :parameters ()
    :precondition (and
      (z26) (not (z27)) (z34) (not (z35)) (z36) (not (z37)) (z38) (not (z39)) (not (z46)) (z47))
    :effect (and
      (not (z26)) (z27) (not (z34)) (z35) (not (z36)) (z37) (not (z38)) (z39) (z46) (not (z47))))
  (:action r5c3
    :parameters ()
    :precondition (and
      (not (z34)) (z35) (not (z42)) (z43) (not (z44)) (z45) (not (z46)) (z47))
    :effect (and
      (z34) (not (z35)) (z42) (not (z43)) (z44) (not (z45)) (z46) (not (z47))))
  (:action r5c3-2
    :parameters ()
    :precondition (and
      (z34) (not (z35)) (not (z42)) (z43) (not (z44)) (z45) (not (z46)) (z47))
    :effect (and
      (not (z34)) (z35) (z42) (not (z43)) (z44) (not (z45)) (z46) (not (z47))))
  (:action r5c3-3
    :parameters ()
    :precondition (and
      (not (z34)) (z35) (z42) (not (z43)) (not (z44)) (z45) (not (z46)) (z47))
    :effect (and
      (z34) (not (z35)) (not (z42)) (z43) (z44) (not (z45)) (z46) (not (z47))))
  (:action r5c3-4
    :parameters ()
    :precondition (and
      (z34) (not (z35)) (z42) (not (z43)) (not (z44)) (z45) (not (z46)) (z47))
    :effect (and
      (not (z34)) (z35) (not (z42)) (z43) (z44) (not (z45)) (z46) (not (z47))))
  (:action r5c3-5
    :parameters ()
    :precondition (and
      (not (z34)) (z35) (not (z42)) (z43) (z44) (not (z45)) (not (z46)) (z47))
    :effect (and
      (z34) (not (z35)) (z42) (not (z43)) (not (z44)) (z45) (z46) (not (z47))))
  (:action r5c3-6
    :parameters ()
    :precondition (and
      (z34) (not (z35)) (not (z42)) (z43) (z44) (not (z45)) (not (z46)) (z47))
    :effect (and
      (not (z34)) (z35) (z42) (not (z43)) (not (z44)) (z45) (z46) (not (z47))))
  (:action r5c3-7
    :parameters ()
    :precondition (and
      (not (z34)) (z35) (z42) (not (z43)) (z44) (not (z45)) (not (z46)) (z47))
    :effect (and
      (z34) (not (z35)) (not (z42)) (z43) (not (z44)) (z45) (z46) (not (z47))))
  (:action r5c3-8
    :parameters ()
    :precondition (and
      (z34) (not (z35)) (z42) (not (z43)) (z44) (not (z45)) (not (z46)) (z47))
    :effect (and
      (not (z34)) (z35) (not (z42)) (z43) (not (z44)) (z45) (z46) (not (z47))))
  (:action r4c4-17
    :parameters ()
    :precondition (and
      (not (z26)) (z27) (not (z34)) (z35) (not (z36)) (z37) (not (z38)) (z39) (z46) (not (z47)))
    :effect (and
      (z26) (not (z27)) (z34) (not (z35)) (z36) (not (z37)) (z38) (not (z39)) (not (z46)) (z47)))
  (:action r4c4-18
    :parameters ()
    :precondition (and
      (z26) (not (z27)) (not (z34)) (z35) (not (z36)) (z37) (not (z38)) (z39) (z46) (not (z47)))
    :effect (and
      (not (z26)) (z27) (z34) (not (z35)) (z36) (not (z37)) (z38) (not (z39)) (not (z46)) (z47)))
  (:action r4c4-19
    :parameters ()
    :precondition (and
      (not (z26)) (z27) (z34) (not (z35)) (not (z36)) (z37) (not (z38)) (z39) (z46) (not (z47)))
    :effect (and
      (z26) (not (z27)) (not (z34)) (z35) (z36) (not (z37)) (z38) (not (z39)) (not (z46)) (z47)))
  (:action r4c4-20
    :parameters ()
    :precondition (and
      (z26) (not (z27)) (z34) (not (z35)) (not (z36)) (z37) (not (z38)) (z39) (z46) (not (z47)))
    :effect (and
      (not (z26)) (z27) (not (z34)) (z35) (z36) (not (z37)) (z38) (not (z39)) (not (z46)) (z47)))
  (:action r4c4-21
    :parameters ()
    :precondition (and
      (not (z26)) (z27) (not (z34)) (z35) (z36) (not (z37)) (not (z38)) (z39) (z46) (not (z47)))
    :effect (and
      (z26) (not (z27)) (z34) (not (z35)) (not (z36)) (z37) (z38) (not (z39)) (not (z46)) (z47)))
  (:action r4c4-22
    :parameters ()
    :precondition (and
      (z26) (not (z27)) (not (z34)) (z35) (z36) (not (z37)) (not (z38)) (z39) (z46) (not (z47)))
    :effect (and
      (not (z26)) (z27) (z34) (not (z35)) (not (z36)) (z37) (z38) (not (z39)) (not (z46)) (z47)))
  (:action r4c4-23
    :parameters ()
    :precondition (and
      (not (z26)) (z27) (z34) (not (z35)) (z36) (not (z37)) (not (z38)) (z39) (z46) (not (z47)))
    :effect (and
      (z26) (not (z27)) (not (z34)) (z35) (not (z36)) (z37) (z38) (not (z39)) (not (z46)) (z47)))
  (:action r4c4-24
    :parameters ()
    :precondition (and
      (z26) (not (z27)) (z34) (not (z35)) (z36) (not (z37)) (not (z38)) (z39) (z46) (not (z47)))
    :effect (and
      (not (z26)) (z27) (not (z34)) (z35) (not (z36)) (z37) (z38) (not (z39)) (not (z46)) (z47)))
  (:action r4c4-25
    :parameters ()
    :precondition (and
      (not (z26)) (z27) (not (z34)) (z35) (not (z36)) (z37) (z38) (not (z39)) (z46) (not (z47)))
    :effect (and
      (z26) (not (z27)) (z34) (not (z35)) (z36) (not (z37)) (not (z38)) (z39) (not (z46)) (z47)))
  (:action r4c4-26
    :parameters ()
    :precondition (and
      (z26) (not (z27)) (not (z34)) (z35) (not (z36)) (z37) (z38) (not (z39)) (z46) (not (z47)))
    :effect (and
      (not (z26)) (z27) (z34) (not (z35)) (z36) (not (z37)) (not (z38)) (z39) (not (z46)) (z47)))
  (:action r4c4-27
    :parameters ()
    :precondition (and
      (not (z26)) (z27) (z34) (not (z35)) (not (z36)) (z37) (z38) (not (z39)) (z46) (not (z47)))
    :effect (and
      (z26) (not (z27)) (not (z34)) (z35) (z36) (not (z37)) (not (z38)) (z39) (not (z46)) (z47)))
  (:action r4c4-28
    :parameters ()
    :precondition (and
      (z26) (not (z27)) (z34) (not (z35)) (not (z36)) (z37) (z38) (not (z39)) (z46) (not (z47)))
    :effect (and
      (not (z26)) (z27) (not (z34)) (z35) (z36) (not (z37)) (not (z38)) (z39) (not (z46)) (z47)))
  (:action r4c4-29
    :parameters ()
    :precondition (and
      (not (z26)) (z27) (not (z34)) (z35) (z36) (not (z37)) (z38) (not (z39)) (z46) (not (z47)))
    :effect (and
      (z26) (not (z27)) (z34) (not (z35)) (not (z36)) (z37) (not (z38)) (z39) (not (z46)) (z47)))
  (:action r4c4-30
    :parameters ()
    :precondition (and
      (z26) (not (z27)) (not (z34)) (z35) (z36) (not (z37)) (z38) (not (z39)) (z46) (not (z47)))
    :effect (and
      (not (z26)) (z27) (z34) (not (z35)) (not (z36)) (z37) (not (z38)) (z39) (not (z46)) (z47)))
  (:action r4c4-31
    :parameters ()
    :precondition (and
      (not (z26)) (z27) (z34) (not (z35)) (z36) (not (z37)) (z38) (not (z39)) (z46) (not (z47)))
    :effect (and
      (z26) (not (z27)) (not (z34)) (z35) (not (z36)) (z37) (not (z38)) (z39) (not (z46)) (z47)))
  (:action r4c4-32
    :parameters ()
    :precondition (and
      (z26) (not (z27)) (z34) (not (z35)) (z36) (not (z37)) (z38) (not (z39)) (z46) (not (z47)))
    :effect (and
      (not (z26)) (z27) (not (z34)) (z35) (not (z36)) (z37) (not (z38)) (z39) (not (z46)) (z47)))
  (:action r5c3-9
    :parameters ()
    :precondition (and
      (not (z34)) (z35) (not (z42)) (z43) (not (z44)) (z45) (z46) (not (z47)))
    :effect (and
      (z34) (not (z35)) (z42) (not (z43)) (z44) (not (z45)) (not (z46)) (z47)))
  (:action r5c3-10
    :parameters ()
    :precondition (and
      (z34) (not (z35)) (not (z42)) (z43) (not (z44)) (z45) (z46) (not (z47)))
    :effect (and
      (not (z34)) (z35) (z42) (not (z43)) (z44) (not (z45)) (not (z46)) (z47)))
  (:action r5c3-11
    :parameters ()
    :precondition (and
      (not (z34)) (z35) (z42) (not (z43)) (not (z44)) (z45) (z46) (not (z47)))
    :effect (and
      (z34) (not (z35)) (not (z42)) (z43) (z44) (not (z45)) (not (z46)) (z47)))
  (:action r5c3-12
    :parameters ()
    :precondition (and
      (z34) (not (z35)) (z42) (not (z43)) (not (z44)) (z45) (z46) (not (z47)))
    :effect (and
      (not (z34)) (z35) (not (z42)) (z43) (z44) (not (z45)) (not (z46)) (z47)))
  (:action r5c3-13
    :parameters ()
    :precondition (and
      (not (z34)) (z35) (not (z42)) (z43) (z44) (not (z45)) (z46) (not (z47)))
    :effect (and
      (z34) (not (z35)) (z42) (not (z43)) (not (z44)) (z45) (not (z46)) (z47)))
  (:action r5c3-14
    :parameters ()
    :precondition (and
      (z34) (not (z35)) (not (z42)) (z43) (z44) (not (z45)) (z46) (not (z47)))
    :effect (and
      (not (z34)) (z35) (z42) (not (z43)) (not (z44)) (z45) (not (z46)) (z47)))
  (:action r5c3-15
    :parameters ()
    :precondition (and
      (not (z34)) (z35) (z42) (not (z43)) (z44) (not (z45)) (z46) (not (z47)))
    :effect (and
      (z34) (not (z35)) (not (z42)) (z43) (not (z44)) (z45) (not (z46)) (z47)))
  (:action r5c3-16
    :parameters ()
    :precondition (and
      (z34) (not (z35)) (z42) (not (z43)) (z44) (not (z45)) (z46) (not (z47)))
    :effect (and
      (not (z34)) (z35) (not (z42)) (z43) (not (z44)) (z45) (not (z46)) (z47)))
  (:action r4c5
    :parameters ()
    :precondition (and
      (not (z28)) (z29) (not (z36)) (z37) (not (z38)) (z39) (not (z48)) (z49))
    :effect (and
      (z28) (not (z29)) (z36) (not (z37)) (z38) (not (z39)) (z48) (not (z49))))
  (:action r4c5-2
    :parameters ()
    :precondition (and
      (z28) (not (z29)) (not (z36)) (z37) (not (z38)) (z39) (not (z48)) (z49))
    :effect (and
      (not (z28)) (z29) (z36) (not (z37)) (z38) (not (z39)) (z48) (not (z49))))
  (:action r4c5-3
    :parameters ()
    :precondition (and
      (not (z28)) (z29) (z36) (not (z37)) (not (z38)) (z39) (not (z48)) (z49))
    :effect (and
      (z28) (not (z29)) (not (z36)) (z37) (z38) (not (z39)) (z48) (not (z49))))
  (:action r4c5-4
    :parameters ()
    :precondition (and
      (z28) (not (z29)) (z36) (not (z37)) (not (z38)) (z39) (not (z48)) (z49))
    :effect (and
      (not (z28)) (z29) (not (z36)) (z37) (z38) (not (z39)) (z48) (not (z49))))
  (:action r4c5-5
    :parameters ()
    :precondition (and
      (not (z28)) (z29) (not (z36)) (z37) (z38) (not (z39)) (not (z48)) (z49))
    :effect (and
      (z28) (not (z29)) (z36) (not (z37)) (not (z38)) (z39) (z48) (not (z49))))
  (:action r4c5-6
    :parameters ()
    :precondition (and
      (z28) (not (z29)) (not (z36)) (z37) (z38) (not (z39)) (not (z48)) (z49))
    :effect (and
      (not (z28)) (z29) (z36) (not (z37)) (not (z38)) (z39) (z48) (not (z49))))
  (:action r4c5-7
    :parameters ()
    :precondition (and
      (not (z28)) (z29) (z36) (not (z37)) (z38) (not (z39)) (not (z48)) (z49))
    :effect (and
      (z28) (not (z29)) (not (z36)) (z37) (not (z38)) (z39) (z48) (not (z49))))
  (:action r4c5-8
    :parameters ()
    :precondition (and
      (z28) (not (z29)) (z36) (not (z37)) (z38) (not (z39)) (not (z48)) (z49))
    :effect (and
      (not (z28)) (z29) (not (z36)) (z37) (not (z38)) (z39) (z48) (not (z49))))
  (:action r5c5
    :parameters ()
    :precondition (and
      (not (z38)) (z39) (not (z46)) (z47) (not (z48)) (z49))
    :effect (and
      (z38) (not (z39)) (z46) (not (z47)) (z48) (not (z49))))
  (:action r5c5-2
    :parameters ()
    :precondition (and
      (z38) (not (z39)) (not (z46)) (z47) (not (z48)) (z49))
    :effect (and
      (not (z38)) (z39) (z46) (not (z47)) (z48) (not (z49))))
  (:action r5c4
    :parameters ()
    :precondition (and
      (not (z36)) (z37) (not (z44)) (z45) (not (z46)) (z47) (not (z48)) (z49))
    :effect (and
      (z36) (not (z37)) (z44) (not (z45)) (z46) (not (z47)) (z48) (not (z49))))
  (:action r5c4-2
    :parameters ()
    :precondition (and
      (z36) (not (z37)) (not (z44)) (z45) (not (z46)) (z47) (not (z48)) (z49))
    :effect (and
      (not (z36)) (z37) (z44) (not (z45)) (z46) (not (z47)) (z48) (not (z49))))
  (:action r5c4-3
    :parameters ()
    :precondition (and
      (not (z36)) (z37) (z44) (not (z45)) (not (z46)) (z47) (not (z48)) (z49))
    :effect (and
      (z36) (not (z37)) (not (z44)) (z45) (z46) (not (z47)) (z48) (not (z49))))
  (:action r5c4-4
    :parameters ()
    :precondition (and
      (z36) (not (z37)) (z44) (not (z45)) (not (z46)) (z47) (not (z48)) (z49))
    :effect (and
      (not (z36)) (z37) (not (z44)) (z45) (z46) (not (z47)) (z48) (not (z49))))
  (:action r5c5-3
    :parameters ()
    :precondition (and
      (not (z38)) (z39) (z46) (not (z47)) (not (z48)) (z49))
    :effect (and
      (z38) (not (z39)) (not (z46)) (z47) (z48) (not (z49))))
  (:action r5c5-4
    :parameters ()
    :precondition (and
      (z38) (not (z39)) (z46) (not (z47)) (not (z48)) (z49))
    :effect (and
      (not (z38)) (z39) (not (z46)) (z47) (z48) (not (z49))))
  (:action r5c4-5
    :parameters ()
    :precondition (and
      (not (z36)) (z37) (not (z44)) (z45) (z46) (not (z47)) (not (z48)) (z49))
    :effect (and
      (z36) (not (z37)) (z44) (not (z45)) (not (z46)) (z47) (z48) (not (z49))))
  (:action r5c4-6
    :parameters ()
    :precondition (and
      (z36) (not (z37)) (not (z44)) (z45) (z46) (not (z47)) (not (z48)) (z49))
    :effect (and
      (not (z36)) (z37) (z44) (not (z45)) (not (z46)) (z47) (z48) (not (z49))))
  (:action r5c4-7
    :parameters ()
    :precondition (and
      (not (z36)) (z37) (z44) (not (z45)) (z46) (not (z47)) (not (z48)) (z49))
    :effect (and
      (z36) (not (z37)) (not (z44)) (z45) (not (z46)) (z47) (z48) (not (z49))))
  (:action r5c4-8
    :parameters ()
    :precondition (and
      (z36) (not (z37)) (z44) (not (z45)) (z46) (not (z47)) (not (z48)) (z49))
    :effect (and
      (not (z36)) (z37) (not (z44)) (z45) (not (z46)) (z47) (z48) (not (z49))))
  (:action r4c5-9
    :parameters ()
    :precondition (and
      (not (z28)) (z29) (not (z36)) (z37) (not (z38)) (z39) (z48) (not (z49)))
    :effect (and
      (z28) (not (z29)) (z36) (not (z37)) (z38) (not (z39)) (not (z48)) (z49)))
  (:action r4c5-10
    :parameters ()
    :precondition (and
      (z28) (not (z29)) (not (z36)) (z37) (not (z38)) (z39) (z48) (not (z49)))
    :effect (and
      (not (z28)) (z29) (z36) (not (z37)) (z38) (not (z39)) (not (z48)) (z49)))
  (:action r4c5-11
    :parameters ()
    :precondition (and
      (not (z28)) (z29) (z36) (not (z37)) (not (z38)) (z39) (z48) (not (z49)))
    :effect (and
      (z28) (not (z29)) (not (z36)) (z37) (z38) (not (z39)) (not (z48)) (z49)))
  (:action r4c5-12
    :parameters ()
    :precondition (and
      (z28) (not (z29)) (z36) (not (z37)) (not (z38)) (z39) (z48) (not (z49)))
    :effect (and
      (not (z28)) (z29) (not (z36)) (z37) (z38) (not (z39)) (not (z48)) (z49)))
  (:action r4c5-13
    :parameters ()
    :precondition (and
      (not (z28)) (z29) (not (z36)) (z37) (z38) (not (z39)) (z48) (not (z49)))
    :effect (and
      (z28) (not (z29)) (z36) (not (z37)) (not (z38)) (z39) (not (z48)) (z49)))
  (:action r4c5-14
    :parameters ()
    :precondition (and
      (z28) (not (z29)) (not (z36)) (z37) (z38) (not (z39)) (z48) (not (z49)))
    :effect (and
      (not (z28)) (z29) (z36) (not (z37)) (not (z38)) (z39) (not (z48)) (z49)))
  (:action r4c5-15
    :parameters ()
    :precondition (and
      (not (z28)) (z29) (z36) (not (z37)) (z38) (not (z39)) (z48) (not (z49)))
    :effect (and
      (z28) (not (z29)) (not (z36)) (z37) (not (z38)) (z39) (not (z48)) (z49)))
  (:action r4c5-16
    :parameters ()
    :precondition (and
      (z28) (not (z29)) (z36) (not (z37)) (z38) (not (z39)) (z48) (not (z49)))
    :effect (and
      (not (z28)) (z29) (not (z36)) (z37) (not (z38)) (z39) (not (z48)) (z49)))
  (:action r5c5-5
    :parameters ()
    :precondition (and
      (not (z38)) (z39) (not (z46)) (z47) (z48) (not (z49)))
    :effect (and
      (z38) (not (z39)) (z46) (not (z47)) (not (z48)) (z49)))
  (:action r5c5-6
    :parameters ()
    :precondition (and
      (z38) (not (z39)) (not (z46)) (z47) (z48) (not (z49)))
    :effect (and
      (not (z38)) (z39) (z46) (not (z47)) (not (z48)) (z49)))
  (:action r5c4-9
    :parameters ()
    :precondition (and
      (not (z36)) (z37) (not (z44)) (z45) (not (z46)) (z47) (z48) (not (z49)))
    :effect (and
      (z36) (not (z37)) (z44) (not (z45)) (z46) (not (z47)) (not (z48)) (z49)))
  (:action r5c4-10
    :parameters ()
    :precondition (and
      (z36) (not (z37)) (not (z44)) (z45) (not (z46)) (z47) (z48) (not (z49)))
    :effect (and
      (not (z36)) (z37) (z44) (not (z45)) (z46) (not (z47)) (not (z48)) (z49)))
  (:action r5c4-11
    :parameters ()
    :precondition (and
      (not (z36)) (z37) (z44) (not (z45)) (not (z46)) (z47) (z48) (not (z49)))
    :effect (and
      (z36) (not (z37)) (not (z44)) (z45) (z46) (not (z47)) (not (z48)) (z49)))
  (:action r5c4-12
    :parameters ()
    :precondition (and
      (z36) (not (z37)) (z44) (not (z45)) (not (z46)) (z47) (z48) (not (z49)))
    :effect (and
      (not (z36)) (z37) (not (z44)) (z45) (z46) (not (z47)) (not (z48)) (z49)))
  (:action r5c5-7
    :parameters ()
    :precondition (and
      (not (z38)) (z39) (z46) (not (z47)) (z48) (not (z49)))
    :effect (and
      (z38) (not (z39)) (not (z46)) (z47) (not (z48)) (z49)))
  (:action r5c5-8
    :parameters ()
    :precondition (and
      (z38) (not (z39)) (z46) (not (z47)) (z48) (not (z49)))
    :effect (and
      (not (z38)) (z39) (not (z46)) (z47) (not (z48)) (z49)))
  (:action r5c4-13
    :parameters ()
    :precondition (and
      (not (z36)) (z37) (not (z44)) (z45) (z46) (not (z47)) (z48) (not (z49)))
    :effect (and
      (z36) (not (z37)) (z44) (not (z45)) (not (z46)) (z47) (not (z48)) (z49)))
  (:action r5c4-14
    :parameters ()
    :precondition (and
      (z36) (not (z37)) (not (z44)) (z45) (z46) (not (z47)) (z48) (not (z49)))
    :effect (and
      (not (z36)) (z37) (z44) (not (z45)) (not (z46)) (z47) (not (z48)) (z49)))
  (:action r5c4-15
    :parameters ()
    :precondition (and
      (not (z36)) (z37) (z44) (not (z45)) (z46) (not (z47)) (z48) (not (z49)))
    :effect (and
      (z36) (not (z37)) (not (z44)) (z45) (not (z46)) (z47) (not (z48)) (z49)))
  (:action r5c4-16
    :parameters ()
    :precondition (and
      (z36) (not (z37)) (z44) (not (z45)) (z46) (not (z47)) (z48) (not (z49)))
    :effect (and
      (not (z36)) (z37) (not (z44)) (z45) (not (z46)) (z47) (not (z48)) (z49)))
)
