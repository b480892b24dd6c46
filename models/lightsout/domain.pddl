(define (domain latent)
  (:requirements :strips :negative-preconditions)
  (:predicates
    (z0) (z1) (z2) (z3) (z4) (z5) (z6) (z7) (z8) (z9) (z10) (z11) (z12) (z13) (z14) (z15) (z16)
    (z17) (z18) (z19) (z20) (z21) (z22) (z23) (z24) (z25) (z26) (z27) (z28) (z29) (z30) (z31) (z32)
    (z33) (z34) (z35) (z36) (z37) (z38) (z39) (z40) (z41) (z42) (z43) (z44) (z45) (z46) (z47) (z48)
    (z49) (z50) (z51) (z52) (z53) (z54) (z55) (z56) (z57) (z58) (z59) (z60) (z61) (z62) (z63))
  (:action r3c5
    :parameters ()
    :precondition (and
      (z0) (z5) (z16) (z19))
    :effect (and
      (not (z0)) (not (z5)) (not (z16)) (not (z19))))
  (:action r5c1
    :parameters ()
    :precondition (and
      (z11) (z34) (z36))
    :effect (and
      (not (z11)) (not (z34)) (not (z36))))
  (:action r4c1
    :parameters ()
    :precondition (and
      (z11) (z20) (z34) (z37))
    :effect (and
      (not (z11)) (not (z20)) (not (z34)) (not (z37))))
  (:action r4c4
    :parameters ()
    :precondition (and
      (z0) (z13) (z16) (z17) (z38))
    :effect (and
      (not (z0)) (not (z13)) (not (z16)) (not (z17)) (not (z38))))
  (:action r2c4
    :parameters ()
    :precondition (and
      (z5) (z15) (z16) (z23) (z39))
    :effect (and
      (not (z5)) (not (z15)) (not (z16)) (not (z23)) (not (z39))))
  (:action r3c1
    :parameters ()
    :precondition (and
      (z11) (z20) (z24) (z41))
    :effect (and
      (not (z11)) (not (z20)) (not (z24)) (not (z41))))
  (:action r4c2
    :parameters ()
    :precondition (and
      (z11) (z36) (z37) (z38) (z41))
    :effect (and
      (not (z11)) (not (z36)) (not (z37)) (not (z38)) (not (z41))))
  (:action r3c4
    :parameters ()
    :precondition (and
      (z16) (z17) (z19) (z23) (z43))
    :effect (and
      (not (z16)) (not (z17)) (not (z19)) (not (z23)) (not (z43))))
  (:action r3c2
    :parameters ()
    :precondition (and
      (z20) (z33) (z37) (z41) (z43))
    :effect (and
      (not (z20)) (not (z33)) (not (z37)) (not (z41)) (not (z43))))
  (:action r3c3
    :parameters ()
    :precondition (and
      (z16) (z38) (z39) (z41) (z43))
    :effect (and
      (not (z16)) (not (z38)) (not (z39)) (not (z41)) (not (z43))))
  (:action r2c1
    :parameters ()
    :precondition (and
      (z20) (z24) (z33) (z47))
    :effect (and
      (not (z20)) (not (z24)) (not (z33)) (not (z47))))
  (:action r2c2
    :parameters ()
    :precondition (and
      (z24) (z33) (z39) (z41) (z54))
    :effect (and
      (not (z24)) (not (z33)) (not (z39)) (not (z41)) (not (z54))))
  (:action r1c1
    :parameters ()
    :precondition (and
      (z24) (z47) (z54))
    :effect (and
      (not (z24)) (not (z47)) (not (z54))))
  (:action r5c5
    :parameters ()
    :precondition (and
      (z0) (z13) (z56))
    :effect (and
      (not (z0)) (not (z13)) (not (z56))))
  (:action r4c5
    :parameters ()
    :precondition (and
      (z0) (z17) (z19) (z56))
    :effect (and
      (not (z0)) (not (z17)) (not (z19)) (not (z56))))
  (:action r2c3
    :parameters ()
    :precondition (and
      (z23) (z33) (z39) (z43) (z58))
    :effect (and
      (not (z23)) (not (z33)) (not (z39)) (not (z43)) (not (z58))))
  (:action r1c3
    :parameters ()
    :precondition (and
      (z15) (z39) (z54) (z58))
    :effect (and
      (not (z15)) (not (z39)) (not (z54)) (not (z58))))
  (:action r1c2
    :parameters ()
    :precondition (and
      (z33) (z47) (z54) (z58))
    :effect (and
      (not (z33)) (not (z47)) (not (z54)) (not (z58))))
  (:action r5c2
    :parameters ()
    :precondition (and
      (z29) (z34) (z36) (z37) (z61))
    :effect (and
      (not (z29)) (not (z34)) (not (z36)) (not (z37)) (not (z61))))
  (:action r5c3
    :parameters ()
    :precondition (and
      (z13) (z29) (z36) (z38) (z61))
    :effect (and
      (not (z13)) (not (z29)) (not (z36)) (not (z38)) (not (z61))))
  (:action r4c3
    :parameters ()
    :precondition (and
      (z17) (z29) (z37) (z38) (z43) (z61))
    :effect (and
      (not (z17)) (not (z29)) (not (z37)) (not (z38)) (not (z43)) (not (z61))))
  (:action r5c4
    :parameters ()
    :precondition (and
      (z13) (z17) (z29) (z56) (z61))
    :effect (and
      (not (z13)) (not (z17)) (not (z29)) (not (z56)) (not (z61))))
  (:action r3c5-2
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (z16) (z19))
    :effect (and
      (z0) (not (z5)) (not (z16)) (not (z19))))
  (:action r4c4-2
    :parameters ()
    :precondition (and
      (not (z0)) (z13) (z16) (z17) (z38))
    :effect (and
      (z0) (not (z13)) (not (z16)) (not (z17)) (not (z38))))
  (:action r5c5-2
    :parameters ()
    :precondition (and
      (not (z0)) (z13) (z56))
    :effect (and
      (z0) (not (z13)) (not (z56))))
  (:action r4c5-2
    :parameters ()
    :precondition (and
      (not (z0)) (z17) (z19) (z56))
    :effect (and
      (z0) (not (z17)) (not (z19)) (not (z56))))
  (:action r3c5-3
    :parameters ()
    :precondition (and
      (z0) (not (z5)) (z16) (z19))
    :effect (and
      (not (z0)) (z5) (not (z16)) (not (z19))))
  (:action r2c4-2
    :parameters ()
    :precondition (and
      (not (z5)) (z15) (z16) (z23) (z39))
    :effect (and
      (z5) (not (z15)) (not (z16)) (not (z23)) (not (z39))))
  (:action r3c5-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (z16) (z19))
    :effect (and
      (z0) (z5) (not (z16)) (not (z19))))
  (:action r5c1-2
    :parameters ()
    :precondition (and
      (not (z11)) (z34) (z36))
    :effect (and
      (z11) (not (z34)) (not (z36))))
  (:action r4c1-2
    :parameters ()
    :precondition (and
      (not (z11)) (z20) (z34) (z37))
    :effect (and
      (z11) (not (z20)) (not (z34)) (not (z37))))
  (:action r3c1-2
    :parameters ()
    :precondition (and
      (not (z11)) (z20) (z24) (z41))
    :effect (and
      (z11) (not (z20)) (not (z24)) (not (z41))))
  (:action r4c2-2
    :parameters ()
    :precondition (and
      (not (z11)) (z36) (z37) (z38) (z41))
    :effect (and
      (z11) (not (z36)) (not (z37)) (not (z38)) (not (z41))))
  (:action r4c4-3
    :parameters ()
    :precondition (and
      (z0) (not (z13)) (z16) (z17) (z38))
    :effect (and
      (not (z0)) (z13) (not (z16)) (not (z17)) (not (z38))))
  (:action r5c5-3
    :parameters ()
    :precondition (and
      (z0) (not (z13)) (z56))
    :effect (and
      (not (z0)) (z13) (not (z56))))
  (:action r5c3-2
    :parameters ()
    :precondition (and
      (not (z13)) (z29) (z36) (z38) (z61))
    :effect (and
      (z13) (not (z29)) (not (z36)) (not (z38)) (not (z61))))
  (:action r5c4-2
    :parameters ()
    :precondition (and
      (not (z13)) (z17) (z29) (z56) (z61))
    :effect (and
      (z13) (not (z17)) (not (z29)) (not (z56)) (not (z61))))
  (:action r4c4-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z13)) (z16) (z17) (z38))
    :effect (and
      (z0) (z13) (not (z16)) (not (z17)) (not (z38))))
  (:action r5c5-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z13)) (z56))
    :effect (and
      (z0) (z13) (not (z56))))
  (:action r2c4-3
    :parameters ()
    :precondition (and
      (z5) (not (z15)) (z16) (z23) (z39))
    :effect (and
      (not (z5)) (z15) (not (z16)) (not (z23)) (not (z39))))
  (:action r1c3-2
    :parameters ()
    :precondition (and
      (not (z15)) (z39) (z54) (z58))
    :effect (and
      (z15) (not (z39)) (not (z54)) (not (z58))))
  (:action r2c4-4
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (z16) (z23) (z39))
    :effect (and
      (z5) (z15) (not (z16)) (not (z23)) (not (z39))))
  (:action r3c5-5
    :parameters ()
    :precondition (and
      (z0) (z5) (not (z16)) (z19))
    :effect (and
      (not (z0)) (not (z5)) (z16) (not (z19))))
  (:action r4c4-5
    :parameters ()
    :precondition (and
      (z0) (z13) (not (z16)) (z17) (z38))
    :effect (and
      (not (z0)) (not (z13)) (z16) (not (z17)) (not (z38))))
  (:action r2c4-5
    :parameters ()
    :precondition (and
      (z5) (z15) (not (z16)) (z23) (z39))
    :effect (and
      (not (z5)) (not (z15)) (z16) (not (z23)) (not (z39))))
  (:action r3c4-2
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (z19) (z23) (z43))
    :effect (and
      (z16) (not (z17)) (not (z19)) (not (z23)) (not (z43))))
  (:action r3c3-2
    :parameters ()
    :precondition (and
      (not (z16)) (z38) (z39) (z41) (z43))
    :effect (and
      (z16) (not (z38)) (not (z39)) (not (z41)) (not (z43))))
  (:action r3c5-6
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (not (z16)) (z19))
    :effect (and
      (z0) (not (z5)) (z16) (not (z19))))
  (:action r4c4-6
    :parameters ()
    :precondition (and
      (not (z0)) (z13) (not (z16)) (z17) (z38))
    :effect (and
      (z0) (not (z13)) (z16) (not (z17)) (not (z38))))
  (:action r3c5-7
    :parameters ()
    :precondition (and
      (z0) (not (z5)) (not (z16)) (z19))
    :effect (and
      (not (z0)) (z5) (z16) (not (z19))))
  (:action r2c4-6
    :parameters ()
    :precondition (and
      (not (z5)) (z15) (not (z16)) (z23) (z39))
    :effect (and
      (z5) (not (z15)) (z16) (not (z23)) (not (z39))))
  (:action r3c5-8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z16)) (z19))
    :effect (and
      (z0) (z5) (z16) (not (z19))))
  (:action r4c4-7
    :parameters ()
    :precondition (and
      (z0) (not (z13)) (not (z16)) (z17) (z38))
    :effect (and
      (not (z0)) (z13) (z16) (not (z17)) (not (z38))))
  (:action r4c4-8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z13)) (not (z16)) (z17) (z38))
    :effect (and
      (z0) (z13) (z16) (not (z17)) (not (z38))))
  (:action r2c4-7
    :parameters ()
    :precondition (and
      (z5) (not (z15)) (not (z16)) (z23) (z39))
    :effect (and
      (not (z5)) (z15) (z16) (not (z23)) (not (z39))))
  (:action r2c4-8
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (not (z16)) (z23) (z39))
    :effect (and
      (z5) (z15) (z16) (not (z23)) (not (z39))))
  (:action r4c4-9
    :parameters ()
    :precondition (and
      (z0) (z13) (z16) (not (z17)) (z38))
    :effect (and
      (not (z0)) (not (z13)) (not (z16)) (z17) (not (z38))))
  (:action r3c4-3
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (z19) (z23) (z43))
    :effect (and
      (not (z16)) (z17) (not (z19)) (not (z23)) (not (z43))))
  (:action r4c5-3
    :parameters ()
    :precondition (and
      (z0) (not (z17)) (z19) (z56))
    :effect (and
      (not (z0)) (z17) (not (z19)) (not (z56))))
  (:action r4c3-2
    :parameters ()
    :precondition (and
      (not (z17)) (z29) (z37) (z38) (z43) (z61))
    :effect (and
      (z17) (not (z29)) (not (z37)) (not (z38)) (not (z43)) (not (z61))))
  (:action r5c4-3
    :parameters ()
    :precondition (and
      (z13) (not (z17)) (z29) (z56) (z61))
    :effect (and
      (not (z13)) (z17) (not (z29)) (not (z56)) (not (z61))))
  (:action r4c4-10
    :parameters ()
    :precondition (and
      (not (z0)) (z13) (z16) (not (z17)) (z38))
    :effect (and
      (z0) (not (z13)) (not (z16)) (z17) (not (z38))))
  (:action r4c5-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z17)) (z19) (z56))
    :effect (and
      (z0) (z17) (not (z19)) (not (z56))))
  (:action r4c4-11
    :parameters ()
    :precondition (and
      (z0) (not (z13)) (z16) (not (z17)) (z38))
    :effect (and
      (not (z0)) (z13) (not (z16)) (z17) (not (z38))))
  (:action r5c4-4
    :parameters ()
    :precondition (and
      (not (z13)) (not (z17)) (z29) (z56) (z61))
    :effect (and
      (z13) (z17) (not (z29)) (not (z56)) (not (z61))))
  (:action r4c4-12
    :parameters ()
    :precondition (and
      (not (z0)) (not (z13)) (z16) (not (z17)) (z38))
    :effect (and
      (z0) (z13) (not (z16)) (z17) (not (z38))))
  (:action r4c4-13
    :parameters ()
    :precondition (and
      (z0) (z13) (not (z16)) (not (z17)) (z38))
    :effect (and
      (not (z0)) (not (z13)) (z16) (z17) (not (z38))))
  (:action r3c4-4
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (z19) (z23) (z43))
    :effect (and
      (z16) (z17) (not (z19)) (not (z23)) (not (z43))))
  (:action r4c4-14
    :parameters ()
    :precondition (and
      (not (z0)) (z13) (not (z16)) (not (z17)) (z38))
    :effect (and
      (z0) (not (z13)) (z16) (z17) (not (z38))))
  (:action r4c4-15
    :parameters ()
    :precondition (and
      (z0) (not (z13)) (not (z16)) (not (z17)) (z38))
    :effect (and
      (not (z0)) (z13) (z16) (z17) (not (z38))))
  (:action r4c4-16
    :parameters ()
    :precondition (and
      (not (z0)) (not (z13)) (not (z16)) (not (z17)) (z38))
    :effect (and
      (z0) (z13) (z16) (z17) (not (z38))))
  (:action r3c5-9
    :parameters ()
    :precondition (and
      (z0) (z5) (z16) (not (z19)))
    :effect (and
      (not (z0)) (not (z5)) (not (z16)) (z19)))
  (:action r3c4-5
    :parameters ()
    :precondition (and
      (z16) (z17) (not (z19)) (z23) (z43))
    :effect (and
      (not (z16)) (not (z17)) (z19) (not (z23)) (not (z43))))
  (:action r4c5-5
    :parameters ()
    :precondition (and
      (z0) (z17) (not (z19)) (z56))
    :effect (and
      (not (z0)) (not (z17)) (z19) (not (z56))))
  (:action r3c5-10
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (z16) (not (z19)))
    :effect (and
      (z0) (not (z5)) (not (z16)) (z19)))
  (:action r4c5-6
    :parameters ()
    :precondition (and
      (not (z0)) (z17) (not (z19)) (z56))
    :effect (and
      (z0) (not (z17)) (z19) (not (z56))))
  (:action r3c5-11
    :parameters ()
    :precondition (and
      (z0) (not (z5)) (z16) (not (z19)))
    :effect (and
      (not (z0)) (z5) (not (z16)) (z19)))
  (:action r3c5-12
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (z16) (not (z19)))
    :effect (and
      (z0) (z5) (not (z16)) (z19)))
  (:action r3c5-13
    :parameters ()
    :precondition (and
      (z0) (z5) (not (z16)) (not (z19)))
    :effect (and
      (not (z0)) (not (z5)) (z16) (z19)))
  (:action r3c4-6
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (not (z19)) (z23) (z43))
    :effect (and
      (z16) (not (z17)) (z19) (not (z23)) (not (z43))))
  (:action r3c5-14
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (not (z16)) (not (z19)))
    :effect (and
      (z0) (not (z5)) (z16) (z19)))
  (:action r3c5-15
    :parameters ()
    :precondition (and
      (z0) (not (z5)) (not (z16)) (not (z19)))
    :effect (and
      (not (z0)) (z5) (z16) (z19)))
  (:action r3c5-16
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z16)) (not (z19)))
    :effect (and
      (z0) (z5) (z16) (z19)))
  (:action r3c4-7
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (not (z19)) (z23) (z43))
    :effect (and
      (not (z16)) (z17) (z19) (not (z23)) (not (z43))))
  (:action r4c5-7
    :parameters ()
    :precondition (and
      (z0) (not (z17)) (not (z19)) (z56))
    :effect (and
      (not (z0)) (z17) (z19) (not (z56))))
  (:action r4c5-8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z17)) (not (z19)) (z56))
    :effect (and
      (z0) (z17) (z19) (not (z56))))
  (:action r3c4-8
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (not (z19)) (z23) (z43))
    :effect (and
      (z16) (z17) (z19) (not (z23)) (not (z43))))
  (:action r4c1-3
    :parameters ()
    :precondition (and
      (z11) (not (z20)) (z34) (z37))
    :effect (and
      (not (z11)) (z20) (not (z34)) (not (z37))))
  (:action r3c1-3
    :parameters ()
    :precondition (and
      (z11) (not (z20)) (z24) (z41))
    :effect (and
      (not (z11)) (z20) (not (z24)) (not (z41))))
  (:action r3c2-2
    :parameters ()
    :precondition (and
      (not (z20)) (z33) (z37) (z41) (z43))
    :effect (and
      (z20) (not (z33)) (not (z37)) (not (z41)) (not (z43))))
  (:action r2c1-2
    :parameters ()
    :precondition (and
      (not (z20)) (z24) (z33) (z47))
    :effect (and
      (z20) (not (z24)) (not (z33)) (not (z47))))
  (:action r4c1-4
    :parameters ()
    :precondition (and
      (not (z11)) (not (z20)) (z34) (z37))
    :effect (and
      (z11) (z20) (not (z34)) (not (z37))))
  (:action r3c1-4
    :parameters ()
    :precondition (and
      (not (z11)) (not (z20)) (z24) (z41))
    :effect (and
      (z11) (z20) (not (z24)) (not (z41))))
  (:action r2c4-9
    :parameters ()
    :precondition (and
      (z5) (z15) (z16) (not (z23)) (z39))
    :effect (and
      (not (z5)) (not (z15)) (not (z16)) (z23) (not (z39))))
  (:action r3c4-9
    :parameters ()
    :precondition (and
      (z16) (z17) (z19) (not (z23)) (z43))
    :effect (and
      (not (z16)) (not (z17)) (not (z19)) (z23) (not (z43))))
  (:action r2c3-2
    :parameters ()
    :precondition (and
      (not (z23)) (z33) (z39) (z43) (z58))
    :effect (and
      (z23) (not (z33)) (not (z39)) (not (z43)) (not (z58))))
  (:action r2c4-10
    :parameters ()
    :precondition (and
      (not (z5)) (z15) (z16) (not (z23)) (z39))
    :effect (and
      (z5) (not (z15)) (not (z16)) (z23) (not (z39))))
  (:action r2c4-11
    :parameters ()
    :precondition (and
      (z5) (not (z15)) (z16) (not (z23)) (z39))
    :effect (and
      (not (z5)) (z15) (not (z16)) (z23) (not (z39))))
  (:action r2c4-12
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (z16) (not (z23)) (z39))
    :effect (and
      (z5) (z15) (not (z16)) (z23) (not (z39))))
  (:action r2c4-13
    :parameters ()
    :precondition (and
      (z5) (z15) (not (z16)) (not (z23)) (z39))
    :effect (and
      (not (z5)) (not (z15)) (z16) (z23) (not (z39))))
  (:action r3c4-10
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (z19) (not (z23)) (z43))
    :effect (and
      (z16) (not (z17)) (not (z19)) (z23) (not (z43))))
  (:action r2c4-14
    :parameters ()
    :precondition (and
      (not (z5)) (z15) (not (z16)) (not (z23)) (z39))
    :effect (and
      (z5) (not (z15)) (z16) (z23) (not (z39))))
  (:action r2c4-15
    :parameters ()
    :precondition (and
      (z5) (not (z15)) (not (z16)) (not (z23)) (z39))
    :effect (and
      (not (z5)) (z15) (z16) (z23) (not (z39))))
  (:action r2c4-16
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (not (z16)) (not (z23)) (z39))
    :effect (and
      (z5) (z15) (z16) (z23) (not (z39))))
  (:action r3c4-11
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (z19) (not (z23)) (z43))
    :effect (and
      (not (z16)) (z17) (not (z19)) (z23) (not (z43))))
  (:action r3c4-12
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (z19) (not (z23)) (z43))
    :effect (and
      (z16) (z17) (not (z19)) (z23) (not (z43))))
  (:action r3c4-13
    :parameters ()
    :precondition (and
      (z16) (z17) (not (z19)) (not (z23)) (z43))
    :effect (and
      (not (z16)) (not (z17)) (z19) (z23) (not (z43))))
  (:action r3c4-14
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (not (z19)) (not (z23)) (z43))
    :effect (and
      (z16) (not (z17)) (z19) (z23) (not (z43))))
  (:action r3c4-15
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (not (z19)) (not (z23)) (z43))
    :effect (and
      (not (z16)) (z17) (z19) (z23) (not (z43))))
  (:action r3c4-16
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (not (z19)) (not (z23)) (z43))
    :effect (and
      (z16) (z17) (z19) (z23) (not (z43))))
  (:action r3c1-5
    :parameters ()
    :precondition (and
      (z11) (z20) (not (z24)) (z41))
    :effect (and
      (not (z11)) (not (z20)) (z24) (not (z41))))
  (:action r2c1-3
    :parameters ()
    :precondition (and
      (z20) (not (z24)) (z33) (z47))
    :effect (and
      (not (z20)) (z24) (not (z33)) (not (z47))))
  (:action r2c2-2
    :parameters ()
    :precondition (and
      (not (z24)) (z33) (z39) (z41) (z54))
    :effect (and
      (z24) (not (z33)) (not (z39)) (not (z41)) (not (z54))))
  (:action r1c1-2
    :parameters ()
    :precondition (and
      (not (z24)) (z47) (z54))
    :effect (and
      (z24) (not (z47)) (not (z54))))
  (:action r3c1-6
    :parameters ()
    :precondition (and
      (not (z11)) (z20) (not (z24)) (z41))
    :effect (and
      (z11) (not (z20)) (z24) (not (z41))))
  (:action r3c1-7
    :parameters ()
    :precondition (and
      (z11) (not (z20)) (not (z24)) (z41))
    :effect (and
      (not (z11)) (z20) (z24) (not (z41))))
  (:action r2c1-4
    :parameters ()
    :precondition (and
      (not (z20)) (not (z24)) (z33) (z47))
    :effect (and
      (z20) (z24) (not (z33)) (not (z47))))
  (:action r3c1-8
    :parameters ()
    :precondition (and
      (not (z11)) (not (z20)) (not (z24)) (z41))
    :effect (and
      (z11) (z20) (z24) (not (z41))))
  (:action r1c5
    :parameters ()
    :precondition (and
      (z5) (z15) (not (z26)) (z35))
    :effect (and
      (not (z5)) (not (z15)) (z26) (not (z35))))
  (:action r2c5
    :parameters ()
    :precondition (and
      (z5) (z19) (z23) (not (z26)) (z35))
    :effect (and
      (not (z5)) (not (z19)) (not (z23)) (z26) (not (z35))))
  (:action r1c4
    :parameters ()
    :precondition (and
      (z15) (z23) (not (z26)) (z35) (z58))
    :effect (and
      (not (z15)) (not (z23)) (z26) (not (z35)) (not (z58))))
  (:action r1c5-2
    :parameters ()
    :precondition (and
      (not (z5)) (z15) (not (z26)) (z35))
    :effect (and
      (z5) (not (z15)) (z26) (not (z35))))
  (:action r2c5-2
    :parameters ()
    :precondition (and
      (not (z5)) (z19) (z23) (not (z26)) (z35))
    :effect (and
      (z5) (not (z19)) (not (z23)) (z26) (not (z35))))
  (:action r1c5-3
    :parameters ()
    :precondition (and
      (z5) (not (z15)) (not (z26)) (z35))
    :effect (and
      (not (z5)) (z15) (z26) (not (z35))))
  (:action r1c4-2
    :parameters ()
    :precondition (and
      (not (z15)) (z23) (not (z26)) (z35) (z58))
    :effect (and
      (z15) (not (z23)) (z26) (not (z35)) (not (z58))))
  (:action r1c5-4
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (not (z26)) (z35))
    :effect (and
      (z5) (z15) (z26) (not (z35))))
  (:action r2c5-3
    :parameters ()
    :precondition (and
      (z5) (not (z19)) (z23) (not (z26)) (z35))
    :effect (and
      (not (z5)) (z19) (not (z23)) (z26) (not (z35))))
  (:action r2c5-4
    :parameters ()
    :precondition (and
      (not (z5)) (not (z19)) (z23) (not (z26)) (z35))
    :effect (and
      (z5) (z19) (not (z23)) (z26) (not (z35))))
  (:action r2c5-5
    :parameters ()
    :precondition (and
      (z5) (z19) (not (z23)) (not (z26)) (z35))
    :effect (and
      (not (z5)) (not (z19)) (z23) (z26) (not (z35))))
  (:action r1c4-3
    :parameters ()
    :precondition (and
      (z15) (not (z23)) (not (z26)) (z35) (z58))
    :effect (and
      (not (z15)) (z23) (z26) (not (z35)) (not (z58))))
  (:action r2c5-6
    :parameters ()
    :precondition (and
      (not (z5)) (z19) (not (z23)) (not (z26)) (z35))
    :effect (and
      (z5) (not (z19)) (z23) (z26) (not (z35))))
  (:action r1c4-4
    :parameters ()
    :precondition (and
      (not (z15)) (not (z23)) (not (z26)) (z35) (z58))
    :effect (and
      (z15) (z23) (z26) (not (z35)) (not (z58))))
  (:action r2c5-7
    :parameters ()
    :precondition (and
      (z5) (not (z19)) (not (z23)) (not (z26)) (z35))
    :effect (and
      (not (z5)) (z19) (z23) (z26) (not (z35))))
  (:action r2c5-8
    :parameters ()
    :precondition (and
      (not (z5)) (not (z19)) (not (z23)) (not (z26)) (z35))
    :effect (and
      (z5) (z19) (z23) (z26) (not (z35))))
  (:action r3c2-3
    :parameters ()
    :precondition (and
      (z20) (not (z33)) (z37) (z41) (z43))
    :effect (and
      (not (z20)) (z33) (not (z37)) (not (z41)) (not (z43))))
  (:action r2c1-5
    :parameters ()
    :precondition (and
      (z20) (z24) (not (z33)) (z47))
    :effect (and
      (not (z20)) (not (z24)) (z33) (not (z47))))
  (:action r2c2-3
    :parameters ()
    :precondition (and
      (z24) (not (z33)) (z39) (z41) (z54))
    :effect (and
      (not (z24)) (z33) (not (z39)) (not (z41)) (not (z54))))
  (:action r2c3-3
    :parameters ()
    :precondition (and
      (z23) (not (z33)) (z39) (z43) (z58))
    :effect (and
      (not (z23)) (z33) (not (z39)) (not (z43)) (not (z58))))
  (:action r1c2-2
    :parameters ()
    :precondition (and
      (not (z33)) (z47) (z54) (z58))
    :effect (and
      (z33) (not (z47)) (not (z54)) (not (z58))))
  (:action r3c2-4
    :parameters ()
    :precondition (and
      (not (z20)) (not (z33)) (z37) (z41) (z43))
    :effect (and
      (z20) (z33) (not (z37)) (not (z41)) (not (z43))))
  (:action r2c1-6
    :parameters ()
    :precondition (and
      (not (z20)) (z24) (not (z33)) (z47))
    :effect (and
      (z20) (not (z24)) (z33) (not (z47))))
  (:action r2c3-4
    :parameters ()
    :precondition (and
      (not (z23)) (not (z33)) (z39) (z43) (z58))
    :effect (and
      (z23) (z33) (not (z39)) (not (z43)) (not (z58))))
  (:action r2c1-7
    :parameters ()
    :precondition (and
      (z20) (not (z24)) (not (z33)) (z47))
    :effect (and
      (not (z20)) (z24) (z33) (not (z47))))
  (:action r2c2-4
    :parameters ()
    :precondition (and
      (not (z24)) (not (z33)) (z39) (z41) (z54))
    :effect (and
      (z24) (z33) (not (z39)) (not (z41)) (not (z54))))
  (:action r2c1-8
    :parameters ()
    :precondition (and
      (not (z20)) (not (z24)) (not (z33)) (z47))
    :effect (and
      (z20) (z24) (z33) (not (z47))))
  (:action r5c1-3
    :parameters ()
    :precondition (and
      (z11) (not (z34)) (z36))
    :effect (and
      (not (z11)) (z34) (not (z36))))
  (:action r4c1-5
    :parameters ()
    :precondition (and
      (z11) (z20) (not (z34)) (z37))
    :effect (and
      (not (z11)) (not (z20)) (z34) (not (z37))))
  (:action r5c2-2
    :parameters ()
    :precondition (and
      (z29) (not (z34)) (z36) (z37) (z61))
    :effect (and
      (not (z29)) (z34) (not (z36)) (not (z37)) (not (z61))))
  (:action r5c1-4
    :parameters ()
    :precondition (and
      (not (z11)) (not (z34)) (z36))
    :effect (and
      (z11) (z34) (not (z36))))
  (:action r4c1-6
    :parameters ()
    :precondition (and
      (not (z11)) (z20) (not (z34)) (z37))
    :effect (and
      (z11) (not (z20)) (z34) (not (z37))))
  (:action r4c1-7
    :parameters ()
    :precondition (and
      (z11) (not (z20)) (not (z34)) (z37))
    :effect (and
      (not (z11)) (z20) (z34) (not (z37))))
  (:action r4c1-8
    :parameters ()
    :precondition (and
      (not (z11)) (not (z20)) (not (z34)) (z37))
    :effect (and
      (z11) (z20) (z34) (not (z37))))
  (:action r1c5-5
    :parameters ()
    :precondition (and
      (z5) (z15) (z26) (not (z35)))
    :effect (and
      (not (z5)) (not (z15)) (not (z26)) (z35)))
  (:action r2c5-9
    :parameters ()
    :precondition (and
      (z5) (z19) (z23) (z26) (not (z35)))
    :effect (and
      (not (z5)) (not (z19)) (not (z23)) (not (z26)) (z35)))
  (:action r1c4-5
    :parameters ()
    :precondition (and
      (z15) (z23) (z26) (not (z35)) (z58))
    :effect (and
      (not (z15)) (not (z23)) (not (z26)) (z35) (not (z58))))
  (:action r1c5-6
    :parameters ()
    :precondition (and
      (not (z5)) (z15) (z26) (not (z35)))
    :effect (and
      (z5) (not (z15)) (not (z26)) (z35)))
  (:action r2c5-10
    :parameters ()
    :precondition (and
      (not (z5)) (z19) (z23) (z26) (not (z35)))
    :effect (and
      (z5) (not (z19)) (not (z23)) (not (z26)) (z35)))
  (:action r1c5-7
    :parameters ()
    :precondition (and
      (z5) (not (z15)) (z26) (not (z35)))
    :effect (and
      (not (z5)) (z15) (not (z26)) (z35)))
  (:action r1c4-6
    :parameters ()
    :precondition (and
      (not (z15)) (z23) (z26) (not (z35)) (z58))
    :effect (and
      (z15) (not (z23)) (not (z26)) (z35) (not (z58))))
  (:action r1c5-8
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (z26) (not (z35)))
    :effect (and
      (z5) (z15) (not (z26)) (z35)))
  (:action r2c5-11
    :parameters ()
    :precondition (and
      (z5) (not (z19)) (z23) (z26) (not (z35)))
    :effect (and
      (not (z5)) (z19) (not (z23)) (not (z26)) (z35)))
  (:action r2c5-12
    :parameters ()
    :precondition (and
      (not (z5)) (not (z19)) (z23) (z26) (not (z35)))
    :effect (and
      (z5) (z19) (not (z23)) (not (z26)) (z35)))
  (:action r2c5-13
    :parameters ()
    :precondition (and
      (z5) (z19) (not (z23)) (z26) (not (z35)))
    :effect (and
      (not (z5)) (not (z19)) (z23) (not (z26)) (z35)))
  (:action r1c4-7
    :parameters ()
    :precondition (and
      (z15) (not (z23)) (z26) (not (z35)) (z58))
    :effect (and
      (not (z15)) (z23) (not (z26)) (z35) (not (z58))))
  (:action r2c5-14
    :parameters ()
    :precondition (and
      (not (z5)) (z19) (not (z23)) (z26) (not (z35)))
    :effect (and
      (z5) (not (z19)) (z23) (not (z26)) (z35)))
  (:action r1c4-8
    :parameters ()
    :precondition (and
      (not (z15)) (not (z23)) (z26) (not (z35)) (z58))
    :effect (and
      (z15) (z23) (not (z26)) (z35) (not (z58))))
  (:action r2c5-15
    :parameters ()
    :precondition (and
      (z5) (not (z19)) (not (z23)) (z26) (not (z35)))
    :effect (and
      (not (z5)) (z19) (z23) (not (z26)) (z35)))
  (:action r2c5-16
    :parameters ()
    :precondition (and
      (not (z5)) (not (z19)) (not (z23)) (z26) (not (z35)))
    :effect (and
      (z5) (z19) (z23) (not (z26)) (z35)))
  (:action r5c1-5
    :parameters ()
    :precondition (and
      (z11) (z34) (not (z36)))
    :effect (and
      (not (z11)) (not (z34)) (z36)))
  (:action r4c2-3
    :parameters ()
    :precondition (and
      (z11) (not (z36)) (z37) (z38) (z41))
    :effect (and
      (not (z11)) (z36) (not (z37)) (not (z38)) (not (z41))))
  (:action r5c2-3
    :parameters ()
    :precondition (and
      (z29) (z34) (not (z36)) (z37) (z61))
    :effect (and
      (not (z29)) (not (z34)) (z36) (not (z37)) (not (z61))))
  (:action r5c3-3
    :parameters ()
    :precondition (and
      (z13) (z29) (not (z36)) (z38) (z61))
    :effect (and
      (not (z13)) (not (z29)) (z36) (not (z38)) (not (z61))))
  (:action r5c1-6
    :parameters ()
    :precondition (and
      (not (z11)) (z34) (not (z36)))
    :effect (and
      (z11) (not (z34)) (z36)))
  (:action r4c2-4
    :parameters ()
    :precondition (and
      (not (z11)) (not (z36)) (z37) (z38) (z41))
    :effect (and
      (z11) (z36) (not (z37)) (not (z38)) (not (z41))))
  (:action r5c3-4
    :parameters ()
    :precondition (and
      (not (z13)) (z29) (not (z36)) (z38) (z61))
    :effect (and
      (z13) (not (z29)) (z36) (not (z38)) (not (z61))))
  (:action r5c1-7
    :parameters ()
    :precondition (and
      (z11) (not (z34)) (not (z36)))
    :effect (and
      (not (z11)) (z34) (z36)))
  (:action r5c2-4
    :parameters ()
    :precondition (and
      (z29) (not (z34)) (not (z36)) (z37) (z61))
    :effect (and
      (not (z29)) (z34) (z36) (not (z37)) (not (z61))))
  (:action r5c1-8
    :parameters ()
    :precondition (and
      (not (z11)) (not (z34)) (not (z36)))
    :effect (and
      (z11) (z34) (z36)))
  (:action r4c1-9
    :parameters ()
    :precondition (and
      (z11) (z20) (z34) (not (z37)))
    :effect (and
      (not (z11)) (not (z20)) (not (z34)) (z37)))
  (:action r4c2-5
    :parameters ()
    :precondition (and
      (z11) (z36) (not (z37)) (z38) (z41))
    :effect (and
      (not (z11)) (not (z36)) (z37) (not (z38)) (not (z41))))
  (:action r3c2-5
    :parameters ()
    :precondition (and
      (z20) (z33) (not (z37)) (z41) (z43))
    :effect (and
      (not (z20)) (not (z33)) (z37) (not (z41)) (not (z43))))
  (:action r5c2-5
    :parameters ()
    :precondition (and
      (z29) (z34) (z36) (not (z37)) (z61))
    :effect (and
      (not (z29)) (not (z34)) (not (z36)) (z37) (not (z61))))
  (:action r4c3-3
    :parameters ()
    :precondition (and
      (z17) (z29) (not (z37)) (z38) (z43) (z61))
    :effect (and
      (not (z17)) (not (z29)) (z37) (not (z38)) (not (z43)) (not (z61))))
  (:action r4c1-10
    :parameters ()
    :precondition (and
      (not (z11)) (z20) (z34) (not (z37)))
    :effect (and
      (z11) (not (z20)) (not (z34)) (z37)))
  (:action r4c2-6
    :parameters ()
    :precondition (and
      (not (z11)) (z36) (not (z37)) (z38) (z41))
    :effect (and
      (z11) (not (z36)) (z37) (not (z38)) (not (z41))))
  (:action r4c3-4
    :parameters ()
    :precondition (and
      (not (z17)) (z29) (not (z37)) (z38) (z43) (z61))
    :effect (and
      (z17) (not (z29)) (z37) (not (z38)) (not (z43)) (not (z61))))
  (:action r4c1-11
    :parameters ()
    :precondition (and
      (z11) (not (z20)) (z34) (not (z37)))
    :effect (and
      (not (z11)) (z20) (not (z34)) (z37)))
  (:action r3c2-6
    :parameters ()
    :precondition (and
      (not (z20)) (z33) (not (z37)) (z41) (z43))
    :effect (and
      (z20) (not (z33)) (z37) (not (z41)) (not (z43))))
  (:action r4c1-12
    :parameters ()
    :precondition (and
      (not (z11)) (not (z20)) (z34) (not (z37)))
    :effect (and
      (z11) (z20) (not (z34)) (z37)))
  (:action r3c2-7
    :parameters ()
    :precondition (and
      (z20) (not (z33)) (not (z37)) (z41) (z43))
    :effect (and
      (not (z20)) (z33) (z37) (not (z41)) (not (z43))))
  (:action r3c2-8
    :parameters ()
    :precondition (and
      (not (z20)) (not (z33)) (not (z37)) (z41) (z43))
    :effect (and
      (z20) (z33) (z37) (not (z41)) (not (z43))))
  (:action r4c1-13
    :parameters ()
    :precondition (and
      (z11) (z20) (not (z34)) (not (z37)))
    :effect (and
      (not (z11)) (not (z20)) (z34) (z37)))
  (:action r5c2-6
    :parameters ()
    :precondition (and
      (z29) (not (z34)) (z36) (not (z37)) (z61))
    :effect (and
      (not (z29)) (z34) (not (z36)) (z37) (not (z61))))
  (:action r4c1-14
    :parameters ()
    :precondition (and
      (not (z11)) (z20) (not (z34)) (not (z37)))
    :effect (and
      (z11) (not (z20)) (z34) (z37)))
  (:action r4c1-15
    :parameters ()
    :precondition (and
      (z11) (not (z20)) (not (z34)) (not (z37)))
    :effect (and
      (not (z11)) (z20) (z34) (z37)))
  (:action r4c1-16
    :parameters ()
    :precondition (and
      (not (z11)) (not (z20)) (not (z34)) (not (z37)))
    :effect (and
      (z11) (z20) (z34) (z37)))
  (:action r4c2-7
    :parameters ()
    :precondition (and
      (z11) (not (z36)) (not (z37)) (z38) (z41))
    :effect (and
      (not (z11)) (z36) (z37) (not (z38)) (not (z41))))
  (:action r5c2-7
    :parameters ()
    :precondition (and
      (z29) (z34) (not (z36)) (not (z37)) (z61))
    :effect (and
      (not (z29)) (not (z34)) (z36) (z37) (not (z61))))
  (:action r4c2-8
    :parameters ()
    :precondition (and
      (not (z11)) (not (z36)) (not (z37)) (z38) (z41))
    :effect (and
      (z11) (z36) (z37) (not (z38)) (not (z41))))
  (:action r5c2-8
    :parameters ()
    :precondition (and
      (z29) (not (z34)) (not (z36)) (not (z37)) (z61))
    :effect (and
      (not (z29)) (z34) (z36) (z37) (not (z61))))
  (:action r4c4-17
    :parameters ()
    :precondition (and
      (z0) (z13) (z16) (z17) (not (z38)))
    :effect (and
      (not (z0)) (not (z13)) (not (z16)) (not (z17)) (z38)))
  (:action r4c2-9
    :parameters ()
    :precondition (and
      (z11) (z36) (z37) (not (z38)) (z41))
    :effect (and
      (not (z11)) (not (z36)) (not (z37)) (z38) (not (z41))))
  (:action r3c3-3
    :parameters ()
    :precondition (and
      (z16) (not (z38)) (z39) (z41) (z43))
    :effect (and
      (not (z16)) (z38) (not (z39)) (not (z41)) (not (z43))))
  (:action r5c3-5
    :parameters ()
    :precondition (and
      (z13) (z29) (z36) (not (z38)) (z61))
    :effect (and
      (not (z13)) (not (z29)) (not (z36)) (z38) (not (z61))))
  (:action r4c3-5
    :parameters ()
    :precondition (and
      (z17) (z29) (z37) (not (z38)) (z43) (z61))
    :effect (and
      (not (z17)) (not (z29)) (not (z37)) (z38) (not (z43)) (not (z61))))
  (:action r4c4-18
    :parameters ()
    :precondition (and
      (not (z0)) (z13) (z16) (z17) (not (z38)))
    :effect (and
      (z0) (not (z13)) (not (z16)) (not (z17)) (z38)))
  (:action r4c2-10
    :parameters ()
    :precondition (and
      (not (z11)) (z36) (z37) (not (z38)) (z41))
    :effect (and
      (z11) (not (z36)) (not (z37)) (z38) (not (z41))))
  (:action r4c4-19
    :parameters ()
    :precondition (and
      (z0) (not (z13)) (z16) (z17) (not (z38)))
    :effect (and
      (not (z0)) (z13) (not (z16)) (not (z17)) (z38)))
  (:action r5c3-6
    :parameters ()
    :precondition (and
      (not (z13)) (z29) (z36) (not (z38)) (z61))
    :effect (and
      (z13) (not (z29)) (not (z36)) (z38) (not (z61))))
  (:action r4c4-20
    :parameters ()
    :precondition (and
      (not (z0)) (not (z13)) (z16) (z17) (not (z38)))
    :effect (and
      (z0) (z13) (not (z16)) (not (z17)) (z38)))
  (:action r4c4-21
    :parameters ()
    :precondition (and
      (z0) (z13) (not (z16)) (z17) (not (z38)))
    :effect (and
      (not (z0)) (not (z13)) (z16) (not (z17)) (z38)))
  (:action r3c3-4
    :parameters ()
    :precondition (and
      (not (z16)) (not (z38)) (z39) (z41) (z43))
    :effect (and
      (z16) (z38) (not (z39)) (not (z41)) (not (z43))))
  (:action r4c4-22
    :parameters ()
    :precondition (and
      (not (z0)) (z13) (not (z16)) (z17) (not (z38)))
    :effect (and
      (z0) (not (z13)) (z16) (not (z17)) (z38)))
  (:action r4c4-23
    :parameters ()
    :precondition (and
      (z0) (not (z13)) (not (z16)) (z17) (not (z38)))
    :effect (and
      (not (z0)) (z13) (z16) (not (z17)) (z38)))
  (:action r4c4-24
    :parameters ()
    :precondition (and
      (not (z0)) (not (z13)) (not (z16)) (z17) (not (z38)))
    :effect (and
      (z0) (z13) (z16) (not (z17)) (z38)))
  (:action r4c4-25
    :parameters ()
    :precondition (and
      (z0) (z13) (z16) (not (z17)) (not (z38)))
    :effect (and
      (not (z0)) (not (z13)) (not (z16)) (z17) (z38)))
  (:action r4c3-6
    :parameters ()
    :precondition (and
      (not (z17)) (z29) (z37) (not (z38)) (z43) (z61))
    :effect (and
      (z17) (not (z29)) (not (z37)) (z38) (not (z43)) (not (z61))))
  (:action r4c4-26
    :parameters ()
    :precondition (and
      (not (z0)) (z13) (z16) (not (z17)) (not (z38)))
    :effect (and
      (z0) (not (z13)) (not (z16)) (z17) (z38)))
  (:action r4c4-27
    :parameters ()
    :precondition (and
      (z0) (not (z13)) (z16) (not (z17)) (not (z38)))
    :effect (and
      (not (z0)) (z13) (not (z16)) (z17) (z38)))
  (:action r4c4-28
    :parameters ()
    :precondition (and
      (not (z0)) (not (z13)) (z16) (not (z17)) (not (z38)))
    :effect (and
      (z0) (z13) (not (z16)) (z17) (z38)))
  (:action r4c4-29
    :parameters ()
    :precondition (and
      (z0) (z13) (not (z16)) (not (z17)) (not (z38)))
    :effect (and
      (not (z0)) (not (z13)) (z16) (z17) (z38)))
  (:action r4c4-30
    :parameters ()
    :precondition (and
      (not (z0)) (z13) (not (z16)) (not (z17)) (not (z38)))
    :effect (and
      (z0) (not (z13)) (z16) (z17) (z38)))
  (:action r4c4-31
    :parameters ()
    :precondition (and
      (z0) (not (z13)) (not (z16)) (not (z17)) (not (z38)))
    :effect (and
      (not (z0)) (z13) (z16) (z17) (z38)))
  (:action r4c4-32
    :parameters ()
    :precondition (and
      (not (z0)) (not (z13)) (not (z16)) (not (z17)) (not (z38)))
    :effect (and
      (z0) (z13) (z16) (z17) (z38)))
  (:action r4c2-11
    :parameters ()
    :precondition (and
      (z11) (not (z36)) (z37) (not (z38)) (z41))
    :effect (and
      (not (z11)) (z36) (not (z37)) (z38) (not (z41))))
  (:action r5c3-7
    :parameters ()
    :precondition (and
      (z13) (z29) (not (z36)) (not (z38)) (z61))
    :effect (and
      (not (z13)) (not (z29)) (z36) (z38) (not (z61))))
  (:action r4c2-12
    :parameters ()
    :precondition (and
      (not (z11)) (not (z36)) (z37) (not (z38)) (z41))
    :effect (and
      (z11) (z36) (not (z37)) (z38) (not (z41))))
  (:action r5c3-8
    :parameters ()
    :precondition (and
      (not (z13)) (z29) (not (z36)) (not (z38)) (z61))
    :effect (and
      (z13) (not (z29)) (z36) (z38) (not (z61))))
  (:action r4c2-13
    :parameters ()
    :precondition (and
      (z11) (z36) (not (z37)) (not (z38)) (z41))
    :effect (and
      (not (z11)) (not (z36)) (z37) (z38) (not (z41))))
  (:action r4c3-7
    :parameters ()
    :precondition (and
      (z17) (z29) (not (z37)) (not (z38)) (z43) (z61))
    :effect (and
      (not (z17)) (not (z29)) (z37) (z38) (not (z43)) (not (z61))))
  (:action r4c2-14
    :parameters ()
    :precondition (and
      (not (z11)) (z36) (not (z37)) (not (z38)) (z41))
    :effect (and
      (z11) (not (z36)) (z37) (z38) (not (z41))))
  (:action r4c3-8
    :parameters ()
    :precondition (and
      (not (z17)) (z29) (not (z37)) (not (z38)) (z43) (z61))
    :effect (and
      (z17) (not (z29)) (z37) (z38) (not (z43)) (not (z61))))
  (:action r4c2-15
    :parameters ()
    :precondition (and
      (z11) (not (z36)) (not (z37)) (not (z38)) (z41))
    :effect (and
      (not (z11)) (z36) (z37) (z38) (not (z41))))
  (:action r4c2-16
    :parameters ()
    :precondition (and
      (not (z11)) (not (z36)) (not (z37)) (not (z38)) (z41))
    :effect (and
      (z11) (z36) (z37) (z38) (not (z41))))
  (:action r2c4-17
    :parameters ()
    :precondition (and
      (z5) (z15) (z16) (z23) (not (z39)))
    :effect (and
      (not (z5)) (not (z15)) (not (z16)) (not (z23)) (z39)))
  (:action r3c3-5
    :parameters ()
    :precondition (and
      (z16) (z38) (not (z39)) (z41) (z43))
    :effect (and
      (not (z16)) (not (z38)) (z39) (not (z41)) (not (z43))))
  (:action r2c2-5
    :parameters ()
    :precondition (and
      (z24) (z33) (not (z39)) (z41) (z54))
    :effect (and
      (not (z24)) (not (z33)) (z39) (not (z41)) (not (z54))))
  (:action r2c3-5
    :parameters ()
    :precondition (and
      (z23) (z33) (not (z39)) (z43) (z58))
    :effect (and
      (not (z23)) (not (z33)) (z39) (not (z43)) (not (z58))))
  (:action r1c3-3
    :parameters ()
    :precondition (and
      (z15) (not (z39)) (z54) (z58))
    :effect (and
      (not (z15)) (z39) (not (z54)) (not (z58))))
  (:action r2c4-18
    :parameters ()
    :precondition (and
      (not (z5)) (z15) (z16) (z23) (not (z39)))
    :effect (and
      (z5) (not (z15)) (not (z16)) (not (z23)) (z39)))
  (:action r2c4-19
    :parameters ()
    :precondition (and
      (z5) (not (z15)) (z16) (z23) (not (z39)))
    :effect (and
      (not (z5)) (z15) (not (z16)) (not (z23)) (z39)))
  (:action r1c3-4
    :parameters ()
    :precondition (and
      (not (z15)) (not (z39)) (z54) (z58))
    :effect (and
      (z15) (z39) (not (z54)) (not (z58))))
  (:action r2c4-20
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (z16) (z23) (not (z39)))
    :effect (and
      (z5) (z15) (not (z16)) (not (z23)) (z39)))
  (:action r2c4-21
    :parameters ()
    :precondition (and
      (z5) (z15) (not (z16)) (z23) (not (z39)))
    :effect (and
      (not (z5)) (not (z15)) (z16) (not (z23)) (z39)))
  (:action r3c3-6
    :parameters ()
    :precondition (and
      (not (z16)) (z38) (not (z39)) (z41) (z43))
    :effect (and
      (z16) (not (z38)) (z39) (not (z41)) (not (z43))))
  (:action r2c4-22
    :parameters ()
    :precondition (and
      (not (z5)) (z15) (not (z16)) (z23) (not (z39)))
    :effect (and
      (z5) (not (z15)) (z16) (not (z23)) (z39)))
  (:action r2c4-23
    :parameters ()
    :precondition (and
      (z5) (not (z15)) (not (z16)) (z23) (not (z39)))
    :effect (and
      (not (z5)) (z15) (z16) (not (z23)) (z39)))
  (:action r2c4-24
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (not (z16)) (z23) (not (z39)))
    :effect (and
      (z5) (z15) (z16) (not (z23)) (z39)))
  (:action r2c4-25
    :parameters ()
    :precondition (and
      (z5) (z15) (z16) (not (z23)) (not (z39)))
    :effect (and
      (not (z5)) (not (z15)) (not (z16)) (z23) (z39)))
  (:action r2c3-6
    :parameters ()
    :precondition (and
      (not (z23)) (z33) (not (z39)) (z43) (z58))
    :effect (and
      (z23) (not (z33)) (z39) (not (z43)) (not (z58))))
  (:action r2c4-26
    :parameters ()
    :precondition (and
      (not (z5)) (z15) (z16) (not (z23)) (not (z39)))
    :effect (and
      (z5) (not (z15)) (not (z16)) (z23) (z39)))
  (:action r2c4-27
    :parameters ()
    :precondition (and
      (z5) (not (z15)) (z16) (not (z23)) (not (z39)))
    :effect (and
      (not (z5)) (z15) (not (z16)) (z23) (z39)))
  (:action r2c4-28
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (z16) (not (z23)) (not (z39)))
    :effect (and
      (z5) (z15) (not (z16)) (z23) (z39)))
  (:action r2c4-29
    :parameters ()
    :precondition (and
      (z5) (z15) (not (z16)) (not (z23)) (not (z39)))
    :effect (and
      (not (z5)) (not (z15)) (z16) (z23) (z39)))
  (:action r2c4-30
    :parameters ()
    :precondition (and
      (not (z5)) (z15) (not (z16)) (not (z23)) (not (z39)))
    :effect (and
      (z5) (not (z15)) (z16) (z23) (z39)))
  (:action r2c4-31
    :parameters ()
    :precondition (and
      (z5) (not (z15)) (not (z16)) (not (z23)) (not (z39)))
    :effect (and
      (not (z5)) (z15) (z16) (z23) (z39)))
  (:action r2c4-32
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (not (z16)) (not (z23)) (not (z39)))
    :effect (and
      (z5) (z15) (z16) (z23) (z39)))
  (:action r2c2-6
    :parameters ()
    :precondition (and
      (not (z24)) (z33) (not (z39)) (z41) (z54))
    :effect (and
      (z24) (not (z33)) (z39) (not (z41)) (not (z54))))
  (:action r2c2-7
    :parameters ()
    :precondition (and
      (z24) (not (z33)) (not (z39)) (z41) (z54))
    :effect (and
      (not (z24)) (z33) (z39) (not (z41)) (not (z54))))
  (:action r2c3-7
    :parameters ()
    :precondition (and
      (z23) (not (z33)) (not (z39)) (z43) (z58))
    :effect (and
      (not (z23)) (z33) (z39) (not (z43)) (not (z58))))
  (:action r2c3-8
    :parameters ()
    :precondition (and
      (not (z23)) (not (z33)) (not (z39)) (z43) (z58))
    :effect (and
      (z23) (z33) (z39) (not (z43)) (not (z58))))
  (:action r2c2-8
    :parameters ()
    :precondition (and
      (not (z24)) (not (z33)) (not (z39)) (z41) (z54))
    :effect (and
      (z24) (z33) (z39) (not (z41)) (not (z54))))
  (:action r3c3-7
    :parameters ()
    :precondition (and
      (z16) (not (z38)) (not (z39)) (z41) (z43))
    :effect (and
      (not (z16)) (z38) (z39) (not (z41)) (not (z43))))
  (:action r3c3-8
    :parameters ()
    :precondition (and
      (not (z16)) (not (z38)) (not (z39)) (z41) (z43))
    :effect (and
      (z16) (z38) (z39) (not (z41)) (not (z43))))
  (:action r3c1-9
    :parameters ()
    :precondition (and
      (z11) (z20) (z24) (not (z41)))
    :effect (and
      (not (z11)) (not (z20)) (not (z24)) (z41)))
  (:action r4c2-17
    :parameters ()
    :precondition (and
      (z11) (z36) (z37) (z38) (not (z41)))
    :effect (and
      (not (z11)) (not (z36)) (not (z37)) (not (z38)) (z41)))
  (:action r3c2-9
    :parameters ()
    :precondition (and
      (z20) (z33) (z37) (not (z41)) (z43))
    :effect (and
      (not (z20)) (not (z33)) (not (z37)) (z41) (not (z43))))
  (:action r3c3-9
    :parameters ()
    :precondition (and
      (z16) (z38) (z39) (not (z41)) (z43))
    :effect (and
      (not (z16)) (not (z38)) (not (z39)) (z41) (not (z43))))
  (:action r2c2-9
    :parameters ()
    :precondition (and
      (z24) (z33) (z39) (not (z41)) (z54))
    :effect (and
      (not (z24)) (not (z33)) (not (z39)) (z41) (not (z54))))
  (:action r3c1-10
    :parameters ()
    :precondition (and
      (not (z11)) (z20) (z24) (not (z41)))
    :effect (and
      (z11) (not (z20)) (not (z24)) (z41)))
  (:action r4c2-18
    :parameters ()
    :precondition (and
      (not (z11)) (z36) (z37) (z38) (not (z41)))
    :effect (and
      (z11) (not (z36)) (not (z37)) (not (z38)) (z41)))
  (:action r3c3-10
    :parameters ()
    :precondition (and
      (not (z16)) (z38) (z39) (not (z41)) (z43))
    :effect (and
      (z16) (not (z38)) (not (z39)) (z41) (not (z43))))
  (:action r3c1-11
    :parameters ()
    :precondition (and
      (z11) (not (z20)) (z24) (not (z41)))
    :effect (and
      (not (z11)) (z20) (not (z24)) (z41)))
  (:action r3c2-10
    :parameters ()
    :precondition (and
      (not (z20)) (z33) (z37) (not (z41)) (z43))
    :effect (and
      (z20) (not (z33)) (not (z37)) (z41) (not (z43))))
  (:action r3c1-12
    :parameters ()
    :precondition (and
      (not (z11)) (not (z20)) (z24) (not (z41)))
    :effect (and
      (z11) (z20) (not (z24)) (z41)))
  (:action r3c1-13
    :parameters ()
    :precondition (and
      (z11) (z20) (not (z24)) (not (z41)))
    :effect (and
      (not (z11)) (not (z20)) (z24) (z41)))
  (:action r2c2-10
    :parameters ()
    :precondition (and
      (not (z24)) (z33) (z39) (not (z41)) (z54))
    :effect (and
      (z24) (not (z33)) (not (z39)) (z41) (not (z54))))
  (:action r3c1-14
    :parameters ()
    :precondition (and
      (not (z11)) (z20) (not (z24)) (not (z41)))
    :effect (and
      (z11) (not (z20)) (z24) (z41)))
  (:action r3c1-15
    :parameters ()
    :precondition (and
      (z11) (not (z20)) (not (z24)) (not (z41)))
    :effect (and
      (not (z11)) (z20) (z24) (z41)))
  (:action r3c1-16
    :parameters ()
    :precondition (and
      (not (z11)) (not (z20)) (not (z24)) (not (z41)))
    :effect (and
      (z11) (z20) (z24) (z41)))
  (:action r3c2-11
    :parameters ()
    :precondition (and
      (z20) (not (z33)) (z37) (not (z41)) (z43))
    :effect (and
      (not (z20)) (z33) (not (z37)) (z41) (not (z43))))
  (:action r2c2-11
    :parameters ()
    :precondition (and
      (z24) (not (z33)) (z39) (not (z41)) (z54))
    :effect (and
      (not (z24)) (z33) (not (z39)) (z41) (not (z54))))
  (:action r3c2-12
    :parameters ()
    :precondition (and
      (not (z20)) (not (z33)) (z37) (not (z41)) (z43))
    :effect (and
      (z20) (z33) (not (z37)) (z41) (not (z43))))
  (:action r2c2-12
    :parameters ()
    :precondition (and
      (not (z24)) (not (z33)) (z39) (not (z41)) (z54))
    :effect (and
      (z24) (z33) (not (z39)) (z41) (not (z54))))
  (:action r4c2-19
    :parameters ()
    :precondition (and
      (z11) (not (z36)) (z37) (z38) (not (z41)))
    :effect (and
      (not (z11)) (z36) (not (z37)) (not (z38)) (z41)))
  (:action r4c2-20
    :parameters ()
    :precondition (and
      (not (z11)) (not (z36)) (z37) (z38) (not (z41)))
    :effect (and
      (z11) (z36) (not (z37)) (not (z38)) (z41)))
  (:action r4c2-21
    :parameters ()
    :precondition (and
      (z11) (z36) (not (z37)) (z38) (not (z41)))
    :effect (and
      (not (z11)) (not (z36)) (z37) (not (z38)) (z41)))
  (:action r3c2-13
    :parameters ()
    :precondition (and
      (z20) (z33) (not (z37)) (not (z41)) (z43))
    :effect (and
      (not (z20)) (not (z33)) (z37) (z41) (not (z43))))
  (:action r4c2-22
    :parameters ()
    :precondition (and
      (not (z11)) (z36) (not (z37)) (z38) (not (z41)))
    :effect (and
      (z11) (not (z36)) (z37) (not (z38)) (z41)))
  (:action r3c2-14
    :parameters ()
    :precondition (and
      (not (z20)) (z33) (not (z37)) (not (z41)) (z43))
    :effect (and
      (z20) (not (z33)) (z37) (z41) (not (z43))))
  (:action r3c2-15
    :parameters ()
    :precondition (and
      (z20) (not (z33)) (not (z37)) (not (z41)) (z43))
    :effect (and
      (not (z20)) (z33) (z37) (z41) (not (z43))))
  (:action r3c2-16
    :parameters ()
    :precondition (and
      (not (z20)) (not (z33)) (not (z37)) (not (z41)) (z43))
    :effect (and
      (z20) (z33) (z37) (z41) (not (z43))))
  (:action r4c2-23
    :parameters ()
    :precondition (and
      (z11) (not (z36)) (not (z37)) (z38) (not (z41)))
    :effect (and
      (not (z11)) (z36) (z37) (not (z38)) (z41)))
  (:action r4c2-24
    :parameters ()
    :precondition (and
      (not (z11)) (not (z36)) (not (z37)) (z38) (not (z41)))
    :effect (and
      (z11) (z36) (z37) (not (z38)) (z41)))
  (:action r4c2-25
    :parameters ()
    :precondition (and
      (z11) (z36) (z37) (not (z38)) (not (z41)))
    :effect (and
      (not (z11)) (not (z36)) (not (z37)) (z38) (z41)))
  (:action r3c3-11
    :parameters ()
    :precondition (and
      (z16) (not (z38)) (z39) (not (z41)) (z43))
    :effect (and
      (not (z16)) (z38) (not (z39)) (z41) (not (z43))))
  (:action r4c2-26
    :parameters ()
    :precondition (and
      (not (z11)) (z36) (z37) (not (z38)) (not (z41)))
    :effect (and
      (z11) (not (z36)) (not (z37)) (z38) (z41)))
  (:action r3c3-12
    :parameters ()
    :precondition (and
      (not (z16)) (not (z38)) (z39) (not (z41)) (z43))
    :effect (and
      (z16) (z38) (not (z39)) (z41) (not (z43))))
  (:action r4c2-27
    :parameters ()
    :precondition (and
      (z11) (not (z36)) (z37) (not (z38)) (not (z41)))
    :effect (and
      (not (z11)) (z36) (not (z37)) (z38) (z41)))
  (:action r4c2-28
    :parameters ()
    :precondition (and
      (not (z11)) (not (z36)) (z37) (not (z38)) (not (z41)))
    :effect (and
      (z11) (z36) (not (z37)) (z38) (z41)))
  (:action r4c2-29
    :parameters ()
    :precondition (and
      (z11) (z36) (not (z37)) (not (z38)) (not (z41)))
    :effect (and
      (not (z11)) (not (z36)) (z37) (z38) (z41)))
  (:action r4c2-30
    :parameters ()
    :precondition (and
      (not (z11)) (z36) (not (z37)) (not (z38)) (not (z41)))
    :effect (and
      (z11) (not (z36)) (z37) (z38) (z41)))
  (:action r4c2-31
    :parameters ()
    :precondition (and
      (z11) (not (z36)) (not (z37)) (not (z38)) (not (z41)))
    :effect (and
      (not (z11)) (z36) (z37) (z38) (z41)))
  (:action r4c2-32
    :parameters ()
    :precondition (and
      (not (z11)) (not (z36)) (not (z37)) (not (z38)) (not (z41)))
    :effect (and
      (z11) (z36) (z37) (z38) (z41)))
  (:action r3c3-13
    :parameters ()
    :precondition (and
      (z16) (z38) (not (z39)) (not (z41)) (z43))
    :effect (and
      (not (z16)) (not (z38)) (z39) (z41) (not (z43))))
  (:action r2c2-13
    :parameters ()
    :precondition (and
      (z24) (z33) (not (z39)) (not (z41)) (z54))
    :effect (and
      (not (z24)) (not (z33)) (z39) (z41) (not (z54))))
  (:action r3c3-14
    :parameters ()
    :precondition (and
      (not (z16)) (z38) (not (z39)) (not (z41)) (z43))
    :effect (and
      (z16) (not (z38)) (z39) (z41) (not (z43))))
  (:action r2c2-14
    :parameters ()
    :precondition (and
      (not (z24)) (z33) (not (z39)) (not (z41)) (z54))
    :effect (and
      (z24) (not (z33)) (z39) (z41) (not (z54))))
  (:action r2c2-15
    :parameters ()
    :precondition (and
      (z24) (not (z33)) (not (z39)) (not (z41)) (z54))
    :effect (and
      (not (z24)) (z33) (z39) (z41) (not (z54))))
  (:action r2c2-16
    :parameters ()
    :precondition (and
      (not (z24)) (not (z33)) (not (z39)) (not (z41)) (z54))
    :effect (and
      (z24) (z33) (z39) (z41) (not (z54))))
  (:action r3c3-15
    :parameters ()
    :precondition (and
      (z16) (not (z38)) (not (z39)) (not (z41)) (z43))
    :effect (and
      (not (z16)) (z38) (z39) (z41) (not (z43))))
  (:action r3c3-16
    :parameters ()
    :precondition (and
      (not (z16)) (not (z38)) (not (z39)) (not (z41)) (z43))
    :effect (and
      (z16) (z38) (z39) (z41) (not (z43))))
  (:action r3c4-17
    :parameters ()
    :precondition (and
      (z16) (z17) (z19) (z23) (not (z43)))
    :effect (and
      (not (z16)) (not (z17)) (not (z19)) (not (z23)) (z43)))
  (:action r3c2-17
    :parameters ()
    :precondition (and
      (z20) (z33) (z37) (z41) (not (z43)))
    :effect (and
      (not (z20)) (not (z33)) (not (z37)) (not (z41)) (z43)))
  (:action r3c3-17
    :parameters ()
    :precondition (and
      (z16) (z38) (z39) (z41) (not (z43)))
    :effect (and
      (not (z16)) (not (z38)) (not (z39)) (not (z41)) (z43)))
  (:action r2c3-9
    :parameters ()
    :precondition (and
      (z23) (z33) (z39) (not (z43)) (z58))
    :effect (and
      (not (z23)) (not (z33)) (not (z39)) (z43) (not (z58))))
  (:action r4c3-9
    :parameters ()
    :precondition (and
      (z17) (z29) (z37) (z38) (not (z43)) (z61))
    :effect (and
      (not (z17)) (not (z29)) (not (z37)) (not (z38)) (z43) (not (z61))))
  (:action r3c4-18
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (z19) (z23) (not (z43)))
    :effect (and
      (z16) (not (z17)) (not (z19)) (not (z23)) (z43)))
  (:action r3c3-18
    :parameters ()
    :precondition (and
      (not (z16)) (z38) (z39) (z41) (not (z43)))
    :effect (and
      (z16) (not (z38)) (not (z39)) (not (z41)) (z43)))
  (:action r3c4-19
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (z19) (z23) (not (z43)))
    :effect (and
      (not (z16)) (z17) (not (z19)) (not (z23)) (z43)))
  (:action r4c3-10
    :parameters ()
    :precondition (and
      (not (z17)) (z29) (z37) (z38) (not (z43)) (z61))
    :effect (and
      (z17) (not (z29)) (not (z37)) (not (z38)) (z43) (not (z61))))
  (:action r3c4-20
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (z19) (z23) (not (z43)))
    :effect (and
      (z16) (z17) (not (z19)) (not (z23)) (z43)))
  (:action r3c4-21
    :parameters ()
    :precondition (and
      (z16) (z17) (not (z19)) (z23) (not (z43)))
    :effect (and
      (not (z16)) (not (z17)) (z19) (not (z23)) (z43)))
  (:action r3c4-22
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (not (z19)) (z23) (not (z43)))
    :effect (and
      (z16) (not (z17)) (z19) (not (z23)) (z43)))
  (:action r3c4-23
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (not (z19)) (z23) (not (z43)))
    :effect (and
      (not (z16)) (z17) (z19) (not (z23)) (z43)))
  (:action r3c4-24
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (not (z19)) (z23) (not (z43)))
    :effect (and
      (z16) (z17) (z19) (not (z23)) (z43)))
  (:action r3c2-18
    :parameters ()
    :precondition (and
      (not (z20)) (z33) (z37) (z41) (not (z43)))
    :effect (and
      (z20) (not (z33)) (not (z37)) (not (z41)) (z43)))
  (:action r3c4-25
    :parameters ()
    :precondition (and
      (z16) (z17) (z19) (not (z23)) (not (z43)))
    :effect (and
      (not (z16)) (not (z17)) (not (z19)) (z23) (z43)))
  (:action r2c3-10
    :parameters ()
    :precondition (and
      (not (z23)) (z33) (z39) (not (z43)) (z58))
    :effect (and
      (z23) (not (z33)) (not (z39)) (z43) (not (z58))))
  (:action r3c4-26
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (z19) (not (z23)) (not (z43)))
    :effect (and
      (z16) (not (z17)) (not (z19)) (z23) (z43)))
  (:action r3c4-27
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (z19) (not (z23)) (not (z43)))
    :effect (and
      (not (z16)) (z17) (not (z19)) (z23) (z43)))
  (:action r3c4-28
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (z19) (not (z23)) (not (z43)))
    :effect (and
      (z16) (z17) (not (z19)) (z23) (z43)))
  (:action r3c4-29
    :parameters ()
    :precondition (and
      (z16) (z17) (not (z19)) (not (z23)) (not (z43)))
    :effect (and
      (not (z16)) (not (z17)) (z19) (z23) (z43)))
  (:action r3c4-30
    :parameters ()
    :precondition (and
      (not (z16)) (z17) (not (z19)) (not (z23)) (not (z43)))
    :effect (and
      (z16) (not (z17)) (z19) (z23) (z43)))
  (:action r3c4-31
    :parameters ()
    :precondition (and
      (z16) (not (z17)) (not (z19)) (not (z23)) (not (z43)))
    :effect (and
      (not (z16)) (z17) (z19) (z23) (z43)))
  (:action r3c4-32
    :parameters ()
    :precondition (and
      (not (z16)) (not (z17)) (not (z19)) (not (z23)) (not (z43)))
    :effect (and
      (z16) (z17) (z19) (z23) (z43)))
  (:action r3c2-19
    :parameters ()
    :precondition (and
      (z20) (not (z33)) (z37) (z41) (not (z43)))
    :effect (and
      (not (z20)) (z33) (not (z37)) (not (z41)) (z43)))
  (:action r2c3-11
    :parameters ()
    :precondition (and
      (z23) (not (z33)) (z39) (not (z43)) (z58))
    :effect (and
      (not (z23)) (z33) (not (z39)) (z43) (not (z58))))
  (:action r3c2-20
    :parameters ()
    :precondition (and
      (not (z20)) (not (z33)) (z37) (z41) (not (z43)))
    :effect (and
      (z20) (z33) (not (z37)) (not (z41)) (z43)))
  (:action r2c3-12
    :parameters ()
    :precondition (and
      (not (z23)) (not (z33)) (z39) (not (z43)) (z58))
    :effect (and
      (z23) (z33) (not (z39)) (z43) (not (z58))))
  (:action r3c2-21
    :parameters ()
    :precondition (and
      (z20) (z33) (not (z37)) (z41) (not (z43)))
    :effect (and
      (not (z20)) (not (z33)) (z37) (not (z41)) (z43)))
  (:action r4c3-11
    :parameters ()
    :precondition (and
      (z17) (z29) (not (z37)) (z38) (not (z43)) (z61))
    :effect (and
      (not (z17)) (not (z29)) (z37) (not (z38)) (z43) (not (z61))))
  (:action r4c3-12
    :parameters ()
    :precondition (and
      (not (z17)) (z29) (not (z37)) (z38) (not (z43)) (z61))
    :effect (and
      (z17) (not (z29)) (z37) (not (z38)) (z43) (not (z61))))
  (:action r3c2-22
    :parameters ()
    :precondition (and
      (not (z20)) (z33) (not (z37)) (z41) (not (z43)))
    :effect (and
      (z20) (not (z33)) (z37) (not (z41)) (z43)))
  (:action r3c2-23
    :parameters ()
    :precondition (and
      (z20) (not (z33)) (not (z37)) (z41) (not (z43)))
    :effect (and
      (not (z20)) (z33) (z37) (not (z41)) (z43)))
  (:action r3c2-24
    :parameters ()
    :precondition (and
      (not (z20)) (not (z33)) (not (z37)) (z41) (not (z43)))
    :effect (and
      (z20) (z33) (z37) (not (z41)) (z43)))
  (:action r3c3-19
    :parameters ()
    :precondition (and
      (z16) (not (z38)) (z39) (z41) (not (z43)))
    :effect (and
      (not (z16)) (z38) (not (z39)) (not (z41)) (z43)))
  (:action r4c3-13
    :parameters ()
    :precondition (and
      (z17) (z29) (z37) (not (z38)) (not (z43)) (z61))
    :effect (and
      (not (z17)) (not (z29)) (not (z37)) (z38) (z43) (not (z61))))
  (:action r3c3-20
    :parameters ()
    :precondition (and
      (not (z16)) (not (z38)) (z39) (z41) (not (z43)))
    :effect (and
      (z16) (z38) (not (z39)) (not (z41)) (z43)))
  (:action r4c3-14
    :parameters ()
    :precondition (and
      (not (z17)) (z29) (z37) (not (z38)) (not (z43)) (z61))
    :effect (and
      (z17) (not (z29)) (not (z37)) (z38) (z43) (not (z61))))
  (:action r4c3-15
    :parameters ()
    :precondition (and
      (z17) (z29) (not (z37)) (not (z38)) (not (z43)) (z61))
    :effect (and
      (not (z17)) (not (z29)) (z37) (z38) (z43) (not (z61))))
  (:action r4c3-16
    :parameters ()
    :precondition (and
      (not (z17)) (z29) (not (z37)) (not (z38)) (not (z43)) (z61))
    :effect (and
      (z17) (not (z29)) (z37) (z38) (z43) (not (z61))))
  (:action r3c3-21
    :parameters ()
    :precondition (and
      (z16) (z38) (not (z39)) (z41) (not (z43)))
    :effect (and
      (not (z16)) (not (z38)) (z39) (not (z41)) (z43)))
  (:action r2c3-13
    :parameters ()
    :precondition (and
      (z23) (z33) (not (z39)) (not (z43)) (z58))
    :effect (and
      (not (z23)) (not (z33)) (z39) (z43) (not (z58))))
  (:action r3c3-22
    :parameters ()
    :precondition (and
      (not (z16)) (z38) (not (z39)) (z41) (not (z43)))
    :effect (and
      (z16) (not (z38)) (z39) (not (z41)) (z43)))
  (:action r2c3-14
    :parameters ()
    :precondition (and
      (not (z23)) (z33) (not (z39)) (not (z43)) (z58))
    :effect (and
      (z23) (not (z33)) (z39) (z43) (not (z58))))
  (:action r2c3-15
    :parameters ()
    :precondition (and
      (z23) (not (z33)) (not (z39)) (not (z43)) (z58))
    :effect (and
      (not (z23)) (z33) (z39) (z43) (not (z58))))
  (:action r2c3-16
    :parameters ()
    :precondition (and
      (not (z23)) (not (z33)) (not (z39)) (not (z43)) (z58))
    :effect (and
      (z23) (z33) (z39) (z43) (not (z58))))
  (:action r3c3-23
    :parameters ()
    :precondition (and
      (z16) (not (z38)) (not (z39)) (z41) (not (z43)))
    :effect (and
      (not (z16)) (z38) (z39) (not (z41)) (z43)))
  (:action r3c3-24
    :parameters ()
    :precondition (and
      (not (z16)) (not (z38)) (not (z39)) (z41) (not (z43)))
    :effect (and
      (z16) (z38) (z39) (not (z41)) (z43)))
  (:action r3c2-25
    :parameters ()
    :precondition (and
      (z20) (z33) (z37) (not (z41)) (not (z43)))
    :effect (and
      (not (z20)) (not (z33)) (not (z37)) (z41) (z43)))
  (:action r3c3-25
    :parameters ()
    :precondition (and
      (z16) (z38) (z39) (not (z41)) (not (z43)))
    :effect (and
      (not (z16)) (not (z38)) (not (z39)) (z41) (z43)))
  (:action r3c3-26
    :parameters ()
    :precondition (and
      (not (z16)) (z38) (z39) (not (z41)) (not (z43)))
    :effect (and
      (z16) (not (z38)) (not (z39)) (z41) (z43)))
  (:action r3c2-26
    :parameters ()
    :precondition (and
      (not (z20)) (z33) (z37) (not (z41)) (not (z43)))
    :effect (and
      (z20) (not (z33)) (not (z37)) (z41) (z43)))
  (:action r3c2-27
    :parameters ()
    :precondition (and
      (z20) (not (z33)) (z37) (not (z41)) (not (z43)))
    :effect (and
      (not (z20)) (z33) (not (z37)) (z41) (z43)))
  (:action r3c2-28
    :parameters ()
    :precondition (and
      (not (z20)) (not (z33)) (z37) (not (z41)) (not (z43)))
    :effect (and
      (z20) (z33) (not (z37)) (z41) (z43)))
  (:action r3c2-29
    :parameters ()
    :precondition (and
      (z20) (z33) (not (z37)) (not (z41)) (not (z43)))
    :effect (and
      (not (z20)) (not (z33)) (z37) (z41) (z43)))
  (:action r3c2-30
    :parameters ()
    :precondition (and
      (not (z20)) (z33) (not (z37)) (not (z41)) (not (z43)))
    :effect (and
      (z20) (not (z33)) (z37) (z41) (z43)))
  (:action r3c2-31
    :parameters ()
    :precondition (and
      (z20) (not (z33)) (not (z37)) (not (z41)) (not (z43)))
    :effect (and
      (not (z20)) (z33) (z37) (z41) (z43)))
  (:action r3c2-32
    :parameters ()
    :precondition (and
      (not (z20)) (not (z33)) (not (z37)) (not (z41)) (not (z43)))
    :effect (and
      (z20) (z33) (z37) (z41) (z43)))
  (:action r3c3-27
    :parameters ()
    :precondition (and
      (z16) (not (z38)) (z39) (not (z41)) (not (z43)))
    :effect (and
      (not (z16)) (z38) (not (z39)) (z41) (z43)))
  (:action r3c3-28
    :parameters ()
    :precondition (and
      (not (z16)) (not (z38)) (z39) (not (z41)) (not (z43)))
    :effect (and
      (z16) (z38) (not (z39)) (z41) (z43)))
  (:action r3c3-29
    :parameters ()
    :precondition (and
      (z16) (z38) (not (z39)) (not (z41)) (not (z43)))
    :effect (and
      (not (z16)) (not (z38)) (z39) (z41) (z43)))
  (:action r3c3-30
    :parameters ()
    :precondition (and
      (not (z16)) (z38) (not (z39)) (not (z41)) (not (z43)))
    :effect (and
      (z16) (not (z38)) (z39) (z41) (z43)))
  (:action r3c3-31
    :parameters ()
    :precondition (and
      (z16) (not (z38)) (not (z39)) (not (z41)) (not (z43)))
    :effect (and
      (not (z16)) (z38) (z39) (z41) (z43)))
  (:action r3c3-32
    :parameters ()
    :precondition (and
      (not (z16)) (not (z38)) (not (z39)) (not (z41)) (not (z43)))
    :effect (and
      (z16) (z38) (z39) (z41) (z43)))
  (:action r2c1-9
    :parameters ()
    :precondition (and
      (z20) (z24) (z33) (not (z47)))
    :effect (and
      (not (z20)) (not (z24)) (not (z33)) (z47)))
  (:action r1c1-3
    :parameters ()
    :precondition (and
      (z24) (not (z47)) (z54))
    :effect (and
      (not (z24)) (z47) (not (z54))))
  (:action r1c2-3
    :parameters ()
    :precondition (and
      (z33) (not (z47)) (z54) (z58))
    :effect (and
      (not (z33)) (z47) (not (z54)) (not (z58))))
  (:action r2c1-10
    :parameters ()
    :precondition (and
      (not (z20)) (z24) (z33) (not (z47)))
    :effect (and
      (z20) (not (z24)) (not (z33)) (z47)))
  (:action r2c1-11
    :parameters ()
    :precondition (and
      (z20) (not (z24)) (z33) (not (z47)))
    :effect (and
      (not (z20)) (z24) (not (z33)) (z47)))
  (:action r1c1-4
    :parameters ()
    :precondition (and
      (not (z24)) (not (z47)) (z54))
    :effect (and
      (z24) (z47) (not (z54))))
  (:action r2c1-12
    :parameters ()
    :precondition (and
      (not (z20)) (not (z24)) (z33) (not (z47)))
    :effect (and
      (z20) (z24) (not (z33)) (z47)))
  (:action r2c1-13
    :parameters ()
    :precondition (and
      (z20) (z24) (not (z33)) (not (z47)))
    :effect (and
      (not (z20)) (not (z24)) (z33) (z47)))
  (:action r1c2-4
    :parameters ()
    :precondition (and
      (not (z33)) (not (z47)) (z54) (z58))
    :effect (and
      (z33) (z47) (not (z54)) (not (z58))))
  (:action r2c1-14
    :parameters ()
    :precondition (and
      (not (z20)) (z24) (not (z33)) (not (z47)))
    :effect (and
      (z20) (not (z24)) (z33) (z47)))
  (:action r2c1-15
    :parameters ()
    :precondition (and
      (z20) (not (z24)) (not (z33)) (not (z47)))
    :effect (and
      (not (z20)) (z24) (z33) (z47)))
  (:action r2c1-16
    :parameters ()
    :precondition (and
      (not (z20)) (not (z24)) (not (z33)) (not (z47)))
    :effect (and
      (z20) (z24) (z33) (z47)))
  (:action r2c2-17
    :parameters ()
    :precondition (and
      (z24) (z33) (z39) (z41) (not (z54)))
    :effect (and
      (not (z24)) (not (z33)) (not (z39)) (not (z41)) (z54)))
  (:action r1c1-5
    :parameters ()
    :precondition (and
      (z24) (z47) (not (z54)))
    :effect (and
      (not (z24)) (not (z47)) (z54)))
  (:action r1c3-5
    :parameters ()
    :precondition (and
      (z15) (z39) (not (z54)) (z58))
    :effect (and
      (not (z15)) (not (z39)) (z54) (not (z58))))
  (:action r1c2-5
    :parameters ()
    :precondition (and
      (z33) (z47) (not (z54)) (z58))
    :effect (and
      (not (z33)) (not (z47)) (z54) (not (z58))))
  (:action r1c3-6
    :parameters ()
    :precondition (and
      (not (z15)) (z39) (not (z54)) (z58))
    :effect (and
      (z15) (not (z39)) (z54) (not (z58))))
  (:action r2c2-18
    :parameters ()
    :precondition (and
      (not (z24)) (z33) (z39) (z41) (not (z54)))
    :effect (and
      (z24) (not (z33)) (not (z39)) (not (z41)) (z54)))
  (:action r1c1-6
    :parameters ()
    :precondition (and
      (not (z24)) (z47) (not (z54)))
    :effect (and
      (z24) (not (z47)) (z54)))
  (:action r2c2-19
    :parameters ()
    :precondition (and
      (z24) (not (z33)) (z39) (z41) (not (z54)))
    :effect (and
      (not (z24)) (z33) (not (z39)) (not (z41)) (z54)))
  (:action r1c2-6
    :parameters ()
    :precondition (and
      (not (z33)) (z47) (not (z54)) (z58))
    :effect (and
      (z33) (not (z47)) (z54) (not (z58))))
  (:action r2c2-20
    :parameters ()
    :precondition (and
      (not (z24)) (not (z33)) (z39) (z41) (not (z54)))
    :effect (and
      (z24) (z33) (not (z39)) (not (z41)) (z54)))
  (:action r2c2-21
    :parameters ()
    :precondition (and
      (z24) (z33) (not (z39)) (z41) (not (z54)))
    :effect (and
      (not (z24)) (not (z33)) (z39) (not (z41)) (z54)))
  (:action r1c3-7
    :parameters ()
    :precondition (and
      (z15) (not (z39)) (not (z54)) (z58))
    :effect (and
      (not (z15)) (z39) (z54) (not (z58))))
  (:action r1c3-8
    :parameters ()
    :precondition (and
      (not (z15)) (not (z39)) (not (z54)) (z58))
    :effect (and
      (z15) (z39) (z54) (not (z58))))
  (:action r2c2-22
    :parameters ()
    :precondition (and
      (not (z24)) (z33) (not (z39)) (z41) (not (z54)))
    :effect (and
      (z24) (not (z33)) (z39) (not (z41)) (z54)))
  (:action r2c2-23
    :parameters ()
    :precondition (and
      (z24) (not (z33)) (not (z39)) (z41) (not (z54)))
    :effect (and
      (not (z24)) (z33) (z39) (not (z41)) (z54)))
  (:action r2c2-24
    :parameters ()
    :precondition (and
      (not (z24)) (not (z33)) (not (z39)) (z41) (not (z54)))
    :effect (and
      (z24) (z33) (z39) (not (z41)) (z54)))
  (:action r2c2-25
    :parameters ()
    :precondition (and
      (z24) (z33) (z39) (not (z41)) (not (z54)))
    :effect (and
      (not (z24)) (not (z33)) (not (z39)) (z41) (z54)))
  (:action r2c2-26
    :parameters ()
    :precondition (and
      (not (z24)) (z33) (z39) (not (z41)) (not (z54)))
    :effect (and
      (z24) (not (z33)) (not (z39)) (z41) (z54)))
  (:action r2c2-27
    :parameters ()
    :precondition (and
      (z24) (not (z33)) (z39) (not (z41)) (not (z54)))
    :effect (and
      (not (z24)) (z33) (not (z39)) (z41) (z54)))
  (:action r2c2-28
    :parameters ()
    :precondition (and
      (not (z24)) (not (z33)) (z39) (not (z41)) (not (z54)))
    :effect (and
      (z24) (z33) (not (z39)) (z41) (z54)))
  (:action r2c2-29
    :parameters ()
    :precondition (and
      (z24) (z33) (not (z39)) (not (z41)) (not (z54)))
    :effect (and
      (not (z24)) (not (z33)) (z39) (z41) (z54)))
  (:action r2c2-30
    :parameters ()
    :precondition (and
      (not (z24)) (z33) (not (z39)) (not (z41)) (not (z54)))
    :effect (and
      (z24) (not (z33)) (z39) (z41) (z54)))
  (:action r2c2-31
    :parameters ()
    :precondition (and
      (z24) (not (z33)) (not (z39)) (not (z41)) (not (z54)))
    :effect (and
      (not (z24)) (z33) (z39) (z41) (z54)))
  (:action r2c2-32
    :parameters ()
    :precondition (and
      (not (z24)) (not (z33)) (not (z39)) (not (z41)) (not (z54)))
    :effect (and
      (z24) (z33) (z39) (z41) (z54)))
  (:action r1c1-7
    :parameters ()
    :precondition (and
      (z24) (not (z47)) (not (z54)))
    :effect (and
      (not (z24)) (z47) (z54)))
  (:action r1c2-7
    :parameters ()
    :precondition (and
      (z33) (not (z47)) (not (z54)) (z58))
    :effect (and
      (not (z33)) (z47) (z54) (not (z58))))
  (:action r1c1-8
    :parameters ()
    :precondition (and
      (not (z24)) (not (z47)) (not (z54)))
    :effect (and
      (z24) (z47) (z54)))
  (:action r1c2-8
    :parameters ()
    :precondition (and
      (not (z33)) (not (z47)) (not (z54)) (z58))
    :effect (and
      (z33) (z47) (z54) (not (z58))))
  (:action r5c5-5
    :parameters ()
    :precondition (and
      (z0) (z13) (not (z56)))
    :effect (and
      (not (z0)) (not (z13)) (z56)))
  (:action r4c5-9
    :parameters ()
    :precondition (and
      (z0) (z17) (z19) (not (z56)))
    :effect (and
      (not (z0)) (not (z17)) (not (z19)) (z56)))
  (:action r5c4-5
    :parameters ()
    :precondition (and
      (z13) (z17) (z29) (not (z56)) (z61))
    :effect (and
      (not (z13)) (not (z17)) (not (z29)) (z56) (not (z61))))
  (:action r5c5-6
    :parameters ()
    :precondition (and
      (not (z0)) (z13) (not (z56)))
    :effect (and
      (z0) (not (z13)) (z56)))
  (:action r4c5-10
    :parameters ()
    :precondition (and
      (not (z0)) (z17) (z19) (not (z56)))
    :effect (and
      (z0) (not (z17)) (not (z19)) (z56)))
  (:action r5c5-7
    :parameters ()
    :precondition (and
      (z0) (not (z13)) (not (z56)))
    :effect (and
      (not (z0)) (z13) (z56)))
  (:action r5c4-6
    :parameters ()
    :precondition (and
      (not (z13)) (z17) (z29) (not (z56)) (z61))
    :effect (and
      (z13) (not (z17)) (not (z29)) (z56) (not (z61))))
  (:action r5c5-8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z13)) (not (z56)))
    :effect (and
      (z0) (z13) (z56)))
  (:action r4c5-11
    :parameters ()
    :precondition (and
      (z0) (not (z17)) (z19) (not (z56)))
    :effect (and
      (not (z0)) (z17) (not (z19)) (z56)))
  (:action r5c4-7
    :parameters ()
    :precondition (and
      (z13) (not (z17)) (z29) (not (z56)) (z61))
    :effect (and
      (not (z13)) (z17) (not (z29)) (z56) (not (z61))))
  (:action r4c5-12
    :parameters ()
    :precondition (and
      (not (z0)) (not (z17)) (z19) (not (z56)))
    :effect (and
      (z0) (z17) (not (z19)) (z56)))
  (:action r5c4-8
    :parameters ()
    :precondition (and
      (not (z13)) (not (z17)) (z29) (not (z56)) (z61))
    :effect (and
      (z13) (z17) (not (z29)) (z56) (not (z61))))
  (:action r4c5-13
    :parameters ()
    :precondition (and
      (z0) (z17) (not (z19)) (not (z56)))
    :effect (and
      (not (z0)) (not (z17)) (z19) (z56)))
  (:action r4c5-14
    :parameters ()
    :precondition (and
      (not (z0)) (z17) (not (z19)) (not (z56)))
    :effect (and
      (z0) (not (z17)) (z19) (z56)))
  (:action r4c5-15
    :parameters ()
    :precondition (and
      (z0) (not (z17)) (not (z19)) (not (z56)))
    :effect (and
      (not (z0)) (z17) (z19) (z56)))
  (:action r4c5-16
    :parameters ()
    :precondition (and
      (not (z0)) (not (z17)) (not (z19)) (not (z56)))
    :effect (and
      (z0) (z17) (z19) (z56)))
  (:action r2c3-17
    :parameters ()
    :precondition (and
      (z23) (z33) (z39) (z43) (not (z58)))
    :effect (and
      (not (z23)) (not (z33)) (not (z39)) (not (z43)) (z58)))
  (:action r1c3-9
    :parameters ()
    :precondition (and
      (z15) (z39) (z54) (not (z58)))
    :effect (and
      (not (z15)) (not (z39)) (not (z54)) (z58)))
  (:action r1c2-9
    :parameters ()
    :precondition (and
      (z33) (z47) (z54) (not (z58)))
    :effect (and
      (not (z33)) (not (z47)) (not (z54)) (z58)))
  (:action r1c3-10
    :parameters ()
    :precondition (and
      (not (z15)) (z39) (z54) (not (z58)))
    :effect (and
      (z15) (not (z39)) (not (z54)) (z58)))
  (:action r2c3-18
    :parameters ()
    :precondition (and
      (not (z23)) (z33) (z39) (z43) (not (z58)))
    :effect (and
      (z23) (not (z33)) (not (z39)) (not (z43)) (z58)))
  (:action r1c4-9
    :parameters ()
    :precondition (and
      (z15) (z23) (not (z26)) (z35) (not (z58)))
    :effect (and
      (not (z15)) (not (z23)) (z26) (not (z35)) (z58)))
  (:action r1c4-10
    :parameters ()
    :precondition (and
      (not (z15)) (z23) (not (z26)) (z35) (not (z58)))
    :effect (and
      (z15) (not (z23)) (z26) (not (z35)) (z58)))
  (:action r1c4-11
    :parameters ()
    :precondition (and
      (z15) (not (z23)) (not (z26)) (z35) (not (z58)))
    :effect (and
      (not (z15)) (z23) (z26) (not (z35)) (z58)))
  (:action r1c4-12
    :parameters ()
    :precondition (and
      (not (z15)) (not (z23)) (not (z26)) (z35) (not (z58)))
    :effect (and
      (z15) (z23) (z26) (not (z35)) (z58)))
  (:action r2c3-19
    :parameters ()
    :precondition (and
      (z23) (not (z33)) (z39) (z43) (not (z58)))
    :effect (and
      (not (z23)) (z33) (not (z39)) (not (z43)) (z58)))
  (:action r1c2-10
    :parameters ()
    :precondition (and
      (not (z33)) (z47) (z54) (not (z58)))
    :effect (and
      (z33) (not (z47)) (not (z54)) (z58)))
  (:action r2c3-20
    :parameters ()
    :precondition (and
      (not (z23)) (not (z33)) (z39) (z43) (not (z58)))
    :effect (and
      (z23) (z33) (not (z39)) (not (z43)) (z58)))
  (:action r1c4-13
    :parameters ()
    :precondition (and
      (z15) (z23) (z26) (not (z35)) (not (z58)))
    :effect (and
      (not (z15)) (not (z23)) (not (z26)) (z35) (z58)))
  (:action r1c4-14
    :parameters ()
    :precondition (and
      (not (z15)) (z23) (z26) (not (z35)) (not (z58)))
    :effect (and
      (z15) (not (z23)) (not (z26)) (z35) (z58)))
  (:action r1c4-15
    :parameters ()
    :precondition (and
      (z15) (not (z23)) (z26) (not (z35)) (not (z58)))
    :effect (and
      (not (z15)) (z23) (not (z26)) (z35) (z58)))
  (:action r1c4-16
    :parameters ()
    :precondition (and
      (not (z15)) (not (z23)) (z26) (not (z35)) (not (z58)))
    :effect (and
      (z15) (z23) (not (z26)) (z35) (z58)))
  (:action r2c3-21
    :parameters ()
    :precondition (and
      (z23) (z33) (not (z39)) (z43) (not (z58)))
    :effect (and
      (not (z23)) (not (z33)) (z39) (not (z43)) (z58)))
  (:action r1c3-11
    :parameters ()
    :precondition (and
      (z15) (not (z39)) (z54) (not (z58)))
    :effect (and
      (not (z15)) (z39) (not (z54)) (z58)))
  (:action r1c3-12
    :parameters ()
    :precondition (and
      (not (z15)) (not (z39)) (z54) (not (z58)))
    :effect (and
      (z15) (z39) (not (z54)) (z58)))
  (:action r2c3-22
    :parameters ()
    :precondition (and
      (not (z23)) (z33) (not (z39)) (z43) (not (z58)))
    :effect (and
      (z23) (not (z33)) (z39) (not (z43)) (z58)))
  (:action r2c3-23
    :parameters ()
    :precondition (and
      (z23) (not (z33)) (not (z39)) (z43) (not (z58)))
    :effect (and
      (not (z23)) (z33) (z39) (not (z43)) (z58)))
  (:action r2c3-24
    :parameters ()
    :precondition (and
      (not (z23)) (not (z33)) (not (z39)) (z43) (not (z58)))
    :effect (and
      (z23) (z33) (z39) (not (z43)) (z58)))
  (:action r2c3-25
    :parameters ()
    :precondition (and
      (z23) (z33) (z39) (not (z43)) (not (z58)))
    :effect (and
      (not (z23)) (not (z33)) (not (z39)) (z43) (z58)))
  (:action r2c3-26
    :parameters ()
    :precondition (and
      (not (z23)) (z33) (z39) (not (z43)) (not (z58)))
    :effect (and
      (z23) (not (z33)) (not (z39)) (z43) (z58)))
  (:action r2c3-27
    :parameters ()
    :precondition (and
      (z23) (not (z33)) (z39) (not (z43)) (not (z58)))
    :effect (and
      (not (z23)) (z33) (not (z39)) (z43) (z58)))
  (:action r2c3-28
    :parameters ()
    :precondition (and
      (not (z23)) (not (z33)) (z39) (not (z43)) (not (z58)))
    :effect (and
      (z23) (z33) (not (z39)) (z43) (z58)))
  (:action r2c3-29
    :parameters ()
    :precondition (and
      (z23) (z33) (not (z39)) (not (z43)) (not (z58)))
    :effect (and
      (not (z23)) (not (z33)) (z39) (z43) (z58)))
  (:action r2c3-30
    :parameters ()
    :precondition (and
      (not (z23)) (z33) (not (z39)) (not (z43)) (not (z58)))
    :effect (and
      (z23) (not (z33)) (z39) (z43) (z58)))
  (:action r2c3-31
    :parameters ()
    :precondition (and
      (z23) (not (z33)) (not (z39)) (not (z43)) (not (z58)))
    :effect (and
      (not (z23)) (z33) (z39) (z43) (z58)))
  (:action r2c3-32
    :parameters ()
    :precondition (and
      (not (z23)) (not (z33)) (not (z39)) (not (z43)) (not (z58)))
    :effect (and
      (z23) (z33) (z39) (z43) (z58)))
  (:action r1c2-11
    :parameters ()
    :precondition (and
      (z33) (not (z47)) (z54) (not (z58)))
    :effect (and
      (not (z33)) (z47) (not (z54)) (z58)))
  (:action r1c2-12
    :parameters ()
    :precondition (and
      (not (z33)) (not (z47)) (z54) (not (z58)))
    :effect (and
      (z33) (z47) (not (z54)) (z58)))
  (:action r1c3-13
    :parameters ()
    :precondition (and
      (z15) (z39) (not (z54)) (not (z58)))
    :effect (and
      (not (z15)) (not (z39)) (z54) (z58)))
  (:action r1c2-13
    :parameters ()
    :precondition (and
      (z33) (z47) (not (z54)) (not (z58)))
    :effect (and
      (not (z33)) (not (z47)) (z54) (z58)))
  (:action r1c3-14
    :parameters ()
    :precondition (and
      (not (z15)) (z39) (not (z54)) (not (z58)))
    :effect (and
      (z15) (not (z39)) (z54) (z58)))
  (:action r1c2-14
    :parameters ()
    :precondition (and
      (not (z33)) (z47) (not (z54)) (not (z58)))
    :effect (and
      (z33) (not (z47)) (z54) (z58)))
  (:action r1c3-15
    :parameters ()
    :precondition (and
      (z15) (not (z39)) (not (z54)) (not (z58)))
    :effect (and
      (not (z15)) (z39) (z54) (z58)))
  (:action r1c3-16
    :parameters ()
    :precondition (and
      (not (z15)) (not (z39)) (not (z54)) (not (z58)))
    :effect (and
      (z15) (z39) (z54) (z58)))
  (:action r1c2-15
    :parameters ()
    :precondition (and
      (z33) (not (z47)) (not (z54)) (not (z58)))
    :effect (and
      (not (z33)) (z47) (z54) (z58)))
  (:action r1c2-16
    :parameters ()
    :precondition (and
      (not (z33)) (not (z47)) (not (z54)) (not (z58)))
    :effect (and
      (z33) (z47) (z54) (z58)))
  (:action r5c2-9
    :parameters ()
    :precondition (and
      (not (z29)) (z34) (z36) (z37) (not (z61)))
    :effect (and
      (z29) (not (z34)) (not (z36)) (not (z37)) (z61)))
  (:action r5c3-9
    :parameters ()
    :precondition (and
      (z13) (not (z29)) (z36) (z38) (not (z61)))
    :effect (and
      (not (z13)) (z29) (not (z36)) (not (z38)) (z61)))
  (:action r4c3-17
    :parameters ()
    :precondition (and
      (z17) (not (z29)) (z37) (z38) (z43) (not (z61)))
    :effect (and
      (not (z17)) (z29) (not (z37)) (not (z38)) (not (z43)) (z61)))
  (:action r5c4-9
    :parameters ()
    :precondition (and
      (z13) (z17) (not (z29)) (z56) (not (z61)))
    :effect (and
      (not (z13)) (not (z17)) (z29) (not (z56)) (z61)))
  (:action r5c3-10
    :parameters ()
    :precondition (and
      (not (z13)) (not (z29)) (z36) (z38) (not (z61)))
    :effect (and
      (z13) (z29) (not (z36)) (not (z38)) (z61)))
  (:action r5c4-10
    :parameters ()
    :precondition (and
      (not (z13)) (z17) (not (z29)) (z56) (not (z61)))
    :effect (and
      (z13) (not (z17)) (z29) (not (z56)) (z61)))
  (:action r4c3-18
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (z37) (z38) (z43) (not (z61)))
    :effect (and
      (z17) (z29) (not (z37)) (not (z38)) (not (z43)) (z61)))
  (:action r5c4-11
    :parameters ()
    :precondition (and
      (z13) (not (z17)) (not (z29)) (z56) (not (z61)))
    :effect (and
      (not (z13)) (z17) (z29) (not (z56)) (z61)))
  (:action r5c4-12
    :parameters ()
    :precondition (and
      (not (z13)) (not (z17)) (not (z29)) (z56) (not (z61)))
    :effect (and
      (z13) (z17) (z29) (not (z56)) (z61)))
  (:action r5c2-10
    :parameters ()
    :precondition (and
      (not (z29)) (not (z34)) (z36) (z37) (not (z61)))
    :effect (and
      (z29) (z34) (not (z36)) (not (z37)) (z61)))
  (:action r5c2-11
    :parameters ()
    :precondition (and
      (not (z29)) (z34) (not (z36)) (z37) (not (z61)))
    :effect (and
      (z29) (not (z34)) (z36) (not (z37)) (z61)))
  (:action r5c3-11
    :parameters ()
    :precondition (and
      (z13) (not (z29)) (not (z36)) (z38) (not (z61)))
    :effect (and
      (not (z13)) (z29) (z36) (not (z38)) (z61)))
  (:action r5c3-12
    :parameters ()
    :precondition (and
      (not (z13)) (not (z29)) (not (z36)) (z38) (not (z61)))
    :effect (and
      (z13) (z29) (z36) (not (z38)) (z61)))
  (:action r5c2-12
    :parameters ()
    :precondition (and
      (not (z29)) (not (z34)) (not (z36)) (z37) (not (z61)))
    :effect (and
      (z29) (z34) (z36) (not (z37)) (z61)))
  (:action r5c2-13
    :parameters ()
    :precondition (and
      (not (z29)) (z34) (z36) (not (z37)) (not (z61)))
    :effect (and
      (z29) (not (z34)) (not (z36)) (z37) (z61)))
  (:action r4c3-19
    :parameters ()
    :precondition (and
      (z17) (not (z29)) (not (z37)) (z38) (z43) (not (z61)))
    :effect (and
      (not (z17)) (z29) (z37) (not (z38)) (not (z43)) (z61)))
  (:action r4c3-20
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z37)) (z38) (z43) (not (z61)))
    :effect (and
      (z17) (z29) (z37) (not (z38)) (not (z43)) (z61)))
  (:action r5c2-14
    :parameters ()
    :precondition (and
      (not (z29)) (not (z34)) (z36) (not (z37)) (not (z61)))
    :effect (and
      (z29) (z34) (not (z36)) (z37) (z61)))
  (:action r5c2-15
    :parameters ()
    :precondition (and
      (not (z29)) (z34) (not (z36)) (not (z37)) (not (z61)))
    :effect (and
      (z29) (not (z34)) (z36) (z37) (z61)))
  (:action r5c2-16
    :parameters ()
    :precondition (and
      (not (z29)) (not (z34)) (not (z36)) (not (z37)) (not (z61)))
    :effect (and
      (z29) (z34) (z36) (z37) (z61)))
  (:action r5c3-13
    :parameters ()
    :precondition (and
      (z13) (not (z29)) (z36) (not (z38)) (not (z61)))
    :effect (and
      (not (z13)) (z29) (not (z36)) (z38) (z61)))
  (:action r4c3-21
    :parameters ()
    :precondition (and
      (z17) (not (z29)) (z37) (not (z38)) (z43) (not (z61)))
    :effect (and
      (not (z17)) (z29) (not (z37)) (z38) (not (z43)) (z61)))
  (:action r5c3-14
    :parameters ()
    :precondition (and
      (not (z13)) (not (z29)) (z36) (not (z38)) (not (z61)))
    :effect (and
      (z13) (z29) (not (z36)) (z38) (z61)))
  (:action r4c3-22
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (z37) (not (z38)) (z43) (not (z61)))
    :effect (and
      (z17) (z29) (not (z37)) (z38) (not (z43)) (z61)))
  (:action r5c3-15
    :parameters ()
    :precondition (and
      (z13) (not (z29)) (not (z36)) (not (z38)) (not (z61)))
    :effect (and
      (not (z13)) (z29) (z36) (z38) (z61)))
  (:action r5c3-16
    :parameters ()
    :precondition (and
      (not (z13)) (not (z29)) (not (z36)) (not (z38)) (not (z61)))
    :effect (and
      (z13) (z29) (z36) (z38) (z61)))
  (:action r4c3-23
    :parameters ()
    :precondition (and
      (z17) (not (z29)) (not (z37)) (not (z38)) (z43) (not (z61)))
    :effect (and
      (not (z17)) (z29) (z37) (z38) (not (z43)) (z61)))
  (:action r4c3-24
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z37)) (not (z38)) (z43) (not (z61)))
    :effect (and
      (z17) (z29) (z37) (z38) (not (z43)) (z61)))
  (:action r4c3-25
    :parameters ()
    :precondition (and
      (z17) (not (z29)) (z37) (z38) (not (z43)) (not (z61)))
    :effect (and
      (not (z17)) (z29) (not (z37)) (not (z38)) (z43) (z61)))
  (:action r4c3-26
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (z37) (z38) (not (z43)) (not (z61)))
    :effect (and
      (z17) (z29) (not (z37)) (not (z38)) (z43) (z61)))
  (:action r4c3-27
    :parameters ()
    :precondition (and
      (z17) (not (z29)) (not (z37)) (z38) (not (z43)) (not (z61)))
    :effect (and
      (not (z17)) (z29) (z37) (not (z38)) (z43) (z61)))
  (:action r4c3-28
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z37)) (z38) (not (z43)) (not (z61)))
    :effect (and
      (z17) (z29) (z37) (not (z38)) (z43) (z61)))
  (:action r4c3-29
    :parameters ()
    :precondition (and
      (z17) (not (z29)) (z37) (not (z38)) (not (z43)) (not (z61)))
    :effect (and
      (not (z17)) (z29) (not (z37)) (z38) (z43) (z61)))
  (:action r4c3-30
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (z37) (not (z38)) (not (z43)) (not (z61)))
    :effect (and
      (z17) (z29) (not (z37)) (z38) (z43) (z61)))
  (:action r4c3-31
    :parameters ()
    :precondition (and
      (z17) (not (z29)) (not (z37)) (not (z38)) (not (z43)) (not (z61)))
    :effect (and
      (not (z17)) (z29) (z37) (z38) (z43) (z61)))
  (:action r4c3-32
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z37)) (not (z38)) (not (z43)) (not (z61)))
    :effect (and
      (z17) (z29) (z37) (z38) (z43) (z61)))
  (:action r5c4-13
    :parameters ()
    :precondition (and
      (z13) (z17) (not (z29)) (not (z56)) (not (z61)))
    :effect (and
      (not (z13)) (not (z17)) (z29) (z56) (z61)))
  (:action r5c4-14
    :parameters ()
    :precondition (and
      (not (z13)) (z17) (not (z29)) (not (z56)) (not (z61)))
    :effect (and
      (z13) (not (z17)) (z29) (z56) (z61)))
  (:action r5c4-15
    :parameters ()
    :precondition (and
      (z13) (not (z17)) (not (z29)) (not (z56)) (not (z61)))
    :effect (and
      (not (z13)) (z17) (z29) (z56) (z61)))
  (:action r5c4-16
    :parameters ()
    :precondition (and
      (not (z13)) (not (z17)) (not (z29)) (not (z56)) (not (z61)))
    :effect (and
      (z13) (z17) (z29) (z56) (z61)))
)
