(define (domain latent)
  (:requirements :strips :negative-preconditions)
  (:predicates
    (z0) (z1) (z2) (z3) (z4) (z5) (z6) (z7) (z8) (z9) (z10) (z11) (z12) (z13) (z14) (z15) (z16)
    (z17) (z18) (z19) (z20) (z21) (z22) (z23) (z24) (z25) (z26) (z27) (z28) (z29) (z30) (z31) (z32)
    (z33) (z34) (z35) (z36) (z37) (z38) (z39) (z40) (z41) (z42) (z43) (z44))
  (:action a0
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (z0) (not (z5))))
  (:action a1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (z10) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (z0) (not (z10))))
  (:action a2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (z15) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (z0) (not (z15))))
  (:action a3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (z20) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (z0) (not (z20))))
  (:action a4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (z25) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (z0) (not (z25))))
  (:action a5
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (z30) (not (z35))
      (not (z40)))
    :effect (and
      (z0) (not (z30))))
  (:action a6
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (z35)
      (not (z40)))
    :effect (and
      (z0) (not (z35))))
  (:action a7
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30))
      (not (z35)) (z40))
    :effect (and
      (z0) (not (z40))))
  (:action a8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z5)) (z6) (not (z11)) (not (z16)) (not (z21)) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (z1) (not (z6))))
  (:action a9
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z6)) (not (z10)) (z11) (not (z16)) (not (z21)) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (z1) (not (z11))))
  (:action a10
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z6)) (not (z11)) (not (z15)) (z16) (not (z21)) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (z1) (not (z16))))
  (:action a11
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z20)) (z21) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (z1) (not (z21))))
  (:action a12
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z25)) (z26)
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (z1) (not (z26))))
  (:action a13
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z26))
      (not (z30)) (z31) (not (z36)) (not (z41)))
    :effect (and
      (z1) (not (z31))))
  (:action a14
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z26))
      (not (z31)) (not (z35)) (z36) (not (z41)))
    :effect (and
      (z1) (not (z36))))
  (:action a15
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z26))
      (not (z31)) (not (z36)) (not (z40)) (z41))
    :effect (and
      (z1) (not (z41))))
  (:action a16
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z5)) (not (z6)) (z7) (not (z12)) (not (z17))
      (not (z22)) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (z2) (not (z7))))
  (:action a17
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z7)) (not (z10)) (not (z11)) (z12) (not (z17))
      (not (z22)) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (z2) (not (z12))))
  (:action a18
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z7)) (not (z12)) (not (z15)) (not (z16)) (z17)
      (not (z22)) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (z2) (not (z17))))
  (:action a19
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z20)) (not (z21))
      (z22) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (z2) (not (z22))))
  (:action a20
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z22)) (not (z25))
      (not (z26)) (z27) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (z2) (not (z27))))
  (:action a21
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z22)) (not (z27))
      (not (z30)) (not (z31)) (z32) (not (z37)) (not (z42)))
    :effect (and
      (z2) (not (z32))))
  (:action a22
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z22)) (not (z27))
      (not (z32)) (not (z35)) (not (z36)) (z37) (not (z42)))
    :effect (and
      (z2) (not (z37))))
  (:action a23
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z22)) (not (z27))
      (not (z32)) (not (z37)) (not (z40)) (not (z41)) (z42))
    :effect (and
      (z2) (not (z42))))
  (:action a24
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z5)) (not (z6)) (not (z7)) (z8)
      (not (z13)) (not (z18)) (not (z23)) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (z3) (not (z8))))
  (:action a25
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z8)) (not (z10)) (not (z11)) (not (z12))
      (z13) (not (z18)) (not (z23)) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (z3) (not (z13))))
  (:action a26
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z8)) (not (z13)) (not (z15)) (not (z16))
      (not (z17)) (z18) (not (z23)) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (z3) (not (z18))))
  (:action a27
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (z23) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (z3) (not (z23))))
  (:action a28
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z23))
      (not (z25)) (not (z26)) (not (z27)) (z28) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (z3) (not (z28))))
  (:action a29
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z23))
      (not (z28)) (not (z30)) (not (z31)) (not (z32)) (z33) (not (z38)) (not (z43)))
    :effect (and
      (z3) (not (z33))))
  (:action a30
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z23))
      (not (z28)) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (z38) (not (z43)))
    :effect (and
      (z3) (not (z38))))
  (:action a31
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z23))
      (not (z28)) (not (z33)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (z43))
    :effect (and
      (z3) (not (z43))))
  (:action a32
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (z9) (not (z14)) (not (z19)) (not (z24)) (not (z29)) (not (z34)) (not (z39))
      (not (z44)))
    :effect (and
      (z4) (not (z9))))
  (:action a33
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z9)) (not (z10)) (not (z11))
      (not (z12)) (not (z13)) (z14) (not (z19)) (not (z24)) (not (z29)) (not (z34)) (not (z39))
      (not (z44)))
    :effect (and
      (z4) (not (z14))))
  (:action a34
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z9)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (z19) (not (z24)) (not (z29)) (not (z34)) (not (z39))
      (not (z44)))
    :effect (and
      (z4) (not (z19))))
  (:action a35
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z9)) (not (z14)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (z24) (not (z29)) (not (z34)) (not (z39))
      (not (z44)))
    :effect (and
      (z4) (not (z24))))
  (:action a36
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z9)) (not (z14)) (not (z19))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z34)) (not (z39))
      (not (z44)))
    :effect (and
      (z4) (not (z29))))
  (:action a37
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z9)) (not (z14)) (not (z19))
      (not (z24)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (z34) (not (z39))
      (not (z44)))
    :effect (and
      (z4) (not (z34))))
  (:action a38
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z9)) (not (z14)) (not (z19))
      (not (z24)) (not (z29)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (z39)
      (not (z44)))
    :effect (and
      (z4) (not (z39))))
  (:action a39
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z9)) (not (z14)) (not (z19))
      (not (z24)) (not (z29)) (not (z34)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (z44))
    :effect (and
      (z4) (not (z44))))
  (:action a40
    :parameters ()
    :precondition (and
      (z0) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z0)) (z5)))
  (:action a41
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (z10) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (z5) (not (z10))))
  (:action a42
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (z15) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (z5) (not (z15))))
  (:action a43
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (z20) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (z5) (not (z20))))
  (:action a44
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (z25) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (z5) (not (z25))))
  (:action a45
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (z30) (not (z35))
      (not (z40)))
    :effect (and
      (z5) (not (z30))))
  (:action a46
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (z35)
      (not (z40)))
    :effect (and
      (z5) (not (z35))))
  (:action a47
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30))
      (not (z35)) (z40))
    :effect (and
      (z5) (not (z40))))
  (:action a48
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z5)) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (not (z1)) (z6)))
  (:action a49
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z6)) (not (z10)) (z11) (not (z16)) (not (z21)) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (z6) (not (z11))))
  (:action a50
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z6)) (not (z11)) (not (z15)) (z16) (not (z21)) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (z6) (not (z16))))
  (:action a51
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z6)) (not (z11)) (not (z16)) (not (z20)) (z21) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (z6) (not (z21))))
  (:action a52
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z25)) (z26)
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (z6) (not (z26))))
  (:action a53
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z26))
      (not (z30)) (z31) (not (z36)) (not (z41)))
    :effect (and
      (z6) (not (z31))))
  (:action a54
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z26))
      (not (z31)) (not (z35)) (z36) (not (z41)))
    :effect (and
      (z6) (not (z36))))
  (:action a55
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z26))
      (not (z31)) (not (z36)) (not (z40)) (z41))
    :effect (and
      (z6) (not (z41))))
  (:action a56
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z17))
      (not (z22)) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (not (z2)) (z7)))
  (:action a57
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z11)) (z12) (not (z17))
      (not (z22)) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (z7) (not (z12))))
  (:action a58
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z15)) (not (z16)) (z17)
      (not (z22)) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (z7) (not (z17))))
  (:action a59
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z17)) (not (z20)) (not (z21))
      (z22) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (z7) (not (z22))))
  (:action a60
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z17)) (not (z22)) (not (z25))
      (not (z26)) (z27) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (z7) (not (z27))))
  (:action a61
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z17)) (not (z22)) (not (z27))
      (not (z30)) (not (z31)) (z32) (not (z37)) (not (z42)))
    :effect (and
      (z7) (not (z32))))
  (:action a62
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z17)) (not (z22)) (not (z27))
      (not (z32)) (not (z35)) (not (z36)) (z37) (not (z42)))
    :effect (and
      (z7) (not (z37))))
  (:action a63
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z17)) (not (z22)) (not (z27))
      (not (z32)) (not (z37)) (not (z40)) (not (z41)) (z42))
    :effect (and
      (z7) (not (z42))))
  (:action a64
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z13)) (not (z18)) (not (z23)) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (not (z3)) (z8)))
  (:action a65
    :parameters ()
    :precondition (and
      (not (z3)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z11)) (not (z12))
      (z13) (not (z18)) (not (z23)) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (z8) (not (z13))))
  (:action a66
    :parameters ()
    :precondition (and
      (not (z3)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z13)) (not (z15)) (not (z16))
      (not (z17)) (z18) (not (z23)) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (z8) (not (z18))))
  (:action a67
    :parameters ()
    :precondition (and
      (not (z3)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (z23) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (z8) (not (z23))))
  (:action a68
    :parameters ()
    :precondition (and
      (not (z3)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z13)) (not (z18)) (not (z23))
      (not (z25)) (not (z26)) (not (z27)) (z28) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (z8) (not (z28))))
  (:action a69
    :parameters ()
    :precondition (and
      (not (z3)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z13)) (not (z18)) (not (z23))
      (not (z28)) (not (z30)) (not (z31)) (not (z32)) (z33) (not (z38)) (not (z43)))
    :effect (and
      (z8) (not (z33))))
  (:action a70
    :parameters ()
    :precondition (and
      (not (z3)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z13)) (not (z18)) (not (z23))
      (not (z28)) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (z38) (not (z43)))
    :effect (and
      (z8) (not (z38))))
  (:action a71
    :parameters ()
    :precondition (and
      (not (z3)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z13)) (not (z18)) (not (z23))
      (not (z28)) (not (z33)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (z43))
    :effect (and
      (z8) (not (z43))))
  (:action a72
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z4) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z14)) (not (z19)) (not (z24)) (not (z29)) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z4)) (z9)))
  (:action a73
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z10)) (not (z11))
      (not (z12)) (not (z13)) (z14) (not (z19)) (not (z24)) (not (z29)) (not (z34)) (not (z39))
      (not (z44)))
    :effect (and
      (z9) (not (z14))))
  (:action a74
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (z19) (not (z24)) (not (z29)) (not (z34)) (not (z39))
      (not (z44)))
    :effect (and
      (z9) (not (z19))))
  (:action a75
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z14)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (z24) (not (z29)) (not (z34)) (not (z39))
      (not (z44)))
    :effect (and
      (z9) (not (z24))))
  (:action a76
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z14)) (not (z19))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z34)) (not (z39))
      (not (z44)))
    :effect (and
      (z9) (not (z29))))
  (:action a77
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z14)) (not (z19))
      (not (z24)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (z34) (not (z39))
      (not (z44)))
    :effect (and
      (z9) (not (z34))))
  (:action a78
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z14)) (not (z19))
      (not (z24)) (not (z29)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (z39)
      (not (z44)))
    :effect (and
      (z9) (not (z39))))
  (:action a79
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9)) (not (z14)) (not (z19))
      (not (z24)) (not (z29)) (not (z34)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (z44))
    :effect (and
      (z9) (not (z44))))
  (:action a80
    :parameters ()
    :precondition (and
      (z0) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z0)) (z10)))
  (:action a81
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z5)) (z10)))
  (:action a82
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (z15) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (z10) (not (z15))))
  (:action a83
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (z20) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (z10) (not (z20))))
  (:action a84
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (z25) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (z10) (not (z25))))
  (:action a85
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (z30) (not (z35))
      (not (z40)))
    :effect (and
      (z10) (not (z30))))
  (:action a86
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (z35)
      (not (z40)))
    :effect (and
      (z10) (not (z35))))
  (:action a87
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30))
      (not (z35)) (z40))
    :effect (and
      (z10) (not (z40))))
  (:action a88
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z6)) (not (z10)) (not (z11)) (not (z16)) (not (z21)) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (not (z1)) (z11)))
  (:action a89
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (z6) (not (z10)) (not (z11)) (not (z16)) (not (z21)) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (not (z6)) (z11)))
  (:action a90
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z10)) (not (z11)) (not (z15)) (z16) (not (z21)) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (z11) (not (z16))))
  (:action a91
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z10)) (not (z11)) (not (z16)) (not (z20)) (z21) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (z11) (not (z21))))
  (:action a92
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z10)) (not (z11)) (not (z16)) (not (z21)) (not (z25)) (z26)
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (z11) (not (z26))))
  (:action a93
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z10)) (not (z11)) (not (z16)) (not (z21)) (not (z26))
      (not (z30)) (z31) (not (z36)) (not (z41)))
    :effect (and
      (z11) (not (z31))))
  (:action a94
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z10)) (not (z11)) (not (z16)) (not (z21)) (not (z26))
      (not (z31)) (not (z35)) (z36) (not (z41)))
    :effect (and
      (z11) (not (z36))))
  (:action a95
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z10)) (not (z11)) (not (z16)) (not (z21)) (not (z26))
      (not (z31)) (not (z36)) (not (z40)) (z41))
    :effect (and
      (z11) (not (z41))))
  (:action a96
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z7)) (not (z10)) (not (z11)) (not (z12)) (not (z17))
      (not (z22)) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (not (z2)) (z12)))
  (:action a97
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (z7) (not (z10)) (not (z11)) (not (z12)) (not (z17))
      (not (z22)) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (not (z7)) (z12)))
  (:action a98
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z10)) (not (z11)) (not (z12)) (not (z15)) (not (z16)) (z17)
      (not (z22)) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (z12) (not (z17))))
  (:action a99
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z10)) (not (z11)) (not (z12)) (not (z17)) (not (z20))
      (not (z21)) (z22) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (z12) (not (z22))))
  (:action a100
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z10)) (not (z11)) (not (z12)) (not (z17)) (not (z22))
      (not (z25)) (not (z26)) (z27) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (z12) (not (z27))))
  (:action a101
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z10)) (not (z11)) (not (z12)) (not (z17)) (not (z22))
      (not (z27)) (not (z30)) (not (z31)) (z32) (not (z37)) (not (z42)))
    :effect (and
      (z12) (not (z32))))
  (:action a102
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z10)) (not (z11)) (not (z12)) (not (z17)) (not (z22))
      (not (z27)) (not (z32)) (not (z35)) (not (z36)) (z37) (not (z42)))
    :effect (and
      (z12) (not (z37))))
  (:action a103
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z10)) (not (z11)) (not (z12)) (not (z17)) (not (z22))
      (not (z27)) (not (z32)) (not (z37)) (not (z40)) (not (z41)) (z42))
    :effect (and
      (z12) (not (z42))))
  (:action a104
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z8)) (not (z10)) (not (z11)) (not (z12))
      (not (z13)) (not (z18)) (not (z23)) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (not (z3)) (z13)))
  (:action a105
    :parameters ()
    :precondition (and
      (not (z3)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z10)) (not (z11)) (not (z12))
      (not (z13)) (not (z18)) (not (z23)) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (not (z8)) (z13)))
  (:action a106
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z15))
      (not (z16)) (not (z17)) (z18) (not (z23)) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (z13) (not (z18))))
  (:action a107
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (z23) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (z13) (not (z23))))
  (:action a108
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z18))
      (not (z23)) (not (z25)) (not (z26)) (not (z27)) (z28) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (z13) (not (z28))))
  (:action a109
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z18))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z32)) (z33) (not (z38)) (not (z43)))
    :effect (and
      (z13) (not (z33))))
  (:action a110
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z18))
      (not (z23)) (not (z28)) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (z38) (not (z43)))
    :effect (and
      (z13) (not (z38))))
  (:action a111
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z18))
      (not (z23)) (not (z28)) (not (z33)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (z43))
    :effect (and
      (z13) (not (z43))))
  (:action a112
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z4) (not (z9)) (not (z10)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z19)) (not (z24)) (not (z29)) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z4)) (z14)))
  (:action a113
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z9) (not (z10)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z19)) (not (z24)) (not (z29)) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z9)) (z14)))
  (:action a114
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (z19) (not (z24)) (not (z29)) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (z14) (not (z19))))
  (:action a115
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (z24) (not (z29)) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (z14) (not (z24))))
  (:action a116
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z19)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (z14) (not (z29))))
  (:action a117
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z19)) (not (z24)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (z34)
      (not (z39)) (not (z44)))
    :effect (and
      (z14) (not (z34))))
  (:action a118
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z19)) (not (z24)) (not (z29)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (z39) (not (z44)))
    :effect (and
      (z14) (not (z39))))
  (:action a119
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z19)) (not (z24)) (not (z29)) (not (z34)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (z44))
    :effect (and
      (z14) (not (z44))))
  (:action a120
    :parameters ()
    :precondition (and
      (z0) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z0)) (z15)))
  (:action a121
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z5)) (z15)))
  (:action a122
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (z10) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z10)) (z15)))
  (:action a123
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (z20) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (z15) (not (z20))))
  (:action a124
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (z25) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (z15) (not (z25))))
  (:action a125
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (z30) (not (z35))
      (not (z40)))
    :effect (and
      (z15) (not (z30))))
  (:action a126
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (z35)
      (not (z40)))
    :effect (and
      (z15) (not (z35))))
  (:action a127
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30))
      (not (z35)) (z40))
    :effect (and
      (z15) (not (z40))))
  (:action a128
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z6)) (not (z11)) (not (z15)) (not (z16)) (not (z21)) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (not (z1)) (z16)))
  (:action a129
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (z6) (not (z11)) (not (z15)) (not (z16)) (not (z21)) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (not (z6)) (z16)))
  (:action a130
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z10)) (z11) (not (z15)) (not (z16)) (not (z21)) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (not (z11)) (z16)))
  (:action a131
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z15)) (not (z16)) (not (z20)) (z21) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (z16) (not (z21))))
  (:action a132
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z15)) (not (z16)) (not (z21)) (not (z25)) (z26)
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (z16) (not (z26))))
  (:action a133
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z15)) (not (z16)) (not (z21)) (not (z26))
      (not (z30)) (z31) (not (z36)) (not (z41)))
    :effect (and
      (z16) (not (z31))))
  (:action a134
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z15)) (not (z16)) (not (z21)) (not (z26))
      (not (z31)) (not (z35)) (z36) (not (z41)))
    :effect (and
      (z16) (not (z36))))
  (:action a135
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z15)) (not (z16)) (not (z21)) (not (z26))
      (not (z31)) (not (z36)) (not (z40)) (z41))
    :effect (and
      (z16) (not (z41))))
  (:action a136
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z7)) (not (z12)) (not (z15)) (not (z16)) (not (z17))
      (not (z22)) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (not (z2)) (z17)))
  (:action a137
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (z7) (not (z12)) (not (z15)) (not (z16)) (not (z17))
      (not (z22)) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (not (z7)) (z17)))
  (:action a138
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z10)) (not (z11)) (z12) (not (z15)) (not (z16)) (not (z17))
      (not (z22)) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (not (z12)) (z17)))
  (:action a139
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z15)) (not (z16)) (not (z17)) (not (z20))
      (not (z21)) (z22) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (z17) (not (z22))))
  (:action a140
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z15)) (not (z16)) (not (z17)) (not (z22))
      (not (z25)) (not (z26)) (z27) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (z17) (not (z27))))
  (:action a141
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z15)) (not (z16)) (not (z17)) (not (z22))
      (not (z27)) (not (z30)) (not (z31)) (z32) (not (z37)) (not (z42)))
    :effect (and
      (z17) (not (z32))))
  (:action a142
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z15)) (not (z16)) (not (z17)) (not (z22))
      (not (z27)) (not (z32)) (not (z35)) (not (z36)) (z37) (not (z42)))
    :effect (and
      (z17) (not (z37))))
  (:action a143
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z15)) (not (z16)) (not (z17)) (not (z22))
      (not (z27)) (not (z32)) (not (z37)) (not (z40)) (not (z41)) (z42))
    :effect (and
      (z17) (not (z42))))
  (:action a144
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z8)) (not (z13)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z23)) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (not (z3)) (z18)))
  (:action a145
    :parameters ()
    :precondition (and
      (not (z3)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z13)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z23)) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (not (z8)) (z18)))
  (:action a146
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z10)) (not (z11)) (not (z12)) (z13) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z23)) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (not (z13)) (z18)))
  (:action a147
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (z23) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (z18) (not (z23))))
  (:action a148
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z23)) (not (z25)) (not (z26)) (not (z27)) (z28) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (z18) (not (z28))))
  (:action a149
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z32)) (z33) (not (z38)) (not (z43)))
    :effect (and
      (z18) (not (z33))))
  (:action a150
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z23)) (not (z28)) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (z38) (not (z43)))
    :effect (and
      (z18) (not (z38))))
  (:action a151
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z23)) (not (z28)) (not (z33)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (z43))
    :effect (and
      (z18) (not (z43))))
  (:action a152
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z4) (not (z9)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z24)) (not (z29)) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z4)) (z19)))
  (:action a153
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z9) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z24)) (not (z29)) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z9)) (z19)))
  (:action a154
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (z14) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z24)) (not (z29)) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z14)) (z19)))
  (:action a155
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (z24) (not (z29)) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (z19) (not (z24))))
  (:action a156
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (z19) (not (z29))))
  (:action a157
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (not (z24)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (z34)
      (not (z39)) (not (z44)))
    :effect (and
      (z19) (not (z34))))
  (:action a158
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (not (z24)) (not (z29)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (z39) (not (z44)))
    :effect (and
      (z19) (not (z39))))
  (:action a159
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (not (z24)) (not (z29)) (not (z34)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (z44))
    :effect (and
      (z19) (not (z44))))
  (:action a160
    :parameters ()
    :precondition (and
      (z0) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z0)) (z20)))
  (:action a161
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z5)) (z20)))
  (:action a162
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (z10) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z10)) (z20)))
  (:action a163
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (z15) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z15)) (z20)))
  (:action a164
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (z25) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (z20) (not (z25))))
  (:action a165
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (z30) (not (z35))
      (not (z40)))
    :effect (and
      (z20) (not (z30))))
  (:action a166
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (z35)
      (not (z40)))
    :effect (and
      (z20) (not (z35))))
  (:action a167
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30))
      (not (z35)) (z40))
    :effect (and
      (z20) (not (z40))))
  (:action a168
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z6)) (not (z11)) (not (z16)) (not (z20)) (not (z21)) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (not (z1)) (z21)))
  (:action a169
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (z6) (not (z11)) (not (z16)) (not (z20)) (not (z21)) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (not (z6)) (z21)))
  (:action a170
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z10)) (z11) (not (z16)) (not (z20)) (not (z21)) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (not (z11)) (z21)))
  (:action a171
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z15)) (z16) (not (z20)) (not (z21)) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (not (z16)) (z21)))
  (:action a172
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z20)) (not (z21)) (not (z25)) (z26)
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (z21) (not (z26))))
  (:action a173
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z20)) (not (z21)) (not (z26))
      (not (z30)) (z31) (not (z36)) (not (z41)))
    :effect (and
      (z21) (not (z31))))
  (:action a174
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z20)) (not (z21)) (not (z26))
      (not (z31)) (not (z35)) (z36) (not (z41)))
    :effect (and
      (z21) (not (z36))))
  (:action a175
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z20)) (not (z21)) (not (z26))
      (not (z31)) (not (z36)) (not (z40)) (z41))
    :effect (and
      (z21) (not (z41))))
  (:action a176
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z7)) (not (z12)) (not (z17)) (not (z20)) (not (z21))
      (not (z22)) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (not (z2)) (z22)))
  (:action a177
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (z7) (not (z12)) (not (z17)) (not (z20)) (not (z21))
      (not (z22)) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (not (z7)) (z22)))
  (:action a178
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z10)) (not (z11)) (z12) (not (z17)) (not (z20)) (not (z21))
      (not (z22)) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (not (z12)) (z22)))
  (:action a179
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z15)) (not (z16)) (z17) (not (z20)) (not (z21))
      (not (z22)) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (not (z17)) (z22)))
  (:action a180
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z20)) (not (z21)) (not (z22))
      (not (z25)) (not (z26)) (z27) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (z22) (not (z27))))
  (:action a181
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z20)) (not (z21)) (not (z22))
      (not (z27)) (not (z30)) (not (z31)) (z32) (not (z37)) (not (z42)))
    :effect (and
      (z22) (not (z32))))
  (:action a182
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z20)) (not (z21)) (not (z22))
      (not (z27)) (not (z32)) (not (z35)) (not (z36)) (z37) (not (z42)))
    :effect (and
      (z22) (not (z37))))
  (:action a183
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z20)) (not (z21)) (not (z22))
      (not (z27)) (not (z32)) (not (z37)) (not (z40)) (not (z41)) (z42))
    :effect (and
      (z22) (not (z42))))
  (:action a184
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z8)) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z23)) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (not (z3)) (z23)))
  (:action a185
    :parameters ()
    :precondition (and
      (not (z3)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z23)) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (not (z8)) (z23)))
  (:action a186
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z10)) (not (z11)) (not (z12)) (z13) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z23)) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (not (z13)) (z23)))
  (:action a187
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z15)) (not (z16)) (not (z17)) (z18) (not (z20))
      (not (z21)) (not (z22)) (not (z23)) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (not (z18)) (z23)))
  (:action a188
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z25)) (not (z26)) (not (z27)) (z28) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (z23) (not (z28))))
  (:action a189
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z32)) (z33) (not (z38)) (not (z43)))
    :effect (and
      (z23) (not (z33))))
  (:action a190
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z28)) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (z38) (not (z43)))
    :effect (and
      (z23) (not (z38))))
  (:action a191
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z28)) (not (z33)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (z43))
    :effect (and
      (z23) (not (z43))))
  (:action a192
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z4) (not (z9)) (not (z14)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z29)) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z4)) (z24)))
  (:action a193
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z9) (not (z14)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z29)) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z9)) (z24)))
  (:action a194
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (z14) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z29)) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z14)) (z24)))
  (:action a195
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (z19)
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z29)) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z19)) (z24)))
  (:action a196
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (z24) (not (z29))))
  (:action a197
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (z34)
      (not (z39)) (not (z44)))
    :effect (and
      (z24) (not (z34))))
  (:action a198
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z29)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (z39) (not (z44)))
    :effect (and
      (z24) (not (z39))))
  (:action a199
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z29)) (not (z34)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (z44))
    :effect (and
      (z24) (not (z44))))
  (:action a200
    :parameters ()
    :precondition (and
      (z0) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z0)) (z25)))
  (:action a201
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z5)) (z25)))
  (:action a202
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (z10) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z10)) (z25)))
  (:action a203
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (z15) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z15)) (z25)))
  (:action a204
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (z20) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z20)) (z25)))
  (:action a205
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (z30) (not (z35))
      (not (z40)))
    :effect (and
      (z25) (not (z30))))
  (:action a206
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (z35)
      (not (z40)))
    :effect (and
      (z25) (not (z35))))
  (:action a207
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30))
      (not (z35)) (z40))
    :effect (and
      (z25) (not (z40))))
  (:action a208
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z25)) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (not (z1)) (z26)))
  (:action a209
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (z6) (not (z11)) (not (z16)) (not (z21)) (not (z25)) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (not (z6)) (z26)))
  (:action a210
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z10)) (z11) (not (z16)) (not (z21)) (not (z25)) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (not (z11)) (z26)))
  (:action a211
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z15)) (z16) (not (z21)) (not (z25)) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (not (z16)) (z26)))
  (:action a212
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z20)) (z21) (not (z25)) (not (z26))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (not (z21)) (z26)))
  (:action a213
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z25)) (not (z26))
      (not (z30)) (z31) (not (z36)) (not (z41)))
    :effect (and
      (z26) (not (z31))))
  (:action a214
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z25)) (not (z26))
      (not (z31)) (not (z35)) (z36) (not (z41)))
    :effect (and
      (z26) (not (z36))))
  (:action a215
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z25)) (not (z26))
      (not (z31)) (not (z36)) (not (z40)) (z41))
    :effect (and
      (z26) (not (z41))))
  (:action a216
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z7)) (not (z12)) (not (z17)) (not (z22)) (not (z25))
      (not (z26)) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (not (z2)) (z27)))
  (:action a217
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (z7) (not (z12)) (not (z17)) (not (z22)) (not (z25))
      (not (z26)) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (not (z7)) (z27)))
  (:action a218
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z10)) (not (z11)) (z12) (not (z17)) (not (z22)) (not (z25))
      (not (z26)) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (not (z12)) (z27)))
  (:action a219
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z15)) (not (z16)) (z17) (not (z22)) (not (z25))
      (not (z26)) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (not (z17)) (z27)))
  (:action a220
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z20)) (not (z21)) (z22) (not (z25))
      (not (z26)) (not (z27)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (not (z22)) (z27)))
  (:action a221
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z22)) (not (z25)) (not (z26))
      (not (z27)) (not (z30)) (not (z31)) (z32) (not (z37)) (not (z42)))
    :effect (and
      (z27) (not (z32))))
  (:action a222
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z22)) (not (z25)) (not (z26))
      (not (z27)) (not (z32)) (not (z35)) (not (z36)) (z37) (not (z42)))
    :effect (and
      (z27) (not (z37))))
  (:action a223
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z22)) (not (z25)) (not (z26))
      (not (z27)) (not (z32)) (not (z37)) (not (z40)) (not (z41)) (z42))
    :effect (and
      (z27) (not (z42))))
  (:action a224
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z8)) (not (z13)) (not (z18)) (not (z23))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (not (z3)) (z28)))
  (:action a225
    :parameters ()
    :precondition (and
      (not (z3)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z13)) (not (z18)) (not (z23))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (not (z8)) (z28)))
  (:action a226
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z10)) (not (z11)) (not (z12)) (z13) (not (z18)) (not (z23))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (not (z13)) (z28)))
  (:action a227
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z15)) (not (z16)) (not (z17)) (z18) (not (z23))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (not (z18)) (z28)))
  (:action a228
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23)
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (not (z23)) (z28)))
  (:action a229
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z30)) (not (z31)) (not (z32)) (z33) (not (z38)) (not (z43)))
    :effect (and
      (z28) (not (z33))))
  (:action a230
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (z38) (not (z43)))
    :effect (and
      (z28) (not (z38))))
  (:action a231
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z33)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (z43))
    :effect (and
      (z28) (not (z43))))
  (:action a232
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z4) (not (z9)) (not (z14)) (not (z19))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z4)) (z29)))
  (:action a233
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z9) (not (z14)) (not (z19))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z9)) (z29)))
  (:action a234
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (z14) (not (z19))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z14)) (z29)))
  (:action a235
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (z19)
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z19)) (z29)))
  (:action a236
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (z24) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z24)) (z29)))
  (:action a237
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z19)) (not (z24)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (z34)
      (not (z39)) (not (z44)))
    :effect (and
      (z29) (not (z34))))
  (:action a238
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z19)) (not (z24)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (z39) (not (z44)))
    :effect (and
      (z29) (not (z39))))
  (:action a239
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z19)) (not (z24)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z34)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (z44))
    :effect (and
      (z29) (not (z44))))
  (:action a240
    :parameters ()
    :precondition (and
      (z0) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z0)) (z30)))
  (:action a241
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z5)) (z30)))
  (:action a242
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (z10) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z10)) (z30)))
  (:action a243
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (z15) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z15)) (z30)))
  (:action a244
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (z20) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z20)) (z30)))
  (:action a245
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (z25) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z25)) (z30)))
  (:action a246
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (z35)
      (not (z40)))
    :effect (and
      (z30) (not (z35))))
  (:action a247
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30))
      (not (z35)) (z40))
    :effect (and
      (z30) (not (z40))))
  (:action a248
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (not (z1)) (z31)))
  (:action a249
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (z6) (not (z11)) (not (z16)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (not (z6)) (z31)))
  (:action a250
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z10)) (z11) (not (z16)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (not (z11)) (z31)))
  (:action a251
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z15)) (z16) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (not (z16)) (z31)))
  (:action a252
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z20)) (z21) (not (z26)) (not (z30))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (not (z21)) (z31)))
  (:action a253
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z25)) (z26) (not (z30))
      (not (z31)) (not (z36)) (not (z41)))
    :effect (and
      (not (z26)) (z31)))
  (:action a254
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z35)) (z36) (not (z41)))
    :effect (and
      (z31) (not (z36))))
  (:action a255
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z36)) (not (z40)) (z41))
    :effect (and
      (z31) (not (z41))))
  (:action a256
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z7)) (not (z12)) (not (z17)) (not (z22)) (not (z27))
      (not (z30)) (not (z31)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (not (z2)) (z32)))
  (:action a257
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (z7) (not (z12)) (not (z17)) (not (z22)) (not (z27))
      (not (z30)) (not (z31)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (not (z7)) (z32)))
  (:action a258
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z10)) (not (z11)) (z12) (not (z17)) (not (z22)) (not (z27))
      (not (z30)) (not (z31)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (not (z12)) (z32)))
  (:action a259
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z15)) (not (z16)) (z17) (not (z22)) (not (z27))
      (not (z30)) (not (z31)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (not (z17)) (z32)))
  (:action a260
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z20)) (not (z21)) (z22) (not (z27))
      (not (z30)) (not (z31)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (not (z22)) (z32)))
  (:action a261
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z22)) (not (z25)) (not (z26)) (z27)
      (not (z30)) (not (z31)) (not (z32)) (not (z37)) (not (z42)))
    :effect (and
      (not (z27)) (z32)))
  (:action a262
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z22)) (not (z27)) (not (z30))
      (not (z31)) (not (z32)) (not (z35)) (not (z36)) (z37) (not (z42)))
    :effect (and
      (z32) (not (z37))))
  (:action a263
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z22)) (not (z27)) (not (z30))
      (not (z31)) (not (z32)) (not (z37)) (not (z40)) (not (z41)) (z42))
    :effect (and
      (z32) (not (z42))))
  (:action a264
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z8)) (not (z13)) (not (z18)) (not (z23))
      (not (z28)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (not (z3)) (z33)))
  (:action a265
    :parameters ()
    :precondition (and
      (not (z3)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z13)) (not (z18)) (not (z23))
      (not (z28)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (not (z8)) (z33)))
  (:action a266
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z10)) (not (z11)) (not (z12)) (z13) (not (z18)) (not (z23))
      (not (z28)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (not (z13)) (z33)))
  (:action a267
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z15)) (not (z16)) (not (z17)) (z18) (not (z23))
      (not (z28)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (not (z18)) (z33)))
  (:action a268
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23)
      (not (z28)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (not (z23)) (z33)))
  (:action a269
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (z28) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z38)) (not (z43)))
    :effect (and
      (not (z28)) (z33)))
  (:action a270
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z23)) (not (z28)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (z38) (not (z43)))
    :effect (and
      (z33) (not (z38))))
  (:action a271
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z23)) (not (z28)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (z43))
    :effect (and
      (z33) (not (z43))))
  (:action a272
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z4) (not (z9)) (not (z14)) (not (z19))
      (not (z24)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z4)) (z34)))
  (:action a273
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z9) (not (z14)) (not (z19))
      (not (z24)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z9)) (z34)))
  (:action a274
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (z14) (not (z19))
      (not (z24)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z14)) (z34)))
  (:action a275
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (z19)
      (not (z24)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z19)) (z34)))
  (:action a276
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (z24) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z24)) (z34)))
  (:action a277
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z19)) (not (z24)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (z29) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z29)) (z34)))
  (:action a278
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z19)) (not (z24)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (z39) (not (z44)))
    :effect (and
      (z34) (not (z39))))
  (:action a279
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z19)) (not (z24)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (z44))
    :effect (and
      (z34) (not (z44))))
  (:action a280
    :parameters ()
    :precondition (and
      (z0) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z0)) (z35)))
  (:action a281
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z5)) (z35)))
  (:action a282
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (z10) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z10)) (z35)))
  (:action a283
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (z15) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z15)) (z35)))
  (:action a284
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (z20) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z20)) (z35)))
  (:action a285
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (z25) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z25)) (z35)))
  (:action a286
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (z30) (not (z35))
      (not (z40)))
    :effect (and
      (not (z30)) (z35)))
  (:action a287
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30))
      (not (z35)) (z40))
    :effect (and
      (z35) (not (z40))))
  (:action a288
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z26)) (not (z31))
      (not (z35)) (not (z36)) (not (z41)))
    :effect (and
      (not (z1)) (z36)))
  (:action a289
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (z6) (not (z11)) (not (z16)) (not (z21)) (not (z26)) (not (z31))
      (not (z35)) (not (z36)) (not (z41)))
    :effect (and
      (not (z6)) (z36)))
  (:action a290
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z10)) (z11) (not (z16)) (not (z21)) (not (z26)) (not (z31))
      (not (z35)) (not (z36)) (not (z41)))
    :effect (and
      (not (z11)) (z36)))
  (:action a291
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z15)) (z16) (not (z21)) (not (z26)) (not (z31))
      (not (z35)) (not (z36)) (not (z41)))
    :effect (and
      (not (z16)) (z36)))
  (:action a292
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z20)) (z21) (not (z26)) (not (z31))
      (not (z35)) (not (z36)) (not (z41)))
    :effect (and
      (not (z21)) (z36)))
  (:action a293
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z25)) (z26) (not (z31))
      (not (z35)) (not (z36)) (not (z41)))
    :effect (and
      (not (z26)) (z36)))
  (:action a294
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z26)) (not (z30)) (z31)
      (not (z35)) (not (z36)) (not (z41)))
    :effect (and
      (not (z31)) (z36)))
  (:action a295
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z26)) (not (z31))
      (not (z35)) (not (z36)) (not (z40)) (z41))
    :effect (and
      (z36) (not (z41))))
  (:action a296
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z7)) (not (z12)) (not (z17)) (not (z22)) (not (z27))
      (not (z32)) (not (z35)) (not (z36)) (not (z37)) (not (z42)))
    :effect (and
      (not (z2)) (z37)))
  (:action a297
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (z7) (not (z12)) (not (z17)) (not (z22)) (not (z27))
      (not (z32)) (not (z35)) (not (z36)) (not (z37)) (not (z42)))
    :effect (and
      (not (z7)) (z37)))
  (:action a298
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z10)) (not (z11)) (z12) (not (z17)) (not (z22)) (not (z27))
      (not (z32)) (not (z35)) (not (z36)) (not (z37)) (not (z42)))
    :effect (and
      (not (z12)) (z37)))
  (:action a299
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z15)) (not (z16)) (z17) (not (z22)) (not (z27))
      (not (z32)) (not (z35)) (not (z36)) (not (z37)) (not (z42)))
    :effect (and
      (not (z17)) (z37)))
  (:action a300
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z20)) (not (z21)) (z22) (not (z27))
      (not (z32)) (not (z35)) (not (z36)) (not (z37)) (not (z42)))
    :effect (and
      (not (z22)) (z37)))
  (:action a301
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z22)) (not (z25)) (not (z26)) (z27)
      (not (z32)) (not (z35)) (not (z36)) (not (z37)) (not (z42)))
    :effect (and
      (not (z27)) (z37)))
  (:action a302
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z22)) (not (z27)) (not (z30))
      (not (z31)) (z32) (not (z35)) (not (z36)) (not (z37)) (not (z42)))
    :effect (and
      (not (z32)) (z37)))
  (:action a303
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z22)) (not (z27)) (not (z32))
      (not (z35)) (not (z36)) (not (z37)) (not (z40)) (not (z41)) (z42))
    :effect (and
      (z37) (not (z42))))
  (:action a304
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z8)) (not (z13)) (not (z18)) (not (z23))
      (not (z28)) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z43)))
    :effect (and
      (not (z3)) (z38)))
  (:action a305
    :parameters ()
    :precondition (and
      (not (z3)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z13)) (not (z18)) (not (z23))
      (not (z28)) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z43)))
    :effect (and
      (not (z8)) (z38)))
  (:action a306
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z10)) (not (z11)) (not (z12)) (z13) (not (z18)) (not (z23))
      (not (z28)) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z43)))
    :effect (and
      (not (z13)) (z38)))
  (:action a307
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z15)) (not (z16)) (not (z17)) (z18) (not (z23))
      (not (z28)) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z43)))
    :effect (and
      (not (z18)) (z38)))
  (:action a308
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23)
      (not (z28)) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z43)))
    :effect (and
      (not (z23)) (z38)))
  (:action a309
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (z28) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z43)))
    :effect (and
      (not (z28)) (z38)))
  (:action a310
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z23)) (not (z28)) (not (z30))
      (not (z31)) (not (z32)) (z33) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z43)))
    :effect (and
      (not (z33)) (z38)))
  (:action a311
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z23)) (not (z28)) (not (z33))
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (z43))
    :effect (and
      (z38) (not (z43))))
  (:action a312
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z4) (not (z9)) (not (z14)) (not (z19))
      (not (z24)) (not (z29)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z4)) (z39)))
  (:action a313
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z9) (not (z14)) (not (z19))
      (not (z24)) (not (z29)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z9)) (z39)))
  (:action a314
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (z14) (not (z19))
      (not (z24)) (not (z29)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z14)) (z39)))
  (:action a315
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (z19)
      (not (z24)) (not (z29)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z19)) (z39)))
  (:action a316
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (z24) (not (z29)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z24)) (z39)))
  (:action a317
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z19)) (not (z24)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (z29) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z29)) (z39)))
  (:action a318
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z19)) (not (z24)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (z34) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z44)))
    :effect (and
      (not (z34)) (z39)))
  (:action a319
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z19)) (not (z24)) (not (z29)) (not (z34))
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (z44))
    :effect (and
      (z39) (not (z44))))
  (:action a320
    :parameters ()
    :precondition (and
      (z0) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z0)) (z40)))
  (:action a321
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z5)) (z40)))
  (:action a322
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (z10) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z10)) (z40)))
  (:action a323
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (z15) (not (z20)) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z15)) (z40)))
  (:action a324
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (z20) (not (z25)) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z20)) (z40)))
  (:action a325
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (z25) (not (z30)) (not (z35))
      (not (z40)))
    :effect (and
      (not (z25)) (z40)))
  (:action a326
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (z30) (not (z35))
      (not (z40)))
    :effect (and
      (not (z30)) (z40)))
  (:action a327
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z10)) (not (z15)) (not (z20)) (not (z25)) (not (z30)) (z35)
      (not (z40)))
    :effect (and
      (not (z35)) (z40)))
  (:action a328
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z26)) (not (z31))
      (not (z36)) (not (z40)) (not (z41)))
    :effect (and
      (not (z1)) (z41)))
  (:action a329
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (z6) (not (z11)) (not (z16)) (not (z21)) (not (z26)) (not (z31))
      (not (z36)) (not (z40)) (not (z41)))
    :effect (and
      (not (z6)) (z41)))
  (:action a330
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z10)) (z11) (not (z16)) (not (z21)) (not (z26)) (not (z31))
      (not (z36)) (not (z40)) (not (z41)))
    :effect (and
      (not (z11)) (z41)))
  (:action a331
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z15)) (z16) (not (z21)) (not (z26)) (not (z31))
      (not (z36)) (not (z40)) (not (z41)))
    :effect (and
      (not (z16)) (z41)))
  (:action a332
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z20)) (z21) (not (z26)) (not (z31))
      (not (z36)) (not (z40)) (not (z41)))
    :effect (and
      (not (z21)) (z41)))
  (:action a333
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z25)) (z26) (not (z31))
      (not (z36)) (not (z40)) (not (z41)))
    :effect (and
      (not (z26)) (z41)))
  (:action a334
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z26)) (not (z30)) (z31)
      (not (z36)) (not (z40)) (not (z41)))
    :effect (and
      (not (z31)) (z41)))
  (:action a335
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z16)) (not (z21)) (not (z26)) (not (z31))
      (not (z35)) (z36) (not (z40)) (not (z41)))
    :effect (and
      (not (z36)) (z41)))
  (:action a336
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z2) (not (z7)) (not (z12)) (not (z17)) (not (z22)) (not (z27))
      (not (z32)) (not (z37)) (not (z40)) (not (z41)) (not (z42)))
    :effect (and
      (not (z2)) (z42)))
  (:action a337
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (z7) (not (z12)) (not (z17)) (not (z22)) (not (z27))
      (not (z32)) (not (z37)) (not (z40)) (not (z41)) (not (z42)))
    :effect (and
      (not (z7)) (z42)))
  (:action a338
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z10)) (not (z11)) (z12) (not (z17)) (not (z22)) (not (z27))
      (not (z32)) (not (z37)) (not (z40)) (not (z41)) (not (z42)))
    :effect (and
      (not (z12)) (z42)))
  (:action a339
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z15)) (not (z16)) (z17) (not (z22)) (not (z27))
      (not (z32)) (not (z37)) (not (z40)) (not (z41)) (not (z42)))
    :effect (and
      (not (z17)) (z42)))
  (:action a340
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z20)) (not (z21)) (z22) (not (z27))
      (not (z32)) (not (z37)) (not (z40)) (not (z41)) (not (z42)))
    :effect (and
      (not (z22)) (z42)))
  (:action a341
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z22)) (not (z25)) (not (z26)) (z27)
      (not (z32)) (not (z37)) (not (z40)) (not (z41)) (not (z42)))
    :effect (and
      (not (z27)) (z42)))
  (:action a342
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z22)) (not (z27)) (not (z30))
      (not (z31)) (z32) (not (z37)) (not (z40)) (not (z41)) (not (z42)))
    :effect (and
      (not (z32)) (z42)))
  (:action a343
    :parameters ()
    :precondition (and
      (not (z2)) (not (z7)) (not (z12)) (not (z17)) (not (z22)) (not (z27)) (not (z32))
      (not (z35)) (not (z36)) (z37) (not (z40)) (not (z41)) (not (z42)))
    :effect (and
      (not (z37)) (z42)))
  (:action a344
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (z3) (not (z8)) (not (z13)) (not (z18)) (not (z23))
      (not (z28)) (not (z33)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z43)))
    :effect (and
      (not (z3)) (z43)))
  (:action a345
    :parameters ()
    :precondition (and
      (not (z3)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z13)) (not (z18)) (not (z23))
      (not (z28)) (not (z33)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z43)))
    :effect (and
      (not (z8)) (z43)))
  (:action a346
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z10)) (not (z11)) (not (z12)) (z13) (not (z18)) (not (z23))
      (not (z28)) (not (z33)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z43)))
    :effect (and
      (not (z13)) (z43)))
  (:action a347
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z15)) (not (z16)) (not (z17)) (z18) (not (z23))
      (not (z28)) (not (z33)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z43)))
    :effect (and
      (not (z18)) (z43)))
  (:action a348
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z23)
      (not (z28)) (not (z33)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z43)))
    :effect (and
      (not (z23)) (z43)))
  (:action a349
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z23)) (not (z25)) (not (z26))
      (not (z27)) (z28) (not (z33)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z43)))
    :effect (and
      (not (z28)) (z43)))
  (:action a350
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z23)) (not (z28)) (not (z30))
      (not (z31)) (not (z32)) (z33) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z43)))
    :effect (and
      (not (z33)) (z43)))
  (:action a351
    :parameters ()
    :precondition (and
      (not (z3)) (not (z8)) (not (z13)) (not (z18)) (not (z23)) (not (z28)) (not (z33))
      (not (z35)) (not (z36)) (not (z37)) (z38) (not (z40)) (not (z41)) (not (z42)) (not (z43)))
    :effect (and
      (not (z38)) (z43)))
  (:action a352
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z4) (not (z9)) (not (z14)) (not (z19))
      (not (z24)) (not (z29)) (not (z34)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)))
    :effect (and
      (not (z4)) (z44)))
  (:action a353
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z9) (not (z14)) (not (z19))
      (not (z24)) (not (z29)) (not (z34)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)))
    :effect (and
      (not (z9)) (z44)))
  (:action a354
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (z14) (not (z19))
      (not (z24)) (not (z29)) (not (z34)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)))
    :effect (and
      (not (z14)) (z44)))
  (:action a355
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (z19)
      (not (z24)) (not (z29)) (not (z34)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)))
    :effect (and
      (not (z19)) (z44)))
  (:action a356
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (z24) (not (z29)) (not (z34)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)))
    :effect (and
      (not (z24)) (z44)))
  (:action a357
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z19)) (not (z24)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (z29) (not (z34)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)))
    :effect (and
      (not (z29)) (z44)))
  (:action a358
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z19)) (not (z24)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (z34) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)))
    :effect (and
      (not (z34)) (z44)))
  (:action a359
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z14)) (not (z19)) (not (z24)) (not (z29)) (not (z34))
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)))
    :effect (and
      (not (z39)) (z44)))
)
