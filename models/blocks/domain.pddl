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
    (z124) (z125) (z126) (z127) (z128) (z129))
  (:action a0
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70)
      (not (z71)) (z72) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z66) (not (z70)) (not (z72))))
  (:action a1
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (z75) (not (z79)) (not (z80))
      (not (z84)) (z86) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z113)) (not (z116))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z66) (not (z75)) (not (z86))))
  (:action a2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (z116) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z66) (not (z116))))
  (:action a3
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z9) (not (z13)) (not (z16))
      (not (z18)) (not (z21)) (not (z26)) (not (z28)) (not (z31)) (not (z35)) (not (z38))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z107)) (not (z110))
      (not (z112)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z9)) (z66)))
  (:action a4
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11) (not (z13)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z113)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z11)) (z66)))
  (:action a5
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z12) (not (z13)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z32)) (not (z35)) (not (z38)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z107)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z66)))
  (:action a6
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (z12) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (z93) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (z104) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z66) (not (z93))))
  (:action a7
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12)) (not (z13))
      (not (z14)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (z32) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (z98) (not (z99)) (not (z100)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z116)) (not (z119)) (z120) (not (z121)) (not (z124)) (z125)
      (not (z128)))
    :effect (and
      (not (z32)) (z66) (not (z120))))
  (:action a8
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (z38) (not (z39)) (not (z40))
      (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (z89) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z38)) (z66) (not (z89))))
  (:action a9
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (not (z18)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z35)) (not (z38)) (z39)
      (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69))
      (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z107)) (not (z109))
      (not (z116)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (not (z39)) (z66)))
  (:action a10
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z63)) (z66) (not (z84))))
  (:action a11
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z39))
      (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (z56)
      (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z56)) (not (z63)) (z66)))
  (:action a12
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z66) (not (z70)) (z128)))
  (:action a13
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z112)) (z113)
      (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z66) (not (z113)) (z128)))
  (:action a14
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (z75) (not (z79)) (not (z80))
      (not (z84)) (z86) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z112)) (not (z113))
      (not (z116)) (z119) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z66) (not (z75)) (not (z86)) (not (z119)) (z128)))
  (:action a15
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (not (z107)) (not (z109)) (not (z112)) (not (z113))
      (not (z116)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (z66) (z128)))
  (:action a16
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z12) (not (z13)) (not (z16)) (not (z18))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z35))
      (not (z38)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (z100)
      (not (z107)) (not (z112)) (not (z113)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z66) (not (z100)) (z128)))
  (:action a17
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (z16)
      (not (z18)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z35))
      (not (z38)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z119))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z16)) (z66) (z128)))
  (:action a18
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (z29) (not (z32)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z29)) (z66) (z128)))
  (:action a19
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (z38) (not (z39)) (not (z40))
      (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (z80) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (not (z38)) (z66) (not (z80)) (z128)))
  (:action a20
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z9)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z39))
      (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (z56)
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z7)) (not (z56)) (z66) (z128)))
  (:action a21
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (z58) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z58)) (z66) (z128)))
  (:action a22
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (z128))
    :effect (and
      (not (z66)) (z70) (not (z128))))
  (:action a23
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z16)) (not (z18)) (not (z21))
      (not (z26)) (not (z28)) (not (z29)) (not (z35)) (not (z38)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69))
      (not (z70)) (not (z72)) (z74) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (z70) (not (z74)) (not (z98))))
  (:action a24
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z13)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (z113) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z70) (not (z113))))
  (:action a25
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z35)) (not (z38)) (not (z39))
      (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (z70)))
  (:action a26
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (z7) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (z75) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z7)) (z70) (not (z75))))
  (:action a27
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (z12) (not (z13)) (not (z16)) (not (z18)) (not (z21))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z35)) (not (z38))
      (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (not (z70))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (z100) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z70) (not (z100))))
  (:action a28
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (z29) (not (z32)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z29)) (z70)))
  (:action a29
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29))
      (not (z34)) (not (z35)) (z38) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (z80) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (not (z38)) (z70) (not (z80))))
  (:action a30
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z12)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (z56)
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z7)) (not (z56)) (z70)))
  (:action a31
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (z58) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z58)) (z70)))
  (:action a32
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (z98) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z72) (not (z84))))
  (:action a33
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (z89) (z91) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z72) (not (z89)) (not (z91))))
  (:action a34
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z12)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z107)) (not (z110)) (not (z112))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (z125))
    :effect (and
      (z72) (not (z125))))
  (:action a35
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (z14) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (z116) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z14)) (z72) (not (z116))))
  (:action a36
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (z34) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z34)) (z72)))
  (:action a37
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z32)) (not (z34)) (not (z35)) (z38) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (z84)
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z38)) (z72) (not (z84))))
  (:action a38
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z34)) (not (z35))
      (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z39)) (z72)))
  (:action a39
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (z42) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z107)) (not (z110)) (not (z112)) (not (z117))
      (not (z119)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z42)) (z72)))
  (:action a40
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (z41)
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z100)) (z104) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z41)) (not (z63)) (z72)))
  (:action a41
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (not (z66)) (z70) (z72)))
  (:action a42
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z16)) (not (z18))
      (not (z26)) (not (z28)) (not (z35)) (not (z38)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z107)) (not (z110))
      (not (z112)) (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z70) (z72) (not (z98))))
  (:action a43
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (z116) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z70) (z72) (not (z116))))
  (:action a44
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (z75) (not (z79)) (not (z80)) (z84)
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z120)) (z121) (not (z124)) (not (z125)))
    :effect (and
      (z70) (z72) (not (z75)) (not (z84)) (not (z121))))
  (:action a45
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (not (z9)) (z11) (not (z13)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69))
      (not (z70)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z119)) (not (z121))
      (not (z124)))
    :effect (and
      (not (z11)) (z70) (z72)))
  (:action a46
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (not (z9)) (z12) (not (z13)) (not (z16)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z32)) (not (z35)) (not (z38)) (not (z41))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z107)) (not (z110)) (not (z112)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)))
    :effect (and
      (not (z12)) (z70) (z72)))
  (:action a47
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (z93) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (z104) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (z113) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z70) (z72) (not (z93))))
  (:action a48
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (z31) (z32) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117))
      (not (z119)) (z120) (not (z121)) (not (z124)) (z125) (not (z128)))
    :effect (and
      (not (z32)) (z70) (z72) (not (z120))))
  (:action a49
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28))
      (not (z29)) (not (z34)) (not (z35)) (z38) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (z89) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z38)) (z70) (z72) (not (z89))))
  (:action a50
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z35)) (not (z38)) (z39)
      (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z121)) (not (z124)))
    :effect (and
      (not (z2)) (not (z39)) (z70) (z72)))
  (:action a51
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (z84) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z63)) (z70) (z72) (not (z84))))
  (:action a52
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (z56)
      (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z56)) (not (z63)) (z70) (z72)))
  (:action a53
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (z72) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z72)) (z84)))
  (:action a54
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z12)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (z125))
    :effect (and
      (z84) (not (z125))))
  (:action a55
    :parameters ()
    :precondition (and
      (z1) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98)
      (not (z99)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z1)) (z84)))
  (:action a56
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (z14) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (z98) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (z116) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)))
    :effect (and
      (not (z14)) (z84) (not (z116))))
  (:action a57
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (z34)
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z34)) (z84)))
  (:action a58
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z39)) (z84)))
  (:action a59
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102))
      (not (z104)) (not (z107)) (z109) (not (z110)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z86) (not (z109))))
  (:action a60
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z116)) (z117) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z86) (not (z98)) (not (z117))))
  (:action a61
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (z6) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z6)) (not (z66)) (z86)))
  (:action a62
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z11) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (z102) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z113)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z11)) (z86) (not (z102))))
  (:action a63
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z12) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z86)))
  (:action a64
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (z104) (not (z107)) (not (z109))
      (not (z110)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z20)) (z86) (not (z104))))
  (:action a65
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (z32) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (not (z32)) (z86)))
  (:action a66
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (z44) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z113)) (z116) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z44)) (z86) (not (z116))))
  (:action a67
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z113))
      (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z66)) (z75) (z86)))
  (:action a68
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99))
      (not (z104)) (not (z107)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (z75) (z86) (not (z98))))
  (:action a69
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z110)) (not (z113)) (z116) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z75) (z86) (not (z116))))
  (:action a70
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102))
      (not (z104)) (not (z107)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (not (z11)) (z75) (z86)))
  (:action a71
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z12) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z104)) (not (z107)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z75) (z86)))
  (:action a72
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (z31) (z32) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (z120) (not (z121)) (not (z124)) (z125)
      (not (z128)))
    :effect (and
      (not (z32)) (z75) (z86) (not (z120))))
  (:action a73
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z104)) (not (z107))
      (not (z109)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z2)) (not (z39)) (z75) (z86)))
  (:action a74
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79))
      (not (z80)) (not (z84)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (z109)
      (not (z110)) (not (z113)) (not (z116)) (not (z117)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z87) (not (z109))))
  (:action a75
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79))
      (not (z80)) (not (z84)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98)
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z113)) (not (z116)) (z117) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z87) (not (z98)) (not (z117))))
  (:action a76
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z11) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79))
      (not (z80)) (not (z84)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (z102) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z113)) (not (z116)) (not (z117)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z11)) (z87) (not (z102))))
  (:action a77
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (z12) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79))
      (not (z80)) (not (z84)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z113)) (not (z116)) (not (z117)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z87)))
  (:action a78
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (z72) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z72)) (z89) (z91)))
  (:action a79
    :parameters ()
    :precondition (and
      (z1) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z116)) (not (z119))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z1)) (z89) (z91)))
  (:action a80
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (z14) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (z116) (not (z117)) (not (z119)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z14)) (z89) (z91) (not (z116))))
  (:action a81
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (z34)
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z34)) (z89) (z91)))
  (:action a82
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z34)) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z39)) (z89) (z91)))
  (:action a83
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (z42) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z42)) (z89) (z91)))
  (:action a84
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z16)) (not (z18))
      (not (z26)) (not (z28)) (not (z35)) (not (z38)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69)) (z70) (z72) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z107)) (not (z110))
      (not (z112)) (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z70)) (not (z72)) (z98)))
  (:action a85
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z71)) (not (z74)) (z75) (not (z79)) (not (z80)) (not (z84)) (z86)
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z104)) (not (z107)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (not (z75)) (not (z86)) (z98)))
  (:action a86
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z18))
      (not (z26)) (not (z28)) (not (z29)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69))
      (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z107)) (z116) (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z98) (not (z116))))
  (:action a87
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (z9) (not (z13)) (not (z16)) (not (z18))
      (not (z26)) (not (z28)) (not (z31)) (not (z42)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z69))
      (not (z70)) (not (z72)) (not (z74)) (not (z79)) (not (z86)) (not (z87)) (not (z93))
      (not (z98)) (not (z99)) (not (z107)) (not (z110)) (not (z112)) (not (z117)) (not (z119))
      (not (z124)) (not (z128)))
    :effect (and
      (not (z9)) (z98)))
  (:action a88
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11) (not (z13)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z34)) (not (z35)) (not (z40))
      (not (z41)) (not (z42)) (not (z45)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z74))
      (not (z79)) (not (z87)) (not (z93)) (not (z98)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z113)) (not (z117)) (not (z124)) (not (z128)))
    :effect (and
      (not (z11)) (z98)))
  (:action a89
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z9)) (z12) (not (z13)) (not (z18)) (not (z22))
      (not (z26)) (not (z28)) (not (z32)) (not (z42)) (not (z45)) (not (z48)) (not (z50))
      (not (z55)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z69))
      (not (z74)) (not (z79)) (not (z80)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z98)) (not (z99)) (not (z100)) (not (z107)) (not (z117)) (not (z120)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z98)))
  (:action a90
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (z12) (not (z13))
      (not (z14)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60))
      (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (z93) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (z104) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (not (z93)) (z98)))
  (:action a91
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z4) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (z26) (not (z28))
      (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (z65) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (z79) (not (z84)) (not (z86))
      (not (z87)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z124)) (not (z128)))
    :effect (and
      (not (z4)) (not (z26)) (not (z65)) (not (z79)) (z98)))
  (:action a92
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (z18) (not (z20)) (not (z21)) (not (z22)) (z26) (not (z28))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z40)) (not (z41)) (not (z42))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z72)) (not (z74)) (not (z79)) (not (z80)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (z107) (not (z110)) (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z120))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z18)) (not (z26)) (z98) (not (z107))))
  (:action a93
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12)) (not (z13))
      (not (z14)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (z32)
      (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z107)) (not (z112)) (not (z117)) (not (z119)) (z120)
      (not (z121)) (not (z124)) (z125) (not (z128)))
    :effect (and
      (not (z32)) (z98) (not (z120))))
  (:action a94
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (z38) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79)) (not (z80))
      (not (z84)) (z87) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z113)) (not (z116))
      (not (z117)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z38)) (not (z87)) (z98)))
  (:action a95
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z35)) (z38) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (z89) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z38)) (not (z89)) (z98)))
  (:action a96
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (not (z18)) (not (z26)) (not (z28)) (not (z29)) (z39) (not (z42)) (not (z44)) (not (z45))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z65))
      (not (z66)) (not (z69)) (not (z71)) (not (z74)) (not (z79)) (not (z84)) (not (z87))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z107)) (not (z109)) (not (z116))
      (not (z117)) (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (not (z39)) (z98)))
  (:action a97
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z38)) (not (z39)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (z60) (not (z61))
      (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (z79) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (z124) (not (z125)) (not (z128)))
    :effect (and
      (not (z60)) (not (z79)) (z98) (not (z124))))
  (:action a98
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z32)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z63)) (not (z84)) (z98)))
  (:action a99
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z35))
      (not (z38)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (z56) (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65))
      (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z107)) (not (z110)) (not (z112))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z56)) (not (z63)) (z98)))
  (:action a100
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (z45) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z45)) (not (z66)) (z72) (z98)))
  (:action a101
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z16)) (not (z18)) (not (z21))
      (not (z26)) (not (z28)) (not (z29)) (not (z35)) (not (z38)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69)) (z70)
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z117)) (not (z119))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z70)) (z74) (z98)))
  (:action a102
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z34)) (not (z35))
      (not (z40)) (not (z41)) (not (z42)) (not (z45)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z74)) (not (z79)) (not (z80)) (not (z87)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z112))
      (z113) (not (z117)) (not (z119)) (not (z124)) (not (z128)))
    :effect (and
      (z74) (z98) (not (z113))))
  (:action a103
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71))
      (not (z74)) (z75) (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z104))
      (not (z107)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (z119) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z74) (not (z75)) (not (z86)) (z98) (not (z119))))
  (:action a104
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z39)) (not (z42))
      (not (z44)) (not (z45)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60))
      (not (z61)) (not (z65)) (not (z66)) (not (z69)) (not (z71)) (not (z74)) (not (z79))
      (not (z80)) (not (z84)) (not (z87)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z107)) (not (z109)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (z74) (z98)))
  (:action a105
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z12) (not (z13)) (not (z16)) (not (z18))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z42))
      (not (z45)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60)) (not (z61))
      (not (z65)) (not (z66)) (not (z69)) (not (z74)) (not (z79)) (not (z80)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (z100) (not (z107))
      (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z120)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z12)) (z74) (z98) (not (z100))))
  (:action a106
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12))
      (z13) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z38)) (not (z39)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58))
      (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (z79) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z13)) (z74) (not (z79)) (z98)))
  (:action a107
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (z16)
      (not (z18)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z42))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60))
      (not (z61)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z86)) (not (z87)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z117))
      (not (z119)) (not (z124)) (not (z128)))
    :effect (and
      (not (z16)) (z74) (z98)))
  (:action a108
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z26) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79)) (not (z80)) (not (z84)) (z87)
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z112)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z26)) (z74) (not (z87)) (z98)))
  (:action a109
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (z5) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z26) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z40)) (not (z41))
      (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113))
      (z116) (not (z117)) (not (z119)) (not (z120)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z5)) (not (z26)) (z74) (z98)))
  (:action a110
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z21)) (not (z26)) (not (z28)) (z29) (not (z35)) (not (z38)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69))
      (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z107)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z29)) (z74) (z98)))
  (:action a111
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z35)) (z38) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (z80) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (not (z38)) (z74) (not (z80)) (z98)))
  (:action a112
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (z13) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (z26) (not (z28))
      (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (z46) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z124)) (not (z128)))
    :effect (and
      (not (z13)) (not (z26)) (not (z46)) (z74) (z98)))
  (:action a113
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z7) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20)
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z35))
      (not (z38)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (z56) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (not (z7)) (not (z56)) (z74) (z98)))
  (:action a114
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z16)) (not (z18)) (not (z21))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z35)) (not (z38))
      (not (z41)) (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (z58) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z107))
      (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (not (z58)) (z74) (z98)))
  (:action a115
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (z45) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z45)) (not (z66)) (z89) (z91) (z98)))
  (:action a116
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z11) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (z128))
    :effect (and
      (not (z11)) (not (z66)) (z104) (not (z128))))
  (:action a117
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z11) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70)
      (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z11)) (not (z70)) (z104)))
  (:action a118
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z11) (not (z13)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (z74) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (z98) (not (z99)) (not (z100)) (not (z104)) (not (z107)) (not (z112))
      (not (z113)) (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z11)) (not (z74)) (not (z98)) (z104)))
  (:action a119
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z11) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (z75) (not (z79))
      (not (z80)) (not (z84)) (z86) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z104)) (not (z107)) (not (z109)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (z119) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z11)) (not (z75)) (not (z86)) (z104) (not (z119))))
  (:action a120
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z7)) (z11) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (not (z104)) (not (z107)) (not (z109)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (not (z11)) (z104)))
  (:action a121
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (z7) (not (z9)) (z11) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (z75) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z7)) (not (z11)) (not (z75)) (z104)))
  (:action a122
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z11) (z12) (not (z13)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (z100) (not (z104)) (not (z107)) (not (z112)) (not (z113))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z11)) (not (z12)) (not (z100)) (z104)))
  (:action a123
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11) (not (z13)) (z16)
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z11)) (not (z16)) (z104)))
  (:action a124
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z11) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (z29) (not (z31))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z11)) (not (z29)) (z104)))
  (:action a125
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11)
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (z38) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (z80) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z11)) (not (z38)) (not (z80)) (z104)))
  (:action a126
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z11) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (z58)
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z11)) (not (z58)) (z104)))
  (:action a127
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z86)) (z109)))
  (:action a128
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79))
      (not (z80)) (not (z84)) (z87) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z113)) (not (z116)) (not (z117)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z87)) (z109)))
  (:action a129
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z35)) (not (z38)) (not (z39))
      (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (z70) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z107)) (not (z109))
      (z110) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124)))
    :effect (and
      (not (z70)) (z109) (not (z110))))
  (:action a130
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z13)) (not (z14)) (not (z18)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z35)) (not (z39)) (not (z42)) (not (z44))
      (not (z45)) (not (z48)) (not (z50)) (not (z55)) (not (z60)) (not (z61)) (not (z65))
      (not (z66)) (not (z69)) (not (z71)) (not (z74)) (not (z79)) (not (z84)) (not (z87))
      (not (z93)) (not (z97)) (z98) (not (z99)) (not (z102)) (not (z107)) (not (z109))
      (not (z110)) (not (z116)) (z117) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z98)) (z109) (not (z117))))
  (:action a131
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z116)) (not (z117)) (not (z119)) (z121) (not (z124)))
    :effect (and
      (z109) (not (z121))))
  (:action a132
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (z6) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z35)) (not (z38)) (not (z39))
      (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z69)) (not (z71))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z107)) (not (z109))
      (not (z110)) (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z6)) (not (z66)) (z109)))
  (:action a133
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (z11) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34))
      (not (z35)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68))
      (not (z69)) (not (z71)) (not (z79)) (not (z87)) (not (z93)) (not (z97)) (not (z99)) (z102)
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z113)) (not (z116)) (not (z117))
      (not (z124)))
    :effect (and
      (not (z11)) (not (z102)) (z109)))
  (:action a134
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (z12) (not (z13)) (not (z14)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35))
      (not (z38)) (not (z39)) (not (z44)) (not (z48)) (not (z50)) (not (z55)) (not (z58))
      (not (z60)) (not (z61)) (not (z65)) (not (z69)) (not (z71)) (not (z79)) (not (z80))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z107)) (not (z109)) (not (z110)) (not (z116)) (not (z117)) (not (z120))
      (not (z124)) (not (z125)))
    :effect (and
      (not (z12)) (z109)))
  (:action a135
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (z20) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68))
      (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (z104)
      (not (z107)) (not (z109)) (not (z110)) (not (z116)) (not (z117)) (not (z119)) (not (z121))
      (not (z124)))
    :effect (and
      (not (z20)) (not (z104)) (z109)))
  (:action a136
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (z93) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (z104) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z20)) (not (z93)) (not (z104)) (z109)))
  (:action a137
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (z26) (not (z28))
      (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (z69)
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (z79) (not (z84)) (not (z86))
      (not (z87)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z26)) (not (z69)) (not (z79)) (z109)))
  (:action a138
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z26)) (not (z28)) (not (z29)) (z31) (not (z35)) (not (z39))
      (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z60)) (not (z61))
      (not (z65)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z79)) (not (z86))
      (not (z87)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z124)))
    :effect (and
      (not (z31)) (z109)))
  (:action a139
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (z32) (not (z35)) (not (z38))
      (not (z39)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69))
      (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z107))
      (not (z109)) (not (z110)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)))
    :effect (and
      (not (z32)) (z109)))
  (:action a140
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (z55) (not (z58))
      (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z102)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (z124) (not (z125))
      (not (z128)))
    :effect (and
      (not (z55)) (z109) (not (z124))))
  (:action a141
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (z61) (not (z63)) (not (z65))
      (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z79)) (not (z80))
      (not (z86)) (not (z87)) (z89) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (not (z61)) (not (z89)) (z109)))
  (:action a142
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32))
      (not (z34)) (z35) (not (z38)) (not (z39)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63)
      (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (not (z35)) (not (z63)) (z109)))
  (:action a143
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z35)) (not (z38)) (not (z39))
      (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z107))
      (z109) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z121))
      (not (z124)))
    :effect (and
      (z70) (not (z109)) (z110)))
  (:action a144
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z18)) (not (z26)) (not (z28))
      (not (z31)) (not (z35)) (not (z38)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z102)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (z117) (not (z119)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z70) (not (z98)) (z110) (not (z117))))
  (:action a145
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z26)) (not (z28)) (not (z31)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z117)) (not (z119)) (z121) (not (z124)))
    :effect (and
      (z70) (z110) (not (z121))))
  (:action a146
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (z6) (not (z7)) (not (z13)) (not (z14)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z6)) (not (z66)) (z70) (z110)))
  (:action a147
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z11) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z26)) (not (z28)) (not (z31)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (z102)
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z117))
      (not (z119)) (not (z121)) (not (z124)))
    :effect (and
      (not (z11)) (z70) (not (z102)) (z110)))
  (:action a148
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z12) (not (z13)) (not (z18)) (not (z22))
      (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z41))
      (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z12)) (z70) (z110)))
  (:action a149
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18)) (z20)
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (z104)
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z20)) (z70) (not (z104)) (z110)))
  (:action a150
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (z93) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (z104)
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z20)) (z70) (not (z93)) (not (z104)) (z110)))
  (:action a151
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (z32) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z32)) (z70) (z110)))
  (:action a152
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41))
      (not (z42)) (z44) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (z116) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z44)) (z70) (z110) (not (z116))))
  (:action a153
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z34)) (z35) (not (z38)) (not (z39)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (z104) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z35)) (not (z63)) (z70) (z110)))
  (:action a154
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (z16) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z16)) (z72) (not (z84)) (z112)))
  (:action a155
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (z16) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (z32) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (z89)
      (z91) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z16)) (z72) (not (z89)) (not (z91)) (z112)))
  (:action a156
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z12)) (not (z13)) (not (z14))
      (z16) (not (z18)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69))
      (not (z70)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (z125) (not (z128)))
    :effect (and
      (not (z16)) (z72) (z112) (not (z125))))
  (:action a157
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (z14) (z16)
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (z116) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z14)) (not (z16)) (z72) (z112) (not (z116))))
  (:action a158
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (z16) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (z34) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69))
      (not (z70)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113))
      (not (z119)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z16)) (not (z34)) (z72) (z112)))
  (:action a159
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (z16) (not (z18)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z34)) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z119)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z16)) (not (z39)) (z72) (z112)))
  (:action a160
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (z16) (not (z18)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (z42) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z117)) (not (z119))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z16)) (not (z42)) (z72) (z112)))
  (:action a161
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12))
      (not (z13)) (not (z14)) (z16) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (z41) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (z104)
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z16)) (not (z41)) (not (z63)) (z72) (z112)))
  (:action a162
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13))
      (not (z14)) (z16) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z16)) (not (z66)) (z70) (z72) (z112)))
  (:action a163
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13))
      (z16) (not (z18)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (not (z16)) (z70) (z72) (not (z98)) (z112)))
  (:action a164
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12))
      (not (z13)) (not (z14)) (z16) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (z116) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z16)) (z70) (z72) (z112) (not (z116))))
  (:action a165
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (z16) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (z75) (not (z79))
      (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (z121)
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z16)) (z70) (z72) (not (z75)) (not (z84)) (z112) (not (z121))))
  (:action a166
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (z11) (not (z13)) (z16)
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z119)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (not (z11)) (not (z16)) (z70) (z72) (z112)))
  (:action a167
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z12)
      (not (z13)) (not (z14)) (z16) (not (z18)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (not (z16)) (z70) (z72) (z112)))
  (:action a168
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12))
      (not (z13)) (not (z14)) (z16) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (z32) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (z120) (not (z121)) (not (z124)) (z125) (not (z128)))
    :effect (and
      (not (z16)) (not (z32)) (z70) (z72) (z112) (not (z120))))
  (:action a169
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (z16) (not (z18)) (not (z20)) (not (z21)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (z38) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (z89) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z16)) (not (z38)) (z70) (z72) (not (z89)) (z112)))
  (:action a170
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (z16)
      (not (z18)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z35))
      (not (z38)) (z39) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (not (z16)) (not (z39)) (z70) (z72) (z112)))
  (:action a171
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (z16) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (z110) (not (z112)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z16)) (z75) (z86) (not (z98)) (z112)))
  (:action a172
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (z16) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (z110) (not (z112)) (not (z113)) (z116)
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z16)) (z75) (z86) (z112) (not (z116))))
  (:action a173
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11)
      (not (z12)) (not (z13)) (not (z14)) (z16) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (z110) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z11)) (not (z16)) (z75) (z86) (z112)))
  (:action a174
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (z12) (not (z13)) (not (z14)) (z16) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (z110) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (not (z16)) (z75) (z86) (z112)))
  (:action a175
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (z16) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (z32) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (z110) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (z120) (not (z121)) (not (z124)) (z125) (not (z128)))
    :effect (and
      (not (z16)) (not (z32)) (z75) (z86) (z112) (not (z120))))
  (:action a176
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (z16) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (z39)
      (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (z110) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (not (z16)) (not (z39)) (z75) (z86) (z112)))
  (:action a177
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (z16) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (z45) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z16)) (not (z45)) (not (z66)) (z72) (z98) (z112)))
  (:action a178
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z112)) (not (z113)) (not (z119))
      (not (z121)) (not (z124)) (z128))
    :effect (and
      (not (z66)) (z113) (not (z128))))
  (:action a179
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z13)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68))
      (not (z69)) (z70) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z70)) (z113)))
  (:action a180
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z34)) (not (z35))
      (not (z40)) (not (z41)) (not (z42)) (not (z45)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (z74) (not (z79)) (not (z80)) (not (z87)) (not (z93)) (not (z97)) (z98)
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z112)) (not (z113))
      (not (z117)) (not (z119)) (not (z124)) (not (z128)))
    :effect (and
      (not (z74)) (not (z98)) (z113)))
  (:action a181
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z71)) (not (z74)) (z75) (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z112)) (not (z113)) (not (z116)) (z119) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z75)) (not (z86)) (z113) (not (z119))))
  (:action a182
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z34))
      (not (z35)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79)) (not (z80)) (not (z87))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (z113)))
  (:action a183
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (z7) (not (z11)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z74)) (z75) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z7)) (not (z75)) (z113)))
  (:action a184
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (not (z11)) (z12) (not (z13)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z34)) (not (z35)) (not (z40)) (not (z41)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z68)) (not (z69))
      (not (z74)) (not (z79)) (not (z80)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (z100) (not (z102)) (not (z104)) (not (z107)) (not (z112))
      (not (z113)) (not (z119)) (not (z120)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (not (z100)) (z113)))
  (:action a185
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (z16)
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z34)) (not (z35)) (not (z40)) (not (z41)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z68))
      (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z79)) (not (z80)) (not (z86))
      (not (z87)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z119)) (not (z124)) (not (z128)))
    :effect (and
      (not (z16)) (z113)))
  (:action a186
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z26) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79)) (not (z80)) (not (z84)) (z87)
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z112)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z26)) (not (z87)) (z113)))
  (:action a187
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (z5) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z26) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z40)) (not (z41))
      (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113))
      (z116) (not (z117)) (not (z119)) (not (z120)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z5)) (not (z26)) (z113)))
  (:action a188
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (z29) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z112)) (not (z113))
      (not (z116)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z29)) (z113)))
  (:action a189
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z34))
      (not (z35)) (z38) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (z80) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (not (z38)) (not (z80)) (z113)))
  (:action a190
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (z13) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (z26) (not (z28))
      (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (z46) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z124)) (not (z128)))
    :effect (and
      (not (z13)) (not (z26)) (not (z46)) (z113)))
  (:action a191
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z13)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (z58) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z68)) (not (z69)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z112)) (not (z113))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z58)) (z113)))
  (:action a192
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (z50)
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (z61) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z79))
      (not (z80)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z50)) (not (z61)) (z113)))
  (:action a193
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (z21) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (z104) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (not (z20)) (not (z21)) (z66) (not (z104)) (z113)))
  (:action a194
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (z20) (z21) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (z68) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z20)) (not (z21)) (not (z68)) (z72) (z113)))
  (:action a195
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (z20) (z21) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (z104)
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z20)) (not (z21)) (z70) (z72) (not (z104)) (z113)))
  (:action a196
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (z21) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (z66) (z68) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z20)) (not (z21)) (not (z68)) (z84) (z113)))
  (:action a197
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (z21) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (z104)
      (not (z107)) (not (z109)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z20)) (not (z21)) (z75) (z86) (not (z104)) (z113)))
  (:action a198
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (z21) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (z32) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (z68) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z20)) (not (z21)) (not (z68)) (z89) (z91) (z113)))
  (:action a199
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z16)) (not (z18)) (z20) (z21) (not (z26)) (not (z28)) (not (z29)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (z104) (not (z107)) (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (not (z20)) (not (z21)) (z98) (not (z104)) (z113)))
  (:action a200
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z66)) (z116)))
  (:action a201
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70)
      (not (z71)) (z72) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (not (z70)) (not (z72)) (z116)))
  (:action a202
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (z75) (not (z79)) (not (z80))
      (not (z84)) (z86) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z75)) (not (z86)) (z116)))
  (:action a203
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z18))
      (not (z26)) (not (z28)) (not (z29)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69))
      (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z107))
      (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z98)) (z116)))
  (:action a204
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (z75) (not (z79)) (not (z80))
      (z84) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z120)) (z121) (not (z124)) (not (z125)))
    :effect (and
      (not (z75)) (not (z84)) (z116) (not (z121))))
  (:action a205
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (z9) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z35)) (not (z38))
      (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z107)) (not (z110))
      (not (z112)) (not (z116)) (not (z119)) (not (z121)) (not (z124)))
    :effect (and
      (not (z9)) (z116)))
  (:action a206
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (not (z9)) (z11) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68))
      (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102))
      (not (z104)) (not (z107)) (not (z113)) (not (z116)) (not (z119)) (not (z121)) (not (z124)))
    :effect (and
      (not (z11)) (z116)))
  (:action a207
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (not (z9)) (z12) (not (z13)) (not (z14)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z35)) (not (z38))
      (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (not (z71))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z107)) (not (z116))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z12)) (z116)))
  (:action a208
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (z32) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z116)) (not (z119)) (z120) (not (z121)) (not (z124)) (z125)
      (not (z128)))
    :effect (and
      (not (z32)) (z116) (not (z120))))
  (:action a209
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z34)) (not (z35)) (z38) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (z89) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z38)) (not (z89)) (z116)))
  (:action a210
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (z56)
      (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z107)) (not (z110)) (not (z112)) (not (z116)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z56)) (not (z63)) (z116)))
  (:action a211
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z72)) (not (z74)) (z75) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (z97) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z63)) (z66) (not (z75)) (not (z97)) (z116) (z128)))
  (:action a212
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z72)) (not (z74)) (z75) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (z97) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z63)) (z70) (not (z75)) (not (z97)) (z116)))
  (:action a213
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z113)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z2)) (z71) (not (z86)) (z116)))
  (:action a214
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (z110) (not (z112)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (not (z70)) (z71) (not (z110)) (z116)))
  (:action a215
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z35)) (not (z38)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99))
      (not (z102)) (not (z107)) (not (z109)) (not (z110)) (not (z116)) (z117) (not (z119))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (z71) (not (z98)) (z116) (not (z117))))
  (:action a216
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (z121) (not (z124)))
    :effect (and
      (not (z2)) (z71) (z116) (not (z121))))
  (:action a217
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (z6) (not (z7)) (not (z13)) (not (z14)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (not (z6)) (not (z66)) (z71) (z116)))
  (:action a218
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z11) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z68)) (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (z102) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124)))
    :effect (and
      (not (z2)) (not (z11)) (z71) (not (z102)) (z116)))
  (:action a219
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (z12) (not (z13)) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32))
      (not (z35)) (not (z38)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z107)) (not (z109)) (not (z110)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z2)) (not (z12)) (z71) (z116)))
  (:action a220
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (z104)
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (not (z20)) (z71) (not (z104)) (z116)))
  (:action a221
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (z34) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (z93) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (z104) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z2)) (not (z20)) (z71) (not (z93)) (not (z104)) (z116)))
  (:action a222
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z26)) (not (z28)) (not (z29)) (z31) (not (z35))
      (not (z38)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (not (z31)) (z71) (z116)))
  (:action a223
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (z32) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (not (z32)) (z71) (z116)))
  (:action a224
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (z35) (not (z38)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z2)) (not (z35)) (not (z63)) (z71) (z116)))
  (:action a225
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z16)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z74)) (z75) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (z97)
      (not (z98)) (not (z99)) (not (z100)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (not (z63)) (z74) (not (z75)) (not (z97)) (z98) (z116)))
  (:action a226
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11) (not (z12))
      (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (z75) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (z97)
      (not (z98)) (not (z99)) (not (z100)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z11)) (not (z63)) (not (z75)) (not (z97)) (z104) (z116)))
  (:action a227
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (z21) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (z104) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z20)) (not (z21)) (not (z104)) (z113) (z116)))
  (:action a228
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63)
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z74)) (z75)
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (z97) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (not (z63)) (not (z75)) (not (z97)) (z113) (z116)))
  (:action a229
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z86)) (z98) (z117)))
  (:action a230
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79))
      (not (z80)) (not (z84)) (z87) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z113)) (not (z116)) (not (z117)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z87)) (z98) (z117)))
  (:action a231
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z13)) (not (z14)) (not (z18)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z35)) (not (z39)) (not (z42)) (not (z44))
      (not (z45)) (not (z48)) (not (z50)) (not (z55)) (not (z60)) (not (z61)) (not (z65))
      (not (z66)) (not (z69)) (not (z71)) (not (z74)) (not (z79)) (not (z84)) (not (z87))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z107)) (z109)
      (not (z110)) (not (z116)) (not (z117)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z98) (not (z109)) (z117)))
  (:action a232
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z18)) (not (z26)) (not (z28))
      (not (z31)) (not (z35)) (not (z38)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z69)) (z70) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z107))
      (not (z109)) (z110) (not (z112)) (not (z117)) (not (z119)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (not (z70)) (z98) (not (z110)) (z117)))
  (:action a233
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z18)) (not (z20)) (not (z21))
      (not (z26)) (not (z28)) (not (z31)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z117)) (not (z119)) (z121) (not (z124)) (not (z128)))
    :effect (and
      (z98) (z117) (not (z121))))
  (:action a234
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z11) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z26)) (not (z28)) (not (z31)) (not (z34)) (not (z35)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z71)) (not (z74)) (not (z79)) (not (z87)) (not (z93)) (not (z98)) (not (z99)) (z102)
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z113)) (not (z117)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (not (z11)) (z98) (not (z102)) (z117)))
  (:action a235
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z12) (not (z13)) (not (z18)) (not (z22)) (not (z26))
      (not (z28)) (not (z31)) (not (z32)) (not (z35)) (not (z42)) (not (z44)) (not (z45))
      (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60)) (not (z61)) (not (z65))
      (not (z66)) (not (z69)) (not (z71)) (not (z74)) (not (z79)) (not (z80)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (not (z107)) (not (z109)) (not (z110)) (not (z117)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z98) (z117)))
  (:action a236
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (z18) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z79)) (not (z80)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (z107) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z18)) (z98) (not (z107)) (z117)))
  (:action a237
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z18)) (z20) (not (z21))
      (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z102)) (z104) (not (z107)) (not (z109)) (not (z110))
      (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z20)) (z98) (not (z104)) (z117)))
  (:action a238
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14))
      (not (z18)) (z20) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (z93) (not (z97)) (not (z98)) (not (z99)) (not (z102)) (z104)
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z20)) (not (z93)) (z98) (not (z104)) (z117)))
  (:action a239
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (z26) (not (z28))
      (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (z69)
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (z79) (not (z84)) (not (z86))
      (not (z87)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z26)) (not (z69)) (not (z79)) (z98) (z117)))
  (:action a240
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z13)) (not (z16)) (not (z18))
      (not (z26)) (not (z28)) (z31) (not (z35)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z60)) (not (z61)) (not (z65)) (not (z66))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z79)) (not (z86))
      (not (z87)) (not (z93)) (not (z98)) (not (z99)) (not (z102)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z31)) (z98) (z117)))
  (:action a241
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z18)) (not (z22)) (not (z26))
      (not (z28)) (not (z31)) (z32) (not (z35)) (not (z38)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69)) (not (z71))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z102))
      (not (z107)) (not (z109)) (not (z110)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (not (z32)) (z98) (z117)))
  (:action a242
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z34)) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42))
      (z44) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z102))
      (not (z107)) (not (z109)) (not (z110)) (z116) (not (z117)) (not (z119)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z44)) (z98) (not (z116)) (z117)))
  (:action a243
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (z55) (not (z58))
      (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z102)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (z124) (not (z125))
      (not (z128)))
    :effect (and
      (not (z55)) (z98) (z117) (not (z124))))
  (:action a244
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (z35)
      (not (z38)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65))
      (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z35)) (not (z63)) (z98) (z117)))
  (:action a245
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (z128))
    :effect (and
      (not (z66)) (z75) (z86) (z119) (not (z128))))
  (:action a246
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (z74)
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z104))
      (not (z107)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z74)) (z75) (z86) (not (z98)) (z119)))
  (:action a247
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z112)) (z113) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z75) (z86) (not (z113)) (z119)))
  (:action a248
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z104)) (not (z107)) (not (z109)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (z75) (z86) (z119)))
  (:action a249
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z12) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (z100) (not (z104))
      (not (z107)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z75) (z86) (not (z100)) (z119)))
  (:action a250
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (z29)
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z29)) (z75) (z86) (z119)))
  (:action a251
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (z58) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (not (z58)) (z75) (z86) (z119)))
  (:action a252
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (z109) (not (z110))
      (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124)))
    :effect (and
      (not (z109)) (z121)))
  (:action a253
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z26)) (not (z28)) (not (z31)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (z70)
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (z110) (not (z112)) (not (z113)) (not (z117))
      (not (z119)) (not (z121)) (not (z124)))
    :effect (and
      (not (z70)) (not (z110)) (z121)))
  (:action a254
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z18)) (not (z20)) (not (z21))
      (not (z26)) (not (z28)) (not (z31)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (z98) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (z117) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z98)) (not (z117)) (z121)))
  (:action a255
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (z6) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z31))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (not (z6)) (not (z66)) (z121)))
  (:action a256
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z11) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z26)) (not (z28)) (not (z31)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (z102)
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z117))
      (not (z119)) (not (z121)) (not (z124)))
    :effect (and
      (not (z11)) (not (z102)) (z121)))
  (:action a257
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z12) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)))
    :effect (and
      (not (z12)) (z121)))
  (:action a258
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12)) (not (z13))
      (not (z16)) (not (z18)) (z20) (not (z21)) (not (z26)) (not (z28)) (not (z31)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z102)) (z104) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z117)) (not (z119)) (not (z121)) (not (z124)))
    :effect (and
      (not (z20)) (not (z104)) (z121)))
  (:action a259
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (z93) (not (z97))
      (not (z98)) (not (z99)) (not (z102)) (z104) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z20)) (not (z93)) (not (z104)) (z121)))
  (:action a260
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (z31) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z117))
      (not (z119)) (not (z121)) (not (z124)))
    :effect (and
      (not (z31)) (z121)))
  (:action a261
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z31)) (z32) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)))
    :effect (and
      (not (z32)) (z121)))
  (:action a262
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38)) (z39)
      (not (z40)) (not (z41)) (not (z42)) (z44) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (z116) (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z44)) (not (z116)) (z121)))
  (:action a263
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68))
      (not (z69)) (z70) (not (z71)) (z72) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z70)) (not (z72)) (z75) (z84) (z121)))
  (:action a264
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (z116) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)))
    :effect (and
      (z75) (z84) (not (z116)) (z121)))
  (:action a265
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (z9) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)))
    :effect (and
      (not (z9)) (z75) (z84) (z121)))
  (:action a266
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (not (z9)) (z11) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)))
    :effect (and
      (not (z11)) (z75) (z84) (z121)))
  (:action a267
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (not (z9)) (z12) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z12)) (z75) (z84) (z121)))
  (:action a268
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (z32) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z119)) (z120) (not (z121)) (not (z124)) (z125))
    :effect (and
      (not (z32)) (z75) (z84) (not (z120)) (z121)))
  (:action a269
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)))
    :effect (and
      (not (z2)) (not (z39)) (z75) (z84) (z121)))
  (:action a270
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (z21) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (z104)
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z20)) (not (z21)) (z75) (z84) (not (z104)) (z113) (z121)))
  (:action a271
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z12)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z70)) (z72) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (not (z107)) (not (z110)) (not (z112)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z72)) (z125)))
  (:action a272
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z12)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)))
    :effect (and
      (not (z84)) (z125)))
  (:action a273
    :parameters ()
    :precondition (and
      (z1) (not (z4)) (not (z5)) (not (z9)) (not (z12)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z34))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60)) (not (z61)) (not (z65))
      (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z79)) (not (z80)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z99)) (not (z100)) (not (z107))
      (not (z110)) (not (z112)) (not (z119)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (not (z1)) (z125)))
  (:action a274
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z12)) (not (z13)) (z14) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z71)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (not (z107)) (z116) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z14)) (not (z116)) (z125)))
  (:action a275
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (z28) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z79)) (not (z80))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z98)) (z99) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z117))
      (not (z119)) (not (z120)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z28)) (not (z99)) (z125)))
  (:action a276
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z32)) (z34)
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z65)) (not (z68)) (not (z69)) (not (z79)) (not (z80)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z113)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (not (z34)) (z125)))
  (:action a277
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z32))
      (not (z34)) (not (z35)) (z38) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z38)) (not (z84)) (z125)))
  (:action a278
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (z38) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z74)) (not (z79))
      (not (z80)) (not (z84)) (z86) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z113)) (not (z116)) (not (z117)) (not (z120)) (not (z121)) (z124) (not (z125))
      (not (z128)))
    :effect (and
      (not (z38)) (not (z124)) (z125)))
  (:action a279
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z12)) (not (z13)) (not (z14)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z38)) (z39)
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z68))
      (not (z69)) (not (z71)) (not (z79)) (not (z80)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z107)) (not (z109)) (not (z116))
      (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (not (z39)) (z125)))
  (:action a280
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z12)) (not (z13)) (not (z14)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z32)) (not (z34)) (not (z38)) (not (z40))
      (not (z41)) (z42) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z74)) (not (z79)) (not (z80)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z98)) (not (z99)) (not (z100)) (not (z107)) (not (z117)) (not (z120)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z42)) (z125)))
  (:action a281
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (z46) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (z70) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z104)) (not (z107)) (not (z109)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z46)) (z125)))
  (:action a282
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (z48) (not (z50)) (not (z55)) (not (z58))
      (z60) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (z79) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (z104)
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z48)) (not (z60)) (not (z79)) (z125)))
  (:action a283
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63)
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z79))
      (not (z80)) (not (z86)) (not (z87)) (not (z89)) (z91) (not (z93)) (not (z97)) (z98)
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (not (z63)) (not (z91)) (z125)))
  (:action a284
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (z41) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63)
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (z104) (not (z107))
      (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z41)) (not (z63)) (z125)))
  (:action a285
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (z45) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z107)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z45)) (not (z66)) (z98) (z125)))
  (:action a286
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (z20) (z21) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z68) (not (z69)) (not (z71))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z112)) (not (z113)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z20)) (not (z21)) (not (z68)) (z113) (z125)))
  (:action a287
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (z84)
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z1) (not (z84))))
  (:action a288
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (z89) (z91) (not (z93)) (not (z97)) (not (z99))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z1) (not (z89)) (not (z91))))
  (:action a289
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z9)) (not (z12)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z34))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60)) (not (z61)) (not (z65))
      (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z79)) (not (z80)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z99)) (not (z100)) (not (z107))
      (not (z110)) (not (z112)) (not (z119)) (not (z120)) (not (z124)) (z125))
    :effect (and
      (z1) (not (z125))))
  (:action a290
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z13)) (z14) (not (z16))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z107)) (not (z110)) (not (z112))
      (z116) (not (z119)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z1) (not (z14)) (not (z116))))
  (:action a291
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (z28) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z79)) (not (z80))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z98)) (z99) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z117))
      (not (z119)) (not (z120)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z1) (not (z28)) (not (z99))))
  (:action a292
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z31)) (z34)
      (not (z35)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z65))
      (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z79)) (not (z86)) (not (z87))
      (not (z91)) (not (z93)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (not (z119)) (not (z124)) (not (z125)))
    :effect (and
      (z1) (not (z34))))
  (:action a293
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z4) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34)) (z35) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (z65) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z84)) (not (z86)) (not (z87)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z124)) (not (z125)) (z128))
    :effect (and
      (z1) (not (z4)) (not (z35)) (not (z65)) (not (z128))))
  (:action a294
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (z38) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (z84) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z1) (not (z38)) (not (z84))))
  (:action a295
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z9)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34)) (z39)
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z60)) (not (z61)) (not (z65)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z79)) (not (z86)) (not (z87)) (not (z91))
      (not (z97)) (not (z99)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116))
      (not (z119)) (not (z124)) (not (z125)))
    :effect (and
      (z1) (not (z39))))
  (:action a296
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z31)) (not (z34)) (not (z40))
      (not (z41)) (z42) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z72)) (not (z74)) (not (z79)) (not (z86)) (not (z87)) (not (z91)) (not (z98))
      (not (z99)) (not (z107)) (not (z110)) (not (z112)) (not (z117)) (not (z119)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z1) (not (z42))))
  (:action a297
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (z48) (not (z50)) (not (z55))
      (not (z58)) (z60) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z74)) (not (z75)) (z79) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (z104) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z1) (not (z48)) (not (z60)) (not (z79))))
  (:action a298
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63)
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z79))
      (not (z80)) (not (z86)) (not (z87)) (not (z89)) (z91) (not (z93)) (not (z97)) (z98)
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (z1) (not (z63)) (not (z91))))
  (:action a299
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (z41) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z97)) (not (z99)) (z104) (not (z107))
      (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z1) (not (z41)) (not (z63))))
  (:action a300
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z31)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (z45) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z107)) (not (z110)) (not (z112)) (not (z119))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z1) (not (z45)) (not (z66)) (z98)))
  (:action a301
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (z20) (z21) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z68) (not (z69))
      (not (z70)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113))
      (not (z119)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z1) (not (z20)) (not (z21)) (not (z68)) (z113)))
  (:action a302
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z107)) (not (z109)) (not (z112)) (not (z113)) (not (z116))
      (not (z119)) (not (z121)) (not (z124)) (z128))
    :effect (and
      (z2) (not (z66)) (not (z128))))
  (:action a303
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z35)) (not (z38)) (not (z39))
      (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (z70) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z2) (not (z70))))
  (:action a304
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z39)) (not (z42))
      (not (z44)) (not (z45)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60))
      (not (z61)) (not (z65)) (not (z66)) (not (z69)) (not (z71)) (z74) (not (z79)) (not (z80))
      (not (z84)) (not (z87)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z107))
      (not (z109)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z124))
      (not (z128)))
    :effect (and
      (z2) (not (z74)) (not (z98))))
  (:action a305
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z34))
      (not (z35)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79)) (not (z80)) (not (z87))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z112)) (z113) (not (z116)) (not (z119)) (not (z124)) (not (z128)))
    :effect (and
      (z2) (not (z113))))
  (:action a306
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z71)) (not (z74)) (z75) (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104))
      (not (z107)) (not (z109)) (not (z112)) (not (z113)) (not (z116)) (z119) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z2) (not (z75)) (not (z86)) (not (z119))))
  (:action a307
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (z7) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (z75) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z2) (not (z7)) (not (z75))))
  (:action a308
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (z12) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z38)) (not (z39)) (not (z44)) (not (z48)) (not (z50)) (not (z55)) (not (z58))
      (not (z60)) (not (z61)) (not (z65)) (not (z69)) (not (z71)) (not (z74)) (not (z79))
      (not (z80)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (z100)
      (not (z107)) (not (z109)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z2) (not (z12)) (not (z100))))
  (:action a309
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12))
      (z13) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z38)) (not (z39)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58))
      (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (z79) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z2) (not (z13)) (not (z79))))
  (:action a310
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (z16) (not (z18)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z39))
      (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60))
      (not (z61)) (not (z65)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z79)) (not (z80)) (not (z86)) (not (z87)) (not (z97)) (not (z99)) (not (z100))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z124)) (not (z128)))
    :effect (and
      (z2) (not (z16))))
  (:action a311
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z26) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79)) (not (z80)) (not (z84)) (z87)
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z112)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z2) (not (z26)) (not (z87))))
  (:action a312
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z35)) (z38)
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (z80) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (z2) (not (z38)) (not (z80))))
  (:action a313
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (z13) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (z26) (not (z28))
      (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (z46) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z124)) (not (z128)))
    :effect (and
      (z2) (not (z13)) (not (z26)) (not (z46))))
  (:action a314
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z39)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (z56) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z97)) (not (z99)) (not (z100)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z2) (not (z7)) (not (z56))))
  (:action a315
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (z58) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z97)) (not (z99)) (not (z100))
      (not (z107)) (not (z109)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z2) (not (z58))))
  (:action a316
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (z50)
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (z61) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z79))
      (not (z80)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z2) (not (z50)) (not (z61))))
  (:action a317
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z71) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z113)) (z116) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z2) (not (z71)) (z86) (not (z116))))
  (:action a318
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (z71)
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (z116) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z2) (z70) (not (z71)) (z110) (not (z116))))
  (:action a319
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z35)) (not (z38)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z69)) (z71) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z102)) (not (z107)) (not (z109)) (not (z110)) (z116) (not (z117)) (not (z119))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z2) (not (z71)) (z98) (not (z116)) (z117)))
  (:action a320
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69))
      (not (z70)) (z71) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (z116) (not (z117)) (not (z119)) (not (z121)) (not (z124)))
    :effect (and
      (z2) (not (z71)) (not (z116)) (z121)))
  (:action a321
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (z86) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z6) (z66) (not (z86))))
  (:action a322
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z35)) (not (z38)) (not (z39))
      (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69))
      (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z107))
      (z109) (not (z110)) (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z6) (z66) (not (z109))))
  (:action a323
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (z110) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z6) (z66) (not (z70)) (not (z110))))
  (:action a324
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z31))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z117)) (not (z119))
      (z121) (not (z124)) (not (z128)))
    :effect (and
      (z6) (z66) (not (z121))))
  (:action a325
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z11) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z26)) (not (z28)) (not (z31)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (z102)
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z117))
      (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z6) (not (z11)) (z66) (not (z102))))
  (:action a326
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z12) (not (z13)) (not (z18)) (not (z22))
      (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z41))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69))
      (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z107)) (not (z109)) (not (z110)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z6) (not (z12)) (z66)))
  (:action a327
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18)) (z20)
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (z104)
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z6) (not (z20)) (z66) (not (z104))))
  (:action a328
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (z12) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (z93) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (z104) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z6) (not (z20)) (z66) (not (z93)) (not (z104))))
  (:action a329
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z16))
      (not (z18)) (not (z26)) (not (z28)) (z31) (not (z35)) (not (z38)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z117)) (not (z119)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z6) (not (z31)) (z66)))
  (:action a330
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (z32) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z6) (not (z32)) (z66)))
  (:action a331
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41))
      (not (z42)) (z44) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98)
      (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (z116) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z6) (not (z44)) (z66) (not (z116))))
  (:action a332
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (z35) (not (z38)) (not (z39))
      (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z6) (not (z35)) (not (z63)) (z66)))
  (:action a333
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (z71)
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (z116) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z2) (z6) (z66) (not (z71)) (not (z116))))
  (:action a334
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69))
      (z70) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z7) (not (z70)) (z75)))
  (:action a335
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (z113)
      (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z7) (z75) (not (z113))))
  (:action a336
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (z7) (z75)))
  (:action a337
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (z12) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (z100) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z7) (not (z12)) (z75) (not (z100))))
  (:action a338
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (z16)
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z7) (not (z16)) (z75)))
  (:action a339
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (z29) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z7) (not (z29)) (z75)))
  (:action a340
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (z58) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z7) (not (z58)) (z75)))
  (:action a341
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z16))
      (not (z18)) (not (z21)) (not (z26)) (not (z28)) (not (z31)) (not (z35)) (not (z38))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z69)) (not (z70)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z107)) (not (z110)) (not (z112))
      (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z9) (not (z66))))
  (:action a342
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z13)) (not (z16)) (not (z18))
      (not (z26)) (not (z28)) (not (z31)) (not (z42)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z69))
      (not (z70)) (not (z72)) (not (z74)) (not (z79)) (not (z86)) (not (z87)) (not (z93)) (z98)
      (not (z99)) (not (z107)) (not (z110)) (not (z112)) (not (z117)) (not (z119)) (not (z124))
      (not (z128)))
    :effect (and
      (z9) (not (z98))))
  (:action a343
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z35)) (not (z38))
      (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z107)) (not (z110))
      (not (z112)) (z116) (not (z119)) (not (z121)) (not (z124)))
    :effect (and
      (z9) (not (z116))))
  (:action a344
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (z75) (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z116)) (not (z119)) (not (z120)) (z121) (not (z124)))
    :effect (and
      (z9) (not (z75)) (not (z84)) (not (z121))))
  (:action a345
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z9)) (z11) (not (z13)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z31)) (not (z34)) (not (z35))
      (not (z40)) (not (z41)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z60)) (not (z61)) (not (z65)) (not (z68)) (not (z69)) (not (z70)) (not (z72))
      (not (z79)) (not (z86)) (not (z87)) (not (z93)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z119)) (not (z124)))
    :effect (and
      (z9) (not (z11))))
  (:action a346
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z9)) (z12) (not (z13)) (not (z16)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z41)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60)) (not (z61)) (not (z65))
      (not (z69)) (not (z70)) (not (z72)) (not (z79)) (not (z80)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z99)) (not (z100)) (not (z107)) (not (z110))
      (not (z112)) (not (z119)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (z9) (not (z12))))
  (:action a347
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (z12) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60))
      (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (z93) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (z104)
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z9) (not (z12)) (not (z93))))
  (:action a348
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z4) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (z26) (not (z28))
      (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (z65) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (z79) (not (z84)) (not (z86))
      (not (z87)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z124)) (not (z128)))
    :effect (and
      (not (z4)) (z9) (not (z26)) (not (z65)) (not (z79))))
  (:action a349
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (z18) (not (z20)) (not (z21)) (not (z22)) (z26) (not (z28))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z72)) (not (z74)) (not (z79)) (not (z80)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (z107) (not (z110)) (not (z112)) (not (z113)) (not (z117)) (not (z119))
      (not (z120)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z9) (not (z18)) (not (z26)) (not (z107))))
  (:action a350
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z12)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z31)) (z32)
      (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69))
      (not (z70)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z107)) (not (z110)) (not (z112)) (not (z119)) (z120) (not (z121)) (not (z124)) (z125))
    :effect (and
      (z9) (not (z32)) (not (z120))))
  (:action a351
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z34)) (not (z35)) (z38) (not (z40)) (not (z41)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (z89)
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z116)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z9) (not (z38)) (not (z89))))
  (:action a352
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z4)) (not (z5)) (not (z9)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (z39) (not (z44)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z60)) (not (z61)) (not (z65)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z79)) (not (z86)) (not (z87)) (not (z93))
      (not (z97)) (not (z99)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116))
      (not (z119)) (not (z124)))
    :effect (and
      (not (z2)) (z9) (not (z39))))
  (:action a353
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z38)) (not (z39)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (z60) (not (z61))
      (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (z79) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (z124) (not (z125)) (not (z128)))
    :effect (and
      (z9) (not (z60)) (not (z79)) (not (z124))))
  (:action a354
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z31))
      (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63)
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z9) (not (z63)) (not (z84))))
  (:action a355
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z41)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (z56) (not (z58)) (not (z60)) (not (z61))
      (z63) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z107)) (not (z110)) (not (z112)) (not (z116))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z9) (not (z56)) (not (z63))))
  (:action a356
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (z50) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (z61) (z63) (not (z65)) (z66) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z79)) (not (z80)) (not (z86)) (not (z87)) (z89)
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (z9) (not (z50)) (not (z61)) (not (z63)) (not (z89))))
  (:action a357
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z16)) (not (z18)) (z20) (z21) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (z104)
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z119)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z9) (not (z20)) (not (z21)) (not (z104)) (z113)))
  (:action a358
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z113)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z11) (not (z66))))
  (:action a359
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (z70)
      (z72) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z119)) (not (z121)) (not (z124)))
    :effect (and
      (z11) (not (z70)) (not (z72))))
  (:action a360
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z71)) (z75) (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z11) (not (z75)) (not (z86))))
  (:action a361
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z34)) (not (z35)) (not (z40))
      (not (z41)) (not (z42)) (not (z45)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z74))
      (not (z79)) (not (z87)) (not (z93)) (z98) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z113)) (not (z117)) (not (z124)) (not (z128)))
    :effect (and
      (z11) (not (z98))))
  (:action a362
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68))
      (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102))
      (not (z104)) (not (z107)) (not (z113)) (z116) (not (z119)) (not (z121)) (not (z124)))
    :effect (and
      (z11) (not (z116))))
  (:action a363
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (z75) (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (z121) (not (z124)))
    :effect (and
      (z11) (not (z75)) (not (z84)) (not (z121))))
  (:action a364
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (z9) (not (z11)) (not (z13)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z31)) (not (z34)) (not (z35))
      (not (z40)) (not (z41)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z60)) (not (z61)) (not (z65)) (not (z68)) (not (z69)) (not (z70)) (not (z72))
      (not (z79)) (not (z86)) (not (z87)) (not (z93)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z119)) (not (z124)))
    :effect (and
      (not (z9)) (z11)))
  (:action a365
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z9)) (not (z11)) (z12) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z32)) (not (z34)) (not (z35))
      (not (z40)) (not (z41)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z65)) (not (z68)) (not (z69)) (not (z79)) (not (z80))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z113)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (z11) (not (z12))))
  (:action a366
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z4) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (z26) (not (z28))
      (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (z65) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (z79) (not (z84)) (not (z86))
      (not (z87)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z124)) (not (z128)))
    :effect (and
      (not (z4)) (z11) (not (z26)) (not (z65)) (not (z79))))
  (:action a367
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (z18) (not (z20)) (not (z21)) (not (z22)) (z26) (not (z28))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z40)) (not (z41)) (not (z42))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z72)) (not (z74)) (not (z79)) (not (z80)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (z107) (not (z110)) (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z120))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z11) (not (z18)) (not (z26)) (not (z107))))
  (:action a368
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (z32)
      (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z112)) (not (z113)) (not (z119)) (z120) (not (z121))
      (not (z124)) (z125))
    :effect (and
      (z11) (not (z32)) (not (z120))))
  (:action a369
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (z38) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79)) (not (z80))
      (not (z84)) (z87) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z113)) (not (z116))
      (not (z117)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z11) (not (z38)) (not (z87))))
  (:action a370
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z34))
      (not (z35)) (z38) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (z89) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z11) (not (z38)) (not (z89))))
  (:action a371
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z34)) (not (z35)) (z39)
      (not (z40)) (not (z41)) (not (z44)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z71))
      (not (z79)) (not (z87)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z113)) (not (z116)) (not (z124)))
    :effect (and
      (not (z2)) (z11) (not (z39))))
  (:action a372
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z32)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z75)) (not (z79))
      (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z11) (not (z63)) (not (z84))))
  (:action a373
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (z50) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (z61) (z63) (not (z65)) (z66) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z79)) (not (z80)) (not (z86)) (not (z87)) (z89)
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (z11) (not (z50)) (not (z61)) (not (z63)) (not (z89))))
  (:action a374
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14))
      (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (z102)
      (z104) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z11) (not (z20)) (z66) (not (z104))))
  (:action a375
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (z104) (not (z107)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z11) (z66) (not (z104)) (z128)))
  (:action a376
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (z104) (not (z107)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z11) (z70) (not (z104))))
  (:action a377
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (z68)
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z11) (not (z20)) (not (z68)) (z72)))
  (:action a378
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (z66) (z68) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z11) (not (z20)) (not (z68)) (z84)))
  (:action a379
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (z102) (z104)
      (not (z107)) (not (z109)) (not (z110)) (not (z113)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z11) (not (z20)) (z75) (z86) (not (z104))))
  (:action a380
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (z68) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z11) (not (z20)) (not (z68)) (z89) (z91)))
  (:action a381
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z18))
      (z20) (not (z21)) (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (z102) (z104) (not (z107)) (not (z109))
      (not (z110)) (not (z113)) (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z11) (not (z20)) (z98) (not (z104))))
  (:action a382
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (z104) (not (z107))
      (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z11) (z74) (z98) (not (z104))))
  (:action a383
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z113)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z11) (not (z86)) (z102)))
  (:action a384
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79))
      (not (z80)) (not (z84)) (z87) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z113)) (not (z116)) (not (z117)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z11) (not (z87)) (z102)))
  (:action a385
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z11)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34))
      (not (z35)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68))
      (not (z69)) (not (z71)) (not (z79)) (not (z87)) (not (z93)) (not (z97)) (not (z99))
      (not (z102)) (not (z104)) (not (z107)) (z109) (not (z110)) (not (z113)) (not (z116))
      (not (z117)) (not (z124)))
    :effect (and
      (z11) (z102) (not (z109))))
  (:action a386
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z26)) (not (z28)) (not (z31)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (z70)
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (z110) (not (z112)) (not (z113)) (not (z117))
      (not (z119)) (not (z121)) (not (z124)))
    :effect (and
      (z11) (not (z70)) (z102) (not (z110))))
  (:action a387
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z26)) (not (z28)) (not (z31)) (not (z34)) (not (z35)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z71)) (not (z74)) (not (z79)) (not (z87)) (not (z93)) (z98) (not (z99)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z113)) (z117) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (z11) (not (z98)) (z102) (not (z117))))
  (:action a388
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z26)) (not (z28)) (not (z31)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z117)) (not (z119)) (z121) (not (z124)))
    :effect (and
      (z11) (z102) (not (z121))))
  (:action a389
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (z6) (not (z7)) (not (z11)) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z26)) (not (z28)) (not (z31)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68))
      (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z117))
      (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z6)) (z11) (not (z66)) (z102)))
  (:action a390
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z11)) (z12) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z34))
      (not (z35)) (not (z40)) (not (z41)) (not (z44)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z68)) (not (z69))
      (not (z71)) (not (z79)) (not (z80)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z113)) (not (z117)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (z11) (not (z12)) (z102)))
  (:action a391
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (z18) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z79)) (not (z80)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (z107) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z11) (not (z18)) (z102) (not (z107))))
  (:action a392
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (z26) (not (z28))
      (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (z69)
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (z79) (not (z84)) (not (z86))
      (not (z87)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z11) (not (z26)) (not (z69)) (not (z79)) (z102)))
  (:action a393
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z13)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (z31) (not (z34)) (not (z35))
      (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z65)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z79)) (not (z86)) (not (z87)) (not (z93)) (not (z99))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z117)) (not (z119)) (not (z124)))
    :effect (and
      (z11) (not (z31)) (z102)))
  (:action a394
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z31)) (z32) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z68)) (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z113)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)))
    :effect (and
      (z11) (not (z32)) (z102)))
  (:action a395
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13))
      (not (z14)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41))
      (not (z42)) (z44) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z71))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z113)) (z116) (not (z117)) (not (z119)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z11) (not (z44)) (z102) (not (z116))))
  (:action a396
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (z61) (not (z63)) (not (z65))
      (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z79)) (not (z80))
      (not (z86)) (not (z87)) (z89) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (z11) (not (z61)) (not (z89)) (z102)))
  (:action a397
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (z16) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (z68) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z11) (not (z16)) (not (z20)) (not (z68)) (z72) (z112)))
  (:action a398
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14))
      (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (z102)
      (z104) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z11) (not (z20)) (not (z104)) (z116)))
  (:action a399
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (z104) (not (z107))
      (not (z109)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z11) (z75) (z86) (not (z104)) (z119)))
  (:action a400
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z32)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (z68) (not (z69)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z104)) (not (z107)) (not (z113)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z11) (not (z20)) (not (z68)) (z125)))
  (:action a401
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z31)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z68) (not (z69)) (not (z70)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (not (z119)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z1) (z11) (not (z20)) (not (z68))))
  (:action a402
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z34))
      (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (z104) (not (z107)) (not (z109))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z2) (z11) (not (z104))))
  (:action a403
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z68)) (not (z69)) (z71) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z113))
      (z116) (not (z117)) (not (z119)) (not (z121)) (not (z124)))
    :effect (and
      (z2) (z11) (not (z71)) (z102) (not (z116))))
  (:action a404
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (z104)
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z7) (z11) (z75) (not (z104))))
  (:action a405
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z16)) (not (z18)) (z20) (not (z21)) (not (z26)) (not (z28)) (not (z31)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (z102) (z104) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z121)) (not (z124)))
    :effect (and
      (z9) (z11) (not (z20)) (not (z104))))
  (:action a406
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12)) (not (z13)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z32)) (not (z35)) (not (z38)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z69)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (not (z107)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z66))))
  (:action a407
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z12)) (not (z13)) (not (z16)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z32)) (not (z35)) (not (z38)) (not (z41))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (z70) (not (z71))
      (z72) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z107)) (not (z110))
      (not (z112)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z12) (not (z70)) (not (z72))))
  (:action a408
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z86))))
  (:action a409
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z71)) (z75) (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104))
      (not (z107)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z12) (not (z75)) (not (z86))))
  (:action a410
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79))
      (not (z80)) (not (z84)) (z87) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z113)) (not (z116)) (not (z117)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z12) (not (z87))))
  (:action a411
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z12)) (not (z13)) (not (z18)) (not (z22))
      (not (z26)) (not (z28)) (not (z32)) (not (z42)) (not (z45)) (not (z48)) (not (z50))
      (not (z55)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z69))
      (not (z74)) (not (z79)) (not (z80)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (z98)
      (not (z99)) (not (z100)) (not (z107)) (not (z117)) (not (z120)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z12) (not (z98))))
  (:action a412
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z12)) (not (z13)) (not (z14)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35))
      (not (z38)) (not (z39)) (not (z44)) (not (z48)) (not (z50)) (not (z55)) (not (z58))
      (not (z60)) (not (z61)) (not (z65)) (not (z69)) (not (z71)) (not (z79)) (not (z80))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z107)) (z109) (not (z110)) (not (z116)) (not (z117)) (not (z120))
      (not (z124)) (not (z125)))
    :effect (and
      (z12) (not (z109))))
  (:action a413
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z18)) (not (z22))
      (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z41))
      (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (z70) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z107))
      (not (z109)) (z110) (not (z112)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)))
    :effect (and
      (z12) (not (z70)) (not (z110))))
  (:action a414
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z12)) (not (z13)) (not (z14)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z35)) (not (z38))
      (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (not (z71))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z107)) (z116)
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z12) (not (z116))))
  (:action a415
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z12)) (not (z13)) (not (z18)) (not (z22))
      (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z35)) (not (z42)) (not (z44))
      (not (z45)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60)) (not (z61))
      (not (z65)) (not (z66)) (not (z69)) (not (z71)) (not (z74)) (not (z79)) (not (z80))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (z98) (not (z99)) (not (z100)) (not (z102))
      (not (z107)) (not (z109)) (not (z110)) (z117) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z98)) (not (z117))))
  (:action a416
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z117)) (not (z119)) (not (z120)) (z121) (not (z124))
      (not (z125)))
    :effect (and
      (z12) (not (z121))))
  (:action a417
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z12)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (z75)
      (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (not (z116)) (not (z119)) (not (z120)) (z121) (not (z124)) (not (z125)))
    :effect (and
      (z12) (not (z75)) (not (z84)) (not (z121))))
  (:action a418
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (z6) (not (z7)) (not (z12)) (not (z13)) (not (z18)) (not (z22))
      (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z41))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z69)) (not (z71))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z107))
      (not (z109)) (not (z110)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z6)) (z12) (not (z66))))
  (:action a419
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (z9) (not (z12)) (not (z13)) (not (z16)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z41)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60)) (not (z61)) (not (z65))
      (not (z69)) (not (z70)) (not (z72)) (not (z79)) (not (z80)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z99)) (not (z100)) (not (z107)) (not (z110))
      (not (z112)) (not (z119)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (not (z9)) (z12)))
  (:action a420
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z9)) (z11) (not (z12)) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z32)) (not (z34)) (not (z35))
      (not (z40)) (not (z41)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z65)) (not (z68)) (not (z69)) (not (z79)) (not (z80))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z113)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (not (z11)) (z12)))
  (:action a421
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z11) (not (z12)) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z34))
      (not (z35)) (not (z40)) (not (z41)) (not (z44)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z68)) (not (z69))
      (not (z71)) (not (z79)) (not (z80)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z99)) (not (z100)) (z102) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z113)) (not (z117)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (not (z11)) (z12) (not (z102))))
  (:action a422
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (z18) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z79)) (not (z80)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (z107) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z18)) (not (z107))))
  (:action a423
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z18)) (z20)
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z68)) (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (z104) (not (z107)) (not (z109)) (not (z110)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z12) (not (z20)) (not (z104))))
  (:action a424
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (z18) (not (z20)) (not (z21)) (not (z22)) (z26) (not (z28))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z40)) (not (z41)) (not (z42))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z72)) (not (z74)) (not (z79)) (not (z80)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (z107) (not (z110)) (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z120))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z18)) (not (z26)) (not (z107))))
  (:action a425
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z12)) (not (z13)) (not (z16))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (z31) (not (z32)) (not (z35)) (not (z44))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60)) (not (z61))
      (not (z65)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z79)) (not (z80))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z99)) (not (z100))
      (not (z102)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z117)) (not (z119))
      (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (z12) (not (z31))))
  (:action a426
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (z38) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79)) (not (z80))
      (not (z84)) (z87) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z113)) (not (z116))
      (not (z117)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z38)) (not (z87))))
  (:action a427
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z9)) (not (z12)) (not (z13)) (not (z14)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z38)) (z39) (not (z44))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z65)) (not (z69)) (not (z71)) (not (z79)) (not (z80)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z107)) (not (z109))
      (not (z116)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (not (z2)) (z12) (not (z39))))
  (:action a428
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41))
      (not (z42)) (z44) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69))
      (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z107)) (not (z109)) (not (z110)) (z116) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z12) (not (z44)) (not (z116))))
  (:action a429
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (z55) (not (z58))
      (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z102)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (z124) (not (z125))
      (not (z128)))
    :effect (and
      (z12) (not (z55)) (not (z124))))
  (:action a430
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z38)) (not (z39)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (z60)
      (not (z61)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (z79) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (z124) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z60)) (not (z79)) (not (z124))))
  (:action a431
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (z61) (not (z63)) (not (z65))
      (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z79)) (not (z80))
      (not (z86)) (not (z87)) (z89) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (z12) (not (z61)) (not (z89))))
  (:action a432
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12)) (not (z13)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z32)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (z84)
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z63)) (not (z84))))
  (:action a433
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z34)) (z35) (not (z38)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63)
      (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z35)) (not (z63))))
  (:action a434
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z41)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (z56) (not (z58)) (not (z60)) (not (z61))
      (z63) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z12) (not (z56)) (not (z63))))
  (:action a435
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (z50) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (z61) (z63) (not (z65)) (z66) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z79)) (not (z80)) (not (z86)) (not (z87)) (z89)
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (z12) (not (z50)) (not (z61)) (not (z63)) (not (z89))))
  (:action a436
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (z32)
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (z120) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z32)) (z66) (not (z120))))
  (:action a437
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (z22) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z116))
      (not (z119)) (z120) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z22)) (z72) (not (z120))))
  (:action a438
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (z32) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z119)) (z120)
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z32)) (z70) (z72) (not (z120))))
  (:action a439
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (z22) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (z120) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z12) (not (z22)) (z84) (not (z120))))
  (:action a440
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (z32) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (z120)
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z32)) (z75) (z86) (not (z120))))
  (:action a441
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (z104) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z66)) (z93)))
  (:action a442
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71))
      (z72) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (z104) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (z113) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z70)) (not (z72)) (z93)))
  (:action a443
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60))
      (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100))
      (not (z102)) (z104) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (z93) (not (z98))))
  (:action a444
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (z9) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60))
      (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (z104) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z9)) (z12) (z93)))
  (:action a445
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60)) (not (z61))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (z104)
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z2)) (z12) (not (z39)) (z93)))
  (:action a446
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z58)) (z60) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (z79) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (z104) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (z124)
      (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z60)) (not (z79)) (z93) (not (z124))))
  (:action a447
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (z56) (not (z58)) (not (z60))
      (not (z61)) (z63) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (z104) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z56)) (not (z63)) (z93)))
  (:action a448
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12)) (not (z13)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (z32) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69))
      (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z104)) (not (z107)) (not (z110)) (not (z117)) (not (z119)) (z120) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z32)) (z98) (not (z120))))
  (:action a449
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z16)) (not (z18))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z35))
      (not (z38)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z69))
      (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z107)) (not (z112)) (not (z113)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (z128))
    :effect (and
      (z12) (not (z66)) (z100) (not (z128))))
  (:action a450
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (not (z12)) (not (z13)) (not (z16)) (not (z18))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z35))
      (not (z38)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (z70)
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z70)) (z100)))
  (:action a451
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z16)) (not (z18))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z42))
      (not (z45)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60)) (not (z61))
      (not (z65)) (not (z66)) (not (z69)) (z74) (not (z79)) (not (z80)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z107))
      (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z120)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z12) (not (z74)) (not (z98)) (z100)))
  (:action a452
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z12)) (not (z13)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z40)) (not (z41)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z68))
      (not (z69)) (not (z74)) (not (z79)) (not (z80)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z112)) (z113) (not (z119)) (not (z120)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (z100) (not (z113))))
  (:action a453
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z71)) (not (z74)) (z75) (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104))
      (not (z107)) (not (z112)) (not (z113)) (not (z116)) (z119) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z75)) (not (z86)) (z100) (not (z119))))
  (:action a454
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z7)) (not (z12)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z38)) (not (z39)) (not (z44)) (not (z48)) (not (z50)) (not (z55)) (not (z58))
      (not (z60)) (not (z61)) (not (z65)) (not (z69)) (not (z71)) (not (z74)) (not (z79))
      (not (z80)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z107)) (not (z109)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z2)) (z12) (z100)))
  (:action a455
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (z7) (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (z75) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z7)) (z12) (not (z75)) (z100)))
  (:action a456
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12))
      (z13) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z38)) (not (z39)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58))
      (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (z79) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z13)) (not (z79)) (z100)))
  (:action a457
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z12)) (not (z13)) (z16)
      (not (z18)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60))
      (not (z61)) (not (z65)) (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z79))
      (not (z80)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z119))
      (not (z120)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z16)) (z100)))
  (:action a458
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z26) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79)) (not (z80)) (not (z84)) (z87)
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z112)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z26)) (not (z87)) (z100)))
  (:action a459
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (z5) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z26) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z40)) (not (z41))
      (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113))
      (z116) (not (z117)) (not (z119)) (not (z120)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z5)) (z12) (not (z26)) (z100)))
  (:action a460
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (not (z12)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (z29) (not (z32)) (not (z35))
      (not (z38)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69))
      (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z107)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z29)) (z100)))
  (:action a461
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z7) (not (z12)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (z56) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z7)) (z12) (not (z56)) (z100)))
  (:action a462
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (z50)
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (z61) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z79))
      (not (z80)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z12) (not (z50)) (not (z61)) (z100)))
  (:action a463
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12)) (not (z13))
      (not (z14)) (z16) (not (z18)) (not (z20)) (not (z21)) (z22) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (z120) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z16)) (not (z22)) (z72) (z112) (not (z120))))
  (:action a464
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (z16) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (z32) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (z120) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z16)) (not (z32)) (z70) (z72) (z112) (not (z120))))
  (:action a465
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (z21) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69))
      (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (z104) (not (z107)) (not (z112)) (not (z113)) (not (z116))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z20)) (not (z21)) (not (z104)) (z113)))
  (:action a466
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12)) (not (z13))
      (not (z14)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (z32) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z116)) (not (z119)) (z120) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z32)) (z116) (not (z120))))
  (:action a467
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z74)) (z75) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (z97)
      (not (z99)) (not (z100)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z63)) (not (z75)) (not (z97)) (z100) (z116)))
  (:action a468
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (z32) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (z120) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z32)) (z75) (z84) (not (z120)) (z121)))
  (:action a469
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z12)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (z22) (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z70)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z97)) (not (z99)) (not (z107)) (not (z110)) (not (z112)) (not (z119))
      (z120) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z1) (z12) (not (z22)) (not (z120))))
  (:action a470
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z35)) (not (z38)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z69)) (z71) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z107)) (not (z109)) (not (z110)) (z116) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z2) (z12) (not (z71)) (not (z116))))
  (:action a471
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z12)) (not (z13)) (not (z16))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z31)) (z32) (not (z35)) (not (z38))
      (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z107))
      (not (z110)) (not (z112)) (not (z119)) (z120) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z9) (z12) (not (z32)) (not (z120))))
  (:action a472
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z31)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z71)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (z102) (z104) (not (z107)) (not (z109)) (not (z110))
      (not (z113)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z11) (z12) (not (z20)) (not (z104))))
  (:action a473
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (z32) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z68)) (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z102)) (not (z104)) (not (z107)) (not (z113)) (not (z119)) (z120) (not (z121))
      (not (z124)) (not (z125)))
    :effect (and
      (z11) (z12) (not (z32)) (not (z120))))
  (:action a474
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (z104) (not (z107)) (not (z112))
      (not (z113)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z11) (z12) (z100) (not (z104))))
  (:action a475
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z38)) (not (z39)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58))
      (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (z74) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z13) (not (z74)) (z79) (not (z98))))
  (:action a476
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z38)) (not (z39)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58))
      (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z2)) (z13) (z79)))
  (:action a477
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z12)
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z38)) (not (z39)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58))
      (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (z100)
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z13) (z79) (not (z100))))
  (:action a478
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12))
      (not (z13)) (not (z14)) (z16) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z38)) (not (z39))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z13) (not (z16)) (z79)))
  (:action a479
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (z72) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z14) (not (z72)) (z116)))
  (:action a480
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (z98) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)))
    :effect (and
      (z14) (not (z84)) (z116)))
  (:action a481
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (z89) (z91) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z14) (not (z89)) (not (z91)) (z116)))
  (:action a482
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z12)) (not (z13)) (not (z14)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z71)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (not (z107)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (z125))
    :effect (and
      (z14) (z116) (not (z125))))
  (:action a483
    :parameters ()
    :precondition (and
      (z1) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z107)) (not (z110)) (not (z112))
      (not (z116)) (not (z119)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z1)) (z14) (z116)))
  (:action a484
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (z34) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z68)) (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z112)) (not (z113)) (not (z116))
      (not (z119)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z14) (not (z34)) (z116)))
  (:action a485
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (z42) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z107)) (not (z116)) (not (z117)) (not (z119)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z14) (not (z42)) (z116)))
  (:action a486
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (z46) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (z70) (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z14) (not (z46)) (z116)))
  (:action a487
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (z41) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (z104) (not (z107)) (not (z110)) (not (z112))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z14) (not (z41)) (not (z63)) (z116)))
  (:action a488
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (z45)
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z14) (not (z45)) (not (z66)) (z98) (z116)))
  (:action a489
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (z20) (z21) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (z68) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z14) (not (z20)) (not (z21)) (not (z68)) (z113) (z116)))
  (:action a490
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (z68) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z11) (z14) (not (z20)) (not (z68)) (z116)))
  (:action a491
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (z22) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z116)) (not (z119)) (z120)
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (z14) (not (z22)) (z116) (not (z120))))
  (:action a492
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z16))
      (not (z18)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z35))
      (not (z38)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z69))
      (not (z70)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z119)) (not (z121))
      (not (z124)) (z128))
    :effect (and
      (z16) (not (z66)) (not (z128))))
  (:action a493
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z16))
      (not (z18)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z42))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60))
      (not (z61)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z72)) (z74) (not (z75))
      (not (z79)) (not (z80)) (not (z86)) (not (z87)) (not (z97)) (z98) (not (z99)) (not (z100))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z124))
      (not (z128)))
    :effect (and
      (z16) (not (z74)) (not (z98))))
  (:action a494
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z34)) (not (z35)) (not (z40)) (not (z41)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z68))
      (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z79)) (not (z80)) (not (z86))
      (not (z87)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (z113) (not (z119)) (not (z124)) (not (z128)))
    :effect (and
      (z16) (not (z113))))
  (:action a495
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z39)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58))
      (not (z60)) (not (z61)) (not (z65)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z79)) (not (z80)) (not (z86)) (not (z87)) (not (z97)) (not (z99))
      (not (z100)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z119)) (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (z16)))
  (:action a496
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (z7) (not (z9)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (z75) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z7)) (z16) (not (z75))))
  (:action a497
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (z12) (not (z13)) (not (z16))
      (not (z18)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60))
      (not (z61)) (not (z65)) (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z79))
      (not (z80)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (z100) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z119))
      (not (z120)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z16) (not (z100))))
  (:action a498
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12))
      (z13) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z38)) (not (z39))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z74)) (not (z75)) (z79) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z13)) (z16) (not (z79))))
  (:action a499
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (z5) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (z26) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z40)) (not (z41))
      (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113))
      (z116) (not (z117)) (not (z119)) (not (z120)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z5)) (z16) (not (z26))))
  (:action a500
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z21)) (not (z26)) (not (z28)) (z29) (not (z31)) (not (z35)) (not (z38))
      (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z16) (not (z29))))
  (:action a501
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z35)) (z38) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (z80) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (z16) (not (z38)) (not (z80))))
  (:action a502
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (z13) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (z26) (not (z28))
      (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (z46) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z124)) (not (z128)))
    :effect (and
      (not (z13)) (z16) (not (z26)) (not (z46))))
  (:action a503
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z9)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z41)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (z56) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z97)) (not (z99)) (not (z100)) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (not (z7)) (z16) (not (z56))))
  (:action a504
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z13)) (not (z16)) (not (z18))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32))
      (not (z35)) (not (z38)) (not (z41)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (z58) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (not (z70))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z97)) (not (z99)) (not (z100)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z16) (not (z58))))
  (:action a505
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (z50)
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (z61) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z79))
      (not (z80)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z16) (not (z50)) (not (z61))))
  (:action a506
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (z70) (not (z71)) (z72) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (z112) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z16) (z66) (not (z70)) (not (z72)) (not (z112))))
  (:action a507
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (z72) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (z112) (not (z113)) (not (z116))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z16) (not (z72)) (z84) (not (z112))))
  (:action a508
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (z32) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (z72)
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (z112) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z16) (not (z72)) (z89) (z91) (not (z112))))
  (:action a509
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13))
      (not (z16)) (not (z18)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z69)) (z70) (not (z71)) (z72) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z107))
      (not (z110)) (z112) (not (z113)) (not (z117)) (not (z119)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z16) (not (z70)) (not (z72)) (z98) (not (z112))))
  (:action a510
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72))
      (not (z74)) (z75) (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (z110) (z112) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z16) (not (z75)) (not (z86)) (z98) (not (z112))))
  (:action a511
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (z72) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z104)) (not (z107))
      (not (z110)) (z112) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z16) (not (z70)) (not (z72)) (not (z112)) (z116)))
  (:action a512
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34))
      (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71))
      (not (z72)) (not (z74)) (z75) (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (z110) (z112) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z16) (not (z75)) (not (z86)) (not (z112)) (z116)))
  (:action a513
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (z63) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72))
      (not (z74)) (z75) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (z97) (not (z99)) (not (z100)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (z16) (not (z63)) (not (z75)) (not (z97)) (z116)))
  (:action a514
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (z70) (not (z71)) (z72) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (z112) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z16) (not (z70)) (not (z72)) (z75) (z84) (not (z112)) (z121)))
  (:action a515
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z12)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68))
      (not (z69)) (not (z70)) (z72) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z107)) (not (z110)) (z112) (not (z113)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z16) (not (z72)) (not (z112)) (z125)))
  (:action a516
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (z104)
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z119)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z11) (z16) (not (z104))))
  (:action a517
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z68)) (not (z69)) (z70) (not (z71)) (z72) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z110)) (z112) (not (z113)) (not (z119)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z11) (z16) (not (z70)) (not (z72)) (not (z112))))
  (:action a518
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34))
      (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71))
      (not (z72)) (not (z74)) (z75) (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (z110) (z112) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z11) (z16) (not (z75)) (not (z86)) (not (z112))))
  (:action a519
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (z70) (not (z71))
      (z72) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104))
      (not (z107)) (not (z110)) (z112) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (z16) (not (z70)) (not (z72)) (not (z112))))
  (:action a520
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72)) (not (z74))
      (z75) (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (z110) (z112) (not (z113)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (z16) (not (z75)) (not (z86)) (not (z112))))
  (:action a521
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (z72) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104)) (not (z107)) (not (z110))
      (z112) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z14) (z16) (not (z72)) (not (z112)) (z116)))
  (:action a522
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34))
      (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (z46) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (z110) (z112) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z14) (z16) (not (z46)) (not (z112)) (z116)))
  (:action a523
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z79)) (not (z80))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (z98) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (z117) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z18) (not (z98)) (z107) (not (z117))))
  (:action a524
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11) (not (z12))
      (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z79)) (not (z80))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z98)) (not (z99))
      (not (z100)) (z102) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z11)) (z18) (not (z102)) (z107)))
  (:action a525
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (z12)
      (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z79)) (not (z80))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z98)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z12)) (z18) (z107)))
  (:action a526
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (z31) (not (z32)) (not (z34)) (not (z35)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z79)) (not (z80)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z18) (not (z31)) (z107)))
  (:action a527
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z11) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (z72) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z11)) (z20) (z68) (not (z72))))
  (:action a528
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (z11) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z11)) (z20) (z68) (not (z84))))
  (:action a529
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11)
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (z89)
      (z91) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z11)) (z20) (z68) (not (z89)) (not (z91))))
  (:action a530
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (z11) (not (z12)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104)) (not (z107)) (not (z113))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (z125))
    :effect (and
      (not (z11)) (z20) (z68) (not (z125))))
  (:action a531
    :parameters ()
    :precondition (and
      (z1) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z31)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z70))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z119)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z1)) (not (z11)) (z20) (z68)))
  (:action a532
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z11) (not (z13)) (z14) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (z116)
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z11)) (not (z14)) (z20) (z68) (not (z116))))
  (:action a533
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (z38) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z11)) (z20) (not (z38)) (z68) (not (z84))))
  (:action a534
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (z11) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z34)) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z71)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z104)) (not (z107)) (not (z109)) (not (z113))
      (not (z116)) (not (z119)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z11)) (z20) (not (z39)) (z68)))
  (:action a535
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z11) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (z42) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z104)) (not (z107)) (not (z113)) (not (z117))
      (not (z119)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z11)) (z20) (not (z42)) (z68)))
  (:action a536
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z11) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (z46) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z11)) (z20) (not (z46)) (z68)))
  (:action a537
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z11) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (z45) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z11)) (z20) (not (z45)) (not (z66)) (z68) (z98)))
  (:action a538
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (z86) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z20) (not (z86)) (z104)))
  (:action a539
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z68)) (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z102)) (not (z104)) (not (z107)) (z109) (not (z110)) (not (z116)) (not (z117))
      (not (z119)) (not (z121)) (not (z124)))
    :effect (and
      (z20) (z104) (not (z109))))
  (:action a540
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (z110) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z20) (not (z70)) (z104) (not (z110))))
  (:action a541
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z18)) (not (z20)) (not (z21))
      (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98)
      (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (z117)
      (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z20) (not (z98)) (z104) (not (z117))))
  (:action a542
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12)) (not (z13))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z31))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z117)) (not (z119)) (z121) (not (z124)))
    :effect (and
      (z20) (z104) (not (z121))))
  (:action a543
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (z6) (not (z7)) (not (z13)) (not (z14)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z6)) (z20) (not (z66)) (z104)))
  (:action a544
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (z102)
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z11)) (z20) (not (z66)) (z104)))
  (:action a545
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71))
      (not (z74)) (z75) (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (z102)
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z11)) (z20) (not (z75)) (not (z86)) (z104)))
  (:action a546
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11) (not (z13)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (z102) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z113)) (not (z117)) (not (z119)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (not (z11)) (z20) (not (z98)) (z104)))
  (:action a547
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (z102) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (z116) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (not (z11)) (z20) (z104) (not (z116))))
  (:action a548
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z9) (z11) (not (z13)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z31)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (z102) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z121)) (not (z124)))
    :effect (and
      (not (z9)) (not (z11)) (z20) (z104)))
  (:action a549
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z12) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z68)) (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z12)) (z20) (z104)))
  (:action a550
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11) (z12) (not (z13)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z31)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z71)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (z102) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z113)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)))
    :effect (and
      (not (z11)) (not (z12)) (z20) (z104)))
  (:action a551
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (z31) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z117))
      (not (z119)) (not (z121)) (not (z124)))
    :effect (and
      (z20) (not (z31)) (z104)))
  (:action a552
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (z32) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z20) (not (z32)) (z104)))
  (:action a553
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11) (not (z12))
      (not (z13)) (not (z14)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (z32) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (z102) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (z120) (not (z121)) (not (z124)) (z125) (not (z128)))
    :effect (and
      (not (z11)) (z20) (not (z32)) (z104) (not (z120))))
  (:action a554
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11)
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (z38)
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (z89)
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (z102) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z11)) (z20) (not (z38)) (not (z89)) (z104)))
  (:action a555
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z44))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z71)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (z102) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (not (z2)) (not (z11)) (z20) (not (z39)) (z104)))
  (:action a556
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (z39) (not (z40))
      (not (z41)) (not (z42)) (z44) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (z116) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z20) (not (z44)) (z104) (not (z116))))
  (:action a557
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11) (not (z12))
      (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z100)) (z102) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z11)) (z20) (not (z63)) (not (z84)) (z104)))
  (:action a558
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (z109) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z20) (z93) (z104) (not (z109))))
  (:action a559
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (z110) (not (z112)) (not (z116)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z20) (not (z70)) (z93) (z104) (not (z110))))
  (:action a560
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (z117)
      (not (z119)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z20) (z93) (not (z98)) (z104) (not (z117))))
  (:action a561
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (z121)
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z20) (z93) (z104) (not (z121))))
  (:action a562
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (z6) (not (z7)) (not (z9)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z6)) (z20) (not (z66)) (z93) (z104)))
  (:action a563
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (z31) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116))
      (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z20) (not (z31)) (z93) (z104)))
  (:action a564
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (z32) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z20) (not (z32)) (z93) (z104)))
  (:action a565
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (z71) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (z116) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z2) (z20) (not (z71)) (z104) (not (z116))))
  (:action a566
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (z12) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (z34) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (z71) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (z116) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z2) (z20) (not (z71)) (z93) (z104) (not (z116))))
  (:action a567
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z11) (not (z12)) (not (z13))
      (not (z14)) (not (z18)) (not (z20)) (not (z21)) (z22) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z119)) (z120) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z11)) (z12) (z20) (not (z22)) (z68) (not (z120))))
  (:action a568
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (z72) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104)) (not (z107))
      (not (z110)) (z112) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z11)) (z16) (z20) (z68) (not (z72)) (not (z112))))
  (:action a569
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (z72) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (z113) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z20) (z21) (z68) (not (z72)) (not (z113))))
  (:action a570
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (z113) (not (z116))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z20) (z21) (z68) (not (z84)) (not (z113))))
  (:action a571
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (z32) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (z89) (z91) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (z113)
      (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z20) (z21) (z68) (not (z89)) (not (z91)) (not (z113))))
  (:action a572
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68))
      (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z112)) (z113) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (z125) (not (z128)))
    :effect (and
      (z20) (z21) (z68) (not (z113)) (not (z125))))
  (:action a573
    :parameters ()
    :precondition (and
      (z1) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (z113) (not (z119)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z1)) (z20) (z21) (z68) (not (z113))))
  (:action a574
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (z14)
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (z113) (z116) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z14)) (z20) (z21) (z68) (not (z113)) (not (z116))))
  (:action a575
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34))
      (not (z35)) (z38) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (z113) (z116) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z20) (z21) (not (z38)) (z68) (not (z84)) (not (z113))))
  (:action a576
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68))
      (not (z69)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z112))
      (z113) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z20) (z21) (not (z39)) (z68) (not (z113))))
  (:action a577
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (z42) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z112)) (z113) (not (z117)) (not (z119))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z20) (z21) (not (z42)) (z68) (not (z113))))
  (:action a578
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z9) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34))
      (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (z46) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (z110) (not (z112)) (z113)
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z20) (z21) (not (z46)) (z68) (not (z113))))
  (:action a579
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (z45) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (z113) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z20) (z21) (not (z45)) (not (z66)) (z68) (z98) (not (z113))))
  (:action a580
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (z113) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (z20) (z21) (not (z66)) (z104) (not (z113))))
  (:action a581
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (z72) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (z113) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z20) (z21) (not (z70)) (not (z72)) (z104) (not (z113))))
  (:action a582
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (z75)
      (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z112)) (z113) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z20) (z21) (not (z75)) (not (z86)) (z104) (not (z113))))
  (:action a583
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z112)) (z113) (not (z117)) (not (z119)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (z20) (z21) (not (z98)) (z104) (not (z113))))
  (:action a584
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (z113) (z116) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z20) (z21) (z104) (not (z113)) (not (z116))))
  (:action a585
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (z75) (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (z113) (not (z116)) (not (z119))
      (not (z120)) (z121) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z20) (z21) (not (z75)) (not (z84)) (z104) (not (z113)) (not (z121))))
  (:action a586
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (z9) (not (z11)) (not (z13))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (z113) (not (z119)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (not (z9)) (z20) (z21) (z104) (not (z113))))
  (:action a587
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68))
      (not (z69)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z112)) (z113)
      (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z20) (z21) (z104) (not (z113))))
  (:action a588
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (z32) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (z113) (not (z116))
      (not (z119)) (z120) (not (z121)) (not (z124)) (z125) (not (z128)))
    :effect (and
      (z20) (z21) (not (z32)) (z104) (not (z113)) (not (z120))))
  (:action a589
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (z38) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (z89)
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (z113) (not (z116))
      (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z20) (z21) (not (z38)) (not (z89)) (z104) (not (z113))))
  (:action a590
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28))
      (not (z29)) (not (z34)) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z112)) (z113) (not (z116))
      (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (z20) (z21) (not (z39)) (z104) (not (z113))))
  (:action a591
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (z113) (z116) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z20) (z21) (not (z63)) (not (z84)) (z104) (not (z113))))
  (:action a592
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (z22) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (z113) (not (z116)) (not (z119)) (z120) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z12) (z20) (z21) (not (z22)) (z68) (not (z113)) (not (z120))))
  (:action a593
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (z32) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (z113)
      (not (z116)) (not (z117)) (not (z119)) (z120) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z12) (z20) (z21) (not (z32)) (z104) (not (z113)) (not (z120))))
  (:action a594
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z12) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (z72) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z116))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z22) (not (z72)) (z120)))
  (:action a595
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z12)) (z22) (not (z84)) (z120)))
  (:action a596
    :parameters ()
    :precondition (and
      (z1) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (z12) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z70)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z97)) (not (z99)) (not (z107)) (not (z110)) (not (z112)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z1)) (not (z12)) (z22) (z120)))
  (:action a597
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z12) (not (z13)) (z14) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (z116) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (not (z14)) (z22) (not (z116)) (z120)))
  (:action a598
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z11)) (z12) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z32)) (z34)
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z113)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z12)) (z22) (not (z34)) (z120)))
  (:action a599
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (z38) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z22) (not (z38)) (not (z84)) (z120)))
  (:action a600
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (z12) (not (z13)) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34))
      (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z71)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z97)) (not (z99)) (not (z107)) (not (z109)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z12)) (z22) (not (z39)) (z120)))
  (:action a601
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z12) (not (z13)) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (z42) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z97))
      (not (z98)) (not (z99)) (not (z107)) (not (z112)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z22) (not (z42)) (z120)))
  (:action a602
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (z46) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z22) (not (z46)) (z120)))
  (:action a603
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z12)
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (z41) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z97)) (not (z98)) (not (z99)) (z104) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z22) (not (z41)) (not (z63)) (z120)))
  (:action a604
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z12) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (z45) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z22) (not (z45)) (not (z66)) (z98) (z120)))
  (:action a605
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (z12) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (z20) (z21) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (z68)
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (not (z20)) (not (z21)) (z22) (not (z68)) (z113) (z120)))
  (:action a606
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (z12) (not (z13))
      (not (z14)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (z68) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z11) (not (z12)) (not (z20)) (z22) (not (z68)) (z120)))
  (:action a607
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z12) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (z72) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104)) (not (z107))
      (not (z110)) (z112) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z16) (z22) (not (z72)) (not (z112)) (z120)))
  (:action a608
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z84)) (not (z86)) (not (z87)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z102)) (not (z104)) (not (z107)) (z109) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z26) (z69) (z79) (not (z109))))
  (:action a609
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z84)) (not (z86)) (not (z87)) (not (z93)) (not (z97)) (z98) (not (z99))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (z117) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z26) (z69) (z79) (not (z98)) (not (z117))))
  (:action a610
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11)
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z84)) (not (z86)) (not (z87)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (z102) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z11)) (z26) (z69) (z79) (not (z102))))
  (:action a611
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26))
      (not (z28)) (not (z29)) (z31) (not (z34)) (not (z35)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z84)) (not (z86)) (not (z87)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z26) (not (z31)) (z69) (z79)))
  (:action a612
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z71)) (z74) (not (z79)) (not (z80)) (not (z84))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z112)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z26) (not (z74)) (z87) (not (z98))))
  (:action a613
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79)) (not (z80))
      (not (z84)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z112))
      (z113) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z26) (z87) (not (z113))))
  (:action a614
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79)) (not (z80))
      (not (z84)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z2)) (z26) (z87)))
  (:action a615
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (z12) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79)) (not (z80))
      (not (z84)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (z100) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z26) (z87) (not (z100))))
  (:action a616
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z84)) (not (z86)) (not (z87)) (not (z93)) (not (z97)) (z98) (not (z99))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z124)) (not (z128)))
    :effect (and
      (z4) (z26) (z65) (z79) (not (z98))))
  (:action a617
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z9) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z84)) (not (z86)) (not (z87)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z124)) (not (z128)))
    :effect (and
      (z4) (not (z9)) (z26) (z65) (z79)))
  (:action a618
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11)
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z84)) (not (z86)) (not (z87)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z124)) (not (z128)))
    :effect (and
      (z4) (not (z11)) (z26) (z65) (z79)))
  (:action a619
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (z39) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z84)) (not (z86)) (not (z87)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (z4) (z26) (not (z39)) (z65) (z79)))
  (:action a620
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z40))
      (not (z41)) (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z72)) (z74) (not (z75)) (not (z79)) (not (z80)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (z116)
      (not (z117)) (not (z119)) (not (z120)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z5) (z26) (not (z74)) (not (z98))))
  (:action a621
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z40))
      (not (z41)) (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (z113) (z116) (not (z117)) (not (z119)) (not (z120)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z5) (z26) (not (z113))))
  (:action a622
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (z12)
      (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z40))
      (not (z41)) (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (z100) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (z116) (not (z117)) (not (z119)) (not (z120)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z5) (not (z12)) (z26) (not (z100))))
  (:action a623
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (z16) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z40)) (not (z41))
      (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113))
      (z116) (not (z117)) (not (z119)) (not (z120)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z5) (not (z16)) (z26)))
  (:action a624
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z40)) (not (z41))
      (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z72)) (not (z74)) (not (z79)) (not (z80)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (z98) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z117)) (not (z119))
      (not (z120)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z18) (z26) (not (z98)) (z107)))
  (:action a625
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z9) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z79)) (not (z80)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z117))
      (not (z119)) (not (z120)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z9)) (z18) (z26) (z107)))
  (:action a626
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11) (not (z12))
      (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z40)) (not (z41))
      (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z72)) (not (z74)) (not (z79)) (not (z80)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z117)) (not (z119))
      (not (z120)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z11)) (z18) (z26) (z107)))
  (:action a627
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (z12)
      (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z40)) (not (z41))
      (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z72)) (not (z74)) (not (z79)) (not (z80)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z117)) (not (z119))
      (not (z120)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z18) (z26) (z107)))
  (:action a628
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z79))
      (not (z80)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z117)) (not (z119)) (not (z120)) (not (z124)) (z125) (not (z128)))
    :effect (and
      (z28) (z99) (not (z125))))
  (:action a629
    :parameters ()
    :precondition (and
      (z1) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z79))
      (not (z80)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z117)) (not (z119)) (not (z120)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z1)) (z28) (z99)))
  (:action a630
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z31)) (not (z32)) (z34) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z79)) (not (z80))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z98)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113))
      (not (z117)) (not (z119)) (not (z120)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z28) (not (z34)) (z99)))
  (:action a631
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (z42) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z79)) (not (z80))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z98)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113))
      (not (z117)) (not (z119)) (not (z120)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z28) (not (z42)) (z99)))
  (:action a632
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (z128))
    :effect (and
      (z29) (not (z66)) (not (z128))))
  (:action a633
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z29) (not (z70))))
  (:action a634
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z35)) (not (z38)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z69)) (not (z71)) (z74) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100))
      (not (z107)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (z29) (not (z74)) (not (z98))))
  (:action a635
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z112))
      (z113) (not (z116)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z29) (not (z113))))
  (:action a636
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z71)) (not (z74)) (z75) (not (z79)) (not (z80)) (not (z84))
      (z86) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z112)) (not (z113)) (not (z116))
      (not (z117)) (z119) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z29) (not (z75)) (not (z86)) (not (z119))))
  (:action a637
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (z7) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (z75) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z7)) (z29) (not (z75))))
  (:action a638
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (z12) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z35))
      (not (z38)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69))
      (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (z100) (not (z107))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z29) (not (z100))))
  (:action a639
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (z16)
      (not (z18)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z35))
      (not (z38)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z16)) (z29)))
  (:action a640
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z34)) (not (z35)) (z38) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (z80)
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z29) (not (z38)) (not (z80))))
  (:action a641
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z9)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (z56) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z7)) (z29) (not (z56))))
  (:action a642
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (z58) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z29) (not (z58))))
  (:action a643
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (z104) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z11) (z29) (not (z104))))
  (:action a644
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z35))
      (not (z39)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z60))
      (not (z61)) (not (z65)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z79))
      (not (z86)) (not (z87)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z107))
      (z109) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z124)))
    :effect (and
      (z31) (not (z109))))
  (:action a645
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z13)) (not (z16)) (not (z18))
      (not (z26)) (not (z28)) (not (z31)) (not (z35)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z60)) (not (z61)) (not (z65))
      (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z79))
      (not (z86)) (not (z87)) (not (z93)) (z98) (not (z99)) (not (z102)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (z117) (not (z119)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z31) (not (z98)) (not (z117))))
  (:action a646
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z31)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z117)) (not (z119)) (z121) (not (z124)))
    :effect (and
      (z31) (not (z121))))
  (:action a647
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (z6) (not (z7)) (not (z9)) (not (z13)) (not (z16))
      (not (z18)) (not (z26)) (not (z28)) (not (z31)) (not (z35)) (not (z38)) (not (z41))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z117)) (not (z119)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (not (z6)) (z31) (not (z66))))
  (:action a648
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (z11) (not (z13)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z31)) (not (z34))
      (not (z35)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z65)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z79)) (not (z86)) (not (z87)) (not (z93))
      (not (z99)) (z102) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z117)) (not (z119)) (not (z124)))
    :effect (and
      (not (z11)) (z31) (not (z102))))
  (:action a649
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (z12) (not (z13)) (not (z16))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z35))
      (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60))
      (not (z61)) (not (z65)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z79))
      (not (z80)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z99))
      (not (z100)) (not (z102)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z117))
      (not (z119)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (not (z12)) (z31)))
  (:action a650
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (z18) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z79)) (not (z80)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (z107) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z18)) (z31) (not (z107))))
  (:action a651
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z16))
      (not (z18)) (z20) (not (z21)) (not (z26)) (not (z28)) (not (z31)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z102)) (z104) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z117))
      (not (z119)) (not (z121)) (not (z124)))
    :effect (and
      (not (z20)) (z31) (not (z104))))
  (:action a652
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (z93) (not (z97)) (not (z99)) (not (z102))
      (z104) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117))
      (not (z119)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z20)) (z31) (not (z93)) (not (z104))))
  (:action a653
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (z26) (not (z28))
      (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (z69)
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (z79) (not (z84)) (not (z86))
      (not (z87)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z26)) (z31) (not (z69)) (not (z79))))
  (:action a654
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z16))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z31)) (z32) (not (z35)) (not (z38))
      (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)))
    :effect (and
      (z31) (not (z32))))
  (:action a655
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z34)) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42))
      (z44) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (z116) (not (z117)) (not (z119)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z31) (not (z44)) (not (z116))))
  (:action a656
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (z55) (not (z58))
      (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z102)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (z124) (not (z125))
      (not (z128)))
    :effect (and
      (z31) (not (z55)) (not (z124))))
  (:action a657
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (z61) (not (z63)) (not (z65))
      (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z79)) (not (z80))
      (not (z86)) (not (z87)) (z89) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (z31) (not (z61)) (not (z89))))
  (:action a658
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (z35) (not (z38)) (not (z41)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (z63) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z31) (not (z35)) (not (z63))))
  (:action a659
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z35)) (not (z38)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69))
      (not (z70)) (z71) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (z116) (not (z117)) (not (z119))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z2) (z31) (not (z71)) (not (z116))))
  (:action a660
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (z32) (not (z86))))
  (:action a661
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35))
      (not (z38)) (not (z39)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102))
      (not (z107)) (z109) (not (z110)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)))
    :effect (and
      (z32) (not (z109))))
  (:action a662
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (z110) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z32) (not (z70)) (not (z110))))
  (:action a663
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z18)) (not (z22)) (not (z26))
      (not (z28)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69))
      (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z102))
      (not (z107)) (not (z109)) (not (z110)) (z117) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (z32) (not (z98)) (not (z117))))
  (:action a664
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z117))
      (not (z119)) (not (z120)) (z121) (not (z124)))
    :effect (and
      (z32) (not (z121))))
  (:action a665
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (z6) (not (z7)) (not (z13)) (not (z14)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z6)) (z32) (not (z66))))
  (:action a666
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z11) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z68)) (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (z102) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z113))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)))
    :effect (and
      (not (z11)) (z32) (not (z102))))
  (:action a667
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18)) (z20)
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (z104)
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z20)) (z32) (not (z104))))
  (:action a668
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (z93) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (z104) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z20)) (z32) (not (z93)) (not (z104))))
  (:action a669
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z16))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (z31) (not (z32)) (not (z35)) (not (z38))
      (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)))
    :effect (and
      (not (z31)) (z32)))
  (:action a670
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (z39)
      (not (z40)) (not (z41)) (not (z42)) (z44) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (z116) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z32) (not (z44)) (not (z116))))
  (:action a671
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (z35) (not (z38)) (not (z39)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z102)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z32) (not (z35)) (not (z63))))
  (:action a672
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12)) (not (z13))
      (not (z14)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (z98) (not (z99)) (not (z100)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (z125) (not (z128)))
    :effect (and
      (z32) (not (z66)) (z120)))
  (:action a673
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (z31) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (z72)
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (z125) (not (z128)))
    :effect (and
      (z32) (not (z70)) (not (z72)) (z120)))
  (:action a674
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (z31) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71))
      (not (z72)) (not (z74)) (z75) (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (z125)
      (not (z128)))
    :effect (and
      (z32) (not (z75)) (not (z86)) (z120)))
  (:action a675
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12)) (not (z13))
      (not (z14)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98)
      (not (z99)) (not (z100)) (not (z107)) (not (z112)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (z125) (not (z128)))
    :effect (and
      (z32) (not (z98)) (z120)))
  (:action a676
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (z116) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (z125) (not (z128)))
    :effect (and
      (z32) (not (z116)) (z120)))
  (:action a677
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (z75) (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z119)) (not (z120)) (z121) (not (z124)) (z125))
    :effect (and
      (z32) (not (z75)) (not (z84)) (z120) (not (z121))))
  (:action a678
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (z9) (not (z12)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z31))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68))
      (not (z69)) (not (z70)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z107)) (not (z110)) (not (z112)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (z125))
    :effect (and
      (not (z9)) (z32) (z120)))
  (:action a679
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (z11) (not (z12)) (not (z13))
      (not (z14)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68))
      (not (z69)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z112)) (not (z113)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (z125))
    :effect (and
      (not (z11)) (z32) (z120)))
  (:action a680
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z12) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z32) (not (z66)) (z120)))
  (:action a681
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z12) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70)
      (not (z71)) (z72) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z32) (not (z70)) (not (z72)) (z120)))
  (:action a682
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71))
      (not (z74)) (z75) (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z32) (not (z75)) (not (z86)) (z120)))
  (:action a683
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z12) (not (z13)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z32)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99))
      (not (z104)) (not (z107)) (not (z110)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z32) (not (z98)) (z120)))
  (:action a684
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z12) (not (z13))
      (not (z14)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (z116) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z32) (not (z116)) (z120)))
  (:action a685
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (z75)
      (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (z121)
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z32) (not (z75)) (not (z84)) (z120) (not (z121))))
  (:action a686
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (z9) (z12) (not (z13)) (not (z16)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z35)) (not (z38))
      (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z107))
      (not (z110)) (not (z112)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z9)) (not (z12)) (z32) (z120)))
  (:action a687
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11) (z12) (not (z13)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z32)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z68)) (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z102)) (not (z104)) (not (z107)) (not (z113)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)))
    :effect (and
      (not (z11)) (not (z12)) (z32) (z120)))
  (:action a688
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68))
      (not (z69)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (z125))
    :effect (and
      (not (z2)) (z32) (not (z39)) (z120)))
  (:action a689
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (z12) (not (z13)) (not (z14)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z35)) (not (z38)) (z39)
      (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69))
      (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z104)) (not (z107))
      (not (z109)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z2)) (not (z12)) (z32) (not (z39)) (z120)))
  (:action a690
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21))
      (not (z22)) (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (z63) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (z125) (not (z128)))
    :effect (and
      (z32) (not (z63)) (not (z84)) (z120)))
  (:action a691
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (z12)
      (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z12)) (z32) (not (z63)) (not (z84)) (z120)))
  (:action a692
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (z56) (not (z58)) (not (z60)) (not (z61))
      (z63) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (z104)
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (z125) (not (z128)))
    :effect (and
      (z32) (not (z56)) (not (z63)) (z120)))
  (:action a693
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (z12) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z39)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (z56)
      (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z32) (not (z56)) (not (z63)) (z120)))
  (:action a694
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (z21) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (z104) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (z125) (not (z128)))
    :effect (and
      (not (z20)) (not (z21)) (z32) (not (z104)) (z113) (z120)))
  (:action a695
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (z21) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (z104) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z12)) (not (z20)) (not (z21)) (z32) (not (z104)) (z113) (z120)))
  (:action a696
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (z71) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (z116) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z2) (z32) (not (z71)) (not (z116))))
  (:action a697
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (z102) (z104) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (z125) (not (z128)))
    :effect (and
      (z11) (not (z20)) (z32) (not (z104)) (z120)))
  (:action a698
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71))
      (z72) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z104)) (not (z107)) (not (z110)) (z112) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (z125) (not (z128)))
    :effect (and
      (z16) (z32) (not (z70)) (not (z72)) (not (z112)) (z120)))
  (:action a699
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34))
      (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70)
      (not (z71)) (not (z72)) (not (z74)) (z75) (not (z79)) (not (z80)) (not (z84)) (z86)
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (z110) (z112) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (z125)
      (not (z128)))
    :effect (and
      (z16) (z32) (not (z75)) (not (z86)) (not (z112)) (z120)))
  (:action a700
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (z12) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (z72) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (z112) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z16) (z32) (not (z70)) (not (z72)) (not (z112)) (z120)))
  (:action a701
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z70)) (z72) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z34) (not (z72))))
  (:action a702
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z34) (not (z84))))
  (:action a703
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (z89) (z91) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z34) (not (z89)) (not (z91))))
  (:action a704
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z65)) (not (z68)) (not (z69)) (not (z79)) (not (z80))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z113)) (not (z120)) (not (z124)) (z125))
    :effect (and
      (z34) (not (z125))))
  (:action a705
    :parameters ()
    :precondition (and
      (z1) (not (z4)) (not (z5)) (not (z9)) (not (z11)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z31))
      (not (z34)) (not (z35)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61))
      (not (z65)) (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z79)) (not (z86))
      (not (z87)) (not (z91)) (not (z93)) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z119)) (not (z124)) (not (z125)))
    :effect (and
      (not (z1)) (z34)))
  (:action a706
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z13)) (z14) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z71)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z112)) (not (z113))
      (z116) (not (z119)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z14)) (z34) (not (z116))))
  (:action a707
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (z28) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z79)) (not (z80))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z98)) (z99) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z117))
      (not (z119)) (not (z120)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z28)) (z34) (not (z99))))
  (:action a708
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z4) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34)) (z35) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (z65) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z84)) (not (z86)) (not (z87)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z124)) (not (z125)) (z128))
    :effect (and
      (not (z4)) (z34) (not (z35)) (not (z65)) (not (z128))))
  (:action a709
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z32))
      (not (z34)) (not (z35)) (z38) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z34) (not (z38)) (not (z84))))
  (:action a710
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (z38) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z74)) (not (z79))
      (not (z80)) (not (z84)) (z86) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z113)) (not (z116)) (not (z117)) (not (z120)) (not (z121)) (z124) (not (z125))
      (not (z128)))
    :effect (and
      (z34) (not (z38)) (not (z124))))
  (:action a711
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z11)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z34))
      (not (z35)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z68)) (not (z69)) (not (z71)) (not (z79)) (not (z87)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z113)) (not (z116)) (not (z124)) (not (z125)))
    :effect (and
      (z34) (not (z39))))
  (:action a712
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z34))
      (not (z35)) (not (z40)) (not (z41)) (z42) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z74)) (not (z79)) (not (z87)) (not (z91)) (not (z93))
      (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z113)) (not (z117))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z34) (not (z42))))
  (:action a713
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (z46) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (z70) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z102)) (not (z104)) (not (z107)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z34) (not (z46))))
  (:action a714
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63)
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z79))
      (not (z80)) (not (z86)) (not (z87)) (not (z89)) (z91) (not (z93)) (not (z97)) (z98)
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (z34) (not (z63)) (not (z91))))
  (:action a715
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (z40) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98)
      (not (z99)) (not (z100)) (not (z102)) (z104) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z20)) (z34) (not (z40)) (z66) (not (z104))))
  (:action a716
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (z40) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (z98) (not (z99)) (not (z100)) (not (z102)) (z104) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z34) (not (z40)) (z66) (not (z104)) (z128)))
  (:action a717
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (z40) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (z104) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z34) (not (z40)) (z70) (not (z104))))
  (:action a718
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z34))
      (not (z35)) (not (z38)) (not (z39)) (z40) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z102)) (z104)
      (not (z107)) (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z20)) (z34) (not (z40)) (z98) (not (z104))))
  (:action a719
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (z45) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z113)) (not (z119)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z34) (not (z45)) (not (z66)) (z98)))
  (:action a720
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z34)) (not (z35)) (not (z38)) (z40) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (z104) (not (z107)) (not (z112)) (not (z113)) (not (z117)) (not (z119))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z34) (not (z40)) (z74) (z98) (not (z104))))
  (:action a721
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (z16) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (z40) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (z104) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z16)) (not (z20)) (z34) (not (z40)) (z70) (z72) (not (z104)) (z112)))
  (:action a722
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (z16) (not (z18)) (z20) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (z40) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (z104) (not (z107)) (not (z109)) (z110) (not (z112)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z16)) (not (z20)) (z34) (not (z40)) (z75) (z86) (not (z104)) (z112)))
  (:action a723
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (z40) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z102)) (z104) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z20)) (z34) (not (z40)) (not (z104)) (z116)))
  (:action a724
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (z40) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (z104)
      (not (z107)) (not (z109)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z34) (not (z40)) (z75) (z86) (not (z104)) (z119)))
  (:action a725
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (z40) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z102)) (z104) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z20)) (z34) (not (z40)) (z75) (z84) (not (z104)) (z121)))
  (:action a726
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (z40) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68))
      (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (z104) (not (z107)) (not (z109)) (not (z112)) (not (z113))
      (not (z116)) (not (z119)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z2) (z34) (not (z40)) (not (z104))))
  (:action a727
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z31))
      (not (z34)) (not (z35)) (not (z38)) (not (z39)) (z40) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z70)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (z104) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)))
    :effect (and
      (z9) (not (z20)) (z34) (not (z40)) (not (z104))))
  (:action a728
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (z22) (not (z26)) (not (z28)) (not (z32)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z113)) (not (z119))
      (z120) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z12) (not (z22)) (z34) (not (z120))))
  (:action a729
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z39)) (z40) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (z104)
      (not (z107)) (not (z112)) (not (z113)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)))
    :effect (and
      (z12) (not (z20)) (z34) (not (z40)) (not (z104))))
  (:action a730
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z12)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (z40) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (z104) (not (z107)) (not (z112)) (not (z113)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (z34) (not (z40)) (z100) (not (z104))))
  (:action a731
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z68)) (not (z69)) (not (z70)) (z72) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (z112)
      (not (z113)) (not (z119)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z16) (z34) (not (z72)) (not (z112))))
  (:action a732
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38)) (z40) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69))
      (not (z70)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (z104) (not (z107)) (not (z110)) (not (z112)) (not (z113))
      (not (z119)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z16) (z34) (not (z40)) (not (z104))))
  (:action a733
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (z46) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (z110) (z112) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z16) (z34) (not (z46)) (not (z112))))
  (:action a734
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (z40) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (z104) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z29) (z34) (not (z40)) (not (z104))))
  (:action a735
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (z40) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z102)) (z104) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (not (z20)) (z32) (z34) (not (z40)) (not (z104)) (z120)))
  (:action a736
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z84)) (not (z86)) (not (z87)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z1)) (z4) (z35) (z65) (z128)))
  (:action a737
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (z34) (not (z35)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z84)) (not (z86)) (not (z87)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z4) (not (z34)) (z35) (z65) (z128)))
  (:action a738
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (z39) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z84)) (not (z86)) (not (z87)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z4) (z35) (not (z39)) (z65) (z128)))
  (:action a739
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z39))
      (not (z40)) (not (z41)) (z42) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z84)) (not (z86)) (not (z87)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z4) (z35) (not (z42)) (z65) (z128)))
  (:action a740
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z121))
      (not (z124)) (z128))
    :effect (and
      (z38) (not (z66)) (z80) (not (z128))))
  (:action a741
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29))
      (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (z70) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (z38) (not (z70)) (z80)))
  (:action a742
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (z74)
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z38) (not (z74)) (z80) (not (z98))))
  (:action a743
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (z113) (not (z116))
      (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z38) (z80) (not (z113))))
  (:action a744
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (z38) (z80)))
  (:action a745
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (z16) (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z16)) (z38) (z80)))
  (:action a746
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (z29)
      (not (z31)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (not (z29)) (z38) (z80)))
  (:action a747
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (z72) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z38) (not (z72)) (z84)))
  (:action a748
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (z125) (not (z128)))
    :effect (and
      (z38) (z84) (not (z125))))
  (:action a749
    :parameters ()
    :precondition (and
      (z1) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z1)) (z38) (z84)))
  (:action a750
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z32)) (z34)
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z34)) (z38) (z84)))
  (:action a751
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z32)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (z42) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z38) (not (z42)) (z84)))
  (:action a752
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79))
      (not (z80)) (not (z84)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98)
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z113))
      (not (z116)) (not (z117)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z38) (z87) (not (z98))))
  (:action a753
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79))
      (not (z80)) (not (z84)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z113)) (not (z116)) (not (z117)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z11)) (z38) (z87)))
  (:action a754
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79))
      (not (z80)) (not (z84)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z113)) (not (z116)) (not (z117)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z12)) (z38) (z87)))
  (:action a755
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (z39)
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79)) (not (z80))
      (not (z84)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z113))
      (not (z116)) (not (z117)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z2)) (z38) (not (z39)) (z87)))
  (:action a756
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z38) (not (z66)) (z89)))
  (:action a757
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28))
      (not (z29)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (z70) (not (z71)) (z72) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z38) (not (z70)) (not (z72)) (z89)))
  (:action a758
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z38) (z89) (not (z98))))
  (:action a759
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (z116) (not (z117)) (not (z119)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z38) (z89) (not (z116))))
  (:action a760
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z9) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (not (z9)) (z38) (z89)))
  (:action a761
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (not (z11)) (z38) (z89)))
  (:action a762
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z35))
      (not (z38)) (z39) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z116)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (z38) (not (z39)) (z89)))
  (:action a763
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (z45) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z38) (not (z45)) (not (z66)) (z84) (z98)))
  (:action a764
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (z21) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (z68) (not (z69)) (not (z70)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (z116) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z20)) (not (z21)) (z38) (not (z68)) (z84) (z113)))
  (:action a765
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (z21) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (z104) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z20)) (not (z21)) (z38) (z89) (not (z104)) (z113)))
  (:action a766
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z74))
      (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z113)) (not (z116)) (not (z117)) (not (z120)) (not (z121)) (not (z124))
      (z125) (not (z128)))
    :effect (and
      (z38) (z124) (not (z125))))
  (:action a767
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (z34) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z74)) (not (z79))
      (not (z80)) (not (z84)) (z86) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z113)) (not (z116)) (not (z117)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z34)) (z38) (z124)))
  (:action a768
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (z39)
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z74)) (not (z79))
      (not (z80)) (not (z84)) (z86) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z113)) (not (z116)) (not (z117)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z38) (not (z39)) (z124)))
  (:action a769
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (z42) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z74)) (not (z79))
      (not (z80)) (not (z84)) (z86) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z113)) (not (z116)) (not (z117)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z38) (not (z42)) (z124)))
  (:action a770
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (z104) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z11) (z38) (z80) (not (z104))))
  (:action a771
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (z68) (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z11) (not (z20)) (z38) (not (z68)) (z84)))
  (:action a772
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (z102) (z104)
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z11) (not (z20)) (z38) (z89) (not (z104))))
  (:action a773
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (z22) (not (z26))
      (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z117)) (not (z119)) (z120) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z22)) (z38) (z84) (not (z120))))
  (:action a774
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (z72)
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (z112) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z16) (z38) (not (z70)) (not (z72)) (z89) (not (z112))))
  (:action a775
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (z32) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (z40) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (z104) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z34) (z38) (not (z40)) (z80) (not (z104))))
  (:action a776
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (z12) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (z40) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z102)) (z104)
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z20)) (z34) (z38) (not (z40)) (z89) (not (z104))))
  (:action a777
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (z72) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z39) (not (z72))))
  (:action a778
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (z84) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z39) (not (z84))))
  (:action a779
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (z89) (z91) (not (z93)) (not (z97)) (not (z99)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z39) (not (z89)) (not (z91))))
  (:action a780
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z12)) (not (z13)) (not (z14)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60)) (not (z61)) (not (z65))
      (not (z68)) (not (z69)) (not (z71)) (not (z79)) (not (z80)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z107)) (not (z109))
      (not (z116)) (not (z120)) (not (z124)) (z125))
    :effect (and
      (z39) (not (z125))))
  (:action a781
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z4)) (not (z5)) (not (z9)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z60)) (not (z61)) (not (z65)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z79)) (not (z86)) (not (z87))
      (not (z91)) (not (z97)) (not (z99)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z116)) (not (z119)) (not (z124)) (not (z125)))
    :effect (and
      (not (z1)) (z39)))
  (:action a782
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z11)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (z34) (not (z35))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z68)) (not (z69)) (not (z71)) (not (z79)) (not (z87)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z113)) (not (z116)) (not (z124)) (not (z125)))
    :effect (and
      (not (z34)) (z39)))
  (:action a783
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z4) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34)) (z35) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (z65) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z84)) (not (z86)) (not (z87)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z124)) (not (z125)) (z128))
    :effect (and
      (not (z4)) (not (z35)) (z39) (not (z65)) (not (z128))))
  (:action a784
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (z38) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z74)) (not (z79))
      (not (z80)) (not (z84)) (z86) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z113)) (not (z116)) (not (z117)) (not (z120)) (not (z121)) (z124) (not (z125))
      (not (z128)))
    :effect (and
      (not (z38)) (z39) (not (z124))))
  (:action a785
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z13)) (not (z14)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z34)) (not (z39)) (not (z40))
      (not (z41)) (z42) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71))
      (not (z74)) (not (z79)) (not (z84)) (not (z87)) (not (z91)) (not (z97)) (not (z98))
      (not (z99)) (not (z107)) (not (z109)) (not (z116)) (not (z117)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z39) (not (z42))))
  (:action a786
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (z46) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (z70) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z104)) (not (z107)) (not (z109)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z39) (not (z46))))
  (:action a787
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (z48) (not (z50)) (not (z55)) (not (z58))
      (z60) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (z79) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (z104)
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z39) (not (z48)) (not (z60)) (not (z79))))
  (:action a788
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63)
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z79))
      (not (z80)) (not (z86)) (not (z87)) (not (z89)) (z91) (not (z93)) (not (z97)) (z98)
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (z39) (not (z63)) (not (z91))))
  (:action a789
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34))
      (not (z35)) (not (z38)) (not (z39)) (not (z40)) (z41) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (z63) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (z104) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z39) (not (z41)) (not (z63))))
  (:action a790
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (z45) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z107)) (not (z109)) (not (z116)) (not (z119)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z39) (not (z45)) (not (z66)) (z98)))
  (:action a791
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (z20) (z21) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z68) (not (z69))
      (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z112)) (not (z113))
      (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z20)) (not (z21)) (z39) (not (z68)) (z113)))
  (:action a792
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (not (z18)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z35)) (not (z38))
      (not (z39)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z69))
      (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z107)) (not (z109))
      (not (z116)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z2) (z39) (not (z66))))
  (:action a793
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z35)) (not (z38))
      (not (z39)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69)) (z70) (not (z71))
      (z72) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z116)) (not (z119)) (not (z121)) (not (z124)))
    :effect (and
      (z2) (z39) (not (z70)) (not (z72))))
  (:action a794
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z71)) (z75) (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z104)) (not (z107))
      (not (z109)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z2) (z39) (not (z75)) (not (z86))))
  (:action a795
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (not (z18)) (not (z26)) (not (z28)) (not (z29)) (not (z39)) (not (z42)) (not (z44))
      (not (z45)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61))
      (not (z65)) (not (z66)) (not (z69)) (not (z71)) (not (z74)) (not (z79)) (not (z84))
      (not (z87)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z107)) (not (z109))
      (not (z116)) (not (z117)) (not (z124)) (not (z128)))
    :effect (and
      (z2) (z39) (not (z98))))
  (:action a796
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (z75) (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z116)) (not (z119)) (not (z120)) (z121) (not (z124)))
    :effect (and
      (z2) (z39) (not (z75)) (not (z84)) (not (z121))))
  (:action a797
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (z9) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z39)) (not (z44))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z60)) (not (z61)) (not (z65))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z79)) (not (z86)) (not (z87))
      (not (z93)) (not (z97)) (not (z99)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z116)) (not (z119)) (not (z124)))
    :effect (and
      (z2) (not (z9)) (z39)))
  (:action a798
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z9)) (z11) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z34)) (not (z35))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69))
      (not (z71)) (not (z79)) (not (z87)) (not (z93)) (not (z97)) (not (z99)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z113)) (not (z116)) (not (z124)))
    :effect (and
      (z2) (not (z11)) (z39)))
  (:action a799
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z9)) (z12) (not (z13)) (not (z14)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z38)) (not (z39))
      (not (z44)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z65)) (not (z69)) (not (z71)) (not (z79)) (not (z80)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z107))
      (not (z109)) (not (z116)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (z2) (not (z12)) (z39)))
  (:action a800
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (z12) (not (z13))
      (not (z14)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60))
      (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (z93) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (z104)
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z2) (not (z12)) (z39) (not (z93))))
  (:action a801
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z4) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (z26) (not (z28))
      (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (z65) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (z79) (not (z84)) (not (z86))
      (not (z87)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z124)) (not (z128)))
    :effect (and
      (z2) (not (z4)) (not (z26)) (z39) (not (z65)) (not (z79))))
  (:action a802
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (z32) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68))
      (not (z69)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z119))
      (z120) (not (z121)) (not (z124)) (z125))
    :effect (and
      (z2) (not (z32)) (z39) (not (z120))))
  (:action a803
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (z38) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z79)) (not (z80))
      (not (z84)) (z87) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z113)) (not (z116))
      (not (z117)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z2) (not (z38)) (z39) (not (z87))))
  (:action a804
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z35)) (z38)
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (z89) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z116)) (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z2) (not (z38)) (z39) (not (z89))))
  (:action a805
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z38)) (not (z39)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (z60) (not (z61))
      (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (z79) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (z124) (not (z125)) (not (z128)))
    :effect (and
      (z2) (z39) (not (z60)) (not (z79)) (not (z124))))
  (:action a806
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z39)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (z56) (not (z58)) (not (z60)) (not (z61)) (z63)
      (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z2) (z39) (not (z56)) (not (z63))))
  (:action a807
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (z50) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (z61) (z63) (not (z65)) (z66) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z79)) (not (z80)) (not (z86)) (not (z87)) (z89)
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (z2) (z39) (not (z50)) (not (z61)) (not (z63)) (not (z89))))
  (:action a808
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (z20) (z21) (not (z26)) (not (z28)) (not (z29))
      (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (z104) (not (z107)) (not (z109)) (not (z112)) (not (z113)) (not (z116))
      (not (z119)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z2) (not (z20)) (not (z21)) (z39) (not (z104)) (z113)))
  (:action a809
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z34))
      (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (z68) (not (z69)) (not (z71)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z104)) (not (z107)) (not (z109)) (not (z113)) (not (z116))
      (not (z119)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z11) (not (z20)) (z39) (not (z68))))
  (:action a810
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z18)) (z20) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z71))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (z102) (z104) (not (z107)) (not (z109))
      (not (z110)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z2) (z11) (not (z20)) (z39) (not (z104))))
  (:action a811
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z12)) (not (z13)) (not (z14))
      (not (z18)) (z22) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z71)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z97)) (not (z99)) (not (z107)) (not (z109)) (not (z116)) (not (z119)) (z120)
      (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z12) (not (z22)) (z39) (not (z120))))
  (:action a812
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z12)) (not (z13)) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (z32) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z104))
      (not (z107)) (not (z109)) (not (z116)) (not (z119)) (z120) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z2) (z12) (not (z32)) (z39) (not (z120))))
  (:action a813
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (z72) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z107)) (not (z109)) (not (z110)) (z112) (not (z113))
      (not (z116)) (not (z119)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z16) (z39) (not (z72)) (not (z112))))
  (:action a814
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (z46) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (z110) (z112) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z16) (z39) (not (z46)) (not (z112))))
  (:action a815
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z21)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z68)) (not (z69)) (z70) (not (z71)) (z72) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z107)) (not (z109))
      (not (z110)) (z112) (not (z113)) (not (z116)) (not (z119)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z2) (z16) (z39) (not (z70)) (not (z72)) (not (z112))))
  (:action a816
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72))
      (not (z74)) (z75) (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (z110) (z112) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z2) (z16) (z39) (not (z75)) (not (z86)) (not (z112))))
  (:action a817
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z34)) (not (z35)) (not (z38)) (not (z39)) (z40) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (z104) (not (z107))
      (not (z109)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)))
    :effect (and
      (z2) (not (z20)) (z34) (z39) (not (z40)) (not (z104))))
  (:action a818
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (z34) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98)
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (z128))
    :effect (and
      (not (z34)) (z40) (not (z66)) (z104) (not (z128))))
  (:action a819
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (z34) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z34)) (z40) (not (z70)) (z104)))
  (:action a820
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (z34) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z74)
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z34)) (z40) (not (z74)) (not (z98)) (z104)))
  (:action a821
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (z34) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z74)) (z75)
      (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (z119) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z34)) (z40) (not (z75)) (not (z86)) (z104) (not (z119))))
  (:action a822
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (z34) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68))
      (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z112)) (not (z113))
      (not (z116)) (not (z119)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z2)) (not (z34)) (z40) (z104)))
  (:action a823
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z11)) (z12) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (z34) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (z100) (not (z102))
      (not (z104)) (not (z107)) (not (z112)) (not (z113)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (not (z34)) (z40) (not (z100)) (z104)))
  (:action a824
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14))
      (z16) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (z34) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z70))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z119))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z16)) (not (z34)) (z40) (z104)))
  (:action a825
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (z29)
      (not (z32)) (z34) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z29)) (not (z34)) (z40) (z104)))
  (:action a826
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (z32) (z34) (not (z35)) (z38) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (z80) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z34)) (not (z38)) (z40) (not (z80)) (z104)))
  (:action a827
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (z34) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (z58) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z34)) (z40) (not (z58)) (z104)))
  (:action a828
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (z34) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63)
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z74)) (z75)
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (z97) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z34)) (z40) (not (z63)) (not (z75)) (not (z97)) (z104) (z116)))
  (:action a829
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (z34) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98)
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z20) (not (z34)) (z40) (not (z66)) (z104)))
  (:action a830
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (z34)
      (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z20) (not (z34)) (z40) (not (z98)) (z104)))
  (:action a831
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (z34) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (z116) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z20) (not (z34)) (z40) (z104) (not (z116))))
  (:action a832
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (z34) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (z75) (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (z121) (not (z124)) (not (z125)))
    :effect (and
      (z20) (not (z34)) (z40) (not (z75)) (not (z84)) (z104) (not (z121))))
  (:action a833
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (z9) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z31)) (z34) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z70))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)))
    :effect (and
      (not (z9)) (z20) (not (z34)) (z40) (z104)))
  (:action a834
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (z12) (not (z13))
      (not (z14)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z32)) (z34) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z112)) (not (z113)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)))
    :effect (and
      (not (z12)) (z20) (not (z34)) (z40) (z104)))
  (:action a835
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (z12) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (z34) (not (z35)) (z38) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (z89) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z20) (not (z34)) (not (z38)) (z40) (not (z89)) (z104)))
  (:action a836
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (z34) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z2)) (z20) (not (z34)) (not (z39)) (z40) (z104)))
  (:action a837
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (z32) (z34) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (z120)
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (z20) (not (z32)) (not (z34)) (z40) (z104) (not (z120))))
  (:action a838
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (z34) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (z72)
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z110)) (z112) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z16) (z20) (not (z34)) (z40) (not (z70)) (not (z72)) (z104) (not (z112))))
  (:action a839
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (z34) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71))
      (not (z72)) (not (z74)) (z75) (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (z110) (z112) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z16) (z20) (not (z34)) (z40) (not (z75)) (not (z86)) (z104) (not (z112))))
  (:action a840
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (z72) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z107)) (not (z110)) (not (z112)) (not (z117))
      (not (z119)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z42) (not (z72))))
  (:action a841
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (z89) (z91) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z42) (not (z89)) (not (z91))))
  (:action a842
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z12)) (not (z13)) (not (z14)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z32)) (not (z34)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z74)) (not (z79)) (not (z80)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z98)) (not (z99)) (not (z100)) (not (z107)) (not (z117)) (not (z120))
      (not (z124)) (z125) (not (z128)))
    :effect (and
      (z42) (not (z125))))
  (:action a843
    :parameters ()
    :precondition (and
      (z1) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z31)) (not (z34)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z72)) (not (z74)) (not (z79)) (not (z86)) (not (z87)) (not (z91))
      (not (z98)) (not (z99)) (not (z107)) (not (z110)) (not (z112)) (not (z117)) (not (z119))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z1)) (z42)))
  (:action a844
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (z14) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z107)) (z116) (not (z117)) (not (z119))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z14)) (z42) (not (z116))))
  (:action a845
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (z28) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z79)) (not (z80))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z98)) (z99) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z117))
      (not (z119)) (not (z120)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z28)) (z42) (not (z99))))
  (:action a846
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (z34) (not (z35))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z74)) (not (z79)) (not (z87)) (not (z91)) (not (z93))
      (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z113)) (not (z117))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z34)) (z42)))
  (:action a847
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z4) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34)) (z35) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (z65) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z84)) (not (z86)) (not (z87)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z124)) (not (z125)) (z128))
    :effect (and
      (not (z4)) (not (z35)) (z42) (not (z65)) (not (z128))))
  (:action a848
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z32)) (not (z34))
      (not (z35)) (z38) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z38)) (z42) (not (z84))))
  (:action a849
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (z38) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z74)) (not (z79))
      (not (z80)) (not (z84)) (z86) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z113)) (not (z116)) (not (z117)) (not (z120)) (not (z121)) (z124) (not (z125))
      (not (z128)))
    :effect (and
      (not (z38)) (z42) (not (z124))))
  (:action a850
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z13)) (not (z14)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z34)) (z39) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71))
      (not (z74)) (not (z79)) (not (z84)) (not (z87)) (not (z91)) (not (z97)) (not (z98))
      (not (z99)) (not (z107)) (not (z109)) (not (z116)) (not (z117)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z39)) (z42)))
  (:action a851
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (z46) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70)
      (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z104)) (not (z107)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z42) (not (z46))))
  (:action a852
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (z48) (not (z50)) (not (z55))
      (not (z58)) (z60) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z74)) (not (z75)) (z79) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (z104) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z42) (not (z48)) (not (z60)) (not (z79))))
  (:action a853
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (z41) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z97)) (not (z98)) (not (z99)) (z104) (not (z107)) (not (z110))
      (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z41)) (z42) (not (z63))))
  (:action a854
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (z20) (z21) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (z68) (not (z69)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z20)) (not (z21)) (z42) (not (z68)) (z113)))
  (:action a855
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (z68) (not (z69)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z104)) (not (z107)) (not (z113)) (not (z117)) (not (z119))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z11) (not (z20)) (z42) (not (z68))))
  (:action a856
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z14))
      (not (z18)) (z22) (not (z26)) (not (z28)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z97))
      (not (z98)) (not (z99)) (not (z107)) (not (z112)) (not (z117)) (not (z119)) (z120)
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z22)) (z42) (not (z120))))
  (:action a857
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (z72) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z107)) (not (z110)) (z112) (not (z113)) (not (z117))
      (not (z119)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z16) (z42) (not (z72)) (not (z112))))
  (:action a858
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (z46) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (z110) (z112) (not (z113)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z16) (z42) (not (z46)) (not (z112))))
  (:action a859
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (z86) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z113)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z44) (not (z86)) (z116)))
  (:action a860
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (z110)
      (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z44) (not (z70)) (not (z110)) (z116)))
  (:action a861
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z34)) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z102))
      (not (z107)) (not (z109)) (not (z110)) (not (z116)) (z117) (not (z119)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z44) (not (z98)) (z116) (not (z117))))
  (:action a862
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38)) (z39)
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (z121) (not (z124))
      (not (z125)))
    :effect (and
      (z44) (z116) (not (z121))))
  (:action a863
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (z6) (not (z7)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98)
      (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z6)) (z44) (not (z66)) (z116)))
  (:action a864
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z11) (not (z13))
      (not (z14)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69))
      (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (z102) (not (z104))
      (not (z107)) (not (z109)) (not (z110)) (not (z113)) (not (z116)) (not (z117)) (not (z119))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z11)) (z44) (not (z102)) (z116)))
  (:action a865
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z68))
      (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z107)) (not (z109)) (not (z110)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z12)) (z44) (z116)))
  (:action a866
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z102)) (z104) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z20)) (z44) (not (z104)) (z116)))
  (:action a867
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (z31)
      (not (z34)) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z31)) (z44) (z116)))
  (:action a868
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (z32) (not (z34)) (not (z35)) (not (z38)) (z39)
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z32)) (z44) (z116)))
  (:action a869
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (z35) (not (z38)) (z39)
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (z104) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z35)) (z44) (not (z63)) (z116)))
  (:action a870
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (z72) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99))
      (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z45) (z66) (not (z72)) (not (z98))))
  (:action a871
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (z89) (z91)
      (not (z93)) (not (z97)) (z98) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z45) (z66) (not (z89)) (not (z91)) (not (z98))))
  (:action a872
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (z98) (not (z99)) (not (z100)) (not (z107)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (z125) (not (z128)))
    :effect (and
      (z45) (z66) (not (z98)) (not (z125))))
  (:action a873
    :parameters ()
    :precondition (and
      (z1) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z31)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z107)) (not (z110))
      (not (z112)) (not (z119)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z1)) (z45) (z66) (not (z98))))
  (:action a874
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (z14) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (z116) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z14)) (z45) (z66) (not (z98)) (not (z116))))
  (:action a875
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (z34) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98)
      (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z113)) (not (z119)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z34)) (z45) (z66) (not (z98))))
  (:action a876
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (z38) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z75)) (not (z79))
      (not (z80)) (z84) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (z98) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z38)) (z45) (z66) (not (z84)) (not (z98))))
  (:action a877
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z34)) (not (z35))
      (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (z98) (not (z99)) (not (z107)) (not (z109)) (not (z116)) (not (z119))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z39)) (z45) (z66) (not (z98))))
  (:action a878
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (z46) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (z98) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z45) (not (z46)) (z66) (not (z98))))
  (:action a879
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (z41) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (z98) (not (z99)) (not (z100)) (z104) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z41)) (z45) (not (z63)) (z66) (not (z98))))
  (:action a880
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (z20) (z21) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (z68) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98)
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z20)) (not (z21)) (z45) (z66) (not (z68)) (not (z98)) (z113)))
  (:action a881
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (z68) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z11) (not (z20)) (z45) (z66) (not (z68)) (not (z98))))
  (:action a882
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z14))
      (not (z18)) (not (z20)) (not (z21)) (z22) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98)
      (not (z99)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z116)) (not (z119))
      (z120) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z22)) (z45) (z66) (not (z98)) (not (z120))))
  (:action a883
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (z72)
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z110)) (z112) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z16) (z45) (z66) (not (z72)) (not (z98)) (not (z112))))
  (:action a884
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (z70) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z104)) (not (z107)) (not (z109)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (z125) (not (z128)))
    :effect (and
      (z46) (not (z125))))
  (:action a885
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (z14) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (z70) (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z112))
      (not (z113)) (z116) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z14)) (z46) (not (z116))))
  (:action a886
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (z34) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (z70) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z102)) (not (z104)) (not (z107)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z34)) (z46)))
  (:action a887
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (z70) (not (z71)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z104)) (not (z107)) (not (z109)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z39)) (z46)))
  (:action a888
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (z42) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70)
      (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z104)) (not (z107)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z42)) (z46)))
  (:action a889
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (z45) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z45)) (z46) (not (z66)) (z98)))
  (:action a890
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (z14) (z16) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (z110) (not (z112)) (not (z113)) (z116)
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z14)) (not (z16)) (z46) (z112) (not (z116))))
  (:action a891
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (z16) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (z34) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (z110) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z16)) (not (z34)) (z46) (z112)))
  (:action a892
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13))
      (not (z14)) (z16) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (z39) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z107)) (not (z109)) (z110) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z16)) (not (z39)) (z46) (z112)))
  (:action a893
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12)) (not (z13))
      (not (z14)) (z16) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (z42) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (z70) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (z110) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z16)) (not (z42)) (z46) (z112)))
  (:action a894
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z9) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (z21) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (z68) (not (z69)) (z70) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (z110) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z20)) (not (z21)) (z46) (not (z68)) (z113)))
  (:action a895
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (z68) (not (z69)) (z70) (not (z71)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z11) (not (z20)) (z46) (not (z68))))
  (:action a896
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (z22) (not (z26))
      (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (z120) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z22)) (z46) (not (z120))))
  (:action a897
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (z74) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z93)) (not (z97)) (z98)
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z124)) (not (z128)))
    :effect (and
      (z13) (z26) (z46) (not (z74)) (not (z98))))
  (:action a898
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (z113) (not (z116)) (not (z117)) (not (z119))
      (not (z124)) (not (z128)))
    :effect (and
      (z13) (z26) (z46) (not (z113))))
  (:action a899
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119))
      (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (z13) (z26) (z46)))
  (:action a900
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (z16) (not (z18)) (not (z20)) (not (z21)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z34)) (not (z35)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z124))
      (not (z128)))
    :effect (and
      (z13) (not (z16)) (z26) (z46)))
  (:action a901
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (not (z107)) (z109) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z55) (not (z109)) (z124)))
  (:action a902
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99))
      (not (z100)) (not (z102)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (z117) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z55) (not (z98)) (not (z117)) (z124)))
  (:action a903
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z55) (z124)))
  (:action a904
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (z31) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58))
      (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z102)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z31)) (z55) (z124)))
  (:action a905
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z39))
      (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (z128))
    :effect (and
      (z7) (z56) (not (z66)) (not (z128))))
  (:action a906
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z69)) (z70) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z7) (z56) (not (z70))))
  (:action a907
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z35))
      (not (z38)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (z74) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z97)) (z98) (not (z99)) (not (z100)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z7) (z56) (not (z74)) (not (z98))))
  (:action a908
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z39)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z97)) (not (z99)) (not (z100)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (z7) (z56)))
  (:action a909
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z12) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (z100) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z7) (not (z12)) (z56) (not (z100))))
  (:action a910
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (z16) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z41)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z97)) (not (z99)) (not (z100)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (z7) (not (z16)) (z56)))
  (:action a911
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (z29) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z41)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z7) (not (z29)) (z56)))
  (:action a912
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z39)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (z58) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z7) (z56) (not (z58))))
  (:action a913
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (z128))
    :effect (and
      (z58) (not (z66)) (not (z128))))
  (:action a914
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (z70) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z58) (not (z70))))
  (:action a915
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z16)) (not (z18)) (not (z21))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z35)) (not (z38))
      (not (z41)) (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z69)) (z74) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z107))
      (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z58) (not (z74)) (not (z98))))
  (:action a916
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z13)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z68)) (not (z69)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z112))
      (z113) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z58) (not (z113))))
  (:action a917
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z71)) (not (z74)) (z75) (not (z79)) (not (z80))
      (not (z84)) (z86) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (z119) (not (z120)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z58) (not (z75)) (not (z86)) (not (z119))))
  (:action a918
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z97)) (not (z99))
      (not (z100)) (not (z107)) (not (z109)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (z58)))
  (:action a919
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (z7) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (z75) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (not (z7)) (z58) (not (z75))))
  (:action a920
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z13)) (z16) (not (z18))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32))
      (not (z35)) (not (z38)) (not (z41)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z69))
      (not (z70)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z97)) (not (z99)) (not (z100))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (not (z16)) (z58)))
  (:action a921
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (z29) (not (z32)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z104))
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z29)) (z58)))
  (:action a922
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z9)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z39)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (z56)
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z7)) (not (z56)) (z58)))
  (:action a923
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (z63) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z72)) (not (z74)) (z75) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (z97) (not (z98)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z58) (not (z63)) (not (z75)) (not (z97)) (z116)))
  (:action a924
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (z104) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z11) (z58) (not (z104))))
  (:action a925
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (z40) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (z104) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z34) (not (z40)) (z58) (not (z104))))
  (:action a926
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z38)) (not (z39)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60))
      (not (z61)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z60) (z79) (not (z98)) (z124)))
  (:action a927
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (z9) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z38)) (not (z39)) (not (z42)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60))
      (not (z61)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z9)) (z60) (z79) (z124)))
  (:action a928
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z38)) (not (z39)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58))
      (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z60) (z79) (z124)))
  (:action a929
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (z93) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (z104) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z60) (z79) (not (z93)) (z124)))
  (:action a930
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z38)) (z39) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58)) (not (z60)) (not (z61))
      (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z2)) (not (z39)) (z60) (z79) (z124)))
  (:action a931
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (not (z38)) (not (z39)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (z104) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (z125) (not (z128)))
    :effect (and
      (z48) (z60) (z79) (not (z125))))
  (:action a932
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z100)) (z104) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z1)) (z48) (z60) (z79)))
  (:action a933
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z34)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z58))
      (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (z104) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z39)) (z48) (z60) (z79)))
  (:action a934
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (z42) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z58)) (not (z60)) (not (z61)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (z104) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z42)) (z48) (z60) (z79)))
  (:action a935
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z79))
      (not (z80)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (z109) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z124))
      (not (z125)))
    :effect (and
      (z61) (z89) (not (z109))))
  (:action a936
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (z11) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z79))
      (not (z80)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (z102) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z124))
      (not (z125)))
    :effect (and
      (not (z11)) (z61) (z89) (not (z102))))
  (:action a937
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z79))
      (not (z80)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z124))
      (not (z125)))
    :effect (and
      (not (z12)) (z61) (z89)))
  (:action a938
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (z31) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z79)) (not (z80))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (not (z31)) (z61) (z89)))
  (:action a939
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z79)) (not (z80)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (z113) (not (z116)) (not (z119)) (not (z120)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z50) (z61) (not (z113))))
  (:action a940
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z79)) (not (z80)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z2)) (z50) (z61)))
  (:action a941
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (z12)
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z79)) (not (z80)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (z100) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z50) (z61) (not (z100))))
  (:action a942
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (z16) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z79))
      (not (z80)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (not (z16)) (z50) (z61)))
  (:action a943
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69))
      (not (z70)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z63) (not (z66)) (z84)))
  (:action a944
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (z70) (z72) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z63) (not (z70)) (not (z72)) (z84)))
  (:action a945
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z32)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (z98) (not (z99)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z63) (z84) (not (z98))))
  (:action a946
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z9) (not (z13)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z31))
      (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z9)) (z63) (z84)))
  (:action a947
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z11) (not (z13)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z32)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z11)) (z63) (z84)))
  (:action a948
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (z12) (not (z13)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z32)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z99)) (not (z100)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z63) (z84)))
  (:action a949
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21))
      (not (z22)) (not (z26)) (not (z28)) (not (z31)) (z32) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (not (z117))
      (not (z119)) (z120) (not (z121)) (not (z124)) (z125) (not (z128)))
    :effect (and
      (not (z32)) (z63) (z84) (not (z120))))
  (:action a950
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z79)) (not (z80)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (z98) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z124)) (z125))
    :effect (and
      (z63) (z91) (not (z125))))
  (:action a951
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z4)) (not (z5)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z79)) (not (z80)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (z98) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120))
      (not (z124)) (not (z125)))
    :effect (and
      (not (z1)) (z63) (z91)))
  (:action a952
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (z34) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z79))
      (not (z80)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98)
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (not (z34)) (z63) (z91)))
  (:action a953
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (z39)
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (z66) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z79))
      (not (z80)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98)
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (not (z39)) (z63) (z91)))
  (:action a954
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68))
      (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (z116) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (z128))
    :effect (and
      (z63) (not (z66)) (z75) (z97) (not (z116)) (not (z128))))
  (:action a955
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13)) (not (z16))
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (z70) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110)) (not (z112))
      (not (z113)) (z116) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z63) (not (z70)) (z75) (z97) (not (z116))))
  (:action a956
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z16)) (not (z18)) (not (z20))
      (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72)) (z74) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (z98) (not (z99)) (not (z100)) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (z116) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z63) (not (z74)) (z75) (z97) (not (z98)) (not (z116))))
  (:action a957
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (z113) (z116) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z63) (z75) (z97) (not (z113)) (not (z116))))
  (:action a958
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z12) (not (z13)) (not (z16)) (not (z18))
      (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z99)) (z100) (not (z104)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (z116) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z63) (z75) (z97) (not (z100)) (not (z116))))
  (:action a959
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (z16)
      (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z104)) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (z116) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z16)) (z63) (z75) (z97) (not (z116))))
  (:action a960
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40))
      (not (z41)) (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (z58) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (z116) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (not (z58)) (z63) (z75) (z97) (not (z116))))
  (:action a961
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z16)) (not (z18)) (z20) (z21) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (z104) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (z116) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z20)) (not (z21)) (z63) (z84) (not (z104)) (z113)))
  (:action a962
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28))
      (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (z102) (z104) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z11) (not (z20)) (z63) (z84) (not (z104))))
  (:action a963
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z40)) (not (z41)) (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (z104)
      (not (z107)) (not (z110)) (not (z112)) (not (z113)) (z116) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z11) (z63) (z75) (z97) (not (z104)) (not (z116))))
  (:action a964
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z31)) (z32) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z104)) (not (z107)) (not (z110))
      (not (z112)) (not (z113)) (not (z117)) (not (z119)) (z120) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z32)) (z63) (z84) (not (z120))))
  (:action a965
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34))
      (not (z35)) (not (z38)) (z40) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100))
      (not (z102)) (z104) (not (z107)) (not (z110)) (not (z112)) (not (z113)) (z116) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z34) (not (z40)) (z63) (z75) (z97) (not (z104)) (not (z116))))
  (:action a966
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z41)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z107))
      (z109) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z35) (z63) (not (z109))))
  (:action a967
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (z70) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z102)) (z104) (not (z107)) (not (z109)) (z110)
      (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z35) (z63) (not (z70)) (not (z110))))
  (:action a968
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z14)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34))
      (not (z35)) (not (z38)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z102)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (z117) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (z35) (z63) (not (z98)) (not (z117))))
  (:action a969
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (z6) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66)
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z6)) (z35) (z63) (not (z66))))
  (:action a970
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (z12) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z41)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z35) (z63)))
  (:action a971
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (z31)
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z41)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z102)) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z31)) (z35) (z63)))
  (:action a972
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (z32) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z102)) (not (z107)) (not (z109)) (not (z110))
      (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z128)))
    :effect (and
      (not (z32)) (z35) (z63)))
  (:action a973
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (z39)
      (not (z40)) (not (z41)) (not (z42)) (z44) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102))
      (z104) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113)) (z116) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z35) (not (z44)) (z63) (not (z116))))
  (:action a974
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z69)) (not (z70)) (z71) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z102)) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z113)) (z116) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z2) (z35) (z63) (not (z71)) (not (z116))))
  (:action a975
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z40))
      (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65))
      (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (z72) (not (z74)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (z104) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120))
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z41) (z63) (not (z72))))
  (:action a976
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34))
      (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (z104)
      (not (z107)) (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (z125) (not (z128)))
    :effect (and
      (z41) (z63) (not (z125))))
  (:action a977
    :parameters ()
    :precondition (and
      (z1) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z14))
      (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z97)) (not (z99)) (z104)
      (not (z107)) (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z1)) (z41) (z63)))
  (:action a978
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12)) (not (z13))
      (z14) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z31))
      (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z42))
      (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56))
      (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z100)) (z104) (not (z107)) (not (z110))
      (not (z112)) (z116) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (not (z14)) (z41) (z63) (not (z116))))
  (:action a979
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34))
      (not (z35)) (not (z38)) (z39) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70))
      (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (z104) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z39)) (z41) (z63)))
  (:action a980
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z13)) (not (z14)) (not (z18))
      (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z34)) (not (z35))
      (not (z38)) (not (z40)) (not (z41)) (z42) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z97)) (not (z98)) (not (z99)) (z104) (not (z107))
      (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z41) (not (z42)) (z63)))
  (:action a981
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (z45) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z100)) (z104) (not (z107)) (not (z109))
      (not (z110)) (not (z112)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z41) (not (z45)) (z63) (not (z66)) (z98)))
  (:action a982
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z21)) (z22) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39))
      (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72))
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z97)) (not (z98)) (not (z99)) (z104) (not (z107))
      (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z117)) (not (z119)) (z120)
      (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z22)) (z41) (z63) (not (z120))))
  (:action a983
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (z72)
      (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99)) (not (z100)) (z104)
      (not (z107)) (not (z109)) (not (z110)) (z112) (not (z113)) (not (z116)) (not (z117))
      (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z16) (z41) (z63) (not (z72)) (not (z112))))
  (:action a984
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z39))
      (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116)) (not (z119))
      (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (z56) (z63) (not (z66))))
  (:action a985
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z69)) (z70) (not (z71)) (z72) (not (z74)) (not (z75)) (not (z79)) (not (z80))
      (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97))
      (not (z98)) (not (z99)) (not (z100)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z56) (z63) (not (z70)) (not (z72))))
  (:action a986
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13)) (not (z14))
      (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32)) (not (z35))
      (not (z38)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74))
      (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89))
      (not (z91)) (not (z93)) (not (z97)) (z98) (not (z99)) (not (z107)) (not (z110))
      (not (z112)) (not (z116)) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124))
      (not (z128)))
    :effect (and
      (z56) (z63) (not (z98))))
  (:action a987
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z12))
      (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28))
      (not (z29)) (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z100)) (not (z107)) (not (z110)) (not (z112))
      (z116) (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)))
    :effect (and
      (z56) (z63) (not (z116))))
  (:action a988
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z9) (not (z11)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z41)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z107)) (not (z110))
      (not (z112)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z9)) (z56) (z63)))
  (:action a989
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (z12) (not (z13))
      (not (z14)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z34)) (not (z35)) (not (z38)) (not (z39)) (not (z41)) (not (z44)) (not (z45))
      (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60))
      (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87))
      (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100)) (not (z107))
      (not (z110)) (not (z112)) (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z56) (z63)))
  (:action a990
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (z12) (not (z13))
      (not (z14)) (not (z18)) (z20) (not (z21)) (not (z22)) (not (z26)) (not (z28)) (not (z29))
      (not (z31)) (not (z32)) (not (z35)) (not (z38)) (not (z40)) (not (z41)) (not (z44))
      (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58))
      (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69))
      (not (z70)) (not (z71)) (not (z72)) (not (z75)) (not (z79)) (not (z80)) (not (z84))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (z93) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (z104) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116))
      (not (z117)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z125)) (not (z128)))
    :effect (and
      (not (z12)) (z56) (z63) (not (z93))))
  (:action a991
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z21)) (not (z22))
      (not (z26)) (not (z28)) (not (z29)) (not (z31)) (z32) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z42)) (not (z44)) (not (z45)) (not (z46))
      (not (z48)) (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61))
      (not (z63)) (not (z65)) (not (z66)) (not (z68)) (not (z69)) (not (z70)) (not (z71))
      (not (z72)) (not (z74)) (not (z75)) (not (z79)) (not (z80)) (not (z84)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z98)) (not (z99))
      (not (z100)) (z104) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z116))
      (not (z117)) (not (z119)) (z120) (not (z121)) (not (z124)) (z125) (not (z128)))
    :effect (and
      (not (z32)) (z56) (z63) (not (z120))))
  (:action a992
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11)) (not (z13))
      (not (z14)) (not (z18)) (not (z22)) (not (z26)) (not (z28)) (not (z29)) (not (z32))
      (not (z35)) (not (z38)) (z39) (not (z41)) (not (z44)) (not (z45)) (not (z46)) (not (z48))
      (not (z50)) (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63))
      (not (z65)) (not (z66)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91))
      (not (z93)) (not (z97)) (not (z99)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z124)) (not (z128)))
    :effect (and
      (not (z2)) (not (z39)) (z56) (z63)))
  (:action a993
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z11))
      (not (z12)) (not (z13)) (not (z14)) (not (z16)) (not (z18)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (z32) (not (z35)) (not (z38)) (not (z39)) (not (z41))
      (not (z42)) (not (z44)) (not (z45)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (not (z66))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z74)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93))
      (not (z97)) (not (z98)) (not (z99)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z117)) (not (z119)) (z120) (not (z121)) (not (z124))
      (not (z125)) (not (z128)))
    :effect (and
      (z12) (not (z32)) (z56) (z63) (not (z120))))
  (:action a994
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (z9) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z79)) (not (z80))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (not (z9)) (z50) (z61) (z63) (z89)))
  (:action a995
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z9)) (z11) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z79)) (not (z80))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (not (z11)) (z50) (z61) (z63) (z89)))
  (:action a996
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z9)) (not (z11)) (z12) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38))
      (not (z39)) (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50))
      (not (z55)) (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66)
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z79)) (not (z80))
      (not (z86)) (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112))
      (not (z113)) (not (z116)) (not (z119)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (not (z12)) (z50) (z61) (z63) (z89)))
  (:action a997
    :parameters ()
    :precondition (and
      (not (z1)) (z2) (not (z4)) (not (z5)) (not (z9)) (not (z11)) (not (z12)) (not (z13))
      (not (z14)) (not (z16)) (not (z18)) (not (z20)) (not (z21)) (not (z22)) (not (z26))
      (not (z28)) (not (z29)) (not (z31)) (not (z32)) (not (z34)) (not (z35)) (not (z38)) (z39)
      (not (z40)) (not (z41)) (not (z44)) (not (z46)) (not (z48)) (not (z50)) (not (z55))
      (not (z56)) (not (z58)) (not (z60)) (not (z61)) (not (z63)) (not (z65)) (z66) (not (z68))
      (not (z69)) (not (z70)) (not (z71)) (not (z72)) (not (z79)) (not (z80)) (not (z86))
      (not (z87)) (not (z89)) (not (z91)) (not (z93)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z110)) (not (z112)) (not (z113))
      (not (z116)) (not (z119)) (not (z120)) (not (z124)) (not (z125)))
    :effect (and
      (not (z2)) (not (z39)) (z50) (z61) (z63) (z89)))
)
