(define (domain latent)
  (:requirements :strips :negative-preconditions)
  (:predicates
    (z0) (z1) (z2) (z3) (z4) (z5) (z6) (z7) (z8) (z9) (z10) (z11) (z12) (z13) (z14) (z15) (z16)
    (z17) (z18) (z19) (z20) (z21) (z22) (z23) (z24) (z25) (z26) (z27) (z28) (z29) (z30) (z31) (z32)
    (z33) (z34) (z35))
  (:action a0
    :parameters ()
    :precondition (and
      (not (z0)) (z4) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (z0) (not (z4))))
  (:action a1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (z8) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (z0) (not (z8))))
  (:action a2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (z12) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (z0) (not (z12))))
  (:action a3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (z16) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (z0) (not (z16))))
  (:action a4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (z20) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (z0) (not (z20))))
  (:action a5
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (z24) (not (z28))
      (not (z32)))
    :effect (and
      (z0) (not (z24))))
  (:action a6
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (z28)
      (not (z32)))
    :effect (and
      (z0) (not (z28))))
  (:action a7
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24))
      (not (z28)) (z32))
    :effect (and
      (z0) (not (z32))))
  (:action a8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z4)) (z5) (not (z9)) (not (z13)) (not (z17)) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (z1) (not (z5))))
  (:action a9
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z5)) (not (z8)) (z9) (not (z13)) (not (z17)) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (z1) (not (z9))))
  (:action a10
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z5)) (not (z9)) (not (z12)) (z13) (not (z17)) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (z1) (not (z13))))
  (:action a11
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z16)) (z17) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (z1) (not (z17))))
  (:action a12
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z20)) (z21)
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (z1) (not (z21))))
  (:action a13
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z21)) (not (z24))
      (z25) (not (z29)) (not (z33)))
    :effect (and
      (z1) (not (z25))))
  (:action a14
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z21)) (not (z25))
      (not (z28)) (z29) (not (z33)))
    :effect (and
      (z1) (not (z29))))
  (:action a15
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z21)) (not (z25))
      (not (z29)) (not (z32)) (z33))
    :effect (and
      (z1) (not (z33))))
  (:action a16
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z4)) (not (z5)) (z6) (not (z10)) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (z2) (not (z6))))
  (:action a17
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z6)) (not (z8)) (not (z9)) (z10) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (z2) (not (z10))))
  (:action a18
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z6)) (not (z10)) (not (z12)) (not (z13)) (z14)
      (not (z18)) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (z2) (not (z14))))
  (:action a19
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z16)) (not (z17))
      (z18) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (z2) (not (z18))))
  (:action a20
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z18)) (not (z20))
      (not (z21)) (z22) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (z2) (not (z22))))
  (:action a21
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z18)) (not (z22))
      (not (z24)) (not (z25)) (z26) (not (z30)) (not (z34)))
    :effect (and
      (z2) (not (z26))))
  (:action a22
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z18)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (z30) (not (z34)))
    :effect (and
      (z2) (not (z30))))
  (:action a23
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z18)) (not (z22))
      (not (z26)) (not (z30)) (not (z32)) (not (z33)) (z34))
    :effect (and
      (z2) (not (z34))))
  (:action a24
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7)
      (not (z11)) (not (z15)) (not (z19)) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (z3) (not (z7))))
  (:action a25
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (z11) (not (z15)) (not (z19)) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (z3) (not (z11))))
  (:action a26
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (z15) (not (z19)) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (z3) (not (z15))))
  (:action a27
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (z19) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (z3) (not (z19))))
  (:action a28
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (z23) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (z3) (not (z23))))
  (:action a29
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z19))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (z27) (not (z31)) (not (z35)))
    :effect (and
      (z3) (not (z27))))
  (:action a30
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z19))
      (not (z23)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (z31) (not (z35)))
    :effect (and
      (z3) (not (z31))))
  (:action a31
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z19))
      (not (z23)) (not (z27)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (z35))
    :effect (and
      (z3) (not (z35))))
  (:action a32
    :parameters ()
    :precondition (and
      (z0) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z0)) (z4)))
  (:action a33
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (z8) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (z4) (not (z8))))
  (:action a34
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (z12) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (z4) (not (z12))))
  (:action a35
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (z16) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (z4) (not (z16))))
  (:action a36
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (z20) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (z4) (not (z20))))
  (:action a37
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (z24) (not (z28))
      (not (z32)))
    :effect (and
      (z4) (not (z24))))
  (:action a38
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (z28)
      (not (z32)))
    :effect (and
      (z4) (not (z28))))
  (:action a39
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24))
      (not (z28)) (z32))
    :effect (and
      (z4) (not (z32))))
  (:action a40
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z4)) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (not (z1)) (z5)))
  (:action a41
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z8)) (z9) (not (z13)) (not (z17)) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (z5) (not (z9))))
  (:action a42
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z9)) (not (z12)) (z13) (not (z17)) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (z5) (not (z13))))
  (:action a43
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z9)) (not (z13)) (not (z16)) (z17) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (z5) (not (z17))))
  (:action a44
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z20)) (z21)
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (z5) (not (z21))))
  (:action a45
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z21)) (not (z24))
      (z25) (not (z29)) (not (z33)))
    :effect (and
      (z5) (not (z25))))
  (:action a46
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z21)) (not (z25))
      (not (z28)) (z29) (not (z33)))
    :effect (and
      (z5) (not (z29))))
  (:action a47
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z21)) (not (z25))
      (not (z29)) (not (z32)) (z33))
    :effect (and
      (z5) (not (z33))))
  (:action a48
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z4)) (not (z5)) (not (z6)) (not (z10)) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (not (z2)) (z6)))
  (:action a49
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z9)) (z10) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (z6) (not (z10))))
  (:action a50
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z10)) (not (z12)) (not (z13)) (z14)
      (not (z18)) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (z6) (not (z14))))
  (:action a51
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z10)) (not (z14)) (not (z16)) (not (z17))
      (z18) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (z6) (not (z18))))
  (:action a52
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z10)) (not (z14)) (not (z18)) (not (z20))
      (not (z21)) (z22) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (z6) (not (z22))))
  (:action a53
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z10)) (not (z14)) (not (z18)) (not (z22))
      (not (z24)) (not (z25)) (z26) (not (z30)) (not (z34)))
    :effect (and
      (z6) (not (z26))))
  (:action a54
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z10)) (not (z14)) (not (z18)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (z30) (not (z34)))
    :effect (and
      (z6) (not (z30))))
  (:action a55
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z10)) (not (z14)) (not (z18)) (not (z22))
      (not (z26)) (not (z30)) (not (z32)) (not (z33)) (z34))
    :effect (and
      (z6) (not (z34))))
  (:action a56
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z11)) (not (z15)) (not (z19)) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (not (z3)) (z7)))
  (:action a57
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (z11) (not (z15)) (not (z19)) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (z7) (not (z11))))
  (:action a58
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (z15) (not (z19)) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (z7) (not (z15))))
  (:action a59
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (z19) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (z7) (not (z19))))
  (:action a60
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z15)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (z23) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (z7) (not (z23))))
  (:action a61
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z15)) (not (z19))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (z27) (not (z31)) (not (z35)))
    :effect (and
      (z7) (not (z27))))
  (:action a62
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z15)) (not (z19))
      (not (z23)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (z31) (not (z35)))
    :effect (and
      (z7) (not (z31))))
  (:action a63
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z15)) (not (z19))
      (not (z23)) (not (z27)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (z35))
    :effect (and
      (z7) (not (z35))))
  (:action a64
    :parameters ()
    :precondition (and
      (z0) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z0)) (z8)))
  (:action a65
    :parameters ()
    :precondition (and
      (not (z0)) (z4) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z4)) (z8)))
  (:action a66
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (z12) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (z8) (not (z12))))
  (:action a67
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (z16) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (z8) (not (z16))))
  (:action a68
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (z20) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (z8) (not (z20))))
  (:action a69
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (z24) (not (z28))
      (not (z32)))
    :effect (and
      (z8) (not (z24))))
  (:action a70
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (z28)
      (not (z32)))
    :effect (and
      (z8) (not (z28))))
  (:action a71
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24))
      (not (z28)) (z32))
    :effect (and
      (z8) (not (z32))))
  (:action a72
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z5)) (not (z8)) (not (z9)) (not (z13)) (not (z17)) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (not (z1)) (z9)))
  (:action a73
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (z5) (not (z8)) (not (z9)) (not (z13)) (not (z17)) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (not (z5)) (z9)))
  (:action a74
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z9)) (not (z12)) (z13) (not (z17)) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (z9) (not (z13))))
  (:action a75
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z9)) (not (z13)) (not (z16)) (z17) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (z9) (not (z17))))
  (:action a76
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z9)) (not (z13)) (not (z17)) (not (z20)) (z21)
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (z9) (not (z21))))
  (:action a77
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z9)) (not (z13)) (not (z17)) (not (z21)) (not (z24))
      (z25) (not (z29)) (not (z33)))
    :effect (and
      (z9) (not (z25))))
  (:action a78
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z9)) (not (z13)) (not (z17)) (not (z21)) (not (z25))
      (not (z28)) (z29) (not (z33)))
    :effect (and
      (z9) (not (z29))))
  (:action a79
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z9)) (not (z13)) (not (z17)) (not (z21)) (not (z25))
      (not (z29)) (not (z32)) (z33))
    :effect (and
      (z9) (not (z33))))
  (:action a80
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z6)) (not (z8)) (not (z9)) (not (z10)) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (not (z2)) (z10)))
  (:action a81
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (z6) (not (z8)) (not (z9)) (not (z10)) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (not (z6)) (z10)))
  (:action a82
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z8)) (not (z9)) (not (z10)) (not (z12)) (not (z13)) (z14)
      (not (z18)) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (z10) (not (z14))))
  (:action a83
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z8)) (not (z9)) (not (z10)) (not (z14)) (not (z16)) (not (z17))
      (z18) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (z10) (not (z18))))
  (:action a84
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z8)) (not (z9)) (not (z10)) (not (z14)) (not (z18)) (not (z20))
      (not (z21)) (z22) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (z10) (not (z22))))
  (:action a85
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z8)) (not (z9)) (not (z10)) (not (z14)) (not (z18)) (not (z22))
      (not (z24)) (not (z25)) (z26) (not (z30)) (not (z34)))
    :effect (and
      (z10) (not (z26))))
  (:action a86
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z8)) (not (z9)) (not (z10)) (not (z14)) (not (z18)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (z30) (not (z34)))
    :effect (and
      (z10) (not (z30))))
  (:action a87
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z8)) (not (z9)) (not (z10)) (not (z14)) (not (z18)) (not (z22))
      (not (z26)) (not (z30)) (not (z32)) (not (z33)) (z34))
    :effect (and
      (z10) (not (z34))))
  (:action a88
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z7)) (not (z8)) (not (z9)) (not (z10))
      (not (z11)) (not (z15)) (not (z19)) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (not (z3)) (z11)))
  (:action a89
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z9)) (not (z10))
      (not (z11)) (not (z15)) (not (z19)) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (not (z7)) (z11)))
  (:action a90
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (z15) (not (z19)) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (z11) (not (z15))))
  (:action a91
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (z19) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (z11) (not (z19))))
  (:action a92
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z15)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (z23) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (z11) (not (z23))))
  (:action a93
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z15)) (not (z19))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (z27) (not (z31)) (not (z35)))
    :effect (and
      (z11) (not (z27))))
  (:action a94
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z15)) (not (z19))
      (not (z23)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (z31) (not (z35)))
    :effect (and
      (z11) (not (z31))))
  (:action a95
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z15)) (not (z19))
      (not (z23)) (not (z27)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (z35))
    :effect (and
      (z11) (not (z35))))
  (:action a96
    :parameters ()
    :precondition (and
      (z0) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z0)) (z12)))
  (:action a97
    :parameters ()
    :precondition (and
      (not (z0)) (z4) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z4)) (z12)))
  (:action a98
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (z8) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z8)) (z12)))
  (:action a99
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (z16) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (z12) (not (z16))))
  (:action a100
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (z20) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (z12) (not (z20))))
  (:action a101
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (z24) (not (z28))
      (not (z32)))
    :effect (and
      (z12) (not (z24))))
  (:action a102
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (z28)
      (not (z32)))
    :effect (and
      (z12) (not (z28))))
  (:action a103
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24))
      (not (z28)) (z32))
    :effect (and
      (z12) (not (z32))))
  (:action a104
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z5)) (not (z9)) (not (z12)) (not (z13)) (not (z17)) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (not (z1)) (z13)))
  (:action a105
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (z5) (not (z9)) (not (z12)) (not (z13)) (not (z17)) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (not (z5)) (z13)))
  (:action a106
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (z9) (not (z12)) (not (z13)) (not (z17)) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (not (z9)) (z13)))
  (:action a107
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z12)) (not (z13)) (not (z16)) (z17) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (z13) (not (z17))))
  (:action a108
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z12)) (not (z13)) (not (z17)) (not (z20)) (z21)
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (z13) (not (z21))))
  (:action a109
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z12)) (not (z13)) (not (z17)) (not (z21))
      (not (z24)) (z25) (not (z29)) (not (z33)))
    :effect (and
      (z13) (not (z25))))
  (:action a110
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z12)) (not (z13)) (not (z17)) (not (z21))
      (not (z25)) (not (z28)) (z29) (not (z33)))
    :effect (and
      (z13) (not (z29))))
  (:action a111
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z12)) (not (z13)) (not (z17)) (not (z21))
      (not (z25)) (not (z29)) (not (z32)) (z33))
    :effect (and
      (z13) (not (z33))))
  (:action a112
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z6)) (not (z10)) (not (z12)) (not (z13)) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (not (z2)) (z14)))
  (:action a113
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (z6) (not (z10)) (not (z12)) (not (z13)) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (not (z6)) (z14)))
  (:action a114
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z8)) (not (z9)) (z10) (not (z12)) (not (z13)) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (not (z10)) (z14)))
  (:action a115
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z16))
      (not (z17)) (z18) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (z14) (not (z18))))
  (:action a116
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (z22) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (z14) (not (z22))))
  (:action a117
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z18))
      (not (z22)) (not (z24)) (not (z25)) (z26) (not (z30)) (not (z34)))
    :effect (and
      (z14) (not (z26))))
  (:action a118
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (z30) (not (z34)))
    :effect (and
      (z14) (not (z30))))
  (:action a119
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z18))
      (not (z22)) (not (z26)) (not (z30)) (not (z32)) (not (z33)) (z34))
    :effect (and
      (z14) (not (z34))))
  (:action a120
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z15)) (not (z19)) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (not (z3)) (z15)))
  (:action a121
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z15)) (not (z19)) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (not (z7)) (z15)))
  (:action a122
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (z11) (not (z12)) (not (z13))
      (not (z14)) (not (z15)) (not (z19)) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (not (z11)) (z15)))
  (:action a123
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (z19) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (z15) (not (z19))))
  (:action a124
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z19)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (z15) (not (z23))))
  (:action a125
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z19)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (z27) (not (z31)) (not (z35)))
    :effect (and
      (z15) (not (z27))))
  (:action a126
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z19)) (not (z23)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (z31) (not (z35)))
    :effect (and
      (z15) (not (z31))))
  (:action a127
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z19)) (not (z23)) (not (z27)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (z35))
    :effect (and
      (z15) (not (z35))))
  (:action a128
    :parameters ()
    :precondition (and
      (z0) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z0)) (z16)))
  (:action a129
    :parameters ()
    :precondition (and
      (not (z0)) (z4) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z4)) (z16)))
  (:action a130
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (z8) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z8)) (z16)))
  (:action a131
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (z12) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z12)) (z16)))
  (:action a132
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (z20) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (z16) (not (z20))))
  (:action a133
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (z24) (not (z28))
      (not (z32)))
    :effect (and
      (z16) (not (z24))))
  (:action a134
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (z28)
      (not (z32)))
    :effect (and
      (z16) (not (z28))))
  (:action a135
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24))
      (not (z28)) (z32))
    :effect (and
      (z16) (not (z32))))
  (:action a136
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z5)) (not (z9)) (not (z13)) (not (z16)) (not (z17)) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (not (z1)) (z17)))
  (:action a137
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (z5) (not (z9)) (not (z13)) (not (z16)) (not (z17)) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (not (z5)) (z17)))
  (:action a138
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (z9) (not (z13)) (not (z16)) (not (z17)) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (not (z9)) (z17)))
  (:action a139
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z12)) (z13) (not (z16)) (not (z17)) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (not (z13)) (z17)))
  (:action a140
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z16)) (not (z17)) (not (z20)) (z21)
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (z17) (not (z21))))
  (:action a141
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z16)) (not (z17)) (not (z21))
      (not (z24)) (z25) (not (z29)) (not (z33)))
    :effect (and
      (z17) (not (z25))))
  (:action a142
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z16)) (not (z17)) (not (z21))
      (not (z25)) (not (z28)) (z29) (not (z33)))
    :effect (and
      (z17) (not (z29))))
  (:action a143
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z16)) (not (z17)) (not (z21))
      (not (z25)) (not (z29)) (not (z32)) (z33))
    :effect (and
      (z17) (not (z33))))
  (:action a144
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z6)) (not (z10)) (not (z14)) (not (z16)) (not (z17))
      (not (z18)) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (not (z2)) (z18)))
  (:action a145
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (z6) (not (z10)) (not (z14)) (not (z16)) (not (z17))
      (not (z18)) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (not (z6)) (z18)))
  (:action a146
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z8)) (not (z9)) (z10) (not (z14)) (not (z16)) (not (z17))
      (not (z18)) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (not (z10)) (z18)))
  (:action a147
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z12)) (not (z13)) (z14) (not (z16)) (not (z17))
      (not (z18)) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (not (z14)) (z18)))
  (:action a148
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z16)) (not (z17)) (not (z18))
      (not (z20)) (not (z21)) (z22) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (z18) (not (z22))))
  (:action a149
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z16)) (not (z17)) (not (z18))
      (not (z22)) (not (z24)) (not (z25)) (z26) (not (z30)) (not (z34)))
    :effect (and
      (z18) (not (z26))))
  (:action a150
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z16)) (not (z17)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (z30) (not (z34)))
    :effect (and
      (z18) (not (z30))))
  (:action a151
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z16)) (not (z17)) (not (z18))
      (not (z22)) (not (z26)) (not (z30)) (not (z32)) (not (z33)) (z34))
    :effect (and
      (z18) (not (z34))))
  (:action a152
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z7)) (not (z11)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (not (z3)) (z19)))
  (:action a153
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z11)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (not (z7)) (z19)))
  (:action a154
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (z11) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (not (z11)) (z19)))
  (:action a155
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (z15) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (not (z15)) (z19)))
  (:action a156
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (z19) (not (z23))))
  (:action a157
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (z27) (not (z31)) (not (z35)))
    :effect (and
      (z19) (not (z27))))
  (:action a158
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (not (z23)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (z31) (not (z35)))
    :effect (and
      (z19) (not (z31))))
  (:action a159
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (not (z23)) (not (z27)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (z35))
    :effect (and
      (z19) (not (z35))))
  (:action a160
    :parameters ()
    :precondition (and
      (z0) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z0)) (z20)))
  (:action a161
    :parameters ()
    :precondition (and
      (not (z0)) (z4) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z4)) (z20)))
  (:action a162
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (z8) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z8)) (z20)))
  (:action a163
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (z12) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z12)) (z20)))
  (:action a164
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (z16) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z16)) (z20)))
  (:action a165
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (z24) (not (z28))
      (not (z32)))
    :effect (and
      (z20) (not (z24))))
  (:action a166
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (z28)
      (not (z32)))
    :effect (and
      (z20) (not (z28))))
  (:action a167
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24))
      (not (z28)) (z32))
    :effect (and
      (z20) (not (z32))))
  (:action a168
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z20)) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (not (z1)) (z21)))
  (:action a169
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (z5) (not (z9)) (not (z13)) (not (z17)) (not (z20)) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (not (z5)) (z21)))
  (:action a170
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (z9) (not (z13)) (not (z17)) (not (z20)) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (not (z9)) (z21)))
  (:action a171
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z12)) (z13) (not (z17)) (not (z20)) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (not (z13)) (z21)))
  (:action a172
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z16)) (z17) (not (z20)) (not (z21))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (not (z17)) (z21)))
  (:action a173
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z20)) (not (z21))
      (not (z24)) (z25) (not (z29)) (not (z33)))
    :effect (and
      (z21) (not (z25))))
  (:action a174
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z20)) (not (z21))
      (not (z25)) (not (z28)) (z29) (not (z33)))
    :effect (and
      (z21) (not (z29))))
  (:action a175
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z20)) (not (z21))
      (not (z25)) (not (z29)) (not (z32)) (z33))
    :effect (and
      (z21) (not (z33))))
  (:action a176
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z6)) (not (z10)) (not (z14)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (not (z2)) (z22)))
  (:action a177
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (z6) (not (z10)) (not (z14)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (not (z6)) (z22)))
  (:action a178
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z8)) (not (z9)) (z10) (not (z14)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (not (z10)) (z22)))
  (:action a179
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z12)) (not (z13)) (z14) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (not (z14)) (z22)))
  (:action a180
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z16)) (not (z17)) (z18) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (not (z18)) (z22)))
  (:action a181
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z18)) (not (z20)) (not (z21))
      (not (z22)) (not (z24)) (not (z25)) (z26) (not (z30)) (not (z34)))
    :effect (and
      (z22) (not (z26))))
  (:action a182
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z18)) (not (z20)) (not (z21))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (z30) (not (z34)))
    :effect (and
      (z22) (not (z30))))
  (:action a183
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z18)) (not (z20)) (not (z21))
      (not (z22)) (not (z26)) (not (z30)) (not (z32)) (not (z33)) (z34))
    :effect (and
      (z22) (not (z34))))
  (:action a184
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z7)) (not (z11)) (not (z15)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (not (z3)) (z23)))
  (:action a185
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z11)) (not (z15)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (not (z7)) (z23)))
  (:action a186
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (z11) (not (z15)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (not (z11)) (z23)))
  (:action a187
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (z15) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (not (z15)) (z23)))
  (:action a188
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (z19)
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (not (z19)) (z23)))
  (:action a189
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (z27) (not (z31)) (not (z35)))
    :effect (and
      (z23) (not (z27))))
  (:action a190
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (z31) (not (z35)))
    :effect (and
      (z23) (not (z31))))
  (:action a191
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z27)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (z35))
    :effect (and
      (z23) (not (z35))))
  (:action a192
    :parameters ()
    :precondition (and
      (z0) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z0)) (z24)))
  (:action a193
    :parameters ()
    :precondition (and
      (not (z0)) (z4) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z4)) (z24)))
  (:action a194
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (z8) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z8)) (z24)))
  (:action a195
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (z12) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z12)) (z24)))
  (:action a196
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (z16) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z16)) (z24)))
  (:action a197
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (z20) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z20)) (z24)))
  (:action a198
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (z28)
      (not (z32)))
    :effect (and
      (z24) (not (z28))))
  (:action a199
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24))
      (not (z28)) (z32))
    :effect (and
      (z24) (not (z32))))
  (:action a200
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z21)) (not (z24))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (not (z1)) (z25)))
  (:action a201
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (z5) (not (z9)) (not (z13)) (not (z17)) (not (z21)) (not (z24))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (not (z5)) (z25)))
  (:action a202
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (z9) (not (z13)) (not (z17)) (not (z21)) (not (z24))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (not (z9)) (z25)))
  (:action a203
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z12)) (z13) (not (z17)) (not (z21)) (not (z24))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (not (z13)) (z25)))
  (:action a204
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z16)) (z17) (not (z21)) (not (z24))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (not (z17)) (z25)))
  (:action a205
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z20)) (z21) (not (z24))
      (not (z25)) (not (z29)) (not (z33)))
    :effect (and
      (not (z21)) (z25)))
  (:action a206
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z21)) (not (z24))
      (not (z25)) (not (z28)) (z29) (not (z33)))
    :effect (and
      (z25) (not (z29))))
  (:action a207
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z21)) (not (z24))
      (not (z25)) (not (z29)) (not (z32)) (z33))
    :effect (and
      (z25) (not (z33))))
  (:action a208
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z6)) (not (z10)) (not (z14)) (not (z18)) (not (z22))
      (not (z24)) (not (z25)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (not (z2)) (z26)))
  (:action a209
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (z6) (not (z10)) (not (z14)) (not (z18)) (not (z22))
      (not (z24)) (not (z25)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (not (z6)) (z26)))
  (:action a210
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z8)) (not (z9)) (z10) (not (z14)) (not (z18)) (not (z22))
      (not (z24)) (not (z25)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (not (z10)) (z26)))
  (:action a211
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z12)) (not (z13)) (z14) (not (z18)) (not (z22))
      (not (z24)) (not (z25)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (not (z14)) (z26)))
  (:action a212
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z16)) (not (z17)) (z18) (not (z22))
      (not (z24)) (not (z25)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (not (z18)) (z26)))
  (:action a213
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z18)) (not (z20)) (not (z21)) (z22)
      (not (z24)) (not (z25)) (not (z26)) (not (z30)) (not (z34)))
    :effect (and
      (not (z22)) (z26)))
  (:action a214
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z18)) (not (z22)) (not (z24))
      (not (z25)) (not (z26)) (not (z28)) (not (z29)) (z30) (not (z34)))
    :effect (and
      (z26) (not (z30))))
  (:action a215
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z18)) (not (z22)) (not (z24))
      (not (z25)) (not (z26)) (not (z30)) (not (z32)) (not (z33)) (z34))
    :effect (and
      (z26) (not (z34))))
  (:action a216
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z7)) (not (z11)) (not (z15)) (not (z19))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (not (z3)) (z27)))
  (:action a217
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z11)) (not (z15)) (not (z19))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (not (z7)) (z27)))
  (:action a218
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (z11) (not (z15)) (not (z19))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (not (z11)) (z27)))
  (:action a219
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (z15) (not (z19))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (not (z15)) (z27)))
  (:action a220
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (z19)
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (not (z19)) (z27)))
  (:action a221
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (z23) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z31)) (not (z35)))
    :effect (and
      (not (z23)) (z27)))
  (:action a222
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z19)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (z31) (not (z35)))
    :effect (and
      (z27) (not (z31))))
  (:action a223
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z19)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (z35))
    :effect (and
      (z27) (not (z35))))
  (:action a224
    :parameters ()
    :precondition (and
      (z0) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z0)) (z28)))
  (:action a225
    :parameters ()
    :precondition (and
      (not (z0)) (z4) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z4)) (z28)))
  (:action a226
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (z8) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z8)) (z28)))
  (:action a227
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (z12) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z12)) (z28)))
  (:action a228
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (z16) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z16)) (z28)))
  (:action a229
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (z20) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z20)) (z28)))
  (:action a230
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (z24) (not (z28))
      (not (z32)))
    :effect (and
      (not (z24)) (z28)))
  (:action a231
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24))
      (not (z28)) (z32))
    :effect (and
      (z28) (not (z32))))
  (:action a232
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z21)) (not (z25))
      (not (z28)) (not (z29)) (not (z33)))
    :effect (and
      (not (z1)) (z29)))
  (:action a233
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (z5) (not (z9)) (not (z13)) (not (z17)) (not (z21)) (not (z25))
      (not (z28)) (not (z29)) (not (z33)))
    :effect (and
      (not (z5)) (z29)))
  (:action a234
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (z9) (not (z13)) (not (z17)) (not (z21)) (not (z25))
      (not (z28)) (not (z29)) (not (z33)))
    :effect (and
      (not (z9)) (z29)))
  (:action a235
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z12)) (z13) (not (z17)) (not (z21)) (not (z25))
      (not (z28)) (not (z29)) (not (z33)))
    :effect (and
      (not (z13)) (z29)))
  (:action a236
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z16)) (z17) (not (z21)) (not (z25))
      (not (z28)) (not (z29)) (not (z33)))
    :effect (and
      (not (z17)) (z29)))
  (:action a237
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z20)) (z21) (not (z25))
      (not (z28)) (not (z29)) (not (z33)))
    :effect (and
      (not (z21)) (z29)))
  (:action a238
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z21)) (not (z24)) (z25)
      (not (z28)) (not (z29)) (not (z33)))
    :effect (and
      (not (z25)) (z29)))
  (:action a239
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z21)) (not (z25))
      (not (z28)) (not (z29)) (not (z32)) (z33))
    :effect (and
      (z29) (not (z33))))
  (:action a240
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z6)) (not (z10)) (not (z14)) (not (z18)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z34)))
    :effect (and
      (not (z2)) (z30)))
  (:action a241
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (z6) (not (z10)) (not (z14)) (not (z18)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z34)))
    :effect (and
      (not (z6)) (z30)))
  (:action a242
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z8)) (not (z9)) (z10) (not (z14)) (not (z18)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z34)))
    :effect (and
      (not (z10)) (z30)))
  (:action a243
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z12)) (not (z13)) (z14) (not (z18)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z34)))
    :effect (and
      (not (z14)) (z30)))
  (:action a244
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z16)) (not (z17)) (z18) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z34)))
    :effect (and
      (not (z18)) (z30)))
  (:action a245
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z18)) (not (z20)) (not (z21)) (z22)
      (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z34)))
    :effect (and
      (not (z22)) (z30)))
  (:action a246
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z18)) (not (z22)) (not (z24))
      (not (z25)) (z26) (not (z28)) (not (z29)) (not (z30)) (not (z34)))
    :effect (and
      (not (z26)) (z30)))
  (:action a247
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z18)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z30)) (not (z32)) (not (z33)) (z34))
    :effect (and
      (z30) (not (z34))))
  (:action a248
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z7)) (not (z11)) (not (z15)) (not (z19))
      (not (z23)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z35)))
    :effect (and
      (not (z3)) (z31)))
  (:action a249
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z11)) (not (z15)) (not (z19))
      (not (z23)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z35)))
    :effect (and
      (not (z7)) (z31)))
  (:action a250
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (z11) (not (z15)) (not (z19))
      (not (z23)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z35)))
    :effect (and
      (not (z11)) (z31)))
  (:action a251
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (z15) (not (z19))
      (not (z23)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z35)))
    :effect (and
      (not (z15)) (z31)))
  (:action a252
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (z19)
      (not (z23)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z35)))
    :effect (and
      (not (z19)) (z31)))
  (:action a253
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (z23) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z35)))
    :effect (and
      (not (z23)) (z31)))
  (:action a254
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z19)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z35)))
    :effect (and
      (not (z27)) (z31)))
  (:action a255
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z19)) (not (z23)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (z35))
    :effect (and
      (z31) (not (z35))))
  (:action a256
    :parameters ()
    :precondition (and
      (z0) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z0)) (z32)))
  (:action a257
    :parameters ()
    :precondition (and
      (not (z0)) (z4) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z4)) (z32)))
  (:action a258
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (z8) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z8)) (z32)))
  (:action a259
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (z12) (not (z16)) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z12)) (z32)))
  (:action a260
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (z16) (not (z20)) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z16)) (z32)))
  (:action a261
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (z20) (not (z24)) (not (z28))
      (not (z32)))
    :effect (and
      (not (z20)) (z32)))
  (:action a262
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (z24) (not (z28))
      (not (z32)))
    :effect (and
      (not (z24)) (z32)))
  (:action a263
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z8)) (not (z12)) (not (z16)) (not (z20)) (not (z24)) (z28)
      (not (z32)))
    :effect (and
      (not (z28)) (z32)))
  (:action a264
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z21)) (not (z25))
      (not (z29)) (not (z32)) (not (z33)))
    :effect (and
      (not (z1)) (z33)))
  (:action a265
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (z5) (not (z9)) (not (z13)) (not (z17)) (not (z21)) (not (z25))
      (not (z29)) (not (z32)) (not (z33)))
    :effect (and
      (not (z5)) (z33)))
  (:action a266
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (z9) (not (z13)) (not (z17)) (not (z21)) (not (z25))
      (not (z29)) (not (z32)) (not (z33)))
    :effect (and
      (not (z9)) (z33)))
  (:action a267
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z12)) (z13) (not (z17)) (not (z21)) (not (z25))
      (not (z29)) (not (z32)) (not (z33)))
    :effect (and
      (not (z13)) (z33)))
  (:action a268
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z16)) (z17) (not (z21)) (not (z25))
      (not (z29)) (not (z32)) (not (z33)))
    :effect (and
      (not (z17)) (z33)))
  (:action a269
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z20)) (z21) (not (z25))
      (not (z29)) (not (z32)) (not (z33)))
    :effect (and
      (not (z21)) (z33)))
  (:action a270
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z21)) (not (z24)) (z25)
      (not (z29)) (not (z32)) (not (z33)))
    :effect (and
      (not (z25)) (z33)))
  (:action a271
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z9)) (not (z13)) (not (z17)) (not (z21)) (not (z25))
      (not (z28)) (z29) (not (z32)) (not (z33)))
    :effect (and
      (not (z29)) (z33)))
  (:action a272
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z6)) (not (z10)) (not (z14)) (not (z18)) (not (z22))
      (not (z26)) (not (z30)) (not (z32)) (not (z33)) (not (z34)))
    :effect (and
      (not (z2)) (z34)))
  (:action a273
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (z6) (not (z10)) (not (z14)) (not (z18)) (not (z22))
      (not (z26)) (not (z30)) (not (z32)) (not (z33)) (not (z34)))
    :effect (and
      (not (z6)) (z34)))
  (:action a274
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z8)) (not (z9)) (z10) (not (z14)) (not (z18)) (not (z22))
      (not (z26)) (not (z30)) (not (z32)) (not (z33)) (not (z34)))
    :effect (and
      (not (z10)) (z34)))
  (:action a275
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z12)) (not (z13)) (z14) (not (z18)) (not (z22))
      (not (z26)) (not (z30)) (not (z32)) (not (z33)) (not (z34)))
    :effect (and
      (not (z14)) (z34)))
  (:action a276
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z16)) (not (z17)) (z18) (not (z22))
      (not (z26)) (not (z30)) (not (z32)) (not (z33)) (not (z34)))
    :effect (and
      (not (z18)) (z34)))
  (:action a277
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z18)) (not (z20)) (not (z21)) (z22)
      (not (z26)) (not (z30)) (not (z32)) (not (z33)) (not (z34)))
    :effect (and
      (not (z22)) (z34)))
  (:action a278
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z18)) (not (z22)) (not (z24))
      (not (z25)) (z26) (not (z30)) (not (z32)) (not (z33)) (not (z34)))
    :effect (and
      (not (z26)) (z34)))
  (:action a279
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z14)) (not (z18)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (z30) (not (z32)) (not (z33)) (not (z34)))
    :effect (and
      (not (z30)) (z34)))
  (:action a280
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z7)) (not (z11)) (not (z15)) (not (z19))
      (not (z23)) (not (z27)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)))
    :effect (and
      (not (z3)) (z35)))
  (:action a281
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z11)) (not (z15)) (not (z19))
      (not (z23)) (not (z27)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)))
    :effect (and
      (not (z7)) (z35)))
  (:action a282
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (z11) (not (z15)) (not (z19))
      (not (z23)) (not (z27)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)))
    :effect (and
      (not (z11)) (z35)))
  (:action a283
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (z15) (not (z19))
      (not (z23)) (not (z27)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)))
    :effect (and
      (not (z15)) (z35)))
  (:action a284
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (z19)
      (not (z23)) (not (z27)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)))
    :effect (and
      (not (z19)) (z35)))
  (:action a285
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (z23) (not (z27)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)))
    :effect (and
      (not (z23)) (z35)))
  (:action a286
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z19)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (z27) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)))
    :effect (and
      (not (z27)) (z35)))
  (:action a287
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z11)) (not (z15)) (not (z19)) (not (z23)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (z31) (not (z32)) (not (z33)) (not (z34)) (not (z35)))
    :effect (and
      (not (z31)) (z35)))
)
