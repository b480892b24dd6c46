(define (domain latent)
  (:requirements :strips :negative-preconditions)
  (:predicates
    (z0) (z1) (z2) (z3) (z4) (z5) (z6) (z7) (z8) (z9) (z10) (z11) (z12) (z13) (z14) (z15) (z16)
    (z17) (z18) (z19) (z20) (z21) (z22) (z23) (z24) (z25) (z26) (z27) (z28) (z29) (z30) (z31) (z32)
    (z33) (z34) (z35) (z36) (z37) (z38) (z39) (z40) (z41) (z42) (z43) (z44) (z45) (z46) (z47) (z48)
    (z49) (z50) (z51) (z52) (z53) (z54) (z55) (z56) (z57) (z58) (z59) (z60) (z61) (z62) (z63) (z64)
    (z65) (z66) (z67) (z68) (z69))
  (:action a0
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (z24) (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z32)) (not (z43))
      (not (z49)) (not (z51)) (not (z61)) (z64) (not (z65)) (not (z66)) (not (z67)))
    :effect (and
      (not (z24)) (not (z64)) (z66)))
  (:action a1
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (z15) (not (z16)) (not (z17)) (not (z18)) (not (z19))
      (not (z24)) (z26) (not (z27)) (not (z28)) (z30) (not (z32)) (not (z43)) (not (z49))
      (not (z51)) (not (z61)) (z64) (not (z65)) (not (z66)) (not (z67)))
    :effect (and
      (not (z26)) (not (z64)) (z66)))
  (:action a2
    :parameters ()
    :precondition (and
      (z0) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z24)) (not (z26))
      (not (z27)) (not (z28)) (not (z31)) (not (z32)) (z43) (not (z49)) (not (z51)) (not (z61))
      (not (z65)) (not (z66)) (not (z67)))
    :effect (and
      (not (z0)) (not (z43)) (z66)))
  (:action a3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z49)) (z51) (not (z55))
      (not (z61)) (not (z65)) (not (z66)) (not (z67)))
    :effect (and
      (not (z51)) (z66)))
  (:action a4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z22))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z49))
      (not (z51)) (z56) (not (z61)) (not (z65)) (not (z66)) (not (z67)))
    :effect (and
      (not (z56)) (z66)))
  (:action a5
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (z22) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z38)) (z41) (z43) (not (z49))
      (not (z51)) (z56) (not (z58)) (not (z61)) (not (z65)) (not (z66)) (not (z67)))
    :effect (and
      (not (z22)) (not (z41)) (not (z43)) (z65) (z66)))
  (:action a6
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (z16) (not (z17)) (not (z19)) (not (z24)) (not (z26))
      (not (z27)) (not (z28)) (not (z32)) (not (z38)) (not (z43)) (not (z49)) (not (z51))
      (not (z54)) (not (z61)) (not (z67)))
    :effect (and
      (not (z16)) (z67)))
  (:action a7
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z24))
      (not (z26)) (not (z27)) (z28) (not (z32)) (not (z38)) (not (z43)) (not (z49)) (not (z51))
      (not (z60)) (not (z61)) (not (z67)))
    :effect (and
      (not (z28)) (z67)))
  (:action a8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z38)) (z41) (z43) (not (z49))
      (not (z51)) (not (z58)) (not (z61)) (not (z67)))
    :effect (and
      (not (z41)) (not (z43)) (z67)))
  (:action a9
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z6)) (not (z9)) (z12) (not (z15)) (not (z16)) (not (z17))
      (not (z18)) (not (z19)) (z20) (z24) (not (z26)) (not (z27)) (not (z28)) (not (z30))
      (not (z32)) (not (z43)) (not (z49)) (not (z51)) (not (z61)) (z64) (not (z66)) (not (z67)))
    :effect (and
      (z5) (not (z12)) (not (z24)) (not (z64))))
  (:action a10
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z6)) (not (z9)) (z12) (z15) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (z20) (not (z24)) (z26) (not (z27)) (not (z28)) (z30) (not (z32)) (not (z43))
      (not (z49)) (not (z51)) (not (z61)) (z64) (not (z67)))
    :effect (and
      (z5) (not (z12)) (not (z26)) (not (z64))))
  (:action a11
    :parameters ()
    :precondition (and
      (z0) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z24)) (not (z26))
      (z27) (not (z28)) (not (z32)) (not (z37)) (z40) (not (z43)) (not (z49)) (not (z50))
      (not (z51)) (not (z61)) (not (z67)))
    :effect (and
      (not (z0)) (z9) (not (z40))))
  (:action a12
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z38)) (not (z43)) (not (z49))
      (not (z51)) (not (z54)) (not (z61)) (z67))
    :effect (and
      (z16) (not (z67))))
  (:action a13
    :parameters ()
    :precondition (and
      (not (z0)) (z6) (not (z8)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (z32) (not (z43)) (not (z49)) (not (z51)) (not (z54))
      (not (z61)) (not (z63)) (not (z67)))
    :effect (and
      (not (z6)) (z16) (not (z32))))
  (:action a14
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z49)) (z51) (not (z54))
      (not (z55)) (not (z61)) (not (z67)))
    :effect (and
      (z16) (not (z51))))
  (:action a15
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z22))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z49))
      (not (z51)) (not (z54)) (z56) (not (z61)) (not (z67)))
    :effect (and
      (z16) (not (z56))))
  (:action a16
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z6)) (not (z9)) (not (z12)) (not (z16)) (not (z17)) (not (z19))
      (z20) (not (z24)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z49)) (not (z51))
      (not (z61)) (not (z67)))
    :effect (and
      (z5) (z17) (not (z20))))
  (:action a17
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z5)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z45)) (z49)
      (not (z51)) (not (z61)) (not (z67)))
    :effect (and
      (z5) (z17) (not (z49))))
  (:action a18
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (not (z6)) (not (z9)) (z12) (not (z16)) (z17) (not (z18)) (not (z19)) (z20)
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z49))
      (not (z51)) (not (z61)) (not (z64)) (not (z67)))
    :effect (and
      (not (z5)) (not (z12)) (not (z17)) (z18) (z64)))
  (:action a19
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z18)) (not (z19))
      (not (z22)) (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43))
      (not (z49)) (not (z51)) (z56) (not (z61)) (not (z64)) (z65) (z66) (not (z67)))
    :effect (and
      (z18) (not (z56)) (z64) (not (z65))))
  (:action a20
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (not (z6)) (not (z9)) (not (z12)) (not (z16)) (z17) (not (z19)) (not (z20))
      (not (z24)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z49)) (not (z51))
      (not (z61)) (not (z67)))
    :effect (and
      (not (z5)) (not (z17)) (z20)))
  (:action a21
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z16)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (z24) (not (z26)) (not (z27)) (not (z28)) (not (z30))
      (not (z32)) (not (z43)) (not (z49)) (not (z51)) (not (z61)) (z64) (not (z67)))
    :effect (and
      (z20) (not (z24)) (not (z64))))
  (:action a22
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z12)) (z15) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (not (z20)) (not (z24)) (z26) (not (z27)) (not (z28)) (z30) (not (z32))
      (not (z43)) (not (z49)) (not (z51)) (not (z61)) (z64) (not (z67)))
    :effect (and
      (z20) (not (z26)) (not (z64))))
  (:action a23
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z6)) (not (z9)) (not (z12)) (not (z16)) (not (z17)) (not (z19))
      (not (z20)) (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43))
      (not (z49)) (z51) (not (z55)) (not (z61)) (not (z67)))
    :effect (and
      (z20) (not (z51))))
  (:action a24
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z32))
      (not (z43)) (not (z49)) (not (z51)) (not (z61)) (not (z64)) (not (z65)) (z66) (not (z67)))
    :effect (and
      (z24) (z64) (not (z66))))
  (:action a25
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z16)) (not (z17))
      (not (z18)) (not (z19)) (z20) (not (z24)) (not (z27)) (not (z28)) (not (z30)) (not (z32))
      (not (z43)) (not (z49)) (not (z51)) (not (z61)) (not (z64)) (not (z67)))
    :effect (and
      (not (z20)) (z24) (z64)))
  (:action a26
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (z15) (not (z16)) (not (z17)) (not (z18)) (not (z19))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (z30) (not (z32)) (not (z43)) (not (z49))
      (not (z51)) (not (z61)) (not (z64)) (not (z65)) (z66) (not (z67)))
    :effect (and
      (z26) (z64) (not (z66))))
  (:action a27
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z12)) (z15) (not (z16)) (not (z17)) (not (z18))
      (not (z19)) (z20) (not (z24)) (not (z26)) (not (z27)) (not (z28)) (z30) (not (z32))
      (not (z43)) (not (z49)) (not (z51)) (not (z61)) (not (z64)) (not (z67)))
    :effect (and
      (not (z20)) (z26) (z64)))
  (:action a28
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z37)) (not (z43)) (not (z45)) (z49)
      (not (z50)) (not (z51)) (not (z61)) (not (z67)))
    :effect (and
      (z9) (z27) (not (z49))))
  (:action a29
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z24))
      (not (z27)) (not (z28)) (not (z32)) (not (z38)) (not (z43)) (not (z49)) (not (z51))
      (not (z60)) (not (z61)) (z67))
    :effect (and
      (z28) (not (z67))))
  (:action a30
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z15)) (not (z16)) (not (z17)) (z19) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (z30) (not (z32)) (not (z43)) (not (z49)) (not (z51))
      (not (z60)) (not (z61)) (not (z67)))
    :effect (and
      (not (z19)) (z28) (not (z30))))
  (:action a31
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z15)) (not (z16)) (not (z17)) (not (z19))
      (not (z24)) (not (z27)) (z28) (not (z30)) (not (z32)) (not (z43)) (not (z49)) (not (z51))
      (not (z60)) (not (z61)) (not (z67)))
    :effect (and
      (z19) (not (z28)) (z30)))
  (:action a32
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z15)) (not (z16)) (not (z17)) (not (z19))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z32)) (z41) (z43)
      (not (z49)) (not (z51)) (not (z58)) (not (z61)) (not (z67)))
    :effect (and
      (z19) (z30) (not (z41)) (not (z43))))
  (:action a33
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z31)) (not (z32)) (not (z43)) (not (z49)) (z51)
      (not (z55)) (not (z61)) (z65) (z66) (not (z67)))
    :effect (and
      (z31) (not (z51)) (not (z65))))
  (:action a34
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z8)) (not (z9)) (z16) (not (z17)) (not (z19)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z49)) (not (z51))
      (not (z54)) (not (z61)) (not (z63)) (not (z67)))
    :effect (and
      (z6) (not (z16)) (z32)))
  (:action a35
    :parameters ()
    :precondition (and
      (z0) (not (z6)) (not (z8)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z24))
      (not (z26)) (z27) (not (z28)) (not (z32)) (z40) (not (z43)) (not (z49)) (not (z51))
      (not (z61)) (not (z63)) (not (z67)))
    :effect (and
      (not (z0)) (z6) (not (z27)) (z32) (not (z40))))
  (:action a36
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z6)) (not (z8)) (not (z9)) (not (z16)) (not (z17)) (not (z19))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z45)) (z49)
      (not (z51)) (not (z61)) (not (z63)) (not (z67)))
    :effect (and
      (z6) (z32) (not (z49))))
  (:action a37
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z38)) (not (z43)) (not (z49)) (z51)
      (z54) (not (z55)) (not (z61)) (not (z67)))
    :effect (and
      (z16) (z38) (not (z51)) (not (z54))))
  (:action a38
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (z9) (not (z16)) (not (z17)) (not (z19)) (not (z24)) (not (z26))
      (z27) (not (z28)) (not (z32)) (not (z37)) (not (z40)) (not (z43)) (not (z49)) (not (z50))
      (not (z51)) (not (z61)) (not (z67)))
    :effect (and
      (z0) (not (z9)) (z40)))
  (:action a39
    :parameters ()
    :precondition (and
      (not (z0)) (z6) (not (z8)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (z32) (not (z40)) (not (z43)) (not (z49)) (not (z51))
      (not (z61)) (not (z63)) (not (z67)))
    :effect (and
      (z0) (not (z6)) (z27) (not (z32)) (z40)))
  (:action a40
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (z8) (not (z9)) (z16) (not (z17)) (not (z19)) (not (z24)) (not (z26))
      (not (z27)) (not (z28)) (not (z32)) (not (z40)) (not (z43)) (not (z49)) (not (z51))
      (not (z54)) (not (z61)) (z63) (not (z67)))
    :effect (and
      (z6) (not (z8)) (not (z16)) (z32) (z40) (not (z63))))
  (:action a41
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z31)) (not (z32)) (not (z43)) (not (z49))
      (not (z51)) (not (z61)) (not (z65)) (z66) (not (z67)))
    :effect (and
      (z0) (z43) (not (z66))))
  (:action a42
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (z13) (not (z16)) (not (z17)) (not (z19)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z31)) (not (z32)) (not (z43)) (not (z49))
      (not (z51)) (not (z52)) (z61) (not (z67)))
    :effect (and
      (z0) (not (z13)) (z43) (not (z61))))
  (:action a43
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z15)) (not (z16)) (not (z17)) (not (z19))
      (not (z22)) (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z30)) (not (z32)) (z41)
      (not (z43)) (not (z49)) (not (z51)) (z56) (z58) (not (z61)) (not (z67)))
    :effect (and
      (z15) (z30) (z43) (not (z56)) (not (z58))))
  (:action a44
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z38)) (not (z41)) (not (z43))
      (not (z49)) (not (z51)) (not (z58)) (not (z61)) (z67))
    :effect (and
      (z41) (z43) (not (z67))))
  (:action a45
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z15)) (not (z16)) (not (z17)) (z19) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (z30) (not (z32)) (not (z41)) (not (z43)) (not (z49))
      (not (z51)) (not (z58)) (not (z61)) (not (z67)))
    :effect (and
      (not (z19)) (not (z30)) (z41) (z43)))
  (:action a46
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z22))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z41)) (not (z43))
      (not (z49)) (not (z51)) (z56) (not (z58)) (not (z61)) (not (z67)))
    :effect (and
      (z41) (z43) (not (z56))))
  (:action a47
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z5) (not (z6)) (not (z9)) (not (z16)) (z17) (not (z19)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z45)) (not (z49))
      (not (z51)) (not (z61)) (not (z67)))
    :effect (and
      (not (z5)) (not (z17)) (z49)))
  (:action a48
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z6)) (z9) (not (z16)) (not (z17)) (not (z19)) (not (z24))
      (not (z26)) (z27) (not (z28)) (not (z32)) (not (z37)) (not (z43)) (not (z45)) (not (z49))
      (not (z50)) (not (z51)) (not (z61)) (not (z67)))
    :effect (and
      (not (z9)) (not (z27)) (z49)))
  (:action a49
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z6) (not (z8)) (not (z9)) (not (z16)) (not (z17)) (not (z19))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (z32) (not (z43)) (not (z45)) (not (z49))
      (not (z51)) (not (z61)) (not (z63)) (not (z67)))
    :effect (and
      (not (z6)) (not (z32)) (z49)))
  (:action a50
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z4)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z45))
      (not (z49)) (z51) (not (z55)) (not (z61)) (not (z67)))
    :effect (and
      (z49) (not (z51))))
  (:action a51
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z5)) (z6) (not (z8)) (not (z9)) (not (z16)) (not (z17)) (not (z19))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (z32) (not (z43)) (z45) (not (z49))
      (not (z51)) (not (z54)) (not (z61)) (not (z63)) (not (z67)))
    :effect (and
      (not (z1)) (z5) (not (z6)) (not (z32)) (not (z45)) (z49)))
  (:action a52
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z4)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z37)) (not (z43)) (z45)
      (not (z49)) (not (z50)) (z51) (not (z55)) (not (z61)) (not (z67)))
    :effect (and
      (not (z1)) (z37) (not (z45)) (z49) (z50) (not (z51))))
  (:action a53
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z49)) (not (z51))
      (not (z55)) (not (z61)) (not (z65)) (z66) (not (z67)))
    :effect (and
      (z51) (not (z66))))
  (:action a54
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z6)) (not (z9)) (z16) (not (z17)) (not (z19)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z49)) (not (z51))
      (not (z54)) (not (z55)) (not (z61)) (not (z67)))
    :effect (and
      (not (z16)) (z51)))
  (:action a55
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z6)) (not (z9)) (not (z12)) (not (z16)) (not (z17)) (not (z19))
      (z20) (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z49))
      (not (z51)) (not (z55)) (not (z61)) (not (z67)))
    :effect (and
      (not (z20)) (z51)))
  (:action a56
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z4)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z45)) (z49)
      (not (z51)) (not (z55)) (not (z61)) (not (z67)))
    :effect (and
      (not (z49)) (z51)))
  (:action a57
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z4) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z45)) (z49)
      (not (z51)) (z55) (not (z61)) (not (z65)) (not (z66)) (not (z67)))
    :effect (and
      (not (z4)) (not (z49)) (z51) (not (z55)) (z65) (z66)))
  (:action a58
    :parameters ()
    :precondition (and
      (not (z0)) (z4) (not (z6)) (not (z9)) (not (z12)) (z16) (not (z17)) (not (z19)) (not (z20))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z49))
      (not (z51)) (not (z54)) (z55) (not (z61)) (not (z67)))
    :effect (and
      (not (z4)) (z12) (not (z16)) (z20) (z51) (not (z55))))
  (:action a59
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (z4) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z45))
      (not (z49)) (not (z51)) (z55) (not (z61)) (not (z65)) (z66) (not (z67)))
    :effect (and
      (z1) (not (z4)) (z45) (z51) (not (z55)) (not (z66))))
  (:action a60
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z13)) (z16) (not (z17)) (not (z19)) (z22)
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z49))
      (not (z51)) (not (z52)) (not (z54)) (z56) (not (z61)) (not (z67)))
    :effect (and
      (z13) (not (z16)) (not (z22)) (z52)))
  (:action a61
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (z13) (not (z16)) (not (z17)) (not (z19)) (z22)
      (not (z24)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z49)) (not (z51))
      (not (z52)) (not (z54)) (z56) (z61) (not (z67)))
    :effect (and
      (not (z13)) (not (z22)) (z54) (not (z61))))
  (:action a62
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z15)) (not (z16)) (not (z17)) (not (z19))
      (not (z24)) (not (z26)) (not (z27)) (z28) (not (z30)) (not (z32)) (z38) (not (z41))
      (not (z43)) (not (z49)) (not (z51)) (not (z54)) (not (z56)) (not (z60)) (not (z61))
      (not (z67)))
    :effect (and
      (not (z28)) (not (z38)) (z54) (z67)))
  (:action a63
    :parameters ()
    :precondition (and
      (z0) (not (z6)) (z8) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z24)) (not (z26))
      (z27) (not (z28)) (not (z32)) (not (z37)) (z40) (not (z43)) (not (z49)) (not (z50))
      (not (z51)) (not (z54)) (not (z61)) (z63) (not (z67)))
    :effect (and
      (not (z0)) (z6) (not (z8)) (not (z27)) (z32) (not (z40)) (z54) (not (z63))))
  (:action a64
    :parameters ()
    :precondition (and
      (not (z0)) (z4) (not (z6)) (not (z9)) (not (z12)) (not (z16)) (not (z17)) (not (z19)) (z20)
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z49))
      (not (z51)) (not (z54)) (z55) (not (z61)) (not (z67)))
    :effect (and
      (not (z4)) (not (z20)) (z51) (z54) (not (z55))))
  (:action a65
    :parameters ()
    :precondition (and
      (z0) (not (z4)) (not (z6)) (not (z9)) (not (z13)) (not (z16)) (not (z17)) (not (z19))
      (not (z22)) (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z32)) (z43) (not (z49))
      (not (z51)) (not (z55)) (not (z56)) (not (z61)) (z65) (z66) (not (z67)))
    :effect (and
      (not (z0)) (z4) (not (z43)) (z55) (not (z65))))
  (:action a66
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z22))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z38)) (not (z41))
      (not (z43)) (not (z49)) (not (z51)) (z54) (not (z55)) (not (z56)) (not (z61)) (z67))
    :effect (and
      (z4) (z16) (not (z54)) (z55) (not (z67))))
  (:action a67
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (not (z4)) (not (z6)) (z9) (not (z16)) (not (z17)) (not (z19)) (not (z22))
      (not (z24)) (not (z26)) (z27) (not (z28)) (not (z32)) (not (z37)) (not (z43)) (z45)
      (not (z49)) (not (z50)) (not (z51)) (not (z55)) (not (z56)) (not (z61)) (not (z67)))
    :effect (and
      (not (z1)) (z4) (not (z9)) (not (z27)) (not (z45)) (z49) (z55)))
  (:action a68
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z22))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z49))
      (not (z51)) (not (z56)) (not (z61)) (not (z65)) (z66) (not (z67)))
    :effect (and
      (z56) (not (z66))))
  (:action a69
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (z16) (not (z17)) (not (z19)) (not (z22)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z49)) (not (z51))
      (not (z54)) (not (z56)) (not (z61)) (not (z67)))
    :effect (and
      (not (z16)) (z56)))
  (:action a70
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z22))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z32)) (z41) (z43) (not (z49))
      (not (z51)) (not (z56)) (not (z58)) (not (z61)) (not (z67)))
    :effect (and
      (not (z41)) (not (z43)) (z56)))
  (:action a71
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (z13) (not (z16)) (not (z17)) (not (z19)) (not (z22))
      (not (z24)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z49)) (not (z51))
      (not (z52)) (not (z56)) (z61) (not (z67)))
    :effect (and
      (not (z13)) (z56) (not (z61))))
  (:action a72
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z12)) (not (z15)) (not (z16)) (not (z17))
      (not (z18)) (not (z19)) (not (z20)) (not (z22)) (z24) (not (z26)) (not (z27)) (not (z28))
      (not (z30)) (not (z32)) (not (z43)) (not (z49)) (not (z51)) (not (z56)) (not (z61)) (z64)
      (z65) (z66) (not (z67)))
    :effect (and
      (z22) (not (z24)) (z56) (not (z64)) (not (z65))))
  (:action a73
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (z15) (not (z16)) (not (z17)) (not (z18)) (not (z19))
      (not (z22)) (not (z24)) (z26) (not (z27)) (not (z28)) (z30) (not (z32)) (not (z43))
      (not (z49)) (not (z51)) (not (z56)) (not (z61)) (z64) (z65) (z66) (not (z67)))
    :effect (and
      (z22) (not (z26)) (z56) (not (z64)) (not (z65))))
  (:action a74
    :parameters ()
    :precondition (and
      (not (z0)) (z6) (not (z8)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z22))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (z32) (not (z43)) (not (z49)) (not (z51))
      (z54) (not (z56)) (not (z61)) (not (z63)) (not (z67)))
    :effect (and
      (not (z6)) (z16) (z22) (not (z32)) (not (z54)) (z56)))
  (:action a75
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z15)) (not (z16)) (not (z17)) (z19) (not (z22))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (z30) (not (z32)) (z41) (not (z43))
      (not (z49)) (not (z51)) (not (z56)) (z58) (not (z61)) (not (z67)))
    :effect (and
      (not (z19)) (z22) (not (z30)) (z43) (z56) (not (z58))))
  (:action a76
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (z22) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z41)) (not (z43)) (not (z49))
      (not (z51)) (z56) (not (z58)) (not (z61)) (not (z65)) (z66) (not (z67)))
    :effect (and
      (not (z22)) (z41) (z58) (not (z66))))
  (:action a77
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (z16) (not (z17)) (not (z19)) (not (z24)) (not (z26))
      (not (z27)) (not (z28)) (not (z32)) (z38) (not (z43)) (not (z49)) (not (z51)) (not (z54))
      (not (z60)) (not (z61)) (not (z67)))
    :effect (and
      (not (z16)) (not (z38)) (z60) (z67)))
  (:action a78
    :parameters ()
    :precondition (and
      (z0) (not (z6)) (not (z9)) (not (z13)) (not (z16)) (not (z17)) (not (z19)) (not (z24))
      (not (z26)) (not (z27)) (not (z28)) (not (z31)) (not (z32)) (z43) (not (z49)) (not (z51))
      (not (z52)) (not (z61)) (not (z67)))
    :effect (and
      (not (z0)) (z13) (not (z43)) (z61)))
  (:action a79
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z9)) (not (z13)) (not (z16)) (not (z17)) (not (z19))
      (not (z22)) (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43))
      (not (z49)) (not (z51)) (not (z52)) (z56) (not (z61)) (not (z67)))
    :effect (and
      (z13) (not (z56)) (z61)))
  (:action a80
    :parameters ()
    :precondition (and
      (not (z0)) (not (z6)) (not (z8)) (not (z9)) (not (z16)) (not (z17)) (not (z19)) (not (z22))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z43)) (not (z49))
      (not (z51)) (z54) (z56) (not (z61)) (not (z63)) (not (z67)))
    :effect (and
      (z8) (z16) (not (z54)) (not (z56)) (z63)))
  (:action a81
    :parameters ()
    :precondition (and
      (not (z0)) (z1) (z5) (not (z6)) (not (z8)) (not (z9)) (not (z12)) (not (z16)) (z17)
      (not (z19)) (not (z20)) (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z32))
      (not (z43)) (z45) (not (z49)) (not (z51)) (not (z61)) (not (z63)) (not (z67)))
    :effect (and
      (not (z1)) (not (z5)) (z8) (not (z17)) (not (z45)) (z49) (z63)))
)
