(define (domain latent)
  (:requirements :strips :negative-preconditions)
  (:predicates
    (z0) (z1) (z2) (z3) (z4) (z5) (z6) (z7) (z8) (z9) (z10) (z11) (z12) (z13) (z14) (z15))
  (:action r3c2-to-r3c1
    :parameters ()
    :precondition (and
      (not (z0)) (z4))
    :effect (and
      (z0) (not (z4))))
  (:action r3c3-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (z8))
    :effect (and
      (z0) (not (z8))))
  (:action r3c4-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (z12))
    :effect (and
      (z0) (not (z12))))
  (:action r2c2-to-r2c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z4)) (z5))
    :effect (and
      (z1) (not (z5))))
  (:action r3c3-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z8)) (z9))
    :effect (and
      (z1) (not (z9))))
  (:action r3c4-to-r3c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z12)) (z13))
    :effect (and
      (z1) (not (z13))))
  (:action r2c2-to-r3c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z4)) (not (z5)) (z6))
    :effect (and
      (z2) (not (z6))))
  (:action r3c3-to-r3c1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z8)) (not (z9)) (z10))
    :effect (and
      (z2) (not (z10))))
  (:action r3c4-to-r3c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z12)) (not (z13)) (z14))
    :effect (and
      (z2) (not (z14))))
  (:action r3c2-to-r3c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7))
    :effect (and
      (z3) (not (z7))))
  (:action r3c3-to-r3c1-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z8)) (not (z9)) (not (z10)) (z11))
    :effect (and
      (z3) (not (z11))))
  (:action r3c4-to-r3c1-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z12)) (not (z13)) (not (z14)) (z15))
    :effect (and
      (z3) (not (z15))))
  (:action r1c1-to-r3c2
    :parameters ()
    :precondition (and
      (z0) (not (z4)))
    :effect (and
      (not (z0)) (z4)))
  (:action r2c3-to-r2c2
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
  (:action r2c1-to-r3c2
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z4)) (not (z5)))
    :effect (and
      (not (z1)) (z5)))
  (:action r2c3-to-r3c2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z8)) (z9))
    :effect (and
      (z5) (not (z9))))
  (:action r3c4-to-r3c2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z12)) (z13))
    :effect (and
      (z5) (not (z13))))
  (:action r3c1-to-r3c2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z4)) (not (z5)) (not (z6)))
    :effect (and
      (not (z2)) (z6)))
  (:action r3c3-to-r3c2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z9)) (z10))
    :effect (and
      (z6) (not (z10))))
  (:action r2c4-to-r3c2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z12)) (not (z13)) (z14))
    :effect (and
      (z6) (not (z14))))
  (:action r3c1-to-r3c2-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z4)) (not (z5)) (not (z6)) (not (z7)))
    :effect (and
      (not (z3)) (z7)))
  (:action r3c3-to-r3c2-2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (z11))
    :effect (and
      (z7) (not (z11))))
  (:action r3c4-to-r3c2-2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z14)) (z15))
    :effect (and
      (z7) (not (z15))))
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
  (:action r1c4-to-r3c3
    :parameters ()
    :precondition (and
      (not (z8)) (z12))
    :effect (and
      (z8) (not (z12))))
  (:action r3c1-to-r2c3
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z8)) (not (z9)))
    :effect (and
      (not (z1)) (z9)))
  (:action r2c2-to-r3c3
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (not (z8)) (not (z9)))
    :effect (and
      (not (z5)) (z9)))
  (:action r1c4-to-r3c3-2
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z12)) (z13))
    :effect (and
      (z9) (not (z13))))
  (:action r3c1-to-r3c3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z8)) (not (z9)) (not (z10)))
    :effect (and
      (not (z2)) (z10)))
  (:action r3c2-to-r3c3
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (z6) (not (z8)) (not (z9)) (not (z10)))
    :effect (and
      (not (z6)) (z10)))
  (:action r3c4-to-r3c3
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z10)) (not (z12)) (not (z13)) (z14))
    :effect (and
      (z10) (not (z14))))
  (:action r3c1-to-r3c3-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z8)) (not (z9)) (not (z10)) (not (z11)))
    :effect (and
      (not (z3)) (z11)))
  (:action r3c2-to-r3c3-2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z9)) (not (z10)) (not (z11)))
    :effect (and
      (not (z7)) (z11)))
  (:action r3c4-to-r3c3-2
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (z15))
    :effect (and
      (z11) (not (z15))))
  (:action r2c1-to-r2c4
    :parameters ()
    :precondition (and
      (z0) (not (z12)))
    :effect (and
      (not (z0)) (z12)))
  (:action r3c2-to-r3c4
    :parameters ()
    :precondition (and
      (z4) (not (z12)))
    :effect (and
      (not (z4)) (z12)))
  (:action r1c3-to-r3c4
    :parameters ()
    :precondition (and
      (z8) (not (z12)))
    :effect (and
      (not (z8)) (z12)))
  (:action r2c1-to-r3c4
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z12)) (not (z13)))
    :effect (and
      (not (z1)) (z13)))
  (:action r3c2-to-r2c4
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (not (z12)) (not (z13)))
    :effect (and
      (not (z5)) (z13)))
  (:action r2c3-to-r2c4
    :parameters ()
    :precondition (and
      (not (z8)) (z9) (not (z12)) (not (z13)))
    :effect (and
      (not (z9)) (z13)))
  (:action r2c1-to-r3c4-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z12)) (not (z13)) (not (z14)))
    :effect (and
      (not (z2)) (z14)))
  (:action r2c2-to-r3c4
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (z6) (not (z12)) (not (z13)) (not (z14)))
    :effect (and
      (not (z6)) (z14)))
  (:action r2c3-to-r3c4
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (z10) (not (z12)) (not (z13)) (not (z14)))
    :effect (and
      (not (z10)) (z14)))
  (:action r3c1-to-r3c4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z12)) (not (z13)) (not (z14)) (not (z15)))
    :effect (and
      (not (z3)) (z15)))
  (:action r3c2-to-r3c4-2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z7) (not (z12)) (not (z13)) (not (z14)) (not (z15)))
    :effect (and
      (not (z7)) (z15)))
  (:action r3c3-to-r3c4
    :parameters ()
    :precondition (and
      (not (z8)) (not (z9)) (not (z10)) (z11) (not (z12)) (not (z13)) (not (z14)) (not (z15)))
    :effect (and
      (not (z11)) (z15)))
)
