(define (domain latent)
  (:requirements :strips :negative-preconditions)
  (:predicates
    (z0) (z1) (z2) (z3) (z4) (z5) (z6) (z7) (z8) (z9) (z10) (z11) (z12) (z13) (z14) (z15) (z16)
    (z17) (z18) (z19) (z20) (z21) (z22) (z23) (z24) (z25) (z26) (z27) (z28) (z29) (z30) (z31) (z32)
    (z33) (z34) (z35) (z36) (z37) (z38) (z39) (z40) (z41) (z42) (z43) (z44) (z45) (z46) (z47) (z48)
    (z49) (z50) (z51) (z52) (z53) (z54) (z55) (z56) (z57) (z58) (z59) (z60) (z61) (z62) (z63))
  (:action a0
    :parameters ()
    :precondition (and
      (z0) (z5) (z16) (z19))
    :effect (and
      (not (z0)) (not (z5)) (not (z16)) (not (z19))))
  (:action a1
    :parameters ()
    :precondition (and
      (z11) (z34) (z36))
    :effect (and
      (not (z11)) (not (z34)) (not (z36))))
  (:action a2
    :parameters ()
    :precondition (and
      (z11) (z20) (z34) (z37))
    :effect (and
      (not (z11)) (not (z20)) (not (z34)) (not (z37))))
  (:action a3
    :parameters ()
    :precondition (and
      (z0) (z13) (z16) (z17) (z38))
    :effect (and
      (not (z0)) (not (z13)) (not (z16)) (not (z17)) (not (z38))))
  (:action a4
    :parameters ()
    :precondition (and
      (z5) (z15) (z16) (z23) (z39))
    :effect (and
      (not (z5)) (not (z15)) (not (z16)) (not (z23)) (not (z39))))
  (:action a5
    :parameters ()
    :precondition (and
      (z11) (z20) (z24) (z41))
    :effect (and
      (not (z11)) (not (z20)) (not (z24)) (not (z41))))
  (:action a6
    :parameters ()
    :precondition (and
      (z11) (z36) (z37) (z38) (z41))
    :effect (and
      (not (z11)) (not (z36)) (not (z37)) (not (z38)) (not (z41))))
  (:action a7
    :parameters ()
    :precondition (and
      (z16) (z17) (z19) (z23) (z43))
    :effect (and
      (not (z16)) (not (z17)) (not (z19)) (not (z23)) (not (z43))))
  (:action a8
    :parameters ()
    :precondition (and
      (z20) (z33) (z37) (z41) (z43))
    :effect (and
      (not (z20)) (not (z33)) (not (z37)) (not (z41)) (not (z43))))
  (:action a9
    :parameters ()
    :precondition (and
      (z16) (z38) (z39) (z41) (z43))
    :effect (and
      (not (z16)) (not (z38)) (not (z39)) (not (z41)) (not (z43))))
  (:action a10
    :parameters ()
    :precondition (and
      (z20) (z24) (z33) (z47))
    :effect (and
      (not (z20)) (not (z24)) (not (z33)) (not (z47))))
  (:action a11
    :parameters ()
    :precondition (and
      (z24) (z33) (z39) (z41) (z54))
    :effect (and
      (not (z24)) (not (z33)) (not (z39)) (not (z41)) (not (z54))))
  (:action a12
    :parameters ()
    :precondition (and
      (z24) (z47) (z54))
    :effect (and
      (not (z24)) (not (z47)) (not (z54))))
  (:action a13
    :parameters ()
    :precondition (and
      (z0) (z13) (z56))
    :effect (and
      (not (z0)) (not (z13)) (not (z56))))
  (:action a14
    :parameters ()
    :precondition (and
      (z0) (z17) (z19) (z56))
    :effect (and
      (not (z0)) (not (z17)) (not (z19)) (not (z56))))
  (:action a15
    :parameters ()
    :precondition (and
      (z23) (z33) (z39) (z43) (z58))
    :effect (and
      (not (z23)) (not (z33)) (not (z39)) (not (z43)) (not (z58))))
  (:action a16
    :parameters ()
    :precondition (and
      (z15) (z39) (z54) (z58))
    :effect (and
      (not (z15)) (not (z39)) (not (z54)) (not (z58))))
  (:action a17
    :parameters ()
    :precondition (and
      (z33) (z47) (z54) (z58))
    :effect (and
      (not (z33)) (not (z47)) (not (z54)) (not (z58))))
  (:action a18
    :parameters ()
    :precondition (and
      (z29) (z34) (z36) (z37) (z61))
    :effect (and
      (not (z29)) (not (z34)) (not (z36)) (not (z37)) (not (z61))))
  (:action a19
    :parameters ()
    :precondition (and
      (z13) (z29) (z36) (z38) (z61))
    :effect (and
      (not (z13)) (not (z29)) (not (z36)) (not (z38)) (not (z61))))
  (:action a20
    :parameters ()
    :precondition (and
      (z17) (z29) (z37) (z38) (z43) (z61))
    :effect (and
      (not (z17)) (not (z29)) (not (z37)) (not (z38)) (not (z43)) (not (z61))))
  (:action a21
    :parameters ()
    :precondition (and
      (z13) (z17) (z29) (z56) (z61))
    :effect (and
      (not (z13)) (not (z17)) (not (z29)) (not (z56)) (not (z61))))
  (:action a22
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (z16) (z19))
    :effect (and
      (z0) (not (z5)) (not (z16)) (not (z19))))
  (:action a23
    :parameters ()
    :precondition (and
      (not (z0)) (z13) (z16) (z17) (z38))
    :effect (and
      (z0) (not (z13)) (not (z16)) (not (z17)) (not (z38))))
  (:action a24
    :parameters ()
    :precondition (and
      (not (z0)) (z13) (z56))
    :effect (and
      (z0) (not (z13)) (not (z56))))
  (:action a25
    :parameters ()
    :precondition (and
      (not (z0)) (z17) (z19) (z56))
    :effect (and
      (z0) (not (z17)) (not (z19)) (not (z56))))
  (:action a26
    :parameters ()
    :precondition (and
      (z0) (not (z5)) (z16) (z19))
    :effect (and
      (not (z0)) (z5) (not (z16)) (not (z19))))
  (:action a27
    :parameters ()
    :precondition (and
      (not (z5)) (z15) (z16) (z23) (z39))
    :effect (and
      (z5) (not (z15)) (not (z16)) (not (z23)) (not (z39))))
  (:action a28
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (z16) (z19))
    :effect (and
      (z0) (z5) (not (z16)) (not (z19))))
  (:action a29
    :parameters ()
    :precondition (and
      (not (z11)) (z34) (z36))
    :effect (and
      (z11) (not (z34)) (not (z36))))
  (:action a30
    :parameters ()
    :precondition (and
      (not (z11)) (z20) (z34) (z37))
    :effect (and
      (z11) (not (z20)) (not (z34)) (not (z37))))
  (:action a31
    :parameters ()
    :precondition (and
      (not (z11)) (z20) (z24) (z41))
    :effect (and
      (z11) (not (z20)) (not (z24)) (not (z41))))
  (:action a32
    :parameters ()
    :precondition (and
      (not (z11)) (z36) (z37) (z38) (z41))
    :effect (and
      (z11) (not (z36)) (not (z37)) (not (z38)) (not (z41))))
  (:action a33
    :parameters ()
    :precondition (and
      (z0) (not (z13)) (z16) (z17) (z38))
    :effect (and
      (not (z0)) (z13) (not (z16)) (not (z17)) (not (z38))))
  (:action a34
    :parameters ()
    :precondition (and
      (z0) (not (z13)) (z56))
    :effect (and
      (not (z0)) (z13) (not (z56))))
  (:action a35
    :parameters ()
    :precondition (and
      (not (z13)) (z29) (z36) (z38) (z61))
    :effect (and
      (z13) (not (z29)) (not (z36)) (not (z38)) (not (z61))))
  (:action a36
    :parameters ()
    :precondition (and
      (not (z13)) (z17) (z29) (z56) (z61))
    :effect (and
      (z13) (not (z17)) (not (z29)) (not (z56)) (not (z61))))
  (:action a37
    :parameters ()
    :precondition (and
      (not (z0)) (not (z13)) (z16) (z17) (z38))
    :effect (and
      (z0) (z13) (not (z16)) (not (z17)) (not (z38))))
  (:action a38
    :parameters ()
    :precondition (and
      (not (z0)) (not (z13)) (z56))
    :effect (and
      (z0) (z13) (not (z56))))
  (:action a39
    :parameters ()
    :precondition (and
      (z5) (not (z15)) (z16) (z23) (z39))
    :effect (and
      (not (z5)) (z15) (not (z16)) (not (z23)) (not (z39))))
  (:action a40
    :parameters ()
    :precondition (and
      (not (z15)) (z39) (z54) (z58))
    :effect (and
      (z15) (not (z39)) (not (z54)) (not (z58))))
  (:action a41
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (z16) (z23) (z39))
    :effect (and
      (z5) (z15) (not (z16)) (not (z23)) (not (z39))))
  (:action a42
    :parameters ()
    :precondition (and
      (z0) (z5) (not (z16)) (z19))
    :effect (and
      (not (z0)) (not (z5)) (z16) (not (z19))))
  (:action a43
    :parameters ()
    :precondition (and
      (z0) (z13) (not (z16)) (z17) (z38))
    :effect (and
      (not (z0)) (not (z13)) (z16) (not (z17)) (not (z38))))
  (:action a44
    :parameters ()
    :precondition (and
      (z5) (z15) (not (z16)) (z23) (z39))
    :effect (and
      (not (z5)) (not (z15)) (z16) (not (z23)) (not (z39))))
  (:action a45
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (z19) (z23) (z43))
    :effect (and
      (z16) (not (z17)) (not (z19)) (not (z23)) (not (z43))))
  (:action a46
    :parameters ()
    :precondition (and
      (not (z16)) (z38) (z39) (z41) (z43))
    :effect (and
      (z16) (not (z38)) (not (z39)) (not (z41)) (not (z43))))
  (:action a47
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (not (z16)) (z19))
    :effect (and
      (z0) (not (z5)) (z16) (not (z19))))
  (:action a48
    :parameters ()
    :precondition (and
      (not (z0)) (z13) (not (z16)) (z17) (z38))
    :effect (and
      (z0) (not (z13)) (z16) (not (z17)) (not (z38))))
  (:action a49
    :parameters ()
    :precondition (and
      (z0) (not (z5)) (not (z16)) (z19))
    :effect (and
      (not (z0)) (z5) (z16) (not (z19))))
  (:action a50
    :parameters ()
    :precondition (and
      (not (z5)) (z15) (not (z16)) (z23) (z39))
    :effect (and
      (z5) (not (z15)) (z16) (not (z23)) (not (z39))))
  (:action a51
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z16)) (z19))
    :effect (and
      (z0) (z5) (z16) (not (z19))))
  (:action a52
    :parameters ()
    :precondition (and
      (z0) (not (z13)) (not (z16)) (z17) (z38))
    :effect (and
      (not (z0)) (z13) (z16) (not (z17)) (not (z38))))
  (:action a53
    :parameters ()
    :precondition (and
      (not (z0)) (not (z13)) (not (z16)) (z17) (z38))
    :effect (and
      (z0) (z13) (z16) (not (z17)) (not (z38))))
  (:action a54
    :parameters ()
    :precondition (and
      (z5) (not (z15)) (not (z16)) (z23) (z39))
    :effect (and
      (not (z5)) (z15) (z16) (not (z23)) (not (z39))))
  (:action a55
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (not (z16)) (z23) (z39))
    :effect (and
      (z5) (z15) (z16) (not (z23)) (not (z39))))
  (:action a56
    :parameters ()
    :precondition (and
      (z0) (z13) (z16) (not (z17)) (z38))
    :effect (and
      (not (z0)) (not (z13)) (not (z16)) (z17) (not (z38))))
  (:action a57
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (z19) (z23) (z43))
    :effect (and
      (not (z16)) (z17) (not (z19)) (not (z23)) (not (z43))))
  (:action a58
    :parameters ()
    :precondition (and
      (z0) (not (z17)) (z19) (z56))
    :effect (and
      (not (z0)) (z17) (not (z19)) (not (z56))))
  (:action a59
    :parameters ()
    :precondition (and
      (not (z17)) (z29) (z37) (z38) (z43) (z61))
    :effect (and
      (z17) (not (z29)) (not (z37)) (not (z38)) (not (z43)) (not (z61))))
  (:action a60
    :parameters ()
    :precondition (and
      (z13) (not (z17)) (z29) (z56) (z61))
    :effect (and
      (not (z13)) (z17) (not (z29)) (not (z56)) (not (z61))))
  (:action a61
    :parameters ()
    :precondition (and
      (not (z0)) (z13) (z16) (not (z17)) (z38))
    :effect (and
      (z0) (not (z13)) (not (z16)) (z17) (not (z38))))
  (:action a62
    :parameters ()
    :precondition (and
      (not (z0)) (not (z17)) (z19) (z56))
    :effect (and
      (z0) (z17) (not (z19)) (not (z56))))
  (:action a63
    :parameters ()
    :precondition (and
      (z0) (not (z13)) (z16) (not (z17)) (z38))
    :effect (and
      (not (z0)) (z13) (not (z16)) (z17) (not (z38))))
  (:action a64
    :parameters ()
    :precondition (and
      (not (z13)) (not (z17)) (z29) (z56) (z61))
    :effect (and
      (z13) (z17) (not (z29)) (not (z56)) (not (z61))))
  (:action a65
    :parameters ()
    :precondition (and
      (not (z0)) (not (z13)) (z16) (not (z17)) (z38))
    :effect (and
      (z0) (z13) (not (z16)) (z17) (not (z38))))
  (:action a66
    :parameters ()
    :precondition (and
      (z0) (z13) (not (z16)) (not (z17)) (z38))
    :effect (and
      (not (z0)) (not (z13)) (z16) (z17) (not (z38))))
  (:action a67
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (z19) (z23) (z43))
    :effect (and
      (z16) (z17) (not (z19)) (not (z23)) (not (z43))))
  (:action a68
    :parameters ()
    :precondition (and
      (not (z0)) (z13) (not (z16)) (not (z17)) (z38))
    :effect (and
      (z0) (not (z13)) (z16) (z17) (not (z38))))
  (:action a69
    :parameters ()
    :precondition (and
      (z0) (not (z13)) (not (z16)) (not (z17)) (z38))
    :effect (and
      (not (z0)) (z13) (z16) (z17) (not (z38))))
  (:action a70
    :parameters ()
    :precondition (and
      (not (z0)) (not (z13)) (not (z16)) (not (z17)) (z38))
    :effect (and
      (z0) (z13) (z16) (z17) (not (z38))))
  (:action a71
    :parameters ()
    :precondition (and
      (z0) (z5) (z16) (not (z19)))
    :effect (and
      (not (z0)) (not (z5)) (not (z16)) (z19)))
  (:action a72
    :parameters ()
    :precondition (and
      (z16) (z17) (not (z19)) (z23) (z43))
    :effect (and
      (not (z16)) (not (z17)) (z19) (not (z23)) (not (z43))))
  (:action a73
    :parameters ()
    :precondition (and
      (z0) (z17) (not (z19)) (z56))
    :effect (and
      (not (z0)) (not (z17)) (z19) (not (z56))))
  (:action a74
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (z16) (not (z19)))
    :effect (and
      (z0) (not (z5)) (not (z16)) (z19)))
  (:action a75
    :parameters ()
    :precondition (and
      (not (z0)) (z17) (not (z19)) (z56))
    :effect (and
      (z0) (not (z17)) (z19) (not (z56))))
  (:action a76
    :parameters ()
    :precondition (and
      (z0) (not (z5)) (z16) (not (z19)))
    :effect (and
      (not (z0)) (z5) (not (z16)) (z19)))
  (:action a77
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (z16) (not (z19)))
    :effect (and
      (z0) (z5) (not (z16)) (z19)))
  (:action a78
    :parameters ()
    :precondition (and
      (z0) (z5) (not (z16)) (not (z19)))
    :effect (and
      (not (z0)) (not (z5)) (z16) (z19)))
  (:action a79
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (not (z19)) (z23) (z43))
    :effect (and
      (z16) (not (z17)) (z19) (not (z23)) (not (z43))))
  (:action a80
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (not (z16)) (not (z19)))
    :effect (and
      (z0) (not (z5)) (z16) (z19)))
  (:action a81
    :parameters ()
    :precondition (and
      (z0) (not (z5)) (not (z16)) (not (z19)))
    :effect (and
      (not (z0)) (z5) (z16) (z19)))
  (:action a82
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z16)) (not (z19)))
    :effect (and
      (z0) (z5) (z16) (z19)))
  (:action a83
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (not (z19)) (z23) (z43))
    :effect (and
      (not (z16)) (z17) (z19) (not (z23)) (not (z43))))
  (:action a84
    :parameters ()
    :precondition (and
      (z0) (not (z17)) (not (z19)) (z56))
    :effect (and
      (not (z0)) (z17) (z19) (not (z56))))
  (:action a85
    :parameters ()
    :precondition (and
      (not (z0)) (not (z17)) (not (z19)) (z56))
    :effect (and
      (z0) (z17) (z19) (not (z56))))
  (:action a86
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (not (z19)) (z23) (z43))
    :effect (and
      (z16) (z17) (z19) (not (z23)) (not (z43))))
  (:action a87
    :parameters ()
    :precondition (and
      (z11) (not (z20)) (z34) (z37))
    :effect (and
      (not (z11)) (z20) (not (z34)) (not (z37))))
  (:action a88
    :parameters ()
    :precondition (and
      (z11) (not (z20)) (z24) (z41))
    :effect (and
      (not (z11)) (z20) (not (z24)) (not (z41))))
  (:action a89
    :parameters ()
    :precondition (and
      (not (z20)) (z33) (z37) (z41) (z43))
    :effect (and
      (z20) (not (z33)) (not (z37)) (not (z41)) (not (z43))))
  (:action a90
    :parameters ()
    :precondition (and
      (not (z20)) (z24) (z33) (z47))
    :effect (and
      (z20) (not (z24)) (not (z33)) (not (z47))))
  (:action a91
    :parameters ()
    :precondition (and
      (not (z11)) (not (z20)) (z34) (z37))
    :effect (and
      (z11) (z20) (not (z34)) (not (z37))))
  (:action a92
    :parameters ()
    :precondition (and
      (not (z11)) (not (z20)) (z24) (z41))
    :effect (and
      (z11) (z20) (not (z24)) (not (z41))))
  (:action a93
    :parameters ()
    :precondition (and
      (z5) (z15) (z16) (not (z23)) (z39))
    :effect (and
      (not (z5)) (not (z15)) (not (z16)) (z23) (not (z39))))
  (:action a94
    :parameters ()
    :precondition (and
      (z16) (z17) (z19) (not (z23)) (z43))
    :effect (and
      (not (z16)) (not (z17)) (not (z19)) (z23) (not (z43))))
  (:action a95
    :parameters ()
    :precondition (and
      (not (z23)) (z33) (z39) (z43) (z58))
    :effect (and
      (z23) (not (z33)) (not (z39)) (not (z43)) (not (z58))))
  (:action a96
    :parameters ()
    :precondition (and
      (not (z5)) (z15) (z16) (not (z23)) (z39))
    :effect (and
      (z5) (not (z15)) (not (z16)) (z23) (not (z39))))
  (:action a97
    :parameters ()
    :precondition (and
      (z5) (not (z15)) (z16) (not (z23)) (z39))
    :effect (and
      (not (z5)) (z15) (not (z16)) (z23) (not (z39))))
  (:action a98
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (z16) (not (z23)) (z39))
    :effect (and
      (z5) (z15) (not (z16)) (z23) (not (z39))))
  (:action a99
    :parameters ()
    :precondition (and
      (z5) (z15) (not (z16)) (not (z23)) (z39))
    :effect (and
      (not (z5)) (not (z15)) (z16) (z23) (not (z39))))
  (:action a100
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (z19) (not (z23)) (z43))
    :effect (and
      (z16) (not (z17)) (not (z19)) (z23) (not (z43))))
  (:action a101
    :parameters ()
    :precondition (and
      (not (z5)) (z15) (not (z16)) (not (z23)) (z39))
    :effect (and
      (z5) (not (z15)) (z16) (z23) (not (z39))))
  (:action a102
    :parameters ()
    :precondition (and
      (z5) (not (z15)) (not (z16)) (not (z23)) (z39))
    :effect (and
      (not (z5)) (z15) (z16) (z23) (not (z39))))
  (:action a103
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (not (z16)) (not (z23)) (z39))
    :effect (and
      (z5) (z15) (z16) (z23) (not (z39))))
  (:action a104
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (z19) (not (z23)) (z43))
    :effect (and
      (not (z16)) (z17) (not (z19)) (z23) (not (z43))))
  (:action a105
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (z19) (not (z23)) (z43))
    :effect (and
      (z16) (z17) (not (z19)) (z23) (not (z43))))
  (:action a106
    :parameters ()
    :precondition (and
      (z16) (z17) (not (z19)) (not (z23)) (z43))
    :effect (and
      (not (z16)) (not (z17)) (z19) (z23) (not (z43))))
  (:action a107
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (not (z19)) (not (z23)) (z43))
    :effect (and
      (z16) (not (z17)) (z19) (z23) (not (z43))))
  (:action a108
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (not (z19)) (not (z23)) (z43))
    :effect (and
      (not (z16)) (z17) (z19) (z23) (not (z43))))
  (:action a109
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (not (z19)) (not (z23)) (z43))
    :effect (and
      (z16) (z17) (z19) (z23) (not (z43))))
  (:action a110
    :parameters ()
    :precondition (and
      (z11) (z20) (not (z24)) (z41))
    :effect (and
      (not (z11)) (not (z20)) (z24) (not (z41))))
  (:action a111
    :parameters ()
    :precondition (and
      (z20) (not (z24)) (z33) (z47))
    :effect (and
      (not (z20)) (z24) (not (z33)) (not (z47))))
  (:action a112
    :parameters ()
    :precondition (and
      (not (z24)) (z33) (z39) (z41) (z54))
    :effect (and
      (z24) (not (z33)) (not (z39)) (not (z41)) (not (z54))))
  (:action a113
    :parameters ()
    :precondition (and
      (not (z24)) (z47) (z54))
    :effect (and
      (z24) (not (z47)) (not (z54))))
  (:action a114
    :parameters ()
    :precondition (and
      (not (z11)) (z20) (not (z24)) (z41))
    :effect (and
      (z11) (not (z20)) (z24) (not (z41))))
  (:action a115
    :parameters ()
    :precondition (and
      (z11) (not (z20)) (not (z24)) (z41))
    :effect (and
      (not (z11)) (z20) (z24) (not (z41))))
  (:action a116
    :parameters ()
    :precondition (and
      (not (z20)) (not (z24)) (z33) (z47))
    :effect (and
      (z20) (z24) (not (z33)) (not (z47))))
  (:action a117
    :parameters ()
    :precondition (and
      (not (z11)) (not (z20)) (not (z24)) (z41))
    :effect (and
      (z11) (z20) (z24) (not (z41))))
  (:action a118
    :parameters ()
    :precondition (and
      (z5) (z15) (not (z26)) (z35))
    :effect (and
      (not (z5)) (not (z15)) (z26) (not (z35))))
  (:action a119
    :parameters ()
    :precondition (and
      (z5) (z19) (z23) (not (z26)) (z35))
    :effect (and
      (not (z5)) (not (z19)) (not (z23)) (z26) (not (z35))))
  (:action a120
    :parameters ()
    :precondition (and
      (z15) (z23) (not (z26)) (z35) (z58))
    :effect (and
      (not (z15)) (not (z23)) (z26) (not (z35)) (not (z58))))
  (:action a121
    :parameters ()
    :precondition (and
      (not (z5)) (z15) (not (z26)) (z35))
    :effect (and
      (z5) (not (z15)) (z26) (not (z35))))
  (:action a122
    :parameters ()
    :precondition (and
      (not (z5)) (z19) (z23) (not (z26)) (z35))
    :effect (and
      (z5) (not (z19)) (not (z23)) (z26) (not (z35))))
  (:action a123
    :parameters ()
    :precondition (and
      (z5) (not (z15)) (not (z26)) (z35))
    :effect (and
      (not (z5)) (z15) (z26) (not (z35))))
  (:action a124
    :parameters ()
    :precondition (and
      (not (z15)) (z23) (not (z26)) (z35) (z58))
    :effect (and
      (z15) (not (z23)) (z26) (not (z35)) (not (z58))))
  (:action a125
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (not (z26)) (z35))
    :effect (and
      (z5) (z15) (z26) (not (z35))))
  (:action a126
    :parameters ()
    :precondition (and
      (z5) (not (z19)) (z23) (not (z26)) (z35))
    :effect (and
      (not (z5)) (z19) (not (z23)) (z26) (not (z35))))
  (:action a127
    :parameters ()
    :precondition (and
      (not (z5)) (not (z19)) (z23) (not (z26)) (z35))
    :effect (and
      (z5) (z19) (not (z23)) (z26) (not (z35))))
  (:action a128
    :parameters ()
    :precondition (and
      (z5) (z19) (not (z23)) (not (z26)) (z35))
    :effect (and
      (not (z5)) (not (z19)) (z23) (z26) (not (z35))))
  (:action a129
    :parameters ()
    :precondition (and
      (z15) (not (z23)) (not (z26)) (z35) (z58))
    :effect (and
      (not (z15)) (z23) (z26) (not (z35)) (not (z58))))
  (:action a130
    :parameters ()
    :precondition (and
      (not (z5)) (z19) (not (z23)) (not (z26)) (z35))
    :effect (and
      (z5) (not (z19)) (z23) (z26) (not (z35))))
  (:action a131
    :parameters ()
    :precondition (and
      (not (z15)) (not (z23)) (not (z26)) (z35) (z58))
    :effect (and
      (z15) (z23) (z26) (not (z35)) (not (z58))))
  (:action a132
    :parameters ()
    :precondition (and
      (z5) (not (z19)) (not (z23)) (not (z26)) (z35))
    :effect (and
      (not (z5)) (z19) (z23) (z26) (not (z35))))
  (:action a133
    :parameters ()
    :precondition (and
      (not (z5)) (not (z19)) (not (z23)) (not (z26)) (z35))
    :effect (and
      (z5) (z19) (z23) (z26) (not (z35))))
  (:action a134
    :parameters ()
    :precondition (and
      (z20) (not (z33)) (z37) (z41) (z43))
    :effect (and
      (not (z20)) (z33) (not (z37)) (not (z41)) (not (z43))))
  (:action a135
    :parameters ()
    :precondition (and
      (z20) (z24) (not (z33)) (z47))
    :effect (and
      (not (z20)) (not (z24)) (z33) (not (z47))))
  (:action a136
    :parameters ()
    :precondition (and
      (z24) (not (z33)) (z39) (z41) (z54))
    :effect (and
      (not (z24)) (z33) (not (z39)) (not (z41)) (not (z54))))
  (:action a137
    :parameters ()
    :precondition (and
      (z23) (not (z33)) (z39) (z43) (z58))
    :effect (and
      (not (z23)) (z33) (not (z39)) (not (z43)) (not (z58))))
  (:action a138
    :parameters ()
    :precondition (and
      (not (z33)) (z47) (z54) (z58))
    :effect (and
      (z33) (not (z47)) (not (z54)) (not (z58))))
  (:action a139
    :parameters ()
    :precondition (and
      (not (z20)) (not (z33)) (z37) (z41) (z43))
    :effect (and
      (z20) (z33) (not (z37)) (not (z41)) (not (z43))))
  (:action a140
    :parameters ()
    :precondition (and
      (not (z20)) (z24) (not (z33)) (z47))
    :effect (and
      (z20) (not (z24)) (z33) (not (z47))))
  (:action a141
    :parameters ()
    :precondition (and
      (not (z23)) (not (z33)) (z39) (z43) (z58))
    :effect (and
      (z23) (z33) (not (z39)) (not (z43)) (not (z58))))
  (:action a142
    :parameters ()
    :precondition (and
      (z20) (not (z24)) (not (z33)) (z47))
    :effect (and
      (not (z20)) (z24) (z33) (not (z47))))
  (:action a143
    :parameters ()
    :precondition (and
      (not (z24)) (not (z33)) (z39) (z41) (z54))
    :effect (and
      (z24) (z33) (not (z39)) (not (z41)) (not (z54))))
  (:action a144
    :parameters ()
    :precondition (and
      (not (z20)) (not (z24)) (not (z33)) (z47))
    :effect (and
      (z20) (z24) (z33) (not (z47))))
  (:action a145
    :parameters ()
    :precondition (and
      (z11) (not (z34)) (z36))
    :effect (and
      (not (z11)) (z34) (not (z36))))
  (:action a146
    :parameters ()
    :precondition (and
      (z11) (z20) (not (z34)) (z37))
    :effect (and
      (not (z11)) (not (z20)) (z34) (not (z37))))
  (:action a147
    :parameters ()
    :precondition (and
      (z29) (not (z34)) (z36) (z37) (z61))
    :effect (and
      (not (z29)) (z34) (not (z36)) (not (z37)) (not (z61))))
  (:action a148
    :parameters ()
    :precondition (and
      (not (z11)) (not (z34)) (z36))
    :effect (and
      (z11) (z34) (not (z36))))
  (:action a149
    :parameters ()
    :precondition (and
      (not (z11)) (z20) (not (z34)) (z37))
    :effect (and
      (z11) (not (z20)) (z34) (not (z37))))
  (:action a150
    :parameters ()
    :precondition (and
      (z11) (not (z20)) (not (z34)) (z37))
    :effect (and
      (not (z11)) (z20) (z34) (not (z37))))
  (:action a151
    :parameters ()
    :precondition (and
      (not (z11)) (not (z20)) (not (z34)) (z37))
    :effect (and
      (z11) (z20) (z34) (not (z37))))
  (:action a152
    :parameters ()
    :precondition (and
      (z5) (z15) (z26) (not (z35)))
    :effect (and
      (not (z5)) (not (z15)) (not (z26)) (z35)))
  (:action a153
    :parameters ()
    :precondition (and
      (z5) (z19) (z23) (z26) (not (z35)))
    :effect (and
      (not (z5)) (not (z19)) (not (z23)) (not (z26)) (z35)))
  (:action a154
    :parameters ()
    :precondition (and
      (z15) (z23) (z26) (not (z35)) (z58))
    :effect (and
      (not (z15)) (not (z23)) (not (z26)) (z35) (not (z58))))
  (:action a155
    :parameters ()
    :precondition (and
      (not (z5)) (z15) (z26) (not (z35)))
    :effect (and
      (z5) (not (z15)) (not (z26)) (z35)))
  (:action a156
    :parameters ()
    :precondition (and
      (not (z5)) (z19) (z23) (z26) (not (z35)))
    :effect (and
      (z5) (not (z19)) (not (z23)) (not (z26)) (z35)))
  (:action a157
    :parameters ()
    :precondition (and
      (z5) (not (z15)) (z26) (not (z35)))
    :effect (and
      (not (z5)) (z15) (not (z26)) (z35)))
  (:action a158
    :parameters ()
    :precondition (and
      (not (z15)) (z23) (z26) (not (z35)) (z58))
    :effect (and
      (z15) (not (z23)) (not (z26)) (z35) (not (z58))))
  (:action a159
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (z26) (not (z35)))
    :effect (and
      (z5) (z15) (not (z26)) (z35)))
  (:action a160
    :parameters ()
    :precondition (and
      (z5) (not (z19)) (z23) (z26) (not (z35)))
    :effect (and
      (not (z5)) (z19) (not (z23)) (not (z26)) (z35)))
  (:action a161
    :parameters ()
    :precondition (and
      (not (z5)) (not (z19)) (z23) (z26) (not (z35)))
    :effect (and
      (z5) (z19) (not (z23)) (not (z26)) (z35)))
  (:action a162
    :parameters ()
    :precondition (and
      (z5) (z19) (not (z23)) (z26) (not (z35)))
    :effect (and
      (not (z5)) (not (z19)) (z23) (not (z26)) (z35)))
  (:action a163
    :parameters ()
    :precondition (and
      (z15) (not (z23)) (z26) (not (z35)) (z58))
    :effect (and
      (not (z15)) (z23) (not (z26)) (z35) (not (z58))))
  (:action a164
    :parameters ()
    :precondition (and
      (not (z5)) (z19) (not (z23)) (z26) (not (z35)))
    :effect (and
      (z5) (not (z19)) (z23) (not (z26)) (z35)))
  (:action a165
    :parameters ()
    :precondition (and
      (not (z15)) (not (z23)) (z26) (not (z35)) (z58))
    :effect (and
      (z15) (z23) (not (z26)) (z35) (not (z58))))
  (:action a166
    :parameters ()
    :precondition (and
      (z5) (not (z19)) (not (z23)) (z26) (not (z35)))
    :effect (and
      (not (z5)) (z19) (z23) (not (z26)) (z35)))
  (:action a167
    :parameters ()
    :precondition (and
      (not (z5)) (not (z19)) (not (z23)) (z26) (not (z35)))
    :effect (and
      (z5) (z19) (z23) (not (z26)) (z35)))
  (:action a168
    :parameters ()
    :precondition (and
      (z11) (z34) (not (z36)))
    :effect (and
      (not (z11)) (not (z34)) (z36)))
  (:action a169
    :parameters ()
    :precondition (and
      (z11) (not (z36)) (z37) (z38) (z41))
    :effect (and
      (not (z11)) (z36) (not (z37)) (not (z38)) (not (z41))))
  (:action a170
    :parameters ()
    :precondition (and
      (z29) (z34) (not (z36)) (z37) (z61))
    :effect (and
      (not (z29)) (not (z34)) (z36) (not (z37)) (not (z61))))
  (:action a171
    :parameters ()
    :precondition (and
      (z13) (z29) (not (z36)) (z38) (z61))
    :effect (and
      (not (z13)) (not (z29)) (z36) (not (z38)) (not (z61))))
  (:action a172
    :parameters ()
    :precondition (and
      (not (z11)) (z34) (not (z36)))
    :effect (and
      (z11) (not (z34)) (z36)))
  (:action a173
    :parameters ()
    :precondition (and
      (not (z11)) (not (z36)) (z37) (z38) (z41))
    :effect (and
      (z11) (z36) (not (z37)) (not (z38)) (not (z41))))
  (:action a174
    :parameters ()
    :precondition (and
      (not (z13)) (z29) (not (z36)) (z38) (z61))
    :effect (and
      (z13) (not (z29)) (z36) (not (z38)) (not (z61))))
  (:action a175
    :parameters ()
    :precondition (and
      (z11) (not (z34)) (not (z36)))
    :effect (and
      (not (z11)) (z34) (z36)))
  (:action a176
    :parameters ()
    :precondition (and
      (z29) (not (z34)) (not (z36)) (z37) (z61))
    :effect (and
      (not (z29)) (z34) (z36) (not (z37)) (not (z61))))
  (:action a177
    :parameters ()
    :precondition (and
      (not (z11)) (not (z34)) (not (z36)))
    :effect (and
      (z11) (z34) (z36)))
  (:action a178
    :parameters ()
    :precondition (and
      (z11) (z20) (z34) (not (z37)))
    :effect (and
      (not (z11)) (not (z20)) (not (z34)) (z37)))
  (:action a179
    :parameters ()
    :precondition (and
      (z11) (z36) (not (z37)) (z38) (z41))
    :effect (and
      (not (z11)) (not (z36)) (z37) (not (z38)) (not (z41))))
  (:action a180
    :parameters ()
    :precondition (and
      (z20) (z33) (not (z37)) (z41) (z43))
    :effect (and
      (not (z20)) (not (z33)) (z37) (not (z41)) (not (z43))))
  (:action a181
    :parameters ()
    :precondition (and
      (z29) (z34) (z36) (not (z37)) (z61))
    :effect (and
      (not (z29)) (not (z34)) (not (z36)) (z37) (not (z61))))
  (:action a182
    :parameters ()
    :precondition (and
      (z17) (z29) (not (z37)) (z38) (z43) (z61))
    :effect (and
      (not (z17)) (not (z29)) (z37) (not (z38)) (not (z43)) (not (z61))))
  (:action a183
    :parameters ()
    :precondition (and
      (not (z11)) (z20) (z34) (not (z37)))
    :effect (and
      (z11) (not (z20)) (not (z34)) (z37)))
  (:action a184
    :parameters ()
    :precondition (and
      (not (z11)) (z36) (not (z37)) (z38) (z41))
    :effect (and
      (z11) (not (z36)) (z37) (not (z38)) (not (z41))))
  (:action a185
    :parameters ()
    :precondition (and
      (not (z17)) (z29) (not (z37)) (z38) (z43) (z61))
    :effect (and
      (z17) (not (z29)) (z37) (not (z38)) (not (z43)) (not (z61))))
  (:action a186
    :parameters ()
    :precondition (and
      (z11) (not (z20)) (z34) (not (z37)))
    :effect (and
      (not (z11)) (z20) (not (z34)) (z37)))
  (:action a187
    :parameters ()
    :precondition (and
      (not (z20)) (z33) (not (z37)) (z41) (z43))
    :effect (and
      (z20) (not (z33)) (z37) (not (z41)) (not (z43))))
  (:action a188
    :parameters ()
    :precondition (and
      (not (z11)) (not (z20)) (z34) (not (z37)))
    :effect (and
      (z11) (z20) (not (z34)) (z37)))
  (:action a189
    :parameters ()
    :precondition (and
      (z20) (not (z33)) (not (z37)) (z41) (z43))
    :effect (and
      (not (z20)) (z33) (z37) (not (z41)) (not (z43))))
  (:action a190
    :parameters ()
    :precondition (and
      (not (z20)) (not (z33)) (not (z37)) (z41) (z43))
    :effect (and
      (z20) (z33) (z37) (not (z41)) (not (z43))))
  (:action a191
    :parameters ()
    :precondition (and
      (z11) (z20) (not (z34)) (not (z37)))
    :effect (and
      (not (z11)) (not (z20)) (z34) (z37)))
  (:action a192
    :parameters ()
    :precondition (and
      (z29) (not (z34)) (z36) (not (z37)) (z61))
    :effect (and
      (not (z29)) (z34) (not (z36)) (z37) (not (z61))))
  (:action a193
    :parameters ()
    :precondition (and
      (not (z11)) (z20) (not (z34)) (not (z37)))
    :effect (and
      (z11) (not (z20)) (z34) (z37)))
  (:action a194
    :parameters ()
    :precondition (and
      (z11) (not (z20)) (not (z34)) (not (z37)))
    :effect (and
      (not (z11)) (z20) (z34) (z37)))
  (:action a195
    :parameters ()
    :precondition (and
      (not (z11)) (not (z20)) (not (z34)) (not (z37)))
    :effect (and
      (z11) (z20) (z34) (z37)))
  (:action a196
    :parameters ()
    :precondition (and
      (z11) (not (z36)) (not (z37)) (z38) (z41))
    :effect (and
      (not (z11)) (z36) (z37) (not (z38)) (not (z41))))
  (:action a197
    :parameters ()
    :precondition (and
      (z29) (z34) (not (z36)) (not (z37)) (z61))
    :effect (and
      (not (z29)) (not (z34)) (z36) (z37) (not (z61))))
  (:action a198
    :parameters ()
    :precondition (and
      (not (z11)) (not (z36)) (not (z37)) (z38) (z41))
    :effect (and
      (z11) (z36) (z37) (not (z38)) (not (z41))))
  (:action a199
    :parameters ()
    :precondition (and
      (z29) (not (z34)) (not (z36)) (not (z37)) (z61))
    :effect (and
      (not (z29)) (z34) (z36) (z37) (not (z61))))
  (:action a200
    :parameters ()
    :precondition (and
      (z0) (z13) (z16) (z17) (not (z38)))
    :effect (and
      (not (z0)) (not (z13)) (not (z16)) (not (z17)) (z38)))
  (:action a201
    :parameters ()
    :precondition (and
      (z11) (z36) (z37) (not (z38)) (z41))
    :effect (and
      (not (z11)) (not (z36)) (not (z37)) (z38) (not (z41))))
  (:action a202
    :parameters ()
    :precondition (and
      (z16) (not (z38)) (z39) (z41) (z43))
    :effect (and
      (not (z16)) (z38) (not (z39)) (not (z41)) (not (z43))))
  (:action a203
    :parameters ()
    :precondition (and
      (z13) (z29) (z36) (not (z38)) (z61))
    :effect (and
      (not (z13)) (not (z29)) (not (z36)) (z38) (not (z61))))
  (:action a204
    :parameters ()
    :precondition (and
      (z17) (z29) (z37) (not (z38)) (z43) (z61))
    :effect (and
      (not (z17)) (not (z29)) (not (z37)) (z38) (not (z43)) (not (z61))))
  (:action a205
    :parameters ()
    :precondition (and
      (not (z0)) (z13) (z16) (z17) (not (z38)))
    :effect (and
      (z0) (not (z13)) (not (z16)) (not (z17)) (z38)))
  (:action a206
    :parameters ()
    :precondition (and
      (not (z11)) (z36) (z37) (not (z38)) (z41))
    :effect (and
      (z11) (not (z36)) (not (z37)) (z38) (not (z41))))
  (:action a207
    :parameters ()
    :precondition (and
      (z0) (not (z13)) (z16) (z17) (not (z38)))
    :effect (and
      (not (z0)) (z13) (not (z16)) (not (z17)) (z38)))
  (:action a208
    :parameters ()
    :precondition (and
      (not (z13)) (z29) (z36) (not (z38)) (z61))
    :effect (and
      (z13) (not (z29)) (not (z36)) (z38) (not (z61))))
  (:action a209
    :parameters ()
    :precondition (and
      (not (z0)) (not (z13)) (z16) (z17) (not (z38)))
    :effect (and
      (z0) (z13) (not (z16)) (not (z17)) (z38)))
  (:action a210
    :parameters ()
    :precondition (and
      (z0) (z13) (not (z16)) (z17) (not (z38)))
    :effect (and
      (not (z0)) (not (z13)) (z16) (not (z17)) (z38)))
  (:action a211
    :parameters ()
    :precondition (and
      (not (z16)) (not (z38)) (z39) (z41) (z43))
    :effect (and
      (z16) (z38) (not (z39)) (not (z41)) (not (z43))))
  (:action a212
    :parameters ()
    :precondition (and
      (not (z0)) (z13) (not (z16)) (z17) (not (z38)))
    :effect (and
      (z0) (not (z13)) (z16) (not (z17)) (z38)))
  (:action a213
    :parameters ()
    :precondition (and
      (z0) (not (z13)) (not (z16)) (z17) (not (z38)))
    :effect (and
      (not (z0)) (z13) (z16) (not (z17)) (z38)))
  (:action a214
    :parameters ()
    :precondition (and
      (not (z0)) (not (z13)) (not (z16)) (z17) (not (z38)))
    :effect (and
      (z0) (z13) (z16) (not (z17)) (z38)))
  (:action a215
    :parameters ()
    :precondition (and
      (z0) (z13) (z16) (not (z17)) (not (z38)))
    :effect (and
      (not (z0)) (not (z13)) (not (z16)) (z17) (z38)))
  (:action a216
    :parameters ()
    :precondition (and
      (not (z17)) (z29) (z37) (not (z38)) (z43) (z61))
    :effect (and
      (z17) (not (z29)) (not (z37)) (z38) (not (z43)) (not (z61))))
  (:action a217
    :parameters ()
    :precondition (and
      (not (z0)) (z13) (z16) (not (z17)) (not (z38)))
    :effect (and
      (z0) (not (z13)) (not (z16)) (z17) (z38)))
  (:action a218
    :parameters ()
    :precondition (and
      (z0) (not (z13)) (z16) (not (z17)) (not (z38)))
    :effect (and
      (not (z0)) (z13) (not (z16)) (z17) (z38)))
  (:action a219
    :parameters ()
    :precondition (and
      (not (z0)) (not (z13)) (z16) (not (z17)) (not (z38)))
    :effect (and
      (z0) (z13) (not (z16)) (z17) (z38)))
  (:action a220
    :parameters ()
    :precondition (and
      (z0) (z13) (not (z16)) (not (z17)) (not (z38)))
    :effect (and
      (not (z0)) (not (z13)) (z16) (z17) (z38)))
  (:action a221
    :parameters ()
    :precondition (and
      (not (z0)) (z13) (not (z16)) (not (z17)) (not (z38)))
    :effect (and
      (z0) (not (z13)) (z16) (z17) (z38)))
  (:action a222
    :parameters ()
    :precondition (and
      (z0) (not (z13)) (not (z16)) (not (z17)) (not (z38)))
    :effect (and
      (not (z0)) (z13) (z16) (z17) (z38)))
  (:action a223
    :parameters ()
    :precondition (and
      (not (z0)) (not (z13)) (not (z16)) (not (z17)) (not (z38)))
    :effect (and
      (z0) (z13) (z16) (z17) (z38)))
  (:action a224
    :parameters ()
    :precondition (and
      (z11) (not (z36)) (z37) (not (z38)) (z41))
    :effect (and
      (not (z11)) (z36) (not (z37)) (z38) (not (z41))))
  (:action a225
    :parameters ()
    :precondition (and
      (z13) (z29) (not (z36)) (not (z38)) (z61))
    :effect (and
      (not (z13)) (not (z29)) (z36) (z38) (not (z61))))
  (:action a226
    :parameters ()
    :precondition (and
      (not (z11)) (not (z36)) (z37) (not (z38)) (z41))
    :effect (and
      (z11) (z36) (not (z37)) (z38) (not (z41))))
  (:action a227
    :parameters ()
    :precondition (and
      (not (z13)) (z29) (not (z36)) (not (z38)) (z61))
    :effect (and
      (z13) (not (z29)) (z36) (z38) (not (z61))))
  (:action a228
    :parameters ()
    :precondition (and
      (z11) (z36) (not (z37)) (not (z38)) (z41))
    :effect (and
      (not (z11)) (not (z36)) (z37) (z38) (not (z41))))
  (:action a229
    :parameters ()
    :precondition (and
      (z17) (z29) (not (z37)) (not (z38)) (z43) (z61))
    :effect (and
      (not (z17)) (not (z29)) (z37) (z38) (not (z43)) (not (z61))))
  (:action a230
    :parameters ()
    :precondition (and
      (not (z11)) (z36) (not (z37)) (not (z38)) (z41))
    :effect (and
      (z11) (not (z36)) (z37) (z38) (not (z41))))
  (:action a231
    :parameters ()
    :precondition (and
      (not (z17)) (z29) (not (z37)) (not (z38)) (z43) (z61))
    :effect (and
      (z17) (not (z29)) (z37) (z38) (not (z43)) (not (z61))))
  (:action a232
    :parameters ()
    :precondition (and
      (z11) (not (z36)) (not (z37)) (not (z38)) (z41))
    :effect (and
      (not (z11)) (z36) (z37) (z38) (not (z41))))
  (:action a233
    :parameters ()
    :precondition (and
      (not (z11)) (not (z36)) (not (z37)) (not (z38)) (z41))
    :effect (and
      (z11) (z36) (z37) (z38) (not (z41))))
  (:action a234
    :parameters ()
    :precondition (and
      (z5) (z15) (z16) (z23) (not (z39)))
    :effect (and
      (not (z5)) (not (z15)) (not (z16)) (not (z23)) (z39)))
  (:action a235
    :parameters ()
    :precondition (and
      (z16) (z38) (not (z39)) (z41) (z43))
    :effect (and
      (not (z16)) (not (z38)) (z39) (not (z41)) (not (z43))))
  (:action a236
    :parameters ()
    :precondition (and
      (z24) (z33) (not (z39)) (z41) (z54))
    :effect (and
      (not (z24)) (not (z33)) (z39) (not (z41)) (not (z54))))
  (:action a237
    :parameters ()
    :precondition (and
      (z23) (z33) (not (z39)) (z43) (z58))
    :effect (and
      (not (z23)) (not (z33)) (z39) (not (z43)) (not (z58))))
  (:action a238
    :parameters ()
    :precondition (and
      (z15) (not (z39)) (z54) (z58))
    :effect (and
      (not (z15)) (z39) (not (z54)) (not (z58))))
  (:action a239
    :parameters ()
    :precondition (and
      (not (z5)) (z15) (z16) (z23) (not (z39)))
    :effect (and
      (z5) (not (z15)) (not (z16)) (not (z23)) (z39)))
  (:action a240
    :parameters ()
    :precondition (and
      (z5) (not (z15)) (z16) (z23) (not (z39)))
    :effect (and
      (not (z5)) (z15) (not (z16)) (not (z23)) (z39)))
  (:action a241
    :parameters ()
    :precondition (and
      (not (z15)) (not (z39)) (z54) (z58))
    :effect (and
      (z15) (z39) (not (z54)) (not (z58))))
  (:action a242
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (z16) (z23) (not (z39)))
    :effect (and
      (z5) (z15) (not (z16)) (not (z23)) (z39)))
  (:action a243
    :parameters ()
    :precondition (and
      (z5) (z15) (not (z16)) (z23) (not (z39)))
    :effect (and
      (not (z5)) (not (z15)) (z16) (not (z23)) (z39)))
  (:action a244
    :parameters ()
    :precondition (and
      (not (z16)) (z38) (not (z39)) (z41) (z43))
    :effect (and
      (z16) (not (z38)) (z39) (not (z41)) (not (z43))))
  (:action a245
    :parameters ()
    :precondition (and
      (not (z5)) (z15) (not (z16)) (z23) (not (z39)))
    :effect (and
      (z5) (not (z15)) (z16) (not (z23)) (z39)))
  (:action a246
    :parameters ()
    :precondition (and
      (z5) (not (z15)) (not (z16)) (z23) (not (z39)))
    :effect (and
      (not (z5)) (z15) (z16) (not (z23)) (z39)))
  (:action a247
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (not (z16)) (z23) (not (z39)))
    :effect (and
      (z5) (z15) (z16) (not (z23)) (z39)))
  (:action a248
    :parameters ()
    :precondition (and
      (z5) (z15) (z16) (not (z23)) (not (z39)))
    :effect (and
      (not (z5)) (not (z15)) (not (z16)) (z23) (z39)))
  (:action a249
    :parameters ()
    :precondition (and
      (not (z23)) (z33) (not (z39)) (z43) (z58))
    :effect (and
      (z23) (not (z33)) (z39) (not (z43)) (not (z58))))
  (:action a250
    :parameters ()
    :precondition (and
      (not (z5)) (z15) (z16) (not (z23)) (not (z39)))
    :effect (and
      (z5) (not (z15)) (not (z16)) (z23) (z39)))
  (:action a251
    :parameters ()
    :precondition (and
      (z5) (not (z15)) (z16) (not (z23)) (not (z39)))
    :effect (and
      (not (z5)) (z15) (not (z16)) (z23) (z39)))
  (:action a252
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (z16) (not (z23)) (not (z39)))
    :effect (and
      (z5) (z15) (not (z16)) (z23) (z39)))
  (:action a253
    :parameters ()
    :precondition (and
      (z5) (z15) (not (z16)) (not (z23)) (not (z39)))
    :effect (and
      (not (z5)) (not (z15)) (z16) (z23) (z39)))
  (:action a254
    :parameters ()
    :precondition (and
      (not (z5)) (z15) (not (z16)) (not (z23)) (not (z39)))
    :effect (and
      (z5) (not (z15)) (z16) (z23) (z39)))
  (:action a255
    :parameters ()
    :precondition (and
      (z5) (not (z15)) (not (z16)) (not (z23)) (not (z39)))
    :effect (and
      (not (z5)) (z15) (z16) (z23) (z39)))
  (:action a256
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (not (z16)) (not (z23)) (not (z39)))
    :effect (and
      (z5) (z15) (z16) (z23) (z39)))
  (:action a257
    :parameters ()
    :precondition (and
      (not (z24)) (z33) (not (z39)) (z41) (z54))
    :effect (and
      (z24) (not (z33)) (z39) (not (z41)) (not (z54))))
  (:action a258
    :parameters ()
    :precondition (and
      (z24) (not (z33)) (not (z39)) (z41) (z54))
    :effect (and
      (not (z24)) (z33) (z39) (not (z41)) (not (z54))))
  (:action a259
    :parameters ()
    :precondition (and
      (z23) (not (z33)) (not (z39)) (z43) (z58))
    :effect (and
      (not (z23)) (z33) (z39) (not (z43)) (not (z58))))
  (:action a260
    :parameters ()
    :precondition (and
      (not (z23)) (not (z33)) (not (z39)) (z43) (z58))
    :effect (and
      (z23) (z33) (z39) (not (z43)) (not (z58))))
  (:action a261
    :parameters ()
    :precondition (and
      (not (z24)) (not (z33)) (not (z39)) (z41) (z54))
    :effect (and
      (z24) (z33) (z39) (not (z41)) (not (z54))))
  (:action a262
    :parameters ()
    :precondition (and
      (z16) (not (z38)) (not (z39)) (z41) (z43))
    :effect (and
      (not (z16)) (z38) (z39) (not (z41)) (not (z43))))
  (:action a263
    :parameters ()
    :precondition (and
      (not (z16)) (not (z38)) (not (z39)) (z41) (z43))
    :effect (and
      (z16) (z38) (z39) (not (z41)) (not (z43))))
  (:action a264
    :parameters ()
    :precondition (and
      (z11) (z20) (z24) (not (z41)))
    :effect (and
      (not (z11)) (not (z20)) (not (z24)) (z41)))
  (:action a265
    :parameters ()
    :precondition (and
      (z11) (z36) (z37) (z38) (not (z41)))
    :effect (and
      (not (z11)) (not (z36)) (not (z37)) (not (z38)) (z41)))
  (:action a266
    :parameters ()
    :precondition (and
      (z20) (z33) (z37) (not (z41)) (z43))
    :effect (and
      (not (z20)) (not (z33)) (not (z37)) (z41) (not (z43))))
  (:action a267
    :parameters ()
    :precondition (and
      (z16) (z38) (z39) (not (z41)) (z43))
    :effect (and
      (not (z16)) (not (z38)) (not (z39)) (z41) (not (z43))))
  (:action a268
    :parameters ()
    :precondition (and
      (z24) (z33) (z39) (not (z41)) (z54))
    :effect (and
      (not (z24)) (not (z33)) (not (z39)) (z41) (not (z54))))
  (:action a269
    :parameters ()
    :precondition (and
      (not (z11)) (z20) (z24) (not (z41)))
    :effect (and
      (z11) (not (z20)) (not (z24)) (z41)))
  (:action a270
    :parameters ()
    :precondition (and
      (not (z11)) (z36) (z37) (z38) (not (z41)))
    :effect (and
      (z11) (not (z36)) (not (z37)) (not (z38)) (z41)))
  (:action a271
    :parameters ()
    :precondition (and
      (not (z16)) (z38) (z39) (not (z41)) (z43))
    :effect (and
      (z16) (not (z38)) (not (z39)) (z41) (not (z43))))
  (:action a272
    :parameters ()
    :precondition (and
      (z11) (not (z20)) (z24) (not (z41)))
    :effect (and
      (not (z11)) (z20) (not (z24)) (z41)))
  (:action a273
    :parameters ()
    :precondition (and
      (not (z20)) (z33) (z37) (not (z41)) (z43))
    :effect (and
      (z20) (not (z33)) (not (z37)) (z41) (not (z43))))
  (:action a274
    :parameters ()
    :precondition (and
      (not (z11)) (not (z20)) (z24) (not (z41)))
    :effect (and
      (z11) (z20) (not (z24)) (z41)))
  (:action a275
    :parameters ()
    :precondition (and
      (z11) (z20) (not (z24)) (not (z41)))
    :effect (and
      (not (z11)) (not (z20)) (z24) (z41)))
  (:action a276
    :parameters ()
    :precondition (and
      (not (z24)) (z33) (z39) (not (z41)) (z54))
    :effect (and
      (z24) (not (z33)) (not (z39)) (z41) (not (z54))))
  (:action a277
    :parameters ()
    :precondition (and
      (not (z11)) (z20) (not (z24)) (not (z41)))
    :effect (and
      (z11) (not (z20)) (z24) (z41)))
  (:action a278
    :parameters ()
    :precondition (and
      (z11) (not (z20)) (not (z24)) (not (z41)))
    :effect (and
      (not (z11)) (z20) (z24) (z41)))
  (:action a279
    :parameters ()
    :precondition (and
      (not (z11)) (not (z20)) (not (z24)) (not (z41)))
    :effect (and
      (z11) (z20) (z24) (z41)))
  (:action a280
    :parameters ()
    :precondition (and
      (z20) (not (z33)) (z37) (not (z41)) (z43))
    :effect (and
      (not (z20)) (z33) (not (z37)) (z41) (not (z43))))
  (:action a281
    :parameters ()
    :precondition (and
      (z24) (not (z33)) (z39) (not (z41)) (z54))
    :effect (and
      (not (z24)) (z33) (not (z39)) (z41) (not (z54))))
  (:action a282
    :parameters ()
    :precondition (and
      (not (z20)) (not (z33)) (z37) (not (z41)) (z43))
    :effect (and
      (z20) (z33) (not (z37)) (z41) (not (z43))))
  (:action a283
    :parameters ()
    :precondition (and
      (not (z24)) (not (z33)) (z39) (not (z41)) (z54))
    :effect (and
      (z24) (z33) (not (z39)) (z41) (not (z54))))
  (:action a284
    :parameters ()
    :precondition (and
      (z11) (not (z36)) (z37) (z38) (not (z41)))
    :effect (and
      (not (z11)) (z36) (not (z37)) (not (z38)) (z41)))
  (:action a285
    :parameters ()
    :precondition (and
      (not (z11)) (not (z36)) (z37) (z38) (not (z41)))
    :effect (and
      (z11) (z36) (not (z37)) (not (z38)) (z41)))
  (:action a286
    :parameters ()
    :precondition (and
      (z11) (z36) (not (z37)) (z38) (not (z41)))
    :effect (and
      (not (z11)) (not (z36)) (z37) (not (z38)) (z41)))
  (:action a287
    :parameters ()
    :precondition (and
      (z20) (z33) (not (z37)) (not (z41)) (z43))
    :effect (and
      (not (z20)) (not (z33)) (z37) (z41) (not (z43))))
  (:action a288
    :parameters ()
    :precondition (and
      (not (z11)) (z36) (not (z37)) (z38) (not (z41)))
    :effect (and
      (z11) (not (z36)) (z37) (not (z38)) (z41)))
  (:action a289
    :parameters ()
    :precondition (and
      (not (z20)) (z33) (not (z37)) (not (z41)) (z43))
    :effect (and
      (z20) (not (z33)) (z37) (z41) (not (z43))))
  (:action a290
    :parameters ()
    :precondition (and
      (z20) (not (z33)) (not (z37)) (not (z41)) (z43))
    :effect (and
      (not (z20)) (z33) (z37) (z41) (not (z43))))
  (:action a291
    :parameters ()
    :precondition (and
      (not (z20)) (not (z33)) (not (z37)) (not (z41)) (z43))
    :effect (and
      (z20) (z33) (z37) (z41) (not (z43))))
  (:action a292
    :parameters ()
    :precondition (and
      (z11) (not (z36)) (not (z37)) (z38) (not (z41)))
    :effect (and
      (not (z11)) (z36) (z37) (not (z38)) (z41)))
  (:action a293
    :parameters ()
    :precondition (and
      (not (z11)) (not (z36)) (not (z37)) (z38) (not (z41)))
    :effect (and
      (z11) (z36) (z37) (not (z38)) (z41)))
  (:action a294
    :parameters ()
    :precondition (and
      (z11) (z36) (z37) (not (z38)) (not (z41)))
    :effect (and
      (not (z11)) (not (z36)) (not (z37)) (z38) (z41)))
  (:action a295
    :parameters ()
    :precondition (and
      (z16) (not (z38)) (z39) (not (z41)) (z43))
    :effect (and
      (not (z16)) (z38) (not (z39)) (z41) (not (z43))))
  (:action a296
    :parameters ()
    :precondition (and
      (not (z11)) (z36) (z37) (not (z38)) (not (z41)))
    :effect (and
      (z11) (not (z36)) (not (z37)) (z38) (z41)))
  (:action a297
    :parameters ()
    :precondition (and
      (not (z16)) (not (z38)) (z39) (not (z41)) (z43))
    :effect (and
      (z16) (z38) (not (z39)) (z41) (not (z43))))
  (:action a298
    :parameters ()
    :precondition (and
      (z11) (not (z36)) (z37) (not (z38)) (not (z41)))
    :effect (and
      (not (z11)) (z36) (not (z37)) (z38) (z41)))
  (:action a299
    :parameters ()
    :precondition (and
      (not (z11)) (not (z36)) (z37) (not (z38)) (not (z41)))
    :effect (and
      (z11) (z36) (not (z37)) (z38) (z41)))
  (:action a300
    :parameters ()
    :precondition (and
      (z11) (z36) (not (z37)) (not (z38)) (not (z41)))
    :effect (and
      (not (z11)) (not (z36)) (z37) (z38) (z41)))
  (:action a301
    :parameters ()
    :precondition (and
      (not (z11)) (z36) (not (z37)) (not (z38)) (not (z41)))
    :effect (and
      (z11) (not (z36)) (z37) (z38) (z41)))
  (:action a302
    :parameters ()
    :precondition (and
      (z11) (not (z36)) (not (z37)) (not (z38)) (not (z41)))
    :effect (and
      (not (z11)) (z36) (z37) (z38) (z41)))
  (:action a303
    :parameters ()
    :precondition (and
      (not (z11)) (not (z36)) (not (z37)) (not (z38)) (not (z41)))
    :effect (and
      (z11) (z36) (z37) (z38) (z41)))
  (:action a304
    :parameters ()
    :precondition (and
      (z16) (z38) (not (z39)) (not (z41)) (z43))
    :effect (and
      (not (z16)) (not (z38)) (z39) (z41) (not (z43))))
  (:action a305
    :parameters ()
    :precondition (and
      (z24) (z33) (not (z39)) (not (z41)) (z54))
    :effect (and
      (not (z24)) (not (z33)) (z39) (z41) (not (z54))))
  (:action a306
    :parameters ()
    :precondition (and
      (not (z16)) (z38) (not (z39)) (not (z41)) (z43))
    :effect (and
      (z16) (not (z38)) (z39) (z41) (not (z43))))
  (:action a307
    :parameters ()
    :precondition (and
      (not (z24)) (z33) (not (z39)) (not (z41)) (z54))
    :effect (and
      (z24) (not (z33)) (z39) (z41) (not (z54))))
  (:action a308
    :parameters ()
    :precondition (and
      (z24) (not (z33)) (not (z39)) (not (z41)) (z54))
    :effect (and
      (not (z24)) (z33) (z39) (z41) (not (z54))))
  (:action a309
    :parameters ()
    :precondition (and
      (not (z24)) (not (z33)) (not (z39)) (not (z41)) (z54))
    :effect (and
      (z24) (z33) (z39) (z41) (not (z54))))
  (:action a310
    :parameters ()
    :precondition (and
      (z16) (not (z38)) (not (z39)) (not (z41)) (z43))
    :effect (and
      (not (z16)) (z38) (z39) (z41) (not (z43))))
  (:action a311
    :parameters ()
    :precondition (and
      (not (z16)) (not (z38)) (not (z39)) (not (z41)) (z43))
    :effect (and
      (z16) (z38) (z39) (z41) (not (z43))))
  (:action a312
    :parameters ()
    :precondition (and
      (z16) (z17) (z19) (z23) (not (z43)))
    :effect (and
      (not (z16)) (not (z17)) (not (z19)) (not (z23)) (z43)))
  (:action a313
    :parameters ()
    :precondition (and
      (z20) (z33) (z37) (z41) (not (z43)))
    :effect (and
      (not (z20)) (not (z33)) (not (z37)) (not (z41)) (z43)))
  (:action a314
    :parameters ()
    :precondition (and
      (z16) (z38) (z39) (z41) (not (z43)))
    :effect (and
      (not (z16)) (not (z38)) (not (z39)) (not (z41)) (z43)))
  (:action a315
    :parameters ()
    :precondition (and
      (z23) (z33) (z39) (not (z43)) (z58))
    :effect (and
      (not (z23)) (not (z33)) (not (z39)) (z43) (not (z58))))
  (:action a316
    :parameters ()
    :precondition (and
      (z17) (z29) (z37) (z38) (not (z43)) (z61))
    :effect (and
      (not (z17)) (not (z29)) (not (z37)) (not (z38)) (z43) (not (z61))))
  (:action a317
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (z19) (z23) (not (z43)))
    :effect (and
      (z16) (not (z17)) (not (z19)) (not (z23)) (z43)))
  (:action a318
    :parameters ()
    :precondition (and
      (not (z16)) (z38) (z39) (z41) (not (z43)))
    :effect (and
      (z16) (not (z38)) (not (z39)) (not (z41)) (z43)))
  (:action a319
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (z19) (z23) (not (z43)))
    :effect (and
      (not (z16)) (z17) (not (z19)) (not (z23)) (z43)))
  (:action a320
    :parameters ()
    :precondition (and
      (not (z17)) (z29) (z37) (z38) (not (z43)) (z61))
    :effect (and
      (z17) (not (z29)) (not (z37)) (not (z38)) (z43) (not (z61))))
  (:action a321
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (z19) (z23) (not (z43)))
    :effect (and
      (z16) (z17) (not (z19)) (not (z23)) (z43)))
  (:action a322
    :parameters ()
    :precondition (and
      (z16) (z17) (not (z19)) (z23) (not (z43)))
    :effect (and
      (not (z16)) (not (z17)) (z19) (not (z23)) (z43)))
  (:action a323
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (not (z19)) (z23) (not (z43)))
    :effect (and
      (z16) (not (z17)) (z19) (not (z23)) (z43)))
  (:action a324
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (not (z19)) (z23) (not (z43)))
    :effect (and
      (not (z16)) (z17) (z19) (not (z23)) (z43)))
  (:action a325
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (not (z19)) (z23) (not (z43)))
    :effect (and
      (z16) (z17) (z19) (not (z23)) (z43)))
  (:action a326
    :parameters ()
    :precondition (and
      (not (z20)) (z33) (z37) (z41) (not (z43)))
    :effect (and
      (z20) (not (z33)) (not (z37)) (not (z41)) (z43)))
  (:action a327
    :parameters ()
    :precondition (and
      (z16) (z17) (z19) (not (z23)) (not (z43)))
    :effect (and
      (not (z16)) (not (z17)) (not (z19)) (z23) (z43)))
  (:action a328
    :parameters ()
    :precondition (and
      (not (z23)) (z33) (z39) (not (z43)) (z58))
    :effect (and
      (z23) (not (z33)) (not (z39)) (z43) (not (z58))))
  (:action a329
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (z19) (not (z23)) (not (z43)))
    :effect (and
      (z16) (not (z17)) (not (z19)) (z23) (z43)))
  (:action a330
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (z19) (not (z23)) (not (z43)))
    :effect (and
      (not (z16)) (z17) (not (z19)) (z23) (z43)))
  (:action a331
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (z19) (not (z23)) (not (z43)))
    :effect (and
      (z16) (z17) (not (z19)) (z23) (z43)))
  (:action a332
    :parameters ()
    :precondition (and
      (z16) (z17) (not (z19)) (not (z23)) (not (z43)))
    :effect (and
      (not (z16)) (not (z17)) (z19) (z23) (z43)))
  (:action a333
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (not (z19)) (not (z23)) (not (z43)))
    :effect (and
      (z16) (not (z17)) (z19) (z23) (z43)))
  (:action a334
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (not (z19)) (not (z23)) (not (z43)))
    :effect (and
      (not (z16)) (z17) (z19) (z23) (z43)))
  (:action a335
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (not (z19)) (not (z23)) (not (z43)))
    :effect (and
      (z16) (z17) (z19) (z23) (z43)))
  (:action a336
    :parameters ()
    :precondition (and
      (z20) (not (z33)) (z37) (z41) (not (z43)))
    :effect (and
      (not (z20)) (z33) (not (z37)) (not (z41)) (z43)))
  (:action a337
    :parameters ()
    :precondition (and
      (z23) (not (z33)) (z39) (not (z43)) (z58))
    :effect (and
      (not (z23)) (z33) (not (z39)) (z43) (not (z58))))
  (:action a338
    :parameters ()
    :precondition (and
      (not (z20)) (not (z33)) (z37) (z41) (not (z43)))
    :effect (and
      (z20) (z33) (not (z37)) (not (z41)) (z43)))
  (:action a339
    :parameters ()
    :precondition (and
      (not (z23)) (not (z33)) (z39) (not (z43)) (z58))
    :effect (and
      (z23) (z33) (not (z39)) (z43) (not (z58))))
  (:action a340
    :parameters ()
    :precondition (and
      (z20) (z33) (not (z37)) (z41) (not (z43)))
    :effect (and
      (not (z20)) (not (z33)) (z37) (not (z41)) (z43)))
  (:action a341
    :parameters ()
    :precondition (and
      (z17) (z29) (not (z37)) (z38) (not (z43)) (z61))
    :effect (and
      (not (z17)) (not (z29)) (z37) (not (z38)) (z43) (not (z61))))
  (:action a342
    :parameters ()
    :precondition (and
      (not (z17)) (z29) (not (z37)) (z38) (not (z43)) (z61))
    :effect (and
      (z17) (not (z29)) (z37) (not (z38)) (z43) (not (z61))))
  (:action a343
    :parameters ()
    :precondition (and
      (not (z20)) (z33) (not (z37)) (z41) (not (z43)))
    :effect (and
      (z20) (not (z33)) (z37) (not (z41)) (z43)))
  (:action a344
    :parameters ()
    :precondition (and
      (z20) (not (z33)) (not (z37)) (z41) (not (z43)))
    :effect (and
      (not (z20)) (z33) (z37) (not (z41)) (z43)))
  (:action a345
    :parameters ()
    :precondition (and
      (not (z20)) (not (z33)) (not (z37)) (z41) (not (z43)))
    :effect (and
      (z20) (z33) (z37) (not (z41)) (z43)))
  (:action a346
    :parameters ()
    :precondition (and
      (z16) (not (z38)) (z39) (z41) (not (z43)))
    :effect (and
      (not (z16)) (z38) (not (z39)) (not (z41)) (z43)))
  (:action a347
    :parameters ()
    :precondition (and
      (z17) (z29) (z37) (not (z38)) (not (z43)) (z61))
    :effect (and
      (not (z17)) (not (z29)) (not (z37)) (z38) (z43) (not (z61))))
  (:action a348
    :parameters ()
    :precondition (and
      (not (z16)) (not (z38)) (z39) (z41) (not (z43)))
    :effect (and
      (z16) (z38) (not (z39)) (not (z41)) (z43)))
  (:action a349
    :parameters ()
    :precondition (and
      (not (z17)) (z29) (z37) (not (z38)) (not (z43)) (z61))
    :effect (and
      (z17) (not (z29)) (not (z37)) (z38) (z43) (not (z61))))
  (:action a350
    :parameters ()
    :precondition (and
      (z17) (z29) (not (z37)) (not (z38)) (not (z43)) (z61))
    :effect (and
      (not (z17)) (not (z29)) (z37) (z38) (z43) (not (z61))))
  (:action a351
    :parameters ()
    :precondition (and
      (not (z17)) (z29) (not (z37)) (not (z38)) (not (z43)) (z61))
    :effect (and
      (z17) (not (z29)) (z37) (z38) (z43) (not (z61))))
  (:action a352
    :parameters ()
    :precondition (and
      (z16) (z38) (not (z39)) (z41) (not (z43)))
    :effect (and
      (not (z16)) (not (z38)) (z39) (not (z41)) (z43)))
  (:action a353
    :parameters ()
    :precondition (and
      (z23) (z33) (not (z39)) (not (z43)) (z58))
    :effect (and
      (not (z23)) (not (z33)) (z39) (z43) (not (z58))))
  (:action a354
    :parameters ()
    :precondition (and
      (not (z16)) (z38) (not (z39)) (z41) (not (z43)))
    :effect (and
      (z16) (not (z38)) (z39) (not (z41)) (z43)))
  (:action a355
    :parameters ()
    :precondition (and
      (not (z23)) (z33) (not (z39)) (not (z43)) (z58))
    :effect (and
      (z23) (not (z33)) (z39) (z43) (not (z58))))
  (:action a356
    :parameters ()
    :precondition (and
      (z23) (not (z33)) (not (z39)) (not (z43)) (z58))
    :effect (and
      (not (z23)) (z33) (z39) (z43) (not (z58))))
  (:action a357
    :parameters ()
    :precondition (and
      (not (z23)) (not (z33)) (not (z39)) (not (z43)) (z58))
    :effect (and
      (z23) (z33) (z39) (z43) (not (z58))))
  (:action a358
    :parameters ()
    :precondition (and
      (z16) (not (z38)) (not (z39)) (z41) (not (z43)))
    :effect (and
      (not (z16)) (z38) (z39) (not (z41)) (z43)))
  (:action a359
    :parameters ()
    :precondition (and
      (not (z16)) (not (z38)) (not (z39)) (z41) (not (z43)))
    :effect (and
      (z16) (z38) (z39) (not (z41)) (z43)))
  (:action a360
    :parameters ()
    :precondition (and
      (z20) (z33) (z37) (not (z41)) (not (z43)))
    :effect (and
      (not (z20)) (not (z33)) (not (z37)) (z41) (z43)))
  (:action a361
    :parameters ()
    :precondition (and
      (z16) (z38) (z39) (not (z41)) (not (z43)))
    :effect (and
      (not (z16)) (not (z38)) (not (z39)) (z41) (z43)))
  (:action a362
    :parameters ()
    :precondition (and
      (not (z16)) (z38) (z39) (not (z41)) (not (z43)))
    :effect (and
      (z16) (not (z38)) (not (z39)) (z41) (z43)))
  (:action a363
    :parameters ()
    :precondition (and
      (not (z20)) (z33) (z37) (not (z41)) (not (z43)))
    :effect (and
      (z20) (not (z33)) (not (z37)) (z41) (z43)))
  (:action a364
    :parameters ()
    :precondition (and
      (z20) (not (z33)) (z37) (not (z41)) (not (z43)))
    :effect (and
      (not (z20)) (z33) (not (z37)) (z41) (z43)))
  (:action a365
    :parameters ()
    :precondition (and
      (not (z20)) (not (z33)) (z37) (not (z41)) (not (z43)))
    :effect (and
      (z20) (z33) (not (z37)) (z41) (z43)))
  (:action a366
    :parameters ()
    :precondition (and
      (z20) (z33) (not (z37)) (not (z41)) (not (z43)))
    :effect (and
      (not (z20)) (not (z33)) (z37) (z41) (z43)))
  (:action a367
    :parameters ()
    :precondition (and
      (not (z20)) (z33) (not (z37)) (not (z41)) (not (z43)))
    :effect (and
      (z20) (not (z33)) (z37) (z41) (z43)))
  (:action a368
    :parameters ()
    :precondition (and
      (z20) (not (z33)) (not (z37)) (not (z41)) (not (z43)))
    :effect (and
      (not (z20)) (z33) (z37) (z41) (z43)))
  (:action a369
    :parameters ()
    :precondition (and
      (not (z20)) (not (z33)) (not (z37)) (not (z41)) (not (z43)))
    :effect (and
      (z20) (z33) (z37) (z41) (z43)))
  (:action a370
    :parameters ()
    :precondition (and
      (z16) (not (z38)) (z39) (not (z41)) (not (z43)))
    :effect (and
      (not (z16)) (z38) (not (z39)) (z41) (z43)))
  (:action a371
    :parameters ()
    :precondition (and
      (not (z16)) (not (z38)) (z39) (not (z41)) (not (z43)))
    :effect (and
      (z16) (z38) (not (z39)) (z41) (z43)))
  (:action a372
    :parameters ()
    :precondition (and
      (z16) (z38) (not (z39)) (not (z41)) (not (z43)))
    :effect (and
      (not (z16)) (not (z38)) (z39) (z41) (z43)))
  (:action a373
    :parameters ()
    :precondition (and
      (not (z16)) (z38) (not (z39)) (not (z41)) (not (z43)))
    :effect (and
      (z16) (not (z38)) (z39) (z41) (z43)))
  (:action a374
    :parameters ()
    :precondition (and
      (z16) (not (z38)) (not (z39)) (not (z41)) (not (z43)))
    :effect (and
      (not (z16)) (z38) (z39) (z41) (z43)))
  (:action a375
    :parameters ()
    :precondition (and
      (not (z16)) (not (z38)) (not (z39)) (not (z41)) (not (z43)))
    :effect (and
      (z16) (z38) (z39) (z41) (z43)))
  (:action a376
    :parameters ()
    :precondition (and
      (z20) (z24) (z33) (not (z47)))
    :effect (and
      (not (z20)) (not (z24)) (not (z33)) (z47)))
  (:action a377
    :parameters ()
    :precondition (and
      (z24) (not (z47)) (z54))
    :effect (and
      (not (z24)) (z47) (not (z54))))
  (:action a378
    :parameters ()
    :precondition (and
      (z33) (not (z47)) (z54) (z58))
    :effect (and
      (not (z33)) (z47) (not (z54)) (not (z58))))
  (:action a379
    :parameters ()
    :precondition (and
      (not (z20)) (z24) (z33) (not (z47)))
    :effect (and
      (z20) (not (z24)) (not (z33)) (z47)))
  (:action a380
    :parameters ()
    :precondition (and
      (z20) (not (z24)) (z33) (not (z47)))
    :effect (and
      (not (z20)) (z24) (not (z33)) (z47)))
  (:action a381
    :parameters ()
    :precondition (and
      (not (z24)) (not (z47)) (z54))
    :effect (and
      (z24) (z47) (not (z54))))
  (:action a382
    :parameters ()
    :precondition (and
      (not (z20)) (not (z24)) (z33) (not (z47)))
    :effect (and
      (z20) (z24) (not (z33)) (z47)))
  (:action a383
    :parameters ()
    :precondition (and
      (z20) (z24) (not (z33)) (not (z47)))
    :effect (and
      (not (z20)) (not (z24)) (z33) (z47)))
  (:action a384
    :parameters ()
    :precondition (and
      (not (z33)) (not (z47)) (z54) (z58))
    :effect (and
      (z33) (z47) (not (z54)) (not (z58))))
  (:action a385
    :parameters ()
    :precondition (and
      (not (z20)) (z24) (not (z33)) (not (z47)))
    :effect (and
      (z20) (not (z24)) (z33) (z47)))
  (:action a386
    :parameters ()
    :precondition (and
      (z20) (not (z24)) (not (z33)) (not (z47)))
    :effect (and
      (not (z20)) (z24) (z33) (z47)))
  (:action a387
    :parameters ()
    :precondition (and
      (not (z20)) (not (z24)) (not (z33)) (not (z47)))
    :effect (and
      (z20) (z24) (z33) (z47)))
  (:action a388
    :parameters ()
    :precondition (and
      (z24) (z33) (z39) (z41) (not (z54)))
    :effect (and
      (not (z24)) (not (z33)) (not (z39)) (not (z41)) (z54)))
  (:action a389
    :parameters ()
    :precondition (and
      (z24) (z47) (not (z54)))
    :effect (and
      (not (z24)) (not (z47)) (z54)))
  (:action a390
    :parameters ()
    :precondition (and
      (z15) (z39) (not (z54)) (z58))
    :effect (and
      (not (z15)) (not (z39)) (z54) (not (z58))))
  (:action a391
    :parameters ()
    :precondition (and
      (z33) (z47) (not (z54)) (z58))
    :effect (and
      (not (z33)) (not (z47)) (z54) (not (z58))))
  (:action a392
    :parameters ()
    :precondition (and
      (not (z15)) (z39) (not (z54)) (z58))
    :effect (and
      (z15) (not (z39)) (z54) (not (z58))))
  (:action a393
    :parameters ()
    :precondition (and
      (not (z24)) (z33) (z39) (z41) (not (z54)))
    :effect (and
      (z24) (not (z33)) (not (z39)) (not (z41)) (z54)))
  (:action a394
    :parameters ()
    :precondition (and
      (not (z24)) (z47) (not (z54)))
    :effect (and
      (z24) (not (z47)) (z54)))
  (:action a395
    :parameters ()
    :precondition (and
      (z24) (not (z33)) (z39) (z41) (not (z54)))
    :effect (and
      (not (z24)) (z33) (not (z39)) (not (z41)) (z54)))
  (:action a396
    :parameters ()
    :precondition (and
      (not (z33)) (z47) (not (z54)) (z58))
    :effect (and
      (z33) (not (z47)) (z54) (not (z58))))
  (:action a397
    :parameters ()
    :precondition (and
      (not (z24)) (not (z33)) (z39) (z41) (not (z54)))
    :effect (and
      (z24) (z33) (not (z39)) (not (z41)) (z54)))
  (:action a398
    :parameters ()
    :precondition (and
      (z24) (z33) (not (z39)) (z41) (not (z54)))
    :effect (and
      (not (z24)) (not (z33)) (z39) (not (z41)) (z54)))
  (:action a399
    :parameters ()
    :precondition (and
      (z15) (not (z39)) (not (z54)) (z58))
    :effect (and
      (not (z15)) (z39) (z54) (not (z58))))
  (:action a400
    :parameters ()
    :precondition (and
      (not (z15)) (not (z39)) (not (z54)) (z58))
    :effect (and
      (z15) (z39) (z54) (not (z58))))
  (:action a401
    :parameters ()
    :precondition (and
      (not (z24)) (z33) (not (z39)) (z41) (not (z54)))
    :effect (and
      (z24) (not (z33)) (z39) (not (z41)) (z54)))
  (:action a402
    :parameters ()
    :precondition (and
      (z24) (not (z33)) (not (z39)) (z41) (not (z54)))
    :effect (and
      (not (z24)) (z33) (z39) (not (z41)) (z54)))
  (:action a403
    :parameters ()
    :precondition (and
      (not (z24)) (not (z33)) (not (z39)) (z41) (not (z54)))
    :effect (and
      (z24) (z33) (z39) (not (z41)) (z54)))
  (:action a404
    :parameters ()
    :precondition (and
      (z24) (z33) (z39) (not (z41)) (not (z54)))
    :effect (and
      (not (z24)) (not (z33)) (not (z39)) (z41) (z54)))
  (:action a405
    :parameters ()
    :precondition (and
      (not (z24)) (z33) (z39) (not (z41)) (not (z54)))
    :effect (and
      (z24) (not (z33)) (not (z39)) (z41) (z54)))
  (:action a406
    :parameters ()
    :precondition (and
      (z24) (not (z33)) (z39) (not (z41)) (not (z54)))
    :effect (and
      (not (z24)) (z33) (not (z39)) (z41) (z54)))
  (:action a407
    :parameters ()
    :precondition (and
      (not (z24)) (not (z33)) (z39) (not (z41)) (not (z54)))
    :effect (and
      (z24) (z33) (not (z39)) (z41) (z54)))
  (:action a408
    :parameters ()
    :precondition (and
      (z24) (z33) (not (z39)) (not (z41)) (not (z54)))
    :effect (and
      (not (z24)) (not (z33)) (z39) (z41) (z54)))
  (:action a409
    :parameters ()
    :precondition (and
      (not (z24)) (z33) (not (z39)) (not (z41)) (not (z54)))
    :effect (and
      (z24) (not (z33)) (z39) (z41) (z54)))
  (:action a410
    :parameters ()
    :precondition (and
      (z24) (not (z33)) (not (z39)) (not (z41)) (not (z54)))
    :effect (and
      (not (z24)) (z33) (z39) (z41) (z54)))
  (:action a411
    :parameters ()
    :precondition (and
      (not (z24)) (not (z33)) (not (z39)) (not (z41)) (not (z54)))
    :effect (and
      (z24) (z33) (z39) (z41) (z54)))
  (:action a412
    :parameters ()
    :precondition (and
      (z24) (not (z47)) (not (z54)))
    :effect (and
      (not (z24)) (z47) (z54)))
  (:action a413
    :parameters ()
    :precondition (and
      (z33) (not (z47)) (not (z54)) (z58))
    :effect (and
      (not (z33)) (z47) (z54) (not (z58))))
  (:action a414
    :parameters ()
    :precondition (and
      (not (z24)) (not (z47)) (not (z54)))
    :effect (and
      (z24) (z47) (z54)))
  (:action a415
    :parameters ()
    :precondition (and
      (not (z33)) (not (z47)) (not (z54)) (z58))
    :effect (and
      (z33) (z47) (z54) (not (z58))))
  (:action a416
    :parameters ()
    :precondition (and
      (z0) (z13) (not (z56)))
    :effect (and
      (not (z0)) (not (z13)) (z56)))
  (:action a417
    :parameters ()
    :precondition (and
      (z0) (z17) (z19) (not (z56)))
    :effect (and
      (not (z0)) (not (z17)) (not (z19)) (z56)))
  (:action a418
    :parameters ()
    :precondition (and
      (z13) (z17) (z29) (not (z56)) (z61))
    :effect (and
      (not (z13)) (not (z17)) (not (z29)) (z56) (not (z61))))
  (:action a419
    :parameters ()
    :precondition (and
      (not (z0)) (z13) (not (z56)))
    :effect (and
      (z0) (not (z13)) (z56)))
  (:action a420
    :parameters ()
    :precondition (and
      (not (z0)) (z17) (z19) (not (z56)))
    :effect (and
      (z0) (not (z17)) (not (z19)) (z56)))
  (:action a421
    :parameters ()
    :precondition (and
      (z0) (not (z13)) (not (z56)))
    :effect (and
      (not (z0)) (z13) (z56)))
  (:action a422
    :parameters ()
    :precondition (and
      (not (z13)) (z17) (z29) (not (z56)) (z61))
    :effect (and
      (z13) (not (z17)) (not (z29)) (z56) (not (z61))))
  (:action a423
    :parameters ()
    :precondition (and
      (not (z0)) (not (z13)) (not (z56)))
    :effect (and
      (z0) (z13) (z56)))
  (:action a424
    :parameters ()
    :precondition (and
      (z0) (not (z17)) (z19) (not (z56)))
    :effect (and
      (not (z0)) (z17) (not (z19)) (z56)))
  (:action a425
    :parameters ()
    :precondition (and
      (z13) (not (z17)) (z29) (not (z56)) (z61))
    :effect (and
      (not (z13)) (z17) (not (z29)) (z56) (not (z61))))
  (:action a426
    :parameters ()
    :precondition (and
      (not (z0)) (not (z17)) (z19) (not (z56)))
    :effect (and
      (z0) (z17) (not (z19)) (z56)))
  (:action a427
    :parameters ()
    :precondition (and
      (not (z13)) (not (z17)) (z29) (not (z56)) (z61))
    :effect (and
      (z13) (z17) (not (z29)) (z56) (not (z61))))
  (:action a428
    :parameters ()
    :precondition (and
      (z0) (z17) (not (z19)) (not (z56)))
    :effect (and
      (not (z0)) (not (z17)) (z19) (z56)))
  (:action a429
    :parameters ()
    :precondition (and
      (not (z0)) (z17) (not (z19)) (not (z56)))
    :effect (and
      (z0) (not (z17)) (z19) (z56)))
  (:action a430
    :parameters ()
    :precondition (and
      (z0) (not (z17)) (not (z19)) (not (z56)))
    :effect (and
      (not (z0)) (z17) (z19) (z56)))
  (:action a431
    :parameters ()
    :precondition (and
      (not (z0)) (not (z17)) (not (z19)) (not (z56)))
    :effect (and
      (z0) (z17) (z19) (z56)))
  (:action a432
    :parameters ()
    :precondition (and
      (z23) (z33) (z39) (z43) (not (z58)))
    :effect (and
      (not (z23)) (not (z33)) (not (z39)) (not (z43)) (z58)))
  (:action a433
    :parameters ()
    :precondition (and
      (z15) (z39) (z54) (not (z58)))
    :effect (and
      (not (z15)) (not (z39)) (not (z54)) (z58)))
  (:action a434
    :parameters ()
    :precondition (and
      (z33) (z47) (z54) (not (z58)))
    :effect (and
      (not (z33)) (not (z47)) (not (z54)) (z58)))
  (:action a435
    :parameters ()
    :precondition (and
      (not (z15)) (z39) (z54) (not (z58)))
    :effect (and
      (z15) (not (z39)) (not (z54)) (z58)))
  (:action a436
    :parameters ()
    :precondition (and
      (not (z23)) (z33) (z39) (z43) (not (z58)))
    :effect (and
      (z23) (not (z33)) (not (z39)) (not (z43)) (z58)))
  (:action a437
    :parameters ()
    :precondition (and
      (z15) (z23) (not (z26)) (z35) (not (z58)))
    :effect (and
      (not (z15)) (not (z23)) (z26) (not (z35)) (z58)))
  (:action a438
    :parameters ()
    :precondition (and
      (not (z15)) (z23) (not (z26)) (z35) (not (z58)))
    :effect (and
      (z15) (not (z23)) (z26) (not (z35)) (z58)))
  (:action a439
    :parameters ()
    :precondition (and
      (z15) (not (z23)) (not (z26)) (z35) (not (z58)))
    :effect (and
      (not (z15)) (z23) (z26) (not (z35)) (z58)))
  (:action a440
    :parameters ()
    :precondition (and
      (not (z15)) (not (z23)) (not (z26)) (z35) (not (z58)))
    :effect (and
      (z15) (z23) (z26) (not (z35)) (z58)))
  (:action a441
    :parameters ()
    :precondition (and
      (z23) (not (z33)) (z39) (z43) (not (z58)))
    :effect (and
      (not (z23)) (z33) (not (z39)) (not (z43)) (z58)))
  (:action a442
    :parameters ()
    :precondition (and
      (not (z33)) (z47) (z54) (not (z58)))
    :effect (and
      (z33) (not (z47)) (not (z54)) (z58)))
  (:action a443
    :parameters ()
    :precondition (and
      (not (z23)) (not (z33)) (z39) (z43) (not (z58)))
    :effect (and
      (z23) (z33) (not (z39)) (not (z43)) (z58)))
  (:action a444
    :parameters ()
    :precondition (and
      (z15) (z23) (z26) (not (z35)) (not (z58)))
    :effect (and
      (not (z15)) (not (z23)) (not (z26)) (z35) (z58)))
  (:action a445
    :parameters ()
    :precondition (and
      (not (z15)) (z23) (z26) (not (z35)) (not (z58)))
    :effect (and
      (z15) (not (z23)) (not (z26)) (z35) (z58)))
  (:action a446
    :parameters ()
    :precondition (and
      (z15) (not (z23)) (z26) (not (z35)) (not (z58)))
    :effect (and
      (not (z15)) (z23) (not (z26)) (z35) (z58)))
  (:action a447
    :parameters ()
    :precondition (and
      (not (z15)) (not (z23)) (z26) (not (z35)) (not (z58)))
    :effect (and
      (z15) (z23) (not (z26)) (z35) (z58)))
  (:action a448
    :parameters ()
    :precondition (and
      (z23) (z33) (not (z39)) (z43) (not (z58)))
    :effect (and
      (not (z23)) (not (z33)) (z39) (not (z43)) (z58)))
  (:action a449
    :parameters ()
    :precondition (and
      (z15) (not (z39)) (z54) (not (z58)))
    :effect (and
      (not (z15)) (z39) (not (z54)) (z58)))
  (:action a450
    :parameters ()
    :precondition (and
      (not (z15)) (not (z39)) (z54) (not (z58)))
    :effect (and
      (z15) (z39) (not (z54)) (z58)))
  (:action a451
    :parameters ()
    :precondition (and
      (not (z23)) (z33) (not (z39)) (z43) (not (z58)))
    :effect (and
      (z23) (not (z33)) (z39) (not (z43)) (z58)))
  (:action a452
    :parameters ()
    :precondition (and
      (z23) (not (z33)) (not (z39)) (z43) (not (z58)))
    :effect (and
      (not (z23)) (z33) (z39) (not (z43)) (z58)))
  (:action a453
    :parameters ()
    :precondition (and
      (not (z23)) (not (z33)) (not (z39)) (z43) (not (z58)))
    :effect (and
      (z23) (z33) (z39) (not (z43)) (z58)))
  (:action a454
    :parameters ()
    :precondition (and
      (z23) (z33) (z39) (not (z43)) (not (z58)))
    :effect (and
      (not (z23)) (not (z33)) (not (z39)) (z43) (z58)))
  (:action a455
    :parameters ()
    :precondition (and
      (not (z23)) (z33) (z39) (not (z43)) (not (z58)))
    :effect (and
      (z23) (not (z33)) (not (z39)) (z43) (z58)))
  (:action a456
    :parameters ()
    :precondition (and
      (z23) (not (z33)) (z39) (not (z43)) (not (z58)))
    :effect (and
      (not (z23)) (z33) (not (z39)) (z43) (z58)))
  (:action a457
    :parameters ()
    :precondition (and
      (not (z23)) (not (z33)) (z39) (not (z43)) (not (z58)))
    :effect (and
      (z23) (z33) (not (z39)) (z43) (z58)))
  (:action a458
    :parameters ()
    :precondition (and
      (z23) (z33) (not (z39)) (not (z43)) (not (z58)))
    :effect (and
      (not (z23)) (not (z33)) (z39) (z43) (z58)))
  (:action a459
    :parameters ()
    :precondition (and
      (not (z23)) (z33) (not (z39)) (not (z43)) (not (z58)))
    :effect (and
      (z23) (not (z33)) (z39) (z43) (z58)))
  (:action a460
    :parameters ()
    :precondition (and
      (z23) (not (z33)) (not (z39)) (not (z43)) (not (z58)))
    :effect (and
      (not (z23)) (z33) (z39) (z43) (z58)))
  (:action a461
    :parameters ()
    :precondition (and
      (not (z23)) (not (z33)) (not (z39)) (not (z43)) (not (z58)))
    :effect (and
      (z23) (z33) (z39) (z43) (z58)))
  (:action a462
    :parameters ()
    :precondition (and
      (z33) (not (z47)) (z54) (not (z58)))
    :effect (and
      (not (z33)) (z47) (not (z54)) (z58)))
  (:action a463
    :parameters ()
    :precondition (and
      (not (z33)) (not (z47)) (z54) (not (z58)))
    :effect (and
      (z33) (z47) (not (z54)) (z58)))
  (:action a464
    :parameters ()
    :precondition (and
      (z15) (z39) (not (z54)) (not (z58)))
    :effect (and
      (not (z15)) (not (z39)) (z54) (z58)))
  (:action a465
    :parameters ()
    :precondition (and
      (z33) (z47) (not (z54)) (not (z58)))
    :effect (and
      (not (z33)) (not (z47)) (z54) (z58)))
  (:action a466
    :parameters ()
    :precondition (and
      (not (z15)) (z39) (not (z54)) (not (z58)))
    :effect (and
      (z15) (not (z39)) (z54) (z58)))
  (:action a467
    :parameters ()
    :precondition (and
      (not (z33)) (z47) (not (z54)) (not (z58)))
    :effect (and
      (z33) (not (z47)) (z54) (z58)))
  (:action a468
    :parameters ()
    :precondition (and
      (z15) (not (z39)) (not (z54)) (not (z58)))
    :effect (and
      (not (z15)) (z39) (z54) (z58)))
  (:action a469
    :parameters ()
    :precondition (and
      (not (z15)) (not (z39)) (not (z54)) (not (z58)))
    :effect (and
      (z15) (z39) (z54) (z58)))
  (:action a470
    :parameters ()
    :precondition (and
      (z33) (not (z47)) (not (z54)) (not (z58)))
    :effect (and
      (not (z33)) (z47) (z54) (z58)))
  (:action a471
    :parameters ()
    :precondition (and
      (not (z33)) (not (z47)) (not (z54)) (not (z58)))
    :effect (and
      (z33) (z47) (z54) (z58)))
  (:action a472
    :parameters ()
    :precondition (and
      (not (z29)) (z34) (z36) (z37) (not (z61)))
    :effect (and
      (z29) (not (z34)) (not (z36)) (not (z37)) (z61)))
  (:action a473
    :parameters ()
    :precondition (and
      (z13) (not (z29)) (z36) (z38) (not (z61)))
    :effect (and
      (not (z13)) (z29) (not (z36)) (not (z38)) (z61)))
  (:action a474
    :parameters ()
    :precondition (and
      (z17) (not (z29)) (z37) (z38) (z43) (not (z61)))
    :effect (and
      (not (z17)) (z29) (not (z37)) (not (z38)) (not (z43)) (z61)))
  (:action a475
    :parameters ()
    :precondition (and
      (z13) (z17) (not (z29)) (z56) (not (z61)))
    :effect (and
      (not (z13)) (not (z17)) (z29) (not (z56)) (z61)))
  (:action a476
    :parameters ()
    :precondition (and
      (not (z13)) (not (z29)) (z36) (z38) (not (z61)))
    :effect (and
      (z13) (z29) (not (z36)) (not (z38)) (z61)))
  (:action a477
    :parameters ()
    :precondition (and
      (not (z13)) (z17) (not (z29)) (z56) (not (z61)))
    :effect (and
      (z13) (not (z17)) (z29) (not (z56)) (z61)))
  (:action a478
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (z37) (z38) (z43) (not (z61)))
    :effect (and
      (z17) (z29) (not (z37)) (not (z38)) (not (z43)) (z61)))
  (:action a479
    :parameters ()
    :precondition (and
      (z13) (not (z17)) (not (z29)) (z56) (not (z61)))
    :effect (and
      (not (z13)) (z17) (z29) (not (z56)) (z61)))
  (:action a480
    :parameters ()
    :precondition (and
      (not (z13)) (not (z17)) (not (z29)) (z56) (not (z61)))
    :effect (and
      (z13) (z17) (z29) (not (z56)) (z61)))
  (:action a481
    :parameters ()
    :precondition (and
      (not (z29)) (not (z34)) (z36) (z37) (not (z61)))
    :effect (and
      (z29) (z34) (not (z36)) (not (z37)) (z61)))
  (:action a482
    :parameters ()
    :precondition (and
      (not (z29)) (z34) (not (z36)) (z37) (not (z61)))
    :effect (and
      (z29) (not (z34)) (z36) (not (z37)) (z61)))
  (:action a483
    :parameters ()
    :precondition (and
      (z13) (not (z29)) (not (z36)) (z38) (not (z61)))
    :effect (and
      (not (z13)) (z29) (z36) (not (z38)) (z61)))
  (:action a484
    :parameters ()
    :precondition (and
      (not (z13)) (not (z29)) (not (z36)) (z38) (not (z61)))
    :effect (and
      (z13) (z29) (z36) (not (z38)) (z61)))
  (:action a485
    :parameters ()
    :precondition (and
      (not (z29)) (not (z34)) (not (z36)) (z37) (not (z61)))
    :effect (and
      (z29) (z34) (z36) (not (z37)) (z61)))
  (:action a486
    :parameters ()
    :precondition (and
      (not (z29)) (z34) (z36) (not (z37)) (not (z61)))
    :effect (and
      (z29) (not (z34)) (not (z36)) (z37) (z61)))
  (:action a487
    :parameters ()
    :precondition (and
      (z17) (not (z29)) (not (z37)) (z38) (z43) (not (z61)))
    :effect (and
      (not (z17)) (z29) (z37) (not (z38)) (not (z43)) (z61)))
  (:action a488
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z37)) (z38) (z43) (not (z61)))
    :effect (and
      (z17) (z29) (z37) (not (z38)) (not (z43)) (z61)))
  (:action a489
    :parameters ()
    :precondition (and
      (not (z29)) (not (z34)) (z36) (not (z37)) (not (z61)))
    :effect (and
      (z29) (z34) (not (z36)) (z37) (z61)))
  (:action a490
    :parameters ()
    :precondition (and
      (not (z29)) (z34) (not (z36)) (not (z37)) (not (z61)))
    :effect (and
      (z29) (not (z34)) (z36) (z37) (z61)))
  (:action a491
    :parameters ()
    :precondition (and
      (not (z29)) (not (z34)) (not (z36)) (not (z37)) (not (z61)))
    :effect (and
      (z29) (z34) (z36) (z37) (z61)))
  (:action a492
    :parameters ()
    :precondition (and
      (z13) (not (z29)) (z36) (not (z38)) (not (z61)))
    :effect (and
      (not (z13)) (z29) (not (z36)) (z38) (z61)))
  (:action a493
    :parameters ()
    :precondition (and
      (z17) (not (z29)) (z37) (not (z38)) (z43) (not (z61)))
    :effect (and
      (not (z17)) (z29) (not (z37)) (z38) (not (z43)) (z61)))
  (:action a494
    :parameters ()
    :precondition (and
      (not (z13)) (not (z29)) (z36) (not (z38)) (not (z61)))
    :effect (and
      (z13) (z29) (not (z36)) (z38) (z61)))
  (:action a495
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (z37) (not (z38)) (z43) (not (z61)))
    :effect (and
      (z17) (z29) (not (z37)) (z38) (not (z43)) (z61)))
  (:action a496
    :parameters ()
    :precondition (and
      (z13) (not (z29)) (not (z36)) (not (z38)) (not (z61)))
    :effect (and
      (not (z13)) (z29) (z36) (z38) (z61)))
  (:action a497
    :parameters ()
    :precondition (and
      (not (z13)) (not (z29)) (not (z36)) (not (z38)) (not (z61)))
    :effect (and
      (z13) (z29) (z36) (z38) (z61)))
  (:action a498
    :parameters ()
    :precondition (and
      (z17) (not (z29)) (not (z37)) (not (z38)) (z43) (not (z61)))
    :effect (and
      (not (z17)) (z29) (z37) (z38) (not (z43)) (z61)))
  (:action a499
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z37)) (not (z38)) (z43) (not (z61)))
    :effect (and
      (z17) (z29) (z37) (z38) (not (z43)) (z61)))
  (:action a500
    :parameters ()
    :precondition (and
      (z17) (not (z29)) (z37) (z38) (not (z43)) (not (z61)))
    :effect (and
      (not (z17)) (z29) (not (z37)) (not (z38)) (z43) (z61)))
  (:action a501
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (z37) (z38) (not (z43)) (not (z61)))
    :effect (and
      (z17) (z29) (not (z37)) (not (z38)) (z43) (z61)))
  (:action a502
    :parameters ()
    :precondition (and
      (z17) (not (z29)) (not (z37)) (z38) (not (z43)) (not (z61)))
    :effect (and
      (not (z17)) (z29) (z37) (not (z38)) (z43) (z61)))
  (:action a503
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z37)) (z38) (not (z43)) (not (z61)))
    :effect (and
      (z17) (z29) (z37) (not (z38)) (z43) (z61)))
  (:action a504
    :parameters ()
    :precondition (and
      (z17) (not (z29)) (z37) (not (z38)) (not (z43)) (not (z61)))
    :effect (and
      (not (z17)) (z29) (not (z37)) (z38) (z43) (z61)))
  (:action a505
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (z37) (not (z38)) (not (z43)) (not (z61)))
    :effect (and
      (z17) (z29) (not (z37)) (z38) (z43) (z61)))
  (:action a506
    :parameters ()
    :precondition (and
      (z17) (not (z29)) (not (z37)) (not (z38)) (not (z43)) (not (z61)))
    :effect (and
      (not (z17)) (z29) (z37) (z38) (z43) (z61)))
  (:action a507
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z37)) (not (z38)) (not (z43)) (not (z61)))
    :effect (and
      (z17) (z29) (z37) (z38) (z43) (z61)))
  (:action a508
    :parameters ()
    :precondition (and
      (z13) (z17) (not (z29)) (not (z56)) (not (z61)))
    :effect (and
      (not (z13)) (not (z17)) (z29) (z56) (z61)))
  (:action a509
    :parameters ()
    :precondition (and
      (not (z13)) (z17) (not (z29)) (not (z56)) (not (z61)))
    :effect (and
      (z13) (not (z17)) (z29) (z56) (z61)))
  (:action a510
    :parameters ()
    :precondition (and
      (z13) (not (z17)) (not (z29)) (not (z56)) (not (z61)))
    :effect (and
      (not (z13)) (z17) (z29) (z56) (z61)))
  (:action a511
    :parameters ()
    :precondition (and
      (not (z13)) (not (z17)) (not (z29)) (not (z56)) (not (z61)))
    :effect (and
      (z13) (z17) (z29) (z56) (z61)))
)
