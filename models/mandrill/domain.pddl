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
    (z150) (z151) (z152) (z153) (z154) (z155) (z156) (z157) (z158) (z159) (z160) (z161) (z162)
    (z163) (z164) (z165) (z166) (z167) (z168) (z169) (z170) (z171) (z172) (z173) (z174) (z175)
    (z176) (z177) (z178) (z179) (z180) (z181) (z182) (z183) (z184) (z185) (z186) (z187) (z188)
    (z189) (z190) (z191) (z192) (z193) (z194) (z195) (z196) (z197) (z198) (z199) (z200) (z201)
    (z202) (z203) (z204) (z205) (z206) (z207) (z208) (z209) (z210) (z211) (z212) (z213) (z214)
    (z215) (z216) (z217) (z218) (z219) (z220) (z221) (z222) (z223) (z224) (z225) (z226) (z227)
    (z228) (z229) (z230) (z231) (z232) (z233) (z234) (z235) (z236) (z237) (z238) (z239) (z240)
    (z241) (z242) (z243) (z244) (z245) (z246) (z247) (z248) (z249) (z250) (z251) (z252) (z253)
    (z254) (z255) (z256) (z257) (z258) (z259) (z260) (z261) (z262) (z263) (z264) (z265) (z266)
    (z267) (z268) (z269) (z270) (z271) (z272) (z273) (z274) (z275) (z276) (z277) (z278) (z279)
    (z280) (z281) (z282) (z283) (z284) (z285) (z286) (z287) (z288) (z289) (z290) (z291) (z292)
    (z293) (z294) (z295) (z296) (z297) (z298) (z299) (z300) (z301) (z302) (z303) (z304) (z305)
    (z306) (z307) (z308) (z309) (z310) (z311) (z312) (z313) (z314) (z315) (z316) (z317) (z318)
    (z319) (z320) (z321) (z322) (z323) (z324) (z325) (z326) (z327) (z328) (z329) (z330) (z331)
    (z332) (z333) (z334) (z335) (z336) (z337) (z338) (z339) (z340) (z341) (z342) (z343) (z344)
    (z345) (z346) (z347) (z348) (z349) (z350) (z351) (z352) (z353) (z354) (z355) (z356) (z357)
    (z358) (z359) (z360) (z361) (z362) (z363) (z364) (z365) (z366) (z367) (z368) (z369) (z370)
    (z371) (z372) (z373) (z374) (z375) (z376) (z377) (z378) (z379) (z380) (z381) (z382) (z383)
    (z384) (z385) (z386) (z387) (z388) (z389) (z390) (z391) (z392) (z393) (z394) (z395) (z396)
    (z397) (z398) (z399))
  (:action a0
    :parameters ()
    :precondition (and
      (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z56)) (not (z69)) (not (z75))
      (not (z80)) (not (z81)) (not (z113)) (not (z139)) (not (z151)) (z159) (not (z190))
      (not (z192)) (not (z240)) (not (z268)) (not (z283)) (not (z285)) (not (z288)) (z293)
      (not (z299)) (not (z302)) (not (z346)) (not (z359)) (not (z360)) (not (z363)) (z366)
      (not (z368)) (not (z370)) (not (z376)) (not (z381)) (not (z392)) (z396))
    :effect (and
      (not (z293)) (not (z366)) (not (z396))))
  (:action a1
    :parameters ()
    :precondition (and
      (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z52)) (not (z58)) (z64) (not (z69))
      (not (z75)) (not (z80)) (not (z106)) (not (z127)) (not (z139)) (not (z151)) (not (z210))
      (not (z240)) (not (z268)) (not (z285)) (not (z286)) (not (z290)) (z293) (not (z299))
      (not (z300)) (not (z302)) (not (z309)) (z310) (not (z360)) (not (z361)) (not (z363)) (z366)
      (not (z368)) (not (z376)) (not (z378)) (not (z381)))
    :effect (and
      (not (z293)) (not (z310)) (not (z366))))
  (:action a2
    :parameters ()
    :precondition (and
      (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z56)) (not (z69)) (not (z75))
      (not (z80)) (not (z81)) (not (z113)) (not (z128)) (not (z139)) (not (z151)) (z159)
      (not (z190)) (z192) (not (z240)) (not (z268)) (not (z281)) (not (z283)) (not (z285))
      (not (z288)) (z293) (not (z294)) (not (z299)) (not (z302)) (not (z346)) (z359) (not (z360))
      (not (z363)) (z366) (not (z368)) (z370) (not (z376)) (not (z381)) (not (z386)) (not (z392))
      (not (z396)))
    :effect (and
      (not (z192)) (not (z359)) (z360) (not (z366)) (not (z370))))
  (:action a3
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z52)) (z64) (not (z69))
      (not (z75)) (not (z80)) (z106) (not (z127)) (not (z139)) (not (z151)) (not (z210))
      (not (z240)) (not (z268)) (not (z285)) (not (z286)) (z293) (not (z299)) (not (z300))
      (not (z302)) (not (z309)) (not (z310)) (not (z360)) (not (z361)) (not (z363)) (z366)
      (not (z368)) (not (z376)) (not (z381)))
    :effect (and
      (not (z106)) (z360) (not (z366))))
  (:action a4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z56)) (not (z69))
      (not (z75)) (not (z81)) (not (z107)) (not (z113)) (not (z122)) (not (z125)) (not (z128))
      (not (z139)) (z159) (not (z190)) (not (z192)) (not (z199)) (not (z201)) (z219) (not (z227))
      (not (z240)) (not (z269)) (z273) (not (z275)) (not (z281)) (not (z283)) (not (z288))
      (not (z301)) (not (z302)) (not (z346)) (not (z359)) (not (z365)) (not (z366)) (not (z368))
      (not (z370)) (not (z373)) (not (z376)) (not (z382)) (not (z392)) (not (z396)))
    :effect (and
      (not (z219)) (z368) (z396)))
  (:action a5
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (not (z11)) (not (z13)) (not (z19)) (not (z20)) (z21) (not (z23))
      (not (z50)) (not (z53)) (not (z57)) (not (z69)) (not (z71)) (not (z75)) (not (z81))
      (not (z82)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z108)) (not (z134))
      (z139) (not (z148)) (not (z158)) (not (z169)) (not (z180)) (not (z185)) (not (z187))
      (not (z189)) (not (z190)) (z194) (not (z197)) (not (z198)) (not (z200)) (not (z211))
      (not (z235)) (not (z236)) (not (z239)) (not (z240)) (not (z245)) (not (z248)) (not (z250))
      (not (z259)) (not (z287)) (not (z302)) (not (z309)) (not (z312)) (not (z315)) (not (z324))
      (not (z330)) (not (z335)) (not (z341)) (not (z349)) (not (z353)) (not (z364)) (not (z366))
      (not (z368)) (not (z372)) (not (z375)) (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (not (z4)) (not (z21)) (not (z139)) (not (z194)) (z324) (z341) (z376)))
  (:action a6
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z40)) (not (z41)) (not (z56))
      (not (z69)) (not (z75)) (not (z81)) (not (z87)) (not (z107)) (not (z113)) (not (z121))
      (not (z122)) (not (z125)) (not (z128)) (not (z139)) (z159) (not (z190)) (z192) (not (z199))
      (not (z201)) (not (z213)) (not (z219)) (not (z227)) (not (z240)) (not (z269)) (not (z271))
      (z273) (not (z275)) (not (z281)) (not (z283)) (not (z288)) (not (z294)) (not (z301))
      (not (z302)) (not (z318)) (not (z337)) (not (z346)) (z359) (not (z365)) (not (z366)) (z368)
      (z370) (not (z373)) (not (z376)) (not (z382)) (not (z386)) (not (z392)) (not (z396)))
    :effect (and
      (not (z27)) (not (z192)) (not (z359)) (z365) (not (z368)) (not (z370)) (z373) (z382)))
  (:action a7
    :parameters ()
    :precondition (and
      (not (z1)) (not (z8)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z40)) (not (z41))
      (not (z52)) (z64) (not (z69)) (not (z75)) (not (z87)) (z106) (not (z107)) (not (z121))
      (not (z122)) (not (z125)) (not (z127)) (not (z139)) (not (z199)) (not (z201)) (not (z210))
      (not (z213)) (not (z219)) (not (z227)) (not (z240)) (not (z269)) (not (z271)) (z273)
      (not (z275)) (not (z286)) (not (z294)) (not (z300)) (not (z301)) (not (z302)) (not (z309))
      (not (z310)) (not (z318)) (not (z337)) (not (z359)) (not (z361)) (not (z365)) (not (z366))
      (z368) (not (z373)) (not (z376)) (not (z382)) (not (z386)))
    :effect (and
      (not (z27)) (not (z106)) (z365) (not (z368)) (z373) (z382)))
  (:action a8
    :parameters ()
    :precondition (and
      (not (z20)) (not (z23)) (not (z34)) (not (z37)) (not (z39)) (not (z40)) (not (z46))
      (not (z68)) (not (z69)) (not (z70)) (not (z75)) (not (z80)) (not (z87)) (not (z118))
      (not (z121)) (not (z133)) (not (z139)) (z145) (not (z151)) (not (z158)) (not (z176))
      (not (z184)) (not (z204)) (not (z213)) (not (z226)) (not (z240)) (not (z241)) (not (z244))
      (not (z246)) (not (z262)) (not (z268)) (not (z271)) (z276) (not (z285)) (z293) (not (z294))
      (not (z299)) (not (z302)) (not (z318)) (not (z332)) (not (z337)) (not (z356)) (not (z359))
      (not (z360)) (not (z363)) (z366) (not (z367)) (not (z368)) (not (z373)) (not (z375))
      (not (z376)) (not (z381)) (z386) (not (z397)))
    :effect (and
      (z262) (not (z276)) (z360) (not (z366)) (not (z386))))
  (:action a9
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z56)) (not (z69))
      (not (z75)) (not (z81)) (not (z107)) (not (z113)) (not (z122)) (not (z125)) (not (z128))
      (not (z139)) (z159) (not (z190)) (z192) (not (z199)) (not (z201)) (not (z219)) (not (z227))
      (not (z240)) (not (z269)) (z273) (not (z275)) (not (z281)) (not (z283)) (not (z288))
      (not (z301)) (not (z302)) (z346) (not (z359)) (not (z365)) (not (z366)) (z368) (not (z370))
      (not (z373)) (not (z376)) (not (z382)) (not (z392)) (not (z396)))
    :effect (and
      (not (z27)) (not (z192)) (z269) (not (z346)) (z365) (not (z368))))
  (:action a10
    :parameters ()
    :precondition (and
      (not (z1)) (not (z8)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (z52)
      (not (z58)) (z64) (not (z69)) (not (z75)) (z106) (not (z107)) (not (z122)) (not (z125))
      (not (z127)) (not (z139)) (not (z199)) (not (z201)) (not (z210)) (not (z219)) (not (z227))
      (not (z240)) (not (z269)) (z273) (not (z275)) (not (z286)) (not (z290)) (not (z300))
      (not (z301)) (not (z302)) (not (z309)) (not (z310)) (not (z361)) (not (z365)) (not (z366))
      (z368) (not (z373)) (not (z376)) (z378) (not (z382)))
    :effect (and
      (not (z27)) (not (z52)) (not (z106)) (z269) (z365) (not (z368)) (not (z378))))
  (:action a11
    :parameters ()
    :precondition (and
      (not (z17)) (not (z20)) (not (z23)) (not (z34)) (not (z60)) (not (z62)) (not (z68))
      (not (z69)) (not (z70)) (not (z74)) (not (z75)) (z77) (not (z89)) (z90) (not (z101))
      (not (z103)) (not (z114)) (not (z118)) (not (z133)) (not (z139)) (not (z140)) (z145)
      (not (z158)) (not (z176)) (not (z184)) (not (z186)) (not (z202)) (not (z204)) (z217)
      (not (z226)) (not (z240)) (not (z241)) (not (z244)) (not (z246)) (z255) (z262) (not (z276))
      (not (z302)) (not (z331)) (not (z332)) (not (z347)) (not (z356)) (not (z364)) (not (z366))
      (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (not (z77)) (not (z90)) (not (z255)) (not (z262)) (z276)))
  (:action a12
    :parameters ()
    :precondition (and
      (not (z17)) (not (z20)) (not (z23)) (not (z34)) (not (z40)) (not (z60)) (not (z62))
      (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (z77) (not (z87)) (not (z89))
      (not (z90)) (not (z101)) (not (z103)) (not (z114)) (not (z118)) (not (z121)) (not (z133))
      (not (z139)) (z145) (not (z158)) (not (z176)) (not (z184)) (not (z186)) (not (z202))
      (not (z204)) (not (z213)) (z217) (not (z226)) (not (z240)) (not (z241)) (not (z244))
      (not (z246)) (not (z255)) (z262) (not (z271)) (not (z276)) (not (z294)) (not (z302))
      (not (z318)) (not (z331)) (not (z332)) (not (z337)) (not (z347)) (not (z356)) (not (z359))
      (not (z364)) (not (z366)) (not (z367)) (not (z368)) (not (z373)) (not (z375)) (not (z376))
      (not (z386)) (not (z397)))
    :effect (and
      (not (z77)) (not (z262)) (z276) (z386)))
  (:action a13
    :parameters ()
    :precondition (and
      (not (z17)) (not (z20)) (not (z23)) (not (z34)) (not (z60)) (not (z62)) (not (z68))
      (not (z69)) (not (z70)) (not (z74)) (not (z75)) (z77) (not (z89)) (z90) (not (z101))
      (not (z103)) (z114) (not (z118)) (not (z133)) (not (z139)) (z145) (not (z158)) (not (z176))
      (not (z184)) (not (z186)) (not (z202)) (not (z204)) (z217) (not (z226)) (not (z240))
      (not (z241)) (not (z244)) (not (z246)) (not (z255)) (z262) (not (z276)) (not (z302))
      (not (z331)) (not (z332)) (not (z347)) (not (z356)) (not (z364)) (not (z366)) (not (z367))
      (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (not (z77)) (not (z90)) (not (z114)) (not (z262)) (z276) (z332)))
  (:action a14
    :parameters ()
    :precondition (and
      (not (z20)) (not (z23)) (not (z34)) (not (z37)) (z39) (not (z46)) (not (z68)) (not (z69))
      (not (z70)) (not (z75)) (not (z80)) (not (z118)) (not (z133)) (not (z139)) (z145)
      (not (z151)) (not (z158)) (not (z176)) (not (z184)) (not (z204)) (not (z226)) (not (z240))
      (not (z241)) (not (z244)) (not (z246)) (z262) (not (z268)) (not (z276)) (not (z285)) (z293)
      (not (z299)) (not (z302)) (not (z332)) (not (z356)) (not (z360)) (not (z363)) (not (z366))
      (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (not (z39)) (not (z262)) (z276) (z366)))
  (:action a15
    :parameters ()
    :precondition (and
      (not (z20)) (not (z23)) (not (z34)) (not (z37)) (not (z39)) (not (z40)) (not (z46))
      (not (z68)) (not (z69)) (not (z70)) (not (z75)) (not (z80)) (not (z87)) (not (z118))
      (not (z121)) (not (z133)) (not (z139)) (z145) (not (z151)) (not (z158)) (not (z176))
      (not (z184)) (not (z204)) (not (z213)) (not (z226)) (not (z240)) (not (z241)) (not (z244))
      (not (z246)) (z262) (not (z268)) (not (z271)) (not (z276)) (not (z285)) (z293) (not (z294))
      (not (z299)) (not (z302)) (not (z318)) (not (z332)) (not (z337)) (not (z356)) (not (z359))
      (z360) (not (z363)) (not (z366)) (not (z367)) (not (z368)) (not (z373)) (not (z375))
      (not (z376)) (not (z381)) (not (z386)) (not (z397)))
    :effect (and
      (not (z262)) (z276) (not (z360)) (z366) (z386)))
  (:action a16
    :parameters ()
    :precondition (and
      (not (z20)) (not (z23)) (not (z34)) (not (z37)) (z39) (z46) (not (z68)) (not (z69))
      (not (z70)) (not (z75)) (not (z80)) (not (z118)) (not (z133)) (not (z139)) (z145)
      (not (z151)) (not (z158)) (not (z176)) (not (z184)) (not (z204)) (not (z226)) (not (z240))
      (not (z241)) (not (z244)) (not (z246)) (z262) (not (z268)) (not (z276)) (not (z285)) (z293)
      (not (z299)) (not (z302)) (not (z332)) (not (z356)) (not (z360)) (not (z363)) (not (z366))
      (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (not (z39)) (not (z46)) (not (z262)) (z276) (z332) (z366)))
  (:action a17
    :parameters ()
    :precondition (and
      (not (z4)) (not (z19)) (not (z20)) (not (z21)) (not (z35)) (not (z45)) (not (z50))
      (not (z69)) (not (z75)) (not (z82)) (not (z84)) (z86) (not (z93)) (not (z96)) (not (z98))
      (not (z108)) (not (z139)) (not (z148)) (not (z160)) (not (z163)) (not (z169)) (not (z177))
      (not (z182)) (not (z185)) (not (z188)) (not (z189)) (not (z200)) (z212) (not (z233))
      (not (z235)) (not (z236)) (not (z240)) (not (z245)) (not (z252)) (not (z253)) (not (z264))
      (not (z284)) (not (z300)) (not (z302)) (not (z312)) (not (z317)) (not (z326)) (not (z330))
      (not (z335)) (not (z339)) (not (z344)) (not (z349)) (z353) (not (z354)) (not (z362))
      (not (z366)) (not (z368)) (not (z376)) (not (z387)))
    :effect (and
      (not (z86)) (not (z212)) (z284) (not (z353)) (z354) (z376)))
  (:action a18
    :parameters ()
    :precondition (and
      (not (z3)) (z20) (not (z37)) (not (z39)) (not (z46)) (not (z61)) (not (z69)) (not (z75))
      (not (z80)) (not (z83)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z151))
      (not (z153)) (z171) (not (z213)) (not (z231)) (not (z240)) (not (z257)) (not (z268))
      (not (z285)) (not (z293)) (not (z299)) (not (z302)) (not (z326)) (not (z327)) (not (z360))
      (not (z363)) (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z381))
      (not (z389)))
    :effect (and
      (not (z20)) (z293) (z366)))
  (:action a19
    :parameters ()
    :precondition (and
      (not (z3)) (z20) (not (z37)) (not (z39)) (not (z46)) (not (z61)) (not (z69)) (not (z75))
      (z80) (not (z83)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z151))
      (not (z153)) (z171) (not (z213)) (not (z231)) (not (z240)) (not (z257)) (z268) (not (z285))
      (not (z293)) (not (z299)) (not (z302)) (not (z326)) (not (z327)) (not (z360)) (not (z363))
      (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380)) (z381) (not (z389)))
    :effect (and
      (not (z20)) (not (z80)) (not (z171)) (not (z268)) (z293) (z366) (not (z381)) (z389)))
  (:action a20
    :parameters ()
    :precondition (and
      (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z56)) (not (z69)) (not (z75))
      (not (z80)) (not (z81)) (not (z113)) (not (z128)) (not (z139)) (not (z151)) (z159)
      (not (z190)) (not (z192)) (not (z240)) (not (z268)) (not (z281)) (not (z283)) (not (z285))
      (not (z288)) (not (z293)) (not (z299)) (not (z302)) (not (z346)) (not (z359)) (not (z360))
      (not (z363)) (not (z366)) (not (z368)) (not (z370)) (not (z376)) (not (z381)) (not (z392))
      (not (z396)))
    :effect (and
      (z293) (z366) (z396)))
  (:action a21
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z37)) (not (z39)) (not (z41)) (z46) (not (z56)) (not (z61))
      (not (z69)) (not (z71)) (not (z75)) (not (z80)) (not (z81)) (not (z107)) (not (z113))
      (not (z124)) (not (z128)) (not (z139)) (not (z151)) (z159) (not (z185)) (not (z190))
      (not (z192)) (not (z210)) (not (z240)) (not (z268)) (not (z281)) (not (z283)) (not (z285))
      (not (z288)) (not (z293)) (not (z299)) (not (z302)) (not (z321)) (not (z346)) (not (z359))
      (not (z360)) (not (z363)) (not (z366)) (not (z367)) (not (z368)) (not (z370)) (not (z376))
      (z381) (not (z392)) (not (z396)))
    :effect (and
      (not (z46)) (not (z159)) (z293) (z321) (z346) (z366) (not (z381))))
  (:action a22
    :parameters ()
    :precondition (and
      (not (z3)) (z20) (not (z37)) (not (z39)) (not (z46)) (not (z61)) (not (z69)) (not (z75))
      (not (z80)) (not (z83)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (z151)
      (not (z153)) (z171) (not (z182)) (not (z213)) (not (z231)) (not (z233)) (not (z240))
      (not (z253)) (not (z257)) (z268) (not (z284)) (not (z285)) (not (z293)) (not (z299))
      (not (z300)) (not (z302)) (not (z326)) (not (z327)) (z360) (not (z363)) (not (z366))
      (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z381)) (not (z389)))
    :effect (and
      (not (z20)) (not (z151)) (not (z171)) (z257) (not (z268)) (z293) (z326) (not (z360)) (z366)
      (z380)))
  (:action a23
    :parameters ()
    :precondition (and
      (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z50)) (not (z56)) (not (z63))
      (not (z69)) (not (z75)) (not (z80)) (not (z81)) (not (z94)) (not (z113)) (not (z128))
      (not (z130)) (not (z139)) (not (z151)) (z159) (not (z161)) (not (z164)) (not (z190))
      (not (z192)) (not (z240)) (not (z249)) (not (z261)) (not (z268)) (not (z281)) (not (z283))
      (z285) (not (z288)) (not (z293)) (not (z299)) (not (z302)) (not (z346)) (not (z359))
      (not (z360)) (z363) (not (z366)) (not (z368)) (not (z370)) (not (z376)) (not (z381))
      (not (z392)) (not (z396)))
    :effect (and
      (not (z159)) (z281) (not (z285)) (z293) (not (z363)) (z366) (z396)))
  (:action a24
    :parameters ()
    :precondition (and
      (not (z20)) (not (z37)) (not (z39)) (z46) (not (z56)) (not (z69)) (not (z75)) (not (z80))
      (not (z81)) (not (z113)) (not (z125)) (not (z128)) (not (z139)) (z151) (z159) (not (z190))
      (not (z192)) (not (z209)) (not (z240)) (not (z268)) (not (z281)) (not (z283)) (not (z285))
      (not (z288)) (not (z293)) (not (z299)) (not (z302)) (not (z346)) (not (z359)) (not (z360))
      (not (z363)) (not (z366)) (not (z368)) (not (z370)) (not (z376)) (not (z381)) (not (z392))
      (not (z396)))
    :effect (and
      (not (z46)) (not (z151)) (not (z159)) (z288) (z293) (z346) (z366)))
  (:action a25
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z40)) (not (z41)) (not (z69))
      (not (z75)) (not (z79)) (not (z87)) (not (z91)) (not (z99)) (not (z107)) (not (z121))
      (not (z122)) (not (z125)) (not (z139)) (not (z142)) (not (z144)) (z154) (not (z157))
      (not (z165)) (not (z180)) (z181) (not (z182)) (not (z197)) (not (z198)) (not (z199))
      (not (z201)) (not (z213)) (not (z219)) (z220) (not (z227)) (not (z233)) (not (z237))
      (not (z240)) (not (z265)) (not (z269)) (not (z271)) (z273) (not (z274)) (not (z275))
      (not (z294)) (not (z301)) (not (z302)) (not (z308)) (not (z314)) (not (z316)) (not (z318))
      (not (z337)) (not (z345)) (not (z359)) (not (z365)) (not (z366)) (z368) (not (z373))
      (not (z376)) (not (z382)) (not (z386)))
    :effect (and
      (not (z27)) (not (z154)) (not (z181)) (z302) (z365) (not (z368)) (z373) (z382)))
  (:action a26
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z25)) (z27) (not (z36)) (not (z40)) (not (z41))
      (not (z48)) (not (z51)) (not (z69)) (not (z75)) (not (z107)) (not (z116)) (not (z122))
      (not (z125)) (not (z139)) (z140) (not (z199)) (not (z201)) (z219) (not (z221)) (not (z224))
      (not (z227)) (not (z234)) (not (z240)) (not (z258)) (not (z260)) (not (z269)) (z273)
      (not (z275)) (not (z291)) (not (z301)) (not (z302)) (not (z304)) (not (z328)) (not (z365))
      (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z382)) (not (z393)))
    :effect (and
      (not (z140)) (not (z219)) (z260) (z304) (z368)))
  (:action a27
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (z33) (z52) (not (z55)) (not (z58)) (z64) (not (z69))
      (not (z75)) (z106) (not (z117)) (not (z127)) (not (z139)) (not (z141)) (not (z174))
      (not (z178)) (not (z195)) (not (z210)) (z240) (not (z253)) (not (z266)) (not (z277))
      (not (z286)) (not (z287)) (not (z290)) (not (z300)) (not (z302)) (not (z305)) (not (z309))
      (not (z310)) (not (z318)) (not (z320)) (not (z333)) (not (z334)) (not (z361)) (not (z366))
      (not (z368)) (not (z376)) (z378))
    :effect (and
      (not (z52)) (not (z106)) (not (z240)) (z305) (z333) (not (z378))))
  (:action a28
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z23)) (z33) (not (z34)) (not (z55)) (not (z68)) (not (z69))
      (z70) (not (z75)) (not (z117)) (not (z118)) (not (z133)) (not (z139)) (not (z141)) (z145)
      (not (z158)) (not (z174)) (not (z176)) (not (z178)) (not (z184)) (not (z195)) (not (z204))
      (not (z226)) (z240) (not (z241)) (not (z244)) (not (z246)) (not (z253)) (not (z262))
      (not (z266)) (z276) (not (z277)) (not (z287)) (not (z302)) (not (z305)) (not (z318))
      (not (z320)) (not (z332)) (not (z333)) (not (z334)) (not (z356)) (not (z366)) (not (z367))
      (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (not (z70)) (not (z240)) (z262) (not (z276)) (z305) (z333)))
  (:action a29
    :parameters ()
    :precondition (and
      (not (z8)) (not (z13)) (not (z20)) (not (z21)) (not (z23)) (not (z37)) (not (z39))
      (not (z46)) (not (z52)) (not (z57)) (not (z58)) (z64) (not (z69)) (not (z75)) (z80)
      (not (z81)) (not (z106)) (not (z127)) (not (z134)) (not (z139)) (not (z151)) (not (z158))
      (not (z180)) (not (z190)) (not (z197)) (not (z198)) (not (z210)) (not (z240)) (not (z245))
      (not (z259)) (z268) (not (z285)) (not (z286)) (not (z287)) (not (z290)) (not (z293))
      (not (z299)) (not (z300)) (not (z302)) (not (z309)) (not (z310)) (not (z324)) (not (z341))
      (not (z349)) (not (z360)) (not (z361)) (not (z363)) (not (z364)) (not (z366)) (not (z368))
      (not (z375)) (not (z376)) (not (z378)) (z381))
    :effect (and
      (not (z64)) (not (z80)) (not (z268)) (z293) (z309) (z366) (not (z381))))
  (:action a30
    :parameters ()
    :precondition (and
      (not (z1)) (not (z8)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z52))
      (not (z58)) (z64) (not (z69)) (not (z75)) (not (z106)) (not (z107)) (not (z122))
      (not (z125)) (not (z127)) (not (z139)) (not (z199)) (not (z201)) (not (z210)) (z219)
      (not (z227)) (not (z240)) (not (z269)) (z273) (not (z275)) (not (z286)) (not (z290))
      (not (z300)) (not (z301)) (not (z302)) (not (z309)) (not (z310)) (not (z361)) (not (z365))
      (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z378)) (not (z382)))
    :effect (and
      (not (z219)) (z310) (z368)))
  (:action a31
    :parameters ()
    :precondition (and
      (not (z1)) (not (z8)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z52))
      (not (z58)) (z64) (not (z69)) (not (z75)) (not (z106)) (not (z107)) (not (z122))
      (not (z125)) (not (z127)) (not (z139)) (not (z199)) (z201) (not (z210)) (z219) (not (z227))
      (not (z240)) (not (z269)) (not (z273)) (not (z275)) (not (z286)) (not (z290)) (not (z300))
      (not (z301)) (not (z302)) (not (z309)) (not (z310)) (not (z361)) (not (z365)) (not (z366))
      (not (z368)) (not (z373)) (not (z376)) (not (z378)) (not (z382)))
    :effect (and
      (not (z64)) (not (z201)) (not (z219)) (z273) (z310) (z368)))
  (:action a32
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z52)) (not (z58)) (z64)
      (not (z69)) (not (z75)) (not (z80)) (not (z106)) (not (z127)) (not (z139)) (not (z151))
      (not (z210)) (not (z240)) (not (z268)) (not (z285)) (not (z286)) (not (z290)) (not (z293))
      (not (z299)) (not (z300)) (not (z302)) (not (z309)) (not (z310)) (not (z360)) (not (z361))
      (not (z363)) (not (z366)) (not (z368)) (not (z376)) (not (z378)) (not (z381)))
    :effect (and
      (z293) (z310) (z366)))
  (:action a33
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z52)) (not (z58)) (z64)
      (not (z69)) (not (z75)) (not (z80)) (not (z106)) (not (z127)) (not (z139)) (not (z151))
      (not (z194)) (not (z210)) (not (z240)) (z268) (not (z285)) (not (z286)) (not (z290))
      (not (z293)) (z299) (not (z300)) (not (z302)) (not (z309)) (not (z310)) (not (z360))
      (not (z361)) (not (z363)) (not (z366)) (not (z368)) (not (z376)) (not (z378)) (not (z381)))
    :effect (and
      (not (z64)) (not (z268)) (z293) (not (z299)) (z310) (z366)))
  (:action a34
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z11)) (not (z19)) (not (z20)) (not (z21)) (not (z50))
      (not (z53)) (not (z69)) (not (z71)) (not (z75)) (not (z82)) (not (z84)) (z86) (not (z87))
      (not (z88)) (not (z108)) (z139) (not (z148)) (not (z169)) (not (z185)) (not (z187))
      (not (z189)) (z194) (not (z200)) (not (z211)) (not (z235)) (not (z236)) (not (z239))
      (not (z240)) (not (z248)) (not (z250)) (not (z302)) (not (z312)) (not (z315)) (not (z324))
      (not (z330)) (not (z335)) (not (z341)) (z353) (not (z366)) (not (z368)) (not (z372))
      (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (not (z86)) (not (z139)) (not (z194)) (z315) (not (z353)) (z372) (z376) (z391)))
  (:action a35
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (z33) (not (z40)) (not (z52)) (not (z55)) (not (z58))
      (z64) (not (z69)) (not (z75)) (not (z87)) (z106) (not (z117)) (not (z121)) (not (z127))
      (not (z139)) (not (z141)) (not (z174)) (not (z178)) (not (z195)) (not (z210)) (not (z213))
      (z240) (not (z253)) (not (z266)) (not (z271)) (not (z277)) (not (z286)) (not (z287))
      (not (z290)) (not (z294)) (not (z300)) (not (z302)) (not (z305)) (not (z309)) (not (z310))
      (not (z318)) (not (z320)) (not (z333)) (not (z334)) (not (z337)) (not (z359)) (not (z361))
      (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z378)) (not (z386)))
    :effect (and
      (not (z106)) (not (z240)) (z318) (z386)))
  (:action a36
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z23)) (z33) (not (z34)) (not (z40)) (not (z55)) (not (z68))
      (not (z69)) (not (z70)) (not (z75)) (not (z87)) (not (z117)) (not (z118)) (not (z121))
      (not (z133)) (not (z139)) (not (z141)) (z145) (not (z158)) (not (z174)) (not (z176))
      (not (z178)) (not (z184)) (not (z195)) (not (z204)) (not (z213)) (not (z226)) (z240)
      (not (z241)) (not (z244)) (not (z246)) (not (z253)) (not (z262)) (not (z266)) (not (z271))
      (z276) (not (z277)) (not (z287)) (not (z294)) (not (z302)) (not (z305)) (not (z318))
      (not (z320)) (not (z332)) (not (z333)) (not (z334)) (not (z337)) (not (z356)) (not (z359))
      (not (z366)) (not (z367)) (not (z368)) (not (z373)) (not (z375)) (not (z376)) (z386)
      (not (z397)))
    :effect (and
      (not (z240)) (z262) (not (z276)) (z318)))
  (:action a37
    :parameters ()
    :precondition (and
      (not (z20)) (not (z37)) (not (z39)) (z46) (not (z56)) (not (z69)) (not (z75)) (not (z80))
      (not (z81)) (not (z113)) (not (z128)) (not (z139)) (not (z151)) (z159) (not (z190))
      (not (z192)) (not (z240)) (not (z268)) (not (z281)) (not (z283)) (not (z285)) (not (z288))
      (z293) (not (z299)) (not (z302)) (not (z346)) (not (z359)) (not (z360)) (not (z363))
      (not (z366)) (not (z368)) (not (z370)) (not (z376)) (not (z381)) (not (z392)) (not (z396)))
    :effect (and
      (not (z46)) (z192) (z346) (z366)))
  (:action a38
    :parameters ()
    :precondition (and
      (not (z20)) (not (z37)) (z39) (not (z46)) (not (z56)) (not (z69)) (not (z75)) (not (z80))
      (not (z81)) (not (z113)) (not (z128)) (not (z139)) (not (z151)) (z159) (not (z190))
      (not (z192)) (not (z240)) (not (z268)) (not (z281)) (not (z283)) (not (z285)) (not (z288))
      (z293) (not (z299)) (not (z302)) (not (z346)) (not (z359)) (not (z360)) (not (z363))
      (not (z366)) (not (z368)) (not (z370)) (not (z376)) (not (z381)) (not (z392)) (not (z396)))
    :effect (and
      (not (z39)) (z192) (z366) (z370)))
  (:action a39
    :parameters ()
    :precondition (and
      (not (z20)) (not (z37)) (not (z39)) (not (z40)) (not (z46)) (not (z56)) (not (z69))
      (not (z75)) (not (z80)) (not (z81)) (not (z87)) (not (z113)) (not (z121)) (not (z128))
      (not (z139)) (not (z151)) (z159) (not (z190)) (not (z192)) (not (z213)) (not (z240))
      (not (z268)) (not (z271)) (not (z281)) (not (z283)) (not (z285)) (not (z288)) (z293)
      (not (z294)) (not (z299)) (not (z302)) (not (z318)) (not (z337)) (not (z346)) (not (z359))
      (z360) (not (z363)) (not (z366)) (not (z368)) (not (z370)) (not (z373)) (not (z376))
      (not (z381)) (not (z386)) (not (z392)) (not (z396)))
    :effect (and
      (z192) (z359) (not (z360)) (z366) (z370)))
  (:action a40
    :parameters ()
    :precondition (and
      (not (z20)) (not (z35)) (not (z45)) (not (z56)) (not (z69)) (not (z75)) (not (z81)) (z93)
      (not (z96)) (not (z98)) (not (z113)) (not (z128)) (not (z139)) (z159) (not (z160))
      (not (z163)) (not (z177)) (not (z188)) (not (z190)) (not (z192)) (z212) (not (z240))
      (not (z245)) (not (z252)) (z264) (not (z281)) (not (z283)) (not (z284)) (not (z288))
      (not (z302)) (not (z317)) (not (z339)) (not (z344)) (not (z346)) (not (z349)) (not (z354))
      (not (z359)) (not (z362)) (not (z366)) (not (z368)) (not (z370)) (not (z376)) (z387)
      (not (z392)) (not (z396)))
    :effect (and
      (not (z93)) (z192) (not (z264)) (z283) (z370) (not (z387))))
  (:action a41
    :parameters ()
    :precondition (and
      (not (z20)) (not (z37)) (z39) (z46) (not (z56)) (not (z69)) (not (z75)) (not (z80))
      (not (z81)) (not (z113)) (not (z128)) (not (z139)) (not (z151)) (z159) (not (z190))
      (not (z192)) (not (z240)) (not (z268)) (not (z281)) (not (z283)) (not (z285)) (not (z288))
      (z293) (not (z299)) (not (z302)) (not (z346)) (not (z359)) (not (z360)) (not (z363))
      (not (z366)) (not (z368)) (not (z370)) (not (z376)) (not (z381)) (not (z392)) (not (z396)))
    :effect (and
      (not (z39)) (not (z46)) (z192) (z283) (z366) (z370)))
  (:action a42
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (z33) (z52) (not (z55)) (not (z58)) (z64) (not (z69))
      (not (z75)) (z106) (not (z117)) (not (z127)) (not (z139)) (not (z141)) (not (z174))
      (not (z178)) (not (z195)) (not (z210)) (z240) (not (z253)) (not (z266)) (not (z277))
      (not (z286)) (not (z287)) (z290) (not (z300)) (not (z302)) (not (z305)) (not (z309))
      (not (z310)) (not (z318)) (not (z320)) (not (z333)) (not (z334)) (not (z361)) (not (z366))
      (not (z368)) (not (z376)) (not (z378)))
    :effect (and
      (not (z52)) (not (z106)) (z195) (not (z240)) (not (z290))))
  (:action a43
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z23)) (z33) (not (z34)) (not (z55)) (not (z68)) (not (z69))
      (not (z70)) (not (z75)) (not (z117)) (not (z118)) (not (z133)) (not (z139)) (not (z141))
      (z145) (not (z158)) (not (z174)) (not (z176)) (not (z178)) (not (z184)) (not (z195))
      (not (z204)) (not (z226)) (z240) (not (z241)) (not (z244)) (not (z246)) (not (z253))
      (not (z262)) (not (z266)) (z276) (not (z277)) (not (z287)) (not (z302)) (not (z305))
      (not (z318)) (not (z320)) (not (z332)) (not (z333)) (not (z334)) (not (z356)) (not (z366))
      (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (z195) (not (z240)) (z262) (not (z276))))
  (:action a44
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z37)) (not (z39)) (not (z41)) (z46) (not (z52))
      (not (z58)) (not (z61)) (z64) (not (z69)) (not (z71)) (not (z75)) (not (z80)) (not (z106))
      (not (z107)) (not (z124)) (not (z127)) (not (z139)) (not (z151)) (not (z185)) (not (z210))
      (not (z240)) (not (z268)) (not (z285)) (not (z286)) (not (z290)) (not (z293)) (not (z299))
      (not (z300)) (not (z302)) (not (z309)) (not (z310)) (not (z321)) (not (z360)) (not (z361))
      (not (z363)) (not (z366)) (not (z367)) (not (z368)) (not (z376)) (not (z378)) (z381))
    :effect (and
      (not (z46)) (not (z64)) (z210) (z293) (z366) (z378) (not (z381))))
  (:action a45
    :parameters ()
    :precondition (and
      (not (z3)) (z20) (z35) (not (z45)) (not (z61)) (not (z69)) (not (z75)) (not (z83))
      (not (z93)) (not (z96)) (not (z98)) (not (z135)) (not (z139)) (not (z147)) (not (z150))
      (not (z153)) (not (z160)) (not (z163)) (z171) (not (z177)) (not (z188)) (not (z212))
      (not (z213)) (not (z231)) (not (z240)) (not (z245)) (not (z252)) (not (z257)) (not (z264))
      (not (z284)) (not (z302)) (not (z317)) (not (z326)) (not (z327)) (not (z339)) (not (z344))
      (not (z349)) (not (z354)) (not (z362)) (not (z366)) (not (z368)) (not (z376)) (not (z379))
      (not (z380)) (z387) (not (z389)))
    :effect (and
      (not (z20)) (not (z35)) (z212) (not (z387))))
  (:action a46
    :parameters ()
    :precondition (and
      (not (z3)) (z20) (not (z35)) (z45) (not (z61)) (not (z69)) (not (z75)) (not (z83))
      (not (z93)) (not (z96)) (not (z98)) (not (z135)) (not (z139)) (not (z147)) (not (z150))
      (not (z153)) (not (z160)) (not (z163)) (z171) (not (z177)) (not (z188)) (not (z212))
      (not (z213)) (not (z231)) (not (z240)) (z245) (not (z252)) (not (z257)) (not (z264))
      (not (z284)) (not (z302)) (not (z317)) (not (z326)) (not (z327)) (not (z339)) (not (z344))
      (z349) (not (z354)) (not (z362)) (not (z366)) (not (z368)) (not (z376)) (not (z379))
      (not (z380)) (not (z387)) (not (z389)))
    :effect (and
      (not (z20)) (not (z45)) (not (z171)) (z212) (not (z245)) (not (z349)) (z389)))
  (:action a47
    :parameters ()
    :precondition (and
      (not (z20)) (z35) (not (z45)) (not (z56)) (not (z69)) (not (z75)) (not (z81)) (not (z93))
      (not (z96)) (not (z98)) (not (z113)) (not (z128)) (not (z139)) (z159) (not (z160))
      (not (z163)) (not (z177)) (not (z188)) (not (z190)) (not (z192)) (not (z212)) (not (z240))
      (not (z245)) (not (z252)) (not (z264)) (not (z281)) (not (z283)) (not (z284)) (not (z288))
      (not (z302)) (not (z317)) (not (z339)) (not (z344)) (not (z346)) (not (z349)) (not (z354))
      (not (z359)) (not (z362)) (not (z366)) (not (z368)) (not (z370)) (not (z376)) (z387)
      (not (z392)) (not (z396)))
    :effect (and
      (not (z35)) (z212) (not (z387)) (z396)))
  (:action a48
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z35)) (not (z41)) (not (z45)) (not (z56)) (not (z61))
      (not (z69)) (not (z71)) (not (z75)) (not (z81)) (not (z93)) (z96) (not (z98)) (not (z107))
      (not (z113)) (not (z124)) (not (z128)) (not (z139)) (z159) (not (z160)) (not (z163))
      (not (z177)) (not (z185)) (not (z188)) (not (z190)) (not (z192)) (not (z210)) (not (z212))
      (not (z240)) (not (z245)) (z252) (not (z264)) (not (z281)) (not (z283)) (not (z284))
      (not (z288)) (not (z302)) (not (z317)) (not (z321)) (not (z339)) (not (z344)) (not (z346))
      (not (z349)) (not (z354)) (not (z359)) (not (z362)) (not (z366)) (not (z367)) (not (z368))
      (not (z370)) (not (z376)) (not (z387)) (not (z392)) (not (z396)))
    :effect (and
      (not (z96)) (not (z159)) (z212) (not (z252)) (z321) (z346)))
  (:action a49
    :parameters ()
    :precondition (and
      (not (z3)) (z20) (not (z35)) (not (z45)) (not (z61)) (not (z69)) (not (z75)) (not (z83))
      (not (z93)) (not (z96)) (not (z98)) (not (z135)) (not (z139)) (not (z147)) (not (z150))
      (not (z153)) (not (z160)) (not (z163)) (z171) (not (z177)) (not (z182)) (not (z188))
      (not (z212)) (not (z213)) (not (z231)) (not (z233)) (not (z240)) (not (z245)) (not (z252))
      (not (z253)) (not (z257)) (not (z264)) (z284) (not (z300)) (not (z302)) (not (z317))
      (not (z326)) (not (z327)) (not (z339)) (not (z344)) (not (z349)) (z354) (not (z362))
      (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z387)) (not (z389)))
    :effect (and
      (not (z20)) (not (z171)) (z212) (z257) (not (z284)) (z326) (not (z354)) (z380)))
  (:action a50
    :parameters ()
    :precondition (and
      (not (z20)) (not (z35)) (z45) (not (z56)) (not (z69)) (not (z75)) (not (z81)) (not (z93))
      (not (z94)) (not (z96)) (not (z98)) (not (z113)) (not (z128)) (not (z139)) (z159)
      (not (z160)) (not (z163)) (not (z177)) (not (z188)) (not (z190)) (not (z192)) (not (z212))
      (not (z240)) (not (z245)) (not (z252)) (not (z261)) (not (z262)) (not (z264)) (not (z281))
      (not (z283)) (not (z284)) (not (z288)) (not (z302)) (z317) (not (z339)) (not (z344))
      (not (z346)) (not (z349)) (not (z354)) (not (z359)) (z362) (not (z366)) (not (z368))
      (not (z370)) (not (z376)) (not (z387)) (not (z392)) (not (z396)))
    :effect (and
      (not (z45)) (not (z159)) (z212) (z281) (not (z317)) (not (z362)) (z396)))
  (:action a51
    :parameters ()
    :precondition (and
      (not (z20)) (not (z35)) (not (z45)) (not (z56)) (not (z69)) (not (z75)) (not (z81))
      (not (z93)) (z96) (not (z98)) (not (z113)) (not (z125)) (not (z128)) (not (z139)) (z159)
      (not (z160)) (z163) (not (z177)) (not (z188)) (not (z190)) (not (z192)) (not (z209))
      (not (z212)) (not (z240)) (not (z245)) (not (z252)) (not (z264)) (not (z281)) (not (z283))
      (not (z284)) (not (z288)) (not (z302)) (not (z317)) (z339) (not (z344)) (not (z346))
      (not (z349)) (not (z354)) (not (z359)) (not (z362)) (not (z366)) (not (z368)) (not (z370))
      (not (z376)) (not (z387)) (not (z392)) (not (z396)))
    :effect (and
      (not (z96)) (not (z159)) (not (z163)) (z212) (z288) (not (z339)) (z346)))
  (:action a52
    :parameters ()
    :precondition (and
      (not (z20)) (not (z35)) (not (z45)) (not (z56)) (not (z69)) (not (z75)) (not (z81)) (z93)
      (not (z96)) (not (z98)) (not (z113)) (not (z128)) (not (z139)) (z159) (not (z160))
      (not (z163)) (not (z177)) (not (z188)) (not (z190)) (not (z192)) (not (z212)) (not (z240))
      (not (z245)) (not (z252)) (not (z264)) (not (z281)) (not (z283)) (not (z284)) (not (z288))
      (not (z302)) (not (z317)) (z339) (not (z344)) (not (z346)) (not (z349)) (not (z354))
      (not (z359)) (not (z362)) (not (z366)) (not (z368)) (not (z370)) (not (z376)) (z387)
      (not (z392)) (not (z396)))
    :effect (and
      (not (z93)) (z192) (z212) (not (z339)) (z346) (not (z387))))
  (:action a53
    :parameters ()
    :precondition (and
      (not (z20)) (not (z35)) (not (z36)) (not (z45)) (not (z56)) (not (z69)) (not (z75))
      (not (z81)) (not (z82)) (z93) (not (z96)) (z98) (not (z113)) (not (z128)) (not (z139))
      (z159) (not (z160)) (not (z163)) (not (z177)) (not (z188)) (not (z190)) (not (z192))
      (not (z212)) (not (z216)) (not (z240)) (not (z245)) (not (z252)) (not (z264)) (not (z281))
      (not (z283)) (not (z284)) (not (z288)) (not (z302)) (not (z317)) (not (z339)) (not (z344))
      (not (z346)) (not (z349)) (not (z354)) (not (z359)) (not (z362)) (not (z366)) (not (z368))
      (not (z370)) (not (z376)) (z387) (not (z392)) (not (z396)))
    :effect (and
      (not (z93)) (not (z98)) (z192) (z212) (z370) (not (z387))))
  (:action a54
    :parameters ()
    :precondition (and
      (not (z20)) (not (z35)) (not (z40)) (not (z45)) (not (z56)) (not (z69)) (not (z75))
      (not (z81)) (not (z87)) (z93) (not (z96)) (not (z98)) (not (z113)) (not (z121))
      (not (z128)) (not (z139)) (z159) (not (z160)) (not (z163)) (not (z177)) (not (z188))
      (not (z190)) (not (z192)) (not (z212)) (not (z213)) (not (z240)) (not (z245)) (not (z252))
      (not (z264)) (not (z271)) (not (z281)) (not (z283)) (not (z284)) (not (z288)) (not (z294))
      (not (z302)) (not (z317)) (not (z318)) (not (z337)) (not (z339)) (not (z344)) (not (z346))
      (not (z349)) (not (z354)) (not (z359)) (not (z362)) (not (z366)) (not (z368)) (not (z370))
      (not (z373)) (not (z376)) (not (z386)) (z387) (not (z392)) (not (z396)))
    :effect (and
      (not (z93)) (z192) (z212) (z359) (z370) (not (z387))))
  (:action a55
    :parameters ()
    :precondition (and
      (not (z20)) (z25) (not (z26)) (not (z30)) (not (z31)) (not (z36)) (not (z40)) (z48)
      (not (z51)) (not (z59)) (z69) (not (z75)) (not (z82)) (not (z98)) (not (z102)) (not (z112))
      (not (z116)) (not (z121)) (not (z137)) (not (z139)) (z140) (not (z205)) (not (z207))
      (not (z209)) (not (z216)) (not (z221)) (not (z222)) (not (z224)) (not (z234)) (not (z240))
      (not (z258)) (not (z259)) (not (z260)) (not (z291)) (not (z302)) (not (z304)) (not (z328))
      (not (z337)) (not (z366)) (not (z368)) (not (z376)) (not (z385)) (not (z393)) (not (z399)))
    :effect (and
      (not (z25)) (not (z48)) (not (z69)) (z216) (z399)))
  (:action a56
    :parameters ()
    :precondition (and
      (not (z3)) (not (z17)) (z20) (not (z60)) (not (z61)) (not (z62)) (not (z69)) (not (z74))
      (not (z75)) (not (z77)) (not (z83)) (not (z89)) (not (z90)) (not (z101)) (not (z103))
      (not (z114)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z153)) (z171)
      (not (z186)) (not (z202)) (not (z213)) (not (z217)) (not (z231)) (not (z240)) (not (z255))
      (not (z257)) (not (z302)) (not (z326)) (not (z327)) (z331) (not (z347)) (not (z364))
      (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z389)))
    :effect (and
      (not (z20)) (z217) (not (z331))))
  (:action a57
    :parameters ()
    :precondition (and
      (not (z3)) (not (z17)) (z20) (not (z60)) (not (z61)) (not (z62)) (not (z69)) (z74)
      (not (z75)) (not (z77)) (not (z83)) (not (z89)) (not (z90)) (not (z101)) (not (z103))
      (not (z114)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z153)) (z171)
      (not (z186)) (not (z202)) (not (z213)) (not (z217)) (not (z231)) (not (z240)) (not (z255))
      (not (z257)) (not (z302)) (not (z326)) (not (z327)) (not (z331)) (not (z347)) (z364)
      (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z389)))
    :effect (and
      (not (z20)) (not (z74)) (not (z171)) (z217) (not (z364)) (z389)))
  (:action a58
    :parameters ()
    :precondition (and
      (not (z3)) (not (z17)) (z20) (not (z60)) (not (z61)) (not (z62)) (not (z69)) (z74)
      (not (z75)) (not (z77)) (not (z83)) (not (z89)) (not (z90)) (not (z101)) (not (z103))
      (not (z114)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z153)) (z171)
      (not (z182)) (z186) (not (z202)) (not (z213)) (not (z217)) (not (z231)) (not (z233))
      (not (z240)) (not (z253)) (not (z255)) (not (z257)) (not (z284)) (not (z300)) (not (z302))
      (not (z326)) (not (z327)) (not (z331)) (not (z347)) (not (z364)) (not (z366)) (not (z368))
      (not (z376)) (not (z379)) (not (z380)) (not (z389)))
    :effect (and
      (not (z20)) (not (z74)) (not (z171)) (not (z186)) (z217) (z257) (z326) (z380)))
  (:action a59
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z56)) (not (z69))
      (not (z75)) (not (z81)) (not (z107)) (not (z113)) (not (z122)) (not (z125)) (not (z139))
      (z159) (not (z190)) (not (z192)) (not (z199)) (not (z201)) (not (z219)) (not (z227))
      (not (z240)) (not (z269)) (z273) (not (z275)) (not (z283)) (not (z288)) (not (z301))
      (not (z302)) (not (z346)) (not (z359)) (not (z365)) (not (z366)) (z368) (not (z370))
      (not (z373)) (not (z376)) (not (z382)) (not (z392)) (z396))
    :effect (and
      (z219) (not (z368)) (not (z396))))
  (:action a60
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z52)) (not (z58))
      (z64) (not (z69)) (not (z75)) (not (z106)) (not (z107)) (not (z122)) (not (z125))
      (not (z127)) (not (z139)) (not (z199)) (not (z201)) (not (z210)) (not (z219)) (not (z227))
      (not (z240)) (not (z269)) (z273) (not (z275)) (not (z286)) (not (z290)) (not (z300))
      (not (z301)) (not (z302)) (not (z309)) (z310) (not (z361)) (not (z365)) (not (z366)) (z368)
      (not (z373)) (not (z376)) (not (z378)) (not (z382)))
    :effect (and
      (z219) (not (z310)) (not (z368))))
  (:action a61
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z69)) (not (z75))
      (not (z79)) (not (z91)) (z99) (not (z107)) (not (z122)) (not (z125)) (not (z139))
      (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181))
      (not (z182)) (not (z197)) (not (z198)) (not (z199)) (not (z201)) (not (z219)) (z220)
      (not (z227)) (not (z233)) (not (z237)) (not (z240)) (not (z265)) (not (z269)) (z273)
      (not (z274)) (not (z275)) (not (z301)) (not (z302)) (not (z308)) (not (z314)) (not (z316))
      (not (z345)) (not (z365)) (not (z366)) (z368) (not (z373)) (not (z376)) (not (z382)))
    :effect (and
      (not (z99)) (z219) (z302) (not (z368))))
  (:action a62
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z13)) (not (z20)) (not (z21)) (not (z23)) (not (z53))
      (not (z57)) (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z81)) (not (z87))
      (not (z88)) (not (z91)) (not (z99)) (not (z134)) (z139) (not (z142)) (not (z144))
      (not (z154)) (not (z157)) (not (z158)) (not (z165)) (z180) (not (z181)) (not (z182))
      (not (z187)) (not (z190)) (z194) (z197) (z198) (not (z211)) (not (z220)) (not (z233))
      (not (z237)) (not (z239)) (not (z240)) (not (z245)) (not (z248)) (not (z250)) (not (z259))
      (not (z265)) (not (z274)) (not (z287)) (not (z302)) (not (z308)) (not (z309)) (not (z314))
      (not (z315)) (not (z316)) (not (z324)) (not (z341)) (not (z345)) (not (z349)) (not (z364))
      (not (z366)) (not (z368)) (not (z372)) (not (z375)) (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (not (z139)) (not (z180)) (not (z194)) (not (z197)) (not (z198)) (z220) (z302) (z324)
      (z341)))
  (:action a63
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z69)) (not (z75))
      (not (z79)) (not (z91)) (not (z99)) (not (z107)) (not (z122)) (not (z125)) (not (z139))
      (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (z181)
      (not (z182)) (not (z197)) (not (z198)) (not (z199)) (not (z201)) (not (z219)) (not (z220))
      (not (z227)) (not (z233)) (z237) (not (z240)) (not (z265)) (not (z269)) (z273) (not (z274))
      (not (z275)) (not (z301)) (not (z302)) (not (z308)) (not (z314)) (z316) (not (z345))
      (not (z365)) (not (z366)) (z368) (not (z373)) (not (z376)) (not (z382)))
    :effect (and
      (not (z27)) (not (z181)) (z220) (not (z237)) (z269) (z302) (not (z316)) (z365) (not (z368))))
  (:action a64
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (not (z69)) (not (z71)) (not (z75))
      (not (z79)) (not (z87)) (not (z88)) (not (z91)) (not (z99)) (z139) (z142) (not (z144))
      (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181)) (z182) (not (z187)) (z194)
      (not (z197)) (not (z198)) (not (z211)) (not (z220)) (z233) (not (z237)) (not (z239))
      (not (z240)) (not (z248)) (not (z250)) (not (z265)) (not (z274)) (not (z302)) (not (z308))
      (not (z314)) (not (z315)) (not (z316)) (not (z324)) (not (z341)) (not (z345)) (not (z366))
      (not (z368)) (not (z372)) (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (not (z139)) (not (z142)) (not (z182)) (not (z194)) (z220) (not (z233)) (z302) (z315)
      (z372) (z391)))
  (:action a65
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z69)) (not (z75))
      (not (z79)) (not (z91)) (not (z99)) (not (z107)) (not (z122)) (not (z125)) (not (z139))
      (z142) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181)) (z182)
      (not (z197)) (not (z198)) (not (z199)) (not (z201)) (not (z219)) (not (z220)) (not (z227))
      (z233) (not (z237)) (not (z240)) (not (z265)) (not (z269)) (z273) (not (z274)) (not (z275))
      (not (z301)) (not (z302)) (not (z308)) (not (z314)) (not (z316)) (not (z345)) (not (z365))
      (not (z366)) (z368) (not (z373)) (not (z376)) (not (z382)))
    :effect (and
      (not (z27)) (not (z142)) (not (z182)) (z201) (z220) (not (z233)) (not (z273)) (z302)
      (not (z368)) (z382)))
  (:action a66
    :parameters ()
    :precondition (and
      (not (z20)) (not (z26)) (not (z30)) (not (z31)) (not (z50)) (not (z59)) (not (z63)) (z69)
      (not (z75)) (not (z79)) (not (z89)) (not (z91)) (not (z94)) (not (z99)) (not (z102))
      (not (z112)) (not (z121)) (not (z130)) (not (z137)) (not (z139)) (not (z142)) (not (z144))
      (not (z154)) (not (z157)) (not (z161)) (not (z164)) (not (z165)) (not (z180)) (not (z181))
      (not (z182)) (not (z187)) (not (z197)) (not (z198)) (not (z205)) (not (z207)) (not (z209))
      (not (z216)) (not (z220)) (not (z222)) (not (z233)) (not (z237)) (not (z240)) (not (z249))
      (not (z259)) (z261) (not (z262)) (not (z265)) (z274) (not (z285)) (not (z302)) (not (z308))
      (z314) (not (z316)) (not (z317)) (not (z337)) (not (z345)) (not (z363)) (not (z366))
      (not (z368)) (not (z376)) (not (z385)) (not (z399)))
    :effect (and
      (not (z69)) (z207) (z220) (not (z261)) (not (z274)) (z302) (not (z314))))
  (:action a67
    :parameters ()
    :precondition (and
      (not (z20)) (not (z26)) (not (z30)) (not (z31)) (not (z36)) (not (z59)) (z69) (not (z75))
      (not (z79)) (not (z82)) (not (z91)) (not (z98)) (not (z99)) (not (z102)) (not (z112))
      (not (z121)) (not (z137)) (not (z139)) (not (z142)) (not (z144)) (not (z154)) (not (z157))
      (not (z165)) (not (z180)) (z181) (not (z182)) (not (z197)) (not (z198)) (not (z205))
      (not (z207)) (not (z209)) (not (z216)) (not (z220)) (not (z222)) (not (z233)) (not (z237))
      (not (z240)) (not (z259)) (not (z265)) (not (z274)) (not (z302)) (not (z308)) (not (z314))
      (not (z316)) (not (z337)) (not (z345)) (not (z366)) (not (z368)) (not (z376)) (not (z385))
      (not (z399)))
    :effect (and
      (not (z69)) (not (z181)) (z216) (z220) (z302) (z399)))
  (:action a68
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z69)) (not (z75))
      (not (z79)) (not (z91)) (z99) (not (z107)) (not (z122)) (not (z125)) (not (z139)) (z142)
      (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181)) (not (z182))
      (not (z197)) (not (z198)) (not (z199)) (not (z201)) (not (z219)) (not (z220)) (not (z227))
      (not (z233)) (not (z237)) (not (z240)) (not (z265)) (not (z269)) (z273) (not (z274))
      (not (z275)) (not (z301)) (not (z302)) (not (z308)) (not (z314)) (not (z316)) (not (z345))
      (not (z365)) (not (z366)) (z368) (not (z373)) (not (z376)) (not (z382)))
    :effect (and
      (not (z99)) (not (z142)) (z201) (z219) (z220) (not (z273)) (z302) (not (z368))))
  (:action a69
    :parameters ()
    :precondition (and
      (not (z20)) (not (z26)) (not (z30)) (not (z31)) (not (z59)) (z69) (not (z75)) (not (z79))
      (z91) (not (z99)) (not (z102)) (not (z112)) (not (z121)) (not (z137)) (not (z139)) (z142)
      (not (z144)) (not (z154)) (not (z157)) (z165) (not (z180)) (not (z181)) (not (z182))
      (not (z197)) (not (z198)) (not (z205)) (not (z207)) (not (z209)) (not (z216)) (not (z220))
      (not (z222)) (not (z233)) (not (z237)) (not (z240)) (not (z259)) (not (z265)) (not (z274))
      (not (z302)) (not (z308)) (not (z314)) (not (z316)) (not (z337)) (not (z345)) (not (z366))
      (not (z368)) (not (z376)) (not (z385)) (not (z399)))
    :effect (and
      (not (z69)) (not (z91)) (not (z142)) (not (z165)) (z220) (z222) (z302) (z385) (z399)))
  (:action a70
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z56)) (not (z69))
      (not (z75)) (not (z81)) (not (z107)) (not (z113)) (not (z122)) (not (z125)) (not (z128))
      (not (z139)) (z159) (not (z190)) (z192) (not (z199)) (not (z201)) (not (z219)) (not (z227))
      (not (z240)) (not (z269)) (z273) (not (z275)) (not (z281)) (z283) (not (z288)) (not (z301))
      (not (z302)) (not (z346)) (not (z359)) (not (z365)) (not (z366)) (z368) (z370) (not (z373))
      (not (z376)) (not (z382)) (not (z392)) (not (z396)))
    :effect (and
      (not (z27)) (not (z192)) (z227) (not (z283)) (z365) (not (z368)) (not (z370))))
  (:action a71
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z25) (z27) (not (z36)) (not (z40)) (not (z41))
      (not (z48)) (not (z51)) (not (z69)) (not (z75)) (not (z107)) (not (z116)) (not (z122))
      (not (z125)) (not (z139)) (z140) (not (z199)) (not (z201)) (not (z219)) (not (z221)) (z224)
      (not (z227)) (not (z234)) (not (z240)) (not (z258)) (not (z260)) (not (z269)) (z273)
      (not (z275)) (not (z291)) (not (z301)) (not (z302)) (not (z304)) (not (z328)) (not (z365))
      (not (z366)) (z368) (not (z373)) (not (z376)) (not (z382)) (not (z393)))
    :effect (and
      (not (z25)) (not (z27)) (not (z224)) (z227) (z365) (not (z368))))
  (:action a72
    :parameters ()
    :precondition (and
      (not (z1)) (not (z8)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (z52) (z58)
      (z64) (not (z69)) (not (z75)) (z106) (not (z107)) (not (z122)) (not (z125)) (not (z127))
      (not (z139)) (not (z199)) (not (z201)) (not (z210)) (not (z219)) (not (z227)) (not (z240))
      (not (z269)) (z273) (not (z275)) (not (z286)) (z290) (not (z300)) (not (z301)) (not (z302))
      (not (z309)) (not (z310)) (not (z361)) (not (z365)) (not (z366)) (z368) (not (z373))
      (not (z376)) (not (z378)) (not (z382)))
    :effect (and
      (not (z27)) (not (z52)) (not (z58)) (not (z106)) (z227) (not (z290)) (z365) (not (z368))))
  (:action a73
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z69)) (not (z75))
      (not (z79)) (not (z91)) (not (z99)) (not (z107)) (not (z122)) (not (z125)) (not (z139))
      (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (z181)
      (not (z182)) (not (z197)) (not (z198)) (not (z199)) (not (z201)) (not (z219)) (not (z220))
      (not (z227)) (not (z233)) (z237) (not (z240)) (not (z265)) (not (z269)) (z273) (not (z274))
      (not (z275)) (not (z301)) (not (z302)) (not (z308)) (not (z314)) (not (z316)) (z345)
      (not (z365)) (not (z366)) (z368) (not (z373)) (not (z376)) (not (z382)))
    :effect (and
      (not (z27)) (not (z181)) (z220) (z227) (not (z237)) (z302) (not (z345)) (z365) (not (z368))))
  (:action a74
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z69)) (not (z75))
      (not (z79)) (z91) (not (z99)) (not (z107)) (not (z122)) (not (z125)) (not (z139)) (z142)
      (not (z144)) (not (z154)) (not (z157)) (z165) (not (z180)) (not (z181)) (not (z182))
      (not (z197)) (not (z198)) (not (z199)) (not (z201)) (not (z219)) (not (z220)) (not (z227))
      (not (z233)) (not (z237)) (not (z240)) (not (z265)) (not (z269)) (z273) (not (z274))
      (not (z275)) (not (z301)) (not (z302)) (not (z308)) (not (z314)) (not (z316)) (not (z345))
      (not (z365)) (not (z366)) (z368) (not (z373)) (not (z376)) (not (z382)))
    :effect (and
      (not (z27)) (not (z91)) (not (z142)) (not (z165)) (z201) (z220) (z227) (not (z273)) (z302)
      (not (z368))))
  (:action a75
    :parameters ()
    :precondition (and
      (z0) (not (z8)) (not (z20)) (not (z28)) (not (z29)) (not (z37)) (not (z39)) (not (z46))
      (not (z52)) (not (z58)) (not (z60)) (z64) (not (z69)) (not (z75)) (not (z79)) (not (z80))
      (not (z103)) (not (z106)) (not (z113)) (not (z117)) (not (z127)) (not (z139)) (not (z147))
      (not (z151)) (z173) (not (z174)) (not (z177)) (not (z183)) (not (z199)) (not (z200))
      (not (z210)) (not (z211)) (not (z229)) (not (z234)) (not (z236)) (not (z240)) (not (z244))
      (not (z246)) (not (z268)) (not (z285)) (not (z286)) (not (z290)) (not (z291)) (not (z293))
      (not (z299)) (not (z300)) (not (z302)) (not (z309)) (not (z310)) (z325) (not (z329))
      (not (z335)) (not (z356)) (not (z360)) (not (z361)) (not (z363)) (not (z366)) (not (z368))
      (not (z371)) (not (z376)) (not (z378)) (not (z379)) (not (z381)))
    :effect (and
      (not (z0)) (not (z64)) (not (z173)) (z229) (z286) (z293) (not (z325)) (z366)))
  (:action a76
    :parameters ()
    :precondition (and
      (not (z3)) (not (z17)) (z20) (not (z40)) (not (z60)) (not (z61)) (not (z62)) (not (z69))
      (not (z74)) (not (z75)) (z77) (not (z83)) (not (z87)) (not (z89)) (not (z90)) (not (z101))
      (not (z103)) (not (z114)) (not (z121)) (not (z135)) (not (z139)) (not (z147)) (not (z150))
      (not (z153)) (z171) (not (z186)) (not (z202)) (not (z213)) (z217) (not (z231)) (not (z240))
      (not (z255)) (not (z257)) (not (z271)) (not (z294)) (not (z302)) (not (z318)) (not (z326))
      (not (z327)) (not (z331)) (not (z337)) (not (z347)) (not (z359)) (not (z364)) (not (z366))
      (not (z368)) (not (z373)) (not (z376)) (not (z379)) (not (z380)) (not (z386)) (not (z389)))
    :effect (and
      (not (z20)) (not (z77)) (z213) (z231)))
  (:action a77
    :parameters ()
    :precondition (and
      (not (z3)) (z20) (not (z37)) (not (z39)) (not (z40)) (not (z46)) (not (z61)) (not (z69))
      (not (z75)) (not (z80)) (not (z83)) (not (z87)) (not (z121)) (not (z135)) (not (z139))
      (not (z147)) (not (z150)) (not (z151)) (not (z153)) (z171) (not (z213)) (not (z231))
      (not (z240)) (not (z257)) (not (z268)) (not (z271)) (not (z285)) (z293) (not (z294))
      (not (z299)) (not (z302)) (not (z318)) (not (z326)) (not (z327)) (not (z337)) (not (z359))
      (z360) (not (z363)) (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z379))
      (not (z380)) (not (z381)) (not (z386)) (not (z389)))
    :effect (and
      (not (z20)) (z213) (z231) (not (z360)) (z366)))
  (:action a78
    :parameters ()
    :precondition (and
      (not (z3)) (z20) (not (z35)) (not (z40)) (not (z45)) (not (z61)) (not (z69)) (not (z75))
      (not (z83)) (not (z87)) (z93) (not (z96)) (not (z98)) (not (z121)) (not (z135))
      (not (z139)) (not (z147)) (not (z150)) (not (z153)) (not (z160)) (not (z163)) (z171)
      (not (z177)) (not (z188)) (not (z212)) (not (z213)) (not (z231)) (not (z240)) (not (z245))
      (not (z252)) (not (z257)) (not (z264)) (not (z271)) (not (z284)) (not (z294)) (not (z302))
      (not (z317)) (not (z318)) (not (z326)) (not (z327)) (not (z337)) (not (z339)) (not (z344))
      (not (z349)) (not (z354)) (not (z359)) (not (z362)) (not (z366)) (not (z368)) (not (z373))
      (not (z376)) (not (z379)) (not (z380)) (not (z386)) (z387) (not (z389)))
    :effect (and
      (not (z20)) (not (z93)) (z212) (z213) (z231) (not (z387))))
  (:action a79
    :parameters ()
    :precondition (and
      (not (z4)) (not (z19)) (not (z20)) (not (z21)) (not (z35)) (not (z45)) (not (z50))
      (not (z69)) (not (z75)) (not (z82)) (not (z84)) (not (z86)) (not (z93)) (z96) (not (z98))
      (not (z108)) (not (z139)) (not (z148)) (not (z160)) (z163) (not (z169)) (not (z177))
      (not (z185)) (not (z188)) (not (z189)) (not (z200)) (not (z212)) (not (z235)) (not (z236))
      (not (z240)) (not (z245)) (not (z252)) (not (z264)) (not (z284)) (not (z302)) (not (z312))
      (not (z317)) (not (z330)) (not (z335)) (z339) (not (z344)) (not (z349)) (not (z353))
      (not (z354)) (not (z362)) (not (z366)) (not (z368)) (z376) (not (z387)))
    :effect (and
      (not (z96)) (not (z163)) (z212) (z235) (not (z339)) (not (z376))))
  (:action a80
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z19)) (not (z20)) (not (z21)) (not (z28)) (not (z29))
      (not (z35)) (not (z45)) (not (z50)) (not (z60)) (not (z69)) (not (z75)) (not (z79))
      (not (z82)) (not (z84)) (not (z86)) (not (z93)) (not (z96)) (not (z98)) (not (z103))
      (not (z108)) (not (z113)) (not (z117)) (not (z139)) (not (z147)) (not (z148)) (not (z160))
      (z163) (not (z169)) (not (z173)) (not (z174)) (z177) (not (z183)) (not (z185)) (not (z188))
      (not (z189)) (not (z199)) (not (z200)) (not (z211)) (not (z212)) (not (z229)) (not (z234))
      (not (z235)) (not (z236)) (not (z240)) (not (z244)) (not (z245)) (not (z246)) (not (z252))
      (not (z264)) (not (z284)) (not (z291)) (not (z302)) (not (z312)) (not (z317)) (not (z325))
      (not (z329)) (not (z330)) (not (z335)) (not (z339)) (not (z344)) (not (z349)) (not (z353))
      (not (z354)) (not (z356)) (not (z362)) (not (z366)) (not (z368)) (z371) (z376) (not (z379))
      (not (z387)))
    :effect (and
      (not (z163)) (not (z177)) (z200) (z212) (z236) (z335) (not (z371)) (not (z376))))
  (:action a81
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (not (z11)) (not (z19)) (not (z20)) (not (z21)) (not (z50)) (not (z53))
      (not (z69)) (not (z71)) (not (z75)) (not (z82)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (z108) (z139) (not (z148)) (not (z169)) (not (z185)) (not (z187)) (not (z189))
      (z194) (not (z200)) (not (z211)) (not (z235)) (not (z236)) (not (z239)) (not (z240))
      (not (z248)) (not (z250)) (not (z302)) (not (z312)) (not (z315)) (not (z324)) (not (z330))
      (not (z335)) (not (z341)) (not (z353)) (not (z366)) (not (z368)) (not (z372)) (not (z376))
      (not (z390)) (not (z391)))
    :effect (and
      (not (z4)) (not (z108)) (not (z139)) (z239) (z376) (z391)))
  (:action a82
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (not (z56)) (not (z69)) (not (z71))
      (not (z75)) (not (z81)) (not (z87)) (not (z88)) (not (z113)) (z139) (z159) (not (z187))
      (not (z190)) (not (z192)) (z194) (not (z211)) (not (z239)) (not (z240)) (not (z248))
      (not (z250)) (not (z283)) (not (z288)) (not (z302)) (not (z315)) (not (z324)) (not (z341))
      (not (z346)) (not (z359)) (not (z366)) (not (z368)) (not (z370)) (not (z372)) (not (z376))
      (not (z390)) (not (z391)) (not (z392)) (z396))
    :effect (and
      (not (z139)) (not (z194)) (z239) (z315) (not (z396))))
  (:action a83
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z11)) (not (z19)) (not (z20)) (not (z21)) (not (z50))
      (not (z53)) (not (z69)) (not (z71)) (not (z75)) (not (z82)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (z108) (z139) (not (z148)) (not (z169)) (not (z185)) (not (z187))
      (not (z189)) (z194) (not (z200)) (not (z211)) (not (z235)) (not (z236)) (not (z239))
      (not (z240)) (not (z248)) (not (z250)) (not (z302)) (not (z312)) (not (z315)) (not (z324))
      (z330) (not (z335)) (not (z341)) (not (z353)) (not (z366)) (not (z368)) (not (z372))
      (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (not (z108)) (not (z139)) (not (z194)) (z239) (z315) (not (z330)) (z376)))
  (:action a84
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (not (z69)) (not (z71)) (not (z75))
      (not (z79)) (not (z87)) (not (z88)) (not (z91)) (z99) (z139) (not (z142)) (not (z144))
      (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181)) (not (z182)) (not (z187))
      (z194) (not (z197)) (not (z198)) (not (z211)) (z220) (not (z233)) (not (z237)) (not (z239))
      (not (z240)) (not (z248)) (not (z250)) (not (z265)) (not (z274)) (not (z302)) (not (z308))
      (not (z314)) (not (z315)) (not (z316)) (not (z324)) (not (z341)) (not (z345)) (not (z366))
      (not (z368)) (not (z372)) (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (not (z99)) (not (z139)) (not (z194)) (z239) (z302) (z315)))
  (:action a85
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (not (z69)) (not (z71)) (not (z75))
      (not (z79)) (not (z87)) (not (z88)) (not (z91)) (z99) (z139) (z142) (not (z144))
      (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181)) (not (z182)) (not (z187))
      (z194) (not (z197)) (not (z198)) (not (z211)) (not (z220)) (not (z233)) (not (z237))
      (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z265)) (not (z274)) (not (z302))
      (not (z308)) (not (z314)) (not (z315)) (not (z316)) (not (z324)) (not (z341)) (not (z345))
      (not (z366)) (not (z368)) (not (z372)) (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (not (z99)) (not (z139)) (not (z142)) (z220) (z239) (z302) (z391)))
  (:action a86
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z23)) (z33) (not (z34)) (not (z40)) (not (z55)) (not (z68))
      (not (z69)) (not (z70)) (not (z75)) (not (z117)) (not (z118)) (not (z121)) (not (z133))
      (not (z139)) (not (z141)) (z145) (not (z158)) (not (z174)) (not (z176)) (not (z178))
      (not (z184)) (not (z195)) (not (z204)) (not (z213)) (not (z226)) (not (z240)) (not (z241))
      (not (z244)) (not (z246)) (not (z253)) (z262) (not (z266)) (not (z271)) (not (z276))
      (not (z277)) (not (z287)) (not (z294)) (not (z302)) (not (z305)) (z318) (not (z320))
      (not (z332)) (not (z333)) (not (z334)) (not (z337)) (not (z356)) (not (z359)) (not (z366))
      (not (z367)) (not (z368)) (not (z373)) (not (z375)) (not (z376)) (z386) (not (z397)))
    :effect (and
      (z240) (not (z262)) (z276) (not (z318))))
  (:action a87
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z23)) (z33) (not (z34)) (not (z55)) (not (z68)) (not (z69))
      (not (z70)) (not (z75)) (not (z117)) (not (z118)) (not (z133)) (not (z139)) (not (z141))
      (z145) (not (z158)) (not (z174)) (not (z176)) (not (z178)) (not (z184)) (z195) (not (z204))
      (not (z226)) (not (z240)) (not (z241)) (not (z244)) (not (z246)) (not (z253)) (z262)
      (not (z266)) (not (z276)) (not (z277)) (not (z287)) (not (z302)) (not (z305)) (not (z318))
      (not (z320)) (not (z332)) (not (z333)) (not (z334)) (not (z356)) (not (z366)) (not (z367))
      (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (not (z195)) (z240) (not (z262)) (z276)))
  (:action a88
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z23)) (z33) (not (z34)) (not (z55)) (not (z68)) (not (z69))
      (not (z70)) (not (z75)) (not (z117)) (not (z118)) (not (z133)) (not (z139)) (not (z141))
      (z145) (not (z158)) (not (z174)) (not (z176)) (z178) (not (z184)) (z195) (not (z204))
      (not (z226)) (not (z240)) (not (z241)) (not (z244)) (not (z246)) (not (z253)) (z262)
      (not (z266)) (not (z276)) (not (z277)) (not (z287)) (not (z302)) (not (z305)) (not (z318))
      (not (z320)) (not (z332)) (not (z333)) (not (z334)) (not (z356)) (not (z366)) (not (z367))
      (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (not (z178)) (not (z195)) (z240) (not (z262)) (z276) (z332)))
  (:action a89
    :parameters ()
    :precondition (and
      (not (z20)) (not (z23)) (not (z34)) (not (z37)) (not (z39)) (not (z46)) (not (z50))
      (not (z63)) (not (z68)) (not (z69)) (not (z70)) (not (z75)) (not (z80)) (not (z94))
      (not (z118)) (not (z130)) (not (z133)) (not (z139)) (z145) (not (z151)) (not (z158))
      (not (z161)) (not (z164)) (not (z176)) (not (z184)) (not (z204)) (not (z226)) (not (z240))
      (not (z241)) (not (z244)) (not (z246)) (not (z249)) (not (z261)) (z262) (not (z268))
      (not (z276)) (z285) (not (z293)) (not (z299)) (not (z302)) (not (z332)) (not (z356))
      (not (z360)) (z363) (not (z366)) (not (z367)) (not (z368)) (not (z375)) (not (z376))
      (not (z381)) (not (z397)))
    :effect (and
      (not (z145)) (z241) (not (z285)) (z293) (not (z363)) (z366) (z397)))
  (:action a90
    :parameters ()
    :precondition (and
      (not (z17)) (not (z20)) (not (z23)) (not (z34)) (not (z60)) (z62) (not (z68)) (not (z69))
      (not (z70)) (not (z74)) (not (z75)) (not (z77)) (z89) (not (z90)) (not (z94)) (not (z101))
      (not (z103)) (not (z114)) (not (z118)) (not (z133)) (not (z139)) (z145) (not (z158))
      (not (z176)) (not (z184)) (not (z186)) (not (z202)) (not (z204)) (not (z217)) (not (z226))
      (not (z240)) (not (z241)) (not (z244)) (not (z246)) (z255) (not (z261)) (z262) (not (z276))
      (not (z302)) (not (z331)) (not (z332)) (not (z347)) (not (z356)) (not (z364)) (not (z366))
      (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (not (z62)) (not (z89)) (not (z145)) (z217) (z241) (not (z255)) (z397)))
  (:action a91
    :parameters ()
    :precondition (and
      (z7) (not (z17)) (not (z20)) (not (z23)) (not (z26)) (not (z34)) (z37) (not (z39))
      (not (z46)) (not (z49)) (not (z68)) (not (z69)) (not (z70)) (not (z75)) (z80) (not (z102))
      (not (z118)) (not (z129)) (not (z133)) (not (z139)) (z145) (not (z148)) (not (z151))
      (not (z158)) (not (z160)) (not (z176)) (not (z184)) (not (z204)) (not (z226)) (not (z240))
      (not (z241)) (not (z244)) (not (z246)) (not (z248)) (z262) (not (z268)) (not (z276))
      (not (z285)) (not (z293)) (not (z299)) (not (z302)) (not (z332)) (not (z343)) (not (z356))
      (not (z360)) (not (z363)) (not (z366)) (not (z367)) (not (z368)) (not (z375)) (not (z376))
      (not (z381)) (not (z397)))
    :effect (and
      (not (z7)) (not (z37)) (not (z80)) (not (z145)) (z226) (z241) (not (z262)) (z293) (z366)))
  (:action a92
    :parameters ()
    :precondition (and
      (not (z7)) (z17) (not (z20)) (not (z23)) (not (z26)) (not (z34)) (not (z37)) (not (z49))
      (not (z60)) (z62) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77))
      (not (z89)) (not (z90)) (not (z101)) (not (z102)) (not (z103)) (not (z114)) (not (z118))
      (not (z129)) (not (z133)) (not (z139)) (z145) (not (z148)) (not (z158)) (not (z160))
      (not (z176)) (not (z184)) (not (z186)) (not (z202)) (not (z204)) (not (z217)) (not (z226))
      (not (z240)) (not (z241)) (not (z244)) (not (z246)) (not (z248)) (z255) (z262) (not (z276))
      (not (z302)) (not (z331)) (not (z332)) (not (z343)) (not (z347)) (not (z356)) (not (z364))
      (not (z366)) (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (not (z17)) (not (z62)) (not (z145)) (z217) (z226) (z241) (not (z255)) (not (z262))))
  (:action a93
    :parameters ()
    :precondition (and
      (z0) (not (z20)) (not (z23)) (not (z28)) (not (z29)) (not (z34)) (not (z37)) (not (z39))
      (not (z46)) (not (z60)) (not (z68)) (not (z69)) (not (z70)) (not (z75)) (not (z79))
      (not (z80)) (not (z103)) (not (z113)) (not (z117)) (not (z118)) (not (z133)) (not (z139))
      (z145) (not (z147)) (not (z151)) (not (z158)) (z173) (not (z174)) (not (z176)) (not (z177))
      (not (z183)) (not (z184)) (not (z199)) (not (z200)) (not (z204)) (not (z211)) (not (z226))
      (not (z229)) (not (z234)) (not (z236)) (not (z240)) (not (z241)) (not (z244)) (not (z246))
      (z262) (not (z268)) (not (z276)) (not (z285)) (not (z291)) (not (z293)) (not (z299))
      (not (z302)) (z325) (not (z329)) (not (z332)) (not (z335)) (not (z356)) (not (z360))
      (not (z363)) (not (z366)) (not (z367)) (not (z368)) (not (z371)) (not (z375)) (not (z376))
      (not (z379)) (not (z381)) (not (z397)))
    :effect (and
      (not (z0)) (not (z145)) (not (z173)) (z244) (z246) (not (z262)) (z293) (not (z325)) (z356)
      (z366)))
  (:action a94
    :parameters ()
    :precondition (and
      (not (z0)) (not (z17)) (not (z20)) (not (z23)) (not (z28)) (not (z29)) (not (z34)) (z60)
      (not (z62)) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77))
      (not (z79)) (not (z89)) (not (z90)) (not (z101)) (z103) (not (z113)) (not (z114))
      (not (z117)) (not (z118)) (not (z133)) (not (z139)) (z145) (not (z147)) (not (z158))
      (not (z173)) (not (z174)) (not (z176)) (not (z177)) (not (z183)) (not (z184)) (not (z186))
      (not (z199)) (not (z200)) (not (z202)) (not (z204)) (not (z211)) (not (z217)) (not (z226))
      (not (z229)) (not (z234)) (not (z236)) (not (z240)) (not (z241)) (not (z244)) (not (z246))
      (not (z255)) (z262) (not (z276)) (not (z291)) (not (z302)) (not (z325)) (not (z329))
      (not (z331)) (not (z332)) (not (z335)) (not (z347)) (not (z356)) (not (z364)) (not (z366))
      (not (z367)) (not (z368)) (not (z371)) (not (z375)) (not (z376)) (not (z379)) (not (z397)))
    :effect (and
      (not (z60)) (not (z103)) (not (z145)) (z217) (z244) (z246) (not (z262)) (z356)))
  (:action a95
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z19)) (not (z20)) (not (z21)) (not (z35)) (not (z45))
      (not (z50)) (not (z56)) (not (z69)) (not (z75)) (not (z78)) (not (z82)) (not (z84))
      (not (z86)) (not (z93)) (not (z96)) (not (z98)) (not (z108)) (not (z135)) (not (z136))
      (not (z139)) (not (z144)) (not (z148)) (not (z160)) (not (z163)) (z169) (not (z170))
      (not (z177)) (not (z185)) (not (z188)) (not (z189)) (not (z200)) (not (z204)) (not (z208))
      (z212) (not (z235)) (not (z236)) (not (z240)) (z243) (not (z245)) (not (z250)) (not (z251))
      (not (z252)) (not (z264)) (not (z265)) (not (z266)) (not (z284)) (not (z301)) (not (z302))
      (z312) (not (z317)) (not (z327)) (not (z328)) (not (z330)) (not (z335)) (not (z339))
      (not (z344)) (not (z349)) (not (z353)) (not (z354)) (not (z361)) (not (z362)) (not (z366))
      (not (z368)) (not (z374)) (not (z376)) (not (z387)))
    :effect (and
      (not (z169)) (z208) (not (z243)) (z252) (z264) (not (z312)) (z344) (z376)))
  (:action a96
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z56)) (not (z69))
      (not (z75)) (not (z81)) (not (z107)) (not (z113)) (not (z122)) (not (z125)) (not (z128))
      (not (z139)) (z159) (not (z190)) (not (z192)) (not (z199)) (z201) (z219) (not (z227))
      (not (z240)) (not (z269)) (not (z273)) (not (z275)) (not (z281)) (not (z283)) (not (z288))
      (not (z301)) (not (z302)) (not (z346)) (not (z359)) (not (z365)) (not (z366)) (not (z368))
      (not (z370)) (not (z373)) (not (z376)) (not (z382)) (not (z392)) (not (z396)))
    :effect (and
      (z128) (not (z159)) (not (z201)) (not (z219)) (z273) (z368) (z396)))
  (:action a97
    :parameters ()
    :precondition (and
      (not (z20)) (not (z34)) (not (z37)) (z39) (not (z46)) (not (z56)) (not (z69)) (not (z75))
      (not (z80)) (not (z81)) (not (z84)) (not (z91)) (not (z97)) (not (z113)) (not (z128))
      (not (z133)) (not (z139)) (z151) (z159) (not (z165)) (not (z184)) (not (z188)) (not (z189))
      (not (z190)) (not (z192)) (not (z240)) (not (z268)) (not (z281)) (not (z283)) (not (z285))
      (not (z288)) (not (z293)) (not (z299)) (not (z302)) (not (z320)) (not (z346)) (not (z359))
      (not (z360)) (not (z363)) (not (z366)) (not (z368)) (not (z370)) (not (z376)) (not (z381))
      (not (z392)) (not (z396)))
    :effect (and
      (not (z39)) (z128) (not (z151)) (not (z159)) (z293) (z366) (z392)))
  (:action a98
    :parameters ()
    :precondition (and
      (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z56)) (not (z69)) (not (z75))
      (not (z80)) (not (z81)) (not (z113)) (not (z128)) (not (z139)) (not (z151)) (z159)
      (not (z190)) (not (z192)) (not (z194)) (not (z240)) (z268) (not (z281)) (not (z283))
      (not (z285)) (not (z288)) (not (z293)) (z299) (not (z302)) (not (z346)) (not (z359))
      (not (z360)) (not (z363)) (not (z366)) (not (z368)) (not (z370)) (not (z376)) (not (z381))
      (not (z392)) (not (z396)))
    :effect (and
      (z128) (not (z159)) (not (z268)) (z293) (not (z299)) (z366) (z396)))
  (:action a99
    :parameters ()
    :precondition (and
      (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z56)) (not (z69)) (not (z75))
      (not (z80)) (not (z81)) (not (z113)) (not (z128)) (not (z139)) (z151) (z159) (not (z190))
      (not (z192)) (not (z240)) (z268) (not (z281)) (not (z283)) (not (z285)) (not (z288))
      (not (z293)) (not (z299)) (not (z302)) (not (z346)) (not (z359)) (z360) (not (z363))
      (not (z366)) (not (z368)) (not (z370)) (not (z376)) (not (z381)) (not (z392)) (not (z396)))
    :effect (and
      (z128) (not (z151)) (not (z159)) (not (z268)) (z281) (z293) (not (z360)) (z366)))
  (:action a100
    :parameters ()
    :precondition (and
      (not (z20)) (not (z34)) (not (z35)) (not (z45)) (not (z56)) (not (z69)) (not (z75))
      (not (z81)) (not (z84)) (not (z91)) (not (z93)) (not (z96)) (not (z97)) (not (z98))
      (not (z113)) (not (z128)) (not (z133)) (not (z139)) (z159) (not (z160)) (not (z163))
      (not (z165)) (not (z177)) (not (z184)) (z188) (not (z189)) (not (z190)) (not (z192))
      (not (z212)) (not (z240)) (not (z245)) (not (z252)) (not (z264)) (not (z281)) (not (z283))
      (not (z284)) (not (z288)) (not (z302)) (not (z317)) (not (z320)) (z339) (not (z344))
      (not (z346)) (not (z349)) (z354) (not (z359)) (not (z362)) (not (z366)) (not (z368))
      (not (z370)) (not (z376)) (not (z387)) (not (z392)) (not (z396)))
    :effect (and
      (z128) (not (z159)) (not (z188)) (z212) (not (z339)) (not (z354)) (z392)))
  (:action a101
    :parameters ()
    :precondition (and
      (not (z20)) (z35) (z45) (not (z56)) (not (z69)) (not (z75)) (not (z81)) (not (z93))
      (not (z96)) (not (z98)) (not (z113)) (not (z128)) (not (z139)) (z159) (not (z160))
      (not (z163)) (not (z177)) (not (z188)) (not (z190)) (not (z192)) (not (z212)) (not (z240))
      (not (z245)) (not (z252)) (not (z264)) (not (z281)) (not (z283)) (not (z284)) (not (z288))
      (not (z302)) (not (z317)) (not (z339)) (not (z344)) (not (z346)) (not (z349)) (not (z354))
      (not (z359)) (not (z362)) (not (z366)) (not (z368)) (not (z370)) (not (z376)) (not (z387))
      (not (z392)) (not (z396)))
    :effect (and
      (not (z35)) (not (z45)) (z128) (not (z159)) (z212) (z396)))
  (:action a102
    :parameters ()
    :precondition (and
      (not (z20)) (not (z35)) (not (z45)) (not (z56)) (not (z69)) (not (z75)) (not (z81))
      (not (z93)) (not (z96)) (not (z98)) (not (z113)) (not (z128)) (not (z139)) (z159)
      (not (z160)) (not (z163)) (not (z177)) (not (z182)) (not (z188)) (not (z190)) (not (z192))
      (not (z212)) (not (z233)) (not (z240)) (not (z245)) (not (z252)) (not (z253)) (not (z264))
      (not (z281)) (not (z283)) (z284) (not (z288)) (not (z300)) (not (z302)) (not (z317))
      (not (z326)) (not (z339)) (not (z344)) (not (z346)) (not (z349)) (z354) (not (z359))
      (not (z362)) (not (z366)) (not (z368)) (not (z370)) (not (z376)) (not (z387)) (not (z392))
      (not (z396)))
    :effect (and
      (z128) (not (z159)) (z212) (z281) (not (z284)) (not (z354))))
  (:action a103
    :parameters ()
    :precondition (and
      (z7) (not (z17)) (not (z20)) (not (z26)) (z37) (not (z39)) (not (z46)) (not (z49))
      (not (z56)) (not (z69)) (not (z75)) (z80) (not (z81)) (not (z102)) (not (z113))
      (not (z128)) (not (z129)) (not (z139)) (not (z148)) (not (z151)) (z159) (not (z160))
      (not (z190)) (not (z192)) (not (z226)) (not (z240)) (not (z248)) (not (z268)) (not (z281))
      (not (z283)) (not (z285)) (not (z288)) (not (z293)) (not (z299)) (not (z302)) (not (z343))
      (not (z346)) (not (z359)) (not (z360)) (not (z363)) (not (z366)) (not (z368)) (not (z370))
      (not (z376)) (not (z381)) (not (z392)) (not (z396)))
    :effect (and
      (not (z37)) (not (z80)) (z129) (not (z159)) (z293) (z366) (z396)))
  (:action a104
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (not (z7)) (not (z11)) (not (z17)) (not (z19)) (not (z20)) (not (z21))
      (not (z26)) (not (z37)) (not (z49)) (not (z50)) (not (z53)) (not (z69)) (not (z71))
      (not (z75)) (not (z82)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z102))
      (not (z108)) (not (z129)) (z139) (z148) (not (z160)) (not (z169)) (not (z185)) (not (z187))
      (not (z189)) (z194) (not (z200)) (not (z211)) (not (z226)) (not (z235)) (not (z236))
      (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z302)) (z312) (not (z315))
      (not (z324)) (not (z330)) (not (z335)) (not (z341)) (not (z343)) (not (z353)) (not (z366))
      (not (z368)) (not (z372)) (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (not (z4)) (z129) (not (z139)) (not (z148)) (not (z194)) (z239) (z248) (not (z312)) (z376)))
  (:action a105
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z11)) (not (z17)) (not (z20)) (not (z26)) (not (z37))
      (not (z49)) (not (z53)) (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z87))
      (not (z88)) (not (z91)) (z99) (not (z102)) (not (z129)) (z139) (not (z142)) (not (z144))
      (not (z148)) (not (z154)) (not (z157)) (not (z160)) (not (z165)) (not (z180)) (not (z181))
      (not (z182)) (not (z187)) (z194) (not (z197)) (not (z198)) (not (z211)) (not (z220))
      (not (z226)) (not (z233)) (not (z237)) (not (z239)) (not (z240)) (not (z248)) (not (z250))
      (not (z265)) (not (z274)) (not (z302)) (z308) (z314) (not (z315)) (not (z316)) (not (z324))
      (not (z341)) (not (z343)) (z345) (not (z366)) (not (z368)) (not (z372)) (not (z376))
      (not (z390)) (not (z391)))
    :effect (and
      (not (z99)) (z129) (not (z139)) (not (z194)) (z220) (z239) (z248) (z302) (not (z308))
      (not (z314)) (not (z345))))
  (:action a106
    :parameters ()
    :precondition (and
      (not (z8)) (z16) (not (z20)) (not (z40)) (not (z49)) (not (z52)) (not (z57)) (not (z63))
      (z64) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z87)) (not (z97)) (z106)
      (not (z119)) (not (z121)) (not (z124)) (not (z127)) (not (z131)) (not (z139)) (not (z161))
      (not (z172)) (not (z183)) (not (z203)) (not (z210)) (not (z213)) (z215) (not (z225))
      (not (z240)) (not (z249)) (not (z256)) (not (z271)) (not (z286)) (not (z294)) (not (z300))
      (not (z302)) (not (z309)) (not (z310)) (not (z318)) (not (z337)) (not (z343)) (not (z350))
      (not (z351)) (not (z359)) (not (z361)) (not (z366)) (not (z368)) (not (z373)) (not (z376))
      (not (z386)))
    :effect (and
      (not (z106)) (z131) (not (z215)) (z271) (z350)))
  (:action a107
    :parameters ()
    :precondition (and
      (not (z20)) (not (z26)) (not (z30)) (not (z31)) (not (z59)) (z69) (not (z75)) (not (z79))
      (not (z91)) (not (z99)) (not (z102)) (not (z112)) (not (z121)) (not (z137)) (not (z139))
      (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (z181)
      (not (z182)) (not (z197)) (not (z198)) (not (z205)) (not (z207)) (not (z209)) (not (z216))
      (not (z220)) (not (z222)) (not (z233)) (z237) (not (z240)) (not (z259)) (not (z265))
      (not (z274)) (not (z302)) (not (z308)) (not (z314)) (z316) (not (z337)) (not (z345))
      (not (z366)) (not (z368)) (not (z376)) (not (z385)) (not (z399)))
    :effect (and
      (not (z69)) (z137) (not (z181)) (z220) (not (z237)) (z302) (not (z316)) (z399)))
  (:action a108
    :parameters ()
    :precondition (and
      (not (z20)) (not (z26)) (not (z30)) (not (z31)) (not (z59)) (z69) (not (z75)) (not (z79))
      (not (z91)) (not (z99)) (not (z102)) (not (z112)) (not (z121)) (not (z137)) (not (z139))
      (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181))
      (not (z182)) (not (z197)) (not (z198)) (not (z205)) (not (z207)) (not (z209)) (not (z216))
      (not (z220)) (not (z222)) (not (z233)) (not (z237)) (not (z240)) (not (z259)) (not (z265))
      (not (z274)) (not (z302)) (not (z308)) (not (z314)) (z316) (not (z337)) (not (z345))
      (not (z366)) (not (z368)) (not (z376)) (not (z385)) (not (z399)))
    :effect (and
      (not (z69)) (z137) (z205) (z220) (z302) (not (z316))))
  (:action a109
    :parameters ()
    :precondition (and
      (not (z20)) (not (z26)) (not (z30)) (not (z31)) (not (z59)) (z69) (not (z75)) (not (z79))
      (not (z91)) (not (z99)) (not (z102)) (not (z112)) (not (z121)) (not (z125)) (not (z137))
      (not (z139)) (not (z142)) (not (z144)) (not (z154)) (z157) (not (z165)) (not (z180))
      (not (z181)) (not (z182)) (not (z197)) (not (z198)) (not (z205)) (not (z207)) (not (z209))
      (not (z216)) (not (z220)) (not (z222)) (not (z233)) (not (z237)) (not (z240)) (not (z259))
      (not (z265)) (not (z274)) (not (z288)) (not (z302)) (not (z308)) (not (z314)) (z316)
      (not (z337)) (not (z345)) (not (z366)) (not (z368)) (not (z376)) (not (z385)) (not (z399)))
    :effect (and
      (not (z69)) (z137) (not (z157)) (z209) (z220) (z302) (not (z316))))
  (:action a110
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (not (z56)) (not (z69)) (not (z71))
      (not (z75)) (not (z81)) (not (z87)) (not (z88)) (not (z113)) (not (z128)) (not (z139))
      (z159) (not (z187)) (not (z190)) (not (z192)) (not (z194)) (not (z211)) (z239) (not (z240))
      (not (z248)) (not (z250)) (not (z281)) (not (z283)) (not (z288)) (not (z302)) (z315)
      (not (z324)) (not (z341)) (not (z346)) (not (z359)) (not (z366)) (not (z368)) (not (z370))
      (not (z372)) (not (z376)) (not (z390)) (not (z391)) (not (z392)) (not (z396)))
    :effect (and
      (z139) (z194) (not (z239)) (not (z315)) (z396)))
  (:action a111
    :parameters ()
    :precondition (and
      (not (z5)) (z11) (not (z20)) (not (z22)) (not (z41)) (not (z53)) (not (z56)) (not (z61))
      (not (z69)) (z71) (not (z75)) (not (z81)) (not (z87)) (not (z88)) (not (z107)) (not (z113))
      (not (z124)) (not (z128)) (not (z139)) (z159) (not (z185)) (not (z187)) (not (z190))
      (not (z192)) (not (z194)) (not (z210)) (not (z211)) (not (z239)) (not (z240)) (not (z248))
      (not (z250)) (not (z281)) (not (z283)) (not (z288)) (not (z302)) (not (z315)) (not (z321))
      (not (z324)) (not (z341)) (not (z346)) (not (z359)) (not (z366)) (not (z367)) (not (z368))
      (not (z370)) (not (z372)) (not (z376)) (not (z390)) (not (z391)) (not (z392)) (not (z396)))
    :effect (and
      (not (z11)) (not (z71)) (z139) (not (z159)) (z194) (z321) (z346)))
  (:action a112
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (not (z56)) (not (z69)) (not (z71))
      (not (z75)) (not (z81)) (not (z87)) (not (z88)) (not (z94)) (not (z113)) (not (z128))
      (not (z139)) (z159) (z187) (not (z190)) (not (z192)) (not (z194)) (not (z211)) (z239)
      (not (z240)) (not (z248)) (not (z250)) (not (z261)) (not (z262)) (not (z281)) (not (z283))
      (not (z288)) (not (z302)) (not (z315)) (not (z324)) (not (z341)) (not (z346)) (not (z359))
      (not (z366)) (not (z368)) (not (z370)) (z372) (not (z376)) (not (z390)) (not (z391))
      (not (z392)) (not (z396)))
    :effect (and
      (z139) (not (z159)) (not (z187)) (z194) (not (z239)) (z281) (not (z372)) (z396)))
  (:action a113
    :parameters ()
    :precondition (and
      (not (z5)) (z11) (not (z20)) (not (z53)) (not (z56)) (not (z69)) (not (z71)) (not (z75))
      (not (z81)) (not (z87)) (not (z88)) (not (z113)) (not (z125)) (not (z128)) (not (z139))
      (z159) (not (z187)) (not (z190)) (not (z192)) (not (z194)) (not (z209)) (not (z211))
      (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z281)) (not (z283)) (not (z288))
      (not (z302)) (not (z315)) (not (z324)) (not (z341)) (not (z346)) (not (z359)) (not (z366))
      (not (z368)) (not (z370)) (not (z372)) (not (z376)) (not (z390)) (not (z391)) (not (z392))
      (not (z396)))
    :effect (and
      (not (z11)) (z139) (not (z159)) (z194) (z288) (z346)))
  (:action a114
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z50)) (not (z53)) (not (z63)) (not (z69))
      (not (z71)) (not (z75)) (not (z79)) (not (z87)) (not (z88)) (not (z89)) (not (z91))
      (not (z94)) (not (z99)) (not (z130)) (not (z139)) (not (z142)) (not (z144)) (not (z154))
      (not (z157)) (not (z161)) (not (z164)) (not (z165)) (not (z180)) (not (z181)) (not (z182))
      (z187) (not (z194)) (not (z197)) (not (z198)) (not (z211)) (z220) (not (z233)) (not (z237))
      (z239) (not (z240)) (not (z248)) (not (z249)) (not (z250)) (not (z261)) (not (z262))
      (not (z265)) (not (z274)) (not (z285)) (z302) (not (z308)) (not (z314)) (not (z315))
      (not (z316)) (not (z317)) (not (z324)) (not (z341)) (not (z345)) (not (z363)) (not (z366))
      (not (z368)) (z372) (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (z139) (not (z187)) (z194) (not (z220)) (not (z239)) (z261) (z274) (not (z302)) (z314)
      (not (z372))))
  (:action a115
    :parameters ()
    :precondition (and
      (not (z5)) (z11) (not (z20)) (not (z53)) (not (z69)) (z71) (not (z75)) (not (z79))
      (not (z87)) (not (z88)) (not (z91)) (not (z99)) (not (z139)) (not (z142)) (not (z144))
      (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181)) (not (z182)) (not (z187))
      (not (z194)) (not (z197)) (not (z198)) (not (z211)) (z220) (not (z233)) (not (z237))
      (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z265)) (not (z274)) (z302)
      (not (z308)) (not (z314)) (not (z315)) (not (z316)) (not (z321)) (not (z324)) (not (z341))
      (not (z345)) (not (z366)) (not (z368)) (not (z372)) (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (not (z11)) (not (z71)) (z139) (z194) (not (z220)) (not (z302)) (z316)))
  (:action a116
    :parameters ()
    :precondition (and
      (not (z5)) (z11) (not (z20)) (z53) (not (z56)) (not (z69)) (not (z71)) (not (z75))
      (not (z81)) (not (z87)) (not (z88)) (not (z113)) (not (z128)) (not (z139)) (z159)
      (not (z187)) (not (z190)) (not (z192)) (not (z194)) (not (z211)) (not (z239)) (not (z240))
      (not (z248)) (not (z250)) (not (z281)) (not (z283)) (not (z288)) (not (z302)) (not (z315))
      (not (z324)) (not (z341)) (not (z346)) (not (z359)) (not (z366)) (not (z368)) (not (z370))
      (not (z372)) (not (z376)) (not (z390)) (not (z391)) (not (z392)) (not (z396)))
    :effect (and
      (not (z11)) (not (z53)) (z139) (z192) (z194) (z346)))
  (:action a117
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (z53) (not (z56)) (not (z69)) (not (z71)) (not (z75))
      (not (z81)) (not (z87)) (z88) (not (z113)) (not (z128)) (not (z139)) (z159) (not (z187))
      (not (z190)) (not (z192)) (not (z194)) (not (z211)) (not (z239)) (not (z240)) (not (z248))
      (not (z250)) (not (z281)) (not (z283)) (not (z288)) (not (z302)) (not (z315)) (not (z324))
      (not (z341)) (not (z346)) (not (z359)) (not (z366)) (not (z368)) (not (z370)) (not (z372))
      (not (z376)) (not (z390)) (not (z391)) (not (z392)) (not (z396)))
    :effect (and
      (not (z53)) (not (z88)) (z139) (z192) (z194) (z370)))
  (:action a118
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z40)) (z53) (not (z56)) (not (z69)) (not (z71))
      (not (z75)) (not (z81)) (z87) (not (z88)) (not (z113)) (not (z121)) (not (z128))
      (not (z139)) (z159) (not (z187)) (not (z190)) (not (z192)) (not (z194)) (not (z211))
      (not (z213)) (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z271)) (not (z281))
      (not (z283)) (not (z288)) (not (z294)) (not (z302)) (not (z315)) (not (z318)) (not (z324))
      (not (z337)) (not (z341)) (not (z346)) (not (z359)) (not (z366)) (not (z368)) (not (z370))
      (not (z372)) (not (z373)) (not (z376)) (not (z386)) (not (z390)) (not (z391)) (not (z392))
      (not (z396)))
    :effect (and
      (not (z53)) (not (z87)) (z139) (z192) (z194) (z359) (z370)))
  (:action a119
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (z53) (not (z56)) (not (z69)) (not (z71)) (not (z75))
      (not (z81)) (not (z87)) (z88) (not (z113)) (not (z128)) (not (z139)) (z159) (not (z187))
      (not (z190)) (not (z192)) (not (z194)) (not (z211)) (not (z239)) (not (z240)) (not (z248))
      (not (z250)) (not (z281)) (not (z283)) (not (z288)) (not (z302)) (not (z315)) (not (z324))
      (not (z341)) (not (z346)) (not (z359)) (not (z366)) (not (z368)) (not (z370)) (not (z372))
      (not (z376)) (z390) (not (z391)) (not (z392)) (not (z396)))
    :effect (and
      (not (z53)) (not (z88)) (z139) (z192) (z194) (z283) (z370) (not (z390))))
  (:action a120
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (z11) (not (z19)) (not (z20)) (not (z21)) (not (z50)) (not (z53))
      (not (z69)) (not (z71)) (not (z75)) (not (z82)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z108)) (not (z139)) (not (z148)) (not (z169)) (not (z185)) (not (z187))
      (not (z189)) (not (z194)) (not (z200)) (not (z211)) (not (z235)) (not (z236)) (not (z239))
      (not (z240)) (not (z248)) (not (z250)) (not (z302)) (not (z312)) (not (z315)) (not (z324))
      (not (z330)) (not (z335)) (not (z341)) (not (z353)) (not (z366)) (not (z368)) (not (z372))
      (z376) (not (z390)) (not (z391)))
    :effect (and
      (not (z11)) (z139) (z194) (z235) (not (z376))))
  (:action a121
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z5)) (not (z11)) (not (z19)) (not (z20)) (not (z21))
      (not (z28)) (not (z29)) (not (z50)) (not (z53)) (not (z60)) (not (z69)) (not (z71))
      (not (z75)) (not (z79)) (not (z82)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z103)) (not (z108)) (not (z113)) (not (z117)) (not (z139)) (not (z147)) (not (z148))
      (not (z169)) (z173) (not (z174)) (not (z177)) (not (z183)) (not (z185)) (not (z187))
      (not (z189)) (not (z194)) (not (z199)) (not (z200)) (z211) (not (z229)) (not (z234))
      (not (z235)) (not (z236)) (not (z239)) (not (z240)) (not (z244)) (not (z246)) (not (z248))
      (not (z250)) (not (z291)) (not (z302)) (not (z312)) (not (z315)) (not (z324)) (not (z325))
      (not (z329)) (not (z330)) (not (z335)) (not (z341)) (not (z353)) (not (z356)) (not (z366))
      (not (z368)) (not (z371)) (not (z372)) (z376) (not (z379)) (not (z390)) (not (z391)))
    :effect (and
      (z139) (not (z173)) (z194) (z200) (not (z211)) (z236) (z335) (not (z376))))
  (:action a122
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (not (z56)) (not (z69)) (not (z71))
      (not (z75)) (not (z81)) (not (z87)) (not (z88)) (not (z113)) (not (z128)) (not (z139))
      (z159) (not (z187)) (not (z190)) (not (z192)) (z194) (not (z211)) (z239) (not (z240))
      (not (z248)) (not (z250)) (not (z281)) (not (z283)) (not (z288)) (not (z302)) (not (z315))
      (not (z324)) (not (z341)) (not (z346)) (not (z359)) (not (z366)) (not (z368)) (not (z370))
      (not (z372)) (not (z376)) (not (z390)) (z391) (not (z392)) (not (z396)))
    :effect (and
      (z128) (z139) (not (z159)) (not (z239)) (not (z391)) (z396)))
  (:action a123
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z34)) (not (z53)) (not (z56)) (not (z69))
      (not (z71)) (not (z75)) (not (z81)) (not (z84)) (not (z87)) (z88) (not (z91)) (not (z97))
      (not (z113)) (not (z128)) (not (z133)) (not (z139)) (z159) (not (z165)) (not (z184))
      (not (z187)) (not (z188)) (not (z189)) (not (z190)) (not (z192)) (not (z194)) (not (z211))
      (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z281)) (not (z283)) (not (z288))
      (not (z302)) (not (z315)) (not (z320)) (not (z324)) (not (z341)) (not (z346)) (not (z359))
      (not (z366)) (not (z368)) (not (z370)) (z372) (not (z376)) (not (z390)) (not (z391))
      (not (z392)) (not (z396)))
    :effect (and
      (not (z88)) (z128) (z139) (not (z159)) (z194) (not (z372)) (z392)))
  (:action a124
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (not (z56)) (not (z69)) (not (z71))
      (not (z75)) (not (z81)) (not (z87)) (not (z88)) (not (z113)) (not (z128)) (not (z139))
      (z159) (not (z187)) (not (z190)) (not (z192)) (not (z194)) (not (z211)) (not (z239))
      (not (z240)) (not (z248)) (not (z250)) (not (z281)) (not (z283)) (not (z288)) (not (z302))
      (z315) (not (z324)) (not (z341)) (not (z346)) (not (z359)) (not (z366)) (not (z368))
      (not (z370)) (z372) (not (z376)) (not (z390)) (z391) (not (z392)) (not (z396)))
    :effect (and
      (z128) (z139) (not (z159)) (z194) (z281) (not (z315)) (not (z372)) (not (z391))))
  (:action a125
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z25) (z27) (not (z36)) (z40) (not (z41)) (not (z48))
      (not (z51)) (not (z69)) (not (z75)) (not (z87)) (not (z107)) (not (z116)) (not (z121))
      (not (z122)) (not (z125)) (not (z139)) (not (z140)) (not (z199)) (not (z201)) (not (z213))
      (not (z219)) (not (z221)) (not (z224)) (not (z227)) (not (z234)) (not (z240)) (not (z258))
      (not (z260)) (not (z269)) (not (z271)) (z273) (not (z275)) (not (z291)) (not (z294))
      (not (z301)) (not (z302)) (not (z304)) (not (z318)) (not (z328)) (not (z337)) (not (z359))
      (not (z365)) (not (z366)) (z368) (not (z373)) (not (z376)) (not (z382)) (not (z386))
      (not (z393)))
    :effect (and
      (not (z25)) (not (z27)) (not (z40)) (z140) (z365) (not (z368)) (z373) (z382)))
  (:action a126
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z25) (z27) (not (z36)) (not (z40)) (not (z41))
      (not (z48)) (not (z51)) (not (z69)) (not (z75)) (not (z107)) (not (z116)) (not (z122))
      (not (z125)) (not (z139)) (not (z140)) (not (z199)) (not (z201)) (not (z219)) (z221)
      (not (z224)) (not (z227)) (not (z234)) (not (z240)) (not (z258)) (not (z260)) (not (z269))
      (z273) (not (z275)) (not (z291)) (not (z301)) (not (z302)) (not (z304)) (not (z328))
      (not (z365)) (not (z366)) (z368) (not (z373)) (not (z376)) (not (z382)) (not (z393)))
    :effect (and
      (not (z25)) (not (z27)) (z140) (not (z221)) (z269) (z365) (not (z368))))
  (:action a127
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z25)) (z27) (not (z36)) (not (z40)) (not (z41))
      (not (z48)) (not (z51)) (not (z69)) (not (z75)) (not (z107)) (z116) (not (z122))
      (not (z125)) (not (z139)) (not (z140)) (not (z199)) (not (z201)) (not (z219)) (not (z221))
      (not (z224)) (not (z227)) (not (z234)) (not (z240)) (not (z258)) (z260) (not (z269)) (z273)
      (not (z275)) (not (z291)) (not (z301)) (not (z302)) (not (z304)) (not (z328)) (not (z365))
      (not (z366)) (z368) (not (z373)) (not (z376)) (not (z382)) (z393))
    :effect (and
      (not (z27)) (not (z116)) (z140) (z201) (not (z260)) (not (z273)) (not (z368)) (z382)
      (not (z393))))
  (:action a128
    :parameters ()
    :precondition (and
      (z16) (not (z20)) (not (z25)) (not (z40)) (not (z48)) (not (z49)) (z51) (not (z57))
      (not (z63)) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z101))
      (not (z116)) (not (z119)) (not (z124)) (not (z131)) (not (z139)) (not (z140)) (not (z150))
      (not (z161)) (not (z172)) (not (z183)) (not (z194)) (not (z202)) (not (z203)) (z215)
      (not (z221)) (not (z224)) (not (z225)) (not (z234)) (not (z240)) (not (z249)) (not (z256))
      (not (z258)) (z260) (not (z271)) (not (z291)) (not (z299)) (not (z302)) (z304) (not (z328))
      (not (z343)) (not (z350)) (not (z351)) (not (z366)) (not (z368)) (not (z376)) (not (z393)))
    :effect (and
      (not (z16)) (not (z51)) (z140) (z203) (not (z215)) (not (z260)) (not (z304)) (z351)))
  (:action a129
    :parameters ()
    :precondition (and
      (not (z20)) (not (z25)) (not (z26)) (not (z30)) (not (z31)) (not (z40)) (not (z48))
      (not (z51)) (not (z59)) (z69) (not (z75)) (not (z102)) (not (z112)) (not (z116))
      (not (z121)) (not (z137)) (not (z139)) (not (z140)) (not (z205)) (not (z207)) (not (z209))
      (not (z216)) (not (z221)) (not (z222)) (z224) (not (z234)) (not (z240)) (z258) (not (z259))
      (z260) (not (z291)) (not (z302)) (not (z304)) (not (z328)) (not (z337)) (not (z366))
      (not (z368)) (not (z376)) (not (z385)) (not (z393)) (not (z399)))
    :effect (and
      (not (z69)) (z140) (z207) (not (z224)) (not (z258)) (not (z260))))
  (:action a130
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z25)) (z27) (not (z36)) (not (z40)) (not (z41))
      (not (z48)) (not (z51)) (not (z69)) (not (z75)) (not (z107)) (not (z116)) (not (z122))
      (not (z125)) (not (z139)) (not (z140)) (not (z199)) (not (z201)) (not (z219)) (not (z221))
      (not (z224)) (not (z227)) (not (z234)) (not (z240)) (not (z258)) (z260) (not (z269)) (z273)
      (not (z275)) (not (z291)) (not (z301)) (not (z302)) (z304) (not (z328)) (not (z365))
      (not (z366)) (z368) (not (z373)) (not (z376)) (not (z382)) (not (z393)))
    :effect (and
      (z140) (z219) (not (z260)) (not (z304)) (not (z368))))
  (:action a131
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z25)) (z27) (not (z36)) (not (z40)) (not (z41))
      (not (z48)) (z51) (not (z69)) (not (z75)) (not (z107)) (not (z116)) (not (z122))
      (not (z125)) (not (z139)) (not (z140)) (not (z194)) (not (z199)) (not (z201)) (not (z219))
      (not (z221)) (not (z224)) (not (z227)) (not (z234)) (not (z240)) (not (z258)) (z260)
      (not (z269)) (z273) (not (z275)) (not (z291)) (not (z301)) (not (z302)) (z304) (not (z328))
      (not (z365)) (not (z366)) (z368) (not (z373)) (not (z376)) (not (z382)) (not (z393)))
    :effect (and
      (not (z51)) (z140) (z201) (z219) (not (z260)) (not (z273)) (not (z304)) (not (z368))))
  (:action a132
    :parameters ()
    :precondition (and
      (not (z20)) (not (z25)) (not (z26)) (not (z30)) (not (z31)) (not (z40)) (z48) (not (z51))
      (not (z59)) (z69) (not (z75)) (not (z102)) (not (z112)) (z116) (not (z121)) (not (z137))
      (not (z139)) (not (z140)) (not (z205)) (not (z207)) (not (z209)) (not (z216)) (not (z221))
      (not (z222)) (z224) (not (z234)) (not (z240)) (not (z258)) (not (z259)) (not (z260))
      (not (z291)) (not (z302)) (not (z304)) (not (z328)) (not (z337)) (not (z366)) (not (z368))
      (not (z376)) (not (z385)) (not (z393)) (not (z399)))
    :effect (and
      (not (z48)) (not (z69)) (not (z116)) (z140) (z222) (not (z224)) (z385) (z399)))
  (:action a133
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z25)) (z27) (not (z36)) (not (z40)) (not (z41))
      (z48) (not (z51)) (not (z69)) (not (z75)) (not (z107)) (z116) (not (z122)) (not (z125))
      (not (z139)) (not (z140)) (not (z199)) (not (z201)) (not (z219)) (not (z221)) (z224)
      (not (z227)) (not (z234)) (not (z240)) (not (z258)) (not (z260)) (not (z269)) (z273)
      (not (z275)) (not (z291)) (not (z301)) (not (z302)) (not (z304)) (not (z328)) (not (z365))
      (not (z366)) (z368) (not (z373)) (not (z376)) (not (z382)) (not (z393)))
    :effect (and
      (not (z27)) (not (z48)) (not (z116)) (z140) (z201) (not (z224)) (z227) (not (z273))
      (not (z368))))
  (:action a134
    :parameters ()
    :precondition (and
      (z16) (not (z20)) (z25) (z40) (not (z48)) (not (z49)) (not (z51)) (not (z57)) (not (z63))
      (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z87)) (not (z97)) (not (z116))
      (not (z119)) (not (z121)) (not (z124)) (not (z131)) (not (z139)) (not (z140)) (not (z161))
      (not (z172)) (not (z183)) (not (z203)) (not (z213)) (z215) (not (z221)) (not (z224))
      (not (z225)) (not (z234)) (not (z240)) (not (z249)) (not (z256)) (not (z258)) (not (z260))
      (not (z271)) (not (z291)) (not (z294)) (not (z302)) (not (z304)) (not (z318)) (not (z328))
      (not (z337)) (not (z343)) (not (z350)) (not (z351)) (not (z359)) (not (z366)) (not (z368))
      (not (z373)) (not (z376)) (not (z386)) (not (z393)))
    :effect (and
      (not (z25)) (not (z40)) (z131) (z140) (not (z215)) (z271) (z350)))
  (:action a135
    :parameters ()
    :precondition (and
      (not (z20)) (z25) (not (z26)) (not (z30)) (not (z31)) (not (z40)) (not (z48)) (not (z51))
      (not (z59)) (z69) (not (z75)) (not (z102)) (not (z112)) (not (z116)) (not (z121))
      (not (z137)) (not (z139)) (not (z140)) (not (z205)) (not (z207)) (not (z209)) (not (z216))
      (z221) (not (z222)) (not (z224)) (not (z234)) (not (z240)) (not (z258)) (not (z259))
      (not (z260)) (not (z291)) (not (z302)) (not (z304)) (not (z328)) (not (z337)) (not (z366))
      (not (z368)) (not (z376)) (not (z385)) (not (z393)) (not (z399)))
    :effect (and
      (not (z25)) (not (z69)) (z137) (z140) (not (z221)) (z399)))
  (:action a136
    :parameters ()
    :precondition (and
      (not (z20)) (not (z25)) (not (z26)) (not (z30)) (not (z31)) (not (z40)) (z48) (not (z51))
      (not (z59)) (z69) (not (z75)) (not (z102)) (not (z112)) (not (z116)) (not (z121))
      (not (z137)) (not (z139)) (not (z140)) (not (z205)) (not (z207)) (not (z209)) (not (z216))
      (z221) (not (z222)) (not (z224)) (not (z234)) (not (z240)) (not (z258)) (not (z259))
      (not (z260)) (not (z291)) (not (z302)) (not (z304)) (not (z328)) (not (z337)) (not (z366))
      (not (z368)) (not (z376)) (not (z385)) (z393) (not (z399)))
    :effect (and
      (not (z48)) (not (z69)) (z137) (z140) (z205) (not (z221)) (not (z393))))
  (:action a137
    :parameters ()
    :precondition (and
      (not (z20)) (not (z25)) (not (z26)) (not (z30)) (not (z31)) (not (z40)) (not (z48))
      (not (z51)) (not (z59)) (z69) (not (z75)) (not (z102)) (not (z112)) (z116) (not (z121))
      (not (z125)) (not (z137)) (not (z139)) (not (z140)) (not (z205)) (not (z207)) (not (z209))
      (not (z216)) (z221) (not (z222)) (not (z224)) (not (z234)) (not (z240)) (not (z258))
      (not (z259)) (not (z260)) (not (z288)) (not (z291)) (not (z302)) (not (z304)) (not (z328))
      (not (z337)) (not (z366)) (not (z368)) (not (z376)) (not (z385)) (not (z393)) (not (z399)))
    :effect (and
      (not (z69)) (not (z116)) (z137) (z140) (z209) (not (z221))))
  (:action a138
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z30)) (z33) (not (z52)) (not (z55)) (not (z58)) (z64)
      (not (z69)) (not (z73)) (not (z75)) (not (z106)) (not (z117)) (not (z127)) (not (z139))
      (not (z141)) (not (z174)) (not (z176)) (not (z178)) (not (z195)) (not (z210)) (z240)
      (not (z253)) (not (z266)) (not (z277)) (not (z286)) (not (z287)) (not (z290)) (not (z300))
      (not (z302)) (not (z305)) (not (z309)) (z310) (not (z318)) (not (z320)) (not (z331))
      (not (z333)) (not (z334)) (not (z361)) (not (z366)) (not (z368)) (not (z376)) (not (z378)))
    :effect (and
      (not (z33)) (z141) (not (z240)) (z277) (z305) (not (z310))))
  (:action a139
    :parameters ()
    :precondition (and
      (z5) (not (z11)) (not (z20)) (not (z53)) (not (z56)) (not (z69)) (not (z71)) (not (z75))
      (not (z78)) (not (z79)) (not (z87)) (z88) (not (z91)) (not (z99)) (not (z135)) (not (z136))
      (not (z139)) (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z170))
      (not (z180)) (not (z181)) (not (z182)) (not (z187)) (not (z194)) (not (z197)) (not (z198))
      (not (z204)) (not (z208)) (not (z211)) (z220) (not (z233)) (not (z237)) (not (z239))
      (not (z240)) (not (z243)) (not (z248)) (z250) (not (z251)) (not (z265)) (not (z266))
      (not (z274)) (not (z301)) (z302) (not (z308)) (not (z314)) (not (z315)) (not (z316))
      (not (z324)) (not (z327)) (not (z328)) (not (z341)) (not (z345)) (not (z361)) (not (z366))
      (not (z368)) (not (z372)) (not (z374)) (not (z376)) (z390) (not (z391)))
    :effect (and
      (not (z5)) (not (z88)) (z139) (z144) (z194) (not (z220)) (not (z250)) (z265) (not (z302))
      (z308) (z345) (not (z390))))
  (:action a140
    :parameters ()
    :precondition (and
      (not (z20)) (not (z23)) (not (z30)) (not (z34)) (not (z37)) (not (z39)) (not (z46))
      (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z80)) (not (z118))
      (not (z133)) (not (z139)) (not (z141)) (not (z145)) (not (z151)) (not (z158)) (z176)
      (not (z184)) (not (z204)) (not (z226)) (not (z240)) (z241) (not (z244)) (not (z246))
      (not (z262)) (not (z268)) (not (z276)) (not (z285)) (z293) (not (z299)) (not (z302))
      (not (z331)) (not (z332)) (not (z356)) (not (z360)) (not (z363)) (z366) (not (z367))
      (not (z368)) (not (z375)) (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (z145) (not (z176)) (not (z241)) (z262) (not (z293)) (not (z366))))
  (:action a141
    :parameters ()
    :precondition (and
      (not (z17)) (not (z20)) (not (z23)) (not (z30)) (not (z34)) (not (z60)) (not (z62))
      (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z89)) (not (z90)) (not (z101)) (not (z103)) (not (z114)) (not (z118)) (not (z133))
      (not (z139)) (not (z141)) (not (z145)) (not (z158)) (z176) (not (z184)) (not (z186))
      (not (z202)) (not (z204)) (z217) (not (z226)) (not (z240)) (z241) (not (z244)) (not (z246))
      (not (z255)) (not (z262)) (not (z276)) (not (z302)) (not (z331)) (not (z332)) (not (z347))
      (not (z356)) (not (z364)) (not (z366)) (not (z367)) (not (z368)) (not (z375)) (not (z376))
      (not (z397)))
    :effect (and
      (z145) (not (z176)) (not (z217)) (not (z241)) (z262) (z331)))
  (:action a142
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z23)) (z33) (not (z34)) (not (z55)) (z68) (not (z69))
      (not (z70)) (not (z75)) (not (z117)) (not (z118)) (not (z133)) (not (z139)) (not (z141))
      (not (z145)) (not (z158)) (not (z174)) (not (z176)) (not (z178)) (not (z184)) (not (z195))
      (not (z204)) (not (z226)) (z240) (z241) (not (z244)) (not (z246)) (not (z253)) (not (z262))
      (not (z266)) (not (z276)) (not (z277)) (not (z287)) (not (z302)) (not (z305)) (not (z318))
      (not (z320)) (not (z332)) (not (z333)) (not (z334)) (not (z356)) (not (z366)) (not (z367))
      (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (not (z33)) (not (z68)) (z145) (not (z240)) (not (z241)) (z262) (z277)))
  (:action a143
    :parameters ()
    :precondition (and
      (not (z20)) (not (z23)) (not (z34)) (not (z37)) (not (z39)) (not (z46)) (not (z50))
      (not (z63)) (not (z68)) (not (z69)) (not (z70)) (not (z75)) (not (z80)) (not (z89))
      (not (z94)) (not (z118)) (not (z130)) (not (z133)) (not (z139)) (not (z145)) (not (z151))
      (not (z158)) (not (z161)) (not (z164)) (not (z176)) (not (z184)) (not (z187)) (not (z204))
      (not (z226)) (not (z240)) (z241) (not (z244)) (not (z246)) (not (z249)) (not (z261)) (z262)
      (not (z268)) (not (z274)) (not (z276)) (not (z285)) (z293) (not (z299)) (not (z302))
      (not (z317)) (not (z332)) (not (z356)) (not (z360)) (not (z363)) (z366) (not (z367))
      (not (z368)) (not (z375)) (not (z376)) (not (z381)) (z397))
    :effect (and
      (z145) (not (z241)) (z285) (not (z293)) (z363) (not (z366)) (not (z397))))
  (:action a144
    :parameters ()
    :precondition (and
      (not (z13)) (not (z20)) (not (z21)) (not (z22)) (z23) (z33) (not (z34)) (not (z55))
      (not (z57)) (not (z68)) (not (z69)) (not (z70)) (not (z75)) (not (z81)) (not (z117))
      (not (z118)) (not (z133)) (not (z134)) (not (z139)) (not (z141)) (not (z145)) (z158)
      (not (z174)) (not (z176)) (not (z178)) (not (z180)) (not (z184)) (not (z190)) (not (z195))
      (not (z197)) (not (z198)) (not (z204)) (not (z226)) (z240) (not (z241)) (not (z244))
      (not (z245)) (not (z246)) (not (z253)) (not (z259)) (not (z262)) (not (z266)) (not (z276))
      (not (z277)) (not (z287)) (not (z302)) (not (z305)) (not (z309)) (not (z318)) (not (z320))
      (not (z324)) (not (z332)) (not (z333)) (not (z334)) (not (z341)) (not (z349)) (not (z356))
      (not (z364)) (not (z366)) (not (z367)) (not (z368)) (z375) (not (z376)) (not (z397)))
    :effect (and
      (not (z23)) (not (z33)) (z145) (not (z158)) (not (z240)) (z262) (z287) (z333) (not (z375))))
  (:action a145
    :parameters ()
    :precondition (and
      (not (z20)) (not (z23)) (not (z34)) (not (z37)) (not (z39)) (not (z46)) (not (z51)) (z68)
      (not (z69)) (not (z70)) (not (z75)) (not (z80)) (not (z101)) (not (z118)) (not (z133))
      (not (z139)) (not (z145)) (not (z150)) (not (z151)) (not (z158)) (not (z176)) (not (z184))
      (not (z194)) (not (z202)) (not (z203)) (not (z204)) (not (z226)) (not (z240)) (z241)
      (not (z244)) (not (z246)) (not (z262)) (not (z268)) (not (z276)) (not (z285)) (z293)
      (not (z299)) (not (z302)) (not (z332)) (not (z356)) (not (z360)) (not (z363)) (z366)
      (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (not (z68)) (z145) (not (z241)) (z262) (z268) (not (z293)) (z299) (not (z366))))
  (:action a146
    :parameters ()
    :precondition (and
      (not (z5)) (not (z20)) (not (z22)) (not (z23)) (z33) (not (z34)) (not (z55)) (not (z56))
      (not (z68)) (not (z69)) (not (z70)) (not (z75)) (z78) (not (z117)) (not (z118))
      (not (z133)) (not (z135)) (not (z136)) (not (z139)) (not (z141)) (not (z144)) (not (z145))
      (not (z158)) (not (z170)) (not (z174)) (not (z176)) (not (z178)) (not (z184)) (not (z195))
      (z204) (not (z208)) (not (z226)) (z240) (not (z241)) (not (z243)) (not (z244)) (not (z246))
      (not (z250)) (not (z251)) (not (z253)) (not (z262)) (not (z265)) (not (z266)) (not (z276))
      (not (z277)) (not (z287)) (not (z301)) (not (z302)) (not (z305)) (not (z318)) (not (z320))
      (not (z327)) (not (z328)) (z332) (not (z333)) (not (z334)) (not (z356)) (not (z361))
      (not (z366)) (not (z367)) (not (z368)) (not (z374)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (not (z33)) (z145) (not (z204)) (not (z240)) (z243) (z262) (z266) (not (z332)) (z374)))
  (:action a147
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z23)) (z33) (not (z34)) (not (z55)) (z68) (not (z69))
      (not (z70)) (not (z75)) (not (z117)) (z118) (not (z133)) (not (z139)) (not (z141))
      (not (z145)) (not (z158)) (not (z174)) (not (z176)) (not (z178)) (not (z182)) (not (z184))
      (not (z195)) (not (z204)) (not (z226)) (not (z233)) (z240) (not (z241)) (not (z244))
      (not (z246)) (not (z253)) (not (z262)) (not (z266)) (not (z276)) (not (z277)) (not (z284))
      (not (z287)) (not (z300)) (not (z302)) (not (z305)) (not (z318)) (not (z320)) (not (z326))
      (not (z332)) (not (z333)) (not (z334)) (not (z356)) (not (z366)) (not (z367)) (not (z368))
      (not (z375)) (not (z376)) (z397))
    :effect (and
      (not (z33)) (not (z68)) (not (z118)) (z145) (not (z240)) (z253) (z262) (z334) (not (z397))))
  (:action a148
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z23)) (not (z30)) (z33) (not (z34)) (not (z55)) (not (z68))
      (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z117)) (not (z118)) (not (z133))
      (not (z139)) (not (z141)) (not (z145)) (not (z158)) (not (z174)) (z176) (not (z178))
      (not (z184)) (not (z195)) (not (z204)) (not (z226)) (z240) (z241) (not (z244)) (not (z246))
      (not (z253)) (not (z262)) (not (z266)) (not (z276)) (not (z277)) (not (z287)) (not (z302))
      (not (z305)) (not (z318)) (not (z320)) (not (z331)) (not (z332)) (not (z333)) (not (z334))
      (not (z356)) (not (z366)) (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (not (z33)) (z141) (z145) (not (z176)) (not (z240)) (not (z241)) (z262) (z277) (z305)))
  (:action a149
    :parameters ()
    :precondition (and
      (z0) (not (z3)) (z20) (not (z28)) (not (z29)) (not (z37)) (not (z39)) (not (z46))
      (not (z60)) (not (z61)) (not (z69)) (not (z75)) (not (z79)) (not (z80)) (not (z83))
      (not (z103)) (not (z113)) (not (z117)) (not (z135)) (not (z139)) (not (z147)) (not (z150))
      (not (z151)) (not (z153)) (z171) (z173) (not (z174)) (not (z177)) (not (z183)) (not (z199))
      (not (z200)) (not (z211)) (not (z213)) (not (z229)) (not (z231)) (not (z234)) (not (z236))
      (not (z240)) (not (z244)) (not (z246)) (not (z257)) (not (z268)) (not (z285)) (not (z291))
      (not (z293)) (not (z299)) (not (z302)) (z325) (not (z326)) (not (z327)) (not (z329))
      (not (z335)) (not (z356)) (not (z360)) (not (z363)) (not (z366)) (not (z368)) (not (z371))
      (not (z376)) (not (z379)) (not (z380)) (not (z381)) (not (z389)))
    :effect (and
      (not (z0)) (not (z20)) (z147) (not (z171)) (not (z173)) (z229) (z293) (not (z325)) (z366)
      (z371) (z379)))
  (:action a150
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (z20) (not (z28)) (not (z29)) (not (z35)) (not (z45)) (not (z60))
      (not (z61)) (not (z69)) (not (z75)) (not (z79)) (not (z83)) (not (z93)) (not (z96))
      (not (z98)) (not (z103)) (not (z113)) (not (z117)) (not (z135)) (not (z139)) (not (z147))
      (not (z150)) (not (z153)) (not (z160)) (z163) (z171) (not (z173)) (not (z174)) (z177)
      (not (z183)) (not (z188)) (not (z199)) (not (z200)) (not (z211)) (not (z212)) (not (z213))
      (not (z229)) (not (z231)) (not (z234)) (not (z236)) (not (z240)) (not (z244)) (not (z245))
      (not (z246)) (not (z252)) (not (z257)) (not (z264)) (not (z284)) (not (z291)) (not (z302))
      (not (z317)) (not (z325)) (not (z326)) (not (z327)) (not (z329)) (not (z335)) (not (z339))
      (not (z344)) (not (z349)) (not (z354)) (not (z356)) (not (z362)) (not (z366)) (not (z368))
      (z371) (not (z376)) (not (z379)) (not (z380)) (not (z387)) (not (z389)))
    :effect (and
      (not (z20)) (z147) (not (z163)) (not (z171)) (not (z177)) (z212) (z229) (z379)))
  (:action a151
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z17)) (z20) (not (z28)) (not (z29)) (z60) (not (z61))
      (not (z62)) (not (z69)) (not (z74)) (not (z75)) (not (z77)) (not (z79)) (not (z83))
      (not (z89)) (not (z90)) (not (z101)) (z103) (not (z113)) (not (z114)) (not (z117))
      (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z153)) (z171) (not (z173))
      (not (z174)) (not (z177)) (not (z183)) (not (z186)) (not (z199)) (not (z200)) (not (z202))
      (not (z211)) (not (z213)) (not (z217)) (not (z229)) (not (z231)) (not (z234)) (not (z236))
      (not (z240)) (not (z244)) (not (z246)) (not (z255)) (not (z257)) (not (z291)) (not (z302))
      (not (z325)) (not (z326)) (not (z327)) (not (z329)) (not (z331)) (not (z335)) (not (z347))
      (not (z356)) (not (z364)) (not (z366)) (not (z368)) (not (z371)) (not (z376)) (not (z379))
      (not (z380)) (not (z389)))
    :effect (and
      (not (z20)) (not (z60)) (not (z103)) (z147) (not (z171)) (z217) (z229) (z371) (z379)))
  (:action a152
    :parameters ()
    :precondition (and
      (not (z3)) (z20) (not (z37)) (not (z39)) (not (z46)) (not (z51)) (not (z61)) (not (z69))
      (not (z75)) (not (z80)) (not (z83)) (not (z101)) (not (z135)) (not (z139)) (not (z147))
      (not (z150)) (not (z151)) (not (z153)) (z171) (not (z194)) (not (z202)) (not (z203))
      (not (z213)) (not (z231)) (not (z240)) (not (z257)) (z268) (not (z285)) (not (z293)) (z299)
      (not (z302)) (not (z326)) (not (z327)) (not (z360)) (not (z363)) (not (z366)) (not (z368))
      (not (z376)) (not (z379)) (not (z380)) (not (z381)) (not (z389)))
    :effect (and
      (not (z20)) (z150) (not (z171)) (not (z268)) (z293) (not (z299)) (z366)))
  (:action a153
    :parameters ()
    :precondition (and
      (not (z3)) (z20) (z35) (z45) (not (z51)) (not (z61)) (not (z69)) (not (z75)) (not (z83))
      (not (z93)) (not (z96)) (not (z98)) (not (z101)) (not (z135)) (not (z139)) (not (z147))
      (not (z150)) (not (z153)) (not (z160)) (not (z163)) (z171) (not (z177)) (not (z188))
      (not (z194)) (not (z202)) (not (z203)) (not (z212)) (not (z213)) (not (z231)) (not (z240))
      (not (z245)) (not (z252)) (not (z257)) (not (z264)) (not (z284)) (not (z299)) (not (z302))
      (not (z317)) (not (z326)) (not (z327)) (not (z339)) (not (z344)) (not (z349)) (not (z354))
      (not (z362)) (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z387))
      (not (z389)))
    :effect (and
      (not (z20)) (not (z35)) (not (z45)) (z150) (not (z171)) (z212)))
  (:action a154
    :parameters ()
    :precondition (and
      (not (z3)) (not (z17)) (z20) (not (z51)) (not (z60)) (not (z61)) (not (z62)) (not (z69))
      (not (z74)) (not (z75)) (not (z77)) (not (z83)) (not (z89)) (not (z90)) (z101) (not (z103))
      (not (z114)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z153)) (z171)
      (not (z186)) (not (z194)) (z202) (not (z203)) (not (z213)) (not (z217)) (not (z231))
      (not (z240)) (not (z255)) (not (z257)) (not (z299)) (not (z302)) (not (z326)) (not (z327))
      (not (z331)) (not (z347)) (not (z364)) (not (z366)) (not (z368)) (not (z376)) (not (z379))
      (not (z380)) (not (z389)))
    :effect (and
      (not (z20)) (not (z101)) (z150) (not (z171)) (not (z202)) (z217)))
  (:action a155
    :parameters ()
    :precondition (and
      (not (z20)) (not (z23)) (not (z34)) (not (z37)) (not (z39)) (not (z46)) (z68) (not (z69))
      (not (z70)) (not (z75)) (not (z80)) (z118) (not (z133)) (not (z139)) (not (z145))
      (not (z151)) (not (z158)) (not (z176)) (not (z184)) (not (z204)) (not (z226)) (not (z240))
      (not (z241)) (not (z244)) (not (z246)) (not (z262)) (not (z268)) (not (z276)) (not (z285))
      (z293) (not (z299)) (not (z302)) (not (z332)) (not (z356)) (not (z360)) (not (z363)) (z366)
      (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z381)) (z397))
    :effect (and
      (not (z68)) (not (z118)) (z145) (z151) (z262) (z268) (not (z293)) (z360) (not (z366))
      (not (z397))))
  (:action a156
    :parameters ()
    :precondition (and
      (not (z5)) (z11) (not (z20)) (not (z53)) (not (z69)) (not (z71)) (not (z75)) (not (z79))
      (not (z87)) (not (z88)) (not (z91)) (not (z99)) (not (z139)) (not (z142)) (not (z144))
      (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181)) (not (z182)) (not (z187))
      (not (z194)) (not (z197)) (not (z198)) (not (z211)) (z220) (not (z233)) (not (z237))
      (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z265)) (not (z274)) (z302)
      (not (z308)) (not (z314)) (not (z315)) (not (z316)) (not (z324)) (not (z341)) (not (z345))
      (not (z366)) (not (z368)) (not (z372)) (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (not (z11)) (z139) (z157) (z194) (not (z220)) (not (z302)) (z316)))
  (:action a157
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z13)) (not (z20)) (not (z21)) (not (z23)) (not (z53))
      (not (z56)) (not (z57)) (not (z69)) (not (z71)) (not (z75)) (z81) (not (z87)) (not (z88))
      (not (z113)) (not (z128)) (not (z134)) (z139) (not (z158)) (not (z159)) (not (z180))
      (not (z187)) (z190) (not (z192)) (z194) (not (z197)) (not (z198)) (not (z211)) (not (z239))
      (not (z240)) (not (z245)) (not (z248)) (not (z250)) (not (z259)) (not (z281)) (not (z283))
      (not (z287)) (not (z288)) (not (z302)) (not (z309)) (not (z315)) (not (z324)) (not (z341))
      (not (z346)) (not (z349)) (not (z359)) (not (z364)) (not (z366)) (not (z368)) (not (z370))
      (not (z372)) (not (z375)) (not (z376)) (not (z390)) (not (z391)) (not (z392)) (not (z396)))
    :effect (and
      (not (z81)) (not (z139)) (z159) (not (z190)) (not (z194)) (z324) (z341)))
  (:action a158
    :parameters ()
    :precondition (and
      (not (z20)) (not (z35)) (not (z45)) (not (z56)) (not (z69)) (not (z75)) (not (z81))
      (not (z93)) (not (z96)) (not (z98)) (not (z113)) (z128) (not (z139)) (not (z159))
      (not (z160)) (not (z163)) (not (z177)) (not (z182)) (not (z188)) (not (z190)) (not (z192))
      (z212) (not (z233)) (not (z240)) (not (z245)) (not (z252)) (not (z253)) (not (z264)) (z281)
      (not (z283)) (not (z284)) (not (z288)) (not (z300)) (not (z302)) (not (z317)) (not (z326))
      (not (z339)) (not (z344)) (not (z346)) (not (z349)) (not (z354)) (not (z359)) (not (z362))
      (not (z366)) (not (z368)) (not (z370)) (not (z376)) (not (z387)) (not (z392)) (not (z396)))
    :effect (and
      (not (z128)) (z159) (not (z212)) (not (z281)) (z284) (z354)))
  (:action a159
    :parameters ()
    :precondition (and
      (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z50)) (not (z56)) (not (z63))
      (not (z69)) (not (z75)) (not (z80)) (not (z81)) (not (z89)) (not (z94)) (not (z113))
      (not (z128)) (not (z130)) (not (z139)) (not (z151)) (not (z159)) (not (z161)) (not (z164))
      (not (z187)) (not (z190)) (not (z192)) (not (z240)) (not (z249)) (not (z261)) (not (z268))
      (not (z274)) (z281) (not (z283)) (not (z285)) (not (z288)) (z293) (not (z299)) (not (z302))
      (not (z317)) (not (z346)) (not (z359)) (not (z360)) (not (z363)) (z366) (not (z368))
      (not (z370)) (not (z376)) (not (z381)) (not (z392)) (z396))
    :effect (and
      (z159) (not (z281)) (z285) (not (z293)) (z363) (not (z366)) (not (z396))))
  (:action a160
    :parameters ()
    :precondition (and
      (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z51)) (not (z56)) (not (z69))
      (not (z75)) (not (z80)) (not (z81)) (not (z101)) (not (z113)) (z128) (not (z139))
      (not (z150)) (not (z151)) (not (z159)) (not (z190)) (not (z192)) (not (z194)) (not (z202))
      (not (z203)) (not (z240)) (not (z268)) (not (z281)) (not (z283)) (not (z285)) (not (z288))
      (z293) (not (z299)) (not (z302)) (not (z346)) (not (z359)) (not (z360)) (not (z363)) (z366)
      (not (z368)) (not (z370)) (not (z376)) (not (z381)) (not (z392)) (z396))
    :effect (and
      (not (z128)) (z159) (z268) (not (z293)) (z299) (not (z366)) (not (z396))))
  (:action a161
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (not (z56)) (not (z69)) (not (z71))
      (not (z75)) (not (z81)) (not (z87)) (not (z88)) (not (z113)) (z128) (z139) (not (z159))
      (not (z187)) (not (z190)) (not (z192)) (z194) (not (z211)) (not (z239)) (not (z240))
      (not (z248)) (not (z250)) (z281) (not (z283)) (not (z288)) (not (z302)) (not (z315))
      (not (z324)) (not (z341)) (not (z346)) (not (z359)) (not (z366)) (not (z368)) (not (z370))
      (not (z372)) (not (z376)) (not (z390)) (not (z391)) (not (z392)) (not (z396)))
    :effect (and
      (not (z128)) (not (z139)) (z159) (not (z194)) (not (z281)) (z315) (z372) (z391)))
  (:action a162
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z56)) (not (z69))
      (not (z75)) (not (z81)) (not (z107)) (not (z113)) (not (z122)) (not (z125)) (z128)
      (not (z139)) (not (z159)) (not (z190)) (not (z192)) (not (z199)) (not (z201)) (not (z219))
      (not (z227)) (not (z240)) (not (z269)) (z273) (not (z275)) (z281) (not (z283)) (not (z288))
      (not (z301)) (not (z302)) (not (z346)) (not (z359)) (not (z365)) (not (z366)) (z368)
      (not (z370)) (not (z373)) (not (z376)) (not (z382)) (not (z392)) (not (z396)))
    :effect (and
      (not (z27)) (not (z128)) (z159) (z201) (not (z273)) (not (z281)) (not (z368)) (z382)))
  (:action a163
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z56)) (not (z69))
      (not (z75)) (not (z81)) (not (z107)) (not (z113)) (not (z122)) (not (z125)) (z128)
      (not (z139)) (not (z159)) (not (z190)) (not (z192)) (not (z199)) (not (z201)) (not (z219))
      (not (z227)) (not (z240)) (not (z269)) (z273) (not (z275)) (not (z281)) (not (z283))
      (not (z288)) (not (z301)) (not (z302)) (not (z346)) (not (z359)) (not (z365)) (not (z366))
      (z368) (not (z370)) (not (z373)) (not (z376)) (not (z382)) (not (z392)) (z396))
    :effect (and
      (not (z128)) (z159) (z201) (z219) (not (z273)) (not (z368)) (not (z396))))
  (:action a164
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z56)) (not (z69))
      (not (z75)) (not (z81)) (not (z107)) (not (z113)) (not (z122)) (not (z125)) (z128)
      (not (z139)) (not (z159)) (not (z190)) (not (z192)) (not (z199)) (not (z201)) (not (z219))
      (not (z227)) (not (z240)) (not (z269)) (z273) (not (z275)) (not (z281)) (not (z283))
      (not (z288)) (not (z301)) (not (z302)) (not (z346)) (not (z359)) (not (z365)) (not (z366))
      (z368) (not (z370)) (not (z373)) (not (z376)) (not (z382)) (z392) (not (z396)))
    :effect (and
      (not (z27)) (not (z128)) (z159) (z201) (z227) (not (z273)) (not (z368)) (not (z392))))
  (:action a165
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (not (z56)) (not (z69)) (not (z71))
      (not (z75)) (not (z81)) (not (z87)) (not (z88)) (not (z113)) (z128) (z139) (not (z159))
      (not (z187)) (not (z190)) (not (z192)) (z194) (not (z211)) (not (z239)) (not (z240))
      (not (z248)) (not (z250)) (not (z281)) (not (z283)) (not (z288)) (not (z302)) (not (z315))
      (not (z324)) (not (z341)) (not (z346)) (not (z359)) (not (z366)) (not (z368)) (not (z370))
      (not (z372)) (not (z376)) (not (z390)) (not (z391)) (not (z392)) (z396))
    :effect (and
      (not (z128)) (not (z139)) (z159) (z239) (z391) (not (z396))))
  (:action a166
    :parameters ()
    :precondition (and
      (not (z5)) (z7) (not (z11)) (not (z17)) (not (z20)) (not (z26)) (not (z37)) (not (z49))
      (not (z53)) (not (z56)) (not (z69)) (not (z71)) (not (z75)) (not (z81)) (not (z87))
      (not (z88)) (not (z102)) (not (z113)) (not (z128)) (z129) (z139) (not (z148)) (not (z159))
      (not (z160)) (not (z187)) (not (z190)) (not (z192)) (z194) (not (z211)) (not (z226))
      (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z281)) (not (z283)) (not (z288))
      (not (z302)) (not (z315)) (not (z324)) (not (z341)) (not (z343)) (not (z346)) (not (z359))
      (not (z366)) (not (z368)) (not (z370)) (not (z372)) (not (z376)) (not (z390)) (not (z391))
      (not (z392)) (z396))
    :effect (and
      (not (z7)) (not (z139)) (z159) (not (z194)) (z239) (z248) (not (z396))))
  (:action a167
    :parameters ()
    :precondition (and
      (not (z5)) (not (z20)) (not (z35)) (not (z45)) (z56) (not (z69)) (not (z75)) (not (z78))
      (not (z81)) (not (z93)) (not (z96)) (not (z98)) (not (z113)) (not (z128)) (not (z135))
      (not (z136)) (not (z139)) (not (z144)) (not (z159)) (not (z160)) (not (z163)) (z170)
      (not (z177)) (not (z188)) (not (z190)) (not (z192)) (not (z204)) (not (z208)) (z212)
      (not (z240)) (not (z243)) (not (z245)) (not (z250)) (not (z251)) (not (z252)) (not (z264))
      (not (z265)) (not (z266)) (not (z281)) (z283) (not (z284)) (not (z288)) (not (z301))
      (not (z302)) (not (z317)) (not (z327)) (not (z328)) (not (z339)) (not (z344)) (not (z346))
      (not (z349)) (not (z354)) (not (z359)) (not (z361)) (not (z362)) (not (z366)) (not (z368))
      (not (z370)) (not (z374)) (not (z376)) (not (z387)) (not (z392)) (not (z396)))
    :effect (and
      (not (z56)) (z159) (not (z170)) (z208) (z252) (z264) (not (z283)) (z344)))
  (:action a168
    :parameters ()
    :precondition (and
      (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z56)) (not (z69)) (not (z75))
      (not (z80)) (not (z81)) (not (z113)) (z128) (not (z139)) (not (z151)) (not (z159))
      (not (z190)) (not (z192)) (not (z240)) (not (z268)) (z281) (not (z283)) (not (z285))
      (not (z288)) (z293) (not (z299)) (not (z302)) (not (z346)) (not (z359)) (not (z360))
      (not (z363)) (z366) (not (z368)) (not (z370)) (not (z376)) (not (z381)) (not (z392))
      (not (z396)))
    :effect (and
      (not (z128)) (z151) (z159) (z268) (not (z281)) (not (z293)) (z360) (not (z366))))
  (:action a169
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z19)) (not (z20)) (not (z21)) (not (z35)) (not (z45))
      (not (z50)) (not (z56)) (not (z69)) (not (z75)) (not (z78)) (not (z82)) (not (z84))
      (not (z86)) (not (z93)) (not (z96)) (not (z98)) (not (z108)) (not (z135)) (not (z136))
      (not (z139)) (not (z144)) (not (z148)) (not (z160)) (not (z163)) (not (z169)) (not (z170))
      (not (z177)) (not (z185)) (not (z188)) (not (z189)) (not (z200)) (not (z204)) (z208) (z212)
      (not (z235)) (not (z236)) (not (z240)) (not (z243)) (not (z245)) (not (z250)) (not (z251))
      (z252) (z264) (not (z265)) (not (z266)) (not (z284)) (not (z301)) (not (z302)) (not (z312))
      (not (z317)) (not (z327)) (not (z328)) (not (z330)) (not (z335)) (not (z339)) (z344)
      (not (z349)) (not (z353)) (not (z354)) (not (z361)) (not (z362)) (not (z366)) (not (z368))
      (not (z374)) (z376) (not (z387)))
    :effect (and
      (z169) (not (z208)) (z243) (not (z252)) (not (z264)) (z312) (not (z344)) (not (z376))))
  (:action a170
    :parameters ()
    :precondition (and
      (not (z4)) (z5) (not (z11)) (not (z19)) (not (z20)) (not (z21)) (not (z50)) (not (z53))
      (not (z56)) (not (z69)) (not (z71)) (not (z75)) (not (z78)) (not (z82)) (not (z84))
      (not (z86)) (not (z87)) (z88) (not (z108)) (not (z135)) (not (z136)) (not (z139))
      (not (z144)) (not (z148)) (not (z169)) (not (z170)) (not (z185)) (not (z187)) (not (z189))
      (not (z194)) (not (z200)) (not (z204)) (not (z208)) (not (z211)) (not (z212)) (not (z235))
      (not (z236)) (not (z239)) (not (z240)) (not (z243)) (not (z248)) (z250) (not (z251))
      (not (z265)) (not (z266)) (not (z301)) (not (z302)) (not (z312)) (not (z315)) (not (z324))
      (not (z327)) (not (z328)) (not (z330)) (not (z335)) (not (z341)) (not (z353)) (not (z361))
      (not (z366)) (not (z368)) (not (z372)) (not (z374)) (z376) (z390) (not (z391)))
    :effect (and
      (not (z5)) (not (z88)) (z139) (z169) (z194) (z243) (not (z250)) (z312) (not (z376))
      (not (z390))))
  (:action a171
    :parameters ()
    :precondition (and
      (not (z5)) (z16) (not (z20)) (not (z25)) (not (z40)) (z48) (not (z49)) (not (z51))
      (not (z56)) (not (z57)) (not (z63)) (not (z67)) (not (z69)) (not (z73)) (not (z75))
      (not (z78)) (not (z97)) (not (z116)) (not (z119)) (not (z124)) (not (z131)) (not (z135))
      (not (z136)) (not (z139)) (not (z140)) (not (z144)) (not (z161)) (not (z170)) (not (z172))
      (not (z183)) (not (z203)) (not (z204)) (not (z208)) (z215) (not (z221)) (z224) (not (z225))
      (not (z234)) (not (z240)) (not (z243)) (not (z249)) (not (z250)) (not (z251)) (not (z256))
      (not (z258)) (not (z260)) (not (z265)) (not (z266)) (not (z271)) (not (z291)) (not (z301))
      (not (z302)) (not (z304)) (not (z327)) (z328) (not (z343)) (not (z350)) (not (z351))
      (not (z361)) (not (z366)) (not (z368)) (not (z374)) (not (z376)) (not (z393)))
    :effect (and
      (not (z16)) (not (z48)) (z140) (z170) (not (z224)) (z225) (not (z328))))
  (:action a172
    :parameters ()
    :precondition (and
      (z16) (not (z20)) (not (z25)) (not (z40)) (not (z48)) (not (z49)) (not (z51)) (not (z57))
      (not (z63)) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (z116) (not (z119))
      (not (z124)) (not (z131)) (not (z139)) (not (z140)) (not (z161)) (not (z172)) (not (z183))
      (not (z203)) (z215) (not (z221)) (not (z224)) (not (z225)) (not (z234)) (not (z240))
      (not (z249)) (not (z256)) (not (z258)) (z260) (not (z271)) (not (z291)) (not (z302))
      (not (z304)) (not (z328)) (not (z343)) (not (z350)) (not (z351)) (not (z366)) (not (z368))
      (not (z376)) (z393))
    :effect (and
      (not (z16)) (not (z116)) (z140) (z172) (not (z215)) (z256) (not (z260)) (not (z393))))
  (:action a173
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z5)) (not (z11)) (not (z19)) (not (z20)) (not (z21))
      (not (z28)) (not (z29)) (not (z50)) (not (z53)) (not (z60)) (not (z69)) (not (z71))
      (not (z75)) (not (z79)) (not (z82)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z103)) (not (z108)) (not (z113)) (not (z117)) (z139) (not (z147)) (not (z148))
      (not (z169)) (not (z173)) (not (z174)) (not (z177)) (not (z183)) (not (z185)) (not (z187))
      (not (z189)) (z194) (not (z199)) (z200) (not (z211)) (not (z229)) (not (z234)) (not (z235))
      (z236) (not (z239)) (not (z240)) (not (z244)) (not (z246)) (not (z248)) (not (z250))
      (not (z291)) (not (z302)) (not (z312)) (not (z315)) (not (z324)) (not (z325)) (not (z329))
      (not (z330)) (z335) (not (z341)) (not (z353)) (not (z356)) (not (z366)) (not (z368))
      (not (z371)) (not (z372)) (not (z376)) (not (z379)) (not (z390)) (not (z391)))
    :effect (and
      (not (z139)) (z173) (not (z194)) (not (z200)) (z211) (not (z236)) (not (z335)) (z376)))
  (:action a174
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z11)) (not (z20)) (not (z28)) (not (z29)) (not (z53))
      (not (z60)) (not (z69)) (not (z71)) (not (z75)) (z79) (not (z87)) (not (z88)) (not (z91))
      (not (z99)) (not (z103)) (not (z113)) (not (z117)) (z139) (not (z142)) (not (z144))
      (not (z147)) (z154) (z157) (not (z165)) (not (z173)) (not (z174)) (not (z177)) (not (z180))
      (not (z181)) (not (z182)) (not (z183)) (not (z187)) (z194) (not (z197)) (not (z198))
      (not (z199)) (not (z200)) (not (z211)) (not (z220)) (not (z229)) (not (z233)) (not (z234))
      (not (z236)) (not (z237)) (not (z239)) (not (z240)) (not (z244)) (not (z246)) (not (z248))
      (not (z250)) (not (z265)) (not (z274)) (not (z291)) (not (z302)) (not (z308)) (not (z314))
      (not (z315)) (not (z316)) (not (z324)) (not (z325)) (not (z329)) (not (z335)) (not (z341))
      (not (z345)) (not (z356)) (not (z366)) (not (z368)) (not (z371)) (not (z372)) (not (z376))
      (not (z379)) (not (z390)) (not (z391)))
    :effect (and
      (not (z79)) (not (z139)) (not (z154)) (not (z157)) (z173) (not (z194)) (z211) (z220) (z302)))
  (:action a175
    :parameters ()
    :precondition (and
      (z0) (not (z20)) (not (z28)) (not (z29)) (not (z37)) (not (z39)) (not (z46)) (not (z56))
      (not (z60)) (not (z69)) (not (z75)) (not (z79)) (not (z80)) (not (z81)) (not (z103)) (z113)
      (not (z117)) (not (z128)) (not (z139)) (not (z147)) (not (z151)) (not (z159)) (not (z173))
      (not (z174)) (not (z177)) (not (z183)) (not (z190)) (not (z192)) (not (z199)) (not (z200))
      (not (z211)) (not (z229)) (not (z234)) (not (z236)) (not (z240)) (not (z244)) (not (z246))
      (not (z268)) (not (z281)) (not (z283)) (not (z285)) (not (z288)) (not (z291)) (z293)
      (not (z299)) (not (z302)) (not (z325)) (not (z329)) (not (z335)) (not (z346)) (not (z356))
      (not (z359)) (not (z360)) (not (z363)) (z366) (not (z368)) (not (z370)) (z371) (not (z376))
      (not (z379)) (not (z381)) (not (z392)) (not (z396)))
    :effect (and
      (not (z113)) (z159) (z173) (not (z293)) (z325) (not (z366)) (not (z371))))
  (:action a176
    :parameters ()
    :precondition (and
      (z0) (not (z5)) (not (z11)) (not (z20)) (not (z28)) (not (z29)) (not (z53)) (not (z56))
      (not (z60)) (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z81)) (not (z87))
      (not (z88)) (not (z103)) (z113) (not (z117)) (not (z128)) (z139) (not (z147)) (not (z159))
      (not (z173)) (not (z174)) (not (z177)) (not (z183)) (not (z187)) (not (z190)) (not (z192))
      (z194) (not (z199)) (not (z200)) (not (z211)) (not (z229)) (not (z234)) (not (z236))
      (not (z239)) (not (z240)) (not (z244)) (not (z246)) (not (z248)) (not (z250)) (not (z281))
      (not (z283)) (not (z288)) (not (z291)) (not (z302)) (not (z315)) (not (z324)) (not (z325))
      (not (z329)) (not (z335)) (not (z341)) (not (z346)) (not (z356)) (not (z359)) (not (z366))
      (not (z368)) (not (z370)) (z371) (not (z372)) (not (z376)) (not (z379)) (not (z390))
      (not (z391)) (not (z392)) (not (z396)))
    :effect (and
      (not (z0)) (not (z113)) (not (z139)) (z159) (z173) (not (z194)) (z211) (not (z371))))
  (:action a177
    :parameters ()
    :precondition (and
      (not (z20)) (not (z23)) (not (z30)) (not (z34)) (not (z37)) (not (z39)) (not (z46))
      (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z80)) (not (z118))
      (not (z133)) (not (z139)) (not (z141)) (z145) (not (z151)) (not (z158)) (not (z176))
      (not (z184)) (not (z204)) (not (z226)) (not (z240)) (not (z241)) (not (z244)) (not (z246))
      (z262) (not (z268)) (not (z276)) (not (z285)) (not (z293)) (not (z299)) (not (z302))
      (not (z331)) (not (z332)) (not (z356)) (not (z360)) (not (z363)) (not (z366)) (not (z367))
      (not (z368)) (not (z375)) (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (not (z145)) (z176) (z241) (not (z262)) (z293) (z366)))
  (:action a178
    :parameters ()
    :precondition (and
      (not (z17)) (not (z20)) (not (z23)) (not (z30)) (not (z34)) (not (z60)) (not (z62))
      (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z74)) (not (z75)) (not (z77))
      (not (z89)) (not (z90)) (not (z101)) (not (z103)) (not (z114)) (not (z118)) (not (z133))
      (not (z139)) (not (z141)) (z145) (not (z158)) (not (z176)) (not (z184)) (not (z186))
      (not (z202)) (not (z204)) (not (z217)) (not (z226)) (not (z240)) (not (z241)) (not (z244))
      (not (z246)) (not (z255)) (z262) (not (z276)) (not (z302)) (z331) (not (z332)) (not (z347))
      (not (z356)) (not (z364)) (not (z366)) (not (z367)) (not (z368)) (not (z375)) (not (z376))
      (not (z397)))
    :effect (and
      (not (z145)) (z176) (z217) (z241) (not (z262)) (not (z331))))
  (:action a179
    :parameters ()
    :precondition (and
      (not (z0)) (not (z4)) (not (z19)) (not (z20)) (not (z21)) (not (z28)) (not (z29))
      (not (z35)) (not (z45)) (not (z50)) (not (z60)) (not (z69)) (not (z75)) (not (z79))
      (not (z82)) (not (z84)) (not (z86)) (not (z93)) (not (z96)) (not (z98)) (not (z103))
      (not (z108)) (not (z113)) (not (z117)) (not (z139)) (not (z147)) (not (z148)) (not (z160))
      (not (z163)) (not (z169)) (not (z173)) (not (z174)) (not (z177)) (not (z183)) (not (z185))
      (not (z188)) (not (z189)) (not (z199)) (z200) (not (z211)) (z212) (not (z229)) (not (z234))
      (not (z235)) (z236) (not (z240)) (not (z244)) (not (z245)) (not (z246)) (not (z252))
      (not (z264)) (not (z284)) (not (z291)) (not (z302)) (not (z312)) (not (z317)) (not (z325))
      (not (z329)) (not (z330)) (z335) (not (z339)) (not (z344)) (not (z349)) (not (z353))
      (not (z354)) (not (z356)) (not (z362)) (not (z366)) (not (z368)) (not (z371)) (not (z376))
      (not (z379)) (not (z387)))
    :effect (and
      (z163) (z177) (not (z200)) (not (z212)) (not (z236)) (not (z335)) (z371) (z376)))
  (:action a180
    :parameters ()
    :precondition (and
      (z0) (not (z20)) (not (z28)) (not (z29)) (not (z35)) (not (z45)) (not (z56)) (not (z60))
      (not (z69)) (not (z75)) (not (z79)) (not (z81)) (not (z93)) (not (z96)) (not (z98))
      (not (z103)) (z113) (not (z117)) (not (z128)) (not (z139)) (not (z147)) (not (z159))
      (not (z160)) (not (z163)) (not (z173)) (not (z174)) (not (z177)) (not (z183)) (not (z188))
      (not (z190)) (not (z192)) (not (z199)) (not (z200)) (not (z211)) (z212) (not (z229))
      (not (z234)) (not (z236)) (not (z240)) (not (z244)) (not (z245)) (not (z246)) (not (z252))
      (not (z264)) (not (z281)) (not (z283)) (not (z284)) (not (z288)) (not (z291)) (not (z302))
      (not (z317)) (not (z325)) (not (z329)) (not (z335)) (not (z339)) (not (z344)) (not (z346))
      (not (z349)) (not (z354)) (not (z356)) (not (z359)) (not (z362)) (not (z366)) (not (z368))
      (not (z370)) (z371) (not (z376)) (not (z379)) (not (z387)) (not (z392)) (not (z396)))
    :effect (and
      (not (z0)) (not (z113)) (z159) (z163) (z177) (not (z212))))
  (:action a181
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (z33) (z52) (not (z55)) (z58) (z64) (not (z69))
      (not (z75)) (z106) (not (z117)) (not (z127)) (not (z139)) (not (z141)) (not (z174))
      (not (z178)) (not (z195)) (not (z210)) (z240) (not (z253)) (not (z266)) (not (z277))
      (not (z286)) (not (z287)) (z290) (not (z300)) (not (z302)) (not (z305)) (not (z309))
      (not (z310)) (not (z318)) (not (z320)) (not (z333)) (not (z334)) (not (z361)) (not (z366))
      (not (z368)) (not (z376)) (not (z378)))
    :effect (and
      (not (z52)) (not (z58)) (not (z106)) (z178) (z195) (not (z240)) (not (z290))))
  (:action a182
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z23)) (z33) (not (z34)) (not (z55)) (not (z68)) (not (z69))
      (not (z70)) (not (z75)) (not (z117)) (not (z118)) (not (z133)) (not (z139)) (not (z141))
      (z145) (not (z158)) (not (z174)) (not (z176)) (not (z178)) (not (z184)) (not (z195))
      (not (z204)) (not (z226)) (z240) (not (z241)) (not (z244)) (not (z246)) (not (z253))
      (not (z262)) (not (z266)) (z276) (not (z277)) (not (z287)) (not (z302)) (not (z305))
      (not (z318)) (not (z320)) (z332) (not (z333)) (not (z334)) (not (z356)) (not (z366))
      (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (z178) (z195) (not (z240)) (z262) (not (z276)) (not (z332))))
  (:action a183
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z23)) (z33) (z34) (not (z55)) (not (z68)) (not (z69))
      (not (z70)) (not (z75)) (not (z84)) (not (z91)) (not (z97)) (not (z117)) (z118) (z133)
      (not (z139)) (not (z141)) (not (z145)) (not (z158)) (not (z165)) (not (z174)) (not (z176))
      (not (z178)) (z184) (not (z188)) (not (z189)) (not (z195)) (not (z204)) (not (z226)) (z240)
      (not (z241)) (not (z244)) (not (z246)) (not (z253)) (not (z262)) (not (z266)) (not (z276))
      (not (z277)) (not (z287)) (not (z302)) (not (z305)) (not (z318)) (not (z320)) (not (z332))
      (not (z333)) (not (z334)) (not (z356)) (not (z366)) (not (z367)) (not (z368)) (not (z375))
      (not (z376)) (not (z392)) (not (z397)))
    :effect (and
      (not (z33)) (not (z34)) (not (z118)) (not (z133)) (z145) (z178) (not (z184)) (not (z240))
      (z262) (z320) (z334)))
  (:action a184
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z23)) (z33) (not (z34)) (not (z55)) (not (z68)) (not (z69))
      (z70) (not (z75)) (not (z117)) (not (z118)) (not (z133)) (not (z139)) (not (z141))
      (not (z145)) (not (z158)) (not (z174)) (not (z176)) (not (z178)) (not (z184)) (not (z195))
      (not (z204)) (not (z226)) (z240) (not (z241)) (not (z244)) (not (z246)) (not (z253))
      (not (z262)) (not (z266)) (not (z276)) (not (z277)) (not (z287)) (not (z302)) (not (z305))
      (not (z318)) (not (z320)) (not (z332)) (not (z333)) (not (z334)) (not (z356)) (not (z366))
      (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (not (z33)) (not (z70)) (z145) (z178) (not (z240)) (z262) (z305) (z333)))
  (:action a185
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z13)) (not (z20)) (not (z21)) (not (z23)) (not (z53))
      (not (z57)) (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z81)) (not (z87))
      (not (z88)) (not (z91)) (not (z99)) (not (z134)) (not (z139)) (not (z142)) (not (z144))
      (not (z154)) (not (z157)) (not (z158)) (not (z165)) (not (z180)) (not (z181)) (not (z182))
      (not (z187)) (not (z190)) (not (z194)) (not (z197)) (not (z198)) (not (z211)) (z220)
      (not (z233)) (not (z237)) (not (z239)) (not (z240)) (not (z245)) (not (z248)) (not (z250))
      (not (z259)) (not (z265)) (not (z274)) (not (z287)) (z302) (not (z308)) (not (z309))
      (not (z314)) (not (z315)) (not (z316)) (z324) (z341) (not (z345)) (not (z349)) (not (z364))
      (not (z366)) (not (z368)) (not (z372)) (not (z375)) (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (z139) (z180) (z194) (z197) (z198) (not (z220)) (not (z302)) (not (z324)) (not (z341))))
  (:action a186
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (z53) (not (z69)) (not (z71)) (not (z75)) (not (z79))
      (not (z87)) (z88) (not (z91)) (not (z99)) (not (z139)) (not (z142)) (not (z144))
      (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181)) (not (z182)) (not (z187))
      (not (z194)) (not (z197)) (not (z198)) (not (z211)) (z220) (not (z233)) (not (z237))
      (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z265)) (not (z274)) (z302)
      (not (z308)) (not (z314)) (not (z315)) (not (z316)) (not (z324)) (not (z341)) (not (z345))
      (not (z366)) (not (z368)) (not (z372)) (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (not (z53)) (not (z88)) (z139) (z181) (z194) (not (z220)) (not (z302))))
  (:action a187
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (z53) (not (z69)) (not (z71)) (not (z75)) (not (z79))
      (not (z87)) (z88) (not (z91)) (not (z99)) (not (z139)) (not (z142)) (not (z144))
      (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181)) (not (z182)) (not (z187))
      (not (z194)) (not (z197)) (not (z198)) (not (z211)) (z220) (not (z233)) (not (z237))
      (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z265)) (not (z274)) (z302)
      (not (z308)) (not (z314)) (not (z315)) (not (z316)) (not (z324)) (not (z341)) (not (z345))
      (not (z366)) (not (z368)) (not (z372)) (not (z376)) (z390) (not (z391)))
    :effect (and
      (not (z53)) (not (z88)) (z139) (z181) (z194) (not (z220)) (z237) (not (z302)) (z345)
      (not (z390))))
  (:action a188
    :parameters ()
    :precondition (and
      (not (z5)) (z11) (not (z20)) (z53) (not (z69)) (not (z71)) (not (z75)) (not (z79))
      (not (z87)) (not (z88)) (not (z91)) (not (z99)) (not (z139)) (not (z142)) (not (z144))
      (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181)) (not (z182)) (not (z187))
      (not (z194)) (not (z197)) (not (z198)) (not (z211)) (z220) (not (z233)) (not (z237))
      (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z265)) (not (z274)) (z302)
      (not (z308)) (not (z314)) (not (z315)) (not (z316)) (not (z324)) (not (z341)) (not (z345))
      (not (z366)) (not (z368)) (not (z372)) (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (not (z11)) (not (z53)) (z139) (z181) (z194) (not (z220)) (z237) (not (z302)) (z316)))
  (:action a189
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (z53) (not (z69)) (not (z71)) (not (z75)) (not (z79))
      (z87) (not (z88)) (not (z91)) (not (z99)) (not (z139)) (not (z142)) (not (z144))
      (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181)) (not (z182)) (not (z187))
      (not (z194)) (not (z197)) (not (z198)) (not (z211)) (z220) (not (z233)) (not (z237))
      (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z265)) (not (z274)) (z302)
      (not (z308)) (not (z314)) (not (z315)) (not (z316)) (not (z324)) (not (z341)) (not (z345))
      (not (z366)) (not (z368)) (not (z372)) (not (z376)) (not (z386)) (not (z390)) (not (z391)))
    :effect (and
      (not (z53)) (not (z87)) (z139) (z154) (z181) (z194) (not (z302))))
  (:action a190
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (not (z69)) (not (z71)) (not (z75))
      (not (z79)) (not (z87)) (not (z88)) (not (z91)) (not (z99)) (not (z139)) (not (z142))
      (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181)) (not (z182))
      (not (z187)) (not (z194)) (not (z197)) (not (z198)) (not (z211)) (z220) (not (z233))
      (not (z237)) (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z253)) (not (z265))
      (not (z274)) (not (z284)) (not (z300)) (z302) (not (z308)) (not (z314)) (z315) (not (z316))
      (not (z324)) (not (z326)) (not (z341)) (not (z345)) (not (z366)) (not (z368)) (z372)
      (not (z376)) (not (z390)) (z391))
    :effect (and
      (z139) (z142) (z182) (z194) (not (z220)) (z233) (not (z302)) (not (z315)) (not (z372))
      (not (z391))))
  (:action a191
    :parameters ()
    :precondition (and
      (not (z4)) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z35)) (not (z41))
      (not (z45)) (not (z50)) (not (z61)) (not (z69)) (not (z71)) (not (z75)) (not (z82))
      (not (z84)) (not (z86)) (not (z93)) (z96) (not (z98)) (not (z107)) (not (z108))
      (not (z124)) (not (z139)) (not (z148)) (not (z160)) (not (z163)) (not (z169)) (not (z177))
      (not (z185)) (not (z188)) (not (z189)) (not (z200)) (not (z210)) (not (z212)) (not (z235))
      (not (z236)) (not (z240)) (not (z245)) (z252) (not (z264)) (not (z284)) (not (z302))
      (not (z312)) (not (z317)) (not (z321)) (not (z330)) (not (z335)) (not (z339)) (not (z344))
      (not (z349)) (not (z353)) (not (z354)) (not (z362)) (not (z366)) (not (z367)) (not (z368))
      (z376) (not (z387)))
    :effect (and
      (not (z96)) (z185) (z212) (not (z252)) (not (z376))))
  (:action a192
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (z11) (not (z19)) (not (z20)) (not (z21)) (not (z22)) (not (z41))
      (not (z50)) (not (z53)) (not (z61)) (not (z69)) (z71) (not (z75)) (not (z82)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z107)) (not (z108)) (not (z124)) (not (z139))
      (not (z148)) (not (z169)) (not (z185)) (not (z187)) (not (z189)) (not (z194)) (not (z200))
      (not (z210)) (not (z211)) (not (z235)) (not (z236)) (not (z239)) (not (z240)) (not (z248))
      (not (z250)) (not (z302)) (not (z312)) (not (z315)) (not (z321)) (not (z324)) (not (z330))
      (not (z335)) (not (z341)) (not (z353)) (not (z366)) (not (z367)) (not (z368)) (not (z372))
      (z376) (not (z390)) (not (z391)))
    :effect (and
      (not (z11)) (not (z71)) (z139) (z185) (z194) (not (z376))))
  (:action a193
    :parameters ()
    :precondition (and
      (z4) (not (z5)) (not (z11)) (not (z19)) (not (z20)) (not (z21)) (z50) (not (z53))
      (not (z63)) (not (z69)) (not (z71)) (not (z75)) (not (z82)) (not (z84)) (z86) (not (z87))
      (not (z88)) (not (z89)) (not (z94)) (not (z108)) (not (z130)) (z139) (not (z148))
      (not (z161)) (not (z164)) (not (z169)) (not (z185)) (not (z187)) (not (z189)) (z194)
      (not (z200)) (not (z211)) (not (z235)) (not (z236)) (not (z239)) (not (z240)) (not (z248))
      (not (z249)) (not (z250)) (not (z261)) (not (z262)) (not (z274)) (not (z285)) (not (z302))
      (not (z312)) (not (z315)) (not (z317)) (not (z324)) (not (z330)) (not (z335)) (not (z341))
      (not (z353)) (not (z363)) (not (z366)) (not (z368)) (not (z372)) (not (z376)) (not (z390))
      (not (z391)))
    :effect (and
      (not (z4)) (not (z50)) (not (z86)) (not (z139)) (z187) (not (z194)) (z239) (z372) (z376)))
  (:action a194
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z50)) (not (z53)) (not (z63)) (not (z69))
      (not (z71)) (not (z75)) (not (z79)) (not (z87)) (not (z88)) (not (z89)) (not (z91))
      (not (z94)) (not (z99)) (not (z130)) (z139) (not (z142)) (not (z144)) (not (z154))
      (not (z157)) (not (z161)) (not (z164)) (not (z165)) (not (z180)) (not (z181)) (not (z182))
      (not (z187)) (z194) (not (z197)) (not (z198)) (not (z211)) (not (z220)) (not (z233))
      (not (z237)) (not (z239)) (not (z240)) (not (z248)) (not (z249)) (not (z250)) (z261)
      (not (z262)) (not (z265)) (z274) (not (z285)) (not (z302)) (not (z308)) (z314) (not (z315))
      (not (z316)) (not (z317)) (not (z324)) (not (z341)) (not (z345)) (not (z363)) (not (z366))
      (not (z368)) (not (z372)) (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (not (z139)) (z187) (not (z194)) (z220) (z239) (not (z261)) (not (z274)) (z302)
      (not (z314)) (z372)))
  (:action a195
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z50)) (not (z53)) (not (z56)) (not (z63))
      (not (z69)) (not (z71)) (not (z75)) (not (z81)) (not (z87)) (not (z88)) (not (z89))
      (not (z94)) (not (z113)) (not (z128)) (not (z130)) (z139) (not (z159)) (not (z161))
      (not (z164)) (not (z187)) (not (z190)) (not (z192)) (z194) (not (z211)) (not (z239))
      (not (z240)) (not (z248)) (not (z249)) (not (z250)) (not (z261)) (not (z262)) (not (z274))
      (z281) (not (z283)) (not (z285)) (not (z288)) (not (z302)) (not (z315)) (not (z317))
      (not (z324)) (not (z341)) (not (z346)) (not (z359)) (not (z363)) (not (z366)) (not (z368))
      (not (z370)) (not (z372)) (not (z376)) (not (z390)) (not (z391)) (not (z392)) (z396))
    :effect (and
      (not (z139)) (z159) (z187) (not (z194)) (z239) (not (z281)) (z372) (not (z396))))
  (:action a196
    :parameters ()
    :precondition (and
      (not (z4)) (not (z19)) (not (z20)) (not (z21)) (not (z34)) (not (z35)) (not (z45))
      (not (z50)) (not (z69)) (not (z75)) (not (z82)) (z84) (not (z86)) (not (z91)) (not (z93))
      (not (z96)) (not (z97)) (not (z98)) (not (z108)) (not (z133)) (not (z139)) (not (z148))
      (not (z160)) (not (z163)) (not (z165)) (not (z169)) (not (z177)) (not (z184)) (not (z185))
      (not (z188)) (z189) (not (z200)) (z212) (z235) (not (z236)) (not (z240)) (not (z245))
      (not (z252)) (not (z264)) (not (z284)) (not (z302)) (not (z312)) (not (z317)) (not (z320))
      (not (z330)) (not (z335)) (not (z339)) (not (z344)) (not (z349)) (z353) (not (z354))
      (not (z362)) (not (z366)) (not (z368)) (not (z376)) (not (z387)) (not (z392)))
    :effect (and
      (not (z84)) (z188) (not (z189)) (not (z212)) (not (z235)) (z339) (not (z353)) (z354) (z376)))
  (:action a197
    :parameters ()
    :precondition (and
      (not (z20)) (not (z34)) (not (z35)) (not (z45)) (not (z56)) (not (z69)) (not (z75))
      (not (z81)) (not (z84)) (not (z91)) (not (z93)) (not (z96)) (not (z97)) (not (z98))
      (not (z113)) (z128) (not (z133)) (not (z139)) (not (z159)) (not (z160)) (not (z163))
      (not (z165)) (not (z177)) (not (z184)) (not (z188)) (not (z189)) (not (z190)) (not (z192))
      (z212) (not (z240)) (not (z245)) (not (z252)) (not (z264)) (not (z281)) (not (z283))
      (not (z284)) (not (z288)) (not (z302)) (not (z317)) (not (z320)) (not (z339)) (not (z344))
      (not (z346)) (not (z349)) (not (z354)) (not (z359)) (not (z362)) (not (z366)) (not (z368))
      (not (z370)) (not (z376)) (not (z387)) (z392) (not (z396)))
    :effect (and
      (not (z128)) (z159) (z188) (not (z212)) (z339) (z354) (not (z392))))
  (:action a198
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (z33) (not (z52)) (not (z55)) (not (z58)) (not (z64))
      (not (z69)) (not (z75)) (not (z106)) (not (z117)) (not (z127)) (not (z139)) (not (z141))
      (not (z174)) (not (z178)) (not (z195)) (not (z210)) (z240) (not (z253)) (not (z266))
      (not (z277)) (not (z286)) (not (z287)) (not (z290)) (not (z300)) (not (z302)) (not (z305))
      (not (z309)) (z310) (not (z318)) (not (z320)) (not (z333)) (not (z334)) (not (z361))
      (not (z366)) (not (z368)) (not (z376)) (not (z378)))
    :effect (and
      (not (z33)) (z64) (not (z240)) (z277) (not (z310))))
  (:action a199
    :parameters ()
    :precondition (and
      (z8) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z50)) (not (z52)) (z58)
      (not (z63)) (not (z64)) (not (z69)) (not (z75)) (not (z80)) (not (z89)) (not (z94))
      (not (z106)) (z127) (not (z130)) (not (z139)) (not (z151)) (not (z161)) (not (z164))
      (not (z187)) (not (z210)) (not (z240)) (not (z249)) (not (z261)) (not (z268)) (not (z274))
      (not (z285)) (not (z286)) (not (z290)) (z293) (not (z299)) (not (z300)) (not (z302))
      (not (z309)) (not (z310)) (not (z317)) (not (z360)) (not (z361)) (not (z363)) (z366)
      (not (z368)) (not (z376)) (not (z378)) (not (z381)))
    :effect (and
      (not (z8)) (not (z58)) (z64) (not (z127)) (z285) (not (z293)) (z363) (not (z366))))
  (:action a200
    :parameters ()
    :precondition (and
      (not (z8)) (not (z13)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (z33) (not (z52))
      (not (z55)) (not (z57)) (not (z58)) (not (z64)) (not (z69)) (not (z75)) (not (z81))
      (not (z106)) (not (z117)) (not (z127)) (not (z134)) (not (z139)) (not (z141)) (not (z158))
      (not (z174)) (not (z178)) (not (z180)) (not (z190)) (not (z195)) (not (z197)) (not (z198))
      (not (z210)) (z240) (not (z245)) (not (z253)) (not (z259)) (not (z266)) (not (z277))
      (not (z286)) (not (z287)) (not (z290)) (not (z300)) (not (z302)) (not (z305)) (z309)
      (not (z310)) (not (z318)) (not (z320)) (not (z324)) (not (z333)) (not (z334)) (not (z341))
      (not (z349)) (not (z361)) (not (z364)) (not (z366)) (not (z368)) (not (z375)) (not (z376))
      (not (z378)))
    :effect (and
      (not (z33)) (z64) (not (z240)) (z287) (not (z309)) (z333)))
  (:action a201
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z51)) (not (z52))
      (not (z58)) (not (z64)) (not (z69)) (not (z75)) (not (z80)) (not (z101)) (not (z106))
      (not (z127)) (not (z139)) (not (z150)) (not (z151)) (not (z194)) (not (z202)) (not (z203))
      (not (z210)) (not (z240)) (not (z268)) (not (z285)) (not (z286)) (not (z290)) (z293)
      (not (z299)) (not (z300)) (not (z302)) (not (z309)) (z310) (not (z360)) (not (z361))
      (not (z363)) (z366) (not (z368)) (not (z376)) (not (z378)) (not (z381)))
    :effect (and
      (z64) (z268) (not (z293)) (z299) (not (z310)) (not (z366))))
  (:action a202
    :parameters ()
    :precondition (and
      (not (z1)) (not (z8)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z52))
      (not (z58)) (not (z64)) (not (z69)) (not (z75)) (not (z106)) (not (z107)) (not (z122))
      (not (z125)) (z127) (not (z139)) (not (z199)) (not (z201)) (not (z210)) (not (z219))
      (not (z227)) (not (z240)) (not (z269)) (z273) (not (z275)) (not (z286)) (not (z290)) (z300)
      (not (z301)) (not (z302)) (not (z309)) (not (z310)) (not (z361)) (not (z365)) (not (z366))
      (z368) (not (z373)) (not (z376)) (not (z378)) (not (z382)))
    :effect (and
      (not (z27)) (z64) (not (z127)) (z201) (not (z273)) (not (z300)) (not (z368)) (z382)))
  (:action a203
    :parameters ()
    :precondition (and
      (not (z8)) (z16) (not (z20)) (not (z49)) (not (z51)) (not (z52)) (not (z57)) (not (z58))
      (not (z63)) (not (z64)) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z97))
      (not (z101)) (not (z106)) (not (z119)) (not (z124)) (not (z127)) (not (z131)) (not (z139))
      (not (z150)) (not (z161)) (not (z172)) (not (z183)) (not (z194)) (not (z202)) (not (z203))
      (not (z210)) (z215) (not (z225)) (not (z240)) (not (z249)) (not (z256)) (not (z271))
      (not (z286)) (not (z290)) (not (z299)) (not (z300)) (not (z302)) (not (z309)) (z310)
      (not (z343)) (not (z350)) (not (z351)) (not (z361)) (not (z366)) (not (z368)) (not (z376))
      (not (z378)))
    :effect (and
      (not (z16)) (z64) (z203) (not (z215)) (not (z310)) (z351)))
  (:action a204
    :parameters ()
    :precondition (and
      (not (z1)) (not (z8)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z52))
      (not (z64)) (not (z69)) (not (z75)) (not (z106)) (not (z107)) (not (z122)) (not (z125))
      (not (z127)) (not (z139)) (not (z199)) (not (z201)) (not (z210)) (not (z219)) (not (z227))
      (not (z240)) (not (z269)) (z273) (not (z275)) (not (z286)) (not (z300)) (not (z301))
      (not (z302)) (not (z309)) (z310) (not (z361)) (not (z365)) (not (z366)) (z368) (not (z373))
      (not (z376)) (not (z378)) (not (z382)))
    :effect (and
      (z64) (z201) (z219) (not (z273)) (not (z310)) (not (z368))))
  (:action a205
    :parameters ()
    :precondition (and
      (not (z1)) (not (z8)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (z52)
      (not (z58)) (not (z64)) (not (z69)) (not (z75)) (not (z106)) (not (z107)) (not (z122))
      (not (z125)) (not (z127)) (not (z139)) (not (z199)) (not (z201)) (not (z210)) (not (z219))
      (not (z227)) (not (z240)) (not (z269)) (z273) (not (z275)) (z286) (not (z290)) (not (z300))
      (not (z301)) (not (z302)) (not (z309)) (not (z310)) (not (z361)) (not (z365)) (not (z366))
      (z368) (not (z373)) (not (z376)) (not (z378)) (not (z382)))
    :effect (and
      (not (z27)) (not (z52)) (z64) (z201) (z227) (not (z273)) (not (z286)) (not (z368))))
  (:action a206
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (z33) (not (z52)) (not (z55)) (not (z58)) (not (z64))
      (not (z69)) (not (z75)) (not (z106)) (not (z117)) (z127) (not (z139)) (not (z141))
      (not (z174)) (not (z178)) (not (z182)) (not (z195)) (not (z210)) (not (z233)) (z240)
      (not (z253)) (not (z266)) (not (z277)) (not (z284)) (not (z286)) (not (z287)) (not (z290))
      (z300) (not (z302)) (not (z305)) (not (z309)) (not (z310)) (not (z318)) (not (z320))
      (not (z326)) (not (z333)) (not (z334)) (not (z361)) (not (z366)) (not (z368)) (not (z376))
      (not (z378)))
    :effect (and
      (not (z33)) (z64) (not (z127)) (not (z240)) (z253) (not (z300)) (z334)))
  (:action a207
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z52)) (not (z58))
      (not (z64)) (not (z69)) (not (z75)) (not (z80)) (not (z106)) (z127) (not (z139))
      (not (z151)) (not (z210)) (not (z240)) (not (z268)) (not (z285)) (not (z286)) (not (z290))
      (z293) (not (z299)) (z300) (not (z302)) (not (z309)) (not (z310)) (not (z360)) (not (z361))
      (not (z363)) (z366) (not (z368)) (not (z376)) (not (z378)) (not (z381)))
    :effect (and
      (z64) (not (z127)) (z151) (z268) (not (z293)) (not (z300)) (z360) (not (z366))))
  (:action a208
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (z16) (not (z20)) (not (z49)) (not (z52)) (not (z56)) (not (z57))
      (z58) (not (z63)) (not (z64)) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z78))
      (not (z97)) (not (z106)) (not (z119)) (not (z124)) (not (z127)) (not (z131)) (not (z135))
      (not (z136)) (not (z139)) (not (z144)) (not (z161)) (not (z170)) (not (z172)) (not (z183))
      (not (z203)) (not (z204)) (not (z208)) (not (z210)) (z215) (not (z225)) (not (z240))
      (not (z243)) (not (z249)) (not (z250)) (not (z251)) (not (z256)) (not (z265)) (not (z266))
      (not (z271)) (not (z286)) (z290) (not (z300)) (not (z301)) (not (z302)) (not (z309))
      (not (z310)) (not (z327)) (not (z328)) (not (z343)) (not (z350)) (not (z351)) (z361)
      (not (z366)) (not (z368)) (not (z374)) (not (z376)) (not (z378)))
    :effect (and
      (not (z16)) (not (z58)) (z64) (z170) (z225) (not (z290)) (not (z361))))
  (:action a209
    :parameters ()
    :precondition (and
      (not (z8)) (z16) (not (z20)) (not (z49)) (not (z52)) (not (z57)) (not (z58)) (not (z63))
      (not (z64)) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z106))
      (not (z119)) (not (z124)) (z127) (not (z131)) (not (z139)) (not (z161)) (not (z172))
      (not (z183)) (not (z203)) (not (z210)) (z215) (not (z225)) (not (z240)) (not (z249))
      (not (z256)) (not (z271)) (not (z286)) (not (z290)) (z300) (not (z302)) (not (z309))
      (not (z310)) (not (z343)) (not (z350)) (not (z351)) (not (z361)) (not (z366)) (not (z368))
      (not (z376)) (not (z378)))
    :effect (and
      (not (z16)) (z64) (not (z127)) (z172) (not (z215)) (z256) (not (z300))))
  (:action a210
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (z33) (not (z34)) (z52) (not (z55)) (not (z58))
      (not (z64)) (not (z69)) (not (z75)) (not (z84)) (not (z91)) (not (z97)) (not (z106))
      (not (z117)) (not (z127)) (not (z133)) (not (z139)) (not (z141)) (not (z165)) (not (z174))
      (not (z178)) (not (z184)) (not (z188)) (not (z189)) (not (z195)) (not (z210)) (z240)
      (not (z253)) (not (z266)) (not (z277)) (z286) (not (z287)) (not (z290)) (not (z300))
      (not (z302)) (not (z305)) (not (z309)) (not (z310)) (not (z318)) (not (z320)) (not (z333))
      (not (z334)) (not (z361)) (not (z366)) (not (z368)) (not (z376)) (not (z378)) (not (z392)))
    :effect (and
      (not (z33)) (not (z52)) (z64) (z178) (not (z240)) (not (z286)) (z320) (z334)))
  (:action a211
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (z33) (z52) (not (z55)) (not (z58)) (not (z64))
      (not (z69)) (not (z75)) (not (z106)) (not (z117)) (not (z127)) (not (z139)) (not (z141))
      (not (z174)) (not (z178)) (not (z195)) (not (z210)) (z240) (not (z253)) (not (z266))
      (not (z277)) (not (z286)) (not (z287)) (not (z290)) (not (z300)) (not (z302)) (not (z305))
      (not (z309)) (not (z310)) (not (z318)) (not (z320)) (not (z333)) (not (z334)) (not (z361))
      (not (z366)) (not (z368)) (not (z376)) (z378))
    :effect (and
      (not (z33)) (not (z52)) (z64) (z178) (not (z240)) (z305) (z333) (not (z378))))
  (:action a212
    :parameters ()
    :precondition (and
      (z16) (not (z20)) (z25) (not (z40)) (not (z48)) (not (z49)) (not (z51)) (not (z57))
      (not (z63)) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z116))
      (not (z119)) (not (z124)) (not (z131)) (not (z139)) (z140) (not (z161)) (not (z172))
      (not (z183)) (not (z203)) (z215) (not (z221)) (z224) (not (z225)) (not (z234)) (not (z240))
      (not (z249)) (not (z256)) (not (z258)) (not (z260)) (not (z271)) (not (z291)) (not (z302))
      (not (z304)) (not (z328)) (not (z343)) (not (z350)) (not (z351)) (not (z366)) (not (z368))
      (not (z376)) (not (z393)))
    :effect (and
      (not (z25)) (z67) (not (z224)) (z350)))
  (:action a213
    :parameters ()
    :precondition (and
      (not (z8)) (z16) (not (z20)) (not (z49)) (z52) (not (z57)) (z58) (not (z63)) (z64)
      (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (z106) (not (z119))
      (not (z124)) (not (z127)) (not (z131)) (not (z139)) (not (z161)) (not (z172)) (not (z183))
      (not (z203)) (not (z210)) (z215) (not (z225)) (not (z240)) (not (z249)) (not (z256))
      (not (z271)) (not (z286)) (z290) (not (z300)) (not (z302)) (not (z309)) (not (z310))
      (not (z343)) (not (z350)) (not (z351)) (not (z361)) (not (z366)) (not (z368)) (not (z376))
      (not (z378)))
    :effect (and
      (not (z52)) (not (z58)) (z67) (not (z106)) (not (z290)) (z350)))
  (:action a214
    :parameters ()
    :precondition (and
      (z16) (not (z20)) (z25) (not (z40)) (z48) (not (z49)) (not (z51)) (not (z57)) (not (z63))
      (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z116)) (not (z119))
      (not (z124)) (not (z131)) (not (z139)) (z140) (not (z161)) (not (z172)) (not (z183))
      (not (z203)) (z215) (not (z224)) (not (z225)) (not (z234)) (not (z240)) (not (z249))
      (not (z256)) (not (z258)) (not (z260)) (not (z271)) (not (z291)) (not (z302)) (not (z304))
      (not (z328)) (not (z343)) (not (z350)) (not (z351)) (not (z366)) (not (z368)) (not (z376))
      (not (z393)))
    :effect (and
      (not (z25)) (not (z48)) (z67) (z131) (not (z215)) (z350)))
  (:action a215
    :parameters ()
    :precondition (and
      (not (z8)) (z16) (not (z20)) (not (z49)) (z52) (not (z57)) (not (z58)) (not (z63)) (z64)
      (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (z106) (not (z119))
      (not (z124)) (not (z127)) (not (z131)) (not (z139)) (not (z161)) (not (z172)) (not (z183))
      (not (z203)) (not (z210)) (z215) (not (z225)) (not (z240)) (not (z249)) (not (z256))
      (not (z271)) (not (z286)) (z290) (not (z300)) (not (z302)) (not (z309)) (not (z310))
      (not (z343)) (not (z350)) (not (z351)) (not (z361)) (not (z366)) (not (z368)) (not (z376))
      (not (z378)))
    :effect (and
      (not (z52)) (z67) (not (z106)) (z131) (not (z215)) (not (z290)) (z350)))
  (:action a216
    :parameters ()
    :precondition (and
      (not (z20)) (not (z23)) (not (z34)) (not (z37)) (not (z39)) (not (z46)) (not (z68))
      (not (z69)) (not (z70)) (not (z75)) (not (z80)) (not (z118)) (not (z133)) (not (z139))
      (z145) (not (z151)) (not (z158)) (not (z176)) (not (z184)) (not (z194)) (not (z204))
      (not (z226)) (not (z240)) (not (z241)) (not (z244)) (not (z246)) (z262) (z268) (not (z276))
      (not (z285)) (not (z293)) (z299) (not (z302)) (not (z332)) (not (z356)) (not (z360))
      (not (z363)) (not (z366)) (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z381))
      (not (z397)))
    :effect (and
      (z68) (not (z145)) (z241) (not (z262)) (not (z268)) (z293) (not (z299)) (z366)))
  (:action a217
    :parameters ()
    :precondition (and
      (not (z17)) (not (z20)) (not (z23)) (not (z34)) (not (z60)) (not (z62)) (not (z68))
      (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77)) (not (z89)) (not (z90)) (z101)
      (not (z103)) (not (z114)) (not (z118)) (not (z133)) (not (z139)) (z145) (not (z158))
      (not (z176)) (not (z184)) (not (z186)) (not (z194)) (z202) (not (z204)) (not (z217))
      (not (z226)) (not (z240)) (not (z241)) (not (z244)) (not (z246)) (not (z255)) (z262)
      (not (z276)) (not (z302)) (not (z331)) (not (z332)) (not (z347)) (not (z356)) (not (z364))
      (not (z366)) (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (z68) (not (z101)) (not (z145)) (not (z202)) (z217) (z241) (not (z262))))
  (:action a218
    :parameters ()
    :precondition (and
      (not (z20)) (not (z25)) (not (z26)) (not (z30)) (not (z31)) (not (z40)) (not (z48))
      (not (z51)) (not (z59)) (not (z69)) (not (z75)) (not (z102)) (z112) (not (z116))
      (not (z121)) (not (z137)) (not (z139)) (z140) (not (z205)) (not (z207)) (not (z209))
      (not (z216)) (not (z221)) (not (z222)) (not (z224)) (not (z234)) (not (z240)) (not (z258))
      (z259) (not (z260)) (not (z291)) (not (z302)) (not (z304)) (not (z328)) (not (z337))
      (not (z366)) (not (z368)) (not (z376)) (not (z385)) (not (z393)) (not (z399)))
    :effect (and
      (z69) (not (z112)) (not (z140)) (z258) (not (z259)) (z393)))
  (:action a219
    :parameters ()
    :precondition (and
      (not (z7)) (not (z20)) (not (z25)) (z26) (not (z30)) (not (z31)) (not (z40)) (not (z48))
      (not (z51)) (not (z59)) (not (z69)) (not (z75)) (z102) (not (z112)) (not (z116))
      (not (z121)) (not (z129)) (not (z137)) (not (z139)) (z140) (not (z205)) (z207) (not (z209))
      (not (z216)) (not (z221)) (not (z222)) (not (z224)) (not (z234)) (not (z240)) (not (z258))
      (not (z259)) (not (z260)) (not (z291)) (not (z302)) (not (z304)) (not (z328)) (not (z337))
      (not (z366)) (not (z368)) (not (z376)) (not (z385)) (not (z393)) (not (z399)))
    :effect (and
      (not (z26)) (z69) (not (z102)) (not (z140)) (not (z207)) (z258) (z260)))
  (:action a220
    :parameters ()
    :precondition (and
      (not (z20)) (not (z25)) (not (z26)) (z30) (not (z31)) (not (z40)) (not (z48)) (not (z51))
      (not (z59)) (not (z69)) (not (z75)) (not (z102)) (not (z112)) (not (z116)) (not (z121))
      (not (z137)) (not (z139)) (z140) (not (z205)) (z207) (not (z209)) (not (z216)) (not (z221))
      (not (z222)) (not (z224)) (not (z234)) (not (z240)) (not (z258)) (not (z259)) (not (z260))
      (not (z291)) (not (z302)) (not (z304)) (not (z328)) (not (z337)) (not (z366)) (not (z368))
      (not (z376)) (not (z385)) (not (z393)) (not (z399)))
    :effect (and
      (not (z30)) (z69) (not (z140)) (not (z207)) (z260) (z304)))
  (:action a221
    :parameters ()
    :precondition (and
      (not (z20)) (not (z26)) (not (z30)) (not (z31)) (not (z50)) (not (z59)) (not (z63))
      (not (z69)) (not (z75)) (not (z79)) (not (z89)) (not (z91)) (not (z94)) (not (z99))
      (not (z102)) (not (z112)) (not (z121)) (not (z130)) (not (z137)) (not (z139)) (not (z142))
      (not (z144)) (not (z154)) (not (z157)) (not (z161)) (not (z164)) (not (z165)) (not (z180))
      (not (z181)) (not (z182)) (not (z187)) (not (z197)) (not (z198)) (not (z205)) (z207)
      (not (z209)) (not (z216)) (z220) (not (z222)) (not (z233)) (not (z237)) (not (z240))
      (not (z249)) (not (z259)) (not (z261)) (not (z262)) (not (z265)) (not (z274)) (not (z285))
      (z302) (not (z308)) (not (z314)) (not (z316)) (not (z317)) (not (z337)) (not (z345))
      (not (z363)) (not (z366)) (not (z368)) (not (z376)) (not (z385)) (not (z399)))
    :effect (and
      (z69) (not (z207)) (not (z220)) (z261) (z274) (not (z302)) (z314)))
  (:action a222
    :parameters ()
    :precondition (and
      (not (z20)) (not (z26)) (not (z30)) (not (z31)) (not (z59)) (not (z69)) (not (z75))
      (not (z79)) (not (z91)) (not (z99)) (not (z102)) (not (z112)) (not (z121)) (z137)
      (not (z139)) (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180))
      (not (z181)) (not (z182)) (not (z197)) (not (z198)) (z205) (not (z207)) (not (z209))
      (not (z216)) (z220) (not (z222)) (not (z233)) (not (z237)) (not (z240)) (not (z259))
      (not (z265)) (not (z274)) (z302) (not (z308)) (not (z314)) (not (z316)) (not (z337))
      (not (z345)) (not (z366)) (not (z368)) (not (z376)) (not (z385)) (not (z399)))
    :effect (and
      (z69) (not (z137)) (not (z205)) (not (z220)) (not (z302)) (z316)))
  (:action a223
    :parameters ()
    :precondition (and
      (not (z20)) (not (z25)) (not (z26)) (not (z30)) (not (z31)) (not (z40)) (not (z48))
      (not (z51)) (not (z59)) (not (z69)) (not (z75)) (not (z102)) (not (z112)) (not (z116))
      (not (z121)) (not (z137)) (not (z139)) (z140) (not (z205)) (z207) (not (z209)) (not (z216))
      (not (z221)) (not (z222)) (not (z224)) (not (z234)) (not (z240)) (not (z258)) (not (z259))
      (not (z260)) (not (z291)) (not (z302)) (not (z304)) (not (z328)) (not (z337)) (not (z366))
      (not (z368)) (not (z376)) (not (z385)) (not (z393)) (not (z399)))
    :effect (and
      (z69) (not (z140)) (not (z207)) (z224) (z258) (z260)))
  (:action a224
    :parameters ()
    :precondition (and
      (not (z0)) (not (z20)) (not (z25)) (not (z26)) (not (z28)) (z29) (not (z30)) (not (z31))
      (not (z40)) (not (z48)) (not (z51)) (z59) (not (z60)) (not (z69)) (not (z75)) (not (z79))
      (not (z102)) (not (z103)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z121))
      (not (z137)) (not (z139)) (z140) (not (z147)) (not (z173)) (not (z174)) (not (z177))
      (not (z183)) (not (z199)) (not (z200)) (not (z205)) (not (z207)) (not (z209)) (not (z211))
      (not (z216)) (not (z221)) (not (z222)) (not (z224)) (not (z229)) (not (z234)) (not (z236))
      (not (z240)) (not (z244)) (not (z246)) (not (z258)) (not (z259)) (not (z260)) (not (z291))
      (not (z302)) (not (z304)) (z325) (not (z328)) (not (z329)) (not (z335)) (not (z337))
      (not (z356)) (not (z366)) (not (z368)) (not (z371)) (not (z376)) (not (z379)) (not (z385))
      (not (z393)) (not (z399)))
    :effect (and
      (not (z59)) (z69) (not (z140)) (z234) (z291) (not (z325))))
  (:action a225
    :parameters ()
    :precondition (and
      (not (z5)) (not (z20)) (not (z26)) (not (z30)) (z31) (not (z56)) (not (z59)) (not (z69))
      (not (z75)) (not (z78)) (not (z79)) (not (z91)) (not (z99)) (not (z102)) (not (z112))
      (not (z121)) (not (z135)) (not (z136)) (not (z137)) (not (z139)) (not (z142)) (not (z144))
      (not (z154)) (not (z157)) (not (z165)) (not (z170)) (not (z180)) (not (z181)) (not (z182))
      (not (z197)) (not (z198)) (not (z204)) (z205) (not (z207)) (z208) (not (z209)) (not (z216))
      (z220) (not (z222)) (not (z233)) (not (z237)) (not (z240)) (not (z243)) (not (z250))
      (not (z251)) (not (z259)) (not (z265)) (not (z266)) (not (z274)) (not (z301)) (z302)
      (not (z308)) (not (z314)) (not (z316)) (not (z327)) (not (z328)) (not (z337)) (not (z345))
      (not (z361)) (not (z366)) (not (z368)) (not (z374)) (not (z376)) (not (z385)) (not (z399)))
    :effect (and
      (not (z31)) (z69) (z144) (not (z205)) (not (z208)) (not (z220)) (z265) (not (z302)) (z308)
      (z345)))
  (:action a226
    :parameters ()
    :precondition (and
      (not (z20)) (not (z26)) (not (z30)) (not (z31)) (not (z59)) (not (z69)) (not (z75))
      (not (z79)) (not (z91)) (not (z99)) (not (z102)) (not (z112)) (not (z121)) (z137)
      (not (z139)) (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180))
      (not (z181)) (not (z182)) (not (z197)) (not (z198)) (not (z205)) (not (z207)) (z209)
      (not (z216)) (z220) (not (z222)) (not (z233)) (not (z237)) (not (z240)) (not (z259))
      (not (z265)) (not (z274)) (z302) (not (z308)) (not (z314)) (not (z316)) (not (z337))
      (not (z345)) (not (z366)) (not (z368)) (not (z376)) (not (z385)) (not (z399)))
    :effect (and
      (z69) (not (z137)) (z157) (not (z209)) (not (z220)) (not (z302)) (z316)))
  (:action a227
    :parameters ()
    :precondition (and
      (not (z13)) (not (z20)) (not (z21)) (not (z23)) (not (z26)) (not (z30)) (not (z31))
      (not (z57)) (not (z59)) (not (z69)) (not (z75)) (not (z79)) (not (z81)) (not (z91))
      (not (z99)) (not (z102)) (z112) (not (z121)) (not (z134)) (not (z137)) (not (z139))
      (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z158)) (not (z165)) (not (z180))
      (not (z181)) (not (z182)) (not (z190)) (not (z197)) (not (z198)) (not (z205)) (not (z207))
      (not (z209)) (not (z216)) (z220) (not (z222)) (not (z233)) (not (z237)) (not (z240))
      (not (z245)) (z259) (not (z265)) (not (z274)) (not (z287)) (z302) (not (z308)) (not (z309))
      (not (z314)) (not (z316)) (not (z324)) (not (z337)) (not (z341)) (not (z345)) (not (z349))
      (not (z364)) (not (z366)) (not (z368)) (not (z375)) (not (z376)) (not (z385)) (not (z399)))
    :effect (and
      (z69) (not (z112)) (z180) (z197) (z198) (not (z220)) (not (z259)) (not (z302))))
  (:action a228
    :parameters ()
    :precondition (and
      (not (z20)) (not (z26)) (not (z30)) (not (z31)) (not (z59)) (not (z69)) (not (z75))
      (not (z79)) (not (z91)) (not (z99)) (not (z102)) (not (z112)) (not (z121)) (not (z137))
      (not (z139)) (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180))
      (not (z181)) (not (z182)) (not (z197)) (not (z198)) (not (z205)) (not (z207)) (not (z209))
      (z216) (z220) (not (z222)) (not (z233)) (not (z237)) (not (z240)) (not (z259)) (not (z265))
      (not (z274)) (z302) (not (z308)) (not (z314)) (not (z316)) (not (z337)) (not (z345))
      (not (z366)) (not (z368)) (not (z376)) (not (z385)) (z399))
    :effect (and
      (z69) (z181) (not (z216)) (not (z220)) (not (z302)) (not (z399))))
  (:action a229
    :parameters ()
    :precondition (and
      (not (z20)) (not (z26)) (not (z30)) (z31) (not (z59)) (not (z69)) (not (z75)) (not (z79))
      (not (z91)) (not (z99)) (not (z102)) (not (z112)) (not (z121)) (not (z137)) (not (z139))
      (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181))
      (not (z182)) (not (z197)) (not (z198)) (not (z205)) (not (z207)) (not (z209)) (not (z216))
      (z220) (not (z222)) (not (z233)) (not (z237)) (not (z240)) (not (z259)) (not (z265))
      (not (z274)) (z302) (not (z308)) (not (z314)) (not (z316)) (not (z337)) (not (z345))
      (not (z366)) (not (z368)) (not (z376)) (not (z385)) (z399))
    :effect (and
      (not (z31)) (z69) (z181) (not (z220)) (z237) (not (z302)) (z345) (not (z399))))
  (:action a230
    :parameters ()
    :precondition (and
      (not (z20)) (not (z26)) (not (z30)) (not (z31)) (not (z59)) (not (z69)) (not (z75))
      (not (z79)) (not (z91)) (not (z99)) (not (z102)) (not (z112)) (not (z121)) (z137)
      (not (z139)) (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180))
      (not (z181)) (not (z182)) (not (z197)) (not (z198)) (not (z205)) (not (z207)) (not (z209))
      (not (z216)) (z220) (not (z222)) (not (z233)) (not (z237)) (not (z240)) (not (z259))
      (not (z265)) (not (z274)) (z302) (not (z308)) (not (z314)) (not (z316)) (not (z337))
      (not (z345)) (not (z366)) (not (z368)) (not (z376)) (not (z385)) (z399))
    :effect (and
      (z69) (not (z137)) (z181) (not (z220)) (z237) (not (z302)) (z316) (not (z399))))
  (:action a231
    :parameters ()
    :precondition (and
      (not (z20)) (not (z26)) (not (z30)) (not (z31)) (not (z59)) (not (z69)) (not (z75))
      (not (z79)) (not (z91)) (not (z99)) (not (z102)) (not (z112)) (z121) (not (z137))
      (not (z139)) (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180))
      (not (z181)) (not (z182)) (not (z197)) (not (z198)) (not (z205)) (not (z207)) (not (z209))
      (not (z216)) (z220) (not (z222)) (not (z233)) (not (z237)) (not (z240)) (not (z259))
      (not (z265)) (not (z274)) (z302) (not (z308)) (not (z314)) (not (z316)) (z337) (not (z345))
      (not (z366)) (not (z368)) (not (z376)) (not (z385)) (not (z386)) (z399))
    :effect (and
      (z69) (not (z121)) (z154) (z181) (not (z302)) (not (z337)) (not (z399))))
  (:action a232
    :parameters ()
    :precondition (and
      (not (z20)) (not (z26)) (not (z30)) (not (z31)) (not (z59)) (not (z69)) (not (z75))
      (not (z79)) (not (z91)) (not (z99)) (not (z102)) (z112) (not (z121)) (not (z137))
      (not (z139)) (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180))
      (not (z181)) (not (z182)) (not (z197)) (not (z198)) (not (z205)) (not (z207)) (not (z209))
      (not (z216)) (z220) (z222) (not (z233)) (not (z237)) (not (z240)) (not (z253)) (not (z259))
      (not (z265)) (not (z274)) (not (z284)) (not (z300)) (z302) (not (z308)) (not (z314))
      (not (z316)) (not (z326)) (not (z337)) (not (z345)) (not (z366)) (not (z368)) (not (z376))
      (z385) (not (z399)))
    :effect (and
      (z69) (not (z112)) (z142) (z182) (not (z220)) (not (z222)) (z233) (not (z302)) (not (z385))))
  (:action a233
    :parameters ()
    :precondition (and
      (not (z20)) (not (z23)) (not (z34)) (not (z37)) (not (z39)) (z46) (not (z68)) (not (z69))
      (not (z70)) (not (z75)) (not (z80)) (not (z118)) (not (z133)) (not (z139)) (z145)
      (not (z151)) (not (z158)) (not (z176)) (not (z184)) (not (z204)) (not (z226)) (not (z240))
      (not (z241)) (not (z244)) (not (z246)) (z262) (not (z268)) (not (z276)) (not (z285)) (z293)
      (not (z299)) (not (z302)) (not (z332)) (not (z356)) (not (z360)) (not (z363)) (not (z366))
      (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (not (z46)) (z70) (not (z262)) (z276) (z366)))
  (:action a234
    :parameters ()
    :precondition (and
      (not (z20)) (not (z23)) (not (z34)) (not (z37)) (not (z39)) (z46) (not (z68)) (not (z69))
      (not (z70)) (not (z75)) (not (z80)) (not (z118)) (not (z133)) (not (z139)) (z145) (z151)
      (not (z158)) (not (z176)) (not (z184)) (not (z204)) (not (z226)) (not (z240)) (not (z241))
      (not (z244)) (not (z246)) (z262) (not (z268)) (not (z276)) (not (z285)) (not (z293))
      (not (z299)) (not (z302)) (not (z332)) (not (z356)) (not (z360)) (not (z363)) (not (z366))
      (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (not (z46)) (z70) (not (z145)) (not (z151)) (not (z262)) (z293) (z366)))
  (:action a235
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z23)) (not (z34)) (not (z37)) (not (z39)) (not (z41)) (z46)
      (not (z61)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z75)) (not (z80))
      (not (z107)) (not (z118)) (not (z124)) (not (z133)) (not (z139)) (z145) (not (z151))
      (not (z158)) (not (z176)) (not (z184)) (not (z185)) (not (z204)) (not (z210)) (not (z226))
      (not (z240)) (not (z241)) (not (z244)) (not (z246)) (z262) (not (z268)) (not (z276))
      (not (z285)) (not (z293)) (not (z299)) (not (z302)) (not (z321)) (not (z332)) (not (z356))
      (not (z360)) (not (z363)) (not (z366)) (not (z367)) (not (z368)) (not (z375)) (not (z376))
      (z381) (not (z397)))
    :effect (and
      (not (z46)) (z70) (not (z145)) (not (z262)) (z293) (z366) (z367) (not (z381))))
  (:action a236
    :parameters ()
    :precondition (and
      (not (z17)) (not (z20)) (not (z23)) (not (z34)) (not (z60)) (not (z62)) (not (z68))
      (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77)) (not (z89)) (z90) (not (z101))
      (not (z103)) (not (z114)) (not (z118)) (not (z133)) (not (z139)) (z145) (not (z158))
      (not (z176)) (not (z184)) (not (z186)) (not (z202)) (not (z204)) (not (z217)) (not (z226))
      (not (z240)) (not (z241)) (not (z244)) (not (z246)) (not (z255)) (z262) (not (z276))
      (not (z302)) (not (z331)) (not (z332)) (z347) (not (z356)) (not (z364)) (not (z366))
      (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (z70) (not (z90)) (not (z145)) (z217) (not (z262)) (not (z347))))
  (:action a237
    :parameters ()
    :precondition (and
      (not (z17)) (not (z20)) (not (z22)) (not (z23)) (not (z34)) (not (z41)) (not (z60))
      (not (z61)) (not (z62)) (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z74))
      (not (z75)) (not (z77)) (not (z89)) (not (z90)) (not (z101)) (not (z103)) (not (z107))
      (z114) (not (z118)) (not (z124)) (not (z133)) (not (z139)) (z145) (not (z158)) (not (z176))
      (not (z184)) (not (z185)) (not (z186)) (not (z202)) (not (z204)) (not (z210)) (not (z217))
      (not (z226)) (not (z240)) (not (z241)) (not (z244)) (not (z246)) (not (z255)) (z262)
      (not (z276)) (not (z302)) (not (z321)) (not (z331)) (not (z332)) (z347) (not (z356))
      (not (z364)) (not (z366)) (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (z70) (not (z114)) (not (z145)) (z217) (not (z262)) (not (z347)) (z367)))
  (:action a238
    :parameters ()
    :precondition (and
      (not (z17)) (not (z20)) (not (z23)) (not (z34)) (not (z60)) (not (z62)) (not (z68))
      (not (z69)) (not (z70)) (not (z74)) (not (z75)) (z77) (not (z89)) (z90) (not (z101))
      (not (z103)) (not (z118)) (not (z133)) (not (z139)) (z145) (not (z158)) (not (z176))
      (not (z184)) (not (z186)) (not (z202)) (not (z204)) (not (z217)) (not (z226)) (not (z240))
      (not (z241)) (not (z244)) (not (z246)) (not (z255)) (z262) (not (z276)) (not (z302))
      (not (z331)) (not (z332)) (not (z347)) (not (z356)) (not (z364)) (not (z366)) (not (z367))
      (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (z70) (not (z77)) (not (z90)) (z217) (not (z262)) (z276)))
  (:action a239
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z23)) (z33) (not (z34)) (not (z55)) (not (z68)) (not (z69))
      (not (z70)) (not (z75)) (not (z117)) (not (z118)) (not (z133)) (not (z139)) (not (z141))
      (z145) (not (z158)) (not (z174)) (not (z176)) (not (z178)) (not (z184)) (not (z195))
      (not (z204)) (not (z226)) (not (z240)) (not (z241)) (not (z244)) (not (z246)) (not (z253))
      (z262) (not (z266)) (not (z276)) (not (z277)) (not (z287)) (not (z302)) (z305) (not (z318))
      (not (z320)) (not (z332)) (z333) (not (z334)) (not (z356)) (not (z366)) (not (z367))
      (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (z70) (z240) (not (z262)) (z276) (not (z305)) (not (z333))))
  (:action a240
    :parameters ()
    :precondition (and
      (z16) (not (z20)) (not (z30)) (not (z49)) (not (z52)) (not (z57)) (not (z58)) (not (z63))
      (z64) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z106)) (not (z119))
      (not (z124)) (not (z127)) (not (z131)) (not (z139)) (not (z141)) (not (z161)) (not (z172))
      (not (z176)) (not (z183)) (not (z203)) (not (z210)) (z215) (not (z225)) (not (z240))
      (not (z249)) (not (z256)) (not (z271)) (not (z286)) (not (z290)) (not (z300)) (not (z302))
      (not (z309)) (z310) (not (z331)) (not (z343)) (not (z350)) (not (z351)) (not (z361))
      (not (z366)) (not (z368)) (not (z376)) (not (z378)))
    :effect (and
      (not (z16)) (z73) (not (z215)) (not (z310)) (z351)))
  (:action a241
    :parameters ()
    :precondition (and
      (z16) (not (z20)) (not (z25)) (not (z30)) (not (z40)) (not (z48)) (not (z49)) (not (z51))
      (not (z57)) (not (z63)) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z97))
      (not (z116)) (not (z119)) (not (z124)) (not (z131)) (not (z139)) (not (z140)) (not (z141))
      (not (z161)) (not (z172)) (not (z176)) (not (z183)) (not (z203)) (z215) (not (z221))
      (not (z224)) (not (z225)) (not (z234)) (not (z240)) (not (z249)) (not (z256)) (not (z258))
      (z260) (not (z271)) (not (z291)) (not (z302)) (z304) (not (z328)) (not (z331)) (not (z343))
      (not (z350)) (not (z351)) (not (z366)) (not (z368)) (not (z376)) (not (z393)))
    :effect (and
      (not (z16)) (z73) (z140) (not (z215)) (not (z260)) (not (z304)) (z351)))
  (:action a242
    :parameters ()
    :precondition (and
      (not (z13)) (not (z17)) (not (z20)) (not (z21)) (z23) (not (z34)) (not (z57)) (not (z60))
      (not (z62)) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77))
      (not (z81)) (not (z89)) (not (z90)) (not (z101)) (not (z103)) (not (z114)) (not (z118))
      (not (z133)) (not (z134)) (not (z139)) (not (z145)) (z158) (not (z176)) (not (z180))
      (not (z184)) (not (z186)) (not (z190)) (not (z197)) (not (z198)) (not (z202)) (not (z204))
      (z217) (not (z226)) (not (z240)) (not (z241)) (not (z244)) (not (z245)) (not (z246))
      (not (z255)) (not (z259)) (not (z262)) (not (z276)) (not (z287)) (not (z302)) (not (z309))
      (not (z324)) (not (z331)) (not (z332)) (not (z341)) (not (z347)) (not (z349)) (not (z356))
      (not (z364)) (not (z366)) (not (z367)) (not (z368)) (z375) (not (z376)) (not (z397)))
    :effect (and
      (not (z23)) (z74) (z145) (not (z158)) (not (z217)) (z262) (z364) (not (z375))))
  (:action a243
    :parameters ()
    :precondition (and
      (not (z17)) (not (z20)) (not (z23)) (not (z34)) (not (z60)) (not (z62)) (z68) (not (z69))
      (not (z70)) (not (z74)) (not (z75)) (not (z77)) (not (z89)) (not (z90)) (not (z101))
      (not (z103)) (not (z114)) (z118) (not (z133)) (not (z139)) (not (z145)) (not (z158))
      (not (z176)) (not (z184)) (not (z186)) (not (z202)) (not (z204)) (z217) (not (z226))
      (not (z240)) (not (z241)) (not (z244)) (not (z246)) (not (z255)) (not (z262)) (not (z276))
      (not (z302)) (not (z331)) (not (z332)) (not (z347)) (not (z356)) (not (z364)) (not (z366))
      (not (z367)) (not (z368)) (not (z375)) (not (z376)) (z397))
    :effect (and
      (not (z68)) (z74) (not (z118)) (z145) (z186) (not (z217)) (z262) (not (z397))))
  (:action a244
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (z33) (not (z47)) (not (z55)) (not (z69)) (not (z75))
      (not (z100)) (not (z117)) (not (z130)) (not (z134)) (not (z136)) (not (z139)) (not (z141))
      (not (z164)) (not (z174)) (not (z178)) (not (z195)) (not (z206)) (not (z232)) (z240)
      (not (z251)) (not (z253)) (not (z266)) (not (z277)) (not (z287)) (not (z294)) (not (z302))
      (not (z305)) (z313) (not (z318)) (not (z320)) (not (z329)) (not (z333)) (not (z334))
      (not (z355)) (not (z366)) (not (z368)) (not (z376)))
    :effect (and
      (not (z33)) (z75) (not (z240)) (z277) (not (z313))))
  (:action a245
    :parameters ()
    :precondition (and
      (not (z13)) (not (z14)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (z33) (not (z47))
      (not (z55)) (not (z57)) (not (z69)) (not (z75)) (not (z81)) (not (z100)) (not (z117))
      (not (z130)) (z134) (not (z136)) (not (z139)) (not (z141)) (not (z158)) (not (z164))
      (not (z174)) (not (z178)) (not (z180)) (not (z190)) (not (z195)) (not (z197)) (not (z198))
      (not (z206)) (not (z232)) (z240) (not (z245)) (not (z251)) (not (z253)) (not (z259))
      (not (z266)) (not (z277)) (not (z287)) (not (z294)) (not (z302)) (not (z305)) (not (z309))
      (z313) (not (z318)) (not (z320)) (not (z324)) (not (z329)) (not (z333)) (not (z334))
      (not (z341)) (not (z349)) (not (z355)) (not (z364)) (not (z366)) (not (z368)) (not (z375))
      (not (z376)))
    :effect (and
      (not (z33)) (z75) (not (z134)) (not (z240)) (z287) (not (z313)) (z333)))
  (:action a246
    :parameters ()
    :precondition (and
      (z14) (not (z20)) (not (z22)) (z33) (not (z47)) (not (z55)) (not (z69)) (not (z75))
      (not (z100)) (not (z117)) (not (z130)) (not (z134)) (not (z136)) (not (z139)) (not (z141))
      (not (z164)) (not (z174)) (not (z178)) (not (z195)) (not (z206)) (not (z232)) (z240)
      (not (z251)) (not (z253)) (not (z266)) (not (z277)) (not (z287)) (not (z294)) (not (z302))
      (not (z305)) (not (z313)) (not (z318)) (not (z320)) (not (z329)) (not (z333)) (not (z334))
      (not (z355)) (not (z366)) (not (z368)) (not (z376)))
    :effect (and
      (not (z14)) (z75) (not (z240)) (z305) (z333)))
  (:action a247
    :parameters ()
    :precondition (and
      (z14) (not (z20)) (not (z22)) (z33) (not (z40)) (not (z47)) (not (z55)) (not (z69))
      (not (z75)) (not (z87)) (not (z100)) (not (z117)) (not (z121)) (not (z130)) (not (z134))
      (not (z136)) (not (z139)) (not (z141)) (not (z164)) (not (z174)) (not (z178)) (not (z195))
      (not (z206)) (not (z213)) (not (z232)) (z240) (not (z251)) (not (z253)) (not (z266))
      (not (z271)) (not (z277)) (not (z287)) (z294) (not (z302)) (not (z305)) (not (z313))
      (not (z318)) (not (z320)) (not (z329)) (not (z333)) (not (z334)) (not (z337)) (not (z355))
      (not (z359)) (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z386)))
    :effect (and
      (not (z14)) (z75) (not (z240)) (not (z294)) (z318) (z386)))
  (:action a248
    :parameters ()
    :precondition (and
      (z14) (not (z20)) (not (z22)) (z33) (not (z47)) (not (z55)) (not (z69)) (not (z75)) (z100)
      (not (z117)) (not (z130)) (not (z134)) (not (z136)) (not (z139)) (not (z141)) (not (z164))
      (not (z174)) (not (z178)) (not (z195)) (not (z206)) (not (z232)) (z240) (not (z251))
      (not (z253)) (not (z266)) (not (z277)) (not (z287)) (not (z294)) (not (z302)) (not (z305))
      (not (z313)) (not (z318)) (not (z320)) (not (z329)) (not (z333)) (not (z334)) (z355)
      (not (z366)) (not (z368)) (not (z376)))
    :effect (and
      (not (z14)) (z75) (not (z100)) (z195) (not (z240)) (not (z355))))
  (:action a249
    :parameters ()
    :precondition (and
      (not (z14)) (z16) (not (z20)) (not (z47)) (not (z49)) (not (z51)) (not (z57)) (not (z63))
      (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z100)) (not (z101))
      (not (z119)) (not (z124)) (not (z130)) (not (z131)) (not (z134)) (not (z136)) (not (z139))
      (not (z150)) (not (z161)) (not (z164)) (not (z172)) (not (z183)) (not (z194)) (not (z202))
      (not (z203)) (not (z206)) (z215) (not (z225)) (not (z232)) (not (z240)) (not (z249))
      (not (z251)) (not (z256)) (not (z271)) (not (z294)) (not (z299)) (not (z302)) (z313)
      (not (z329)) (not (z343)) (not (z350)) (not (z351)) (not (z355)) (not (z366)) (not (z368))
      (not (z376)))
    :effect (and
      (not (z16)) (z75) (z203) (not (z215)) (not (z313)) (z351)))
  (:action a250
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (z33) (not (z47)) (not (z55)) (not (z69)) (not (z75))
      (not (z100)) (not (z117)) (not (z130)) (not (z134)) (not (z136)) (not (z139)) (not (z141))
      (not (z164)) (not (z174)) (not (z178)) (not (z182)) (not (z195)) (z206) (z232) (not (z233))
      (z240) (not (z251)) (not (z253)) (not (z266)) (not (z277)) (not (z284)) (not (z287))
      (not (z294)) (not (z300)) (not (z302)) (not (z305)) (z313) (not (z318)) (not (z320))
      (not (z326)) (not (z329)) (not (z333)) (not (z334)) (not (z355)) (not (z366)) (not (z368))
      (not (z376)))
    :effect (and
      (not (z33)) (z75) (not (z206)) (not (z232)) (not (z240)) (z253) (not (z313)) (z334)))
  (:action a251
    :parameters ()
    :precondition (and
      (z14) (z16) (not (z20)) (not (z40)) (not (z47)) (not (z49)) (not (z57)) (not (z63))
      (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z87)) (not (z97)) (not (z100))
      (not (z119)) (not (z121)) (not (z124)) (not (z130)) (not (z131)) (not (z134)) (not (z136))
      (not (z139)) (not (z161)) (not (z164)) (not (z172)) (not (z183)) (not (z203)) (not (z206))
      (not (z213)) (z215) (not (z225)) (not (z232)) (not (z240)) (not (z249)) (not (z251))
      (not (z256)) (not (z271)) (z294) (not (z302)) (not (z313)) (not (z318)) (not (z329))
      (not (z337)) (not (z343)) (not (z350)) (not (z351)) (not (z355)) (not (z359)) (not (z366))
      (not (z368)) (not (z373)) (not (z376)) (not (z386)))
    :effect (and
      (not (z14)) (z75) (z131) (not (z215)) (z271) (not (z294)) (z350)))
  (:action a252
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (not (z30)) (z33) (not (z47)) (not (z55)) (not (z69))
      (not (z73)) (not (z75)) (not (z100)) (not (z117)) (not (z130)) (not (z134)) (not (z136))
      (not (z139)) (not (z141)) (not (z164)) (not (z174)) (not (z176)) (not (z178)) (not (z195))
      (not (z206)) (not (z232)) (z240) (not (z251)) (not (z253)) (not (z266)) (not (z277))
      (not (z287)) (not (z294)) (not (z302)) (not (z305)) (not (z313)) (not (z318)) (not (z320))
      (not (z329)) (not (z331)) (not (z333)) (not (z334)) (z355) (not (z366)) (not (z368))
      (not (z376)))
    :effect (and
      (not (z33)) (z75) (z141) (not (z240)) (z277) (z305) (not (z355))))
  (:action a253
    :parameters ()
    :precondition (and
      (not (z5)) (not (z14)) (z16) (not (z20)) (not (z47)) (not (z49)) (not (z56)) (not (z57))
      (not (z63)) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z78)) (not (z97)) (z100)
      (not (z119)) (not (z124)) (not (z130)) (not (z131)) (not (z134)) (not (z135)) (z136)
      (not (z139)) (not (z144)) (not (z161)) (not (z164)) (not (z170)) (not (z172)) (not (z183))
      (not (z203)) (not (z204)) (not (z206)) (not (z208)) (z215) (not (z225)) (not (z232))
      (not (z240)) (not (z243)) (not (z249)) (not (z250)) (z251) (not (z256)) (not (z265))
      (not (z266)) (not (z271)) (not (z294)) (not (z301)) (not (z302)) (not (z313)) (not (z327))
      (not (z328)) (not (z329)) (not (z343)) (not (z350)) (not (z351)) (not (z355)) (not (z361))
      (not (z366)) (not (z368)) (not (z374)) (not (z376)))
    :effect (and
      (not (z16)) (z75) (not (z100)) (not (z136)) (z170) (z225) (not (z251))))
  (:action a254
    :parameters ()
    :precondition (and
      (not (z14)) (z16) (not (z20)) (not (z47)) (not (z49)) (not (z57)) (not (z63)) (not (z67))
      (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z100)) (not (z119)) (not (z124))
      (not (z130)) (not (z131)) (not (z134)) (not (z136)) (not (z139)) (not (z161)) (not (z164))
      (not (z172)) (not (z183)) (not (z203)) (z206) (z215) (not (z225)) (z232) (not (z240))
      (not (z249)) (not (z251)) (not (z256)) (not (z271)) (not (z294)) (not (z302)) (z313)
      (not (z329)) (not (z343)) (not (z350)) (not (z351)) (not (z355)) (not (z366)) (not (z368))
      (not (z376)))
    :effect (and
      (not (z16)) (z75) (z172) (not (z206)) (not (z215)) (not (z232)) (z256) (not (z313))))
  (:action a255
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (z33) (not (z34)) (z47) (not (z55)) (not (z69))
      (not (z75)) (not (z84)) (not (z91)) (not (z97)) (z100) (not (z117)) (not (z130))
      (not (z133)) (not (z134)) (not (z136)) (not (z139)) (not (z141)) (not (z164)) (not (z165))
      (not (z174)) (not (z178)) (not (z184)) (not (z188)) (not (z189)) (not (z195)) (z206) (z232)
      (z240) (not (z251)) (not (z253)) (not (z266)) (not (z277)) (not (z287)) (not (z294))
      (not (z302)) (not (z305)) (not (z313)) (not (z318)) (not (z320)) (not (z329)) (not (z333))
      (not (z334)) (not (z355)) (not (z366)) (not (z368)) (not (z376)) (not (z392)))
    :effect (and
      (not (z33)) (not (z47)) (z75) (not (z100)) (z178) (not (z206)) (not (z232)) (not (z240))
      (z320) (z334)))
  (:action a256
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (z33) (z47) (not (z55)) (not (z69)) (not (z75))
      (not (z100)) (not (z117)) (not (z130)) (not (z134)) (not (z136)) (not (z139)) (not (z141))
      (not (z164)) (not (z174)) (not (z178)) (not (z195)) (not (z206)) (not (z232)) (z240)
      (not (z251)) (not (z253)) (not (z266)) (not (z277)) (not (z287)) (not (z294)) (not (z302))
      (not (z305)) (not (z313)) (not (z318)) (not (z320)) (not (z329)) (not (z333)) (not (z334))
      (not (z355)) (not (z366)) (not (z368)) (not (z376)))
    :effect (and
      (not (z33)) (not (z47)) (z75) (z178) (not (z240)) (z305) (z333)))
  (:action a257
    :parameters ()
    :precondition (and
      (z14) (not (z20)) (not (z22)) (z33) (not (z47)) (not (z55)) (not (z69)) (not (z75)) (z100)
      (not (z117)) (not (z130)) (not (z134)) (not (z136)) (not (z139)) (not (z141)) (not (z164))
      (not (z174)) (not (z178)) (not (z195)) (not (z206)) (not (z232)) (z240) (not (z251))
      (not (z253)) (not (z266)) (not (z277)) (not (z287)) (not (z294)) (not (z302)) (not (z305))
      (not (z313)) (not (z318)) (not (z320)) (not (z329)) (not (z333)) (not (z334)) (not (z355))
      (not (z366)) (not (z368)) (not (z376)))
    :effect (and
      (not (z14)) (z75) (not (z100)) (z178) (z195) (not (z240))))
  (:action a258
    :parameters ()
    :precondition (and
      (z14) (z16) (not (z20)) (not (z47)) (not (z49)) (not (z57)) (not (z63)) (not (z67))
      (not (z69)) (not (z73)) (not (z75)) (not (z97)) (z100) (not (z119)) (not (z124))
      (not (z130)) (not (z131)) (not (z134)) (not (z136)) (not (z139)) (not (z161)) (not (z164))
      (not (z172)) (not (z183)) (not (z203)) (not (z206)) (z215) (not (z225)) (not (z232))
      (not (z240)) (not (z249)) (not (z251)) (not (z256)) (not (z271)) (not (z294)) (not (z302))
      (not (z313)) (not (z329)) (not (z343)) (not (z350)) (not (z351)) (not (z355)) (not (z366))
      (not (z368)) (not (z376)))
    :effect (and
      (not (z14)) (z67) (z75) (not (z100)) (z350)))
  (:action a259
    :parameters ()
    :precondition (and
      (z14) (z16) (not (z20)) (not (z47)) (not (z49)) (not (z57)) (not (z63)) (not (z67))
      (not (z69)) (not (z73)) (not (z75)) (not (z97)) (z100) (not (z119)) (not (z124))
      (not (z130)) (not (z131)) (not (z134)) (not (z136)) (not (z139)) (not (z161)) (not (z164))
      (not (z172)) (not (z183)) (not (z203)) (not (z206)) (z215) (not (z225)) (not (z232))
      (not (z240)) (not (z249)) (not (z251)) (not (z256)) (not (z271)) (not (z294)) (not (z302))
      (not (z313)) (not (z329)) (not (z343)) (not (z350)) (not (z351)) (z355) (not (z366))
      (not (z368)) (not (z376)))
    :effect (and
      (not (z14)) (z67) (z75) (not (z100)) (z131) (not (z215)) (z350) (not (z355))))
  (:action a260
    :parameters ()
    :precondition (and
      (not (z14)) (z16) (not (z20)) (not (z30)) (not (z47)) (not (z49)) (not (z57)) (not (z63))
      (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z100)) (not (z119))
      (not (z124)) (not (z130)) (not (z131)) (not (z134)) (not (z136)) (not (z139)) (not (z141))
      (not (z161)) (not (z164)) (not (z172)) (not (z176)) (not (z183)) (not (z203)) (not (z206))
      (z215) (not (z225)) (not (z232)) (not (z240)) (not (z249)) (not (z251)) (not (z256))
      (not (z271)) (not (z294)) (not (z302)) (not (z313)) (not (z329)) (not (z331)) (not (z343))
      (not (z350)) (not (z351)) (z355) (not (z366)) (not (z368)) (not (z376)))
    :effect (and
      (not (z16)) (z73) (z75) (not (z215)) (z351) (not (z355))))
  (:action a261
    :parameters ()
    :precondition (and
      (not (z17)) (not (z20)) (not (z23)) (not (z34)) (not (z40)) (not (z60)) (not (z62))
      (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77)) (not (z87))
      (not (z89)) (not (z90)) (not (z101)) (not (z103)) (not (z114)) (not (z118)) (not (z121))
      (not (z133)) (not (z139)) (z145) (not (z158)) (not (z176)) (not (z184)) (not (z186))
      (not (z202)) (not (z204)) (not (z213)) (z217) (not (z226)) (not (z240)) (not (z241))
      (not (z244)) (not (z246)) (not (z255)) (not (z262)) (not (z271)) (z276) (not (z294))
      (not (z302)) (not (z318)) (not (z331)) (not (z332)) (not (z337)) (not (z347)) (not (z356))
      (not (z359)) (not (z364)) (not (z366)) (not (z367)) (not (z368)) (not (z373)) (not (z375))
      (not (z376)) (z386) (not (z397)))
    :effect (and
      (z77) (z262) (not (z276)) (not (z386))))
  (:action a262
    :parameters ()
    :precondition (and
      (not (z5)) (not (z17)) (not (z20)) (not (z23)) (not (z34)) (not (z56)) (not (z60)) (z62)
      (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77)) (not (z78))
      (not (z89)) (not (z90)) (not (z101)) (not (z103)) (z114) (not (z118)) (not (z133))
      (not (z135)) (not (z136)) (not (z139)) (not (z144)) (z145) (not (z158)) (not (z170))
      (not (z176)) (not (z184)) (not (z186)) (not (z202)) (not (z204)) (not (z208)) (z217)
      (not (z226)) (not (z240)) (not (z241)) (not (z243)) (not (z244)) (not (z246)) (not (z250))
      (not (z251)) (z255) (z262) (not (z265)) (not (z266)) (not (z276)) (not (z301)) (not (z302))
      (not (z327)) (not (z328)) (not (z331)) (not (z332)) (not (z347)) (not (z356)) (not (z361))
      (not (z364)) (not (z366)) (not (z367)) (not (z368)) (not (z374)) (not (z375)) (not (z376))
      (not (z397)))
    :effect (and
      (not (z62)) (z78) (not (z114)) (not (z145)) (z204) (not (z255)) (not (z262)) (z332)))
  (:action a263
    :parameters ()
    :precondition (and
      (not (z5)) (not (z20)) (not (z23)) (not (z34)) (not (z37)) (z39) (not (z46)) (not (z56))
      (not (z68)) (not (z69)) (not (z70)) (not (z75)) (not (z78)) (not (z80)) (not (z118))
      (not (z133)) (not (z135)) (not (z136)) (not (z139)) (not (z144)) (z145) (not (z151))
      (not (z158)) (not (z170)) (not (z176)) (not (z184)) (not (z204)) (not (z208)) (not (z226))
      (not (z240)) (not (z241)) (not (z243)) (not (z244)) (not (z246)) (not (z250)) (not (z251))
      (z262) (not (z265)) (not (z266)) (not (z268)) (not (z276)) (not (z285)) (not (z293))
      (not (z299)) (not (z301)) (not (z302)) (not (z327)) (not (z328)) (not (z332)) (not (z356))
      (not (z360)) (not (z361)) (not (z363)) (not (z366)) (not (z367)) (not (z368)) (z374)
      (not (z375)) (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (not (z39)) (z78) (not (z145)) (z204) (not (z262)) (z293) (z332) (z366) (not (z374))))
  (:action a264
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z56))
      (not (z69)) (not (z75)) (not (z78)) (not (z79)) (not (z91)) (not (z99)) (not (z107))
      (not (z122)) (not (z125)) (not (z135)) (not (z136)) (not (z139)) (not (z142)) (z144)
      (not (z154)) (not (z157)) (not (z165)) (not (z170)) (not (z180)) (not (z181)) (not (z182))
      (not (z197)) (not (z198)) (not (z199)) (not (z201)) (not (z204)) (not (z208)) (not (z219))
      (not (z220)) (not (z227)) (not (z233)) (not (z237)) (not (z240)) (not (z243)) (not (z250))
      (not (z251)) (z265) (not (z266)) (not (z269)) (z273) (not (z274)) (not (z275)) (not (z301))
      (not (z302)) (z308) (not (z314)) (not (z316)) (not (z327)) (not (z328)) (z345) (not (z361))
      (not (z365)) (not (z366)) (z368) (not (z373)) (not (z374)) (not (z376)) (not (z382)))
    :effect (and
      (not (z27)) (z78) (not (z144)) (z220) (z227) (not (z265)) (not (z273)) (z275) (z301) (z302)
      (not (z308)) (not (z345)) (not (z368))))
  (:action a265
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z13)) (not (z20)) (not (z25)) (z27) (not (z36)) (not (z40))
      (not (z41)) (z48) (not (z51)) (not (z56)) (not (z69)) (not (z75)) (not (z78)) (not (z107))
      (not (z116)) (not (z122)) (not (z125)) (not (z135)) (not (z136)) (not (z139)) (not (z140))
      (not (z144)) (not (z170)) (not (z199)) (not (z201)) (not (z204)) (not (z208)) (not (z219))
      (not (z221)) (z224) (not (z227)) (not (z234)) (not (z240)) (not (z243)) (not (z250))
      (not (z251)) (not (z258)) (not (z260)) (not (z265)) (not (z266)) (not (z269)) (z273)
      (not (z275)) (not (z291)) (not (z301)) (not (z302)) (not (z304)) (not (z327)) (z328)
      (not (z361)) (not (z365)) (not (z366)) (z368) (not (z373)) (not (z374)) (not (z376))
      (not (z382)) (not (z393)))
    :effect (and
      (not (z27)) (not (z48)) (z78) (z140) (not (z224)) (z227) (not (z273)) (z275) (z301)
      (not (z328)) (not (z368))))
  (:action a266
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (z56)
      (not (z69)) (not (z75)) (not (z78)) (not (z81)) (not (z107)) (not (z113)) (not (z122))
      (not (z125)) (not (z128)) (not (z135)) (not (z136)) (not (z139)) (not (z144)) (not (z159))
      (z170) (not (z190)) (not (z192)) (not (z199)) (not (z201)) (not (z204)) (not (z208))
      (not (z219)) (not (z227)) (not (z240)) (not (z243)) (not (z250)) (not (z251)) (not (z265))
      (not (z266)) (not (z269)) (z273) (not (z275)) (not (z281)) (z283) (not (z288)) (not (z301))
      (not (z302)) (not (z327)) (not (z328)) (not (z346)) (not (z359)) (not (z361)) (not (z365))
      (not (z366)) (z368) (not (z370)) (not (z373)) (not (z374)) (not (z376)) (not (z382))
      (not (z392)) (not (z396)))
    :effect (and
      (not (z27)) (not (z56)) (z78) (z159) (not (z170)) (z227) (not (z273)) (z275) (not (z283))
      (z301) (not (z368))))
  (:action a267
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41))
      (not (z52)) (not (z56)) (z58) (not (z64)) (not (z69)) (not (z75)) (not (z78)) (not (z106))
      (not (z107)) (not (z122)) (not (z125)) (not (z127)) (not (z135)) (not (z136)) (not (z139))
      (not (z144)) (not (z170)) (not (z199)) (not (z201)) (not (z204)) (not (z208)) (not (z210))
      (not (z219)) (not (z227)) (not (z240)) (not (z243)) (not (z250)) (not (z251)) (not (z265))
      (not (z266)) (not (z269)) (z273) (not (z275)) (not (z286)) (z290) (not (z300)) (not (z301))
      (not (z302)) (not (z309)) (not (z310)) (not (z327)) (not (z328)) (z361) (not (z365))
      (not (z366)) (z368) (not (z373)) (not (z374)) (not (z376)) (not (z378)) (not (z382)))
    :effect (and
      (not (z27)) (not (z58)) (z64) (z78) (z227) (not (z273)) (z275) (not (z290)) (z301)
      (not (z361)) (not (z368))))
  (:action a268
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z20)) (not (z22)) (z33) (not (z52)) (not (z55)) (not (z56))
      (z58) (not (z64)) (not (z69)) (not (z75)) (not (z78)) (not (z106)) (not (z114))
      (not (z117)) (not (z127)) (not (z135)) (not (z136)) (not (z139)) (not (z141)) (not (z144))
      (not (z170)) (not (z174)) (not (z178)) (not (z195)) (not (z204)) (not (z208)) (not (z210))
      (z240) (not (z243)) (not (z250)) (not (z251)) (not (z253)) (not (z265)) (not (z266))
      (not (z277)) (not (z286)) (not (z287)) (z290) (not (z300)) (not (z301)) (not (z302))
      (not (z305)) (not (z309)) (not (z310)) (not (z318)) (not (z320)) (not (z327)) (not (z328))
      (not (z333)) (not (z334)) (z361) (not (z366)) (not (z368)) (not (z374)) (not (z376))
      (not (z378)))
    :effect (and
      (not (z33)) (not (z58)) (z64) (z78) (not (z240)) (z243) (z266) (not (z290)) (not (z361))
      (z374)))
  (:action a269
    :parameters ()
    :precondition (and
      (not (z5)) (not (z14)) (not (z20)) (not (z22)) (z33) (not (z47)) (not (z55)) (not (z56))
      (not (z69)) (not (z75)) (not (z78)) (z100) (not (z117)) (not (z130)) (not (z134))
      (not (z135)) (z136) (not (z139)) (not (z141)) (not (z144)) (not (z164)) (not (z170))
      (not (z174)) (not (z178)) (not (z195)) (not (z204)) (not (z206)) (not (z208)) (not (z232))
      (z240) (not (z243)) (not (z250)) (z251) (not (z253)) (not (z265)) (not (z266)) (not (z277))
      (not (z287)) (not (z294)) (not (z301)) (not (z302)) (not (z305)) (not (z313)) (not (z318))
      (not (z320)) (not (z327)) (not (z328)) (not (z329)) (not (z333)) (not (z334)) (not (z355))
      (not (z361)) (not (z366)) (not (z368)) (not (z374)) (not (z376)))
    :effect (and
      (not (z33)) (z75) (z78) (not (z100)) (not (z136)) (not (z240)) (z243) (not (z251)) (z266)
      (z374)))
  (:action a270
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z11)) (not (z20)) (not (z28)) (not (z29)) (not (z53))
      (not (z60)) (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z87)) (not (z88))
      (not (z91)) (not (z99)) (not (z103)) (not (z113)) (not (z117)) (not (z139)) (not (z142))
      (not (z144)) (not (z147)) (not (z154)) (not (z157)) (not (z165)) (z173) (not (z174))
      (not (z177)) (not (z180)) (not (z181)) (not (z182)) (not (z183)) (not (z187)) (not (z194))
      (not (z197)) (not (z198)) (not (z199)) (not (z200)) (z211) (z220) (not (z229)) (not (z233))
      (not (z234)) (not (z236)) (not (z237)) (not (z239)) (not (z240)) (not (z244)) (not (z246))
      (not (z248)) (not (z250)) (not (z265)) (not (z274)) (not (z291)) (z302) (not (z308))
      (not (z314)) (not (z315)) (not (z316)) (not (z324)) (not (z325)) (not (z329)) (not (z335))
      (not (z341)) (not (z345)) (not (z356)) (not (z366)) (not (z368)) (not (z371)) (not (z372))
      (not (z376)) (not (z379)) (not (z390)) (not (z391)))
    :effect (and
      (z79) (z139) (z154) (z157) (not (z173)) (z194) (not (z211)) (not (z220)) (not (z302))))
  (:action a271
    :parameters ()
    :precondition (and
      (not (z0)) (not (z20)) (not (z26)) (not (z28)) (z29) (not (z30)) (not (z31)) (z59)
      (not (z60)) (not (z69)) (not (z75)) (not (z79)) (not (z91)) (not (z99)) (not (z102))
      (not (z103)) (not (z112)) (not (z113)) (not (z117)) (not (z121)) (not (z137)) (not (z139))
      (not (z142)) (not (z144)) (not (z147)) (not (z154)) (not (z157)) (not (z165)) (not (z173))
      (not (z174)) (not (z177)) (not (z180)) (not (z181)) (not (z182)) (not (z183)) (not (z197))
      (not (z198)) (not (z199)) (not (z200)) (not (z205)) (not (z207)) (not (z209)) (not (z211))
      (not (z216)) (z220) (not (z222)) (not (z229)) (not (z233)) (not (z234)) (not (z236))
      (not (z237)) (not (z240)) (not (z244)) (not (z246)) (not (z259)) (not (z265)) (not (z274))
      (not (z291)) (z302) (not (z308)) (not (z314)) (not (z316)) (z325) (not (z329)) (not (z335))
      (not (z337)) (not (z345)) (not (z356)) (not (z366)) (not (z368)) (not (z371)) (not (z376))
      (not (z379)) (not (z385)) (not (z399)))
    :effect (and
      (not (z29)) (not (z59)) (z69) (z79) (z154) (z157) (not (z220)) (not (z302)) (not (z325))))
  (:action a272
    :parameters ()
    :precondition (and
      (not (z20)) (z23) (not (z34)) (not (z37)) (not (z39)) (not (z46)) (not (z68)) (not (z69))
      (not (z70)) (not (z75)) (not (z80)) (not (z118)) (not (z133)) (not (z139)) (not (z145))
      (not (z151)) (z158) (not (z176)) (not (z184)) (not (z204)) (not (z226)) (not (z240))
      (not (z241)) (not (z244)) (not (z246)) (not (z262)) (not (z268)) (not (z276)) (not (z285))
      (z293) (not (z299)) (not (z302)) (not (z332)) (not (z356)) (not (z360)) (not (z363)) (z366)
      (not (z367)) (not (z368)) (z375) (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (not (z23)) (z80) (z145) (not (z158)) (z262) (z268) (not (z293)) (not (z366)) (not (z375))
      (z381)))
  (:action a273
    :parameters ()
    :precondition (and
      (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z56)) (not (z69)) (not (z75))
      (not (z80)) (z81) (not (z113)) (not (z128)) (not (z139)) (not (z151)) (not (z159)) (z190)
      (not (z192)) (not (z240)) (not (z268)) (not (z281)) (not (z283)) (not (z285)) (not (z288))
      (z293) (not (z299)) (not (z302)) (not (z346)) (not (z359)) (not (z360)) (not (z363)) (z366)
      (not (z368)) (not (z370)) (not (z376)) (not (z381)) (not (z392)) (not (z396)))
    :effect (and
      (z80) (not (z81)) (z159) (not (z190)) (z268) (not (z293)) (not (z366)) (z381)))
  (:action a274
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z52)) (not (z58))
      (not (z64)) (not (z69)) (not (z75)) (not (z80)) (not (z106)) (not (z127)) (not (z139))
      (not (z151)) (not (z210)) (not (z240)) (not (z268)) (not (z285)) (not (z286)) (not (z290))
      (z293) (not (z299)) (not (z300)) (not (z302)) (z309) (not (z310)) (not (z360)) (not (z361))
      (not (z363)) (z366) (not (z368)) (not (z376)) (not (z378)) (not (z381)))
    :effect (and
      (z64) (z80) (z268) (not (z293)) (not (z309)) (not (z366)) (z381)))
  (:action a275
    :parameters ()
    :precondition (and
      (not (z13)) (not (z20)) (not (z21)) (not (z23)) (not (z37)) (not (z39)) (not (z46))
      (not (z56)) (not (z57)) (not (z69)) (not (z75)) (z80) (not (z81)) (not (z113)) (not (z128))
      (not (z134)) (not (z139)) (not (z151)) (not (z158)) (z159) (not (z180)) (not (z190))
      (not (z192)) (not (z197)) (not (z198)) (not (z240)) (not (z245)) (not (z259)) (z268)
      (not (z281)) (not (z283)) (not (z285)) (not (z287)) (not (z288)) (not (z293)) (not (z299))
      (not (z302)) (not (z309)) (not (z324)) (not (z341)) (not (z346)) (not (z349)) (not (z359))
      (not (z360)) (not (z363)) (not (z364)) (not (z366)) (not (z368)) (not (z370)) (not (z375))
      (not (z376)) (z381) (not (z392)) (not (z396)))
    :effect (and
      (not (z80)) (z81) (not (z159)) (z190) (not (z268)) (z293) (z366) (not (z381))))
  (:action a276
    :parameters ()
    :precondition (and
      (not (z13)) (not (z20)) (not (z21)) (not (z23)) (not (z35)) (z45) (not (z56)) (not (z57))
      (not (z69)) (not (z75)) (not (z81)) (not (z93)) (not (z96)) (not (z98)) (not (z113))
      (not (z128)) (not (z134)) (not (z139)) (not (z158)) (z159) (not (z160)) (not (z163))
      (not (z177)) (not (z180)) (not (z188)) (not (z190)) (not (z192)) (not (z197)) (not (z198))
      (not (z212)) (not (z240)) (z245) (not (z252)) (not (z259)) (not (z264)) (not (z281))
      (not (z283)) (not (z284)) (not (z287)) (not (z288)) (not (z302)) (not (z309)) (not (z317))
      (not (z324)) (not (z339)) (not (z341)) (not (z344)) (not (z346)) (z349) (not (z354))
      (not (z359)) (not (z362)) (not (z364)) (not (z366)) (not (z368)) (not (z370)) (not (z375))
      (not (z376)) (not (z387)) (not (z392)) (not (z396)))
    :effect (and
      (not (z45)) (z81) (not (z159)) (z190) (z212) (not (z245)) (not (z349))))
  (:action a277
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z13)) (not (z20)) (not (z21)) (not (z23)) (not (z53))
      (not (z56)) (not (z57)) (not (z69)) (not (z71)) (not (z75)) (not (z81)) (not (z87))
      (not (z88)) (not (z113)) (not (z128)) (not (z134)) (not (z139)) (not (z158)) (z159)
      (not (z180)) (not (z187)) (not (z190)) (not (z192)) (not (z194)) (not (z197)) (not (z198))
      (not (z211)) (not (z239)) (not (z240)) (not (z245)) (not (z248)) (not (z250)) (not (z259))
      (not (z281)) (not (z283)) (not (z287)) (not (z288)) (not (z302)) (not (z309)) (not (z315))
      (z324) (z341) (not (z346)) (not (z349)) (not (z359)) (not (z364)) (not (z366)) (not (z368))
      (not (z370)) (not (z372)) (not (z375)) (not (z376)) (not (z390)) (not (z391)) (not (z392))
      (not (z396)))
    :effect (and
      (z81) (z139) (not (z159)) (z190) (z194) (not (z324)) (not (z341))))
  (:action a278
    :parameters ()
    :precondition (and
      (not (z3)) (z7) (not (z17)) (z20) (not (z26)) (z37) (not (z39)) (not (z46)) (not (z49))
      (not (z61)) (not (z69)) (not (z75)) (z80) (not (z83)) (not (z102)) (not (z129))
      (not (z135)) (not (z139)) (not (z147)) (not (z148)) (not (z150)) (not (z151)) (not (z153))
      (not (z160)) (z171) (not (z213)) (not (z226)) (not (z231)) (not (z240)) (not (z248))
      (not (z257)) (not (z268)) (not (z285)) (not (z293)) (not (z299)) (not (z302)) (not (z326))
      (not (z327)) (not (z343)) (not (z360)) (not (z363)) (not (z366)) (not (z368)) (not (z376))
      (not (z379)) (not (z380)) (not (z381)) (not (z389)))
    :effect (and
      (not (z7)) (not (z20)) (not (z37)) (not (z80)) (z83) (not (z171)) (z293) (z366)))
  (:action a279
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (z20) (not (z35)) (z45) (not (z61)) (not (z69)) (not (z75))
      (not (z83)) (not (z93)) (not (z96)) (not (z98)) (not (z129)) (not (z135)) (not (z139))
      (not (z147)) (not (z150)) (not (z153)) (z160) (not (z163)) (z171) (not (z177)) (not (z188))
      (not (z212)) (not (z213)) (not (z231)) (not (z240)) (not (z245)) (not (z252)) (not (z257))
      (not (z264)) (not (z284)) (not (z302)) (not (z317)) (not (z326)) (not (z327)) (not (z339))
      (z344) (not (z349)) (not (z354)) (z362) (not (z366)) (not (z368)) (not (z376)) (not (z379))
      (not (z380)) (not (z387)) (not (z389)))
    :effect (and
      (not (z20)) (not (z45)) (z83) (not (z160)) (not (z171)) (z212) (not (z344)) (not (z362))))
  (:action a280
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (z17) (z20) (not (z60)) (not (z61)) (z62) (not (z69)) (not (z74))
      (not (z75)) (not (z77)) (not (z83)) (not (z89)) (not (z90)) (not (z101)) (not (z103))
      (not (z114)) (not (z129)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z153))
      (z171) (not (z186)) (not (z202)) (not (z213)) (not (z217)) (not (z231)) (not (z240)) (z255)
      (not (z257)) (not (z302)) (not (z326)) (not (z327)) (not (z331)) (not (z347)) (not (z364))
      (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z389)))
    :effect (and
      (not (z17)) (not (z20)) (not (z62)) (z83) (not (z171)) (z217) (not (z255))))
  (:action a281
    :parameters ()
    :precondition (and
      (not (z3)) (z20) (not (z37)) (not (z39)) (not (z46)) (not (z50)) (not (z61)) (not (z63))
      (not (z69)) (not (z75)) (not (z80)) (not (z83)) (not (z94)) (not (z130)) (not (z135))
      (not (z139)) (not (z147)) (not (z150)) (not (z151)) (not (z153)) (not (z161)) (not (z164))
      (z171) (not (z213)) (not (z231)) (not (z240)) (not (z249)) (not (z257)) (not (z261))
      (not (z268)) (z285) (not (z293)) (not (z299)) (not (z302)) (not (z326)) (not (z327))
      (not (z360)) (z363) (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380))
      (not (z381)) (not (z389)))
    :effect (and
      (not (z20)) (z83) (z153) (not (z171)) (not (z285)) (z293) (not (z363)) (z366)))
  (:action a282
    :parameters ()
    :precondition (and
      (not (z3)) (z20) (not (z35)) (z45) (not (z61)) (not (z69)) (not (z75)) (not (z83))
      (not (z93)) (not (z94)) (not (z96)) (not (z98)) (not (z135)) (not (z139)) (not (z147))
      (not (z150)) (not (z153)) (not (z160)) (not (z163)) (z171) (not (z177)) (not (z188))
      (not (z212)) (not (z213)) (not (z231)) (not (z240)) (not (z245)) (not (z252)) (not (z257))
      (not (z261)) (not (z262)) (not (z264)) (not (z284)) (not (z302)) (z317) (not (z326))
      (not (z327)) (not (z339)) (not (z344)) (not (z349)) (not (z354)) (z362) (not (z366))
      (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z387)) (not (z389)))
    :effect (and
      (not (z20)) (not (z45)) (z83) (z153) (not (z171)) (z212) (not (z317)) (not (z362))))
  (:action a283
    :parameters ()
    :precondition (and
      (not (z3)) (not (z17)) (z20) (not (z60)) (not (z61)) (z62) (not (z69)) (not (z74))
      (not (z75)) (not (z77)) (not (z83)) (z89) (not (z90)) (not (z94)) (not (z101)) (not (z103))
      (not (z114)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z153)) (z171)
      (not (z186)) (not (z202)) (not (z213)) (not (z217)) (not (z231)) (not (z240)) (z255)
      (not (z257)) (not (z261)) (not (z302)) (not (z326)) (not (z327)) (not (z331)) (not (z347))
      (not (z364)) (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z389)))
    :effect (and
      (not (z20)) (not (z62)) (z83) (not (z89)) (z153) (not (z171)) (z217) (not (z255))))
  (:action a284
    :parameters ()
    :precondition (and
      (not (z3)) (not (z5)) (z20) (not (z35)) (not (z45)) (not (z56)) (not (z61)) (not (z69))
      (not (z75)) (not (z78)) (not (z83)) (not (z93)) (not (z96)) (not (z98)) (not (z135))
      (not (z136)) (not (z139)) (not (z144)) (not (z147)) (not (z150)) (not (z153)) (not (z160))
      (not (z163)) (not (z170)) (z171) (not (z177)) (not (z188)) (not (z204)) (z208) (z212)
      (not (z213)) (not (z231)) (not (z240)) (not (z243)) (not (z245)) (not (z250)) (not (z251))
      (z252) (not (z257)) (z264) (not (z265)) (not (z266)) (not (z284)) (not (z301)) (not (z302))
      (not (z317)) (not (z326)) (not (z327)) (not (z328)) (not (z339)) (z344) (not (z349))
      (not (z354)) (not (z361)) (not (z362)) (not (z366)) (not (z368)) (not (z374)) (not (z376))
      (not (z379)) (not (z380)) (not (z387)) (not (z389)))
    :effect (and
      (not (z20)) (z83) (z135) (z153) (not (z171)) (not (z208)) (not (z252)) (not (z264)) (z327)
      (not (z344))))
  (:action a285
    :parameters ()
    :precondition (and
      (not (z3)) (not (z5)) (not (z17)) (z20) (not (z56)) (not (z60)) (not (z61)) (z62)
      (not (z69)) (not (z74)) (not (z75)) (not (z77)) (not (z78)) (not (z83)) (not (z89))
      (not (z90)) (not (z101)) (not (z103)) (z114) (not (z135)) (not (z136)) (not (z139))
      (not (z144)) (not (z147)) (not (z150)) (not (z153)) (not (z170)) (z171) (not (z186))
      (not (z202)) (not (z204)) (not (z208)) (not (z213)) (z217) (not (z231)) (not (z240))
      (not (z243)) (not (z250)) (not (z251)) (z255) (not (z257)) (not (z265)) (not (z266))
      (not (z301)) (not (z302)) (not (z326)) (not (z327)) (not (z328)) (not (z331)) (not (z347))
      (not (z361)) (not (z364)) (not (z366)) (not (z368)) (not (z374)) (not (z376)) (not (z379))
      (not (z380)) (not (z389)))
    :effect (and
      (not (z20)) (not (z62)) (z83) (not (z114)) (z135) (z153) (not (z171)) (not (z255)) (z327)))
  (:action a286
    :parameters ()
    :precondition (and
      (not (z3)) (not (z5)) (z20) (not (z37)) (z39) (not (z46)) (not (z56)) (not (z61))
      (not (z69)) (not (z75)) (not (z78)) (not (z80)) (not (z83)) (not (z135)) (not (z136))
      (not (z139)) (not (z144)) (not (z147)) (not (z150)) (not (z151)) (not (z153)) (not (z170))
      (z171) (not (z204)) (not (z208)) (not (z213)) (not (z231)) (not (z240)) (not (z243))
      (not (z250)) (not (z251)) (not (z257)) (not (z265)) (not (z266)) (not (z268)) (not (z285))
      (not (z293)) (not (z299)) (not (z301)) (not (z302)) (not (z326)) (not (z327)) (not (z328))
      (not (z360)) (not (z361)) (not (z363)) (not (z366)) (not (z368)) (z374) (not (z376))
      (not (z379)) (not (z380)) (not (z381)) (not (z389)))
    :effect (and
      (not (z20)) (not (z39)) (z83) (z135) (z153) (not (z171)) (z293) (z327) (z366) (not (z374))))
  (:action a287
    :parameters ()
    :precondition (and
      (not (z4)) (not (z19)) (not (z20)) (not (z21)) (not (z34)) (not (z35)) (not (z45))
      (not (z50)) (not (z69)) (not (z75)) (not (z82)) (not (z84)) (not (z86)) (not (z91))
      (not (z93)) (not (z96)) (not (z97)) (not (z98)) (not (z108)) (not (z133)) (not (z139))
      (not (z148)) (not (z160)) (not (z163)) (not (z165)) (not (z169)) (not (z177)) (not (z184))
      (not (z185)) (z188) (not (z189)) (not (z200)) (not (z212)) (not (z235)) (not (z236))
      (not (z240)) (not (z245)) (not (z252)) (not (z264)) (not (z284)) (not (z302)) (not (z312))
      (not (z317)) (not (z320)) (not (z330)) (not (z335)) (z339) (not (z344)) (not (z349))
      (not (z353)) (z354) (not (z362)) (not (z366)) (not (z368)) (z376) (not (z387)) (not (z392)))
    :effect (and
      (z84) (not (z188)) (z189) (z212) (z235) (not (z339)) (z353) (not (z354)) (not (z376))))
  (:action a288
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z11)) (not (z19)) (not (z20)) (not (z21)) (not (z34))
      (not (z50)) (not (z53)) (not (z69)) (not (z71)) (not (z75)) (not (z82)) (not (z84))
      (not (z86)) (not (z87)) (z88) (not (z91)) (not (z97)) (not (z108)) (not (z133))
      (not (z139)) (not (z148)) (not (z165)) (not (z169)) (not (z184)) (not (z185)) (not (z187))
      (not (z188)) (not (z189)) (not (z194)) (not (z200)) (not (z211)) (not (z235)) (not (z236))
      (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z302)) (not (z312)) (not (z315))
      (not (z320)) (not (z324)) (not (z330)) (not (z335)) (not (z341)) (not (z353)) (not (z366))
      (not (z368)) (z372) (z376) (not (z390)) (not (z391)) (not (z392)))
    :effect (and
      (z84) (not (z88)) (z139) (z189) (z194) (z235) (z353) (not (z372)) (not (z376))))
  (:action a289
    :parameters ()
    :precondition (and
      (not (z4)) (not (z19)) (not (z20)) (not (z21)) (not (z35)) (not (z45)) (not (z50))
      (not (z69)) (not (z75)) (not (z82)) (not (z84)) (not (z86)) (not (z93)) (not (z96))
      (not (z98)) (not (z108)) (not (z139)) (not (z148)) (not (z160)) (not (z163)) (not (z169))
      (not (z177)) (not (z182)) (not (z185)) (not (z188)) (not (z189)) (not (z200)) (not (z212))
      (not (z233)) (not (z235)) (not (z236)) (not (z240)) (not (z245)) (not (z252)) (not (z253))
      (not (z264)) (z284) (not (z300)) (not (z302)) (not (z312)) (not (z317)) (not (z326))
      (not (z330)) (not (z335)) (not (z339)) (not (z344)) (not (z349)) (not (z353)) (z354)
      (not (z362)) (not (z366)) (not (z368)) (z376) (not (z387)))
    :effect (and
      (z86) (z212) (not (z284)) (z353) (not (z354)) (not (z376))))
  (:action a290
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z11)) (not (z19)) (not (z20)) (not (z21)) (not (z50))
      (not (z53)) (not (z69)) (not (z71)) (not (z75)) (not (z82)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z108)) (not (z139)) (not (z148)) (not (z169)) (not (z185))
      (not (z187)) (not (z189)) (not (z194)) (not (z200)) (not (z211)) (not (z235)) (not (z236))
      (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z302)) (not (z312)) (z315)
      (not (z324)) (not (z330)) (not (z335)) (not (z341)) (not (z353)) (not (z366)) (not (z368))
      (z372) (z376) (not (z390)) (z391))
    :effect (and
      (z86) (z139) (z194) (not (z315)) (z353) (not (z372)) (not (z376)) (not (z391))))
  (:action a291
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z11)) (not (z19)) (not (z20)) (not (z21)) (not (z50))
      (not (z53)) (not (z69)) (not (z71)) (not (z75)) (not (z82)) (z84) (not (z86)) (not (z87))
      (not (z88)) (not (z108)) (z139) (not (z148)) (not (z169)) (not (z185)) (not (z187)) (z189)
      (z194) (not (z200)) (not (z211)) (z235) (not (z236)) (not (z239)) (not (z240)) (not (z248))
      (not (z250)) (not (z302)) (not (z312)) (not (z315)) (not (z324)) (not (z330)) (not (z335))
      (not (z341)) (z353) (not (z366)) (not (z368)) (not (z372)) (not (z376)) (not (z390))
      (not (z391)))
    :effect (and
      (not (z84)) (z88) (not (z139)) (not (z189)) (not (z194)) (not (z235)) (not (z353)) (z372)
      (z376)))
  (:action a292
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (not (z69)) (not (z71)) (not (z75))
      (not (z79)) (not (z87)) (not (z88)) (z91) (not (z99)) (z139) (z142) (not (z144))
      (not (z154)) (not (z157)) (z165) (not (z180)) (not (z181)) (not (z182)) (not (z187)) (z194)
      (not (z197)) (not (z198)) (not (z211)) (not (z220)) (not (z233)) (not (z237)) (not (z239))
      (not (z240)) (not (z248)) (not (z250)) (not (z265)) (not (z274)) (not (z302)) (not (z308))
      (not (z314)) (not (z315)) (not (z316)) (not (z324)) (not (z341)) (not (z345)) (not (z366))
      (not (z368)) (not (z372)) (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (z88) (not (z91)) (not (z139)) (not (z142)) (not (z165)) (not (z194)) (z220) (z302) (z372)))
  (:action a293
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (not (z56)) (not (z69)) (not (z71))
      (not (z75)) (not (z81)) (not (z87)) (not (z88)) (not (z113)) (z128) (z139) (not (z159))
      (not (z187)) (not (z190)) (not (z192)) (z194) (not (z211)) (not (z239)) (not (z240))
      (not (z248)) (not (z250)) (not (z281)) (not (z283)) (not (z288)) (not (z302)) (not (z315))
      (not (z324)) (not (z341)) (not (z346)) (not (z359)) (not (z366)) (not (z368)) (not (z370))
      (not (z372)) (not (z376)) (not (z390)) (not (z391)) (z392) (not (z396)))
    :effect (and
      (z88) (not (z128)) (not (z139)) (z159) (not (z194)) (z372) (not (z392))))
  (:action a294
    :parameters ()
    :precondition (and
      (not (z17)) (not (z20)) (not (z23)) (not (z34)) (not (z60)) (not (z62)) (not (z68))
      (not (z69)) (z70) (not (z74)) (not (z75)) (not (z77)) (not (z89)) (not (z90)) (not (z101))
      (not (z103)) (not (z114)) (not (z118)) (not (z133)) (not (z139)) (not (z145)) (not (z158))
      (not (z176)) (not (z184)) (not (z186)) (not (z202)) (not (z204)) (z217) (not (z226))
      (not (z240)) (not (z241)) (not (z244)) (not (z246)) (not (z255)) (not (z262)) (not (z276))
      (not (z302)) (not (z331)) (not (z332)) (not (z347)) (not (z356)) (not (z364)) (not (z366))
      (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (not (z70)) (z90) (z145) (not (z217)) (z262) (z347)))
  (:action a295
    :parameters ()
    :precondition (and
      (not (z17)) (not (z20)) (not (z23)) (z34) (not (z60)) (not (z62)) (not (z68)) (not (z69))
      (not (z70)) (not (z74)) (not (z75)) (not (z77)) (not (z89)) (not (z90)) (not (z101))
      (not (z103)) (not (z114)) (z118) (z133) (not (z139)) (not (z145)) (not (z158)) (not (z176))
      (z184) (not (z186)) (not (z202)) (not (z204)) (z217) (not (z226)) (not (z240)) (not (z241))
      (not (z244)) (not (z246)) (not (z255)) (not (z262)) (not (z276)) (not (z302)) (not (z331))
      (not (z332)) (not (z347)) (not (z356)) (not (z364)) (not (z366)) (not (z367)) (not (z368))
      (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (not (z34)) (z90) (not (z118)) (not (z133)) (z145) (not (z184)) (z186) (not (z217)) (z255)
      (z262)))
  (:action a296
    :parameters ()
    :precondition (and
      (not (z17)) (not (z20)) (not (z23)) (not (z34)) (not (z60)) (not (z62)) (not (z68))
      (not (z69)) (z70) (not (z74)) (not (z75)) (not (z77)) (not (z89)) (not (z90)) (not (z101))
      (not (z103)) (not (z114)) (not (z118)) (not (z133)) (not (z139)) (z145) (not (z158))
      (not (z176)) (not (z184)) (not (z186)) (not (z202)) (not (z204)) (z217) (not (z226))
      (not (z240)) (not (z241)) (not (z244)) (not (z246)) (not (z255)) (not (z262)) (z276)
      (not (z302)) (not (z331)) (not (z332)) (not (z347)) (not (z356)) (not (z364)) (not (z366))
      (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (not (z70)) (z77) (z90) (not (z217)) (z262) (not (z276))))
  (:action a297
    :parameters ()
    :precondition (and
      (not (z17)) (not (z20)) (not (z23)) (not (z34)) (not (z60)) (not (z62)) (not (z68))
      (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77)) (not (z89)) (not (z90))
      (not (z101)) (not (z103)) (not (z114)) (not (z118)) (not (z133)) (not (z139)) (not (z140))
      (z145) (not (z158)) (not (z176)) (not (z184)) (not (z186)) (not (z202)) (not (z204)) (z217)
      (not (z226)) (not (z240)) (not (z241)) (not (z244)) (not (z246)) (not (z255)) (not (z262))
      (z276) (not (z302)) (not (z331)) (not (z332)) (not (z347)) (not (z356)) (not (z364))
      (not (z366)) (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (z77) (z90) (z255) (z262) (not (z276))))
  (:action a298
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z34)) (not (z53)) (not (z69)) (not (z71))
      (not (z75)) (not (z79)) (not (z84)) (not (z87)) (z88) (not (z91)) (not (z97)) (not (z99))
      (not (z133)) (not (z139)) (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165))
      (not (z180)) (not (z181)) (not (z182)) (not (z184)) (not (z187)) (not (z188)) (not (z189))
      (not (z194)) (not (z197)) (not (z198)) (not (z211)) (z220) (not (z233)) (not (z237))
      (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z265)) (not (z274)) (z302)
      (not (z308)) (not (z314)) (not (z315)) (not (z316)) (not (z320)) (not (z324)) (not (z341))
      (not (z345)) (not (z366)) (not (z368)) (z372) (not (z376)) (not (z390)) (not (z391))
      (not (z392)))
    :effect (and
      (not (z88)) (z91) (z139) (z142) (z165) (z194) (not (z220)) (not (z302)) (not (z372))))
  (:action a299
    :parameters ()
    :precondition (and
      (not (z20)) (not (z26)) (not (z30)) (not (z31)) (not (z34)) (not (z59)) (not (z69))
      (not (z75)) (not (z79)) (not (z84)) (not (z91)) (not (z97)) (not (z99)) (not (z102))
      (not (z112)) (not (z121)) (not (z133)) (not (z137)) (not (z139)) (not (z142)) (not (z144))
      (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181)) (not (z182)) (not (z184))
      (not (z188)) (not (z189)) (not (z197)) (not (z198)) (not (z205)) (not (z207)) (not (z209))
      (not (z216)) (z220) (z222) (not (z233)) (not (z237)) (not (z240)) (not (z259)) (not (z265))
      (not (z274)) (z302) (not (z308)) (not (z314)) (not (z316)) (not (z320)) (not (z337))
      (not (z345)) (not (z366)) (not (z368)) (not (z376)) (z385) (not (z392)) (z399))
    :effect (and
      (z69) (z91) (z142) (z165) (not (z220)) (not (z222)) (not (z302)) (not (z385)) (not (z399))))
  (:action a300
    :parameters ()
    :precondition (and
      (not (z20)) (not (z35)) (not (z45)) (not (z56)) (not (z69)) (not (z75)) (not (z81))
      (not (z93)) (not (z96)) (not (z98)) (not (z113)) (not (z128)) (not (z139)) (z159)
      (not (z160)) (not (z163)) (not (z177)) (not (z188)) (not (z190)) (z192) (z212) (not (z240))
      (not (z245)) (not (z252)) (not (z264)) (not (z281)) (not (z283)) (not (z284)) (not (z288))
      (not (z294)) (not (z302)) (not (z317)) (not (z339)) (not (z344)) (not (z346)) (not (z349))
      (not (z354)) (z359) (not (z362)) (not (z366)) (not (z368)) (z370) (not (z376)) (not (z386))
      (not (z387)) (not (z392)) (not (z396)))
    :effect (and
      (z93) (not (z192)) (not (z212)) (not (z359)) (not (z370)) (z387)))
  (:action a301
    :parameters ()
    :precondition (and
      (not (z20)) (not (z35)) (not (z45)) (not (z56)) (not (z69)) (not (z75)) (not (z81))
      (not (z93)) (not (z96)) (not (z98)) (not (z113)) (not (z128)) (not (z139)) (z159)
      (not (z160)) (not (z163)) (not (z177)) (not (z188)) (not (z190)) (z192) (z212) (not (z240))
      (not (z245)) (not (z252)) (not (z264)) (not (z281)) (not (z283)) (not (z284)) (not (z288))
      (not (z302)) (not (z317)) (not (z339)) (not (z344)) (z346) (not (z349)) (not (z354))
      (not (z359)) (not (z362)) (not (z366)) (not (z368)) (not (z370)) (not (z376)) (not (z387))
      (not (z392)) (not (z396)))
    :effect (and
      (z93) (not (z192)) (not (z212)) (z339) (not (z346)) (z387)))
  (:action a302
    :parameters ()
    :precondition (and
      (not (z4)) (z19) (not (z20)) (not (z21)) (not (z35)) (not (z45)) (not (z50)) (not (z69))
      (not (z75)) (not (z82)) (not (z84)) (not (z86)) (not (z93)) (not (z96)) (not (z98))
      (not (z108)) (not (z139)) (not (z148)) (not (z160)) (not (z163)) (not (z169)) (not (z177))
      (not (z185)) (not (z188)) (not (z189)) (not (z200)) (z212) (not (z235)) (not (z236))
      (not (z240)) (not (z245)) (not (z252)) (not (z264)) (not (z284)) (not (z302)) (not (z312))
      (not (z317)) (z330) (not (z335)) (not (z339)) (not (z344)) (not (z349)) (not (z353))
      (not (z354)) (not (z362)) (not (z366)) (not (z368)) (not (z376)) (not (z387)))
    :effect (and
      (not (z19)) (z93) (not (z212)) (not (z330)) (z376) (z387)))
  (:action a303
    :parameters ()
    :precondition (and
      (not (z4)) (z19) (not (z20)) (not (z21)) (not (z35)) (not (z45)) (not (z50)) (not (z69))
      (not (z75)) (not (z82)) (not (z84)) (not (z86)) (not (z93)) (not (z96)) (not (z98))
      (not (z108)) (not (z139)) (not (z148)) (not (z160)) (not (z163)) (not (z169)) (not (z177))
      (not (z185)) (not (z188)) (not (z189)) (not (z200)) (z212) (z235) (not (z236)) (not (z240))
      (not (z245)) (not (z252)) (not (z264)) (not (z284)) (not (z302)) (not (z312)) (not (z317))
      (z330) (not (z335)) (not (z339)) (not (z344)) (not (z349)) (not (z353)) (not (z354))
      (not (z362)) (not (z366)) (not (z368)) (not (z376)) (not (z387)))
    :effect (and
      (not (z19)) (z93) (not (z212)) (not (z235)) (not (z330)) (z339) (z376) (z387)))
  (:action a304
    :parameters ()
    :precondition (and
      (not (z20)) (not (z35)) (not (z45)) (not (z56)) (not (z69)) (not (z75)) (not (z81))
      (not (z93)) (not (z96)) (not (z98)) (not (z113)) (not (z128)) (not (z139)) (z159)
      (not (z160)) (not (z163)) (not (z177)) (not (z188)) (not (z190)) (z192) (z212) (not (z240))
      (not (z245)) (not (z252)) (not (z264)) (not (z281)) (z283) (not (z284)) (not (z288))
      (not (z302)) (not (z317)) (not (z339)) (not (z344)) (not (z346)) (not (z349)) (not (z354))
      (not (z359)) (not (z362)) (not (z366)) (not (z368)) (z370) (not (z376)) (not (z387))
      (not (z392)) (not (z396)))
    :effect (and
      (z93) (not (z192)) (z264) (not (z283)) (not (z370)) (z387)))
  (:action a305
    :parameters ()
    :precondition (and
      (not (z4)) (z19) (not (z20)) (not (z21)) (not (z35)) (not (z45)) (not (z50)) (not (z69))
      (not (z75)) (not (z82)) (not (z84)) (not (z86)) (not (z93)) (not (z96)) (not (z98))
      (not (z108)) (not (z139)) (not (z148)) (not (z160)) (not (z163)) (z169) (not (z177))
      (not (z185)) (not (z188)) (not (z189)) (not (z200)) (z212) (z235) (not (z236)) (not (z240))
      (not (z245)) (not (z252)) (not (z264)) (not (z284)) (not (z302)) (z312) (not (z317)) (z330)
      (not (z335)) (not (z339)) (not (z344)) (not (z349)) (not (z353)) (not (z354)) (not (z362))
      (not (z366)) (not (z368)) (not (z376)) (not (z387)))
    :effect (and
      (not (z19)) (z93) (not (z169)) (not (z235)) (z264) (not (z312)) (not (z330)) (z376) (z387)))
  (:action a306
    :parameters ()
    :precondition (and
      (not (z4)) (not (z19)) (not (z20)) (not (z21)) (not (z35)) (not (z45)) (not (z50))
      (not (z69)) (not (z75)) (not (z82)) (not (z84)) (not (z86)) (not (z93)) (not (z96))
      (not (z98)) (not (z108)) (not (z139)) (not (z148)) (not (z160)) (not (z163)) (not (z169))
      (not (z177)) (z185) (not (z188)) (not (z189)) (not (z200)) (z212) (not (z235)) (not (z236))
      (not (z240)) (not (z245)) (not (z252)) (not (z264)) (not (z284)) (not (z302)) (not (z312))
      (not (z317)) (not (z321)) (not (z330)) (not (z335)) (not (z339)) (not (z344)) (not (z349))
      (not (z353)) (not (z354)) (not (z362)) (not (z366)) (not (z368)) (not (z376)) (not (z387)))
    :effect (and
      (z96) (not (z185)) (not (z212)) (z252) (z376)))
  (:action a307
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z35)) (not (z41)) (not (z45)) (not (z56)) (not (z61))
      (not (z69)) (not (z71)) (not (z75)) (not (z81)) (not (z93)) (not (z96)) (not (z98))
      (not (z107)) (not (z113)) (not (z124)) (not (z128)) (not (z139)) (not (z159)) (not (z160))
      (not (z163)) (not (z177)) (not (z185)) (not (z188)) (not (z190)) (not (z192)) (not (z210))
      (z212) (not (z240)) (not (z245)) (not (z252)) (not (z264)) (not (z281)) (not (z283))
      (not (z284)) (not (z288)) (not (z302)) (not (z317)) (z321) (not (z339)) (not (z344)) (z346)
      (not (z349)) (not (z354)) (not (z359)) (not (z362)) (not (z366)) (not (z367)) (not (z368))
      (not (z370)) (not (z376)) (not (z387)) (not (z392)) (not (z396)))
    :effect (and
      (z96) (z159) (not (z212)) (z252) (not (z321)) (not (z346))))
  (:action a308
    :parameters ()
    :precondition (and
      (not (z4)) (not (z19)) (not (z20)) (not (z21)) (not (z35)) (not (z45)) (not (z50))
      (not (z69)) (not (z75)) (not (z82)) (not (z84)) (not (z86)) (not (z93)) (not (z96))
      (not (z98)) (not (z108)) (not (z139)) (not (z148)) (not (z160)) (not (z163)) (not (z169))
      (not (z177)) (not (z185)) (not (z188)) (not (z189)) (not (z200)) (z212) (z235) (not (z236))
      (not (z240)) (not (z245)) (not (z252)) (not (z264)) (not (z284)) (not (z302)) (not (z312))
      (not (z317)) (not (z330)) (not (z335)) (not (z339)) (not (z344)) (not (z349)) (not (z353))
      (not (z354)) (not (z362)) (not (z366)) (not (z368)) (not (z376)) (not (z387)))
    :effect (and
      (z96) (z163) (not (z212)) (not (z235)) (z339) (z376)))
  (:action a309
    :parameters ()
    :precondition (and
      (not (z20)) (not (z35)) (not (z45)) (not (z56)) (not (z69)) (not (z75)) (not (z81))
      (not (z93)) (not (z96)) (not (z98)) (not (z113)) (not (z125)) (not (z128)) (not (z139))
      (not (z159)) (not (z160)) (not (z163)) (not (z177)) (not (z188)) (not (z190)) (not (z192))
      (not (z209)) (z212) (not (z240)) (not (z245)) (not (z252)) (not (z264)) (not (z281))
      (not (z283)) (not (z284)) (z288) (not (z302)) (not (z317)) (not (z339)) (not (z344)) (z346)
      (not (z349)) (not (z354)) (not (z359)) (not (z362)) (not (z366)) (not (z368)) (not (z370))
      (not (z376)) (not (z387)) (not (z392)) (not (z396)))
    :effect (and
      (z96) (z159) (z163) (not (z212)) (not (z288)) (z339) (not (z346))))
  (:action a310
    :parameters ()
    :precondition (and
      (z16) (not (z20)) (not (z25)) (not (z34)) (not (z40)) (z48) (not (z49)) (not (z51))
      (not (z57)) (not (z63)) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z84))
      (not (z91)) (not (z97)) (z116) (not (z119)) (not (z124)) (not (z131)) (not (z133))
      (not (z139)) (not (z140)) (not (z161)) (not (z165)) (not (z172)) (not (z183)) (not (z184))
      (not (z188)) (not (z189)) (not (z203)) (z215) (not (z221)) (z224) (not (z225)) (not (z234))
      (not (z240)) (not (z249)) (not (z256)) (not (z258)) (not (z260)) (not (z271)) (not (z291))
      (not (z302)) (not (z304)) (not (z320)) (not (z328)) (not (z343)) (not (z350)) (not (z351))
      (not (z366)) (not (z368)) (not (z376)) (not (z392)) (not (z393)))
    :effect (and
      (not (z16)) (not (z48)) (z67) (z97) (not (z116)) (z140) (z172) (not (z215)) (not (z224))))
  (:action a311
    :parameters ()
    :precondition (and
      (not (z8)) (z16) (not (z20)) (not (z34)) (not (z49)) (z52) (not (z57)) (not (z58))
      (not (z63)) (not (z64)) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z84))
      (not (z91)) (not (z97)) (not (z106)) (not (z119)) (not (z124)) (not (z127)) (not (z131))
      (not (z133)) (not (z139)) (not (z161)) (not (z165)) (not (z172)) (not (z183)) (not (z184))
      (not (z188)) (not (z189)) (not (z203)) (not (z210)) (z215) (not (z225)) (not (z240))
      (not (z249)) (not (z256)) (not (z271)) (z286) (not (z290)) (not (z300)) (not (z302))
      (not (z309)) (not (z310)) (not (z320)) (not (z343)) (not (z350)) (not (z351)) (not (z361))
      (not (z366)) (not (z368)) (not (z376)) (not (z378)) (not (z392)))
    :effect (and
      (not (z16)) (not (z52)) (z64) (z67) (z97) (z172) (not (z215)) (not (z286))))
  (:action a312
    :parameters ()
    :precondition (and
      (not (z14)) (z16) (not (z20)) (not (z34)) (z47) (not (z49)) (not (z57)) (not (z63))
      (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z84)) (not (z91)) (not (z97)) (z100)
      (not (z119)) (not (z124)) (not (z130)) (not (z131)) (not (z133)) (not (z134)) (not (z136))
      (not (z139)) (not (z161)) (not (z164)) (not (z165)) (not (z172)) (not (z183)) (not (z184))
      (not (z188)) (not (z189)) (not (z203)) (z206) (z215) (not (z225)) (z232) (not (z240))
      (not (z249)) (not (z251)) (not (z256)) (not (z271)) (not (z294)) (not (z302)) (not (z313))
      (not (z320)) (not (z329)) (not (z343)) (not (z350)) (not (z351)) (not (z355)) (not (z366))
      (not (z368)) (not (z376)) (not (z392)))
    :effect (and
      (not (z16)) (not (z47)) (z67) (z75) (z97) (not (z100)) (z172) (not (z206)) (not (z215))
      (not (z232))))
  (:action a313
    :parameters ()
    :precondition (and
      (not (z20)) (not (z35)) (not (z36)) (not (z45)) (not (z56)) (not (z69)) (not (z75))
      (not (z81)) (not (z82)) (not (z93)) (not (z96)) (not (z98)) (not (z113)) (not (z128))
      (not (z139)) (z159) (not (z160)) (not (z163)) (not (z177)) (not (z188)) (not (z190)) (z192)
      (z212) (not (z216)) (not (z240)) (not (z245)) (not (z252)) (not (z264)) (not (z281))
      (not (z284)) (not (z288)) (not (z302)) (not (z317)) (not (z339)) (not (z344)) (not (z346))
      (not (z349)) (not (z354)) (not (z359)) (not (z362)) (not (z366)) (not (z368)) (z370)
      (not (z376)) (not (z387)) (not (z392)) (not (z396)))
    :effect (and
      (z93) (z98) (not (z192)) (not (z212)) (not (z370)) (z387)))
  (:action a314
    :parameters ()
    :precondition (and
      (not (z4)) (z19) (not (z20)) (not (z21)) (not (z35)) (not (z36)) (not (z45)) (not (z50))
      (not (z69)) (not (z75)) (z82) (not (z84)) (not (z86)) (not (z93)) (not (z96)) (not (z98))
      (not (z108)) (not (z139)) (not (z148)) (not (z160)) (not (z163)) (not (z169)) (not (z177))
      (not (z185)) (not (z188)) (not (z189)) (not (z200)) (z212) (not (z216)) (not (z235))
      (not (z236)) (not (z240)) (not (z245)) (not (z252)) (not (z264)) (not (z284)) (not (z302))
      (not (z312)) (not (z317)) (z330) (not (z335)) (not (z339)) (not (z344)) (not (z349))
      (not (z353)) (not (z354)) (not (z362)) (not (z366)) (not (z368)) (not (z376)) (not (z387)))
    :effect (and
      (not (z19)) (not (z82)) (z93) (z98) (not (z212)) (not (z330)) (z376) (z387)))
  (:action a315
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z69)) (not (z75))
      (not (z79)) (not (z91)) (not (z99)) (not (z107)) (not (z122)) (not (z125)) (not (z139))
      (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181))
      (not (z182)) (not (z197)) (not (z198)) (not (z199)) (not (z201)) (z219) (z220) (not (z227))
      (not (z233)) (not (z237)) (not (z240)) (not (z265)) (not (z269)) (z273) (not (z274))
      (not (z275)) (not (z301)) (z302) (not (z308)) (not (z314)) (not (z316)) (not (z345))
      (not (z365)) (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z382)))
    :effect (and
      (z99) (not (z219)) (not (z302)) (z368)))
  (:action a316
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (not (z69)) (not (z71)) (not (z75))
      (not (z79)) (not (z87)) (not (z88)) (not (z91)) (not (z99)) (not (z139)) (not (z142))
      (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181)) (not (z182))
      (not (z187)) (not (z194)) (not (z197)) (not (z198)) (not (z211)) (z220) (not (z233))
      (not (z237)) (z239) (not (z240)) (not (z248)) (not (z250)) (not (z265)) (not (z274)) (z302)
      (not (z308)) (not (z314)) (z315) (not (z316)) (not (z324)) (not (z341)) (not (z345))
      (not (z366)) (not (z368)) (not (z372)) (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (z99) (z139) (z194) (not (z239)) (not (z302)) (not (z315))))
  (:action a317
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z11)) (not (z17)) (not (z20)) (not (z26)) (not (z37))
      (not (z49)) (not (z53)) (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z87))
      (not (z88)) (not (z91)) (not (z99)) (not (z102)) (z129) (not (z139)) (not (z142))
      (not (z144)) (not (z148)) (not (z154)) (not (z157)) (not (z160)) (not (z165)) (not (z180))
      (not (z181)) (not (z182)) (not (z187)) (not (z194)) (not (z197)) (not (z198)) (not (z211))
      (z220) (not (z226)) (not (z233)) (not (z237)) (z239) (not (z240)) (z248) (not (z250))
      (not (z265)) (not (z274)) (z302) (not (z308)) (not (z314)) (not (z315)) (not (z316))
      (not (z324)) (not (z341)) (not (z343)) (not (z345)) (not (z366)) (not (z368)) (not (z372))
      (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (z99) (not (z129)) (z139) (z194) (not (z220)) (not (z239)) (not (z248)) (not (z302)) (z308)
      (z314) (z345)))
  (:action a318
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z69)) (not (z75))
      (not (z79)) (not (z91)) (not (z99)) (not (z107)) (not (z122)) (not (z125)) (not (z139))
      (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181))
      (not (z182)) (not (z197)) (not (z198)) (not (z199)) (z201) (z219) (z220) (not (z227))
      (not (z233)) (not (z237)) (not (z240)) (not (z265)) (not (z269)) (not (z273)) (not (z274))
      (not (z275)) (not (z301)) (z302) (not (z308)) (not (z314)) (not (z316)) (not (z345))
      (not (z365)) (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z382)))
    :effect (and
      (z99) (z142) (not (z201)) (not (z219)) (not (z220)) (z273) (not (z302)) (z368)))
  (:action a319
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (not (z69)) (not (z71)) (not (z75))
      (not (z79)) (not (z87)) (not (z88)) (not (z91)) (not (z99)) (not (z139)) (not (z142))
      (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181)) (not (z182))
      (not (z187)) (z194) (not (z197)) (not (z198)) (not (z211)) (z220) (not (z233)) (not (z237))
      (z239) (not (z240)) (not (z248)) (not (z250)) (not (z265)) (not (z274)) (z302) (not (z308))
      (not (z314)) (not (z315)) (not (z316)) (not (z324)) (not (z341)) (not (z345)) (not (z366))
      (not (z368)) (not (z372)) (not (z376)) (not (z390)) (z391))
    :effect (and
      (z99) (z139) (z142) (not (z220)) (not (z239)) (not (z302)) (not (z391))))
  (:action a320
    :parameters ()
    :precondition (and
      (not (z20)) (not (z26)) (z30) (not (z31)) (not (z59)) (not (z69)) (not (z75)) (not (z79))
      (not (z91)) (not (z99)) (not (z102)) (not (z112)) (not (z121)) (not (z137)) (not (z139))
      (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181))
      (not (z182)) (not (z197)) (not (z198)) (not (z205)) (z207) (not (z209)) (not (z216)) (z220)
      (not (z222)) (not (z233)) (not (z237)) (not (z240)) (not (z259)) (not (z265)) (not (z274))
      (z302) (not (z308)) (not (z314)) (not (z316)) (not (z337)) (not (z345)) (not (z366))
      (not (z368)) (not (z376)) (not (z385)) (not (z399)))
    :effect (and
      (not (z30)) (z69) (z99) (not (z207)) (not (z302))))
  (:action a321
    :parameters ()
    :precondition (and
      (not (z7)) (not (z20)) (z26) (not (z30)) (not (z31)) (not (z59)) (not (z69)) (not (z75))
      (not (z79)) (not (z91)) (not (z99)) (z102) (not (z112)) (not (z121)) (not (z129))
      (not (z137)) (not (z139)) (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165))
      (not (z180)) (not (z181)) (not (z182)) (not (z197)) (not (z198)) (not (z205)) (z207)
      (not (z209)) (not (z216)) (z220) (not (z222)) (not (z233)) (not (z237)) (not (z240))
      (not (z259)) (not (z265)) (not (z274)) (z302) (not (z308)) (not (z314)) (not (z316))
      (not (z337)) (not (z345)) (not (z366)) (not (z368)) (not (z376)) (not (z385)) (not (z399)))
    :effect (and
      (not (z26)) (z69) (z99) (not (z102)) (not (z207)) (not (z220)) (not (z302)) (z308) (z314)
      (z345)))
  (:action a322
    :parameters ()
    :precondition (and
      (not (z20)) (not (z26)) (not (z30)) (not (z31)) (z59) (not (z69)) (not (z75)) (not (z79))
      (not (z91)) (not (z99)) (not (z102)) (not (z112)) (not (z121)) (not (z137)) (not (z139))
      (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181))
      (not (z182)) (not (z197)) (not (z198)) (not (z205)) (z207) (not (z209)) (not (z216)) (z220)
      (not (z222)) (not (z233)) (not (z237)) (not (z240)) (not (z259)) (not (z265)) (not (z274))
      (z302) (not (z308)) (not (z314)) (not (z316)) (not (z337)) (not (z345)) (not (z366))
      (not (z368)) (not (z376)) (not (z385)) (not (z399)))
    :effect (and
      (not (z59)) (z69) (z99) (z142) (not (z207)) (not (z220)) (not (z302))))
  (:action a323
    :parameters ()
    :precondition (and
      (not (z17)) (not (z20)) (not (z23)) (not (z34)) (not (z51)) (not (z60)) (not (z62)) (z68)
      (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77)) (not (z89)) (not (z90))
      (not (z101)) (not (z103)) (not (z114)) (not (z118)) (not (z133)) (not (z139)) (not (z145))
      (not (z150)) (not (z158)) (not (z176)) (not (z184)) (not (z186)) (not (z194)) (not (z202))
      (not (z203)) (not (z204)) (z217) (not (z226)) (not (z240)) (z241) (not (z244)) (not (z246))
      (not (z255)) (not (z262)) (not (z276)) (not (z299)) (not (z302)) (not (z331)) (not (z332))
      (not (z347)) (not (z356)) (not (z364)) (not (z366)) (not (z367)) (not (z368)) (not (z375))
      (not (z376)) (not (z397)))
    :effect (and
      (not (z68)) (z101) (z145) (z202) (not (z217)) (not (z241)) (z262)))
  (:action a324
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z52)) (not (z58)) (z64)
      (not (z69)) (not (z75)) (not (z80)) (not (z106)) (not (z127)) (not (z139)) (not (z151))
      (not (z210)) (not (z240)) (not (z268)) (not (z285)) (not (z286)) (not (z290)) (z293)
      (not (z299)) (not (z300)) (not (z302)) (not (z309)) (not (z310)) (z360) (not (z361))
      (not (z363)) (not (z366)) (not (z368)) (not (z376)) (not (z378)) (not (z381)))
    :effect (and
      (z106) (not (z360)) (z366)))
  (:action a325
    :parameters ()
    :precondition (and
      (not (z8)) (z16) (not (z20)) (not (z49)) (not (z52)) (not (z57)) (not (z58)) (not (z63))
      (z64) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z106)) (not (z119))
      (not (z124)) (not (z127)) (z131) (not (z139)) (not (z161)) (not (z172)) (not (z183))
      (not (z203)) (not (z210)) (not (z215)) (not (z225)) (not (z240)) (not (z249)) (not (z256))
      (z271) (not (z286)) (not (z290)) (not (z300)) (not (z302)) (not (z309)) (not (z310))
      (not (z343)) (z350) (not (z351)) (not (z361)) (not (z366)) (not (z368)) (not (z376))
      (not (z378)) (not (z386)))
    :effect (and
      (z106) (not (z131)) (z215) (not (z271)) (not (z350))))
  (:action a326
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (z33) (not (z40)) (not (z52)) (not (z55)) (not (z58))
      (z64) (not (z69)) (not (z75)) (not (z87)) (not (z106)) (not (z117)) (not (z121))
      (not (z127)) (not (z139)) (not (z141)) (not (z174)) (not (z178)) (not (z195)) (not (z210))
      (not (z213)) (not (z240)) (not (z253)) (not (z266)) (not (z271)) (not (z277)) (not (z286))
      (not (z287)) (not (z290)) (not (z294)) (not (z300)) (not (z302)) (not (z305)) (not (z309))
      (not (z310)) (z318) (not (z320)) (not (z333)) (not (z334)) (not (z337)) (not (z359))
      (not (z361)) (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z378)) (z386))
    :effect (and
      (z106) (z240) (not (z318)) (not (z386))))
  (:action a327
    :parameters ()
    :precondition (and
      (not (z4)) (not (z19)) (not (z20)) (not (z21)) (z35) (not (z45)) (not (z50)) (not (z69))
      (not (z75)) (not (z82)) (not (z84)) (not (z86)) (not (z93)) (not (z96)) (not (z98))
      (not (z108)) (not (z139)) (not (z148)) (not (z160)) (not (z163)) (not (z169)) (not (z177))
      (not (z185)) (not (z188)) (not (z189)) (not (z200)) (not (z212)) (not (z235)) (not (z236))
      (not (z240)) (not (z245)) (not (z252)) (not (z264)) (not (z284)) (not (z302)) (not (z312))
      (not (z317)) (not (z330)) (not (z335)) (not (z339)) (not (z344)) (not (z349)) (not (z353))
      (not (z354)) (not (z362)) (not (z366)) (not (z368)) (z376) (z387))
    :effect (and
      (not (z35)) (z108) (z212) (z330) (not (z376)) (not (z387))))
  (:action a328
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z11)) (not (z19)) (not (z20)) (not (z21)) (not (z50))
      (not (z53)) (not (z69)) (not (z71)) (not (z75)) (not (z82)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z108)) (not (z139)) (not (z148)) (not (z169)) (not (z185))
      (not (z187)) (not (z189)) (not (z194)) (not (z200)) (not (z211)) (not (z235)) (not (z236))
      (z239) (not (z240)) (not (z248)) (not (z250)) (not (z302)) (not (z312)) (z315) (not (z324))
      (not (z330)) (not (z335)) (not (z341)) (not (z353)) (not (z366)) (not (z368)) (not (z372))
      (z376) (not (z390)) (not (z391)))
    :effect (and
      (z108) (z139) (z194) (not (z239)) (not (z315)) (z330) (not (z376))))
  (:action a329
    :parameters ()
    :precondition (and
      (not (z13)) (not (z20)) (not (z21)) (not (z23)) (not (z26)) (not (z30)) (not (z31))
      (not (z57)) (not (z59)) (z69) (not (z75)) (not (z79)) (not (z81)) (not (z91)) (not (z99))
      (not (z102)) (not (z112)) (not (z121)) (not (z134)) (not (z137)) (not (z139)) (not (z142))
      (not (z144)) (not (z154)) (not (z157)) (not (z158)) (not (z165)) (z180) (not (z181))
      (not (z182)) (not (z190)) (z197) (z198) (not (z205)) (not (z207)) (not (z209)) (not (z216))
      (not (z220)) (not (z222)) (not (z233)) (not (z237)) (not (z240)) (not (z245)) (not (z259))
      (not (z265)) (not (z274)) (not (z287)) (not (z302)) (not (z308)) (not (z309)) (not (z314))
      (not (z316)) (not (z324)) (not (z337)) (not (z341)) (not (z345)) (not (z349)) (not (z364))
      (not (z366)) (not (z368)) (not (z375)) (not (z376)) (not (z385)) (not (z399)))
    :effect (and
      (not (z69)) (z112) (not (z180)) (not (z197)) (not (z198)) (z220) (z259) (z302)))
  (:action a330
    :parameters ()
    :precondition (and
      (not (z20)) (not (z26)) (not (z30)) (not (z31)) (not (z59)) (z69) (not (z75)) (not (z79))
      (not (z91)) (not (z99)) (not (z102)) (not (z112)) (not (z121)) (not (z137)) (not (z139))
      (z142) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181)) (z182)
      (not (z197)) (not (z198)) (not (z205)) (not (z207)) (not (z209)) (not (z216)) (not (z220))
      (not (z222)) (z233) (not (z237)) (not (z240)) (not (z259)) (not (z265)) (not (z274))
      (not (z302)) (not (z308)) (not (z314)) (not (z316)) (not (z337)) (not (z345)) (not (z366))
      (not (z368)) (not (z376)) (not (z385)) (not (z399)))
    :effect (and
      (not (z69)) (z112) (not (z142)) (not (z182)) (z220) (z222) (not (z233)) (z302) (z385)))
  (:action a331
    :parameters ()
    :precondition (and
      (not (z13)) (not (z20)) (not (z21)) (not (z23)) (not (z25)) (not (z26)) (not (z30))
      (not (z31)) (not (z40)) (not (z48)) (not (z51)) (not (z57)) (not (z59)) (z69) (not (z75))
      (not (z81)) (not (z102)) (not (z112)) (not (z116)) (not (z121)) (not (z134)) (not (z137))
      (not (z139)) (not (z140)) (not (z158)) (not (z180)) (not (z190)) (not (z197)) (not (z198))
      (not (z205)) (not (z207)) (not (z209)) (not (z216)) (not (z221)) (not (z222)) (not (z224))
      (not (z234)) (not (z240)) (not (z245)) (z258) (not (z259)) (not (z260)) (not (z287))
      (not (z291)) (not (z302)) (not (z304)) (not (z309)) (not (z324)) (not (z328)) (not (z337))
      (not (z341)) (not (z349)) (not (z364)) (not (z366)) (not (z368)) (not (z375)) (not (z376))
      (not (z385)) (z393) (not (z399)))
    :effect (and
      (not (z69)) (z112) (z140) (not (z258)) (z259) (not (z393))))
  (:action a332
    :parameters ()
    :precondition (and
      (not (z20)) (not (z25)) (not (z26)) (not (z30)) (not (z31)) (not (z40)) (not (z48))
      (not (z51)) (not (z59)) (z69) (not (z75)) (not (z102)) (not (z112)) (z116) (not (z121))
      (not (z137)) (not (z139)) (not (z140)) (not (z205)) (not (z207)) (not (z209)) (not (z216))
      (not (z221)) (not (z222)) (not (z224)) (not (z234)) (not (z240)) (not (z258)) (not (z259))
      (z260) (not (z291)) (not (z302)) (not (z304)) (not (z328)) (not (z337)) (not (z366))
      (not (z368)) (not (z376)) (not (z385)) (z393) (not (z399)))
    :effect (and
      (not (z69)) (z112) (not (z116)) (z140) (z222) (not (z260)) (z385) (not (z393))))
  (:action a333
    :parameters ()
    :precondition (and
      (z0) (not (z20)) (not (z28)) (not (z29)) (not (z37)) (not (z39)) (not (z46)) (not (z56))
      (not (z60)) (not (z69)) (not (z75)) (not (z79)) (not (z80)) (not (z81)) (not (z103))
      (not (z113)) (not (z117)) (not (z128)) (not (z139)) (not (z147)) (not (z151)) (z159) (z173)
      (not (z174)) (not (z177)) (not (z183)) (not (z190)) (not (z192)) (not (z199)) (not (z200))
      (not (z211)) (not (z229)) (not (z234)) (not (z236)) (not (z240)) (not (z244)) (not (z246))
      (not (z268)) (not (z281)) (not (z283)) (not (z285)) (not (z288)) (not (z291)) (not (z293))
      (not (z299)) (not (z302)) (z325) (not (z329)) (not (z335)) (not (z346)) (not (z356))
      (not (z359)) (not (z360)) (not (z363)) (not (z366)) (not (z368)) (not (z370)) (not (z371))
      (not (z376)) (not (z379)) (not (z381)) (not (z392)) (not (z396)))
    :effect (and
      (z113) (not (z159)) (not (z173)) (z293) (not (z325)) (z366) (z371)))
  (:action a334
    :parameters ()
    :precondition (and
      (not (z17)) (not (z20)) (not (z23)) (not (z34)) (not (z60)) (not (z62)) (not (z68))
      (not (z69)) (z70) (not (z74)) (not (z75)) (not (z77)) (not (z89)) (not (z90)) (not (z101))
      (not (z103)) (not (z114)) (not (z118)) (not (z133)) (not (z139)) (not (z145)) (not (z158))
      (not (z176)) (not (z184)) (not (z186)) (not (z202)) (not (z204)) (z217) (not (z226))
      (not (z240)) (not (z241)) (not (z244)) (not (z246)) (not (z255)) (not (z262)) (not (z276))
      (not (z302)) (not (z321)) (not (z331)) (not (z332)) (not (z347)) (not (z356)) (not (z364))
      (not (z366)) (z367) (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (not (z70)) (z114) (z145) (not (z217)) (z262) (z347) (not (z367))))
  (:action a335
    :parameters ()
    :precondition (and
      (not (z17)) (not (z20)) (not (z23)) (not (z34)) (not (z60)) (not (z62)) (not (z68))
      (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77)) (not (z89)) (not (z90))
      (not (z101)) (not (z103)) (not (z114)) (not (z118)) (not (z133)) (not (z139)) (z145)
      (not (z158)) (not (z176)) (not (z184)) (not (z186)) (not (z202)) (not (z204)) (z217)
      (not (z226)) (not (z240)) (not (z241)) (not (z244)) (not (z246)) (not (z255)) (not (z262))
      (z276) (not (z302)) (not (z331)) (z332) (not (z347)) (not (z356)) (not (z364)) (not (z366))
      (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (z77) (z90) (z114) (z262) (not (z276)) (not (z332))))
  (:action a336
    :parameters ()
    :precondition (and
      (not (z20)) (not (z25)) (not (z26)) (not (z30)) (not (z31)) (not (z40)) (not (z48))
      (not (z51)) (not (z59)) (not (z69)) (not (z75)) (not (z102)) (z112) (not (z116))
      (not (z121)) (not (z137)) (not (z139)) (z140) (not (z205)) (not (z207)) (not (z209))
      (not (z216)) (not (z221)) (z222) (not (z224)) (not (z234)) (not (z240)) (not (z258))
      (not (z259)) (not (z260)) (not (z291)) (not (z302)) (not (z304)) (not (z328)) (not (z337))
      (not (z366)) (not (z368)) (not (z376)) (z385) (not (z393)) (not (z399)))
    :effect (and
      (z69) (not (z112)) (z116) (not (z140)) (not (z222)) (z260) (not (z385)) (z393)))
  (:action a337
    :parameters ()
    :precondition (and
      (not (z20)) (not (z25)) (not (z26)) (not (z30)) (not (z31)) (not (z40)) (not (z48))
      (not (z51)) (not (z59)) (not (z69)) (not (z75)) (not (z102)) (not (z112)) (not (z116))
      (not (z121)) (z137) (not (z139)) (z140) (not (z205)) (not (z207)) (z209) (not (z216))
      (not (z221)) (not (z222)) (not (z224)) (not (z234)) (not (z240)) (not (z258)) (not (z259))
      (not (z260)) (not (z291)) (not (z302)) (not (z304)) (not (z328)) (not (z337)) (not (z366))
      (not (z368)) (not (z376)) (not (z385)) (not (z393)) (not (z399)))
    :effect (and
      (z69) (z116) (not (z137)) (not (z140)) (not (z209)) (z221)))
  (:action a338
    :parameters ()
    :precondition (and
      (not (z0)) (not (z20)) (not (z22)) (not (z23)) (not (z28)) (not (z29)) (z33) (not (z34))
      (not (z55)) (not (z60)) (not (z68)) (not (z69)) (not (z70)) (not (z75)) (not (z79))
      (not (z103)) (not (z113)) (not (z117)) (not (z118)) (not (z133)) (not (z139)) (not (z141))
      (not (z145)) (not (z147)) (not (z158)) (not (z173)) (not (z174)) (not (z176)) (not (z177))
      (not (z178)) (not (z183)) (not (z184)) (not (z195)) (not (z199)) (not (z200)) (not (z204))
      (not (z211)) (not (z226)) (not (z229)) (not (z234)) (not (z236)) (z240) (not (z241)) (z244)
      (z246) (not (z253)) (not (z262)) (not (z266)) (not (z276)) (not (z277)) (not (z287))
      (not (z291)) (not (z302)) (not (z305)) (not (z318)) (not (z320)) (not (z325)) (not (z329))
      (not (z332)) (not (z333)) (not (z334)) (not (z335)) (z356) (not (z366)) (not (z367))
      (not (z368)) (not (z371)) (not (z375)) (not (z376)) (not (z379)) (not (z397)))
    :effect (and
      (not (z33)) (z117) (z145) (z174) (z178) (not (z240)) (not (z244)) (not (z246)) (z262)
      (not (z356))))
  (:action a339
    :parameters ()
    :precondition (and
      (not (z0)) (not (z8)) (not (z20)) (not (z22)) (not (z28)) (not (z29)) (z33) (not (z52))
      (not (z55)) (not (z58)) (not (z60)) (not (z64)) (not (z69)) (not (z75)) (not (z79))
      (not (z103)) (not (z106)) (not (z113)) (not (z117)) (not (z127)) (not (z139)) (not (z141))
      (not (z147)) (not (z173)) (not (z174)) (not (z177)) (not (z178)) (not (z183)) (not (z195))
      (not (z199)) (not (z200)) (not (z210)) (not (z211)) (z229) (not (z234)) (not (z236)) (z240)
      (not (z244)) (not (z246)) (not (z253)) (not (z266)) (not (z277)) (z286) (not (z287))
      (not (z290)) (not (z291)) (not (z300)) (not (z302)) (not (z305)) (not (z309)) (not (z310))
      (not (z318)) (not (z320)) (not (z325)) (not (z329)) (not (z333)) (not (z334)) (not (z335))
      (not (z356)) (not (z361)) (not (z366)) (not (z368)) (not (z371)) (not (z376)) (not (z378))
      (not (z379)))
    :effect (and
      (not (z33)) (z64) (z117) (z174) (z178) (not (z229)) (not (z240)) (not (z286))))
  (:action a340
    :parameters ()
    :precondition (and
      (not (z0)) (not (z14)) (not (z20)) (not (z22)) (not (z28)) (not (z29)) (z33) (z47)
      (not (z55)) (not (z60)) (not (z69)) (not (z75)) (not (z79)) (not (z100)) (not (z103))
      (not (z113)) (not (z117)) (not (z130)) (not (z134)) (not (z136)) (not (z139)) (not (z141))
      (not (z147)) (not (z164)) (not (z173)) (not (z174)) (not (z177)) (not (z178)) (not (z183))
      (not (z195)) (not (z199)) (not (z200)) (not (z206)) (not (z211)) (not (z229)) (not (z232))
      (not (z234)) (not (z236)) (z240) (not (z244)) (not (z246)) (not (z251)) (not (z253))
      (not (z266)) (not (z277)) (not (z287)) (not (z291)) (not (z294)) (not (z302)) (not (z305))
      (not (z313)) (not (z318)) (not (z320)) (not (z325)) (z329) (not (z333)) (not (z334))
      (not (z335)) (not (z355)) (not (z356)) (not (z366)) (not (z368)) (not (z371)) (not (z376))
      (not (z379)))
    :effect (and
      (not (z33)) (not (z47)) (z75) (z117) (z174) (z178) (not (z240)) (not (z329))))
  (:action a341
    :parameters ()
    :precondition (and
      (not (z20)) (not (z23)) (not (z34)) (not (z37)) (not (z39)) (not (z46)) (not (z68))
      (not (z69)) (not (z70)) (not (z75)) (not (z80)) (not (z118)) (not (z133)) (not (z139))
      (z145) (z151) (not (z158)) (not (z176)) (not (z184)) (not (z204)) (not (z226)) (not (z240))
      (not (z241)) (not (z244)) (not (z246)) (z262) (z268) (not (z276)) (not (z285)) (not (z293))
      (not (z299)) (not (z302)) (not (z332)) (not (z356)) (z360) (not (z363)) (not (z366))
      (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (z68) (z118) (not (z145)) (not (z151)) (not (z262)) (not (z268)) (z293) (not (z360)) (z366)
      (z397)))
  (:action a342
    :parameters ()
    :precondition (and
      (not (z17)) (not (z20)) (not (z23)) (not (z34)) (not (z60)) (not (z62)) (not (z68))
      (not (z69)) (not (z70)) (z74) (not (z75)) (not (z77)) (not (z89)) (not (z90)) (not (z101))
      (not (z103)) (not (z114)) (not (z118)) (not (z133)) (not (z139)) (z145) (not (z158))
      (not (z176)) (not (z184)) (z186) (not (z202)) (not (z204)) (not (z217)) (not (z226))
      (not (z240)) (not (z241)) (not (z244)) (not (z246)) (not (z255)) (z262) (not (z276))
      (not (z302)) (not (z331)) (not (z332)) (not (z347)) (not (z356)) (not (z364)) (not (z366))
      (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (z68) (not (z74)) (z118) (not (z145)) (not (z186)) (z217) (not (z262)) (z397)))
  (:action a343
    :parameters ()
    :precondition (and
      (not (z8)) (z16) (not (z20)) (not (z49)) (z52) (not (z57)) (not (z58)) (not (z63)) (z64)
      (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (z106) (not (z119))
      (not (z124)) (not (z127)) (not (z131)) (not (z139)) (not (z161)) (not (z172)) (not (z183))
      (not (z203)) (not (z210)) (z215) (not (z225)) (not (z240)) (not (z249)) (not (z256))
      (not (z271)) (not (z286)) (not (z290)) (not (z300)) (not (z302)) (not (z309)) (not (z310))
      (not (z343)) (not (z350)) (not (z351)) (not (z361)) (not (z366)) (not (z368)) (not (z376))
      (z378))
    :effect (and
      (not (z52)) (z67) (not (z106)) (z119) (not (z215)) (z350) (not (z378))))
  (:action a344
    :parameters ()
    :precondition (and
      (z16) (not (z20)) (z25) (not (z40)) (not (z48)) (not (z49)) (not (z51)) (not (z57))
      (not (z63)) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z116))
      (not (z119)) (not (z124)) (not (z131)) (not (z139)) (not (z140)) (not (z161)) (not (z172))
      (not (z183)) (not (z203)) (z215) (z221) (not (z224)) (not (z225)) (not (z234)) (not (z240))
      (not (z249)) (not (z256)) (not (z258)) (not (z260)) (not (z271)) (not (z291)) (not (z302))
      (not (z304)) (not (z328)) (not (z343)) (not (z350)) (not (z351)) (not (z366)) (not (z368))
      (not (z376)) (not (z393)))
    :effect (and
      (not (z25)) (z67) (z119) (z140) (not (z215)) (not (z221)) (z350)))
  (:action a345
    :parameters ()
    :precondition (and
      (z16) (not (z20)) (not (z25)) (not (z40)) (not (z48)) (not (z49)) (not (z51)) (not (z57))
      (not (z63)) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (z116) (not (z119))
      (not (z124)) (not (z131)) (not (z139)) (not (z140)) (not (z161)) (not (z172)) (not (z183))
      (not (z203)) (z215) (z221) (not (z224)) (not (z225)) (not (z234)) (not (z240)) (not (z249))
      (not (z256)) (not (z258)) (not (z260)) (not (z271)) (not (z291)) (not (z302)) (not (z304))
      (not (z328)) (not (z343)) (not (z350)) (not (z351)) (not (z366)) (not (z368)) (not (z376))
      (not (z393)))
    :effect (and
      (not (z16)) (z67) (not (z116)) (z119) (z140) (z172) (not (z215)) (not (z221))))
  (:action a346
    :parameters ()
    :precondition (and
      (not (z8)) (z16) (not (z20)) (not (z49)) (z52) (not (z57)) (not (z58)) (not (z63))
      (not (z64)) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z106))
      (not (z119)) (not (z124)) (not (z127)) (not (z131)) (not (z139)) (not (z161)) (not (z172))
      (not (z183)) (not (z203)) (not (z210)) (z215) (not (z225)) (not (z240)) (not (z249))
      (not (z256)) (not (z271)) (not (z286)) (not (z290)) (not (z300)) (not (z302)) (not (z309))
      (not (z310)) (not (z343)) (not (z350)) (not (z351)) (not (z361)) (not (z366)) (not (z368))
      (not (z376)) (z378))
    :effect (and
      (not (z16)) (not (z52)) (z64) (z67) (z119) (z172) (not (z215)) (not (z378))))
  (:action a347
    :parameters ()
    :precondition (and
      (z14) (z16) (not (z20)) (not (z47)) (not (z49)) (not (z57)) (not (z63)) (not (z67))
      (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z100)) (not (z119)) (not (z124))
      (not (z130)) (not (z131)) (not (z134)) (not (z136)) (not (z139)) (not (z161)) (not (z164))
      (not (z172)) (not (z183)) (not (z203)) (not (z206)) (z215) (not (z225)) (not (z232))
      (not (z240)) (not (z249)) (not (z251)) (not (z256)) (not (z271)) (not (z294)) (not (z302))
      (not (z313)) (not (z329)) (not (z343)) (not (z350)) (not (z351)) (not (z355)) (not (z366))
      (not (z368)) (not (z376)))
    :effect (and
      (not (z14)) (z67) (z75) (z119) (not (z215)) (z350)))
  (:action a348
    :parameters ()
    :precondition (and
      (not (z14)) (z16) (not (z20)) (z47) (not (z49)) (not (z57)) (not (z63)) (not (z67))
      (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z100)) (not (z119)) (not (z124))
      (not (z130)) (not (z131)) (not (z134)) (not (z136)) (not (z139)) (not (z161)) (not (z164))
      (not (z172)) (not (z183)) (not (z203)) (not (z206)) (z215) (not (z225)) (not (z232))
      (not (z240)) (not (z249)) (not (z251)) (not (z256)) (not (z271)) (not (z294)) (not (z302))
      (not (z313)) (not (z329)) (not (z343)) (not (z350)) (not (z351)) (not (z355)) (not (z366))
      (not (z368)) (not (z376)))
    :effect (and
      (not (z16)) (not (z47)) (z67) (z75) (z119) (z172) (not (z215))))
  (:action a349
    :parameters ()
    :precondition (and
      (not (z20)) (not (z26)) (not (z30)) (not (z31)) (not (z40)) (not (z59)) (z69) (not (z75))
      (not (z79)) (not (z87)) (not (z91)) (not (z99)) (not (z102)) (not (z112)) (not (z121))
      (not (z137)) (not (z139)) (not (z142)) (not (z144)) (z154) (not (z157)) (not (z165))
      (not (z180)) (z181) (not (z182)) (not (z197)) (not (z198)) (not (z205)) (not (z207))
      (not (z209)) (not (z213)) (not (z216)) (z220) (not (z222)) (not (z233)) (not (z237))
      (not (z240)) (not (z259)) (not (z265)) (not (z271)) (not (z274)) (not (z294)) (not (z302))
      (not (z308)) (not (z314)) (not (z316)) (not (z318)) (not (z337)) (not (z345)) (not (z359))
      (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z385)) (not (z386)) (not (z399)))
    :effect (and
      (not (z69)) (z121) (not (z154)) (not (z181)) (z302) (z337) (z399)))
  (:action a350
    :parameters ()
    :precondition (and
      (not (z20)) (z25) (not (z26)) (not (z30)) (not (z31)) (z40) (not (z48)) (not (z51))
      (not (z59)) (z69) (not (z75)) (not (z87)) (not (z102)) (not (z112)) (not (z116))
      (not (z121)) (not (z137)) (not (z139)) (not (z140)) (not (z205)) (not (z207)) (not (z209))
      (not (z213)) (not (z216)) (not (z221)) (not (z222)) (not (z224)) (not (z234)) (not (z240))
      (not (z258)) (not (z259)) (not (z260)) (not (z271)) (not (z291)) (not (z294)) (not (z302))
      (not (z304)) (not (z318)) (not (z328)) (not (z337)) (not (z359)) (not (z366)) (not (z368))
      (not (z373)) (not (z376)) (not (z385)) (not (z386)) (not (z393)) (not (z399)))
    :effect (and
      (not (z25)) (not (z40)) (not (z69)) (z121) (z140) (z337) (z399)))
  (:action a351
    :parameters ()
    :precondition (and
      (z16) (not (z20)) (not (z22)) (not (z25)) (not (z40)) (not (z41)) (z48) (not (z49))
      (not (z51)) (not (z57)) (not (z61)) (not (z63)) (not (z67)) (not (z69)) (not (z71))
      (not (z73)) (not (z75)) (not (z97)) (not (z107)) (not (z116)) (not (z119)) (not (z124))
      (not (z131)) (not (z139)) (not (z140)) (not (z161)) (not (z172)) (not (z183)) (not (z185))
      (not (z203)) (not (z210)) (z215) (z221) (not (z224)) (not (z225)) (not (z234)) (not (z240))
      (not (z249)) (not (z256)) (not (z258)) (not (z260)) (not (z271)) (not (z291)) (not (z302))
      (not (z304)) (not (z321)) (not (z328)) (not (z343)) (not (z350)) (not (z351)) (not (z366))
      (not (z367)) (not (z368)) (not (z376)) (z393))
    :effect (and
      (not (z16)) (not (z48)) (z119) (z124) (z140) (not (z215)) (not (z221)) (not (z393))))
  (:action a352
    :parameters ()
    :precondition (and
      (not (z8)) (z16) (not (z20)) (not (z22)) (not (z41)) (not (z49)) (not (z52)) (not (z57))
      (not (z58)) (not (z61)) (not (z63)) (not (z64)) (not (z67)) (not (z69)) (not (z71))
      (not (z73)) (not (z75)) (not (z97)) (not (z106)) (not (z107)) (not (z119)) (not (z124))
      (not (z127)) (not (z131)) (not (z139)) (not (z161)) (not (z172)) (not (z183)) (not (z185))
      (not (z203)) (z210) (z215) (not (z225)) (not (z240)) (not (z249)) (not (z256)) (not (z271))
      (not (z286)) (not (z290)) (not (z300)) (not (z302)) (not (z309)) (not (z310)) (not (z321))
      (not (z343)) (not (z350)) (not (z351)) (not (z361)) (not (z366)) (not (z367)) (not (z368))
      (not (z376)) (z378))
    :effect (and
      (not (z16)) (z64) (z119) (z124) (not (z210)) (not (z215)) (not (z378))))
  (:action a353
    :parameters ()
    :precondition (and
      (not (z14)) (z16) (not (z20)) (not (z22)) (not (z41)) (not (z47)) (not (z49)) (not (z57))
      (not (z61)) (not (z63)) (not (z67)) (not (z69)) (not (z71)) (not (z73)) (not (z75))
      (not (z97)) (not (z100)) (not (z107)) (not (z119)) (not (z124)) (not (z130)) (not (z131))
      (not (z134)) (not (z136)) (not (z139)) (not (z161)) (not (z164)) (not (z172)) (not (z183))
      (not (z185)) (not (z203)) (not (z206)) (not (z210)) (z215) (not (z225)) (not (z232))
      (not (z240)) (not (z249)) (not (z251)) (not (z256)) (not (z271)) (not (z294)) (not (z302))
      (not (z313)) (z321) (not (z329)) (not (z343)) (not (z350)) (not (z351)) (not (z355))
      (not (z366)) (not (z367)) (not (z368)) (not (z376)))
    :effect (and
      (not (z16)) (z75) (z119) (z124) (not (z215)) (not (z321))))
  (:action a354
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z69)) (not (z75))
      (not (z79)) (not (z91)) (not (z99)) (not (z107)) (not (z122)) (not (z125)) (not (z139))
      (not (z142)) (not (z144)) (not (z154)) (z157) (not (z165)) (not (z180)) (not (z181))
      (not (z182)) (not (z197)) (not (z198)) (not (z199)) (not (z201)) (not (z209)) (not (z219))
      (not (z220)) (not (z227)) (not (z233)) (not (z237)) (not (z240)) (not (z265)) (not (z269))
      (z273) (not (z274)) (not (z275)) (not (z288)) (not (z301)) (not (z302)) (not (z308))
      (not (z314)) (z316) (not (z345)) (not (z365)) (not (z366)) (z368) (not (z373)) (not (z376))
      (not (z382)))
    :effect (and
      (not (z27)) (z125) (not (z157)) (z220) (not (z273)) (z302) (not (z316)) (not (z368))))
  (:action a355
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z25)) (z27) (not (z36)) (not (z40)) (not (z41))
      (not (z48)) (not (z51)) (not (z69)) (not (z75)) (not (z107)) (z116) (not (z122))
      (not (z125)) (not (z139)) (not (z140)) (not (z199)) (not (z201)) (not (z209)) (not (z219))
      (z221) (not (z224)) (not (z227)) (not (z234)) (not (z240)) (not (z258)) (not (z260))
      (not (z269)) (z273) (not (z275)) (not (z288)) (not (z291)) (not (z301)) (not (z302))
      (not (z304)) (not (z328)) (not (z365)) (not (z366)) (z368) (not (z373)) (not (z376))
      (not (z382)) (not (z393)))
    :effect (and
      (not (z27)) (not (z116)) (z125) (z140) (not (z221)) (not (z273)) (not (z368))))
  (:action a356
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z56)) (not (z69))
      (not (z75)) (not (z81)) (not (z107)) (not (z113)) (not (z122)) (not (z125)) (not (z128))
      (not (z139)) (not (z159)) (not (z190)) (not (z192)) (not (z199)) (not (z201)) (not (z209))
      (not (z219)) (not (z227)) (not (z240)) (not (z269)) (z273) (not (z275)) (not (z281))
      (not (z283)) (z288) (not (z301)) (not (z302)) (z346) (not (z359)) (not (z365)) (not (z366))
      (z368) (not (z370)) (not (z373)) (not (z376)) (not (z382)) (not (z392)) (not (z396)))
    :effect (and
      (not (z27)) (z125) (z159) (not (z273)) (not (z288)) (not (z346)) (not (z368))))
  (:action a357
    :parameters ()
    :precondition (and
      (not (z1)) (not (z8)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (z52)
      (not (z58)) (not (z64)) (not (z69)) (not (z75)) (not (z106)) (not (z107)) (not (z122))
      (not (z125)) (not (z127)) (not (z139)) (not (z199)) (not (z201)) (not (z209)) (not (z210))
      (not (z219)) (not (z227)) (not (z240)) (not (z269)) (z273) (not (z275)) (not (z286))
      (not (z288)) (not (z290)) (not (z300)) (not (z301)) (not (z302)) (not (z309)) (not (z310))
      (not (z361)) (not (z365)) (not (z366)) (z368) (not (z373)) (not (z376)) (z378) (not (z382)))
    :effect (and
      (not (z27)) (not (z52)) (z64) (z125) (not (z273)) (not (z368)) (not (z378))))
  (:action a358
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z52)) (not (z58)) (z64)
      (not (z69)) (not (z75)) (not (z80)) (not (z106)) (not (z127)) (not (z139)) (z151)
      (not (z182)) (not (z210)) (not (z233)) (not (z240)) (not (z253)) (z268) (not (z284))
      (not (z285)) (not (z286)) (not (z290)) (not (z293)) (not (z299)) (not (z300)) (not (z302))
      (not (z309)) (not (z310)) (not (z326)) (z360) (not (z361)) (not (z363)) (not (z366))
      (not (z368)) (not (z376)) (not (z378)) (not (z381)))
    :effect (and
      (not (z64)) (z127) (not (z151)) (not (z268)) (z293) (z300) (not (z360)) (z366)))
  (:action a359
    :parameters ()
    :precondition (and
      (not (z0)) (not (z20)) (not (z23)) (not (z28)) (not (z29)) (not (z34)) (not (z37))
      (not (z39)) (not (z46)) (not (z60)) (not (z68)) (not (z69)) (not (z70)) (not (z75))
      (not (z79)) (not (z80)) (not (z103)) (not (z113)) (not (z117)) (not (z118)) (not (z133))
      (not (z139)) (not (z145)) (not (z147)) (not (z151)) (not (z158)) (not (z173)) (not (z174))
      (not (z176)) (not (z177)) (not (z183)) (not (z184)) (not (z199)) (not (z200)) (not (z204))
      (not (z211)) (not (z226)) (not (z229)) (not (z234)) (not (z236)) (not (z240)) (not (z241))
      (z244) (z246) (not (z262)) (not (z268)) (not (z276)) (not (z285)) (not (z291)) (z293)
      (not (z299)) (not (z302)) (not (z325)) (not (z329)) (not (z332)) (not (z335)) (z356)
      (not (z360)) (not (z363)) (z366) (not (z367)) (not (z368)) (not (z371)) (not (z375))
      (not (z376)) (not (z379)) (not (z381)) (not (z397)))
    :effect (and
      (z0) (z145) (z173) (not (z244)) (not (z246)) (z262) (not (z293)) (z325) (not (z356))
      (not (z366))))
  (:action a360
    :parameters ()
    :precondition (and
      (not (z0)) (not (z8)) (not (z20)) (not (z28)) (not (z29)) (not (z37)) (not (z39))
      (not (z46)) (not (z52)) (not (z58)) (not (z60)) (not (z64)) (not (z69)) (not (z75))
      (not (z79)) (not (z80)) (not (z103)) (not (z106)) (not (z113)) (not (z117)) (not (z127))
      (not (z139)) (not (z147)) (not (z151)) (not (z173)) (not (z174)) (not (z177)) (not (z183))
      (not (z199)) (not (z200)) (not (z210)) (not (z211)) (z229) (not (z234)) (not (z236))
      (not (z240)) (not (z244)) (not (z246)) (not (z268)) (not (z285)) (z286) (not (z290))
      (not (z291)) (z293) (not (z299)) (not (z300)) (not (z302)) (not (z309)) (not (z310))
      (not (z325)) (not (z329)) (not (z335)) (not (z356)) (not (z360)) (not (z361)) (not (z363))
      (z366) (not (z368)) (not (z371)) (not (z376)) (not (z378)) (not (z379)) (not (z381)))
    :effect (and
      (z0) (z64) (z173) (not (z229)) (not (z286)) (not (z293)) (z325) (not (z366))))
  (:action a361
    :parameters ()
    :precondition (and
      (not (z0)) (not (z20)) (not (z28)) (not (z29)) (not (z35)) (not (z45)) (not (z56))
      (not (z60)) (not (z69)) (not (z75)) (not (z79)) (not (z81)) (not (z93)) (not (z96))
      (not (z98)) (not (z103)) (not (z113)) (not (z117)) (not (z128)) (not (z139)) (not (z147))
      (z159) (not (z160)) (z163) (not (z173)) (not (z174)) (z177) (not (z183)) (not (z188))
      (not (z190)) (not (z192)) (not (z199)) (not (z200)) (not (z211)) (not (z212)) (not (z229))
      (not (z234)) (not (z236)) (not (z240)) (not (z244)) (not (z245)) (not (z246)) (not (z252))
      (not (z264)) (not (z281)) (not (z283)) (not (z284)) (not (z288)) (not (z291)) (not (z302))
      (not (z317)) (not (z325)) (not (z329)) (not (z335)) (not (z339)) (not (z344)) (not (z346))
      (not (z349)) (not (z354)) (not (z356)) (not (z359)) (not (z362)) (not (z366)) (not (z368))
      (not (z370)) (z371) (not (z376)) (not (z379)) (not (z387)) (not (z392)) (not (z396)))
    :effect (and
      (z0) (z113) (not (z159)) (not (z163)) (not (z177)) (z212)))
  (:action a362
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z11)) (not (z20)) (not (z28)) (not (z29)) (not (z53))
      (not (z56)) (not (z60)) (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z81))
      (not (z87)) (not (z88)) (not (z103)) (not (z113)) (not (z117)) (not (z128)) (not (z139))
      (not (z147)) (z159) (z173) (not (z174)) (not (z177)) (not (z183)) (not (z187)) (not (z190))
      (not (z192)) (not (z194)) (not (z199)) (not (z200)) (z211) (not (z229)) (not (z234))
      (not (z236)) (not (z239)) (not (z240)) (not (z244)) (not (z246)) (not (z248)) (not (z250))
      (not (z281)) (not (z283)) (not (z288)) (not (z291)) (not (z302)) (not (z315)) (not (z324))
      (not (z325)) (not (z329)) (not (z335)) (not (z341)) (not (z346)) (not (z356)) (not (z359))
      (not (z366)) (not (z368)) (not (z370)) (not (z371)) (not (z372)) (not (z376)) (not (z379))
      (not (z390)) (not (z391)) (not (z392)) (not (z396)))
    :effect (and
      (z0) (z113) (z139) (not (z159)) (not (z173)) (z194) (not (z211)) (z371)))
  (:action a363
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z50)) (not (z63))
      (not (z69)) (not (z75)) (not (z79)) (not (z89)) (not (z91)) (not (z94)) (not (z99))
      (not (z107)) (not (z122)) (not (z125)) (not (z130)) (not (z139)) (not (z142)) (not (z144))
      (not (z154)) (not (z157)) (not (z161)) (not (z164)) (not (z165)) (not (z180)) (not (z181))
      (not (z182)) (not (z187)) (not (z197)) (not (z198)) (not (z199)) (not (z201)) (not (z219))
      (not (z220)) (not (z227)) (not (z233)) (not (z237)) (not (z240)) (not (z249)) (z261)
      (not (z262)) (not (z265)) (not (z269)) (z273) (z274) (not (z275)) (not (z285)) (not (z301))
      (not (z302)) (not (z308)) (z314) (not (z316)) (not (z317)) (not (z345)) (not (z363))
      (not (z365)) (not (z366)) (z368) (not (z373)) (not (z376)) (not (z382)))
    :effect (and
      (z1) (not (z27)) (z220) (not (z261)) (not (z273)) (not (z274)) (z302) (not (z314))
      (not (z368)) (z382)))
  (:action a364
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z25)) (z27) (not (z36)) (not (z40)) (not (z41))
      (not (z48)) (not (z51)) (not (z69)) (not (z75)) (not (z107)) (not (z116)) (not (z122))
      (not (z125)) (not (z139)) (not (z140)) (not (z199)) (not (z201)) (not (z219)) (not (z221))
      (z224) (not (z227)) (not (z234)) (not (z240)) (z258) (z260) (not (z269)) (z273)
      (not (z275)) (not (z291)) (not (z301)) (not (z302)) (not (z304)) (not (z328)) (not (z365))
      (not (z366)) (z368) (not (z373)) (not (z376)) (not (z382)) (not (z393)))
    :effect (and
      (z1) (not (z27)) (z140) (not (z224)) (not (z258)) (not (z260)) (not (z273)) (not (z368))
      (z382)))
  (:action a365
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z56)) (not (z69))
      (not (z75)) (not (z81)) (not (z107)) (not (z113)) (not (z122)) (not (z125)) (not (z128))
      (not (z139)) (not (z159)) (not (z190)) (not (z192)) (not (z199)) (not (z201)) (not (z219))
      (not (z227)) (not (z240)) (not (z269)) (z273) (not (z275)) (z281) (not (z283)) (not (z288))
      (not (z301)) (not (z302)) (not (z346)) (not (z359)) (not (z365)) (not (z366)) (z368)
      (not (z370)) (not (z373)) (not (z376)) (not (z382)) (not (z392)) (z396))
    :effect (and
      (z1) (not (z27)) (z159) (not (z273)) (not (z281)) (not (z368)) (z382) (not (z396))))
  (:action a366
    :parameters ()
    :precondition (and
      (not (z1)) (z8) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z52)) (z58)
      (not (z64)) (not (z69)) (not (z75)) (not (z106)) (not (z107)) (not (z122)) (not (z125))
      (z127) (not (z139)) (not (z199)) (not (z201)) (not (z210)) (not (z219)) (not (z227))
      (not (z240)) (not (z269)) (z273) (not (z275)) (not (z286)) (not (z290)) (not (z300))
      (not (z301)) (not (z302)) (not (z309)) (not (z310)) (not (z361)) (not (z365)) (not (z366))
      (z368) (not (z373)) (not (z376)) (not (z378)) (not (z382)))
    :effect (and
      (z1) (not (z8)) (not (z27)) (not (z58)) (z64) (not (z127)) (not (z273)) (not (z368)) (z382)))
  (:action a367
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z69)) (not (z75))
      (not (z79)) (not (z91)) (z99) (not (z107)) (not (z122)) (not (z125)) (not (z139))
      (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181))
      (not (z182)) (not (z197)) (not (z198)) (not (z199)) (not (z201)) (not (z219)) (not (z220))
      (not (z227)) (not (z233)) (not (z237)) (not (z240)) (not (z265)) (not (z269)) (z273)
      (not (z274)) (not (z275)) (not (z301)) (not (z302)) (z308) (z314) (not (z316)) (z345)
      (not (z365)) (not (z366)) (z368) (not (z373)) (not (z376)) (not (z382)))
    :effect (and
      (z1) (not (z27)) (not (z99)) (z122) (z220) (not (z273)) (z275) (z302) (not (z308))
      (not (z314)) (not (z345)) (not (z368))))
  (:action a368
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z25)) (z27) (not (z36)) (not (z40)) (not (z41))
      (not (z48)) (not (z51)) (not (z69)) (not (z75)) (not (z107)) (not (z116)) (not (z122))
      (not (z125)) (not (z139)) (not (z140)) (not (z199)) (not (z201)) (not (z219)) (not (z221))
      (not (z224)) (not (z227)) (not (z234)) (not (z240)) (z258) (z260) (not (z269)) (z273)
      (not (z275)) (not (z291)) (not (z301)) (not (z302)) (not (z304)) (not (z328)) (not (z365))
      (not (z366)) (z368) (not (z373)) (not (z376)) (not (z382)) (not (z393)))
    :effect (and
      (z1) (not (z27)) (z122) (z140) (not (z258)) (not (z260)) (not (z273)) (z275) (not (z368))))
  (:action a369
    :parameters ()
    :precondition (and
      (not (z1)) (z7) (not (z13)) (not (z17)) (not (z20)) (not (z26)) (z27) (not (z36))
      (not (z37)) (not (z41)) (not (z49)) (not (z56)) (not (z69)) (not (z75)) (not (z81))
      (not (z102)) (not (z107)) (not (z113)) (not (z122)) (not (z125)) (not (z128)) (z129)
      (not (z139)) (not (z148)) (not (z159)) (not (z160)) (not (z190)) (not (z192)) (not (z199))
      (not (z201)) (not (z219)) (not (z226)) (not (z227)) (not (z240)) (not (z248)) (not (z269))
      (z273) (not (z275)) (not (z281)) (not (z283)) (not (z288)) (not (z301)) (not (z302))
      (not (z343)) (not (z346)) (not (z359)) (not (z365)) (not (z366)) (z368) (not (z370))
      (not (z373)) (not (z376)) (not (z382)) (not (z392)) (z396))
    :effect (and
      (z1) (not (z7)) (not (z27)) (z122) (not (z129)) (z159) (not (z273)) (z275) (not (z368))
      (not (z396))))
  (:action a370
    :parameters ()
    :precondition (and
      (not (z1)) (z8) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z52)) (z58)
      (not (z64)) (not (z69)) (not (z75)) (not (z106)) (not (z107)) (not (z122)) (not (z125))
      (not (z127)) (not (z139)) (not (z199)) (not (z201)) (not (z210)) (not (z219)) (not (z227))
      (not (z240)) (not (z269)) (z273) (not (z275)) (not (z286)) (z290) (not (z300)) (not (z301))
      (not (z302)) (not (z309)) (z310) (not (z361)) (not (z365)) (not (z366)) (z368) (not (z373))
      (not (z376)) (not (z378)) (not (z382)))
    :effect (and
      (z1) (not (z8)) (not (z27)) (not (z58)) (z64) (z122) (not (z273)) (z275) (not (z290))
      (not (z310)) (not (z368))))
  (:action a371
    :parameters ()
    :precondition (and
      (not (z3)) (z20) (not (z37)) (not (z39)) (z46) (not (z61)) (not (z69)) (not (z75))
      (not (z80)) (not (z83)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z151))
      (not (z153)) (z171) (not (z213)) (not (z231)) (not (z240)) (not (z257)) (not (z268))
      (not (z285)) (z293) (not (z299)) (not (z302)) (not (z326)) (not (z327)) (not (z360))
      (not (z363)) (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z381))
      (not (z389)))
    :effect (and
      (z3) (not (z20)) (not (z46)) (z366) (z389)))
  (:action a372
    :parameters ()
    :precondition (and
      (not (z3)) (z20) (not (z37)) (not (z39)) (z46) (not (z61)) (not (z69)) (not (z75))
      (not (z80)) (not (z83)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (z151)
      (not (z153)) (z171) (not (z213)) (not (z231)) (not (z240)) (not (z257)) (not (z268))
      (not (z285)) (not (z293)) (not (z299)) (not (z302)) (not (z326)) (not (z327)) (not (z360))
      (not (z363)) (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z381))
      (not (z389)))
    :effect (and
      (z3) (not (z20)) (not (z46)) (not (z151)) (not (z171)) (z293) (z366) (z389)))
  (:action a373
    :parameters ()
    :precondition (and
      (not (z3)) (z20) (not (z37)) (z39) (not (z46)) (not (z61)) (not (z69)) (not (z75))
      (not (z80)) (not (z83)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (z151)
      (not (z153)) (z171) (not (z213)) (not (z231)) (not (z240)) (not (z257)) (not (z268))
      (not (z285)) (not (z293)) (not (z299)) (not (z302)) (not (z326)) (not (z327)) (not (z360))
      (not (z363)) (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z381))
      (not (z389)))
    :effect (and
      (z3) (not (z20)) (not (z39)) (not (z151)) (not (z171)) (z257) (z293) (z366) (z380)))
  (:action a374
    :parameters ()
    :precondition (and
      (not (z3)) (z20) (not (z35)) (not (z45)) (not (z61)) (not (z69)) (not (z75)) (not (z83))
      (z93) (not (z96)) (not (z98)) (not (z135)) (not (z139)) (not (z147)) (not (z150))
      (not (z153)) (not (z160)) (not (z163)) (z171) (not (z177)) (not (z188)) (not (z212))
      (not (z213)) (not (z231)) (not (z240)) (not (z245)) (not (z252)) (not (z257)) (not (z264))
      (not (z284)) (not (z302)) (not (z317)) (not (z326)) (not (z327)) (z339) (not (z344))
      (not (z349)) (not (z354)) (not (z362)) (not (z366)) (not (z368)) (not (z376)) (not (z379))
      (not (z380)) (z387) (not (z389)))
    :effect (and
      (z3) (not (z20)) (not (z93)) (z212) (not (z339)) (not (z387)) (z389)))
  (:action a375
    :parameters ()
    :precondition (and
      (not (z3)) (z20) (not (z35)) (not (z45)) (not (z61)) (not (z69)) (not (z75)) (not (z83))
      (not (z93)) (z96) (not (z98)) (not (z135)) (not (z139)) (not (z147)) (not (z150))
      (not (z153)) (not (z160)) (z163) (z171) (not (z177)) (not (z188)) (not (z212)) (not (z213))
      (not (z231)) (not (z240)) (not (z245)) (not (z252)) (not (z257)) (not (z264)) (not (z284))
      (not (z302)) (not (z317)) (not (z326)) (not (z327)) (z339) (not (z344)) (not (z349))
      (not (z354)) (not (z362)) (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380))
      (not (z387)) (not (z389)))
    :effect (and
      (z3) (not (z20)) (not (z96)) (not (z163)) (not (z171)) (z212) (not (z339)) (z389)))
  (:action a376
    :parameters ()
    :precondition (and
      (not (z3)) (z20) (not (z35)) (not (z45)) (not (z61)) (not (z69)) (not (z75)) (not (z83))
      (not (z93)) (not (z96)) (not (z98)) (not (z135)) (not (z139)) (not (z147)) (not (z150))
      (not (z153)) (not (z160)) (not (z163)) (z171) (not (z177)) (z188) (not (z212)) (not (z213))
      (not (z231)) (not (z240)) (not (z245)) (not (z252)) (not (z257)) (not (z264)) (not (z284))
      (not (z302)) (not (z317)) (not (z326)) (not (z327)) (z339) (not (z344)) (not (z349)) (z354)
      (not (z362)) (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z387))
      (not (z389)))
    :effect (and
      (z3) (not (z20)) (not (z171)) (not (z188)) (z212) (z257) (not (z339)) (not (z354)) (z380)))
  (:action a377
    :parameters ()
    :precondition (and
      (not (z3)) (not (z17)) (z20) (not (z60)) (not (z61)) (not (z62)) (not (z69)) (not (z74))
      (not (z75)) (not (z77)) (not (z83)) (not (z89)) (z90) (not (z101)) (not (z103))
      (not (z114)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z153)) (z171)
      (not (z186)) (not (z202)) (not (z213)) (not (z217)) (not (z231)) (not (z240)) (not (z255))
      (not (z257)) (not (z302)) (not (z326)) (not (z327)) (not (z331)) (z347) (not (z364))
      (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z389)))
    :effect (and
      (z3) (not (z20)) (not (z90)) (not (z171)) (z217) (not (z347)) (z389)))
  (:action a378
    :parameters ()
    :precondition (and
      (not (z3)) (not (z17)) (z20) (not (z60)) (not (z61)) (not (z62)) (not (z69)) (not (z74))
      (not (z75)) (z77) (not (z83)) (not (z89)) (z90) (not (z101)) (not (z103)) (not (z114))
      (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z153)) (z171) (not (z186))
      (not (z202)) (not (z213)) (not (z217)) (not (z231)) (not (z240)) (not (z255)) (not (z257))
      (not (z302)) (not (z326)) (not (z327)) (not (z331)) (not (z347)) (not (z364)) (not (z366))
      (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z389)))
    :effect (and
      (z3) (not (z20)) (not (z77)) (not (z90)) (z217) (z389)))
  (:action a379
    :parameters ()
    :precondition (and
      (not (z3)) (not (z17)) (z20) (not (z60)) (not (z61)) (not (z62)) (not (z69)) (not (z74))
      (not (z75)) (not (z77)) (not (z83)) (not (z89)) (z90) (not (z101)) (not (z103))
      (not (z114)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z153)) (z171) (z186)
      (not (z202)) (not (z213)) (not (z217)) (not (z231)) (not (z240)) (z255) (not (z257))
      (not (z302)) (not (z326)) (not (z327)) (not (z331)) (not (z347)) (not (z364)) (not (z366))
      (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z389)))
    :effect (and
      (z3) (not (z20)) (not (z90)) (not (z171)) (not (z186)) (z217) (not (z255)) (z257) (z380)))
  (:action a380
    :parameters ()
    :precondition (and
      (not (z3)) (not (z17)) (z20) (not (z60)) (not (z61)) (not (z62)) (not (z69)) (not (z74))
      (not (z75)) (z77) (not (z83)) (not (z89)) (z90) (not (z101)) (not (z103)) (not (z114))
      (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z153)) (z171) (not (z186))
      (not (z202)) (not (z213)) (z217) (not (z231)) (not (z240)) (z255) (not (z257)) (not (z302))
      (not (z326)) (not (z327)) (not (z331)) (not (z347)) (not (z364)) (not (z366)) (not (z368))
      (not (z376)) (not (z379)) (not (z380)) (not (z389)))
    :effect (and
      (z3) (not (z20)) (not (z77)) (not (z90)) (z231) (not (z255))))
  (:action a381
    :parameters ()
    :precondition (and
      (not (z3)) (z20) (not (z37)) (z39) (not (z46)) (not (z61)) (not (z69)) (not (z75))
      (not (z80)) (not (z83)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z151))
      (not (z153)) (z171) (not (z213)) (not (z231)) (not (z240)) (not (z257)) (not (z268))
      (not (z285)) (z293) (not (z299)) (not (z302)) (not (z326)) (not (z327)) (not (z360))
      (not (z363)) (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z381))
      (not (z389)))
    :effect (and
      (z3) (not (z20)) (not (z39)) (z231) (z366)))
  (:action a382
    :parameters ()
    :precondition (and
      (not (z3)) (z20) (not (z35)) (not (z36)) (not (z45)) (not (z61)) (not (z69)) (not (z75))
      (not (z82)) (not (z83)) (z93) (not (z96)) (z98) (not (z135)) (not (z139)) (not (z147))
      (not (z150)) (not (z153)) (not (z160)) (not (z163)) (z171) (not (z177)) (not (z188))
      (not (z212)) (not (z213)) (not (z216)) (not (z231)) (not (z240)) (not (z245)) (not (z252))
      (not (z257)) (not (z264)) (not (z284)) (not (z302)) (not (z317)) (not (z326)) (not (z327))
      (not (z339)) (not (z344)) (not (z349)) (not (z354)) (not (z362)) (not (z366)) (not (z368))
      (not (z376)) (not (z379)) (not (z380)) (z387) (not (z389)))
    :effect (and
      (z3) (not (z20)) (not (z93)) (not (z98)) (z212) (z231) (not (z387))))
  (:action a383
    :parameters ()
    :precondition (and
      (not (z3)) (z20) (not (z35)) (not (z45)) (not (z61)) (not (z69)) (not (z75)) (not (z83))
      (z93) (not (z96)) (not (z98)) (not (z135)) (not (z139)) (not (z147)) (not (z150))
      (not (z153)) (not (z160)) (not (z163)) (z171) (not (z177)) (not (z188)) (z212) (not (z213))
      (not (z231)) (not (z240)) (not (z245)) (not (z252)) (not (z257)) (z264) (not (z284))
      (not (z302)) (not (z317)) (not (z326)) (not (z327)) (not (z339)) (not (z344)) (not (z349))
      (not (z354)) (not (z362)) (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380))
      (z387) (not (z389)))
    :effect (and
      (z3) (not (z20)) (z83) (not (z93)) (z231) (not (z264)) (not (z387))))
  (:action a384
    :parameters ()
    :precondition (and
      (not (z3)) (not (z17)) (z20) (not (z60)) (not (z61)) (not (z62)) (not (z69)) (not (z74))
      (not (z75)) (z77) (not (z83)) (not (z89)) (z90) (not (z101)) (not (z103)) (z114)
      (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z153)) (z171) (not (z186))
      (not (z202)) (not (z213)) (z217) (not (z231)) (not (z240)) (not (z255)) (not (z257))
      (not (z302)) (not (z326)) (not (z327)) (not (z331)) (not (z347)) (not (z364)) (not (z366))
      (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z389)))
    :effect (and
      (z3) (not (z20)) (not (z77)) (z83) (not (z90)) (not (z114)) (z231)))
  (:action a385
    :parameters ()
    :precondition (and
      (not (z3)) (z20) (not (z37)) (z39) (z46) (not (z61)) (not (z69)) (not (z75)) (not (z80))
      (not (z83)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z151)) (not (z153))
      (z171) (not (z213)) (not (z231)) (not (z240)) (not (z257)) (not (z268)) (not (z285)) (z293)
      (not (z299)) (not (z302)) (not (z326)) (not (z327)) (not (z360)) (not (z363)) (not (z366))
      (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z381)) (not (z389)))
    :effect (and
      (z3) (not (z20)) (not (z39)) (not (z46)) (z83) (z231) (z366)))
  (:action a386
    :parameters ()
    :precondition (and
      (not (z4)) (not (z7)) (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z26))
      (not (z35)) (not (z37)) (z45) (not (z49)) (not (z50)) (not (z69)) (not (z75)) (not (z82))
      (not (z84)) (not (z86)) (not (z93)) (not (z96)) (not (z98)) (not (z102)) (not (z108))
      (not (z129)) (not (z139)) (not (z148)) (z160) (not (z163)) (not (z169)) (not (z177))
      (not (z185)) (not (z188)) (not (z189)) (not (z200)) (not (z212)) (not (z226)) (not (z235))
      (not (z236)) (not (z240)) (not (z245)) (not (z248)) (not (z252)) (not (z264)) (not (z284))
      (not (z302)) (not (z312)) (not (z317)) (not (z330)) (not (z335)) (not (z339)) (not (z343))
      (z344) (not (z349)) (not (z353)) (not (z354)) (z362) (not (z366)) (not (z368)) (z376)
      (not (z387)))
    :effect (and
      (z4) (not (z45)) (z148) (not (z160)) (z212) (z312) (not (z344)) (not (z362)) (not (z376))))
  (:action a387
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z7)) (not (z11)) (not (z17)) (not (z19)) (not (z20))
      (not (z21)) (not (z26)) (not (z37)) (not (z49)) (not (z50)) (not (z53)) (not (z69))
      (not (z71)) (not (z75)) (not (z82)) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z102)) (not (z108)) (z129) (not (z139)) (not (z148)) (not (z160)) (not (z169))
      (not (z185)) (not (z187)) (not (z189)) (not (z194)) (not (z200)) (not (z211)) (not (z226))
      (not (z235)) (not (z236)) (z239) (not (z240)) (z248) (not (z250)) (not (z302)) (not (z312))
      (not (z315)) (not (z324)) (not (z330)) (not (z335)) (not (z341)) (not (z343)) (not (z353))
      (not (z366)) (not (z368)) (not (z372)) (z376) (not (z390)) (not (z391)))
    :effect (and
      (z4) (not (z129)) (z139) (z148) (z194) (not (z239)) (not (z248)) (z312) (not (z376))))
  (:action a388
    :parameters ()
    :precondition (and
      (not (z4)) (not (z19)) (not (z20)) (not (z21)) (z35) (z45) (not (z50)) (not (z69))
      (not (z75)) (not (z82)) (not (z84)) (not (z86)) (not (z93)) (not (z96)) (not (z98))
      (not (z108)) (not (z139)) (not (z148)) (not (z160)) (not (z163)) (not (z169)) (not (z177))
      (not (z185)) (not (z188)) (not (z189)) (not (z200)) (not (z212)) (not (z235)) (not (z236))
      (not (z240)) (not (z245)) (not (z252)) (not (z264)) (not (z284)) (not (z302)) (not (z312))
      (not (z317)) (not (z330)) (not (z335)) (not (z339)) (not (z344)) (not (z349)) (not (z353))
      (not (z354)) (not (z362)) (not (z366)) (not (z368)) (z376) (not (z387)))
    :effect (and
      (z4) (not (z35)) (not (z45)) (z108) (z212) (not (z376))))
  (:action a389
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z11)) (not (z19)) (not (z20)) (not (z21)) (not (z50))
      (not (z53)) (not (z69)) (not (z71)) (not (z75)) (not (z82)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z108)) (not (z139)) (not (z148)) (not (z169)) (not (z185))
      (not (z187)) (not (z189)) (z194) (not (z200)) (not (z211)) (not (z235)) (not (z236)) (z239)
      (not (z240)) (not (z248)) (not (z250)) (not (z302)) (not (z312)) (not (z315)) (not (z324))
      (not (z330)) (not (z335)) (not (z341)) (not (z353)) (not (z366)) (not (z368)) (not (z372))
      (z376) (not (z390)) (z391))
    :effect (and
      (z4) (z108) (z139) (not (z239)) (not (z376)) (not (z391))))
  (:action a390
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z11)) (not (z19)) (not (z20)) (not (z21)) (not (z50))
      (not (z53)) (not (z56)) (not (z69)) (not (z71)) (not (z75)) (not (z78)) (not (z82))
      (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z108)) (not (z135)) (not (z136))
      (z139) (not (z144)) (not (z148)) (z169) (not (z170)) (not (z185)) (not (z187)) (not (z189))
      (z194) (not (z200)) (not (z204)) (not (z208)) (not (z211)) (not (z212)) (not (z235))
      (not (z236)) (not (z239)) (not (z240)) (z243) (not (z248)) (not (z250)) (not (z251))
      (not (z265)) (not (z266)) (not (z301)) (not (z302)) (z312) (not (z315)) (not (z324))
      (not (z327)) (not (z328)) (not (z330)) (not (z335)) (not (z341)) (not (z353)) (not (z361))
      (not (z366)) (not (z368)) (not (z372)) (not (z374)) (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (z5) (z88) (not (z139)) (not (z169)) (not (z194)) (not (z243)) (z250) (not (z312)) (z376)
      (z390)))
  (:action a391
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (not (z56)) (not (z69)) (not (z71))
      (not (z75)) (not (z78)) (not (z79)) (not (z87)) (not (z88)) (not (z91)) (not (z99))
      (not (z135)) (not (z136)) (z139) (not (z142)) (z144) (not (z154)) (not (z157)) (not (z165))
      (not (z170)) (not (z180)) (not (z181)) (not (z182)) (not (z187)) (z194) (not (z197))
      (not (z198)) (not (z204)) (not (z208)) (not (z211)) (not (z220)) (not (z233)) (not (z237))
      (not (z239)) (not (z240)) (not (z243)) (not (z248)) (not (z250)) (not (z251)) (z265)
      (not (z266)) (not (z274)) (not (z301)) (not (z302)) (z308) (not (z314)) (not (z315))
      (not (z316)) (not (z324)) (not (z327)) (not (z328)) (not (z341)) (z345) (not (z361))
      (not (z366)) (not (z368)) (not (z372)) (not (z374)) (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (z5) (z88) (not (z139)) (not (z144)) (not (z194)) (z220) (z250) (not (z265)) (z302)
      (not (z308)) (not (z345)) (z390)))
  (:action a392
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (z56) (not (z69)) (not (z71)) (not (z75))
      (not (z78)) (not (z81)) (not (z87)) (not (z88)) (not (z113)) (not (z128)) (not (z135))
      (not (z136)) (z139) (not (z144)) (not (z159)) (z170) (not (z187)) (not (z190)) (not (z192))
      (z194) (not (z204)) (not (z208)) (not (z211)) (not (z239)) (not (z240)) (not (z243))
      (not (z248)) (not (z250)) (not (z251)) (not (z265)) (not (z266)) (not (z281)) (z283)
      (not (z288)) (not (z301)) (not (z302)) (not (z315)) (not (z324)) (not (z327)) (not (z328))
      (not (z341)) (not (z346)) (not (z359)) (not (z361)) (not (z366)) (not (z368)) (not (z370))
      (not (z372)) (not (z374)) (not (z376)) (not (z390)) (not (z391)) (not (z392)) (not (z396)))
    :effect (and
      (z5) (not (z56)) (z88) (not (z139)) (z159) (not (z170)) (not (z194)) (z250) (not (z283))
      (z390)))
  (:action a393
    :parameters ()
    :precondition (and
      (not (z7)) (not (z17)) (not (z20)) (not (z26)) (not (z35)) (not (z37)) (z45) (not (z49))
      (not (z56)) (not (z69)) (not (z75)) (not (z81)) (not (z93)) (not (z96)) (not (z98))
      (not (z102)) (not (z113)) (not (z128)) (not (z129)) (not (z139)) (not (z148)) (z159) (z160)
      (not (z163)) (not (z177)) (not (z188)) (not (z190)) (not (z192)) (not (z212)) (not (z226))
      (not (z240)) (not (z245)) (not (z248)) (not (z252)) (not (z264)) (not (z281)) (not (z283))
      (not (z284)) (not (z288)) (not (z302)) (not (z317)) (not (z339)) (not (z343)) (z344)
      (not (z346)) (not (z349)) (not (z354)) (not (z359)) (z362) (not (z366)) (not (z368))
      (not (z370)) (not (z376)) (not (z387)) (not (z392)) (not (z396)))
    :effect (and
      (z7) (not (z45)) (z129) (not (z159)) (not (z160)) (z212) (not (z344)) (not (z362)) (z396)))
  (:action a394
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z11)) (not (z17)) (not (z20)) (not (z26)) (not (z37))
      (not (z49)) (not (z53)) (not (z56)) (not (z69)) (not (z71)) (not (z75)) (not (z81))
      (not (z87)) (not (z88)) (not (z102)) (not (z113)) (not (z128)) (z129) (not (z139))
      (not (z148)) (z159) (not (z160)) (not (z187)) (not (z190)) (not (z192)) (not (z194))
      (not (z211)) (not (z226)) (z239) (not (z240)) (z248) (not (z250)) (not (z281)) (not (z283))
      (not (z288)) (not (z302)) (not (z315)) (not (z324)) (not (z341)) (not (z343)) (not (z346))
      (not (z359)) (not (z366)) (not (z368)) (not (z370)) (not (z372)) (not (z376)) (not (z390))
      (not (z391)) (not (z392)) (not (z396)))
    :effect (and
      (z7) (z139) (not (z159)) (z194) (not (z239)) (not (z248)) (z396)))
  (:action a395
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z11)) (not (z19)) (not (z20)) (not (z21)) (not (z50))
      (not (z53)) (not (z69)) (not (z71)) (not (z75)) (not (z82)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z108)) (z139) (not (z148)) (not (z169)) (not (z185))
      (not (z187)) (not (z189)) (z194) (not (z200)) (not (z211)) (z235) (not (z236)) (not (z239))
      (not (z240)) (not (z248)) (not (z250)) (not (z302)) (not (z312)) (not (z315)) (not (z324))
      (not (z330)) (not (z335)) (not (z341)) (not (z353)) (not (z366)) (not (z368)) (not (z372))
      (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (z11) (not (z139)) (not (z194)) (not (z235)) (z376)))
  (:action a396
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (not (z69)) (not (z71)) (not (z75))
      (not (z79)) (not (z87)) (not (z88)) (not (z91)) (not (z99)) (z139) (not (z142))
      (not (z144)) (not (z154)) (z157) (not (z165)) (not (z180)) (not (z181)) (not (z182))
      (not (z187)) (z194) (not (z197)) (not (z198)) (not (z211)) (not (z220)) (not (z233))
      (not (z237)) (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z265)) (not (z274))
      (not (z302)) (not (z308)) (not (z314)) (not (z315)) (z316) (not (z324)) (not (z341))
      (not (z345)) (not (z366)) (not (z368)) (not (z372)) (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (z11) (not (z139)) (not (z157)) (not (z194)) (z220) (z302) (not (z316))))
  (:action a397
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (not (z56)) (not (z69)) (not (z71))
      (not (z75)) (not (z81)) (not (z87)) (not (z88)) (not (z113)) (not (z125)) (not (z128))
      (z139) (not (z159)) (not (z187)) (not (z190)) (not (z192)) (z194) (not (z209)) (not (z211))
      (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z281)) (not (z283)) (z288)
      (not (z302)) (not (z315)) (not (z324)) (not (z341)) (z346) (not (z359)) (not (z366))
      (not (z368)) (not (z370)) (not (z372)) (not (z376)) (not (z390)) (not (z391)) (not (z392))
      (not (z396)))
    :effect (and
      (z11) (not (z139)) (z159) (not (z194)) (not (z288)) (not (z346))))
  (:action a398
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z11)) (not (z19)) (not (z20)) (not (z21)) (not (z22))
      (not (z41)) (not (z50)) (not (z53)) (not (z61)) (not (z69)) (not (z71)) (not (z75))
      (not (z82)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z107)) (not (z108))
      (not (z124)) (z139) (not (z148)) (not (z169)) (z185) (not (z187)) (not (z189)) (z194)
      (not (z200)) (not (z210)) (not (z211)) (not (z235)) (not (z236)) (not (z239)) (not (z240))
      (not (z248)) (not (z250)) (not (z302)) (not (z312)) (not (z315)) (not (z321)) (not (z324))
      (not (z330)) (not (z335)) (not (z341)) (not (z353)) (not (z366)) (not (z367)) (not (z368))
      (not (z372)) (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (z11) (z71) (not (z139)) (not (z185)) (not (z194)) (z376)))
  (:action a399
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z22)) (not (z41)) (not (z53)) (not (z61))
      (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z87)) (not (z88)) (not (z91))
      (not (z99)) (not (z107)) (not (z124)) (z139) (not (z142)) (not (z144)) (not (z154))
      (not (z157)) (not (z165)) (not (z180)) (not (z181)) (not (z182)) (not (z185)) (not (z187))
      (z194) (not (z197)) (not (z198)) (not (z210)) (not (z211)) (not (z220)) (not (z233))
      (not (z237)) (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z265)) (not (z274))
      (not (z302)) (not (z308)) (not (z314)) (not (z315)) (z316) (not (z321)) (not (z324))
      (not (z341)) (not (z345)) (not (z366)) (not (z367)) (not (z368)) (not (z372)) (not (z376))
      (not (z390)) (not (z391)))
    :effect (and
      (z11) (z71) (not (z139)) (not (z194)) (z220) (z302) (not (z316))))
  (:action a400
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z22)) (not (z41)) (not (z53)) (not (z56))
      (not (z61)) (not (z69)) (not (z71)) (not (z75)) (not (z81)) (not (z87)) (not (z88))
      (not (z107)) (not (z113)) (not (z124)) (not (z128)) (z139) (not (z159)) (not (z185))
      (not (z187)) (not (z190)) (not (z192)) (z194) (not (z210)) (not (z211)) (not (z239))
      (not (z240)) (not (z248)) (not (z250)) (not (z281)) (not (z283)) (not (z288)) (not (z302))
      (not (z315)) (z321) (not (z324)) (not (z341)) (z346) (not (z359)) (not (z366)) (not (z367))
      (not (z368)) (not (z370)) (not (z372)) (not (z376)) (not (z390)) (not (z391)) (not (z392))
      (not (z396)))
    :effect (and
      (z11) (z71) (not (z139)) (z159) (not (z194)) (not (z321)) (not (z346))))
  (:action a401
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z21)) (not (z23)) (z27) (not (z36)) (not (z41))
      (not (z57)) (not (z69)) (not (z75)) (not (z79)) (not (z81)) (not (z91)) (not (z99))
      (not (z107)) (not (z122)) (not (z125)) (not (z134)) (not (z139)) (not (z142)) (not (z144))
      (not (z154)) (not (z157)) (not (z158)) (not (z165)) (z180) (not (z181)) (not (z182))
      (not (z190)) (z197) (z198) (not (z199)) (not (z201)) (not (z219)) (not (z220)) (not (z227))
      (not (z233)) (not (z237)) (not (z240)) (not (z245)) (not (z259)) (not (z265)) (not (z269))
      (z273) (not (z274)) (not (z275)) (not (z287)) (not (z301)) (not (z302)) (not (z308))
      (not (z309)) (not (z314)) (not (z316)) (not (z324)) (not (z341)) (not (z345)) (not (z349))
      (not (z364)) (not (z365)) (not (z366)) (z368) (not (z373)) (not (z375)) (not (z376))
      (not (z382)))
    :effect (and
      (z13) (not (z27)) (z122) (not (z180)) (not (z197)) (not (z198)) (z220) (not (z273)) (z302)
      (not (z368))))
  (:action a402
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z21)) (not (z23)) (not (z25)) (z27) (not (z36))
      (not (z40)) (not (z41)) (not (z48)) (not (z51)) (not (z57)) (not (z69)) (not (z75))
      (not (z81)) (not (z107)) (not (z116)) (not (z122)) (not (z125)) (not (z134)) (not (z139))
      (not (z140)) (not (z158)) (not (z180)) (not (z190)) (not (z197)) (not (z198)) (not (z199))
      (not (z201)) (not (z219)) (not (z221)) (not (z224)) (not (z227)) (not (z234)) (not (z240))
      (not (z245)) (z258) (not (z259)) (not (z260)) (not (z269)) (z273) (not (z275)) (not (z287))
      (not (z291)) (not (z301)) (not (z302)) (not (z304)) (not (z309)) (not (z324)) (not (z328))
      (not (z341)) (not (z349)) (not (z364)) (not (z365)) (not (z366)) (z368) (not (z373))
      (not (z375)) (not (z376)) (not (z382)) (z393))
    :effect (and
      (z13) (not (z27)) (z122) (z140) (not (z258)) (not (z273)) (not (z368)) (not (z393))))
  (:action a403
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z21)) (not (z23)) (z27) (not (z36)) (not (z41))
      (not (z56)) (not (z57)) (not (z69)) (not (z75)) (z81) (not (z107)) (not (z113))
      (not (z122)) (not (z125)) (not (z128)) (not (z134)) (not (z139)) (not (z158)) (not (z159))
      (not (z180)) (z190) (not (z192)) (not (z197)) (not (z198)) (not (z199)) (not (z201))
      (not (z219)) (not (z227)) (not (z240)) (not (z245)) (not (z259)) (not (z269)) (z273)
      (not (z275)) (not (z281)) (not (z283)) (not (z287)) (not (z288)) (not (z301)) (not (z302))
      (not (z309)) (not (z324)) (not (z341)) (not (z346)) (not (z349)) (not (z359)) (not (z364))
      (not (z365)) (not (z366)) (z368) (not (z370)) (not (z373)) (not (z375)) (not (z376))
      (not (z382)) (not (z392)) (not (z396)))
    :effect (and
      (z13) (not (z27)) (not (z81)) (z122) (z159) (not (z190)) (not (z273)) (not (z368))))
  (:action a404
    :parameters ()
    :precondition (and
      (not (z1)) (not (z8)) (not (z13)) (not (z20)) (not (z21)) (not (z23)) (z27) (not (z36))
      (not (z41)) (not (z52)) (not (z57)) (not (z58)) (not (z64)) (not (z69)) (not (z75))
      (not (z81)) (not (z106)) (not (z107)) (not (z122)) (not (z125)) (not (z127)) (not (z134))
      (not (z139)) (not (z158)) (not (z180)) (not (z190)) (not (z197)) (not (z198)) (not (z199))
      (not (z201)) (not (z210)) (not (z219)) (not (z227)) (not (z240)) (not (z245)) (not (z259))
      (not (z269)) (z273) (not (z275)) (not (z286)) (not (z287)) (not (z290)) (not (z300))
      (not (z301)) (not (z302)) (z309) (not (z310)) (not (z324)) (not (z341)) (not (z349))
      (not (z361)) (not (z364)) (not (z365)) (not (z366)) (z368) (not (z373)) (not (z375))
      (not (z376)) (not (z378)) (not (z382)))
    :effect (and
      (z13) (not (z27)) (z64) (z122) (not (z273)) (not (z309)) (not (z368))))
  (:action a405
    :parameters ()
    :precondition (and
      (not (z14)) (z16) (not (z20)) (not (z47)) (not (z49)) (not (z57)) (not (z63)) (z67)
      (not (z69)) (not (z73)) (z75) (not (z97)) (not (z100)) (z119) (not (z124)) (not (z130))
      (not (z131)) (not (z134)) (not (z136)) (not (z139)) (not (z161)) (not (z164)) (not (z172))
      (not (z183)) (not (z203)) (not (z206)) (not (z215)) (not (z225)) (not (z232)) (not (z240))
      (not (z249)) (not (z251)) (not (z256)) (not (z271)) (not (z294)) (not (z302)) (not (z313))
      (not (z329)) (not (z343)) (z350) (not (z351)) (not (z355)) (not (z366)) (not (z368))
      (not (z376)))
    :effect (and
      (z14) (not (z67)) (not (z75)) (not (z119)) (z215) (not (z350))))
  (:action a406
    :parameters ()
    :precondition (and
      (not (z14)) (z16) (not (z20)) (not (z40)) (not (z47)) (not (z49)) (not (z57)) (not (z63))
      (not (z67)) (not (z69)) (not (z73)) (z75) (not (z87)) (not (z97)) (not (z100)) (not (z119))
      (not (z121)) (not (z124)) (not (z130)) (z131) (not (z134)) (not (z136)) (not (z139))
      (not (z161)) (not (z164)) (not (z172)) (not (z183)) (not (z203)) (not (z206)) (not (z213))
      (not (z215)) (not (z225)) (not (z232)) (not (z240)) (not (z249)) (not (z251)) (not (z256))
      (z271) (not (z294)) (not (z302)) (not (z313)) (not (z318)) (not (z329)) (not (z337))
      (not (z343)) (z350) (not (z351)) (not (z355)) (not (z359)) (not (z366)) (not (z368))
      (not (z373)) (not (z376)) (not (z386)))
    :effect (and
      (z14) (not (z75)) (not (z131)) (z215) (not (z271)) (z294) (not (z350))))
  (:action a407
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (z33) (not (z47)) (not (z55)) (not (z69)) (z75)
      (not (z100)) (not (z117)) (not (z130)) (not (z134)) (not (z136)) (not (z139)) (not (z141))
      (not (z164)) (not (z174)) (not (z178)) (not (z195)) (not (z206)) (not (z232)) (not (z240))
      (not (z251)) (not (z253)) (not (z266)) (not (z277)) (not (z287)) (not (z294)) (not (z302))
      (z305) (not (z313)) (not (z318)) (not (z320)) (not (z329)) (z333) (not (z334)) (not (z355))
      (not (z366)) (not (z368)) (not (z376)))
    :effect (and
      (z14) (not (z75)) (z240) (not (z305)) (not (z333))))
  (:action a408
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (z33) (not (z40)) (not (z47)) (not (z55)) (not (z69))
      (z75) (not (z87)) (not (z100)) (not (z117)) (not (z121)) (not (z130)) (not (z134))
      (not (z136)) (not (z139)) (not (z141)) (not (z164)) (not (z174)) (not (z178)) (not (z195))
      (not (z206)) (not (z213)) (not (z232)) (not (z240)) (not (z251)) (not (z253)) (not (z266))
      (not (z271)) (not (z277)) (not (z287)) (not (z294)) (not (z302)) (not (z305)) (not (z313))
      (z318) (not (z320)) (not (z329)) (not (z333)) (not (z334)) (not (z337)) (not (z355))
      (not (z359)) (not (z366)) (not (z368)) (not (z373)) (not (z376)) (z386))
    :effect (and
      (z14) (not (z75)) (z240) (z294) (not (z318)) (not (z386))))
  (:action a409
    :parameters ()
    :precondition (and
      (not (z14)) (z16) (not (z20)) (not (z47)) (not (z49)) (not (z57)) (not (z63)) (z67)
      (not (z69)) (not (z73)) (z75) (not (z97)) (not (z100)) (not (z119)) (not (z124))
      (not (z130)) (not (z131)) (not (z134)) (not (z136)) (not (z139)) (not (z161)) (not (z164))
      (not (z172)) (not (z183)) (not (z203)) (not (z206)) (z215) (not (z225)) (not (z232))
      (not (z240)) (not (z249)) (not (z251)) (not (z256)) (not (z271)) (not (z294)) (not (z302))
      (not (z313)) (not (z329)) (not (z343)) (z350) (not (z351)) (not (z355)) (not (z366))
      (not (z368)) (not (z376)))
    :effect (and
      (z14) (not (z67)) (not (z75)) (z100) (not (z350))))
  (:action a410
    :parameters ()
    :precondition (and
      (not (z14)) (z16) (not (z20)) (not (z47)) (not (z49)) (not (z57)) (not (z63)) (z67)
      (not (z69)) (not (z73)) (z75) (not (z97)) (not (z100)) (not (z119)) (not (z124))
      (not (z130)) (z131) (not (z134)) (not (z136)) (not (z139)) (not (z161)) (not (z164))
      (not (z172)) (not (z183)) (not (z203)) (not (z206)) (not (z215)) (not (z225)) (not (z232))
      (not (z240)) (not (z249)) (not (z251)) (not (z256)) (not (z271)) (not (z294)) (not (z302))
      (not (z313)) (not (z329)) (not (z343)) (z350) (not (z351)) (not (z355)) (not (z366))
      (not (z368)) (not (z376)))
    :effect (and
      (z14) (not (z67)) (not (z75)) (z100) (not (z131)) (z215) (not (z350)) (z355)))
  (:action a411
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (z33) (not (z47)) (not (z55)) (not (z69)) (z75)
      (not (z100)) (not (z117)) (not (z130)) (not (z134)) (not (z136)) (not (z139)) (not (z141))
      (not (z164)) (not (z174)) (z178) (z195) (not (z206)) (not (z232)) (not (z240)) (not (z251))
      (not (z253)) (not (z266)) (not (z277)) (not (z287)) (not (z294)) (not (z302)) (not (z305))
      (not (z313)) (not (z318)) (not (z320)) (not (z329)) (not (z333)) (not (z334)) (not (z355))
      (not (z366)) (not (z368)) (not (z376)))
    :effect (and
      (z14) (not (z75)) (z100) (not (z178)) (not (z195)) (z240)))
  (:action a412
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (z33) (not (z47)) (not (z55)) (not (z69)) (z75)
      (not (z100)) (not (z117)) (not (z130)) (not (z134)) (not (z136)) (not (z139)) (not (z141))
      (not (z164)) (not (z174)) (not (z178)) (z195) (not (z206)) (not (z232)) (not (z240))
      (not (z251)) (not (z253)) (not (z266)) (not (z277)) (not (z287)) (not (z294)) (not (z302))
      (not (z305)) (not (z313)) (not (z318)) (not (z320)) (not (z329)) (not (z333)) (not (z334))
      (not (z355)) (not (z366)) (not (z368)) (not (z376)))
    :effect (and
      (z14) (not (z75)) (z100) (not (z195)) (z240) (z355)))
  (:action a413
    :parameters ()
    :precondition (and
      (not (z14)) (not (z16)) (not (z20)) (not (z22)) (not (z41)) (not (z47)) (not (z49))
      (not (z57)) (not (z61)) (not (z63)) (not (z67)) (not (z69)) (not (z71)) (not (z73)) (z75)
      (not (z97)) (not (z100)) (not (z107)) (z119) (z124) (not (z130)) (not (z131)) (not (z134))
      (not (z136)) (not (z139)) (not (z161)) (not (z164)) (not (z172)) (not (z183)) (not (z185))
      (not (z203)) (not (z206)) (not (z210)) (not (z215)) (not (z225)) (not (z232)) (not (z240))
      (not (z249)) (not (z251)) (not (z256)) (not (z271)) (not (z294)) (not (z302)) (not (z313))
      (not (z321)) (not (z329)) (not (z343)) (not (z350)) (not (z351)) (not (z355)) (not (z366))
      (not (z367)) (not (z368)) (not (z376)))
    :effect (and
      (z16) (not (z75)) (not (z119)) (not (z124)) (z215) (z321)))
  (:action a414
    :parameters ()
    :precondition (and
      (not (z14)) (not (z16)) (not (z20)) (not (z47)) (not (z49)) (not (z57)) (not (z63))
      (not (z67)) (not (z69)) (z73) (z75) (not (z97)) (not (z100)) (not (z119)) (not (z124))
      (not (z130)) (not (z131)) (not (z134)) (not (z136)) (not (z139)) (not (z161)) (not (z164))
      (not (z172)) (not (z183)) (not (z203)) (not (z206)) (not (z215)) (not (z225)) (not (z232))
      (not (z240)) (not (z249)) (not (z251)) (not (z256)) (not (z271)) (not (z294)) (not (z302))
      (not (z313)) (not (z329)) (not (z343)) (not (z350)) (z351) (not (z355)) (not (z366))
      (not (z368)) (not (z376)))
    :effect (and
      (z16) (not (z73)) (not (z75)) (z215) (not (z351)) (z355)))
  (:action a415
    :parameters ()
    :precondition (and
      (not (z16)) (not (z20)) (not (z25)) (not (z40)) (not (z48)) (not (z49)) (not (z51)) (z57)
      (not (z63)) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z116))
      (not (z119)) (not (z124)) (not (z131)) (not (z139)) (z140) (not (z161)) (not (z172))
      (not (z183)) (not (z203)) (not (z215)) (not (z221)) (not (z224)) (not (z225)) (not (z234))
      (not (z240)) (not (z249)) (z256) (not (z258)) (not (z260)) (not (z271)) (not (z291))
      (not (z302)) (not (z304)) (not (z328)) (not (z343)) (not (z350)) (not (z351)) (not (z366))
      (not (z368)) (not (z376)) (not (z393)))
    :effect (and
      (z16) (not (z57)) (not (z140)) (z215) (not (z256)) (z258) (z393)))
  (:action a416
    :parameters ()
    :precondition (and
      (not (z7)) (not (z16)) (not (z20)) (not (z25)) (not (z40)) (not (z48)) (z49) (not (z51))
      (not (z57)) (not (z63)) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z97))
      (not (z116)) (not (z119)) (not (z124)) (not (z129)) (not (z131)) (not (z139)) (z140)
      (not (z161)) (not (z172)) (not (z183)) (not (z203)) (not (z215)) (not (z221)) (not (z224))
      (not (z225)) (not (z234)) (not (z240)) (not (z249)) (not (z256)) (not (z258)) (not (z260))
      (not (z271)) (not (z291)) (not (z302)) (not (z304)) (not (z328)) (z343) (not (z350))
      (not (z351)) (not (z366)) (not (z368)) (not (z376)) (not (z393)))
    :effect (and
      (z16) (not (z49)) (not (z140)) (z215) (z258) (z260) (not (z343))))
  (:action a417
    :parameters ()
    :precondition (and
      (not (z16)) (not (z20)) (not (z25)) (not (z40)) (not (z48)) (not (z49)) (not (z51))
      (not (z57)) (not (z63)) (not (z67)) (not (z69)) (z73) (not (z75)) (not (z97)) (not (z116))
      (not (z119)) (not (z124)) (not (z131)) (not (z139)) (z140) (not (z161)) (not (z172))
      (not (z183)) (not (z203)) (not (z215)) (not (z221)) (not (z224)) (not (z225)) (not (z234))
      (not (z240)) (not (z249)) (not (z256)) (not (z258)) (not (z260)) (not (z271)) (not (z291))
      (not (z302)) (not (z304)) (not (z328)) (not (z343)) (not (z350)) (z351) (not (z366))
      (not (z368)) (not (z376)) (not (z393)))
    :effect (and
      (z16) (not (z73)) (not (z140)) (z215) (z260) (z304) (not (z351))))
  (:action a418
    :parameters ()
    :precondition (and
      (not (z8)) (not (z13)) (not (z16)) (not (z20)) (not (z21)) (not (z23)) (not (z49))
      (not (z52)) (z57) (not (z58)) (not (z63)) (z64) (not (z67)) (not (z69)) (not (z73))
      (not (z75)) (not (z81)) (not (z97)) (not (z106)) (not (z119)) (not (z124)) (not (z127))
      (not (z131)) (not (z134)) (not (z139)) (not (z158)) (not (z161)) (not (z172)) (not (z180))
      (not (z183)) (not (z190)) (not (z197)) (not (z198)) (not (z203)) (not (z210)) (not (z215))
      (not (z225)) (not (z240)) (not (z245)) (not (z249)) (z256) (not (z259)) (not (z271))
      (not (z286)) (not (z287)) (not (z290)) (not (z300)) (not (z302)) (not (z309)) (not (z310))
      (not (z324)) (not (z341)) (not (z343)) (not (z349)) (not (z350)) (not (z351)) (not (z361))
      (not (z364)) (not (z366)) (not (z368)) (not (z375)) (not (z376)) (not (z378)))
    :effect (and
      (z16) (not (z57)) (not (z64)) (z215) (not (z256)) (z309)))
  (:action a419
    :parameters ()
    :precondition (and
      (not (z8)) (not (z16)) (not (z20)) (not (z49)) (not (z52)) (not (z57)) (not (z58))
      (not (z63)) (z64) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z106))
      (not (z119)) (not (z124)) (not (z127)) (not (z131)) (not (z139)) (not (z161)) (not (z172))
      (not (z183)) (not (z194)) (z203) (not (z210)) (not (z215)) (not (z225)) (not (z240))
      (not (z249)) (not (z256)) (not (z271)) (not (z286)) (not (z290)) (not (z300)) (not (z302))
      (not (z309)) (not (z310)) (not (z343)) (not (z350)) (z351) (not (z361)) (not (z366))
      (not (z368)) (not (z376)) (not (z378)))
    :effect (and
      (z16) (not (z64)) (not (z203)) (z215) (z310) (not (z351))))
  (:action a420
    :parameters ()
    :precondition (and
      (not (z8)) (not (z16)) (not (z20)) (not (z49)) (not (z52)) (not (z57)) (not (z58))
      (not (z63)) (z64) (not (z67)) (not (z69)) (z73) (not (z75)) (not (z97)) (not (z106))
      (not (z119)) (not (z124)) (not (z127)) (not (z131)) (not (z139)) (not (z161)) (not (z172))
      (not (z183)) (not (z203)) (not (z210)) (not (z215)) (not (z225)) (not (z240)) (not (z249))
      (not (z256)) (not (z271)) (not (z286)) (not (z290)) (not (z300)) (not (z302)) (not (z309))
      (not (z310)) (not (z343)) (not (z350)) (z351) (not (z361)) (not (z366)) (not (z368))
      (not (z376)) (not (z378)))
    :effect (and
      (z16) (not (z73)) (z215) (z310) (not (z351))))
  (:action a421
    :parameters ()
    :precondition (and
      (not (z14)) (not (z16)) (not (z20)) (not (z47)) (not (z49)) (not (z57)) (not (z63))
      (not (z67)) (not (z69)) (not (z73)) (z75) (not (z97)) (not (z100)) (not (z119))
      (not (z124)) (not (z130)) (not (z131)) (not (z134)) (not (z136)) (not (z139)) (not (z161))
      (not (z164)) (not (z172)) (not (z183)) (not (z194)) (z203) (not (z206)) (not (z215))
      (not (z225)) (not (z232)) (not (z240)) (not (z249)) (not (z251)) (not (z256)) (not (z271))
      (not (z294)) (not (z302)) (not (z313)) (not (z329)) (not (z343)) (not (z350)) (z351)
      (not (z355)) (not (z366)) (not (z368)) (not (z376)))
    :effect (and
      (z16) (not (z75)) (not (z203)) (z215) (z313) (not (z351))))
  (:action a422
    :parameters ()
    :precondition (and
      (not (z8)) (not (z16)) (not (z20)) (not (z22)) (not (z41)) (not (z49)) (not (z52))
      (not (z57)) (not (z58)) (not (z61)) (not (z63)) (z64) (not (z67)) (not (z69)) (not (z71))
      (not (z73)) (not (z75)) (not (z97)) (not (z106)) (not (z107)) (z119) (z124) (not (z127))
      (not (z131)) (not (z139)) (not (z161)) (not (z172)) (not (z183)) (not (z185)) (not (z203))
      (not (z210)) (not (z215)) (not (z225)) (not (z240)) (not (z249)) (not (z256)) (not (z271))
      (not (z286)) (not (z290)) (not (z300)) (not (z302)) (not (z309)) (not (z310)) (not (z321))
      (not (z343)) (not (z350)) (not (z351)) (not (z361)) (not (z366)) (not (z367)) (not (z368))
      (not (z376)) (not (z378)))
    :effect (and
      (z16) (not (z64)) (not (z119)) (not (z124)) (z210) (z215) (z378)))
  (:action a423
    :parameters ()
    :precondition (and
      (not (z16)) (not (z20)) (not (z25)) (not (z40)) (not (z48)) (not (z49)) (not (z51))
      (not (z57)) (z63) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z94)) (not (z97))
      (not (z116)) (not (z119)) (not (z124)) (not (z131)) (not (z139)) (z140) (z161) (not (z172))
      (not (z183)) (not (z203)) (not (z215)) (not (z221)) (not (z224)) (not (z225)) (not (z234))
      (not (z240)) (z249) (z256) (not (z258)) (not (z260)) (not (z261)) (not (z262)) (not (z271))
      (not (z291)) (not (z302)) (not (z304)) (not (z328)) (not (z343)) (not (z350)) (not (z351))
      (not (z366)) (not (z368)) (not (z376)) (not (z393)))
    :effect (and
      (z16) (not (z63)) (not (z140)) (not (z161)) (z215) (z224) (not (z249)) (not (z256)) (z258)
      (z260)))
  (:action a424
    :parameters ()
    :precondition (and
      (not (z0)) (not (z8)) (not (z16)) (not (z20)) (z28) (not (z29)) (not (z49)) (not (z52))
      (not (z57)) (not (z58)) (not (z60)) (not (z63)) (z64) (not (z67)) (not (z69)) (not (z73))
      (not (z75)) (not (z79)) (not (z97)) (not (z103)) (not (z106)) (not (z113)) (not (z117))
      (not (z119)) (not (z124)) (not (z127)) (not (z131)) (not (z139)) (not (z147)) (not (z161))
      (not (z172)) (not (z173)) (not (z174)) (not (z177)) (z183) (not (z199)) (not (z200))
      (not (z203)) (not (z210)) (not (z211)) (not (z215)) (z225) (not (z229)) (not (z234))
      (not (z236)) (not (z240)) (not (z244)) (not (z246)) (not (z249)) (not (z256)) (not (z271))
      (not (z286)) (not (z290)) (not (z291)) (not (z300)) (not (z302)) (not (z309)) (not (z310))
      (not (z325)) (not (z329)) (not (z335)) (not (z343)) (not (z350)) (not (z351)) (not (z356))
      (not (z361)) (not (z366)) (not (z368)) (not (z371)) (not (z376)) (not (z378)) (not (z379)))
    :effect (and
      (z16) (not (z28)) (not (z64)) (not (z183)) (z215) (not (z225)) (z229) (z286)))
  (:action a425
    :parameters ()
    :precondition (and
      (not (z14)) (not (z16)) (not (z20)) (not (z47)) (not (z49)) (not (z57)) (not (z63))
      (not (z67)) (not (z69)) (not (z73)) (z75) (not (z97)) (not (z100)) (not (z119))
      (not (z124)) (not (z130)) (not (z131)) (not (z134)) (not (z136)) (not (z139)) (not (z161))
      (not (z164)) (z172) (not (z183)) (not (z203)) (not (z206)) (not (z215)) (not (z225))
      (not (z232)) (not (z240)) (not (z249)) (not (z251)) (z256) (not (z271)) (not (z294))
      (not (z302)) (not (z313)) (not (z329)) (not (z343)) (not (z350)) (not (z351)) (not (z355))
      (not (z366)) (not (z368)) (not (z376)))
    :effect (and
      (z16) (not (z75)) (not (z172)) (z206) (z215) (z232) (not (z256)) (z313)))
  (:action a426
    :parameters ()
    :precondition (and
      (not (z13)) (not (z14)) (not (z16)) (not (z20)) (not (z21)) (not (z23)) (not (z47))
      (not (z49)) (z57) (not (z63)) (not (z67)) (not (z69)) (not (z73)) (z75) (not (z81))
      (not (z97)) (not (z100)) (not (z119)) (not (z124)) (not (z130)) (not (z131)) (not (z134))
      (not (z136)) (not (z139)) (not (z158)) (not (z161)) (not (z164)) (not (z172)) (not (z180))
      (not (z183)) (not (z190)) (not (z197)) (not (z198)) (not (z203)) (not (z206)) (not (z215))
      (not (z225)) (not (z232)) (not (z240)) (not (z245)) (not (z249)) (not (z251)) (z256)
      (not (z259)) (not (z271)) (not (z287)) (not (z294)) (not (z302)) (not (z309)) (not (z313))
      (not (z324)) (not (z329)) (not (z341)) (not (z343)) (not (z349)) (not (z350)) (not (z351))
      (not (z355)) (not (z364)) (not (z366)) (not (z368)) (not (z375)) (not (z376)))
    :effect (and
      (z16) (not (z57)) (not (z75)) (z134) (z215) (not (z256)) (z313)))
  (:action a427
    :parameters ()
    :precondition (and
      (not (z14)) (not (z16)) (not (z20)) (not (z47)) (not (z49)) (not (z50)) (not (z57)) (z63)
      (not (z67)) (not (z69)) (not (z73)) (z75) (not (z89)) (not (z94)) (not (z97)) (not (z100))
      (not (z119)) (not (z124)) (not (z130)) (not (z131)) (not (z134)) (not (z136)) (not (z139))
      (z161) (not (z164)) (not (z172)) (not (z183)) (not (z187)) (not (z203)) (not (z206))
      (not (z215)) (not (z225)) (not (z232)) (not (z240)) (z249) (not (z251)) (z256) (not (z261))
      (not (z262)) (not (z271)) (not (z274)) (not (z285)) (not (z294)) (not (z302)) (not (z313))
      (not (z317)) (not (z329)) (not (z343)) (not (z350)) (not (z351)) (not (z355)) (not (z363))
      (not (z366)) (not (z368)) (not (z376)))
    :effect (and
      (z16) (not (z63)) (not (z75)) (z94) (z130) (not (z161)) (z164) (z215) (not (z249))
      (not (z256)) (z313)))
  (:action a428
    :parameters ()
    :precondition (and
      (not (z7)) (not (z14)) (not (z16)) (not (z20)) (not (z47)) (z49) (not (z57)) (not (z63))
      (not (z67)) (not (z69)) (not (z73)) (z75) (not (z97)) (not (z100)) (not (z119))
      (not (z124)) (not (z129)) (not (z130)) (not (z131)) (not (z134)) (not (z136)) (not (z139))
      (not (z161)) (not (z164)) (not (z172)) (not (z183)) (not (z203)) (not (z206)) (not (z215))
      (not (z225)) (not (z232)) (not (z240)) (not (z249)) (not (z251)) (not (z256)) (not (z271))
      (not (z294)) (not (z302)) (not (z313)) (not (z329)) (z343) (not (z350)) (not (z351))
      (not (z355)) (not (z366)) (not (z368)) (not (z376)))
    :effect (and
      (z16) (not (z49)) (not (z75)) (z100) (z215) (z313) (not (z343)) (z355)))
  (:action a429
    :parameters ()
    :precondition (and
      (not (z5)) (not (z14)) (not (z16)) (not (z20)) (not (z47)) (not (z49)) (not (z56))
      (not (z57)) (not (z63)) (not (z67)) (not (z69)) (not (z73)) (z75) (not (z78)) (not (z97))
      (not (z100)) (not (z119)) (not (z124)) (not (z130)) (not (z131)) (not (z134)) (not (z135))
      (not (z136)) (not (z139)) (not (z144)) (not (z161)) (not (z164)) (z170) (not (z172))
      (not (z183)) (not (z203)) (not (z204)) (not (z206)) (not (z208)) (z215) (z225) (not (z232))
      (not (z240)) (not (z243)) (not (z249)) (not (z250)) (not (z251)) (not (z256)) (not (z265))
      (not (z266)) (not (z271)) (not (z294)) (not (z301)) (not (z302)) (not (z313)) (not (z327))
      (not (z328)) (not (z329)) (not (z343)) (not (z350)) (not (z351)) (not (z355)) (not (z361))
      (not (z366)) (not (z368)) (not (z374)) (not (z376)))
    :effect (and
      (z16) (not (z75)) (z100) (z136) (not (z170)) (not (z225)) (z251)))
  (:action a430
    :parameters ()
    :precondition (and
      (not (z16)) (not (z20)) (not (z25)) (not (z40)) (not (z48)) (not (z49)) (not (z51))
      (not (z57)) (not (z63)) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z97))
      (not (z116)) (not (z119)) (not (z124)) (not (z131)) (not (z139)) (z140) (not (z161)) (z172)
      (not (z183)) (not (z203)) (not (z215)) (not (z221)) (not (z224)) (not (z225)) (not (z234))
      (not (z240)) (not (z249)) (z256) (not (z258)) (not (z260)) (not (z271)) (not (z291))
      (not (z302)) (not (z304)) (not (z328)) (not (z343)) (not (z350)) (not (z351)) (not (z366))
      (not (z368)) (not (z376)) (not (z393)))
    :effect (and
      (z16) (z116) (not (z140)) (not (z172)) (z215) (not (z256)) (z260) (z393)))
  (:action a431
    :parameters ()
    :precondition (and
      (not (z16)) (not (z20)) (not (z25)) (not (z40)) (not (z48)) (not (z49)) (not (z51))
      (not (z57)) (not (z63)) (z67) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z116))
      (z119) (not (z124)) (not (z131)) (not (z139)) (z140) (not (z161)) (z172) (not (z183))
      (not (z203)) (not (z215)) (not (z221)) (not (z224)) (not (z225)) (not (z234)) (not (z240))
      (not (z249)) (not (z256)) (not (z258)) (not (z260)) (not (z271)) (not (z291)) (not (z302))
      (not (z304)) (not (z328)) (not (z343)) (not (z350)) (not (z351)) (not (z366)) (not (z368))
      (not (z376)) (not (z393)))
    :effect (and
      (z16) (not (z67)) (z116) (not (z119)) (not (z140)) (not (z172)) (z215) (z221)))
  (:action a432
    :parameters ()
    :precondition (and
      (not (z8)) (not (z16)) (not (z20)) (not (z49)) (not (z52)) (not (z57)) (not (z58))
      (not (z63)) (z64) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z106))
      (not (z119)) (not (z124)) (not (z127)) (not (z131)) (not (z139)) (not (z161)) (z172)
      (not (z182)) (not (z183)) (not (z203)) (not (z210)) (not (z215)) (not (z225)) (not (z233))
      (not (z240)) (not (z249)) (not (z253)) (z256) (not (z271)) (not (z284)) (not (z286))
      (not (z290)) (not (z300)) (not (z302)) (not (z309)) (not (z310)) (not (z326)) (not (z343))
      (not (z350)) (not (z351)) (not (z361)) (not (z366)) (not (z368)) (not (z376)) (not (z378)))
    :effect (and
      (z16) (not (z64)) (z127) (not (z172)) (z215) (not (z256)) (z300)))
  (:action a433
    :parameters ()
    :precondition (and
      (not (z4)) (not (z19)) (not (z20)) (not (z21)) (not (z35)) (not (z45)) (not (z50))
      (not (z69)) (not (z75)) (not (z82)) (not (z84)) (not (z86)) (z93) (not (z96)) (not (z98))
      (not (z108)) (not (z139)) (not (z148)) (not (z160)) (not (z163)) (not (z169)) (not (z177))
      (not (z185)) (not (z188)) (not (z189)) (not (z200)) (not (z212)) (not (z235)) (not (z236))
      (not (z240)) (not (z245)) (not (z252)) (not (z264)) (not (z284)) (not (z302)) (not (z312))
      (not (z317)) (not (z330)) (not (z335)) (not (z339)) (not (z344)) (not (z349)) (not (z353))
      (not (z354)) (not (z362)) (not (z366)) (not (z368)) (z376) (z387))
    :effect (and
      (z19) (not (z93)) (z212) (z330) (not (z376)) (not (z387))))
  (:action a434
    :parameters ()
    :precondition (and
      (not (z4)) (not (z19)) (not (z20)) (not (z21)) (not (z35)) (not (z45)) (not (z50))
      (not (z69)) (not (z75)) (not (z82)) (not (z84)) (not (z86)) (z93) (not (z96)) (not (z98))
      (not (z108)) (not (z139)) (not (z148)) (not (z160)) (not (z163)) (not (z169)) (not (z177))
      (not (z185)) (not (z188)) (not (z189)) (not (z200)) (not (z212)) (not (z235)) (not (z236))
      (not (z240)) (not (z245)) (not (z252)) (not (z264)) (not (z284)) (not (z302)) (not (z312))
      (not (z317)) (not (z330)) (not (z335)) (z339) (not (z344)) (not (z349)) (not (z353))
      (not (z354)) (not (z362)) (not (z366)) (not (z368)) (z376) (z387))
    :effect (and
      (z19) (not (z93)) (z212) (z235) (z330) (not (z339)) (not (z376)) (not (z387))))
  (:action a435
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z11)) (not (z19)) (not (z20)) (not (z21)) (not (z50)) (z53)
      (not (z69)) (not (z71)) (not (z75)) (not (z82)) (not (z84)) (not (z86)) (z87) (not (z88))
      (not (z108)) (not (z139)) (not (z148)) (not (z169)) (not (z185)) (not (z187)) (not (z189))
      (not (z194)) (not (z200)) (not (z211)) (not (z235)) (not (z236)) (not (z239)) (not (z240))
      (not (z248)) (not (z250)) (not (z302)) (not (z312)) (not (z315)) (not (z324)) (not (z330))
      (not (z335)) (not (z341)) (not (z353)) (not (z366)) (not (z368)) (not (z372)) (z376)
      (not (z386)) (not (z390)) (not (z391)))
    :effect (and
      (z19) (not (z53)) (not (z87)) (z139) (z194) (z330) (not (z376))))
  (:action a436
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (z11) (not (z19)) (not (z20)) (not (z21)) (not (z50)) (z53)
      (not (z69)) (not (z71)) (not (z75)) (not (z82)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z108)) (not (z139)) (not (z148)) (not (z169)) (not (z185)) (not (z187))
      (not (z189)) (not (z194)) (not (z200)) (not (z211)) (not (z235)) (not (z236)) (not (z239))
      (not (z240)) (not (z248)) (not (z250)) (not (z302)) (not (z312)) (not (z315)) (not (z324))
      (not (z330)) (not (z335)) (not (z341)) (not (z353)) (not (z366)) (not (z368)) (not (z372))
      (z376) (not (z390)) (not (z391)))
    :effect (and
      (not (z11)) (z19) (not (z53)) (z139) (z194) (z235) (z330) (not (z376))))
  (:action a437
    :parameters ()
    :precondition (and
      (not (z4)) (not (z19)) (not (z20)) (not (z21)) (not (z35)) (not (z45)) (not (z50))
      (not (z69)) (not (z75)) (not (z82)) (not (z84)) (not (z86)) (z93) (not (z96)) (not (z98))
      (not (z108)) (not (z139)) (not (z148)) (not (z160)) (not (z163)) (not (z169)) (not (z177))
      (not (z185)) (not (z188)) (not (z189)) (not (z200)) (z212) (not (z235)) (not (z236))
      (not (z240)) (not (z245)) (not (z252)) (z264) (not (z284)) (not (z302)) (not (z312))
      (not (z317)) (not (z330)) (not (z335)) (not (z339)) (not (z344)) (not (z349)) (not (z353))
      (not (z354)) (not (z362)) (not (z366)) (not (z368)) (z376) (z387))
    :effect (and
      (z19) (not (z93)) (z169) (z235) (not (z264)) (z312) (z330) (not (z376)) (not (z387))))
  (:action a438
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z11)) (not (z19)) (not (z20)) (not (z21)) (not (z50)) (z53)
      (not (z69)) (not (z71)) (not (z75)) (not (z82)) (not (z84)) (not (z86)) (not (z87)) (z88)
      (not (z108)) (not (z139)) (not (z148)) (not (z169)) (not (z185)) (not (z187)) (not (z189))
      (not (z194)) (not (z200)) (not (z211)) (not (z235)) (not (z236)) (not (z239)) (not (z240))
      (not (z248)) (not (z250)) (not (z302)) (not (z312)) (not (z315)) (not (z324)) (not (z330))
      (not (z335)) (not (z341)) (not (z353)) (not (z366)) (not (z368)) (not (z372)) (z376) (z390)
      (not (z391)))
    :effect (and
      (z19) (not (z53)) (not (z88)) (z139) (z169) (z194) (z235) (z312) (z330) (not (z376))
      (not (z390))))
  (:action a439
    :parameters ()
    :precondition (and
      (not (z4)) (not (z19)) (not (z20)) (not (z21)) (not (z35)) (not (z36)) (not (z45))
      (not (z50)) (not (z69)) (not (z75)) (not (z82)) (not (z84)) (not (z86)) (z93) (not (z96))
      (z98) (not (z108)) (not (z139)) (not (z148)) (not (z160)) (not (z163)) (not (z169))
      (not (z177)) (not (z185)) (not (z188)) (not (z189)) (not (z200)) (not (z212)) (not (z216))
      (not (z235)) (not (z236)) (not (z240)) (not (z245)) (not (z252)) (not (z264)) (not (z284))
      (not (z302)) (not (z312)) (not (z317)) (not (z330)) (not (z335)) (not (z339)) (not (z344))
      (not (z349)) (not (z353)) (not (z354)) (not (z362)) (not (z366)) (not (z368)) (z376) (z387))
    :effect (and
      (z19) (z82) (not (z93)) (not (z98)) (z212) (z330) (not (z376)) (not (z387))))
  (:action a440
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z11)) (not (z19)) (not (z20)) (not (z21)) (not (z36))
      (not (z50)) (z53) (not (z69)) (not (z71)) (not (z75)) (not (z82)) (not (z84)) (not (z86))
      (not (z87)) (z88) (not (z98)) (not (z108)) (not (z139)) (not (z148)) (not (z169))
      (not (z185)) (not (z187)) (not (z189)) (not (z194)) (not (z200)) (not (z211)) (not (z216))
      (not (z235)) (not (z236)) (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z302))
      (not (z312)) (not (z315)) (not (z324)) (not (z330)) (not (z335)) (not (z341)) (not (z353))
      (not (z366)) (not (z368)) (not (z372)) (z376) (not (z390)) (not (z391)))
    :effect (and
      (z19) (not (z53)) (z82) (not (z88)) (z139) (z194) (z330) (not (z376))))
  (:action a441
    :parameters ()
    :precondition (and
      (not (z3)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z61)) (not (z69))
      (not (z75)) (not (z80)) (not (z83)) (not (z135)) (not (z139)) (not (z147)) (not (z150))
      (not (z151)) (not (z153)) (z171) (not (z213)) (not (z231)) (not (z240)) (not (z257))
      (not (z268)) (not (z285)) (z293) (not (z299)) (not (z302)) (not (z326)) (not (z327))
      (not (z360)) (not (z363)) (z366) (not (z368)) (not (z376)) (not (z379)) (not (z380))
      (not (z381)) (not (z389)))
    :effect (and
      (z20) (not (z293)) (not (z366))))
  (:action a442
    :parameters ()
    :precondition (and
      (not (z3)) (not (z17)) (not (z20)) (not (z30)) (not (z60)) (not (z61)) (not (z62))
      (not (z69)) (not (z73)) (not (z74)) (not (z75)) (not (z77)) (not (z83)) (not (z89))
      (not (z90)) (not (z101)) (not (z103)) (not (z114)) (not (z135)) (not (z139)) (not (z141))
      (not (z147)) (not (z150)) (not (z153)) (z171) (not (z176)) (not (z186)) (not (z202))
      (not (z213)) (z217) (not (z231)) (not (z240)) (not (z255)) (not (z257)) (not (z302))
      (not (z326)) (not (z327)) (not (z331)) (not (z347)) (not (z364)) (not (z366)) (not (z368))
      (not (z376)) (not (z379)) (not (z380)) (not (z389)))
    :effect (and
      (z20) (not (z217)) (z331)))
  (:action a443
    :parameters ()
    :precondition (and
      (not (z3)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z61)) (not (z69))
      (not (z75)) (not (z80)) (not (z83)) (not (z135)) (not (z139)) (not (z147)) (not (z150))
      (not (z151)) (not (z153)) (z171) (z213) (z231) (not (z240)) (not (z257)) (not (z268))
      (not (z285)) (z293) (not (z299)) (not (z302)) (not (z326)) (not (z327)) (not (z360))
      (not (z363)) (z366) (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z381))
      (not (z386)) (not (z389)))
    :effect (and
      (z20) (not (z213)) (not (z231)) (z360) (not (z366))))
  (:action a444
    :parameters ()
    :precondition (and
      (not (z3)) (not (z20)) (not (z35)) (not (z45)) (not (z61)) (not (z69)) (not (z75))
      (not (z83)) (not (z93)) (not (z96)) (not (z98)) (not (z135)) (not (z139)) (not (z147))
      (not (z150)) (not (z153)) (not (z160)) (not (z163)) (not (z171)) (not (z177)) (not (z182))
      (not (z188)) (z212) (not (z213)) (not (z231)) (not (z233)) (not (z240)) (not (z245))
      (not (z252)) (not (z253)) (z257) (not (z264)) (not (z284)) (not (z300)) (not (z302))
      (not (z317)) (z326) (not (z327)) (not (z339)) (not (z344)) (not (z349)) (not (z354))
      (not (z362)) (not (z366)) (not (z368)) (not (z376)) (not (z379)) (z380) (not (z387))
      (not (z389)))
    :effect (and
      (z20) (z171) (not (z212)) (not (z257)) (z284) (not (z326)) (z354) (not (z380))))
  (:action a445
    :parameters ()
    :precondition (and
      (not (z3)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z50)) (not (z61))
      (not (z63)) (not (z69)) (not (z75)) (not (z80)) (z83) (not (z89)) (not (z94)) (not (z130))
      (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z151)) (z153) (not (z161))
      (not (z164)) (not (z171)) (not (z187)) (not (z213)) (not (z231)) (not (z240)) (not (z249))
      (not (z257)) (not (z261)) (not (z268)) (not (z274)) (not (z285)) (z293) (not (z299))
      (not (z302)) (not (z317)) (not (z326)) (not (z327)) (not (z360)) (not (z363)) (z366)
      (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z381)) (not (z389)))
    :effect (and
      (z20) (not (z83)) (not (z153)) (z171) (z285) (not (z293)) (z363) (not (z366))))
  (:action a446
    :parameters ()
    :precondition (and
      (not (z3)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z51)) (not (z61))
      (not (z69)) (not (z75)) (not (z80)) (not (z83)) (not (z101)) (not (z135)) (not (z139))
      (not (z147)) (z150) (not (z151)) (not (z153)) (not (z171)) (not (z194)) (not (z202))
      (not (z203)) (not (z213)) (not (z231)) (not (z240)) (not (z257)) (not (z268)) (not (z285))
      (z293) (not (z299)) (not (z302)) (not (z326)) (not (z327)) (not (z360)) (not (z363)) (z366)
      (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z381)) (not (z389)))
    :effect (and
      (z20) (not (z150)) (z171) (z268) (not (z293)) (z299) (not (z366))))
  (:action a447
    :parameters ()
    :precondition (and
      (not (z3)) (not (z5)) (not (z20)) (not (z35)) (not (z45)) (not (z56)) (not (z61))
      (not (z69)) (not (z75)) (not (z78)) (z83) (not (z93)) (not (z96)) (not (z98)) (z135)
      (not (z136)) (not (z139)) (not (z144)) (not (z147)) (not (z150)) (z153) (not (z160))
      (not (z163)) (not (z170)) (not (z171)) (not (z177)) (not (z188)) (not (z204)) (not (z208))
      (z212) (not (z213)) (not (z231)) (not (z240)) (not (z243)) (not (z245)) (not (z250))
      (not (z251)) (not (z252)) (not (z257)) (not (z264)) (not (z265)) (not (z266)) (not (z284))
      (not (z301)) (not (z302)) (not (z317)) (not (z326)) (z327) (not (z328)) (not (z339))
      (not (z344)) (not (z349)) (not (z354)) (not (z361)) (not (z362)) (not (z366)) (not (z368))
      (not (z374)) (not (z376)) (not (z379)) (not (z380)) (not (z387)) (not (z389)))
    :effect (and
      (z20) (not (z83)) (not (z135)) (not (z153)) (z171) (z208) (z252) (z264) (not (z327)) (z344)))
  (:action a448
    :parameters ()
    :precondition (and
      (not (z3)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z61)) (not (z69))
      (not (z75)) (not (z80)) (not (z83)) (not (z135)) (not (z139)) (not (z147)) (not (z150))
      (not (z151)) (not (z153)) (not (z171)) (not (z213)) (not (z231)) (not (z240)) (not (z253))
      (z257) (not (z268)) (not (z285)) (z293) (not (z299)) (not (z302)) (z326) (not (z327))
      (not (z360)) (not (z363)) (z366) (not (z368)) (not (z376)) (not (z379)) (z380) (not (z381))
      (not (z389)))
    :effect (and
      (z20) (z151) (z171) (not (z257)) (z268) (not (z293)) (not (z326)) (z360) (not (z366))
      (not (z380))))
  (:action a449
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z20)) (not (z28)) (not (z29)) (not (z35)) (not (z45))
      (not (z60)) (not (z61)) (not (z69)) (not (z75)) (not (z79)) (not (z83)) (not (z93))
      (not (z96)) (not (z98)) (not (z103)) (not (z113)) (not (z117)) (not (z135)) (not (z139))
      (z147) (not (z150)) (not (z153)) (not (z160)) (not (z163)) (not (z171)) (not (z173))
      (not (z174)) (not (z177)) (not (z183)) (not (z188)) (not (z199)) (not (z200)) (not (z211))
      (z212) (not (z213)) (z229) (not (z231)) (not (z234)) (not (z236)) (not (z240)) (not (z244))
      (not (z245)) (not (z246)) (not (z252)) (not (z257)) (not (z264)) (not (z284)) (not (z291))
      (not (z302)) (not (z317)) (not (z325)) (not (z326)) (not (z327)) (not (z329)) (not (z335))
      (not (z339)) (not (z344)) (not (z349)) (not (z354)) (not (z356)) (not (z362)) (not (z366))
      (not (z368)) (z371) (not (z376)) (z379) (not (z380)) (not (z387)) (not (z389)))
    :effect (and
      (z20) (not (z147)) (z163) (z171) (z177) (not (z212)) (not (z229)) (not (z379))))
  (:action a450
    :parameters ()
    :precondition (and
      (z3) (not (z20)) (not (z34)) (not (z35)) (not (z45)) (not (z61)) (not (z69)) (not (z75))
      (not (z83)) (not (z84)) (not (z91)) (not (z93)) (not (z96)) (not (z97)) (not (z98))
      (not (z133)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z153)) (not (z160))
      (not (z163)) (not (z165)) (not (z171)) (not (z177)) (not (z184)) (not (z188)) (not (z189))
      (z212) (not (z213)) (not (z231)) (not (z240)) (not (z245)) (not (z252)) (z257) (not (z264))
      (not (z284)) (not (z302)) (not (z317)) (not (z320)) (not (z326)) (not (z327)) (not (z339))
      (not (z344)) (not (z349)) (not (z354)) (not (z362)) (not (z366)) (not (z368)) (not (z376))
      (not (z379)) (z380) (not (z387)) (not (z389)) (not (z392)))
    :effect (and
      (not (z3)) (z20) (z171) (z188) (not (z212)) (not (z257)) (z339) (z354) (not (z380))))
  (:action a451
    :parameters ()
    :precondition (and
      (not (z3)) (not (z13)) (not (z17)) (not (z20)) (not (z21)) (not (z23)) (not (z57))
      (not (z60)) (not (z61)) (not (z62)) (not (z69)) (not (z74)) (not (z75)) (not (z77))
      (not (z81)) (not (z83)) (not (z89)) (not (z90)) (not (z101)) (not (z103)) (not (z114))
      (not (z134)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z153)) (not (z158))
      (not (z171)) (not (z180)) (not (z186)) (not (z190)) (not (z197)) (not (z198)) (not (z202))
      (not (z213)) (z217) (not (z231)) (not (z240)) (not (z245)) (not (z255)) (not (z257))
      (not (z259)) (not (z287)) (not (z302)) (not (z309)) (not (z324)) (not (z326)) (not (z327))
      (not (z331)) (not (z341)) (not (z347)) (not (z349)) (not (z364)) (not (z366)) (not (z368))
      (not (z375)) (not (z376)) (not (z379)) (not (z380)) (z389))
    :effect (and
      (z20) (z74) (z171) (not (z217)) (z364) (not (z389))))
  (:action a452
    :parameters ()
    :precondition (and
      (not (z3)) (not (z17)) (not (z20)) (not (z60)) (not (z61)) (not (z62)) (not (z69))
      (not (z74)) (not (z75)) (not (z77)) (not (z83)) (not (z89)) (not (z90)) (not (z101))
      (not (z103)) (not (z114)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z153))
      (not (z171)) (not (z186)) (not (z202)) (not (z213)) (z217) (not (z231)) (not (z240))
      (not (z253)) (not (z255)) (z257) (not (z302)) (z326) (not (z327)) (not (z331)) (not (z347))
      (not (z364)) (not (z366)) (not (z368)) (not (z376)) (not (z379)) (z380) (not (z389)))
    :effect (and
      (z20) (z74) (z171) (z186) (not (z217)) (not (z257)) (not (z326)) (not (z380))))
  (:action a453
    :parameters ()
    :precondition (and
      (not (z3)) (not (z17)) (not (z20)) (not (z60)) (not (z61)) (not (z62)) (not (z69))
      (not (z74)) (not (z75)) (not (z77)) (not (z83)) (not (z89)) (not (z90)) (not (z101))
      (not (z103)) (not (z114)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z153))
      (z171) (not (z186)) (not (z202)) (z213) (z217) (z231) (not (z240)) (not (z255))
      (not (z257)) (not (z302)) (not (z326)) (not (z327)) (not (z331)) (not (z347)) (not (z364))
      (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z386)) (not (z389)))
    :effect (and
      (z20) (z77) (not (z213)) (not (z231))))
  (:action a454
    :parameters ()
    :precondition (and
      (not (z3)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z61)) (not (z69))
      (not (z75)) (not (z80)) (not (z83)) (not (z135)) (not (z139)) (not (z147)) (not (z150))
      (not (z151)) (not (z153)) (not (z171)) (not (z213)) (not (z231)) (not (z240)) (not (z257))
      (not (z268)) (not (z285)) (z293) (not (z299)) (not (z302)) (not (z326)) (not (z327))
      (not (z360)) (not (z363)) (z366) (not (z368)) (not (z376)) (not (z379)) (not (z380))
      (not (z381)) (z389))
    :effect (and
      (z20) (z80) (z171) (z268) (not (z293)) (not (z366)) (z381) (not (z389))))
  (:action a455
    :parameters ()
    :precondition (and
      (z3) (not (z17)) (not (z20)) (not (z60)) (not (z61)) (not (z62)) (not (z69)) (not (z74))
      (not (z75)) (not (z77)) (not (z83)) (not (z89)) (not (z90)) (not (z101)) (not (z103))
      (not (z114)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z153)) (not (z171))
      (not (z186)) (not (z202)) (not (z213)) (z217) (not (z231)) (not (z240)) (not (z255))
      (not (z257)) (not (z302)) (not (z326)) (not (z327)) (not (z331)) (not (z347)) (not (z364))
      (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380)) (z389))
    :effect (and
      (not (z3)) (z20) (z90) (z171) (not (z217)) (z347) (not (z389))))
  (:action a456
    :parameters ()
    :precondition (and
      (z3) (not (z17)) (not (z20)) (not (z60)) (not (z61)) (not (z62)) (not (z69)) (not (z74))
      (not (z75)) (not (z77)) (not (z83)) (not (z89)) (not (z90)) (not (z101)) (not (z103))
      (not (z114)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z153)) (not (z171))
      (not (z186)) (not (z202)) (not (z213)) (z217) (not (z231)) (not (z240)) (not (z255)) (z257)
      (not (z302)) (not (z326)) (not (z327)) (not (z331)) (not (z347)) (not (z364)) (not (z366))
      (not (z368)) (not (z376)) (not (z379)) (z380) (not (z389)))
    :effect (and
      (not (z3)) (z20) (z90) (z171) (z186) (not (z217)) (z255) (not (z257)) (not (z380))))
  (:action a457
    :parameters ()
    :precondition (and
      (z3) (not (z17)) (not (z20)) (not (z60)) (not (z61)) (not (z62)) (not (z69)) (not (z74))
      (not (z75)) (not (z77)) (not (z83)) (not (z89)) (not (z90)) (not (z101)) (not (z103))
      (not (z114)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z153)) (z171)
      (not (z186)) (not (z202)) (not (z213)) (z217) (not (z231)) (not (z240)) (not (z255))
      (not (z257)) (not (z302)) (not (z326)) (not (z327)) (not (z331)) (not (z347)) (not (z364))
      (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380)) (z389))
    :effect (and
      (not (z3)) (z20) (z77) (z90) (not (z217)) (not (z389))))
  (:action a458
    :parameters ()
    :precondition (and
      (z3) (not (z17)) (not (z20)) (not (z60)) (not (z61)) (not (z62)) (not (z69)) (not (z74))
      (not (z75)) (not (z77)) (not (z83)) (not (z89)) (not (z90)) (not (z101)) (not (z103))
      (not (z114)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z153)) (z171)
      (not (z186)) (not (z202)) (not (z213)) (z217) (z231) (not (z240)) (not (z255)) (not (z257))
      (not (z302)) (not (z326)) (not (z327)) (not (z331)) (not (z347)) (not (z364)) (not (z366))
      (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z389)))
    :effect (and
      (not (z3)) (z20) (z77) (z90) (not (z231)) (z255)))
  (:action a459
    :parameters ()
    :precondition (and
      (not (z3)) (not (z20)) (not (z35)) (not (z45)) (not (z61)) (not (z69)) (not (z75))
      (not (z83)) (not (z93)) (not (z96)) (not (z98)) (not (z135)) (not (z139)) (not (z147))
      (not (z150)) (not (z153)) (not (z160)) (not (z163)) (z171) (not (z177)) (not (z188)) (z212)
      (z213) (z231) (not (z240)) (not (z245)) (not (z252)) (not (z257)) (not (z264)) (not (z284))
      (not (z302)) (not (z317)) (not (z326)) (not (z327)) (not (z339)) (not (z344)) (not (z349))
      (not (z354)) (not (z362)) (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380))
      (not (z386)) (not (z387)) (not (z389)))
    :effect (and
      (z20) (z93) (not (z212)) (not (z213)) (not (z231)) (z387)))
  (:action a460
    :parameters ()
    :precondition (and
      (z3) (not (z20)) (not (z35)) (not (z45)) (not (z61)) (not (z69)) (not (z75)) (not (z83))
      (not (z93)) (not (z96)) (not (z98)) (not (z135)) (not (z139)) (not (z147)) (not (z150))
      (not (z153)) (not (z160)) (not (z163)) (z171) (not (z177)) (not (z188)) (z212) (not (z213))
      (not (z231)) (not (z240)) (not (z245)) (not (z252)) (not (z257)) (not (z264)) (not (z284))
      (not (z302)) (not (z317)) (not (z326)) (not (z327)) (not (z339)) (not (z344)) (not (z349))
      (not (z354)) (not (z362)) (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380))
      (not (z387)) (z389))
    :effect (and
      (not (z3)) (z20) (z93) (not (z212)) (z339) (z387) (not (z389))))
  (:action a461
    :parameters ()
    :precondition (and
      (z3) (not (z20)) (not (z35)) (not (z45)) (not (z61)) (not (z69)) (not (z75)) (z83)
      (not (z93)) (not (z96)) (not (z98)) (not (z135)) (not (z139)) (not (z147)) (not (z150))
      (not (z153)) (not (z160)) (not (z163)) (z171) (not (z177)) (not (z188)) (z212) (not (z213))
      (z231) (not (z240)) (not (z245)) (not (z252)) (not (z257)) (not (z264)) (not (z284))
      (not (z302)) (not (z317)) (not (z326)) (not (z327)) (not (z339)) (not (z344)) (not (z349))
      (not (z354)) (not (z362)) (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380))
      (not (z387)) (not (z389)))
    :effect (and
      (not (z3)) (z20) (not (z83)) (z93) (not (z231)) (z264) (z387)))
  (:action a462
    :parameters ()
    :precondition (and
      (not (z3)) (not (z20)) (not (z35)) (not (z45)) (z61) (not (z69)) (not (z75)) (not (z83))
      (not (z93)) (not (z96)) (not (z98)) (not (z135)) (not (z139)) (not (z147)) (not (z150))
      (not (z153)) (not (z160)) (not (z163)) (not (z171)) (not (z177)) (not (z188)) (z212)
      (not (z213)) (not (z231)) (not (z240)) (not (z245)) (not (z252)) (not (z257)) (not (z264))
      (not (z284)) (not (z302)) (not (z317)) (not (z321)) (not (z326)) (not (z327)) (not (z339))
      (not (z344)) (not (z349)) (not (z354)) (not (z362)) (not (z366)) (not (z368)) (not (z376))
      (not (z379)) (not (z380)) (not (z387)) (z389))
    :effect (and
      (z20) (not (z61)) (z96) (z171) (not (z212)) (z252) (not (z389))))
  (:action a463
    :parameters ()
    :precondition (and
      (z3) (not (z20)) (not (z35)) (not (z45)) (not (z61)) (not (z69)) (not (z75)) (not (z83))
      (not (z93)) (not (z96)) (not (z98)) (not (z135)) (not (z139)) (not (z147)) (not (z150))
      (not (z153)) (not (z160)) (not (z163)) (not (z171)) (not (z177)) (not (z188)) (z212)
      (not (z213)) (not (z231)) (not (z240)) (not (z245)) (not (z252)) (not (z257)) (not (z264))
      (not (z284)) (not (z302)) (not (z317)) (not (z326)) (not (z327)) (not (z339)) (not (z344))
      (not (z349)) (not (z354)) (not (z362)) (not (z366)) (not (z368)) (not (z376)) (not (z379))
      (not (z380)) (not (z387)) (z389))
    :effect (and
      (not (z3)) (z20) (z96) (z163) (z171) (not (z212)) (z339) (not (z389))))
  (:action a464
    :parameters ()
    :precondition (and
      (z3) (not (z20)) (not (z35)) (not (z36)) (not (z45)) (not (z61)) (not (z69)) (not (z75))
      (not (z82)) (not (z83)) (not (z93)) (not (z96)) (not (z98)) (not (z135)) (not (z139))
      (not (z147)) (not (z150)) (not (z153)) (not (z160)) (not (z163)) (z171) (not (z177))
      (not (z188)) (z212) (not (z213)) (not (z216)) (z231) (not (z240)) (not (z245)) (not (z252))
      (not (z257)) (not (z264)) (not (z284)) (not (z302)) (not (z317)) (not (z326)) (not (z327))
      (not (z339)) (not (z344)) (not (z349)) (not (z354)) (not (z362)) (not (z366)) (not (z368))
      (not (z376)) (not (z379)) (not (z380)) (not (z387)) (not (z389)))
    :effect (and
      (not (z3)) (z20) (z93) (z98) (not (z212)) (not (z231)) (z387)))
  (:action a465
    :parameters ()
    :precondition (and
      (not (z3)) (not (z17)) (not (z20)) (not (z51)) (not (z60)) (not (z61)) (not (z62))
      (not (z69)) (not (z74)) (not (z75)) (not (z77)) (not (z83)) (not (z89)) (not (z90))
      (not (z101)) (not (z103)) (not (z114)) (not (z135)) (not (z139)) (not (z147)) (z150)
      (not (z153)) (not (z171)) (not (z186)) (not (z194)) (not (z202)) (not (z203)) (not (z213))
      (z217) (not (z231)) (not (z240)) (not (z255)) (not (z257)) (not (z299)) (not (z302))
      (not (z326)) (not (z327)) (not (z331)) (not (z347)) (not (z364)) (not (z366)) (not (z368))
      (not (z376)) (not (z379)) (not (z380)) (not (z389)))
    :effect (and
      (z20) (z101) (not (z150)) (z171) (z202) (not (z217))))
  (:action a466
    :parameters ()
    :precondition (and
      (not (z3)) (not (z17)) (not (z20)) (not (z60)) (z61) (not (z62)) (not (z69)) (not (z74))
      (not (z75)) (not (z77)) (not (z83)) (not (z89)) (not (z90)) (not (z101)) (not (z103))
      (not (z114)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z153)) (not (z171))
      (not (z186)) (not (z202)) (not (z213)) (z217) (not (z231)) (not (z240)) (not (z255))
      (not (z257)) (not (z302)) (not (z321)) (not (z326)) (not (z327)) (not (z331)) (not (z347))
      (not (z364)) (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380)) (z389))
    :effect (and
      (z20) (not (z61)) (z114) (z171) (not (z217)) (z347) (not (z389))))
  (:action a467
    :parameters ()
    :precondition (and
      (z3) (not (z17)) (not (z20)) (not (z60)) (not (z61)) (not (z62)) (not (z69)) (not (z74))
      (not (z75)) (not (z77)) (z83) (not (z89)) (not (z90)) (not (z101)) (not (z103))
      (not (z114)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z153)) (z171)
      (not (z186)) (not (z202)) (not (z213)) (z217) (z231) (not (z240)) (not (z255)) (not (z257))
      (not (z302)) (not (z326)) (not (z327)) (not (z331)) (not (z347)) (not (z364)) (not (z366))
      (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z389)))
    :effect (and
      (not (z3)) (z20) (z77) (not (z83)) (z90) (z114) (not (z231))))
  (:action a468
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z20)) (not (z28)) (not (z29)) (not (z37)) (not (z39))
      (not (z46)) (not (z60)) (not (z61)) (not (z69)) (not (z75)) (not (z79)) (not (z80))
      (not (z83)) (not (z103)) (not (z113)) (not (z117)) (not (z135)) (not (z139)) (z147)
      (not (z150)) (not (z151)) (not (z153)) (not (z171)) (not (z173)) (not (z174)) (not (z177))
      (not (z183)) (not (z199)) (not (z200)) (not (z211)) (not (z213)) (z229) (not (z231))
      (not (z234)) (not (z236)) (not (z240)) (not (z244)) (not (z246)) (not (z257)) (not (z268))
      (not (z285)) (not (z291)) (z293) (not (z299)) (not (z302)) (not (z325)) (not (z326))
      (not (z327)) (not (z329)) (not (z335)) (not (z356)) (not (z360)) (not (z363)) (z366)
      (not (z368)) (z371) (not (z376)) (z379) (not (z380)) (not (z381)) (not (z389)))
    :effect (and
      (z0) (z20) (not (z147)) (z171) (z173) (not (z229)) (not (z293)) (z325) (not (z366))
      (not (z371)) (not (z379))))
  (:action a469
    :parameters ()
    :precondition (and
      (not (z4)) (not (z13)) (not (z19)) (not (z20)) (not (z21)) (not (z23)) (not (z35)) (z45)
      (not (z50)) (not (z57)) (not (z69)) (not (z75)) (not (z81)) (not (z82)) (not (z84))
      (not (z86)) (not (z93)) (not (z96)) (not (z98)) (not (z108)) (not (z134)) (not (z139))
      (not (z148)) (not (z158)) (not (z160)) (not (z163)) (not (z169)) (not (z177)) (not (z180))
      (not (z185)) (not (z188)) (not (z189)) (not (z190)) (not (z197)) (not (z198)) (not (z200))
      (not (z212)) (not (z235)) (not (z236)) (not (z240)) (z245) (not (z252)) (not (z259))
      (not (z264)) (not (z284)) (not (z287)) (not (z302)) (not (z309)) (not (z312)) (not (z317))
      (not (z324)) (not (z330)) (not (z335)) (not (z339)) (not (z341)) (not (z344)) (z349)
      (not (z353)) (not (z354)) (not (z362)) (not (z364)) (not (z366)) (not (z368)) (not (z375))
      (z376) (not (z387)))
    :effect (and
      (z4) (z21) (not (z45)) (z212) (not (z245)) (not (z349)) (not (z376))))
  (:action a470
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z11)) (not (z13)) (not (z19)) (not (z20)) (not (z21))
      (not (z23)) (not (z50)) (not (z53)) (not (z57)) (not (z69)) (not (z71)) (not (z75))
      (not (z81)) (not (z82)) (not (z84)) (not (z86)) (not (z87)) (not (z88)) (not (z108))
      (not (z134)) (not (z139)) (not (z148)) (not (z158)) (not (z169)) (not (z180)) (not (z185))
      (not (z187)) (not (z189)) (not (z190)) (not (z194)) (not (z197)) (not (z198)) (not (z200))
      (not (z211)) (not (z235)) (not (z236)) (not (z239)) (not (z240)) (not (z245)) (not (z248))
      (not (z250)) (not (z259)) (not (z287)) (not (z302)) (not (z309)) (not (z312)) (not (z315))
      (z324) (not (z330)) (not (z335)) (z341) (not (z349)) (not (z353)) (not (z364)) (not (z366))
      (not (z368)) (not (z372)) (not (z375)) (z376) (not (z390)) (not (z391)))
    :effect (and
      (z4) (z21) (z139) (z194) (not (z324)) (not (z341)) (not (z376))))
  (:action a471
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z23)) (z33) (not (z34)) (not (z41)) (not (z55)) (not (z61))
      (not (z68)) (not (z69)) (z70) (not (z71)) (not (z75)) (not (z107)) (not (z117))
      (not (z118)) (not (z124)) (not (z133)) (not (z139)) (not (z141)) (not (z145)) (not (z158))
      (not (z174)) (not (z176)) (not (z178)) (not (z184)) (not (z185)) (not (z195)) (not (z204))
      (not (z210)) (not (z226)) (z240) (not (z241)) (not (z244)) (not (z246)) (not (z253))
      (not (z262)) (not (z266)) (not (z276)) (not (z277)) (not (z287)) (not (z302)) (not (z305))
      (not (z318)) (not (z320)) (not (z321)) (not (z332)) (not (z333)) (not (z334)) (not (z356))
      (not (z366)) (z367) (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (z22) (not (z33)) (not (z70)) (z145) (not (z240)) (z262) (z305) (z333) (not (z367))))
  (:action a472
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (z33) (not (z41)) (not (z52)) (not (z55)) (not (z58))
      (not (z61)) (not (z64)) (not (z69)) (not (z71)) (not (z75)) (not (z106)) (not (z107))
      (not (z117)) (not (z124)) (not (z127)) (not (z139)) (not (z141)) (not (z174)) (not (z178))
      (not (z185)) (not (z195)) (z210) (z240) (not (z253)) (not (z266)) (not (z277)) (not (z286))
      (not (z287)) (not (z290)) (not (z300)) (not (z302)) (not (z305)) (not (z309)) (not (z310))
      (not (z318)) (not (z320)) (not (z321)) (not (z333)) (not (z334)) (not (z361)) (not (z366))
      (not (z367)) (not (z368)) (not (z376)) (z378))
    :effect (and
      (z22) (not (z33)) (z64) (not (z210)) (not (z240)) (z305) (z333) (not (z378))))
  (:action a473
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (z33) (not (z41)) (not (z47)) (not (z55)) (not (z61))
      (not (z69)) (not (z71)) (not (z75)) (not (z100)) (not (z107)) (not (z117)) (not (z124))
      (not (z130)) (not (z134)) (not (z136)) (not (z139)) (not (z141)) (not (z164)) (not (z174))
      (not (z178)) (not (z185)) (not (z195)) (not (z206)) (not (z210)) (not (z232)) (z240)
      (not (z251)) (not (z253)) (not (z266)) (not (z277)) (not (z287)) (not (z294)) (not (z302))
      (not (z305)) (not (z313)) (not (z318)) (not (z320)) (z321) (not (z329)) (not (z333))
      (not (z334)) (not (z355)) (not (z366)) (not (z367)) (not (z368)) (not (z376)))
    :effect (and
      (z22) (not (z33)) (z75) (not (z240)) (z305) (not (z321)) (z333)))
  (:action a474
    :parameters ()
    :precondition (and
      (not (z13)) (not (z20)) (not (z21)) (not (z23)) (not (z34)) (not (z37)) (not (z39))
      (not (z46)) (not (z57)) (not (z68)) (not (z69)) (not (z70)) (not (z75)) (z80) (not (z81))
      (not (z118)) (not (z133)) (not (z134)) (not (z139)) (z145) (not (z151)) (not (z158))
      (not (z176)) (not (z180)) (not (z184)) (not (z190)) (not (z197)) (not (z198)) (not (z204))
      (not (z226)) (not (z240)) (not (z241)) (not (z244)) (not (z245)) (not (z246)) (not (z259))
      (z262) (z268) (not (z276)) (not (z285)) (not (z287)) (not (z293)) (not (z299)) (not (z302))
      (not (z309)) (not (z324)) (not (z332)) (not (z341)) (not (z349)) (not (z356)) (not (z360))
      (not (z363)) (not (z364)) (not (z366)) (not (z367)) (not (z368)) (not (z375)) (not (z376))
      (z381) (not (z397)))
    :effect (and
      (z23) (not (z80)) (not (z145)) (z158) (not (z262)) (not (z268)) (z293) (z366) (z375)
      (not (z381))))
  (:action a475
    :parameters ()
    :precondition (and
      (not (z13)) (not (z17)) (not (z20)) (not (z21)) (not (z23)) (not (z34)) (not (z57))
      (not (z60)) (not (z62)) (not (z68)) (not (z69)) (not (z70)) (z74) (not (z75)) (not (z77))
      (not (z81)) (not (z89)) (not (z90)) (not (z101)) (not (z103)) (not (z114)) (not (z118))
      (not (z133)) (not (z134)) (not (z139)) (z145) (not (z158)) (not (z176)) (not (z180))
      (not (z184)) (not (z186)) (not (z190)) (not (z197)) (not (z198)) (not (z202)) (not (z204))
      (not (z217)) (not (z226)) (not (z240)) (not (z241)) (not (z244)) (not (z245)) (not (z246))
      (not (z255)) (not (z259)) (z262) (not (z276)) (not (z287)) (not (z302)) (not (z309))
      (not (z324)) (not (z331)) (not (z332)) (not (z341)) (not (z347)) (not (z349)) (not (z356))
      (z364) (not (z366)) (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (z23) (not (z74)) (not (z145)) (z158) (z217) (not (z262)) (not (z364)) (z375)))
  (:action a476
    :parameters ()
    :precondition (and
      (z16) (not (z20)) (not (z25)) (not (z40)) (not (z48)) (not (z49)) (not (z51)) (not (z57))
      (not (z63)) (z67) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z116)) (z119)
      (not (z124)) (not (z131)) (not (z139)) (z140) (not (z161)) (not (z172)) (not (z183))
      (not (z203)) (not (z215)) (not (z221)) (not (z224)) (not (z225)) (not (z234)) (not (z240))
      (not (z249)) (not (z256)) (not (z258)) (not (z260)) (not (z271)) (not (z291)) (not (z302))
      (not (z304)) (not (z328)) (not (z343)) (z350) (not (z351)) (not (z366)) (not (z368))
      (not (z376)) (not (z393)))
    :effect (and
      (z25) (not (z67)) (not (z119)) (not (z140)) (z215) (z221) (not (z350))))
  (:action a477
    :parameters ()
    :precondition (and
      (z16) (not (z20)) (not (z25)) (not (z40)) (not (z48)) (not (z49)) (not (z51)) (not (z57))
      (not (z63)) (z67) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z116)) (not (z124))
      (not (z131)) (not (z139)) (z140) (not (z161)) (not (z172)) (not (z183)) (not (z203)) (z215)
      (not (z221)) (not (z224)) (not (z225)) (not (z234)) (not (z240)) (not (z249)) (not (z256))
      (not (z258)) (not (z260)) (not (z271)) (not (z291)) (not (z302)) (not (z304)) (not (z328))
      (not (z343)) (z350) (not (z351)) (not (z366)) (not (z368)) (not (z376)) (not (z393)))
    :effect (and
      (z25) (not (z67)) (z224) (not (z350))))
  (:action a478
    :parameters ()
    :precondition (and
      (not (z20)) (not (z25)) (not (z26)) (not (z30)) (not (z31)) (not (z40)) (not (z48))
      (not (z51)) (not (z59)) (not (z69)) (not (z75)) (not (z102)) (not (z112)) (not (z116))
      (not (z121)) (z137) (not (z139)) (z140) (not (z205)) (not (z207)) (not (z209)) (not (z216))
      (not (z221)) (not (z222)) (not (z224)) (not (z234)) (not (z240)) (not (z258)) (not (z259))
      (not (z260)) (not (z291)) (not (z302)) (not (z304)) (not (z328)) (not (z337)) (not (z366))
      (not (z368)) (not (z376)) (not (z385)) (not (z393)) (z399))
    :effect (and
      (z25) (z69) (not (z137)) (not (z140)) (z221) (not (z399))))
  (:action a479
    :parameters ()
    :precondition (and
      (not (z20)) (not (z25)) (not (z26)) (not (z30)) (z31) (not (z40)) (not (z48)) (not (z51))
      (not (z59)) (not (z69)) (not (z75)) (not (z102)) (not (z112)) (not (z116)) (not (z121))
      (not (z137)) (not (z139)) (z140) (not (z205)) (not (z207)) (not (z209)) (not (z216))
      (not (z221)) (not (z222)) (not (z224)) (not (z234)) (not (z240)) (not (z258)) (not (z259))
      (not (z260)) (not (z291)) (not (z302)) (not (z304)) (not (z328)) (not (z337)) (not (z366))
      (not (z368)) (not (z376)) (not (z385)) (not (z393)) (z399))
    :effect (and
      (z25) (not (z31)) (z69) (z224) (not (z399))))
  (:action a480
    :parameters ()
    :precondition (and
      (not (z7)) (not (z17)) (not (z20)) (not (z26)) (not (z30)) (not (z31)) (not (z37))
      (not (z49)) (not (z59)) (z69) (not (z75)) (not (z79)) (not (z91)) (z99) (not (z102))
      (not (z112)) (not (z121)) (not (z129)) (not (z137)) (not (z139)) (not (z142)) (not (z144))
      (not (z148)) (not (z154)) (not (z157)) (not (z160)) (not (z165)) (not (z180)) (not (z181))
      (not (z182)) (not (z197)) (not (z198)) (not (z205)) (not (z207)) (not (z209)) (not (z216))
      (not (z220)) (not (z222)) (not (z226)) (not (z233)) (not (z237)) (not (z240)) (not (z248))
      (not (z259)) (not (z265)) (not (z274)) (not (z302)) (z308) (z314) (not (z316)) (not (z337))
      (not (z343)) (z345) (not (z366)) (not (z368)) (not (z376)) (not (z385)) (not (z399)))
    :effect (and
      (z26) (not (z69)) (not (z99)) (z102) (z207) (z220) (z302) (not (z308)) (not (z314))
      (not (z345))))
  (:action a481
    :parameters ()
    :precondition (and
      (not (z7)) (not (z17)) (not (z20)) (not (z25)) (not (z26)) (not (z30)) (not (z31))
      (not (z37)) (not (z40)) (not (z48)) (not (z49)) (not (z51)) (not (z59)) (z69) (not (z75))
      (not (z102)) (not (z112)) (not (z116)) (not (z121)) (not (z129)) (not (z137)) (not (z139))
      (not (z140)) (not (z148)) (not (z160)) (not (z205)) (not (z207)) (not (z209)) (not (z216))
      (not (z221)) (not (z222)) (not (z224)) (not (z226)) (not (z234)) (not (z240)) (not (z248))
      (z258) (not (z259)) (z260) (not (z291)) (not (z302)) (not (z304)) (not (z328)) (not (z337))
      (not (z343)) (not (z366)) (not (z368)) (not (z376)) (not (z385)) (not (z393)) (not (z399)))
    :effect (and
      (z26) (not (z69)) (z102) (z140) (z207) (not (z258)) (not (z260))))
  (:action a482
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z22)) (not (z27)) (not (z36)) (z41) (not (z56))
      (not (z61)) (not (z69)) (not (z71)) (not (z75)) (not (z81)) (z107) (not (z113))
      (not (z122)) (not (z124)) (not (z125)) (not (z128)) (not (z139)) (z159) (not (z185))
      (not (z190)) (not (z192)) (not (z199)) (not (z201)) (not (z210)) (not (z219)) (not (z227))
      (not (z240)) (not (z269)) (not (z273)) (not (z275)) (not (z281)) (not (z283)) (not (z288))
      (not (z301)) (not (z302)) (not (z321)) (not (z346)) (not (z359)) (not (z365)) (not (z366))
      (not (z367)) (not (z368)) (not (z370)) (not (z373)) (not (z376)) (not (z382)) (not (z392))
      (not (z396)))
    :effect (and
      (z27) (not (z41)) (not (z107)) (not (z159)) (z273) (z321) (z346) (z368)))
  (:action a483
    :parameters ()
    :precondition (and
      (not (z1)) (z13) (not (z20)) (not (z25)) (not (z27)) (not (z36)) (not (z40)) (not (z41))
      (not (z48)) (not (z51)) (not (z69)) (not (z75)) (not (z107)) (not (z116)) (z122)
      (not (z125)) (not (z139)) (z140) (not (z199)) (not (z201)) (not (z219)) (not (z221))
      (not (z224)) (not (z227)) (not (z234)) (not (z240)) (not (z258)) (not (z260)) (not (z269))
      (not (z273)) (not (z275)) (not (z291)) (not (z301)) (not (z302)) (not (z304)) (not (z328))
      (not (z364)) (not (z365)) (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z382))
      (not (z393)))
    :effect (and
      (not (z13)) (z27) (not (z122)) (not (z140)) (z258) (z273) (z368) (z393)))
  (:action a484
    :parameters ()
    :precondition (and
      (z1) (not (z13)) (not (z20)) (not (z25)) (not (z27)) (not (z36)) (not (z40)) (not (z41))
      (not (z48)) (not (z51)) (not (z69)) (not (z75)) (not (z107)) (not (z116)) (z122)
      (not (z125)) (not (z139)) (z140) (not (z199)) (not (z201)) (not (z219)) (not (z221))
      (not (z224)) (not (z227)) (not (z234)) (not (z240)) (not (z258)) (not (z260)) (not (z269))
      (not (z273)) (z275) (not (z291)) (not (z301)) (not (z302)) (not (z304)) (not (z328))
      (not (z365)) (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z382)) (not (z393)))
    :effect (and
      (not (z1)) (z27) (not (z122)) (not (z140)) (z258) (z260) (z273) (not (z275)) (z368)))
  (:action a485
    :parameters ()
    :precondition (and
      (z1) (not (z13)) (not (z20)) (not (z27)) (not (z36)) (not (z41)) (not (z56)) (not (z69))
      (not (z75)) (not (z81)) (not (z107)) (not (z113)) (not (z122)) (not (z125)) (not (z128))
      (not (z139)) (z159) (not (z190)) (not (z192)) (not (z199)) (not (z201)) (not (z219))
      (not (z227)) (not (z240)) (not (z269)) (not (z273)) (not (z275)) (not (z281)) (not (z283))
      (not (z288)) (not (z301)) (not (z302)) (not (z346)) (not (z359)) (not (z365)) (not (z366))
      (not (z368)) (not (z370)) (not (z373)) (not (z376)) (z382) (not (z392)) (not (z396)))
    :effect (and
      (not (z1)) (z27) (not (z159)) (z273) (z281) (z368) (not (z382)) (z396)))
  (:action a486
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z27)) (not (z36)) (not (z41)) (not (z56))
      (not (z69)) (not (z75)) (not (z81)) (not (z107)) (not (z113)) (not (z122)) (z125)
      (not (z128)) (not (z139)) (z159) (not (z190)) (not (z192)) (not (z199)) (not (z201))
      (not (z209)) (not (z219)) (not (z227)) (not (z240)) (not (z269)) (not (z273)) (not (z275))
      (not (z281)) (not (z283)) (not (z288)) (not (z301)) (not (z302)) (not (z346)) (not (z359))
      (not (z365)) (not (z366)) (not (z368)) (not (z370)) (not (z373)) (not (z376)) (not (z382))
      (not (z392)) (not (z396)))
    :effect (and
      (z27) (not (z125)) (not (z159)) (z273) (z288) (z346) (z368)))
  (:action a487
    :parameters ()
    :precondition (and
      (not (z1)) (not (z8)) (z13) (not (z20)) (not (z21)) (not (z23)) (not (z27)) (not (z36))
      (not (z41)) (not (z52)) (not (z57)) (not (z58)) (z64) (not (z69)) (not (z75)) (not (z81))
      (not (z106)) (not (z107)) (z122) (not (z125)) (not (z127)) (not (z134)) (not (z139))
      (not (z158)) (not (z180)) (not (z190)) (not (z197)) (not (z198)) (not (z199)) (not (z201))
      (not (z210)) (not (z219)) (not (z227)) (not (z240)) (not (z245)) (not (z259)) (not (z269))
      (not (z273)) (not (z275)) (not (z286)) (not (z287)) (not (z290)) (not (z300)) (not (z301))
      (not (z302)) (not (z309)) (not (z310)) (not (z324)) (not (z341)) (not (z349)) (not (z361))
      (not (z364)) (not (z365)) (not (z366)) (not (z368)) (not (z373)) (not (z375)) (not (z376))
      (not (z378)) (not (z382)))
    :effect (and
      (not (z13)) (z27) (not (z64)) (not (z122)) (z273) (z309) (z368)))
  (:action a488
    :parameters ()
    :precondition (and
      (z1) (not (z13)) (not (z20)) (not (z27)) (not (z36)) (not (z41)) (not (z50)) (not (z63))
      (not (z69)) (not (z75)) (not (z79)) (not (z89)) (not (z91)) (not (z94)) (not (z99))
      (not (z107)) (not (z122)) (not (z125)) (not (z130)) (not (z139)) (not (z142)) (not (z144))
      (not (z154)) (not (z157)) (not (z161)) (not (z164)) (not (z165)) (not (z180)) (not (z181))
      (not (z182)) (not (z187)) (not (z197)) (not (z198)) (not (z199)) (not (z201)) (not (z219))
      (z220) (not (z227)) (not (z233)) (not (z237)) (not (z240)) (not (z249)) (not (z261))
      (not (z262)) (not (z265)) (not (z269)) (not (z273)) (not (z274)) (not (z275)) (not (z285))
      (not (z301)) (z302) (not (z308)) (not (z314)) (not (z316)) (not (z317)) (not (z345))
      (not (z363)) (not (z365)) (not (z366)) (not (z368)) (not (z373)) (not (z376)) (z382))
    :effect (and
      (not (z1)) (z27) (not (z220)) (z261) (z273) (z274) (not (z302)) (z314) (z368) (not (z382))))
  (:action a489
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z27)) (not (z36)) (z41) (not (z69)) (not (z75))
      (not (z79)) (not (z91)) (not (z99)) (z107) (not (z122)) (not (z125)) (not (z139))
      (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181))
      (not (z182)) (not (z197)) (not (z198)) (not (z199)) (not (z201)) (not (z219)) (z220)
      (not (z227)) (not (z233)) (not (z237)) (not (z240)) (not (z265)) (not (z269)) (not (z273))
      (not (z274)) (not (z275)) (not (z301)) (z302) (not (z308)) (not (z314)) (not (z316))
      (not (z321)) (not (z345)) (not (z365)) (not (z366)) (not (z368)) (not (z373)) (not (z376))
      (not (z382)))
    :effect (and
      (z27) (not (z41)) (not (z107)) (not (z220)) (z273) (not (z302)) (z316) (z368)))
  (:action a490
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z27)) (not (z36)) (not (z41)) (not (z56))
      (not (z69)) (not (z75)) (not (z81)) (not (z107)) (not (z113)) (not (z122)) (not (z125))
      (not (z128)) (not (z139)) (z159) (not (z190)) (not (z192)) (not (z199)) (not (z201))
      (not (z219)) (not (z227)) (not (z240)) (z269) (z273) (not (z275)) (not (z281)) (not (z283))
      (not (z288)) (not (z301)) (not (z302)) (not (z346)) (not (z359)) (z365) (not (z366))
      (not (z368)) (not (z370)) (not (z373)) (not (z376)) (not (z382)) (not (z392)) (not (z396)))
    :effect (and
      (z27) (z192) (not (z269)) (z346) (not (z365)) (z368)))
  (:action a491
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z27)) (z36) (not (z41)) (not (z56)) (not (z69))
      (not (z75)) (not (z81)) (not (z107)) (not (z113)) (not (z122)) (not (z125)) (not (z128))
      (not (z139)) (z159) (not (z190)) (not (z192)) (not (z199)) (not (z201)) (not (z219))
      (not (z227)) (not (z240)) (not (z269)) (z273) (not (z275)) (not (z281)) (not (z283))
      (not (z288)) (not (z301)) (not (z302)) (not (z346)) (not (z359)) (z365) (not (z366))
      (not (z368)) (not (z370)) (not (z373)) (not (z376)) (not (z382)) (not (z392)) (not (z396)))
    :effect (and
      (z27) (not (z36)) (z192) (not (z365)) (z368) (z370)))
  (:action a492
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z27)) (not (z36)) (not (z40)) (not (z41))
      (not (z56)) (not (z69)) (not (z75)) (not (z81)) (not (z87)) (not (z107)) (not (z113))
      (not (z121)) (not (z122)) (not (z125)) (not (z128)) (not (z139)) (z159) (not (z190))
      (not (z192)) (not (z199)) (not (z201)) (not (z213)) (not (z219)) (not (z227)) (not (z240))
      (not (z269)) (not (z271)) (z273) (not (z275)) (not (z281)) (not (z283)) (not (z288))
      (not (z294)) (not (z301)) (not (z302)) (not (z318)) (not (z337)) (not (z346)) (not (z359))
      (z365) (not (z366)) (not (z368)) (not (z370)) (z373) (not (z376)) (z382) (not (z386))
      (not (z392)) (not (z396)))
    :effect (and
      (z27) (z192) (z359) (not (z365)) (z368) (z370) (not (z373)) (not (z382))))
  (:action a493
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z27)) (not (z36)) (not (z41)) (not (z56))
      (not (z69)) (not (z75)) (not (z81)) (not (z107)) (not (z113)) (not (z122)) (not (z125))
      (not (z128)) (not (z139)) (z159) (not (z190)) (not (z192)) (not (z199)) (not (z201))
      (not (z219)) (z227) (not (z240)) (not (z269)) (z273) (not (z275)) (not (z281)) (not (z283))
      (not (z288)) (not (z301)) (not (z302)) (not (z346)) (not (z359)) (z365) (not (z366))
      (not (z368)) (not (z370)) (not (z373)) (not (z376)) (not (z382)) (not (z392)) (not (z396)))
    :effect (and
      (z27) (z192) (not (z227)) (z283) (not (z365)) (z368) (z370)))
  (:action a494
    :parameters ()
    :precondition (and
      (not (z1)) (not (z8)) (not (z13)) (not (z20)) (not (z22)) (not (z27)) (not (z36)) (z41)
      (not (z52)) (not (z58)) (not (z61)) (z64) (not (z69)) (not (z71)) (not (z75)) (not (z106))
      (z107) (not (z122)) (not (z124)) (not (z125)) (not (z127)) (not (z139)) (not (z185))
      (not (z199)) (not (z201)) (not (z210)) (not (z219)) (not (z227)) (not (z240)) (not (z269))
      (not (z273)) (not (z275)) (not (z286)) (not (z290)) (not (z300)) (not (z301)) (not (z302))
      (not (z309)) (not (z310)) (not (z321)) (not (z361)) (not (z365)) (not (z366)) (not (z367))
      (not (z368)) (not (z373)) (not (z376)) (not (z378)) (not (z382)))
    :effect (and
      (z27) (not (z41)) (not (z64)) (not (z107)) (z210) (z273) (z368) (z378)))
  (:action a495
    :parameters ()
    :precondition (and
      (z1) (not (z13)) (not (z20)) (not (z25)) (not (z27)) (not (z36)) (not (z40)) (not (z41))
      (not (z48)) (not (z51)) (not (z69)) (not (z75)) (not (z107)) (not (z116)) (not (z122))
      (not (z125)) (not (z139)) (z140) (not (z199)) (not (z201)) (not (z219)) (not (z221))
      (not (z224)) (not (z227)) (not (z234)) (not (z240)) (not (z258)) (not (z260)) (not (z269))
      (not (z273)) (not (z275)) (not (z291)) (not (z301)) (not (z302)) (not (z304)) (not (z328))
      (not (z365)) (not (z366)) (not (z368)) (not (z373)) (not (z376)) (z382) (not (z393)))
    :effect (and
      (not (z1)) (z27) (not (z140)) (z224) (z258) (z260) (z273) (z368) (not (z382))))
  (:action a496
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z8)) (not (z13)) (not (z20)) (not (z27)) (z28) (not (z29))
      (not (z36)) (not (z41)) (not (z52)) (not (z58)) (not (z60)) (z64) (not (z69)) (not (z75))
      (not (z79)) (not (z103)) (not (z106)) (not (z107)) (not (z113)) (not (z117)) (z122)
      (not (z125)) (not (z127)) (not (z139)) (not (z147)) (not (z173)) (not (z174)) (not (z177))
      (not (z183)) (z199) (not (z200)) (not (z201)) (not (z210)) (not (z211)) (not (z219))
      (not (z227)) (not (z229)) (not (z234)) (not (z236)) (not (z240)) (not (z244)) (not (z246))
      (not (z269)) (not (z273)) (not (z275)) (not (z286)) (not (z290)) (not (z291)) (not (z300))
      (not (z301)) (not (z302)) (not (z309)) (not (z310)) (not (z325)) (not (z329)) (not (z335))
      (not (z356)) (not (z361)) (not (z365)) (not (z366)) (not (z368)) (not (z371)) (not (z373))
      (not (z376)) (not (z378)) (not (z379)) (not (z382)))
    :effect (and
      (z27) (not (z28)) (not (z64)) (not (z122)) (not (z199)) (z229) (z273) (z286) (z368)))
  (:action a497
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z27)) (not (z34)) (not (z36)) (not (z41))
      (not (z56)) (not (z69)) (not (z75)) (not (z81)) (not (z84)) (not (z91)) (not (z97))
      (not (z107)) (not (z113)) (not (z122)) (not (z125)) (not (z128)) (not (z133)) (not (z139))
      (z159) (not (z165)) (not (z184)) (not (z188)) (not (z189)) (not (z190)) (not (z192))
      (not (z199)) (z201) (not (z219)) (z227) (not (z240)) (not (z269)) (not (z273)) (not (z275))
      (not (z281)) (not (z283)) (not (z288)) (not (z301)) (not (z302)) (not (z320)) (not (z346))
      (not (z359)) (not (z365)) (not (z366)) (not (z368)) (not (z370)) (not (z373)) (not (z376))
      (not (z382)) (not (z392)) (not (z396)))
    :effect (and
      (z27) (z128) (not (z159)) (not (z201)) (not (z227)) (z273) (z368) (z392)))
  (:action a498
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z27)) (not (z36)) (not (z41)) (not (z56))
      (not (z69)) (not (z75)) (not (z81)) (not (z107)) (not (z113)) (not (z122)) (not (z125))
      (not (z128)) (not (z139)) (z159) (not (z190)) (not (z192)) (not (z199)) (z201) (not (z219))
      (not (z227)) (not (z240)) (not (z269)) (not (z273)) (not (z275)) (not (z281)) (not (z283))
      (not (z288)) (not (z301)) (not (z302)) (not (z346)) (not (z359)) (not (z365)) (not (z366))
      (not (z368)) (not (z370)) (not (z373)) (not (z376)) (z382) (not (z392)) (not (z396)))
    :effect (and
      (z27) (z128) (not (z159)) (not (z201)) (z273) (z281) (z368) (not (z382))))
  (:action a499
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z13)) (not (z20)) (not (z27)) (not (z36)) (not (z41))
      (not (z56)) (not (z69)) (not (z75)) (z78) (not (z79)) (not (z91)) (not (z99)) (not (z107))
      (not (z122)) (not (z125)) (not (z135)) (not (z136)) (not (z139)) (not (z142)) (not (z144))
      (not (z154)) (not (z157)) (not (z165)) (not (z170)) (not (z180)) (not (z181)) (not (z182))
      (not (z197)) (not (z198)) (not (z199)) (not (z201)) (not (z204)) (not (z208)) (not (z219))
      (z220) (z227) (not (z233)) (not (z237)) (not (z240)) (not (z243)) (not (z250)) (not (z251))
      (not (z265)) (not (z266)) (not (z269)) (not (z273)) (not (z274)) (z275) (z301) (z302)
      (not (z308)) (not (z314)) (not (z316)) (not (z327)) (not (z328)) (not (z345)) (not (z361))
      (not (z365)) (not (z366)) (not (z368)) (not (z373)) (not (z374)) (not (z376)) (not (z382)))
    :effect (and
      (z27) (not (z78)) (z144) (not (z220)) (not (z227)) (z265) (z273) (not (z275)) (not (z301))
      (not (z302)) (z308) (z345) (z368)))
  (:action a500
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z27)) (not (z36)) (not (z41)) (not (z69))
      (not (z75)) (not (z79)) (not (z91)) (not (z99)) (not (z107)) (not (z122)) (z125)
      (not (z139)) (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180))
      (not (z181)) (not (z182)) (not (z197)) (not (z198)) (not (z199)) (not (z201)) (not (z219))
      (z220) (not (z227)) (not (z233)) (not (z237)) (not (z240)) (not (z265)) (not (z269))
      (not (z273)) (not (z274)) (not (z275)) (not (z301)) (z302) (not (z308)) (not (z314))
      (not (z316)) (not (z345)) (not (z365)) (not (z366)) (not (z368)) (not (z373)) (not (z376))
      (not (z382)))
    :effect (and
      (z27) (not (z125)) (z157) (not (z220)) (z273) (not (z302)) (z316) (z368)))
  (:action a501
    :parameters ()
    :precondition (and
      (not (z1)) (z13) (not (z20)) (not (z21)) (not (z23)) (not (z27)) (not (z36)) (not (z41))
      (not (z57)) (not (z69)) (not (z75)) (not (z79)) (not (z81)) (not (z91)) (not (z99))
      (not (z107)) (z122) (not (z125)) (not (z134)) (not (z139)) (not (z142)) (not (z144))
      (not (z154)) (not (z157)) (not (z158)) (not (z165)) (not (z180)) (not (z181)) (not (z182))
      (not (z190)) (not (z197)) (not (z198)) (not (z199)) (not (z201)) (not (z219)) (z220)
      (not (z227)) (not (z233)) (not (z237)) (not (z240)) (not (z245)) (not (z259)) (not (z265))
      (not (z269)) (not (z273)) (not (z274)) (not (z275)) (not (z287)) (not (z301)) (z302)
      (not (z308)) (not (z309)) (not (z314)) (not (z316)) (not (z324)) (not (z341)) (not (z345))
      (not (z349)) (not (z364)) (not (z365)) (not (z366)) (not (z368)) (not (z373)) (not (z375))
      (not (z376)) (not (z382)))
    :effect (and
      (not (z13)) (z27) (not (z122)) (z180) (z197) (z198) (not (z220)) (z273) (not (z302)) (z368)))
  (:action a502
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z27)) (z36) (not (z41)) (not (z69)) (not (z75))
      (not (z79)) (not (z91)) (not (z99)) (not (z107)) (not (z122)) (not (z125)) (not (z139))
      (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181))
      (not (z182)) (not (z197)) (not (z198)) (not (z199)) (not (z201)) (not (z219)) (z220)
      (not (z227)) (not (z233)) (not (z237)) (not (z240)) (not (z265)) (not (z269)) (z273)
      (not (z274)) (not (z275)) (not (z301)) (z302) (not (z308)) (not (z314)) (not (z316))
      (not (z345)) (z365) (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z382)))
    :effect (and
      (z27) (not (z36)) (z181) (not (z220)) (not (z302)) (not (z365)) (z368)))
  (:action a503
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z27)) (not (z36)) (not (z41)) (not (z69))
      (not (z75)) (not (z79)) (not (z91)) (not (z99)) (not (z107)) (not (z122)) (not (z125))
      (not (z139)) (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180))
      (not (z181)) (not (z182)) (not (z197)) (not (z198)) (not (z199)) (not (z201)) (not (z219))
      (z220) (z227) (not (z233)) (not (z237)) (not (z240)) (not (z265)) (not (z269)) (z273)
      (not (z274)) (not (z275)) (not (z301)) (z302) (not (z308)) (not (z314)) (not (z316))
      (not (z345)) (z365) (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z382)))
    :effect (and
      (z27) (z181) (not (z220)) (not (z227)) (z237) (not (z302)) (z345) (not (z365)) (z368)))
  (:action a504
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z27)) (not (z36)) (not (z41)) (not (z69))
      (not (z75)) (not (z79)) (not (z91)) (not (z99)) (not (z107)) (not (z122)) (not (z125))
      (not (z139)) (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180))
      (not (z181)) (not (z182)) (not (z197)) (not (z198)) (not (z199)) (not (z201)) (not (z219))
      (z220) (not (z227)) (not (z233)) (not (z237)) (not (z240)) (not (z265)) (z269) (z273)
      (not (z274)) (not (z275)) (not (z301)) (z302) (not (z308)) (not (z314)) (not (z316))
      (not (z345)) (z365) (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z382)))
    :effect (and
      (z27) (z181) (not (z220)) (z237) (not (z269)) (not (z302)) (z316) (not (z365)) (z368)))
  (:action a505
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z27)) (not (z36)) (not (z41)) (not (z69))
      (not (z75)) (not (z79)) (not (z91)) (not (z99)) (not (z107)) (not (z122)) (not (z125))
      (not (z139)) (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180))
      (not (z181)) (not (z182)) (not (z197)) (not (z198)) (not (z199)) (not (z201)) (not (z219))
      (z220) (not (z227)) (not (z233)) (not (z237)) (not (z240)) (not (z265)) (not (z269)) (z273)
      (not (z274)) (not (z275)) (not (z301)) (z302) (not (z308)) (not (z314)) (not (z316))
      (not (z345)) (z365) (not (z366)) (not (z368)) (z373) (not (z376)) (z382) (not (z386)))
    :effect (and
      (z27) (z154) (z181) (not (z302)) (not (z365)) (z368) (not (z373)) (not (z382))))
  (:action a506
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z27)) (not (z36)) (not (z41)) (not (z69))
      (not (z75)) (not (z79)) (not (z91)) (not (z99)) (not (z107)) (not (z122)) (not (z125))
      (not (z139)) (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180))
      (not (z181)) (not (z182)) (not (z197)) (not (z198)) (not (z199)) (z201) (not (z219)) (z220)
      (not (z227)) (not (z233)) (not (z237)) (not (z240)) (not (z253)) (not (z265)) (not (z269))
      (not (z273)) (not (z274)) (not (z275)) (not (z284)) (not (z300)) (not (z301)) (z302)
      (not (z308)) (not (z314)) (not (z316)) (not (z326)) (not (z345)) (not (z365)) (not (z366))
      (not (z368)) (not (z373)) (not (z376)) (z382))
    :effect (and
      (z27) (z142) (z182) (not (z201)) (not (z220)) (z233) (z273) (not (z302)) (z368)
      (not (z382))))
  (:action a507
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z13)) (not (z20)) (not (z27)) (z28) (not (z29)) (not (z36))
      (not (z41)) (not (z60)) (not (z69)) (not (z75)) (not (z79)) (not (z91)) (not (z99))
      (not (z103)) (not (z107)) (not (z113)) (not (z117)) (z122) (not (z125)) (not (z139))
      (not (z142)) (not (z144)) (not (z147)) (not (z154)) (not (z157)) (not (z165)) (not (z173))
      (not (z174)) (not (z177)) (not (z180)) (not (z181)) (not (z182)) (not (z183)) (not (z197))
      (not (z198)) (z199) (not (z200)) (not (z201)) (not (z211)) (not (z219)) (z220) (not (z227))
      (not (z229)) (not (z233)) (not (z234)) (not (z236)) (not (z237)) (not (z240)) (not (z244))
      (not (z246)) (not (z265)) (not (z269)) (not (z273)) (not (z274)) (not (z275)) (not (z291))
      (not (z301)) (z302) (not (z308)) (not (z314)) (not (z316)) (not (z325)) (not (z329))
      (not (z335)) (not (z345)) (not (z356)) (not (z365)) (not (z366)) (not (z368)) (not (z371))
      (not (z373)) (not (z376)) (not (z379)) (not (z382)))
    :effect (and
      (z27) (not (z28)) (z79) (not (z122)) (z154) (z157) (not (z199)) (not (z220)) (z273)
      (not (z302)) (z368)))
  (:action a508
    :parameters ()
    :precondition (and
      (not (z1)) (z13) (not (z20)) (not (z21)) (not (z23)) (not (z27)) (not (z36)) (not (z41))
      (not (z56)) (not (z57)) (not (z69)) (not (z75)) (not (z81)) (not (z107)) (not (z113))
      (z122) (not (z125)) (not (z128)) (not (z134)) (not (z139)) (not (z158)) (z159) (not (z180))
      (not (z190)) (not (z192)) (not (z197)) (not (z198)) (not (z199)) (not (z201)) (not (z219))
      (not (z227)) (not (z240)) (not (z245)) (not (z259)) (not (z269)) (not (z273)) (not (z275))
      (not (z281)) (not (z283)) (not (z287)) (not (z288)) (not (z301)) (not (z302)) (not (z309))
      (not (z324)) (not (z341)) (not (z346)) (not (z349)) (not (z359)) (not (z364)) (not (z365))
      (not (z366)) (not (z368)) (not (z370)) (not (z373)) (not (z375)) (not (z376)) (not (z382))
      (not (z392)) (not (z396)))
    :effect (and
      (not (z13)) (z27) (z81) (not (z122)) (not (z159)) (z190) (z273) (z368)))
  (:action a509
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z27)) (not (z34)) (not (z36)) (not (z41))
      (not (z69)) (not (z75)) (not (z79)) (not (z84)) (not (z91)) (not (z97)) (not (z99))
      (not (z107)) (not (z122)) (not (z125)) (not (z133)) (not (z139)) (not (z142)) (not (z144))
      (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181)) (not (z182)) (not (z184))
      (not (z188)) (not (z189)) (not (z197)) (not (z198)) (not (z199)) (z201) (not (z219)) (z220)
      (z227) (not (z233)) (not (z237)) (not (z240)) (not (z265)) (not (z269)) (not (z273))
      (not (z274)) (not (z275)) (not (z301)) (z302) (not (z308)) (not (z314)) (not (z316))
      (not (z320)) (not (z345)) (not (z365)) (not (z366)) (not (z368)) (not (z373)) (not (z376))
      (not (z382)) (not (z392)))
    :effect (and
      (z27) (z91) (z142) (z165) (not (z201)) (not (z220)) (not (z227)) (z273) (not (z302)) (z368)))
  (:action a510
    :parameters ()
    :precondition (and
      (z1) (not (z13)) (not (z20)) (not (z27)) (not (z36)) (not (z41)) (not (z69)) (not (z75))
      (not (z79)) (not (z91)) (not (z99)) (not (z107)) (z122) (not (z125)) (not (z139))
      (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181))
      (not (z182)) (not (z197)) (not (z198)) (not (z199)) (not (z201)) (not (z219)) (z220)
      (not (z227)) (not (z233)) (not (z237)) (not (z240)) (not (z265)) (not (z269)) (not (z273))
      (not (z274)) (z275) (not (z301)) (z302) (not (z308)) (not (z314)) (not (z316)) (not (z345))
      (not (z365)) (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z382)))
    :effect (and
      (not (z1)) (z27) (z99) (not (z122)) (not (z220)) (z273) (not (z275)) (not (z302)) (z308)
      (z314) (z345) (z368)))
  (:action a511
    :parameters ()
    :precondition (and
      (not (z1)) (not (z8)) (not (z13)) (not (z20)) (not (z27)) (not (z36)) (not (z41))
      (not (z52)) (not (z58)) (z64) (not (z69)) (not (z75)) (not (z106)) (not (z107))
      (not (z122)) (not (z125)) (not (z127)) (not (z139)) (not (z199)) (not (z201)) (not (z210))
      (not (z219)) (not (z227)) (not (z240)) (not (z269)) (z273) (not (z275)) (not (z286))
      (not (z290)) (not (z300)) (not (z301)) (not (z302)) (not (z309)) (not (z310)) (not (z361))
      (z365) (not (z366)) (not (z368)) (z373) (not (z376)) (not (z378)) (z382) (not (z386)))
    :effect (and
      (z27) (z106) (not (z365)) (z368) (not (z373)) (not (z382))))
  (:action a512
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z25)) (not (z27)) (not (z36)) (not (z40))
      (not (z41)) (not (z48)) (not (z51)) (not (z69)) (not (z75)) (not (z107)) (not (z116))
      (not (z122)) (not (z125)) (not (z139)) (z140) (not (z199)) (z201) (not (z219)) (not (z221))
      (not (z224)) (not (z227)) (not (z234)) (not (z240)) (not (z258)) (not (z260)) (not (z269))
      (not (z273)) (not (z275)) (not (z291)) (not (z301)) (not (z302)) (not (z304)) (not (z328))
      (not (z365)) (not (z366)) (not (z368)) (not (z373)) (not (z376)) (z382) (not (z393)))
    :effect (and
      (z27) (z116) (not (z140)) (not (z201)) (z260) (z273) (z368) (not (z382)) (z393)))
  (:action a513
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z25)) (not (z27)) (not (z36)) (not (z40))
      (not (z41)) (not (z48)) (not (z51)) (not (z69)) (not (z75)) (not (z107)) (not (z116))
      (not (z122)) (z125) (not (z139)) (z140) (not (z199)) (not (z201)) (not (z219)) (not (z221))
      (not (z224)) (not (z227)) (not (z234)) (not (z240)) (not (z258)) (not (z260)) (not (z269))
      (not (z273)) (not (z275)) (not (z291)) (not (z301)) (not (z302)) (not (z304)) (not (z328))
      (not (z365)) (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z382)) (not (z393)))
    :effect (and
      (z27) (z116) (not (z125)) (not (z140)) (z221) (z273) (z368)))
  (:action a514
    :parameters ()
    :precondition (and
      (not (z1)) (not (z8)) (not (z13)) (not (z20)) (not (z27)) (not (z36)) (not (z41))
      (not (z52)) (not (z58)) (z64) (not (z69)) (not (z75)) (not (z106)) (not (z107))
      (not (z122)) (not (z125)) (not (z127)) (not (z139)) (not (z182)) (not (z199)) (z201)
      (not (z210)) (not (z219)) (not (z227)) (not (z233)) (not (z240)) (not (z253)) (not (z269))
      (not (z273)) (not (z275)) (not (z284)) (not (z286)) (not (z290)) (not (z300)) (not (z301))
      (not (z302)) (not (z309)) (not (z310)) (not (z326)) (not (z361)) (not (z365)) (not (z366))
      (not (z368)) (not (z373)) (not (z376)) (not (z378)) (z382))
    :effect (and
      (z27) (not (z64)) (z127) (not (z201)) (z273) (z300) (z368) (not (z382))))
  (:action a515
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z13)) (not (z20)) (not (z27)) (z28) (not (z29)) (not (z36))
      (not (z41)) (not (z56)) (not (z60)) (not (z69)) (not (z75)) (not (z79)) (not (z81))
      (not (z103)) (not (z107)) (not (z113)) (not (z117)) (z122) (not (z125)) (not (z128))
      (not (z139)) (not (z147)) (z159) (not (z173)) (not (z174)) (not (z177)) (not (z183))
      (not (z190)) (not (z192)) (z199) (not (z200)) (not (z201)) (not (z211)) (not (z219))
      (not (z227)) (not (z229)) (not (z234)) (not (z236)) (not (z240)) (not (z244)) (not (z246))
      (not (z269)) (not (z273)) (not (z275)) (not (z281)) (not (z283)) (not (z288)) (not (z291))
      (not (z301)) (not (z302)) (not (z325)) (not (z329)) (not (z335)) (not (z346)) (not (z356))
      (not (z359)) (not (z365)) (not (z366)) (not (z368)) (not (z370)) (not (z371)) (not (z373))
      (not (z376)) (not (z379)) (not (z382)) (not (z392)) (not (z396)))
    :effect (and
      (z0) (z27) (not (z28)) (z113) (not (z122)) (not (z159)) (not (z199)) (z273) (z368) (z371)))
  (:action a516
    :parameters ()
    :precondition (and
      (z1) (not (z7)) (not (z13)) (not (z17)) (not (z20)) (not (z26)) (not (z27)) (not (z36))
      (not (z37)) (not (z41)) (not (z49)) (not (z56)) (not (z69)) (not (z75)) (not (z81))
      (not (z102)) (not (z107)) (not (z113)) (z122) (not (z125)) (not (z128)) (not (z129))
      (not (z139)) (not (z148)) (z159) (not (z160)) (not (z190)) (not (z192)) (not (z199))
      (not (z201)) (not (z219)) (not (z226)) (not (z227)) (not (z240)) (not (z248)) (not (z269))
      (not (z273)) (z275) (not (z281)) (not (z283)) (not (z288)) (not (z301)) (not (z302))
      (not (z343)) (not (z346)) (not (z359)) (not (z365)) (not (z366)) (not (z368)) (not (z370))
      (not (z373)) (not (z376)) (not (z382)) (not (z392)) (not (z396)))
    :effect (and
      (not (z1)) (z7) (z27) (not (z122)) (z129) (not (z159)) (z273) (not (z275)) (z368) (z396)))
  (:action a517
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z25)) (not (z27)) (not (z36)) (not (z40))
      (not (z41)) (not (z48)) (not (z51)) (not (z69)) (not (z75)) (not (z107)) (not (z116))
      (not (z122)) (not (z125)) (not (z139)) (z140) (not (z199)) (not (z201)) (not (z219))
      (not (z221)) (not (z224)) (not (z227)) (not (z234)) (not (z240)) (not (z258)) (not (z260))
      (z269) (z273) (not (z275)) (not (z291)) (not (z301)) (not (z302)) (not (z304)) (not (z328))
      (z365) (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z382)) (not (z393)))
    :effect (and
      (z25) (z27) (not (z140)) (z221) (not (z269)) (not (z365)) (z368)))
  (:action a518
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z25)) (not (z27)) (not (z36)) (not (z40))
      (not (z41)) (not (z48)) (not (z51)) (not (z69)) (not (z75)) (not (z107)) (not (z116))
      (not (z122)) (not (z125)) (not (z139)) (z140) (not (z199)) (not (z201)) (not (z219))
      (not (z221)) (not (z224)) (z227) (not (z234)) (not (z240)) (not (z258)) (not (z260))
      (not (z269)) (z273) (not (z275)) (not (z291)) (not (z301)) (not (z302)) (not (z304))
      (not (z328)) (z365) (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z382))
      (not (z393)))
    :effect (and
      (z25) (z27) (z224) (not (z227)) (not (z365)) (z368)))
  (:action a519
    :parameters ()
    :precondition (and
      (not (z0)) (z16) (not (z20)) (not (z25)) (not (z28)) (z29) (not (z40)) (not (z48))
      (not (z49)) (not (z51)) (not (z57)) (not (z60)) (not (z63)) (not (z67)) (not (z69))
      (not (z73)) (not (z75)) (not (z79)) (not (z97)) (not (z103)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z124)) (not (z131)) (not (z139)) (not (z140)) (not (z147))
      (not (z161)) (not (z172)) (not (z173)) (not (z174)) (not (z177)) (not (z183)) (not (z199))
      (not (z200)) (not (z203)) (not (z211)) (z215) (not (z221)) (not (z224)) (not (z225))
      (not (z229)) (z234) (not (z236)) (not (z240)) (not (z244)) (not (z246)) (not (z249))
      (not (z256)) (not (z258)) (not (z260)) (not (z271)) (z291) (not (z302)) (not (z304))
      (not (z325)) (not (z328)) (not (z329)) (not (z335)) (not (z343)) (not (z350)) (not (z351))
      (not (z356)) (not (z366)) (not (z368)) (not (z371)) (not (z376)) (not (z379)) (not (z393)))
    :effect (and
      (not (z16)) (z28) (not (z29)) (z140) (z183) (not (z215)) (z225) (not (z234)) (not (z291))))
  (:action a520
    :parameters ()
    :precondition (and
      (not (z0)) (not (z8)) (z16) (not (z20)) (not (z28)) (not (z29)) (not (z49)) (not (z52))
      (not (z57)) (not (z58)) (not (z60)) (not (z63)) (not (z64)) (not (z67)) (not (z69))
      (not (z73)) (not (z75)) (not (z79)) (not (z97)) (not (z103)) (not (z106)) (not (z113))
      (not (z117)) (not (z119)) (not (z124)) (not (z127)) (not (z131)) (not (z139)) (not (z147))
      (not (z161)) (not (z172)) (not (z173)) (not (z174)) (not (z177)) (not (z183)) (not (z199))
      (not (z200)) (not (z203)) (not (z210)) (not (z211)) (z215) (not (z225)) (z229) (not (z234))
      (not (z236)) (not (z240)) (not (z244)) (not (z246)) (not (z249)) (not (z256)) (not (z271))
      (z286) (not (z290)) (not (z291)) (not (z300)) (not (z302)) (not (z309)) (not (z310))
      (not (z325)) (not (z329)) (not (z335)) (not (z343)) (not (z350)) (not (z351)) (not (z356))
      (not (z361)) (not (z366)) (not (z368)) (not (z371)) (not (z376)) (not (z378)) (not (z379)))
    :effect (and
      (not (z16)) (z28) (z64) (z183) (not (z215)) (z225) (not (z229)) (not (z286))))
  (:action a521
    :parameters ()
    :precondition (and
      (not (z0)) (not (z14)) (z16) (not (z20)) (not (z28)) (not (z29)) (z47) (not (z49))
      (not (z57)) (not (z60)) (not (z63)) (not (z67)) (not (z69)) (not (z73)) (not (z75))
      (not (z79)) (not (z97)) (not (z100)) (not (z103)) (not (z113)) (not (z117)) (not (z119))
      (not (z124)) (not (z130)) (not (z131)) (not (z134)) (not (z136)) (not (z139)) (not (z147))
      (not (z161)) (not (z164)) (not (z172)) (not (z173)) (not (z174)) (not (z177)) (not (z183))
      (not (z199)) (not (z200)) (not (z203)) (not (z206)) (not (z211)) (z215) (not (z225))
      (not (z229)) (not (z232)) (not (z234)) (not (z236)) (not (z240)) (not (z244)) (not (z246))
      (not (z249)) (not (z251)) (not (z256)) (not (z271)) (not (z291)) (not (z294)) (not (z302))
      (not (z313)) (not (z325)) (z329) (not (z335)) (not (z343)) (not (z350)) (not (z351))
      (not (z355)) (not (z356)) (not (z366)) (not (z368)) (not (z371)) (not (z376)) (not (z379)))
    :effect (and
      (not (z16)) (z28) (not (z47)) (z75) (z183) (not (z215)) (z225) (not (z329))))
  (:action a522
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z13)) (not (z20)) (z27) (not (z28)) (not (z29)) (not (z36))
      (not (z41)) (not (z60)) (not (z69)) (not (z75)) (z79) (not (z91)) (not (z99)) (not (z103))
      (not (z107)) (not (z113)) (not (z117)) (not (z122)) (not (z125)) (not (z139)) (not (z142))
      (not (z144)) (not (z147)) (z154) (z157) (not (z165)) (not (z173)) (not (z174)) (not (z177))
      (not (z180)) (not (z181)) (not (z182)) (not (z183)) (not (z197)) (not (z198)) (not (z199))
      (not (z200)) (not (z201)) (not (z211)) (not (z219)) (not (z220)) (not (z227)) (not (z229))
      (not (z233)) (not (z234)) (not (z236)) (not (z237)) (not (z240)) (not (z244)) (not (z246))
      (not (z265)) (not (z269)) (z273) (not (z274)) (not (z275)) (not (z291)) (not (z301))
      (not (z302)) (not (z308)) (not (z314)) (not (z316)) (not (z325)) (not (z329)) (not (z335))
      (not (z345)) (not (z356)) (not (z365)) (not (z366)) (z368) (not (z371)) (not (z373))
      (not (z376)) (not (z379)) (not (z382)))
    :effect (and
      (not (z27)) (z28) (not (z79)) (z122) (not (z154)) (not (z157)) (z199) (z220) (not (z273))
      (z302) (not (z368))))
  (:action a523
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z13)) (not (z20)) (not (z25)) (z27) (not (z28)) (z29)
      (not (z36)) (not (z40)) (not (z41)) (not (z48)) (not (z51)) (not (z60)) (not (z69))
      (not (z75)) (not (z79)) (not (z103)) (not (z107)) (not (z113)) (not (z116)) (not (z117))
      (not (z122)) (not (z125)) (not (z139)) (not (z140)) (not (z147)) (not (z173)) (not (z174))
      (not (z177)) (not (z183)) (not (z199)) (not (z200)) (not (z201)) (not (z211)) (not (z219))
      (not (z221)) (not (z224)) (not (z227)) (not (z229)) (z234) (not (z236)) (not (z240))
      (not (z244)) (not (z246)) (not (z258)) (not (z260)) (not (z269)) (z273) (not (z275)) (z291)
      (not (z301)) (not (z302)) (not (z304)) (not (z325)) (not (z328)) (not (z329)) (not (z335))
      (not (z356)) (not (z365)) (not (z366)) (z368) (not (z371)) (not (z373)) (not (z376))
      (not (z379)) (not (z382)) (not (z393)))
    :effect (and
      (not (z27)) (z28) (not (z29)) (z122) (z140) (z199) (not (z234)) (not (z273)) (not (z291))
      (not (z368))))
  (:action a524
    :parameters ()
    :precondition (and
      (z0) (not (z1)) (not (z13)) (not (z20)) (z27) (not (z28)) (not (z29)) (not (z36))
      (not (z41)) (not (z56)) (not (z60)) (not (z69)) (not (z75)) (not (z79)) (not (z81))
      (not (z103)) (not (z107)) (z113) (not (z117)) (not (z122)) (not (z125)) (not (z128))
      (not (z139)) (not (z147)) (not (z159)) (not (z173)) (not (z174)) (not (z177)) (not (z183))
      (not (z190)) (not (z192)) (not (z199)) (not (z200)) (not (z201)) (not (z211)) (not (z219))
      (not (z227)) (not (z229)) (not (z234)) (not (z236)) (not (z240)) (not (z244)) (not (z246))
      (not (z269)) (z273) (not (z275)) (not (z281)) (not (z283)) (not (z288)) (not (z291))
      (not (z301)) (not (z302)) (not (z325)) (not (z329)) (not (z335)) (not (z346)) (not (z356))
      (not (z359)) (not (z365)) (not (z366)) (z368) (not (z370)) (z371) (not (z373)) (not (z376))
      (not (z379)) (not (z382)) (not (z392)) (not (z396)))
    :effect (and
      (not (z0)) (not (z27)) (z28) (not (z113)) (z122) (z159) (z199) (not (z273)) (not (z368))
      (not (z371))))
  (:action a525
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z8)) (not (z13)) (not (z20)) (z27) (not (z28)) (not (z29))
      (not (z36)) (not (z41)) (not (z52)) (not (z58)) (not (z60)) (not (z64)) (not (z69))
      (not (z75)) (not (z79)) (not (z103)) (not (z106)) (not (z107)) (not (z113)) (not (z117))
      (not (z122)) (not (z125)) (not (z127)) (not (z139)) (not (z147)) (not (z173)) (not (z174))
      (not (z177)) (not (z183)) (not (z199)) (not (z200)) (not (z201)) (not (z210)) (not (z211))
      (not (z219)) (not (z227)) (z229) (not (z234)) (not (z236)) (not (z240)) (not (z244))
      (not (z246)) (not (z269)) (z273) (not (z275)) (z286) (not (z290)) (not (z291)) (not (z300))
      (not (z301)) (not (z302)) (not (z309)) (not (z310)) (not (z325)) (not (z329)) (not (z335))
      (not (z356)) (not (z361)) (not (z365)) (not (z366)) (z368) (not (z371)) (not (z373))
      (not (z376)) (not (z378)) (not (z379)) (not (z382)))
    :effect (and
      (not (z27)) (z28) (z64) (z122) (z199) (not (z229)) (not (z273)) (not (z286)) (not (z368))))
  (:action a526
    :parameters ()
    :precondition (and
      (not (z0)) (not (z16)) (not (z20)) (not (z25)) (z28) (not (z29)) (not (z40)) (not (z48))
      (not (z49)) (not (z51)) (not (z57)) (not (z60)) (not (z63)) (not (z67)) (not (z69))
      (not (z73)) (not (z75)) (not (z79)) (not (z97)) (not (z103)) (not (z113)) (not (z116))
      (not (z117)) (not (z119)) (not (z124)) (not (z131)) (not (z139)) (z140) (not (z147))
      (not (z161)) (not (z172)) (not (z173)) (not (z174)) (not (z177)) (z183) (not (z199))
      (not (z200)) (not (z203)) (not (z211)) (not (z215)) (not (z221)) (not (z224)) (z225)
      (not (z229)) (not (z234)) (not (z236)) (not (z240)) (not (z244)) (not (z246)) (not (z249))
      (not (z256)) (not (z258)) (not (z260)) (not (z271)) (not (z291)) (not (z302)) (not (z304))
      (not (z325)) (not (z328)) (not (z329)) (not (z335)) (not (z343)) (not (z350)) (not (z351))
      (not (z356)) (not (z366)) (not (z368)) (not (z371)) (not (z376)) (not (z379)) (not (z393)))
    :effect (and
      (z16) (not (z28)) (z29) (not (z140)) (not (z183)) (z215) (not (z225)) (z234) (z291)))
  (:action a527
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z13)) (not (z20)) (not (z25)) (not (z27)) (z28) (not (z29))
      (not (z36)) (not (z40)) (not (z41)) (not (z48)) (not (z51)) (not (z60)) (not (z69))
      (not (z75)) (not (z79)) (not (z103)) (not (z107)) (not (z113)) (not (z116)) (not (z117))
      (z122) (not (z125)) (not (z139)) (z140) (not (z147)) (not (z173)) (not (z174)) (not (z177))
      (not (z183)) (z199) (not (z200)) (not (z201)) (not (z211)) (not (z219)) (not (z221))
      (not (z224)) (not (z227)) (not (z229)) (not (z234)) (not (z236)) (not (z240)) (not (z244))
      (not (z246)) (not (z258)) (not (z260)) (not (z269)) (not (z273)) (not (z275)) (not (z291))
      (not (z301)) (not (z302)) (not (z304)) (not (z325)) (not (z328)) (not (z329)) (not (z335))
      (not (z356)) (not (z365)) (not (z366)) (not (z368)) (not (z371)) (not (z373)) (not (z376))
      (not (z379)) (not (z382)) (not (z393)))
    :effect (and
      (z27) (not (z28)) (z29) (not (z122)) (not (z140)) (not (z199)) (z234) (z273) (z291) (z368)))
  (:action a528
    :parameters ()
    :precondition (and
      (not (z20)) (not (z26)) (not (z30)) (not (z31)) (not (z59)) (z69) (not (z73)) (not (z75))
      (not (z79)) (not (z91)) (z99) (not (z102)) (not (z112)) (not (z121)) (not (z137))
      (not (z139)) (not (z141)) (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165))
      (not (z176)) (not (z180)) (not (z181)) (not (z182)) (not (z197)) (not (z198)) (not (z205))
      (not (z207)) (not (z209)) (not (z216)) (z220) (not (z222)) (not (z233)) (not (z237))
      (not (z240)) (not (z259)) (not (z265)) (not (z274)) (not (z302)) (not (z308)) (not (z314))
      (not (z316)) (not (z331)) (not (z337)) (not (z345)) (not (z366)) (not (z368)) (not (z376))
      (not (z385)) (not (z399)))
    :effect (and
      (z30) (not (z69)) (not (z99)) (z207) (z302)))
  (:action a529
    :parameters ()
    :precondition (and
      (not (z20)) (not (z25)) (not (z26)) (not (z30)) (not (z31)) (not (z40)) (not (z48))
      (not (z51)) (not (z59)) (z69) (not (z73)) (not (z75)) (not (z102)) (not (z112))
      (not (z116)) (not (z121)) (not (z137)) (not (z139)) (not (z140)) (not (z141)) (not (z176))
      (not (z205)) (not (z207)) (not (z209)) (not (z216)) (not (z221)) (not (z222)) (not (z224))
      (not (z234)) (not (z240)) (not (z258)) (not (z259)) (z260) (not (z291)) (not (z302)) (z304)
      (not (z328)) (not (z331)) (not (z337)) (not (z366)) (not (z368)) (not (z376)) (not (z385))
      (not (z393)) (not (z399)))
    :effect (and
      (z30) (not (z69)) (z140) (z207) (not (z260)) (not (z304))))
  (:action a530
    :parameters ()
    :precondition (and
      (not (z20)) (z25) (not (z26)) (not (z30)) (not (z31)) (not (z40)) (not (z48)) (not (z51))
      (not (z59)) (z69) (not (z75)) (not (z102)) (not (z112)) (not (z116)) (not (z121))
      (not (z137)) (not (z139)) (z140) (not (z205)) (not (z207)) (not (z209)) (not (z216))
      (not (z221)) (not (z222)) (z224) (not (z234)) (not (z240)) (not (z258)) (not (z259))
      (not (z260)) (not (z291)) (not (z302)) (not (z304)) (not (z328)) (not (z337)) (not (z366))
      (not (z368)) (not (z376)) (not (z385)) (not (z393)) (not (z399)))
    :effect (and
      (not (z25)) (z31) (not (z69)) (not (z224)) (z399)))
  (:action a531
    :parameters ()
    :precondition (and
      (not (z20)) (not (z26)) (not (z30)) (not (z31)) (not (z59)) (z69) (not (z75)) (not (z79))
      (not (z91)) (not (z99)) (not (z102)) (not (z112)) (not (z121)) (not (z137)) (not (z139))
      (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (z181)
      (not (z182)) (not (z197)) (not (z198)) (not (z205)) (not (z207)) (not (z209)) (not (z216))
      (not (z220)) (not (z222)) (not (z233)) (z237) (not (z240)) (not (z259)) (not (z265))
      (not (z274)) (not (z302)) (not (z308)) (not (z314)) (not (z316)) (not (z337)) (z345)
      (not (z366)) (not (z368)) (not (z376)) (not (z385)) (not (z399)))
    :effect (and
      (z31) (not (z69)) (not (z181)) (z220) (not (z237)) (z302) (not (z345)) (z399)))
  (:action a532
    :parameters ()
    :precondition (and
      (not (z5)) (not (z20)) (not (z26)) (not (z30)) (not (z31)) (not (z56)) (not (z59)) (z69)
      (not (z75)) (not (z78)) (not (z79)) (not (z91)) (not (z99)) (not (z102)) (not (z112))
      (not (z121)) (not (z135)) (not (z136)) (not (z137)) (not (z139)) (not (z142)) (z144)
      (not (z154)) (not (z157)) (not (z165)) (not (z170)) (not (z180)) (not (z181)) (not (z182))
      (not (z197)) (not (z198)) (not (z204)) (not (z205)) (not (z207)) (not (z208)) (not (z209))
      (not (z216)) (not (z220)) (not (z222)) (not (z233)) (not (z237)) (not (z240)) (not (z243))
      (not (z250)) (not (z251)) (not (z259)) (z265) (not (z266)) (not (z274)) (not (z301))
      (not (z302)) (z308) (not (z314)) (not (z316)) (not (z327)) (not (z328)) (not (z337)) (z345)
      (not (z361)) (not (z366)) (not (z368)) (not (z374)) (not (z376)) (not (z385)) (not (z399)))
    :effect (and
      (z31) (not (z69)) (not (z144)) (z205) (z208) (z220) (not (z265)) (z302) (not (z308))
      (not (z345))))
  (:action a533
    :parameters ()
    :precondition (and
      (not (z5)) (not (z20)) (not (z25)) (not (z26)) (not (z30)) (not (z31)) (not (z40)) (z48)
      (not (z51)) (not (z56)) (not (z59)) (z69) (not (z75)) (not (z78)) (not (z102)) (not (z112))
      (not (z116)) (not (z121)) (not (z135)) (not (z136)) (not (z137)) (not (z139)) (not (z140))
      (not (z144)) (not (z170)) (not (z204)) (not (z205)) (not (z207)) (not (z208)) (not (z209))
      (not (z216)) (not (z221)) (not (z222)) (z224) (not (z234)) (not (z240)) (not (z243))
      (not (z250)) (not (z251)) (not (z258)) (not (z259)) (not (z260)) (not (z265)) (not (z266))
      (not (z291)) (not (z301)) (not (z302)) (not (z304)) (not (z327)) (z328) (not (z337))
      (not (z361)) (not (z366)) (not (z368)) (not (z374)) (not (z376)) (not (z385)) (not (z393))
      (not (z399)))
    :effect (and
      (z31) (not (z48)) (not (z69)) (z140) (z205) (z208) (not (z224)) (not (z328))))
  (:action a534
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (z22) (not (z33)) (not (z41)) (not (z47)) (not (z55)) (not (z61))
      (not (z69)) (not (z71)) (z75) (not (z100)) (not (z107)) (not (z117)) (not (z124))
      (not (z130)) (not (z134)) (not (z136)) (not (z139)) (not (z141)) (not (z164)) (not (z174))
      (not (z178)) (not (z185)) (not (z195)) (not (z206)) (not (z210)) (not (z232)) (not (z240))
      (not (z251)) (not (z253)) (not (z266)) (not (z277)) (not (z287)) (not (z294)) (not (z302))
      (z305) (not (z313)) (not (z318)) (not (z320)) (not (z321)) (not (z329)) (z333) (not (z334))
      (not (z355)) (not (z366)) (not (z367)) (not (z368)) (not (z376)))
    :effect (and
      (not (z22)) (z33) (not (z75)) (z240) (not (z305)) (z321) (not (z333))))
  (:action a535
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (not (z30)) (not (z33)) (not (z47)) (not (z55))
      (not (z69)) (not (z73)) (z75) (not (z100)) (not (z117)) (not (z130)) (not (z134))
      (not (z136)) (not (z139)) (z141) (not (z164)) (not (z174)) (not (z176)) (not (z178))
      (not (z195)) (not (z206)) (not (z232)) (not (z240)) (not (z251)) (not (z253)) (not (z266))
      (z277) (not (z287)) (not (z294)) (not (z302)) (z305) (not (z313)) (not (z318)) (not (z320))
      (not (z329)) (not (z331)) (not (z333)) (not (z334)) (not (z355)) (not (z366)) (not (z368))
      (not (z376)))
    :effect (and
      (z33) (not (z75)) (not (z141)) (z240) (not (z277)) (not (z305)) (z355)))
  (:action a536
    :parameters ()
    :precondition (and
      (not (z8)) (not (z13)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z33))
      (not (z52)) (not (z55)) (not (z57)) (not (z58)) (z64) (not (z69)) (not (z75)) (not (z81))
      (not (z106)) (not (z117)) (not (z127)) (not (z134)) (not (z139)) (not (z141)) (not (z158))
      (not (z174)) (not (z178)) (not (z180)) (not (z190)) (not (z195)) (not (z197)) (not (z198))
      (not (z210)) (not (z240)) (not (z245)) (not (z253)) (not (z259)) (not (z266)) (not (z277))
      (not (z286)) (z287) (not (z290)) (not (z300)) (not (z302)) (not (z305)) (not (z309))
      (not (z310)) (not (z318)) (not (z320)) (not (z324)) (z333) (not (z334)) (not (z341))
      (not (z349)) (not (z361)) (not (z364)) (not (z366)) (not (z368)) (not (z375)) (not (z376))
      (not (z378)))
    :effect (and
      (z33) (not (z64)) (z240) (not (z287)) (z309) (not (z333))))
  (:action a537
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z30)) (not (z33)) (not (z52)) (not (z55))
      (not (z58)) (z64) (not (z69)) (not (z73)) (not (z75)) (not (z106)) (not (z117))
      (not (z127)) (not (z139)) (z141) (not (z174)) (not (z176)) (not (z178)) (not (z195))
      (not (z210)) (not (z240)) (not (z253)) (not (z266)) (z277) (not (z286)) (not (z287))
      (not (z290)) (not (z300)) (not (z302)) (z305) (not (z309)) (not (z310)) (not (z318))
      (not (z320)) (not (z331)) (not (z333)) (not (z334)) (not (z361)) (not (z366)) (not (z368))
      (not (z376)) (not (z378)))
    :effect (and
      (z33) (not (z141)) (z240) (not (z277)) (not (z305)) (z310)))
  (:action a538
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z33)) (not (z52)) (not (z55)) (not (z58)) (z64)
      (not (z69)) (not (z75)) (not (z106)) (not (z117)) (not (z127)) (not (z139)) (not (z141))
      (not (z174)) (not (z178)) (not (z195)) (not (z210)) (not (z240)) (not (z253)) (not (z266))
      (z277) (not (z286)) (not (z287)) (not (z290)) (not (z300)) (not (z302)) (not (z305))
      (not (z309)) (not (z310)) (not (z318)) (not (z320)) (not (z333)) (not (z334)) (not (z361))
      (not (z366)) (not (z368)) (not (z376)) (not (z378)))
    :effect (and
      (z33) (not (z64)) (z240) (not (z277)) (z310)))
  (:action a539
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (not (z33)) (not (z47)) (not (z55)) (not (z69)) (z75)
      (not (z100)) (not (z117)) (not (z130)) (not (z134)) (not (z136)) (not (z139)) (not (z141))
      (not (z164)) (not (z174)) (not (z178)) (not (z195)) (not (z206)) (not (z232)) (not (z240))
      (not (z251)) (not (z253)) (not (z266)) (z277) (not (z287)) (not (z294)) (not (z302))
      (not (z305)) (not (z313)) (not (z318)) (not (z320)) (not (z329)) (not (z333)) (not (z334))
      (not (z355)) (not (z366)) (not (z368)) (not (z376)))
    :effect (and
      (z33) (not (z75)) (z240) (not (z277)) (z313)))
  (:action a540
    :parameters ()
    :precondition (and
      (not (z5)) (not (z20)) (not (z22)) (not (z23)) (not (z33)) (not (z34)) (not (z55))
      (not (z56)) (not (z68)) (not (z69)) (not (z70)) (not (z75)) (z78) (not (z117)) (not (z118))
      (not (z133)) (not (z135)) (not (z136)) (not (z139)) (not (z141)) (not (z144)) (z145)
      (not (z158)) (not (z170)) (not (z174)) (not (z176)) (not (z178)) (not (z184)) (not (z195))
      (not (z204)) (not (z208)) (not (z226)) (not (z240)) (not (z241)) (z243) (not (z244))
      (not (z246)) (not (z250)) (not (z251)) (not (z253)) (z262) (not (z265)) (z266) (not (z276))
      (not (z277)) (not (z287)) (not (z301)) (not (z302)) (not (z305)) (not (z318)) (not (z320))
      (not (z327)) (not (z328)) (not (z332)) (not (z333)) (not (z334)) (not (z356)) (not (z361))
      (not (z366)) (not (z367)) (not (z368)) (z374) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (z33) (not (z145)) (z204) (z240) (not (z243)) (not (z262)) (not (z266)) (z332) (not (z374))))
  (:action a541
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (z22) (not (z33)) (not (z41)) (not (z52)) (not (z55)) (not (z58))
      (not (z61)) (z64) (not (z69)) (not (z71)) (not (z75)) (not (z106)) (not (z107))
      (not (z117)) (not (z124)) (not (z127)) (not (z139)) (not (z141)) (not (z174)) (not (z178))
      (not (z185)) (not (z195)) (not (z210)) (not (z240)) (not (z253)) (not (z266)) (not (z277))
      (not (z286)) (not (z287)) (not (z290)) (not (z300)) (not (z302)) (z305) (not (z309))
      (not (z310)) (not (z318)) (not (z320)) (not (z321)) (z333) (not (z334)) (not (z361))
      (not (z366)) (not (z367)) (not (z368)) (not (z376)) (not (z378)))
    :effect (and
      (not (z22)) (z33) (not (z64)) (z210) (z240) (not (z305)) (not (z333)) (z378)))
  (:action a542
    :parameters ()
    :precondition (and
      (not (z0)) (not (z8)) (not (z20)) (not (z22)) (not (z28)) (not (z29)) (not (z33))
      (not (z52)) (not (z55)) (not (z58)) (not (z60)) (z64) (not (z69)) (not (z75)) (not (z79))
      (not (z103)) (not (z106)) (not (z113)) (z117) (not (z127)) (not (z139)) (not (z141))
      (not (z147)) (not (z173)) (z174) (not (z177)) (z178) (not (z183)) (not (z195)) (not (z199))
      (not (z200)) (not (z210)) (not (z211)) (not (z229)) (not (z234)) (not (z236)) (not (z240))
      (not (z244)) (not (z246)) (not (z253)) (not (z266)) (not (z277)) (not (z286)) (not (z287))
      (not (z290)) (not (z291)) (not (z300)) (not (z302)) (not (z305)) (not (z309)) (not (z310))
      (not (z318)) (not (z320)) (not (z325)) (not (z329)) (not (z333)) (not (z334)) (not (z335))
      (not (z356)) (not (z361)) (not (z366)) (not (z368)) (not (z371)) (not (z376)) (not (z378))
      (not (z379)))
    :effect (and
      (z33) (not (z64)) (not (z117)) (not (z174)) (not (z178)) (z229) (z240) (z286)))
  (:action a543
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (not (z33)) (not (z47)) (not (z55)) (not (z69)) (z75)
      (not (z100)) (not (z117)) (not (z130)) (not (z134)) (not (z136)) (not (z139)) (not (z141))
      (not (z164)) (not (z174)) (not (z178)) (not (z195)) (not (z206)) (not (z232)) (not (z240))
      (not (z251)) (z253) (not (z266)) (not (z277)) (not (z287)) (not (z294)) (not (z302))
      (not (z305)) (not (z313)) (not (z318)) (not (z320)) (not (z326)) (not (z329)) (not (z333))
      (z334) (not (z355)) (not (z366)) (not (z368)) (not (z376)))
    :effect (and
      (z33) (not (z75)) (z206) (z232) (z240) (not (z253)) (z313) (not (z334))))
  (:action a544
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z23)) (not (z33)) (not (z34)) (not (z50)) (z55) (not (z63))
      (not (z68)) (not (z69)) (not (z70)) (not (z75)) (not (z89)) (z94) (not (z117)) (not (z118))
      (not (z130)) (not (z133)) (not (z139)) (not (z141)) (z145) (not (z158)) (not (z161))
      (not (z164)) (not (z174)) (not (z176)) (not (z178)) (not (z184)) (not (z187)) (not (z195))
      (not (z204)) (not (z226)) (not (z240)) (not (z241)) (not (z244)) (not (z246)) (not (z249))
      (not (z253)) (z261) (z262) (not (z266)) (not (z274)) (not (z276)) (not (z277)) (not (z285))
      (not (z287)) (not (z302)) (not (z305)) (not (z317)) (not (z318)) (not (z320)) (not (z332))
      (not (z333)) (not (z334)) (not (z356)) (not (z363)) (not (z366)) (not (z367)) (not (z368))
      (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (z33) (not (z55)) (not (z94)) (not (z145)) (z240) (z241) (not (z261)) (z397)))
  (:action a545
    :parameters ()
    :precondition (and
      (not (z7)) (not (z17)) (not (z20)) (not (z22)) (not (z23)) (not (z26)) (not (z33))
      (not (z34)) (not (z37)) (not (z49)) (z55) (not (z68)) (not (z69)) (not (z70)) (not (z75))
      (not (z102)) (not (z117)) (not (z118)) (not (z129)) (not (z133)) (not (z139)) (not (z141))
      (z145) (not (z148)) (not (z158)) (not (z160)) (not (z174)) (not (z176)) (not (z178))
      (not (z184)) (not (z195)) (not (z204)) (not (z226)) (not (z240)) (not (z241)) (not (z244))
      (not (z246)) (not (z248)) (not (z253)) (z262) (not (z266)) (not (z276)) (not (z277))
      (not (z287)) (not (z302)) (not (z305)) (not (z318)) (not (z320)) (not (z332)) (not (z333))
      (not (z334)) (not (z343)) (not (z356)) (not (z366)) (not (z367)) (not (z368)) (not (z375))
      (not (z376)) (not (z397)))
    :effect (and
      (z33) (not (z55)) (not (z145)) (z226) (z240) (z241) (not (z262))))
  (:action a546
    :parameters ()
    :precondition (and
      (not (z0)) (not (z20)) (not (z22)) (not (z23)) (not (z28)) (not (z29)) (not (z33))
      (not (z34)) (not (z55)) (not (z60)) (not (z68)) (not (z69)) (not (z70)) (not (z75))
      (not (z79)) (not (z103)) (not (z113)) (z117) (not (z118)) (not (z133)) (not (z139))
      (not (z141)) (z145) (not (z147)) (not (z158)) (not (z173)) (z174) (not (z176)) (not (z177))
      (z178) (not (z183)) (not (z184)) (not (z195)) (not (z199)) (not (z200)) (not (z204))
      (not (z211)) (not (z226)) (not (z229)) (not (z234)) (not (z236)) (not (z240)) (not (z241))
      (not (z244)) (not (z246)) (not (z253)) (z262) (not (z266)) (not (z276)) (not (z277))
      (not (z287)) (not (z291)) (not (z302)) (not (z305)) (not (z318)) (not (z320)) (not (z325))
      (not (z329)) (not (z332)) (not (z333)) (not (z334)) (not (z335)) (not (z356)) (not (z366))
      (not (z367)) (not (z368)) (not (z371)) (not (z375)) (not (z376)) (not (z379)) (not (z397)))
    :effect (and
      (z33) (not (z117)) (not (z145)) (not (z174)) (not (z178)) (z240) (z244) (z246) (not (z262))
      (z356)))
  (:action a547
    :parameters ()
    :precondition (and
      (not (z13)) (not (z14)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z33))
      (not (z47)) (not (z55)) (not (z57)) (not (z69)) (z75) (not (z81)) (not (z100)) (not (z117))
      (not (z130)) (not (z134)) (not (z136)) (not (z139)) (not (z141)) (not (z158)) (not (z164))
      (not (z174)) (not (z178)) (not (z180)) (not (z190)) (not (z195)) (not (z197)) (not (z198))
      (not (z206)) (not (z232)) (not (z240)) (not (z245)) (not (z251)) (not (z253)) (not (z259))
      (not (z266)) (not (z277)) (z287) (not (z294)) (not (z302)) (not (z305)) (not (z309))
      (not (z313)) (not (z318)) (not (z320)) (not (z324)) (not (z329)) (z333) (not (z334))
      (not (z341)) (not (z349)) (not (z355)) (not (z364)) (not (z366)) (not (z368)) (not (z375))
      (not (z376)))
    :effect (and
      (z33) (not (z75)) (z134) (z240) (not (z287)) (z313) (not (z333))))
  (:action a548
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (not (z33)) (not (z47)) (not (z50)) (z55) (not (z63))
      (not (z69)) (z75) (not (z89)) (z94) (not (z100)) (not (z117)) (not (z130)) (not (z134))
      (not (z136)) (not (z139)) (not (z141)) (not (z161)) (not (z164)) (not (z174)) (not (z178))
      (not (z187)) (not (z195)) (not (z206)) (not (z232)) (not (z240)) (not (z249)) (not (z251))
      (not (z253)) (z261) (not (z262)) (not (z266)) (not (z274)) (not (z277)) (not (z285))
      (not (z287)) (not (z294)) (not (z302)) (not (z305)) (not (z313)) (not (z317)) (not (z318))
      (not (z320)) (not (z329)) (not (z333)) (not (z334)) (not (z355)) (not (z363)) (not (z366))
      (not (z368)) (not (z376)))
    :effect (and
      (z33) (not (z55)) (not (z75)) (z130) (z164) (z240) (not (z261)) (z313)))
  (:action a549
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z23)) (not (z30)) (not (z33)) (not (z34)) (not (z55))
      (not (z68)) (not (z69)) (not (z70)) (not (z73)) (not (z75)) (not (z117)) (not (z118))
      (not (z133)) (not (z139)) (z141) (z145) (not (z158)) (not (z174)) (not (z176)) (not (z178))
      (not (z184)) (not (z195)) (not (z204)) (not (z226)) (not (z240)) (not (z241)) (not (z244))
      (not (z246)) (not (z253)) (z262) (not (z266)) (not (z276)) (z277) (not (z287)) (not (z302))
      (z305) (not (z318)) (not (z320)) (not (z331)) (not (z332)) (not (z333)) (not (z334))
      (not (z356)) (not (z366)) (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (z33) (not (z141)) (not (z145)) (z176) (z240) (z241) (not (z262)) (not (z277)) (not (z305))))
  (:action a550
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z23)) (not (z33)) (not (z34)) (not (z55)) (not (z68))
      (not (z69)) (not (z70)) (not (z75)) (not (z117)) (not (z118)) (not (z133)) (not (z139))
      (not (z141)) (z145) (not (z158)) (not (z174)) (not (z176)) (not (z178)) (not (z184))
      (not (z195)) (not (z204)) (not (z226)) (not (z240)) (not (z241)) (not (z244)) (not (z246))
      (not (z253)) (z262) (not (z266)) (not (z276)) (z277) (not (z287)) (not (z302)) (not (z305))
      (not (z318)) (not (z320)) (not (z332)) (not (z333)) (not (z334)) (not (z356)) (not (z366))
      (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (z33) (z68) (not (z145)) (z240) (z241) (not (z262)) (not (z277))))
  (:action a551
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z23)) (not (z33)) (not (z34)) (not (z55)) (not (z68))
      (not (z69)) (not (z70)) (not (z75)) (not (z117)) (not (z118)) (not (z133)) (not (z139))
      (not (z141)) (z145) (not (z158)) (not (z174)) (not (z176)) (z178) (not (z184)) (not (z195))
      (not (z204)) (not (z226)) (not (z240)) (not (z241)) (not (z244)) (not (z246)) (not (z253))
      (z262) (not (z266)) (not (z276)) (not (z277)) (not (z287)) (not (z302)) (z305) (not (z318))
      (not (z320)) (not (z332)) (z333) (not (z334)) (not (z356)) (not (z366)) (not (z367))
      (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (z33) (z70) (not (z145)) (not (z178)) (z240) (not (z262)) (not (z305)) (not (z333))))
  (:action a552
    :parameters ()
    :precondition (and
      (not (z20)) (z22) (not (z23)) (not (z33)) (not (z34)) (not (z41)) (not (z55)) (not (z61))
      (not (z68)) (not (z69)) (not (z70)) (not (z71)) (not (z75)) (not (z107)) (not (z117))
      (not (z118)) (not (z124)) (not (z133)) (not (z139)) (not (z141)) (z145) (not (z158))
      (not (z174)) (not (z176)) (not (z178)) (not (z184)) (not (z185)) (not (z195)) (not (z204))
      (not (z210)) (not (z226)) (not (z240)) (not (z241)) (not (z244)) (not (z246)) (not (z253))
      (z262) (not (z266)) (not (z276)) (not (z277)) (not (z287)) (not (z302)) (z305) (not (z318))
      (not (z320)) (not (z321)) (not (z332)) (z333) (not (z334)) (not (z356)) (not (z366))
      (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (not (z22)) (z33) (z70) (not (z145)) (z240) (not (z262)) (not (z305)) (not (z333)) (z367)))
  (:action a553
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (not (z33)) (not (z47)) (z55) (not (z69)) (z75)
      (not (z100)) (not (z117)) (not (z130)) (not (z134)) (not (z136)) (not (z139)) (not (z141))
      (not (z164)) (not (z174)) (not (z178)) (not (z195)) (not (z206)) (not (z232)) (not (z240))
      (not (z251)) (not (z253)) (not (z266)) (not (z277)) (not (z287)) (not (z294)) (not (z302))
      (not (z305)) (not (z313)) (not (z318)) (not (z320)) (not (z329)) (not (z333)) (not (z334))
      (not (z355)) (not (z366)) (not (z368)) (not (z376)))
    :effect (and
      (z33) (not (z55)) (not (z75)) (z100) (z240) (z313) (z355)))
  (:action a554
    :parameters ()
    :precondition (and
      (not (z5)) (not (z14)) (not (z20)) (not (z22)) (not (z33)) (not (z47)) (not (z55))
      (not (z56)) (not (z69)) (z75) (z78) (not (z100)) (not (z117)) (not (z130)) (not (z134))
      (not (z135)) (not (z136)) (not (z139)) (not (z141)) (not (z144)) (not (z164)) (not (z170))
      (not (z174)) (not (z178)) (not (z195)) (not (z204)) (not (z206)) (not (z208)) (not (z232))
      (not (z240)) (z243) (not (z250)) (not (z251)) (not (z253)) (not (z265)) (z266) (not (z277))
      (not (z287)) (not (z294)) (not (z301)) (not (z302)) (not (z305)) (not (z313)) (not (z318))
      (not (z320)) (not (z327)) (not (z328)) (not (z329)) (not (z333)) (not (z334)) (not (z355))
      (not (z361)) (not (z366)) (not (z368)) (z374) (not (z376)))
    :effect (and
      (z33) (not (z75)) (not (z78)) (z100) (z136) (z240) (not (z243)) (z251) (not (z266))
      (not (z374))))
  (:action a555
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z23)) (not (z33)) (not (z34)) (not (z55)) (not (z68))
      (not (z69)) (not (z70)) (not (z75)) (not (z117)) (not (z118)) (not (z133)) (not (z139))
      (not (z141)) (z145) (not (z158)) (not (z174)) (not (z176)) (not (z178)) (not (z184))
      (not (z195)) (not (z204)) (not (z226)) (not (z240)) (not (z241)) (not (z244)) (not (z246))
      (z253) (z262) (not (z266)) (not (z276)) (not (z277)) (not (z287)) (not (z302)) (not (z305))
      (not (z318)) (not (z320)) (not (z326)) (not (z332)) (not (z333)) (z334) (not (z356))
      (not (z366)) (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (z33) (z68) (z118) (not (z145)) (z240) (not (z253)) (not (z262)) (not (z334)) (z397)))
  (:action a556
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z33)) (not (z52)) (not (z55)) (not (z58)) (z64)
      (not (z69)) (not (z75)) (not (z106)) (not (z117)) (not (z127)) (not (z139)) (not (z141))
      (not (z174)) (not (z178)) (not (z182)) (not (z195)) (not (z210)) (not (z233)) (not (z240))
      (z253) (not (z266)) (not (z277)) (not (z284)) (not (z286)) (not (z287)) (not (z290))
      (not (z300)) (not (z302)) (not (z305)) (not (z309)) (not (z310)) (not (z318)) (not (z320))
      (not (z326)) (not (z333)) (z334) (not (z361)) (not (z366)) (not (z368)) (not (z376))
      (not (z378)))
    :effect (and
      (z33) (not (z64)) (z127) (z240) (not (z253)) (z300) (not (z334))))
  (:action a557
    :parameters ()
    :precondition (and
      (not (z13)) (not (z20)) (not (z21)) (not (z22)) (not (z23)) (not (z33)) (not (z34))
      (not (z55)) (not (z57)) (not (z68)) (not (z69)) (not (z70)) (not (z75)) (not (z81))
      (not (z117)) (not (z118)) (not (z133)) (not (z134)) (not (z139)) (not (z141)) (z145)
      (not (z158)) (not (z174)) (not (z176)) (not (z178)) (not (z180)) (not (z184)) (not (z190))
      (not (z195)) (not (z197)) (not (z198)) (not (z204)) (not (z226)) (not (z240)) (not (z241))
      (not (z244)) (not (z245)) (not (z246)) (not (z253)) (not (z259)) (z262) (not (z266))
      (not (z276)) (not (z277)) (z287) (not (z302)) (not (z305)) (not (z309)) (not (z318))
      (not (z320)) (not (z324)) (not (z332)) (z333) (not (z334)) (not (z341)) (not (z349))
      (not (z356)) (not (z364)) (not (z366)) (not (z367)) (not (z368)) (not (z375)) (not (z376))
      (not (z397)))
    :effect (and
      (z23) (z33) (not (z145)) (z158) (z240) (not (z262)) (not (z287)) (not (z333)) (z375)))
  (:action a558
    :parameters ()
    :precondition (and
      (not (z20)) (not (z23)) (not (z34)) (not (z37)) (z39) (not (z46)) (not (z68)) (not (z69))
      (not (z70)) (not (z75)) (not (z80)) (not (z84)) (not (z91)) (not (z97)) (not (z118))
      (not (z133)) (not (z139)) (z145) (z151) (not (z158)) (not (z165)) (not (z176)) (not (z184))
      (not (z188)) (not (z189)) (not (z204)) (not (z226)) (not (z240)) (not (z241)) (not (z244))
      (not (z246)) (z262) (not (z268)) (not (z276)) (not (z285)) (not (z293)) (not (z299))
      (not (z302)) (not (z320)) (not (z332)) (not (z356)) (not (z360)) (not (z363)) (not (z366))
      (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z381)) (not (z392)) (not (z397)))
    :effect (and
      (z34) (not (z39)) (z118) (z133) (not (z145)) (not (z151)) (z184) (not (z262)) (z293) (z366)))
  (:action a559
    :parameters ()
    :precondition (and
      (not (z17)) (not (z20)) (not (z23)) (not (z34)) (not (z60)) (not (z62)) (not (z68))
      (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77)) (not (z84)) (not (z89)) (z90)
      (not (z91)) (not (z97)) (not (z101)) (not (z103)) (not (z114)) (not (z118)) (not (z133))
      (not (z139)) (z145) (not (z158)) (not (z165)) (not (z176)) (not (z184)) (z186) (not (z188))
      (not (z189)) (not (z202)) (not (z204)) (not (z217)) (not (z226)) (not (z240)) (not (z241))
      (not (z244)) (not (z246)) (z255) (z262) (not (z276)) (not (z302)) (not (z320)) (not (z331))
      (not (z332)) (not (z347)) (not (z356)) (not (z364)) (not (z366)) (not (z367)) (not (z368))
      (not (z375)) (not (z376)) (not (z392)) (not (z397)))
    :effect (and
      (z34) (not (z90)) (z118) (z133) (not (z145)) (z184) (not (z186)) (z217) (not (z255))
      (not (z262))))
  (:action a560
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z23)) (not (z33)) (not (z34)) (not (z55)) (not (z68))
      (not (z69)) (not (z70)) (not (z75)) (not (z84)) (not (z91)) (not (z97)) (not (z117))
      (not (z118)) (not (z133)) (not (z139)) (not (z141)) (z145) (not (z158)) (not (z165))
      (not (z174)) (not (z176)) (z178) (not (z184)) (not (z188)) (not (z189)) (not (z195))
      (not (z204)) (not (z226)) (not (z240)) (not (z241)) (not (z244)) (not (z246)) (not (z253))
      (z262) (not (z266)) (not (z276)) (not (z277)) (not (z287)) (not (z302)) (not (z305))
      (not (z318)) (z320) (not (z332)) (not (z333)) (z334) (not (z356)) (not (z366)) (not (z367))
      (not (z368)) (not (z375)) (not (z376)) (not (z392)) (not (z397)))
    :effect (and
      (z33) (z34) (z118) (z133) (not (z145)) (not (z178)) (z184) (z240) (not (z262)) (not (z320))
      (not (z334))))
  (:action a561
    :parameters ()
    :precondition (and
      (not (z20)) (not (z35)) (not (z45)) (not (z56)) (not (z69)) (not (z75)) (not (z81))
      (not (z93)) (not (z96)) (not (z98)) (not (z113)) (not (z139)) (z159) (not (z160))
      (not (z163)) (not (z177)) (not (z188)) (not (z190)) (not (z192)) (z212) (not (z240))
      (not (z245)) (not (z252)) (not (z264)) (not (z283)) (not (z284)) (not (z288)) (not (z302))
      (not (z317)) (not (z339)) (not (z344)) (not (z346)) (not (z349)) (not (z354)) (not (z359))
      (not (z362)) (not (z366)) (not (z368)) (not (z370)) (not (z376)) (not (z387)) (not (z392))
      (z396))
    :effect (and
      (z35) (not (z212)) (z387) (not (z396))))
  (:action a562
    :parameters ()
    :precondition (and
      (not (z4)) (not (z19)) (not (z20)) (not (z21)) (not (z35)) (not (z45)) (not (z50))
      (not (z69)) (not (z75)) (not (z82)) (not (z84)) (not (z86)) (not (z93)) (not (z96))
      (not (z98)) (z108) (not (z139)) (not (z148)) (not (z160)) (not (z163)) (not (z169))
      (not (z177)) (not (z185)) (not (z188)) (not (z189)) (not (z200)) (z212) (not (z235))
      (not (z236)) (not (z240)) (not (z245)) (not (z252)) (not (z264)) (not (z284)) (not (z302))
      (not (z312)) (not (z317)) (z330) (not (z335)) (not (z339)) (not (z344)) (not (z349))
      (not (z353)) (not (z354)) (not (z362)) (not (z366)) (not (z368)) (not (z376)) (not (z387)))
    :effect (and
      (z35) (not (z108)) (not (z212)) (not (z330)) (z376) (z387)))
  (:action a563
    :parameters ()
    :precondition (and
      (not (z3)) (not (z20)) (not (z35)) (not (z45)) (not (z61)) (not (z69)) (not (z75))
      (not (z83)) (not (z93)) (not (z96)) (not (z98)) (not (z135)) (not (z139)) (not (z147))
      (not (z150)) (not (z153)) (not (z160)) (not (z163)) (z171) (not (z177)) (not (z188)) (z212)
      (not (z213)) (not (z231)) (not (z240)) (not (z245)) (not (z252)) (not (z257)) (not (z264))
      (not (z284)) (not (z302)) (not (z317)) (not (z326)) (not (z327)) (not (z339)) (not (z344))
      (not (z349)) (not (z354)) (not (z362)) (not (z366)) (not (z368)) (not (z376)) (not (z379))
      (not (z380)) (not (z387)) (not (z389)))
    :effect (and
      (z20) (z35) (not (z212)) (z387)))
  (:action a564
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z56)) (not (z69))
      (not (z75)) (not (z81)) (not (z82)) (not (z98)) (not (z107)) (not (z113)) (not (z122))
      (not (z125)) (not (z128)) (not (z139)) (z159) (not (z190)) (z192) (not (z199)) (not (z201))
      (not (z216)) (not (z219)) (not (z227)) (not (z240)) (not (z269)) (z273) (not (z275))
      (not (z281)) (not (z288)) (not (z301)) (not (z302)) (not (z346)) (not (z359)) (not (z365))
      (not (z366)) (z368) (z370) (not (z373)) (not (z376)) (not (z382)) (not (z392)) (not (z396)))
    :effect (and
      (not (z27)) (z36) (not (z192)) (z365) (not (z368)) (not (z370))))
  (:action a565
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z25) (z27) (not (z36)) (not (z40)) (not (z41)) (z48)
      (not (z51)) (not (z69)) (not (z75)) (not (z82)) (not (z98)) (not (z107)) (not (z116))
      (not (z122)) (not (z125)) (not (z139)) (z140) (not (z199)) (not (z201)) (not (z216))
      (not (z219)) (not (z224)) (not (z227)) (not (z234)) (not (z240)) (not (z258)) (not (z260))
      (not (z269)) (z273) (not (z275)) (not (z291)) (not (z301)) (not (z302)) (not (z304))
      (not (z328)) (not (z365)) (not (z366)) (z368) (not (z373)) (not (z376)) (not (z382))
      (not (z393)))
    :effect (and
      (not (z25)) (not (z27)) (z36) (not (z48)) (z365) (not (z368))))
  (:action a566
    :parameters ()
    :precondition (and
      (not (z1)) (not (z8)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (z52) (z64)
      (not (z69)) (not (z75)) (not (z82)) (not (z98)) (z106) (not (z107)) (not (z122))
      (not (z125)) (not (z127)) (not (z139)) (not (z199)) (not (z201)) (not (z210)) (not (z216))
      (not (z219)) (not (z227)) (not (z240)) (not (z269)) (z273) (not (z275)) (not (z286)) (z290)
      (not (z300)) (not (z301)) (not (z302)) (not (z309)) (not (z310)) (not (z361)) (not (z365))
      (not (z366)) (z368) (not (z373)) (not (z376)) (not (z378)) (not (z382)))
    :effect (and
      (not (z27)) (z36) (not (z52)) (not (z106)) (not (z290)) (z365) (not (z368))))
  (:action a567
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z27) (not (z36)) (not (z41)) (not (z69)) (not (z75))
      (not (z79)) (not (z82)) (not (z91)) (not (z98)) (not (z99)) (not (z107)) (not (z122))
      (not (z125)) (not (z139)) (not (z142)) (not (z144)) (not (z154)) (not (z157)) (not (z165))
      (not (z180)) (z181) (not (z182)) (not (z197)) (not (z198)) (not (z199)) (not (z201))
      (not (z216)) (not (z219)) (not (z220)) (not (z227)) (not (z233)) (not (z237)) (not (z240))
      (not (z265)) (not (z269)) (z273) (not (z274)) (not (z275)) (not (z301)) (not (z302))
      (not (z308)) (not (z314)) (not (z316)) (not (z345)) (not (z365)) (not (z366)) (z368)
      (not (z373)) (not (z376)) (not (z382)))
    :effect (and
      (not (z27)) (z36) (not (z181)) (z220) (z302) (z365) (not (z368))))
  (:action a568
    :parameters ()
    :precondition (and
      (z7) (not (z17)) (not (z20)) (not (z26)) (not (z37)) (not (z39)) (not (z46)) (not (z49))
      (not (z56)) (not (z69)) (not (z75)) (not (z80)) (not (z81)) (not (z102)) (not (z113))
      (not (z128)) (z129) (not (z139)) (not (z148)) (not (z151)) (not (z159)) (not (z160))
      (not (z190)) (not (z192)) (not (z226)) (not (z240)) (not (z248)) (not (z268)) (not (z281))
      (not (z283)) (not (z285)) (not (z288)) (z293) (not (z299)) (not (z302)) (not (z343))
      (not (z346)) (not (z359)) (not (z360)) (not (z363)) (z366) (not (z368)) (not (z370))
      (not (z376)) (not (z381)) (not (z392)) (z396))
    :effect (and
      (z37) (z80) (not (z129)) (z159) (not (z293)) (not (z366)) (not (z396))))
  (:action a569
    :parameters ()
    :precondition (and
      (not (z7)) (not (z17)) (not (z20)) (not (z23)) (not (z26)) (not (z34)) (not (z37))
      (not (z39)) (not (z46)) (not (z49)) (not (z68)) (not (z69)) (not (z70)) (not (z75))
      (not (z80)) (not (z102)) (not (z118)) (not (z129)) (not (z133)) (not (z139)) (not (z145))
      (not (z148)) (not (z151)) (not (z158)) (not (z160)) (not (z176)) (not (z184)) (not (z204))
      (z226) (not (z240)) (z241) (not (z244)) (not (z246)) (not (z248)) (not (z262)) (not (z268))
      (not (z276)) (not (z285)) (z293) (not (z299)) (not (z302)) (not (z332)) (not (z343))
      (not (z356)) (not (z360)) (not (z363)) (z366) (not (z367)) (not (z368)) (not (z375))
      (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (z7) (z37) (z80) (z145) (not (z226)) (not (z241)) (z262) (not (z293)) (not (z366))))
  (:action a570
    :parameters ()
    :precondition (and
      (not (z7)) (z8) (not (z17)) (not (z20)) (not (z26)) (not (z37)) (not (z39)) (not (z46))
      (not (z49)) (not (z52)) (z58) (not (z64)) (not (z69)) (not (z75)) (not (z80)) (not (z102))
      (not (z106)) (not (z127)) (not (z129)) (not (z139)) (not (z148)) (not (z151)) (not (z160))
      (not (z210)) (not (z226)) (not (z240)) (not (z248)) (not (z268)) (not (z285)) (not (z286))
      (z290) (z293) (not (z299)) (not (z300)) (not (z302)) (not (z309)) (z310) (not (z343))
      (not (z360)) (not (z361)) (not (z363)) (z366) (not (z368)) (not (z376)) (not (z378))
      (not (z381)))
    :effect (and
      (z7) (not (z8)) (z37) (not (z58)) (z64) (z80) (not (z290)) (not (z293)) (not (z310))
      (not (z366))))
  (:action a571
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z17)) (not (z20)) (not (z26)) (not (z37)) (not (z39))
      (not (z46)) (not (z49)) (not (z61)) (not (z69)) (not (z75)) (not (z80)) (z83) (not (z102))
      (not (z129)) (not (z135)) (not (z139)) (not (z147)) (not (z148)) (not (z150)) (not (z151))
      (not (z153)) (not (z160)) (not (z171)) (not (z213)) (not (z226)) (not (z231)) (not (z240))
      (not (z248)) (not (z257)) (not (z268)) (not (z285)) (z293) (not (z299)) (not (z302))
      (not (z326)) (not (z327)) (not (z343)) (not (z360)) (not (z363)) (z366) (not (z368))
      (not (z376)) (not (z379)) (not (z380)) (not (z381)) (not (z389)))
    :effect (and
      (z7) (z20) (z37) (z80) (not (z83)) (z171) (not (z293)) (not (z366))))
  (:action a572
    :parameters ()
    :precondition (and
      (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z56)) (not (z69)) (not (z75))
      (not (z80)) (not (z81)) (not (z113)) (not (z128)) (not (z139)) (not (z151)) (z159)
      (not (z190)) (z192) (not (z240)) (not (z268)) (not (z281)) (not (z285)) (not (z288)) (z293)
      (not (z299)) (not (z302)) (not (z346)) (not (z359)) (not (z360)) (not (z363)) (z366)
      (not (z368)) (z370) (not (z376)) (not (z381)) (not (z392)) (not (z396)))
    :effect (and
      (z39) (not (z192)) (not (z366)) (not (z370))))
  (:action a573
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (z52) (not (z58)) (z64)
      (not (z69)) (not (z75)) (not (z80)) (z106) (not (z127)) (not (z139)) (not (z151))
      (not (z210)) (not (z240)) (not (z268)) (not (z285)) (not (z286)) (z290) (z293) (not (z299))
      (not (z300)) (not (z302)) (not (z309)) (not (z310)) (not (z360)) (not (z361)) (not (z363))
      (z366) (not (z368)) (not (z376)) (not (z378)) (not (z381)))
    :effect (and
      (z39) (not (z52)) (not (z106)) (not (z290)) (not (z366))))
  (:action a574
    :parameters ()
    :precondition (and
      (not (z20)) (not (z23)) (not (z34)) (not (z37)) (not (z39)) (not (z46)) (not (z68))
      (not (z69)) (not (z70)) (not (z75)) (not (z80)) (not (z118)) (not (z133)) (not (z139))
      (z145) (not (z151)) (not (z158)) (not (z176)) (not (z184)) (not (z204)) (not (z226))
      (not (z240)) (not (z241)) (not (z244)) (not (z246)) (not (z262)) (not (z268)) (z276)
      (not (z285)) (z293) (not (z299)) (not (z302)) (not (z332)) (not (z356)) (not (z360))
      (not (z363)) (z366) (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z381))
      (not (z397)))
    :effect (and
      (z39) (z262) (not (z276)) (not (z366))))
  (:action a575
    :parameters ()
    :precondition (and
      (not (z5)) (not (z20)) (not (z23)) (not (z34)) (not (z37)) (not (z39)) (not (z46))
      (not (z56)) (not (z68)) (not (z69)) (not (z70)) (not (z75)) (z78) (not (z80)) (not (z118))
      (not (z133)) (not (z135)) (not (z136)) (not (z139)) (not (z144)) (not (z145)) (not (z151))
      (not (z158)) (not (z170)) (not (z176)) (not (z184)) (z204) (not (z208)) (not (z226))
      (not (z240)) (not (z241)) (not (z243)) (not (z244)) (not (z246)) (not (z250)) (not (z251))
      (not (z262)) (not (z265)) (not (z266)) (not (z268)) (not (z276)) (not (z285)) (z293)
      (not (z299)) (not (z301)) (not (z302)) (not (z327)) (not (z328)) (z332) (not (z356))
      (not (z360)) (not (z361)) (not (z363)) (z366) (not (z367)) (not (z368)) (not (z374))
      (not (z375)) (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (z39) (not (z78)) (z145) (not (z204)) (z262) (not (z293)) (not (z332)) (not (z366)) (z374)))
  (:action a576
    :parameters ()
    :precondition (and
      (not (z20)) (not (z23)) (z34) (not (z37)) (not (z39)) (not (z46)) (not (z68)) (not (z69))
      (not (z70)) (not (z75)) (not (z80)) (z118) (z133) (not (z139)) (not (z145)) (not (z151))
      (not (z158)) (not (z176)) (z184) (not (z204)) (not (z226)) (not (z240)) (not (z241))
      (not (z244)) (not (z246)) (not (z262)) (not (z268)) (not (z276)) (not (z285)) (z293)
      (not (z299)) (not (z302)) (not (z332)) (not (z356)) (not (z360)) (not (z363)) (z366)
      (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (not (z34)) (z39) (not (z118)) (not (z133)) (z145) (z151) (not (z184)) (z262) (not (z293))
      (not (z366))))
  (:action a577
    :parameters ()
    :precondition (and
      (not (z5)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (z56) (not (z69)) (not (z75))
      (not (z78)) (not (z80)) (not (z81)) (not (z113)) (not (z128)) (not (z135)) (not (z136))
      (not (z139)) (not (z144)) (not (z151)) (not (z159)) (z170) (not (z190)) (not (z192))
      (not (z204)) (not (z208)) (not (z240)) (not (z243)) (not (z250)) (not (z251)) (not (z265))
      (not (z266)) (not (z268)) (not (z281)) (z283) (not (z285)) (not (z288)) (z293) (not (z299))
      (not (z301)) (not (z302)) (not (z327)) (not (z328)) (not (z346)) (not (z359)) (not (z360))
      (not (z361)) (not (z363)) (z366) (not (z368)) (not (z370)) (not (z374)) (not (z376))
      (not (z381)) (not (z392)) (not (z396)))
    :effect (and
      (z39) (not (z56)) (z159) (not (z170)) (not (z283)) (not (z293)) (not (z366)) (z374)))
  (:action a578
    :parameters ()
    :precondition (and
      (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z56)) (not (z69)) (not (z75))
      (not (z80)) (not (z81)) (not (z113)) (z128) (not (z139)) (not (z151)) (not (z159))
      (not (z190)) (not (z192)) (not (z240)) (not (z268)) (not (z281)) (not (z283)) (not (z285))
      (not (z288)) (z293) (not (z299)) (not (z302)) (not (z346)) (not (z359)) (not (z360))
      (not (z363)) (z366) (not (z368)) (not (z370)) (not (z376)) (not (z381)) (z392) (not (z396)))
    :effect (and
      (z39) (not (z128)) (z151) (z159) (not (z293)) (not (z366)) (not (z392))))
  (:action a579
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z52))
      (not (z56)) (z58) (not (z64)) (not (z69)) (not (z75)) (not (z78)) (not (z80)) (not (z106))
      (not (z127)) (not (z135)) (not (z136)) (not (z139)) (not (z144)) (not (z151)) (not (z170))
      (not (z204)) (not (z208)) (not (z210)) (not (z240)) (not (z243)) (not (z250)) (not (z251))
      (not (z265)) (not (z266)) (not (z268)) (not (z285)) (not (z286)) (z290) (z293) (not (z299))
      (not (z300)) (not (z301)) (not (z302)) (not (z309)) (not (z310)) (not (z327)) (not (z328))
      (not (z360)) (z361) (not (z363)) (z366) (not (z368)) (not (z374)) (not (z376)) (not (z378))
      (not (z381)))
    :effect (and
      (z39) (not (z58)) (z64) (not (z290)) (not (z293)) (not (z361)) (not (z366)) (z374)))
  (:action a580
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (z52) (not (z58)) (not (z64))
      (not (z69)) (not (z75)) (not (z80)) (not (z106)) (not (z127)) (not (z139)) (not (z151))
      (not (z210)) (not (z240)) (not (z268)) (not (z285)) (z286) (not (z290)) (z293) (not (z299))
      (not (z300)) (not (z302)) (not (z309)) (not (z310)) (not (z360)) (not (z361)) (not (z363))
      (z366) (not (z368)) (not (z376)) (not (z378)) (not (z381)))
    :effect (and
      (z39) (not (z52)) (z64) (z151) (not (z286)) (not (z293)) (not (z366))))
  (:action a581
    :parameters ()
    :precondition (and
      (z3) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z61)) (not (z69)) (not (z75))
      (not (z80)) (not (z83)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z151))
      (not (z153)) (z171) (not (z213)) (z231) (not (z240)) (not (z257)) (not (z268)) (not (z285))
      (z293) (not (z299)) (not (z302)) (not (z326)) (not (z327)) (not (z360)) (not (z363)) (z366)
      (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z381)) (not (z389)))
    :effect (and
      (not (z3)) (z20) (z39) (not (z231)) (not (z366))))
  (:action a582
    :parameters ()
    :precondition (and
      (not (z3)) (not (z5)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z56))
      (not (z61)) (not (z69)) (not (z75)) (not (z78)) (not (z80)) (z83) (z135) (not (z136))
      (not (z139)) (not (z144)) (not (z147)) (not (z150)) (not (z151)) (z153) (not (z170))
      (not (z171)) (not (z204)) (not (z208)) (not (z213)) (not (z231)) (not (z240)) (not (z243))
      (not (z250)) (not (z251)) (not (z257)) (not (z265)) (not (z266)) (not (z268)) (not (z285))
      (z293) (not (z299)) (not (z301)) (not (z302)) (not (z326)) (z327) (not (z328)) (not (z360))
      (not (z361)) (not (z363)) (z366) (not (z368)) (not (z374)) (not (z376)) (not (z379))
      (not (z380)) (not (z381)) (not (z389)))
    :effect (and
      (z20) (z39) (not (z83)) (not (z135)) (not (z153)) (z171) (not (z293)) (not (z327))
      (not (z366)) (z374)))
  (:action a583
    :parameters ()
    :precondition (and
      (z3) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z61)) (not (z69)) (not (z75))
      (not (z80)) (not (z83)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z151))
      (not (z153)) (not (z171)) (not (z213)) (not (z231)) (not (z240)) (z257) (not (z268))
      (not (z285)) (z293) (not (z299)) (not (z302)) (not (z326)) (not (z327)) (not (z360))
      (not (z363)) (z366) (not (z368)) (not (z376)) (not (z379)) (z380) (not (z381)) (not (z389)))
    :effect (and
      (not (z3)) (z20) (z39) (z151) (z171) (not (z257)) (not (z293)) (not (z366)) (not (z380))))
  (:action a584
    :parameters ()
    :precondition (and
      (z16) (not (z20)) (not (z25)) (not (z40)) (not (z48)) (not (z49)) (not (z51)) (not (z57))
      (not (z63)) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z87)) (not (z97))
      (not (z116)) (not (z119)) (not (z121)) (not (z124)) (z131) (not (z139)) (z140) (not (z161))
      (not (z172)) (not (z183)) (not (z203)) (not (z213)) (not (z215)) (not (z221)) (not (z224))
      (not (z225)) (not (z234)) (not (z240)) (not (z249)) (not (z256)) (not (z258)) (not (z260))
      (z271) (not (z291)) (not (z294)) (not (z302)) (not (z304)) (not (z318)) (not (z328))
      (not (z337)) (not (z343)) (z350) (not (z351)) (not (z359)) (not (z366)) (not (z368))
      (not (z373)) (not (z376)) (not (z386)) (not (z393)))
    :effect (and
      (z25) (z40) (not (z131)) (not (z140)) (z215) (not (z271)) (not (z350))))
  (:action a585
    :parameters ()
    :precondition (and
      (not (z20)) (not (z25)) (not (z26)) (not (z30)) (not (z31)) (not (z40)) (not (z48))
      (not (z51)) (not (z59)) (not (z69)) (not (z75)) (not (z87)) (not (z102)) (not (z112))
      (not (z116)) (z121) (not (z137)) (not (z139)) (z140) (not (z205)) (not (z207)) (not (z209))
      (not (z213)) (not (z216)) (not (z221)) (not (z222)) (not (z224)) (not (z234)) (not (z240))
      (not (z258)) (not (z259)) (not (z260)) (not (z271)) (not (z291)) (not (z294)) (not (z302))
      (not (z304)) (not (z318)) (not (z328)) (z337) (not (z359)) (not (z366)) (not (z368))
      (not (z373)) (not (z376)) (not (z385)) (not (z386)) (not (z393)) (z399))
    :effect (and
      (z25) (z40) (z69) (not (z121)) (not (z140)) (not (z337)) (not (z399))))
  (:action a586
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z25)) (not (z27)) (not (z36)) (not (z40))
      (not (z41)) (not (z48)) (not (z51)) (not (z69)) (not (z75)) (not (z87)) (not (z107))
      (not (z116)) (not (z121)) (not (z122)) (not (z125)) (not (z139)) (z140) (not (z199))
      (not (z201)) (not (z213)) (not (z219)) (not (z221)) (not (z224)) (not (z227)) (not (z234))
      (not (z240)) (not (z258)) (not (z260)) (not (z269)) (not (z271)) (z273) (not (z275))
      (not (z291)) (not (z294)) (not (z301)) (not (z302)) (not (z304)) (not (z318)) (not (z328))
      (not (z337)) (not (z359)) (z365) (not (z366)) (not (z368)) (z373) (not (z376)) (z382)
      (not (z386)) (not (z393)))
    :effect (and
      (z25) (z27) (z40) (not (z140)) (not (z365)) (z368) (not (z373)) (not (z382))))
  (:action a587
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z22)) (z27) (not (z36)) (not (z41)) (not (z61))
      (not (z69)) (not (z71)) (not (z75)) (not (z79)) (not (z91)) (not (z99)) (not (z107))
      (not (z122)) (not (z124)) (not (z125)) (not (z139)) (not (z142)) (not (z144)) (not (z154))
      (not (z157)) (not (z165)) (not (z180)) (not (z181)) (not (z182)) (not (z185)) (not (z197))
      (not (z198)) (not (z199)) (not (z201)) (not (z210)) (not (z219)) (not (z220)) (not (z227))
      (not (z233)) (not (z237)) (not (z240)) (not (z265)) (not (z269)) (z273) (not (z274))
      (not (z275)) (not (z301)) (not (z302)) (not (z308)) (not (z314)) (z316) (not (z321))
      (not (z345)) (not (z365)) (not (z366)) (not (z367)) (z368) (not (z373)) (not (z376))
      (not (z382)))
    :effect (and
      (not (z27)) (z41) (z107) (z220) (not (z273)) (z302) (not (z316)) (not (z368))))
  (:action a588
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z22)) (not (z25)) (z27) (not (z36)) (not (z40))
      (not (z41)) (z48) (not (z51)) (not (z61)) (not (z69)) (not (z71)) (not (z75)) (not (z107))
      (not (z116)) (not (z122)) (not (z124)) (not (z125)) (not (z139)) (not (z140)) (not (z185))
      (not (z199)) (not (z201)) (not (z210)) (not (z219)) (z221) (not (z224)) (not (z227))
      (not (z234)) (not (z240)) (not (z258)) (not (z260)) (not (z269)) (z273) (not (z275))
      (not (z291)) (not (z301)) (not (z302)) (not (z304)) (not (z321)) (not (z328)) (not (z365))
      (not (z366)) (not (z367)) (z368) (not (z373)) (not (z376)) (not (z382)) (z393))
    :effect (and
      (not (z27)) (z41) (not (z48)) (z107) (z140) (not (z221)) (not (z273)) (not (z368))
      (not (z393))))
  (:action a589
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z22)) (z27) (not (z36)) (not (z41)) (not (z56))
      (not (z61)) (not (z69)) (not (z71)) (not (z75)) (not (z81)) (not (z107)) (not (z113))
      (not (z122)) (not (z124)) (not (z125)) (not (z128)) (not (z139)) (not (z159)) (not (z185))
      (not (z190)) (not (z192)) (not (z199)) (not (z201)) (not (z210)) (not (z219)) (not (z227))
      (not (z240)) (not (z269)) (z273) (not (z275)) (not (z281)) (not (z283)) (not (z288))
      (not (z301)) (not (z302)) (z321) (z346) (not (z359)) (not (z365)) (not (z366)) (not (z367))
      (z368) (not (z370)) (not (z373)) (not (z376)) (not (z382)) (not (z392)) (not (z396)))
    :effect (and
      (not (z27)) (z41) (z107) (z159) (not (z273)) (not (z321)) (not (z346)) (not (z368))))
  (:action a590
    :parameters ()
    :precondition (and
      (not (z1)) (not (z8)) (not (z13)) (not (z20)) (not (z22)) (z27) (not (z36)) (not (z41))
      (not (z52)) (not (z58)) (not (z61)) (not (z64)) (not (z69)) (not (z71)) (not (z75))
      (not (z106)) (not (z107)) (not (z122)) (not (z124)) (not (z125)) (not (z127)) (not (z139))
      (not (z185)) (not (z199)) (not (z201)) (z210) (not (z219)) (not (z227)) (not (z240))
      (not (z269)) (z273) (not (z275)) (not (z286)) (not (z290)) (not (z300)) (not (z301))
      (not (z302)) (not (z309)) (not (z310)) (not (z321)) (not (z361)) (not (z365)) (not (z366))
      (not (z367)) (z368) (not (z373)) (not (z376)) (z378) (not (z382)))
    :effect (and
      (not (z27)) (z41) (z64) (z107) (not (z210)) (not (z273)) (not (z368)) (not (z378))))
  (:action a591
    :parameters ()
    :precondition (and
      (z4) (not (z19)) (not (z20)) (not (z21)) (not (z35)) (not (z45)) (z50) (not (z63))
      (not (z69)) (not (z75)) (not (z82)) (not (z84)) (z86) (not (z89)) (not (z93)) (not (z94))
      (not (z96)) (not (z98)) (not (z108)) (not (z130)) (not (z139)) (not (z148)) (not (z160))
      (not (z161)) (not (z163)) (not (z164)) (not (z169)) (not (z177)) (not (z185)) (not (z187))
      (not (z188)) (not (z189)) (not (z200)) (z212) (not (z235)) (not (z236)) (not (z240))
      (not (z245)) (not (z249)) (not (z252)) (not (z261)) (not (z262)) (not (z264)) (not (z274))
      (not (z284)) (not (z285)) (not (z302)) (not (z312)) (not (z317)) (not (z330)) (not (z335))
      (not (z339)) (not (z344)) (not (z349)) (not (z353)) (not (z354)) (not (z362)) (not (z363))
      (not (z366)) (not (z368)) (not (z376)) (not (z387)))
    :effect (and
      (not (z4)) (z45) (not (z50)) (not (z86)) (not (z212)) (z317) (z362) (z376)))
  (:action a592
    :parameters ()
    :precondition (and
      (z4) (not (z13)) (not (z19)) (not (z20)) (z21) (not (z23)) (not (z35)) (not (z45))
      (not (z50)) (not (z57)) (not (z69)) (not (z75)) (not (z81)) (not (z82)) (not (z84))
      (not (z86)) (not (z93)) (not (z96)) (not (z98)) (not (z108)) (not (z134)) (not (z139))
      (not (z148)) (not (z158)) (not (z160)) (not (z163)) (not (z169)) (not (z177)) (not (z180))
      (not (z185)) (not (z188)) (not (z189)) (not (z190)) (not (z197)) (not (z198)) (not (z200))
      (z212) (not (z235)) (not (z236)) (not (z240)) (not (z245)) (not (z252)) (not (z259))
      (not (z264)) (not (z284)) (not (z287)) (not (z302)) (not (z309)) (not (z312)) (not (z317))
      (not (z324)) (not (z330)) (not (z335)) (not (z339)) (not (z341)) (not (z344)) (not (z349))
      (not (z353)) (not (z354)) (not (z362)) (not (z364)) (not (z366)) (not (z368)) (not (z375))
      (not (z376)) (not (z387)))
    :effect (and
      (not (z4)) (not (z21)) (z45) (not (z212)) (z245) (z349) (z376)))
  (:action a593
    :parameters ()
    :precondition (and
      (not (z20)) (not (z35)) (not (z45)) (not (z50)) (not (z56)) (not (z63)) (not (z69))
      (not (z75)) (not (z81)) (not (z89)) (not (z93)) (not (z94)) (not (z96)) (not (z98))
      (not (z113)) (not (z128)) (not (z130)) (not (z139)) (not (z159)) (not (z160)) (not (z161))
      (not (z163)) (not (z164)) (not (z177)) (not (z187)) (not (z188)) (not (z190)) (not (z192))
      (z212) (not (z240)) (not (z245)) (not (z249)) (not (z252)) (not (z261)) (not (z262))
      (not (z264)) (not (z274)) (z281) (not (z283)) (not (z284)) (not (z285)) (not (z288))
      (not (z302)) (not (z317)) (not (z339)) (not (z344)) (not (z346)) (not (z349)) (not (z354))
      (not (z359)) (not (z362)) (not (z363)) (not (z366)) (not (z368)) (not (z370)) (not (z376))
      (not (z387)) (not (z392)) (z396))
    :effect (and
      (z45) (z159) (not (z212)) (not (z281)) (z317) (z362) (not (z396))))
  (:action a594
    :parameters ()
    :precondition (and
      (not (z13)) (not (z20)) (not (z21)) (not (z23)) (not (z35)) (not (z45)) (not (z56))
      (not (z57)) (not (z69)) (not (z75)) (z81) (not (z93)) (not (z96)) (not (z98)) (not (z113))
      (not (z128)) (not (z134)) (not (z139)) (not (z158)) (not (z159)) (not (z160)) (not (z163))
      (not (z177)) (not (z180)) (not (z188)) (z190) (not (z192)) (not (z197)) (not (z198)) (z212)
      (not (z240)) (not (z245)) (not (z252)) (not (z259)) (not (z264)) (not (z281)) (not (z283))
      (not (z284)) (not (z287)) (not (z288)) (not (z302)) (not (z309)) (not (z317)) (not (z324))
      (not (z339)) (not (z341)) (not (z344)) (not (z346)) (not (z349)) (not (z354)) (not (z359))
      (not (z362)) (not (z364)) (not (z366)) (not (z368)) (not (z370)) (not (z375)) (not (z376))
      (not (z387)) (not (z392)) (not (z396)))
    :effect (and
      (z45) (not (z81)) (z159) (not (z190)) (not (z212)) (z245) (z349)))
  (:action a595
    :parameters ()
    :precondition (and
      (z4) (not (z7)) (not (z17)) (not (z19)) (not (z20)) (not (z21)) (not (z26)) (not (z35))
      (not (z37)) (not (z45)) (not (z49)) (not (z50)) (not (z69)) (not (z75)) (not (z82))
      (not (z84)) (not (z86)) (not (z93)) (not (z96)) (not (z98)) (not (z102)) (not (z108))
      (not (z129)) (not (z139)) (z148) (not (z160)) (not (z163)) (not (z169)) (not (z177))
      (not (z185)) (not (z188)) (not (z189)) (not (z200)) (z212) (not (z226)) (not (z235))
      (not (z236)) (not (z240)) (not (z245)) (not (z248)) (not (z252)) (not (z264)) (not (z284))
      (not (z302)) (z312) (not (z317)) (not (z330)) (not (z335)) (not (z339)) (not (z343))
      (not (z344)) (not (z349)) (not (z353)) (not (z354)) (not (z362)) (not (z366)) (not (z368))
      (not (z376)) (not (z387)))
    :effect (and
      (not (z4)) (z45) (not (z148)) (z160) (not (z212)) (not (z312)) (z344) (z362) (z376)))
  (:action a596
    :parameters ()
    :precondition (and
      (z7) (not (z17)) (not (z20)) (not (z26)) (not (z35)) (not (z37)) (not (z45)) (not (z49))
      (not (z56)) (not (z69)) (not (z75)) (not (z81)) (not (z93)) (not (z96)) (not (z98))
      (not (z102)) (not (z113)) (not (z128)) (z129) (not (z139)) (not (z148)) (not (z159))
      (not (z160)) (not (z163)) (not (z177)) (not (z188)) (not (z190)) (not (z192)) (z212)
      (not (z226)) (not (z240)) (not (z245)) (not (z248)) (not (z252)) (not (z264)) (not (z281))
      (not (z283)) (not (z284)) (not (z288)) (not (z302)) (not (z317)) (not (z339)) (not (z343))
      (not (z344)) (not (z346)) (not (z349)) (not (z354)) (not (z359)) (not (z362)) (not (z366))
      (not (z368)) (not (z370)) (not (z376)) (not (z387)) (not (z392)) (z396))
    :effect (and
      (not (z7)) (z45) (not (z129)) (z159) (z160) (not (z212)) (z344) (z362) (not (z396))))
  (:action a597
    :parameters ()
    :precondition (and
      (not (z3)) (not (z20)) (not (z35)) (not (z45)) (not (z50)) (not (z61)) (not (z63))
      (not (z69)) (not (z75)) (z83) (not (z89)) (not (z93)) (not (z94)) (not (z96)) (not (z98))
      (not (z130)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (z153) (not (z160))
      (not (z161)) (not (z163)) (not (z164)) (not (z171)) (not (z177)) (not (z187)) (not (z188))
      (z212) (not (z213)) (not (z231)) (not (z240)) (not (z245)) (not (z249)) (not (z252))
      (not (z257)) (not (z261)) (not (z262)) (not (z264)) (not (z274)) (not (z284)) (not (z285))
      (not (z302)) (not (z317)) (not (z326)) (not (z327)) (not (z339)) (not (z344)) (not (z349))
      (not (z354)) (not (z362)) (not (z363)) (not (z366)) (not (z368)) (not (z376)) (not (z379))
      (not (z380)) (not (z387)) (not (z389)))
    :effect (and
      (z20) (z45) (not (z83)) (not (z153)) (z171) (not (z212)) (z317) (z362)))
  (:action a598
    :parameters ()
    :precondition (and
      (not (z3)) (not (z13)) (not (z20)) (not (z21)) (not (z23)) (not (z35)) (not (z45))
      (not (z57)) (not (z61)) (not (z69)) (not (z75)) (not (z81)) (not (z83)) (not (z93))
      (not (z96)) (not (z98)) (not (z134)) (not (z135)) (not (z139)) (not (z147)) (not (z150))
      (not (z153)) (not (z158)) (not (z160)) (not (z163)) (not (z171)) (not (z177)) (not (z180))
      (not (z188)) (not (z190)) (not (z197)) (not (z198)) (z212) (not (z213)) (not (z231))
      (not (z240)) (not (z245)) (not (z252)) (not (z257)) (not (z259)) (not (z264)) (not (z284))
      (not (z287)) (not (z302)) (not (z309)) (not (z317)) (not (z324)) (not (z326)) (not (z327))
      (not (z339)) (not (z341)) (not (z344)) (not (z349)) (not (z354)) (not (z362)) (not (z364))
      (not (z366)) (not (z368)) (not (z375)) (not (z376)) (not (z379)) (not (z380)) (not (z387))
      (z389))
    :effect (and
      (z20) (z45) (z171) (not (z212)) (z245) (z349) (not (z389))))
  (:action a599
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z17)) (not (z20)) (not (z26)) (not (z35)) (not (z37))
      (not (z45)) (not (z49)) (not (z61)) (not (z69)) (not (z75)) (z83) (not (z93)) (not (z96))
      (not (z98)) (not (z102)) (not (z129)) (not (z135)) (not (z139)) (not (z147)) (not (z148))
      (not (z150)) (not (z153)) (not (z160)) (not (z163)) (not (z171)) (not (z177)) (not (z188))
      (z212) (not (z213)) (not (z226)) (not (z231)) (not (z240)) (not (z245)) (not (z248))
      (not (z252)) (not (z257)) (not (z264)) (not (z284)) (not (z302)) (not (z317)) (not (z326))
      (not (z327)) (not (z339)) (not (z343)) (not (z344)) (not (z349)) (not (z354)) (not (z362))
      (not (z366)) (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z387)) (not (z389)))
    :effect (and
      (z20) (z45) (not (z83)) (z160) (z171) (not (z212)) (z344) (z362)))
  (:action a600
    :parameters ()
    :precondition (and
      (z4) (not (z19)) (not (z20)) (not (z21)) (not (z35)) (not (z45)) (not (z50)) (not (z69))
      (not (z75)) (not (z82)) (not (z84)) (not (z86)) (not (z93)) (not (z96)) (not (z98)) (z108)
      (not (z139)) (not (z148)) (not (z160)) (not (z163)) (not (z169)) (not (z177)) (not (z185))
      (not (z188)) (not (z189)) (not (z200)) (z212) (not (z235)) (not (z236)) (not (z240))
      (not (z245)) (not (z252)) (not (z264)) (not (z284)) (not (z302)) (not (z312)) (not (z317))
      (not (z330)) (not (z335)) (not (z339)) (not (z344)) (not (z349)) (not (z353)) (not (z354))
      (not (z362)) (not (z366)) (not (z368)) (not (z376)) (not (z387)))
    :effect (and
      (not (z4)) (z35) (z45) (not (z108)) (not (z212)) (z376)))
  (:action a601
    :parameters ()
    :precondition (and
      (not (z20)) (not (z35)) (not (z45)) (not (z56)) (not (z69)) (not (z75)) (not (z81))
      (not (z93)) (not (z96)) (not (z98)) (not (z113)) (z128) (not (z139)) (not (z159))
      (not (z160)) (not (z163)) (not (z177)) (not (z188)) (not (z190)) (not (z192)) (z212)
      (not (z240)) (not (z245)) (not (z252)) (not (z264)) (not (z281)) (not (z283)) (not (z284))
      (not (z288)) (not (z302)) (not (z317)) (not (z339)) (not (z344)) (not (z346)) (not (z349))
      (not (z354)) (not (z359)) (not (z362)) (not (z366)) (not (z368)) (not (z370)) (not (z376))
      (not (z387)) (not (z392)) (z396))
    :effect (and
      (z35) (z45) (not (z128)) (z159) (not (z212)) (not (z396))))
  (:action a602
    :parameters ()
    :precondition (and
      (not (z3)) (not (z20)) (not (z35)) (not (z45)) (not (z61)) (not (z69)) (not (z75))
      (not (z83)) (not (z93)) (not (z96)) (not (z98)) (not (z135)) (not (z139)) (not (z147))
      (z150) (not (z153)) (not (z160)) (not (z163)) (not (z171)) (not (z177)) (not (z188))
      (not (z194)) (z212) (not (z213)) (not (z231)) (not (z240)) (not (z245)) (not (z252))
      (not (z257)) (not (z264)) (not (z284)) (not (z302)) (not (z317)) (not (z326)) (not (z327))
      (not (z339)) (not (z344)) (not (z349)) (not (z354)) (not (z362)) (not (z366)) (not (z368))
      (not (z376)) (not (z379)) (not (z380)) (not (z387)) (not (z389)))
    :effect (and
      (z20) (z35) (z45) (not (z150)) (z171) (not (z212))))
  (:action a603
    :parameters ()
    :precondition (and
      (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z56)) (not (z69)) (not (z75))
      (not (z80)) (not (z81)) (not (z113)) (not (z128)) (not (z139)) (not (z151)) (z159)
      (not (z190)) (z192) (not (z240)) (not (z268)) (not (z281)) (not (z283)) (not (z285))
      (not (z288)) (z293) (not (z299)) (not (z302)) (z346) (not (z359)) (not (z360)) (not (z363))
      (z366) (not (z368)) (not (z370)) (not (z376)) (not (z381)) (not (z392)) (not (z396)))
    :effect (and
      (z46) (not (z192)) (not (z346)) (not (z366))))
  (:action a604
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (z52) (not (z58)) (z64)
      (not (z69)) (not (z75)) (not (z80)) (z106) (not (z127)) (not (z139)) (not (z151))
      (not (z210)) (not (z240)) (not (z268)) (not (z285)) (not (z286)) (not (z290)) (z293)
      (not (z299)) (not (z300)) (not (z302)) (not (z309)) (not (z310)) (not (z360)) (not (z361))
      (not (z363)) (z366) (not (z368)) (not (z376)) (z378) (not (z381)))
    :effect (and
      (z46) (not (z52)) (not (z106)) (not (z366)) (not (z378))))
  (:action a605
    :parameters ()
    :precondition (and
      (not (z20)) (not (z23)) (not (z34)) (not (z37)) (not (z39)) (not (z46)) (not (z68))
      (not (z69)) (z70) (not (z75)) (not (z80)) (not (z118)) (not (z133)) (not (z139)) (z145)
      (not (z151)) (not (z158)) (not (z176)) (not (z184)) (not (z204)) (not (z226)) (not (z240))
      (not (z241)) (not (z244)) (not (z246)) (not (z262)) (not (z268)) (z276) (not (z285)) (z293)
      (not (z299)) (not (z302)) (not (z332)) (not (z356)) (not (z360)) (not (z363)) (z366)
      (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (z46) (not (z70)) (z262) (not (z276)) (not (z366))))
  (:action a606
    :parameters ()
    :precondition (and
      (not (z20)) (not (z23)) (not (z34)) (not (z37)) (not (z39)) (not (z46)) (not (z68))
      (not (z69)) (z70) (not (z75)) (not (z80)) (not (z118)) (not (z133)) (not (z139))
      (not (z145)) (not (z151)) (not (z158)) (not (z176)) (not (z184)) (not (z204)) (not (z226))
      (not (z240)) (not (z241)) (not (z244)) (not (z246)) (not (z262)) (not (z268)) (not (z276))
      (not (z285)) (z293) (not (z299)) (not (z302)) (not (z321)) (not (z332)) (not (z356))
      (not (z360)) (not (z363)) (z366) (z367) (not (z368)) (not (z375)) (not (z376)) (not (z381))
      (not (z397)))
    :effect (and
      (z46) (not (z70)) (z145) (z262) (not (z293)) (not (z366)) (not (z367)) (z381)))
  (:action a607
    :parameters ()
    :precondition (and
      (not (z20)) (not (z23)) (not (z34)) (not (z37)) (not (z39)) (not (z46)) (not (z68))
      (not (z69)) (z70) (not (z75)) (not (z80)) (not (z118)) (not (z133)) (not (z139))
      (not (z145)) (not (z151)) (not (z158)) (not (z176)) (not (z184)) (not (z204)) (not (z226))
      (not (z240)) (not (z241)) (not (z244)) (not (z246)) (not (z262)) (not (z268)) (not (z276))
      (not (z285)) (z293) (not (z299)) (not (z302)) (not (z332)) (not (z356)) (not (z360))
      (not (z363)) (z366) (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z381))
      (not (z397)))
    :effect (and
      (z46) (not (z70)) (z145) (z151) (z262) (not (z293)) (not (z366))))
  (:action a608
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z37)) (not (z39)) (not (z41)) (not (z46)) (not (z56))
      (not (z61)) (not (z69)) (not (z71)) (not (z75)) (not (z80)) (not (z81)) (not (z107))
      (not (z113)) (not (z124)) (not (z128)) (not (z139)) (not (z151)) (not (z159)) (not (z185))
      (not (z190)) (not (z192)) (not (z210)) (not (z240)) (not (z268)) (not (z281)) (not (z283))
      (not (z285)) (not (z288)) (z293) (not (z299)) (not (z302)) (z321) (z346) (not (z359))
      (not (z360)) (not (z363)) (z366) (not (z367)) (not (z368)) (not (z370)) (not (z376))
      (not (z381)) (not (z392)) (not (z396)))
    :effect (and
      (z46) (z159) (not (z293)) (not (z321)) (not (z346)) (not (z366)) (z381)))
  (:action a609
    :parameters ()
    :precondition (and
      (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z56)) (not (z69)) (not (z75))
      (not (z80)) (not (z81)) (not (z113)) (not (z125)) (not (z128)) (not (z139)) (not (z151))
      (not (z159)) (not (z190)) (not (z192)) (not (z209)) (not (z240)) (not (z268)) (not (z281))
      (not (z283)) (not (z285)) (z288) (z293) (not (z299)) (not (z302)) (z346) (not (z359))
      (not (z360)) (not (z363)) (z366) (not (z368)) (not (z370)) (not (z376)) (not (z381))
      (not (z392)) (not (z396)))
    :effect (and
      (z46) (z151) (z159) (not (z288)) (not (z293)) (not (z346)) (not (z366))))
  (:action a610
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z52)) (not (z58))
      (not (z64)) (not (z69)) (not (z75)) (not (z80)) (not (z106)) (not (z127)) (not (z139))
      (not (z151)) (z210) (not (z240)) (not (z268)) (not (z285)) (not (z286)) (not (z290)) (z293)
      (not (z299)) (not (z300)) (not (z302)) (not (z309)) (not (z310)) (not (z321)) (not (z360))
      (not (z361)) (not (z363)) (z366) (not (z368)) (not (z376)) (z378) (not (z381)))
    :effect (and
      (z46) (z64) (not (z210)) (not (z293)) (not (z366)) (not (z378)) (z381)))
  (:action a611
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (z52) (not (z58)) (not (z64))
      (not (z69)) (not (z75)) (not (z80)) (not (z106)) (not (z127)) (not (z139)) (not (z151))
      (not (z210)) (not (z240)) (not (z268)) (not (z285)) (not (z286)) (not (z290)) (z293)
      (not (z299)) (not (z300)) (not (z302)) (not (z309)) (not (z310)) (not (z360)) (not (z361))
      (not (z363)) (z366) (not (z368)) (not (z376)) (z378) (not (z381)))
    :effect (and
      (z46) (not (z52)) (z64) (z151) (not (z293)) (not (z366)) (not (z378))))
  (:action a612
    :parameters ()
    :precondition (and
      (z3) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z61)) (not (z69)) (not (z75))
      (not (z80)) (not (z83)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z151))
      (not (z153)) (z171) (not (z213)) (not (z231)) (not (z240)) (not (z257)) (not (z268))
      (not (z285)) (z293) (not (z299)) (not (z302)) (not (z326)) (not (z327)) (not (z360))
      (not (z363)) (z366) (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z381)) (z389))
    :effect (and
      (not (z3)) (z20) (z46) (not (z366)) (not (z389))))
  (:action a613
    :parameters ()
    :precondition (and
      (not (z3)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (z61) (not (z69)) (not (z75))
      (not (z80)) (not (z83)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z151))
      (not (z153)) (not (z171)) (not (z213)) (not (z231)) (not (z240)) (not (z257)) (not (z268))
      (not (z285)) (z293) (not (z299)) (not (z302)) (not (z321)) (not (z326)) (not (z327))
      (not (z360)) (not (z363)) (z366) (not (z368)) (not (z376)) (not (z379)) (not (z380))
      (not (z381)) (z389))
    :effect (and
      (z20) (z46) (not (z61)) (z171) (not (z293)) (not (z366)) (z381) (not (z389))))
  (:action a614
    :parameters ()
    :precondition (and
      (z3) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z61)) (not (z69)) (not (z75))
      (not (z80)) (not (z83)) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z151))
      (not (z153)) (not (z171)) (not (z213)) (not (z231)) (not (z240)) (not (z257)) (not (z268))
      (not (z285)) (z293) (not (z299)) (not (z302)) (not (z326)) (not (z327)) (not (z360))
      (not (z363)) (z366) (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z381)) (z389))
    :effect (and
      (not (z3)) (z20) (z46) (z151) (z171) (not (z293)) (not (z366)) (not (z389))))
  (:action a615
    :parameters ()
    :precondition (and
      (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z56)) (not (z69)) (not (z75))
      (not (z80)) (not (z81)) (not (z113)) (not (z128)) (not (z139)) (not (z151)) (z159)
      (not (z190)) (z192) (not (z240)) (not (z268)) (not (z281)) (z283) (not (z285)) (not (z288))
      (z293) (not (z299)) (not (z302)) (not (z346)) (not (z359)) (not (z360)) (not (z363)) (z366)
      (not (z368)) (z370) (not (z376)) (not (z381)) (not (z392)) (not (z396)))
    :effect (and
      (z39) (z46) (not (z192)) (not (z283)) (not (z366)) (not (z370))))
  (:action a616
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (z52) (z58) (z64) (not (z69))
      (not (z75)) (not (z80)) (z106) (not (z127)) (not (z139)) (not (z151)) (not (z210))
      (not (z240)) (not (z268)) (not (z285)) (not (z286)) (z290) (z293) (not (z299)) (not (z300))
      (not (z302)) (not (z309)) (not (z310)) (not (z360)) (not (z361)) (not (z363)) (z366)
      (not (z368)) (not (z376)) (not (z378)) (not (z381)))
    :effect (and
      (z39) (z46) (not (z52)) (not (z58)) (not (z106)) (not (z290)) (not (z366))))
  (:action a617
    :parameters ()
    :precondition (and
      (not (z20)) (not (z23)) (not (z34)) (not (z37)) (not (z39)) (not (z46)) (not (z68))
      (not (z69)) (not (z70)) (not (z75)) (not (z80)) (not (z118)) (not (z133)) (not (z139))
      (z145) (not (z151)) (not (z158)) (not (z176)) (not (z184)) (not (z204)) (not (z226))
      (not (z240)) (not (z241)) (not (z244)) (not (z246)) (not (z262)) (not (z268)) (z276)
      (not (z285)) (z293) (not (z299)) (not (z302)) (z332) (not (z356)) (not (z360)) (not (z363))
      (z366) (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (z39) (z46) (z262) (not (z276)) (not (z332)) (not (z366))))
  (:action a618
    :parameters ()
    :precondition (and
      (z3) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z61)) (not (z69)) (not (z75))
      (not (z80)) (z83) (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z151))
      (not (z153)) (z171) (not (z213)) (z231) (not (z240)) (not (z257)) (not (z268)) (not (z285))
      (z293) (not (z299)) (not (z302)) (not (z326)) (not (z327)) (not (z360)) (not (z363)) (z366)
      (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z381)) (not (z389)))
    :effect (and
      (not (z3)) (z20) (z39) (z46) (not (z83)) (not (z231)) (not (z366))))
  (:action a619
    :parameters ()
    :precondition (and
      (not (z14)) (not (z16)) (not (z20)) (not (z47)) (not (z49)) (not (z57)) (not (z63)) (z67)
      (not (z69)) (not (z73)) (z75) (not (z97)) (not (z100)) (z119) (not (z124)) (not (z130))
      (not (z131)) (not (z134)) (not (z136)) (not (z139)) (not (z161)) (not (z164)) (z172)
      (not (z183)) (not (z203)) (not (z206)) (not (z215)) (not (z225)) (not (z232)) (not (z240))
      (not (z249)) (not (z251)) (not (z256)) (not (z271)) (not (z294)) (not (z302)) (not (z313))
      (not (z329)) (not (z343)) (not (z350)) (not (z351)) (not (z355)) (not (z366)) (not (z368))
      (not (z376)))
    :effect (and
      (z16) (z47) (not (z67)) (not (z75)) (not (z119)) (not (z172)) (z215)))
  (:action a620
    :parameters ()
    :precondition (and
      (not (z0)) (not (z14)) (not (z16)) (not (z20)) (z28) (not (z29)) (not (z47)) (not (z49))
      (not (z57)) (not (z60)) (not (z63)) (not (z67)) (not (z69)) (not (z73)) (z75) (not (z79))
      (not (z97)) (not (z100)) (not (z103)) (not (z113)) (not (z117)) (not (z119)) (not (z124))
      (not (z130)) (not (z131)) (not (z134)) (not (z136)) (not (z139)) (not (z147)) (not (z161))
      (not (z164)) (not (z172)) (not (z173)) (not (z174)) (not (z177)) (z183) (not (z199))
      (not (z200)) (not (z203)) (not (z206)) (not (z211)) (not (z215)) (z225) (not (z229))
      (not (z232)) (not (z234)) (not (z236)) (not (z240)) (not (z244)) (not (z246)) (not (z249))
      (not (z251)) (not (z256)) (not (z271)) (not (z291)) (not (z294)) (not (z302)) (not (z313))
      (not (z325)) (not (z329)) (not (z335)) (not (z343)) (not (z350)) (not (z351)) (not (z355))
      (not (z356)) (not (z366)) (not (z368)) (not (z371)) (not (z376)) (not (z379)))
    :effect (and
      (z16) (not (z28)) (z47) (not (z75)) (not (z183)) (z215) (not (z225)) (z329)))
  (:action a621
    :parameters ()
    :precondition (and
      (not (z14)) (not (z16)) (not (z20)) (not (z47)) (not (z49)) (not (z57)) (not (z63)) (z67)
      (not (z69)) (not (z73)) (z75) (z97) (not (z100)) (not (z119)) (not (z124)) (not (z130))
      (not (z131)) (not (z134)) (not (z136)) (not (z139)) (not (z161)) (not (z164)) (z172)
      (not (z183)) (not (z203)) (not (z206)) (not (z215)) (not (z225)) (not (z232)) (not (z240))
      (not (z249)) (not (z251)) (not (z256)) (not (z271)) (not (z294)) (not (z302)) (not (z313))
      (not (z329)) (not (z343)) (not (z350)) (not (z351)) (not (z355)) (not (z366)) (not (z368))
      (not (z376)))
    :effect (and
      (z16) (z47) (not (z67)) (not (z75)) (not (z97)) (z100) (not (z172)) (z206) (z215) (z232)))
  (:action a622
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (not (z33)) (not (z47)) (not (z55)) (not (z69)) (z75)
      (not (z100)) (not (z117)) (not (z130)) (not (z134)) (not (z136)) (not (z139)) (not (z141))
      (not (z164)) (not (z174)) (z178) (not (z195)) (not (z206)) (not (z232)) (not (z240))
      (not (z251)) (not (z253)) (not (z266)) (not (z277)) (not (z287)) (not (z294)) (not (z302))
      (z305) (not (z313)) (not (z318)) (not (z320)) (not (z329)) (z333) (not (z334)) (not (z355))
      (not (z366)) (not (z368)) (not (z376)))
    :effect (and
      (z33) (z47) (not (z75)) (not (z178)) (z240) (not (z305)) (not (z333))))
  (:action a623
    :parameters ()
    :precondition (and
      (not (z0)) (not (z14)) (not (z20)) (not (z22)) (not (z28)) (not (z29)) (not (z33))
      (not (z47)) (not (z55)) (not (z60)) (not (z69)) (z75) (not (z79)) (not (z100)) (not (z103))
      (not (z113)) (z117) (not (z130)) (not (z134)) (not (z136)) (not (z139)) (not (z141))
      (not (z147)) (not (z164)) (not (z173)) (z174) (not (z177)) (z178) (not (z183)) (not (z195))
      (not (z199)) (not (z200)) (not (z206)) (not (z211)) (not (z229)) (not (z232)) (not (z234))
      (not (z236)) (not (z240)) (not (z244)) (not (z246)) (not (z251)) (not (z253)) (not (z266))
      (not (z277)) (not (z287)) (not (z291)) (not (z294)) (not (z302)) (not (z305)) (not (z313))
      (not (z318)) (not (z320)) (not (z325)) (not (z329)) (not (z333)) (not (z334)) (not (z335))
      (not (z355)) (not (z356)) (not (z366)) (not (z368)) (not (z371)) (not (z376)) (not (z379)))
    :effect (and
      (z33) (z47) (not (z75)) (not (z117)) (not (z174)) (not (z178)) (z240) (z329)))
  (:action a624
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (not (z33)) (not (z47)) (not (z55)) (not (z69)) (z75)
      (not (z100)) (not (z117)) (not (z130)) (not (z134)) (not (z136)) (not (z139)) (not (z141))
      (not (z164)) (not (z174)) (z178) (not (z195)) (not (z206)) (not (z232)) (not (z240))
      (not (z251)) (not (z253)) (not (z266)) (not (z277)) (not (z287)) (not (z294)) (not (z302))
      (not (z305)) (not (z313)) (not (z318)) (z320) (not (z329)) (not (z333)) (z334) (not (z355))
      (not (z366)) (not (z368)) (not (z376)))
    :effect (and
      (z33) (z47) (not (z75)) (z100) (not (z178)) (z206) (z232) (z240) (not (z320)) (not (z334))))
  (:action a625
    :parameters ()
    :precondition (and
      (not (z20)) (not (z25)) (not (z26)) (not (z30)) (not (z31)) (not (z40)) (not (z48))
      (not (z51)) (not (z59)) (not (z69)) (not (z75)) (not (z102)) (not (z112)) (not (z116))
      (not (z121)) (z137) (not (z139)) (z140) (z205) (not (z207)) (not (z209)) (not (z216))
      (not (z221)) (not (z222)) (not (z224)) (not (z234)) (not (z240)) (not (z258)) (not (z259))
      (not (z260)) (not (z291)) (not (z302)) (not (z304)) (not (z328)) (not (z337)) (not (z366))
      (not (z368)) (not (z376)) (not (z385)) (not (z393)) (not (z399)))
    :effect (and
      (z48) (z69) (not (z137)) (not (z140)) (not (z205)) (z221) (z393)))
  (:action a626
    :parameters ()
    :precondition (and
      (not (z5)) (not (z20)) (not (z25)) (not (z26)) (not (z30)) (z31) (not (z40)) (not (z48))
      (not (z51)) (not (z56)) (not (z59)) (not (z69)) (not (z75)) (not (z78)) (not (z102))
      (not (z112)) (not (z116)) (not (z121)) (not (z135)) (not (z136)) (not (z137)) (not (z139))
      (z140) (not (z144)) (not (z170)) (not (z204)) (z205) (not (z207)) (z208) (not (z209))
      (not (z216)) (not (z221)) (not (z222)) (not (z224)) (not (z234)) (not (z240)) (not (z243))
      (not (z250)) (not (z251)) (not (z258)) (not (z259)) (not (z260)) (not (z265)) (not (z266))
      (not (z291)) (not (z301)) (not (z302)) (not (z304)) (not (z327)) (not (z328)) (not (z337))
      (not (z361)) (not (z366)) (not (z368)) (not (z374)) (not (z376)) (not (z385)) (not (z393))
      (not (z399)))
    :effect (and
      (not (z31)) (z48) (z69) (not (z140)) (not (z205)) (not (z208)) (z224) (z328)))
  (:action a627
    :parameters ()
    :precondition (and
      (not (z20)) (not (z25)) (not (z26)) (not (z30)) (not (z31)) (not (z40)) (not (z48))
      (not (z51)) (not (z59)) (not (z69)) (not (z75)) (not (z102)) (not (z112)) (not (z116))
      (not (z121)) (not (z137)) (not (z139)) (z140) (not (z205)) (not (z207)) (not (z209))
      (not (z216)) (not (z221)) (z222) (not (z224)) (not (z234)) (not (z240)) (not (z258))
      (not (z259)) (not (z260)) (not (z291)) (not (z302)) (not (z304)) (not (z328)) (not (z337))
      (not (z366)) (not (z368)) (not (z376)) (z385) (not (z393)) (z399))
    :effect (and
      (z48) (z69) (z116) (not (z140)) (not (z222)) (z224) (not (z385)) (not (z399))))
  (:action a628
    :parameters ()
    :precondition (and
      (not (z16)) (not (z20)) (not (z25)) (not (z40)) (not (z41)) (not (z48)) (not (z49))
      (not (z51)) (not (z57)) (not (z63)) (not (z67)) (not (z69)) (not (z73)) (not (z75))
      (not (z97)) (not (z107)) (not (z116)) (z119) (z124) (not (z131)) (not (z139)) (z140)
      (not (z161)) (not (z172)) (not (z183)) (not (z203)) (not (z215)) (not (z221)) (not (z224))
      (not (z225)) (not (z234)) (not (z240)) (not (z249)) (not (z256)) (not (z258)) (not (z260))
      (not (z271)) (not (z291)) (not (z302)) (not (z304)) (not (z321)) (not (z328)) (not (z343))
      (not (z350)) (not (z351)) (not (z366)) (not (z368)) (not (z376)) (not (z393)))
    :effect (and
      (z16) (z48) (not (z119)) (not (z124)) (not (z140)) (z215) (z221) (z393)))
  (:action a629
    :parameters ()
    :precondition (and
      (not (z5)) (not (z16)) (not (z20)) (not (z25)) (not (z40)) (not (z48)) (not (z49))
      (not (z51)) (not (z56)) (not (z57)) (not (z63)) (not (z67)) (not (z69)) (not (z73))
      (not (z75)) (not (z78)) (not (z97)) (not (z116)) (not (z119)) (not (z124)) (not (z131))
      (not (z135)) (not (z136)) (not (z139)) (z140) (not (z144)) (not (z161)) (z170) (not (z172))
      (not (z183)) (not (z203)) (not (z204)) (not (z208)) (z215) (not (z221)) (not (z224)) (z225)
      (not (z234)) (not (z240)) (not (z243)) (not (z249)) (not (z250)) (not (z251)) (not (z256))
      (not (z258)) (not (z260)) (not (z265)) (not (z266)) (not (z271)) (not (z291)) (not (z301))
      (not (z302)) (not (z304)) (not (z327)) (not (z328)) (not (z343)) (not (z350)) (not (z351))
      (not (z361)) (not (z366)) (not (z368)) (not (z374)) (not (z376)) (not (z393)))
    :effect (and
      (z16) (z48) (not (z140)) (not (z170)) (z224) (not (z225)) (z328)))
  (:action a630
    :parameters ()
    :precondition (and
      (not (z16)) (not (z20)) (not (z25)) (not (z40)) (not (z48)) (not (z49)) (not (z51))
      (not (z57)) (not (z63)) (z67) (not (z69)) (not (z73)) (not (z75)) (z97) (not (z116))
      (not (z119)) (not (z124)) (not (z131)) (not (z139)) (z140) (not (z161)) (z172) (not (z183))
      (not (z203)) (not (z215)) (not (z221)) (not (z224)) (not (z225)) (not (z234)) (not (z240))
      (not (z249)) (not (z256)) (not (z258)) (not (z260)) (not (z271)) (not (z291)) (not (z302))
      (not (z304)) (not (z328)) (not (z343)) (not (z350)) (not (z351)) (not (z366)) (not (z368))
      (not (z376)) (not (z393)))
    :effect (and
      (z16) (z48) (not (z67)) (not (z97)) (z116) (not (z140)) (not (z172)) (z215) (z224)))
  (:action a631
    :parameters ()
    :precondition (and
      (z16) (not (z20)) (not (z25)) (not (z40)) (not (z48)) (not (z49)) (not (z51)) (not (z57))
      (not (z63)) (z67) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z116)) (not (z119))
      (not (z124)) (z131) (not (z139)) (z140) (not (z161)) (not (z172)) (not (z183)) (not (z203))
      (not (z215)) (not (z221)) (not (z224)) (not (z225)) (not (z234)) (not (z240)) (not (z249))
      (not (z256)) (not (z258)) (not (z260)) (not (z271)) (not (z291)) (not (z302)) (not (z304))
      (not (z328)) (not (z343)) (z350) (not (z351)) (not (z366)) (not (z368)) (not (z376))
      (not (z393)))
    :effect (and
      (z25) (z48) (not (z67)) (not (z131)) (z215) (not (z350))))
  (:action a632
    :parameters ()
    :precondition (and
      (not (z20)) (not (z25)) (not (z26)) (not (z30)) (not (z31)) (not (z40)) (not (z48))
      (not (z51)) (not (z59)) (not (z69)) (not (z75)) (not (z102)) (not (z112)) (not (z116))
      (not (z121)) (not (z137)) (not (z139)) (z140) (not (z205)) (not (z207)) (not (z209)) (z216)
      (not (z221)) (not (z222)) (not (z224)) (not (z234)) (not (z240)) (not (z258)) (not (z259))
      (not (z260)) (not (z291)) (not (z302)) (not (z304)) (not (z328)) (not (z337)) (not (z366))
      (not (z368)) (not (z376)) (not (z385)) (not (z393)) (z399))
    :effect (and
      (z25) (z48) (z69) (not (z216)) (not (z399))))
  (:action a633
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z25)) (not (z27)) (not (z36)) (not (z40)) (z41)
      (not (z48)) (not (z51)) (not (z69)) (not (z75)) (z107) (not (z116)) (not (z122))
      (not (z125)) (not (z139)) (z140) (not (z199)) (not (z201)) (not (z219)) (not (z221))
      (not (z224)) (not (z227)) (not (z234)) (not (z240)) (not (z258)) (not (z260)) (not (z269))
      (not (z273)) (not (z275)) (not (z291)) (not (z301)) (not (z302)) (not (z304)) (not (z321))
      (not (z328)) (not (z365)) (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z382))
      (not (z393)))
    :effect (and
      (z27) (not (z41)) (z48) (not (z107)) (not (z140)) (z221) (z273) (z368) (z393)))
  (:action a634
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z13)) (not (z20)) (not (z25)) (not (z27)) (not (z36))
      (not (z40)) (not (z41)) (not (z48)) (not (z51)) (not (z56)) (not (z69)) (not (z75)) (z78)
      (not (z107)) (not (z116)) (not (z122)) (not (z125)) (not (z135)) (not (z136)) (not (z139))
      (z140) (not (z144)) (not (z170)) (not (z199)) (not (z201)) (not (z204)) (not (z208))
      (not (z219)) (not (z221)) (not (z224)) (z227) (not (z234)) (not (z240)) (not (z243))
      (not (z250)) (not (z251)) (not (z258)) (not (z260)) (not (z265)) (not (z266)) (not (z269))
      (not (z273)) (z275) (not (z291)) (z301) (not (z302)) (not (z304)) (not (z327)) (not (z328))
      (not (z361)) (not (z365)) (not (z366)) (not (z368)) (not (z373)) (not (z374)) (not (z376))
      (not (z382)) (not (z393)))
    :effect (and
      (z27) (z48) (not (z78)) (not (z140)) (z224) (not (z227)) (z273) (not (z275)) (not (z301))
      (z328) (z368)))
  (:action a635
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z25)) (not (z27)) (not (z36)) (not (z40))
      (not (z41)) (not (z48)) (not (z51)) (not (z69)) (not (z75)) (not (z107)) (not (z116))
      (not (z122)) (not (z125)) (not (z139)) (z140) (not (z199)) (z201) (not (z219)) (not (z221))
      (not (z224)) (z227) (not (z234)) (not (z240)) (not (z258)) (not (z260)) (not (z269))
      (not (z273)) (not (z275)) (not (z291)) (not (z301)) (not (z302)) (not (z304)) (not (z328))
      (not (z365)) (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z382)) (not (z393)))
    :effect (and
      (z27) (z48) (z116) (not (z140)) (not (z201)) (z224) (not (z227)) (z273) (z368)))
  (:action a636
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z25)) (not (z27)) (z36) (not (z40)) (not (z41))
      (not (z48)) (not (z51)) (not (z69)) (not (z75)) (not (z107)) (not (z116)) (not (z122))
      (not (z125)) (not (z139)) (z140) (not (z199)) (not (z201)) (not (z219)) (not (z221))
      (not (z224)) (not (z227)) (not (z234)) (not (z240)) (not (z258)) (not (z260)) (not (z269))
      (z273) (not (z275)) (not (z291)) (not (z301)) (not (z302)) (not (z304)) (not (z328)) (z365)
      (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z382)) (not (z393)))
    :effect (and
      (z25) (z27) (not (z36)) (z48) (not (z365)) (z368)))
  (:action a637
    :parameters ()
    :precondition (and
      (not (z7)) (z16) (not (z17)) (not (z20)) (not (z25)) (not (z26)) (not (z37)) (not (z40))
      (not (z48)) (not (z49)) (not (z51)) (not (z57)) (not (z63)) (not (z67)) (not (z69))
      (not (z73)) (not (z75)) (not (z97)) (not (z102)) (not (z116)) (not (z119)) (not (z124))
      (not (z129)) (not (z131)) (not (z139)) (not (z140)) (not (z148)) (not (z160)) (not (z161))
      (not (z172)) (not (z183)) (not (z203)) (z215) (not (z221)) (not (z224)) (not (z225))
      (not (z226)) (not (z234)) (not (z240)) (not (z248)) (not (z249)) (not (z256)) (z258) (z260)
      (not (z271)) (not (z291)) (not (z302)) (not (z304)) (not (z328)) (not (z343)) (not (z350))
      (not (z351)) (not (z366)) (not (z368)) (not (z376)) (not (z393)))
    :effect (and
      (not (z16)) (z49) (z140) (not (z215)) (not (z258)) (not (z260)) (z343)))
  (:action a638
    :parameters ()
    :precondition (and
      (not (z7)) (z8) (z16) (not (z17)) (not (z20)) (not (z26)) (not (z37)) (not (z49))
      (not (z52)) (not (z57)) (z58) (not (z63)) (not (z64)) (not (z67)) (not (z69)) (not (z73))
      (not (z75)) (not (z97)) (not (z102)) (not (z106)) (not (z119)) (not (z124)) (not (z127))
      (not (z129)) (not (z131)) (not (z139)) (not (z148)) (not (z160)) (not (z161)) (not (z172))
      (not (z183)) (not (z203)) (not (z210)) (z215) (not (z225)) (not (z226)) (not (z240))
      (not (z248)) (not (z249)) (not (z256)) (not (z271)) (not (z286)) (z290) (not (z300))
      (not (z302)) (not (z309)) (z310) (not (z343)) (not (z350)) (not (z351)) (not (z361))
      (not (z366)) (not (z368)) (not (z376)) (not (z378)))
    :effect (and
      (not (z8)) (not (z16)) (z49) (not (z58)) (z64) (not (z215)) (not (z290)) (not (z310))
      (z343)))
  (:action a639
    :parameters ()
    :precondition (and
      (not (z7)) (not (z14)) (z16) (not (z17)) (not (z20)) (not (z26)) (not (z37)) (not (z47))
      (not (z49)) (not (z57)) (not (z63)) (not (z67)) (not (z69)) (not (z73)) (not (z75))
      (not (z97)) (z100) (not (z102)) (not (z119)) (not (z124)) (not (z129)) (not (z130))
      (not (z131)) (not (z134)) (not (z136)) (not (z139)) (not (z148)) (not (z160)) (not (z161))
      (not (z164)) (not (z172)) (not (z183)) (not (z203)) (not (z206)) (z215) (not (z225))
      (not (z226)) (not (z232)) (not (z240)) (not (z248)) (not (z249)) (not (z251)) (not (z256))
      (not (z271)) (not (z294)) (not (z302)) (z313) (not (z329)) (not (z343)) (not (z350))
      (not (z351)) (z355) (not (z366)) (not (z368)) (not (z376)))
    :effect (and
      (not (z16)) (z49) (z75) (not (z100)) (not (z215)) (not (z313)) (z343) (not (z355))))
  (:action a640
    :parameters ()
    :precondition (and
      (not (z4)) (not (z19)) (not (z20)) (not (z21)) (not (z35)) (z45) (not (z50)) (not (z63))
      (not (z69)) (not (z75)) (not (z82)) (not (z84)) (not (z86)) (not (z89)) (not (z93))
      (not (z94)) (not (z96)) (not (z98)) (not (z108)) (not (z130)) (not (z139)) (not (z148))
      (not (z160)) (not (z161)) (not (z163)) (not (z164)) (not (z169)) (not (z177)) (not (z185))
      (not (z187)) (not (z188)) (not (z189)) (not (z200)) (not (z212)) (not (z235)) (not (z236))
      (not (z240)) (not (z245)) (not (z249)) (not (z252)) (not (z261)) (not (z262)) (not (z264))
      (not (z274)) (not (z284)) (not (z285)) (not (z302)) (not (z312)) (z317) (not (z330))
      (not (z335)) (not (z339)) (not (z344)) (not (z349)) (not (z353)) (not (z354)) (z362)
      (not (z363)) (not (z366)) (not (z368)) (z376) (not (z387)))
    :effect (and
      (z4) (not (z45)) (z50) (z86) (z212) (not (z317)) (not (z362)) (not (z376))))
  (:action a641
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z11)) (not (z19)) (not (z20)) (not (z21)) (not (z50))
      (not (z53)) (not (z63)) (not (z69)) (not (z71)) (not (z75)) (not (z82)) (not (z84))
      (not (z86)) (not (z87)) (not (z88)) (not (z89)) (not (z94)) (not (z108)) (not (z130))
      (not (z139)) (not (z148)) (not (z161)) (not (z164)) (not (z169)) (not (z185)) (z187)
      (not (z189)) (not (z194)) (not (z200)) (not (z211)) (not (z235)) (not (z236)) (z239)
      (not (z240)) (not (z248)) (not (z249)) (not (z250)) (not (z261)) (not (z262)) (not (z274))
      (not (z285)) (not (z302)) (not (z312)) (not (z315)) (not (z317)) (not (z324)) (not (z330))
      (not (z335)) (not (z341)) (not (z353)) (not (z363)) (not (z366)) (not (z368)) (z372) (z376)
      (not (z390)) (not (z391)))
    :effect (and
      (z4) (z50) (z86) (z139) (not (z187)) (z194) (not (z239)) (not (z372)) (not (z376))))
  (:action a642
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z25)) (z27) (not (z36)) (not (z40)) (not (z41))
      (not (z48)) (not (z51)) (not (z69)) (not (z75)) (not (z101)) (not (z107)) (not (z116))
      (not (z122)) (not (z125)) (not (z139)) (z140) (not (z150)) (not (z194)) (not (z199)) (z201)
      (not (z202)) (not (z203)) (z219) (not (z221)) (not (z224)) (not (z227)) (not (z234))
      (not (z240)) (not (z258)) (not (z260)) (not (z269)) (not (z273)) (not (z275)) (not (z291))
      (not (z299)) (not (z301)) (not (z302)) (not (z304)) (not (z328)) (not (z365)) (not (z366))
      (not (z368)) (not (z373)) (not (z376)) (not (z382)) (not (z393)))
    :effect (and
      (z51) (not (z140)) (not (z201)) (not (z219)) (z260) (z273) (z304) (z368)))
  (:action a643
    :parameters ()
    :precondition (and
      (not (z20)) (not (z25)) (not (z26)) (not (z30)) (not (z31)) (not (z40)) (not (z48))
      (not (z51)) (z59) (not (z69)) (not (z75)) (not (z101)) (not (z102)) (not (z112))
      (not (z116)) (not (z121)) (not (z137)) (not (z139)) (z140) (not (z150)) (not (z194))
      (not (z202)) (not (z203)) (not (z205)) (z207) (not (z209)) (not (z216)) (not (z221))
      (not (z222)) (not (z224)) (not (z234)) (not (z240)) (not (z258)) (not (z259)) (not (z260))
      (not (z291)) (not (z299)) (not (z302)) (not (z304)) (not (z328)) (not (z337)) (not (z366))
      (not (z368)) (not (z376)) (not (z385)) (not (z393)) (not (z399)))
    :effect (and
      (z51) (not (z59)) (z69) (not (z140)) (not (z207)) (z260) (z304)))
  (:action a644
    :parameters ()
    :precondition (and
      (not (z16)) (not (z20)) (not (z25)) (not (z40)) (not (z48)) (not (z49)) (not (z51))
      (not (z57)) (not (z63)) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z97))
      (not (z101)) (not (z116)) (not (z119)) (not (z124)) (not (z131)) (not (z139)) (z140)
      (not (z150)) (not (z161)) (not (z172)) (not (z183)) (not (z194)) (not (z202)) (z203)
      (not (z215)) (not (z221)) (not (z224)) (not (z225)) (not (z234)) (not (z240)) (not (z249))
      (not (z256)) (not (z258)) (not (z260)) (not (z271)) (not (z291)) (not (z299)) (not (z302))
      (not (z304)) (not (z328)) (not (z343)) (not (z350)) (z351) (not (z366)) (not (z368))
      (not (z376)) (not (z393)))
    :effect (and
      (z16) (z51) (not (z140)) (not (z203)) (z215) (z260) (z304) (not (z351))))
  (:action a645
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z37)) (not (z39)) (z46) (not (z52)) (not (z58)) (z64)
      (not (z69)) (not (z75)) (not (z80)) (not (z106)) (not (z127)) (not (z139)) (z151)
      (not (z210)) (not (z240)) (not (z268)) (not (z285)) (not (z286)) (not (z290)) (not (z293))
      (not (z299)) (not (z300)) (not (z302)) (not (z309)) (not (z310)) (not (z360)) (not (z361))
      (not (z363)) (not (z366)) (not (z368)) (not (z376)) (not (z378)) (not (z381)))
    :effect (and
      (not (z46)) (z52) (not (z64)) (not (z151)) (z293) (z366) (z378)))
  (:action a646
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z37)) (z39) (not (z46)) (not (z52)) (not (z58)) (z64)
      (not (z69)) (not (z75)) (not (z80)) (not (z106)) (not (z127)) (not (z139)) (z151)
      (not (z210)) (not (z240)) (not (z268)) (not (z285)) (not (z286)) (not (z290)) (not (z293))
      (not (z299)) (not (z300)) (not (z302)) (not (z309)) (not (z310)) (not (z360)) (not (z361))
      (not (z363)) (not (z366)) (not (z368)) (not (z376)) (not (z378)) (not (z381)))
    :effect (and
      (not (z39)) (z52) (not (z64)) (not (z151)) (z286) (z293) (z366)))
  (:action a647
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z37)) (not (z39)) (z46) (not (z52)) (not (z58)) (z64)
      (not (z69)) (not (z75)) (not (z80)) (not (z106)) (not (z127)) (not (z139)) (not (z151))
      (not (z210)) (not (z240)) (not (z268)) (not (z285)) (not (z286)) (not (z290)) (z293)
      (not (z299)) (not (z300)) (not (z302)) (not (z309)) (not (z310)) (not (z360)) (not (z361))
      (not (z363)) (not (z366)) (not (z368)) (not (z376)) (not (z378)) (not (z381)))
    :effect (and
      (not (z46)) (z52) (z106) (z366) (z378)))
  (:action a648
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z37)) (z39) (not (z46)) (not (z52)) (not (z58)) (z64)
      (not (z69)) (not (z75)) (not (z80)) (not (z106)) (not (z127)) (not (z139)) (not (z151))
      (not (z210)) (not (z240)) (not (z268)) (not (z285)) (not (z286)) (not (z290)) (z293)
      (not (z299)) (not (z300)) (not (z302)) (not (z309)) (not (z310)) (not (z360)) (not (z361))
      (not (z363)) (not (z366)) (not (z368)) (not (z376)) (not (z378)) (not (z381)))
    :effect (and
      (not (z39)) (z52) (z106) (z290) (z366)))
  (:action a649
    :parameters ()
    :precondition (and
      (not (z8)) (z16) (not (z20)) (not (z49)) (not (z52)) (not (z57)) (not (z58)) (not (z63))
      (z64) (z67) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z106)) (z119)
      (not (z124)) (not (z127)) (not (z131)) (not (z139)) (not (z161)) (not (z172)) (not (z183))
      (not (z203)) (not (z210)) (not (z215)) (not (z225)) (not (z240)) (not (z249)) (not (z256))
      (not (z271)) (not (z286)) (not (z290)) (not (z300)) (not (z302)) (not (z309)) (not (z310))
      (not (z343)) (z350) (not (z351)) (not (z361)) (not (z366)) (not (z368)) (not (z376))
      (not (z378)))
    :effect (and
      (z52) (not (z67)) (z106) (not (z119)) (z215) (not (z350)) (z378)))
  (:action a650
    :parameters ()
    :precondition (and
      (not (z8)) (z16) (not (z20)) (not (z49)) (not (z52)) (not (z57)) (not (z58)) (not (z63))
      (z64) (z67) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z106)) (not (z119))
      (not (z124)) (not (z127)) (z131) (not (z139)) (not (z161)) (not (z172)) (not (z183))
      (not (z203)) (not (z210)) (not (z215)) (not (z225)) (not (z240)) (not (z249)) (not (z256))
      (not (z271)) (not (z286)) (not (z290)) (not (z300)) (not (z302)) (not (z309)) (not (z310))
      (not (z343)) (z350) (not (z351)) (not (z361)) (not (z366)) (not (z368)) (not (z376))
      (not (z378)))
    :effect (and
      (z52) (not (z67)) (z106) (not (z131)) (z215) (z290) (not (z350))))
  (:action a651
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (z33) (not (z52)) (not (z55)) (not (z58)) (z64)
      (not (z69)) (not (z75)) (not (z106)) (not (z117)) (not (z127)) (not (z139)) (not (z141))
      (not (z174)) (not (z178)) (not (z195)) (not (z210)) (not (z240)) (not (z253)) (not (z266))
      (not (z277)) (not (z286)) (not (z287)) (not (z290)) (not (z300)) (not (z302)) (z305)
      (not (z309)) (not (z310)) (not (z318)) (not (z320)) (z333) (not (z334)) (not (z361))
      (not (z366)) (not (z368)) (not (z376)) (not (z378)))
    :effect (and
      (z52) (z106) (z240) (not (z305)) (not (z333)) (z378)))
  (:action a652
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (z33) (not (z52)) (not (z55)) (not (z58)) (z64)
      (not (z69)) (not (z75)) (not (z106)) (not (z117)) (not (z127)) (not (z139)) (not (z141))
      (not (z174)) (not (z178)) (z195) (not (z210)) (not (z240)) (not (z253)) (not (z266))
      (not (z277)) (not (z286)) (not (z287)) (not (z290)) (not (z300)) (not (z302)) (not (z305))
      (not (z309)) (not (z310)) (not (z318)) (not (z320)) (not (z333)) (not (z334)) (not (z361))
      (not (z366)) (not (z368)) (not (z376)) (not (z378)))
    :effect (and
      (z52) (z106) (not (z195)) (z240) (z290)))
  (:action a653
    :parameters ()
    :precondition (and
      (not (z8)) (not (z16)) (not (z20)) (not (z49)) (not (z52)) (not (z57)) (not (z58))
      (not (z63)) (z64) (z67) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z106)) (z119)
      (not (z124)) (not (z127)) (not (z131)) (not (z139)) (not (z161)) (z172) (not (z183))
      (not (z203)) (not (z210)) (not (z215)) (not (z225)) (not (z240)) (not (z249)) (not (z256))
      (not (z271)) (not (z286)) (not (z290)) (not (z300)) (not (z302)) (not (z309)) (not (z310))
      (not (z343)) (not (z350)) (not (z351)) (not (z361)) (not (z366)) (not (z368)) (not (z376))
      (not (z378)))
    :effect (and
      (z16) (z52) (not (z64)) (not (z67)) (not (z119)) (not (z172)) (z215) (z378)))
  (:action a654
    :parameters ()
    :precondition (and
      (not (z8)) (not (z16)) (not (z20)) (not (z49)) (not (z52)) (not (z57)) (not (z58))
      (not (z63)) (z64) (z67) (not (z69)) (not (z73)) (not (z75)) (z97) (not (z106)) (not (z119))
      (not (z124)) (not (z127)) (not (z131)) (not (z139)) (not (z161)) (z172) (not (z183))
      (not (z203)) (not (z210)) (not (z215)) (not (z225)) (not (z240)) (not (z249)) (not (z256))
      (not (z271)) (not (z286)) (not (z290)) (not (z300)) (not (z302)) (not (z309)) (not (z310))
      (not (z343)) (not (z350)) (not (z351)) (not (z361)) (not (z366)) (not (z368)) (not (z376))
      (not (z378)))
    :effect (and
      (z16) (z52) (not (z64)) (not (z67)) (not (z97)) (not (z172)) (z215) (z286)))
  (:action a655
    :parameters ()
    :precondition (and
      (not (z1)) (not (z8)) (not (z13)) (not (z20)) (not (z27)) (not (z36)) (not (z41))
      (not (z52)) (not (z58)) (z64) (not (z69)) (not (z75)) (not (z106)) (not (z107))
      (not (z122)) (z125) (not (z127)) (not (z139)) (not (z199)) (not (z201)) (not (z210))
      (not (z219)) (not (z227)) (not (z240)) (not (z269)) (not (z273)) (not (z275)) (not (z286))
      (not (z290)) (not (z300)) (not (z301)) (not (z302)) (not (z309)) (not (z310)) (not (z361))
      (not (z365)) (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z378)) (not (z382)))
    :effect (and
      (z27) (z52) (not (z64)) (not (z125)) (z273) (z368) (z378)))
  (:action a656
    :parameters ()
    :precondition (and
      (not (z1)) (not (z8)) (not (z13)) (not (z20)) (not (z27)) (not (z36)) (not (z41))
      (not (z52)) (not (z58)) (z64) (not (z69)) (not (z75)) (not (z106)) (not (z107))
      (not (z122)) (not (z125)) (not (z127)) (not (z139)) (not (z199)) (z201) (not (z210))
      (not (z219)) (z227) (not (z240)) (not (z269)) (not (z273)) (not (z275)) (not (z286))
      (not (z290)) (not (z300)) (not (z301)) (not (z302)) (not (z309)) (not (z310)) (not (z361))
      (not (z365)) (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z378)) (not (z382)))
    :effect (and
      (z27) (z52) (not (z64)) (not (z201)) (not (z227)) (z273) (z286) (z368)))
  (:action a657
    :parameters ()
    :precondition (and
      (not (z1)) (not (z8)) (not (z13)) (not (z20)) (not (z27)) (not (z36)) (not (z41))
      (not (z52)) (not (z58)) (z64) (not (z69)) (not (z75)) (not (z106)) (not (z107))
      (not (z122)) (not (z125)) (not (z127)) (not (z139)) (not (z199)) (not (z201)) (not (z210))
      (not (z219)) (not (z227)) (not (z240)) (z269) (z273) (not (z275)) (not (z286)) (not (z290))
      (not (z300)) (not (z301)) (not (z302)) (not (z309)) (not (z310)) (not (z361)) (z365)
      (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z378)) (not (z382)))
    :effect (and
      (z27) (z52) (z106) (not (z269)) (not (z365)) (z368) (z378)))
  (:action a658
    :parameters ()
    :precondition (and
      (not (z1)) (not (z8)) (not (z13)) (not (z20)) (not (z27)) (z36) (not (z41)) (not (z52))
      (not (z58)) (z64) (not (z69)) (not (z75)) (not (z106)) (not (z107)) (not (z122))
      (not (z125)) (not (z127)) (not (z139)) (not (z199)) (not (z201)) (not (z210)) (not (z219))
      (not (z227)) (not (z240)) (not (z269)) (z273) (not (z275)) (not (z286)) (not (z290))
      (not (z300)) (not (z301)) (not (z302)) (not (z309)) (not (z310)) (not (z361)) (z365)
      (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z378)) (not (z382)))
    :effect (and
      (z27) (not (z36)) (z52) (z106) (z290) (not (z365)) (z368)))
  (:action a659
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z33)) (not (z52)) (not (z55)) (not (z58)) (z64)
      (not (z69)) (not (z75)) (not (z106)) (not (z117)) (not (z127)) (not (z139)) (not (z141))
      (not (z174)) (z178) (not (z195)) (not (z210)) (not (z240)) (not (z253)) (not (z266))
      (not (z277)) (not (z286)) (not (z287)) (not (z290)) (not (z300)) (not (z302)) (z305)
      (not (z309)) (not (z310)) (not (z318)) (not (z320)) (z333) (not (z334)) (not (z361))
      (not (z366)) (not (z368)) (not (z376)) (not (z378)))
    :effect (and
      (z33) (z52) (not (z64)) (not (z178)) (z240) (not (z305)) (not (z333)) (z378)))
  (:action a660
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z33)) (not (z52)) (not (z55)) (not (z58)) (z64)
      (not (z69)) (not (z75)) (not (z106)) (not (z117)) (not (z127)) (not (z139)) (not (z141))
      (not (z174)) (z178) (not (z195)) (not (z210)) (not (z240)) (not (z253)) (not (z266))
      (not (z277)) (not (z286)) (not (z287)) (not (z290)) (not (z300)) (not (z302)) (not (z305))
      (not (z309)) (not (z310)) (not (z318)) (z320) (not (z333)) (z334) (not (z361)) (not (z366))
      (not (z368)) (not (z376)) (not (z378)))
    :effect (and
      (z33) (z52) (not (z64)) (not (z178)) (z240) (z286) (not (z320)) (not (z334))))
  (:action a661
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z40)) (not (z53)) (not (z56)) (not (z69))
      (not (z71)) (not (z75)) (not (z81)) (not (z87)) (not (z88)) (not (z113)) (not (z121))
      (not (z128)) (z139) (z159) (not (z187)) (not (z190)) (z192) (z194) (not (z211))
      (not (z213)) (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z271)) (not (z281))
      (not (z283)) (not (z288)) (not (z294)) (not (z302)) (not (z315)) (not (z318)) (not (z324))
      (not (z337)) (not (z341)) (not (z346)) (z359) (not (z366)) (not (z368)) (z370) (not (z372))
      (not (z373)) (not (z376)) (not (z386)) (not (z390)) (not (z391)) (not (z392)) (not (z396)))
    :effect (and
      (z53) (z87) (not (z139)) (not (z192)) (not (z194)) (not (z359)) (not (z370))))
  (:action a662
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z11)) (z19) (not (z20)) (not (z21)) (not (z40)) (not (z50))
      (not (z53)) (not (z69)) (not (z71)) (not (z75)) (not (z82)) (not (z84)) (not (z86))
      (not (z87)) (not (z88)) (not (z108)) (not (z121)) (z139) (not (z148)) (not (z169))
      (not (z185)) (not (z187)) (not (z189)) (z194) (not (z200)) (not (z211)) (not (z213))
      (not (z235)) (not (z236)) (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z271))
      (not (z294)) (not (z302)) (not (z312)) (not (z315)) (not (z318)) (not (z324)) (z330)
      (not (z335)) (not (z337)) (not (z341)) (not (z353)) (not (z359)) (not (z366)) (not (z368))
      (not (z372)) (not (z373)) (not (z376)) (not (z386)) (not (z390)) (not (z391)))
    :effect (and
      (not (z19)) (z53) (z87) (not (z139)) (not (z194)) (not (z330)) (z376)))
  (:action a663
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z40)) (not (z53)) (not (z69)) (not (z71))
      (not (z75)) (not (z79)) (not (z87)) (not (z88)) (not (z91)) (not (z99)) (not (z121)) (z139)
      (not (z142)) (not (z144)) (z154) (not (z157)) (not (z165)) (not (z180)) (z181) (not (z182))
      (not (z187)) (z194) (not (z197)) (not (z198)) (not (z211)) (not (z213)) (z220) (not (z233))
      (not (z237)) (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z265)) (not (z271))
      (not (z274)) (not (z294)) (not (z302)) (not (z308)) (not (z314)) (not (z315)) (not (z316))
      (not (z318)) (not (z324)) (not (z337)) (not (z341)) (not (z345)) (not (z359)) (not (z366))
      (not (z368)) (not (z372)) (not (z373)) (not (z376)) (not (z386)) (not (z390)) (not (z391)))
    :effect (and
      (z53) (z87) (not (z139)) (not (z154)) (not (z181)) (not (z194)) (z302)))
  (:action a664
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (not (z56)) (not (z69)) (not (z71))
      (not (z75)) (not (z81)) (not (z87)) (not (z88)) (not (z113)) (not (z128)) (z139) (z159)
      (not (z187)) (not (z190)) (z192) (z194) (not (z211)) (not (z239)) (not (z240)) (not (z248))
      (not (z250)) (not (z281)) (not (z288)) (not (z302)) (not (z315)) (not (z324)) (not (z341))
      (not (z346)) (not (z359)) (not (z366)) (not (z368)) (z370) (not (z372)) (not (z376))
      (not (z390)) (not (z391)) (not (z392)) (not (z396)))
    :effect (and
      (z53) (z88) (not (z139)) (not (z192)) (not (z194)) (not (z370))))
  (:action a665
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (not (z56)) (not (z69)) (not (z71))
      (not (z75)) (not (z81)) (not (z87)) (not (z88)) (not (z113)) (not (z128)) (z139) (z159)
      (not (z187)) (not (z190)) (z192) (z194) (not (z211)) (not (z239)) (not (z240)) (not (z248))
      (not (z250)) (not (z281)) (z283) (not (z288)) (not (z302)) (not (z315)) (not (z324))
      (not (z341)) (not (z346)) (not (z359)) (not (z366)) (not (z368)) (z370) (not (z372))
      (not (z376)) (not (z390)) (not (z391)) (not (z392)) (not (z396)))
    :effect (and
      (z53) (z88) (not (z139)) (not (z192)) (not (z194)) (not (z283)) (not (z370)) (z390)))
  (:action a666
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z11)) (z19) (not (z20)) (not (z21)) (not (z50)) (not (z53))
      (not (z69)) (not (z71)) (not (z75)) (z82) (not (z84)) (not (z86)) (not (z87)) (not (z88))
      (not (z108)) (z139) (not (z148)) (not (z169)) (not (z185)) (not (z187)) (not (z189)) (z194)
      (not (z200)) (not (z211)) (not (z235)) (not (z236)) (not (z239)) (not (z240)) (not (z248))
      (not (z250)) (not (z302)) (not (z312)) (not (z315)) (not (z324)) (z330) (not (z335))
      (not (z341)) (not (z353)) (not (z366)) (not (z368)) (not (z372)) (not (z376)) (not (z390))
      (not (z391)))
    :effect (and
      (not (z19)) (z53) (not (z82)) (z88) (not (z139)) (not (z194)) (not (z330)) (z376)))
  (:action a667
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z11)) (z19) (not (z20)) (not (z21)) (not (z50)) (not (z53))
      (not (z69)) (not (z71)) (not (z75)) (not (z82)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z108)) (z139) (not (z148)) (z169) (not (z185)) (not (z187)) (not (z189))
      (z194) (not (z200)) (not (z211)) (z235) (not (z236)) (not (z239)) (not (z240)) (not (z248))
      (not (z250)) (not (z302)) (z312) (not (z315)) (not (z324)) (z330) (not (z335)) (not (z341))
      (not (z353)) (not (z366)) (not (z368)) (not (z372)) (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (not (z19)) (z53) (z88) (not (z139)) (not (z169)) (not (z194)) (not (z235)) (not (z312))
      (not (z330)) (z376) (z390)))
  (:action a668
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (not (z69)) (not (z71)) (not (z75))
      (not (z79)) (not (z87)) (not (z88)) (not (z91)) (not (z99)) (z139) (not (z142))
      (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (z181) (not (z182))
      (not (z187)) (z194) (not (z197)) (not (z198)) (not (z211)) (not (z220)) (not (z233))
      (not (z237)) (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z265)) (not (z274))
      (not (z302)) (not (z308)) (not (z314)) (not (z315)) (not (z316)) (not (z324)) (not (z341))
      (not (z345)) (not (z366)) (not (z368)) (not (z372)) (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (z53) (z88) (not (z139)) (not (z181)) (not (z194)) (z220) (z302)))
  (:action a669
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (not (z69)) (not (z71)) (not (z75))
      (not (z79)) (not (z87)) (not (z88)) (not (z91)) (not (z99)) (z139) (not (z142))
      (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (z181) (not (z182))
      (not (z187)) (z194) (not (z197)) (not (z198)) (not (z211)) (not (z220)) (not (z233)) (z237)
      (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z265)) (not (z274)) (not (z302))
      (not (z308)) (not (z314)) (not (z315)) (not (z316)) (not (z324)) (not (z341)) (z345)
      (not (z366)) (not (z368)) (not (z372)) (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (z53) (z88) (not (z139)) (not (z181)) (not (z194)) (z220) (not (z237)) (z302) (not (z345))
      (z390)))
  (:action a670
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (not (z56)) (not (z69)) (not (z71))
      (not (z75)) (not (z81)) (not (z87)) (not (z88)) (not (z113)) (not (z128)) (z139) (z159)
      (not (z187)) (not (z190)) (z192) (z194) (not (z211)) (not (z239)) (not (z240)) (not (z248))
      (not (z250)) (not (z281)) (not (z283)) (not (z288)) (not (z302)) (not (z315)) (not (z324))
      (not (z341)) (z346) (not (z359)) (not (z366)) (not (z368)) (not (z370)) (not (z372))
      (not (z376)) (not (z390)) (not (z391)) (not (z392)) (not (z396)))
    :effect (and
      (z11) (z53) (not (z139)) (not (z192)) (not (z194)) (not (z346))))
  (:action a671
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z11)) (z19) (not (z20)) (not (z21)) (not (z50)) (not (z53))
      (not (z69)) (not (z71)) (not (z75)) (not (z82)) (not (z84)) (not (z86)) (not (z87))
      (not (z88)) (not (z108)) (z139) (not (z148)) (not (z169)) (not (z185)) (not (z187))
      (not (z189)) (z194) (not (z200)) (not (z211)) (z235) (not (z236)) (not (z239)) (not (z240))
      (not (z248)) (not (z250)) (not (z302)) (not (z312)) (not (z315)) (not (z324)) (z330)
      (not (z335)) (not (z341)) (not (z353)) (not (z366)) (not (z368)) (not (z372)) (not (z376))
      (not (z390)) (not (z391)))
    :effect (and
      (z11) (not (z19)) (z53) (not (z139)) (not (z194)) (not (z235)) (not (z330)) (z376)))
  (:action a672
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z20)) (not (z53)) (not (z69)) (not (z71)) (not (z75))
      (not (z79)) (not (z87)) (not (z88)) (not (z91)) (not (z99)) (z139) (not (z142))
      (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (z181) (not (z182))
      (not (z187)) (z194) (not (z197)) (not (z198)) (not (z211)) (not (z220)) (not (z233)) (z237)
      (not (z239)) (not (z240)) (not (z248)) (not (z250)) (not (z265)) (not (z274)) (not (z302))
      (not (z308)) (not (z314)) (not (z315)) (z316) (not (z324)) (not (z341)) (not (z345))
      (not (z366)) (not (z368)) (not (z372)) (not (z376)) (not (z390)) (not (z391)))
    :effect (and
      (z11) (z53) (not (z139)) (not (z181)) (not (z194)) (z220) (not (z237)) (z302) (not (z316))))
  (:action a673
    :parameters ()
    :precondition (and
      (not (z7)) (not (z20)) (not (z22)) (not (z23)) (z33) (not (z34)) (not (z55)) (not (z68))
      (not (z69)) (not (z70)) (not (z75)) (not (z117)) (not (z118)) (not (z129)) (not (z133))
      (not (z139)) (not (z141)) (not (z145)) (not (z158)) (not (z174)) (not (z176)) (not (z178))
      (not (z184)) (not (z195)) (not (z204)) (z226) (z240) (z241) (not (z244)) (not (z246))
      (not (z253)) (not (z262)) (not (z266)) (not (z276)) (not (z277)) (not (z287)) (not (z302))
      (not (z305)) (not (z318)) (not (z320)) (not (z332)) (not (z333)) (not (z334)) (not (z356))
      (not (z366)) (not (z367)) (not (z368)) (not (z375)) (not (z376)) (not (z397)))
    :effect (and
      (not (z33)) (z55) (z145) (not (z226)) (not (z240)) (not (z241)) (z262)))
  (:action a674
    :parameters ()
    :precondition (and
      (z8) (not (z20)) (not (z22)) (z33) (not (z52)) (not (z55)) (z58) (not (z64)) (not (z69))
      (not (z75)) (not (z106)) (not (z117)) (not (z127)) (not (z139)) (not (z141)) (not (z174))
      (not (z178)) (not (z195)) (not (z210)) (z240) (not (z253)) (not (z266)) (not (z277))
      (not (z286)) (not (z287)) (z290) (not (z300)) (not (z302)) (not (z305)) (not (z309)) (z310)
      (not (z318)) (not (z320)) (not (z333)) (not (z334)) (not (z361)) (not (z366)) (not (z368))
      (not (z376)) (not (z378)))
    :effect (and
      (not (z8)) (not (z33)) (z55) (not (z58)) (z64) (not (z240)) (not (z290)) (not (z310))))
  (:action a675
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (z33) (not (z47)) (not (z55)) (not (z69)) (not (z75))
      (z100) (not (z117)) (not (z130)) (not (z134)) (not (z136)) (not (z139)) (not (z141))
      (not (z164)) (not (z174)) (not (z178)) (not (z195)) (not (z206)) (not (z232)) (z240)
      (not (z251)) (not (z253)) (not (z266)) (not (z277)) (not (z287)) (not (z294)) (not (z302))
      (not (z305)) (z313) (not (z318)) (not (z320)) (not (z329)) (not (z333)) (not (z334)) (z355)
      (not (z366)) (not (z368)) (not (z376)))
    :effect (and
      (not (z33)) (z55) (z75) (not (z100)) (not (z240)) (not (z313)) (not (z355))))
  (:action a676
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (z33) (not (z47)) (not (z50)) (not (z55)) (not (z63))
      (not (z69)) (not (z75)) (not (z89)) (z94) (not (z100)) (not (z117)) (z130) (not (z134))
      (not (z136)) (not (z139)) (not (z141)) (not (z161)) (z164) (not (z174)) (not (z178))
      (not (z187)) (not (z195)) (not (z206)) (not (z232)) (z240) (not (z249)) (not (z251))
      (not (z253)) (not (z261)) (not (z262)) (not (z266)) (not (z274)) (not (z277)) (not (z285))
      (not (z287)) (not (z294)) (not (z302)) (not (z305)) (z313) (not (z317)) (not (z318))
      (not (z320)) (not (z329)) (not (z333)) (not (z334)) (not (z355)) (not (z363)) (not (z366))
      (not (z368)) (not (z376)))
    :effect (and
      (not (z33)) (z55) (z75) (not (z130)) (not (z164)) (not (z240)) (z261) (not (z313))))
  (:action a677
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z23)) (z33) (not (z34)) (not (z50)) (not (z55)) (not (z63))
      (not (z68)) (not (z69)) (not (z70)) (not (z75)) (not (z89)) (not (z94)) (not (z117))
      (not (z118)) (not (z130)) (not (z133)) (not (z139)) (not (z141)) (not (z145)) (not (z158))
      (not (z161)) (not (z164)) (not (z174)) (not (z176)) (not (z178)) (not (z184)) (not (z187))
      (not (z195)) (not (z204)) (not (z226)) (z240) (z241) (not (z244)) (not (z246)) (not (z249))
      (not (z253)) (not (z261)) (z262) (not (z266)) (not (z274)) (not (z276)) (not (z277))
      (not (z285)) (not (z287)) (not (z302)) (not (z305)) (not (z317)) (not (z318)) (not (z320))
      (not (z332)) (not (z333)) (not (z334)) (not (z356)) (not (z363)) (not (z366)) (not (z367))
      (not (z368)) (not (z375)) (not (z376)) (z397))
    :effect (and
      (not (z33)) (z55) (z94) (z145) (not (z240)) (not (z241)) (z261) (not (z397))))
  (:action a678
    :parameters ()
    :precondition (and
      (z8) (not (z20)) (not (z22)) (z33) (not (z50)) (not (z52)) (not (z55)) (z58) (not (z63))
      (not (z64)) (not (z69)) (not (z75)) (not (z89)) (not (z94)) (not (z106)) (not (z117))
      (z127) (not (z130)) (not (z139)) (not (z141)) (not (z161)) (not (z164)) (not (z174))
      (not (z178)) (not (z187)) (not (z195)) (not (z210)) (z240) (not (z249)) (not (z253))
      (not (z261)) (not (z266)) (not (z274)) (not (z277)) (not (z285)) (not (z286)) (not (z287))
      (not (z290)) (not (z300)) (not (z302)) (not (z305)) (not (z309)) (not (z310)) (not (z317))
      (not (z318)) (not (z320)) (not (z333)) (not (z334)) (not (z361)) (not (z363)) (not (z366))
      (not (z368)) (not (z376)) (not (z378)))
    :effect (and
      (not (z8)) (not (z33)) (z55) (not (z58)) (z64) (z94) (not (z127)) (not (z240)) (z261)))
  (:action a679
    :parameters ()
    :precondition (and
      (not (z5)) (not (z20)) (not (z35)) (not (z45)) (not (z56)) (not (z69)) (not (z75))
      (not (z78)) (not (z81)) (not (z93)) (not (z96)) (not (z98)) (not (z113)) (not (z128))
      (not (z135)) (not (z136)) (not (z139)) (not (z144)) (z159) (not (z160)) (not (z163))
      (not (z170)) (not (z177)) (not (z188)) (not (z190)) (not (z192)) (not (z204)) (z208) (z212)
      (not (z240)) (not (z243)) (not (z245)) (not (z250)) (not (z251)) (z252) (z264) (not (z265))
      (not (z266)) (not (z281)) (not (z283)) (not (z284)) (not (z288)) (not (z301)) (not (z302))
      (not (z317)) (not (z327)) (not (z328)) (not (z339)) (z344) (not (z346)) (not (z349))
      (not (z354)) (not (z359)) (not (z361)) (not (z362)) (not (z366)) (not (z368)) (not (z370))
      (not (z374)) (not (z376)) (not (z387)) (not (z392)) (not (z396)))
    :effect (and
      (z56) (not (z159)) (z170) (not (z208)) (not (z252)) (not (z264)) (z283) (not (z344))))
  (:action a680
    :parameters ()
    :precondition (and
      (not (z5)) (not (z20)) (not (z37)) (z39) (not (z46)) (not (z56)) (not (z69)) (not (z75))
      (not (z78)) (not (z80)) (not (z81)) (not (z113)) (not (z128)) (not (z135)) (not (z136))
      (not (z139)) (not (z144)) (not (z151)) (z159) (not (z170)) (not (z190)) (not (z192))
      (not (z204)) (not (z208)) (not (z240)) (not (z243)) (not (z250)) (not (z251)) (not (z265))
      (not (z266)) (not (z268)) (not (z281)) (not (z283)) (not (z285)) (not (z288)) (not (z293))
      (not (z299)) (not (z301)) (not (z302)) (not (z327)) (not (z328)) (not (z346)) (not (z359))
      (not (z360)) (not (z361)) (not (z363)) (not (z366)) (not (z368)) (not (z370)) (z374)
      (not (z376)) (not (z381)) (not (z392)) (not (z396)))
    :effect (and
      (not (z39)) (z56) (not (z159)) (z170) (z283) (z293) (z366) (not (z374))))
  (:action a681
    :parameters ()
    :precondition (and
      (z5) (not (z11)) (not (z20)) (not (z53)) (not (z56)) (not (z69)) (not (z71)) (not (z75))
      (not (z78)) (not (z81)) (not (z87)) (z88) (not (z113)) (not (z128)) (not (z135))
      (not (z136)) (not (z139)) (not (z144)) (z159) (not (z170)) (not (z187)) (not (z190))
      (not (z192)) (not (z194)) (not (z204)) (not (z208)) (not (z211)) (not (z239)) (not (z240))
      (not (z243)) (not (z248)) (z250) (not (z251)) (not (z265)) (not (z266)) (not (z281))
      (not (z283)) (not (z288)) (not (z301)) (not (z302)) (not (z315)) (not (z324)) (not (z327))
      (not (z328)) (not (z341)) (not (z346)) (not (z359)) (not (z361)) (not (z366)) (not (z368))
      (not (z370)) (not (z372)) (not (z374)) (not (z376)) (z390) (not (z391)) (not (z392))
      (not (z396)))
    :effect (and
      (not (z5)) (z56) (not (z88)) (z139) (not (z159)) (z170) (z194) (not (z250)) (z283)
      (not (z390))))
  (:action a682
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z13)) (not (z20)) (not (z27)) (not (z36)) (not (z41))
      (not (z56)) (not (z69)) (not (z75)) (z78) (not (z81)) (not (z107)) (not (z113))
      (not (z122)) (not (z125)) (not (z128)) (not (z135)) (not (z136)) (not (z139)) (not (z144))
      (z159) (not (z170)) (not (z190)) (not (z192)) (not (z199)) (not (z201)) (not (z204))
      (not (z208)) (not (z219)) (z227) (not (z240)) (not (z243)) (not (z250)) (not (z251))
      (not (z265)) (not (z266)) (not (z269)) (not (z273)) (z275) (not (z281)) (not (z283))
      (not (z288)) (z301) (not (z302)) (not (z327)) (not (z328)) (not (z346)) (not (z359))
      (not (z361)) (not (z365)) (not (z366)) (not (z368)) (not (z370)) (not (z373)) (not (z374))
      (not (z376)) (not (z382)) (not (z392)) (not (z396)))
    :effect (and
      (z27) (z56) (not (z78)) (not (z159)) (z170) (not (z227)) (z273) (not (z275)) (z283)
      (not (z301)) (z368)))
  (:action a683
    :parameters ()
    :precondition (and
      (not (z13)) (z16) (not (z20)) (not (z21)) (not (z23)) (not (z25)) (not (z40)) (not (z48))
      (not (z49)) (not (z51)) (not (z57)) (not (z63)) (not (z67)) (not (z69)) (not (z73))
      (not (z75)) (not (z81)) (not (z97)) (not (z116)) (not (z119)) (not (z124)) (not (z131))
      (not (z134)) (not (z139)) (not (z140)) (not (z158)) (not (z161)) (not (z172)) (not (z180))
      (not (z183)) (not (z190)) (not (z197)) (not (z198)) (not (z203)) (z215) (not (z221))
      (not (z224)) (not (z225)) (not (z234)) (not (z240)) (not (z245)) (not (z249)) (not (z256))
      (z258) (not (z259)) (not (z260)) (not (z271)) (not (z287)) (not (z291)) (not (z302))
      (not (z304)) (not (z309)) (not (z324)) (not (z328)) (not (z341)) (not (z343)) (not (z349))
      (not (z350)) (not (z351)) (not (z364)) (not (z366)) (not (z368)) (not (z375)) (not (z376))
      (z393))
    :effect (and
      (not (z16)) (z57) (z140) (not (z215)) (z256) (not (z258)) (not (z393))))
  (:action a684
    :parameters ()
    :precondition (and
      (not (z8)) (not (z13)) (z16) (not (z20)) (not (z21)) (not (z23)) (not (z49)) (not (z52))
      (not (z57)) (not (z58)) (not (z63)) (not (z64)) (not (z67)) (not (z69)) (not (z73))
      (not (z75)) (not (z81)) (not (z97)) (not (z106)) (not (z119)) (not (z124)) (not (z127))
      (not (z131)) (not (z134)) (not (z139)) (not (z158)) (not (z161)) (not (z172)) (not (z180))
      (not (z183)) (not (z190)) (not (z197)) (not (z198)) (not (z203)) (not (z210)) (z215)
      (not (z225)) (not (z240)) (not (z245)) (not (z249)) (not (z256)) (not (z259)) (not (z271))
      (not (z286)) (not (z287)) (not (z290)) (not (z300)) (not (z302)) (z309) (not (z310))
      (not (z324)) (not (z341)) (not (z343)) (not (z349)) (not (z350)) (not (z351)) (not (z361))
      (not (z364)) (not (z366)) (not (z368)) (not (z375)) (not (z376)) (not (z378)))
    :effect (and
      (not (z16)) (z57) (z64) (not (z215)) (z256) (not (z309))))
  (:action a685
    :parameters ()
    :precondition (and
      (not (z13)) (not (z14)) (z16) (not (z20)) (not (z21)) (not (z23)) (not (z47)) (not (z49))
      (not (z57)) (not (z63)) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z81))
      (not (z97)) (not (z100)) (not (z119)) (not (z124)) (not (z130)) (not (z131)) (z134)
      (not (z136)) (not (z139)) (not (z158)) (not (z161)) (not (z164)) (not (z172)) (not (z180))
      (not (z183)) (not (z190)) (not (z197)) (not (z198)) (not (z203)) (not (z206)) (z215)
      (not (z225)) (not (z232)) (not (z240)) (not (z245)) (not (z249)) (not (z251)) (not (z256))
      (not (z259)) (not (z271)) (not (z287)) (not (z294)) (not (z302)) (not (z309)) (z313)
      (not (z324)) (not (z329)) (not (z341)) (not (z343)) (not (z349)) (not (z350)) (not (z351))
      (not (z355)) (not (z364)) (not (z366)) (not (z368)) (not (z375)) (not (z376)))
    :effect (and
      (not (z16)) (z57) (z75) (not (z134)) (not (z215)) (z256) (not (z313))))
  (:action a686
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z20)) (not (z37)) (z39) (not (z46)) (not (z52)) (not (z56))
      (not (z58)) (z64) (not (z69)) (not (z75)) (not (z78)) (not (z80)) (not (z106)) (not (z127))
      (not (z135)) (not (z136)) (not (z139)) (not (z144)) (not (z151)) (not (z170)) (not (z204))
      (not (z208)) (not (z210)) (not (z240)) (not (z243)) (not (z250)) (not (z251)) (not (z265))
      (not (z266)) (not (z268)) (not (z285)) (not (z286)) (not (z290)) (not (z293)) (not (z299))
      (not (z300)) (not (z301)) (not (z302)) (not (z309)) (not (z310)) (not (z327)) (not (z328))
      (not (z360)) (not (z361)) (not (z363)) (not (z366)) (not (z368)) (z374) (not (z376))
      (not (z378)) (not (z381)))
    :effect (and
      (not (z39)) (z58) (not (z64)) (z290) (z293) (z361) (z366) (not (z374))))
  (:action a687
    :parameters ()
    :precondition (and
      (z7) (not (z8)) (not (z17)) (not (z20)) (not (z26)) (z37) (not (z39)) (not (z46))
      (not (z49)) (not (z52)) (not (z58)) (z64) (not (z69)) (not (z75)) (z80) (not (z102))
      (not (z106)) (not (z127)) (not (z129)) (not (z139)) (not (z148)) (not (z151)) (not (z160))
      (not (z210)) (not (z226)) (not (z240)) (not (z248)) (not (z268)) (not (z285)) (not (z286))
      (not (z290)) (not (z293)) (not (z299)) (not (z300)) (not (z302)) (not (z309)) (not (z310))
      (not (z343)) (not (z360)) (not (z361)) (not (z363)) (not (z366)) (not (z368)) (not (z376))
      (not (z378)) (not (z381)))
    :effect (and
      (not (z7)) (z8) (not (z37)) (z58) (not (z64)) (not (z80)) (z290) (z293) (z310) (z366)))
  (:action a688
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z37)) (not (z39)) (not (z46)) (not (z50)) (not (z52))
      (not (z58)) (not (z63)) (z64) (not (z69)) (not (z75)) (not (z80)) (not (z94)) (not (z106))
      (not (z127)) (not (z130)) (not (z139)) (not (z151)) (not (z161)) (not (z164)) (not (z210))
      (not (z240)) (not (z249)) (not (z261)) (not (z268)) (z285) (not (z286)) (not (z290))
      (not (z293)) (not (z299)) (not (z300)) (not (z302)) (not (z309)) (not (z310)) (not (z360))
      (not (z361)) (z363) (not (z366)) (not (z368)) (not (z376)) (not (z378)) (not (z381)))
    :effect (and
      (z8) (z58) (not (z64)) (z127) (not (z285)) (z293) (not (z363)) (z366)))
  (:action a689
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z16)) (not (z20)) (not (z49)) (not (z52)) (not (z56))
      (not (z57)) (not (z58)) (not (z63)) (z64) (not (z67)) (not (z69)) (not (z73)) (not (z75))
      (not (z78)) (not (z97)) (not (z106)) (not (z119)) (not (z124)) (not (z127)) (not (z131))
      (not (z135)) (not (z136)) (not (z139)) (not (z144)) (not (z161)) (z170) (not (z172))
      (not (z183)) (not (z203)) (not (z204)) (not (z208)) (not (z210)) (z215) (z225) (not (z240))
      (not (z243)) (not (z249)) (not (z250)) (not (z251)) (not (z256)) (not (z265)) (not (z266))
      (not (z271)) (not (z286)) (not (z290)) (not (z300)) (not (z301)) (not (z302)) (not (z309))
      (not (z310)) (not (z327)) (not (z328)) (not (z343)) (not (z350)) (not (z351)) (not (z361))
      (not (z366)) (not (z368)) (not (z374)) (not (z376)) (not (z378)))
    :effect (and
      (z16) (z58) (not (z64)) (not (z170)) (not (z225)) (z290) (z361)))
  (:action a690
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z16)) (not (z20)) (z49) (not (z52)) (not (z57)) (not (z58))
      (not (z63)) (z64) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z106))
      (not (z119)) (not (z124)) (not (z127)) (not (z129)) (not (z131)) (not (z139)) (not (z161))
      (not (z172)) (not (z183)) (not (z203)) (not (z210)) (not (z215)) (not (z225)) (not (z240))
      (not (z249)) (not (z256)) (not (z271)) (not (z286)) (not (z290)) (not (z300)) (not (z302))
      (not (z309)) (not (z310)) (z343) (not (z350)) (not (z351)) (not (z361)) (not (z366))
      (not (z368)) (not (z376)) (not (z378)))
    :effect (and
      (z8) (z16) (not (z49)) (z58) (not (z64)) (z215) (z290) (z310) (not (z343))))
  (:action a691
    :parameters ()
    :precondition (and
      (not (z8)) (not (z16)) (not (z20)) (not (z49)) (not (z52)) (not (z57)) (not (z58)) (z63)
      (z64) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z94)) (not (z97)) (not (z106))
      (not (z119)) (not (z124)) (not (z127)) (not (z131)) (not (z139)) (z161) (not (z172))
      (not (z183)) (not (z203)) (not (z210)) (not (z215)) (not (z225)) (not (z240)) (z249) (z256)
      (not (z261)) (not (z262)) (not (z271)) (not (z286)) (not (z290)) (not (z300)) (not (z302))
      (not (z309)) (not (z310)) (not (z343)) (not (z350)) (not (z351)) (not (z361)) (not (z366))
      (not (z368)) (not (z376)) (not (z378)))
    :effect (and
      (z8) (z16) (z58) (not (z63)) (not (z64)) (z127) (not (z161)) (z215) (not (z249))
      (not (z256))))
  (:action a692
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z13)) (not (z20)) (not (z27)) (not (z36))
      (not (z41)) (not (z52)) (not (z56)) (not (z58)) (z64) (not (z69)) (not (z75)) (z78)
      (not (z106)) (not (z107)) (not (z122)) (not (z125)) (not (z127)) (not (z135)) (not (z136))
      (not (z139)) (not (z144)) (not (z170)) (not (z199)) (not (z201)) (not (z204)) (not (z208))
      (not (z210)) (not (z219)) (z227) (not (z240)) (not (z243)) (not (z250)) (not (z251))
      (not (z265)) (not (z266)) (not (z269)) (not (z273)) (z275) (not (z286)) (not (z290))
      (not (z300)) (z301) (not (z302)) (not (z309)) (not (z310)) (not (z327)) (not (z328))
      (not (z361)) (not (z365)) (not (z366)) (not (z368)) (not (z373)) (not (z374)) (not (z376))
      (not (z378)) (not (z382)))
    :effect (and
      (z27) (z58) (not (z64)) (not (z78)) (not (z227)) (z273) (not (z275)) (z290) (not (z301))
      (z361) (z368)))
  (:action a693
    :parameters ()
    :precondition (and
      (z1) (not (z8)) (not (z13)) (not (z20)) (not (z27)) (not (z36)) (not (z41)) (not (z52))
      (not (z58)) (z64) (not (z69)) (not (z75)) (not (z106)) (not (z107)) (z122) (not (z125))
      (not (z127)) (not (z139)) (not (z199)) (not (z201)) (not (z210)) (not (z219)) (not (z227))
      (not (z240)) (not (z269)) (not (z273)) (z275) (not (z286)) (not (z290)) (not (z300))
      (not (z301)) (not (z302)) (not (z309)) (not (z310)) (not (z361)) (not (z365)) (not (z366))
      (not (z368)) (not (z373)) (not (z376)) (not (z378)) (not (z382)))
    :effect (and
      (not (z1)) (z8) (z27) (z58) (not (z64)) (not (z122)) (z273) (not (z275)) (z290) (z310)
      (z368)))
  (:action a694
    :parameters ()
    :precondition (and
      (z1) (not (z8)) (not (z13)) (not (z20)) (not (z27)) (not (z36)) (not (z41)) (not (z52))
      (not (z58)) (z64) (not (z69)) (not (z75)) (not (z106)) (not (z107)) (not (z122))
      (not (z125)) (not (z127)) (not (z139)) (not (z199)) (not (z201)) (not (z210)) (not (z219))
      (not (z227)) (not (z240)) (not (z269)) (not (z273)) (not (z275)) (not (z286)) (not (z290))
      (not (z300)) (not (z301)) (not (z302)) (not (z309)) (not (z310)) (not (z361)) (not (z365))
      (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z378)) (z382))
    :effect (and
      (not (z1)) (z8) (z27) (z58) (not (z64)) (z127) (z273) (z368) (not (z382))))
  (:action a695
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z20)) (not (z22)) (not (z33)) (not (z52)) (not (z55))
      (not (z56)) (not (z58)) (z64) (not (z69)) (not (z75)) (z78) (not (z106)) (not (z114))
      (not (z117)) (not (z127)) (not (z135)) (not (z136)) (not (z139)) (not (z141)) (not (z144))
      (not (z170)) (not (z174)) (not (z178)) (not (z195)) (not (z204)) (not (z208)) (not (z210))
      (not (z240)) (z243) (not (z250)) (not (z251)) (not (z253)) (not (z265)) (z266) (not (z277))
      (not (z286)) (not (z287)) (not (z290)) (not (z300)) (not (z301)) (not (z302)) (not (z305))
      (not (z309)) (not (z310)) (not (z318)) (not (z320)) (not (z327)) (not (z328)) (not (z333))
      (not (z334)) (not (z361)) (not (z366)) (not (z368)) (z374) (not (z376)) (not (z378)))
    :effect (and
      (z33) (z58) (not (z64)) (not (z78)) (z240) (not (z243)) (not (z266)) (z290) (z361)
      (not (z374))))
  (:action a696
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z33)) (not (z52)) (z55) (not (z58)) (z64)
      (not (z69)) (not (z75)) (not (z106)) (not (z117)) (not (z127)) (not (z139)) (not (z141))
      (not (z174)) (not (z178)) (not (z195)) (not (z210)) (not (z240)) (not (z253)) (not (z266))
      (not (z277)) (not (z286)) (not (z287)) (not (z290)) (not (z300)) (not (z302)) (not (z305))
      (not (z309)) (not (z310)) (not (z318)) (not (z320)) (not (z333)) (not (z334)) (not (z361))
      (not (z366)) (not (z368)) (not (z376)) (not (z378)))
    :effect (and
      (z8) (z33) (not (z55)) (z58) (not (z64)) (z240) (z290) (z310)))
  (:action a697
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z33)) (not (z50)) (not (z52)) (z55) (not (z58))
      (not (z63)) (z64) (not (z69)) (not (z75)) (not (z89)) (z94) (not (z106)) (not (z117))
      (not (z127)) (not (z130)) (not (z139)) (not (z141)) (not (z161)) (not (z164)) (not (z174))
      (not (z178)) (not (z187)) (not (z195)) (not (z210)) (not (z240)) (not (z249)) (not (z253))
      (z261) (not (z266)) (not (z274)) (not (z277)) (not (z285)) (not (z286)) (not (z287))
      (not (z290)) (not (z300)) (not (z302)) (not (z305)) (not (z309)) (not (z310)) (not (z317))
      (not (z318)) (not (z320)) (not (z333)) (not (z334)) (not (z361)) (not (z363)) (not (z366))
      (not (z368)) (not (z376)) (not (z378)))
    :effect (and
      (z8) (z33) (not (z55)) (z58) (not (z64)) (not (z94)) (z127) (z240) (not (z261))))
  (:action a698
    :parameters ()
    :precondition (and
      (not (z8)) (z16) (not (z20)) (not (z49)) (not (z52)) (not (z57)) (not (z58)) (not (z63))
      (z64) (z67) (not (z69)) (not (z73)) (not (z75)) (not (z97)) (not (z106)) (not (z124))
      (not (z127)) (not (z131)) (not (z139)) (not (z161)) (not (z172)) (not (z183)) (not (z203))
      (not (z210)) (z215) (not (z225)) (not (z240)) (not (z249)) (not (z256)) (not (z271))
      (not (z286)) (not (z290)) (not (z300)) (not (z302)) (not (z309)) (not (z310)) (not (z343))
      (z350) (not (z351)) (not (z361)) (not (z366)) (not (z368)) (not (z376)) (not (z378)))
    :effect (and
      (z52) (z58) (not (z67)) (z106) (z290) (not (z350))))
  (:action a699
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z37)) (z39) (z46) (not (z52)) (not (z58)) (z64) (not (z69))
      (not (z75)) (not (z80)) (not (z106)) (not (z127)) (not (z139)) (not (z151)) (not (z210))
      (not (z240)) (not (z268)) (not (z285)) (not (z286)) (not (z290)) (z293) (not (z299))
      (not (z300)) (not (z302)) (not (z309)) (not (z310)) (not (z360)) (not (z361)) (not (z363))
      (not (z366)) (not (z368)) (not (z376)) (not (z378)) (not (z381)))
    :effect (and
      (not (z39)) (not (z46)) (z52) (z58) (z106) (z290) (z366)))
  (:action a700
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (z33) (not (z52)) (not (z55)) (not (z58)) (z64)
      (not (z69)) (not (z75)) (not (z106)) (not (z117)) (not (z127)) (not (z139)) (not (z141))
      (not (z174)) (z178) (z195) (not (z210)) (not (z240)) (not (z253)) (not (z266)) (not (z277))
      (not (z286)) (not (z287)) (not (z290)) (not (z300)) (not (z302)) (not (z305)) (not (z309))
      (not (z310)) (not (z318)) (not (z320)) (not (z333)) (not (z334)) (not (z361)) (not (z366))
      (not (z368)) (not (z376)) (not (z378)))
    :effect (and
      (z52) (z58) (z106) (not (z178)) (not (z195)) (z240) (z290)))
  (:action a701
    :parameters ()
    :precondition (and
      (not (z1)) (not (z8)) (not (z13)) (not (z20)) (not (z27)) (not (z36)) (not (z41))
      (not (z52)) (not (z58)) (z64) (not (z69)) (not (z75)) (not (z106)) (not (z107))
      (not (z122)) (not (z125)) (not (z127)) (not (z139)) (not (z199)) (not (z201)) (not (z210))
      (not (z219)) (z227) (not (z240)) (not (z269)) (z273) (not (z275)) (not (z286)) (not (z290))
      (not (z300)) (not (z301)) (not (z302)) (not (z309)) (not (z310)) (not (z361)) (z365)
      (not (z366)) (not (z368)) (not (z373)) (not (z376)) (not (z378)) (not (z382)))
    :effect (and
      (z27) (z52) (z58) (z106) (not (z227)) (z290) (not (z365)) (z368)))
  (:action a702
    :parameters ()
    :precondition (and
      (not (z20)) (not (z26)) (not (z30)) (not (z31)) (not (z59)) (z69) (not (z75)) (not (z79))
      (not (z91)) (z99) (not (z102)) (not (z112)) (not (z121)) (not (z137)) (not (z139)) (z142)
      (not (z144)) (not (z154)) (not (z157)) (not (z165)) (not (z180)) (not (z181)) (not (z182))
      (not (z197)) (not (z198)) (not (z205)) (not (z207)) (not (z209)) (not (z216)) (not (z220))
      (not (z222)) (not (z233)) (not (z237)) (not (z240)) (not (z259)) (not (z265)) (not (z274))
      (not (z302)) (not (z308)) (not (z314)) (not (z316)) (not (z337)) (not (z345)) (not (z366))
      (not (z368)) (not (z376)) (not (z385)) (not (z399)))
    :effect (and
      (z59) (not (z69)) (not (z99)) (not (z142)) (z207) (z220) (z302)))
  (:action a703
    :parameters ()
    :precondition (and
      (not (z0)) (not (z20)) (not (z25)) (not (z26)) (not (z28)) (z29) (not (z30)) (not (z31))
      (not (z40)) (not (z48)) (not (z51)) (not (z59)) (not (z60)) (z69) (not (z75)) (not (z79))
      (not (z102)) (not (z103)) (not (z112)) (not (z113)) (not (z116)) (not (z117)) (not (z121))
      (not (z137)) (not (z139)) (not (z140)) (not (z147)) (not (z173)) (not (z174)) (not (z177))
      (not (z183)) (not (z199)) (not (z200)) (not (z205)) (not (z207)) (not (z209)) (not (z211))
      (not (z216)) (not (z221)) (not (z222)) (not (z224)) (not (z229)) (z234) (not (z236))
      (not (z240)) (not (z244)) (not (z246)) (not (z258)) (not (z259)) (not (z260)) (z291)
      (not (z302)) (not (z304)) (not (z325)) (not (z328)) (not (z329)) (not (z335)) (not (z337))
      (not (z356)) (not (z366)) (not (z368)) (not (z371)) (not (z376)) (not (z379)) (not (z385))
      (not (z393)) (not (z399)))
    :effect (and
      (z59) (not (z69)) (z140) (not (z234)) (not (z291)) (z325)))
  (:action a704
    :parameters ()
    :precondition (and
      (not (z20)) (not (z25)) (not (z26)) (not (z30)) (not (z31)) (not (z40)) (not (z48)) (z51)
      (not (z59)) (z69) (not (z75)) (not (z102)) (not (z112)) (not (z116)) (not (z121))
      (not (z137)) (not (z139)) (not (z140)) (not (z194)) (not (z205)) (not (z207)) (not (z209))
      (not (z216)) (not (z221)) (not (z222)) (not (z224)) (not (z234)) (not (z240)) (not (z258))
      (not (z259)) (z260) (not (z291)) (not (z302)) (z304) (not (z328)) (not (z337)) (not (z366))
      (not (z368)) (not (z376)) (not (z385)) (not (z393)) (not (z399)))
    :effect (and
      (not (z51)) (z59) (not (z69)) (z140) (z207) (not (z260)) (not (z304))))
  (:action a705
    :parameters ()
    :precondition (and
      (not (z0)) (not (z20)) (not (z26)) (not (z28)) (not (z29)) (not (z30)) (not (z31))
      (not (z59)) (not (z60)) (z69) (not (z75)) (z79) (not (z91)) (not (z99)) (not (z102))
      (not (z103)) (not (z112)) (not (z113)) (not (z117)) (not (z121)) (not (z137)) (not (z139))
      (not (z142)) (not (z144)) (not (z147)) (z154) (z157) (not (z165)) (not (z173)) (not (z174))
      (not (z177)) (not (z180)) (not (z181)) (not (z182)) (not (z183)) (not (z197)) (not (z198))
      (not (z199)) (not (z200)) (not (z205)) (not (z207)) (not (z209)) (not (z211)) (not (z216))
      (not (z220)) (not (z222)) (not (z229)) (not (z233)) (not (z234)) (not (z236)) (not (z237))
      (not (z240)) (not (z244)) (not (z246)) (not (z259)) (not (z265)) (not (z274)) (not (z291))
      (not (z302)) (not (z308)) (not (z314)) (not (z316)) (not (z325)) (not (z329)) (not (z335))
      (not (z337)) (not (z345)) (not (z356)) (not (z366)) (not (z368)) (not (z371)) (not (z376))
      (not (z379)) (not (z385)) (not (z399)))
    :effect (and
      (z29) (z59) (not (z69)) (not (z79)) (not (z154)) (not (z157)) (z220) (z302) (z325)))
  (:action a706
    :parameters ()
    :precondition (and
      (not (z0)) (not (z17)) (not (z20)) (not (z23)) (not (z28)) (not (z29)) (not (z34))
      (not (z60)) (not (z62)) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75))
      (not (z77)) (not (z79)) (not (z89)) (not (z90)) (not (z101)) (not (z103)) (not (z113))
      (not (z114)) (not (z117)) (not (z118)) (not (z133)) (not (z139)) (not (z145)) (not (z147))
      (not (z158)) (not (z173)) (not (z174)) (not (z176)) (not (z177)) (not (z183)) (not (z184))
      (not (z186)) (not (z199)) (not (z200)) (not (z202)) (not (z204)) (not (z211)) (z217)
      (not (z226)) (not (z229)) (not (z234)) (not (z236)) (not (z240)) (not (z241)) (z244) (z246)
      (not (z255)) (not (z262)) (not (z276)) (not (z291)) (not (z302)) (not (z325)) (not (z329))
      (not (z331)) (not (z332)) (not (z335)) (not (z347)) (z356) (not (z364)) (not (z366))
      (not (z367)) (not (z368)) (not (z371)) (not (z375)) (not (z376)) (not (z379)) (not (z397)))
    :effect (and
      (z60) (z103) (z145) (not (z217)) (not (z244)) (not (z246)) (z262) (not (z356))))
  (:action a707
    :parameters ()
    :precondition (and
      (not (z0)) (not (z3)) (not (z17)) (not (z20)) (not (z28)) (not (z29)) (not (z60))
      (not (z61)) (not (z62)) (not (z69)) (not (z74)) (not (z75)) (not (z77)) (not (z79))
      (not (z83)) (not (z89)) (not (z90)) (not (z101)) (not (z103)) (not (z113)) (not (z114))
      (not (z117)) (not (z135)) (not (z139)) (z147) (not (z150)) (not (z153)) (not (z171))
      (not (z173)) (not (z174)) (not (z177)) (not (z183)) (not (z186)) (not (z199)) (not (z200))
      (not (z202)) (not (z211)) (not (z213)) (z217) (z229) (not (z231)) (not (z234)) (not (z236))
      (not (z240)) (not (z244)) (not (z246)) (not (z255)) (not (z257)) (not (z291)) (not (z302))
      (not (z325)) (not (z326)) (not (z327)) (not (z329)) (not (z331)) (not (z335)) (not (z347))
      (not (z356)) (not (z364)) (not (z366)) (not (z368)) (z371) (not (z376)) (z379) (not (z380))
      (not (z389)))
    :effect (and
      (z20) (z60) (z103) (not (z147)) (z171) (not (z217)) (not (z229)) (not (z371)) (not (z379))))
  (:action a708
    :parameters ()
    :precondition (and
      (not (z3)) (z20) (not (z22)) (not (z37)) (not (z39)) (not (z41)) (z46) (not (z61))
      (not (z69)) (not (z71)) (not (z75)) (not (z80)) (not (z83)) (not (z107)) (not (z124))
      (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z151)) (not (z153)) (z171)
      (not (z185)) (not (z210)) (not (z213)) (not (z231)) (not (z240)) (not (z257)) (not (z268))
      (not (z285)) (not (z293)) (not (z299)) (not (z302)) (not (z321)) (not (z326)) (not (z327))
      (not (z360)) (not (z363)) (not (z366)) (not (z367)) (not (z368)) (not (z376)) (not (z379))
      (not (z380)) (z381) (not (z389)))
    :effect (and
      (not (z20)) (not (z46)) (z61) (not (z171)) (z293) (z366) (not (z381)) (z389)))
  (:action a709
    :parameters ()
    :precondition (and
      (not (z3)) (z20) (not (z22)) (not (z35)) (not (z41)) (not (z45)) (not (z61)) (not (z69))
      (not (z71)) (not (z75)) (not (z83)) (not (z93)) (z96) (not (z98)) (not (z107)) (not (z124))
      (not (z135)) (not (z139)) (not (z147)) (not (z150)) (not (z153)) (not (z160)) (not (z163))
      (z171) (not (z177)) (not (z185)) (not (z188)) (not (z210)) (not (z212)) (not (z213))
      (not (z231)) (not (z240)) (not (z245)) (z252) (not (z257)) (not (z264)) (not (z284))
      (not (z302)) (not (z317)) (not (z321)) (not (z326)) (not (z327)) (not (z339)) (not (z344))
      (not (z349)) (not (z354)) (not (z362)) (not (z366)) (not (z367)) (not (z368)) (not (z376))
      (not (z379)) (not (z380)) (not (z387)) (not (z389)))
    :effect (and
      (not (z20)) (z61) (not (z96)) (not (z171)) (z212) (not (z252)) (z389)))
  (:action a710
    :parameters ()
    :precondition (and
      (not (z3)) (not (z17)) (z20) (not (z22)) (not (z41)) (not (z60)) (not (z61)) (not (z62))
      (not (z69)) (not (z71)) (not (z74)) (not (z75)) (not (z77)) (not (z83)) (not (z89))
      (not (z90)) (not (z101)) (not (z103)) (not (z107)) (z114) (not (z124)) (not (z135))
      (not (z139)) (not (z147)) (not (z150)) (not (z153)) (z171) (not (z185)) (not (z186))
      (not (z202)) (not (z210)) (not (z213)) (not (z217)) (not (z231)) (not (z240)) (not (z255))
      (not (z257)) (not (z302)) (not (z321)) (not (z326)) (not (z327)) (not (z331)) (z347)
      (not (z364)) (not (z366)) (not (z367)) (not (z368)) (not (z376)) (not (z379)) (not (z380))
      (not (z389)))
    :effect (and
      (not (z20)) (z61) (not (z114)) (not (z171)) (z217) (not (z347)) (z389)))
  (:action a711
    :parameters ()
    :precondition (and
      (not (z17)) (not (z20)) (not (z23)) (not (z34)) (not (z50)) (not (z60)) (not (z62))
      (not (z63)) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77))
      (not (z89)) (not (z90)) (not (z94)) (not (z101)) (not (z103)) (not (z114)) (not (z118))
      (not (z130)) (not (z133)) (not (z139)) (not (z145)) (not (z158)) (not (z161)) (not (z164))
      (not (z176)) (not (z184)) (not (z186)) (not (z187)) (not (z202)) (not (z204)) (z217)
      (not (z226)) (not (z240)) (z241) (not (z244)) (not (z246)) (not (z249)) (not (z255))
      (not (z261)) (z262) (not (z274)) (not (z276)) (not (z285)) (not (z302)) (not (z317))
      (not (z331)) (not (z332)) (not (z347)) (not (z356)) (not (z363)) (not (z364)) (not (z366))
      (not (z367)) (not (z368)) (not (z375)) (not (z376)) (z397))
    :effect (and
      (z62) (z89) (z145) (not (z217)) (not (z241)) (z255) (not (z397))))
  (:action a712
    :parameters ()
    :precondition (and
      (not (z5)) (not (z17)) (not (z20)) (not (z23)) (not (z34)) (not (z56)) (not (z60))
      (not (z62)) (not (z68)) (not (z69)) (not (z70)) (not (z74)) (not (z75)) (not (z77)) (z78)
      (not (z89)) (not (z90)) (not (z101)) (not (z103)) (not (z114)) (not (z118)) (not (z133))
      (not (z135)) (not (z136)) (not (z139)) (not (z144)) (not (z145)) (not (z158)) (not (z170))
      (not (z176)) (not (z184)) (not (z186)) (not (z202)) (z204) (not (z208)) (z217) (not (z226))
      (not (z240)) (not (z241)) (not (z243)) (not (z244)) (not (z246)) (not (z250)) (not (z251))
      (not (z255)) (not (z262)) (not (z265)) (not (z266)) (not (z276)) (not (z301)) (not (z302))
      (not (z327)) (not (z328)) (not (z331)) (z332) (not (z347)) (not (z356)) (not (z361))
      (not (z364)) (not (z366)) (not (z367)) (not (z368)) (not (z374)) (not (z375)) (not (z376))
      (not (z397)))
    :effect (and
      (z62) (not (z78)) (z114) (z145) (not (z204)) (z255) (z262) (not (z332))))
  (:action a713
    :parameters ()
    :precondition (and
      (not (z7)) (not (z17)) (not (z20)) (not (z23)) (not (z26)) (not (z34)) (not (z37))
      (not (z49)) (not (z60)) (not (z62)) (not (z68)) (not (z69)) (not (z70)) (not (z74))
      (not (z75)) (not (z77)) (not (z89)) (not (z90)) (not (z101)) (not (z102)) (not (z103))
      (not (z114)) (not (z118)) (not (z129)) (not (z133)) (not (z139)) (not (z145)) (not (z148))
      (not (z158)) (not (z160)) (not (z176)) (not (z184)) (not (z186)) (not (z202)) (not (z204))
      (z217) (z226) (not (z240)) (z241) (not (z244)) (not (z246)) (not (z248)) (not (z255))
      (not (z262)) (not (z276)) (not (z302)) (not (z331)) (not (z332)) (not (z343)) (not (z347))
      (not (z356)) (not (z364)) (not (z366)) (not (z367)) (not (z368)) (not (z375)) (not (z376))
      (not (z397)))
    :effect (and
      (z17) (z62) (z145) (not (z217)) (not (z226)) (not (z241)) (z255) (z262)))
  (:action a714
    :parameters ()
    :precondition (and
      (not (z3)) (not (z17)) (not (z20)) (not (z50)) (not (z60)) (not (z61)) (not (z62))
      (not (z63)) (not (z69)) (not (z74)) (not (z75)) (not (z77)) (z83) (not (z89)) (not (z90))
      (not (z94)) (not (z101)) (not (z103)) (not (z114)) (not (z130)) (not (z135)) (not (z139))
      (not (z147)) (not (z150)) (z153) (not (z161)) (not (z164)) (not (z171)) (not (z186))
      (not (z187)) (not (z202)) (not (z213)) (z217) (not (z231)) (not (z240)) (not (z249))
      (not (z255)) (not (z257)) (not (z261)) (not (z274)) (not (z285)) (not (z302)) (not (z317))
      (not (z326)) (not (z327)) (not (z331)) (not (z347)) (not (z363)) (not (z364)) (not (z366))
      (not (z368)) (not (z376)) (not (z379)) (not (z380)) (not (z389)))
    :effect (and
      (z20) (z62) (not (z83)) (z89) (not (z153)) (z171) (not (z217)) (z255)))
  (:action a715
    :parameters ()
    :precondition (and
      (not (z3)) (not (z17)) (not (z20)) (not (z60)) (not (z61)) (not (z62)) (not (z69))
      (not (z74)) (not (z75)) (not (z77)) (not (z78)) (z83) (not (z89)) (not (z90)) (not (z101))
      (not (z103)) (not (z114)) (z135) (not (z139)) (not (z147)) (not (z150)) (z153) (not (z170))
      (not (z171)) (not (z186)) (not (z202)) (not (z208)) (not (z213)) (z217) (not (z231))
      (not (z240)) (not (z243)) (not (z255)) (not (z257)) (not (z302)) (not (z326)) (z327)
      (not (z331)) (not (z347)) (not (z364)) (not (z366)) (not (z368)) (not (z374)) (not (z376))
      (not (z379)) (not (z380)) (not (z389)))
    :effect (and
      (z20) (z62) (not (z83)) (z114) (not (z135)) (not (z153)) (z171) (z255) (not (z327))))
  (:action a716
    :parameters ()
    :precondition (and
      (not (z3)) (not (z7)) (not (z17)) (not (z20)) (not (z26)) (not (z37)) (not (z49))
      (not (z60)) (not (z61)) (not (z62)) (not (z69)) (not (z74)) (not (z75)) (not (z77)) (z83)
      (not (z89)) (not (z90)) (not (z101)) (not (z102)) (not (z103)) (not (z114)) (not (z129))
      (not (z135)) (not (z139)) (not (z147)) (not (z148)) (not (z150)) (not (z153)) (not (z160))
      (not (z171)) (not (z186)) (not (z202)) (not (z213)) (z217) (not (z226)) (not (z231))
      (not (z240)) (not (z248)) (not (z255)) (not (z257)) (not (z302)) (not (z326)) (not (z327))
      (not (z331)) (not (z343)) (not (z347)) (not (z364)) (not (z366)) (not (z368)) (not (z376))
      (not (z379)) (not (z380)) (not (z389)))
    :effect (and
      (z17) (z20) (z62) (not (z83)) (z171) (not (z217)) (z255)))
  (:action a717
    :parameters ()
    :precondition (and
      (z16) (not (z20)) (not (z25)) (not (z40)) (not (z48)) (not (z49)) (not (z50)) (not (z51))
      (not (z57)) (not (z63)) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z89))
      (not (z94)) (not (z97)) (not (z116)) (not (z119)) (not (z124)) (not (z130)) (not (z131))
      (not (z139)) (not (z140)) (not (z161)) (not (z164)) (not (z172)) (not (z183)) (not (z187))
      (not (z203)) (z215) (not (z221)) (z224) (not (z225)) (not (z234)) (not (z240)) (not (z249))
      (not (z256)) (z258) (z260) (not (z261)) (not (z262)) (not (z271)) (not (z274)) (not (z285))
      (not (z291)) (not (z302)) (not (z304)) (not (z317)) (not (z328)) (not (z343)) (not (z350))
      (not (z351)) (not (z363)) (not (z366)) (not (z368)) (not (z376)) (not (z393)))
    :effect (and
      (not (z16)) (z63) (z140) (z161) (not (z215)) (not (z224)) (z249) (z256) (not (z258))
      (not (z260))))
  (:action a718
    :parameters ()
    :precondition (and
      (z8) (z16) (not (z20)) (not (z49)) (not (z50)) (not (z52)) (not (z57)) (z58) (not (z63))
      (not (z64)) (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z89)) (not (z94))
      (not (z97)) (not (z106)) (not (z119)) (not (z124)) (z127) (not (z130)) (not (z131))
      (not (z139)) (not (z161)) (not (z164)) (not (z172)) (not (z183)) (not (z187)) (not (z203))
      (not (z210)) (z215) (not (z225)) (not (z240)) (not (z249)) (not (z256)) (not (z261))
      (not (z262)) (not (z271)) (not (z274)) (not (z285)) (not (z286)) (not (z290)) (not (z300))
      (not (z302)) (not (z309)) (not (z310)) (not (z317)) (not (z343)) (not (z350)) (not (z351))
      (not (z361)) (not (z363)) (not (z366)) (not (z368)) (not (z376)) (not (z378)))
    :effect (and
      (not (z8)) (not (z16)) (not (z58)) (z63) (z64) (not (z127)) (z161) (not (z215)) (z249)
      (z256)))
  (:action a719
    :parameters ()
    :precondition (and
      (not (z14)) (z16) (not (z20)) (not (z47)) (not (z49)) (not (z50)) (not (z57)) (not (z63))
      (not (z67)) (not (z69)) (not (z73)) (not (z75)) (not (z89)) (z94) (not (z97)) (not (z100))
      (not (z119)) (not (z124)) (z130) (not (z131)) (not (z134)) (not (z136)) (not (z139))
      (not (z161)) (z164) (not (z172)) (not (z183)) (not (z187)) (not (z203)) (not (z206)) (z215)
      (not (z225)) (not (z232)) (not (z240)) (not (z249)) (not (z251)) (not (z256)) (not (z261))
      (not (z262)) (not (z271)) (not (z274)) (not (z285)) (not (z294)) (not (z302)) (z313)
      (not (z317)) (not (z329)) (not (z343)) (not (z350)) (not (z351)) (not (z355)) (not (z363))
      (not (z366)) (not (z368)) (not (z376)))
    :effect (and
      (not (z16)) (z63) (z75) (not (z94)) (not (z130)) (z161) (not (z164)) (not (z215)) (z249)
      (z256) (not (z313))))
)
