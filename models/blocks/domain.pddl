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
  (:action r4c4
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
  (:action r4c3
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
  (:action r6c4
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
  (:action r6c4-2
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
  (:action r5c4
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
  (:action r6c3
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
  (:action r4c3-to-r6c3
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
  (:action r5c3
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
  (:action r4c2
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
  (:action r6c3-2
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
  (:action r4c4-2
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
  (:action r4c3-to-r6c3-2
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
  (:action r7c2
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
  (:action r6c3-3
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
  (:action r6c3-4
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
  (:action r7c2-2
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
  (:action r6c3-5
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
  (:action r7c3
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
  (:action r7c3-2
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
  (:action r6c2
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
  (:action r5c3-2
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
  (:action r6c3-6
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
  (:action r7c3-3
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
  (:action r6c3-7
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
  (:action r6c3-8
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
  (:action r5c2
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
  (:action r6c3-9
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
  (:action r5c3-3
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
  (:action r7c2-3
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
  (:action r4c3-2
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
  (:action r4c2-2
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
  (:action r4c3-3
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
  (:action r5c3-4
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
  (:action r4c3-4
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
  (:action r5c3-5
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
  (:action r4c3-5
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
  (:action r4c3-to-r6c3-3
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
  (:action r7c4
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
  (:action r5c4-2
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
  (:action r5c3-6
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
  (:action r5c4-3
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
  (:action r7c3-4
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
  (:action r6c4-to-r4c4
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
  (:action r6c3-10
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
  (:action r4c4-3
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
  (:action r4c5
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
  (:action r4c3-6
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
  (:action r4c4-4
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
  (:action r6c3-11
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
  (:action r5c3-7
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
  (:action r6c3-to-r4c3
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
  (:action r7c3-5
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
  (:action r7c3-6
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
  (:action r5c3-8
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
  (:action r5c3-9
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
  (:action r5c4-4
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
  (:action r7c4-2
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
  (:action r6c4-3
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
  (:action r6c3-12
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
  (:action r5c3-10
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
  (:action r4c4-5
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
  (:action r6c3-to-r4c3-2
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
  (:action r6c3-to-r4c3-3
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
  (:action r4c3-7
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
  (:action r5c4-5
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
  (:action r7c3-7
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
  (:action r5c5
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
  (:action r4c4-6
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
  (:action r6c3-13
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
  (:action r7c3-8
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
  (:action r7c3-9
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
  (:action r7c4-3
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
  (:action r6c4-4
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
  (:action r7c4-4
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
  (:action r6c4-5
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
  (:action r7c3-10
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
  (:action r6c3-14
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
  (:action r5c4-6
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
  (:action r5c3-11
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
  (:action r6c4-6
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
  (:action r7c4-5
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
  (:action r7c4-6
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
  (:action r7c4-7
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
  (:action r6c4-7
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
  (:action r7c4-8
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
  (:action r7c4-9
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
  (:action r7c3-11
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
  (:action r7c4-10
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
  (:action r7c2-4
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
  (:action r5c1
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
  (:action r5c3-12
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
  (:action r5c4-7
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
  (:action r4c4-7
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
  (:action r7c4-11
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
  (:action r4c4-8
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
  (:action r7c3-12
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
  (:action r5c3-13
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
  (:action r4c4-9
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
  (:action r4c3-8
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
  (:action r4c3-9
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
  (:action r4c2-3
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
  (:action r6c3-15
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
  (:action r4c3-10
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
  (:action r4c4-to-r6c4
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
  (:action r4c4-to-r6c4-2
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
  (:action r6c4-8
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
  (:action r5c3-14
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
  (:action r4c4-to-r6c4-3
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
  (:action r4c4-10
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
  (:action r5c4-8
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
  (:action r6c4-9
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
  (:action r5c4-9
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
  (:action r6c3-16
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
  (:action r4c4-to-r6c4-4
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
  (:action r4c4-to-r6c4-5
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
  (:action r4c4-11
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
  (:action r7c2-5
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
  (:action r4c2-4
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
  (:action r5c1-2
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
  (:action r6c4-to-r4c4-2
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
  (:action r6c4-to-r4c4-3
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
  (:action r5c3-15
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
  (:action r7c3-13
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
  (:action r7c3-14
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
  (:action r6c2-2
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
  (:action r4c3-11
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
  (:action r6c3-to-r4c3-4
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
  (:action r7c3-15
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
  (:action r6c3-17
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
  (:action r6c3-18
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
  (:action r5c2-2
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
  (:action r5c2-3
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
  (:action r4c3-12
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
  (:action r6c2-3
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
  (:action r5c3-16
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
  (:action r7c3-16
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
  (:action r7c4-12
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
  (:action r6c4-to-r4c4-4
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
  (:action r6c3-19
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
  (:action r5c3-17
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
  (:action r4c3-13
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
  (:action r5c3-18
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
  (:action r6c3-20
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
  (:action r6c4-to-r4c4-5
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
  (:action r5c3-19
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
  (:action r7c4-13
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
  (:action r6c3-to-r4c3-5
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
  (:action r7c3-17
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
  (:action r5c3-20
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
  (:action r7c4-14
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
  (:action r7c3-18
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
  (:action r7c2-6
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
  (:action r7c3-19
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
  (:action r7c4-15
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
  (:action r5c3-21
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
  (:action r7c2-7
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
  (:action r6c3-21
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
  (:action r5c5-2
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
  (:action r5c3-22
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
  (:action r5c2-4
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
  (:action r7c3-20
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
  (:action r7c3-21
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
  (:action r6c3-22
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
  (:action r5c3-23
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
  (:action r7c4-16
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
  (:action r7c3-22
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
  (:action r6c4-10
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
  (:action r7c3-23
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
  (:action r7c4-17
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
  (:action r6c3-23
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
  (:action r7c3-24
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
  (:action r7c3-25
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
  (:action r5c4-10
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
  (:action r7c3-26
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
  (:action r7c3-27
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
  (:action r7c3-28
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
  (:action r7c3-29
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
  (:action r5c4-11
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
  (:action r6c4-11
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
  (:action r5c2-5
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
  (:action r5c2-6
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
  (:action r5c3-24
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
  (:action r5c3-25
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
  (:action r7c4-18
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
  (:action r7c4-19
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
  (:action r6c2-4
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
  (:action r6c2-5
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
  (:action r5c3-26
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
  (:action r4c2-5
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
  (:action r4c3-14
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
  (:action r4c3-15
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
  (:action r6c3-to-r4c3-6
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
  (:action r7c3-30
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
  (:action r7c3-31
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
  (:action r7c3-32
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
  (:action r4c3-16
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
  (:action r5c4-12
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
  (:action r6c4-to-r4c4-6
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
  (:action r6c4-to-r4c4-7
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
  (:action r7c3-33
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
  (:action r7c4-20
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
  (:action r6c3-24
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
  (:action r5c3-27
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
  (:action r4c4-12
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
  (:action r6c3-to-r4c3-7
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
  (:action r7c3-34
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
  (:action r5c4-13
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
  (:action r5c5-3
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
  (:action r4c4-13
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
  (:action r5c4-14
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
  (:action r6c4-12
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
  (:action r6c3-25
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
  (:action r5c1-3
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
  (:action r7c4-21
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
  (:action r7c4-22
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
  (:action r6c4-13
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
  (:action r6c3-26
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
  (:action r7c4-23
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
  (:action r5c4-15
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
  (:action r6c4-14
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
  (:action r7c4-24
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
  (:action r5c3-28
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
  (:action r6c4-15
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
  (:action r7c4-25
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
  (:action r7c4-26
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
  (:action r7c3-35
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
  (:action r7c3-36
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
  (:action r7c4-27
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
  (:action r7c3-37
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
  (:action r5c3-29
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
  (:action r5c3-30
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
  (:action r4c3-17
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
  (:action r4c3-18
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
  (:action r4c3-19
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
  (:action r4c2-6
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
  (:action r4c2-7
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
  (:action r5c4-16
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
  (:action r6c4-16
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
  (:action r6c3-27
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
  (:action r5c1-4
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
  (:action r7c3-38
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
  (:action r7c3-39
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
  (:action r5c2-7
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
  (:action r7c2-8
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
  (:action r6c3-28
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
  (:action r5c3-31
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
  (:action r5c3-32
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
  (:action r6c3-29
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
  (:action r5c3-33
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
  (:action r6c2-6
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
  (:action r7c3-40
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
  (:action r7c2-9
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
  (:action r6c3-30
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
  (:action r7c3-41
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
  (:action r7c2-10
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
  (:action r7c2-11
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
  (:action r6c2-7
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
  (:action r6c4-17
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
  (:action r5c3-34
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
  (:action r6c3-31
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
  (:action r5c3-35
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
  (:action r4c4-14
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
  (:action r4c3-20
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
  (:action r4c4-15
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
  (:action r5c3-36
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
  (:action r4c4-to-r6c4-6
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
  (:action r5c4-17
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
  (:action r6c4-18
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
  (:action r6c3-32
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
  (:action r4c4-to-r6c4-7
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
  (:action r5c3-37
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
  (:action r5c3-38
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
  (:action r4c4-16
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
  (:action r5c4-18
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
  (:action r4c4-to-r6c4-8
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
  (:action r4c3-21
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
  (:action r5c4-19
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
  (:action r6c4-19
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
  (:action r5c3-39
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
  (:action r6c3-33
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
  (:action r6c3-34
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
  (:action r5c4-20
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
  (:action r7c4-28
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
  (:action r7c4-29
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
  (:action r7c4-30
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
  (:action r5c3-40
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
  (:action r7c4-31
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
  (:action r7c3-42
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
  (:action r6c4-20
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
  (:action r7c4-32
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
  (:action r6c3-35
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
  (:action r7c4-33
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
  (:action r7c3-43
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
  (:action r6c4-21
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
  (:action r7c3-44
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
  (:action r7c4-34
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
  (:action r7c4-35
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
  (:action r4c4-17
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
  (:action r5c3-41
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
  (:action r5c5-4
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
  (:action r7c3-45
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
  (:action r4c3-22
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
  (:action r7c4-36
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
  (:action r6c4-22
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
  (:action r7c3-46
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
  (:action r5c4-21
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
  (:action r6c3-36
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
  (:action r5c3-42
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
  (:action r7c3-47
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
  (:action r4c4-18
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
  (:action r5c4-22
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
  (:action r6c3-37
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
  (:action r5c3-43
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
  (:action r7c3-48
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
  (:action r5c3-44
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
  (:action r7c4-37
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
  (:action r7c3-49
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
  (:action r7c4-38
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
  (:action r7c4-39
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
  (:action r6c3-38
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
  (:action r7c4-40
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
  (:action r5c4-23
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
  (:action r6c4-23
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
  (:action r7c4-41
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
  (:action r7c4-42
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
  (:action r7c4-43
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
  (:action r7c4-44
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
  (:action r7c4-45
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
  (:action r4c4-19
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
  (:action r4c4-20
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
  (:action r6c4-24
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
  (:action r4c3-23
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
  (:action r6c4-25
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
  (:action r6c3-39
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
  (:action r5c4-24
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
  (:action r5c3-45
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
  (:action r4c3-24
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
  (:action r6c3-40
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
  (:action r5c3-46
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
  (:action r4c3-25
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
  (:action r6c3-41
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
  (:action r6c3-42
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
  (:action r5c3-47
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
  (:action r4c2-to-r6c2
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
  (:action r4c3-26
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
  (:action r5c3-48
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
  (:action r5c3-49
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
  (:action r6c3-43
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
  (:action r4c3-27
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
  (:action r5c2-8
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
  (:action r6c2-8
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
  (:action r4c3-28
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
  (:action r5c3-50
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
  (:action r6c2-9
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
  (:action r6c3-44
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
  (:action r6c3-45
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
  (:action r5c2-9
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
  (:action r4c3-29
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
  (:action r5c3-51
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
  (:action r6c3-46
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
  (:action r5c3-52
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
  (:action r4c3-30
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
  (:action r5c3-53
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
  (:action r6c3-47
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
  (:action r6c3-48
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
  (:action r5c2-10
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
  (:action r5c3-54
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
  (:action r4c3-31
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
  (:action r4c3-32
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
  (:action r5c2-11
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
  (:action r4c2-to-r6c2-2
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
  (:action r5c3-55
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
  (:action r6c3-49
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
  (:action r6c2-10
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
  (:action r6c2-11
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
  (:action r6c4-to-r4c4-8
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
  (:action r5c3-56
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
  (:action r7c4-46
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
  (:action r4c2-8
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
  (:action r6c3-to-r4c3-8
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
  (:action r7c3-50
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
  (:action r4c3-33
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
  (:action r5c3-57
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
  (:action r7c4-47
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
  (:action r5c3-58
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
  (:action r5c2-12
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
  (:action r6c3-to-r4c3-9
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
  (:action r4c3-34
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
  (:action r7c3-51
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
  (:action r6c2-12
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
  (:action r4c4-21
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
  (:action r5c4-25
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
  (:action r5c3-59
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
  (:action r4c4-22
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
  (:action r4c3-35
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
  (:action r4c2-9
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
  (:action r4c4-23
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
  (:action r4c3-36
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
  (:action r5c3-60
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
  (:action r4c4-24
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
  (:action r4c4-25
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
  (:action r4c3-37
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
  (:action r4c4-26
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
  (:action r5c4-26
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
  (:action r4c3-38
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
  (:action r2c3-to-r4c3
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
  (:action r4c4-27
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
  (:action r4c4-28
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
  (:action r5c4-27
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
  (:action r4c4-29
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
  (:action r4c3-39
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
  (:action r4c4-30
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
  (:action r4c2-10
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
  (:action r5c3-61
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
  (:action r4c3-40
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
  (:action r4c5-2
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
  (:action r5c3-62
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
  (:action r6c3-50
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
  (:action r4c3-41
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
  (:action r6c3-51
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
  (:action r4c3-42
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
  (:action r4c3-to-r6c3-4
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
  (:action r5c4-28
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
  (:action r4c3-to-r6c3-5
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
  (:action r4c3-to-r6c3-6
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
  (:action r4c3-to-r6c3-7
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
  (:action r6c4-26
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
  (:action r5c4-29
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
  (:action r6c4-27
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
  (:action r5c3-63
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
  (:action r5c3-64
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
  (:action r4c3-to-r6c3-8
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
  (:action r4c3-to-r6c3-9
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
  (:action r4c3-43
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
  (:action r6c3-52
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
  (:action r4c3-44
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
  (:action r6c4-28
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
  (:action r5c4-30
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
  (:action r6c3-53
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
  (:action r4c3-to-r6c3-10
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
  (:action r6c4-29
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
  (:action r6c4-30
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
  (:action r5c4-31
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
  (:action r6c4-31
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
  (:action r5c3-65
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
  (:action r5c3-66
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
  (:action r4c3-to-r6c3-11
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
  (:action r5c3-67
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
  (:action r4c3-to-r6c3-12
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
  (:action r4c3-45
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
  (:action r4c3-to-r6c3-13
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
  (:action r5c4-32
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
  (:action r4c3-to-r6c3-14
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
  (:action r4c3-to-r6c3-15
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
  (:action r4c4-31
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
  (:action r4c4-32
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
  (:action r4c4-33
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
  (:action r4c4-34
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
  (:action r4c3-to-r6c3-16
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
  (:action r4c3-to-r6c3-17
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
  (:action r6c3-54
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
  (:action r6c3-55
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
  (:action r4c3-to-r6c3-18
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
  (:action r6c3-56
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
  (:action r4c3-to-r6c3-19
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
  (:action r4c3-to-r6c3-20
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
  (:action r4c3-to-r6c3-21
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
  (:action r6c3-57
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
  (:action r6c3-58
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
  (:action r4c3-to-r6c3-22
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
  (:action r4c3-to-r6c3-23
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
  (:action r4c3-46
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
  (:action r5c3-68
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
  (:action r4c3-47
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
  (:action r4c2-11
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
  (:action r4c3-48
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
  (:action r4c3-49
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
  (:action r5c3-69
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
  (:action r4c2-12
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
  (:action r5c3-70
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
  (:action r7c4-48
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
  (:action r6c3-59
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
  (:action r6c4-to-r4c4-9
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
  (:action r4c3-50
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
  (:action r6c3-to-r4c3-10
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
  (:action r7c3-52
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
  (:action r5c3-71
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
  (:action r6c2-to-r4c2
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
  (:action r7c4-49
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
  (:action r6c4-to-r4c4-10
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
  (:action r6c3-to-r4c3-11
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
  (:action r7c3-53
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
  (:action r4c3-51
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
  (:action r6c3-60
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
  (:action r5c3-72
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
  (:action r4c3-52
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
  (:action r5c3-73
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
  (:action r4c3-53
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
  (:action r4c3-54
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
  (:action r4c3-55
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
  (:action r5c3-74
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
  (:action r4c2-13
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
  (:action r4c2-14
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
  (:action r6c3-61
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
  (:action r4c3-56
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
  (:action r6c4-32
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
  (:action r7c3-54
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
  (:action r5c3-75
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
  (:action r7c3-55
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
  (:action r6c4-33
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
  (:action r7c3-56
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
  (:action r7c3-57
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
  (:action r7c3-58
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
  (:action r7c4-50
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
  (:action r6c3-62
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
  (:action r7c3-59
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
  (:action r7c4-51
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
  (:action r6c3-63
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
  (:action r5c4-33
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
  (:action r7c3-60
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
  (:action r6c3-to-r4c3-12
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
  (:action r6c4-34
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
  (:action r5c4-34
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
  (:action r6c3-64
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
  (:action r4c4-35
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
  (:action r5c4-35
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
  (:action r6c3-to-r4c3-13
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
  (:action r6c3-to-r4c3-14
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
  (:action r6c4-35
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
  (:action r4c3-57
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
  (:action r6c3-65
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
  (:action r5c4-36
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
  (:action r5c4-37
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
  (:action r6c4-36
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
  (:action r6c4-37
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
  (:action r6c4-38
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
  (:action r5c4-38
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
  (:action r5c3-76
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
  (:action r5c3-77
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
  (:action r5c3-78
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
  (:action r4c2-15
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
  (:action r6c3-to-r4c3-15
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
  (:action r4c3-58
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
  (:action r4c4-36
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
  (:action r5c4-39
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
  (:action r6c3-to-r4c3-16
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
  (:action r4c3-59
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
  (:action r5c3-79
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
  (:action r6c3-66
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
  (:action r7c2-12
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
  (:action r5c3-80
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
  (:action r7c3-61
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
  (:action r7c3-62
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
  (:action r7c3-63
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
  (:action r6c3-67
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
  (:action r5c2-13
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
  (:action r6c3-68
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
  (:action r6c2-13
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
  (:action r7c2-13
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
  (:action r5c3-81
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
  (:action r6c2-14
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
  (:action r7c2-14
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
  (:action r6c2-15
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
  (:action r6c3-69
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
  (:action r7c4-52
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
  (:action r5c4-40
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
  (:action r5c2-14
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
  (:action r5c2-15
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
  (:action r4c4-37
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
  (:action r5c3-82
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
  (:action r4c3-60
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
  (:action r4c3-61
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
  (:action r4c4-38
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
  (:action r5c4-41
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
  (:action r4c3-62
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
  (:action r5c4-42
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
  (:action r7c4-53
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
  (:action r5c2-16
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
  (:action r5c2-17
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
  (:action r4c4-39
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
  (:action r4c4-40
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
  (:action r7c4-54
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
  (:action r4c3-63
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
  (:action r7c4-55
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
  (:action r5c4-43
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
  (:action r6c3-70
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
  (:action r5c3-83
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
  (:action r4c3-64
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
  (:action r6c3-71
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
  (:action r4c4-41
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
  (:action r5c3-84
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
  (:action r6c3-72
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
  (:action r4c3-65
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
  (:action r5c4-44
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
  (:action r6c3-73
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
  (:action r7c4-56
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
  (:action r5c3-85
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
  (:action r4c3-66
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
  (:action r4c3-to-r2c3
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
  (:action r5c4-45
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
  (:action r7c4-57
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
  (:action r4c4-42
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
  (:action r6c3-74
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
  (:action r6c3-75
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
  (:action r7c4-58
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
  (:action r4c4-43
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
  (:action r5c4-46
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
  (:action r5c4-47
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
  (:action r6c3-76
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
  (:action r7c4-59
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
  (:action r6c2-16
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
  (:action r5c3-86
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
  (:action r5c2-18
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
  (:action r4c2-16
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
  (:action r4c2-17
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
  (:action r4c3-67
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
  (:action r4c3-68
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
  (:action r5c3-87
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
  (:action r6c3-to-r4c3-17
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
  (:action r7c3-64
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
  (:action r5c2-19
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
  (:action r7c4-60
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
  (:action r4c3-69
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
  (:action r6c3-77
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
  (:action r5c4-48
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
  (:action r6c2-to-r4c2-2
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
  (:action r4c4-44
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
  (:action r4c3-70
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
  (:action r4c4-45
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
  (:action r5c3-88
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
  (:action r6c3-to-r4c3-18
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
  (:action r6c4-39
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
  (:action r6c3-78
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
  (:action r4c3-71
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
  (:action r5c4-49
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
  (:action r7c4-61
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
  (:action r5c4-50
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
  (:action r5c3-89
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
  (:action r4c3-72
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
  (:action r4c4-46
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
  (:action r6c3-to-r4c3-19
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
  (:action r4c3-73
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
  (:action r7c4-62
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
  (:action r4c4-47
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
  (:action r5c3-90
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
  (:action r6c3-79
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
  (:action r6c3-80
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
  (:action r5c4-51
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
  (:action r5c3-91
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
  (:action r7c4-63
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
  (:action r7c2-15
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
  (:action r7c3-65
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
  (:action r4c3-74
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
  (:action r4c3-75
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
  (:action r6c3-81
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
  (:action r6c3-82
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
  (:action r6c3-83
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
  (:action r5c3-92
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
  (:action r5c3-93
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
  (:action r4c2-18
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
  (:action r6c2-17
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
  (:action r4c3-76
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
  (:action r5c2-20
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
  (:action r4c2-to-r6c2-3
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
  (:action r5c3-94
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
  (:action r5c2-21
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
  (:action r5c2-22
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
  (:action r5c4-52
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
  (:action r7c4-64
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
  (:action r7c3-66
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
  (:action r7c3-67
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
  (:action r7c3-68
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
  (:action r7c4-65
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
  (:action r6c4-40
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
  (:action r6c3-84
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
  (:action r7c3-69
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
  (:action r7c3-70
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
  (:action r5c3-95
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
  (:action r7c4-66
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
  (:action r7c3-71
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
  (:action r5c4-53
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
  (:action r7c3-72
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
  (:action r7c3-73
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
  (:action r7c3-74
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
  (:action r7c3-75
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
  (:action r4c3-to-r6c3-24
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
  (:action r6c4-41
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
  (:action r4c3-to-r6c3-25
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
  (:action r6c3-85
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
  (:action r5c4-54
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
  (:action r5c3-96
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
  (:action r4c3-77
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
  (:action r4c3-to-r6c3-26
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
  (:action r6c4-42
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
  (:action r6c4-43
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
  (:action r4c3-to-r6c3-27
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
  (:action r6c3-86
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
  (:action r5c4-55
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
  (:action r5c3-97
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
  (:action r4c3-78
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
  (:action r4c4-48
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
  (:action r4c4-49
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
  (:action r4c3-to-r6c3-28
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
  (:action r5c2-23
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
  (:action r4c3-to-r6c3-29
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
  (:action r5c4-56
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
  (:action r4c3-to-r6c3-30
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
  (:action r6c3-87
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
  (:action r7c3-76
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
  (:action r7c4-67
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
  (:action r7c3-77
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
  (:action r6c3-88
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
  (:action r7c3-78
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
  (:action r6c4-44
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
  (:action r6c3-89
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
  (:action r6c3-90
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
  (:action r5c3-98
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
  (:action r6c4-45
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
  (:action r5c4-57
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
  (:action r7c3-79
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
  (:action r7c3-80
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
  (:action r7c3-81
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
  (:action r7c3-82
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
  (:action r7c3-83
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
  (:action r7c3-84
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
  (:action r5c3-99
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
  (:action r5c2-24
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
  (:action r5c5-5
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
  (:action r6c3-91
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
  (:action r5c5-6
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
  (:action r7c3-85
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
  (:action r5c3-100
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
  (:action r5c2-25
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
  (:action r6c2-18
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
  (:action r4c2-19
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
  (:action r5c3-101
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
  (:action r4c3-79
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
  (:action r6c3-92
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
  (:action r7c3-86
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
  (:action r5c2-26
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
  (:action r4c2-20
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
  (:action r5c3-102
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
  (:action r7c3-87
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
  (:action r5c3-103
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
  (:action r4c3-80
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
  (:action r7c2-16
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
  (:action r4c2-21
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
  (:action r6c4-to-r4c4-11
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
  (:action r4c3-81
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
  (:action r6c3-93
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
  (:action r7c4-68
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
  (:action r5c2-27
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
  (:action r4c3-82
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
  (:action r6c3-to-r4c3-20
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
  (:action r7c3-88
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
  (:action r5c3-104
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
  (:action r4c3-83
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
  (:action r6c2-19
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
  (:action r5c3-105
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
  (:action r4c3-84
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
  (:action r6c3-94
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
  (:action r7c3-89
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
  (:action r5c2-28
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
  (:action r4c2-22
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
  (:action r7c3-90
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
  (:action r5c3-106
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
  (:action r4c3-85
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
  (:action r5c2-29
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
  (:action r6c3-to-r4c3-21
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
  (:action r5c3-107
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
  (:action r7c3-91
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
  (:action r7c3-92
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
  (:action r7c4-69
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
  (:action r7c4-70
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
  (:action r5c3-108
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
  (:action r5c3-109
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
  (:action r5c3-110
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
  (:action r6c2-20
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
  (:action r6c2-21
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
  (:action r4c3-86
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
  (:action r4c2-23
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
  (:action r6c2-to-r4c2-3
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
  (:action r6c3-to-r4c3-22
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
  (:action r6c3-to-r4c3-23
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
  (:action r4c3-87
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
  (:action r5c3-111
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
  (:action r5c2-30
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
  (:action r7c3-93
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
  (:action r4c2-24
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
  (:action r7c3-94
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
  (:action r7c3-95
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
  (:action r6c4-to-r4c4-12
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
  (:action r7c2-17
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
  (:action r5c2-31
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
  (:action r6c3-95
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
  (:action r6c2-22
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
  (:action r4c3-88
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
  (:action r5c1-5
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
  (:action r5c3-112
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
  (:action r6c2-23
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
  (:action r5c3-113
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
  (:action r4c3-89
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
  (:action r6c3-96
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
  (:action r7c3-96
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
  (:action r5c2-32
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
  (:action r4c2-25
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
  (:action r5c2-33
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
  (:action r6c3-to-r4c3-24
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
  (:action r7c3-97
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
  (:action r5c3-114
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
  (:action r5c4-58
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
  (:action r4c4-50
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
  (:action r5c3-115
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
  (:action r4c4-51
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
  (:action r4c3-90
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
  (:action r4c3-91
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
  (:action r4c3-92
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
  (:action r4c4-52
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
  (:action r4c3-93
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
  (:action r4c4-53
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
  (:action r4c4-54
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
  (:action r5c4-59
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
  (:action r4c3-94
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
  (:action r5c3-116
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
  (:action r4c3-95
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
  (:action r5c3-117
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
  (:action r4c3-96
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
  (:action r4c4-55
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
  (:action r4c3-97
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
  (:action r4c4-56
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
  (:action r5c4-60
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
  (:action r4c4-57
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
  (:action r4c4-58
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
  (:action r4c4-59
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
  (:action r4c4-60
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
  (:action r4c3-98
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
  (:action r6c3-97
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
  (:action r6c4-46
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
  (:action r5c4-61
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
  (:action r5c1-6
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
  (:action r6c3-98
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
  (:action r4c2-26
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
  (:action r4c3-99
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
  (:action r7c3-98
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
  (:action r6c3-99
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
  (:action r4c2-27
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
  (:action r6c4-to-r4c4-13
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
  (:action r7c3-99
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
  (:action r6c3-100
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
  (:action r6c4-to-r4c4-14
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
  (:action r5c2-34
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
  (:action r4c2-28
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
  (:action r6c3-to-r4c3-25
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
  (:action r4c3-100
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
  (:action r4c2-29
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
  (:action r6c2-24
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
  (:action r5c3-118
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
  (:action r5c3-119
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
  (:action r5c2-35
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
  (:action r7c3-100
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
  (:action r4c3-101
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
  (:action r4c3-102
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
  (:action r6c2-25
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
  (:action r6c3-101
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
  (:action r7c3-101
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
  (:action r5c3-120
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
  (:action r5c2-36
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
  (:action r5c3-121
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
  (:action r4c3-103
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
  (:action r4c2-30
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
  (:action r5c3-122
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
  (:action r7c3-102
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
  (:action r4c3-104
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
  (:action r6c2-26
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
  (:action r5c2-37
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
  (:action r6c3-to-r4c3-26
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
  (:action r5c2-38
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
  (:action r7c3-103
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
  (:action r7c2-18
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
  (:action r7c3-104
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
  (:action r6c3-102
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
  (:action r6c2-27
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
  (:action r5c3-123
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
  (:action r6c3-103
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
  (:action r6c3-104
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
  (:action r7c2-19
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
  (:action r5c2-39
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
  (:action r6c3-105
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
  (:action r7c3-105
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
  (:action r5c3-124
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
  (:action r5c3-125
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
  (:action r6c2-28
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
  (:action r7c2-20
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
  (:action r7c2-21
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
  (:action r6c3-106
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
  (:action r6c3-107
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
  (:action r7c3-106
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
  (:action r7c4-71
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
  (:action r7c2-22
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
  (:action r5c3-126
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
  (:action r7c4-72
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
  (:action r7c2-23
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
  (:action r7c3-107
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
  (:action r5c3-127
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
  (:action r7c2-24
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
  (:action r6c2-29
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
  (:action r7c4-73
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
  (:action r7c3-108
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
  (:action r7c4-74
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
  (:action r7c3-109
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
  (:action r7c2-25
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
  (:action r7c1
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
  (:action r7c3-110
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
  (:action r5c1-7
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
  (:action r7c3-111
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
  (:action r6c4-to-r4c4-15
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
  (:action r6c2-30
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
  (:action r4c3-105
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
  (:action r6c3-to-r4c3-27
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
  (:action r6c3-to-r4c3-28
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
  (:action r5c3-128
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
  (:action r4c2-31
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
  (:action r5c2-40
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
  (:action r6c3-108
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
  (:action r7c3-112
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
  (:action r5c2-41
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
  (:action r4c3-106
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
  (:action r7c2-26
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
  (:action r7c1-2
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
  (:action r6c2-31
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
  (:action r7c2-27
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
  (:action r4c2-32
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
  (:action r4c2-33
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
  (:action r6c3-109
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
  (:action r5c3-129
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
  (:action r4c4-to-r6c4-9
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
  (:action r4c3-107
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
  (:action r4c3-108
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
  (:action r7c3-113
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
  (:action r7c3-114
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
  (:action r5c2-42
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
  (:action r5c1-8
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
  (:action r7c2-28
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
  (:action r6c4-to-r4c4-16
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
  (:action r6c2-32
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
  (:action r4c3-109
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
  (:action r4c3-110
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
  (:action r4c2-34
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
  (:action r5c3-130
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
  (:action r4c3-111
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
  (:action r6c3-110
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
  (:action r6c3-to-r4c3-29
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
  (:action r7c3-115
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
  (:action r5c3-131
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
  (:action r6c3-111
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
  (:action r6c3-112
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
  (:action r7c3-116
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
  (:action r5c3-132
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
  (:action r7c3-117
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
  (:action r7c4-75
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
  (:action r5c2-43
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
  (:action r5c2-44
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
  (:action r5c2-45
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
  (:action r4c2-35
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
  (:action r4c3-112
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
  (:action r5c3-133
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
  (:action r4c3-to-r6c3-31
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
  (:action r5c2-46
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
  (:action r4c3-to-r6c3-32
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
  (:action r5c3-134
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
  (:action r5c2-47
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
  (:action r4c3-113
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
  (:action r4c2-36
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
  (:action r6c3-113
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
  (:action r6c3-to-r4c3-30
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
  (:action r7c3-118
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
  (:action r7c3-119
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
  (:action r6c3-114
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
  (:action r5c3-135
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
  (:action r5c3-136
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
  (:action r5c3-137
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
  (:action r7c3-120
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
  (:action r4c3-114
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
  (:action r4c3-115
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
  (:action r4c3-116
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
  (:action r6c2-33
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
