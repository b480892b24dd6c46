(define (domain latent)
  (:requirements :strips :negative-preconditions)
  (:predicates
    (z0) (z1) (z2) (z3) (z4) (z5) (z6) (z7) (z8) (z9) (z10) (z11) (z12) (z13) (z14) (z15) (z16)
    (z17) (z18) (z19) (z20) (z21) (z22) (z23) (z24) (z25) (z26))
  (:action a0
    :parameters ()
    :precondition (and
      (not (z0)) (z3) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (z0) (not (z3))))
  (:action a1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (z6) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (z0) (not (z6))))
  (:action a2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (z9) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (z0) (not (z9))))
  (:action a3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (z12) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (z0) (not (z12))))
  (:action a4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (z15) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (z0) (not (z15))))
  (:action a5
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (z18) (not (z21))
      (not (z24)))
    :effect (and
      (z0) (not (z18))))
  (:action a6
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (z21)
      (not (z24)))
    :effect (and
      (z0) (not (z21))))
  (:action a7
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (z24))
    :effect (and
      (z0) (not (z24))))
  (:action a8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z3)) (z4) (not (z7)) (not (z10)) (not (z13)) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (z1) (not (z4))))
  (:action a9
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z4)) (not (z6)) (z7) (not (z10)) (not (z13)) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (z1) (not (z7))))
  (:action a10
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z4)) (not (z7)) (not (z9)) (z10) (not (z13)) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (z1) (not (z10))))
  (:action a11
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z12)) (z13) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (z1) (not (z13))))
  (:action a12
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z15)) (z16)
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (z1) (not (z16))))
  (:action a13
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z16)) (not (z18))
      (z19) (not (z22)) (not (z25)))
    :effect (and
      (z1) (not (z19))))
  (:action a14
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z16)) (not (z19))
      (not (z21)) (z22) (not (z25)))
    :effect (and
      (z1) (not (z22))))
  (:action a15
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z16)) (not (z19))
      (not (z22)) (not (z24)) (z25))
    :effect (and
      (z1) (not (z25))))
  (:action a16
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (z5) (not (z8)) (not (z11))
      (not (z14)) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (z2) (not (z5))))
  (:action a17
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z11))
      (not (z14)) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (z2) (not (z8))))
  (:action a18
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z5)) (not (z8)) (not (z9)) (not (z10)) (z11)
      (not (z14)) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (z2) (not (z11))))
  (:action a19
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z12)) (not (z13))
      (z14) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (z2) (not (z14))))
  (:action a20
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z14)) (not (z15))
      (not (z16)) (z17) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (z2) (not (z17))))
  (:action a21
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z14)) (not (z17))
      (not (z18)) (not (z19)) (z20) (not (z23)) (not (z26)))
    :effect (and
      (z2) (not (z20))))
  (:action a22
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z14)) (not (z17))
      (not (z20)) (not (z21)) (not (z22)) (z23) (not (z26)))
    :effect (and
      (z2) (not (z23))))
  (:action a23
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z14)) (not (z17))
      (not (z20)) (not (z23)) (not (z24)) (not (z25)) (z26))
    :effect (and
      (z2) (not (z26))))
  (:action a24
    :parameters ()
    :precondition (and
      (z0) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z0)) (z3)))
  (:action a25
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (z6) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (z3) (not (z6))))
  (:action a26
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (z9) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (z3) (not (z9))))
  (:action a27
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (z12) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (z3) (not (z12))))
  (:action a28
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (z15) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (z3) (not (z15))))
  (:action a29
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (z18) (not (z21))
      (not (z24)))
    :effect (and
      (z3) (not (z18))))
  (:action a30
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (z21)
      (not (z24)))
    :effect (and
      (z3) (not (z21))))
  (:action a31
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (z24))
    :effect (and
      (z3) (not (z24))))
  (:action a32
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z3)) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (not (z1)) (z4)))
  (:action a33
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z6)) (z7) (not (z10)) (not (z13)) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (z4) (not (z7))))
  (:action a34
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z9)) (z10) (not (z13)) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (z4) (not (z10))))
  (:action a35
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z10)) (not (z12)) (z13) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (z4) (not (z13))))
  (:action a36
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z15)) (z16)
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (z4) (not (z16))))
  (:action a37
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z16)) (not (z18))
      (z19) (not (z22)) (not (z25)))
    :effect (and
      (z4) (not (z19))))
  (:action a38
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z16)) (not (z19))
      (not (z21)) (z22) (not (z25)))
    :effect (and
      (z4) (not (z22))))
  (:action a39
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z16)) (not (z19))
      (not (z22)) (not (z24)) (z25))
    :effect (and
      (z4) (not (z25))))
  (:action a40
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z11))
      (not (z14)) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (not (z2)) (z5)))
  (:action a41
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z11))
      (not (z14)) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (z5) (not (z8))))
  (:action a42
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z9)) (not (z10)) (z11)
      (not (z14)) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (z5) (not (z11))))
  (:action a43
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z11)) (not (z12)) (not (z13))
      (z14) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (z5) (not (z14))))
  (:action a44
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z11)) (not (z14)) (not (z15))
      (not (z16)) (z17) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (z5) (not (z17))))
  (:action a45
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z11)) (not (z14)) (not (z17))
      (not (z18)) (not (z19)) (z20) (not (z23)) (not (z26)))
    :effect (and
      (z5) (not (z20))))
  (:action a46
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z11)) (not (z14)) (not (z17))
      (not (z20)) (not (z21)) (not (z22)) (z23) (not (z26)))
    :effect (and
      (z5) (not (z23))))
  (:action a47
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z11)) (not (z14)) (not (z17))
      (not (z20)) (not (z23)) (not (z24)) (not (z25)) (z26))
    :effect (and
      (z5) (not (z26))))
  (:action a48
    :parameters ()
    :precondition (and
      (z0) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z0)) (z6)))
  (:action a49
    :parameters ()
    :precondition (and
      (not (z0)) (z3) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z3)) (z6)))
  (:action a50
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (z9) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (z6) (not (z9))))
  (:action a51
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (z12) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (z6) (not (z12))))
  (:action a52
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (z15) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (z6) (not (z15))))
  (:action a53
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (z18) (not (z21))
      (not (z24)))
    :effect (and
      (z6) (not (z18))))
  (:action a54
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (z21)
      (not (z24)))
    :effect (and
      (z6) (not (z21))))
  (:action a55
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (z24))
    :effect (and
      (z6) (not (z24))))
  (:action a56
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z4)) (not (z6)) (not (z7)) (not (z10)) (not (z13)) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (not (z1)) (z7)))
  (:action a57
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (z4) (not (z6)) (not (z7)) (not (z10)) (not (z13)) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (not (z4)) (z7)))
  (:action a58
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z6)) (not (z7)) (not (z9)) (z10) (not (z13)) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (z7) (not (z10))))
  (:action a59
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z6)) (not (z7)) (not (z10)) (not (z12)) (z13) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (z7) (not (z13))))
  (:action a60
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z6)) (not (z7)) (not (z10)) (not (z13)) (not (z15)) (z16)
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (z7) (not (z16))))
  (:action a61
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z6)) (not (z7)) (not (z10)) (not (z13)) (not (z16)) (not (z18))
      (z19) (not (z22)) (not (z25)))
    :effect (and
      (z7) (not (z19))))
  (:action a62
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z6)) (not (z7)) (not (z10)) (not (z13)) (not (z16)) (not (z19))
      (not (z21)) (z22) (not (z25)))
    :effect (and
      (z7) (not (z22))))
  (:action a63
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z6)) (not (z7)) (not (z10)) (not (z13)) (not (z16)) (not (z19))
      (not (z22)) (not (z24)) (z25))
    :effect (and
      (z7) (not (z25))))
  (:action a64
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z11))
      (not (z14)) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (not (z2)) (z8)))
  (:action a65
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z7)) (not (z8)) (not (z11))
      (not (z14)) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (not (z5)) (z8)))
  (:action a66
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (z11)
      (not (z14)) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (z8) (not (z11))))
  (:action a67
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z11)) (not (z12)) (not (z13))
      (z14) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (z8) (not (z14))))
  (:action a68
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z11)) (not (z14)) (not (z15))
      (not (z16)) (z17) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (z8) (not (z17))))
  (:action a69
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z11)) (not (z14)) (not (z17))
      (not (z18)) (not (z19)) (z20) (not (z23)) (not (z26)))
    :effect (and
      (z8) (not (z20))))
  (:action a70
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z11)) (not (z14)) (not (z17))
      (not (z20)) (not (z21)) (not (z22)) (z23) (not (z26)))
    :effect (and
      (z8) (not (z23))))
  (:action a71
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z11)) (not (z14)) (not (z17))
      (not (z20)) (not (z23)) (not (z24)) (not (z25)) (z26))
    :effect (and
      (z8) (not (z26))))
  (:action a72
    :parameters ()
    :precondition (and
      (z0) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z0)) (z9)))
  (:action a73
    :parameters ()
    :precondition (and
      (not (z0)) (z3) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z3)) (z9)))
  (:action a74
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (z6) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z6)) (z9)))
  (:action a75
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (z12) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (z9) (not (z12))))
  (:action a76
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (z15) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (z9) (not (z15))))
  (:action a77
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (z18) (not (z21))
      (not (z24)))
    :effect (and
      (z9) (not (z18))))
  (:action a78
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (z21)
      (not (z24)))
    :effect (and
      (z9) (not (z21))))
  (:action a79
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (z24))
    :effect (and
      (z9) (not (z24))))
  (:action a80
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z4)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (not (z1)) (z10)))
  (:action a81
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (z4) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (not (z4)) (z10)))
  (:action a82
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z6)) (z7) (not (z9)) (not (z10)) (not (z13)) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (not (z7)) (z10)))
  (:action a83
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z9)) (not (z10)) (not (z12)) (z13) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (z10) (not (z13))))
  (:action a84
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z15)) (z16)
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (z10) (not (z16))))
  (:action a85
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z16)) (not (z18))
      (z19) (not (z22)) (not (z25)))
    :effect (and
      (z10) (not (z19))))
  (:action a86
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z16)) (not (z19))
      (not (z21)) (z22) (not (z25)))
    :effect (and
      (z10) (not (z22))))
  (:action a87
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z16)) (not (z19))
      (not (z22)) (not (z24)) (z25))
    :effect (and
      (z10) (not (z25))))
  (:action a88
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z5)) (not (z8)) (not (z9)) (not (z10)) (not (z11))
      (not (z14)) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (not (z2)) (z11)))
  (:action a89
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z8)) (not (z9)) (not (z10)) (not (z11))
      (not (z14)) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (not (z5)) (z11)))
  (:action a90
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z9)) (not (z10)) (not (z11))
      (not (z14)) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (not (z8)) (z11)))
  (:action a91
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13))
      (z14) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (z11) (not (z14))))
  (:action a92
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z14)) (not (z15))
      (not (z16)) (z17) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (z11) (not (z17))))
  (:action a93
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z14)) (not (z17))
      (not (z18)) (not (z19)) (z20) (not (z23)) (not (z26)))
    :effect (and
      (z11) (not (z20))))
  (:action a94
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z14)) (not (z17))
      (not (z20)) (not (z21)) (not (z22)) (z23) (not (z26)))
    :effect (and
      (z11) (not (z23))))
  (:action a95
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z14)) (not (z17))
      (not (z20)) (not (z23)) (not (z24)) (not (z25)) (z26))
    :effect (and
      (z11) (not (z26))))
  (:action a96
    :parameters ()
    :precondition (and
      (z0) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z0)) (z12)))
  (:action a97
    :parameters ()
    :precondition (and
      (not (z0)) (z3) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z3)) (z12)))
  (:action a98
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (z6) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z6)) (z12)))
  (:action a99
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (z9) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z9)) (z12)))
  (:action a100
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (z15) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (z12) (not (z15))))
  (:action a101
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (z18) (not (z21))
      (not (z24)))
    :effect (and
      (z12) (not (z18))))
  (:action a102
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (z21)
      (not (z24)))
    :effect (and
      (z12) (not (z21))))
  (:action a103
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (z24))
    :effect (and
      (z12) (not (z24))))
  (:action a104
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z4)) (not (z7)) (not (z10)) (not (z12)) (not (z13)) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (not (z1)) (z13)))
  (:action a105
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (z4) (not (z7)) (not (z10)) (not (z12)) (not (z13)) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (not (z4)) (z13)))
  (:action a106
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z6)) (z7) (not (z10)) (not (z12)) (not (z13)) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (not (z7)) (z13)))
  (:action a107
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z9)) (z10) (not (z12)) (not (z13)) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (not (z10)) (z13)))
  (:action a108
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z12)) (not (z13)) (not (z15)) (z16)
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (z13) (not (z16))))
  (:action a109
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z12)) (not (z13)) (not (z16))
      (not (z18)) (z19) (not (z22)) (not (z25)))
    :effect (and
      (z13) (not (z19))))
  (:action a110
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z12)) (not (z13)) (not (z16))
      (not (z19)) (not (z21)) (z22) (not (z25)))
    :effect (and
      (z13) (not (z22))))
  (:action a111
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z12)) (not (z13)) (not (z16))
      (not (z19)) (not (z22)) (not (z24)) (z25))
    :effect (and
      (z13) (not (z25))))
  (:action a112
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z5)) (not (z8)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (not (z2)) (z14)))
  (:action a113
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z8)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (not (z5)) (z14)))
  (:action a114
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (not (z8)) (z14)))
  (:action a115
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z9)) (not (z10)) (z11) (not (z12)) (not (z13))
      (not (z14)) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (not (z11)) (z14)))
  (:action a116
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (z17) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (z14) (not (z17))))
  (:action a117
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z17)) (not (z18)) (not (z19)) (z20) (not (z23)) (not (z26)))
    :effect (and
      (z14) (not (z20))))
  (:action a118
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z17)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z26)))
    :effect (and
      (z14) (not (z23))))
  (:action a119
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z17)) (not (z20)) (not (z23)) (not (z24)) (not (z25)) (z26))
    :effect (and
      (z14) (not (z26))))
  (:action a120
    :parameters ()
    :precondition (and
      (z0) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z0)) (z15)))
  (:action a121
    :parameters ()
    :precondition (and
      (not (z0)) (z3) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z3)) (z15)))
  (:action a122
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (z6) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z6)) (z15)))
  (:action a123
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (z9) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z9)) (z15)))
  (:action a124
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (z12) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z12)) (z15)))
  (:action a125
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (z18) (not (z21))
      (not (z24)))
    :effect (and
      (z15) (not (z18))))
  (:action a126
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (z21)
      (not (z24)))
    :effect (and
      (z15) (not (z21))))
  (:action a127
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (z24))
    :effect (and
      (z15) (not (z24))))
  (:action a128
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z15)) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (not (z1)) (z16)))
  (:action a129
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (z4) (not (z7)) (not (z10)) (not (z13)) (not (z15)) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (not (z4)) (z16)))
  (:action a130
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z6)) (z7) (not (z10)) (not (z13)) (not (z15)) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (not (z7)) (z16)))
  (:action a131
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z9)) (z10) (not (z13)) (not (z15)) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (not (z10)) (z16)))
  (:action a132
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z12)) (z13) (not (z15)) (not (z16))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (not (z13)) (z16)))
  (:action a133
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z15)) (not (z16))
      (not (z18)) (z19) (not (z22)) (not (z25)))
    :effect (and
      (z16) (not (z19))))
  (:action a134
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z15)) (not (z16))
      (not (z19)) (not (z21)) (z22) (not (z25)))
    :effect (and
      (z16) (not (z22))))
  (:action a135
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z15)) (not (z16))
      (not (z19)) (not (z22)) (not (z24)) (z25))
    :effect (and
      (z16) (not (z25))))
  (:action a136
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z5)) (not (z8)) (not (z11)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (not (z2)) (z17)))
  (:action a137
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z8)) (not (z11)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (not (z5)) (z17)))
  (:action a138
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z11)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (not (z8)) (z17)))
  (:action a139
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z9)) (not (z10)) (z11) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (not (z11)) (z17)))
  (:action a140
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z12)) (not (z13)) (z14) (not (z15))
      (not (z16)) (not (z17)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (not (z14)) (z17)))
  (:action a141
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (z20) (not (z23)) (not (z26)))
    :effect (and
      (z17) (not (z20))))
  (:action a142
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z26)))
    :effect (and
      (z17) (not (z23))))
  (:action a143
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z20)) (not (z23)) (not (z24)) (not (z25)) (z26))
    :effect (and
      (z17) (not (z26))))
  (:action a144
    :parameters ()
    :precondition (and
      (z0) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z0)) (z18)))
  (:action a145
    :parameters ()
    :precondition (and
      (not (z0)) (z3) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z3)) (z18)))
  (:action a146
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (z6) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z6)) (z18)))
  (:action a147
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (z9) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z9)) (z18)))
  (:action a148
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (z12) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z12)) (z18)))
  (:action a149
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (z15) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z15)) (z18)))
  (:action a150
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (z21)
      (not (z24)))
    :effect (and
      (z18) (not (z21))))
  (:action a151
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (z24))
    :effect (and
      (z18) (not (z24))))
  (:action a152
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z16)) (not (z18))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (not (z1)) (z19)))
  (:action a153
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (z4) (not (z7)) (not (z10)) (not (z13)) (not (z16)) (not (z18))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (not (z4)) (z19)))
  (:action a154
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z6)) (z7) (not (z10)) (not (z13)) (not (z16)) (not (z18))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (not (z7)) (z19)))
  (:action a155
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z9)) (z10) (not (z13)) (not (z16)) (not (z18))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (not (z10)) (z19)))
  (:action a156
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z12)) (z13) (not (z16)) (not (z18))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (not (z13)) (z19)))
  (:action a157
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z15)) (z16) (not (z18))
      (not (z19)) (not (z22)) (not (z25)))
    :effect (and
      (not (z16)) (z19)))
  (:action a158
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z16)) (not (z18))
      (not (z19)) (not (z21)) (z22) (not (z25)))
    :effect (and
      (z19) (not (z22))))
  (:action a159
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z16)) (not (z18))
      (not (z19)) (not (z22)) (not (z24)) (z25))
    :effect (and
      (z19) (not (z25))))
  (:action a160
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z5)) (not (z8)) (not (z11)) (not (z14)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (not (z2)) (z20)))
  (:action a161
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z8)) (not (z11)) (not (z14)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (not (z5)) (z20)))
  (:action a162
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z11)) (not (z14)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (not (z8)) (z20)))
  (:action a163
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z9)) (not (z10)) (z11) (not (z14)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (not (z11)) (z20)))
  (:action a164
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z12)) (not (z13)) (z14) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (not (z14)) (z20)))
  (:action a165
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z14)) (not (z15)) (not (z16)) (z17)
      (not (z18)) (not (z19)) (not (z20)) (not (z23)) (not (z26)))
    :effect (and
      (not (z17)) (z20)))
  (:action a166
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z14)) (not (z17)) (not (z18))
      (not (z19)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z26)))
    :effect (and
      (z20) (not (z23))))
  (:action a167
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z14)) (not (z17)) (not (z18))
      (not (z19)) (not (z20)) (not (z23)) (not (z24)) (not (z25)) (z26))
    :effect (and
      (z20) (not (z26))))
  (:action a168
    :parameters ()
    :precondition (and
      (z0) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z0)) (z21)))
  (:action a169
    :parameters ()
    :precondition (and
      (not (z0)) (z3) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z3)) (z21)))
  (:action a170
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (z6) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z6)) (z21)))
  (:action a171
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (z9) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z9)) (z21)))
  (:action a172
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (z12) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z12)) (z21)))
  (:action a173
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (z15) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z15)) (z21)))
  (:action a174
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (z18) (not (z21))
      (not (z24)))
    :effect (and
      (not (z18)) (z21)))
  (:action a175
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (z24))
    :effect (and
      (z21) (not (z24))))
  (:action a176
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z16)) (not (z19))
      (not (z21)) (not (z22)) (not (z25)))
    :effect (and
      (not (z1)) (z22)))
  (:action a177
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (z4) (not (z7)) (not (z10)) (not (z13)) (not (z16)) (not (z19))
      (not (z21)) (not (z22)) (not (z25)))
    :effect (and
      (not (z4)) (z22)))
  (:action a178
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z6)) (z7) (not (z10)) (not (z13)) (not (z16)) (not (z19))
      (not (z21)) (not (z22)) (not (z25)))
    :effect (and
      (not (z7)) (z22)))
  (:action a179
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z9)) (z10) (not (z13)) (not (z16)) (not (z19))
      (not (z21)) (not (z22)) (not (z25)))
    :effect (and
      (not (z10)) (z22)))
  (:action a180
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z12)) (z13) (not (z16)) (not (z19))
      (not (z21)) (not (z22)) (not (z25)))
    :effect (and
      (not (z13)) (z22)))
  (:action a181
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z15)) (z16) (not (z19))
      (not (z21)) (not (z22)) (not (z25)))
    :effect (and
      (not (z16)) (z22)))
  (:action a182
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z16)) (not (z18)) (z19)
      (not (z21)) (not (z22)) (not (z25)))
    :effect (and
      (not (z19)) (z22)))
  (:action a183
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z16)) (not (z19))
      (not (z21)) (not (z22)) (not (z24)) (z25))
    :effect (and
      (z22) (not (z25))))
  (:action a184
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z5)) (not (z8)) (not (z11)) (not (z14)) (not (z17))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z26)))
    :effect (and
      (not (z2)) (z23)))
  (:action a185
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z8)) (not (z11)) (not (z14)) (not (z17))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z26)))
    :effect (and
      (not (z5)) (z23)))
  (:action a186
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z11)) (not (z14)) (not (z17))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z26)))
    :effect (and
      (not (z8)) (z23)))
  (:action a187
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z9)) (not (z10)) (z11) (not (z14)) (not (z17))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z26)))
    :effect (and
      (not (z11)) (z23)))
  (:action a188
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z12)) (not (z13)) (z14) (not (z17))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z26)))
    :effect (and
      (not (z14)) (z23)))
  (:action a189
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z14)) (not (z15)) (not (z16)) (z17)
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z26)))
    :effect (and
      (not (z17)) (z23)))
  (:action a190
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z14)) (not (z17)) (not (z18))
      (not (z19)) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z26)))
    :effect (and
      (not (z20)) (z23)))
  (:action a191
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z14)) (not (z17)) (not (z20))
      (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (z26))
    :effect (and
      (z23) (not (z26))))
  (:action a192
    :parameters ()
    :precondition (and
      (z0) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z0)) (z24)))
  (:action a193
    :parameters ()
    :precondition (and
      (not (z0)) (z3) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z3)) (z24)))
  (:action a194
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (z6) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z6)) (z24)))
  (:action a195
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (z9) (not (z12)) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z9)) (z24)))
  (:action a196
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (z12) (not (z15)) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z12)) (z24)))
  (:action a197
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (z15) (not (z18)) (not (z21))
      (not (z24)))
    :effect (and
      (not (z15)) (z24)))
  (:action a198
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (z18) (not (z21))
      (not (z24)))
    :effect (and
      (not (z18)) (z24)))
  (:action a199
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z18)) (z21)
      (not (z24)))
    :effect (and
      (not (z21)) (z24)))
  (:action a200
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z16)) (not (z19))
      (not (z22)) (not (z24)) (not (z25)))
    :effect (and
      (not (z1)) (z25)))
  (:action a201
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (z4) (not (z7)) (not (z10)) (not (z13)) (not (z16)) (not (z19))
      (not (z22)) (not (z24)) (not (z25)))
    :effect (and
      (not (z4)) (z25)))
  (:action a202
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z6)) (z7) (not (z10)) (not (z13)) (not (z16)) (not (z19))
      (not (z22)) (not (z24)) (not (z25)))
    :effect (and
      (not (z7)) (z25)))
  (:action a203
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z9)) (z10) (not (z13)) (not (z16)) (not (z19))
      (not (z22)) (not (z24)) (not (z25)))
    :effect (and
      (not (z10)) (z25)))
  (:action a204
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z12)) (z13) (not (z16)) (not (z19))
      (not (z22)) (not (z24)) (not (z25)))
    :effect (and
      (not (z13)) (z25)))
  (:action a205
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z15)) (z16) (not (z19))
      (not (z22)) (not (z24)) (not (z25)))
    :effect (and
      (not (z16)) (z25)))
  (:action a206
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z16)) (not (z18)) (z19)
      (not (z22)) (not (z24)) (not (z25)))
    :effect (and
      (not (z19)) (z25)))
  (:action a207
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z7)) (not (z10)) (not (z13)) (not (z16)) (not (z19))
      (not (z21)) (z22) (not (z24)) (not (z25)))
    :effect (and
      (not (z22)) (z25)))
  (:action a208
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z5)) (not (z8)) (not (z11)) (not (z14)) (not (z17))
      (not (z20)) (not (z23)) (not (z24)) (not (z25)) (not (z26)))
    :effect (and
      (not (z2)) (z26)))
  (:action a209
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z8)) (not (z11)) (not (z14)) (not (z17))
      (not (z20)) (not (z23)) (not (z24)) (not (z25)) (not (z26)))
    :effect (and
      (not (z5)) (z26)))
  (:action a210
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z11)) (not (z14)) (not (z17))
      (not (z20)) (not (z23)) (not (z24)) (not (z25)) (not (z26)))
    :effect (and
      (not (z8)) (z26)))
  (:action a211
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z9)) (not (z10)) (z11) (not (z14)) (not (z17))
      (not (z20)) (not (z23)) (not (z24)) (not (z25)) (not (z26)))
    :effect (and
      (not (z11)) (z26)))
  (:action a212
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z12)) (not (z13)) (z14) (not (z17))
      (not (z20)) (not (z23)) (not (z24)) (not (z25)) (not (z26)))
    :effect (and
      (not (z14)) (z26)))
  (:action a213
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z14)) (not (z15)) (not (z16)) (z17)
      (not (z20)) (not (z23)) (not (z24)) (not (z25)) (not (z26)))
    :effect (and
      (not (z17)) (z26)))
  (:action a214
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z14)) (not (z17)) (not (z18))
      (not (z19)) (z20) (not (z23)) (not (z24)) (not (z25)) (not (z26)))
    :effect (and
      (not (z20)) (z26)))
  (:action a215
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z11)) (not (z14)) (not (z17)) (not (z20))
      (not (z21)) (not (z22)) (z23) (not (z24)) (not (z25)) (not (z26)))
    :effect (and
      (not (z23)) (z26)))
)
