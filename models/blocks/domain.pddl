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
    (z124) (z125) (z126) (z127) (z128) (z129) (z130) (z131) (z132) (z133) (z134) (z135) (z136)
    (z137) (z138) (z139) (z140) (z141) (z142) (z143) (z144) (z145) (z146) (z147) (z148) (z149)
    (z150) (z151) (z152) (z153) (z154) (z155) (z156))
  (:action a0
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10)
      (not (z12)) (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z89)) (z90)
      (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z116)) (not (z118)) (not (z120)) (not (z125)) (not (z127)) (not (z129))
      (not (z130)) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138)
      (not (z139)) (not (z140)) (not (z141)) (z145) (not (z149)) (not (z150)) (z152) (z153)
      (z154) (z156))
    :effect (and
      (not (z10)) (not (z90)) (z129) (not (z133)) (z136) (not (z138)) (not (z154))))
  (:action a1
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z12))
      (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89))
      (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102)) (z109) (not (z111))
      (not (z115)) (not (z116)) (not (z120)) (not (z125)) (not (z127)) (not (z129)) (not (z131))
      (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (z140)
      (not (z142)) (z145) (not (z149)) (z150) (not (z153)))
    :effect (and
      (not (z10)) (not (z109)) (z129) (z136) (not (z138))))
  (:action a2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10)
      (not (z12)) (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z74)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87))
      (not (z89)) (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z103))
      (not (z109)) (not (z111)) (not (z115)) (z116) (not (z120)) (not (z125)) (not (z127))
      (not (z129)) (not (z130)) (not (z131)) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (z138) (not (z142)) (not (z143)) (z145))
    :effect (and
      (not (z10)) (not (z116)) (z129) (z136) (not (z138))))
  (:action a3
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z12))
      (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z74)) (not (z77)) (not (z81)) (not (z82)) (not (z84))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z100)) (not (z101)) (not (z102)) (not (z109)) (not (z111)) (not (z116)) (not (z120))
      (not (z124)) (z125) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (z138) (z145) (not (z152)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z10)) (not (z125)) (z129) (z136) (not (z138)) (not (z153))))
  (:action a4
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z12)) (not (z21))
      (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z74))
      (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z115))
      (not (z116)) (not (z120)) (not (z125)) (not (z127)) (not (z129)) (z130) (z131) (not (z133))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142)) (not (z143)) (z145)
      (not (z154)))
    :effect (and
      (not (z2)) (not (z10)) (z129) (not (z131)) (z136) (not (z138))))
  (:action a5
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (z12)
      (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z89))
      (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z125)) (not (z127))
      (not (z129)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (z138) (z139) (z140) (z141) (z145) (not (z150)))
    :effect (and
      (not (z10)) (not (z12)) (z129) (z136) (not (z138)) (not (z139)) (not (z140)) (not (z141))))
  (:action a6
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z12))
      (not (z21)) (z23) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z74)) (not (z81)) (not (z84)) (not (z87)) (z89) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z109)) (not (z111))
      (not (z116)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z133))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142)) (not (z143)) (z145)
      (z152) (z153) (not (z154)) (z155) (not (z156)))
    :effect (and
      (not (z10)) (not (z23)) (not (z89)) (z129) (z136) (not (z138)) (not (z155))))
  (:action a7
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10)
      (not (z12)) (not (z21)) (not (z30)) (z31) (not (z33)) (not (z37)) (not (z41)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z116)) (not (z118)) (not (z120)) (not (z125)) (not (z127)) (not (z129)) (z132) (z133)
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (z140) (not (z142)) (not (z143))
      (z145) (z150) (not (z154)))
    :effect (and
      (not (z10)) (not (z31)) (z129) (not (z132)) (not (z133)) (z136) (not (z138))))
  (:action a8
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10)
      (not (z12)) (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z37)) (not (z41)) (z46) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z85))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z100)) (not (z102)) (not (z104)) (z109) (not (z111)) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z131))
      (not (z132)) (not (z133)) (z134) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142))
      (not (z143)) (z144) (z145) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z10)) (not (z46)) (not (z109)) (z129) (not (z134)) (z136) (not (z138))))
  (:action a9
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z45)) (not (z46)) (z47) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84))
      (not (z87)) (not (z88)) (not (z89)) (not (z91)) (not (z92)) (not (z95)) (not (z99))
      (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z116)) (not (z120)) (not (z125))
      (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138)
      (not (z144)) (z145) (not (z148)) (z149) (not (z151)))
    :effect (and
      (not (z10)) (not (z47)) (z129) (z136) (not (z138)) (not (z149))))
  (:action a10
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10)
      (not (z12)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (z48) (not (z49))
      (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z81)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129))
      (z130) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138)
      (not (z139)) (not (z140)) (not (z141)) (z142) (z143) (not (z144)) (z145) (not (z148))
      (not (z149)) (not (z150)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z10)) (not (z48)) (z129) (z136) (not (z138)) (not (z142)) (not (z143))))
  (:action a11
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (z51) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102))
      (not (z109)) (not (z111)) (not (z116)) (not (z120)) (not (z125)) (not (z127)) (not (z129))
      (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142))
      (not (z143)) (z144) (z145) (z148) (z149) (not (z154)))
    :effect (and
      (not (z10)) (not (z51)) (z129) (z136) (not (z138)) (not (z144)) (not (z148))))
  (:action a12
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z6)) (not (z10)) (not (z12)) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z48))
      (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (z84) (not (z85)) (not (z87)) (not (z88))
      (not (z89)) (not (z91)) (not (z92)) (not (z97)) (not (z101)) (not (z102)) (not (z104))
      (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127))
      (not (z130)) (not (z131)) (not (z132)) (not (z138)) (not (z139)) (not (z140)) (not (z141))
      (not (z142)) (not (z143)) (z144) (not (z145)) (not (z146)) (not (z150)) (not (z152))
      (not (z153)) (not (z155)) (not (z156)))
    :effect (and
      (z66) (not (z84)) (z139) (z140) (z150)))
  (:action a13
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12))
      (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (z85) (not (z87))
      (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z127))
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z137)) (not (z139))
      (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z150)) (not (z154)))
    :effect (and
      (z66) (not (z85)) (z139) (z140) (z150)))
  (:action a14
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8))
      (not (z10)) (not (z12)) (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z53)) (not (z54))
      (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (z81) (not (z82)) (not (z84)) (z85) (not (z87)) (not (z88)) (not (z90))
      (not (z91)) (not (z92)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z127)) (not (z131)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z139)) (not (z140))
      (not (z141)) (not (z142)) (not (z143)) (not (z144)) (z147) (not (z148)) (not (z149))
      (not (z150)) (not (z151)) (not (z154)))
    :effect (and
      (z66) (not (z81)) (not (z85)) (z139) (z140) (z150)))
  (:action a15
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z6)) (not (z12)) (not (z26)) (not (z30)) (not (z31))
      (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z73))
      (not (z74)) (not (z79)) (not (z81)) (z88) (not (z91)) (not (z92)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z127)) (not (z132)) (not (z134)) (not (z135)) (not (z139)) (not (z140)) (not (z141))
      (not (z144)) (not (z148)) (z149) (not (z150)) (not (z151)))
    :effect (and
      (z66) (not (z88)) (z139) (z140) (not (z149)) (z150)))
  (:action a16
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z64)) (not (z66)) (z70)
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z85))
      (not (z87)) (not (z88)) (z90) (not (z91)) (not (z92)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z118))
      (not (z120)) (not (z127)) (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135)) (z137)
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144)) (not (z148))
      (not (z150)) (z153) (z154))
    :effect (and
      (z66) (not (z70)) (not (z90)) (not (z133)) (not (z137)) (z139) (z140) (z150) (not (z154))))
  (:action a17
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z6)) (not (z12)) (not (z23)) (not (z28)) (not (z30))
      (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z49)) (not (z53)) (not (z54))
      (not (z64)) (not (z66)) (not (z70)) (not (z73)) (not (z74)) (not (z77)) (not (z79))
      (not (z81)) (z82) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (z101) (not (z102)) (not (z104)) (not (z111)) (not (z112)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z132)) (not (z133)) (not (z137))
      (not (z139)) (not (z140)) (not (z141)) (not (z150)) (z152) (z153) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z66) (not (z82)) (not (z101)) (z139) (z140) (z150) (not (z152)) (not (z153))))
  (:action a18
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z3)) (not (z6)) (not (z12)) (not (z21)) (not (z30)) (not (z31))
      (not (z33)) (not (z41)) (not (z45)) (not (z48)) (not (z49)) (not (z53)) (not (z54))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79))
      (not (z81)) (not (z83)) (not (z85)) (not (z88)) (not (z91)) (not (z92)) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z111)) (not (z112)) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z127)) (z130) (not (z131)) (not (z132)) (not (z139))
      (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z150)))
    :effect (and
      (not (z1)) (z66) (not (z130)) (z139) (z140) (z150)))
  (:action a19
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (z4) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z12)) (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z53))
      (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z124))
      (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133)) (z134) (z135) (not (z136))
      (not (z137)) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (z144)
      (not (z150)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z4)) (z66) (not (z134)) (not (z135)) (z139) (z140) (z150)))
  (:action a20
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z64)) (not (z66)) (z70) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120))
      (not (z124)) (not (z127)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (z136) (z137) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144))
      (not (z148)) (not (z150)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z5)) (z66) (not (z70)) (not (z137)) (z139) (z140) (z150)))
  (:action a21
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81))
      (not (z84)) (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (z95) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118))
      (not (z120)) (not (z127)) (not (z129)) (not (z132)) (not (z134)) (not (z135)) (z136)
      (not (z137)) (z138) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143))
      (not (z145)) (z146) (z147) (not (z150)) (not (z154)))
    :effect (and
      (not (z7)) (z66) (not (z136)) (z139) (z140) (z150)))
  (:action a22
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z5)) (not (z6)) (not (z7)) (z10) (not (z12)) (not (z30))
      (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45))
      (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z73))
      (not (z74)) (z79) (not (z81)) (not (z84)) (not (z88)) (not (z91)) (not (z92)) (not (z95))
      (not (z101)) (not (z102)) (not (z104)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z127)) (not (z129)) (not (z132)) (not (z136)) (z138) (not (z139)) (not (z140))
      (not (z141)) (z145) (z146) (not (z147)) (not (z150)))
    :effect (and
      (not (z10)) (z66) (not (z79)) (not (z138)) (z139) (z140) (not (z145)) (not (z146)) (z150)))
  (:action a23
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (z23) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118))
      (not (z120)) (z124) (not (z127)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (not (z137)) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z150))
      (z153) (not (z154)) (z155) (z156))
    :effect (and
      (not (z23)) (z66) (not (z124)) (z139) (z140) (z150) (not (z155)) (not (z156))))
  (:action a24
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (z23) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z53)) (not (z54))
      (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (z81) (not (z82)) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (z124) (not (z127))
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137))
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144)) (z147)
      (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z153) (not (z154)) (z155) (z156))
    :effect (and
      (not (z23)) (z66) (not (z81)) (not (z124)) (z139) (z140) (z150) (not (z155)) (not (z156))))
  (:action a25
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z8)) (not (z10)) (not (z12))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (z33) (not (z41)) (not (z45))
      (not (z47)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (z64) (not (z66))
      (not (z70)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z82))
      (not (z83)) (not (z85)) (not (z88)) (not (z89)) (not (z91)) (not (z92)) (not (z99))
      (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (not (z130)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136)
      (not (z137)) (not (z139)) (not (z140)) (not (z141)) (not (z144)) (not (z148)) (not (z149))
      (not (z150)) (not (z151)) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z33)) (not (z64)) (z66) (z139) (z140) (z150)))
  (:action a26
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z39)) (z41) (not (z45)) (not (z47)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z73))
      (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z88))
      (not (z89)) (not (z91)) (z92) (not (z95)) (not (z97)) (not (z99)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (z131) (not (z132)) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (not (z138)) (not (z139)) (not (z140)) (not (z141)) (z142) (z143)
      (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)) (not (z149)) (not (z150))
      (not (z151)) (not (z152)) (not (z153)) (not (z155)) (not (z156)))
    :effect (and
      (not (z41)) (z66) (not (z92)) (z139) (z140) (z150)))
  (:action a27
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z12))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z37)) (not (z41)) (not (z45)) (not (z46)) (z48) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124)) (z127)
      (not (z129)) (z131) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (not (z139)) (not (z140)) (not (z141)) (z142) (z143) (not (z144)) (not (z148))
      (not (z150)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z48)) (z66) (not (z127)) (z139) (z140) (not (z142)) (not (z143)) (z150)))
  (:action a28
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10))
      (not (z12)) (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (z54) (not (z60)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z83)) (not (z84))
      (not (z85)) (not (z88)) (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z115)) (not (z116)) (not (z118)) (z120) (not (z127)) (not (z129)) (not (z130))
      (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z138))
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (z143) (not (z144)) (not (z145))
      (not (z146)) (not (z147)) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z153) (z154))
    :effect (and
      (not (z54)) (z66) (not (z120)) (z139) (z140) (not (z143)) (z150)))
  (:action a29
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z51)) (not (z54))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79))
      (not (z81)) (not (z84)) (z85) (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92))
      (not (z100)) (not (z101)) (not (z104)) (not (z109)) (not (z115)) (not (z127)) (not (z131))
      (z132) (z133) (not (z134)) (not (z135)) (not (z137)) (z140) (z141) (not (z142))
      (not (z143)) (not (z144)) (not (z145)) (not (z146)) (not (z148)) (not (z149)) (not (z152))
      (not (z153)) (not (z154)))
    :effect (and
      (z70) (not (z85)) (z137)))
  (:action a30
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (z88)
      (not (z90)) (not (z91)) (not (z92)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z120)) (not (z127)) (not (z131))
      (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z140) (z141)
      (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (not (z151)) (not (z154)))
    :effect (and
      (z70) (not (z88)) (z137) (not (z149))))
  (:action a31
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z8)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (z82) (not (z84)) (not (z85))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z100)) (z101) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z131)) (z132) (z133) (not (z134))
      (not (z135)) (not (z137)) (z140) (z141) (not (z142)) (not (z143)) (not (z144)) (not (z148))
      (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z70) (not (z82)) (not (z101)) (z137) (not (z152)) (not (z153))))
  (:action a32
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z4)) (not (z5)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88))
      (not (z90)) (not (z91)) (not (z92)) (not (z100)) (not (z101)) (not (z102)) (not (z103))
      (not (z104)) (not (z109)) (not (z115)) (not (z116)) (not (z120)) (not (z127)) (z130)
      (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z137)) (z140) (z141)
      (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z154)))
    :effect (and
      (not (z1)) (z70) (not (z130)) (z137)))
  (:action a33
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z3) (not (z4)) (not (z5)) (z7) (not (z8)) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z51)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z90)) (not (z91)) (not (z92)) (z95) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z115)) (not (z120)) (not (z127)) (not (z129))
      (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z142))
      (not (z143)) (not (z144)) (z147) (not (z148)) (not (z154)))
    :effect (and
      (not (z7)) (z70) (not (z136)) (z137)))
  (:action a34
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (z10) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (z79) (not (z81)) (not (z84))
      (not (z85)) (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115))
      (not (z120)) (not (z127)) (not (z129)) (not (z131)) (z132) (z133) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (z138) (z140) (z141) (not (z142)) (not (z143)) (not (z144))
      (z145) (z146) (not (z147)) (not (z148)) (not (z154)))
    :effect (and
      (not (z10)) (z70) (not (z79)) (z137) (not (z138)) (not (z145)) (not (z146))))
  (:action a35
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (z23)
      (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z51)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100))
      (not (z101)) (not (z104)) (not (z109)) (not (z115)) (z124) (not (z127)) (not (z131)) (z132)
      (z133) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (not (z144))
      (not (z148)) (z153) (not (z154)) (z155) (z156))
    :effect (and
      (not (z23)) (z70) (not (z124)) (z137) (not (z155)) (not (z156))))
  (:action a36
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (z10) (not (z12)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z37)) (not (z41)) (z45) (z46) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z82))
      (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (z109) (not (z111)) (not (z115)) (not (z116)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z131)) (not (z132))
      (not (z133)) (z134) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142)) (not (z143))
      (z144) (z145) (z148) (not (z149)) (not (z151)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z10)) (not (z46)) (z73) (not (z109)) (z129) (not (z134)) (z136) (not (z138)) (z151)))
  (:action a37
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z6)) (not (z21)) (not (z23)) (not (z26)) (not (z28))
      (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z72)) (not (z77)) (not (z82)) (z83) (not (z85)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z103)) (not (z111)) (not (z112)) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (z130) (not (z131))
      (not (z142)) (not (z143)) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z77) (not (z83)) (not (z130)) (z152) (z153)))
  (:action a38
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z8)) (not (z10)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (z64) (not (z66)) (not (z73)) (not (z77)) (not (z82))
      (not (z83)) (not (z87)) (not (z88)) (not (z89)) (z90) (not (z91)) (not (z92)) (z97)
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z132))
      (z133) (not (z134)) (not (z135)) (z136) (not (z139)) (not (z140)) (not (z141)) (not (z144))
      (z146) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (not (z152)) (not (z153)) (z154)
      (not (z155)) (z156))
    :effect (and
      (not (z64)) (z77) (not (z90)) (not (z97)) (not (z133)) (z152) (z153) (not (z154))
      (not (z156))))
  (:action a39
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z39)) (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z77)) (not (z82)) (not (z83)) (not (z84)) (not (z85))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (z100)
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z131))
      (not (z132)) (not (z133)) (not (z134)) (z135) (not (z136)) (not (z137)) (not (z142))
      (not (z143)) (z144) (z148) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z77) (not (z100)) (not (z135)) (z152) (z153)))
  (:action a40
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z6)) (not (z7)) (not (z10)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64))
      (not (z72)) (not (z73)) (not (z77)) (not (z79)) (not (z82)) (not (z83)) (z84) (not (z85))
      (not (z87)) (not (z88)) (not (z89)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (z111) (not (z112))
      (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (not (z130)) (not (z131)) (z132) (z133) (not (z136)) (not (z138)) (z139) (z140)
      (not (z142)) (not (z143)) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148))
      (not (z149)) (not (z151)) (not (z152)) (not (z153)) (not (z155)) (not (z156)))
    :effect (and
      (z77) (not (z84)) (not (z111)) (z152) (z153)))
  (:action a41
    :parameters ()
    :precondition (and
      (not (z3)) (not (z6)) (not (z12)) (not (z21)) (not (z23)) (not (z26)) (not (z28))
      (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z49))
      (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z77)) (not (z82)) (not (z83))
      (not (z87)) (not (z89)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z111)) (z112) (not (z118)) (not (z120))
      (not (z124)) (not (z125)) (not (z132)) (not (z133)) (not (z139)) (z140) (z141) (z150)
      (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z77) (not (z112)) (not (z140)) (not (z141)) (not (z150)) (z152) (z153)))
  (:action a42
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z21)) (not (z23)) (not (z26)) (not (z28))
      (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z72)) (not (z77)) (not (z82)) (not (z83))
      (not (z84)) (not (z87)) (not (z89)) (not (z91)) (not (z92)) (not (z97)) (not (z99))
      (not (z100)) (not (z101)) (not (z102)) (not (z109)) (not (z111)) (not (z112)) (z115)
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (z131) (not (z134))
      (not (z135)) (not (z142)) (not (z152)) (not (z153)) (not (z155)) (not (z156)))
    :effect (and
      (z77) (not (z115)) (not (z131)) (z152) (z153)))
  (:action a43
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z77)) (not (z82)) (not (z83)) (not (z84)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (z118) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (z132) (z133) (not (z134)) (not (z135)) (not (z137)) (z139)
      (z140) (not (z142)) (not (z143)) (not (z152)) (not (z153)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z3)) (z77) (not (z118)) (not (z132)) (not (z133)) (z152) (z153)))
  (:action a44
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (not (z64)) (not (z72)) (not (z74)) (not (z77)) (not (z82)) (not (z83))
      (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z131))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z142)) (not (z143))
      (not (z144)) (z146) (not (z148)) (not (z152)) (not (z153)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z5)) (z77) (z152) (z153)))
  (:action a45
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (z6) (not (z8)) (not (z10)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z46)) (z48)
      (not (z49)) (not (z54)) (not (z60)) (not (z64)) (not (z77)) (not (z82)) (not (z83))
      (not (z87)) (not (z89)) (not (z91)) (not (z92)) (z97) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z138))
      (not (z139)) (not (z140)) (not (z141)) (z142) (z143) (not (z144)) (not (z145)) (not (z146))
      (not (z147)) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (not (z152)) (not (z153))
      (not (z155)) (z156))
    :effect (and
      (not (z6)) (z77) (not (z97)) (z152) (z153) (not (z156))))
  (:action a46
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z82)) (not (z83))
      (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z91)) (not (z92)) (not (z97))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z111)) (not (z112)) (not (z115))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z131))
      (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (z139) (z140) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (not (z152)) (not (z153)) (not (z155)))
    :effect (and
      (not (z8)) (z77) (not (z137)) (z152) (z153)))
  (:action a47
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z21) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (z72) (not (z73)) (not (z74)) (not (z77)) (not (z82)) (not (z83)) (not (z84))
      (not (z87)) (not (z89)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (not (z136)) (z142) (z143) (not (z144)) (not (z148)) (not (z151))
      (not (z152)) (not (z153)) (not (z155)) (not (z156)))
    :effect (and
      (not (z21)) (not (z72)) (z77) (not (z142)) (not (z143)) (z152) (z153)))
  (:action a48
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23)) (z26) (not (z28))
      (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z82)) (not (z83)) (not (z84)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z124)) (not (z125)) (not (z127)) (not (z134)) (not (z135)) (not (z137)) (not (z142))
      (not (z143)) (z144) (not (z148)) (z149) (not (z151)) (not (z152)) (not (z153)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z26)) (z77) (not (z144)) (z152) (z153)))
  (:action a49
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z6)) (not (z8)) (not (z10)) (not (z12)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (z30) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39))
      (not (z41)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z73))
      (not (z77)) (not (z79)) (not (z82)) (not (z83)) (not (z87)) (not (z89)) (z90) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120))
      (not (z124)) (not (z125)) (not (z130)) (not (z131)) (not (z132)) (z133) (z134) (not (z136))
      (not (z137)) (not (z138)) (not (z139)) (not (z140)) (not (z141)) (z144) (not (z145))
      (not (z146)) (not (z147)) (z148) (not (z150)) (not (z152)) (not (z153)) (z154) (not (z155))
      (not (z156)))
    :effect (and
      (not (z30)) (z77) (not (z90)) (not (z133)) (z152) (z153) (not (z154))))
  (:action a50
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z33)) (z37) (not (z39)) (not (z41)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z77))
      (not (z81)) (not (z82)) (not (z83)) (not (z84)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (z95) (not (z97)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (z136) (not (z137)) (z138)
      (not (z142)) (not (z143)) (z146) (z147) (not (z152)) (not (z153)) (not (z154)) (not (z155)))
    :effect (and
      (not (z37)) (z77) (not (z136)) (z152) (z153)))
  (:action a51
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (z10) (not (z21)) (not (z23)) (not (z26)) (not (z28))
      (not (z30)) (not (z33)) (not (z34)) (not (z37)) (z39) (not (z41)) (not (z49)) (not (z54))
      (not (z64)) (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z83)) (not (z84))
      (not (z87)) (not (z89)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99))
      (not (z100)) (not (z101)) (not (z102)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z124)) (not (z125)) (not (z129)) (not (z136)) (z138) (z145) (not (z146)) (z147)
      (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z10)) (not (z39)) (z77) (not (z138)) (not (z145)) (not (z147)) (z152) (z153)))
  (:action a52
    :parameters ()
    :precondition (and
      (not (z4)) (not (z6)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30))
      (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z73)) (not (z74)) (not (z77))
      (not (z82)) (not (z83)) (not (z87)) (not (z88)) (not (z89)) (not (z91)) (not (z92))
      (not (z97)) (z99) (not (z100)) (not (z101)) (not (z102)) (not (z111)) (not (z112))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z134)) (not (z135)) (not (z144))
      (not (z148)) (z149) (z151) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z60)) (z77) (not (z99)) (not (z149)) (not (z151)) (z152) (z153)))
  (:action a53
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z39)) (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81))
      (not (z82)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (z100) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z131))
      (not (z132)) (not (z133)) (not (z134)) (z135) (not (z136)) (not (z137)) (not (z142))
      (not (z143)) (z144) (z148) (not (z149)) (not (z151)) (not (z152)) (not (z153)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (z73) (z77) (not (z100)) (not (z135)) (z151) (z152) (z153)))
  (:action a54
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z6)) (not (z8)) (not (z10)) (not (z21)) (not (z23)) (not (z28))
      (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z48)) (not (z49)) (not (z54))
      (not (z64)) (not (z72)) (not (z73)) (not (z77)) (not (z81)) (not (z82)) (z84) (not (z85))
      (not (z87)) (not (z89)) (z90) (not (z91)) (not (z92)) (not (z97)) (not (z101)) (not (z102))
      (not (z104)) (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z125))
      (not (z127)) (not (z130)) (not (z131)) (not (z132)) (z133) (not (z138)) (not (z139))
      (not (z140)) (not (z141)) (not (z142)) (not (z143)) (z144) (not (z145)) (not (z146))
      (not (z150)) (not (z152)) (not (z153)) (z154) (not (z155)) (not (z156)))
    :effect (and
      (z82) (not (z84)) (not (z90)) (not (z133)) (z152) (z153) (not (z154))))
  (:action a55
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z60)) (not (z64)) (not (z72)) (not (z73)) (not (z77)) (not (z79)) (not (z81))
      (not (z82)) (not (z83)) (z84) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z101)) (z102)
      (not (z103)) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z124)) (not (z125))
      (not (z127)) (not (z129)) (not (z130)) (not (z131)) (z132) (z133) (not (z134)) (not (z135))
      (not (z136)) (not (z138)) (z140) (not (z142)) (not (z143)) (not (z144)) (not (z145))
      (not (z146)) (not (z147)) (not (z148)) (not (z149)) (not (z151)) (not (z152)) (not (z153))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z82) (not (z84)) (not (z102)) (z152) (z153)))
  (:action a56
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z6)) (not (z21)) (not (z23)) (not (z28)) (not (z30))
      (not (z33)) (not (z34)) (not (z41)) (not (z48)) (not (z49)) (not (z53)) (not (z54))
      (not (z64)) (not (z72)) (not (z73)) (not (z77)) (not (z81)) (not (z82)) (not (z83))
      (not (z85)) (not (z87)) (not (z89)) (not (z91)) (not (z92)) (not (z97)) (not (z101))
      (not (z102)) (z103) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (z130) (not (z131)) (not (z142)) (not (z143)) (not (z152))
      (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z82) (not (z103)) (not (z130)) (z152) (z153)))
  (:action a57
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23)) (not (z28))
      (not (z30)) (not (z33)) (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z77)) (not (z81)) (not (z82))
      (not (z84)) (z85) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z100)) (not (z101)) (not (z102)) (not (z109)) (not (z111)) (z115) (not (z120))
      (not (z124)) (not (z125)) (not (z127)) (z131) (not (z134)) (not (z135)) (not (z137))
      (not (z142)) (not (z143)) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z82) (not (z85)) (not (z115)) (not (z131)) (z152) (z153)))
  (:action a58
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23)) (not (z28))
      (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z46)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z77)) (not (z81))
      (not (z82)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (z132) (z133) (not (z134))
      (not (z135)) (not (z137)) (z140) (not (z142)) (not (z143)) (not (z152)) (not (z153))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z3)) (z82) (not (z132)) (not (z133)) (z152) (z153)))
  (:action a59
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z4) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z77)) (not (z81)) (not (z82)) (not (z84)) (not (z85)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (z109) (not (z111)) (not (z115)) (not (z118)) (not (z120))
      (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133))
      (z134) (z135) (not (z136)) (not (z137)) (not (z142)) (not (z143)) (z144) (not (z152))
      (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z4)) (z82) (not (z109)) (not (z134)) (not (z135)) (z152) (z153)))
  (:action a60
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z82)) (z84) (not (z85))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z131)) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (z136) (not (z142)) (not (z143)) (not (z144)) (not (z148))
      (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z5)) (z82) (not (z84)) (z152) (z153)))
  (:action a61
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z77))
      (not (z81)) (not (z82)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (z95) (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z109))
      (not (z111)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z134))
      (not (z135)) (z136) (not (z137)) (z138) (not (z142)) (not (z143)) (z146) (z147)
      (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z7)) (z82) (not (z136)) (z152) (z153)))
  (:action a62
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z33)) (not (z34))
      (not (z37)) (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z60))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z77)) (not (z79)) (z81)
      (not (z82)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z109)) (not (z111)) (not (z112))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z131)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z139)) (not (z140))
      (not (z141)) (not (z142)) (not (z143)) (not (z144)) (z147) (not (z148)) (not (z149))
      (not (z150)) (not (z151)) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z7)) (not (z81)) (z82) (not (z136)) (z152) (z153)))
  (:action a63
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z82)) (not (z84))
      (not (z85)) (not (z87)) (not (z89)) (not (z91)) (not (z92)) (not (z97)) (not (z100))
      (not (z101)) (not (z102)) (z109) (not (z111)) (not (z115)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (not (z131)) (z132) (z133) (not (z134)) (not (z135))
      (not (z136)) (z137) (z140) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z152))
      (not (z153)) (not (z155)) (not (z156)))
    :effect (and
      (not (z8)) (z82) (not (z109)) (not (z137)) (z152) (z153)))
  (:action a64
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z8)) (not (z10)) (not (z12)) (z21)
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (not (z60)) (z64) (not (z66)) (not (z72)) (not (z73)) (not (z74)) (not (z77))
      (not (z81)) (not (z82)) (not (z83)) (not (z87)) (not (z88)) (not (z89)) (z90) (not (z91))
      (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z132)) (z133) (not (z134)) (not (z135)) (z136) (not (z139))
      (not (z140)) (not (z141)) (z142) (z143) (not (z144)) (not (z148)) (not (z149)) (not (z150))
      (not (z151)) (not (z152)) (not (z153)) (z154) (not (z155)) (not (z156)))
    :effect (and
      (not (z21)) (not (z64)) (z82) (not (z90)) (not (z133)) (not (z142)) (not (z143)) (z152)
      (z153) (not (z154))))
  (:action a65
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (z10) (not (z23)) (not (z28)) (not (z30)) (not (z33))
      (z34) (not (z37)) (not (z39)) (not (z41)) (not (z49)) (not (z53)) (not (z54)) (not (z64))
      (not (z73)) (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z87))
      (not (z89)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z101)) (not (z102))
      (not (z103)) (not (z111)) (not (z120)) (not (z124)) (not (z125)) (not (z129)) (not (z136))
      (z138) (z145) (z146) (not (z147)) (not (z152)) (not (z153)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z10)) (not (z34)) (z82) (not (z138)) (not (z145)) (not (z146)) (z152) (z153)))
  (:action a66
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (z41) (not (z45)) (not (z47)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z73)) (not (z77))
      (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (z90)
      (not (z91)) (z92) (not (z95)) (not (z97)) (not (z99)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z129)) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (not (z138)) (not (z139)) (not (z140)) (not (z141)) (z142) (z143) (not (z144))
      (not (z145)) (not (z146)) (not (z147)) (not (z148)) (not (z149)) (not (z150)) (not (z151))
      (not (z152)) (not (z153)) (z154) (not (z155)) (not (z156)))
    :effect (and
      (not (z41)) (z82) (not (z90)) (not (z92)) (not (z133)) (z152) (z153) (not (z154))))
  (:action a67
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z45)) (not (z46)) (z48) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70))
      (z72) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z82)) (not (z84)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (z142) (z143) (not (z144)) (not (z148)) (not (z152)) (not (z153))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z48)) (not (z72)) (z82) (not (z142)) (not (z143)) (z152) (z153)))
  (:action a68
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23)) (not (z26)) (not (z28))
      (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (z51)
      (not (z54)) (not (z60)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z77)) (not (z81)) (not (z82)) (not (z84)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z109))
      (not (z111)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z134)) (not (z135))
      (not (z137)) (not (z142)) (not (z143)) (z144) (z148) (z149) (not (z152)) (not (z153))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z51)) (z82) (not (z144)) (not (z148)) (z152) (z153)))
  (:action a69
    :parameters ()
    :precondition (and
      (not (z3)) (not (z6)) (not (z12)) (not (z23)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z41)) (not (z49)) (z53) (not (z54)) (not (z64)) (not (z66))
      (not (z73)) (not (z77)) (not (z81)) (not (z82)) (not (z87)) (not (z89)) (not (z91))
      (not (z92)) (not (z97)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z111))
      (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z132)) (not (z133))
      (z139) (z140) (z141) (z150) (not (z152)) (not (z153)) (not (z155)) (not (z156)))
    :effect (and
      (not (z53)) (z82) (not (z139)) (not (z140)) (not (z141)) (not (z150)) (z152) (z153)))
  (:action a70
    :parameters ()
    :precondition (and
      (not (z4)) (not (z6)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z33))
      (not (z34)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (z60) (not (z64)) (not (z73)) (not (z74)) (not (z77)) (not (z81))
      (not (z82)) (not (z87)) (not (z88)) (not (z89)) (not (z91)) (not (z92)) (not (z97))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z111)) (not (z120))
      (not (z124)) (not (z125)) (not (z134)) (not (z135)) (not (z144)) (not (z148)) (z149)
      (not (z151)) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z60)) (z82) (not (z149)) (z152) (z153)))
  (:action a71
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z6)) (not (z21)) (not (z23)) (not (z26)) (not (z28))
      (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z72)) (z77) (not (z82)) (not (z83)) (not (z85)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z103)) (not (z111)) (not (z112)) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z130)) (not (z131))
      (not (z142)) (not (z143)) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z77)) (z83) (z130) (not (z152)) (not (z153))))
  (:action a72
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (z64) (not (z66)) (not (z72))
      (not (z73)) (not (z77)) (not (z82)) (not (z83)) (not (z85)) (not (z87)) (not (z88))
      (not (z89)) (z90) (not (z91)) (not (z92)) (z97) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z130)) (not (z132))
      (z133) (not (z134)) (not (z135)) (z136) (not (z139)) (not (z140)) (not (z141)) (not (z142))
      (not (z144)) (z146) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (not (z152))
      (not (z153)) (z154) (not (z155)) (z156))
    :effect (and
      (not (z64)) (z83) (not (z90)) (not (z97)) (z130) (not (z133)) (not (z154)) (not (z156))))
  (:action a73
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z37)) (not (z39)) (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z54))
      (not (z70)) (not (z72)) (not (z77)) (not (z83)) (not (z84)) (not (z85)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (z100) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z130)) (not (z131))
      (not (z132)) (not (z133)) (not (z134)) (z135) (not (z136)) (not (z137)) (not (z142))
      (not (z143)) (z144) (not (z147)) (z148) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z83) (not (z100)) (z130) (not (z135))))
  (:action a74
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z6)) (not (z7)) (not (z10)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z72))
      (not (z73)) (not (z77)) (not (z79)) (not (z82)) (not (z83)) (z84) (not (z85)) (not (z87))
      (not (z88)) (not (z89)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99))
      (not (z100)) (not (z101)) (not (z102)) (not (z103)) (z111) (not (z112)) (not (z115))
      (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z130))
      (not (z131)) (z132) (z133) (not (z136)) (not (z138)) (z139) (z140) (not (z142))
      (not (z143)) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)) (not (z149))
      (not (z151)) (not (z152)) (not (z153)) (not (z155)) (not (z156)))
    :effect (and
      (z83) (not (z84)) (not (z111)) (z130)))
  (:action a75
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z6)) (not (z12)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z48)) (not (z49))
      (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z72)) (not (z77)) (not (z83))
      (not (z85)) (not (z87)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z103)) (not (z104)) (not (z111)) (z112) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z127)) (not (z130)) (not (z131)) (not (z132)) (not (z139))
      (z140) (z141) (not (z142)) (not (z143)) (z150))
    :effect (and
      (z83) (not (z112)) (z130) (not (z140)) (not (z141)) (not (z150))))
  (:action a76
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z3) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z77)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z104))
      (not (z109)) (not (z111)) (not (z112)) (not (z116)) (z118) (not (z120)) (not (z127))
      (not (z130)) (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z137)) (z139)
      (z140) (not (z142)) (not (z143)) (not (z154)))
    :effect (and
      (not (z3)) (z83) (not (z118)) (z130) (not (z132)) (not (z133))))
  (:action a77
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z8)) (not (z10))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z72)) (not (z74)) (not (z77)) (not (z83)) (not (z85))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z130))
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z142))
      (not (z143)) (not (z144)) (z146) (not (z148)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z5)) (z83) (z130)))
  (:action a78
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z83)) (not (z84)) (not (z85))
      (not (z87)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z103)) (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120))
      (not (z127)) (not (z129)) (not (z130)) (not (z131)) (z132) (z133) (not (z134)) (not (z135))
      (not (z136)) (z137) (z139) (z140) (not (z142)) (not (z143)) (not (z144)) (not (z148)))
    :effect (and
      (not (z8)) (z83) (z130) (not (z137))))
  (:action a79
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8)
      (not (z21)) (z23) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z83))
      (not (z84)) (not (z85)) (z87) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z130))
      (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (not (z151)) (z153) (z154) (z155))
    :effect (and
      (not (z8)) (z83) (not (z87)) (z130) (not (z133)) (not (z137)) (not (z154))))
  (:action a80
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (z26)
      (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z83)) (not (z84)) (not (z85)) (not (z87))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z103)) (not (z109)) (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120))
      (not (z127)) (not (z130)) (not (z131)) (not (z134)) (not (z135)) (not (z137)) (not (z142))
      (not (z143)) (z144) (not (z148)) (z149) (not (z151)) (not (z154)))
    :effect (and
      (not (z26)) (z83) (z130) (not (z144))))
  (:action a81
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23))
      (not (z26)) (z28) (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z70)) (not (z72)) (not (z77)) (not (z83))
      (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (z97)
      (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z109)) (not (z111)) (not (z112))
      (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z130)) (not (z131))
      (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (z153) (not (z154))
      (not (z155)) (z156))
    :effect (and
      (not (z28)) (z83) (not (z97)) (z130) (not (z156))))
  (:action a82
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z6)) (not (z8)) (not (z10)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (z30) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z66))
      (not (z72)) (not (z73)) (not (z77)) (not (z79)) (not (z82)) (not (z83)) (not (z85))
      (not (z87)) (z90) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z111)) (not (z112)) (not (z116))
      (not (z118)) (not (z120)) (not (z125)) (not (z127)) (not (z130)) (not (z131)) (not (z132))
      (z133) (z134) (not (z136)) (not (z137)) (not (z138)) (not (z139)) (not (z140)) (not (z141))
      (not (z142)) (z144) (not (z145)) (not (z146)) (not (z147)) (z148) (not (z150)) (not (z152))
      (not (z153)) (z154) (not (z155)) (not (z156)))
    :effect (and
      (not (z30)) (z83) (not (z90)) (z130) (not (z133)) (not (z154))))
  (:action a83
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z21)) (not (z26)) (not (z30)) (not (z33)) (z37) (not (z39)) (not (z41)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z77))
      (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z90)) (not (z91))
      (not (z92)) (z95) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z103))
      (not (z109)) (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z127))
      (not (z129)) (not (z130)) (not (z134)) (not (z135)) (z136) (not (z137)) (z138) (not (z142))
      (not (z143)) (not (z145)) (z146) (z147) (not (z154)))
    :effect (and
      (not (z37)) (z83) (z130) (not (z136))))
  (:action a84
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z6)) (not (z7)) (z10) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z34)) (not (z37)) (z39) (not (z41)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z72)) (not (z77)) (not (z79)) (not (z81)) (not (z83))
      (not (z84)) (not (z85)) (not (z87)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z111)) (not (z112)) (not (z115))
      (not (z116)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z130)) (not (z131))
      (not (z136)) (z138) (not (z142)) (z145) (not (z146)) (z147))
    :effect (and
      (not (z10)) (not (z39)) (z83) (z130) (not (z138)) (not (z145)) (not (z147))))
  (:action a85
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10))
      (not (z12)) (not (z21)) (z23) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (z54) (not (z60)) (not (z64)) (not (z66)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z83)) (not (z84)) (not (z85))
      (not (z87)) (not (z88)) (z90) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (z115) (not (z116)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z130)) (z131)
      (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z138)) (not (z139))
      (not (z140)) (not (z141)) (not (z142)) (z143) (not (z144)) (not (z145)) (not (z146))
      (not (z147)) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z153) (z154) (z155))
    :effect (and
      (not (z54)) (z83) (not (z115)) (z130) (not (z131)) (not (z143))))
  (:action a86
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z6)) (not (z21)) (not (z26)) (not (z30)) (not (z33))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z72)) (not (z73)) (not (z74))
      (not (z77)) (not (z83)) (not (z85)) (not (z87)) (not (z88)) (not (z91)) (not (z92))
      (not (z97)) (z99) (not (z100)) (not (z102)) (not (z103)) (not (z111)) (not (z112))
      (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z127)) (not (z130)) (not (z131))
      (not (z134)) (not (z135)) (not (z142)) (not (z144)) (not (z148)) (z149) (z151))
    :effect (and
      (not (z60)) (z83) (not (z99)) (z130) (not (z149)) (not (z151))))
  (:action a87
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z39)) (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81))
      (not (z82)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (z100) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115))
      (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z130))
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (z135) (not (z136)) (not (z137))
      (not (z142)) (not (z143)) (z144) (z148) (not (z149)) (not (z151)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z73) (z83) (not (z100)) (z130) (not (z135)) (z151)))
  (:action a88
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z5)) (not (z10)) (not (z12)) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z48))
      (not (z49)) (not (z53)) (not (z54)) (not (z64)) (z66) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z101)) (not (z102)) (not (z104))
      (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127))
      (not (z130)) (not (z131)) (not (z132)) (not (z138)) (z139) (z140) (not (z141)) (not (z142))
      (not (z143)) (z144) (not (z145)) (not (z146)) (z150) (not (z152)) (not (z153)) (not (z154))
      (not (z155)))
    :effect (and
      (not (z66)) (z84) (not (z139)) (not (z140)) (not (z150))))
  (:action a89
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z10)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z84)) (not (z85))
      (not (z87)) (z88) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99))
      (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z111)) (not (z115)) (not (z120))
      (not (z124)) (not (z127)) (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (z140)
      (z141) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (not (z151)) (not (z153))
      (not (z154)) (not (z155)))
    :effect (and
      (z84) (not (z88)) (not (z149))))
  (:action a90
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z10)) (not (z21)) (not (z23)) (not (z28))
      (not (z33)) (not (z41)) (not (z45)) (not (z48)) (not (z49)) (not (z54)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (z82)
      (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (z101) (not (z102)) (not (z104)) (not (z111)) (not (z115))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z130)) (not (z131)) (not (z136))
      (not (z138)) (not (z142)) (not (z143)) (not (z145)) (not (z146)) (not (z147)) (z152) (z153)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z82)) (z84) (not (z101)) (not (z152)) (not (z153))))
  (:action a91
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z10)) (not (z12)) (not (z21)) (not (z23))
      (not (z28)) (not (z31)) (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z54))
      (not (z72)) (not (z73)) (not (z74)) (not (z83)) (not (z84)) (not (z85)) (not (z87))
      (not (z89)) (not (z90)) (not (z92)) (not (z95)) (not (z97)) (not (z103)) (not (z115))
      (z116) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z130))
      (not (z131)) (not (z133)) (z136) (not (z138)) (not (z142)) (not (z143)) (z145) (not (z154))
      (not (z155)))
    :effect (and
      (z84) (not (z116))))
  (:action a92
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z10)) (not (z12)) (not (z21)) (not (z23)) (not (z28))
      (not (z31)) (not (z33)) (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z82))
      (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z101)) (not (z102)) (not (z111)) (not (z115)) (not (z116))
      (not (z120)) (not (z124)) (z125) (not (z127)) (not (z129)) (not (z131)) (not (z132))
      (not (z133)) (z136) (not (z138)) (not (z142)) (not (z143)) (not (z144)) (z145) (not (z152))
      (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z84) (not (z125)) (not (z153))))
  (:action a93
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z5)) (not (z10)) (not (z21)) (not (z23)) (not (z28)) (not (z41))
      (not (z45)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z82)) (not (z83)) (not (z84))
      (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z92)) (not (z97))
      (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z115)) (not (z116)) (not (z120))
      (not (z124)) (not (z127)) (z130) (not (z131)) (not (z136)) (not (z138)) (not (z142))
      (not (z143)) (not (z145)) (not (z146)) (not (z147)) (not (z152)) (not (z153)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z1)) (z84) (not (z130))))
  (:action a94
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z12)) (not (z21)) (not (z23))
      (not (z28)) (not (z31)) (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z84)) (not (z85)) (not (z87))
      (not (z89)) (not (z90)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z109))
      (not (z115)) (not (z116)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129))
      (z130) (z131) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z140)) (not (z142))
      (not (z143)) (z145) (not (z153)) (not (z154)) (not (z155)))
    :effect (and
      (not (z2)) (z84) (not (z131))))
  (:action a95
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z7)) (z10) (not (z21)) (not (z23)) (not (z28))
      (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (z79) (not (z81)) (not (z82)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z101)) (not (z102)) (not (z104)) (not (z111)) (not (z115)) (not (z120)) (not (z124))
      (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z136)) (z138) (not (z142))
      (not (z143)) (z145) (z146) (not (z147)) (not (z152)) (not (z153)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z10)) (not (z79)) (z84) (not (z138)) (not (z145)) (not (z146))))
  (:action a96
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z5)) (not (z10)) (z12) (not (z21)) (not (z23)) (not (z28))
      (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z72)) (not (z73))
      (not (z74)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z102)) (not (z104)) (not (z111)) (not (z112))
      (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (not (z129)) (not (z131)) (not (z132)) (not (z133)) (z136) (not (z138)) (z139) (z140)
      (z141) (not (z142)) (not (z143)) (z145) (not (z150)) (not (z154)) (not (z155)))
    :effect (and
      (not (z12)) (z84) (not (z139)) (not (z140)) (not (z141))))
  (:action a97
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z12)) (not (z21)) (z23)
      (not (z28)) (not (z31)) (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z84)) (not (z85)) (not (z87)) (z89)
      (not (z90)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z109)) (not (z115))
      (not (z116)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z131))
      (not (z134)) (not (z135)) (z136) (not (z137)) (not (z140)) (not (z142)) (not (z143)) (z145)
      (z152) (z153) (not (z154)) (z155) (not (z156)))
    :effect (and
      (not (z23)) (z84) (not (z89)) (not (z155))))
  (:action a98
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z12)) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (z31) (not (z41)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z84))
      (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115))
      (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129))
      (not (z130)) (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (z136) (not (z137))
      (z140) (not (z142)) (not (z143)) (z145) (not (z149)) (z150) (not (z153)) (not (z154))
      (not (z155)))
    :effect (and
      (not (z31)) (z84) (not (z132)) (not (z133))))
  (:action a99
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z10)) (not (z12)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45))
      (not (z46)) (z47) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64))
      (not (z72)) (not (z73)) (not (z74)) (not (z84)) (not (z85)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (z136) (not (z138)) (not (z142)) (not (z143)) (not (z144)) (z145) (not (z148))
      (z149) (not (z151)) (not (z154)) (not (z155)))
    :effect (and
      (not (z47)) (z84) (not (z149))))
  (:action a100
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (z51) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z84)) (not (z85))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100))
      (not (z102)) (not (z109)) (not (z115)) (not (z120)) (not (z124)) (not (z127)) (not (z131))
      (not (z134)) (not (z135)) (z136) (not (z137)) (not (z142)) (not (z143)) (z144) (z145)
      (z148) (z149) (not (z154)) (not (z155)))
    :effect (and
      (not (z51)) (z84) (not (z144)) (not (z148))))
  (:action a101
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z12)) (not (z21))
      (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z53)) (not (z54)) (not (z64)) (z66) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z91))
      (not (z92)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z127)) (not (z131)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z137)) (z139) (z140) (not (z141)) (not (z142))
      (not (z143)) (z150))
    :effect (and
      (not (z66)) (z85) (not (z139)) (not (z140)) (not (z150))))
  (:action a102
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z33)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z66)) (z70) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z84))
      (not (z85)) (not (z87)) (not (z88)) (not (z91)) (not (z92)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z120)) (not (z127))
      (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (z137) (z140) (z141) (not (z142))
      (not (z143)) (not (z144)) (not (z145)) (not (z146)) (not (z148)) (not (z149)) (not (z152))
      (not (z153)))
    :effect (and
      (not (z70)) (z85) (not (z137))))
  (:action a103
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z84)) (not (z85)) (not (z87)) (z88) (not (z91))
      (not (z92)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z115)) (not (z120)) (not (z127)) (not (z131)) (not (z134)) (not (z135))
      (not (z137)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (not (z151)))
    :effect (and
      (z85) (not (z88)) (not (z149))))
  (:action a104
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z21)) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z64)) (not (z66)) (z70) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (z90) (not (z91)) (not (z92))
      (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115))
      (not (z118)) (not (z120)) (not (z127)) (not (z131)) (not (z132)) (z133) (not (z134))
      (not (z135)) (z137) (not (z140)) (not (z142)) (not (z143)) (not (z144)) (not (z148))
      (not (z149)) (z153) (z154))
    :effect (and
      (not (z70)) (z85) (not (z90)) (not (z133)) (not (z137)) (not (z154))))
  (:action a105
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z8)) (not (z21)) (not (z23)) (not (z28))
      (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z77)) (not (z79)) (z82) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (z101) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z120)) (not (z124)) (not (z125))
      (not (z127)) (not (z131)) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143))
      (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z82)) (z85) (not (z101)) (not (z152)) (not (z153))))
  (:action a106
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z3) (not (z4)) (not (z5)) (not (z8)) (not (z21)) (not (z30))
      (not (z31)) (not (z33)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z54))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z79)) (not (z84))
      (not (z85)) (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z100))
      (not (z101)) (not (z102)) (z104) (not (z109)) (not (z111)) (not (z115)) (not (z118))
      (not (z120)) (not (z127)) (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z137))
      (z140) (z141) (not (z142)) (not (z143)) (not (z154)))
    :effect (and
      (not (z3)) (z85) (not (z104)) (not (z132)) (not (z133))))
  (:action a107
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z4) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z70)) (not (z72)) (not (z73)) (not (z84)) (not (z85))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z97)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124))
      (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133)) (z134) (z135) (not (z136))
      (not (z137)) (not (z140)) (not (z142)) (not (z143)) (z144) (not (z153)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z4)) (z85) (not (z134)) (not (z135))))
  (:action a108
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (z5) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z66)) (z70)
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z118))
      (not (z120)) (not (z124)) (not (z127)) (not (z131)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (z136) (z137) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z5)) (not (z70)) (z85) (not (z137))))
  (:action a109
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (z7) (not (z8)) (not (z10)) (not (z21)) (not (z30))
      (not (z33)) (not (z37)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z81)) (not (z84)) (not (z85)) (not (z87))
      (not (z90)) (not (z91)) (not (z92)) (z95) (not (z100)) (not (z102)) (not (z109))
      (not (z111)) (not (z115)) (not (z120)) (not (z127)) (not (z129)) (z130) (not (z131))
      (not (z134)) (not (z135)) (z136) (not (z137)) (z138) (not (z142)) (not (z143)) (z146)
      (z147) (not (z154)))
    :effect (and
      (not (z7)) (z85) (not (z136))))
  (:action a110
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (z10) (not (z21))
      (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (z79) (not (z81)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z120)) (not (z127)) (not (z129))
      (not (z131)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142))
      (not (z143)) (z145) (z146) (not (z147)))
    :effect (and
      (not (z10)) (not (z79)) (z85) (not (z138)) (not (z145)) (not (z146))))
  (:action a111
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (z23) (not (z28))
      (not (z30)) (not (z33)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z84)) (not (z85)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z109))
      (not (z111)) (not (z115)) (not (z120)) (z124) (not (z127)) (not (z131)) (not (z133))
      (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (not (z144)) (z153)
      (not (z154)) (z155) (z156))
    :effect (and
      (not (z23)) (z85) (not (z124)) (not (z155)) (not (z156))))
  (:action a112
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z7) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (z66) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z91)) (not (z92)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z118))
      (not (z120)) (not (z127)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (z136) (not (z137)) (z139) (z140) (not (z141)) (not (z142)) (not (z143)) (not (z144))
      (z147) (not (z148)) (not (z149)) (z150) (not (z151)))
    :effect (and
      (not (z66)) (z81) (z85) (not (z139)) (not (z140)) (not (z150))))
  (:action a113
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z7) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z34))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z85))
      (not (z87)) (z88) (not (z91)) (not (z92)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115))
      (not (z120)) (not (z127)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (z136) (not (z137)) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143))
      (not (z144)) (z147) (not (z148)) (z149) (not (z150)) (not (z151)))
    :effect (and
      (z81) (z85) (not (z88)) (not (z149))))
  (:action a114
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z7) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z33)) (not (z34))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (z82) (not (z84)) (not (z85))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z99)) (not (z100)) (z101) (not (z102)) (not (z103)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z115)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137))
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144)) (z147)
      (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z152) (z153) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z81) (not (z82)) (z85) (not (z101)) (not (z152)) (not (z153))))
  (:action a115
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (z5) (z7) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (z70) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99))
      (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z131))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (z137) (not (z139)) (not (z140))
      (not (z141)) (not (z142)) (not (z143)) (not (z144)) (z147) (not (z148)) (not (z149))
      (not (z150)) (not (z151)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z5)) (not (z70)) (z81) (z85) (not (z137))))
  (:action a116
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z6)) (not (z12)) (not (z26)) (not (z30)) (not (z31))
      (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (z66) (not (z70)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z88)) (not (z91)) (not (z92)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z127)) (not (z132)) (not (z134)) (not (z135)) (z139) (z140) (not (z141)) (not (z144))
      (not (z148)) (not (z149)) (z150) (not (z151)))
    :effect (and
      (not (z66)) (z88) (not (z139)) (not (z140)) (z149) (not (z150))))
  (:action a117
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z6)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (z70) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z88))
      (not (z91)) (not (z92)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z115)) (not (z120)) (not (z127)) (not (z131)) (z132) (z133)
      (not (z134)) (not (z135)) (not (z136)) (z137) (z140) (z141) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (not (z149)) (not (z151)))
    :effect (and
      (not (z70)) (z88) (not (z137)) (z149)))
  (:action a118
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z6)) (not (z10)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (z84) (not (z85))
      (not (z87)) (not (z88)) (not (z89)) (not (z91)) (not (z92)) (not (z97)) (not (z99))
      (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z111)) (not (z115)) (not (z120))
      (not (z124)) (not (z127)) (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (z140)
      (z141) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z149)) (not (z151))
      (not (z153)) (not (z155)) (not (z156)))
    :effect (and
      (not (z84)) (z88) (z149)))
  (:action a119
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (z85) (not (z87))
      (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z120)) (not (z127)) (not (z131))
      (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (not (z144)) (not (z148))
      (not (z149)) (not (z151)) (not (z154)))
    :effect (and
      (not (z85)) (z88) (z149)))
  (:action a120
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8))
      (not (z10)) (not (z12)) (not (z21)) (not (z26)) (not (z30)) (not (z33)) (not (z34))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (z81) (not (z82)) (not (z84)) (z85) (not (z87)) (not (z88))
      (not (z90)) (not (z91)) (not (z92)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z120)) (not (z127)) (not (z131))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z139))
      (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144)) (z147) (not (z148))
      (not (z149)) (not (z150)) (not (z151)) (not (z154)))
    :effect (and
      (not (z81)) (not (z85)) (z88) (z149)))
  (:action a121
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z8)) (not (z21)) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (z70)
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z85))
      (not (z87)) (not (z88)) (z90) (not (z91)) (not (z92)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z118)) (not (z120))
      (not (z127)) (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (z137)
      (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z149)) (not (z151)) (z153) (z154))
    :effect (and
      (not (z70)) (z88) (not (z90)) (not (z133)) (not (z137)) (z149) (not (z154))))
  (:action a122
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z6)) (not (z23)) (not (z26)) (not (z28)) (not (z30))
      (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z49)) (not (z51))
      (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z73)) (not (z74))
      (not (z77)) (not (z79)) (not (z81)) (z82) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (z101) (not (z102))
      (not (z104)) (not (z111)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z134))
      (not (z135)) (not (z144)) (not (z148)) (not (z149)) (not (z151)) (z152) (z153) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z82)) (z88) (not (z101)) (z149) (not (z152)) (not (z153))))
  (:action a123
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z4)) (not (z6)) (not (z21)) (not (z26)) (not (z30)) (not (z33))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z81)) (not (z83)) (not (z85)) (not (z88)) (not (z91))
      (not (z92)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104))
      (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z127)) (z130) (not (z131))
      (not (z134)) (not (z135)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z149))
      (not (z151)))
    :effect (and
      (not (z1)) (z88) (not (z130)) (z149)))
  (:action a124
    :parameters ()
    :precondition (and
      (not (z1)) (z3) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84))
      (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (z104) (not (z109)) (not (z111)) (not (z118)) (not (z120))
      (not (z127)) (z132) (z133) (not (z134)) (not (z135)) (not (z137)) (z140) (z141)
      (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z149)) (not (z151)) (not (z154)))
    :effect (and
      (not (z3)) (z88) (not (z104)) (not (z132)) (not (z133)) (z149)))
  (:action a125
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z8)) (not (z10))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (not (z60)) (not (z64)) (not (z66)) (z70) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z118)) (not (z120))
      (not (z124)) (not (z127)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (z136) (z137) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z149)) (not (z151))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z5)) (not (z70)) (z88) (not (z137)) (z149)))
  (:action a126
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81))
      (not (z84)) (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (z95) (not (z99))
      (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z120))
      (not (z127)) (not (z129)) (not (z134)) (not (z135)) (z136) (not (z137)) (z138) (not (z142))
      (not (z143)) (not (z144)) (not (z145)) (z146) (z147) (not (z148)) (not (z149)) (not (z151))
      (not (z154)))
    :effect (and
      (not (z7)) (z88) (not (z136)) (z149)))
  (:action a127
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z10) (not (z26)) (not (z30))
      (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z73)) (not (z74)) (z79) (not (z81)) (not (z84)) (not (z88)) (not (z91))
      (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104))
      (not (z111)) (not (z120)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z136))
      (z138) (not (z144)) (z145) (z146) (not (z147)) (not (z148)) (not (z149)) (not (z151)))
    :effect (and
      (not (z10)) (not (z79)) (z88) (not (z138)) (not (z145)) (not (z146)) (z149)))
  (:action a128
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (z23) (not (z26))
      (not (z28)) (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z120)) (z124) (not (z127)) (not (z134)) (not (z135)) (not (z137)) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (not (z149)) (not (z151)) (z153) (not (z154)) (z155)
      (z156))
    :effect (and
      (not (z23)) (z88) (not (z124)) (z149) (not (z155)) (not (z156))))
  (:action a129
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (z23) (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z34))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (z81) (not (z82)) (not (z84)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z120)) (z124)
      (not (z127)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136)
      (not (z137)) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144))
      (z147) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z153) (not (z154)) (z155)
      (z156))
    :effect (and
      (not (z23)) (not (z81)) (z88) (not (z124)) (z149) (not (z155)) (not (z156))))
  (:action a130
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z8)) (not (z10)) (not (z12))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (z33) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (z64)
      (not (z66)) (not (z70)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81))
      (not (z82)) (not (z83)) (not (z85)) (not (z88)) (not (z89)) (not (z91)) (not (z92))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z130)) (not (z131)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (z136) (not (z137)) (not (z139)) (not (z140)) (not (z141)) (not (z144))
      (not (z148)) (not (z149)) (not (z150)) (not (z151)) (not (z152)) (not (z153)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z33)) (not (z64)) (z88) (z149)))
  (:action a131
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z39)) (z41) (not (z45)) (not (z46)) (not (z47)) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70))
      (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z84))
      (not (z88)) (not (z89)) (not (z91)) (z92) (not (z95)) (not (z97)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (z131) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z138)) (not (z139))
      (not (z140)) (not (z141)) (z142) (z143) (not (z144)) (not (z145)) (not (z146)) (not (z147))
      (not (z148)) (not (z149)) (not (z150)) (not (z151)) (not (z152)) (not (z153)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z41)) (z88) (not (z92)) (z149)))
  (:action a132
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (z48) (not (z49)) (not (z51)) (not (z54))
      (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z124)) (z127)
      (not (z129)) (z131) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (z142) (z143) (not (z144)) (not (z148)) (not (z149)) (not (z151)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z48)) (z88) (not (z127)) (not (z142)) (not (z143)) (z149)))
  (:action a133
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10))
      (not (z12)) (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (z54) (not (z60)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z83)) (not (z84))
      (not (z85)) (not (z88)) (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z115)) (not (z116)) (not (z118)) (z120) (not (z127)) (not (z129)) (not (z130))
      (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z138))
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (z143) (not (z144)) (not (z145))
      (not (z146)) (not (z147)) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z153) (z154))
    :effect (and
      (not (z54)) (z88) (not (z120)) (not (z143)) (z149)))
  (:action a134
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z12)) (not (z21)) (z31)
      (not (z33)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z84)) (not (z87)) (not (z89)) (not (z90))
      (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z116)) (not (z118)) (not (z125)) (not (z127)) (not (z129)) (not (z130)) (z132) (z133)
      (not (z134)) (not (z135)) (not (z137)) (z140) (not (z142)) (not (z143)) (not (z145))
      (not (z146)) (not (z149)) (z150) (z152) (z153) (not (z154)) (z156))
    :effect (and
      (not (z31)) (z90) (not (z132)) (z154)))
  (:action a135
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z46)) (not (z47)) (not (z49)) (not (z54)) (not (z64)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (z95) (not (z102)) (not (z104)) (not (z111)) (not (z116)) (not (z118))
      (not (z120)) (not (z125)) (not (z129)) (not (z132)) (not (z133)) (not (z136)) (z138)
      (not (z145)) (z146) (z147) (z152) (z153) (not (z154)) (z156))
    :effect (and
      (z90) (not (z95)) (z133) (not (z138)) (not (z146)) (not (z147)) (z154)))
  (:action a136
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z6)) (not (z8)) (not (z12)) (not (z21)) (not (z31))
      (not (z33)) (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54))
      (not (z64)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z83)) (not (z85))
      (not (z87)) (not (z89)) (not (z90)) (not (z92)) (not (z95)) (not (z102)) (not (z103))
      (not (z104)) (not (z111)) (not (z115)) (z116) (not (z118)) (not (z120)) (not (z125))
      (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z132)) (not (z133)) (not (z136))
      (not (z142)) (not (z143)) (not (z144)) (z152) (z153) (not (z154)) (z156))
    :effect (and
      (z90) (not (z116)) (z133) (z154)))
  (:action a137
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z31)) (not (z33)) (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z81)) (not (z84))
      (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z92)) (not (z95)) (not (z100))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z118))
      (not (z120)) (not (z125)) (not (z127)) (not (z129)) (z130) (z131) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (not (z137)) (not (z140)) (not (z142)) (not (z143)) (not (z149))
      (z152) (z153) (not (z154)) (z156))
    :effect (and
      (not (z2)) (z90) (not (z131)) (z133) (z154)))
  (:action a138
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z6)) (not (z8)) (z12) (not (z30)) (not (z31)) (not (z33))
      (not (z41)) (not (z46)) (not (z47)) (not (z49)) (not (z53)) (not (z54)) (not (z64))
      (not (z66)) (not (z73)) (not (z74)) (not (z81)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z102)) (not (z104)) (not (z111)) (not (z112))
      (not (z116)) (not (z118)) (not (z120)) (not (z125)) (not (z129)) (not (z132)) (not (z133))
      (not (z136)) (z139) (z140) (z141) (not (z144)) (not (z150)) (z152) (z153) (not (z154))
      (z156))
    :effect (and
      (not (z12)) (z90) (z133) (not (z139)) (not (z140)) (not (z141)) (z154)))
  (:action a139
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z8)) (not (z12)) (not (z26)) (not (z30))
      (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (z47) (not (z49)) (not (z51))
      (not (z54)) (not (z60)) (not (z64)) (not (z73)) (not (z74)) (not (z81)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z111)) (not (z116)) (not (z118)) (not (z120))
      (not (z125)) (not (z129)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136))
      (not (z144)) (not (z148)) (z149) (not (z151)) (z152) (z153) (not (z154)) (z156))
    :effect (and
      (not (z47)) (z90) (z133) (not (z149)) (z154)))
  (:action a140
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (z51)
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81))
      (not (z84)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z127)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (z144) (z148)
      (z149) (z152) (not (z154)) (z156))
    :effect (and
      (not (z51)) (z90) (z133) (not (z144)) (not (z148)) (z154)))
  (:action a141
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z3) (not (z4)) (not (z5)) (not (z8)) (not (z21)) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z100)) (not (z101)) (not (z102))
      (z104) (not (z109)) (not (z111)) (not (z115)) (not (z118)) (not (z127)) (not (z131)) (z132)
      (z133) (not (z134)) (not (z135)) (not (z137)) (z140) (z141) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (not (z149)) (z153) (not (z154)))
    :effect (and
      (not (z3)) (z70) (z90) (not (z104)) (not (z132)) (z137) (z154)))
  (:action a142
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z64)) (z66)
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84))
      (not (z85)) (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115))
      (not (z118)) (not (z120)) (not (z127)) (not (z131)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (not (z137)) (z139) (z140) (not (z141)) (not (z142)) (not (z143)) (not (z144))
      (not (z148)) (z150) (z153) (not (z154)))
    :effect (and
      (not (z66)) (z70) (z90) (z133) (z137) (not (z139)) (not (z140)) (not (z150)) (z154)))
  (:action a143
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (z85) (not (z87))
      (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z127))
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z137)) (not (z140))
      (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z149)) (z153) (not (z154)))
    :effect (and
      (z70) (not (z85)) (z90) (z133) (z137) (z154)))
  (:action a144
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81))
      (not (z84)) (not (z85)) (not (z87)) (z88) (not (z90)) (not (z91)) (not (z92)) (not (z99))
      (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115))
      (not (z118)) (not (z120)) (not (z127)) (not (z131)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (not (z142)) (not (z143)) (not (z144)) (not (z148))
      (z149) (not (z151)) (z153) (not (z154)))
    :effect (and
      (z70) (not (z88)) (z90) (z133) (z137) (not (z149)) (z154)))
  (:action a145
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z83)) (not (z84))
      (not (z85)) (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z100))
      (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z115))
      (not (z116)) (not (z118)) (not (z120)) (not (z127)) (z130) (not (z131)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (not (z144))
      (not (z148)) (z153) (not (z154)))
    :effect (and
      (not (z1)) (z70) (z90) (not (z130)) (z133) (z137) (z154)))
  (:action a146
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8))
      (not (z10)) (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79))
      (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z90)) (not (z91))
      (not (z92)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z115)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z131)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (not (z154)))
    :effect (and
      (not (z7)) (z70) (z90) (z133) (not (z136)) (z137) (z154)))
  (:action a147
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (z10) (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (z79)
      (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z131))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138)
      (not (z142)) (not (z143)) (not (z144)) (z145) (z146) (not (z147)) (not (z148)) (z153)
      (not (z154)))
    :effect (and
      (not (z10)) (z70) (not (z79)) (z90) (z133) (z137) (not (z138)) (not (z145)) (not (z146))
      (z154)))
  (:action a148
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z5)) (not (z6)) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z28)) (not (z31)) (not (z33)) (not (z41)) (not (z48)) (not (z49)) (not (z54))
      (not (z64)) (not (z72)) (not (z73)) (not (z77)) (not (z81)) (z82) (not (z84)) (not (z85))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z101))
      (not (z102)) (not (z104)) (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z130)) (not (z131)) (not (z132)) (not (z133)) (not (z138))
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (z144) (not (z145))
      (not (z146)) (not (z150)) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z82)) (z84) (z90) (z133) (not (z152)) (not (z153)) (z154)))
  (:action a149
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z5)) (not (z6)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z28)) (not (z31)) (not (z33)) (not (z34)) (not (z41)) (not (z48))
      (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z72)) (not (z73)) (not (z81))
      (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z92))
      (not (z97)) (not (z102)) (z103) (not (z104)) (not (z111)) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (not (z127)) (z130) (not (z131)) (not (z132))
      (not (z133)) (not (z138)) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143))
      (z144) (not (z145)) (not (z146)) (not (z150)) (not (z152)) (not (z153)) (not (z154))
      (not (z155)))
    :effect (and
      (z84) (z90) (not (z103)) (not (z130)) (z133) (z154)))
  (:action a150
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (z34) (not (z37)) (not (z39))
      (not (z41)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z72))
      (not (z73)) (not (z79)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z102)) (not (z103))
      (not (z104)) (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127))
      (not (z129)) (not (z130)) (not (z131)) (not (z132)) (not (z133)) (not (z136)) (z138)
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (z144) (z145) (z146)
      (not (z147)) (not (z150)) (not (z152)) (not (z153)) (not (z154)) (not (z155)))
    :effect (and
      (not (z10)) (not (z34)) (z84) (z90) (z133) (not (z138)) (not (z145)) (not (z146)) (z154)))
  (:action a151
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z5)) (not (z6)) (not (z8)) (not (z10)) (not (z12)) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z41))
      (not (z48)) (not (z49)) (z53) (not (z54)) (not (z64)) (not (z66)) (not (z72)) (not (z73))
      (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z102)) (not (z103)) (not (z104)) (not (z111)) (not (z112))
      (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z130)) (not (z131))
      (not (z132)) (not (z133)) (z139) (z140) (z141) (not (z142)) (not (z143)) (z144)
      (not (z145)) (not (z146)) (z150) (not (z152)) (not (z153)) (not (z154)) (not (z155)))
    :effect (and
      (not (z53)) (z84) (z90) (z133) (not (z139)) (not (z140)) (not (z141)) (not (z150)) (z154)))
  (:action a152
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z46)) (not (z47)) (not (z49)) (not (z53))
      (not (z54)) (not (z64)) (not (z66)) (not (z73)) (not (z74)) (not (z77)) (not (z79))
      (not (z81)) (not (z82)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (z95) (not (z101)) (not (z102)) (not (z103))
      (not (z104)) (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120))
      (not (z124)) (not (z125)) (not (z129)) (not (z130)) (not (z131)) (not (z132)) (not (z133))
      (z135) (not (z136)) (not (z137)) (z138) (not (z139)) (not (z140)) (not (z141)) (z144)
      (not (z145)) (z146) (z147) (not (z150)) (not (z152)) (not (z153)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z90) (z91) (not (z95)) (z133) (not (z138)) (not (z146)) (not (z147)) (z154)))
  (:action a153
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z23)) (not (z28)) (not (z31)) (not (z33)) (not (z34)) (not (z39))
      (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z54))
      (not (z64)) (not (z66)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79))
      (not (z81)) (not (z82)) (not (z83)) (not (z85)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z101)) (not (z102)) (not (z103)) (not (z104))
      (not (z111)) (not (z112)) (not (z115)) (z116) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z132)) (not (z133))
      (z135) (not (z136)) (not (z137)) (not (z138)) (not (z139)) (not (z140)) (not (z141))
      (not (z142)) (not (z143)) (z144) (not (z145)) (not (z146)) (not (z147)) (not (z150))
      (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z90) (z91) (not (z116)) (z133) (z154)))
  (:action a154
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z23)) (not (z28)) (not (z31)) (not (z33)) (not (z34)) (not (z39)) (not (z41))
      (not (z46)) (not (z47)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66))
      (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z83))
      (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z111)) (not (z112))
      (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (z125) (not (z129))
      (not (z130)) (not (z131)) (not (z132)) (not (z133)) (z135) (not (z136)) (not (z137))
      (not (z138)) (not (z139)) (not (z140)) (not (z141)) (z144) (not (z145)) (not (z146))
      (not (z147)) (not (z150)) (not (z152)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z90) (z91) (not (z125)) (z133) (not (z153)) (z154)))
  (:action a155
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (z12)
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z39))
      (not (z41)) (not (z46)) (not (z47)) (not (z49)) (not (z53)) (not (z54)) (not (z64))
      (not (z66)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z82))
      (not (z83)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z111)) (not (z112))
      (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z129))
      (not (z130)) (not (z131)) (not (z132)) (not (z133)) (z135) (not (z136)) (not (z137))
      (not (z138)) (z139) (z140) (z141) (z144) (not (z145)) (not (z146)) (not (z147))
      (not (z150)) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z12)) (z90) (z91) (z133) (not (z139)) (not (z140)) (not (z141)) (z154)))
  (:action a156
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z82))
      (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (z95)
      (not (z97)) (not (z99)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z129))
      (z130) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138)
      (not (z139)) (not (z140)) (not (z141)) (z142) (z143) (not (z144)) (not (z145)) (z146)
      (z147) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (not (z152)) (not (z153))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z64) (z90) (z92) (not (z95)) (z133) (not (z138)) (not (z146)) (not (z147)) (z154)))
  (:action a157
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z23)) (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70))
      (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z84))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z99)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (z125) (not (z129)) (z130)
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z138))
      (not (z139)) (not (z140)) (not (z141)) (z142) (z143) (not (z144)) (not (z145)) (not (z146))
      (not (z147)) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (not (z152)) (z153)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z64) (z90) (z92) (not (z125)) (z133) (not (z153)) (z154)))
  (:action a158
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (z12) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70))
      (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z84))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z99)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z129))
      (z130) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (not (z138)) (z139) (z140) (z141) (z142) (z143) (not (z144)) (not (z145)) (not (z146))
      (not (z147)) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (not (z152)) (not (z153))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z12)) (z64) (z90) (z92) (z133) (not (z139)) (not (z140)) (not (z141)) (z154)))
  (:action a159
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (z47) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70))
      (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z84))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125))
      (not (z129)) (z130) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (not (z138)) (not (z139)) (not (z140)) (not (z141)) (z142) (z143) (not (z144))
      (not (z145)) (not (z146)) (not (z147)) (not (z148)) (z149) (not (z150)) (not (z151))
      (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z47)) (z64) (z90) (z92) (z133) (not (z149)) (z154)))
  (:action a160
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z46)) (not (z47)) (not (z49)) (not (z54)) (not (z73)) (not (z74)) (not (z79))
      (not (z84)) (not (z87)) (not (z89)) (z90) (not (z91)) (not (z92)) (not (z95)) (not (z102))
      (not (z104)) (not (z111)) (not (z116)) (not (z118)) (not (z120)) (not (z125)) (not (z129))
      (not (z132)) (z133) (not (z136)) (not (z138)) (not (z145)) (not (z146)) (not (z147)) (z152)
      (z153) (z154) (z156))
    :effect (and
      (not (z90)) (z95) (not (z133)) (z138) (z146) (z147) (not (z154))))
  (:action a161
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z46)) (not (z47)) (not (z49)) (not (z53))
      (not (z54)) (not (z66)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z82))
      (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (z90) (z91) (not (z92))
      (not (z95)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z111)) (not (z112))
      (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z129))
      (not (z130)) (not (z131)) (not (z132)) (z133) (z135) (not (z136)) (not (z137)) (not (z138))
      (not (z139)) (not (z140)) (not (z141)) (z144) (not (z145)) (not (z146)) (not (z147))
      (not (z150)) (not (z152)) (not (z153)) (z154) (not (z155)) (not (z156)))
    :effect (and
      (not (z90)) (not (z91)) (z95) (not (z133)) (z138) (z146) (z147) (not (z154))))
  (:action a162
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (z64) (not (z66)) (not (z70))
      (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z82)) (not (z84)) (not (z87))
      (not (z88)) (not (z89)) (z90) (not (z91)) (z92) (not (z95)) (not (z97)) (not (z99))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z129)) (z130) (not (z132)) (z133)
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z138)) (not (z139)) (not (z140))
      (not (z141)) (z142) (z143) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148))
      (not (z149)) (not (z150)) (not (z151)) (not (z152)) (not (z153)) (z154) (not (z155))
      (not (z156)))
    :effect (and
      (not (z64)) (not (z90)) (not (z92)) (z95) (not (z133)) (z138) (z146) (z147) (not (z154))))
  (:action a163
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z12)) (not (z21))
      (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z73)) (not (z74))
      (not (z79)) (not (z84)) (not (z85)) (not (z89)) (not (z91)) (not (z92)) (not (z95))
      (not (z100)) (not (z102)) (z109) (not (z111)) (not (z115)) (not (z116)) (not (z120))
      (not (z125)) (not (z127)) (not (z129)) (not (z131)) (z132) (z133) (not (z136)) (not (z138))
      (z140) (not (z142)) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (z150))
    :effect (and
      (z95) (not (z109)) (z138) (z146) (z147)))
  (:action a164
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z12)) (not (z21))
      (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z72)) (not (z74))
      (not (z79)) (not (z83)) (not (z84)) (not (z85)) (not (z89)) (not (z91)) (not (z92))
      (not (z95)) (not (z102)) (not (z103)) (not (z111)) (not (z115)) (z116) (not (z120))
      (not (z125)) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z136)) (not (z138))
      (not (z142)) (not (z143)) (not (z145)) (not (z146)) (not (z147)))
    :effect (and
      (z95) (not (z116)) (z138) (z146) (z147)))
  (:action a165
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z12)) (not (z23)) (not (z28))
      (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z46)) (not (z47)) (not (z49)) (not (z54)) (not (z64)) (not (z74)) (not (z77))
      (not (z79)) (not (z82)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z101)) (not (z102)) (not (z111)) (not (z116))
      (not (z120)) (not (z124)) (z125) (not (z129)) (not (z136)) (not (z138)) (not (z145))
      (not (z146)) (not (z147)) (not (z152)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z95) (not (z125)) (z138) (z146) (z147) (not (z153))))
  (:action a166
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39))
      (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z74)) (not (z79)) (not (z84)) (not (z85)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102))
      (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z125)) (not (z127))
      (not (z129)) (z130) (z131) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z138))
      (not (z142)) (not (z143)) (not (z145)) (not (z146)) (not (z147)) (not (z154)))
    :effect (and
      (not (z2)) (z95) (not (z131)) (z138) (z146) (z147)))
  (:action a167
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (z12) (not (z30))
      (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z46))
      (not (z47)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z74))
      (not (z79)) (not (z84)) (not (z89)) (not (z91)) (not (z92)) (not (z95)) (not (z102))
      (not (z104)) (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z125))
      (not (z129)) (not (z132)) (not (z136)) (not (z138)) (z139) (z140) (z141) (not (z145))
      (not (z146)) (not (z147)) (not (z150)))
    :effect (and
      (not (z12)) (z95) (z138) (not (z139)) (not (z140)) (not (z141)) (z146) (z147)))
  (:action a168
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (z23) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z74)) (not (z79)) (not (z84)) (not (z87)) (z89)
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z102))
      (not (z109)) (not (z111)) (not (z116)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z138)) (not (z142))
      (not (z143)) (not (z145)) (not (z146)) (not (z147)) (z152) (z153) (not (z154)) (z155)
      (not (z156)))
    :effect (and
      (not (z23)) (not (z89)) (z95) (z138) (z146) (z147) (not (z155))))
  (:action a169
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z30)) (z31) (not (z33)) (not (z34)) (not (z37)) (not (z39))
      (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z74)) (not (z79)) (not (z84)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z116)) (not (z118)) (not (z120)) (not (z125)) (not (z127))
      (not (z129)) (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z138))
      (z140) (not (z142)) (not (z143)) (not (z145)) (not (z146)) (not (z147)) (z150) (not (z154)))
    :effect (and
      (not (z31)) (z95) (not (z132)) (not (z133)) (z138) (z146) (z147)))
  (:action a170
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z39)) (not (z41)) (z46) (not (z47)) (not (z48)) (not (z49))
      (not (z54)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z84))
      (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z100)) (not (z102)) (not (z104)) (z109) (not (z111)) (not (z115))
      (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129))
      (not (z131)) (not (z132)) (not (z133)) (z134) (not (z135)) (not (z136)) (not (z137))
      (not (z138)) (not (z142)) (not (z143)) (z144) (not (z145)) (not (z146)) (not (z147))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z46)) (z95) (not (z109)) (not (z134)) (z138) (z146) (z147)))
  (:action a171
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z12)) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (z47) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64))
      (not (z73)) (not (z74)) (not (z79)) (not (z84)) (not (z88)) (not (z89)) (not (z91))
      (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z102)) (not (z111)) (not (z116))
      (not (z120)) (not (z125)) (not (z129)) (not (z134)) (not (z135)) (not (z136)) (not (z138))
      (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)) (z149) (not (z151)))
    :effect (and
      (not (z47)) (z95) (z138) (z146) (z147) (not (z149))))
  (:action a172
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (z48) (not (z49)) (not (z51)) (not (z54)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (not (z129)) (z130) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (not (z138)) (z142) (z143) (not (z144)) (not (z145)) (not (z146)) (not (z147))
      (not (z148)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z48)) (z95) (z138) (not (z142)) (not (z143)) (z146) (z147)))
  (:action a173
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z3) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z12))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (z49)
      (not (z51)) (not (z54)) (not (z60)) (not (z74)) (not (z77)) (not (z79)) (not (z82))
      (not (z83)) (not (z84)) (not (z85)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z101)) (z102) (not (z103))
      (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z124)) (not (z125)) (not (z129))
      (not (z130)) (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (z137)
      (not (z138)) (z140) (not (z142)) (not (z143)) (not (z144)) (not (z145)) (not (z146))
      (not (z147)) (not (z148)) (not (z149)) (z150) (not (z151)) (not (z152)) (not (z153))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z49)) (z95) (not (z102)) (z138) (z146) (z147)))
  (:action a174
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (z51)
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79))
      (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z116)) (not (z120)) (not (z125))
      (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z138))
      (not (z142)) (not (z143)) (z144) (not (z145)) (not (z146)) (not (z147)) (z148) (z149)
      (not (z154)))
    :effect (and
      (not (z51)) (z95) (z138) (not (z144)) (z146) (z147) (not (z148))))
  (:action a175
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10))
      (not (z12)) (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (z54) (not (z60)) (not (z66)) (z72) (not (z73))
      (not (z74)) (not (z79)) (not (z83)) (not (z84)) (not (z85)) (not (z88)) (not (z89))
      (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z102)) (not (z103))
      (not (z104)) (z109) (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z118))
      (not (z120)) (not (z125)) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z132))
      (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (not (z138)) (not (z139)) (not (z140))
      (not (z141)) (not (z142)) (z143) (not (z144)) (not (z145)) (not (z146)) (not (z147))
      (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z152) (z153) (z154) (z156))
    :effect (and
      (not (z54)) (not (z72)) (z95) (not (z109)) (z138) (not (z143)) (z146) (z147)))
  (:action a176
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z10)) (not (z12)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30))
      (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (z45) (z46)
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79))
      (not (z81)) (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z103)) (not (z104)) (z109) (not (z111)) (not (z115))
      (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129))
      (not (z131)) (not (z132)) (not (z133)) (z134) (not (z135)) (not (z136)) (not (z137))
      (not (z138)) (not (z142)) (not (z143)) (z144) (not (z145)) (not (z146)) (not (z147)) (z148)
      (not (z149)) (not (z151)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z46)) (z73) (z95) (not (z109)) (not (z134)) (z138) (z146) (z147) (z151)))
  (:action a177
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z8)) (not (z10)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z73)) (z77) (not (z81))
      (not (z82)) (not (z83)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z139))
      (not (z140)) (not (z141)) (not (z144)) (z146) (not (z148)) (not (z149)) (not (z150))
      (not (z151)) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z64) (not (z77)) (z90) (z97) (z133) (not (z152)) (not (z153)) (z154) (z156)))
  (:action a178
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z72)) (not (z73)) (not (z77)) (not (z81)) (not (z82)) (z83) (not (z85)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99))
      (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125))
      (not (z127)) (z130) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136)
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144)) (z146)
      (not (z148)) (not (z149)) (not (z150)) (not (z151)) (not (z152)) (not (z153)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (z64) (not (z83)) (z90) (z97) (not (z130)) (z133) (z154) (z156)))
  (:action a179
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z8)) (not (z10)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z73)) (not (z77))
      (not (z81)) (not (z82)) (not (z83)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (z112) (not (z116)) (not (z118)) (not (z120))
      (not (z124)) (not (z125)) (not (z130)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (z136) (not (z139)) (z140) (z141) (not (z144)) (z146) (not (z148)) (not (z149)) (z150)
      (not (z151)) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z64) (z90) (z97) (not (z112)) (z133) (not (z140)) (not (z141)) (not (z150)) (z154) (z156)))
  (:action a180
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z8)) (not (z10)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (z60) (not (z64)) (not (z66)) (not (z73)) (not (z74)) (not (z77))
      (not (z81)) (not (z82)) (not (z83)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (z99) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120))
      (not (z124)) (not (z125)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136)
      (not (z139)) (not (z140)) (not (z141)) (not (z144)) (z146) (not (z148)) (z149) (not (z150))
      (z151) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z60)) (z64) (z90) (z97) (not (z99)) (z133) (not (z149)) (not (z151)) (z154) (z156)))
  (:action a181
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (z77) (not (z82)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z131)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142)) (not (z143))
      (z144) (z148) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z77)) (z100) (z135) (not (z152)) (not (z153))))
  (:action a182
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (z73)
      (not (z74)) (z77) (not (z79)) (not (z82)) (not (z83)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99))
      (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (not (z129)) (not (z131)) (not (z132)) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (not (z142)) (not (z143)) (z144) (z148) (not (z149)) (z151) (z152) (z153) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z73)) (not (z77)) (z100) (z135) (not (z151)) (not (z152)) (not (z153))))
  (:action a183
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z31)) (not (z37)) (not (z39)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z77)) (z83) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90))
      (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z104))
      (not (z109)) (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124))
      (not (z127)) (not (z129)) (z130) (not (z131)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (not (z142)) (not (z143)) (z144) (not (z147)) (z148)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z83)) (z100) (not (z130)) (z135)))
  (:action a184
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z31)) (not (z34)) (not (z37)) (not (z39))
      (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (z73) (not (z74))
      (not (z77)) (not (z79)) (not (z82)) (z83) (not (z84)) (not (z85)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z112)) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (z130) (not (z131))
      (not (z132)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142)) (not (z143))
      (z144) (z148) (not (z149)) (z151) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z73)) (not (z83)) (z100) (not (z130)) (z135) (not (z151))))
  (:action a185
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z39)) (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z53)) (not (z54))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z77)) (not (z83))
      (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (z112) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129))
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (not (z139)) (z140) (z141) (not (z142)) (not (z143)) (z144) (z148) (z150) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (z100) (not (z112)) (z135) (not (z140)) (not (z141)) (not (z150))))
  (:action a186
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z12))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z39)) (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (z73) (not (z74)) (not (z77)) (not (z79)) (not (z82)) (not (z83))
      (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103))
      (not (z104)) (not (z109)) (not (z111)) (z112) (not (z115)) (not (z118)) (not (z120))
      (not (z124)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (not (z139)) (z140) (z141) (not (z142)) (not (z143)) (z144)
      (z148) (not (z149)) (z150) (z151) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z73)) (z100) (not (z112)) (z135) (not (z140)) (not (z141)) (not (z150)) (not (z151))))
  (:action a187
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z31)) (not (z37)) (not (z39)) (not (z41)) (not (z46))
      (not (z48)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z77))
      (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z92))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z112))
      (z115) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (z131) (not (z132))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142)) (not (z143)) (z144) (z148)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z100) (not (z115)) (not (z131)) (z135)))
  (:action a188
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z37)) (not (z39)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z77)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (z118) (not (z120))
      (not (z124)) (not (z127)) (not (z129)) (not (z131)) (z132) (z133) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (z139) (z140) (not (z142)) (not (z143)) (z144) (z148)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z3)) (z100) (not (z118)) (not (z132)) (not (z133)) (z135)))
  (:action a189
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z23)) (not (z26)) (z28) (not (z31)) (not (z37)) (not (z39)) (not (z41)) (not (z46))
      (not (z48)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z77))
      (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z92)) (z97)
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z112)) (not (z115))
      (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z131)) (not (z132))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z140)) (not (z142)) (not (z143))
      (z144) (z148) (z153) (not (z154)) (not (z155)) (z156))
    :effect (and
      (not (z28)) (not (z97)) (z100) (z135) (not (z156))))
  (:action a190
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z21)) (not (z23)) (not (z26)) (z28) (not (z31)) (not (z34)) (not (z37)) (not (z39))
      (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z51)) (not (z53)) (not (z54))
      (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (z73) (not (z74)) (not (z77))
      (not (z79)) (not (z82)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z92)) (z97) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z112)) (not (z115)) (not (z118))
      (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (not (z142)) (not (z143)) (z144) (z148) (not (z149))
      (z151) (z153) (not (z154)) (not (z155)) (z156))
    :effect (and
      (not (z28)) (not (z73)) (not (z97)) (z100) (z135) (not (z151)) (not (z156))))
  (:action a191
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z31)) (not (z33)) (z37) (not (z39)) (not (z41))
      (not (z46)) (not (z48)) (z51) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (z88) (not (z89))
      (not (z90)) (not (z92)) (z95) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z124))
      (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z134)) (not (z135)) (z136)
      (not (z137)) (not (z142)) (not (z143)) (z144) (z146) (z148) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z37)) (z100) (z135) (not (z136))))
  (:action a192
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (z10) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (z39) (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z77)) (not (z79)) (not (z81)) (not (z83))
      (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127))
      (not (z129)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (z138) (not (z142)) (not (z143)) (z144) (z145) (not (z146)) (z147) (z148)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z10)) (not (z39)) (z100) (z135) (not (z138)) (not (z145)) (not (z147))))
  (:action a193
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (z10)
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (z39) (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (z73) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z82))
      (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115))
      (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z131)) (not (z132))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142)) (not (z143)) (z144)
      (z145) (not (z146)) (z147) (z148) (not (z149)) (z151) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z10)) (not (z39)) (not (z73)) (z100) (z135) (not (z138)) (not (z145)) (not (z147))
      (not (z151))))
  (:action a194
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z6)) (not (z12)) (not (z23)) (not (z28)) (not (z30))
      (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z49)) (not (z53)) (not (z54))
      (not (z64)) (z66) (not (z70)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81))
      (not (z82)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z101)) (not (z102)) (not (z104)) (not (z111)) (not (z112)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z132)) (not (z133)) (not (z137))
      (z139) (z140) (not (z141)) (z150) (not (z152)) (not (z153)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z66)) (z82) (z101) (not (z139)) (not (z140)) (not (z150)) (z152) (z153)))
  (:action a195
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z6)) (not (z8)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z66)) (z70) (not (z72)) (not (z73))
      (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z85))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z131)) (z132) (z133) (not (z134))
      (not (z135)) (z137) (z140) (z141) (not (z142)) (not (z143)) (not (z144)) (not (z148))
      (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z70)) (z82) (z101) (not (z137)) (z152) (z153)))
  (:action a196
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z6)) (not (z10)) (not (z21)) (not (z23)) (not (z28))
      (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z48)) (not (z49)) (not (z54))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77))
      (not (z79)) (not (z81)) (not (z82)) (z84) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z101)) (not (z102)) (not (z104))
      (not (z111)) (not (z115)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z130))
      (not (z131)) (not (z136)) (not (z138)) (not (z142)) (not (z143)) (not (z145)) (not (z146))
      (not (z147)) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z82) (not (z84)) (z101) (z152) (z153)))
  (:action a197
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z84)) (z85) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z131)) (not (z134)) (not (z135)) (not (z137)) (not (z142))
      (not (z143)) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z82) (not (z85)) (z101) (z152) (z153)))
  (:action a198
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8))
      (not (z10)) (not (z12)) (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z33))
      (not (z34)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z54))
      (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z77)) (not (z79)) (z81) (not (z82)) (not (z84)) (z85) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (z136) (not (z137)) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143))
      (not (z144)) (z147) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (not (z152))
      (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z81)) (z82) (not (z85)) (z101) (z152) (z153)))
  (:action a199
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z6)) (not (z23)) (not (z26)) (not (z28)) (not (z30))
      (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z49)) (not (z51))
      (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z73)) (not (z74))
      (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z87)) (z88) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z111)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z134))
      (not (z135)) (not (z144)) (not (z148)) (z149) (not (z151)) (not (z152)) (not (z153))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z82) (not (z88)) (z101) (not (z149)) (z152) (z153)))
  (:action a200
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z6)) (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z33))
      (not (z41)) (not (z45)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81))
      (not (z82)) (not (z83)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z101)) (not (z102)) (not (z103)) (not (z104))
      (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (z130) (not (z131)) (not (z142)) (not (z143)) (not (z152)) (not (z153)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z1)) (z82) (z101) (not (z130)) (z152) (z153)))
  (:action a201
    :parameters ()
    :precondition (and
      (not (z1)) (z3) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z84))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z100)) (not (z101)) (not (z102)) (z104) (not (z109)) (not (z111)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (z132) (z133) (not (z134)) (not (z135))
      (not (z137)) (z140) (z141) (not (z142)) (not (z143)) (not (z152)) (not (z153)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z3)) (z82) (z101) (not (z104)) (not (z132)) (not (z133)) (z152) (z153)))
  (:action a202
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (z4) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79))
      (not (z81)) (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z125))
      (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133)) (z134) (z135) (not (z136))
      (not (z137)) (not (z142)) (not (z143)) (z144) (not (z152)) (not (z153)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z4)) (z82) (z101) (not (z134)) (not (z135)) (z152) (z153)))
  (:action a203
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z8)) (not (z10))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z66)) (z70) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79))
      (not (z81)) (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (z136) (z137) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z152)) (not (z153))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z5)) (not (z70)) (z82) (z101) (not (z137)) (z152) (z153)))
  (:action a204
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z82))
      (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (z95)
      (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z134)) (not (z135))
      (z136) (not (z137)) (z138) (not (z142)) (not (z143)) (z146) (z147) (not (z152))
      (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z7)) (z82) (z101) (not (z136)) (z152) (z153)))
  (:action a205
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z6)) (not (z7)) (z10) (not (z23)) (not (z28)) (not (z30))
      (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z49))
      (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z73)) (not (z74)) (not (z77)) (z79)
      (not (z81)) (not (z82)) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z101)) (not (z102)) (not (z104))
      (not (z111)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z136))
      (z138) (z145) (z146) (not (z147)) (not (z152)) (not (z153)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z10)) (not (z79)) (z82) (z101) (not (z138)) (not (z145)) (not (z146)) (z152) (z153)))
  (:action a206
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z8)) (not (z10)) (not (z12))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (z33) (not (z41)) (not (z45))
      (not (z47)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (z64) (not (z66))
      (not (z70)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z82))
      (not (z83)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z99)) (not (z101)) (not (z102)) (not (z103)) (not (z104))
      (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120))
      (not (z124)) (not (z125)) (not (z127)) (not (z130)) (not (z131)) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (z136) (not (z137)) (not (z139)) (not (z140)) (not (z141))
      (not (z144)) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (not (z152)) (not (z153))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z33)) (not (z64)) (z82) (z101) (z152) (z153)))
  (:action a207
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z39)) (z41) (not (z45)) (not (z47)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z73))
      (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (z92) (not (z95)) (not (z97)) (not (z99))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (z131) (not (z132))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z138)) (not (z139)) (not (z140))
      (not (z141)) (z142) (z143) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148))
      (not (z149)) (not (z150)) (not (z151)) (not (z152)) (not (z153)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z41)) (z82) (not (z92)) (z101) (z152) (z153)))
  (:action a208
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (not (z45)) (not (z46)) (z48) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79))
      (not (z81)) (not (z82)) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (z127)
      (not (z129)) (z131) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (z142) (z143) (not (z144)) (not (z148)) (not (z152)) (not (z153)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z48)) (z82) (z101) (not (z127)) (not (z142)) (not (z143)) (z152) (z153)))
  (:action a209
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60))
      (not (z64)) (not (z72)) (not (z73)) (not (z77)) (not (z79)) (z82) (not (z83)) (not (z84))
      (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z99)) (not (z101)) (not (z102)) (not (z103)) (not (z111))
      (not (z115)) (not (z116)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129))
      (not (z130)) (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z138))
      (z140) (not (z142)) (not (z143)) (not (z144)) (not (z145)) (not (z146)) (not (z147))
      (not (z148)) (not (z149)) (not (z151)) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z82)) (z84) (z102) (not (z152)) (not (z153))))
  (:action a210
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60))
      (not (z64)) (not (z72)) (not (z73)) (not (z77)) (not (z79)) (not (z82)) (not (z83))
      (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z92))
      (not (z95)) (not (z97)) (not (z99)) (not (z101)) (not (z102)) (z103) (not (z115))
      (not (z116)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (z130)
      (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z138)) (z140)
      (not (z142)) (not (z143)) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148))
      (not (z149)) (not (z151)) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z84) (z102) (not (z103)) (not (z130))))
  (:action a211
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (z10) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z33)) (z34) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54))
      (not (z60)) (not (z64)) (not (z72)) (not (z73)) (not (z77)) (not (z79)) (not (z81))
      (not (z82)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z101))
      (not (z102)) (not (z103)) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (z132) (z133) (not (z134))
      (not (z135)) (not (z136)) (z138) (z140) (not (z142)) (not (z143)) (not (z144)) (z145)
      (z146) (not (z147)) (not (z148)) (not (z149)) (not (z151)) (not (z152)) (not (z153))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z10)) (not (z34)) (z84) (z102) (not (z138)) (not (z145)) (not (z146))))
  (:action a212
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (z60) (not (z64)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79))
      (not (z82)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z103)) (not (z111)) (not (z115)) (not (z116)) (not (z120))
      (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (z132) (z133)
      (not (z134)) (not (z135)) (not (z136)) (not (z138)) (z140) (not (z142)) (not (z143))
      (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)) (z149) (not (z151))
      (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z60)) (z84) (z102) (not (z149))))
  (:action a213
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z23)) (not (z28)) (not (z30)) (not (z33)) (not (z34))
      (not (z41)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z73))
      (not (z77)) (not (z81)) (z82) (not (z83)) (not (z85)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z101)) (not (z102)) (not (z103)) (not (z111))
      (not (z115)) (not (z116)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z130))
      (not (z131)) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z82)) (z103) (z130) (not (z152)) (not (z153))))
  (:action a214
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z8)) (not (z10)) (not (z21)) (not (z23)) (not (z28))
      (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z41)) (not (z48)) (not (z49))
      (not (z53)) (not (z54)) (not (z72)) (not (z73)) (not (z81)) (not (z83)) (z84) (not (z85))
      (not (z87)) (not (z89)) (z90) (not (z91)) (not (z92)) (not (z97)) (not (z102)) (not (z103))
      (not (z104)) (not (z111)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124))
      (not (z127)) (not (z130)) (not (z131)) (not (z132)) (z133) (not (z138)) (not (z139))
      (not (z140)) (not (z141)) (not (z142)) (not (z143)) (z144) (not (z145)) (not (z146))
      (not (z150)) (not (z152)) (not (z153)) (z154) (not (z155)) (not (z156)))
    :effect (and
      (not (z84)) (not (z90)) (z103) (z130) (not (z133)) (not (z154))))
  (:action a215
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z7)) (not (z10)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54))
      (not (z60)) (not (z72)) (not (z73)) (not (z77)) (not (z79)) (not (z81)) (not (z82))
      (not (z83)) (z84) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z101)) (z102) (not (z103))
      (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (not (z129)) (not (z130)) (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136))
      (not (z138)) (z140) (not (z142)) (not (z143)) (not (z144)) (not (z145)) (not (z146))
      (not (z147)) (not (z148)) (not (z149)) (not (z151)) (not (z152)) (not (z153)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z84)) (not (z102)) (z103) (z130)))
  (:action a216
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z3) (not (z4)) (not (z5)) (not (z8)) (not (z21)) (not (z30))
      (not (z31)) (not (z33)) (not (z34)) (not (z41)) (not (z46)) (not (z48)) (not (z49))
      (not (z53)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z81))
      (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z90)) (not (z91)) (not (z92))
      (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z115))
      (not (z116)) (not (z118)) (not (z120)) (not (z127)) (not (z130)) (not (z131)) (z132) (z133)
      (not (z134)) (not (z135)) (not (z137)) (z140) (not (z142)) (not (z143)) (not (z154)))
    :effect (and
      (not (z3)) (z103) (z130) (not (z132)) (not (z133))))
  (:action a217
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (z4) (not (z5)) (not (z7)) (not (z8)) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z70))
      (not (z72)) (not (z73)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z102))
      (not (z103)) (not (z104)) (z109) (not (z111)) (not (z115)) (not (z116)) (not (z118))
      (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z132))
      (not (z133)) (z134) (z135) (not (z136)) (not (z137)) (not (z142)) (not (z143)) (z144)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z4)) (z103) (not (z109)) (z130) (not (z134)) (not (z135))))
  (:action a218
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (z5) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z83)) (z84) (not (z85))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z130)) (not (z131)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (z136) (not (z142)) (not (z143)) (not (z144))
      (not (z148)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z5)) (not (z84)) (z103) (z130)))
  (:action a219
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (z7) (not (z8)) (not (z10)) (not (z21))
      (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z90)) (not (z91))
      (not (z92)) (z95) (not (z100)) (not (z102)) (not (z103)) (not (z109)) (not (z111))
      (not (z115)) (not (z116)) (not (z120)) (not (z127)) (not (z129)) (not (z130)) (not (z131))
      (not (z134)) (not (z135)) (z136) (not (z137)) (z138) (not (z142)) (not (z143)) (not (z145))
      (z146) (z147) (not (z154)))
    :effect (and
      (not (z7)) (z103) (z130) (not (z136))))
  (:action a220
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (z8) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z83))
      (not (z84)) (not (z85)) (not (z87)) (z90) (not (z91)) (not (z92)) (not (z100)) (not (z102))
      (not (z103)) (not (z104)) (not (z111)) (not (z115)) (not (z116)) (not (z118)) (not (z120))
      (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z132)) (z133) (not (z134))
      (not (z135)) (not (z136)) (z137) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z153)
      (z154))
    :effect (and
      (not (z8)) (not (z90)) (z103) (z130) (not (z133)) (not (z137)) (not (z154))))
  (:action a221
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (z8) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z83)) (not (z84)) (not (z85))
      (not (z87)) (not (z89)) (not (z91)) (not (z92)) (not (z100)) (not (z102)) (not (z103))
      (z109) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z127)) (not (z129))
      (not (z130)) (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (z137)
      (z140) (not (z142)) (not (z143)) (not (z144)) (not (z148)))
    :effect (and
      (not (z8)) (z103) (not (z109)) (z130) (not (z137))))
  (:action a222
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z8)) (not (z10)) (not (z12))
      (z21) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (z64) (not (z66)) (not (z72)) (not (z73)) (not (z74))
      (not (z77)) (not (z81)) (not (z82)) (not (z83)) (not (z85)) (not (z87)) (not (z88))
      (not (z89)) (z90) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115))
      (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z130))
      (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135)) (z136) (not (z139)) (not (z140))
      (not (z141)) (z142) (z143) (not (z144)) (not (z148)) (not (z149)) (not (z150)) (not (z151))
      (not (z152)) (not (z153)) (z154) (not (z155)) (not (z156)))
    :effect (and
      (not (z21)) (not (z64)) (not (z90)) (z103) (z130) (not (z133)) (not (z142)) (not (z143))
      (not (z154))))
  (:action a223
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (z23) (z28)
      (not (z30)) (not (z33)) (not (z34)) (not (z41)) (not (z46)) (not (z48)) (not (z49))
      (not (z53)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z81))
      (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z103)) (not (z109)) (not (z111))
      (not (z115)) (not (z116)) (not (z120)) (z124) (not (z127)) (not (z130)) (not (z131))
      (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (z153) (not (z154)) (z155)
      (z156))
    :effect (and
      (not (z23)) (not (z28)) (z103) (not (z124)) (z130) (not (z155)) (not (z156))))
  (:action a224
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z7)) (z10) (not (z30)) (not (z33)) (z34) (not (z37))
      (not (z39)) (not (z41)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64))
      (not (z73)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z91))
      (not (z92)) (not (z95)) (not (z102)) (not (z103)) (not (z111)) (not (z115)) (not (z116))
      (not (z120)) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z136)) (z138)
      (not (z143)) (z145) (z146) (not (z147)))
    :effect (and
      (not (z10)) (not (z34)) (z103) (z130) (not (z138)) (not (z145)) (not (z146))))
  (:action a225
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z33)) (not (z34)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (z51)
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z90))
      (not (z91)) (not (z92)) (not (z100)) (not (z102)) (not (z103)) (not (z109)) (not (z111))
      (not (z115)) (not (z116)) (not (z120)) (not (z127)) (not (z130)) (not (z131)) (not (z134))
      (not (z135)) (not (z137)) (not (z142)) (not (z143)) (z144) (z148) (z149) (not (z154)))
    :effect (and
      (not (z51)) (z103) (z130) (not (z144)) (not (z148))))
  (:action a226
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z12)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z41)) (not (z48)) (not (z49)) (z53) (not (z54)) (not (z64)) (not (z66))
      (not (z73)) (not (z81)) (not (z83)) (not (z85)) (not (z91)) (not (z92)) (not (z102))
      (not (z103)) (not (z104)) (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z118))
      (not (z120)) (not (z127)) (not (z130)) (not (z131)) (not (z132)) (z139) (z140) (z141)
      (not (z143)) (z150))
    :effect (and
      (not (z53)) (z103) (z130) (not (z139)) (not (z140)) (not (z141)) (not (z150))))
  (:action a227
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10))
      (not (z12)) (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (z54) (not (z60)) (not (z66)) (z72) (not (z73))
      (not (z74)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z88))
      (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z102)) (not (z103))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z118))
      (z120) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z132)) (z133) (not (z134))
      (not (z135)) (not (z136)) (not (z138)) (not (z139)) (not (z140)) (not (z141)) (not (z142))
      (z143) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)) (not (z149))
      (not (z150)) (not (z151)) (z153) (z154))
    :effect (and
      (not (z54)) (not (z72)) (z103) (not (z120)) (z130) (not (z143))))
  (:action a228
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z26)) (not (z30)) (not (z33)) (not (z34))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (z60) (not (z64)) (not (z73)) (not (z74)) (not (z81)) (not (z83))
      (not (z85)) (not (z88)) (not (z91)) (not (z92)) (not (z99)) (not (z100)) (not (z102))
      (not (z103)) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z127)) (not (z130))
      (not (z131)) (not (z134)) (not (z135)) (not (z143)) (not (z144)) (not (z148)) (z149)
      (not (z151)))
    :effect (and
      (not (z60)) (z103) (z130) (not (z149))))
  (:action a229
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (not (z5)) (not (z7)) (not (z10)) (not (z12)) (not (z21))
      (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z85)) (not (z89))
      (not (z91)) (not (z92)) (z95) (not (z100)) (not (z102)) (not (z109)) (not (z111))
      (not (z115)) (not (z116)) (not (z120)) (not (z125)) (not (z127)) (not (z129)) (not (z131))
      (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (z138) (z140) (not (z142))
      (not (z143)) (not (z144)) (not (z145)) (z146) (z147) (z150))
    :effect (and
      (not (z95)) (z109) (not (z138)) (not (z146)) (not (z147))))
  (:action a230
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z3) (not (z4)) (not (z5)) (not (z7)) (not (z12)) (not (z21))
      (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z47)) (not (z48))
      (not (z54)) (not (z64)) (not (z72)) (not (z73)) (not (z74)) (not (z83)) (not (z84))
      (not (z85)) (not (z89)) (not (z92)) (not (z95)) (not (z100)) (not (z103)) (not (z109))
      (not (z115)) (z116) (not (z120)) (not (z125)) (not (z127)) (not (z129)) (not (z130))
      (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (z140) (not (z142))
      (not (z143)) (not (z144)) (z150))
    :effect (and
      (z109) (not (z116))))
  (:action a231
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (not (z5)) (not (z7)) (not (z12)) (not (z21)) (not (z23))
      (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z72)) (not (z73)) (not (z74))
      (not (z77)) (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z101)) (not (z102))
      (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z124)) (z125)
      (not (z127)) (not (z129)) (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136))
      (z140) (not (z142)) (not (z143)) (z150) (not (z152)) (z153) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z109) (not (z125)) (not (z153))))
  (:action a232
    :parameters ()
    :precondition (and
      (z2) (z3) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z12)) (not (z21)) (not (z31))
      (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z84)) (not (z85)) (not (z87))
      (not (z89)) (not (z90)) (not (z92)) (not (z95)) (not (z100)) (not (z109)) (not (z115))
      (not (z116)) (not (z120)) (not (z125)) (not (z127)) (not (z129)) (z130) (z131) (z132)
      (z133) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z140) (not (z142)) (not (z143))
      (not (z149)) (z150) (not (z153)) (not (z154)))
    :effect (and
      (not (z2)) (z109) (not (z131))))
  (:action a233
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z12)) (not (z21)) (z23)
      (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z47))
      (not (z48)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z84))
      (not (z85)) (not (z87)) (z89) (not (z90)) (not (z92)) (not (z95)) (not (z97)) (not (z100))
      (not (z109)) (not (z115)) (not (z116)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (not (z129)) (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (z140) (not (z142)) (not (z143)) (z150) (z152) (z153) (not (z154)) (z155) (not (z156)))
    :effect (and
      (not (z23)) (not (z89)) (z109) (not (z155))))
  (:action a234
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (not (z5)) (not (z7)) (not (z12)) (not (z21)) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (z47)
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z72))
      (not (z73)) (not (z74)) (not (z84)) (not (z85)) (not (z88)) (not (z89)) (not (z91))
      (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z102)) (not (z109)) (not (z111))
      (not (z115)) (not (z116)) (not (z120)) (not (z125)) (not (z127)) (not (z129)) (not (z131))
      (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (z140) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (z149) (z150) (not (z151)))
    :effect (and
      (not (z47)) (z109) (not (z149))))
  (:action a235
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (z51)
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z84))
      (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z100))
      (not (z102)) (not (z109)) (not (z115)) (not (z120)) (not (z127)) (not (z129)) (not (z131))
      (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z140) (not (z142))
      (not (z143)) (z144) (z148) (z149) (z150) (not (z153)) (not (z154)))
    :effect (and
      (not (z51)) (z109) (not (z144)) (not (z148))))
  (:action a236
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z7)) (not (z10)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z72))
      (not (z73)) (z77) (not (z79)) (not (z82)) (not (z83)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z111)) (not (z112))
      (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (not (z130)) (not (z131)) (z132) (z133) (not (z136)) (not (z138)) (z139) (z140)
      (not (z142)) (not (z143)) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148))
      (not (z149)) (not (z151)) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z77)) (z84) (z111) (not (z152)) (not (z153))))
  (:action a237
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z7)) (not (z10)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z72)) (not (z73))
      (not (z77)) (not (z79)) (not (z82)) (z83) (not (z84)) (not (z85)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z103)) (not (z111)) (not (z112)) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (z130) (not (z131)) (z132)
      (z133) (not (z136)) (not (z138)) (z139) (z140) (not (z142)) (not (z143)) (not (z144))
      (not (z145)) (not (z146)) (not (z147)) (not (z148)) (not (z149)) (not (z151)) (not (z152))
      (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z83)) (z84) (z111) (not (z130))))
  (:action a238
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z7)) (z10) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (z39) (not (z41)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z72))
      (not (z73)) (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z83)) (not (z84))
      (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103))
      (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (z132) (z133) (not (z136))
      (z138) (z139) (z140) (not (z142)) (not (z143)) (not (z144)) (z145) (not (z146)) (z147)
      (not (z148)) (not (z149)) (not (z151)) (not (z152)) (not (z153)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z10)) (not (z39)) (z84) (z111) (not (z138)) (not (z145)) (not (z147))))
  (:action a239
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (z60) (not (z64)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79))
      (not (z82)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (z99) (not (z100)) (not (z101))
      (not (z102)) (not (z103)) (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z130)) (not (z131)) (z132) (z133)
      (not (z134)) (not (z135)) (not (z136)) (not (z138)) (z139) (z140) (not (z142)) (not (z143))
      (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)) (z149) (z151) (not (z152))
      (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z60)) (z84) (not (z99)) (z111) (not (z149)) (not (z151))))
  (:action a240
    :parameters ()
    :precondition (and
      (not (z3)) (not (z6)) (not (z12)) (not (z21)) (not (z23)) (not (z26)) (not (z28))
      (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z49))
      (not (z53)) (not (z54)) (not (z64)) (not (z66)) (z77) (not (z81)) (not (z82)) (not (z83))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99))
      (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z111)) (not (z112)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z132)) (not (z133)) (not (z139)) (not (z140))
      (not (z141)) (not (z150)) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z77)) (z112) (z140) (z141) (z150) (not (z152)) (not (z153))))
  (:action a241
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z6)) (not (z12)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z48)) (not (z49))
      (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z72)) (not (z77)) (not (z81)) (z83)
      (not (z85)) (not (z87)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z103)) (not (z104)) (not (z111)) (not (z112)) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z127)) (z130) (not (z131)) (not (z132)) (not (z139))
      (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z150)))
    :effect (and
      (not (z83)) (z112) (not (z130)) (z140) (z141) (z150)))
  (:action a242
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z8)) (not (z10)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (z64) (not (z66)) (not (z73)) (not (z77)) (not (z81))
      (not (z82)) (not (z83)) (not (z87)) (not (z88)) (not (z89)) (z90) (not (z91)) (not (z92))
      (z97) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125))
      (not (z130)) (not (z132)) (z133) (not (z134)) (not (z135)) (z136) (not (z139)) (not (z140))
      (not (z141)) (not (z144)) (z146) (not (z148)) (not (z149)) (not (z150)) (not (z151))
      (not (z152)) (not (z153)) (z154) (not (z155)) (z156))
    :effect (and
      (not (z64)) (not (z90)) (not (z97)) (z112) (not (z133)) (z140) (z141) (z150) (not (z154))
      (not (z156))))
  (:action a243
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z12))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z37)) (not (z39)) (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z53))
      (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z77)) (not (z81))
      (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z99)) (z100) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127))
      (not (z129)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (z135) (not (z136))
      (not (z137)) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (z144) (z148)
      (not (z150)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z100)) (z112) (not (z135)) (z140) (z141) (z150)))
  (:action a244
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z12)) (not (z21)) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z46))
      (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z72))
      (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z91)) (not (z92))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (z115) (not (z118)) (not (z120)) (not (z127)) (z131) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z150)))
    :effect (and
      (z112) (not (z115)) (not (z131)) (z140) (z141) (z150)))
  (:action a245
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z72)) (not (z74))
      (not (z77)) (not (z81)) (not (z83)) (not (z85)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z124))
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z139))
      (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144)) (z146) (not (z148))
      (not (z150)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z5)) (z112) (z140) (z141) (z150)))
  (:action a246
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (z6) (not (z8)) (not (z10)) (not (z12)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39))
      (not (z41)) (not (z46)) (z48) (not (z49)) (not (z53)) (not (z54)) (not (z60)) (not (z64))
      (not (z66)) (not (z77)) (not (z81)) (not (z82)) (not (z83)) (not (z87)) (not (z89))
      (not (z91)) (not (z92)) (z97) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z138)) (not (z139)) (not (z140))
      (not (z141)) (z142) (z143) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148))
      (not (z149)) (not (z150)) (not (z151)) (not (z152)) (not (z153)) (not (z155)) (z156))
    :effect (and
      (not (z6)) (not (z97)) (z112) (z140) (z141) (z150) (not (z156))))
  (:action a247
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z12))
      (not (z21)) (z23) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (z87) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (not (z139))
      (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z150))
      (not (z151)) (z153) (z154) (z155))
    :effect (and
      (not (z8)) (not (z87)) (z112) (not (z133)) (not (z137)) (z140) (z141) (z150) (not (z154))))
  (:action a248
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z12)) (z21)
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z64)) (not (z66)) (z72) (not (z73)) (not (z74)) (not (z77))
      (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z89)) (not (z91)) (not (z92))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z139)) (not (z140)) (not (z141))
      (z142) (z143) (not (z144)) (not (z148)) (not (z150)) (not (z151)) (not (z155)) (not (z156)))
    :effect (and
      (not (z21)) (not (z72)) (z112) (z140) (z141) (not (z142)) (not (z143)) (z150)))
  (:action a249
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21)) (z26)
      (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81))
      (not (z83)) (not (z84)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z118)) (not (z120)) (not (z127)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (not (z137)) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (z144)
      (not (z148)) (z149) (not (z150)) (not (z151)) (not (z154)))
    :effect (and
      (not (z26)) (z112) (z140) (z141) (not (z144)) (z150)))
  (:action a250
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21)) (not (z23))
      (not (z26)) (z28) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (z97) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124))
      (not (z127)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z137)) (not (z139))
      (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z150)) (z153) (not (z154))
      (not (z155)) (z156))
    :effect (and
      (not (z28)) (not (z97)) (z112) (z140) (z141) (z150) (not (z156))))
  (:action a251
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z6)) (not (z8)) (not (z10)) (not (z12)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (z30) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39))
      (not (z41)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z73))
      (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z83)) (not (z87)) (z90) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120))
      (not (z125)) (not (z130)) (not (z131)) (not (z132)) (z133) (z134) (not (z136)) (not (z137))
      (not (z138)) (not (z139)) (not (z140)) (not (z141)) (z144) (not (z145)) (not (z146))
      (not (z147)) (z148) (not (z150)) (not (z152)) (not (z153)) (z154) (not (z155)) (not (z156)))
    :effect (and
      (not (z30)) (not (z90)) (z112) (not (z133)) (z140) (z141) (z150) (not (z154))))
  (:action a252
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (z37) (not (z39)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z87))
      (not (z90)) (not (z91)) (not (z92)) (z95) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z127))
      (not (z129)) (not (z132)) (not (z134)) (not (z135)) (z136) (not (z137)) (z138) (not (z139))
      (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z145)) (z146) (z147) (not (z150))
      (not (z154)))
    :effect (and
      (not (z37)) (z112) (not (z136)) (z140) (z141) (z150)))
  (:action a253
    :parameters ()
    :precondition (and
      (not (z3)) (not (z5)) (not (z6)) (not (z7)) (z10) (not (z12)) (not (z21)) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (z39) (not (z41)) (not (z49))
      (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z77)) (not (z79)) (not (z81))
      (not (z83)) (not (z84)) (not (z87)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z111)) (not (z112)) (not (z118))
      (not (z120)) (not (z129)) (not (z132)) (not (z136)) (z138) (not (z139)) (not (z140))
      (not (z141)) (z145) (not (z146)) (z147) (not (z150)))
    :effect (and
      (not (z10)) (not (z39)) (z112) (not (z138)) (z140) (z141) (not (z145)) (not (z147)) (z150)))
  (:action a254
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10))
      (not (z12)) (not (z21)) (z23) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (z54) (not (z60)) (not (z64)) (not (z66)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z83)) (not (z84))
      (not (z85)) (not (z87)) (not (z88)) (z90) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (z115) (not (z116)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (not (z130)) (z131) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z138))
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (z143) (not (z144)) (not (z145))
      (not (z146)) (not (z147)) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z153) (z154)
      (z155))
    :effect (and
      (not (z54)) (z112) (not (z115)) (not (z131)) (z140) (z141) (not (z143)) (z150)))
  (:action a255
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z6)) (not (z12)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (z60) (not (z64)) (not (z66))
      (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z87)) (not (z88))
      (not (z91)) (not (z92)) (not (z97)) (z99) (not (z100)) (not (z102)) (not (z104))
      (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z132)) (not (z134)) (not (z135))
      (not (z139)) (not (z140)) (not (z141)) (not (z144)) (not (z148)) (z149) (not (z150)) (z151))
    :effect (and
      (not (z60)) (not (z99)) (z112) (z140) (z141) (not (z149)) (z150) (not (z151))))
  (:action a256
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z12)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (z45) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79))
      (not (z81)) (not (z82)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (z100) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115))
      (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z131)) (not (z132))
      (not (z133)) (not (z134)) (z135) (not (z136)) (not (z137)) (not (z139)) (not (z140))
      (not (z141)) (not (z142)) (not (z143)) (z144) (z148) (not (z149)) (not (z150)) (not (z151))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z73) (not (z100)) (z112) (not (z135)) (z140) (z141) (z150) (z151)))
  (:action a257
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z21)) (not (z23)) (not (z26)) (not (z28))
      (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z72)) (z77) (not (z81)) (not (z82)) (not (z83))
      (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z109)) (not (z111))
      (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (not (z131)) (not (z134)) (not (z135)) (not (z142)) (not (z143)) (z152) (z153) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z77)) (z115) (z131) (not (z152)) (not (z153))))
  (:action a258
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (z100) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120))
      (not (z124)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133)) (not (z134))
      (z135) (not (z136)) (not (z137)) (not (z142)) (not (z143)) (z144) (z148) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z100)) (z115) (z131) (not (z135))))
  (:action a259
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z12)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z72)) (not (z77))
      (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z91)) (not (z92))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (z112) (not (z115)) (not (z118)) (not (z120)) (not (z127)) (not (z131)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z139)) (z140) (z141) (not (z142)) (not (z143))
      (z150))
    :effect (and
      (not (z112)) (z115) (z131) (not (z140)) (not (z141)) (not (z150))))
  (:action a260
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (not (z5)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z46)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z77)) (not (z81)) (not (z83))
      (not (z84)) (not (z85)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z115)) (z118) (not (z120)) (not (z127)) (not (z131)) (z132) (z133) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (z139) (z140) (not (z142)) (not (z143)) (not (z144))
      (not (z154)))
    :effect (and
      (not (z3)) (z115) (not (z118)) (z131) (not (z132)) (not (z133))))
  (:action a261
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z72)) (not (z74))
      (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z131)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (z136) (not (z140)) (not (z142)) (not (z143))
      (not (z144)) (z146) (not (z148)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z5)) (z115) (z131)))
  (:action a262
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (z8) (not (z21)) (not (z26)) (not (z30))
      (not (z33)) (not (z37)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81))
      (not (z84)) (not (z85)) (not (z87)) (not (z91)) (not (z92)) (not (z100)) (not (z102))
      (not (z109)) (not (z111)) (not (z115)) (not (z120)) (not (z127)) (not (z129)) (not (z131))
      (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (z139) (z140) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (not (z153)))
    :effect (and
      (not (z8)) (z115) (z131) (not (z137))))
  (:action a263
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (z8) (not (z21)) (z23) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (z87)
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120))
      (not (z127)) (not (z129)) (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135))
      (not (z136)) (z137) (not (z140)) (not (z142)) (not (z143)) (not (z144)) (not (z148))
      (not (z149)) (not (z151)) (z153) (z154) (z155))
    :effect (and
      (not (z8)) (not (z87)) (z115) (z131) (not (z133)) (not (z137)) (not (z154))))
  (:action a264
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z8)) (not (z21)) (z26) (not (z30)) (not (z33))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z109))
      (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z127)) (not (z131))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142))
      (not (z143)) (z144) (not (z148)) (z149) (not (z151)) (not (z154)))
    :effect (and
      (not (z26)) (z115) (z131) (not (z144))))
  (:action a265
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23)) (not (z26))
      (z28) (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z46)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z77)) (not (z81)) (not (z83))
      (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (z97)
      (not (z99)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z112)) (not (z115))
      (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z131)) (not (z134)) (not (z135))
      (not (z137)) (not (z142)) (not (z143)) (z153) (not (z154)) (not (z155)) (z156))
    :effect (and
      (not (z28)) (not (z97)) (z115) (z131) (not (z156))))
  (:action a266
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z10)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (z37) (not (z39)) (not (z46)) (not (z48)) (not (z49)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z77)) (not (z81)) (not (z83)) (not (z84))
      (not (z85)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (z95) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z118))
      (not (z120)) (not (z127)) (not (z129)) (z130) (not (z131)) (not (z134)) (not (z135)) (z136)
      (not (z137)) (z138) (not (z142)) (not (z143)) (z146) (z147) (not (z154)))
    :effect (and
      (not (z37)) (z115) (z131) (not (z136))))
  (:action a267
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (z10) (not (z21)) (not (z26)) (not (z30))
      (not (z33)) (not (z34)) (not (z37)) (z39) (not (z41)) (not (z46)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z72)) (not (z77)) (not (z79)) (not (z81)) (not (z83))
      (not (z84)) (not (z85)) (not (z87)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z112)) (not (z115))
      (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z131)) (not (z134)) (not (z135))
      (not (z136)) (z138) (not (z142)) (not (z143)) (z145) (not (z146)) (z147))
    :effect (and
      (not (z10)) (not (z39)) (z115) (z131) (not (z138)) (not (z145)) (not (z147))))
  (:action a268
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z21)) (not (z26)) (not (z30)) (not (z33))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z72)) (not (z73)) (not (z74))
      (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88))
      (not (z91)) (not (z92)) (not (z97)) (z99) (not (z100)) (not (z102)) (not (z109))
      (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z127)) (not (z131))
      (not (z134)) (not (z135)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (z151))
    :effect (and
      (not (z60)) (not (z99)) (z115) (z131) (not (z149)) (not (z151))))
  (:action a269
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z8)) (not (z21)) (not (z23)) (not (z28)) (not (z30))
      (not (z33)) (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z77)) (not (z81)) (z82) (not (z84)) (not (z85))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100))
      (not (z101)) (not (z102)) (not (z109)) (not (z111)) (not (z115)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z131)) (not (z134)) (not (z135)) (not (z137)) (not (z142))
      (not (z143)) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z82)) (z85) (z115) (z131) (not (z152)) (not (z153))))
  (:action a270
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (not (z5)) (not (z8)) (not (z21)) (not (z30)) (not (z31))
      (not (z33)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z90))
      (not (z91)) (not (z92)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z115)) (not (z118)) (not (z120)) (not (z127)) (not (z131)) (z132) (z133) (not (z134))
      (not (z135)) (not (z137)) (z140) (not (z142)) (not (z143)) (not (z154)))
    :effect (and
      (not (z3)) (z85) (z115) (z131) (not (z132)) (not (z133))))
  (:action a271
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z4) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z81))
      (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z100)) (not (z102)) (not (z104)) (z109) (not (z111)) (not (z115))
      (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z131)) (not (z132))
      (not (z133)) (z134) (z135) (not (z136)) (not (z137)) (not (z142)) (not (z143)) (z144)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z4)) (z85) (not (z109)) (z115) (z131) (not (z134)) (not (z135))))
  (:action a272
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z81)) (z84) (not (z85)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z131))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z5)) (not (z84)) (z85) (z115) (z131)))
  (:action a273
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (z7) (not (z8)) (not (z10)) (not (z21)) (not (z30))
      (not (z33)) (not (z37)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z81)) (not (z84)) (not (z85)) (not (z87))
      (not (z90)) (not (z91)) (not (z92)) (z95) (not (z100)) (not (z102)) (not (z109))
      (not (z111)) (not (z115)) (not (z120)) (not (z127)) (not (z129)) (z130) (not (z131))
      (not (z134)) (not (z135)) (z136) (not (z137)) (z138) (not (z142)) (not (z143)) (z146)
      (z147) (not (z154)))
    :effect (and
      (not (z7)) (z85) (z115) (z131) (not (z136))))
  (:action a274
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (z8) (not (z21)) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (z90) (not (z91)) (not (z92))
      (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z118))
      (not (z120)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (z133) (not (z134))
      (not (z135)) (not (z136)) (z137) (not (z140)) (not (z142)) (not (z143)) (not (z144))
      (not (z148)) (not (z149)) (z153) (z154))
    :effect (and
      (not (z8)) (z85) (not (z90)) (z115) (z131) (not (z133)) (not (z137)) (not (z154))))
  (:action a275
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (z8) (not (z21)) (not (z26)) (not (z30))
      (not (z33)) (not (z37)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81))
      (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z91)) (not (z92)) (not (z100))
      (not (z102)) (z109) (not (z111)) (not (z115)) (not (z120)) (not (z127)) (not (z129))
      (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (z140)
      (not (z142)) (not (z143)) (not (z144)) (not (z145)) (not (z146)) (not (z148)) (not (z149))
      (not (z152)) (not (z153)))
    :effect (and
      (not (z8)) (z85) (not (z109)) (z115) (z131) (not (z137))))
  (:action a276
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (z23) (z28) (not (z30))
      (not (z33)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z109))
      (not (z111)) (not (z115)) (not (z120)) (z124) (not (z127)) (not (z131)) (not (z134))
      (not (z135)) (not (z137)) (not (z142)) (not (z143)) (z153) (not (z154)) (z155) (z156))
    :effect (and
      (not (z23)) (not (z28)) (z85) (z115) (not (z124)) (z131) (not (z155)) (not (z156))))
  (:action a277
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (z10) (not (z21)) (not (z30))
      (not (z33)) (z34) (not (z37)) (not (z39)) (not (z41)) (not (z46)) (not (z48)) (not (z49))
      (not (z53)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z79))
      (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z91)) (not (z92)) (not (z95))
      (not (z100)) (not (z102)) (not (z103)) (not (z109)) (not (z111)) (not (z115)) (not (z120))
      (not (z127)) (not (z129)) (not (z131)) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (z138) (not (z142)) (not (z143)) (z145) (z146) (not (z147)))
    :effect (and
      (not (z10)) (not (z34)) (z85) (z115) (z131) (not (z138)) (not (z145)) (not (z146))))
  (:action a278
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z8)) (not (z21)) (not (z26)) (not (z30)) (not (z33))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (z51) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z85))
      (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z100)) (not (z102)) (not (z109))
      (not (z111)) (not (z115)) (not (z120)) (not (z127)) (not (z131)) (not (z134)) (not (z135))
      (not (z137)) (not (z142)) (not (z143)) (z144) (z148) (z149) (not (z154)))
    :effect (and
      (not (z51)) (z85) (z115) (z131) (not (z144)) (not (z148))))
  (:action a279
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z12)) (not (z21)) (not (z30))
      (not (z31)) (not (z33)) (not (z34)) (not (z41)) (not (z46)) (not (z48)) (not (z49)) (z53)
      (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z81))
      (not (z84)) (not (z85)) (not (z87)) (not (z91)) (not (z92)) (not (z100)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z118))
      (not (z120)) (not (z127)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (not (z137)) (z139) (z140) (z141) (not (z142)) (not (z143)) (z150))
    :effect (and
      (not (z53)) (z85) (z115) (z131) (not (z139)) (not (z140)) (not (z141)) (not (z150))))
  (:action a280
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z8)) (not (z21)) (not (z26)) (not (z30)) (not (z33))
      (not (z34)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (z60) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z91))
      (not (z92)) (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z109)) (not (z111))
      (not (z115)) (not (z120)) (not (z127)) (not (z131)) (not (z134)) (not (z135)) (not (z137))
      (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (not (z151)))
    :effect (and
      (not (z60)) (z85) (z115) (z131) (not (z149))))
  (:action a281
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z10)) (not (z12)) (not (z21)) (not (z23)) (not (z28))
      (not (z30)) (not (z31)) (not (z33)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z72)) (not (z73)) (not (z74)) (not (z83)) (z84) (not (z85))
      (not (z87)) (not (z89)) (not (z91)) (not (z95)) (not (z97)) (not (z102)) (not (z103))
      (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (not (z129)) (not (z130)) (not (z131)) (not (z133)) (z136) (not (z138)) (not (z142))
      (not (z143)) (z145) (not (z155)) (not (z156)))
    :effect (and
      (not (z84)) (z116)))
  (:action a282
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z8)) (not (z12)) (not (z30)) (not (z31)) (not (z33))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z73))
      (not (z74)) (not (z83)) (not (z85)) (not (z87)) (not (z89)) (z90) (not (z91)) (not (z95))
      (not (z102)) (not (z103)) (not (z104)) (not (z111)) (not (z115)) (not (z116)) (not (z118))
      (not (z120)) (not (z125)) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z132))
      (z133) (not (z136)) (not (z144)) (z152) (z153) (z154) (z156))
    :effect (and
      (not (z90)) (z116) (not (z133)) (not (z154))))
  (:action a283
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z7)) (not (z8)) (not (z10)) (not (z12)) (not (z23))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z39)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66))
      (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z82)) (not (z83)) (not (z85))
      (not (z87)) (not (z89)) (z90) (z91) (not (z95)) (not (z101)) (not (z102)) (not (z103))
      (not (z104)) (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120))
      (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z132))
      (z133) (z135) (not (z136)) (not (z137)) (not (z138)) (not (z139)) (not (z140)) (not (z141))
      (z144) (not (z145)) (not (z146)) (not (z147)) (not (z150)) (not (z152)) (not (z153)) (z154)
      (not (z155)) (not (z156)))
    :effect (and
      (not (z90)) (not (z91)) (z116) (not (z133)) (not (z154))))
  (:action a284
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z7)) (not (z10)) (not (z12)) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z74)) (not (z79)) (not (z81))
      (not (z83)) (not (z84)) (not (z85)) (not (z89)) (not (z91)) (not (z92)) (z95) (not (z102))
      (not (z103)) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z125)) (not (z127))
      (not (z129)) (not (z130)) (not (z131)) (not (z136)) (z138) (not (z143)) (not (z145)) (z146)
      (z147))
    :effect (and
      (not (z95)) (z116) (not (z138)) (not (z146)) (not (z147))))
  (:action a285
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z3) (not (z5)) (not (z7)) (not (z12)) (not (z21)) (not (z30))
      (not (z31)) (not (z33)) (not (z37)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z73)) (not (z74)) (not (z83)) (not (z84)) (not (z85))
      (not (z89)) (not (z91)) (not (z95)) (not (z100)) (not (z102)) (not (z103)) (z109)
      (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z125)) (not (z127)) (not (z129))
      (not (z130)) (not (z131)) (z132) (z133) (not (z136)) (z140) (not (z142)) (not (z144))
      (z150))
    :effect (and
      (not (z109)) (z116)))
  (:action a286
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z12)) (not (z23)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54))
      (not (z64)) (not (z74)) (not (z77)) (not (z82)) (not (z83)) (not (z85)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z101))
      (not (z102)) (not (z103)) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z124))
      (z125) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z142)) (not (z143))
      (not (z152)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z116) (not (z125)) (not (z153))))
  (:action a287
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (z12) (not (z30)) (not (z31)) (not (z33)) (not (z41))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64))
      (not (z66)) (not (z74)) (not (z83)) (not (z85)) (not (z89)) (not (z91)) (not (z92))
      (not (z95)) (not (z102)) (not (z103)) (not (z104)) (not (z111)) (not (z112)) (not (z115))
      (not (z116)) (not (z118)) (not (z120)) (not (z125)) (not (z127)) (not (z129)) (not (z130))
      (not (z131)) (not (z132)) (z139) (z140) (z141) (not (z143)) (not (z150)))
    :effect (and
      (not (z12)) (z116) (not (z139)) (not (z140)) (not (z141))))
  (:action a288
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z8)) (not (z12)) (z21)
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z82)) (not (z83))
      (not (z85)) (not (z87)) (not (z89)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125))
      (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (z136) (not (z138)) (not (z139)) (not (z140)) (not (z141)) (z142) (z143)
      (not (z144)) (z145) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (not (z152))
      (not (z153)) (not (z155)) (not (z156)))
    :effect (and
      (not (z21)) (z116) (not (z142)) (not (z143))))
  (:action a289
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z8)) (not (z12)) (not (z21)) (z23)
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z74)) (not (z83))
      (not (z84)) (not (z85)) (not (z87)) (z89) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z100)) (not (z102)) (not (z103)) (not (z109)) (not (z111)) (not (z115))
      (not (z116)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z130))
      (not (z131)) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (z152) (z153)
      (not (z154)) (z155) (not (z156)))
    :effect (and
      (not (z23)) (not (z89)) (z116) (not (z155))))
  (:action a290
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z12)) (not (z21))
      (not (z30)) (z31) (not (z33)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z74)) (not (z83)) (not (z84)) (not (z85))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z125)) (not (z127)) (not (z129)) (not (z130)) (not (z131))
      (z132) (z133) (not (z134)) (not (z135)) (not (z137)) (z140) (not (z142)) (not (z143))
      (z150) (not (z154)))
    :effect (and
      (not (z31)) (z116) (not (z132)) (not (z133))))
  (:action a291
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z12))
      (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (z46)
      (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z103))
      (not (z104)) (z109) (not (z111)) (not (z115)) (not (z116)) (not (z118)) (not (z120))
      (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z132))
      (not (z133)) (z134) (not (z135)) (not (z136)) (not (z137)) (not (z142)) (not (z143)) (z144)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z46)) (not (z109)) (z116) (not (z134))))
  (:action a292
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z12)) (not (z26)) (not (z30)) (not (z31))
      (not (z33)) (not (z41)) (not (z45)) (not (z46)) (z47) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (not (z60)) (not (z64)) (not (z73)) (not (z74)) (not (z83)) (not (z85))
      (not (z88)) (not (z89)) (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100))
      (not (z102)) (not (z103)) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z125))
      (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z134)) (not (z135)) (not (z144))
      (not (z148)) (z149) (not (z151)))
    :effect (and
      (not (z47)) (z116) (not (z149))))
  (:action a293
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z3) (not (z5)) (not (z7)) (not (z10)) (not (z12)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (z49) (not (z51)) (not (z54))
      (not (z60)) (not (z64)) (not (z74)) (not (z77)) (not (z79)) (not (z82)) (not (z83))
      (not (z85)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z95)) (not (z97))
      (not (z99)) (not (z101)) (z102) (not (z103)) (not (z111)) (not (z115)) (not (z116))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z130)) (not (z131))
      (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (not (z138)) (z140)
      (not (z142)) (not (z143)) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148))
      (not (z149)) (z150) (not (z151)) (not (z152)) (not (z153)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z49)) (not (z102)) (z116)))
  (:action a294
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z8)) (not (z12)) (not (z21)) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (z51) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z103)) (not (z109))
      (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z125)) (not (z127)) (not (z129))
      (not (z130)) (not (z131)) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143))
      (z144) (z148) (z149) (not (z154)))
    :effect (and
      (not (z51)) (z116) (not (z144)) (not (z148))))
  (:action a295
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10))
      (not (z12)) (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (z54) (not (z60)) (not (z64)) (not (z66)) (z72)
      (not (z73)) (not (z74)) (not (z79)) (not (z83)) (not (z84)) (not (z85)) (not (z88))
      (not (z89)) (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z102))
      (not (z103)) (not (z104)) (z109) (not (z111)) (not (z112)) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z125)) (not (z127)) (not (z129)) (not (z130)) (not (z131))
      (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (not (z138)) (not (z139))
      (not (z140)) (not (z141)) (not (z142)) (z143) (not (z144)) (not (z145)) (not (z146))
      (not (z147)) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z152) (z153) (z154)
      (z156))
    :effect (and
      (not (z54)) (not (z72)) (not (z109)) (z116) (not (z143))))
  (:action a296
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z12)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z37)) (not (z41)) (z45) (z46) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z82))
      (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (z109) (not (z111)) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z130))
      (not (z131)) (not (z132)) (not (z133)) (z134) (not (z135)) (not (z136)) (not (z137))
      (not (z142)) (not (z143)) (z144) (z148) (not (z149)) (not (z151)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z46)) (z73) (not (z109)) (z116) (not (z134)) (z151)))
  (:action a297
    :parameters ()
    :precondition (and
      (not (z2)) (not (z6)) (not (z10)) (not (z12)) (not (z21)) (not (z23)) (not (z28))
      (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z72)) (not (z73)) (not (z74)) (not (z77))
      (not (z82)) (z84) (not (z85)) (not (z87)) (not (z89)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z101)) (not (z102)) (not (z111)) (not (z115)) (not (z116)) (not (z120))
      (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133))
      (z136) (not (z138)) (not (z142)) (not (z143)) (not (z144)) (z145) (not (z152)) (not (z153))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z84)) (z125) (z153)))
  (:action a298
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z39))
      (not (z41)) (not (z46)) (not (z47)) (not (z49)) (not (z53)) (not (z54)) (not (z64))
      (not (z66)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z82)) (not (z83))
      (not (z85)) (not (z87)) (not (z89)) (z90) (z91) (not (z92)) (not (z95)) (not (z97))
      (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z111)) (not (z112)) (not (z115))
      (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z129)) (not (z130))
      (not (z131)) (not (z132)) (z133) (z135) (not (z136)) (not (z137)) (not (z138)) (not (z139))
      (not (z140)) (not (z141)) (z144) (not (z145)) (not (z146)) (not (z147)) (not (z150))
      (not (z152)) (not (z153)) (z154) (not (z155)) (not (z156)))
    :effect (and
      (not (z90)) (not (z91)) (z125) (not (z133)) (z153) (not (z154))))
  (:action a299
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (z64) (not (z66)) (not (z70))
      (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z82)) (not (z84)) (not (z87))
      (not (z88)) (not (z89)) (z90) (not (z91)) (z92) (not (z95)) (not (z97)) (not (z99))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z129)) (z130) (not (z132)) (z133)
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z138)) (not (z139)) (not (z140))
      (not (z141)) (z142) (z143) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148))
      (not (z149)) (not (z150)) (not (z151)) (not (z152)) (not (z153)) (z154) (not (z155))
      (not (z156)))
    :effect (and
      (not (z64)) (not (z90)) (not (z92)) (z125) (not (z133)) (z153) (not (z154))))
  (:action a300
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z12)) (not (z23)) (not (z28))
      (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z46)) (not (z47)) (not (z49)) (not (z54)) (not (z64)) (not (z74)) (not (z77))
      (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z87)) (not (z89)) (not (z91))
      (not (z92)) (z95) (not (z97)) (not (z101)) (not (z102)) (not (z111)) (not (z116))
      (not (z120)) (not (z124)) (not (z125)) (not (z129)) (not (z136)) (z138) (not (z145)) (z146)
      (z147) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z95)) (z125) (not (z138)) (not (z146)) (not (z147)) (z153)))
  (:action a301
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z73)) (not (z74))
      (not (z77)) (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z101)) (not (z102)) (z109)
      (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (not (z129)) (not (z131)) (z132) (z133) (not (z136)) (z140) (not (z142)) (z150)
      (not (z152)) (not (z153)) (not (z155)) (not (z156)))
    :effect (and
      (not (z109)) (z125) (z153)))
  (:action a302
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z6)) (not (z12)) (not (z21)) (not (z23)) (not (z28))
      (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z72)) (not (z74)) (not (z77)) (not (z82))
      (not (z83)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z101)) (not (z102)) (not (z103)) (not (z111)) (not (z115))
      (z116) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z130))
      (not (z131)) (not (z142)) (not (z143)) (not (z152)) (not (z153)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z116)) (z125) (z153)))
  (:action a303
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z74))
      (not (z77)) (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z101)) (not (z102))
      (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z124)) (not (z125))
      (not (z127)) (not (z129)) (z130) (z131) (not (z134)) (not (z135)) (not (z137)) (not (z142))
      (not (z143)) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z2)) (z125) (not (z131)) (z153)))
  (:action a304
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z6)) (z12) (not (z23)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z41)) (not (z46)) (not (z47)) (not (z49)) (not (z53)) (not (z54))
      (not (z64)) (not (z66)) (not (z74)) (not (z77)) (not (z82)) (not (z87)) (not (z89))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z101)) (not (z102)) (not (z104))
      (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125))
      (not (z129)) (not (z132)) (not (z133)) (z139) (z140) (z141) (not (z150)) (not (z152))
      (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z12)) (z125) (not (z139)) (not (z140)) (not (z141)) (z153)))
  (:action a305
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z8)) (not (z12)) (z21) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z82)) (not (z83)) (not (z87))
      (not (z89)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z130))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z138)) (not (z139))
      (not (z140)) (not (z141)) (z142) (z143) (not (z144)) (z145) (not (z148)) (not (z149))
      (not (z150)) (not (z151)) (not (z152)) (not (z153)) (not (z155)) (not (z156)))
    :effect (and
      (not (z21)) (z125) (not (z142)) (not (z143)) (z153)))
  (:action a306
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (z31) (not (z33)) (not (z41)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z74))
      (not (z77)) (not (z82)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125))
      (not (z127)) (not (z129)) (z132) (z133) (not (z134)) (not (z135)) (not (z137)) (z140)
      (not (z142)) (not (z143)) (z150) (not (z152)) (not (z153)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z31)) (z125) (not (z132)) (not (z133)) (z153)))
  (:action a307
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z12))
      (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (z46) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z82)) (not (z84)) (not (z85))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z100)) (not (z101)) (not (z102)) (not (z104)) (z109) (not (z111)) (not (z115))
      (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129))
      (not (z131)) (not (z132)) (not (z133)) (z134) (not (z135)) (not (z136)) (not (z137))
      (not (z142)) (not (z143)) (z144) (not (z152)) (not (z153)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z46)) (not (z109)) (z125) (not (z134)) (z153)))
  (:action a308
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z6)) (not (z12)) (not (z23)) (not (z26)) (not (z28))
      (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (z47) (not (z49))
      (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z73)) (not (z74)) (not (z77))
      (not (z82)) (not (z87)) (not (z88)) (not (z89)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z111)) (not (z116))
      (not (z120)) (not (z124)) (not (z125)) (not (z129)) (not (z134)) (not (z135)) (not (z144))
      (not (z148)) (z149) (not (z151)) (not (z152)) (not (z153)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z47)) (z125) (not (z149)) (z153)))
  (:action a309
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z12))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (z48) (not (z49)) (not (z51))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77))
      (not (z82)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (not (z129)) (z130) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (z142) (z143) (not (z144)) (not (z148)) (not (z152)) (not (z153)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z48)) (z125) (not (z142)) (not (z143)) (z153)))
  (:action a310
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z3) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z12))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (z49)
      (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z74)) (not (z77)) (not (z79))
      (not (z82)) (not (z83)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z101)) (z102)
      (not (z103)) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z124)) (not (z125))
      (not (z129)) (not (z130)) (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136))
      (z137) (not (z138)) (z140) (not (z142)) (not (z143)) (not (z144)) (not (z145)) (not (z146))
      (not (z147)) (not (z148)) (not (z149)) (z150) (not (z151)) (not (z152)) (not (z153))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z49)) (not (z102)) (z125) (z153)))
  (:action a311
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (z51) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z82)) (not (z84)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100))
      (not (z101)) (not (z102)) (not (z109)) (not (z111)) (not (z116)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z137)) (not (z142))
      (not (z143)) (z144) (z148) (z149) (not (z152)) (not (z153)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z51)) (z125) (not (z144)) (not (z148)) (z153)))
  (:action a312
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z12)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z37)) (not (z41)) (z45) (z46) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81))
      (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (z109) (not (z111)) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z131))
      (not (z132)) (not (z133)) (z134) (not (z135)) (not (z136)) (not (z137)) (not (z142))
      (not (z143)) (z144) (z148) (not (z149)) (not (z151)) (not (z152)) (not (z153)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z46)) (z73) (not (z109)) (z125) (not (z134)) (z151) (z153)))
  (:action a313
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z12)) (not (z21)) (not (z30)) (not (z31))
      (not (z33)) (not (z41)) (not (z45)) (not (z48)) (not (z49)) (not (z53)) (not (z54))
      (not (z64)) (z66) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81))
      (not (z83)) (not (z85)) (not (z88)) (not (z91)) (not (z92)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z118))
      (not (z120)) (not (z127)) (not (z130)) (not (z131)) (not (z132)) (z139) (z140) (not (z141))
      (not (z142)) (not (z143)) (z150))
    :effect (and
      (z1) (not (z66)) (z130) (not (z139)) (not (z140)) (not (z150))))
  (:action a314
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z8)) (not (z21)) (not (z26)) (not (z30)) (not (z33))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z66)) (z70) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81))
      (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z91)) (not (z92))
      (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111))
      (not (z115)) (not (z116)) (not (z120)) (not (z127)) (not (z130)) (not (z131)) (z132) (z133)
      (not (z134)) (not (z135)) (z137) (z140) (z141) (not (z142)) (not (z143)) (not (z144))
      (not (z148)))
    :effect (and
      (z1) (not (z70)) (z130) (not (z137))))
  (:action a315
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z10)) (not (z21)) (not (z23)) (not (z28)) (not (z30))
      (not (z33)) (not (z41)) (not (z45)) (not (z48)) (not (z49)) (not (z54)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z82))
      (not (z83)) (z84) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z91)) (not (z92))
      (not (z97)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z111)) (not (z115))
      (not (z116)) (not (z120)) (not (z124)) (not (z127)) (not (z130)) (not (z131)) (not (z136))
      (not (z138)) (not (z142)) (not (z143)) (not (z145)) (not (z146)) (not (z147)) (not (z152))
      (not (z153)) (not (z155)) (not (z156)))
    :effect (and
      (z1) (not (z84)) (z130)))
  (:action a316
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z21)) (not (z26)) (not (z30)) (not (z33))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z81)) (not (z83)) (not (z85)) (z88) (not (z91)) (not (z92))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z111))
      (not (z115)) (not (z116)) (not (z120)) (not (z127)) (not (z130)) (not (z131)) (not (z134))
      (not (z135)) (not (z142)) (not (z144)) (not (z148)) (z149) (not (z151)))
    :effect (and
      (z1) (not (z88)) (z130) (not (z149))))
  (:action a317
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z64)) (not (z66)) (z70) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (z90)
      (not (z91)) (not (z92)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104))
      (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z127))
      (not (z130)) (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135)) (z137) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (z153) (z154))
    :effect (and
      (z1) (not (z70)) (not (z90)) (z130) (not (z133)) (not (z137)) (not (z154))))
  (:action a318
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z33))
      (not (z41)) (not (z45)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (z82)
      (not (z83)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (z101) (not (z102)) (not (z103)) (not (z104)) (not (z111))
      (not (z115)) (not (z116)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z130))
      (not (z131)) (not (z142)) (not (z143)) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z1) (not (z82)) (not (z101)) (z130) (not (z152)) (not (z153))))
  (:action a319
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z3) (not (z4)) (not (z5)) (not (z8)) (not (z21)) (not (z30))
      (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88))
      (not (z90)) (not (z91)) (not (z92)) (not (z100)) (not (z101)) (not (z102)) (not (z103))
      (z104) (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z118)) (not (z120))
      (not (z127)) (not (z130)) (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z137))
      (z140) (z141) (not (z142)) (not (z143)) (not (z154)))
    :effect (and
      (z1) (not (z3)) (not (z104)) (z130) (not (z132)) (not (z133))))
  (:action a320
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (z4) (not (z5)) (not (z7)) (not (z8)) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z83)) (not (z84))
      (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z111))
      (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129))
      (not (z130)) (not (z131)) (not (z132)) (not (z133)) (z134) (z135) (not (z136)) (not (z137))
      (not (z142)) (not (z143)) (z144) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z1) (not (z4)) (z130) (not (z134)) (not (z135))))
  (:action a321
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (z5) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z66)) (z70) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z83))
      (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104))
      (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124))
      (not (z127)) (not (z130)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (z136) (z137) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z1) (not (z5)) (not (z70)) (z130) (not (z137))))
  (:action a322
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (z7) (not (z8)) (not (z10)) (not (z21))
      (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z90)) (not (z91)) (not (z92)) (z95) (not (z100)) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z116))
      (not (z120)) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z134)) (not (z135))
      (z136) (not (z137)) (z138) (not (z142)) (not (z143)) (not (z145)) (z146) (z147)
      (not (z154)))
    :effect (and
      (z1) (not (z7)) (z130) (not (z136))))
  (:action a323
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z7)) (z10) (not (z21)) (not (z30)) (not (z33))
      (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (z79)
      (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z88)) (not (z91)) (not (z92))
      (not (z95)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z111)) (not (z115))
      (not (z116)) (not (z120)) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z136))
      (z138) (not (z142)) (not (z143)) (z145) (z146) (not (z147)))
    :effect (and
      (z1) (not (z10)) (not (z79)) (z130) (not (z138)) (not (z145)) (not (z146))))
  (:action a324
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (z23)
      (not (z28)) (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100))
      (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z115))
      (not (z116)) (not (z120)) (z124) (not (z127)) (not (z130)) (not (z131)) (not (z134))
      (not (z135)) (not (z137)) (not (z142)) (not (z143)) (z153) (not (z154)) (z155) (z156))
    :effect (and
      (z1) (not (z23)) (not (z124)) (z130) (not (z155)) (not (z156))))
  (:action a325
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8))
      (not (z10)) (not (z12)) (not (z21)) (z23) (not (z28)) (not (z30)) (not (z33)) (not (z34))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z60))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (z81)
      (not (z82)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z116))
      (not (z120)) (z124) (not (z127)) (not (z130)) (not (z131)) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (z136) (not (z137)) (not (z139)) (not (z140)) (not (z141))
      (not (z142)) (not (z143)) (not (z144)) (z147) (not (z148)) (not (z149)) (not (z150))
      (not (z151)) (z153) (not (z154)) (z155) (z156))
    :effect (and
      (z1) (not (z23)) (not (z81)) (not (z124)) (z130) (not (z155)) (not (z156))))
  (:action a326
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z8)) (not (z10)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (z33) (not (z41)) (not (z45))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (z64)
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79))
      (not (z81)) (not (z82)) (not (z83)) (not (z85)) (not (z88)) (not (z89)) (not (z91))
      (not (z92)) (not (z99)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z130)) (not (z131)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (z136) (not (z137)) (not (z139)) (not (z140)) (not (z141)) (not (z142))
      (not (z144)) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (not (z152)) (not (z153))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z1) (not (z33)) (not (z64)) (z130)))
  (:action a327
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10))
      (not (z12)) (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (z54) (not (z60)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z85))
      (not (z88)) (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115))
      (not (z116)) (not (z118)) (z120) (not (z127)) (not (z129)) (not (z130)) (not (z131))
      (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z138)) (not (z139))
      (not (z140)) (not (z141)) (not (z142)) (z143) (not (z144)) (not (z145)) (not (z146))
      (not (z147)) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z153) (z154))
    :effect (and
      (z1) (not (z54)) (not (z120)) (z130) (not (z143))))
  (:action a328
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z12)) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z81)) (z84) (not (z85)) (not (z87)) (not (z89)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z115)) (not (z116))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (z130) (not (z131))
      (not (z134)) (not (z135)) (z136) (not (z137)) (not (z140)) (not (z142)) (not (z143)) (z145)
      (not (z153)) (not (z155)) (not (z156)))
    :effect (and
      (z2) (not (z84)) (z131)))
  (:action a329
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z12)) (not (z21)) (not (z30))
      (not (z31)) (not (z33)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84))
      (not (z85)) (not (z87)) (not (z89)) (z90) (not (z91)) (not (z92)) (not (z95)) (not (z100))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z118))
      (not (z120)) (not (z125)) (not (z127)) (not (z129)) (z130) (not (z131)) (not (z132)) (z133)
      (not (z134)) (not (z135)) (not (z137)) (not (z140)) (not (z142)) (not (z143)) (not (z149))
      (z152) (z153) (z154) (z156))
    :effect (and
      (z2) (not (z90)) (z131) (not (z133)) (not (z154))))
  (:action a330
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z10)) (not (z12)) (not (z21))
      (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z85)) (not (z87))
      (not (z89)) (not (z91)) (not (z92)) (z95) (not (z100)) (not (z102)) (not (z109))
      (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z125)) (not (z127)) (not (z129))
      (z130) (not (z131)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142))
      (not (z143)) (not (z145)) (z146) (z147))
    :effect (and
      (z2) (not (z95)) (z131) (not (z138)) (not (z146)) (not (z147))))
  (:action a331
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z12)) (not (z21))
      (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z91)) (not (z92))
      (not (z95)) (not (z100)) (not (z102)) (z109) (not (z111)) (not (z115)) (not (z116))
      (not (z120)) (not (z125)) (not (z127)) (not (z129)) (z130) (not (z131)) (z132) (z133)
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z140) (not (z142)) (not (z143))
      (not (z149)) (z150) (not (z153)))
    :effect (and
      (z2) (not (z109)) (z131)))
  (:action a332
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z8)) (not (z12)) (not (z21)) (not (z23)) (not (z28))
      (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z74)) (not (z77))
      (not (z81)) (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z101)) (not (z102))
      (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z124)) (z125)
      (not (z127)) (not (z129)) (z130) (not (z131)) (not (z134)) (not (z135)) (not (z137))
      (not (z142)) (not (z143)) (not (z152)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z2) (not (z125)) (z131) (not (z153))))
  (:action a333
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (z12) (not (z21)) (not (z30))
      (not (z31)) (not (z33)) (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z74))
      (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z91)) (not (z92))
      (not (z95)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z125)) (not (z127)) (not (z129))
      (z130) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z137)) (z139)
      (z140) (z141) (not (z142)) (not (z143)) (not (z150)))
    :effect (and
      (z2) (not (z12)) (z131) (not (z139)) (not (z140)) (not (z141))))
  (:action a334
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z8)) (not (z12)) (not (z21)) (z23) (not (z28))
      (not (z30)) (not (z31)) (not (z33)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z74)) (not (z81)) (not (z84))
      (not (z85)) (not (z87)) (z89) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z120))
      (not (z124)) (not (z125)) (not (z127)) (not (z129)) (z130) (not (z131)) (not (z133))
      (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (z152) (z153) (not (z154))
      (z155) (not (z156)))
    :effect (and
      (z2) (not (z23)) (not (z89)) (z131) (not (z155))))
  (:action a335
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z12)) (not (z21)) (not (z30))
      (z31) (not (z33)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z118)) (not (z120))
      (not (z125)) (not (z127)) (not (z129)) (z130) (not (z131)) (z132) (z133) (not (z134))
      (not (z135)) (not (z137)) (z140) (not (z142)) (not (z143)) (z150) (not (z154)))
    :effect (and
      (z2) (not (z31)) (z131) (not (z132)) (not (z133))))
  (:action a336
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z12)) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (z46) (not (z47))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z104))
      (z109) (not (z111)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (z130) (not (z131)) (not (z132)) (not (z133)) (z134)
      (not (z135)) (not (z136)) (not (z137)) (not (z140)) (not (z142)) (not (z143)) (z144)
      (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z2) (not (z46)) (not (z109)) (z131) (not (z134))))
  (:action a337
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z8)) (not (z12)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (z47) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z102)) (not (z109))
      (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z125)) (not (z127)) (not (z129))
      (z130) (not (z131)) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (z149) (not (z151)))
    :effect (and
      (z2) (not (z47)) (z131) (not (z149))))
  (:action a338
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z8)) (not (z12)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (z51) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z115))
      (not (z116)) (not (z120)) (not (z125)) (not (z127)) (not (z129)) (z130) (not (z131))
      (not (z133)) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (z144) (z148)
      (z149) (not (z154)))
    :effect (and
      (z2) (not (z51)) (z131) (not (z144)) (not (z148))))
  (:action a339
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (z90)
      (not (z91)) (not (z92)) (not (z100)) (not (z102)) (not (z104)) (not (z115)) (not (z118))
      (not (z120)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (z133) (not (z134))
      (not (z135)) (not (z136)) (z137) (z140) (not (z142)) (not (z143)) (not (z144)) (not (z148))
      (z153) (z154))
    :effect (and
      (z3) (not (z8)) (not (z90)) (z132) (not (z137)) (not (z154))))
  (:action a340
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23)) (not (z28))
      (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z46)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z72)) (not (z73)) (not (z77)) (not (z81)) (z82) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z111)) (not (z118)) (not (z120)) (not (z124)) (not (z125))
      (not (z127)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z140) (not (z142))
      (not (z143)) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z3) (not (z82)) (z132) (z133) (not (z152)) (not (z153))))
  (:action a341
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21))
      (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z72)) (not (z73)) (not (z81))
      (not (z83)) (not (z85)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z100))
      (not (z102)) (z103) (not (z104)) (not (z115)) (not (z116)) (not (z118)) (not (z120))
      (not (z127)) (z130) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (not (z137)) (z140) (not (z142)) (not (z143)) (not (z154)))
    :effect (and
      (z3) (not (z103)) (not (z130)) (z132) (z133)))
  (:action a342
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z30))
      (not (z31)) (not (z33)) (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z81)) (not (z84)) (z85) (not (z87))
      (not (z90)) (not (z91)) (not (z92)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (z115) (not (z118)) (not (z120)) (not (z127)) (z131) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (not (z137)) (z140) (not (z142)) (not (z143)) (not (z154)))
    :effect (and
      (z3) (not (z85)) (not (z115)) (not (z131)) (z132) (z133)))
  (:action a343
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z4) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (z109)
      (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z131))
      (not (z132)) (not (z133)) (z134) (z135) (not (z136)) (not (z137)) (z140) (not (z142))
      (not (z143)) (z144) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z3) (not (z4)) (not (z109)) (z132) (z133) (not (z134)) (not (z135))))
  (:action a344
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z72)) (not (z73)) (not (z74)) (not (z81)) (z84) (not (z85)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127))
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (z140) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z3) (not (z5)) (not (z84)) (z132) (z133)))
  (:action a345
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21))
      (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z81))
      (not (z84)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (z95) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137)) (z138) (z140) (not (z142))
      (not (z143)) (z147) (not (z154)))
    :effect (and
      (z3) (not (z7)) (z132) (z133) (not (z136))))
  (:action a346
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (z23) (z28) (not (z30))
      (not (z31)) (not (z33)) (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z81)) (not (z84)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z118)) (not (z120)) (z124) (not (z127)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z140) (not (z142))
      (not (z143)) (not (z144)) (z153) (not (z154)) (z155) (z156))
    :effect (and
      (z3) (not (z23)) (not (z28)) (not (z124)) (z132) (z133) (not (z155)) (not (z156))))
  (:action a347
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21))
      (not (z30)) (not (z31)) (not (z33)) (z34) (not (z37)) (not (z39)) (not (z41)) (not (z46))
      (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z72)) (not (z73))
      (not (z79)) (not (z81)) (not (z84)) (not (z87)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z111)) (not (z118))
      (not (z120)) (not (z127)) (not (z129)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (z138) (z140) (not (z142)) (not (z143)) (z145) (z146)
      (not (z147)) (not (z154)))
    :effect (and
      (z3) (not (z10)) (not (z34)) (z132) (z133) (not (z138)) (not (z145)) (not (z146))))
  (:action a348
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z45)) (not (z46)) (z48) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70))
      (z72) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z140) (z142) (z143) (not (z144))
      (not (z148)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z3) (not (z48)) (not (z72)) (z132) (z133) (not (z142)) (not (z143))))
  (:action a349
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (z51)
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81))
      (not (z84)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z118)) (not (z120)) (not (z127)) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (not (z137)) (z140) (not (z142)) (not (z143)) (z144) (z148)
      (z149) (not (z154)))
    :effect (and
      (z3) (not (z51)) (z132) (z133) (not (z144)) (not (z148))))
  (:action a350
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z72)) (not (z73)) (not (z74))
      (not (z81)) (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z100))
      (not (z102)) (not (z104)) (not (z111)) (not (z118)) (not (z120)) (not (z127)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (z140) (not (z142)) (not (z143)) (not (z144))
      (not (z148)) (z149) (not (z151)) (not (z154)))
    :effect (and
      (z3) (not (z60)) (z132) (z133) (not (z149))))
  (:action a351
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z66)) (z70) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (z90) (not (z91)) (not (z92)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z115)) (not (z118)) (not (z120)) (not (z127)) (not (z131))
      (not (z132)) (z133) (not (z134)) (not (z135)) (z137) (z140) (z141) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (not (z149)) (z153) (z154))
    :effect (and
      (z3) (not (z70)) (not (z90)) (z104) (z132) (not (z137)) (not (z154))))
  (:action a352
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21))
      (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z81)) (not (z84)) (z85) (not (z87)) (not (z88)) (not (z90))
      (not (z91)) (not (z92)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109))
      (not (z118)) (not (z120)) (not (z127)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (not (z137)) (z140) (z141) (not (z142)) (not (z143)) (not (z154)))
    :effect (and
      (z3) (not (z85)) (z104) (z132) (z133)))
  (:action a353
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84))
      (not (z87)) (z88) (not (z90)) (not (z91)) (not (z92)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z127))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z140) (z141) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (z149) (not (z151)) (not (z154)))
    :effect (and
      (z3) (not (z88)) (z104) (z132) (z133) (not (z149))))
  (:action a354
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (z82) (not (z84)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (z101)
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z140) (z141)
      (not (z142)) (not (z143)) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z3) (not (z82)) (not (z101)) (z104) (z132) (z133) (not (z152)) (not (z153))))
  (:action a355
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21))
      (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z100)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z115)) (not (z116)) (not (z118)) (not (z120))
      (not (z127)) (z130) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (not (z137)) (z140) (z141) (not (z142)) (not (z143)) (not (z154)))
    :effect (and
      (not (z1)) (z3) (z104) (not (z130)) (z132) (z133)))
  (:action a356
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (z4) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81))
      (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109))
      (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z131))
      (not (z132)) (not (z133)) (z134) (z135) (not (z136)) (not (z137)) (z140) (z141)
      (not (z142)) (not (z143)) (z144) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z3) (not (z4)) (z104) (z132) (z133) (not (z134)) (not (z135))))
  (:action a357
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z8)) (not (z10))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z66)) (z70) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81))
      (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109))
      (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z131)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (z136) (z137) (z140) (z141) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (not (z149)) (not (z153)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z3) (not (z5)) (not (z70)) (z104) (z132) (z133) (not (z137))))
  (:action a358
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10))
      (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z87))
      (not (z88)) (not (z90)) (not (z91)) (not (z92)) (z95) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137)) (z140) (z141)
      (not (z142)) (not (z143)) (z147) (not (z154)))
    :effect (and
      (z3) (not (z7)) (z104) (z132) (z133) (not (z136))))
  (:action a359
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10)
      (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (z79) (not (z81)) (not (z84))
      (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120))
      (not (z127)) (not (z129)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136))
      (z138) (z140) (z141) (not (z142)) (not (z143)) (z145) (z146) (not (z147)) (not (z154)))
    :effect (and
      (z3) (not (z10)) (not (z79)) (z104) (z132) (z133) (not (z138)) (not (z145)) (not (z146))))
  (:action a360
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (z23)
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z118)) (not (z120)) (z124) (not (z127))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z137)) (z140) (z141) (not (z142))
      (not (z143)) (z153) (not (z154)) (z155) (z156))
    :effect (and
      (z3) (not (z23)) (z104) (not (z124)) (z132) (z133) (not (z155)) (not (z156))))
  (:action a361
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (not (z45)) (not (z46)) (z48) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81))
      (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z118))
      (not (z120)) (not (z124)) (z127) (not (z129)) (z131) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (z140) (z141) (z142) (z143) (not (z144))
      (not (z148)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z3) (not (z48)) (z104) (not (z127)) (z132) (z133) (not (z142)) (not (z143))))
  (:action a362
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z21)) (z23)
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83))
      (not (z84)) (not (z85)) (z87) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z112)) (not (z115)) (not (z118))
      (not (z120)) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z132)) (z133)
      (not (z134)) (not (z135)) (not (z136)) (z137) (z139) (z140) (not (z142)) (not (z143))
      (not (z144)) (not (z145)) (not (z146)) (not (z148)) (not (z149)) (not (z151)) (z153) (z154)
      (z155))
    :effect (and
      (z3) (not (z8)) (not (z87)) (z118) (z132) (not (z137)) (not (z154))))
  (:action a363
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (z77)
      (not (z81)) (not (z82)) (not (z83)) (not (z84)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z139) (z140)
      (not (z142)) (not (z143)) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z3) (not (z77)) (z118) (z132) (z133) (not (z152)) (not (z153))))
  (:action a364
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z77)) (not (z81)) (z83) (not (z84)) (not (z85)) (not (z87)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z104))
      (not (z109)) (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z127))
      (z130) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z139) (z140)
      (not (z142)) (not (z143)) (not (z154)))
    :effect (and
      (z3) (not (z83)) (z118) (not (z130)) (z132) (z133)))
  (:action a365
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z39)) (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z85))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (z100)
      (not (z102)) (not (z104)) (not (z109)) (not (z112)) (not (z115)) (not (z118)) (not (z120))
      (not (z124)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133)) (not (z134))
      (z135) (not (z136)) (not (z137)) (z139) (z140) (not (z142)) (not (z143)) (z144) (z148)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z3) (not (z100)) (z118) (z132) (z133) (not (z135))))
  (:action a366
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z77))
      (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z112))
      (z115) (not (z118)) (not (z120)) (not (z127)) (z131) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (not (z136)) (z139) (z140) (not (z142)) (not (z143)) (not (z144)) (not (z154)))
    :effect (and
      (z3) (not (z115)) (z118) (not (z131)) (z132) (z133)))
  (:action a367
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z74)) (not (z77)) (not (z81))
      (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z131))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (z139) (z140) (not (z142))
      (not (z143)) (not (z144)) (z146) (not (z148)) (not (z149)) (not (z153)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (z3) (not (z5)) (z118) (z132) (z133)))
  (:action a368
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z21) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z70)) (z72) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83))
      (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z112)) (not (z118))
      (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (not (z136)) (z139) (z140) (z142) (z143) (not (z144)) (not (z148))
      (not (z151)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z3) (not (z21)) (not (z72)) (z118) (z132) (z133) (not (z142)) (not (z143))))
  (:action a369
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (z26) (not (z30))
      (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z87))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z112)) (not (z118)) (not (z120)) (not (z127)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z137)) (z139) (z140) (not (z142)) (not (z143))
      (z144) (not (z148)) (z149) (not (z151)) (not (z154)))
    :effect (and
      (z3) (not (z26)) (z118) (z132) (z133) (not (z144))))
  (:action a370
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23)) (not (z26))
      (z28) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z77))
      (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (z97) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (not (z137)) (z139) (z140) (not (z142)) (not (z143)) (z153)
      (not (z154)) (not (z155)) (z156))
    :effect (and
      (z3) (not (z28)) (not (z97)) (z118) (z132) (z133) (not (z156))))
  (:action a371
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (z37) (not (z39)) (not (z41)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z77))
      (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (z95)
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z112))
      (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (z136) (not (z137)) (z139) (z140) (not (z142)) (not (z143)) (z146) (z147)
      (not (z154)))
    :effect (and
      (z3) (not (z37)) (z118) (z132) (z133) (not (z136))))
  (:action a372
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (z39) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z77)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z127))
      (not (z129)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (z138) (z139) (z140) (not (z142)) (not (z143)) (z145) (not (z146)) (z147) (not (z154)))
    :effect (and
      (z3) (not (z10)) (not (z39)) (z118) (z132) (z133) (not (z138)) (not (z145)) (not (z147))))
  (:action a373
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z84))
      (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (z99) (not (z100))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z127)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z139) (z140) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (z149) (z151) (not (z154)))
    :effect (and
      (z3) (not (z60)) (not (z99)) (z118) (z132) (z133) (not (z149)) (not (z151))))
  (:action a374
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z12))
      (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z53)) (not (z54))
      (not (z64)) (z66) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z84))
      (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129))
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (z139) (z140) (not (z141)) (not (z142)) (not (z143)) (z144) (z150) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (z4) (not (z66)) (z134) (z135) (not (z139)) (not (z140)) (not (z150))))
  (:action a375
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z28)) (not (z31)) (not (z37)) (not (z41)) (not (z46)) (not (z48)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z84)) (z85) (not (z87)) (not (z89))
      (not (z90)) (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z131))
      (not (z132)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z140)) (not (z142))
      (not (z143)) (z144) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z4) (not (z85)) (z134) (z135)))
  (:action a376
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21))
      (not (z23)) (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (z82) (not (z84)) (not (z85))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z100)) (z101) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z131))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142))
      (not (z143)) (z144) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z4) (not (z82)) (not (z101)) (z134) (z135) (not (z152)) (not (z153))))
  (:action a377
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21))
      (not (z23)) (not (z28)) (not (z31)) (not (z37)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z83)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z92)) (not (z97)) (not (z100)) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z115)) (not (z116)) (not (z118))
      (not (z120)) (not (z124)) (not (z127)) (not (z129)) (z130) (not (z131)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142)) (not (z143))
      (z144) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z1)) (z4) (not (z130)) (z134) (z135)))
  (:action a378
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z3) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z79)) (not (z84)) (not (z85)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z101))
      (not (z102)) (z104) (not (z109)) (not (z111)) (not (z115)) (not (z118)) (not (z120))
      (not (z124)) (not (z127)) (not (z129)) (not (z131)) (z132) (z133) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (z140) (z141) (not (z142)) (not (z143)) (z144) (not (z153))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z3)) (z4) (not (z104)) (not (z132)) (not (z133)) (z134) (z135)))
  (:action a379
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z7) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z46))
      (not (z48)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z81))
      (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z92)) (z95) (not (z97))
      (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z115)) (not (z118)) (not (z120))
      (not (z124)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z134)) (not (z135))
      (z136) (not (z137)) (not (z142)) (not (z143)) (z144) (z147) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z4) (not (z7)) (z134) (z135) (not (z136))))
  (:action a380
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (z10)
      (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (z79)
      (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124))
      (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (z138) (not (z142)) (not (z143)) (z144) (z145) (z146)
      (not (z147)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z4) (not (z10)) (not (z79)) (z134) (z135) (not (z138)) (not (z145)) (not (z146))))
  (:action a381
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (z23) (not (z28)) (not (z31)) (not (z37)) (not (z41)) (not (z46)) (not (z48)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z84)) (not (z85)) (not (z87))
      (not (z89)) (not (z90)) (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z104))
      (not (z109)) (not (z115)) (not (z118)) (not (z120)) (z124) (not (z127)) (not (z129))
      (not (z131)) (not (z132)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142))
      (not (z143)) (z144) (z153) (not (z154)) (z155) (z156))
    :effect (and
      (z4) (not (z23)) (not (z124)) (z134) (z135) (not (z155)) (not (z156))))
  (:action a382
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z77)) (z82)
      (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129))
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (not (z142)) (not (z143)) (z144) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z4) (not (z82)) (z109) (z134) (z135) (not (z152)) (not (z153))))
  (:action a383
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21))
      (not (z23)) (not (z28)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z89))
      (not (z90)) (not (z92)) (not (z97)) (not (z100)) (not (z102)) (z103) (not (z104))
      (not (z109)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z127))
      (not (z129)) (z130) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (not (z142)) (not (z143)) (z144) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z4) (not (z103)) (z109) (not (z130)) (z134) (z135)))
  (:action a384
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z48))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z84)) (z85) (not (z87))
      (not (z89)) (not (z90)) (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z104))
      (not (z109)) (z115) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (z131)
      (not (z132)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142)) (not (z143))
      (z144) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z4) (not (z85)) (z109) (not (z115)) (not (z131)) (z134) (z135)))
  (:action a385
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115))
      (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z131)) (z132) (z133)
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z140) (not (z142)) (not (z143)) (z144)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z3)) (z4) (z109) (not (z132)) (not (z133)) (z134) (z135)))
  (:action a386
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z7) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z46))
      (not (z48)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z81))
      (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z92)) (z95) (not (z97))
      (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z115)) (not (z118)) (not (z120))
      (not (z124)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z134)) (not (z135))
      (z136) (not (z137)) (not (z142)) (not (z143)) (z144) (z147) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z4) (not (z7)) (z109) (z134) (z135) (not (z136))))
  (:action a387
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (z23) (z28) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z48))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z84)) (not (z85))
      (not (z87)) (not (z89)) (not (z90)) (not (z92)) (not (z97)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z115)) (not (z118)) (not (z120)) (z124) (not (z127))
      (not (z129)) (not (z131)) (not (z132)) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (not (z140)) (not (z142)) (not (z143)) (z144) (z153) (not (z154)) (z155) (z156))
    :effect (and
      (z4) (not (z23)) (not (z28)) (z109) (not (z124)) (z134) (z135) (not (z155)) (not (z156))))
  (:action a388
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (z10) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (z34) (not (z37)) (not (z39))
      (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z79)) (not (z81)) (not (z84)) (not (z85))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z115))
      (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z131)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142))
      (not (z143)) (z144) (z145) (z146) (not (z147)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z4) (not (z10)) (not (z34)) (z109) (z134) (z135) (not (z138)) (not (z145)) (not (z146))))
  (:action a389
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z12)) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z41)) (not (z46)) (not (z48)) (not (z49)) (z53) (not (z54)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z84)) (not (z85)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z103))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120))
      (not (z124)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (z139) (z140) (z141) (not (z142)) (not (z143))
      (z144) (z150) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z4) (not (z53)) (z109) (z134) (z135) (not (z139)) (not (z140)) (not (z141)) (not (z150))))
  (:action a390
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (z77) (not (z82)) (not (z83)) (not (z84))
      (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137))
      (not (z142)) (not (z143)) (not (z144)) (z146) (not (z148)) (z152) (z153) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (z5) (not (z77)) (not (z152)) (not (z153))))
  (:action a391
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z31)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (z83) (not (z84)) (not (z85))
      (not (z87)) (not (z89)) (not (z90)) (not (z92)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z112)) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (not (z127)) (z130) (not (z131)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z142)) (not (z143))
      (not (z144)) (z146) (not (z148)) (not (z154)) (not (z155)))
    :effect (and
      (z5) (not (z83)) (not (z130))))
  (:action a392
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z77)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (z112) (not (z115)) (not (z118)) (not (z120))
      (not (z124)) (not (z127)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (z136) (not (z137)) (not (z139)) (z140) (z141) (not (z142)) (not (z143)) (not (z144))
      (z146) (not (z148)) (z150) (not (z154)) (not (z155)))
    :effect (and
      (z5) (not (z112)) (not (z140)) (not (z141)) (not (z150))))
  (:action a393
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z31)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z92)) (not (z100))
      (not (z102)) (not (z104)) (not (z109)) (z115) (not (z118)) (not (z120)) (not (z124))
      (not (z127)) (z131) (not (z132)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z140))
      (not (z142)) (not (z143)) (not (z144)) (z146) (not (z148)) (not (z153)) (not (z154))
      (not (z155)))
    :effect (and
      (z5) (not (z115)) (not (z131))))
  (:action a394
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z83)) (not (z84))
      (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z115)) (z118) (not (z120)) (not (z124)) (not (z127)) (not (z131)) (z132) (z133)
      (not (z134)) (not (z135)) (z136) (not (z137)) (z139) (z140) (not (z142)) (not (z143))
      (not (z144)) (z146) (not (z148)) (not (z149)) (not (z153)) (not (z154)) (not (z155)))
    :effect (and
      (not (z3)) (z5) (not (z118)) (not (z132)) (not (z133))))
  (:action a395
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (z26) (not (z28)) (not (z30)) (not (z31)) (not (z37)) (not (z39)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z83)) (not (z84)) (not (z85)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z109)) (not (z112)) (not (z115)) (not (z118)) (not (z120))
      (not (z124)) (not (z127)) (not (z131)) (not (z132)) (not (z134)) (not (z135)) (z136)
      (not (z137)) (not (z140)) (not (z142)) (not (z143)) (z144) (z146) (not (z148)) (z149)
      (not (z151)) (not (z153)) (not (z154)) (not (z155)))
    :effect (and
      (z5) (not (z26)) (not (z144))))
  (:action a396
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (z28) (not (z31)) (not (z37)) (not (z39)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z51)) (not (z54)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z77)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z89))
      (not (z90)) (not (z92)) (z97) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z109)) (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127))
      (not (z131)) (not (z132)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (z153) (not (z154)) (not (z155)) (z156))
    :effect (and
      (z5) (not (z28)) (not (z97)) (not (z156))))
  (:action a397
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (z60) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77))
      (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (z99) (not (z100)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z124))
      (not (z127)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136)
      (not (z137)) (not (z142)) (not (z143)) (not (z144)) (z146) (not (z148)) (z149) (z151)
      (not (z154)) (not (z155)))
    :effect (and
      (z5) (not (z60)) (not (z99)) (not (z149)) (not (z151))))
  (:action a398
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (not (z64)) (z66) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79))
      (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127))
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137)) (z139)
      (z140) (not (z141)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z150) (not (z154))
      (not (z155)))
    :effect (and
      (z5) (not (z66)) (z70) (z137) (not (z139)) (not (z140)) (not (z150))))
  (:action a399
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z51)) (not (z54)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (z85)
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z115)) (not (z118)) (not (z120))
      (not (z124)) (not (z127)) (not (z131)) (not (z132)) (not (z134)) (not (z135)) (z136)
      (not (z137)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z154)) (not (z155)))
    :effect (and
      (z5) (z70) (not (z85)) (z137)))
  (:action a400
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (z7) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z51))
      (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (z81) (not (z82)) (not (z84)) (z85) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z124))
      (not (z127)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136)
      (not (z137)) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144))
      (z147) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (not (z154)) (not (z155)))
    :effect (and
      (z5) (z70) (not (z81)) (not (z85)) (z137)))
  (:action a401
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (z88) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127))
      (not (z131)) (not (z132)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (z149) (not (z151)) (not (z154)) (not (z155)))
    :effect (and
      (z5) (z70) (not (z88)) (z137) (not (z149))))
  (:action a402
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79))
      (not (z81)) (z82) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z100)) (z101) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z125))
      (not (z127)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136)
      (not (z137)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z152) (z153) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (z5) (z70) (not (z82)) (not (z101)) (z137) (not (z152)) (not (z153))))
  (:action a403
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81))
      (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104))
      (not (z109)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z127))
      (z130) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137))
      (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z154)) (not (z155)))
    :effect (and
      (not (z1)) (z5) (z70) (not (z130)) (z137)))
  (:action a404
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z3) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81))
      (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z100)) (not (z101)) (not (z102)) (z104) (not (z109)) (not (z111))
      (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z131)) (z132) (z133)
      (not (z134)) (not (z135)) (z136) (not (z137)) (z140) (z141) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (not (z149)) (not (z153)) (not (z154)) (not (z155)))
    :effect (and
      (not (z3)) (z5) (z70) (not (z104)) (not (z132)) (not (z133)) (z137)))
  (:action a405
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z10))
      (not (z21)) (z23) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z51)) (not (z54)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84))
      (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z115))
      (not (z118)) (not (z120)) (z124) (not (z127)) (not (z131)) (not (z132)) (not (z134))
      (not (z135)) (z136) (not (z137)) (not (z142)) (not (z143)) (not (z144)) (z146) (not (z148))
      (z153) (not (z154)) (z155) (z156))
    :effect (and
      (z5) (not (z23)) (z70) (not (z124)) (z137) (not (z155)) (not (z156))))
  (:action a406
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8))
      (not (z10)) (not (z12)) (not (z21)) (z23) (not (z26)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z51))
      (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (z81) (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z112)) (not (z115)) (not (z118)) (not (z120))
      (z124) (not (z127)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136)
      (not (z137)) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144))
      (z147) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z153) (not (z154)) (z155)
      (z156))
    :effect (and
      (z5) (not (z23)) (z70) (not (z81)) (not (z124)) (z137) (not (z155)) (not (z156))))
  (:action a407
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (z82) (not (z84)) (not (z85)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (z136) (not (z137)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z152) (z153)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z5) (not (z82)) (z84) (not (z152)) (not (z153))))
  (:action a408
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z31)) (not (z34)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z83)) (not (z84)) (not (z85))
      (not (z87)) (not (z89)) (not (z90)) (not (z92)) (not (z97)) (not (z100)) (not (z102))
      (z103) (not (z104)) (not (z109)) (not (z115)) (not (z116)) (not (z118)) (not (z120))
      (not (z124)) (not (z127)) (z130) (not (z131)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (z136) (not (z137)) (not (z142)) (not (z143)) (not (z144)) (not (z148))
      (not (z154)) (not (z155)))
    :effect (and
      (z5) (z84) (not (z103)) (not (z130))))
  (:action a409
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z31)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z84)) (z85) (not (z87)) (not (z89)) (not (z90)) (not (z92)) (not (z97)) (not (z100))
      (not (z102)) (not (z104)) (not (z109)) (z115) (not (z118)) (not (z120)) (not (z124))
      (not (z127)) (z131) (not (z132)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (not (z154)) (not (z155)))
    :effect (and
      (z5) (z84) (not (z85)) (not (z115)) (not (z131))))
  (:action a410
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z131))
      (z132) (z133) (not (z134)) (not (z135)) (z136) (not (z137)) (z140) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (not (z154)) (not (z155)))
    :effect (and
      (not (z3)) (z5) (z84) (not (z132)) (not (z133))))
  (:action a411
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z10)) (not (z21))
      (z23) (not (z26)) (z28) (not (z31)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z92)) (not (z97))
      (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z115)) (not (z118)) (not (z120))
      (z124) (not (z127)) (not (z131)) (not (z132)) (not (z134)) (not (z135)) (z136) (not (z137))
      (not (z140)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z149)) (z153)
      (not (z154)) (z155) (z156))
    :effect (and
      (z5) (not (z23)) (not (z28)) (z84) (not (z124)) (not (z155)) (not (z156))))
  (:action a412
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (z51) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z115)) (not (z118))
      (not (z120)) (not (z124)) (not (z127)) (not (z131)) (not (z132)) (not (z134)) (not (z135))
      (z136) (not (z137)) (not (z140)) (not (z142)) (not (z143)) (z144) (z148) (z149)
      (not (z153)) (not (z154)) (not (z155)))
    :effect (and
      (z5) (not (z51)) (z84) (not (z144)) (not (z148))))
  (:action a413
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z54))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z84))
      (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z131)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137)) (z139) (z140) (z141)
      (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z150) (not (z154)) (not (z155)))
    :effect (and
      (z5) (not (z53)) (z84) (not (z139)) (not (z140)) (not (z141)) (not (z150))))
  (:action a414
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z118)) (not (z120))
      (not (z124)) (not (z127)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (z136) (not (z137)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (not (z154))
      (not (z155)))
    :effect (and
      (z5) (not (z60)) (z84) (not (z149))))
  (:action a415
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z6)) (not (z10)) (not (z12)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39))
      (not (z41)) (not (z46)) (z48) (not (z49)) (not (z53)) (not (z54)) (not (z60)) (not (z64))
      (not (z66)) (z77) (not (z79)) (not (z82)) (not (z83)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z124)) (not (z125)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136))
      (not (z138)) (not (z139)) (not (z140)) (not (z141)) (z142) (z143) (not (z144)) (not (z145))
      (not (z146)) (not (z147)) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z152) (z153)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z6) (not (z77)) (z97) (not (z152)) (not (z153)) (z156)))
  (:action a416
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z6)) (not (z10)) (not (z12)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z46)) (z48) (not (z49)) (not (z53)) (not (z54)) (not (z60))
      (not (z64)) (not (z66)) (not (z77)) (not (z79)) (not (z82)) (not (z83)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (z112) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (not (z136)) (not (z138)) (not (z139)) (z140) (z141) (z142)
      (z143) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)) (not (z149)) (z150)
      (not (z151)) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z6) (z97) (not (z112)) (not (z140)) (not (z141)) (not (z150)) (z156)))
  (:action a417
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z10) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (z39)
      (not (z41)) (not (z46)) (z48) (not (z49)) (not (z53)) (not (z54)) (not (z60)) (not (z64))
      (not (z66)) (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z83)) (not (z84))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z109)) (not (z111))
      (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z129)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z136)) (z138) (not (z139)) (not (z140))
      (not (z141)) (z142) (z143) (not (z144)) (z145) (not (z146)) (z147) (not (z148))
      (not (z149)) (not (z150)) (not (z151)) (not (z152)) (not (z153)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z6) (not (z10)) (not (z39)) (z97) (not (z138)) (not (z145)) (not (z147)) (z156)))
  (:action a418
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z6)) (not (z10)) (not (z12)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (z48) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (z60) (not (z64)) (not (z66)) (not (z73)) (not (z74)) (not (z77)) (not (z79))
      (not (z82)) (not (z83)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (z99) (not (z100)) (not (z101)) (not (z102))
      (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z125))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z138)) (not (z139))
      (not (z140)) (not (z141)) (z142) (z143) (not (z144)) (not (z145)) (not (z146)) (not (z147))
      (not (z148)) (z149) (not (z150)) (z151) (not (z152)) (not (z153)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z6) (not (z60)) (z97) (not (z99)) (not (z149)) (not (z151)) (z156)))
  (:action a419
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (z66)
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z84)) (not (z87))
      (not (z88)) (not (z91)) (not (z92)) (z95) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z127))
      (not (z129)) (not (z132)) (not (z134)) (not (z135)) (not (z136)) (z138) (z139) (z140)
      (not (z141)) (not (z145)) (z146) (z147) (z150))
    :effect (and
      (z7) (not (z66)) (z136) (not (z139)) (not (z140)) (not (z150))))
  (:action a420
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z3) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z10)) (not (z21)) (not (z26)) (not (z30)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z66)) (z70)
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z91)) (not (z92)) (z95) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z120)) (not (z127)) (not (z129))
      (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (z138)
      (not (z142)) (not (z143)) (not (z144)) (z147) (not (z148)))
    :effect (and
      (z7) (not (z70)) (z136) (not (z137))))
  (:action a421
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z72)) (not (z73)) (not (z77)) (z82) (not (z84))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (z95) (not (z97)) (not (z100))
      (not (z101)) (not (z102)) (not (z109)) (not (z111)) (not (z120)) (not (z124)) (not (z125))
      (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z136)) (z138) (z146) (z147)
      (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z7) (not (z82)) (z136) (not (z152)) (not (z153))))
  (:action a422
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z30)) (not (z37)) (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z84)) (z85) (not (z87)) (not (z90))
      (not (z91)) (not (z92)) (z95) (not (z100)) (not (z102)) (not (z109)) (not (z111))
      (not (z120)) (not (z127)) (not (z129)) (z130) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (z138) (not (z142)) (not (z143)) (z146) (z147) (not (z154)))
    :effect (and
      (z7) (not (z85)) (z136)))
  (:action a423
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z84))
      (not (z87)) (z88) (not (z91)) (not (z92)) (z95) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z120)) (not (z127)) (not (z129))
      (not (z134)) (not (z135)) (not (z136)) (z138) (not (z144)) (not (z145)) (z146) (z147)
      (not (z148)) (z149) (not (z151)))
    :effect (and
      (z7) (not (z88)) (z136) (not (z149))))
  (:action a424
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z10)) (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z37)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z66)) (z70) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z84)) (not (z85))
      (not (z87)) (not (z88)) (z90) (not (z91)) (not (z92)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z118)) (not (z120))
      (not (z127)) (not (z129)) (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135))
      (not (z136)) (z137) (z138) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z154))
    :effect (and
      (z7) (not (z70)) (not (z90)) (not (z133)) (z136) (not (z137)) (not (z154))))
  (:action a425
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (z82) (not (z84)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (z95) (not (z97)) (not (z100))
      (z101) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z136)) (z138) (z146)
      (z147) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z7) (not (z82)) (not (z101)) (z136) (not (z152)) (not (z153))))
  (:action a426
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z21)) (not (z30)) (not (z34)) (not (z37)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z72)) (not (z73)) (not (z83))
      (not (z84)) (not (z85)) (not (z87)) (not (z91)) (not (z92)) (z95) (not (z100)) (not (z102))
      (z103) (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z127))
      (not (z129)) (z130) (not (z131)) (not (z134)) (not (z135)) (not (z136)) (z138) (not (z142))
      (not (z143)) (not (z145)) (z146) (z147))
    :effect (and
      (z7) (not (z103)) (not (z130)) (z136)))
  (:action a427
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z30)) (not (z37)) (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z84)) (z85) (not (z87)) (not (z90))
      (not (z91)) (not (z92)) (z95) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (z115)
      (not (z120)) (not (z127)) (not (z129)) (z130) (z131) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (z138) (not (z142)) (not (z143)) (z146) (z147) (not (z154)))
    :effect (and
      (z7) (not (z85)) (not (z115)) (not (z131)) (z136)))
  (:action a428
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z21)) (not (z30)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88))
      (not (z91)) (not (z92)) (z95) (not (z100)) (not (z101)) (not (z102)) (not (z103))
      (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z127))
      (not (z129)) (z130) (not (z131)) (not (z134)) (not (z135)) (not (z136)) (z138) (not (z142))
      (not (z143)) (not (z145)) (z146) (z147))
    :effect (and
      (not (z1)) (z7) (not (z130)) (z136)))
  (:action a429
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z30)) (not (z31)) (not (z37)) (not (z41)) (not (z46)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z84)) (not (z87))
      (not (z90)) (not (z91)) (not (z92)) (z95) (not (z100)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (z132) (z133)
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (z140) (not (z142)) (not (z143))
      (z147) (not (z154)))
    :effect (and
      (not (z3)) (z7) (not (z132)) (not (z133)) (z136)))
  (:action a430
    :parameters ()
    :precondition (and
      (not (z1)) (z3) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z21)) (not (z30)) (not (z31)) (not (z37)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z79)) (not (z84)) (not (z87)) (not (z88)) (not (z90)) (not (z91))
      (not (z92)) (z95) (not (z100)) (not (z101)) (not (z102)) (z104) (not (z109)) (not (z111))
      (not (z118)) (not (z120)) (not (z127)) (not (z129)) (z132) (z133) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (z138) (z140) (z141) (not (z142)) (not (z143)) (z147)
      (not (z154)))
    :effect (and
      (not (z3)) (z7) (not (z104)) (not (z132)) (not (z133)) (z136)))
  (:action a431
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z4) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z37)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (z95) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129))
      (not (z131)) (not (z132)) (not (z133)) (z134) (z135) (not (z136)) (not (z137)) (z138)
      (not (z142)) (not (z143)) (z144) (z147) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z4)) (z7) (not (z134)) (not (z135)) (z136)))
  (:action a432
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z4) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z37)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (z95) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (z109) (not (z111))
      (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z131))
      (not (z132)) (not (z133)) (z134) (z135) (not (z136)) (not (z137)) (z138) (not (z142))
      (not (z143)) (z144) (z147) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z4)) (z7) (not (z109)) (not (z134)) (not (z135)) (z136)))
  (:action a433
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z91)) (not (z92)) (z95)
      (not (z100)) (not (z102)) (z109) (not (z111)) (not (z115)) (not (z120)) (not (z127))
      (not (z129)) (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (z137)
      (z138) (not (z142)) (not (z143)) (not (z144)) (z147) (not (z148)))
    :effect (and
      (z7) (not (z8)) (not (z109)) (z136) (not (z137))))
  (:action a434
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10)
      (not (z12)) (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (z66)
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84))
      (not (z87)) (not (z88)) (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z127)) (not (z129)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136))
      (z138) (z139) (z140) (not (z141)) (z145) (z150))
    :effect (and
      (z7) (not (z10)) (not (z66)) (z136) (not (z138)) (not (z139)) (not (z140)) (not (z150))))
  (:action a435
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10)
      (not (z21)) (not (z26)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z66)) (z70)
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z85))
      (not (z87)) (not (z88)) (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z120)) (not (z127))
      (not (z129)) (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (z137)
      (z138) (z141) (not (z142)) (not (z143)) (not (z144)) (z145) (not (z148)))
    :effect (and
      (z7) (not (z10)) (not (z70)) (z136) (not (z137)) (not (z138))))
  (:action a436
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z72)) (not (z73)) (not (z77)) (not (z81)) (z82)
      (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z109)) (not (z111)) (not (z120))
      (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z136))
      (z138) (z145) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z7) (not (z10)) (not (z82)) (z136) (not (z138)) (not (z152)) (not (z153))))
  (:action a437
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21))
      (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z81)) (not (z84)) (z85)
      (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102))
      (not (z109)) (not (z111)) (not (z120)) (not (z127)) (not (z129)) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (z138) (not (z142)) (not (z143)) (z145) (not (z154)))
    :effect (and
      (z7) (not (z10)) (not (z85)) (z136) (not (z138))))
  (:action a438
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81))
      (not (z84)) (not (z87)) (z88) (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z120)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (not (z136)) (z138) (not (z144)) (z145) (not (z148))
      (z149) (not (z151)))
    :effect (and
      (z7) (not (z10)) (not (z88)) (z136) (not (z138)) (not (z149))))
  (:action a439
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (z10) (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z66)) (z70) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84))
      (not (z85)) (not (z87)) (not (z88)) (z90) (not (z91)) (not (z92)) (not (z95)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z118))
      (not (z120)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (z133) (not (z134))
      (not (z135)) (not (z136)) (z137) (z138) (not (z142)) (not (z143)) (not (z144)) (z145)
      (not (z148)) (z154))
    :effect (and
      (z7) (not (z10)) (not (z70)) (not (z90)) (not (z133)) (z136) (not (z137)) (not (z138))
      (not (z154))))
  (:action a440
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (z82) (not (z84))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z100)) (z101) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z134)) (not (z135))
      (not (z136)) (z138) (z145) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z7) (not (z10)) (not (z82)) (not (z101)) (z136) (not (z138)) (not (z152)) (not (z153))))
  (:action a441
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10)
      (not (z21)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z41)) (not (z46))
      (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z72)) (not (z73))
      (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z91)) (not (z92))
      (not (z95)) (not (z100)) (not (z102)) (z103) (not (z109)) (not (z111)) (not (z115))
      (not (z116)) (not (z120)) (not (z127)) (not (z129)) (z130) (not (z131)) (not (z134))
      (not (z135)) (not (z136)) (z138) (not (z142)) (not (z143)) (z145))
    :effect (and
      (z7) (not (z10)) (not (z103)) (not (z130)) (z136) (not (z138))))
  (:action a442
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21))
      (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z81)) (not (z84)) (z85)
      (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102))
      (not (z109)) (not (z111)) (z115) (not (z120)) (not (z127)) (not (z129)) (z131) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142)) (not (z143)) (z145) (not (z154)))
    :effect (and
      (z7) (not (z10)) (not (z85)) (not (z115)) (not (z131)) (z136) (not (z138))))
  (:action a443
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21))
      (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z120))
      (not (z127)) (not (z129)) (z130) (not (z131)) (not (z134)) (not (z135)) (not (z136)) (z138)
      (not (z142)) (not (z143)) (z145))
    :effect (and
      (not (z1)) (z7) (not (z10)) (not (z130)) (z136) (not (z138))))
  (:action a444
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21)) (not (z30))
      (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z81)) (not (z84))
      (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (z140)
      (not (z142)) (not (z143)) (z145) (not (z154)))
    :effect (and
      (not (z3)) (z7) (not (z10)) (not (z132)) (not (z133)) (z136) (not (z138))))
  (:action a445
    :parameters ()
    :precondition (and
      (not (z1)) (z3) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21))
      (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z79)) (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z101)) (not (z102)) (z104)
      (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (z132) (z133)
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (z140) (z141) (not (z142))
      (not (z143)) (z145) (not (z154)))
    :effect (and
      (not (z3)) (z7) (not (z10)) (not (z104)) (not (z132)) (not (z133)) (z136) (not (z138))))
  (:action a446
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z4) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127))
      (not (z129)) (not (z131)) (not (z132)) (not (z133)) (z134) (z135) (not (z136)) (not (z137))
      (z138) (not (z142)) (not (z143)) (z144) (z145) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z4)) (z7) (not (z10)) (not (z134)) (not (z135)) (z136) (not (z138))))
  (:action a447
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z4) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z104))
      (z109) (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127))
      (not (z129)) (not (z131)) (not (z132)) (not (z133)) (z134) (z135) (not (z136)) (not (z137))
      (z138) (not (z140)) (not (z142)) (not (z143)) (z144) (z145) (not (z153)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z4)) (z7) (not (z10)) (not (z109)) (not (z134)) (not (z135)) (z136) (not (z138))))
  (:action a448
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (z10) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (z90)
      (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z131))
      (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (z138) (not (z142))
      (not (z143)) (not (z144)) (z145) (not (z148)) (z154))
    :effect (and
      (z7) (not (z8)) (not (z10)) (not (z90)) (not (z133)) (z136) (not (z137)) (not (z138))
      (not (z154))))
  (:action a449
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (z10) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z91))
      (not (z92)) (not (z95)) (not (z100)) (not (z102)) (z109) (not (z111)) (not (z115))
      (not (z120)) (not (z127)) (not (z129)) (not (z131)) (z132) (z133) (not (z134)) (not (z135))
      (not (z136)) (z137) (z138) (not (z142)) (not (z143)) (not (z144)) (z145) (not (z148)))
    :effect (and
      (z7) (not (z8)) (not (z10)) (not (z109)) (z136) (not (z137)) (not (z138))))
  (:action a450
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21)) (z23)
      (not (z28)) (not (z30)) (not (z37)) (not (z41)) (not (z46)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z84)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (z95) (not (z97)) (not (z100)) (not (z102))
      (not (z109)) (not (z111)) (not (z120)) (z124) (not (z127)) (not (z129)) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142)) (not (z143)) (z146) (z147)
      (z152) (z153) (not (z154)) (z155) (z156))
    :effect (and
      (z7) (not (z23)) (not (z124)) (z136) (not (z155)) (not (z156))))
  (:action a451
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21)) (z23) (not (z28))
      (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z81)) (not (z84))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z120)) (z124) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142))
      (not (z143)) (z145) (z153) (not (z154)) (z155) (z156))
    :effect (and
      (z7) (not (z10)) (not (z23)) (not (z124)) (z136) (not (z138)) (not (z155)) (not (z156))))
  (:action a452
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21)) (z23) (z28)
      (not (z30)) (not (z37)) (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z84)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (z95) (not (z97)) (not (z100)) (not (z102))
      (not (z109)) (not (z111)) (not (z120)) (z124) (not (z127)) (not (z129)) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142)) (not (z143)) (z147) (z153)
      (not (z154)) (z155) (z156))
    :effect (and
      (z7) (not (z23)) (not (z28)) (not (z124)) (z136) (not (z155)) (not (z156))))
  (:action a453
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21)) (z23) (z28)
      (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z81)) (not (z84))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z120)) (z124) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142))
      (not (z143)) (z145) (z153) (not (z154)) (z155) (z156))
    :effect (and
      (z7) (not (z10)) (not (z23)) (not (z28)) (not (z124)) (z136) (not (z138)) (not (z155))
      (not (z156))))
  (:action a454
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z37)) (not (z41))
      (not (z45)) (not (z46)) (z48) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70))
      (z72) (not (z73)) (not (z74)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (z142) (z143) (not (z144))
      (not (z148)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z7) (not (z48)) (not (z72)) (z136) (not (z142)) (not (z143))))
  (:action a455
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z37))
      (not (z41)) (not (z45)) (not (z46)) (z48) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z84))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (z95) (not (z97))
      (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (z115)
      (not (z118)) (not (z120)) (not (z124)) (z127) (not (z129)) (z131) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (z142) (z143) (not (z144))
      (z147) (not (z148)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z7) (not (z48)) (not (z127)) (z136) (not (z142)) (not (z143))))
  (:action a456
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (not (z45)) (not (z46)) (z48) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z70)) (z72) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z124)) (not (z127))
      (not (z129)) (z131) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (z138) (z142) (z143) (not (z144)) (z145) (not (z148)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (z7) (not (z10)) (not (z48)) (not (z72)) (z136) (not (z138)) (not (z142)) (not (z143))))
  (:action a457
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10)
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z37)) (not (z41)) (not (z45)) (not (z46)) (z48) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79))
      (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z124)) (z127) (not (z129)) (z131)
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (z142)
      (z143) (not (z144)) (z145) (not (z148)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z7) (not (z10)) (not (z48)) (not (z127)) (z136) (not (z138)) (not (z142)) (not (z143))))
  (:action a458
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21)) (not (z26))
      (not (z30)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (z51)
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z84))
      (not (z87)) (z88) (not (z90)) (not (z91)) (not (z92)) (z95) (not (z100)) (not (z102))
      (not (z109)) (not (z111)) (not (z120)) (not (z127)) (not (z129)) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (z138) (not (z142)) (not (z143)) (z144) (z147) (z148)
      (not (z154)))
    :effect (and
      (z7) (not (z51)) (z136) (not (z144)) (not (z148))))
  (:action a459
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (z51) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z81)) (not (z84)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z120)) (not (z127)) (not (z129))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142)) (not (z143)) (z144)
      (z145) (z148) (z149) (not (z154)))
    :effect (and
      (z7) (not (z10)) (not (z51)) (z136) (not (z138)) (not (z144)) (not (z148))))
  (:action a460
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (z53) (not (z54)) (not (z64)) (not (z66)) (not (z72))
      (not (z73)) (not (z84)) (not (z87)) (not (z91)) (not (z92)) (z95) (not (z100)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z127)) (not (z129)) (not (z132)) (not (z134)) (not (z135)) (not (z136)) (z138) (z139)
      (z140) (z141) (z146) (z147) (z150))
    :effect (and
      (z7) (not (z53)) (z136) (not (z139)) (not (z140)) (not (z141)) (not (z150))))
  (:action a461
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z12))
      (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (z53) (not (z54)) (not (z64)) (not (z66)) (not (z72))
      (not (z73)) (not (z81)) (not (z84)) (not (z87)) (not (z91)) (not (z92)) (not (z95))
      (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (not (z136)) (z138) (z139) (z140) (z141) (z145) (z150))
    :effect (and
      (z7) (not (z10)) (not (z53)) (z136) (not (z138)) (not (z139)) (not (z140)) (not (z141))
      (not (z150))))
  (:action a462
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z72)) (not (z73))
      (not (z74)) (not (z84)) (not (z87)) (not (z88)) (not (z91)) (not (z92)) (z95) (not (z100))
      (not (z102)) (not (z109)) (not (z111)) (not (z120)) (not (z127)) (not (z129)) (not (z134))
      (not (z135)) (not (z136)) (z138) (not (z144)) (z146) (z147) (not (z148)) (z149))
    :effect (and
      (z7) (not (z60)) (z136) (not (z149))))
  (:action a463
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z72)) (not (z73))
      (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z91)) (not (z92))
      (not (z95)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z120)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (not (z136)) (z138) (not (z144)) (z145) (not (z148))
      (z149))
    :effect (and
      (z7) (not (z10)) (not (z60)) (z136) (not (z138)) (not (z149))))
  (:action a464
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z33)) (not (z34))
      (not (z37)) (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z72)) (not (z73))
      (not (z77)) (not (z79)) (not (z81)) (z82) (not (z84)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z103)) (not (z109)) (not (z111)) (not (z112)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (z138) (not (z139)) (not (z140)) (not (z141))
      (not (z144)) (z147) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z152) (z153)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z7) (z81) (not (z82)) (z136) (not (z152)) (not (z153))))
  (:action a465
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8)
      (not (z10)) (not (z12)) (not (z21)) (not (z26)) (not (z28)) (not (z30)) (not (z31))
      (not (z34)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z82))
      (not (z84)) (not (z85)) (not (z87)) (not (z88)) (z90) (not (z91)) (not (z92)) (not (z99))
      (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z131))
      (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (z138) (not (z139))
      (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144)) (z147) (not (z148))
      (not (z149)) (not (z150)) (not (z151)) (z154))
    :effect (and
      (z7) (not (z8)) (z81) (not (z90)) (not (z133)) (z136) (not (z137)) (not (z154))))
  (:action a466
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (z10)
      (not (z12)) (not (z21)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z82))
      (not (z84)) (not (z85)) (not (z87)) (not (z88)) (z90) (not (z91)) (not (z92)) (not (z95))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (z138)
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144)) (z145) (z147)
      (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z154))
    :effect (and
      (z7) (not (z8)) (not (z10)) (z81) (not (z90)) (not (z133)) (z136) (not (z137)) (not (z138))
      (not (z154))))
  (:action a467
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53)
      (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z72)) (not (z73)) (not (z79))
      (not (z81)) (not (z82)) (not (z84)) (not (z87)) (not (z88)) (not (z91)) (not (z92)) (z95)
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z131))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (z139)
      (z140) (z141) (not (z144)) (z147) (not (z148)) (not (z149)) (z150) (not (z151)))
    :effect (and
      (z7) (not (z53)) (z81) (z136) (not (z139)) (not (z140)) (not (z141)) (not (z150))))
  (:action a468
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10)
      (not (z12)) (not (z21)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (z39) (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (z53) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z72)) (not (z73)) (not (z79))
      (not (z81)) (not (z82)) (not (z84)) (not (z87)) (not (z88)) (not (z91)) (not (z92))
      (not (z95)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104))
      (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (z138) (z139) (z140) (z141) (not (z144)) (z145) (z147) (not (z148)) (not (z149)) (z150)
      (not (z151)))
    :effect (and
      (z7) (not (z10)) (not (z53)) (z81) (z136) (not (z138)) (not (z139)) (not (z140))
      (not (z141)) (not (z150))))
  (:action a469
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z34))
      (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (z60) (not (z64)) (not (z66)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z87)) (not (z88))
      (not (z91)) (not (z92)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103))
      (not (z109)) (not (z111)) (not (z112)) (not (z120)) (not (z127)) (not (z129)) (not (z131))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138)
      (not (z139)) (not (z140)) (not (z141)) (not (z144)) (z147) (not (z148)) (z149) (not (z150))
      (not (z151)))
    :effect (and
      (z7) (not (z60)) (z81) (z136) (not (z149))))
  (:action a470
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10)
      (not (z12)) (not (z21)) (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z34))
      (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (z60) (not (z64)) (not (z66)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z87)) (not (z88))
      (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z103)) (not (z109)) (not (z111)) (not (z112)) (not (z120)) (not (z127)) (not (z129))
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (z138) (not (z139)) (not (z140)) (not (z141)) (not (z144)) (z145) (z147) (not (z148))
      (z149) (not (z150)) (not (z151)))
    :effect (and
      (z7) (not (z10)) (not (z60)) (z81) (z136) (not (z138)) (not (z149))))
  (:action a471
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (z77) (not (z81)) (not (z82)) (not (z83)) (not (z84))
      (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z109)) (not (z111)) (not (z112))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (z132) (z133)
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z139) (z140) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z8) (not (z77)) (z137) (not (z152)) (not (z153))))
  (:action a472
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z81)) (z83) (not (z84)) (not (z85)) (not (z87))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z103)) (not (z109)) (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120))
      (not (z127)) (not (z129)) (z130) (not (z131)) (z132) (z133) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (z139) (z140) (not (z142)) (not (z143)) (not (z144)) (not (z148))
      (not (z154)))
    :effect (and
      (z8) (not (z83)) (not (z130)) (z137)))
  (:action a473
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z51))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81))
      (not (z84)) (not (z85)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z100))
      (not (z109)) (z115) (not (z127)) (not (z129)) (z131) (z132) (z133) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (z139) (z140) (not (z142)) (not (z143)) (not (z144))
      (not (z148)) (not (z153)) (not (z154)))
    :effect (and
      (z8) (not (z115)) (not (z131)) (z137)))
  (:action a474
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (z26) (not (z30))
      (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z109))
      (not (z112)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (z132) (z133) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (not (z142)) (not (z143)) (z144) (not (z148)) (z149)
      (not (z151)) (not (z154)))
    :effect (and
      (z8) (not (z26)) (z137) (not (z144))))
  (:action a475
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z26)) (z28) (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z85))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (z97) (not (z99)) (not (z100))
      (not (z109)) (not (z112)) (not (z118)) (not (z124)) (not (z127)) (not (z129)) (z132) (z133)
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142)) (not (z143)) (not (z144))
      (not (z148)) (z153) (not (z154)) (not (z155)) (z156))
    :effect (and
      (z8) (not (z28)) (not (z97)) (z137) (not (z156))))
  (:action a476
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (z37) (not (z39)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87))
      (not (z90)) (not (z91)) (not (z92)) (z95) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z109)) (not (z112)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (z132) (z133)
      (not (z134)) (not (z135)) (z136) (not (z137)) (z138) (z139) (not (z142)) (not (z143))
      (not (z144)) (z146) (z147) (not (z148)) (z150) (not (z154)))
    :effect (and
      (z8) (not (z37)) (not (z136)) (z137)))
  (:action a477
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (z10) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z34)) (not (z37)) (z39) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z83)) (not (z84))
      (not (z85)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z112)) (not (z118))
      (not (z120)) (not (z127)) (not (z129)) (z132) (z133) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (z138) (z139) (z140) (not (z142)) (not (z143)) (not (z144)) (z145)
      (not (z146)) (z147) (not (z148)) (not (z154)))
    :effect (and
      (z8) (not (z10)) (not (z39)) (z137) (not (z138)) (not (z145)) (not (z147))))
  (:action a478
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z85))
      (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (z99) (not (z100))
      (not (z102)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z127))
      (not (z129)) (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z139)
      (z140) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (z151) (not (z154)))
    :effect (and
      (z8) (not (z60)) (not (z99)) (z137) (not (z149)) (not (z151))))
  (:action a479
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (z23) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z84))
      (not (z85)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115))
      (z118) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (z132) (z133) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (z139) (z140) (not (z142)) (not (z143)) (not (z144))
      (not (z145)) (not (z146)) (not (z148)) (not (z149)) (not (z151)) (z153) (not (z154)) (z155))
    :effect (and
      (not (z3)) (z8) (z87) (not (z118)) (not (z132)) (z137) (z154)))
  (:action a480
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z21)) (z23) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (z83)
      (not (z84)) (not (z85)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (z130) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z151)) (z153)
      (not (z154)) (z155))
    :effect (and
      (z8) (not (z83)) (z87) (not (z130)) (z133) (z137) (z154)))
  (:action a481
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z12))
      (not (z21)) (z23) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (z112) (not (z115)) (not (z118)) (not (z120)) (not (z127))
      (not (z129)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (not (z139)) (z140) (z141) (not (z142)) (not (z143)) (not (z144)) (not (z148))
      (z150) (not (z151)) (z153) (not (z154)) (z155))
    :effect (and
      (z8) (z87) (not (z112)) (z133) (z137) (not (z140)) (not (z141)) (not (z150)) (z154)))
  (:action a482
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (z23) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83))
      (not (z84)) (not (z85)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (z115) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (z131) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z140)) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (not (z149)) (not (z151)) (z153) (not (z154)) (z155))
    :effect (and
      (z8) (z87) (not (z115)) (not (z131)) (z133) (z137) (z154)))
  (:action a483
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (z23) (z26) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83))
      (not (z84)) (not (z85)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z115)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z131)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z140)) (not (z142))
      (not (z143)) (z144) (not (z148)) (z149) (not (z151)) (z153) (not (z154)) (z155))
    :effect (and
      (z8) (not (z26)) (z87) (z133) (z137) (not (z144)) (z154)))
  (:action a484
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z21)) (z23) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (z37) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81))
      (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z131))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z142))
      (not (z143)) (not (z144)) (z146) (not (z148)) (not (z151)) (z153) (not (z154)) (z155))
    :effect (and
      (z8) (not (z37)) (z87) (z133) (not (z136)) (z137) (z154)))
  (:action a485
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10)
      (not (z21)) (z23) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (z39) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79))
      (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z127))
      (not (z129)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (z138) (not (z142)) (not (z143)) (not (z144)) (z145) (not (z146)) (z147)
      (not (z148)) (not (z151)) (z153) (not (z154)) (z155))
    :effect (and
      (z8) (not (z10)) (not (z39)) (z87) (z133) (z137) (not (z138)) (not (z145)) (not (z147))
      (z154)))
  (:action a486
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (z23) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (z60)
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81))
      (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (z99) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (z151) (z153) (not (z154))
      (z155))
    :effect (and
      (z8) (not (z60)) (z87) (not (z99)) (z133) (z137) (not (z149)) (not (z151)) (z154)))
  (:action a487
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z90))
      (not (z91)) (not (z92)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z118)) (not (z127)) (not (z129)) (z132) (z133) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (z140) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z153) (not (z154)))
    :effect (and
      (not (z3)) (z8) (z90) (not (z132)) (z137) (z154)))
  (:action a488
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81))
      (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z90)) (not (z91)) (not (z92))
      (not (z100)) (not (z102)) (z103) (not (z104)) (not (z109)) (not (z111)) (not (z115))
      (not (z116)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (z130) (not (z131))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (z153) (not (z154)))
    :effect (and
      (z8) (z90) (not (z103)) (not (z130)) (z133) (z137) (z154)))
  (:action a489
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (z85) (not (z87)) (not (z90))
      (not (z91)) (not (z92)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (z115) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (z131) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z140)) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (not (z149)) (z153) (not (z154)))
    :effect (and
      (z8) (not (z85)) (z90) (not (z115)) (not (z131)) (z133) (z137) (z154)))
  (:action a490
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8))
      (not (z10)) (not (z12)) (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (z81) (not (z82)) (not (z84)) (not (z85)) (not (z87))
      (not (z90)) (not (z91)) (not (z92)) (not (z100)) (not (z101)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137))
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144)) (z147)
      (not (z148)) (not (z149)) (not (z150)) (not (z151)) (not (z154)))
    :effect (and
      (not (z7)) (z8) (not (z81)) (z90) (z133) (not (z136)) (z137) (z154)))
  (:action a491
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10)
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (z34) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79))
      (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111))
      (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142)) (not (z143)) (not (z144)) (z145)
      (z146) (not (z147)) (not (z148)) (z153) (not (z154)))
    :effect (and
      (z8) (not (z10)) (not (z34)) (z90) (z133) (z137) (not (z138)) (not (z145)) (not (z146))
      (z154)))
  (:action a492
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (z51) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z90))
      (not (z91)) (not (z92)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (not (z140)) (not (z142)) (not (z143)) (z144) (z148)
      (z149) (z153) (not (z154)))
    :effect (and
      (z8) (not (z51)) (z90) (z133) (z137) (not (z144)) (not (z148)) (z154)))
  (:action a493
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z54))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81))
      (not (z84)) (not (z85)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z100))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118))
      (not (z120)) (not (z127)) (not (z129)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (z139) (z140) (z141) (not (z142)) (not (z143)) (not (z144))
      (not (z148)) (z150) (z153) (not (z154)))
    :effect (and
      (z8) (not (z53)) (z90) (z133) (z137) (not (z139)) (not (z140)) (not (z141)) (not (z150))
      (z154)))
  (:action a494
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z85))
      (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (z149) (z153) (not (z154)))
    :effect (and
      (z8) (not (z60)) (z90) (z133) (z137) (not (z149)) (z154)))
  (:action a495
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z81)) (z82) (not (z84)) (not (z85)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z101))
      (not (z102)) (not (z109)) (not (z111)) (not (z115)) (not (z120)) (not (z124)) (not (z125))
      (not (z127)) (not (z129)) (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (z140) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z152) (z153)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z8) (not (z82)) (z109) (z137) (not (z152)) (not (z153))))
  (:action a496
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z83)) (not (z84)) (not (z85))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z100)) (not (z102))
      (z103) (not (z109)) (not (z115)) (not (z116)) (not (z120)) (not (z127)) (not (z129)) (z130)
      (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z140)
      (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z154)))
    :effect (and
      (z8) (not (z103)) (z109) (not (z130)) (z137)))
  (:action a497
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z51))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81))
      (not (z84)) (z85) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z100))
      (not (z109)) (z115) (not (z120)) (not (z127)) (not (z129)) (z131) (z132) (z133)
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z140) (not (z142)) (not (z143))
      (not (z144)) (not (z145)) (not (z146)) (not (z148)) (not (z149)) (not (z152)) (not (z153))
      (not (z154)))
    :effect (and
      (z8) (not (z85)) (z109) (not (z115)) (not (z131)) (z137)))
  (:action a498
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (not (z5)) (z7) (not (z8)) (not (z10)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (z95) (not (z100)) (not (z102)) (not (z109)) (not (z115)) (not (z120))
      (not (z127)) (not (z129)) (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (z136)
      (not (z137)) (not (z142)) (not (z143)) (not (z144)) (z147) (not (z148)) (not (z154)))
    :effect (and
      (not (z7)) (z8) (z109) (not (z136)) (z137)))
  (:action a499
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21)) (z23)
      (not (z26)) (z28) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z109)) (not (z115)) (not (z120))
      (z124) (not (z127)) (not (z129)) (not (z131)) (z132) (z133) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z153)
      (not (z154)) (z155) (z156))
    :effect (and
      (z8) (not (z23)) (not (z28)) (z109) (not (z124)) (z137) (not (z155)) (not (z156))))
  (:action a500
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (z10) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (z34) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z85))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100))
      (not (z102)) (not (z103)) (not (z109)) (not (z111)) (not (z115)) (not (z120)) (not (z127))
      (not (z129)) (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (z138) (z140) (not (z142)) (not (z143)) (not (z144)) (z145) (z146) (not (z147))
      (not (z148)) (not (z154)))
    :effect (and
      (z8) (not (z10)) (not (z34)) (z109) (z137) (not (z138)) (not (z145)) (not (z146))))
  (:action a501
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (z51) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84))
      (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z100))
      (not (z102)) (not (z109)) (not (z115)) (not (z120)) (not (z127)) (not (z129)) (not (z131))
      (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142)) (not (z143))
      (z144) (z148) (z149) (not (z154)))
    :effect (and
      (z8) (not (z51)) (z109) (z137) (not (z144)) (not (z148))))
  (:action a502
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z100)) (not (z102)) (not (z109)) (not (z111))
      (not (z115)) (not (z120)) (not (z127)) (not (z129)) (not (z131)) (z132) (z133) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (z140) (not (z142)) (not (z143)) (not (z144))
      (not (z148)) (z149) (not (z154)))
    :effect (and
      (z8) (not (z60)) (z109) (z137) (not (z149))))
  (:action a503
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81))
      (not (z84)) (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (z136) (not (z137)) (not (z138)) (not (z139)) (not (z140)) (not (z141))
      (not (z142)) (not (z143)) (z145) (not (z150)) (not (z154)))
    :effect (and
      (not (z7)) (z10) (z66) (not (z136)) (z138) (z139) (z140) (z150)))
  (:action a504
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10))
      (not (z21)) (not (z26)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84))
      (not (z85)) (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115))
      (not (z120)) (not (z127)) (not (z129)) (not (z131)) (z132) (z133) (not (z134)) (not (z135))
      (z136) (not (z137)) (not (z138)) (z141) (not (z142)) (not (z143)) (not (z144)) (z145)
      (not (z148)) (not (z154)))
    :effect (and
      (not (z7)) (z10) (z70) (not (z136)) (z137) (z138)))
  (:action a505
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z33)) (z37) (not (z39)) (not (z41)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z77))
      (not (z81)) (not (z82)) (not (z83)) (not (z84)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (z136) (not (z137))
      (not (z138)) (not (z142)) (not (z143)) (z145) (z146) (not (z147)) (not (z152)) (not (z153))
      (not (z154)) (not (z155)))
    :effect (and
      (z10) (not (z37)) (z77) (not (z136)) (z138) (z152) (z153)))
  (:action a506
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z12)) (not (z30))
      (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45))
      (not (z49)) (not (z53)) (not (z54)) (not (z64)) (z66) (not (z70)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z84)) (not (z88)) (not (z91)) (not (z92)) (not (z95))
      (not (z101)) (not (z102)) (not (z104)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z127)) (not (z129)) (not (z132)) (not (z136)) (not (z138)) (z139) (z140) (not (z141))
      (not (z145)) (not (z146)) (not (z147)) (z150))
    :effect (and
      (z10) (not (z66)) (z79) (z138) (not (z139)) (not (z140)) (z145) (z146) (not (z150))))
  (:action a507
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z21)) (not (z26)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z66)) (z70) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81))
      (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z91)) (not (z92)) (not (z95))
      (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115))
      (not (z120)) (not (z127)) (not (z129)) (not (z131)) (z132) (z133) (not (z134)) (not (z135))
      (not (z136)) (z137) (not (z138)) (z140) (z141) (not (z142)) (not (z143)) (not (z144))
      (not (z145)) (not (z146)) (not (z147)) (not (z148)))
    :effect (and
      (z10) (not (z70)) (z79) (not (z137)) (z138) (z145) (z146)))
  (:action a508
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z82)) (z84) (not (z85))
      (not (z87)) (not (z88)) (not (z89)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z101)) (not (z102)) (not (z104)) (not (z111)) (not (z115)) (not (z120)) (not (z124))
      (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z136)) (not (z138)) (not (z142))
      (not (z143)) (not (z145)) (not (z146)) (not (z147)) (not (z152)) (not (z153)) (not (z155))
      (not (z156)))
    :effect (and
      (z10) (z79) (not (z84)) (z138) (z145) (z146)))
  (:action a509
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z21)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (z85)
      (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z120)) (not (z127))
      (not (z129)) (not (z131)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z138))
      (not (z142)) (not (z143)) (not (z145)) (not (z146)) (not (z147)) (not (z154)))
    :effect (and
      (z10) (z79) (not (z85)) (z138) (z145) (z146)))
  (:action a510
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z26)) (not (z30))
      (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (z88) (not (z91))
      (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104))
      (not (z111)) (not (z120)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z136))
      (not (z138)) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)) (z149)
      (not (z151)))
    :effect (and
      (z10) (z79) (not (z88)) (z138) (z145) (z146) (not (z149))))
  (:action a511
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z10)) (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z64)) (not (z66)) (z70) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (z90) (not (z91))
      (not (z92)) (not (z95)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z131))
      (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (not (z138)) (not (z142))
      (not (z143)) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)) (z153) (z154))
    :effect (and
      (z10) (not (z70)) (z79) (not (z90)) (not (z133)) (not (z137)) (z138) (z145) (z146)
      (not (z154))))
  (:action a512
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z23)) (not (z28)) (not (z30))
      (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z49))
      (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z73)) (not (z74)) (not (z77))
      (not (z79)) (not (z81)) (z82) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (z101) (not (z102)) (not (z104))
      (not (z111)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z136))
      (not (z138)) (not (z145)) (not (z146)) (not (z147)) (z152) (z153) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z10) (z79) (not (z82)) (not (z101)) (z138) (z145) (z146) (not (z152)) (not (z153))))
  (:action a513
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z21)) (not (z30))
      (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z88))
      (not (z91)) (not (z92)) (not (z95)) (not (z101)) (not (z102)) (not (z103)) (not (z104))
      (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z127)) (not (z129)) (z130)
      (not (z131)) (not (z136)) (not (z138)) (not (z142)) (not (z143)) (not (z145)) (not (z146))
      (not (z147)))
    :effect (and
      (not (z1)) (z10) (z79) (not (z130)) (z138) (z145) (z146)))
  (:action a514
    :parameters ()
    :precondition (and
      (not (z1)) (z3) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81))
      (not (z84)) (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z100)) (not (z101)) (not (z102)) (z104) (not (z109)) (not (z111)) (not (z118))
      (not (z120)) (not (z127)) (not (z129)) (z132) (z133) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (not (z138)) (z140) (z141) (not (z142)) (not (z143)) (not (z145)) (not (z146))
      (not (z147)) (not (z154)))
    :effect (and
      (not (z3)) (z10) (z79) (not (z104)) (not (z132)) (not (z133)) (z138) (z145) (z146)))
  (:action a515
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (z4) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z10)) (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z111)) (not (z115)) (not (z118)) (not (z120))
      (not (z124)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133)) (z134) (z135)
      (not (z136)) (not (z137)) (not (z138)) (not (z142)) (not (z143)) (z144) (not (z145))
      (not (z146)) (not (z147)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z4)) (z10) (z79) (not (z134)) (not (z135)) (z138) (z145) (z146)))
  (:action a516
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (z23) (not (z28)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z120)) (z124) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (not (z138)) (not (z142)) (not (z143)) (not (z145)) (not (z146)) (not (z147))
      (z153) (not (z154)) (z155) (z156))
    :effect (and
      (z10) (not (z23)) (z79) (not (z124)) (z138) (z145) (z146) (not (z155)) (not (z156))))
  (:action a517
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z39)) (z41) (not (z45)) (not (z47)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z73))
      (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z88))
      (not (z89)) (not (z91)) (z92) (not (z95)) (not (z97)) (not (z99)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (z131) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (not (z138)) (not (z139)) (not (z140)) (not (z141))
      (z142) (z143) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)) (not (z149))
      (not (z150)) (not (z151)) (not (z152)) (not (z153)) (not (z155)) (not (z156)))
    :effect (and
      (z10) (not (z41)) (z79) (not (z92)) (z138) (z145) (z146)))
  (:action a518
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (z48) (not (z49))
      (not (z51)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z124))
      (z127) (not (z129)) (z131) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (not (z138)) (z142) (z143) (not (z144)) (not (z145)) (not (z146)) (not (z147))
      (not (z148)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z10) (not (z48)) (z79) (not (z127)) (z138) (not (z142)) (not (z143)) (z145) (z146)))
  (:action a519
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10))
      (not (z12)) (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (z54) (not (z60)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z83)) (not (z84))
      (not (z85)) (not (z88)) (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z115)) (not (z116)) (not (z118)) (z120) (not (z127)) (not (z129)) (not (z130))
      (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z138))
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (z143) (not (z144)) (not (z145))
      (not (z146)) (not (z147)) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z153) (z154))
    :effect (and
      (z10) (not (z54)) (z79) (not (z120)) (z138) (not (z143)) (z145) (z146)))
  (:action a520
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z77))
      (not (z81)) (not (z82)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z109))
      (not (z111)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z134))
      (not (z135)) (z136) (not (z137)) (not (z138)) (not (z142)) (not (z143)) (z145) (not (z152))
      (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z7)) (z10) (z82) (not (z136)) (z138) (z152) (z153)))
  (:action a521
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z21)) (not (z26)) (not (z30)) (not (z33)) (z37) (not (z39)) (not (z41)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z77))
      (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z103))
      (not (z109)) (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z127))
      (not (z129)) (not (z130)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138))
      (not (z142)) (not (z143)) (z145) (z146) (not (z147)) (not (z154)))
    :effect (and
      (z10) (not (z37)) (z83) (z130) (not (z136)) (z138)))
  (:action a522
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21))
      (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z81)) (not (z84))
      (not (z85)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100))
      (not (z102)) (not (z109)) (not (z111)) (not (z115)) (not (z120)) (not (z127)) (not (z129))
      (not (z131)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138)) (not (z142))
      (not (z143)) (z145) (not (z154)))
    :effect (and
      (not (z7)) (z10) (z85) (not (z136)) (z138)))
  (:action a523
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81))
      (not (z84)) (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z120)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (z136) (not (z137))
      (not (z138)) (not (z142)) (not (z143)) (not (z144)) (z145) (not (z148)) (not (z149))
      (not (z151)) (not (z154)))
    :effect (and
      (not (z7)) (z10) (z88) (not (z136)) (z138) (z149)))
  (:action a524
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z81)) (not (z84)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z116)) (not (z118)) (not (z120)) (not (z125)) (not (z127)) (z129)
      (not (z130)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137))
      (not (z138)) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (z145)
      (not (z149)) (not (z150)) (z152) (z153) (not (z154)) (z156))
    :effect (and
      (z10) (z90) (not (z129)) (z133) (not (z136)) (z138) (z154)))
  (:action a525
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8))
      (not (z10)) (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79))
      (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z131))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138))
      (not (z142)) (not (z143)) (not (z144)) (z145) (not (z148)) (not (z154)))
    :effect (and
      (not (z7)) (z10) (z70) (z90) (z133) (not (z136)) (z137) (z138) (z154)))
  (:action a526
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (z37)
      (not (z39)) (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z77)) (not (z81)) (not (z83)) (not (z84))
      (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129))
      (not (z131)) (not (z132)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138))
      (not (z140)) (not (z142)) (not (z143)) (z144) (z145) (z146) (z148) (not (z153))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z10) (not (z37)) (z100) (z135) (not (z136)) (z138)))
  (:action a527
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z82))
      (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z134))
      (not (z135)) (z136) (not (z137)) (not (z138)) (not (z142)) (not (z143)) (z145) (not (z152))
      (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z7)) (z10) (z82) (z101) (not (z136)) (z138) (z152) (z153)))
  (:action a528
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10))
      (not (z21)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z41)) (not (z46))
      (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z103)) (not (z109))
      (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z127)) (not (z129)) (not (z130))
      (not (z131)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138)) (not (z142))
      (not (z143)) (z145) (not (z154)))
    :effect (and
      (not (z7)) (z10) (z103) (z130) (not (z136)) (z138)))
  (:action a529
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z109))
      (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z125)) (not (z127)) (z129)
      (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138))
      (z140) (not (z142)) (not (z143)) (z145) (not (z149)) (z150) (not (z153)) (not (z154)))
    :effect (and
      (z10) (z109) (not (z129)) (not (z136)) (z138)))
  (:action a530
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (z37) (not (z39)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z87))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z127)) (not (z129)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136)
      (not (z137)) (not (z138)) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143))
      (z145) (z146) (not (z147)) (not (z150)) (not (z154)))
    :effect (and
      (z10) (not (z37)) (z112) (not (z136)) (z138) (z140) (z141) (z150)))
  (:action a531
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (z37) (not (z39)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z77)) (not (z81))
      (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z109)) (not (z111))
      (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z131))
      (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138)) (not (z142)) (not (z143)) (z145)
      (z146) (not (z154)))
    :effect (and
      (z10) (not (z37)) (z115) (z131) (not (z136)) (z138)))
  (:action a532
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21))
      (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z81)) (not (z84))
      (not (z85)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100))
      (not (z102)) (not (z109)) (not (z111)) (not (z115)) (not (z120)) (not (z127)) (not (z129))
      (not (z131)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138)) (not (z142))
      (not (z143)) (z145) (not (z154)))
    :effect (and
      (not (z7)) (z10) (z85) (z115) (z131) (not (z136)) (z138)))
  (:action a533
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z74)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102))
      (not (z103)) (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z125))
      (not (z127)) (z129) (not (z130)) (not (z131)) (not (z134)) (not (z135)) (z136) (not (z137))
      (not (z138)) (not (z142)) (not (z143)) (z145) (not (z154)))
    :effect (and
      (z10) (z116) (not (z129)) (not (z136)) (z138)))
  (:action a534
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z74)) (not (z77)) (not (z81)) (not (z82)) (not (z84))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z100)) (not (z101)) (not (z102)) (not (z109)) (not (z111)) (not (z116)) (not (z120))
      (not (z124)) (not (z125)) (not (z127)) (z129) (not (z134)) (not (z135)) (z136) (not (z137))
      (not (z138)) (not (z142)) (not (z143)) (z145) (not (z152)) (not (z153)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (z10) (z125) (not (z129)) (not (z136)) (z138) (z153)))
  (:action a535
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10))
      (not (z21)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z85))
      (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100))
      (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z115))
      (not (z116)) (not (z120)) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z134))
      (not (z135)) (z136) (not (z137)) (not (z138)) (not (z142)) (not (z143)) (z145) (not (z154)))
    :effect (and
      (z1) (not (z7)) (z10) (z130) (not (z136)) (z138)))
  (:action a536
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z109)) (not (z111))
      (not (z115)) (not (z116)) (not (z120)) (not (z125)) (not (z127)) (z129) (z130) (not (z131))
      (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138)) (not (z142))
      (not (z143)) (z145) (not (z154)))
    :effect (and
      (z2) (z10) (not (z129)) (z131) (not (z136)) (z138)))
  (:action a537
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21))
      (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z81))
      (not (z84)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z127))
      (not (z129)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137))
      (not (z138)) (z140) (not (z142)) (not (z143)) (z145) (not (z154)))
    :effect (and
      (z3) (not (z7)) (z10) (z132) (z133) (not (z136)) (z138)))
  (:action a538
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10))
      (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z87))
      (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z127))
      (not (z129)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137))
      (not (z138)) (z140) (z141) (not (z142)) (not (z143)) (z145) (not (z154)))
    :effect (and
      (z3) (not (z7)) (z10) (z104) (z132) (z133) (not (z136)) (z138)))
  (:action a539
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (z37) (not (z39)) (not (z41)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z77))
      (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138)) (z139) (z140)
      (not (z142)) (not (z143)) (z145) (z146) (not (z154)))
    :effect (and
      (z3) (z10) (not (z37)) (z118) (z132) (z133) (not (z136)) (z138)))
  (:action a540
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10))
      (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124))
      (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z134)) (not (z135)) (z136)
      (not (z137)) (not (z138)) (not (z142)) (not (z143)) (z144) (z145) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z4) (not (z7)) (z10) (z134) (z135) (not (z136)) (z138)))
  (:action a541
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10))
      (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124))
      (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z134)) (not (z135)) (z136)
      (not (z137)) (not (z138)) (not (z140)) (not (z142)) (not (z143)) (z144) (z145) (not (z153))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z4) (not (z7)) (z10) (z109) (z134) (z135) (not (z136)) (z138)))
  (:action a542
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (z37) (not (z39)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z85))
      (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z127)) (not (z129)) (z132) (z133) (not (z134)) (not (z135)) (z136) (not (z137))
      (not (z138)) (not (z142)) (not (z143)) (not (z144)) (z145) (z146) (not (z148)) (not (z154)))
    :effect (and
      (z8) (z10) (not (z37)) (not (z136)) (z137) (z138)))
  (:action a543
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z21)) (z23) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (z37) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81))
      (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137))
      (not (z138)) (not (z142)) (not (z143)) (not (z144)) (z145) (z146) (not (z148)) (not (z151))
      (z153) (not (z154)) (z155))
    :effect (and
      (z8) (z10) (not (z37)) (z87) (z133) (not (z136)) (z137) (z138) (z154)))
  (:action a544
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z85))
      (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138))
      (not (z142)) (not (z143)) (not (z144)) (z145) (not (z148)) (not (z154)))
    :effect (and
      (not (z7)) (z8) (z10) (z90) (z133) (not (z136)) (z137) (z138) (z154)))
  (:action a545
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8))
      (not (z10)) (not (z12)) (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (z81) (not (z82)) (not (z84)) (not (z85)) (not (z87))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z127))
      (not (z129)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136)
      (not (z137)) (not (z138)) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143))
      (not (z144)) (z145) (z147) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (not (z154)))
    :effect (and
      (not (z7)) (z8) (z10) (not (z81)) (z90) (z133) (not (z136)) (z137) (z138) (z154)))
  (:action a546
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z109))
      (not (z111)) (not (z115)) (not (z120)) (not (z127)) (not (z129)) (not (z131)) (z132) (z133)
      (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138)) (not (z142)) (not (z143))
      (not (z144)) (z145) (not (z148)) (not (z154)))
    :effect (and
      (not (z7)) (z8) (z10) (z109) (not (z136)) (z137) (z138)))
  (:action a547
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z6)) (not (z10)) (not (z12)) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z72))
      (not (z73)) (not (z74)) (not (z81)) (z84) (not (z85)) (not (z87)) (not (z89)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z102)) (not (z104)) (not (z111)) (not (z112))
      (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (not (z129)) (not (z131)) (not (z132)) (not (z133)) (z136) (not (z138)) (not (z139))
      (not (z140)) (not (z141)) (not (z142)) (not (z143)) (z145) (not (z150)) (not (z155))
      (not (z156)))
    :effect (and
      (z12) (not (z84)) (z139) (z140) (z141)))
  (:action a548
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z6)) (not (z8)) (not (z12)) (not (z30)) (not (z31)) (not (z33))
      (not (z41)) (not (z46)) (not (z47)) (not (z49)) (not (z53)) (not (z54)) (not (z64))
      (not (z66)) (not (z73)) (not (z74)) (not (z81)) (not (z87)) (not (z89)) (z90) (not (z91))
      (not (z92)) (not (z95)) (not (z102)) (not (z104)) (not (z111)) (not (z112)) (not (z116))
      (not (z118)) (not (z120)) (not (z125)) (not (z129)) (not (z132)) (z133) (not (z136))
      (not (z139)) (not (z140)) (not (z141)) (not (z144)) (not (z150)) (z152) (z153) (z154)
      (z156))
    :effect (and
      (z12) (not (z90)) (not (z133)) (z139) (z140) (z141) (not (z154))))
  (:action a549
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z39))
      (not (z41)) (not (z46)) (not (z47)) (not (z49)) (not (z53)) (not (z54)) (not (z64))
      (not (z66)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z82))
      (not (z83)) (not (z85)) (not (z87)) (not (z89)) (z90) (z91) (not (z92)) (not (z95))
      (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z111)) (not (z112)) (not (z115))
      (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z129)) (not (z130))
      (not (z131)) (not (z132)) (z133) (z135) (not (z136)) (not (z137)) (not (z138)) (not (z139))
      (not (z140)) (not (z141)) (z144) (not (z145)) (not (z146)) (not (z147)) (not (z150))
      (not (z152)) (not (z153)) (z154) (not (z155)) (not (z156)))
    :effect (and
      (z12) (not (z90)) (not (z91)) (not (z133)) (z139) (z140) (z141) (not (z154))))
  (:action a550
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (z64) (not (z66)) (not (z70))
      (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z84))
      (not (z87)) (not (z88)) (not (z89)) (z90) (not (z91)) (z92) (not (z95)) (not (z97))
      (not (z99)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z129)) (z130)
      (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z138))
      (not (z139)) (not (z140)) (not (z141)) (z142) (z143) (not (z144)) (not (z145)) (not (z146))
      (not (z147)) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (not (z152)) (not (z153))
      (z154) (not (z155)) (not (z156)))
    :effect (and
      (z12) (not (z64)) (not (z90)) (not (z92)) (not (z133)) (z139) (z140) (z141) (not (z154))))
  (:action a551
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z12)) (not (z30))
      (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z46))
      (not (z47)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z74))
      (not (z79)) (not (z81)) (not (z84)) (not (z89)) (not (z91)) (not (z92)) (z95) (not (z102))
      (not (z104)) (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z125))
      (not (z129)) (not (z132)) (not (z136)) (z138) (not (z139)) (not (z140)) (not (z141))
      (not (z145)) (z146) (z147) (not (z150)))
    :effect (and
      (z12) (not (z95)) (not (z138)) (z139) (z140) (z141) (not (z146)) (not (z147))))
  (:action a552
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z6)) (not (z12)) (not (z21)) (not (z30)) (not (z31))
      (not (z33)) (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z53))
      (not (z54)) (not (z64)) (not (z66)) (not (z72)) (not (z74)) (not (z81)) (not (z83))
      (not (z85)) (not (z89)) (not (z91)) (not (z92)) (not (z95)) (not (z102)) (not (z103))
      (not (z104)) (not (z111)) (not (z112)) (not (z115)) (z116) (not (z118)) (not (z120))
      (not (z125)) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z132)) (not (z139))
      (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z150)))
    :effect (and
      (z12) (not (z116)) (z139) (z140) (z141)))
  (:action a553
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z6)) (not (z12)) (not (z23)) (not (z28)) (not (z30))
      (not (z31)) (not (z33)) (not (z41)) (not (z46)) (not (z47)) (not (z49)) (not (z53))
      (not (z54)) (not (z64)) (not (z66)) (not (z74)) (not (z77)) (not (z81)) (not (z82))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z101)) (not (z102)) (not (z104)) (not (z111)) (not (z112)) (not (z116)) (not (z118))
      (not (z120)) (not (z124)) (z125) (not (z129)) (not (z132)) (not (z133)) (not (z139))
      (not (z140)) (not (z141)) (not (z150)) (not (z152)) (z153) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z12) (not (z125)) (z139) (z140) (z141) (not (z153))))
  (:action a554
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z125))
      (not (z127)) (not (z129)) (z130) (z131) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (not (z137)) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z150))
      (not (z154)))
    :effect (and
      (not (z2)) (z12) (not (z131)) (z139) (z140) (z141)))
  (:action a555
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z8)) (not (z12)) (z21) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54))
      (not (z64)) (not (z66)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81))
      (not (z83)) (not (z87)) (not (z89)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129))
      (not (z130)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z138))
      (not (z139)) (not (z140)) (not (z141)) (z142) (z143) (not (z144)) (z145) (not (z148))
      (not (z149)) (not (z150)) (not (z151)) (not (z152)) (not (z153)) (not (z155)) (not (z156)))
    :effect (and
      (z12) (not (z21)) (z139) (z140) (z141) (not (z142)) (not (z143))))
  (:action a556
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (z23) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z74)) (not (z81)) (not (z84)) (not (z87)) (z89) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125))
      (not (z127)) (not (z129)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z137))
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z150)) (z152) (z153)
      (not (z154)) (z155) (not (z156)))
    :effect (and
      (z12) (not (z23)) (not (z89)) (z139) (z140) (z141) (not (z155))))
  (:action a557
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z12))
      (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (z46) (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84))
      (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z100)) (not (z102)) (not (z104)) (z109) (not (z111)) (not (z112))
      (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (not (z129)) (not (z131)) (not (z132)) (not (z133)) (z134) (not (z135)) (not (z136))
      (not (z137)) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (z144)
      (not (z150)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z12) (not (z46)) (not (z109)) (not (z134)) (z139) (z140) (z141)))
  (:action a558
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z12)) (not (z26)) (not (z30)) (not (z31))
      (not (z33)) (not (z41)) (not (z45)) (not (z46)) (z47) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z73)) (not (z74)) (not (z81))
      (not (z88)) (not (z89)) (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z116)) (not (z118))
      (not (z120)) (not (z125)) (not (z129)) (not (z132)) (not (z134)) (not (z135)) (not (z139))
      (not (z140)) (not (z141)) (not (z144)) (not (z148)) (z149) (not (z150)) (not (z151)))
    :effect (and
      (z12) (not (z47)) (z139) (z140) (z141) (not (z149))))
  (:action a559
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z12))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (z48) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125))
      (not (z127)) (not (z129)) (z130) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (not (z139)) (not (z140)) (not (z141)) (z142) (z143) (not (z144))
      (not (z148)) (not (z150)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z12) (not (z48)) (z139) (z140) (z141) (not (z142)) (not (z143))))
  (:action a560
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (z51) (not (z53)) (not (z54)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120))
      (not (z125)) (not (z127)) (not (z129)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (not (z137)) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (z144) (z148)
      (z149) (not (z150)) (not (z154)))
    :effect (and
      (z12) (not (z51)) (z139) (z140) (z141) (not (z144)) (not (z148))))
  (:action a561
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10))
      (not (z12)) (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (z54) (not (z60)) (not (z64)) (not (z66)) (z72)
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z85))
      (not (z88)) (not (z89)) (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100))
      (not (z102)) (not (z103)) (not (z104)) (z109) (not (z111)) (not (z112)) (not (z115))
      (not (z116)) (not (z118)) (not (z120)) (not (z125)) (not (z127)) (not (z129)) (not (z130))
      (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (not (z138))
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (z143) (not (z144)) (not (z145))
      (not (z146)) (not (z147)) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z152) (z153)
      (z154) (z156))
    :effect (and
      (z12) (not (z54)) (not (z72)) (not (z109)) (z139) (z140) (z141) (not (z143))))
  (:action a562
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z12)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z37)) (not (z41)) (z45) (z46) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z82))
      (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (z109) (not (z111)) (not (z112)) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z131))
      (not (z132)) (not (z133)) (z134) (not (z135)) (not (z136)) (not (z137)) (not (z139))
      (not (z140)) (not (z141)) (not (z142)) (not (z143)) (z144) (z148) (not (z149)) (not (z150))
      (not (z151)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z12) (not (z46)) (z73) (not (z109)) (not (z134)) (z139) (z140) (z141) (z151)))
  (:action a563
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z74)) (not (z81)) (not (z84)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120))
      (not (z125)) (not (z127)) (z129) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136)
      (not (z137)) (not (z138)) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143))
      (z145) (not (z150)) (not (z154)))
    :effect (and
      (z10) (z12) (not (z129)) (not (z136)) (z138) (z139) (z140) (z141)))
  (:action a564
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (z5) (not (z8)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z82)) (not (z83)) (not (z85)) (not (z87))
      (not (z89)) (not (z90)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z112)) (not (z115)) (z116)
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z130))
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z138))
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144)) (z145)
      (not (z148)) (not (z149)) (not (z150)) (not (z151)) (not (z152)) (not (z153)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (z21) (not (z116)) (z142) (z143)))
  (:action a565
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z8)) (not (z12)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z82)) (not (z83)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (z125) (not (z127)) (not (z129)) (not (z130))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z138)) (not (z139))
      (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144)) (z145) (not (z148))
      (not (z149)) (not (z150)) (not (z151)) (not (z152)) (z153) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z21) (not (z125)) (z142) (z143) (not (z153))))
  (:action a566
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z8)) (z12) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z64))
      (not (z66)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z83)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z130))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z138)) (z139) (z140)
      (z141) (not (z142)) (not (z143)) (not (z144)) (z145) (not (z148)) (not (z149)) (not (z150))
      (not (z151)) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z12)) (z21) (not (z139)) (not (z140)) (not (z141)) (z142) (z143)))
  (:action a567
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z8)) (not (z12)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45))
      (not (z46)) (z47) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64))
      (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z83)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z130))
      (not (z132)) (not (z134)) (not (z135)) (z136) (not (z138)) (not (z139)) (not (z140))
      (not (z141)) (not (z142)) (not (z143)) (not (z144)) (z145) (not (z148)) (z149) (not (z150))
      (not (z151)) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z21) (not (z47)) (z142) (z143) (not (z149))))
  (:action a568
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z72))
      (not (z73)) (not (z74)) (z77) (not (z82)) (not (z83)) (not (z84)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (not (z136)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z151))
      (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z21) (z72) (not (z77)) (z142) (z143) (not (z152)) (not (z153))))
  (:action a569
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z12)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (not (z64)) (not (z66)) (not (z72)) (not (z73)) (not (z74)) (not (z77))
      (not (z83)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (z112) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z139)) (z140) (z141) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (z150) (not (z151)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z21) (z72) (not (z112)) (not (z140)) (not (z141)) (z142) (z143) (not (z150))))
  (:action a570
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z83)) (not (z84)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (z118) (not (z120))
      (not (z124)) (not (z127)) (not (z129)) (z132) (z133) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (z139) (z140) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z151))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z3)) (z21) (z72) (not (z118)) (not (z132)) (not (z133)) (z142) (z143)))
  (:action a571
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23)) (z26)
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z83)) (not (z84))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z112)) (not (z118)) (not (z120))
      (not (z124)) (not (z127)) (not (z129)) (not (z132)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (z144)
      (not (z145)) (not (z146)) (not (z148)) (z149) (not (z150)) (not (z151)) (not (z152))
      (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z21) (not (z26)) (z72) (z142) (z143) (not (z144))))
  (:action a572
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z26)) (z28) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z83)) (not (z84)) (not (z87)) (not (z89))
      (not (z90)) (not (z92)) (z97) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z109)) (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129))
      (not (z132)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (not (z151)) (z153) (not (z154)) (not (z155)) (z156))
    :effect (and
      (z21) (not (z28)) (z72) (not (z97)) (z142) (z143) (not (z156))))
  (:action a573
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (z10) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (z39)
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81))
      (not (z83)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (z138) (not (z142))
      (not (z143)) (not (z144)) (z145) (not (z146)) (z147) (not (z148)) (not (z151)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z10)) (z21) (not (z39)) (z72) (not (z138)) (z142) (z143) (not (z145)) (not (z147))))
  (:action a574
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (z60)
      (not (z64)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z83)) (not (z84))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (z99)
      (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118))
      (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z132)) (not (z134)) (not (z135))
      (not (z136)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (z151) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (z21) (not (z60)) (z72) (not (z99)) (z142) (z143) (not (z149)) (not (z151))))
  (:action a575
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z8)) (not (z10)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54))
      (not (z60)) (not (z64)) (not (z66)) (not (z72)) (not (z73)) (not (z74)) (not (z77))
      (not (z81)) (z82) (not (z83)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136)
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144)) (not (z148))
      (not (z149)) (not (z150)) (not (z151)) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z21) (z64) (not (z82)) (z90) (z133) (z142) (z143) (not (z152)) (not (z153)) (z154)))
  (:action a576
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z34))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z72)) (not (z73))
      (not (z74)) (not (z77)) (not (z81)) (not (z82)) (not (z83)) (not (z85)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z92)) (not (z97)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (z103) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (z130) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z139))
      (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z149))
      (not (z150)) (not (z151)) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z21) (z64) (z90) (not (z103)) (not (z130)) (z133) (z142) (z143) (z154)))
  (:action a577
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z8)) (not (z10)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53)
      (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z72)) (not (z73)) (not (z74))
      (not (z77)) (not (z81)) (not (z82)) (not (z83)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (z136) (z139) (z140) (z141) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (not (z149)) (z150) (not (z151)) (not (z152)) (not (z153))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z21) (not (z53)) (z64) (z90) (z133) (not (z139)) (not (z140)) (not (z141)) (z142) (z143)
      (not (z150)) (z154)))
  (:action a578
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z8)) (not (z10)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (z60) (not (z64)) (not (z66)) (not (z72)) (not (z73)) (not (z74)) (not (z77))
      (not (z81)) (not (z82)) (not (z83)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120))
      (not (z124)) (not (z125)) (not (z127)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (z136) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144))
      (not (z148)) (z149) (not (z150)) (not (z151)) (not (z152)) (not (z153)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (z21) (not (z60)) (z64) (z90) (z133) (z142) (z143) (not (z149)) (z154)))
  (:action a579
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (z37) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81))
      (not (z83)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129))
      (not (z132)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138)) (not (z140))
      (not (z142)) (not (z143)) (not (z144)) (z145) (z146) (not (z148)) (not (z151)) (not (z153))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z10) (z21) (not (z37)) (z72) (not (z136)) (z138) (z142) (z143)))
  (:action a580
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z10)) (not (z12)) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (z84) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z109)) (not (z111))
      (not (z115)) (not (z116)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z131))
      (not (z134)) (not (z135)) (z136) (not (z137)) (not (z140)) (not (z142)) (not (z143)) (z145)
      (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z23) (not (z84)) (z89) (z155)))
  (:action a581
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z74)) (not (z79)) (not (z81))
      (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (z95) (not (z97))
      (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z116)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (z138) (not (z142)) (not (z145)) (z146) (z147) (z152) (z153) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z23) (z89) (not (z95)) (not (z138)) (not (z146)) (not (z147)) (z155)))
  (:action a582
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z12))
      (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z84)) (not (z85)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100))
      (not (z102)) (z109) (not (z111)) (not (z115)) (not (z116)) (not (z124)) (not (z125))
      (not (z127)) (not (z129)) (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (z140) (not (z142)) (z150) (z152) (z153) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z23) (z89) (not (z109)) (z155)))
  (:action a583
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z74)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z103))
      (not (z109)) (not (z111)) (not (z115)) (z116) (not (z124)) (not (z125)) (not (z127))
      (not (z129)) (not (z130)) (not (z131)) (not (z134)) (not (z135)) (not (z137)) (not (z142))
      (not (z143)) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z23) (z89) (not (z116)) (z155)))
  (:action a584
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z74))
      (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z115))
      (not (z116)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (z130) (z131) (not (z133))
      (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (z152) (z153) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z2)) (z23) (z89) (not (z131)) (z155)))
  (:action a585
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (z12) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z74)) (not (z84)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (not (z137)) (z139) (z140) (z141) (not (z142)) (not (z150)) (z152) (z153) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z12)) (z23) (z89) (not (z139)) (not (z140)) (not (z141)) (z155)))
  (:action a586
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (z31) (not (z33)) (not (z41)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z74))
      (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (z132) (z133)
      (not (z134)) (not (z135)) (not (z137)) (z140) (not (z142)) (not (z143)) (z150) (z152)
      (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z23) (not (z31)) (z89) (not (z132)) (not (z133)) (z155)))
  (:action a587
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z12))
      (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (z46) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z84)) (not (z85)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z102))
      (not (z104)) (z109) (not (z111)) (not (z115)) (not (z116)) (not (z118)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133)) (z134)
      (not (z135)) (not (z136)) (not (z137)) (not (z142)) (not (z143)) (z144) (z152) (z153)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z23) (not (z46)) (z89) (not (z109)) (not (z134)) (z155)))
  (:action a588
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45))
      (not (z46)) (z47) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z84)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z116)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z137)) (not (z142))
      (not (z144)) (not (z148)) (z149) (not (z151)) (z152) (z153) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z23) (not (z47)) (z89) (not (z149)) (z155)))
  (:action a589
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z12))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (z48) (not (z49)) (not (z51))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z84))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z116)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z142) (z143) (not (z144)) (not (z148))
      (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z23) (not (z48)) (z89) (not (z142)) (not (z143)) (z155)))
  (:action a590
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (z51) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z84)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z109))
      (not (z111)) (not (z116)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129))
      (not (z133)) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (z144) (z148)
      (z149) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z23) (not (z51)) (z89) (not (z144)) (not (z148)) (z155)))
  (:action a591
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z12)) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (z66) (not (z70)) (not (z73))
      (not (z74)) (not (z79)) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z104))
      (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (z139) (z140) (not (z141)) (not (z142)) (z150)
      (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z23) (not (z66)) (z124) (not (z139)) (not (z140)) (not (z150)) (z155) (z156)))
  (:action a592
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z66)) (z70) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z84)) (not (z85)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z124)) (not (z127))
      (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (z137) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z23) (not (z70)) (z124) (not (z137)) (z155) (z156)))
  (:action a593
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23)) (not (z28))
      (not (z30)) (not (z33)) (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z84)) (z85) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z109))
      (not (z111)) (not (z124)) (not (z127)) (not (z133)) (not (z134)) (not (z135)) (not (z137))
      (not (z142)) (not (z143)) (not (z144)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z23) (not (z85)) (z124) (z155) (z156)))
  (:action a594
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z21)) (not (z23)) (not (z26)) (not (z28))
      (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70))
      (not (z73)) (not (z74)) (not (z79)) (not (z84)) (not (z87)) (z88) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z111)) (not (z120)) (not (z124)) (not (z127)) (not (z134)) (not (z135))
      (not (z142)) (not (z144)) (not (z148)) (z149) (not (z151)) (z153) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z23) (not (z88)) (z124) (not (z149)) (z155) (z156)))
  (:action a595
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z21)) (not (z23)) (not (z28))
      (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z124))
      (not (z127)) (z130) (not (z131)) (not (z134)) (not (z135)) (not (z142)) (not (z143)) (z153)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z1)) (z23) (z124) (not (z130)) (z155) (z156)))
  (:action a596
    :parameters ()
    :precondition (and
      (not (z1)) (z3) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z79)) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z101)) (not (z102)) (z104)
      (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (z132) (z133)
      (not (z134)) (not (z135)) (not (z137)) (z140) (z141) (not (z142)) (not (z143)) (z153)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z3)) (z23) (not (z104)) (z124) (not (z132)) (not (z133)) (z155) (z156)))
  (:action a597
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z4) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z111)) (not (z115))
      (not (z118)) (not (z124)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133))
      (z134) (z135) (not (z136)) (not (z137)) (not (z142)) (not (z143)) (z144) (z153)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z4)) (z23) (z124) (not (z134)) (not (z135)) (z155) (z156)))
  (:action a598
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z8)) (not (z10))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z66)) (z70) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z84))
      (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z115)) (not (z118)) (not (z124)) (not (z127)) (not (z131)) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (z136) (z137) (not (z142)) (not (z143)) (not (z144)) (z146)
      (not (z148)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z5)) (z23) (not (z70)) (z124) (not (z137)) (z155) (z156)))
  (:action a599
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z81))
      (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (z95) (not (z97))
      (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z120)) (not (z124)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (z136) (not (z137)) (z138) (not (z142)) (not (z143))
      (z146) (z147) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z7)) (z23) (z124) (not (z136)) (z155) (z156)))
  (:action a600
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z10) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z66))
      (not (z70)) (not (z73)) (not (z74)) (z79) (not (z81)) (not (z84)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z111)) (not (z120)) (not (z124)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142)) (z145)
      (z146) (not (z147)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z10)) (z23) (not (z79)) (z124) (not (z138)) (not (z145)) (not (z146)) (z155) (z156)))
  (:action a601
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (not (z45)) (not (z46)) (z48) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z84))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z118))
      (not (z120)) (not (z124)) (z127) (not (z129)) (z131) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (not (z140)) (z142) (z143) (not (z144)) (not (z148))
      (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z23) (not (z48)) (z124) (not (z127)) (not (z142)) (not (z143)) (z155) (z156)))
  (:action a602
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z10)) (not (z12))
      (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (z66) (not (z70)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z124)) (not (z127)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (z136) (not (z137)) (z139) (z140) (not (z141)) (not (z142)) (not (z144)) (z147)
      (not (z148)) (not (z149)) (z150) (not (z151)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z23) (not (z66)) (z81) (z124) (not (z139)) (not (z140)) (not (z150)) (z155) (z156)))
  (:action a603
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z10)) (not (z12))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z34))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z73))
      (not (z74)) (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z87)) (z88) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z111)) (not (z112)) (not (z120)) (not (z124))
      (not (z127)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136)
      (not (z137)) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z144)) (z147)
      (not (z148)) (z149) (not (z150)) (not (z151)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z23) (z81) (not (z88)) (z124) (not (z149)) (z155) (z156)))
  (:action a604
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z10)) (not (z12))
      (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z33)) (not (z34)) (not (z41))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z81)) (not (z82)) (not (z83)) (not (z84)) (not (z85))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z111))
      (not (z112)) (not (z115)) (not (z116)) (not (z120)) (not (z124)) (not (z127)) (z130)
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137))
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144)) (z147)
      (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z153) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z1)) (z23) (z81) (z124) (not (z130)) (z155) (z156)))
  (:action a605
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (z7) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (z70)
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z82)) (not (z84))
      (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104))
      (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z124)) (not (z127))
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (z137) (not (z139))
      (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144)) (z147) (not (z148))
      (not (z149)) (not (z150)) (not (z151)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z5)) (z23) (not (z70)) (z81) (z124) (not (z137)) (z155) (z156)))
  (:action a606
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z102))
      (not (z109)) (not (z111)) (not (z116)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (z129) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138)) (not (z142))
      (not (z143)) (z145) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z10) (z23) (z89) (not (z129)) (not (z136)) (z138) (z155)))
  (:action a607
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z81))
      (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z120)) (not (z124))
      (not (z127)) (not (z129)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138))
      (not (z142)) (not (z143)) (z145) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z7)) (z10) (z23) (z124) (not (z136)) (z138) (z155) (z156)))
  (:action a608
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23)) (not (z26)) (not (z28))
      (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (z77) (not (z81)) (not (z82)) (not (z83)) (not (z84)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (z149) (not (z151)) (z152) (z153) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z26) (not (z77)) (z144) (not (z152)) (not (z153))))
  (:action a609
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26))
      (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z77)) (not (z81)) (z83) (not (z84)) (not (z85)) (not (z87)) (not (z90))
      (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z109))
      (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z127))
      (z130) (not (z131)) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (z149) (not (z151)))
    :effect (and
      (z26) (not (z83)) (not (z130)) (z144)))
  (:action a610
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21)) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81))
      (not (z83)) (not (z84)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (z112)
      (not (z118)) (not (z120)) (not (z127)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (not (z137)) (not (z139)) (z140) (z141) (not (z142)) (not (z143)) (not (z144)) (not (z148))
      (z149) (z150) (not (z151)))
    :effect (and
      (z26) (not (z112)) (not (z140)) (not (z141)) (z144) (not (z150))))
  (:action a611
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26)) (not (z33))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z90)) (not (z92))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z112))
      (z115) (not (z118)) (not (z120)) (not (z127)) (z131) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (not (z142)) (not (z143)) (not (z144)) (not (z148))
      (z149) (not (z151)))
    :effect (and
      (z26) (not (z115)) (not (z131)) (z144)))
  (:action a612
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z87))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (z118) (not (z120)) (not (z127)) (z132)
      (z133) (not (z134)) (not (z135)) (not (z137)) (z139) (z140) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (z149) (not (z151)) (not (z154)))
    :effect (and
      (not (z3)) (z26) (not (z118)) (not (z132)) (not (z133)) (z144)))
  (:action a613
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81))
      (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z92))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z131))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z140))
      (not (z142)) (not (z143)) (not (z144)) (z146) (not (z148)) (z149) (not (z151)) (not (z153))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z5)) (z26) (z144)))
  (:action a614
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z21)) (not (z26))
      (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87))
      (not (z90)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z109))
      (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (z149) (not (z151)))
    :effect (and
      (not (z8)) (z26) (not (z137)) (z144)))
  (:action a615
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z21)) (z23)
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83))
      (not (z84)) (not (z85)) (z87) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115))
      (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (z133)
      (not (z134)) (not (z135)) (not (z136)) (z137) (not (z140)) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (z149) (not (z151)) (z153) (z154) (z155))
    :effect (and
      (not (z8)) (z26) (not (z87)) (not (z133)) (not (z137)) (z144) (not (z154))))
  (:action a616
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z21) (not (z23))
      (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z70)) (z72) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z84))
      (not (z87)) (not (z89)) (not (z90)) (not (z92)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z124)) (not (z127)) (not (z129)) (not (z132)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (not (z139)) (not (z140)) (not (z141)) (z142) (z143) (not (z144)) (not (z145))
      (not (z146)) (not (z148)) (z149) (not (z150)) (not (z151)) (not (z152)) (not (z153))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z21)) (z26) (not (z72)) (not (z142)) (not (z143)) (z144)))
  (:action a617
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23)) (not (z26)) (z28)
      (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z89))
      (not (z90)) (not (z92)) (z97) (not (z99)) (not (z100)) (not (z102)) (not (z109))
      (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z134))
      (not (z135)) (not (z137)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149)
      (not (z151)) (z153) (not (z154)) (not (z155)) (z156))
    :effect (and
      (z26) (not (z28)) (not (z97)) (z144) (not (z156))))
  (:action a618
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21)) (not (z26))
      (not (z33)) (z37) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z90)) (not (z92)) (z95)
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z112))
      (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (z136)
      (not (z137)) (z138) (not (z142)) (not (z143)) (not (z144)) (z146) (z147) (not (z148))
      (z149) (not (z151)) (not (z154)))
    :effect (and
      (z26) (not (z37)) (not (z136)) (z144)))
  (:action a619
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z34)) (not (z37)) (z39) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z83)) (not (z84))
      (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138)
      (not (z142)) (not (z143)) (not (z144)) (z145) (not (z146)) (z147) (not (z148)) (z149)
      (not (z151)))
    :effect (and
      (not (z10)) (z26) (not (z39)) (not (z138)) (z144) (not (z145)) (not (z147))))
  (:action a620
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (z37) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138)) (not (z142)) (not (z143))
      (not (z144)) (z145) (z146) (not (z148)) (z149) (not (z151)) (not (z154)))
    :effect (and
      (z10) (z26) (not (z37)) (not (z136)) (z138) (z144)))
  (:action a621
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z21)) (not (z23)) (not (z26)) (not (z28))
      (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z77)) (not (z81)) (z83)
      (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z109)) (not (z111))
      (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z127))
      (z130) (not (z131)) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (z153)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z28) (not (z83)) (z97) (not (z130)) (z156)))
  (:action a622
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39))
      (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (z100) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z124))
      (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (z135)
      (not (z136)) (not (z137)) (not (z140)) (not (z142)) (not (z143)) (z144) (z148) (z153)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z28) (z97) (not (z100)) (not (z135)) (z156)))
  (:action a623
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z12)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66))
      (not (z70)) (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (z112) (not (z118)) (not (z120)) (not (z124))
      (not (z127)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z139)) (z140) (z141)
      (not (z142)) (z150) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z28) (z97) (not (z112)) (not (z140)) (not (z141)) (not (z150)) (z156)))
  (:action a624
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z21)) (not (z23)) (not (z26)) (not (z28))
      (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z77)) (not (z81))
      (not (z83)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z112))
      (z115) (not (z118)) (not (z124)) (not (z127)) (z131) (not (z134)) (not (z135)) (not (z142))
      (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z28) (z97) (not (z115)) (not (z131)) (z156)))
  (:action a625
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z5)) (not (z8)) (not (z21)) (not (z23)) (not (z26)) (not (z28))
      (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z77))
      (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (z118) (not (z120)) (not (z124)) (not (z127)) (z132) (z133)
      (not (z134)) (not (z135)) (not (z137)) (z139) (z140) (not (z142)) (not (z143)) (z153)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z3)) (z28) (z97) (not (z118)) (not (z132)) (not (z133)) (z156)))
  (:action a626
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z74)) (not (z77)) (not (z81)) (not (z83))
      (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z115)) (not (z118)) (not (z124)) (not (z127)) (not (z131)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (z136) (not (z142)) (not (z143)) (not (z144))
      (not (z148)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z5)) (z28) (z97) (z156)))
  (:action a627
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z7)) (z8) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z84))
      (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z112)) (not (z115))
      (not (z118)) (not (z124)) (not (z127)) (not (z129)) (not (z131)) (z132) (z133) (not (z134))
      (not (z135)) (not (z136)) (z137) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z153)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z8)) (z28) (z97) (not (z137)) (z156)))
  (:action a628
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z21) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z70)) (z72) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83))
      (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z132)) (not (z134))
      (not (z135)) (not (z136)) (z142) (z143) (not (z144)) (not (z148)) (not (z151)) (z153)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z21)) (z28) (not (z72)) (z97) (not (z142)) (not (z143)) (z156)))
  (:action a629
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z8)) (not (z21)) (not (z23)) (z26) (not (z28)) (not (z30))
      (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z127))
      (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (z144) (not (z148)) (z149)
      (not (z151)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z26)) (z28) (z97) (not (z144)) (z156)))
  (:action a630
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z10)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z33)) (z37) (not (z39)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z77)) (not (z81)) (z82)
      (not (z83)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (z95)
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z112))
      (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z134)) (not (z135))
      (z136) (not (z137)) (not (z142)) (not (z143)) (z146) (z147) (z153) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (z28) (not (z37)) (z97) (not (z136)) (z156)))
  (:action a631
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (z10) (not (z21)) (not (z23)) (not (z26)) (not (z28))
      (not (z30)) (not (z33)) (not (z34)) (not (z37)) (z39) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z77)) (not (z79)) (not (z81))
      (not (z83)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z109)) (not (z111))
      (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z134))
      (not (z135)) (not (z136)) (z138) (not (z142)) (z145) (not (z146)) (z147) (z153)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z10)) (z28) (not (z39)) (z97) (not (z138)) (not (z145)) (not (z147)) (z156)))
  (:action a632
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30))
      (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z70)) (not (z73))
      (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (z99) (not (z100)) (not (z102))
      (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z127))
      (not (z134)) (not (z135)) (not (z142)) (not (z144)) (not (z148)) (z149) (z151) (z153)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z28) (not (z60)) (z97) (not (z99)) (not (z149)) (not (z151)) (z156)))
  (:action a633
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z39)) (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81))
      (not (z82)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (z100) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115))
      (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z131)) (not (z132))
      (not (z133)) (not (z134)) (z135) (not (z136)) (not (z137)) (not (z142)) (not (z143)) (z144)
      (z148) (not (z149)) (not (z151)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z28) (z73) (z97) (not (z100)) (not (z135)) (z151) (z156)))
  (:action a634
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z33)) (z37) (not (z39)) (not (z41)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z77))
      (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z109))
      (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129))
      (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138)) (not (z142))
      (not (z143)) (z145) (z146) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z10) (z28) (not (z37)) (z97) (not (z136)) (z138) (z156)))
  (:action a635
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z21)) (not (z23)) (not (z28))
      (not (z30)) (not (z33)) (not (z34)) (not (z41)) (not (z46)) (not (z48)) (not (z49))
      (not (z53)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z81))
      (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z100)) (not (z102)) (z103) (not (z111)) (not (z115))
      (not (z116)) (not (z120)) (not (z124)) (not (z127)) (z130) (not (z131)) (not (z134))
      (not (z135)) (not (z142)) (not (z143)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z23) (z28) (not (z103)) (z124) (not (z130)) (z155) (z156)))
  (:action a636
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23)) (not (z28))
      (not (z30)) (not (z33)) (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z81)) (not (z84)) (z85) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z102))
      (not (z109)) (not (z111)) (z115) (not (z124)) (not (z127)) (z131) (not (z134)) (not (z135))
      (not (z137)) (not (z142)) (not (z143)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z23) (z28) (not (z85)) (not (z115)) (z124) (not (z131)) (z155) (z156)))
  (:action a637
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23)) (not (z28))
      (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z46)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z81)) (not (z84))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z124))
      (not (z127)) (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z140)
      (not (z142)) (not (z143)) (not (z144)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z3)) (z23) (z28) (z124) (not (z132)) (not (z133)) (z155) (z156)))
  (:action a638
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z4) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (z109)
      (not (z111)) (not (z115)) (not (z118)) (not (z124)) (not (z127)) (not (z129)) (not (z131))
      (not (z132)) (not (z133)) (z134) (z135) (not (z136)) (not (z137)) (not (z140)) (not (z142))
      (not (z143)) (z144) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z4)) (z23) (z28) (not (z109)) (z124) (not (z134)) (not (z135)) (z155) (z156)))
  (:action a639
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (z84) (not (z85)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z118)) (not (z124)) (not (z127))
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z140))
      (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z149)) (z153) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z5)) (z23) (z28) (not (z84)) (z124) (z155) (z156)))
  (:action a640
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z81))
      (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (z95) (not (z97))
      (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z120)) (not (z124)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (z136) (not (z137)) (z138) (not (z142)) (not (z143))
      (z147) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z7)) (z23) (z28) (z124) (not (z136)) (z155) (z156)))
  (:action a641
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z102))
      (z109) (not (z111)) (not (z115)) (not (z124)) (not (z127)) (not (z129)) (not (z131)) (z132)
      (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (not (z142)) (not (z143)) (not (z144))
      (not (z148)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z8)) (z23) (z28) (not (z109)) (z124) (not (z137)) (z155) (z156)))
  (:action a642
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z10) (not (z21)) (not (z23)) (not (z28))
      (not (z30)) (not (z33)) (z34) (not (z37)) (not (z39)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z70)) (not (z73)) (not (z79))
      (not (z81)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z103)) (not (z111)) (not (z120))
      (not (z124)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z136)) (z138)
      (not (z142)) (z145) (z146) (not (z147)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z10)) (z23) (z28) (not (z34)) (z124) (not (z138)) (not (z145)) (not (z146)) (z155)
      (z156)))
  (:action a643
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z45)) (not (z46)) (z48) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70))
      (z72) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z140)) (z142) (z143)
      (not (z144)) (not (z148)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z23) (z28) (not (z48)) (not (z72)) (z124) (not (z142)) (not (z143)) (z155) (z156)))
  (:action a644
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23)) (not (z26)) (not (z28))
      (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (z51)
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81))
      (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z120)) (not (z124)) (not (z127))
      (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (z144) (z148) (z149)
      (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z23) (z28) (not (z51)) (z124) (not (z144)) (not (z148)) (z155) (z156)))
  (:action a645
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z12)) (not (z21)) (not (z23)) (not (z28))
      (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (z53) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z73)) (not (z81))
      (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z111)) (not (z112)) (not (z118))
      (not (z120)) (not (z124)) (not (z127)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (z139) (z140) (z141) (not (z142)) (z150) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z23) (z28) (not (z53)) (z124) (not (z139)) (not (z140)) (not (z141)) (not (z150)) (z155)
      (z156)))
  (:action a646
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z21)) (not (z23)) (not (z26)) (not (z28))
      (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z70)) (not (z73)) (not (z74))
      (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z111)) (not (z120)) (not (z124))
      (not (z127)) (not (z134)) (not (z135)) (not (z142)) (not (z144)) (not (z148)) (z149)
      (not (z151)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z23) (z28) (not (z60)) (z124) (not (z149)) (z155) (z156)))
  (:action a647
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z81))
      (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z120)) (not (z124))
      (not (z127)) (not (z129)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138))
      (not (z142)) (not (z143)) (z145) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z7)) (z10) (z23) (z28) (z124) (not (z136)) (z138) (z155) (z156)))
  (:action a648
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z49)) (not (z53)) (not (z54)) (not (z64))
      (not (z66)) (not (z73)) (z77) (not (z79)) (not (z81)) (not (z82)) (not (z83)) (not (z85))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z111))
      (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125))
      (not (z130)) (not (z131)) (not (z132)) (not (z133)) (z134) (not (z136)) (not (z137))
      (not (z138)) (not (z139)) (not (z140)) (not (z141)) (z144) (not (z145)) (not (z146))
      (not (z147)) (z148) (not (z150)) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z30) (not (z77)) (z90) (z133) (not (z152)) (not (z153)) (z154)))
  (:action a649
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z48)) (not (z49)) (not (z53))
      (not (z54)) (not (z64)) (not (z66)) (not (z72)) (not (z73)) (not (z77)) (not (z79))
      (not (z81)) (not (z82)) (z83) (not (z85)) (not (z87)) (not (z90)) (not (z92)) (not (z95))
      (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104))
      (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (z130) (not (z131)) (not (z132)) (not (z133)) (z134) (not (z136))
      (not (z137)) (not (z138)) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143))
      (z144) (not (z145)) (not (z146)) (not (z147)) (z148) (not (z150)) (not (z152)) (not (z153))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z30) (not (z83)) (z90) (not (z130)) (z133) (z154)))
  (:action a650
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z49)) (not (z53)) (not (z54)) (not (z64))
      (not (z66)) (not (z73)) (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z83))
      (not (z85)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z111))
      (z112) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125))
      (not (z130)) (not (z131)) (not (z132)) (not (z133)) (z134) (not (z136)) (not (z137))
      (not (z138)) (not (z139)) (z140) (z141) (z144) (not (z145)) (not (z146)) (not (z147))
      (z148) (z150) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z30) (z90) (not (z112)) (z133) (not (z140)) (not (z141)) (not (z150)) (z154)))
  (:action a651
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z12))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (z39) (not (z41)) (not (z49)) (not (z53)) (not (z54)) (not (z64))
      (not (z66)) (not (z73)) (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z83))
      (not (z84)) (not (z85)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104))
      (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z129)) (not (z130)) (not (z131)) (not (z132)) (not (z133)) (z134)
      (not (z136)) (not (z137)) (z138) (not (z139)) (not (z140)) (not (z141)) (z144) (z145)
      (not (z146)) (z147) (z148) (not (z150)) (not (z152)) (not (z153)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z10)) (z30) (not (z39)) (z90) (z133) (not (z138)) (not (z145)) (not (z147)) (z154)))
  (:action a652
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z46)) (not (z47)) (not (z48))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81))
      (not (z87)) (not (z89)) (z90) (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102))
      (not (z104)) (not (z116)) (not (z118)) (not (z120)) (not (z125)) (not (z127)) (not (z129))
      (not (z130)) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z137)) (z140) (not (z142))
      (not (z143)) (not (z145)) (not (z146)) (not (z149)) (z150) (z152) (z153) (z154) (z156))
    :effect (and
      (z31) (not (z90)) (z132) (not (z154))))
  (:action a653
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z81)) (z84) (not (z85)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z102))
      (not (z104)) (not (z111)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (z136) (not (z137)) (z140) (not (z142)) (not (z143)) (z145)
      (not (z149)) (z150) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z31) (not (z84)) (z132) (z133)))
  (:action a654
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z74)) (not (z79)) (not (z81)) (not (z84))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (z95) (not (z100)) (not (z102))
      (not (z104)) (not (z111)) (not (z116)) (not (z118)) (not (z120)) (not (z125)) (not (z127))
      (not (z129)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (z138) (z140) (not (z142)) (not (z143)) (not (z145)) (z146) (z147) (z150) (not (z154)))
    :effect (and
      (z31) (not (z95)) (z132) (z133) (not (z138)) (not (z146)) (not (z147))))
  (:action a655
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12))
      (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z74))
      (not (z81)) (not (z83)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z115))
      (z116) (not (z118)) (not (z120)) (not (z125)) (not (z127)) (not (z129)) (not (z130))
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z137)) (z140)
      (not (z142)) (not (z143)) (z150) (not (z154)))
    :effect (and
      (z31) (not (z116)) (z132) (z133)))
  (:action a656
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z74)) (not (z77)) (not (z81)) (not (z82)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z111)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (z125)
      (not (z127)) (not (z129)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z137))
      (z140) (not (z142)) (not (z143)) (z150) (not (z152)) (z153) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z31) (not (z125)) (z132) (z133) (not (z153))))
  (:action a657
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z74)) (not (z81))
      (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z125)) (not (z127)) (not (z129)) (z130) (z131) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z137)) (z140) (not (z142)) (not (z143)) (z150)
      (not (z154)))
    :effect (and
      (not (z2)) (z31) (not (z131)) (z132) (z133)))
  (:action a658
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (z23) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z74))
      (not (z81)) (not (z84)) (not (z87)) (z89) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z116)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (not (z137)) (z140) (not (z142)) (not (z143)) (z150) (z152)
      (z153) (not (z154)) (z155) (not (z156)))
    :effect (and
      (not (z23)) (z31) (not (z89)) (z132) (z133) (not (z155))))
  (:action a659
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z12))
      (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (z46) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100))
      (not (z102)) (not (z104)) (z109) (not (z115)) (not (z116)) (not (z118)) (not (z120))
      (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133))
      (z134) (not (z135)) (not (z136)) (not (z137)) (z140) (not (z142)) (not (z143)) (z144)
      (z150) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z31) (not (z46)) (not (z109)) (z132) (z133) (not (z134))))
  (:action a660
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (z47)
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z111)) (not (z116)) (not (z118)) (not (z120)) (not (z125)) (not (z127))
      (not (z129)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z137)) (z140)
      (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (z150) (not (z151)) (not (z154)))
    :effect (and
      (z31) (not (z47)) (z132) (z133) (not (z149))))
  (:action a661
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z12))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (z48) (not (z49)) (not (z51))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81))
      (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z116)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z140) (z142) (z143) (not (z144))
      (not (z148)) (z150) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z31) (not (z48)) (z132) (z133) (not (z142)) (not (z143))))
  (:action a662
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (z51) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z116)) (not (z118)) (not (z120)) (not (z125)) (not (z127)) (not (z129)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z137)) (z140) (not (z142)) (not (z143)) (z144)
      (z148) (z149) (z150) (not (z154)))
    :effect (and
      (z31) (not (z51)) (z132) (z133) (not (z144)) (not (z148))))
  (:action a663
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z12)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z37)) (not (z41)) (z45) (z46) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z82))
      (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (z109) (not (z111)) (z112) (not (z115)) (not (z116)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z131)) (not (z132))
      (not (z133)) (z134) (not (z135)) (not (z136)) (not (z137)) (z140) (not (z142)) (not (z143))
      (z144) (z148) (not (z149)) (z150) (not (z151)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z31) (not (z46)) (z73) (not (z109)) (z132) (z133) (not (z134)) (z151)))
  (:action a664
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z116)) (not (z118)) (not (z120)) (not (z125)) (not (z127)) (z129)
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138)) (z140)
      (not (z142)) (not (z143)) (z145) (z150) (not (z154)))
    :effect (and
      (z10) (z31) (not (z129)) (z132) (z133) (not (z136)) (z138)))
  (:action a665
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z8)) (not (z10)) (not (z12)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45))
      (not (z47)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (z66)
      (not (z70)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z82)) (not (z83))
      (not (z85)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z99)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125))
      (not (z127)) (not (z130)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (z136) (not (z137)) (z139) (z140) (not (z141)) (not (z143)) (not (z144)) (not (z148))
      (not (z149)) (z150) (not (z151)) (not (z152)) (not (z153)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z33) (z64) (not (z66)) (not (z139)) (not (z140)) (not (z150))))
  (:action a666
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z8)) (not (z10)) (not (z12)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60))
      (not (z64)) (not (z66)) (not (z70)) (not (z73)) (not (z74)) (not (z77)) (not (z79))
      (not (z82)) (not (z83)) (not (z85)) (z88) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104))
      (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120))
      (not (z124)) (not (z125)) (not (z127)) (not (z130)) (not (z131)) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (z136) (not (z137)) (not (z139)) (not (z140)) (not (z141))
      (not (z143)) (not (z144)) (not (z148)) (z149) (not (z150)) (not (z151)) (not (z152))
      (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z33) (z64) (not (z88)) (not (z149))))
  (:action a667
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z8)) (not (z10)) (not (z12)) (not (z23))
      (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z47))
      (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (z82) (not (z83)) (not (z85))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z99)) (z101) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125))
      (not (z127)) (not (z130)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (z136) (not (z137)) (not (z139)) (not (z140)) (not (z141)) (not (z143)) (not (z144))
      (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z152) (z153) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z33) (z64) (not (z82)) (not (z101)) (not (z152)) (not (z153))))
  (:action a668
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z3)) (not (z4)) (not (z8)) (not (z10)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z41)) (not (z45))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77))
      (not (z79)) (not (z82)) (not (z83)) (not (z85)) (not (z88)) (not (z89)) (not (z90))
      (not (z92)) (not (z97)) (not (z99)) (not (z101)) (not (z102)) (not (z103)) (not (z104))
      (not (z109)) (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (z130) (not (z131)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (z136) (not (z137)) (not (z139)) (not (z140)) (not (z141)) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (not (z152))
      (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z1)) (z33) (z64) (not (z130))))
  (:action a669
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z23)) (not (z28)) (not (z30))
      (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z49)) (not (z53))
      (not (z54)) (not (z64)) (not (z73)) (not (z77)) (not (z79)) (not (z81)) (z82) (not (z84))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z101)) (not (z102)) (not (z103)) (not (z111)) (not (z120)) (not (z124)) (not (z125))
      (not (z129)) (not (z136)) (not (z138)) (not (z145)) (not (z146)) (not (z147)) (z152) (z153)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z10) (z34) (not (z82)) (z138) (z145) (z146) (not (z152)) (not (z153))))
  (:action a670
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64))
      (not (z72)) (not (z73)) (not (z79)) (not (z81)) (z84) (not (z85)) (not (z87)) (not (z89))
      (z90) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z102)) (not (z103))
      (not (z104)) (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127))
      (not (z129)) (not (z130)) (not (z131)) (not (z132)) (z133) (not (z136)) (not (z138))
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (z144) (not (z145))
      (not (z146)) (not (z147)) (not (z150)) (not (z152)) (not (z153)) (z154) (not (z155))
      (not (z156)))
    :effect (and
      (z10) (z34) (not (z84)) (not (z90)) (not (z133)) (z138) (z145) (z146) (not (z154))))
  (:action a671
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (not (z60)) (not (z64)) (not (z72)) (not (z73)) (not (z77)) (not (z79))
      (not (z81)) (not (z82)) (not (z83)) (z84) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z101)) (z102)
      (not (z103)) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z124)) (not (z125))
      (not (z127)) (not (z129)) (not (z130)) (not (z131)) (z132) (z133) (not (z134)) (not (z135))
      (not (z136)) (not (z138)) (z140) (not (z142)) (not (z143)) (not (z144)) (not (z145))
      (not (z146)) (not (z147)) (not (z148)) (not (z149)) (not (z151)) (not (z152)) (not (z153))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z10) (z34) (not (z84)) (not (z102)) (z138) (z145) (z146)))
  (:action a672
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z21)) (not (z30))
      (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z48)) (not (z49))
      (not (z53)) (not (z54)) (not (z64)) (not (z72)) (not (z73)) (not (z79)) (not (z81))
      (not (z83)) (not (z84)) (not (z85)) (not (z91)) (not (z92)) (not (z95)) (not (z102)) (z103)
      (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z127)) (not (z129)) (z130)
      (not (z131)) (not (z136)) (not (z138)) (not (z142)) (not (z143)) (not (z145)) (not (z146))
      (not (z147)))
    :effect (and
      (z10) (z34) (not (z103)) (not (z130)) (z138) (z145) (z146)))
  (:action a673
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z46))
      (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z79)) (not (z81)) (not (z84)) (z85) (not (z87)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z103)) (not (z109)) (not (z111))
      (z115) (not (z120)) (not (z127)) (not (z129)) (z131) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (not (z138)) (not (z142)) (not (z143)) (not (z145)) (not (z146)) (not (z147))
      (not (z154)))
    :effect (and
      (z10) (z34) (not (z85)) (not (z115)) (not (z131)) (z138) (z145) (z146)))
  (:action a674
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z79)) (not (z81)) (not (z84)) (not (z87)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z103)) (not (z104))
      (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (z132) (z133)
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z138)) (z140) (not (z142))
      (not (z143)) (not (z145)) (not (z146)) (not (z147)) (not (z154)))
    :effect (and
      (not (z3)) (z10) (z34) (not (z132)) (not (z133)) (z138) (z145) (z146)))
  (:action a675
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z4) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z53))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z79)) (not (z81))
      (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z103)) (not (z104)) (z109)
      (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129))
      (not (z131)) (not (z132)) (not (z133)) (z134) (z135) (not (z136)) (not (z137)) (not (z138))
      (not (z142)) (not (z143)) (z144) (not (z145)) (not (z146)) (not (z147)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z4)) (z10) (z34) (not (z109)) (not (z134)) (not (z135)) (z138) (z145) (z146)))
  (:action a676
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z10))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (z90) (not (z91)) (not (z92))
      (not (z95)) (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z111)) (not (z115))
      (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (z133)
      (not (z134)) (not (z135)) (not (z136)) (z137) (not (z138)) (not (z142)) (not (z143))
      (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)) (z153) (z154))
    :effect (and
      (not (z8)) (z10) (z34) (not (z90)) (not (z133)) (not (z137)) (z138) (z145) (z146)
      (not (z154))))
  (:action a677
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81))
      (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z91)) (not (z92)) (not (z95))
      (not (z100)) (not (z102)) (not (z103)) (z109) (not (z111)) (not (z115)) (not (z120))
      (not (z127)) (not (z129)) (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136))
      (z137) (not (z138)) (z140) (not (z142)) (not (z143)) (not (z144)) (not (z145)) (not (z146))
      (not (z147)) (not (z148)))
    :effect (and
      (not (z8)) (z10) (z34) (not (z109)) (not (z137)) (z138) (z145) (z146)))
  (:action a678
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21)) (z23) (z28)
      (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z46))
      (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z79)) (not (z81)) (not (z84)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z103))
      (not (z109)) (not (z111)) (not (z120)) (z124) (not (z127)) (not (z129)) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (not (z138)) (not (z142)) (not (z143)) (not (z145))
      (not (z146)) (not (z147)) (z153) (not (z154)) (z155) (z156))
    :effect (and
      (z10) (not (z23)) (not (z28)) (z34) (not (z124)) (z138) (z145) (z146) (not (z155))
      (not (z156))))
  (:action a679
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (z41) (not (z45)) (not (z47)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z73)) (not (z77))
      (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (z90)
      (not (z91)) (z92) (not (z95)) (not (z97)) (not (z99)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z124)) (not (z125)) (not (z129)) (not (z132)) (z133) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (not (z138)) (not (z139)) (not (z140)) (not (z141)) (z142) (z143)
      (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)) (not (z149)) (not (z150))
      (not (z151)) (not (z152)) (not (z153)) (z154) (not (z155)) (not (z156)))
    :effect (and
      (z10) (z34) (not (z41)) (not (z90)) (not (z92)) (not (z133)) (z138) (z145) (z146)
      (not (z154))))
  (:action a680
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (z48) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z64)) (not (z70)) (z72) (not (z73)) (not (z74)) (not (z79))
      (not (z81)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z109))
      (not (z111)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z138)) (z142) (z143)
      (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z10) (z34) (not (z48)) (not (z72)) (z138) (not (z142)) (not (z143)) (z145) (z146)))
  (:action a681
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (z51) (not (z53)) (not (z54)) (not (z60)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84))
      (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102))
      (not (z103)) (not (z109)) (not (z111)) (not (z120)) (not (z127)) (not (z129)) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (not (z138)) (not (z142)) (not (z143)) (z144)
      (not (z145)) (not (z146)) (not (z147)) (z148) (z149) (not (z154)))
    :effect (and
      (z10) (z34) (not (z51)) (z138) (not (z144)) (z145) (z146) (not (z148))))
  (:action a682
    :parameters ()
    :precondition (and
      (not (z3)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z12)) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z49)) (z53) (not (z54))
      (not (z64)) (not (z66)) (not (z73)) (not (z79)) (not (z81)) (not (z84)) (not (z91))
      (not (z92)) (not (z95)) (not (z102)) (not (z103)) (not (z104)) (not (z111)) (not (z112))
      (not (z118)) (not (z120)) (not (z129)) (not (z132)) (not (z136)) (not (z138)) (z139) (z140)
      (z141) (not (z145)) (not (z146)) (not (z147)) (z150))
    :effect (and
      (z10) (z34) (not (z53)) (z138) (not (z139)) (not (z140)) (not (z141)) (z145) (z146)
      (not (z150))))
  (:action a683
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10))
      (not (z12)) (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (z54) (not (z60)) (not (z64)) (not (z66)) (z72)
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z85))
      (not (z88)) (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z116))
      (not (z118)) (z120) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z132)) (z133)
      (not (z134)) (not (z135)) (not (z136)) (not (z138)) (not (z139)) (not (z140)) (not (z141))
      (not (z142)) (z143) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148))
      (not (z149)) (not (z150)) (not (z151)) (z153) (z154))
    :effect (and
      (z10) (z34) (not (z54)) (not (z72)) (not (z120)) (z138) (not (z143)) (z145) (z146)))
  (:action a684
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z26)) (not (z30)) (not (z33))
      (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z49)) (not (z51)) (not (z53)) (not (z54)) (z60) (not (z64)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z84)) (not (z88)) (not (z91)) (not (z92)) (not (z95))
      (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z111)) (not (z120)) (not (z129))
      (not (z134)) (not (z135)) (not (z136)) (not (z138)) (not (z144)) (not (z145)) (not (z146))
      (not (z147)) (not (z148)) (z149) (not (z151)))
    :effect (and
      (z10) (z34) (not (z60)) (z138) (z145) (z146) (not (z149))))
  (:action a685
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (z77)
      (not (z82)) (not (z83)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (z95) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z125))
      (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z136)) (z138) (z146) (z147)
      (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z37) (not (z77)) (z136) (not (z152)) (not (z153))))
  (:action a686
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z21)) (not (z26)) (not (z30)) (not (z37)) (not (z39)) (not (z41)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z77)) (z83)
      (not (z84)) (not (z85)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (z95) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z109)) (not (z111)) (not (z112))
      (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (z130)
      (not (z131)) (not (z134)) (not (z135)) (not (z136)) (z138) (not (z142)) (not (z143))
      (not (z145)) (z146) (z147))
    :effect (and
      (z37) (not (z83)) (not (z130)) (z136)))
  (:action a687
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z37))
      (not (z39)) (not (z41)) (not (z46)) (not (z48)) (not (z49)) (z51) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z77)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (z88)
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (z95) (not (z97)) (not (z99)) (z100)
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z118))
      (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133))
      (not (z134)) (z135) (not (z136)) (not (z137)) (z138) (not (z142)) (not (z143)) (z144)
      (z146) (z148) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z37) (not (z100)) (not (z135)) (z136)))
  (:action a688
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39))
      (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z77)) (not (z83)) (not (z84)) (not (z87))
      (not (z90)) (not (z91)) (not (z92)) (z95) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (z112) (not (z118)) (not (z120)) (not (z127))
      (not (z129)) (not (z132)) (not (z134)) (not (z135)) (not (z136)) (z138) (not (z139)) (z140)
      (z141) (not (z145)) (z146) (z147) (z150))
    :effect (and
      (z37) (not (z112)) (z136) (not (z140)) (not (z141)) (not (z150))))
  (:action a689
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z37)) (not (z39)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z77)) (not (z83))
      (not (z84)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (z95) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z112)) (z115) (not (z118))
      (not (z120)) (not (z127)) (not (z129)) (z130) (z131) (not (z134)) (not (z135)) (not (z136))
      (z138) (not (z142)) (z146) (z147))
    :effect (and
      (z37) (not (z115)) (not (z131)) (z136)))
  (:action a690
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z37)) (not (z39)) (not (z41)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z77))
      (not (z83)) (not (z84)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (z95) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (z118) (not (z120)) (not (z127)) (not (z129)) (z132) (z133) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (z138) (z139) (z140) (not (z142)) (not (z143)) (z146) (z147)
      (not (z154)))
    :effect (and
      (not (z3)) (z37) (not (z118)) (not (z132)) (not (z133)) (z136)))
  (:action a691
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z83)) (not (z84)) (not (z85)) (not (z87))
      (not (z90)) (not (z91)) (not (z92)) (z95) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z127))
      (not (z129)) (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (z137)
      (z138) (z139) (not (z142)) (not (z143)) (not (z144)) (z146) (z147) (not (z148)) (z150))
    :effect (and
      (not (z8)) (z37) (z136) (not (z137))))
  (:action a692
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z10))
      (not (z21)) (z23) (not (z26)) (not (z30)) (not (z31)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z83)) (not (z84))
      (not (z85)) (z87) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z118))
      (not (z120)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (z133) (not (z134))
      (not (z135)) (not (z136)) (z137) (z138) (not (z142)) (not (z143)) (not (z144)) (z146)
      (not (z148)) (not (z151)) (z153) (z154) (z155))
    :effect (and
      (not (z8)) (z37) (not (z87)) (not (z133)) (z136) (not (z137)) (not (z154))))
  (:action a693
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (z77)
      (not (z81)) (not (z82)) (not (z83)) (not (z84)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z136)) (z138) (z145)
      (z146) (not (z147)) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z10)) (z37) (not (z77)) (z136) (not (z138)) (not (z152)) (not (z153))))
  (:action a694
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10)
      (not (z21)) (not (z26)) (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z77)) (not (z81)) (z83) (not (z84)) (not (z85)) (not (z87)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z103))
      (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120))
      (not (z127)) (not (z129)) (z130) (not (z131)) (not (z134)) (not (z135)) (not (z136)) (z138)
      (not (z142)) (not (z143)) (z145) (z146) (not (z147)))
    :effect (and
      (not (z10)) (z37) (not (z83)) (not (z130)) (z136) (not (z138))))
  (:action a695
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10)
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z37)) (not (z39)) (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z77)) (not (z81)) (not (z83)) (not (z84))
      (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z99)) (z100) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129))
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (z135) (not (z136)) (not (z137)) (z138)
      (not (z140)) (not (z142)) (not (z143)) (z144) (z145) (z146) (z148) (not (z153))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z10)) (z37) (not (z100)) (not (z135)) (z136) (not (z138))))
  (:action a696
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39))
      (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z77)) (not (z81)) (not (z83)) (not (z84))
      (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (z112) (not (z118))
      (not (z120)) (not (z127)) (not (z129)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (not (z136)) (z138) (not (z139)) (z140) (z141) (z145) (z146) (not (z147)) (z150))
    :effect (and
      (not (z10)) (z37) (not (z112)) (z136) (not (z138)) (not (z140)) (not (z141)) (not (z150))))
  (:action a697
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z77))
      (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z109)) (not (z111))
      (not (z112)) (z115) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (z131) (not (z134))
      (not (z135)) (not (z136)) (z138) (not (z142)) (z145) (z146))
    :effect (and
      (not (z10)) (z37) (not (z115)) (not (z131)) (z136) (not (z138))))
  (:action a698
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21)) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z77))
      (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (z118) (not (z120)) (not (z127)) (not (z129)) (z132) (z133)
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (z139) (z140) (not (z142))
      (not (z143)) (z145) (z146) (not (z154)))
    :effect (and
      (not (z3)) (not (z10)) (z37) (not (z118)) (not (z132)) (not (z133)) (z136) (not (z138))))
  (:action a699
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (z10) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z85))
      (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z118))
      (not (z120)) (not (z127)) (not (z129)) (not (z131)) (z132) (z133) (not (z134)) (not (z135))
      (not (z136)) (z137) (z138) (not (z142)) (not (z143)) (not (z144)) (z145) (z146)
      (not (z148)))
    :effect (and
      (not (z8)) (not (z10)) (z37) (z136) (not (z137)) (not (z138))))
  (:action a700
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (z10) (not (z21))
      (z23) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83))
      (not (z84)) (not (z85)) (z87) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z115)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z131)) (not (z132))
      (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (z138) (not (z142)) (not (z143))
      (not (z144)) (z145) (z146) (not (z148)) (not (z151)) (z153) (z154) (z155))
    :effect (and
      (not (z8)) (not (z10)) (z37) (not (z87)) (not (z133)) (z136) (not (z137)) (not (z138))
      (not (z154))))
  (:action a701
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (z21) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z70)) (z72) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83))
      (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z132))
      (not (z134)) (not (z135)) (not (z136)) (z138) (not (z140)) (z142) (z143) (not (z144))
      (z145) (z146) (not (z148)) (not (z151)) (not (z153)) (not (z155)) (not (z156)))
    :effect (and
      (not (z10)) (not (z21)) (z37) (not (z72)) (z136) (not (z138)) (not (z142)) (not (z143))))
  (:action a702
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21)) (z26)
      (not (z30)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z77)) (not (z83)) (not (z84)) (not (z87)) (not (z90)) (not (z91))
      (not (z92)) (z95) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z109))
      (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142)) (not (z143)) (z144) (z146)
      (z147) (not (z148)) (z149) (not (z151)) (not (z154)))
    :effect (and
      (not (z26)) (z37) (z136) (not (z144))))
  (:action a703
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21)) (z26) (not (z30))
      (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142)) (not (z143)) (z144)
      (z145) (z146) (not (z148)) (z149) (not (z151)) (not (z154)))
    :effect (and
      (not (z10)) (not (z26)) (z37) (z136) (not (z138)) (not (z144))))
  (:action a704
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (z28) (not (z30)) (not (z37)) (not (z39)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z77)) (z82) (not (z83))
      (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (z95) (z97)
      (not (z99)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z112)) (not (z118))
      (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (z138) (not (z142)) (not (z143)) (z146) (z147) (z153) (not (z154))
      (not (z155)) (z156))
    :effect (and
      (not (z28)) (z37) (not (z97)) (z136) (not (z156))))
  (:action a705
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21)) (not (z23))
      (not (z26)) (z28) (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z77))
      (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (z97) (not (z99)) (not (z100)) (not (z102)) (not (z109))
      (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129))
      (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142))
      (not (z143)) (z145) (z146) (z153) (not (z154)) (not (z155)) (z156))
    :effect (and
      (not (z10)) (not (z28)) (z37) (not (z97)) (z136) (not (z138)) (not (z156))))
  (:action a706
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z83)) (not (z84)) (not (z87))
      (not (z88)) (not (z90)) (not (z91)) (not (z92)) (z95) (not (z97)) (z99) (not (z100))
      (not (z102)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (not (z136)) (z138) (not (z144)) (not (z145)) (z146)
      (z147) (not (z148)) (z149) (z151))
    :effect (and
      (z37) (not (z60)) (not (z99)) (z136) (not (z149)) (not (z151))))
  (:action a707
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z84))
      (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (z99)
      (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z136)) (z138) (not (z144)) (z145)
      (z146) (not (z147)) (not (z148)) (z149) (z151))
    :effect (and
      (not (z10)) (z37) (not (z60)) (not (z99)) (z136) (not (z138)) (not (z149)) (not (z151))))
  (:action a708
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z49)) (not (z54)) (not (z64)) (z77) (not (z79)) (not (z81)) (not (z82)) (not (z83))
      (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z111)) (not (z112))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z129)) (not (z136)) (not (z138))
      (not (z145)) (not (z146)) (not (z147)) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z10) (z39) (not (z77)) (z138) (z145) (z147) (not (z152)) (not (z153))))
  (:action a709
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z48))
      (not (z49)) (not (z54)) (not (z64)) (not (z72)) (not (z77)) (not (z79)) (not (z81)) (z83)
      (not (z84)) (not (z85)) (not (z87)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z111)) (not (z112)) (not (z115))
      (not (z116)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (z130) (not (z131))
      (not (z136)) (not (z138)) (not (z142)) (not (z143)) (not (z145)) (not (z146)) (not (z147)))
    :effect (and
      (z10) (z39) (not (z83)) (not (z130)) (z138) (z145) (z147)))
  (:action a710
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z46)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z77)) (not (z79)) (not (z81))
      (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z99)) (z100) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z124))
      (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (z135)
      (not (z136)) (not (z137)) (not (z138)) (not (z142)) (not (z143)) (z144) (not (z145))
      (not (z146)) (not (z147)) (z148) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z10) (z39) (not (z100)) (not (z135)) (z138) (z145) (z147)))
  (:action a711
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39))
      (not (z41)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60))
      (not (z64)) (not (z72)) (not (z73)) (not (z77)) (not (z79)) (not (z81)) (not (z82))
      (not (z83)) (z84) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103))
      (z111) (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (z132) (z133) (not (z136))
      (not (z138)) (z139) (z140) (not (z142)) (not (z143)) (not (z144)) (not (z145)) (not (z146))
      (not (z147)) (not (z148)) (not (z149)) (not (z151)) (not (z152)) (not (z153)) (not (z155))
      (not (z156)))
    :effect (and
      (z10) (z39) (not (z84)) (not (z111)) (z138) (z145) (z147)))
  (:action a712
    :parameters ()
    :precondition (and
      (not (z3)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z12)) (not (z21)) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z77)) (not (z79))
      (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z111)) (z112)
      (not (z118)) (not (z120)) (not (z129)) (not (z132)) (not (z136)) (not (z138)) (not (z139))
      (z140) (z141) (not (z145)) (not (z146)) (not (z147)) (z150))
    :effect (and
      (z10) (z39) (not (z112)) (z138) (not (z140)) (not (z141)) (z145) (z147) (not (z150))))
  (:action a713
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z46))
      (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z72)) (not (z77)) (not (z79))
      (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z112))
      (z115) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (z131) (not (z134)) (not (z135))
      (not (z136)) (not (z138)) (not (z142)) (not (z145)) (not (z146)) (not (z147)))
    :effect (and
      (z10) (z39) (not (z115)) (not (z131)) (z138) (z145) (z147)))
  (:action a714
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39))
      (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z77)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z87))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (z118) (not (z120))
      (not (z127)) (not (z129)) (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (not (z138)) (z139) (z140) (not (z142)) (not (z143)) (not (z145)) (not (z146)) (not (z147))
      (not (z154)))
    :effect (and
      (not (z3)) (z10) (z39) (not (z118)) (not (z132)) (not (z133)) (z138) (z145) (z147)))
  (:action a715
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (z6) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z46)) (z48) (not (z49)) (not (z54)) (not (z60)) (not (z64))
      (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z83)) (not (z84)) (not (z87))
      (not (z89)) (not (z91)) (not (z92)) (not (z95)) (z97) (not (z99)) (not (z100)) (not (z102))
      (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z129))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z138)) (not (z139))
      (not (z140)) (not (z141)) (z142) (z143) (not (z144)) (not (z145)) (not (z146)) (not (z147))
      (not (z148)) (not (z149)) (not (z150)) (not (z151)) (not (z152)) (not (z153)) (not (z155))
      (z156))
    :effect (and
      (not (z6)) (z10) (z39) (not (z97)) (z138) (z145) (z147) (not (z156))))
  (:action a716
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81))
      (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z111)) (not (z112)) (not (z115))
      (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z131)) (z132) (z133) (not (z134))
      (not (z135)) (not (z136)) (z137) (not (z138)) (z139) (z140) (not (z142)) (not (z143))
      (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)))
    :effect (and
      (not (z8)) (z10) (z39) (not (z137)) (z138) (z145) (z147)))
  (:action a717
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z10))
      (not (z21)) (z23) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77))
      (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (z87) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z127))
      (not (z129)) (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (z137)
      (not (z138)) (not (z142)) (not (z143)) (not (z144)) (not (z145)) (not (z146)) (not (z147))
      (not (z148)) (not (z151)) (z153) (z154) (z155))
    :effect (and
      (not (z8)) (z10) (z39) (not (z87)) (not (z133)) (not (z137)) (z138) (z145) (z147)
      (not (z154))))
  (:action a718
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (z21)
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z64)) (z72) (not (z73)) (not (z74)) (not (z77)) (not (z79))
      (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z89)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z138)) (z142) (z143)
      (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)) (not (z151)) (not (z155))
      (not (z156)))
    :effect (and
      (z10) (not (z21)) (z39) (not (z72)) (z138) (not (z142)) (not (z143)) (z145) (z147)))
  (:action a719
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21)) (z26)
      (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z83))
      (not (z84)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z112)) (not (z118))
      (not (z120)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (not (z138)) (not (z142)) (not (z143)) (z144) (not (z145)) (not (z146)) (not (z147))
      (not (z148)) (z149) (not (z151)) (not (z154)))
    :effect (and
      (z10) (not (z26)) (z39) (z138) (not (z144)) (z145) (z147)))
  (:action a720
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (z28) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z77)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (z97) (not (z99)) (not (z100)) (not (z102))
      (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z138)) (not (z142))
      (not (z143)) (not (z145)) (not (z146)) (not (z147)) (z153) (not (z154)) (not (z155)) (z156))
    :effect (and
      (z10) (not (z28)) (z39) (not (z97)) (z138) (z145) (z147) (not (z156))))
  (:action a721
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z23)) (not (z26)) (not (z28)) (z30) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66))
      (not (z73)) (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z83)) (not (z84))
      (not (z87)) (z90) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z111)) (not (z112)) (not (z116))
      (not (z118)) (not (z120)) (not (z125)) (not (z129)) (not (z130)) (not (z131)) (not (z132))
      (z133) (z134) (not (z136)) (not (z137)) (not (z138)) (not (z139)) (not (z140)) (not (z141))
      (z144) (not (z145)) (not (z146)) (not (z147)) (z148) (not (z150)) (not (z152)) (not (z153))
      (z154) (not (z155)) (not (z156)))
    :effect (and
      (z10) (not (z30)) (z39) (not (z90)) (not (z133)) (z138) (z145) (z147) (not (z154))))
  (:action a722
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10))
      (not (z12)) (not (z21)) (z23) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (z54) (not (z60)) (not (z64)) (not (z66)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z83)) (not (z84))
      (not (z85)) (not (z87)) (not (z88)) (z90) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (z115) (not (z116)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (not (z130)) (z131) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z138))
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (z143) (not (z144)) (not (z145))
      (not (z146)) (not (z147)) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z153) (z154)
      (z155))
    :effect (and
      (z10) (z39) (not (z54)) (not (z115)) (not (z131)) (z138) (not (z143)) (z145) (z147)))
  (:action a723
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z21)) (not (z26)) (not (z30))
      (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z73)) (not (z74))
      (not (z77)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z88))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (z99) (not (z100)) (not (z102))
      (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z129)) (not (z134)) (not (z135))
      (not (z136)) (not (z138)) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148))
      (z149) (z151))
    :effect (and
      (z10) (z39) (not (z60)) (not (z99)) (z138) (z145) (z147) (not (z149)) (not (z151))))
  (:action a724
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z10)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (z45) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79))
      (not (z81)) (not (z82)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (z100)
      (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z131))
      (not (z132)) (not (z133)) (not (z134)) (z135) (not (z136)) (not (z137)) (not (z138))
      (not (z142)) (not (z143)) (z144) (not (z145)) (not (z146)) (not (z147)) (z148) (not (z149))
      (not (z151)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z10) (z39) (z73) (not (z100)) (not (z135)) (z138) (z145) (z147) (z151)))
  (:action a725
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z47)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (z66) (not (z70)) (not (z73)) (not (z74))
      (not (z77)) (not (z79)) (not (z82)) (not (z84)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (z131) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (not (z138)) (z139) (z140) (not (z141)) (z142)
      (z143) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)) (not (z149)) (z150)
      (not (z151)) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z41) (not (z66)) (z92) (not (z139)) (not (z140)) (not (z150))))
  (:action a726
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70))
      (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z82)) (not (z84)) (z88) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (z131) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z138)) (not (z139))
      (not (z140)) (not (z141)) (z142) (z143) (not (z144)) (not (z145)) (not (z146)) (not (z147))
      (not (z148)) (z149) (not (z150)) (not (z151)) (not (z152)) (not (z153)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (z41) (not (z88)) (z92) (not (z149))))
  (:action a727
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z23)) (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z47)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z73)) (not (z74))
      (not (z77)) (not (z79)) (z82) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (z101) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (z131) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (not (z138)) (not (z139)) (not (z140)) (not (z141))
      (z142) (z143) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)) (not (z149))
      (not (z150)) (not (z151)) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z41) (not (z82)) (z92) (not (z101)) (not (z152)) (not (z153))))
  (:action a728
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (z10) (not (z12))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z47)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z73))
      (not (z74)) (not (z77)) (z79) (not (z81)) (not (z82)) (not (z84)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z124)) (not (z125)) (not (z127)) (not (z129)) (z131) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z139)) (not (z140))
      (not (z141)) (z142) (z143) (not (z144)) (z145) (z146) (not (z147)) (not (z148))
      (not (z149)) (not (z150)) (not (z151)) (not (z152)) (not (z153)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z10)) (z41) (not (z79)) (z92) (not (z138)) (not (z145)) (not (z146))))
  (:action a729
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z23)) (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z47)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z73)) (not (z77))
      (not (z79)) (not (z81)) (z82) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z129)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (not (z138)) (not (z139)) (not (z140)) (not (z141)) (z142) (z143) (not (z144))
      (not (z145)) (not (z146)) (not (z147)) (not (z148)) (not (z149)) (not (z150)) (not (z151))
      (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z41) (not (z82)) (z90) (z92) (z133) (not (z152)) (not (z153)) (z154)))
  (:action a730
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z12))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (z34) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z47)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z73)) (not (z77))
      (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z129)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (z138) (not (z139)) (not (z140)) (not (z141)) (z142)
      (z143) (not (z144)) (z145) (z146) (not (z147)) (not (z148)) (not (z149)) (not (z150))
      (not (z151)) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z10)) (not (z34)) (z41) (z90) (z92) (z133) (not (z138)) (not (z145)) (not (z146))
      (z154)))
  (:action a731
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z47)) (not (z49)) (not (z51)) (z53)
      (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z73)) (not (z77))
      (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z129)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (not (z138)) (z139) (z140) (z141) (z142) (z143)
      (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)) (not (z149)) (z150)
      (not (z151)) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z41) (not (z53)) (z90) (z92) (z133) (not (z139)) (not (z140)) (not (z141)) (not (z150))
      (z154)))
  (:action a732
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (z60) (not (z64)) (not (z66)) (not (z70)) (not (z73))
      (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z129)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z138)) (not (z139))
      (not (z140)) (not (z141)) (z142) (z143) (not (z144)) (not (z145)) (not (z146)) (not (z147))
      (not (z148)) (z149) (not (z150)) (not (z151)) (not (z152)) (not (z153)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (z41) (not (z60)) (z90) (z92) (z133) (not (z149)) (z154)))
  (:action a733
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (z60) (not (z64))
      (z66) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84))
      (not (z87)) (not (z88)) (not (z91)) (not (z92)) (z99) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z127)) (not (z132)) (not (z134)) (not (z135)) (not (z137)) (z139) (z140) (not (z141))
      (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (z150) (z151))
    :effect (and
      (z45) (not (z60)) (not (z66)) (not (z139)) (not (z140)) (z144) (z148) (not (z149))
      (not (z150))))
  (:action a734
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z66)) (z70) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z91)) (not (z92)) (not (z100)) (not (z101)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z115)) (not (z120)) (not (z127)) (not (z131)) (not (z134))
      (not (z135)) (z137) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149))
    :effect (and
      (z45) (not (z60)) (not (z70)) (not (z137)) (z144) (z148) (not (z149))))
  (:action a735
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (z85) (not (z87)) (not (z88))
      (not (z90)) (not (z91)) (not (z92)) (z99) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z120)) (not (z127)) (not (z134)) (not (z135))
      (not (z137)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (z151) (not (z154)))
    :effect (and
      (z45) (not (z60)) (not (z85)) (z144) (z148) (not (z149))))
  (:action a736
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z66))
      (z70) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z85))
      (not (z87)) (not (z88)) (z90) (not (z91)) (not (z92)) (z99) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z118)) (not (z120))
      (not (z127)) (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135)) (z137) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (z149) (z154))
    :effect (and
      (z45) (not (z60)) (not (z70)) (not (z90)) (not (z133)) (not (z137)) (z144) (z148)
      (not (z149)) (not (z154))))
  (:action a737
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (z82) (not (z84))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (z99)
      (not (z100)) (z101) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z120))
      (not (z124)) (not (z125)) (not (z127)) (not (z134)) (not (z135)) (not (z137)) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (z149) (z151) (z152) (z153) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (z45) (not (z60)) (not (z82)) (not (z101)) (z144) (z148) (not (z149)) (not (z152))
      (not (z153))))
  (:action a738
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z85))
      (not (z87)) (not (z88)) (not (z91)) (not (z92)) (z99) (not (z100)) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z116))
      (not (z120)) (not (z127)) (z130) (not (z131)) (not (z134)) (not (z135)) (not (z137))
      (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (z151))
    :effect (and
      (not (z1)) (z45) (not (z60)) (not (z130)) (z144) (z148) (not (z149))))
  (:action a739
    :parameters ()
    :precondition (and
      (not (z1)) (z3) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z87))
      (not (z88)) (not (z90)) (not (z91)) (not (z92)) (z99) (not (z100)) (not (z101))
      (not (z102)) (z104) (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z127)) (z132)
      (z133) (not (z134)) (not (z135)) (not (z137)) (z140) (z141) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (z149) (not (z154)))
    :effect (and
      (not (z3)) (z45) (not (z60)) (not (z104)) (not (z132)) (not (z133)) (z144) (z148)
      (not (z149))))
  (:action a740
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z8)) (not (z10))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (z60) (not (z64)) (not (z66)) (z70) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (z99) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z118)) (not (z120))
      (not (z124)) (not (z127)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (z136) (z137) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z5)) (z45) (not (z60)) (not (z70)) (not (z137)) (z144) (z148) (not (z149))))
  (:action a741
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84))
      (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (z95) (z99) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z120)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (z136) (not (z137)) (z138) (not (z142)) (not (z143))
      (not (z144)) (z146) (z147) (not (z148)) (z149) (z151) (not (z154)))
    :effect (and
      (not (z7)) (z45) (not (z60)) (not (z136)) (z144) (z148) (not (z149))))
  (:action a742
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (z60)
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (z79) (not (z81))
      (not (z84)) (not (z87)) (not (z88)) (not (z91)) (not (z92)) (not (z95)) (z99) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z120)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142))
      (not (z143)) (not (z144)) (z145) (z146) (not (z147)) (not (z148)) (z149) (z151))
    :effect (and
      (not (z10)) (z45) (not (z60)) (not (z79)) (not (z138)) (z144) (not (z145)) (not (z146))
      (z148) (not (z149))))
  (:action a743
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (z23) (not (z26))
      (not (z28)) (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (z99) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z120)) (z124)
      (not (z127)) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (not (z144))
      (not (z148)) (z149) (z151) (z153) (not (z154)) (z155) (z156))
    :effect (and
      (not (z23)) (z45) (not (z60)) (not (z124)) (z144) (z148) (not (z149)) (not (z155))
      (not (z156))))
  (:action a744
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (z48) (not (z49)) (not (z51)) (not (z54))
      (z60) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79))
      (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (z99) (not (z100)) (not (z101)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z124)) (z127) (not (z129)) (z131)
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z142) (z143)
      (not (z144)) (not (z148)) (z149) (z151) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z45) (not (z48)) (not (z60)) (not (z127)) (not (z142)) (not (z143)) (z144) (z148)
      (not (z149))))
  (:action a745
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z41))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (z60) (not (z64)) (z66) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z88))
      (not (z90)) (not (z91)) (not (z92)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z124)) (not (z127)) (not (z132)) (not (z134)) (not (z135)) (not (z137)) (z139) (z140)
      (not (z141)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (z150) (not (z151))
      (not (z154)))
    :effect (and
      (z45) (not (z60)) (not (z66)) (z73) (not (z139)) (not (z140)) (z144) (z148) (not (z149))
      (not (z150)) (z151)))
  (:action a746
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z34)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (z60) (not (z64))
      (not (z66)) (z70) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z82))
      (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109))
      (not (z111)) (not (z115)) (not (z120)) (not (z124)) (not (z127)) (not (z131)) (not (z134))
      (not (z135)) (z137) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (not (z151))
      (not (z154)))
    :effect (and
      (z45) (not (z60)) (not (z70)) (z73) (not (z137)) (z144) (z148) (not (z149)) (z151)))
  (:action a747
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z34)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (z60) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81))
      (not (z82)) (not (z84)) (z85) (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109))
      (not (z111)) (not (z120)) (not (z124)) (not (z127)) (not (z134)) (not (z135)) (not (z137))
      (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (not (z151)) (not (z154)))
    :effect (and
      (z45) (not (z60)) (z73) (not (z85)) (z144) (z148) (not (z149)) (z151)))
  (:action a748
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z41))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (z60) (not (z64)) (not (z66)) (z70) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (z90)
      (not (z91)) (not (z92)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103))
      (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124))
      (not (z127)) (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135)) (z137) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (z149) (not (z151)) (z154))
    :effect (and
      (z45) (not (z60)) (not (z70)) (z73) (not (z90)) (not (z133)) (not (z137)) (z144) (z148)
      (not (z149)) (z151) (not (z154))))
  (:action a749
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z34)) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (z60)
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77))
      (not (z79)) (not (z81)) (z82) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (z101)
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (z149) (not (z151)) (z152) (z153) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z45) (not (z60)) (z73) (not (z82)) (not (z101)) (z144) (z148) (not (z149)) (z151)
      (not (z152)) (not (z153))))
  (:action a750
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z34)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (z60) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81))
      (not (z82)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z90))
      (not (z91)) (not (z92)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103))
      (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z124))
      (not (z127)) (z130) (not (z131)) (not (z134)) (not (z135)) (not (z137)) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (z149) (not (z151)) (not (z154)))
    :effect (and
      (not (z1)) (z45) (not (z60)) (z73) (not (z130)) (z144) (z148) (not (z149)) (z151)))
  (:action a751
    :parameters ()
    :precondition (and
      (not (z1)) (z3) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (z60)
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79))
      (not (z81)) (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z90))
      (not (z91)) (not (z92)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103))
      (z104) (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (z132)
      (z133) (not (z134)) (not (z135)) (not (z137)) (z140) (z141) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (z149) (not (z151)) (not (z154)))
    :effect (and
      (not (z3)) (z45) (not (z60)) (z73) (not (z104)) (not (z132)) (not (z133)) (z144) (z148)
      (not (z149)) (z151)))
  (:action a752
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z7)) (not (z8))
      (not (z10)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (not (z54)) (z60) (not (z64)) (not (z66)) (z70)
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z82)) (not (z84))
      (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104))
      (not (z109)) (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127))
      (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (z137) (not (z142))
      (not (z143)) (not (z144)) (z147) (not (z148)) (z149) (not (z151)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z5)) (z45) (not (z60)) (not (z70)) (z73) (not (z137)) (z144) (z148) (not (z149))
      (z151)))
  (:action a753
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (z60)
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79))
      (not (z81)) (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z90))
      (not (z91)) (not (z92)) (z95) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z120)) (not (z124)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (z149) (not (z151)) (not (z154)))
    :effect (and
      (not (z7)) (z45) (not (z60)) (z73) (not (z136)) (z144) (z148) (not (z149)) (z151)))
  (:action a754
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (z60) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (z79) (not (z81)) (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z120)) (not (z124)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142))
      (not (z143)) (not (z144)) (z145) (z146) (not (z147)) (not (z148)) (z149) (not (z151))
      (not (z154)))
    :effect (and
      (not (z10)) (z45) (not (z60)) (z73) (not (z79)) (not (z138)) (z144) (not (z145))
      (not (z146)) (z148) (not (z149)) (z151)))
  (:action a755
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21)) (z23)
      (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z34)) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (z60)
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79))
      (not (z81)) (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z120)) (z124)
      (not (z127)) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (not (z144))
      (not (z148)) (z149) (not (z151)) (z153) (not (z154)) (z155) (z156))
    :effect (and
      (not (z23)) (z45) (not (z60)) (z73) (not (z124)) (z144) (z148) (not (z149)) (z151)
      (not (z155)) (not (z156))))
  (:action a756
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (z48) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (z60) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99))
      (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111))
      (not (z118)) (not (z120)) (not (z124)) (z127) (not (z129)) (z131) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z142) (z143) (not (z144)) (not (z148))
      (z149) (not (z151)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z45) (not (z48)) (not (z60)) (z73) (not (z127)) (not (z142)) (not (z143)) (z144) (z148)
      (not (z149)) (z151)))
  (:action a757
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45))
      (not (z46)) (z47) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60))
      (not (z64)) (z66) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81))
      (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z91)) (not (z92)) (not (z95))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z125)) (not (z127)) (not (z129))
      (not (z132)) (not (z134)) (not (z135)) (not (z137)) (z139) (z140) (not (z141)) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (z149) (z150) (not (z151)))
    :effect (and
      (z45) (not (z47)) (not (z66)) (z74) (not (z139)) (not (z140)) (z144) (z148) (not (z149))
      (not (z150)) (z151)))
  (:action a758
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (z47)
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (z85)
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z116)) (not (z120)) (not (z125)) (not (z127)) (not (z129)) (not (z134)) (not (z135))
      (not (z137)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (not (z151))
      (not (z154)))
    :effect (and
      (z45) (not (z47)) (z74) (not (z85)) (z144) (z148) (not (z149)) (z151)))
  (:action a759
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12))
      (not (z21)) (not (z26)) (z28) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45))
      (not (z46)) (z47) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64))
      (not (z66)) (z70) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84))
      (not (z85)) (not (z87)) (not (z88)) (not (z89)) (z90) (not (z91)) (not (z92)) (not (z95))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z125)) (not (z127)) (not (z129))
      (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135)) (z137) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (z149) (not (z151)) (z154) (z156))
    :effect (and
      (z45) (not (z47)) (not (z70)) (z74) (not (z90)) (not (z133)) (not (z137)) (z144) (z148)
      (not (z149)) (z151) (not (z154))))
  (:action a760
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41))
      (not (z45)) (not (z46)) (z47) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77))
      (not (z79)) (not (z81)) (z82) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100)) (z101)
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z116)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z137)) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (z149) (not (z151)) (z152) (z153) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (z45) (not (z47)) (z74) (not (z82)) (not (z101)) (z144) (z148) (not (z149)) (z151)
      (not (z152)) (not (z153))))
  (:action a761
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (z47)
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z83))
      (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z91)) (not (z92))
      (not (z95)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104))
      (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z125)) (not (z127))
      (not (z129)) (z130) (not (z131)) (not (z134)) (not (z135)) (not (z137)) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (z149) (not (z151)))
    :effect (and
      (not (z1)) (z45) (not (z47)) (z74) (not (z130)) (z144) (z148) (not (z149)) (z151)))
  (:action a762
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z3) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45))
      (not (z46)) (z47) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81))
      (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (z104) (not (z109))
      (not (z111)) (not (z116)) (not (z118)) (not (z120)) (not (z125)) (not (z127)) (not (z129))
      (z132) (z133) (not (z134)) (not (z135)) (not (z137)) (z140) (z141) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (z149) (z150) (not (z151)) (not (z154)))
    :effect (and
      (not (z3)) (z45) (not (z47)) (z74) (not (z104)) (not (z132)) (not (z133)) (z144) (z148)
      (not (z149)) (z151)))
  (:action a763
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z41)) (not (z45)) (not (z46)) (z47) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (not (z60)) (not (z64)) (not (z66)) (z70) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z131))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (z137) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (z149) (not (z151)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z5)) (z45) (not (z47)) (not (z70)) (z74) (not (z137)) (z144) (z148) (not (z149))
      (z151)))
  (:action a764
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10)
      (not (z12)) (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (z47) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (z79) (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z89))
      (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z116)) (not (z120)) (not (z125)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142))
      (not (z143)) (not (z144)) (z145) (z146) (not (z147)) (not (z148)) (z149) (not (z151)))
    :effect (and
      (not (z10)) (z45) (not (z47)) (z74) (not (z79)) (not (z138)) (z144) (not (z145))
      (not (z146)) (z148) (not (z149)) (z151)))
  (:action a765
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (z23) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45))
      (not (z46)) (z47) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81))
      (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z116)) (not (z120)) (z124) (not (z125)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (not (z144))
      (not (z148)) (z149) (not (z151)) (z152) (z153) (not (z154)) (z155) (z156))
    :effect (and
      (not (z23)) (z45) (not (z47)) (z74) (not (z124)) (z144) (z148) (not (z149)) (z151)
      (not (z155)) (not (z156))))
  (:action a766
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z12)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (z47) (z48) (not (z49))
      (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99))
      (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (z127) (not (z129)) (z131) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z142) (z143) (not (z144))
      (not (z148)) (z149) (not (z151)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z45) (not (z47)) (not (z48)) (z74) (not (z127)) (not (z142)) (not (z143)) (z144) (z148)
      (not (z149)) (z151)))
  (:action a767
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84))
      (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z120)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138)) (not (z142))
      (not (z143)) (not (z144)) (z145) (not (z148)) (z149) (not (z154)))
    :effect (and
      (not (z7)) (z10) (z45) (not (z60)) (not (z136)) (z138) (z144) (z148) (not (z149))))
  (:action a768
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (z39) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (z60)
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79))
      (not (z81)) (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z120)) (not (z124)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138)) (not (z142))
      (not (z143)) (not (z144)) (z145) (not (z148)) (z149) (not (z151)) (not (z154)))
    :effect (and
      (not (z7)) (z10) (z45) (not (z60)) (z73) (not (z136)) (z138) (z144) (z148) (not (z149))
      (z151)))
  (:action a769
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (not (z45)) (not (z46)) (z47) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z116)) (not (z120)) (not (z125)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138)) (not (z142))
      (not (z143)) (not (z144)) (z145) (not (z148)) (z149) (not (z151)) (not (z154)))
    :effect (and
      (not (z7)) (z10) (z45) (not (z47)) (z74) (not (z136)) (z138) (z144) (z148) (not (z149))
      (z151)))
  (:action a770
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79))
      (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (z95) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125))
      (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (z138) (not (z142)) (not (z143)) (z144) (not (z145)) (z146)
      (z147) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z46) (not (z95)) (z109) (z134) (not (z138)) (not (z146)) (not (z147))))
  (:action a771
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (z45) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (z73) (not (z74)) (not (z79)) (not (z81)) (not (z82))
      (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (z95) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z131)) (not (z132))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142)) (not (z143)) (z144)
      (not (z145)) (z146) (z147) (z148) (not (z149)) (z151) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z46) (not (z73)) (not (z95)) (z109) (z134) (not (z138)) (not (z146)) (not (z147))
      (not (z151))))
  (:action a772
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z12))
      (not (z21)) (not (z23)) (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z46)) (not (z47)) (not (z48)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z89))
      (not (z90)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z103))
      (not (z104)) (not (z109)) (not (z115)) (z116) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142)) (not (z143)) (z144)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z46) (z109) (not (z116)) (z134)))
  (:action a773
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z12))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z51)) (not (z53))
      (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (z73) (not (z74))
      (not (z79)) (not (z82)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z115)) (z116)
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z130))
      (not (z131)) (not (z132)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142))
      (not (z143)) (z144) (z148) (not (z149)) (z151) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z46) (not (z73)) (z109) (not (z116)) (z134) (not (z151))))
  (:action a774
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z12)) (not (z21))
      (not (z23)) (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z82)) (not (z84)) (not (z85)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (z125) (not (z127)) (not (z129)) (not (z131))
      (not (z132)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142)) (not (z143))
      (z144) (not (z152)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z46) (z109) (not (z125)) (z134) (not (z153))))
  (:action a775
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z12))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (z73)
      (not (z74)) (not (z77)) (not (z79)) (not (z82)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109))
      (not (z111)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (z125)
      (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (not (z142)) (not (z143)) (z144) (z148) (not (z149)) (z151) (not (z152))
      (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z46) (not (z73)) (z109) (not (z125)) (z134) (not (z151)) (not (z153))))
  (:action a776
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z12)) (not (z21))
      (not (z23)) (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z46))
      (not (z47)) (not (z48)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z92))
      (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z115))
      (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129))
      (z130) (z131) (not (z132)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z140))
      (not (z142)) (not (z143)) (z144) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z2)) (z46) (z109) (not (z131)) (z134)))
  (:action a777
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (z12) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z84)) (not (z85))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115))
      (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129))
      (not (z131)) (not (z132)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z139) (z140)
      (z141) (not (z142)) (not (z143)) (z144) (not (z150)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z12)) (z46) (z109) (z134) (not (z139)) (not (z140)) (not (z141))))
  (:action a778
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (z12)
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (z73) (not (z74)) (not (z79)) (not (z82)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (z139) (z140) (z141) (not (z142)) (not (z143)) (z144) (z148)
      (not (z149)) (not (z150)) (z151) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z12)) (z46) (not (z73)) (z109) (z134) (not (z139)) (not (z140)) (not (z141))
      (not (z151))))
  (:action a779
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z12)) (not (z21))
      (z23) (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z46)) (not (z47))
      (not (z48)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z84)) (not (z85)) (not (z87)) (z89) (not (z90)) (not (z92)) (not (z95)) (not (z97))
      (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z115)) (not (z116)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z131)) (not (z132))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142)) (not (z143)) (z144) (z152)
      (z153) (not (z154)) (z155) (not (z156)))
    :effect (and
      (not (z23)) (z46) (not (z89)) (z109) (z134) (not (z155))))
  (:action a780
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z12)) (not (z21))
      (not (z23)) (not (z28)) (not (z30)) (z31) (not (z33)) (not (z37)) (not (z41)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (not (z131)) (z132) (z133) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (z140) (not (z142)) (not (z143)) (z144) (z150) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z31)) (z46) (z109) (not (z132)) (not (z133)) (z134)))
  (:action a781
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z12))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (z31) (not (z33)) (not (z34))
      (not (z37)) (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (z73)
      (not (z74)) (not (z79)) (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99))
      (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111))
      (z112) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125))
      (not (z127)) (not (z129)) (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (z140) (not (z142)) (not (z143)) (z144) (z148) (not (z149)) (z150) (z151)
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z31)) (z46) (not (z73)) (z109) (not (z132)) (not (z133)) (z134) (not (z151))))
  (:action a782
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z37)) (not (z41)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84))
      (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115))
      (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (z129)
      (not (z131)) (not (z132)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138))
      (not (z142)) (not (z143)) (z144) (z145) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z10) (z46) (z109) (not (z129)) (z134) (not (z136)) (z138)))
  (:action a783
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z10)) (not (z12)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30))
      (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z41)) (z45) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (z73) (not (z74)) (not (z79)) (not (z81)) (not (z82))
      (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (z129) (not (z131)) (not (z132))
      (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138)) (not (z142)) (not (z143)) (z144)
      (z145) (z148) (not (z149)) (z151) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z10) (z46) (not (z73)) (z109) (not (z129)) (z134) (not (z136)) (z138) (not (z151))))
  (:action a784
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z6)) (not (z10)) (not (z12)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60))
      (not (z64)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (z84) (not (z85)) (not (z87))
      (not (z88)) (not (z89)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (z136) (not (z138)) (not (z142)) (not (z143)) (not (z144)) (z145) (not (z149))
      (not (z151)) (not (z155)) (not (z156)))
    :effect (and
      (z47) (not (z84)) (z149)))
  (:action a785
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z8)) (not (z12)) (not (z26)) (not (z30))
      (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z49))
      (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z73)) (not (z74)) (not (z81))
      (not (z87)) (not (z88)) (not (z89)) (z90) (not (z91)) (not (z92)) (not (z95)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z111)) (not (z116)) (not (z118)) (not (z120))
      (not (z125)) (not (z129)) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136))
      (not (z144)) (not (z149)) (not (z151)) (z152) (z153) (z154) (z156))
    :effect (and
      (z47) (not (z90)) (not (z133)) (z149) (not (z154))))
  (:action a786
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (z64) (not (z66)) (not (z70))
      (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z84))
      (not (z87)) (not (z88)) (not (z89)) (z90) (not (z91)) (z92) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z129))
      (z130) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z138))
      (not (z139)) (not (z140)) (not (z141)) (z142) (z143) (not (z144)) (not (z145)) (not (z146))
      (not (z147)) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (not (z152)) (not (z153))
      (z154) (not (z155)) (not (z156)))
    :effect (and
      (z47) (not (z64)) (not (z90)) (not (z92)) (not (z133)) (z149) (not (z154))))
  (:action a787
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z12)) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (not (z47)) (not (z49)) (not (z51)) (not (z54)) (not (z60))
      (not (z64)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z88))
      (not (z89)) (not (z91)) (not (z92)) (z95) (not (z99)) (not (z100)) (not (z102))
      (not (z111)) (not (z116)) (not (z120)) (not (z125)) (not (z129)) (not (z134)) (not (z135))
      (not (z136)) (z138) (not (z144)) (not (z145)) (z146) (z147) (not (z148)) (not (z149))
      (not (z151)))
    :effect (and
      (z47) (not (z95)) (not (z138)) (not (z146)) (not (z147)) (z149)))
  (:action a788
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z12)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60))
      (not (z64)) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z88))
      (not (z89)) (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z102))
      (z109) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z125)) (not (z127))
      (not (z129)) (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (z140)
      (not (z142)) (not (z144)) (not (z149)) (z150) (not (z151)))
    :effect (and
      (z47) (not (z109)) (z149)))
  (:action a789
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z6)) (not (z12)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z72)) (not (z73))
      (not (z74)) (not (z81)) (not (z83)) (not (z85)) (not (z88)) (not (z89)) (not (z91))
      (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z111))
      (not (z115)) (z116) (not (z120)) (not (z125)) (not (z127)) (not (z129)) (not (z130))
      (not (z131)) (not (z134)) (not (z135)) (not (z142)) (not (z143)) (not (z144)) (not (z148))
      (not (z149)) (not (z151)))
    :effect (and
      (z47) (not (z116)) (z149)))
  (:action a790
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z6)) (not (z12)) (not (z23)) (not (z26)) (not (z28))
      (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z73)) (not (z74))
      (not (z77)) (not (z81)) (not (z82)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z111)) (not (z116)) (not (z120)) (not (z124)) (z125) (not (z129))
      (not (z134)) (not (z135)) (not (z144)) (not (z148)) (not (z149)) (not (z151)) (not (z152))
      (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z47) (not (z125)) (z149) (not (z153))))
  (:action a791
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21)) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z99))
      (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z120))
      (not (z125)) (not (z127)) (not (z129)) (z130) (z131) (not (z134)) (not (z135)) (not (z137))
      (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z149)) (not (z151)) (not (z154)))
    :effect (and
      (not (z2)) (z47) (not (z131)) (z149)))
  (:action a792
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z6)) (z12) (not (z26)) (not (z30)) (not (z31))
      (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z73)) (not (z74))
      (not (z81)) (not (z88)) (not (z89)) (not (z91)) (not (z92)) (not (z95)) (not (z99))
      (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z116))
      (not (z118)) (not (z120)) (not (z125)) (not (z129)) (not (z132)) (not (z134)) (not (z135))
      (z139) (z140) (z141) (not (z144)) (not (z148)) (not (z149)) (not (z150)) (not (z151)))
    :effect (and
      (not (z12)) (z47) (not (z139)) (not (z140)) (not (z141)) (z149)))
  (:action a793
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z8)) (not (z12)) (z21) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60))
      (not (z64)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83))
      (not (z87)) (not (z88)) (not (z89)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129))
      (not (z130)) (not (z132)) (not (z134)) (not (z135)) (z136) (not (z138)) (not (z139))
      (not (z140)) (not (z141)) (z142) (z143) (not (z144)) (z145) (not (z148)) (not (z149))
      (not (z150)) (not (z151)) (not (z152)) (not (z153)) (not (z155)) (not (z156)))
    :effect (and
      (not (z21)) (z47) (not (z142)) (not (z143)) (z149)))
  (:action a794
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21)) (z23)
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84))
      (not (z87)) (not (z88)) (z89) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z116)) (not (z120))
      (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z137))
      (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z149)) (not (z151)) (z152) (z153)
      (not (z154)) (z155) (not (z156)))
    :effect (and
      (not (z23)) (z47) (not (z89)) (z149) (not (z155))))
  (:action a795
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z26)) (not (z30)) (z31) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z116)) (not (z118)) (not (z120))
      (not (z125)) (not (z127)) (not (z129)) (z132) (z133) (not (z134)) (not (z135)) (not (z137))
      (z140) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z149)) (z150) (not (z151))
      (not (z154)))
    :effect (and
      (not (z31)) (z47) (not (z132)) (not (z133)) (z149)))
  (:action a796
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z12))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (z48) (not (z49)) (not (z51))
      (not (z54)) (not (z60)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125))
      (not (z127)) (not (z129)) (z130) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (z142) (z143) (not (z144)) (not (z148)) (not (z149)) (not (z151))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z47) (not (z48)) (not (z142)) (not (z143)) (z149)))
  (:action a797
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z3) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10))
      (not (z12)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (z49) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z73)) (not (z74))
      (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z83)) (not (z85)) (not (z88))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99))
      (not (z100)) (not (z101)) (z102) (not (z103)) (not (z111)) (not (z115)) (not (z116))
      (not (z120)) (not (z124)) (not (z125)) (not (z129)) (not (z130)) (not (z131)) (z132) (z133)
      (not (z134)) (not (z135)) (not (z136)) (z137) (not (z138)) (z140) (not (z142)) (not (z143))
      (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)) (not (z149)) (z150)
      (not (z151)) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z47) (not (z49)) (not (z102)) (z149)))
  (:action a798
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10))
      (not (z12)) (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (z54) (not (z60)) (not (z64)) (not (z66)) (z72)
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z85))
      (not (z88)) (not (z89)) (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100))
      (not (z102)) (not (z103)) (not (z104)) (z109) (not (z111)) (not (z112)) (not (z115))
      (not (z116)) (not (z118)) (not (z120)) (not (z125)) (not (z127)) (not (z129)) (not (z130))
      (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (not (z138))
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (z143) (not (z144)) (not (z145))
      (not (z146)) (not (z147)) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z152) (z153)
      (z154) (z156))
    :effect (and
      (z47) (not (z54)) (not (z72)) (not (z109)) (not (z143)) (z149)))
  (:action a799
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (z45) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (z74) (not (z79)) (not (z81))
      (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z125)) (not (z127))
      (not (z129)) (not (z132)) (not (z134)) (not (z135)) (not (z137)) (not (z139)) (not (z140))
      (not (z141)) (not (z142)) (not (z143)) (z144) (z148) (not (z149)) (not (z150)) (z151)
      (not (z154)))
    :effect (and
      (not (z45)) (z47) (z66) (not (z74)) (z139) (z140) (not (z144)) (not (z148)) (z149) (z150)
      (not (z151))))
  (:action a800
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (z45) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (z74) (not (z79)) (not (z81)) (not (z84)) (not (z85))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z115)) (not (z116)) (not (z120)) (not (z125)) (not (z127)) (not (z129)) (not (z131))
      (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (z144) (z148) (not (z149))
      (z151) (not (z154)))
    :effect (and
      (not (z45)) (z47) (not (z74)) (z85) (not (z144)) (not (z148)) (z149) (not (z151))))
  (:action a801
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12))
      (not (z21)) (not (z26)) (z28) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (z45)
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (z74) (not (z79)) (not (z81))
      (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z125))
      (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (not (z137)) (not (z142)) (not (z143)) (z144) (z148) (not (z149)) (z151) (not (z154))
      (z156))
    :effect (and
      (not (z45)) (z47) (z70) (not (z74)) (z90) (z133) (z137) (not (z144)) (not (z148)) (z149)
      (not (z151)) (z154)))
  (:action a802
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (z45)
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (z74) (not (z77)) (not (z79))
      (not (z81)) (not (z82)) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z116)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z137)) (not (z142))
      (not (z143)) (z144) (z148) (not (z149)) (z151) (not (z152)) (not (z153)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z45)) (z47) (not (z74)) (z82) (z101) (not (z144)) (not (z148)) (z149) (not (z151))
      (z152) (z153)))
  (:action a803
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (z45) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (z74) (not (z79)) (not (z81)) (not (z83)) (not (z84))
      (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104))
      (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z125)) (not (z127))
      (not (z129)) (not (z130)) (not (z131)) (not (z134)) (not (z135)) (not (z137)) (not (z142))
      (not (z143)) (z144) (z148) (not (z149)) (z151) (not (z154)))
    :effect (and
      (z1) (not (z45)) (z47) (not (z74)) (z130) (not (z144)) (not (z148)) (z149) (not (z151))))
  (:action a804
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (z45) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (z74) (not (z79)) (not (z81)) (not (z84))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z116)) (not (z118)) (not (z120)) (not (z125)) (not (z127)) (not (z129)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z137)) (z140) (z141) (not (z142)) (not (z143))
      (z144) (z148) (not (z149)) (z150) (z151) (not (z154)))
    :effect (and
      (z3) (not (z45)) (z47) (not (z74)) (z104) (z132) (z133) (not (z144)) (not (z148)) (z149)
      (not (z151))))
  (:action a805
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (z74)
      (not (z79)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z131)) (not (z132))
      (not (z134)) (not (z135)) (z136) (not (z137)) (not (z142)) (not (z143)) (z144) (z148)
      (not (z149)) (z151) (not (z154)) (not (z155)))
    :effect (and
      (z5) (not (z45)) (z47) (z70) (not (z74)) (z137) (not (z144)) (not (z148)) (z149)
      (not (z151))))
  (:action a806
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10)
      (not (z12)) (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (z74) (not (z79))
      (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z116)) (not (z120)) (not (z125)) (not (z127)) (not (z129))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142)) (not (z143)) (z144)
      (z145) (z148) (not (z149)) (z151) (not (z154)))
    :effect (and
      (z7) (not (z10)) (not (z45)) (z47) (not (z74)) (z136) (not (z138)) (not (z144))
      (not (z148)) (z149) (not (z151))))
  (:action a807
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z60)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81))
      (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z99)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z116))
      (not (z120)) (not (z125)) (not (z127)) (z129) (not (z134)) (not (z135)) (z136) (not (z137))
      (not (z138)) (not (z142)) (not (z143)) (not (z144)) (z145) (not (z148)) (not (z149))
      (not (z151)) (not (z154)))
    :effect (and
      (z10) (z47) (not (z129)) (not (z136)) (z138) (z149)))
  (:action a808
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (z74) (not (z79)) (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z116)) (not (z120)) (not (z125))
      (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z138))
      (not (z142)) (not (z143)) (z144) (not (z145)) (not (z146)) (not (z147)) (z148) (not (z149))
      (z151) (not (z154)))
    :effect (and
      (z10) (not (z45)) (z47) (not (z74)) (z79) (z138) (not (z144)) (z145) (z146) (not (z148))
      (z149) (not (z151))))
  (:action a809
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (z45)
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (z74) (not (z79)) (not (z81))
      (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z116)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (z144) (z148)
      (not (z149)) (z151) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z23) (not (z45)) (z47) (not (z74)) (z124) (not (z144)) (not (z148)) (z149) (not (z151))
      (z155) (z156)))
  (:action a810
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (z95) (not (z97)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z116)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (z130) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142)) (not (z143)) (not (z144))
      (not (z145)) (z146) (z147) (not (z148)) (not (z154)) (not (z155)))
    :effect (and
      (z48) (not (z95)) (not (z138)) (z142) (z143) (not (z146)) (not (z147))))
  (:action a811
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z82))
      (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z116)) (not (z118)) (not (z120)) (not (z124)) (z125) (not (z127)) (not (z129)) (z130)
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (not (z152)) (z153) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z48) (not (z125)) (z142) (z143) (not (z153))))
  (:action a812
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (z12) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (not (z129)) (z130) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (z139) (z140) (z141) (not (z142)) (not (z143)) (not (z144)) (not (z148))
      (not (z150)) (not (z154)) (not (z155)))
    :effect (and
      (not (z12)) (z48) (not (z139)) (not (z140)) (not (z141)) (z142) (z143)))
  (:action a813
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z12)) (not (z21))
      (z23) (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z84)) (not (z87)) (z89) (not (z90)) (not (z92))
      (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z132))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142)) (not (z143)) (not (z144))
      (not (z148)) (z152) (z153) (not (z154)) (z155) (not (z156)))
    :effect (and
      (not (z23)) (z48) (not (z89)) (z142) (z143) (not (z155))))
  (:action a814
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (z31) (not (z33)) (not (z37)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z84)) (not (z87)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z116)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z129)) (z132) (z133) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (z140) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z150) (not (z154))
      (not (z155)))
    :effect (and
      (not (z31)) (z48) (not (z132)) (not (z133)) (z142) (z143)))
  (:action a815
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (not (z45)) (not (z46)) (z47) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z60)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z84))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129))
      (z130) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (not (z151)) (not (z154))
      (not (z155)))
    :effect (and
      (not (z47)) (z48) (z142) (z143) (not (z149))))
  (:action a816
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (z51) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z118))
      (not (z120)) (not (z124)) (not (z127)) (not (z129)) (z130) (not (z132)) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (not (z140)) (not (z142)) (not (z143)) (z144) (z148)
      (z149) (not (z153)) (not (z154)) (not (z155)))
    :effect (and
      (z48) (not (z51)) (z142) (z143) (not (z144)) (not (z148))))
  (:action a817
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (z82) (not (z84)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (not (z129)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z152) (z153) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (z48) (z72) (not (z82)) (z142) (z143) (not (z152)) (not (z153))))
  (:action a818
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (z132) (z133) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (z140) (not (z142)) (not (z143)) (not (z144))
      (not (z148)) (not (z154)) (not (z155)))
    :effect (and
      (not (z3)) (z48) (z72) (not (z132)) (not (z133)) (z142) (z143)))
  (:action a819
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (z7) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z89)) (not (z90))
      (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z118))
      (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z132)) (not (z134)) (not (z135))
      (z136) (not (z137)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z154))
      (not (z155)))
    :effect (and
      (not (z7)) (z48) (z72) (not (z136)) (z142) (z143)))
  (:action a820
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21)) (z23)
      (not (z26)) (z28) (not (z31)) (not (z33)) (not (z37)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z92)) (not (z97))
      (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z118)) (not (z120)) (z124)
      (not (z127)) (not (z129)) (not (z132)) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (not (z140)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z153) (not (z154)) (z155)
      (z156))
    :effect (and
      (not (z23)) (not (z28)) (z48) (z72) (not (z124)) (z142) (z143) (not (z155)) (not (z156))))
  (:action a821
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (z10) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (z34) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79))
      (not (z81)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z109))
      (not (z111)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142))
      (not (z143)) (not (z144)) (z145) (z146) (not (z147)) (not (z148)) (not (z154)) (not (z155)))
    :effect (and
      (not (z10)) (not (z34)) (z48) (z72) (not (z138)) (z142) (z143) (not (z145)) (not (z146))))
  (:action a822
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (z51) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z118))
      (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z132)) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (not (z142)) (not (z143)) (z144) (z148) (not (z154)) (not (z155)))
    :effect (and
      (z48) (not (z51)) (z72) (z142) (z143) (not (z144)) (not (z148))))
  (:action a823
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z12)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z54))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z84))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118))
      (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (not (z136)) (not (z137)) (z139) (z140) (z141) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (z150) (not (z154)) (not (z155)))
    :effect (and
      (z48) (not (z53)) (z72) (not (z139)) (not (z140)) (not (z141)) (z142) (z143) (not (z150))))
  (:action a824
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z84)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z124)) (not (z127))
      (not (z129)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (not (z154)) (not (z155)))
    :effect (and
      (z48) (not (z60)) (z72) (z142) (z143) (not (z149))))
  (:action a825
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (not (z64)) (z66) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79))
      (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (z131)
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z139) (z140)
      (not (z141)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z150) (not (z154))
      (not (z155)))
    :effect (and
      (z48) (not (z66)) (z127) (not (z139)) (not (z140)) (z142) (z143) (not (z150))))
  (:action a826
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (not (z84)) (not (z87)) (z88) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (z131)
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (z149) (not (z151)) (not (z154)) (not (z155)))
    :effect (and
      (z48) (not (z88)) (z127) (z142) (z143) (not (z149))))
  (:action a827
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (z82) (not (z84))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z100)) (z101) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (z131) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z48) (not (z82)) (not (z101)) (z127) (z142) (z143) (not (z152)) (not (z153))))
  (:action a828
    :parameters ()
    :precondition (and
      (not (z1)) (z3) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z84)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100))
      (not (z101)) (not (z102)) (z104) (not (z109)) (not (z111)) (not (z118)) (not (z120))
      (not (z124)) (not (z127)) (not (z129)) (z131) (z132) (z133) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (z140) (z141) (not (z142)) (not (z143)) (not (z144)) (not (z148))
      (not (z154)) (not (z155)))
    :effect (and
      (not (z3)) (z48) (not (z104)) (z127) (not (z132)) (not (z133)) (z142) (z143)))
  (:action a829
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (z7) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z92)) (z95) (not (z97)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (z115) (not (z118)) (not (z120))
      (not (z124)) (not (z127)) (not (z129)) (z131) (not (z132)) (not (z134)) (not (z135)) (z136)
      (not (z137)) (z138) (not (z142)) (not (z143)) (not (z144)) (z147) (not (z148)) (not (z154))
      (not (z155)))
    :effect (and
      (not (z7)) (z48) (z127) (not (z136)) (z142) (z143)))
  (:action a830
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z8)) (z10) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (z79) (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z124)) (not (z127))
      (not (z129)) (z131) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (z138) (not (z142)) (not (z143)) (not (z144)) (z145) (z146) (not (z147))
      (not (z148)) (not (z154)) (not (z155)))
    :effect (and
      (not (z10)) (z48) (not (z79)) (z127) (not (z138)) (z142) (z143) (not (z145)) (not (z146))))
  (:action a831
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (z23) (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z84)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z92)) (not (z97)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z118)) (not (z120)) (z124) (not (z127)) (not (z129)) (z131)
      (not (z132)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z140)) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (z153) (not (z154)) (z155) (z156))
    :effect (and
      (not (z23)) (z48) (not (z124)) (z127) (z142) (z143) (not (z155)) (not (z156))))
  (:action a832
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z116)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (z129) (z130) (not (z132)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138))
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144)) (z145)
      (not (z148)) (not (z149)) (not (z150)) (not (z153)) (not (z154)) (not (z155)))
    :effect (and
      (z10) (z48) (not (z129)) (not (z136)) (z138) (z142) (z143)))
  (:action a833
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120))
      (not (z124)) (not (z127)) (not (z129)) (z131) (not (z132)) (not (z134)) (not (z135)) (z136)
      (not (z137)) (not (z138)) (not (z142)) (not (z143)) (not (z144)) (z145) (not (z148))
      (not (z154)) (not (z155)))
    :effect (and
      (not (z7)) (z10) (z48) (z72) (not (z136)) (z138) (z142) (z143)))
  (:action a834
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z124)) (not (z127))
      (not (z129)) (z131) (not (z132)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138))
      (not (z142)) (not (z143)) (not (z144)) (z145) (not (z148)) (not (z154)) (not (z155)))
    :effect (and
      (not (z7)) (z10) (z48) (z127) (not (z136)) (z138) (z142) (z143)))
  (:action a835
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z12)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z37)) (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (z74) (not (z79)) (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z116)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (z131) (not (z132))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142)) (not (z143)) (z144) (z148)
      (not (z149)) (z151) (not (z154)) (not (z155)))
    :effect (and
      (not (z45)) (z47) (z48) (not (z74)) (z127) (z142) (z143) (not (z144)) (not (z148)) (z149)
      (not (z151))))
  (:action a836
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z3) (not (z4)) (not (z5)) (not (z7)) (not (z10)) (not (z12))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z72)) (not (z74))
      (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z83)) (not (z84)) (not (z85))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (z95) (not (z97)) (not (z99))
      (not (z101)) (not (z102)) (not (z103)) (not (z111)) (not (z115)) (not (z116)) (not (z120))
      (not (z124)) (not (z125)) (not (z129)) (not (z130)) (not (z131)) (z132) (z133) (not (z134))
      (not (z135)) (not (z136)) (z137) (z138) (z140) (not (z142)) (not (z143)) (not (z144))
      (not (z145)) (z146) (z147) (not (z148)) (not (z149)) (z150) (not (z151)) (not (z152))
      (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z49) (not (z95)) (z102) (not (z138)) (not (z146)) (not (z147))))
  (:action a837
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z3) (not (z4)) (not (z5)) (not (z7)) (not (z10)) (not (z12))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z31)) (not (z34)) (not (z37))
      (not (z39)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (not (z60)) (not (z72)) (not (z74)) (not (z77)) (not (z79)) (not (z82))
      (not (z83)) (not (z84)) (not (z85)) (not (z88)) (not (z89)) (not (z90)) (not (z95))
      (not (z97)) (not (z99)) (not (z101)) (not (z102)) (not (z103)) (not (z115)) (z116)
      (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (z132) (z133)
      (not (z134)) (not (z135)) (not (z136)) (z137) (not (z138)) (z140) (not (z142)) (not (z143))
      (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)) (not (z149)) (z150)
      (not (z151)) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z49) (z102) (not (z116))))
  (:action a838
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z3) (not (z4)) (not (z5)) (not (z7)) (not (z10)) (not (z12))
      (not (z23)) (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z72)) (not (z74)) (not (z77))
      (not (z79)) (not (z82)) (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99))
      (not (z101)) (not (z102)) (not (z103)) (not (z111)) (not (z115)) (not (z116)) (not (z120))
      (not (z124)) (z125) (not (z129)) (not (z130)) (not (z131)) (z132) (z133) (not (z134))
      (not (z135)) (not (z136)) (z137) (not (z138)) (z140) (not (z142)) (not (z143)) (not (z144))
      (not (z145)) (not (z146)) (not (z147)) (not (z148)) (not (z149)) (z150) (not (z151))
      (not (z152)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z49) (z102) (not (z125)) (not (z153))))
  (:action a839
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z3) (not (z4)) (not (z5)) (not (z7)) (not (z10)) (not (z12))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (z47) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z72)) (not (z73)) (not (z74))
      (not (z77)) (not (z79)) (not (z82)) (not (z83)) (not (z84)) (not (z85)) (not (z88))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99))
      (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z111)) (not (z115)) (not (z116))
      (not (z120)) (not (z124)) (not (z125)) (not (z129)) (not (z130)) (not (z131)) (z132) (z133)
      (not (z134)) (not (z135)) (not (z136)) (z137) (not (z138)) (z140) (not (z142)) (not (z143))
      (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)) (z149) (z150) (not (z151))
      (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z47)) (z49) (z102) (not (z149))))
  (:action a840
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23)) (not (z26)) (not (z28))
      (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (not (z60)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z77)) (not (z81)) (z82) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z100)) (not (z101)) (not (z102)) (not (z111)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (z149) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z51) (not (z82)) (z144) (z148) (not (z152)) (not (z153))))
  (:action a841
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z81)) (z84) (not (z85)) (not (z87)) (not (z89)) (not (z92)) (not (z97))
      (not (z100)) (not (z102)) (not (z111)) (not (z115)) (not (z120)) (not (z124)) (not (z127))
      (not (z131)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z142)) (not (z143))
      (not (z144)) (z145) (not (z148)) (z149) (not (z155)) (not (z156)))
    :effect (and
      (z51) (not (z84)) (z144) (z148)))
  (:action a842
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z81)) (not (z87)) (z90) (not (z91)) (not (z92)) (not (z100)) (not (z102))
      (not (z104)) (not (z111)) (not (z118)) (not (z120)) (not (z127)) (not (z132)) (z133)
      (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (not (z144)) (not (z148))
      (z149) (z152) (z154) (z156))
    :effect (and
      (z51) (not (z90)) (not (z133)) (z144) (z148) (not (z154))))
  (:action a843
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z84)) (not (z87)) (not (z89)) (not (z91)) (not (z92)) (z95)
      (not (z100)) (not (z102)) (not (z111)) (not (z116)) (not (z120)) (not (z125)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142))
      (not (z143)) (not (z144)) (not (z145)) (z146) (z147) (not (z148)) (z149))
    :effect (and
      (z51) (not (z95)) (not (z138)) (z144) (not (z146)) (not (z147)) (z148)))
  (:action a844
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26))
      (not (z33)) (not (z34)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z81)) (not (z83)) (not (z85)) (not (z87)) (not (z92))
      (not (z100)) (not (z102)) (z103) (not (z111)) (not (z115)) (not (z116)) (not (z120))
      (not (z127)) (z130) (not (z131)) (not (z134)) (not (z135)) (not (z137)) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (z149))
    :effect (and
      (z51) (not (z103)) (not (z130)) (z144) (z148)))
  (:action a845
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z26)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z92))
      (not (z100)) (not (z102)) (z109) (not (z111)) (not (z115)) (not (z120)) (not (z127))
      (not (z129)) (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (z140) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (z150) (not (z153)))
    :effect (and
      (z51) (not (z109)) (z144) (z148)))
  (:action a846
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26)) (not (z33))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (z85)
      (not (z87)) (not (z90)) (not (z92)) (not (z100)) (not (z102)) (not (z109)) (not (z111))
      (z115) (not (z120)) (not (z127)) (z131) (not (z134)) (not (z135)) (not (z137)) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (z149) (not (z154)))
    :effect (and
      (z51) (not (z85)) (not (z115)) (not (z131)) (z144) (z148)))
  (:action a847
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z26)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z81)) (not (z83)) (not (z85)) (not (z87)) (not (z89))
      (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z103)) (not (z111)) (not (z115))
      (z116) (not (z120)) (not (z125)) (not (z127)) (not (z129)) (not (z130)) (not (z131))
      (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (not (z144)) (not (z148))
      (z149))
    :effect (and
      (z51) (not (z116)) (z144) (z148)))
  (:action a848
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z82)) (not (z87))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z100))
      (not (z101)) (not (z102)) (not (z111)) (not (z116)) (not (z120)) (not (z124)) (z125)
      (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (z149) (not (z152)) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z51) (not (z125)) (z144) (z148) (not (z153))))
  (:action a849
    :parameters ()
    :precondition (and
      (z2) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21)) (not (z26))
      (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z90))
      (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z115))
      (not (z116)) (not (z120)) (not (z125)) (not (z127)) (not (z129)) (z130) (z131) (not (z133))
      (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (not (z144)) (not (z148))
      (z149) (not (z154)))
    :effect (and
      (not (z2)) (z51) (not (z131)) (z144) (z148)))
  (:action a850
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z81)) (not (z84)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z100))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z127))
      (z132) (z133) (not (z134)) (not (z135)) (not (z137)) (z140) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (z149) (not (z154)))
    :effect (and
      (not (z3)) (z51) (not (z132)) (not (z133)) (z144) (z148)))
  (:action a851
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z81)) (z84) (not (z85)) (not (z87)) (not (z89))
      (not (z90)) (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z131))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z140))
      (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (not (z153)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z5)) (z51) (not (z84)) (z144) (z148)))
  (:action a852
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21)) (not (z26))
      (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z81)) (not (z84)) (not (z87)) (z88) (not (z90)) (not (z92)) (z95) (not (z100))
      (not (z102)) (not (z109)) (not (z111)) (not (z120)) (not (z127)) (not (z129)) (not (z134))
      (not (z135)) (z136) (not (z137)) (not (z142)) (not (z143)) (not (z144)) (z147) (not (z148))
      (z149) (not (z154)))
    :effect (and
      (not (z7)) (z51) (not (z136)) (z144) (z148)))
  (:action a853
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (z90)
      (not (z91)) (not (z92)) (not (z100)) (not (z102)) (not (z104)) (not (z111)) (not (z115))
      (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (z133)
      (not (z134)) (not (z135)) (not (z136)) (z137) (not (z140)) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (z149) (z153) (z154))
    :effect (and
      (not (z8)) (z51) (not (z90)) (not (z133)) (not (z137)) (z144) (z148) (not (z154))))
  (:action a854
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z21)) (not (z26))
      (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z89)) (not (z92)) (not (z100))
      (not (z102)) (z109) (not (z111)) (not (z115)) (not (z120)) (not (z127)) (not (z129))
      (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (z149))
    :effect (and
      (not (z8)) (z51) (not (z109)) (not (z137)) (z144) (z148)))
  (:action a855
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (z12) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z87))
      (not (z89)) (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z104))
      (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z125)) (not (z127))
      (not (z129)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z137)) (z139) (z140)
      (z141) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (not (z150)))
    :effect (and
      (not (z12)) (z51) (not (z139)) (not (z140)) (not (z141)) (z144) (z148)))
  (:action a856
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21)) (z23)
      (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z87)) (z89) (not (z90))
      (not (z92)) (not (z95)) (not (z97)) (not (z100)) (not (z102)) (not (z109)) (not (z111))
      (not (z116)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z133))
      (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (not (z144)) (not (z148))
      (z149) (z152) (z153) (not (z154)) (z155) (not (z156)))
    :effect (and
      (not (z23)) (z51) (not (z89)) (z144) (z148) (not (z155))))
  (:action a857
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (z23) (not (z26)) (z28) (not (z33))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84))
      (not (z87)) (not (z89)) (not (z90)) (not (z92)) (not (z97)) (not (z100)) (not (z102))
      (not (z109)) (not (z111)) (not (z120)) (z124) (not (z127)) (not (z134)) (not (z135))
      (not (z137)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (z153) (not (z154))
      (z155) (z156))
    :effect (and
      (not (z23)) (not (z28)) (z51) (not (z124)) (z144) (z148) (not (z155)) (not (z156))))
  (:action a858
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z26)) (not (z30)) (z31) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z116)) (not (z118)) (not (z120)) (not (z125)) (not (z127)) (not (z129))
      (z132) (z133) (not (z134)) (not (z135)) (not (z137)) (z140) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (z149) (z150) (not (z154)))
    :effect (and
      (not (z31)) (z51) (not (z132)) (not (z133)) (z144) (z148)))
  (:action a859
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (z34) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84))
      (not (z87)) (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z103))
      (not (z111)) (not (z120)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (z138) (not (z142)) (not (z143)) (not (z144)) (z145) (z146) (not (z147))
      (not (z148)) (z149))
    :effect (and
      (not (z10)) (not (z34)) (z51) (not (z138)) (z144) (not (z145)) (not (z146)) (z148)))
  (:action a860
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (z48) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z89)) (not (z90))
      (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (z130) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z140)) (z142) (z143)
      (not (z144)) (not (z148)) (z149) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z48)) (z51) (not (z142)) (not (z143)) (z144) (z148)))
  (:action a861
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (z48) (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (z72)
      (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z89)) (not (z90))
      (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z142) (z143) (not (z144)) (not (z148))
      (z149) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z48)) (z51) (not (z72)) (not (z142)) (not (z143)) (z144) (z148)))
  (:action a862
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21)) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (not (z51)) (z53) (not (z54)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z87)) (not (z91)) (not (z92))
      (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z111)) (not (z112)) (not (z118))
      (not (z120)) (not (z127)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z137))
      (z139) (z140) (z141) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (z150))
    :effect (and
      (z51) (not (z53)) (not (z139)) (not (z140)) (not (z141)) (z144) (z148) (not (z150))))
  (:action a863
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23)) (not (z26)) (not (z28))
      (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z77)) (not (z81)) (z82) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (z99) (not (z100)) (not (z101)) (not (z102))
      (not (z111)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z134)) (not (z135))
      (not (z137)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (z151) (z152)
      (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z51) (not (z60)) (not (z82)) (z144) (z148) (not (z149)) (not (z152)) (not (z153))))
  (:action a864
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z34)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (z60) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z83)) (not (z85)) (not (z87))
      (not (z88)) (not (z91)) (not (z92)) (z99) (not (z100)) (not (z102)) (z103) (not (z111))
      (not (z115)) (not (z116)) (not (z120)) (not (z127)) (z130) (not (z131)) (not (z134))
      (not (z135)) (not (z137)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (z151))
    :effect (and
      (z51) (not (z60)) (not (z103)) (not (z130)) (z144) (z148) (not (z149))))
  (:action a865
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (z60) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z81)) (not (z84)) (z85) (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92))
      (z99) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (z115) (not (z120)) (not (z127))
      (z131) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (not (z144))
      (not (z148)) (z149) (z151) (not (z154)))
    :effect (and
      (z51) (not (z60)) (not (z85)) (not (z115)) (not (z131)) (z144) (z148) (not (z149))))
  (:action a866
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z90)) (not (z91))
      (not (z92)) (z99) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z118)) (not (z120)) (not (z127)) (z132) (z133) (not (z134)) (not (z135)) (not (z137))
      (z140) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149) (not (z154)))
    :effect (and
      (not (z3)) (z51) (not (z60)) (not (z132)) (not (z133)) (z144) (z148) (not (z149))))
  (:action a867
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z90))
      (not (z91)) (not (z92)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z120))
      (not (z127)) (not (z129)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (z149) (not (z154)))
    :effect (and
      (not (z7)) (z51) (not (z60)) (not (z136)) (z144) (z148) (not (z149))))
  (:action a868
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z21)) (z23)
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z85))
      (not (z87)) (not (z88)) (z90) (not (z91)) (not (z92)) (z99) (not (z100)) (not (z102))
      (not (z104)) (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (z149) (z151) (z154) (z155))
    :effect (and
      (not (z8)) (z51) (not (z60)) (not (z90)) (not (z133)) (not (z137)) (z144) (z148)
      (not (z149)) (not (z154))))
  (:action a869
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z88))
      (not (z89)) (not (z91)) (not (z92)) (z99) (not (z100)) (not (z102)) (z109) (not (z111))
      (not (z115)) (not (z120)) (not (z127)) (not (z129)) (not (z131)) (z132) (z133) (not (z134))
      (not (z135)) (not (z136)) (z137) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (z149)
      (z151))
    :effect (and
      (not (z8)) (z51) (not (z60)) (not (z109)) (not (z137)) (z144) (z148) (not (z149))))
  (:action a870
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (z23) (not (z26)) (z28) (not (z30))
      (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (z60) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (z99) (not (z100)) (not (z102)) (not (z109)) (not (z111))
      (not (z120)) (z124) (not (z127)) (not (z134)) (not (z135)) (not (z137)) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (z149) (z151) (z153) (not (z154)) (z155) (z156))
    :effect (and
      (not (z23)) (not (z28)) (z51) (not (z60)) (not (z124)) (z144) (z148) (not (z149))
      (not (z155)) (not (z156))))
  (:action a871
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (z34) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (z60) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84))
      (not (z87)) (not (z88)) (not (z91)) (not (z92)) (not (z95)) (z99) (not (z100)) (not (z102))
      (not (z103)) (not (z111)) (not (z120)) (not (z127)) (not (z129)) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (z138) (not (z142)) (not (z143)) (not (z144)) (z145) (z146)
      (not (z147)) (not (z148)) (z149) (z151))
    :effect (and
      (not (z10)) (not (z34)) (z51) (not (z60)) (not (z138)) (z144) (not (z145)) (not (z146))
      (z148) (not (z149))))
  (:action a872
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z45)) (not (z46)) (not (z47)) (z48) (not (z49)) (not (z51)) (not (z54)) (z60)
      (not (z64)) (not (z70)) (z72) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (z99) (not (z100))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z124))
      (not (z127)) (not (z129)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (z142) (z143) (not (z144)) (not (z148)) (z149) (z151) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z48)) (z51) (not (z60)) (not (z72)) (not (z142)) (not (z143)) (z144) (z148)
      (not (z149))))
  (:action a873
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21)) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (z53) (not (z54)) (z60) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z87))
      (not (z88)) (not (z91)) (not (z92)) (z99) (not (z100)) (not (z102)) (not (z103))
      (not (z104)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z127)) (not (z132))
      (not (z134)) (not (z135)) (not (z137)) (z139) (z140) (z141) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (z149) (z150) (z151))
    :effect (and
      (z51) (not (z53)) (not (z60)) (not (z139)) (not (z140)) (not (z141)) (z144) (z148)
      (not (z149)) (not (z150))))
  (:action a874
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84))
      (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100))
      (not (z102)) (not (z109)) (not (z111)) (not (z116)) (not (z120)) (not (z125)) (not (z127))
      (z129) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138)) (not (z142))
      (not (z143)) (not (z144)) (z145) (not (z148)) (z149) (not (z154)))
    :effect (and
      (z10) (z51) (not (z129)) (not (z136)) (z138) (z144) (z148)))
  (:action a875
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z120)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138)) (not (z142))
      (not (z143)) (not (z144)) (z145) (not (z148)) (z149) (not (z154)))
    :effect (and
      (not (z7)) (z10) (z51) (not (z136)) (z138) (z144) (z148)))
  (:action a876
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (z60) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z109)) (not (z111))
      (not (z120)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (z136) (not (z137))
      (not (z138)) (not (z142)) (not (z143)) (not (z144)) (z145) (not (z148)) (z149) (not (z154)))
    :effect (and
      (not (z7)) (z10) (z51) (not (z60)) (not (z136)) (z138) (z144) (z148) (not (z149))))
  (:action a877
    :parameters ()
    :precondition (and
      (not (z3)) (not (z6)) (not (z12)) (not (z23)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z41)) (not (z49)) (not (z53)) (not (z54)) (not (z64))
      (not (z66)) (not (z73)) (not (z77)) (not (z81)) (z82) (not (z87)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z101)) (not (z102)) (not (z103)) (not (z104))
      (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z132))
      (not (z133)) (not (z139)) (not (z140)) (not (z141)) (not (z150)) (z152) (z153) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (z53) (not (z82)) (z139) (z140) (z141) (z150) (not (z152)) (not (z153))))
  (:action a878
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z6)) (not (z8)) (not (z10)) (not (z12)) (not (z21)) (not (z23))
      (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z41)) (not (z48))
      (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z72)) (not (z73))
      (not (z81)) (z84) (not (z85)) (not (z87)) (not (z89)) (z90) (not (z91)) (not (z92))
      (not (z97)) (not (z102)) (not (z103)) (not (z104)) (not (z111)) (not (z112)) (not (z115))
      (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z130)) (not (z131)) (not (z132))
      (z133) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (z144) (not (z145))
      (not (z146)) (not (z150)) (not (z152)) (not (z153)) (z154) (not (z155)) (not (z156)))
    :effect (and
      (z53) (not (z84)) (not (z90)) (not (z133)) (z139) (z140) (z141) (z150) (not (z154))))
  (:action a879
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z6)) (not (z12)) (not (z21)) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z41)) (not (z48)) (not (z49)) (not (z53)) (not (z54))
      (not (z64)) (not (z66)) (not (z72)) (not (z73)) (not (z81)) (not (z83)) (not (z85))
      (not (z91)) (not (z92)) (not (z102)) (z103) (not (z104)) (not (z111)) (not (z112))
      (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z127)) (z130) (not (z131))
      (not (z132)) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z150)))
    :effect (and
      (z53) (not (z103)) (not (z130)) (z139) (z140) (z141) (z150)))
  (:action a880
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z81)) (not (z84)) (z85) (not (z87)) (not (z90)) (not (z91)) (not (z92))
      (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (z115) (not (z118)) (not (z120)) (not (z127)) (z131) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (not (z137)) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143))
      (not (z150)) (not (z154)))
    :effect (and
      (z53) (not (z85)) (not (z115)) (not (z131)) (z139) (z140) (z141) (z150)))
  (:action a881
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z4) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z12))
      (not (z21)) (not (z23)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z53)) (not (z54))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z81)) (not (z84))
      (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z100)) (not (z102)) (not (z103)) (not (z104)) (z109) (not (z111)) (not (z112))
      (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z131))
      (not (z132)) (not (z133)) (z134) (z135) (not (z136)) (not (z137)) (not (z139)) (not (z140))
      (not (z141)) (not (z142)) (not (z143)) (z144) (not (z150)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z4)) (z53) (not (z109)) (not (z134)) (not (z135)) (z139) (z140) (z141) (z150)))
  (:action a882
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z34)) (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z72)) (not (z73)) (not (z74))
      (not (z81)) (z84) (not (z85)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z131))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z139)) (not (z140))
      (not (z141)) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z150)) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (not (z5)) (z53) (not (z84)) (z139) (z140) (z141) (z150)))
  (:action a883
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z81)) (not (z84)) (not (z87)) (not (z90))
      (not (z91)) (not (z92)) (z95) (not (z100)) (not (z102)) (not (z103)) (not (z104))
      (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (not (z132)) (not (z134)) (not (z135)) (z136) (not (z137)) (z138) (not (z139)) (not (z140))
      (not (z141)) (not (z142)) (not (z143)) (z146) (z147) (not (z150)) (not (z154)))
    :effect (and
      (not (z7)) (z53) (not (z136)) (z139) (z140) (z141) (z150)))
  (:action a884
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z60))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z79)) (z81) (not (z82))
      (not (z84)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (z95) (not (z100)) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118))
      (not (z120)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (z136) (not (z137)) (not (z139)) (not (z140)) (not (z141)) (not (z142))
      (not (z143)) (not (z144)) (z147) (not (z148)) (not (z149)) (not (z150)) (not (z151))
      (not (z154)))
    :effect (and
      (not (z7)) (z53) (not (z81)) (not (z136)) (z139) (z140) (z141) (z150)))
  (:action a885
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z41)) (not (z45)) (not (z46)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z81)) (not (z84)) (not (z85)) (not (z87)) (z90) (not (z91)) (not (z92)) (not (z100))
      (not (z102)) (not (z103)) (not (z104)) (not (z111)) (not (z112)) (not (z115)) (not (z118))
      (not (z120)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (z133) (not (z134))
      (not (z135)) (not (z136)) (z137) (not (z139)) (not (z140)) (not (z141)) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (not (z150)) (z153) (z154))
    :effect (and
      (not (z8)) (z53) (not (z90)) (not (z133)) (not (z137)) (z139) (z140) (z141) (z150)
      (not (z154))))
  (:action a886
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z8)) (not (z10)) (not (z12)) (z21)
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (z64) (not (z66)) (not (z72)) (not (z73)) (not (z74))
      (not (z77)) (not (z81)) (not (z82)) (not (z83)) (not (z87)) (not (z88)) (not (z89)) (z90)
      (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z116)) (not (z118))
      (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z132)) (z133) (not (z134))
      (not (z135)) (z136) (not (z139)) (not (z140)) (not (z141)) (z142) (z143) (not (z144))
      (not (z148)) (not (z149)) (not (z150)) (not (z151)) (not (z152)) (not (z153)) (z154)
      (not (z155)) (not (z156)))
    :effect (and
      (not (z21)) (z53) (not (z64)) (not (z90)) (not (z133)) (z139) (z140) (z141) (not (z142))
      (not (z143)) (z150) (not (z154))))
  (:action a887
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21)) (z23) (z28)
      (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z41)) (not (z46)) (not (z48))
      (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z81)) (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z118)) (not (z120)) (z124) (not (z127)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z137)) (not (z139)) (not (z140)) (not (z141))
      (not (z142)) (not (z143)) (not (z150)) (z153) (not (z154)) (z155) (z156))
    :effect (and
      (not (z23)) (not (z28)) (z53) (not (z124)) (z139) (z140) (z141) (z150) (not (z155))
      (not (z156))))
  (:action a888
    :parameters ()
    :precondition (and
      (not (z3)) (not (z5)) (not (z6)) (not (z7)) (z10) (not (z12)) (not (z30)) (not (z31))
      (not (z33)) (z34) (not (z37)) (not (z39)) (not (z41)) (not (z49)) (not (z53)) (not (z54))
      (not (z64)) (not (z66)) (not (z73)) (not (z79)) (not (z81)) (not (z84)) (not (z91))
      (not (z92)) (not (z95)) (not (z102)) (not (z103)) (not (z104)) (not (z111)) (not (z112))
      (not (z118)) (not (z120)) (not (z129)) (not (z132)) (not (z136)) (z138) (not (z139))
      (not (z140)) (not (z141)) (z145) (z146) (not (z147)) (not (z150)))
    :effect (and
      (not (z10)) (not (z34)) (z53) (not (z138)) (z139) (z140) (z141) (not (z145)) (not (z146))
      (z150)))
  (:action a889
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (z41) (not (z45)) (not (z47)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z73)) (not (z77))
      (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (z90)
      (not (z91)) (z92) (not (z95)) (not (z97)) (not (z99)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z124)) (not (z125)) (not (z129)) (not (z132)) (z133) (not (z134)) (not (z135))
      (not (z136)) (not (z137)) (not (z138)) (not (z139)) (not (z140)) (not (z141)) (z142) (z143)
      (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)) (not (z149)) (not (z150))
      (not (z151)) (not (z152)) (not (z153)) (z154) (not (z155)) (not (z156)))
    :effect (and
      (not (z41)) (z53) (not (z90)) (not (z92)) (not (z133)) (z139) (z140) (z141) (z150)
      (not (z154))))
  (:action a890
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z41)) (not (z45)) (not (z46)) (z48) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (not (z64)) (not (z66)) (not (z70)) (z72) (not (z73)) (not (z74)) (not (z81))
      (not (z84)) (not (z87)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z139)) (not (z140)) (not (z141))
      (z142) (z143) (not (z144)) (not (z148)) (not (z150)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z48)) (z53) (not (z72)) (z139) (z140) (z141) (not (z142)) (not (z143)) (z150)))
  (:action a891
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21)) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z41)) (not (z45)) (not (z46))
      (not (z48)) (not (z49)) (z51) (not (z53)) (not (z54)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z90))
      (not (z91)) (not (z92)) (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z127)) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (not (z137)) (not (z139)) (not (z140)) (not (z141)) (not (z142))
      (not (z143)) (z144) (z148) (z149) (not (z150)) (not (z154)))
    :effect (and
      (not (z51)) (z53) (z139) (z140) (z141) (not (z144)) (not (z148)) (z150)))
  (:action a892
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10))
      (not (z12)) (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (z54) (not (z60)) (not (z64)) (not (z66)) (z72)
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z85))
      (not (z88)) (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z116))
      (not (z118)) (z120) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z132)) (z133)
      (not (z134)) (not (z135)) (not (z136)) (not (z138)) (not (z139)) (not (z140)) (not (z141))
      (not (z142)) (z143) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148))
      (not (z149)) (not (z150)) (not (z151)) (z153) (z154))
    :effect (and
      (z53) (not (z54)) (not (z72)) (not (z120)) (z139) (z140) (z141) (not (z143)) (z150)))
  (:action a893
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z6)) (not (z12)) (not (z26)) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (z60) (not (z64)) (not (z66)) (not (z73)) (not (z74))
      (not (z81)) (not (z88)) (not (z91)) (not (z92)) (not (z99)) (not (z100)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z132)) (not (z134)) (not (z135)) (not (z139)) (not (z140)) (not (z141)) (not (z144))
      (not (z148)) (z149) (not (z150)) (not (z151)))
    :effect (and
      (z53) (not (z60)) (z139) (z140) (z141) (not (z149)) (z150)))
  (:action a894
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z12))
      (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z41))
      (not (z46)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z81)) (not (z84)) (not (z87)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z103)) (not (z104))
      (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138))
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (z145) (not (z150))
      (not (z154)))
    :effect (and
      (not (z7)) (z10) (z53) (not (z136)) (z138) (z139) (z140) (z141) (z150)))
  (:action a895
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (z39)
      (not (z41)) (not (z46)) (not (z48)) (not (z49)) (not (z53)) (not (z54)) (not (z60))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z79)) (z81) (not (z82))
      (not (z84)) (not (z87)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100))
      (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138)) (not (z139)) (not (z140))
      (not (z141)) (not (z142)) (not (z143)) (not (z144)) (z145) (z147) (not (z148)) (not (z149))
      (not (z150)) (not (z151)) (not (z154)))
    :effect (and
      (not (z7)) (z10) (z53) (not (z81)) (not (z136)) (z138) (z139) (z140) (z141) (z150)))
  (:action a896
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z10)) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z85))
      (not (z88)) (not (z89)) (not (z91)) (not (z92)) (z95) (not (z99)) (not (z100)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z125)) (not (z127)) (not (z129)) (not (z130)) (not (z131))
      (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (z138) (not (z139))
      (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144)) (not (z145)) (z146) (z147)
      (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z152) (z153) (z154) (z156))
    :effect (and
      (z54) (z72) (not (z95)) (z109) (not (z138)) (z143) (not (z146)) (not (z147))))
  (:action a897
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z10)) (not (z12))
      (not (z21)) (not (z26)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z83)) (not (z84)) (not (z85)) (not (z88)) (not (z89))
      (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z104))
      (not (z109)) (not (z112)) (not (z115)) (z116) (not (z118)) (not (z120)) (not (z125))
      (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z132)) (z133) (not (z134))
      (not (z135)) (not (z136)) (z137) (not (z138)) (not (z139)) (not (z140)) (not (z141))
      (not (z142)) (not (z143)) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148))
      (not (z149)) (not (z150)) (not (z151)) (z152) (z153) (z154) (z156))
    :effect (and
      (z54) (z72) (z109) (not (z116)) (z143)))
  (:action a898
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z10)) (z12)
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z83)) (not (z84)) (not (z85)) (not (z88))
      (not (z89)) (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z125)) (not (z127)) (not (z129)) (not (z130)) (not (z131))
      (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (not (z138)) (z139)
      (z140) (z141) (not (z142)) (not (z143)) (not (z144)) (not (z145)) (not (z146)) (not (z147))
      (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z152) (z153) (z154) (z156))
    :effect (and
      (not (z12)) (z54) (z72) (z109) (not (z139)) (not (z140)) (not (z141)) (z143)))
  (:action a899
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z10)) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (z47) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z83)) (not (z84)) (not (z85)) (not (z88)) (not (z89))
      (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z102)) (not (z103))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z118))
      (not (z120)) (not (z125)) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z132))
      (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (not (z138)) (not (z139)) (not (z140))
      (not (z141)) (not (z142)) (not (z143)) (not (z144)) (not (z145)) (not (z146)) (not (z147))
      (not (z148)) (z149) (not (z150)) (not (z151)) (z152) (z153) (z154) (z156))
    :effect (and
      (not (z47)) (z54) (z72) (z109) (z143) (not (z149))))
  (:action a900
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z10)) (not (z12))
      (not (z21)) (z23) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (z83) (not (z84)) (not (z85))
      (not (z87)) (not (z88)) (z90) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (z130)
      (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z138))
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144)) (not (z145))
      (not (z146)) (not (z147)) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z153) (z154)
      (z155))
    :effect (and
      (z54) (not (z83)) (z115) (not (z130)) (z131) (z143)))
  (:action a901
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z10)) (not (z12))
      (not (z21)) (z23) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z83)) (not (z84))
      (not (z85)) (not (z87)) (not (z88)) (z90) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111))
      (z112) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (not (z130)) (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136))
      (not (z138)) (not (z139)) (z140) (z141) (not (z142)) (not (z143)) (not (z144)) (not (z145))
      (not (z146)) (not (z147)) (not (z148)) (not (z149)) (z150) (not (z151)) (z153) (z154)
      (z155))
    :effect (and
      (z54) (not (z112)) (z115) (z131) (not (z140)) (not (z141)) (z143) (not (z150))))
  (:action a902
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (z10) (not (z12))
      (not (z21)) (z23) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (z39) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z72)) (not (z73))
      (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z85))
      (not (z87)) (not (z88)) (z90) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z130))
      (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (z138) (not (z139))
      (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144)) (z145) (not (z146)) (z147)
      (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z153) (z154) (z155))
    :effect (and
      (not (z10)) (not (z39)) (z54) (z115) (z131) (not (z138)) (z143) (not (z145)) (not (z147))))
  (:action a903
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z10)) (not (z12))
      (not (z21)) (z23) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (z60) (not (z64)) (not (z66)) (not (z72)) (not (z73))
      (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z85))
      (not (z87)) (not (z88)) (z90) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (z99)
      (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z130))
      (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z138))
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144)) (not (z145))
      (not (z146)) (not (z147)) (not (z148)) (z149) (not (z150)) (z151) (z153) (z154) (z155))
    :effect (and
      (z54) (not (z60)) (not (z99)) (z115) (z131) (z143) (not (z149)) (not (z151))))
  (:action a904
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z10)) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (z66) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z83)) (not (z84)) (not (z85)) (not (z88))
      (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z132))
      (z133) (not (z134)) (not (z135)) (not (z136)) (not (z138)) (z139) (z140) (not (z141))
      (not (z142)) (not (z143)) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148))
      (not (z149)) (z150) (not (z151)) (z153) (z154))
    :effect (and
      (z54) (not (z66)) (z120) (not (z139)) (not (z140)) (z143) (not (z150))))
  (:action a905
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z10)) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z83)) (not (z84)) (not (z85)) (z88)
      (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z132))
      (z133) (not (z134)) (not (z135)) (not (z136)) (not (z138)) (not (z139)) (not (z140))
      (not (z141)) (not (z142)) (not (z143)) (not (z144)) (not (z145)) (not (z146)) (not (z147))
      (not (z148)) (z149) (not (z150)) (not (z151)) (z153) (z154))
    :effect (and
      (z54) (not (z88)) (z120) (z143) (not (z149))))
  (:action a906
    :parameters ()
    :precondition (and
      (z1) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z10)) (not (z12))
      (not (z21)) (not (z26)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z83)) (not (z84)) (not (z85)) (not (z88))
      (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103))
      (not (z104)) (not (z109)) (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120))
      (not (z127)) (not (z129)) (z130) (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135))
      (not (z136)) (not (z138)) (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143))
      (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)) (not (z149)) (not (z150))
      (not (z151)) (z153) (z154))
    :effect (and
      (not (z1)) (z54) (z120) (not (z130)) (z143)))
  (:action a907
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (z10) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (z79) (not (z81)) (not (z83)) (not (z84)) (not (z85))
      (not (z88)) (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115))
      (not (z116)) (not (z118)) (not (z120)) (not (z127)) (not (z129)) (not (z130)) (not (z131))
      (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (z138) (not (z139)) (not (z140))
      (not (z141)) (not (z142)) (not (z143)) (not (z144)) (z145) (z146) (not (z147)) (not (z148))
      (not (z149)) (not (z150)) (not (z151)) (z153) (z154))
    :effect (and
      (not (z10)) (z54) (not (z79)) (z120) (not (z138)) (z143) (not (z145)) (not (z146))))
  (:action a908
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z10)) (not (z12))
      (not (z21)) (not (z26)) (not (z31)) (not (z33)) (not (z34)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z83)) (not (z84)) (not (z85)) (not (z88)) (not (z92))
      (not (z95)) (not (z99)) (not (z100)) (not (z102)) (z103) (not (z104)) (not (z109))
      (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (z130) (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z138))
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (not (z143)) (not (z144)) (not (z145))
      (not (z146)) (not (z147)) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z153) (z154))
    :effect (and
      (z54) (z72) (not (z103)) (z120) (not (z130)) (z143)))
  (:action a909
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (z10) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (z34) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z85)) (not (z88))
      (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z102)) (not (z103))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z118))
      (not (z120)) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z132)) (z133)
      (not (z134)) (not (z135)) (not (z136)) (z138) (not (z139)) (not (z140)) (not (z141))
      (not (z142)) (not (z143)) (not (z144)) (z145) (z146) (not (z147)) (not (z148)) (not (z149))
      (not (z150)) (not (z151)) (z153) (z154))
    :effect (and
      (not (z10)) (not (z34)) (z54) (z72) (z120) (not (z138)) (z143) (not (z145)) (not (z146))))
  (:action a910
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z10)) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (z53) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z83)) (not (z84)) (not (z85)) (not (z88)) (not (z91))
      (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z104))
      (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120))
      (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z132)) (z133) (not (z134))
      (not (z135)) (not (z136)) (not (z138)) (z139) (z140) (z141) (not (z142)) (not (z143))
      (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)) (not (z149)) (z150)
      (not (z151)) (z153) (z154))
    :effect (and
      (not (z53)) (z54) (z72) (z120) (not (z139)) (not (z140)) (not (z141)) (z143) (not (z150))))
  (:action a911
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z7)) (not (z10)) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (z60) (not (z64)) (not (z66)) (not (z72)) (not (z73))
      (not (z74)) (not (z79)) (not (z83)) (not (z84)) (not (z85)) (not (z88)) (not (z91))
      (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z104))
      (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120))
      (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z132)) (z133) (not (z134))
      (not (z135)) (not (z136)) (not (z138)) (not (z139)) (not (z140)) (not (z141)) (not (z142))
      (not (z143)) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148)) (z149)
      (not (z150)) (not (z151)) (z153) (z154))
    :effect (and
      (z54) (not (z60)) (z72) (z120) (z143) (not (z149))))
  (:action a912
    :parameters ()
    :precondition (and
      (not (z4)) (not (z6)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z33))
      (not (z34)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z73)) (not (z74)) (not (z77))
      (not (z81)) (z82) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z111))
      (not (z120)) (not (z124)) (not (z125)) (not (z134)) (not (z135)) (not (z144)) (not (z148))
      (not (z149)) (not (z151)) (z152) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z60) (not (z82)) (z149) (not (z152)) (not (z153))))
  (:action a913
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z34)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z72)) (not (z73)) (not (z74))
      (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z83)) (z84) (not (z85)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z101)) (z102) (not (z103)) (not (z111)) (not (z115))
      (not (z116)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z129)) (not (z130))
      (not (z131)) (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z138)) (z140)
      (not (z142)) (not (z143)) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148))
      (not (z149)) (not (z151)) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z60) (not (z84)) (not (z102)) (z149)))
  (:action a914
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z6)) (not (z21)) (not (z26)) (not (z30)) (not (z33))
      (not (z34)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z72)) (not (z73))
      (not (z74)) (not (z81)) (not (z83)) (not (z85)) (not (z88)) (not (z91)) (not (z92))
      (not (z99)) (not (z100)) (not (z102)) (z103) (not (z111)) (not (z115)) (not (z116))
      (not (z120)) (not (z127)) (z130) (not (z131)) (not (z134)) (not (z135)) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (not (z149)) (not (z151)))
    :effect (and
      (z60) (not (z103)) (not (z130)) (z149)))
  (:action a915
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z33)) (not (z34)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z81)) (not (z84)) (z85) (not (z87)) (not (z88)) (not (z90))
      (not (z91)) (not (z92)) (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z109))
      (not (z111)) (z115) (not (z120)) (not (z127)) (z131) (not (z134)) (not (z135)) (not (z137))
      (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z149)) (not (z151)) (not (z154)))
    :effect (and
      (z60) (not (z85)) (not (z115)) (not (z131)) (z149)))
  (:action a916
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z54)) (not (z60)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z90)) (not (z91))
      (not (z92)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z118))
      (not (z120)) (not (z127)) (z132) (z133) (not (z134)) (not (z135)) (not (z137)) (z140)
      (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z149)) (not (z151)) (not (z154)))
    :effect (and
      (not (z3)) (z60) (not (z132)) (not (z133)) (z149)))
  (:action a917
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z60)) (not (z64)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (z84) (not (z85))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z118))
      (not (z120)) (not (z124)) (not (z127)) (not (z131)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (z136) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z149))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z5)) (z60) (not (z84)) (z149)))
  (:action a918
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z54)) (not (z60)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z90))
      (not (z91)) (not (z92)) (z95) (not (z100)) (not (z102)) (not (z109)) (not (z111))
      (not (z120)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (z136) (not (z137)) (z138)
      (not (z142)) (not (z143)) (z146) (z147) (not (z149)) (not (z154)))
    :effect (and
      (not (z7)) (z60) (not (z136)) (z149)))
  (:action a919
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z26)) (not (z30)) (not (z33)) (not (z34)) (not (z37))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54))
      (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (z81) (not (z82)) (not (z84)) (not (z87)) (not (z88)) (not (z90)) (not (z91))
      (not (z92)) (not (z100)) (not (z101)) (not (z102)) (not (z109)) (not (z111)) (not (z112))
      (not (z120)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133)) (not (z134))
      (not (z135)) (z136) (not (z137)) (not (z139)) (not (z140)) (not (z141)) (not (z142))
      (not (z143)) (not (z144)) (z147) (not (z148)) (not (z149)) (not (z150)) (not (z151))
      (not (z154)))
    :effect (and
      (not (z7)) (z60) (not (z81)) (not (z136)) (z149)))
  (:action a920
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84))
      (not (z85)) (not (z87)) (not (z88)) (z90) (not (z91)) (not (z92)) (not (z100)) (not (z102))
      (not (z104)) (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (not (z149)) (z153) (z154))
    :effect (and
      (not (z8)) (z60) (not (z90)) (not (z133)) (not (z137)) (z149) (not (z154))))
  (:action a921
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z89)) (not (z91)) (not (z92)) (not (z100)) (not (z102)) (z109)
      (not (z111)) (not (z115)) (not (z120)) (not (z127)) (not (z129)) (not (z131)) (z132) (z133)
      (not (z134)) (not (z135)) (not (z136)) (z137) (z140) (not (z142)) (not (z143)) (not (z144))
      (not (z148)) (not (z149)))
    :effect (and
      (not (z8)) (z60) (not (z109)) (not (z137)) (z149)))
  (:action a922
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z8)) (not (z10)) (not (z12)) (z21)
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z41))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53))
      (not (z54)) (not (z60)) (z64) (not (z66)) (not (z72)) (not (z73)) (not (z74)) (not (z77))
      (not (z81)) (not (z82)) (not (z83)) (not (z87)) (not (z88)) (not (z89)) (z90) (not (z91))
      (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z132)) (z133) (not (z134)) (not (z135)) (z136) (not (z139))
      (not (z140)) (not (z141)) (z142) (z143) (not (z144)) (not (z148)) (not (z149)) (not (z150))
      (not (z151)) (not (z152)) (not (z153)) (z154) (not (z155)) (not (z156)))
    :effect (and
      (not (z21)) (z60) (not (z64)) (not (z90)) (not (z133)) (not (z142)) (not (z143)) (z149)
      (not (z154))))
  (:action a923
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (z23) (not (z26)) (z28) (not (z30))
      (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z54)) (not (z60)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z120))
      (z124) (not (z127)) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143))
      (not (z144)) (not (z148)) (not (z149)) (not (z151)) (z153) (not (z154)) (z155) (z156))
    :effect (and
      (not (z23)) (not (z28)) (z60) (not (z124)) (z149) (not (z155)) (not (z156))))
  (:action a924
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z10) (not (z26)) (not (z30)) (not (z33)) (z34)
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z84)) (not (z88)) (not (z91)) (not (z92)) (not (z95))
      (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z111)) (not (z120)) (not (z129))
      (not (z134)) (not (z135)) (not (z136)) (z138) (not (z144)) (z145) (z146) (not (z147))
      (not (z148)) (not (z149)) (not (z151)))
    :effect (and
      (not (z10)) (not (z34)) (z60) (not (z138)) (not (z145)) (not (z146)) (z149)))
  (:action a925
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z12))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (z41) (not (z45)) (not (z46)) (not (z47)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z73))
      (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z87))
      (not (z88)) (not (z89)) (z90) (not (z91)) (z92) (not (z95)) (not (z97)) (not (z99))
      (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z129)) (not (z132)) (z133)
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z138)) (not (z139)) (not (z140))
      (not (z141)) (z142) (z143) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148))
      (not (z149)) (not (z150)) (not (z151)) (not (z152)) (not (z153)) (z154) (not (z155))
      (not (z156)))
    :effect (and
      (not (z41)) (z60) (not (z90)) (not (z92)) (not (z133)) (z149) (not (z154))))
  (:action a926
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z45)) (not (z46)) (not (z47)) (z48) (not (z49)) (not (z51)) (not (z54)) (not (z60))
      (not (z64)) (not (z70)) (z72) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z100))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z124))
      (not (z127)) (not (z129)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (z142) (z143) (not (z144)) (not (z148)) (not (z149)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z48)) (z60) (not (z72)) (not (z142)) (not (z143)) (z149)))
  (:action a927
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z6)) (not (z12)) (not (z26)) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z49))
      (not (z51)) (z53) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z73)) (not (z74))
      (not (z81)) (not (z88)) (not (z91)) (not (z92)) (not (z99)) (not (z100)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z132)) (not (z134)) (not (z135)) (z139) (z140) (z141) (not (z144)) (not (z148))
      (not (z149)) (z150) (not (z151)))
    :effect (and
      (not (z53)) (z60) (not (z139)) (not (z140)) (not (z141)) (z149) (not (z150))))
  (:action a928
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10))
      (not (z12)) (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (z54) (not (z60)) (not (z64)) (not (z66)) (z72)
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z85))
      (not (z88)) (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z116))
      (not (z118)) (z120) (not (z127)) (not (z129)) (not (z130)) (not (z131)) (not (z132)) (z133)
      (not (z134)) (not (z135)) (not (z136)) (not (z138)) (not (z139)) (not (z140)) (not (z141))
      (not (z142)) (z143) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148))
      (not (z149)) (not (z150)) (not (z151)) (z153) (z154))
    :effect (and
      (not (z54)) (z60) (not (z72)) (not (z120)) (not (z143)) (z149)))
  (:action a929
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (z45) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81))
      (not (z84)) (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (z99) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118))
      (not (z120)) (not (z127)) (not (z132)) (not (z134)) (not (z135)) (not (z137)) (not (z139))
      (not (z140)) (not (z141)) (not (z142)) (not (z143)) (z144) (z148) (not (z149)) (not (z150))
      (z151) (not (z154)))
    :effect (and
      (not (z45)) (z60) (z66) (z139) (z140) (not (z144)) (not (z148)) (z149) (z150)))
  (:action a930
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z12))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z41)) (z45)
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54))
      (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (z73) (not (z74)) (not (z79))
      (not (z81)) (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z90))
      (not (z91)) (not (z92)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124))
      (not (z127)) (not (z132)) (not (z134)) (not (z135)) (not (z137)) (not (z139)) (not (z140))
      (not (z141)) (not (z142)) (not (z143)) (z144) (z148) (not (z149)) (not (z150)) (z151)
      (not (z154)))
    :effect (and
      (not (z45)) (z60) (z66) (not (z73)) (z139) (z140) (not (z144)) (not (z148)) (z149) (z150)
      (not (z151))))
  (:action a931
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z120)) (not (z127)) (not (z131))
      (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (z144) (z148) (not (z149))
      (z151) (not (z154)))
    :effect (and
      (not (z45)) (z60) (z70) (z137) (not (z144)) (not (z148)) (z149)))
  (:action a932
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z34)) (not (z41)) (z45) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (z73) (not (z74)) (not (z79)) (not (z81)) (not (z82))
      (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109))
      (not (z111)) (not (z115)) (not (z120)) (not (z124)) (not (z127)) (not (z131)) (not (z134))
      (not (z135)) (not (z137)) (not (z142)) (not (z143)) (z144) (z148) (not (z149)) (z151)
      (not (z154)))
    :effect (and
      (not (z45)) (z60) (z70) (not (z73)) (z137) (not (z144)) (not (z148)) (z149) (not (z151))))
  (:action a933
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23)) (not (z26)) (not (z28))
      (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (z51) (not (z54)) (not (z60)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z77)) (not (z81)) (not (z82)) (not (z84)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (z99) (not (z100)) (not (z101))
      (not (z102)) (not (z109)) (not (z111)) (not (z120)) (not (z124)) (not (z125)) (not (z127))
      (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (z144) (z148) (not (z149))
      (z151) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z51)) (z60) (z82) (not (z144)) (not (z148)) (z149) (z152) (z153)))
  (:action a934
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z90)) (not (z91)) (not (z92)) (z99) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z120)) (not (z127))
      (not (z131)) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (z144) (z148)
      (not (z149)) (z151) (not (z154)))
    :effect (and
      (not (z45)) (z60) (z85) (not (z144)) (not (z148)) (z149)))
  (:action a935
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z34)) (not (z41)) (z45) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (z73) (not (z74)) (not (z79)) (not (z81)) (not (z82))
      (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92))
      (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109))
      (not (z111)) (not (z115)) (not (z120)) (not (z124)) (not (z127)) (not (z131)) (not (z134))
      (not (z135)) (not (z137)) (not (z142)) (not (z143)) (z144) (z148) (not (z149)) (z151)
      (not (z154)))
    :effect (and
      (not (z45)) (z60) (not (z73)) (z85) (not (z144)) (not (z148)) (z149) (not (z151))))
  (:action a936
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z41)) (z45) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84))
      (not (z85)) (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (z99) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z118))
      (not (z120)) (not (z127)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (not (z137)) (not (z142)) (not (z143)) (z144) (z148) (not (z149)) (z151) (not (z154)))
    :effect (and
      (not (z45)) (z60) (z70) (z90) (z133) (z137) (not (z144)) (not (z148)) (z149) (z154)))
  (:action a937
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z21)) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z41)) (z45)
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54))
      (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (z73) (not (z74)) (not (z79))
      (not (z81)) (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z90))
      (not (z91)) (not (z92)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103))
      (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124))
      (not (z127)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z137))
      (not (z142)) (not (z143)) (z144) (z148) (not (z149)) (z151) (not (z154)))
    :effect (and
      (not (z45)) (z60) (z70) (not (z73)) (z90) (z133) (z137) (not (z144)) (not (z148)) (z149)
      (not (z151)) (z154)))
  (:action a938
    :parameters ()
    :precondition (and
      (not (z4)) (not (z6)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30))
      (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z73)) (not (z74)) (z77)
      (not (z81)) (not (z82)) (not (z83)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z134))
      (not (z135)) (not (z144)) (not (z148)) (not (z149)) (not (z151)) (z152) (z153) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (z60) (not (z77)) (z99) (z149) (z151) (not (z152)) (not (z153))))
  (:action a939
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z6)) (not (z21)) (not (z26)) (not (z30)) (not (z33))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z72)) (not (z73))
      (not (z74)) (not (z77)) (not (z81)) (z83) (not (z85)) (not (z87)) (not (z88)) (not (z91))
      (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z111))
      (not (z112)) (not (z115)) (not (z116)) (not (z118)) (not (z120)) (not (z127)) (z130)
      (not (z131)) (not (z134)) (not (z135)) (not (z142)) (not (z143)) (not (z144)) (not (z148))
      (not (z149)) (not (z151)))
    :effect (and
      (z60) (not (z83)) (z99) (not (z130)) (z149) (z151)))
  (:action a940
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z6)) (not (z8)) (not (z10)) (not (z12)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (z64) (not (z66)) (not (z73)) (not (z74)) (not (z77))
      (not (z81)) (not (z82)) (not (z83)) (not (z87)) (not (z88)) (not (z89)) (z90) (not (z91))
      (not (z92)) (z97) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z104))
      (not (z109)) (not (z111)) (not (z112)) (not (z116)) (not (z118)) (not (z120)) (not (z124))
      (not (z125)) (not (z132)) (z133) (not (z134)) (not (z135)) (z136) (not (z139)) (not (z140))
      (not (z141)) (not (z144)) (z146) (not (z148)) (not (z149)) (not (z150)) (not (z151))
      (not (z152)) (not (z153)) (z154) (not (z155)) (z156))
    :effect (and
      (z60) (not (z64)) (not (z90)) (not (z97)) (z99) (not (z133)) (z149) (z151) (not (z154))
      (not (z156))))
  (:action a941
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z6)) (not (z7)) (not (z10)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (not (z60)) (not (z64)) (not (z72)) (not (z73)) (not (z74)) (not (z77))
      (not (z79)) (not (z81)) (not (z82)) (not (z83)) (z84) (not (z85)) (not (z87)) (not (z88))
      (not (z89)) (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100))
      (not (z101)) (not (z102)) (not (z103)) (z111) (not (z112)) (not (z115)) (not (z116))
      (not (z118)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z130)) (not (z131))
      (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z138)) (z139) (z140)
      (not (z142)) (not (z143)) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148))
      (not (z149)) (not (z151)) (not (z152)) (not (z153)) (not (z155)) (not (z156)))
    :effect (and
      (z60) (not (z84)) (z99) (not (z111)) (z149) (z151)))
  (:action a942
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z6)) (not (z12)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64))
      (not (z66)) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z87))
      (not (z88)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z111)) (z112) (not (z118)) (not (z120)) (not (z132)) (not (z134))
      (not (z135)) (not (z139)) (z140) (z141) (not (z144)) (not (z148)) (not (z149)) (z150)
      (not (z151)))
    :effect (and
      (z60) (z99) (not (z112)) (not (z140)) (not (z141)) (z149) (not (z150)) (z151)))
  (:action a943
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z21)) (not (z26)) (not (z30)) (not (z33))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z72)) (not (z73))
      (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z88))
      (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z109))
      (not (z111)) (not (z112)) (z115) (not (z118)) (not (z120)) (not (z127)) (z131) (not (z134))
      (not (z135)) (not (z142)) (not (z144)) (not (z148)) (not (z149)) (not (z151)))
    :effect (and
      (z60) (z99) (not (z115)) (not (z131)) (z149) (z151)))
  (:action a944
    :parameters ()
    :precondition (and
      (z3) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83))
      (not (z84)) (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z112))
      (z118) (not (z120)) (not (z127)) (z132) (z133) (not (z134)) (not (z135)) (not (z137))
      (z139) (z140) (not (z142)) (not (z143)) (not (z144)) (not (z148)) (not (z149)) (not (z151))
      (not (z154)))
    :effect (and
      (not (z3)) (z60) (z99) (not (z118)) (not (z132)) (not (z133)) (z149) (z151)))
  (:action a945
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (z5) (not (z6)) (not (z8)) (not (z10)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z72)) (not (z73)) (not (z74))
      (not (z77)) (not (z81)) (not (z83)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120))
      (not (z124)) (not (z131)) (not (z132)) (not (z133)) (not (z134)) (not (z135)) (z136)
      (not (z142)) (not (z143)) (not (z144)) (z146) (not (z148)) (not (z149)) (not (z151))
      (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z5)) (z60) (z99) (z149) (z151)))
  (:action a946
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (z6) (not (z8)) (not (z10)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (z48) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64))
      (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z82)) (not (z83)) (not (z87))
      (not (z88)) (not (z89)) (not (z91)) (not (z92)) (z97) (not (z99)) (not (z100)) (not (z102))
      (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z138)) (not (z139)) (not (z140))
      (not (z141)) (z142) (z143) (not (z144)) (not (z145)) (not (z146)) (not (z147)) (not (z148))
      (not (z149)) (not (z150)) (not (z151)) (not (z152)) (not (z153)) (not (z155)) (z156))
    :effect (and
      (not (z6)) (z60) (not (z97)) (z99) (z149) (z151) (not (z156))))
  (:action a947
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83))
      (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z91)) (not (z92)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z111)) (not (z112)) (not (z115)) (not (z118))
      (not (z120)) (not (z127)) (not (z129)) (not (z131)) (z132) (z133) (not (z134)) (not (z135))
      (not (z136)) (z137) (z139) (z140) (not (z142)) (not (z143)) (not (z144)) (not (z148))
      (not (z149)) (not (z151)))
    :effect (and
      (not (z8)) (z60) (z99) (not (z137)) (z149) (z151)))
  (:action a948
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z8) (not (z21)) (z23)
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z60)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77))
      (not (z81)) (not (z83)) (not (z84)) (not (z85)) (z87) (not (z88)) (not (z90)) (not (z91))
      (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z112)) (not (z115)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (not (z131)) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (z137) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (not (z149)) (not (z151)) (z153) (z154) (z155))
    :effect (and
      (not (z8)) (z60) (not (z87)) (z99) (not (z133)) (not (z137)) (z149) (z151) (not (z154))))
  (:action a949
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z21) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z39))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z54)) (not (z60)) (not (z64)) (z72) (not (z73)) (not (z74)) (not (z77)) (not (z81))
      (not (z83)) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z91)) (not (z92))
      (not (z97)) (not (z99)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (not (z132))
      (not (z134)) (not (z135)) (not (z136)) (z142) (z143) (not (z144)) (not (z148)) (not (z149))
      (not (z151)) (not (z155)) (not (z156)))
    :effect (and
      (not (z21)) (z60) (not (z72)) (z99) (not (z142)) (not (z143)) (z149) (z151)))
  (:action a950
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23)) (not (z26)) (z28)
      (not (z30)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83))
      (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (z97)
      (not (z99)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z112)) (not (z118))
      (not (z120)) (not (z124)) (not (z127)) (not (z134)) (not (z135)) (not (z137)) (not (z142))
      (not (z143)) (not (z144)) (not (z148)) (not (z149)) (not (z151)) (z153) (not (z154))
      (not (z155)) (z156))
    :effect (and
      (not (z28)) (z60) (not (z97)) (z99) (z149) (z151) (not (z156))))
  (:action a951
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (z37) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z84))
      (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (z95) (not (z97)) (not (z99))
      (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z127)) (not (z129)) (not (z134)) (not (z135)) (z136) (not (z137)) (z138) (not (z142))
      (not (z143)) (not (z144)) (not (z145)) (z146) (z147) (not (z148)) (not (z149)) (not (z151))
      (not (z154)))
    :effect (and
      (not (z37)) (z60) (z99) (not (z136)) (z149) (z151)))
  (:action a952
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (z10) (not (z21)) (not (z26)) (not (z30))
      (not (z33)) (not (z34)) (not (z37)) (z39) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z73)) (not (z74))
      (not (z77)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z87)) (not (z88))
      (not (z91)) (not (z92)) (not (z95)) (not (z97)) (not (z99)) (not (z100)) (not (z102))
      (not (z111)) (not (z112)) (not (z118)) (not (z120)) (not (z129)) (not (z134)) (not (z135))
      (not (z136)) (z138) (not (z144)) (z145) (not (z146)) (z147) (not (z148)) (not (z149))
      (not (z151)))
    :effect (and
      (not (z10)) (not (z39)) (z60) (z99) (not (z138)) (not (z145)) (not (z147)) (z149) (z151)))
  (:action a953
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z10))
      (not (z12)) (not (z21)) (z23) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z53)) (z54) (not (z60)) (not (z64)) (not (z66)) (not (z72))
      (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z83)) (not (z84))
      (not (z85)) (not (z87)) (not (z88)) (z90) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111))
      (not (z112)) (z115) (not (z116)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (not (z130)) (z131) (not (z132)) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z138))
      (not (z139)) (not (z140)) (not (z141)) (not (z142)) (z143) (not (z144)) (not (z145))
      (not (z146)) (not (z147)) (not (z148)) (not (z149)) (not (z150)) (not (z151)) (z153) (z154)
      (z155))
    :effect (and
      (not (z54)) (z60) (z99) (not (z115)) (not (z131)) (not (z143)) (z149) (z151)))
  (:action a954
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z33)) (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z79)) (not (z81)) (not (z82))
      (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92))
      (not (z97)) (z99) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z120)) (not (z124)) (not (z125)) (not (z127)) (not (z134)) (not (z135))
      (not (z137)) (not (z142)) (not (z143)) (z144) (z148) (not (z149)) (z151) (not (z152))
      (not (z153)) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (not (z45)) (z60) (z82) (z101) (not (z144)) (not (z148)) (z149) (z152) (z153)))
  (:action a955
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z34)) (not (z41)) (z45) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (z73) (not (z74)) (not (z77)) (not (z79))
      (not (z81)) (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z120)) (not (z124))
      (not (z125)) (not (z127)) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143))
      (z144) (z148) (not (z149)) (z151) (not (z152)) (not (z153)) (not (z154)) (not (z155))
      (not (z156)))
    :effect (and
      (not (z45)) (z60) (not (z73)) (z82) (z101) (not (z144)) (not (z148)) (z149) (not (z151))
      (z152) (z153)))
  (:action a956
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z34)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (z51) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z83)) (not (z84)) (not (z85))
      (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (z99) (not (z100)) (not (z102))
      (not (z103)) (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z127))
      (not (z130)) (not (z131)) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143))
      (z144) (z148) (not (z149)) (z151) (not (z154)))
    :effect (and
      (not (z51)) (z60) (z103) (z130) (not (z144)) (not (z148)) (z149)))
  (:action a957
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (z51)
      (not (z54)) (not (z60)) (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z90)) (not (z91))
      (not (z92)) (z99) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z115))
      (not (z120)) (not (z127)) (not (z131)) (not (z134)) (not (z135)) (not (z137)) (not (z142))
      (not (z143)) (z144) (z148) (not (z149)) (z151) (not (z154)))
    :effect (and
      (not (z51)) (z60) (z85) (z115) (z131) (not (z144)) (not (z148)) (z149)))
  (:action a958
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z83)) (not (z84)) (not (z85))
      (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (z99) (not (z100)) (not (z101))
      (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z116))
      (not (z120)) (not (z127)) (not (z130)) (not (z131)) (not (z134)) (not (z135)) (not (z137))
      (not (z142)) (not (z143)) (z144) (z148) (not (z149)) (z151) (not (z154)))
    :effect (and
      (z1) (not (z45)) (z60) (z130) (not (z144)) (not (z148)) (z149)))
  (:action a959
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z34)) (not (z41)) (z45) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (z73) (not (z74)) (not (z79)) (not (z81)) (not (z82))
      (not (z83)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z90)) (not (z91))
      (not (z92)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104))
      (not (z109)) (not (z111)) (not (z115)) (not (z116)) (not (z120)) (not (z124)) (not (z127))
      (not (z130)) (not (z131)) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143))
      (z144) (z148) (not (z149)) (z151) (not (z154)))
    :effect (and
      (z1) (not (z45)) (z60) (not (z73)) (z130) (not (z144)) (not (z148)) (z149) (not (z151))))
  (:action a960
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26)) (not (z30))
      (not (z31)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (z51) (not (z54)) (not (z60)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z90)) (not (z91))
      (not (z92)) (z99) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111))
      (not (z118)) (not (z120)) (not (z127)) (not (z132)) (not (z133)) (not (z134)) (not (z135))
      (not (z137)) (z140) (not (z142)) (not (z143)) (z144) (z148) (not (z149)) (not (z154)))
    :effect (and
      (z3) (not (z51)) (z60) (z132) (z133) (not (z144)) (not (z148)) (z149)))
  (:action a961
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z87))
      (not (z88)) (not (z90)) (not (z91)) (not (z92)) (z99) (not (z100)) (not (z101))
      (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z127))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z137)) (z140) (z141) (not (z142))
      (not (z143)) (z144) (z148) (not (z149)) (z151) (not (z154)))
    :effect (and
      (z3) (not (z45)) (z60) (z104) (z132) (z133) (not (z144)) (not (z148)) (z149)))
  (:action a962
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z41)) (z45) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (z73) (not (z74)) (not (z79)) (not (z81))
      (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z90)) (not (z91))
      (not (z92)) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104))
      (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z132))
      (not (z133)) (not (z134)) (not (z135)) (not (z137)) (z140) (z141) (not (z142)) (not (z143))
      (z144) (z148) (not (z149)) (z151) (not (z154)))
    :effect (and
      (z3) (not (z45)) (z60) (not (z73)) (z104) (z132) (z133) (not (z144)) (not (z148)) (z149)
      (not (z151))))
  (:action a963
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z10))
      (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33))
      (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89))
      (not (z90)) (not (z91)) (not (z92)) (z99) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z115)) (not (z118)) (not (z120)) (not (z124))
      (not (z127)) (not (z131)) (not (z132)) (not (z134)) (not (z135)) (z136) (not (z137))
      (not (z142)) (not (z143)) (z144) (z148) (not (z149)) (z151) (not (z154)) (not (z155)))
    :effect (and
      (z5) (not (z45)) (z60) (z70) (z137) (not (z144)) (not (z148)) (z149)))
  (:action a964
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8))
      (not (z10)) (not (z21)) (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31))
      (not (z33)) (not (z34)) (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49))
      (not (z51)) (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (z73) (not (z74)) (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z85))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z99))
      (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111))
      (not (z115)) (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z131)) (not (z132))
      (not (z134)) (not (z135)) (z136) (not (z137)) (not (z142)) (not (z143)) (z144) (z147)
      (z148) (not (z149)) (z151) (not (z154)) (not (z155)))
    :effect (and
      (z5) (not (z45)) (z60) (z70) (not (z73)) (z137) (not (z144)) (not (z148)) (z149)
      (not (z151))))
  (:action a965
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (z45) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84))
      (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (z95) (z99) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z120)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142))
      (not (z143)) (z144) (z146) (z147) (z148) (not (z149)) (z151) (not (z154)))
    :effect (and
      (z7) (not (z45)) (z60) (z136) (not (z144)) (not (z148)) (z149)))
  (:action a966
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z41)) (z45) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (z73) (not (z74)) (not (z79)) (not (z81))
      (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z90)) (not (z91))
      (not (z92)) (z95) (not (z99)) (not (z100)) (not (z101)) (not (z102)) (not (z103))
      (not (z104)) (not (z109)) (not (z111)) (not (z120)) (not (z124)) (not (z127)) (not (z129))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142)) (not (z143)) (z144)
      (z148) (not (z149)) (z151) (not (z154)))
    :effect (and
      (z7) (not (z45)) (z60) (not (z73)) (z136) (not (z144)) (not (z148)) (z149) (not (z151))))
  (:action a967
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z37)) (not (z41)) (z45) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84))
      (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z120)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142))
      (not (z143)) (z144) (z145) (z148) (not (z149)) (z151) (not (z154)))
    :effect (and
      (z7) (not (z10)) (not (z45)) (z60) (z136) (not (z138)) (not (z144)) (not (z148)) (z149)))
  (:action a968
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (z39) (not (z41)) (z45)
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54))
      (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (z73) (not (z74)) (not (z79))
      (not (z81)) (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z120)) (not (z124)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138) (not (z142))
      (not (z143)) (z144) (z145) (z148) (not (z149)) (z151) (not (z154)))
    :effect (and
      (z7) (not (z10)) (not (z45)) (z60) (not (z73)) (z136) (not (z138)) (not (z144))
      (not (z148)) (z149) (not (z151))))
  (:action a969
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (z51) (not (z54)) (not (z60)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z90))
      (not (z91)) (not (z92)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z120))
      (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (z138)
      (not (z142)) (not (z143)) (z144) (z148) (not (z149)) (not (z154)))
    :effect (and
      (z7) (not (z51)) (z60) (z136) (not (z144)) (not (z148)) (z149)))
  (:action a970
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (z10) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (z51) (not (z54)) (not (z60)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z109)) (not (z111))
      (not (z120)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (z138) (not (z142)) (not (z143)) (z144) (z145) (z148) (not (z149)) (not (z154)))
    :effect (and
      (z7) (not (z10)) (not (z51)) (z60) (z136) (not (z138)) (not (z144)) (not (z148)) (z149)))
  (:action a971
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (z23) (not (z26)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (z51) (not (z54)) (not (z60)) (not (z64))
      (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z85))
      (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (z99) (not (z100)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z127)) (not (z129))
      (not (z132)) (not (z133)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142))
      (not (z143)) (z144) (z148) (not (z149)) (z151) (not (z154)) (z155))
    :effect (and
      (z8) (not (z51)) (z60) (z90) (z133) (z137) (not (z144)) (not (z148)) (z149) (z154)))
  (:action a972
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (z51) (not (z54)) (not (z60)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z85)) (not (z87)) (not (z88))
      (not (z89)) (not (z90)) (not (z91)) (not (z92)) (z99) (not (z100)) (not (z102))
      (not (z109)) (not (z111)) (not (z115)) (not (z120)) (not (z127)) (not (z129)) (not (z131))
      (z132) (z133) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142)) (not (z143))
      (z144) (z148) (not (z149)) (z151) (not (z154)))
    :effect (and
      (z8) (not (z51)) (z60) (z109) (z137) (not (z144)) (not (z148)) (z149)))
  (:action a973
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z37)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z54)) (not (z60)) (not (z64)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z100)) (not (z102)) (not (z109)) (not (z111))
      (not (z120)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (z136) (not (z137))
      (not (z138)) (not (z142)) (not (z143)) (not (z144)) (z145) (not (z149)) (not (z154)))
    :effect (and
      (not (z7)) (z10) (z60) (not (z136)) (z138) (z149)))
  (:action a974
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (z7) (not (z8)) (not (z10))
      (not (z12)) (not (z21)) (not (z26)) (not (z30)) (not (z33)) (not (z34)) (not (z37))
      (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z54))
      (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (z81) (not (z82)) (not (z84)) (not (z87)) (not (z88)) (not (z90)) (not (z91))
      (not (z92)) (not (z95)) (not (z100)) (not (z101)) (not (z102)) (not (z109)) (not (z111))
      (not (z112)) (not (z120)) (not (z127)) (not (z129)) (not (z131)) (not (z132)) (not (z133))
      (not (z134)) (not (z135)) (z136) (not (z137)) (not (z138)) (not (z139)) (not (z140))
      (not (z141)) (not (z142)) (not (z143)) (not (z144)) (z145) (z147) (not (z148)) (not (z149))
      (not (z150)) (not (z151)) (not (z154)))
    :effect (and
      (not (z7)) (z10) (z60) (not (z81)) (not (z136)) (z138) (z149)))
  (:action a975
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (z45)
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79))
      (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92))
      (not (z95)) (z99) (not (z100)) (not (z101)) (not (z102)) (not (z104)) (not (z109))
      (not (z111)) (not (z120)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (not (z138)) (not (z142)) (not (z143)) (z144) (not (z145)) (not (z146))
      (not (z147)) (z148) (not (z149)) (z151) (not (z154)))
    :effect (and
      (z10) (not (z45)) (z60) (z79) (z138) (not (z144)) (z145) (z146) (not (z148)) (z149)))
  (:action a976
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21))
      (not (z26)) (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (z45)
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54))
      (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (z73) (not (z74)) (not (z79))
      (not (z81)) (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z90))
      (not (z91)) (not (z92)) (not (z95)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z120)) (not (z124)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z138)) (not (z142))
      (not (z143)) (z144) (not (z145)) (not (z146)) (not (z147)) (z148) (not (z149)) (z151)
      (not (z154)))
    :effect (and
      (z10) (not (z45)) (z60) (not (z73)) (z79) (z138) (not (z144)) (z145) (z146) (not (z148))
      (z149) (not (z151))))
  (:action a977
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (z37) (not (z39)) (not (z41)) (not (z45)) (not (z46)) (not (z47))
      (not (z48)) (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z84))
      (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (not (z97))
      (not (z99)) (not (z100)) (not (z102)) (not (z109)) (not (z111)) (not (z112)) (not (z118))
      (not (z120)) (not (z127)) (not (z129)) (not (z134)) (not (z135)) (z136) (not (z137))
      (not (z138)) (not (z142)) (not (z143)) (not (z144)) (z145) (z146) (not (z147)) (not (z148))
      (not (z149)) (not (z151)) (not (z154)))
    :effect (and
      (z10) (not (z37)) (z60) (z99) (not (z136)) (z138) (z149) (z151)))
  (:action a978
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23)) (not (z26))
      (not (z28)) (not (z30)) (not (z33)) (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (not (z51)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81)) (not (z84)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (z99) (not (z100))
      (not (z101)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z120)) (not (z124))
      (not (z127)) (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (z144) (z148)
      (not (z149)) (z151) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z23) (not (z45)) (z60) (z124) (not (z144)) (not (z148)) (z149) (z155) (z156)))
  (:action a979
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z33)) (not (z34)) (not (z41)) (z45) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z60))
      (not (z64)) (not (z66)) (not (z70)) (not (z72)) (z73) (not (z74)) (not (z79)) (not (z81))
      (not (z82)) (not (z84)) (not (z85)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (not (z99)) (not (z100)) (not (z101)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z120)) (not (z124)) (not (z127))
      (not (z134)) (not (z135)) (not (z137)) (not (z142)) (not (z143)) (z144) (z148) (not (z149))
      (z151) (z153) (not (z154)) (not (z155)) (not (z156)))
    :effect (and
      (z23) (not (z45)) (z60) (not (z73)) (z124) (not (z144)) (not (z148)) (z149) (not (z151))
      (z155) (z156)))
  (:action a980
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z21)) (not (z23)) (not (z26)) (not (z28))
      (not (z30)) (not (z33)) (not (z41)) (not (z45)) (not (z46)) (not (z47)) (not (z48))
      (not (z49)) (z51) (not (z54)) (not (z60)) (not (z64)) (not (z70)) (not (z72)) (not (z73))
      (not (z74)) (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (z99) (not (z100)) (not (z102)) (not (z109))
      (not (z111)) (not (z120)) (not (z124)) (not (z127)) (not (z134)) (not (z135)) (not (z137))
      (not (z142)) (not (z143)) (z144) (z148) (not (z149)) (z151) (z153) (not (z154))
      (not (z155)) (not (z156)))
    :effect (and
      (z23) (z28) (not (z51)) (z60) (z124) (not (z144)) (not (z148)) (z149) (z155) (z156)))
  (:action a981
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z10)) (not (z21)) (not (z26))
      (not (z30)) (not (z33)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (not (z45))
      (not (z46)) (not (z47)) (not (z48)) (not (z49)) (z51) (not (z53)) (not (z54)) (not (z60))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z79)) (not (z81))
      (not (z84)) (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (not (z95)) (z99)
      (not (z100)) (not (z102)) (not (z103)) (not (z109)) (not (z111)) (not (z120)) (not (z127))
      (not (z129)) (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z138)) (not (z142))
      (not (z143)) (z144) (not (z145)) (not (z146)) (not (z147)) (z148) (not (z149)) (z151)
      (not (z154)))
    :effect (and
      (z10) (z34) (not (z51)) (z60) (z138) (not (z144)) (z145) (z146) (not (z148)) (z149)))
  (:action a982
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21)) (not (z23))
      (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37)) (not (z41))
      (not (z45)) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (z51) (not (z54)) (not (z60))
      (not (z64)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84))
      (not (z87)) (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (z99)
      (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120))
      (not (z124)) (not (z127)) (not (z129)) (not (z132)) (not (z134)) (not (z135)) (not (z136))
      (not (z137)) (not (z142)) (not (z143)) (z144) (z148) (not (z149)) (z151) (not (z154))
      (not (z155)))
    :effect (and
      (z48) (not (z51)) (z60) (z72) (z142) (z143) (not (z144)) (not (z148)) (z149)))
  (:action a983
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z37))
      (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51)) (not (z54))
      (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74))
      (not (z79)) (not (z81)) (not (z84)) (not (z87)) (not (z88)) (not (z89)) (not (z90))
      (not (z91)) (not (z92)) (not (z97)) (z99) (not (z100)) (not (z101)) (not (z102))
      (not (z104)) (not (z109)) (not (z111)) (not (z118)) (not (z120)) (not (z124)) (not (z127))
      (not (z129)) (z131) (not (z132)) (not (z134)) (not (z135)) (not (z136)) (not (z137))
      (not (z142)) (not (z143)) (z144) (z148) (not (z149)) (z151) (not (z154)) (not (z155)))
    :effect (and
      (not (z45)) (z48) (z60) (z127) (z142) (z143) (not (z144)) (not (z148)) (z149)))
  (:action a984
    :parameters ()
    :precondition (and
      (not (z1)) (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z7)) (not (z8)) (not (z21))
      (not (z23)) (not (z26)) (not (z28)) (not (z30)) (not (z31)) (not (z33)) (not (z34))
      (not (z37)) (not (z41)) (z45) (not (z46)) (not (z47)) (not (z48)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z60)) (not (z64)) (not (z66)) (not (z70)) (not (z72)) (z73)
      (not (z74)) (not (z79)) (not (z81)) (not (z82)) (not (z84)) (not (z85)) (not (z87))
      (not (z88)) (not (z89)) (not (z90)) (not (z91)) (not (z92)) (not (z97)) (not (z99))
      (not (z100)) (not (z101)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z111))
      (not (z118)) (not (z120)) (not (z124)) (not (z127)) (not (z129)) (z131) (not (z132))
      (not (z134)) (not (z135)) (not (z136)) (not (z137)) (not (z142)) (not (z143)) (z144) (z148)
      (not (z149)) (z151) (not (z154)) (not (z155)))
    :effect (and
      (not (z45)) (z48) (z60) (not (z73)) (z127) (z142) (z143) (not (z144)) (not (z148)) (z149)
      (not (z151))))
  (:action a985
    :parameters ()
    :precondition (and
      (not (z3)) (not (z4)) (not (z5)) (not (z6)) (not (z8)) (not (z12)) (not (z21)) (not (z26))
      (not (z30)) (not (z31)) (not (z33)) (not (z34)) (not (z41)) (not (z45)) (not (z46))
      (not (z47)) (not (z48)) (not (z49)) (z51) (not (z53)) (not (z54)) (not (z60)) (not (z64))
      (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z81)) (not (z84))
      (not (z87)) (not (z88)) (not (z90)) (not (z91)) (not (z92)) (z99) (not (z100)) (not (z102))
      (not (z103)) (not (z104)) (not (z109)) (not (z111)) (not (z112)) (not (z118)) (not (z120))
      (not (z127)) (not (z132)) (not (z134)) (not (z135)) (not (z137)) (not (z139)) (not (z140))
      (not (z141)) (not (z142)) (not (z143)) (z144) (z148) (not (z149)) (not (z150)) (z151)
      (not (z154)))
    :effect (and
      (not (z51)) (z53) (z60) (z139) (z140) (z141) (not (z144)) (not (z148)) (z149) (z150)))
)
