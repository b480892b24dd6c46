(define (domain latent)
  (:requirements :strips :negative-preconditions)
  (:predicates
    (z0) (z1) (z2) (z3) (z4) (z5) (z6) (z7) (z8) (z9) (z10) (z11) (z12) (z13) (z14) (z15) (z16)
    (z17) (z18) (z19) (z20) (z21) (z22) (z23) (z24) (z25) (z26) (z27) (z28) (z29) (z30) (z31) (z32)
    (z33) (z34) (z35) (z36) (z37) (z38) (z39) (z40) (z41) (z42) (z43) (z44) (z45) (z46) (z47) (z48)
    (z49) (z50) (z51) (z52) (z53) (z54) (z55) (z56) (z57) (z58) (z59))
  (:action a0
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z4) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (z33) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)))
    :effect (and
      (not (z4))))
  (:action a1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z6) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z17)) (not (z19)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z31)) (not (z32)) (not (z33))
      (not (z34)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (not (z44)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z6))))
  (:action a2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7)
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (z43) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z7))))
  (:action a3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z8) (not (z9))
      (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z17))
      (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25))
      (not (z27)) (not (z28)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z8))))
  (:action a4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z9)
      (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (z35) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z9))))
  (:action a5
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (z15) (not (z16))
      (not (z17)) (not (z19)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25))
      (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z33)) (not (z34))
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z50)) (not (z52)) (not (z53)) (not (z54)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (not (z15))))
  (:action a6
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z14)) (not (z15)) (not (z16)) (z17)
      (not (z18)) (not (z19)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (not (z17))))
  (:action a7
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z31)) (not (z32)) (not (z33))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z18))))
  (:action a8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (z21) (not (z22))
      (z23) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (z41) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z23))))
  (:action a9
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z6) (not (z7))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (z26) (not (z27)) (not (z28)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z26))))
  (:action a10
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z29))))
  (:action a11
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (z8) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z30))))
  (:action a12
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z9)) (not (z10))
      (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z17)) (not (z19))
      (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (z35)
      (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (not (z35))))
  (:action a13
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z19)) (not (z21)) (not (z22)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z34)) (not (z35)) (not (z37)) (not (z38)) (z39) (not (z40)) (not (z41))
      (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (not (z39))))
  (:action a14
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (z21) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (z41) (not (z42)) (z43) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z21)) (not (z41))))
  (:action a15
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z6) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35))
      (not (z36)) (not (z37)) (z38) (not (z39)) (not (z40)) (not (z41)) (z42) (not (z43))
      (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (not (z42))))
  (:action a16
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z19)) (not (z20)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z42)) (z43) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z43))))
  (:action a17
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z9)) (not (z10)) (not (z12))
      (not (z13)) (not (z14)) (not (z15)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z30))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z43)) (z45) (not (z46)) (not (z47)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z45))))
  (:action a18
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z24))
      (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z41))
      (not (z43)) (not (z44)) (not (z45)) (z46) (not (z47)) (not (z48)) (not (z50)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z46))))
  (:action a19
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (z33) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (z48) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)))
    :effect (and
      (not (z48))))
  (:action a20
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (z43)
      (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (z49) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (not (z49))))
  (:action a21
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z12)) (not (z14)) (not (z15)) (not (z16)) (not (z17))
      (not (z19)) (not (z21)) (not (z22)) (not (z24)) (not (z25)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z50)) (not (z51)) (not (z53)) (z54) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z54))))
  (:action a22
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (z13) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (z56) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z56))))
  (:action a23
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (z11) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z31)) (not (z32))
      (not (z34)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)) (not (z46)) (not (z47)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z1) (z2) (not (z11))))
  (:action a24
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z17)) (z18)
      (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z31)) (not (z32)) (not (z33)) (not (z34))
      (not (z37)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z56)) (not (z57)) (not (z59)))
    :effect (and
      (z1) (z2) (not (z18))))
  (:action a25
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z18)) (not (z19)) (z20)
      (not (z21)) (not (z22)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z34)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z46)) (not (z47)) (not (z50)) (not (z52)) (not (z53)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z1) (z2) (not (z20))))
  (:action a26
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z14)) (not (z17)) (not (z18)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z24)) (not (z25)) (z26) (not (z27)) (not (z28))
      (not (z30)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z52)) (not (z53)) (not (z55))
      (not (z56)) (not (z57)) (not (z59)))
    :effect (and
      (z1) (z2) (not (z26))))
  (:action a27
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (z15)
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (z34) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z1) (z2) (not (z34))))
  (:action a28
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z17)) (not (z18))
      (not (z19)) (not (z20)) (z21) (not (z22)) (not (z24)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (z41) (not (z42)) (not (z43)) (not (z44)) (not (z46)) (not (z47)) (not (z49))
      (not (z50)) (not (z52)) (not (z53)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z1) (z2) (not (z21)) (not (z41))))
  (:action a29
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z10)) (not (z11)) (not (z12)) (not (z14)) (not (z16)) (not (z18))
      (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z24)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z34))
      (not (z37)) (not (z38)) (not (z40)) (not (z41)) (z42) (not (z43)) (not (z44)) (not (z47))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (z1) (z2) (not (z42))))
  (:action a30
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (z44) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z59)))
    :effect (and
      (z1) (z2) (not (z44))))
  (:action a31
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z10)) (not (z11)) (not (z12)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (z52) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z1) (z2) (not (z52))))
  (:action a32
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (z33) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)))
    :effect (and
      (z4)))
  (:action a33
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (z33) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (z48) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)))
    :effect (and
      (z4) (not (z48))))
  (:action a34
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z9)) (not (z10))
      (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z17)) (not (z19)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z6)))
  (:action a35
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (z9) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (z6) (not (z9))))
  (:action a36
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (z23)
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z6) (not (z23))))
  (:action a37
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z19)) (not (z20)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (z36) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z43)) (not (z44)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z6) (not (z36))))
  (:action a38
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z7)))
  (:action a39
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z9))
      (not (z10)) (z11) (not (z12)) (not (z14)) (not (z15)) (not (z18)) (not (z19)) (not (z20))
      (not (z21)) (not (z22)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z48)) (not (z50))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z7) (not (z11))))
  (:action a40
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z31)) (not (z32)) (not (z33))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z7) (not (z18))))
  (:action a41
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z18)) (not (z19)) (z20) (not (z21)) (not (z22)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z31)) (not (z32)) (not (z33)) (not (z34))
      (not (z36)) (not (z37)) (not (z38)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z46)) (not (z47)) (not (z48)) (not (z50)) (not (z52)) (not (z53)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z7) (not (z20))))
  (:action a42
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z14)) (not (z15)) (not (z16)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (z26) (not (z27)) (not (z28)) (not (z30)) (not (z31)) (not (z32)) (not (z33))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z41))
      (not (z42)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z52)) (not (z53)) (not (z55)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z7) (not (z26))))
  (:action a43
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (z13) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (z56) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z7) (not (z27))))
  (:action a44
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (z34) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z7) (not (z34))))
  (:action a45
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z14)) (not (z15)) (not (z16))
      (not (z18)) (not (z19)) (not (z20)) (z21) (not (z22)) (not (z24)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (z41) (not (z42)) (not (z44)) (not (z47)) (not (z48))
      (not (z50)) (not (z52)) (not (z53)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z7) (not (z21)) (not (z41))))
  (:action a46
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z14)) (not (z15))
      (not (z16)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z40)) (not (z41)) (z42) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z7) (not (z42))))
  (:action a47
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z41))
      (not (z42)) (not (z43)) (z44) (not (z46)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z7) (not (z44))))
  (:action a48
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (z50)
      (not (z51)) (not (z52)) (not (z53)) (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z7) (not (z50))))
  (:action a49
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z14)) (not (z15))
      (not (z16)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z47)) (not (z48)) (not (z50)) (z52) (not (z53)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (z7) (not (z52))))
  (:action a50
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z27)) (not (z28)) (not (z31)) (not (z32)) (not (z33)) (not (z34))
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z8)))
  (:action a51
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (z15) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z8) (not (z15))))
  (:action a52
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (z22) (not (z23))
      (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z8) (not (z22))))
  (:action a53
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (z35) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z8) (not (z35))))
  (:action a54
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z42)) (z43) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z8) (not (z43))))
  (:action a55
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z9)) (not (z10)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z27))
      (not (z28)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (z8) (not (z45))))
  (:action a56
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z6) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (z20) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (not (z6)) (z8) (not (z45))))
  (:action a57
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (z58) (not (z59)))
    :effect (and
      (z8) (not (z58))))
  (:action a58
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z6) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z6)) (z9)))
  (:action a59
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z22)) (z23) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z43)) (not (z44)) (not (z45)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z51)) (not (z53)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (z9) (not (z23))))
  (:action a60
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (z36) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (z54) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z9) (not (z36))))
  (:action a61
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (z40)
      (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z51)) (not (z53)) (not (z54)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z9) (not (z40))))
  (:action a62
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z18)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z24)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z46)) (not (z47))
      (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z1)) (not (z2)) (z11)))
  (:action a63
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z7) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z14)) (not (z15)) (not (z18)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z24)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z48)) (not (z50)) (not (z52)) (not (z53)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (not (z7)) (z11)))
  (:action a64
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z17)) (z18)
      (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z11) (not (z18))))
  (:action a65
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z18)) (not (z19)) (z20) (not (z21)) (not (z22)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z31)) (not (z32)) (not (z34))
      (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (not (z46)) (not (z47)) (not (z48)) (not (z50)) (not (z52)) (not (z53))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z11) (not (z20))))
  (:action a66
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (z21) (not (z22)) (not (z23)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z37))
      (not (z38)) (not (z39)) (z41) (not (z42)) (not (z43)) (not (z44)) (not (z46)) (not (z47))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (z11) (not (z21)) (not (z41))))
  (:action a67
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z10)) (not (z11)) (not (z12)) (not (z14)) (not (z15)) (not (z16)) (not (z18))
      (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z24)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z34))
      (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (z42) (not (z43))
      (not (z44)) (not (z47)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z11) (not (z42))))
  (:action a68
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z43)) (z44) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z11) (not (z44))))
  (:action a69
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z14)) (not (z15))
      (not (z16)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z47)) (not (z48)) (not (z50)) (not (z51)) (z52) (not (z53)) (not (z54)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z11) (not (z52))))
  (:action a70
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (z59))
    :effect (and
      (z11) (not (z59))))
  (:action a71
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (z22)
      (not (z23)) (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)))
    :effect (and
      (z12) (not (z22))))
  (:action a72
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (z9) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (z35) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z9)) (z12) (not (z35))))
  (:action a73
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (z36)
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)))
    :effect (and
      (z12) (not (z36))))
  (:action a74
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (z9) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z43)) (not (z44)) (not (z45)) (z46)
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z9)) (z12) (not (z46))))
  (:action a75
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (z9) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (z54) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z9)) (z12) (not (z54))))
  (:action a76
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (z33)
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (z13) (not (z33))))
  (:action a77
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z9)) (not (z10))
      (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (z49)
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (z13) (not (z49))))
  (:action a78
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (z11) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (z17) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (z51) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z13) (not (z51))))
  (:action a79
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (z15)
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (z26) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (z51) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z13) (not (z15)) (not (z51))))
  (:action a80
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z19)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z33))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z52)) (not (z53)) (not (z54)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (z15)))
  (:action a81
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (z8) (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z8)) (z15)))
  (:action a82
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (z17) (not (z18)) (not (z19)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (z51) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z15) (not (z17))))
  (:action a83
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30)
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (z43) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z15) (not (z43))))
  (:action a84
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z43)) (not (z44)) (z45)
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z15) (not (z45))))
  (:action a85
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (z46)
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (z51) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z15) (not (z46))))
  (:action a86
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (z54) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z15) (not (z54))))
  (:action a87
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (z21) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (z41) (not (z42)) (not (z43)) (not (z44)) (z45)
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z16) (not (z29))))
  (:action a88
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z6) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z27)) (not (z28)) (z29) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (z45) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z6)) (z16) (not (z29))))
  (:action a89
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z4) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (z33) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z4)) (z16) (not (z33))))
  (:action a90
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (z40)
      (not (z42)) (not (z43)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z16) (not (z40))))
  (:action a91
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (z44) (not (z45)) (not (z46)) (z47) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (z16) (not (z47))))
  (:action a92
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (z33) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (z45) (not (z46)) (not (z47))
      (z48) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z16) (not (z33)) (not (z48))))
  (:action a93
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (z35) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (z40) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z6) (z16) (not (z40))))
  (:action a94
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z53)) (not (z54)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z17)))
  (:action a95
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (z15)
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (z21) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (z41) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (z51) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z15)) (z17)))
  (:action a96
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z9)) (not (z10))
      (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z43)) (not (z44)) (not (z45)) (z46) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z17) (not (z46))))
  (:action a97
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z9)) (not (z10))
      (not (z11)) (not (z12)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z53)) (z54) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z17) (not (z54))))
  (:action a98
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (z13) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (z56) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z17) (not (z56))))
  (:action a99
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z18)))
  (:action a100
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z17)) (not (z18))
      (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z37))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z55)) (not (z56)) (not (z57)) (not (z59)))
    :effect (and
      (not (z1)) (not (z2)) (z18)))
  (:action a101
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z7) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z31)) (not (z32)) (not (z33))
      (not (z34)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z7)) (z18)))
  (:action a102
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (z11) (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z31)) (not (z32)) (not (z34))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z11)) (z18)))
  (:action a103
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z5)) (not (z7)) (not (z9)) (not (z10))
      (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z17)) (not (z18))
      (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (z26)
      (not (z27)) (not (z28)) (not (z30)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z55)) (not (z56)) (not (z57))
      (not (z59)))
    :effect (and
      (z18) (not (z26))))
  (:action a104
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (z34) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (z54) (z55) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z18) (not (z34))))
  (:action a105
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z5)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z17)) (not (z18))
      (not (z19)) (not (z20)) (z21) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (z41) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z18) (not (z21)) (not (z41))))
  (:action a106
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z34)) (not (z37)) (not (z38)) (not (z40)) (not (z41)) (z42)
      (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z18) (not (z42))))
  (:action a107
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z43)) (z44) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56))
      (not (z57)) (not (z59)))
    :effect (and
      (z18) (not (z44))))
  (:action a108
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z5)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (z59))
    :effect (and
      (z18) (not (z59))))
  (:action a109
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10))
      (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z18)) (not (z19)) (not (z20))
      (not (z21)) (not (z22)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z30)) (not (z31)) (not (z32)) (not (z34)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z46))
      (not (z47)) (not (z50)) (not (z52)) (not (z53)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (not (z1)) (not (z2)) (z20)))
  (:action a110
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z7) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z31)) (not (z32)) (not (z33)) (not (z34))
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (not (z46)) (not (z47)) (not (z48)) (not (z50)) (not (z52)) (not (z53))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z7)) (z20)))
  (:action a111
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z10)) (z11) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z18))
      (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z24)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z46))
      (not (z47)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z11)) (z20)))
  (:action a112
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z10))
      (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z17)) (not (z18)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z24)) (not (z25)) (z26) (not (z27)) (not (z28))
      (not (z30)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z52)) (not (z53)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z20) (not (z26))))
  (:action a113
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (z34) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z20) (not (z34))))
  (:action a114
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (z11) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (z36) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (z45)
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z11)) (z20) (not (z36))))
  (:action a115
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z19)) (not (z20)) (z21) (not (z22)) (not (z24)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (z41) (not (z42)) (not (z43)) (not (z44)) (not (z46))
      (not (z47)) (not (z48)) (not (z50)) (not (z52)) (not (z53)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z20) (not (z21)) (not (z41))))
  (:action a116
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z18))
      (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z24)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z34))
      (not (z36)) (not (z37)) (not (z38)) (not (z40)) (not (z41)) (z42) (not (z43)) (not (z44))
      (not (z46)) (not (z47)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z20) (not (z42))))
  (:action a117
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (z36)
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (z42) (not (z43)) (not (z44))
      (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z20) (not (z36)) (not (z42))))
  (:action a118
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z41)) (not (z42)) (not (z43)) (z44) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z20) (not (z44))))
  (:action a119
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (z59))
    :effect (and
      (z20) (not (z59))))
  (:action a120
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (z8) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z8)) (z22)))
  (:action a121
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (z12) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)))
    :effect (and
      (not (z12)) (z22)))
  (:action a122
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z19)) (not (z20)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (z35) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z22) (not (z35))))
  (:action a123
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (z36) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z22) (not (z36))))
  (:action a124
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (z26) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (z58)
      (not (z59)))
    :effect (and
      (z22) (not (z58))))
  (:action a125
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z23)))
  (:action a126
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z4)) (not (z5)) (z6) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z6)) (z23)))
  (:action a127
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (z9) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z43)) (not (z44)) (not (z45)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z51)) (not (z53)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (not (z9)) (z23)))
  (:action a128
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (z30) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (z43) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z23) (not (z30))))
  (:action a129
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z12)) (not (z13)) (not (z14)) (z15) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z31)) (not (z32)) (not (z33))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z15)) (z23) (not (z30))))
  (:action a130
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7)
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (not (z39)) (z40) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (not (z45)) (z46) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z23) (not (z40))))
  (:action a131
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (z33) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z40)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (z48) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z23) (not (z33)) (not (z48))))
  (:action a132
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (z21) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (z41) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (z54) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z23) (not (z55))))
  (:action a133
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (z15) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z15)) (z23) (not (z55))))
  (:action a134
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z6) (not (z7))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z26)))
  (:action a135
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z10))
      (not (z11)) (not (z12)) (not (z14)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z21)) (not (z22)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z30)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z52)) (not (z53)) (not (z55))
      (not (z56)) (not (z57)) (not (z59)))
    :effect (and
      (not (z1)) (not (z2)) (z26)))
  (:action a136
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z7) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z14)) (not (z15)) (not (z16)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49))
      (not (z50)) (not (z52)) (not (z53)) (not (z55)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z7)) (z26)))
  (:action a137
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z5)) (not (z7)) (not (z9)) (not (z10))
      (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z17)) (z18) (not (z19))
      (not (z20)) (not (z21)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z30)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z59)))
    :effect (and
      (not (z18)) (z26)))
  (:action a138
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z9))
      (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z17)) (not (z18)) (not (z19)) (z20)
      (not (z21)) (not (z22)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z30)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z52)) (not (z53))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z20)) (z26)))
  (:action a139
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (z13) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (z56) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z26) (not (z27))))
  (:action a140
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z5)) (not (z7)) (not (z8)) (not (z10))
      (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z17)) (not (z18)) (not (z19))
      (not (z20)) (z21) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z30))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (z41) (not (z42)) (not (z43)) (not (z44)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z52)) (not (z53)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (not (z21)) (z26) (not (z41))))
  (:action a141
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z10)) (not (z11)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z39)) (not (z40)) (not (z41)) (z42)
      (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z26) (not (z42))))
  (:action a142
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z41)) (not (z42)) (not (z43)) (z44) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56))
      (not (z57)) (not (z59)))
    :effect (and
      (z26) (not (z44))))
  (:action a143
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z10)) (not (z11)) (not (z12)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (z52) (not (z53)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z26) (not (z52))))
  (:action a144
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z5)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z23)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (z59))
    :effect (and
      (z26) (not (z59))))
  (:action a145
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7)
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (z13) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (z56) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (not (z7)) (z27)))
  (:action a146
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (z13) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (z42) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (z56) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z27) (not (z42))))
  (:action a147
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z29)))
  (:action a148
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (z16) (not (z17)) (not (z18)) (not (z19)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z42)) (not (z43)) (not (z44)) (z45) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z16)) (z29)))
  (:action a149
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z6) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (z16) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (z35) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (z44) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z16)) (z29) (not (z35))))
  (:action a150
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (z11) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (z36) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (z45)
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z29) (not (z36))))
  (:action a151
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (z47) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z29) (not (z47))))
  (:action a152
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (z49) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z29) (not (z49))))
  (:action a153
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (z16) (not (z17)) (not (z18)) (not (z19)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (z45) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z6) (not (z16)) (z29)))
  (:action a154
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z6) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (z16)
      (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (z35) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z8) (not (z16)) (z29) (not (z35))))
  (:action a155
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (z26) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (z40) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z23) (z29) (not (z40))))
  (:action a156
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (z35) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (z40) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z23) (z29) (not (z35)) (not (z40))))
  (:action a157
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (z40) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (z46)
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z23) (z29) (not (z40)) (not (z46))))
  (:action a158
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (z8) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (z20) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z30)))
  (:action a159
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (z23) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (z43) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (not (z23)) (z30)))
  (:action a160
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (z33) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (z43) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (z48) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z30) (not (z33)) (not (z48))))
  (:action a161
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z42)) (not (z43)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (z51) (not (z52)) (not (z53)) (not (z54)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z30) (not (z51))))
  (:action a162
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (z15) (not (z16)) (not (z17))
      (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z30) (not (z55))))
  (:action a163
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (z58) (not (z59)))
    :effect (and
      (z30) (not (z58))))
  (:action a164
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (z20) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (z33) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (z45)
      (not (z46)) (not (z47)) (z48) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z8) (z30) (not (z33)) (not (z45)) (not (z48))))
  (:action a165
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (z45)
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z8) (z30) (not (z45)) (not (z55))))
  (:action a166
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (z11) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (z23)
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z15) (not (z23)) (z30)))
  (:action a167
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z12)) (z13) (not (z14)) (not (z15)) (not (z16))
      (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z24)) (not (z25))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (not (z13)) (z33)))
  (:action a168
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z43)) (not (z44)) (not (z45)) (not (z47))
      (not (z48)) (z49) (not (z50)) (not (z51)) (not (z53)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (z33) (not (z49))))
  (:action a169
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z18)) (not (z19)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (z51) (not (z53)) (not (z54)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z33) (not (z51))))
  (:action a170
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (z16) (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z4) (not (z16)) (z33)))
  (:action a171
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (z16) (not (z17)) (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (z35) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z4) (not (z16)) (z33) (not (z35))))
  (:action a172
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (z16) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z42)) (not (z43)) (not (z44)) (z45) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z4) (not (z16)) (z33) (not (z45))))
  (:action a173
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (z16) (not (z17)) (not (z18))
      (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (z35) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z16)) (z17) (z33) (not (z35))))
  (:action a174
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (z15) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z1)) (not (z2)) (z34)))
  (:action a175
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7)
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z7)) (z34)))
  (:action a176
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z16)) (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z18)) (z34)))
  (:action a177
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (z20) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z20)) (z34)))
  (:action a178
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (z21) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (z41) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (z54) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z21)) (z34) (not (z41))))
  (:action a179
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (z42) (not (z43)) (not (z44))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z34) (not (z42))))
  (:action a180
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z9)) (not (z10))
      (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z17)) (not (z19))
      (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34))
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z35)))
  (:action a181
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z8)) (z35)))
  (:action a182
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z19)) (not (z20)) (z22) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z22)) (z35)))
  (:action a183
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z6) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (z38) (not (z39)) (not (z40)) (not (z41)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z35) (not (z38))))
  (:action a184
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z43)) (not (z44)) (z45) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)))
    :effect (and
      (z35) (not (z45))))
  (:action a185
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z10)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z43))
      (not (z44)) (not (z45)) (z46) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z35) (not (z46))))
  (:action a186
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (z17) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (z51) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z17)) (z35) (not (z51))))
  (:action a187
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z10)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z19))
      (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34))
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (z54) (not (z55)) (not (z56))
      (not (z57)) (not (z58)))
    :effect (and
      (z35) (not (z54))))
  (:action a188
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (z58) (not (z59)))
    :effect (and
      (z35) (not (z58))))
  (:action a189
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (z12) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (z20) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z9) (not (z12)) (z35)))
  (:action a190
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z6) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z16) (not (z29)) (z35)))
  (:action a191
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z6) (z7) (z8) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z8)) (z16) (not (z29)) (z35)))
  (:action a192
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z4) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z19)) (not (z20)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (z33) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z4)) (z16) (not (z33)) (z35)))
  (:action a193
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (z17) (not (z18))
      (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (z33)
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z16) (not (z17)) (not (z33)) (z35)))
  (:action a194
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z6) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (z45) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z16) (not (z29)) (z35) (not (z45))))
  (:action a195
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z6) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z19)) (not (z20)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z43)) (not (z44)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z6)) (z36)))
  (:action a196
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z9)
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (z54)
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z9)) (z36)))
  (:action a197
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (z12) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)))
    :effect (and
      (not (z12)) (z36)))
  (:action a198
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z19)) (not (z20)) (not (z21)) (z22) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)))
    :effect (and
      (not (z22)) (z36)))
  (:action a199
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (z11) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (z45)
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z29)) (z36)))
  (:action a200
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z40)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (z49) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z36) (not (z49))))
  (:action a201
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (not (z1)) (not (z2)) (z11) (z36)))
  (:action a202
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (z20) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z11) (not (z20)) (z36)))
  (:action a203
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z6) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (z35) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z35)) (z38)))
  (:action a204
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z6) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z43)) (not (z44)) (z45)
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z38) (not (z45))))
  (:action a205
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z6) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (z54) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z38) (not (z54))))
  (:action a206
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z19)) (not (z21)) (not (z22)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z34)) (not (z35)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (z39)))
  (:action a207
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z43)) (not (z44)) (z45) (not (z46)) (not (z47)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z39) (not (z45))))
  (:action a208
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z43)) (not (z44)) (not (z45)) (z46)
      (not (z47)) (not (z48)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z39) (not (z46))))
  (:action a209
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z9)) (not (z10))
      (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z17))
      (not (z19)) (not (z21)) (not (z22)) (not (z24)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (z54) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z39) (not (z54))))
  (:action a210
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (z33) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (z43) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (z48) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z1) (z2) (z39) (not (z43))))
  (:action a211
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (z43) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z7) (z39) (not (z43))))
  (:action a212
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (z33) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (z43) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (z48) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z18) (z39) (not (z43))))
  (:action a213
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (z43) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z20) (z39) (not (z43))))
  (:action a214
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7)
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (z30) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (z43) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z23) (not (z30)) (z39) (not (z43))))
  (:action a215
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (z43) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z29)) (z36) (z39) (not (z43))))
  (:action a216
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z36) (z39) (not (z45))))
  (:action a217
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (z43)
      (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (z18) (z36) (z39) (not (z43))))
  (:action a218
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (z9) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z9)) (z40)))
  (:action a219
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (z16)
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z16)) (z40)))
  (:action a220
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z6) (not (z8))
      (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (z16) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (z35) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z6)) (not (z16)) (z40)))
  (:action a221
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7)
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (z23) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (not (z45)) (z46) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (not (z23)) (z40)))
  (:action a222
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z21)) (not (z22)) (z23)
      (not (z24)) (not (z25)) (not (z27)) (not (z28)) (z29) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z23)) (not (z29)) (z40)))
  (:action a223
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z45)) (not (z46)) (z47) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z40) (not (z47))))
  (:action a224
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z22)) (z23) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z23)) (not (z29)) (z35) (z40)))
  (:action a225
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (z43) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z21) (z41)))
  (:action a226
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10))
      (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z17)) (not (z18)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z46)) (not (z47)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z1)) (not (z2)) (z21) (z41)))
  (:action a227
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7)
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z14)) (not (z15)) (not (z16))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z31)) (not (z32)) (not (z33))
      (not (z34)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z41)) (not (z42))
      (not (z44)) (not (z47)) (not (z48)) (not (z50)) (not (z52)) (not (z53)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z7)) (z21) (z41)))
  (:action a228
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z9)) (not (z10)) (z11) (not (z12)) (not (z13)) (not (z14)) (not (z18)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z24)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z37)) (not (z38))
      (not (z39)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z46)) (not (z47))
      (not (z48)) (not (z50)) (not (z52)) (not (z53)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (not (z11)) (z21) (z41)))
  (:action a229
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z5)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z17)) (z18) (not (z19))
      (not (z20)) (not (z21)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z18)) (z21) (z41)))
  (:action a230
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z18))
      (not (z19)) (z20) (not (z21)) (not (z22)) (not (z24)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z46)) (not (z47))
      (not (z48)) (not (z50)) (not (z52)) (not (z53)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (not (z20)) (z21) (z41)))
  (:action a231
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z23)) (not (z24)) (not (z25)) (z26)
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z34))
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z52)) (not (z53)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z21) (not (z26)) (z41)))
  (:action a232
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (z52) (not (z53)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z21) (z41) (not (z52))))
  (:action a233
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z5)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (z59))
    :effect (and
      (z21) (z41) (not (z59))))
  (:action a234
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z6) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35))
      (not (z36)) (not (z37)) (z38) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (z42)))
  (:action a235
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z10)) (not (z11)) (not (z12)) (not (z14)) (not (z16)) (not (z18)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z24)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z34)) (not (z36))
      (not (z37)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z47)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z1)) (not (z2)) (z42)))
  (:action a236
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7)
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z14)) (not (z15))
      (not (z16)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z47)) (not (z48))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (not (z7)) (z42)))
  (:action a237
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z10)) (z11) (not (z12)) (not (z14)) (not (z15)) (not (z16)) (not (z18)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z24)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z34)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z47)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z11)) (z42)))
  (:action a238
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z16))
      (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z34)) (not (z37)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z18)) (z42)))
  (:action a239
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z18))
      (not (z19)) (z20) (not (z21)) (not (z22)) (not (z24)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z34)) (not (z36))
      (not (z37)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z46)) (not (z47)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z20)) (z42)))
  (:action a240
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z10)) (not (z11)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (z26)
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z34))
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (not (z26)) (z42)))
  (:action a241
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (z13) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (z27) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (z56) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z27)) (z42)))
  (:action a242
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (z34) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z34)) (z42)))
  (:action a243
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (z50)
      (not (z51)) (not (z52)) (not (z53)) (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z42) (not (z50))))
  (:action a244
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z10)) (not (z11)) (not (z12)) (not (z14)) (not (z15)) (not (z16))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z51)) (z52) (not (z53)) (not (z54)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z42) (not (z52))))
  (:action a245
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z34)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z46)) (not (z47)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (z59))
    :effect (and
      (z42) (not (z59))))
  (:action a246
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (not (z1)) (not (z2)) (z36) (z42)))
  (:action a247
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (z20) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (not (z20)) (z36) (z42)))
  (:action a248
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (z43) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z39) (z42) (not (z43))))
  (:action a249
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (z43)
      (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (z36) (z39) (z42) (not (z43))))
  (:action a250
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z31)) (not (z32)) (not (z33))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z43)))
  (:action a251
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (z8)
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30)
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (not (z8)) (z43)))
  (:action a252
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (z15)
      (not (z16)) (not (z17)) (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z15)) (z43)))
  (:action a253
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7)
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z7)) (not (z39)) (z43)))
  (:action a254
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (z20) (not (z21)) (not (z22))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z20)) (not (z39)) (z43)))
  (:action a255
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (z36) (not (z37))
      (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z1)) (not (z2)) (not (z36)) (not (z39)) (z43)))
  (:action a256
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (z36) (not (z37))
      (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z18)) (not (z36)) (not (z39)) (z43)))
  (:action a257
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (z39) (not (z40)) (not (z41)) (z42) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z39)) (not (z42)) (z43)))
  (:action a258
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (z36)
      (not (z37)) (not (z38)) (z39) (not (z40)) (not (z41)) (z42) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (not (z36)) (not (z39)) (not (z42)) (z43)))
  (:action a259
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z42)) (not (z43)) (not (z44)) (z45) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z43) (not (z45))))
  (:action a260
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (z36) (not (z37))
      (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z29) (not (z36)) (not (z39)) (z43)))
  (:action a261
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7)
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)) (not (z45)) (not (z46)) (z47) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (z29) (z43) (not (z47))))
  (:action a262
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7)
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (z49) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z29) (not (z39)) (z43) (not (z49))))
  (:action a263
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7)
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (z23) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (not (z23)) (z30) (not (z39)) (z43)))
  (:action a264
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (z33) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (z48) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z30) (not (z33)) (not (z39)) (z43) (not (z48))))
  (:action a265
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z59)))
    :effect (and
      (not (z1)) (not (z2)) (z44)))
  (:action a266
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z7) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z46)) (not (z48)) (not (z49))
      (not (z50)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (not (z7)) (z44)))
  (:action a267
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (z11) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z11)) (z44)))
  (:action a268
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z31)) (not (z32)) (not (z33))
      (not (z34)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56))
      (not (z57)) (not (z59)))
    :effect (and
      (not (z18)) (z44)))
  (:action a269
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (z20) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z52)) (not (z53)) (not (z54)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z20)) (z44)))
  (:action a270
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (z26) (not (z27)) (not (z28)) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56))
      (not (z57)) (not (z59)))
    :effect (and
      (not (z26)) (z44)))
  (:action a271
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z9)) (not (z10)) (not (z12))
      (not (z13)) (not (z14)) (not (z15)) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z30))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z43)) (not (z45)) (not (z46)) (not (z47)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z45)))
  (:action a272
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (z8) (not (z9)) (not (z10)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z27))
      (not (z28)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z8)) (z45)))
  (:action a273
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (z15)
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (z34) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z15)) (z45)))
  (:action a274
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (z16) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (z35) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z35)) (z45)))
  (:action a275
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z6) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35))
      (not (z36)) (not (z37)) (z38) (not (z39)) (not (z40)) (not (z41)) (z42) (not (z43))
      (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (not (z38)) (z45)))
  (:action a276
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z37)) (not (z38)) (z39) (not (z40))
      (not (z41)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z39)) (z45)))
  (:action a277
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (z36) (not (z37))
      (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z36)) (not (z39)) (z45)))
  (:action a278
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z42)) (z43) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z43)) (z45)))
  (:action a279
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z9)) (not (z10))
      (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32))
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (z54) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z45) (not (z54))))
  (:action a280
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (z36) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (z54) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z36)) (z45) (not (z54))))
  (:action a281
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (z8) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z6) (not (z8)) (z45)))
  (:action a282
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z4) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (z33) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z4)) (z16) (not (z33)) (z45)))
  (:action a283
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z6) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (z16)
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (z35) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z16)) (z29) (not (z35)) (z45)))
  (:action a284
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (z47) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z29) (z45) (not (z47))))
  (:action a285
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z24))
      (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z41))
      (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z50))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z46)))
  (:action a286
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (z15)
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (z51) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z15)) (z46)))
  (:action a287
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (z17)
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (z33) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z17)) (z46)))
  (:action a288
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (z35) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z35)) (z46)))
  (:action a289
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (z39) (not (z40)) (not (z41)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z39)) (z46)))
  (:action a290
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z10)) (not (z12))
      (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z24)) (not (z25)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (z54) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z46) (not (z54))))
  (:action a291
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (z12) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z9) (not (z12)) (z46)))
  (:action a292
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (z23)
      (not (z24)) (not (z25)) (not (z27)) (not (z28)) (z29) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z23)) (not (z29)) (z40) (z46)))
  (:action a293
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (z16) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (z44)
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (not (z16)) (z47)))
  (:action a294
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z29)) (z47)))
  (:action a295
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (z40) (not (z41)) (not (z42)) (not (z43)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z40)) (z47)))
  (:action a296
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (z43) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z29)) (not (z43)) (z47)))
  (:action a297
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (z45) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z29)) (not (z45)) (z47)))
  (:action a298
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (z33) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)))
    :effect (and
      (z48)))
  (:action a299
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (z4) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (z33) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)))
    :effect (and
      (not (z4)) (z48)))
  (:action a300
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (z16)
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (z45)
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z16)) (z33) (z48)))
  (:action a301
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (z23) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z40)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z23)) (z33) (z48)))
  (:action a302
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (z30) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (z43) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (not (z30)) (z33) (z48)))
  (:action a303
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z19)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z43)) (not (z44)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (z55) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (z33) (z48) (not (z55))))
  (:action a304
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30)
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (z43) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z30)) (z33) (z39) (not (z43)) (z48)))
  (:action a305
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (z8) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (z20) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z8)) (not (z30)) (z33) (z45) (z48)))
  (:action a306
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (z43)
      (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (z49)))
  (:action a307
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z9)) (not (z10))
      (not (z11)) (not (z12)) (z13) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (not (z13)) (z49)))
  (:action a308
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z29)) (z49)))
  (:action a309
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (z33) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z43)) (not (z44)) (not (z45)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z51)) (not (z53)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (not (z33)) (z49)))
  (:action a310
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (z36) (not (z37)) (not (z38))
      (not (z40)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z36)) (z49)))
  (:action a311
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (not (z45)) (z46) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (z51)
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z49) (not (z51))))
  (:action a312
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (z15) (not (z16)) (not (z17))
      (not (z18)) (not (z19)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (z51) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z15)) (z49) (not (z51))))
  (:action a313
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7)
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (z29)
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (z43) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (not (z29)) (z39) (not (z43)) (z49)))
  (:action a314
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7)
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (z55) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (not (z7)) (z50)))
  (:action a315
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (not (z18)) (z50)))
  (:action a316
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35))
      (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (z42) (not (z43))
      (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (not (z42)) (z50)))
  (:action a317
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z12)) (z13) (not (z14)) (not (z15)) (not (z16)) (z17)
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z13)) (z51)))
  (:action a318
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z9)) (not (z10))
      (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (z30) (not (z31)) (not (z32)) (not (z33)) (not (z34))
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z42))
      (not (z43)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (not (z30)) (z51)))
  (:action a319
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z18)) (not (z19)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (z33)
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z51)) (not (z53)) (not (z54)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z33)) (z51)))
  (:action a320
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (not (z45)) (z46) (not (z47)) (not (z48)) (z49) (not (z50)) (not (z51))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z49)) (z51)))
  (:action a321
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (z58) (not (z59)))
    :effect (and
      (z51) (not (z58))))
  (:action a322
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (z13) (not (z14)) (not (z15)) (not (z16)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32))
      (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z13)) (z15) (z51)))
  (:action a323
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (z49) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z15) (not (z49)) (z51)))
  (:action a324
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (z35) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z17) (not (z35)) (z51)))
  (:action a325
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z10)) (not (z11)) (not (z12)) (not (z14)) (not (z15)) (not (z16)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z1)) (not (z2)) (z52)))
  (:action a326
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7)
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z14)) (not (z15))
      (not (z16)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z47))
      (not (z48)) (not (z50)) (not (z52)) (not (z53)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (not (z7)) (z52)))
  (:action a327
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (z11) (not (z12)) (not (z14)) (not (z15)) (not (z16))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z47)) (not (z48)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z11)) (z52)))
  (:action a328
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z10)) (not (z11)) (not (z12)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (z26) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z52)) (not (z53)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (not (z26)) (z52)))
  (:action a329
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (z21) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (z41) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z52)) (not (z53)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z21)) (not (z41)) (z52)))
  (:action a330
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z14)) (not (z15))
      (not (z16)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (z42) (not (z43)) (not (z44)) (not (z45)) (not (z47)) (not (z48))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z42)) (z52)))
  (:action a331
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z12)) (not (z14)) (not (z15)) (not (z16)) (not (z17))
      (not (z19)) (not (z21)) (not (z22)) (not (z24)) (not (z25)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z50)) (not (z51)) (not (z53)) (not (z54))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z54)))
  (:action a332
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (z15)
      (not (z16)) (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (z55) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z15)) (z54)))
  (:action a333
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z9)) (not (z10))
      (not (z11)) (not (z12)) (not (z14)) (not (z15)) (not (z16)) (z17) (not (z18)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z34))
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z51)) (not (z53)) (not (z54)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z17)) (z54)))
  (:action a334
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z10)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z26))
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z33))
      (not (z34)) (z35) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)))
    :effect (and
      (not (z35)) (z54)))
  (:action a335
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z6) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (z38)
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z38)) (z54)))
  (:action a336
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z9)) (not (z10))
      (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z17))
      (not (z19)) (not (z21)) (not (z22)) (not (z24)) (not (z25)) (not (z26)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z37)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z39)) (z54)))
  (:action a337
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z9)) (not (z10)) (not (z12))
      (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z27))
      (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z35)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (z45)
      (not (z46)) (not (z47)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z45)) (z54)))
  (:action a338
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z10)) (not (z12))
      (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19))
      (not (z20)) (not (z21)) (not (z22)) (not (z24)) (not (z25)) (not (z27)) (not (z28))
      (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (not (z45)) (z46) (not (z47)) (not (z48)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z46)) (z54)))
  (:action a339
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (z13) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (z56) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z54) (not (z56))))
  (:action a340
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (z12) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z9) (not (z12)) (z54)))
  (:action a341
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z2) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z44)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (z36) (not (z45)) (z54)))
  (:action a342
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z22)) (z23) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (z54)
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z23)) (z55)))
  (:action a343
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (z15) (not (z16)) (not (z17))
      (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30) (not (z31)) (not (z32)) (not (z33))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z30)) (z55)))
  (:action a344
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z19)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (z33) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z43)) (not (z44)) (not (z46)) (not (z47)) (z48)
      (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z33)) (not (z48)) (z55)))
  (:action a345
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (z23) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z15) (not (z23)) (z55)))
  (:action a346
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (z8)
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30)
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (not (z8)) (not (z30)) (z45) (z55)))
  (:action a347
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (z13) (not (z14)) (not (z15))
      (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (z56)))
  (:action a348
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7)
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (z13) (not (z14)) (not (z15))
      (not (z16)) (z17) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (not (z17)) (z56)))
  (:action a349
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z12)) (z13) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (z54) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z54)) (z56)))
  (:action a350
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z8)) (z58)))
  (:action a351
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (z22)
      (not (z23)) (not (z24)) (not (z25)) (z26) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (not (z22)) (z58)))
  (:action a352
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z23)) (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (z30)
      (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z30)) (z58)))
  (:action a353
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (z35) (not (z36)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z35)) (z58)))
  (:action a354
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7))
      (not (z8)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z15)) (not (z16)) (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21))
      (not (z22)) (not (z23)) (not (z24)) (not (z25)) (not (z27)) (not (z28)) (not (z29))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36))
      (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z50)) (z51) (not (z52))
      (not (z53)) (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z51)) (z58)))
  (:action a355
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (z11) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z34)) (not (z37)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47))
      (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55))
      (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z11)) (z59)))
  (:action a356
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z5)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (z18) (not (z19)) (not (z20)) (not (z21)) (not (z23)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32))
      (not (z34)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z49)) (not (z50))
      (not (z51)) (not (z52)) (not (z53)) (not (z55)) (not (z56)) (not (z57)) (not (z58))
      (not (z59)))
    :effect (and
      (not (z18)) (z59)))
  (:action a357
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (z20) (not (z21)) (not (z22)) (not (z23)) (not (z24))
      (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z32)) (not (z33)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z43)) (not (z44)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z55)) (not (z56)) (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z20)) (z59)))
  (:action a358
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z5)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z16)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z23)) (not (z24)) (not (z25)) (z26)
      (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32)) (not (z34))
      (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z43)) (not (z44)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z55)) (not (z56)) (not (z57))
      (not (z58)) (not (z59)))
    :effect (and
      (not (z26)) (z59)))
  (:action a359
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z5)) (not (z7)) (not (z8)) (not (z9))
      (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (z21) (not (z23)) (not (z24)) (not (z25))
      (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30)) (not (z31)) (not (z32))
      (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z39)) (not (z40)) (z41)
      (not (z42)) (not (z43)) (not (z44)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z21)) (not (z41)) (z59)))
  (:action a360
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8))
      (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z16))
      (not (z17)) (not (z18)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z23))
      (not (z24)) (not (z25)) (not (z26)) (not (z27)) (not (z28)) (not (z29)) (not (z30))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z37)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (z42) (not (z43)) (not (z44)) (not (z46)) (not (z47)) (not (z49))
      (not (z50)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (not (z55)) (not (z56))
      (not (z57)) (not (z58)) (not (z59)))
    :effect (and
      (not (z42)) (z59)))
)
