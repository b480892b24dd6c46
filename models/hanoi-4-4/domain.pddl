(define (domain latent)
  (:requirements :strips :negative-preconditions)
  (:predicates
    (z0) (z1) (z2) (z3) (z4) (z5) (z6) (z7) (z8) (z9) (z10) (z11) (z12) (z13) (z14) (z15))
  (:action a0
    :parameters ()
    :precondition (and
      (not (z0)) (z4) (not (z8)) (not (z12)))
    :effect (and
      (z0) (not (z4))))
  (:action a1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (z8) (not (z12)))
    :effect (and
      (z0) (not (z8))))
  (:action a2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (z12))
    :effect (and
      (z0) (not (z12))))
  (:action a3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z4)) (z5) (not (z9)) (not (z13)))
    :effect (and
      (z1) (not (z5))))
  (:action a4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z5)) (not (z8)) (z9) (not (z13)))
    :effect (and
      (z1) (not (z9))))
  (:action a5
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z5)) (not (z9)) (not (z12)) (z13))
    :effect (and
      (z1) (not (z13))))
  (:action a6
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z4)) (not (z5)) (z6) (not (z10)) (not (z14)))
    :effect (and
      (z2) (not (z6))))
  (:action a7
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z6)) (not (z8)) (not (z9)) (z10) (not (z14)))
    :effect (and
      (z2) (not (z10))))
  (:action a8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z6)) (not (z10)) (not (z12)) (not (z13)) (z14))
    :effect (and
      (z2) (not (z14))))
  (:action a9
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7)
      (not (z11)) (not (z15)))
    :effect (and
      (z3) (not (z7))))
  (:action a10
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (z11) (not (z15)))
    :effect (and
      (z3) (not (z11))))
  (:action a11
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (z15))
    :effect (and
      (z3) (not (z15))))
  (:action a12
    :parameters ()
    :precondition (and
      (z0) (not (z4)) (not (z8)) (not (z12)))
    :effect (and
      (not (z0)) (z4)))
  (:action a13
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (z8) (not (z12)))
    :effect (and
      (z4) (not (z8))))
  (:action a14
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (z12))
    :effect (and
      (z4) (not (z12))))
  (:action a15
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z4)) (not (z5)) (not (z9)) (not (z13)))
    :effect (and
      (not (z1)) (z5)))
  (:action a16
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z8)) (z9) (not (z13)))
    :effect (and
      (z5) (not (z9))))
  (:action a17
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z9)) (not (z12)) (z13))
    :effect (and
      (z5) (not (z13))))
  (:action a18
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z4)) (not (z5)) (not (z6)) (not (z10)) (not (z14)))
    :effect (and
      (not (z2)) (z6)))
  (:action a19
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z9)) (z10) (not (z14)))
    :effect (and
      (z6) (not (z10))))
  (:action a20
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z10)) (not (z12)) (not (z13)) (z14))
    :effect (and
      (z6) (not (z14))))
  (:action a21
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z11)) (not (z15)))
    :effect (and
      (not (z3)) (z7)))
  (:action a22
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (z11) (not (z15)))
    :effect (and
      (z7) (not (z11))))
  (:action a23
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (z15))
    :effect (and
      (z7) (not (z15))))
  (:action a24
    :parameters ()
    :precondition (and
      (z0) (not (z4)) (not (z8)) (not (z12)))
    :effect (and
      (not (z0)) (z8)))
  (:action a25
    :parameters ()
    :precondition (and
      (not (z0)) (z4) (not (z8)) (not (z12)))
    :effect (and
      (not (z4)) (z8)))
  (:action a26
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (z12))
    :effect (and
      (z8) (not (z12))))
  (:action a27
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z5)) (not (z8)) (not (z9)) (not (z13)))
    :effect (and
      (not (z1)) (z9)))
  (:action a28
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (z5) (not (z8)) (not (z9)) (not (z13)))
    :effect (and
      (not (z5)) (z9)))
  (:action a29
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z9)) (not (z12)) (z13))
    :effect (and
      (z9) (not (z13))))
  (:action a30
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z6)) (not (z8)) (not (z9)) (not (z10)) (not (z14)))
    :effect (and
      (not (z2)) (z10)))
  (:action a31
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (z6) (not (z8)) (not (z9)) (not (z10)) (not (z14)))
    :effect (and
      (not (z6)) (z10)))
  (:action a32
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z8)) (not (z9)) (not (z10)) (not (z12)) (not (z13)) (z14))
    :effect (and
      (z10) (not (z14))))
  (:action a33
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (not (z11)) (not (z15)))
    :effect (and
      (not (z3)) (z11)))
  (:action a34
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z9)) (not (z10))
      (not (z11)) (not (z15)))
    :effect (and
      (not (z7)) (z11)))
  (:action a35
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (z15))
    :effect (and
      (z11) (not (z15))))
  (:action a36
    :parameters ()
    :precondition (and
      (z0) (not (z4)) (not (z8)) (not (z12)))
    :effect (and
      (not (z0)) (z12)))
  (:action a37
    :parameters ()
    :precondition (and
      (not (z0)) (z4) (not (z8)) (not (z12)))
    :effect (and
      (not (z4)) (z12)))
  (:action a38
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (z8) (not (z12)))
    :effect (and
      (not (z8)) (z12)))
  (:action a39
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z5)) (not (z9)) (not (z12)) (not (z13)))
    :effect (and
      (not (z1)) (z13)))
  (:action a40
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (z5) (not (z9)) (not (z12)) (not (z13)))
    :effect (and
      (not (z5)) (z13)))
  (:action a41
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (z9) (not (z12)) (not (z13)))
    :effect (and
      (not (z9)) (z13)))
  (:action a42
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z6)) (not (z10)) (not (z12)) (not (z13)) (not (z14)))
    :effect (and
      (not (z2)) (z14)))
  (:action a43
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (z6) (not (z10)) (not (z12)) (not (z13)) (not (z14)))
    :effect (and
      (not (z6)) (z14)))
  (:action a44
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z8)) (not (z9)) (z10) (not (z12)) (not (z13)) (not (z14)))
    :effect (and
      (not (z10)) (z14)))
  (:action a45
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z15)))
    :effect (and
      (not (z3)) (z15)))
  (:action a46
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z15)))
    :effect (and
      (not (z7)) (z15)))
  (:action a47
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (z11) (not (z12)) (not (z13))
      (not (z14)) (not (z15)))
    :effect (and
      (not (z11)) (z15)))
)
