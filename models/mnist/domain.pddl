(define (domain latent)
  (:requirements :strips :negative-preconditions)
  (:predicates
    (z0) (z1) (z2) (z3) (z4) (z5) (z6) (z7) (z8) (z9) (z10) (z11) (z12) (z13) (z14) (z15) (z16)
    (z17) (z18) (z19) (z20) (z21) (z22) (z23) (z24) (z25) (z26) (z27) (z28) (z29) (z30) (z31) (z32)
    (z33) (z34) (z35) (z36) (z37) (z38) (z39) (z40) (z41) (z42) (z43) (z44) (z45) (z46) (z47) (z48)
    (z49) (z50) (z51) (z52) (z53) (z54) (z55) (z56) (z57) (z58) (z59) (z60) (z61) (z62) (z63) (z64)
    (z65) (z66) (z67) (z68) (z69) (z70) (z71) (z72) (z73) (z74) (z75) (z76) (z77) (z78) (z79) (z80)
    (z81) (z82) (z83) (z84) (z85) (z86) (z87) (z88) (z89) (z90) (z91) (z92) (z93) (z94) (z95) (z96)
    (z97) (z98) (z99) (z100) (z101) (z102) (z103) (z104) (z105) (z106) (z107) (z108) (z109) (z110)
    (z111) (z112) (z113) (z114) (z115) (z116) (z117) (z118) (z119) (z120) (z121) (z122) (z123)
    (z124) (z125) (z126) (z127))
  (:action a0
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z6)) (not (z14)) (z22) (not (z27)) (not (z34)) (not (z35))
      (not (z37)) (not (z39)) (not (z42)) (not (z43)) (not (z47)) (not (z48)) (not (z56))
      (not (z62)) (z66) (not (z80)) (not (z94)) (not (z95)) (not (z96)) (not (z97)) (not (z111))
      (not (z117)))
    :effect (and
      (not (z2)) (not (z22)) (not (z66)) (z80)))
  (:action a1
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z14)) (not (z22)) (z27) (not (z34)) (not (z35)) (not (z37))
      (not (z38)) (not (z39)) (not (z43)) (not (z47)) (not (z52)) (not (z54)) (not (z56))
      (not (z66)) (not (z80)) (not (z86)) (not (z95)) (not (z96)) (not (z111)) (not (z115))
      (z117))
    :effect (and
      (not (z27)) (z80) (not (z117))))
  (:action a2
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z11)) (z14) (not (z18)) (z22) (not (z23)) (not (z27))
      (not (z33)) (not (z34)) (not (z35)) (not (z37)) (not (z39)) (not (z40)) (not (z43))
      (not (z47)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (z66) (not (z74))
      (not (z80)) (not (z85)) (not (z86)) (not (z88)) (not (z95)) (not (z96)) (not (z111))
      (not (z117)))
    :effect (and
      (not (z14)) (not (z22)) (not (z66)) (z80) (z85)))
  (:action a3
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z10)) (not (z14)) (z22) (z27) (not (z33)) (not (z34))
      (not (z35)) (not (z37)) (not (z38)) (not (z39)) (not (z43)) (not (z47)) (not (z50))
      (not (z52)) (not (z54)) (not (z56)) (not (z60)) (z66) (not (z74)) (not (z80)) (not (z85))
      (not (z86)) (not (z95)) (not (z96)) (not (z111)) (not (z115)) (not (z117)))
    :effect (and
      (not (z22)) (not (z27)) (not (z66)) (z80) (z86)))
  (:action a4
    :parameters ()
    :precondition (and
      (not (z2)) (not (z11)) (not (z13)) (z14) (not (z18)) (not (z22)) (not (z23)) (not (z27))
      (not (z34)) (not (z35)) (not (z37)) (not (z39)) (not (z40)) (not (z43)) (not (z47))
      (not (z55)) (not (z56)) (not (z61)) (not (z66)) (not (z69)) (not (z73)) (not (z80))
      (not (z85)) (not (z88)) (not (z90)) (z95) (not (z96)) (not (z97)) (not (z111)) (not (z112))
      (not (z117)))
    :effect (and
      (not (z14)) (z80) (z88) (not (z95))))
  (:action a5
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z6)) (not (z14)) (not (z18)) (not (z22)) (not (z27)) (not (z34))
      (not (z35)) (not (z37)) (not (z39)) (not (z42)) (not (z43)) (not (z47)) (not (z48))
      (not (z56)) (not (z58)) (not (z62)) (not (z66)) (not (z80)) (not (z84)) (not (z94))
      (not (z95)) (z96) (not (z97)) (not (z98)) (not (z111)) (not (z115)) (not (z117))
      (not (z119)) (not (z127)))
    :effect (and
      (not (z2)) (z80) (z94) (not (z96))))
  (:action a6
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z6)) (not (z13)) (not (z14)) (not (z22)) (not (z27)) (not (z34))
      (not (z35)) (not (z37)) (not (z39)) (not (z42)) (not (z43)) (not (z47)) (not (z48))
      (not (z56)) (not (z62)) (not (z66)) (not (z69)) (not (z73)) (not (z80)) (not (z88))
      (not (z90)) (not (z94)) (z95) (not (z96)) (not (z97)) (not (z111)) (not (z112))
      (not (z117)))
    :effect (and
      (not (z2)) (z80) (not (z95)) (z97)))
  (:action a7
    :parameters ()
    :precondition (and
      (not (z2)) (z5) (not (z8)) (not (z13)) (not (z14)) (not (z19)) (not (z27)) (not (z35))
      (not (z43)) (not (z47)) (not (z74)) (not (z77)) (not (z80)) (not (z111)) (not (z119))
      (not (z120)) (z125))
    :effect (and
      (not (z5)) (z111)))
  (:action a8
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (z13) (not (z14)) (not (z17)) (not (z19)) (not (z25))
      (not (z27)) (not (z28)) (z35) (not (z36)) (not (z43)) (not (z47)) (not (z50)) (not (z51))
      (not (z69)) (not (z73)) (not (z74)) (not (z77)) (not (z80)) (not (z88)) (not (z90))
      (not (z95)) (not (z97)) (not (z98)) (not (z111)) (not (z112)) (not (z119)) (not (z120)))
    :effect (and
      (not (z13)) (not (z35)) (z69) (z111)))
  (:action a9
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z13)) (not (z14)) (not (z17)) (not (z18))
      (not (z19)) (not (z25)) (not (z27)) (not (z28)) (z35) (not (z36)) (not (z43)) (not (z47))
      (not (z50)) (not (z51)) (not (z58)) (not (z69)) (not (z74)) (not (z77)) (not (z80))
      (not (z84)) (not (z94)) (not (z96)) (not (z98)) (not (z111)) (not (z115)) (z119)
      (not (z120)) (not (z127)))
    :effect (and
      (not (z35)) (z98) (z111) (not (z119))))
  (:action a10
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z10)) (z13) (not (z14)) (not (z19)) (not (z20))
      (not (z24)) (not (z27)) (not (z31)) (not (z35)) (not (z43)) (not (z47)) (not (z58))
      (not (z69)) (not (z73)) (not (z74)) (not (z77)) (not (z80)) (not (z88)) (not (z90))
      (not (z95)) (not (z97)) (not (z111)) (not (z112)) (not (z116)) (not (z119)) (not (z120))
      (z125))
    :effect (and
      (not (z13)) (z111) (z112) (not (z125))))
  (:action a11
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z14)) (not (z18)) (not (z22)) (z27) (not (z34)) (not (z35))
      (not (z37)) (not (z38)) (not (z39)) (not (z43)) (not (z47)) (not (z52)) (not (z54))
      (not (z56)) (not (z58)) (not (z66)) (not (z80)) (not (z84)) (not (z86)) (not (z94))
      (not (z95)) (z96) (not (z98)) (not (z111)) (not (z115)) (not (z117)) (not (z119))
      (not (z127)))
    :effect (and
      (not (z27)) (z80) (not (z96)) (z115)))
  (:action a12
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z5)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z19))
      (not (z20)) (not (z24)) (not (z27)) (not (z28)) (not (z31)) (not (z35)) (not (z43))
      (not (z46)) (not (z47)) (not (z58)) (not (z61)) (not (z74)) (not (z77)) (not (z80))
      (not (z110)) (not (z111)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (z120) (z125))
    :effect (and
      (z111) (z116) (not (z120)) (not (z125))))
  (:action a13
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z11)) (not (z14)) (not (z27)) (not (z33))
      (not (z34)) (not (z35)) (z43) (not (z45)) (not (z46)) (not (z47)) (not (z51)) (not (z54))
      (not (z56)) (not (z80)) (not (z90)) (not (z101)) (not (z111)) (not (z123)) (not (z124))
      (z125) (not (z127)))
    :effect (and
      (not (z43)) (z123)))
  (:action a14
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (z10) (not (z13)) (not (z14)) (not (z19)) (not (z20))
      (not (z22)) (not (z24)) (not (z27)) (not (z31)) (not (z33)) (not (z35)) (not (z43))
      (not (z47)) (not (z50)) (not (z58)) (not (z60)) (not (z66)) (not (z74)) (not (z77))
      (not (z80)) (not (z85)) (not (z86)) (z111) (not (z112)) (not (z116)) (not (z119))
      (not (z120)) (not (z125)))
    :effect (and
      (not (z10)) (z74) (not (z111)) (z125)))
  (:action a15
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z17))
      (not (z19)) (not (z20)) (z24) (not (z27)) (not (z31)) (not (z35)) (not (z43)) (not (z47))
      (not (z52)) (not (z55)) (not (z58)) (not (z62)) (not (z74)) (not (z77)) (not (z79))
      (not (z80)) (z111) (not (z112)) (not (z116)) (not (z119)) (not (z120)) (not (z124))
      (not (z125)))
    :effect (and
      (not (z24)) (z77) (not (z111)) (z125)))
  (:action a16
    :parameters ()
    :precondition (and
      (not (z2)) (z10) (not (z11)) (z14) (not (z18)) (not (z20)) (not (z22)) (not (z23))
      (not (z24)) (not (z27)) (not (z31)) (not (z33)) (not (z35)) (not (z40)) (not (z43))
      (not (z47)) (not (z50)) (not (z55)) (not (z58)) (not (z60)) (not (z61)) (not (z66))
      (not (z74)) (not (z80)) (not (z85)) (not (z86)) (not (z88)) (not (z111)) (not (z112))
      (not (z116)) (not (z125)))
    :effect (and
      (not (z10)) (not (z14)) (z85) (z125)))
  (:action a17
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z11)) (not (z13)) (z14) (not (z18)) (not (z20)) (not (z23))
      (not (z24)) (not (z27)) (not (z31)) (not (z35)) (not (z40)) (not (z43)) (not (z47))
      (not (z55)) (not (z58)) (not (z61)) (not (z69)) (not (z73)) (not (z80)) (not (z85))
      (not (z88)) (not (z90)) (not (z95)) (not (z97)) (not (z111)) (z112) (not (z116))
      (not (z125)))
    :effect (and
      (not (z14)) (z88) (not (z112)) (z125)))
  (:action a18
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z13)) (not (z14)) (not (z20)) (not (z24)) (not (z27))
      (not (z31)) (not (z33)) (not (z35)) (z43) (not (z45)) (not (z46)) (not (z47)) (not (z58))
      (not (z69)) (not (z73)) (not (z80)) (not (z88)) (not (z90)) (not (z95)) (not (z97))
      (not (z101)) (not (z111)) (z112) (not (z116)) (not (z123)) (not (z124)) (not (z125))
      (not (z127)))
    :effect (and
      (not (z43)) (z90) (not (z112)) (z125)))
  (:action a19
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z10)) (not (z14)) (not (z19)) (z20) (not (z23)) (not (z24))
      (not (z25)) (not (z27)) (not (z31)) (not (z33)) (not (z35)) (not (z37)) (not (z42)) (z43)
      (not (z45)) (not (z46)) (not (z47)) (not (z58)) (not (z67)) (not (z80)) (not (z90))
      (not (z101)) (not (z111)) (not (z112)) (not (z116)) (not (z123)) (not (z124)) (not (z125))
      (not (z127)))
    :effect (and
      (not (z20)) (not (z43)) (z101) (z125)))
  (:action a20
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z18))
      (not (z19)) (not (z20)) (not (z24)) (not (z27)) (not (z31)) (not (z35)) (not (z43))
      (not (z47)) (z58) (not (z74)) (not (z77)) (not (z80)) (not (z84)) (not (z94)) (not (z96))
      (not (z98)) (z111) (not (z112)) (not (z115)) (not (z116)) (not (z119)) (not (z120))
      (not (z125)) (not (z127)))
    :effect (and
      (not (z58)) (not (z111)) (z119) (z125)))
  (:action a21
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z5)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z19))
      (not (z20)) (not (z24)) (not (z27)) (not (z28)) (not (z31)) (not (z35)) (not (z43))
      (not (z46)) (not (z47)) (not (z58)) (not (z61)) (not (z74)) (not (z77)) (not (z80))
      (not (z110)) (z111) (not (z112)) (z116) (not (z117)) (not (z119)) (not (z120)) (not (z125)))
    :effect (and
      (not (z111)) (not (z116)) (z120) (z125)))
  (:action a22
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z14)) (not (z17)) (not (z20)) (z24) (not (z27)) (not (z31))
      (not (z33)) (not (z35)) (z43) (not (z45)) (not (z46)) (not (z47)) (not (z52)) (not (z55))
      (not (z58)) (not (z62)) (not (z77)) (not (z79)) (not (z80)) (not (z90)) (not (z101))
      (not (z111)) (not (z112)) (not (z116)) (not (z123)) (not (z124)) (not (z125)) (not (z127)))
    :effect (and
      (not (z24)) (not (z43)) (z124) (z125)))
  (:action a23
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z14)) (not (z18)) (not (z20)) (not (z24)) (not (z27))
      (not (z31)) (not (z33)) (not (z35)) (z43) (not (z45)) (not (z46)) (not (z47)) (z58)
      (not (z80)) (not (z84)) (not (z90)) (not (z94)) (not (z96)) (not (z98)) (not (z101))
      (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z119)) (not (z123)) (not (z124))
      (not (z125)) (not (z127)))
    :effect (and
      (not (z43)) (not (z58)) (z125) (z127)))
  (:action a24
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z14)) (not (z19)) (not (z20)) (not (z22)) (not (z23))
      (not (z25)) (z27) (not (z34)) (not (z35)) (z37) (not (z38)) (not (z39)) (not (z42))
      (not (z43)) (not (z47)) (not (z52)) (not (z54)) (not (z56)) (not (z66)) (not (z67))
      (not (z80)) (not (z86)) (not (z95)) (not (z96)) (not (z101)) (not (z111)) (not (z115))
      (not (z117)))
    :effect (and
      (z1) (not (z27)) (not (z37)) (z80)))
  (:action a25
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z6) (not (z14)) (not (z15)) (not (z27)) (not (z35)) (not (z42))
      (not (z43)) (z47) (not (z48)) (not (z60)) (not (z62)) (not (z67)) (not (z73)) (not (z79))
      (not (z80)) (not (z84)) (not (z94)) (not (z97)) (not (z110)) (not (z111)) (not (z125)))
    :effect (and
      (z2) (not (z6)) (not (z47))))
  (:action a26
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z6)) (not (z14)) (not (z22)) (not (z27)) (not (z34))
      (not (z35)) (not (z37)) (not (z39)) (not (z42)) (not (z43)) (not (z47)) (not (z48))
      (not (z56)) (z62) (not (z66)) (z80) (not (z94)) (not (z95)) (not (z96)) (not (z97))
      (not (z111)) (not (z117)))
    :effect (and
      (z2) (not (z62)) (not (z80))))
  (:action a27
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z6)) (not (z14)) (not (z15)) (not (z19)) (not (z20))
      (not (z23)) (not (z25)) (not (z27)) (not (z35)) (not (z37)) (z42) (not (z43)) (z47)
      (not (z48)) (not (z60)) (not (z62)) (not (z67)) (not (z73)) (not (z79)) (not (z80))
      (not (z84)) (not (z94)) (not (z97)) (not (z101)) (not (z110)) (not (z111)))
    :effect (and
      (z2) (not (z42)) (not (z47)) (z67)))
  (:action a28
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z6)) (not (z13)) (not (z14)) (not (z15)) (not (z27))
      (not (z35)) (not (z42)) (not (z43)) (z47) (not (z48)) (not (z60)) (not (z62)) (not (z67))
      (not (z69)) (not (z73)) (not (z79)) (not (z80)) (not (z84)) (not (z88)) (not (z90))
      (not (z94)) (not (z95)) (z97) (not (z110)) (not (z111)) (not (z112)))
    :effect (and
      (z2) (not (z47)) (z73) (not (z97))))
  (:action a29
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z6)) (not (z14)) (not (z15)) (not (z17)) (not (z24))
      (not (z27)) (not (z35)) (not (z42)) (not (z43)) (z47) (not (z48)) (not (z52)) (not (z55))
      (not (z60)) (z62) (not (z67)) (not (z73)) (not (z77)) (not (z79)) (not (z80)) (not (z84))
      (not (z94)) (not (z97)) (not (z110)) (not (z111)) (not (z124)))
    :effect (and
      (z2) (not (z47)) (not (z62)) (z79)))
  (:action a30
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z6)) (not (z14)) (not (z15)) (not (z18)) (not (z27))
      (not (z35)) (not (z42)) (not (z43)) (z47) (not (z48)) (not (z58)) (not (z60)) (not (z62))
      (not (z67)) (not (z73)) (not (z79)) (not (z80)) (not (z84)) (z94) (not (z96)) (not (z97))
      (not (z98)) (not (z110)) (not (z111)) (not (z115)) (not (z119)) (not (z127)))
    :effect (and
      (z2) (not (z47)) (z84) (not (z94))))
  (:action a31
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z6)) (not (z13)) (not (z14)) (not (z22)) (not (z27))
      (not (z34)) (not (z35)) (not (z37)) (not (z39)) (not (z42)) (not (z43)) (not (z47))
      (not (z48)) (not (z56)) (not (z62)) (not (z66)) (not (z69)) (not (z73)) (z80) (not (z88))
      (not (z90)) (not (z94)) (not (z95)) (not (z96)) (z97) (not (z111)) (not (z112))
      (not (z117)))
    :effect (and
      (z2) (not (z80)) (z95) (not (z97))))
  (:action a32
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z6)) (not (z14)) (not (z18)) (not (z22)) (not (z27))
      (not (z34)) (not (z35)) (not (z37)) (not (z39)) (not (z42)) (not (z43)) (not (z47))
      (not (z48)) (not (z56)) (not (z58)) (not (z62)) (not (z66)) (z80) (not (z84)) (z94)
      (not (z95)) (not (z96)) (not (z97)) (not (z98)) (not (z111)) (not (z115)) (not (z117))
      (not (z119)) (not (z127)))
    :effect (and
      (z2) (not (z80)) (not (z94)) (z96)))
  (:action a33
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z6)) (not (z14)) (not (z15)) (not (z27)) (not (z28)) (not (z35))
      (not (z42)) (not (z43)) (not (z46)) (z47) (not (z48)) (not (z60)) (not (z61)) (not (z62))
      (not (z67)) (not (z73)) (not (z79)) (not (z80)) (not (z84)) (not (z94)) (not (z97))
      (not (z110)) (not (z111)) (not (z116)) (not (z117)) (not (z120)))
    :effect (and
      (z2) (not (z3)) (not (z47)) (z110)))
  (:action a34
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z6)) (not (z14)) (not (z22)) (not (z27)) (not (z28)) (not (z34))
      (not (z35)) (not (z37)) (not (z39)) (not (z42)) (not (z43)) (not (z46)) (not (z47))
      (not (z48)) (not (z56)) (not (z61)) (not (z62)) (not (z66)) (z80) (not (z94)) (not (z95))
      (not (z96)) (not (z97)) (not (z110)) (not (z111)) (not (z116)) (not (z117)) (not (z120)))
    :effect (and
      (z2) (not (z3)) (not (z80)) (z117)))
  (:action a35
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z6)) (not (z14)) (not (z22)) (not (z27)) (not (z28)) (not (z34))
      (not (z35)) (not (z37)) (not (z39)) (not (z42)) (not (z43)) (not (z46)) (not (z47))
      (not (z48)) (not (z56)) (not (z61)) (not (z62)) (not (z66)) (not (z80)) (not (z94))
      (not (z95)) (not (z96)) (not (z97)) (not (z110)) (not (z111)) (not (z116)) (z117)
      (not (z120)))
    :effect (and
      (not (z2)) (z3) (z80) (not (z117))))
  (:action a36
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z8)) (not (z11)) (not (z13)) (not (z14)) (not (z19))
      (not (z27)) (not (z34)) (not (z35)) (not (z43)) (not (z47)) (not (z51)) (not (z54))
      (not (z56)) (not (z74)) (not (z77)) (not (z80)) (z111) (not (z119)) (not (z120))
      (not (z123)) (z125))
    :effect (and
      (z5) (not (z111))))
  (:action a37
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z5)) (not (z6)) (not (z11)) (not (z14)) (not (z22)) (not (z27)) (z34)
      (not (z35)) (not (z37)) (not (z39)) (not (z42)) (not (z43)) (not (z47)) (not (z48))
      (not (z51)) (not (z54)) (z56) (not (z62)) (not (z66)) (not (z80)) (not (z94)) (not (z95))
      (not (z96)) (not (z97)) (not (z111)) (not (z117)) (not (z123)) (not (z125)))
    :effect (and
      (not (z2)) (z6) (not (z34)) (not (z56)) (z80)))
  (:action a38
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z15))
      (not (z19)) (not (z20)) (not (z24)) (not (z27)) (z31) (not (z35)) (not (z36)) (not (z39))
      (not (z40)) (not (z43)) (not (z45)) (not (z47)) (not (z48)) (not (z58)) (not (z74))
      (not (z77)) (not (z80)) (z111) (not (z112)) (not (z116)) (not (z119)) (not (z120))
      (not (z125)))
    :effect (and
      (z8) (not (z31)) (not (z111)) (z125)))
  (:action a39
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z19))
      (not (z20)) (not (z22)) (not (z24)) (not (z27)) (not (z31)) (not (z33)) (not (z35))
      (not (z43)) (not (z47)) (not (z50)) (not (z58)) (not (z60)) (not (z66)) (z74) (not (z77))
      (not (z80)) (not (z85)) (not (z86)) (not (z111)) (not (z112)) (not (z116)) (not (z119))
      (not (z120)) (z125))
    :effect (and
      (z10) (not (z74)) (z111) (not (z125))))
  (:action a40
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z11)) (z14) (not (z18)) (not (z23)) (not (z27))
      (not (z34)) (not (z35)) (not (z40)) (not (z43)) (not (z47)) (not (z51)) (not (z54))
      (not (z55)) (not (z56)) (not (z61)) (not (z80)) (not (z85)) (not (z88)) (not (z111))
      (not (z123)) (z125))
    :effect (and
      (z11) (not (z14))))
  (:action a41
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z11)) (z14) (not (z18)) (not (z22)) (not (z23))
      (not (z27)) (z34) (not (z35)) (not (z37)) (not (z39)) (not (z40)) (not (z43)) (not (z47))
      (not (z51)) (not (z54)) (not (z55)) (z56) (not (z61)) (not (z66)) (not (z80)) (not (z85))
      (not (z88)) (not (z95)) (not (z96)) (not (z111)) (not (z117)) (not (z123)) (not (z125)))
    :effect (and
      (z11) (not (z14)) (not (z34)) (not (z56)) (z80)))
  (:action a42
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z19))
      (not (z20)) (not (z24)) (not (z27)) (not (z31)) (not (z35)) (not (z43)) (not (z47))
      (not (z58)) (not (z69)) (not (z73)) (not (z74)) (not (z77)) (not (z80)) (not (z88))
      (not (z90)) (not (z95)) (not (z97)) (z111) (z112) (not (z116)) (not (z119)) (not (z120))
      (not (z125)))
    :effect (and
      (z13) (not (z111)) (not (z112)) (z125)))
  (:action a43
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (z11) (not (z14)) (not (z18)) (not (z23)) (not (z27))
      (not (z34)) (not (z35)) (not (z40)) (not (z43)) (not (z47)) (not (z51)) (not (z55))
      (not (z56)) (not (z61)) (not (z80)) (not (z85)) (not (z88)) (not (z111)) (not (z123))
      (z125))
    :effect (and
      (not (z11)) (z14)))
  (:action a44
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (z11) (not (z14)) (not (z15)) (not (z18)) (not (z23))
      (not (z27)) (not (z34)) (not (z35)) (not (z40)) (not (z43)) (z47) (not (z51)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z67)) (not (z73)) (not (z79)) (not (z80))
      (not (z84)) (not (z85)) (not (z88)) (not (z110)) (not (z111)) (not (z123)))
    :effect (and
      (not (z11)) (z14) (not (z47))))
  (:action a45
    :parameters ()
    :precondition (and
      (not (z2)) (not (z11)) (not (z14)) (not (z17)) (not (z18)) (not (z22)) (not (z23))
      (not (z24)) (not (z27)) (not (z34)) (not (z35)) (not (z37)) (not (z39)) (not (z40))
      (not (z43)) (not (z47)) (z55) (not (z56)) (not (z61)) (not (z66)) (z80) (not (z85))
      (not (z88)) (not (z95)) (not (z96)) (not (z111)) (not (z117)))
    :effect (and
      (z14) (not (z55)) (not (z80))))
  (:action a46
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z11)) (not (z14)) (not (z15)) (not (z18)) (not (z19))
      (not (z20)) (z23) (not (z25)) (not (z27)) (not (z35)) (not (z37)) (not (z40)) (not (z42))
      (not (z43)) (z47) (not (z55)) (not (z60)) (not (z61)) (not (z67)) (not (z73)) (not (z79))
      (not (z80)) (not (z84)) (not (z85)) (not (z88)) (not (z101)) (not (z110)) (not (z111)))
    :effect (and
      (z14) (not (z23)) (not (z47)) (z67)))
  (:action a47
    :parameters ()
    :precondition (and
      (not (z2)) (not (z11)) (not (z13)) (not (z14)) (not (z17)) (not (z18)) (not (z23))
      (not (z25)) (not (z27)) (not (z28)) (z35) (not (z36)) (not (z40)) (not (z43)) (not (z47))
      (not (z50)) (not (z51)) (not (z55)) (not (z61)) (not (z69)) (not (z73)) (not (z80))
      (not (z85)) (z88) (not (z90)) (not (z95)) (not (z97)) (not (z98)) (not (z111)) (not (z112)))
    :effect (and
      (z14) (not (z35)) (z69) (not (z88))))
  (:action a48
    :parameters ()
    :precondition (and
      (not (z2)) (not (z11)) (not (z13)) (not (z14)) (not (z15)) (not (z18)) (not (z23))
      (not (z27)) (not (z35)) (not (z40)) (not (z43)) (z47) (not (z55)) (not (z60)) (not (z61))
      (not (z67)) (not (z69)) (not (z73)) (not (z79)) (not (z80)) (not (z84)) (not (z85)) (z88)
      (not (z90)) (not (z95)) (not (z97)) (not (z110)) (not (z111)) (not (z112)))
    :effect (and
      (z14) (not (z47)) (z73) (not (z88))))
  (:action a49
    :parameters ()
    :precondition (and
      (not (z2)) (not (z11)) (not (z14)) (not (z15)) (not (z17)) (not (z18)) (not (z23))
      (not (z24)) (not (z27)) (not (z35)) (not (z40)) (not (z43)) (z47) (not (z52)) (z55)
      (not (z60)) (not (z61)) (not (z62)) (not (z67)) (not (z73)) (not (z77)) (not (z79))
      (not (z80)) (not (z84)) (not (z85)) (not (z88)) (not (z110)) (not (z111)) (not (z124)))
    :effect (and
      (z14) (not (z47)) (not (z55)) (z79)))
  (:action a50
    :parameters ()
    :precondition (and
      (not (z2)) (not (z11)) (not (z14)) (not (z15)) (z18) (not (z23)) (not (z27)) (not (z35))
      (not (z40)) (not (z43)) (z47) (not (z55)) (not (z58)) (not (z60)) (not (z61)) (not (z67))
      (not (z73)) (not (z79)) (not (z80)) (not (z84)) (not (z85)) (not (z88)) (not (z94))
      (not (z96)) (not (z98)) (not (z110)) (not (z111)) (not (z115)) (not (z119)) (not (z127)))
    :effect (and
      (z14) (not (z18)) (not (z47)) (z84)))
  (:action a51
    :parameters ()
    :precondition (and
      (not (z2)) (not (z11)) (not (z13)) (not (z14)) (not (z18)) (not (z22)) (not (z23))
      (not (z27)) (not (z34)) (not (z35)) (not (z37)) (not (z39)) (not (z40)) (not (z43))
      (not (z47)) (not (z55)) (not (z56)) (not (z61)) (not (z66)) (not (z69)) (not (z73)) (z80)
      (not (z85)) (z88) (not (z90)) (not (z95)) (not (z96)) (not (z97)) (not (z111)) (not (z112))
      (not (z117)))
    :effect (and
      (z14) (not (z80)) (not (z88)) (z95)))
  (:action a52
    :parameters ()
    :precondition (and
      (not (z2)) (not (z11)) (not (z14)) (z18) (not (z22)) (not (z23)) (not (z27)) (not (z34))
      (not (z35)) (not (z37)) (not (z39)) (not (z40)) (not (z43)) (not (z47)) (not (z55))
      (not (z56)) (not (z58)) (not (z61)) (not (z66)) (z80) (not (z84)) (not (z85)) (not (z88))
      (not (z94)) (not (z95)) (not (z96)) (not (z98)) (not (z111)) (not (z115)) (not (z117))
      (not (z119)) (not (z127)))
    :effect (and
      (z14) (not (z18)) (not (z80)) (z96)))
  (:action a53
    :parameters ()
    :precondition (and
      (not (z2)) (not (z11)) (not (z14)) (not (z17)) (z18) (not (z23)) (not (z25)) (not (z27))
      (not (z28)) (z35) (not (z36)) (not (z40)) (not (z43)) (not (z47)) (not (z50)) (not (z51))
      (not (z55)) (not (z58)) (not (z61)) (not (z69)) (not (z80)) (not (z84)) (not (z85))
      (not (z88)) (not (z94)) (not (z96)) (not (z98)) (not (z111)) (not (z115)) (not (z119))
      (not (z127)))
    :effect (and
      (z14) (not (z18)) (not (z35)) (z98)))
  (:action a54
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z11)) (not (z14)) (not (z15)) (not (z18)) (not (z23))
      (not (z27)) (not (z28)) (not (z35)) (not (z40)) (not (z43)) (not (z46)) (z47) (not (z55))
      (not (z60)) (z61) (not (z67)) (not (z73)) (not (z79)) (not (z80)) (not (z84)) (not (z85))
      (not (z88)) (not (z110)) (not (z111)) (not (z116)) (not (z117)) (not (z120)))
    :effect (and
      (z14) (not (z47)) (not (z61)) (z110)))
  (:action a55
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z11)) (not (z13)) (not (z14)) (not (z18)) (not (z20))
      (not (z23)) (not (z24)) (not (z27)) (not (z31)) (not (z35)) (not (z40)) (not (z43))
      (not (z47)) (not (z55)) (not (z58)) (not (z61)) (not (z69)) (not (z73)) (not (z80))
      (not (z85)) (z88) (not (z90)) (not (z95)) (not (z97)) (not (z111)) (not (z112))
      (not (z116)) (z125))
    :effect (and
      (z14) (not (z88)) (z112) (not (z125))))
  (:action a56
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z10)) (not (z11)) (not (z14)) (not (z18)) (not (z20))
      (not (z23)) (not (z24)) (not (z27)) (not (z28)) (not (z31)) (not (z35)) (not (z40))
      (not (z43)) (not (z46)) (not (z47)) (not (z55)) (not (z58)) (z61) (not (z80)) (not (z85))
      (not (z88)) (not (z110)) (not (z111)) (not (z112)) (not (z116)) (not (z117)) (not (z120))
      (z125))
    :effect (and
      (z14) (not (z61)) (z116) (not (z125))))
  (:action a57
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z11)) (not (z14)) (not (z18)) (not (z22)) (not (z23))
      (not (z27)) (not (z28)) (not (z34)) (not (z35)) (not (z37)) (not (z39)) (not (z40))
      (not (z43)) (not (z46)) (not (z47)) (not (z55)) (not (z56)) (z61) (not (z66)) (z80)
      (not (z85)) (not (z88)) (not (z95)) (not (z96)) (not (z110)) (not (z111)) (not (z116))
      (not (z117)) (not (z120)))
    :effect (and
      (z14) (not (z61)) (not (z80)) (z117)))
  (:action a58
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z11)) (not (z14)) (not (z18)) (not (z20)) (not (z22))
      (not (z23)) (not (z24)) (not (z27)) (not (z31)) (not (z33)) (not (z35)) (not (z40))
      (not (z43)) (not (z47)) (not (z50)) (not (z55)) (not (z58)) (not (z60)) (not (z61))
      (not (z66)) (not (z74)) (not (z80)) (z85) (not (z86)) (not (z88)) (not (z111)) (not (z112))
      (not (z116)) (z125))
    :effect (and
      (z10) (z14) (not (z85)) (not (z125))))
  (:action a59
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z6)) (not (z8)) (not (z14)) (not (z15)) (not (z27)) (not (z31))
      (not (z35)) (not (z36)) (not (z39)) (not (z40)) (not (z42)) (not (z43)) (not (z45)) (z47)
      (z48) (not (z60)) (not (z62)) (not (z67)) (not (z73)) (not (z79)) (not (z80)) (not (z84))
      (not (z94)) (not (z97)) (not (z110)) (not (z111)))
    :effect (and
      (z2) (z15) (not (z47)) (not (z48))))
  (:action a60
    :parameters ()
    :precondition (and
      (not (z2)) (not (z8)) (not (z11)) (not (z14)) (not (z15)) (not (z18)) (not (z23))
      (not (z27)) (not (z31)) (not (z35)) (not (z36)) (not (z39)) (z40) (not (z43)) (not (z45))
      (z47) (not (z48)) (not (z55)) (not (z60)) (not (z61)) (not (z67)) (not (z73)) (not (z79))
      (not (z80)) (not (z84)) (not (z85)) (not (z88)) (not (z110)) (not (z111)))
    :effect (and
      (z14) (z15) (not (z40)) (not (z47))))
  (:action a61
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z13)) (not (z14)) (not (z17)) (not (z19))
      (not (z24)) (not (z25)) (not (z27)) (not (z28)) (z35) (not (z36)) (not (z43)) (not (z47))
      (not (z50)) (not (z51)) (not (z52)) (not (z55)) (not (z62)) (not (z69)) (not (z74)) (z77)
      (not (z79)) (not (z80)) (not (z98)) (not (z111)) (not (z119)) (not (z120)) (not (z124)))
    :effect (and
      (z17) (not (z35)) (not (z77)) (z111)))
  (:action a62
    :parameters ()
    :precondition (and
      (not (z2)) (not (z11)) (not (z14)) (not (z17)) (not (z18)) (not (z23)) (not (z24))
      (not (z25)) (not (z27)) (not (z28)) (z35) (not (z36)) (not (z40)) (not (z43)) (not (z47))
      (not (z50)) (not (z51)) (not (z52)) (z55) (not (z61)) (not (z62)) (not (z69)) (not (z77))
      (not (z79)) (not (z80)) (not (z85)) (not (z88)) (not (z98)) (not (z111)) (not (z124)))
    :effect (and
      (z14) (z17) (not (z35)) (not (z55))))
  (:action a63
    :parameters ()
    :precondition (and
      (not (z2)) (not (z11)) (z14) (not (z18)) (not (z22)) (not (z23)) (not (z27)) (not (z34))
      (not (z35)) (not (z37)) (not (z39)) (not (z40)) (not (z43)) (not (z47)) (not (z55))
      (not (z56)) (not (z58)) (not (z61)) (not (z66)) (not (z80)) (not (z84)) (not (z85))
      (not (z88)) (not (z94)) (not (z95)) (z96) (not (z98)) (not (z111)) (not (z115))
      (not (z117)) (not (z119)) (not (z127)))
    :effect (and
      (not (z14)) (z18) (z80) (not (z96))))
  (:action a64
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z11)) (z14) (not (z18)) (not (z20)) (not (z23)) (not (z24))
      (not (z27)) (not (z31)) (not (z35)) (not (z40)) (not (z43)) (not (z47)) (not (z55)) (z58)
      (not (z61)) (not (z80)) (not (z84)) (not (z85)) (not (z88)) (not (z94)) (not (z96))
      (not (z98)) (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z119)) (not (z125))
      (not (z127)))
    :effect (and
      (not (z14)) (z18) (not (z58)) (z125)))
  (:action a65
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z19))
      (z20) (not (z23)) (not (z24)) (not (z25)) (not (z27)) (not (z31)) (not (z35)) (not (z37))
      (not (z42)) (not (z43)) (not (z47)) (not (z58)) (not (z67)) (not (z74)) (not (z77))
      (not (z80)) (not (z101)) (z111) (not (z112)) (not (z116)) (not (z119)) (not (z120))
      (not (z125)))
    :effect (and
      (z19) (not (z20)) (not (z111)) (z125)))
  (:action a66
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (z19)
      (not (z20)) (not (z23)) (not (z24)) (not (z25)) (not (z27)) (not (z31)) (not (z35))
      (not (z37)) (not (z42)) (not (z43)) (not (z47)) (not (z58)) (not (z67)) (not (z74))
      (not (z77)) (not (z80)) (not (z101)) (not (z111)) (not (z112)) (not (z116)) (not (z119))
      (not (z120)) (z125))
    :effect (and
      (not (z19)) (z20) (z111) (not (z125))))
  (:action a67
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z10)) (not (z11)) (not (z14)) (not (z18)) (not (z19))
      (not (z20)) (z23) (not (z24)) (not (z25)) (not (z27)) (not (z31)) (not (z35)) (not (z37))
      (not (z40)) (not (z42)) (not (z43)) (not (z47)) (not (z55)) (not (z58)) (not (z61))
      (not (z67)) (not (z80)) (not (z85)) (not (z88)) (not (z101)) (not (z111)) (not (z112))
      (not (z116)) (z125))
    :effect (and
      (z14) (z20) (not (z23)) (not (z125))))
  (:action a68
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z6)) (not (z10)) (not (z14)) (not (z22)) (not (z27))
      (not (z33)) (not (z34)) (not (z35)) (not (z37)) (not (z39)) (not (z42)) (not (z43))
      (not (z47)) (not (z48)) (not (z50)) (not (z56)) (not (z60)) (not (z62)) (not (z66))
      (not (z74)) (z80) (not (z85)) (not (z86)) (not (z94)) (not (z95)) (not (z96)) (not (z97))
      (not (z111)) (not (z117)))
    :effect (and
      (z2) (z22) (z66) (not (z80))))
  (:action a69
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z11)) (not (z14)) (not (z18)) (not (z22)) (not (z23))
      (not (z27)) (not (z33)) (not (z34)) (not (z35)) (not (z37)) (not (z39)) (not (z40))
      (not (z43)) (not (z47)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61))
      (not (z66)) (not (z74)) (z80) (z85) (not (z86)) (not (z88)) (not (z95)) (not (z96))
      (not (z111)) (not (z117)))
    :effect (and
      (z14) (z22) (z66) (not (z80)) (not (z85))))
  (:action a70
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z11)) (z14) (not (z18)) (not (z19)) (not (z20)) (not (z22))
      (not (z23)) (not (z25)) (not (z27)) (not (z34)) (not (z35)) (z37) (not (z39)) (not (z40))
      (not (z42)) (not (z43)) (not (z47)) (not (z55)) (not (z56)) (not (z61)) (not (z66))
      (not (z67)) (not (z80)) (not (z85)) (not (z88)) (not (z95)) (not (z96)) (not (z101))
      (not (z111)) (not (z117)))
    :effect (and
      (not (z14)) (z23) (not (z37)) (z80)))
  (:action a71
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z10)) (not (z11)) (z14) (not (z18)) (not (z19)) (z20)
      (not (z23)) (not (z24)) (not (z25)) (not (z27)) (not (z31)) (not (z35)) (not (z37))
      (not (z40)) (not (z42)) (not (z43)) (not (z47)) (not (z55)) (not (z58)) (not (z61))
      (not (z67)) (not (z80)) (not (z85)) (not (z88)) (not (z101)) (not (z111)) (not (z112))
      (not (z116)) (not (z125)))
    :effect (and
      (not (z14)) (not (z20)) (z23) (z125)))
  (:action a72
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z17))
      (not (z19)) (not (z20)) (not (z24)) (not (z27)) (not (z31)) (not (z35)) (not (z43))
      (not (z47)) (not (z52)) (not (z55)) (not (z58)) (not (z62)) (not (z74)) (z77) (not (z79))
      (not (z80)) (not (z111)) (not (z112)) (not (z116)) (not (z119)) (not (z120)) (not (z124))
      (z125))
    :effect (and
      (z24) (not (z77)) (z111) (not (z125))))
  (:action a73
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z11)) (not (z14)) (not (z17)) (not (z18)) (not (z20))
      (not (z23)) (not (z24)) (not (z27)) (not (z31)) (not (z35)) (not (z40)) (not (z43))
      (not (z47)) (not (z52)) (z55) (not (z58)) (not (z61)) (not (z62)) (not (z77)) (not (z79))
      (not (z80)) (not (z85)) (not (z88)) (not (z111)) (not (z112)) (not (z116)) (not (z124))
      (z125))
    :effect (and
      (z14) (z24) (not (z55)) (not (z125))))
  (:action a74
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z8)) (not (z13)) (not (z14)) (not (z17)) (z19)
      (not (z20)) (not (z23)) (not (z25)) (not (z27)) (not (z28)) (z35) (not (z36)) (not (z37))
      (not (z42)) (not (z43)) (not (z47)) (not (z50)) (not (z51)) (not (z67)) (not (z69))
      (not (z74)) (not (z77)) (not (z80)) (not (z98)) (not (z101)) (not (z111)) (not (z119))
      (not (z120)))
    :effect (and
      (not (z19)) (z25) (not (z35)) (z111)))
  (:action a75
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z11)) (not (z14)) (not (z17)) (not (z18)) (not (z19))
      (not (z20)) (z23) (not (z25)) (not (z27)) (not (z28)) (z35) (not (z36)) (not (z37))
      (not (z40)) (not (z42)) (not (z43)) (not (z47)) (not (z50)) (not (z51)) (not (z55))
      (not (z61)) (not (z67)) (not (z69)) (not (z80)) (not (z85)) (not (z88)) (not (z98))
      (not (z101)) (not (z111)))
    :effect (and
      (z14) (not (z23)) (z25) (not (z35))))
  (:action a76
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z14)) (not (z22)) (not (z27)) (not (z34)) (not (z35))
      (not (z37)) (not (z38)) (not (z39)) (not (z43)) (not (z47)) (z52) (not (z54)) (not (z56))
      (not (z66)) (z80) (not (z86)) (not (z95)) (not (z96)) (not (z111)) (not (z115))
      (not (z117)))
    :effect (and
      (z27) (not (z52)) (not (z80))))
  (:action a77
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z13)) (not (z14)) (not (z17)) (not (z25)) (not (z27))
      (not (z28)) (z35) (not (z36)) (z38) (not (z43)) (not (z47)) (not (z50)) (not (z51))
      (not (z52)) (not (z54)) (not (z69)) (not (z73)) (not (z80)) (not (z86)) (not (z88))
      (not (z90)) (not (z95)) (not (z97)) (not (z98)) (not (z111)) (not (z112)) (not (z115)))
    :effect (and
      (z27) (not (z35)) (not (z38)) (z69)))
  (:action a78
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z13)) (not (z14)) (not (z22)) (not (z27)) (not (z34))
      (not (z35)) (not (z37)) (z38) (not (z39)) (not (z43)) (not (z47)) (not (z52)) (not (z54))
      (not (z56)) (not (z66)) (not (z69)) (not (z73)) (z80) (not (z86)) (not (z88)) (not (z90))
      (not (z95)) (not (z96)) (not (z97)) (not (z111)) (not (z112)) (not (z115)) (not (z117)))
    :effect (and
      (z27) (not (z38)) (not (z80)) (z95)))
  (:action a79
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z14)) (not (z18)) (not (z22)) (not (z27)) (not (z34))
      (not (z35)) (not (z37)) (not (z38)) (not (z39)) (not (z43)) (not (z47)) (not (z52))
      (not (z54)) (not (z56)) (not (z58)) (not (z66)) (z80) (not (z84)) (not (z86)) (not (z94))
      (not (z95)) (not (z96)) (not (z98)) (not (z111)) (z115) (not (z117)) (not (z119))
      (not (z127)))
    :effect (and
      (z27) (not (z80)) (z96) (not (z115))))
  (:action a80
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z14)) (not (z17)) (not (z18)) (not (z25)) (not (z27))
      (not (z28)) (z35) (not (z36)) (not (z38)) (not (z43)) (not (z47)) (not (z50)) (not (z51))
      (not (z52)) (not (z54)) (not (z58)) (not (z69)) (not (z80)) (not (z84)) (not (z86))
      (not (z94)) (not (z96)) (not (z98)) (not (z111)) (z115) (not (z119)) (not (z127)))
    :effect (and
      (z27) (not (z35)) (z98) (not (z115))))
  (:action a81
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z14)) (not (z22)) (not (z27)) (not (z28))
      (not (z34)) (not (z35)) (not (z37)) (not (z38)) (not (z39)) (not (z43)) (not (z46))
      (not (z47)) (not (z52)) (not (z54)) (not (z56)) (not (z61)) (not (z66)) (z80) (not (z86))
      (not (z95)) (not (z96)) (not (z110)) (not (z111)) (not (z115)) (not (z116)) (not (z117))
      (not (z120)))
    :effect (and
      (z27) (not (z80)) (z117)))
  (:action a82
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z14)) (not (z17)) (not (z24)) (not (z25)) (not (z27))
      (not (z28)) (z35) (not (z36)) (not (z38)) (not (z43)) (not (z47)) (not (z50)) (not (z51))
      (z52) (not (z54)) (not (z55)) (not (z62)) (not (z69)) (not (z77)) (not (z79)) (not (z80))
      (not (z86)) (not (z98)) (not (z111)) (not (z115)) (not (z124)))
    :effect (and
      (z17) (z27) (not (z35)) (not (z52))))
  (:action a83
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z10)) (not (z14)) (not (z22)) (not (z27)) (not (z33))
      (not (z34)) (not (z35)) (not (z37)) (not (z38)) (not (z39)) (not (z43)) (not (z47))
      (not (z50)) (not (z52)) (not (z54)) (not (z56)) (not (z60)) (not (z66)) (not (z74)) (z80)
      (not (z85)) (z86) (not (z95)) (not (z96)) (not (z111)) (not (z115)) (not (z117)))
    :effect (and
      (z22) (z27) (z66) (not (z80)) (not (z86))))
  (:action a84
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z14)) (not (z17)) (not (z19)) (not (z20)) (not (z23)) (not (z25))
      (not (z27)) (not (z28)) (z35) (not (z36)) (not (z37)) (not (z38)) (not (z42)) (not (z43))
      (not (z47)) (not (z50)) (not (z51)) (not (z52)) (not (z54)) (not (z67)) (not (z69))
      (not (z80)) (not (z86)) (not (z98)) (not (z101)) (not (z111)) (not (z115)))
    :effect (and
      (not (z1)) (z25) (z27) (not (z35))))
  (:action a85
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z5)) (not (z8)) (not (z13)) (not (z14)) (not (z17)) (not (z19))
      (not (z25)) (not (z27)) (not (z28)) (z35) (not (z36)) (not (z43)) (not (z46)) (not (z47))
      (not (z50)) (not (z51)) (not (z61)) (not (z69)) (not (z74)) (not (z77)) (not (z80))
      (not (z98)) (not (z110)) (not (z111)) (not (z116)) (not (z117)) (not (z119)) (z120))
    :effect (and
      (z28) (not (z35)) (z111) (not (z120))))
  (:action a86
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z11)) (not (z14)) (not (z17)) (not (z18)) (not (z23))
      (not (z25)) (not (z27)) (not (z28)) (z35) (not (z36)) (not (z40)) (not (z43)) (not (z46))
      (not (z47)) (not (z50)) (not (z51)) (not (z55)) (z61) (not (z69)) (not (z80)) (not (z85))
      (not (z88)) (not (z98)) (not (z110)) (not (z111)) (not (z116)) (not (z117)) (not (z120)))
    :effect (and
      (z14) (z28) (not (z35)) (not (z61))))
  (:action a87
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z14)) (not (z17)) (not (z25)) (not (z27))
      (not (z28)) (z35) (not (z36)) (not (z38)) (not (z43)) (not (z46)) (not (z47)) (not (z50))
      (not (z51)) (not (z52)) (not (z54)) (not (z61)) (not (z69)) (not (z80)) (not (z86))
      (not (z98)) (not (z110)) (not (z111)) (not (z115)) (not (z116)) (not (z117)) (not (z120)))
    :effect (and
      (z27) (z28) (not (z35))))
  (:action a88
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (z8) (not (z10)) (not (z13)) (not (z14)) (not (z15)) (not (z19))
      (not (z20)) (not (z24)) (not (z27)) (not (z31)) (not (z35)) (not (z36)) (not (z39))
      (not (z40)) (not (z43)) (not (z45)) (not (z47)) (not (z48)) (not (z58)) (not (z74))
      (not (z77)) (not (z80)) (not (z111)) (not (z112)) (not (z116)) (not (z119)) (not (z120))
      (z125))
    :effect (and
      (not (z8)) (z31) (z111) (not (z125))))
  (:action a89
    :parameters ()
    :precondition (and
      (not (z2)) (not (z8)) (not (z10)) (not (z11)) (not (z14)) (not (z15)) (not (z18))
      (not (z20)) (not (z23)) (not (z24)) (not (z27)) (not (z31)) (not (z35)) (not (z36))
      (not (z39)) (z40) (not (z43)) (not (z45)) (not (z47)) (not (z48)) (not (z55)) (not (z58))
      (not (z61)) (not (z80)) (not (z85)) (not (z88)) (not (z111)) (not (z112)) (not (z116))
      (z125))
    :effect (and
      (z14) (z31) (not (z40)) (not (z125))))
  (:action a90
    :parameters ()
    :precondition (and
      (not (z2)) (z10) (not (z14)) (not (z20)) (not (z22)) (not (z24)) (not (z27)) (not (z31))
      (not (z33)) (not (z35)) (z43) (not (z45)) (not (z46)) (not (z47)) (not (z50)) (not (z58))
      (not (z60)) (not (z66)) (not (z74)) (not (z80)) (not (z85)) (not (z86)) (not (z90))
      (not (z101)) (not (z111)) (not (z112)) (not (z116)) (not (z123)) (not (z124)) (not (z125))
      (not (z127)))
    :effect (and
      (not (z10)) (z33) (not (z43)) (z125)))
  (:action a91
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z14)) (not (z17)) (not (z25)) (z27) (z28) (not (z35))
      (not (z36)) (not (z38)) (not (z43)) (not (z47)) (not (z50)) (not (z51)) (not (z52))
      (not (z54)) (not (z69)) (not (z80)) (not (z86)) (not (z98)) (not (z111)) (not (z115)))
    :effect (and
      (not (z27)) (not (z28)) (z35)))
  (:action a92
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z17))
      (not (z19)) (not (z22)) (not (z25)) (not (z27)) (not (z28)) (not (z33)) (not (z35))
      (not (z36)) (not (z43)) (not (z47)) (z50) (not (z51)) (not (z60)) (not (z66)) (not (z69))
      (not (z74)) (not (z77)) (not (z80)) (not (z85)) (not (z86)) (not (z98)) (z111) (not (z119))
      (not (z120)))
    :effect (and
      (z35) (not (z50)) (z74) (not (z111))))
  (:action a93
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z13)) (not (z14)) (z17) (not (z19)) (not (z24))
      (not (z25)) (not (z27)) (not (z28)) (not (z35)) (not (z36)) (not (z43)) (not (z47))
      (not (z50)) (not (z51)) (not (z52)) (not (z55)) (not (z62)) (not (z69)) (not (z74))
      (not (z77)) (not (z79)) (not (z80)) (not (z98)) (z111) (not (z119)) (not (z120))
      (not (z124)))
    :effect (and
      (not (z17)) (z35) (z77) (not (z111))))
  (:action a94
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z11)) (z14) (not (z17)) (not (z18)) (not (z22)) (not (z23))
      (not (z25)) (not (z27)) (not (z28)) (not (z33)) (not (z35)) (not (z36)) (not (z40))
      (not (z43)) (not (z47)) (z50) (not (z51)) (not (z55)) (not (z60)) (not (z61)) (not (z66))
      (not (z69)) (not (z74)) (not (z80)) (not (z85)) (not (z86)) (not (z88)) (not (z98))
      (not (z111)))
    :effect (and
      (not (z14)) (z35) (not (z50)) (z85)))
  (:action a95
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z10)) (not (z14)) (not (z17)) (not (z22)) (not (z25)) (z27)
      (not (z28)) (not (z33)) (not (z35)) (not (z36)) (not (z38)) (not (z43)) (not (z47)) (z50)
      (not (z51)) (not (z52)) (not (z54)) (not (z60)) (not (z66)) (not (z69)) (not (z74))
      (not (z80)) (not (z85)) (not (z86)) (not (z98)) (not (z111)) (not (z115)))
    :effect (and
      (not (z27)) (z35) (not (z50)) (z86)))
  (:action a96
    :parameters ()
    :precondition (and
      (not (z2)) (not (z11)) (not (z13)) (z14) (not (z17)) (not (z18)) (not (z23)) (not (z25))
      (not (z27)) (not (z28)) (not (z35)) (not (z36)) (not (z40)) (not (z43)) (not (z47))
      (not (z50)) (not (z51)) (not (z55)) (not (z61)) (z69) (not (z73)) (not (z80)) (not (z85))
      (not (z88)) (not (z90)) (not (z95)) (not (z97)) (not (z98)) (not (z111)) (not (z112)))
    :effect (and
      (not (z14)) (z35) (not (z69)) (z88)))
  (:action a97
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z14)) (not (z17)) (not (z18)) (not (z25)) (z27) (not (z28))
      (not (z35)) (not (z36)) (not (z38)) (not (z43)) (not (z47)) (not (z50)) (not (z51))
      (not (z52)) (not (z54)) (not (z58)) (not (z69)) (not (z80)) (not (z84)) (not (z86))
      (not (z94)) (not (z96)) (z98) (not (z111)) (not (z115)) (not (z119)) (not (z127)))
    :effect (and
      (not (z27)) (z35) (not (z98)) (z115)))
  (:action a98
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z13)) (not (z14)) (not (z17)) (not (z18))
      (not (z19)) (not (z25)) (not (z27)) (not (z28)) (not (z35)) (not (z36)) (not (z43))
      (not (z47)) (not (z50)) (not (z51)) (not (z58)) (not (z69)) (not (z74)) (not (z77))
      (not (z80)) (not (z84)) (not (z94)) (not (z96)) (z98) (z111) (not (z115)) (not (z119))
      (not (z120)) (not (z127)))
    :effect (and
      (z35) (not (z98)) (not (z111)) (z119)))
  (:action a99
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z5)) (not (z8)) (not (z13)) (not (z14)) (not (z17)) (not (z19))
      (not (z25)) (not (z27)) (z28) (not (z35)) (not (z36)) (not (z43)) (not (z46)) (not (z47))
      (not (z50)) (not (z51)) (not (z61)) (not (z69)) (not (z74)) (not (z77)) (not (z80))
      (not (z98)) (not (z110)) (z111) (not (z116)) (not (z117)) (not (z119)) (not (z120)))
    :effect (and
      (not (z28)) (z35) (not (z111)) (z120)))
  (:action a100
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z14)) (not (z17)) (not (z19)) (not (z20)) (not (z23)) (z25)
      (z27) (not (z28)) (not (z35)) (not (z36)) (not (z37)) (not (z38)) (not (z42)) (not (z43))
      (not (z47)) (not (z50)) (not (z51)) (not (z52)) (not (z54)) (not (z67)) (not (z69))
      (not (z80)) (not (z86)) (not (z98)) (not (z101)) (not (z111)) (not (z115)))
    :effect (and
      (z1) (not (z25)) (not (z27)) (z35)))
  (:action a101
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z8)) (not (z11)) (not (z13)) (not (z14)) (not (z17))
      (not (z19)) (not (z25)) (not (z27)) (not (z28)) (not (z34)) (not (z35)) (not (z36))
      (not (z43)) (not (z47)) (not (z50)) (z51) (not (z54)) (not (z56)) (not (z69)) (not (z74))
      (not (z77)) (not (z80)) (not (z98)) (z111) (not (z119)) (not (z120)) (not (z123))
      (not (z125)))
    :effect (and
      (z5) (z35) (not (z51)) (not (z111))))
  (:action a102
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z13)) (not (z14)) (not (z15)) (not (z17))
      (not (z19)) (not (z25)) (not (z27)) (not (z28)) (not (z31)) (not (z35)) (z36) (not (z39))
      (not (z40)) (not (z43)) (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z51))
      (not (z69)) (not (z74)) (not (z77)) (not (z80)) (not (z98)) (z111) (not (z119))
      (not (z120)))
    :effect (and
      (z8) (z35) (not (z36)) (not (z111))))
  (:action a103
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z11)) (z14) (not (z17)) (not (z18)) (not (z23))
      (not (z25)) (not (z27)) (not (z28)) (not (z34)) (not (z35)) (not (z36)) (not (z40))
      (not (z43)) (not (z47)) (not (z50)) (z51) (not (z54)) (not (z55)) (not (z56)) (not (z61))
      (not (z69)) (not (z80)) (not (z85)) (not (z88)) (not (z98)) (not (z111)) (not (z123))
      (not (z125)))
    :effect (and
      (z11) (not (z14)) (z35) (not (z51))))
  (:action a104
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z13)) (not (z14)) (not (z17)) (not (z19))
      (not (z25)) (not (z27)) (not (z28)) (not (z35)) (not (z36)) (not (z43)) (not (z47))
      (not (z50)) (not (z51)) (z69) (not (z73)) (not (z74)) (not (z77)) (not (z80)) (not (z88))
      (not (z90)) (not (z95)) (not (z97)) (not (z98)) (z111) (not (z112)) (not (z119))
      (not (z120)))
    :effect (and
      (z13) (z35) (not (z69)) (not (z111))))
  (:action a105
    :parameters ()
    :precondition (and
      (not (z2)) (not (z11)) (z14) (not (z17)) (not (z18)) (not (z23)) (not (z25)) (not (z27))
      (not (z28)) (not (z35)) (not (z36)) (not (z40)) (not (z43)) (not (z47)) (not (z50))
      (not (z51)) (not (z55)) (not (z58)) (not (z61)) (not (z69)) (not (z80)) (not (z84))
      (not (z85)) (not (z88)) (not (z94)) (not (z96)) (z98) (not (z111)) (not (z115))
      (not (z119)) (not (z127)))
    :effect (and
      (not (z14)) (z18) (z35) (not (z98))))
  (:action a106
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z8)) (not (z13)) (not (z14)) (not (z17)) (not (z19))
      (not (z20)) (not (z23)) (z25) (not (z27)) (not (z28)) (not (z35)) (not (z36)) (not (z37))
      (not (z42)) (not (z43)) (not (z47)) (not (z50)) (not (z51)) (not (z67)) (not (z69))
      (not (z74)) (not (z77)) (not (z80)) (not (z98)) (not (z101)) (z111) (not (z119))
      (not (z120)))
    :effect (and
      (z19) (not (z25)) (z35) (not (z111))))
  (:action a107
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z11)) (z14) (not (z17)) (not (z18)) (not (z19)) (not (z20))
      (not (z23)) (z25) (not (z27)) (not (z28)) (not (z35)) (not (z36)) (not (z37)) (not (z40))
      (not (z42)) (not (z43)) (not (z47)) (not (z50)) (not (z51)) (not (z55)) (not (z61))
      (not (z67)) (not (z69)) (not (z80)) (not (z85)) (not (z88)) (not (z98)) (not (z101))
      (not (z111)))
    :effect (and
      (not (z14)) (z23) (not (z25)) (z35)))
  (:action a108
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (z8) (not (z13)) (not (z14)) (not (z15)) (not (z17)) (not (z19))
      (not (z25)) (not (z27)) (not (z28)) (not (z31)) (z35) (not (z36)) (not (z39)) (not (z40))
      (not (z43)) (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z51)) (not (z69))
      (not (z74)) (not (z77)) (not (z80)) (not (z98)) (not (z111)) (not (z119)) (not (z120)))
    :effect (and
      (not (z8)) (not (z35)) (z36) (z111)))
  (:action a109
    :parameters ()
    :precondition (and
      (not (z2)) (not (z8)) (not (z11)) (not (z14)) (not (z15)) (not (z17)) (not (z18))
      (not (z23)) (not (z25)) (not (z27)) (not (z28)) (not (z31)) (z35) (not (z36)) (not (z39))
      (z40) (not (z43)) (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z51)) (not (z55))
      (not (z61)) (not (z69)) (not (z80)) (not (z85)) (not (z88)) (not (z98)) (not (z111)))
    :effect (and
      (z14) (not (z35)) (z36) (not (z40))))
  (:action a110
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z8)) (not (z14)) (not (z15)) (not (z17)) (not (z25))
      (not (z27)) (not (z28)) (not (z31)) (z35) (not (z36)) (z38) (not (z39)) (not (z40))
      (not (z43)) (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z51)) (not (z52))
      (not (z54)) (not (z69)) (not (z80)) (not (z86)) (not (z98)) (not (z111)) (not (z115)))
    :effect (and
      (z27) (not (z35)) (z36) (not (z38))))
  (:action a111
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z6)) (not (z14)) (not (z19)) (not (z20)) (not (z22))
      (not (z23)) (not (z25)) (not (z27)) (not (z34)) (not (z35)) (not (z37)) (not (z39)) (z42)
      (not (z43)) (not (z47)) (not (z48)) (not (z56)) (not (z62)) (not (z66)) (not (z67)) (z80)
      (not (z94)) (not (z95)) (not (z96)) (not (z97)) (not (z101)) (not (z111)) (not (z117)))
    :effect (and
      (z2) (z37) (not (z42)) (not (z80))))
  (:action a112
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z11)) (not (z14)) (not (z18)) (not (z19)) (not (z20))
      (not (z22)) (z23) (not (z25)) (not (z27)) (not (z34)) (not (z35)) (not (z37)) (not (z39))
      (not (z40)) (not (z42)) (not (z43)) (not (z47)) (not (z55)) (not (z56)) (not (z61))
      (not (z66)) (not (z67)) (z80) (not (z85)) (not (z88)) (not (z95)) (not (z96)) (not (z101))
      (not (z111)) (not (z117)))
    :effect (and
      (z14) (not (z23)) (z37) (not (z80))))
  (:action a113
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z14)) (not (z19)) (not (z20)) (not (z22)) (not (z23)) (not (z25))
      (not (z27)) (not (z34)) (not (z35)) (not (z37)) (not (z38)) (not (z39)) (not (z42))
      (not (z43)) (not (z47)) (not (z52)) (not (z54)) (not (z56)) (not (z66)) (not (z67)) (z80)
      (not (z86)) (not (z95)) (not (z96)) (not (z101)) (not (z111)) (not (z115)) (not (z117)))
    :effect (and
      (not (z1)) (z27) (z37) (not (z80))))
  (:action a114
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z14)) (not (z22)) (z27) (not (z34)) (not (z35)) (not (z37))
      (not (z38)) (not (z39)) (not (z43)) (not (z47)) (not (z52)) (not (z54)) (not (z56))
      (not (z66)) (not (z80)) (not (z86)) (not (z90)) (z95) (not (z96)) (not (z111)) (not (z115))
      (not (z117)))
    :effect (and
      (not (z27)) (z38) (z80) (not (z95))))
  (:action a115
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z14)) (not (z22)) (z27) (not (z34)) (not (z35)) (not (z37))
      (not (z38)) (z39) (not (z43)) (not (z47)) (not (z52)) (not (z54)) (not (z56)) (not (z66))
      (not (z80)) (not (z86)) (not (z95)) (not (z96)) (not (z111)) (not (z115)) (not (z117)))
    :effect (and
      (not (z27)) (z38) (not (z39)) (z80)))
  (:action a116
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z14)) (not (z17)) (not (z25)) (z27) (not (z28)) (not (z35))
      (not (z36)) (not (z38)) (not (z43)) (not (z47)) (not (z50)) (not (z51)) (not (z52))
      (not (z54)) (z69) (not (z80)) (not (z86)) (not (z95)) (not (z98)) (not (z111)) (not (z115)))
    :effect (and
      (not (z27)) (z35) (z38) (not (z69))))
  (:action a117
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z14)) (not (z17)) (not (z25)) (z27) (not (z28)) (not (z35))
      (z36) (not (z38)) (not (z43)) (not (z47)) (not (z50)) (not (z51)) (not (z52)) (not (z54))
      (not (z69)) (not (z80)) (not (z86)) (not (z98)) (not (z111)) (not (z115)))
    :effect (and
      (not (z27)) (z35) (not (z36)) (z38)))
  (:action a118
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z6)) (not (z8)) (not (z14)) (not (z15)) (not (z22)) (not (z27))
      (not (z31)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (not (z39)) (not (z40))
      (not (z42)) (not (z43)) (not (z45)) (not (z47)) (z48) (not (z56)) (not (z62)) (not (z66))
      (z80) (not (z94)) (not (z95)) (not (z96)) (not (z97)) (not (z111)) (not (z117)))
    :effect (and
      (z2) (z39) (not (z48)) (not (z80))))
  (:action a119
    :parameters ()
    :precondition (and
      (not (z2)) (not (z8)) (not (z11)) (not (z14)) (not (z15)) (not (z18)) (not (z22))
      (not (z23)) (not (z27)) (not (z31)) (not (z34)) (not (z35)) (not (z36)) (not (z37))
      (not (z39)) (z40) (not (z43)) (not (z45)) (not (z47)) (not (z48)) (not (z55)) (not (z56))
      (not (z61)) (not (z66)) (z80) (not (z85)) (not (z88)) (not (z95)) (not (z96)) (not (z111))
      (not (z117)))
    :effect (and
      (z14) (z39) (not (z40)) (not (z80))))
  (:action a120
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z8)) (not (z14)) (not (z15)) (not (z22)) (not (z27))
      (not (z31)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (z38) (not (z39)) (not (z40))
      (not (z43)) (not (z45)) (not (z47)) (not (z48)) (not (z52)) (not (z54)) (not (z56))
      (not (z66)) (z80) (not (z86)) (not (z95)) (not (z96)) (not (z111)) (not (z115))
      (not (z117)))
    :effect (and
      (z27) (not (z38)) (z39) (not (z80))))
  (:action a121
    :parameters ()
    :precondition (and
      (not (z2)) (not (z8)) (not (z11)) (z14) (not (z15)) (not (z18)) (not (z22)) (not (z23))
      (not (z27)) (not (z31)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (z39) (not (z40))
      (not (z43)) (not (z45)) (not (z47)) (not (z48)) (not (z55)) (not (z56)) (not (z61))
      (not (z66)) (not (z80)) (not (z85)) (not (z88)) (not (z95)) (not (z96)) (not (z111))
      (not (z117)))
    :effect (and
      (not (z14)) (not (z39)) (z40) (z80)))
  (:action a122
    :parameters ()
    :precondition (and
      (not (z2)) (not (z8)) (not (z10)) (not (z11)) (z14) (not (z15)) (not (z18)) (not (z20))
      (not (z23)) (not (z24)) (not (z27)) (z31) (not (z35)) (not (z36)) (not (z39)) (not (z40))
      (not (z43)) (not (z45)) (not (z47)) (not (z48)) (not (z55)) (not (z58)) (not (z61))
      (not (z80)) (not (z85)) (not (z88)) (not (z111)) (not (z112)) (not (z116)) (not (z125)))
    :effect (and
      (not (z14)) (not (z31)) (z40) (z125)))
  (:action a123
    :parameters ()
    :precondition (and
      (not (z2)) (not (z8)) (not (z11)) (z14) (not (z15)) (not (z17)) (not (z18)) (not (z23))
      (not (z25)) (not (z27)) (not (z28)) (not (z31)) (not (z35)) (z36) (not (z39)) (not (z40))
      (not (z43)) (not (z45)) (not (z47)) (not (z48)) (not (z50)) (not (z51)) (not (z55))
      (not (z61)) (not (z69)) (not (z80)) (not (z85)) (not (z88)) (not (z98)) (not (z111)))
    :effect (and
      (not (z14)) (z35) (not (z36)) (z40)))
  (:action a124
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z3)) (not (z6)) (not (z14)) (not (z19)) (not (z20)) (not (z22))
      (not (z23)) (not (z25)) (not (z27)) (not (z34)) (not (z35)) (z37) (not (z39)) (not (z42))
      (not (z43)) (not (z47)) (not (z48)) (not (z56)) (not (z62)) (not (z66)) (not (z67))
      (not (z80)) (not (z94)) (not (z95)) (not (z96)) (not (z97)) (not (z101)) (not (z111))
      (not (z117)))
    :effect (and
      (not (z2)) (not (z37)) (z42) (z80)))
  (:action a125
    :parameters ()
    :precondition (and
      (not (z2)) (not (z14)) (not (z27)) (not (z33)) (not (z35)) (not (z43)) (not (z45))
      (not (z46)) (not (z47)) (not (z80)) (not (z90)) (not (z101)) (not (z111)) (z123)
      (not (z124)) (z125) (not (z127)))
    :effect (and
      (z43) (not (z123))))
  (:action a126
    :parameters ()
    :precondition (and
      (not (z2)) (not (z14)) (not (z15)) (not (z27)) (not (z33)) (not (z35)) (not (z43))
      (not (z45)) (not (z46)) (z47) (not (z60)) (not (z67)) (not (z73)) (not (z79)) (not (z80))
      (not (z84)) (not (z90)) (not (z101)) (not (z110)) (not (z111)) (z123) (not (z124))
      (not (z127)))
    :effect (and
      (z43) (not (z47)) (not (z123))))
  (:action a127
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z14)) (not (z15)) (not (z19)) (not (z20)) (not (z23))
      (not (z25)) (not (z27)) (not (z33)) (not (z35)) (not (z37)) (not (z42)) (not (z43))
      (not (z45)) (not (z46)) (z47) (not (z60)) (not (z67)) (not (z73)) (not (z79)) (not (z80))
      (not (z84)) (not (z90)) (z101) (not (z110)) (not (z111)) (not (z123)) (not (z124))
      (not (z127)))
    :effect (and
      (z43) (not (z47)) (z67) (not (z101))))
  (:action a128
    :parameters ()
    :precondition (and
      (not (z2)) (not (z13)) (not (z14)) (not (z15)) (not (z27)) (not (z33)) (not (z35))
      (not (z43)) (not (z45)) (not (z46)) (z47) (not (z60)) (not (z67)) (not (z69)) (not (z73))
      (not (z79)) (not (z80)) (not (z84)) (not (z88)) (z90) (not (z95)) (not (z97)) (not (z101))
      (not (z110)) (not (z111)) (not (z112)) (not (z123)) (not (z124)) (not (z127)))
    :effect (and
      (z43) (not (z47)) (z73) (not (z90))))
  (:action a129
    :parameters ()
    :precondition (and
      (not (z2)) (not (z14)) (not (z15)) (not (z17)) (not (z24)) (not (z27)) (not (z33))
      (not (z35)) (not (z43)) (not (z45)) (not (z46)) (z47) (not (z52)) (not (z55)) (not (z60))
      (not (z62)) (not (z67)) (not (z73)) (not (z77)) (not (z79)) (not (z80)) (not (z84))
      (not (z90)) (not (z101)) (not (z110)) (not (z111)) (not (z123)) (z124) (not (z127)))
    :effect (and
      (z43) (not (z47)) (z79) (not (z124))))
  (:action a130
    :parameters ()
    :precondition (and
      (not (z2)) (not (z14)) (not (z15)) (not (z18)) (not (z27)) (not (z33)) (not (z35))
      (not (z43)) (not (z45)) (not (z46)) (z47) (not (z58)) (not (z60)) (not (z67)) (not (z73))
      (not (z79)) (not (z80)) (not (z84)) (not (z90)) (not (z94)) (not (z96)) (not (z98))
      (not (z101)) (not (z110)) (not (z111)) (not (z115)) (not (z119)) (not (z123)) (not (z124))
      (z127))
    :effect (and
      (z43) (not (z47)) (z84) (not (z127))))
  (:action a131
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z14)) (not (z15)) (not (z27)) (not (z28)) (not (z33))
      (not (z35)) (not (z43)) (not (z45)) (z46) (z47) (not (z60)) (not (z61)) (not (z67))
      (not (z73)) (not (z79)) (not (z80)) (not (z84)) (not (z90)) (not (z101)) (not (z110))
      (not (z111)) (not (z116)) (not (z117)) (not (z120)) (not (z123)) (not (z124)) (not (z127)))
    :effect (and
      (z43) (not (z46)) (not (z47)) (z110)))
  (:action a132
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z13)) (not (z14)) (not (z20)) (not (z24)) (not (z27))
      (not (z31)) (not (z33)) (not (z35)) (not (z43)) (not (z45)) (not (z46)) (not (z47))
      (not (z58)) (not (z69)) (not (z73)) (not (z80)) (not (z88)) (z90) (not (z95)) (not (z97))
      (not (z101)) (not (z111)) (not (z112)) (not (z116)) (not (z123)) (not (z124)) (z125)
      (not (z127)))
    :effect (and
      (z43) (not (z90)) (z112) (not (z125))))
  (:action a133
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z10)) (not (z14)) (not (z20)) (not (z24)) (not (z27))
      (not (z28)) (not (z31)) (not (z33)) (not (z35)) (not (z43)) (not (z45)) (z46) (not (z47))
      (not (z58)) (not (z61)) (not (z80)) (not (z90)) (not (z101)) (not (z110)) (not (z111))
      (not (z112)) (not (z116)) (not (z117)) (not (z120)) (not (z123)) (not (z124)) (z125)
      (not (z127)))
    :effect (and
      (z43) (not (z46)) (z116) (not (z125))))
  (:action a134
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z14)) (not (z20)) (not (z22)) (not (z24)) (not (z27))
      (not (z31)) (z33) (not (z35)) (not (z43)) (not (z45)) (not (z46)) (not (z47)) (not (z50))
      (not (z58)) (not (z60)) (not (z66)) (not (z74)) (not (z80)) (not (z85)) (not (z86))
      (not (z90)) (not (z101)) (not (z111)) (not (z112)) (not (z116)) (not (z123)) (not (z124))
      (z125) (not (z127)))
    :effect (and
      (z10) (not (z33)) (z43) (not (z125))))
  (:action a135
    :parameters ()
    :precondition (and
      (not (z2)) (not (z8)) (not (z14)) (not (z15)) (not (z27)) (not (z31)) (not (z33))
      (not (z35)) (not (z36)) (not (z39)) (not (z40)) (not (z43)) (z45) (not (z46)) (z47)
      (not (z48)) (not (z60)) (not (z67)) (not (z73)) (not (z79)) (not (z80)) (not (z84))
      (not (z90)) (not (z101)) (not (z110)) (not (z111)) (not (z123)) (not (z124)) (not (z127)))
    :effect (and
      (z15) (z43) (not (z45)) (not (z47))))
  (:action a136
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z10)) (not (z14)) (not (z19)) (not (z20)) (not (z23))
      (not (z24)) (not (z25)) (not (z27)) (not (z31)) (not (z33)) (not (z35)) (not (z37))
      (not (z42)) (not (z43)) (not (z45)) (not (z46)) (not (z47)) (not (z58)) (not (z67))
      (not (z80)) (not (z90)) (z101) (not (z111)) (not (z112)) (not (z116)) (not (z123))
      (not (z124)) (z125) (not (z127)))
    :effect (and
      (z20) (z43) (not (z101)) (not (z125))))
  (:action a137
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z14)) (not (z17)) (not (z20)) (not (z24)) (not (z27))
      (not (z31)) (not (z33)) (not (z35)) (not (z43)) (not (z45)) (not (z46)) (not (z47))
      (not (z52)) (not (z55)) (not (z58)) (not (z62)) (not (z77)) (not (z79)) (not (z80))
      (not (z90)) (not (z101)) (not (z111)) (not (z112)) (not (z116)) (not (z123)) (z124) (z125)
      (not (z127)))
    :effect (and
      (z24) (z43) (not (z124)) (not (z125))))
  (:action a138
    :parameters ()
    :precondition (and
      (not (z2)) (not (z8)) (not (z10)) (not (z14)) (not (z15)) (not (z20)) (not (z24))
      (not (z27)) (not (z31)) (not (z33)) (not (z35)) (not (z36)) (not (z39)) (not (z40))
      (not (z43)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z58)) (not (z80)) (not (z90))
      (not (z101)) (not (z111)) (not (z112)) (not (z116)) (not (z123)) (not (z124)) (z125)
      (not (z127)))
    :effect (and
      (z31) (z43) (not (z45)) (not (z125))))
  (:action a139
    :parameters ()
    :precondition (and
      (not (z2)) (not (z8)) (not (z10)) (not (z14)) (not (z15)) (not (z20)) (not (z24))
      (not (z27)) (z31) (not (z33)) (not (z35)) (not (z36)) (not (z39)) (not (z40)) (z43)
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z58)) (not (z80)) (not (z90))
      (not (z101)) (not (z111)) (not (z112)) (not (z116)) (not (z123)) (not (z124)) (not (z125))
      (not (z127)))
    :effect (and
      (not (z31)) (not (z43)) (z45) (z125)))
  (:action a140
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z10)) (not (z14)) (not (z20)) (not (z24)) (not (z27))
      (not (z28)) (not (z31)) (not (z33)) (not (z35)) (z43) (not (z45)) (not (z46)) (not (z47))
      (not (z58)) (not (z61)) (not (z80)) (not (z90)) (not (z101)) (not (z110)) (not (z111))
      (not (z112)) (z116) (not (z117)) (not (z120)) (not (z123)) (not (z124)) (not (z125))
      (not (z127)))
    :effect (and
      (not (z43)) (z46) (not (z116)) (z125)))
  (:action a141
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z6)) (not (z14)) (not (z15)) (not (z27)) (not (z35)) (not (z42))
      (not (z43)) (not (z47)) (not (z48)) (z60) (not (z62)) (not (z67)) (not (z73)) (not (z79))
      (not (z80)) (not (z84)) (not (z94)) (not (z97)) (not (z110)) (not (z111)))
    :effect (and
      (not (z2)) (z47) (not (z60))))
  (:action a142
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z11)) (z14) (not (z15)) (not (z18)) (not (z22)) (not (z23))
      (not (z27)) (not (z33)) (not (z35)) (not (z40)) (not (z43)) (not (z47)) (not (z50))
      (not (z55)) (z60) (not (z61)) (not (z66)) (not (z67)) (not (z73)) (not (z74)) (not (z79))
      (not (z80)) (not (z84)) (not (z85)) (not (z86)) (not (z88)) (not (z110)) (not (z111)))
    :effect (and
      (not (z14)) (z47) (not (z60)) (z85)))
  (:action a143
    :parameters ()
    :precondition (and
      (not (z2)) (not (z11)) (not (z13)) (z14) (not (z15)) (not (z18)) (not (z23)) (not (z27))
      (not (z35)) (not (z40)) (not (z43)) (not (z47)) (not (z55)) (not (z60)) (not (z61))
      (not (z67)) (not (z69)) (z73) (not (z79)) (not (z80)) (not (z84)) (not (z85)) (not (z88))
      (not (z90)) (not (z95)) (not (z97)) (not (z110)) (not (z111)) (not (z112)))
    :effect (and
      (not (z14)) (z47) (not (z73)) (z88)))
  (:action a144
    :parameters ()
    :precondition (and
      (not (z2)) (not (z13)) (not (z14)) (not (z15)) (not (z27)) (not (z33)) (not (z35)) (z43)
      (not (z45)) (not (z46)) (not (z47)) (not (z60)) (not (z67)) (not (z69)) (z73) (not (z79))
      (not (z80)) (not (z84)) (not (z88)) (not (z90)) (not (z95)) (not (z97)) (not (z101))
      (not (z110)) (not (z111)) (not (z112)) (not (z123)) (not (z124)) (not (z127)))
    :effect (and
      (not (z43)) (z47) (not (z73)) (z90)))
  (:action a145
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z6)) (not (z14)) (not (z15)) (not (z18)) (not (z27)) (not (z35))
      (not (z42)) (not (z43)) (not (z47)) (not (z48)) (not (z58)) (not (z60)) (not (z62))
      (not (z67)) (not (z73)) (not (z79)) (not (z80)) (z84) (not (z94)) (not (z96)) (not (z97))
      (not (z98)) (not (z110)) (not (z111)) (not (z115)) (not (z119)) (not (z127)))
    :effect (and
      (not (z2)) (z47) (not (z84)) (z94)))
  (:action a146
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z6)) (not (z13)) (not (z14)) (not (z15)) (not (z27)) (not (z35))
      (not (z42)) (not (z43)) (not (z47)) (not (z48)) (not (z60)) (not (z62)) (not (z67))
      (not (z69)) (z73) (not (z79)) (not (z80)) (not (z84)) (not (z88)) (not (z90)) (not (z94))
      (not (z95)) (not (z97)) (not (z110)) (not (z111)) (not (z112)))
    :effect (and
      (not (z2)) (z47) (not (z73)) (z97)))
  (:action a147
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z14)) (not (z15)) (not (z19)) (not (z20)) (not (z23))
      (not (z25)) (not (z27)) (not (z33)) (not (z35)) (not (z37)) (not (z42)) (z43) (not (z45))
      (not (z46)) (not (z47)) (not (z60)) (z67) (not (z73)) (not (z79)) (not (z80)) (not (z84))
      (not (z90)) (not (z101)) (not (z110)) (not (z111)) (not (z123)) (not (z124)) (not (z127)))
    :effect (and
      (not (z43)) (z47) (not (z67)) (z101)))
  (:action a148
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z11)) (not (z14)) (not (z15)) (not (z27))
      (not (z33)) (not (z34)) (not (z35)) (z43) (not (z45)) (not (z46)) (not (z47)) (not (z51))
      (not (z54)) (not (z56)) (not (z60)) (not (z67)) (not (z73)) (not (z79)) (not (z80))
      (not (z84)) (not (z90)) (not (z101)) (not (z110)) (not (z111)) (not (z123)) (not (z124))
      (not (z127)))
    :effect (and
      (not (z43)) (z47) (z123)))
  (:action a149
    :parameters ()
    :precondition (and
      (not (z2)) (not (z14)) (not (z15)) (not (z17)) (not (z24)) (not (z27)) (not (z33))
      (not (z35)) (z43) (not (z45)) (not (z46)) (not (z47)) (not (z52)) (not (z55)) (not (z60))
      (not (z62)) (not (z67)) (not (z73)) (not (z77)) (z79) (not (z80)) (not (z84)) (not (z90))
      (not (z101)) (not (z110)) (not (z111)) (not (z123)) (not (z124)) (not (z127)))
    :effect (and
      (not (z43)) (z47) (not (z79)) (z124)))
  (:action a150
    :parameters ()
    :precondition (and
      (not (z2)) (not (z14)) (not (z15)) (not (z18)) (not (z27)) (not (z33)) (not (z35)) (z43)
      (not (z45)) (not (z46)) (not (z47)) (not (z58)) (not (z60)) (not (z67)) (not (z73))
      (not (z79)) (not (z80)) (z84) (not (z90)) (not (z94)) (not (z96)) (not (z98)) (not (z101))
      (not (z110)) (not (z111)) (not (z115)) (not (z119)) (not (z123)) (not (z124)) (not (z125))
      (not (z127)))
    :effect (and
      (not (z43)) (z47) (not (z84)) (z127)))
  (:action a151
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z6)) (not (z14)) (not (z15)) (not (z27)) (not (z28)) (not (z35))
      (not (z42)) (not (z43)) (not (z46)) (not (z47)) (not (z48)) (not (z60)) (not (z61))
      (not (z62)) (not (z67)) (not (z73)) (not (z79)) (not (z80)) (not (z84)) (not (z94))
      (not (z97)) (z110) (not (z111)) (not (z116)) (not (z117)) (not (z120)))
    :effect (and
      (not (z2)) (z3) (z47) (not (z110))))
  (:action a152
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z5)) (not (z6)) (not (z11)) (not (z14)) (not (z15)) (not (z27))
      (not (z34)) (not (z35)) (not (z42)) (not (z43)) (not (z47)) (not (z48)) (not (z51))
      (not (z54)) (not (z56)) (not (z60)) (not (z62)) (not (z67)) (not (z73)) (not (z79))
      (not (z80)) (not (z84)) (not (z94)) (not (z97)) (not (z110)) (not (z111)) (not (z123))
      (not (z125)))
    :effect (and
      (not (z2)) (z6) (z47)))
  (:action a153
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z11)) (z14) (not (z15)) (not (z18)) (not (z23))
      (not (z27)) (not (z34)) (not (z35)) (not (z40)) (not (z43)) (not (z47)) (not (z51))
      (not (z54)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z67)) (not (z73))
      (not (z79)) (not (z80)) (not (z84)) (not (z85)) (not (z88)) (not (z110)) (not (z111))
      (not (z123)))
    :effect (and
      (z11) (not (z14)) (z47)))
  (:action a154
    :parameters ()
    :precondition (and
      (not (z2)) (not (z11)) (z14) (not (z15)) (not (z18)) (not (z23)) (not (z27)) (not (z35))
      (not (z40)) (not (z43)) (not (z47)) (not (z55)) (not (z58)) (not (z60)) (not (z61))
      (not (z67)) (not (z73)) (not (z79)) (not (z80)) (z84) (not (z85)) (not (z88)) (not (z94))
      (not (z96)) (not (z98)) (not (z110)) (not (z111)) (not (z115)) (not (z119)) (not (z127)))
    :effect (and
      (not (z14)) (z18) (z47) (not (z84))))
  (:action a155
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z11)) (z14) (not (z15)) (not (z18)) (not (z19)) (not (z20))
      (not (z23)) (not (z25)) (not (z27)) (not (z35)) (not (z37)) (not (z40)) (not (z42))
      (not (z43)) (not (z47)) (not (z55)) (not (z60)) (not (z61)) (z67) (not (z73)) (not (z79))
      (not (z80)) (not (z84)) (not (z85)) (not (z88)) (not (z101)) (not (z110)) (not (z111)))
    :effect (and
      (not (z14)) (z23) (z47) (not (z67))))
  (:action a156
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z14)) (not (z15)) (not (z22)) (not (z27)) (not (z33))
      (not (z35)) (z43) (not (z45)) (not (z46)) (not (z47)) (not (z50)) (z60) (not (z66))
      (not (z67)) (not (z73)) (not (z74)) (not (z79)) (not (z80)) (not (z84)) (not (z85))
      (not (z86)) (not (z90)) (not (z101)) (not (z110)) (not (z111)) (not (z123)) (not (z124))
      (not (z127)))
    :effect (and
      (z33) (not (z43)) (z47) (not (z60))))
  (:action a157
    :parameters ()
    :precondition (and
      (not (z2)) (not (z8)) (not (z11)) (z14) (z15) (not (z18)) (not (z23)) (not (z27))
      (not (z31)) (not (z35)) (not (z36)) (not (z39)) (not (z40)) (not (z43)) (not (z45))
      (not (z47)) (not (z48)) (not (z55)) (not (z60)) (not (z61)) (not (z67)) (not (z73))
      (not (z79)) (not (z80)) (not (z84)) (not (z85)) (not (z88)) (not (z110)) (not (z111)))
    :effect (and
      (not (z14)) (not (z15)) (z40) (z47)))
  (:action a158
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z3)) (not (z6)) (not (z14)) (not (z15)) (not (z19)) (not (z20))
      (not (z23)) (not (z25)) (not (z27)) (not (z35)) (not (z37)) (not (z42)) (not (z43))
      (not (z47)) (not (z48)) (not (z60)) (not (z62)) (z67) (not (z73)) (not (z79)) (not (z80))
      (not (z84)) (not (z94)) (not (z97)) (not (z101)) (not (z110)) (not (z111)))
    :effect (and
      (not (z2)) (z42) (z47) (not (z67))))
  (:action a159
    :parameters ()
    :precondition (and
      (not (z2)) (not (z8)) (not (z14)) (z15) (not (z27)) (not (z31)) (not (z33)) (not (z35))
      (not (z36)) (not (z39)) (not (z40)) (z43) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z60)) (not (z67)) (not (z73)) (not (z79)) (not (z80)) (not (z84)) (not (z90))
      (not (z101)) (not (z110)) (not (z111)) (not (z123)) (not (z124)) (not (z127)))
    :effect (and
      (not (z15)) (not (z43)) (z45) (z47)))
  (:action a160
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z14)) (not (z15)) (not (z27)) (not (z28)) (not (z33))
      (not (z35)) (z43) (not (z45)) (not (z46)) (not (z47)) (not (z60)) (not (z61)) (not (z67))
      (not (z73)) (not (z79)) (not (z80)) (not (z84)) (not (z90)) (not (z101)) (z110)
      (not (z111)) (not (z116)) (not (z117)) (not (z120)) (not (z123)) (not (z124)) (not (z127)))
    :effect (and
      (not (z43)) (z46) (z47) (not (z110))))
  (:action a161
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z6)) (not (z8)) (not (z14)) (not (z15)) (not (z22)) (not (z27))
      (not (z31)) (not (z34)) (not (z35)) (not (z36)) (not (z37)) (z39) (not (z40)) (not (z42))
      (not (z43)) (not (z45)) (not (z47)) (not (z48)) (not (z56)) (not (z62)) (not (z66))
      (not (z80)) (not (z94)) (not (z95)) (not (z96)) (not (z97)) (not (z111)) (not (z117)))
    :effect (and
      (not (z2)) (not (z39)) (z48) (z80)))
  (:action a162
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z6)) (not (z8)) (not (z14)) (z15) (not (z27)) (not (z31)) (not (z35))
      (not (z36)) (not (z39)) (not (z40)) (not (z42)) (not (z43)) (not (z45)) (not (z47))
      (not (z48)) (not (z60)) (not (z62)) (not (z67)) (not (z73)) (not (z79)) (not (z80))
      (not (z84)) (not (z94)) (not (z97)) (not (z110)) (not (z111)))
    :effect (and
      (not (z2)) (not (z15)) (z47) (z48)))
  (:action a163
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z17))
      (not (z19)) (not (z22)) (not (z25)) (not (z27)) (not (z28)) (not (z33)) (z35) (not (z36))
      (not (z43)) (not (z47)) (not (z50)) (not (z51)) (not (z60)) (not (z66)) (not (z69)) (z74)
      (not (z77)) (not (z80)) (not (z85)) (not (z86)) (not (z98)) (not (z111)) (not (z119))
      (not (z120)))
    :effect (and
      (not (z35)) (z50) (not (z74)) (z111)))
  (:action a164
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z11)) (not (z14)) (not (z17)) (not (z18)) (not (z22))
      (not (z23)) (not (z25)) (not (z27)) (not (z28)) (not (z33)) (z35) (not (z36)) (not (z40))
      (not (z43)) (not (z47)) (not (z50)) (not (z51)) (not (z55)) (not (z60)) (not (z61))
      (not (z66)) (not (z69)) (not (z74)) (not (z80)) (z85) (not (z86)) (not (z88)) (not (z98))
      (not (z111)))
    :effect (and
      (z14) (not (z35)) (z50) (not (z85))))
  (:action a165
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z10)) (not (z14)) (not (z17)) (not (z22)) (not (z25))
      (not (z27)) (not (z28)) (not (z33)) (z35) (not (z36)) (not (z38)) (not (z43)) (not (z47))
      (not (z50)) (not (z51)) (not (z52)) (not (z54)) (not (z60)) (not (z66)) (not (z69))
      (not (z74)) (not (z80)) (not (z85)) (z86) (not (z98)) (not (z111)) (not (z115)))
    :effect (and
      (z27) (not (z35)) (z50) (not (z86))))
  (:action a166
    :parameters ()
    :precondition (and
      (not (z2)) (z5) (not (z6)) (not (z8)) (not (z11)) (not (z13)) (not (z14)) (not (z17))
      (not (z19)) (not (z25)) (not (z27)) (not (z28)) (not (z34)) (z35) (not (z36)) (not (z43))
      (not (z47)) (not (z50)) (not (z51)) (not (z54)) (not (z56)) (not (z69)) (not (z74))
      (not (z77)) (not (z80)) (not (z98)) (not (z111)) (not (z119)) (not (z120)) (not (z123))
      (not (z125)))
    :effect (and
      (not (z5)) (not (z35)) (z51) (z111)))
  (:action a167
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (z11) (not (z14)) (not (z17)) (not (z18)) (not (z23))
      (not (z25)) (not (z27)) (not (z28)) (not (z34)) (z35) (not (z36)) (not (z40)) (not (z43))
      (not (z47)) (not (z50)) (not (z51)) (not (z54)) (not (z55)) (not (z56)) (not (z61))
      (not (z69)) (not (z80)) (not (z85)) (not (z88)) (not (z98)) (not (z111)) (not (z123))
      (not (z125)))
    :effect (and
      (not (z11)) (z14) (not (z35)) (z51)))
  (:action a168
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z6)) (not (z11)) (not (z14)) (not (z17)) (not (z25))
      (not (z27)) (not (z28)) (not (z34)) (z35) (not (z36)) (not (z38)) (not (z43)) (not (z47))
      (not (z50)) (not (z51)) (not (z52)) (z54) (not (z56)) (not (z69)) (not (z80)) (not (z86))
      (not (z98)) (not (z111)) (not (z115)) (not (z123)) (not (z125)))
    :effect (and
      (z27) (not (z35)) (z51) (not (z54))))
  (:action a169
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z14)) (not (z17)) (not (z22)) (not (z24)) (z27) (not (z34))
      (not (z35)) (not (z37)) (not (z38)) (not (z39)) (not (z43)) (not (z47)) (not (z52))
      (not (z54)) (not (z55)) (not (z56)) (not (z62)) (not (z66)) (not (z77)) (not (z79))
      (not (z80)) (not (z86)) (not (z95)) (not (z96)) (not (z111)) (not (z115)) (not (z117))
      (not (z124)))
    :effect (and
      (not (z27)) (z52) (z80)))
  (:action a170
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z14)) (z17) (not (z24)) (not (z25)) (z27) (not (z28))
      (not (z35)) (not (z36)) (not (z38)) (not (z43)) (not (z47)) (not (z50)) (not (z51))
      (not (z52)) (not (z54)) (not (z55)) (not (z62)) (not (z69)) (not (z77)) (not (z79))
      (not (z80)) (not (z86)) (not (z98)) (not (z111)) (not (z115)) (not (z124)))
    :effect (and
      (not (z17)) (not (z27)) (z35) (z52)))
  (:action a171
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z6)) (not (z11)) (not (z14)) (not (z22)) (z27) (z34)
      (not (z35)) (not (z37)) (not (z38)) (not (z39)) (not (z43)) (not (z47)) (not (z51))
      (not (z52)) (not (z54)) (z56) (not (z66)) (not (z80)) (not (z86)) (not (z95)) (not (z96))
      (not (z111)) (not (z115)) (not (z117)) (not (z123)) (not (z125)))
    :effect (and
      (not (z27)) (not (z34)) (z54) (not (z56)) (z80)))
  (:action a172
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z6)) (not (z11)) (not (z14)) (not (z17)) (not (z25))
      (z27) (not (z28)) (not (z34)) (not (z35)) (not (z36)) (not (z38)) (not (z43)) (not (z47))
      (not (z50)) (z51) (not (z52)) (not (z54)) (not (z56)) (not (z69)) (not (z80)) (not (z86))
      (not (z98)) (not (z111)) (not (z115)) (not (z123)) (not (z125)))
    :effect (and
      (not (z27)) (z35) (not (z51)) (z54)))
  (:action a173
    :parameters ()
    :precondition (and
      (not (z2)) (not (z11)) (z14) (not (z17)) (not (z18)) (not (z22)) (not (z23)) (not (z24))
      (not (z27)) (not (z34)) (not (z35)) (not (z37)) (not (z39)) (not (z40)) (not (z43))
      (not (z47)) (not (z52)) (not (z55)) (not (z56)) (not (z61)) (not (z62)) (not (z66))
      (not (z77)) (not (z79)) (not (z80)) (not (z85)) (not (z88)) (not (z95)) (not (z96))
      (not (z111)) (not (z117)) (not (z124)))
    :effect (and
      (not (z14)) (z55) (z80)))
  (:action a174
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z11)) (z14) (not (z17)) (not (z18)) (not (z20)) (not (z23))
      (z24) (not (z27)) (not (z31)) (not (z35)) (not (z40)) (not (z43)) (not (z47)) (not (z52))
      (not (z55)) (not (z58)) (not (z61)) (not (z62)) (not (z77)) (not (z79)) (not (z80))
      (not (z85)) (not (z88)) (not (z111)) (not (z112)) (not (z116)) (not (z124)) (not (z125)))
    :effect (and
      (not (z14)) (not (z24)) (z55) (z125)))
  (:action a175
    :parameters ()
    :precondition (and
      (not (z2)) (not (z11)) (z14) (z17) (not (z18)) (not (z23)) (not (z24)) (not (z25))
      (not (z27)) (not (z28)) (not (z35)) (not (z36)) (not (z40)) (not (z43)) (not (z47))
      (not (z50)) (not (z51)) (not (z52)) (not (z55)) (not (z61)) (not (z62)) (not (z69))
      (not (z77)) (not (z79)) (not (z80)) (not (z85)) (not (z88)) (not (z98)) (not (z111))
      (not (z124)))
    :effect (and
      (not (z14)) (not (z17)) (z35) (z55)))
  (:action a176
    :parameters ()
    :precondition (and
      (not (z2)) (not (z11)) (z14) (not (z15)) (not (z17)) (not (z18)) (not (z23)) (not (z24))
      (not (z27)) (not (z35)) (not (z40)) (not (z43)) (not (z47)) (not (z52)) (not (z55))
      (not (z60)) (not (z61)) (not (z62)) (not (z67)) (not (z73)) (not (z77)) (z79) (not (z80))
      (not (z84)) (not (z85)) (not (z88)) (not (z110)) (not (z111)) (not (z124)))
    :effect (and
      (not (z14)) (z47) (z55) (not (z79))))
  (:action a177
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z5)) (z6) (not (z11)) (not (z14)) (not (z22)) (not (z27))
      (not (z34)) (not (z35)) (not (z37)) (not (z39)) (not (z42)) (not (z43)) (not (z47))
      (not (z48)) (not (z51)) (not (z54)) (not (z56)) (not (z62)) (not (z66)) (z80) (not (z94))
      (not (z95)) (not (z96)) (not (z97)) (not (z111)) (not (z117)) (not (z123)) (not (z125)))
    :effect (and
      (z2) (not (z6)) (z34) (z56) (not (z80))))
  (:action a178
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (z11) (not (z14)) (not (z18)) (not (z22)) (not (z23))
      (not (z27)) (not (z34)) (not (z35)) (not (z37)) (not (z39)) (not (z40)) (not (z43))
      (not (z47)) (not (z51)) (not (z54)) (not (z55)) (not (z56)) (not (z61)) (not (z66)) (z80)
      (not (z85)) (not (z88)) (not (z95)) (not (z96)) (not (z111)) (not (z117)) (not (z123))
      (not (z125)))
    :effect (and
      (not (z11)) (z14) (z34) (z56) (not (z80))))
  (:action a179
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z6)) (not (z11)) (not (z14)) (not (z22)) (not (z27))
      (not (z34)) (not (z35)) (not (z37)) (not (z38)) (not (z39)) (not (z43)) (not (z47))
      (not (z51)) (not (z52)) (z54) (not (z56)) (not (z66)) (z80) (not (z86)) (not (z95))
      (not (z96)) (not (z111)) (not (z115)) (not (z117)) (not (z123)) (not (z125)))
    :effect (and
      (z27) (z34) (not (z54)) (z56) (not (z80))))
  (:action a180
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z10)) (not (z13)) (not (z14)) (not (z18))
      (not (z19)) (not (z20)) (not (z24)) (not (z27)) (not (z31)) (not (z35)) (not (z43))
      (not (z47)) (not (z58)) (not (z74)) (not (z77)) (not (z80)) (not (z84)) (not (z94))
      (not (z96)) (not (z98)) (not (z111)) (not (z112)) (not (z115)) (not (z116)) (z119)
      (not (z120)) (z125) (not (z127)))
    :effect (and
      (z58) (z111) (not (z119)) (not (z125))))
  (:action a181
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z11)) (not (z14)) (z18) (not (z20)) (not (z23)) (not (z24))
      (not (z27)) (not (z31)) (not (z35)) (not (z40)) (not (z43)) (not (z47)) (not (z55))
      (not (z58)) (not (z61)) (not (z80)) (not (z84)) (not (z85)) (not (z88)) (not (z94))
      (not (z96)) (not (z98)) (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z119))
      (z125) (not (z127)))
    :effect (and
      (z14) (not (z18)) (z58) (not (z125))))
  (:action a182
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z14)) (not (z18)) (not (z20)) (not (z24)) (not (z27))
      (not (z31)) (not (z33)) (not (z35)) (not (z43)) (not (z45)) (not (z46)) (not (z47))
      (not (z58)) (not (z80)) (not (z84)) (not (z90)) (not (z94)) (not (z96)) (not (z98))
      (not (z101)) (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z119)) (not (z123))
      (not (z124)) (z125) (z127))
    :effect (and
      (z43) (z58) (not (z125)) (not (z127))))
  (:action a183
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z6)) (not (z10)) (not (z14)) (not (z15)) (not (z22))
      (not (z27)) (not (z33)) (not (z35)) (not (z42)) (not (z43)) (z47) (not (z48)) (not (z50))
      (not (z60)) (not (z62)) (not (z66)) (not (z67)) (not (z73)) (not (z74)) (not (z79))
      (not (z80)) (not (z84)) (not (z85)) (not (z86)) (not (z94)) (not (z97)) (not (z110))
      (not (z111)))
    :effect (and
      (z2) (not (z47)) (z60)))
  (:action a184
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z11)) (not (z14)) (not (z15)) (not (z18)) (not (z22))
      (not (z23)) (not (z27)) (not (z33)) (not (z35)) (not (z40)) (not (z43)) (z47) (not (z50))
      (not (z55)) (not (z60)) (not (z61)) (not (z66)) (not (z67)) (not (z73)) (not (z74))
      (not (z79)) (not (z80)) (not (z84)) (z85) (not (z86)) (not (z88)) (not (z110)) (not (z111)))
    :effect (and
      (z14) (not (z47)) (z60) (not (z85))))
  (:action a185
    :parameters ()
    :precondition (and
      (not (z2)) (not (z10)) (not (z14)) (not (z15)) (not (z22)) (not (z27)) (z33) (not (z35))
      (not (z43)) (not (z45)) (not (z46)) (z47) (not (z50)) (not (z60)) (not (z66)) (not (z67))
      (not (z73)) (not (z74)) (not (z79)) (not (z80)) (not (z84)) (not (z85)) (not (z86))
      (not (z90)) (not (z101)) (not (z110)) (not (z111)) (not (z123)) (not (z124)) (not (z127)))
    :effect (and
      (not (z33)) (z43) (not (z47)) (z60)))
  (:action a186
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z11)) (z14) (not (z18)) (not (z22)) (not (z23)) (not (z27))
      (not (z28)) (not (z34)) (not (z35)) (not (z37)) (not (z39)) (not (z40)) (not (z43))
      (not (z46)) (not (z47)) (not (z55)) (not (z56)) (not (z61)) (not (z66)) (not (z80))
      (not (z85)) (not (z88)) (not (z95)) (not (z96)) (not (z110)) (not (z111)) (not (z116))
      (z117) (not (z120)))
    :effect (and
      (not (z14)) (z61) (z80) (not (z117))))
  (:action a187
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z10)) (not (z11)) (z14) (not (z18)) (not (z20)) (not (z23))
      (not (z24)) (not (z27)) (not (z28)) (not (z31)) (not (z35)) (not (z40)) (not (z43))
      (not (z46)) (not (z47)) (not (z55)) (not (z58)) (not (z61)) (not (z80)) (not (z85))
      (not (z88)) (not (z110)) (not (z111)) (not (z112)) (z116) (not (z117)) (not (z120))
      (not (z125)))
    :effect (and
      (not (z14)) (z61) (not (z116)) (z125)))
  (:action a188
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z11)) (z14) (not (z17)) (not (z18)) (not (z23)) (not (z25))
      (not (z27)) (z28) (not (z35)) (not (z36)) (not (z40)) (not (z43)) (not (z46)) (not (z47))
      (not (z50)) (not (z51)) (not (z55)) (not (z61)) (not (z69)) (not (z80)) (not (z85))
      (not (z88)) (not (z98)) (not (z110)) (not (z111)) (not (z116)) (not (z117)) (not (z120)))
    :effect (and
      (not (z14)) (not (z28)) (z35) (z61)))
  (:action a189
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z11)) (z14) (not (z15)) (not (z18)) (not (z23)) (not (z27))
      (not (z28)) (not (z35)) (not (z40)) (not (z43)) (not (z46)) (not (z47)) (not (z55))
      (not (z60)) (not (z61)) (not (z67)) (not (z73)) (not (z79)) (not (z80)) (not (z84))
      (not (z85)) (not (z88)) (z110) (not (z111)) (not (z116)) (not (z117)) (not (z120)))
    :effect (and
      (not (z14)) (z47) (z61) (not (z110))))
  (:action a190
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z6)) (not (z14)) (not (z17)) (not (z22)) (not (z24)) (not (z27))
      (not (z34)) (not (z35)) (not (z37)) (not (z39)) (not (z42)) (not (z43)) (not (z47))
      (not (z48)) (not (z52)) (not (z55)) (not (z56)) (not (z62)) (not (z66)) (not (z77))
      (not (z79)) (not (z80)) (not (z94)) (not (z95)) (not (z96)) (not (z97)) (not (z111))
      (not (z117)) (not (z124)))
    :effect (and
      (not (z2)) (z62) (z80)))
  (:action a191
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z6)) (not (z14)) (not (z15)) (not (z17)) (not (z24)) (not (z27))
      (not (z35)) (not (z42)) (not (z43)) (not (z47)) (not (z48)) (not (z52)) (not (z55))
      (not (z60)) (not (z62)) (not (z67)) (not (z73)) (not (z77)) (z79) (not (z80)) (not (z84))
      (not (z94)) (not (z97)) (not (z110)) (not (z111)) (not (z124)))
    :effect (and
      (not (z2)) (z47) (z62) (not (z79))))
)
