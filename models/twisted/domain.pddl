(define (domain latent)
  (:requirements :strips :negative-preconditions)
  (:predicates
    (z0) (z1) (z2) (z3) (z4) (z5) (z6) (z7) (z8) (z9) (z10) (z11) (z12) (z13) (z14) (z15) (z16)
    (z17) (z18) (z19) (z20) (z21) (z22) (z23) (z24) (z25) (z26) (z27) (z28) (z29) (z30) (z31) (z32)
    (z33) (z34) (z35) (z36) (z37) (z38) (z39) (z40) (z41) (z42) (z43) (z44) (z45) (z46) (z47) (z48)
    (z49) (z50) (z51) (z52) (z53) (z54) (z55) (z56) (z57) (z58) (z59) (z60) (z61) (z62) (z63))
  (:action r6c4
    :parameters ()
    :precondition (and
      (z10) (z30) (z33) (z50) (z53))
    :effect (and
      (not (z10)) (not (z30)) (not (z33)) (not (z50)) (not (z53))))
  (:action r6c3
    :parameters ()
    :precondition (and
      (z7) (z42) (z47) (z50) (z53) (z56))
    :effect (and
      (not (z7)) (not (z42)) (not (z47)) (not (z50)) (not (z53)) (not (z56))))
  (:action r7c2
    :parameters ()
    :precondition (and
      (z7) (z30) (z53) (z58))
    :effect (and
      (not (z7)) (not (z30)) (not (z53)) (not (z58))))
  (:action r7c1
    :parameters ()
    :precondition (and
      (z7) (z47) (z56) (z58))
    :effect (and
      (not (z7)) (not (z47)) (not (z56)) (not (z58))))
  (:action r2c1
    :parameters ()
    :precondition (and
      (z29) (z37) (z62))
    :effect (and
      (not (z29)) (not (z37)) (not (z62))))
  (:action r3c2
    :parameters ()
    :precondition (and
      (z2) (z29) (z42) (z55) (z62))
    :effect (and
      (not (z2)) (not (z29)) (not (z42)) (not (z55)) (not (z62))))
  (:action r6c6
    :parameters ()
    :precondition (and
      (not (z1)) (z31) (z33) (z36) (z63))
    :effect (and
      (z1) (not (z31)) (not (z33)) (not (z36)) (not (z63))))
  (:action r3c2-2
    :parameters ()
    :precondition (and
      (not (z2)) (z29) (z42) (z55) (z62))
    :effect (and
      (z2) (not (z29)) (not (z42)) (not (z55)) (not (z62))))
  (:action r4c4
    :parameters ()
    :precondition (and
      (not (z6)) (z10) (z15) (z19) (z31) (z33))
    :effect (and
      (z6) (not (z10)) (not (z15)) (not (z19)) (not (z31)) (not (z33))))
  (:action r4c6
    :parameters ()
    :precondition (and
      (not (z6)) (z19) (z31) (z36) (z44))
    :effect (and
      (z6) (not (z19)) (not (z31)) (not (z36)) (not (z44))))
  (:action r2c4
    :parameters ()
    :precondition (and
      (not (z6)) (z9) (z15) (z19) (z44) (z55))
    :effect (and
      (z6) (not (z9)) (not (z15)) (not (z19)) (not (z44)) (not (z55))))
  (:action r4c4-2
    :parameters ()
    :precondition (and
      (not (z6)) (z10) (z19) (z42) (z50) (z55))
    :effect (and
      (z6) (not (z10)) (not (z19)) (not (z42)) (not (z50)) (not (z55))))
  (:action r6c3-2
    :parameters ()
    :precondition (and
      (not (z7)) (z42) (z47) (z50) (z53) (z56))
    :effect (and
      (z7) (not (z42)) (not (z47)) (not (z50)) (not (z53)) (not (z56))))
  (:action r7c2-2
    :parameters ()
    :precondition (and
      (not (z7)) (z30) (z53) (z58))
    :effect (and
      (z7) (not (z30)) (not (z53)) (not (z58))))
  (:action r7c1-2
    :parameters ()
    :precondition (and
      (not (z7)) (z47) (z56) (z58))
    :effect (and
      (z7) (not (z47)) (not (z56)) (not (z58))))
  (:action r2c4-2
    :parameters ()
    :precondition (and
      (not (z6)) (not (z9)) (z15) (z19) (z44) (z55))
    :effect (and
      (z6) (z9) (not (z15)) (not (z19)) (not (z44)) (not (z55))))
  (:action r6c4-2
    :parameters ()
    :precondition (and
      (not (z10)) (z30) (z33) (z50) (z53))
    :effect (and
      (z10) (not (z30)) (not (z33)) (not (z50)) (not (z53))))
  (:action r4c4-3
    :parameters ()
    :precondition (and
      (not (z6)) (not (z10)) (z15) (z19) (z31) (z33))
    :effect (and
      (z6) (z10) (not (z15)) (not (z19)) (not (z31)) (not (z33))))
  (:action r4c4-4
    :parameters ()
    :precondition (and
      (not (z6)) (not (z10)) (z19) (z42) (z50) (z55))
    :effect (and
      (z6) (z10) (not (z19)) (not (z42)) (not (z50)) (not (z55))))
  (:action r1c5
    :parameters ()
    :precondition (and
      (z9) (not (z14)) (z26) (z44))
    :effect (and
      (not (z9)) (z14) (not (z26)) (not (z44))))
  (:action r2c6
    :parameters ()
    :precondition (and
      (not (z14)) (z15) (z26) (z31) (z44))
    :effect (and
      (z14) (not (z15)) (not (z26)) (not (z31)) (not (z44))))
  (:action r1c5-2
    :parameters ()
    :precondition (and
      (not (z9)) (not (z14)) (z26) (z44))
    :effect (and
      (z9) (z14) (not (z26)) (not (z44))))
  (:action r4c4-5
    :parameters ()
    :precondition (and
      (not (z6)) (z10) (not (z15)) (z19) (z31) (z33))
    :effect (and
      (z6) (not (z10)) (z15) (not (z19)) (not (z31)) (not (z33))))
  (:action r2c4-3
    :parameters ()
    :precondition (and
      (not (z6)) (z9) (not (z15)) (z19) (z44) (z55))
    :effect (and
      (z6) (not (z9)) (z15) (not (z19)) (not (z44)) (not (z55))))
  (:action r2c4-4
    :parameters ()
    :precondition (and
      (not (z6)) (not (z9)) (not (z15)) (z19) (z44) (z55))
    :effect (and
      (z6) (z9) (z15) (not (z19)) (not (z44)) (not (z55))))
  (:action r4c4-6
    :parameters ()
    :precondition (and
      (not (z6)) (not (z10)) (not (z15)) (z19) (z31) (z33))
    :effect (and
      (z6) (z10) (z15) (not (z19)) (not (z31)) (not (z33))))
  (:action r2c6-2
    :parameters ()
    :precondition (and
      (not (z14)) (not (z15)) (z26) (z31) (z44))
    :effect (and
      (z14) (z15) (not (z26)) (not (z31)) (not (z44))))
  (:action r3c3
    :parameters ()
    :precondition (and
      (z2) (z10) (z15) (not (z17)) (z45) (z55))
    :effect (and
      (not (z2)) (not (z10)) (not (z15)) (z17) (not (z45)) (not (z55))))
  (:action r2c2
    :parameters ()
    :precondition (and
      (z2) (not (z17)) (z37) (z45) (z62))
    :effect (and
      (not (z2)) (z17) (not (z37)) (not (z45)) (not (z62))))
  (:action r2c3
    :parameters ()
    :precondition (and
      (z9) (not (z17)) (z45) (z55) (z62))
    :effect (and
      (not (z9)) (z17) (not (z45)) (not (z55)) (not (z62))))
  (:action r3c3-2
    :parameters ()
    :precondition (and
      (not (z2)) (z10) (z15) (not (z17)) (z45) (z55))
    :effect (and
      (z2) (not (z10)) (not (z15)) (z17) (not (z45)) (not (z55))))
  (:action r2c2-2
    :parameters ()
    :precondition (and
      (not (z2)) (not (z17)) (z37) (z45) (z62))
    :effect (and
      (z2) (z17) (not (z37)) (not (z45)) (not (z62))))
  (:action r2c3-2
    :parameters ()
    :precondition (and
      (not (z9)) (not (z17)) (z45) (z55) (z62))
    :effect (and
      (z9) (z17) (not (z45)) (not (z55)) (not (z62))))
  (:action r3c3-3
    :parameters ()
    :precondition (and
      (z2) (not (z10)) (z15) (not (z17)) (z45) (z55))
    :effect (and
      (not (z2)) (z10) (not (z15)) (z17) (not (z45)) (not (z55))))
  (:action r3c3-4
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (z15) (not (z17)) (z45) (z55))
    :effect (and
      (z2) (z10) (not (z15)) (z17) (not (z45)) (not (z55))))
  (:action r1c5-3
    :parameters ()
    :precondition (and
      (z9) (not (z14)) (z15) (not (z17)) (z26) (z45))
    :effect (and
      (not (z9)) (z14) (not (z15)) (z17) (not (z26)) (not (z45))))
  (:action r1c5-4
    :parameters ()
    :precondition (and
      (not (z9)) (not (z14)) (z15) (not (z17)) (z26) (z45))
    :effect (and
      (z9) (z14) (not (z15)) (z17) (not (z26)) (not (z45))))
  (:action r3c3-5
    :parameters ()
    :precondition (and
      (z2) (z10) (not (z15)) (not (z17)) (z45) (z55))
    :effect (and
      (not (z2)) (not (z10)) (z15) (z17) (not (z45)) (not (z55))))
  (:action r3c3-6
    :parameters ()
    :precondition (and
      (not (z2)) (z10) (not (z15)) (not (z17)) (z45) (z55))
    :effect (and
      (z2) (not (z10)) (z15) (z17) (not (z45)) (not (z55))))
  (:action r3c3-7
    :parameters ()
    :precondition (and
      (z2) (not (z10)) (not (z15)) (not (z17)) (z45) (z55))
    :effect (and
      (not (z2)) (z10) (z15) (z17) (not (z45)) (not (z55))))
  (:action r3c3-8
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z15)) (not (z17)) (z45) (z55))
    :effect (and
      (z2) (z10) (z15) (z17) (not (z45)) (not (z55))))
  (:action r1c5-5
    :parameters ()
    :precondition (and
      (z9) (not (z14)) (not (z15)) (not (z17)) (z26) (z45))
    :effect (and
      (not (z9)) (z14) (z15) (z17) (not (z26)) (not (z45))))
  (:action r1c5-6
    :parameters ()
    :precondition (and
      (not (z9)) (not (z14)) (not (z15)) (not (z17)) (z26) (z45))
    :effect (and
      (z9) (z14) (z15) (z17) (not (z26)) (not (z45))))
  (:action r4c4-7
    :parameters ()
    :precondition (and
      (z6) (z10) (z15) (not (z19)) (z31) (z33))
    :effect (and
      (not (z6)) (not (z10)) (not (z15)) (z19) (not (z31)) (not (z33))))
  (:action r4c6-2
    :parameters ()
    :precondition (and
      (z6) (not (z19)) (z31) (z36) (z44))
    :effect (and
      (not (z6)) (z19) (not (z31)) (not (z36)) (not (z44))))
  (:action r2c4-5
    :parameters ()
    :precondition (and
      (z6) (z9) (z15) (not (z19)) (z44) (z55))
    :effect (and
      (not (z6)) (not (z9)) (not (z15)) (z19) (not (z44)) (not (z55))))
  (:action r4c4-8
    :parameters ()
    :precondition (and
      (z6) (z10) (not (z19)) (z42) (z50) (z55))
    :effect (and
      (not (z6)) (not (z10)) (z19) (not (z42)) (not (z50)) (not (z55))))
  (:action r2c4-6
    :parameters ()
    :precondition (and
      (z6) (not (z9)) (z15) (not (z19)) (z44) (z55))
    :effect (and
      (not (z6)) (z9) (not (z15)) (z19) (not (z44)) (not (z55))))
  (:action r4c4-9
    :parameters ()
    :precondition (and
      (z6) (not (z10)) (z15) (not (z19)) (z31) (z33))
    :effect (and
      (not (z6)) (z10) (not (z15)) (z19) (not (z31)) (not (z33))))
  (:action r4c4-10
    :parameters ()
    :precondition (and
      (z6) (not (z10)) (not (z19)) (z42) (z50) (z55))
    :effect (and
      (not (z6)) (z10) (z19) (not (z42)) (not (z50)) (not (z55))))
  (:action r4c4-11
    :parameters ()
    :precondition (and
      (z6) (z10) (not (z15)) (not (z19)) (z31) (z33))
    :effect (and
      (not (z6)) (not (z10)) (z15) (z19) (not (z31)) (not (z33))))
  (:action r2c4-7
    :parameters ()
    :precondition (and
      (z6) (z9) (not (z15)) (not (z19)) (z44) (z55))
    :effect (and
      (not (z6)) (not (z9)) (z15) (z19) (not (z44)) (not (z55))))
  (:action r2c4-8
    :parameters ()
    :precondition (and
      (z6) (not (z9)) (not (z15)) (not (z19)) (z44) (z55))
    :effect (and
      (not (z6)) (z9) (z15) (z19) (not (z44)) (not (z55))))
  (:action r4c4-12
    :parameters ()
    :precondition (and
      (z6) (not (z10)) (not (z15)) (not (z19)) (z31) (z33))
    :effect (and
      (not (z6)) (z10) (z15) (z19) (not (z31)) (not (z33))))
  (:action r1c5-7
    :parameters ()
    :precondition (and
      (z9) (z14) (not (z26)) (z44))
    :effect (and
      (not (z9)) (not (z14)) (z26) (not (z44))))
  (:action r2c6-3
    :parameters ()
    :precondition (and
      (z14) (z15) (not (z26)) (z31) (z44))
    :effect (and
      (not (z14)) (not (z15)) (z26) (not (z31)) (not (z44))))
  (:action r1c5-8
    :parameters ()
    :precondition (and
      (not (z9)) (z14) (not (z26)) (z44))
    :effect (and
      (z9) (not (z14)) (z26) (not (z44))))
  (:action r2c6-4
    :parameters ()
    :precondition (and
      (z14) (not (z15)) (not (z26)) (z31) (z44))
    :effect (and
      (not (z14)) (z15) (z26) (not (z31)) (not (z44))))
  (:action r1c5-9
    :parameters ()
    :precondition (and
      (z9) (z14) (z15) (not (z17)) (not (z26)) (z45))
    :effect (and
      (not (z9)) (not (z14)) (not (z15)) (z17) (z26) (not (z45))))
  (:action r1c5-10
    :parameters ()
    :precondition (and
      (not (z9)) (z14) (z15) (not (z17)) (not (z26)) (z45))
    :effect (and
      (z9) (not (z14)) (not (z15)) (z17) (z26) (not (z45))))
  (:action r1c5-11
    :parameters ()
    :precondition (and
      (z9) (z14) (not (z15)) (not (z17)) (not (z26)) (z45))
    :effect (and
      (not (z9)) (not (z14)) (z15) (z17) (z26) (not (z45))))
  (:action r1c5-12
    :parameters ()
    :precondition (and
      (not (z9)) (z14) (not (z15)) (not (z17)) (not (z26)) (z45))
    :effect (and
      (z9) (not (z14)) (z15) (z17) (z26) (not (z45))))
  (:action r3c1
    :parameters ()
    :precondition (and
      (z2) (not (z27)) (z29) (z37) (z46))
    :effect (and
      (not (z2)) (z27) (not (z29)) (not (z37)) (not (z46))))
  (:action r4c2
    :parameters ()
    :precondition (and
      (z2) (z10) (not (z27)) (z42) (z46) (z53))
    :effect (and
      (not (z2)) (not (z10)) (z27) (not (z42)) (not (z46)) (not (z53))))
  (:action r4c1
    :parameters ()
    :precondition (and
      (not (z27)) (z29) (z42) (z46) (z47) (z56))
    :effect (and
      (z27) (not (z29)) (not (z42)) (not (z46)) (not (z47)) (not (z56))))
  (:action r6c1
    :parameters ()
    :precondition (and
      (not (z27)) (z46) (z47) (z53) (z56) (z58))
    :effect (and
      (z27) (not (z46)) (not (z47)) (not (z53)) (not (z56)) (not (z58))))
  (:action r3c1-2
    :parameters ()
    :precondition (and
      (not (z2)) (not (z27)) (z29) (z37) (z46))
    :effect (and
      (z2) (z27) (not (z29)) (not (z37)) (not (z46))))
  (:action r4c2-2
    :parameters ()
    :precondition (and
      (not (z2)) (z10) (not (z27)) (z42) (z46) (z53))
    :effect (and
      (z2) (not (z10)) (z27) (not (z42)) (not (z46)) (not (z53))))
  (:action r4c2-3
    :parameters ()
    :precondition (and
      (z2) (not (z10)) (not (z27)) (z42) (z46) (z53))
    :effect (and
      (not (z2)) (z10) (z27) (not (z42)) (not (z46)) (not (z53))))
  (:action r4c2-4
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z27)) (z42) (z46) (z53))
    :effect (and
      (z2) (z10) (z27) (not (z42)) (not (z46)) (not (z53))))
  (:action r2c1-2
    :parameters ()
    :precondition (and
      (not (z29)) (z37) (z62))
    :effect (and
      (z29) (not (z37)) (not (z62))))
  (:action r3c2-3
    :parameters ()
    :precondition (and
      (z2) (not (z29)) (z42) (z55) (z62))
    :effect (and
      (not (z2)) (z29) (not (z42)) (not (z55)) (not (z62))))
  (:action r3c2-4
    :parameters ()
    :precondition (and
      (not (z2)) (not (z29)) (z42) (z55) (z62))
    :effect (and
      (z2) (z29) (not (z42)) (not (z55)) (not (z62))))
  (:action r3c1-3
    :parameters ()
    :precondition (and
      (z2) (not (z27)) (not (z29)) (z37) (z46))
    :effect (and
      (not (z2)) (z27) (z29) (not (z37)) (not (z46))))
  (:action r4c1-2
    :parameters ()
    :precondition (and
      (not (z27)) (not (z29)) (z42) (z46) (z47) (z56))
    :effect (and
      (z27) (z29) (not (z42)) (not (z46)) (not (z47)) (not (z56))))
  (:action r3c1-4
    :parameters ()
    :precondition (and
      (not (z2)) (not (z27)) (not (z29)) (z37) (z46))
    :effect (and
      (z2) (z27) (z29) (not (z37)) (not (z46))))
  (:action r6c4-3
    :parameters ()
    :precondition (and
      (z10) (not (z30)) (z33) (z50) (z53))
    :effect (and
      (not (z10)) (z30) (not (z33)) (not (z50)) (not (z53))))
  (:action r7c2-3
    :parameters ()
    :precondition (and
      (z7) (not (z30)) (z53) (z58))
    :effect (and
      (not (z7)) (z30) (not (z53)) (not (z58))))
  (:action r7c2-4
    :parameters ()
    :precondition (and
      (not (z7)) (not (z30)) (z53) (z58))
    :effect (and
      (z7) (z30) (not (z53)) (not (z58))))
  (:action r6c4-4
    :parameters ()
    :precondition (and
      (not (z10)) (not (z30)) (z33) (z50) (z53))
    :effect (and
      (z10) (z30) (not (z33)) (not (z50)) (not (z53))))
  (:action r6c6-2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z31)) (z33) (z36) (z63))
    :effect (and
      (z1) (z31) (not (z33)) (not (z36)) (not (z63))))
  (:action r4c4-13
    :parameters ()
    :precondition (and
      (not (z6)) (z10) (z15) (z19) (not (z31)) (z33))
    :effect (and
      (z6) (not (z10)) (not (z15)) (not (z19)) (z31) (not (z33))))
  (:action r4c6-3
    :parameters ()
    :precondition (and
      (not (z6)) (z19) (not (z31)) (z36) (z44))
    :effect (and
      (z6) (not (z19)) (z31) (not (z36)) (not (z44))))
  (:action r4c4-14
    :parameters ()
    :precondition (and
      (not (z6)) (not (z10)) (z15) (z19) (not (z31)) (z33))
    :effect (and
      (z6) (z10) (not (z15)) (not (z19)) (z31) (not (z33))))
  (:action r2c6-5
    :parameters ()
    :precondition (and
      (not (z14)) (z15) (z26) (not (z31)) (z44))
    :effect (and
      (z14) (not (z15)) (not (z26)) (z31) (not (z44))))
  (:action r4c4-15
    :parameters ()
    :precondition (and
      (not (z6)) (z10) (not (z15)) (z19) (not (z31)) (z33))
    :effect (and
      (z6) (not (z10)) (z15) (not (z19)) (z31) (not (z33))))
  (:action r4c4-16
    :parameters ()
    :precondition (and
      (not (z6)) (not (z10)) (not (z15)) (z19) (not (z31)) (z33))
    :effect (and
      (z6) (z10) (z15) (not (z19)) (z31) (not (z33))))
  (:action r2c6-6
    :parameters ()
    :precondition (and
      (not (z14)) (not (z15)) (z26) (not (z31)) (z44))
    :effect (and
      (z14) (z15) (not (z26)) (z31) (not (z44))))
  (:action r4c4-17
    :parameters ()
    :precondition (and
      (z6) (z10) (z15) (not (z19)) (not (z31)) (z33))
    :effect (and
      (not (z6)) (not (z10)) (not (z15)) (z19) (z31) (not (z33))))
  (:action r4c6-4
    :parameters ()
    :precondition (and
      (z6) (not (z19)) (not (z31)) (z36) (z44))
    :effect (and
      (not (z6)) (z19) (z31) (not (z36)) (not (z44))))
  (:action r4c4-18
    :parameters ()
    :precondition (and
      (z6) (not (z10)) (z15) (not (z19)) (not (z31)) (z33))
    :effect (and
      (not (z6)) (z10) (not (z15)) (z19) (z31) (not (z33))))
  (:action r4c4-19
    :parameters ()
    :precondition (and
      (z6) (z10) (not (z15)) (not (z19)) (not (z31)) (z33))
    :effect (and
      (not (z6)) (not (z10)) (z15) (z19) (z31) (not (z33))))
  (:action r4c4-20
    :parameters ()
    :precondition (and
      (z6) (not (z10)) (not (z15)) (not (z19)) (not (z31)) (z33))
    :effect (and
      (not (z6)) (z10) (z15) (z19) (z31) (not (z33))))
  (:action r2c6-7
    :parameters ()
    :precondition (and
      (z14) (z15) (not (z26)) (not (z31)) (z44))
    :effect (and
      (not (z14)) (not (z15)) (z26) (z31) (not (z44))))
  (:action r2c6-8
    :parameters ()
    :precondition (and
      (z14) (not (z15)) (not (z26)) (not (z31)) (z44))
    :effect (and
      (not (z14)) (z15) (z26) (z31) (not (z44))))
  (:action r6c4-5
    :parameters ()
    :precondition (and
      (z10) (z30) (not (z33)) (z50) (z53))
    :effect (and
      (not (z10)) (not (z30)) (z33) (not (z50)) (not (z53))))
  (:action r6c6-3
    :parameters ()
    :precondition (and
      (not (z1)) (z31) (not (z33)) (z36) (z63))
    :effect (and
      (z1) (not (z31)) (z33) (not (z36)) (not (z63))))
  (:action r4c4-21
    :parameters ()
    :precondition (and
      (not (z6)) (z10) (z15) (z19) (z31) (not (z33)))
    :effect (and
      (z6) (not (z10)) (not (z15)) (not (z19)) (not (z31)) (z33)))
  (:action r6c4-6
    :parameters ()
    :precondition (and
      (not (z10)) (z30) (not (z33)) (z50) (z53))
    :effect (and
      (z10) (not (z30)) (z33) (not (z50)) (not (z53))))
  (:action r4c4-22
    :parameters ()
    :precondition (and
      (not (z6)) (not (z10)) (z15) (z19) (z31) (not (z33)))
    :effect (and
      (z6) (z10) (not (z15)) (not (z19)) (not (z31)) (z33)))
  (:action r4c4-23
    :parameters ()
    :precondition (and
      (not (z6)) (z10) (not (z15)) (z19) (z31) (not (z33)))
    :effect (and
      (z6) (not (z10)) (z15) (not (z19)) (not (z31)) (z33)))
  (:action r4c4-24
    :parameters ()
    :precondition (and
      (not (z6)) (not (z10)) (not (z15)) (z19) (z31) (not (z33)))
    :effect (and
      (z6) (z10) (z15) (not (z19)) (not (z31)) (z33)))
  (:action r4c4-25
    :parameters ()
    :precondition (and
      (z6) (z10) (z15) (not (z19)) (z31) (not (z33)))
    :effect (and
      (not (z6)) (not (z10)) (not (z15)) (z19) (not (z31)) (z33)))
  (:action r4c4-26
    :parameters ()
    :precondition (and
      (z6) (not (z10)) (z15) (not (z19)) (z31) (not (z33)))
    :effect (and
      (not (z6)) (z10) (not (z15)) (z19) (not (z31)) (z33)))
  (:action r4c4-27
    :parameters ()
    :precondition (and
      (z6) (z10) (not (z15)) (not (z19)) (z31) (not (z33)))
    :effect (and
      (not (z6)) (not (z10)) (z15) (z19) (not (z31)) (z33)))
  (:action r4c4-28
    :parameters ()
    :precondition (and
      (z6) (not (z10)) (not (z15)) (not (z19)) (z31) (not (z33)))
    :effect (and
      (not (z6)) (z10) (z15) (z19) (not (z31)) (z33)))
  (:action r6c4-7
    :parameters ()
    :precondition (and
      (z10) (not (z30)) (not (z33)) (z50) (z53))
    :effect (and
      (not (z10)) (z30) (z33) (not (z50)) (not (z53))))
  (:action r6c4-8
    :parameters ()
    :precondition (and
      (not (z10)) (not (z30)) (not (z33)) (z50) (z53))
    :effect (and
      (z10) (z30) (z33) (not (z50)) (not (z53))))
  (:action r6c6-4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z31)) (not (z33)) (z36) (z63))
    :effect (and
      (z1) (z31) (z33) (not (z36)) (not (z63))))
  (:action r4c4-29
    :parameters ()
    :precondition (and
      (not (z6)) (z10) (z15) (z19) (not (z31)) (not (z33)))
    :effect (and
      (z6) (not (z10)) (not (z15)) (not (z19)) (z31) (z33)))
  (:action r4c4-30
    :parameters ()
    :precondition (and
      (not (z6)) (not (z10)) (z15) (z19) (not (z31)) (not (z33)))
    :effect (and
      (z6) (z10) (not (z15)) (not (z19)) (z31) (z33)))
  (:action r4c4-31
    :parameters ()
    :precondition (and
      (not (z6)) (z10) (not (z15)) (z19) (not (z31)) (not (z33)))
    :effect (and
      (z6) (not (z10)) (z15) (not (z19)) (z31) (z33)))
  (:action r4c4-32
    :parameters ()
    :precondition (and
      (not (z6)) (not (z10)) (not (z15)) (z19) (not (z31)) (not (z33)))
    :effect (and
      (z6) (z10) (z15) (not (z19)) (z31) (z33)))
  (:action r4c4-33
    :parameters ()
    :precondition (and
      (z6) (z10) (z15) (not (z19)) (not (z31)) (not (z33)))
    :effect (and
      (not (z6)) (not (z10)) (not (z15)) (z19) (z31) (z33)))
  (:action r4c4-34
    :parameters ()
    :precondition (and
      (z6) (not (z10)) (z15) (not (z19)) (not (z31)) (not (z33)))
    :effect (and
      (not (z6)) (z10) (not (z15)) (z19) (z31) (z33)))
  (:action r4c4-35
    :parameters ()
    :precondition (and
      (z6) (z10) (not (z15)) (not (z19)) (not (z31)) (not (z33)))
    :effect (and
      (not (z6)) (not (z10)) (z15) (z19) (z31) (z33)))
  (:action r4c4-36
    :parameters ()
    :precondition (and
      (z6) (not (z10)) (not (z15)) (not (z19)) (not (z31)) (not (z33)))
    :effect (and
      (not (z6)) (z10) (z15) (z19) (z31) (z33)))
  (:action r6c6-5
    :parameters ()
    :precondition (and
      (not (z1)) (z31) (z33) (not (z36)) (z63))
    :effect (and
      (z1) (not (z31)) (not (z33)) (z36) (not (z63))))
  (:action r4c6-5
    :parameters ()
    :precondition (and
      (not (z6)) (z19) (z31) (not (z36)) (z44))
    :effect (and
      (z6) (not (z19)) (not (z31)) (z36) (not (z44))))
  (:action r4c6-6
    :parameters ()
    :precondition (and
      (z6) (not (z19)) (z31) (not (z36)) (z44))
    :effect (and
      (not (z6)) (z19) (not (z31)) (z36) (not (z44))))
  (:action r6c6-6
    :parameters ()
    :precondition (and
      (not (z1)) (not (z31)) (z33) (not (z36)) (z63))
    :effect (and
      (z1) (z31) (not (z33)) (z36) (not (z63))))
  (:action r4c6-7
    :parameters ()
    :precondition (and
      (not (z6)) (z19) (not (z31)) (not (z36)) (z44))
    :effect (and
      (z6) (not (z19)) (z31) (z36) (not (z44))))
  (:action r4c6-8
    :parameters ()
    :precondition (and
      (z6) (not (z19)) (not (z31)) (not (z36)) (z44))
    :effect (and
      (not (z6)) (z19) (z31) (z36) (not (z44))))
  (:action r6c6-7
    :parameters ()
    :precondition (and
      (not (z1)) (z31) (not (z33)) (not (z36)) (z63))
    :effect (and
      (z1) (not (z31)) (z33) (z36) (not (z63))))
  (:action r6c6-8
    :parameters ()
    :precondition (and
      (not (z1)) (not (z31)) (not (z33)) (not (z36)) (z63))
    :effect (and
      (z1) (z31) (z33) (z36) (not (z63))))
  (:action r2c1-3
    :parameters ()
    :precondition (and
      (z29) (not (z37)) (z62))
    :effect (and
      (not (z29)) (z37) (not (z62))))
  (:action r2c2-3
    :parameters ()
    :precondition (and
      (z2) (not (z17)) (not (z37)) (z45) (z62))
    :effect (and
      (not (z2)) (z17) (z37) (not (z45)) (not (z62))))
  (:action r2c2-4
    :parameters ()
    :precondition (and
      (not (z2)) (not (z17)) (not (z37)) (z45) (z62))
    :effect (and
      (z2) (z17) (z37) (not (z45)) (not (z62))))
  (:action r3c1-5
    :parameters ()
    :precondition (and
      (z2) (not (z27)) (z29) (not (z37)) (z46))
    :effect (and
      (not (z2)) (z27) (not (z29)) (z37) (not (z46))))
  (:action r3c1-6
    :parameters ()
    :precondition (and
      (not (z2)) (not (z27)) (z29) (not (z37)) (z46))
    :effect (and
      (z2) (z27) (not (z29)) (z37) (not (z46))))
  (:action r2c1-4
    :parameters ()
    :precondition (and
      (not (z29)) (not (z37)) (z62))
    :effect (and
      (z29) (z37) (not (z62))))
  (:action r3c1-7
    :parameters ()
    :precondition (and
      (z2) (not (z27)) (not (z29)) (not (z37)) (z46))
    :effect (and
      (not (z2)) (z27) (z29) (z37) (not (z46))))
  (:action r3c1-8
    :parameters ()
    :precondition (and
      (not (z2)) (not (z27)) (not (z29)) (not (z37)) (z46))
    :effect (and
      (z2) (z27) (z29) (z37) (not (z46))))
  (:action r7c4
    :parameters ()
    :precondition (and
      (z7) (z30) (not (z41)) (z43) (z50))
    :effect (and
      (not (z7)) (not (z30)) (z41) (not (z43)) (not (z50))))
  (:action r7c5
    :parameters ()
    :precondition (and
      (not (z1)) (z30) (z33) (not (z41)) (z43) (z63))
    :effect (and
      (z1) (not (z30)) (not (z33)) (z41) (not (z43)) (not (z63))))
  (:action r6c6-9
    :parameters ()
    :precondition (and
      (not (z1)) (z36) (not (z41)) (z43) (z63))
    :effect (and
      (z1) (not (z36)) (z41) (not (z43)) (not (z63))))
  (:action r5c5
    :parameters ()
    :precondition (and
      (not (z6)) (z19) (z33) (z36) (not (z41)) (z43) (z50))
    :effect (and
      (z6) (not (z19)) (not (z33)) (not (z36)) (z41) (not (z43)) (not (z50))))
  (:action r7c4-2
    :parameters ()
    :precondition (and
      (not (z7)) (z30) (not (z41)) (z43) (z50))
    :effect (and
      (z7) (not (z30)) (z41) (not (z43)) (not (z50))))
  (:action r5c5-2
    :parameters ()
    :precondition (and
      (z6) (not (z19)) (z33) (z36) (not (z41)) (z43) (z50))
    :effect (and
      (not (z6)) (z19) (not (z33)) (not (z36)) (z41) (not (z43)) (not (z50))))
  (:action r7c4-3
    :parameters ()
    :precondition (and
      (z7) (not (z30)) (not (z41)) (z43) (z50))
    :effect (and
      (not (z7)) (z30) (z41) (not (z43)) (not (z50))))
  (:action r7c5-2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z30)) (z33) (not (z41)) (z43) (z63))
    :effect (and
      (z1) (z30) (not (z33)) (z41) (not (z43)) (not (z63))))
  (:action r7c4-4
    :parameters ()
    :precondition (and
      (not (z7)) (not (z30)) (not (z41)) (z43) (z50))
    :effect (and
      (z7) (z30) (z41) (not (z43)) (not (z50))))
  (:action r7c5-3
    :parameters ()
    :precondition (and
      (not (z1)) (z30) (not (z33)) (not (z41)) (z43) (z63))
    :effect (and
      (z1) (not (z30)) (z33) (z41) (not (z43)) (not (z63))))
  (:action r5c5-3
    :parameters ()
    :precondition (and
      (not (z6)) (z19) (not (z33)) (z36) (not (z41)) (z43) (z50))
    :effect (and
      (z6) (not (z19)) (z33) (not (z36)) (z41) (not (z43)) (not (z50))))
  (:action r5c5-4
    :parameters ()
    :precondition (and
      (z6) (not (z19)) (not (z33)) (z36) (not (z41)) (z43) (z50))
    :effect (and
      (not (z6)) (z19) (z33) (not (z36)) (z41) (not (z43)) (not (z50))))
  (:action r7c5-4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z30)) (not (z33)) (not (z41)) (z43) (z63))
    :effect (and
      (z1) (z30) (z33) (z41) (not (z43)) (not (z63))))
  (:action r6c6-10
    :parameters ()
    :precondition (and
      (not (z1)) (not (z36)) (not (z41)) (z43) (z63))
    :effect (and
      (z1) (z36) (z41) (not (z43)) (not (z63))))
  (:action r5c5-5
    :parameters ()
    :precondition (and
      (not (z6)) (z19) (z33) (not (z36)) (not (z41)) (z43) (z50))
    :effect (and
      (z6) (not (z19)) (not (z33)) (z36) (z41) (not (z43)) (not (z50))))
  (:action r5c5-6
    :parameters ()
    :precondition (and
      (z6) (not (z19)) (z33) (not (z36)) (not (z41)) (z43) (z50))
    :effect (and
      (not (z6)) (z19) (not (z33)) (z36) (z41) (not (z43)) (not (z50))))
  (:action r5c5-7
    :parameters ()
    :precondition (and
      (not (z6)) (z19) (not (z33)) (not (z36)) (not (z41)) (z43) (z50))
    :effect (and
      (z6) (not (z19)) (z33) (z36) (z41) (not (z43)) (not (z50))))
  (:action r5c5-8
    :parameters ()
    :precondition (and
      (z6) (not (z19)) (not (z33)) (not (z36)) (not (z41)) (z43) (z50))
    :effect (and
      (not (z6)) (z19) (z33) (z36) (z41) (not (z43)) (not (z50))))
  (:action r6c3-3
    :parameters ()
    :precondition (and
      (z7) (not (z42)) (z47) (z50) (z53) (z56))
    :effect (and
      (not (z7)) (z42) (not (z47)) (not (z50)) (not (z53)) (not (z56))))
  (:action r3c2-5
    :parameters ()
    :precondition (and
      (z2) (z29) (not (z42)) (z55) (z62))
    :effect (and
      (not (z2)) (not (z29)) (z42) (not (z55)) (not (z62))))
  (:action r3c2-6
    :parameters ()
    :precondition (and
      (not (z2)) (z29) (not (z42)) (z55) (z62))
    :effect (and
      (z2) (not (z29)) (z42) (not (z55)) (not (z62))))
  (:action r4c4-37
    :parameters ()
    :precondition (and
      (not (z6)) (z10) (z19) (not (z42)) (z50) (z55))
    :effect (and
      (z6) (not (z10)) (not (z19)) (z42) (not (z50)) (not (z55))))
  (:action r6c3-4
    :parameters ()
    :precondition (and
      (not (z7)) (not (z42)) (z47) (z50) (z53) (z56))
    :effect (and
      (z7) (z42) (not (z47)) (not (z50)) (not (z53)) (not (z56))))
  (:action r4c4-38
    :parameters ()
    :precondition (and
      (not (z6)) (not (z10)) (z19) (not (z42)) (z50) (z55))
    :effect (and
      (z6) (z10) (not (z19)) (z42) (not (z50)) (not (z55))))
  (:action r4c4-39
    :parameters ()
    :precondition (and
      (z6) (z10) (not (z19)) (not (z42)) (z50) (z55))
    :effect (and
      (not (z6)) (not (z10)) (z19) (z42) (not (z50)) (not (z55))))
  (:action r4c4-40
    :parameters ()
    :precondition (and
      (z6) (not (z10)) (not (z19)) (not (z42)) (z50) (z55))
    :effect (and
      (not (z6)) (z10) (z19) (z42) (not (z50)) (not (z55))))
  (:action r4c2-5
    :parameters ()
    :precondition (and
      (z2) (z10) (not (z27)) (not (z42)) (z46) (z53))
    :effect (and
      (not (z2)) (not (z10)) (z27) (z42) (not (z46)) (not (z53))))
  (:action r4c1-3
    :parameters ()
    :precondition (and
      (not (z27)) (z29) (not (z42)) (z46) (z47) (z56))
    :effect (and
      (z27) (not (z29)) (z42) (not (z46)) (not (z47)) (not (z56))))
  (:action r4c2-6
    :parameters ()
    :precondition (and
      (not (z2)) (z10) (not (z27)) (not (z42)) (z46) (z53))
    :effect (and
      (z2) (not (z10)) (z27) (z42) (not (z46)) (not (z53))))
  (:action r4c2-7
    :parameters ()
    :precondition (and
      (z2) (not (z10)) (not (z27)) (not (z42)) (z46) (z53))
    :effect (and
      (not (z2)) (z10) (z27) (z42) (not (z46)) (not (z53))))
  (:action r4c2-8
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z27)) (not (z42)) (z46) (z53))
    :effect (and
      (z2) (z10) (z27) (z42) (not (z46)) (not (z53))))
  (:action r3c2-7
    :parameters ()
    :precondition (and
      (z2) (not (z29)) (not (z42)) (z55) (z62))
    :effect (and
      (not (z2)) (z29) (z42) (not (z55)) (not (z62))))
  (:action r3c2-8
    :parameters ()
    :precondition (and
      (not (z2)) (not (z29)) (not (z42)) (z55) (z62))
    :effect (and
      (z2) (z29) (z42) (not (z55)) (not (z62))))
  (:action r4c1-4
    :parameters ()
    :precondition (and
      (not (z27)) (not (z29)) (not (z42)) (z46) (z47) (z56))
    :effect (and
      (z27) (z29) (z42) (not (z46)) (not (z47)) (not (z56))))
  (:action r7c4-5
    :parameters ()
    :precondition (and
      (z7) (z30) (z41) (not (z43)) (z50))
    :effect (and
      (not (z7)) (not (z30)) (not (z41)) (z43) (not (z50))))
  (:action r7c5-5
    :parameters ()
    :precondition (and
      (not (z1)) (z30) (z33) (z41) (not (z43)) (z63))
    :effect (and
      (z1) (not (z30)) (not (z33)) (not (z41)) (z43) (not (z63))))
  (:action r6c6-11
    :parameters ()
    :precondition (and
      (not (z1)) (z36) (z41) (not (z43)) (z63))
    :effect (and
      (z1) (not (z36)) (not (z41)) (z43) (not (z63))))
  (:action r5c5-9
    :parameters ()
    :precondition (and
      (not (z6)) (z19) (z33) (z36) (z41) (not (z43)) (z50))
    :effect (and
      (z6) (not (z19)) (not (z33)) (not (z36)) (not (z41)) (z43) (not (z50))))
  (:action r7c4-6
    :parameters ()
    :precondition (and
      (not (z7)) (z30) (z41) (not (z43)) (z50))
    :effect (and
      (z7) (not (z30)) (not (z41)) (z43) (not (z50))))
  (:action r5c5-10
    :parameters ()
    :precondition (and
      (z6) (not (z19)) (z33) (z36) (z41) (not (z43)) (z50))
    :effect (and
      (not (z6)) (z19) (not (z33)) (not (z36)) (not (z41)) (z43) (not (z50))))
  (:action r7c4-7
    :parameters ()
    :precondition (and
      (z7) (not (z30)) (z41) (not (z43)) (z50))
    :effect (and
      (not (z7)) (z30) (not (z41)) (z43) (not (z50))))
  (:action r7c5-6
    :parameters ()
    :precondition (and
      (not (z1)) (not (z30)) (z33) (z41) (not (z43)) (z63))
    :effect (and
      (z1) (z30) (not (z33)) (not (z41)) (z43) (not (z63))))
  (:action r7c4-8
    :parameters ()
    :precondition (and
      (not (z7)) (not (z30)) (z41) (not (z43)) (z50))
    :effect (and
      (z7) (z30) (not (z41)) (z43) (not (z50))))
  (:action r7c5-7
    :parameters ()
    :precondition (and
      (not (z1)) (z30) (not (z33)) (z41) (not (z43)) (z63))
    :effect (and
      (z1) (not (z30)) (z33) (not (z41)) (z43) (not (z63))))
  (:action r5c5-11
    :parameters ()
    :precondition (and
      (not (z6)) (z19) (not (z33)) (z36) (z41) (not (z43)) (z50))
    :effect (and
      (z6) (not (z19)) (z33) (not (z36)) (not (z41)) (z43) (not (z50))))
  (:action r5c5-12
    :parameters ()
    :precondition (and
      (z6) (not (z19)) (not (z33)) (z36) (z41) (not (z43)) (z50))
    :effect (and
      (not (z6)) (z19) (z33) (not (z36)) (not (z41)) (z43) (not (z50))))
  (:action r7c5-8
    :parameters ()
    :precondition (and
      (not (z1)) (not (z30)) (not (z33)) (z41) (not (z43)) (z63))
    :effect (and
      (z1) (z30) (z33) (not (z41)) (z43) (not (z63))))
  (:action r6c6-12
    :parameters ()
    :precondition (and
      (not (z1)) (not (z36)) (z41) (not (z43)) (z63))
    :effect (and
      (z1) (z36) (not (z41)) (z43) (not (z63))))
  (:action r5c5-13
    :parameters ()
    :precondition (and
      (not (z6)) (z19) (z33) (not (z36)) (z41) (not (z43)) (z50))
    :effect (and
      (z6) (not (z19)) (not (z33)) (z36) (not (z41)) (z43) (not (z50))))
  (:action r5c5-14
    :parameters ()
    :precondition (and
      (z6) (not (z19)) (z33) (not (z36)) (z41) (not (z43)) (z50))
    :effect (and
      (not (z6)) (z19) (not (z33)) (z36) (not (z41)) (z43) (not (z50))))
  (:action r5c5-15
    :parameters ()
    :precondition (and
      (not (z6)) (z19) (not (z33)) (not (z36)) (z41) (not (z43)) (z50))
    :effect (and
      (z6) (not (z19)) (z33) (z36) (not (z41)) (z43) (not (z50))))
  (:action r5c5-16
    :parameters ()
    :precondition (and
      (z6) (not (z19)) (not (z33)) (not (z36)) (z41) (not (z43)) (z50))
    :effect (and
      (not (z6)) (z19) (z33) (z36) (not (z41)) (z43) (not (z50))))
  (:action r4c6-9
    :parameters ()
    :precondition (and
      (not (z6)) (z19) (z31) (z36) (not (z44)))
    :effect (and
      (z6) (not (z19)) (not (z31)) (not (z36)) (z44)))
  (:action r2c4-9
    :parameters ()
    :precondition (and
      (not (z6)) (z9) (z15) (z19) (not (z44)) (z55))
    :effect (and
      (z6) (not (z9)) (not (z15)) (not (z19)) (z44) (not (z55))))
  (:action r2c4-10
    :parameters ()
    :precondition (and
      (not (z6)) (not (z9)) (z15) (z19) (not (z44)) (z55))
    :effect (and
      (z6) (z9) (not (z15)) (not (z19)) (z44) (not (z55))))
  (:action r1c5-13
    :parameters ()
    :precondition (and
      (z9) (not (z14)) (z26) (not (z44)))
    :effect (and
      (not (z9)) (z14) (not (z26)) (z44)))
  (:action r2c6-9
    :parameters ()
    :precondition (and
      (not (z14)) (z15) (z26) (z31) (not (z44)))
    :effect (and
      (z14) (not (z15)) (not (z26)) (not (z31)) (z44)))
  (:action r1c5-14
    :parameters ()
    :precondition (and
      (not (z9)) (not (z14)) (z26) (not (z44)))
    :effect (and
      (z9) (z14) (not (z26)) (z44)))
  (:action r2c4-11
    :parameters ()
    :precondition (and
      (not (z6)) (z9) (not (z15)) (z19) (not (z44)) (z55))
    :effect (and
      (z6) (not (z9)) (z15) (not (z19)) (z44) (not (z55))))
  (:action r2c4-12
    :parameters ()
    :precondition (and
      (not (z6)) (not (z9)) (not (z15)) (z19) (not (z44)) (z55))
    :effect (and
      (z6) (z9) (z15) (not (z19)) (z44) (not (z55))))
  (:action r2c6-10
    :parameters ()
    :precondition (and
      (not (z14)) (not (z15)) (z26) (z31) (not (z44)))
    :effect (and
      (z14) (z15) (not (z26)) (not (z31)) (z44)))
  (:action r4c6-10
    :parameters ()
    :precondition (and
      (z6) (not (z19)) (z31) (z36) (not (z44)))
    :effect (and
      (not (z6)) (z19) (not (z31)) (not (z36)) (z44)))
  (:action r2c4-13
    :parameters ()
    :precondition (and
      (z6) (z9) (z15) (not (z19)) (not (z44)) (z55))
    :effect (and
      (not (z6)) (not (z9)) (not (z15)) (z19) (z44) (not (z55))))
  (:action r2c4-14
    :parameters ()
    :precondition (and
      (z6) (not (z9)) (z15) (not (z19)) (not (z44)) (z55))
    :effect (and
      (not (z6)) (z9) (not (z15)) (z19) (z44) (not (z55))))
  (:action r2c4-15
    :parameters ()
    :precondition (and
      (z6) (z9) (not (z15)) (not (z19)) (not (z44)) (z55))
    :effect (and
      (not (z6)) (not (z9)) (z15) (z19) (z44) (not (z55))))
  (:action r2c4-16
    :parameters ()
    :precondition (and
      (z6) (not (z9)) (not (z15)) (not (z19)) (not (z44)) (z55))
    :effect (and
      (not (z6)) (z9) (z15) (z19) (z44) (not (z55))))
  (:action r1c5-15
    :parameters ()
    :precondition (and
      (z9) (z14) (not (z26)) (not (z44)))
    :effect (and
      (not (z9)) (not (z14)) (z26) (z44)))
  (:action r2c6-11
    :parameters ()
    :precondition (and
      (z14) (z15) (not (z26)) (z31) (not (z44)))
    :effect (and
      (not (z14)) (not (z15)) (z26) (not (z31)) (z44)))
  (:action r1c5-16
    :parameters ()
    :precondition (and
      (not (z9)) (z14) (not (z26)) (not (z44)))
    :effect (and
      (z9) (not (z14)) (z26) (z44)))
  (:action r2c6-12
    :parameters ()
    :precondition (and
      (z14) (not (z15)) (not (z26)) (z31) (not (z44)))
    :effect (and
      (not (z14)) (z15) (z26) (not (z31)) (z44)))
  (:action r4c6-11
    :parameters ()
    :precondition (and
      (not (z6)) (z19) (not (z31)) (z36) (not (z44)))
    :effect (and
      (z6) (not (z19)) (z31) (not (z36)) (z44)))
  (:action r2c6-13
    :parameters ()
    :precondition (and
      (not (z14)) (z15) (z26) (not (z31)) (not (z44)))
    :effect (and
      (z14) (not (z15)) (not (z26)) (z31) (z44)))
  (:action r2c6-14
    :parameters ()
    :precondition (and
      (not (z14)) (not (z15)) (z26) (not (z31)) (not (z44)))
    :effect (and
      (z14) (z15) (not (z26)) (z31) (z44)))
  (:action r4c6-12
    :parameters ()
    :precondition (and
      (z6) (not (z19)) (not (z31)) (z36) (not (z44)))
    :effect (and
      (not (z6)) (z19) (z31) (not (z36)) (z44)))
  (:action r2c6-15
    :parameters ()
    :precondition (and
      (z14) (z15) (not (z26)) (not (z31)) (not (z44)))
    :effect (and
      (not (z14)) (not (z15)) (z26) (z31) (z44)))
  (:action r2c6-16
    :parameters ()
    :precondition (and
      (z14) (not (z15)) (not (z26)) (not (z31)) (not (z44)))
    :effect (and
      (not (z14)) (z15) (z26) (z31) (z44)))
  (:action r4c6-13
    :parameters ()
    :precondition (and
      (not (z6)) (z19) (z31) (not (z36)) (not (z44)))
    :effect (and
      (z6) (not (z19)) (not (z31)) (z36) (z44)))
  (:action r4c6-14
    :parameters ()
    :precondition (and
      (z6) (not (z19)) (z31) (not (z36)) (not (z44)))
    :effect (and
      (not (z6)) (z19) (not (z31)) (z36) (z44)))
  (:action r4c6-15
    :parameters ()
    :precondition (and
      (not (z6)) (z19) (not (z31)) (not (z36)) (not (z44)))
    :effect (and
      (z6) (not (z19)) (z31) (z36) (z44)))
  (:action r4c6-16
    :parameters ()
    :precondition (and
      (z6) (not (z19)) (not (z31)) (not (z36)) (not (z44)))
    :effect (and
      (not (z6)) (z19) (z31) (z36) (z44)))
  (:action r3c3-9
    :parameters ()
    :precondition (and
      (z2) (z10) (z15) (z17) (not (z45)) (z55))
    :effect (and
      (not (z2)) (not (z10)) (not (z15)) (not (z17)) (z45) (not (z55))))
  (:action r2c2-5
    :parameters ()
    :precondition (and
      (z2) (z17) (z37) (not (z45)) (z62))
    :effect (and
      (not (z2)) (not (z17)) (not (z37)) (z45) (not (z62))))
  (:action r2c3-3
    :parameters ()
    :precondition (and
      (z9) (z17) (not (z45)) (z55) (z62))
    :effect (and
      (not (z9)) (not (z17)) (z45) (not (z55)) (not (z62))))
  (:action r3c3-10
    :parameters ()
    :precondition (and
      (not (z2)) (z10) (z15) (z17) (not (z45)) (z55))
    :effect (and
      (z2) (not (z10)) (not (z15)) (not (z17)) (z45) (not (z55))))
  (:action r2c2-6
    :parameters ()
    :precondition (and
      (not (z2)) (z17) (z37) (not (z45)) (z62))
    :effect (and
      (z2) (not (z17)) (not (z37)) (z45) (not (z62))))
  (:action r2c3-4
    :parameters ()
    :precondition (and
      (not (z9)) (z17) (not (z45)) (z55) (z62))
    :effect (and
      (z9) (not (z17)) (z45) (not (z55)) (not (z62))))
  (:action r3c3-11
    :parameters ()
    :precondition (and
      (z2) (not (z10)) (z15) (z17) (not (z45)) (z55))
    :effect (and
      (not (z2)) (z10) (not (z15)) (not (z17)) (z45) (not (z55))))
  (:action r3c3-12
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (z15) (z17) (not (z45)) (z55))
    :effect (and
      (z2) (z10) (not (z15)) (not (z17)) (z45) (not (z55))))
  (:action r1c5-17
    :parameters ()
    :precondition (and
      (z9) (not (z14)) (z15) (z17) (z26) (not (z45)))
    :effect (and
      (not (z9)) (z14) (not (z15)) (not (z17)) (not (z26)) (z45)))
  (:action r1c5-18
    :parameters ()
    :precondition (and
      (not (z9)) (not (z14)) (z15) (z17) (z26) (not (z45)))
    :effect (and
      (z9) (z14) (not (z15)) (not (z17)) (not (z26)) (z45)))
  (:action r3c3-13
    :parameters ()
    :precondition (and
      (z2) (z10) (not (z15)) (z17) (not (z45)) (z55))
    :effect (and
      (not (z2)) (not (z10)) (z15) (not (z17)) (z45) (not (z55))))
  (:action r3c3-14
    :parameters ()
    :precondition (and
      (not (z2)) (z10) (not (z15)) (z17) (not (z45)) (z55))
    :effect (and
      (z2) (not (z10)) (z15) (not (z17)) (z45) (not (z55))))
  (:action r3c3-15
    :parameters ()
    :precondition (and
      (z2) (not (z10)) (not (z15)) (z17) (not (z45)) (z55))
    :effect (and
      (not (z2)) (z10) (z15) (not (z17)) (z45) (not (z55))))
  (:action r3c3-16
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z15)) (z17) (not (z45)) (z55))
    :effect (and
      (z2) (z10) (z15) (not (z17)) (z45) (not (z55))))
  (:action r1c5-19
    :parameters ()
    :precondition (and
      (z9) (not (z14)) (not (z15)) (z17) (z26) (not (z45)))
    :effect (and
      (not (z9)) (z14) (z15) (not (z17)) (not (z26)) (z45)))
  (:action r1c5-20
    :parameters ()
    :precondition (and
      (not (z9)) (not (z14)) (not (z15)) (z17) (z26) (not (z45)))
    :effect (and
      (z9) (z14) (z15) (not (z17)) (not (z26)) (z45)))
  (:action r1c5-21
    :parameters ()
    :precondition (and
      (z9) (z14) (z15) (z17) (not (z26)) (not (z45)))
    :effect (and
      (not (z9)) (not (z14)) (not (z15)) (not (z17)) (z26) (z45)))
  (:action r1c5-22
    :parameters ()
    :precondition (and
      (not (z9)) (z14) (z15) (z17) (not (z26)) (not (z45)))
    :effect (and
      (z9) (not (z14)) (not (z15)) (not (z17)) (z26) (z45)))
  (:action r1c5-23
    :parameters ()
    :precondition (and
      (z9) (z14) (not (z15)) (z17) (not (z26)) (not (z45)))
    :effect (and
      (not (z9)) (not (z14)) (z15) (not (z17)) (z26) (z45)))
  (:action r1c5-24
    :parameters ()
    :precondition (and
      (not (z9)) (z14) (not (z15)) (z17) (not (z26)) (not (z45)))
    :effect (and
      (z9) (not (z14)) (z15) (not (z17)) (z26) (z45)))
  (:action r2c2-7
    :parameters ()
    :precondition (and
      (z2) (z17) (not (z37)) (not (z45)) (z62))
    :effect (and
      (not (z2)) (not (z17)) (z37) (z45) (not (z62))))
  (:action r2c2-8
    :parameters ()
    :precondition (and
      (not (z2)) (z17) (not (z37)) (not (z45)) (z62))
    :effect (and
      (z2) (not (z17)) (z37) (z45) (not (z62))))
  (:action r3c1-9
    :parameters ()
    :precondition (and
      (z2) (z27) (z29) (z37) (not (z46)))
    :effect (and
      (not (z2)) (not (z27)) (not (z29)) (not (z37)) (z46)))
  (:action r4c2-9
    :parameters ()
    :precondition (and
      (z2) (z10) (z27) (z42) (not (z46)) (z53))
    :effect (and
      (not (z2)) (not (z10)) (not (z27)) (not (z42)) (z46) (not (z53))))
  (:action r4c1-5
    :parameters ()
    :precondition (and
      (z27) (z29) (z42) (not (z46)) (z47) (z56))
    :effect (and
      (not (z27)) (not (z29)) (not (z42)) (z46) (not (z47)) (not (z56))))
  (:action r6c1-2
    :parameters ()
    :precondition (and
      (z27) (not (z46)) (z47) (z53) (z56) (z58))
    :effect (and
      (not (z27)) (z46) (not (z47)) (not (z53)) (not (z56)) (not (z58))))
  (:action r3c1-10
    :parameters ()
    :precondition (and
      (not (z2)) (z27) (z29) (z37) (not (z46)))
    :effect (and
      (z2) (not (z27)) (not (z29)) (not (z37)) (z46)))
  (:action r4c2-10
    :parameters ()
    :precondition (and
      (not (z2)) (z10) (z27) (z42) (not (z46)) (z53))
    :effect (and
      (z2) (not (z10)) (not (z27)) (not (z42)) (z46) (not (z53))))
  (:action r4c2-11
    :parameters ()
    :precondition (and
      (z2) (not (z10)) (z27) (z42) (not (z46)) (z53))
    :effect (and
      (not (z2)) (z10) (not (z27)) (not (z42)) (z46) (not (z53))))
  (:action r4c2-12
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (z27) (z42) (not (z46)) (z53))
    :effect (and
      (z2) (z10) (not (z27)) (not (z42)) (z46) (not (z53))))
  (:action r3c1-11
    :parameters ()
    :precondition (and
      (z2) (z27) (not (z29)) (z37) (not (z46)))
    :effect (and
      (not (z2)) (not (z27)) (z29) (not (z37)) (z46)))
  (:action r4c1-6
    :parameters ()
    :precondition (and
      (z27) (not (z29)) (z42) (not (z46)) (z47) (z56))
    :effect (and
      (not (z27)) (z29) (not (z42)) (z46) (not (z47)) (not (z56))))
  (:action r3c1-12
    :parameters ()
    :precondition (and
      (not (z2)) (z27) (not (z29)) (z37) (not (z46)))
    :effect (and
      (z2) (not (z27)) (z29) (not (z37)) (z46)))
  (:action r3c1-13
    :parameters ()
    :precondition (and
      (z2) (z27) (z29) (not (z37)) (not (z46)))
    :effect (and
      (not (z2)) (not (z27)) (not (z29)) (z37) (z46)))
  (:action r3c1-14
    :parameters ()
    :precondition (and
      (not (z2)) (z27) (z29) (not (z37)) (not (z46)))
    :effect (and
      (z2) (not (z27)) (not (z29)) (z37) (z46)))
  (:action r3c1-15
    :parameters ()
    :precondition (and
      (z2) (z27) (not (z29)) (not (z37)) (not (z46)))
    :effect (and
      (not (z2)) (not (z27)) (z29) (z37) (z46)))
  (:action r3c1-16
    :parameters ()
    :precondition (and
      (not (z2)) (z27) (not (z29)) (not (z37)) (not (z46)))
    :effect (and
      (z2) (not (z27)) (z29) (z37) (z46)))
  (:action r4c2-13
    :parameters ()
    :precondition (and
      (z2) (z10) (z27) (not (z42)) (not (z46)) (z53))
    :effect (and
      (not (z2)) (not (z10)) (not (z27)) (z42) (z46) (not (z53))))
  (:action r4c1-7
    :parameters ()
    :precondition (and
      (z27) (z29) (not (z42)) (not (z46)) (z47) (z56))
    :effect (and
      (not (z27)) (not (z29)) (z42) (z46) (not (z47)) (not (z56))))
  (:action r4c2-14
    :parameters ()
    :precondition (and
      (not (z2)) (z10) (z27) (not (z42)) (not (z46)) (z53))
    :effect (and
      (z2) (not (z10)) (not (z27)) (z42) (z46) (not (z53))))
  (:action r4c2-15
    :parameters ()
    :precondition (and
      (z2) (not (z10)) (z27) (not (z42)) (not (z46)) (z53))
    :effect (and
      (not (z2)) (z10) (not (z27)) (z42) (z46) (not (z53))))
  (:action r4c2-16
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (z27) (not (z42)) (not (z46)) (z53))
    :effect (and
      (z2) (z10) (not (z27)) (z42) (z46) (not (z53))))
  (:action r4c1-8
    :parameters ()
    :precondition (and
      (z27) (not (z29)) (not (z42)) (not (z46)) (z47) (z56))
    :effect (and
      (not (z27)) (z29) (z42) (z46) (not (z47)) (not (z56))))
  (:action r6c4-9
    :parameters ()
    :precondition (and
      (z10) (z30) (z33) (not (z50)) (z53))
    :effect (and
      (not (z10)) (not (z30)) (not (z33)) (z50) (not (z53))))
  (:action r6c3-5
    :parameters ()
    :precondition (and
      (z7) (z42) (z47) (not (z50)) (z53) (z56))
    :effect (and
      (not (z7)) (not (z42)) (not (z47)) (z50) (not (z53)) (not (z56))))
  (:action r4c4-41
    :parameters ()
    :precondition (and
      (not (z6)) (z10) (z19) (z42) (not (z50)) (z55))
    :effect (and
      (z6) (not (z10)) (not (z19)) (not (z42)) (z50) (not (z55))))
  (:action r6c3-6
    :parameters ()
    :precondition (and
      (not (z7)) (z42) (z47) (not (z50)) (z53) (z56))
    :effect (and
      (z7) (not (z42)) (not (z47)) (z50) (not (z53)) (not (z56))))
  (:action r6c4-10
    :parameters ()
    :precondition (and
      (not (z10)) (z30) (z33) (not (z50)) (z53))
    :effect (and
      (z10) (not (z30)) (not (z33)) (z50) (not (z53))))
  (:action r4c4-42
    :parameters ()
    :precondition (and
      (not (z6)) (not (z10)) (z19) (z42) (not (z50)) (z55))
    :effect (and
      (z6) (z10) (not (z19)) (not (z42)) (z50) (not (z55))))
  (:action r4c4-43
    :parameters ()
    :precondition (and
      (z6) (z10) (not (z19)) (z42) (not (z50)) (z55))
    :effect (and
      (not (z6)) (not (z10)) (z19) (not (z42)) (z50) (not (z55))))
  (:action r4c4-44
    :parameters ()
    :precondition (and
      (z6) (not (z10)) (not (z19)) (z42) (not (z50)) (z55))
    :effect (and
      (not (z6)) (z10) (z19) (not (z42)) (z50) (not (z55))))
  (:action r6c4-11
    :parameters ()
    :precondition (and
      (z10) (not (z30)) (z33) (not (z50)) (z53))
    :effect (and
      (not (z10)) (z30) (not (z33)) (z50) (not (z53))))
  (:action r6c4-12
    :parameters ()
    :precondition (and
      (not (z10)) (not (z30)) (z33) (not (z50)) (z53))
    :effect (and
      (z10) (z30) (not (z33)) (z50) (not (z53))))
  (:action r6c4-13
    :parameters ()
    :precondition (and
      (z10) (z30) (not (z33)) (not (z50)) (z53))
    :effect (and
      (not (z10)) (not (z30)) (z33) (z50) (not (z53))))
  (:action r6c4-14
    :parameters ()
    :precondition (and
      (not (z10)) (z30) (not (z33)) (not (z50)) (z53))
    :effect (and
      (z10) (not (z30)) (z33) (z50) (not (z53))))
  (:action r6c4-15
    :parameters ()
    :precondition (and
      (z10) (not (z30)) (not (z33)) (not (z50)) (z53))
    :effect (and
      (not (z10)) (z30) (z33) (z50) (not (z53))))
  (:action r6c4-16
    :parameters ()
    :precondition (and
      (not (z10)) (not (z30)) (not (z33)) (not (z50)) (z53))
    :effect (and
      (z10) (z30) (z33) (z50) (not (z53))))
  (:action r7c4-9
    :parameters ()
    :precondition (and
      (z7) (z30) (not (z41)) (z43) (not (z50)))
    :effect (and
      (not (z7)) (not (z30)) (z41) (not (z43)) (z50)))
  (:action r5c5-17
    :parameters ()
    :precondition (and
      (not (z6)) (z19) (z33) (z36) (not (z41)) (z43) (not (z50)))
    :effect (and
      (z6) (not (z19)) (not (z33)) (not (z36)) (z41) (not (z43)) (z50)))
  (:action r7c4-10
    :parameters ()
    :precondition (and
      (not (z7)) (z30) (not (z41)) (z43) (not (z50)))
    :effect (and
      (z7) (not (z30)) (z41) (not (z43)) (z50)))
  (:action r5c5-18
    :parameters ()
    :precondition (and
      (z6) (not (z19)) (z33) (z36) (not (z41)) (z43) (not (z50)))
    :effect (and
      (not (z6)) (z19) (not (z33)) (not (z36)) (z41) (not (z43)) (z50)))
  (:action r7c4-11
    :parameters ()
    :precondition (and
      (z7) (not (z30)) (not (z41)) (z43) (not (z50)))
    :effect (and
      (not (z7)) (z30) (z41) (not (z43)) (z50)))
  (:action r7c4-12
    :parameters ()
    :precondition (and
      (not (z7)) (not (z30)) (not (z41)) (z43) (not (z50)))
    :effect (and
      (z7) (z30) (z41) (not (z43)) (z50)))
  (:action r5c5-19
    :parameters ()
    :precondition (and
      (not (z6)) (z19) (not (z33)) (z36) (not (z41)) (z43) (not (z50)))
    :effect (and
      (z6) (not (z19)) (z33) (not (z36)) (z41) (not (z43)) (z50)))
  (:action r5c5-20
    :parameters ()
    :precondition (and
      (z6) (not (z19)) (not (z33)) (z36) (not (z41)) (z43) (not (z50)))
    :effect (and
      (not (z6)) (z19) (z33) (not (z36)) (z41) (not (z43)) (z50)))
  (:action r5c5-21
    :parameters ()
    :precondition (and
      (not (z6)) (z19) (z33) (not (z36)) (not (z41)) (z43) (not (z50)))
    :effect (and
      (z6) (not (z19)) (not (z33)) (z36) (z41) (not (z43)) (z50)))
  (:action r5c5-22
    :parameters ()
    :precondition (and
      (z6) (not (z19)) (z33) (not (z36)) (not (z41)) (z43) (not (z50)))
    :effect (and
      (not (z6)) (z19) (not (z33)) (z36) (z41) (not (z43)) (z50)))
  (:action r5c5-23
    :parameters ()
    :precondition (and
      (not (z6)) (z19) (not (z33)) (not (z36)) (not (z41)) (z43) (not (z50)))
    :effect (and
      (z6) (not (z19)) (z33) (z36) (z41) (not (z43)) (z50)))
  (:action r5c5-24
    :parameters ()
    :precondition (and
      (z6) (not (z19)) (not (z33)) (not (z36)) (not (z41)) (z43) (not (z50)))
    :effect (and
      (not (z6)) (z19) (z33) (z36) (z41) (not (z43)) (z50)))
  (:action r6c3-7
    :parameters ()
    :precondition (and
      (z7) (not (z42)) (z47) (not (z50)) (z53) (z56))
    :effect (and
      (not (z7)) (z42) (not (z47)) (z50) (not (z53)) (not (z56))))
  (:action r4c4-45
    :parameters ()
    :precondition (and
      (not (z6)) (z10) (z19) (not (z42)) (not (z50)) (z55))
    :effect (and
      (z6) (not (z10)) (not (z19)) (z42) (z50) (not (z55))))
  (:action r6c3-8
    :parameters ()
    :precondition (and
      (not (z7)) (not (z42)) (z47) (not (z50)) (z53) (z56))
    :effect (and
      (z7) (z42) (not (z47)) (z50) (not (z53)) (not (z56))))
  (:action r4c4-46
    :parameters ()
    :precondition (and
      (not (z6)) (not (z10)) (z19) (not (z42)) (not (z50)) (z55))
    :effect (and
      (z6) (z10) (not (z19)) (z42) (z50) (not (z55))))
  (:action r4c4-47
    :parameters ()
    :precondition (and
      (z6) (z10) (not (z19)) (not (z42)) (not (z50)) (z55))
    :effect (and
      (not (z6)) (not (z10)) (z19) (z42) (z50) (not (z55))))
  (:action r4c4-48
    :parameters ()
    :precondition (and
      (z6) (not (z10)) (not (z19)) (not (z42)) (not (z50)) (z55))
    :effect (and
      (not (z6)) (z10) (z19) (z42) (z50) (not (z55))))
  (:action r7c4-13
    :parameters ()
    :precondition (and
      (z7) (z30) (z41) (not (z43)) (not (z50)))
    :effect (and
      (not (z7)) (not (z30)) (not (z41)) (z43) (z50)))
  (:action r5c5-25
    :parameters ()
    :precondition (and
      (not (z6)) (z19) (z33) (z36) (z41) (not (z43)) (not (z50)))
    :effect (and
      (z6) (not (z19)) (not (z33)) (not (z36)) (not (z41)) (z43) (z50)))
  (:action r7c4-14
    :parameters ()
    :precondition (and
      (not (z7)) (z30) (z41) (not (z43)) (not (z50)))
    :effect (and
      (z7) (not (z30)) (not (z41)) (z43) (z50)))
  (:action r5c5-26
    :parameters ()
    :precondition (and
      (z6) (not (z19)) (z33) (z36) (z41) (not (z43)) (not (z50)))
    :effect (and
      (not (z6)) (z19) (not (z33)) (not (z36)) (not (z41)) (z43) (z50)))
  (:action r7c4-15
    :parameters ()
    :precondition (and
      (z7) (not (z30)) (z41) (not (z43)) (not (z50)))
    :effect (and
      (not (z7)) (z30) (not (z41)) (z43) (z50)))
  (:action r7c4-16
    :parameters ()
    :precondition (and
      (not (z7)) (not (z30)) (z41) (not (z43)) (not (z50)))
    :effect (and
      (z7) (z30) (not (z41)) (z43) (z50)))
  (:action r5c5-27
    :parameters ()
    :precondition (and
      (not (z6)) (z19) (not (z33)) (z36) (z41) (not (z43)) (not (z50)))
    :effect (and
      (z6) (not (z19)) (z33) (not (z36)) (not (z41)) (z43) (z50)))
  (:action r5c5-28
    :parameters ()
    :precondition (and
      (z6) (not (z19)) (not (z33)) (z36) (z41) (not (z43)) (not (z50)))
    :effect (and
      (not (z6)) (z19) (z33) (not (z36)) (not (z41)) (z43) (z50)))
  (:action r5c5-29
    :parameters ()
    :precondition (and
      (not (z6)) (z19) (z33) (not (z36)) (z41) (not (z43)) (not (z50)))
    :effect (and
      (z6) (not (z19)) (not (z33)) (z36) (not (z41)) (z43) (z50)))
  (:action r5c5-30
    :parameters ()
    :precondition (and
      (z6) (not (z19)) (z33) (not (z36)) (z41) (not (z43)) (not (z50)))
    :effect (and
      (not (z6)) (z19) (not (z33)) (z36) (not (z41)) (z43) (z50)))
  (:action r5c5-31
    :parameters ()
    :precondition (and
      (not (z6)) (z19) (not (z33)) (not (z36)) (z41) (not (z43)) (not (z50)))
    :effect (and
      (z6) (not (z19)) (z33) (z36) (not (z41)) (z43) (z50)))
  (:action r5c5-32
    :parameters ()
    :precondition (and
      (z6) (not (z19)) (not (z33)) (not (z36)) (z41) (not (z43)) (not (z50)))
    :effect (and
      (not (z6)) (z19) (z33) (z36) (not (z41)) (z43) (z50)))
  (:action r6c4-17
    :parameters ()
    :precondition (and
      (z10) (z30) (z33) (z50) (not (z53)))
    :effect (and
      (not (z10)) (not (z30)) (not (z33)) (not (z50)) (z53)))
  (:action r6c3-9
    :parameters ()
    :precondition (and
      (z7) (z42) (z47) (z50) (not (z53)) (z56))
    :effect (and
      (not (z7)) (not (z42)) (not (z47)) (not (z50)) (z53) (not (z56))))
  (:action r7c2-5
    :parameters ()
    :precondition (and
      (z7) (z30) (not (z53)) (z58))
    :effect (and
      (not (z7)) (not (z30)) (z53) (not (z58))))
  (:action r6c3-10
    :parameters ()
    :precondition (and
      (not (z7)) (z42) (z47) (z50) (not (z53)) (z56))
    :effect (and
      (z7) (not (z42)) (not (z47)) (not (z50)) (z53) (not (z56))))
  (:action r7c2-6
    :parameters ()
    :precondition (and
      (not (z7)) (z30) (not (z53)) (z58))
    :effect (and
      (z7) (not (z30)) (z53) (not (z58))))
  (:action r6c4-18
    :parameters ()
    :precondition (and
      (not (z10)) (z30) (z33) (z50) (not (z53)))
    :effect (and
      (z10) (not (z30)) (not (z33)) (not (z50)) (z53)))
  (:action r4c2-17
    :parameters ()
    :precondition (and
      (z2) (z10) (not (z27)) (z42) (z46) (not (z53)))
    :effect (and
      (not (z2)) (not (z10)) (z27) (not (z42)) (not (z46)) (z53)))
  (:action r6c1-3
    :parameters ()
    :precondition (and
      (not (z27)) (z46) (z47) (not (z53)) (z56) (z58))
    :effect (and
      (z27) (not (z46)) (not (z47)) (z53) (not (z56)) (not (z58))))
  (:action r4c2-18
    :parameters ()
    :precondition (and
      (not (z2)) (z10) (not (z27)) (z42) (z46) (not (z53)))
    :effect (and
      (z2) (not (z10)) (z27) (not (z42)) (not (z46)) (z53)))
  (:action r4c2-19
    :parameters ()
    :precondition (and
      (z2) (not (z10)) (not (z27)) (z42) (z46) (not (z53)))
    :effect (and
      (not (z2)) (z10) (z27) (not (z42)) (not (z46)) (z53)))
  (:action r4c2-20
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z27)) (z42) (z46) (not (z53)))
    :effect (and
      (z2) (z10) (z27) (not (z42)) (not (z46)) (z53)))
  (:action r6c4-19
    :parameters ()
    :precondition (and
      (z10) (not (z30)) (z33) (z50) (not (z53)))
    :effect (and
      (not (z10)) (z30) (not (z33)) (not (z50)) (z53)))
  (:action r7c2-7
    :parameters ()
    :precondition (and
      (z7) (not (z30)) (not (z53)) (z58))
    :effect (and
      (not (z7)) (z30) (z53) (not (z58))))
  (:action r7c2-8
    :parameters ()
    :precondition (and
      (not (z7)) (not (z30)) (not (z53)) (z58))
    :effect (and
      (z7) (z30) (z53) (not (z58))))
  (:action r6c4-20
    :parameters ()
    :precondition (and
      (not (z10)) (not (z30)) (z33) (z50) (not (z53)))
    :effect (and
      (z10) (z30) (not (z33)) (not (z50)) (z53)))
  (:action r6c4-21
    :parameters ()
    :precondition (and
      (z10) (z30) (not (z33)) (z50) (not (z53)))
    :effect (and
      (not (z10)) (not (z30)) (z33) (not (z50)) (z53)))
  (:action r6c4-22
    :parameters ()
    :precondition (and
      (not (z10)) (z30) (not (z33)) (z50) (not (z53)))
    :effect (and
      (z10) (not (z30)) (z33) (not (z50)) (z53)))
  (:action r6c4-23
    :parameters ()
    :precondition (and
      (z10) (not (z30)) (not (z33)) (z50) (not (z53)))
    :effect (and
      (not (z10)) (z30) (z33) (not (z50)) (z53)))
  (:action r6c4-24
    :parameters ()
    :precondition (and
      (not (z10)) (not (z30)) (not (z33)) (z50) (not (z53)))
    :effect (and
      (z10) (z30) (z33) (not (z50)) (z53)))
  (:action r6c3-11
    :parameters ()
    :precondition (and
      (z7) (not (z42)) (z47) (z50) (not (z53)) (z56))
    :effect (and
      (not (z7)) (z42) (not (z47)) (not (z50)) (z53) (not (z56))))
  (:action r6c3-12
    :parameters ()
    :precondition (and
      (not (z7)) (not (z42)) (z47) (z50) (not (z53)) (z56))
    :effect (and
      (z7) (z42) (not (z47)) (not (z50)) (z53) (not (z56))))
  (:action r4c2-21
    :parameters ()
    :precondition (and
      (z2) (z10) (not (z27)) (not (z42)) (z46) (not (z53)))
    :effect (and
      (not (z2)) (not (z10)) (z27) (z42) (not (z46)) (z53)))
  (:action r4c2-22
    :parameters ()
    :precondition (and
      (not (z2)) (z10) (not (z27)) (not (z42)) (z46) (not (z53)))
    :effect (and
      (z2) (not (z10)) (z27) (z42) (not (z46)) (z53)))
  (:action r4c2-23
    :parameters ()
    :precondition (and
      (z2) (not (z10)) (not (z27)) (not (z42)) (z46) (not (z53)))
    :effect (and
      (not (z2)) (z10) (z27) (z42) (not (z46)) (z53)))
  (:action r4c2-24
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z27)) (not (z42)) (z46) (not (z53)))
    :effect (and
      (z2) (z10) (z27) (z42) (not (z46)) (z53)))
  (:action r4c2-25
    :parameters ()
    :precondition (and
      (z2) (z10) (z27) (z42) (not (z46)) (not (z53)))
    :effect (and
      (not (z2)) (not (z10)) (not (z27)) (not (z42)) (z46) (z53)))
  (:action r6c1-4
    :parameters ()
    :precondition (and
      (z27) (not (z46)) (z47) (not (z53)) (z56) (z58))
    :effect (and
      (not (z27)) (z46) (not (z47)) (z53) (not (z56)) (not (z58))))
  (:action r4c2-26
    :parameters ()
    :precondition (and
      (not (z2)) (z10) (z27) (z42) (not (z46)) (not (z53)))
    :effect (and
      (z2) (not (z10)) (not (z27)) (not (z42)) (z46) (z53)))
  (:action r4c2-27
    :parameters ()
    :precondition (and
      (z2) (not (z10)) (z27) (z42) (not (z46)) (not (z53)))
    :effect (and
      (not (z2)) (z10) (not (z27)) (not (z42)) (z46) (z53)))
  (:action r4c2-28
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (z27) (z42) (not (z46)) (not (z53)))
    :effect (and
      (z2) (z10) (not (z27)) (not (z42)) (z46) (z53)))
  (:action r4c2-29
    :parameters ()
    :precondition (and
      (z2) (z10) (z27) (not (z42)) (not (z46)) (not (z53)))
    :effect (and
      (not (z2)) (not (z10)) (not (z27)) (z42) (z46) (z53)))
  (:action r4c2-30
    :parameters ()
    :precondition (and
      (not (z2)) (z10) (z27) (not (z42)) (not (z46)) (not (z53)))
    :effect (and
      (z2) (not (z10)) (not (z27)) (z42) (z46) (z53)))
  (:action r4c2-31
    :parameters ()
    :precondition (and
      (z2) (not (z10)) (z27) (not (z42)) (not (z46)) (not (z53)))
    :effect (and
      (not (z2)) (z10) (not (z27)) (z42) (z46) (z53)))
  (:action r4c2-32
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (z27) (not (z42)) (not (z46)) (not (z53)))
    :effect (and
      (z2) (z10) (not (z27)) (z42) (z46) (z53)))
  (:action r6c4-25
    :parameters ()
    :precondition (and
      (z10) (z30) (z33) (not (z50)) (not (z53)))
    :effect (and
      (not (z10)) (not (z30)) (not (z33)) (z50) (z53)))
  (:action r6c3-13
    :parameters ()
    :precondition (and
      (z7) (z42) (z47) (not (z50)) (not (z53)) (z56))
    :effect (and
      (not (z7)) (not (z42)) (not (z47)) (z50) (z53) (not (z56))))
  (:action r6c3-14
    :parameters ()
    :precondition (and
      (not (z7)) (z42) (z47) (not (z50)) (not (z53)) (z56))
    :effect (and
      (z7) (not (z42)) (not (z47)) (z50) (z53) (not (z56))))
  (:action r6c4-26
    :parameters ()
    :precondition (and
      (not (z10)) (z30) (z33) (not (z50)) (not (z53)))
    :effect (and
      (z10) (not (z30)) (not (z33)) (z50) (z53)))
  (:action r6c4-27
    :parameters ()
    :precondition (and
      (z10) (not (z30)) (z33) (not (z50)) (not (z53)))
    :effect (and
      (not (z10)) (z30) (not (z33)) (z50) (z53)))
  (:action r6c4-28
    :parameters ()
    :precondition (and
      (not (z10)) (not (z30)) (z33) (not (z50)) (not (z53)))
    :effect (and
      (z10) (z30) (not (z33)) (z50) (z53)))
  (:action r6c4-29
    :parameters ()
    :precondition (and
      (z10) (z30) (not (z33)) (not (z50)) (not (z53)))
    :effect (and
      (not (z10)) (not (z30)) (z33) (z50) (z53)))
  (:action r6c4-30
    :parameters ()
    :precondition (and
      (not (z10)) (z30) (not (z33)) (not (z50)) (not (z53)))
    :effect (and
      (z10) (not (z30)) (z33) (z50) (z53)))
  (:action r6c4-31
    :parameters ()
    :precondition (and
      (z10) (not (z30)) (not (z33)) (not (z50)) (not (z53)))
    :effect (and
      (not (z10)) (z30) (z33) (z50) (z53)))
  (:action r6c4-32
    :parameters ()
    :precondition (and
      (not (z10)) (not (z30)) (not (z33)) (not (z50)) (not (z53)))
    :effect (and
      (z10) (z30) (z33) (z50) (z53)))
  (:action r6c3-15
    :parameters ()
    :precondition (and
      (z7) (not (z42)) (z47) (not (z50)) (not (z53)) (z56))
    :effect (and
      (not (z7)) (z42) (not (z47)) (z50) (z53) (not (z56))))
  (:action r6c3-16
    :parameters ()
    :precondition (and
      (not (z7)) (not (z42)) (z47) (not (z50)) (not (z53)) (z56))
    :effect (and
      (z7) (z42) (not (z47)) (z50) (z53) (not (z56))))
  (:action r3c2-9
    :parameters ()
    :precondition (and
      (z2) (z29) (z42) (not (z55)) (z62))
    :effect (and
      (not (z2)) (not (z29)) (not (z42)) (z55) (not (z62))))
  (:action r3c2-10
    :parameters ()
    :precondition (and
      (not (z2)) (z29) (z42) (not (z55)) (z62))
    :effect (and
      (z2) (not (z29)) (not (z42)) (z55) (not (z62))))
  (:action r2c4-17
    :parameters ()
    :precondition (and
      (not (z6)) (z9) (z15) (z19) (z44) (not (z55)))
    :effect (and
      (z6) (not (z9)) (not (z15)) (not (z19)) (not (z44)) (z55)))
  (:action r4c4-49
    :parameters ()
    :precondition (and
      (not (z6)) (z10) (z19) (z42) (z50) (not (z55)))
    :effect (and
      (z6) (not (z10)) (not (z19)) (not (z42)) (not (z50)) (z55)))
  (:action r2c4-18
    :parameters ()
    :precondition (and
      (not (z6)) (not (z9)) (z15) (z19) (z44) (not (z55)))
    :effect (and
      (z6) (z9) (not (z15)) (not (z19)) (not (z44)) (z55)))
  (:action r4c4-50
    :parameters ()
    :precondition (and
      (not (z6)) (not (z10)) (z19) (z42) (z50) (not (z55)))
    :effect (and
      (z6) (z10) (not (z19)) (not (z42)) (not (z50)) (z55)))
  (:action r2c4-19
    :parameters ()
    :precondition (and
      (not (z6)) (z9) (not (z15)) (z19) (z44) (not (z55)))
    :effect (and
      (z6) (not (z9)) (z15) (not (z19)) (not (z44)) (z55)))
  (:action r2c4-20
    :parameters ()
    :precondition (and
      (not (z6)) (not (z9)) (not (z15)) (z19) (z44) (not (z55)))
    :effect (and
      (z6) (z9) (z15) (not (z19)) (not (z44)) (z55)))
  (:action r3c3-17
    :parameters ()
    :precondition (and
      (z2) (z10) (z15) (not (z17)) (z45) (not (z55)))
    :effect (and
      (not (z2)) (not (z10)) (not (z15)) (z17) (not (z45)) (z55)))
  (:action r2c3-5
    :parameters ()
    :precondition (and
      (z9) (not (z17)) (z45) (not (z55)) (z62))
    :effect (and
      (not (z9)) (z17) (not (z45)) (z55) (not (z62))))
  (:action r3c3-18
    :parameters ()
    :precondition (and
      (not (z2)) (z10) (z15) (not (z17)) (z45) (not (z55)))
    :effect (and
      (z2) (not (z10)) (not (z15)) (z17) (not (z45)) (z55)))
  (:action r2c3-6
    :parameters ()
    :precondition (and
      (not (z9)) (not (z17)) (z45) (not (z55)) (z62))
    :effect (and
      (z9) (z17) (not (z45)) (z55) (not (z62))))
  (:action r3c3-19
    :parameters ()
    :precondition (and
      (z2) (not (z10)) (z15) (not (z17)) (z45) (not (z55)))
    :effect (and
      (not (z2)) (z10) (not (z15)) (z17) (not (z45)) (z55)))
  (:action r3c3-20
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (z15) (not (z17)) (z45) (not (z55)))
    :effect (and
      (z2) (z10) (not (z15)) (z17) (not (z45)) (z55)))
  (:action r3c3-21
    :parameters ()
    :precondition (and
      (z2) (z10) (not (z15)) (not (z17)) (z45) (not (z55)))
    :effect (and
      (not (z2)) (not (z10)) (z15) (z17) (not (z45)) (z55)))
  (:action r3c3-22
    :parameters ()
    :precondition (and
      (not (z2)) (z10) (not (z15)) (not (z17)) (z45) (not (z55)))
    :effect (and
      (z2) (not (z10)) (z15) (z17) (not (z45)) (z55)))
  (:action r3c3-23
    :parameters ()
    :precondition (and
      (z2) (not (z10)) (not (z15)) (not (z17)) (z45) (not (z55)))
    :effect (and
      (not (z2)) (z10) (z15) (z17) (not (z45)) (z55)))
  (:action r3c3-24
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z15)) (not (z17)) (z45) (not (z55)))
    :effect (and
      (z2) (z10) (z15) (z17) (not (z45)) (z55)))
  (:action r2c4-21
    :parameters ()
    :precondition (and
      (z6) (z9) (z15) (not (z19)) (z44) (not (z55)))
    :effect (and
      (not (z6)) (not (z9)) (not (z15)) (z19) (not (z44)) (z55)))
  (:action r4c4-51
    :parameters ()
    :precondition (and
      (z6) (z10) (not (z19)) (z42) (z50) (not (z55)))
    :effect (and
      (not (z6)) (not (z10)) (z19) (not (z42)) (not (z50)) (z55)))
  (:action r2c4-22
    :parameters ()
    :precondition (and
      (z6) (not (z9)) (z15) (not (z19)) (z44) (not (z55)))
    :effect (and
      (not (z6)) (z9) (not (z15)) (z19) (not (z44)) (z55)))
  (:action r4c4-52
    :parameters ()
    :precondition (and
      (z6) (not (z10)) (not (z19)) (z42) (z50) (not (z55)))
    :effect (and
      (not (z6)) (z10) (z19) (not (z42)) (not (z50)) (z55)))
  (:action r2c4-23
    :parameters ()
    :precondition (and
      (z6) (z9) (not (z15)) (not (z19)) (z44) (not (z55)))
    :effect (and
      (not (z6)) (not (z9)) (z15) (z19) (not (z44)) (z55)))
  (:action r2c4-24
    :parameters ()
    :precondition (and
      (z6) (not (z9)) (not (z15)) (not (z19)) (z44) (not (z55)))
    :effect (and
      (not (z6)) (z9) (z15) (z19) (not (z44)) (z55)))
  (:action r3c2-11
    :parameters ()
    :precondition (and
      (z2) (not (z29)) (z42) (not (z55)) (z62))
    :effect (and
      (not (z2)) (z29) (not (z42)) (z55) (not (z62))))
  (:action r3c2-12
    :parameters ()
    :precondition (and
      (not (z2)) (not (z29)) (z42) (not (z55)) (z62))
    :effect (and
      (z2) (z29) (not (z42)) (z55) (not (z62))))
  (:action r3c2-13
    :parameters ()
    :precondition (and
      (z2) (z29) (not (z42)) (not (z55)) (z62))
    :effect (and
      (not (z2)) (not (z29)) (z42) (z55) (not (z62))))
  (:action r3c2-14
    :parameters ()
    :precondition (and
      (not (z2)) (z29) (not (z42)) (not (z55)) (z62))
    :effect (and
      (z2) (not (z29)) (z42) (z55) (not (z62))))
  (:action r4c4-53
    :parameters ()
    :precondition (and
      (not (z6)) (z10) (z19) (not (z42)) (z50) (not (z55)))
    :effect (and
      (z6) (not (z10)) (not (z19)) (z42) (not (z50)) (z55)))
  (:action r4c4-54
    :parameters ()
    :precondition (and
      (not (z6)) (not (z10)) (z19) (not (z42)) (z50) (not (z55)))
    :effect (and
      (z6) (z10) (not (z19)) (z42) (not (z50)) (z55)))
  (:action r4c4-55
    :parameters ()
    :precondition (and
      (z6) (z10) (not (z19)) (not (z42)) (z50) (not (z55)))
    :effect (and
      (not (z6)) (not (z10)) (z19) (z42) (not (z50)) (z55)))
  (:action r4c4-56
    :parameters ()
    :precondition (and
      (z6) (not (z10)) (not (z19)) (not (z42)) (z50) (not (z55)))
    :effect (and
      (not (z6)) (z10) (z19) (z42) (not (z50)) (z55)))
  (:action r3c2-15
    :parameters ()
    :precondition (and
      (z2) (not (z29)) (not (z42)) (not (z55)) (z62))
    :effect (and
      (not (z2)) (z29) (z42) (z55) (not (z62))))
  (:action r3c2-16
    :parameters ()
    :precondition (and
      (not (z2)) (not (z29)) (not (z42)) (not (z55)) (z62))
    :effect (and
      (z2) (z29) (z42) (z55) (not (z62))))
  (:action r2c4-25
    :parameters ()
    :precondition (and
      (not (z6)) (z9) (z15) (z19) (not (z44)) (not (z55)))
    :effect (and
      (z6) (not (z9)) (not (z15)) (not (z19)) (z44) (z55)))
  (:action r2c4-26
    :parameters ()
    :precondition (and
      (not (z6)) (not (z9)) (z15) (z19) (not (z44)) (not (z55)))
    :effect (and
      (z6) (z9) (not (z15)) (not (z19)) (z44) (z55)))
  (:action r2c4-27
    :parameters ()
    :precondition (and
      (not (z6)) (z9) (not (z15)) (z19) (not (z44)) (not (z55)))
    :effect (and
      (z6) (not (z9)) (z15) (not (z19)) (z44) (z55)))
  (:action r2c4-28
    :parameters ()
    :precondition (and
      (not (z6)) (not (z9)) (not (z15)) (z19) (not (z44)) (not (z55)))
    :effect (and
      (z6) (z9) (z15) (not (z19)) (z44) (z55)))
  (:action r2c4-29
    :parameters ()
    :precondition (and
      (z6) (z9) (z15) (not (z19)) (not (z44)) (not (z55)))
    :effect (and
      (not (z6)) (not (z9)) (not (z15)) (z19) (z44) (z55)))
  (:action r2c4-30
    :parameters ()
    :precondition (and
      (z6) (not (z9)) (z15) (not (z19)) (not (z44)) (not (z55)))
    :effect (and
      (not (z6)) (z9) (not (z15)) (z19) (z44) (z55)))
  (:action r2c4-31
    :parameters ()
    :precondition (and
      (z6) (z9) (not (z15)) (not (z19)) (not (z44)) (not (z55)))
    :effect (and
      (not (z6)) (not (z9)) (z15) (z19) (z44) (z55)))
  (:action r2c4-32
    :parameters ()
    :precondition (and
      (z6) (not (z9)) (not (z15)) (not (z19)) (not (z44)) (not (z55)))
    :effect (and
      (not (z6)) (z9) (z15) (z19) (z44) (z55)))
  (:action r3c3-25
    :parameters ()
    :precondition (and
      (z2) (z10) (z15) (z17) (not (z45)) (not (z55)))
    :effect (and
      (not (z2)) (not (z10)) (not (z15)) (not (z17)) (z45) (z55)))
  (:action r2c3-7
    :parameters ()
    :precondition (and
      (z9) (z17) (not (z45)) (not (z55)) (z62))
    :effect (and
      (not (z9)) (not (z17)) (z45) (z55) (not (z62))))
  (:action r3c3-26
    :parameters ()
    :precondition (and
      (not (z2)) (z10) (z15) (z17) (not (z45)) (not (z55)))
    :effect (and
      (z2) (not (z10)) (not (z15)) (not (z17)) (z45) (z55)))
  (:action r2c3-8
    :parameters ()
    :precondition (and
      (not (z9)) (z17) (not (z45)) (not (z55)) (z62))
    :effect (and
      (z9) (not (z17)) (z45) (z55) (not (z62))))
  (:action r3c3-27
    :parameters ()
    :precondition (and
      (z2) (not (z10)) (z15) (z17) (not (z45)) (not (z55)))
    :effect (and
      (not (z2)) (z10) (not (z15)) (not (z17)) (z45) (z55)))
  (:action r3c3-28
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (z15) (z17) (not (z45)) (not (z55)))
    :effect (and
      (z2) (z10) (not (z15)) (not (z17)) (z45) (z55)))
  (:action r3c3-29
    :parameters ()
    :precondition (and
      (z2) (z10) (not (z15)) (z17) (not (z45)) (not (z55)))
    :effect (and
      (not (z2)) (not (z10)) (z15) (not (z17)) (z45) (z55)))
  (:action r3c3-30
    :parameters ()
    :precondition (and
      (not (z2)) (z10) (not (z15)) (z17) (not (z45)) (not (z55)))
    :effect (and
      (z2) (not (z10)) (z15) (not (z17)) (z45) (z55)))
  (:action r3c3-31
    :parameters ()
    :precondition (and
      (z2) (not (z10)) (not (z15)) (z17) (not (z45)) (not (z55)))
    :effect (and
      (not (z2)) (z10) (z15) (not (z17)) (z45) (z55)))
  (:action r3c3-32
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z15)) (z17) (not (z45)) (not (z55)))
    :effect (and
      (z2) (z10) (z15) (not (z17)) (z45) (z55)))
  (:action r4c4-57
    :parameters ()
    :precondition (and
      (not (z6)) (z10) (z19) (z42) (not (z50)) (not (z55)))
    :effect (and
      (z6) (not (z10)) (not (z19)) (not (z42)) (z50) (z55)))
  (:action r4c4-58
    :parameters ()
    :precondition (and
      (not (z6)) (not (z10)) (z19) (z42) (not (z50)) (not (z55)))
    :effect (and
      (z6) (z10) (not (z19)) (not (z42)) (z50) (z55)))
  (:action r4c4-59
    :parameters ()
    :precondition (and
      (z6) (z10) (not (z19)) (z42) (not (z50)) (not (z55)))
    :effect (and
      (not (z6)) (not (z10)) (z19) (not (z42)) (z50) (z55)))
  (:action r4c4-60
    :parameters ()
    :precondition (and
      (z6) (not (z10)) (not (z19)) (z42) (not (z50)) (not (z55)))
    :effect (and
      (not (z6)) (z10) (z19) (not (z42)) (z50) (z55)))
  (:action r4c4-61
    :parameters ()
    :precondition (and
      (not (z6)) (z10) (z19) (not (z42)) (not (z50)) (not (z55)))
    :effect (and
      (z6) (not (z10)) (not (z19)) (z42) (z50) (z55)))
  (:action r4c4-62
    :parameters ()
    :precondition (and
      (not (z6)) (not (z10)) (z19) (not (z42)) (not (z50)) (not (z55)))
    :effect (and
      (z6) (z10) (not (z19)) (z42) (z50) (z55)))
  (:action r4c4-63
    :parameters ()
    :precondition (and
      (z6) (z10) (not (z19)) (not (z42)) (not (z50)) (not (z55)))
    :effect (and
      (not (z6)) (not (z10)) (z19) (z42) (z50) (z55)))
  (:action r4c4-64
    :parameters ()
    :precondition (and
      (z6) (not (z10)) (not (z19)) (not (z42)) (not (z50)) (not (z55)))
    :effect (and
      (not (z6)) (z10) (z19) (z42) (z50) (z55)))
  (:action r6c3-17
    :parameters ()
    :precondition (and
      (z7) (z42) (not (z47)) (z50) (z53) (not (z56)))
    :effect (and
      (not (z7)) (not (z42)) (z47) (not (z50)) (not (z53)) (z56)))
  (:action r7c1-3
    :parameters ()
    :precondition (and
      (z7) (not (z47)) (not (z56)) (z58))
    :effect (and
      (not (z7)) (z47) (z56) (not (z58))))
  (:action r6c3-18
    :parameters ()
    :precondition (and
      (not (z7)) (z42) (not (z47)) (z50) (z53) (not (z56)))
    :effect (and
      (z7) (not (z42)) (z47) (not (z50)) (not (z53)) (z56)))
  (:action r7c1-4
    :parameters ()
    :precondition (and
      (not (z7)) (not (z47)) (not (z56)) (z58))
    :effect (and
      (z7) (z47) (z56) (not (z58))))
  (:action r4c1-9
    :parameters ()
    :precondition (and
      (not (z27)) (z29) (z42) (z46) (not (z47)) (not (z56)))
    :effect (and
      (z27) (not (z29)) (not (z42)) (not (z46)) (z47) (z56)))
  (:action r6c1-5
    :parameters ()
    :precondition (and
      (not (z27)) (z46) (not (z47)) (z53) (not (z56)) (z58))
    :effect (and
      (z27) (not (z46)) (z47) (not (z53)) (z56) (not (z58))))
  (:action r4c1-10
    :parameters ()
    :precondition (and
      (not (z27)) (not (z29)) (z42) (z46) (not (z47)) (not (z56)))
    :effect (and
      (z27) (z29) (not (z42)) (not (z46)) (z47) (z56)))
  (:action r6c3-19
    :parameters ()
    :precondition (and
      (z7) (not (z42)) (not (z47)) (z50) (z53) (not (z56)))
    :effect (and
      (not (z7)) (z42) (z47) (not (z50)) (not (z53)) (z56)))
  (:action r6c3-20
    :parameters ()
    :precondition (and
      (not (z7)) (not (z42)) (not (z47)) (z50) (z53) (not (z56)))
    :effect (and
      (z7) (z42) (z47) (not (z50)) (not (z53)) (z56)))
  (:action r4c1-11
    :parameters ()
    :precondition (and
      (not (z27)) (z29) (not (z42)) (z46) (not (z47)) (not (z56)))
    :effect (and
      (z27) (not (z29)) (z42) (not (z46)) (z47) (z56)))
  (:action r4c1-12
    :parameters ()
    :precondition (and
      (not (z27)) (not (z29)) (not (z42)) (z46) (not (z47)) (not (z56)))
    :effect (and
      (z27) (z29) (z42) (not (z46)) (z47) (z56)))
  (:action r4c1-13
    :parameters ()
    :precondition (and
      (z27) (z29) (z42) (not (z46)) (not (z47)) (not (z56)))
    :effect (and
      (not (z27)) (not (z29)) (not (z42)) (z46) (z47) (z56)))
  (:action r6c1-6
    :parameters ()
    :precondition (and
      (z27) (not (z46)) (not (z47)) (z53) (not (z56)) (z58))
    :effect (and
      (not (z27)) (z46) (z47) (not (z53)) (z56) (not (z58))))
  (:action r4c1-14
    :parameters ()
    :precondition (and
      (z27) (not (z29)) (z42) (not (z46)) (not (z47)) (not (z56)))
    :effect (and
      (not (z27)) (z29) (not (z42)) (z46) (z47) (z56)))
  (:action r4c1-15
    :parameters ()
    :precondition (and
      (z27) (z29) (not (z42)) (not (z46)) (not (z47)) (not (z56)))
    :effect (and
      (not (z27)) (not (z29)) (z42) (z46) (z47) (z56)))
  (:action r4c1-16
    :parameters ()
    :precondition (and
      (z27) (not (z29)) (not (z42)) (not (z46)) (not (z47)) (not (z56)))
    :effect (and
      (not (z27)) (z29) (z42) (z46) (z47) (z56)))
  (:action r6c3-21
    :parameters ()
    :precondition (and
      (z7) (z42) (not (z47)) (not (z50)) (z53) (not (z56)))
    :effect (and
      (not (z7)) (not (z42)) (z47) (z50) (not (z53)) (z56)))
  (:action r6c3-22
    :parameters ()
    :precondition (and
      (not (z7)) (z42) (not (z47)) (not (z50)) (z53) (not (z56)))
    :effect (and
      (z7) (not (z42)) (z47) (z50) (not (z53)) (z56)))
  (:action r6c3-23
    :parameters ()
    :precondition (and
      (z7) (not (z42)) (not (z47)) (not (z50)) (z53) (not (z56)))
    :effect (and
      (not (z7)) (z42) (z47) (z50) (not (z53)) (z56)))
  (:action r6c3-24
    :parameters ()
    :precondition (and
      (not (z7)) (not (z42)) (not (z47)) (not (z50)) (z53) (not (z56)))
    :effect (and
      (z7) (z42) (z47) (z50) (not (z53)) (z56)))
  (:action r6c3-25
    :parameters ()
    :precondition (and
      (z7) (z42) (not (z47)) (z50) (not (z53)) (not (z56)))
    :effect (and
      (not (z7)) (not (z42)) (z47) (not (z50)) (z53) (z56)))
  (:action r6c3-26
    :parameters ()
    :precondition (and
      (not (z7)) (z42) (not (z47)) (z50) (not (z53)) (not (z56)))
    :effect (and
      (z7) (not (z42)) (z47) (not (z50)) (z53) (z56)))
  (:action r6c1-7
    :parameters ()
    :precondition (and
      (not (z27)) (z46) (not (z47)) (not (z53)) (not (z56)) (z58))
    :effect (and
      (z27) (not (z46)) (z47) (z53) (z56) (not (z58))))
  (:action r6c3-27
    :parameters ()
    :precondition (and
      (z7) (not (z42)) (not (z47)) (z50) (not (z53)) (not (z56)))
    :effect (and
      (not (z7)) (z42) (z47) (not (z50)) (z53) (z56)))
  (:action r6c3-28
    :parameters ()
    :precondition (and
      (not (z7)) (not (z42)) (not (z47)) (z50) (not (z53)) (not (z56)))
    :effect (and
      (z7) (z42) (z47) (not (z50)) (z53) (z56)))
  (:action r6c1-8
    :parameters ()
    :precondition (and
      (z27) (not (z46)) (not (z47)) (not (z53)) (not (z56)) (z58))
    :effect (and
      (not (z27)) (z46) (z47) (z53) (z56) (not (z58))))
  (:action r6c3-29
    :parameters ()
    :precondition (and
      (z7) (z42) (not (z47)) (not (z50)) (not (z53)) (not (z56)))
    :effect (and
      (not (z7)) (not (z42)) (z47) (z50) (z53) (z56)))
  (:action r6c3-30
    :parameters ()
    :precondition (and
      (not (z7)) (z42) (not (z47)) (not (z50)) (not (z53)) (not (z56)))
    :effect (and
      (z7) (not (z42)) (z47) (z50) (z53) (z56)))
  (:action r6c3-31
    :parameters ()
    :precondition (and
      (z7) (not (z42)) (not (z47)) (not (z50)) (not (z53)) (not (z56)))
    :effect (and
      (not (z7)) (z42) (z47) (z50) (z53) (z56)))
  (:action r6c3-32
    :parameters ()
    :precondition (and
      (not (z7)) (not (z42)) (not (z47)) (not (z50)) (not (z53)) (not (z56)))
    :effect (and
      (z7) (z42) (z47) (z50) (z53) (z56)))
  (:action r7c2-9
    :parameters ()
    :precondition (and
      (z7) (z30) (z53) (not (z58)))
    :effect (and
      (not (z7)) (not (z30)) (not (z53)) (z58)))
  (:action r7c1-5
    :parameters ()
    :precondition (and
      (z7) (z47) (z56) (not (z58)))
    :effect (and
      (not (z7)) (not (z47)) (not (z56)) (z58)))
  (:action r7c2-10
    :parameters ()
    :precondition (and
      (not (z7)) (z30) (z53) (not (z58)))
    :effect (and
      (z7) (not (z30)) (not (z53)) (z58)))
  (:action r7c1-6
    :parameters ()
    :precondition (and
      (not (z7)) (z47) (z56) (not (z58)))
    :effect (and
      (z7) (not (z47)) (not (z56)) (z58)))
  (:action r6c1-9
    :parameters ()
    :precondition (and
      (not (z27)) (z46) (z47) (z53) (z56) (not (z58)))
    :effect (and
      (z27) (not (z46)) (not (z47)) (not (z53)) (not (z56)) (z58)))
  (:action r7c2-11
    :parameters ()
    :precondition (and
      (z7) (not (z30)) (z53) (not (z58)))
    :effect (and
      (not (z7)) (z30) (not (z53)) (z58)))
  (:action r7c2-12
    :parameters ()
    :precondition (and
      (not (z7)) (not (z30)) (z53) (not (z58)))
    :effect (and
      (z7) (z30) (not (z53)) (z58)))
  (:action r6c1-10
    :parameters ()
    :precondition (and
      (z27) (not (z46)) (z47) (z53) (z56) (not (z58)))
    :effect (and
      (not (z27)) (z46) (not (z47)) (not (z53)) (not (z56)) (z58)))
  (:action r7c2-13
    :parameters ()
    :precondition (and
      (z7) (z30) (not (z53)) (not (z58)))
    :effect (and
      (not (z7)) (not (z30)) (z53) (z58)))
  (:action r7c2-14
    :parameters ()
    :precondition (and
      (not (z7)) (z30) (not (z53)) (not (z58)))
    :effect (and
      (z7) (not (z30)) (z53) (z58)))
  (:action r6c1-11
    :parameters ()
    :precondition (and
      (not (z27)) (z46) (z47) (not (z53)) (z56) (not (z58)))
    :effect (and
      (z27) (not (z46)) (not (z47)) (z53) (not (z56)) (z58)))
  (:action r7c2-15
    :parameters ()
    :precondition (and
      (z7) (not (z30)) (not (z53)) (not (z58)))
    :effect (and
      (not (z7)) (z30) (z53) (z58)))
  (:action r7c2-16
    :parameters ()
    :precondition (and
      (not (z7)) (not (z30)) (not (z53)) (not (z58)))
    :effect (and
      (z7) (z30) (z53) (z58)))
  (:action r6c1-12
    :parameters ()
    :precondition (and
      (z27) (not (z46)) (z47) (not (z53)) (z56) (not (z58)))
    :effect (and
      (not (z27)) (z46) (not (z47)) (z53) (not (z56)) (z58)))
  (:action r7c1-7
    :parameters ()
    :precondition (and
      (z7) (not (z47)) (not (z56)) (not (z58)))
    :effect (and
      (not (z7)) (z47) (z56) (z58)))
  (:action r7c1-8
    :parameters ()
    :precondition (and
      (not (z7)) (not (z47)) (not (z56)) (not (z58)))
    :effect (and
      (z7) (z47) (z56) (z58)))
  (:action r6c1-13
    :parameters ()
    :precondition (and
      (not (z27)) (z46) (not (z47)) (z53) (not (z56)) (not (z58)))
    :effect (and
      (z27) (not (z46)) (z47) (not (z53)) (z56) (z58)))
  (:action r6c1-14
    :parameters ()
    :precondition (and
      (z27) (not (z46)) (not (z47)) (z53) (not (z56)) (not (z58)))
    :effect (and
      (not (z27)) (z46) (z47) (not (z53)) (z56) (z58)))
  (:action r6c1-15
    :parameters ()
    :precondition (and
      (not (z27)) (z46) (not (z47)) (not (z53)) (not (z56)) (not (z58)))
    :effect (and
      (z27) (not (z46)) (z47) (z53) (z56) (z58)))
  (:action r6c1-16
    :parameters ()
    :precondition (and
      (z27) (not (z46)) (not (z47)) (not (z53)) (not (z56)) (not (z58)))
    :effect (and
      (not (z27)) (z46) (z47) (z53) (z56) (z58)))
  (:action r2c1-5
    :parameters ()
    :precondition (and
      (z29) (z37) (not (z62)))
    :effect (and
      (not (z29)) (not (z37)) (z62)))
  (:action r3c2-17
    :parameters ()
    :precondition (and
      (z2) (z29) (z42) (z55) (not (z62)))
    :effect (and
      (not (z2)) (not (z29)) (not (z42)) (not (z55)) (z62)))
  (:action r3c2-18
    :parameters ()
    :precondition (and
      (not (z2)) (z29) (z42) (z55) (not (z62)))
    :effect (and
      (z2) (not (z29)) (not (z42)) (not (z55)) (z62)))
  (:action r2c2-9
    :parameters ()
    :precondition (and
      (z2) (not (z17)) (z37) (z45) (not (z62)))
    :effect (and
      (not (z2)) (z17) (not (z37)) (not (z45)) (z62)))
  (:action r2c3-9
    :parameters ()
    :precondition (and
      (z9) (not (z17)) (z45) (z55) (not (z62)))
    :effect (and
      (not (z9)) (z17) (not (z45)) (not (z55)) (z62)))
  (:action r2c2-10
    :parameters ()
    :precondition (and
      (not (z2)) (not (z17)) (z37) (z45) (not (z62)))
    :effect (and
      (z2) (z17) (not (z37)) (not (z45)) (z62)))
  (:action r2c3-10
    :parameters ()
    :precondition (and
      (not (z9)) (not (z17)) (z45) (z55) (not (z62)))
    :effect (and
      (z9) (z17) (not (z45)) (not (z55)) (z62)))
  (:action r2c1-6
    :parameters ()
    :precondition (and
      (not (z29)) (z37) (not (z62)))
    :effect (and
      (z29) (not (z37)) (z62)))
  (:action r3c2-19
    :parameters ()
    :precondition (and
      (z2) (not (z29)) (z42) (z55) (not (z62)))
    :effect (and
      (not (z2)) (z29) (not (z42)) (not (z55)) (z62)))
  (:action r3c2-20
    :parameters ()
    :precondition (and
      (not (z2)) (not (z29)) (z42) (z55) (not (z62)))
    :effect (and
      (z2) (z29) (not (z42)) (not (z55)) (z62)))
  (:action r2c1-7
    :parameters ()
    :precondition (and
      (z29) (not (z37)) (not (z62)))
    :effect (and
      (not (z29)) (z37) (z62)))
  (:action r2c2-11
    :parameters ()
    :precondition (and
      (z2) (not (z17)) (not (z37)) (z45) (not (z62)))
    :effect (and
      (not (z2)) (z17) (z37) (not (z45)) (z62)))
  (:action r2c2-12
    :parameters ()
    :precondition (and
      (not (z2)) (not (z17)) (not (z37)) (z45) (not (z62)))
    :effect (and
      (z2) (z17) (z37) (not (z45)) (z62)))
  (:action r2c1-8
    :parameters ()
    :precondition (and
      (not (z29)) (not (z37)) (not (z62)))
    :effect (and
      (z29) (z37) (z62)))
  (:action r3c2-21
    :parameters ()
    :precondition (and
      (z2) (z29) (not (z42)) (z55) (not (z62)))
    :effect (and
      (not (z2)) (not (z29)) (z42) (not (z55)) (z62)))
  (:action r3c2-22
    :parameters ()
    :precondition (and
      (not (z2)) (z29) (not (z42)) (z55) (not (z62)))
    :effect (and
      (z2) (not (z29)) (z42) (not (z55)) (z62)))
  (:action r3c2-23
    :parameters ()
    :precondition (and
      (z2) (not (z29)) (not (z42)) (z55) (not (z62)))
    :effect (and
      (not (z2)) (z29) (z42) (not (z55)) (z62)))
  (:action r3c2-24
    :parameters ()
    :precondition (and
      (not (z2)) (not (z29)) (not (z42)) (z55) (not (z62)))
    :effect (and
      (z2) (z29) (z42) (not (z55)) (z62)))
  (:action r2c2-13
    :parameters ()
    :precondition (and
      (z2) (z17) (z37) (not (z45)) (not (z62)))
    :effect (and
      (not (z2)) (not (z17)) (not (z37)) (z45) (z62)))
  (:action r2c3-11
    :parameters ()
    :precondition (and
      (z9) (z17) (not (z45)) (z55) (not (z62)))
    :effect (and
      (not (z9)) (not (z17)) (z45) (not (z55)) (z62)))
  (:action r2c2-14
    :parameters ()
    :precondition (and
      (not (z2)) (z17) (z37) (not (z45)) (not (z62)))
    :effect (and
      (z2) (not (z17)) (not (z37)) (z45) (z62)))
  (:action r2c3-12
    :parameters ()
    :precondition (and
      (not (z9)) (z17) (not (z45)) (z55) (not (z62)))
    :effect (and
      (z9) (not (z17)) (z45) (not (z55)) (z62)))
  (:action r2c2-15
    :parameters ()
    :precondition (and
      (z2) (z17) (not (z37)) (not (z45)) (not (z62)))
    :effect (and
      (not (z2)) (not (z17)) (z37) (z45) (z62)))
  (:action r2c2-16
    :parameters ()
    :precondition (and
      (not (z2)) (z17) (not (z37)) (not (z45)) (not (z62)))
    :effect (and
      (z2) (not (z17)) (z37) (z45) (z62)))
  (:action r3c2-25
    :parameters ()
    :precondition (and
      (z2) (z29) (z42) (not (z55)) (not (z62)))
    :effect (and
      (not (z2)) (not (z29)) (not (z42)) (z55) (z62)))
  (:action r3c2-26
    :parameters ()
    :precondition (and
      (not (z2)) (z29) (z42) (not (z55)) (not (z62)))
    :effect (and
      (z2) (not (z29)) (not (z42)) (z55) (z62)))
  (:action r2c3-13
    :parameters ()
    :precondition (and
      (z9) (not (z17)) (z45) (not (z55)) (not (z62)))
    :effect (and
      (not (z9)) (z17) (not (z45)) (z55) (z62)))
  (:action r2c3-14
    :parameters ()
    :precondition (and
      (not (z9)) (not (z17)) (z45) (not (z55)) (not (z62)))
    :effect (and
      (z9) (z17) (not (z45)) (z55) (z62)))
  (:action r3c2-27
    :parameters ()
    :precondition (and
      (z2) (not (z29)) (z42) (not (z55)) (not (z62)))
    :effect (and
      (not (z2)) (z29) (not (z42)) (z55) (z62)))
  (:action r3c2-28
    :parameters ()
    :precondition (and
      (not (z2)) (not (z29)) (z42) (not (z55)) (not (z62)))
    :effect (and
      (z2) (z29) (not (z42)) (z55) (z62)))
  (:action r3c2-29
    :parameters ()
    :precondition (and
      (z2) (z29) (not (z42)) (not (z55)) (not (z62)))
    :effect (and
      (not (z2)) (not (z29)) (z42) (z55) (z62)))
  (:action r3c2-30
    :parameters ()
    :precondition (and
      (not (z2)) (z29) (not (z42)) (not (z55)) (not (z62)))
    :effect (and
      (z2) (not (z29)) (z42) (z55) (z62)))
  (:action r3c2-31
    :parameters ()
    :precondition (and
      (z2) (not (z29)) (not (z42)) (not (z55)) (not (z62)))
    :effect (and
      (not (z2)) (z29) (z42) (z55) (z62)))
  (:action r3c2-32
    :parameters ()
    :precondition (and
      (not (z2)) (not (z29)) (not (z42)) (not (z55)) (not (z62)))
    :effect (and
      (z2) (z29) (z42) (z55) (z62)))
  (:action r2c3-15
    :parameters ()
    :precondition (and
      (z9) (z17) (not (z45)) (not (z55)) (not (z62)))
    :effect (and
      (not (z9)) (not (z17)) (z45) (z55) (z62)))
  (:action r2c3-16
    :parameters ()
    :precondition (and
      (not (z9)) (z17) (not (z45)) (not (z55)) (not (z62)))
    :effect (and
      (z9) (not (z17)) (z45) (z55) (z62)))
  (:action r6c6-13
    :parameters ()
    :precondition (and
      (z1) (z31) (z33) (z36) (not (z63)))
    :effect (and
      (not (z1)) (not (z31)) (not (z33)) (not (z36)) (z63)))
  (:action r6c6-14
    :parameters ()
    :precondition (and
      (z1) (not (z31)) (z33) (z36) (not (z63)))
    :effect (and
      (not (z1)) (z31) (not (z33)) (not (z36)) (z63)))
  (:action r6c6-15
    :parameters ()
    :precondition (and
      (z1) (z31) (not (z33)) (z36) (not (z63)))
    :effect (and
      (not (z1)) (not (z31)) (z33) (not (z36)) (z63)))
  (:action r6c6-16
    :parameters ()
    :precondition (and
      (z1) (not (z31)) (not (z33)) (z36) (not (z63)))
    :effect (and
      (not (z1)) (z31) (z33) (not (z36)) (z63)))
  (:action r6c6-17
    :parameters ()
    :precondition (and
      (z1) (z31) (z33) (not (z36)) (not (z63)))
    :effect (and
      (not (z1)) (not (z31)) (not (z33)) (z36) (z63)))
  (:action r6c6-18
    :parameters ()
    :precondition (and
      (z1) (not (z31)) (z33) (not (z36)) (not (z63)))
    :effect (and
      (not (z1)) (z31) (not (z33)) (z36) (z63)))
  (:action r6c6-19
    :parameters ()
    :precondition (and
      (z1) (z31) (not (z33)) (not (z36)) (not (z63)))
    :effect (and
      (not (z1)) (not (z31)) (z33) (z36) (z63)))
  (:action r6c6-20
    :parameters ()
    :precondition (and
      (z1) (not (z31)) (not (z33)) (not (z36)) (not (z63)))
    :effect (and
      (not (z1)) (z31) (z33) (z36) (z63)))
  (:action r7c5-9
    :parameters ()
    :precondition (and
      (z1) (z30) (z33) (not (z41)) (z43) (not (z63)))
    :effect (and
      (not (z1)) (not (z30)) (not (z33)) (z41) (not (z43)) (z63)))
  (:action r6c6-21
    :parameters ()
    :precondition (and
      (z1) (z36) (not (z41)) (z43) (not (z63)))
    :effect (and
      (not (z1)) (not (z36)) (z41) (not (z43)) (z63)))
  (:action r7c5-10
    :parameters ()
    :precondition (and
      (z1) (not (z30)) (z33) (not (z41)) (z43) (not (z63)))
    :effect (and
      (not (z1)) (z30) (not (z33)) (z41) (not (z43)) (z63)))
  (:action r7c5-11
    :parameters ()
    :precondition (and
      (z1) (z30) (not (z33)) (not (z41)) (z43) (not (z63)))
    :effect (and
      (not (z1)) (not (z30)) (z33) (z41) (not (z43)) (z63)))
  (:action r7c5-12
    :parameters ()
    :precondition (and
      (z1) (not (z30)) (not (z33)) (not (z41)) (z43) (not (z63)))
    :effect (and
      (not (z1)) (z30) (z33) (z41) (not (z43)) (z63)))
  (:action r6c6-22
    :parameters ()
    :precondition (and
      (z1) (not (z36)) (not (z41)) (z43) (not (z63)))
    :effect (and
      (not (z1)) (z36) (z41) (not (z43)) (z63)))
  (:action r7c5-13
    :parameters ()
    :precondition (and
      (z1) (z30) (z33) (z41) (not (z43)) (not (z63)))
    :effect (and
      (not (z1)) (not (z30)) (not (z33)) (not (z41)) (z43) (z63)))
  (:action r6c6-23
    :parameters ()
    :precondition (and
      (z1) (z36) (z41) (not (z43)) (not (z63)))
    :effect (and
      (not (z1)) (not (z36)) (not (z41)) (z43) (z63)))
  (:action r7c5-14
    :parameters ()
    :precondition (and
      (z1) (not (z30)) (z33) (z41) (not (z43)) (not (z63)))
    :effect (and
      (not (z1)) (z30) (not (z33)) (not (z41)) (z43) (z63)))
  (:action r7c5-15
    :parameters ()
    :precondition (and
      (z1) (z30) (not (z33)) (z41) (not (z43)) (not (z63)))
    :effect (and
      (not (z1)) (not (z30)) (z33) (not (z41)) (z43) (z63)))
  (:action r7c5-16
    :parameters ()
    :precondition (and
      (z1) (not (z30)) (not (z33)) (z41) (not (z43)) (not (z63)))
    :effect (and
      (not (z1)) (z30) (z33) (not (z41)) (z43) (z63)))
  (:action r6c6-24
    :parameters ()
    :precondition (and
      (z1) (not (z36)) (z41) (not (z43)) (not (z63)))
    :effect (and
      (not (z1)) (z36) (not (z41)) (z43) (z63)))
)
