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
  (:action r3c4-to-r4c4
    :parameters ()
    :precondition (and
      (not (z15)) (not (z36)) (not (z63)) (not (z70)) (not (z74)) (not (z77)) (not (z81))
      (not (z86)) (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141))
      (z145) (not (z158)) (not (z186)) (not (z188)) (not (z197)) (z217) (not (z233)) (z241)
      (z248) (z255) (not (z276)) (not (z294)) (not (z331)) (not (z332)) (not (z356)) (not (z364))
      (not (z367)) (not (z369)) (not (z386)) (not (z388)) (not (z394)) (not (z397)))
    :effect (and
      (not (z241)) (not (z248)) (not (z255))))
  (:action r4c1-to-r4c2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z75)) (not (z85)) (not (z88)) (z93) (not (z96)) (not (z108))
      (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z177)) (not (z196)) (not (z199))
      (not (z204)) (not (z208)) (z235) (not (z242)) (not (z252)) (not (z264)) (not (z284))
      (not (z300)) (not (z305)) (not (z317)) (z330) (not (z339)) (not (z344)) (not (z347))
      (not (z387)) (not (z389)))
    :effect (and
      (not (z235)) (z387)))
  (:action r3c2-to-r4c2
    :parameters ()
    :precondition (and
      (not (z9)) (z12) (z93) (not (z96)) (not (z103)) (not (z113)) (not (z119)) (not (z128))
      (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z170)) (not (z177)) (z179) (z192)
      (not (z196)) (not (z199)) (not (z208)) (not (z240)) (not (z252)) (not (z264)) (not (z284))
      (z288) (not (z300)) (not (z317)) (not (z321)) (not (z339)) (not (z344)) (not (z387))
      (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z12)) (not (z192)) (not (z288)) (z387)))
  (:action r3c2-to-r3c3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z9)) (not (z12)) (not (z32)) (not (z37)) (not (z39))
      (not (z46)) (not (z61)) (not (z103)) (not (z113)) (not (z119)) (not (z128)) (not (z139))
      (not (z141)) (not (z151)) (not (z155)) (not (z170)) (not (z173)) (z179) (not (z192))
      (not (z240)) (not (z268)) (not (z285)) (z288) (z293) (z321) (not (z328)) (not (z352))
      (not (z360)) (not (z363)) (not (z381)) (not (z392)) (z395) (not (z396)))
    :effect (and
      (not (z288)) (not (z293)) (not (z321)) (z328) (not (z395))))
  (:action r3c4-to-r3c3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z32)) (not (z36)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z70)) (not (z81)) (not (z86)) (not (z139)) (not (z141)) (z145)
      (not (z151)) (not (z155)) (not (z158)) (not (z173)) (not (z188)) (z241) (z248) (not (z268))
      (not (z276)) (not (z285)) (z293) (not (z294)) (not (z328)) (not (z332)) (not (z352))
      (not (z356)) (not (z360)) (not (z363)) (not (z367)) (not (z369)) (not (z381)) (not (z386))
      (not (z394)) (not (z397)))
    :effect (and
      (not (z241)) (not (z248)) (not (z293)) (z328)))
  (:action r4c1-to-r4c2-2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z75)) (not (z85)) (not (z88)) (z93) (not (z96)) (not (z108))
      (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z166)) (not (z177)) (not (z189))
      (not (z196)) (not (z199)) (z204) (not (z208)) (not (z235)) (z242) (not (z252)) (not (z264))
      (not (z284)) (not (z300)) (not (z305)) (not (z312)) (not (z317)) (not (z330)) (not (z339))
      (not (z344)) (not (z347)) (not (z387)) (not (z389)))
    :effect (and
      (not (z93)) (not (z204)) (not (z242)) (z330)))
  (:action r4c1-to-r3c1
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z45)) (z53) (not (z71)) (not (z75)) (not (z85)) (not (z88))
      (not (z108)) (not (z123)) (z139) (not (z141)) (not (z152)) (not (z166)) (not (z180))
      (not (z189)) (z204) (not (z211)) (not (z235)) (not (z239)) (z242) (not (z305)) (not (z306))
      (not (z312)) (not (z323)) (not (z330)) (not (z334)) (not (z347)) (not (z354)) (not (z362))
      (not (z377)) (not (z389)) (not (z391)))
    :effect (and
      (not (z53)) (not (z139)) (not (z204)) (not (z242)) (z330)))
  (:action r3c4-to-r3c3-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z32)) (not (z36)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z70)) (not (z81)) (not (z86)) (not (z139)) (not (z141)) (z145)
      (not (z151)) (not (z155)) (not (z158)) (not (z173)) (not (z241)) (not (z248)) (not (z268))
      (z276) (not (z285)) (z293) (not (z294)) (not (z328)) (not (z352)) (not (z356)) (not (z360))
      (not (z363)) (not (z367)) (not (z369)) (not (z381)) (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (not (z276)) (z352)))
  (:action r2c3-to-r3c3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z7)) (not (z8)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z52)) (not (z58)) (not (z61)) (not (z72)) (not (z84)) (z106) (not (z112))
      (not (z120)) (not (z126)) (not (z127)) (not (z139)) (not (z141)) (z146) (not (z151))
      (not (z155)) (not (z160)) (not (z173)) (not (z238)) (not (z268)) (not (z285)) (not (z286))
      (z293) (not (z326)) (not (z328)) (not (z352)) (not (z360)) (not (z363)) (not (z368)) (z378)
      (not (z381)))
    :effect (and
      (not (z146)) (z352) (not (z378))))
  (:action r3c2-to-r3c3-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z9)) (z12) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z103)) (not (z113)) (not (z119)) (not (z128)) (not (z139)) (not (z141))
      (not (z151)) (not (z155)) (not (z170)) (not (z173)) (z179) (z192) (not (z240)) (not (z268))
      (not (z285)) (z288) (z293) (not (z321)) (not (z328)) (not (z352)) (not (z360)) (not (z363))
      (not (z381)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z12)) (not (z192)) (not (z288)) (z352)))
  (:action r1c2-to-r2c2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z25)) (not (z28)) (not (z29)) (not (z51)) (z64) (not (z73)) (z92) (z107)
      (not (z115)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z149)) (not (z198))
      (not (z205)) (not (z215)) (not (z219)) (not (z221)) (not (z224)) (not (z228)) (not (z234))
      (not (z258)) (not (z260)) (not (z269)) (not (z282)) (not (z289)) (not (z291)) (not (z295))
      (z349) (not (z361)) (z365) (not (z371)) (not (z373)) (not (z382)))
    :effect (and
      (not (z64)) (not (z92)) (not (z107)) (not (z349)) (not (z365)) (z371)))
  (:action r1c2-to-r1c1
    :parameters ()
    :precondition (and
      (not (z25)) (not (z29)) (not (z31)) (not (z40)) (not (z48)) (z51) (not (z64)) (not (z73))
      (not (z89)) (not (z91)) (not (z102)) (not (z107)) (not (z137)) (not (z139)) (not (z141))
      (not (z149)) (not (z167)) (not (z169)) (not (z198)) (not (z207)) (not (z214)) (not (z216))
      (not (z221)) (not (z224)) (not (z228)) (not (z234)) (not (z258)) (not (z259)) (not (z260))
      (not (z277)) (z282) (not (z291)) (not (z295)) (not (z310)) (not (z325)) (not (z349))
      (not (z361)) (not (z371)) (not (z385)) (z399))
    :effect (and
      (not (z51)) (not (z282)) (z371) (z385) (not (z399))))
  (:action r4c1-to-r3c1-2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z21)) (not (z31)) (not (z36)) (z38) (not (z40)) (not (z45)) (not (z48))
      (z53) (not (z56)) (not (z71)) (not (z73)) (not (z75)) (not (z76)) (not (z78)) (not (z83))
      (not (z85)) (not (z87)) (not (z88)) (not (z97)) (not (z100)) (not (z103)) (not (z108))
      (not (z114)) (not (z123)) (z139) (not (z141)) (not (z152)) (not (z160)) (not (z166))
      (not (z170)) (not (z180)) (not (z189)) (not (z204)) (not (z211)) (not (z235)) (not (z238))
      (not (z239)) (not (z242)) (not (z251)) (not (z264)) (not (z275)) (not (z289)) (z305)
      (not (z306)) (z312) (not (z323)) (not (z324)) (not (z330)) (not (z334)) (not (z344))
      (not (z347)) (not (z354)) (not (z362)) (not (z374)) (not (z377)) (not (z389)) (not (z391)))
    :effect (and
      (not (z38)) (not (z53)) (not (z139)) (not (z305)) (not (z312)) (z323) (z330) (z362) (z377)))
  (:action r3c3-to-r3c4
    :parameters ()
    :precondition (and
      (not (z7)) (not (z32)) (not (z36)) (not (z37)) (not (z39)) (not (z46)) (not (z61))
      (not (z70)) (not (z81)) (not (z86)) (not (z139)) (not (z141)) (z145) (not (z151))
      (not (z155)) (not (z158)) (not (z173)) (not (z188)) (not (z241)) (not (z248)) (not (z268))
      (not (z276)) (not (z285)) (z293) (not (z294)) (not (z328)) (not (z332)) (z352) (not (z356))
      (not (z363)) (not (z367)) (not (z369)) (not (z381)) (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (z276) (not (z352))))
  (:action r4c4-to-r3c4
    :parameters ()
    :precondition (and
      (not (z15)) (not (z36)) (not (z63)) (not (z70)) (not (z74)) (z77) (not (z81)) (not (z86))
      (not (z87)) (z90) (not (z111)) (not (z114)) (not (z139)) (not (z141)) (z145) (not (z158))
      (z186) (not (z188)) (not (z197)) (z217) (not (z233)) (not (z241)) (not (z248)) (z255)
      (not (z276)) (not (z294)) (not (z331)) (not (z332)) (not (z356)) (not (z364)) (not (z367))
      (not (z369)) (not (z386)) (not (z388)) (not (z394)) (not (z397)))
    :effect (and
      (not (z77)) (not (z90)) (not (z186)) (z276) (z332)))
  (:action r3c3-to-r3c4-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z32)) (not (z36)) (not (z37)) (z39) (not (z46)) (not (z61))
      (not (z70)) (not (z81)) (not (z86)) (not (z139)) (not (z141)) (z145) (not (z151))
      (not (z155)) (not (z158)) (not (z173)) (not (z188)) (not (z241)) (not (z248)) (not (z268))
      (not (z276)) (not (z285)) (z293) (not (z294)) (not (z332)) (z352) (not (z356)) (not (z360))
      (not (z363)) (not (z367)) (not (z369)) (not (z381)) (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (not (z39)) (z276) (z332) (not (z352))))
  (:action r4c4-to-r3c4-2
    :parameters ()
    :precondition (and
      (not (z15)) (not (z36)) (not (z52)) (not (z63)) (not (z70)) (not (z74)) (z77) (not (z81))
      (not (z86)) (not (z87)) (z90) (not (z111)) (not (z114)) (not (z139)) (not (z141)) (z145)
      (not (z158)) (not (z186)) (not (z188)) (not (z197)) (z217) (not (z233)) (not (z241))
      (not (z248)) (z255) (not (z276)) (not (z294)) (not (z302)) (not (z331)) (not (z332))
      (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z386)) (not (z388)) (not (z394))
      (not (z397)))
    :effect (and
      (not (z77)) (not (z90)) (z276) (z369)))
  (:action r3c3-to-r3c4-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z32)) (not (z36)) (not (z37)) (z39) (not (z46)) (not (z52))
      (not (z61)) (not (z70)) (not (z81)) (not (z86)) (not (z139)) (not (z141)) (z145)
      (not (z151)) (not (z155)) (not (z158)) (not (z173)) (not (z188)) (not (z241)) (not (z248))
      (not (z268)) (not (z276)) (not (z285)) (z293) (not (z294)) (not (z302)) (z328) (not (z332))
      (z352) (not (z356)) (not (z360)) (not (z363)) (not (z367)) (not (z369)) (not (z381))
      (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (not (z39)) (z276) (not (z328)) (not (z352)) (z369)))
  (:action r1c2-to-r1c1-2
    :parameters ()
    :precondition (and
      (not (z2)) (not (z25)) (not (z28)) (z29) (not (z31)) (not (z40)) (not (z44)) (not (z47))
      (not (z48)) (not (z51)) (not (z61)) (not (z63)) (not (z64)) (not (z73)) (not (z85))
      (not (z89)) (not (z91)) (not (z102)) (not (z107)) (not (z112)) (not (z113)) (not (z124))
      (not (z137)) (not (z139)) (not (z141)) (not (z149)) (not (z152)) (not (z154)) (not (z157))
      (not (z163)) (not (z167)) (not (z169)) (not (z173)) (not (z177)) (not (z183)) (not (z196))
      (not (z197)) (not (z198)) (not (z207)) (not (z211)) (not (z214)) (not (z215)) (not (z216))
      (not (z221)) (not (z224)) (not (z228)) (not (z229)) (z234) (not (z240)) (not (z253))
      (not (z258)) (not (z259)) (not (z260)) (not (z277)) (not (z282)) (z291) (not (z294))
      (not (z295)) (not (z310)) (not (z325)) (not (z341)) (not (z347)) (not (z349)) (not (z354))
      (not (z356)) (not (z361)) (not (z371)) (not (z375)) (not (z385)) (z399))
    :effect (and
      (not (z29)) (not (z234)) (z277) (not (z291)) (z325) (z371) (not (z399))))
  (:action r1c2-to-r1c3
    :parameters ()
    :precondition (and
      (not (z16)) (not (z21)) (not (z24)) (not (z25)) (not (z29)) (not (z49)) (not (z51))
      (not (z64)) (not (z67)) (not (z73)) (not (z79)) (not (z107)) (z131) (not (z139))
      (not (z141)) (not (z149)) (not (z156)) (not (z174)) (not (z183)) (not (z191)) (not (z198))
      (not (z203)) (not (z221)) (not (z224)) (not (z225)) (z228) (not (z234)) (not (z256))
      (not (z258)) (not (z260)) (not (z282)) (not (z283)) (not (z291)) (not (z295)) (not (z341))
      (not (z349)) (not (z350)) (not (z351)) (not (z361)) (not (z371)))
    :effect (and
      (not (z131)) (not (z228)) (z283) (z371)))
  (:action r2c2-to-r3c2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z12)) (not (z28)) (z92) (not (z103)) (not (z113)) (not (z115))
      (not (z119)) (not (z125)) (not (z128)) (not (z132)) (not (z139)) (not (z141)) (not (z170))
      (z179) (not (z192)) (not (z205)) (not (z215)) (z219) (not (z240)) (not (z269)) (not (z288))
      (not (z289)) (not (z321)) (not (z365)) (not (z373)) (not (z382)) (not (z392)) (not (z395))
      (not (z396)))
    :effect (and
      (not (z219)) (z288) (z321) (z365) (z395)))
  (:action r3c3-to-r4c3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z7)) (not (z32)) (not (z37)) (not (z39))
      (not (z46)) (not (z61)) (not (z79)) (not (z83)) (not (z119)) (not (z130)) (not (z139))
      (not (z141)) (not (z147)) (not (z150)) (not (z151)) (z153) (not (z155)) (z171) (not (z173))
      (not (z229)) (not (z231)) (not (z257)) (not (z260)) (not (z268)) (not (z279)) (not (z281))
      (z285) (not (z293)) (not (z310)) (not (z318)) (not (z327)) (not (z328)) (not (z343))
      (not (z352)) (not (z355)) (not (z360)) (z363) (not (z372)) (not (z380)) (not (z381))
      (not (z389)) (not (z396)))
    :effect (and
      (not (z171)) (not (z285)) (z293) (not (z363))))
  (:action r3c3-to-r4c3-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z7)) (not (z32)) (not (z37)) (not (z39)) (z46)
      (not (z61)) (not (z83)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (not (z151))
      (z153) (z155) (z171) (not (z173)) (not (z229)) (not (z231)) (not (z257)) (not (z268))
      (not (z279)) (not (z281)) (not (z285)) (not (z293)) (not (z318)) (not (z327)) (not (z328))
      (not (z343)) (not (z352)) (not (z355)) (not (z360)) (not (z363)) (not (z372)) (not (z380))
      (not (z381)))
    :effect (and
      (not (z46)) (not (z153)) (not (z155)) (not (z171)) (z293) (z355)))
  (:action r3c3-to-r3c4-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z7)) (not (z15)) (not (z32)) (not (z36)) (not (z37))
      (not (z39)) (z46) (not (z61)) (not (z70)) (not (z81)) (not (z86)) (not (z139)) (not (z141))
      (z145) (not (z151)) (z155) (not (z158)) (not (z173)) (not (z188)) (not (z228)) (not (z241))
      (not (z248)) (not (z268)) (not (z276)) (not (z285)) (not (z293)) (not (z294)) (not (z328))
      (not (z332)) (not (z333)) (not (z352)) (not (z356)) (not (z360)) (not (z363)) (not (z367))
      (not (z369)) (not (z381)) (not (z386)) (not (z391)) (not (z394)) (not (z397)))
    :effect (and
      (not (z46)) (not (z145)) (not (z155)) (z293) (z367)))
  (:action r3c3-to-r2c3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z7)) (not (z8)) (not (z32)) (not (z37)) (not (z39)) (z46)
      (not (z52)) (not (z58)) (not (z61)) (not (z72)) (not (z84)) (z106) (not (z112))
      (not (z120)) (not (z126)) (not (z127)) (not (z139)) (not (z141)) (not (z146)) (z151) (z155)
      (not (z160)) (not (z173)) (not (z238)) (not (z268)) (not (z285)) (not (z286)) (not (z293))
      (not (z326)) (not (z328)) (not (z352)) (not (z360)) (not (z363)) (not (z368)) (not (z378))
      (not (z381)))
    :effect (and
      (not (z46)) (not (z106)) (not (z151)) (not (z155)) (z293) (z378)))
  (:action r3c3-to-r3c4-5
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z32)) (not (z36)) (not (z37)) (z39) (not (z46)) (not (z61))
      (not (z70)) (not (z81)) (not (z86)) (not (z139)) (not (z141)) (z145) (z151) (not (z155))
      (not (z158)) (not (z173)) (not (z188)) (not (z241)) (not (z248)) (not (z268)) (not (z276))
      (not (z285)) (not (z293)) (not (z294)) (not (z332)) (not (z352)) (not (z356)) (not (z360))
      (not (z363)) (not (z367)) (not (z369)) (not (z381)) (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (not (z39)) (not (z145)) (not (z151)) (z276) (z293)))
  (:action r3c3-to-r4c3-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z7)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z64)) (not (z83)) (not (z91)) (not (z107)) (not (z134)) (not (z139))
      (not (z141)) (not (z147)) (not (z150)) (not (z151)) (z153) (not (z155)) (not (z156))
      (not (z158)) (z171) (not (z173)) (not (z229)) (not (z231)) (not (z242)) (not (z257))
      (not (z259)) (z268) (not (z279)) (not (z281)) (not (z285)) (not (z287)) (not (z293))
      (not (z318)) (not (z327)) (not (z328)) (not (z343)) (not (z349)) (not (z352)) (not (z355))
      (not (z360)) (not (z363)) (not (z364)) (not (z372)) (not (z380)) (z381) (not (z394)))
    :effect (and
      (not (z153)) (not (z171)) (not (z268)) (z281) (z293) (not (z381))))
  (:action r3c3-to-r3c2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z9)) (not (z12)) (not (z32)) (not (z37)) (not (z39)) (z46)
      (not (z61)) (not (z103)) (not (z113)) (not (z119)) (not (z128)) (not (z139)) (not (z141))
      (not (z151)) (z155) (not (z170)) (not (z173)) (z179) (not (z192)) (not (z240)) (not (z268))
      (not (z285)) (not (z288)) (not (z293)) (not (z321)) (not (z328)) (not (z352)) (not (z360))
      (not (z363)) (not (z381)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z46)) (not (z155)) (not (z179)) (z288) (z293)))
  (:action r3c3-to-r3c2-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z9)) (not (z12)) (not (z32)) (not (z37)) (not (z39))
      (not (z46)) (not (z61)) (not (z103)) (not (z113)) (not (z119)) (not (z128)) (not (z139))
      (not (z141)) (not (z151)) (not (z155)) (not (z170)) (not (z173)) (z179) (not (z192))
      (not (z240)) (z268) (not (z285)) (not (z288)) (not (z293)) (not (z321)) (not (z328))
      (not (z352)) (not (z360)) (not (z363)) (not (z364)) (z381) (not (z392)) (not (z395))
      (not (z396)))
    :effect (and
      (not (z179)) (not (z268)) (z288) (z293) (not (z381)) (z395)))
  (:action r3c3-to-r3c2-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z9)) (not (z12)) (not (z32)) (not (z37)) (not (z39))
      (not (z46)) (not (z61)) (not (z103)) (not (z113)) (not (z119)) (not (z128)) (not (z139))
      (not (z141)) (not (z151)) (not (z155)) (not (z170)) (not (z173)) (z179) (not (z192))
      (not (z240)) (not (z268)) (not (z285)) (not (z288)) (not (z293)) (not (z321)) (z328)
      (not (z352)) (not (z360)) (not (z363)) (not (z381)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z288) (z293) (z321) (not (z328)) (z395)))
  (:action r3c3-to-r3c2-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z9)) (not (z12)) (not (z32)) (not (z37)) (not (z39))
      (not (z46)) (not (z61)) (not (z103)) (not (z113)) (not (z119)) (not (z128)) (not (z139))
      (not (z141)) (z151) (not (z155)) (not (z170)) (not (z173)) (z179) (not (z192)) (not (z240))
      (not (z268)) (not (z285)) (not (z288)) (not (z293)) (not (z321)) (z328) (not (z352))
      (not (z360)) (not (z363)) (not (z381)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z151)) (not (z179)) (z288) (z293) (z321) (not (z328)) (z395)))
  (:action r3c3-to-r3c4-6
    :parameters ()
    :precondition (and
      (z0) (not (z2)) (not (z7)) (not (z28)) (not (z29)) (not (z32)) (not (z36)) (not (z37))
      (not (z39)) (not (z44)) (not (z46)) (not (z47)) (z61) (not (z63)) (not (z70)) (not (z81))
      (not (z85)) (not (z86)) (not (z112)) (not (z113)) (not (z124)) (not (z139)) (not (z141))
      (z145) (not (z151)) (not (z152)) (not (z154)) (not (z155)) (not (z157)) (not (z158))
      (not (z163)) (z173) (not (z177)) (not (z183)) (not (z188)) (not (z196)) (not (z197))
      (not (z211)) (not (z215)) (not (z229)) (not (z234)) (not (z240)) (not (z241)) (not (z248))
      (not (z253)) (not (z268)) (not (z276)) (not (z277)) (not (z285)) (not (z293)) (not (z294))
      (not (z325)) (not (z328)) (not (z332)) (not (z341)) (not (z347)) (not (z352)) (not (z354))
      (not (z356)) (not (z360)) (not (z363)) (not (z367)) (not (z369)) (not (z375)) (not (z381))
      (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (not (z0)) (not (z61)) (not (z145)) (not (z173)) (z293) (z294) (z356)))
  (:action r1c3-to-r1c2
    :parameters ()
    :precondition (and
      (not (z16)) (not (z21)) (not (z24)) (not (z25)) (not (z29)) (not (z49)) (not (z51))
      (not (z64)) (not (z67)) (not (z73)) (not (z79)) (not (z107)) (z131) (not (z139))
      (not (z141)) (not (z149)) (not (z156)) (not (z174)) (not (z183)) (not (z191)) (not (z198))
      (z203) (not (z221)) (not (z224)) (not (z225)) (not (z228)) (not (z234)) (not (z256))
      (not (z258)) (not (z260)) (not (z282)) (not (z283)) (not (z291)) (not (z295)) (not (z341))
      (not (z349)) (not (z350)) (z351) (not (z361)) (z371))
    :effect (and
      (not (z203)) (z295) (not (z351))))
  (:action r1c1-to-r1c2
    :parameters ()
    :precondition (and
      (not (z25)) (not (z29)) (not (z31)) (not (z40)) (not (z48)) (not (z51)) (not (z64))
      (not (z73)) (not (z89)) (not (z91)) (not (z102)) (not (z107)) (not (z137)) (not (z139))
      (not (z141)) (not (z149)) (not (z167)) (not (z169)) (not (z198)) (z207) (not (z214))
      (not (z216)) (not (z221)) (not (z224)) (not (z228)) (not (z234)) (not (z258)) (not (z259))
      (not (z260)) (not (z277)) (not (z282)) (not (z291)) (not (z295)) (not (z310)) (not (z325))
      (not (z349)) (not (z361)) (z371) (not (z385)) (z399))
    :effect (and
      (not (z207)) (z295)))
  (:action r2c2-to-r1c2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z25)) (not (z28)) (not (z29)) (not (z51)) (not (z64)) (not (z73)) (z92)
      (not (z107)) (not (z115)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z149))
      (not (z198)) (not (z205)) (not (z215)) (z219) (not (z221)) (not (z224)) (not (z228))
      (not (z234)) (not (z258)) (not (z260)) (not (z269)) (not (z282)) (not (z289)) (not (z291))
      (not (z295)) (not (z349)) (not (z361)) (not (z365)) (z371) (not (z373)) (not (z382)))
    :effect (and
      (not (z219)) (z295) (z365)))
  (:action r4c1-to-r3c1-3
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z45)) (z53) (not (z71)) (not (z75)) (not (z85)) (not (z88))
      (not (z108)) (not (z123)) (z139) (not (z141)) (not (z152)) (not (z166)) (not (z180)) (z189)
      (z204) (not (z211)) (not (z235)) (not (z239)) (not (z242)) (not (z305)) (not (z306))
      (not (z312)) (not (z323)) (not (z330)) (not (z334)) (not (z347)) (not (z354)) (not (z362))
      (not (z377)) (not (z389)) (not (z391)))
    :effect (and
      (not (z53)) (not (z139)) (not (z189)) (not (z204)) (z306) (z330) (z377)))
  (:action r1c1-to-r2c1
    :parameters ()
    :precondition (and
      (not (z31)) (not (z40)) (not (z43)) (not (z48)) (z89) (not (z91)) (not (z94)) (not (z97))
      (not (z99)) (not (z102)) (not (z121)) (z137) (not (z139)) (not (z141)) (not (z154))
      (not (z157)) (not (z167)) (not (z169)) (not (z181)) (not (z182)) (not (z200)) (not (z207))
      (not (z214)) (not (z216)) (not (z218)) (z237) (not (z259)) (not (z274)) (not (z277))
      (not (z308)) (not (z310)) (not (z316)) (not (z325)) (not (z385)) (not (z399)))
    :effect (and
      (not (z89)) (not (z137)) (not (z237)) (z316) (z399)))
  (:action r3c3-to-r4c3-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z7)) (not (z24)) (z32) (not (z37)) (not (z39))
      (not (z46)) (not (z61)) (not (z74)) (not (z83)) (not (z126)) (not (z139)) (not (z141))
      (not (z147)) (not (z150)) (z151) (z153) (not (z155)) (z171) (not (z173)) (not (z182))
      (not (z191)) (not (z229)) (not (z231)) (not (z257)) (not (z268)) (not (z279)) (not (z281))
      (not (z282)) (not (z284)) (not (z285)) (not (z293)) (not (z303)) (not (z318)) (not (z327))
      (not (z328)) (not (z343)) (not (z352)) (not (z355)) (z360) (not (z363)) (not (z368))
      (not (z372)) (not (z380)) (not (z381)))
    :effect (and
      (not (z32)) (not (z151)) (not (z153)) (not (z171)) (z293) (z318) (not (z360)) (z380)))
  (:action r4c2-to-r3c2
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (z93) (not (z96)) (not (z103)) (not (z113)) (not (z119))
      (not (z128)) (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z170)) (not (z177))
      (z179) (not (z192)) (not (z196)) (not (z199)) (z208) (not (z240)) (z252) (not (z264))
      (not (z284)) (not (z288)) (not (z300)) (not (z317)) (not (z321)) (not (z339)) (not (z344))
      (z387) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z192) (not (z208)) (not (z252)) (not (z387))))
  (:action r3c3-to-r3c2-5
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z9)) (not (z12)) (not (z32)) (not (z37)) (z39) (not (z46))
      (not (z61)) (not (z103)) (not (z113)) (not (z119)) (not (z128)) (not (z139)) (not (z141))
      (not (z151)) (not (z155)) (not (z170)) (not (z173)) (z179) (not (z192)) (not (z240))
      (not (z268)) (not (z285)) (not (z288)) (z293) (not (z321)) (z328) (z352) (not (z360))
      (not (z363)) (not (z381)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z39)) (z192) (not (z328)) (not (z352))))
  (:action r1c2-to-r1c3-2
    :parameters ()
    :precondition (and
      (not (z16)) (not (z21)) (not (z24)) (not (z25)) (not (z29)) (not (z49)) (not (z64))
      (not (z67)) (not (z73)) (not (z79)) (not (z107)) (z131) (not (z139)) (not (z141))
      (not (z149)) (not (z156)) (not (z174)) (not (z183)) (not (z191)) (not (z198)) (not (z203))
      (not (z221)) (not (z224)) (not (z225)) (not (z228)) (not (z234)) (not (z256)) (not (z258))
      (not (z260)) (not (z282)) (not (z283)) (not (z291)) (z295) (not (z341)) (not (z349))
      (not (z350)) (not (z351)) (not (z361)) (z371))
    :effect (and
      (z203) (not (z295)) (z351)))
  (:action r1c4-to-r1c3
    :parameters ()
    :precondition (and
      (z14) (not (z16)) (not (z20)) (not (z21)) (not (z24)) (not (z44)) (not (z47)) (not (z49))
      (not (z67)) (not (z79)) (not (z80)) (not (z100)) (not (z130)) (z131) (not (z134))
      (not (z139)) (not (z141)) (not (z156)) (not (z162)) (not (z164)) (not (z174)) (not (z183))
      (z184) (not (z191)) (not (z202)) (not (z203)) (not (z206)) (not (z225)) (not (z251))
      (not (z253)) (not (z256)) (not (z273)) (not (z275)) (not (z283)) (not (z313)) (not (z319))
      (not (z341)) (not (z350)) (not (z351)) (not (z375)))
    :effect (and
      (not (z184)) (z203) (z351)))
  (:action r1c2-to-r1c3-3
    :parameters ()
    :precondition (and
      (not (z16)) (not (z21)) (not (z24)) (not (z25)) (not (z29)) (not (z49)) (z51) (not (z64))
      (not (z67)) (not (z73)) (not (z79)) (not (z107)) (z131) (not (z139)) (not (z141))
      (not (z149)) (not (z156)) (not (z174)) (not (z183)) (not (z191)) (not (z198)) (not (z203))
      (not (z221)) (not (z224)) (not (z225)) (not (z228)) (not (z234)) (not (z256)) (not (z258))
      (not (z260)) (not (z282)) (not (z283)) (not (z291)) (z295) (not (z341)) (not (z349))
      (not (z350)) (not (z351)) (not (z361)) (not (z371)))
    :effect (and
      (not (z51)) (not (z131)) (z203) (not (z295)) (z351) (z371)))
  (:action r1c2-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z25)) (not (z28)) (not (z29)) (not (z51)) (not (z64)) (not (z73)) (z92)
      (not (z107)) (not (z115)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z149))
      (not (z198)) (not (z205)) (not (z215)) (not (z219)) (not (z224)) (z228) (not (z234))
      (not (z258)) (not (z260)) (not (z269)) (not (z282)) (not (z289)) (not (z291)) (not (z295))
      (not (z349)) (not (z361)) (z365) (not (z371)) (not (z373)) (not (z382)))
    :effect (and
      (not (z92)) (z205) (not (z228)) (not (z365)) (z371)))
  (:action r1c2-to-r1c1-3
    :parameters ()
    :precondition (and
      (not (z25)) (not (z29)) (not (z31)) (not (z40)) (not (z48)) (not (z51)) (not (z64))
      (not (z73)) (not (z89)) (not (z91)) (not (z102)) (not (z107)) (not (z137)) (not (z139))
      (not (z141)) (not (z149)) (not (z167)) (not (z169)) (not (z198)) (not (z207)) (not (z214))
      (not (z216)) (not (z221)) (not (z224)) (not (z228)) (not (z234)) (not (z258)) (not (z259))
      (not (z260)) (not (z277)) (not (z282)) (not (z291)) (z295) (not (z310)) (not (z325))
      (not (z349)) (not (z361)) (z371) (not (z385)) (z399))
    :effect (and
      (z207) (not (z295))))
  (:action r2c1-to-r1c1
    :parameters ()
    :precondition (and
      (not (z31)) (not (z40)) (z43) (not (z48)) (not (z89)) (not (z91)) (not (z94)) (not (z97))
      (z99) (not (z102)) (not (z121)) (not (z137)) (not (z139)) (not (z141)) (not (z154))
      (not (z157)) (not (z167)) (not (z169)) (not (z181)) (not (z182)) (z200) (not (z207))
      (not (z214)) (not (z216)) (not (z218)) (z237) (not (z259)) (not (z274)) (not (z277))
      (not (z308)) (not (z310)) (not (z316)) (not (z325)) (not (z385)) (z399))
    :effect (and
      (not (z43)) (not (z99)) (not (z200)) (z207)))
  (:action r1c2-to-r1c1-4
    :parameters ()
    :precondition (and
      (not (z25)) (not (z29)) (not (z31)) (not (z40)) (not (z48)) (z51) (not (z64)) (not (z73))
      (not (z89)) (not (z91)) (not (z102)) (not (z107)) (not (z137)) (not (z139)) (not (z141))
      (not (z149)) (not (z167)) (not (z169)) (not (z198)) (not (z207)) (not (z214)) (not (z216))
      (not (z221)) (not (z224)) (not (z228)) (not (z234)) (not (z258)) (not (z259)) (not (z260))
      (not (z277)) (not (z282)) (not (z291)) (z295) (not (z310)) (not (z325)) (not (z349))
      (not (z361)) (not (z371)) (not (z385)) (z399))
    :effect (and
      (not (z51)) (z207) (not (z295)) (z371) (not (z399))))
  (:action r1c2-to-r1c1-5
    :parameters ()
    :precondition (and
      (not (z1)) (not (z25)) (not (z29)) (not (z31)) (not (z40)) (not (z48)) (z51) (not (z64))
      (not (z73)) (not (z79)) (not (z89)) (not (z91)) (not (z102)) (not (z107)) (not (z119))
      (not (z130)) (not (z137)) (not (z139)) (not (z141)) (z149) (not (z167)) (not (z169))
      (not (z198)) (not (z207)) (not (z214)) (not (z216)) (not (z221)) (not (z224)) (not (z228))
      (not (z234)) (not (z258)) (not (z259)) (z260) (not (z261)) (not (z274)) (not (z277))
      (not (z282)) (not (z285)) (not (z291)) (not (z295)) (not (z310)) (not (z317)) (not (z325))
      (not (z326)) (not (z349)) (not (z361)) (not (z363)) (not (z371)) (not (z385)) (not (z389))
      (not (z396)) (z399))
    :effect (and
      (not (z51)) (not (z149)) (z207) (not (z260)) (z310) (z371) (not (z399))))
  (:action r2c1-to-r1c1-2
    :parameters ()
    :precondition (and
      (not (z31)) (not (z40)) (not (z43)) (not (z48)) (not (z89)) (not (z91)) (not (z94))
      (not (z97)) (not (z99)) (not (z102)) (not (z121)) (not (z137)) (not (z139)) (not (z141))
      (not (z154)) (not (z157)) (not (z167)) (not (z169)) (z181) (not (z182)) (not (z200))
      (not (z207)) (not (z214)) (not (z216)) (not (z218)) (z237) (not (z259)) (not (z274))
      (not (z277)) (not (z308)) (not (z310)) (z316) (not (z325)) (not (z385)) (z399))
    :effect (and
      (not (z181)) (z214) (not (z316))))
  (:action r1c2-to-r1c1-6
    :parameters ()
    :precondition (and
      (z25) (not (z29)) (not (z31)) (not (z40)) (not (z48)) (not (z51)) (not (z64)) (not (z73))
      (not (z89)) (not (z91)) (not (z102)) (not (z107)) (not (z137)) (not (z139)) (not (z141))
      (not (z149)) (not (z167)) (not (z169)) (not (z198)) (not (z207)) (not (z214)) (not (z216))
      (z221) (not (z224)) (not (z228)) (not (z234)) (not (z258)) (not (z259)) (not (z260))
      (not (z277)) (not (z282)) (not (z291)) (not (z295)) (not (z310)) (not (z325)) (not (z349))
      (z361) (z371) (not (z385)) (z399))
    :effect (and
      (not (z25)) (z214) (not (z221)) (not (z361))))
  (:action r2c1-to-r1c1-3
    :parameters ()
    :precondition (and
      (not (z31)) (not (z40)) (not (z43)) (not (z48)) (not (z89)) (not (z91)) (not (z94))
      (not (z97)) (not (z99)) (not (z102)) (z121) (not (z137)) (not (z139)) (not (z141))
      (not (z154)) (not (z157)) (not (z167)) (not (z169)) (z181) (not (z182)) (not (z200))
      (not (z207)) (not (z214)) (not (z216)) (not (z218)) (z237) (not (z259)) (not (z274))
      (not (z277)) (not (z308)) (not (z310)) (not (z316)) (not (z325)) (not (z385)) (z399))
    :effect (and
      (not (z121)) (not (z181)) (z216)))
  (:action r1c2-to-r1c1-7
    :parameters ()
    :precondition (and
      (not (z20)) (z25) (not (z29)) (not (z31)) (not (z40)) (not (z48)) (not (z51)) (not (z64))
      (not (z73)) (not (z89)) (not (z91)) (not (z102)) (not (z107)) (not (z137)) (not (z139))
      (not (z141)) (not (z149)) (not (z167)) (not (z169)) (z198) (not (z207)) (not (z214))
      (not (z216)) (not (z221)) (not (z224)) (not (z228)) (not (z234)) (not (z258)) (not (z259))
      (not (z260)) (not (z277)) (not (z282)) (not (z291)) (not (z295)) (not (z310)) (not (z325))
      (not (z349)) (z361) (z371) (not (z385)) (z399))
    :effect (and
      (not (z25)) (not (z198)) (z216) (not (z361))))
  (:action r2c1-to-r1c1-4
    :parameters ()
    :precondition (and
      (not (z31)) (not (z40)) (not (z43)) (not (z48)) (not (z89)) (not (z91)) (not (z94))
      (not (z97)) (not (z99)) (not (z102)) (not (z121)) (not (z137)) (not (z139)) (not (z141))
      (not (z154)) (not (z157)) (not (z167)) (not (z169)) (z181) (not (z182)) (not (z200))
      (not (z207)) (not (z214)) (not (z216)) (not (z218)) (z237) (not (z259)) (not (z274))
      (not (z277)) (not (z308)) (not (z310)) (not (z316)) (not (z325)) (not (z385)) (z399))
    :effect (and
      (not (z181)) (z207) (z214) (z216)))
  (:action r1c2-to-r1c1-8
    :parameters ()
    :precondition (and
      (z25) (not (z29)) (not (z31)) (not (z40)) (not (z48)) (not (z51)) (not (z64)) (not (z73))
      (not (z89)) (not (z91)) (not (z102)) (not (z107)) (not (z137)) (not (z139)) (not (z141))
      (not (z149)) (not (z167)) (not (z169)) (not (z198)) (not (z207)) (not (z214)) (not (z216))
      (not (z221)) (z224) (not (z228)) (not (z234)) (not (z258)) (not (z259)) (not (z260))
      (not (z277)) (not (z282)) (not (z291)) (not (z295)) (not (z310)) (not (z325)) (not (z349))
      (z361) (z371) (not (z385)) (z399))
    :effect (and
      (not (z25)) (z207) (z214) (z216) (not (z224)) (not (z361))))
  (:action r4c4-to-r4c3
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z15)) (not (z63)) (not (z74)) (not (z77)) (not (z83))
      (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141)) (not (z147))
      (not (z150)) (z153) (z171) (not (z186)) (not (z197)) (not (z217)) (not (z229)) (not (z231))
      (not (z233)) (z255) (not (z257)) (not (z279)) (not (z281)) (not (z318)) (not (z327))
      (not (z331)) (not (z343)) (not (z355)) (not (z364)) (not (z372)) (not (z380)) (not (z388)))
    :effect (and
      (not (z171)) (z217)))
  (:action r1c1-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z31)) (not (z40)) (not (z43)) (not (z48)) (not (z89)) (not (z91)) (not (z94))
      (not (z97)) (not (z99)) (not (z102)) (not (z121)) (z137) (not (z139)) (not (z141))
      (not (z154)) (not (z157)) (not (z167)) (not (z169)) (not (z181)) (not (z182)) (not (z200))
      (not (z207)) (not (z214)) (not (z216)) (not (z218)) (z237) (not (z259)) (not (z274))
      (not (z277)) (not (z308)) (not (z310)) (not (z316)) (not (z325)) (not (z385)) (not (z399)))
    :effect (and
      (not (z137)) (z218) (not (z237)) (z316) (z399)))
  (:action r3c2-to-r2c2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z12)) (not (z28)) (z92) (not (z103)) (not (z113)) (not (z115))
      (not (z119)) (not (z125)) (not (z128)) (not (z132)) (not (z139)) (not (z141)) (not (z170))
      (z179) (not (z192)) (not (z205)) (not (z215)) (not (z219)) (not (z240)) (not (z269)) (z288)
      (not (z289)) (z321) (z365) (not (z373)) (not (z382)) (not (z392)) (z395) (not (z396)))
    :effect (and
      (z219) (not (z288)) (not (z321)) (not (z365)) (not (z395))))
  (:action r1c2-to-r2c2-3
    :parameters ()
    :precondition (and
      (not (z1)) (not (z25)) (not (z28)) (not (z29)) (not (z64)) (not (z73)) (z92) (not (z107))
      (not (z115)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z149)) (not (z198))
      (not (z205)) (not (z215)) (not (z219)) (not (z221)) (not (z224)) (not (z228)) (not (z234))
      (not (z258)) (not (z260)) (not (z269)) (not (z282)) (not (z289)) (not (z291)) (z295)
      (not (z349)) (not (z361)) (z365) (z371) (not (z373)) (not (z382)))
    :effect (and
      (z219) (not (z295)) (not (z365))))
  (:action r2c1-to-r2c2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z28)) (z43) (z92) (not (z94)) (not (z97)) (z99) (not (z115)) (not (z121))
      (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z154)) (not (z157)) (not (z181))
      (not (z182)) (z200) (not (z205)) (not (z215)) (not (z218)) (not (z219)) (z237) (not (z269))
      (not (z274)) (not (z289)) (not (z308)) (not (z316)) (z365) (not (z373)) (not (z382)))
    :effect (and
      (not (z43)) (not (z99)) (not (z200)) (z219) (not (z365))))
  (:action r1c2-to-r2c2-4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z25)) (not (z28)) (not (z29)) (not (z51)) (not (z64)) (not (z73)) (z92)
      (not (z107)) (not (z115)) (not (z125)) (not (z129)) (not (z132)) (not (z139)) (not (z141))
      (z149) (not (z198)) (not (z205)) (not (z215)) (not (z219)) (not (z221)) (not (z224))
      (not (z228)) (not (z234)) (z258) (not (z260)) (not (z269)) (not (z282)) (not (z289))
      (not (z291)) (not (z295)) (not (z349)) (not (z361)) (z365) (not (z371)) (not (z373))
      (not (z382)))
    :effect (and
      (not (z92)) (not (z149)) (z219) (not (z258)) (z371)))
  (:action r1c2-to-r2c2-5
    :parameters ()
    :precondition (and
      (not (z1)) (not (z25)) (not (z28)) (not (z29)) (z51) (not (z64)) (not (z73)) (z92)
      (not (z107)) (not (z115)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z149))
      (not (z198)) (not (z205)) (not (z215)) (not (z219)) (not (z221)) (not (z224)) (not (z228))
      (not (z234)) (not (z258)) (not (z260)) (not (z269)) (not (z282)) (not (z289)) (not (z291))
      (z295) (not (z349)) (not (z361)) (z365) (not (z371)) (not (z373)) (not (z382)))
    :effect (and
      (not (z51)) (not (z92)) (z219) (not (z295)) (not (z365)) (z371)))
  (:action r1c1-to-r1c2-2
    :parameters ()
    :precondition (and
      (not (z25)) (not (z29)) (not (z31)) (not (z40)) (not (z48)) (not (z51)) (not (z64))
      (not (z73)) (z89) (not (z91)) (not (z102)) (not (z107)) (z137) (not (z139)) (not (z141))
      (not (z149)) (not (z167)) (not (z169)) (not (z198)) (not (z207)) (not (z214)) (not (z216))
      (not (z221)) (not (z224)) (not (z228)) (not (z234)) (not (z258)) (not (z259)) (not (z260))
      (not (z277)) (not (z282)) (not (z291)) (not (z295)) (not (z310)) (not (z325)) (not (z349))
      (not (z361)) (z371) (not (z385)) (not (z399)))
    :effect (and
      (not (z89)) (not (z137)) (z221) (not (z371)) (z399)))
  (:action r1c1-to-r1c2-3
    :parameters ()
    :precondition (and
      (not (z25)) (not (z29)) (not (z31)) (not (z40)) (not (z48)) (not (z51)) (not (z64))
      (not (z73)) (not (z89)) (not (z91)) (not (z102)) (not (z107)) (not (z137)) (not (z139))
      (not (z141)) (not (z149)) (not (z167)) (z169) (not (z198)) (not (z207)) (z214) (not (z216))
      (not (z221)) (not (z224)) (not (z228)) (not (z234)) (not (z258)) (not (z259)) (not (z260))
      (not (z277)) (not (z282)) (not (z291)) (not (z295)) (not (z310)) (not (z325)) (not (z349))
      (not (z361)) (z371) (z385) (not (z399)))
    :effect (and
      (not (z169)) (not (z214)) (z224) (z291) (not (z371)) (not (z385)) (z399)))
  (:action r1c1-to-r1c2-4
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (not (z25)) (not (z29)) (not (z31)) (not (z40)) (not (z48))
      (not (z51)) (not (z64)) (not (z73)) (not (z89)) (not (z91)) (not (z102)) (not (z107))
      (z137) (not (z139)) (not (z141)) (not (z149)) (not (z167)) (not (z169)) (not (z198))
      (not (z207)) (not (z214)) (not (z216)) (not (z221)) (not (z224)) (not (z228)) (not (z234))
      (not (z258)) (not (z259)) (not (z260)) (not (z277)) (not (z282)) (not (z291)) (not (z295))
      (not (z310)) (not (z325)) (not (z333)) (not (z349)) (not (z361)) (not (z367)) (z371)
      (not (z385)) (not (z391)) (not (z399)))
    :effect (and
      (not (z137)) (z228) (not (z371)) (z399)))
  (:action r4c2-to-r4c3
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z83)) (z93) (not (z96)) (not (z138)) (not (z139)) (not (z141))
      (not (z147)) (not (z150)) (z153) (not (z163)) (z171) (not (z177)) (not (z196)) (not (z199))
      (z208) (not (z229)) (not (z231)) (z252) (not (z257)) (not (z264)) (not (z279)) (not (z281))
      (not (z284)) (not (z300)) (not (z317)) (not (z318)) (not (z327)) (not (z339)) (not (z343))
      (not (z344)) (not (z355)) (not (z372)) (not (z380)) (z387))
    :effect (and
      (not (z208)) (z231) (not (z252)) (z279) (z327) (not (z387))))
  (:action r4c4-to-r4c3-2
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z15)) (not (z63)) (not (z74)) (z77) (not (z83)) (not (z87))
      (z90) (not (z111)) (not (z114)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (z153)
      (z171) (not (z186)) (not (z197)) (z217) (not (z229)) (not (z231)) (not (z233)) (z255)
      (not (z257)) (not (z279)) (not (z281)) (not (z318)) (not (z327)) (not (z331)) (not (z343))
      (not (z355)) (not (z364)) (not (z372)) (not (z380)) (not (z388)))
    :effect (and
      (not (z77)) (not (z90)) (z231) (z279) (z327)))
  (:action r3c3-to-r4c3-5
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z7)) (not (z32)) (not (z37)) (z39) (not (z46))
      (not (z61)) (not (z83)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (not (z151))
      (z153) (not (z155)) (z171) (not (z173)) (not (z229)) (not (z231)) (not (z257)) (not (z268))
      (not (z279)) (not (z281)) (not (z285)) (z293) (not (z318)) (not (z327)) (z328) (not (z343))
      (z352) (not (z355)) (not (z360)) (not (z363)) (not (z372)) (not (z380)) (not (z381)))
    :effect (and
      (not (z39)) (z231) (z279) (z327) (not (z328)) (not (z352))))
  (:action r4c2-to-r4c1
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z75)) (not (z85)) (not (z88)) (z93) (not (z96)) (not (z108))
      (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z166)) (not (z177)) (not (z189))
      (not (z196)) (not (z204)) (not (z208)) (not (z235)) (not (z242)) (not (z252)) (not (z284))
      (not (z300)) (not (z305)) (not (z312)) (not (z317)) (z330) (not (z339)) (not (z344))
      (not (z347)) (z387) (not (z389)))
    :effect (and
      (z235) (not (z387))))
  (:action r2c1-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z28)) (z43) (z92) (not (z94)) (not (z97)) (not (z99)) (not (z115))
      (not (z121)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z154)) (not (z157))
      (not (z181)) (not (z182)) (not (z200)) (not (z205)) (not (z215)) (not (z218)) (not (z219))
      (not (z237)) (not (z269)) (not (z274)) (not (z289)) (not (z316)) (z365) (not (z373))
      (not (z382)))
    :effect (and
      (not (z43)) (not (z92)) (z237) (not (z365))))
  (:action r2c1-to-r3c1
    :parameters ()
    :precondition (and
      (z43) (not (z45)) (z53) (not (z71)) (not (z94)) (not (z97)) (not (z99)) (not (z121))
      (not (z123)) (z139) (not (z141)) (not (z152)) (not (z154)) (not (z157)) (not (z180))
      (not (z181)) (not (z182)) (not (z200)) (not (z211)) (not (z218)) (not (z237)) (not (z239))
      (not (z274)) (not (z306)) (not (z308)) (not (z316)) (not (z323)) (not (z334)) (not (z354))
      (not (z362)) (not (z377)) (not (z391)))
    :effect (and
      (not (z43)) (not (z53)) (not (z139)) (z237)))
  (:action r2c1-to-r1c1-5
    :parameters ()
    :precondition (and
      (not (z31)) (not (z40)) (z43) (not (z48)) (not (z89)) (not (z91)) (not (z94)) (not (z97))
      (not (z99)) (not (z102)) (not (z121)) (not (z137)) (not (z139)) (not (z141)) (not (z154))
      (not (z157)) (not (z167)) (not (z169)) (not (z181)) (z182) (not (z200)) (not (z207))
      (not (z214)) (not (z216)) (not (z218)) (not (z237)) (not (z259)) (not (z274)) (not (z277))
      (not (z308)) (not (z310)) (not (z316)) (not (z325)) (not (z385)) (z399))
    :effect (and
      (not (z43)) (not (z182)) (z237) (z385) (not (z399))))
  (:action r2c1-to-r3c1-2
    :parameters ()
    :precondition (and
      (not (z21)) (not (z31)) (not (z36)) (not (z40)) (not (z43)) (not (z45)) (not (z48)) (z53)
      (not (z56)) (not (z71)) (not (z73)) (not (z76)) (not (z78)) (not (z83)) (not (z87))
      (not (z94)) (z97) (not (z99)) (not (z100)) (not (z103)) (not (z114)) (not (z121))
      (not (z123)) (z139) (not (z141)) (not (z152)) (not (z154)) (not (z157)) (not (z160))
      (not (z170)) (not (z180)) (not (z181)) (not (z182)) (not (z200)) (not (z211)) (z218)
      (not (z237)) (not (z238)) (not (z239)) (not (z251)) (not (z274)) (not (z275)) (not (z289))
      (not (z305)) (not (z306)) (z308) (not (z316)) (not (z323)) (not (z324)) (not (z334))
      (not (z344)) (not (z354)) (not (z362)) (not (z374)) (not (z377)) (not (z391)))
    :effect (and
      (not (z53)) (not (z97)) (not (z139)) (not (z218)) (z237) (not (z308)) (z323) (z362) (z377)))
  (:action r2c1-to-r1c1-6
    :parameters ()
    :precondition (and
      (not (z2)) (not (z28)) (not (z29)) (not (z31)) (not (z40)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z61)) (not (z63)) (not (z85)) (not (z89)) (not (z91))
      (not (z94)) (not (z97)) (not (z99)) (not (z102)) (not (z112)) (not (z113)) (not (z121))
      (not (z124)) (not (z137)) (not (z139)) (not (z141)) (not (z152)) (z154) (z157) (not (z163))
      (not (z167)) (not (z169)) (not (z173)) (not (z177)) (not (z181)) (not (z182)) (not (z183))
      (not (z196)) (not (z197)) (not (z200)) (not (z207)) (not (z211)) (not (z214)) (not (z215))
      (not (z216)) (not (z218)) (not (z229)) (not (z234)) (not (z237)) (not (z240)) (not (z253))
      (not (z259)) (not (z274)) (not (z277)) (not (z294)) (not (z308)) (not (z310)) (not (z316))
      (not (z325)) (not (z341)) (not (z347)) (not (z354)) (not (z356)) (not (z375)) (not (z385))
      (z399))
    :effect (and
      (not (z154)) (not (z157)) (z237) (z277) (z325) (not (z399))))
  (:action r2c1-to-r3c1-3
    :parameters ()
    :precondition (and
      (z43) (not (z45)) (z53) (not (z71)) (not (z94)) (not (z97)) (not (z99)) (not (z121))
      (not (z123)) (z139) (not (z141)) (not (z152)) (not (z154)) (not (z157)) (not (z180))
      (not (z181)) (z182) (not (z200)) (not (z211)) (not (z218)) (not (z237)) (not (z239))
      (not (z274)) (not (z306)) (not (z308)) (not (z316)) (not (z323)) (not (z334)) (not (z354))
      (not (z362)) (not (z377)) (not (z391)))
    :effect (and
      (not (z43)) (not (z53)) (not (z139)) (not (z182)) (z237) (z306) (z377)))
  (:action r2c1-to-r2c2-3
    :parameters ()
    :precondition (and
      (not (z1)) (not (z28)) (not (z43)) (z92) (not (z94)) (not (z97)) (not (z99)) (not (z115))
      (not (z121)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z154)) (not (z157))
      (not (z181)) (not (z182)) (not (z200)) (not (z205)) (not (z215)) (z218) (not (z219))
      (not (z237)) (not (z269)) (not (z274)) (not (z289)) (not (z308)) (z316) (z365) (not (z373))
      (not (z382)))
    :effect (and
      (not (z92)) (z205) (not (z218)) (z237) (not (z316)) (not (z365))))
  (:action r2c1-to-r1c1-7
    :parameters ()
    :precondition (and
      (not (z31)) (not (z40)) (z43) (not (z48)) (not (z89)) (not (z91)) (not (z94)) (not (z97))
      (z99) (not (z102)) (not (z121)) (not (z137)) (not (z139)) (not (z141)) (not (z154))
      (not (z157)) (not (z167)) (not (z169)) (not (z181)) (not (z182)) (z200) (not (z207))
      (not (z214)) (not (z216)) (not (z218)) (not (z237)) (not (z259)) (not (z274)) (not (z277))
      (not (z308)) (not (z310)) (not (z316)) (not (z325)) (not (z385)) (z399))
    :effect (and
      (not (z43)) (not (z99)) (not (z200)) (z207) (z237) (not (z399))))
  (:action r2c1-to-r1c1-8
    :parameters ()
    :precondition (and
      (not (z1)) (not (z31)) (not (z40)) (z43) (not (z48)) (not (z79)) (not (z89)) (not (z91))
      (not (z94)) (not (z97)) (not (z99)) (not (z102)) (not (z119)) (not (z121)) (not (z130))
      (not (z137)) (not (z139)) (not (z141)) (not (z154)) (not (z157)) (not (z167)) (not (z169))
      (not (z181)) (not (z182)) (not (z200)) (not (z207)) (not (z214)) (not (z216)) (not (z218))
      (not (z237)) (not (z259)) (not (z260)) (not (z261)) (z274) (not (z277)) (not (z285))
      (not (z308)) (not (z310)) (not (z316)) (not (z317)) (not (z325)) (not (z326)) (not (z363))
      (not (z385)) (not (z389)) (not (z396)) (z399))
    :effect (and
      (not (z43)) (z207) (z237) (not (z274)) (z310) (not (z399))))
  (:action r2c1-to-r2c2-4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z28)) (z43) (z92) (not (z94)) (not (z97)) (not (z99)) (not (z115))
      (not (z121)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z154)) (not (z157))
      (not (z181)) (not (z182)) (z200) (not (z205)) (not (z215)) (not (z218)) (not (z219))
      (not (z237)) (not (z269)) (not (z274)) (not (z289)) (z308) (not (z316)) (z365) (not (z373))
      (not (z382)))
    :effect (and
      (not (z43)) (not (z92)) (not (z200)) (z219) (z237) (not (z308))))
  (:action r2c1-to-r2c2-5
    :parameters ()
    :precondition (and
      (not (z1)) (not (z28)) (z43) (z92) (not (z94)) (not (z97)) (z99) (not (z115)) (not (z121))
      (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z154)) (not (z157)) (not (z181))
      (not (z182)) (z200) (not (z205)) (not (z215)) (not (z218)) (not (z219)) (not (z237))
      (not (z269)) (not (z274)) (not (z289)) (not (z308)) (not (z316)) (z365) (not (z373))
      (not (z382)))
    :effect (and
      (not (z43)) (not (z92)) (not (z99)) (not (z200)) (z219) (z237) (not (z365))))
  (:action r4c1-to-r3c1-4
    :parameters ()
    :precondition (and
      (z4) (not (z38)) (not (z45)) (z53) (not (z71)) (not (z75)) (not (z85)) (not (z88))
      (not (z108)) (not (z123)) (z139) (not (z141)) (not (z152)) (not (z166)) (not (z180))
      (not (z189)) (not (z204)) (not (z211)) (not (z235)) (not (z239)) (not (z242)) (not (z305))
      (not (z306)) (not (z312)) (not (z323)) (not (z330)) (not (z334)) (not (z347)) (not (z354))
      (not (z362)) (not (z377)) (z389) (not (z391)))
    :effect (and
      (not (z4)) (not (z53)) (not (z139)) (z239) (z330) (z377) (not (z389))))
  (:action r2c1-to-r3c1-4
    :parameters ()
    :precondition (and
      (z43) (not (z45)) (z53) (not (z71)) (not (z94)) (not (z97)) (not (z99)) (not (z121))
      (not (z123)) (z139) (not (z141)) (not (z152)) (not (z154)) (not (z157)) (not (z180))
      (not (z181)) (not (z182)) (not (z200)) (not (z211)) (not (z218)) (not (z237)) (not (z239))
      (z274) (not (z306)) (not (z308)) (not (z316)) (not (z323)) (not (z334)) (not (z354))
      (not (z362)) (not (z377)) (not (z391)))
    :effect (and
      (not (z43)) (not (z53)) (not (z139)) (z237) (z239) (not (z274)) (z377)))
  (:action r3c3-to-r3c4-7
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z32)) (not (z36)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z70)) (not (z81)) (not (z86)) (not (z139)) (not (z141)) (z145)
      (not (z151)) (not (z155)) (not (z158)) (not (z173)) (not (z188)) (not (z241)) (not (z248))
      (not (z268)) (not (z276)) (not (z285)) (not (z293)) (not (z294)) (z328) (not (z332))
      (not (z352)) (not (z356)) (not (z360)) (not (z363)) (not (z367)) (not (z369)) (not (z381))
      (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (z241) (z248) (z293) (not (z328))))
  (:action r3c3-to-r3c4-8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z32)) (not (z36)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z70)) (not (z81)) (not (z86)) (not (z139)) (not (z141)) (z145) (z151)
      (not (z155)) (not (z158)) (not (z173)) (not (z188)) (not (z241)) (not (z248)) (not (z268))
      (not (z276)) (not (z285)) (not (z293)) (not (z294)) (z328) (not (z332)) (not (z352))
      (not (z356)) (not (z360)) (not (z363)) (not (z367)) (not (z369)) (not (z381)) (not (z386))
      (not (z394)) (not (z397)))
    :effect (and
      (not (z145)) (not (z151)) (z241) (z248) (z293) (not (z328))))
  (:action r3c2-to-r4c2-2
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (z93) (not (z96)) (not (z103)) (not (z113)) (not (z119))
      (not (z128)) (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z170)) (not (z177))
      (z179) (z192) (not (z196)) (not (z199)) (not (z208)) (not (z240)) (not (z252)) (not (z264))
      (not (z284)) (not (z288)) (not (z300)) (not (z317)) (not (z321)) (not (z339)) (not (z344))
      (not (z387)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z192)) (z208) (z252) (z387)))
  (:action r4c3-to-r4c2
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z83)) (z93) (not (z96)) (not (z138)) (not (z139)) (not (z141))
      (not (z147)) (not (z150)) (z153) (not (z163)) (z171) (not (z177)) (not (z196)) (not (z199))
      (not (z208)) (not (z229)) (z231) (not (z252)) (not (z257)) (not (z264)) (z279) (not (z281))
      (not (z284)) (not (z300)) (not (z317)) (not (z318)) (z327) (not (z339)) (not (z343))
      (not (z344)) (not (z355)) (not (z372)) (not (z380)) (not (z387)))
    :effect (and
      (z208) (not (z231)) (z252) (not (z279)) (not (z327)) (z387)))
  (:action r4c1-to-r4c2-3
    :parameters ()
    :precondition (and
      (not (z4)) (z38) (not (z75)) (not (z85)) (not (z88)) (z93) (not (z96)) (not (z108))
      (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z166)) (not (z177)) (not (z189))
      (not (z196)) (not (z199)) (not (z204)) (not (z208)) (z235) (not (z242)) (not (z252))
      (not (z264)) (not (z284)) (not (z300)) (not (z305)) (not (z312)) (not (z317)) (z330)
      (not (z339)) (not (z344)) (not (z347)) (not (z387)) (not (z389)))
    :effect (and
      (not (z38)) (z208) (not (z235)) (z252) (z387)))
  (:action r4c3-to-r4c2-2
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z83)) (z93) (not (z96)) (not (z138)) (not (z139)) (not (z141))
      (not (z147)) (not (z150)) (z153) (not (z163)) (z171) (not (z177)) (not (z196)) (not (z199))
      (not (z208)) (not (z229)) (z231) (not (z252)) (not (z257)) (not (z264)) (z279) (not (z281))
      (not (z284)) (not (z300)) (not (z317)) (not (z318)) (z327) (not (z339)) (not (z343))
      (not (z344)) (not (z355)) (not (z372)) (not (z380)) (not (z387)))
    :effect (and
      (not (z3)) (z208) (not (z231)) (z252) (z264) (not (z279)) (not (z327)) (z387)))
  (:action r3c2-to-r4c2-3
    :parameters ()
    :precondition (and
      (not (z9)) (z12) (z93) (not (z96)) (not (z103)) (not (z113)) (not (z119)) (not (z128))
      (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z170)) (not (z177)) (z179) (z192)
      (not (z196)) (not (z199)) (not (z208)) (not (z240)) (not (z252)) (not (z264)) (not (z284))
      (not (z288)) (not (z300)) (not (z317)) (not (z321)) (not (z339)) (not (z344)) (not (z387))
      (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z12)) (not (z192)) (z208) (z252) (z264) (z387)))
  (:action r4c1-to-r4c2-4
    :parameters ()
    :precondition (and
      (not (z4)) (z38) (not (z75)) (not (z85)) (not (z88)) (z93) (not (z96)) (not (z108))
      (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z166)) (not (z177)) (not (z189))
      (not (z196)) (not (z199)) (not (z204)) (not (z208)) (z235) (not (z242)) (not (z252))
      (not (z264)) (not (z284)) (not (z300)) (not (z305)) (z312) (not (z317)) (z330) (not (z339))
      (not (z344)) (not (z347)) (not (z387)) (not (z389)))
    :effect (and
      (not (z38)) (z208) (not (z235)) (z252) (z264) (not (z312)) (z387)))
  (:action r4c1-to-r4c2-5
    :parameters ()
    :precondition (and
      (not (z4)) (not (z21)) (not (z31)) (not (z36)) (z38) (not (z40)) (not (z48)) (not (z56))
      (not (z73)) (not (z75)) (not (z76)) (not (z78)) (not (z83)) (not (z85)) (not (z87))
      (not (z88)) (z93) (not (z96)) (not (z97)) (not (z100)) (not (z103)) (not (z108))
      (not (z114)) (not (z138)) (not (z139)) (not (z141)) (not (z160)) (not (z163)) (not (z166))
      (not (z170)) (not (z177)) (not (z189)) (not (z196)) (not (z199)) (not (z204)) (not (z208))
      (not (z235)) (not (z238)) (not (z242)) (not (z251)) (not (z252)) (not (z264)) (not (z275))
      (not (z284)) (not (z289)) (not (z300)) (z305) (z312) (not (z317)) (not (z323)) (not (z324))
      (not (z330)) (not (z339)) (not (z344)) (not (z347)) (not (z374)) (not (z387)) (not (z389)))
    :effect (and
      (not (z38)) (not (z93)) (z208) (z252) (z264) (not (z305)) (not (z312)) (z330) (z344)))
  (:action r4c1-to-r4c2-6
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z75)) (not (z85)) (not (z88)) (z93) (not (z94)) (not (z96))
      (not (z108)) (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z166)) (not (z169))
      (not (z177)) (z189) (not (z196)) (not (z199)) (not (z204)) (not (z208)) (z235) (not (z242))
      (not (z245)) (not (z252)) (not (z257)) (not (z264)) (not (z284)) (not (z300)) (not (z305))
      (not (z312)) (not (z317)) (not (z320)) (not (z330)) (not (z339)) (not (z344)) (not (z347))
      (not (z387)) (not (z389)) (not (z392)))
    :effect (and
      (not (z93)) (not (z189)) (z208) (not (z235)) (z252) (z300) (z330)))
  (:action r4c4-to-r3c4-3
    :parameters ()
    :precondition (and
      (not (z15)) (not (z36)) (not (z63)) (not (z70)) (not (z74)) (z77) (not (z81)) (not (z86))
      (not (z87)) (z90) (not (z111)) (not (z114)) (not (z139)) (not (z141)) (z145) (not (z158))
      (z186) (not (z188)) (not (z197)) (z217) (not (z233)) (not (z241)) (not (z248)) (not (z255))
      (not (z276)) (not (z294)) (not (z331)) (not (z332)) (not (z356)) (not (z364)) (not (z367))
      (not (z369)) (not (z386)) (not (z388)) (not (z394)) (not (z397)))
    :effect (and
      (not (z77)) (not (z90)) (not (z186)) (z255) (z276)))
  (:action r4c4-to-r4c3-3
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (z15) (not (z63)) (not (z74)) (not (z77)) (not (z83)) (not (z87))
      (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141)) (not (z147)) (not (z150))
      (z153) (z171) (not (z186)) (not (z197)) (not (z217)) (not (z229)) (not (z231)) (not (z233))
      (not (z255)) (not (z257)) (not (z279)) (not (z281)) (not (z318)) (not (z327)) (z331)
      (not (z343)) (not (z355)) (not (z364)) (not (z372)) (not (z380)) (not (z388)))
    :effect (and
      (not (z15)) (not (z153)) (not (z171)) (z217) (z255) (not (z331)) (z355)))
  (:action r4c4-to-r3c4-4
    :parameters ()
    :precondition (and
      (not (z5)) (z15) (not (z36)) (not (z63)) (not (z70)) (not (z74)) (not (z77)) (not (z81))
      (not (z86)) (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141))
      (z145) (not (z158)) (not (z186)) (not (z188)) (not (z197)) (not (z217)) (not (z228))
      (not (z233)) (not (z241)) (not (z248)) (not (z255)) (not (z276)) (not (z294)) (z331)
      (not (z332)) (not (z333)) (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z386))
      (not (z388)) (not (z391)) (not (z394)) (not (z397)))
    :effect (and
      (not (z15)) (not (z145)) (z217) (z255) (not (z331)) (z367)))
  (:action r4c4-to-r3c4-5
    :parameters ()
    :precondition (and
      (not (z15)) (not (z36)) (not (z63)) (not (z70)) (not (z74)) (not (z77)) (not (z81))
      (not (z86)) (not (z87)) (z90) (not (z111)) (not (z114)) (not (z139)) (not (z141)) (z145)
      (not (z158)) (z186) (not (z188)) (not (z197)) (not (z217)) (not (z233)) (not (z241))
      (not (z248)) (not (z255)) (not (z276)) (not (z294)) (not (z331)) (not (z332)) (not (z356))
      (not (z364)) (not (z367)) (not (z369)) (not (z386)) (not (z388)) (not (z394)) (not (z397)))
    :effect (and
      (not (z90)) (not (z145)) (not (z186)) (z217) (z255) (z276)))
  (:action r4c4-to-r4c3-4
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z15)) (not (z63)) (not (z64)) (not (z74)) (not (z77))
      (not (z83)) (not (z87)) (not (z90)) (not (z91)) (not (z107)) (not (z111)) (not (z114))
      (not (z134)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (z153) (not (z156))
      (not (z158)) (z171) (not (z186)) (not (z197)) (not (z217)) (not (z229)) (not (z231))
      (not (z233)) (not (z242)) (not (z255)) (not (z257)) (not (z259)) (not (z268)) (not (z279))
      (not (z281)) (not (z287)) (not (z318)) (not (z327)) (not (z331)) (not (z343)) (not (z349))
      (not (z355)) (z364) (not (z372)) (not (z380)) (not (z381)) (not (z388)) (not (z394)))
    :effect (and
      (not (z153)) (not (z171)) (z217) (z255) (z281) (not (z364))))
  (:action r4c4-to-r3c4-6
    :parameters ()
    :precondition (and
      (not (z2)) (not (z15)) (not (z28)) (not (z29)) (not (z36)) (not (z44)) (not (z47))
      (not (z61)) (z63) (not (z70)) (not (z74)) (not (z77)) (not (z81)) (not (z85)) (not (z86))
      (not (z87)) (not (z90)) (not (z111)) (not (z112)) (not (z113)) (not (z114)) (not (z124))
      (not (z139)) (not (z141)) (z145) (not (z152)) (not (z154)) (not (z157)) (not (z158))
      (not (z163)) (not (z173)) (not (z177)) (not (z183)) (not (z186)) (not (z188)) (not (z196))
      (z197) (not (z211)) (not (z215)) (not (z217)) (not (z229)) (not (z233)) (not (z234))
      (not (z240)) (not (z241)) (not (z248)) (not (z253)) (not (z255)) (not (z276)) (not (z277))
      (not (z294)) (not (z325)) (not (z331)) (not (z332)) (not (z341)) (not (z347)) (not (z354))
      (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z375)) (not (z386)) (not (z388))
      (not (z394)) (not (z397)))
    :effect (and
      (not (z63)) (not (z145)) (not (z197)) (z217) (z255) (z294) (z356)))
  (:action r4c4-to-r4c3-5
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z15)) (not (z24)) (not (z32)) (not (z63)) (z74) (not (z77))
      (not (z83)) (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z126)) (not (z139))
      (not (z141)) (not (z147)) (not (z150)) (z153) (z171) (not (z182)) (not (z186)) (not (z191))
      (not (z197)) (not (z217)) (not (z229)) (not (z231)) (not (z233)) (not (z255)) (not (z257))
      (not (z279)) (not (z281)) (not (z282)) (not (z284)) (not (z303)) (not (z318)) (not (z327))
      (not (z331)) (not (z343)) (not (z355)) (not (z364)) (not (z368)) (not (z372)) (not (z380))
      (not (z388)))
    :effect (and
      (not (z74)) (not (z153)) (not (z171)) (z217) (z255) (z318) (z380)))
  (:action r4c4-to-r3c4-7
    :parameters ()
    :precondition (and
      (not (z15)) (not (z36)) (not (z63)) (not (z70)) (not (z74)) (not (z77)) (not (z81))
      (not (z86)) (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141))
      (z145) (not (z158)) (not (z186)) (not (z188)) (not (z197)) (z217) (not (z233)) (not (z241))
      (not (z248)) (not (z255)) (not (z276)) (not (z294)) (not (z331)) (not (z332)) (not (z356))
      (not (z364)) (not (z367)) (not (z369)) (not (z386)) (not (z388)) (not (z394)) (not (z397)))
    :effect (and
      (z241) (z248) (z255)))
  (:action r4c4-to-r3c4-8
    :parameters ()
    :precondition (and
      (not (z15)) (not (z36)) (not (z63)) (not (z70)) (not (z74)) (not (z77)) (not (z81))
      (not (z86)) (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141))
      (z145) (not (z158)) (not (z186)) (not (z188)) (not (z197)) (not (z217)) (not (z233))
      (not (z241)) (not (z248)) (not (z255)) (not (z276)) (not (z294)) (not (z331)) (not (z332))
      (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z386)) (not (z388)) (not (z394))
      (not (z397)))
    :effect (and
      (not (z145)) (z217) (z241) (z248) (z255)))
  (:action r3c3-to-r3c2-6
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z9)) (not (z12)) (z32) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z103)) (not (z113)) (not (z119)) (not (z128)) (not (z139)) (not (z141))
      (z151) (not (z155)) (not (z170)) (not (z173)) (z179) (not (z192)) (not (z240)) (not (z268))
      (not (z285)) (not (z288)) (not (z293)) (not (z303)) (not (z318)) (not (z321)) (not (z328))
      (not (z352)) (z360) (not (z363)) (not (z381)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z32)) (z128) (not (z151)) (not (z179)) (z293) (not (z360)) (z395)))
  (:action r3c3-to-r3c2-7
    :parameters ()
    :precondition (and
      (not (z0)) (z7) (not (z8)) (not (z9)) (not (z12)) (not (z32)) (z37) (z39) (not (z46))
      (not (z49)) (not (z61)) (not (z81)) (not (z103)) (not (z113)) (not (z119)) (not (z128))
      (not (z129)) (not (z139)) (not (z141)) (not (z151)) (not (z155)) (not (z167)) (not (z170))
      (not (z173)) (z179) (not (z192)) (not (z233)) (not (z240)) (not (z258)) (not (z268))
      (not (z285)) (not (z288)) (not (z293)) (not (z321)) (not (z328)) (not (z343)) (not (z352))
      (not (z360)) (not (z363)) (not (z381)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z7)) (not (z37)) (not (z39)) (z129) (not (z179)) (z293) (z395)))
  (:action r4c1-to-r3c1-5
    :parameters ()
    :precondition (and
      (z4) (not (z7)) (not (z8)) (not (z37)) (not (z38)) (not (z45)) (not (z49)) (z53)
      (not (z71)) (not (z75)) (not (z81)) (not (z85)) (not (z88)) (not (z108)) (not (z123))
      (not (z129)) (z139) (not (z141)) (not (z152)) (not (z166)) (not (z167)) (not (z180))
      (not (z189)) (not (z204)) (not (z211)) (not (z233)) (not (z235)) (not (z239)) (not (z242))
      (not (z258)) (not (z305)) (not (z306)) (not (z312)) (not (z323)) (not (z330)) (not (z334))
      (not (z343)) (not (z347)) (not (z354)) (not (z362)) (not (z377)) (not (z389)) (not (z391)))
    :effect (and
      (not (z4)) (not (z53)) (z129) (not (z139)) (z239) (z330) (z334) (z377)))
  (:action r2c1-to-r3c1-5
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z37)) (z43) (not (z45)) (not (z49)) (z53) (not (z71))
      (not (z81)) (not (z94)) (not (z97)) (not (z99)) (not (z121)) (not (z123)) (not (z129))
      (z139) (not (z141)) (not (z152)) (not (z154)) (not (z157)) (not (z167)) (not (z180))
      (not (z181)) (not (z182)) (z200) (not (z211)) (not (z218)) (not (z233)) (not (z237))
      (not (z239)) (not (z258)) (not (z274)) (not (z306)) (z308) (not (z316)) (not (z323))
      (not (z334)) (not (z343)) (not (z354)) (not (z362)) (not (z377)) (not (z391)))
    :effect (and
      (not (z43)) (not (z53)) (z129) (not (z139)) (not (z200)) (z237) (z239) (not (z308)) (z334)
      (z377)))
  (:action r1c3-to-r2c3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z16)) (not (z21)) (not (z24)) (not (z49)) (not (z52))
      (not (z58)) (z67) (not (z72)) (not (z79)) (not (z84)) (z106) (not (z112)) (not (z120))
      (not (z126)) (not (z127)) (not (z131)) (not (z139)) (not (z141)) (not (z146)) (not (z156))
      (not (z160)) (not (z174)) (not (z183)) (not (z191)) (not (z203)) (not (z225)) (not (z238))
      (not (z256)) (z283) (not (z286)) (not (z326)) (not (z341)) (not (z350)) (not (z351))
      (not (z368)) (not (z378)))
    :effect (and
      (not (z67)) (not (z106)) (z131) (not (z283)) (z378)))
  (:action r1c3-to-r1c4
    :parameters ()
    :precondition (and
      (z14) (not (z16)) (not (z20)) (not (z21)) (not (z24)) (not (z44)) (not (z47)) (not (z49))
      (not (z67)) (not (z79)) (not (z80)) (not (z100)) (not (z130)) (not (z131)) (not (z134))
      (not (z139)) (not (z141)) (not (z156)) (not (z162)) (not (z164)) (not (z174)) (not (z183))
      (not (z184)) (not (z191)) (not (z202)) (not (z203)) (not (z206)) (not (z225)) (not (z251))
      (not (z253)) (not (z256)) (not (z273)) (not (z275)) (z283) (not (z313)) (not (z319))
      (not (z341)) (not (z350)) (not (z351)) (not (z375)))
    :effect (and
      (not (z14)) (z131) (z273) (not (z283))))
  (:action r1c3-to-r1c4-2
    :parameters ()
    :precondition (and
      (z14) (not (z16)) (not (z20)) (not (z21)) (z24) (not (z44)) (not (z47)) (not (z49))
      (not (z67)) (not (z79)) (not (z80)) (not (z100)) (not (z130)) (not (z131)) (not (z134))
      (not (z139)) (not (z141)) (not (z156)) (not (z162)) (not (z164)) (not (z174)) (not (z183))
      (not (z184)) (z191) (not (z202)) (not (z203)) (not (z206)) (not (z225)) (not (z251))
      (not (z253)) (not (z256)) (not (z273)) (not (z275)) (not (z283)) (not (z313)) (not (z319))
      (not (z341)) (not (z350)) (not (z351)) (not (z375)))
    :effect (and
      (not (z14)) (not (z24)) (z131) (not (z191)) (z206) (z313)))
  (:action r1c3-to-r1c2-2
    :parameters ()
    :precondition (and
      (not (z16)) (not (z21)) (not (z24)) (not (z25)) (not (z29)) (not (z49)) (not (z51))
      (not (z64)) (z67) (not (z73)) (not (z79)) (not (z107)) (not (z131)) (not (z139))
      (not (z141)) (not (z149)) (not (z156)) (not (z174)) (not (z183)) (not (z191)) (not (z198))
      (not (z203)) (not (z221)) (not (z224)) (not (z225)) (not (z228)) (not (z234)) (not (z256))
      (not (z258)) (not (z260)) (not (z282)) (z283) (not (z291)) (not (z295)) (not (z341))
      (not (z349)) (not (z350)) (not (z351)) (not (z361)) (z371))
    :effect (and
      (not (z67)) (z131) (z221) (not (z283)) (not (z371))))
  (:action r1c3-to-r1c2-3
    :parameters ()
    :precondition (and
      (not (z16)) (not (z21)) (not (z24)) (not (z25)) (not (z29)) (not (z49)) (not (z51))
      (not (z64)) (z67) (not (z73)) (not (z79)) (not (z107)) (not (z131)) (not (z139))
      (not (z141)) (not (z149)) (not (z156)) (not (z174)) (not (z183)) (not (z191)) (not (z198))
      (not (z203)) (not (z221)) (not (z224)) (not (z225)) (not (z228)) (not (z234)) (not (z256))
      (not (z258)) (not (z260)) (not (z282)) (not (z283)) (not (z291)) (not (z295)) (not (z341))
      (not (z349)) (not (z350)) (not (z351)) (not (z361)) (z371))
    :effect (and
      (not (z67)) (z131) (z224) (z291) (not (z371))))
  (:action r1c3-to-r1c2-4
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (not (z16)) (not (z21)) (not (z24)) (not (z25)) (not (z29))
      (not (z49)) (not (z51)) (not (z64)) (not (z67)) (not (z73)) (not (z79)) (not (z107))
      (not (z131)) (not (z139)) (not (z141)) (not (z149)) (not (z156)) (not (z174)) (not (z183))
      (not (z191)) (not (z198)) (not (z203)) (not (z221)) (not (z224)) (not (z225)) (not (z228))
      (not (z234)) (not (z256)) (not (z258)) (not (z260)) (not (z282)) (z283) (not (z291))
      (not (z295)) (not (z333)) (not (z341)) (not (z349)) (not (z350)) (not (z351)) (not (z361))
      (not (z367)) (z371) (not (z391)))
    :effect (and
      (z131) (z228) (not (z283)) (not (z371))))
  (:action r1c2-to-r2c2-6
    :parameters ()
    :precondition (and
      (not (z1)) (not (z21)) (not (z25)) (not (z28)) (not (z29)) (not (z31)) (not (z36))
      (not (z40)) (not (z48)) (not (z51)) (not (z56)) (not (z64)) (z73) (z76) (not (z78))
      (not (z83)) (not (z87)) (z92) (not (z97)) (not (z100)) (not (z103)) (not (z107))
      (not (z114)) (not (z115)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (z149)
      (not (z160)) (not (z170)) (not (z198)) (not (z205)) (not (z215)) (not (z219)) (not (z221))
      (z224) (not (z228)) (not (z234)) (not (z238)) (not (z251)) (not (z258)) (not (z260))
      (not (z269)) (not (z275)) (not (z282)) (not (z289)) (not (z291)) (not (z295)) (not (z305))
      (not (z323)) (not (z324)) (not (z344)) (not (z349)) (not (z361)) (z365) (not (z371))
      (not (z373)) (not (z374)) (not (z382)))
    :effect (and
      (not (z73)) (not (z76)) (not (z92)) (z132) (not (z149)) (not (z224)) (z289) (z371)))
  (:action r2c1-to-r2c2-6
    :parameters ()
    :precondition (and
      (not (z1)) (not (z21)) (not (z28)) (not (z31)) (not (z36)) (not (z40)) (not (z43))
      (not (z48)) (not (z56)) (not (z73)) (not (z76)) (not (z78)) (not (z83)) (not (z87)) (z92)
      (not (z94)) (z97) (not (z99)) (not (z100)) (not (z103)) (not (z114)) (not (z115))
      (not (z121)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z154)) (not (z157))
      (not (z160)) (not (z170)) (not (z181)) (not (z182)) (not (z200)) (not (z205)) (not (z215))
      (z218) (not (z219)) (not (z237)) (not (z238)) (not (z251)) (not (z269)) (not (z274))
      (not (z275)) (not (z289)) (not (z305)) (z308) (not (z316)) (not (z323)) (not (z324))
      (not (z344)) (z365) (not (z373)) (not (z374)) (not (z382)))
    :effect (and
      (not (z92)) (not (z97)) (z132) (not (z218)) (z237) (z289) (not (z308))))
  (:action r1c3-to-r1c4-3
    :parameters ()
    :precondition (and
      (z14) (not (z16)) (not (z20)) (not (z21)) (not (z24)) (not (z44)) (not (z47)) (not (z49))
      (not (z64)) (not (z67)) (not (z79)) (not (z80)) (not (z91)) (not (z100)) (not (z107))
      (not (z130)) (not (z131)) (not (z134)) (not (z139)) (not (z141)) (z156) (not (z158))
      (not (z162)) (not (z164)) (not (z174)) (not (z183)) (not (z184)) (not (z191)) (not (z202))
      (not (z203)) (not (z206)) (not (z225)) (not (z242)) (not (z251)) (not (z253)) (z256)
      (not (z259)) (not (z268)) (not (z273)) (not (z275)) (not (z281)) (not (z283)) (not (z287))
      (not (z313)) (not (z319)) (not (z341)) (not (z349)) (not (z350)) (not (z351)) (not (z364))
      (not (z375)) (not (z381)) (not (z394)))
    :effect (and
      (not (z14)) (z131) (z134) (not (z156)) (not (z256)) (z313)))
  (:action r1c2-to-r1c1-9
    :parameters ()
    :precondition (and
      (not (z25)) (not (z29)) (not (z31)) (not (z40)) (not (z48)) (not (z51)) (not (z64))
      (not (z73)) (not (z89)) (not (z91)) (not (z102)) (not (z107)) (not (z137)) (not (z139))
      (not (z141)) (not (z149)) (not (z167)) (not (z169)) (not (z198)) (not (z207)) (not (z214))
      (not (z216)) (not (z221)) (not (z224)) (z228) (not (z234)) (not (z258)) (not (z259))
      (not (z260)) (not (z277)) (not (z282)) (not (z291)) (not (z295)) (not (z310)) (not (z325))
      (not (z349)) (not (z361)) (not (z371)) (not (z385)) (z399))
    :effect (and
      (z137) (not (z228)) (z371) (not (z399))))
  (:action r2c1-to-r1c1-9
    :parameters ()
    :precondition (and
      (not (z31)) (not (z40)) (not (z43)) (not (z48)) (not (z89)) (not (z91)) (not (z94))
      (not (z97)) (not (z99)) (not (z102)) (not (z121)) (not (z137)) (not (z139)) (not (z141))
      (not (z154)) (not (z157)) (not (z167)) (not (z169)) (not (z181)) (not (z182)) (not (z200))
      (not (z207)) (not (z214)) (not (z216)) (z218) (not (z237)) (not (z259)) (not (z274))
      (not (z277)) (not (z308)) (not (z310)) (z316) (not (z325)) (not (z385)) (z399))
    :effect (and
      (z137) (not (z218)) (z237) (not (z316)) (not (z399))))
  (:action r3c2-to-r4c2-4
    :parameters ()
    :precondition (and
      (z9) (not (z12)) (not (z20)) (z93) (not (z96)) (not (z103)) (not (z113)) (not (z119))
      (not (z128)) (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z170)) (not (z177))
      (z179) (z192) (not (z196)) (not (z199)) (not (z208)) (not (z240)) (not (z252)) (not (z264))
      (not (z284)) (not (z288)) (not (z300)) (not (z317)) (not (z321)) (not (z339)) (not (z344))
      (not (z387)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z9)) (z138) (not (z192)) (z387)))
  (:action r4c1-to-r4c2-7
    :parameters ()
    :precondition (and
      (not (z4)) (z38) (not (z75)) (not (z85)) (z88) (z93) (not (z96)) (not (z108)) (not (z138))
      (not (z139)) (not (z141)) (not (z163)) (not (z166)) (not (z177)) (not (z189)) (not (z196))
      (not (z199)) (not (z204)) (not (z208)) (not (z235)) (not (z242)) (not (z252)) (not (z264))
      (not (z284)) (not (z300)) (not (z305)) (not (z312)) (not (z317)) (z330) (not (z339))
      (not (z344)) (not (z347)) (not (z387)) (not (z389)))
    :effect (and
      (not (z38)) (not (z88)) (z138) (z387)))
  (:action r4c1-to-r4c2-8
    :parameters ()
    :precondition (and
      (not (z4)) (not (z24)) (not (z32)) (not (z38)) (not (z74)) (not (z75)) (not (z85))
      (not (z88)) (z93) (not (z96)) (not (z108)) (not (z126)) (not (z138)) (not (z139))
      (not (z141)) (not (z163)) (not (z166)) (not (z177)) (not (z182)) (z189) (not (z191))
      (not (z196)) (not (z199)) (z204) (not (z208)) (not (z235)) (not (z242)) (not (z252))
      (not (z264)) (not (z282)) (not (z284)) (not (z300)) (not (z303)) (not (z305)) (not (z312))
      (not (z317)) (not (z318)) (not (z330)) (not (z339)) (not (z344)) (not (z347)) (not (z368))
      (not (z387)) (not (z389)))
    :effect (and
      (not (z93)) (z138) (not (z189)) (not (z204)) (z284) (z330)))
  (:action r4c1-to-r4c2-9
    :parameters ()
    :precondition (and
      (not (z1)) (z4) (not (z38)) (not (z75)) (not (z79)) (not (z85)) (not (z88)) (z93)
      (not (z96)) (not (z108)) (not (z119)) (not (z130)) (not (z138)) (not (z139)) (not (z141))
      (not (z163)) (not (z166)) (not (z177)) (not (z189)) (not (z196)) (not (z199)) (not (z204))
      (not (z208)) (not (z235)) (not (z242)) (not (z252)) (not (z260)) (not (z261)) (not (z264))
      (not (z274)) (not (z284)) (not (z285)) (not (z300)) (not (z305)) (not (z310)) (not (z312))
      (not (z317)) (not (z326)) (not (z330)) (not (z339)) (not (z344)) (not (z347)) (not (z363))
      (not (z387)) (z389) (not (z396)))
    :effect (and
      (not (z4)) (not (z93)) (z138) (z317) (z330) (not (z389))))
  (:action r3c2-to-r4c2-5
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (z93) (not (z96)) (not (z103)) (not (z113)) (not (z119))
      (not (z128)) (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z170)) (not (z177))
      (z179) (not (z192)) (not (z196)) (not (z199)) (not (z208)) (not (z240)) (not (z252))
      (not (z264)) (not (z284)) (z288) (not (z300)) (not (z317)) (z321) (not (z339)) (not (z344))
      (not (z387)) (not (z392)) (z395) (not (z396)))
    :effect (and
      (not (z93)) (z138) (z199) (not (z288)) (not (z321)) (z387) (not (z395))))
  (:action r4c1-to-r4c2-10
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (z75) (not (z85)) (not (z88)) (z93) (not (z96)) (z108) (not (z138))
      (not (z139)) (not (z141)) (not (z163)) (not (z166)) (not (z177)) (not (z189)) (not (z196))
      (not (z199)) (not (z204)) (not (z208)) (not (z235)) (not (z242)) (not (z252)) (not (z264))
      (not (z284)) (not (z300)) (not (z305)) (not (z312)) (not (z317)) (z330) (not (z339))
      (not (z344)) (not (z347)) (not (z387)) (not (z389)))
    :effect (and
      (not (z75)) (not (z93)) (not (z108)) (z138) (z199) (z387)))
  (:action r4c1-to-r4c2-11
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (z75) (not (z85)) (not (z88)) (z93) (not (z96)) (z108) (not (z138))
      (not (z139)) (not (z141)) (not (z163)) (not (z166)) (not (z177)) (not (z189)) (not (z196))
      (not (z199)) (not (z204)) (not (z208)) (not (z235)) (not (z242)) (not (z252)) (not (z264))
      (not (z284)) (not (z300)) (not (z305)) (not (z312)) (not (z317)) (not (z330)) (not (z339))
      (not (z344)) (not (z347)) (not (z387)) (not (z389)))
    :effect (and
      (not (z75)) (not (z93)) (not (z108)) (z138) (z199) (z330)))
  (:action r4c1-to-r4c2-12
    :parameters ()
    :precondition (and
      (z4) (not (z38)) (not (z75)) (not (z85)) (not (z88)) (z93) (not (z96)) (not (z108))
      (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z166)) (not (z177)) (not (z189))
      (not (z196)) (not (z199)) (not (z204)) (not (z208)) (not (z235)) (not (z242)) (not (z252))
      (not (z264)) (not (z284)) (not (z300)) (not (z305)) (not (z312)) (not (z317)) (not (z330))
      (not (z339)) (not (z344)) (not (z347)) (not (z387)) (not (z389)))
    :effect (and
      (not (z4)) (not (z93)) (z138) (z208) (z330)))
  (:action r3c1-to-r3c2
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z45)) (z53) (z71) (not (z103)) (not (z113)) (not (z119))
      (not (z123)) (not (z128)) (not (z139)) (not (z141)) (not (z152)) (not (z170)) (z179)
      (not (z180)) (not (z192)) (not (z211)) (z239) (not (z240)) (not (z288)) (not (z306))
      (not (z321)) (not (z323)) (z334) (not (z354)) (not (z362)) (not (z377)) (not (z391))
      (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z71)) (z139) (not (z239)) (z288) (z321) (not (z334)) (z395)))
  (:action r3c1-to-r3c2-2
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (z45) (z53) (not (z71)) (not (z103)) (not (z113)) (not (z119))
      (z123) (not (z128)) (not (z139)) (not (z141)) (not (z152)) (not (z170)) (z179) (not (z180))
      (not (z192)) (not (z211)) (z239) (not (z240)) (not (z288)) (not (z306)) (not (z321))
      (not (z323)) (not (z334)) (not (z354)) (not (z362)) (not (z377)) (not (z391)) (not (z392))
      (not (z395)) (not (z396)))
    :effect (and
      (not (z45)) (not (z123)) (z139) (z192) (not (z239))))
  (:action r3c1-to-r4c1
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (z45) (z53) (z71) (not (z75)) (not (z85)) (not (z88)) (not (z108))
      (z123) (not (z139)) (not (z141)) (not (z152)) (not (z166)) (not (z180)) (not (z189))
      (not (z204)) (not (z211)) (not (z235)) (not (z239)) (not (z242)) (not (z305)) (not (z306))
      (not (z312)) (not (z323)) (z330) (not (z334)) (not (z347)) (not (z354)) (not (z362))
      (not (z377)) (not (z389)) (not (z391)))
    :effect (and
      (not (z45)) (not (z71)) (not (z123)) (z139) (z235)))
  (:action r2c4-to-r3c4
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (z22) (not (z36)) (not (z55)) (not (z68)) (not (z70)) (not (z81))
      (not (z86)) (not (z101)) (not (z124)) (not (z139)) (not (z141)) (z145) (not (z158))
      (not (z188)) (not (z228)) (not (z236)) (not (z241)) (not (z243)) (not (z245)) (not (z247))
      (not (z248)) (not (z261)) (not (z276)) (not (z287)) (not (z294)) (not (z302)) (not (z303))
      (not (z320)) (not (z324)) (not (z332)) (z333) (not (z356)) (not (z367)) (not (z369))
      (not (z386)) (not (z391)) (not (z394)) (not (z397)))
    :effect (and
      (not (z22)) (z141) (not (z145)) (not (z333)) (z367)))
  (:action r2c4-to-r2c3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (z22) (not (z52)) (not (z55)) (not (z58)) (not (z68)) (not (z72))
      (not (z84)) (not (z101)) (z106) (not (z112)) (not (z120)) (not (z124)) (not (z126))
      (not (z127)) (not (z139)) (not (z141)) (not (z146)) (not (z160)) (not (z236)) (not (z238))
      (not (z243)) (not (z245)) (not (z247)) (not (z261)) (not (z286)) (not (z287)) (not (z302))
      (not (z303)) (not (z320)) (not (z324)) (not (z326)) (not (z333)) (not (z368)) (not (z378)))
    :effect (and
      (not (z22)) (not (z106)) (z141) (z378)))
  (:action r2c4-to-r1c4
    :parameters ()
    :precondition (and
      (z14) (not (z20)) (z22) (not (z44)) (not (z47)) (not (z55)) (not (z68)) (not (z80))
      (not (z100)) (not (z101)) (not (z124)) (not (z130)) (not (z134)) (not (z139)) (not (z141))
      (not (z162)) (not (z164)) (not (z184)) (not (z202)) (not (z206)) (not (z236)) (not (z243))
      (not (z245)) (not (z247)) (not (z251)) (not (z253)) (not (z261)) (not (z273)) (not (z275))
      (not (z287)) (not (z302)) (not (z303)) (not (z313)) (not (z319)) (not (z320)) (not (z324))
      (z333) (not (z375)))
    :effect (and
      (not (z14)) (not (z22)) (z141) (z273) (not (z333))))
  (:action r2c4-to-r3c4-2
    :parameters ()
    :precondition (and
      (not (z22)) (not (z36)) (not (z55)) (not (z68)) (not (z70)) (not (z81)) (not (z86))
      (not (z101)) (not (z124)) (not (z139)) (not (z141)) (z145) (not (z158)) (not (z188))
      (not (z236)) (not (z241)) (z243) (z245) (z247) (not (z248)) (not (z261)) (not (z276))
      (not (z287)) (not (z294)) (not (z302)) (not (z303)) (z320) (not (z324)) (not (z332))
      (not (z333)) (not (z356)) (not (z367)) (not (z369)) (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (z141) (not (z145)) (not (z243)) (not (z245)) (not (z247)) (z276) (not (z320))))
  (:action r2c4-to-r3c4-3
    :parameters ()
    :precondition (and
      (not (z22)) (not (z36)) (not (z55)) (z68) (not (z70)) (not (z81)) (not (z86)) (not (z101))
      (not (z124)) (not (z139)) (not (z141)) (z145) (not (z158)) (not (z188)) (z236) (not (z241))
      (not (z243)) (not (z245)) (not (z247)) (not (z248)) (not (z261)) (not (z276)) (not (z287))
      (not (z294)) (not (z302)) (not (z303)) (not (z320)) (not (z324)) (not (z332)) (not (z333))
      (not (z356)) (not (z367)) (not (z369)) (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (not (z68)) (z141) (not (z236)) (z276)))
  (:action r2c4-to-r3c4-4
    :parameters ()
    :precondition (and
      (not (z22)) (not (z36)) (not (z55)) (z68) (not (z70)) (not (z81)) (not (z86)) (not (z101))
      (not (z124)) (not (z139)) (not (z141)) (z145) (not (z158)) (not (z188)) (z236) (not (z241))
      (z243) (not (z245)) (not (z247)) (not (z248)) (not (z261)) (not (z276)) (not (z287))
      (not (z294)) (not (z302)) (not (z303)) (not (z320)) (not (z324)) (not (z332)) (not (z333))
      (not (z356)) (not (z367)) (not (z369)) (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (not (z68)) (z141) (not (z236)) (not (z243)) (z276) (z332)))
  (:action r2c4-to-r3c4-5
    :parameters ()
    :precondition (and
      (not (z22)) (not (z36)) (not (z52)) (not (z55)) (z68) (not (z70)) (not (z81)) (not (z86))
      (not (z101)) (not (z124)) (not (z139)) (not (z141)) (z145) (not (z158)) (not (z188)) (z236)
      (not (z241)) (z243) (not (z245)) (not (z247)) (not (z248)) (not (z261)) (not (z276))
      (not (z287)) (not (z294)) (z302) (not (z303)) (not (z320)) (not (z324)) (not (z332))
      (not (z333)) (not (z356)) (not (z367)) (not (z369)) (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (not (z68)) (z141) (not (z236)) (not (z243)) (z276) (not (z302)) (z369)))
  (:action r2c4-to-r3c4-6
    :parameters ()
    :precondition (and
      (not (z2)) (not (z22)) (not (z28)) (not (z29)) (not (z36)) (not (z44)) (not (z47))
      (not (z55)) (not (z61)) (not (z63)) (not (z68)) (not (z70)) (not (z81)) (not (z85))
      (not (z86)) (not (z101)) (not (z112)) (not (z113)) (z124) (not (z139)) (not (z141)) (z145)
      (not (z152)) (not (z154)) (not (z157)) (not (z158)) (not (z163)) (not (z173)) (not (z177))
      (not (z183)) (not (z188)) (not (z196)) (not (z197)) (not (z211)) (not (z215)) (not (z229))
      (not (z234)) (not (z236)) (not (z240)) (not (z241)) (not (z243)) (not (z245)) (not (z247))
      (not (z248)) (not (z253)) (not (z261)) (not (z276)) (not (z277)) (not (z287)) (not (z294))
      (not (z302)) (not (z303)) (not (z320)) (not (z324)) (not (z325)) (not (z332)) (not (z333))
      (not (z341)) (not (z347)) (not (z354)) (not (z356)) (not (z367)) (not (z369)) (not (z375))
      (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (not (z124)) (z141) (not (z145)) (z294) (z356)))
  (:action r2c4-to-r1c4-2
    :parameters ()
    :precondition (and
      (z14) (not (z20)) (not (z22)) (not (z44)) (not (z47)) (z55) (not (z68)) (not (z80))
      (not (z100)) (not (z101)) (not (z124)) (not (z130)) (not (z134)) (not (z139)) (not (z141))
      (not (z162)) (not (z164)) (not (z184)) (not (z202)) (not (z206)) (not (z236)) (not (z243))
      (not (z245)) (z247) (not (z251)) (not (z253)) (not (z261)) (not (z273)) (not (z275))
      (not (z287)) (not (z302)) (z303) (not (z313)) (not (z318)) (not (z319)) (not (z320))
      (not (z324)) (not (z333)) (not (z375)))
    :effect (and
      (not (z14)) (not (z55)) (z141) (z206) (not (z247)) (not (z303)) (z313)))
  (:action r2c4-to-r3c4-7
    :parameters ()
    :precondition (and
      (not (z22)) (not (z36)) (not (z55)) (z68) (not (z70)) (not (z81)) (not (z86)) (not (z101))
      (not (z124)) (not (z139)) (not (z141)) (z145) (not (z158)) (not (z188)) (not (z236))
      (not (z241)) (not (z243)) (not (z245)) (not (z247)) (not (z248)) (not (z261)) (not (z276))
      (not (z287)) (not (z294)) (not (z302)) (not (z303)) (not (z320)) (not (z324)) (not (z332))
      (not (z333)) (not (z356)) (not (z367)) (not (z369)) (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (not (z68)) (z141) (z241) (z248)))
  (:action r2c4-to-r3c4-8
    :parameters ()
    :precondition (and
      (not (z22)) (not (z36)) (z55) (not (z68)) (not (z70)) (not (z81)) (not (z86)) (not (z101))
      (not (z124)) (not (z139)) (not (z141)) (z145) (not (z158)) (not (z188)) (not (z236))
      (not (z241)) (not (z243)) (not (z245)) (not (z247)) (not (z248)) (not (z261)) (not (z276))
      (not (z287)) (not (z294)) (not (z302)) (not (z303)) (not (z320)) (not (z324)) (not (z332))
      (not (z333)) (not (z356)) (not (z367)) (not (z369)) (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (not (z55)) (z141) (not (z145)) (z241) (z248)))
  (:action r2c4-to-r1c4-3
    :parameters ()
    :precondition (and
      (z14) (not (z20)) (not (z22)) (not (z44)) (not (z47)) (z55) (not (z64)) (not (z68))
      (not (z80)) (not (z91)) (not (z100)) (not (z101)) (not (z107)) (not (z124)) (not (z130))
      (not (z134)) (not (z139)) (not (z141)) (not (z156)) (not (z158)) (not (z162)) (not (z164))
      (not (z184)) (not (z202)) (not (z206)) (not (z236)) (not (z242)) (not (z243)) (not (z245))
      (not (z247)) (not (z251)) (not (z253)) (not (z259)) (not (z261)) (not (z268)) (not (z273))
      (not (z275)) (not (z281)) (z287) (not (z302)) (not (z303)) (not (z313)) (not (z319))
      (not (z320)) (not (z324)) (not (z333)) (not (z349)) (not (z364)) (not (z375)) (not (z381))
      (not (z394)))
    :effect (and
      (not (z14)) (not (z55)) (z134) (z141) (not (z287)) (z313)))
  (:action r3c4-to-r4c4-2
    :parameters ()
    :precondition (and
      (not (z15)) (not (z36)) (not (z63)) (not (z70)) (not (z74)) (not (z77)) (not (z81))
      (not (z86)) (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141))
      (not (z145)) (not (z158)) (not (z186)) (not (z188)) (not (z197)) (z217) (not (z233)) (z241)
      (z248) (z255) (not (z276)) (not (z294)) (not (z331)) (not (z332)) (not (z356)) (not (z364))
      (not (z367)) (not (z369)) (not (z386)) (not (z388)) (not (z394)) (not (z397)))
    :effect (and
      (z145) (not (z217)) (not (z241)) (not (z248)) (not (z255))))
  (:action r3c4-to-r4c4-3
    :parameters ()
    :precondition (and
      (not (z15)) (not (z36)) (not (z63)) (not (z70)) (not (z74)) (not (z77)) (not (z81)) (z86)
      (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141)) (not (z145))
      (not (z158)) (not (z186)) (not (z188)) (not (z197)) (z217) (not (z233)) (not (z241))
      (not (z248)) (z255) (not (z276)) (not (z294)) (not (z331)) (not (z332)) (not (z356))
      (not (z364)) (not (z367)) (not (z369)) (not (z386)) (not (z388)) (not (z394)) (z397))
    :effect (and
      (not (z86)) (z145) (not (z217)) (not (z397))))
  (:action r3c4-to-r4c4-4
    :parameters ()
    :precondition (and
      (not (z15)) (not (z36)) (not (z63)) (not (z64)) (not (z70)) (not (z74)) (not (z77))
      (not (z81)) (not (z86)) (not (z87)) (not (z90)) (not (z91)) (not (z107)) (not (z111))
      (not (z114)) (not (z134)) (not (z139)) (not (z141)) (not (z145)) (not (z156)) (z158)
      (not (z186)) (not (z188)) (not (z197)) (z217) (not (z233)) (not (z241)) (not (z242))
      (not (z248)) (z255) (not (z259)) (not (z268)) (not (z276)) (not (z281)) (not (z287))
      (not (z294)) (not (z331)) (not (z332)) (not (z349)) (not (z356)) (not (z364)) (not (z367))
      (not (z369)) (not (z381)) (not (z386)) (not (z388)) (z394) (not (z397)))
    :effect (and
      (z145) (not (z158)) (not (z217)) (not (z255)) (z364) (not (z394))))
  (:action r3c4-to-r3c3-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z32)) (not (z36)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z64)) (not (z70)) (not (z81)) (not (z86)) (not (z91)) (not (z107))
      (not (z134)) (not (z139)) (not (z141)) (not (z145)) (not (z151)) (not (z155)) (not (z156))
      (z158) (not (z173)) (not (z188)) (not (z241)) (not (z242)) (not (z248)) (not (z259))
      (not (z268)) (not (z276)) (not (z281)) (not (z285)) (not (z287)) (z293) (not (z294))
      (not (z328)) (not (z332)) (not (z349)) (not (z352)) (not (z356)) (not (z360)) (not (z363))
      (not (z364)) (not (z367)) (not (z369)) (not (z381)) (not (z386)) (z394) (not (z397)))
    :effect (and
      (z145) (not (z158)) (z268) (not (z293)) (z381) (not (z394))))
  (:action r3c4-to-r3c3-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z7)) (not (z32)) (not (z36)) (not (z37)) (not (z39))
      (not (z46)) (not (z61)) (not (z70)) (not (z79)) (not (z81)) (z86) (not (z119)) (not (z130))
      (not (z139)) (not (z141)) (not (z145)) (not (z151)) (not (z155)) (not (z158)) (not (z173))
      (not (z188)) (not (z241)) (not (z248)) (not (z260)) (not (z261)) (not (z268)) (not (z274))
      (not (z276)) (not (z285)) (z293) (not (z294)) (not (z310)) (not (z317)) (not (z326))
      (not (z328)) (not (z332)) (not (z352)) (not (z356)) (not (z360)) (not (z363)) (not (z367))
      (not (z369)) (not (z381)) (not (z386)) (not (z389)) (not (z394)) (not (z396)) (z397))
    :effect (and
      (not (z86)) (z145) (z285) (not (z293)) (z363) (not (z397))))
  (:action r3c4-to-r4c4-5
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z15)) (not (z36)) (not (z37)) (not (z49)) (not (z63))
      (not (z70)) (not (z74)) (not (z77)) (z81) (z86) (not (z87)) (not (z90)) (not (z111))
      (not (z114)) (not (z129)) (not (z139)) (not (z141)) (not (z145)) (not (z158)) (not (z167))
      (not (z186)) (not (z188)) (not (z197)) (z217) (not (z233)) (z241) (not (z248)) (z255)
      (not (z258)) (not (z276)) (not (z294)) (not (z331)) (not (z332)) (not (z343)) (not (z356))
      (not (z364)) (not (z367)) (not (z369)) (not (z386)) (not (z388)) (not (z394)) (not (z397)))
    :effect (and
      (not (z81)) (not (z86)) (z145) (not (z217)) (z233) (not (z241))))
  (:action r3c4-to-r2c4
    :parameters ()
    :precondition (and
      (not (z21)) (not (z22)) (not (z31)) (z36) (not (z40)) (not (z48)) (not (z55)) (z56)
      (not (z68)) (not (z70)) (not (z73)) (not (z76)) (z78) (not (z81)) (not (z83)) (not (z86))
      (not (z87)) (not (z97)) (not (z100)) (not (z101)) (not (z103)) (not (z114)) (not (z124))
      (not (z139)) (z141) (not (z145)) (not (z158)) (not (z160)) (not (z170)) (not (z188))
      (not (z236)) (not (z238)) (not (z241)) (not (z243)) (not (z245)) (not (z247)) (not (z248))
      (not (z251)) (not (z261)) (not (z275)) (not (z276)) (not (z287)) (not (z289)) (not (z294))
      (not (z302)) (not (z303)) (not (z305)) (not (z320)) (not (z323)) (not (z324)) (z332)
      (not (z333)) (not (z344)) (not (z356)) (not (z367)) (not (z369)) (not (z374)) (not (z386))
      (not (z394)) (not (z397)))
    :effect (and
      (not (z36)) (not (z56)) (not (z141)) (z145) (z243) (z324) (not (z332)) (z374)))
  (:action r3c4-to-r2c4-2
    :parameters ()
    :precondition (and
      (not (z22)) (not (z36)) (not (z55)) (not (z68)) (not (z70)) (not (z81)) (not (z86))
      (not (z94)) (not (z101)) (not (z124)) (not (z139)) (z141) (not (z145)) (not (z158))
      (not (z169)) (not (z236)) (not (z241)) (not (z243)) (not (z245)) (not (z247)) (not (z248))
      (not (z257)) (not (z261)) (z276) (not (z287)) (not (z294)) (not (z300)) (not (z302))
      (not (z303)) (not (z320)) (not (z324)) (not (z333)) (not (z356)) (not (z367)) (not (z369))
      (not (z386)) (not (z392)) (not (z394)) (not (z397)))
    :effect (and
      (not (z141)) (z145) (z243) (z245) (z247) (not (z276)) (z320)))
  (:action r3c3-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z8)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z52)) (not (z58)) (not (z61)) (not (z72)) (not (z84)) (z106) (not (z112))
      (not (z120)) (not (z126)) (not (z127)) (not (z139)) (not (z141)) (not (z146)) (not (z151))
      (not (z155)) (not (z160)) (not (z173)) (not (z238)) (not (z268)) (not (z285)) (not (z286))
      (z293) (not (z326)) (z352) (not (z363)) (not (z368)) (not (z378)) (not (z381)))
    :effect (and
      (z146) (not (z352)) (z378)))
  (:action r1c3-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (z16) (not (z21)) (not (z24)) (not (z49)) (not (z52)) (not (z58))
      (z67) (not (z72)) (not (z79)) (not (z84)) (z106) (not (z112)) (not (z120)) (not (z126))
      (not (z127)) (z131) (not (z139)) (not (z141)) (not (z146)) (not (z156)) (not (z160))
      (not (z174)) (not (z183)) (not (z191)) (not (z203)) (not (z225)) (not (z238)) (not (z256))
      (not (z283)) (not (z286)) (not (z326)) (not (z341)) (not (z350)) (not (z351)) (not (z368))
      (not (z378)))
    :effect (and
      (not (z16)) (not (z67)) (z146) (z378)))
  (:action r2c4-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z22)) (not (z52)) (not (z55)) (not (z58)) (z68) (not (z72))
      (not (z84)) (not (z101)) (z106) (not (z112)) (not (z120)) (not (z124)) (not (z126))
      (not (z127)) (not (z139)) (not (z141)) (not (z146)) (not (z160)) (z236) (not (z238))
      (not (z243)) (not (z245)) (not (z247)) (not (z261)) (not (z286)) (not (z287)) (not (z302))
      (not (z303)) (not (z320)) (not (z324)) (not (z326)) (not (z333)) (not (z368)) (not (z378)))
    :effect (and
      (not (z68)) (z141) (z146) (not (z236)) (z378)))
  (:action r4c2-to-r4c3-2
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z20)) (not (z72)) (not (z83)) (not (z88)) (z93)
      (not (z96)) (not (z101)) (not (z111)) (not (z121)) (z138) (not (z139)) (not (z141))
      (not (z147)) (not (z150)) (z153) (not (z163)) (z171) (not (z177)) (not (z196)) (not (z198))
      (not (z199)) (not (z208)) (not (z229)) (not (z231)) (not (z252)) (not (z257)) (not (z264))
      (not (z279)) (not (z281)) (not (z284)) (not (z300)) (not (z317)) (not (z318)) (not (z327))
      (not (z339)) (not (z343)) (not (z344)) (not (z355)) (not (z372)) (not (z373)) (not (z380))
      (not (z386)) (z387) (not (z388)))
    :effect (and
      (not (z138)) (z147) (not (z153)) (z231) (z279) (not (z387))))
  (:action r4c4-to-r4c3-6
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z15)) (not (z20)) (not (z63)) (not (z72))
      (not (z74)) (z77) (not (z83)) (not (z87)) (not (z88)) (z90) (not (z101)) (z111)
      (not (z114)) (not (z121)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (z153) (z171)
      (not (z186)) (not (z197)) (not (z198)) (z217) (not (z229)) (not (z231)) (not (z233)) (z255)
      (not (z257)) (not (z279)) (not (z281)) (not (z318)) (not (z327)) (not (z331)) (not (z343))
      (not (z355)) (not (z364)) (not (z372)) (not (z373)) (not (z380)) (not (z386)) (z388))
    :effect (and
      (not (z77)) (not (z90)) (not (z111)) (z147) (not (z153)) (z231) (z279) (not (z388))))
  (:action r3c3-to-r4c3-6
    :parameters ()
    :precondition (and
      (z0) (not (z2)) (not (z3)) (not (z7)) (not (z9)) (not (z20)) (not (z32)) (not (z37))
      (not (z39)) (not (z46)) (not (z61)) (not (z72)) (not (z83)) (not (z88)) (not (z101))
      (not (z111)) (not (z121)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (not (z151))
      (z153) (not (z155)) (z171) (not (z173)) (not (z198)) (not (z229)) (not (z231)) (not (z257))
      (not (z268)) (not (z279)) (not (z281)) (not (z285)) (z293) (not (z318)) (not (z327))
      (not (z328)) (not (z343)) (z352) (not (z355)) (z360) (not (z363)) (not (z372)) (not (z373))
      (not (z380)) (not (z381)) (not (z386)) (not (z388)))
    :effect (and
      (not (z0)) (z147) (not (z153)) (z231) (z279) (not (z352)) (not (z360))))
  (:action r1c1-to-r1c2-5
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z25)) (not (z29)) (not (z31)) (not (z37)) (not (z40))
      (not (z48)) (not (z49)) (not (z51)) (not (z64)) (not (z73)) (not (z81)) (not (z89))
      (not (z91)) (z102) (not (z107)) (not (z129)) (not (z137)) (not (z139)) (not (z141))
      (not (z149)) (z167) (not (z169)) (not (z198)) (z207) (not (z214)) (not (z216)) (not (z221))
      (not (z224)) (not (z228)) (not (z233)) (not (z234)) (not (z258)) (not (z259)) (not (z260))
      (not (z277)) (not (z282)) (not (z291)) (not (z295)) (not (z310)) (not (z325)) (not (z343))
      (not (z349)) (not (z361)) (z371) (not (z385)) (not (z399)))
    :effect (and
      (not (z102)) (z149) (not (z167)) (not (z207)) (z258) (not (z371)) (z399)))
  (:action r1c3-to-r1c2-5
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z16)) (not (z21)) (not (z24)) (not (z25)) (not (z29))
      (not (z37)) (z49) (not (z51)) (not (z64)) (not (z67)) (not (z73)) (not (z79)) (not (z81))
      (not (z107)) (not (z129)) (not (z131)) (not (z139)) (not (z141)) (not (z149)) (not (z156))
      (not (z167)) (z174) (not (z183)) (not (z191)) (not (z198)) (not (z203)) (not (z221))
      (not (z224)) (not (z225)) (not (z228)) (not (z233)) (not (z234)) (not (z256)) (not (z258))
      (not (z260)) (not (z282)) (not (z283)) (not (z291)) (not (z295)) (not (z341)) (not (z343))
      (not (z349)) (not (z350)) (z351) (not (z361)) (z371))
    :effect (and
      (not (z49)) (z131) (z149) (not (z174)) (z258) (not (z351)) (not (z371))))
  (:action r3c3-to-r4c3-7
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (z7) (not (z8)) (not (z32)) (z37) (z39) (not (z46))
      (not (z49)) (not (z61)) (not (z81)) (not (z83)) (not (z129)) (not (z139)) (not (z141))
      (not (z147)) (not (z150)) (not (z151)) (z153) (not (z155)) (not (z167)) (z171) (not (z173))
      (not (z229)) (not (z231)) (not (z233)) (not (z257)) (not (z258)) (not (z268)) (not (z279))
      (not (z281)) (not (z285)) (not (z293)) (not (z318)) (not (z327)) (not (z328)) (not (z343))
      (not (z352)) (not (z355)) (not (z360)) (not (z363)) (not (z372)) (not (z380)) (not (z381)))
    :effect (and
      (not (z7)) (not (z37)) (not (z39)) (z150) (not (z171)) (z293) (z343)))
  (:action r3c3-to-r4c3-8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z7)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z83)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (not (z151))
      (z153) (not (z155)) (z171) (not (z173)) (not (z229)) (not (z231)) (not (z257)) (not (z268))
      (not (z279)) (not (z281)) (not (z285)) (not (z293)) (not (z318)) (not (z327)) (z328)
      (not (z343)) (not (z352)) (not (z355)) (not (z360)) (not (z363)) (not (z372)) (not (z380))
      (not (z381)))
    :effect (and
      (z150) (not (z153)) (z293) (not (z328)) (z372)))
  (:action r3c3-to-r4c3-9
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z7)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z83)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (z151) (z153)
      (not (z155)) (z171) (not (z173)) (not (z229)) (not (z231)) (not (z257)) (not (z268))
      (not (z279)) (not (z281)) (not (z285)) (not (z293)) (not (z318)) (not (z327)) (z328)
      (not (z343)) (not (z352)) (not (z355)) (not (z360)) (not (z363)) (not (z372)) (not (z380))
      (not (z381)))
    :effect (and
      (z150) (not (z151)) (not (z153)) (not (z171)) (z293) (not (z328)) (z372)))
  (:action r4c4-to-r4c3-7
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z8)) (not (z15)) (not (z37)) (not (z49)) (not (z63))
      (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z87)) (not (z90)) (not (z111))
      (not (z114)) (not (z129)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (z153)
      (not (z167)) (z171) (not (z186)) (not (z197)) (not (z217)) (not (z229)) (not (z231)) (z233)
      (z255) (not (z257)) (not (z258)) (not (z279)) (not (z281)) (not (z318)) (not (z327))
      (not (z331)) (not (z343)) (not (z355)) (not (z364)) (not (z372)) (not (z380)) (not (z388)))
    :effect (and
      (z150) (not (z171)) (z217) (not (z233)) (z343)))
  (:action r4c4-to-r4c3-8
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z15)) (not (z63)) (not (z74)) (not (z77)) (not (z83))
      (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141)) (not (z147))
      (not (z150)) (z153) (z171) (not (z186)) (not (z197)) (z217) (not (z229)) (not (z231))
      (not (z233)) (not (z255)) (not (z257)) (not (z279)) (not (z281)) (not (z318)) (not (z327))
      (not (z331)) (not (z343)) (not (z355)) (not (z364)) (not (z372)) (not (z380)) (not (z388)))
    :effect (and
      (z150) (not (z153)) (z255) (z372)))
  (:action r4c4-to-r4c3-9
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z15)) (not (z63)) (not (z74)) (not (z77)) (not (z83))
      (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141)) (not (z147))
      (not (z150)) (z153) (z171) (not (z186)) (not (z197)) (not (z217)) (not (z229)) (not (z231))
      (not (z233)) (not (z255)) (not (z257)) (not (z279)) (not (z281)) (not (z318)) (not (z327))
      (not (z331)) (not (z343)) (not (z355)) (not (z364)) (not (z372)) (not (z380)) (not (z388)))
    :effect (and
      (z150) (not (z153)) (not (z171)) (z217) (z255) (z372)))
  (:action r3c4-to-r3c3-5
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z32)) (not (z36)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z70)) (not (z81)) (not (z86)) (not (z139)) (not (z141)) (not (z145))
      (not (z151)) (not (z155)) (not (z158)) (not (z173)) (not (z188)) (z241) (z248) (not (z268))
      (not (z276)) (not (z285)) (z293) (not (z294)) (not (z328)) (not (z332)) (not (z352))
      (not (z356)) (not (z360)) (not (z363)) (not (z367)) (not (z369)) (not (z381)) (not (z386))
      (not (z394)) (not (z397)))
    :effect (and
      (z145) (z151) (not (z241)) (not (z248)) (not (z293)) (z328)))
  (:action r4c1-to-r3c1-6
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z28)) (not (z29)) (not (z38)) (not (z44)) (not (z45))
      (not (z47)) (z53) (not (z61)) (not (z63)) (not (z71)) (not (z75)) (z85) (not (z88))
      (not (z108)) (not (z112)) (not (z113)) (not (z123)) (not (z124)) (z139) (not (z141))
      (not (z152)) (not (z154)) (not (z157)) (not (z163)) (not (z166)) (not (z173)) (not (z177))
      (not (z180)) (not (z183)) (not (z189)) (not (z196)) (not (z197)) (not (z204)) (not (z211))
      (not (z215)) (not (z229)) (not (z234)) (not (z235)) (not (z239)) (not (z240)) (not (z242))
      (not (z253)) (not (z277)) (not (z294)) (not (z305)) (not (z306)) (not (z312)) (not (z323))
      (not (z325)) (not (z330)) (not (z334)) (not (z341)) (z347) (not (z354)) (not (z356))
      (not (z362)) (not (z375)) (not (z377)) (not (z389)) (not (z391)))
    :effect (and
      (not (z53)) (not (z85)) (not (z139)) (z152) (z211) (z330) (not (z347)) (z354)))
  (:action r2c1-to-r3c1-6
    :parameters ()
    :precondition (and
      (not (z2)) (not (z28)) (not (z29)) (not (z43)) (not (z44)) (not (z45)) (not (z47)) (z53)
      (not (z61)) (not (z63)) (not (z71)) (not (z85)) (not (z94)) (not (z97)) (not (z99))
      (not (z112)) (not (z113)) (not (z121)) (not (z123)) (not (z124)) (z139) (not (z141))
      (not (z152)) (z154) (z157) (not (z163)) (not (z173)) (not (z177)) (not (z180)) (not (z181))
      (not (z182)) (not (z183)) (not (z196)) (not (z197)) (not (z200)) (not (z211)) (not (z215))
      (not (z218)) (not (z229)) (not (z234)) (not (z237)) (not (z239)) (not (z240)) (not (z253))
      (not (z274)) (not (z277)) (not (z294)) (not (z306)) (not (z308)) (not (z316)) (not (z323))
      (not (z325)) (not (z334)) (not (z341)) (not (z347)) (not (z354)) (not (z356)) (not (z362))
      (not (z375)) (not (z377)) (not (z391)))
    :effect (and
      (not (z53)) (not (z139)) (z152) (not (z154)) (not (z157)) (z211) (z237) (z354)))
  (:action r4c3-to-r4c4
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z15)) (not (z63)) (not (z74)) (not (z77)) (not (z83))
      (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141)) (not (z147))
      (z150) (not (z153)) (z171) (not (z186)) (not (z197)) (z217) (not (z229)) (not (z231))
      (not (z233)) (z255) (not (z257)) (not (z279)) (not (z281)) (not (z318)) (not (z327))
      (not (z331)) (not (z343)) (not (z355)) (not (z364)) (z372) (not (z380)) (not (z388)))
    :effect (and
      (not (z150)) (z153) (not (z255)) (not (z372))))
  (:action r4c3-to-r4c2-3
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z83)) (z93) (not (z96)) (not (z138)) (not (z139)) (not (z141))
      (not (z147)) (z150) (not (z153)) (not (z163)) (z171) (not (z177)) (not (z196)) (not (z199))
      (not (z208)) (not (z229)) (z231) (not (z252)) (not (z257)) (not (z264)) (z279) (not (z281))
      (not (z284)) (not (z300)) (not (z317)) (not (z318)) (not (z327)) (not (z339)) (not (z343))
      (not (z344)) (not (z355)) (not (z372)) (not (z380)) (not (z387)))
    :effect (and
      (not (z3)) (not (z150)) (z153) (not (z231)) (not (z279)) (z387)))
  (:action r4c3-to-r3c3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z7)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z83)) (not (z139)) (not (z141)) (not (z147)) (z150) (not (z151))
      (not (z153)) (not (z155)) (z171) (not (z173)) (not (z229)) (not (z231)) (not (z257))
      (not (z268)) (not (z279)) (not (z281)) (not (z285)) (z293) (not (z318)) (not (z327))
      (not (z328)) (not (z343)) (not (z352)) (not (z355)) (not (z360)) (not (z363)) (z372)
      (not (z380)) (not (z381)))
    :effect (and
      (not (z150)) (z153) (not (z293)) (z328) (not (z372))))
  (:action r4c3-to-r3c3-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (z3) (not (z7)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z83)) (not (z139)) (not (z141)) (not (z147)) (z150) (not (z151))
      (not (z153)) (not (z155)) (z171) (not (z173)) (not (z229)) (z231) (not (z257)) (not (z268))
      (z279) (not (z281)) (not (z285)) (z293) (not (z318)) (not (z327)) (not (z328)) (not (z343))
      (not (z352)) (not (z355)) (not (z360)) (not (z363)) (not (z372)) (not (z380)) (not (z381)))
    :effect (and
      (not (z3)) (not (z150)) (z153) (not (z231)) (not (z279)) (z352)))
  (:action r4c3-to-r4c2-4
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z83)) (z93) (not (z96)) (not (z138)) (not (z139)) (not (z141))
      (z147) (not (z150)) (not (z153)) (not (z163)) (z171) (not (z177)) (not (z196)) (not (z199))
      (not (z208)) (not (z229)) (z231) (not (z252)) (not (z257)) (not (z264)) (z279) (not (z281))
      (not (z284)) (not (z300)) (not (z317)) (not (z318)) (not (z327)) (not (z339)) (not (z343))
      (not (z344)) (not (z355)) (not (z372)) (not (z380)) (not (z387)))
    :effect (and
      (z138) (not (z147)) (z153) (not (z231)) (not (z279)) (z387)))
  (:action r4c3-to-r4c2-5
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z83)) (z93) (not (z96)) (not (z138)) (not (z139)) (not (z141))
      (not (z147)) (z150) (not (z153)) (not (z163)) (z171) (not (z177)) (not (z196)) (not (z199))
      (not (z208)) (not (z229)) (not (z231)) (not (z252)) (not (z257)) (not (z264)) (not (z279))
      (not (z281)) (not (z284)) (not (z300)) (not (z317)) (not (z318)) (not (z327)) (not (z339))
      (not (z343)) (not (z344)) (not (z355)) (z372) (not (z380)) (not (z387)))
    :effect (and
      (not (z93)) (z138) (not (z150)) (z153) (z199) (not (z372)) (z387)))
  (:action r1c2-to-r1c3-4
    :parameters ()
    :precondition (and
      (not (z16)) (not (z21)) (not (z24)) (not (z25)) (not (z29)) (not (z49)) (not (z51)) (z64)
      (not (z67)) (not (z73)) (not (z79)) (not (z91)) (z107) (z131) (not (z134)) (not (z139))
      (not (z141)) (not (z149)) (not (z156)) (not (z158)) (not (z174)) (not (z183)) (not (z191))
      (not (z198)) (not (z203)) (not (z221)) (not (z224)) (not (z225)) (not (z228)) (not (z234))
      (not (z242)) (not (z256)) (not (z258)) (not (z259)) (not (z260)) (not (z268)) (not (z281))
      (not (z282)) (not (z283)) (not (z287)) (not (z291)) (not (z295)) (not (z341)) (z349)
      (not (z350)) (not (z351)) (not (z361)) (not (z364)) (not (z371)) (not (z381)) (not (z394)))
    :effect (and
      (not (z64)) (not (z107)) (not (z131)) (z156) (z256) (not (z349)) (z371)))
  (:action r1c1-to-r2c1-3
    :parameters ()
    :precondition (and
      (not (z2)) (not (z28)) (not (z29)) (not (z31)) (not (z40)) (not (z43)) (not (z44))
      (not (z47)) (not (z48)) (not (z61)) (not (z63)) (not (z85)) (not (z89)) (not (z91))
      (not (z94)) (not (z97)) (not (z99)) (not (z102)) (not (z112)) (not (z113)) (not (z121))
      (not (z124)) (not (z137)) (not (z139)) (not (z141)) (not (z152)) (not (z154)) (not (z157))
      (not (z163)) (not (z167)) (not (z169)) (not (z173)) (not (z177)) (not (z181)) (not (z182))
      (not (z183)) (not (z196)) (not (z197)) (not (z200)) (not (z207)) (not (z211)) (not (z214))
      (not (z215)) (not (z216)) (not (z218)) (not (z229)) (not (z234)) (z237) (not (z240))
      (not (z253)) (not (z259)) (not (z274)) (z277) (not (z294)) (not (z308)) (not (z310))
      (not (z316)) (z325) (not (z341)) (not (z347)) (not (z354)) (not (z356)) (not (z375))
      (not (z385)) (not (z399)))
    :effect (and
      (z154) (z157) (not (z237)) (not (z277)) (not (z325)) (z399)))
  (:action r3c3-to-r3c4-9
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z32)) (not (z36)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z64)) (not (z70)) (not (z81)) (not (z86)) (not (z91)) (not (z107))
      (not (z134)) (not (z139)) (not (z141)) (z145) (not (z151)) (not (z155)) (not (z156))
      (not (z158)) (not (z173)) (not (z188)) (not (z241)) (not (z242)) (not (z248)) (not (z259))
      (z268) (not (z276)) (not (z281)) (not (z285)) (not (z287)) (not (z293)) (not (z294))
      (not (z328)) (not (z332)) (not (z349)) (not (z352)) (not (z356)) (not (z360)) (not (z363))
      (not (z364)) (not (z367)) (not (z369)) (z381) (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (not (z145)) (z158) (not (z268)) (z293) (not (z381)) (z394)))
  (:action r4c4-to-r3c4-9
    :parameters ()
    :precondition (and
      (not (z15)) (not (z36)) (not (z63)) (not (z64)) (not (z70)) (not (z74)) (not (z77))
      (not (z81)) (not (z86)) (not (z87)) (not (z90)) (not (z91)) (not (z107)) (not (z111))
      (not (z114)) (not (z134)) (not (z139)) (not (z141)) (z145) (not (z156)) (not (z158))
      (not (z186)) (not (z188)) (not (z197)) (not (z217)) (not (z233)) (not (z241)) (not (z242))
      (not (z248)) (not (z255)) (not (z259)) (not (z268)) (not (z276)) (not (z281)) (not (z287))
      (not (z294)) (not (z331)) (not (z332)) (not (z349)) (not (z356)) (z364) (not (z367))
      (not (z369)) (not (z381)) (not (z386)) (not (z388)) (not (z394)) (not (z397)))
    :effect (and
      (not (z145)) (z158) (z217) (z255) (not (z364)) (z394)))
  (:action r2c4-to-r3c4-9
    :parameters ()
    :precondition (and
      (not (z22)) (not (z36)) (z55) (not (z64)) (not (z68)) (not (z70)) (not (z81)) (not (z86))
      (not (z91)) (not (z101)) (not (z107)) (not (z124)) (not (z134)) (not (z139)) (not (z141))
      (z145) (not (z156)) (not (z158)) (not (z188)) (not (z236)) (not (z241)) (not (z242))
      (not (z243)) (not (z245)) (not (z247)) (not (z248)) (not (z259)) (not (z261)) (not (z268))
      (not (z276)) (not (z281)) (z287) (not (z294)) (not (z302)) (not (z303)) (not (z320))
      (not (z324)) (not (z332)) (not (z333)) (not (z349)) (not (z356)) (not (z364)) (not (z367))
      (not (z369)) (not (z381)) (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (not (z55)) (z141) (not (z145)) (z158) (not (z287)) (z394)))
  (:action r1c3-to-r1c4-4
    :parameters ()
    :precondition (and
      (z14) (not (z16)) (not (z20)) (not (z21)) (not (z24)) (not (z44)) (not (z47)) (z49)
      (not (z67)) (not (z79)) (not (z80)) (not (z100)) (not (z129)) (not (z130)) (not (z131))
      (not (z134)) (not (z139)) (not (z141)) (not (z156)) (not (z162)) (not (z164)) (z174)
      (not (z183)) (not (z184)) (not (z191)) (not (z202)) (not (z203)) (not (z206)) (not (z225))
      (not (z251)) (not (z253)) (not (z256)) (not (z273)) (not (z275)) (not (z283)) (not (z313))
      (not (z319)) (not (z341)) (not (z350)) (z351) (not (z375)))
    :effect (and
      (not (z14)) (not (z49)) (z131) (z162) (not (z174)) (not (z351))))
  (:action r2c4-to-r1c4-4
    :parameters ()
    :precondition (and
      (z14) (not (z20)) (not (z22)) (not (z44)) (not (z47)) (z55) (not (z68)) (not (z80))
      (not (z100)) (not (z101)) (not (z124)) (not (z130)) (not (z134)) (not (z139)) (not (z141))
      (not (z162)) (not (z164)) (not (z184)) (not (z202)) (not (z206)) (not (z236)) (z243)
      (not (z245)) (not (z247)) (not (z251)) (not (z253)) (not (z261)) (not (z273)) (not (z275))
      (not (z287)) (not (z302)) (not (z303)) (not (z313)) (not (z319)) (not (z320)) (not (z324))
      (not (z333)) (not (z375)))
    :effect (and
      (not (z14)) (not (z55)) (z141) (z162) (not (z243))))
  (:action r1c3-to-r1c4-5
    :parameters ()
    :precondition (and
      (not (z1)) (z14) (not (z16)) (not (z20)) (not (z21)) (not (z24)) (not (z44)) (not (z47))
      (not (z49)) (not (z67)) (z79) (not (z80)) (not (z100)) (not (z119)) (not (z130))
      (not (z131)) (not (z134)) (not (z139)) (not (z141)) (not (z156)) (not (z162)) (not (z164))
      (z174) (not (z183)) (not (z184)) (not (z191)) (not (z202)) (not (z203)) (not (z206))
      (not (z225)) (not (z251)) (not (z253)) (z256) (not (z260)) (not (z261)) (not (z273))
      (not (z274)) (not (z275)) (not (z283)) (not (z285)) (not (z310)) (not (z313)) (not (z317))
      (not (z319)) (not (z326)) (not (z341)) (not (z350)) (not (z351)) (not (z363)) (not (z375))
      (not (z389)) (not (z396)))
    :effect (and
      (not (z14)) (not (z79)) (z130) (z131) (z164) (not (z174)) (not (z256))))
  (:action r2c4-to-r1c4-5
    :parameters ()
    :precondition (and
      (not (z1)) (z14) (not (z20)) (not (z22)) (not (z44)) (not (z47)) (z55) (not (z68))
      (not (z79)) (not (z80)) (not (z100)) (not (z101)) (not (z119)) (not (z124)) (not (z130))
      (not (z134)) (not (z139)) (not (z141)) (not (z162)) (not (z164)) (not (z184)) (not (z202))
      (not (z206)) (not (z236)) (not (z243)) (not (z245)) (not (z247)) (not (z251)) (not (z253))
      (not (z260)) (z261) (not (z273)) (not (z274)) (not (z275)) (not (z285)) (not (z287))
      (not (z302)) (not (z303)) (not (z310)) (not (z313)) (not (z317)) (not (z319)) (not (z320))
      (not (z324)) (not (z326)) (not (z333)) (not (z363)) (not (z375)) (not (z389)) (not (z396)))
    :effect (and
      (not (z14)) (not (z55)) (z130) (z141) (z164) (not (z261))))
  (:action r1c2-to-r1c1-10
    :parameters ()
    :precondition (and
      (not (z25)) (not (z29)) (not (z31)) (not (z40)) (not (z48)) (not (z51)) (not (z64))
      (not (z73)) (not (z89)) (not (z91)) (not (z94)) (not (z102)) (not (z107)) (not (z137))
      (not (z139)) (not (z141)) (not (z149)) (not (z167)) (not (z169)) (not (z198)) (not (z207))
      (not (z214)) (not (z216)) (not (z221)) (z224) (not (z228)) (not (z234)) (not (z245))
      (not (z257)) (not (z258)) (not (z259)) (not (z260)) (not (z277)) (not (z282)) (z291)
      (not (z295)) (not (z300)) (not (z310)) (not (z320)) (not (z325)) (not (z349)) (not (z361))
      (not (z371)) (not (z385)) (not (z392)) (z399))
    :effect (and
      (z169) (z214) (not (z224)) (not (z291)) (z371) (z385) (not (z399))))
  (:action r2c1-to-r1c1-10
    :parameters ()
    :precondition (and
      (not (z31)) (not (z40)) (not (z43)) (not (z48)) (not (z89)) (not (z91)) (z94) (not (z97))
      (not (z99)) (not (z102)) (not (z121)) (not (z137)) (not (z139)) (not (z141)) (not (z154))
      (not (z157)) (not (z167)) (not (z169)) (not (z181)) (not (z182)) (not (z200)) (not (z207))
      (not (z214)) (not (z216)) (not (z218)) (not (z237)) (not (z245)) (not (z257)) (not (z259))
      (not (z274)) (not (z277)) (not (z300)) (not (z308)) (not (z310)) (not (z316)) (not (z320))
      (not (z325)) (not (z385)) (not (z392)) (z399))
    :effect (and
      (not (z94)) (z169) (z214) (z237) (z385) (not (z399))))
  (:action r4c3-to-r4c4-2
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z15)) (not (z63)) (not (z74)) (not (z77)) (not (z83))
      (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141)) (not (z147))
      (not (z150)) (z153) (not (z171)) (not (z186)) (not (z197)) (z217) (not (z229)) (not (z231))
      (not (z233)) (z255) (not (z257)) (not (z279)) (not (z281)) (not (z318)) (not (z327))
      (not (z331)) (not (z343)) (not (z355)) (not (z364)) (not (z380)) (not (z388)))
    :effect (and
      (z171) (not (z217))))
  (:action r4c3-to-r3c3-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z2)) (not (z3)) (not (z7)) (not (z32)) (not (z37)) (not (z39))
      (not (z46)) (not (z61)) (not (z79)) (not (z83)) (not (z119)) (not (z130)) (not (z139))
      (not (z141)) (not (z147)) (not (z150)) (not (z151)) (z153) (not (z155)) (not (z171))
      (not (z173)) (not (z229)) (not (z231)) (not (z257)) (not (z260)) (not (z261)) (not (z268))
      (not (z274)) (not (z279)) (not (z281)) (not (z285)) (z293) (not (z310)) (not (z317))
      (not (z318)) (not (z326)) (not (z327)) (not (z328)) (not (z343)) (not (z352)) (not (z355))
      (not (z360)) (not (z363)) (not (z380)) (not (z381)) (not (z389)) (not (z396)))
    :effect (and
      (z171) (z285) (not (z293)) (z363)))
  (:action r4c3-to-r4c4-3
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z8)) (not (z15)) (not (z37)) (not (z49)) (not (z63))
      (not (z74)) (not (z77)) (not (z81)) (not (z83)) (not (z87)) (not (z90)) (not (z111))
      (not (z114)) (not (z129)) (not (z139)) (not (z141)) (not (z147)) (z150) (z153) (not (z167))
      (not (z171)) (not (z186)) (not (z197)) (z217) (not (z229)) (not (z231)) (not (z233)) (z255)
      (not (z257)) (not (z258)) (not (z279)) (not (z281)) (not (z318)) (not (z327)) (not (z331))
      (z343) (not (z355)) (not (z364)) (not (z372)) (not (z380)) (not (z388)))
    :effect (and
      (not (z150)) (z171) (not (z217)) (z233) (not (z343))))
  (:action r4c3-to-r4c2-6
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z21)) (not (z31)) (not (z36)) (not (z40)) (not (z48))
      (not (z56)) (not (z73)) (not (z76)) (not (z78)) (z83) (not (z87)) (z93) (not (z96))
      (not (z97)) (not (z100)) (not (z103)) (not (z114)) (not (z138)) (not (z139)) (not (z141))
      (not (z147)) (not (z150)) (z153) (not (z160)) (not (z163)) (not (z170)) (not (z171))
      (not (z177)) (not (z196)) (not (z199)) (not (z208)) (not (z229)) (not (z231)) (not (z238))
      (not (z251)) (not (z252)) (not (z257)) (not (z264)) (not (z275)) (not (z279)) (not (z281))
      (not (z284)) (not (z289)) (not (z300)) (not (z305)) (not (z317)) (not (z318)) (not (z323))
      (not (z324)) (z327) (not (z339)) (not (z343)) (not (z344)) (not (z355)) (not (z372))
      (not (z374)) (not (z380)) (not (z387)))
    :effect (and
      (not (z83)) (not (z93)) (z171) (z208) (z252) (z264) (not (z327)) (z344)))
  (:action r4c3-to-r4c2-7
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z3)) (not (z79)) (not (z83)) (z93) (not (z96)) (not (z119))
      (not (z130)) (not (z138)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (z153)
      (not (z163)) (not (z171)) (not (z177)) (not (z196)) (not (z199)) (not (z208)) (not (z229))
      (not (z231)) (not (z252)) (not (z257)) (not (z260)) (not (z261)) (not (z264)) (not (z274))
      (not (z279)) (not (z281)) (not (z284)) (not (z285)) (not (z300)) (not (z310)) (not (z317))
      (not (z318)) (not (z326)) (not (z339)) (not (z343)) (not (z344)) (not (z355)) (not (z363))
      (not (z380)) (not (z387)) (not (z389)) (not (z396)))
    :effect (and
      (not (z93)) (z138) (z171) (z317)))
  (:action r4c3-to-r4c2-8
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z37)) (not (z83)) (z93) (not (z96)) (not (z129))
      (not (z138)) (not (z139)) (not (z141)) (not (z147)) (z150) (z153) (not (z163)) (not (z167))
      (not (z171)) (not (z177)) (not (z196)) (not (z199)) (not (z208)) (not (z229)) (not (z231))
      (not (z233)) (not (z252)) (not (z257)) (not (z258)) (not (z264)) (not (z279)) (not (z281))
      (not (z284)) (not (z300)) (not (z317)) (not (z318)) (not (z327)) (not (z339)) (z343)
      (not (z344)) (not (z355)) (not (z372)) (not (z380)) (not (z387)))
    :effect (and
      (not (z93)) (z138) (not (z150)) (z171) (z208) (not (z343))))
  (:action r4c3-to-r4c4-4
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z15)) (not (z63)) (not (z74)) (not (z77)) (not (z83))
      (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141)) (not (z147))
      (z150) (not (z153)) (not (z171)) (not (z186)) (not (z197)) (z217) (not (z229)) (not (z231))
      (not (z233)) (z255) (not (z257)) (not (z279)) (not (z281)) (not (z318)) (not (z327))
      (not (z331)) (not (z343)) (not (z355)) (not (z364)) (z372) (not (z380)) (not (z388)))
    :effect (and
      (not (z150)) (z153) (z171) (not (z217)) (not (z255)) (not (z372))))
  (:action r4c3-to-r4c2-9
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z83)) (z93) (not (z96)) (not (z138)) (not (z139)) (not (z141))
      (not (z147)) (not (z150)) (not (z153)) (not (z163)) (not (z171)) (not (z177)) (not (z196))
      (not (z199)) (not (z208)) (not (z229)) (not (z231)) (not (z252)) (not (z257)) (not (z264))
      (not (z279)) (z281) (not (z284)) (not (z300)) (not (z317)) (not (z318)) (not (z327))
      (not (z339)) (not (z343)) (not (z344)) (not (z355)) (not (z372)) (not (z380)) (not (z387)))
    :effect (and
      (not (z93)) (z153) (z171) (not (z281))))
  (:action r4c3-to-r4c4-5
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z15)) (not (z63)) (not (z64)) (not (z74)) (not (z77))
      (not (z83)) (not (z87)) (not (z90)) (not (z91)) (not (z107)) (not (z111)) (not (z114))
      (not (z134)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (not (z153)) (not (z156))
      (not (z158)) (not (z171)) (not (z186)) (not (z197)) (z217) (not (z229)) (not (z231))
      (not (z233)) (not (z242)) (z255) (not (z257)) (not (z259)) (not (z268)) (not (z279)) (z281)
      (not (z287)) (not (z318)) (not (z327)) (not (z331)) (not (z343)) (not (z349)) (not (z355))
      (not (z364)) (not (z372)) (not (z380)) (not (z381)) (not (z388)) (not (z394)))
    :effect (and
      (z153) (z171) (not (z217)) (not (z255)) (not (z281)) (z364)))
  (:action r4c3-to-r3c3-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z7)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z64)) (not (z83)) (not (z91)) (not (z107)) (not (z134)) (not (z139))
      (not (z141)) (not (z147)) (not (z150)) (not (z151)) (not (z153)) (not (z155)) (not (z156))
      (not (z158)) (not (z171)) (not (z173)) (not (z229)) (not (z231)) (not (z242)) (not (z257))
      (not (z259)) (not (z268)) (not (z279)) (z281) (not (z285)) (not (z287)) (z293) (not (z318))
      (not (z327)) (not (z328)) (not (z343)) (not (z349)) (not (z352)) (not (z355)) (not (z360))
      (not (z363)) (not (z364)) (not (z372)) (not (z380)) (not (z381)) (not (z394)))
    :effect (and
      (z153) (z171) (z268) (not (z281)) (not (z293)) (z381)))
  (:action r4c3-to-r4c2-10
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z83)) (z93) (not (z94)) (not (z96)) (not (z138)) (not (z139))
      (not (z141)) (not (z147)) (not (z150)) (not (z153)) (not (z163)) (not (z169)) (not (z171))
      (not (z177)) (not (z196)) (not (z199)) (not (z208)) (not (z229)) (not (z231)) (not (z245))
      (not (z252)) (z257) (not (z264)) (not (z279)) (not (z281)) (not (z284)) (not (z300))
      (not (z317)) (not (z318)) (not (z320)) (not (z327)) (not (z339)) (not (z343)) (not (z344))
      (not (z355)) (not (z372)) (z380) (not (z387)) (not (z392)))
    :effect (and
      (not (z3)) (not (z93)) (z153) (z171) (z208) (z252) (not (z257)) (z300) (not (z380))))
  (:action r4c3-to-r4c2-11
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z24)) (not (z32)) (not (z74)) (not (z83)) (z93) (not (z96))
      (not (z126)) (not (z138)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (not (z153))
      (not (z163)) (not (z171)) (not (z177)) (not (z182)) (not (z191)) (not (z196)) (not (z199))
      (not (z208)) (not (z229)) (not (z231)) (not (z252)) (not (z257)) (not (z264)) (not (z279))
      (not (z281)) (not (z282)) (not (z284)) (not (z300)) (not (z303)) (not (z317)) (z318)
      (not (z327)) (not (z339)) (not (z343)) (not (z344)) (not (z355)) (not (z368)) (not (z372))
      (z380) (not (z387)))
    :effect (and
      (not (z93)) (z138) (z153) (z171) (z284) (not (z318)) (not (z380))))
  (:action r4c3-to-r4c2-12
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z83)) (z93) (not (z96)) (not (z138)) (not (z139)) (not (z141))
      (not (z147)) (z150) (not (z153)) (not (z163)) (not (z171)) (not (z177)) (not (z196))
      (not (z199)) (not (z208)) (not (z229)) (not (z231)) (not (z252)) (not (z257)) (not (z264))
      (not (z279)) (not (z281)) (not (z284)) (not (z300)) (not (z317)) (not (z318)) (not (z327))
      (not (z339)) (not (z343)) (not (z344)) (not (z355)) (z372) (not (z380)) (not (z387)))
    :effect (and
      (not (z93)) (z138) (not (z150)) (z153) (z171) (z199) (not (z372))))
  (:action r4c3-to-r3c3-5
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z7)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z83)) (not (z139)) (not (z141)) (not (z147)) (z150) (not (z151))
      (not (z153)) (not (z155)) (not (z171)) (not (z173)) (not (z229)) (not (z231)) (not (z257))
      (not (z268)) (not (z279)) (not (z281)) (not (z285)) (z293) (not (z318)) (not (z327))
      (not (z328)) (not (z343)) (not (z352)) (not (z355)) (not (z360)) (not (z363)) (z372)
      (not (z380)) (not (z381)))
    :effect (and
      (not (z150)) (z151) (z153) (z171) (not (z293)) (z328) (not (z372))))
  (:action r4c1-to-r4c2-13
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z28)) (not (z29)) (not (z38)) (not (z44)) (not (z47))
      (not (z61)) (not (z63)) (not (z75)) (z85) (not (z88)) (z93) (not (z96)) (not (z108))
      (not (z112)) (not (z113)) (not (z124)) (not (z138)) (not (z139)) (not (z141)) (not (z152))
      (not (z154)) (not (z157)) (not (z163)) (not (z166)) (not (z173)) (not (z177)) (not (z183))
      (not (z189)) (not (z196)) (not (z197)) (not (z199)) (not (z204)) (not (z208)) (not (z211))
      (not (z215)) (not (z229)) (not (z234)) (not (z235)) (not (z240)) (not (z242)) (not (z252))
      (not (z253)) (not (z264)) (not (z277)) (not (z284)) (not (z294)) (not (z300)) (not (z305))
      (not (z312)) (not (z317)) (not (z325)) (not (z330)) (not (z339)) (not (z341)) (not (z344))
      (z347) (not (z354)) (not (z356)) (not (z375)) (not (z387)) (not (z389)))
    :effect (and
      (not (z85)) (not (z93)) (z163) (z177) (z196) (z330) (not (z347))))
  (:action r4c3-to-r4c2-13
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z28)) (not (z29)) (not (z44)) (not (z47)) (not (z61)) (not (z63))
      (not (z83)) (not (z85)) (z93) (not (z96)) (not (z112)) (not (z113)) (not (z124))
      (not (z138)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (not (z152)) (not (z153))
      (not (z154)) (not (z157)) (not (z163)) (not (z171)) (not (z173)) (not (z177)) (not (z183))
      (not (z196)) (not (z197)) (not (z199)) (not (z208)) (not (z211)) (not (z215)) (z229)
      (not (z231)) (not (z234)) (not (z240)) (not (z252)) (not (z253)) (not (z257)) (not (z264))
      (not (z277)) (not (z279)) (not (z281)) (not (z284)) (not (z294)) (not (z300)) (not (z317))
      (not (z318)) (not (z325)) (not (z327)) (not (z339)) (not (z341)) (not (z343)) (not (z344))
      (not (z347)) (not (z354)) (not (z355)) (not (z356)) (not (z372)) (not (z375)) (not (z380))
      (not (z387)))
    :effect (and
      (not (z2)) (not (z93)) (z153) (z163) (z171) (z177) (z196) (not (z229))))
  (:action r3c2-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z12)) (not (z28)) (z92) (not (z103)) (not (z113)) (not (z115))
      (not (z119)) (not (z125)) (not (z128)) (not (z132)) (not (z139)) (not (z141)) (not (z170))
      (not (z179)) (not (z192)) (not (z205)) (not (z215)) (not (z219)) (not (z240)) (not (z269))
      (z288) (not (z289)) (not (z321)) (z365) (not (z373)) (not (z382)) (not (z392)) (z395)
      (not (z396)))
    :effect (and
      (not (z92)) (z179) (not (z288)) (not (z365)) (not (z395))))
  (:action r3c2-to-r4c2-6
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (z93) (not (z96)) (not (z103)) (not (z113)) (not (z119))
      (not (z128)) (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z170)) (not (z177))
      (not (z179)) (not (z192)) (not (z196)) (not (z199)) (not (z208)) (not (z240)) (not (z252))
      (not (z264)) (not (z284)) (z288) (not (z300)) (not (z317)) (not (z321)) (not (z339))
      (not (z344)) (not (z387)) (not (z392)) (z395) (not (z396)))
    :effect (and
      (not (z93)) (z179) (not (z288)) (not (z395))))
  (:action r3c2-to-r3c1
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z45)) (z53) (not (z71)) (not (z103)) (not (z113)) (not (z119))
      (not (z123)) (not (z128)) (z139) (not (z141)) (not (z152)) (not (z170)) (not (z179))
      (not (z180)) (not (z192)) (not (z211)) (not (z239)) (not (z240)) (z288) (not (z306))
      (not (z321)) (not (z323)) (not (z334)) (not (z354)) (not (z362)) (not (z377)) (not (z391))
      (not (z392)) (z395) (not (z396)))
    :effect (and
      (not (z53)) (not (z139)) (z179) (not (z288)) (not (z395))))
  (:action r3c2-to-r3c1-2
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z21)) (not (z31)) (not (z36)) (not (z40)) (not (z45))
      (not (z48)) (z53) (z56) (not (z71)) (not (z73)) (not (z76)) (not (z78)) (not (z83))
      (not (z87)) (not (z97)) (not (z100)) (z103) (not (z113)) (not (z114)) (not (z119))
      (not (z123)) (not (z128)) (z139) (not (z141)) (not (z152)) (not (z160)) (z170) (not (z179))
      (not (z180)) (not (z192)) (not (z211)) (not (z238)) (not (z239)) (not (z240)) (not (z251))
      (not (z275)) (not (z288)) (not (z289)) (not (z305)) (not (z306)) (not (z321)) (not (z323))
      (not (z324)) (not (z334)) (not (z344)) (not (z354)) (not (z362)) (not (z374)) (not (z377))
      (not (z391)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z53)) (not (z56)) (not (z103)) (not (z139)) (not (z170)) (z179) (z323) (z362) (z377)))
  (:action r3c2-to-r3c3-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z9)) (not (z12)) (not (z32)) (not (z37)) (not (z39))
      (not (z46)) (not (z61)) (not (z64)) (not (z91)) (not (z103)) (not (z107)) (not (z113))
      (not (z119)) (not (z128)) (not (z134)) (not (z139)) (not (z141)) (not (z151)) (not (z155))
      (not (z156)) (not (z158)) (not (z170)) (not (z173)) (not (z179)) (not (z192)) (not (z240))
      (not (z242)) (not (z259)) (not (z268)) (not (z281)) (not (z285)) (not (z287)) (z288) (z293)
      (not (z321)) (not (z328)) (not (z349)) (not (z352)) (not (z360)) (not (z363)) (not (z364))
      (not (z381)) (not (z392)) (not (z394)) (z395) (not (z396)))
    :effect (and
      (z179) (z268) (not (z288)) (not (z293)) (z381) (not (z395))))
  (:action r3c2-to-r3c3-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z7)) (not (z9)) (not (z12)) (not (z32)) (not (z37)) (not (z39))
      (not (z46)) (not (z61)) (not (z79)) (not (z103)) (not (z113)) (z119) (not (z128))
      (not (z130)) (not (z139)) (not (z141)) (not (z151)) (not (z155)) (not (z170)) (not (z173))
      (not (z179)) (not (z192)) (not (z240)) (not (z260)) (not (z261)) (not (z268)) (not (z274))
      (not (z285)) (not (z288)) (z293) (not (z310)) (not (z317)) (not (z321)) (not (z326))
      (not (z328)) (not (z352)) (not (z360)) (not (z363)) (not (z381)) (not (z389)) (not (z392))
      (z395) (z396))
    :effect (and
      (not (z119)) (z179) (z285) (not (z293)) (z363) (not (z395)) (not (z396))))
  (:action r3c2-to-r3c1-3
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z45)) (z53) (not (z71)) (not (z103)) (not (z113)) (not (z119))
      (not (z123)) (z128) (z139) (not (z141)) (not (z152)) (not (z170)) (not (z179)) (not (z180))
      (not (z192)) (not (z211)) (not (z239)) (not (z240)) (not (z288)) (not (z306)) (not (z321))
      (not (z323)) (not (z334)) (not (z354)) (not (z362)) (not (z377)) (not (z391)) (not (z392))
      (z395) (not (z396)))
    :effect (and
      (not (z53)) (not (z128)) (not (z139)) (z179) (z306) (z377) (not (z395))))
  (:action r3c2-to-r2c2-3
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z12)) (not (z28)) (z92) (not (z103)) (not (z113)) (not (z115))
      (not (z119)) (not (z125)) (not (z128)) (not (z132)) (not (z139)) (not (z141)) (not (z170))
      (not (z179)) (not (z192)) (not (z205)) (not (z215)) (not (z219)) (not (z240)) (not (z269))
      (z288) (not (z289)) (not (z321)) (z365) (not (z373)) (not (z382)) (not (z392)) (not (z395))
      (not (z396)))
    :effect (and
      (not (z92)) (z179) (z205) (not (z288)) (not (z365))))
  (:action r3c2-to-r2c2-4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z12)) (not (z28)) (z92) (not (z103)) (not (z113)) (not (z115))
      (not (z119)) (not (z125)) (not (z128)) (not (z132)) (not (z139)) (not (z141)) (not (z170))
      (not (z179)) (not (z192)) (not (z205)) (not (z215)) (not (z219)) (not (z240)) (not (z269))
      (z288) (not (z289)) (z321) (z365) (not (z373)) (not (z382)) (not (z392)) (z395)
      (not (z396)))
    :effect (and
      (not (z92)) (z179) (z219) (not (z288)) (not (z321)) (not (z365)) (not (z395))))
  (:action r3c2-to-r2c2-5
    :parameters ()
    :precondition (and
      (not (z1)) (not (z7)) (not (z8)) (not (z9)) (not (z12)) (not (z28)) (not (z37)) (not (z49))
      (not (z81)) (z92) (not (z103)) (not (z113)) (not (z115)) (not (z119)) (not (z125))
      (not (z128)) (z129) (not (z132)) (not (z139)) (not (z141)) (not (z167)) (not (z170))
      (not (z179)) (not (z192)) (not (z205)) (not (z215)) (not (z219)) (not (z233)) (not (z240))
      (not (z258)) (not (z269)) (not (z288)) (not (z289)) (not (z321)) (not (z343)) (z365)
      (not (z373)) (not (z382)) (not (z392)) (z395) (not (z396)))
    :effect (and
      (not (z92)) (not (z129)) (z179) (z219) (not (z395))))
  (:action r3c2-to-r3c1-4
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z45)) (z53) (not (z71)) (not (z103)) (not (z113)) (z119)
      (not (z123)) (not (z128)) (z139) (not (z141)) (not (z152)) (not (z170)) (not (z179))
      (not (z180)) (not (z192)) (not (z211)) (not (z239)) (not (z240)) (not (z260)) (not (z288))
      (not (z306)) (not (z310)) (not (z321)) (not (z323)) (not (z334)) (not (z354)) (not (z362))
      (not (z377)) (not (z389)) (not (z391)) (not (z392)) (z395) (z396))
    :effect (and
      (not (z53)) (not (z119)) (not (z139)) (z179) (z239) (z377) (not (z395)) (not (z396))))
  (:action r3c2-to-r3c1-5
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z45)) (z53) (not (z71)) (not (z103)) (not (z113)) (not (z119))
      (not (z123)) (not (z128)) (z129) (z139) (not (z141)) (not (z152)) (not (z170)) (not (z179))
      (not (z180)) (not (z192)) (not (z211)) (not (z239)) (not (z240)) (not (z288)) (not (z306))
      (not (z321)) (not (z323)) (not (z334)) (not (z354)) (not (z362)) (not (z377)) (not (z391))
      (not (z392)) (z395) (not (z396)))
    :effect (and
      (not (z53)) (not (z139)) (z179) (z239) (z334) (z377) (not (z395))))
  (:action r3c2-to-r4c2-7
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z21)) (not (z31)) (not (z36)) (not (z40)) (not (z48)) (z56)
      (not (z73)) (not (z76)) (not (z78)) (not (z83)) (not (z87)) (z93) (not (z96)) (not (z97))
      (not (z100)) (z103) (not (z113)) (not (z114)) (not (z119)) (not (z128)) (not (z138))
      (not (z139)) (not (z141)) (not (z160)) (not (z163)) (z170) (not (z177)) (not (z179))
      (not (z192)) (not (z196)) (not (z199)) (not (z208)) (not (z238)) (not (z240)) (not (z251))
      (not (z252)) (not (z264)) (not (z275)) (not (z284)) (not (z288)) (not (z289)) (not (z300))
      (not (z305)) (not (z317)) (not (z321)) (not (z323)) (not (z324)) (not (z339)) (not (z344))
      (not (z374)) (not (z387)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z56)) (not (z93)) (not (z103)) (not (z170)) (z179) (z208) (z252) (z264) (z344)))
  (:action r3c2-to-r4c2-8
    :parameters ()
    :precondition (and
      (not (z9)) (z12) (z93) (not (z94)) (not (z96)) (not (z103)) (not (z113)) (not (z119))
      (z128) (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z169)) (not (z170))
      (not (z177)) (not (z179)) (not (z192)) (not (z196)) (not (z199)) (not (z208)) (not (z240))
      (not (z245)) (not (z252)) (not (z257)) (not (z264)) (not (z284)) (not (z288)) (not (z300))
      (not (z317)) (not (z320)) (not (z321)) (not (z339)) (not (z344)) (not (z387)) (z392)
      (not (z395)) (not (z396)))
    :effect (and
      (not (z12)) (not (z93)) (not (z128)) (z179) (z208) (z252) (z300) (not (z392))))
  (:action r3c2-to-r2c2-6
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z12)) (not (z21)) (not (z28)) (not (z31)) (not (z36))
      (not (z40)) (not (z48)) (z56) (not (z73)) (not (z76)) (not (z78)) (not (z83)) (not (z87))
      (z92) (not (z97)) (not (z100)) (z103) (not (z113)) (not (z114)) (not (z115)) (not (z119))
      (not (z125)) (not (z128)) (not (z132)) (not (z139)) (not (z141)) (not (z160)) (z170)
      (not (z179)) (not (z192)) (not (z205)) (not (z215)) (not (z219)) (not (z238)) (not (z240))
      (not (z251)) (not (z269)) (not (z275)) (not (z288)) (not (z289)) (not (z305)) (not (z321))
      (not (z323)) (not (z324)) (not (z344)) (z365) (not (z373)) (not (z374)) (not (z382))
      (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z56)) (not (z92)) (not (z103)) (z132) (not (z170)) (z179) (z289)))
  (:action r3c2-to-r4c2-9
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z24)) (not (z32)) (not (z74)) (z93) (not (z96)) (not (z103))
      (not (z113)) (not (z119)) (not (z126)) (z128) (not (z138)) (not (z139)) (not (z141))
      (not (z163)) (not (z170)) (not (z177)) (not (z179)) (not (z182)) (not (z191)) (not (z192))
      (not (z196)) (not (z199)) (not (z208)) (not (z240)) (not (z252)) (not (z264)) (not (z282))
      (not (z284)) (not (z288)) (not (z300)) (not (z303)) (not (z317)) (not (z318)) (not (z321))
      (not (z339)) (not (z344)) (not (z368)) (not (z387)) (not (z392)) (z395) (not (z396)))
    :effect (and
      (not (z93)) (not (z128)) (z138) (z179) (z284) (not (z395))))
  (:action r3c2-to-r4c2-10
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z12)) (not (z79)) (z93) (not (z96)) (not (z103)) (not (z113))
      (z119) (not (z128)) (not (z130)) (not (z138)) (not (z139)) (not (z141)) (not (z163))
      (not (z170)) (not (z177)) (not (z179)) (not (z192)) (not (z196)) (not (z199)) (not (z208))
      (not (z240)) (not (z252)) (not (z260)) (not (z261)) (not (z264)) (not (z274)) (not (z284))
      (not (z285)) (not (z288)) (not (z300)) (not (z310)) (not (z317)) (not (z321)) (not (z326))
      (not (z339)) (not (z344)) (not (z363)) (not (z387)) (not (z389)) (not (z392)) (z395) (z396))
    :effect (and
      (not (z93)) (not (z119)) (z138) (z179) (z317) (not (z395)) (not (z396))))
  (:action r3c2-to-r4c2-11
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (z93) (not (z96)) (not (z103)) (not (z113)) (not (z119))
      (not (z128)) (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z170)) (not (z177))
      (not (z179)) (not (z192)) (not (z196)) (not (z199)) (not (z208)) (not (z240)) (not (z252))
      (not (z264)) (not (z284)) (z288) (not (z300)) (not (z317)) (z321) (not (z339)) (not (z344))
      (not (z387)) (not (z392)) (z395) (not (z396)))
    :effect (and
      (not (z93)) (z138) (z179) (z199) (not (z288)) (not (z321)) (not (z395))))
  (:action r3c2-to-r4c2-12
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z9)) (not (z12)) (not (z37)) (not (z49)) (not (z81)) (z93)
      (not (z96)) (not (z103)) (not (z113)) (not (z119)) (not (z128)) (z129) (not (z138))
      (not (z139)) (not (z141)) (not (z163)) (not (z167)) (not (z170)) (not (z177)) (not (z179))
      (not (z192)) (not (z196)) (not (z199)) (not (z208)) (not (z233)) (not (z240)) (not (z252))
      (not (z258)) (not (z264)) (not (z284)) (not (z288)) (not (z300)) (not (z317)) (not (z321))
      (not (z339)) (not (z343)) (not (z344)) (not (z387)) (not (z392)) (z395) (not (z396)))
    :effect (and
      (not (z93)) (not (z129)) (z138) (z179) (z208) (not (z395))))
  (:action r3c2-to-r3c3-5
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z9)) (not (z12)) (not (z32)) (not (z37)) (not (z39))
      (not (z46)) (not (z61)) (not (z103)) (not (z113)) (not (z119)) (not (z128)) (not (z139))
      (not (z141)) (not (z151)) (not (z155)) (not (z170)) (not (z173)) (not (z179)) (not (z192))
      (not (z240)) (not (z268)) (not (z285)) (z288) (z293) (z321) (not (z328)) (not (z352))
      (not (z360)) (not (z363)) (not (z381)) (not (z392)) (z395) (not (z396)))
    :effect (and
      (z151) (z179) (not (z288)) (not (z293)) (not (z321)) (z328) (not (z395))))
  (:action r3c2-to-r3c1-6
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (z12) (not (z28)) (not (z29)) (not (z44)) (not (z45)) (not (z47))
      (z53) (not (z61)) (not (z63)) (not (z71)) (not (z85)) (not (z103)) (not (z112)) (z113)
      (not (z119)) (not (z123)) (not (z124)) (not (z128)) (z139) (not (z141)) (not (z152))
      (not (z154)) (not (z157)) (not (z163)) (not (z170)) (not (z173)) (not (z177)) (not (z179))
      (not (z180)) (not (z183)) (not (z192)) (not (z196)) (not (z197)) (not (z211)) (not (z215))
      (not (z229)) (not (z234)) (not (z239)) (z240) (not (z253)) (not (z277)) (not (z288))
      (not (z294)) (not (z306)) (not (z321)) (not (z323)) (not (z325)) (not (z334)) (not (z341))
      (not (z347)) (not (z354)) (not (z356)) (not (z362)) (not (z375)) (not (z377)) (not (z391))
      (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z12)) (not (z53)) (not (z113)) (not (z139)) (z152) (z179) (z211) (not (z240)) (z354)))
  (:action r3c2-to-r4c2-13
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (z12) (not (z28)) (not (z29)) (not (z44)) (not (z47)) (not (z61))
      (not (z63)) (not (z85)) (z93) (not (z96)) (not (z103)) (not (z112)) (z113) (not (z119))
      (not (z124)) (not (z128)) (not (z138)) (not (z139)) (not (z141)) (not (z152)) (not (z154))
      (not (z157)) (not (z163)) (not (z170)) (not (z173)) (not (z177)) (not (z179)) (not (z183))
      (not (z192)) (not (z196)) (not (z197)) (not (z199)) (not (z208)) (not (z211)) (not (z215))
      (not (z229)) (not (z234)) (z240) (not (z252)) (not (z253)) (not (z264)) (not (z277))
      (not (z284)) (not (z288)) (not (z294)) (not (z300)) (not (z317)) (not (z321)) (not (z325))
      (not (z339)) (not (z341)) (not (z344)) (not (z347)) (not (z354)) (not (z356)) (not (z375))
      (not (z387)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z12)) (not (z93)) (not (z113)) (z163) (z177) (z179) (z196) (not (z240))))
  (:action r1c1-to-r2c1-4
    :parameters ()
    :precondition (and
      (not (z31)) (not (z40)) (not (z43)) (not (z48)) (not (z89)) (not (z91)) (not (z94))
      (not (z97)) (not (z99)) (not (z102)) (not (z121)) (not (z137)) (not (z139)) (not (z141))
      (not (z154)) (not (z157)) (not (z167)) (not (z169)) (not (z181)) (not (z182)) (not (z200))
      (z207) (z214) (z216) (not (z218)) (z237) (not (z259)) (not (z274)) (not (z277))
      (not (z308)) (not (z310)) (not (z316)) (not (z325)) (not (z385)) (z399))
    :effect (and
      (z181) (not (z207)) (not (z214)) (not (z216))))
  (:action r1c1-to-r2c1-5
    :parameters ()
    :precondition (and
      (not (z31)) (not (z40)) (not (z43)) (not (z48)) (not (z89)) (not (z91)) (not (z94))
      (not (z97)) (not (z99)) (z102) (not (z121)) (not (z137)) (not (z139)) (not (z141))
      (not (z154)) (not (z157)) (not (z167)) (not (z169)) (not (z181)) (not (z182)) (not (z200))
      (not (z207)) (z214) (z216) (not (z218)) (z237) (not (z259)) (not (z274)) (not (z277))
      (not (z308)) (not (z310)) (not (z316)) (not (z325)) (not (z385)) (z399))
    :effect (and
      (not (z102)) (z181) (not (z214)) (not (z216)) (z308)))
  (:action r1c1-to-r2c1-6
    :parameters ()
    :precondition (and
      (not (z31)) (not (z40)) (not (z43)) (not (z48)) (not (z89)) (not (z91)) (not (z94))
      (not (z97)) (not (z99)) (not (z102)) (not (z121)) (not (z137)) (not (z139)) (not (z141))
      (not (z154)) (not (z157)) (not (z167)) (not (z169)) (not (z181)) (not (z182)) (not (z200))
      (not (z207)) (z214) (not (z216)) (not (z218)) (z237) (not (z259)) (not (z274)) (not (z277))
      (not (z308)) (not (z310)) (not (z316)) (not (z325)) (z399))
    :effect (and
      (z181) (not (z214)) (z316)))
  (:action r3c1-to-r2c1
    :parameters ()
    :precondition (and
      (not (z43)) (z45) (z53) (not (z71)) (not (z94)) (not (z97)) (not (z99)) (not (z121)) (z123)
      (not (z139)) (not (z141)) (not (z152)) (not (z154)) (not (z157)) (not (z180)) (not (z181))
      (not (z182)) (not (z200)) (not (z211)) (not (z218)) (z237) (z239) (not (z274)) (not (z306))
      (not (z308)) (not (z316)) (not (z323)) (not (z334)) (not (z354)) (not (z362)) (not (z377))
      (not (z391)))
    :effect (and
      (not (z45)) (not (z123)) (z139) (z181) (not (z239))))
  (:action r3c1-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z43)) (z45) (z53) (not (z71)) (not (z94)) (not (z97)) (not (z99)) (not (z121)) (z123)
      (not (z139)) (not (z141)) (not (z152)) (not (z154)) (not (z157)) (not (z180)) (not (z181))
      (not (z182)) (not (z200)) (not (z211)) (not (z218)) (z237) (not (z239)) (not (z274))
      (not (z306)) (not (z308)) (not (z316)) (not (z323)) (not (z334)) (not (z354)) (z362)
      (not (z377)) (not (z391)))
    :effect (and
      (not (z45)) (not (z123)) (z139) (z181) (z308) (not (z362))))
  (:action r3c1-to-r2c1-3
    :parameters ()
    :precondition (and
      (not (z43)) (z45) (z53) (z71) (not (z94)) (not (z97)) (not (z99)) (not (z121)) (z123)
      (not (z139)) (not (z141)) (not (z152)) (not (z154)) (not (z157)) (not (z180)) (not (z181))
      (not (z182)) (not (z200)) (not (z211)) (not (z218)) (z237) (not (z239)) (not (z274))
      (not (z306)) (not (z308)) (not (z316)) (not (z323)) (not (z334)) (not (z354)) (not (z362))
      (not (z377)) (not (z391)))
    :effect (and
      (not (z45)) (not (z71)) (not (z123)) (z139) (z181) (z316)))
  (:action r1c2-to-r1c3-5
    :parameters ()
    :precondition (and
      (not (z2)) (not (z16)) (not (z21)) (not (z24)) (not (z25)) (not (z28)) (z29) (not (z44))
      (not (z47)) (not (z49)) (not (z51)) (not (z61)) (not (z63)) (not (z64)) (not (z67))
      (not (z73)) (not (z79)) (not (z85)) (not (z107)) (not (z112)) (not (z113)) (not (z124))
      (z131) (not (z139)) (not (z141)) (not (z149)) (not (z152)) (not (z154)) (not (z156))
      (not (z157)) (not (z163)) (not (z173)) (not (z174)) (not (z177)) (not (z183)) (not (z191))
      (not (z196)) (not (z197)) (not (z198)) (not (z203)) (not (z211)) (not (z215)) (not (z221))
      (not (z224)) (not (z225)) (not (z228)) (not (z229)) (z234) (not (z240)) (not (z253))
      (not (z256)) (not (z258)) (not (z260)) (not (z277)) (not (z282)) (not (z283)) (z291)
      (not (z294)) (not (z295)) (not (z325)) (not (z341)) (not (z347)) (not (z349)) (not (z350))
      (not (z351)) (not (z354)) (not (z356)) (not (z361)) (not (z371)) (not (z375)))
    :effect (and
      (not (z29)) (not (z131)) (z183) (z225) (not (z234)) (not (z291)) (z341) (z371)))
  (:action r1c3-to-r1c4-6
    :parameters ()
    :precondition (and
      (z14) (not (z16)) (not (z20)) (not (z21)) (not (z24)) (not (z44)) (not (z47)) (not (z49))
      (not (z67)) (not (z79)) (not (z80)) (not (z100)) (not (z130)) (z131) (not (z134))
      (not (z139)) (not (z141)) (not (z156)) (not (z162)) (not (z164)) (not (z174)) (not (z183))
      (not (z184)) (not (z191)) (not (z202)) (z203) (not (z206)) (not (z225)) (not (z251))
      (not (z253)) (not (z256)) (not (z273)) (not (z275)) (not (z283)) (not (z313)) (not (z319))
      (not (z341)) (not (z350)) (z351) (not (z375)))
    :effect (and
      (z184) (not (z203)) (not (z351))))
  (:action r1c3-to-r1c4-7
    :parameters ()
    :precondition (and
      (z14) (not (z16)) (not (z20)) (not (z21)) (not (z24)) (not (z44)) (not (z47)) (not (z49))
      (not (z67)) (not (z79)) (not (z80)) (not (z100)) (not (z130)) (not (z131)) (not (z134))
      (not (z139)) (not (z141)) (not (z156)) (not (z162)) (not (z164)) (not (z174)) (not (z183))
      (not (z184)) (not (z191)) (not (z202)) (z203) (not (z206)) (not (z225)) (not (z251))
      (not (z253)) (not (z256)) (not (z273)) (not (z275)) (not (z283)) (not (z313)) (not (z319))
      (not (z341)) (not (z350)) (z351) (not (z375)))
    :effect (and
      (not (z14)) (z131) (z184) (not (z203)) (z313) (not (z351))))
  (:action r2c4-to-r1c4-6
    :parameters ()
    :precondition (and
      (z14) (not (z20)) (not (z22)) (not (z44)) (not (z47)) (not (z55)) (z68) (not (z80))
      (not (z92)) (not (z100)) (not (z101)) (not (z124)) (not (z130)) (not (z134)) (not (z139))
      (not (z141)) (not (z162)) (not (z164)) (not (z184)) (not (z202)) (not (z206)) (not (z236))
      (not (z243)) (not (z245)) (not (z247)) (not (z251)) (not (z253)) (not (z261)) (not (z273))
      (not (z275)) (not (z287)) (not (z302)) (not (z303)) (not (z313)) (not (z319)) (not (z320))
      (not (z324)) (not (z333)) (not (z375)))
    :effect (and
      (not (z68)) (z141) (z184)))
  (:action r2c4-to-r1c4-7
    :parameters ()
    :precondition (and
      (z14) (not (z20)) (not (z22)) (not (z44)) (not (z47)) (z55) (not (z68)) (not (z80))
      (not (z100)) (not (z101)) (not (z124)) (not (z130)) (not (z134)) (not (z139)) (not (z141))
      (not (z162)) (not (z164)) (not (z184)) (not (z202)) (not (z206)) (not (z236)) (not (z243))
      (not (z245)) (not (z247)) (not (z251)) (not (z253)) (not (z261)) (not (z273)) (not (z275))
      (not (z287)) (not (z302)) (not (z303)) (not (z313)) (not (z319)) (not (z320)) (not (z324))
      (not (z333)) (not (z375)))
    :effect (and
      (not (z14)) (not (z55)) (z141) (z184) (z313)))
  (:action r3c4-to-r4c4-6
    :parameters ()
    :precondition (and
      (not (z15)) (not (z36)) (not (z63)) (z70) (not (z74)) (not (z77)) (not (z81)) (not (z86))
      (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141)) (not (z145))
      (not (z158)) (not (z186)) (not (z188)) (not (z197)) (z217) (not (z233)) (not (z241))
      (not (z248)) (z255) (not (z276)) (not (z294)) (not (z331)) (not (z332)) (not (z356))
      (not (z364)) (not (z367)) (not (z369)) (not (z386)) (not (z388)) (not (z394)) (not (z397)))
    :effect (and
      (not (z70)) (z145) (z186) (not (z217)) (not (z255)) (z331)))
  (:action r4c3-to-r4c4-6
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z15)) (not (z63)) (not (z74)) (not (z77)) (not (z83)) (not (z87))
      (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141)) (not (z147)) (not (z150))
      (not (z153)) (not (z171)) (not (z186)) (not (z197)) (z217) (not (z229)) (not (z231))
      (not (z233)) (z255) (not (z257)) (not (z279)) (not (z281)) (not (z318)) (not (z327))
      (not (z331)) (not (z343)) (z355) (not (z364)) (not (z372)) (not (z380)) (not (z388)))
    :effect (and
      (not (z3)) (z153) (z171) (z186) (not (z217)) (not (z255)) (z331) (not (z355))))
  (:action r4c4-to-r3c4-10
    :parameters ()
    :precondition (and
      (not (z9)) (not (z15)) (not (z20)) (not (z36)) (not (z63)) (not (z70)) (not (z72))
      (not (z74)) (z77) (not (z81)) (not (z86)) (not (z87)) (not (z88)) (z90) (not (z101)) (z111)
      (not (z114)) (not (z121)) (not (z139)) (not (z141)) (z145) (not (z147)) (not (z158))
      (not (z186)) (not (z188)) (not (z197)) (not (z198)) (z217) (not (z233)) (not (z241))
      (not (z248)) (z255) (not (z276)) (not (z294)) (not (z331)) (not (z332)) (not (z356))
      (not (z364)) (not (z367)) (not (z369)) (not (z373)) (not (z386)) (z388) (not (z394))
      (not (z397)))
    :effect (and
      (not (z77)) (not (z90)) (not (z111)) (z188) (z276) (z386) (not (z388))))
  (:action r3c3-to-r3c4-10
    :parameters ()
    :precondition (and
      (z0) (not (z7)) (not (z9)) (not (z20)) (not (z32)) (not (z36)) (not (z37)) (not (z39))
      (not (z46)) (not (z61)) (not (z70)) (not (z72)) (not (z81)) (not (z86)) (not (z88))
      (not (z101)) (not (z111)) (not (z121)) (not (z139)) (not (z141)) (z145) (not (z147))
      (not (z151)) (not (z155)) (not (z158)) (not (z173)) (not (z188)) (not (z198)) (not (z241))
      (not (z248)) (not (z268)) (not (z276)) (not (z285)) (z293) (not (z294)) (not (z328))
      (not (z332)) (z352) (not (z356)) (z360) (not (z363)) (not (z367)) (not (z369)) (not (z373))
      (not (z381)) (not (z386)) (not (z388)) (not (z394)) (not (z397)))
    :effect (and
      (not (z0)) (z188) (z276) (not (z352)) (not (z360)) (z386)))
  (:action r3c3-to-r3c4-11
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (z32) (not (z36)) (not (z37)) (not (z39)) (not (z46)) (not (z61))
      (not (z70)) (not (z81)) (not (z86)) (not (z139)) (not (z141)) (z145) (z151) (not (z155))
      (not (z158)) (not (z173)) (not (z188)) (not (z241)) (not (z248)) (not (z268)) (not (z276))
      (not (z285)) (not (z293)) (not (z294)) (not (z303)) (not (z318)) (not (z328)) (not (z332))
      (not (z352)) (not (z356)) (z360) (not (z363)) (not (z367)) (not (z369)) (not (z381))
      (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (not (z32)) (not (z145)) (not (z151)) (z188) (z293) (not (z360)) (z397)))
  (:action r4c4-to-r3c4-11
    :parameters ()
    :precondition (and
      (not (z15)) (not (z36)) (not (z63)) (not (z70)) (z74) (not (z77)) (not (z81)) (not (z86))
      (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141)) (z145)
      (not (z158)) (not (z186)) (not (z188)) (not (z197)) (not (z217)) (not (z233)) (not (z241))
      (not (z248)) (not (z255)) (not (z276)) (not (z294)) (not (z331)) (not (z332)) (not (z356))
      (not (z364)) (not (z367)) (not (z369)) (not (z386)) (not (z388)) (not (z394)) (not (z397)))
    :effect (and
      (not (z74)) (not (z145)) (z188) (z217) (z255) (z397)))
  (:action r2c4-to-r3c4-10
    :parameters ()
    :precondition (and
      (not (z22)) (not (z36)) (z55) (not (z68)) (not (z70)) (not (z81)) (not (z86)) (not (z101))
      (not (z124)) (not (z139)) (not (z141)) (z145) (not (z158)) (not (z188)) (not (z236))
      (not (z241)) (not (z243)) (not (z245)) (z247) (not (z248)) (not (z261)) (not (z276))
      (not (z287)) (not (z294)) (not (z302)) (z303) (not (z318)) (not (z320)) (not (z324))
      (not (z332)) (not (z333)) (not (z356)) (not (z367)) (not (z369)) (not (z386)) (not (z394))
      (not (z397)))
    :effect (and
      (not (z55)) (z141) (not (z145)) (z188) (not (z247)) (not (z303)) (z397)))
  (:action r2c4-to-r3c4-11
    :parameters ()
    :precondition (and
      (not (z9)) (not (z20)) (not (z22)) (not (z36)) (not (z55)) (z68) (not (z70)) (not (z72))
      (not (z81)) (not (z86)) (not (z88)) (z101) (not (z111)) (not (z121)) (not (z124))
      (not (z139)) (not (z141)) (z145) (not (z147)) (not (z158)) (not (z188)) (not (z198)) (z236)
      (not (z241)) (not (z243)) (not (z245)) (not (z247)) (not (z248)) (not (z261)) (not (z276))
      (not (z287)) (not (z294)) (not (z302)) (not (z303)) (not (z320)) (not (z324)) (not (z332))
      (not (z333)) (not (z356)) (not (z367)) (not (z369)) (not (z373)) (not (z386)) (not (z388))
      (not (z394)) (not (z397)))
    :effect (and
      (not (z68)) (not (z101)) (z141) (z188) (not (z236)) (z276) (z386)))
  (:action r2c3-to-r1c3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z16)) (not (z21)) (not (z24)) (not (z49)) (not (z52))
      (not (z58)) (not (z67)) (z72) (not (z79)) (not (z84)) (z106) (not (z112)) (not (z120))
      (not (z126)) (not (z127)) (z131) (not (z139)) (not (z141)) (z146) (not (z156)) (not (z160))
      (not (z174)) (not (z183)) (not (z191)) (not (z203)) (not (z225)) (not (z238)) (not (z256))
      (not (z283)) (not (z286)) (not (z326)) (not (z341)) (not (z350)) (not (z351)) (not (z368))
      (not (z378)))
    :effect (and
      (z67) (not (z72)) (not (z146)) (z350)))
  (:action r1c4-to-r1c3-2
    :parameters ()
    :precondition (and
      (z14) (not (z16)) (z20) (not (z21)) (not (z24)) (not (z44)) (not (z47)) (not (z49))
      (not (z67)) (not (z79)) (z80) (not (z100)) (not (z130)) (z131) (not (z134)) (not (z139))
      (not (z141)) (not (z156)) (not (z162)) (z164) (not (z174)) (not (z183)) (not (z184))
      (not (z191)) (z202) (not (z203)) (not (z206)) (not (z225)) (not (z251)) (not (z253))
      (not (z256)) (not (z273)) (not (z275)) (not (z283)) (not (z313)) (z319) (not (z341))
      (not (z350)) (not (z351)) (not (z375)))
    :effect (and
      (not (z20)) (z67) (not (z80)) (not (z164)) (not (z202)) (not (z319)) (z350)))
  (:action r1c2-to-r1c3-6
    :parameters ()
    :precondition (and
      (not (z16)) (not (z20)) (not (z21)) (not (z24)) (z25) (not (z29)) (not (z49)) (not (z51))
      (not (z64)) (not (z67)) (not (z73)) (not (z79)) (not (z107)) (z131) (not (z139))
      (not (z141)) (not (z149)) (not (z156)) (not (z174)) (not (z183)) (not (z191)) (z198)
      (not (z203)) (not (z221)) (not (z224)) (not (z225)) (not (z228)) (not (z234)) (not (z256))
      (not (z258)) (not (z260)) (not (z282)) (not (z283)) (not (z291)) (not (z295)) (not (z341))
      (not (z349)) (not (z350)) (not (z351)) (z361) (z371))
    :effect (and
      (not (z25)) (z67) (not (z198)) (z350) (not (z361))))
  (:action r1c2-to-r1c3-7
    :parameters ()
    :precondition (and
      (not (z16)) (not (z21)) (not (z24)) (not (z25)) (not (z29)) (not (z49)) (not (z51))
      (not (z64)) (not (z67)) (not (z73)) (not (z79)) (not (z107)) (z131) (not (z139))
      (not (z141)) (not (z149)) (not (z156)) (not (z174)) (not (z183)) (not (z191)) (not (z198))
      (not (z203)) (not (z221)) (z224) (not (z225)) (not (z228)) (not (z234)) (not (z256))
      (not (z258)) (not (z260)) (not (z282)) (not (z283)) (z291) (not (z295)) (not (z341))
      (not (z349)) (not (z350)) (not (z351)) (not (z361)) (not (z371)))
    :effect (and
      (z67) (not (z131)) (not (z224)) (not (z291)) (z371)))
  (:action r1c2-to-r1c3-8
    :parameters ()
    :precondition (and
      (not (z16)) (not (z21)) (not (z24)) (not (z25)) (not (z29)) (not (z49)) (not (z51))
      (not (z64)) (not (z67)) (not (z73)) (not (z79)) (not (z107)) (z131) (not (z139))
      (not (z141)) (not (z149)) (not (z156)) (not (z174)) (not (z183)) (not (z191)) (not (z198))
      (not (z203)) (z221) (not (z224)) (not (z225)) (not (z228)) (not (z234)) (not (z256))
      (not (z258)) (not (z260)) (not (z282)) (not (z283)) (not (z291)) (not (z295)) (not (z341))
      (not (z349)) (not (z350)) (not (z351)) (not (z361)) (not (z371)))
    :effect (and
      (z67) (not (z131)) (not (z221)) (z283) (z371)))
  (:action r3c4-to-r2c4-3
    :parameters ()
    :precondition (and
      (not (z22)) (not (z36)) (not (z55)) (not (z68)) (not (z70)) (not (z81)) (not (z86))
      (not (z101)) (not (z124)) (not (z139)) (z141) (z145) (not (z158)) (not (z188)) (not (z236))
      (z241) (not (z243)) (not (z245)) (not (z247)) (z248) (not (z261)) (not (z276)) (not (z287))
      (not (z294)) (not (z302)) (not (z303)) (not (z320)) (not (z324)) (not (z332)) (not (z333))
      (not (z356)) (not (z367)) (not (z369)) (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (z68) (not (z141)) (not (z241)) (not (z248))))
  (:action r1c4-to-r2c4
    :parameters ()
    :precondition (and
      (z14) (not (z20)) (not (z22)) (not (z44)) (not (z47)) (not (z55)) (not (z68)) (not (z80))
      (not (z92)) (not (z100)) (not (z101)) (not (z124)) (not (z130)) (not (z134)) (not (z139))
      (z141) (not (z162)) (not (z164)) (z184) (not (z202)) (not (z206)) (not (z236)) (not (z243))
      (not (z245)) (not (z247)) (not (z251)) (not (z253)) (not (z261)) (not (z273)) (not (z275))
      (not (z287)) (not (z302)) (not (z303)) (not (z313)) (not (z319)) (not (z320)) (not (z324))
      (not (z333)) (not (z375)))
    :effect (and
      (z68) (not (z141)) (not (z184))))
  (:action r3c4-to-r2c4-4
    :parameters ()
    :precondition (and
      (not (z22)) (not (z36)) (not (z55)) (not (z68)) (not (z70)) (not (z81)) (not (z86))
      (not (z101)) (not (z124)) (not (z139)) (z141) (z145) (not (z158)) (not (z236)) (not (z241))
      (not (z243)) (not (z245)) (not (z247)) (not (z248)) (not (z261)) (z276) (not (z287))
      (not (z294)) (not (z302)) (not (z303)) (not (z320)) (not (z324)) (not (z333)) (not (z356))
      (not (z367)) (not (z369)) (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (z68) (not (z141)) (z236) (not (z276))))
  (:action r2c3-to-r2c4
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z22)) (not (z52)) (not (z55)) (not (z58)) (not (z68))
      (not (z72)) (not (z84)) (not (z101)) (z106) (not (z112)) (not (z120)) (not (z124))
      (not (z126)) (not (z127)) (not (z139)) (z141) (z146) (not (z160)) (not (z236)) (not (z238))
      (not (z243)) (not (z245)) (not (z247)) (not (z261)) (not (z286)) (not (z287)) (not (z302))
      (not (z303)) (not (z320)) (not (z324)) (not (z326)) (not (z333)) (not (z368)) (z378))
    :effect (and
      (z68) (not (z141)) (not (z146)) (z236) (not (z378))))
  (:action r1c4-to-r2c4-2
    :parameters ()
    :precondition (and
      (z14) (not (z20)) (not (z22)) (not (z44)) (not (z47)) (not (z55)) (not (z68)) (z80)
      (not (z100)) (not (z101)) (not (z124)) (not (z130)) (not (z134)) (not (z139)) (z141)
      (not (z184)) (not (z202)) (not (z206)) (not (z236)) (not (z243)) (not (z245)) (not (z247))
      (not (z251)) (not (z253)) (not (z261)) (not (z273)) (not (z275)) (not (z287)) (not (z302))
      (not (z303)) (not (z313)) (z319) (not (z320)) (not (z324)) (not (z333)) (not (z375)))
    :effect (and
      (z68) (not (z80)) (not (z141)) (z236) (not (z319))))
  (:action r3c4-to-r2c4-5
    :parameters ()
    :precondition (and
      (not (z22)) (not (z36)) (not (z55)) (not (z68)) (not (z70)) (not (z81)) (not (z86))
      (not (z101)) (not (z124)) (not (z139)) (z141) (z145) (not (z158)) (not (z188)) (not (z236))
      (not (z241)) (not (z243)) (not (z245)) (not (z247)) (not (z248)) (not (z261)) (z276)
      (not (z287)) (not (z294)) (not (z302)) (not (z303)) (not (z320)) (not (z324)) (z332)
      (not (z333)) (not (z356)) (not (z367)) (not (z369)) (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (z68) (not (z141)) (z236) (z243) (not (z276)) (not (z332))))
  (:action r1c4-to-r2c4-3
    :parameters ()
    :precondition (and
      (z14) (not (z20)) (not (z22)) (not (z44)) (not (z47)) (not (z55)) (not (z68)) (z80)
      (not (z100)) (not (z101)) (not (z124)) (not (z130)) (not (z134)) (not (z139)) (z141)
      (not (z184)) (z202) (not (z206)) (not (z236)) (not (z243)) (not (z245)) (not (z247))
      (not (z251)) (not (z253)) (not (z261)) (not (z273)) (not (z275)) (not (z287)) (not (z302))
      (not (z303)) (not (z313)) (z319) (not (z320)) (not (z324)) (not (z333)) (not (z375)))
    :effect (and
      (z68) (not (z80)) (not (z141)) (not (z202)) (z236) (z243) (not (z319))))
  (:action r2c3-to-r2c4-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z22)) (not (z52)) (not (z55)) (z58) (not (z68)) (not (z72))
      (not (z84)) (not (z101)) (z106) (not (z112)) (not (z120)) (not (z124)) (not (z126))
      (not (z127)) (not (z139)) (z141) (z146) (not (z160)) (not (z236)) (not (z238)) (not (z243))
      (not (z245)) (not (z247)) (not (z261)) (not (z286)) (not (z287)) (not (z302)) (not (z303))
      (not (z320)) (not (z324)) (not (z326)) (not (z333)) (not (z368)) (not (z378)))
    :effect (and
      (not (z58)) (z68) (not (z141)) (not (z146)) (z236) (z243)))
  (:action r3c4-to-r2c4-6
    :parameters ()
    :precondition (and
      (not (z22)) (not (z36)) (not (z52)) (not (z55)) (not (z68)) (not (z70)) (not (z81))
      (not (z86)) (not (z101)) (not (z124)) (not (z139)) (z141) (z145) (not (z158)) (not (z188))
      (not (z236)) (not (z241)) (not (z243)) (not (z245)) (not (z247)) (not (z248)) (not (z261))
      (z276) (not (z287)) (not (z294)) (not (z302)) (not (z303)) (not (z320)) (not (z324))
      (not (z332)) (not (z333)) (not (z356)) (not (z367)) (z369) (not (z386)) (not (z394))
      (not (z397)))
    :effect (and
      (z68) (not (z141)) (z236) (z243) (not (z276)) (z302) (not (z369))))
  (:action r1c4-to-r2c4-4
    :parameters ()
    :precondition (and
      (z14) (not (z20)) (not (z22)) (not (z44)) (not (z47)) (not (z52)) (not (z55)) (not (z68))
      (z80) (not (z100)) (not (z101)) (not (z124)) (not (z130)) (not (z134)) (not (z139)) (z141)
      (z162) (not (z164)) (not (z184)) (z202) (not (z206)) (not (z236)) (not (z243)) (not (z245))
      (not (z247)) (not (z251)) (not (z253)) (not (z261)) (not (z273)) (not (z275)) (not (z287))
      (not (z302)) (not (z303)) (not (z313)) (z319) (not (z320)) (not (z324)) (not (z333))
      (not (z369)) (not (z375)))
    :effect (and
      (z68) (not (z80)) (not (z141)) (not (z162)) (not (z202)) (z236) (z243) (z302) (not (z319))))
  (:action r2c3-to-r2c4-3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z22)) (z52) (not (z55)) (z58) (not (z68)) (not (z72))
      (not (z84)) (not (z101)) (z106) (not (z112)) (not (z120)) (not (z124)) (not (z126))
      (not (z127)) (not (z139)) (z141) (z146) (not (z160)) (not (z236)) (not (z238)) (not (z243))
      (not (z245)) (not (z247)) (not (z261)) (not (z286)) (not (z287)) (not (z302)) (not (z303))
      (not (z320)) (not (z324)) (not (z326)) (not (z333)) (not (z368)) (not (z369)) (not (z378)))
    :effect (and
      (not (z52)) (not (z58)) (z68) (not (z141)) (not (z146)) (z236) (z243) (z302)))
  (:action r3c3-to-r3c4-12
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z32)) (not (z36)) (not (z37)) (not (z39)) (z46) (not (z61))
      (not (z70)) (not (z81)) (not (z86)) (not (z89)) (not (z139)) (not (z141)) (z145) (z151)
      (z155) (not (z158)) (not (z173)) (not (z180)) (not (z188)) (not (z241)) (not (z248))
      (not (z268)) (not (z276)) (not (z285)) (not (z293)) (not (z294)) (not (z328)) (not (z332))
      (not (z339)) (not (z352)) (not (z356)) (not (z360)) (not (z363)) (not (z367)) (not (z369))
      (not (z381)) (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (not (z46)) (z70) (not (z145)) (not (z151)) (not (z155)) (z293)))
  (:action r4c4-to-r3c4-12
    :parameters ()
    :precondition (and
      (not (z15)) (not (z36)) (not (z63)) (not (z70)) (not (z74)) (not (z77)) (not (z81))
      (not (z86)) (not (z87)) (not (z89)) (not (z90)) (not (z111)) (not (z114)) (not (z139))
      (not (z141)) (z145) (not (z158)) (not (z180)) (z186) (not (z188)) (not (z197)) (not (z217))
      (not (z233)) (not (z241)) (not (z248)) (not (z255)) (not (z276)) (not (z294)) (z331)
      (not (z332)) (not (z339)) (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z386))
      (not (z388)) (not (z394)) (not (z397)))
    :effect (and
      (z70) (not (z145)) (not (z186)) (z217) (z255) (not (z331))))
  (:action r2c4-to-r3c4-12
    :parameters ()
    :precondition (and
      (z22) (not (z36)) (not (z55)) (not (z68)) (not (z70)) (not (z81)) (not (z86)) (not (z89))
      (not (z101)) (not (z124)) (not (z139)) (not (z141)) (z145) (not (z158)) (not (z180))
      (not (z188)) (not (z236)) (not (z241)) (not (z243)) (not (z245)) (not (z247)) (not (z248))
      (not (z261)) (not (z276)) (not (z287)) (not (z294)) (not (z302)) (not (z303)) (not (z320))
      (not (z324)) (not (z332)) (not (z333)) (not (z339)) (not (z356)) (not (z367)) (not (z369))
      (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (not (z22)) (z70) (z141) (not (z145))))
  (:action r4c1-to-r3c1-7
    :parameters ()
    :precondition (and
      (not (z4)) (not (z5)) (not (z15)) (not (z38)) (not (z45)) (z53) (not (z71)) (not (z75))
      (not (z85)) (not (z88)) (not (z108)) (not (z123)) (z139) (not (z141)) (not (z152)) (z166)
      (not (z180)) (not (z189)) (not (z204)) (not (z211)) (not (z228)) (not (z235)) (not (z239))
      (not (z242)) (not (z305)) (not (z306)) (not (z312)) (not (z323)) (not (z330)) (not (z333))
      (not (z334)) (not (z347)) (not (z354)) (not (z362)) (not (z367)) (not (z377)) (not (z389))
      (not (z391)))
    :effect (and
      (not (z53)) (z71) (not (z139)) (not (z166)) (z330) (z391)))
  (:action r2c1-to-r3c1-7
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (not (z43)) (not (z45)) (z53) (not (z71)) (not (z94)) (not (z97))
      (not (z99)) (not (z121)) (not (z123)) (z139) (not (z141)) (not (z152)) (not (z154))
      (not (z157)) (not (z180)) (not (z181)) (not (z182)) (not (z200)) (not (z211)) (z218)
      (not (z228)) (not (z237)) (not (z239)) (not (z274)) (not (z306)) (not (z308)) (z316)
      (not (z323)) (not (z333)) (not (z334)) (not (z354)) (not (z362)) (not (z367)) (not (z377))
      (not (z391)))
    :effect (and
      (not (z53)) (z71) (not (z139)) (not (z218)) (z237) (not (z316)) (z391)))
  (:action r3c2-to-r3c1-7
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z45)) (z53) (not (z71)) (not (z103)) (not (z113)) (not (z119))
      (not (z123)) (not (z128)) (z139) (not (z141)) (not (z152)) (not (z170)) (z179) (not (z180))
      (not (z192)) (not (z211)) (not (z239)) (not (z240)) (z288) (not (z306)) (z321) (not (z323))
      (not (z334)) (not (z354)) (not (z362)) (not (z377)) (not (z391)) (not (z392)) (z395)
      (not (z396)))
    :effect (and
      (z71) (not (z139)) (z239) (not (z288)) (not (z321)) (z334) (not (z395))))
  (:action r4c1-to-r3c1-8
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z45)) (z53) (not (z71)) (z75) (not (z85)) (not (z88)) (z108)
      (not (z123)) (z139) (not (z141)) (not (z152)) (not (z166)) (not (z180)) (not (z189))
      (not (z204)) (not (z211)) (not (z235)) (not (z239)) (not (z242)) (not (z305)) (not (z306))
      (not (z312)) (not (z323)) (z330) (not (z334)) (not (z347)) (not (z354)) (not (z362))
      (not (z377)) (not (z389)) (not (z391)))
    :effect (and
      (z71) (not (z75)) (not (z108)) (not (z139)) (z239) (z334)))
  (:action r2c1-to-r3c1-8
    :parameters ()
    :precondition (and
      (z43) (not (z45)) (z53) (not (z71)) (not (z94)) (not (z97)) (z99) (not (z121)) (not (z123))
      (z139) (not (z141)) (not (z152)) (not (z154)) (not (z157)) (not (z180)) (not (z181))
      (not (z182)) (z200) (not (z211)) (not (z218)) (z237) (not (z239)) (not (z274)) (not (z306))
      (not (z308)) (not (z316)) (not (z323)) (not (z334)) (not (z354)) (not (z362)) (not (z377))
      (not (z391)))
    :effect (and
      (not (z43)) (z71) (not (z99)) (not (z139)) (not (z200)) (z239) (z334)))
  (:action r4c1-to-r3c1-9
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z45)) (z53) (not (z71)) (z75) (not (z85)) (not (z88)) (z108)
      (not (z123)) (z139) (not (z141)) (not (z152)) (not (z166)) (not (z180)) (not (z189))
      (not (z204)) (not (z211)) (not (z235)) (not (z239)) (not (z242)) (not (z305)) (not (z306))
      (not (z312)) (not (z323)) (not (z330)) (not (z334)) (not (z347)) (not (z354)) (not (z362))
      (not (z377)) (not (z389)) (not (z391)))
    :effect (and
      (not (z53)) (z71) (not (z75)) (not (z108)) (not (z139)) (z239) (z330) (z334) (z377)))
  (:action r2c1-to-r3c1-9
    :parameters ()
    :precondition (and
      (z43) (not (z45)) (z53) (not (z71)) (not (z94)) (not (z97)) (z99) (not (z121)) (not (z123))
      (z139) (not (z141)) (not (z152)) (not (z154)) (not (z157)) (not (z180)) (not (z181))
      (not (z182)) (z200) (not (z211)) (not (z218)) (not (z237)) (not (z239)) (not (z274))
      (not (z306)) (not (z308)) (not (z316)) (not (z323)) (not (z334)) (not (z354)) (not (z362))
      (not (z377)) (not (z391)))
    :effect (and
      (not (z43)) (not (z53)) (z71) (not (z99)) (not (z139)) (not (z200)) (z237) (z239) (z334)
      (z377)))
  (:action r3c2-to-r3c1-8
    :parameters ()
    :precondition (and
      (not (z5)) (not (z9)) (not (z12)) (not (z15)) (not (z45)) (z53) (not (z71)) (not (z103))
      (not (z113)) (not (z119)) (not (z123)) (not (z128)) (z139) (not (z141)) (not (z152))
      (not (z170)) (not (z179)) (not (z180)) (not (z192)) (not (z211)) (not (z228)) (not (z239))
      (not (z240)) (z288) (not (z306)) (not (z321)) (not (z323)) (not (z333)) (not (z334))
      (not (z354)) (not (z362)) (not (z367)) (not (z377)) (not (z391)) (not (z392)) (not (z395))
      (not (z396)))
    :effect (and
      (not (z53)) (z71) (not (z139)) (z179) (not (z288)) (z391)))
  (:action r3c2-to-r3c1-9
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z45)) (z53) (not (z71)) (not (z103)) (not (z113)) (not (z119))
      (not (z123)) (not (z128)) (z139) (not (z141)) (not (z152)) (not (z170)) (not (z179))
      (not (z180)) (not (z192)) (not (z211)) (not (z239)) (not (z240)) (z288) (not (z306)) (z321)
      (not (z323)) (not (z334)) (not (z354)) (not (z362)) (not (z377)) (not (z391)) (not (z392))
      (z395) (not (z396)))
    :effect (and
      (not (z53)) (z71) (not (z139)) (z179) (z239) (not (z288)) (not (z321)) (z334) (z377)
      (not (z395))))
  (:action r4c1-to-r3c1-10
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z45)) (z53) (not (z70)) (not (z71)) (not (z75)) (not (z85))
      (not (z88)) (not (z89)) (not (z108)) (not (z123)) (z139) (not (z141)) (not (z152)) (z166)
      (not (z180)) (not (z189)) (not (z204)) (not (z211)) (z235) (not (z239)) (not (z242))
      (not (z305)) (not (z306)) (not (z312)) (not (z323)) (not (z330)) (not (z334)) (not (z339))
      (not (z347)) (not (z354)) (not (z362)) (not (z377)) (not (z389)) (not (z391)))
    :effect (and
      (not (z53)) (z71) (not (z139)) (not (z166)) (z180) (not (z235)) (z330)))
  (:action r2c1-to-r3c1-10
    :parameters ()
    :precondition (and
      (not (z43)) (not (z45)) (z53) (not (z70)) (not (z71)) (not (z89)) (not (z94)) (not (z97))
      (not (z99)) (not (z121)) (not (z123)) (z139) (not (z141)) (not (z152)) (not (z154))
      (not (z157)) (not (z180)) (not (z181)) (not (z182)) (not (z200)) (not (z211)) (not (z218))
      (not (z237)) (not (z239)) (not (z274)) (not (z306)) (not (z308)) (z316) (not (z323))
      (not (z334)) (not (z339)) (not (z354)) (not (z362)) (not (z377)) (not (z391)))
    :effect (and
      (not (z53)) (z71) (not (z139)) (z180) (z237) (not (z316))))
  (:action r3c2-to-r3c1-10
    :parameters ()
    :precondition (and
      (not (z9)) (z12) (not (z45)) (z53) (not (z70)) (not (z71)) (not (z89)) (not (z103))
      (not (z113)) (not (z119)) (not (z123)) (not (z128)) (z139) (not (z141)) (not (z152))
      (not (z170)) (not (z179)) (not (z180)) (not (z192)) (not (z211)) (not (z239)) (not (z240))
      (z288) (not (z306)) (not (z321)) (not (z323)) (not (z334)) (not (z339)) (not (z354))
      (not (z362)) (not (z377)) (not (z391)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z12)) (not (z53)) (z71) (not (z139)) (z179) (z180) (not (z288))))
  (:action r1c3-to-r2c3-3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z9)) (not (z16)) (not (z20)) (not (z21)) (not (z24))
      (not (z49)) (not (z52)) (not (z58)) (z67) (not (z72)) (not (z79)) (not (z84)) (not (z88))
      (not (z101)) (z106) (not (z111)) (not (z112)) (not (z120)) (not (z121)) (not (z126))
      (not (z127)) (z131) (not (z139)) (not (z141)) (not (z146)) (not (z147)) (not (z156))
      (not (z160)) (not (z183)) (not (z191)) (not (z198)) (not (z203)) (not (z225)) (not (z238))
      (not (z256)) (not (z283)) (not (z286)) (not (z326)) (not (z341)) (z350) (not (z351))
      (not (z368)) (not (z373)) (not (z378)) (not (z386)) (not (z388)))
    :effect (and
      (not (z67)) (z72) (z146) (not (z350))))
  (:action r3c3-to-r2c3-3
    :parameters ()
    :precondition (and
      (z0) (not (z5)) (not (z7)) (not (z8)) (not (z9)) (not (z20)) (not (z32)) (not (z37))
      (not (z39)) (not (z46)) (not (z52)) (not (z58)) (not (z61)) (not (z72)) (not (z84))
      (not (z88)) (not (z101)) (z106) (not (z111)) (not (z112)) (not (z120)) (not (z121))
      (not (z126)) (not (z127)) (not (z139)) (not (z141)) (not (z146)) (not (z147)) (not (z151))
      (not (z155)) (not (z160)) (not (z173)) (not (z198)) (not (z238)) (not (z268)) (not (z285))
      (not (z286)) (z293) (not (z326)) (not (z328)) (z352) (z360) (not (z363)) (not (z368))
      (not (z373)) (not (z378)) (not (z381)) (not (z386)) (not (z388)))
    :effect (and
      (not (z0)) (z72) (z146) (not (z352)) (not (z360))))
  (:action r2c4-to-r2c3-3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z9)) (not (z20)) (not (z22)) (not (z52)) (not (z55))
      (not (z58)) (z68) (not (z72)) (not (z84)) (not (z88)) (z101) (z106) (not (z111))
      (not (z112)) (not (z120)) (not (z121)) (not (z124)) (not (z126)) (not (z127)) (not (z139))
      (not (z141)) (not (z146)) (not (z147)) (not (z160)) (not (z198)) (z236) (not (z238))
      (not (z243)) (not (z245)) (not (z247)) (not (z261)) (not (z286)) (not (z287)) (not (z302))
      (not (z303)) (not (z320)) (not (z324)) (not (z326)) (not (z333)) (not (z368)) (not (z373))
      (not (z378)) (not (z386)) (not (z388)))
    :effect (and
      (not (z68)) (z72) (not (z101)) (z141) (z146) (not (z236))))
  (:action r3c4-to-r4c4-7
    :parameters ()
    :precondition (and
      (not (z15)) (not (z24)) (not (z32)) (not (z36)) (not (z63)) (not (z70)) (not (z74))
      (not (z77)) (not (z81)) (not (z86)) (not (z87)) (not (z90)) (not (z111)) (not (z114))
      (not (z126)) (not (z139)) (not (z141)) (not (z145)) (not (z158)) (not (z182)) (not (z186))
      (z188) (not (z191)) (not (z197)) (z217) (not (z233)) (not (z241)) (not (z248)) (z255)
      (not (z276)) (not (z282)) (not (z284)) (not (z294)) (not (z303)) (not (z318)) (not (z331))
      (not (z332)) (not (z356)) (not (z364)) (not (z367)) (not (z368)) (not (z369)) (not (z386))
      (not (z388)) (not (z394)) (z397))
    :effect (and
      (z74) (z145) (not (z188)) (not (z217)) (not (z255)) (not (z397))))
  (:action r4c3-to-r4c4-7
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z15)) (not (z24)) (not (z32)) (not (z63)) (not (z74))
      (not (z77)) (not (z83)) (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z126))
      (not (z139)) (not (z141)) (not (z147)) (not (z150)) (not (z153)) (not (z171)) (not (z182))
      (not (z186)) (not (z191)) (not (z197)) (z217) (not (z229)) (not (z231)) (not (z233)) (z255)
      (not (z257)) (not (z279)) (not (z281)) (not (z282)) (not (z284)) (not (z303)) (z318)
      (not (z327)) (not (z331)) (not (z343)) (not (z355)) (not (z364)) (not (z368)) (not (z372))
      (z380) (not (z388)))
    :effect (and
      (z74) (z153) (z171) (not (z217)) (not (z255)) (not (z318)) (not (z380))))
  (:action r1c1-to-r1c2-6
    :parameters ()
    :precondition (and
      (not (z21)) (not (z25)) (not (z29)) (z31) (not (z36)) (z40) (z48) (not (z51)) (not (z56))
      (not (z64)) (not (z73)) (not (z76)) (not (z78)) (not (z83)) (not (z87)) (not (z89))
      (not (z91)) (not (z97)) (not (z100)) (z102) (not (z103)) (not (z107)) (not (z114))
      (not (z137)) (not (z139)) (not (z141)) (not (z149)) (not (z160)) (not (z167)) (not (z169))
      (not (z170)) (not (z198)) (not (z207)) (not (z214)) (not (z216)) (not (z221)) (not (z224))
      (not (z228)) (not (z234)) (not (z238)) (not (z251)) (not (z258)) (not (z259)) (not (z260))
      (not (z275)) (not (z277)) (not (z282)) (not (z289)) (not (z291)) (not (z295)) (not (z305))
      (not (z310)) (not (z323)) (not (z324)) (not (z325)) (not (z344)) (not (z349)) (not (z361))
      (z371) (not (z374)) (not (z385)) (not (z399)))
    :effect (and
      (not (z31)) (not (z40)) (not (z48)) (z73) (z76) (not (z102)) (z149) (z224) (not (z371))
      (z399)))
  (:action r1c3-to-r1c2-6
    :parameters ()
    :precondition (and
      (not (z16)) (z21) (not (z24)) (not (z25)) (not (z29)) (not (z31)) (not (z36)) (not (z40))
      (not (z48)) (not (z49)) (not (z51)) (not (z56)) (not (z64)) (not (z67)) (not (z73))
      (not (z76)) (not (z78)) (not (z79)) (not (z83)) (not (z87)) (not (z97)) (not (z100))
      (not (z103)) (not (z107)) (not (z114)) (not (z131)) (not (z139)) (not (z141)) (not (z149))
      (not (z156)) (not (z160)) (not (z170)) (z174) (not (z183)) (not (z191)) (not (z198))
      (not (z203)) (not (z221)) (not (z224)) (z225) (not (z228)) (not (z234)) (not (z238))
      (not (z251)) (not (z256)) (not (z258)) (not (z260)) (not (z275)) (not (z282)) (not (z283))
      (not (z289)) (not (z291)) (not (z295)) (not (z305)) (not (z323)) (not (z324)) (not (z341))
      (not (z344)) (not (z349)) (not (z350)) (not (z351)) (not (z361)) (z371) (not (z374)))
    :effect (and
      (not (z21)) (z73) (z76) (z131) (z149) (not (z174)) (z224) (not (z225)) (not (z371))))
  (:action r1c2-to-r1c3-9
    :parameters ()
    :precondition (and
      (not (z1)) (not (z16)) (not (z21)) (not (z24)) (not (z25)) (not (z29)) (not (z49)) (z51)
      (not (z64)) (not (z67)) (not (z73)) (not (z79)) (not (z107)) (not (z119)) (not (z130))
      (z131) (not (z139)) (not (z141)) (z149) (not (z156)) (not (z174)) (not (z183)) (not (z191))
      (not (z198)) (not (z203)) (not (z221)) (not (z224)) (not (z225)) (not (z228)) (not (z234))
      (not (z256)) (not (z258)) (z260) (not (z261)) (not (z274)) (not (z282)) (not (z283))
      (not (z285)) (not (z291)) (not (z295)) (not (z310)) (not (z317)) (not (z326)) (not (z341))
      (not (z349)) (not (z350)) (not (z351)) (not (z361)) (not (z363)) (not (z371)) (not (z389))
      (not (z396)))
    :effect (and
      (not (z51)) (z79) (not (z131)) (not (z149)) (z174) (z256) (not (z260)) (z371)))
  (:action r1c3-to-r1c4-8
    :parameters ()
    :precondition (and
      (z14) (z16) (not (z20)) (not (z21)) (not (z24)) (not (z44)) (not (z47)) (not (z49)) (z67)
      (not (z79)) (not (z80)) (not (z100)) (not (z130)) (z131) (not (z134)) (not (z139))
      (not (z141)) (not (z156)) (not (z162)) (not (z164)) (not (z174)) (not (z183)) (not (z184))
      (not (z191)) (not (z202)) (not (z203)) (not (z206)) (not (z225)) (not (z251)) (not (z253))
      (not (z256)) (not (z273)) (not (z275)) (not (z283)) (not (z313)) (not (z319)) (not (z341))
      (not (z350)) (not (z351)) (not (z375)))
    :effect (and
      (not (z16)) (not (z67)) (z80) (z319)))
  (:action r1c3-to-r1c4-9
    :parameters ()
    :precondition (and
      (z14) (z16) (not (z20)) (not (z21)) (not (z24)) (not (z44)) (not (z47)) (not (z49)) (z67)
      (not (z79)) (not (z80)) (not (z100)) (not (z130)) (z131) (not (z134)) (not (z139))
      (not (z141)) (not (z156)) (not (z162)) (not (z164)) (z174) (not (z183)) (not (z184))
      (not (z191)) (not (z202)) (not (z203)) (not (z206)) (not (z225)) (not (z251)) (not (z253))
      (not (z256)) (not (z273)) (not (z275)) (not (z283)) (not (z313)) (not (z319)) (not (z341))
      (z350) (not (z351)) (not (z375)))
    :effect (and
      (not (z16)) (not (z67)) (z80) (not (z174)) (z202) (z319) (not (z350))))
  (:action r1c3-to-r1c4-10
    :parameters ()
    :precondition (and
      (z14) (not (z16)) (not (z20)) (not (z21)) (not (z24)) (not (z44)) (not (z47)) (not (z49))
      (z67) (not (z79)) (not (z80)) (not (z100)) (not (z130)) (not (z131)) (not (z134))
      (not (z139)) (not (z141)) (not (z156)) (not (z162)) (not (z164)) (not (z174)) (not (z183))
      (not (z184)) (not (z191)) (not (z202)) (not (z203)) (not (z206)) (not (z225)) (not (z251))
      (not (z253)) (not (z256)) (not (z273)) (not (z275)) (z283) (not (z313)) (not (z319))
      (not (z341)) (not (z350)) (not (z351)) (not (z375)))
    :effect (and
      (not (z14)) (not (z67)) (z80) (z131) (z273) (not (z283))))
  (:action r1c3-to-r1c4-11
    :parameters ()
    :precondition (and
      (z14) (not (z16)) (not (z20)) (not (z21)) (not (z24)) (not (z44)) (not (z47)) (not (z49))
      (z67) (not (z79)) (not (z80)) (not (z100)) (not (z130)) (not (z131)) (not (z134))
      (not (z139)) (not (z141)) (not (z156)) (not (z162)) (not (z164)) (not (z174)) (not (z183))
      (not (z184)) (not (z191)) (not (z202)) (not (z203)) (not (z206)) (not (z225)) (not (z251))
      (not (z253)) (not (z256)) (not (z273)) (not (z275)) (not (z283)) (not (z313)) (not (z319))
      (not (z341)) (not (z350)) (not (z351)) (not (z375)))
    :effect (and
      (not (z14)) (not (z67)) (z80) (z131) (z206)))
  (:action r2c4-to-r1c4-8
    :parameters ()
    :precondition (and
      (z14) (not (z20)) (z22) (not (z44)) (not (z47)) (not (z55)) (not (z68)) (not (z80))
      (not (z100)) (not (z101)) (not (z124)) (not (z130)) (not (z134)) (not (z139)) (not (z141))
      (not (z162)) (not (z164)) (not (z184)) (not (z202)) (not (z206)) (not (z236)) (not (z243))
      (not (z245)) (not (z247)) (not (z251)) (not (z253)) (not (z261)) (not (z273)) (not (z275))
      (not (z287)) (not (z302)) (not (z303)) (not (z313)) (not (z319)) (not (z320)) (not (z324))
      (not (z333)) (not (z375)))
    :effect (and
      (not (z14)) (not (z22)) (z80) (z141) (z273)))
  (:action r2c4-to-r1c4-9
    :parameters ()
    :precondition (and
      (z14) (not (z20)) (not (z22)) (not (z44)) (not (z47)) (not (z55)) (z68) (not (z80))
      (not (z100)) (not (z101)) (not (z124)) (not (z130)) (not (z134)) (not (z139)) (not (z141))
      (not (z162)) (not (z164)) (not (z184)) (not (z202)) (not (z206)) (z236) (not (z243))
      (not (z245)) (not (z247)) (not (z251)) (not (z253)) (not (z261)) (not (z273)) (not (z275))
      (not (z287)) (not (z302)) (not (z303)) (not (z313)) (not (z319)) (not (z320)) (not (z324))
      (not (z333)) (not (z375)))
    :effect (and
      (not (z68)) (z80) (z141) (not (z236)) (z319)))
  (:action r2c4-to-r1c4-10
    :parameters ()
    :precondition (and
      (z14) (not (z20)) (not (z22)) (not (z44)) (not (z47)) (not (z55)) (z68) (not (z80))
      (not (z100)) (not (z101)) (not (z124)) (not (z130)) (not (z134)) (not (z139)) (not (z141))
      (not (z162)) (not (z164)) (not (z184)) (not (z202)) (not (z206)) (z236) (z243) (not (z245))
      (not (z247)) (not (z251)) (not (z253)) (not (z261)) (not (z273)) (not (z275)) (not (z287))
      (not (z302)) (not (z303)) (not (z313)) (not (z319)) (not (z320)) (not (z324)) (not (z333))
      (not (z375)))
    :effect (and
      (not (z68)) (z80) (z141) (z202) (not (z236)) (not (z243)) (z319)))
  (:action r2c4-to-r1c4-11
    :parameters ()
    :precondition (and
      (z14) (not (z20)) (not (z22)) (not (z44)) (not (z47)) (not (z55)) (not (z68)) (not (z80))
      (not (z100)) (not (z101)) (not (z124)) (not (z130)) (not (z134)) (not (z139)) (not (z141))
      (not (z162)) (not (z164)) (not (z184)) (not (z202)) (not (z206)) (not (z236)) (z243) (z245)
      (z247) (not (z251)) (not (z253)) (not (z261)) (not (z273)) (not (z275)) (not (z287))
      (not (z302)) (not (z303)) (not (z313)) (not (z319)) (z320) (not (z324)) (not (z333))
      (not (z375)))
    :effect (and
      (not (z14)) (z80) (z141) (z206) (not (z243)) (not (z245)) (not (z247)) (not (z320))))
  (:action r1c3-to-r1c4-12
    :parameters ()
    :precondition (and
      (z14) (z16) (not (z20)) (not (z21)) (not (z24)) (not (z44)) (not (z47)) (not (z49)) (z67)
      (not (z79)) (not (z80)) (not (z100)) (not (z130)) (z131) (not (z134)) (not (z139))
      (not (z141)) (not (z156)) (not (z162)) (not (z164)) (not (z174)) (not (z183)) (not (z184))
      (not (z191)) (not (z202)) (not (z203)) (not (z206)) (not (z225)) (not (z251)) (not (z253))
      (not (z256)) (not (z273)) (not (z275)) (not (z283)) (not (z313)) (not (z319)) (not (z341))
      (z350) (not (z351)) (not (z375)))
    :effect (and
      (not (z16)) (not (z67)) (z80) (z162) (z202) (z319) (not (z350))))
  (:action r2c4-to-r1c4-12
    :parameters ()
    :precondition (and
      (z14) (not (z20)) (not (z22)) (not (z44)) (not (z47)) (not (z55)) (z68) (not (z80))
      (not (z100)) (not (z101)) (not (z124)) (not (z130)) (not (z134)) (not (z139)) (not (z141))
      (not (z162)) (not (z164)) (not (z184)) (not (z202)) (not (z206)) (z236) (z243) (not (z245))
      (not (z247)) (not (z251)) (not (z253)) (not (z261)) (not (z273)) (not (z275)) (not (z287))
      (z302) (not (z303)) (not (z313)) (not (z319)) (not (z320)) (not (z324)) (not (z333))
      (not (z375)))
    :effect (and
      (not (z68)) (z80) (z141) (z162) (z202) (not (z236)) (not (z243)) (not (z302)) (z319)))
  (:action r3c3-to-r4c3-10
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z7)) (not (z21)) (not (z31)) (not (z32)) (not (z36))
      (not (z37)) (z39) (not (z40)) (not (z46)) (not (z48)) (not (z56)) (not (z61)) (not (z73))
      (z76) (not (z78)) (not (z83)) (not (z87)) (not (z97)) (not (z100)) (not (z103))
      (not (z114)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (not (z151)) (z153)
      (not (z155)) (not (z160)) (not (z170)) (z171) (not (z173)) (not (z229)) (not (z231))
      (not (z238)) (not (z251)) (not (z257)) (not (z268)) (not (z275)) (not (z279)) (not (z281))
      (not (z285)) (not (z289)) (not (z293)) (not (z305)) (not (z318)) (not (z323)) (not (z324))
      (not (z327)) (not (z343)) (not (z344)) (not (z352)) (not (z355)) (not (z360)) (not (z363))
      (not (z372)) (z374) (not (z380)) (not (z381)))
    :effect (and
      (not (z39)) (not (z76)) (z83) (not (z171)) (z293) (z327) (not (z374))))
  (:action r4c4-to-r4c3-10
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z15)) (not (z21)) (not (z31)) (not (z36)) (not (z40))
      (not (z48)) (not (z56)) (not (z63)) (not (z73)) (not (z74)) (not (z76)) (not (z77))
      (not (z78)) (not (z83)) (z87) (not (z90)) (not (z97)) (not (z100)) (not (z103))
      (not (z111)) (z114) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (z153) (not (z160))
      (not (z170)) (z171) (not (z186)) (not (z197)) (not (z217)) (not (z229)) (not (z231))
      (not (z233)) (not (z238)) (not (z251)) (z255) (not (z257)) (not (z275)) (not (z279))
      (not (z281)) (not (z289)) (not (z305)) (not (z318)) (not (z323)) (not (z324)) (not (z327))
      (not (z331)) (not (z343)) (not (z344)) (not (z355)) (not (z364)) (not (z372)) (not (z374))
      (not (z380)) (not (z388)))
    :effect (and
      (z83) (not (z87)) (not (z114)) (not (z171)) (z217) (z327)))
  (:action r3c3-to-r3c4-13
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z7)) (not (z32)) (not (z36)) (not (z37)) (not (z39))
      (not (z46)) (not (z61)) (not (z70)) (not (z79)) (not (z81)) (not (z86)) (not (z119))
      (not (z130)) (not (z139)) (not (z141)) (z145) (not (z151)) (not (z155)) (not (z158))
      (not (z173)) (not (z188)) (not (z241)) (not (z248)) (not (z260)) (not (z268)) (not (z276))
      (z285) (not (z293)) (not (z294)) (not (z310)) (not (z328)) (not (z332)) (not (z352))
      (not (z356)) (not (z360)) (z363) (not (z367)) (not (z369)) (not (z381)) (not (z386))
      (not (z389)) (not (z394)) (not (z396)) (not (z397)))
    :effect (and
      (z86) (not (z145)) (not (z285)) (z293) (not (z363)) (z397)))
  (:action r4c4-to-r3c4-13
    :parameters ()
    :precondition (and
      (not (z15)) (not (z36)) (not (z63)) (not (z70)) (not (z74)) (not (z77)) (not (z81))
      (not (z86)) (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141))
      (z145) (not (z158)) (not (z186)) (not (z188)) (not (z197)) (not (z217)) (not (z233))
      (not (z241)) (not (z248)) (z255) (not (z276)) (not (z294)) (not (z331)) (not (z332))
      (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z386)) (not (z388)) (not (z394))
      (not (z397)))
    :effect (and
      (z86) (not (z145)) (z217) (z397)))
  (:action r2c4-to-r3c4-13
    :parameters ()
    :precondition (and
      (not (z22)) (not (z36)) (z55) (not (z68)) (not (z70)) (not (z81)) (not (z86)) (not (z101))
      (not (z124)) (not (z139)) (not (z141)) (z145) (not (z158)) (not (z188)) (not (z236))
      (not (z241)) (not (z243)) (not (z245)) (not (z247)) (not (z248)) (z261) (not (z276))
      (not (z287)) (not (z294)) (not (z302)) (not (z303)) (not (z320)) (not (z324)) (not (z332))
      (not (z333)) (not (z356)) (not (z367)) (not (z369)) (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (not (z55)) (z86) (z141) (not (z145)) (not (z261)) (z397)))
  (:action r3c3-to-r3c4-14
    :parameters ()
    :precondition (and
      (not (z0)) (z7) (not (z8)) (not (z32)) (not (z36)) (z37) (z39) (not (z46)) (not (z49))
      (not (z61)) (not (z70)) (not (z81)) (not (z86)) (not (z129)) (not (z139)) (not (z141))
      (z145) (not (z151)) (not (z155)) (not (z158)) (not (z167)) (not (z173)) (not (z188))
      (not (z233)) (not (z241)) (not (z248)) (not (z258)) (not (z268)) (not (z276)) (not (z285))
      (not (z293)) (not (z294)) (not (z328)) (not (z332)) (not (z343)) (not (z352)) (not (z356))
      (not (z360)) (not (z363)) (not (z367)) (not (z369)) (not (z381)) (not (z386)) (not (z394))
      (not (z397)))
    :effect (and
      (not (z7)) (not (z37)) (not (z39)) (z81) (z86) (not (z145)) (z241) (z293)))
  (:action r4c4-to-r3c4-14
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z15)) (not (z36)) (not (z37)) (not (z49)) (not (z63))
      (not (z70)) (not (z74)) (not (z77)) (not (z81)) (not (z86)) (not (z87)) (not (z90))
      (not (z111)) (not (z114)) (not (z129)) (not (z139)) (not (z141)) (z145) (not (z158))
      (not (z167)) (not (z186)) (not (z188)) (not (z197)) (not (z217)) (z233) (not (z241))
      (not (z248)) (z255) (not (z258)) (not (z276)) (not (z294)) (not (z331)) (not (z332))
      (not (z343)) (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z386)) (not (z388))
      (not (z394)) (not (z397)))
    :effect (and
      (z81) (z86) (not (z145)) (z217) (not (z233)) (z241)))
  (:action r2c4-to-r3c4-14
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z22)) (not (z36)) (not (z37)) (not (z49)) (z55) (not (z68))
      (not (z70)) (not (z81)) (not (z86)) (not (z101)) (not (z124)) (not (z129)) (not (z139))
      (not (z141)) (z145) (not (z158)) (not (z167)) (not (z188)) (not (z233)) (not (z236))
      (not (z241)) (z243) (not (z245)) (not (z247)) (not (z248)) (not (z258)) (not (z261))
      (not (z276)) (not (z287)) (not (z294)) (not (z302)) (not (z303)) (not (z320)) (not (z324))
      (not (z332)) (not (z333)) (not (z343)) (not (z356)) (not (z367)) (not (z369)) (not (z386))
      (not (z394)) (not (z397)))
    :effect (and
      (not (z55)) (z81) (z86) (z141) (not (z145)) (z241) (not (z243))))
  (:action r1c2-to-r1c1-11
    :parameters ()
    :precondition (and
      (not (z25)) (not (z29)) (not (z31)) (not (z40)) (not (z48)) (not (z51)) (not (z64))
      (not (z70)) (not (z73)) (not (z89)) (not (z91)) (not (z102)) (not (z107)) (not (z137))
      (not (z139)) (not (z141)) (not (z149)) (not (z167)) (not (z169)) (not (z180)) (not (z198))
      (not (z207)) (not (z214)) (not (z216)) (z221) (not (z224)) (not (z228)) (not (z234))
      (not (z258)) (not (z259)) (not (z260)) (not (z277)) (not (z282)) (not (z291)) (not (z295))
      (not (z310)) (not (z325)) (not (z339)) (not (z349)) (not (z361)) (not (z371)) (not (z385))
      (z399))
    :effect (and
      (z89) (z137) (not (z221)) (z371) (not (z399))))
  (:action r2c1-to-r1c1-11
    :parameters ()
    :precondition (and
      (not (z31)) (not (z40)) (not (z43)) (not (z48)) (not (z70)) (not (z89)) (not (z91))
      (not (z94)) (not (z97)) (not (z99)) (not (z102)) (not (z121)) (not (z137)) (not (z139))
      (not (z141)) (not (z154)) (not (z157)) (not (z167)) (not (z169)) (not (z180)) (not (z181))
      (not (z182)) (not (z200)) (not (z207)) (not (z214)) (not (z216)) (not (z218)) (not (z237))
      (not (z259)) (not (z274)) (not (z277)) (not (z308)) (not (z310)) (z316) (not (z325))
      (not (z339)) (not (z385)) (z399))
    :effect (and
      (z89) (z137) (z237) (not (z316)) (not (z399))))
  (:action r3c4-to-r4c4-8
    :parameters ()
    :precondition (and
      (not (z15)) (not (z36)) (not (z63)) (not (z70)) (not (z74)) (not (z77)) (not (z81))
      (not (z86)) (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141))
      (not (z145)) (not (z158)) (not (z186)) (not (z197)) (z217) (not (z233)) (not (z241))
      (not (z248)) (z255) (z276) (not (z294)) (not (z331)) (not (z356)) (not (z364)) (not (z367))
      (not (z369)) (not (z386)) (not (z388)) (not (z394)) (not (z397)))
    :effect (and
      (z90) (z145) (z186) (not (z217)) (not (z255)) (not (z276))))
  (:action r4c3-to-r4c4-8
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z15)) (not (z63)) (not (z74)) (not (z77)) (not (z83)) (not (z87))
      (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141)) (not (z147)) (not (z150))
      (not (z153)) (not (z171)) (not (z186)) (not (z197)) (z217) (not (z229)) (not (z231))
      (not (z233)) (z255) (z257) (not (z279)) (not (z281)) (not (z318)) (not (z327)) (not (z331))
      (not (z343)) (not (z355)) (not (z364)) (not (z372)) (z380) (not (z388)))
    :effect (and
      (not (z3)) (z90) (z153) (z171) (z186) (not (z217)) (not (z255)) (not (z257)) (not (z380))))
  (:action r3c4-to-r4c4-9
    :parameters ()
    :precondition (and
      (not (z15)) (not (z36)) (not (z63)) (not (z70)) (not (z74)) (not (z77)) (not (z81))
      (not (z86)) (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141))
      (z145) (not (z158)) (not (z186)) (not (z188)) (not (z197)) (z217) (not (z233)) (not (z241))
      (not (z248)) (z255) (z276) (not (z294)) (not (z331)) (not (z332)) (not (z356)) (not (z364))
      (not (z367)) (z369) (not (z386)) (not (z388)) (not (z394)) (not (z397)))
    :effect (and
      (z77) (z90) (not (z276)) (not (z369))))
  (:action r4c3-to-r4c4-9
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z15)) (not (z63)) (not (z74)) (not (z77)) (not (z83))
      (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141)) (not (z147))
      (not (z150)) (z153) (z171) (not (z186)) (not (z197)) (z217) (not (z229)) (z231)
      (not (z233)) (z255) (not (z257)) (z279) (not (z281)) (not (z318)) (z327) (not (z331))
      (not (z343)) (not (z355)) (not (z364)) (not (z372)) (not (z380)) (not (z388)))
    :effect (and
      (z77) (z90) (not (z231)) (not (z279)) (not (z327))))
  (:action r3c4-to-r4c4-10
    :parameters ()
    :precondition (and
      (not (z15)) (not (z36)) (not (z63)) (not (z70)) (not (z74)) (not (z77)) (not (z81))
      (not (z86)) (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141))
      (z145) (not (z158)) (not (z186)) (not (z188)) (not (z197)) (z217) (not (z233)) (not (z241))
      (not (z248)) (z255) (z276) (not (z294)) (not (z331)) (z332) (not (z356)) (not (z364))
      (not (z367)) (not (z369)) (not (z386)) (not (z388)) (not (z394)) (not (z397)))
    :effect (and
      (z77) (z90) (z186) (not (z276)) (not (z332))))
  (:action r3c4-to-r4c4-11
    :parameters ()
    :precondition (and
      (not (z15)) (not (z36)) (not (z63)) (not (z70)) (not (z74)) (not (z77)) (not (z81))
      (not (z86)) (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141))
      (z145) (not (z158)) (not (z186)) (not (z197)) (z217) (not (z233)) (not (z241)) (not (z248))
      (z255) (z276) (not (z294)) (not (z331)) (not (z356)) (not (z364)) (not (z367)) (not (z369))
      (not (z386)) (not (z388)) (not (z394)) (not (z397)))
    :effect (and
      (z77) (z90) (z186) (not (z255)) (not (z276))))
  (:action r4c3-to-r4c4-10
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z15)) (not (z63)) (not (z74)) (not (z77)) (not (z83)) (not (z87))
      (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141)) (not (z147)) (not (z150))
      (z153) (z171) (not (z186)) (not (z197)) (z217) (not (z229)) (z231) (not (z233)) (z255)
      (not (z257)) (z279) (not (z281)) (not (z318)) (z327) (not (z331)) (not (z343)) (not (z355))
      (not (z364)) (not (z372)) (not (z380)) (not (z388)))
    :effect (and
      (not (z3)) (z77) (z90) (z186) (not (z231)) (not (z279)) (not (z327))))
  (:action r4c3-to-r4c4-11
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z15)) (not (z63)) (not (z74)) (not (z77)) (not (z83)) (not (z87))
      (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141)) (not (z147)) (z150)
      (not (z153)) (z171) (not (z186)) (not (z197)) (z217) (not (z229)) (z231) (not (z233))
      (z255) (not (z257)) (z279) (not (z281)) (not (z318)) (not (z327)) (not (z331)) (not (z343))
      (not (z355)) (not (z364)) (not (z372)) (not (z380)) (not (z388)))
    :effect (and
      (not (z3)) (z77) (z90) (not (z150)) (z153) (z186) (not (z231)) (not (z255)) (not (z279))))
  (:action r1c2-to-r1c1-12
    :parameters ()
    :precondition (and
      (not (z25)) (not (z29)) (not (z31)) (not (z40)) (not (z48)) (not (z51)) (z64) (not (z73))
      (not (z89)) (not (z91)) (not (z102)) (z107) (not (z134)) (not (z137)) (not (z139))
      (not (z141)) (not (z149)) (not (z156)) (not (z158)) (not (z167)) (not (z169)) (not (z198))
      (not (z207)) (not (z214)) (not (z216)) (not (z221)) (not (z224)) (not (z228)) (not (z234))
      (not (z242)) (not (z258)) (not (z259)) (not (z260)) (not (z268)) (not (z277)) (not (z281))
      (not (z282)) (not (z287)) (not (z291)) (not (z295)) (not (z310)) (not (z325)) (z349)
      (not (z361)) (not (z364)) (not (z371)) (not (z381)) (not (z385)) (not (z394)) (z399))
    :effect (and
      (not (z64)) (z91) (not (z107)) (z259) (not (z349)) (z371) (not (z399))))
  (:action r2c1-to-r1c1-12
    :parameters ()
    :precondition (and
      (not (z31)) (not (z40)) (z43) (not (z48)) (not (z64)) (not (z89)) (not (z91)) (not (z94))
      (not (z97)) (not (z99)) (not (z102)) (not (z107)) (not (z121)) (not (z134)) (not (z137))
      (not (z139)) (not (z141)) (not (z154)) (not (z156)) (not (z157)) (not (z158)) (not (z167))
      (not (z169)) (not (z181)) (not (z182)) (not (z200)) (not (z207)) (not (z214)) (not (z216))
      (not (z218)) (not (z237)) (not (z242)) (not (z259)) (not (z268)) (not (z274)) (not (z277))
      (not (z281)) (not (z287)) (not (z308)) (not (z310)) (not (z316)) (not (z325)) (not (z349))
      (not (z364)) (not (z381)) (not (z385)) (not (z394)) (z399))
    :effect (and
      (not (z43)) (z91) (z237) (z259) (not (z399))))
  (:action r2c2-to-r2c3
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z28)) (not (z52)) (not (z58)) (not (z72))
      (not (z84)) (not (z92)) (z106) (not (z112)) (not (z115)) (not (z120)) (z125) (not (z126))
      (not (z127)) (not (z132)) (not (z139)) (not (z141)) (not (z146)) (not (z160)) (z205)
      (not (z215)) (not (z219)) (not (z238)) (not (z269)) (not (z286)) (not (z289)) (not (z326))
      (not (z365)) (not (z368)) (not (z373)) (not (z378)) (not (z382)))
    :effect (and
      (z92) (not (z106)) (not (z125)) (not (z205)) (z365) (z378)))
  (:action r2c2-to-r3c2-2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z12)) (not (z28)) (not (z92)) (not (z103)) (not (z113))
      (not (z115)) (not (z119)) (not (z125)) (not (z128)) (not (z132)) (not (z139)) (not (z141))
      (not (z170)) (z179) (not (z192)) (z205) (not (z215)) (not (z219)) (not (z240)) (not (z269))
      (not (z288)) (not (z289)) (not (z321)) (not (z365)) (not (z373)) (not (z382)) (not (z392))
      (not (z395)) (not (z396)))
    :effect (and
      (z92) (not (z179)) (not (z205)) (z288) (z365)))
  (:action r2c2-to-r3c2-3
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z12)) (not (z28)) (not (z92)) (not (z103)) (not (z113))
      (not (z115)) (not (z119)) (not (z125)) (not (z128)) (not (z132)) (not (z139)) (not (z141))
      (not (z170)) (z179) (not (z192)) (not (z205)) (not (z215)) (not (z240)) (not (z269))
      (not (z288)) (not (z289)) (not (z321)) (not (z365)) (not (z373)) (not (z382)) (not (z392))
      (not (z395)) (not (z396)))
    :effect (and
      (z92) (not (z179)) (z288) (z365) (z395)))
  (:action r2c2-to-r3c2-4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z12)) (not (z28)) (not (z92)) (not (z103)) (not (z113))
      (not (z115)) (not (z119)) (not (z125)) (not (z128)) (not (z132)) (not (z139)) (not (z141))
      (not (z170)) (z179) (not (z192)) (not (z205)) (not (z215)) (z219) (not (z240)) (not (z269))
      (not (z288)) (not (z289)) (not (z321)) (not (z365)) (not (z373)) (not (z382)) (not (z392))
      (not (z395)) (not (z396)))
    :effect (and
      (z92) (not (z179)) (not (z219)) (z288) (z321) (z365) (z395)))
  (:action r2c2-to-r2c1
    :parameters ()
    :precondition (and
      (not (z1)) (not (z28)) (not (z43)) (not (z92)) (not (z94)) (not (z97)) (not (z99))
      (not (z115)) (not (z121)) (z125) (not (z132)) (not (z139)) (not (z141)) (not (z154))
      (not (z157)) (not (z181)) (not (z182)) (not (z200)) (z205) (not (z215)) (not (z218))
      (not (z219)) (z237) (not (z269)) (not (z274)) (not (z289)) (not (z308)) (not (z316))
      (not (z365)) (not (z373)) (not (z382)))
    :effect (and
      (z92) (not (z125)) (not (z205)) (not (z237)) (z316) (z365)))
  (:action r2c2-to-r3c2-5
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z12)) (not (z28)) (not (z92)) (not (z103)) (not (z113)) (z115)
      (not (z119)) (not (z125)) (not (z128)) (not (z132)) (not (z139)) (not (z141)) (not (z170))
      (z179) (not (z192)) (not (z205)) (not (z215)) (not (z219)) (not (z240)) (not (z269))
      (not (z288)) (not (z289)) (not (z321)) (z365) (not (z373)) (not (z382)) (not (z392))
      (not (z395)) (not (z396)))
    :effect (and
      (z92) (not (z115)) (z192)))
  (:action r2c2-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z28)) (not (z43)) (not (z92)) (not (z94)) (not (z97)) (not (z99))
      (not (z115)) (not (z121)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z154))
      (not (z157)) (not (z181)) (not (z182)) (not (z200)) (z205) (not (z215)) (not (z218))
      (not (z219)) (z237) (not (z269)) (not (z274)) (not (z289)) (not (z308)) (not (z316))
      (not (z365)) (not (z373)) (not (z382)))
    :effect (and
      (z92) (not (z205)) (z218) (not (z237)) (z316) (z365)))
  (:action r2c2-to-r1c2-2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z25)) (not (z28)) (not (z29)) (not (z51)) (not (z64)) (not (z73))
      (not (z92)) (not (z107)) (not (z115)) (z125) (not (z132)) (not (z139)) (not (z141))
      (not (z149)) (not (z198)) (z205) (not (z215)) (not (z219)) (not (z221)) (not (z224))
      (not (z228)) (not (z234)) (not (z258)) (not (z260)) (not (z269)) (not (z282)) (not (z289))
      (not (z291)) (not (z295)) (not (z349)) (not (z361)) (not (z365)) (z371) (not (z373))
      (not (z382)))
    :effect (and
      (z92) (not (z125)) (not (z205)) (z221) (z365) (not (z371))))
  (:action r2c2-to-r1c2-3
    :parameters ()
    :precondition (and
      (not (z1)) (not (z25)) (not (z28)) (not (z29)) (not (z51)) (not (z64)) (not (z73))
      (not (z92)) (not (z107)) (z115) (z125) (z132) (not (z139)) (not (z141)) (not (z149))
      (not (z198)) (not (z205)) (not (z215)) (not (z219)) (not (z221)) (not (z224)) (not (z228))
      (not (z234)) (not (z258)) (not (z260)) (not (z269)) (not (z282)) (not (z289)) (not (z291))
      (not (z295)) (not (z349)) (not (z361)) (not (z365)) (z371) (not (z373)) (not (z382)))
    :effect (and
      (z92) (not (z115)) (not (z125)) (not (z132)) (z224) (z291) (z365) (not (z371))))
  (:action r2c2-to-r1c2-4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z15)) (not (z25)) (not (z28)) (not (z29)) (not (z51))
      (not (z64)) (not (z73)) (not (z92)) (not (z107)) (not (z115)) (not (z125)) (not (z132))
      (not (z139)) (not (z141)) (not (z149)) (not (z198)) (z205) (not (z215)) (not (z219))
      (not (z221)) (not (z224)) (not (z228)) (not (z234)) (not (z258)) (not (z260)) (not (z269))
      (not (z282)) (not (z289)) (not (z291)) (not (z295)) (not (z333)) (not (z349)) (not (z361))
      (not (z365)) (not (z367)) (z371) (not (z373)) (not (z382)) (not (z391)))
    :effect (and
      (z92) (not (z205)) (z228) (z365) (not (z371))))
  (:action r2c2-to-r3c2-6
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z12)) (not (z28)) (not (z92)) (not (z103)) (not (z113))
      (not (z115)) (not (z119)) (z125) (not (z128)) (z132) (not (z139)) (not (z141)) (not (z170))
      (z179) (not (z192)) (not (z205)) (not (z215)) (not (z219)) (not (z240)) (not (z269))
      (not (z288)) (not (z289)) (not (z321)) (not (z365)) (not (z373)) (z382) (not (z392))
      (not (z395)) (not (z396)))
    :effect (and
      (z92) (not (z125)) (z128) (not (z132)) (not (z179)) (z365) (not (z382)) (z395)))
  (:action r2c2-to-r3c2-7
    :parameters ()
    :precondition (and
      (not (z1)) (not (z7)) (not (z8)) (not (z9)) (not (z12)) (not (z28)) (not (z37)) (not (z49))
      (not (z81)) (not (z92)) (not (z103)) (not (z113)) (not (z115)) (not (z119)) (not (z125))
      (not (z128)) (not (z129)) (not (z132)) (not (z139)) (not (z141)) (not (z167)) (not (z170))
      (z179) (not (z192)) (not (z205)) (not (z215)) (z219) (not (z233)) (not (z240)) (not (z258))
      (not (z269)) (not (z288)) (not (z289)) (not (z321)) (not (z343)) (z365) (not (z373))
      (not (z382)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z92) (z129) (not (z179)) (not (z219)) (z395)))
  (:action r2c2-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z28)) (not (z52)) (not (z58)) (not (z72))
      (not (z84)) (not (z92)) (z106) (not (z112)) (z115) (not (z120)) (not (z125)) (not (z126))
      (not (z127)) (not (z132)) (not (z139)) (not (z141)) (not (z146)) (not (z160)) (not (z205))
      (not (z215)) (not (z219)) (not (z238)) (z269) (not (z286)) (not (z289)) (not (z326))
      (not (z365)) (not (z368)) (not (z373)) (not (z378)) (not (z382)))
    :effect (and
      (z92) (not (z115)) (z146) (not (z269)) (z365) (z378)))
  (:action r2c2-to-r1c2-5
    :parameters ()
    :precondition (and
      (not (z1)) (not (z7)) (not (z8)) (not (z25)) (not (z28)) (not (z29)) (not (z37))
      (not (z49)) (not (z51)) (not (z64)) (not (z73)) (not (z81)) (not (z92)) (not (z107))
      (not (z115)) (not (z125)) (not (z129)) (not (z132)) (not (z139)) (not (z141)) (not (z149))
      (not (z167)) (not (z198)) (not (z205)) (not (z215)) (z219) (not (z221)) (not (z224))
      (not (z228)) (not (z233)) (not (z234)) (not (z258)) (not (z260)) (not (z269)) (not (z282))
      (not (z289)) (not (z291)) (not (z295)) (not (z343)) (not (z349)) (not (z361)) (z365) (z371)
      (not (z373)) (not (z382)))
    :effect (and
      (z92) (z149) (not (z219)) (z258) (not (z371))))
  (:action r2c2-to-r2c1-3
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (z28) (not (z29)) (not (z43)) (not (z44)) (not (z47)) (not (z61))
      (not (z63)) (not (z85)) (not (z92)) (not (z94)) (not (z97)) (not (z99)) (not (z112))
      (not (z113)) (not (z115)) (not (z121)) (not (z124)) (not (z125)) (not (z132)) (not (z139))
      (not (z141)) (not (z152)) (not (z154)) (not (z157)) (not (z163)) (not (z173)) (not (z177))
      (not (z181)) (not (z182)) (not (z183)) (not (z196)) (not (z197)) (not (z200)) (not (z205))
      (not (z211)) (z215) (not (z218)) (not (z219)) (not (z229)) (not (z234)) (z237) (not (z240))
      (not (z253)) (not (z269)) (not (z274)) (not (z277)) (not (z289)) (not (z294)) (not (z308))
      (not (z316)) (not (z325)) (not (z341)) (not (z347)) (not (z354)) (not (z356)) (not (z365))
      (not (z373)) (not (z375)) (not (z382)))
    :effect (and
      (not (z28)) (z92) (z154) (z157) (not (z215)) (not (z237)) (z365)))
  (:action r2c2-to-r2c1-4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z28)) (not (z43)) (not (z92)) (not (z94)) (not (z97)) (not (z99)) (z115)
      (not (z121)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z154)) (not (z157))
      (not (z181)) (not (z182)) (not (z200)) (not (z205)) (not (z215)) (not (z218)) (not (z219))
      (z237) (not (z269)) (not (z274)) (not (z289)) (not (z308)) (not (z316)) (z365) (not (z373))
      (not (z382)))
    :effect (and
      (z92) (not (z115)) (z181)))
  (:action r2c2-to-r2c1-5
    :parameters ()
    :precondition (and
      (not (z1)) (not (z28)) (not (z43)) (not (z92)) (not (z94)) (not (z97)) (not (z99)) (z115)
      (not (z121)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z154)) (not (z157))
      (not (z181)) (not (z182)) (not (z200)) (not (z205)) (not (z215)) (not (z218)) (not (z219))
      (z237) (z269) (not (z274)) (not (z289)) (not (z308)) (not (z316)) (z365) (not (z373))
      (not (z382)))
    :effect (and
      (z92) (not (z115)) (z181) (not (z269)) (z308)))
  (:action r2c2-to-r2c1-6
    :parameters ()
    :precondition (and
      (not (z1)) (not (z28)) (not (z43)) (not (z92)) (not (z94)) (not (z97)) (not (z99)) (z115)
      (not (z121)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z154)) (not (z157))
      (not (z181)) (not (z182)) (not (z200)) (not (z205)) (not (z215)) (not (z218)) (not (z219))
      (z237) (z269) (not (z274)) (not (z289)) (not (z308)) (not (z316)) (not (z365)) (not (z373))
      (not (z382)))
    :effect (and
      (z92) (not (z115)) (z181) (not (z269)) (z316) (z365)))
  (:action r2c2-to-r2c3-3
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z9)) (not (z20)) (not (z28)) (not (z52)) (not (z58))
      (not (z72)) (not (z84)) (not (z88)) (not (z92)) (not (z101)) (z106) (not (z111))
      (not (z112)) (z115) (not (z120)) (not (z121)) (not (z125)) (not (z126)) (not (z127))
      (not (z132)) (not (z139)) (not (z141)) (not (z146)) (not (z147)) (not (z160)) (not (z198))
      (not (z205)) (not (z215)) (not (z219)) (not (z238)) (not (z269)) (not (z286)) (not (z289))
      (not (z326)) (z365) (not (z368)) (z373) (not (z378)) (not (z382)) (not (z386)) (not (z388)))
    :effect (and
      (z72) (z92) (not (z115)) (z146) (not (z373))))
  (:action r2c2-to-r1c2-6
    :parameters ()
    :precondition (and
      (not (z1)) (not (z21)) (not (z25)) (not (z28)) (not (z29)) (not (z31)) (not (z36))
      (not (z40)) (not (z48)) (not (z51)) (not (z56)) (not (z64)) (not (z73)) (not (z76))
      (not (z78)) (not (z83)) (not (z87)) (not (z92)) (not (z97)) (not (z100)) (not (z103))
      (not (z107)) (not (z114)) (not (z115)) (not (z125)) (z132) (not (z139)) (not (z141))
      (not (z149)) (not (z160)) (not (z170)) (not (z198)) (not (z205)) (not (z215)) (not (z219))
      (not (z221)) (not (z224)) (not (z228)) (not (z234)) (not (z238)) (not (z251)) (not (z258))
      (not (z260)) (not (z269)) (not (z275)) (not (z282)) (z289) (not (z291)) (not (z295))
      (not (z305)) (not (z323)) (not (z324)) (not (z344)) (not (z349)) (not (z361)) (z365) (z371)
      (not (z373)) (not (z374)) (not (z382)))
    :effect (and
      (z73) (z76) (z92) (not (z132)) (z149) (z224) (not (z289)) (not (z371))))
  (:action r4c2-to-r4c3-3
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z83)) (not (z93)) (not (z96)) (z138) (not (z139)) (not (z141))
      (not (z147)) (not (z150)) (z153) (not (z163)) (z171) (not (z177)) (not (z196)) (not (z199))
      (not (z208)) (not (z229)) (not (z231)) (not (z252)) (not (z257)) (not (z264)) (not (z279))
      (not (z281)) (not (z284)) (not (z300)) (z317) (not (z318)) (not (z327)) (not (z339))
      (not (z343)) (not (z344)) (not (z355)) (not (z372)) (not (z380)) (not (z387)))
    :effect (and
      (z93) (not (z138)) (not (z171)) (not (z317))))
  (:action r4c2-to-r4c3-4
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z83)) (not (z93)) (z96) (not (z138)) (not (z139)) (not (z141))
      (not (z147)) (not (z150)) (z153) (not (z163)) (z171) (not (z177)) (not (z196)) (not (z199))
      (not (z208)) (not (z229)) (not (z231)) (not (z252)) (not (z257)) (not (z264)) (not (z279))
      (not (z281)) (not (z284)) (not (z300)) (not (z317)) (not (z318)) (not (z327)) (not (z339))
      (not (z343)) (not (z344)) (not (z355)) (not (z372)) (not (z380)) (not (z387)))
    :effect (and
      (z93) (not (z96)) (not (z153)) (not (z171)) (z355)))
  (:action r4c2-to-r4c3-5
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z64)) (not (z83)) (not (z91)) (not (z93)) (not (z96))
      (not (z107)) (not (z134)) (not (z138)) (not (z139)) (not (z141)) (not (z147)) (not (z150))
      (z153) (not (z156)) (not (z158)) (not (z163)) (z171) (not (z177)) (not (z196)) (not (z199))
      (not (z208)) (not (z229)) (not (z231)) (not (z242)) (not (z252)) (not (z257)) (not (z259))
      (not (z268)) (not (z279)) (not (z281)) (not (z284)) (not (z287)) (not (z300)) (not (z317))
      (not (z318)) (not (z327)) (not (z339)) (not (z343)) (not (z344)) (not (z349)) (not (z355))
      (not (z364)) (not (z372)) (not (z380)) (not (z381)) (not (z387)) (not (z394)))
    :effect (and
      (z93) (not (z153)) (not (z171)) (z281)))
  (:action r4c2-to-r3c2-2
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z93)) (z96) (not (z103)) (not (z113)) (not (z119))
      (not (z128)) (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z170)) (not (z177))
      (z179) (not (z192)) (not (z196)) (not (z199)) (not (z208)) (not (z240)) (not (z252))
      (not (z264)) (not (z284)) (not (z288)) (not (z300)) (not (z317)) (not (z321)) (not (z339))
      (not (z344)) (not (z387)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z93) (not (z96)) (not (z179)) (z288)))
  (:action r4c2-to-r3c2-3
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z93)) (not (z96)) (not (z103)) (not (z113)) (not (z119))
      (not (z128)) (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z170)) (not (z177))
      (z179) (not (z192)) (not (z196)) (not (z199)) (not (z208)) (not (z240)) (not (z252))
      (not (z284)) (not (z288)) (not (z300)) (not (z317)) (not (z321)) (not (z339)) (not (z344))
      (not (z387)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z93) (not (z179)) (z288) (z395)))
  (:action r4c2-to-r3c2-4
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z93)) (not (z96)) (not (z103)) (not (z113)) (not (z119))
      (not (z128)) (z138) (not (z139)) (not (z141)) (not (z163)) (not (z170)) (not (z177)) (z179)
      (not (z192)) (not (z196)) (z199) (not (z208)) (not (z240)) (not (z252)) (not (z264))
      (not (z284)) (not (z288)) (not (z300)) (not (z317)) (not (z321)) (not (z339)) (not (z344))
      (z387) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z93) (not (z138)) (not (z199)) (z288) (z321) (not (z387)) (z395)))
  (:action r4c2-to-r3c2-5
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z93)) (not (z96)) (not (z103)) (not (z113)) (not (z119))
      (not (z128)) (z138) (not (z139)) (not (z141)) (not (z163)) (not (z170)) (not (z177)) (z179)
      (not (z192)) (not (z196)) (z199) (not (z208)) (not (z240)) (not (z252)) (not (z264))
      (not (z284)) (not (z288)) (not (z300)) (not (z317)) (not (z321)) (not (z339)) (not (z344))
      (not (z387)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z93) (not (z138)) (not (z179)) (not (z199)) (z288) (z321) (z395)))
  (:action r4c2-to-r4c3-6
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z24)) (not (z32)) (not (z74)) (not (z83)) (not (z93))
      (not (z96)) (not (z126)) (z138) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (z153)
      (not (z163)) (z171) (not (z177)) (not (z182)) (not (z191)) (not (z196)) (not (z199))
      (not (z208)) (not (z229)) (not (z231)) (not (z252)) (not (z257)) (not (z264)) (not (z279))
      (not (z281)) (not (z282)) (z284) (not (z300)) (not (z303)) (not (z317)) (not (z318))
      (not (z327)) (not (z339)) (not (z343)) (not (z344)) (not (z355)) (not (z368)) (not (z372))
      (not (z380)) (not (z387)))
    :effect (and
      (z93) (not (z138)) (not (z153)) (not (z171)) (not (z284)) (z318) (z380)))
  (:action r4c2-to-r4c1-2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z64)) (not (z75)) (not (z85)) (not (z88)) (not (z91))
      (not (z93)) (not (z96)) (not (z107)) (not (z108)) (not (z134)) (not (z138)) (not (z139))
      (not (z141)) (not (z156)) (not (z158)) (not (z163)) (not (z166)) (not (z177)) (not (z189))
      (not (z196)) (not (z199)) (not (z204)) (not (z208)) (not (z235)) (not (z242)) (not (z252))
      (not (z259)) (not (z268)) (not (z281)) (not (z284)) (not (z287)) (not (z300)) (not (z305))
      (not (z312)) (not (z317)) (z330) (not (z339)) (not (z344)) (not (z347)) (not (z349))
      (not (z364)) (not (z381)) (not (z387)) (not (z389)) (not (z394)))
    :effect (and
      (z93) (z204) (z242) (not (z330))))
  (:action r4c2-to-r3c2-6
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z24)) (not (z32)) (not (z74)) (not (z93)) (not (z96))
      (not (z103)) (not (z113)) (not (z119)) (not (z126)) (not (z128)) (z138) (not (z139))
      (not (z141)) (not (z163)) (not (z170)) (not (z177)) (z179) (not (z182)) (not (z191))
      (not (z192)) (not (z196)) (not (z199)) (not (z208)) (not (z240)) (not (z252)) (not (z264))
      (not (z282)) (z284) (not (z288)) (not (z300)) (not (z303)) (not (z317)) (not (z318))
      (not (z321)) (not (z339)) (not (z344)) (not (z368)) (not (z387)) (not (z392)) (not (z395))
      (not (z396)))
    :effect (and
      (z93) (z128) (not (z138)) (not (z179)) (not (z284)) (z395)))
  (:action r4c2-to-r3c2-7
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z9)) (not (z12)) (not (z37)) (not (z49)) (not (z81))
      (not (z93)) (not (z96)) (not (z103)) (not (z113)) (not (z119)) (not (z128)) (not (z129))
      (z138) (not (z139)) (not (z141)) (not (z163)) (not (z167)) (not (z170)) (not (z177)) (z179)
      (not (z192)) (not (z196)) (not (z199)) (z208) (not (z233)) (not (z240)) (not (z252))
      (not (z258)) (not (z264)) (not (z284)) (not (z288)) (not (z300)) (not (z317)) (not (z321))
      (not (z339)) (not (z343)) (not (z344)) (not (z387)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z93) (z129) (not (z138)) (not (z179)) (not (z208)) (z395)))
  (:action r4c2-to-r4c3-7
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z8)) (not (z37)) (not (z49)) (not (z81)) (not (z83))
      (not (z93)) (not (z96)) (not (z129)) (z138) (not (z139)) (not (z141)) (not (z147))
      (not (z150)) (z153) (not (z163)) (not (z167)) (z171) (not (z177)) (not (z196)) (not (z199))
      (z208) (not (z229)) (not (z231)) (not (z233)) (not (z252)) (not (z257)) (not (z258))
      (not (z264)) (not (z279)) (not (z281)) (not (z284)) (not (z300)) (not (z317)) (not (z318))
      (not (z327)) (not (z339)) (not (z343)) (not (z344)) (not (z355)) (not (z372)) (not (z380))
      (not (z387)))
    :effect (and
      (z93) (not (z138)) (z150) (not (z171)) (not (z208)) (z343)))
  (:action r4c2-to-r4c3-8
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z83)) (not (z93)) (not (z96)) (z138) (not (z139)) (not (z141))
      (not (z147)) (not (z150)) (z153) (not (z163)) (z171) (not (z177)) (not (z196)) (z199)
      (not (z208)) (not (z229)) (not (z231)) (not (z252)) (not (z257)) (not (z264)) (not (z279))
      (not (z281)) (not (z284)) (not (z300)) (not (z317)) (not (z318)) (not (z327)) (not (z339))
      (not (z343)) (not (z344)) (not (z355)) (not (z372)) (not (z380)) (z387))
    :effect (and
      (z93) (not (z138)) (z150) (not (z153)) (not (z199)) (z372) (not (z387))))
  (:action r4c2-to-r4c3-9
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z83)) (not (z93)) (not (z96)) (z138) (not (z139)) (not (z141))
      (not (z147)) (not (z150)) (z153) (not (z163)) (z171) (not (z177)) (not (z196)) (z199)
      (not (z208)) (not (z229)) (not (z231)) (not (z252)) (not (z257)) (not (z264)) (not (z279))
      (not (z281)) (not (z284)) (not (z300)) (not (z317)) (not (z318)) (not (z327)) (not (z339))
      (not (z343)) (not (z344)) (not (z355)) (not (z372)) (not (z380)) (not (z387)))
    :effect (and
      (z93) (not (z138)) (z150) (not (z153)) (not (z171)) (not (z199)) (z372)))
  (:action r4c2-to-r4c1-3
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z75)) (not (z85)) (not (z88)) (not (z93)) (z96) (not (z108))
      (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z166)) (not (z177)) (not (z189))
      (not (z196)) (not (z199)) (not (z204)) (not (z208)) (not (z235)) (not (z242)) (not (z252))
      (not (z264)) (not (z284)) (not (z300)) (not (z305)) (not (z312)) (not (z317)) (z330)
      (not (z339)) (not (z344)) (not (z347)) (not (z387)) (not (z389)))
    :effect (and
      (z93) (not (z96)) (z166) (not (z330))))
  (:action r4c2-to-r4c1-4
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z75)) (not (z85)) (not (z88)) (not (z93)) (z96) (not (z108))
      (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z166)) (not (z177)) (not (z189))
      (not (z196)) (not (z199)) (not (z204)) (not (z208)) (not (z235)) (not (z242)) (not (z252))
      (not (z264)) (not (z284)) (not (z300)) (not (z305)) (not (z312)) (not (z317)) (z330) (z339)
      (not (z344)) (not (z347)) (not (z387)) (not (z389)))
    :effect (and
      (z93) (not (z96)) (z166) (z235) (not (z330)) (not (z339))))
  (:action r4c2-to-r4c1-5
    :parameters ()
    :precondition (and
      (not (z4)) (not (z24)) (not (z32)) (not (z38)) (not (z74)) (not (z75)) (not (z85))
      (not (z88)) (not (z93)) (not (z96)) (not (z108)) (not (z126)) (z138) (not (z139))
      (not (z141)) (not (z163)) (not (z166)) (not (z177)) (not (z182)) (not (z189)) (not (z191))
      (not (z196)) (not (z199)) (not (z204)) (not (z208)) (not (z235)) (not (z242)) (not (z252))
      (not (z264)) (not (z282)) (z284) (not (z300)) (not (z303)) (not (z305)) (not (z312))
      (not (z317)) (not (z318)) (z330) (not (z339)) (not (z344)) (not (z347)) (not (z368))
      (not (z387)) (not (z389)))
    :effect (and
      (z93) (not (z138)) (z189) (z204) (not (z284)) (not (z330))))
  (:action r4c2-to-r4c1-6
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z75)) (not (z85)) (not (z88)) (not (z93)) (not (z96))
      (not (z108)) (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z166)) (not (z177))
      (not (z189)) (not (z196)) (not (z199)) (not (z204)) (z208) (not (z235)) (not (z242)) (z252)
      (not (z264)) (not (z284)) (z300) (not (z305)) (not (z312)) (not (z317)) (z330) (not (z339))
      (not (z344)) (not (z347)) (not (z387)) (not (z389)))
    :effect (and
      (z93) (z189) (not (z208)) (z235) (not (z252)) (not (z300)) (not (z330))))
  (:action r4c2-to-r4c3-10
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z21)) (not (z31)) (not (z36)) (not (z40)) (not (z48))
      (not (z56)) (not (z73)) (not (z76)) (not (z78)) (not (z83)) (not (z87)) (not (z93))
      (not (z96)) (not (z97)) (not (z100)) (not (z103)) (not (z114)) (not (z138)) (not (z139))
      (not (z141)) (not (z147)) (not (z150)) (z153) (not (z160)) (not (z163)) (not (z170)) (z171)
      (not (z177)) (not (z196)) (not (z199)) (z208) (not (z229)) (not (z231)) (not (z238))
      (not (z251)) (z252) (not (z257)) (z264) (not (z275)) (not (z279)) (not (z281)) (not (z284))
      (not (z289)) (not (z300)) (not (z305)) (not (z317)) (not (z318)) (not (z323)) (not (z324))
      (not (z327)) (not (z339)) (not (z343)) (z344) (not (z355)) (not (z372)) (not (z374))
      (not (z380)) (not (z387)))
    :effect (and
      (z83) (z93) (not (z171)) (not (z208)) (not (z252)) (not (z264)) (z327) (not (z344))))
  (:action r4c2-to-r4c1-7
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z28)) (not (z29)) (not (z38)) (not (z44)) (not (z47))
      (not (z61)) (not (z63)) (not (z75)) (not (z85)) (not (z88)) (not (z93)) (not (z96))
      (not (z108)) (not (z112)) (not (z113)) (not (z124)) (not (z138)) (not (z139)) (not (z141))
      (not (z152)) (not (z154)) (not (z157)) (z163) (not (z166)) (not (z173)) (z177) (not (z183))
      (not (z189)) (z196) (not (z197)) (not (z199)) (not (z204)) (not (z208)) (not (z211))
      (not (z215)) (not (z229)) (not (z234)) (not (z235)) (not (z240)) (not (z242)) (not (z252))
      (not (z253)) (not (z264)) (not (z277)) (not (z284)) (not (z294)) (not (z300)) (not (z305))
      (not (z312)) (not (z317)) (not (z325)) (z330) (not (z339)) (not (z341)) (not (z344))
      (not (z347)) (not (z354)) (not (z356)) (not (z375)) (not (z387)) (not (z389)))
    :effect (and
      (z85) (z93) (not (z163)) (not (z177)) (not (z196)) (not (z330)) (z347)))
  (:action r1c1-to-r2c1-7
    :parameters ()
    :precondition (and
      (not (z31)) (not (z40)) (not (z43)) (not (z48)) (not (z89)) (not (z91)) (not (z94))
      (not (z97)) (not (z99)) (not (z102)) (not (z121)) (not (z137)) (not (z139)) (not (z141))
      (not (z154)) (not (z157)) (not (z167)) (z169) (not (z181)) (not (z182)) (not (z200))
      (not (z207)) (z214) (not (z216)) (not (z218)) (z237) (not (z245)) (not (z257)) (not (z259))
      (not (z274)) (not (z277)) (not (z282)) (not (z300)) (not (z308)) (not (z310)) (not (z316))
      (not (z320)) (not (z325)) (z385) (not (z392)) (not (z399)))
    :effect (and
      (z94) (not (z169)) (not (z214)) (not (z237)) (not (z385)) (z399)))
  (:action r2c2-to-r2c1-7
    :parameters ()
    :precondition (and
      (not (z1)) (not (z28)) (not (z43)) (not (z92)) (not (z94)) (not (z97)) (not (z99)) (z115)
      (not (z121)) (z125) (z132) (not (z139)) (not (z141)) (not (z154)) (not (z157)) (not (z169))
      (not (z181)) (not (z182)) (not (z200)) (not (z205)) (not (z215)) (not (z218)) (not (z219))
      (z237) (not (z245)) (not (z257)) (not (z269)) (not (z274)) (not (z289)) (not (z300))
      (not (z308)) (not (z316)) (not (z320)) (not (z365)) (not (z373)) (not (z382)) (not (z392)))
    :effect (and
      (z92) (z94) (not (z115)) (not (z125)) (not (z132)) (not (z237)) (z365)))
  (:action r4c1-to-r4c2-14
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z75)) (not (z85)) (not (z88)) (z93) (not (z96)) (not (z108))
      (not (z138)) (not (z139)) (not (z141)) (not (z163)) (z166) (not (z177)) (not (z189))
      (not (z196)) (not (z199)) (not (z204)) (not (z208)) (not (z235)) (not (z242)) (not (z252))
      (not (z264)) (not (z284)) (not (z300)) (not (z305)) (not (z312)) (not (z317)) (not (z330))
      (not (z339)) (not (z344)) (not (z347)) (not (z387)) (not (z389)))
    :effect (and
      (not (z93)) (z96) (not (z166)) (z330)))
  (:action r4c1-to-r4c2-15
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z70)) (not (z75)) (not (z85)) (not (z88)) (not (z89)) (z93)
      (not (z96)) (not (z108)) (not (z138)) (not (z139)) (not (z141)) (not (z163)) (z166)
      (not (z177)) (not (z180)) (not (z189)) (not (z196)) (not (z199)) (not (z204)) (not (z208))
      (z235) (not (z242)) (not (z252)) (not (z264)) (not (z284)) (not (z300)) (not (z305))
      (not (z312)) (not (z317)) (not (z330)) (not (z339)) (not (z344)) (not (z347)) (not (z387))
      (not (z389)))
    :effect (and
      (not (z93)) (z96) (not (z166)) (not (z235)) (z330) (z339)))
  (:action r4c3-to-r4c2-14
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z83)) (z93) (not (z96)) (not (z138)) (not (z139)) (not (z141))
      (not (z147)) (not (z150)) (not (z153)) (not (z163)) (not (z171)) (not (z177)) (not (z196))
      (not (z199)) (not (z208)) (not (z229)) (not (z231)) (not (z252)) (not (z257)) (not (z264))
      (not (z279)) (not (z281)) (not (z284)) (not (z300)) (not (z317)) (not (z318)) (not (z327))
      (not (z339)) (not (z343)) (not (z344)) (z355) (not (z372)) (not (z380)) (not (z387)))
    :effect (and
      (not (z93)) (z96) (z153) (z171) (not (z355))))
  (:action r4c3-to-r4c2-15
    :parameters ()
    :precondition (and
      (not (z2)) (z3) (not (z70)) (not (z83)) (not (z89)) (z93) (not (z96)) (not (z138))
      (not (z139)) (not (z141)) (not (z147)) (not (z150)) (not (z153)) (not (z163)) (not (z171))
      (not (z177)) (not (z180)) (not (z196)) (not (z199)) (not (z208)) (not (z229)) (not (z231))
      (not (z252)) (not (z257)) (not (z264)) (not (z279)) (not (z281)) (not (z284)) (not (z300))
      (not (z317)) (not (z318)) (not (z327)) (not (z339)) (not (z343)) (not (z344)) (z355)
      (not (z372)) (not (z380)) (not (z387)))
    :effect (and
      (not (z3)) (not (z93)) (z96) (z153) (z171) (z339) (not (z355))))
  (:action r3c2-to-r4c2-14
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (z93) (not (z96)) (not (z103)) (not (z113)) (not (z119))
      (not (z128)) (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z170)) (not (z177))
      (not (z179)) (not (z192)) (not (z196)) (not (z199)) (not (z208)) (not (z240)) (not (z252))
      (not (z264)) (not (z284)) (z288) (not (z300)) (not (z317)) (not (z321)) (not (z339))
      (not (z344)) (not (z387)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z93)) (z96) (z179) (not (z288))))
  (:action r3c2-to-r4c2-15
    :parameters ()
    :precondition (and
      (not (z9)) (z12) (not (z70)) (not (z89)) (z93) (not (z96)) (not (z103)) (not (z113))
      (not (z119)) (not (z128)) (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z170))
      (not (z177)) (not (z179)) (not (z180)) (not (z192)) (not (z196)) (not (z199)) (not (z208))
      (not (z240)) (not (z252)) (not (z264)) (not (z284)) (z288) (not (z300)) (not (z317))
      (not (z321)) (not (z339)) (not (z344)) (not (z387)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z12)) (not (z93)) (z96) (z179) (not (z288)) (z339)))
  (:action r1c1-to-r2c1-8
    :parameters ()
    :precondition (and
      (not (z21)) (z31) (not (z36)) (z40) (not (z43)) (z48) (not (z56)) (not (z73)) (not (z76))
      (not (z78)) (not (z83)) (not (z87)) (not (z89)) (not (z91)) (not (z94)) (not (z97))
      (not (z99)) (not (z100)) (z102) (not (z103)) (not (z114)) (not (z121)) (not (z137))
      (not (z139)) (not (z141)) (not (z154)) (not (z157)) (not (z160)) (not (z167)) (not (z169))
      (not (z170)) (not (z181)) (not (z182)) (not (z200)) (not (z207)) (not (z214)) (not (z216))
      (not (z218)) (z237) (not (z238)) (not (z251)) (not (z259)) (not (z274)) (not (z275))
      (not (z277)) (not (z289)) (not (z305)) (not (z308)) (not (z310)) (not (z316)) (not (z323))
      (not (z324)) (not (z325)) (not (z344)) (not (z374)) (not (z385)) (not (z399)))
    :effect (and
      (not (z31)) (not (z40)) (not (z48)) (z97) (not (z102)) (z218) (not (z237)) (z308) (z399)))
  (:action r2c2-to-r2c1-8
    :parameters ()
    :precondition (and
      (not (z1)) (not (z21)) (not (z28)) (not (z31)) (not (z36)) (not (z40)) (not (z43))
      (not (z48)) (not (z56)) (not (z73)) (not (z76)) (not (z78)) (not (z83)) (not (z87))
      (not (z92)) (not (z94)) (not (z97)) (not (z99)) (not (z100)) (not (z103)) (not (z114))
      (not (z115)) (not (z121)) (not (z125)) (z132) (not (z139)) (not (z141)) (not (z154))
      (not (z157)) (not (z160)) (not (z170)) (not (z181)) (not (z182)) (not (z200)) (not (z205))
      (not (z215)) (not (z218)) (not (z219)) (z237) (not (z238)) (not (z251)) (not (z269))
      (not (z274)) (not (z275)) (z289) (not (z305)) (not (z308)) (not (z316)) (not (z323))
      (not (z324)) (not (z344)) (z365) (not (z373)) (not (z374)) (not (z382)))
    :effect (and
      (z92) (z97) (not (z132)) (z218) (not (z237)) (not (z289)) (z308)))
  (:action r1c3-to-r1c4-13
    :parameters ()
    :precondition (and
      (z14) (not (z16)) (not (z20)) (z21) (not (z24)) (not (z31)) (not (z36)) (not (z40))
      (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z56)) (not (z67)) (not (z73))
      (not (z76)) (not (z78)) (not (z79)) (not (z80)) (not (z83)) (not (z87)) (not (z97))
      (not (z100)) (not (z103)) (not (z114)) (not (z130)) (not (z131)) (not (z134)) (not (z139))
      (not (z141)) (not (z156)) (not (z160)) (not (z162)) (not (z164)) (not (z170)) (z174)
      (not (z183)) (not (z184)) (not (z191)) (not (z202)) (not (z203)) (not (z206)) (z225)
      (not (z238)) (not (z251)) (not (z253)) (not (z256)) (not (z273)) (not (z275)) (not (z283))
      (not (z289)) (not (z305)) (not (z313)) (not (z319)) (not (z323)) (not (z324)) (not (z341))
      (not (z344)) (not (z350)) (not (z351)) (not (z374)) (not (z375)))
    :effect (and
      (not (z14)) (not (z21)) (z100) (z131) (not (z174)) (not (z225)) (z251) (z275)))
  (:action r2c4-to-r1c4-13
    :parameters ()
    :precondition (and
      (z14) (not (z20)) (not (z21)) (not (z22)) (not (z31)) (not (z36)) (not (z40)) (not (z44))
      (not (z47)) (not (z48)) (not (z55)) (not (z56)) (not (z68)) (not (z73)) (not (z76)) (z78)
      (not (z80)) (not (z83)) (not (z87)) (not (z97)) (not (z100)) (not (z101)) (not (z103))
      (not (z114)) (not (z124)) (not (z130)) (not (z134)) (not (z139)) (not (z141)) (not (z160))
      (not (z162)) (not (z164)) (not (z170)) (not (z184)) (not (z202)) (not (z206)) (not (z236))
      (not (z238)) (z243) (not (z245)) (not (z247)) (not (z251)) (not (z253)) (not (z261))
      (not (z273)) (not (z275)) (not (z287)) (not (z289)) (not (z302)) (not (z303)) (not (z305))
      (not (z313)) (not (z319)) (not (z320)) (not (z323)) (z324) (not (z333)) (not (z344)) (z374)
      (not (z375)))
    :effect (and
      (not (z14)) (not (z78)) (z100) (z141) (not (z243)) (z251) (z275) (not (z324)) (not (z374))))
  (:action r3c4-to-r2c4-7
    :parameters ()
    :precondition (and
      (not (z9)) (not (z20)) (not (z22)) (not (z36)) (not (z55)) (not (z68)) (not (z70))
      (not (z72)) (not (z81)) (not (z86)) (not (z88)) (not (z101)) (not (z111)) (not (z121))
      (not (z124)) (not (z139)) (z141) (z145) (not (z147)) (not (z158)) (z188) (not (z198))
      (not (z236)) (not (z241)) (not (z243)) (not (z245)) (not (z247)) (not (z248)) (not (z261))
      (z276) (not (z287)) (not (z294)) (not (z302)) (not (z303)) (not (z320)) (not (z324))
      (not (z332)) (not (z333)) (not (z356)) (not (z367)) (not (z369)) (not (z373)) (z386)
      (not (z388)) (not (z394)) (not (z397)))
    :effect (and
      (z68) (z101) (not (z141)) (not (z188)) (z236) (not (z276)) (not (z386))))
  (:action r2c3-to-r2c4-4
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z9)) (not (z20)) (not (z22)) (not (z52)) (not (z55))
      (not (z58)) (not (z68)) (z72) (not (z84)) (not (z88)) (not (z101)) (z106) (not (z111))
      (not (z112)) (not (z120)) (not (z121)) (not (z124)) (not (z126)) (not (z127)) (not (z139))
      (z141) (z146) (not (z147)) (not (z160)) (not (z198)) (not (z236)) (not (z238)) (not (z243))
      (not (z245)) (not (z247)) (not (z261)) (not (z286)) (not (z287)) (not (z302)) (not (z303))
      (not (z320)) (not (z324)) (not (z326)) (not (z333)) (not (z368)) (not (z373)) (not (z378))
      (not (z386)) (not (z388)))
    :effect (and
      (z68) (not (z72)) (z101) (not (z141)) (not (z146)) (z236)))
  (:action r1c4-to-r2c4-5
    :parameters ()
    :precondition (and
      (not (z9)) (z14) (z20) (not (z22)) (not (z44)) (not (z47)) (not (z55)) (not (z68))
      (not (z72)) (z80) (not (z88)) (not (z100)) (not (z101)) (not (z111)) (not (z121))
      (not (z124)) (not (z130)) (not (z134)) (not (z139)) (z141) (not (z147)) (not (z162)) (z164)
      (not (z184)) (not (z198)) (z202) (not (z206)) (not (z236)) (not (z243)) (not (z245))
      (not (z247)) (not (z251)) (not (z253)) (not (z261)) (not (z273)) (not (z275)) (not (z287))
      (not (z302)) (not (z303)) (not (z313)) (z319) (not (z320)) (not (z324)) (not (z333))
      (not (z373)) (not (z375)) (not (z386)) (not (z388)))
    :effect (and
      (not (z20)) (z68) (not (z80)) (z101) (not (z141)) (not (z164)) (not (z202)) (z236)
      (not (z319))))
  (:action r2c1-to-r1c1-13
    :parameters ()
    :precondition (and
      (not (z31)) (not (z40)) (not (z43)) (not (z48)) (not (z89)) (not (z91)) (not (z94))
      (not (z97)) (not (z99)) (not (z102)) (not (z121)) (not (z137)) (not (z139)) (not (z141))
      (not (z154)) (not (z157)) (not (z167)) (not (z169)) (z181) (not (z182)) (not (z200))
      (not (z207)) (not (z214)) (not (z216)) (not (z218)) (z237) (not (z259)) (not (z274))
      (not (z277)) (z308) (not (z310)) (not (z316)) (not (z325)) (not (z385)) (z399))
    :effect (and
      (z102) (not (z181)) (z214) (z216) (not (z308))))
  (:action r1c2-to-r1c1-13
    :parameters ()
    :precondition (and
      (z25) (not (z29)) (not (z31)) (not (z40)) (not (z48)) (not (z51)) (not (z64)) (not (z73))
      (not (z89)) (not (z91)) (not (z102)) (not (z107)) (not (z137)) (not (z139)) (not (z141))
      (not (z149)) (not (z167)) (not (z169)) (not (z198)) (not (z207)) (not (z214)) (not (z216))
      (z221) (z224) (not (z228)) (not (z234)) (not (z258)) (not (z259)) (not (z260)) (not (z277))
      (not (z282)) (not (z291)) (not (z295)) (not (z310)) (not (z325)) (not (z349)) (z361) (z371)
      (not (z385)) (z399))
    :effect (and
      (not (z25)) (z102) (z214) (z216) (not (z221)) (not (z224)) (not (z361))))
  (:action r1c2-to-r1c1-14
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z25)) (not (z29)) (not (z31)) (not (z37)) (not (z40))
      (not (z48)) (not (z49)) (not (z51)) (not (z64)) (not (z73)) (not (z81)) (not (z89))
      (not (z91)) (not (z102)) (not (z107)) (not (z129)) (not (z137)) (not (z139)) (not (z141))
      (z149) (not (z167)) (not (z169)) (not (z198)) (not (z207)) (not (z214)) (not (z216))
      (not (z221)) (not (z224)) (not (z228)) (not (z233)) (not (z234)) (z258) (not (z259))
      (not (z260)) (not (z277)) (not (z282)) (not (z291)) (not (z295)) (not (z310)) (not (z325))
      (not (z343)) (not (z349)) (not (z361)) (not (z371)) (not (z385)) (z399))
    :effect (and
      (z102) (not (z149)) (z167) (z207) (not (z258)) (z371) (not (z399))))
  (:action r2c1-to-r1c1-14
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z31)) (not (z37)) (not (z40)) (z43) (not (z48)) (not (z49))
      (not (z81)) (not (z89)) (not (z91)) (not (z94)) (not (z97)) (not (z99)) (not (z102))
      (not (z121)) (not (z129)) (not (z137)) (not (z139)) (not (z141)) (not (z154)) (not (z157))
      (not (z167)) (not (z169)) (not (z181)) (not (z182)) (z200) (not (z207)) (not (z214))
      (not (z216)) (not (z218)) (not (z233)) (not (z237)) (not (z258)) (not (z259)) (not (z274))
      (not (z277)) (z308) (not (z310)) (not (z316)) (not (z325)) (not (z343)) (not (z385)) (z399))
    :effect (and
      (not (z43)) (z102) (z167) (not (z200)) (z207) (z237) (not (z308)) (not (z399))))
  (:action r2c3-to-r2c2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z28)) (not (z52)) (not (z58)) (not (z72))
      (not (z84)) (z92) (not (z106)) (not (z112)) (not (z115)) (not (z120)) (not (z125))
      (not (z126)) (z127) (not (z132)) (not (z139)) (not (z141)) (not (z146)) (not (z160))
      (not (z205)) (not (z215)) (not (z219)) (not (z238)) (not (z269)) (not (z286)) (not (z289))
      (not (z326)) (z365) (not (z368)) (not (z373)) (not (z378)) (not (z382)))
    :effect (and
      (not (z92)) (z106) (not (z127)) (not (z365))))
  (:action r2c3-to-r3c3-2
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z7)) (not (z8)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z52)) (not (z58)) (not (z61)) (not (z72)) (z84) (not (z106)) (not (z112)) (z120)
      (not (z126)) (not (z127)) (not (z139)) (not (z141)) (not (z146)) (not (z151)) (not (z155))
      (not (z160)) (not (z173)) (not (z238)) (not (z268)) (not (z285)) (not (z286)) (z293)
      (not (z326)) (not (z328)) (not (z352)) (not (z360)) (not (z363)) (not (z368)) (not (z378))
      (not (z381)))
    :effect (and
      (not (z84)) (z106) (not (z120)) (not (z293)) (z328)))
  (:action r2c3-to-r3c3-3
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z7)) (not (z8)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z52)) (not (z58)) (not (z61)) (not (z64)) (not (z72)) (not (z84)) (not (z91))
      (not (z106)) (not (z107)) (not (z112)) (not (z120)) (not (z126)) (z127) (not (z134))
      (not (z139)) (not (z141)) (not (z146)) (not (z151)) (not (z155)) (not (z156)) (not (z158))
      (not (z160)) (not (z173)) (not (z238)) (not (z242)) (not (z259)) (not (z268)) (not (z281))
      (not (z285)) (not (z286)) (not (z287)) (z293) (not (z326)) (not (z328)) (not (z349))
      (not (z352)) (not (z360)) (not (z363)) (not (z364)) (not (z368)) (not (z378)) (not (z381))
      (not (z394)))
    :effect (and
      (z106) (not (z127)) (z268) (not (z293)) (z381)))
  (:action r2c3-to-r1c3-2
    :parameters ()
    :precondition (and
      (z5) (not (z8)) (not (z16)) (not (z21)) (not (z24)) (not (z49)) (not (z52)) (not (z58))
      (not (z67)) (not (z72)) (not (z79)) (not (z84)) (not (z106)) (not (z112)) (not (z120))
      (not (z126)) (not (z127)) (z131) (not (z139)) (not (z141)) (not (z146)) (not (z156))
      (not (z160)) (not (z174)) (not (z183)) (not (z191)) (not (z203)) (not (z225)) (not (z238))
      (not (z256)) (not (z283)) (not (z286)) (not (z326)) (not (z341)) (not (z350)) (not (z351))
      (not (z368)) (z378))
    :effect (and
      (not (z5)) (z106) (not (z131)) (z283) (not (z378))))
  (:action r2c3-to-r3c3-4
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z5)) (not (z7)) (not (z8)) (not (z32)) (not (z37)) (not (z39))
      (not (z46)) (not (z52)) (z58) (not (z61)) (not (z72)) (not (z79)) (not (z84)) (not (z106))
      (not (z112)) (not (z119)) (not (z120)) (not (z126)) (z127) (not (z130)) (not (z139))
      (not (z141)) (not (z146)) (not (z151)) (not (z155)) (not (z160)) (not (z173)) (not (z238))
      (not (z260)) (not (z261)) (not (z268)) (not (z274)) (not (z285)) (not (z286)) (z293)
      (not (z310)) (not (z317)) (z326) (not (z328)) (not (z352)) (not (z360)) (not (z363))
      (not (z368)) (not (z378)) (not (z381)) (not (z389)) (not (z396)))
    :effect (and
      (not (z58)) (z106) (not (z127)) (z285) (not (z293)) (not (z326)) (z363)))
  (:action r2c3-to-r1c3-3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z16)) (not (z21)) (not (z24)) (not (z49)) (not (z52))
      (not (z58)) (not (z67)) (not (z72)) (not (z79)) (z84) (not (z106)) (not (z112)) (z120)
      (not (z126)) (not (z127)) (z131) (not (z139)) (not (z141)) (not (z146)) (not (z156))
      (not (z160)) (not (z174)) (not (z183)) (not (z191)) (not (z203)) (not (z225)) (not (z238))
      (not (z256)) (not (z283)) (not (z286)) (not (z326)) (not (z341)) (not (z350)) (not (z351))
      (not (z368)) (not (z378)))
    :effect (and
      (not (z84)) (z106) (not (z120)) (z203) (z351)))
  (:action r2c3-to-r1c3-4
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z16)) (not (z21)) (not (z24)) (not (z49)) (not (z52))
      (not (z58)) (not (z67)) (not (z72)) (not (z79)) (z84) (not (z106)) (not (z112)) (z120)
      (not (z126)) (z127) (z131) (not (z139)) (not (z141)) (not (z146)) (not (z156)) (not (z160))
      (not (z174)) (not (z183)) (not (z191)) (not (z203)) (not (z225)) (not (z238)) (not (z256))
      (not (z283)) (not (z286)) (not (z326)) (not (z341)) (not (z350)) (not (z351)) (not (z368))
      (not (z378)))
    :effect (and
      (not (z84)) (z106) (not (z120)) (not (z127)) (not (z131)) (z203) (z351)))
  (:action r2c3-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z1)) (z5) (not (z8)) (not (z28)) (not (z52)) (not (z58)) (not (z72)) (not (z84))
      (z92) (not (z106)) (not (z112)) (not (z115)) (not (z120)) (not (z125)) (not (z126))
      (not (z127)) (not (z132)) (not (z139)) (not (z141)) (not (z146)) (not (z160)) (not (z205))
      (not (z215)) (not (z219)) (not (z238)) (not (z269)) (not (z286)) (not (z289)) (not (z326))
      (z365) (not (z368)) (not (z373)) (z378) (not (z382)))
    :effect (and
      (not (z5)) (not (z92)) (z106) (z205) (not (z365)) (not (z378))))
  (:action r2c3-to-r2c2-3
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z28)) (not (z52)) (not (z58)) (not (z72)) (z84)
      (z92) (not (z106)) (not (z112)) (not (z115)) (z120) (not (z125)) (not (z126)) (not (z127))
      (not (z132)) (not (z139)) (not (z141)) (not (z146)) (not (z160)) (not (z205)) (not (z215))
      (not (z219)) (not (z238)) (not (z269)) (not (z286)) (not (z289)) (not (z326)) (z365)
      (not (z368)) (not (z373)) (not (z378)) (not (z382)))
    :effect (and
      (not (z84)) (z106) (not (z120)) (z219) (not (z365))))
  (:action r2c3-to-r2c2-4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z28)) (not (z52)) (not (z58)) (not (z72)) (z84)
      (z92) (not (z106)) (not (z112)) (not (z115)) (z120) (not (z125)) (not (z126)) (z127)
      (not (z132)) (not (z139)) (not (z141)) (not (z146)) (not (z160)) (not (z205)) (not (z215))
      (not (z219)) (not (z238)) (not (z269)) (not (z286)) (not (z289)) (not (z326)) (z365)
      (not (z368)) (not (z373)) (not (z378)) (not (z382)))
    :effect (and
      (not (z84)) (not (z92)) (z106) (not (z120)) (not (z127)) (z219) (not (z365))))
  (:action r2c3-to-r2c2-5
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (z8) (not (z28)) (not (z52)) (z58) (not (z72)) (not (z84)) (z92)
      (not (z106)) (not (z112)) (not (z115)) (not (z120)) (not (z125)) (not (z126)) (z127)
      (not (z129)) (not (z132)) (not (z139)) (not (z141)) (not (z146)) (not (z160)) (not (z205))
      (not (z215)) (not (z219)) (not (z238)) (not (z269)) (not (z286)) (not (z289)) (not (z326))
      (z365) (not (z368)) (not (z373)) (not (z378)) (not (z382)))
    :effect (and
      (not (z8)) (not (z58)) (not (z92)) (z106) (not (z127)) (z219)))
  (:action r2c3-to-r2c4-5
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z22)) (not (z52)) (not (z55)) (not (z58)) (not (z68))
      (not (z72)) (not (z84)) (not (z94)) (not (z101)) (not (z106)) (not (z112)) (not (z120))
      (not (z124)) (not (z126)) (z127) (not (z139)) (z141) (z146) (not (z160)) (not (z169))
      (not (z236)) (not (z238)) (not (z243)) (not (z245)) (not (z247)) (not (z257)) (not (z261))
      (z286) (not (z287)) (not (z300)) (not (z302)) (not (z303)) (not (z320)) (not (z324))
      (not (z326)) (not (z333)) (not (z368)) (not (z378)) (not (z392)))
    :effect (and
      (z106) (not (z127)) (not (z141)) (not (z146)) (z243) (z245) (z247) (not (z286)) (z320)))
  (:action r2c3-to-r2c2-6
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z21)) (not (z28)) (not (z31)) (not (z36))
      (not (z40)) (not (z48)) (not (z52)) (not (z56)) (z58) (not (z72)) (not (z73)) (not (z76))
      (not (z78)) (not (z83)) (not (z84)) (not (z87)) (z92) (not (z97)) (not (z100)) (not (z103))
      (not (z106)) (not (z112)) (not (z114)) (not (z115)) (not (z120)) (not (z125)) (not (z126))
      (z127) (not (z132)) (not (z139)) (not (z141)) (not (z146)) (z160) (not (z170)) (not (z205))
      (not (z215)) (not (z219)) (z238) (not (z251)) (not (z269)) (not (z275)) (not (z286))
      (not (z289)) (not (z305)) (not (z323)) (not (z324)) (not (z326)) (not (z344)) (z365)
      (not (z368)) (not (z373)) (not (z374)) (not (z378)) (not (z382)))
    :effect (and
      (not (z58)) (not (z92)) (z106) (not (z127)) (z132) (not (z160)) (not (z238)) (z289)))
  (:action r2c3-to-r3c3-5
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z7)) (not (z8)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z52)) (not (z58)) (not (z61)) (not (z72)) (z84) (not (z106)) (not (z112)) (z120)
      (not (z126)) (z127) (not (z139)) (not (z141)) (not (z146)) (not (z151)) (not (z155))
      (not (z160)) (not (z173)) (not (z238)) (not (z268)) (not (z285)) (not (z286)) (z293)
      (not (z326)) (not (z328)) (not (z352)) (not (z360)) (not (z363)) (not (z368)) (not (z378))
      (not (z381)))
    :effect (and
      (not (z84)) (z106) (not (z120)) (not (z127)) (z151) (not (z293)) (z328)))
  (:action r2c3-to-r1c3-5
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z16)) (not (z21)) (not (z24)) (not (z49)) (not (z52))
      (not (z58)) (not (z64)) (not (z67)) (not (z72)) (not (z79)) (not (z84)) (not (z91))
      (not (z106)) (not (z107)) (not (z112)) (not (z120)) (not (z126)) (z127) (z131) (not (z134))
      (not (z139)) (not (z141)) (not (z146)) (not (z156)) (not (z158)) (not (z160)) (not (z174))
      (not (z183)) (not (z191)) (not (z203)) (not (z225)) (not (z238)) (not (z242)) (not (z256))
      (not (z259)) (not (z268)) (not (z281)) (not (z283)) (not (z286)) (not (z287)) (not (z326))
      (not (z341)) (not (z349)) (not (z350)) (not (z351)) (not (z364)) (not (z368)) (not (z378))
      (not (z381)) (not (z394)))
    :effect (and
      (z106) (not (z127)) (not (z131)) (z156) (z256)))
  (:action r2c3-to-r1c3-6
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z16)) (not (z21)) (not (z24)) (not (z28))
      (not (z29)) (not (z44)) (not (z47)) (not (z49)) (not (z52)) (not (z58)) (not (z61))
      (not (z63)) (not (z67)) (not (z72)) (not (z79)) (not (z84)) (not (z85)) (not (z106)) (z112)
      (not (z113)) (not (z120)) (not (z124)) (not (z126)) (not (z127)) (z131) (not (z139))
      (not (z141)) (not (z146)) (not (z152)) (not (z154)) (not (z156)) (not (z157)) (not (z160))
      (not (z163)) (not (z173)) (not (z174)) (not (z177)) (not (z183)) (not (z191)) (not (z196))
      (not (z197)) (not (z203)) (not (z211)) (not (z215)) (not (z225)) (not (z229)) (not (z234))
      (not (z238)) (not (z240)) (not (z253)) (not (z256)) (not (z277)) (not (z283)) (z286)
      (not (z294)) (not (z325)) (not (z326)) (not (z341)) (not (z347)) (not (z350)) (not (z351))
      (not (z354)) (not (z356)) (not (z368)) (not (z375)) (not (z378)))
    :effect (and
      (z106) (not (z112)) (not (z131)) (z183) (z225) (not (z286)) (z341)))
  (:action r2c3-to-r1c3-7
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z16)) (not (z21)) (not (z24)) (not (z49)) (not (z52))
      (not (z58)) (not (z67)) (not (z72)) (not (z79)) (not (z84)) (not (z106)) (not (z112))
      (not (z120)) (not (z126)) (z127) (z131) (not (z139)) (not (z141)) (z146) (not (z156))
      (not (z160)) (not (z174)) (not (z183)) (not (z191)) (not (z203)) (not (z225)) (not (z238))
      (not (z256)) (not (z283)) (z286) (not (z326)) (not (z341)) (not (z350)) (not (z351))
      (not (z368)) (not (z378)))
    :effect (and
      (z67) (z106) (not (z127)) (not (z131)) (not (z146)) (not (z286))))
  (:action r2c3-to-r1c3-8
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z16)) (not (z21)) (not (z24)) (not (z49)) (not (z52))
      (not (z58)) (not (z67)) (not (z72)) (not (z79)) (not (z84)) (not (z106)) (not (z112))
      (not (z120)) (not (z126)) (not (z127)) (z131) (not (z139)) (not (z141)) (not (z146))
      (not (z156)) (not (z160)) (not (z174)) (not (z183)) (not (z191)) (not (z203)) (not (z225))
      (not (z238)) (not (z256)) (not (z283)) (not (z286)) (not (z326)) (not (z341)) (not (z350))
      (not (z351)) (not (z368)) (z378))
    :effect (and
      (z67) (z106) (not (z131)) (z283) (not (z378))))
  (:action r2c3-to-r2c4-6
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z22)) (not (z52)) (not (z55)) (not (z58)) (not (z68))
      (not (z72)) (z84) (not (z101)) (not (z106)) (not (z112)) (z120) (not (z124)) (not (z126))
      (not (z127)) (not (z139)) (z141) (not (z146)) (not (z160)) (not (z236)) (not (z238))
      (not (z243)) (not (z245)) (not (z247)) (not (z261)) (not (z286)) (not (z287)) (not (z302))
      (not (z303)) (not (z320)) (not (z324)) (not (z326)) (not (z333)) (not (z368)) (not (z378)))
    :effect (and
      (z68) (not (z84)) (z106) (not (z120)) (not (z141))))
  (:action r2c3-to-r2c4-7
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z21)) (not (z22)) (not (z31)) (not (z36)) (not (z40))
      (not (z48)) (not (z52)) (not (z55)) (not (z56)) (z58) (not (z68)) (not (z72)) (not (z73))
      (not (z76)) (not (z78)) (not (z83)) (not (z84)) (not (z87)) (not (z97)) (not (z100))
      (not (z101)) (not (z103)) (not (z106)) (not (z112)) (not (z114)) (not (z120)) (not (z124))
      (not (z126)) (z127) (not (z139)) (z141) (not (z146)) (z160) (not (z170)) (not (z236))
      (z238) (not (z243)) (not (z245)) (not (z247)) (not (z251)) (not (z261)) (not (z275))
      (not (z286)) (not (z287)) (not (z289)) (not (z302)) (not (z303)) (not (z305)) (not (z320))
      (not (z323)) (not (z324)) (not (z326)) (not (z333)) (not (z344)) (not (z368)) (not (z374))
      (not (z378)))
    :effect (and
      (not (z58)) (z78) (z106) (not (z127)) (not (z141)) (not (z160)) (not (z238)) (z243) (z324)
      (z374)))
  (:action r2c3-to-r1c3-9
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z16)) (not (z21)) (not (z24)) (not (z49))
      (not (z52)) (z58) (not (z67)) (not (z72)) (not (z79)) (not (z84)) (not (z106)) (not (z112))
      (not (z119)) (not (z120)) (not (z126)) (z127) (not (z130)) (z131) (not (z139)) (not (z141))
      (not (z146)) (not (z156)) (not (z160)) (not (z174)) (not (z183)) (not (z191)) (not (z203))
      (not (z225)) (not (z238)) (not (z256)) (not (z260)) (not (z261)) (not (z274)) (not (z283))
      (not (z285)) (not (z286)) (not (z310)) (not (z317)) (z326) (not (z341)) (not (z350))
      (not (z351)) (not (z363)) (not (z368)) (not (z378)) (not (z389)) (not (z396)))
    :effect (and
      (not (z58)) (z79) (z106) (not (z127)) (not (z131)) (z174) (z256) (not (z326))))
  (:action r1c1-to-r1c2-7
    :parameters ()
    :precondition (and
      (not (z25)) (not (z29)) (not (z31)) (not (z40)) (not (z48)) (not (z51)) (not (z64))
      (not (z73)) (not (z89)) (z91) (not (z102)) (not (z107)) (not (z134)) (not (z137))
      (not (z139)) (not (z141)) (not (z149)) (not (z156)) (not (z158)) (not (z167)) (not (z169))
      (not (z198)) (not (z207)) (not (z214)) (not (z216)) (not (z221)) (not (z224)) (not (z228))
      (not (z234)) (not (z242)) (not (z258)) (z259) (not (z260)) (not (z268)) (not (z277))
      (not (z281)) (not (z282)) (not (z287)) (not (z291)) (not (z295)) (not (z310)) (not (z325))
      (not (z349)) (not (z361)) (not (z364)) (z371) (not (z381)) (not (z385)) (not (z394))
      (not (z399)))
    :effect (and
      (z64) (not (z91)) (z107) (not (z259)) (z349) (not (z371)) (z399)))
  (:action r1c3-to-r1c2-7
    :parameters ()
    :precondition (and
      (not (z16)) (not (z21)) (not (z24)) (not (z25)) (not (z29)) (not (z49)) (not (z51))
      (not (z64)) (not (z67)) (not (z73)) (not (z79)) (not (z91)) (not (z107)) (not (z131))
      (not (z134)) (not (z139)) (not (z141)) (not (z149)) (z156) (not (z158)) (not (z174))
      (not (z183)) (not (z191)) (not (z198)) (not (z203)) (not (z221)) (not (z224)) (not (z225))
      (not (z228)) (not (z234)) (not (z242)) (z256) (not (z258)) (not (z259)) (not (z260))
      (not (z268)) (not (z281)) (not (z282)) (not (z283)) (not (z287)) (not (z291)) (not (z295))
      (not (z341)) (not (z349)) (not (z350)) (not (z351)) (not (z361)) (not (z364)) (z371)
      (not (z381)) (not (z394)))
    :effect (and
      (z64) (z107) (z131) (not (z156)) (not (z256)) (z349) (not (z371))))
  (:action r2c2-to-r1c2-7
    :parameters ()
    :precondition (and
      (not (z1)) (not (z25)) (not (z28)) (not (z29)) (not (z51)) (not (z64)) (not (z73))
      (not (z91)) (not (z92)) (not (z107)) (not (z115)) (not (z125)) (not (z132)) (not (z134))
      (not (z139)) (not (z141)) (not (z149)) (not (z156)) (not (z158)) (not (z198)) (not (z205))
      (not (z215)) (not (z221)) (not (z224)) (not (z228)) (not (z234)) (not (z242)) (not (z258))
      (not (z259)) (not (z260)) (not (z268)) (not (z269)) (not (z281)) (not (z282)) (not (z287))
      (not (z289)) (not (z291)) (not (z295)) (not (z349)) (not (z361)) (not (z364)) (not (z365))
      (z371) (not (z373)) (not (z381)) (not (z382)) (not (z394)))
    :effect (and
      (z64) (z92) (z107) (z349) (z365) (not (z371))))
  (:action r3c1-to-r4c1-2
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z45)) (z53) (z71) (not (z75)) (not (z85)) (not (z88))
      (not (z108)) (not (z123)) (not (z139)) (not (z141)) (not (z152)) (not (z166)) (not (z180))
      (not (z189)) (not (z204)) (not (z211)) (not (z235)) (z239) (not (z242)) (not (z305))
      (not (z306)) (not (z312)) (not (z323)) (z330) (z334) (not (z347)) (not (z354)) (not (z362))
      (not (z377)) (not (z389)) (not (z391)))
    :effect (and
      (not (z71)) (z75) (z108) (z139) (not (z239)) (not (z334))))
  (:action r4c2-to-r4c1-8
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z75)) (not (z85)) (not (z88)) (not (z93)) (not (z96))
      (not (z108)) (z138) (not (z139)) (not (z141)) (not (z163)) (not (z166)) (not (z177))
      (not (z189)) (not (z196)) (z199) (not (z204)) (not (z208)) (not (z235)) (not (z242))
      (not (z252)) (not (z264)) (not (z284)) (not (z300)) (not (z305)) (not (z312)) (not (z317))
      (z330) (not (z339)) (not (z344)) (not (z347)) (z387) (not (z389)))
    :effect (and
      (z75) (z93) (z108) (not (z138)) (not (z199)) (not (z387))))
  (:action r4c2-to-r4c1-9
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z75)) (not (z85)) (not (z88)) (not (z93)) (not (z96))
      (not (z108)) (z138) (not (z139)) (not (z141)) (not (z163)) (not (z166)) (not (z177))
      (not (z189)) (not (z196)) (z199) (not (z204)) (not (z208)) (not (z235)) (not (z242))
      (not (z252)) (not (z264)) (not (z284)) (not (z300)) (not (z305)) (not (z312)) (not (z317))
      (z330) (not (z339)) (not (z344)) (not (z347)) (not (z387)) (not (z389)))
    :effect (and
      (z75) (z93) (z108) (not (z138)) (not (z199)) (not (z330))))
  (:action r3c4-to-r4c4-12
    :parameters ()
    :precondition (and
      (not (z9)) (not (z15)) (not (z20)) (not (z36)) (not (z63)) (not (z70)) (not (z72))
      (not (z74)) (not (z77)) (not (z81)) (not (z86)) (not (z87)) (not (z88)) (not (z90))
      (not (z101)) (not (z111)) (not (z114)) (not (z121)) (not (z139)) (not (z141)) (z145)
      (not (z147)) (not (z158)) (not (z186)) (z188) (not (z197)) (not (z198)) (z217) (not (z233))
      (not (z241)) (not (z248)) (z255) (z276) (not (z294)) (not (z331)) (not (z332)) (not (z356))
      (not (z364)) (not (z367)) (not (z369)) (not (z373)) (z386) (not (z388)) (not (z394))
      (not (z397)))
    :effect (and
      (z77) (z90) (z111) (not (z188)) (not (z276)) (not (z386)) (z388)))
  (:action r4c3-to-r4c4-12
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z9)) (not (z15)) (not (z20)) (not (z63)) (not (z72))
      (not (z74)) (not (z77)) (not (z83)) (not (z87)) (not (z88)) (not (z90)) (not (z101))
      (not (z111)) (not (z114)) (not (z121)) (not (z139)) (not (z141)) (z147) (not (z150))
      (not (z153)) (z171) (not (z186)) (not (z197)) (not (z198)) (z217) (not (z229)) (z231)
      (not (z233)) (z255) (not (z257)) (z279) (not (z281)) (not (z318)) (not (z327)) (not (z331))
      (not (z343)) (not (z355)) (not (z364)) (not (z372)) (not (z373)) (not (z380)) (not (z386))
      (not (z388)))
    :effect (and
      (z77) (z90) (z111) (not (z147)) (z153) (not (z231)) (not (z279)) (z388)))
  (:action r3c3-to-r2c3-4
    :parameters ()
    :precondition (and
      (z0) (not (z2)) (not (z5)) (not (z7)) (not (z8)) (not (z28)) (not (z29)) (not (z32))
      (not (z37)) (not (z39)) (not (z44)) (not (z46)) (not (z47)) (not (z52)) (not (z58)) (z61)
      (not (z63)) (not (z72)) (not (z84)) (not (z85)) (z106) (not (z112)) (not (z113))
      (not (z120)) (not (z124)) (not (z126)) (not (z127)) (not (z139)) (not (z141)) (not (z146))
      (not (z151)) (not (z152)) (not (z154)) (not (z155)) (not (z157)) (not (z160)) (not (z163))
      (z173) (not (z177)) (not (z183)) (not (z196)) (not (z197)) (not (z211)) (not (z215))
      (not (z229)) (not (z234)) (not (z238)) (not (z240)) (not (z253)) (not (z268)) (not (z277))
      (not (z285)) (not (z286)) (not (z293)) (not (z294)) (not (z325)) (not (z326)) (not (z328))
      (not (z341)) (not (z347)) (not (z352)) (not (z354)) (not (z356)) (not (z360)) (not (z363))
      (not (z368)) (not (z375)) (not (z378)) (not (z381)))
    :effect (and
      (not (z0)) (not (z61)) (not (z106)) (z112) (not (z173)) (z286) (z293)))
  (:action r1c3-to-r2c3-4
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z16)) (not (z21)) (not (z24)) (not (z28))
      (not (z29)) (not (z44)) (not (z47)) (not (z49)) (not (z52)) (not (z58)) (not (z61))
      (not (z63)) (not (z67)) (not (z72)) (not (z79)) (not (z84)) (not (z85)) (z106) (not (z112))
      (not (z113)) (not (z120)) (not (z124)) (not (z126)) (not (z127)) (not (z131)) (not (z139))
      (not (z141)) (not (z146)) (not (z152)) (not (z154)) (not (z156)) (not (z157)) (not (z160))
      (not (z163)) (not (z173)) (not (z174)) (not (z177)) (z183) (not (z191)) (not (z196))
      (not (z197)) (not (z203)) (not (z211)) (not (z215)) (z225) (not (z229)) (not (z234))
      (not (z238)) (not (z240)) (not (z253)) (not (z256)) (not (z277)) (not (z283)) (not (z286))
      (not (z294)) (not (z325)) (not (z326)) (z341) (not (z347)) (not (z350)) (not (z351))
      (not (z354)) (not (z356)) (not (z368)) (not (z375)) (not (z378)))
    :effect (and
      (not (z106)) (z112) (z131) (not (z183)) (not (z225)) (z286) (not (z341))))
  (:action r2c4-to-r2c3-4
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z22)) (not (z28)) (not (z29)) (not (z44))
      (not (z47)) (not (z52)) (not (z55)) (not (z58)) (not (z61)) (not (z63)) (not (z68))
      (not (z72)) (not (z84)) (not (z85)) (not (z101)) (z106) (not (z112)) (not (z113))
      (not (z120)) (z124) (not (z126)) (not (z127)) (not (z139)) (not (z141)) (not (z146))
      (not (z152)) (not (z154)) (not (z157)) (not (z160)) (not (z163)) (not (z173)) (not (z177))
      (not (z183)) (not (z196)) (not (z197)) (not (z211)) (not (z215)) (not (z229)) (not (z234))
      (not (z236)) (not (z238)) (not (z240)) (not (z243)) (not (z245)) (not (z247)) (not (z253))
      (not (z261)) (not (z277)) (not (z286)) (not (z287)) (not (z294)) (not (z302)) (not (z303))
      (not (z320)) (not (z324)) (not (z325)) (not (z326)) (not (z333)) (not (z341)) (not (z347))
      (not (z354)) (not (z356)) (not (z368)) (not (z375)) (not (z378)))
    :effect (and
      (not (z106)) (z112) (not (z124)) (z141) (z286)))
  (:action r2c2-to-r2c3-4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z8)) (z28) (not (z29)) (not (z44)) (not (z47))
      (not (z52)) (not (z58)) (not (z61)) (not (z63)) (not (z72)) (not (z84)) (not (z85))
      (not (z92)) (z106) (not (z112)) (not (z113)) (not (z115)) (not (z120)) (not (z124))
      (not (z125)) (not (z126)) (not (z127)) (not (z132)) (not (z139)) (not (z141)) (not (z146))
      (not (z152)) (not (z154)) (not (z157)) (not (z160)) (not (z163)) (not (z173)) (not (z177))
      (not (z183)) (not (z196)) (not (z197)) (not (z205)) (not (z211)) (z215) (not (z219))
      (not (z229)) (not (z234)) (not (z238)) (not (z240)) (not (z253)) (not (z269)) (not (z277))
      (not (z286)) (not (z289)) (not (z294)) (not (z325)) (not (z326)) (not (z341)) (not (z347))
      (not (z354)) (not (z356)) (not (z365)) (not (z368)) (not (z373)) (not (z375)) (not (z378))
      (not (z382)))
    :effect (and
      (not (z28)) (z92) (not (z106)) (z112) (not (z215)) (z286) (z365)))
  (:action r3c4-to-r4c4-13
    :parameters ()
    :precondition (and
      (not (z15)) (not (z21)) (not (z31)) (z36) (not (z40)) (not (z48)) (z56) (not (z63))
      (not (z70)) (not (z73)) (not (z74)) (not (z76)) (not (z77)) (z78) (not (z81)) (not (z83))
      (not (z86)) (not (z87)) (not (z90)) (not (z97)) (not (z100)) (not (z103)) (not (z111))
      (not (z114)) (not (z139)) (not (z141)) (not (z145)) (not (z158)) (not (z160)) (not (z170))
      (not (z186)) (not (z188)) (not (z197)) (z217) (not (z233)) (not (z238)) (not (z241))
      (not (z248)) (not (z251)) (z255) (not (z275)) (not (z276)) (not (z289)) (not (z294))
      (not (z305)) (not (z323)) (not (z324)) (not (z331)) (z332) (not (z344)) (not (z356))
      (not (z364)) (not (z367)) (not (z369)) (not (z374)) (not (z386)) (not (z388)) (not (z394))
      (not (z397)))
    :effect (and
      (not (z36)) (not (z56)) (not (z78)) (z87) (z114) (z145) (not (z217)) (not (z332))))
  (:action r4c3-to-r4c4-13
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z15)) (not (z21)) (not (z31)) (not (z36)) (not (z40))
      (not (z48)) (not (z56)) (not (z63)) (not (z73)) (not (z74)) (not (z76)) (not (z77))
      (not (z78)) (z83) (not (z87)) (not (z90)) (not (z97)) (not (z100)) (not (z103))
      (not (z111)) (not (z114)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (z153)
      (not (z160)) (not (z170)) (not (z171)) (not (z186)) (not (z197)) (z217) (not (z229))
      (not (z231)) (not (z233)) (not (z238)) (not (z251)) (z255) (not (z257)) (not (z275))
      (not (z279)) (not (z281)) (not (z289)) (not (z305)) (not (z318)) (not (z323)) (not (z324))
      (z327) (not (z331)) (not (z343)) (not (z344)) (not (z355)) (not (z364)) (not (z372))
      (not (z374)) (not (z380)) (not (z388)))
    :effect (and
      (not (z83)) (z87) (z114) (z171) (not (z217)) (not (z327))))
  (:action r3c2-to-r2c2-7
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z12)) (not (z28)) (z92) (not (z103)) (not (z113)) (not (z115))
      (not (z119)) (not (z125)) (not (z128)) (not (z132)) (not (z139)) (not (z141)) (not (z170))
      (z179) (z192) (not (z205)) (not (z215)) (not (z219)) (not (z240)) (not (z269)) (not (z288))
      (not (z289)) (not (z321)) (z365) (not (z373)) (not (z382)) (not (z392)) (not (z395))
      (not (z396)))
    :effect (and
      (not (z92)) (z115) (not (z192))))
  (:action r2c1-to-r2c2-7
    :parameters ()
    :precondition (and
      (not (z1)) (not (z28)) (not (z43)) (z92) (not (z94)) (not (z97)) (not (z99)) (not (z115))
      (not (z121)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z154)) (not (z157))
      (z181) (not (z182)) (not (z200)) (not (z205)) (not (z215)) (not (z218)) (not (z219)) (z237)
      (not (z269)) (not (z274)) (not (z289)) (z365) (not (z373)) (not (z382)))
    :effect (and
      (not (z92)) (z115) (not (z181))))
  (:action r1c2-to-r2c2-7
    :parameters ()
    :precondition (and
      (not (z1)) (z25) (not (z28)) (not (z29)) (not (z51)) (not (z64)) (not (z73)) (z92)
      (not (z107)) (not (z115)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z149))
      (not (z198)) (not (z205)) (not (z215)) (not (z219)) (z224) (not (z228)) (not (z234))
      (not (z258)) (not (z260)) (not (z269)) (not (z282)) (not (z289)) (not (z291)) (not (z295))
      (not (z349)) (z361) (z365) (z371) (not (z373)) (not (z382)))
    :effect (and
      (not (z25)) (not (z92)) (z115) (not (z224)) (not (z361))))
  (:action r2c3-to-r2c2-7
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z28)) (z52) (z58) (not (z72)) (not (z84)) (z92)
      (z106) (not (z112)) (not (z115)) (not (z120)) (not (z125)) (not (z126)) (not (z127))
      (not (z132)) (not (z139)) (not (z141)) (z146) (not (z160)) (not (z205)) (not (z215))
      (not (z219)) (not (z238)) (not (z269)) (not (z286)) (not (z289)) (not (z326)) (z365)
      (not (z368)) (not (z373)) (not (z378)) (not (z382)))
    :effect (and
      (not (z52)) (not (z58)) (not (z92)) (z115) (not (z146))))
  (:action r2c3-to-r2c2-8
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z9)) (not (z20)) (not (z28)) (not (z52)) (not (z58))
      (z72) (not (z84)) (not (z88)) (z92) (not (z101)) (z106) (not (z111)) (not (z112))
      (not (z115)) (not (z120)) (not (z121)) (not (z125)) (not (z126)) (not (z127)) (not (z132))
      (not (z139)) (not (z141)) (z146) (not (z147)) (not (z160)) (not (z198)) (not (z205))
      (not (z215)) (not (z219)) (not (z238)) (not (z269)) (not (z286)) (not (z289)) (not (z326))
      (z365) (not (z368)) (not (z373)) (not (z378)) (not (z382)) (not (z386)) (not (z388)))
    :effect (and
      (not (z72)) (not (z92)) (z115) (not (z146)) (z373)))
  (:action r2c1-to-r2c2-8
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z20)) (not (z28)) (not (z43)) (not (z72)) (not (z88)) (z92)
      (not (z94)) (not (z97)) (not (z99)) (not (z101)) (not (z111)) (not (z115)) (z121)
      (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z147)) (not (z154)) (not (z157))
      (z181) (not (z182)) (not (z198)) (not (z200)) (not (z205)) (not (z215)) (not (z218))
      (not (z219)) (z237) (not (z269)) (not (z274)) (not (z289)) (not (z308)) (not (z316)) (z365)
      (not (z373)) (not (z382)) (not (z386)) (not (z388)))
    :effect (and
      (not (z92)) (z115) (not (z121)) (not (z181)) (z373)))
  (:action r3c2-to-r2c2-8
    :parameters ()
    :precondition (and
      (not (z1)) (z9) (not (z12)) (not (z20)) (not (z28)) (not (z72)) (not (z88)) (z92)
      (not (z101)) (not (z103)) (not (z111)) (not (z113)) (not (z115)) (not (z119)) (not (z121))
      (not (z125)) (not (z128)) (not (z132)) (not (z139)) (not (z141)) (not (z147)) (not (z170))
      (z179) (z192) (not (z198)) (not (z205)) (not (z215)) (not (z219)) (not (z240)) (not (z269))
      (not (z288)) (not (z289)) (not (z321)) (z365) (not (z373)) (not (z382)) (not (z386))
      (not (z388)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z9)) (not (z92)) (z115) (not (z192)) (z373)))
  (:action r1c2-to-r2c2-8
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z20)) (z25) (not (z28)) (not (z29)) (not (z51)) (not (z64))
      (not (z72)) (not (z73)) (not (z88)) (z92) (not (z101)) (not (z107)) (not (z111))
      (not (z115)) (not (z121)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z147))
      (not (z149)) (z198) (not (z205)) (not (z215)) (not (z219)) (not (z221)) (not (z224))
      (not (z228)) (not (z234)) (not (z258)) (not (z260)) (not (z269)) (not (z282)) (not (z289))
      (not (z291)) (not (z295)) (not (z349)) (z361) (z365) (z371) (not (z373)) (not (z382))
      (not (z386)) (not (z388)))
    :effect (and
      (not (z25)) (not (z92)) (z115) (not (z198)) (not (z361)) (z373)))
  (:action r2c3-to-r2c2-9
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z28)) (not (z52)) (not (z58)) (not (z72))
      (not (z84)) (z92) (z106) (not (z112)) (not (z115)) (not (z120)) (not (z125)) (not (z126))
      (not (z127)) (not (z132)) (not (z139)) (not (z141)) (z146) (not (z160)) (not (z205))
      (not (z215)) (not (z219)) (not (z238)) (not (z269)) (not (z286)) (not (z289)) (not (z326))
      (z365) (not (z368)) (not (z373)) (z378) (not (z382)))
    :effect (and
      (not (z92)) (z115) (not (z146)) (z269) (not (z365)) (not (z378))))
  (:action r2c1-to-r2c2-9
    :parameters ()
    :precondition (and
      (not (z1)) (not (z28)) (not (z43)) (z92) (not (z94)) (not (z97)) (not (z99)) (not (z115))
      (not (z121)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z154)) (not (z157))
      (z181) (not (z182)) (not (z200)) (not (z205)) (not (z215)) (not (z218)) (not (z219)) (z237)
      (not (z269)) (not (z274)) (not (z289)) (z308) (not (z316)) (z365) (not (z373)) (not (z382)))
    :effect (and
      (not (z92)) (z115) (not (z181)) (z269) (not (z308))))
  (:action r2c1-to-r2c2-10
    :parameters ()
    :precondition (and
      (not (z1)) (not (z28)) (not (z43)) (z92) (not (z94)) (not (z97)) (not (z99)) (not (z115))
      (not (z121)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z154)) (not (z157))
      (z181) (not (z182)) (not (z200)) (not (z205)) (not (z215)) (not (z218)) (not (z219)) (z237)
      (not (z269)) (not (z274)) (not (z289)) (not (z308)) (z316) (z365) (not (z373)) (not (z382)))
    :effect (and
      (not (z92)) (z115) (not (z181)) (z269) (not (z316)) (not (z365))))
  (:action r3c2-to-r2c2-9
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (z12) (not (z28)) (z92) (not (z103)) (not (z113)) (not (z115))
      (not (z119)) (not (z125)) (not (z128)) (not (z132)) (not (z139)) (not (z141)) (not (z170))
      (z179) (z192) (not (z205)) (not (z215)) (not (z219)) (not (z240)) (not (z269)) (not (z288))
      (not (z289)) (not (z321)) (z365) (not (z373)) (not (z382)) (not (z392)) (not (z395))
      (not (z396)))
    :effect (and
      (not (z12)) (not (z92)) (z115) (not (z192)) (z269)))
  (:action r3c2-to-r2c2-10
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (z12) (not (z28)) (z92) (not (z103)) (not (z113)) (not (z115))
      (not (z119)) (not (z125)) (not (z128)) (not (z132)) (not (z139)) (not (z141)) (not (z170))
      (z179) (z192) (not (z205)) (not (z215)) (not (z219)) (not (z240)) (not (z269)) (z288)
      (not (z289)) (not (z321)) (z365) (not (z373)) (not (z382)) (not (z392)) (not (z395))
      (not (z396)))
    :effect (and
      (not (z12)) (not (z92)) (z115) (not (z192)) (z269) (not (z288)) (not (z365))))
  (:action r1c2-to-r2c2-9
    :parameters ()
    :precondition (and
      (not (z1)) (z25) (not (z28)) (not (z29)) (not (z51)) (not (z64)) (not (z73)) (z92)
      (not (z107)) (not (z115)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z149))
      (not (z198)) (not (z205)) (not (z215)) (not (z219)) (z221) (not (z224)) (not (z228))
      (not (z234)) (not (z258)) (not (z260)) (not (z269)) (not (z282)) (not (z289)) (not (z291))
      (not (z295)) (not (z349)) (z361) (z365) (z371) (not (z373)) (not (z382)))
    :effect (and
      (not (z25)) (not (z92)) (z115) (not (z221)) (z269) (not (z361)) (not (z365))))
  (:action r1c2-to-r2c2-10
    :parameters ()
    :precondition (and
      (not (z1)) (z25) (not (z28)) (not (z29)) (not (z51)) (not (z64)) (not (z73)) (z92)
      (not (z107)) (not (z115)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z149))
      (not (z198)) (not (z205)) (not (z215)) (not (z219)) (z221) (z224) (not (z228)) (not (z234))
      (not (z258)) (not (z260)) (not (z269)) (not (z282)) (not (z289)) (not (z291)) (not (z295))
      (not (z349)) (z361) (z365) (z371) (not (z373)) (not (z382)))
    :effect (and
      (not (z25)) (not (z92)) (z115) (not (z221)) (not (z224)) (z269) (not (z361))))
  (:action r2c3-to-r2c2-10
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z28)) (not (z52)) (z58) (not (z72)) (not (z84))
      (z92) (z106) (not (z112)) (not (z115)) (not (z120)) (not (z125)) (not (z126)) (not (z127))
      (not (z132)) (not (z139)) (not (z141)) (z146) (not (z160)) (not (z205)) (not (z215))
      (not (z219)) (not (z238)) (not (z269)) (not (z286)) (not (z289)) (not (z326)) (z365)
      (not (z368)) (not (z373)) (not (z378)) (not (z382)))
    :effect (and
      (not (z58)) (not (z92)) (z115) (not (z146)) (z269)))
  (:action r3c3-to-r3c2-8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z7)) (not (z9)) (not (z12)) (not (z32)) (not (z37)) (not (z39))
      (not (z46)) (not (z61)) (not (z79)) (not (z103)) (not (z113)) (not (z119)) (not (z128))
      (not (z130)) (not (z139)) (not (z141)) (not (z151)) (not (z155)) (not (z170)) (not (z173))
      (z179) (not (z192)) (not (z240)) (not (z260)) (not (z261)) (not (z268)) (not (z274)) (z285)
      (not (z288)) (not (z293)) (not (z310)) (not (z317)) (not (z321)) (not (z326)) (not (z328))
      (not (z352)) (not (z360)) (z363) (not (z381)) (not (z389)) (not (z392)) (not (z395))
      (not (z396)))
    :effect (and
      (z119) (not (z179)) (not (z285)) (z293) (not (z363)) (z395) (z396)))
  (:action r2c2-to-r3c2-8
    :parameters ()
    :precondition (and
      (z1) (not (z9)) (not (z12)) (not (z28)) (not (z79)) (not (z92)) (not (z103)) (not (z113))
      (not (z115)) (not (z119)) (not (z125)) (not (z128)) (not (z130)) (not (z132)) (not (z139))
      (not (z141)) (not (z170)) (z179) (not (z192)) (not (z205)) (not (z215)) (not (z219))
      (not (z240)) (not (z260)) (not (z261)) (not (z269)) (not (z274)) (not (z285)) (not (z288))
      (not (z289)) (not (z310)) (not (z317)) (not (z321)) (not (z326)) (not (z363)) (not (z365))
      (not (z373)) (z382) (not (z389)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z1)) (z92) (z119) (not (z179)) (z365) (not (z382)) (z395) (z396)))
  (:action r4c2-to-r3c2-8
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z12)) (not (z79)) (not (z93)) (not (z96)) (not (z103))
      (not (z113)) (not (z119)) (not (z128)) (not (z130)) (z138) (not (z139)) (not (z141))
      (not (z163)) (not (z170)) (not (z177)) (z179) (not (z192)) (not (z196)) (not (z199))
      (not (z208)) (not (z240)) (not (z252)) (not (z260)) (not (z261)) (not (z264)) (not (z274))
      (not (z284)) (not (z285)) (not (z288)) (not (z300)) (not (z310)) (z317) (not (z321))
      (not (z326)) (not (z339)) (not (z344)) (not (z363)) (not (z387)) (not (z389)) (not (z392))
      (not (z395)) (not (z396)))
    :effect (and
      (z93) (z119) (not (z138)) (not (z179)) (not (z317)) (z395) (z396)))
  (:action r1c3-to-r2c3-5
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z16)) (not (z21)) (not (z24)) (not (z49)) (not (z52))
      (not (z58)) (not (z67)) (not (z72)) (not (z79)) (not (z84)) (z106) (not (z112))
      (not (z120)) (not (z126)) (not (z127)) (z131) (not (z139)) (not (z141)) (not (z146))
      (not (z156)) (not (z160)) (not (z174)) (not (z183)) (not (z191)) (z203) (not (z225))
      (not (z238)) (not (z256)) (not (z283)) (not (z286)) (not (z326)) (not (z341)) (not (z350))
      (z351) (not (z368)) (not (z378)))
    :effect (and
      (z84) (not (z106)) (z120) (not (z203)) (not (z351))))
  (:action r2c2-to-r2c3-5
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z28)) (not (z52)) (not (z58)) (not (z72))
      (not (z84)) (z92) (z106) (not (z112)) (not (z115)) (not (z120)) (not (z125)) (not (z126))
      (not (z127)) (not (z132)) (not (z139)) (not (z141)) (not (z146)) (not (z160)) (not (z205))
      (not (z215)) (z219) (not (z238)) (not (z269)) (not (z286)) (not (z289)) (not (z326))
      (not (z365)) (not (z368)) (not (z373)) (not (z378)) (not (z382)))
    :effect (and
      (z84) (not (z106)) (z120) (not (z219)) (z365)))
  (:action r3c3-to-r2c3-5
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z7)) (not (z8)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z52)) (not (z58)) (not (z61)) (not (z72)) (not (z84)) (z106) (not (z112))
      (not (z120)) (not (z126)) (not (z127)) (not (z139)) (not (z141)) (not (z146)) (not (z151))
      (not (z155)) (not (z160)) (not (z173)) (not (z238)) (not (z268)) (not (z285)) (not (z286))
      (not (z293)) (not (z326)) (z328) (not (z352)) (not (z360)) (not (z363)) (not (z368))
      (not (z378)) (not (z381)))
    :effect (and
      (z84) (not (z106)) (z120) (z293) (not (z328))))
  (:action r2c4-to-r2c3-5
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z22)) (not (z52)) (not (z55)) (not (z58)) (z68) (not (z72))
      (not (z84)) (not (z101)) (z106) (not (z112)) (not (z120)) (not (z124)) (not (z126))
      (not (z127)) (not (z139)) (not (z141)) (not (z146)) (not (z160)) (not (z236)) (not (z238))
      (not (z243)) (not (z245)) (not (z247)) (not (z261)) (not (z286)) (not (z287)) (not (z302))
      (not (z303)) (not (z320)) (not (z324)) (not (z326)) (not (z333)) (not (z368)) (not (z378)))
    :effect (and
      (not (z68)) (z84) (not (z106)) (z120) (z141)))
  (:action r1c1-to-r2c1-9
    :parameters ()
    :precondition (and
      (not (z9)) (not (z20)) (not (z31)) (not (z40)) (not (z43)) (not (z48)) (not (z72))
      (not (z88)) (not (z89)) (not (z91)) (not (z94)) (not (z97)) (not (z99)) (not (z101))
      (not (z102)) (not (z111)) (not (z121)) (not (z137)) (not (z139)) (not (z141)) (not (z147))
      (not (z154)) (not (z157)) (not (z167)) (not (z169)) (not (z181)) (not (z182)) (not (z198))
      (not (z200)) (not (z207)) (not (z214)) (z216) (not (z218)) (z237) (not (z259)) (not (z274))
      (not (z277)) (not (z308)) (not (z310)) (not (z316)) (not (z325)) (not (z373)) (not (z385))
      (not (z386)) (not (z388)) (z399))
    :effect (and
      (z121) (z181) (not (z216))))
  (:action r3c1-to-r2c1-4
    :parameters ()
    :precondition (and
      (not (z9)) (not (z20)) (not (z43)) (z45) (z53) (not (z71)) (not (z72)) (not (z88))
      (not (z94)) (not (z97)) (not (z99)) (not (z101)) (not (z111)) (not (z121)) (not (z123))
      (not (z139)) (not (z141)) (not (z147)) (not (z152)) (not (z154)) (not (z157)) (not (z180))
      (not (z181)) (not (z182)) (not (z198)) (not (z200)) (not (z211)) (not (z218)) (z237)
      (not (z239)) (not (z274)) (not (z306)) (not (z308)) (not (z316)) (not (z323)) (not (z334))
      (not (z354)) (not (z362)) (not (z373)) (not (z377)) (not (z386)) (not (z388)) (not (z391)))
    :effect (and
      (not (z45)) (z121) (z139) (z181)))
  (:action r2c2-to-r2c1-9
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z20)) (not (z28)) (not (z43)) (not (z72)) (not (z88))
      (not (z92)) (not (z94)) (not (z97)) (not (z99)) (not (z101)) (not (z111)) (z115)
      (not (z121)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z147)) (not (z154))
      (not (z157)) (not (z181)) (not (z182)) (not (z198)) (not (z200)) (not (z205)) (not (z215))
      (not (z218)) (not (z219)) (z237) (not (z269)) (not (z274)) (not (z289)) (not (z308))
      (not (z316)) (z365) (z373) (not (z382)) (not (z386)) (not (z388)))
    :effect (and
      (z92) (not (z115)) (z121) (z181) (not (z373))))
  (:action r4c1-to-r3c1-11
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z45)) (z53) (not (z71)) (not (z75)) (not (z85)) (not (z88))
      (not (z108)) (not (z123)) (z139) (not (z141)) (not (z152)) (not (z166)) (not (z180)) (z189)
      (not (z204)) (not (z211)) (z235) (not (z239)) (not (z242)) (not (z305)) (not (z306))
      (not (z312)) (not (z323)) (not (z330)) (not (z334)) (not (z347)) (not (z354)) (not (z362))
      (not (z377)) (not (z389)) (not (z391)))
    :effect (and
      (not (z53)) (z123) (not (z139)) (not (z189)) (not (z235)) (z306) (z330) (z377)))
  (:action r2c1-to-r3c1-11
    :parameters ()
    :precondition (and
      (not (z43)) (not (z45)) (z53) (not (z71)) (z94) (not (z97)) (not (z99)) (not (z121))
      (not (z123)) (z139) (not (z141)) (not (z152)) (not (z154)) (not (z157)) (not (z180))
      (not (z181)) (not (z182)) (not (z200)) (not (z211)) (not (z218)) (not (z237)) (not (z239))
      (not (z274)) (not (z306)) (not (z308)) (not (z316)) (not (z323)) (not (z334)) (not (z354))
      (not (z362)) (not (z377)) (not (z391)))
    :effect (and
      (not (z53)) (not (z94)) (z123) (not (z139)) (z237) (z306) (z377)))
  (:action r3c2-to-r3c1-11
    :parameters ()
    :precondition (and
      (not (z9)) (z12) (not (z45)) (z53) (not (z71)) (not (z103)) (not (z113)) (not (z119))
      (not (z123)) (z128) (z139) (not (z141)) (not (z152)) (not (z170)) (not (z179)) (not (z180))
      (not (z192)) (not (z211)) (not (z239)) (not (z240)) (not (z288)) (not (z306)) (not (z321))
      (not (z323)) (not (z334)) (not (z354)) (not (z362)) (not (z377)) (not (z391)) (z392)
      (not (z395)) (not (z396)))
    :effect (and
      (not (z12)) (not (z53)) (z123) (not (z128)) (not (z139)) (z179) (z306) (z377) (not (z392))))
  (:action r3c4-to-r2c4-8
    :parameters ()
    :precondition (and
      (not (z2)) (not (z22)) (not (z28)) (not (z29)) (not (z36)) (not (z44)) (not (z47))
      (not (z55)) (not (z61)) (not (z63)) (not (z68)) (not (z70)) (not (z81)) (not (z85))
      (not (z86)) (not (z101)) (not (z112)) (not (z113)) (not (z124)) (not (z139)) (z141)
      (not (z145)) (not (z152)) (not (z154)) (not (z157)) (not (z158)) (not (z163)) (not (z173))
      (not (z177)) (not (z183)) (not (z188)) (not (z196)) (not (z197)) (not (z211)) (not (z215))
      (not (z229)) (not (z234)) (not (z236)) (not (z240)) (not (z241)) (not (z243)) (not (z245))
      (not (z247)) (not (z248)) (not (z253)) (not (z261)) (not (z276)) (not (z277)) (not (z287))
      (z294) (not (z302)) (not (z303)) (not (z320)) (not (z324)) (not (z325)) (not (z332))
      (not (z333)) (not (z341)) (not (z347)) (not (z354)) (z356) (not (z367)) (not (z369))
      (not (z375)) (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (z124) (not (z141)) (z145) (not (z294)) (not (z356))))
  (:action r2c3-to-r2c4-8
    :parameters ()
    :precondition (and
      (not (z2)) (not (z5)) (not (z8)) (not (z22)) (not (z28)) (not (z29)) (not (z44))
      (not (z47)) (not (z52)) (not (z55)) (not (z58)) (not (z61)) (not (z63)) (not (z68))
      (not (z72)) (not (z84)) (not (z85)) (not (z101)) (not (z106)) (z112) (not (z113))
      (not (z120)) (not (z124)) (not (z126)) (not (z127)) (not (z139)) (z141) (not (z146))
      (not (z152)) (not (z154)) (not (z157)) (not (z160)) (not (z163)) (not (z173)) (not (z177))
      (not (z183)) (not (z196)) (not (z197)) (not (z211)) (not (z215)) (not (z229)) (not (z234))
      (not (z236)) (not (z238)) (not (z240)) (not (z243)) (not (z245)) (not (z247)) (not (z253))
      (not (z261)) (not (z277)) (z286) (not (z287)) (not (z294)) (not (z302)) (not (z303))
      (not (z320)) (not (z324)) (not (z325)) (not (z326)) (not (z333)) (not (z341)) (not (z347))
      (not (z354)) (not (z356)) (not (z368)) (not (z375)) (not (z378)))
    :effect (and
      (z106) (not (z112)) (z124) (not (z141)) (not (z286))))
  (:action r1c2-to-r2c2-11
    :parameters ()
    :precondition (and
      (not (z1)) (not (z25)) (not (z28)) (not (z29)) (not (z51)) (not (z64)) (not (z73)) (z92)
      (not (z107)) (not (z115)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z149))
      (not (z198)) (not (z205)) (not (z215)) (not (z219)) (z221) (not (z224)) (not (z228))
      (not (z234)) (not (z258)) (not (z260)) (not (z269)) (not (z282)) (not (z289)) (not (z291))
      (not (z295)) (not (z349)) (not (z361)) (z365) (not (z371)) (not (z373)) (not (z382)))
    :effect (and
      (not (z92)) (z125) (z205) (not (z221)) (not (z365)) (z371)))
  (:action r2c1-to-r2c2-11
    :parameters ()
    :precondition (and
      (not (z1)) (not (z28)) (not (z43)) (z92) (not (z94)) (not (z97)) (not (z99)) (not (z115))
      (not (z121)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z154)) (not (z157))
      (not (z181)) (not (z182)) (not (z200)) (not (z205)) (not (z215)) (not (z218)) (not (z219))
      (not (z237)) (not (z269)) (not (z274)) (not (z289)) (not (z308)) (z316) (z365) (not (z373))
      (not (z382)))
    :effect (and
      (not (z92)) (z125) (z205) (z237) (not (z316)) (not (z365))))
  (:action r1c2-to-r2c2-12
    :parameters ()
    :precondition (and
      (not (z1)) (not (z25)) (not (z28)) (not (z29)) (z51) (not (z64)) (not (z73)) (z92)
      (not (z107)) (not (z115)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z149))
      (not (z198)) (not (z205)) (not (z215)) (not (z219)) (not (z221)) (not (z224)) (not (z228))
      (not (z234)) (not (z258)) (not (z260)) (not (z269)) (z282) (not (z289)) (not (z291))
      (not (z295)) (not (z349)) (not (z361)) (z365) (not (z371)) (not (z373)) (not (z382)))
    :effect (and
      (not (z51)) (not (z92)) (z125) (z132) (not (z282)) (not (z365)) (z371) (z382)))
  (:action r2c1-to-r2c2-12
    :parameters ()
    :precondition (and
      (not (z1)) (not (z28)) (z43) (z92) (not (z94)) (not (z97)) (not (z99)) (not (z115))
      (not (z121)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z154)) (not (z157))
      (not (z181)) (z182) (not (z200)) (not (z205)) (not (z215)) (not (z218)) (not (z219))
      (not (z237)) (not (z269)) (not (z274)) (not (z289)) (not (z308)) (not (z316)) (z365)
      (not (z373)) (not (z382)))
    :effect (and
      (not (z43)) (not (z92)) (z125) (z132) (not (z182)) (z237) (not (z365)) (z382)))
  (:action r3c2-to-r2c2-11
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (z12) (not (z28)) (z92) (not (z103)) (not (z113)) (not (z115))
      (not (z119)) (not (z125)) (not (z128)) (not (z132)) (not (z139)) (not (z141)) (not (z170))
      (not (z179)) (not (z192)) (not (z205)) (not (z215)) (not (z219)) (not (z240)) (not (z269))
      (z288) (not (z289)) (not (z321)) (z365) (not (z373)) (not (z382)) (not (z392)) (not (z395))
      (not (z396)))
    :effect (and
      (not (z12)) (not (z92)) (z125) (z179) (z205) (not (z288)) (not (z365))))
  (:action r3c2-to-r2c2-12
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z12)) (not (z28)) (z92) (not (z103)) (not (z113)) (not (z115))
      (not (z119)) (not (z125)) (z128) (not (z132)) (not (z139)) (not (z141)) (not (z170))
      (not (z179)) (not (z192)) (not (z205)) (not (z215)) (not (z219)) (not (z240)) (not (z269))
      (not (z288)) (not (z289)) (not (z321)) (z365) (not (z373)) (not (z382)) (not (z392)) (z395)
      (not (z396)))
    :effect (and
      (not (z92)) (z125) (not (z128)) (z132) (z179) (not (z365)) (z382) (not (z395))))
  (:action r2c3-to-r2c2-11
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z28)) (not (z52)) (not (z58)) (not (z72))
      (not (z84)) (z92) (not (z106)) (not (z112)) (not (z115)) (not (z120)) (not (z125))
      (not (z126)) (not (z127)) (not (z132)) (not (z139)) (not (z141)) (not (z160)) (not (z205))
      (not (z215)) (not (z219)) (not (z238)) (not (z269)) (not (z286)) (not (z289)) (not (z326))
      (z365) (not (z368)) (not (z373)) (z378) (not (z382)))
    :effect (and
      (not (z92)) (z106) (z125) (z205) (not (z365)) (not (z378))))
  (:action r2c3-to-r2c2-12
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z28)) (not (z52)) (not (z58)) (not (z72))
      (not (z84)) (z92) (not (z106)) (not (z112)) (not (z115)) (not (z120)) (not (z125)) (z126)
      (z127) (not (z132)) (not (z139)) (not (z141)) (not (z146)) (not (z160)) (not (z205))
      (not (z215)) (not (z219)) (not (z238)) (not (z269)) (not (z286)) (not (z289)) (not (z326))
      (z365) (z368) (not (z373)) (not (z378)) (not (z382)))
    :effect (and
      (not (z92)) (z106) (z125) (not (z126)) (not (z127)) (z132) (not (z365)) (not (z368)) (z382)))
  (:action r1c2-to-r2c2-13
    :parameters ()
    :precondition (and
      (not (z1)) (not (z25)) (not (z28)) (not (z29)) (not (z51)) (not (z64)) (not (z73)) (z92)
      (not (z107)) (not (z115)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z149))
      (not (z198)) (not (z205)) (not (z215)) (not (z219)) (not (z221)) (z224) (not (z228))
      (not (z234)) (not (z258)) (not (z260)) (not (z269)) (not (z282)) (not (z289)) (z291)
      (not (z295)) (not (z349)) (not (z361)) (z365) (not (z371)) (not (z373)) (not (z382)))
    :effect (and
      (not (z92)) (z115) (z125) (z132) (not (z224)) (not (z291)) (not (z365)) (z371)))
  (:action r2c1-to-r2c2-13
    :parameters ()
    :precondition (and
      (not (z1)) (not (z28)) (not (z43)) (z92) (z94) (not (z97)) (not (z99)) (not (z115))
      (not (z121)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z154)) (not (z157))
      (not (z181)) (not (z182)) (not (z200)) (not (z205)) (not (z215)) (not (z218)) (not (z219))
      (not (z237)) (not (z269)) (not (z274)) (not (z289)) (not (z308)) (not (z316)) (z365)
      (not (z373)) (not (z382)))
    :effect (and
      (not (z92)) (not (z94)) (z115) (z125) (z132) (z237) (not (z365))))
  (:action r3c2-to-r2c2-13
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (z12) (not (z28)) (z92) (not (z103)) (not (z113)) (not (z115))
      (not (z119)) (not (z125)) (z128) (not (z132)) (not (z139)) (not (z141)) (not (z170))
      (not (z179)) (not (z192)) (not (z205)) (not (z215)) (not (z219)) (not (z240)) (not (z269))
      (not (z288)) (not (z289)) (not (z321)) (z365) (not (z373)) (not (z382)) (z392) (not (z395))
      (not (z396)))
    :effect (and
      (not (z12)) (not (z92)) (z115) (z125) (not (z128)) (z132) (z179) (not (z365)) (not (z392))))
  (:action r2c3-to-r2c2-13
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z28)) (not (z52)) (not (z58)) (not (z72))
      (not (z84)) (z92) (not (z106)) (not (z112)) (not (z115)) (not (z120)) (not (z125))
      (not (z126)) (z127) (not (z132)) (not (z139)) (not (z141)) (z146) (not (z160)) (not (z205))
      (not (z215)) (not (z219)) (not (z238)) (not (z269)) (z286) (not (z289)) (not (z326)) (z365)
      (not (z368)) (not (z373)) (not (z378)) (not (z382)))
    :effect (and
      (not (z92)) (z106) (z115) (z125) (not (z127)) (z132) (not (z146)) (not (z286)) (not (z365))))
  (:action r3c3-to-r2c3-6
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z7)) (not (z8)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z52)) (not (z58)) (not (z61)) (not (z72)) (not (z84)) (z106) (not (z112))
      (not (z120)) (not (z126)) (not (z127)) (not (z139)) (not (z141)) (not (z146)) (not (z151))
      (not (z155)) (not (z160)) (not (z173)) (not (z238)) (z268) (not (z285)) (not (z286))
      (not (z293)) (not (z326)) (not (z328)) (not (z352)) (not (z360)) (not (z363)) (not (z364))
      (not (z368)) (not (z378)) (z381))
    :effect (and
      (not (z106)) (z127) (not (z268)) (z293) (not (z381))))
  (:action r1c3-to-r2c3-6
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z16)) (not (z21)) (not (z24)) (not (z49)) (not (z52))
      (not (z58)) (not (z67)) (not (z72)) (not (z79)) (not (z84)) (z106) (not (z112))
      (not (z120)) (not (z126)) (not (z127)) (not (z131)) (not (z139)) (not (z141)) (not (z146))
      (z156) (not (z160)) (not (z174)) (not (z183)) (not (z191)) (not (z203)) (not (z225))
      (not (z238)) (z256) (not (z283)) (not (z286)) (not (z326)) (not (z341)) (not (z350))
      (not (z351)) (not (z368)) (not (z378)))
    :effect (and
      (not (z106)) (z127) (z131) (not (z156)) (not (z256))))
  (:action r2c4-to-r2c3-6
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z22)) (not (z52)) (z55) (not (z58)) (not (z68)) (not (z72))
      (not (z84)) (not (z101)) (z106) (not (z112)) (not (z120)) (not (z124)) (not (z126))
      (not (z127)) (not (z139)) (not (z141)) (not (z146)) (not (z160)) (not (z236)) (not (z238))
      (not (z243)) (not (z245)) (not (z247)) (not (z261)) (not (z286)) (z287) (not (z302))
      (not (z303)) (not (z320)) (not (z324)) (not (z326)) (not (z333)) (not (z368)) (not (z378)))
    :effect (and
      (not (z55)) (not (z106)) (z127) (z141) (not (z287))))
  (:action r3c3-to-r2c3-7
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z7)) (not (z8)) (not (z32)) (not (z37)) (z39) (not (z46))
      (not (z52)) (not (z58)) (not (z61)) (not (z72)) (not (z84)) (z106) (not (z112))
      (not (z120)) (not (z126)) (not (z127)) (not (z139)) (not (z141)) (not (z146)) (z151)
      (not (z155)) (not (z160)) (not (z173)) (not (z238)) (not (z268)) (not (z285)) (not (z286))
      (not (z293)) (not (z326)) (not (z352)) (not (z360)) (not (z363)) (not (z368)) (not (z378))
      (not (z381)))
    :effect (and
      (not (z39)) (not (z106)) (z127) (z146) (not (z151)) (z286) (z293)))
  (:action r1c3-to-r2c3-7
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z16)) (not (z21)) (not (z24)) (not (z49)) (not (z52))
      (not (z58)) (z67) (not (z72)) (not (z79)) (not (z84)) (z106) (not (z112)) (not (z120))
      (not (z126)) (not (z127)) (not (z131)) (not (z139)) (not (z141)) (not (z146)) (not (z156))
      (not (z160)) (not (z174)) (not (z183)) (not (z191)) (not (z203)) (not (z225)) (not (z238))
      (not (z256)) (not (z283)) (not (z286)) (not (z326)) (not (z341)) (not (z350)) (not (z351))
      (not (z368)) (not (z378)))
    :effect (and
      (not (z67)) (not (z106)) (z127) (z131) (z146) (z286)))
  (:action r2c4-to-r2c3-7
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z22)) (not (z52)) (not (z55)) (not (z58)) (not (z68))
      (not (z72)) (not (z84)) (not (z101)) (z106) (not (z112)) (not (z120)) (not (z124))
      (not (z126)) (not (z127)) (not (z139)) (not (z141)) (not (z146)) (not (z160)) (not (z236))
      (not (z238)) (z243) (z245) (z247) (not (z261)) (not (z286)) (not (z287)) (not (z302))
      (not (z303)) (z320) (not (z324)) (not (z326)) (not (z333)) (not (z368)) (not (z378)))
    :effect (and
      (not (z106)) (z127) (z141) (z146) (not (z243)) (not (z245)) (not (z247)) (z286)
      (not (z320))))
  (:action r2c2-to-r2c3-6
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z28)) (not (z52)) (not (z58)) (not (z72))
      (not (z84)) (not (z92)) (z106) (not (z112)) (not (z115)) (not (z120)) (not (z125))
      (not (z126)) (not (z127)) (not (z132)) (not (z139)) (not (z141)) (not (z146)) (not (z160))
      (not (z205)) (not (z215)) (not (z238)) (not (z269)) (not (z286)) (not (z289)) (not (z326))
      (not (z365)) (not (z368)) (not (z373)) (not (z378)) (not (z382)))
    :effect (and
      (z92) (not (z106)) (z127) (z365)))
  (:action r2c2-to-r2c3-7
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z28)) (not (z52)) (not (z58)) (not (z72))
      (not (z84)) (not (z92)) (z106) (not (z112)) (z115) (not (z120)) (z125) (not (z126))
      (not (z127)) (z132) (not (z139)) (not (z141)) (not (z146)) (not (z160)) (not (z205))
      (not (z215)) (not (z219)) (not (z238)) (not (z269)) (not (z286)) (not (z289)) (not (z326))
      (not (z365)) (not (z368)) (not (z373)) (not (z378)) (not (z382)))
    :effect (and
      (z92) (not (z106)) (not (z115)) (not (z125)) (z127) (not (z132)) (z146) (z286) (z365)))
  (:action r3c3-to-r2c3-8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z7)) (not (z8)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z52)) (not (z58)) (not (z61)) (not (z72)) (not (z84)) (z106) (not (z112))
      (not (z120)) (not (z126)) (not (z127)) (not (z139)) (not (z141)) (not (z146)) (z151)
      (not (z155)) (not (z160)) (not (z173)) (not (z238)) (not (z268)) (not (z285)) (not (z286))
      (not (z293)) (not (z326)) (z328) (not (z352)) (not (z360)) (not (z363)) (not (z368))
      (not (z378)) (not (z381)))
    :effect (and
      (z84) (not (z106)) (z120) (z127) (not (z151)) (z293) (not (z328))))
  (:action r1c3-to-r2c3-8
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z16)) (not (z21)) (not (z24)) (not (z49)) (not (z52))
      (not (z58)) (not (z67)) (not (z72)) (not (z79)) (not (z84)) (z106) (not (z112))
      (not (z120)) (not (z126)) (not (z127)) (not (z131)) (not (z139)) (not (z141)) (not (z146))
      (not (z156)) (not (z160)) (not (z174)) (not (z183)) (not (z191)) (z203) (not (z225))
      (not (z238)) (not (z256)) (not (z283)) (not (z286)) (not (z326)) (not (z341)) (not (z350))
      (z351) (not (z368)) (not (z378)))
    :effect (and
      (z84) (not (z106)) (z120) (z127) (z131) (not (z203)) (not (z351))))
  (:action r2c4-to-r2c3-8
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z22)) (not (z52)) (z55) (not (z58)) (not (z68)) (not (z72))
      (not (z84)) (not (z101)) (z106) (not (z112)) (not (z120)) (not (z124)) (not (z126))
      (not (z127)) (not (z139)) (not (z141)) (not (z146)) (not (z160)) (not (z236)) (not (z238))
      (not (z243)) (not (z245)) (not (z247)) (not (z261)) (not (z286)) (not (z287)) (not (z302))
      (not (z303)) (not (z320)) (not (z324)) (not (z326)) (not (z333)) (not (z368)) (not (z378)))
    :effect (and
      (not (z55)) (z84) (not (z106)) (z120) (z127) (z141)))
  (:action r2c2-to-r2c3-8
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z28)) (not (z52)) (not (z58)) (not (z72))
      (not (z84)) (not (z92)) (z106) (not (z112)) (not (z115)) (not (z120)) (not (z125))
      (not (z126)) (not (z127)) (not (z132)) (not (z139)) (not (z141)) (not (z146)) (not (z160))
      (not (z205)) (not (z215)) (z219) (not (z238)) (not (z269)) (not (z286)) (not (z289))
      (not (z326)) (not (z365)) (not (z368)) (not (z373)) (not (z378)) (not (z382)))
    :effect (and
      (z84) (z92) (not (z106)) (z120) (z127) (not (z219)) (z365)))
  (:action r3c3-to-r2c3-9
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z7)) (not (z8)) (not (z24)) (z32) (not (z37)) (not (z39))
      (not (z46)) (not (z52)) (not (z58)) (not (z61)) (not (z72)) (not (z74)) (not (z84)) (z106)
      (not (z112)) (not (z120)) (not (z126)) (not (z127)) (not (z139)) (not (z141)) (not (z146))
      (z151) (not (z155)) (not (z160)) (not (z173)) (not (z182)) (not (z191)) (not (z238))
      (not (z268)) (not (z282)) (not (z284)) (not (z285)) (not (z286)) (not (z293)) (not (z303))
      (not (z318)) (not (z326)) (not (z328)) (not (z352)) (z360) (not (z363)) (not (z368))
      (not (z378)) (not (z381)))
    :effect (and
      (not (z32)) (not (z106)) (z126) (z127) (not (z151)) (z293) (not (z360)) (z368)))
  (:action r1c3-to-r2c3-9
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z16)) (not (z21)) (z24) (not (z32)) (not (z49)) (not (z52))
      (not (z58)) (not (z67)) (not (z72)) (not (z74)) (not (z79)) (not (z84)) (z106) (not (z112))
      (not (z120)) (not (z126)) (not (z127)) (not (z131)) (not (z139)) (not (z141)) (not (z146))
      (not (z156)) (not (z160)) (not (z174)) (not (z182)) (not (z183)) (z191) (not (z203))
      (not (z225)) (not (z238)) (not (z256)) (not (z282)) (not (z283)) (not (z284)) (not (z286))
      (not (z303)) (not (z318)) (not (z326)) (not (z341)) (not (z350)) (not (z351)) (not (z368))
      (not (z378)))
    :effect (and
      (not (z24)) (not (z106)) (z126) (z127) (z131) (not (z191)) (z368)))
  (:action r2c4-to-r2c3-9
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z22)) (not (z24)) (not (z32)) (not (z52)) (z55) (not (z58))
      (not (z68)) (not (z72)) (not (z74)) (not (z84)) (not (z101)) (z106) (not (z112))
      (not (z120)) (not (z124)) (not (z126)) (not (z127)) (not (z139)) (not (z141)) (not (z146))
      (not (z160)) (not (z182)) (not (z191)) (not (z236)) (not (z238)) (not (z243)) (not (z245))
      (z247) (not (z261)) (not (z282)) (not (z284)) (not (z286)) (not (z287)) (not (z302)) (z303)
      (not (z318)) (not (z320)) (not (z324)) (not (z326)) (not (z333)) (not (z368)) (not (z378)))
    :effect (and
      (not (z55)) (not (z106)) (z126) (z127) (z141) (not (z247)) (not (z303)) (z368)))
  (:action r2c2-to-r2c3-9
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z24)) (not (z28)) (not (z32)) (not (z52))
      (not (z58)) (not (z72)) (not (z74)) (not (z84)) (not (z92)) (z106) (not (z112))
      (not (z115)) (not (z120)) (z125) (not (z126)) (not (z127)) (z132) (not (z139)) (not (z141))
      (not (z146)) (not (z160)) (not (z182)) (not (z191)) (not (z205)) (not (z215)) (not (z219))
      (not (z238)) (not (z269)) (not (z282)) (not (z284)) (not (z286)) (not (z289)) (not (z303))
      (not (z318)) (not (z326)) (not (z365)) (not (z368)) (not (z373)) (not (z378)) (z382))
    :effect (and
      (z92) (not (z106)) (not (z125)) (z126) (z127) (not (z132)) (z365) (z368) (not (z382))))
  (:action r3c4-to-r3c3-6
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z20)) (not (z32)) (not (z36)) (not (z37)) (not (z39))
      (not (z46)) (not (z61)) (not (z70)) (not (z81)) (not (z86)) (not (z111)) (not (z139))
      (not (z141)) (z145) (not (z151)) (not (z155)) (not (z158)) (not (z173)) (z188) (not (z241))
      (not (z248)) (not (z268)) (z276) (not (z285)) (z293) (not (z294)) (not (z328)) (not (z332))
      (not (z352)) (not (z356)) (not (z360)) (not (z363)) (not (z367)) (not (z369)) (not (z381))
      (z386) (not (z388)) (not (z394)) (not (z397)))
    :effect (and
      (z0) (not (z188)) (not (z276)) (z352) (z360) (not (z386))))
  (:action r2c3-to-r3c3-6
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z7)) (not (z8)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z52)) (not (z58)) (not (z61)) (z72) (not (z84)) (z106) (not (z112)) (not (z120))
      (not (z126)) (not (z127)) (not (z139)) (not (z141)) (z146) (not (z151)) (not (z155))
      (not (z160)) (not (z173)) (not (z238)) (not (z268)) (not (z285)) (not (z286)) (z293)
      (not (z326)) (not (z328)) (not (z352)) (not (z360)) (not (z363)) (not (z368)) (not (z378))
      (not (z381)))
    :effect (and
      (z0) (not (z72)) (not (z146)) (z352) (z360)))
  (:action r3c2-to-r3c3-6
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (z9) (not (z12)) (not (z20)) (not (z32)) (not (z37)) (not (z39))
      (not (z46)) (not (z61)) (not (z103)) (not (z113)) (not (z119)) (not (z128)) (not (z139))
      (not (z141)) (not (z151)) (not (z155)) (not (z170)) (not (z173)) (z179) (z192) (not (z240))
      (not (z268)) (not (z285)) (not (z288)) (z293) (not (z321)) (not (z328)) (not (z352))
      (not (z360)) (not (z363)) (not (z381)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z0) (not (z9)) (not (z192)) (z352) (z360)))
  (:action r4c3-to-r3c3-6
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z7)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z83)) (not (z139)) (not (z141)) (z147) (not (z150)) (not (z151))
      (not (z153)) (not (z155)) (z171) (not (z173)) (not (z229)) (z231) (not (z257)) (not (z268))
      (z279) (not (z281)) (not (z285)) (z293) (not (z318)) (not (z327)) (not (z328)) (not (z343))
      (not (z352)) (not (z355)) (not (z360)) (not (z363)) (not (z372)) (not (z380)) (not (z381)))
    :effect (and
      (z0) (not (z147)) (z153) (not (z231)) (not (z279)) (z352) (z360)))
  (:action r1c2-to-r2c2-14
    :parameters ()
    :precondition (and
      (not (z1)) (not (z25)) (not (z28)) (not (z29)) (z51) (not (z64)) (not (z73)) (not (z79))
      (z92) (not (z107)) (not (z115)) (not (z119)) (not (z125)) (not (z130)) (not (z132))
      (not (z139)) (not (z141)) (z149) (not (z198)) (not (z205)) (not (z215)) (not (z219))
      (not (z221)) (not (z224)) (not (z228)) (not (z234)) (not (z258)) (z260) (not (z261))
      (not (z269)) (not (z274)) (not (z282)) (not (z285)) (not (z289)) (not (z291)) (not (z295))
      (not (z310)) (not (z317)) (not (z326)) (not (z349)) (not (z361)) (not (z363)) (z365)
      (not (z371)) (not (z373)) (not (z382)) (not (z389)) (not (z396)))
    :effect (and
      (z1) (not (z51)) (not (z92)) (not (z149)) (not (z260)) (not (z365)) (z371) (z382)))
  (:action r2c1-to-r2c2-14
    :parameters ()
    :precondition (and
      (not (z1)) (not (z28)) (z43) (not (z79)) (z92) (not (z94)) (not (z97)) (not (z99))
      (not (z115)) (not (z119)) (not (z121)) (not (z125)) (not (z130)) (not (z132)) (not (z139))
      (not (z141)) (not (z154)) (not (z157)) (not (z181)) (not (z182)) (not (z200)) (not (z205))
      (not (z215)) (not (z218)) (not (z219)) (not (z237)) (not (z260)) (not (z261)) (not (z269))
      (z274) (not (z285)) (not (z289)) (not (z308)) (not (z310)) (not (z316)) (not (z317))
      (not (z326)) (not (z363)) (z365) (not (z373)) (not (z382)) (not (z389)) (not (z396)))
    :effect (and
      (z1) (not (z43)) (not (z92)) (z237) (not (z274)) (not (z365)) (z382)))
  (:action r3c2-to-r2c2-14
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z12)) (not (z28)) (not (z79)) (z92) (not (z103)) (not (z113))
      (not (z115)) (z119) (not (z125)) (not (z128)) (not (z130)) (not (z132)) (not (z139))
      (not (z141)) (not (z170)) (not (z179)) (not (z192)) (not (z205)) (not (z215)) (not (z219))
      (not (z240)) (not (z260)) (not (z261)) (not (z269)) (not (z274)) (not (z285)) (not (z288))
      (not (z289)) (not (z310)) (not (z317)) (not (z321)) (not (z326)) (not (z363)) (z365)
      (not (z373)) (not (z382)) (not (z389)) (not (z392)) (z395) (z396))
    :effect (and
      (z1) (not (z92)) (not (z119)) (z179) (not (z365)) (z382) (not (z395)) (not (z396))))
  (:action r2c3-to-r2c2-14
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z28)) (not (z52)) (z58) (not (z72)) (not (z79))
      (not (z84)) (z92) (not (z106)) (not (z112)) (not (z115)) (not (z119)) (not (z120))
      (not (z125)) (not (z126)) (z127) (not (z130)) (not (z132)) (not (z139)) (not (z141))
      (not (z146)) (not (z160)) (not (z205)) (not (z215)) (not (z219)) (not (z238)) (not (z260))
      (not (z261)) (not (z269)) (not (z274)) (not (z285)) (not (z286)) (not (z289)) (not (z310))
      (not (z317)) (z326) (not (z363)) (z365) (not (z368)) (not (z373)) (not (z378)) (not (z382))
      (not (z389)) (not (z396)))
    :effect (and
      (z1) (not (z58)) (not (z92)) (z106) (not (z127)) (not (z326)) (not (z365)) (z382)))
  (:action r3c3-to-r4c3-11
    :parameters ()
    :precondition (and
      (z0) (not (z2)) (not (z3)) (not (z7)) (not (z28)) (not (z29)) (not (z32)) (not (z37))
      (not (z39)) (not (z44)) (not (z46)) (not (z47)) (z61) (not (z63)) (not (z83)) (not (z85))
      (not (z112)) (not (z113)) (not (z124)) (not (z139)) (not (z141)) (not (z147)) (not (z150))
      (not (z151)) (not (z152)) (z153) (not (z154)) (not (z155)) (not (z157)) (not (z163)) (z171)
      (z173) (not (z177)) (not (z183)) (not (z196)) (not (z197)) (not (z211)) (not (z215))
      (not (z229)) (not (z231)) (not (z234)) (not (z240)) (not (z253)) (not (z257)) (not (z268))
      (not (z277)) (not (z279)) (not (z281)) (not (z285)) (not (z293)) (not (z294)) (not (z318))
      (not (z325)) (not (z327)) (not (z328)) (not (z341)) (not (z343)) (not (z347)) (not (z352))
      (not (z354)) (not (z355)) (not (z356)) (not (z360)) (not (z363)) (not (z372)) (not (z375))
      (not (z380)) (not (z381)))
    :effect (and
      (not (z0)) (z2) (not (z61)) (not (z153)) (not (z171)) (not (z173)) (z229) (z293)))
  (:action r4c4-to-r4c3-11
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z15)) (not (z28)) (not (z29)) (not (z44)) (not (z47))
      (not (z61)) (z63) (not (z74)) (not (z77)) (not (z83)) (not (z85)) (not (z87)) (not (z90))
      (not (z111)) (not (z112)) (not (z113)) (not (z114)) (not (z124)) (not (z139)) (not (z141))
      (not (z147)) (not (z150)) (not (z152)) (z153) (not (z154)) (not (z157)) (not (z163)) (z171)
      (not (z173)) (not (z177)) (not (z183)) (not (z186)) (not (z196)) (z197) (not (z211))
      (not (z215)) (not (z217)) (not (z229)) (not (z231)) (not (z233)) (not (z234)) (not (z240))
      (not (z253)) (not (z255)) (not (z257)) (not (z277)) (not (z279)) (not (z281)) (not (z294))
      (not (z318)) (not (z325)) (not (z327)) (not (z331)) (not (z341)) (not (z343)) (not (z347))
      (not (z354)) (not (z355)) (not (z356)) (not (z364)) (not (z372)) (not (z375)) (not (z380))
      (not (z388)))
    :effect (and
      (z2) (not (z63)) (not (z153)) (not (z171)) (not (z197)) (z217) (z229) (z255)))
  (:action r4c2-to-r4c3-11
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z28)) (not (z29)) (not (z44)) (not (z47)) (not (z61))
      (not (z63)) (not (z83)) (not (z85)) (not (z93)) (not (z96)) (not (z112)) (not (z113))
      (not (z124)) (not (z138)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (not (z152))
      (z153) (not (z154)) (not (z157)) (z163) (z171) (not (z173)) (z177) (not (z183)) (z196)
      (not (z197)) (not (z199)) (not (z208)) (not (z211)) (not (z215)) (not (z229)) (not (z231))
      (not (z234)) (not (z240)) (not (z252)) (not (z253)) (not (z257)) (not (z264)) (not (z277))
      (not (z279)) (not (z281)) (not (z284)) (not (z294)) (not (z300)) (not (z317)) (not (z318))
      (not (z325)) (not (z327)) (not (z339)) (not (z341)) (not (z343)) (not (z344)) (not (z347))
      (not (z354)) (not (z355)) (not (z356)) (not (z372)) (not (z375)) (not (z380)) (not (z387)))
    :effect (and
      (z2) (z93) (not (z153)) (not (z163)) (not (z171)) (not (z177)) (not (z196)) (z229)))
  (:action r3c3-to-r4c3-12
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z7)) (not (z32)) (not (z37)) (not (z39)) (z46)
      (not (z61)) (not (z83)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (z151) (z153)
      (z155) (z171) (not (z173)) (not (z229)) (not (z231)) (not (z257)) (not (z268)) (not (z279))
      (not (z281)) (not (z285)) (not (z293)) (not (z318)) (not (z327)) (not (z328)) (not (z343))
      (not (z352)) (not (z355)) (not (z360)) (not (z363)) (not (z372)) (not (z380)) (not (z381)))
    :effect (and
      (z3) (not (z46)) (not (z151)) (not (z153)) (not (z155)) (not (z171)) (z293) (z355)))
  (:action r3c3-to-r4c3-13
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z7)) (not (z32)) (not (z37)) (z39) (not (z46))
      (not (z61)) (not (z83)) (not (z94)) (not (z139)) (not (z141)) (not (z147)) (not (z150))
      (z151) (z153) (not (z155)) (not (z169)) (z171) (not (z173)) (not (z229)) (not (z231))
      (not (z245)) (not (z257)) (not (z268)) (not (z279)) (not (z281)) (not (z285)) (not (z293))
      (not (z300)) (not (z318)) (not (z320)) (not (z327)) (not (z343)) (not (z352)) (not (z355))
      (not (z360)) (not (z363)) (not (z372)) (not (z380)) (not (z381)) (not (z392)))
    :effect (and
      (z3) (not (z39)) (not (z151)) (not (z153)) (not (z171)) (z257) (z293) (z380)))
  (:action r4c2-to-r4c3-12
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z83)) (z93) (not (z96)) (not (z138)) (not (z139)) (not (z141))
      (not (z147)) (not (z150)) (z153) (not (z163)) (z171) (not (z177)) (not (z196)) (not (z199))
      (z208) (not (z229)) (not (z231)) (z252) (not (z257)) (z264) (not (z279)) (not (z281))
      (not (z284)) (not (z300)) (not (z317)) (not (z318)) (not (z327)) (not (z339)) (not (z343))
      (not (z344)) (not (z355)) (not (z372)) (not (z380)) (z387))
    :effect (and
      (z3) (not (z208)) (z231) (not (z252)) (not (z264)) (z279) (z327) (not (z387))))
  (:action r4c4-to-r4c3-12
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z15)) (not (z63)) (not (z74)) (z77) (not (z83)) (not (z87))
      (z90) (not (z111)) (not (z114)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (z153)
      (z171) (z186) (not (z197)) (z217) (not (z229)) (not (z231)) (not (z233)) (z255)
      (not (z257)) (not (z279)) (not (z281)) (not (z318)) (not (z327)) (not (z331)) (not (z343))
      (not (z355)) (not (z364)) (not (z372)) (not (z380)) (not (z388)))
    :effect (and
      (z3) (not (z77)) (not (z90)) (not (z186)) (z231) (z279) (z327)))
  (:action r3c3-to-r4c3-14
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z7)) (not (z32)) (not (z37)) (z39) (not (z46))
      (not (z61)) (not (z83)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (not (z151))
      (z153) (not (z155)) (z171) (not (z173)) (not (z229)) (not (z231)) (not (z257)) (not (z268))
      (not (z279)) (not (z281)) (not (z285)) (z293) (not (z318)) (not (z327)) (not (z343)) (z352)
      (not (z355)) (not (z360)) (not (z363)) (not (z372)) (not (z380)) (not (z381)))
    :effect (and
      (z3) (not (z39)) (z231) (z279) (z327) (not (z352))))
  (:action r4c4-to-r4c3-13
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z15)) (not (z63)) (not (z74)) (not (z77)) (not (z83))
      (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141)) (not (z147))
      (not (z150)) (z153) (z171) (z186) (not (z197)) (not (z217)) (not (z229)) (not (z231))
      (not (z233)) (not (z255)) (not (z257)) (not (z279)) (not (z281)) (not (z318)) (not (z327))
      (z331) (not (z343)) (not (z355)) (not (z364)) (not (z372)) (not (z380)) (not (z388)))
    :effect (and
      (z3) (not (z153)) (not (z171)) (not (z186)) (z217) (z255) (not (z331)) (z355)))
  (:action r4c4-to-r4c3-14
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z15)) (not (z63)) (not (z74)) (not (z77)) (not (z83))
      (not (z87)) (z90) (not (z94)) (not (z111)) (not (z114)) (not (z139)) (not (z141))
      (not (z147)) (not (z150)) (z153) (not (z169)) (z171) (z186) (not (z197)) (not (z217))
      (not (z229)) (not (z231)) (not (z233)) (not (z245)) (not (z255)) (not (z257)) (not (z279))
      (not (z281)) (not (z300)) (not (z318)) (not (z320)) (not (z327)) (not (z331)) (not (z343))
      (not (z355)) (not (z364)) (not (z372)) (not (z380)) (not (z388)) (not (z392)))
    :effect (and
      (z3) (not (z90)) (not (z153)) (not (z171)) (not (z186)) (z217) (z255) (z257) (z380)))
  (:action r4c2-to-r4c3-13
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z83)) (z93) (not (z96)) (not (z138)) (not (z139)) (not (z141))
      (not (z147)) (not (z150)) (z153) (not (z163)) (z171) (not (z177)) (not (z196)) (not (z208))
      (not (z229)) (not (z231)) (not (z252)) (not (z257)) (not (z279)) (not (z281)) (not (z284))
      (not (z300)) (not (z317)) (not (z318)) (not (z327)) (not (z339)) (not (z343)) (not (z344))
      (not (z355)) (not (z372)) (not (z380)) (z387))
    :effect (and
      (z3) (z150) (not (z153)) (z231) (z279) (not (z387))))
  (:action r3c3-to-r4c3-15
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z7)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z83)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (not (z151))
      (z153) (not (z155)) (z171) (not (z173)) (not (z229)) (not (z231)) (not (z257)) (not (z268))
      (not (z279)) (not (z281)) (not (z285)) (z293) (not (z318)) (not (z327)) (not (z343)) (z352)
      (not (z355)) (not (z363)) (not (z372)) (not (z380)) (not (z381)))
    :effect (and
      (z3) (z150) (not (z153)) (z231) (z279) (not (z352))))
  (:action r4c4-to-r4c3-15
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z15)) (not (z63)) (not (z74)) (z77) (not (z83)) (not (z87))
      (z90) (not (z111)) (not (z114)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (z153)
      (z171) (z186) (not (z197)) (z217) (not (z229)) (not (z231)) (not (z233)) (not (z255))
      (not (z257)) (not (z279)) (not (z281)) (not (z318)) (not (z327)) (not (z331)) (not (z343))
      (not (z355)) (not (z364)) (not (z372)) (not (z380)) (not (z388)))
    :effect (and
      (z3) (not (z77)) (not (z90)) (z150) (not (z153)) (not (z186)) (z231) (z255) (z279)))
  (:action r4c2-to-r4c3-14
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z83)) (not (z93)) (z96) (not (z138)) (not (z139)) (not (z141))
      (not (z147)) (not (z150)) (z153) (not (z163)) (z171) (not (z177)) (not (z196)) (not (z199))
      (not (z208)) (not (z229)) (not (z231)) (not (z252)) (not (z257)) (not (z264)) (not (z279))
      (not (z281)) (not (z284)) (not (z300)) (not (z317)) (not (z318)) (not (z327)) (z339)
      (not (z343)) (not (z344)) (not (z355)) (not (z372)) (not (z380)) (not (z387)))
    :effect (and
      (z3) (z93) (not (z96)) (not (z153)) (not (z171)) (not (z339)) (z355)))
  (:action r4c2-to-r4c3-15
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z83)) (not (z93)) (not (z94)) (not (z96)) (not (z138))
      (not (z139)) (not (z141)) (not (z147)) (not (z150)) (z153) (not (z163)) (not (z169)) (z171)
      (not (z177)) (not (z196)) (not (z199)) (z208) (not (z229)) (not (z231)) (not (z245)) (z252)
      (not (z257)) (not (z264)) (not (z279)) (not (z281)) (not (z284)) (z300) (not (z317))
      (not (z318)) (not (z320)) (not (z327)) (not (z339)) (not (z343)) (not (z344)) (not (z355))
      (not (z372)) (not (z380)) (not (z387)) (not (z392)))
    :effect (and
      (z3) (z93) (not (z153)) (not (z171)) (not (z208)) (not (z252)) (z257) (not (z300)) (z380)))
  (:action r4c2-to-r4c1-10
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z75)) (not (z85)) (not (z88)) (not (z93)) (not (z96))
      (not (z108)) (z138) (not (z139)) (not (z141)) (not (z163)) (not (z166)) (not (z177))
      (not (z189)) (not (z196)) (not (z199)) (not (z204)) (z208) (not (z235)) (not (z242))
      (not (z252)) (not (z264)) (not (z284)) (not (z300)) (not (z305)) (not (z312)) (not (z317))
      (z330) (not (z339)) (not (z344)) (not (z347)) (not (z387)) (not (z389)))
    :effect (and
      (z4) (z93) (not (z138)) (not (z208)) (not (z330))))
  (:action r4c2-to-r4c1-11
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z38)) (not (z75)) (not (z79)) (not (z85)) (not (z88))
      (not (z93)) (not (z96)) (not (z108)) (not (z119)) (not (z130)) (z138) (not (z139))
      (not (z141)) (not (z163)) (not (z166)) (not (z177)) (not (z189)) (not (z196)) (not (z199))
      (not (z204)) (not (z208)) (not (z235)) (not (z242)) (not (z252)) (not (z260)) (not (z261))
      (not (z264)) (not (z274)) (not (z284)) (not (z285)) (not (z300)) (not (z305)) (not (z310))
      (not (z312)) (z317) (not (z326)) (z330) (not (z339)) (not (z344)) (not (z347)) (not (z363))
      (not (z387)) (not (z389)) (not (z396)))
    :effect (and
      (z4) (z93) (not (z138)) (not (z317)) (not (z330)) (z389)))
  (:action r3c3-to-r2c3-10
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z7)) (not (z8)) (not (z15)) (not (z32)) (not (z37)) (not (z39))
      (z46) (not (z52)) (not (z58)) (not (z61)) (not (z72)) (not (z84)) (z106) (not (z112))
      (not (z120)) (not (z126)) (not (z127)) (not (z139)) (not (z141)) (not (z146)) (not (z151))
      (z155) (not (z160)) (not (z173)) (not (z228)) (not (z238)) (not (z268)) (not (z285))
      (not (z286)) (not (z293)) (not (z326)) (not (z328)) (not (z333)) (not (z352)) (not (z360))
      (not (z363)) (not (z367)) (not (z368)) (not (z378)) (not (z381)) (not (z391)))
    :effect (and
      (z5) (not (z46)) (not (z106)) (not (z155)) (z293) (z378)))
  (:action r1c3-to-r2c3-10
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z15)) (not (z16)) (not (z21)) (not (z24)) (not (z49))
      (not (z52)) (not (z58)) (not (z67)) (not (z72)) (not (z79)) (not (z84)) (z106) (not (z112))
      (not (z120)) (not (z126)) (not (z127)) (not (z131)) (not (z139)) (not (z141)) (not (z146))
      (not (z156)) (not (z160)) (not (z174)) (not (z183)) (not (z191)) (not (z203)) (not (z225))
      (not (z228)) (not (z238)) (not (z256)) (z283) (not (z286)) (not (z326)) (not (z333))
      (not (z341)) (not (z350)) (not (z351)) (not (z367)) (not (z368)) (not (z378)) (not (z391)))
    :effect (and
      (z5) (not (z106)) (z131) (not (z283)) (z378)))
  (:action r2c4-to-r2c3-10
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z15)) (z22) (not (z52)) (not (z55)) (not (z58)) (not (z68))
      (not (z72)) (not (z84)) (not (z101)) (z106) (not (z112)) (not (z120)) (not (z124))
      (not (z126)) (not (z127)) (not (z139)) (not (z141)) (not (z146)) (not (z160)) (not (z228))
      (not (z236)) (not (z238)) (not (z243)) (not (z245)) (not (z247)) (not (z261)) (not (z286))
      (not (z287)) (not (z302)) (not (z303)) (not (z320)) (not (z324)) (not (z326)) (z333)
      (not (z367)) (not (z368)) (not (z378)) (not (z391)))
    :effect (and
      (z5) (not (z22)) (not (z106)) (z141) (not (z333)) (z378)))
  (:action r2c2-to-r2c3-10
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z15)) (not (z28)) (not (z52)) (not (z58))
      (not (z72)) (not (z84)) (not (z92)) (z106) (not (z112)) (not (z115)) (not (z120))
      (not (z125)) (not (z126)) (not (z127)) (not (z132)) (not (z139)) (not (z141)) (not (z146))
      (not (z160)) (z205) (not (z215)) (not (z219)) (not (z228)) (not (z238)) (not (z269))
      (not (z286)) (not (z289)) (not (z326)) (not (z333)) (not (z365)) (not (z367)) (not (z368))
      (not (z373)) (not (z378)) (not (z382)) (not (z391)))
    :effect (and
      (z5) (z92) (not (z106)) (not (z205)) (z365) (z378)))
  (:action r4c2-to-r3c2-9
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z20)) (not (z72)) (not (z88)) (z93) (not (z96)) (not (z101))
      (not (z103)) (not (z111)) (not (z113)) (not (z119)) (not (z121)) (not (z128)) (z138)
      (not (z139)) (not (z141)) (not (z147)) (not (z163)) (not (z170)) (not (z177)) (z179)
      (not (z192)) (not (z196)) (not (z198)) (not (z199)) (not (z208)) (not (z240)) (not (z252))
      (not (z264)) (not (z284)) (not (z288)) (not (z300)) (not (z317)) (not (z321)) (not (z339))
      (not (z344)) (not (z373)) (not (z386)) (z387) (not (z388)) (not (z392)) (not (z395))
      (not (z396)))
    :effect (and
      (z9) (not (z138)) (z192) (not (z387))))
  (:action r3c3-to-r3c2-9
    :parameters ()
    :precondition (and
      (z0) (not (z7)) (not (z9)) (not (z12)) (not (z20)) (not (z32)) (not (z37)) (not (z39))
      (not (z46)) (not (z61)) (not (z72)) (not (z88)) (not (z101)) (not (z103)) (not (z111))
      (not (z113)) (not (z119)) (not (z121)) (not (z128)) (not (z139)) (not (z141)) (not (z147))
      (not (z151)) (not (z155)) (not (z170)) (not (z173)) (z179) (not (z192)) (not (z198))
      (not (z240)) (not (z268)) (not (z285)) (not (z288)) (z293) (not (z321)) (not (z328)) (z352)
      (z360) (not (z363)) (not (z373)) (not (z381)) (not (z386)) (not (z388)) (not (z392))
      (not (z395)) (not (z396)))
    :effect (and
      (not (z0)) (z9) (z192) (not (z352)) (not (z360))))
  (:action r3c1-to-r3c2-3
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z20)) (z45) (z53) (not (z71)) (not (z72)) (not (z88))
      (not (z101)) (not (z103)) (not (z111)) (not (z113)) (not (z119)) (not (z121)) (not (z123))
      (not (z128)) (not (z139)) (not (z141)) (not (z147)) (not (z152)) (not (z170)) (z179)
      (not (z180)) (not (z192)) (not (z198)) (not (z211)) (not (z239)) (not (z240)) (not (z288))
      (not (z306)) (not (z321)) (not (z323)) (not (z334)) (not (z354)) (not (z362)) (not (z373))
      (not (z377)) (not (z386)) (not (z388)) (not (z391)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z9) (not (z45)) (z139) (z192)))
  (:action r2c2-to-r3c2-9
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z12)) (not (z20)) (not (z28)) (not (z72)) (not (z88))
      (not (z92)) (not (z101)) (not (z103)) (not (z111)) (not (z113)) (z115) (not (z119))
      (not (z121)) (not (z125)) (not (z128)) (not (z132)) (not (z139)) (not (z141)) (not (z147))
      (not (z170)) (z179) (not (z192)) (not (z198)) (not (z205)) (not (z215)) (not (z219))
      (not (z240)) (not (z269)) (not (z288)) (not (z289)) (not (z321)) (z365) (z373) (not (z382))
      (not (z386)) (not (z388)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z9) (z92) (not (z115)) (z192) (not (z373))))
  (:action r3c3-to-r3c2-10
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z9)) (not (z12)) (not (z32)) (not (z37)) (not (z39)) (z46)
      (not (z61)) (not (z103)) (not (z113)) (not (z119)) (not (z128)) (not (z139)) (not (z141))
      (z151) (z155) (not (z170)) (not (z173)) (z179) (not (z192)) (not (z240)) (not (z268))
      (not (z285)) (not (z288)) (not (z293)) (not (z321)) (not (z328)) (not (z352)) (not (z360))
      (not (z363)) (not (z381)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z12) (not (z46)) (not (z151)) (not (z155)) (not (z179)) (z288) (z293)))
  (:action r4c2-to-r3c2-10
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (z93) (not (z96)) (not (z103)) (not (z113)) (not (z119))
      (not (z128)) (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z170)) (not (z177))
      (z179) (not (z192)) (not (z196)) (not (z199)) (z208) (not (z240)) (z252) (z264)
      (not (z284)) (not (z288)) (not (z300)) (not (z317)) (not (z321)) (not (z339)) (not (z344))
      (z387) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z12) (z192) (not (z208)) (not (z252)) (not (z264)) (not (z387))))
  (:action r3c3-to-r3c2-11
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z9)) (not (z12)) (not (z32)) (not (z37)) (z39) (not (z46))
      (not (z61)) (not (z103)) (not (z113)) (not (z119)) (not (z128)) (not (z139)) (not (z141))
      (not (z151)) (not (z155)) (not (z170)) (not (z173)) (z179) (not (z192)) (not (z240))
      (not (z268)) (not (z285)) (not (z288)) (z293) (not (z321)) (z352) (not (z360)) (not (z363))
      (not (z381)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z12) (not (z39)) (z192) (not (z352))))
  (:action r4c2-to-r3c2-11
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (z93) (not (z96)) (not (z103)) (not (z113)) (not (z119))
      (not (z128)) (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z170)) (not (z177))
      (z179) (not (z192)) (not (z196)) (not (z208)) (not (z240)) (not (z252)) (not (z284))
      (not (z288)) (not (z300)) (not (z317)) (not (z321)) (not (z339)) (not (z344)) (z387)
      (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z12) (z192) (z288) (not (z387))))
  (:action r3c3-to-r3c2-12
    :parameters ()
    :precondition (and
      (not (z7)) (not (z9)) (not (z12)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z103)) (not (z113)) (not (z119)) (not (z128)) (not (z139)) (not (z141))
      (not (z151)) (not (z155)) (not (z170)) (not (z173)) (z179) (not (z192)) (not (z240))
      (not (z268)) (not (z285)) (not (z288)) (z293) (not (z321)) (z352) (not (z363)) (not (z381))
      (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z12) (z192) (z288) (not (z352))))
  (:action r3c3-to-r3c2-13
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z9)) (not (z12)) (not (z32)) (not (z37)) (z39) (not (z46))
      (not (z61)) (not (z94)) (not (z103)) (not (z113)) (not (z119)) (not (z128)) (not (z139))
      (not (z141)) (z151) (not (z155)) (not (z169)) (not (z170)) (not (z173)) (z179) (not (z192))
      (not (z240)) (not (z245)) (not (z257)) (not (z268)) (not (z285)) (not (z288)) (not (z293))
      (not (z300)) (not (z320)) (not (z321)) (not (z352)) (not (z360)) (not (z363)) (not (z381))
      (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z12) (not (z39)) (z128) (not (z151)) (not (z179)) (z293) (z392)))
  (:action r3c1-to-r3c2-4
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (z45) (z53) (not (z71)) (not (z103)) (not (z113)) (not (z119))
      (z123) (not (z128)) (not (z139)) (not (z141)) (not (z152)) (not (z170)) (z179) (not (z180))
      (not (z192)) (not (z211)) (not (z239)) (not (z240)) (not (z288)) (not (z306)) (not (z321))
      (not (z323)) (not (z334)) (not (z354)) (z362) (not (z377)) (not (z391)) (not (z392))
      (not (z395)) (not (z396)))
    :effect (and
      (z12) (not (z45)) (not (z123)) (z139) (z192) (not (z362))))
  (:action r3c1-to-r3c2-5
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (z45) (z53) (z71) (not (z103)) (not (z113)) (not (z119)) (z123)
      (not (z128)) (not (z139)) (not (z141)) (not (z152)) (not (z170)) (z179) (not (z180))
      (not (z192)) (not (z211)) (not (z239)) (not (z240)) (not (z288)) (not (z306)) (not (z321))
      (not (z323)) (not (z334)) (not (z354)) (not (z362)) (not (z377)) (not (z391)) (not (z392))
      (not (z395)) (not (z396)))
    :effect (and
      (z12) (not (z45)) (not (z71)) (not (z123)) (z139) (z192) (z288)))
  (:action r2c2-to-r3c2-10
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z12)) (not (z28)) (not (z92)) (not (z103)) (not (z113))
      (not (z115)) (not (z119)) (z125) (not (z128)) (not (z132)) (not (z139)) (not (z141))
      (not (z170)) (z179) (not (z192)) (z205) (not (z215)) (not (z219)) (not (z240)) (not (z269))
      (not (z288)) (not (z289)) (not (z321)) (not (z365)) (not (z373)) (not (z382)) (not (z392))
      (not (z395)) (not (z396)))
    :effect (and
      (z12) (z92) (not (z125)) (not (z179)) (not (z205)) (z288) (z365)))
  (:action r2c2-to-r3c2-11
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z12)) (not (z28)) (not (z92)) (not (z103)) (not (z113)) (z115)
      (not (z119)) (not (z125)) (not (z128)) (not (z132)) (not (z139)) (not (z141)) (not (z170))
      (z179) (not (z192)) (not (z205)) (not (z215)) (not (z219)) (not (z240)) (z269) (not (z288))
      (not (z289)) (not (z321)) (z365) (not (z373)) (not (z382)) (not (z392)) (not (z395))
      (not (z396)))
    :effect (and
      (z12) (z92) (not (z115)) (z192) (not (z269))))
  (:action r2c2-to-r3c2-12
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z12)) (not (z28)) (not (z92)) (not (z103)) (not (z113)) (z115)
      (not (z119)) (not (z125)) (not (z128)) (not (z132)) (not (z139)) (not (z141)) (not (z170))
      (z179) (not (z192)) (not (z205)) (not (z215)) (not (z219)) (not (z240)) (z269) (not (z288))
      (not (z289)) (not (z321)) (not (z365)) (not (z373)) (not (z382)) (not (z392)) (not (z395))
      (not (z396)))
    :effect (and
      (z12) (z92) (not (z115)) (z192) (not (z269)) (z288) (z365)))
  (:action r2c2-to-r3c2-13
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z12)) (not (z28)) (not (z92)) (not (z94)) (not (z103))
      (not (z113)) (z115) (not (z119)) (z125) (not (z128)) (z132) (not (z139)) (not (z141))
      (not (z169)) (not (z170)) (z179) (not (z192)) (not (z205)) (not (z215)) (not (z219))
      (not (z240)) (not (z245)) (not (z257)) (not (z269)) (not (z288)) (not (z289)) (not (z300))
      (not (z320)) (not (z321)) (not (z365)) (not (z373)) (not (z382)) (not (z392)) (not (z395))
      (not (z396)))
    :effect (and
      (z12) (z92) (not (z115)) (not (z125)) (z128) (not (z132)) (not (z179)) (z365) (z392)))
  (:action r4c2-to-r3c2-12
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z93)) (z96) (not (z103)) (not (z113)) (not (z119))
      (not (z128)) (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z170)) (not (z177))
      (z179) (not (z192)) (not (z196)) (not (z199)) (not (z208)) (not (z240)) (not (z252))
      (not (z264)) (not (z284)) (not (z288)) (not (z300)) (not (z317)) (not (z321)) (z339)
      (not (z344)) (not (z387)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z12) (z93) (not (z96)) (not (z179)) (z288) (not (z339))))
  (:action r4c2-to-r3c2-13
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z93)) (not (z94)) (not (z96)) (not (z103)) (not (z113))
      (not (z119)) (not (z128)) (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z169))
      (not (z170)) (not (z177)) (z179) (not (z192)) (not (z196)) (not (z199)) (z208) (not (z240))
      (not (z245)) (z252) (not (z257)) (not (z264)) (not (z284)) (not (z288)) (z300) (not (z317))
      (not (z320)) (not (z321)) (not (z339)) (not (z344)) (not (z387)) (not (z392)) (not (z395))
      (not (z396)))
    :effect (and
      (z12) (z93) (z128) (not (z179)) (not (z208)) (not (z252)) (not (z300)) (z392)))
  (:action r3c3-to-r3c2-14
    :parameters ()
    :precondition (and
      (z0) (not (z2)) (not (z7)) (not (z9)) (not (z12)) (not (z28)) (not (z29)) (not (z32))
      (not (z37)) (not (z39)) (not (z44)) (not (z46)) (not (z47)) (z61) (not (z63)) (not (z85))
      (not (z103)) (not (z112)) (not (z113)) (not (z119)) (not (z124)) (not (z128)) (not (z139))
      (not (z141)) (not (z151)) (not (z152)) (not (z154)) (not (z155)) (not (z157)) (not (z163))
      (not (z170)) (z173) (not (z177)) (z179) (not (z183)) (not (z192)) (not (z196)) (not (z197))
      (not (z211)) (not (z215)) (not (z229)) (not (z234)) (not (z240)) (not (z253)) (not (z268))
      (not (z277)) (not (z285)) (not (z288)) (not (z293)) (not (z294)) (not (z321)) (not (z325))
      (not (z328)) (not (z341)) (not (z347)) (not (z352)) (not (z354)) (not (z356)) (not (z360))
      (not (z363)) (not (z375)) (not (z381)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z0)) (z12) (not (z61)) (z113) (not (z173)) (not (z179)) (z240) (z293)))
  (:action r2c2-to-r3c2-14
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z9)) (not (z12)) (z28) (not (z29)) (not (z44)) (not (z47))
      (not (z61)) (not (z63)) (not (z85)) (not (z92)) (not (z103)) (not (z112)) (not (z113))
      (not (z115)) (not (z119)) (not (z124)) (not (z125)) (not (z128)) (not (z132)) (not (z139))
      (not (z141)) (not (z152)) (not (z154)) (not (z157)) (not (z163)) (not (z170)) (not (z173))
      (not (z177)) (z179) (not (z183)) (not (z192)) (not (z196)) (not (z197)) (not (z205))
      (not (z211)) (z215) (not (z219)) (not (z229)) (not (z234)) (not (z240)) (not (z253))
      (not (z269)) (not (z277)) (not (z288)) (not (z289)) (not (z294)) (not (z321)) (not (z325))
      (not (z341)) (not (z347)) (not (z354)) (not (z356)) (not (z365)) (not (z373)) (not (z375))
      (not (z382)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z12) (not (z28)) (z92) (z113) (not (z179)) (not (z215)) (z240) (z365)))
  (:action r4c2-to-r3c2-14
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z12)) (not (z28)) (not (z29)) (not (z44)) (not (z47))
      (not (z61)) (not (z63)) (not (z85)) (not (z93)) (not (z96)) (not (z103)) (not (z112))
      (not (z113)) (not (z119)) (not (z124)) (not (z128)) (not (z138)) (not (z139)) (not (z141))
      (not (z152)) (not (z154)) (not (z157)) (z163) (not (z170)) (not (z173)) (z177) (z179)
      (not (z183)) (not (z192)) (z196) (not (z197)) (not (z199)) (not (z208)) (not (z211))
      (not (z215)) (not (z229)) (not (z234)) (not (z240)) (not (z252)) (not (z253)) (not (z264))
      (not (z277)) (not (z284)) (not (z288)) (not (z294)) (not (z300)) (not (z317)) (not (z321))
      (not (z325)) (not (z339)) (not (z341)) (not (z344)) (not (z347)) (not (z354)) (not (z356))
      (not (z375)) (not (z387)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z12) (z93) (z113) (not (z163)) (not (z177)) (not (z179)) (not (z196)) (z240)))
  (:action r1c4-to-r1c3-3
    :parameters ()
    :precondition (and
      (not (z14)) (not (z16)) (not (z20)) (not (z21)) (not (z24)) (not (z44)) (not (z47))
      (not (z49)) (not (z67)) (not (z79)) (not (z80)) (not (z100)) (not (z130)) (z131)
      (not (z134)) (not (z139)) (not (z141)) (not (z156)) (not (z162)) (not (z164)) (not (z174))
      (not (z183)) (not (z184)) (not (z191)) (not (z202)) (not (z203)) (not (z206)) (not (z225))
      (not (z251)) (not (z253)) (not (z256)) (z273) (not (z275)) (not (z283)) (not (z313))
      (not (z319)) (not (z341)) (not (z350)) (not (z351)) (not (z375)))
    :effect (and
      (z14) (not (z131)) (not (z273)) (z283)))
  (:action r1c4-to-r1c3-4
    :parameters ()
    :precondition (and
      (not (z14)) (not (z16)) (not (z20)) (not (z21)) (not (z24)) (not (z44)) (not (z47))
      (not (z49)) (not (z67)) (not (z79)) (not (z80)) (not (z100)) (not (z130)) (z131)
      (not (z134)) (not (z139)) (not (z141)) (not (z156)) (not (z162)) (not (z164)) (not (z174))
      (not (z183)) (z184) (not (z191)) (not (z202)) (not (z203)) (not (z206)) (not (z225))
      (not (z251)) (not (z253)) (not (z256)) (not (z273)) (not (z275)) (not (z283)) (z313)
      (not (z319)) (not (z341)) (not (z350)) (not (z351)) (not (z375)))
    :effect (and
      (z14) (not (z131)) (not (z184)) (z203) (not (z313)) (z351)))
  (:action r1c4-to-r2c4-6
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (not (z44)) (not (z47)) (not (z55)) (not (z68)) (z80)
      (not (z94)) (not (z100)) (not (z101)) (not (z124)) (not (z130)) (not (z134)) (not (z139))
      (z141) (not (z162)) (not (z164)) (not (z169)) (not (z184)) (not (z202)) (z206) (not (z236))
      (not (z243)) (not (z245)) (not (z247)) (not (z251)) (not (z253)) (not (z257)) (not (z261))
      (not (z273)) (not (z275)) (not (z287)) (not (z300)) (not (z302)) (not (z303)) (not (z313))
      (not (z319)) (not (z320)) (not (z324)) (not (z333)) (not (z375)) (not (z392)))
    :effect (and
      (z14) (not (z80)) (not (z141)) (not (z206)) (z243) (z245) (z247) (z320)))
  (:action r1c4-to-r1c3-5
    :parameters ()
    :precondition (and
      (not (z14)) (not (z16)) (not (z20)) (not (z21)) (not (z24)) (not (z44)) (not (z47))
      (not (z49)) (not (z64)) (not (z67)) (not (z79)) (not (z80)) (not (z91)) (not (z100))
      (not (z107)) (not (z130)) (z131) (z134) (not (z139)) (not (z141)) (not (z156)) (not (z158))
      (not (z162)) (not (z164)) (not (z174)) (not (z183)) (not (z184)) (not (z191)) (not (z202))
      (not (z203)) (not (z206)) (not (z225)) (not (z242)) (not (z251)) (not (z253)) (not (z256))
      (not (z259)) (not (z268)) (not (z273)) (not (z275)) (not (z281)) (not (z283)) (not (z287))
      (z313) (not (z319)) (not (z341)) (not (z349)) (not (z350)) (not (z351)) (not (z364))
      (not (z375)) (not (z381)) (not (z394)))
    :effect (and
      (z14) (not (z131)) (not (z134)) (z156) (z256) (not (z313))))
  (:action r1c4-to-r1c3-6
    :parameters ()
    :precondition (and
      (not (z2)) (not (z14)) (not (z16)) (not (z20)) (not (z21)) (not (z24)) (not (z28))
      (not (z29)) (z44) (z47) (not (z49)) (not (z61)) (not (z63)) (not (z67)) (not (z79))
      (not (z80)) (not (z85)) (not (z100)) (not (z112)) (not (z113)) (not (z124)) (not (z130))
      (z131) (not (z134)) (not (z139)) (not (z141)) (not (z152)) (not (z154)) (not (z156))
      (not (z157)) (not (z162)) (not (z163)) (not (z164)) (not (z173)) (not (z174)) (not (z177))
      (not (z183)) (not (z184)) (not (z191)) (not (z196)) (not (z197)) (not (z202)) (not (z203))
      (not (z206)) (not (z211)) (not (z215)) (not (z225)) (not (z229)) (not (z234)) (not (z240))
      (not (z251)) (z253) (not (z256)) (not (z273)) (not (z275)) (not (z277)) (not (z283))
      (not (z294)) (not (z313)) (not (z319)) (not (z325)) (not (z341)) (not (z347)) (not (z350))
      (not (z351)) (not (z354)) (not (z356)) (z375))
    :effect (and
      (z14) (not (z44)) (not (z47)) (not (z131)) (z183) (z225) (not (z253)) (z341) (not (z375))))
  (:action r1c4-to-r1c3-7
    :parameters ()
    :precondition (and
      (not (z14)) (not (z16)) (not (z20)) (not (z21)) (not (z24)) (not (z44)) (not (z47))
      (not (z49)) (not (z67)) (not (z79)) (z80) (not (z100)) (not (z130)) (z131) (not (z134))
      (not (z139)) (not (z141)) (not (z156)) (not (z162)) (not (z164)) (not (z174)) (not (z183))
      (not (z184)) (not (z191)) (not (z202)) (not (z203)) (z206) (not (z225)) (not (z251))
      (not (z253)) (not (z256)) (not (z273)) (not (z275)) (not (z283)) (not (z313)) (not (z319))
      (not (z341)) (not (z350)) (not (z351)) (not (z375)))
    :effect (and
      (z14) (z67) (not (z80)) (not (z131)) (not (z206))))
  (:action r1c4-to-r1c3-8
    :parameters ()
    :precondition (and
      (not (z14)) (not (z16)) (not (z20)) (not (z21)) (not (z24)) (not (z44)) (not (z47))
      (not (z49)) (not (z67)) (not (z79)) (z80) (not (z100)) (not (z130)) (z131) (not (z134))
      (not (z139)) (not (z141)) (not (z156)) (not (z162)) (not (z164)) (not (z174)) (not (z183))
      (not (z184)) (not (z191)) (not (z202)) (not (z203)) (not (z206)) (not (z225)) (not (z251))
      (not (z253)) (not (z256)) (z273) (not (z275)) (not (z283)) (not (z313)) (not (z319))
      (not (z341)) (not (z350)) (not (z351)) (not (z375)))
    :effect (and
      (z14) (z67) (not (z80)) (not (z131)) (not (z273)) (z283)))
  (:action r1c4-to-r2c4-7
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z21)) (not (z22)) (not (z31)) (not (z36)) (not (z40))
      (not (z44)) (not (z47)) (not (z48)) (not (z55)) (not (z56)) (not (z68)) (not (z73))
      (not (z76)) (not (z78)) (not (z80)) (not (z83)) (not (z87)) (not (z97)) (z100) (not (z101))
      (not (z103)) (not (z114)) (not (z124)) (not (z130)) (not (z134)) (not (z139)) (z141)
      (not (z160)) (not (z162)) (not (z164)) (not (z170)) (not (z184)) (not (z202)) (not (z206))
      (not (z236)) (not (z238)) (not (z243)) (not (z245)) (not (z247)) (z251) (not (z253))
      (not (z261)) (not (z273)) (z275) (not (z287)) (not (z289)) (not (z302)) (not (z303))
      (not (z305)) (not (z313)) (not (z319)) (not (z320)) (not (z323)) (not (z324)) (not (z333))
      (not (z344)) (not (z374)) (not (z375)))
    :effect (and
      (z14) (z78) (not (z100)) (not (z141)) (z243) (not (z251)) (not (z275)) (z324) (z374)))
  (:action r1c4-to-r1c3-9
    :parameters ()
    :precondition (and
      (not (z1)) (not (z14)) (not (z16)) (not (z20)) (not (z21)) (not (z24)) (not (z44))
      (not (z47)) (not (z49)) (not (z67)) (not (z79)) (not (z80)) (not (z100)) (not (z119))
      (z130) (z131) (not (z134)) (not (z139)) (not (z141)) (not (z156)) (not (z162)) (z164)
      (not (z174)) (not (z183)) (not (z184)) (not (z191)) (not (z202)) (not (z203)) (not (z206))
      (not (z225)) (not (z251)) (not (z253)) (not (z256)) (not (z260)) (not (z261)) (not (z273))
      (not (z274)) (not (z275)) (not (z283)) (not (z285)) (not (z310)) (not (z313)) (not (z317))
      (not (z319)) (not (z326)) (not (z341)) (not (z350)) (not (z351)) (not (z363)) (not (z375))
      (not (z389)) (not (z396)))
    :effect (and
      (z14) (z79) (not (z130)) (not (z131)) (not (z164)) (z174) (z256)))
  (:action r1c4-to-r2c4-8
    :parameters ()
    :precondition (and
      (not (z2)) (not (z14)) (not (z20)) (not (z22)) (not (z28)) (not (z29)) (z44) (z47)
      (not (z55)) (not (z61)) (not (z63)) (not (z68)) (not (z80)) (not (z85)) (not (z100))
      (not (z101)) (not (z112)) (not (z113)) (not (z124)) (not (z130)) (not (z134)) (not (z139))
      (z141) (not (z152)) (not (z154)) (not (z157)) (not (z162)) (not (z163)) (not (z164))
      (not (z173)) (not (z177)) (not (z183)) (not (z184)) (not (z196)) (not (z197)) (not (z202))
      (not (z206)) (not (z211)) (not (z215)) (not (z229)) (not (z234)) (not (z236)) (not (z240))
      (not (z243)) (not (z245)) (not (z247)) (not (z251)) (z253) (not (z261)) (not (z273))
      (not (z275)) (not (z277)) (not (z287)) (not (z294)) (not (z302)) (not (z303)) (not (z313))
      (not (z319)) (not (z320)) (not (z324)) (not (z325)) (not (z333)) (not (z341)) (not (z347))
      (not (z354)) (not (z356)) (z375))
    :effect (and
      (z14) (not (z44)) (not (z47)) (z124) (not (z141)) (not (z253)) (not (z375))))
  (:action r3c4-to-r4c4-14
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (not (z36)) (not (z63)) (not (z70)) (not (z74)) (not (z77))
      (not (z81)) (not (z86)) (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z139))
      (not (z141)) (not (z145)) (not (z158)) (not (z186)) (not (z188)) (not (z197)) (z217)
      (not (z228)) (not (z233)) (not (z241)) (not (z248)) (z255) (not (z276)) (not (z294))
      (not (z331)) (not (z332)) (not (z333)) (not (z356)) (not (z364)) (z367) (not (z369))
      (not (z386)) (not (z388)) (not (z391)) (not (z394)) (not (z397)))
    :effect (and
      (z15) (z145) (not (z217)) (not (z255)) (z331) (not (z367))))
  (:action r4c3-to-r4c4-14
    :parameters ()
    :precondition (and
      (not (z2)) (not (z3)) (not (z5)) (not (z15)) (not (z63)) (not (z74)) (not (z77))
      (not (z83)) (not (z87)) (not (z90)) (not (z111)) (not (z114)) (not (z139)) (not (z141))
      (not (z147)) (not (z150)) (not (z153)) (not (z171)) (not (z186)) (not (z197)) (z217)
      (not (z228)) (not (z229)) (not (z231)) (not (z233)) (z255) (not (z257)) (not (z279))
      (not (z281)) (not (z318)) (not (z327)) (not (z331)) (not (z333)) (not (z343)) (z355)
      (not (z364)) (not (z367)) (not (z372)) (not (z380)) (not (z388)) (not (z391)))
    :effect (and
      (z15) (z153) (z171) (not (z217)) (not (z255)) (z331) (not (z355))))
  (:action r2c3-to-r1c3-10
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z16)) (not (z21)) (not (z24)) (not (z49)) (not (z52))
      (not (z58)) (not (z67)) (not (z72)) (not (z79)) (not (z84)) (z106) (not (z112))
      (not (z120)) (not (z126)) (not (z127)) (z131) (not (z139)) (not (z141)) (z146) (not (z156))
      (not (z160)) (not (z174)) (not (z183)) (not (z191)) (not (z203)) (not (z225)) (not (z238))
      (not (z256)) (not (z283)) (not (z286)) (not (z326)) (not (z341)) (not (z350)) (not (z351))
      (not (z368)) (z378))
    :effect (and
      (z16) (z67) (not (z146)) (not (z378))))
  (:action r1c4-to-r1c3-10
    :parameters ()
    :precondition (and
      (z14) (not (z16)) (not (z20)) (not (z21)) (not (z24)) (not (z44)) (not (z47)) (not (z49))
      (not (z67)) (not (z79)) (z80) (not (z100)) (not (z130)) (z131) (not (z134)) (not (z139))
      (not (z141)) (not (z156)) (not (z174)) (not (z183)) (not (z184)) (not (z191)) (not (z202))
      (not (z203)) (not (z206)) (not (z225)) (not (z251)) (not (z253)) (not (z256)) (not (z273))
      (not (z275)) (not (z283)) (not (z313)) (z319) (not (z341)) (not (z350)) (not (z351))
      (not (z375)))
    :effect (and
      (z16) (z67) (not (z80)) (not (z319))))
  (:action r1c2-to-r1c3-10
    :parameters ()
    :precondition (and
      (not (z16)) (not (z21)) (not (z24)) (z25) (not (z29)) (not (z49)) (not (z51)) (not (z64))
      (not (z67)) (not (z73)) (not (z79)) (not (z107)) (z131) (not (z139)) (not (z141))
      (not (z149)) (not (z156)) (not (z174)) (not (z183)) (not (z191)) (not (z198)) (not (z203))
      (z221) (not (z224)) (not (z225)) (not (z228)) (not (z234)) (not (z256)) (not (z258))
      (not (z260)) (not (z282)) (not (z283)) (not (z291)) (not (z295)) (not (z341)) (not (z349))
      (not (z350)) (not (z351)) (z361) (z371))
    :effect (and
      (z16) (not (z25)) (z67) (not (z221)) (not (z361))))
  (:action r1c4-to-r1c3-11
    :parameters ()
    :precondition (and
      (z14) (not (z16)) (not (z20)) (not (z21)) (not (z24)) (not (z44)) (not (z47)) (not (z49))
      (not (z67)) (not (z79)) (z80) (not (z100)) (not (z130)) (z131) (not (z134)) (not (z139))
      (not (z141)) (not (z156)) (z162) (not (z164)) (not (z174)) (not (z183)) (not (z184))
      (not (z191)) (z202) (not (z203)) (not (z206)) (not (z225)) (not (z251)) (not (z253))
      (not (z256)) (not (z273)) (not (z275)) (not (z283)) (not (z313)) (z319) (not (z341))
      (not (z350)) (not (z351)) (not (z375)))
    :effect (and
      (z16) (z67) (not (z80)) (not (z162)) (not (z202)) (not (z319)) (z350)))
  (:action r1c2-to-r1c3-11
    :parameters ()
    :precondition (and
      (not (z16)) (not (z21)) (not (z24)) (z25) (not (z29)) (not (z49)) (not (z51)) (not (z64))
      (not (z67)) (not (z73)) (not (z79)) (not (z107)) (z131) (not (z139)) (not (z141))
      (not (z149)) (not (z156)) (not (z174)) (not (z183)) (not (z191)) (not (z198)) (not (z203))
      (z224) (not (z225)) (not (z228)) (not (z234)) (not (z256)) (not (z258)) (not (z260))
      (not (z282)) (not (z283)) (not (z291)) (not (z295)) (not (z341)) (not (z349)) (not (z350))
      (not (z351)) (z361) (z371))
    :effect (and
      (z16) (not (z25)) (z67) (not (z224)) (z350) (not (z361))))
  (:action r2c3-to-r1c3-11
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z16)) (not (z21)) (not (z24)) (not (z49)) (z52) (z58)
      (not (z67)) (not (z72)) (not (z79)) (not (z84)) (z106) (not (z112)) (not (z120))
      (not (z126)) (not (z127)) (z131) (not (z139)) (not (z141)) (z146) (not (z156)) (not (z160))
      (not (z174)) (not (z183)) (not (z191)) (not (z203)) (not (z225)) (not (z238)) (not (z256))
      (not (z283)) (not (z286)) (not (z326)) (not (z341)) (not (z350)) (not (z351)) (not (z368))
      (not (z378)))
    :effect (and
      (z16) (not (z52)) (not (z58)) (z67) (not (z146)) (z350)))
  (:action r1c4-to-r1c3-12
    :parameters ()
    :precondition (and
      (z14) (not (z16)) (not (z20)) (not (z21)) (not (z24)) (not (z44)) (not (z47)) (not (z49))
      (not (z67)) (not (z79)) (z80) (not (z100)) (not (z130)) (z131) (not (z134)) (not (z139))
      (not (z141)) (not (z156)) (not (z174)) (not (z183)) (not (z184)) (not (z191)) (z202)
      (not (z203)) (not (z206)) (not (z225)) (not (z251)) (not (z253)) (not (z256)) (not (z273))
      (not (z275)) (not (z283)) (not (z313)) (z319) (not (z341)) (not (z350)) (not (z351))
      (not (z375)))
    :effect (and
      (z16) (z67) (not (z80)) (z174) (not (z202)) (not (z319)) (z350)))
  (:action r1c2-to-r1c3-12
    :parameters ()
    :precondition (and
      (not (z16)) (not (z21)) (not (z24)) (z25) (not (z29)) (not (z49)) (not (z51)) (not (z64))
      (not (z67)) (not (z73)) (not (z79)) (not (z107)) (z131) (not (z139)) (not (z141))
      (not (z149)) (not (z156)) (not (z174)) (not (z183)) (not (z191)) (not (z198)) (not (z203))
      (z221) (z224) (not (z225)) (not (z228)) (not (z234)) (not (z256)) (not (z258)) (not (z260))
      (not (z282)) (not (z283)) (not (z291)) (not (z295)) (not (z341)) (not (z349)) (not (z350))
      (not (z351)) (z361) (z371))
    :effect (and
      (z16) (not (z25)) (z67) (z174) (not (z221)) (not (z224)) (z350) (not (z361))))
  (:action r2c3-to-r1c3-12
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z16)) (not (z21)) (not (z24)) (not (z49)) (not (z52)) (z58)
      (not (z67)) (not (z72)) (not (z79)) (not (z84)) (z106) (not (z112)) (not (z120))
      (not (z126)) (not (z127)) (z131) (not (z139)) (not (z141)) (z146) (not (z156)) (not (z160))
      (not (z174)) (not (z183)) (not (z191)) (not (z203)) (not (z225)) (not (z238)) (not (z256))
      (not (z283)) (not (z286)) (not (z326)) (not (z341)) (not (z350)) (not (z351)) (not (z368))
      (not (z378)))
    :effect (and
      (z16) (not (z58)) (z67) (not (z146)) (z174) (z350)))
  (:action r1c3-to-r1c4-14
    :parameters ()
    :precondition (and
      (not (z9)) (z14) (not (z16)) (not (z20)) (not (z21)) (not (z24)) (not (z44)) (not (z47))
      (not (z49)) (z67) (not (z72)) (not (z79)) (not (z80)) (not (z88)) (not (z100)) (not (z101))
      (not (z111)) (not (z121)) (not (z130)) (z131) (not (z134)) (not (z139)) (not (z141))
      (not (z147)) (not (z156)) (not (z162)) (not (z164)) (not (z174)) (not (z183)) (not (z184))
      (not (z191)) (not (z198)) (not (z202)) (not (z203)) (not (z206)) (not (z225)) (not (z251))
      (not (z253)) (not (z256)) (not (z273)) (not (z275)) (not (z283)) (not (z313)) (not (z319))
      (not (z341)) (z350) (not (z351)) (not (z373)) (not (z375)) (not (z386)) (not (z388)))
    :effect (and
      (z20) (not (z67)) (z80) (z164) (z202) (z319) (not (z350))))
  (:action r2c4-to-r1c4-14
    :parameters ()
    :precondition (and
      (not (z9)) (z14) (not (z20)) (not (z22)) (not (z44)) (not (z47)) (not (z55)) (z68)
      (not (z72)) (not (z80)) (not (z88)) (not (z100)) (z101) (not (z111)) (not (z121))
      (not (z124)) (not (z130)) (not (z134)) (not (z139)) (not (z141)) (not (z147)) (not (z162))
      (not (z164)) (not (z184)) (not (z198)) (not (z202)) (not (z206)) (z236) (not (z243))
      (not (z245)) (not (z247)) (not (z251)) (not (z253)) (not (z261)) (not (z273)) (not (z275))
      (not (z287)) (not (z302)) (not (z303)) (not (z313)) (not (z319)) (not (z320)) (not (z324))
      (not (z333)) (not (z373)) (not (z375)) (not (z386)) (not (z388)))
    :effect (and
      (z20) (not (z68)) (z80) (not (z101)) (z141) (z164) (z202) (not (z236)) (z319)))
  (:action r1c2-to-r1c3-13
    :parameters ()
    :precondition (and
      (not (z16)) (not (z21)) (not (z24)) (not (z25)) (not (z29)) (not (z31)) (not (z36))
      (not (z40)) (not (z48)) (not (z49)) (not (z51)) (not (z56)) (not (z64)) (not (z67)) (z73)
      (z76) (not (z78)) (not (z79)) (not (z83)) (not (z87)) (not (z97)) (not (z100)) (not (z103))
      (not (z107)) (not (z114)) (z131) (not (z139)) (not (z141)) (z149) (not (z156)) (not (z160))
      (not (z170)) (not (z174)) (not (z183)) (not (z191)) (not (z198)) (not (z203)) (not (z221))
      (z224) (not (z225)) (not (z228)) (not (z234)) (not (z238)) (not (z251)) (not (z256))
      (not (z258)) (not (z260)) (not (z275)) (not (z282)) (not (z283)) (not (z289)) (not (z291))
      (not (z295)) (not (z305)) (not (z323)) (not (z324)) (not (z341)) (not (z344)) (not (z349))
      (not (z350)) (not (z351)) (not (z361)) (not (z371)) (not (z374)))
    :effect (and
      (z21) (not (z73)) (not (z76)) (not (z131)) (not (z149)) (z174) (not (z224)) (z225) (z371)))
  (:action r2c3-to-r1c3-13
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z16)) (not (z21)) (not (z24)) (not (z31)) (not (z36))
      (not (z40)) (not (z48)) (not (z49)) (not (z52)) (not (z56)) (z58) (not (z67)) (not (z72))
      (not (z73)) (not (z76)) (not (z78)) (not (z79)) (not (z83)) (not (z84)) (not (z87))
      (not (z97)) (not (z100)) (not (z103)) (not (z106)) (not (z112)) (not (z114)) (not (z120))
      (not (z126)) (z127) (z131) (not (z139)) (not (z141)) (not (z146)) (not (z156)) (z160)
      (not (z170)) (not (z174)) (not (z183)) (not (z191)) (not (z203)) (not (z225)) (z238)
      (not (z251)) (not (z256)) (not (z275)) (not (z283)) (not (z286)) (not (z289)) (not (z305))
      (not (z323)) (not (z324)) (not (z326)) (not (z341)) (not (z344)) (not (z350)) (not (z351))
      (not (z368)) (not (z374)) (not (z378)))
    :effect (and
      (z21) (not (z58)) (z106) (not (z127)) (not (z131)) (not (z160)) (z174) (z225) (not (z238))))
  (:action r1c4-to-r1c3-13
    :parameters ()
    :precondition (and
      (not (z14)) (not (z16)) (not (z20)) (not (z21)) (not (z24)) (not (z31)) (not (z36))
      (not (z40)) (not (z44)) (not (z47)) (not (z48)) (not (z49)) (not (z56)) (not (z67))
      (not (z73)) (not (z76)) (not (z78)) (not (z79)) (not (z80)) (not (z83)) (not (z87))
      (not (z97)) (z100) (not (z103)) (not (z114)) (not (z130)) (z131) (not (z134)) (not (z139))
      (not (z141)) (not (z156)) (not (z160)) (not (z162)) (not (z164)) (not (z170)) (not (z174))
      (not (z183)) (not (z184)) (not (z191)) (not (z202)) (not (z203)) (not (z206)) (not (z225))
      (not (z238)) (z251) (not (z253)) (not (z256)) (not (z273)) (z275) (not (z283)) (not (z289))
      (not (z305)) (not (z313)) (not (z319)) (not (z323)) (not (z324)) (not (z341)) (not (z344))
      (not (z350)) (not (z351)) (not (z374)) (not (z375)))
    :effect (and
      (z14) (z21) (not (z100)) (not (z131)) (z174) (z225) (not (z251)) (not (z275))))
  (:action r3c4-to-r2c4-9
    :parameters ()
    :precondition (and
      (not (z22)) (not (z36)) (not (z55)) (not (z68)) (z70) (not (z81)) (not (z86)) (not (z101))
      (not (z124)) (not (z139)) (z141) (not (z145)) (not (z158)) (not (z188)) (not (z236))
      (not (z241)) (not (z243)) (not (z245)) (not (z247)) (not (z248)) (not (z261)) (not (z276))
      (not (z287)) (not (z294)) (not (z302)) (not (z303)) (not (z320)) (not (z324)) (not (z332))
      (not (z333)) (not (z356)) (not (z367)) (not (z369)) (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (z22) (not (z70)) (not (z141)) (z145)))
  (:action r3c4-to-r2c4-10
    :parameters ()
    :precondition (and
      (not (z5)) (not (z15)) (not (z22)) (not (z36)) (not (z55)) (not (z68)) (not (z70))
      (not (z81)) (not (z86)) (not (z101)) (not (z124)) (not (z139)) (z141) (not (z145))
      (not (z158)) (not (z188)) (not (z228)) (not (z236)) (not (z241)) (not (z243)) (not (z245))
      (not (z247)) (not (z248)) (not (z261)) (not (z276)) (not (z287)) (not (z294)) (not (z302))
      (not (z303)) (not (z320)) (not (z324)) (not (z332)) (not (z333)) (not (z356)) (z367)
      (not (z369)) (not (z386)) (not (z391)) (not (z394)) (not (z397)))
    :effect (and
      (z22) (not (z141)) (z145) (z333) (not (z367))))
  (:action r2c3-to-r2c4-9
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z22)) (not (z52)) (not (z55)) (not (z58)) (not (z68))
      (not (z72)) (not (z84)) (not (z101)) (not (z106)) (not (z112)) (not (z120)) (not (z124))
      (not (z126)) (not (z127)) (not (z139)) (z141) (not (z146)) (not (z160)) (not (z236))
      (not (z238)) (not (z243)) (not (z245)) (not (z247)) (not (z261)) (not (z286)) (not (z287))
      (not (z302)) (not (z303)) (not (z320)) (not (z324)) (not (z326)) (not (z333)) (not (z368))
      (z378))
    :effect (and
      (z22) (z106) (not (z141)) (not (z378))))
  (:action r2c3-to-r2c4-10
    :parameters ()
    :precondition (and
      (z5) (not (z8)) (not (z15)) (not (z22)) (not (z52)) (not (z55)) (not (z58)) (not (z68))
      (not (z72)) (not (z84)) (not (z101)) (not (z106)) (not (z112)) (not (z120)) (not (z124))
      (not (z126)) (not (z127)) (not (z139)) (z141) (not (z146)) (not (z160)) (not (z228))
      (not (z236)) (not (z238)) (not (z243)) (not (z245)) (not (z247)) (not (z261)) (not (z286))
      (not (z287)) (not (z302)) (not (z303)) (not (z320)) (not (z324)) (not (z326)) (not (z333))
      (not (z367)) (not (z368)) (z378) (not (z391)))
    :effect (and
      (not (z5)) (z22) (z106) (not (z141)) (z333) (not (z378))))
  (:action r1c4-to-r2c4-9
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (not (z44)) (not (z47)) (not (z55)) (not (z68)) (z80)
      (not (z100)) (not (z101)) (not (z124)) (not (z130)) (not (z134)) (not (z139)) (z141)
      (not (z162)) (not (z164)) (not (z184)) (not (z202)) (not (z206)) (not (z236)) (not (z243))
      (not (z245)) (not (z247)) (not (z251)) (not (z253)) (not (z261)) (z273) (not (z275))
      (not (z287)) (not (z302)) (not (z303)) (not (z313)) (not (z319)) (not (z320)) (not (z324))
      (not (z333)) (not (z375)))
    :effect (and
      (z14) (z22) (not (z80)) (not (z141)) (not (z273))))
  (:action r1c4-to-r2c4-10
    :parameters ()
    :precondition (and
      (not (z5)) (not (z14)) (not (z15)) (not (z20)) (not (z22)) (not (z44)) (not (z47))
      (not (z55)) (not (z68)) (not (z80)) (not (z100)) (not (z101)) (not (z124)) (not (z130))
      (not (z134)) (not (z139)) (z141) (not (z162)) (not (z164)) (not (z184)) (not (z202))
      (not (z206)) (not (z228)) (not (z236)) (not (z243)) (not (z245)) (not (z247)) (not (z251))
      (not (z253)) (not (z261)) (z273) (not (z275)) (not (z287)) (not (z302)) (not (z303))
      (not (z313)) (not (z319)) (not (z320)) (not (z324)) (not (z333)) (not (z367)) (not (z375))
      (not (z391)))
    :effect (and
      (z14) (z22) (not (z141)) (not (z273)) (z333)))
  (:action r1c2-to-r1c3-14
    :parameters ()
    :precondition (and
      (not (z16)) (not (z21)) (not (z24)) (not (z25)) (not (z29)) (not (z32)) (not (z49)) (z51)
      (not (z64)) (not (z67)) (not (z73)) (not (z74)) (not (z79)) (not (z107)) (not (z126))
      (z131) (not (z139)) (not (z141)) (not (z149)) (not (z156)) (not (z174)) (not (z182))
      (not (z183)) (not (z191)) (not (z198)) (not (z203)) (not (z221)) (not (z224)) (not (z225))
      (not (z228)) (not (z234)) (not (z256)) (not (z258)) (not (z260)) (z282) (not (z283))
      (not (z284)) (not (z291)) (not (z295)) (not (z303)) (not (z318)) (not (z341)) (not (z349))
      (not (z350)) (not (z351)) (not (z361)) (not (z368)) (not (z371)))
    :effect (and
      (z24) (not (z51)) (not (z131)) (z191) (not (z282)) (z371)))
  (:action r2c3-to-r1c3-14
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z16)) (not (z21)) (not (z24)) (not (z32)) (not (z49))
      (not (z52)) (not (z58)) (not (z67)) (not (z72)) (not (z74)) (not (z79)) (not (z84))
      (not (z106)) (not (z112)) (not (z120)) (z126) (z127) (z131) (not (z139)) (not (z141))
      (not (z146)) (not (z156)) (not (z160)) (not (z174)) (not (z182)) (not (z183)) (not (z191))
      (not (z203)) (not (z225)) (not (z238)) (not (z256)) (not (z282)) (not (z283)) (not (z284))
      (not (z286)) (not (z303)) (not (z318)) (not (z326)) (not (z341)) (not (z350)) (not (z351))
      (z368) (not (z378)))
    :effect (and
      (z24) (z106) (not (z126)) (not (z127)) (not (z131)) (z191) (not (z368))))
  (:action r1c4-to-r1c3-14
    :parameters ()
    :precondition (and
      (not (z14)) (not (z16)) (not (z20)) (not (z21)) (not (z24)) (not (z32)) (not (z44))
      (not (z47)) (not (z49)) (not (z67)) (not (z74)) (not (z79)) (not (z80)) (not (z100))
      (not (z126)) (not (z130)) (z131) (not (z134)) (not (z139)) (not (z141)) (not (z156))
      (not (z162)) (not (z164)) (not (z174)) (not (z182)) (not (z183)) (not (z184)) (not (z191))
      (not (z202)) (not (z203)) (z206) (not (z225)) (not (z251)) (not (z253)) (not (z256))
      (not (z273)) (not (z275)) (not (z282)) (not (z283)) (not (z284)) (not (z303)) (z313)
      (not (z318)) (not (z319)) (not (z341)) (not (z350)) (not (z351)) (not (z368)) (not (z375)))
    :effect (and
      (z14) (z24) (not (z131)) (z191) (not (z206)) (not (z313))))
  (:action r1c1-to-r1c2-8
    :parameters ()
    :precondition (and
      (not (z9)) (not (z20)) (not (z25)) (not (z29)) (not (z31)) (not (z40)) (not (z48))
      (not (z51)) (not (z64)) (not (z72)) (not (z73)) (not (z88)) (not (z89)) (not (z91))
      (not (z101)) (not (z102)) (not (z107)) (not (z111)) (not (z121)) (not (z137)) (not (z139))
      (not (z141)) (not (z147)) (not (z149)) (not (z167)) (not (z169)) (not (z198)) (not (z207))
      (not (z214)) (z216) (not (z221)) (not (z224)) (not (z228)) (not (z234)) (not (z258))
      (not (z259)) (not (z260)) (not (z277)) (not (z282)) (not (z291)) (not (z295)) (not (z310))
      (not (z325)) (not (z349)) (not (z361)) (z371) (not (z373)) (not (z385)) (not (z386))
      (not (z388)) (z399))
    :effect (and
      (z25) (z198) (not (z216)) (z361)))
  (:action r1c3-to-r1c2-8
    :parameters ()
    :precondition (and
      (not (z9)) (not (z16)) (not (z20)) (not (z21)) (not (z24)) (not (z25)) (not (z29))
      (not (z49)) (not (z51)) (not (z64)) (z67) (not (z72)) (not (z73)) (not (z79)) (not (z88))
      (not (z101)) (not (z107)) (not (z111)) (not (z121)) (z131) (not (z139)) (not (z141))
      (not (z147)) (not (z149)) (not (z156)) (not (z174)) (not (z183)) (not (z191)) (not (z198))
      (not (z203)) (not (z221)) (not (z224)) (not (z225)) (not (z228)) (not (z234)) (not (z256))
      (not (z258)) (not (z260)) (not (z282)) (not (z283)) (not (z291)) (not (z295)) (not (z341))
      (not (z349)) (z350) (not (z351)) (not (z361)) (z371) (not (z373)) (not (z386)) (not (z388)))
    :effect (and
      (z25) (not (z67)) (z198) (not (z350)) (z361)))
  (:action r1c1-to-r1c2-9
    :parameters ()
    :precondition (and
      (not (z25)) (not (z29)) (not (z31)) (not (z40)) (not (z48)) (not (z51)) (not (z64))
      (not (z73)) (not (z89)) (not (z91)) (not (z102)) (not (z107)) (not (z137)) (not (z139))
      (not (z141)) (not (z149)) (not (z167)) (not (z169)) (not (z198)) (not (z207)) (z214)
      (not (z216)) (not (z221)) (not (z224)) (not (z228)) (not (z234)) (not (z258)) (not (z259))
      (not (z260)) (not (z277)) (not (z282)) (not (z291)) (not (z295)) (not (z310)) (not (z325))
      (not (z349)) (not (z361)) (z371) (z399))
    :effect (and
      (z25) (not (z214)) (z221) (z361)))
  (:action r1c3-to-r1c2-9
    :parameters ()
    :precondition (and
      (z16) (not (z21)) (not (z24)) (not (z25)) (not (z29)) (not (z49)) (not (z51)) (not (z64))
      (z67) (not (z73)) (not (z79)) (not (z107)) (z131) (not (z139)) (not (z141)) (not (z149))
      (not (z156)) (not (z174)) (not (z183)) (not (z191)) (not (z198)) (not (z203)) (not (z221))
      (not (z224)) (not (z225)) (not (z228)) (not (z234)) (not (z256)) (not (z258)) (not (z260))
      (not (z282)) (not (z283)) (not (z291)) (not (z295)) (not (z341)) (not (z349)) (not (z350))
      (not (z351)) (not (z361)) (z371))
    :effect (and
      (not (z16)) (z25) (not (z67)) (z221) (z361)))
  (:action r1c1-to-r1c2-10
    :parameters ()
    :precondition (and
      (not (z25)) (not (z29)) (not (z31)) (not (z40)) (not (z48)) (not (z51)) (not (z64))
      (not (z73)) (not (z89)) (not (z91)) (not (z102)) (not (z107)) (not (z137)) (not (z139))
      (not (z141)) (not (z149)) (not (z167)) (not (z169)) (not (z198)) (z207) (z214) (z216)
      (not (z221)) (not (z224)) (not (z228)) (not (z234)) (not (z258)) (not (z259)) (not (z260))
      (not (z277)) (not (z282)) (not (z291)) (not (z295)) (not (z310)) (not (z325)) (not (z349))
      (not (z361)) (z371) (not (z385)) (z399))
    :effect (and
      (z25) (not (z207)) (not (z214)) (not (z216)) (z224) (z361)))
  (:action r1c3-to-r1c2-10
    :parameters ()
    :precondition (and
      (z16) (not (z21)) (not (z24)) (not (z25)) (not (z29)) (not (z49)) (not (z51)) (not (z64))
      (z67) (not (z73)) (not (z79)) (not (z107)) (z131) (not (z139)) (not (z141)) (not (z149))
      (not (z156)) (not (z174)) (not (z183)) (not (z191)) (not (z198)) (not (z203)) (not (z221))
      (not (z224)) (not (z225)) (not (z228)) (not (z234)) (not (z256)) (not (z258)) (not (z260))
      (not (z282)) (not (z283)) (not (z291)) (not (z295)) (not (z341)) (not (z349)) (z350)
      (not (z351)) (not (z361)) (z371))
    :effect (and
      (not (z16)) (z25) (not (z67)) (z224) (not (z350)) (z361)))
  (:action r1c1-to-r1c2-11
    :parameters ()
    :precondition (and
      (not (z25)) (not (z29)) (not (z31)) (not (z40)) (not (z48)) (not (z51)) (not (z64))
      (not (z73)) (not (z89)) (not (z91)) (z102) (not (z107)) (not (z137)) (not (z139))
      (not (z141)) (not (z149)) (not (z167)) (not (z169)) (not (z198)) (not (z207)) (z214) (z216)
      (not (z221)) (not (z224)) (not (z228)) (not (z234)) (not (z258)) (not (z259)) (not (z260))
      (not (z277)) (not (z282)) (not (z291)) (not (z295)) (not (z310)) (not (z325)) (not (z349))
      (not (z361)) (z371) (not (z385)) (z399))
    :effect (and
      (z25) (not (z102)) (not (z214)) (not (z216)) (z221) (z224) (z361)))
  (:action r1c3-to-r1c2-11
    :parameters ()
    :precondition (and
      (z16) (not (z21)) (not (z24)) (not (z25)) (not (z29)) (not (z49)) (not (z51)) (not (z64))
      (z67) (not (z73)) (not (z79)) (not (z107)) (z131) (not (z139)) (not (z141)) (not (z149))
      (not (z156)) (z174) (not (z183)) (not (z191)) (not (z198)) (not (z203)) (not (z221))
      (not (z224)) (not (z225)) (not (z228)) (not (z234)) (not (z256)) (not (z258)) (not (z260))
      (not (z282)) (not (z283)) (not (z291)) (not (z295)) (not (z341)) (not (z349)) (z350)
      (not (z351)) (not (z361)) (z371))
    :effect (and
      (not (z16)) (z25) (not (z67)) (not (z174)) (z221) (z224) (not (z350)) (z361)))
  (:action r2c2-to-r1c2-8
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z20)) (not (z25)) (not (z28)) (not (z29)) (not (z51))
      (not (z64)) (not (z72)) (not (z73)) (not (z88)) (not (z92)) (not (z101)) (not (z107))
      (not (z111)) (z115) (not (z121)) (not (z125)) (not (z132)) (not (z139)) (not (z141))
      (not (z147)) (not (z149)) (not (z198)) (not (z205)) (not (z215)) (not (z219)) (not (z221))
      (not (z224)) (not (z228)) (not (z234)) (not (z258)) (not (z260)) (not (z269)) (not (z282))
      (not (z289)) (not (z291)) (not (z295)) (not (z349)) (not (z361)) (z365) (z371) (z373)
      (not (z382)) (not (z386)) (not (z388)))
    :effect (and
      (z25) (z92) (not (z115)) (z198) (z361) (not (z373))))
  (:action r2c2-to-r1c2-9
    :parameters ()
    :precondition (and
      (not (z1)) (not (z25)) (not (z28)) (not (z29)) (not (z51)) (not (z64)) (not (z73))
      (not (z92)) (not (z107)) (z115) (not (z125)) (not (z132)) (not (z139)) (not (z141))
      (not (z149)) (not (z198)) (not (z205)) (not (z215)) (not (z219)) (not (z221)) (not (z224))
      (not (z228)) (not (z234)) (not (z258)) (not (z260)) (z269) (not (z282)) (not (z289))
      (not (z291)) (not (z295)) (not (z349)) (not (z361)) (not (z365)) (z371) (not (z373))
      (not (z382)))
    :effect (and
      (z25) (z92) (not (z115)) (z221) (not (z269)) (z361) (z365)))
  (:action r2c2-to-r1c2-10
    :parameters ()
    :precondition (and
      (not (z1)) (not (z25)) (not (z28)) (not (z29)) (not (z51)) (not (z64)) (not (z73))
      (not (z92)) (not (z107)) (z115) (not (z125)) (not (z132)) (not (z139)) (not (z141))
      (not (z149)) (not (z198)) (not (z205)) (not (z215)) (not (z219)) (not (z221)) (not (z224))
      (not (z228)) (not (z234)) (not (z258)) (not (z260)) (not (z269)) (not (z282)) (not (z289))
      (not (z291)) (not (z295)) (not (z349)) (not (z361)) (z365) (z371) (not (z373)) (not (z382)))
    :effect (and
      (z25) (z92) (not (z115)) (z224) (z361)))
  (:action r2c2-to-r1c2-11
    :parameters ()
    :precondition (and
      (not (z1)) (not (z25)) (not (z28)) (not (z29)) (not (z51)) (not (z64)) (not (z73))
      (not (z92)) (not (z107)) (z115) (not (z125)) (not (z132)) (not (z139)) (not (z141))
      (not (z149)) (not (z198)) (not (z205)) (not (z215)) (not (z219)) (not (z221)) (not (z224))
      (not (z228)) (not (z234)) (not (z258)) (not (z260)) (z269) (not (z282)) (not (z289))
      (not (z291)) (not (z295)) (not (z349)) (not (z361)) (z365) (z371) (not (z373)) (not (z382)))
    :effect (and
      (z25) (z92) (not (z115)) (z221) (z224) (not (z269)) (z361)))
  (:action r1c2-to-r2c2-15
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z25)) (not (z28)) (z29) (not (z44)) (not (z47)) (not (z51))
      (not (z61)) (not (z63)) (not (z64)) (not (z73)) (not (z85)) (z92) (not (z107)) (not (z112))
      (not (z113)) (not (z115)) (not (z124)) (not (z125)) (not (z132)) (not (z139)) (not (z141))
      (not (z149)) (not (z152)) (not (z154)) (not (z157)) (not (z163)) (not (z173)) (not (z177))
      (not (z183)) (not (z196)) (not (z197)) (not (z198)) (not (z205)) (not (z211)) (not (z215))
      (not (z219)) (not (z221)) (not (z224)) (not (z228)) (not (z229)) (z234) (not (z240))
      (not (z253)) (not (z258)) (not (z260)) (not (z269)) (not (z277)) (not (z282)) (not (z289))
      (z291) (not (z294)) (not (z295)) (not (z325)) (not (z341)) (not (z347)) (not (z349))
      (not (z354)) (not (z356)) (not (z361)) (z365) (not (z371)) (not (z373)) (not (z375))
      (not (z382)))
    :effect (and
      (z28) (not (z29)) (not (z92)) (z215) (not (z234)) (not (z291)) (not (z365)) (z371)))
  (:action r2c1-to-r2c2-15
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z28)) (not (z29)) (not (z43)) (not (z44)) (not (z47))
      (not (z61)) (not (z63)) (not (z85)) (z92) (not (z94)) (not (z97)) (not (z99)) (not (z112))
      (not (z113)) (not (z115)) (not (z121)) (not (z124)) (not (z125)) (not (z132)) (not (z139))
      (not (z141)) (not (z152)) (z154) (z157) (not (z163)) (not (z173)) (not (z177)) (not (z181))
      (not (z182)) (not (z183)) (not (z196)) (not (z197)) (not (z200)) (not (z205)) (not (z211))
      (not (z215)) (not (z218)) (not (z219)) (not (z229)) (not (z234)) (not (z237)) (not (z240))
      (not (z253)) (not (z269)) (not (z274)) (not (z277)) (not (z289)) (not (z294)) (not (z308))
      (not (z316)) (not (z325)) (not (z341)) (not (z347)) (not (z354)) (not (z356)) (z365)
      (not (z373)) (not (z375)) (not (z382)))
    :effect (and
      (z28) (not (z92)) (not (z154)) (not (z157)) (z215) (z237) (not (z365))))
  (:action r3c2-to-r2c2-15
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z9)) (z12) (not (z28)) (not (z29)) (not (z44)) (not (z47))
      (not (z61)) (not (z63)) (not (z85)) (z92) (not (z103)) (not (z112)) (z113) (not (z115))
      (not (z119)) (not (z124)) (not (z125)) (not (z128)) (not (z132)) (not (z139)) (not (z141))
      (not (z152)) (not (z154)) (not (z157)) (not (z163)) (not (z170)) (not (z173)) (not (z177))
      (not (z179)) (not (z183)) (not (z192)) (not (z196)) (not (z197)) (not (z205)) (not (z211))
      (not (z215)) (not (z219)) (not (z229)) (not (z234)) (z240) (not (z253)) (not (z269))
      (not (z277)) (not (z288)) (not (z289)) (not (z294)) (not (z321)) (not (z325)) (not (z341))
      (not (z347)) (not (z354)) (not (z356)) (z365) (not (z373)) (not (z375)) (not (z382))
      (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z12)) (z28) (not (z92)) (not (z113)) (z179) (z215) (not (z240)) (not (z365))))
  (:action r2c3-to-r2c2-15
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z5)) (not (z8)) (not (z28)) (not (z29)) (not (z44)) (not (z47))
      (not (z52)) (not (z58)) (not (z61)) (not (z63)) (not (z72)) (not (z84)) (not (z85)) (z92)
      (not (z106)) (z112) (not (z113)) (not (z115)) (not (z120)) (not (z124)) (not (z125))
      (not (z126)) (not (z127)) (not (z132)) (not (z139)) (not (z141)) (not (z146)) (not (z152))
      (not (z154)) (not (z157)) (not (z160)) (not (z163)) (not (z173)) (not (z177)) (not (z183))
      (not (z196)) (not (z197)) (not (z205)) (not (z211)) (not (z215)) (not (z219)) (not (z229))
      (not (z234)) (not (z238)) (not (z240)) (not (z253)) (not (z269)) (not (z277)) (z286)
      (not (z289)) (not (z294)) (not (z325)) (not (z326)) (not (z341)) (not (z347)) (not (z354))
      (not (z356)) (z365) (not (z368)) (not (z373)) (not (z375)) (not (z378)) (not (z382)))
    :effect (and
      (z28) (not (z92)) (z106) (not (z112)) (z215) (not (z286)) (not (z365))))
  (:action r1c1-to-r1c2-12
    :parameters ()
    :precondition (and
      (not (z2)) (not (z25)) (not (z28)) (not (z29)) (not (z31)) (not (z40)) (not (z44))
      (not (z47)) (not (z48)) (not (z51)) (not (z61)) (not (z63)) (not (z64)) (not (z73))
      (not (z85)) (not (z89)) (not (z91)) (not (z102)) (not (z107)) (not (z112)) (not (z113))
      (not (z124)) (not (z137)) (not (z139)) (not (z141)) (not (z149)) (not (z152)) (not (z154))
      (not (z157)) (not (z163)) (not (z167)) (not (z169)) (not (z173)) (not (z177)) (not (z183))
      (not (z196)) (not (z197)) (not (z198)) (not (z207)) (not (z211)) (not (z214)) (not (z215))
      (not (z216)) (not (z221)) (not (z224)) (not (z228)) (not (z229)) (not (z234)) (not (z240))
      (not (z253)) (not (z258)) (not (z259)) (not (z260)) (z277) (not (z282)) (not (z291))
      (not (z294)) (not (z295)) (not (z310)) (z325) (not (z341)) (not (z347)) (not (z349))
      (not (z354)) (not (z356)) (not (z361)) (z371) (not (z375)) (not (z385)) (not (z399)))
    :effect (and
      (z29) (z234) (not (z277)) (z291) (not (z325)) (not (z371)) (z399)))
  (:action r1c3-to-r1c2-12
    :parameters ()
    :precondition (and
      (not (z2)) (not (z16)) (not (z21)) (not (z24)) (not (z25)) (not (z28)) (not (z29))
      (not (z44)) (not (z47)) (not (z49)) (not (z51)) (not (z61)) (not (z63)) (not (z64))
      (not (z67)) (not (z73)) (not (z79)) (not (z85)) (not (z107)) (not (z112)) (not (z113))
      (not (z124)) (not (z131)) (not (z139)) (not (z141)) (not (z149)) (not (z152)) (not (z154))
      (not (z156)) (not (z157)) (not (z163)) (not (z173)) (not (z174)) (not (z177)) (z183)
      (not (z191)) (not (z196)) (not (z197)) (not (z198)) (not (z203)) (not (z211)) (not (z215))
      (not (z221)) (not (z224)) (z225) (not (z228)) (not (z229)) (not (z234)) (not (z240))
      (not (z253)) (not (z256)) (not (z258)) (not (z260)) (not (z277)) (not (z282)) (not (z283))
      (not (z291)) (not (z294)) (not (z295)) (not (z325)) (z341) (not (z347)) (not (z349))
      (not (z350)) (not (z351)) (not (z354)) (not (z356)) (not (z361)) (z371) (not (z375)))
    :effect (and
      (z29) (z131) (not (z183)) (not (z225)) (z234) (z291) (not (z341)) (not (z371))))
  (:action r2c2-to-r1c2-12
    :parameters ()
    :precondition (and
      (not (z1)) (not (z2)) (not (z25)) (z28) (not (z29)) (not (z44)) (not (z47)) (not (z51))
      (not (z61)) (not (z63)) (not (z64)) (not (z73)) (not (z85)) (not (z92)) (not (z107))
      (not (z112)) (not (z113)) (not (z115)) (not (z124)) (not (z125)) (not (z132)) (not (z139))
      (not (z141)) (not (z149)) (not (z152)) (not (z154)) (not (z157)) (not (z163)) (not (z173))
      (not (z177)) (not (z183)) (not (z196)) (not (z197)) (not (z198)) (not (z205)) (not (z211))
      (z215) (not (z219)) (not (z221)) (not (z224)) (not (z228)) (not (z229)) (not (z234))
      (not (z240)) (not (z253)) (not (z258)) (not (z260)) (not (z269)) (not (z277)) (not (z282))
      (not (z289)) (not (z291)) (not (z294)) (not (z295)) (not (z325)) (not (z341)) (not (z347))
      (not (z349)) (not (z354)) (not (z356)) (not (z361)) (not (z365)) (z371) (not (z373))
      (not (z375)) (not (z382)))
    :effect (and
      (not (z28)) (z29) (z92) (not (z215)) (z234) (z291) (z365) (not (z371))))
  (:action r3c4-to-r3c3-7
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z24)) (not (z32)) (not (z36)) (not (z37)) (not (z39))
      (not (z46)) (not (z61)) (not (z70)) (not (z74)) (not (z81)) (not (z86)) (not (z126))
      (not (z139)) (not (z141)) (not (z145)) (not (z151)) (not (z155)) (not (z158)) (not (z173))
      (not (z182)) (z188) (not (z191)) (not (z241)) (not (z248)) (not (z268)) (not (z276))
      (not (z282)) (not (z284)) (not (z285)) (z293) (not (z294)) (not (z303)) (not (z318))
      (not (z328)) (not (z332)) (not (z352)) (not (z356)) (not (z360)) (not (z363)) (not (z367))
      (not (z368)) (not (z369)) (not (z381)) (not (z386)) (not (z394)) (z397))
    :effect (and
      (z32) (z145) (z151) (not (z188)) (not (z293)) (z360) (not (z397))))
  (:action r4c3-to-r3c3-7
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z7)) (not (z24)) (not (z32)) (not (z37)) (not (z39))
      (not (z46)) (not (z61)) (not (z74)) (not (z83)) (not (z126)) (not (z139)) (not (z141))
      (not (z147)) (not (z150)) (not (z151)) (not (z153)) (not (z155)) (not (z171)) (not (z173))
      (not (z182)) (not (z191)) (not (z229)) (not (z231)) (not (z257)) (not (z268)) (not (z279))
      (not (z281)) (not (z282)) (not (z284)) (not (z285)) (z293) (not (z303)) (z318) (not (z327))
      (not (z328)) (not (z343)) (not (z352)) (not (z355)) (not (z360)) (not (z363)) (not (z368))
      (not (z372)) (z380) (not (z381)))
    :effect (and
      (z32) (z151) (z153) (z171) (not (z293)) (not (z318)) (z360) (not (z380))))
  (:action r3c2-to-r3c3-7
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z9)) (not (z12)) (not (z24)) (not (z32)) (not (z37))
      (not (z39)) (not (z46)) (not (z61)) (not (z74)) (not (z103)) (not (z113)) (not (z119))
      (not (z126)) (z128) (not (z139)) (not (z141)) (not (z151)) (not (z155)) (not (z170))
      (not (z173)) (not (z179)) (not (z182)) (not (z191)) (not (z192)) (not (z240)) (not (z268))
      (not (z282)) (not (z284)) (not (z285)) (not (z288)) (z293) (not (z303)) (not (z318))
      (not (z321)) (not (z328)) (not (z352)) (not (z360)) (not (z363)) (not (z368)) (not (z381))
      (not (z392)) (z395) (not (z396)))
    :effect (and
      (z32) (not (z128)) (z151) (z179) (not (z293)) (z360) (not (z395))))
  (:action r2c3-to-r3c3-7
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z7)) (not (z8)) (not (z24)) (not (z32)) (not (z37)) (not (z39))
      (not (z46)) (not (z52)) (not (z58)) (not (z61)) (not (z72)) (not (z74)) (not (z84))
      (not (z106)) (not (z112)) (not (z120)) (z126) (z127) (not (z139)) (not (z141)) (not (z146))
      (not (z151)) (not (z155)) (not (z160)) (not (z173)) (not (z182)) (not (z191)) (not (z238))
      (not (z268)) (not (z282)) (not (z284)) (not (z285)) (not (z286)) (z293) (not (z303))
      (not (z318)) (not (z326)) (not (z328)) (not (z352)) (not (z360)) (not (z363)) (z368)
      (not (z378)) (not (z381)))
    :effect (and
      (z32) (z106) (not (z126)) (not (z127)) (z151) (not (z293)) (z360) (not (z368))))
  (:action r4c2-to-r4c1-12
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z75)) (not (z85)) (not (z88)) (z93) (not (z96)) (not (z108))
      (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z166)) (not (z177)) (not (z189))
      (not (z196)) (not (z199)) (not (z204)) (z208) (not (z235)) (not (z242)) (z252) (not (z264))
      (not (z284)) (not (z300)) (not (z305)) (not (z312)) (not (z317)) (z330) (not (z339))
      (not (z344)) (not (z347)) (z387) (not (z389)))
    :effect (and
      (z38) (not (z208)) (z235) (not (z252)) (not (z387))))
  (:action r4c2-to-r4c1-13
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z75)) (not (z85)) (not (z88)) (z93) (not (z96)) (not (z108))
      (not (z138)) (not (z139)) (not (z141)) (not (z163)) (not (z166)) (not (z177)) (not (z189))
      (not (z196)) (not (z199)) (not (z204)) (z208) (not (z235)) (not (z242)) (z252) (z264)
      (not (z284)) (not (z300)) (not (z305)) (not (z312)) (not (z317)) (z330) (not (z339))
      (not (z344)) (not (z347)) (z387) (not (z389)))
    :effect (and
      (z38) (not (z208)) (z235) (not (z252)) (not (z264)) (z312) (not (z387))))
  (:action r3c1-to-r4c1-3
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (z45) (z53) (not (z71)) (not (z75)) (not (z85)) (not (z88))
      (not (z108)) (z123) (not (z139)) (not (z141)) (not (z152)) (not (z166)) (not (z180))
      (not (z189)) (not (z204)) (not (z211)) (not (z235)) (z239) (not (z242)) (not (z305))
      (not (z306)) (not (z312)) (not (z323)) (z330) (not (z334)) (not (z347)) (not (z354))
      (not (z362)) (not (z377)) (not (z389)) (not (z391)))
    :effect (and
      (z38) (not (z45)) (not (z123)) (z139) (z235) (not (z239))))
  (:action r3c1-to-r4c1-4
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (z45) (z53) (not (z71)) (not (z75)) (not (z85)) (not (z88))
      (not (z108)) (z123) (not (z139)) (not (z141)) (not (z152)) (not (z166)) (not (z180))
      (not (z189)) (not (z204)) (not (z211)) (not (z235)) (not (z239)) (not (z242)) (not (z305))
      (not (z306)) (not (z312)) (not (z323)) (z330) (not (z334)) (not (z347)) (not (z354)) (z362)
      (not (z377)) (not (z389)) (not (z391)))
    :effect (and
      (z38) (not (z45)) (not (z123)) (z139) (z235) (z312) (not (z362))))
  (:action r4c2-to-r4c1-14
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z20)) (not (z38)) (not (z72)) (not (z75)) (not (z85))
      (not (z88)) (z93) (not (z96)) (not (z101)) (not (z108)) (not (z111)) (not (z121)) (z138)
      (not (z139)) (not (z141)) (not (z147)) (not (z163)) (not (z166)) (not (z177)) (not (z189))
      (not (z196)) (not (z198)) (not (z199)) (not (z204)) (not (z208)) (not (z235)) (not (z242))
      (not (z252)) (not (z264)) (not (z284)) (not (z300)) (not (z305)) (not (z312)) (not (z317))
      (z330) (not (z339)) (not (z344)) (not (z347)) (not (z373)) (not (z386)) (z387) (not (z388))
      (not (z389)))
    :effect (and
      (z38) (z88) (not (z138)) (not (z387))))
  (:action r3c1-to-r4c1-5
    :parameters ()
    :precondition (and
      (not (z4)) (not (z9)) (not (z20)) (not (z38)) (z45) (z53) (not (z71)) (not (z72))
      (not (z75)) (not (z85)) (not (z88)) (not (z101)) (not (z108)) (not (z111)) (not (z121))
      (not (z123)) (not (z139)) (not (z141)) (not (z147)) (not (z152)) (not (z166)) (not (z180))
      (not (z189)) (not (z198)) (not (z204)) (not (z211)) (not (z235)) (not (z239)) (not (z242))
      (not (z305)) (not (z306)) (not (z312)) (not (z323)) (z330) (not (z334)) (not (z347))
      (not (z354)) (not (z362)) (not (z373)) (not (z377)) (not (z386)) (not (z388)) (not (z389))
      (not (z391)))
    :effect (and
      (z38) (not (z45)) (z88) (z139)))
  (:action r4c2-to-r4c1-15
    :parameters ()
    :precondition (and
      (not (z4)) (not (z21)) (not (z31)) (not (z36)) (not (z38)) (not (z40)) (not (z48))
      (not (z56)) (not (z73)) (not (z75)) (not (z76)) (not (z78)) (not (z83)) (not (z85))
      (not (z87)) (not (z88)) (not (z93)) (not (z96)) (not (z97)) (not (z100)) (not (z103))
      (not (z108)) (not (z114)) (not (z138)) (not (z139)) (not (z141)) (not (z160)) (not (z163))
      (not (z166)) (not (z170)) (not (z177)) (not (z189)) (not (z196)) (not (z199)) (not (z204))
      (z208) (not (z235)) (not (z238)) (not (z242)) (not (z251)) (z252) (z264) (not (z275))
      (not (z284)) (not (z289)) (not (z300)) (not (z305)) (not (z312)) (not (z317)) (not (z323))
      (not (z324)) (z330) (not (z339)) (z344) (not (z347)) (not (z374)) (not (z387)) (not (z389)))
    :effect (and
      (z38) (z93) (not (z208)) (not (z252)) (not (z264)) (z305) (z312) (not (z330)) (not (z344))))
  (:action r3c4-to-r3c3-8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z32)) (not (z36)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z70)) (not (z81)) (not (z86)) (not (z139)) (not (z141)) (z145)
      (not (z151)) (not (z155)) (not (z158)) (not (z173)) (not (z188)) (not (z241)) (not (z248))
      (not (z268)) (z276) (not (z285)) (z293) (not (z294)) (not (z328)) (z332) (not (z352))
      (not (z356)) (not (z360)) (not (z363)) (not (z367)) (not (z369)) (not (z381)) (not (z386))
      (not (z394)) (not (z397)))
    :effect (and
      (z39) (not (z276)) (not (z332)) (z352)))
  (:action r4c3-to-r3c3-8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (z3) (not (z7)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z83)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (not (z151))
      (z153) (not (z155)) (z171) (not (z173)) (not (z229)) (z231) (not (z257)) (not (z268))
      (z279) (not (z281)) (not (z285)) (z293) (not (z318)) (z327) (not (z328)) (not (z343))
      (not (z352)) (not (z355)) (not (z360)) (not (z363)) (not (z372)) (not (z380)) (not (z381)))
    :effect (and
      (not (z3)) (z39) (not (z231)) (not (z279)) (not (z327)) (z352)))
  (:action r3c2-to-r3c3-8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z9)) (z12) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z103)) (not (z113)) (not (z119)) (not (z128)) (not (z139)) (not (z141))
      (not (z151)) (not (z155)) (not (z170)) (not (z173)) (z179) (z192) (not (z240)) (not (z268))
      (not (z285)) (not (z288)) (z293) (not (z321)) (not (z328)) (not (z352)) (not (z360))
      (not (z363)) (not (z381)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z12)) (z39) (not (z192)) (z352)))
  (:action r2c3-to-r3c3-8
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z7)) (not (z8)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z52)) (z58) (not (z61)) (not (z72)) (not (z84)) (z106) (not (z112)) (not (z120))
      (not (z126)) (not (z127)) (not (z139)) (not (z141)) (z146) (not (z151)) (not (z155))
      (not (z160)) (not (z173)) (not (z238)) (not (z268)) (not (z285)) (not (z286)) (z293)
      (not (z326)) (not (z328)) (not (z352)) (not (z360)) (not (z363)) (not (z368)) (not (z378))
      (not (z381)))
    :effect (and
      (z39) (not (z58)) (not (z146)) (z352)))
  (:action r3c4-to-r3c3-9
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z32)) (not (z36)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z70)) (not (z81)) (not (z86)) (not (z139)) (not (z141)) (z145)
      (not (z151)) (not (z155)) (not (z158)) (not (z173)) (not (z188)) (not (z241)) (not (z248))
      (not (z268)) (z276) (not (z285)) (z293) (not (z294)) (not (z328)) (not (z332)) (not (z352))
      (not (z356)) (not (z360)) (not (z363)) (not (z367)) (z369) (not (z381)) (not (z386))
      (not (z394)) (not (z397)))
    :effect (and
      (z39) (not (z276)) (z328) (z352) (not (z369))))
  (:action r3c2-to-r3c3-9
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z9)) (not (z12)) (not (z32)) (not (z37)) (not (z39))
      (not (z46)) (not (z61)) (not (z103)) (not (z113)) (not (z119)) (not (z128)) (not (z139))
      (not (z141)) (not (z151)) (not (z155)) (not (z170)) (not (z173)) (z179) (z192) (not (z240))
      (not (z268)) (not (z285)) (not (z288)) (z293) (not (z321)) (not (z328)) (not (z352))
      (not (z360)) (not (z363)) (not (z381)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z39) (not (z192)) (z328) (z352)))
  (:action r4c3-to-r3c3-9
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z7)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z83)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (not (z151))
      (z153) (not (z155)) (z171) (not (z173)) (not (z229)) (z231) (not (z257)) (not (z268))
      (z279) (not (z281)) (not (z285)) (z293) (not (z318)) (z327) (not (z328)) (not (z343))
      (not (z352)) (not (z355)) (not (z360)) (not (z363)) (not (z372)) (not (z380)) (not (z381)))
    :effect (and
      (z39) (not (z231)) (not (z279)) (not (z327)) (z328) (z352)))
  (:action r2c3-to-r3c3-9
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z7)) (not (z8)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (z52) (z58) (not (z61)) (not (z72)) (not (z84)) (z106) (not (z112)) (not (z120))
      (not (z126)) (not (z127)) (not (z139)) (not (z141)) (z146) (not (z151)) (not (z155))
      (not (z160)) (not (z173)) (not (z238)) (not (z268)) (not (z285)) (not (z286)) (z293)
      (not (z326)) (not (z328)) (not (z352)) (not (z360)) (not (z363)) (not (z368)) (not (z378))
      (not (z381)))
    :effect (and
      (z39) (not (z52)) (not (z58)) (not (z146)) (z328) (z352)))
  (:action r3c4-to-r3c3-10
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z32)) (not (z36)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z70)) (not (z81)) (not (z86)) (not (z139)) (not (z141)) (not (z145))
      (not (z151)) (not (z155)) (not (z158)) (not (z173)) (not (z241)) (not (z248)) (not (z268))
      (z276) (not (z285)) (z293) (not (z294)) (not (z328)) (not (z352)) (not (z356)) (not (z360))
      (not (z363)) (not (z367)) (not (z369)) (not (z381)) (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (z39) (z145) (z151) (not (z276)) (not (z293))))
  (:action r4c3-to-r3c3-10
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (z3) (not (z7)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z83)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (not (z151))
      (not (z153)) (not (z155)) (not (z171)) (not (z173)) (not (z229)) (not (z231)) (z257)
      (not (z268)) (not (z279)) (not (z281)) (not (z285)) (z293) (not (z318)) (not (z327))
      (not (z328)) (not (z343)) (not (z352)) (not (z355)) (not (z360)) (not (z363)) (not (z372))
      (z380) (not (z381)))
    :effect (and
      (not (z3)) (z39) (z151) (z153) (z171) (not (z257)) (not (z293)) (not (z380))))
  (:action r3c2-to-r3c3-10
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z9)) (z12) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z103)) (not (z113)) (not (z119)) (z128) (not (z139)) (not (z141))
      (not (z151)) (not (z155)) (not (z170)) (not (z173)) (not (z179)) (not (z192)) (not (z240))
      (not (z268)) (not (z285)) (not (z288)) (z293) (not (z321)) (not (z328)) (not (z352))
      (not (z360)) (not (z363)) (not (z381)) (z392) (not (z395)) (not (z396)))
    :effect (and
      (not (z12)) (z39) (not (z128)) (z151) (z179) (not (z293)) (not (z392))))
  (:action r3c4-to-r3c3-11
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z21)) (not (z31)) (not (z32)) (z36) (not (z37)) (not (z39))
      (not (z40)) (not (z46)) (not (z48)) (z56) (not (z61)) (not (z70)) (not (z73)) (not (z76))
      (z78) (not (z81)) (not (z83)) (not (z86)) (not (z87)) (not (z97)) (not (z100)) (not (z103))
      (not (z114)) (not (z139)) (not (z141)) (not (z145)) (not (z151)) (not (z155)) (not (z158))
      (not (z160)) (not (z170)) (not (z173)) (not (z188)) (not (z238)) (not (z241)) (not (z248))
      (not (z251)) (not (z268)) (not (z275)) (not (z276)) (not (z285)) (not (z289)) (z293)
      (not (z294)) (not (z305)) (not (z323)) (not (z324)) (not (z328)) (z332) (not (z344))
      (not (z352)) (not (z356)) (not (z360)) (not (z363)) (not (z367)) (not (z369)) (not (z374))
      (not (z381)) (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (not (z36)) (z39) (not (z56)) (z76) (not (z78)) (z145) (not (z293)) (not (z332)) (z374)))
  (:action r4c3-to-r3c3-11
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z7)) (not (z21)) (not (z31)) (not (z32)) (not (z36))
      (not (z37)) (not (z39)) (not (z40)) (not (z46)) (not (z48)) (not (z56)) (not (z61))
      (not (z73)) (not (z76)) (not (z78)) (z83) (not (z87)) (not (z97)) (not (z100)) (not (z103))
      (not (z114)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (not (z151)) (z153)
      (not (z155)) (not (z160)) (not (z170)) (not (z171)) (not (z173)) (not (z229)) (not (z231))
      (not (z238)) (not (z251)) (not (z257)) (not (z268)) (not (z275)) (not (z279)) (not (z281))
      (not (z285)) (not (z289)) (z293) (not (z305)) (not (z318)) (not (z323)) (not (z324)) (z327)
      (not (z328)) (not (z343)) (not (z344)) (not (z352)) (not (z355)) (not (z360)) (not (z363))
      (not (z372)) (not (z374)) (not (z380)) (not (z381)))
    :effect (and
      (z39) (z76) (not (z83)) (z171) (not (z293)) (not (z327)) (z374)))
  (:action r3c2-to-r3c3-11
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z9)) (not (z12)) (not (z21)) (not (z31)) (not (z32))
      (not (z36)) (not (z37)) (not (z39)) (not (z40)) (not (z46)) (not (z48)) (z56) (not (z61))
      (not (z73)) (not (z76)) (not (z78)) (not (z83)) (not (z87)) (not (z97)) (not (z100)) (z103)
      (not (z113)) (not (z114)) (not (z119)) (not (z128)) (not (z139)) (not (z141)) (not (z151))
      (not (z155)) (not (z160)) (z170) (not (z173)) (not (z179)) (not (z192)) (not (z238))
      (not (z240)) (not (z251)) (not (z268)) (not (z275)) (not (z285)) (not (z288)) (not (z289))
      (z293) (not (z305)) (not (z321)) (not (z323)) (not (z324)) (not (z328)) (not (z344))
      (not (z352)) (not (z360)) (not (z363)) (not (z374)) (not (z381)) (not (z392)) (not (z395))
      (not (z396)))
    :effect (and
      (z39) (not (z56)) (z76) (not (z103)) (not (z170)) (z179) (not (z293)) (z374)))
  (:action r2c3-to-r3c3-10
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z7)) (not (z8)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z52)) (not (z58)) (not (z61)) (not (z72)) (not (z84)) (not (z106)) (not (z112))
      (not (z120)) (not (z126)) (z127) (not (z139)) (not (z141)) (z146) (not (z151)) (not (z155))
      (not (z160)) (not (z173)) (not (z238)) (not (z268)) (not (z285)) (z286) (z293) (not (z326))
      (not (z328)) (not (z352)) (not (z360)) (not (z363)) (not (z368)) (not (z378)) (not (z381)))
    :effect (and
      (z39) (z106) (not (z127)) (not (z146)) (z151) (not (z286)) (not (z293))))
  (:action r2c3-to-r3c3-11
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z31)) (not (z32)) (not (z36))
      (not (z37)) (not (z39)) (not (z40)) (not (z46)) (not (z48)) (not (z52)) (not (z56)) (z58)
      (not (z61)) (not (z72)) (not (z73)) (not (z76)) (not (z78)) (not (z83)) (not (z84))
      (not (z87)) (not (z97)) (not (z100)) (not (z103)) (not (z106)) (not (z112)) (not (z114))
      (not (z120)) (not (z126)) (z127) (not (z139)) (not (z141)) (not (z146)) (not (z151))
      (not (z155)) (z160) (not (z170)) (not (z173)) (z238) (not (z251)) (not (z268)) (not (z275))
      (not (z285)) (not (z286)) (not (z289)) (z293) (not (z305)) (not (z323)) (not (z324))
      (not (z326)) (not (z328)) (not (z344)) (not (z352)) (not (z360)) (not (z363)) (not (z368))
      (not (z374)) (not (z378)) (not (z381)))
    :effect (and
      (z39) (not (z58)) (z76) (z106) (not (z127)) (not (z160)) (not (z238)) (not (z293)) (z374)))
  (:action r3c4-to-r3c3-12
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z8)) (not (z32)) (not (z36)) (not (z37)) (not (z39))
      (not (z46)) (not (z49)) (not (z61)) (not (z70)) (z81) (z86) (not (z129)) (not (z139))
      (not (z141)) (not (z145)) (not (z151)) (not (z155)) (not (z158)) (not (z167)) (not (z173))
      (not (z188)) (not (z233)) (z241) (not (z248)) (not (z258)) (not (z268)) (not (z276))
      (not (z285)) (z293) (not (z294)) (not (z328)) (not (z332)) (not (z343)) (not (z352))
      (not (z356)) (not (z360)) (not (z363)) (not (z367)) (not (z369)) (not (z381)) (not (z386))
      (not (z394)) (not (z397)))
    :effect (and
      (z7) (z37) (z39) (not (z81)) (not (z86)) (z145) (not (z241)) (not (z293))))
  (:action r4c3-to-r3c3-12
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z3)) (not (z7)) (not (z8)) (not (z32)) (not (z37)) (not (z39))
      (not (z46)) (not (z49)) (not (z61)) (not (z81)) (not (z83)) (not (z129)) (not (z139))
      (not (z141)) (not (z147)) (z150) (not (z151)) (z153) (not (z155)) (not (z167)) (not (z171))
      (not (z173)) (not (z229)) (not (z231)) (not (z233)) (not (z257)) (not (z258)) (not (z268))
      (not (z279)) (not (z281)) (not (z285)) (z293) (not (z318)) (not (z327)) (not (z328)) (z343)
      (not (z352)) (not (z355)) (not (z360)) (not (z363)) (not (z372)) (not (z380)) (not (z381)))
    :effect (and
      (z7) (z37) (z39) (not (z150)) (z171) (not (z293)) (not (z343))))
  (:action r3c2-to-r3c3-12
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z8)) (not (z9)) (not (z12)) (not (z32)) (not (z37)) (not (z39))
      (not (z46)) (not (z49)) (not (z61)) (not (z81)) (not (z103)) (not (z113)) (not (z119))
      (not (z128)) (z129) (not (z139)) (not (z141)) (not (z151)) (not (z155)) (not (z167))
      (not (z170)) (not (z173)) (not (z179)) (not (z192)) (not (z233)) (not (z240)) (not (z258))
      (not (z268)) (not (z285)) (not (z288)) (z293) (not (z321)) (not (z328)) (not (z343))
      (not (z352)) (not (z360)) (not (z363)) (not (z381)) (not (z392)) (z395) (not (z396)))
    :effect (and
      (z7) (z37) (z39) (not (z129)) (z179) (not (z293)) (not (z395))))
  (:action r2c3-to-r3c3-12
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z7)) (z8) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z49)) (not (z52)) (z58) (not (z61)) (not (z72)) (not (z81)) (not (z84)) (not (z106))
      (not (z112)) (not (z120)) (not (z126)) (z127) (not (z129)) (not (z139)) (not (z141))
      (not (z146)) (not (z151)) (not (z155)) (not (z160)) (not (z167)) (not (z173)) (not (z233))
      (not (z238)) (not (z258)) (not (z268)) (not (z285)) (not (z286)) (z293) (not (z326))
      (not (z328)) (not (z343)) (not (z352)) (not (z360)) (not (z363)) (not (z368)) (not (z378))
      (not (z381)))
    :effect (and
      (z7) (not (z8)) (z37) (z39) (not (z58)) (z106) (not (z127)) (not (z293))))
  (:action r1c1-to-r2c1-10
    :parameters ()
    :precondition (and
      (not (z31)) (not (z40)) (not (z43)) (not (z48)) (not (z89)) (z91) (not (z94)) (not (z97))
      (not (z99)) (not (z102)) (not (z121)) (not (z137)) (not (z139)) (not (z141)) (not (z154))
      (not (z157)) (not (z167)) (not (z169)) (not (z181)) (not (z182)) (not (z200)) (not (z207))
      (not (z214)) (not (z216)) (not (z218)) (z237) (z259) (not (z274)) (not (z277)) (not (z308))
      (not (z310)) (not (z316)) (not (z325)) (not (z385)) (not (z399)))
    :effect (and
      (z43) (not (z91)) (not (z237)) (not (z259)) (z399)))
  (:action r1c1-to-r2c1-11
    :parameters ()
    :precondition (and
      (not (z1)) (not (z31)) (not (z40)) (not (z43)) (not (z48)) (not (z79)) (not (z89))
      (not (z91)) (not (z94)) (not (z97)) (not (z99)) (not (z102)) (not (z119)) (not (z121))
      (not (z130)) (not (z137)) (not (z139)) (not (z141)) (not (z154)) (not (z157)) (not (z167))
      (not (z169)) (not (z181)) (not (z182)) (not (z200)) (z207) (not (z214)) (not (z216))
      (not (z218)) (z237) (not (z259)) (not (z260)) (not (z261)) (not (z274)) (not (z277))
      (not (z285)) (not (z308)) (z310) (not (z316)) (not (z317)) (not (z325)) (not (z326))
      (not (z363)) (not (z385)) (not (z389)) (not (z396)) (not (z399)))
    :effect (and
      (z43) (not (z207)) (not (z237)) (z274) (not (z310)) (z399)))
  (:action r1c1-to-r2c1-12
    :parameters ()
    :precondition (and
      (not (z31)) (not (z40)) (not (z43)) (not (z48)) (not (z89)) (not (z91)) (not (z94))
      (not (z97)) (not (z99)) (z102) (not (z121)) (not (z129)) (not (z137)) (not (z139))
      (not (z141)) (not (z154)) (not (z157)) (z167) (not (z169)) (not (z181)) (not (z182))
      (not (z200)) (z207) (not (z214)) (not (z216)) (not (z218)) (z237) (not (z259)) (not (z274))
      (not (z277)) (not (z308)) (not (z310)) (not (z316)) (not (z325)) (not (z385)) (not (z399)))
    :effect (and
      (z43) (not (z102)) (not (z167)) (z200) (not (z207)) (not (z237)) (z308) (z399)))
  (:action r1c1-to-r2c1-13
    :parameters ()
    :precondition (and
      (not (z24)) (not (z31)) (not (z32)) (not (z40)) (not (z43)) (not (z48)) (not (z74))
      (not (z89)) (not (z91)) (not (z94)) (not (z97)) (not (z99)) (not (z102)) (not (z121))
      (not (z126)) (not (z137)) (not (z139)) (not (z141)) (not (z154)) (not (z157)) (not (z167))
      (not (z169)) (not (z181)) (not (z182)) (not (z191)) (not (z200)) (not (z207)) (not (z214))
      (not (z216)) (not (z218)) (z237) (not (z259)) (not (z274)) (not (z277)) (not (z282))
      (not (z284)) (not (z303)) (not (z308)) (not (z310)) (not (z316)) (not (z318)) (not (z325))
      (not (z368)) (z385) (not (z399)))
    :effect (and
      (z43) (z182) (not (z237)) (not (z385)) (z399)))
  (:action r2c2-to-r2c1-10
    :parameters ()
    :precondition (and
      (not (z1)) (not (z28)) (not (z43)) (not (z92)) (not (z94)) (not (z97)) (not (z99))
      (not (z115)) (not (z121)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z154))
      (not (z157)) (not (z181)) (not (z182)) (not (z200)) (not (z205)) (not (z215)) (not (z218))
      (z237) (not (z269)) (not (z274)) (not (z289)) (not (z308)) (not (z316)) (not (z365))
      (not (z373)) (not (z382)))
    :effect (and
      (z43) (z92) (not (z237)) (z365)))
  (:action r2c2-to-r2c1-11
    :parameters ()
    :precondition (and
      (z1) (not (z28)) (not (z43)) (not (z79)) (not (z92)) (not (z94)) (not (z97)) (not (z99))
      (not (z115)) (not (z119)) (not (z121)) (not (z125)) (not (z130)) (not (z132)) (not (z139))
      (not (z141)) (not (z154)) (not (z157)) (not (z181)) (not (z182)) (not (z200)) (not (z205))
      (not (z215)) (not (z218)) (not (z219)) (z237) (not (z260)) (not (z261)) (not (z269))
      (not (z274)) (not (z285)) (not (z289)) (not (z308)) (not (z310)) (not (z316)) (not (z317))
      (not (z326)) (not (z363)) (not (z365)) (not (z373)) (z382) (not (z389)) (not (z396)))
    :effect (and
      (not (z1)) (z43) (z92) (not (z237)) (z274) (z365) (not (z382))))
  (:action r2c2-to-r2c1-12
    :parameters ()
    :precondition (and
      (not (z1)) (not (z28)) (not (z43)) (not (z92)) (not (z94)) (not (z97)) (not (z99))
      (not (z115)) (not (z121)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z154))
      (not (z157)) (not (z181)) (not (z182)) (not (z200)) (not (z205)) (not (z215)) (not (z218))
      (z219) (z237) (not (z269)) (not (z274)) (not (z289)) (not (z308)) (not (z316)) (z365)
      (not (z373)) (not (z382)))
    :effect (and
      (z43) (z92) (z200) (not (z219)) (not (z237)) (z308)))
  (:action r2c2-to-r2c1-13
    :parameters ()
    :precondition (and
      (not (z1)) (not (z24)) (not (z28)) (not (z32)) (not (z43)) (not (z74)) (not (z92))
      (not (z94)) (not (z97)) (not (z99)) (not (z115)) (not (z121)) (z125) (not (z126)) (z132)
      (not (z139)) (not (z141)) (not (z154)) (not (z157)) (not (z181)) (not (z182)) (not (z191))
      (not (z200)) (not (z205)) (not (z215)) (not (z218)) (not (z219)) (z237) (not (z269))
      (not (z274)) (not (z282)) (not (z284)) (not (z289)) (not (z303)) (not (z308)) (not (z316))
      (not (z318)) (not (z365)) (not (z368)) (not (z373)) (z382))
    :effect (and
      (z43) (z92) (not (z125)) (not (z132)) (z182) (not (z237)) (z365) (not (z382))))
  (:action r1c1-to-r2c1-14
    :parameters ()
    :precondition (and
      (not (z31)) (not (z40)) (not (z43)) (not (z48)) (not (z89)) (not (z91)) (not (z94))
      (not (z97)) (not (z99)) (not (z102)) (not (z121)) (not (z137)) (not (z139)) (not (z141))
      (not (z154)) (not (z157)) (not (z167)) (not (z169)) (not (z181)) (not (z182)) (not (z200))
      (z207) (not (z214)) (not (z216)) (not (z218)) (z237) (not (z259)) (not (z274)) (not (z277))
      (not (z308)) (not (z310)) (not (z316)) (not (z325)) (not (z385)) (z399))
    :effect (and
      (z43) (z99) (z200) (not (z207))))
  (:action r1c1-to-r2c1-15
    :parameters ()
    :precondition (and
      (not (z31)) (not (z40)) (not (z43)) (not (z48)) (not (z89)) (not (z91)) (not (z94))
      (not (z97)) (not (z99)) (not (z102)) (not (z121)) (not (z137)) (not (z139)) (not (z141))
      (not (z154)) (not (z157)) (not (z167)) (not (z169)) (not (z181)) (not (z182)) (not (z200))
      (z207) (not (z214)) (not (z216)) (not (z218)) (z237) (not (z259)) (not (z274)) (not (z277))
      (not (z308)) (not (z310)) (not (z316)) (not (z325)) (not (z385)) (not (z399)))
    :effect (and
      (z43) (z99) (z200) (not (z207)) (not (z237)) (z399)))
  (:action r2c2-to-r2c1-14
    :parameters ()
    :precondition (and
      (not (z1)) (not (z28)) (not (z43)) (z92) (not (z94)) (not (z97)) (not (z99)) (not (z115))
      (not (z121)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z154)) (not (z157))
      (not (z181)) (not (z182)) (not (z200)) (not (z205)) (not (z215)) (not (z218)) (z219) (z237)
      (not (z269)) (not (z274)) (not (z289)) (not (z308)) (not (z316)) (not (z365)) (not (z373))
      (not (z382)))
    :effect (and
      (z43) (z99) (z200) (not (z219)) (z365)))
  (:action r3c1-to-r2c1-5
    :parameters ()
    :precondition (and
      (not (z43)) (not (z45)) (z53) (z71) (not (z94)) (not (z97)) (not (z99)) (not (z121))
      (not (z123)) (not (z139)) (not (z141)) (not (z152)) (not (z154)) (not (z157)) (not (z180))
      (not (z181)) (not (z182)) (not (z200)) (not (z211)) (not (z218)) (z237) (z239) (not (z274))
      (not (z306)) (not (z308)) (not (z316)) (not (z323)) (z334) (not (z354)) (not (z362))
      (not (z377)) (not (z391)))
    :effect (and
      (z43) (not (z71)) (z99) (z139) (z200) (not (z239)) (not (z334))))
  (:action r2c2-to-r2c1-15
    :parameters ()
    :precondition (and
      (not (z1)) (not (z28)) (not (z43)) (not (z92)) (not (z94)) (not (z97)) (not (z99))
      (not (z115)) (not (z121)) (not (z125)) (not (z132)) (not (z139)) (not (z141)) (not (z154))
      (not (z157)) (not (z181)) (not (z182)) (not (z200)) (not (z205)) (not (z215)) (not (z218))
      (z219) (z237) (not (z269)) (not (z274)) (not (z289)) (not (z308)) (not (z316)) (not (z365))
      (not (z373)) (not (z382)))
    :effect (and
      (z43) (z92) (z99) (z200) (not (z219)) (not (z237)) (z365)))
  (:action r2c1-to-r3c1-12
    :parameters ()
    :precondition (and
      (not (z43)) (not (z45)) (z53) (not (z71)) (not (z94)) (not (z97)) (not (z99)) (z121)
      (not (z123)) (z139) (not (z141)) (not (z152)) (not (z154)) (not (z157)) (not (z180)) (z181)
      (not (z182)) (not (z200)) (not (z211)) (not (z218)) (z237) (not (z239)) (not (z274))
      (not (z306)) (not (z308)) (not (z316)) (not (z323)) (not (z334)) (not (z354)) (not (z362))
      (not (z377)) (not (z391)))
    :effect (and
      (z45) (not (z121)) (not (z139)) (not (z181))))
  (:action r3c2-to-r3c1-12
    :parameters ()
    :precondition (and
      (z9) (not (z12)) (not (z20)) (not (z45)) (z53) (not (z71)) (not (z103)) (not (z113))
      (not (z119)) (not (z123)) (not (z128)) (z139) (not (z141)) (not (z152)) (not (z170)) (z179)
      (not (z180)) (z192) (not (z211)) (not (z239)) (not (z240)) (not (z288)) (not (z306))
      (not (z321)) (not (z323)) (not (z334)) (not (z354)) (not (z362)) (not (z377)) (not (z391))
      (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z9)) (z45) (not (z139)) (not (z192))))
  (:action r4c1-to-r3c1-12
    :parameters ()
    :precondition (and
      (not (z4)) (z38) (not (z45)) (z53) (not (z71)) (not (z75)) (not (z85)) (z88) (not (z108))
      (not (z123)) (z139) (not (z141)) (not (z152)) (not (z166)) (not (z180)) (not (z189))
      (not (z204)) (not (z211)) (not (z235)) (not (z239)) (not (z242)) (not (z305)) (not (z306))
      (not (z312)) (not (z323)) (z330) (not (z334)) (not (z347)) (not (z354)) (not (z362))
      (not (z377)) (not (z389)) (not (z391)))
    :effect (and
      (not (z38)) (z45) (not (z88)) (not (z139))))
  (:action r2c1-to-r3c1-13
    :parameters ()
    :precondition (and
      (not (z43)) (not (z45)) (z53) (not (z71)) (not (z94)) (not (z97)) (not (z99)) (not (z121))
      (not (z123)) (z139) (not (z141)) (not (z152)) (not (z154)) (not (z157)) (not (z180)) (z181)
      (not (z182)) (not (z200)) (not (z211)) (not (z218)) (z237) (not (z239)) (not (z274))
      (not (z306)) (z308) (not (z316)) (not (z323)) (not (z334)) (not (z354)) (not (z362))
      (not (z377)) (not (z391)))
    :effect (and
      (z45) (z123) (not (z139)) (not (z181)) (not (z308)) (z362)))
  (:action r3c2-to-r3c1-13
    :parameters ()
    :precondition (and
      (not (z9)) (z12) (not (z45)) (z53) (not (z71)) (not (z103)) (not (z113)) (not (z119))
      (not (z123)) (not (z128)) (z139) (not (z141)) (not (z152)) (not (z170)) (z179) (not (z180))
      (z192) (not (z211)) (not (z239)) (not (z240)) (not (z288)) (not (z306)) (not (z321))
      (not (z323)) (not (z334)) (not (z354)) (not (z362)) (not (z377)) (not (z391)) (not (z392))
      (not (z395)) (not (z396)))
    :effect (and
      (not (z12)) (z45) (z123) (not (z139)) (not (z192)) (z362)))
  (:action r4c1-to-r3c1-13
    :parameters ()
    :precondition (and
      (not (z4)) (z38) (not (z45)) (z53) (not (z71)) (not (z75)) (not (z85)) (not (z88))
      (not (z108)) (not (z123)) (z139) (not (z141)) (not (z152)) (not (z166)) (not (z180))
      (not (z189)) (not (z204)) (not (z211)) (z235) (not (z239)) (not (z242)) (not (z305))
      (not (z306)) (z312) (not (z323)) (z330) (not (z334)) (not (z347)) (not (z354)) (not (z362))
      (not (z377)) (not (z389)) (not (z391)))
    :effect (and
      (not (z38)) (z45) (z123) (not (z139)) (not (z235)) (not (z312)) (z362)))
  (:action r3c2-to-r3c1-14
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z45)) (z53) (not (z71)) (not (z103)) (not (z113)) (not (z119))
      (not (z123)) (not (z128)) (z139) (not (z141)) (not (z152)) (not (z170)) (z179) (not (z180))
      (z192) (not (z211)) (not (z239)) (not (z240)) (not (z288)) (not (z306)) (not (z321))
      (not (z323)) (not (z334)) (not (z354)) (not (z362)) (not (z377)) (not (z391)) (not (z392))
      (not (z395)) (not (z396)))
    :effect (and
      (z45) (z123) (not (z139)) (not (z192)) (z239)))
  (:action r2c1-to-r3c1-14
    :parameters ()
    :precondition (and
      (not (z43)) (not (z45)) (z53) (not (z71)) (not (z94)) (not (z97)) (not (z99)) (not (z121))
      (not (z123)) (z139) (not (z141)) (not (z152)) (not (z154)) (not (z157)) (not (z180)) (z181)
      (not (z182)) (not (z200)) (not (z211)) (not (z218)) (z237) (not (z239)) (not (z274))
      (not (z306)) (not (z308)) (not (z316)) (not (z323)) (not (z334)) (not (z354)) (not (z362))
      (not (z377)) (not (z391)))
    :effect (and
      (z45) (z123) (not (z139)) (not (z181)) (z239)))
  (:action r4c1-to-r3c1-14
    :parameters ()
    :precondition (and
      (not (z4)) (z38) (not (z45)) (z53) (not (z71)) (not (z75)) (not (z85)) (not (z88))
      (not (z108)) (not (z123)) (z139) (not (z141)) (not (z152)) (not (z166)) (not (z180))
      (not (z189)) (not (z204)) (not (z211)) (z235) (not (z239)) (not (z242)) (not (z305))
      (not (z306)) (not (z312)) (not (z323)) (z330) (not (z334)) (not (z347)) (not (z354))
      (not (z362)) (not (z377)) (not (z389)) (not (z391)))
    :effect (and
      (not (z38)) (z45) (z123) (not (z139)) (not (z235)) (z239)))
  (:action r4c1-to-r3c1-15
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z45)) (z53) (not (z71)) (not (z75)) (not (z85)) (not (z88))
      (not (z108)) (not (z123)) (z139) (not (z141)) (not (z152)) (not (z180)) (not (z204))
      (not (z211)) (z235) (not (z239)) (not (z242)) (not (z305)) (not (z306)) (not (z323)) (z330)
      (not (z334)) (not (z347)) (not (z354)) (not (z362)) (not (z377)) (not (z389)) (not (z391)))
    :effect (and
      (z45) (z71) (z123) (not (z139)) (not (z235))))
  (:action r2c1-to-r3c1-15
    :parameters ()
    :precondition (and
      (not (z43)) (not (z45)) (z53) (not (z71)) (not (z94)) (not (z97)) (not (z99)) (not (z121))
      (not (z123)) (z139) (not (z141)) (not (z152)) (not (z154)) (not (z157)) (not (z180)) (z181)
      (not (z182)) (not (z200)) (not (z211)) (not (z218)) (z237) (not (z239)) (not (z274))
      (not (z306)) (not (z308)) (z316) (not (z323)) (not (z334)) (not (z354)) (not (z362))
      (not (z377)) (not (z391)))
    :effect (and
      (z45) (z71) (z123) (not (z139)) (not (z181)) (not (z316))))
  (:action r3c2-to-r3c1-15
    :parameters ()
    :precondition (and
      (not (z9)) (z12) (not (z45)) (z53) (not (z71)) (not (z103)) (not (z113)) (not (z119))
      (not (z123)) (not (z128)) (z139) (not (z141)) (not (z152)) (not (z170)) (z179) (not (z180))
      (z192) (not (z211)) (not (z239)) (not (z240)) (z288) (not (z306)) (not (z321)) (not (z323))
      (not (z334)) (not (z354)) (not (z362)) (not (z377)) (not (z391)) (not (z392)) (not (z395))
      (not (z396)))
    :effect (and
      (not (z12)) (z45) (z71) (z123) (not (z139)) (not (z192)) (not (z288))))
  (:action r3c4-to-r3c3-13
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z32)) (not (z36)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z70)) (not (z81)) (not (z86)) (not (z139)) (not (z141)) (not (z145))
      (not (z151)) (not (z155)) (not (z158)) (not (z173)) (not (z188)) (not (z241)) (not (z248))
      (not (z268)) (not (z276)) (not (z285)) (z293) (not (z294)) (not (z328)) (not (z332))
      (not (z352)) (not (z356)) (not (z360)) (not (z363)) (z367) (not (z369)) (not (z381))
      (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (z46) (z145) (z155) (not (z293)) (not (z367))))
  (:action r3c4-to-r3c3-14
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z32)) (not (z36)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (z70) (not (z81)) (not (z86)) (not (z139)) (not (z141)) (not (z145))
      (not (z151)) (not (z155)) (not (z158)) (not (z173)) (not (z188)) (not (z241)) (not (z248))
      (not (z268)) (not (z276)) (not (z285)) (z293) (not (z294)) (not (z328)) (not (z332))
      (not (z352)) (not (z356)) (not (z360)) (not (z363)) (not (z367)) (not (z369)) (not (z381))
      (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (z46) (not (z70)) (z145) (z151) (z155) (not (z293))))
  (:action r4c3-to-r3c3-13
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z7)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z83)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (not (z151))
      (not (z153)) (not (z155)) (not (z171)) (not (z173)) (not (z229)) (not (z231)) (not (z257))
      (not (z268)) (not (z279)) (not (z281)) (not (z285)) (z293) (not (z318)) (not (z327))
      (not (z328)) (not (z343)) (not (z352)) (z355) (not (z360)) (not (z363)) (not (z372))
      (not (z380)) (not (z381)))
    :effect (and
      (z46) (z153) (z155) (z171) (not (z293)) (not (z355))))
  (:action r4c3-to-r3c3-14
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (z3) (not (z7)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z83)) (not (z139)) (not (z141)) (not (z147)) (not (z150)) (not (z151))
      (not (z153)) (not (z155)) (not (z171)) (not (z173)) (not (z229)) (not (z231)) (not (z257))
      (not (z268)) (not (z279)) (not (z281)) (not (z285)) (z293) (not (z318)) (not (z327))
      (not (z328)) (not (z343)) (not (z352)) (z355) (not (z360)) (not (z363)) (not (z372))
      (not (z380)) (not (z381)))
    :effect (and
      (not (z3)) (z46) (z151) (z153) (z155) (z171) (not (z293)) (not (z355))))
  (:action r3c2-to-r3c3-13
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z9)) (not (z12)) (not (z32)) (not (z37)) (not (z39))
      (not (z46)) (not (z61)) (not (z103)) (not (z113)) (not (z119)) (not (z128)) (not (z139))
      (not (z141)) (not (z151)) (not (z155)) (not (z170)) (not (z173)) (not (z179)) (not (z192))
      (not (z240)) (not (z268)) (not (z285)) (z288) (z293) (not (z321)) (not (z328)) (not (z352))
      (not (z360)) (not (z363)) (not (z381)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z46) (z155) (z179) (not (z288)) (not (z293))))
  (:action r3c2-to-r3c3-14
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z9)) (z12) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z61)) (not (z103)) (not (z113)) (not (z119)) (not (z128)) (not (z139)) (not (z141))
      (not (z151)) (not (z155)) (not (z170)) (not (z173)) (not (z179)) (not (z192)) (not (z240))
      (not (z268)) (not (z285)) (z288) (z293) (not (z321)) (not (z328)) (not (z352)) (not (z360))
      (not (z363)) (not (z381)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z12)) (z46) (z151) (z155) (z179) (not (z288)) (not (z293))))
  (:action r2c3-to-r3c3-13
    :parameters ()
    :precondition (and
      (not (z0)) (z5) (not (z7)) (not (z8)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z52)) (not (z58)) (not (z61)) (not (z72)) (not (z84)) (not (z106)) (not (z112))
      (not (z120)) (not (z126)) (not (z127)) (not (z139)) (not (z141)) (not (z146)) (not (z151))
      (not (z155)) (not (z160)) (not (z173)) (not (z238)) (not (z268)) (not (z285)) (not (z286))
      (z293) (not (z326)) (not (z328)) (not (z352)) (not (z360)) (not (z363)) (not (z368)) (z378)
      (not (z381)))
    :effect (and
      (not (z5)) (z46) (z106) (z155) (not (z293)) (not (z378))))
  (:action r2c3-to-r3c3-14
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z7)) (not (z8)) (not (z32)) (not (z37)) (not (z39)) (not (z46))
      (not (z52)) (not (z58)) (not (z61)) (not (z72)) (not (z84)) (not (z106)) (not (z112))
      (not (z120)) (not (z126)) (not (z127)) (not (z139)) (not (z141)) (not (z146)) (not (z151))
      (not (z155)) (not (z160)) (not (z173)) (not (z238)) (not (z268)) (not (z285)) (not (z286))
      (z293) (not (z326)) (not (z328)) (not (z352)) (not (z360)) (not (z363)) (not (z368)) (z378)
      (not (z381)))
    :effect (and
      (z46) (z106) (z151) (z155) (not (z293)) (not (z378))))
  (:action r1c3-to-r1c4-15
    :parameters ()
    :precondition (and
      (not (z2)) (z14) (not (z16)) (not (z20)) (not (z21)) (not (z24)) (not (z28)) (not (z29))
      (not (z44)) (not (z47)) (not (z49)) (not (z61)) (not (z63)) (not (z67)) (not (z79))
      (not (z80)) (not (z85)) (not (z100)) (not (z112)) (not (z113)) (not (z124)) (not (z130))
      (not (z131)) (not (z134)) (not (z139)) (not (z141)) (not (z152)) (not (z154)) (not (z156))
      (not (z157)) (not (z162)) (not (z163)) (not (z164)) (not (z173)) (not (z174)) (not (z177))
      (z183) (not (z184)) (not (z191)) (not (z196)) (not (z197)) (not (z202)) (not (z203))
      (not (z206)) (not (z211)) (not (z215)) (z225) (not (z229)) (not (z234)) (not (z240))
      (not (z251)) (not (z253)) (not (z256)) (not (z273)) (not (z275)) (not (z277)) (not (z283))
      (not (z294)) (not (z313)) (not (z319)) (not (z325)) (z341) (not (z347)) (not (z350))
      (not (z351)) (not (z354)) (not (z356)) (not (z375)))
    :effect (and
      (not (z14)) (z44) (z47) (z131) (not (z183)) (not (z225)) (z253) (not (z341)) (z375)))
  (:action r2c4-to-r1c4-15
    :parameters ()
    :precondition (and
      (not (z2)) (z14) (not (z20)) (not (z22)) (not (z28)) (not (z29)) (not (z44)) (not (z47))
      (not (z55)) (not (z61)) (not (z63)) (not (z68)) (not (z80)) (not (z85)) (not (z100))
      (not (z101)) (not (z112)) (not (z113)) (z124) (not (z130)) (not (z134)) (not (z139))
      (not (z141)) (not (z152)) (not (z154)) (not (z157)) (not (z162)) (not (z163)) (not (z164))
      (not (z173)) (not (z177)) (not (z183)) (not (z184)) (not (z196)) (not (z197)) (not (z202))
      (not (z206)) (not (z211)) (not (z215)) (not (z229)) (not (z234)) (not (z236)) (not (z240))
      (not (z243)) (not (z245)) (not (z247)) (not (z251)) (not (z253)) (not (z261)) (not (z273))
      (not (z275)) (not (z277)) (not (z287)) (not (z294)) (not (z302)) (not (z303)) (not (z313))
      (not (z319)) (not (z320)) (not (z324)) (not (z325)) (not (z333)) (not (z341)) (not (z347))
      (not (z354)) (not (z356)) (not (z375)))
    :effect (and
      (not (z14)) (z44) (z47) (not (z124)) (z141) (z253) (z375)))
  (:action r1c2-to-r1c1-15
    :parameters ()
    :precondition (and
      (not (z21)) (not (z25)) (not (z29)) (not (z31)) (not (z36)) (not (z40)) (not (z48))
      (not (z51)) (not (z56)) (not (z64)) (z73) (z76) (not (z78)) (not (z83)) (not (z87))
      (not (z89)) (not (z91)) (not (z97)) (not (z100)) (not (z102)) (not (z103)) (not (z107))
      (not (z114)) (not (z137)) (not (z139)) (not (z141)) (z149) (not (z160)) (not (z167))
      (not (z169)) (not (z170)) (not (z198)) (not (z207)) (not (z214)) (not (z216)) (not (z221))
      (z224) (not (z228)) (not (z234)) (not (z238)) (not (z251)) (not (z258)) (not (z259))
      (not (z260)) (not (z275)) (not (z277)) (not (z282)) (not (z289)) (not (z291)) (not (z295))
      (not (z305)) (not (z310)) (not (z323)) (not (z324)) (not (z325)) (not (z344)) (not (z349))
      (not (z361)) (not (z371)) (not (z374)) (not (z385)) (z399))
    :effect (and
      (z31) (z40) (z48) (not (z73)) (not (z76)) (z102) (not (z149)) (not (z224)) (z371)
      (not (z399))))
  (:action r2c1-to-r1c1-15
    :parameters ()
    :precondition (and
      (not (z21)) (not (z31)) (not (z36)) (not (z40)) (not (z43)) (not (z48)) (not (z56))
      (not (z73)) (not (z76)) (not (z78)) (not (z83)) (not (z87)) (not (z89)) (not (z91))
      (not (z94)) (z97) (not (z99)) (not (z100)) (not (z102)) (not (z103)) (not (z114))
      (not (z121)) (not (z137)) (not (z139)) (not (z141)) (not (z154)) (not (z157)) (not (z160))
      (not (z167)) (not (z169)) (not (z170)) (not (z181)) (not (z182)) (not (z200)) (not (z207))
      (not (z214)) (not (z216)) (z218) (not (z237)) (not (z238)) (not (z251)) (not (z259))
      (not (z274)) (not (z275)) (not (z277)) (not (z289)) (not (z305)) (z308) (not (z310))
      (not (z316)) (not (z323)) (not (z324)) (not (z325)) (not (z344)) (not (z374)) (not (z385))
      (z399))
    :effect (and
      (z31) (z40) (z48) (not (z97)) (z102) (not (z218)) (z237) (not (z308)) (not (z399))))
  (:action r1c2-to-r1c3-15
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z16)) (not (z21)) (not (z24)) (not (z25)) (not (z29))
      (not (z37)) (not (z49)) (not (z51)) (not (z64)) (not (z67)) (not (z73)) (not (z79))
      (not (z81)) (not (z107)) (not (z129)) (z131) (not (z139)) (not (z141)) (z149) (not (z156))
      (not (z167)) (not (z174)) (not (z183)) (not (z191)) (not (z198)) (not (z203)) (not (z221))
      (not (z224)) (not (z225)) (not (z228)) (not (z233)) (not (z234)) (not (z256)) (z258)
      (not (z260)) (not (z282)) (not (z283)) (not (z291)) (not (z295)) (not (z341)) (not (z343))
      (not (z349)) (not (z350)) (not (z351)) (not (z361)) (not (z371)))
    :effect (and
      (z49) (not (z131)) (not (z149)) (z174) (not (z258)) (z351) (z371)))
  (:action r2c3-to-r1c3-15
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (z8) (not (z16)) (not (z21)) (not (z24)) (not (z37)) (not (z49))
      (not (z52)) (z58) (not (z67)) (not (z72)) (not (z79)) (not (z81)) (not (z84)) (not (z106))
      (not (z112)) (not (z120)) (not (z126)) (z127) (not (z129)) (z131) (not (z139)) (not (z141))
      (not (z146)) (not (z156)) (not (z160)) (not (z167)) (not (z174)) (not (z183)) (not (z191))
      (not (z203)) (not (z225)) (not (z233)) (not (z238)) (not (z256)) (not (z258)) (not (z283))
      (not (z286)) (not (z326)) (not (z341)) (not (z343)) (not (z350)) (not (z351)) (not (z368))
      (not (z378)))
    :effect (and
      (not (z8)) (z49) (not (z58)) (z106) (not (z127)) (not (z131)) (z174) (z351)))
  (:action r1c4-to-r1c3-15
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z14)) (not (z16)) (not (z20)) (not (z21)) (not (z24))
      (not (z37)) (not (z44)) (not (z47)) (not (z49)) (not (z67)) (not (z79)) (not (z80))
      (not (z81)) (not (z100)) (not (z129)) (not (z130)) (z131) (not (z134)) (not (z139))
      (not (z141)) (not (z156)) (z162) (not (z164)) (not (z167)) (not (z174)) (not (z183))
      (not (z184)) (not (z191)) (not (z202)) (not (z203)) (not (z206)) (not (z225)) (not (z233))
      (not (z251)) (not (z253)) (not (z256)) (not (z258)) (not (z273)) (not (z275)) (not (z283))
      (not (z313)) (not (z319)) (not (z341)) (not (z343)) (not (z350)) (not (z351)) (not (z375)))
    :effect (and
      (z14) (z49) (not (z131)) (not (z162)) (z174) (z351)))
  (:action r1c1-to-r1c2-13
    :parameters ()
    :precondition (and
      (not (z24)) (not (z25)) (not (z29)) (not (z31)) (not (z32)) (not (z40)) (not (z48))
      (not (z51)) (not (z64)) (not (z73)) (not (z74)) (not (z89)) (not (z91)) (not (z102))
      (not (z107)) (not (z126)) (not (z137)) (not (z139)) (not (z141)) (not (z149)) (not (z167))
      (not (z169)) (not (z182)) (not (z191)) (not (z198)) (not (z207)) (not (z214)) (not (z216))
      (not (z221)) (not (z224)) (not (z228)) (not (z234)) (not (z258)) (not (z259)) (not (z260))
      (not (z277)) (not (z282)) (not (z284)) (not (z291)) (not (z295)) (not (z303)) (not (z310))
      (not (z318)) (not (z325)) (not (z349)) (not (z361)) (not (z368)) (z371) (z385) (not (z399)))
    :effect (and
      (z51) (z282) (not (z371)) (not (z385)) (z399)))
  (:action r1c1-to-r1c2-14
    :parameters ()
    :precondition (and
      (not (z25)) (not (z29)) (not (z31)) (not (z40)) (not (z48)) (not (z51)) (not (z64))
      (not (z73)) (not (z89)) (not (z91)) (not (z102)) (not (z107)) (not (z137)) (not (z139))
      (not (z141)) (not (z149)) (not (z167)) (not (z169)) (not (z198)) (z207) (not (z214))
      (not (z216)) (not (z221)) (not (z224)) (not (z228)) (not (z234)) (not (z258)) (not (z259))
      (not (z260)) (not (z277)) (not (z282)) (not (z291)) (not (z295)) (not (z310)) (not (z325))
      (not (z349)) (not (z361)) (z371) (not (z385)) (not (z399)))
    :effect (and
      (z51) (not (z207)) (z295) (not (z371)) (z399)))
  (:action r1c3-to-r1c2-13
    :parameters ()
    :precondition (and
      (not (z16)) (not (z21)) (z24) (not (z25)) (not (z29)) (not (z32)) (not (z49)) (not (z51))
      (not (z64)) (not (z67)) (not (z73)) (not (z74)) (not (z79)) (not (z107)) (not (z126))
      (not (z131)) (not (z139)) (not (z141)) (not (z149)) (not (z156)) (not (z174)) (not (z182))
      (not (z183)) (z191) (not (z198)) (not (z203)) (not (z221)) (not (z224)) (not (z225))
      (not (z228)) (not (z234)) (not (z256)) (not (z258)) (not (z260)) (not (z282)) (not (z283))
      (not (z284)) (not (z291)) (not (z295)) (not (z303)) (not (z318)) (not (z341)) (not (z349))
      (not (z350)) (not (z351)) (not (z361)) (not (z368)) (z371))
    :effect (and
      (not (z24)) (z51) (z131) (not (z191)) (z282) (not (z371))))
  (:action r1c3-to-r1c2-14
    :parameters ()
    :precondition (and
      (not (z16)) (not (z21)) (not (z24)) (not (z25)) (not (z29)) (not (z49)) (not (z51))
      (not (z64)) (not (z67)) (not (z73)) (not (z79)) (not (z107)) (not (z131)) (not (z139))
      (not (z141)) (not (z149)) (not (z156)) (not (z174)) (not (z183)) (not (z191)) (not (z198))
      (z203) (not (z221)) (not (z224)) (not (z225)) (not (z228)) (not (z234)) (not (z256))
      (not (z258)) (not (z260)) (not (z282)) (not (z283)) (not (z291)) (not (z295)) (not (z341))
      (not (z349)) (not (z350)) (z351) (not (z361)) (z371))
    :effect (and
      (z51) (z131) (not (z203)) (z295) (not (z351)) (not (z371))))
  (:action r1c1-to-r1c2-15
    :parameters ()
    :precondition (and
      (not (z1)) (not (z25)) (not (z29)) (not (z31)) (not (z40)) (not (z48)) (not (z51))
      (not (z64)) (not (z73)) (not (z79)) (not (z89)) (not (z91)) (not (z102)) (not (z107))
      (not (z119)) (not (z130)) (not (z137)) (not (z139)) (not (z141)) (not (z149)) (not (z167))
      (not (z169)) (not (z198)) (z207) (not (z214)) (not (z216)) (not (z221)) (not (z224))
      (not (z228)) (not (z234)) (not (z258)) (not (z259)) (not (z260)) (not (z261)) (not (z274))
      (not (z277)) (not (z282)) (not (z285)) (not (z291)) (not (z295)) (z310) (not (z317))
      (not (z325)) (not (z326)) (not (z349)) (not (z361)) (not (z363)) (z371) (not (z385))
      (not (z389)) (not (z396)) (not (z399)))
    :effect (and
      (z51) (z149) (not (z207)) (z260) (not (z310)) (not (z371)) (z399)))
  (:action r1c3-to-r1c2-15
    :parameters ()
    :precondition (and
      (not (z1)) (not (z16)) (not (z21)) (not (z24)) (not (z25)) (not (z29)) (not (z49))
      (not (z51)) (not (z64)) (not (z67)) (not (z73)) (z79) (not (z107)) (not (z119))
      (not (z130)) (not (z131)) (not (z139)) (not (z141)) (not (z149)) (not (z156)) (z174)
      (not (z183)) (not (z191)) (not (z198)) (not (z203)) (not (z221)) (not (z224)) (not (z225))
      (not (z228)) (not (z234)) (z256) (not (z258)) (not (z260)) (not (z261)) (not (z274))
      (not (z282)) (not (z283)) (not (z285)) (not (z291)) (not (z295)) (not (z310)) (not (z317))
      (not (z326)) (not (z341)) (not (z349)) (not (z350)) (not (z351)) (not (z361)) (not (z363))
      (z371) (not (z389)) (not (z396)))
    :effect (and
      (z51) (not (z79)) (z131) (z149) (not (z174)) (not (z256)) (z260) (not (z371))))
  (:action r2c2-to-r1c2-13
    :parameters ()
    :precondition (and
      (not (z1)) (not (z24)) (not (z25)) (not (z28)) (not (z29)) (not (z32)) (not (z51))
      (not (z64)) (not (z73)) (not (z74)) (not (z92)) (not (z107)) (not (z115)) (z125)
      (not (z126)) (z132) (not (z139)) (not (z141)) (not (z149)) (not (z182)) (not (z191))
      (not (z198)) (not (z205)) (not (z215)) (not (z219)) (not (z221)) (not (z224)) (not (z228))
      (not (z234)) (not (z258)) (not (z260)) (not (z269)) (not (z282)) (not (z284)) (not (z289))
      (not (z291)) (not (z295)) (not (z303)) (not (z318)) (not (z349)) (not (z361)) (not (z365))
      (not (z368)) (z371) (not (z373)) (z382))
    :effect (and
      (z51) (z92) (not (z125)) (not (z132)) (z282) (z365) (not (z371)) (not (z382))))
  (:action r2c2-to-r1c2-14
    :parameters ()
    :precondition (and
      (not (z1)) (not (z25)) (not (z28)) (not (z29)) (not (z51)) (not (z64)) (not (z73))
      (not (z92)) (not (z107)) (not (z115)) (not (z125)) (not (z132)) (not (z139)) (not (z141))
      (not (z149)) (not (z198)) (not (z205)) (not (z215)) (z219) (not (z221)) (not (z224))
      (not (z228)) (not (z234)) (not (z258)) (not (z260)) (not (z269)) (not (z282)) (not (z289))
      (not (z291)) (not (z295)) (not (z349)) (not (z361)) (not (z365)) (z371) (not (z373))
      (not (z382)))
    :effect (and
      (z51) (z92) (not (z219)) (z295) (z365) (not (z371))))
  (:action r2c2-to-r1c2-15
    :parameters ()
    :precondition (and
      (z1) (not (z25)) (not (z28)) (not (z29)) (not (z51)) (not (z64)) (not (z73)) (not (z79))
      (not (z92)) (not (z107)) (not (z115)) (not (z119)) (not (z125)) (not (z130)) (not (z132))
      (not (z139)) (not (z141)) (not (z149)) (not (z198)) (not (z205)) (not (z215)) (not (z219))
      (not (z221)) (not (z224)) (not (z228)) (not (z234)) (not (z258)) (not (z260)) (not (z261))
      (not (z269)) (not (z274)) (not (z282)) (not (z285)) (not (z289)) (not (z291)) (not (z295))
      (not (z310)) (not (z317)) (not (z326)) (not (z349)) (not (z361)) (not (z363)) (not (z365))
      (z371) (not (z373)) (z382) (not (z389)) (not (z396)))
    :effect (and
      (not (z1)) (z51) (z92) (z149) (z260) (z365) (not (z371)) (not (z382))))
  (:action r3c1-to-r3c2-6
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z45)) (not (z53)) (not (z71)) (not (z103)) (not (z113))
      (not (z119)) (not (z123)) (not (z128)) (z129) (not (z139)) (not (z141)) (not (z152))
      (not (z170)) (z179) (not (z180)) (not (z192)) (not (z211)) (z239) (not (z240)) (not (z288))
      (not (z306)) (not (z321)) (not (z323)) (z334) (not (z354)) (not (z362)) (z377) (not (z391))
      (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z53) (z139) (not (z179)) (not (z239)) (not (z334)) (not (z377)) (z395)))
  (:action r3c1-to-r3c2-7
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z45)) (not (z53)) (z71) (not (z103)) (not (z113)) (not (z119))
      (not (z123)) (not (z128)) (not (z139)) (not (z141)) (not (z152)) (not (z170)) (z179)
      (not (z180)) (not (z192)) (not (z211)) (not (z239)) (not (z240)) (not (z288)) (not (z306))
      (not (z321)) (not (z323)) (not (z334)) (not (z354)) (not (z362)) (not (z377)) (z391)
      (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z53) (not (z71)) (z139) (not (z179)) (z288) (not (z391))))
  (:action r3c1-to-r3c2-8
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z45)) (not (z53)) (not (z71)) (not (z103)) (not (z113))
      (not (z119)) (not (z123)) (not (z128)) (not (z139)) (not (z141)) (not (z152)) (not (z170))
      (z179) (not (z180)) (not (z192)) (not (z211)) (not (z239)) (not (z240)) (not (z288))
      (not (z306)) (not (z321)) (not (z323)) (not (z334)) (not (z354)) (not (z362)) (not (z377))
      (not (z391)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z53) (z139) (not (z179)) (z288) (z395)))
  (:action r3c1-to-r3c2-9
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z45)) (not (z53)) (z71) (not (z103)) (not (z113)) (not (z119))
      (not (z123)) (not (z128)) (not (z139)) (not (z141)) (not (z152)) (not (z170)) (z179)
      (not (z180)) (not (z192)) (not (z211)) (z239) (not (z240)) (not (z288)) (not (z306))
      (not (z321)) (not (z323)) (z334) (not (z354)) (not (z362)) (z377) (not (z391)) (not (z392))
      (not (z395)) (not (z396)))
    :effect (and
      (z53) (not (z71)) (z139) (not (z179)) (not (z239)) (z288) (z321) (not (z334)) (not (z377))
      (z395)))
  (:action r3c1-to-r2c1-6
    :parameters ()
    :precondition (and
      (not (z43)) (not (z45)) (not (z53)) (z71) (not (z94)) (not (z97)) (not (z99)) (not (z121))
      (not (z123)) (not (z139)) (not (z141)) (not (z152)) (not (z154)) (not (z157)) (z180)
      (not (z181)) (not (z182)) (not (z200)) (not (z211)) (not (z218)) (z237) (not (z239))
      (not (z274)) (not (z306)) (not (z308)) (not (z316)) (not (z323)) (not (z334)) (not (z354))
      (not (z362)) (not (z377)) (not (z391)))
    :effect (and
      (z53) (not (z71)) (z139) (not (z180)) (not (z237)) (z316)))
  (:action r3c1-to-r2c1-7
    :parameters ()
    :precondition (and
      (not (z43)) (not (z45)) (not (z53)) (z71) (not (z94)) (not (z97)) (not (z99)) (not (z121))
      (not (z123)) (not (z139)) (not (z141)) (not (z152)) (not (z154)) (not (z157)) (not (z180))
      (not (z181)) (not (z182)) (not (z200)) (not (z211)) (not (z218)) (z237) (not (z239))
      (not (z274)) (not (z306)) (not (z308)) (not (z316)) (not (z323)) (not (z334)) (not (z354))
      (not (z362)) (not (z377)) (z391))
    :effect (and
      (z53) (not (z71)) (z139) (z218) (not (z237)) (z316) (not (z391))))
  (:action r3c1-to-r4c1-6
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z45)) (not (z53)) (not (z64)) (not (z71)) (not (z75))
      (not (z85)) (not (z88)) (not (z91)) (not (z107)) (not (z108)) (not (z123)) (not (z134))
      (not (z139)) (not (z141)) (not (z152)) (not (z156)) (not (z158)) (not (z166)) (not (z180))
      (not (z189)) (not (z204)) (not (z211)) (not (z235)) (not (z239)) (not (z242)) (not (z259))
      (not (z268)) (not (z281)) (not (z287)) (not (z305)) (not (z306)) (not (z312)) (not (z323))
      (z330) (not (z334)) (not (z347)) (not (z349)) (not (z354)) (not (z362)) (not (z364))
      (not (z377)) (not (z381)) (not (z389)) (not (z391)) (not (z394)))
    :effect (and
      (z53) (z139) (z204) (z242) (not (z330))))
  (:action r3c1-to-r3c2-10
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z45)) (not (z53)) (not (z71)) (not (z103)) (not (z113))
      (not (z119)) (not (z123)) (not (z128)) (not (z139)) (not (z141)) (not (z152)) (not (z170))
      (z179) (not (z180)) (not (z192)) (not (z211)) (not (z239)) (not (z240)) (not (z288)) (z306)
      (not (z321)) (not (z323)) (not (z334)) (not (z354)) (not (z362)) (z377) (not (z391))
      (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z53) (z128) (z139) (not (z179)) (not (z306)) (not (z377)) (z395)))
  (:action r3c1-to-r2c1-8
    :parameters ()
    :precondition (and
      (not (z2)) (not (z28)) (not (z29)) (not (z43)) (not (z44)) (not (z45)) (not (z47))
      (not (z53)) (not (z61)) (not (z63)) (not (z71)) (not (z85)) (not (z94)) (not (z97))
      (not (z99)) (not (z112)) (not (z113)) (not (z121)) (not (z123)) (not (z124)) (not (z139))
      (not (z141)) (z152) (not (z154)) (not (z157)) (not (z163)) (not (z173)) (not (z177))
      (not (z180)) (not (z181)) (not (z182)) (not (z183)) (not (z196)) (not (z197)) (not (z200))
      (z211) (not (z215)) (not (z218)) (not (z229)) (not (z234)) (z237) (not (z239)) (not (z240))
      (not (z253)) (not (z274)) (not (z277)) (not (z294)) (not (z306)) (not (z308)) (not (z316))
      (not (z323)) (not (z325)) (not (z334)) (not (z341)) (not (z347)) (z354) (not (z356))
      (not (z362)) (not (z375)) (not (z377)) (not (z391)))
    :effect (and
      (z53) (z139) (not (z152)) (z154) (z157) (not (z211)) (not (z237)) (not (z354))))
  (:action r3c1-to-r4c1-7
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z45)) (not (z53)) (z71) (not (z75)) (not (z85)) (not (z88))
      (not (z108)) (not (z123)) (not (z139)) (not (z141)) (not (z152)) (not (z166)) (not (z180))
      (not (z189)) (not (z204)) (not (z211)) (not (z235)) (not (z239)) (not (z242)) (not (z305))
      (not (z306)) (not (z312)) (not (z323)) (z330) (not (z334)) (not (z347)) (not (z354))
      (not (z362)) (not (z377)) (not (z389)) (z391))
    :effect (and
      (z53) (not (z71)) (z139) (z166) (not (z330)) (not (z391))))
  (:action r3c1-to-r4c1-8
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z45)) (not (z53)) (z71) (not (z75)) (not (z85)) (not (z88))
      (not (z108)) (not (z123)) (not (z139)) (not (z141)) (not (z152)) (not (z166)) (z180)
      (not (z189)) (not (z204)) (not (z211)) (not (z235)) (not (z239)) (not (z242)) (not (z305))
      (not (z306)) (not (z312)) (not (z323)) (z330) (not (z334)) (not (z347)) (not (z354))
      (not (z362)) (not (z377)) (not (z389)) (not (z391)))
    :effect (and
      (z53) (not (z71)) (z139) (z166) (not (z180)) (z235) (not (z330))))
  (:action r3c1-to-r4c1-9
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z45)) (not (z53)) (not (z71)) (not (z75)) (not (z85))
      (not (z88)) (not (z108)) (not (z123)) (not (z139)) (not (z141)) (not (z152)) (not (z166))
      (not (z180)) (not (z189)) (not (z204)) (not (z211)) (not (z235)) (not (z239)) (not (z242))
      (not (z305)) (z306) (not (z312)) (not (z323)) (z330) (not (z334)) (not (z347)) (not (z354))
      (not (z362)) (z377) (not (z389)) (not (z391)))
    :effect (and
      (z53) (z139) (z189) (z204) (not (z306)) (not (z330)) (not (z377))))
  (:action r3c1-to-r4c1-10
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z45)) (not (z53)) (not (z71)) (not (z75)) (not (z85))
      (not (z88)) (not (z108)) (z123) (not (z139)) (not (z141)) (not (z152)) (not (z166))
      (not (z180)) (not (z189)) (not (z204)) (not (z211)) (not (z235)) (not (z239)) (not (z242))
      (not (z305)) (z306) (not (z312)) (not (z323)) (z330) (not (z334)) (not (z347)) (not (z354))
      (not (z362)) (z377) (not (z389)) (not (z391)))
    :effect (and
      (z53) (not (z123)) (z139) (z189) (z235) (not (z306)) (not (z330)) (not (z377))))
  (:action r3c1-to-r4c1-11
    :parameters ()
    :precondition (and
      (not (z2)) (not (z4)) (not (z28)) (not (z29)) (not (z38)) (not (z44)) (not (z45))
      (not (z47)) (not (z53)) (not (z61)) (not (z63)) (not (z71)) (not (z75)) (not (z85))
      (not (z88)) (not (z108)) (not (z112)) (not (z113)) (not (z123)) (not (z124)) (not (z139))
      (not (z141)) (z152) (not (z154)) (not (z157)) (not (z163)) (not (z166)) (not (z173))
      (not (z177)) (not (z180)) (not (z183)) (not (z189)) (not (z196)) (not (z197)) (not (z204))
      (z211) (not (z215)) (not (z229)) (not (z234)) (not (z235)) (not (z239)) (not (z240))
      (not (z242)) (not (z253)) (not (z277)) (not (z294)) (not (z305)) (not (z306)) (not (z312))
      (not (z323)) (not (z325)) (z330) (not (z334)) (not (z341)) (not (z347)) (z354) (not (z356))
      (not (z362)) (not (z375)) (not (z377)) (not (z389)) (not (z391)))
    :effect (and
      (z53) (z85) (z139) (not (z152)) (not (z211)) (not (z330)) (z347) (not (z354))))
  (:action r3c1-to-r2c1-9
    :parameters ()
    :precondition (and
      (not (z43)) (not (z45)) (not (z53)) (not (z71)) (not (z94)) (not (z97)) (not (z99))
      (not (z121)) (z123) (not (z139)) (not (z141)) (not (z152)) (not (z154)) (not (z157))
      (not (z169)) (not (z180)) (not (z181)) (not (z182)) (not (z200)) (not (z211)) (not (z218))
      (z237) (not (z239)) (not (z245)) (not (z257)) (not (z274)) (not (z300)) (z306) (not (z308))
      (not (z316)) (not (z320)) (not (z323)) (not (z334)) (not (z354)) (not (z362)) (z377)
      (not (z391)) (not (z392)))
    :effect (and
      (z53) (z94) (not (z123)) (z139) (not (z237)) (not (z306)) (not (z377))))
  (:action r3c1-to-r2c1-10
    :parameters ()
    :precondition (and
      (not (z21)) (not (z31)) (not (z36)) (not (z40)) (not (z43)) (not (z45)) (not (z48))
      (not (z53)) (not (z56)) (not (z71)) (not (z73)) (not (z76)) (not (z78)) (not (z83))
      (not (z87)) (not (z94)) (not (z97)) (not (z99)) (not (z100)) (not (z103)) (not (z114))
      (not (z121)) (not (z123)) (not (z139)) (not (z141)) (not (z152)) (not (z154)) (not (z157))
      (not (z160)) (not (z170)) (not (z180)) (not (z181)) (not (z182)) (not (z200)) (not (z211))
      (not (z218)) (z237) (not (z238)) (not (z239)) (not (z251)) (not (z274)) (not (z275))
      (not (z289)) (not (z305)) (not (z306)) (not (z308)) (not (z316)) (z323) (not (z324))
      (not (z334)) (not (z344)) (not (z354)) (z362) (not (z374)) (z377) (not (z391)))
    :effect (and
      (z53) (z97) (z139) (z218) (not (z237)) (z308) (not (z323)) (not (z362)) (not (z377))))
  (:action r3c1-to-r4c1-12
    :parameters ()
    :precondition (and
      (not (z4)) (not (z38)) (not (z45)) (not (z53)) (z71) (not (z75)) (not (z85)) (not (z88))
      (not (z108)) (not (z123)) (not (z139)) (not (z141)) (not (z152)) (not (z166)) (not (z180))
      (not (z189)) (not (z204)) (not (z211)) (not (z235)) (z239) (not (z242)) (not (z305))
      (not (z306)) (not (z312)) (not (z323)) (z330) (z334) (not (z347)) (not (z354)) (not (z362))
      (z377) (not (z389)) (not (z391)))
    :effect (and
      (z53) (not (z71)) (z75) (z108) (z139) (not (z239)) (not (z330)) (not (z334)) (not (z377))))
  (:action r3c1-to-r3c2-11
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z12)) (not (z45)) (not (z53)) (not (z71)) (not (z79))
      (not (z103)) (not (z113)) (not (z119)) (not (z123)) (not (z128)) (not (z130)) (not (z139))
      (not (z141)) (not (z152)) (not (z170)) (z179) (not (z180)) (not (z192)) (not (z211)) (z239)
      (not (z240)) (not (z260)) (not (z261)) (not (z274)) (not (z285)) (not (z288)) (not (z306))
      (not (z310)) (not (z317)) (not (z321)) (not (z323)) (not (z326)) (not (z334)) (not (z354))
      (not (z362)) (not (z363)) (z377) (not (z389)) (not (z391)) (not (z392)) (not (z395))
      (not (z396)))
    :effect (and
      (z53) (z119) (z139) (not (z179)) (not (z239)) (not (z377)) (z395) (z396)))
  (:action r3c1-to-r4c1-13
    :parameters ()
    :precondition (and
      (not (z4)) (not (z7)) (not (z8)) (not (z37)) (not (z38)) (not (z45)) (not (z49))
      (not (z53)) (not (z71)) (not (z75)) (not (z81)) (not (z85)) (not (z88)) (not (z108))
      (not (z123)) (z129) (not (z139)) (not (z141)) (not (z152)) (not (z166)) (not (z167))
      (not (z180)) (not (z189)) (not (z204)) (not (z211)) (not (z233)) (not (z235)) (z239)
      (not (z242)) (not (z258)) (not (z305)) (not (z306)) (not (z312)) (not (z323)) (z330) (z334)
      (not (z343)) (not (z347)) (not (z354)) (not (z362)) (z377) (not (z389)) (not (z391)))
    :effect (and
      (z4) (z53) (not (z129)) (z139) (not (z239)) (not (z330)) (not (z334)) (not (z377))))
  (:action r3c1-to-r4c1-14
    :parameters ()
    :precondition (and
      (not (z1)) (not (z4)) (not (z38)) (not (z45)) (not (z53)) (not (z71)) (not (z75))
      (not (z79)) (not (z85)) (not (z88)) (not (z108)) (not (z119)) (not (z123)) (not (z130))
      (not (z139)) (not (z141)) (not (z152)) (not (z166)) (not (z180)) (not (z189)) (not (z204))
      (not (z211)) (not (z235)) (z239) (not (z242)) (not (z260)) (not (z261)) (not (z274))
      (not (z285)) (not (z305)) (not (z306)) (not (z310)) (not (z312)) (not (z317)) (not (z323))
      (not (z326)) (z330) (not (z334)) (not (z347)) (not (z354)) (not (z362)) (not (z363)) (z377)
      (not (z389)) (not (z391)) (not (z396)))
    :effect (and
      (z4) (z53) (z139) (not (z239)) (not (z330)) (not (z377)) (z389)))
  (:action r3c1-to-r3c2-12
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z45)) (not (z53)) (z71) (not (z103)) (not (z113)) (not (z119))
      (not (z123)) (not (z128)) (not (z139)) (not (z141)) (not (z152)) (not (z170)) (z179) (z180)
      (not (z192)) (not (z211)) (not (z239)) (not (z240)) (not (z288)) (not (z306)) (not (z321))
      (not (z323)) (not (z334)) (not (z354)) (not (z362)) (not (z377)) (not (z391)) (not (z392))
      (not (z395)) (not (z396)))
    :effect (and
      (z12) (z53) (not (z71)) (z139) (not (z179)) (not (z180)) (z288)))
  (:action r3c1-to-r3c2-13
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z45)) (not (z53)) (not (z71)) (not (z94)) (not (z103))
      (not (z113)) (not (z119)) (z123) (not (z128)) (not (z139)) (not (z141)) (not (z152))
      (not (z169)) (not (z170)) (z179) (not (z180)) (not (z192)) (not (z211)) (not (z239))
      (not (z240)) (not (z245)) (not (z257)) (not (z288)) (not (z300)) (z306) (not (z320))
      (not (z321)) (not (z323)) (not (z334)) (not (z354)) (not (z362)) (z377) (not (z391))
      (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z12) (z53) (not (z123)) (z128) (z139) (not (z179)) (not (z306)) (not (z377)) (z392)))
  (:action r3c1-to-r3c2-14
    :parameters ()
    :precondition (and
      (not (z2)) (not (z9)) (not (z12)) (not (z28)) (not (z29)) (not (z44)) (not (z45))
      (not (z47)) (not (z53)) (not (z61)) (not (z63)) (not (z71)) (not (z85)) (not (z103))
      (not (z112)) (not (z113)) (not (z119)) (not (z123)) (not (z124)) (not (z128)) (not (z139))
      (not (z141)) (z152) (not (z154)) (not (z157)) (not (z163)) (not (z170)) (not (z173))
      (not (z177)) (z179) (not (z180)) (not (z183)) (not (z192)) (not (z196)) (not (z197)) (z211)
      (not (z215)) (not (z229)) (not (z234)) (not (z239)) (not (z240)) (not (z253)) (not (z277))
      (not (z288)) (not (z294)) (not (z306)) (not (z321)) (not (z323)) (not (z325)) (not (z334))
      (not (z341)) (not (z347)) (z354) (not (z356)) (not (z362)) (not (z375)) (not (z377))
      (not (z391)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z12) (z53) (z113) (z139) (not (z152)) (not (z179)) (not (z211)) (z240) (not (z354))))
  (:action r3c1-to-r4c1-15
    :parameters ()
    :precondition (and
      (not (z4)) (not (z21)) (not (z31)) (not (z36)) (not (z38)) (not (z40)) (not (z45))
      (not (z48)) (not (z53)) (not (z56)) (not (z71)) (not (z73)) (not (z75)) (not (z76))
      (not (z78)) (not (z83)) (not (z85)) (not (z87)) (not (z88)) (not (z97)) (not (z100))
      (not (z103)) (not (z108)) (not (z114)) (not (z123)) (not (z139)) (not (z141)) (not (z152))
      (not (z160)) (not (z166)) (not (z170)) (not (z180)) (not (z189)) (not (z204)) (not (z211))
      (not (z235)) (not (z238)) (not (z239)) (not (z242)) (not (z251)) (not (z275)) (not (z289))
      (not (z305)) (not (z306)) (not (z312)) (z323) (not (z324)) (z330) (not (z334)) (not (z344))
      (not (z347)) (not (z354)) (z362) (not (z374)) (z377) (not (z389)) (not (z391)))
    :effect (and
      (z38) (z53) (z139) (z305) (z312) (not (z323)) (not (z330)) (not (z362)) (not (z377))))
  (:action r3c1-to-r2c1-11
    :parameters ()
    :precondition (and
      (not (z43)) (not (z45)) (not (z53)) (not (z71)) (not (z94)) (not (z97)) (not (z99))
      (not (z121)) (not (z123)) (not (z139)) (not (z141)) (not (z152)) (not (z154)) (not (z157))
      (not (z180)) (not (z181)) (not (z182)) (not (z200)) (not (z211)) (not (z218)) (z237)
      (not (z239)) (not (z274)) (not (z306)) (not (z308)) (not (z316)) (not (z323)) (not (z334))
      (not (z354)) (not (z362)) (not (z377)) (not (z391)))
    :effect (and
      (z43) (z53) (z139) (not (z237))))
  (:action r3c1-to-r2c1-12
    :parameters ()
    :precondition (and
      (not (z1)) (not (z43)) (not (z45)) (not (z53)) (not (z71)) (not (z79)) (not (z94))
      (not (z97)) (not (z99)) (not (z119)) (not (z121)) (not (z123)) (not (z130)) (not (z139))
      (not (z141)) (not (z152)) (not (z154)) (not (z157)) (not (z180)) (not (z181)) (not (z182))
      (not (z200)) (not (z211)) (not (z218)) (z237) (z239) (not (z260)) (not (z261)) (not (z274))
      (not (z285)) (not (z306)) (not (z308)) (not (z310)) (not (z316)) (not (z317)) (not (z323))
      (not (z326)) (not (z334)) (not (z354)) (not (z362)) (not (z363)) (z377) (not (z389))
      (not (z391)) (not (z396)))
    :effect (and
      (z43) (z53) (z139) (not (z237)) (not (z239)) (z274) (not (z377))))
  (:action r3c1-to-r2c1-13
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z37)) (not (z43)) (not (z45)) (not (z49)) (not (z53))
      (not (z71)) (not (z81)) (not (z94)) (not (z97)) (not (z99)) (not (z121)) (not (z123))
      (z129) (not (z139)) (not (z141)) (not (z152)) (not (z154)) (not (z157)) (not (z167))
      (not (z180)) (not (z181)) (not (z182)) (not (z200)) (not (z211)) (not (z218)) (not (z233))
      (z237) (z239) (not (z258)) (not (z274)) (not (z306)) (not (z308)) (not (z316)) (not (z323))
      (z334) (not (z343)) (not (z354)) (not (z362)) (z377) (not (z391)))
    :effect (and
      (z43) (z53) (not (z129)) (z139) (z200) (not (z237)) (not (z239)) (z308) (not (z334))
      (not (z377))))
  (:action r3c1-to-r2c1-14
    :parameters ()
    :precondition (and
      (not (z24)) (not (z32)) (not (z43)) (not (z45)) (not (z53)) (not (z71)) (not (z74))
      (not (z94)) (not (z97)) (not (z99)) (not (z121)) (not (z123)) (not (z126)) (not (z139))
      (not (z141)) (not (z152)) (not (z154)) (not (z157)) (not (z180)) (not (z181)) (not (z182))
      (not (z191)) (not (z200)) (not (z211)) (not (z218)) (z237) (not (z239)) (not (z274))
      (not (z282)) (not (z284)) (not (z303)) (z306) (not (z308)) (not (z316)) (not (z318))
      (not (z323)) (not (z334)) (not (z354)) (not (z362)) (not (z368)) (z377) (not (z391)))
    :effect (and
      (z43) (z53) (z139) (z182) (not (z237)) (not (z306)) (not (z377))))
  (:action r3c1-to-r2c1-15
    :parameters ()
    :precondition (and
      (not (z43)) (not (z45)) (not (z53)) (z71) (not (z94)) (not (z97)) (not (z99)) (not (z121))
      (not (z123)) (not (z139)) (not (z141)) (not (z152)) (not (z154)) (not (z157)) (not (z180))
      (not (z181)) (not (z182)) (not (z200)) (not (z211)) (not (z218)) (z237) (z239) (not (z274))
      (not (z306)) (not (z308)) (not (z316)) (not (z323)) (z334) (not (z354)) (not (z362)) (z377)
      (not (z391)))
    :effect (and
      (z43) (z53) (not (z71)) (z99) (z139) (z200) (not (z237)) (not (z239)) (not (z334))
      (not (z377))))
  (:action r3c4-to-r2c4-11
    :parameters ()
    :precondition (and
      (not (z22)) (not (z36)) (not (z55)) (not (z68)) (not (z70)) (not (z81)) (not (z86))
      (not (z101)) (not (z124)) (not (z139)) (z141) (not (z145)) (not (z158)) (not (z188))
      (not (z236)) (z241) (not (z243)) (not (z245)) (not (z247)) (z248) (not (z261)) (not (z276))
      (not (z287)) (not (z294)) (not (z302)) (not (z303)) (not (z320)) (not (z324)) (not (z332))
      (not (z333)) (not (z356)) (not (z367)) (not (z369)) (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (z55) (not (z141)) (z145) (not (z241)) (not (z248))))
  (:action r3c4-to-r2c4-12
    :parameters ()
    :precondition (and
      (not (z1)) (not (z22)) (not (z36)) (not (z55)) (not (z68)) (not (z70)) (not (z79))
      (not (z81)) (z86) (not (z101)) (not (z119)) (not (z124)) (not (z130)) (not (z139)) (z141)
      (not (z145)) (not (z158)) (not (z188)) (not (z236)) (not (z241)) (not (z243)) (not (z245))
      (not (z247)) (not (z248)) (not (z260)) (not (z261)) (not (z274)) (not (z276)) (not (z285))
      (not (z287)) (not (z294)) (not (z302)) (not (z303)) (not (z310)) (not (z317)) (not (z320))
      (not (z324)) (not (z326)) (not (z332)) (not (z333)) (not (z356)) (not (z363)) (not (z367))
      (not (z369)) (not (z386)) (not (z389)) (not (z394)) (not (z396)) (z397))
    :effect (and
      (z55) (not (z86)) (not (z141)) (z145) (z261) (not (z397))))
  (:action r3c4-to-r2c4-13
    :parameters ()
    :precondition (and
      (not (z22)) (not (z36)) (not (z55)) (not (z64)) (not (z68)) (not (z70)) (not (z81))
      (not (z86)) (not (z91)) (not (z101)) (not (z107)) (not (z124)) (not (z134)) (not (z139))
      (z141) (not (z145)) (not (z156)) (z158) (not (z188)) (not (z236)) (not (z241)) (not (z242))
      (not (z243)) (not (z245)) (not (z247)) (not (z248)) (not (z259)) (not (z261)) (not (z268))
      (not (z276)) (not (z281)) (not (z287)) (not (z294)) (not (z302)) (not (z303)) (not (z320))
      (not (z324)) (not (z332)) (not (z333)) (not (z349)) (not (z356)) (not (z364)) (not (z367))
      (not (z369)) (not (z381)) (not (z386)) (z394) (not (z397)))
    :effect (and
      (z55) (not (z141)) (z145) (not (z158)) (z287) (not (z394))))
  (:action r3c4-to-r2c4-14
    :parameters ()
    :precondition (and
      (not (z22)) (not (z36)) (not (z55)) (not (z68)) (not (z70)) (z81) (z86) (not (z101))
      (not (z124)) (not (z129)) (not (z139)) (z141) (not (z145)) (not (z158)) (not (z188))
      (not (z236)) (z241) (not (z243)) (not (z245)) (not (z247)) (not (z248)) (not (z261))
      (not (z276)) (not (z287)) (not (z294)) (not (z302)) (not (z303)) (not (z320)) (not (z324))
      (not (z332)) (not (z333)) (not (z356)) (not (z367)) (not (z369)) (not (z386)) (not (z394))
      (not (z397)))
    :effect (and
      (z55) (not (z81)) (not (z86)) (not (z141)) (z145) (not (z241)) (z243)))
  (:action r3c4-to-r2c4-15
    :parameters ()
    :precondition (and
      (not (z22)) (not (z24)) (not (z32)) (not (z36)) (not (z55)) (not (z68)) (not (z70))
      (not (z74)) (not (z81)) (not (z86)) (not (z101)) (not (z124)) (not (z126)) (not (z139))
      (z141) (not (z145)) (not (z158)) (not (z182)) (z188) (not (z191)) (not (z236)) (not (z241))
      (not (z243)) (not (z245)) (not (z247)) (not (z248)) (not (z261)) (not (z276)) (not (z282))
      (not (z284)) (not (z287)) (not (z294)) (not (z302)) (not (z303)) (not (z318)) (not (z320))
      (not (z324)) (not (z332)) (not (z333)) (not (z356)) (not (z367)) (not (z368)) (not (z369))
      (not (z386)) (not (z394)) (z397))
    :effect (and
      (z55) (not (z141)) (z145) (not (z188)) (z247) (z303) (not (z397))))
  (:action r2c3-to-r2c4-11
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z22)) (not (z52)) (not (z55)) (not (z58)) (not (z68))
      (not (z72)) (z84) (not (z101)) (not (z106)) (not (z112)) (z120) (not (z124)) (not (z126))
      (z127) (not (z139)) (z141) (not (z146)) (not (z160)) (not (z236)) (not (z238)) (not (z243))
      (not (z245)) (not (z247)) (not (z261)) (not (z286)) (not (z287)) (not (z302)) (not (z303))
      (not (z320)) (not (z324)) (not (z326)) (not (z333)) (not (z368)) (not (z378)))
    :effect (and
      (z55) (not (z84)) (z106) (not (z120)) (not (z127)) (not (z141))))
  (:action r2c3-to-r2c4-12
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z22)) (not (z52)) (not (z55)) (z58) (not (z68))
      (not (z72)) (not (z79)) (not (z84)) (not (z101)) (not (z106)) (not (z112)) (not (z119))
      (not (z120)) (not (z124)) (not (z126)) (z127) (not (z130)) (not (z139)) (z141) (not (z146))
      (not (z160)) (not (z236)) (not (z238)) (not (z243)) (not (z245)) (not (z247)) (not (z260))
      (not (z261)) (not (z274)) (not (z285)) (not (z286)) (not (z287)) (not (z302)) (not (z303))
      (not (z310)) (not (z317)) (not (z320)) (not (z324)) (z326) (not (z333)) (not (z363))
      (not (z368)) (not (z378)) (not (z389)) (not (z396)))
    :effect (and
      (z55) (not (z58)) (z106) (not (z127)) (not (z141)) (z261) (not (z326))))
  (:action r2c3-to-r2c4-13
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z22)) (not (z52)) (not (z55)) (not (z58)) (not (z64))
      (not (z68)) (not (z72)) (not (z84)) (not (z91)) (not (z101)) (not (z106)) (not (z107))
      (not (z112)) (not (z120)) (not (z124)) (not (z126)) (z127) (not (z134)) (not (z139)) (z141)
      (not (z146)) (not (z156)) (not (z158)) (not (z160)) (not (z236)) (not (z238)) (not (z242))
      (not (z243)) (not (z245)) (not (z247)) (not (z259)) (not (z261)) (not (z268)) (not (z281))
      (not (z286)) (not (z287)) (not (z302)) (not (z303)) (not (z320)) (not (z324)) (not (z326))
      (not (z333)) (not (z349)) (not (z364)) (not (z368)) (not (z378)) (not (z381)) (not (z394)))
    :effect (and
      (z55) (z106) (not (z127)) (not (z141)) (z287)))
  (:action r2c3-to-r2c4-14
    :parameters ()
    :precondition (and
      (not (z5)) (z8) (not (z22)) (not (z52)) (not (z55)) (z58) (not (z68)) (not (z72))
      (not (z84)) (not (z101)) (not (z106)) (not (z112)) (not (z120)) (not (z124)) (not (z126))
      (z127) (not (z129)) (not (z139)) (z141) (not (z146)) (not (z160)) (not (z236)) (not (z238))
      (not (z243)) (not (z245)) (not (z247)) (not (z261)) (not (z286)) (not (z287)) (not (z302))
      (not (z303)) (not (z320)) (not (z324)) (not (z326)) (not (z333)) (not (z368)) (not (z378)))
    :effect (and
      (not (z8)) (z55) (not (z58)) (z106) (not (z127)) (not (z141)) (z243)))
  (:action r2c3-to-r2c4-15
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z22)) (not (z24)) (not (z32)) (not (z52)) (not (z55))
      (not (z58)) (not (z68)) (not (z72)) (not (z74)) (not (z84)) (not (z101)) (not (z106))
      (not (z112)) (not (z120)) (not (z124)) (z126) (z127) (not (z139)) (z141) (not (z146))
      (not (z160)) (not (z182)) (not (z191)) (not (z236)) (not (z238)) (not (z243)) (not (z245))
      (not (z247)) (not (z261)) (not (z282)) (not (z284)) (not (z286)) (not (z287)) (not (z302))
      (not (z303)) (not (z318)) (not (z320)) (not (z324)) (not (z326)) (not (z333)) (z368)
      (not (z378)))
    :effect (and
      (z55) (z106) (not (z126)) (not (z127)) (not (z141)) (z247) (z303) (not (z368))))
  (:action r1c4-to-r2c4-11
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (not (z44)) (not (z47)) (not (z55)) (not (z68))
      (not (z80)) (not (z100)) (not (z101)) (not (z124)) (not (z130)) (not (z134)) (not (z139))
      (z141) (not (z162)) (not (z164)) (z184) (not (z202)) (not (z206)) (not (z236)) (not (z243))
      (not (z245)) (not (z247)) (not (z251)) (not (z253)) (not (z261)) (not (z273)) (not (z275))
      (not (z287)) (not (z302)) (not (z303)) (z313) (not (z319)) (not (z320)) (not (z324))
      (not (z333)) (not (z375)))
    :effect (and
      (z14) (z55) (not (z141)) (not (z184)) (not (z313))))
  (:action r1c4-to-r2c4-12
    :parameters ()
    :precondition (and
      (not (z1)) (not (z14)) (not (z20)) (not (z22)) (not (z44)) (not (z47)) (not (z55))
      (not (z68)) (not (z79)) (not (z80)) (not (z100)) (not (z101)) (not (z119)) (not (z124))
      (z130) (not (z134)) (not (z139)) (z141) (not (z162)) (z164) (not (z184)) (not (z202))
      (not (z206)) (not (z236)) (not (z243)) (not (z245)) (not (z247)) (not (z251)) (not (z253))
      (not (z260)) (not (z261)) (not (z273)) (not (z274)) (not (z275)) (not (z285)) (not (z287))
      (not (z302)) (not (z303)) (not (z310)) (not (z313)) (not (z317)) (not (z319)) (not (z320))
      (not (z324)) (not (z326)) (not (z333)) (not (z363)) (not (z375)) (not (z389)) (not (z396)))
    :effect (and
      (z14) (z55) (not (z130)) (not (z141)) (not (z164)) (z261)))
  (:action r1c4-to-r2c4-13
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (not (z44)) (not (z47)) (not (z55)) (not (z64))
      (not (z68)) (not (z80)) (not (z91)) (not (z100)) (not (z101)) (not (z107)) (not (z124))
      (not (z130)) (z134) (not (z139)) (z141) (not (z156)) (not (z158)) (not (z162)) (not (z164))
      (not (z184)) (not (z202)) (not (z206)) (not (z236)) (not (z242)) (not (z243)) (not (z245))
      (not (z247)) (not (z251)) (not (z253)) (not (z259)) (not (z261)) (not (z268)) (not (z273))
      (not (z275)) (not (z281)) (not (z287)) (not (z302)) (not (z303)) (z313) (not (z319))
      (not (z320)) (not (z324)) (not (z333)) (not (z349)) (not (z364)) (not (z375)) (not (z381))
      (not (z394)))
    :effect (and
      (z14) (z55) (not (z134)) (not (z141)) (z287) (not (z313))))
  (:action r1c4-to-r2c4-14
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (not (z44)) (not (z47)) (not (z55)) (not (z68))
      (not (z80)) (not (z100)) (not (z101)) (not (z124)) (not (z130)) (not (z134)) (not (z139))
      (z141) (z162) (not (z164)) (not (z184)) (not (z202)) (not (z206)) (not (z236)) (not (z243))
      (not (z245)) (not (z247)) (not (z251)) (not (z253)) (not (z261)) (not (z273)) (not (z275))
      (not (z287)) (not (z302)) (not (z303)) (not (z313)) (not (z319)) (not (z320)) (not (z324))
      (not (z333)) (not (z375)))
    :effect (and
      (z14) (z55) (not (z141)) (not (z162)) (z243)))
  (:action r1c4-to-r2c4-15
    :parameters ()
    :precondition (and
      (not (z14)) (not (z20)) (not (z22)) (not (z24)) (not (z32)) (not (z44)) (not (z47))
      (not (z55)) (not (z68)) (not (z74)) (not (z80)) (not (z100)) (not (z101)) (not (z124))
      (not (z126)) (not (z130)) (not (z134)) (not (z139)) (z141) (not (z162)) (not (z164))
      (not (z182)) (not (z184)) (not (z191)) (not (z202)) (z206) (not (z236)) (not (z243))
      (not (z245)) (not (z247)) (not (z251)) (not (z253)) (not (z261)) (not (z273)) (not (z275))
      (not (z282)) (not (z284)) (not (z287)) (not (z302)) (not (z303)) (z313) (not (z318))
      (not (z319)) (not (z320)) (not (z324)) (not (z333)) (not (z368)) (not (z375)))
    :effect (and
      (z14) (z55) (not (z141)) (not (z206)) (z247) (z303) (not (z313))))
  (:action r3c3-to-r3c2-15
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z9)) (not (z12)) (not (z21)) (not (z31)) (not (z32))
      (not (z36)) (not (z37)) (z39) (not (z40)) (not (z46)) (not (z48)) (not (z56)) (not (z61))
      (not (z73)) (z76) (not (z78)) (not (z83)) (not (z87)) (not (z97)) (not (z100)) (not (z103))
      (not (z113)) (not (z114)) (not (z119)) (not (z128)) (not (z139)) (not (z141)) (not (z151))
      (not (z155)) (not (z160)) (not (z170)) (not (z173)) (z179) (not (z192)) (not (z238))
      (not (z240)) (not (z251)) (not (z268)) (not (z275)) (not (z285)) (not (z288)) (not (z289))
      (not (z293)) (not (z305)) (not (z321)) (not (z323)) (not (z324)) (not (z344)) (not (z352))
      (not (z360)) (not (z363)) (z374) (not (z381)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (not (z39)) (z56) (not (z76)) (z103) (z170) (not (z179)) (z293) (not (z374))))
  (:action r2c2-to-r3c2-15
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z12)) (not (z21)) (not (z28)) (not (z31)) (not (z36))
      (not (z40)) (not (z48)) (not (z56)) (not (z73)) (not (z76)) (not (z78)) (not (z83))
      (not (z87)) (not (z92)) (not (z97)) (not (z100)) (not (z103)) (not (z113)) (not (z114))
      (not (z115)) (not (z119)) (not (z125)) (not (z128)) (z132) (not (z139)) (not (z141))
      (not (z160)) (not (z170)) (z179) (not (z192)) (not (z205)) (not (z215)) (not (z219))
      (not (z238)) (not (z240)) (not (z251)) (not (z269)) (not (z275)) (not (z288)) (z289)
      (not (z305)) (not (z321)) (not (z323)) (not (z324)) (not (z344)) (z365) (not (z373))
      (not (z374)) (not (z382)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z56) (z92) (z103) (not (z132)) (z170) (not (z179)) (not (z289))))
  (:action r4c2-to-r3c2-15
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z21)) (not (z31)) (not (z36)) (not (z40)) (not (z48))
      (not (z56)) (not (z73)) (not (z76)) (not (z78)) (not (z83)) (not (z87)) (not (z93))
      (not (z96)) (not (z97)) (not (z100)) (not (z103)) (not (z113)) (not (z114)) (not (z119))
      (not (z128)) (not (z138)) (not (z139)) (not (z141)) (not (z160)) (not (z163)) (not (z170))
      (not (z177)) (z179) (not (z192)) (not (z196)) (not (z199)) (z208) (not (z238)) (not (z240))
      (not (z251)) (z252) (z264) (not (z275)) (not (z284)) (not (z288)) (not (z289)) (not (z300))
      (not (z305)) (not (z317)) (not (z321)) (not (z323)) (not (z324)) (not (z339)) (z344)
      (not (z374)) (not (z387)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z56) (z93) (z103) (z170) (not (z179)) (not (z208)) (not (z252)) (not (z264)) (not (z344))))
  (:action r2c4-to-r3c4-15
    :parameters ()
    :precondition (and
      (not (z21)) (not (z22)) (not (z31)) (not (z36)) (not (z40)) (not (z48)) (not (z55))
      (not (z56)) (not (z68)) (not (z70)) (not (z73)) (not (z76)) (z78) (not (z81)) (not (z83))
      (not (z86)) (not (z87)) (not (z97)) (not (z100)) (not (z101)) (not (z103)) (not (z114))
      (not (z124)) (not (z139)) (not (z141)) (z145) (not (z158)) (not (z160)) (not (z170))
      (not (z188)) (not (z236)) (not (z238)) (not (z241)) (z243) (not (z245)) (not (z247))
      (not (z248)) (not (z251)) (not (z261)) (not (z275)) (not (z276)) (not (z287)) (not (z289))
      (not (z294)) (not (z302)) (not (z303)) (not (z305)) (not (z320)) (not (z323)) (z324)
      (not (z332)) (not (z333)) (not (z344)) (not (z356)) (not (z367)) (not (z369)) (z374)
      (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (z36) (z56) (z141) (not (z145)) (not (z243)) (not (z324)) (z332) (not (z374))))
  (:action r3c3-to-r3c4-15
    :parameters ()
    :precondition (and
      (not (z0)) (not (z7)) (not (z21)) (not (z31)) (not (z32)) (not (z36)) (not (z37)) (z39)
      (not (z40)) (not (z46)) (not (z48)) (not (z56)) (not (z61)) (not (z70)) (not (z73)) (z76)
      (not (z78)) (not (z81)) (not (z83)) (not (z86)) (not (z87)) (not (z97)) (not (z100))
      (not (z103)) (not (z114)) (not (z139)) (not (z141)) (z145) (not (z151)) (not (z155))
      (not (z158)) (not (z160)) (not (z170)) (not (z173)) (not (z188)) (not (z238)) (not (z241))
      (not (z248)) (not (z251)) (not (z268)) (not (z275)) (not (z276)) (not (z285)) (not (z289))
      (not (z293)) (not (z294)) (not (z305)) (not (z323)) (not (z324)) (not (z332)) (not (z344))
      (not (z352)) (not (z356)) (not (z360)) (not (z363)) (not (z367)) (not (z369)) (z374)
      (not (z381)) (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (z36) (not (z39)) (z56) (not (z76)) (z78) (not (z145)) (z293) (z332) (not (z374))))
  (:action r4c4-to-r3c4-15
    :parameters ()
    :precondition (and
      (not (z15)) (not (z21)) (not (z31)) (not (z36)) (not (z40)) (not (z48)) (not (z56))
      (not (z63)) (not (z70)) (not (z73)) (not (z74)) (not (z76)) (not (z77)) (not (z78))
      (not (z81)) (not (z83)) (not (z86)) (z87) (not (z90)) (not (z97)) (not (z100)) (not (z103))
      (not (z111)) (z114) (not (z139)) (not (z141)) (z145) (not (z158)) (not (z160)) (not (z170))
      (not (z186)) (not (z188)) (not (z197)) (not (z217)) (not (z233)) (not (z238)) (not (z241))
      (not (z248)) (not (z251)) (z255) (not (z275)) (not (z276)) (not (z289)) (not (z294))
      (not (z305)) (not (z323)) (not (z324)) (not (z331)) (not (z332)) (not (z344)) (not (z356))
      (not (z364)) (not (z367)) (not (z369)) (not (z374)) (not (z386)) (not (z388)) (not (z394))
      (not (z397)))
    :effect (and
      (z36) (z56) (z78) (not (z87)) (not (z114)) (not (z145)) (z217) (z332)))
  (:action r3c1-to-r3c2-15
    :parameters ()
    :precondition (and
      (not (z9)) (not (z12)) (not (z21)) (not (z31)) (not (z36)) (not (z40)) (not (z45))
      (not (z48)) (not (z53)) (not (z56)) (not (z71)) (not (z73)) (not (z76)) (not (z78))
      (not (z83)) (not (z87)) (not (z97)) (not (z100)) (not (z103)) (not (z113)) (not (z114))
      (not (z119)) (not (z123)) (not (z128)) (not (z139)) (not (z141)) (not (z152)) (not (z160))
      (not (z170)) (z179) (not (z180)) (not (z192)) (not (z211)) (not (z238)) (not (z239))
      (not (z240)) (not (z251)) (not (z275)) (not (z288)) (not (z289)) (not (z305)) (not (z306))
      (not (z321)) (z323) (not (z324)) (not (z334)) (not (z344)) (not (z354)) (z362) (not (z374))
      (z377) (not (z391)) (not (z392)) (not (z395)) (not (z396)))
    :effect (and
      (z53) (z56) (z103) (z139) (z170) (not (z179)) (not (z323)) (not (z362)) (not (z377))))
  (:action r1c3-to-r2c3-11
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (z16) (not (z21)) (not (z24)) (not (z49)) (not (z52)) (not (z58))
      (z67) (not (z72)) (not (z79)) (not (z84)) (z106) (not (z112)) (not (z120)) (not (z126))
      (not (z127)) (z131) (not (z139)) (not (z141)) (not (z146)) (not (z156)) (not (z160)) (z174)
      (not (z183)) (not (z191)) (not (z203)) (not (z225)) (not (z238)) (not (z256)) (not (z283))
      (not (z286)) (not (z326)) (not (z341)) (z350) (not (z351)) (not (z368)) (not (z378)))
    :effect (and
      (not (z16)) (z58) (not (z67)) (z146) (not (z174)) (not (z350))))
  (:action r3c3-to-r2c3-11
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z7)) (not (z8)) (not (z32)) (not (z37)) (z39) (not (z46))
      (not (z52)) (not (z58)) (not (z61)) (not (z72)) (not (z84)) (z106) (not (z112))
      (not (z120)) (not (z126)) (not (z127)) (not (z139)) (not (z141)) (not (z146)) (not (z151))
      (not (z155)) (not (z160)) (not (z173)) (not (z238)) (not (z268)) (not (z285)) (not (z286))
      (z293) (not (z326)) (z352) (not (z360)) (not (z363)) (not (z368)) (not (z378)) (not (z381)))
    :effect (and
      (not (z39)) (z58) (z146) (not (z352))))
  (:action r2c4-to-r2c3-11
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z22)) (not (z52)) (not (z55)) (not (z58)) (z68) (not (z72))
      (not (z84)) (not (z101)) (z106) (not (z112)) (not (z120)) (not (z124)) (not (z126))
      (not (z127)) (not (z139)) (not (z141)) (not (z146)) (not (z160)) (z236) (not (z238)) (z243)
      (not (z245)) (not (z247)) (not (z261)) (not (z286)) (not (z287)) (not (z302)) (not (z303))
      (not (z320)) (not (z324)) (not (z326)) (not (z333)) (not (z368)) (not (z378)))
    :effect (and
      (z58) (not (z68)) (z141) (z146) (not (z236)) (not (z243))))
  (:action r2c2-to-r2c3-11
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z28)) (not (z52)) (not (z58)) (not (z72))
      (not (z84)) (not (z92)) (z106) (not (z112)) (z115) (not (z120)) (not (z125)) (not (z126))
      (not (z127)) (not (z132)) (not (z139)) (not (z141)) (not (z146)) (not (z160)) (not (z205))
      (not (z215)) (not (z219)) (not (z238)) (z269) (not (z286)) (not (z289)) (not (z326)) (z365)
      (not (z368)) (not (z373)) (not (z378)) (not (z382)))
    :effect (and
      (z58) (z92) (not (z115)) (z146) (not (z269))))
  (:action r3c3-to-r2c3-12
    :parameters ()
    :precondition (and
      (not (z0)) (not (z1)) (not (z5)) (not (z7)) (not (z8)) (not (z32)) (not (z37)) (not (z39))
      (not (z46)) (not (z52)) (not (z58)) (not (z61)) (not (z72)) (not (z79)) (not (z84)) (z106)
      (not (z112)) (not (z119)) (not (z120)) (not (z126)) (not (z127)) (not (z130)) (not (z139))
      (not (z141)) (not (z146)) (not (z151)) (not (z155)) (not (z160)) (not (z173)) (not (z238))
      (not (z260)) (not (z261)) (not (z268)) (not (z274)) (z285) (not (z286)) (not (z293))
      (not (z310)) (not (z317)) (not (z326)) (not (z328)) (not (z352)) (not (z360)) (z363)
      (not (z368)) (not (z378)) (not (z381)) (not (z389)) (not (z396)))
    :effect (and
      (z58) (not (z106)) (z127) (not (z285)) (z293) (z326) (not (z363))))
  (:action r1c3-to-r2c3-12
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z16)) (not (z21)) (not (z24)) (not (z49))
      (not (z52)) (not (z58)) (not (z67)) (not (z72)) (z79) (not (z84)) (z106) (not (z112))
      (not (z119)) (not (z120)) (not (z126)) (not (z127)) (not (z130)) (not (z131)) (not (z139))
      (not (z141)) (not (z146)) (not (z156)) (not (z160)) (z174) (not (z183)) (not (z191))
      (not (z203)) (not (z225)) (not (z238)) (z256) (not (z260)) (not (z261)) (not (z274))
      (not (z283)) (not (z285)) (not (z286)) (not (z310)) (not (z317)) (not (z326)) (not (z341))
      (not (z350)) (not (z351)) (not (z363)) (not (z368)) (not (z378)) (not (z389)) (not (z396)))
    :effect (and
      (z58) (not (z79)) (not (z106)) (z127) (z131) (not (z174)) (not (z256)) (z326)))
  (:action r2c4-to-r2c3-12
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z22)) (not (z52)) (z55) (not (z58)) (not (z68))
      (not (z72)) (not (z79)) (not (z84)) (not (z101)) (z106) (not (z112)) (not (z119))
      (not (z120)) (not (z124)) (not (z126)) (not (z127)) (not (z130)) (not (z139)) (not (z141))
      (not (z146)) (not (z160)) (not (z236)) (not (z238)) (not (z243)) (not (z245)) (not (z247))
      (not (z260)) (z261) (not (z274)) (not (z285)) (not (z286)) (not (z287)) (not (z302))
      (not (z303)) (not (z310)) (not (z317)) (not (z320)) (not (z324)) (not (z326)) (not (z333))
      (not (z363)) (not (z368)) (not (z378)) (not (z389)) (not (z396)))
    :effect (and
      (not (z55)) (z58) (not (z106)) (z127) (z141) (not (z261)) (z326)))
  (:action r3c3-to-r2c3-13
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z7)) (not (z8)) (not (z21)) (not (z31)) (not (z32)) (not (z36))
      (not (z37)) (z39) (not (z40)) (not (z46)) (not (z48)) (not (z52)) (not (z56)) (not (z58))
      (not (z61)) (not (z72)) (not (z73)) (z76) (not (z78)) (not (z83)) (not (z84)) (not (z87))
      (not (z97)) (not (z100)) (not (z103)) (z106) (not (z112)) (not (z114)) (not (z120))
      (not (z126)) (not (z127)) (not (z139)) (not (z141)) (not (z146)) (not (z151)) (not (z155))
      (not (z160)) (not (z170)) (not (z173)) (not (z238)) (not (z251)) (not (z268)) (not (z275))
      (not (z285)) (not (z286)) (not (z289)) (not (z293)) (not (z305)) (not (z323)) (not (z324))
      (not (z326)) (not (z344)) (not (z352)) (not (z360)) (not (z363)) (not (z368)) (z374)
      (not (z378)) (not (z381)))
    :effect (and
      (not (z39)) (z58) (not (z76)) (not (z106)) (z127) (z160) (z238) (z293) (not (z374))))
  (:action r1c3-to-r2c3-13
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z16)) (z21) (not (z24)) (not (z31)) (not (z36)) (not (z40))
      (not (z48)) (not (z49)) (not (z52)) (not (z56)) (not (z58)) (not (z67)) (not (z72))
      (not (z73)) (not (z76)) (not (z78)) (not (z79)) (not (z83)) (not (z84)) (not (z87))
      (not (z97)) (not (z100)) (not (z103)) (z106) (not (z112)) (not (z114)) (not (z120))
      (not (z126)) (not (z127)) (not (z131)) (not (z139)) (not (z141)) (not (z146)) (not (z156))
      (not (z160)) (not (z170)) (z174) (not (z183)) (not (z191)) (not (z203)) (z225) (not (z238))
      (not (z251)) (not (z256)) (not (z275)) (not (z283)) (not (z286)) (not (z289)) (not (z305))
      (not (z323)) (not (z324)) (not (z326)) (not (z341)) (not (z344)) (not (z350)) (not (z351))
      (not (z368)) (not (z374)) (not (z378)))
    :effect (and
      (not (z21)) (z58) (not (z106)) (z127) (z131) (z160) (not (z174)) (not (z225)) (z238)))
  (:action r2c4-to-r2c3-13
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z21)) (not (z22)) (not (z31)) (not (z36)) (not (z40))
      (not (z48)) (not (z52)) (not (z55)) (not (z56)) (not (z58)) (not (z68)) (not (z72))
      (not (z73)) (not (z76)) (z78) (not (z83)) (not (z84)) (not (z87)) (not (z97)) (not (z100))
      (not (z101)) (not (z103)) (z106) (not (z112)) (not (z114)) (not (z120)) (not (z124))
      (not (z126)) (not (z127)) (not (z139)) (not (z141)) (not (z146)) (not (z160)) (not (z170))
      (not (z236)) (not (z238)) (z243) (not (z245)) (not (z247)) (not (z251)) (not (z261))
      (not (z275)) (not (z286)) (not (z287)) (not (z289)) (not (z302)) (not (z303)) (not (z305))
      (not (z320)) (not (z323)) (z324) (not (z326)) (not (z333)) (not (z344)) (not (z368)) (z374)
      (not (z378)))
    :effect (and
      (z58) (not (z78)) (not (z106)) (z127) (z141) (z160) (z238) (not (z243)) (not (z324))
      (not (z374))))
  (:action r2c2-to-r2c3-12
    :parameters ()
    :precondition (and
      (z1) (not (z5)) (not (z8)) (not (z28)) (not (z52)) (not (z58)) (not (z72)) (not (z79))
      (not (z84)) (not (z92)) (z106) (not (z112)) (not (z115)) (not (z119)) (not (z120))
      (not (z125)) (not (z126)) (not (z127)) (not (z130)) (not (z132)) (not (z139)) (not (z141))
      (not (z146)) (not (z160)) (not (z205)) (not (z215)) (not (z219)) (not (z238)) (not (z260))
      (not (z261)) (not (z269)) (not (z274)) (not (z285)) (not (z286)) (not (z289)) (not (z310))
      (not (z317)) (not (z326)) (not (z363)) (not (z365)) (not (z368)) (not (z373)) (not (z378))
      (z382) (not (z389)) (not (z396)))
    :effect (and
      (not (z1)) (z58) (z92) (not (z106)) (z127) (z326) (z365) (not (z382))))
  (:action r2c2-to-r2c3-13
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z21)) (not (z28)) (not (z31)) (not (z36))
      (not (z40)) (not (z48)) (not (z52)) (not (z56)) (not (z58)) (not (z72)) (not (z73))
      (not (z76)) (not (z78)) (not (z83)) (not (z84)) (not (z87)) (not (z92)) (not (z97))
      (not (z100)) (not (z103)) (z106) (not (z112)) (not (z114)) (not (z115)) (not (z120))
      (not (z125)) (not (z126)) (not (z127)) (z132) (not (z139)) (not (z141)) (not (z146))
      (not (z160)) (not (z170)) (not (z205)) (not (z215)) (not (z219)) (not (z238)) (not (z251))
      (not (z269)) (not (z275)) (not (z286)) (z289) (not (z305)) (not (z323)) (not (z324))
      (not (z326)) (not (z344)) (z365) (not (z368)) (not (z373)) (not (z374)) (not (z378))
      (not (z382)))
    :effect (and
      (z58) (z92) (not (z106)) (z127) (not (z132)) (z160) (z238) (not (z289))))
  (:action r3c3-to-r2c3-14
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (z7) (not (z8)) (not (z32)) (z37) (z39) (not (z46)) (not (z49))
      (not (z52)) (not (z58)) (not (z61)) (not (z72)) (not (z81)) (not (z84)) (z106) (not (z112))
      (not (z120)) (not (z126)) (not (z127)) (not (z129)) (not (z139)) (not (z141)) (not (z146))
      (not (z151)) (not (z155)) (not (z160)) (not (z167)) (not (z173)) (not (z233)) (not (z238))
      (not (z258)) (not (z268)) (not (z285)) (not (z286)) (not (z293)) (not (z326)) (not (z328))
      (not (z343)) (not (z352)) (not (z360)) (not (z363)) (not (z368)) (not (z378)) (not (z381)))
    :effect (and
      (not (z7)) (z8) (not (z37)) (not (z39)) (z58) (not (z106)) (z127) (z293)))
  (:action r1c3-to-r2c3-14
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z8)) (not (z16)) (not (z21)) (not (z24)) (not (z37)) (z49)
      (not (z52)) (not (z58)) (not (z67)) (not (z72)) (not (z79)) (not (z81)) (not (z84)) (z106)
      (not (z112)) (not (z120)) (not (z126)) (not (z127)) (not (z129)) (not (z131)) (not (z139))
      (not (z141)) (not (z146)) (not (z156)) (not (z160)) (not (z167)) (z174) (not (z183))
      (not (z191)) (not (z203)) (not (z225)) (not (z233)) (not (z238)) (not (z256)) (not (z258))
      (not (z283)) (not (z286)) (not (z326)) (not (z341)) (not (z343)) (not (z350)) (z351)
      (not (z368)) (not (z378)))
    :effect (and
      (z8) (not (z49)) (z58) (not (z106)) (z127) (z131) (not (z174)) (not (z351))))
  (:action r2c4-to-r2c3-14
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z8)) (not (z22)) (not (z37)) (not (z49)) (not (z52)) (z55)
      (not (z58)) (not (z68)) (not (z72)) (not (z81)) (not (z84)) (not (z101)) (z106)
      (not (z112)) (not (z120)) (not (z124)) (not (z126)) (not (z127)) (not (z129)) (not (z139))
      (not (z141)) (not (z146)) (not (z160)) (not (z167)) (not (z233)) (not (z236)) (not (z238))
      (z243) (not (z245)) (not (z247)) (not (z258)) (not (z261)) (not (z286)) (not (z287))
      (not (z302)) (not (z303)) (not (z320)) (not (z324)) (not (z326)) (not (z333)) (not (z343))
      (not (z368)) (not (z378)))
    :effect (and
      (z8) (not (z55)) (z58) (not (z106)) (z127) (z141) (not (z243))))
  (:action r2c2-to-r2c3-14
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z7)) (not (z8)) (not (z28)) (not (z37)) (not (z49)) (not (z52))
      (not (z58)) (not (z72)) (not (z81)) (not (z84)) (not (z92)) (z106) (not (z112))
      (not (z115)) (not (z120)) (not (z125)) (not (z126)) (not (z127)) (not (z129)) (not (z132))
      (not (z139)) (not (z141)) (not (z146)) (not (z160)) (not (z167)) (not (z205)) (not (z215))
      (z219) (not (z233)) (not (z238)) (not (z258)) (not (z269)) (not (z286)) (not (z289))
      (not (z326)) (not (z343)) (z365) (not (z368)) (not (z373)) (not (z378)) (not (z382)))
    :effect (and
      (z8) (z58) (z92) (not (z106)) (z127) (not (z219))))
  (:action r1c3-to-r2c3-15
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (z16) (not (z21)) (not (z24)) (not (z49)) (not (z52)) (not (z58))
      (z67) (not (z72)) (not (z79)) (not (z84)) (z106) (not (z112)) (not (z120)) (not (z126))
      (not (z127)) (z131) (not (z139)) (not (z141)) (not (z146)) (not (z156)) (not (z160))
      (not (z174)) (not (z183)) (not (z191)) (not (z203)) (not (z225)) (not (z238)) (not (z256))
      (not (z283)) (not (z286)) (not (z302)) (not (z326)) (not (z341)) (z350) (not (z351))
      (not (z368)) (not (z369)) (not (z378)))
    :effect (and
      (not (z16)) (z52) (z58) (not (z67)) (z146) (not (z350))))
  (:action r3c3-to-r2c3-15
    :parameters ()
    :precondition (and
      (not (z0)) (not (z5)) (not (z7)) (not (z8)) (not (z32)) (not (z37)) (z39) (not (z46))
      (not (z52)) (not (z58)) (not (z61)) (not (z72)) (not (z84)) (z106) (not (z112))
      (not (z120)) (not (z126)) (not (z127)) (not (z139)) (not (z141)) (not (z146)) (not (z151))
      (not (z155)) (not (z160)) (not (z173)) (not (z238)) (not (z268)) (not (z285)) (not (z286))
      (z293) (not (z302)) (not (z326)) (z328) (z352) (not (z360)) (not (z363)) (not (z368))
      (not (z369)) (not (z378)) (not (z381)))
    :effect (and
      (not (z39)) (z52) (z58) (z146) (not (z328)) (not (z352))))
  (:action r2c4-to-r2c3-15
    :parameters ()
    :precondition (and
      (not (z5)) (not (z8)) (not (z22)) (not (z52)) (not (z55)) (not (z58)) (z68) (not (z72))
      (not (z84)) (not (z101)) (z106) (not (z112)) (not (z120)) (not (z124)) (not (z126))
      (not (z127)) (not (z139)) (not (z141)) (not (z146)) (not (z160)) (z236) (not (z238)) (z243)
      (not (z245)) (not (z247)) (not (z261)) (not (z286)) (not (z287)) (z302) (not (z303))
      (not (z320)) (not (z324)) (not (z326)) (not (z333)) (not (z368)) (not (z369)) (not (z378)))
    :effect (and
      (z52) (z58) (not (z68)) (z141) (z146) (not (z236)) (not (z243)) (not (z302))))
  (:action r2c2-to-r2c3-15
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z8)) (not (z28)) (not (z52)) (not (z58)) (not (z72))
      (not (z84)) (not (z92)) (z106) (not (z112)) (z115) (not (z120)) (not (z125)) (not (z126))
      (not (z127)) (not (z132)) (not (z139)) (not (z141)) (not (z146)) (not (z160)) (not (z205))
      (not (z215)) (not (z219)) (not (z238)) (not (z269)) (not (z286)) (not (z289)) (not (z302))
      (not (z326)) (z365) (not (z368)) (not (z369)) (not (z373)) (not (z378)) (not (z382)))
    :effect (and
      (z52) (z58) (z92) (not (z115)) (z146)))
  (:action r3c4-to-r3c3-15
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z7)) (not (z28)) (not (z29)) (not (z32)) (not (z36))
      (not (z37)) (not (z39)) (not (z44)) (not (z46)) (not (z47)) (not (z61)) (not (z63))
      (not (z70)) (not (z81)) (not (z85)) (not (z86)) (not (z112)) (not (z113)) (not (z124))
      (not (z139)) (not (z141)) (not (z145)) (not (z151)) (not (z152)) (not (z154)) (not (z155))
      (not (z157)) (not (z158)) (not (z163)) (not (z173)) (not (z177)) (not (z183)) (not (z188))
      (not (z196)) (not (z197)) (not (z211)) (not (z215)) (not (z229)) (not (z234)) (not (z240))
      (not (z241)) (not (z248)) (not (z253)) (not (z268)) (not (z276)) (not (z277)) (not (z285))
      (z293) (z294) (not (z325)) (not (z328)) (not (z332)) (not (z341)) (not (z347)) (not (z352))
      (not (z354)) (z356) (not (z360)) (not (z363)) (not (z367)) (not (z369)) (not (z375))
      (not (z381)) (not (z386)) (not (z394)) (not (z397)))
    :effect (and
      (z0) (z61) (z145) (z173) (not (z293)) (not (z294)) (not (z356))))
  (:action r4c3-to-r3c3-15
    :parameters ()
    :precondition (and
      (not (z0)) (z2) (not (z3)) (not (z7)) (not (z28)) (not (z29)) (not (z32)) (not (z37))
      (not (z39)) (not (z44)) (not (z46)) (not (z47)) (not (z61)) (not (z63)) (not (z83))
      (not (z85)) (not (z112)) (not (z113)) (not (z124)) (not (z139)) (not (z141)) (not (z147))
      (not (z150)) (not (z151)) (not (z152)) (not (z153)) (not (z154)) (not (z155)) (not (z157))
      (not (z163)) (not (z171)) (not (z173)) (not (z177)) (not (z183)) (not (z196)) (not (z197))
      (not (z211)) (not (z215)) (z229) (not (z231)) (not (z234)) (not (z240)) (not (z253))
      (not (z257)) (not (z268)) (not (z277)) (not (z279)) (not (z281)) (not (z285)) (z293)
      (not (z294)) (not (z318)) (not (z325)) (not (z327)) (not (z328)) (not (z341)) (not (z343))
      (not (z347)) (not (z352)) (not (z354)) (not (z355)) (not (z356)) (not (z360)) (not (z363))
      (not (z372)) (not (z375)) (not (z380)) (not (z381)))
    :effect (and
      (z0) (not (z2)) (z61) (z153) (z171) (z173) (not (z229)) (not (z293))))
  (:action r3c2-to-r3c3-15
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z7)) (not (z9)) (z12) (not (z28)) (not (z29)) (not (z32))
      (not (z37)) (not (z39)) (not (z44)) (not (z46)) (not (z47)) (not (z61)) (not (z63))
      (not (z85)) (not (z103)) (not (z112)) (z113) (not (z119)) (not (z124)) (not (z128))
      (not (z139)) (not (z141)) (not (z151)) (not (z152)) (not (z154)) (not (z155)) (not (z157))
      (not (z163)) (not (z170)) (not (z173)) (not (z177)) (not (z179)) (not (z183)) (not (z192))
      (not (z196)) (not (z197)) (not (z211)) (not (z215)) (not (z229)) (not (z234)) (z240)
      (not (z253)) (not (z268)) (not (z277)) (not (z285)) (not (z288)) (z293) (not (z294))
      (not (z321)) (not (z325)) (not (z328)) (not (z341)) (not (z347)) (not (z352)) (not (z354))
      (not (z356)) (not (z360)) (not (z363)) (not (z375)) (not (z381)) (not (z392)) (not (z395))
      (not (z396)))
    :effect (and
      (z0) (not (z12)) (z61) (not (z113)) (z173) (z179) (not (z240)) (not (z293))))
  (:action r2c3-to-r3c3-15
    :parameters ()
    :precondition (and
      (not (z0)) (not (z2)) (not (z5)) (not (z7)) (not (z8)) (not (z28)) (not (z29)) (not (z32))
      (not (z37)) (not (z39)) (not (z44)) (not (z46)) (not (z47)) (not (z52)) (not (z58))
      (not (z61)) (not (z63)) (not (z72)) (not (z84)) (not (z85)) (not (z106)) (z112)
      (not (z113)) (not (z120)) (not (z124)) (not (z126)) (not (z127)) (not (z139)) (not (z141))
      (not (z146)) (not (z151)) (not (z152)) (not (z154)) (not (z155)) (not (z157)) (not (z160))
      (not (z163)) (not (z173)) (not (z177)) (not (z183)) (not (z196)) (not (z197)) (not (z211))
      (not (z215)) (not (z229)) (not (z234)) (not (z238)) (not (z240)) (not (z253)) (not (z268))
      (not (z277)) (not (z285)) (z286) (z293) (not (z294)) (not (z325)) (not (z326)) (not (z328))
      (not (z341)) (not (z347)) (not (z352)) (not (z354)) (not (z356)) (not (z360)) (not (z363))
      (not (z368)) (not (z375)) (not (z378)) (not (z381)))
    :effect (and
      (z0) (z61) (z106) (not (z112)) (z173) (not (z286)) (not (z293))))
  (:action r3c4-to-r4c4-15
    :parameters ()
    :precondition (and
      (not (z2)) (not (z15)) (not (z28)) (not (z29)) (not (z36)) (not (z44)) (not (z47))
      (not (z61)) (not (z63)) (not (z70)) (not (z74)) (not (z77)) (not (z81)) (not (z85))
      (not (z86)) (not (z87)) (not (z90)) (not (z111)) (not (z112)) (not (z113)) (not (z114))
      (not (z124)) (not (z139)) (not (z141)) (not (z145)) (not (z152)) (not (z154)) (not (z157))
      (not (z158)) (not (z163)) (not (z173)) (not (z177)) (not (z183)) (not (z186)) (not (z188))
      (not (z196)) (not (z197)) (not (z211)) (not (z215)) (z217) (not (z229)) (not (z233))
      (not (z234)) (not (z240)) (not (z241)) (not (z248)) (not (z253)) (z255) (not (z276))
      (not (z277)) (z294) (not (z325)) (not (z331)) (not (z332)) (not (z341)) (not (z347))
      (not (z354)) (z356) (not (z364)) (not (z367)) (not (z369)) (not (z375)) (not (z386))
      (not (z388)) (not (z394)) (not (z397)))
    :effect (and
      (z63) (z145) (z197) (not (z217)) (not (z255)) (not (z294)) (not (z356))))
  (:action r4c3-to-r4c4-15
    :parameters ()
    :precondition (and
      (z2) (not (z3)) (not (z15)) (not (z28)) (not (z29)) (not (z44)) (not (z47)) (not (z61))
      (not (z63)) (not (z74)) (not (z77)) (not (z83)) (not (z85)) (not (z87)) (not (z90))
      (not (z111)) (not (z112)) (not (z113)) (not (z114)) (not (z124)) (not (z139)) (not (z141))
      (not (z147)) (not (z150)) (not (z152)) (not (z153)) (not (z154)) (not (z157)) (not (z163))
      (not (z171)) (not (z173)) (not (z177)) (not (z183)) (not (z186)) (not (z196)) (not (z197))
      (not (z211)) (not (z215)) (z217) (z229) (not (z231)) (not (z233)) (not (z234)) (not (z240))
      (not (z253)) (z255) (not (z257)) (not (z277)) (not (z279)) (not (z281)) (not (z294))
      (not (z318)) (not (z325)) (not (z327)) (not (z331)) (not (z341)) (not (z343)) (not (z347))
      (not (z354)) (not (z355)) (not (z356)) (not (z364)) (not (z372)) (not (z375)) (not (z380))
      (not (z388)))
    :effect (and
      (not (z2)) (z63) (z153) (z171) (z197) (not (z217)) (not (z229)) (not (z255))))
)
