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
      (not (z22)) (not (z50)) (not (z57)) (not (z59)) (z65) (not (z73)) (not (z75)) (not (z79))
      (z88) (not (z98)) (not (z107)) (not (z133)) (not (z136)) (not (z144)) (not (z159))
      (not (z160)) (not (z170)) (not (z174)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z206)) (not (z209)) (not (z210)) (not (z258)) (not (z286)) (not (z310)) (z325)
      (not (z332)) (not (z333)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (not (z397)))
    :effect (and
      (not (z88)) (not (z325)) (z397)))
  (:action a1
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z40)) (not (z50)) (not (z59)) (z65) (not (z69))
      (not (z73)) (not (z75)) (not (z76)) (z88) (not (z98)) (not (z125)) (not (z134))
      (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191)) (not (z194))
      (z204) (not (z206)) (not (z209)) (not (z210)) (not (z222)) (not (z255)) (not (z259))
      (not (z286)) (z307) (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z364))
      (not (z376)) (not (z397)))
    :effect (and
      (not (z88)) (not (z204)) (z397)))
  (:action a2
    :parameters ()
    :precondition (and
      (z18) (not (z22)) (not (z31)) (not (z35)) (not (z50)) (not (z52)) (not (z59)) (z65)
      (not (z73)) (not (z75)) (not (z88)) (not (z98)) (not (z99)) (not (z102)) (not (z109))
      (not (z135)) (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191))
      (not (z194)) (z205) (not (z206)) (not (z209)) (not (z210)) (not (z217)) (not (z230))
      (not (z257)) (not (z286)) (not (z287)) (not (z301)) (not (z310)) (not (z325)) (not (z332))
      (not (z333)) (not (z364)) (not (z376)) (not (z385)) (not (z397)))
    :effect (and
      (not (z18)) (z397)))
  (:action a3
    :parameters ()
    :precondition (and
      (not (z22)) (not (z50)) (not (z57)) (not (z59)) (z65) (not (z73)) (not (z75)) (not (z79))
      (not (z88)) (not (z98)) (not (z107)) (not (z133)) (not (z136)) (not (z144)) (not (z159))
      (not (z160)) (not (z170)) (not (z174)) (not (z190)) (not (z191)) (z192) (not (z194))
      (not (z206)) (not (z209)) (not (z210)) (not (z258)) (not (z286)) (not (z310)) (not (z325))
      (not (z332)) (not (z333)) (not (z360)) (not (z364)) (z374) (not (z376)) (not (z381)) (z397))
    :effect (and
      (not (z192)) (z325) (not (z374)) (not (z397))))
  (:action a4
    :parameters ()
    :precondition (and
      (not (z28)) (not (z43)) (not (z50)) (not (z57)) (not (z73)) (not (z74)) (not (z79))
      (not (z98)) (not (z107)) (not (z133)) (not (z156)) (not (z159)) (not (z160)) (z174)
      (not (z175)) (not (z178)) (not (z179)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z209)) (not (z258)) (z286) (not (z309)) (not (z314)) (not (z325)) (not (z333))
      (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z390)) (not (z397)))
    :effect (and
      (not (z174)) (not (z286)) (z325)))
  (:action a5
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z57)) (not (z73)) (not (z79)) (not (z98))
      (not (z107)) (not (z133)) (not (z143)) (not (z159)) (z160) (z174) (not (z190)) (not (z191))
      (not (z192)) (not (z194)) (not (z209)) (not (z258)) (not (z260)) (not (z274)) (not (z286))
      (not (z297)) (not (z325)) (not (z333)) (not (z352)) (not (z360)) (not (z364)) (not (z374))
      (not (z376)) (not (z381)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z160)) (not (z174)) (z325)))
  (:action a6
    :parameters ()
    :precondition (and
      (not (z22)) (not (z50)) (not (z57)) (not (z59)) (z65) (not (z73)) (not (z75)) (not (z79))
      (not (z88)) (not (z98)) (not (z107)) (not (z133)) (not (z136)) (not (z144)) (not (z159))
      (not (z160)) (not (z170)) (z174) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z206)) (not (z209)) (not (z210)) (not (z258)) (not (z286)) (not (z310)) (not (z325))
      (not (z332)) (not (z333)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (z397))
    :effect (and
      (not (z65)) (not (z174)) (z325) (not (z397))))
  (:action a7
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z57)) (not (z66)) (not (z73)) (z79) (not (z94)) (not (z98))
      (not (z107)) (not (z119)) (not (z133)) (not (z159)) (not (z160)) (not (z169)) (not (z174))
      (not (z182)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (z209) (not (z215))
      (not (z246)) (not (z256)) (not (z258)) (not (z272)) (not (z286)) (not (z325)) (not (z333))
      (not (z358)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z384))
      (not (z392)) (not (z397)))
    :effect (and
      (not (z79)) (not (z209)) (z325)))
  (:action a8
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z57)) (not (z66)) (not (z73)) (not (z79)) (not (z94))
      (not (z98)) (not (z99)) (not (z107)) (not (z119)) (not (z133)) (not (z159)) (not (z160))
      (not (z169)) (not (z174)) (not (z182)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (z209) (not (z215)) (not (z222)) (not (z246)) (not (z256)) (not (z258)) (not (z272))
      (not (z286)) (not (z294)) (not (z325)) (not (z332)) (not (z333)) (not (z358)) (not (z359))
      (not (z360)) (not (z364)) (not (z367)) (z374) (not (z376)) (not (z381)) (not (z384))
      (not (z388)) (not (z392)) (not (z396)) (not (z397)))
    :effect (and
      (not (z209)) (z325) (not (z374)) (z384)))
  (:action a9
    :parameters ()
    :precondition (and
      (not (z28)) (not (z43)) (not (z50)) (not (z57)) (not (z73)) (not (z74)) (not (z79))
      (not (z98)) (not (z107)) (not (z133)) (not (z156)) (not (z159)) (not (z160)) (not (z174))
      (not (z175)) (not (z178)) (not (z179)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z209)) (not (z258)) (z286) (not (z309)) (not (z314)) (not (z325)) (not (z333))
      (not (z360)) (not (z364)) (z374) (not (z376)) (not (z381)) (not (z390)) (not (z397)))
    :effect (and
      (not (z286)) (z325) (not (z374)) (z390)))
  (:action a10
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z57)) (not (z73)) (not (z79)) (not (z98))
      (not (z107)) (not (z133)) (not (z138)) (not (z143)) (not (z159)) (z160) (not (z174))
      (not (z190)) (not (z191)) (z192) (not (z194)) (not (z209)) (not (z258)) (not (z260))
      (not (z274)) (not (z286)) (not (z297)) (not (z325)) (not (z333)) (not (z352)) (not (z360))
      (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z383)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (not (z160)) (not (z192)) (z325) (z395)))
  (:action a11
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z57)) (not (z73)) (not (z79)) (not (z98))
      (not (z99)) (not (z107)) (not (z133)) (not (z138)) (not (z143)) (not (z159)) (z160)
      (not (z174)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209)) (not (z222))
      (not (z258)) (not (z260)) (not (z274)) (not (z286)) (not (z294)) (not (z297)) (not (z325))
      (not (z332)) (not (z333)) (not (z352)) (not (z359)) (not (z360)) (not (z364)) (not (z367))
      (z374) (not (z376)) (not (z381)) (not (z383)) (not (z384)) (not (z388)) (not (z395))
      (not (z396)) (not (z397)))
    :effect (and
      (not (z160)) (z325) (not (z374)) (z396)))
  (:action a12
    :parameters ()
    :precondition (and
      (not (z22)) (not (z50)) (not (z57)) (not (z59)) (z65) (not (z73)) (not (z75)) (not (z79))
      (not (z88)) (not (z98)) (not (z99)) (not (z107)) (not (z133)) (not (z136)) (not (z144))
      (not (z159)) (not (z160)) (not (z170)) (not (z174)) (not (z190)) (not (z191)) (not (z192))
      (not (z194)) (not (z206)) (not (z209)) (not (z210)) (not (z222)) (not (z258)) (not (z286))
      (not (z294)) (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z359)) (not (z360))
      (not (z364)) (not (z367)) (z374) (not (z376)) (not (z381)) (not (z384)) (not (z388))
      (not (z396)) (z397))
    :effect (and
      (not (z65)) (z325) (z332) (not (z374)) (not (z397))))
  (:action a13
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z66)) (not (z73)) (not (z80)) (not (z94)) (not (z98))
      (not (z114)) (not (z119)) (z140) (not (z159)) (not (z160)) (not (z169)) (not (z177))
      (not (z182)) (not (z183)) (not (z191)) (not (z194)) (z209) (not (z215)) (not (z240))
      (not (z246)) (not (z247)) (not (z256)) (not (z272)) (not (z286)) (not (z302)) (not (z325))
      (not (z333)) (not (z338)) (not (z339)) (not (z358)) (not (z364)) (not (z365)) (not (z376))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z140)) (not (z209)) (z333)))
  (:action a14
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z50)) (not (z72)) (not (z73)) (not (z78)) (not (z80))
      (not (z98)) (not (z114)) (not (z140)) (z159) (not (z160)) (not (z177)) (not (z183))
      (not (z189)) (not (z191)) (not (z194)) (not (z202)) (not (z209)) (not (z232)) (z240)
      (not (z247)) (not (z269)) (not (z273)) (not (z286)) (not (z302)) (not (z306)) (not (z325))
      (not (z333)) (not (z336)) (not (z338)) (not (z339)) (not (z359)) (not (z364)) (not (z365))
      (not (z376)) (not (z397)))
    :effect (and
      (not (z159)) (not (z240)) (z333)))
  (:action a15
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z98)) (not (z114))
      (not (z140)) (not (z143)) (not (z159)) (z160) (not (z177)) (not (z183)) (not (z191))
      (not (z194)) (not (z209)) (z240) (not (z247)) (not (z260)) (not (z274)) (not (z286))
      (not (z297)) (not (z302)) (not (z325)) (not (z333)) (not (z338)) (not (z339)) (not (z352))
      (not (z364)) (not (z365)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z160)) (not (z240)) (z333)))
  (:action a16
    :parameters ()
    :precondition (and
      (not (z45)) (not (z50)) (not (z56)) (z73) (not (z80)) (not (z81)) (not (z98)) (not (z114))
      (not (z124)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z188))
      (not (z191)) (not (z194)) (not (z209)) (not (z234)) (not (z240)) (not (z247)) (not (z248))
      (not (z252)) (not (z253)) (not (z282)) (not (z286)) (not (z302)) (not (z308)) (not (z325))
      (not (z333)) (not (z338)) (z339) (not (z341)) (not (z350)) (not (z364)) (not (z365))
      (not (z376)) (not (z397)))
    :effect (and
      (not (z73)) (z333) (not (z339))))
  (:action a17
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z66)) (not (z73)) (not (z80)) (not (z94)) (not (z98))
      (not (z99)) (not (z114)) (not (z119)) (not (z140)) (not (z159)) (not (z160)) (not (z169))
      (not (z177)) (not (z182)) (not (z183)) (not (z191)) (not (z194)) (z209) (not (z215))
      (not (z222)) (not (z240)) (not (z246)) (not (z247)) (not (z256)) (not (z272)) (not (z286))
      (not (z294)) (z302) (not (z325)) (not (z332)) (not (z333)) (not (z338)) (not (z339))
      (not (z358)) (not (z359)) (not (z364)) (not (z365)) (not (z367)) (not (z376)) (not (z384))
      (not (z388)) (not (z392)) (not (z396)) (not (z397)))
    :effect (and
      (not (z209)) (not (z302)) (z333) (z384)))
  (:action a18
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z98)) (not (z114))
      (not (z138)) (not (z140)) (not (z143)) (not (z159)) (z160) (not (z177)) (z183) (not (z191))
      (not (z194)) (not (z209)) (not (z240)) (not (z247)) (not (z260)) (not (z274)) (not (z286))
      (not (z297)) (not (z302)) (not (z325)) (not (z333)) (not (z338)) (not (z339)) (not (z352))
      (not (z364)) (not (z365)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z160)) (not (z183)) (z333) (z395)))
  (:action a19
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z98)) (not (z99))
      (not (z114)) (not (z138)) (not (z140)) (not (z143)) (not (z159)) (z160) (not (z177))
      (not (z183)) (not (z191)) (not (z194)) (not (z209)) (not (z222)) (not (z240)) (not (z247))
      (not (z260)) (not (z274)) (not (z286)) (not (z294)) (not (z297)) (z302) (not (z325))
      (not (z332)) (not (z333)) (not (z338)) (not (z339)) (not (z352)) (not (z359)) (not (z364))
      (not (z365)) (not (z367)) (not (z376)) (not (z383)) (not (z384)) (not (z388)) (not (z395))
      (not (z396)) (not (z397)))
    :effect (and
      (not (z160)) (not (z302)) (z333) (z396)))
  (:action a20
    :parameters ()
    :precondition (and
      (not (z4)) (not (z17)) (not (z25)) (not (z29)) (not (z50)) (not (z72)) (not (z73))
      (not (z78)) (not (z80)) (not (z98)) (not (z114)) (not (z136)) (not (z140)) (not (z146))
      (z159) (not (z160)) (not (z177)) (not (z183)) (not (z189)) (not (z191)) (not (z194))
      (not (z195)) (not (z202)) (not (z209)) (not (z232)) (not (z240)) (not (z247)) (not (z257))
      (not (z269)) (not (z273)) (not (z286)) (not (z302)) (not (z306)) (not (z325)) (not (z333))
      (not (z336)) (z338) (not (z339)) (not (z359)) (not (z364)) (not (z365)) (not (z376))
      (not (z397)))
    :effect (and
      (not (z159)) (z333) (z336) (not (z338))))
  (:action a21
    :parameters ()
    :precondition (and
      (not (z39)) (not (z45)) (not (z50)) (not (z56)) (z73) (not (z78)) (not (z80)) (not (z81))
      (not (z94)) (not (z98)) (not (z114)) (not (z124)) (not (z125)) (not (z140)) (not (z143))
      (not (z159)) (not (z160)) (not (z177)) (z183) (not (z188)) (not (z191)) (not (z194))
      (not (z205)) (not (z209)) (not (z234)) (not (z240)) (not (z247)) (not (z248)) (not (z251))
      (not (z252)) (not (z253)) (not (z282)) (not (z286)) (z302) (not (z308)) (not (z325))
      (not (z333)) (not (z338)) (not (z339)) (not (z341)) (not (z348)) (not (z350)) (not (z364))
      (not (z365)) (not (z376)) (not (z393)) (not (z397)))
    :effect (and
      (not (z73)) (not (z183)) (not (z302)) (z333) (z341)))
  (:action a22
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z57)) (not (z73)) (not (z79)) (not (z80))
      (not (z84)) (not (z98)) (not (z106)) (not (z107)) (not (z122)) (not (z133)) (not (z138))
      (not (z143)) (not (z144)) (not (z159)) (z160) (not (z174)) (not (z182)) (not (z190))
      (not (z191)) (not (z192)) (not (z194)) (not (z207)) (not (z209)) (not (z232)) (not (z258))
      (not (z260)) (not (z274)) (not (z286)) (not (z287)) (not (z297)) (not (z308)) (not (z309))
      (not (z325)) (not (z333)) (not (z352)) (not (z360)) (not (z364)) (not (z374)) (not (z376))
      (z381) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z160)) (z325) (z352) (not (z381))))
  (:action a23
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z73)) (z80) (not (z84)) (not (z98)) (not (z106))
      (not (z114)) (not (z122)) (not (z138)) (not (z140)) (not (z143)) (not (z144)) (not (z159))
      (z160) (not (z177)) (not (z182)) (not (z183)) (not (z191)) (not (z194)) (not (z207))
      (not (z209)) (not (z232)) (not (z240)) (not (z247)) (not (z260)) (not (z274)) (not (z286))
      (not (z287)) (not (z297)) (not (z302)) (not (z308)) (not (z309)) (not (z325)) (not (z333))
      (not (z338)) (not (z339)) (not (z352)) (not (z364)) (not (z365)) (not (z376)) (not (z381))
      (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z80)) (not (z160)) (z333) (z352)))
  (:action a24
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z57)) (not (z66)) (not (z73)) (not (z79)) (not (z94))
      (not (z98)) (not (z107)) (not (z119)) (not (z133)) (not (z159)) (not (z160)) (not (z169))
      (not (z174)) (not (z182)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (z209)
      (not (z215)) (not (z246)) (not (z256)) (not (z258)) (not (z272)) (not (z286)) (not (z325))
      (not (z333)) (not (z358)) (z360) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z209)) (z325) (z358) (not (z360))))
  (:action a25
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z66)) (not (z73)) (not (z80)) (not (z94)) (not (z98))
      (not (z114)) (not (z119)) (not (z140)) (not (z159)) (not (z160)) (not (z169)) (not (z177))
      (not (z182)) (not (z183)) (not (z191)) (not (z194)) (z209) (not (z215)) (not (z240))
      (not (z246)) (not (z247)) (not (z256)) (not (z272)) (not (z286)) (not (z302)) (not (z325))
      (not (z333)) (z338) (not (z339)) (not (z358)) (not (z364)) (z365) (not (z376)) (not (z384))
      (not (z392)) (not (z397)))
    :effect (and
      (not (z209)) (z333) (not (z338)) (z358) (not (z365))))
  (:action a26
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z50)) (not (z72)) (not (z73)) (not (z78)) (not (z80))
      (not (z98)) (not (z99)) (not (z114)) (not (z140)) (z159) (not (z160)) (not (z177))
      (not (z183)) (not (z189)) (not (z191)) (not (z194)) (not (z202)) (not (z209)) (not (z222))
      (not (z232)) (not (z240)) (not (z247)) (not (z269)) (not (z273)) (not (z286)) (not (z294))
      (z302) (not (z306)) (not (z325)) (not (z332)) (not (z333)) (not (z336)) (not (z338))
      (not (z339)) (not (z359)) (not (z364)) (not (z365)) (not (z367)) (not (z376)) (not (z384))
      (not (z388)) (not (z396)) (not (z397)))
    :effect (and
      (not (z159)) (not (z302)) (z333) (z359)))
  (:action a27
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z40)) (not (z44)) (not (z50)) (not (z69)) (not (z73))
      (not (z76)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z108))
      (not (z115)) (not (z121)) (not (z125)) (not (z128)) (not (z134)) (not (z146)) (not (z159))
      (not (z160)) (not (z191)) (not (z194)) (z204) (not (z209)) (not (z222)) (not (z238))
      (not (z255)) (not (z259)) (not (z286)) (z307) (z317) (not (z325)) (not (z333)) (not (z364))
      (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (not (z307)) (not (z317)) (z364)))
  (:action a28
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z40)) (not (z44)) (not (z50)) (not (z69)) (not (z73))
      (not (z76)) (not (z82)) (z84) (not (z89)) (not (z91)) (not (z98)) (not (z108)) (not (z115))
      (not (z121)) (not (z125)) (not (z128)) (not (z134)) (not (z146)) (not (z159)) (not (z160))
      (not (z191)) (not (z194)) (z204) (not (z209)) (not (z222)) (not (z238)) (not (z255))
      (not (z259)) (not (z286)) (z307) (not (z317)) (not (z325)) (not (z333)) (not (z364))
      (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (not (z84)) (not (z204)) (not (z307)) (z364)))
  (:action a29
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z40)) (z44) (not (z50)) (not (z69)) (not (z73)) (not (z76))
      (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z108)) (not (z115))
      (not (z121)) (not (z125)) (not (z128)) (not (z134)) (not (z146)) (not (z159)) (not (z160))
      (not (z191)) (not (z194)) (z204) (not (z209)) (not (z222)) (not (z238)) (not (z255))
      (not (z259)) (not (z286)) (z307) (not (z317)) (not (z325)) (not (z333)) (not (z364))
      (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (not (z44)) (not (z204)) (z364)))
  (:action a30
    :parameters ()
    :precondition (and
      (not (z25)) (not (z42)) (z44) (z50) (not (z72)) (not (z73)) (not (z76)) (not (z77))
      (not (z82)) (not (z84)) (z89) (not (z91)) (not (z98)) (not (z103)) (not (z106))
      (not (z107)) (not (z108)) (not (z115)) (not (z118)) (not (z121)) (not (z128)) (not (z135))
      (not (z146)) (not (z158)) (not (z159)) (not (z160)) (not (z165)) (not (z191)) (not (z193))
      (not (z194)) (not (z209)) (not (z238)) (not (z286)) (not (z288)) (not (z292)) (not (z294))
      (not (z298)) (not (z303)) (not (z317)) (not (z322)) (not (z325)) (not (z333)) (not (z339))
      (not (z346)) (not (z348)) (not (z364)) (not (z376)) (not (z377)) (not (z392)) (not (z397)))
    :effect (and
      (not (z44)) (not (z50)) (not (z89)) (z322) (z364)))
  (:action a31
    :parameters ()
    :precondition (and
      (not (z25)) (not (z42)) (not (z44)) (z50) (not (z73)) (not (z77)) (not (z82)) (not (z84))
      (not (z89)) (not (z91)) (not (z98)) (not (z106)) (not (z108)) (not (z115)) (z121)
      (not (z128)) (not (z146)) (not (z158)) (not (z159)) (not (z160)) (not (z165)) (not (z191))
      (not (z193)) (not (z194)) (not (z209)) (not (z238)) (not (z286)) (not (z288)) (not (z292))
      (not (z294)) (not (z298)) (not (z303)) (not (z317)) (not (z322)) (not (z325)) (not (z333))
      (not (z346)) (not (z348)) (not (z364)) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (not (z50)) (not (z121)) (z346) (z364)))
  (:action a32
    :parameters ()
    :precondition (and
      (not (z25)) (z39) (not (z42)) (not (z44)) (z50) (not (z73)) (not (z77)) (not (z78))
      (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z94)) (not (z98)) (not (z106))
      (not (z108)) (not (z115)) (not (z121)) (not (z125)) (not (z128)) (not (z131)) (not (z143))
      (not (z146)) (not (z158)) (not (z159)) (not (z160)) (not (z165)) (not (z191)) (not (z193))
      (not (z194)) (not (z205)) (not (z209)) (not (z238)) (not (z251)) (not (z286)) (not (z288))
      (not (z292)) (not (z294)) (not (z298)) (not (z303)) (not (z317)) (not (z322)) (not (z325))
      (not (z333)) (not (z341)) (not (z346)) (not (z348)) (not (z364)) (not (z376)) (not (z377))
      (not (z393)) (not (z397)))
    :effect (and
      (not (z39)) (not (z50)) (z346) (z348) (z364)))
  (:action a33
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z24)) (not (z50)) (not (z57)) (not (z73)) (not (z79))
      (not (z91)) (not (z98)) (not (z107)) (not (z133)) (not (z138)) (not (z143)) (not (z159))
      (z160) (not (z174)) (not (z189)) (not (z190)) (not (z191)) (not (z192)) (not (z193))
      (not (z194)) (not (z206)) (not (z209)) (not (z258)) (not (z259)) (not (z260)) (not (z274))
      (not (z286)) (not (z297)) (not (z325)) (not (z333)) (not (z352)) (z360) (not (z364))
      (not (z374)) (not (z376)) (not (z381)) (not (z383)) (not (z385)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (not (z160)) (z325) (not (z360)) (z383)))
  (:action a34
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z91))
      (not (z98)) (not (z114)) (not (z138)) (not (z140)) (not (z143)) (not (z159)) (z160)
      (not (z177)) (not (z183)) (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z206))
      (not (z209)) (not (z240)) (not (z247)) (not (z259)) (not (z260)) (not (z274)) (not (z286))
      (not (z297)) (not (z302)) (not (z325)) (not (z333)) (z338) (not (z339)) (not (z352))
      (not (z360)) (not (z364)) (z365) (not (z376)) (not (z383)) (not (z385)) (not (z395))
      (not (z396)) (not (z397)))
    :effect (and
      (not (z160)) (z333) (not (z338)) (not (z365)) (z383)))
  (:action a35
    :parameters ()
    :precondition (and
      (not (z6)) (not (z8)) (not (z20)) (not (z40)) (not (z44)) (not (z50)) (not (z69))
      (not (z73)) (not (z76)) (not (z82)) (not (z84)) (not (z89)) (z91) (not (z98)) (not (z108))
      (not (z115)) (not (z121)) (not (z125)) (not (z128)) (not (z134)) (not (z146)) (not (z159))
      (not (z160)) (not (z189)) (not (z191)) (not (z193)) (not (z194)) (z204) (not (z206))
      (not (z209)) (not (z222)) (not (z238)) (not (z255)) (not (z259)) (not (z286)) (z307)
      (not (z317)) (not (z325)) (not (z333)) (not (z360)) (not (z364)) (not (z376)) (not (z377))
      (not (z383)) (not (z385)) (not (z397)))
    :effect (and
      (not (z91)) (not (z204)) (z259) (not (z307)) (z364)))
  (:action a36
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z57)) (not (z73)) (z79) (not (z98)) (not (z107))
      (not (z133)) (not (z138)) (not (z143)) (not (z159)) (z160) (not (z174)) (not (z190))
      (not (z191)) (z192) (not (z194)) (not (z209)) (not (z258)) (not (z260)) (not (z274))
      (not (z286)) (not (z297)) (not (z325)) (not (z333)) (not (z352)) (not (z360)) (not (z364))
      (not (z374)) (not (z376)) (not (z381)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z79)) (not (z160)) (not (z192)) (z260) (z325)))
  (:action a37
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z98)) (not (z114))
      (not (z138)) (not (z140)) (not (z143)) (not (z159)) (z160) (not (z177)) (z183) (not (z191))
      (not (z194)) (not (z209)) (not (z240)) (not (z247)) (not (z260)) (not (z274)) (not (z286))
      (not (z297)) (not (z302)) (not (z325)) (not (z333)) (not (z338)) (not (z339)) (not (z352))
      (not (z364)) (not (z365)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z160)) (not (z183)) (z260) (z333)))
  (:action a38
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z98)) (not (z114))
      (not (z138)) (not (z140)) (not (z143)) (not (z159)) (z160) (z177) (z183) (not (z191))
      (not (z194)) (not (z209)) (not (z240)) (not (z247)) (not (z260)) (not (z274)) (not (z286))
      (not (z297)) (not (z302)) (not (z325)) (not (z333)) (not (z338)) (not (z339)) (not (z352))
      (not (z364)) (not (z365)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z160)) (not (z177)) (not (z183)) (z260) (z333)))
  (:action a39
    :parameters ()
    :precondition (and
      (not (z17)) (not (z28)) (not (z29)) (not (z50)) (not (z52)) (not (z72)) (not (z73))
      (not (z77)) (not (z78)) (not (z80)) (not (z98)) (z114) (not (z133)) (not (z134))
      (not (z140)) (not (z148)) (z159) (not (z160)) (not (z177)) (not (z183)) (not (z189))
      (not (z191)) (not (z194)) (not (z202)) (not (z209)) (not (z215)) (not (z232)) (not (z240))
      (not (z247)) (not (z248)) (not (z269)) (not (z273)) (not (z286)) (not (z302)) (not (z306))
      (not (z325)) (not (z333)) (not (z336)) (not (z338)) (not (z339)) (not (z359)) (not (z364))
      (not (z365)) (not (z366)) (not (z371)) (not (z376)) (not (z382)) (not (z397)))
    :effect (and
      (not (z114)) (not (z159)) (z269) (z333)))
  (:action a40
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z50)) (not (z72)) (not (z73)) (not (z78)) (not (z80))
      (not (z98)) (not (z114)) (not (z140)) (z159) (not (z160)) (not (z177)) (not (z183))
      (not (z189)) (not (z191)) (not (z194)) (not (z202)) (not (z209)) (not (z232)) (not (z240))
      (not (z247)) (not (z269)) (not (z273)) (not (z286)) (not (z302)) (not (z306)) (not (z325))
      (not (z333)) (not (z336)) (not (z338)) (not (z339)) (not (z359)) (not (z364)) (not (z365))
      (not (z376)) (not (z397)))
    :effect (and
      (not (z159)) (z273) (z333)))
  (:action a41
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z57)) (not (z73)) (not (z79)) (not (z98))
      (not (z107)) (not (z133)) (not (z138)) (not (z143)) (not (z159)) (z160) (not (z174)) (z190)
      (not (z191)) (not (z192)) (not (z194)) (not (z209)) (not (z258)) (not (z260)) (not (z274))
      (not (z286)) (not (z297)) (not (z325)) (not (z333)) (not (z352)) (not (z360)) (not (z364))
      (not (z374)) (not (z376)) (not (z381)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z160)) (not (z190)) (z274) (z325)))
  (:action a42
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z98)) (not (z114))
      (not (z138)) (not (z140)) (not (z143)) (not (z159)) (z160) (not (z177)) (not (z183))
      (not (z191)) (not (z194)) (not (z209)) (not (z240)) (not (z247)) (not (z260)) (not (z274))
      (not (z286)) (not (z297)) (not (z302)) (not (z325)) (not (z333)) (z338) (not (z339))
      (not (z352)) (not (z364)) (not (z365)) (not (z376)) (not (z383)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (not (z160)) (z274) (z333) (not (z338))))
  (:action a43
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z57)) (not (z73)) (z79) (not (z98)) (not (z107))
      (not (z133)) (not (z138)) (not (z143)) (not (z159)) (z160) (not (z174)) (not (z190))
      (not (z191)) (not (z192)) (not (z194)) (not (z209)) (not (z258)) (not (z260)) (not (z274))
      (not (z286)) (not (z297)) (not (z325)) (not (z333)) (not (z352)) (not (z360)) (not (z364))
      (not (z374)) (not (z376)) (not (z381)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z79)) (not (z160)) (z260) (z274) (z325)))
  (:action a44
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z98)) (not (z114))
      (not (z138)) (z140) (not (z143)) (not (z159)) (z160) (not (z177)) (not (z183)) (not (z191))
      (not (z194)) (not (z209)) (not (z240)) (not (z247)) (not (z260)) (not (z274)) (not (z286))
      (not (z297)) (not (z302)) (not (z325)) (not (z333)) (not (z338)) (not (z339)) (not (z352))
      (not (z364)) (not (z365)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z140)) (not (z160)) (z260) (z274) (z333)))
  (:action a45
    :parameters ()
    :precondition (and
      (not (z45)) (not (z50)) (not (z56)) (not (z59)) (z73) (not (z80)) (not (z81)) (not (z98))
      (not (z114)) (not (z124)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z178))
      (z183) (not (z188)) (not (z191)) (not (z194)) (not (z209)) (not (z234)) (not (z240))
      (not (z247)) (not (z248)) (not (z252)) (not (z253)) (not (z282)) (not (z286)) (not (z302))
      (not (z308)) (not (z325)) (not (z333)) (not (z338)) (not (z339)) (not (z341)) (not (z350))
      (not (z364)) (not (z365)) (not (z376)) (not (z397)))
    :effect (and
      (not (z73)) (not (z183)) (z282) (z333)))
  (:action a46
    :parameters ()
    :precondition (and
      (not (z45)) (not (z50)) (not (z56)) (not (z59)) (z73) (not (z80)) (not (z81)) (not (z98))
      (not (z114)) (not (z124)) (not (z140)) (not (z159)) (not (z160)) (z177) (not (z178)) (z183)
      (not (z188)) (not (z191)) (not (z194)) (not (z209)) (not (z234)) (not (z240)) (not (z247))
      (not (z248)) (not (z252)) (not (z253)) (not (z282)) (not (z286)) (not (z302)) (not (z308))
      (not (z325)) (not (z333)) (not (z338)) (not (z339)) (not (z341)) (not (z350)) (not (z364))
      (not (z365)) (not (z376)) (not (z397)))
    :effect (and
      (not (z73)) (not (z177)) (not (z183)) (z282) (z333)))
  (:action a47
    :parameters ()
    :precondition (and
      (not (z28)) (not (z43)) (not (z50)) (not (z57)) (not (z73)) (not (z74)) (not (z79))
      (not (z98)) (not (z107)) (not (z133)) (z156) (not (z159)) (not (z160)) (not (z174))
      (not (z175)) (not (z178)) (not (z179)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z209)) (not (z258)) (not (z286)) (not (z309)) (z314) (z325) (not (z333)) (not (z360))
      (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z390)) (not (z397)))
    :effect (and
      (not (z156)) (z286) (not (z314)) (not (z325))))
  (:action a48
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (not (z43)) (not (z50)) (not (z53)) (not (z73)) (not (z74))
      (not (z98)) (not (z118)) (not (z148)) (not (z156)) (not (z159)) (not (z160)) (not (z175))
      (not (z178)) (not (z179)) (z191) (not (z194)) (not (z195)) (not (z209)) (not (z224))
      (not (z231)) (not (z286)) (not (z300)) (z309) (not (z314)) (not (z325)) (not (z333))
      (not (z343)) (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z390))
      (not (z393)) (not (z397)))
    :effect (and
      (not (z191)) (z286) (not (z309))))
  (:action a49
    :parameters ()
    :precondition (and
      (not (z6)) (z18) (not (z28)) (not (z31)) (not (z35)) (z43) (not (z50)) (not (z52))
      (not (z73)) (not (z74)) (not (z91)) (not (z98)) (not (z99)) (not (z102)) (not (z109))
      (not (z135)) (not (z156)) (not (z159)) (not (z160)) (not (z175)) (not (z178)) (not (z179))
      (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z205)) (not (z206)) (not (z209))
      (not (z217)) (not (z230)) (not (z257)) (not (z259)) (not (z286)) (not (z287)) (not (z301))
      (not (z309)) (not (z314)) (not (z325)) (not (z333)) (not (z360)) (not (z364)) (not (z376))
      (not (z383)) (not (z385)) (not (z390)) (not (z397)))
    :effect (and
      (not (z18)) (not (z43)) (z286) (z385)))
  (:action a50
    :parameters ()
    :precondition (and
      (not (z6)) (z18) (not (z28)) (not (z31)) (not (z35)) (z43) (not (z50)) (not (z52))
      (not (z73)) (not (z74)) (not (z91)) (not (z98)) (not (z99)) (not (z102)) (not (z109))
      (not (z135)) (not (z156)) (not (z159)) (not (z160)) (not (z175)) (not (z178)) (not (z179))
      (not (z189)) (not (z191)) (not (z193)) (not (z194)) (z205) (not (z206)) (not (z209))
      (not (z217)) (not (z230)) (not (z257)) (not (z259)) (not (z286)) (not (z287)) (not (z301))
      (not (z309)) (not (z314)) (not (z325)) (not (z333)) (not (z360)) (not (z364)) (not (z376))
      (not (z383)) (not (z385)) (not (z390)) (not (z397)))
    :effect (and
      (not (z18)) (not (z43)) (not (z205)) (z286) (z385)))
  (:action a51
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (not (z39)) (not (z43)) (not (z50)) (not (z53)) (not (z73))
      (not (z74)) (not (z78)) (not (z94)) (not (z98)) (not (z118)) (not (z125)) (not (z131))
      (not (z143)) (not (z148)) (not (z156)) (not (z159)) (not (z160)) (not (z175)) (not (z178))
      (not (z179)) (z191) (not (z194)) (not (z195)) (not (z205)) (not (z209)) (not (z224))
      (not (z231)) (not (z251)) (not (z286)) (not (z300)) (not (z309)) (z314) (not (z325))
      (not (z333)) (not (z341)) (not (z343)) (not (z348)) (not (z356)) (not (z364)) (not (z367))
      (not (z369)) (not (z376)) (z390) (not (z393)) (not (z397)))
    :effect (and
      (not (z191)) (z286) (not (z314)) (not (z390)) (z393)))
  (:action a52
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z28)) (not (z29)) (not (z35)) (not (z43)) (not (z50))
      (not (z53)) (not (z57)) (not (z73)) (z74) (not (z75)) (not (z81)) (not (z98)) (not (z118))
      (not (z138)) (not (z148)) (not (z156)) (not (z157)) (not (z159)) (not (z160)) (not (z165))
      (not (z175)) (not (z178)) (not (z179)) (z191) (not (z194)) (not (z195)) (not (z209))
      (not (z224)) (not (z231)) (not (z243)) (not (z286)) (not (z300)) (not (z309)) (not (z314))
      (not (z317)) (not (z325)) (not (z333)) (not (z343)) (not (z356)) (not (z364)) (not (z367))
      (not (z369)) (not (z376)) (not (z390)) (not (z393)) (not (z397)))
    :effect (and
      (not (z74)) (not (z191)) (z286) (z343)))
  (:action a53
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (z43) (not (z50)) (not (z57)) (not (z73)) (not (z74)) (not (z79))
      (not (z91)) (not (z98)) (not (z107)) (not (z133)) (not (z156)) (not (z159)) (not (z160))
      (not (z174)) (not (z175)) (not (z178)) (not (z179)) (not (z189)) (not (z190)) (not (z191))
      (not (z192)) (not (z193)) (not (z194)) (not (z206)) (not (z209)) (not (z258)) (not (z259))
      (not (z286)) (not (z309)) (not (z314)) (z325) (not (z333)) (not (z360)) (not (z364))
      (not (z374)) (not (z376)) (not (z381)) (not (z383)) (not (z385)) (not (z390)) (not (z397)))
    :effect (and
      (not (z43)) (z286) (not (z325)) (z360)))
  (:action a54
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (not (z43)) (not (z50)) (not (z53)) (not (z73)) (not (z74))
      (not (z98)) (not (z99)) (not (z118)) (not (z148)) (not (z156)) (not (z159)) (not (z160))
      (not (z175)) (not (z178)) (not (z179)) (z191) (not (z194)) (not (z195)) (not (z209))
      (not (z222)) (not (z224)) (not (z231)) (not (z286)) (not (z294)) (not (z300)) (not (z309))
      (not (z314)) (not (z325)) (not (z332)) (not (z333)) (not (z343)) (not (z356)) (not (z359))
      (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z384)) (not (z388)) (z390)
      (not (z393)) (not (z396)) (not (z397)))
    :effect (and
      (not (z191)) (z286) (z367) (not (z390))))
  (:action a55
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (not (z43)) (not (z50)) (not (z53)) (not (z73)) (not (z74))
      (not (z98)) (not (z118)) (not (z148)) (not (z156)) (not (z159)) (not (z160)) (not (z175))
      (z178) (not (z179)) (z191) (not (z194)) (not (z195)) (not (z209)) (not (z224)) (not (z231))
      (not (z286)) (not (z300)) (not (z309)) (not (z314)) (not (z325)) (not (z333)) (not (z343))
      (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z390)) (not (z393))
      (not (z397)))
    :effect (and
      (not (z178)) (not (z191)) (z286) (z369)))
  (:action a56
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (not (z42)) (not (z43)) (not (z50)) (not (z53)) (not (z56))
      (not (z73)) (not (z74)) (not (z98)) (not (z102)) (not (z115)) (not (z118)) (not (z140))
      (not (z148)) (z156) (not (z159)) (not (z160)) (not (z175)) (not (z178)) (z179) (z191)
      (not (z194)) (not (z195)) (not (z209)) (not (z224)) (not (z231)) (not (z280)) (not (z286))
      (not (z300)) (not (z309)) (not (z313)) (z314) (not (z325)) (not (z333)) (not (z343))
      (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z390)) (not (z393))
      (not (z397)))
    :effect (and
      (not (z156)) (not (z179)) (not (z191)) (z286) (not (z314)) (z356) (z369)))
  (:action a57
    :parameters ()
    :precondition (and
      (not (z28)) (not (z43)) (not (z50)) (not (z57)) (not (z73)) (not (z74)) (not (z79))
      (not (z98)) (not (z107)) (not (z133)) (not (z156)) (not (z159)) (not (z160)) (not (z174))
      (not (z175)) (not (z178)) (not (z179)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z209)) (not (z258)) (not (z286)) (not (z309)) (not (z314)) (z325) (not (z333))
      (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (z390) (not (z397)))
    :effect (and
      (z286) (not (z325)) (z374) (not (z390))))
  (:action a58
    :parameters ()
    :precondition (and
      (not (z28)) (not (z43)) (not (z50)) (not (z57)) (not (z73)) (not (z74)) (not (z79))
      (not (z80)) (not (z84)) (not (z98)) (not (z106)) (not (z107)) (not (z122)) (not (z133))
      (not (z144)) (not (z156)) (not (z159)) (not (z160)) (not (z174)) (not (z175)) (not (z178))
      (not (z179)) (not (z182)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z207))
      (not (z209)) (not (z232)) (not (z258)) (not (z286)) (not (z287)) (not (z308)) (z309)
      (not (z314)) (z325) (not (z333)) (not (z352)) (not (z360)) (not (z364)) (not (z374))
      (not (z376)) (not (z381)) (not (z390)) (not (z397)))
    :effect (and
      (z286) (not (z309)) (not (z325)) (z381)))
  (:action a59
    :parameters ()
    :precondition (and
      (not (z4)) (z18) (not (z25)) (not (z28)) (not (z31)) (not (z35)) (z43) (not (z50))
      (not (z52)) (not (z73)) (not (z74)) (not (z98)) (not (z99)) (not (z102)) (not (z109))
      (not (z135)) (not (z136)) (not (z146)) (z156) (not (z159)) (not (z160)) (not (z175))
      (not (z178)) (not (z179)) (not (z191)) (not (z194)) (not (z195)) (not (z205)) (not (z209))
      (not (z217)) (not (z230)) (not (z257)) (not (z286)) (not (z287)) (not (z301)) (not (z309))
      (not (z314)) (not (z325)) (not (z333)) (not (z336)) (not (z364)) (not (z376)) (not (z385))
      (not (z390)) (not (z397)))
    :effect (and
      (not (z18)) (not (z43)) (not (z156)) (z257) (z286)))
  (:action a60
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z27)) (not (z28)) (not (z43)) (not (z50)) (not (z53))
      (not (z57)) (not (z73)) (not (z74)) (not (z79)) (not (z98)) (not (z107)) (not (z124))
      (not (z128)) (not (z133)) (not (z138)) (not (z156)) (not (z159)) (not (z160)) (not (z174))
      (z175) (not (z178)) (not (z179)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z198)) (not (z209)) (not (z246)) (not (z258)) (not (z286)) (not (z288)) (not (z309))
      (not (z314)) (z325) (not (z333)) (not (z360)) (not (z364)) (not (z374)) (not (z376))
      (not (z381)) (not (z390)) (not (z397)))
    :effect (and
      (not (z175)) (z258) (z286) (not (z325))))
  (:action a61
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z25)) (not (z27)) (not (z42)) (not (z44)) (z50) (not (z53))
      (not (z73)) (not (z77)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98))
      (not (z106)) (not (z108)) (not (z115)) (not (z121)) (not (z124)) (z128) (not (z146))
      (not (z158)) (not (z159)) (not (z160)) (not (z165)) (not (z175)) (not (z191)) (not (z193))
      (not (z194)) (not (z198)) (not (z209)) (not (z238)) (not (z246)) (not (z258)) (not (z286))
      (not (z288)) (not (z292)) (not (z294)) (not (z298)) (not (z303)) (not (z317)) (not (z322))
      (not (z325)) (not (z333)) (not (z346)) (not (z348)) (not (z364)) (not (z376)) (not (z377))
      (not (z397)))
    :effect (and
      (not (z50)) (not (z128)) (z288) (z364)))
  (:action a62
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z42)) (z44) (z50) (not (z73)) (not (z77)) (not (z82))
      (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z106)) (not (z108)) (not (z115))
      (not (z121)) (not (z128)) (not (z146)) (not (z158)) (not (z159)) (not (z160)) (not (z165))
      (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z238)) (not (z247)) (not (z286))
      (not (z288)) (not (z292)) (not (z294)) (not (z298)) (not (z303)) (not (z317)) (not (z322))
      (not (z325)) (not (z333)) (not (z346)) (not (z348)) (not (z364)) (not (z376)) (not (z377))
      (not (z397)))
    :effect (and
      (not (z44)) (not (z50)) (z292) (z364)))
  (:action a63
    :parameters ()
    :precondition (and
      (not (z25)) (not (z42)) (not (z44)) (z50) (not (z73)) (not (z77)) (z82) (not (z84))
      (not (z89)) (not (z91)) (not (z98)) (not (z99)) (not (z106)) (not (z108)) (not (z115))
      (not (z121)) (not (z128)) (not (z146)) (not (z158)) (not (z159)) (not (z160)) (not (z165))
      (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z222)) (not (z238)) (not (z286))
      (not (z288)) (not (z292)) (not (z294)) (not (z298)) (not (z303)) (not (z317)) (not (z322))
      (not (z325)) (not (z332)) (not (z333)) (not (z346)) (not (z348)) (not (z359)) (not (z364))
      (not (z367)) (not (z376)) (not (z377)) (not (z384)) (not (z388)) (not (z396)) (not (z397)))
    :effect (and
      (not (z50)) (not (z82)) (z294) (z364)))
  (:action a64
    :parameters ()
    :precondition (and
      (not (z6)) (not (z27)) (not (z41)) (not (z50)) (not (z53)) (not (z70)) (not (z73))
      (not (z98)) (not (z118)) (not (z120)) (z122) (not (z148)) (not (z153)) (not (z159))
      (not (z160)) (z191) (not (z194)) (not (z195)) (not (z209)) (not (z224)) (not (z231))
      (not (z235)) (not (z286)) (not (z295)) (not (z300)) (not (z313)) (not (z325)) (not (z333))
      (not (z343)) (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z382))
      (not (z393)) (not (z397)))
    :effect (and
      (not (z122)) (not (z191)) (z295) (z376)))
  (:action a65
    :parameters ()
    :precondition (and
      (not (z27)) (z41) (not (z46)) (not (z50)) (not (z70)) (not (z73)) (z98) (not (z105))
      (not (z112)) (not (z120)) (not (z122)) (not (z139)) (not (z153)) (not (z154)) (not (z157))
      (not (z159)) (not (z160)) (not (z173)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z235)) (not (z280)) (not (z286)) (not (z295)) (not (z313)) (not (z325)) (not (z333))
      (not (z345)) (not (z364)) (not (z366)) (not (z376)) (not (z382)) (not (z397)))
    :effect (and
      (not (z41)) (not (z98)) (z295) (z376)))
  (:action a66
    :parameters ()
    :precondition (and
      (not (z27)) (z41) (not (z46)) (not (z50)) (z70) (not (z73)) (z98) (not (z105)) (not (z112))
      (not (z120)) (not (z122)) (z131) (not (z139)) (not (z153)) (not (z154)) (not (z157))
      (not (z159)) (not (z160)) (not (z173)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z235)) (not (z280)) (not (z286)) (not (z295)) (not (z313)) (not (z325)) (not (z333))
      (not (z345)) (not (z364)) (not (z366)) (not (z376)) (not (z382)) (not (z397)))
    :effect (and
      (not (z41)) (not (z70)) (not (z98)) (z295) (z376)))
  (:action a67
    :parameters ()
    :precondition (and
      (not (z6)) (not (z27)) (not (z39)) (z41) (not (z50)) (not (z53)) (z70) (not (z73))
      (not (z78)) (not (z94)) (not (z98)) (not (z118)) (not (z120)) (not (z122)) (not (z125))
      (not (z131)) (not (z143)) (not (z148)) (not (z153)) (not (z159)) (not (z160)) (z191)
      (not (z194)) (not (z195)) (not (z205)) (not (z209)) (not (z224)) (not (z231)) (not (z235))
      (not (z251)) (not (z286)) (not (z295)) (not (z300)) (not (z313)) (not (z325)) (not (z333))
      (not (z341)) (not (z343)) (not (z348)) (not (z356)) (not (z364)) (not (z367)) (not (z369))
      (not (z376)) (not (z382)) (not (z393)) (not (z397)))
    :effect (and
      (not (z41)) (not (z70)) (not (z191)) (z295) (z376) (z393)))
  (:action a68
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z27)) (not (z29)) (not (z35)) (not (z41)) (not (z50))
      (not (z53)) (not (z57)) (not (z70)) (not (z73)) (not (z75)) (not (z81)) (not (z98))
      (not (z118)) (not (z120)) (not (z122)) (not (z138)) (not (z148)) (not (z153)) (not (z157))
      (not (z159)) (not (z160)) (not (z165)) (z191) (not (z194)) (not (z195)) (not (z209))
      (not (z224)) (not (z231)) (not (z235)) (not (z243)) (not (z286)) (not (z295)) (not (z300))
      (not (z313)) (z315) (not (z317)) (not (z325)) (not (z333)) (not (z343)) (not (z356))
      (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z382)) (not (z393)) (not (z397)))
    :effect (and
      (not (z191)) (z295) (z343) (z376)))
  (:action a69
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z27)) (not (z29)) (not (z35)) (not (z41)) (not (z50))
      (not (z53)) (not (z57)) (not (z70)) (not (z73)) (not (z75)) (not (z81)) (not (z98))
      (not (z118)) (not (z120)) (not (z122)) (not (z138)) (not (z148)) (not (z153)) (not (z157))
      (not (z159)) (not (z160)) (not (z165)) (z191) (not (z194)) (not (z195)) (not (z209))
      (not (z224)) (not (z231)) (not (z235)) (not (z243)) (not (z286)) (not (z295)) (not (z300))
      (not (z313)) (z315) (not (z317)) (not (z325)) (not (z333)) (not (z343)) (not (z356))
      (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z382)) (not (z393)) (not (z397)))
    :effect (and
      (not (z191)) (z295) (not (z315)) (z343) (z376)))
  (:action a70
    :parameters ()
    :precondition (and
      (z4) (not (z27)) (not (z41)) (not (z46)) (not (z50)) (not (z70)) (not (z73)) (z98)
      (not (z105)) (not (z112)) (not (z120)) (not (z122)) (not (z131)) (not (z139)) (not (z153))
      (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z191)) (not (z194))
      (not (z198)) (not (z209)) (not (z235)) (not (z280)) (not (z286)) (not (z295)) (not (z313))
      (not (z325)) (not (z333)) (not (z345)) (not (z364)) (not (z366)) (not (z376)) (not (z382))
      (not (z397)))
    :effect (and
      (not (z4)) (not (z98)) (z295) (z345) (z376)))
  (:action a71
    :parameters ()
    :precondition (and
      (not (z6)) (not (z27)) (not (z41)) (not (z50)) (not (z53)) (z70) (not (z73)) (not (z98))
      (not (z99)) (not (z118)) (not (z120)) (not (z122)) (not (z148)) (not (z153)) (not (z159))
      (not (z160)) (z191) (not (z194)) (not (z195)) (not (z209)) (not (z222)) (not (z224))
      (not (z231)) (not (z235)) (not (z286)) (not (z294)) (not (z295)) (not (z300)) (not (z313))
      (not (z325)) (not (z332)) (not (z333)) (not (z343)) (not (z356)) (not (z359)) (not (z364))
      (not (z367)) (not (z369)) (not (z376)) (not (z382)) (not (z384)) (not (z388)) (not (z393))
      (not (z396)) (not (z397)))
    :effect (and
      (not (z70)) (not (z191)) (z295) (z367) (z376)))
  (:action a72
    :parameters ()
    :precondition (and
      (not (z6)) (not (z27)) (z41) (not (z50)) (not (z53)) (not (z70)) (not (z73)) (not (z98))
      (not (z118)) (not (z120)) (not (z122)) (not (z148)) (not (z153)) (not (z159)) (not (z160))
      (z191) (not (z194)) (not (z195)) (not (z209)) (not (z224)) (not (z231)) (not (z235))
      (not (z286)) (not (z295)) (not (z300)) (not (z313)) (not (z325)) (not (z333)) (not (z343))
      (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z382)) (not (z393))
      (not (z397)))
    :effect (and
      (not (z41)) (not (z191)) (z295) (z369) (z376)))
  (:action a73
    :parameters ()
    :precondition (and
      (not (z6)) (not (z27)) (z41) (not (z42)) (not (z50)) (not (z53)) (not (z56)) (not (z70))
      (not (z73)) (not (z98)) (not (z102)) (not (z115)) (not (z118)) (not (z120)) (not (z122))
      (not (z140)) (not (z148)) (not (z153)) (not (z159)) (not (z160)) (not (z179)) (z191)
      (not (z194)) (not (z195)) (not (z209)) (not (z224)) (not (z231)) (not (z235)) (not (z280))
      (not (z286)) (not (z295)) (not (z300)) (z313) (not (z325)) (not (z333)) (not (z343))
      (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z382)) (not (z393))
      (not (z397)))
    :effect (and
      (not (z41)) (not (z191)) (z295) (not (z313)) (z356) (z369) (z376)))
  (:action a74
    :parameters ()
    :precondition (and
      (not (z27)) (z41) (not (z42)) (not (z46)) (not (z50)) (not (z56)) (not (z70)) (not (z73))
      (z98) (not (z102)) (not (z105)) (not (z112)) (not (z115)) (not (z120)) (not (z122))
      (not (z131)) (not (z139)) (not (z140)) (not (z153)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z173)) (not (z179)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z235)) (not (z280)) (not (z286)) (not (z295)) (z313) (not (z325)) (not (z333))
      (not (z345)) (not (z356)) (not (z364)) (not (z366)) (not (z376)) (not (z382)) (not (z397)))
    :effect (and
      (not (z41)) (not (z98)) (z280) (z295) (not (z313)) (z376)))
  (:action a75
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z57)) (not (z73)) (not (z79)) (not (z98))
      (not (z107)) (not (z133)) (not (z143)) (not (z159)) (z160) (not (z174)) (not (z190))
      (not (z191)) (not (z192)) (not (z194)) (not (z209)) (z258) (not (z260)) (not (z274))
      (not (z286)) (not (z297)) (not (z325)) (not (z333)) (not (z352)) (not (z360)) (not (z364))
      (not (z374)) (not (z376)) (not (z381)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z160)) (not (z258)) (z297) (z325)))
  (:action a76
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (z57) (not (z73)) (not (z79)) (not (z98)) (not (z107))
      (not (z133)) (not (z143)) (not (z159)) (z160) (not (z174)) (not (z190)) (not (z191))
      (not (z192)) (not (z194)) (not (z209)) (not (z258)) (not (z260)) (not (z274)) (not (z286))
      (not (z297)) (not (z325)) (not (z333)) (not (z352)) (not (z360)) (not (z364)) (not (z374))
      (not (z376)) (not (z381)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z57)) (not (z160)) (z297) (z325)))
  (:action a77
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z98)) (not (z114))
      (not (z140)) (not (z143)) (not (z159)) (z160) (not (z177)) (not (z183)) (not (z191))
      (not (z194)) (not (z209)) (not (z240)) (not (z247)) (not (z260)) (not (z274)) (not (z286))
      (not (z297)) (not (z302)) (not (z325)) (not (z333)) (not (z338)) (not (z339)) (not (z352))
      (not (z364)) (z365) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z160)) (z297) (z333) (not (z365))))
  (:action a78
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z98)) (not (z114))
      (not (z140)) (not (z143)) (not (z159)) (z160) (not (z177)) (not (z183)) (not (z191))
      (not (z194)) (not (z209)) (not (z240)) (not (z247)) (not (z260)) (not (z274)) (not (z286))
      (not (z297)) (z302) (not (z325)) (not (z333)) (not (z338)) (not (z339)) (not (z352))
      (not (z364)) (z365) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z160)) (z297) (not (z302)) (z333) (not (z365))))
  (:action a79
    :parameters ()
    :precondition (and
      (not (z25)) (not (z42)) (not (z44)) (z50) (not (z73)) (not (z77)) (not (z82)) (not (z84))
      (not (z89)) (not (z91)) (not (z98)) (not (z106)) (z108) (not (z115)) (not (z121))
      (not (z128)) (not (z146)) (not (z158)) (not (z159)) (not (z160)) (not (z165)) (not (z191))
      (not (z193)) (not (z194)) (not (z209)) (not (z238)) (not (z286)) (not (z288)) (not (z292))
      (not (z294)) (not (z298)) (not (z303)) (not (z317)) (not (z322)) (not (z325)) (not (z333))
      (not (z346)) (not (z348)) (not (z364)) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (not (z50)) (not (z108)) (z298) (z364)))
  (:action a80
    :parameters ()
    :precondition (and
      (not (z6)) (not (z27)) (not (z41)) (not (z50)) (not (z53)) (not (z70)) (not (z73))
      (not (z98)) (not (z118)) (not (z120)) (not (z122)) (not (z148)) (not (z153)) (not (z159))
      (not (z160)) (z191) (not (z194)) (not (z195)) (not (z209)) (not (z224)) (not (z231))
      (not (z235)) (not (z286)) (z295) (not (z300)) (not (z313)) (not (z325)) (not (z333))
      (not (z343)) (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z382))
      (not (z393)) (not (z397)))
    :effect (and
      (not (z191)) (z300) (z376)))
  (:action a81
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (not (z43)) (not (z50)) (not (z53)) (not (z73)) (not (z74))
      (not (z98)) (not (z118)) (not (z148)) (z156) (not (z159)) (not (z160)) (not (z175))
      (not (z178)) (not (z179)) (z191) (not (z194)) (not (z195)) (not (z209)) (not (z224))
      (not (z231)) (not (z286)) (not (z300)) (not (z309)) (z314) (not (z325)) (not (z333))
      (not (z343)) (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z390))
      (not (z393)) (not (z397)))
    :effect (and
      (not (z156)) (not (z191)) (z286) (z300) (not (z314))))
  (:action a82
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (not (z43)) (not (z50)) (not (z53)) (not (z73)) (not (z74))
      (not (z98)) (not (z118)) (not (z148)) (not (z156)) (not (z159)) (not (z160)) (not (z175))
      (not (z178)) (not (z179)) (z191) (not (z194)) (not (z195)) (not (z209)) (not (z224))
      (not (z231)) (not (z286)) (not (z300)) (not (z309)) (z314) (not (z325)) (not (z333))
      (not (z343)) (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z390))
      (not (z393)) (not (z397)))
    :effect (and
      (not (z191)) (z286) (z300) (not (z314)) (z369)))
  (:action a83
    :parameters ()
    :precondition (and
      (not (z6)) (not (z27)) (not (z41)) (not (z50)) (not (z53)) (not (z70)) (not (z73))
      (not (z98)) (not (z118)) (z120) (not (z122)) (not (z148)) (not (z153)) (not (z159))
      (not (z160)) (z191) (not (z194)) (not (z195)) (not (z209)) (not (z224)) (not (z231))
      (not (z235)) (not (z286)) (not (z295)) (not (z300)) (not (z313)) (not (z325)) (not (z333))
      (not (z343)) (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z382))
      (not (z393)) (not (z397)))
    :effect (and
      (not (z120)) (not (z191)) (z295) (z300) (z369) (z376)))
  (:action a84
    :parameters ()
    :precondition (and
      (z18) (not (z28)) (not (z31)) (not (z35)) (not (z43)) (not (z50)) (not (z52)) (not (z73))
      (not (z74)) (not (z98)) (not (z99)) (not (z102)) (not (z109)) (not (z135)) (not (z156))
      (not (z159)) (not (z160)) (not (z175)) (z178) (not (z179)) (not (z191)) (not (z194))
      (not (z205)) (not (z209)) (not (z217)) (not (z230)) (not (z257)) (not (z286)) (not (z287))
      (not (z301)) (not (z309)) (not (z314)) (not (z325)) (not (z333)) (not (z364)) (not (z376))
      (not (z385)) (not (z390)) (not (z397)))
    :effect (and
      (not (z18)) (not (z178)) (z286) (z301)))
  (:action a85
    :parameters ()
    :precondition (and
      (z18) (not (z28)) (not (z31)) (not (z35)) (not (z43)) (not (z50)) (not (z52)) (not (z73))
      (not (z74)) (not (z80)) (not (z84)) (not (z98)) (not (z99)) (not (z102)) (not (z106))
      (not (z109)) (not (z122)) (not (z135)) (not (z144)) (not (z156)) (not (z159)) (not (z160))
      (not (z175)) (not (z178)) (not (z179)) (not (z182)) (not (z191)) (not (z194)) (not (z205))
      (not (z207)) (not (z209)) (not (z217)) (not (z230)) (not (z232)) (not (z257)) (not (z286))
      (not (z287)) (not (z301)) (not (z308)) (z309) (not (z314)) (not (z325)) (not (z333))
      (not (z352)) (not (z364)) (not (z376)) (not (z381)) (not (z385)) (not (z390)) (not (z397)))
    :effect (and
      (not (z18)) (z286) (z287) (z301) (not (z309))))
  (:action a86
    :parameters ()
    :precondition (and
      (not (z25)) (not (z42)) (not (z44)) (z50) (not (z69)) (not (z73)) (not (z77)) (not (z82))
      (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z105)) (not (z106)) (not (z108))
      (not (z115)) (not (z121)) (not (z128)) (not (z146)) (not (z158)) (not (z159)) (not (z160))
      (not (z165)) (not (z174)) (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z224))
      (not (z230)) (z238) (not (z240)) (not (z256)) (not (z286)) (not (z288)) (not (z292))
      (not (z294)) (not (z298)) (not (z303)) (not (z317)) (not (z322)) (not (z325)) (not (z333))
      (not (z346)) (not (z348)) (not (z364)) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (not (z50)) (not (z238)) (z303) (z364)))
  (:action a87
    :parameters ()
    :precondition (and
      (not (z25)) (not (z42)) (not (z44)) (z50) (not (z69)) (not (z73)) (not (z77)) (not (z82))
      (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z105)) (not (z106)) (not (z108))
      (not (z115)) (not (z121)) (not (z128)) (not (z146)) (not (z158)) (not (z159)) (not (z160))
      (not (z165)) (not (z174)) (z177) (z183) (not (z191)) (not (z193)) (not (z194)) (not (z209))
      (not (z224)) (not (z230)) (z238) (not (z240)) (not (z256)) (not (z286)) (not (z288))
      (not (z292)) (not (z294)) (not (z298)) (not (z302)) (not (z303)) (not (z317)) (not (z322))
      (not (z325)) (not (z333)) (not (z338)) (not (z346)) (not (z348)) (not (z364)) (not (z365))
      (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (not (z50)) (not (z177)) (not (z238)) (z303) (z364)))
  (:action a88
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z50)) (not (z72)) (not (z73)) (not (z78)) (not (z80))
      (not (z98)) (not (z114)) (not (z140)) (z159) (not (z160)) (not (z177)) (not (z183))
      (not (z189)) (not (z191)) (not (z194)) (not (z202)) (not (z209)) (not (z232)) (not (z240))
      (not (z247)) (not (z269)) (not (z273)) (not (z286)) (not (z302)) (not (z306)) (not (z325))
      (not (z333)) (not (z336)) (not (z338)) (not (z339)) (not (z359)) (not (z364)) (z365)
      (not (z376)) (not (z397)))
    :effect (and
      (not (z159)) (z306) (z333) (not (z365))))
  (:action a89
    :parameters ()
    :precondition (and
      (not (z7)) (z8) (not (z20)) (not (z24)) (not (z40)) (not (z50)) (not (z69)) (not (z73))
      (not (z76)) (not (z98)) (not (z125)) (not (z134)) (not (z138)) (not (z143)) (not (z159))
      (z160) (not (z191)) (not (z194)) (z204) (not (z209)) (not (z222)) (not (z255)) (not (z259))
      (not (z260)) (not (z274)) (not (z286)) (not (z297)) (not (z307)) (not (z325)) (not (z333))
      (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z8)) (not (z160)) (z307) (z395)))
  (:action a90
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z20)) (not (z24)) (not (z40)) (not (z50)) (not (z69))
      (not (z73)) (not (z76)) (not (z98)) (not (z125)) (not (z134)) (not (z143)) (not (z159))
      (z160) (not (z191)) (not (z194)) (z204) (not (z209)) (not (z222)) (not (z255)) (not (z259))
      (not (z260)) (not (z274)) (not (z286)) (not (z297)) (not (z307)) (not (z325)) (not (z333))
      (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z160)) (z297) (z307)))
  (:action a91
    :parameters ()
    :precondition (and
      (not (z45)) (not (z50)) (not (z56)) (z73) (z80) (not (z81)) (not (z84)) (not (z98))
      (not (z106)) (not (z114)) (not (z122)) (not (z124)) (not (z140)) (not (z144)) (not (z159))
      (not (z160)) (not (z177)) (not (z182)) (not (z183)) (not (z188)) (not (z191)) (not (z194))
      (not (z207)) (not (z209)) (not (z232)) (not (z234)) (not (z240)) (not (z247)) (not (z248))
      (not (z252)) (not (z253)) (not (z282)) (not (z286)) (not (z287)) (not (z302)) (not (z308))
      (not (z309)) (not (z325)) (not (z333)) (not (z338)) (not (z339)) (not (z341)) (not (z350))
      (not (z352)) (not (z364)) (not (z365)) (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (not (z73)) (not (z80)) (z308) (z333)))
  (:action a92
    :parameters ()
    :precondition (and
      (not (z28)) (not (z43)) (not (z50)) (not (z57)) (not (z73)) (not (z74)) (not (z79))
      (not (z80)) (not (z84)) (not (z98)) (not (z106)) (not (z107)) (not (z122)) (not (z133))
      (not (z144)) (not (z156)) (not (z159)) (not (z160)) (not (z174)) (not (z175)) (not (z178))
      (not (z179)) (not (z182)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z207))
      (not (z209)) (not (z232)) (not (z258)) (z286) (not (z287)) (not (z308)) (not (z309))
      (not (z314)) (not (z325)) (not (z333)) (not (z352)) (not (z360)) (not (z364)) (not (z374))
      (not (z376)) (z381) (not (z390)) (not (z397)))
    :effect (and
      (not (z286)) (z309) (z325) (not (z381))))
  (:action a93
    :parameters ()
    :precondition (and
      (not (z22)) (not (z50)) (not (z57)) (not (z59)) (z65) (not (z73)) (not (z75)) (z79)
      (not (z88)) (not (z98)) (not (z107)) (not (z133)) (not (z136)) (not (z144)) (not (z159))
      (not (z160)) (not (z170)) (not (z174)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z206)) (not (z209)) (not (z210)) (not (z258)) (not (z286)) (not (z310)) (not (z325))
      (not (z332)) (not (z333)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (z397))
    :effect (and
      (not (z65)) (not (z79)) (z310) (z325) (not (z397))))
  (:action a94
    :parameters ()
    :precondition (and
      (not (z28)) (not (z43)) (not (z50)) (not (z57)) (not (z73)) (not (z74)) (not (z79))
      (not (z98)) (not (z107)) (not (z133)) (not (z156)) (not (z159)) (not (z160)) (not (z174))
      (not (z175)) (not (z178)) (not (z179)) (not (z190)) (not (z191)) (z192) (not (z194))
      (not (z209)) (not (z258)) (z286) (not (z309)) (not (z314)) (not (z325)) (not (z333))
      (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z390)) (not (z397)))
    :effect (and
      (not (z192)) (not (z286)) (z314) (z325)))
  (:action a95
    :parameters ()
    :precondition (and
      (not (z28)) (not (z43)) (not (z50)) (not (z57)) (not (z73)) (not (z74)) (not (z79))
      (not (z98)) (not (z107)) (not (z133)) (not (z156)) (not (z159)) (not (z160)) (not (z174))
      (not (z175)) (not (z178)) (not (z179)) (not (z190)) (not (z191)) (z192) (not (z194))
      (not (z209)) (not (z258)) (z286) (not (z309)) (not (z314)) (not (z325)) (not (z333))
      (not (z360)) (not (z364)) (z374) (not (z376)) (not (z381)) (not (z390)) (not (z397)))
    :effect (and
      (not (z192)) (not (z286)) (z314) (z325) (not (z374)) (z390)))
  (:action a96
    :parameters ()
    :precondition (and
      (not (z4)) (not (z11)) (not (z27)) (not (z29)) (not (z35)) (z41) (not (z46)) (not (z50))
      (not (z57)) (z70) (not (z73)) (not (z75)) (not (z81)) (z98) (not (z105)) (not (z112))
      (not (z120)) (not (z122)) (not (z138)) (not (z139)) (not (z153)) (not (z154)) (not (z157))
      (not (z159)) (not (z160)) (not (z165)) (not (z173)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z235)) (not (z280)) (not (z286)) (not (z295)) (not (z313)) (not (z315))
      (not (z317)) (not (z325)) (not (z333)) (not (z345)) (not (z364)) (not (z366)) (not (z376))
      (not (z382)) (not (z397)))
    :effect (and
      (not (z41)) (not (z70)) (not (z98)) (z295) (z315) (z376)))
  (:action a97
    :parameters ()
    :precondition (and
      (not (z8)) (not (z11)) (not (z20)) (not (z29)) (not (z35)) (not (z39)) (not (z40))
      (not (z44)) (not (z50)) (not (z57)) (not (z69)) (not (z73)) (not (z75)) (not (z76))
      (not (z81)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z108))
      (not (z115)) (not (z121)) (not (z125)) (not (z128)) (not (z134)) (not (z138)) (not (z146))
      (not (z157)) (not (z159)) (not (z160)) (not (z165)) (not (z191)) (not (z194)) (z204)
      (not (z209)) (not (z222)) (not (z238)) (not (z243)) (not (z255)) (not (z259)) (not (z286))
      (not (z307)) (not (z315)) (not (z317)) (not (z325)) (not (z333)) (not (z343)) (z364)
      (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (z307) (z317) (not (z364))))
  (:action a98
    :parameters ()
    :precondition (and
      (not (z22)) (not (z50)) (not (z57)) (not (z59)) (z65) (not (z73)) (not (z75)) (not (z79))
      (not (z88)) (not (z98)) (not (z107)) (not (z133)) (not (z136)) (not (z144)) (not (z159))
      (not (z160)) (not (z170)) (not (z174)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z206)) (not (z209)) (z210) (not (z258)) (not (z286)) (not (z310)) (z325) (not (z332))
      (not (z333)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (z192) (not (z210)) (not (z325)) (z397)))
  (:action a99
    :parameters ()
    :precondition (and
      (not (z22)) (not (z50)) (not (z57)) (not (z59)) (z65) (not (z73)) (not (z75)) (not (z79))
      (not (z88)) (not (z98)) (not (z107)) (not (z133)) (not (z136)) (not (z144)) (not (z159))
      (not (z160)) (not (z170)) (not (z174)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z206)) (not (z209)) (not (z210)) (not (z258)) (not (z286)) (not (z310)) (z325)
      (not (z332)) (not (z333)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (not (z397)))
    :effect (and
      (z192) (not (z325)) (z374) (z397)))
  (:action a100
    :parameters ()
    :precondition (and
      (not (z28)) (not (z43)) (not (z50)) (not (z57)) (not (z73)) (not (z74)) (not (z79))
      (not (z98)) (not (z107)) (not (z133)) (not (z156)) (not (z159)) (not (z160)) (not (z174))
      (not (z175)) (not (z178)) (not (z179)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z209)) (not (z258)) (not (z286)) (not (z309)) (z314) (z325) (not (z333)) (not (z360))
      (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z390)) (not (z397)))
    :effect (and
      (z192) (z286) (not (z314)) (not (z325))))
  (:action a101
    :parameters ()
    :precondition (and
      (not (z28)) (not (z43)) (not (z50)) (not (z57)) (not (z73)) (not (z74)) (not (z79))
      (not (z98)) (not (z107)) (not (z133)) (not (z156)) (not (z159)) (not (z160)) (not (z174))
      (not (z175)) (not (z178)) (not (z179)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z209)) (not (z258)) (not (z286)) (not (z309)) (z314) (z325) (not (z333)) (not (z360))
      (not (z364)) (not (z374)) (not (z376)) (not (z381)) (z390) (not (z397)))
    :effect (and
      (z192) (z286) (not (z314)) (not (z325)) (z374) (not (z390))))
  (:action a102
    :parameters ()
    :precondition (and
      (not (z6)) (not (z25)) (not (z42)) (not (z44)) (z50) (not (z73)) (not (z77)) (not (z82))
      (not (z84)) (not (z89)) (z91) (not (z98)) (not (z106)) (not (z108)) (not (z115))
      (not (z121)) (not (z128)) (not (z146)) (not (z158)) (not (z159)) (not (z160)) (not (z165))
      (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z206)) (not (z209)) (not (z238))
      (not (z259)) (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z298)) (not (z303))
      (not (z317)) (not (z322)) (not (z325)) (not (z333)) (not (z346)) (not (z348)) (not (z360))
      (not (z364)) (not (z376)) (not (z377)) (not (z383)) (not (z385)) (not (z397)))
    :effect (and
      (not (z50)) (not (z91)) (z193) (z364)))
  (:action a103
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z50)) (not (z72)) (not (z73))
      (not (z78)) (not (z98)) (not (z103)) (z159) (not (z160)) (not (z189)) (not (z191))
      (not (z194)) (not (z200)) (not (z202)) (not (z207)) (not (z209)) (not (z226)) (not (z232))
      (not (z243)) (not (z251)) (not (z269)) (not (z273)) (z277) (not (z286)) (not (z306))
      (not (z319)) (not (z325)) (not (z333)) (not (z336)) (not (z359)) (not (z364)) (not (z371))
      (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (not (z159)) (z194) (not (z277))))
  (:action a104
    :parameters ()
    :precondition (and
      (not (z15)) (not (z30)) (not (z45)) (not (z50)) (not (z56)) (z73) (not (z81)) (not (z98))
      (z103) (not (z124)) (not (z159)) (not (z160)) (not (z188)) (not (z191)) (not (z194))
      (not (z200)) (not (z207)) (not (z209)) (z226) (not (z234)) (not (z243)) (not (z248))
      (not (z251)) (not (z252)) (not (z253)) (not (z277)) (not (z282)) (not (z286)) (not (z308))
      (not (z319)) (not (z325)) (not (z333)) (not (z341)) (not (z350)) (not (z364)) (not (z371))
      (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (not (z73)) (not (z103)) (z194) (not (z226))))
  (:action a105
    :parameters ()
    :precondition (and
      (not (z4)) (not (z15)) (not (z17)) (not (z25)) (not (z29)) (not (z30)) (not (z50))
      (not (z72)) (not (z73)) (not (z78)) (not (z98)) (not (z103)) (not (z136)) (not (z146))
      (z159) (not (z160)) (not (z189)) (not (z191)) (not (z194)) (not (z195)) (z200) (not (z202))
      (not (z207)) (not (z209)) (not (z226)) (not (z232)) (not (z243)) (not (z251)) (not (z257))
      (not (z269)) (not (z273)) (not (z277)) (not (z286)) (not (z306)) (z319) (not (z325))
      (not (z333)) (not (z336)) (not (z359)) (not (z364)) (not (z371)) (not (z376)) (not (z388))
      (not (z397)))
    :effect (and
      (not (z159)) (z194) (not (z200)) (not (z319)) (z336)))
  (:action a106
    :parameters ()
    :precondition (and
      (not (z15)) (not (z30)) (not (z39)) (not (z45)) (not (z50)) (not (z56)) (z73) (not (z78))
      (not (z81)) (not (z94)) (not (z98)) (not (z103)) (not (z124)) (not (z125)) (not (z143))
      (not (z159)) (not (z160)) (not (z188)) (not (z191)) (not (z194)) (not (z200)) (not (z205))
      (not (z207)) (not (z209)) (not (z226)) (not (z234)) (not (z243)) (not (z248)) (z251)
      (not (z252)) (not (z253)) (not (z277)) (not (z282)) (not (z286)) (not (z308)) (not (z319))
      (not (z325)) (not (z333)) (not (z341)) (not (z348)) (not (z350)) (not (z364)) (not (z371))
      (not (z376)) (not (z388)) (not (z393)) (not (z397)))
    :effect (and
      (not (z73)) (z194) (not (z251)) (z341)))
  (:action a107
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z50)) (not (z72)) (not (z73))
      (not (z78)) (not (z98)) (not (z99)) (not (z103)) (z159) (not (z160)) (not (z189))
      (not (z191)) (not (z194)) (not (z200)) (not (z202)) (not (z207)) (not (z209)) (not (z222))
      (not (z226)) (not (z232)) (not (z243)) (not (z251)) (not (z269)) (not (z273)) (not (z277))
      (not (z286)) (not (z294)) (not (z306)) (not (z319)) (not (z325)) (not (z332)) (not (z333))
      (not (z336)) (not (z359)) (not (z364)) (not (z367)) (not (z371)) (not (z376)) (not (z384))
      (z388) (not (z396)) (not (z397)))
    :effect (and
      (not (z159)) (z194) (z359) (not (z388))))
  (:action a108
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z28)) (not (z29)) (not (z30)) (not (z50)) (not (z52))
      (not (z72)) (not (z73)) (not (z77)) (not (z78)) (not (z98)) (not (z103)) (not (z114))
      (not (z133)) (not (z134)) (not (z148)) (z159) (not (z160)) (not (z189)) (not (z191))
      (not (z194)) (not (z200)) (not (z202)) (not (z207)) (not (z209)) (not (z215)) (not (z226))
      (not (z232)) (not (z243)) (not (z248)) (not (z251)) (not (z269)) (not (z273)) (not (z277))
      (not (z286)) (not (z306)) (not (z319)) (not (z325)) (not (z333)) (not (z336)) (not (z359))
      (not (z364)) (not (z366)) (z371) (not (z376)) (not (z382)) (not (z388)) (not (z397)))
    :effect (and
      (not (z159)) (z194) (z269) (not (z371))))
  (:action a109
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z28)) (not (z29)) (not (z30)) (not (z50)) (not (z52))
      (not (z72)) (not (z73)) (not (z77)) (not (z78)) (not (z98)) (not (z103)) (not (z114))
      (not (z133)) (not (z134)) (not (z148)) (z159) (not (z160)) (z177) (z183) (not (z189))
      (not (z191)) (not (z194)) (not (z200)) (not (z202)) (not (z207)) (not (z209)) (not (z215))
      (not (z226)) (not (z232)) (not (z243)) (not (z248)) (not (z251)) (not (z269)) (not (z273))
      (not (z277)) (not (z286)) (not (z302)) (not (z306)) (not (z319)) (not (z325)) (not (z333))
      (not (z336)) (not (z338)) (not (z359)) (not (z364)) (not (z365)) (not (z366)) (z371)
      (not (z376)) (not (z382)) (not (z388)) (not (z397)))
    :effect (and
      (not (z159)) (not (z177)) (z194) (z269) (not (z371))))
  (:action a110
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z50)) (not (z72)) (not (z73))
      (not (z78)) (not (z98)) (not (z103)) (z159) (not (z160)) (not (z189)) (not (z191))
      (not (z194)) (z200) (not (z202)) (not (z207)) (not (z209)) (not (z226)) (not (z232))
      (not (z243)) (not (z251)) (not (z269)) (not (z273)) (not (z277)) (not (z286)) (not (z306))
      (not (z319)) (not (z325)) (not (z333)) (not (z336)) (not (z359)) (not (z364)) (not (z371))
      (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (not (z159)) (z194) (not (z200)) (z273)))
  (:action a111
    :parameters ()
    :precondition (and
      (not (z15)) (z30) (not (z45)) (not (z50)) (not (z56)) (not (z59)) (z73) (not (z81))
      (not (z98)) (not (z103)) (not (z124)) (not (z159)) (not (z160)) (not (z177)) (not (z178))
      (not (z188)) (not (z191)) (not (z194)) (not (z200)) (not (z207)) (not (z209)) (not (z226))
      (not (z234)) (not (z243)) (not (z248)) (not (z251)) (not (z252)) (not (z253)) (z277)
      (not (z282)) (not (z286)) (not (z308)) (not (z319)) (not (z325)) (not (z333)) (not (z341))
      (not (z350)) (not (z364)) (not (z371)) (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (not (z30)) (not (z73)) (z194) (not (z277)) (z282)))
  (:action a112
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z50)) (not (z72)) (not (z73))
      (not (z78)) (not (z98)) (not (z103)) (z159) (not (z160)) (not (z189)) (not (z191))
      (not (z194)) (not (z200)) (not (z202)) (not (z207)) (not (z209)) (not (z226)) (not (z232))
      (not (z243)) (not (z251)) (not (z269)) (not (z273)) (not (z277)) (not (z286)) (not (z306))
      (not (z319)) (not (z325)) (not (z333)) (not (z336)) (not (z359)) (not (z364)) (not (z371))
      (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (not (z159)) (z194) (z306)))
  (:action a113
    :parameters ()
    :precondition (and
      (not (z15)) (not (z30)) (not (z45)) (not (z50)) (not (z56)) (z73) (not (z80)) (not (z81))
      (not (z84)) (not (z98)) (not (z103)) (not (z106)) (not (z122)) (not (z124)) (not (z144))
      (not (z159)) (not (z160)) (not (z182)) (not (z188)) (not (z191)) (not (z194)) (not (z200))
      (z207) (not (z209)) (not (z226)) (not (z232)) (not (z234)) (not (z243)) (not (z248))
      (not (z251)) (not (z252)) (not (z253)) (not (z277)) (not (z282)) (not (z286)) (not (z287))
      (not (z308)) (not (z309)) (not (z319)) (not (z325)) (not (z333)) (not (z341)) (not (z350))
      (not (z352)) (not (z364)) (not (z371)) (not (z376)) (not (z381)) (not (z388)) (not (z397)))
    :effect (and
      (not (z73)) (z194) (not (z207)) (z308)))
  (:action a114
    :parameters ()
    :precondition (and
      (not (z4)) (not (z6)) (not (z25)) (not (z28)) (z43) (not (z50)) (not (z53)) (not (z73))
      (not (z74)) (not (z98)) (not (z118)) (not (z136)) (not (z146)) (not (z148)) (z156)
      (not (z159)) (not (z160)) (not (z175)) (not (z178)) (not (z179)) (z191) (not (z194))
      (not (z195)) (not (z209)) (not (z224)) (not (z231)) (not (z257)) (not (z286)) (not (z300))
      (not (z309)) (not (z314)) (not (z325)) (not (z333)) (not (z336)) (not (z343)) (not (z356))
      (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z390)) (not (z393)) (not (z397)))
    :effect (and
      (not (z43)) (not (z156)) (not (z191)) (z195) (z286)))
  (:action a115
    :parameters ()
    :precondition (and
      (z4) (not (z6)) (not (z25)) (not (z27)) (not (z41)) (not (z50)) (not (z53)) (not (z70))
      (not (z73)) (not (z98)) (not (z118)) (not (z120)) (not (z122)) (not (z136)) (not (z146))
      (not (z148)) (not (z153)) (not (z159)) (not (z160)) (z191) (not (z194)) (not (z195))
      (not (z209)) (not (z224)) (not (z231)) (not (z235)) (not (z257)) (not (z286)) (not (z295))
      (not (z300)) (not (z313)) (not (z325)) (not (z333)) (not (z336)) (not (z343)) (not (z356))
      (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z382)) (not (z393)) (not (z397)))
    :effect (and
      (not (z4)) (not (z191)) (z195) (z295) (z376)))
  (:action a116
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (z27) (not (z41)) (not (z46)) (not (z50)) (not (z53)) (not (z70))
      (not (z73)) (z98) (not (z105)) (not (z112)) (not (z120)) (not (z122)) (not (z124))
      (not (z128)) (not (z131)) (not (z138)) (not (z139)) (not (z153)) (not (z154)) (not (z157))
      (not (z159)) (not (z160)) (not (z173)) (not (z175)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z235)) (not (z246)) (not (z258)) (not (z280)) (not (z286)) (not (z288))
      (not (z295)) (not (z313)) (not (z325)) (not (z333)) (not (z345)) (not (z364)) (not (z366))
      (not (z376)) (not (z382)) (not (z397)))
    :effect (and
      (not (z27)) (not (z98)) (z198) (z295) (z376)))
  (:action a117
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z50)) (not (z72)) (not (z73)) (not (z78)) (not (z80))
      (not (z98)) (not (z114)) (not (z140)) (z159) (not (z160)) (not (z177)) (z183) (not (z189))
      (not (z191)) (not (z194)) (not (z202)) (not (z209)) (not (z232)) (not (z240)) (not (z247))
      (not (z269)) (not (z273)) (not (z286)) (not (z302)) (not (z306)) (not (z325)) (not (z333))
      (not (z336)) (not (z338)) (not (z339)) (not (z359)) (not (z364)) (not (z365)) (not (z376))
      (not (z397)))
    :effect (and
      (not (z159)) (not (z183)) (z202) (z333)))
  (:action a118
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z50)) (not (z72)) (not (z73)) (not (z78)) (not (z80))
      (not (z98)) (not (z114)) (not (z140)) (z159) (not (z160)) (z177) (z183) (not (z189))
      (not (z191)) (not (z194)) (not (z202)) (not (z209)) (not (z232)) (not (z240)) (not (z247))
      (not (z269)) (not (z273)) (not (z286)) (not (z302)) (not (z306)) (not (z325)) (not (z333))
      (not (z336)) (not (z338)) (not (z339)) (not (z359)) (not (z364)) (not (z365)) (not (z376))
      (not (z397)))
    :effect (and
      (not (z159)) (not (z177)) (not (z183)) (z202) (z333)))
  (:action a119
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z50)) (not (z72)) (not (z73)) (not (z78)) (not (z80))
      (not (z98)) (not (z114)) (z140) (z159) (not (z160)) (not (z177)) (not (z183)) (not (z189))
      (not (z191)) (not (z194)) (not (z202)) (not (z209)) (not (z232)) (not (z240)) (not (z247))
      (not (z269)) (not (z273)) (not (z286)) (not (z302)) (not (z306)) (not (z325)) (not (z333))
      (not (z336)) (not (z338)) (not (z339)) (not (z359)) (not (z364)) (not (z365)) (not (z376))
      (not (z397)))
    :effect (and
      (not (z140)) (not (z159)) (z202) (z273) (z333)))
  (:action a120
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z50)) (not (z72)) (not (z73)) (not (z78)) (not (z80))
      (not (z98)) (not (z114)) (not (z140)) (z159) (not (z160)) (not (z177)) (z183) (not (z189))
      (not (z191)) (not (z194)) (not (z202)) (not (z209)) (not (z232)) (not (z240)) (not (z247))
      (not (z269)) (not (z273)) (not (z286)) (not (z302)) (not (z306)) (not (z325)) (not (z333))
      (not (z336)) (not (z338)) (not (z339)) (not (z359)) (not (z364)) (not (z365)) (not (z376))
      (not (z397)))
    :effect (and
      (not (z159)) (not (z183)) (z202) (z306) (z333)))
  (:action a121
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (z30) (not (z50)) (not (z72)) (not (z73)) (not (z78))
      (not (z98)) (not (z103)) (z159) (not (z160)) (not (z189)) (not (z191)) (not (z194))
      (not (z200)) (not (z202)) (not (z207)) (not (z209)) (not (z226)) (not (z232)) (not (z243))
      (not (z251)) (not (z269)) (not (z273)) (z277) (not (z286)) (not (z306)) (not (z319))
      (not (z325)) (not (z333)) (not (z336)) (not (z359)) (not (z364)) (not (z371)) (not (z376))
      (not (z388)) (not (z397)))
    :effect (and
      (not (z30)) (not (z159)) (z194) (z202) (not (z277))))
  (:action a122
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (z30) (not (z50)) (not (z72)) (not (z73)) (not (z78))
      (not (z98)) (not (z103)) (z159) (not (z160)) (not (z189)) (not (z191)) (not (z194))
      (not (z200)) (not (z202)) (not (z207)) (not (z209)) (not (z226)) (not (z232)) (not (z243))
      (not (z251)) (not (z269)) (not (z273)) (not (z277)) (not (z286)) (not (z306)) (not (z319))
      (not (z325)) (not (z333)) (not (z336)) (not (z359)) (not (z364)) (not (z371)) (not (z376))
      (not (z388)) (not (z397)))
    :effect (and
      (not (z30)) (not (z159)) (z194) (z202) (z273)))
  (:action a123
    :parameters ()
    :precondition (and
      (z15) (not (z17)) (not (z29)) (not (z30)) (not (z50)) (not (z72)) (not (z73)) (not (z78))
      (not (z98)) (not (z103)) (z159) (not (z160)) (not (z189)) (not (z191)) (not (z194))
      (not (z200)) (not (z202)) (not (z207)) (not (z209)) (not (z226)) (not (z232)) (not (z243))
      (not (z251)) (not (z269)) (not (z273)) (not (z277)) (not (z286)) (not (z306)) (not (z319))
      (not (z325)) (not (z333)) (not (z336)) (not (z359)) (not (z364)) (not (z371)) (not (z376))
      (not (z388)) (not (z397)))
    :effect (and
      (not (z15)) (not (z159)) (z194) (z202) (z306)))
  (:action a124
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z20)) (not (z24)) (not (z40)) (not (z50)) (z69) (not (z73))
      (not (z76)) (not (z98)) (not (z125)) (not (z134)) (not (z143)) (not (z159)) (z160)
      (not (z191)) (not (z194)) (not (z204)) (not (z209)) (not (z222)) (not (z255)) (not (z259))
      (not (z260)) (not (z274)) (not (z286)) (not (z297)) (not (z307)) (not (z325)) (not (z333))
      (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z69)) (not (z160)) (z204) (z307)))
  (:action a125
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z40)) (not (z50)) (not (z59)) (z65) (z69)
      (not (z73)) (not (z75)) (not (z76)) (not (z88)) (not (z98)) (not (z125)) (not (z134))
      (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191)) (not (z194))
      (not (z204)) (not (z206)) (not (z209)) (not (z210)) (not (z222)) (not (z255)) (not (z259))
      (not (z286)) (not (z307)) (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z364))
      (not (z376)) (z397))
    :effect (and
      (not (z65)) (not (z69)) (z204) (z307) (not (z397))))
  (:action a126
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z40)) (not (z50)) (not (z59)) (z65) (not (z69))
      (not (z73)) (not (z75)) (not (z76)) (not (z88)) (not (z98)) (z125) (not (z134))
      (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191)) (not (z194))
      (not (z204)) (not (z206)) (not (z209)) (not (z210)) (not (z222)) (not (z255)) (not (z259))
      (not (z286)) (not (z307)) (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z364))
      (not (z376)) (z397))
    :effect (and
      (not (z125)) (z204) (z307) (not (z397))))
  (:action a127
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z20)) (not (z24)) (not (z40)) (not (z50)) (not (z69))
      (not (z73)) (not (z76)) (not (z98)) (not (z99)) (not (z125)) (not (z134)) (not (z138))
      (not (z143)) (not (z159)) (z160) (not (z191)) (not (z194)) (not (z204)) (not (z209)) (z222)
      (not (z255)) (not (z259)) (not (z260)) (not (z274)) (not (z286)) (not (z294)) (not (z297))
      (not (z307)) (not (z325)) (not (z332)) (not (z333)) (not (z352)) (not (z359)) (not (z364))
      (not (z367)) (not (z376)) (not (z383)) (not (z384)) (not (z388)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (not (z160)) (z204) (not (z222)) (z307) (z396)))
  (:action a128
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z40)) (not (z50)) (not (z59)) (z65) (not (z69))
      (not (z73)) (not (z75)) (not (z76)) (not (z88)) (not (z98)) (not (z99)) (not (z125))
      (not (z134)) (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191))
      (not (z194)) (not (z204)) (not (z206)) (not (z209)) (not (z210)) (z222) (not (z255))
      (not (z259)) (not (z286)) (not (z294)) (not (z307)) (not (z310)) (not (z325)) (not (z332))
      (not (z333)) (not (z359)) (not (z364)) (not (z367)) (not (z376)) (not (z384)) (not (z388))
      (not (z396)) (z397))
    :effect (and
      (not (z65)) (z204) (not (z222)) (z307) (z332) (not (z397))))
  (:action a129
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z20)) (not (z24)) (not (z40)) (not (z50)) (not (z69))
      (not (z73)) (not (z76)) (not (z80)) (not (z84)) (not (z98)) (not (z106)) (not (z122))
      (not (z125)) (not (z134)) (not (z138)) (not (z143)) (not (z144)) (not (z159)) (z160)
      (not (z182)) (not (z191)) (not (z194)) (not (z204)) (not (z207)) (not (z209)) (not (z222))
      (not (z232)) (not (z255)) (not (z259)) (not (z260)) (not (z274)) (not (z286)) (not (z287))
      (not (z297)) (not (z307)) (not (z308)) (not (z309)) (not (z325)) (not (z333)) (not (z352))
      (not (z364)) (not (z376)) (not (z381)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z160)) (z204) (z307) (z352)))
  (:action a130
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z8)) (not (z20)) (not (z24)) (not (z40)) (not (z50))
      (not (z69)) (not (z73)) (not (z76)) (not (z91)) (not (z98)) (not (z125)) (not (z134))
      (not (z138)) (not (z143)) (not (z159)) (z160) (not (z189)) (not (z191)) (not (z193))
      (not (z194)) (not (z204)) (not (z206)) (not (z209)) (not (z222)) (not (z255)) (z259)
      (not (z260)) (not (z274)) (not (z286)) (not (z297)) (not (z307)) (not (z325)) (not (z333))
      (not (z352)) (not (z360)) (not (z364)) (not (z376)) (not (z383)) (not (z385)) (not (z395))
      (not (z396)) (not (z397)))
    :effect (and
      (not (z160)) (z204) (not (z259)) (z307) (z383)))
  (:action a131
    :parameters ()
    :precondition (and
      (not (z7)) (z8) (not (z20)) (not (z24)) (not (z40)) (not (z50)) (not (z69)) (not (z73))
      (not (z76)) (not (z98)) (not (z125)) (not (z134)) (not (z138)) (not (z143)) (not (z159))
      (z160) (not (z191)) (not (z194)) (not (z204)) (not (z209)) (not (z222)) (z255) (not (z259))
      (not (z260)) (not (z274)) (not (z286)) (not (z297)) (not (z307)) (not (z325)) (not (z333))
      (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z8)) (not (z160)) (z204) (not (z255)) (z260) (z307)))
  (:action a132
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z20)) (not (z24)) (z40) (not (z50)) (not (z69)) (not (z73))
      (not (z76)) (not (z98)) (not (z125)) (not (z134)) (not (z138)) (not (z143)) (not (z159))
      (z160) (not (z191)) (not (z194)) (not (z204)) (not (z209)) (not (z222)) (not (z255))
      (not (z259)) (not (z260)) (not (z274)) (not (z286)) (not (z297)) (not (z307)) (not (z325))
      (not (z333)) (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (not (z40)) (not (z160)) (z204) (z274) (z307)))
  (:action a133
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z20)) (not (z24)) (not (z40)) (not (z50)) (not (z69))
      (not (z73)) (not (z76)) (not (z98)) (not (z125)) (not (z134)) (not (z138)) (not (z143))
      (not (z159)) (z160) (not (z191)) (not (z194)) (not (z204)) (not (z209)) (not (z222)) (z255)
      (not (z259)) (not (z260)) (not (z274)) (not (z286)) (not (z297)) (not (z307)) (not (z325))
      (not (z333)) (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (not (z160)) (z204) (not (z255)) (z260) (z274) (z307)))
  (:action a134
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z20)) (not (z24)) (not (z40)) (not (z50)) (not (z69))
      (not (z73)) (not (z76)) (not (z98)) (not (z125)) (not (z134)) (z138) (not (z143))
      (not (z159)) (z160) (not (z191)) (not (z194)) (not (z204)) (not (z209)) (not (z222)) (z255)
      (not (z259)) (not (z260)) (not (z274)) (not (z286)) (not (z297)) (not (z307)) (not (z325))
      (not (z333)) (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (not (z138)) (not (z160)) (z204) (not (z255)) (z260) (z274) (z307)))
  (:action a135
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (z20) (not (z24)) (not (z40)) (not (z50)) (not (z69)) (not (z73))
      (not (z76)) (not (z98)) (not (z125)) (not (z134)) (not (z143)) (not (z159)) (z160)
      (not (z191)) (not (z194)) (not (z204)) (not (z209)) (not (z222)) (not (z255)) (not (z259))
      (not (z260)) (not (z274)) (not (z286)) (not (z297)) (not (z307)) (not (z325)) (not (z333))
      (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z20)) (not (z160)) (z204) (z297) (z307)))
  (:action a136
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z40)) (not (z50)) (not (z59)) (z65) (not (z69))
      (not (z73)) (not (z75)) (not (z76)) (not (z88)) (not (z98)) (not (z125)) (not (z134))
      (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191)) (not (z194))
      (not (z204)) (not (z206)) (not (z209)) (not (z210)) (not (z222)) (z255) (not (z259))
      (not (z286)) (not (z307)) (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z364))
      (not (z376)) (z397))
    :effect (and
      (not (z65)) (z204) (not (z255)) (z307) (z310) (not (z397))))
  (:action a137
    :parameters ()
    :precondition (and
      (z18) (not (z22)) (not (z31)) (not (z35)) (not (z39)) (not (z50)) (not (z52)) (not (z59))
      (z65) (not (z73)) (not (z75)) (not (z78)) (not (z88)) (not (z94)) (not (z98)) (not (z99))
      (not (z102)) (not (z109)) (not (z125)) (not (z131)) (not (z135)) (not (z136)) (not (z143))
      (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191)) (not (z194)) (not (z205))
      (not (z206)) (not (z209)) (not (z210)) (not (z217)) (not (z230)) (not (z251)) (not (z257))
      (not (z286)) (not (z287)) (not (z301)) (not (z310)) (not (z325)) (not (z332)) (not (z333))
      (not (z341)) (not (z348)) (not (z364)) (not (z376)) (not (z385)) (not (z393)) (not (z397)))
    :effect (and
      (not (z18)) (z205) (z397)))
  (:action a138
    :parameters ()
    :precondition (and
      (z18) (not (z28)) (not (z31)) (not (z35)) (not (z39)) (not (z43)) (not (z50)) (not (z52))
      (not (z73)) (not (z74)) (not (z78)) (not (z94)) (not (z98)) (not (z99)) (not (z102))
      (not (z109)) (not (z125)) (not (z131)) (not (z135)) (not (z143)) (not (z156)) (not (z159))
      (not (z160)) (not (z175)) (not (z178)) (not (z179)) (not (z191)) (not (z194)) (not (z205))
      (not (z209)) (not (z217)) (not (z230)) (not (z251)) (not (z257)) (not (z286)) (not (z287))
      (not (z301)) (not (z309)) (z314) (not (z325)) (not (z333)) (not (z341)) (not (z348))
      (not (z364)) (not (z376)) (not (z385)) (z390) (not (z393)) (not (z397)))
    :effect (and
      (not (z18)) (z205) (z286) (not (z314)) (not (z390))))
  (:action a139
    :parameters ()
    :precondition (and
      (not (z6)) (not (z22)) (not (z50)) (not (z57)) (not (z59)) (z65) (not (z73)) (not (z75))
      (not (z79)) (not (z88)) (not (z91)) (not (z98)) (not (z107)) (not (z133)) (not (z136))
      (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z174)) (not (z189)) (not (z190))
      (not (z191)) (not (z192)) (not (z193)) (not (z194)) (not (z206)) (not (z209)) (not (z210))
      (not (z258)) (not (z259)) (not (z286)) (not (z310)) (not (z325)) (not (z332)) (not (z333))
      (z360) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z383)) (not (z385)) (z397))
    :effect (and
      (not (z65)) (z206) (z325) (not (z360)) (not (z397))))
  (:action a140
    :parameters ()
    :precondition (and
      (not (z6)) (not (z8)) (not (z20)) (not (z22)) (not (z40)) (not (z50)) (not (z59)) (z65)
      (not (z69)) (not (z73)) (not (z75)) (not (z76)) (not (z88)) (not (z91)) (not (z98))
      (not (z125)) (not (z134)) (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170))
      (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z204)) (not (z206)) (not (z209))
      (not (z210)) (not (z222)) (not (z255)) (z259) (not (z286)) (not (z307)) (not (z310))
      (not (z325)) (not (z332)) (not (z333)) (not (z360)) (not (z364)) (not (z376)) (not (z383))
      (not (z385)) (z397))
    :effect (and
      (not (z65)) (z204) (z206) (not (z259)) (z307) (not (z397))))
  (:action a141
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z50)) (not (z53)) (not (z66)) (not (z73)) (not (z94))
      (not (z98)) (not (z118)) (not (z119)) (not (z148)) (not (z159)) (not (z160)) (not (z169))
      (z182) (z191) (not (z194)) (not (z195)) (not (z209)) (not (z215)) (not (z224)) (not (z231))
      (not (z246)) (not (z256)) (not (z272)) (not (z286)) (not (z300)) (not (z325)) (not (z333))
      (not (z343)) (not (z356)) (not (z358)) (not (z364)) (not (z367)) (not (z369)) (not (z376))
      (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (not (z182)) (not (z191)) (z209)))
  (:action a142
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z57)) (z66) (not (z73)) (not (z79)) (not (z94)) (not (z98))
      (not (z107)) (not (z119)) (not (z133)) (not (z159)) (not (z160)) (not (z169)) (not (z174))
      (not (z182)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209)) (not (z215))
      (not (z246)) (not (z256)) (not (z258)) (not (z272)) (not (z286)) (z325) (not (z333))
      (not (z358)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z384))
      (not (z392)) (not (z397)))
    :effect (and
      (not (z66)) (z209) (not (z325))))
  (:action a143
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (not (z66)) (not (z73)) (not (z94)) (z98) (not (z105))
      (not (z112)) (not (z119)) (not (z139)) (not (z154)) (not (z157)) (not (z159)) (not (z160))
      (z169) (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z215)) (not (z246)) (not (z256)) (not (z272)) (not (z280)) (not (z286)) (not (z325))
      (not (z333)) (not (z345)) (not (z358)) (not (z364)) (not (z366)) (not (z376)) (not (z384))
      (not (z392)) (not (z397)))
    :effect (and
      (not (z98)) (not (z169)) (z209)))
  (:action a144
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z66)) (not (z73)) (not (z80)) (not (z94)) (not (z98))
      (not (z114)) (z119) (not (z140)) (not (z159)) (not (z160)) (not (z169)) (not (z177))
      (not (z182)) (not (z183)) (not (z191)) (not (z194)) (not (z209)) (not (z215)) (not (z240))
      (not (z246)) (not (z247)) (not (z256)) (not (z272)) (not (z286)) (not (z302)) (not (z325))
      (z333) (not (z338)) (not (z339)) (not (z358)) (not (z364)) (not (z365)) (not (z376))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z119)) (z209) (not (z333))))
  (:action a145
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z39)) (not (z50)) (not (z53)) (not (z66)) (not (z73))
      (not (z78)) (z94) (not (z98)) (not (z118)) (not (z119)) (not (z125)) (not (z131))
      (not (z143)) (not (z148)) (not (z159)) (not (z160)) (not (z169)) (not (z182)) (z191)
      (not (z194)) (not (z195)) (not (z205)) (not (z209)) (not (z215)) (not (z224)) (not (z231))
      (not (z246)) (not (z251)) (not (z256)) (not (z272)) (not (z286)) (not (z300)) (not (z325))
      (not (z333)) (not (z341)) (not (z343)) (not (z348)) (not (z356)) (not (z358)) (not (z364))
      (not (z367)) (not (z369)) (not (z376)) (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (not (z94)) (not (z191)) (z209) (z393)))
  (:action a146
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z66)) (not (z73)) (not (z80)) (not (z94)) (not (z98))
      (not (z114)) (z119) (not (z140)) (not (z159)) (not (z160)) (not (z169)) (not (z177))
      (not (z182)) (not (z183)) (not (z191)) (not (z194)) (not (z209)) (not (z215)) (not (z240))
      (not (z246)) (not (z247)) (not (z256)) (not (z272)) (not (z286)) (not (z302)) (not (z325))
      (z333) (not (z338)) (not (z339)) (z358) (not (z364)) (not (z365)) (not (z376)) (not (z384))
      (not (z392)) (not (z397)))
    :effect (and
      (not (z119)) (z209) (not (z333)) (z338) (not (z358))))
  (:action a147
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (z66) (not (z72)) (not (z73)) (not (z76)) (not (z80)) (not (z89))
      (not (z94)) (not (z98)) (not (z103)) (not (z107)) (not (z114)) (not (z118)) (not (z119))
      (not (z135)) (not (z140)) (not (z159)) (not (z160)) (not (z169)) (not (z177)) (not (z182))
      (not (z183)) (not (z191)) (not (z194)) (not (z209)) (not (z215)) (not (z240)) (not (z246))
      (not (z247)) (not (z256)) (not (z272)) (not (z286)) (not (z302)) (not (z322)) (not (z325))
      (z333) (not (z338)) (not (z339)) (not (z358)) (not (z364)) (not (z365)) (not (z376))
      (not (z384)) (z392) (not (z397)))
    :effect (and
      (not (z66)) (z209) (not (z333)) (z339) (not (z392))))
  (:action a148
    :parameters ()
    :precondition (and
      (not (z6)) (z11) (not (z29)) (not (z35)) (not (z50)) (not (z53)) (not (z57)) (not (z66))
      (not (z73)) (not (z75)) (not (z81)) (not (z94)) (not (z98)) (not (z118)) (not (z119))
      (not (z138)) (not (z148)) (not (z157)) (not (z159)) (not (z160)) (not (z165)) (not (z169))
      (not (z182)) (z191) (not (z194)) (not (z195)) (not (z209)) (not (z215)) (not (z224))
      (not (z231)) (not (z243)) (not (z246)) (not (z256)) (not (z272)) (not (z286)) (not (z300))
      (not (z317)) (not (z325)) (not (z333)) (not (z343)) (not (z356)) (not (z358)) (not (z364))
      (not (z367)) (not (z369)) (not (z376)) (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (not (z11)) (not (z191)) (z209) (z343)))
  (:action a149
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (not (z66)) (not (z73)) (not (z94)) (z98) (not (z105))
      (not (z112)) (z119) (not (z131)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z169)) (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z215)) (not (z246)) (not (z256)) (not (z272)) (not (z280)) (not (z286))
      (not (z325)) (not (z333)) (not (z345)) (z358) (not (z364)) (not (z366)) (not (z376))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z98)) (not (z119)) (z209) (z345) (not (z358))))
  (:action a150
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (not (z66)) (not (z73)) (not (z94)) (z98) (not (z105))
      (not (z112)) (z119) (z131) (not (z139)) (not (z154)) (not (z157)) (not (z159)) (not (z160))
      (not (z169)) (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z215)) (not (z246)) (not (z256)) (not (z272)) (not (z280)) (not (z286)) (not (z325))
      (not (z333)) (not (z345)) (z358) (not (z364)) (not (z366)) (not (z376)) (not (z384))
      (not (z392)) (not (z397)))
    :effect (and
      (not (z98)) (not (z119)) (not (z131)) (z209) (z345) (not (z358))))
  (:action a151
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (not (z66)) (not (z73)) (not (z94)) (z98) (not (z105))
      (not (z112)) (z119) (not (z131)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z169)) (not (z173)) (z177) (not (z182)) (z183) (not (z191)) (not (z194))
      (not (z198)) (not (z209)) (not (z215)) (not (z246)) (not (z256)) (not (z272)) (not (z280))
      (not (z286)) (not (z302)) (not (z325)) (not (z333)) (not (z338)) (not (z345)) (z358)
      (not (z364)) (not (z365)) (not (z366)) (not (z376)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z98)) (not (z119)) (not (z177)) (z209) (z345) (not (z358))))
  (:action a152
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z50)) (not (z57)) (not (z66)) (not (z73)) (not (z79))
      (not (z91)) (not (z94)) (not (z98)) (not (z107)) (not (z119)) (not (z133)) (not (z159))
      (not (z160)) (not (z169)) (not (z174)) (not (z182)) (not (z189)) (not (z190)) (not (z191))
      (not (z192)) (not (z193)) (not (z194)) (not (z206)) (not (z209)) (not (z215)) (not (z246))
      (not (z256)) (not (z258)) (not (z259)) (not (z272)) (not (z286)) (z325) (not (z333)) (z358)
      (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z383)) (not (z384))
      (not (z385)) (not (z392)) (not (z397)))
    :effect (and
      (z209) (not (z325)) (not (z358)) (z360)))
  (:action a153
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z50)) (not (z57)) (not (z66)) (not (z73)) (not (z79))
      (not (z91)) (not (z94)) (not (z98)) (not (z107)) (not (z119)) (not (z133)) (not (z159))
      (not (z160)) (not (z169)) (not (z174)) (z177) (not (z182)) (z183) (not (z189)) (not (z190))
      (not (z191)) (not (z192)) (not (z193)) (not (z194)) (not (z206)) (not (z209)) (not (z215))
      (not (z246)) (not (z256)) (not (z258)) (not (z259)) (not (z272)) (not (z286)) (not (z302))
      (z325) (not (z333)) (not (z338)) (z358) (not (z360)) (not (z364)) (not (z365)) (not (z374))
      (not (z376)) (not (z381)) (not (z383)) (not (z384)) (not (z385)) (not (z392)) (not (z397)))
    :effect (and
      (not (z177)) (z209) (not (z325)) (not (z358)) (z360)))
  (:action a154
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z66)) (not (z73)) (not (z80)) (not (z94)) (not (z98))
      (not (z114)) (not (z119)) (not (z140)) (not (z159)) (not (z160)) (not (z169)) (not (z177))
      (not (z182)) (not (z183)) (not (z191)) (not (z194)) (not (z209)) (not (z215)) (not (z240))
      (z246) (not (z247)) (not (z256)) (not (z272)) (not (z286)) (not (z302)) (not (z325)) (z333)
      (not (z338)) (not (z339)) (not (z358)) (not (z364)) (not (z365)) (not (z376)) (not (z384))
      (not (z392)) (not (z397)))
    :effect (and
      (z209) (not (z246)) (not (z333)) (z365)))
  (:action a155
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z66)) (not (z73)) (not (z80)) (not (z94)) (not (z98))
      (not (z114)) (not (z119)) (not (z140)) (not (z159)) (not (z160)) (not (z169)) (not (z177))
      (not (z182)) (not (z183)) (not (z191)) (not (z194)) (not (z209)) (not (z215)) (not (z240))
      (not (z246)) (not (z247)) (not (z256)) (not (z272)) (not (z286)) (not (z302)) (not (z325))
      (z333) (not (z338)) (not (z339)) (z358) (not (z364)) (not (z365)) (not (z376)) (not (z384))
      (not (z392)) (not (z397)))
    :effect (and
      (z209) (not (z333)) (z338) (not (z358)) (z365)))
  (:action a156
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z50)) (not (z53)) (not (z66)) (not (z73)) (not (z94))
      (not (z98)) (not (z99)) (not (z118)) (not (z119)) (not (z148)) (not (z159)) (not (z160))
      (not (z169)) (not (z182)) (z191) (not (z194)) (not (z195)) (not (z209)) (not (z215))
      (not (z222)) (not (z224)) (not (z231)) (not (z246)) (not (z256)) (not (z272)) (not (z286))
      (not (z294)) (not (z300)) (not (z325)) (not (z332)) (not (z333)) (not (z343)) (not (z356))
      (not (z358)) (not (z359)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (z384)
      (not (z388)) (not (z392)) (not (z393)) (not (z396)) (not (z397)))
    :effect (and
      (not (z191)) (z209) (z367) (not (z384))))
  (:action a157
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z50)) (not (z53)) (not (z66)) (not (z73)) (not (z94))
      (not (z98)) (not (z118)) (not (z119)) (not (z148)) (not (z159)) (not (z160)) (z169)
      (not (z182)) (z191) (not (z194)) (not (z195)) (not (z209)) (not (z215)) (not (z224))
      (not (z231)) (not (z246)) (not (z256)) (not (z272)) (not (z286)) (not (z300)) (not (z325))
      (not (z333)) (not (z343)) (not (z356)) (not (z358)) (not (z364)) (not (z367)) (not (z369))
      (not (z376)) (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (not (z169)) (not (z191)) (z209) (z369)))
  (:action a158
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z42)) (not (z50)) (not (z53)) (not (z56)) (not (z66))
      (not (z73)) (not (z94)) (not (z98)) (not (z102)) (not (z115)) (not (z118)) (not (z119))
      (not (z140)) (not (z148)) (not (z159)) (not (z160)) (not (z169)) (not (z179)) (not (z182))
      (z191) (not (z194)) (not (z195)) (not (z209)) (not (z215)) (not (z224)) (not (z231))
      (not (z246)) (not (z256)) (not (z272)) (not (z280)) (not (z286)) (not (z300)) (not (z313))
      (not (z325)) (not (z333)) (not (z343)) (not (z356)) (not (z358)) (not (z364)) (not (z367))
      (not (z369)) (not (z376)) (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (not (z191)) (z209) (z356) (z369)))
  (:action a159
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z57)) (not (z66)) (not (z73)) (not (z79)) (not (z94))
      (not (z98)) (not (z107)) (not (z119)) (not (z133)) (not (z159)) (not (z160)) (not (z169))
      (not (z174)) (not (z182)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209))
      (not (z215)) (not (z246)) (not (z256)) (not (z258)) (not (z272)) (not (z286)) (z325)
      (not (z333)) (not (z358)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (z384) (not (z392)) (not (z397)))
    :effect (and
      (z209) (not (z325)) (z374) (not (z384))))
  (:action a160
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z57)) (not (z66)) (not (z73)) (not (z79)) (not (z80))
      (not (z84)) (not (z94)) (not (z98)) (not (z106)) (not (z107)) (not (z119)) (not (z122))
      (not (z133)) (not (z144)) (not (z159)) (not (z160)) (not (z169)) (not (z174)) (z182)
      (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z207)) (not (z209)) (not (z215))
      (not (z232)) (not (z246)) (not (z256)) (not (z258)) (not (z272)) (not (z286)) (not (z287))
      (not (z308)) (not (z309)) (z325) (not (z333)) (not (z352)) (not (z358)) (not (z360))
      (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z182)) (z209) (not (z325)) (z381)))
  (:action a161
    :parameters ()
    :precondition (and
      (not (z11)) (not (z20)) (not (z22)) (not (z27)) (not (z50)) (not (z53)) (not (z57))
      (not (z66)) (not (z73)) (not (z79)) (not (z94)) (not (z98)) (not (z107)) (not (z119))
      (not (z124)) (not (z128)) (not (z133)) (not (z138)) (not (z159)) (not (z160)) (not (z169))
      (not (z174)) (not (z175)) (not (z182)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z198)) (not (z209)) (not (z215)) (z246) (not (z256)) (not (z258)) (not (z272))
      (not (z286)) (not (z288)) (z325) (not (z333)) (not (z358)) (not (z360)) (not (z364))
      (not (z374)) (not (z376)) (not (z381)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z209) (not (z246)) (z258) (not (z325))))
  (:action a162
    :parameters ()
    :precondition (and
      (not (z11)) (not (z42)) (not (z46)) (not (z50)) (not (z56)) (not (z66)) (not (z73))
      (not (z94)) (z98) (not (z102)) (not (z105)) (not (z112)) (not (z115)) (not (z119))
      (not (z131)) (not (z139)) (not (z140)) (not (z154)) (not (z157)) (not (z159)) (not (z160))
      (not (z169)) (not (z173)) (not (z179)) (not (z182)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z215)) (not (z246)) (not (z256)) (not (z272)) (not (z280)) (not (z286))
      (not (z313)) (not (z325)) (not (z333)) (not (z345)) (not (z356)) (not (z358)) (not (z364))
      (not (z366)) (not (z376)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z98)) (z209) (z280)))
  (:action a163
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z50)) (not (z53)) (z66) (not (z73)) (not (z94)) (not (z98))
      (not (z118)) (not (z119)) (not (z148)) (not (z159)) (not (z160)) (not (z169)) (not (z182))
      (z191) (not (z194)) (not (z195)) (not (z209)) (not (z215)) (not (z224)) (not (z231))
      (not (z246)) (not (z256)) (not (z272)) (not (z286)) (not (z300)) (not (z325)) (not (z333))
      (not (z343)) (not (z356)) (not (z358)) (not (z364)) (not (z367)) (not (z369)) (not (z376))
      (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (not (z66)) (not (z191)) (z209) (z300)))
  (:action a164
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z50)) (not (z53)) (not (z66)) (not (z73)) (not (z94))
      (not (z98)) (not (z118)) (not (z119)) (not (z148)) (not (z159)) (not (z160)) (z169)
      (not (z182)) (z191) (not (z194)) (not (z195)) (not (z209)) (not (z215)) (not (z224))
      (not (z231)) (not (z246)) (not (z256)) (z272) (not (z286)) (not (z300)) (not (z325))
      (not (z333)) (not (z343)) (not (z356)) (not (z358)) (not (z364)) (not (z367)) (not (z369))
      (not (z376)) (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (not (z169)) (not (z191)) (z209) (not (z272)) (z300) (z369)))
  (:action a165
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z66)) (not (z73)) (not (z80)) (not (z94)) (not (z98))
      (not (z114)) (not (z119)) (not (z140)) (not (z159)) (not (z160)) (not (z169)) (not (z177))
      (not (z182)) (not (z183)) (not (z191)) (not (z194)) (not (z209)) (not (z215)) (not (z240))
      (not (z246)) (not (z247)) (not (z256)) (not (z272)) (not (z286)) (not (z302)) (not (z325))
      (z333) (not (z338)) (not (z339)) (not (z358)) (not (z364)) (not (z365)) (not (z376)) (z384)
      (not (z392)) (not (z397)))
    :effect (and
      (z209) (z302) (not (z333)) (not (z384))))
  (:action a166
    :parameters ()
    :precondition (and
      (z11) (not (z50)) (not (z66)) (not (z73)) (not (z80)) (not (z94)) (not (z98)) (not (z114))
      (not (z119)) (not (z140)) (not (z159)) (not (z160)) (not (z169)) (not (z177)) (not (z182))
      (not (z183)) (not (z191)) (not (z194)) (not (z209)) (not (z215)) (not (z240)) (not (z246))
      (not (z247)) (not (z256)) (not (z272)) (not (z286)) (not (z302)) (not (z325)) (z333)
      (not (z338)) (not (z339)) (not (z358)) (not (z364)) (not (z365)) (not (z376)) (not (z384))
      (not (z392)) (not (z397)))
    :effect (and
      (not (z11)) (z209) (z302) (not (z333)) (z365)))
  (:action a167
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z57)) (not (z66)) (not (z73)) (not (z79)) (not (z94))
      (not (z98)) (not (z107)) (not (z119)) (not (z133)) (not (z159)) (not (z160)) (z169)
      (not (z174)) (not (z182)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209))
      (not (z215)) (not (z246)) (not (z256)) (not (z258)) (z272) (not (z286)) (z325) (not (z333))
      (not (z358)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z384))
      (not (z392)) (not (z397)))
    :effect (and
      (not (z169)) (z192) (z209) (not (z272)) (not (z325))))
  (:action a168
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z57)) (not (z66)) (not (z73)) (not (z79)) (z94) (not (z98))
      (not (z107)) (not (z119)) (not (z133)) (not (z159)) (not (z160)) (not (z169)) (not (z174))
      (not (z182)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209)) (not (z215))
      (not (z246)) (not (z256)) (not (z258)) (not (z272)) (not (z286)) (z325) (not (z333))
      (not (z358)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z384))
      (not (z392)) (not (z397)))
    :effect (and
      (not (z94)) (z192) (z209) (not (z325)) (z374)))
  (:action a169
    :parameters ()
    :precondition (and
      (not (z4)) (not (z6)) (not (z11)) (not (z25)) (not (z50)) (not (z53)) (not (z66))
      (not (z73)) (not (z94)) (not (z98)) (not (z118)) (z119) (not (z136)) (not (z146))
      (not (z148)) (not (z159)) (not (z160)) (not (z169)) (not (z182)) (z191) (not (z194))
      (not (z195)) (not (z209)) (not (z215)) (not (z224)) (not (z231)) (not (z246)) (not (z256))
      (not (z257)) (not (z272)) (not (z286)) (not (z300)) (not (z325)) (not (z333)) (not (z336))
      (not (z343)) (not (z356)) (z358) (not (z364)) (not (z367)) (not (z369)) (not (z376))
      (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (not (z119)) (not (z191)) (z195) (z209) (not (z358))))
  (:action a170
    :parameters ()
    :precondition (and
      (not (z11)) (not (z20)) (not (z22)) (not (z27)) (not (z46)) (not (z50)) (not (z53))
      (not (z66)) (not (z73)) (not (z94)) (z98) (not (z105)) (not (z112)) (not (z119))
      (not (z124)) (not (z128)) (not (z131)) (not (z138)) (not (z139)) (not (z154)) (not (z157))
      (not (z159)) (not (z160)) (not (z169)) (not (z173)) (not (z175)) (not (z182)) (not (z191))
      (not (z194)) (not (z198)) (not (z209)) (not (z215)) (z246) (not (z256)) (not (z258))
      (not (z272)) (not (z280)) (not (z286)) (not (z288)) (not (z325)) (not (z333)) (not (z345))
      (not (z358)) (not (z364)) (not (z366)) (not (z376)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z98)) (z198) (z209) (not (z246))))
  (:action a171
    :parameters ()
    :precondition (and
      (not (z15)) (not (z22)) (not (z45)) (not (z50)) (not (z57)) (not (z59)) (z65) (not (z73))
      (not (z75)) (not (z79)) (not (z88)) (not (z98)) (not (z107)) (not (z109)) (not (z120))
      (not (z133)) (not (z136)) (not (z144)) (not (z158)) (not (z159)) (not (z160)) (not (z170))
      (not (z174)) (not (z190)) (not (z191)) (z192) (not (z194)) (not (z206)) (not (z209))
      (not (z210)) (not (z258)) (not (z272)) (not (z286)) (not (z310)) (not (z325)) (not (z332))
      (not (z333)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z377)) (not (z381))
      (z397))
    :effect (and
      (not (z192)) (z210) (z325) (not (z397))))
  (:action a172
    :parameters ()
    :precondition (and
      (z8) (not (z15)) (not (z20)) (not (z22)) (not (z40)) (not (z45)) (not (z50)) (not (z59))
      (z65) (not (z69)) (not (z73)) (not (z75)) (not (z76)) (not (z88)) (not (z98)) (not (z109))
      (not (z120)) (not (z125)) (not (z134)) (not (z136)) (not (z144)) (not (z158)) (not (z159))
      (not (z160)) (not (z170)) (not (z191)) (not (z194)) (z204) (not (z206)) (not (z209))
      (not (z210)) (not (z222)) (not (z255)) (not (z259)) (not (z272)) (not (z286)) (not (z307))
      (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z364)) (not (z376)) (not (z377))
      (z397))
    :effect (and
      (not (z8)) (z210) (z307) (not (z397))))
  (:action a173
    :parameters ()
    :precondition (and
      (z8) (not (z15)) (not (z20)) (not (z22)) (not (z40)) (not (z45)) (not (z50)) (not (z59))
      (z65) (not (z69)) (not (z73)) (not (z75)) (not (z76)) (not (z88)) (not (z98)) (not (z109))
      (not (z120)) (not (z125)) (not (z134)) (not (z136)) (not (z144)) (not (z158)) (not (z159))
      (not (z160)) (not (z170)) (z177) (z183) (not (z191)) (not (z194)) (not (z206)) (not (z209))
      (not (z210)) (not (z222)) (not (z255)) (not (z259)) (not (z272)) (not (z286)) (not (z302))
      (not (z307)) (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z338)) (not (z364))
      (not (z365)) (not (z376)) (not (z377)) (z397))
    :effect (and
      (not (z8)) (not (z177)) (z210) (z307) (not (z397))))
  (:action a174
    :parameters ()
    :precondition (and
      (not (z11)) (not (z28)) (not (z50)) (not (z52)) (not (z57)) (not (z66)) (not (z73))
      (not (z77)) (z79) (not (z94)) (not (z98)) (not (z107)) (not (z114)) (not (z119)) (z133)
      (not (z134)) (not (z148)) (not (z159)) (not (z160)) (not (z169)) (not (z174)) (not (z182))
      (not (z190)) (not (z191)) (not (z192)) (not (z194)) (z209) (not (z215)) (not (z246))
      (not (z248)) (not (z256)) (not (z258)) (not (z269)) (not (z272)) (not (z286)) (not (z325))
      (not (z333)) (not (z358)) (not (z360)) (not (z364)) (not (z366)) (not (z371)) (not (z374))
      (not (z376)) (not (z381)) (not (z382)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z79)) (not (z133)) (not (z209)) (z215) (z325)))
  (:action a175
    :parameters ()
    :precondition (and
      (not (z11)) (not (z28)) (not (z50)) (not (z52)) (not (z66)) (not (z73)) (not (z77))
      (not (z80)) (not (z94)) (not (z98)) (z114) (not (z119)) (not (z133)) (not (z134))
      (not (z140)) (not (z148)) (not (z159)) (not (z160)) (not (z169)) (not (z177)) (not (z182))
      (not (z183)) (not (z191)) (not (z194)) (z209) (not (z215)) (not (z240)) (not (z246))
      (not (z247)) (not (z248)) (not (z256)) (not (z269)) (not (z272)) (not (z286)) (not (z302))
      (not (z325)) (not (z333)) (not (z338)) (not (z339)) (not (z358)) (not (z364)) (not (z365))
      (not (z366)) (not (z371)) (not (z376)) (not (z382)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z114)) (not (z209)) (z215) (z333)))
  (:action a176
    :parameters ()
    :precondition (and
      (z18) (not (z28)) (not (z31)) (not (z35)) (not (z43)) (not (z50)) (not (z52)) (not (z73))
      (not (z74)) (not (z98)) (not (z99)) (not (z102)) (not (z108)) (not (z109)) (not (z135))
      (z156) (not (z159)) (not (z160)) (not (z173)) (not (z175)) (not (z178)) (not (z179))
      (not (z191)) (not (z194)) (not (z205)) (not (z209)) (not (z217)) (not (z230)) (not (z231))
      (not (z235)) (not (z252)) (not (z257)) (not (z286)) (not (z287)) (not (z301)) (not (z309))
      (not (z314)) (not (z325)) (not (z333)) (not (z364)) (not (z376)) (not (z385)) (not (z390))
      (not (z397)))
    :effect (and
      (not (z18)) (not (z156)) (z217) (z286)))
  (:action a177
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z40)) (not (z44)) (not (z50)) (not (z69)) (not (z73))
      (not (z76)) (z82) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z99)) (not (z108))
      (not (z115)) (not (z121)) (not (z125)) (not (z128)) (not (z134)) (not (z146)) (not (z159))
      (not (z160)) (not (z191)) (not (z194)) (z204) (not (z209)) (not (z222)) (not (z238))
      (not (z255)) (not (z259)) (not (z286)) (not (z294)) (z307) (not (z317)) (not (z325))
      (not (z332)) (not (z333)) (not (z359)) (not (z364)) (not (z367)) (not (z376)) (not (z377))
      (not (z384)) (not (z388)) (not (z396)) (not (z397)))
    :effect (and
      (not (z82)) (not (z204)) (z222) (not (z307)) (z364)))
  (:action a178
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (not (z43)) (not (z50)) (not (z53)) (not (z69)) (not (z73))
      (not (z74)) (not (z98)) (not (z105)) (not (z118)) (not (z148)) (not (z156)) (not (z159))
      (not (z160)) (not (z174)) (not (z175)) (not (z178)) (not (z179)) (z191) (not (z194))
      (not (z195)) (not (z209)) (not (z224)) (not (z230)) (not (z231)) (not (z238)) (not (z240))
      (not (z256)) (not (z286)) (not (z300)) (not (z303)) (not (z309)) (not (z314)) (not (z325))
      (not (z333)) (not (z343)) (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376))
      (not (z390)) (not (z393)) (not (z397)))
    :effect (and
      (not (z191)) (z224) (z286)))
  (:action a179
    :parameters ()
    :precondition (and
      (not (z6)) (not (z27)) (not (z41)) (not (z50)) (not (z53)) (not (z69)) (not (z70))
      (not (z73)) (not (z98)) (not (z105)) (not (z118)) (not (z120)) (not (z122)) (not (z148))
      (not (z153)) (not (z159)) (not (z160)) (not (z174)) (z191) (not (z194)) (not (z195))
      (not (z209)) (not (z224)) (not (z230)) (not (z231)) (not (z235)) (not (z238)) (not (z240))
      (not (z256)) (not (z286)) (not (z295)) (not (z300)) (not (z303)) (not (z313)) (not (z325))
      (not (z333)) (not (z343)) (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376))
      (not (z382)) (not (z393)) (not (z397)))
    :effect (and
      (not (z191)) (z224) (z295) (z376)))
  (:action a180
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z50)) (not (z53)) (not (z66)) (not (z69)) (not (z73))
      (not (z94)) (not (z98)) (not (z105)) (not (z118)) (z119) (not (z148)) (not (z159))
      (not (z160)) (not (z169)) (not (z174)) (not (z182)) (z191) (not (z194)) (not (z195))
      (not (z209)) (not (z215)) (not (z224)) (not (z230)) (not (z231)) (not (z238)) (not (z240))
      (not (z246)) (z256) (not (z272)) (not (z286)) (not (z300)) (not (z303)) (not (z325))
      (not (z333)) (not (z343)) (not (z356)) (not (z358)) (not (z364)) (not (z367)) (not (z369))
      (not (z376)) (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (not (z119)) (not (z191)) (z209) (z224) (not (z256))))
  (:action a181
    :parameters ()
    :precondition (and
      (not (z27)) (z41) (not (z42)) (not (z46)) (not (z50)) (not (z56)) (not (z70)) (not (z73))
      (z98) (not (z102)) (not (z105)) (not (z112)) (not (z115)) (not (z120)) (not (z122))
      (not (z131)) (not (z139)) (not (z140)) (not (z153)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z173)) (not (z179)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z225)) (not (z235)) (not (z280)) (not (z286)) (not (z295)) (z313) (not (z325))
      (not (z333)) (not (z345)) (not (z356)) (not (z364)) (not (z366)) (not (z376)) (not (z382))
      (not (z397)))
    :effect (and
      (not (z41)) (not (z98)) (z225) (z280) (z295) (not (z313)) (z376)))
  (:action a182
    :parameters ()
    :precondition (and
      (z18) (not (z28)) (not (z31)) (not (z35)) (not (z43)) (not (z50)) (not (z52)) (not (z69))
      (not (z73)) (not (z74)) (not (z98)) (not (z99)) (not (z102)) (not (z105)) (not (z109))
      (not (z135)) (not (z156)) (not (z159)) (not (z160)) (not (z174)) (not (z175)) (not (z178))
      (not (z179)) (not (z191)) (not (z194)) (not (z205)) (not (z209)) (not (z217)) (not (z224))
      (not (z230)) (not (z238)) (not (z240)) (not (z256)) (not (z257)) (not (z286)) (not (z287))
      (not (z301)) (not (z303)) (not (z309)) (not (z314)) (not (z325)) (not (z333)) (not (z364))
      (not (z376)) (not (z385)) (not (z390)) (not (z397)))
    :effect (and
      (not (z18)) (z230) (z286)))
  (:action a183
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (not (z43)) (not (z50)) (not (z53)) (not (z73)) (not (z74))
      (not (z98)) (not (z108)) (not (z118)) (not (z148)) (z156) (not (z159)) (not (z160))
      (not (z173)) (not (z175)) (not (z178)) (not (z179)) (z191) (not (z194)) (not (z195))
      (not (z209)) (not (z217)) (not (z224)) (not (z231)) (not (z235)) (not (z252)) (not (z286))
      (not (z300)) (not (z309)) (not (z314)) (not (z325)) (not (z333)) (not (z343)) (not (z356))
      (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z390)) (not (z393)) (not (z397)))
    :effect (and
      (not (z156)) (not (z191)) (z231) (z286)))
  (:action a184
    :parameters ()
    :precondition (and
      (not (z6)) (not (z27)) (not (z41)) (not (z50)) (not (z53)) (not (z70)) (not (z73))
      (not (z98)) (not (z108)) (not (z118)) (not (z120)) (not (z122)) (not (z148)) (not (z153))
      (not (z159)) (not (z160)) (not (z173)) (z191) (not (z194)) (not (z195)) (not (z209))
      (not (z217)) (not (z224)) (not (z231)) (z235) (not (z252)) (not (z286)) (not (z295))
      (not (z300)) (not (z313)) (not (z325)) (not (z333)) (not (z343)) (not (z356)) (not (z364))
      (not (z367)) (not (z369)) (not (z376)) (not (z382)) (not (z393)) (not (z397)))
    :effect (and
      (not (z191)) (z231) (not (z235)) (z295) (z376)))
  (:action a185
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z50)) (not (z53)) (not (z66)) (not (z73)) (not (z94))
      (not (z98)) (not (z108)) (not (z118)) (z119) (not (z148)) (not (z159)) (not (z160))
      (not (z169)) (not (z173)) (not (z182)) (z191) (not (z194)) (not (z195)) (not (z209))
      (not (z215)) (not (z217)) (not (z224)) (not (z231)) (not (z235)) (not (z246)) (not (z252))
      (not (z256)) (not (z272)) (not (z286)) (not (z300)) (not (z325)) (not (z333)) (not (z343))
      (not (z356)) (not (z358)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z384))
      (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (not (z119)) (not (z191)) (z209) (z231)))
  (:action a186
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z50)) (not (z72)) (not (z73)) (not (z78)) (z80) (not (z84))
      (not (z98)) (not (z106)) (not (z114)) (not (z122)) (not (z140)) (not (z144)) (z159)
      (not (z160)) (not (z177)) (not (z182)) (not (z183)) (not (z189)) (not (z191)) (not (z194))
      (not (z202)) (not (z207)) (not (z209)) (not (z232)) (not (z240)) (not (z247)) (not (z269))
      (not (z273)) (not (z286)) (not (z287)) (not (z302)) (not (z306)) (not (z308)) (not (z309))
      (not (z325)) (not (z333)) (not (z336)) (not (z338)) (not (z339)) (not (z352)) (not (z359))
      (not (z364)) (not (z365)) (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (not (z80)) (not (z159)) (z232) (z333)))
  (:action a187
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z50)) (not (z72)) (not (z73))
      (not (z78)) (not (z80)) (not (z84)) (not (z98)) (not (z103)) (not (z106)) (not (z122))
      (not (z144)) (z159) (not (z160)) (not (z182)) (not (z189)) (not (z191)) (not (z194))
      (not (z200)) (not (z202)) (z207) (not (z209)) (not (z226)) (not (z232)) (not (z243))
      (not (z251)) (not (z269)) (not (z273)) (not (z277)) (not (z286)) (not (z287)) (not (z306))
      (not (z308)) (not (z309)) (not (z319)) (not (z325)) (not (z333)) (not (z336)) (not (z352))
      (not (z359)) (not (z364)) (not (z371)) (not (z376)) (not (z381)) (not (z388)) (not (z397)))
    :effect (and
      (not (z159)) (z194) (not (z207)) (z232)))
  (:action a188
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z50)) (not (z72)) (not (z73))
      (not (z78)) (not (z80)) (not (z84)) (not (z98)) (not (z103)) (not (z106)) (not (z122))
      (not (z144)) (z159) (not (z160)) (z177) (not (z182)) (z183) (not (z189)) (not (z191))
      (not (z194)) (not (z200)) (not (z202)) (z207) (not (z209)) (not (z226)) (not (z232))
      (not (z243)) (not (z251)) (not (z269)) (not (z273)) (not (z277)) (not (z286)) (not (z287))
      (not (z302)) (not (z306)) (not (z308)) (not (z309)) (not (z319)) (not (z325)) (not (z333))
      (not (z336)) (not (z338)) (not (z352)) (not (z359)) (not (z364)) (not (z365)) (not (z371))
      (not (z376)) (not (z381)) (not (z388)) (not (z397)))
    :effect (and
      (not (z159)) (not (z177)) (z194) (not (z207)) (z232)))
  (:action a189
    :parameters ()
    :precondition (and
      (not (z45)) (not (z50)) (not (z56)) (z73) (not (z80)) (not (z81)) (not (z98)) (not (z114))
      (not (z124)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z188))
      (not (z191)) (not (z194)) (not (z209)) (not (z234)) (not (z240)) (not (z247)) (not (z248))
      (not (z252)) (not (z253)) (not (z282)) (not (z286)) (not (z302)) (not (z308)) (not (z325))
      (not (z333)) (z338) (not (z339)) (not (z341)) (not (z350)) (not (z364)) (not (z365))
      (not (z376)) (not (z397)))
    :effect (and
      (not (z73)) (z234) (z333) (not (z338))))
  (:action a190
    :parameters ()
    :precondition (and
      (not (z45)) (not (z50)) (not (z56)) (z73) (not (z80)) (not (z81)) (not (z98)) (not (z114))
      (not (z124)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z188))
      (not (z191)) (not (z194)) (not (z209)) (not (z234)) (not (z240)) (not (z247)) (not (z248))
      (not (z252)) (not (z253)) (not (z282)) (not (z286)) (not (z302)) (not (z308)) (not (z325))
      (not (z333)) (z338) (not (z339)) (not (z341)) (not (z350)) (not (z364)) (z365) (not (z376))
      (not (z397)))
    :effect (and
      (not (z73)) (z234) (z333) (not (z338)) (z350) (not (z365))))
  (:action a191
    :parameters ()
    :precondition (and
      (not (z15)) (not (z30)) (not (z45)) (not (z50)) (not (z56)) (z73) (not (z81)) (not (z98))
      (not (z103)) (not (z124)) (not (z159)) (not (z160)) (not (z188)) (not (z191)) (not (z194))
      (z200) (not (z207)) (not (z209)) (not (z226)) (not (z234)) (not (z243)) (not (z248))
      (not (z251)) (not (z252)) (not (z253)) (not (z277)) (not (z282)) (not (z286)) (not (z308))
      (z319) (not (z325)) (not (z333)) (not (z341)) (not (z350)) (not (z364)) (not (z371))
      (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (not (z73)) (z194) (not (z200)) (z234) (not (z319))))
  (:action a192
    :parameters ()
    :precondition (and
      (not (z15)) (not (z30)) (not (z45)) (not (z50)) (not (z56)) (z73) (not (z81)) (not (z98))
      (not (z103)) (not (z124)) (not (z159)) (not (z160)) (not (z188)) (not (z191)) (not (z194))
      (not (z200)) (not (z207)) (not (z209)) (not (z226)) (not (z234)) (not (z243)) (not (z248))
      (not (z251)) (not (z252)) (not (z253)) (not (z277)) (not (z282)) (not (z286)) (not (z308))
      (z319) (not (z325)) (not (z333)) (not (z341)) (not (z350)) (not (z364)) (not (z371))
      (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (not (z73)) (z194) (z234) (not (z319)) (z350)))
  (:action a193
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z39)) (not (z40)) (not (z44)) (not (z50)) (z69) (not (z73))
      (not (z76)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z105))
      (not (z108)) (not (z115)) (not (z121)) (not (z125)) (not (z128)) (not (z134)) (not (z146))
      (not (z159)) (not (z160)) (not (z174)) (not (z191)) (not (z194)) (not (z204)) (not (z209))
      (not (z222)) (not (z224)) (not (z230)) (not (z238)) (not (z240)) (not (z255)) (not (z256))
      (not (z259)) (not (z286)) (not (z303)) (not (z307)) (not (z317)) (not (z325)) (not (z333))
      (z364) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (not (z69)) (z204) (z238) (z307) (not (z364))))
  (:action a194
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z66)) (not (z69)) (not (z73)) (not (z80)) (not (z94))
      (not (z98)) (not (z105)) (not (z114)) (z119) (not (z140)) (not (z159)) (not (z160))
      (not (z169)) (not (z174)) (not (z177)) (not (z182)) (not (z183)) (not (z191)) (not (z194))
      (not (z209)) (not (z215)) (not (z224)) (not (z230)) (not (z238)) (not (z240)) (not (z246))
      (not (z247)) (z256) (not (z272)) (not (z286)) (not (z302)) (not (z303)) (not (z325)) (z333)
      (not (z338)) (not (z339)) (not (z358)) (not (z364)) (not (z365)) (not (z376)) (not (z384))
      (not (z392)) (not (z397)))
    :effect (and
      (not (z119)) (z209) (z240) (not (z256)) (not (z333))))
  (:action a195
    :parameters ()
    :precondition (and
      (not (z11)) (not (z20)) (not (z22)) (not (z27)) (not (z50)) (not (z53)) (not (z57))
      (not (z66)) (not (z73)) (not (z79)) (not (z94)) (not (z98)) (not (z107)) (not (z119))
      (not (z124)) (not (z128)) (not (z133)) (not (z138)) (not (z159)) (not (z160)) (not (z169))
      (not (z174)) (not (z175)) (not (z182)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z198)) (z209) (not (z215)) (not (z246)) (not (z256)) (z258) (not (z272)) (not (z286))
      (not (z288)) (not (z325)) (not (z333)) (not (z358)) (not (z360)) (not (z364)) (not (z374))
      (not (z376)) (not (z381)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z209)) (z246) (not (z258)) (z325)))
  (:action a196
    :parameters ()
    :precondition (and
      (not (z11)) (not (z20)) (not (z22)) (not (z27)) (not (z50)) (not (z53)) (not (z66))
      (not (z73)) (not (z80)) (not (z94)) (not (z98)) (not (z114)) (not (z119)) (not (z124))
      (not (z128)) (not (z138)) (not (z140)) (not (z159)) (not (z160)) (not (z169)) (not (z175))
      (not (z177)) (not (z182)) (not (z183)) (not (z191)) (not (z194)) (not (z198)) (z209)
      (not (z215)) (not (z240)) (not (z246)) (not (z247)) (not (z256)) (not (z258)) (not (z272))
      (not (z286)) (not (z288)) (not (z302)) (not (z325)) (not (z333)) (not (z338)) (not (z339))
      (not (z358)) (not (z364)) (z365) (not (z376)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z209)) (z246) (z333) (not (z365))))
  (:action a197
    :parameters ()
    :precondition (and
      (not (z11)) (not (z20)) (not (z22)) (not (z27)) (not (z50)) (not (z53)) (not (z66))
      (not (z73)) (not (z80)) (not (z94)) (not (z98)) (not (z114)) (not (z119)) (not (z124))
      (not (z128)) (z138) (not (z140)) (not (z159)) (not (z160)) (not (z169)) (not (z175))
      (not (z177)) (not (z182)) (not (z183)) (not (z191)) (not (z194)) (not (z198)) (z209)
      (not (z215)) (not (z240)) (not (z246)) (not (z247)) (not (z256)) (not (z258)) (not (z272))
      (not (z286)) (not (z288)) (not (z302)) (not (z325)) (not (z333)) (not (z338)) (not (z339))
      (not (z358)) (not (z364)) (z365) (not (z376)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z138)) (not (z209)) (z246) (z333) (not (z365))))
  (:action a198
    :parameters ()
    :precondition (and
      (not (z11)) (not (z17)) (not (z50)) (z66) (not (z73)) (not (z80)) (not (z94)) (not (z98))
      (not (z114)) (not (z119)) (not (z140)) (not (z159)) (not (z160)) (not (z169)) (not (z177))
      (not (z182)) (not (z183)) (not (z191)) (not (z194)) (not (z209)) (not (z215)) (not (z240))
      (not (z246)) (not (z247)) (not (z256)) (not (z272)) (not (z286)) (not (z292)) (not (z302))
      (not (z325)) (z333) (not (z338)) (not (z339)) (not (z358)) (not (z364)) (not (z365))
      (not (z376)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z66)) (z209) (z247) (not (z333))))
  (:action a199
    :parameters ()
    :precondition (and
      (not (z45)) (not (z50)) (not (z56)) (z73) (not (z80)) (not (z81)) (not (z98)) (not (z108))
      (not (z114)) (not (z124)) (not (z140)) (not (z159)) (not (z160)) (not (z173)) (not (z177))
      (not (z183)) (not (z188)) (not (z191)) (not (z194)) (not (z209)) (not (z217)) (not (z231))
      (not (z234)) (not (z235)) (not (z240)) (not (z247)) (not (z248)) (not (z252)) (not (z253))
      (not (z282)) (not (z286)) (not (z302)) (not (z308)) (not (z325)) (not (z333)) (not (z338))
      (not (z339)) (not (z341)) (not (z350)) (not (z364)) (not (z365)) (not (z376)) (not (z397)))
    :effect (and
      (not (z73)) (z252) (z333)))
  (:action a200
    :parameters ()
    :precondition (and
      (not (z15)) (not (z30)) (not (z45)) (not (z50)) (not (z56)) (z73) (not (z81)) (not (z98))
      (not (z103)) (not (z108)) (not (z124)) (not (z159)) (not (z160)) (not (z173)) (not (z188))
      (not (z191)) (not (z194)) (z200) (not (z207)) (not (z209)) (not (z217)) (not (z226))
      (not (z231)) (not (z234)) (not (z235)) (not (z243)) (not (z248)) (not (z251)) (not (z252))
      (not (z253)) (not (z277)) (not (z282)) (not (z286)) (not (z308)) (not (z319)) (not (z325))
      (not (z333)) (not (z341)) (not (z350)) (not (z364)) (not (z371)) (not (z376)) (not (z388))
      (not (z397)))
    :effect (and
      (not (z73)) (z194) (not (z200)) (z252)))
  (:action a201
    :parameters ()
    :precondition (and
      (not (z45)) (not (z50)) (not (z56)) (z73) (not (z80)) (not (z81)) (not (z98)) (not (z114))
      (not (z124)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z188))
      (not (z191)) (not (z194)) (not (z209)) (not (z234)) (z240) (not (z247)) (not (z248))
      (not (z252)) (not (z253)) (not (z282)) (not (z286)) (not (z302)) (not (z308)) (not (z325))
      (not (z333)) (not (z338)) (not (z339)) (not (z341)) (not (z350)) (not (z364)) (not (z365))
      (not (z376)) (not (z397)))
    :effect (and
      (not (z73)) (not (z240)) (z253) (z333)))
  (:action a202
    :parameters ()
    :precondition (and
      (not (z45)) (not (z50)) (not (z56)) (z73) (not (z80)) (not (z81)) (not (z98)) (not (z114))
      (not (z124)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z188))
      (not (z191)) (not (z194)) (not (z209)) (not (z234)) (not (z240)) (not (z247)) (not (z248))
      (not (z252)) (not (z253)) (not (z282)) (not (z286)) (z302) (not (z308)) (not (z325))
      (not (z333)) (not (z338)) (not (z339)) (not (z341)) (not (z350)) (not (z364)) (not (z365))
      (not (z376)) (not (z397)))
    :effect (and
      (not (z73)) (z253) (not (z302)) (z333) (z350)))
  (:action a203
    :parameters ()
    :precondition (and
      (not (z15)) (not (z30)) (not (z45)) (not (z50)) (not (z56)) (z73) (not (z81)) (not (z98))
      (not (z103)) (not (z124)) (not (z159)) (not (z160)) (not (z188)) (not (z191)) (not (z194))
      (not (z200)) (not (z207)) (not (z209)) (not (z226)) (not (z234)) (not (z243)) (not (z248))
      (not (z251)) (not (z252)) (not (z253)) (z277) (not (z282)) (not (z286)) (not (z308))
      (not (z319)) (not (z325)) (not (z333)) (not (z341)) (not (z350)) (not (z364)) (not (z371))
      (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (not (z73)) (z194) (z253) (not (z277))))
  (:action a204
    :parameters ()
    :precondition (and
      (not (z15)) (not (z30)) (not (z45)) (not (z50)) (not (z56)) (z73) (not (z81)) (not (z98))
      (not (z103)) (not (z124)) (not (z159)) (not (z160)) (not (z188)) (not (z191)) (not (z194))
      (not (z200)) (not (z207)) (not (z209)) (not (z226)) (not (z234)) (not (z243)) (not (z248))
      (not (z251)) (not (z252)) (not (z253)) (not (z277)) (not (z282)) (not (z286)) (not (z308))
      (not (z319)) (not (z325)) (not (z333)) (not (z341)) (not (z350)) (not (z364)) (not (z371))
      (not (z376)) (z388) (not (z397)))
    :effect (and
      (not (z73)) (z194) (z253) (z350) (not (z388))))
  (:action a205
    :parameters ()
    :precondition (and
      (not (z28)) (not (z45)) (not (z50)) (not (z52)) (not (z56)) (z73) (not (z77)) (not (z80))
      (not (z81)) (not (z98)) (z114) (not (z124)) (not (z133)) (not (z134)) (not (z140))
      (not (z148)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z188)) (not (z191))
      (not (z194)) (not (z209)) (not (z215)) (not (z234)) (not (z240)) (not (z247)) (not (z248))
      (not (z252)) (not (z253)) (not (z269)) (not (z282)) (not (z286)) (not (z302)) (not (z308))
      (not (z325)) (not (z333)) (not (z338)) (not (z339)) (not (z341)) (not (z350)) (not (z364))
      (not (z365)) (not (z366)) (not (z371)) (not (z376)) (not (z382)) (not (z397)))
    :effect (and
      (not (z73)) (not (z114)) (z248) (z253) (z333)))
  (:action a206
    :parameters ()
    :precondition (and
      (not (z15)) (not (z28)) (not (z30)) (not (z45)) (not (z50)) (not (z52)) (not (z56)) (z73)
      (not (z77)) (not (z81)) (not (z98)) (not (z103)) (not (z114)) (not (z124)) (not (z133))
      (not (z134)) (not (z148)) (not (z159)) (not (z160)) (not (z188)) (not (z191)) (not (z194))
      (not (z200)) (not (z207)) (not (z209)) (not (z215)) (not (z226)) (not (z234)) (not (z243))
      (not (z248)) (not (z251)) (not (z252)) (not (z253)) (not (z269)) (not (z277)) (not (z282))
      (not (z286)) (not (z308)) (not (z319)) (not (z325)) (not (z333)) (not (z341)) (not (z350))
      (not (z364)) (not (z366)) (z371) (not (z376)) (not (z382)) (not (z388)) (not (z397)))
    :effect (and
      (not (z73)) (z194) (z248) (z253) (not (z371))))
  (:action a207
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z40)) (not (z44)) (not (z50)) (not (z69)) (not (z73))
      (not (z76)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z108)) (z115)
      (not (z121)) (not (z125)) (not (z128)) (not (z134)) (not (z146)) (not (z159)) (not (z160))
      (not (z191)) (not (z194)) (z204) (not (z209)) (not (z222)) (not (z238)) (not (z255))
      (not (z259)) (not (z286)) (z307) (not (z317)) (not (z325)) (not (z333)) (not (z364))
      (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (not (z115)) (not (z204)) (z255) (not (z307)) (z364)))
  (:action a208
    :parameters ()
    :precondition (and
      (not (z8)) (z20) (not (z22)) (not (z27)) (not (z39)) (not (z40)) (not (z44)) (not (z50))
      (not (z53)) (not (z69)) (not (z73)) (not (z76)) (not (z82)) (not (z84)) (not (z89))
      (not (z91)) (not (z98)) (not (z108)) (not (z115)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)) (not (z134)) (not (z138)) (not (z146)) (not (z159)) (not (z160)) (not (z175))
      (not (z191)) (not (z194)) (not (z198)) (not (z204)) (not (z209)) (not (z222)) (not (z238))
      (not (z246)) (not (z255)) (not (z258)) (not (z259)) (not (z286)) (not (z288)) (not (z307))
      (not (z317)) (not (z325)) (not (z333)) (z364) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (not (z20)) (z128) (z204) (z307) (not (z364))))
  (:action a209
    :parameters ()
    :precondition (and
      (not (z8)) (z20) (not (z22)) (not (z27)) (not (z39)) (not (z40)) (not (z44)) (not (z50))
      (not (z53)) (not (z69)) (not (z73)) (not (z76)) (not (z82)) (not (z84)) (not (z89))
      (not (z91)) (not (z98)) (not (z108)) (not (z115)) (not (z121)) (not (z124)) (not (z125))
      (not (z128)) (not (z134)) (not (z138)) (not (z146)) (not (z159)) (not (z160)) (not (z175))
      (z177) (z183) (not (z191)) (not (z194)) (not (z198)) (not (z204)) (not (z209)) (not (z222))
      (not (z238)) (not (z246)) (not (z255)) (not (z258)) (not (z259)) (not (z286)) (not (z288))
      (not (z302)) (not (z307)) (not (z317)) (not (z325)) (not (z333)) (not (z338)) (z364)
      (not (z365)) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (not (z20)) (z128) (not (z177)) (z204) (z307) (not (z364))))
  (:action a210
    :parameters ()
    :precondition (and
      (not (z27)) (not (z39)) (z41) (not (z46)) (not (z50)) (z70) (not (z73)) (not (z78))
      (not (z94)) (z98) (not (z105)) (not (z112)) (not (z120)) (not (z122)) (not (z125))
      (not (z131)) (not (z139)) (not (z143)) (not (z153)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z173)) (not (z191)) (not (z194)) (not (z198)) (not (z205)) (not (z209))
      (not (z235)) (not (z251)) (not (z280)) (not (z286)) (not (z295)) (not (z313)) (not (z325))
      (not (z333)) (not (z345)) (not (z348)) (not (z364)) (not (z366)) (not (z376)) (not (z382))
      (not (z393)) (not (z397)))
    :effect (and
      (not (z41)) (not (z70)) (not (z98)) (z131) (z295) (z376)))
  (:action a211
    :parameters ()
    :precondition (and
      (not (z11)) (not (z39)) (not (z46)) (not (z50)) (not (z66)) (not (z73)) (not (z78)) (z94)
      (z98) (not (z105)) (not (z112)) (not (z119)) (not (z125)) (not (z131)) (not (z139))
      (not (z143)) (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z169)) (not (z173))
      (not (z182)) (not (z191)) (not (z194)) (not (z198)) (not (z205)) (not (z209)) (not (z215))
      (not (z246)) (not (z251)) (not (z256)) (not (z272)) (not (z280)) (not (z286)) (not (z325))
      (not (z333)) (not (z345)) (not (z348)) (not (z358)) (not (z364)) (not (z366)) (not (z376))
      (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (not (z94)) (not (z98)) (z131) (z209)))
  (:action a212
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z28)) (not (z40)) (not (z44)) (not (z50)) (not (z52))
      (not (z69)) (not (z73)) (not (z76)) (not (z77)) (z82) (not (z84)) (not (z89)) (not (z91))
      (not (z98)) (not (z108)) (not (z114)) (not (z115)) (z121) (not (z125)) (not (z128))
      (not (z133)) (not (z134)) (not (z146)) (not (z148)) (not (z159)) (not (z160)) (not (z191))
      (not (z194)) (z204) (not (z209)) (not (z215)) (not (z222)) (not (z238)) (not (z248))
      (not (z255)) (not (z259)) (not (z269)) (not (z286)) (z307) (not (z317)) (not (z325))
      (not (z333)) (not (z364)) (not (z366)) (not (z371)) (not (z376)) (not (z377)) (not (z382))
      (not (z397)))
    :effect (and
      (not (z82)) (not (z121)) (z134) (not (z204)) (z255) (not (z307)) (z364)))
  (:action a213
    :parameters ()
    :precondition (and
      (not (z4)) (not (z22)) (not (z25)) (not (z50)) (not (z57)) (not (z59)) (z65) (not (z73))
      (not (z75)) (not (z79)) (not (z88)) (not (z98)) (not (z107)) (not (z133)) (not (z136))
      (not (z144)) (not (z146)) (not (z159)) (not (z160)) (not (z170)) (not (z174)) (z190)
      (not (z191)) (not (z192)) (not (z194)) (not (z195)) (not (z206)) (not (z209)) (not (z210))
      (not (z257)) (not (z258)) (not (z286)) (not (z310)) (not (z325)) (not (z332)) (not (z333))
      (not (z336)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (z397))
    :effect (and
      (not (z65)) (z136) (not (z190)) (z310) (z325) (not (z397))))
  (:action a214
    :parameters ()
    :precondition (and
      (not (z4)) (not (z8)) (not (z20)) (not (z22)) (not (z25)) (z40) (not (z50)) (not (z59))
      (z65) (not (z69)) (not (z73)) (not (z75)) (not (z76)) (not (z88)) (not (z98)) (not (z125))
      (not (z134)) (not (z136)) (not (z144)) (not (z146)) (not (z159)) (not (z160)) (not (z170))
      (not (z191)) (not (z194)) (not (z195)) (not (z204)) (not (z206)) (not (z209)) (not (z210))
      (not (z222)) (not (z255)) (not (z257)) (not (z259)) (not (z286)) (not (z307)) (not (z310))
      (not (z325)) (not (z332)) (not (z333)) (not (z336)) (not (z364)) (not (z376)) (z397))
    :effect (and
      (not (z40)) (not (z65)) (z136) (z204) (z307) (z310) (not (z397))))
  (:action a215
    :parameters ()
    :precondition (and
      (not (z7)) (not (z11)) (not (z20)) (not (z24)) (not (z29)) (not (z35)) (not (z50)) (z57)
      (not (z73)) (not (z75)) (not (z79)) (not (z81)) (not (z98)) (not (z107)) (not (z128))
      (not (z133)) (not (z138)) (not (z143)) (not (z157)) (not (z159)) (z160) (not (z165))
      (not (z174)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z198)) (not (z209))
      (not (z243)) (not (z246)) (not (z258)) (not (z260)) (not (z274)) (not (z286)) (not (z297))
      (not (z315)) (not (z317)) (not (z325)) (not (z333)) (not (z343)) (not (z352)) (not (z360))
      (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z383)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (not (z57)) (z138) (not (z160)) (z297) (z325)))
  (:action a216
    :parameters ()
    :precondition (and
      (not (z7)) (not (z11)) (not (z20)) (not (z24)) (not (z29)) (not (z35)) (not (z50))
      (not (z57)) (not (z73)) (not (z75)) (not (z80)) (not (z81)) (not (z98)) (not (z114))
      (not (z128)) (not (z138)) (not (z140)) (not (z143)) (not (z157)) (not (z159)) (z160)
      (not (z165)) (not (z177)) (not (z183)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z240)) (not (z243)) (not (z246)) (not (z247)) (not (z258)) (not (z260)) (not (z274))
      (not (z286)) (not (z297)) (z302) (not (z315)) (not (z317)) (not (z325)) (not (z333))
      (not (z338)) (not (z339)) (not (z343)) (not (z352)) (not (z364)) (z365) (not (z376))
      (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z138) (not (z160)) (z297) (not (z302)) (z333) (not (z365))))
  (:action a217
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z11)) (not (z20)) (not (z24)) (not (z29)) (not (z35))
      (not (z40)) (not (z50)) (not (z57)) (not (z69)) (not (z73)) (not (z75)) (not (z76))
      (not (z81)) (not (z98)) (not (z125)) (not (z128)) (not (z134)) (not (z138)) (not (z143))
      (not (z157)) (not (z159)) (z160) (not (z165)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z222)) (not (z243)) (not (z246)) (not (z255)) (not (z258)) (not (z259))
      (not (z260)) (not (z274)) (not (z286)) (not (z297)) (not (z307)) (not (z315)) (not (z317))
      (not (z325)) (not (z333)) (not (z343)) (not (z352)) (not (z364)) (not (z376)) (not (z383))
      (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z138) (not (z160)) (z297) (z307)))
  (:action a218
    :parameters ()
    :precondition (and
      (not (z7)) (not (z11)) (not (z20)) (not (z24)) (not (z28)) (not (z29)) (not (z35))
      (not (z43)) (not (z50)) (not (z57)) (not (z73)) (not (z74)) (not (z75)) (not (z79))
      (not (z81)) (not (z98)) (not (z107)) (not (z128)) (not (z133)) (not (z138)) (not (z143))
      (not (z156)) (not (z157)) (not (z159)) (not (z160)) (not (z165)) (not (z174)) (not (z175))
      (not (z178)) (not (z179)) (not (z190)) (not (z191)) (z192) (not (z194)) (not (z198))
      (not (z209)) (not (z243)) (not (z246)) (not (z258)) (not (z260)) (not (z274)) (z286)
      (not (z309)) (not (z314)) (not (z315)) (not (z317)) (not (z325)) (not (z333)) (not (z343))
      (not (z352)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z383))
      (not (z390)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z138) (not (z192)) (not (z286)) (z314) (z325)))
  (:action a219
    :parameters ()
    :precondition (and
      (not (z27)) (not (z41)) (not (z46)) (not (z50)) (not (z70)) (not (z73)) (z98) (not (z105))
      (not (z112)) (z120) (not (z122)) (not (z131)) (not (z139)) (not (z153)) (not (z154))
      (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z235)) (not (z280)) (not (z286)) (not (z295)) (not (z313)) (not (z325))
      (not (z333)) (not (z345)) (not (z364)) (not (z366)) (not (z376)) (not (z382)) (not (z397)))
    :effect (and
      (not (z98)) (not (z120)) (z139) (z295) (z376)))
  (:action a220
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (not (z66)) (not (z73)) (not (z94)) (z98) (not (z105))
      (not (z112)) (not (z119)) (not (z131)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (z169) (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z215)) (not (z246)) (not (z256)) (z272) (not (z280)) (not (z286))
      (not (z325)) (not (z333)) (not (z345)) (not (z358)) (not (z364)) (not (z366)) (not (z376))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z98)) (z139) (not (z169)) (z209) (not (z272))))
  (:action a221
    :parameters ()
    :precondition (and
      (not (z11)) (not (z42)) (not (z50)) (not (z56)) (not (z66)) (not (z73)) (not (z80))
      (not (z94)) (not (z98)) (not (z102)) (not (z114)) (not (z115)) (not (z119)) (not (z140))
      (not (z159)) (not (z160)) (not (z169)) (not (z177)) (not (z179)) (not (z182)) (not (z183))
      (not (z191)) (not (z194)) (not (z209)) (not (z215)) (not (z240)) (not (z246)) (not (z247))
      (not (z256)) (not (z272)) (not (z280)) (not (z286)) (not (z302)) (not (z313)) (not (z325))
      (z333) (not (z338)) (not (z339)) (not (z356)) (not (z358)) (not (z364)) (not (z365))
      (not (z376)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z140) (z209) (not (z333))))
  (:action a222
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z39)) (not (z50)) (not (z57)) (not (z73)) (not (z78))
      (not (z79)) (not (z94)) (not (z98)) (not (z107)) (not (z125)) (not (z131)) (not (z133))
      (not (z138)) (not (z143)) (not (z159)) (z160) (not (z174)) (not (z190)) (not (z191)) (z192)
      (not (z194)) (not (z205)) (not (z209)) (not (z251)) (not (z258)) (not (z260)) (not (z274))
      (not (z286)) (not (z297)) (not (z325)) (not (z333)) (not (z341)) (not (z348)) (not (z352))
      (not (z360)) (not (z364)) (z374) (not (z376)) (not (z381)) (not (z383)) (not (z393))
      (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z143) (not (z160)) (not (z192)) (z325) (not (z374))))
  (:action a223
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z39)) (not (z50)) (not (z73)) (not (z78)) (not (z80))
      (not (z94)) (not (z98)) (not (z114)) (not (z125)) (not (z131)) (not (z138)) (not (z140))
      (not (z143)) (not (z159)) (z160) (not (z177)) (z183) (not (z191)) (not (z194)) (not (z205))
      (not (z209)) (not (z240)) (not (z247)) (not (z251)) (not (z260)) (not (z274)) (not (z286))
      (not (z297)) (z302) (not (z325)) (not (z333)) (not (z338)) (not (z339)) (not (z341))
      (not (z348)) (not (z352)) (not (z364)) (not (z365)) (not (z376)) (not (z383)) (not (z393))
      (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z143) (not (z160)) (not (z183)) (not (z302)) (z333)))
  (:action a224
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z20)) (not (z24)) (not (z39)) (not (z40)) (not (z50))
      (not (z69)) (not (z73)) (not (z76)) (not (z78)) (not (z94)) (not (z98)) (z125) (not (z131))
      (not (z134)) (not (z138)) (not (z143)) (not (z159)) (z160) (not (z191)) (not (z194))
      (not (z204)) (not (z205)) (not (z209)) (not (z222)) (not (z251)) (not (z255)) (not (z259))
      (not (z260)) (not (z274)) (not (z286)) (not (z297)) (not (z307)) (not (z325)) (not (z333))
      (not (z341)) (not (z348)) (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z393))
      (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z125)) (z143) (not (z160)) (z204) (z307)))
  (:action a225
    :parameters ()
    :precondition (and
      (not (z22)) (not (z50)) (not (z57)) (not (z59)) (z65) (not (z73)) (not (z75)) (not (z79))
      (not (z80)) (not (z84)) (not (z88)) (not (z98)) (not (z106)) (not (z107)) (not (z122))
      (not (z133)) (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z174))
      (not (z182)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z206)) (not (z207))
      (not (z209)) (not (z210)) (not (z232)) (not (z258)) (not (z286)) (not (z287)) (not (z308))
      (not (z309)) (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z352)) (not (z360))
      (not (z364)) (not (z374)) (not (z376)) (z381) (z397))
    :effect (and
      (not (z65)) (z144) (z325) (not (z381)) (not (z397))))
  (:action a226
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z40)) (not (z50)) (not (z59)) (z65) (not (z69))
      (not (z73)) (not (z75)) (not (z76)) (not (z80)) (not (z84)) (not (z88)) (not (z98))
      (not (z106)) (not (z122)) (not (z125)) (not (z134)) (not (z136)) (not (z144)) (not (z159))
      (not (z160)) (not (z170)) (not (z182)) (not (z191)) (not (z194)) (not (z204)) (not (z206))
      (not (z207)) (not (z209)) (not (z210)) (not (z222)) (not (z232)) (not (z255)) (not (z259))
      (not (z286)) (not (z287)) (not (z307)) (not (z308)) (not (z309)) (not (z310)) (not (z325))
      (not (z332)) (not (z333)) (not (z352)) (not (z364)) (not (z376)) (not (z381)) (z397))
    :effect (and
      (not (z65)) (z144) (z204) (z307) (not (z397))))
  (:action a227
    :parameters ()
    :precondition (and
      (not (z4)) (not (z8)) (not (z20)) (not (z25)) (not (z39)) (z40) (not (z44)) (not (z50))
      (not (z69)) (not (z73)) (not (z76)) (not (z82)) (not (z84)) (not (z89)) (not (z91))
      (not (z98)) (not (z108)) (not (z115)) (not (z121)) (not (z125)) (not (z128)) (not (z134))
      (not (z136)) (not (z146)) (not (z159)) (not (z160)) (not (z191)) (not (z194)) (not (z195))
      (not (z204)) (not (z209)) (not (z222)) (not (z238)) (not (z255)) (not (z257)) (not (z259))
      (not (z286)) (not (z307)) (not (z317)) (not (z325)) (not (z333)) (not (z336)) (z364)
      (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (not (z40)) (z146) (z204) (z307) (not (z364))))
  (:action a228
    :parameters ()
    :precondition (and
      (not (z6)) (z28) (not (z43)) (not (z50)) (not (z52)) (not (z53)) (not (z73)) (not (z74))
      (not (z77)) (not (z98)) (not (z114)) (not (z118)) (not (z133)) (not (z134)) (not (z148))
      (not (z156)) (not (z159)) (not (z160)) (not (z175)) (not (z178)) (not (z179)) (z191)
      (not (z194)) (not (z195)) (not (z209)) (not (z215)) (not (z224)) (not (z231)) (not (z248))
      (not (z269)) (not (z286)) (not (z300)) (not (z309)) (not (z314)) (not (z325)) (not (z333))
      (not (z343)) (not (z356)) (not (z364)) (not (z366)) (not (z367)) (not (z369)) (not (z371))
      (not (z376)) (not (z382)) (not (z390)) (not (z393)) (not (z397)))
    :effect (and
      (not (z28)) (z148) (not (z191)) (z286)))
  (:action a229
    :parameters ()
    :precondition (and
      (not (z6)) (not (z27)) (not (z28)) (not (z41)) (not (z50)) (not (z52)) (not (z53))
      (not (z70)) (not (z73)) (not (z77)) (not (z98)) (not (z114)) (not (z118)) (not (z120))
      (not (z122)) (not (z133)) (not (z134)) (not (z148)) (not (z153)) (not (z159)) (not (z160))
      (z191) (not (z194)) (not (z195)) (not (z209)) (not (z215)) (not (z224)) (not (z231))
      (not (z235)) (not (z248)) (not (z269)) (not (z286)) (not (z295)) (not (z300)) (not (z313))
      (not (z325)) (not (z333)) (not (z343)) (not (z356)) (not (z364)) (not (z366)) (not (z367))
      (not (z369)) (not (z371)) (not (z376)) (z382) (not (z393)) (not (z397)))
    :effect (and
      (z148) (not (z191)) (z295) (z376) (not (z382))))
  (:action a230
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z28)) (not (z50)) (not (z52)) (not (z53)) (not (z66))
      (not (z73)) (not (z77)) (not (z94)) (not (z98)) (not (z114)) (not (z118)) (not (z119))
      (not (z133)) (not (z134)) (not (z148)) (not (z159)) (not (z160)) (not (z169)) (not (z182))
      (z191) (not (z194)) (not (z195)) (not (z209)) (z215) (not (z224)) (not (z231)) (not (z246))
      (not (z248)) (not (z256)) (not (z269)) (not (z272)) (not (z286)) (not (z300)) (not (z325))
      (not (z333)) (not (z343)) (not (z356)) (not (z358)) (not (z364)) (not (z366)) (not (z367))
      (not (z369)) (not (z371)) (not (z376)) (not (z382)) (not (z384)) (not (z392)) (not (z393))
      (not (z397)))
    :effect (and
      (z148) (not (z191)) (z209) (not (z215))))
  (:action a231
    :parameters ()
    :precondition (and
      (not (z27)) (not (z41)) (not (z46)) (not (z50)) (not (z70)) (not (z73)) (z98) (not (z105))
      (not (z112)) (not (z120)) (z122) (not (z131)) (not (z139)) (not (z153)) (not (z154))
      (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z235)) (not (z280)) (not (z286)) (not (z295)) (not (z313)) (not (z325))
      (not (z333)) (not (z345)) (not (z364)) (not (z366)) (not (z376)) (not (z382)) (not (z397)))
    :effect (and
      (not (z98)) (not (z122)) (z154) (z295) (z376)))
  (:action a232
    :parameters ()
    :precondition (and
      (not (z27)) (not (z41)) (not (z46)) (not (z50)) (not (z70)) (not (z73)) (z98) (not (z105))
      (not (z112)) (not (z120)) (not (z122)) (not (z131)) (not (z139)) (z153) (not (z154))
      (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z235)) (not (z280)) (not (z286)) (not (z295)) (not (z313)) (not (z325))
      (not (z333)) (not (z345)) (not (z364)) (not (z366)) (not (z376)) (not (z382)) (not (z397)))
    :effect (and
      (not (z98)) (not (z153)) (z154) (z295) (z345) (z376)))
  (:action a233
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (not (z66)) (not (z73)) (not (z94)) (z98) (not (z105))
      (not (z112)) (not (z119)) (not (z131)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z169)) (not (z173)) (z182) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z215)) (not (z246)) (not (z256)) (not (z272)) (not (z280)) (not (z286))
      (not (z325)) (not (z333)) (not (z345)) (not (z358)) (not (z364)) (not (z366)) (not (z376))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z98)) (z154) (not (z182)) (z209)))
  (:action a234
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (not (z66)) (not (z73)) (not (z94)) (z98) (not (z105))
      (not (z112)) (not (z119)) (z131) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z169)) (not (z173)) (z182) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z215)) (not (z246)) (not (z256)) (not (z272)) (not (z280)) (not (z286))
      (not (z325)) (not (z333)) (not (z345)) (not (z358)) (not (z364)) (not (z366)) (not (z376))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z98)) (not (z131)) (z154) (not (z182)) (z209)))
  (:action a235
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (not (z66)) (not (z73)) (not (z94)) (z98) (not (z105))
      (not (z112)) (not (z119)) (not (z131)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z169)) (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z215)) (not (z246)) (not (z256)) (not (z272)) (not (z280)) (not (z286))
      (not (z325)) (not (z333)) (not (z345)) (z358) (not (z364)) (not (z366)) (not (z376))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z98)) (z154) (z209) (z345) (not (z358))))
  (:action a236
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (not (z66)) (not (z73)) (not (z94)) (z98) (not (z105))
      (not (z112)) (not (z119)) (z131) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z169)) (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z215)) (not (z246)) (not (z256)) (not (z272)) (not (z280)) (not (z286))
      (not (z325)) (not (z333)) (not (z345)) (z358) (not (z364)) (not (z366)) (not (z376))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z98)) (not (z131)) (z154) (z209) (z345) (not (z358))))
  (:action a237
    :parameters ()
    :precondition (and
      (not (z28)) (not (z43)) (not (z50)) (not (z57)) (not (z73)) (not (z74)) (z79) (not (z98))
      (not (z107)) (not (z133)) (not (z156)) (not (z159)) (not (z160)) (not (z174)) (not (z175))
      (not (z178)) (not (z179)) (z190) (not (z191)) (not (z192)) (not (z194)) (not (z209))
      (not (z258)) (z286) (not (z309)) (not (z314)) (not (z325)) (not (z333)) (not (z360))
      (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z390)) (not (z397)))
    :effect (and
      (not (z79)) (z156) (not (z190)) (not (z286)) (z325)))
  (:action a238
    :parameters ()
    :precondition (and
      (z18) (not (z28)) (z31) (not (z43)) (not (z50)) (not (z73)) (not (z74)) (not (z98))
      (not (z135)) (not (z156)) (not (z159)) (not (z160)) (not (z175)) (not (z178)) (not (z179))
      (not (z191)) (not (z194)) (not (z209)) (z286) (not (z301)) (not (z309)) (not (z314))
      (not (z325)) (not (z333)) (not (z364)) (not (z376)) (not (z390)) (not (z397)))
    :effect (and
      (not (z31)) (z156) (not (z286)) (z314)))
  (:action a239
    :parameters ()
    :precondition (and
      (not (z28)) (not (z43)) (not (z50)) (not (z57)) (not (z73)) (not (z74)) (not (z79))
      (not (z98)) (not (z107)) (not (z133)) (not (z156)) (not (z159)) (not (z160)) (not (z174))
      (not (z175)) (not (z178)) (not (z179)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z209)) (not (z258)) (z286) (not (z309)) (not (z314)) (not (z325)) (not (z333))
      (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z390)) (not (z397)))
    :effect (and
      (z156) (not (z286)) (z314) (z325)))
  (:action a240
    :parameters ()
    :precondition (and
      (not (z11)) (not (z27)) (not (z29)) (not (z35)) (not (z41)) (not (z46)) (not (z50))
      (not (z57)) (not (z70)) (not (z73)) (not (z75)) (not (z81)) (z98) (not (z105)) (not (z112))
      (not (z120)) (not (z122)) (not (z131)) (not (z138)) (not (z139)) (not (z153)) (not (z154))
      (not (z157)) (not (z159)) (not (z160)) (not (z165)) (not (z173)) (not (z191)) (not (z194))
      (not (z198)) (not (z209)) (not (z235)) (not (z243)) (not (z280)) (not (z286)) (not (z295))
      (not (z313)) (z315) (not (z317)) (not (z325)) (not (z333)) (not (z343)) (not (z345))
      (not (z364)) (not (z366)) (not (z376)) (not (z382)) (not (z397)))
    :effect (and
      (not (z98)) (z139) (z157) (z295) (not (z315)) (z376)))
  (:action a241
    :parameters ()
    :precondition (and
      (z11) (not (z29)) (not (z35)) (not (z46)) (not (z50)) (not (z57)) (not (z66)) (not (z73))
      (not (z75)) (not (z81)) (not (z94)) (z98) (not (z105)) (not (z112)) (not (z119))
      (not (z131)) (not (z138)) (not (z139)) (not (z154)) (not (z157)) (not (z159)) (not (z160))
      (not (z165)) (not (z169)) (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z215)) (not (z243)) (not (z246)) (not (z256)) (not (z272)) (not (z280))
      (not (z286)) (not (z315)) (not (z317)) (not (z325)) (not (z333)) (not (z343)) (not (z345))
      (not (z358)) (not (z364)) (not (z366)) (not (z376)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z11)) (not (z98)) (z139) (z157) (z209)))
  (:action a242
    :parameters ()
    :precondition (and
      (not (z15)) (not (z25)) (not (z42)) (not (z44)) (not (z45)) (z50) (not (z73)) (not (z77))
      (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z106)) (not (z108))
      (not (z109)) (not (z115)) (not (z120)) (z121) (not (z128)) (not (z146)) (not (z158))
      (not (z159)) (not (z160)) (not (z165)) (not (z191)) (not (z193)) (not (z194)) (not (z209))
      (not (z210)) (not (z238)) (not (z272)) (not (z286)) (not (z288)) (not (z292)) (not (z294))
      (not (z298)) (not (z303)) (not (z317)) (not (z322)) (not (z325)) (not (z333)) (not (z346))
      (not (z348)) (not (z364)) (not (z376)) (z377) (not (z397)))
    :effect (and
      (not (z50)) (not (z121)) (z158) (z364) (not (z377))))
  (:action a243
    :parameters ()
    :precondition (and
      (not (z15)) (not (z25)) (not (z42)) (not (z44)) (not (z45)) (z50) (not (z73)) (not (z77))
      (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z106)) (not (z108))
      (not (z109)) (not (z115)) (not (z120)) (z121) (not (z128)) (not (z146)) (not (z158))
      (not (z159)) (not (z160)) (not (z165)) (z177) (z183) (not (z191)) (not (z193)) (not (z194))
      (not (z209)) (not (z210)) (not (z238)) (not (z272)) (not (z286)) (not (z288)) (not (z292))
      (not (z294)) (not (z298)) (not (z302)) (not (z303)) (not (z317)) (not (z322)) (not (z325))
      (not (z333)) (not (z338)) (not (z346)) (not (z348)) (not (z364)) (not (z365)) (not (z376))
      (z377) (not (z397)))
    :effect (and
      (not (z50)) (not (z121)) (z158) (not (z177)) (z364) (not (z377))))
  (:action a244
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z50)) (not (z72)) (not (z73)) (not (z78)) (not (z80))
      (not (z98)) (not (z114)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183))
      (not (z189)) (not (z191)) (not (z194)) (not (z202)) (not (z209)) (not (z232)) (not (z240))
      (not (z247)) (not (z269)) (z273) (not (z286)) (not (z302)) (not (z306)) (not (z325)) (z333)
      (not (z336)) (not (z338)) (not (z339)) (not (z359)) (not (z364)) (not (z365)) (not (z376))
      (not (z397)))
    :effect (and
      (z159) (not (z273)) (not (z333))))
  (:action a245
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z50)) (not (z72)) (not (z73))
      (not (z78)) (not (z98)) (not (z103)) (not (z159)) (not (z160)) (not (z189)) (not (z191))
      (z194) (not (z200)) (not (z202)) (not (z207)) (not (z209)) (not (z226)) (not (z232))
      (not (z243)) (not (z251)) (not (z269)) (not (z273)) (not (z277)) (not (z286)) (z306)
      (not (z319)) (not (z325)) (not (z333)) (not (z336)) (not (z359)) (not (z364)) (not (z371))
      (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (z159) (not (z194)) (not (z306))))
  (:action a246
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z50)) (not (z72)) (not (z73))
      (not (z78)) (not (z98)) (not (z103)) (not (z159)) (not (z160)) (z177) (z183) (not (z189))
      (not (z191)) (z194) (not (z200)) (not (z202)) (not (z207)) (not (z209)) (not (z226))
      (not (z232)) (not (z243)) (not (z251)) (not (z269)) (not (z273)) (not (z277)) (not (z286))
      (not (z302)) (z306) (not (z319)) (not (z325)) (not (z333)) (not (z336)) (not (z338))
      (not (z359)) (not (z364)) (not (z365)) (not (z371)) (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (z159) (not (z177)) (not (z194)) (not (z306))))
  (:action a247
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z50)) (not (z72)) (not (z73))
      (not (z78)) (not (z98)) (not (z99)) (not (z103)) (not (z159)) (not (z160)) (not (z189))
      (not (z191)) (z194) (not (z200)) (not (z202)) (not (z207)) (not (z209)) (not (z222))
      (not (z226)) (not (z232)) (not (z243)) (not (z251)) (not (z269)) (not (z273)) (not (z277))
      (not (z286)) (not (z294)) (not (z306)) (not (z319)) (not (z325)) (not (z332)) (not (z333))
      (not (z336)) (z359) (not (z364)) (not (z367)) (not (z371)) (not (z376)) (not (z384))
      (not (z388)) (not (z396)) (not (z397)))
    :effect (and
      (z159) (not (z194)) (not (z359)) (z388)))
  (:action a248
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z29)) (not (z42)) (z50) (z72) (not (z73)) (not (z76))
      (not (z77)) (not (z78)) (not (z89)) (not (z98)) (not (z103)) (not (z106)) (not (z107))
      (not (z118)) (not (z135)) (not (z158)) (not (z159)) (not (z160)) (not (z165)) (not (z189))
      (not (z191)) (not (z193)) (not (z194)) (not (z202)) (not (z209)) (not (z232)) (not (z269))
      (not (z273)) (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z298)) (not (z303))
      (not (z306)) (not (z322)) (not (z325)) (not (z333)) (not (z336)) (not (z339)) (not (z346))
      (not (z348)) (not (z359)) (not (z364)) (not (z376)) (not (z392)) (not (z397)))
    :effect (and
      (not (z50)) (not (z72)) (z159) (z322)))
  (:action a249
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z50)) (not (z72)) (not (z73)) (not (z78)) (not (z80))
      (not (z98)) (not (z114)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183))
      (not (z189)) (not (z191)) (not (z194)) (not (z202)) (not (z209)) (not (z232)) (not (z240))
      (not (z247)) (not (z269)) (not (z273)) (not (z286)) (not (z302)) (not (z306)) (not (z325))
      (z333) (z336) (not (z338)) (not (z339)) (not (z359)) (not (z364)) (not (z365)) (not (z376))
      (not (z397)))
    :effect (and
      (z159) (not (z333)) (not (z336)) (z338)))
  (:action a250
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z50)) (z72) (not (z73)) (not (z76)) (not (z78)) (not (z80))
      (not (z89)) (not (z98)) (not (z103)) (not (z107)) (not (z114)) (not (z118)) (not (z135))
      (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z189)) (not (z191))
      (not (z194)) (not (z202)) (not (z209)) (not (z232)) (not (z240)) (not (z247)) (not (z269))
      (not (z273)) (not (z286)) (not (z302)) (not (z306)) (not (z322)) (not (z325)) (z333)
      (not (z336)) (not (z338)) (not (z339)) (not (z359)) (not (z364)) (not (z365)) (not (z376))
      (not (z392)) (not (z397)))
    :effect (and
      (not (z72)) (z159) (not (z333)) (z339)))
  (:action a251
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z29)) (not (z42)) (z50) (not (z72)) (not (z73)) (not (z77))
      (not (z78)) (not (z98)) (not (z106)) (not (z158)) (not (z159)) (not (z160)) (not (z165))
      (not (z189)) (not (z191)) (not (z193)) (not (z194)) (z202) (not (z209)) (not (z232))
      (not (z269)) (not (z273)) (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z298))
      (not (z303)) (not (z306)) (not (z322)) (not (z325)) (not (z333)) (not (z336)) (not (z346))
      (not (z348)) (not (z359)) (not (z364)) (not (z376)) (not (z397)))
    :effect (and
      (not (z50)) (z159) (not (z202)) (z346)))
  (:action a252
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z29)) (not (z42)) (z50) (not (z72)) (not (z73)) (not (z77))
      (z78) (not (z94)) (not (z98)) (not (z106)) (not (z125)) (not (z131)) (not (z143))
      (not (z158)) (not (z159)) (not (z160)) (not (z165)) (not (z189)) (not (z191)) (not (z193))
      (not (z194)) (not (z202)) (not (z205)) (not (z209)) (not (z232)) (not (z251)) (not (z269))
      (not (z273)) (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z298)) (not (z303))
      (not (z306)) (not (z322)) (not (z325)) (not (z333)) (not (z336)) (not (z341)) (not (z346))
      (not (z348)) (not (z359)) (not (z364)) (not (z376)) (not (z393)) (not (z397)))
    :effect (and
      (not (z50)) (not (z78)) (z159) (z346) (z348)))
  (:action a253
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z29)) (not (z42)) (z50) (not (z72)) (not (z73)) (not (z77))
      (z78) (not (z94)) (not (z98)) (not (z106)) (not (z125)) (not (z131)) (not (z143))
      (not (z158)) (not (z159)) (not (z160)) (not (z165)) (not (z189)) (not (z191)) (not (z193))
      (not (z194)) (z196) (not (z202)) (not (z205)) (not (z209)) (not (z232)) (not (z251))
      (not (z269)) (not (z273)) (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z298))
      (not (z303)) (not (z306)) (not (z322)) (not (z325)) (not (z333)) (not (z336)) (not (z341))
      (not (z346)) (not (z348)) (not (z359)) (not (z364)) (not (z376)) (not (z393)) (not (z397)))
    :effect (and
      (not (z50)) (not (z78)) (z159) (not (z196)) (z346) (z348)))
  (:action a254
    :parameters ()
    :precondition (and
      (z0) (not (z17)) (not (z25)) (not (z29)) (not (z42)) (z50) (not (z72)) (not (z73))
      (not (z77)) (z78) (not (z94)) (not (z98)) (not (z106)) (not (z125)) (not (z131))
      (not (z143)) (not (z158)) (not (z159)) (not (z160)) (not (z165)) (not (z189)) (not (z191))
      (not (z193)) (not (z194)) (not (z202)) (not (z205)) (not (z209)) (not (z232)) (not (z251))
      (not (z269)) (not (z273)) (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z298))
      (not (z303)) (not (z306)) (not (z322)) (not (z325)) (not (z333)) (not (z336)) (not (z341))
      (not (z346)) (not (z348)) (not (z359)) (not (z364)) (not (z376)) (not (z393)) (not (z397)))
    :effect (and
      (not (z0)) (not (z50)) (not (z78)) (z159) (z346) (z348)))
  (:action a255
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z50)) (not (z72)) (not (z73)) (not (z78)) (not (z80))
      (not (z98)) (not (z114)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183))
      (not (z189)) (not (z191)) (not (z194)) (not (z202)) (not (z209)) (not (z232)) (not (z240))
      (not (z247)) (not (z269)) (not (z273)) (not (z286)) (not (z302)) (z306) (not (z325)) (z333)
      (not (z336)) (not (z338)) (not (z339)) (not (z359)) (not (z364)) (not (z365)) (not (z376))
      (not (z397)))
    :effect (and
      (z159) (not (z306)) (not (z333)) (z365)))
  (:action a256
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z50)) (not (z72)) (not (z73)) (not (z78)) (not (z80))
      (not (z98)) (not (z114)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183))
      (z189) (not (z191)) (not (z194)) (not (z202)) (not (z209)) (not (z232)) (not (z240))
      (not (z247)) (not (z269)) (not (z273)) (not (z286)) (not (z302)) (not (z306)) (not (z325))
      (z333) (not (z336)) (not (z338)) (not (z339)) (not (z359)) (not (z364)) (not (z365))
      (not (z376)) (not (z397)))
    :effect (and
      (z159) (not (z189)) (not (z333)) (z338) (z365)))
  (:action a257
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z28)) (not (z29)) (not (z30)) (not (z50)) (not (z52))
      (not (z72)) (not (z73)) (not (z77)) (not (z78)) (not (z98)) (not (z103)) (not (z114))
      (not (z133)) (not (z134)) (not (z148)) (not (z159)) (not (z160)) (not (z189)) (not (z191))
      (z194) (not (z200)) (not (z202)) (not (z207)) (not (z209)) (not (z215)) (not (z226))
      (not (z232)) (not (z243)) (not (z248)) (not (z251)) (z269) (not (z273)) (not (z277))
      (not (z286)) (not (z306)) (not (z319)) (not (z325)) (not (z333)) (not (z336)) (not (z359))
      (not (z364)) (not (z366)) (not (z371)) (not (z376)) (not (z382)) (not (z388)) (not (z397)))
    :effect (and
      (z159) (not (z194)) (not (z269)) (z371)))
  (:action a258
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z50)) (not (z72)) (not (z73))
      (not (z78)) (not (z98)) (not (z103)) (not (z159)) (not (z160)) (not (z189)) (not (z191))
      (z194) (not (z200)) (not (z202)) (not (z207)) (not (z209)) (not (z226)) (not (z232))
      (not (z243)) (not (z251)) (not (z269)) (not (z273)) (not (z277)) (not (z286)) (not (z306))
      (not (z319)) (not (z325)) (not (z333)) (not (z336)) (not (z359)) (not (z364)) (not (z371))
      (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (z159) (not (z194)) (z277)))
  (:action a259
    :parameters ()
    :precondition (and
      (not (z17)) (not (z20)) (not (z22)) (not (z25)) (not (z27)) (not (z29)) (not (z42)) (z50)
      (not (z53)) (not (z72)) (not (z73)) (not (z77)) (not (z78)) (not (z98)) (not (z106))
      (not (z124)) (not (z128)) (not (z158)) (not (z159)) (not (z160)) (not (z165)) (not (z175))
      (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z198)) (not (z202)) (not (z209))
      (not (z232)) (not (z246)) (not (z258)) (not (z269)) (not (z273)) (not (z286)) (not (z288))
      (not (z292)) (not (z294)) (not (z298)) (not (z303)) (z306) (not (z322)) (not (z325))
      (not (z333)) (not (z336)) (not (z346)) (not (z348)) (not (z359)) (not (z364)) (not (z376))
      (not (z397)))
    :effect (and
      (not (z50)) (z159) (z288) (not (z306))))
  (:action a260
    :parameters ()
    :precondition (and
      (not (z17)) (not (z20)) (not (z22)) (not (z25)) (not (z27)) (not (z29)) (not (z42)) (z50)
      (not (z53)) (not (z72)) (not (z73)) (not (z77)) (not (z78)) (not (z98)) (not (z106))
      (not (z124)) (not (z128)) (z138) (not (z158)) (not (z159)) (not (z160)) (not (z165))
      (not (z175)) (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z198)) (not (z202))
      (not (z209)) (not (z232)) (not (z246)) (not (z258)) (not (z269)) (not (z273)) (not (z286))
      (not (z288)) (not (z292)) (not (z294)) (not (z298)) (not (z303)) (z306) (not (z322))
      (not (z325)) (not (z333)) (not (z336)) (not (z346)) (not (z348)) (not (z359)) (not (z364))
      (not (z376)) (not (z397)))
    :effect (and
      (not (z50)) (not (z138)) (z159) (z288) (not (z306))))
  (:action a261
    :parameters ()
    :precondition (and
      (z17) (not (z25)) (not (z29)) (not (z42)) (z50) (not (z72)) (not (z73)) (not (z77))
      (not (z78)) (not (z98)) (not (z106)) (not (z158)) (not (z159)) (not (z160)) (not (z165))
      (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z202)) (not (z209)) (not (z232))
      (not (z247)) (not (z269)) (not (z273)) (not (z286)) (not (z288)) (not (z292)) (not (z294))
      (not (z298)) (not (z303)) (not (z306)) (not (z322)) (not (z325)) (not (z333)) (not (z336))
      (not (z346)) (not (z348)) (not (z359)) (not (z364)) (not (z376)) (not (z397)))
    :effect (and
      (not (z17)) (not (z50)) (z159) (z292)))
  (:action a262
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z29)) (not (z42)) (z50) (not (z72)) (not (z73)) (not (z77))
      (not (z78)) (not (z98)) (not (z99)) (not (z106)) (not (z158)) (not (z159)) (not (z160))
      (not (z165)) (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z202)) (not (z209))
      (not (z222)) (not (z232)) (not (z269)) (not (z273)) (not (z286)) (not (z288)) (not (z292))
      (not (z294)) (not (z298)) (not (z303)) (not (z306)) (not (z322)) (not (z325)) (not (z332))
      (not (z333)) (not (z336)) (not (z346)) (not (z348)) (z359) (not (z364)) (not (z367))
      (not (z376)) (not (z384)) (not (z388)) (not (z396)) (not (z397)))
    :effect (and
      (not (z50)) (z159) (z294) (not (z359))))
  (:action a263
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z29)) (not (z42)) (z50) (not (z72)) (not (z73)) (not (z77))
      (not (z78)) (not (z98)) (not (z106)) (not (z158)) (not (z159)) (not (z160)) (not (z165))
      (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z202)) (not (z209)) (not (z232))
      (not (z269)) (z273) (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z298))
      (not (z303)) (not (z306)) (not (z322)) (not (z325)) (not (z333)) (not (z336)) (not (z346))
      (not (z348)) (not (z359)) (not (z364)) (not (z376)) (not (z397)))
    :effect (and
      (not (z50)) (z159) (not (z273)) (z298)))
  (:action a264
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z50)) (not (z72)) (not (z73)) (not (z78)) (not (z80))
      (not (z98)) (not (z114)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183))
      (not (z189)) (not (z191)) (not (z194)) (not (z202)) (not (z209)) (not (z232)) (not (z240))
      (not (z247)) (not (z269)) (not (z273)) (not (z286)) (not (z302)) (not (z306)) (not (z325))
      (z333) (not (z336)) (not (z338)) (not (z339)) (z359) (not (z364)) (not (z365)) (not (z376))
      (not (z397)))
    :effect (and
      (z159) (z302) (not (z333)) (not (z359))))
  (:action a265
    :parameters ()
    :precondition (and
      (not (z17)) (z29) (not (z50)) (not (z72)) (not (z73)) (not (z78)) (not (z80)) (not (z98))
      (not (z114)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z189))
      (not (z191)) (not (z194)) (not (z202)) (not (z209)) (not (z232)) (not (z240)) (not (z247))
      (not (z269)) (not (z273)) (not (z286)) (not (z302)) (not (z306)) (not (z325)) (z333)
      (not (z336)) (not (z338)) (not (z339)) (not (z359)) (not (z364)) (not (z365)) (not (z376))
      (not (z397)))
    :effect (and
      (not (z29)) (z159) (z302) (not (z333)) (z365)))
  (:action a266
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z29)) (not (z42)) (z50) (not (z69)) (not (z72)) (not (z73))
      (not (z77)) (not (z78)) (not (z98)) (not (z105)) (not (z106)) (not (z158)) (not (z159))
      (not (z160)) (not (z165)) (not (z174)) (not (z189)) (not (z191)) (not (z193)) (not (z194))
      (not (z202)) (not (z209)) (not (z224)) (not (z230)) (not (z232)) (not (z238)) (not (z240))
      (not (z256)) (not (z269)) (not (z273)) (not (z286)) (not (z288)) (not (z292)) (not (z294))
      (not (z298)) (not (z303)) (not (z306)) (not (z322)) (not (z325)) (not (z333)) (not (z336))
      (not (z346)) (not (z348)) (not (z359)) (not (z364)) (not (z376)) (not (z397)))
    :effect (and
      (not (z50)) (z159) (z303)))
  (:action a267
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z50)) (not (z72)) (not (z73))
      (not (z78)) (not (z98)) (not (z103)) (not (z159)) (not (z160)) (z189) (not (z191)) (z194)
      (not (z200)) (not (z202)) (not (z207)) (not (z209)) (not (z226)) (not (z232)) (not (z243))
      (not (z251)) (not (z269)) (not (z273)) (not (z277)) (not (z286)) (not (z306)) (not (z319))
      (not (z325)) (not (z333)) (not (z336)) (not (z359)) (not (z364)) (not (z371)) (not (z376))
      (not (z388)) (not (z397)))
    :effect (and
      (z159) (not (z189)) (not (z194)) (z319)))
  (:action a268
    :parameters ()
    :precondition (and
      (not (z6)) (not (z17)) (not (z25)) (not (z29)) (not (z42)) (z50) (not (z72)) (not (z73))
      (not (z77)) (not (z78)) (not (z91)) (not (z98)) (not (z106)) (not (z158)) (not (z159))
      (not (z160)) (not (z165)) (z189) (not (z191)) (not (z193)) (not (z194)) (not (z202))
      (not (z206)) (not (z209)) (not (z232)) (not (z259)) (not (z269)) (not (z273)) (not (z286))
      (not (z288)) (not (z292)) (not (z294)) (not (z298)) (not (z303)) (not (z306)) (not (z322))
      (not (z325)) (not (z333)) (not (z336)) (not (z346)) (not (z348)) (not (z359)) (not (z360))
      (not (z364)) (not (z376)) (not (z383)) (not (z385)) (not (z397)))
    :effect (and
      (not (z50)) (z159) (not (z189)) (z193)))
  (:action a269
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z50)) (not (z72)) (not (z73))
      (not (z78)) (not (z98)) (not (z103)) (not (z159)) (not (z160)) (not (z189)) (not (z191))
      (z194) (not (z200)) (not (z202)) (not (z207)) (not (z209)) (not (z226)) (not (z232))
      (not (z243)) (not (z251)) (not (z269)) (z273) (not (z277)) (not (z286)) (not (z306))
      (not (z319)) (not (z325)) (not (z333)) (not (z336)) (not (z359)) (not (z364)) (not (z371))
      (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (z159) (not (z194)) (z200) (not (z273))))
  (:action a270
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z50)) (not (z72)) (not (z73))
      (not (z78)) (not (z98)) (not (z103)) (not (z159)) (not (z160)) (not (z189)) (not (z191))
      (z194) (not (z200)) (not (z202)) (not (z207)) (not (z209)) (not (z226)) (not (z232))
      (not (z243)) (not (z251)) (not (z269)) (not (z273)) (not (z277)) (not (z286)) (not (z306))
      (not (z319)) (not (z325)) (not (z333)) (z336) (not (z359)) (not (z364)) (not (z371))
      (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (z159) (not (z194)) (z200) (z319) (not (z336))))
  (:action a271
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z50)) (not (z72)) (not (z73))
      (not (z78)) (not (z80)) (not (z84)) (not (z98)) (not (z103)) (not (z106)) (not (z122))
      (not (z144)) (not (z159)) (not (z160)) (not (z182)) (not (z189)) (not (z191)) (z194)
      (not (z200)) (not (z202)) (not (z207)) (not (z209)) (not (z226)) (z232) (not (z243))
      (not (z251)) (not (z269)) (not (z273)) (not (z277)) (not (z286)) (not (z287)) (not (z306))
      (not (z308)) (not (z309)) (not (z319)) (not (z325)) (not (z333)) (not (z336)) (not (z352))
      (not (z359)) (not (z364)) (not (z371)) (not (z376)) (not (z381)) (not (z388)) (not (z397)))
    :effect (and
      (z159) (not (z194)) (z207) (not (z232))))
  (:action a272
    :parameters ()
    :precondition (and
      (not (z15)) (z17) (not (z29)) (not (z30)) (not (z50)) (not (z72)) (not (z73)) (not (z78))
      (not (z98)) (not (z103)) (not (z159)) (not (z160)) (not (z189)) (not (z191)) (z194)
      (not (z200)) (not (z202)) (not (z207)) (not (z209)) (not (z226)) (not (z232)) (not (z243))
      (not (z251)) (not (z269)) (not (z273)) (not (z277)) (not (z286)) (not (z306)) (not (z319))
      (not (z325)) (not (z333)) (not (z336)) (not (z359)) (not (z364)) (not (z371)) (not (z376))
      (not (z388)) (not (z397)))
    :effect (and
      (not (z17)) (z159) (not (z194)) (z226)))
  (:action a273
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z50)) (not (z69)) (not (z72)) (not (z73)) (not (z78))
      (not (z80)) (not (z98)) (not (z105)) (not (z114)) (not (z140)) (not (z159)) (not (z160))
      (not (z174)) (not (z177)) (not (z183)) (not (z189)) (not (z191)) (not (z194)) (not (z202))
      (not (z209)) (not (z224)) (not (z230)) (not (z232)) (not (z238)) (not (z240)) (not (z247))
      (not (z256)) (not (z269)) (not (z273)) (not (z286)) (not (z302)) (not (z303)) (not (z306))
      (not (z325)) (z333) (not (z336)) (not (z338)) (not (z339)) (not (z359)) (not (z364))
      (not (z365)) (not (z376)) (not (z397)))
    :effect (and
      (z159) (z240) (not (z333))))
  (:action a274
    :parameters ()
    :precondition (and
      (not (z11)) (not (z15)) (not (z17)) (z29) (not (z30)) (not (z35)) (not (z50)) (not (z57))
      (not (z72)) (not (z73)) (not (z75)) (not (z78)) (not (z81)) (not (z98)) (not (z103))
      (not (z138)) (not (z157)) (not (z159)) (not (z160)) (not (z165)) (not (z189)) (not (z191))
      (z194) (not (z200)) (not (z202)) (not (z207)) (not (z209)) (not (z226)) (not (z232))
      (not (z243)) (not (z251)) (not (z269)) (not (z273)) (not (z277)) (not (z286)) (not (z306))
      (not (z317)) (not (z319)) (not (z325)) (not (z333)) (not (z336)) (not (z343)) (not (z359))
      (not (z364)) (not (z371)) (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (not (z29)) (z159) (not (z194)) (z243)))
  (:action a275
    :parameters ()
    :precondition (and
      (z17) (not (z29)) (not (z50)) (not (z72)) (not (z73)) (not (z78)) (not (z80)) (not (z98))
      (not (z114)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z189))
      (not (z191)) (not (z194)) (not (z202)) (not (z209)) (not (z232)) (not (z240)) (not (z247))
      (not (z269)) (not (z273)) (not (z286)) (not (z292)) (not (z302)) (not (z306)) (not (z325))
      (z333) (not (z336)) (not (z338)) (not (z339)) (not (z359)) (not (z364)) (not (z365))
      (not (z376)) (not (z397)))
    :effect (and
      (not (z17)) (z159) (z247) (not (z333))))
  (:action a276
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z39)) (not (z50)) (not (z72))
      (not (z73)) (z78) (not (z94)) (not (z98)) (not (z103)) (not (z125)) (not (z131))
      (not (z143)) (not (z159)) (not (z160)) (not (z189)) (not (z191)) (z194) (not (z200))
      (not (z202)) (not (z205)) (not (z207)) (not (z209)) (not (z226)) (not (z232)) (not (z243))
      (not (z251)) (not (z269)) (not (z273)) (not (z277)) (not (z286)) (not (z306)) (not (z319))
      (not (z325)) (not (z333)) (not (z336)) (not (z341)) (not (z348)) (not (z359)) (not (z364))
      (not (z371)) (not (z376)) (not (z388)) (not (z393)) (not (z397)))
    :effect (and
      (not (z78)) (z159) (not (z194)) (z251)))
  (:action a277
    :parameters ()
    :precondition (and
      (not (z7)) (not (z11)) (not (z17)) (not (z20)) (not (z24)) (not (z29)) (not (z35))
      (not (z50)) (not (z57)) (not (z72)) (not (z73)) (not (z75)) (not (z78)) (not (z80))
      (not (z81)) (not (z98)) (not (z114)) (not (z128)) (not (z138)) (not (z140)) (not (z143))
      (not (z157)) (not (z159)) (not (z160)) (not (z165)) (not (z177)) (not (z183)) (z189)
      (not (z191)) (not (z194)) (not (z198)) (not (z202)) (not (z209)) (not (z232)) (not (z240))
      (not (z243)) (not (z246)) (not (z247)) (not (z258)) (not (z260)) (not (z269)) (not (z273))
      (not (z274)) (not (z286)) (not (z302)) (not (z306)) (not (z315)) (not (z317)) (not (z325))
      (z333) (not (z336)) (not (z338)) (not (z339)) (not (z343)) (not (z352)) (not (z359))
      (not (z364)) (not (z365)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z138) (z159) (not (z189)) (not (z333)) (z338) (z365)))
  (:action a278
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z42)) (not (z50)) (not (z56)) (not (z72)) (not (z73))
      (not (z78)) (not (z80)) (not (z98)) (not (z102)) (not (z114)) (not (z115)) (not (z140))
      (not (z159)) (not (z160)) (not (z177)) (not (z179)) (not (z183)) (not (z189)) (not (z191))
      (not (z194)) (z202) (not (z209)) (not (z232)) (not (z240)) (not (z247)) (not (z269)) (z273)
      (not (z280)) (not (z286)) (not (z302)) (not (z306)) (not (z313)) (not (z325)) (z333)
      (not (z336)) (not (z338)) (not (z339)) (not (z356)) (not (z359)) (not (z364)) (not (z365))
      (not (z376)) (not (z397)))
    :effect (and
      (z140) (z159) (not (z202)) (not (z273)) (not (z333))))
  (:action a279
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z25)) (not (z29)) (not (z42)) (not (z45)) (z50) (not (z72))
      (not (z73)) (not (z77)) (not (z78)) (not (z98)) (not (z106)) (not (z109)) (not (z120))
      (not (z158)) (not (z159)) (not (z160)) (not (z165)) (not (z189)) (not (z191)) (not (z193))
      (not (z194)) (z202) (not (z209)) (not (z210)) (not (z232)) (not (z269)) (not (z272))
      (not (z273)) (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z298)) (not (z303))
      (z306) (not (z322)) (not (z325)) (not (z333)) (not (z336)) (not (z346)) (not (z348))
      (not (z359)) (not (z364)) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (not (z50)) (z158) (z159) (not (z202)) (not (z306))))
  (:action a280
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z25)) (not (z29)) (not (z42)) (not (z45)) (z50) (not (z72))
      (not (z73)) (not (z77)) (not (z78)) (not (z98)) (not (z106)) (not (z109)) (not (z120))
      (not (z158)) (not (z159)) (not (z160)) (not (z165)) (z177) (z183) (not (z189)) (not (z191))
      (not (z193)) (not (z194)) (z202) (not (z209)) (not (z210)) (not (z232)) (not (z269))
      (not (z272)) (not (z273)) (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z298))
      (not (z302)) (not (z303)) (z306) (not (z322)) (not (z325)) (not (z333)) (not (z336))
      (not (z338)) (not (z346)) (not (z348)) (not (z359)) (not (z364)) (not (z365)) (not (z376))
      (not (z377)) (not (z397)))
    :effect (and
      (not (z50)) (z158) (z159) (not (z177)) (not (z202)) (not (z306))))
  (:action a281
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z20)) (not (z24)) (not (z40)) (not (z50)) (not (z69))
      (not (z73)) (not (z76)) (not (z98)) (not (z125)) (not (z134)) (not (z143)) (not (z159))
      (not (z160)) (not (z191)) (not (z194)) (z204) (not (z209)) (not (z222)) (not (z255))
      (not (z259)) (not (z260)) (not (z274)) (not (z286)) (z297) (z307) (not (z325)) (not (z333))
      (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z160) (not (z297)) (not (z307))))
  (:action a282
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z20)) (not (z24)) (not (z40)) (not (z50)) (not (z69))
      (not (z73)) (not (z76)) (not (z98)) (not (z125)) (not (z134)) (not (z143)) (not (z159))
      (not (z160)) (not (z191)) (not (z194)) (z204) (not (z209)) (not (z222)) (not (z255))
      (not (z259)) (not (z260)) (not (z274)) (not (z286)) (not (z297)) (z307) (not (z325))
      (not (z333)) (z352) (not (z364)) (not (z376)) (not (z383)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (z160) (not (z204)) (not (z307)) (not (z352))))
  (:action a283
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z20)) (not (z24)) (not (z40)) (not (z50)) (not (z69))
      (not (z73)) (not (z76)) (not (z98)) (not (z125)) (not (z134)) (z138) (not (z143))
      (not (z159)) (not (z160)) (not (z191)) (not (z194)) (z204) (not (z209)) (not (z222))
      (not (z255)) (not (z259)) (not (z260)) (not (z274)) (not (z286)) (z297) (z307) (not (z325))
      (not (z333)) (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (not (z138)) (z160) (not (z297)) (not (z307))))
  (:action a284
    :parameters ()
    :precondition (and
      (z7) (not (z24)) (not (z50)) (not (z57)) (not (z73)) (not (z79)) (not (z98)) (not (z107))
      (not (z133)) (not (z143)) (not (z159)) (not (z160)) (not (z174)) (not (z190)) (not (z191))
      (not (z192)) (not (z194)) (not (z209)) (not (z258)) (not (z260)) (not (z274)) (not (z286))
      (not (z297)) (z325) (not (z333)) (not (z352)) (not (z360)) (not (z364)) (not (z374))
      (not (z376)) (not (z381)) (not (z383)) (z395) (not (z396)) (not (z397)))
    :effect (and
      (not (z7)) (z160) (not (z325)) (not (z395))))
  (:action a285
    :parameters ()
    :precondition (and
      (z7) (not (z8)) (not (z20)) (not (z24)) (not (z40)) (not (z50)) (not (z69)) (not (z73))
      (not (z76)) (not (z98)) (not (z125)) (not (z134)) (not (z143)) (not (z159)) (not (z160))
      (not (z191)) (not (z194)) (z204) (not (z209)) (not (z222)) (not (z255)) (not (z259))
      (not (z260)) (not (z274)) (not (z286)) (not (z297)) (z307) (not (z325)) (not (z333))
      (not (z352)) (not (z364)) (not (z376)) (not (z383)) (z395) (not (z396)) (not (z397)))
    :effect (and
      (not (z7)) (z160) (not (z204)) (not (z395))))
  (:action a286
    :parameters ()
    :precondition (and
      (not (z7)) (z24) (not (z50)) (not (z73)) (not (z80)) (not (z98)) (not (z114)) (not (z140))
      (not (z143)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z191)) (not (z194))
      (not (z209)) (not (z240)) (not (z247)) (not (z260)) (z274) (not (z286)) (not (z297))
      (not (z302)) (not (z325)) (z333) (not (z338)) (not (z339)) (not (z352)) (not (z364))
      (not (z365)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z24)) (z160) (not (z274)) (not (z333))))
  (:action a287
    :parameters ()
    :precondition (and
      (z7) (not (z24)) (not (z25)) (not (z42)) (z50) (not (z72)) (not (z73)) (not (z76))
      (not (z77)) (not (z89)) (not (z98)) (not (z103)) (not (z106)) (not (z107)) (not (z118))
      (not (z135)) (not (z143)) (not (z158)) (not (z159)) (not (z160)) (not (z165)) (not (z191))
      (not (z193)) (not (z194)) (not (z209)) (not (z260)) (not (z274)) (not (z286)) (not (z288))
      (not (z292)) (not (z294)) (not (z297)) (not (z298)) (not (z303)) (not (z322)) (not (z325))
      (not (z333)) (not (z339)) (not (z346)) (not (z348)) (not (z352)) (not (z364)) (not (z376))
      (not (z383)) (not (z392)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z7)) (not (z50)) (z160) (z322)))
  (:action a288
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z98)) (not (z114))
      (not (z140)) (not (z143)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z191))
      (not (z194)) (not (z209)) (not (z240)) (not (z247)) (not (z260)) (z274) (not (z286))
      (not (z297)) (not (z302)) (not (z325)) (z333) (not (z338)) (not (z339)) (not (z352))
      (not (z364)) (not (z365)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z160) (not (z274)) (not (z333)) (z338)))
  (:action a289
    :parameters ()
    :precondition (and
      (z7) (not (z24)) (not (z50)) (not (z72)) (not (z73)) (not (z76)) (not (z80)) (not (z89))
      (not (z98)) (not (z103)) (not (z107)) (not (z114)) (not (z118)) (not (z135)) (not (z140))
      (not (z143)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z191)) (not (z194))
      (not (z209)) (not (z240)) (not (z247)) (not (z260)) (not (z274)) (not (z286)) (not (z297))
      (not (z302)) (not (z322)) (not (z325)) (z333) (not (z338)) (not (z339)) (not (z352))
      (not (z364)) (not (z365)) (not (z376)) (not (z383)) (not (z392)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (not (z7)) (z160) (not (z333)) (z339)))
  (:action a290
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z25)) (not (z42)) (z50) (not (z73)) (not (z77)) (not (z98))
      (not (z106)) (not (z143)) (not (z158)) (not (z159)) (not (z160)) (not (z165)) (not (z191))
      (not (z193)) (not (z194)) (not (z209)) (z260) (not (z274)) (not (z286)) (not (z288))
      (not (z292)) (not (z294)) (not (z297)) (not (z298)) (not (z303)) (not (z322)) (not (z325))
      (not (z333)) (not (z346)) (not (z348)) (not (z352)) (not (z364)) (not (z376)) (not (z383))
      (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z50)) (z160) (not (z260)) (z346)))
  (:action a291
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z25)) (not (z42)) (z50) (not (z73)) (not (z77)) (not (z78))
      (not (z94)) (not (z98)) (not (z106)) (not (z125)) (not (z131)) (z143) (not (z158))
      (not (z159)) (not (z160)) (not (z165)) (not (z191)) (not (z193)) (not (z194)) (not (z205))
      (not (z209)) (not (z251)) (not (z260)) (not (z274)) (not (z286)) (not (z288)) (not (z292))
      (not (z294)) (not (z297)) (not (z298)) (not (z303)) (not (z322)) (not (z325)) (not (z333))
      (not (z341)) (not (z346)) (not (z348)) (not (z352)) (not (z364)) (not (z376)) (not (z383))
      (not (z393)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z50)) (not (z143)) (z160) (z346) (z348)))
  (:action a292
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z24)) (not (z50)) (not (z57)) (not (z73)) (not (z79))
      (not (z91)) (not (z98)) (not (z107)) (not (z133)) (not (z143)) (not (z159)) (not (z160))
      (not (z174)) (not (z189)) (not (z190)) (not (z191)) (not (z192)) (not (z193)) (not (z194))
      (not (z206)) (not (z209)) (not (z258)) (not (z259)) (not (z260)) (not (z274)) (not (z286))
      (not (z297)) (z325) (not (z333)) (not (z352)) (not (z360)) (not (z364)) (not (z374))
      (not (z376)) (not (z381)) (z383) (not (z385)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z160) (not (z325)) (z360) (not (z383))))
  (:action a293
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z98)) (not (z114))
      (not (z140)) (not (z143)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z191))
      (not (z194)) (not (z209)) (not (z240)) (not (z247)) (not (z260)) (not (z274)) (not (z286))
      (z297) (not (z302)) (not (z325)) (z333) (not (z338)) (not (z339)) (not (z352)) (not (z364))
      (not (z365)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z160) (not (z297)) (not (z333)) (z365)))
  (:action a294
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z98)) (not (z114))
      (not (z140)) (not (z143)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z191))
      (not (z194)) (not (z209)) (not (z240)) (not (z247)) (not (z260)) (not (z274)) (not (z286))
      (not (z297)) (not (z302)) (not (z325)) (z333) (not (z338)) (not (z339)) (not (z352))
      (not (z364)) (not (z365)) (not (z376)) (z383) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z160) (not (z333)) (z338) (z365) (not (z383))))
  (:action a295
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z57)) (not (z73)) (not (z79)) (not (z98))
      (not (z107)) (not (z133)) (not (z143)) (not (z159)) (not (z160)) (not (z174)) (not (z190))
      (not (z191)) (not (z192)) (not (z194)) (not (z209)) (not (z258)) (not (z260)) (not (z274))
      (not (z286)) (not (z297)) (z325) (not (z333)) (not (z352)) (not (z360)) (not (z364))
      (not (z374)) (not (z376)) (not (z381)) (not (z383)) (not (z395)) (z396) (not (z397)))
    :effect (and
      (z160) (not (z325)) (z374) (not (z396))))
  (:action a296
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z57)) (not (z73)) (not (z79)) (not (z98))
      (not (z107)) (not (z133)) (not (z143)) (not (z159)) (not (z160)) (not (z174)) (z177) (z183)
      (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209)) (not (z258)) (not (z260))
      (not (z274)) (not (z286)) (not (z297)) (not (z302)) (z325) (not (z333)) (not (z338))
      (not (z352)) (not (z360)) (not (z364)) (not (z365)) (not (z374)) (not (z376)) (not (z381))
      (not (z383)) (not (z395)) (z396) (not (z397)))
    :effect (and
      (z160) (not (z177)) (not (z325)) (z374) (not (z396))))
  (:action a297
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z57)) (not (z73)) (not (z79)) (not (z80))
      (not (z84)) (not (z98)) (not (z106)) (not (z107)) (not (z122)) (not (z133)) (not (z143))
      (not (z144)) (not (z159)) (not (z160)) (not (z174)) (not (z182)) (not (z190)) (not (z191))
      (not (z192)) (not (z194)) (not (z207)) (not (z209)) (not (z232)) (not (z258)) (not (z260))
      (not (z274)) (not (z286)) (not (z287)) (not (z297)) (not (z308)) (not (z309)) (z325)
      (not (z333)) (z352) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z160) (not (z325)) (not (z352)) (z381)))
  (:action a298
    :parameters ()
    :precondition (and
      (not (z7)) (not (z20)) (not (z22)) (not (z24)) (not (z27)) (not (z50)) (not (z53))
      (not (z57)) (not (z73)) (not (z79)) (not (z98)) (not (z107)) (not (z124)) (not (z128))
      (not (z133)) (not (z138)) (not (z143)) (not (z159)) (not (z160)) (not (z174)) (not (z175))
      (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z198)) (not (z209)) (not (z246))
      (not (z258)) (not (z260)) (not (z274)) (not (z286)) (not (z288)) (z297) (z325) (not (z333))
      (not (z352)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z383))
      (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z160) (z258) (not (z297)) (not (z325))))
  (:action a299
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z8)) (not (z20)) (not (z24)) (not (z40)) (not (z50))
      (not (z69)) (not (z73)) (not (z76)) (not (z91)) (not (z98)) (not (z125)) (not (z134))
      (not (z143)) (not (z159)) (not (z160)) (not (z189)) (not (z191)) (not (z193)) (not (z194))
      (z204) (not (z206)) (not (z209)) (not (z222)) (not (z255)) (not (z259)) (not (z260))
      (not (z274)) (not (z286)) (not (z297)) (z307) (not (z325)) (not (z333)) (not (z352))
      (not (z360)) (not (z364)) (not (z376)) (z383) (not (z385)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (z160) (not (z204)) (z259) (not (z307)) (not (z383))))
  (:action a300
    :parameters ()
    :precondition (and
      (not (z7)) (not (z20)) (not (z22)) (not (z24)) (not (z25)) (not (z27)) (not (z42)) (z50)
      (not (z53)) (not (z73)) (not (z77)) (not (z98)) (not (z106)) (not (z124)) (not (z128))
      (not (z143)) (not (z158)) (not (z159)) (not (z160)) (not (z165)) (not (z175)) (not (z191))
      (not (z193)) (not (z194)) (not (z198)) (not (z209)) (not (z246)) (not (z258)) (not (z260))
      (not (z274)) (not (z286)) (not (z288)) (not (z292)) (not (z294)) (z297) (not (z298))
      (not (z303)) (not (z322)) (not (z325)) (not (z333)) (not (z346)) (not (z348)) (not (z352))
      (not (z364)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z50)) (z160) (z288) (not (z297))))
  (:action a301
    :parameters ()
    :precondition (and
      (z7) (not (z17)) (not (z24)) (not (z25)) (not (z42)) (z50) (not (z73)) (not (z77))
      (not (z98)) (not (z106)) (not (z143)) (not (z158)) (not (z159)) (not (z160)) (not (z165))
      (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z247)) (not (z260)) (not (z274))
      (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z297)) (not (z298)) (not (z303))
      (not (z322)) (not (z325)) (not (z333)) (not (z346)) (not (z348)) (not (z352)) (not (z364))
      (not (z376)) (not (z383)) (z395) (not (z396)) (not (z397)))
    :effect (and
      (not (z7)) (not (z50)) (z160) (z292) (not (z395))))
  (:action a302
    :parameters ()
    :precondition (and
      (z7) (not (z17)) (not (z24)) (not (z25)) (not (z42)) (z50) (not (z73)) (not (z77))
      (not (z98)) (not (z106)) (not (z143)) (not (z158)) (not (z159)) (not (z160)) (not (z165))
      (z177) (z183) (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z247)) (not (z260))
      (not (z274)) (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z297)) (not (z298))
      (not (z302)) (not (z303)) (not (z322)) (not (z325)) (not (z333)) (not (z338)) (not (z346))
      (not (z348)) (not (z352)) (not (z364)) (not (z365)) (not (z376)) (not (z383)) (z395)
      (not (z396)) (not (z397)))
    :effect (and
      (not (z7)) (not (z50)) (z160) (not (z177)) (z292) (not (z395))))
  (:action a303
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z25)) (not (z42)) (z50) (not (z73)) (not (z77)) (not (z98))
      (not (z99)) (not (z106)) (not (z143)) (not (z158)) (not (z159)) (not (z160)) (not (z165))
      (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z222)) (not (z260)) (not (z274))
      (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z297)) (not (z298)) (not (z303))
      (not (z322)) (not (z325)) (not (z332)) (not (z333)) (not (z346)) (not (z348)) (not (z352))
      (not (z359)) (not (z364)) (not (z367)) (not (z376)) (not (z383)) (not (z384)) (not (z388))
      (not (z395)) (z396) (not (z397)))
    :effect (and
      (not (z50)) (z160) (z294) (not (z396))))
  (:action a304
    :parameters ()
    :precondition (and
      (not (z7)) (z24) (not (z25)) (not (z42)) (z50) (not (z73)) (not (z77)) (not (z98))
      (not (z106)) (not (z143)) (not (z158)) (not (z159)) (not (z160)) (not (z165)) (not (z191))
      (not (z193)) (not (z194)) (not (z209)) (not (z260)) (z274) (not (z286)) (not (z288))
      (not (z292)) (not (z294)) (not (z297)) (not (z298)) (not (z303)) (not (z322)) (not (z325))
      (not (z333)) (not (z346)) (not (z348)) (not (z352)) (not (z364)) (not (z376)) (not (z383))
      (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z24)) (not (z50)) (z160) (not (z274)) (z298)))
  (:action a305
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z98)) (not (z114))
      (not (z140)) (not (z143)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z191))
      (not (z194)) (not (z209)) (not (z240)) (not (z247)) (not (z260)) (not (z274)) (not (z286))
      (not (z297)) (not (z302)) (not (z325)) (z333) (not (z338)) (not (z339)) (not (z352))
      (not (z364)) (not (z365)) (not (z376)) (not (z383)) (not (z395)) (z396) (not (z397)))
    :effect (and
      (z160) (z302) (not (z333)) (not (z396))))
  (:action a306
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z98)) (not (z114))
      (not (z140)) (not (z143)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z191))
      (not (z194)) (not (z209)) (not (z240)) (not (z247)) (not (z260)) (not (z274)) (not (z286))
      (z297) (not (z302)) (not (z325)) (z333) (not (z338)) (not (z339)) (not (z352)) (not (z364))
      (not (z365)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z160) (not (z297)) (z302) (not (z333)) (z365)))
  (:action a307
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z98)) (not (z114)) (z138)
      (not (z140)) (not (z143)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z191))
      (not (z194)) (not (z209)) (not (z240)) (not (z247)) (not (z260)) (not (z274)) (not (z286))
      (z297) (not (z302)) (not (z325)) (z333) (not (z338)) (not (z339)) (not (z352)) (not (z364))
      (not (z365)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z138)) (z160) (not (z297)) (z302) (not (z333)) (z365)))
  (:action a308
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z25)) (not (z42)) (z50) (not (z69)) (not (z73)) (not (z77))
      (not (z98)) (not (z105)) (not (z106)) (not (z143)) (not (z158)) (not (z159)) (not (z160))
      (not (z165)) (not (z174)) (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z224))
      (not (z230)) (not (z238)) (not (z240)) (not (z256)) (not (z260)) (not (z274)) (not (z286))
      (not (z288)) (not (z292)) (not (z294)) (not (z297)) (not (z298)) (not (z303)) (not (z322))
      (not (z325)) (not (z333)) (not (z346)) (not (z348)) (not (z352)) (not (z364)) (not (z376))
      (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z50)) (z160) (z303)))
  (:action a309
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z57)) (not (z73)) (not (z79)) (not (z98))
      (not (z107)) (not (z133)) (not (z143)) (not (z159)) (not (z160)) (not (z174)) (not (z190))
      (not (z191)) (not (z192)) (not (z194)) (not (z209)) (not (z258)) (not (z260)) (not (z274))
      (not (z286)) (not (z297)) (z325) (not (z333)) (not (z352)) (not (z360)) (not (z364))
      (not (z374)) (not (z376)) (not (z381)) (not (z383)) (z395) (not (z396)) (not (z397)))
    :effect (and
      (z160) (z192) (not (z325)) (not (z395))))
  (:action a310
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z57)) (not (z73)) (not (z79)) (not (z98))
      (not (z107)) (not (z133)) (z143) (not (z159)) (not (z160)) (not (z174)) (not (z190))
      (not (z191)) (not (z192)) (not (z194)) (not (z209)) (not (z258)) (not (z260)) (not (z274))
      (not (z286)) (not (z297)) (z325) (not (z333)) (not (z352)) (not (z360)) (not (z364))
      (not (z374)) (not (z376)) (not (z381)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z143)) (z160) (z192) (not (z325)) (z374)))
  (:action a311
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z24)) (not (z25)) (not (z42)) (z50) (not (z73)) (not (z77))
      (not (z91)) (not (z98)) (not (z106)) (not (z143)) (not (z158)) (not (z159)) (not (z160))
      (not (z165)) (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z206)) (not (z209))
      (not (z259)) (not (z260)) (not (z274)) (not (z286)) (not (z288)) (not (z292)) (not (z294))
      (not (z297)) (not (z298)) (not (z303)) (not (z322)) (not (z325)) (not (z333)) (not (z346))
      (not (z348)) (not (z352)) (not (z360)) (not (z364)) (not (z376)) (z383) (not (z385))
      (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z50)) (z160) (z193) (not (z383))))
  (:action a312
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z20)) (not (z24)) (not (z40)) (not (z50)) (not (z69))
      (not (z73)) (not (z76)) (not (z98)) (not (z99)) (not (z125)) (not (z134)) (not (z143))
      (not (z159)) (not (z160)) (not (z191)) (not (z194)) (z204) (not (z209)) (not (z222))
      (not (z255)) (not (z259)) (not (z260)) (not (z274)) (not (z286)) (not (z294)) (not (z297))
      (z307) (not (z325)) (not (z332)) (not (z333)) (not (z352)) (not (z359)) (not (z364))
      (not (z367)) (not (z376)) (not (z383)) (not (z384)) (not (z388)) (not (z395)) (z396)
      (not (z397)))
    :effect (and
      (z160) (not (z204)) (z222) (not (z307)) (not (z396))))
  (:action a313
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z69)) (not (z73)) (not (z80)) (not (z98))
      (not (z105)) (not (z114)) (not (z140)) (not (z143)) (not (z159)) (not (z160)) (not (z174))
      (not (z177)) (not (z183)) (not (z191)) (not (z194)) (not (z209)) (not (z224)) (not (z230))
      (not (z238)) (not (z240)) (not (z247)) (not (z256)) (not (z260)) (not (z274)) (not (z286))
      (not (z297)) (not (z302)) (not (z303)) (not (z325)) (z333) (not (z338)) (not (z339))
      (not (z352)) (not (z364)) (not (z365)) (not (z376)) (not (z383)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (z160) (z240) (not (z333))))
  (:action a314
    :parameters ()
    :precondition (and
      (z7) (not (z17)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z98)) (not (z114))
      (not (z140)) (not (z143)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z191))
      (not (z194)) (not (z209)) (not (z240)) (not (z247)) (not (z260)) (not (z274)) (not (z286))
      (not (z292)) (not (z297)) (not (z302)) (not (z325)) (z333) (not (z338)) (not (z339))
      (not (z352)) (not (z364)) (not (z365)) (not (z376)) (not (z383)) (z395) (not (z396))
      (not (z397)))
    :effect (and
      (not (z7)) (z160) (z247) (not (z333)) (not (z395))))
  (:action a315
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z20)) (not (z24)) (not (z40)) (not (z50)) (not (z69))
      (not (z73)) (not (z76)) (not (z98)) (not (z125)) (not (z134)) (not (z143)) (not (z159))
      (not (z160)) (not (z191)) (not (z194)) (z204) (not (z209)) (not (z222)) (not (z255))
      (not (z259)) (z260) (z274) (not (z286)) (not (z297)) (z307) (not (z325)) (not (z333))
      (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z160) (not (z204)) (z255) (not (z260)) (not (z274)) (not (z307))))
  (:action a316
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z20)) (z24) (not (z28)) (not (z40)) (not (z50)) (not (z52))
      (not (z69)) (not (z73)) (not (z76)) (not (z77)) (not (z98)) (not (z114)) (not (z125))
      (not (z133)) (not (z134)) (not (z143)) (not (z148)) (not (z159)) (not (z160)) (not (z191))
      (not (z194)) (z204) (not (z209)) (not (z215)) (not (z222)) (not (z248)) (not (z255))
      (not (z259)) (not (z260)) (not (z269)) (not (z274)) (not (z286)) (not (z297)) (z307)
      (not (z325)) (not (z333)) (not (z352)) (not (z364)) (not (z366)) (not (z371)) (not (z376))
      (not (z382)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z24)) (z134) (z160) (not (z204)) (z255) (not (z307))))
  (:action a317
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z42)) (not (z50)) (not (z56)) (not (z73)) (not (z80))
      (not (z98)) (not (z102)) (not (z114)) (not (z115)) (not (z140)) (not (z143)) (not (z159))
      (not (z160)) (not (z177)) (not (z179)) (not (z183)) (not (z191)) (not (z194)) (not (z209))
      (not (z240)) (not (z247)) (z260) (z274) (not (z280)) (not (z286)) (not (z297)) (not (z302))
      (not (z313)) (not (z325)) (z333) (not (z338)) (not (z339)) (not (z352)) (not (z356))
      (not (z364)) (not (z365)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z140) (z160) (not (z260)) (not (z274)) (not (z333))))
  (:action a318
    :parameters ()
    :precondition (and
      (not (z7)) (not (z15)) (not (z24)) (not (z25)) (not (z42)) (not (z45)) (z50) (not (z73))
      (not (z77)) (not (z98)) (not (z106)) (not (z109)) (not (z120)) (not (z143)) (not (z158))
      (not (z159)) (not (z160)) (not (z165)) (not (z191)) (not (z193)) (not (z194)) (not (z209))
      (not (z210)) (not (z260)) (not (z272)) (not (z274)) (not (z286)) (not (z288)) (not (z292))
      (not (z294)) (not (z297)) (not (z298)) (not (z303)) (not (z322)) (not (z325)) (not (z333))
      (not (z346)) (not (z348)) (not (z352)) (not (z364)) (not (z376)) (not (z377)) (not (z383))
      (z395) (not (z396)) (not (z397)))
    :effect (and
      (not (z50)) (z158) (z160) (not (z395))))
  (:action a319
    :parameters ()
    :precondition (and
      (not (z11)) (not (z25)) (not (z29)) (not (z35)) (not (z42)) (not (z44)) (z50) (not (z57))
      (not (z73)) (not (z75)) (not (z77)) (not (z81)) (not (z82)) (not (z84)) (not (z89))
      (not (z91)) (not (z98)) (not (z106)) (not (z108)) (not (z115)) (not (z121)) (not (z128))
      (not (z138)) (not (z146)) (not (z157)) (not (z158)) (not (z159)) (not (z160)) (not (z165))
      (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z238)) (not (z243)) (not (z286))
      (not (z288)) (not (z292)) (not (z294)) (not (z298)) (not (z303)) (not (z315)) (z317)
      (not (z322)) (not (z325)) (not (z333)) (not (z343)) (not (z346)) (not (z348)) (not (z364))
      (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (not (z50)) (z165) (not (z317)) (z364)))
  (:action a320
    :parameters ()
    :precondition (and
      (not (z11)) (not (z17)) (not (z25)) (z29) (not (z35)) (not (z42)) (z50) (not (z57))
      (not (z72)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z81)) (not (z98))
      (not (z106)) (not (z138)) (not (z157)) (not (z158)) (not (z159)) (not (z160)) (not (z165))
      (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z202)) (not (z209)) (not (z232))
      (not (z243)) (not (z269)) (not (z273)) (not (z286)) (not (z288)) (not (z292)) (not (z294))
      (not (z298)) (not (z303)) (not (z306)) (not (z315)) (not (z317)) (not (z322)) (not (z325))
      (not (z333)) (not (z336)) (not (z343)) (not (z346)) (not (z348)) (not (z359)) (not (z364))
      (not (z376)) (not (z397)))
    :effect (and
      (not (z29)) (not (z50)) (z159) (z165)))
  (:action a321
    :parameters ()
    :precondition (and
      (not (z7)) (not (z11)) (not (z24)) (not (z25)) (not (z29)) (not (z35)) (not (z42)) (z50)
      (not (z57)) (not (z73)) (not (z75)) (not (z77)) (not (z81)) (not (z98)) (not (z106))
      (not (z138)) (not (z143)) (not (z157)) (not (z158)) (not (z159)) (not (z160)) (not (z165))
      (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z243)) (not (z260)) (not (z274))
      (not (z286)) (not (z288)) (not (z292)) (not (z294)) (z297) (not (z298)) (not (z303))
      (not (z315)) (not (z317)) (not (z322)) (not (z325)) (not (z333)) (not (z343)) (not (z346))
      (not (z348)) (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (not (z50)) (z160) (z165) (not (z297))))
  (:action a322
    :parameters ()
    :precondition (and
      (not (z7)) (not (z11)) (not (z24)) (not (z25)) (not (z29)) (not (z35)) (not (z42)) (z50)
      (not (z57)) (not (z73)) (not (z75)) (not (z77)) (not (z81)) (not (z98)) (not (z106)) (z138)
      (not (z143)) (not (z157)) (not (z158)) (not (z159)) (not (z160)) (not (z165)) (not (z191))
      (not (z193)) (not (z194)) (not (z209)) (not (z243)) (not (z260)) (not (z274)) (not (z286))
      (not (z288)) (not (z292)) (not (z294)) (z297) (not (z298)) (not (z303)) (not (z315))
      (not (z317)) (not (z322)) (not (z325)) (not (z333)) (not (z343)) (not (z346)) (not (z348))
      (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z50)) (not (z138)) (z160) (z165) (not (z297))))
  (:action a323
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z57)) (not (z66)) (not (z73)) (z79) (not (z94)) (not (z98))
      (not (z107)) (not (z119)) (not (z133)) (not (z159)) (not (z160)) (not (z169)) (not (z174))
      (not (z182)) (not (z190)) (not (z191)) (z192) (not (z194)) (z209) (not (z215)) (not (z246))
      (not (z256)) (not (z258)) (not (z272)) (not (z286)) (not (z325)) (not (z333)) (not (z358))
      (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z384)) (not (z392))
      (not (z397)))
    :effect (and
      (not (z79)) (z169) (not (z192)) (not (z209)) (z325)))
  (:action a324
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z66)) (not (z73)) (not (z80)) (not (z94)) (not (z98))
      (not (z114)) (not (z119)) (not (z140)) (not (z159)) (not (z160)) (not (z169)) (not (z177))
      (not (z182)) (z183) (not (z191)) (not (z194)) (z209) (not (z215)) (not (z240)) (not (z246))
      (not (z247)) (not (z256)) (not (z272)) (not (z286)) (not (z302)) (not (z325)) (not (z333))
      (not (z338)) (not (z339)) (not (z358)) (not (z364)) (not (z365)) (not (z376)) (not (z384))
      (not (z392)) (not (z397)))
    :effect (and
      (z169) (not (z183)) (not (z209)) (z333)))
  (:action a325
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z66)) (not (z73)) (not (z80)) (not (z94)) (not (z98))
      (not (z114)) (not (z119)) (not (z140)) (not (z159)) (not (z160)) (not (z169)) (z177)
      (not (z182)) (z183) (not (z191)) (not (z194)) (z209) (not (z215)) (not (z240)) (not (z246))
      (not (z247)) (not (z256)) (not (z272)) (not (z286)) (not (z302)) (not (z325)) (not (z333))
      (not (z338)) (not (z339)) (not (z358)) (not (z364)) (not (z365)) (not (z376)) (not (z384))
      (not (z392)) (not (z397)))
    :effect (and
      (z169) (not (z177)) (not (z183)) (not (z209)) (z333)))
  (:action a326
    :parameters ()
    :precondition (and
      (not (z11)) (not (z15)) (not (z45)) (not (z50)) (not (z57)) (not (z66)) (not (z73))
      (not (z79)) (not (z94)) (not (z98)) (not (z107)) (not (z109)) (not (z119)) (not (z120))
      (not (z133)) (not (z158)) (not (z159)) (not (z160)) (not (z169)) (not (z174)) (not (z182))
      (not (z190)) (not (z191)) (z192) (not (z194)) (z209) (not (z210)) (not (z215)) (not (z246))
      (not (z256)) (not (z258)) (not (z272)) (not (z286)) (not (z325)) (not (z333)) (not (z358))
      (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z377)) (not (z381)) (not (z384))
      (not (z392)) (not (z397)))
    :effect (and
      (z169) (not (z192)) (not (z209)) (z272) (z325)))
  (:action a327
    :parameters ()
    :precondition (and
      (not (z11)) (not (z15)) (not (z45)) (not (z50)) (not (z66)) (not (z73)) (not (z80))
      (not (z94)) (not (z98)) (not (z109)) (not (z114)) (not (z119)) (not (z120)) (not (z140))
      (not (z158)) (not (z159)) (not (z160)) (not (z169)) (not (z177)) (not (z182)) (z183)
      (not (z191)) (not (z194)) (z209) (not (z210)) (not (z215)) (not (z240)) (not (z246))
      (not (z247)) (not (z256)) (not (z272)) (not (z286)) (not (z302)) (not (z325)) (not (z333))
      (not (z338)) (not (z339)) (not (z358)) (not (z364)) (not (z365)) (not (z376)) (not (z377))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z169) (not (z183)) (not (z209)) (z272) (z333)))
  (:action a328
    :parameters ()
    :precondition (and
      (not (z22)) (not (z50)) (not (z57)) (not (z59)) (z65) (not (z73)) (not (z75)) (z79)
      (not (z88)) (not (z98)) (not (z107)) (z133) (not (z136)) (not (z144)) (not (z159))
      (not (z160)) (not (z170)) (not (z174)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z206)) (not (z209)) (not (z210)) (not (z258)) (not (z286)) (not (z310)) (not (z325))
      (not (z332)) (not (z333)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (z397))
    :effect (and
      (not (z65)) (not (z79)) (not (z133)) (z170) (z325) (not (z397))))
  (:action a329
    :parameters ()
    :precondition (and
      (not (z22)) (not (z50)) (not (z57)) (not (z59)) (z65) (not (z73)) (not (z75)) (z79)
      (not (z88)) (not (z98)) (not (z107)) (z133) (not (z136)) (not (z144)) (not (z159))
      (not (z160)) (not (z170)) (not (z174)) (z177) (z183) (not (z190)) (not (z191)) (not (z192))
      (not (z194)) (not (z206)) (not (z209)) (not (z210)) (not (z258)) (not (z286)) (not (z302))
      (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z338)) (not (z360)) (not (z364))
      (not (z365)) (not (z374)) (not (z376)) (not (z381)) (z397))
    :effect (and
      (not (z65)) (not (z79)) (not (z133)) (z170) (not (z177)) (z325) (not (z397))))
  (:action a330
    :parameters ()
    :precondition (and
      (not (z22)) (not (z50)) (not (z57)) (not (z59)) (z65) (not (z73)) (not (z75)) (z79)
      (not (z88)) (not (z98)) (not (z107)) (not (z133)) (not (z136)) (not (z144)) (not (z159))
      (not (z160)) (not (z170)) (not (z174)) (z190) (not (z191)) (not (z192)) (not (z194))
      (not (z206)) (not (z209)) (not (z210)) (not (z258)) (not (z286)) (not (z310)) (not (z325))
      (not (z332)) (not (z333)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (z397))
    :effect (and
      (not (z65)) (not (z79)) (z170) (not (z190)) (z310) (z325) (not (z397))))
  (:action a331
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z40)) (not (z50)) (not (z59)) (z65) (not (z69))
      (not (z73)) (not (z75)) (not (z76)) (not (z88)) (not (z98)) (not (z125)) (z134)
      (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191)) (not (z194))
      (not (z204)) (not (z206)) (not (z209)) (not (z210)) (not (z222)) (z255) (not (z259))
      (not (z286)) (not (z307)) (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z364))
      (not (z376)) (z397))
    :effect (and
      (not (z65)) (not (z134)) (z170) (z204) (not (z255)) (z307) (not (z397))))
  (:action a332
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (z40) (not (z50)) (not (z59)) (z65) (not (z69))
      (not (z73)) (not (z75)) (not (z76)) (not (z88)) (not (z98)) (not (z125)) (not (z134))
      (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191)) (not (z194))
      (not (z204)) (not (z206)) (not (z209)) (not (z210)) (not (z222)) (z255) (not (z259))
      (not (z286)) (not (z307)) (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z364))
      (not (z376)) (z397))
    :effect (and
      (not (z40)) (not (z65)) (z170) (z204) (not (z255)) (z307) (z310) (not (z397))))
  (:action a333
    :parameters ()
    :precondition (and
      (not (z27)) (not (z41)) (not (z46)) (not (z50)) (not (z70)) (not (z73)) (z98) (not (z105))
      (not (z108)) (not (z112)) (not (z120)) (not (z122)) (not (z131)) (not (z139)) (not (z153))
      (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z191)) (not (z194))
      (not (z198)) (not (z209)) (not (z217)) (not (z231)) (z235) (not (z252)) (not (z280))
      (not (z286)) (not (z295)) (not (z313)) (not (z325)) (not (z333)) (not (z345)) (not (z364))
      (not (z366)) (not (z376)) (not (z382)) (not (z397)))
    :effect (and
      (not (z98)) (z173) (not (z235)) (z295) (z376)))
  (:action a334
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (not (z66)) (not (z73)) (not (z94)) (z98) (not (z105))
      (not (z108)) (not (z112)) (z119) (not (z131)) (not (z139)) (not (z154)) (not (z157))
      (not (z159)) (not (z160)) (not (z169)) (not (z173)) (not (z182)) (not (z191)) (not (z194))
      (not (z198)) (not (z209)) (not (z215)) (not (z217)) (not (z231)) (not (z235)) (not (z246))
      (not (z252)) (not (z256)) (not (z272)) (not (z280)) (not (z286)) (not (z325)) (not (z333))
      (not (z345)) (not (z358)) (not (z364)) (not (z366)) (not (z376)) (not (z384)) (not (z392))
      (not (z397)))
    :effect (and
      (not (z98)) (not (z119)) (z173) (z209)))
  (:action a335
    :parameters ()
    :precondition (and
      (not (z28)) (not (z43)) (not (z50)) (not (z57)) (not (z69)) (not (z73)) (not (z74))
      (not (z79)) (not (z98)) (not (z105)) (not (z107)) (not (z133)) (not (z156)) (not (z159))
      (not (z160)) (not (z174)) (not (z175)) (not (z178)) (not (z179)) (not (z190)) (not (z191))
      (not (z192)) (not (z194)) (not (z209)) (not (z224)) (not (z230)) (not (z238)) (not (z240))
      (not (z256)) (not (z258)) (not (z286)) (not (z303)) (not (z309)) (not (z314)) (z325)
      (not (z333)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z390))
      (not (z397)))
    :effect (and
      (z174) (z286) (not (z325))))
  (:action a336
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z57)) (not (z66)) (not (z69)) (not (z73)) (not (z79))
      (not (z94)) (not (z98)) (not (z105)) (not (z107)) (z119) (not (z133)) (not (z159))
      (not (z160)) (not (z169)) (not (z174)) (not (z182)) (not (z190)) (not (z191)) (not (z192))
      (not (z194)) (not (z209)) (not (z215)) (not (z224)) (not (z230)) (not (z238)) (not (z240))
      (not (z246)) (z256) (not (z258)) (not (z272)) (not (z286)) (not (z303)) (z325) (not (z333))
      (not (z358)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z384))
      (not (z392)) (not (z397)))
    :effect (and
      (not (z119)) (z174) (z209) (not (z256)) (not (z325))))
  (:action a337
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z57)) (not (z69)) (not (z73)) (not (z79))
      (not (z98)) (not (z105)) (not (z107)) (not (z133)) (not (z143)) (not (z159)) (not (z160))
      (not (z174)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209)) (not (z224))
      (not (z230)) (not (z238)) (not (z240)) (not (z256)) (not (z258)) (not (z260)) (not (z274))
      (not (z286)) (not (z297)) (not (z303)) (z325) (not (z333)) (not (z352)) (not (z360))
      (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z383)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (z160) (z174) (not (z325))))
  (:action a338
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z27)) (not (z28)) (not (z43)) (not (z50)) (not (z53))
      (not (z57)) (not (z73)) (not (z74)) (not (z79)) (not (z98)) (not (z107)) (not (z124))
      (not (z128)) (not (z133)) (not (z156)) (not (z159)) (not (z160)) (not (z174)) (not (z175))
      (not (z178)) (not (z179)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z198))
      (not (z209)) (not (z246)) (z258) (z286) (not (z288)) (not (z309)) (not (z314)) (not (z325))
      (not (z333)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z390))
      (not (z397)))
    :effect (and
      (z175) (not (z258)) (not (z286)) (z325)))
  (:action a339
    :parameters ()
    :precondition (and
      (not (z22)) (not (z50)) (not (z57)) (not (z59)) (z65) (not (z73)) (not (z75)) (not (z79))
      (not (z80)) (not (z88)) (not (z98)) (not (z107)) (not (z114)) (not (z133)) (not (z136))
      (not (z140)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z174)) (not (z177))
      (not (z178)) (z183) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z206))
      (not (z209)) (z210) (not (z240)) (not (z247)) (not (z258)) (not (z282)) (not (z286))
      (not (z302)) (not (z310)) (z325) (not (z332)) (not (z333)) (not (z338)) (not (z339))
      (not (z360)) (not (z364)) (not (z365)) (not (z374)) (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (z177) (z192) (not (z210)) (not (z325)) (z397)))
  (:action a340
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z39)) (not (z50)) (not (z53)) (not (z59)) (not (z66))
      (not (z73)) (not (z78)) (not (z80)) (z94) (not (z98)) (not (z114)) (not (z118))
      (not (z119)) (not (z125)) (not (z131)) (not (z140)) (not (z143)) (not (z148)) (not (z159))
      (not (z160)) (not (z169)) (not (z177)) (not (z178)) (not (z182)) (z183) (z191) (not (z194))
      (not (z195)) (not (z205)) (not (z209)) (not (z215)) (not (z224)) (not (z231)) (not (z240))
      (not (z246)) (not (z247)) (not (z251)) (not (z256)) (not (z272)) (not (z282)) (not (z286))
      (not (z300)) (not (z302)) (not (z325)) (not (z333)) (not (z338)) (not (z339)) (not (z341))
      (not (z343)) (not (z348)) (not (z356)) (not (z358)) (not (z364)) (not (z365)) (not (z367))
      (not (z369)) (not (z376)) (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (not (z94)) (z177) (not (z191)) (z209) (z393)))
  (:action a341
    :parameters ()
    :precondition (and
      (not (z27)) (not (z41)) (not (z46)) (not (z50)) (not (z59)) (not (z70)) (not (z73))
      (not (z80)) (z98) (not (z105)) (not (z112)) (not (z114)) (z120) (not (z122)) (not (z131))
      (not (z139)) (not (z140)) (not (z153)) (not (z154)) (not (z157)) (not (z159)) (not (z160))
      (not (z173)) (not (z177)) (not (z178)) (z183) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z235)) (not (z240)) (not (z247)) (not (z280)) (not (z282)) (not (z286))
      (not (z295)) (not (z302)) (not (z313)) (not (z325)) (not (z333)) (not (z338)) (not (z339))
      (not (z345)) (not (z364)) (not (z365)) (not (z366)) (not (z376)) (not (z382)) (not (z397)))
    :effect (and
      (not (z98)) (not (z120)) (z139) (z177) (z295) (z376)))
  (:action a342
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z39)) (not (z50)) (not (z57)) (not (z59)) (not (z73))
      (not (z78)) (not (z79)) (not (z80)) (not (z94)) (not (z98)) (not (z107)) (not (z114))
      (not (z125)) (not (z131)) (not (z133)) (not (z138)) (not (z140)) (not (z143)) (not (z159))
      (z160) (not (z174)) (not (z177)) (not (z178)) (z183) (not (z190)) (not (z191)) (z192)
      (not (z194)) (not (z205)) (not (z209)) (not (z240)) (not (z247)) (not (z251)) (not (z258))
      (not (z260)) (not (z274)) (not (z282)) (not (z286)) (not (z297)) (not (z302)) (not (z325))
      (not (z333)) (not (z338)) (not (z339)) (not (z341)) (not (z348)) (not (z352)) (not (z360))
      (not (z364)) (not (z365)) (z374) (not (z376)) (not (z381)) (not (z383)) (not (z393))
      (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z143) (not (z160)) (z177) (not (z192)) (z325) (not (z374))))
  (:action a343
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z29)) (not (z42)) (z50) (not (z59)) (not (z72)) (not (z73))
      (not (z77)) (not (z78)) (not (z80)) (not (z98)) (not (z99)) (not (z106)) (not (z114))
      (not (z140)) (not (z158)) (not (z159)) (not (z160)) (not (z165)) (not (z177)) (not (z178))
      (z183) (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z202)) (not (z209))
      (not (z222)) (not (z232)) (not (z240)) (not (z247)) (not (z269)) (not (z273)) (not (z282))
      (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z298)) (not (z302)) (not (z303))
      (not (z306)) (not (z322)) (not (z325)) (not (z332)) (not (z333)) (not (z336)) (not (z338))
      (not (z339)) (not (z346)) (not (z348)) (z359) (not (z364)) (not (z365)) (not (z367))
      (not (z376)) (not (z384)) (not (z388)) (not (z396)) (not (z397)))
    :effect (and
      (not (z50)) (z159) (z177) (z294) (not (z359))))
  (:action a344
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z57)) (not (z59)) (not (z69)) (not (z73))
      (not (z79)) (not (z80)) (not (z98)) (not (z105)) (not (z107)) (not (z114)) (not (z133))
      (not (z140)) (not (z143)) (not (z159)) (not (z160)) (not (z174)) (not (z177)) (not (z178))
      (z183) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209)) (not (z224))
      (not (z230)) (not (z238)) (not (z240)) (not (z247)) (not (z256)) (not (z258)) (not (z260))
      (not (z274)) (not (z282)) (not (z286)) (not (z297)) (not (z302)) (not (z303)) (z325)
      (not (z333)) (not (z338)) (not (z339)) (not (z352)) (not (z360)) (not (z364)) (not (z365))
      (not (z374)) (not (z376)) (not (z381)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z160) (z174) (z177) (not (z325))))
  (:action a345
    :parameters ()
    :precondition (and
      (not (z28)) (not (z43)) (not (z50)) (not (z57)) (not (z59)) (not (z73)) (not (z74)) (z79)
      (not (z98)) (not (z107)) (not (z133)) (not (z156)) (not (z159)) (not (z160)) (not (z174))
      (not (z175)) (not (z177)) (not (z178)) (not (z179)) (not (z190)) (not (z191)) (z192)
      (not (z194)) (not (z209)) (not (z258)) (not (z282)) (z286) (not (z309)) (not (z314))
      (not (z325)) (not (z333)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (not (z390)) (not (z397)))
    :effect (and
      (not (z79)) (z178) (not (z192)) (not (z286)) (z325)))
  (:action a346
    :parameters ()
    :precondition (and
      (not (z28)) (not (z42)) (not (z43)) (not (z50)) (not (z56)) (not (z57)) (not (z73))
      (not (z74)) (z79) (not (z98)) (not (z102)) (not (z107)) (not (z115)) (not (z133))
      (not (z140)) (not (z156)) (not (z159)) (not (z160)) (not (z174)) (not (z175)) (not (z178))
      (not (z179)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209)) (not (z258))
      (not (z280)) (z286) (not (z309)) (not (z313)) (not (z314)) (not (z325)) (not (z333))
      (not (z356)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z390))
      (not (z397)))
    :effect (and
      (not (z79)) (z156) (z179) (not (z286)) (z314) (z325)))
  (:action a347
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z57)) (not (z66)) (not (z73)) (not (z79)) (not (z80))
      (not (z84)) (not (z94)) (not (z98)) (not (z106)) (not (z107)) (not (z119)) (not (z122))
      (not (z133)) (not (z144)) (not (z159)) (not (z160)) (not (z169)) (not (z174)) (not (z182))
      (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z207)) (z209) (not (z215))
      (not (z232)) (not (z246)) (not (z256)) (not (z258)) (not (z272)) (not (z286)) (not (z287))
      (not (z308)) (not (z309)) (not (z325)) (not (z333)) (not (z352)) (not (z358)) (not (z360))
      (not (z364)) (not (z374)) (not (z376)) (z381) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z182) (not (z209)) (z325) (not (z381))))
  (:action a348
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z66)) (not (z73)) (z80) (not (z84)) (not (z94)) (not (z98))
      (not (z106)) (not (z114)) (not (z119)) (not (z122)) (not (z140)) (not (z144)) (not (z159))
      (not (z160)) (not (z169)) (not (z177)) (not (z182)) (not (z183)) (not (z191)) (not (z194))
      (not (z207)) (z209) (not (z215)) (not (z232)) (not (z240)) (not (z246)) (not (z247))
      (not (z256)) (not (z272)) (not (z286)) (not (z287)) (not (z302)) (not (z308)) (not (z309))
      (not (z325)) (not (z333)) (not (z338)) (not (z339)) (not (z352)) (not (z358)) (not (z364))
      (not (z365)) (not (z376)) (not (z381)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z80)) (z182) (not (z209)) (z333)))
  (:action a349
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z66)) (not (z73)) (not (z80)) (not (z94)) (not (z98))
      (not (z114)) (not (z119)) (not (z140)) (not (z159)) (not (z160)) (z169) (not (z177))
      (not (z182)) (not (z183)) (not (z191)) (not (z194)) (not (z209)) (not (z215)) (not (z240))
      (not (z246)) (not (z247)) (not (z256)) (not (z272)) (not (z286)) (not (z302)) (not (z325))
      (z333) (not (z338)) (not (z339)) (not (z358)) (not (z364)) (not (z365)) (not (z376))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z169)) (z183) (z209) (not (z333))))
  (:action a350
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z66)) (not (z73)) (not (z80)) (not (z94)) (not (z98))
      (not (z114)) (not (z119)) (not (z140)) (not (z159)) (not (z160)) (z169) (not (z177))
      (not (z182)) (not (z183)) (not (z191)) (not (z194)) (not (z209)) (not (z215)) (not (z240))
      (not (z246)) (not (z247)) (not (z256)) (z272) (not (z286)) (not (z302)) (not (z325)) (z333)
      (not (z338)) (not (z339)) (not (z358)) (not (z364)) (not (z365)) (not (z376)) (not (z384))
      (not (z392)) (not (z397)))
    :effect (and
      (not (z169)) (z183) (z209) (not (z272)) (not (z333))))
  (:action a351
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z66)) (not (z73)) (not (z80)) (z94) (not (z98)) (not (z114))
      (not (z119)) (not (z140)) (not (z159)) (not (z160)) (not (z169)) (not (z177)) (not (z182))
      (not (z183)) (not (z191)) (not (z194)) (not (z209)) (not (z215)) (not (z240)) (not (z246))
      (not (z247)) (not (z256)) (not (z272)) (not (z286)) (not (z302)) (not (z325)) (z333)
      (not (z338)) (not (z339)) (not (z358)) (not (z364)) (not (z365)) (not (z376)) (not (z384))
      (not (z392)) (not (z397)))
    :effect (and
      (not (z94)) (z183) (z209) (z302) (not (z333))))
  (:action a352
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z50)) (not (z72)) (not (z73)) (not (z78)) (not (z80))
      (not (z98)) (not (z114)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183))
      (not (z189)) (not (z191)) (not (z194)) (z202) (not (z209)) (not (z232)) (not (z240))
      (not (z247)) (not (z269)) (not (z273)) (not (z286)) (not (z302)) (not (z306)) (not (z325))
      (z333) (not (z336)) (not (z338)) (not (z339)) (not (z359)) (not (z364)) (not (z365))
      (not (z376)) (not (z397)))
    :effect (and
      (z159) (z183) (not (z202)) (not (z333))))
  (:action a353
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z50)) (not (z72)) (not (z73)) (not (z78)) (not (z80))
      (not (z98)) (not (z114)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183))
      (not (z189)) (not (z191)) (not (z194)) (z202) (not (z209)) (not (z232)) (not (z240))
      (not (z247)) (not (z269)) (not (z273)) (not (z286)) (not (z302)) (z306) (not (z325)) (z333)
      (not (z336)) (not (z338)) (not (z339)) (not (z359)) (not (z364)) (not (z365)) (not (z376))
      (not (z397)))
    :effect (and
      (z159) (z183) (not (z202)) (not (z306)) (not (z333))))
  (:action a354
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z50)) (not (z72)) (not (z73)) (z78) (not (z80)) (not (z98))
      (not (z114)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z189))
      (not (z191)) (not (z194)) (not (z202)) (not (z209)) (not (z232)) (not (z240)) (not (z247))
      (not (z269)) (not (z273)) (not (z286)) (not (z302)) (not (z306)) (not (z325)) (z333)
      (not (z336)) (not (z338)) (not (z339)) (not (z359)) (not (z364)) (not (z365)) (not (z376))
      (not (z397)))
    :effect (and
      (not (z78)) (z159) (z183) (z302) (not (z333))))
  (:action a355
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z98)) (not (z114))
      (not (z140)) (not (z143)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z191))
      (not (z194)) (not (z209)) (not (z240)) (not (z247)) (not (z260)) (not (z274)) (not (z286))
      (not (z297)) (not (z302)) (not (z325)) (z333) (not (z338)) (not (z339)) (not (z352))
      (not (z364)) (not (z365)) (not (z376)) (not (z383)) (z395) (not (z396)) (not (z397)))
    :effect (and
      (z160) (z183) (not (z333)) (not (z395))))
  (:action a356
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z98)) (not (z114))
      (not (z140)) (not (z143)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z191))
      (not (z194)) (not (z209)) (not (z240)) (not (z247)) (z260) (not (z274)) (not (z286))
      (not (z297)) (not (z302)) (not (z325)) (z333) (not (z338)) (not (z339)) (not (z352))
      (not (z364)) (not (z365)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z160) (z183) (not (z260)) (not (z333))))
  (:action a357
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z98)) (not (z114))
      (not (z140)) (z143) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z191))
      (not (z194)) (not (z209)) (not (z240)) (not (z247)) (not (z260)) (not (z274)) (not (z286))
      (not (z297)) (not (z302)) (not (z325)) (z333) (not (z338)) (not (z339)) (not (z352))
      (not (z364)) (not (z365)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z143)) (z160) (z183) (z302) (not (z333))))
  (:action a358
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z59)) (not (z66)) (not (z73)) (not (z80)) (not (z94))
      (not (z98)) (not (z114)) (not (z119)) (not (z140)) (not (z159)) (not (z160)) (z169)
      (not (z177)) (not (z178)) (not (z182)) (not (z183)) (not (z191)) (not (z194)) (not (z209))
      (not (z215)) (not (z240)) (not (z246)) (not (z247)) (not (z256)) (not (z272)) (not (z282))
      (not (z286)) (not (z302)) (not (z325)) (z333) (not (z338)) (not (z339)) (not (z358))
      (not (z364)) (not (z365)) (not (z376)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z169)) (z177) (z183) (z209) (not (z333))))
  (:action a359
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z50)) (not (z59)) (not (z72)) (not (z73)) (not (z78))
      (not (z80)) (not (z98)) (not (z114)) (not (z140)) (not (z159)) (not (z160)) (not (z177))
      (not (z178)) (not (z183)) (not (z189)) (not (z191)) (not (z194)) (z202) (not (z209))
      (not (z232)) (not (z240)) (not (z247)) (not (z269)) (not (z273)) (not (z282)) (not (z286))
      (not (z302)) (not (z306)) (not (z325)) (z333) (not (z336)) (not (z338)) (not (z339))
      (not (z359)) (not (z364)) (not (z365)) (not (z376)) (not (z397)))
    :effect (and
      (z159) (z177) (z183) (not (z202)) (not (z333))))
  (:action a360
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z59)) (not (z73)) (not (z80)) (not (z98))
      (not (z114)) (not (z140)) (not (z143)) (not (z159)) (not (z160)) (not (z177)) (not (z178))
      (not (z183)) (not (z191)) (not (z194)) (not (z209)) (not (z240)) (not (z247)) (z260)
      (not (z274)) (not (z282)) (not (z286)) (not (z297)) (not (z302)) (not (z325)) (z333)
      (not (z338)) (not (z339)) (not (z352)) (not (z364)) (not (z365)) (not (z376)) (not (z383))
      (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z160) (z177) (z183) (not (z260)) (not (z333))))
  (:action a361
    :parameters ()
    :precondition (and
      (not (z45)) (not (z50)) (not (z56)) (z73) (not (z80)) (not (z81)) (not (z98)) (not (z114))
      (not (z124)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z188))
      (not (z191)) (not (z194)) (not (z209)) (not (z234)) (not (z240)) (z247) (not (z248))
      (not (z252)) (not (z253)) (not (z282)) (not (z286)) (not (z302)) (not (z308)) (not (z325))
      (not (z333)) (not (z338)) (not (z339)) (not (z341)) (not (z350)) (not (z364)) (not (z365))
      (not (z376)) (not (z397)))
    :effect (and
      (not (z73)) (z188) (not (z247)) (z333)))
  (:action a362
    :parameters ()
    :precondition (and
      (not (z15)) (not (z30)) (not (z45)) (not (z50)) (not (z56)) (z73) (not (z81)) (not (z98))
      (not (z103)) (not (z124)) (not (z159)) (not (z160)) (not (z188)) (not (z191)) (not (z194))
      (not (z200)) (not (z207)) (not (z209)) (z226) (not (z234)) (not (z243)) (not (z248))
      (not (z251)) (not (z252)) (not (z253)) (not (z277)) (not (z282)) (not (z286)) (not (z308))
      (not (z319)) (not (z325)) (not (z333)) (not (z341)) (not (z350)) (not (z364)) (not (z371))
      (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (not (z73)) (z188) (z194) (not (z226))))
  (:action a363
    :parameters ()
    :precondition (and
      (not (z6)) (not (z17)) (not (z29)) (not (z50)) (not (z72)) (not (z73)) (not (z78))
      (not (z80)) (not (z91)) (not (z98)) (not (z114)) (not (z140)) (z159) (not (z160))
      (not (z177)) (not (z183)) (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z202))
      (not (z206)) (not (z209)) (not (z232)) (not (z240)) (not (z247)) (not (z259)) (not (z269))
      (not (z273)) (not (z286)) (not (z302)) (not (z306)) (not (z325)) (not (z333)) (not (z336))
      (z338) (not (z339)) (not (z359)) (not (z360)) (not (z364)) (z365) (not (z376)) (not (z383))
      (not (z385)) (not (z397)))
    :effect (and
      (not (z159)) (z189) (z333) (not (z338)) (not (z365))))
  (:action a364
    :parameters ()
    :precondition (and
      (not (z6)) (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z50)) (not (z72))
      (not (z73)) (not (z78)) (not (z91)) (not (z98)) (not (z103)) (z159) (not (z160))
      (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z200)) (not (z202)) (not (z206))
      (not (z207)) (not (z209)) (not (z226)) (not (z232)) (not (z243)) (not (z251)) (not (z259))
      (not (z269)) (not (z273)) (not (z277)) (not (z286)) (not (z306)) (z319) (not (z325))
      (not (z333)) (not (z336)) (not (z359)) (not (z360)) (not (z364)) (not (z371)) (not (z376))
      (not (z383)) (not (z385)) (not (z388)) (not (z397)))
    :effect (and
      (not (z159)) (z189) (z194) (not (z319))))
  (:action a365
    :parameters ()
    :precondition (and
      (not (z28)) (z43) (not (z50)) (not (z57)) (not (z73)) (not (z74)) (not (z79)) (not (z98))
      (not (z107)) (not (z133)) (z156) (not (z159)) (not (z160)) (not (z174)) (not (z175))
      (not (z178)) (not (z179)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209))
      (not (z258)) (not (z286)) (not (z309)) (not (z314)) (z325) (not (z333)) (not (z360))
      (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z390)) (not (z397)))
    :effect (and
      (not (z43)) (not (z156)) (z190) (z286) (not (z325))))
  (:action a366
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z57)) (not (z66)) (not (z73)) (not (z79)) (not (z94))
      (not (z98)) (not (z107)) (z119) (not (z133)) (not (z159)) (not (z160)) (not (z169))
      (not (z174)) (not (z182)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209))
      (not (z215)) (not (z246)) (not (z256)) (not (z258)) (not (z272)) (not (z286)) (z325)
      (not (z333)) (z358) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z119)) (z190) (z209) (not (z325)) (not (z358))))
  (:action a367
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z57)) (not (z73)) (not (z79)) (not (z98))
      (not (z107)) (not (z133)) (not (z143)) (not (z159)) (not (z160)) (not (z174)) (not (z190))
      (not (z191)) (not (z192)) (not (z194)) (not (z209)) (not (z258)) (not (z260)) (z274)
      (not (z286)) (not (z297)) (z325) (not (z333)) (not (z352)) (not (z360)) (not (z364))
      (not (z374)) (not (z376)) (not (z381)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z160) (z190) (not (z274)) (not (z325))))
  (:action a368
    :parameters ()
    :precondition (and
      (not (z6)) (not (z27)) (not (z41)) (not (z50)) (not (z53)) (not (z70)) (not (z73))
      (not (z98)) (not (z118)) (not (z120)) (not (z122)) (not (z148)) (not (z153)) (not (z159))
      (not (z160)) (not (z191)) (not (z194)) (not (z195)) (not (z209)) (not (z224)) (not (z231))
      (not (z235)) (not (z286)) (z295) (not (z300)) (not (z313)) (z315) (not (z325)) (not (z333))
      (z343) (not (z356)) (not (z364)) (not (z367)) (not (z369)) (z376) (not (z382)) (not (z393))
      (not (z397)))
    :effect (and
      (z191) (not (z295)) (not (z343)) (not (z376))))
  (:action a369
    :parameters ()
    :precondition (and
      (not (z6)) (not (z27)) (not (z41)) (not (z50)) (not (z53)) (not (z70)) (not (z73))
      (not (z98)) (not (z118)) (not (z120)) (not (z122)) (not (z148)) (not (z153)) (not (z159))
      (not (z160)) (not (z191)) (not (z194)) (not (z195)) (not (z209)) (not (z224)) (not (z231))
      (not (z235)) (not (z286)) (z295) (z300) (not (z313)) (not (z325)) (not (z333)) (not (z343))
      (not (z356)) (not (z364)) (not (z367)) (not (z369)) (z376) (not (z382)) (not (z393))
      (not (z397)))
    :effect (and
      (z191) (not (z300)) (not (z376))))
  (:action a370
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z50)) (not (z53)) (not (z66)) (not (z73)) (not (z94))
      (not (z98)) (not (z118)) (not (z119)) (not (z148)) (not (z159)) (not (z160)) (not (z169))
      (not (z182)) (not (z191)) (not (z194)) (not (z195)) (z209) (not (z215)) (not (z224))
      (not (z231)) (not (z246)) (not (z256)) (not (z272)) (not (z286)) (not (z300)) (not (z325))
      (not (z333)) (not (z343)) (z356) (not (z358)) (not (z364)) (not (z367)) (z369) (not (z376))
      (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (z191) (not (z209)) (not (z356)) (not (z369))))
  (:action a371
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (not (z43)) (not (z50)) (not (z53)) (not (z73)) (not (z74))
      (not (z98)) (not (z118)) (not (z148)) (not (z156)) (not (z159)) (not (z160)) (not (z175))
      (not (z178)) (not (z179)) (not (z191)) (not (z194)) (not (z195)) (not (z209)) (z224)
      (not (z231)) (z286) (not (z300)) (not (z309)) (not (z314)) (not (z325)) (not (z333))
      (not (z343)) (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z390))
      (not (z393)) (not (z397)))
    :effect (and
      (z191) (not (z224)) (not (z286))))
  (:action a372
    :parameters ()
    :precondition (and
      (not (z6)) (not (z27)) (not (z41)) (not (z50)) (not (z53)) (not (z70)) (not (z73))
      (not (z98)) (not (z118)) (not (z120)) (not (z122)) (not (z148)) (not (z153)) (not (z159))
      (not (z160)) (not (z191)) (not (z194)) (not (z195)) (not (z209)) (z224) (not (z231))
      (not (z235)) (not (z286)) (z295) (not (z300)) (not (z313)) (not (z325)) (not (z333))
      (not (z343)) (not (z356)) (not (z364)) (not (z367)) (not (z369)) (z376) (not (z382))
      (not (z393)) (not (z397)))
    :effect (and
      (z191) (not (z224)) (not (z295)) (not (z376))))
  (:action a373
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z50)) (not (z53)) (not (z66)) (not (z73)) (not (z94))
      (not (z98)) (not (z99)) (not (z118)) (not (z119)) (not (z148)) (not (z159)) (not (z160))
      (not (z169)) (not (z182)) (not (z191)) (not (z194)) (not (z195)) (z209) (not (z215))
      (not (z222)) (not (z224)) (not (z231)) (not (z246)) (not (z256)) (not (z272)) (not (z286))
      (not (z294)) (not (z300)) (not (z325)) (not (z332)) (not (z333)) (not (z343)) (not (z356))
      (not (z358)) (not (z359)) (not (z364)) (z367) (not (z369)) (not (z376)) (not (z384))
      (not (z388)) (not (z392)) (not (z393)) (not (z396)) (not (z397)))
    :effect (and
      (z191) (not (z209)) (not (z367)) (z384)))
  (:action a374
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (not (z43)) (not (z50)) (not (z53)) (not (z73)) (not (z74))
      (not (z98)) (not (z118)) (not (z148)) (not (z156)) (not (z159)) (not (z160)) (not (z175))
      (not (z178)) (not (z179)) (not (z191)) (not (z194)) (not (z195)) (not (z209)) (not (z224))
      (not (z231)) (z286) (not (z300)) (not (z309)) (not (z314)) (not (z325)) (not (z333))
      (not (z343)) (not (z356)) (not (z364)) (z367) (not (z369)) (not (z376)) (not (z390))
      (not (z393)) (not (z397)))
    :effect (and
      (z191) (not (z286)) (not (z367)) (z390)))
  (:action a375
    :parameters ()
    :precondition (and
      (z6) (not (z11)) (not (z50)) (not (z53)) (not (z66)) (not (z73)) (not (z94)) (not (z98))
      (not (z118)) (not (z119)) (not (z148)) (not (z159)) (not (z160)) (not (z169)) (not (z182))
      (not (z191)) (not (z194)) (not (z195)) (z209) (not (z215)) (not (z224)) (not (z231))
      (not (z246)) (not (z256)) (not (z272)) (not (z286)) (not (z300)) (not (z325)) (not (z333))
      (not (z343)) (not (z356)) (not (z358)) (not (z364)) (not (z367)) (not (z369)) (not (z376))
      (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (not (z6)) (z191) (not (z209)) (z358)))
  (:action a376
    :parameters ()
    :precondition (and
      (not (z4)) (not (z6)) (not (z27)) (not (z28)) (not (z41)) (not (z50)) (not (z52))
      (not (z53)) (not (z70)) (not (z73)) (not (z77)) (not (z98)) (not (z114)) (not (z118))
      (not (z120)) (not (z122)) (not (z133)) (not (z134)) (z148) (not (z153)) (not (z159))
      (not (z160)) (not (z191)) (not (z194)) (not (z195)) (not (z209)) (not (z215)) (not (z224))
      (not (z231)) (not (z235)) (not (z248)) (not (z269)) (not (z286)) (z295) (not (z300))
      (not (z313)) (not (z315)) (not (z325)) (not (z333)) (not (z343)) (not (z356)) (not (z364))
      (not (z366)) (not (z367)) (not (z369)) (not (z371)) (z376) (not (z382)) (not (z393))
      (not (z397)))
    :effect (and
      (not (z148)) (z191) (not (z295)) (not (z376)) (z382)))
  (:action a377
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (not (z43)) (not (z50)) (not (z53)) (not (z73)) (not (z74))
      (not (z80)) (not (z84)) (not (z98)) (not (z106)) (not (z118)) (not (z122)) (not (z144))
      (not (z148)) (not (z156)) (not (z159)) (not (z160)) (not (z175)) (not (z178)) (not (z179))
      (not (z182)) (not (z191)) (not (z194)) (not (z195)) (not (z207)) (not (z209)) (not (z224))
      (not (z231)) (not (z232)) (z286) (not (z287)) (not (z300)) (not (z308)) (not (z309))
      (not (z314)) (not (z325)) (not (z333)) (not (z343)) (not (z352)) (not (z356)) (not (z364))
      (not (z367)) (not (z369)) (not (z376)) (not (z381)) (not (z390)) (not (z393)) (not (z397)))
    :effect (and
      (z191) (not (z286)) (z309)))
  (:action a378
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (not (z43)) (not (z50)) (not (z53)) (not (z73)) (not (z74))
      (not (z98)) (not (z118)) (not (z148)) (not (z156)) (not (z159)) (not (z160)) (not (z175))
      (not (z178)) (not (z179)) (not (z191)) (not (z194)) (not (z195)) (not (z209)) (not (z224))
      (not (z231)) (z286) (z300) (not (z309)) (not (z314)) (not (z325)) (not (z333)) (not (z343))
      (not (z356)) (not (z364)) (not (z367)) (z369) (not (z376)) (not (z390)) (not (z393))
      (not (z397)))
    :effect (and
      (z191) (not (z286)) (not (z300)) (z314) (not (z369))))
  (:action a379
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (not (z43)) (not (z50)) (not (z53)) (not (z73)) (not (z74))
      (not (z98)) (not (z118)) (not (z148)) (not (z156)) (not (z159)) (not (z160)) (not (z175))
      (not (z178)) (not (z179)) (not (z191)) (not (z194)) (not (z195)) (not (z209)) (not (z224))
      (not (z231)) (z286) (not (z300)) (not (z309)) (not (z314)) (not (z325)) (not (z333))
      (not (z343)) (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z390))
      (z393) (not (z397)))
    :effect (and
      (z191) (not (z286)) (z314) (z390) (not (z393))))
  (:action a380
    :parameters ()
    :precondition (and
      (not (z4)) (not (z6)) (not (z11)) (not (z27)) (not (z29)) (not (z35)) (not (z41))
      (not (z50)) (not (z53)) (not (z57)) (not (z70)) (not (z73)) (not (z75)) (not (z81))
      (not (z98)) (not (z118)) (not (z120)) (not (z122)) (not (z138)) (not (z148)) (not (z153))
      (not (z157)) (not (z159)) (not (z160)) (not (z165)) (not (z191)) (not (z194)) (not (z195))
      (not (z209)) (not (z224)) (not (z231)) (not (z235)) (not (z286)) (z295) (not (z300))
      (not (z313)) (not (z315)) (not (z317)) (not (z325)) (not (z333)) (z343) (not (z356))
      (not (z364)) (not (z367)) (not (z369)) (z376) (not (z382)) (not (z393)) (not (z397)))
    :effect (and
      (z191) (not (z295)) (z315) (not (z343)) (not (z376))))
  (:action a381
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z28)) (not (z50)) (not (z52)) (not (z53)) (not (z66))
      (not (z73)) (not (z77)) (not (z94)) (not (z98)) (not (z114)) (not (z118)) (not (z119))
      (not (z133)) (not (z134)) (z148) (not (z159)) (not (z160)) (not (z169)) (not (z182))
      (not (z191)) (not (z194)) (not (z195)) (z209) (not (z215)) (not (z224)) (not (z231))
      (not (z246)) (not (z248)) (not (z256)) (not (z269)) (not (z272)) (not (z286)) (not (z300))
      (not (z325)) (not (z333)) (not (z343)) (not (z356)) (not (z358)) (not (z364)) (not (z366))
      (not (z367)) (not (z369)) (not (z371)) (not (z376)) (not (z382)) (not (z384)) (not (z392))
      (not (z393)) (not (z397)))
    :effect (and
      (not (z148)) (z191) (not (z209)) (z215)))
  (:action a382
    :parameters ()
    :precondition (and
      (not (z4)) (not (z6)) (not (z27)) (not (z41)) (not (z50)) (not (z53)) (not (z70))
      (not (z73)) (not (z98)) (not (z108)) (not (z118)) (not (z120)) (not (z122)) (not (z148))
      (not (z153)) (not (z159)) (not (z160)) (not (z173)) (not (z191)) (not (z194)) (not (z195))
      (not (z209)) (not (z217)) (not (z224)) (z231) (not (z235)) (not (z252)) (not (z286)) (z295)
      (not (z300)) (not (z313)) (not (z315)) (not (z325)) (not (z333)) (not (z343)) (not (z356))
      (not (z364)) (not (z367)) (not (z369)) (z376) (not (z382)) (not (z393)) (not (z397)))
    :effect (and
      (z191) (not (z231)) (z235) (not (z295)) (not (z376))))
  (:action a383
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z20)) (not (z22)) (not (z27)) (not (z50)) (z53) (not (z66))
      (not (z73)) (not (z94)) (not (z98)) (not (z118)) (not (z119)) (not (z124)) (not (z128))
      (not (z138)) (not (z148)) (not (z159)) (not (z160)) (not (z169)) (not (z175)) (not (z182))
      (not (z191)) (not (z194)) (not (z195)) (not (z198)) (z209) (not (z215)) (not (z224))
      (not (z231)) (not (z246)) (not (z256)) (not (z258)) (not (z272)) (not (z286)) (not (z288))
      (not (z300)) (not (z325)) (not (z333)) (not (z343)) (not (z356)) (not (z358)) (not (z364))
      (not (z367)) (not (z369)) (not (z376)) (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (not (z53)) (z191) (not (z209)) (z246)))
  (:action a384
    :parameters ()
    :precondition (and
      (not (z4)) (not (z6)) (not (z27)) (not (z41)) (not (z50)) (not (z53)) (not (z70))
      (not (z73)) (not (z98)) (z118) (not (z120)) (not (z122)) (not (z148)) (not (z153))
      (not (z159)) (not (z160)) (not (z191)) (not (z194)) (not (z195)) (not (z209)) (not (z224))
      (not (z231)) (not (z235)) (not (z286)) (z295) (not (z300)) (not (z313)) (not (z315))
      (not (z325)) (not (z333)) (not (z343)) (not (z356)) (not (z364)) (not (z367)) (not (z369))
      (z376) (not (z382)) (not (z393)) (not (z397)))
    :effect (and
      (not (z118)) (z153) (z191) (not (z376))))
  (:action a385
    :parameters ()
    :precondition (and
      (not (z4)) (z6) (not (z27)) (not (z41)) (not (z50)) (not (z53)) (not (z70)) (not (z73))
      (not (z98)) (not (z118)) (not (z120)) (not (z122)) (not (z148)) (not (z153)) (not (z159))
      (not (z160)) (not (z191)) (not (z194)) (not (z195)) (not (z209)) (not (z224)) (not (z231))
      (not (z235)) (not (z286)) (z295) (not (z300)) (not (z313)) (not (z315)) (not (z325))
      (not (z333)) (not (z343)) (not (z356)) (not (z364)) (not (z367)) (not (z369)) (z376)
      (not (z382)) (not (z393)) (not (z397)))
    :effect (and
      (not (z6)) (z153) (z191) (not (z295)) (not (z376))))
  (:action a386
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (not (z43)) (not (z50)) (not (z53)) (not (z73)) (not (z74))
      (not (z98)) (not (z118)) (not (z148)) (not (z156)) (not (z159)) (not (z160)) (not (z175))
      (not (z178)) (not (z179)) (not (z191)) (not (z194)) (not (z195)) (not (z209)) (not (z224))
      (z231) (z286) (not (z300)) (not (z309)) (not (z314)) (not (z325)) (not (z333)) (not (z343))
      (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z390)) (not (z393))
      (not (z397)))
    :effect (and
      (z156) (z191) (not (z231)) (not (z286))))
  (:action a387
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (not (z43)) (not (z50)) (not (z53)) (not (z73)) (not (z74))
      (not (z98)) (not (z118)) (not (z148)) (not (z156)) (not (z159)) (not (z160)) (not (z175))
      (not (z178)) (not (z179)) (not (z191)) (not (z194)) (not (z195)) (not (z209)) (not (z224))
      (not (z231)) (z286) (z300) (not (z309)) (not (z314)) (not (z325)) (not (z333)) (not (z343))
      (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z390)) (not (z393))
      (not (z397)))
    :effect (and
      (z156) (z191) (not (z286)) (not (z300)) (z314)))
  (:action a388
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z50)) (not (z53)) (not (z66)) (not (z73)) (not (z94))
      (not (z98)) (not (z118)) (not (z119)) (not (z148)) (not (z159)) (not (z160)) (not (z169))
      (not (z182)) (not (z191)) (not (z194)) (not (z195)) (z209) (not (z215)) (not (z224))
      (not (z231)) (not (z246)) (not (z256)) (not (z272)) (not (z286)) (not (z300)) (not (z325))
      (not (z333)) (not (z343)) (not (z356)) (not (z358)) (not (z364)) (not (z367)) (z369)
      (not (z376)) (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (z169) (z191) (not (z209)) (not (z369))))
  (:action a389
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z15)) (not (z45)) (not (z50)) (not (z53)) (not (z66))
      (not (z73)) (not (z94)) (not (z98)) (not (z109)) (not (z118)) (not (z119)) (not (z120))
      (not (z148)) (not (z158)) (not (z159)) (not (z160)) (not (z169)) (not (z182)) (not (z191))
      (not (z194)) (not (z195)) (z209) (not (z210)) (not (z215)) (not (z224)) (not (z231))
      (not (z246)) (not (z256)) (not (z272)) (not (z286)) (z300) (not (z325)) (not (z333))
      (not (z343)) (not (z356)) (not (z358)) (not (z364)) (not (z367)) (z369) (not (z376))
      (not (z377)) (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (z169) (z191) (not (z209)) (z272) (not (z300)) (not (z369))))
  (:action a390
    :parameters ()
    :precondition (and
      (not (z6)) (not (z20)) (not (z22)) (not (z27)) (not (z28)) (not (z43)) (not (z50)) (z53)
      (not (z73)) (not (z74)) (not (z98)) (not (z118)) (not (z124)) (not (z128)) (not (z148))
      (not (z156)) (not (z159)) (not (z160)) (not (z175)) (not (z178)) (not (z179)) (not (z191))
      (not (z194)) (not (z195)) (not (z198)) (not (z209)) (not (z224)) (not (z231)) (not (z246))
      (not (z258)) (z286) (not (z288)) (not (z300)) (not (z309)) (not (z314)) (not (z325))
      (not (z333)) (not (z343)) (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376))
      (not (z390)) (not (z393)) (not (z397)))
    :effect (and
      (not (z53)) (z175) (z191) (not (z286))))
  (:action a391
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (not (z43)) (not (z50)) (not (z53)) (not (z59)) (not (z73))
      (not (z74)) (not (z98)) (not (z118)) (not (z148)) (not (z156)) (not (z159)) (not (z160))
      (not (z175)) (not (z177)) (not (z178)) (not (z179)) (not (z191)) (not (z194)) (not (z195))
      (not (z209)) (not (z224)) (not (z231)) (not (z282)) (z286) (not (z300)) (not (z309))
      (not (z314)) (not (z325)) (not (z333)) (not (z343)) (not (z356)) (not (z364)) (not (z367))
      (z369) (not (z376)) (not (z390)) (not (z393)) (not (z397)))
    :effect (and
      (z178) (z191) (not (z286)) (not (z369))))
  (:action a392
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (not (z42)) (not (z43)) (not (z50)) (not (z53)) (not (z56))
      (not (z73)) (not (z74)) (not (z98)) (not (z102)) (not (z115)) (not (z118)) (not (z140))
      (not (z148)) (not (z156)) (not (z159)) (not (z160)) (not (z175)) (not (z178)) (not (z179))
      (not (z191)) (not (z194)) (not (z195)) (not (z209)) (not (z224)) (not (z231)) (not (z280))
      (z286) (not (z300)) (not (z309)) (not (z313)) (not (z314)) (not (z325)) (not (z333))
      (not (z343)) (z356) (not (z364)) (not (z367)) (z369) (not (z376)) (not (z390)) (not (z393))
      (not (z397)))
    :effect (and
      (z156) (z179) (z191) (not (z286)) (z314) (not (z356)) (not (z369))))
  (:action a393
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z50)) (not (z53)) (not (z66)) (not (z73)) (not (z80))
      (not (z84)) (not (z94)) (not (z98)) (not (z106)) (not (z118)) (not (z119)) (not (z122))
      (not (z144)) (not (z148)) (not (z159)) (not (z160)) (not (z169)) (not (z182)) (not (z191))
      (not (z194)) (not (z195)) (not (z207)) (z209) (not (z215)) (not (z224)) (not (z231))
      (not (z232)) (not (z246)) (not (z256)) (not (z272)) (not (z286)) (not (z287)) (not (z300))
      (not (z308)) (not (z309)) (not (z325)) (not (z333)) (not (z343)) (not (z352)) (not (z356))
      (not (z358)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z381)) (not (z384))
      (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (z182) (z191) (not (z209))))
  (:action a394
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z50)) (not (z53)) (not (z59)) (not (z66)) (not (z73))
      (not (z80)) (not (z84)) (not (z94)) (not (z98)) (not (z106)) (not (z114)) (not (z118))
      (not (z119)) (not (z122)) (not (z140)) (not (z144)) (not (z148)) (not (z159)) (not (z160))
      (not (z169)) (not (z177)) (not (z178)) (not (z182)) (z183) (not (z191)) (not (z194))
      (not (z195)) (not (z207)) (z209) (not (z215)) (not (z224)) (not (z231)) (not (z232))
      (not (z240)) (not (z246)) (not (z247)) (not (z256)) (not (z272)) (not (z282)) (not (z286))
      (not (z287)) (not (z300)) (not (z302)) (not (z308)) (not (z309)) (not (z325)) (not (z333))
      (not (z338)) (not (z339)) (not (z343)) (not (z352)) (not (z356)) (not (z358)) (not (z364))
      (not (z365)) (not (z367)) (not (z369)) (not (z376)) (not (z381)) (not (z384)) (not (z392))
      (not (z393)) (not (z397)))
    :effect (and
      (z177) (z182) (z191) (not (z209))))
  (:action a395
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z40)) (not (z50)) (not (z59)) (not (z65))
      (not (z69)) (not (z73)) (not (z75)) (not (z76)) (not (z88)) (not (z98)) (not (z125))
      (not (z134)) (not (z136)) (z144) (not (z159)) (not (z160)) (not (z170)) (not (z191))
      (not (z194)) (z204) (not (z206)) (not (z209)) (not (z210)) (not (z222)) (not (z255))
      (not (z259)) (not (z286)) (z307) (not (z310)) (not (z325)) (not (z332)) (not (z333))
      (not (z364)) (not (z376)) (not (z397)))
    :effect (and
      (z65) (not (z144)) (not (z204)) (not (z307)) (z397)))
  (:action a396
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z40)) (not (z50)) (not (z59)) (not (z65))
      (not (z69)) (not (z73)) (z75) (not (z76)) (not (z88)) (not (z98)) (not (z125)) (not (z134))
      (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191)) (not (z194))
      (z204) (not (z206)) (not (z209)) (not (z210)) (not (z222)) (not (z255)) (not (z259))
      (not (z286)) (z307) (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z364))
      (not (z376)) (not (z397)))
    :effect (and
      (z65) (not (z75)) (not (z307)) (z397)))
  (:action a397
    :parameters ()
    :precondition (and
      (not (z6)) (z18) (not (z22)) (not (z31)) (not (z35)) (not (z50)) (not (z52)) (not (z59))
      (not (z65)) (not (z73)) (not (z75)) (not (z88)) (not (z91)) (not (z98)) (not (z99))
      (not (z102)) (not (z109)) (not (z135)) (not (z136)) (not (z144)) (not (z159)) (not (z160))
      (not (z170)) (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z205)) (z206)
      (not (z209)) (not (z210)) (not (z217)) (not (z230)) (not (z257)) (not (z259)) (not (z286))
      (not (z287)) (not (z301)) (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z360))
      (not (z364)) (not (z376)) (not (z383)) (not (z385)) (not (z397)))
    :effect (and
      (not (z18)) (z65) (not (z206)) (z385) (z397)))
  (:action a398
    :parameters ()
    :precondition (and
      (not (z6)) (not (z22)) (not (z50)) (not (z57)) (not (z59)) (not (z65)) (not (z73))
      (not (z75)) (not (z79)) (not (z88)) (not (z91)) (not (z98)) (not (z107)) (not (z133))
      (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z174)) (not (z189))
      (not (z190)) (not (z191)) (not (z192)) (not (z193)) (not (z194)) (z206) (not (z209))
      (not (z210)) (not (z258)) (not (z259)) (not (z286)) (not (z310)) (z325) (not (z332))
      (not (z333)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z383))
      (not (z385)) (not (z397)))
    :effect (and
      (z65) (not (z206)) (not (z325)) (z360) (z397)))
  (:action a399
    :parameters ()
    :precondition (and
      (not (z22)) (not (z50)) (not (z57)) (not (z59)) (not (z65)) (not (z73)) (not (z75))
      (not (z79)) (not (z88)) (not (z98)) (not (z107)) (not (z133)) (not (z136)) (not (z144))
      (not (z159)) (not (z160)) (not (z170)) (not (z174)) (not (z190)) (not (z191)) (not (z192))
      (not (z194)) (not (z206)) (not (z209)) (not (z210)) (not (z258)) (not (z286)) (not (z310))
      (z325) (z332) (not (z333)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (not (z397)))
    :effect (and
      (z65) (not (z325)) (not (z332)) (z374) (z397)))
  (:action a400
    :parameters ()
    :precondition (and
      (not (z22)) (not (z50)) (not (z57)) (not (z59)) (not (z65)) (not (z73)) (not (z75))
      (not (z79)) (not (z80)) (not (z84)) (not (z88)) (not (z98)) (not (z106)) (not (z107))
      (not (z122)) (not (z133)) (not (z136)) (z144) (not (z159)) (not (z160)) (not (z170))
      (not (z174)) (not (z182)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z206))
      (not (z207)) (not (z209)) (not (z210)) (not (z232)) (not (z258)) (not (z286)) (not (z287))
      (not (z308)) (not (z309)) (not (z310)) (z325) (not (z332)) (not (z333)) (not (z352))
      (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (z65) (not (z144)) (not (z325)) (z381) (z397)))
  (:action a401
    :parameters ()
    :precondition (and
      (not (z4)) (z18) (not (z22)) (not (z25)) (not (z31)) (not (z35)) (not (z50)) (not (z52))
      (not (z59)) (not (z65)) (not (z73)) (not (z75)) (not (z88)) (not (z98)) (not (z99))
      (not (z102)) (not (z109)) (not (z135)) (z136) (not (z144)) (not (z146)) (not (z159))
      (not (z160)) (not (z170)) (not (z191)) (not (z194)) (not (z195)) (not (z205)) (not (z206))
      (not (z209)) (not (z210)) (not (z217)) (not (z230)) (not (z257)) (not (z286)) (not (z287))
      (not (z301)) (z310) (not (z325)) (not (z332)) (not (z333)) (not (z336)) (not (z364))
      (not (z376)) (not (z385)) (not (z397)))
    :effect (and
      (not (z18)) (z65) (not (z136)) (z257) (not (z310)) (z397)))
  (:action a402
    :parameters ()
    :precondition (and
      (not (z20)) (z22) (not (z27)) (not (z50)) (not (z53)) (not (z57)) (not (z59)) (not (z65))
      (not (z73)) (not (z75)) (not (z79)) (not (z88)) (not (z98)) (not (z107)) (not (z124))
      (not (z128)) (not (z133)) (not (z136)) (not (z138)) (not (z144)) (not (z159)) (not (z160))
      (not (z170)) (not (z174)) (not (z175)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z198)) (not (z206)) (not (z209)) (not (z210)) (not (z246)) (not (z258)) (not (z286))
      (not (z288)) (not (z310)) (z325) (not (z332)) (not (z333)) (not (z360)) (not (z364))
      (not (z374)) (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (not (z22)) (z65) (z258) (not (z325)) (z397)))
  (:action a403
    :parameters ()
    :precondition (and
      (not (z6)) (not (z8)) (not (z20)) (not (z22)) (not (z40)) (not (z50)) (not (z59))
      (not (z65)) (not (z69)) (not (z73)) (not (z75)) (not (z76)) (not (z88)) (not (z91))
      (not (z98)) (not (z125)) (not (z134)) (not (z136)) (not (z144)) (not (z159)) (not (z160))
      (not (z170)) (not (z189)) (not (z191)) (not (z193)) (not (z194)) (z204) (z206) (not (z209))
      (not (z210)) (not (z222)) (not (z255)) (not (z259)) (not (z286)) (z307) (not (z310))
      (not (z325)) (not (z332)) (not (z333)) (not (z360)) (not (z364)) (not (z376)) (not (z383))
      (not (z385)) (not (z397)))
    :effect (and
      (z65) (not (z204)) (not (z206)) (z259) (not (z307)) (z397)))
  (:action a404
    :parameters ()
    :precondition (and
      (z18) (not (z22)) (not (z31)) (not (z35)) (not (z50)) (not (z52)) (z59) (not (z65))
      (not (z73)) (not (z75)) (not (z88)) (not (z98)) (not (z99)) (not (z102)) (not (z109))
      (not (z135)) (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191))
      (not (z194)) (not (z205)) (not (z206)) (not (z209)) (not (z210)) (not (z217)) (not (z230))
      (not (z257)) (not (z286)) (not (z287)) (not (z301)) (not (z310)) (not (z325)) (not (z332))
      (not (z333)) (not (z364)) (not (z376)) (not (z385)) (not (z397)))
    :effect (and
      (not (z18)) (not (z59)) (z65) (z301) (z397)))
  (:action a405
    :parameters ()
    :precondition (and
      (z18) (not (z22)) (not (z31)) (not (z35)) (not (z50)) (not (z52)) (not (z59)) (not (z65))
      (not (z73)) (not (z75)) (not (z80)) (not (z84)) (not (z88)) (not (z98)) (not (z99))
      (not (z102)) (not (z106)) (not (z109)) (not (z122)) (not (z135)) (not (z136)) (z144)
      (not (z159)) (not (z160)) (not (z170)) (not (z182)) (not (z191)) (not (z194)) (not (z205))
      (not (z206)) (not (z207)) (not (z209)) (not (z210)) (not (z217)) (not (z230)) (not (z232))
      (not (z257)) (not (z286)) (not (z287)) (not (z301)) (not (z308)) (not (z309)) (not (z310))
      (not (z325)) (not (z332)) (not (z333)) (not (z352)) (not (z364)) (not (z376)) (not (z381))
      (not (z385)) (not (z397)))
    :effect (and
      (not (z18)) (z65) (not (z144)) (z287) (z301) (z397)))
  (:action a406
    :parameters ()
    :precondition (and
      (z18) (not (z22)) (not (z31)) (not (z35)) (not (z50)) (not (z52)) (not (z59)) (not (z65))
      (not (z73)) (not (z75)) (not (z80)) (not (z84)) (not (z88)) (not (z98)) (not (z99))
      (not (z102)) (not (z106)) (not (z109)) (not (z122)) (not (z135)) (not (z136)) (z138) (z144)
      (not (z159)) (not (z160)) (not (z170)) (not (z182)) (not (z191)) (not (z194)) (not (z205))
      (not (z206)) (not (z207)) (not (z209)) (not (z210)) (not (z217)) (not (z230)) (not (z232))
      (not (z257)) (not (z286)) (not (z287)) (not (z301)) (not (z308)) (not (z309)) (not (z310))
      (not (z325)) (not (z332)) (not (z333)) (not (z352)) (not (z364)) (not (z376)) (not (z381))
      (not (z385)) (not (z397)))
    :effect (and
      (not (z18)) (z65) (not (z138)) (not (z144)) (z287) (z301) (z397)))
  (:action a407
    :parameters ()
    :precondition (and
      (z18) (not (z22)) (not (z31)) (not (z35)) (not (z50)) (not (z52)) (not (z59)) (not (z65))
      (not (z73)) (not (z75)) (not (z88)) (not (z98)) (not (z99)) (not (z102)) (not (z108))
      (not (z109)) (not (z135)) (not (z136)) (not (z144)) (not (z159)) (not (z160)) (z170)
      (not (z173)) (not (z191)) (not (z194)) (not (z205)) (not (z206)) (not (z209)) (not (z210))
      (not (z217)) (not (z230)) (not (z231)) (not (z235)) (not (z252)) (not (z257)) (not (z286))
      (not (z287)) (not (z301)) (z310) (not (z325)) (not (z332)) (not (z333)) (not (z364))
      (not (z376)) (not (z385)) (not (z397)))
    :effect (and
      (not (z18)) (z65) (not (z170)) (z217) (not (z310)) (z397)))
  (:action a408
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z40)) (not (z50)) (not (z59)) (not (z65))
      (not (z69)) (not (z73)) (not (z75)) (not (z76)) (not (z88)) (not (z98)) (not (z99))
      (not (z125)) (not (z134)) (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170))
      (not (z191)) (not (z194)) (z204) (not (z206)) (not (z209)) (not (z210)) (not (z222))
      (not (z255)) (not (z259)) (not (z286)) (not (z294)) (z307) (not (z310)) (not (z325)) (z332)
      (not (z333)) (not (z359)) (not (z364)) (not (z367)) (not (z376)) (not (z384)) (not (z388))
      (not (z396)) (not (z397)))
    :effect (and
      (z65) (not (z204)) (z222) (not (z307)) (not (z332)) (z397)))
  (:action a409
    :parameters ()
    :precondition (and
      (z18) (not (z22)) (not (z31)) (not (z35)) (not (z50)) (not (z52)) (not (z59)) (not (z65))
      (not (z69)) (not (z73)) (not (z75)) (not (z88)) (not (z98)) (not (z99)) (not (z102))
      (not (z105)) (not (z109)) (not (z135)) (not (z136)) (not (z144)) (not (z159)) (not (z160))
      (not (z170)) (not (z174)) (not (z191)) (not (z194)) (not (z205)) (not (z206)) (not (z209))
      (not (z210)) (not (z217)) (not (z224)) (not (z230)) (not (z238)) (not (z240)) (not (z256))
      (not (z257)) (not (z286)) (not (z287)) (not (z301)) (not (z303)) (not (z310)) (not (z325))
      (not (z332)) (not (z333)) (not (z364)) (not (z376)) (not (z385)) (not (z397)))
    :effect (and
      (not (z18)) (z65) (z230) (z397)))
  (:action a410
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z40)) (not (z50)) (not (z59)) (not (z65))
      (not (z69)) (not (z73)) (not (z75)) (not (z76)) (not (z88)) (not (z98)) (not (z125))
      (not (z134)) (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191))
      (not (z194)) (z204) (not (z206)) (not (z209)) (not (z210)) (not (z222)) (not (z255))
      (not (z259)) (not (z286)) (z307) (z310) (not (z325)) (not (z332)) (not (z333)) (not (z364))
      (not (z376)) (not (z397)))
    :effect (and
      (z65) (not (z204)) (z255) (not (z307)) (not (z310)) (z397)))
  (:action a411
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z28)) (not (z40)) (not (z50)) (not (z52))
      (not (z59)) (not (z65)) (not (z69)) (not (z73)) (not (z75)) (not (z76)) (not (z77))
      (not (z88)) (not (z98)) (not (z114)) (not (z125)) (not (z133)) (not (z134)) (not (z136))
      (not (z144)) (not (z148)) (not (z159)) (not (z160)) (z170) (not (z191)) (not (z194)) (z204)
      (not (z206)) (not (z209)) (not (z210)) (not (z215)) (not (z222)) (not (z248)) (not (z255))
      (not (z259)) (not (z269)) (not (z286)) (z307) (not (z310)) (not (z325)) (not (z332))
      (not (z333)) (not (z364)) (not (z366)) (not (z371)) (not (z376)) (not (z382)) (not (z397)))
    :effect (and
      (z65) (z134) (not (z170)) (not (z204)) (z255) (not (z307)) (z397)))
  (:action a412
    :parameters ()
    :precondition (and
      (not (z22)) (not (z50)) (not (z57)) (not (z59)) (not (z65)) (not (z69)) (not (z73))
      (not (z75)) (not (z79)) (not (z88)) (not (z98)) (not (z105)) (not (z107)) (not (z133))
      (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z174)) (not (z190))
      (not (z191)) (not (z192)) (not (z194)) (not (z206)) (not (z209)) (not (z210)) (not (z224))
      (not (z230)) (not (z238)) (not (z240)) (not (z256)) (not (z258)) (not (z286)) (not (z303))
      (not (z310)) (z325) (not (z332)) (not (z333)) (not (z360)) (not (z364)) (not (z374))
      (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (z65) (z174) (not (z325)) (z397)))
  (:action a413
    :parameters ()
    :precondition (and
      (not (z6)) (z18) (not (z22)) (not (z31)) (not (z35)) (not (z50)) (not (z52)) (not (z59))
      (not (z65)) (not (z73)) (not (z75)) (not (z80)) (not (z88)) (not (z91)) (not (z98))
      (not (z99)) (not (z102)) (not (z109)) (not (z114)) (not (z135)) (not (z136)) (not (z140))
      (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z177)) (not (z178)) (z183)
      (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z205)) (z206) (not (z209))
      (not (z210)) (not (z217)) (not (z230)) (not (z240)) (not (z247)) (not (z257)) (not (z259))
      (not (z282)) (not (z286)) (not (z287)) (not (z301)) (not (z302)) (not (z310)) (not (z325))
      (not (z332)) (not (z333)) (not (z338)) (not (z339)) (not (z360)) (not (z364)) (not (z365))
      (not (z376)) (not (z383)) (not (z385)) (not (z397)))
    :effect (and
      (not (z18)) (z65) (z177) (not (z206)) (z385) (z397)))
  (:action a414
    :parameters ()
    :precondition (and
      (not (z22)) (not (z50)) (not (z57)) (not (z59)) (not (z65)) (not (z73)) (not (z75))
      (not (z79)) (not (z88)) (not (z98)) (not (z107)) (not (z133)) (z136) (not (z144))
      (not (z159)) (not (z160)) (not (z170)) (not (z174)) (not (z190)) (not (z191)) (not (z192))
      (not (z194)) (not (z206)) (not (z209)) (not (z210)) (not (z258)) (not (z286)) (z310) (z325)
      (not (z332)) (not (z333)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (not (z397)))
    :effect (and
      (z65) (not (z136)) (z190) (not (z310)) (not (z325)) (z397)))
  (:action a415
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z57)) (not (z66)) (not (z73)) (not (z79)) (not (z94))
      (not (z98)) (not (z107)) (not (z119)) (not (z133)) (not (z159)) (not (z160)) (not (z169))
      (not (z174)) (not (z182)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (z209)
      (not (z215)) (not (z246)) (not (z256)) (not (z258)) (not (z272)) (not (z286)) (not (z325))
      (not (z333)) (not (z358)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z66) (not (z209)) (z325)))
  (:action a416
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z57)) (not (z66)) (not (z72)) (not (z73)) (not (z76))
      (not (z79)) (not (z89)) (not (z94)) (not (z98)) (not (z103)) (z107) (not (z118))
      (not (z119)) (not (z133)) (not (z135)) (not (z159)) (not (z160)) (not (z169)) (not (z174))
      (not (z182)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (z209) (not (z215))
      (not (z246)) (not (z256)) (not (z258)) (not (z272)) (not (z286)) (not (z322)) (not (z325))
      (not (z333)) (not (z339)) (not (z358)) (not (z360)) (not (z364)) (not (z374)) (not (z376))
      (not (z381)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z66) (not (z107)) (not (z209)) (z325) (z392)))
  (:action a417
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z66)) (not (z73)) (not (z80)) (not (z94)) (not (z98))
      (not (z114)) (not (z119)) (not (z140)) (not (z159)) (not (z160)) (not (z169)) (not (z177))
      (not (z182)) (not (z183)) (not (z191)) (not (z194)) (z209) (not (z215)) (not (z240))
      (not (z246)) (z247) (not (z256)) (not (z272)) (not (z286)) (not (z302)) (not (z325))
      (not (z333)) (not (z338)) (not (z339)) (not (z358)) (not (z364)) (not (z365)) (not (z376))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z66) (not (z209)) (not (z247)) (z333)))
  (:action a418
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z66)) (not (z72)) (not (z73)) (not (z76)) (not (z80))
      (not (z89)) (not (z94)) (not (z98)) (not (z103)) (not (z107)) (not (z114)) (not (z118))
      (not (z119)) (not (z135)) (not (z140)) (not (z159)) (not (z160)) (not (z169)) (not (z177))
      (not (z182)) (not (z183)) (not (z191)) (not (z194)) (z209) (not (z215)) (not (z240))
      (not (z246)) (not (z247)) (not (z256)) (not (z272)) (not (z286)) (not (z302)) (not (z322))
      (not (z325)) (not (z333)) (not (z338)) (z339) (not (z358)) (not (z364)) (not (z365))
      (not (z376)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z66) (not (z209)) (z333) (not (z339)) (z392)))
  (:action a419
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z50)) (not (z53)) (not (z66)) (not (z73)) (not (z94))
      (not (z98)) (not (z118)) (not (z119)) (not (z148)) (not (z159)) (not (z160)) (not (z169))
      (not (z182)) (not (z191)) (not (z194)) (not (z195)) (z209) (not (z215)) (not (z224))
      (not (z231)) (not (z246)) (not (z256)) (not (z272)) (not (z286)) (z300) (not (z325))
      (not (z333)) (not (z343)) (not (z356)) (not (z358)) (not (z364)) (not (z367)) (not (z369))
      (not (z376)) (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (z66) (z191) (not (z209)) (not (z300))))
  (:action a420
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z50)) (not (z53)) (not (z66)) (not (z72)) (not (z73))
      (not (z76)) (not (z89)) (not (z94)) (not (z98)) (not (z103)) (not (z107)) (z118)
      (not (z119)) (not (z135)) (not (z148)) (not (z159)) (not (z160)) (not (z169)) (not (z182))
      (not (z191)) (not (z194)) (not (z195)) (z209) (not (z215)) (not (z224)) (not (z231))
      (not (z246)) (not (z256)) (not (z272)) (not (z286)) (not (z300)) (not (z322)) (not (z325))
      (not (z333)) (not (z339)) (not (z343)) (not (z356)) (not (z358)) (not (z364)) (not (z367))
      (not (z369)) (not (z376)) (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (z66) (not (z118)) (z191) (not (z209)) (z392)))
  (:action a421
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z40)) (not (z44)) (not (z50)) (not (z69)) (not (z73))
      (not (z76)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z105))
      (not (z108)) (not (z115)) (not (z121)) (not (z125)) (not (z128)) (not (z134)) (not (z146))
      (not (z159)) (not (z160)) (not (z174)) (not (z191)) (not (z194)) (z204) (not (z209))
      (not (z222)) (not (z224)) (not (z230)) (z238) (not (z240)) (not (z255)) (not (z256))
      (not (z259)) (not (z286)) (not (z303)) (z307) (not (z317)) (not (z325)) (not (z333))
      (not (z364)) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (z69) (not (z204)) (not (z238)) (not (z307)) (z364)))
  (:action a422
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z20)) (not (z24)) (not (z40)) (not (z50)) (not (z69))
      (not (z73)) (not (z76)) (not (z98)) (not (z105)) (not (z125)) (not (z134)) (not (z143))
      (not (z159)) (not (z160)) (not (z174)) (not (z191)) (not (z194)) (z204) (not (z209))
      (not (z222)) (not (z224)) (not (z230)) (not (z238)) (not (z240)) (not (z255)) (not (z256))
      (not (z259)) (not (z260)) (not (z274)) (not (z286)) (not (z297)) (not (z303)) (z307)
      (not (z325)) (not (z333)) (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z395))
      (not (z396)) (not (z397)))
    :effect (and
      (z69) (z160) (not (z204)) (not (z307))))
  (:action a423
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z40)) (not (z50)) (not (z59)) (not (z65))
      (not (z69)) (not (z73)) (not (z75)) (not (z76)) (not (z88)) (not (z98)) (not (z105))
      (not (z125)) (not (z134)) (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170))
      (not (z174)) (not (z191)) (not (z194)) (z204) (not (z206)) (not (z209)) (not (z210))
      (not (z222)) (not (z224)) (not (z230)) (not (z238)) (not (z240)) (not (z255)) (not (z256))
      (not (z259)) (not (z286)) (not (z303)) (z307) (not (z310)) (not (z325)) (not (z332))
      (not (z333)) (not (z364)) (not (z376)) (not (z397)))
    :effect (and
      (z65) (z69) (not (z204)) (not (z307)) (z397)))
  (:action a424
    :parameters ()
    :precondition (and
      (not (z4)) (not (z6)) (not (z27)) (not (z41)) (not (z50)) (not (z53)) (not (z70))
      (not (z73)) (not (z98)) (not (z118)) (not (z120)) (not (z122)) (not (z148)) (not (z153))
      (not (z159)) (not (z160)) (not (z191)) (not (z194)) (not (z195)) (not (z209)) (not (z224))
      (not (z231)) (not (z235)) (not (z286)) (z295) (not (z300)) (not (z313)) (not (z315))
      (not (z325)) (not (z333)) (not (z343)) (not (z356)) (not (z364)) (z367) (not (z369)) (z376)
      (not (z382)) (not (z393)) (not (z397)))
    :effect (and
      (z70) (z191) (not (z295)) (not (z367)) (not (z376))))
  (:action a425
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z50)) (not (z72)) (not (z73)) (not (z76)) (not (z78))
      (not (z80)) (not (z89)) (not (z98)) (not (z103)) (not (z107)) (not (z114)) (not (z118))
      (not (z135)) (not (z140)) (z159) (not (z160)) (not (z177)) (not (z183)) (not (z189))
      (not (z191)) (not (z194)) (not (z202)) (not (z209)) (not (z232)) (not (z240)) (not (z247))
      (not (z269)) (not (z273)) (not (z286)) (not (z302)) (not (z306)) (not (z322)) (not (z325))
      (not (z333)) (not (z336)) (not (z338)) (z339) (not (z359)) (not (z364)) (not (z365))
      (not (z376)) (not (z392)) (not (z397)))
    :effect (and
      (z72) (not (z159)) (z333) (not (z339))))
  (:action a426
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z50)) (not (z72)) (not (z73))
      (not (z76)) (not (z78)) (not (z89)) (not (z98)) (z103) (not (z107)) (not (z118))
      (not (z135)) (z159) (not (z160)) (not (z189)) (not (z191)) (not (z194)) (not (z200))
      (not (z202)) (not (z207)) (not (z209)) (z226) (not (z232)) (not (z243)) (not (z251))
      (not (z269)) (not (z273)) (not (z277)) (not (z286)) (not (z306)) (not (z319)) (not (z322))
      (not (z325)) (not (z333)) (not (z336)) (not (z339)) (not (z359)) (not (z364)) (not (z371))
      (not (z376)) (not (z388)) (not (z392)) (not (z397)))
    :effect (and
      (z72) (not (z103)) (not (z159)) (z194) (not (z226))))
  (:action a427
    :parameters ()
    :precondition (and
      (not (z45)) (not (z50)) (not (z56)) (not (z73)) (not (z80)) (not (z81)) (not (z98))
      (not (z114)) (not (z124)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183))
      (not (z188)) (not (z191)) (not (z194)) (not (z209)) (not (z234)) (not (z240)) (not (z247))
      (not (z248)) (z252) (not (z253)) (not (z282)) (not (z286)) (not (z302)) (not (z308))
      (not (z325)) (z333) (not (z338)) (not (z339)) (not (z341)) (not (z350)) (not (z364))
      (not (z365)) (not (z376)) (not (z397)))
    :effect (and
      (z73) (not (z252)) (not (z333))))
  (:action a428
    :parameters ()
    :precondition (and
      (not (z45)) (not (z46)) (not (z50)) (not (z56)) (not (z73)) (not (z81)) (z98) (not (z105))
      (not (z112)) (not (z124)) (not (z139)) (not (z154)) (not (z157)) (not (z159)) (not (z160))
      (not (z173)) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209)) (not (z234))
      (not (z248)) (not (z252)) (not (z253)) (not (z280)) (not (z282)) (not (z286)) (not (z308))
      (not (z325)) (not (z333)) (z341) (not (z345)) (not (z350)) (not (z364)) (not (z366))
      (not (z376)) (not (z397)))
    :effect (and
      (z73) (not (z98)) (not (z341))))
  (:action a429
    :parameters ()
    :precondition (and
      (not (z45)) (not (z46)) (not (z50)) (not (z56)) (not (z73)) (not (z81)) (z98) (not (z105))
      (not (z112)) (not (z124)) (not (z139)) (not (z154)) (not (z157)) (not (z159)) (not (z160))
      (not (z173)) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209)) (not (z234))
      (not (z248)) (not (z252)) (not (z253)) (not (z280)) (z282) (not (z286)) (not (z308))
      (not (z325)) (not (z333)) (not (z341)) (not (z345)) (not (z350)) (not (z364)) (not (z366))
      (not (z376)) (not (z397)))
    :effect (and
      (z73) (not (z98)) (not (z282))))
  (:action a430
    :parameters ()
    :precondition (and
      (not (z15)) (not (z30)) (not (z45)) (not (z50)) (not (z56)) (not (z73)) (not (z81))
      (not (z98)) (not (z103)) (z124) (not (z159)) (not (z160)) (not (z188)) (not (z191)) (z194)
      (not (z200)) (not (z207)) (not (z209)) (not (z226)) (not (z234)) (not (z243)) (not (z248))
      (not (z251)) (not (z252)) (not (z253)) (not (z277)) (not (z282)) (not (z286)) (not (z308))
      (not (z319)) (not (z325)) (not (z333)) (not (z341)) (not (z350)) (not (z364)) (not (z371))
      (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (z73) (not (z124)) (not (z194))))
  (:action a431
    :parameters ()
    :precondition (and
      (not (z15)) (not (z30)) (not (z45)) (not (z50)) (not (z56)) (not (z73)) (not (z81))
      (not (z98)) (not (z99)) (not (z103)) (not (z124)) (not (z159)) (not (z160)) (not (z188))
      (not (z191)) (z194) (not (z200)) (not (z207)) (not (z209)) (not (z222)) (not (z226))
      (not (z234)) (not (z243)) (not (z248)) (not (z251)) (not (z252)) (z253) (not (z277))
      (not (z282)) (not (z286)) (not (z294)) (not (z308)) (not (z319)) (not (z325)) (not (z332))
      (not (z333)) (not (z341)) (z350) (not (z359)) (not (z364)) (not (z367)) (not (z371))
      (not (z376)) (not (z384)) (not (z388)) (not (z396)) (not (z397)))
    :effect (and
      (z73) (not (z194)) (not (z253)) (not (z350)) (z388)))
  (:action a432
    :parameters ()
    :precondition (and
      (not (z45)) (not (z50)) (not (z56)) (not (z73)) (not (z80)) (not (z81)) (not (z98))
      (not (z114)) (not (z124)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183))
      (not (z188)) (not (z191)) (not (z194)) (not (z209)) (z234) (not (z240)) (not (z247))
      (not (z248)) (not (z252)) (not (z253)) (not (z282)) (not (z286)) (not (z302)) (not (z308))
      (not (z325)) (z333) (not (z338)) (not (z339)) (not (z341)) (not (z350)) (not (z364))
      (not (z365)) (not (z376)) (not (z397)))
    :effect (and
      (z73) (not (z234)) (not (z333)) (z338)))
  (:action a433
    :parameters ()
    :precondition (and
      (not (z45)) (not (z50)) (not (z56)) (not (z72)) (not (z73)) (not (z76)) (not (z80))
      (not (z81)) (not (z89)) (not (z98)) (not (z103)) (not (z107)) (not (z114)) (not (z118))
      (not (z124)) (not (z135)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183))
      (not (z188)) (not (z191)) (not (z194)) (not (z209)) (not (z234)) (not (z240)) (not (z247))
      (not (z248)) (not (z252)) (not (z253)) (not (z282)) (not (z286)) (not (z302)) (not (z308))
      (not (z322)) (not (z325)) (z333) (not (z338)) (not (z339)) (not (z341)) (not (z350))
      (not (z364)) (not (z365)) (not (z376)) (not (z392)) (not (z397)))
    :effect (and
      (z73) (not (z333)) (z339)))
  (:action a434
    :parameters ()
    :precondition (and
      (not (z45)) (not (z46)) (not (z50)) (not (z56)) (not (z73)) (not (z81)) (z98) (not (z105))
      (not (z112)) (not (z124)) (not (z131)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z173)) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (z234) (not (z248)) (not (z252)) (not (z253)) (not (z280)) (not (z282)) (not (z286))
      (not (z308)) (not (z325)) (not (z333)) (not (z341)) (not (z345)) (not (z350)) (not (z364))
      (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (z73) (not (z98)) (not (z234)) (z345)))
  (:action a435
    :parameters ()
    :precondition (and
      (not (z45)) (not (z46)) (not (z50)) (not (z56)) (not (z73)) (not (z81)) (z98) (not (z105))
      (not (z112)) (not (z124)) (z131) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z173)) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (z234) (not (z248)) (not (z252)) (not (z253)) (not (z280)) (not (z282)) (not (z286))
      (not (z308)) (not (z325)) (not (z333)) (not (z341)) (not (z345)) (not (z350)) (not (z364))
      (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (z73) (not (z98)) (not (z131)) (not (z234)) (z345)))
  (:action a436
    :parameters ()
    :precondition (and
      (not (z45)) (not (z50)) (not (z56)) (not (z73)) (not (z80)) (not (z81)) (not (z98))
      (not (z114)) (z124) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183))
      (not (z188)) (not (z191)) (not (z194)) (not (z209)) (not (z234)) (not (z240)) (not (z247))
      (not (z248)) (not (z252)) (not (z253)) (not (z282)) (not (z286)) (not (z302)) (not (z308))
      (not (z325)) (z333) (not (z338)) (not (z339)) (not (z341)) (not (z350)) (not (z364))
      (not (z365)) (not (z376)) (not (z397)))
    :effect (and
      (z73) (not (z124)) (not (z333)) (z365)))
  (:action a437
    :parameters ()
    :precondition (and
      (not (z45)) (not (z50)) (not (z56)) (not (z73)) (not (z80)) (not (z81)) (not (z98))
      (not (z114)) (not (z124)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183))
      (not (z188)) (not (z191)) (not (z194)) (not (z209)) (z234) (not (z240)) (not (z247))
      (not (z248)) (not (z252)) (not (z253)) (not (z282)) (not (z286)) (not (z302)) (not (z308))
      (not (z325)) (z333) (not (z338)) (not (z339)) (not (z341)) (z350) (not (z364)) (not (z365))
      (not (z376)) (not (z397)))
    :effect (and
      (z73) (not (z234)) (not (z333)) (z338) (not (z350)) (z365)))
  (:action a438
    :parameters ()
    :precondition (and
      (not (z15)) (not (z28)) (not (z30)) (not (z45)) (not (z50)) (not (z52)) (not (z56))
      (not (z73)) (not (z77)) (not (z81)) (not (z98)) (not (z103)) (not (z114)) (not (z124))
      (not (z133)) (not (z134)) (not (z148)) (not (z159)) (not (z160)) (not (z188)) (not (z191))
      (z194) (not (z200)) (not (z207)) (not (z209)) (not (z215)) (not (z226)) (not (z234))
      (not (z243)) (z248) (not (z251)) (not (z252)) (z253) (not (z269)) (not (z277)) (not (z282))
      (not (z286)) (not (z308)) (not (z319)) (not (z325)) (not (z333)) (not (z341)) (not (z350))
      (not (z364)) (not (z366)) (not (z371)) (not (z376)) (not (z382)) (not (z388)) (not (z397)))
    :effect (and
      (z73) (not (z194)) (not (z248)) (not (z253)) (z371)))
  (:action a439
    :parameters ()
    :precondition (and
      (not (z15)) (not (z30)) (not (z45)) (not (z50)) (not (z56)) (not (z73)) (not (z81))
      (not (z98)) (not (z103)) (not (z124)) (not (z159)) (not (z160)) (not (z188)) (not (z191))
      (z194) (not (z200)) (not (z207)) (not (z209)) (not (z226)) (not (z234)) (not (z243))
      (not (z248)) (not (z251)) (not (z252)) (z253) (not (z277)) (not (z282)) (not (z286))
      (not (z308)) (not (z319)) (not (z325)) (not (z333)) (not (z341)) (not (z350)) (not (z364))
      (not (z371)) (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (z73) (not (z194)) (not (z253)) (z277)))
  (:action a440
    :parameters ()
    :precondition (and
      (not (z42)) (not (z45)) (not (z46)) (not (z50)) (z56) (not (z73)) (not (z81)) (z98)
      (not (z102)) (not (z105)) (not (z112)) (not (z115)) (not (z124)) (not (z131)) (not (z139))
      (not (z140)) (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z179))
      (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209)) (not (z234)) (not (z248))
      (not (z252)) (not (z253)) (not (z280)) (not (z282)) (not (z286)) (not (z308)) (not (z313))
      (not (z325)) (not (z333)) (not (z341)) (not (z345)) (not (z350)) (not (z356)) (not (z364))
      (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (not (z56)) (z73) (not (z98)) (z280)))
  (:action a441
    :parameters ()
    :precondition (and
      (not (z42)) (not (z45)) (not (z46)) (not (z50)) (z56) (not (z73)) (not (z81)) (z98)
      (not (z102)) (not (z105)) (not (z112)) (not (z115)) (not (z124)) (z131) (not (z139))
      (not (z140)) (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z179))
      (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209)) (not (z234)) (not (z248))
      (not (z252)) (not (z253)) (not (z280)) (not (z282)) (not (z286)) (not (z308)) (not (z313))
      (not (z325)) (not (z333)) (not (z341)) (not (z345)) (not (z350)) (not (z356)) (not (z364))
      (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (not (z56)) (z73) (not (z98)) (not (z131)) (z280)))
  (:action a442
    :parameters ()
    :precondition (and
      (not (z45)) (not (z50)) (not (z56)) (not (z73)) (not (z80)) (not (z81)) (not (z98))
      (not (z114)) (not (z124)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183))
      (not (z188)) (not (z191)) (not (z194)) (not (z209)) (not (z234)) (not (z240)) (not (z247))
      (not (z248)) (not (z252)) (z253) (not (z282)) (not (z286)) (not (z302)) (not (z308))
      (not (z325)) (z333) (not (z338)) (not (z339)) (not (z341)) (z350) (not (z364)) (not (z365))
      (not (z376)) (not (z397)))
    :effect (and
      (z73) (not (z253)) (z302) (not (z333)) (not (z350))))
  (:action a443
    :parameters ()
    :precondition (and
      (not (z45)) (not (z50)) (not (z56)) (not (z73)) (not (z80)) (z81) (not (z98)) (not (z114))
      (not (z124)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z188))
      (not (z191)) (not (z194)) (not (z209)) (not (z234)) (not (z240)) (not (z247)) (not (z248))
      (not (z252)) (not (z253)) (not (z282)) (not (z286)) (not (z302)) (not (z308)) (not (z325))
      (z333) (not (z338)) (not (z339)) (not (z341)) (not (z350)) (not (z364)) (not (z365))
      (not (z376)) (not (z397)))
    :effect (and
      (z73) (not (z81)) (z302) (not (z333)) (z365)))
  (:action a444
    :parameters ()
    :precondition (and
      (not (z15)) (not (z30)) (not (z45)) (not (z50)) (not (z56)) (not (z73)) (not (z81))
      (not (z98)) (not (z103)) (not (z124)) (not (z159)) (not (z160)) (not (z188)) (not (z191))
      (z194) (not (z200)) (not (z207)) (not (z209)) (not (z226)) (z234) (not (z243)) (not (z248))
      (not (z251)) (not (z252)) (not (z253)) (not (z277)) (not (z282)) (not (z286)) (not (z308))
      (not (z319)) (not (z325)) (not (z333)) (not (z341)) (z350) (not (z364)) (not (z371))
      (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (z73) (not (z194)) (not (z234)) (z319) (not (z350))))
  (:action a445
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z27)) (not (z45)) (not (z46)) (not (z50)) (not (z53))
      (not (z56)) (not (z73)) (not (z81)) (z98) (not (z105)) (not (z112)) (z124) (not (z128))
      (not (z131)) (not (z138)) (not (z139)) (not (z154)) (not (z157)) (not (z159)) (not (z160))
      (not (z173)) (not (z175)) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z234)) (not (z246)) (not (z248)) (not (z252)) (not (z253)) (not (z258)) (not (z280))
      (not (z282)) (not (z286)) (not (z288)) (not (z308)) (not (z325)) (not (z333)) (not (z341))
      (not (z345)) (not (z350)) (not (z364)) (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (z73) (not (z98)) (not (z124)) (z198)))
  (:action a446
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z27)) (not (z45)) (not (z46)) (not (z50)) (not (z53))
      (not (z56)) (not (z73)) (not (z81)) (z98) (not (z105)) (not (z112)) (z124) (not (z128))
      (z131) (not (z138)) (not (z139)) (not (z154)) (not (z157)) (not (z159)) (not (z160))
      (not (z173)) (not (z175)) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z234)) (not (z246)) (not (z248)) (not (z252)) (not (z253)) (not (z258)) (not (z280))
      (not (z282)) (not (z286)) (not (z288)) (not (z308)) (not (z325)) (not (z333)) (not (z341))
      (not (z345)) (not (z350)) (not (z364)) (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (z73) (not (z98)) (not (z124)) (not (z131)) (z198)))
  (:action a447
    :parameters ()
    :precondition (and
      (not (z15)) (not (z30)) (not (z45)) (not (z50)) (not (z56)) (not (z73)) (not (z81))
      (not (z98)) (not (z103)) (not (z124)) (not (z159)) (not (z160)) (not (z188)) (not (z191))
      (z194) (not (z200)) (not (z207)) (not (z209)) (not (z226)) (not (z234)) (not (z243))
      (not (z248)) (not (z251)) (z252) (not (z253)) (not (z277)) (not (z282)) (not (z286))
      (not (z308)) (not (z319)) (not (z325)) (not (z333)) (not (z341)) (not (z350)) (not (z364))
      (not (z371)) (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (z73) (not (z194)) (z200) (not (z252))))
  (:action a448
    :parameters ()
    :precondition (and
      (not (z15)) (not (z30)) (not (z45)) (not (z50)) (not (z56)) (not (z73)) (not (z81))
      (not (z98)) (not (z103)) (not (z124)) (not (z159)) (not (z160)) (not (z188)) (not (z191))
      (z194) (not (z200)) (not (z207)) (not (z209)) (not (z226)) (z234) (not (z243)) (not (z248))
      (not (z251)) (not (z252)) (not (z253)) (not (z277)) (not (z282)) (not (z286)) (not (z308))
      (not (z319)) (not (z325)) (not (z333)) (not (z341)) (not (z350)) (not (z364)) (not (z371))
      (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (z73) (not (z194)) (z200) (not (z234)) (z319)))
  (:action a449
    :parameters ()
    :precondition (and
      (not (z15)) (not (z30)) (not (z45)) (not (z50)) (not (z56)) (not (z73)) (not (z80))
      (not (z81)) (not (z84)) (not (z98)) (not (z103)) (not (z106)) (not (z122)) (not (z124))
      (not (z144)) (not (z159)) (not (z160)) (not (z182)) (not (z188)) (not (z191)) (z194)
      (not (z200)) (not (z207)) (not (z209)) (not (z226)) (not (z232)) (not (z234)) (not (z243))
      (not (z248)) (not (z251)) (not (z252)) (not (z253)) (not (z277)) (not (z282)) (not (z286))
      (not (z287)) (z308) (not (z309)) (not (z319)) (not (z325)) (not (z333)) (not (z341))
      (not (z350)) (not (z352)) (not (z364)) (not (z371)) (not (z376)) (not (z381)) (not (z388))
      (not (z397)))
    :effect (and
      (z73) (not (z194)) (z207) (not (z308))))
  (:action a450
    :parameters ()
    :precondition (and
      (not (z15)) (not (z30)) (not (z45)) (not (z50)) (not (z56)) (not (z73)) (not (z81))
      (not (z98)) (not (z103)) (not (z124)) (not (z159)) (not (z160)) (z188) (not (z191)) (z194)
      (not (z200)) (not (z207)) (not (z209)) (not (z226)) (not (z234)) (not (z243)) (not (z248))
      (not (z251)) (not (z252)) (not (z253)) (not (z277)) (not (z282)) (not (z286)) (not (z308))
      (not (z319)) (not (z325)) (not (z333)) (not (z341)) (not (z350)) (not (z364)) (not (z371))
      (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (z73) (not (z188)) (not (z194)) (z226)))
  (:action a451
    :parameters ()
    :precondition (and
      (not (z45)) (not (z50)) (not (z56)) (not (z69)) (not (z73)) (not (z80)) (not (z81))
      (not (z98)) (not (z105)) (not (z114)) (not (z124)) (not (z140)) (not (z159)) (not (z160))
      (not (z174)) (not (z177)) (not (z183)) (not (z188)) (not (z191)) (not (z194)) (not (z209))
      (not (z224)) (not (z230)) (not (z234)) (not (z238)) (not (z240)) (not (z247)) (not (z248))
      (not (z252)) (z253) (not (z256)) (not (z282)) (not (z286)) (not (z302)) (not (z303))
      (not (z308)) (not (z325)) (z333) (not (z338)) (not (z339)) (not (z341)) (not (z350))
      (not (z364)) (not (z365)) (not (z376)) (not (z397)))
    :effect (and
      (z73) (z240) (not (z253)) (not (z333))))
  (:action a452
    :parameters ()
    :precondition (and
      (not (z11)) (not (z15)) (not (z29)) (not (z30)) (not (z35)) (not (z45)) (not (z50))
      (not (z56)) (not (z57)) (not (z73)) (not (z75)) (z81) (not (z98)) (not (z103)) (not (z124))
      (not (z138)) (not (z157)) (not (z159)) (not (z160)) (not (z165)) (not (z188)) (not (z191))
      (z194) (not (z200)) (not (z207)) (not (z209)) (not (z226)) (not (z234)) (not (z243))
      (not (z248)) (not (z251)) (not (z252)) (not (z253)) (not (z277)) (not (z282)) (not (z286))
      (not (z308)) (not (z317)) (not (z319)) (not (z325)) (not (z333)) (not (z341)) (not (z343))
      (not (z350)) (not (z364)) (not (z371)) (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (z73) (not (z81)) (not (z194)) (z243)))
  (:action a453
    :parameters ()
    :precondition (and
      (not (z17)) (not (z45)) (not (z50)) (not (z56)) (not (z73)) (not (z80)) (not (z81))
      (not (z98)) (not (z114)) (not (z124)) (not (z140)) (not (z159)) (not (z160)) (not (z177))
      (not (z183)) (z188) (not (z191)) (not (z194)) (not (z209)) (not (z234)) (not (z240))
      (not (z247)) (not (z248)) (not (z252)) (not (z253)) (not (z282)) (not (z286)) (not (z292))
      (not (z302)) (not (z308)) (not (z325)) (z333) (not (z338)) (not (z339)) (not (z341))
      (not (z350)) (not (z364)) (not (z365)) (not (z376)) (not (z397)))
    :effect (and
      (z73) (not (z188)) (z247) (not (z333))))
  (:action a454
    :parameters ()
    :precondition (and
      (not (z15)) (not (z30)) (not (z39)) (not (z45)) (not (z50)) (not (z56)) (not (z73))
      (not (z78)) (not (z81)) (not (z94)) (not (z98)) (not (z103)) (not (z124)) (not (z125))
      (not (z131)) (not (z143)) (not (z159)) (not (z160)) (not (z188)) (not (z191)) (z194)
      (not (z200)) (not (z205)) (not (z207)) (not (z209)) (not (z226)) (not (z234)) (not (z243))
      (not (z248)) (not (z251)) (not (z252)) (not (z253)) (not (z277)) (not (z282)) (not (z286))
      (not (z308)) (not (z319)) (not (z325)) (not (z333)) (z341) (not (z348)) (not (z350))
      (not (z364)) (not (z371)) (not (z376)) (not (z388)) (not (z393)) (not (z397)))
    :effect (and
      (z73) (not (z194)) (z251) (not (z341))))
  (:action a455
    :parameters ()
    :precondition (and
      (not (z39)) (not (z45)) (not (z46)) (not (z50)) (not (z56)) (not (z73)) (not (z78))
      (not (z81)) (not (z94)) (z98) (not (z105)) (not (z112)) (not (z124)) (not (z125))
      (not (z131)) (not (z139)) (not (z143)) (not (z154)) (not (z157)) (not (z159)) (not (z160))
      (not (z173)) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z205)) (not (z209))
      (not (z234)) (not (z248)) (not (z251)) (not (z252)) (not (z253)) (not (z280)) (not (z282))
      (not (z286)) (not (z308)) (not (z325)) (not (z333)) (z341) (not (z345)) (not (z348))
      (not (z350)) (not (z364)) (not (z366)) (not (z376)) (not (z393)) (not (z397)))
    :effect (and
      (z73) (not (z98)) (z131) (not (z341))))
  (:action a456
    :parameters ()
    :precondition (and
      (not (z7)) (not (z11)) (not (z15)) (not (z20)) (not (z24)) (not (z29)) (not (z30))
      (not (z35)) (not (z45)) (not (z50)) (not (z56)) (not (z57)) (not (z73)) (not (z75))
      (not (z81)) (not (z98)) (not (z103)) (not (z124)) (not (z128)) (not (z138)) (not (z143))
      (not (z157)) (not (z159)) (not (z160)) (not (z165)) (not (z188)) (not (z191)) (z194)
      (not (z198)) (not (z200)) (not (z207)) (not (z209)) (not (z226)) (z234) (not (z243))
      (not (z246)) (not (z248)) (not (z251)) (not (z252)) (not (z253)) (not (z258)) (not (z260))
      (not (z274)) (not (z277)) (not (z282)) (not (z286)) (not (z308)) (not (z315)) (not (z317))
      (not (z319)) (not (z325)) (not (z333)) (not (z341)) (not (z343)) (not (z350)) (not (z352))
      (not (z364)) (not (z371)) (not (z376)) (not (z383)) (not (z388)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (z73) (z138) (not (z194)) (z200) (not (z234)) (z319)))
  (:action a457
    :parameters ()
    :precondition (and
      (z45) (not (z46)) (not (z50)) (not (z56)) (not (z73)) (not (z81)) (z98) (not (z105))
      (not (z112)) (not (z124)) (not (z131)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z173)) (z188) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z234)) (not (z248)) (not (z252)) (not (z253)) (not (z280)) (not (z282)) (not (z286))
      (not (z308)) (not (z325)) (not (z333)) (not (z341)) (not (z345)) (not (z350)) (not (z364))
      (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (not (z45)) (z73) (not (z98)) (z139) (not (z188))))
  (:action a458
    :parameters ()
    :precondition (and
      (not (z42)) (not (z45)) (not (z50)) (z56) (not (z73)) (not (z80)) (not (z81)) (not (z98))
      (not (z102)) (not (z114)) (not (z115)) (not (z124)) (not (z140)) (not (z159)) (not (z160))
      (not (z177)) (not (z179)) (not (z183)) (not (z188)) (not (z191)) (not (z194)) (not (z209))
      (not (z234)) (not (z240)) (not (z247)) (not (z248)) (not (z252)) (not (z253)) (not (z280))
      (not (z282)) (not (z286)) (not (z302)) (not (z308)) (not (z313)) (not (z325)) (z333)
      (not (z338)) (not (z339)) (not (z341)) (not (z350)) (not (z356)) (not (z364)) (not (z365))
      (not (z376)) (not (z397)))
    :effect (and
      (not (z56)) (z73) (z140) (not (z333))))
  (:action a459
    :parameters ()
    :precondition (and
      (not (z45)) (not (z46)) (not (z50)) (not (z56)) (not (z73)) (not (z81)) (z98) (not (z105))
      (not (z112)) (not (z124)) (not (z131)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z173)) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z234)) (not (z248)) (not (z252)) (not (z253)) (not (z280)) (not (z282)) (not (z286))
      (z308) (not (z325)) (not (z333)) (not (z341)) (not (z345)) (not (z350)) (not (z364))
      (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (z73) (not (z98)) (z154) (not (z308))))
  (:action a460
    :parameters ()
    :precondition (and
      (not (z45)) (not (z46)) (not (z50)) (not (z56)) (not (z73)) (not (z81)) (z98) (not (z105))
      (not (z112)) (not (z124)) (not (z131)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z173)) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (z234) (not (z248)) (not (z252)) (not (z253)) (not (z280)) (not (z282)) (not (z286))
      (not (z308)) (not (z325)) (not (z333)) (not (z341)) (not (z345)) (z350) (not (z364))
      (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (z73) (not (z98)) (z154) (not (z234)) (z345) (not (z350))))
  (:action a461
    :parameters ()
    :precondition (and
      (not (z45)) (not (z46)) (not (z50)) (not (z56)) (not (z73)) (not (z81)) (z98) (not (z105))
      (not (z112)) (not (z124)) (z131) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z173)) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (z234) (not (z248)) (not (z252)) (not (z253)) (not (z280)) (not (z282)) (not (z286))
      (not (z308)) (not (z325)) (not (z333)) (not (z341)) (not (z345)) (z350) (not (z364))
      (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (z73) (not (z98)) (not (z131)) (z154) (not (z234)) (z345) (not (z350))))
  (:action a462
    :parameters ()
    :precondition (and
      (not (z11)) (not (z29)) (not (z35)) (not (z45)) (not (z46)) (not (z50)) (not (z56))
      (not (z57)) (not (z73)) (not (z75)) (z81) (z98) (not (z105)) (not (z112)) (not (z124))
      (not (z131)) (not (z138)) (not (z139)) (not (z154)) (not (z157)) (not (z159)) (not (z160))
      (not (z165)) (not (z173)) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z234)) (not (z243)) (not (z248)) (not (z252)) (not (z253)) (not (z280)) (not (z282))
      (not (z286)) (not (z308)) (not (z315)) (not (z317)) (not (z325)) (not (z333)) (not (z341))
      (not (z343)) (not (z345)) (not (z350)) (not (z364)) (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (z73) (not (z81)) (not (z98)) (z139) (z157)))
  (:action a463
    :parameters ()
    :precondition (and
      (not (z11)) (not (z29)) (not (z35)) (not (z45)) (not (z46)) (not (z50)) (not (z56))
      (not (z57)) (not (z73)) (not (z75)) (z81) (z98) (not (z105)) (not (z112)) (not (z124))
      (z131) (not (z138)) (not (z139)) (not (z154)) (not (z157)) (not (z159)) (not (z160))
      (not (z165)) (not (z173)) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z234)) (not (z243)) (not (z248)) (not (z252)) (not (z253)) (not (z280)) (not (z282))
      (not (z286)) (not (z308)) (not (z315)) (not (z317)) (not (z325)) (not (z333)) (not (z341))
      (not (z343)) (not (z345)) (not (z350)) (not (z364)) (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (z73) (not (z81)) (not (z98)) (not (z131)) (z139) (z157)))
  (:action a464
    :parameters ()
    :precondition (and
      (not (z45)) (not (z46)) (not (z50)) (not (z56)) (not (z73)) (not (z81)) (z98) (not (z105))
      (not (z108)) (not (z112)) (not (z124)) (not (z131)) (not (z139)) (not (z154)) (not (z157))
      (not (z159)) (not (z160)) (not (z173)) (not (z188)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z217)) (not (z231)) (not (z234)) (not (z235)) (not (z248)) (z252)
      (not (z253)) (not (z280)) (not (z282)) (not (z286)) (not (z308)) (not (z325)) (not (z333))
      (not (z341)) (not (z345)) (not (z350)) (not (z364)) (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (z73) (not (z98)) (z173) (not (z252))))
  (:action a465
    :parameters ()
    :precondition (and
      (not (z45)) (not (z46)) (not (z50)) (not (z56)) (not (z73)) (not (z81)) (z98) (not (z105))
      (not (z108)) (not (z112)) (not (z124)) (z131) (not (z139)) (not (z154)) (not (z157))
      (not (z159)) (not (z160)) (not (z173)) (not (z188)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z217)) (not (z231)) (not (z234)) (not (z235)) (not (z248)) (z252)
      (not (z253)) (not (z280)) (not (z282)) (not (z286)) (not (z308)) (not (z325)) (not (z333))
      (not (z341)) (not (z345)) (not (z350)) (not (z364)) (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (z73) (not (z98)) (not (z131)) (z173) (not (z252))))
  (:action a466
    :parameters ()
    :precondition (and
      (not (z15)) (not (z30)) (not (z45)) (not (z50)) (not (z56)) (not (z59)) (not (z73))
      (not (z80)) (not (z81)) (not (z98)) (not (z103)) (not (z114)) (not (z124)) (not (z140))
      (not (z159)) (not (z160)) (not (z177)) (not (z178)) (z183) (not (z188)) (not (z191)) (z194)
      (not (z200)) (not (z207)) (not (z209)) (not (z226)) (not (z234)) (not (z240)) (not (z243))
      (not (z247)) (not (z248)) (not (z251)) (z252) (not (z253)) (not (z277)) (not (z282))
      (not (z286)) (not (z302)) (not (z308)) (not (z319)) (not (z325)) (not (z333)) (not (z338))
      (not (z339)) (not (z341)) (not (z350)) (not (z364)) (not (z365)) (not (z371)) (not (z376))
      (not (z388)) (not (z397)))
    :effect (and
      (z73) (z177) (not (z194)) (z200) (not (z252))))
  (:action a467
    :parameters ()
    :precondition (and
      (not (z45)) (not (z50)) (not (z56)) (not (z73)) (not (z80)) (not (z81)) (not (z98))
      (not (z114)) (not (z124)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183))
      (not (z188)) (not (z191)) (not (z194)) (not (z209)) (not (z234)) (not (z240)) (not (z247))
      (not (z248)) (not (z252)) (not (z253)) (z282) (not (z286)) (not (z302)) (not (z308))
      (not (z325)) (z333) (not (z338)) (not (z339)) (not (z341)) (not (z350)) (not (z364))
      (not (z365)) (not (z376)) (not (z397)))
    :effect (and
      (z73) (z183) (not (z282)) (not (z333))))
  (:action a468
    :parameters ()
    :precondition (and
      (z45) (not (z50)) (not (z56)) (not (z73)) (not (z80)) (not (z81)) (not (z98)) (not (z114))
      (not (z124)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (z188)
      (not (z191)) (not (z194)) (not (z209)) (not (z234)) (not (z240)) (not (z247)) (not (z248))
      (not (z252)) (not (z253)) (not (z282)) (not (z286)) (not (z302)) (not (z308)) (not (z325))
      (z333) (not (z338)) (not (z339)) (not (z341)) (not (z350)) (not (z364)) (not (z365))
      (not (z376)) (not (z397)))
    :effect (and
      (not (z45)) (z73) (z183) (not (z188)) (not (z333))))
  (:action a469
    :parameters ()
    :precondition (and
      (not (z45)) (not (z50)) (not (z56)) (not (z73)) (not (z80)) (not (z81)) (not (z98))
      (not (z114)) (not (z124)) (not (z140)) (not (z159)) (not (z160)) (not (z177)) (not (z183))
      (not (z188)) (not (z191)) (not (z194)) (not (z209)) (not (z234)) (not (z240)) (not (z247))
      (not (z248)) (not (z252)) (not (z253)) (not (z282)) (not (z286)) (not (z302)) (not (z308))
      (not (z325)) (z333) (not (z338)) (not (z339)) (z341) (not (z350)) (not (z364)) (not (z365))
      (not (z376)) (not (z397)))
    :effect (and
      (z73) (z183) (z302) (not (z333)) (not (z341))))
  (:action a470
    :parameters ()
    :precondition (and
      (not (z45)) (not (z50)) (not (z56)) (not (z59)) (not (z73)) (not (z80)) (not (z81))
      (not (z98)) (not (z114)) (not (z124)) (not (z140)) (not (z159)) (not (z160)) (not (z177))
      (not (z178)) (not (z183)) (not (z188)) (not (z191)) (not (z194)) (not (z209)) (not (z234))
      (not (z240)) (not (z247)) (not (z248)) (not (z252)) (not (z253)) (z282) (not (z286))
      (not (z302)) (not (z308)) (not (z325)) (z333) (not (z338)) (not (z339)) (not (z341))
      (not (z350)) (not (z364)) (not (z365)) (not (z376)) (not (z397)))
    :effect (and
      (z73) (z177) (z183) (not (z282)) (not (z333))))
  (:action a471
    :parameters ()
    :precondition (and
      (not (z28)) (not (z43)) (not (z50)) (z57) (not (z73)) (not (z74)) (not (z79)) (not (z98))
      (not (z107)) (not (z133)) (not (z156)) (not (z159)) (not (z160)) (not (z174)) (not (z175))
      (not (z178)) (not (z179)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209))
      (not (z258)) (z286) (not (z309)) (not (z314)) (not (z325)) (not (z333)) (not (z360))
      (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z390)) (not (z397)))
    :effect (and
      (not (z57)) (z74) (not (z286)) (z325)))
  (:action a472
    :parameters ()
    :precondition (and
      (z18) (not (z28)) (z31) (not (z43)) (not (z50)) (not (z73)) (not (z74)) (not (z98)) (z135)
      (not (z156)) (not (z159)) (not (z160)) (not (z175)) (not (z178)) (not (z179)) (not (z191))
      (not (z194)) (not (z209)) (z286) (not (z301)) (not (z309)) (not (z314)) (not (z325))
      (not (z333)) (not (z364)) (not (z376)) (not (z390)) (not (z397)))
    :effect (and
      (not (z31)) (z74) (not (z135)) (z156) (not (z286))))
  (:action a473
    :parameters ()
    :precondition (and
      (not (z28)) (not (z43)) (not (z50)) (not (z57)) (not (z73)) (not (z74)) (not (z79))
      (not (z98)) (z107) (not (z133)) (not (z156)) (not (z159)) (not (z160)) (not (z174))
      (not (z175)) (not (z178)) (not (z179)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z209)) (not (z258)) (z286) (not (z309)) (not (z314)) (not (z325)) (not (z333))
      (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z390)) (not (z397)))
    :effect (and
      (z74) (not (z107)) (z156) (not (z286)) (z325)))
  (:action a474
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (not (z43)) (not (z50)) (not (z53)) (not (z73)) (not (z74))
      (not (z98)) (not (z118)) (not (z148)) (not (z156)) (not (z159)) (not (z160)) (not (z175))
      (not (z178)) (not (z179)) (not (z191)) (not (z194)) (not (z195)) (not (z209)) (not (z224))
      (not (z231)) (z286) (not (z300)) (not (z309)) (not (z314)) (not (z325)) (not (z333)) (z343)
      (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z390)) (not (z393))
      (not (z397)))
    :effect (and
      (z74) (z191) (not (z286)) (not (z343))))
  (:action a475
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (not (z43)) (not (z50)) (not (z53)) (not (z73)) (not (z74))
      (not (z98)) (z118) (not (z148)) (not (z156)) (not (z159)) (not (z160)) (not (z175))
      (not (z178)) (not (z179)) (not (z191)) (not (z194)) (not (z195)) (not (z209)) (not (z224))
      (not (z231)) (z286) (not (z300)) (not (z309)) (not (z314)) (not (z325)) (not (z333))
      (not (z343)) (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z390))
      (not (z393)) (not (z397)))
    :effect (and
      (z74) (not (z118)) (z156) (z191) (not (z286))))
  (:action a476
    :parameters ()
    :precondition (and
      (not (z11)) (not (z22)) (not (z29)) (not (z35)) (not (z50)) (z57) (not (z59)) (z65)
      (not (z73)) (not (z75)) (not (z79)) (not (z81)) (not (z88)) (not (z98)) (not (z107))
      (not (z133)) (not (z136)) (not (z138)) (not (z144)) (not (z157)) (not (z159)) (not (z160))
      (not (z165)) (not (z170)) (not (z174)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z206)) (not (z209)) (not (z210)) (not (z243)) (not (z258)) (not (z286)) (not (z310))
      (not (z315)) (not (z317)) (not (z325)) (not (z332)) (not (z333)) (not (z343)) (not (z360))
      (not (z364)) (not (z374)) (not (z376)) (not (z381)) (z397))
    :effect (and
      (not (z57)) (not (z65)) (z75) (z325) (not (z397))))
  (:action a477
    :parameters ()
    :precondition (and
      (not (z8)) (not (z11)) (not (z20)) (not (z22)) (not (z29)) (not (z35)) (not (z40))
      (not (z50)) (not (z57)) (not (z59)) (z65) (not (z69)) (not (z73)) (not (z75)) (not (z76))
      (not (z81)) (not (z88)) (not (z98)) (not (z125)) (not (z134)) (not (z136)) (not (z138))
      (not (z144)) (not (z157)) (not (z159)) (not (z160)) (not (z165)) (not (z170)) (not (z191))
      (not (z194)) (z204) (not (z206)) (not (z209)) (not (z210)) (not (z222)) (not (z243))
      (not (z255)) (not (z259)) (not (z286)) (not (z307)) (not (z310)) (not (z315)) (not (z317))
      (not (z325)) (not (z332)) (not (z333)) (not (z343)) (not (z364)) (not (z376)) (z397))
    :effect (and
      (not (z65)) (z75) (z307) (not (z397))))
  (:action a478
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z40)) (z44) (not (z50)) (not (z69)) (not (z72)) (not (z73))
      (not (z76)) (not (z82)) (not (z84)) (z89) (not (z91)) (not (z98)) (not (z103)) (not (z107))
      (not (z108)) (not (z115)) (not (z118)) (not (z121)) (not (z125)) (not (z128)) (not (z134))
      (not (z135)) (not (z146)) (not (z159)) (not (z160)) (not (z191)) (not (z194)) (z204)
      (not (z209)) (not (z222)) (not (z238)) (not (z255)) (not (z259)) (not (z286)) (z307)
      (not (z317)) (not (z322)) (not (z325)) (not (z333)) (not (z339)) (not (z364)) (not (z376))
      (not (z377)) (not (z392)) (not (z397)))
    :effect (and
      (not (z44)) (z76) (not (z89)) (not (z204)) (z364)))
  (:action a479
    :parameters ()
    :precondition (and
      (z7) (not (z8)) (not (z20)) (not (z24)) (not (z40)) (not (z50)) (not (z69)) (not (z72))
      (not (z73)) (not (z76)) (not (z89)) (not (z98)) (not (z103)) (not (z107)) (not (z118))
      (not (z125)) (not (z134)) (not (z135)) (not (z143)) (not (z159)) (not (z160)) (not (z191))
      (not (z194)) (z204) (not (z209)) (not (z222)) (not (z255)) (not (z259)) (not (z260))
      (not (z274)) (not (z286)) (not (z297)) (z307) (not (z322)) (not (z325)) (not (z333))
      (not (z339)) (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z392)) (not (z395))
      (not (z396)) (not (z397)))
    :effect (and
      (not (z7)) (z76) (z160) (not (z204))))
  (:action a480
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z40)) (not (z50)) (not (z59)) (not (z65))
      (not (z69)) (not (z72)) (not (z73)) (not (z75)) (not (z76)) (z88) (not (z89)) (not (z98))
      (not (z103)) (not (z107)) (not (z118)) (not (z125)) (not (z134)) (not (z135)) (not (z136))
      (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191)) (not (z194)) (z204)
      (not (z206)) (not (z209)) (not (z210)) (not (z222)) (not (z255)) (not (z259)) (not (z286))
      (z307) (not (z310)) (not (z322)) (not (z325)) (not (z332)) (not (z333)) (not (z339))
      (not (z364)) (not (z376)) (not (z392)) (not (z397)))
    :effect (and
      (z65) (z76) (not (z88)) (not (z204)) (z397)))
  (:action a481
    :parameters ()
    :precondition (and
      (not (z25)) (not (z28)) (not (z42)) (not (z44)) (z50) (not (z52)) (not (z73)) (not (z77))
      (z82) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z106)) (not (z108))
      (not (z114)) (not (z115)) (z121) (not (z128)) (not (z133)) (not (z134)) (not (z146))
      (not (z148)) (not (z158)) (not (z159)) (not (z160)) (not (z165)) (not (z191)) (not (z193))
      (not (z194)) (not (z209)) (not (z215)) (not (z238)) (not (z248)) (not (z269)) (not (z286))
      (not (z288)) (not (z292)) (not (z294)) (not (z298)) (not (z303)) (not (z317)) (not (z322))
      (not (z325)) (not (z333)) (not (z346)) (not (z348)) (not (z364)) (not (z366)) (not (z371))
      (not (z376)) (not (z377)) (not (z382)) (not (z397)))
    :effect (and
      (not (z50)) (z77) (not (z82)) (not (z121)) (z364)))
  (:action a482
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z28)) (not (z29)) (not (z42)) (z50) (not (z52)) (not (z72))
      (not (z73)) (not (z77)) (not (z78)) (not (z98)) (not (z106)) (not (z114)) (not (z133))
      (not (z134)) (not (z148)) (not (z158)) (not (z159)) (not (z160)) (not (z165)) (not (z189))
      (not (z191)) (not (z193)) (not (z194)) (not (z202)) (not (z209)) (not (z215)) (not (z232))
      (not (z248)) (z269) (not (z273)) (not (z286)) (not (z288)) (not (z292)) (not (z294))
      (not (z298)) (not (z303)) (not (z306)) (not (z322)) (not (z325)) (not (z333)) (not (z336))
      (not (z346)) (not (z348)) (not (z359)) (not (z364)) (not (z366)) (not (z371)) (not (z376))
      (not (z382)) (not (z397)))
    :effect (and
      (not (z50)) (z77) (z159) (not (z269))))
  (:action a483
    :parameters ()
    :precondition (and
      (not (z7)) (z24) (not (z25)) (not (z28)) (not (z42)) (z50) (not (z52)) (not (z73))
      (not (z77)) (not (z98)) (not (z106)) (not (z114)) (not (z133)) (not (z134)) (not (z143))
      (not (z148)) (not (z158)) (not (z159)) (not (z160)) (not (z165)) (not (z191)) (not (z193))
      (not (z194)) (not (z209)) (not (z215)) (not (z248)) (not (z260)) (not (z269)) (not (z274))
      (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z297)) (not (z298)) (not (z303))
      (not (z322)) (not (z325)) (not (z333)) (not (z346)) (not (z348)) (not (z352)) (not (z364))
      (not (z366)) (not (z371)) (not (z376)) (not (z382)) (not (z383)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (not (z24)) (not (z50)) (z77) (z160)))
  (:action a484
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z39)) (not (z50)) (not (z72)) (not (z73)) (not (z78))
      (not (z80)) (not (z94)) (not (z98)) (not (z114)) (not (z125)) (not (z131)) (not (z140))
      (not (z143)) (z159) (not (z160)) (not (z177)) (z183) (not (z189)) (not (z191)) (not (z194))
      (not (z202)) (not (z205)) (not (z209)) (not (z232)) (not (z240)) (not (z247)) (not (z251))
      (not (z269)) (not (z273)) (not (z286)) (z302) (not (z306)) (not (z325)) (not (z333))
      (not (z336)) (not (z338)) (not (z339)) (not (z341)) (not (z348)) (not (z359)) (not (z364))
      (not (z365)) (not (z376)) (not (z393)) (not (z397)))
    :effect (and
      (z78) (not (z159)) (not (z183)) (not (z302)) (z333)))
  (:action a485
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z39)) (not (z50)) (not (z72))
      (not (z73)) (not (z78)) (not (z94)) (not (z98)) (not (z103)) (not (z125)) (not (z131))
      (not (z143)) (z159) (not (z160)) (not (z189)) (not (z191)) (not (z194)) (not (z200))
      (not (z202)) (not (z205)) (not (z207)) (not (z209)) (not (z226)) (not (z232)) (not (z243))
      (z251) (not (z269)) (not (z273)) (not (z277)) (not (z286)) (not (z306)) (not (z319))
      (not (z325)) (not (z333)) (not (z336)) (not (z341)) (not (z348)) (not (z359)) (not (z364))
      (not (z371)) (not (z376)) (not (z388)) (not (z393)) (not (z397)))
    :effect (and
      (z78) (not (z159)) (z194) (not (z251))))
  (:action a486
    :parameters ()
    :precondition (and
      (not (z28)) (not (z43)) (not (z50)) (not (z57)) (not (z73)) (not (z74)) (not (z79))
      (not (z98)) (not (z107)) (not (z133)) (z156) (not (z159)) (not (z160)) (not (z174))
      (not (z175)) (not (z178)) (z179) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z209)) (not (z258)) (not (z286)) (not (z309)) (z314) (z325) (not (z333)) (not (z360))
      (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z390)) (not (z397)))
    :effect (and
      (z79) (not (z156)) (not (z179)) (z286) (not (z314)) (not (z325))))
  (:action a487
    :parameters ()
    :precondition (and
      (not (z28)) (not (z43)) (not (z50)) (not (z57)) (not (z73)) (not (z74)) (not (z79))
      (not (z98)) (not (z107)) (not (z133)) (not (z156)) (not (z159)) (not (z160)) (not (z174))
      (not (z175)) (z178) (not (z179)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z209)) (not (z258)) (not (z286)) (not (z309)) (not (z314)) (z325) (not (z333))
      (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z390)) (not (z397)))
    :effect (and
      (z79) (not (z178)) (z192) (z286) (not (z325))))
  (:action a488
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z57)) (not (z66)) (not (z73)) (not (z79)) (not (z94))
      (not (z98)) (not (z107)) (not (z119)) (not (z133)) (not (z159)) (not (z160)) (not (z169))
      (not (z174)) (not (z182)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209))
      (not (z215)) (not (z246)) (not (z256)) (not (z258)) (not (z272)) (not (z286)) (z325)
      (not (z333)) (not (z358)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z79) (z209) (not (z325))))
  (:action a489
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z57)) (not (z66)) (not (z73)) (not (z79)) (not (z94))
      (not (z98)) (not (z107)) (not (z119)) (not (z133)) (not (z159)) (not (z160)) (z169)
      (not (z174)) (not (z182)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209))
      (not (z215)) (not (z246)) (not (z256)) (not (z258)) (not (z272)) (not (z286)) (z325)
      (not (z333)) (not (z358)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z79) (not (z169)) (z192) (z209) (not (z325))))
  (:action a490
    :parameters ()
    :precondition (and
      (z28) (not (z43)) (not (z50)) (not (z52)) (not (z57)) (not (z73)) (not (z74)) (not (z77))
      (not (z79)) (not (z98)) (not (z107)) (not (z114)) (not (z133)) (not (z134)) (not (z148))
      (not (z156)) (not (z159)) (not (z160)) (not (z174)) (not (z175)) (not (z178)) (not (z179))
      (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209)) (not (z215)) (not (z248))
      (not (z258)) (not (z269)) (not (z286)) (not (z309)) (not (z314)) (z325) (not (z333))
      (not (z360)) (not (z364)) (not (z366)) (not (z371)) (not (z374)) (not (z376)) (not (z381))
      (not (z382)) (not (z390)) (not (z397)))
    :effect (and
      (not (z28)) (z79) (z133) (z286) (not (z325))))
  (:action a491
    :parameters ()
    :precondition (and
      (not (z11)) (not (z28)) (not (z50)) (not (z52)) (not (z57)) (not (z66)) (not (z73))
      (not (z77)) (not (z79)) (not (z94)) (not (z98)) (not (z107)) (not (z114)) (not (z119))
      (not (z133)) (not (z134)) (not (z148)) (not (z159)) (not (z160)) (not (z169)) (not (z174))
      (not (z182)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209)) (z215)
      (not (z246)) (not (z248)) (not (z256)) (not (z258)) (not (z269)) (not (z272)) (not (z286))
      (z325) (not (z333)) (not (z358)) (not (z360)) (not (z364)) (not (z366)) (not (z371))
      (not (z374)) (not (z376)) (not (z381)) (not (z382)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z79) (z133) (z209) (not (z215)) (not (z325))))
  (:action a492
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z57)) (not (z73)) (not (z79)) (not (z98))
      (not (z107)) (not (z133)) (not (z143)) (not (z159)) (not (z160)) (not (z174)) (not (z190))
      (not (z191)) (not (z192)) (not (z194)) (not (z209)) (not (z258)) (z260) (z274) (not (z286))
      (not (z297)) (z325) (not (z333)) (not (z352)) (not (z360)) (not (z364)) (not (z374))
      (not (z376)) (not (z381)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z79) (z160) (not (z260)) (not (z274)) (not (z325))))
  (:action a493
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z57)) (not (z73)) (not (z79)) (not (z98))
      (not (z107)) (not (z133)) (not (z143)) (not (z159)) (not (z160)) (not (z174)) (not (z190))
      (not (z191)) (not (z192)) (not (z194)) (not (z209)) (not (z258)) (z260) (not (z274))
      (not (z286)) (not (z297)) (z325) (not (z333)) (not (z352)) (not (z360)) (not (z364))
      (not (z374)) (not (z376)) (not (z381)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z79) (z160) (z192) (not (z260)) (not (z325))))
  (:action a494
    :parameters ()
    :precondition (and
      (not (z7)) (z24) (not (z28)) (not (z50)) (not (z52)) (not (z57)) (not (z73)) (not (z77))
      (not (z79)) (not (z98)) (not (z107)) (not (z114)) (not (z133)) (not (z134)) (not (z143))
      (not (z148)) (not (z159)) (not (z160)) (not (z174)) (not (z190)) (not (z191)) (not (z192))
      (not (z194)) (not (z209)) (not (z215)) (not (z248)) (not (z258)) (not (z260)) (not (z269))
      (not (z274)) (not (z286)) (not (z297)) (z325) (not (z333)) (not (z352)) (not (z360))
      (not (z364)) (not (z366)) (not (z371)) (not (z374)) (not (z376)) (not (z381)) (not (z382))
      (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z24)) (z79) (z133) (z160) (not (z325))))
  (:action a495
    :parameters ()
    :precondition (and
      (not (z28)) (not (z43)) (not (z50)) (not (z57)) (not (z73)) (not (z74)) (not (z79))
      (not (z98)) (not (z107)) (not (z133)) (z156) (not (z159)) (not (z160)) (not (z174))
      (not (z175)) (not (z178)) (not (z179)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z209)) (not (z258)) (not (z286)) (not (z309)) (not (z314)) (z325) (not (z333))
      (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z390)) (not (z397)))
    :effect (and
      (z79) (not (z156)) (z190) (z286) (not (z325))))
  (:action a496
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z57)) (not (z66)) (not (z73)) (not (z79)) (not (z94))
      (not (z98)) (not (z107)) (z119) (not (z133)) (not (z159)) (not (z160)) (not (z169))
      (not (z174)) (not (z182)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209))
      (not (z215)) (not (z246)) (not (z256)) (not (z258)) (not (z272)) (not (z286)) (z325)
      (not (z333)) (not (z358)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z79) (not (z119)) (z190) (z209) (not (z325))))
  (:action a497
    :parameters ()
    :precondition (and
      (not (z7)) (z24) (not (z50)) (not (z57)) (not (z73)) (not (z79)) (not (z98)) (not (z107))
      (not (z133)) (not (z143)) (not (z159)) (not (z160)) (not (z174)) (not (z190)) (not (z191))
      (not (z192)) (not (z194)) (not (z209)) (not (z258)) (not (z260)) (z274) (not (z286))
      (not (z297)) (z325) (not (z333)) (not (z352)) (not (z360)) (not (z364)) (not (z374))
      (not (z376)) (not (z381)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z24)) (z79) (z160) (z190) (not (z274)) (not (z325))))
  (:action a498
    :parameters ()
    :precondition (and
      (not (z22)) (not (z50)) (not (z57)) (not (z59)) (not (z65)) (not (z73)) (not (z75))
      (not (z79)) (not (z88)) (not (z98)) (not (z107)) (not (z133)) (not (z136)) (not (z144))
      (not (z159)) (not (z160)) (not (z170)) (not (z174)) (not (z190)) (not (z191)) (not (z192))
      (not (z194)) (not (z206)) (not (z209)) (not (z210)) (not (z258)) (not (z286)) (z310) (z325)
      (not (z332)) (not (z333)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (not (z397)))
    :effect (and
      (z65) (z79) (not (z310)) (not (z325)) (z397)))
  (:action a499
    :parameters ()
    :precondition (and
      (not (z22)) (not (z50)) (not (z57)) (z59) (not (z65)) (not (z73)) (not (z75)) (not (z79))
      (not (z88)) (not (z98)) (not (z107)) (not (z133)) (not (z136)) (not (z144)) (not (z159))
      (not (z160)) (not (z170)) (not (z174)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z206)) (not (z209)) (not (z210)) (not (z258)) (not (z286)) (not (z310)) (z325)
      (not (z332)) (not (z333)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (not (z397)))
    :effect (and
      (not (z59)) (z65) (z79) (z192) (not (z325)) (z397)))
  (:action a500
    :parameters ()
    :precondition (and
      (not (z22)) (not (z28)) (not (z50)) (not (z52)) (not (z57)) (not (z59)) (not (z65))
      (not (z73)) (not (z75)) (not (z77)) (not (z79)) (not (z88)) (not (z98)) (not (z107))
      (not (z114)) (not (z133)) (not (z134)) (not (z136)) (not (z144)) (not (z148)) (not (z159))
      (not (z160)) (z170) (not (z174)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z206)) (not (z209)) (not (z210)) (not (z215)) (not (z248)) (not (z258)) (not (z269))
      (not (z286)) (not (z310)) (z325) (not (z332)) (not (z333)) (not (z360)) (not (z364))
      (not (z366)) (not (z371)) (not (z374)) (not (z376)) (not (z381)) (not (z382)) (not (z397)))
    :effect (and
      (z65) (z79) (z133) (not (z170)) (not (z325)) (z397)))
  (:action a501
    :parameters ()
    :precondition (and
      (not (z22)) (not (z50)) (not (z57)) (not (z59)) (not (z65)) (not (z73)) (not (z75))
      (not (z79)) (not (z88)) (not (z98)) (not (z107)) (not (z133)) (not (z136)) (not (z144))
      (not (z159)) (not (z160)) (z170) (not (z174)) (not (z190)) (not (z191)) (not (z192))
      (not (z194)) (not (z206)) (not (z209)) (not (z210)) (not (z258)) (not (z286)) (z310) (z325)
      (not (z332)) (not (z333)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (not (z397)))
    :effect (and
      (z65) (z79) (not (z170)) (z190) (not (z310)) (not (z325)) (z397)))
  (:action a502
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z66)) (not (z73)) (not (z80)) (not (z84)) (not (z94))
      (not (z98)) (not (z106)) (not (z114)) (not (z119)) (not (z122)) (not (z140)) (not (z144))
      (not (z159)) (not (z160)) (not (z169)) (not (z177)) (z182) (not (z183)) (not (z191))
      (not (z194)) (not (z207)) (not (z209)) (not (z215)) (not (z232)) (not (z240)) (not (z246))
      (not (z247)) (not (z256)) (not (z272)) (not (z286)) (not (z287)) (not (z302)) (not (z308))
      (not (z309)) (not (z325)) (z333) (not (z338)) (not (z339)) (not (z352)) (not (z358))
      (not (z364)) (not (z365)) (not (z376)) (not (z381)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z80) (not (z182)) (z209) (not (z333))))
  (:action a503
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z50)) (not (z72)) (not (z73)) (not (z78)) (not (z80))
      (not (z84)) (not (z98)) (not (z106)) (not (z114)) (not (z122)) (not (z140)) (not (z144))
      (not (z159)) (not (z160)) (not (z177)) (not (z182)) (not (z183)) (not (z189)) (not (z191))
      (not (z194)) (not (z202)) (not (z207)) (not (z209)) (z232) (not (z240)) (not (z247))
      (not (z269)) (not (z273)) (not (z286)) (not (z287)) (not (z302)) (not (z306)) (not (z308))
      (not (z309)) (not (z325)) (z333) (not (z336)) (not (z338)) (not (z339)) (not (z352))
      (not (z359)) (not (z364)) (not (z365)) (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (z80) (z159) (not (z232)) (not (z333))))
  (:action a504
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z84)) (not (z98))
      (not (z106)) (not (z114)) (not (z122)) (not (z140)) (not (z143)) (not (z144)) (not (z159))
      (not (z160)) (not (z177)) (not (z182)) (not (z183)) (not (z191)) (not (z194)) (not (z207))
      (not (z209)) (not (z232)) (not (z240)) (not (z247)) (not (z260)) (not (z274)) (not (z286))
      (not (z287)) (not (z297)) (not (z302)) (not (z308)) (not (z309)) (not (z325)) (z333)
      (not (z338)) (not (z339)) (z352) (not (z364)) (not (z365)) (not (z376)) (not (z381))
      (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z80) (z160) (not (z333)) (not (z352))))
  (:action a505
    :parameters ()
    :precondition (and
      (not (z45)) (not (z50)) (not (z56)) (not (z73)) (not (z80)) (not (z81)) (not (z84))
      (not (z98)) (not (z106)) (not (z114)) (not (z122)) (not (z124)) (not (z140)) (not (z144))
      (not (z159)) (not (z160)) (not (z177)) (not (z182)) (not (z183)) (not (z188)) (not (z191))
      (not (z194)) (not (z207)) (not (z209)) (not (z232)) (not (z234)) (not (z240)) (not (z247))
      (not (z248)) (not (z252)) (not (z253)) (not (z282)) (not (z286)) (not (z287)) (not (z302))
      (z308) (not (z309)) (not (z325)) (z333) (not (z338)) (not (z339)) (not (z341)) (not (z350))
      (not (z352)) (not (z364)) (not (z365)) (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (z73) (z80) (not (z308)) (not (z333))))
  (:action a506
    :parameters ()
    :precondition (and
      (not (z11)) (not (z29)) (not (z35)) (not (z45)) (not (z50)) (not (z56)) (not (z57)) (z73)
      (not (z75)) (not (z80)) (not (z81)) (not (z98)) (not (z114)) (not (z124)) (not (z138))
      (not (z140)) (not (z157)) (not (z159)) (not (z160)) (not (z165)) (not (z177)) (not (z183))
      (not (z188)) (not (z191)) (not (z194)) (not (z209)) (not (z234)) (not (z240)) (not (z243))
      (not (z247)) (not (z248)) (not (z252)) (not (z253)) (not (z282)) (not (z286)) (z302)
      (not (z308)) (not (z315)) (not (z317)) (not (z325)) (not (z333)) (not (z338)) (not (z339))
      (not (z341)) (not (z343)) (not (z350)) (not (z364)) (z365) (not (z376)) (not (z397)))
    :effect (and
      (not (z73)) (z81) (not (z302)) (z333) (not (z365))))
  (:action a507
    :parameters ()
    :precondition (and
      (not (z11)) (not (z15)) (not (z29)) (not (z30)) (not (z35)) (not (z45)) (not (z50))
      (not (z56)) (not (z57)) (z73) (not (z75)) (not (z81)) (not (z98)) (not (z103)) (not (z124))
      (not (z138)) (not (z157)) (not (z159)) (not (z160)) (not (z165)) (not (z188)) (not (z191))
      (not (z194)) (not (z200)) (not (z207)) (not (z209)) (not (z226)) (not (z234)) (z243)
      (not (z248)) (not (z251)) (not (z252)) (not (z253)) (not (z277)) (not (z282)) (not (z286))
      (not (z308)) (not (z315)) (not (z317)) (not (z319)) (not (z325)) (not (z333)) (not (z341))
      (not (z343)) (not (z350)) (not (z364)) (not (z371)) (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (not (z73)) (z81) (z194) (not (z243))))
  (:action a508
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z39)) (not (z40)) (not (z44)) (not (z50)) (not (z69))
      (not (z73)) (not (z76)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98))
      (not (z108)) (not (z115)) (not (z121)) (not (z125)) (not (z128)) (not (z134)) (not (z146))
      (not (z159)) (not (z160)) (not (z191)) (not (z194)) (not (z204)) (not (z209)) (z222)
      (not (z238)) (not (z255)) (not (z259)) (not (z286)) (not (z307)) (not (z317)) (not (z325))
      (not (z333)) (z364) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (z82) (z204) (not (z222)) (z307) (not (z364))))
  (:action a509
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z39)) (not (z40)) (not (z44)) (not (z50)) (not (z69))
      (not (z73)) (not (z76)) (not (z80)) (not (z82)) (not (z84)) (not (z89)) (not (z91))
      (not (z98)) (not (z106)) (not (z108)) (not (z115)) (not (z121)) (not (z122)) (not (z125))
      (not (z128)) (not (z134)) (not (z144)) (not (z146)) (not (z159)) (not (z160)) (not (z182))
      (not (z191)) (not (z194)) (not (z204)) (not (z207)) (not (z209)) (not (z222)) (not (z232))
      (not (z238)) (not (z255)) (not (z259)) (not (z286)) (not (z287)) (not (z307)) (not (z308))
      (not (z309)) (not (z317)) (not (z325)) (not (z333)) (not (z352)) (z364) (not (z376))
      (not (z377)) (not (z381)) (not (z397)))
    :effect (and
      (z84) (z204) (z307) (not (z364))))
  (:action a510
    :parameters ()
    :precondition (and
      (z18) (not (z22)) (z31) (not (z50)) (not (z59)) (z65) (not (z73)) (not (z75)) (not (z88))
      (not (z98)) (not (z135)) (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170))
      (not (z191)) (not (z194)) (not (z206)) (not (z209)) (not (z210)) (not (z286)) (not (z301))
      (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z364)) (not (z376)) (z397))
    :effect (and
      (not (z31)) (z88) (not (z397))))
  (:action a511
    :parameters ()
    :precondition (and
      (z18) (not (z22)) (z31) (not (z50)) (not (z59)) (z65) (not (z73)) (not (z75)) (not (z88))
      (not (z98)) (z135) (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170))
      (not (z191)) (not (z194)) (not (z206)) (not (z209)) (not (z210)) (not (z286)) (not (z301))
      (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z364)) (not (z376)) (z397))
    :effect (and
      (not (z31)) (not (z65)) (z88) (not (z135)) (not (z397))))
  (:action a512
    :parameters ()
    :precondition (and
      (not (z22)) (not (z50)) (not (z57)) (not (z59)) (z65) (not (z73)) (not (z75)) (not (z79))
      (not (z88)) (not (z98)) (not (z107)) (not (z133)) (not (z136)) (not (z144)) (not (z159))
      (not (z160)) (not (z170)) (not (z174)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z206)) (not (z209)) (not (z210)) (not (z258)) (not (z286)) (not (z310)) (not (z325))
      (not (z332)) (not (z333)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (z397))
    :effect (and
      (z88) (z325) (not (z397))))
  (:action a513
    :parameters ()
    :precondition (and
      (not (z22)) (not (z50)) (not (z57)) (not (z59)) (z65) (not (z73)) (not (z75)) (not (z79))
      (not (z88)) (not (z98)) (z107) (not (z133)) (not (z136)) (not (z144)) (not (z159))
      (not (z160)) (not (z170)) (not (z174)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z206)) (not (z209)) (not (z210)) (not (z258)) (not (z286)) (not (z310)) (not (z325))
      (not (z332)) (not (z333)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (z397))
    :effect (and
      (not (z65)) (z88) (not (z107)) (z325) (not (z397))))
  (:action a514
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z40)) (not (z50)) (not (z59)) (z65) (not (z69)) (not (z73))
      (not (z75)) (not (z76)) (not (z88)) (not (z98)) (not (z125)) (not (z134)) (not (z136))
      (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191)) (not (z194)) (not (z204))
      (not (z206)) (not (z209)) (not (z210)) (not (z222)) (not (z255)) (not (z259)) (not (z286))
      (z307) (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z364)) (not (z376)) (z397))
    :effect (and
      (z88) (z204) (not (z397))))
  (:action a515
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z40)) (not (z50)) (not (z59)) (z65) (not (z69)) (not (z73))
      (not (z75)) (z76) (not (z88)) (not (z98)) (not (z125)) (not (z134)) (not (z136))
      (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191)) (not (z194)) (not (z204))
      (not (z206)) (not (z209)) (not (z210)) (not (z222)) (not (z255)) (not (z259)) (not (z286))
      (z307) (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z364)) (not (z376)) (z397))
    :effect (and
      (not (z65)) (not (z76)) (z88) (z204) (not (z397))))
  (:action a516
    :parameters ()
    :precondition (and
      (not (z6)) (not (z8)) (not (z20)) (not (z39)) (not (z40)) (not (z44)) (not (z50))
      (not (z69)) (not (z73)) (not (z76)) (not (z82)) (not (z84)) (not (z89)) (not (z91))
      (not (z98)) (not (z108)) (not (z115)) (not (z121)) (not (z125)) (not (z128)) (not (z134))
      (not (z146)) (not (z159)) (not (z160)) (not (z189)) (not (z191)) (not (z193)) (not (z194))
      (not (z204)) (not (z206)) (not (z209)) (not (z222)) (not (z238)) (not (z255)) (z259)
      (not (z286)) (not (z307)) (not (z317)) (not (z325)) (not (z333)) (not (z360)) (z364)
      (not (z376)) (not (z377)) (not (z383)) (not (z385)) (not (z397)))
    :effect (and
      (z91) (z204) (not (z259)) (z307) (not (z364))))
  (:action a517
    :parameters ()
    :precondition (and
      (not (z11)) (not (z39)) (not (z50)) (not (z57)) (not (z66)) (not (z73)) (not (z78))
      (not (z79)) (not (z94)) (not (z98)) (not (z107)) (not (z119)) (not (z125)) (not (z131))
      (not (z133)) (not (z143)) (not (z159)) (not (z160)) (not (z169)) (not (z174)) (not (z182))
      (not (z190)) (not (z191)) (z192) (not (z194)) (not (z205)) (z209) (not (z215)) (not (z246))
      (not (z251)) (not (z256)) (not (z258)) (not (z272)) (not (z286)) (not (z325)) (not (z333))
      (not (z341)) (not (z348)) (not (z358)) (not (z360)) (not (z364)) (z374) (not (z376))
      (not (z381)) (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (z94) (not (z192)) (not (z209)) (z325) (not (z374))))
  (:action a518
    :parameters ()
    :precondition (and
      (not (z11)) (not (z39)) (not (z50)) (not (z66)) (not (z73)) (not (z78)) (not (z80))
      (not (z94)) (not (z98)) (not (z114)) (not (z119)) (not (z125)) (not (z131)) (not (z140))
      (not (z143)) (not (z159)) (not (z160)) (not (z169)) (not (z177)) (not (z182)) (z183)
      (not (z191)) (not (z194)) (not (z205)) (z209) (not (z215)) (not (z240)) (not (z246))
      (not (z247)) (not (z251)) (not (z256)) (not (z272)) (not (z286)) (z302) (not (z325))
      (not (z333)) (not (z338)) (not (z339)) (not (z341)) (not (z348)) (not (z358)) (not (z364))
      (not (z365)) (not (z376)) (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (z94) (not (z183)) (not (z209)) (not (z302)) (z333)))
  (:action a519
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z39)) (not (z50)) (not (z53)) (not (z66)) (not (z73))
      (not (z78)) (not (z94)) (not (z98)) (not (z118)) (not (z119)) (not (z125)) (not (z131))
      (not (z143)) (not (z148)) (not (z159)) (not (z160)) (not (z169)) (not (z182)) (not (z191))
      (not (z194)) (not (z195)) (not (z205)) (z209) (not (z215)) (not (z224)) (not (z231))
      (not (z246)) (not (z251)) (not (z256)) (not (z272)) (not (z286)) (not (z300)) (not (z325))
      (not (z333)) (not (z341)) (not (z343)) (not (z348)) (not (z356)) (not (z358)) (not (z364))
      (not (z367)) (not (z369)) (not (z376)) (not (z384)) (not (z392)) (z393) (not (z397)))
    :effect (and
      (z94) (z191) (not (z209)) (not (z393))))
  (:action a520
    :parameters ()
    :precondition (and
      (not (z27)) (not (z41)) (not (z46)) (not (z50)) (not (z70)) (not (z73)) (not (z98))
      (not (z105)) (not (z112)) (not (z120)) (not (z122)) (not (z131)) (not (z139)) (not (z153))
      (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z191)) (not (z194))
      (not (z198)) (not (z209)) (not (z235)) (not (z280)) (not (z286)) (z295) (not (z313))
      (not (z325)) (not (z333)) (z345) (not (z364)) (not (z366)) (z376) (not (z382)) (not (z397)))
    :effect (and
      (z98) (not (z295)) (not (z345)) (not (z376))))
  (:action a521
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (not (z66)) (not (z73)) (not (z94)) (not (z98))
      (not (z105)) (not (z112)) (not (z119)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z169)) (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198))
      (z209) (not (z215)) (not (z246)) (not (z256)) (not (z272)) (z280) (not (z286)) (not (z325))
      (not (z333)) (not (z345)) (not (z358)) (not (z364)) (not (z366)) (not (z376)) (not (z384))
      (not (z392)) (not (z397)))
    :effect (and
      (z98) (not (z209)) (not (z280))))
  (:action a522
    :parameters ()
    :precondition (and
      (not (z27)) (not (z41)) (not (z46)) (not (z50)) (not (z70)) (not (z73)) (not (z98)) (z105)
      (not (z112)) (not (z120)) (not (z122)) (not (z139)) (not (z153)) (not (z154)) (not (z157))
      (not (z159)) (not (z160)) (not (z173)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z235)) (not (z280)) (not (z286)) (z295) (not (z313)) (not (z325)) (not (z333))
      (not (z345)) (not (z364)) (not (z366)) (z376) (not (z382)) (not (z397)))
    :effect (and
      (z98) (not (z105)) (not (z295)) (not (z376))))
  (:action a523
    :parameters ()
    :precondition (and
      (not (z27)) (not (z41)) (not (z46)) (not (z50)) (not (z70)) (not (z73)) (not (z98))
      (not (z105)) (z112) (not (z120)) (not (z122)) (not (z131)) (not (z139)) (not (z153))
      (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z191)) (not (z194))
      (not (z198)) (not (z209)) (not (z235)) (not (z280)) (not (z286)) (z295) (not (z313))
      (not (z325)) (not (z333)) (not (z345)) (not (z364)) (not (z366)) (z376) (not (z382))
      (not (z397)))
    :effect (and
      (z98) (not (z112)) (not (z376))))
  (:action a524
    :parameters ()
    :precondition (and
      (not (z45)) (z46) (not (z50)) (not (z56)) (z73) (not (z81)) (not (z98)) (not (z105)) (z112)
      (not (z124)) (not (z131)) (not (z139)) (not (z154)) (not (z157)) (not (z159)) (not (z160))
      (not (z173)) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209)) (not (z234))
      (not (z248)) (not (z252)) (not (z253)) (not (z280)) (not (z282)) (not (z286)) (not (z308))
      (not (z325)) (not (z333)) (not (z341)) (not (z345)) (not (z350)) (not (z364)) (not (z366))
      (not (z376)) (not (z397)))
    :effect (and
      (not (z46)) (not (z73)) (z98) (not (z112))))
  (:action a525
    :parameters ()
    :precondition (and
      (not (z11)) (z46) (not (z50)) (not (z66)) (not (z73)) (not (z94)) (not (z98)) (not (z99))
      (not (z105)) (not (z112)) (not (z119)) (not (z131)) (not (z139)) (not (z154)) (not (z157))
      (not (z159)) (not (z160)) (not (z169)) (not (z173)) (not (z182)) (not (z191)) (not (z194))
      (not (z198)) (z209) (not (z215)) (not (z222)) (not (z246)) (not (z256)) (not (z272))
      (not (z280)) (not (z286)) (not (z294)) (not (z325)) (not (z332)) (not (z333)) (not (z345))
      (not (z358)) (not (z359)) (not (z364)) (not (z366)) (not (z367)) (not (z376)) (not (z384))
      (not (z388)) (not (z392)) (not (z396)) (not (z397)))
    :effect (and
      (not (z46)) (z98) (not (z209)) (z384)))
  (:action a526
    :parameters ()
    :precondition (and
      (not (z39)) (not (z45)) (not (z46)) (not (z50)) (not (z56)) (z73) (not (z78)) (not (z81))
      (not (z94)) (not (z98)) (not (z105)) (not (z112)) (not (z124)) (not (z125)) (not (z139))
      (not (z143)) (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z188))
      (not (z191)) (not (z194)) (not (z198)) (not (z205)) (not (z209)) (not (z234)) (not (z248))
      (not (z251)) (not (z252)) (not (z253)) (not (z280)) (not (z282)) (not (z286)) (not (z308))
      (not (z325)) (not (z333)) (not (z341)) (not (z345)) (not (z348)) (not (z350)) (not (z364))
      (not (z366)) (not (z376)) (not (z393)) (not (z397)))
    :effect (and
      (not (z73)) (z98) (z341)))
  (:action a527
    :parameters ()
    :precondition (and
      (not (z39)) (not (z45)) (not (z46)) (not (z50)) (not (z56)) (z73) (not (z78)) (not (z81))
      (not (z94)) (not (z98)) (not (z105)) (not (z112)) (not (z124)) (not (z125)) (z131)
      (not (z139)) (not (z143)) (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z173))
      (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z205)) (not (z209)) (not (z234))
      (not (z248)) (not (z251)) (not (z252)) (not (z253)) (not (z280)) (not (z282)) (not (z286))
      (not (z308)) (not (z325)) (not (z333)) (not (z341)) (not (z345)) (not (z348)) (not (z350))
      (not (z364)) (not (z366)) (not (z376)) (not (z393)) (not (z397)))
    :effect (and
      (not (z73)) (z98) (not (z131)) (z341)))
  (:action a528
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (not (z66)) (not (z73)) (not (z94)) (not (z98))
      (not (z105)) (not (z112)) (not (z119)) (not (z131)) (not (z139)) (z154) (not (z157))
      (not (z159)) (not (z160)) (not (z169)) (not (z173)) (not (z182)) (not (z191)) (not (z194))
      (not (z198)) (z209) (not (z215)) (not (z246)) (not (z256)) (not (z272)) (not (z280))
      (not (z286)) (not (z325)) (not (z333)) (z345) (not (z358)) (not (z364)) (not (z366))
      (not (z376)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z98) (not (z154)) (not (z209)) (not (z345)) (z358)))
  (:action a529
    :parameters ()
    :precondition (and
      (not (z4)) (not (z27)) (not (z28)) (not (z41)) (z46) (not (z50)) (not (z52)) (not (z70))
      (not (z73)) (not (z77)) (not (z98)) (not (z105)) (not (z112)) (not (z114)) (not (z120))
      (not (z122)) (not (z131)) (not (z133)) (not (z134)) (not (z139)) (not (z148)) (not (z153))
      (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z191)) (not (z194))
      (not (z198)) (not (z209)) (not (z215)) (not (z235)) (not (z248)) (not (z269)) (not (z280))
      (not (z286)) (z295) (not (z313)) (not (z315)) (not (z325)) (not (z333)) (not (z345))
      (not (z364)) (z366) (not (z371)) (z376) (not (z382)) (not (z397)))
    :effect (and
      (not (z46)) (z98) (not (z295)) (not (z366)) (not (z376)) (z382)))
  (:action a530
    :parameters ()
    :precondition (and
      (not (z4)) (not (z27)) (not (z28)) (not (z41)) (z46) (not (z50)) (not (z52)) (not (z70))
      (not (z73)) (not (z77)) (not (z98)) (not (z105)) (not (z112)) (not (z114)) (not (z120))
      (not (z122)) (not (z131)) (not (z133)) (not (z134)) (not (z139)) (not (z148)) (not (z153))
      (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z191)) (not (z194))
      (not (z198)) (not (z209)) (not (z215)) (not (z235)) (not (z248)) (not (z269)) (not (z280))
      (not (z286)) (z295) (not (z313)) (z315) (not (z325)) (not (z333)) (not (z345)) (not (z364))
      (z366) (not (z371)) (z376) (not (z382)) (not (z397)))
    :effect (and
      (not (z46)) (z98) (not (z295)) (not (z315)) (not (z366)) (not (z376)) (z382)))
  (:action a531
    :parameters ()
    :precondition (and
      (not (z45)) (not (z46)) (not (z50)) (not (z56)) (not (z59)) (z73) (not (z81)) (not (z98))
      (not (z105)) (not (z112)) (not (z124)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z173)) (not (z177)) (not (z178)) (not (z188)) (not (z191)) (not (z194))
      (not (z198)) (not (z209)) (not (z234)) (not (z248)) (not (z252)) (not (z253)) (not (z280))
      (not (z282)) (not (z286)) (not (z308)) (not (z325)) (not (z333)) (not (z341)) (not (z345))
      (not (z350)) (not (z364)) (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (not (z73)) (z98) (z282)))
  (:action a532
    :parameters ()
    :precondition (and
      (not (z45)) (not (z46)) (not (z50)) (not (z56)) (z73) (not (z80)) (not (z81)) (not (z84))
      (not (z98)) (not (z105)) (not (z106)) (not (z112)) (not (z122)) (not (z124)) (not (z131))
      (not (z139)) (not (z144)) (z154) (not (z157)) (not (z159)) (not (z160)) (not (z173))
      (not (z182)) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z207)) (not (z209))
      (not (z232)) (not (z234)) (not (z248)) (not (z252)) (not (z253)) (not (z280)) (not (z282))
      (not (z286)) (not (z287)) (not (z308)) (not (z309)) (not (z325)) (not (z333)) (not (z341))
      (not (z345)) (not (z350)) (not (z352)) (not (z364)) (not (z366)) (not (z376)) (not (z381))
      (not (z397)))
    :effect (and
      (not (z73)) (z98) (not (z154)) (z308)))
  (:action a533
    :parameters ()
    :precondition (and
      (not (z4)) (not (z11)) (not (z27)) (not (z29)) (not (z35)) (not (z41)) (not (z46))
      (not (z50)) (not (z57)) (not (z70)) (not (z73)) (not (z75)) (not (z81)) (not (z98))
      (not (z105)) (not (z112)) (not (z120)) (not (z122)) (not (z131)) (not (z138)) (z139)
      (not (z153)) (not (z154)) (z157) (not (z159)) (not (z160)) (not (z165)) (not (z173))
      (not (z191)) (not (z194)) (not (z198)) (not (z209)) (not (z235)) (not (z280)) (not (z286))
      (z295) (not (z313)) (not (z315)) (not (z317)) (not (z325)) (not (z333)) (not (z345))
      (not (z364)) (not (z366)) (z376) (not (z382)) (not (z397)))
    :effect (and
      (z98) (not (z139)) (not (z157)) (not (z295)) (z315) (not (z376))))
  (:action a534
    :parameters ()
    :precondition (and
      (not (z11)) (not (z28)) (z46) (not (z50)) (not (z52)) (not (z66)) (not (z73)) (not (z77))
      (not (z94)) (not (z98)) (not (z105)) (not (z112)) (not (z114)) (not (z119)) (not (z131))
      (not (z133)) (not (z134)) (not (z139)) (not (z148)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z169)) (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198))
      (z209) (not (z215)) (not (z246)) (not (z248)) (not (z256)) (not (z269)) (not (z272))
      (not (z280)) (not (z286)) (not (z325)) (not (z333)) (not (z345)) (not (z358)) (not (z364))
      (z366) (not (z371)) (not (z376)) (not (z382)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z46)) (z98) (not (z209)) (z215) (not (z366))))
  (:action a535
    :parameters ()
    :precondition (and
      (not (z45)) (not (z46)) (not (z50)) (not (z56)) (z73) (not (z81)) (not (z98)) (not (z105))
      (not (z112)) (not (z124)) (not (z131)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z173)) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z234)) (not (z248)) (not (z252)) (not (z253)) (not (z280)) (not (z282)) (not (z286))
      (not (z308)) (not (z325)) (not (z333)) (not (z341)) (z345) (not (z350)) (not (z364))
      (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (not (z73)) (z98) (z234) (not (z345))))
  (:action a536
    :parameters ()
    :precondition (and
      (not (z45)) (not (z46)) (not (z50)) (not (z56)) (z73) (not (z81)) (not (z98)) (not (z105))
      (not (z112)) (not (z124)) (not (z131)) (not (z139)) (z154) (not (z157)) (not (z159))
      (not (z160)) (not (z173)) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z234)) (not (z248)) (not (z252)) (not (z253)) (not (z280)) (not (z282)) (not (z286))
      (not (z308)) (not (z325)) (not (z333)) (not (z341)) (z345) (not (z350)) (not (z364))
      (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (not (z73)) (z98) (not (z154)) (z234) (not (z345)) (z350)))
  (:action a537
    :parameters ()
    :precondition (and
      (not (z4)) (not (z27)) (not (z41)) (not (z46)) (not (z50)) (not (z70)) (not (z73))
      (not (z98)) (not (z105)) (not (z108)) (not (z112)) (not (z120)) (not (z122)) (not (z139))
      (not (z153)) (not (z154)) (not (z157)) (not (z159)) (not (z160)) (z173) (not (z191))
      (not (z194)) (not (z198)) (not (z209)) (not (z217)) (not (z231)) (not (z235)) (not (z252))
      (not (z280)) (not (z286)) (z295) (not (z313)) (not (z315)) (not (z325)) (not (z333))
      (not (z345)) (not (z364)) (not (z366)) (z376) (not (z382)) (not (z397)))
    :effect (and
      (z98) (not (z173)) (z235) (not (z295)) (not (z376))))
  (:action a538
    :parameters ()
    :precondition (and
      (not (z4)) (not (z27)) (not (z41)) (not (z46)) (not (z50)) (not (z70)) (not (z73))
      (not (z98)) (not (z105)) (not (z108)) (not (z112)) (not (z120)) (not (z122)) (not (z139))
      (not (z153)) (not (z154)) (not (z157)) (not (z159)) (not (z160)) (z173) (not (z191))
      (not (z194)) (not (z198)) (not (z209)) (not (z217)) (not (z231)) (not (z235)) (not (z252))
      (not (z280)) (not (z286)) (z295) (not (z313)) (z315) (not (z325)) (not (z333)) (not (z345))
      (not (z364)) (not (z366)) (z376) (not (z382)) (not (z397)))
    :effect (and
      (z98) (not (z173)) (z235) (not (z295)) (not (z315)) (not (z376))))
  (:action a539
    :parameters ()
    :precondition (and
      (not (z11)) (not (z20)) (not (z22)) (not (z27)) (not (z46)) (not (z50)) (not (z53))
      (not (z66)) (not (z73)) (not (z94)) (not (z98)) (not (z105)) (not (z112)) (not (z119))
      (not (z124)) (not (z128)) (not (z138)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z169)) (not (z173)) (not (z175)) (not (z182)) (not (z191)) (not (z194))
      (z198) (z209) (not (z215)) (not (z246)) (not (z256)) (not (z258)) (not (z272)) (not (z280))
      (not (z286)) (not (z288)) (not (z325)) (not (z333)) (not (z345)) (not (z358)) (not (z364))
      (not (z366)) (not (z376)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z98) (not (z198)) (not (z209)) (z246)))
  (:action a540
    :parameters ()
    :precondition (and
      (not (z45)) (not (z46)) (not (z50)) (not (z56)) (z73) (not (z81)) (not (z98)) (not (z105))
      (not (z108)) (not (z112)) (not (z124)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (z173) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z217)) (not (z231)) (not (z234)) (not (z235)) (not (z248)) (not (z252)) (not (z253))
      (not (z280)) (not (z282)) (not (z286)) (not (z308)) (not (z325)) (not (z333)) (not (z341))
      (not (z345)) (not (z350)) (not (z364)) (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (not (z73)) (z98) (not (z173)) (z252)))
  (:action a541
    :parameters ()
    :precondition (and
      (not (z45)) (not (z46)) (not (z50)) (not (z56)) (z73) (not (z81)) (not (z98)) (z105)
      (not (z112)) (not (z124)) (not (z139)) (not (z154)) (not (z157)) (not (z159)) (not (z160))
      (not (z173)) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209)) (not (z234))
      (not (z248)) (not (z252)) (not (z253)) (not (z280)) (not (z282)) (not (z286)) (not (z308))
      (not (z325)) (not (z333)) (not (z341)) (not (z345)) (not (z350)) (not (z364)) (not (z366))
      (not (z376)) (not (z397)))
    :effect (and
      (not (z73)) (z98) (not (z105)) (z253)))
  (:action a542
    :parameters ()
    :precondition (and
      (not (z45)) (z46) (not (z50)) (not (z56)) (z73) (not (z81)) (not (z98)) (not (z105))
      (not (z112)) (not (z124)) (not (z131)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z173)) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z234)) (not (z248)) (not (z252)) (not (z253)) (not (z280)) (not (z282)) (not (z286))
      (not (z308)) (not (z325)) (not (z333)) (not (z341)) (not (z345)) (not (z350)) (not (z364))
      (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (not (z46)) (not (z73)) (z98) (z253) (z350)))
  (:action a543
    :parameters ()
    :precondition (and
      (not (z28)) (not (z45)) (z46) (not (z50)) (not (z52)) (not (z56)) (z73) (not (z77))
      (not (z81)) (not (z98)) (not (z105)) (not (z112)) (not (z114)) (not (z124)) (not (z131))
      (not (z133)) (not (z134)) (not (z139)) (not (z148)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z173)) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z215)) (not (z234)) (not (z248)) (not (z252)) (not (z253)) (not (z269)) (not (z280))
      (not (z282)) (not (z286)) (not (z308)) (not (z325)) (not (z333)) (not (z341)) (not (z345))
      (not (z350)) (not (z364)) (z366) (not (z371)) (not (z376)) (not (z382)) (not (z397)))
    :effect (and
      (not (z46)) (not (z73)) (z98) (z248) (z253) (not (z366))))
  (:action a544
    :parameters ()
    :precondition (and
      (not (z11)) (not (z39)) (not (z46)) (not (z50)) (not (z66)) (not (z73)) (not (z78))
      (not (z94)) (not (z98)) (not (z105)) (not (z112)) (not (z119)) (not (z125)) (not (z131))
      (not (z139)) (not (z143)) (z154) (not (z157)) (not (z159)) (not (z160)) (not (z169))
      (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198)) (not (z205)) (z209)
      (not (z215)) (not (z246)) (not (z251)) (not (z256)) (not (z272)) (not (z280)) (not (z286))
      (not (z325)) (not (z333)) (z345) (not (z348)) (not (z358)) (not (z364)) (not (z366))
      (not (z376)) (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (z98) (z131) (not (z154)) (not (z209)) (not (z345)) (z358)))
  (:action a545
    :parameters ()
    :precondition (and
      (not (z39)) (not (z45)) (not (z46)) (not (z50)) (not (z56)) (z73) (not (z78)) (not (z81))
      (not (z94)) (not (z98)) (not (z105)) (not (z112)) (not (z124)) (not (z125)) (not (z131))
      (not (z139)) (not (z143)) (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z173))
      (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z205)) (not (z209)) (not (z234))
      (not (z248)) (not (z251)) (not (z252)) (not (z253)) (not (z280)) (not (z282)) (not (z286))
      (not (z308)) (not (z325)) (not (z333)) (not (z341)) (z345) (not (z348)) (not (z350))
      (not (z364)) (not (z366)) (not (z376)) (not (z393)) (not (z397)))
    :effect (and
      (not (z73)) (z98) (z131) (z234) (not (z345))))
  (:action a546
    :parameters ()
    :precondition (and
      (not (z39)) (not (z45)) (not (z46)) (not (z50)) (not (z56)) (z73) (not (z78)) (not (z81))
      (not (z94)) (not (z98)) (not (z105)) (not (z112)) (not (z124)) (not (z125)) (not (z131))
      (not (z139)) (not (z143)) (z154) (not (z157)) (not (z159)) (not (z160)) (not (z173))
      (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z205)) (not (z209)) (not (z234))
      (not (z248)) (not (z251)) (not (z252)) (not (z253)) (not (z280)) (not (z282)) (not (z286))
      (not (z308)) (not (z325)) (not (z333)) (not (z341)) (z345) (not (z348)) (not (z350))
      (not (z364)) (not (z366)) (not (z376)) (not (z393)) (not (z397)))
    :effect (and
      (not (z73)) (z98) (z131) (not (z154)) (z234) (not (z345)) (z350)))
  (:action a547
    :parameters ()
    :precondition (and
      (not (z11)) (not (z20)) (not (z22)) (not (z27)) (not (z39)) (not (z46)) (not (z50))
      (not (z53)) (not (z66)) (not (z73)) (not (z78)) (not (z94)) (not (z98)) (not (z105))
      (not (z112)) (not (z119)) (not (z124)) (not (z125)) (not (z128)) (not (z131)) (not (z138))
      (not (z139)) (not (z143)) (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z169))
      (not (z173)) (not (z175)) (not (z182)) (not (z191)) (not (z194)) (z198) (not (z205)) (z209)
      (not (z215)) (not (z246)) (not (z251)) (not (z256)) (not (z258)) (not (z272)) (not (z280))
      (not (z286)) (not (z288)) (not (z325)) (not (z333)) (not (z345)) (not (z348)) (not (z358))
      (not (z364)) (not (z366)) (not (z376)) (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (z98) (z131) (not (z198)) (not (z209)) (z246)))
  (:action a548
    :parameters ()
    :precondition (and
      (not (z39)) (not (z45)) (z46) (not (z50)) (not (z56)) (z73) (not (z78)) (not (z81))
      (not (z94)) (not (z98)) (not (z105)) (not (z112)) (not (z124)) (not (z125)) (not (z131))
      (not (z139)) (not (z143)) (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z173))
      (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z205)) (not (z209)) (not (z234))
      (not (z248)) (not (z251)) (not (z252)) (not (z253)) (not (z280)) (not (z282)) (not (z286))
      (not (z308)) (not (z325)) (not (z333)) (not (z341)) (not (z345)) (not (z348)) (not (z350))
      (not (z364)) (not (z366)) (not (z376)) (not (z393)) (not (z397)))
    :effect (and
      (not (z46)) (not (z73)) (z98) (z131) (z253) (z350)))
  (:action a549
    :parameters ()
    :precondition (and
      (not (z28)) (not (z39)) (not (z45)) (z46) (not (z50)) (not (z52)) (not (z56)) (z73)
      (not (z77)) (not (z78)) (not (z81)) (not (z94)) (not (z98)) (not (z105)) (not (z112))
      (not (z114)) (not (z124)) (not (z125)) (not (z131)) (not (z133)) (not (z134)) (not (z139))
      (not (z143)) (not (z148)) (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z173))
      (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z205)) (not (z209)) (not (z215))
      (not (z234)) (not (z248)) (not (z251)) (not (z252)) (not (z253)) (not (z269)) (not (z280))
      (not (z282)) (not (z286)) (not (z308)) (not (z325)) (not (z333)) (not (z341)) (not (z345))
      (not (z348)) (not (z350)) (not (z364)) (z366) (not (z371)) (not (z376)) (not (z382))
      (not (z393)) (not (z397)))
    :effect (and
      (not (z46)) (not (z73)) (z98) (z131) (z248) (z253) (not (z366))))
  (:action a550
    :parameters ()
    :precondition (and
      (not (z4)) (not (z27)) (not (z41)) (not (z46)) (not (z50)) (not (z70)) (not (z73))
      (not (z98)) (not (z105)) (not (z112)) (not (z120)) (not (z122)) (not (z131)) (not (z139))
      (not (z153)) (z154) (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z191))
      (not (z194)) (not (z198)) (not (z209)) (not (z235)) (not (z280)) (not (z286)) (z295)
      (not (z313)) (not (z315)) (not (z325)) (not (z333)) (z345) (not (z364)) (not (z366)) (z376)
      (not (z382)) (not (z397)))
    :effect (and
      (z98) (z153) (not (z154)) (not (z295)) (not (z345)) (not (z376))))
  (:action a551
    :parameters ()
    :precondition (and
      (not (z4)) (not (z27)) (not (z41)) (z46) (not (z50)) (not (z70)) (not (z73)) (not (z98))
      (not (z105)) (z112) (not (z120)) (not (z122)) (not (z131)) (not (z139)) (not (z153))
      (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z191)) (not (z194))
      (not (z198)) (not (z209)) (not (z235)) (not (z280)) (not (z286)) (z295) (not (z313))
      (not (z315)) (not (z325)) (not (z333)) (not (z345)) (not (z364)) (not (z366)) (z376)
      (not (z382)) (not (z397)))
    :effect (and
      (not (z46)) (z98) (not (z112)) (z153) (not (z376))))
  (:action a552
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (not (z66)) (not (z73)) (not (z94)) (not (z98))
      (not (z105)) (not (z112)) (not (z119)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z169)) (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198))
      (z209) (not (z215)) (not (z246)) (not (z256)) (not (z272)) (not (z280)) (not (z286))
      (not (z325)) (not (z333)) (not (z345)) (not (z358)) (not (z364)) (not (z366)) (not (z376))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z98) (z169) (not (z209))))
  (:action a553
    :parameters ()
    :precondition (and
      (not (z11)) (not (z15)) (not (z45)) (not (z46)) (not (z50)) (not (z66)) (not (z73))
      (not (z94)) (not (z98)) (not (z105)) (not (z109)) (not (z112)) (not (z119)) (not (z120))
      (not (z131)) (z139) (not (z154)) (not (z157)) (not (z158)) (not (z159)) (not (z160))
      (not (z169)) (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198)) (z209)
      (not (z210)) (not (z215)) (not (z246)) (not (z256)) (not (z272)) (not (z280)) (not (z286))
      (not (z325)) (not (z333)) (not (z345)) (not (z358)) (not (z364)) (not (z366)) (not (z376))
      (not (z377)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z98) (not (z139)) (z169) (not (z209)) (z272)))
  (:action a554
    :parameters ()
    :precondition (and
      (not (z4)) (not (z11)) (not (z27)) (not (z29)) (not (z35)) (not (z41)) (not (z46))
      (not (z50)) (not (z57)) (not (z59)) (not (z70)) (not (z73)) (not (z75)) (not (z80))
      (not (z81)) (not (z98)) (not (z105)) (not (z112)) (not (z114)) (not (z120)) (not (z122))
      (not (z131)) (not (z138)) (z139) (not (z140)) (not (z153)) (not (z154)) (z157) (not (z159))
      (not (z160)) (not (z165)) (not (z173)) (not (z177)) (not (z178)) (z183) (not (z191))
      (not (z194)) (not (z198)) (not (z209)) (not (z235)) (not (z240)) (not (z247)) (not (z280))
      (not (z282)) (not (z286)) (z295) (not (z302)) (not (z313)) (not (z315)) (not (z317))
      (not (z325)) (not (z333)) (not (z338)) (not (z339)) (not (z345)) (not (z364)) (not (z365))
      (not (z366)) (z376) (not (z382)) (not (z397)))
    :effect (and
      (z98) (not (z139)) (not (z157)) (z177) (not (z295)) (z315) (not (z376))))
  (:action a555
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (not (z66)) (not (z73)) (not (z80)) (not (z84))
      (not (z94)) (not (z98)) (not (z105)) (not (z106)) (not (z112)) (not (z119)) (not (z122))
      (not (z131)) (not (z139)) (not (z144)) (z154) (not (z157)) (not (z159)) (not (z160))
      (not (z169)) (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198)) (not (z207))
      (z209) (not (z215)) (not (z232)) (not (z246)) (not (z256)) (not (z272)) (not (z280))
      (not (z286)) (not (z287)) (not (z308)) (not (z309)) (not (z325)) (not (z333)) (not (z345))
      (not (z352)) (not (z358)) (not (z364)) (not (z366)) (not (z376)) (not (z381)) (not (z384))
      (not (z392)) (not (z397)))
    :effect (and
      (z98) (not (z154)) (z182) (not (z209))))
  (:action a556
    :parameters ()
    :precondition (and
      (not (z11)) (not (z39)) (not (z46)) (not (z50)) (not (z66)) (not (z73)) (not (z78))
      (not (z80)) (not (z84)) (not (z94)) (not (z98)) (not (z105)) (not (z106)) (not (z112))
      (not (z119)) (not (z122)) (not (z125)) (not (z131)) (not (z139)) (not (z143)) (not (z144))
      (z154) (not (z157)) (not (z159)) (not (z160)) (not (z169)) (not (z173)) (not (z182))
      (not (z191)) (not (z194)) (not (z198)) (not (z205)) (not (z207)) (z209) (not (z215))
      (not (z232)) (not (z246)) (not (z251)) (not (z256)) (not (z272)) (not (z280)) (not (z286))
      (not (z287)) (not (z308)) (not (z309)) (not (z325)) (not (z333)) (not (z345)) (not (z348))
      (not (z352)) (not (z358)) (not (z364)) (not (z366)) (not (z376)) (not (z381)) (not (z384))
      (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (z98) (z131) (not (z154)) (z182) (not (z209))))
  (:action a557
    :parameters ()
    :precondition (and
      (not (z45)) (not (z46)) (not (z50)) (not (z56)) (z73) (not (z81)) (not (z98)) (not (z105))
      (z112) (not (z124)) (not (z131)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z173)) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z234)) (not (z248)) (not (z252)) (not (z253)) (not (z280)) (not (z282)) (not (z286))
      (not (z308)) (not (z325)) (not (z333)) (not (z341)) (not (z345)) (not (z350)) (not (z364))
      (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (not (z73)) (z98) (not (z112)) (z188)))
  (:action a558
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (not (z66)) (not (z73)) (not (z94)) (not (z98))
      (not (z105)) (z112) (not (z119)) (not (z131)) (not (z139)) (not (z154)) (not (z157))
      (not (z159)) (not (z160)) (not (z169)) (not (z173)) (not (z182)) (not (z191)) (not (z194))
      (not (z198)) (z209) (not (z215)) (not (z246)) (not (z256)) (not (z272)) (not (z280))
      (not (z286)) (not (z325)) (not (z333)) (not (z345)) (not (z358)) (not (z364)) (not (z366))
      (not (z376)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z66) (z98) (not (z112)) (not (z209))))
  (:action a559
    :parameters ()
    :precondition (and
      (not (z11)) (z46) (not (z50)) (not (z66)) (not (z72)) (not (z73)) (not (z76)) (not (z89))
      (not (z94)) (not (z98)) (not (z103)) (not (z105)) (not (z107)) (z112) (not (z118))
      (not (z119)) (not (z131)) (not (z135)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z169)) (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198))
      (z209) (not (z215)) (not (z246)) (not (z256)) (not (z272)) (not (z280)) (not (z286))
      (not (z322)) (not (z325)) (not (z333)) (not (z339)) (not (z345)) (not (z358)) (not (z364))
      (not (z366)) (not (z376)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z46)) (z66) (z98) (not (z112)) (not (z209)) (z392)))
  (:action a560
    :parameters ()
    :precondition (and
      (not (z11)) (not (z39)) (not (z46)) (not (z50)) (not (z66)) (not (z73)) (not (z78))
      (not (z94)) (not (z98)) (not (z105)) (z112) (not (z119)) (not (z125)) (not (z131))
      (not (z139)) (not (z143)) (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z169))
      (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198)) (not (z205)) (z209)
      (not (z215)) (not (z246)) (not (z251)) (not (z256)) (not (z272)) (not (z280)) (not (z286))
      (not (z325)) (not (z333)) (not (z345)) (not (z348)) (not (z358)) (not (z364)) (not (z366))
      (not (z376)) (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (z66) (z98) (not (z112)) (z131) (not (z209))))
  (:action a561
    :parameters ()
    :precondition (and
      (not (z11)) (not (z39)) (z46) (not (z50)) (not (z66)) (not (z72)) (not (z73)) (not (z76))
      (not (z78)) (not (z89)) (not (z94)) (not (z98)) (not (z103)) (not (z105)) (not (z107))
      (z112) (not (z118)) (not (z119)) (not (z125)) (not (z131)) (not (z135)) (not (z139))
      (not (z143)) (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z169)) (not (z173))
      (not (z182)) (not (z191)) (not (z194)) (not (z198)) (not (z205)) (z209) (not (z215))
      (not (z246)) (not (z251)) (not (z256)) (not (z272)) (not (z280)) (not (z286)) (not (z322))
      (not (z325)) (not (z333)) (not (z339)) (not (z345)) (not (z348)) (not (z358)) (not (z364))
      (not (z366)) (not (z376)) (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (not (z46)) (z66) (z98) (not (z112)) (z131) (not (z209)) (z392)))
  (:action a562
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (not (z59)) (not (z66)) (not (z73)) (not (z80))
      (not (z94)) (not (z98)) (not (z105)) (z112) (not (z114)) (not (z119)) (not (z131))
      (not (z139)) (not (z140)) (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z169))
      (not (z173)) (not (z177)) (not (z178)) (not (z182)) (z183) (not (z191)) (not (z194))
      (not (z198)) (z209) (not (z215)) (not (z240)) (not (z246)) (not (z247)) (not (z256))
      (not (z272)) (not (z280)) (not (z282)) (not (z286)) (not (z302)) (not (z325)) (not (z333))
      (not (z338)) (not (z339)) (not (z345)) (not (z358)) (not (z364)) (not (z365)) (not (z366))
      (not (z376)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z66) (z98) (not (z112)) (z177) (not (z209))))
  (:action a563
    :parameters ()
    :precondition (and
      (not (z4)) (not (z27)) (not (z41)) (z46) (not (z50)) (not (z70)) (not (z73)) (not (z98))
      (not (z105)) (not (z112)) (not (z120)) (not (z122)) (not (z131)) (not (z139)) (not (z153))
      (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z191)) (not (z194))
      (not (z198)) (not (z209)) (not (z235)) (not (z280)) (not (z286)) (z295) (not (z313))
      (not (z315)) (not (z325)) (not (z333)) (not (z345)) (not (z364)) (not (z366)) (z376)
      (not (z382)) (not (z397)))
    :effect (and
      (not (z46)) (z70) (z98) (not (z295)) (not (z376))))
  (:action a564
    :parameters ()
    :precondition (and
      (not (z11)) (not (z29)) (not (z35)) (not (z45)) (not (z46)) (not (z50)) (not (z56))
      (not (z57)) (z73) (not (z75)) (not (z81)) (not (z98)) (not (z105)) (not (z112))
      (not (z124)) (not (z131)) (not (z138)) (z139) (not (z154)) (z157) (not (z159)) (not (z160))
      (not (z165)) (not (z173)) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z234)) (not (z243)) (not (z248)) (not (z252)) (not (z253)) (not (z280)) (not (z282))
      (not (z286)) (not (z308)) (not (z315)) (not (z317)) (not (z325)) (not (z333)) (not (z341))
      (not (z343)) (not (z345)) (not (z350)) (not (z364)) (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (not (z73)) (z81) (z98) (not (z139)) (not (z157))))
  (:action a565
    :parameters ()
    :precondition (and
      (not (z11)) (not (z39)) (not (z46)) (not (z50)) (not (z66)) (not (z73)) (not (z78))
      (not (z94)) (not (z98)) (not (z105)) (not (z112)) (not (z119)) (not (z125)) (z131)
      (not (z139)) (not (z143)) (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z169))
      (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198)) (not (z205)) (z209)
      (not (z215)) (not (z246)) (not (z251)) (not (z256)) (not (z272)) (not (z280)) (not (z286))
      (not (z325)) (not (z333)) (not (z341)) (not (z345)) (not (z348)) (not (z358)) (not (z364))
      (not (z366)) (not (z376)) (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (z94) (z98) (not (z131)) (not (z209))))
  (:action a566
    :parameters ()
    :precondition (and
      (z18) (not (z28)) (not (z31)) (not (z35)) (not (z43)) (not (z50)) (not (z52)) (not (z73))
      (not (z74)) (not (z98)) (not (z99)) (not (z102)) (not (z109)) (not (z135)) (not (z156))
      (not (z159)) (not (z160)) (not (z175)) (not (z178)) (not (z179)) (not (z191)) (not (z194))
      (not (z205)) (not (z209)) (not (z217)) (not (z222)) (not (z230)) (not (z257)) (not (z286))
      (not (z287)) (not (z294)) (not (z301)) (not (z309)) (not (z314)) (not (z325)) (not (z332))
      (not (z333)) (not (z359)) (not (z364)) (not (z367)) (not (z376)) (not (z384)) (not (z385))
      (not (z388)) (z390) (not (z396)) (not (z397)))
    :effect (and
      (not (z18)) (z99) (z286) (not (z390))))
  (:action a567
    :parameters ()
    :precondition (and
      (z18) (not (z22)) (not (z31)) (not (z35)) (not (z50)) (not (z52)) (not (z59)) (not (z65))
      (not (z73)) (not (z75)) (not (z88)) (not (z98)) (not (z99)) (not (z102)) (not (z109))
      (not (z135)) (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191))
      (not (z194)) (not (z205)) (not (z206)) (not (z209)) (not (z210)) (not (z217)) (not (z222))
      (not (z230)) (not (z257)) (not (z286)) (not (z287)) (not (z294)) (not (z301)) (not (z310))
      (not (z325)) (z332) (not (z333)) (not (z359)) (not (z364)) (not (z367)) (not (z376))
      (not (z384)) (not (z385)) (not (z388)) (not (z396)) (not (z397)))
    :effect (and
      (not (z18)) (z65) (z99) (not (z332)) (z397)))
  (:action a568
    :parameters ()
    :precondition (and
      (z18) (not (z28)) (not (z31)) (not (z35)) (not (z42)) (not (z43)) (not (z50)) (not (z52))
      (not (z56)) (not (z73)) (not (z74)) (not (z98)) (not (z99)) (not (z102)) (not (z109))
      (not (z115)) (not (z135)) (not (z140)) (z156) (not (z159)) (not (z160)) (not (z175))
      (not (z178)) (z179) (not (z191)) (not (z194)) (not (z205)) (not (z209)) (not (z217))
      (not (z230)) (not (z257)) (not (z280)) (not (z286)) (not (z287)) (not (z301)) (not (z309))
      (not (z313)) (z314) (not (z325)) (not (z333)) (not (z356)) (not (z364)) (not (z376))
      (not (z385)) (not (z390)) (not (z397)))
    :effect (and
      (not (z18)) (z102) (not (z156)) (not (z179)) (z286) (not (z314))))
  (:action a569
    :parameters ()
    :precondition (and
      (z18) (not (z22)) (not (z31)) (not (z35)) (not (z42)) (not (z50)) (not (z52)) (not (z56))
      (not (z59)) (not (z65)) (not (z73)) (not (z75)) (not (z88)) (not (z98)) (not (z99))
      (not (z102)) (not (z109)) (not (z115)) (not (z135)) (not (z136)) (not (z140)) (not (z144))
      (not (z159)) (not (z160)) (not (z170)) (not (z179)) (not (z191)) (not (z194)) (not (z205))
      (not (z206)) (not (z209)) (not (z210)) (not (z217)) (not (z230)) (not (z257)) (not (z280))
      (not (z286)) (not (z287)) (not (z301)) (z310) (not (z313)) (not (z325)) (not (z332))
      (not (z333)) (not (z356)) (not (z364)) (not (z376)) (not (z385)) (not (z397)))
    :effect (and
      (not (z18)) (z65) (z102) (not (z310)) (z397)))
  (:action a570
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z50)) (z72) (not (z73)) (not (z76))
      (not (z78)) (not (z89)) (not (z98)) (not (z103)) (not (z107)) (not (z118)) (not (z135))
      (not (z159)) (not (z160)) (not (z189)) (not (z191)) (z194) (not (z200)) (not (z202))
      (not (z207)) (not (z209)) (not (z226)) (not (z232)) (not (z243)) (not (z251)) (not (z269))
      (not (z273)) (not (z277)) (not (z286)) (not (z306)) (not (z319)) (not (z322)) (not (z325))
      (not (z333)) (not (z336)) (not (z339)) (not (z359)) (not (z364)) (not (z371)) (not (z376))
      (not (z388)) (not (z392)) (not (z397)))
    :effect (and
      (not (z72)) (z103) (z159) (not (z194)) (z226)))
  (:action a571
    :parameters ()
    :precondition (and
      (not (z15)) (not (z30)) (not (z45)) (not (z50)) (not (z56)) (not (z72)) (not (z73))
      (not (z76)) (not (z81)) (not (z89)) (not (z98)) (not (z103)) (not (z107)) (not (z118))
      (not (z124)) (not (z135)) (not (z159)) (not (z160)) (not (z188)) (not (z191)) (z194)
      (not (z200)) (not (z207)) (not (z209)) (not (z226)) (not (z234)) (not (z243)) (not (z248))
      (not (z251)) (not (z252)) (not (z253)) (not (z277)) (not (z282)) (not (z286)) (not (z308))
      (not (z319)) (not (z322)) (not (z325)) (not (z333)) (not (z339)) (not (z341)) (not (z350))
      (not (z364)) (not (z371)) (not (z376)) (not (z388)) (not (z392)) (not (z397)))
    :effect (and
      (z73) (z103) (not (z194)) (z226)))
  (:action a572
    :parameters ()
    :precondition (and
      (not (z27)) (not (z41)) (not (z46)) (not (z50)) (not (z69)) (not (z70)) (not (z73)) (z98)
      (not (z105)) (not (z112)) (not (z120)) (not (z122)) (not (z131)) (not (z139)) (not (z153))
      (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z174)) (not (z191))
      (not (z194)) (not (z198)) (not (z209)) (not (z224)) (not (z230)) (not (z235)) (not (z238))
      (not (z240)) (not (z256)) (not (z280)) (not (z286)) (not (z295)) (not (z303)) (not (z313))
      (not (z325)) (not (z333)) (not (z345)) (not (z364)) (not (z366)) (not (z376)) (not (z382))
      (not (z397)))
    :effect (and
      (not (z98)) (z105) (z295) (z376)))
  (:action a573
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (not (z66)) (not (z69)) (not (z73)) (not (z94)) (z98)
      (not (z105)) (not (z112)) (z119) (not (z131)) (not (z139)) (not (z154)) (not (z157))
      (not (z159)) (not (z160)) (not (z169)) (not (z173)) (not (z174)) (not (z182)) (not (z191))
      (not (z194)) (not (z198)) (not (z209)) (not (z215)) (not (z224)) (not (z230)) (not (z238))
      (not (z240)) (not (z246)) (z256) (not (z272)) (not (z280)) (not (z286)) (not (z303))
      (not (z325)) (not (z333)) (not (z345)) (not (z358)) (not (z364)) (not (z366)) (not (z376))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z98)) (z105) (not (z119)) (z209) (not (z256))))
  (:action a574
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (not (z66)) (not (z69)) (not (z73)) (not (z94)) (z98)
      (not (z105)) (not (z112)) (z119) (z131) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z169)) (not (z173)) (not (z174)) (not (z182)) (not (z191)) (not (z194))
      (not (z198)) (not (z209)) (not (z215)) (not (z224)) (not (z230)) (not (z238)) (not (z240))
      (not (z246)) (z256) (not (z272)) (not (z280)) (not (z286)) (not (z303)) (not (z325))
      (not (z333)) (not (z345)) (not (z358)) (not (z364)) (not (z366)) (not (z376)) (not (z384))
      (not (z392)) (not (z397)))
    :effect (and
      (not (z98)) (z105) (not (z119)) (not (z131)) (z209) (not (z256))))
  (:action a575
    :parameters ()
    :precondition (and
      (not (z45)) (not (z46)) (not (z50)) (not (z56)) (not (z69)) (not (z73)) (not (z81)) (z98)
      (not (z105)) (not (z112)) (not (z124)) (not (z131)) (not (z139)) (not (z154)) (not (z157))
      (not (z159)) (not (z160)) (not (z173)) (not (z174)) (not (z188)) (not (z191)) (not (z194))
      (not (z198)) (not (z209)) (not (z224)) (not (z230)) (not (z234)) (not (z238)) (not (z240))
      (not (z248)) (not (z252)) (z253) (not (z256)) (not (z280)) (not (z282)) (not (z286))
      (not (z303)) (not (z308)) (not (z325)) (not (z333)) (not (z341)) (not (z345)) (not (z350))
      (not (z364)) (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (z73) (not (z98)) (z105) (not (z253))))
  (:action a576
    :parameters ()
    :precondition (and
      (not (z25)) (not (z42)) (not (z44)) (z50) (not (z73)) (not (z77)) (not (z80)) (not (z82))
      (z84) (not (z89)) (not (z91)) (not (z98)) (not (z106)) (not (z108)) (not (z115))
      (not (z121)) (not (z122)) (not (z128)) (not (z144)) (not (z146)) (not (z158)) (not (z159))
      (not (z160)) (not (z165)) (not (z182)) (not (z191)) (not (z193)) (not (z194)) (not (z207))
      (not (z209)) (not (z232)) (not (z238)) (not (z286)) (not (z287)) (not (z288)) (not (z292))
      (not (z294)) (not (z298)) (not (z303)) (not (z308)) (not (z309)) (not (z317)) (not (z322))
      (not (z325)) (not (z333)) (not (z346)) (not (z348)) (not (z352)) (not (z364)) (not (z376))
      (not (z377)) (not (z381)) (not (z397)))
    :effect (and
      (not (z50)) (not (z84)) (z106) (z364)))
  (:action a577
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z29)) (not (z42)) (z50) (not (z72)) (not (z73)) (not (z77))
      (not (z78)) (not (z80)) (not (z84)) (not (z98)) (not (z106)) (not (z122)) (not (z144))
      (not (z158)) (not (z159)) (not (z160)) (not (z165)) (not (z182)) (not (z189)) (not (z191))
      (not (z193)) (not (z194)) (not (z202)) (not (z207)) (not (z209)) (z232) (not (z269))
      (not (z273)) (not (z286)) (not (z287)) (not (z288)) (not (z292)) (not (z294)) (not (z298))
      (not (z303)) (not (z306)) (not (z308)) (not (z309)) (not (z322)) (not (z325)) (not (z333))
      (not (z336)) (not (z346)) (not (z348)) (not (z352)) (not (z359)) (not (z364)) (not (z376))
      (not (z381)) (not (z397)))
    :effect (and
      (not (z50)) (z106) (z159) (not (z232))))
  (:action a578
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z25)) (not (z42)) (z50) (not (z73)) (not (z77)) (not (z80))
      (not (z84)) (not (z98)) (not (z106)) (not (z122)) (not (z143)) (not (z144)) (not (z158))
      (not (z159)) (not (z160)) (not (z165)) (not (z182)) (not (z191)) (not (z193)) (not (z194))
      (not (z207)) (not (z209)) (not (z232)) (not (z260)) (not (z274)) (not (z286)) (not (z287))
      (not (z288)) (not (z292)) (not (z294)) (not (z297)) (not (z298)) (not (z303)) (not (z308))
      (not (z309)) (not (z322)) (not (z325)) (not (z333)) (not (z346)) (not (z348)) (z352)
      (not (z364)) (not (z376)) (not (z381)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z50)) (z106) (z160) (not (z352))))
  (:action a579
    :parameters ()
    :precondition (and
      (not (z28)) (not (z43)) (not (z50)) (not (z57)) (not (z72)) (not (z73)) (z74) (not (z76))
      (not (z79)) (not (z89)) (not (z98)) (not (z103)) (not (z107)) (not (z118)) (not (z133))
      (not (z135)) (z156) (not (z159)) (not (z160)) (not (z174)) (not (z175)) (not (z178))
      (not (z179)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209)) (not (z258))
      (not (z286)) (not (z309)) (not (z314)) (not (z322)) (z325) (not (z333)) (not (z339))
      (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z390)) (not (z392))
      (not (z397)))
    :effect (and
      (not (z74)) (z107) (not (z156)) (z286) (not (z325))))
  (:action a580
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z57)) (z66) (not (z72)) (not (z73)) (not (z76)) (not (z79))
      (not (z89)) (not (z94)) (not (z98)) (not (z103)) (not (z107)) (not (z118)) (not (z119))
      (not (z133)) (not (z135)) (not (z159)) (not (z160)) (not (z169)) (not (z174)) (not (z182))
      (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209)) (not (z215)) (not (z246))
      (not (z256)) (not (z258)) (not (z272)) (not (z286)) (not (z322)) (z325) (not (z333))
      (not (z339)) (not (z358)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (not (z384)) (z392) (not (z397)))
    :effect (and
      (not (z66)) (z107) (z209) (not (z325)) (not (z392))))
  (:action a581
    :parameters ()
    :precondition (and
      (z7) (not (z24)) (not (z50)) (not (z57)) (not (z72)) (not (z73)) (not (z76)) (not (z79))
      (not (z89)) (not (z98)) (not (z103)) (not (z107)) (not (z118)) (not (z133)) (not (z135))
      (not (z143)) (not (z159)) (not (z160)) (not (z174)) (not (z190)) (not (z191)) (not (z192))
      (not (z194)) (not (z209)) (not (z258)) (not (z260)) (not (z274)) (not (z286)) (not (z297))
      (not (z322)) (z325) (not (z333)) (not (z339)) (not (z352)) (not (z360)) (not (z364))
      (not (z374)) (not (z376)) (not (z381)) (not (z383)) (not (z392)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (not (z7)) (z107) (z160) (not (z325))))
  (:action a582
    :parameters ()
    :precondition (and
      (not (z22)) (not (z50)) (not (z57)) (not (z59)) (not (z65)) (not (z72)) (not (z73))
      (not (z75)) (not (z76)) (not (z79)) (z88) (not (z89)) (not (z98)) (not (z103)) (not (z107))
      (not (z118)) (not (z133)) (not (z135)) (not (z136)) (not (z144)) (not (z159)) (not (z160))
      (not (z170)) (not (z174)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z206))
      (not (z209)) (not (z210)) (not (z258)) (not (z286)) (not (z310)) (not (z322)) (z325)
      (not (z332)) (not (z333)) (not (z339)) (not (z360)) (not (z364)) (not (z374)) (not (z376))
      (not (z381)) (not (z392)) (not (z397)))
    :effect (and
      (z65) (not (z88)) (z107) (not (z325)) (z397)))
  (:action a583
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z39)) (z40) (not (z44)) (not (z50)) (not (z69)) (not (z73))
      (not (z76)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z108))
      (not (z115)) (not (z121)) (not (z125)) (not (z128)) (not (z134)) (not (z146)) (not (z159))
      (not (z160)) (not (z173)) (not (z191)) (not (z194)) (not (z204)) (not (z209)) (not (z217))
      (not (z222)) (not (z231)) (not (z235)) (not (z238)) (not (z252)) (z255) (not (z259))
      (not (z286)) (not (z307)) (not (z317)) (not (z325)) (not (z333)) (z364) (not (z376))
      (not (z377)) (not (z397)))
    :effect (and
      (not (z40)) (z108) (z204) (not (z255)) (z307) (not (z364))))
  (:action a584
    :parameters ()
    :precondition (and
      (not (z15)) (z18) (not (z22)) (not (z31)) (not (z35)) (not (z45)) (not (z50)) (not (z52))
      (not (z59)) (z65) (not (z73)) (not (z75)) (not (z88)) (not (z98)) (not (z99)) (not (z102))
      (not (z109)) (not (z120)) (not (z135)) (not (z136)) (not (z144)) (not (z158)) (not (z159))
      (not (z160)) (not (z170)) (not (z191)) (not (z194)) (not (z205)) (not (z206)) (not (z209))
      (z210) (not (z217)) (not (z230)) (not (z257)) (not (z272)) (not (z286)) (not (z287))
      (not (z301)) (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z364)) (not (z376))
      (not (z377)) (not (z385)) (not (z397)))
    :effect (and
      (not (z18)) (z109) (not (z210)) (z397)))
  (:action a585
    :parameters ()
    :precondition (and
      (not (z15)) (z18) (not (z28)) (not (z31)) (not (z35)) (not (z43)) (not (z45)) (not (z50))
      (not (z52)) (not (z73)) (not (z74)) (not (z98)) (not (z99)) (not (z102)) (not (z109))
      (not (z120)) (not (z135)) (not (z156)) (not (z158)) (not (z159)) (not (z160)) (not (z175))
      (not (z178)) (not (z179)) (not (z191)) (not (z194)) (not (z205)) (not (z209)) (not (z210))
      (not (z217)) (not (z230)) (not (z257)) (not (z272)) (not (z286)) (not (z287)) (not (z301))
      (not (z309)) (z314) (not (z325)) (not (z333)) (not (z364)) (not (z376)) (not (z377))
      (not (z385)) (not (z390)) (not (z397)))
    :effect (and
      (not (z18)) (z109) (z286) (not (z314))))
  (:action a586
    :parameters ()
    :precondition (and
      (not (z15)) (z18) (not (z28)) (not (z31)) (not (z35)) (not (z43)) (not (z45)) (not (z50))
      (not (z52)) (not (z73)) (not (z74)) (not (z98)) (not (z99)) (not (z102)) (not (z109))
      (not (z120)) (not (z135)) (not (z156)) (not (z158)) (not (z159)) (not (z160)) (not (z175))
      (z177) (not (z178)) (not (z179)) (z183) (not (z191)) (not (z194)) (not (z205)) (not (z209))
      (not (z210)) (not (z217)) (not (z230)) (not (z257)) (not (z272)) (not (z286)) (not (z287))
      (not (z301)) (not (z302)) (not (z309)) (z314) (not (z325)) (not (z333)) (not (z338))
      (not (z364)) (not (z365)) (not (z376)) (not (z377)) (not (z385)) (not (z390)) (not (z397)))
    :effect (and
      (not (z18)) (z109) (not (z177)) (z286) (not (z314))))
  (:action a587
    :parameters ()
    :precondition (and
      (not (z27)) (not (z41)) (not (z46)) (not (z50)) (not (z70)) (not (z73)) (z98) (not (z105))
      (not (z112)) (not (z120)) (not (z122)) (not (z131)) (not (z139)) (not (z153)) (not (z154))
      (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z235)) (not (z280)) (not (z286)) (z295) (not (z313)) (not (z325))
      (not (z333)) (not (z345)) (not (z364)) (not (z366)) (not (z376)) (not (z382)) (not (z397)))
    :effect (and
      (not (z98)) (z112) (z376)))
  (:action a588
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (z66) (not (z73)) (not (z94)) (z98) (not (z105))
      (not (z112)) (not (z119)) (not (z131)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z169)) (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z215)) (not (z246)) (not (z256)) (not (z272)) (not (z280)) (not (z286))
      (not (z325)) (not (z333)) (not (z345)) (not (z358)) (not (z364)) (not (z366)) (not (z376))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z66)) (not (z98)) (z112) (z209)))
  (:action a589
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (z66) (not (z73)) (not (z94)) (z98) (not (z105))
      (not (z112)) (not (z119)) (z131) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z169)) (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z215)) (not (z246)) (not (z256)) (not (z272)) (not (z280)) (not (z286))
      (not (z325)) (not (z333)) (not (z345)) (not (z358)) (not (z364)) (not (z366)) (not (z376))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z66)) (not (z98)) (z112) (not (z131)) (z209)))
  (:action a590
    :parameters ()
    :precondition (and
      (not (z45)) (not (z46)) (not (z50)) (not (z56)) (not (z73)) (not (z81)) (z98) (not (z105))
      (not (z112)) (not (z124)) (not (z131)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z173)) (z188) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z234)) (not (z248)) (not (z252)) (not (z253)) (not (z280)) (not (z282)) (not (z286))
      (not (z308)) (not (z325)) (not (z333)) (not (z341)) (not (z345)) (not (z350)) (not (z364))
      (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (z73) (not (z98)) (z112) (not (z188))))
  (:action a591
    :parameters ()
    :precondition (and
      (not (z11)) (not (z28)) (not (z50)) (not (z52)) (not (z66)) (not (z73)) (not (z77))
      (not (z80)) (not (z94)) (not (z98)) (not (z114)) (not (z119)) (not (z133)) (not (z134))
      (not (z140)) (not (z148)) (not (z159)) (not (z160)) (not (z169)) (not (z177)) (not (z182))
      (not (z183)) (not (z191)) (not (z194)) (not (z209)) (z215) (not (z240)) (not (z246))
      (not (z247)) (not (z248)) (not (z256)) (not (z269)) (not (z272)) (not (z286)) (not (z302))
      (not (z325)) (z333) (not (z338)) (not (z339)) (not (z358)) (not (z364)) (not (z365))
      (not (z366)) (not (z371)) (not (z376)) (not (z382)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z114) (z209) (not (z215)) (not (z333))))
  (:action a592
    :parameters ()
    :precondition (and
      (not (z17)) (not (z28)) (not (z29)) (not (z50)) (not (z52)) (not (z72)) (not (z73))
      (not (z77)) (not (z78)) (not (z80)) (not (z98)) (not (z114)) (not (z133)) (not (z134))
      (not (z140)) (not (z148)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z189))
      (not (z191)) (not (z194)) (not (z202)) (not (z209)) (not (z215)) (not (z232)) (not (z240))
      (not (z247)) (not (z248)) (z269) (not (z273)) (not (z286)) (not (z302)) (not (z306))
      (not (z325)) (z333) (not (z336)) (not (z338)) (not (z339)) (not (z359)) (not (z364))
      (not (z365)) (not (z366)) (not (z371)) (not (z376)) (not (z382)) (not (z397)))
    :effect (and
      (z114) (z159) (not (z269)) (not (z333))))
  (:action a593
    :parameters ()
    :precondition (and
      (not (z7)) (z24) (not (z28)) (not (z50)) (not (z52)) (not (z73)) (not (z77)) (not (z80))
      (not (z98)) (not (z114)) (not (z133)) (not (z134)) (not (z140)) (not (z143)) (not (z148))
      (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z191)) (not (z194)) (not (z209))
      (not (z215)) (not (z240)) (not (z247)) (not (z248)) (not (z260)) (not (z269)) (not (z274))
      (not (z286)) (not (z297)) (not (z302)) (not (z325)) (z333) (not (z338)) (not (z339))
      (not (z352)) (not (z364)) (not (z365)) (not (z366)) (not (z371)) (not (z376)) (not (z382))
      (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z24)) (z114) (z160) (not (z333))))
  (:action a594
    :parameters ()
    :precondition (and
      (not (z28)) (not (z45)) (not (z50)) (not (z52)) (not (z56)) (not (z73)) (not (z77))
      (not (z80)) (not (z81)) (not (z98)) (not (z114)) (not (z124)) (not (z133)) (not (z134))
      (not (z140)) (not (z148)) (not (z159)) (not (z160)) (not (z177)) (not (z183)) (not (z188))
      (not (z191)) (not (z194)) (not (z209)) (not (z215)) (not (z234)) (not (z240)) (not (z247))
      (z248) (not (z252)) (z253) (not (z269)) (not (z282)) (not (z286)) (not (z302)) (not (z308))
      (not (z325)) (z333) (not (z338)) (not (z339)) (not (z341)) (not (z350)) (not (z364))
      (not (z365)) (not (z366)) (not (z371)) (not (z376)) (not (z382)) (not (z397)))
    :effect (and
      (z73) (z114) (not (z248)) (not (z253)) (not (z333))))
  (:action a595
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z39)) (not (z40)) (not (z42)) (not (z44)) (not (z50))
      (not (z56)) (not (z69)) (not (z73)) (not (z76)) (not (z82)) (not (z84)) (not (z89))
      (not (z91)) (not (z98)) (not (z102)) (not (z108)) (not (z115)) (not (z121)) (not (z125))
      (not (z128)) (not (z134)) (not (z140)) (not (z146)) (not (z159)) (not (z160)) (not (z179))
      (not (z191)) (not (z194)) (not (z204)) (not (z209)) (not (z222)) (not (z238)) (z255)
      (not (z259)) (not (z280)) (not (z286)) (not (z307)) (not (z313)) (not (z317)) (not (z325))
      (not (z333)) (not (z356)) (z364) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (z115) (z204) (not (z255)) (z307) (not (z364))))
  (:action a596
    :parameters ()
    :precondition (and
      (not (z6)) (not (z27)) (not (z41)) (not (z50)) (not (z53)) (not (z70)) (not (z72))
      (not (z73)) (not (z76)) (not (z89)) (not (z98)) (not (z103)) (not (z107)) (not (z118))
      (not (z120)) (not (z122)) (not (z135)) (not (z148)) (z153) (not (z159)) (not (z160)) (z191)
      (not (z194)) (not (z195)) (not (z209)) (not (z224)) (not (z231)) (not (z235)) (not (z286))
      (z295) (not (z300)) (not (z313)) (not (z322)) (not (z325)) (not (z333)) (not (z339))
      (not (z343)) (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z382))
      (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (z118) (not (z153)) (not (z191)) (z376)))
  (:action a597
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (not (z43)) (not (z50)) (not (z53)) (not (z72)) (not (z73)) (z74)
      (not (z76)) (not (z89)) (not (z98)) (not (z103)) (not (z107)) (not (z118)) (not (z135))
      (not (z148)) (z156) (not (z159)) (not (z160)) (not (z175)) (not (z178)) (not (z179)) (z191)
      (not (z194)) (not (z195)) (not (z209)) (not (z224)) (not (z231)) (not (z286)) (not (z300))
      (not (z309)) (not (z314)) (not (z322)) (not (z325)) (not (z333)) (not (z339)) (not (z343))
      (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z390)) (not (z392))
      (not (z393)) (not (z397)))
    :effect (and
      (not (z74)) (z118) (not (z156)) (not (z191)) (z286)))
  (:action a598
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z50)) (not (z53)) (z66) (not (z72)) (not (z73)) (not (z76))
      (not (z89)) (not (z94)) (not (z98)) (not (z103)) (not (z107)) (not (z118)) (not (z119))
      (not (z135)) (not (z148)) (not (z159)) (not (z160)) (not (z169)) (not (z182)) (z191)
      (not (z194)) (not (z195)) (not (z209)) (not (z215)) (not (z224)) (not (z231)) (not (z246))
      (not (z256)) (not (z272)) (not (z286)) (not (z300)) (not (z322)) (not (z325)) (not (z333))
      (not (z339)) (not (z343)) (not (z356)) (not (z358)) (not (z364)) (not (z367)) (not (z369))
      (not (z376)) (not (z384)) (z392) (not (z393)) (not (z397)))
    :effect (and
      (not (z66)) (z118) (not (z191)) (z209) (not (z392))))
  (:action a599
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z57)) (not (z66)) (not (z73)) (z79) (not (z94)) (not (z98))
      (not (z107)) (not (z119)) (not (z133)) (not (z159)) (not (z160)) (not (z169)) (not (z174))
      (not (z182)) (z190) (not (z191)) (not (z192)) (not (z194)) (z209) (not (z215)) (not (z246))
      (not (z256)) (not (z258)) (not (z272)) (not (z286)) (not (z325)) (not (z333)) (not (z358))
      (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z384)) (not (z392))
      (not (z397)))
    :effect (and
      (not (z79)) (z119) (not (z190)) (not (z209)) (z325)))
  (:action a600
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z66)) (not (z73)) (not (z80)) (not (z94)) (not (z98))
      (not (z114)) (not (z119)) (not (z140)) (not (z159)) (not (z160)) (not (z169)) (not (z177))
      (not (z182)) (not (z183)) (not (z191)) (not (z194)) (z209) (not (z215)) (not (z240))
      (not (z246)) (not (z247)) (not (z256)) (not (z272)) (not (z286)) (not (z302)) (not (z325))
      (not (z333)) (not (z338)) (not (z339)) (not (z358)) (not (z364)) (not (z365)) (not (z376))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z119) (not (z209)) (z333)))
  (:action a601
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z57)) (not (z66)) (not (z73)) (not (z79)) (not (z94))
      (not (z98)) (not (z107)) (not (z119)) (not (z133)) (not (z159)) (not (z160)) (not (z169))
      (not (z174)) (not (z182)) (z190) (not (z191)) (not (z192)) (not (z194)) (z209) (not (z215))
      (not (z246)) (not (z256)) (not (z258)) (not (z272)) (not (z286)) (not (z325)) (not (z333))
      (not (z358)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z384))
      (not (z392)) (not (z397)))
    :effect (and
      (z119) (not (z190)) (not (z209)) (z325) (z358)))
  (:action a602
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z66)) (not (z73)) (not (z80)) (not (z94)) (not (z98))
      (not (z114)) (not (z119)) (not (z140)) (not (z159)) (not (z160)) (not (z169)) (not (z177))
      (not (z182)) (not (z183)) (not (z191)) (not (z194)) (z209) (not (z215)) (not (z240))
      (not (z246)) (not (z247)) (not (z256)) (not (z272)) (not (z286)) (not (z302)) (not (z325))
      (not (z333)) (z338) (not (z339)) (not (z358)) (not (z364)) (not (z365)) (not (z376))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z119) (not (z209)) (z333) (not (z338)) (z358)))
  (:action a603
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z57)) (not (z66)) (not (z69)) (not (z73)) (not (z79))
      (not (z94)) (not (z98)) (not (z105)) (not (z107)) (not (z119)) (not (z133)) (not (z159))
      (not (z160)) (not (z169)) (z174) (not (z182)) (not (z190)) (not (z191)) (not (z192))
      (not (z194)) (z209) (not (z215)) (not (z224)) (not (z230)) (not (z238)) (not (z240))
      (not (z246)) (not (z256)) (not (z258)) (not (z272)) (not (z286)) (not (z303)) (not (z325))
      (not (z333)) (not (z358)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z119) (not (z174)) (not (z209)) (z256) (z325)))
  (:action a604
    :parameters ()
    :precondition (and
      (not (z11)) (not (z50)) (not (z66)) (not (z69)) (not (z73)) (not (z80)) (not (z94))
      (not (z98)) (not (z105)) (not (z114)) (not (z119)) (not (z140)) (not (z159)) (not (z160))
      (not (z169)) (not (z174)) (not (z177)) (not (z182)) (not (z183)) (not (z191)) (not (z194))
      (z209) (not (z215)) (not (z224)) (not (z230)) (not (z238)) (z240) (not (z246)) (not (z247))
      (not (z256)) (not (z272)) (not (z286)) (not (z302)) (not (z303)) (not (z325)) (not (z333))
      (not (z338)) (not (z339)) (not (z358)) (not (z364)) (not (z365)) (not (z376)) (not (z384))
      (not (z392)) (not (z397)))
    :effect (and
      (z119) (not (z209)) (not (z240)) (z256) (z333)))
  (:action a605
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z50)) (not (z53)) (not (z66)) (not (z73)) (not (z94))
      (not (z98)) (not (z118)) (not (z119)) (not (z148)) (not (z159)) (not (z160)) (not (z169))
      (not (z182)) (not (z191)) (not (z194)) (not (z195)) (z209) (not (z215)) (not (z224)) (z231)
      (not (z246)) (not (z256)) (not (z272)) (not (z286)) (not (z300)) (not (z325)) (not (z333))
      (not (z343)) (not (z356)) (not (z358)) (not (z364)) (not (z367)) (not (z369)) (not (z376))
      (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (z119) (z191) (not (z209)) (not (z231))))
  (:action a606
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z50)) (not (z53)) (not (z66)) (not (z73)) (not (z94))
      (not (z98)) (not (z118)) (not (z119)) (not (z148)) (not (z159)) (not (z160)) (not (z169))
      (not (z182)) (not (z191)) (not (z194)) (z195) (z209) (not (z215)) (not (z224)) (not (z231))
      (not (z246)) (not (z256)) (not (z272)) (not (z286)) (not (z300)) (not (z325)) (not (z333))
      (not (z343)) (not (z356)) (not (z358)) (not (z364)) (not (z367)) (not (z369)) (not (z376))
      (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (z119) (z191) (not (z195)) (not (z209)) (z358)))
  (:action a607
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z50)) (not (z53)) (not (z66)) (not (z69)) (not (z73))
      (not (z94)) (not (z98)) (not (z105)) (not (z118)) (not (z119)) (not (z148)) (not (z159))
      (not (z160)) (not (z169)) (not (z174)) (not (z182)) (not (z191)) (not (z194)) (not (z195))
      (z209) (not (z215)) (z224) (not (z230)) (not (z231)) (not (z238)) (not (z240)) (not (z246))
      (not (z256)) (not (z272)) (not (z286)) (not (z300)) (not (z303)) (not (z325)) (not (z333))
      (not (z343)) (not (z356)) (not (z358)) (not (z364)) (not (z367)) (not (z369)) (not (z376))
      (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (z119) (z191) (not (z209)) (not (z224)) (z256)))
  (:action a608
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (not (z66)) (not (z73)) (not (z94)) (not (z98))
      (not (z105)) (not (z112)) (not (z119)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z169)) (z173) (not (z182)) (not (z191)) (not (z194)) (not (z198)) (z209)
      (not (z215)) (not (z246)) (not (z256)) (not (z272)) (not (z280)) (not (z286)) (not (z325))
      (not (z333)) (not (z345)) (not (z358)) (not (z364)) (not (z366)) (not (z376)) (not (z384))
      (not (z392)) (not (z397)))
    :effect (and
      (z98) (z119) (not (z173)) (not (z209))))
  (:action a609
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (not (z66)) (not (z73)) (not (z94)) (not (z98))
      (not (z105)) (not (z112)) (not (z119)) (not (z131)) (not (z139)) (not (z154)) (not (z157))
      (not (z159)) (not (z160)) (not (z169)) (not (z173)) (not (z182)) (not (z191)) (not (z194))
      (not (z198)) (z209) (not (z215)) (not (z246)) (not (z256)) (not (z272)) (not (z280))
      (not (z286)) (not (z325)) (not (z333)) (z345) (not (z358)) (not (z364)) (not (z366))
      (not (z376)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z98) (z119) (not (z209)) (not (z345)) (z358)))
  (:action a610
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (not (z66)) (not (z69)) (not (z73)) (not (z94))
      (not (z98)) (z105) (not (z112)) (not (z119)) (not (z139)) (not (z154)) (not (z157))
      (not (z159)) (not (z160)) (not (z169)) (not (z173)) (not (z174)) (not (z182)) (not (z191))
      (not (z194)) (not (z198)) (z209) (not (z215)) (not (z224)) (not (z230)) (not (z238))
      (not (z240)) (not (z246)) (not (z256)) (not (z272)) (not (z280)) (not (z286)) (not (z303))
      (not (z325)) (not (z333)) (not (z345)) (not (z358)) (not (z364)) (not (z366)) (not (z376))
      (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z98) (not (z105)) (z119) (not (z209)) (z256)))
  (:action a611
    :parameters ()
    :precondition (and
      (not (z4)) (not (z6)) (not (z15)) (not (z27)) (not (z41)) (not (z45)) (not (z50))
      (not (z53)) (not (z70)) (not (z73)) (not (z98)) (not (z109)) (not (z118)) (not (z120))
      (not (z122)) (not (z148)) (not (z153)) (not (z158)) (not (z159)) (not (z160)) (not (z191))
      (not (z194)) (not (z195)) (not (z209)) (not (z210)) (not (z224)) (not (z231)) (not (z235))
      (not (z272)) (not (z286)) (z295) (z300) (not (z313)) (not (z315)) (not (z325)) (not (z333))
      (not (z343)) (not (z356)) (not (z364)) (not (z367)) (z369) (z376) (not (z377)) (not (z382))
      (not (z393)) (not (z397)))
    :effect (and
      (z120) (z191) (not (z295)) (not (z300)) (not (z369)) (not (z376))))
  (:action a612
    :parameters ()
    :precondition (and
      (not (z4)) (not (z15)) (not (z27)) (not (z41)) (not (z45)) (not (z46)) (not (z50))
      (not (z70)) (not (z73)) (not (z98)) (not (z105)) (not (z109)) (not (z112)) (not (z120))
      (not (z122)) (not (z131)) (z139) (not (z153)) (not (z154)) (not (z157)) (not (z158))
      (not (z159)) (not (z160)) (not (z173)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z210)) (not (z235)) (not (z272)) (not (z280)) (not (z286)) (z295) (not (z313))
      (not (z315)) (not (z325)) (not (z333)) (not (z345)) (not (z364)) (not (z366)) (z376)
      (not (z377)) (not (z382)) (not (z397)))
    :effect (and
      (z98) (z120) (not (z139)) (not (z295)) (not (z376))))
  (:action a613
    :parameters ()
    :precondition (and
      (z8) (not (z15)) (not (z20)) (not (z39)) (not (z40)) (not (z44)) (not (z45)) (not (z50))
      (not (z69)) (not (z73)) (not (z76)) (not (z82)) (not (z84)) (not (z89)) (not (z91))
      (not (z98)) (not (z108)) (not (z109)) (not (z115)) (not (z120)) (not (z121)) (not (z125))
      (not (z128)) (not (z134)) (not (z146)) (not (z158)) (not (z159)) (not (z160)) (not (z191))
      (not (z194)) (z204) (not (z209)) (not (z210)) (not (z222)) (not (z238)) (not (z255))
      (not (z259)) (not (z272)) (not (z286)) (not (z307)) (not (z317)) (not (z325)) (not (z333))
      (z364) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (not (z8)) (z121) (z307) (not (z364)) (z377)))
  (:action a614
    :parameters ()
    :precondition (and
      (z8) (not (z20)) (not (z39)) (not (z40)) (not (z44)) (not (z50)) (not (z69)) (not (z73))
      (not (z76)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z108))
      (not (z115)) (not (z121)) (not (z125)) (not (z128)) (not (z134)) (not (z146)) (not (z159))
      (not (z160)) (not (z191)) (not (z194)) (not (z204)) (not (z209)) (not (z222)) (not (z238))
      (z255) (not (z259)) (not (z286)) (not (z307)) (not (z317)) (not (z325)) (not (z333)) (z364)
      (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (not (z8)) (z121) (z204) (not (z255)) (z307) (not (z364))))
  (:action a615
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z39)) (not (z40)) (not (z44)) (not (z50)) (not (z69))
      (not (z73)) (not (z76)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98))
      (not (z108)) (not (z115)) (not (z121)) (not (z125)) (not (z128)) (z134) (not (z146))
      (not (z159)) (not (z160)) (not (z191)) (not (z194)) (not (z204)) (not (z209)) (not (z222))
      (not (z238)) (z255) (not (z259)) (not (z286)) (not (z307)) (not (z317)) (not (z325))
      (not (z333)) (z364) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (z82) (z121) (not (z134)) (z204) (not (z255)) (z307) (not (z364))))
  (:action a616
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z39)) (not (z40)) (not (z44)) (not (z50)) (not (z69))
      (not (z73)) (not (z76)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98))
      (not (z108)) (not (z115)) (not (z121)) (not (z125)) (not (z128)) (z134) (not (z146))
      (not (z159)) (not (z160)) (z177) (z183) (not (z191)) (not (z194)) (not (z204)) (not (z209))
      (not (z222)) (not (z238)) (z255) (not (z259)) (not (z286)) (not (z302)) (not (z307))
      (not (z317)) (not (z325)) (not (z333)) (not (z338)) (z364) (not (z365)) (not (z376))
      (not (z377)) (not (z397)))
    :effect (and
      (z82) (z121) (not (z134)) (not (z177)) (z204) (not (z255)) (z307) (not (z364))))
  (:action a617
    :parameters ()
    :precondition (and
      (not (z4)) (not (z6)) (not (z27)) (not (z41)) (not (z50)) (not (z53)) (not (z70))
      (not (z73)) (not (z80)) (not (z84)) (not (z98)) (not (z106)) (not (z118)) (not (z120))
      (not (z122)) (not (z144)) (not (z148)) (not (z153)) (not (z159)) (not (z160)) (not (z182))
      (not (z191)) (not (z194)) (not (z195)) (not (z207)) (not (z209)) (not (z224)) (not (z231))
      (not (z232)) (not (z235)) (not (z286)) (not (z287)) (z295) (not (z300)) (not (z308))
      (not (z309)) (not (z313)) (not (z315)) (not (z325)) (not (z333)) (not (z343)) (not (z352))
      (not (z356)) (not (z364)) (not (z367)) (not (z369)) (z376) (not (z381)) (not (z382))
      (not (z393)) (not (z397)))
    :effect (and
      (z122) (z191) (not (z295)) (not (z376))))
  (:action a618
    :parameters ()
    :precondition (and
      (not (z4)) (not (z6)) (not (z27)) (not (z41)) (not (z50)) (not (z53)) (not (z59))
      (not (z70)) (not (z73)) (not (z80)) (not (z84)) (not (z98)) (not (z106)) (not (z114))
      (not (z118)) (not (z120)) (not (z122)) (not (z140)) (not (z144)) (not (z148)) (not (z153))
      (not (z159)) (not (z160)) (not (z177)) (not (z178)) (not (z182)) (z183) (not (z191))
      (not (z194)) (not (z195)) (not (z207)) (not (z209)) (not (z224)) (not (z231)) (not (z232))
      (not (z235)) (not (z240)) (not (z247)) (not (z282)) (not (z286)) (not (z287)) (z295)
      (not (z300)) (not (z302)) (not (z308)) (not (z309)) (not (z313)) (not (z315)) (not (z325))
      (not (z333)) (not (z338)) (not (z339)) (not (z343)) (not (z352)) (not (z356)) (not (z364))
      (not (z365)) (not (z367)) (not (z369)) (z376) (not (z381)) (not (z382)) (not (z393))
      (not (z397)))
    :effect (and
      (z122) (z177) (z191) (not (z295)) (not (z376))))
  (:action a619
    :parameters ()
    :precondition (and
      (not (z4)) (not (z27)) (not (z41)) (not (z46)) (not (z50)) (not (z70)) (not (z73))
      (not (z80)) (not (z84)) (not (z98)) (not (z105)) (not (z106)) (not (z112)) (not (z120))
      (not (z122)) (not (z131)) (not (z139)) (not (z144)) (not (z153)) (z154) (not (z157))
      (not (z159)) (not (z160)) (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198))
      (not (z207)) (not (z209)) (not (z232)) (not (z235)) (not (z280)) (not (z286)) (not (z287))
      (z295) (not (z308)) (not (z309)) (not (z313)) (not (z315)) (not (z325)) (not (z333))
      (not (z345)) (not (z352)) (not (z364)) (not (z366)) (z376) (not (z381)) (not (z382))
      (not (z397)))
    :effect (and
      (z98) (z122) (not (z154)) (not (z295)) (not (z376))))
  (:action a620
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z27)) (not (z45)) (not (z50)) (not (z53)) (not (z56)) (z73)
      (not (z80)) (not (z81)) (not (z98)) (not (z114)) (not (z124)) (not (z128)) (not (z140))
      (not (z159)) (not (z160)) (not (z175)) (not (z177)) (not (z183)) (not (z188)) (not (z191))
      (not (z194)) (not (z198)) (not (z209)) (not (z234)) (not (z240)) (not (z246)) (not (z247))
      (not (z248)) (not (z252)) (not (z253)) (not (z258)) (not (z282)) (not (z286)) (not (z288))
      (not (z302)) (not (z308)) (not (z325)) (not (z333)) (not (z338)) (not (z339)) (not (z341))
      (not (z350)) (not (z364)) (z365) (not (z376)) (not (z397)))
    :effect (and
      (not (z73)) (z124) (z333) (not (z365))))
  (:action a621
    :parameters ()
    :precondition (and
      (not (z15)) (not (z20)) (not (z22)) (not (z27)) (not (z30)) (not (z45)) (not (z50))
      (not (z53)) (not (z56)) (z73) (not (z81)) (not (z98)) (not (z103)) (not (z124))
      (not (z128)) (not (z159)) (not (z160)) (not (z175)) (not (z188)) (not (z191)) (not (z194))
      (not (z198)) (not (z200)) (not (z207)) (not (z209)) (not (z226)) (not (z234)) (not (z243))
      (not (z246)) (not (z248)) (not (z251)) (not (z252)) (not (z253)) (not (z258)) (not (z277))
      (not (z282)) (not (z286)) (not (z288)) (not (z308)) (not (z319)) (not (z325)) (not (z333))
      (not (z341)) (not (z350)) (not (z364)) (not (z371)) (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (not (z73)) (z124) (z194)))
  (:action a622
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z27)) (not (z45)) (not (z46)) (not (z50)) (not (z53))
      (not (z56)) (z73) (not (z81)) (not (z98)) (not (z105)) (not (z112)) (not (z124))
      (not (z128)) (not (z139)) (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z173))
      (not (z175)) (not (z188)) (not (z191)) (not (z194)) (z198) (not (z209)) (not (z234))
      (not (z246)) (not (z248)) (not (z252)) (not (z253)) (not (z258)) (not (z280)) (not (z282))
      (not (z286)) (not (z288)) (not (z308)) (not (z325)) (not (z333)) (not (z341)) (not (z345))
      (not (z350)) (not (z364)) (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (not (z73)) (z98) (z124) (not (z198))))
  (:action a623
    :parameters ()
    :precondition (and
      (not (z7)) (not (z11)) (not (z20)) (not (z22)) (not (z24)) (not (z27)) (not (z29))
      (not (z35)) (not (z45)) (not (z46)) (not (z50)) (not (z53)) (not (z56)) (not (z57)) (z73)
      (not (z75)) (not (z81)) (not (z98)) (not (z105)) (not (z112)) (not (z124)) (not (z128))
      (not (z138)) (not (z139)) (not (z143)) (not (z154)) (not (z157)) (not (z159)) (not (z160))
      (not (z165)) (not (z173)) (not (z175)) (not (z188)) (not (z191)) (not (z194)) (z198)
      (not (z209)) (not (z234)) (not (z243)) (not (z246)) (not (z248)) (not (z252)) (not (z253))
      (not (z258)) (not (z260)) (not (z274)) (not (z280)) (not (z282)) (not (z286)) (not (z288))
      (not (z308)) (not (z315)) (not (z317)) (not (z325)) (not (z333)) (not (z341)) (not (z343))
      (not (z345)) (not (z350)) (not (z352)) (not (z364)) (not (z366)) (not (z376)) (not (z383))
      (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z73)) (z98) (z124) (z138) (not (z198))))
  (:action a624
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z39)) (not (z40)) (not (z50)) (not (z59)) (z65)
      (not (z69)) (not (z73)) (not (z75)) (not (z76)) (not (z78)) (not (z88)) (not (z94))
      (not (z98)) (not (z125)) (not (z131)) (not (z134)) (not (z136)) (not (z143)) (not (z144))
      (not (z159)) (not (z160)) (not (z170)) (not (z191)) (not (z194)) (z204) (not (z205))
      (not (z206)) (not (z209)) (not (z210)) (not (z222)) (not (z251)) (not (z255)) (not (z259))
      (not (z286)) (z307) (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z341))
      (not (z348)) (not (z364)) (not (z376)) (not (z393)) (not (z397)))
    :effect (and
      (z125) (not (z204)) (not (z307)) (z397)))
  (:action a625
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (z39) (not (z40)) (not (z44)) (not (z50)) (not (z69)) (not (z73))
      (not (z76)) (not (z78)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z94))
      (not (z98)) (not (z108)) (not (z115)) (not (z121)) (not (z125)) (not (z128)) (not (z131))
      (not (z134)) (not (z143)) (not (z146)) (not (z159)) (not (z160)) (not (z191)) (not (z194))
      (z204) (not (z205)) (not (z209)) (not (z222)) (not (z238)) (not (z251)) (not (z255))
      (not (z259)) (not (z286)) (z307) (not (z317)) (not (z325)) (not (z333)) (not (z341))
      (not (z348)) (not (z364)) (not (z376)) (not (z377)) (not (z393)) (not (z397)))
    :effect (and
      (not (z39)) (z125) (not (z204)) (not (z307)) (z364)))
  (:action a626
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z20)) (not (z24)) (not (z39)) (not (z40)) (not (z50))
      (not (z69)) (not (z73)) (not (z76)) (not (z78)) (not (z94)) (not (z98)) (not (z125))
      (not (z131)) (not (z134)) (z143) (not (z159)) (not (z160)) (not (z191)) (not (z194)) (z204)
      (not (z205)) (not (z209)) (not (z222)) (not (z251)) (not (z255)) (not (z259)) (not (z260))
      (not (z274)) (not (z286)) (not (z297)) (z307) (not (z325)) (not (z333)) (not (z341))
      (not (z348)) (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z393)) (not (z395))
      (not (z396)) (not (z397)))
    :effect (and
      (z125) (not (z143)) (z160) (not (z204)) (not (z307))))
  (:action a627
    :parameters ()
    :precondition (and
      (not (z4)) (not (z6)) (not (z25)) (not (z27)) (not (z41)) (not (z50)) (not (z53))
      (not (z70)) (not (z73)) (not (z98)) (not (z118)) (not (z120)) (not (z122)) (not (z136))
      (not (z146)) (not (z148)) (not (z153)) (not (z159)) (not (z160)) (not (z191)) (not (z194))
      (z195) (not (z209)) (not (z224)) (not (z231)) (not (z235)) (not (z257)) (not (z286)) (z295)
      (not (z300)) (not (z313)) (not (z315)) (not (z325)) (not (z333)) (not (z336)) (not (z343))
      (not (z356)) (not (z364)) (not (z367)) (not (z369)) (z376) (not (z382)) (not (z393))
      (not (z397)))
    :effect (and
      (z4) (z191) (not (z195)) (not (z295)) (not (z376))))
  (:action a628
    :parameters ()
    :precondition (and
      (not (z4)) (not (z25)) (not (z27)) (not (z41)) (not (z46)) (not (z50)) (not (z70))
      (not (z73)) (not (z98)) (not (z105)) (not (z112)) (not (z120)) (not (z122)) (not (z131))
      (not (z136)) (not (z139)) (not (z146)) (not (z153)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z173)) (not (z191)) (not (z194)) (not (z195)) (not (z198)) (not (z209))
      (not (z235)) (not (z257)) (not (z280)) (not (z286)) (z295) (not (z313)) (not (z315))
      (not (z325)) (not (z333)) (not (z336)) (z345) (not (z364)) (not (z366)) (z376) (not (z382))
      (not (z397)))
    :effect (and
      (z4) (z98) (not (z295)) (not (z345)) (not (z376))))
  (:action a629
    :parameters ()
    :precondition (and
      (not (z4)) (not (z25)) (not (z27)) (not (z41)) (not (z46)) (not (z50)) (not (z59))
      (not (z70)) (not (z73)) (not (z80)) (not (z98)) (not (z105)) (not (z112)) (not (z114))
      (not (z120)) (not (z122)) (not (z131)) (not (z136)) (not (z139)) (not (z140)) (not (z146))
      (not (z153)) (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z177))
      (not (z178)) (z183) (not (z191)) (not (z194)) (not (z195)) (not (z198)) (not (z209))
      (not (z235)) (not (z240)) (not (z247)) (not (z257)) (not (z280)) (not (z282)) (not (z286))
      (z295) (not (z302)) (not (z313)) (not (z315)) (not (z325)) (not (z333)) (not (z336))
      (not (z338)) (not (z339)) (z345) (not (z364)) (not (z365)) (not (z366)) (z376) (not (z382))
      (not (z397)))
    :effect (and
      (z4) (z98) (z177) (not (z295)) (not (z345)) (not (z376))))
  (:action a630
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (z43) (not (z50)) (not (z53)) (not (z73)) (not (z74)) (not (z91))
      (not (z98)) (not (z118)) (not (z148)) (not (z156)) (not (z159)) (not (z160)) (not (z175))
      (not (z178)) (not (z179)) (not (z189)) (z191) (not (z193)) (not (z194)) (not (z195))
      (not (z206)) (not (z209)) (not (z224)) (not (z231)) (not (z259)) (not (z286)) (not (z300))
      (not (z309)) (not (z314)) (not (z325)) (not (z333)) (not (z343)) (not (z356)) (not (z360))
      (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z383)) (not (z385)) (not (z390))
      (not (z393)) (not (z397)))
    :effect (and
      (z6) (not (z43)) (not (z191)) (z286)))
  (:action a631
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (z43) (not (z50)) (not (z53)) (not (z73)) (not (z74)) (not (z91))
      (not (z98)) (not (z118)) (not (z148)) (not (z156)) (not (z159)) (not (z160)) (not (z175))
      (z177) (not (z178)) (not (z179)) (z183) (not (z189)) (z191) (not (z193)) (not (z194))
      (not (z195)) (not (z206)) (not (z209)) (not (z224)) (not (z231)) (not (z259)) (not (z286))
      (not (z300)) (not (z302)) (not (z309)) (not (z314)) (not (z325)) (not (z333)) (not (z338))
      (not (z343)) (not (z356)) (not (z360)) (not (z364)) (not (z365)) (not (z367)) (not (z369))
      (not (z376)) (not (z383)) (not (z385)) (not (z390)) (not (z393)) (not (z397)))
    :effect (and
      (z6) (not (z43)) (not (z177)) (not (z191)) (z286)))
  (:action a632
    :parameters ()
    :precondition (and
      (not (z6)) (not (z27)) (not (z41)) (not (z50)) (not (z53)) (not (z70)) (not (z73))
      (not (z91)) (not (z98)) (not (z118)) (not (z120)) (not (z122)) (not (z148)) (z153)
      (not (z159)) (not (z160)) (not (z189)) (z191) (not (z193)) (not (z194)) (not (z195))
      (not (z206)) (not (z209)) (not (z224)) (not (z231)) (not (z235)) (not (z259)) (not (z286))
      (not (z295)) (not (z300)) (not (z313)) (not (z325)) (not (z333)) (not (z343)) (not (z356))
      (not (z360)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z382)) (not (z383))
      (not (z385)) (not (z393)) (not (z397)))
    :effect (and
      (z6) (not (z153)) (not (z191)) (z295) (z376)))
  (:action a633
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z50)) (not (z53)) (not (z66)) (not (z73)) (not (z91))
      (not (z94)) (not (z98)) (not (z118)) (not (z119)) (not (z148)) (not (z159)) (not (z160))
      (not (z169)) (not (z182)) (not (z189)) (z191) (not (z193)) (not (z194)) (not (z195))
      (not (z206)) (not (z209)) (not (z215)) (not (z224)) (not (z231)) (not (z246)) (not (z256))
      (not (z259)) (not (z272)) (not (z286)) (not (z300)) (not (z325)) (not (z333)) (not (z343))
      (not (z356)) (z358) (not (z360)) (not (z364)) (not (z367)) (not (z369)) (not (z376))
      (not (z383)) (not (z384)) (not (z385)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (z6) (not (z191)) (z209) (not (z358))))
  (:action a634
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z57)) (not (z73)) (not (z79)) (not (z98)) (z107)
      (not (z133)) (not (z138)) (not (z143)) (not (z159)) (z160) (not (z174)) (not (z190))
      (not (z191)) (not (z192)) (not (z194)) (not (z209)) (not (z258)) (not (z260)) (not (z274))
      (not (z286)) (not (z297)) (not (z325)) (not (z333)) (not (z352)) (not (z360)) (not (z364))
      (not (z374)) (not (z376)) (not (z381)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z7) (not (z107)) (not (z160)) (z325)))
  (:action a635
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z57)) (not (z73)) (not (z79)) (not (z98))
      (not (z107)) (not (z133)) (not (z138)) (not (z143)) (not (z159)) (z160) (not (z174))
      (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209)) (not (z258)) (not (z260))
      (not (z274)) (not (z286)) (not (z297)) (not (z325)) (not (z333)) (not (z352)) (not (z360))
      (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z383)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (z7) (not (z160)) (z325) (z395)))
  (:action a636
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z98)) (not (z114))
      (not (z138)) (not (z140)) (not (z143)) (not (z159)) (z160) (not (z177)) (not (z183))
      (not (z191)) (not (z194)) (not (z209)) (not (z240)) (not (z247)) (not (z260)) (not (z274))
      (not (z286)) (not (z297)) (not (z302)) (not (z325)) (not (z333)) (not (z338)) (z339)
      (not (z352)) (not (z364)) (not (z365)) (not (z376)) (not (z383)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (z7) (not (z160)) (z333) (not (z339))))
  (:action a637
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z98)) (not (z114))
      (not (z138)) (not (z140)) (not (z143)) (not (z159)) (z160) (not (z177)) (not (z183))
      (not (z191)) (not (z194)) (not (z209)) (not (z240)) (z247) (not (z260)) (not (z274))
      (not (z286)) (not (z297)) (not (z302)) (not (z325)) (not (z333)) (not (z338)) (not (z339))
      (not (z352)) (not (z364)) (not (z365)) (not (z376)) (not (z383)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (z7) (not (z160)) (not (z247)) (z333) (z395)))
  (:action a638
    :parameters ()
    :precondition (and
      (not (z7)) (not (z20)) (not (z24)) (not (z40)) (not (z50)) (not (z69)) (not (z73)) (z76)
      (not (z98)) (not (z125)) (not (z134)) (not (z138)) (not (z143)) (not (z159)) (z160)
      (not (z191)) (not (z194)) (not (z204)) (not (z209)) (not (z222)) (not (z255)) (not (z259))
      (not (z260)) (not (z274)) (not (z286)) (not (z297)) (z307) (not (z325)) (not (z333))
      (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z7) (not (z76)) (not (z160)) (z204)))
  (:action a639
    :parameters ()
    :precondition (and
      (not (z7)) (not (z20)) (not (z24)) (not (z40)) (not (z50)) (not (z69)) (not (z73))
      (not (z76)) (not (z98)) (not (z125)) (not (z134)) (not (z138)) (not (z143)) (not (z159))
      (z160) (not (z191)) (not (z194)) (not (z204)) (not (z209)) (not (z222)) (not (z255))
      (not (z259)) (not (z260)) (not (z274)) (not (z286)) (not (z297)) (z307) (not (z325))
      (not (z333)) (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (z7) (not (z160)) (z204) (z395)))
  (:action a640
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z40)) (not (z50)) (not (z59)) (z65) (not (z69))
      (not (z73)) (not (z75)) (not (z76)) (not (z88)) (not (z98)) (not (z125)) (not (z134))
      (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191)) (not (z194))
      (z204) (not (z206)) (not (z209)) (z210) (not (z222)) (not (z255)) (not (z259)) (not (z286))
      (z307) (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z364)) (not (z376))
      (not (z397)))
    :effect (and
      (z8) (not (z210)) (not (z307)) (z397)))
  (:action a641
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z40)) (not (z44)) (not (z50)) (not (z69)) (not (z73))
      (not (z76)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z108))
      (not (z115)) (z121) (not (z125)) (not (z128)) (not (z134)) (not (z146)) (not (z159))
      (not (z160)) (not (z191)) (not (z194)) (z204) (not (z209)) (not (z222)) (not (z238))
      (not (z255)) (not (z259)) (not (z286)) (z307) (not (z317)) (not (z325)) (not (z333))
      (not (z364)) (not (z376)) (z377) (not (z397)))
    :effect (and
      (z8) (not (z121)) (not (z307)) (z364) (not (z377))))
  (:action a642
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z40)) (not (z44)) (not (z50)) (not (z69)) (not (z73))
      (not (z76)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z108))
      (not (z115)) (z121) (not (z125)) (not (z128)) (not (z134)) (not (z146)) (not (z159))
      (not (z160)) (not (z191)) (not (z194)) (z204) (not (z209)) (not (z222)) (not (z238))
      (not (z255)) (not (z259)) (not (z286)) (z307) (not (z317)) (not (z325)) (not (z333))
      (not (z364)) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (z8) (not (z121)) (not (z204)) (z255) (not (z307)) (z364)))
  (:action a643
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z20)) (not (z24)) (not (z40)) (not (z50)) (not (z69))
      (not (z73)) (not (z76)) (not (z98)) (not (z125)) (not (z134)) (not (z143)) (not (z159))
      (not (z160)) (not (z191)) (not (z194)) (z204) (not (z209)) (not (z222)) (not (z255))
      (not (z259)) (not (z260)) (not (z274)) (not (z286)) (not (z297)) (z307) (not (z325))
      (not (z333)) (not (z352)) (not (z364)) (not (z376)) (not (z383)) (z395) (not (z396))
      (not (z397)))
    :effect (and
      (z8) (z160) (not (z307)) (not (z395))))
  (:action a644
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z20)) (not (z24)) (not (z40)) (not (z50)) (not (z69))
      (not (z73)) (not (z76)) (not (z98)) (not (z125)) (not (z134)) (not (z143)) (not (z159))
      (not (z160)) (not (z191)) (not (z194)) (z204) (not (z209)) (not (z222)) (not (z255))
      (not (z259)) (z260) (not (z274)) (not (z286)) (not (z297)) (z307) (not (z325)) (not (z333))
      (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z8) (z160) (not (z204)) (z255) (not (z260)) (not (z307))))
  (:action a645
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z40)) (not (z50)) (z59) (not (z65)) (not (z69))
      (not (z73)) (not (z75)) (not (z76)) (not (z88)) (not (z98)) (not (z125)) (not (z134))
      (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191)) (not (z194))
      (z204) (not (z206)) (not (z209)) (not (z210)) (not (z222)) (not (z255)) (not (z259))
      (not (z286)) (z307) (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z364))
      (not (z376)) (not (z397)))
    :effect (and
      (z8) (not (z59)) (z65) (not (z204)) (z255) (not (z307)) (z397)))
  (:action a646
    :parameters ()
    :precondition (and
      (not (z11)) (not (z29)) (not (z35)) (not (z50)) (z57) (not (z66)) (not (z73)) (not (z75))
      (not (z79)) (not (z81)) (not (z94)) (not (z98)) (not (z107)) (not (z119)) (not (z133))
      (not (z138)) (not (z157)) (not (z159)) (not (z160)) (not (z165)) (not (z169)) (not (z174))
      (not (z182)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (z209) (not (z215))
      (not (z243)) (not (z246)) (not (z256)) (not (z258)) (not (z272)) (not (z286)) (not (z315))
      (not (z317)) (not (z325)) (not (z333)) (not (z343)) (not (z358)) (not (z360)) (not (z364))
      (not (z374)) (not (z376)) (not (z381)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z11) (not (z57)) (not (z209)) (z325)))
  (:action a647
    :parameters ()
    :precondition (and
      (not (z11)) (not (z29)) (not (z35)) (not (z50)) (not (z57)) (not (z66)) (not (z73))
      (not (z75)) (not (z80)) (not (z81)) (not (z94)) (not (z98)) (not (z114)) (not (z119))
      (not (z138)) (not (z140)) (not (z157)) (not (z159)) (not (z160)) (not (z165)) (not (z169))
      (not (z177)) (not (z182)) (not (z183)) (not (z191)) (not (z194)) (z209) (not (z215))
      (not (z240)) (not (z243)) (not (z246)) (not (z247)) (not (z256)) (not (z272)) (not (z286))
      (z302) (not (z315)) (not (z317)) (not (z325)) (not (z333)) (not (z338)) (not (z339))
      (not (z343)) (not (z358)) (not (z364)) (z365) (not (z376)) (not (z384)) (not (z392))
      (not (z397)))
    :effect (and
      (z11) (not (z209)) (not (z302)) (z333) (not (z365))))
  (:action a648
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z29)) (not (z35)) (not (z50)) (not (z53)) (not (z57))
      (not (z66)) (not (z73)) (not (z75)) (not (z81)) (not (z94)) (not (z98)) (not (z118))
      (not (z119)) (not (z138)) (not (z148)) (not (z157)) (not (z159)) (not (z160)) (not (z165))
      (not (z169)) (not (z182)) (not (z191)) (not (z194)) (not (z195)) (z209) (not (z215))
      (not (z224)) (not (z231)) (not (z243)) (not (z246)) (not (z256)) (not (z272)) (not (z286))
      (not (z300)) (not (z315)) (not (z317)) (not (z325)) (not (z333)) (z343) (not (z356))
      (not (z358)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z384)) (not (z392))
      (not (z393)) (not (z397)))
    :effect (and
      (z11) (z191) (not (z209)) (not (z343))))
  (:action a649
    :parameters ()
    :precondition (and
      (not (z11)) (not (z29)) (not (z35)) (not (z46)) (not (z50)) (not (z57)) (not (z66))
      (not (z73)) (not (z75)) (not (z81)) (not (z94)) (not (z98)) (not (z105)) (not (z112))
      (not (z119)) (not (z131)) (not (z138)) (z139) (not (z154)) (z157) (not (z159)) (not (z160))
      (not (z165)) (not (z169)) (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198))
      (z209) (not (z215)) (not (z243)) (not (z246)) (not (z256)) (not (z272)) (not (z280))
      (not (z286)) (not (z315)) (not (z317)) (not (z325)) (not (z333)) (not (z343)) (not (z345))
      (not (z358)) (not (z364)) (not (z366)) (not (z376)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z11) (z98) (not (z139)) (not (z157)) (not (z209))))
  (:action a650
    :parameters ()
    :precondition (and
      (not (z11)) (not (z29)) (not (z35)) (not (z39)) (not (z46)) (not (z50)) (not (z57))
      (not (z66)) (not (z73)) (not (z75)) (not (z78)) (not (z81)) (not (z94)) (not (z98))
      (not (z105)) (not (z112)) (not (z119)) (not (z125)) (not (z131)) (not (z138)) (z139)
      (not (z143)) (not (z154)) (z157) (not (z159)) (not (z160)) (not (z165)) (not (z169))
      (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198)) (not (z205)) (z209)
      (not (z215)) (not (z243)) (not (z246)) (not (z251)) (not (z256)) (not (z272)) (not (z280))
      (not (z286)) (not (z315)) (not (z317)) (not (z325)) (not (z333)) (not (z343)) (not (z345))
      (not (z348)) (not (z358)) (not (z364)) (not (z366)) (not (z376)) (not (z384)) (not (z392))
      (not (z393)) (not (z397)))
    :effect (and
      (z11) (z98) (z131) (not (z139)) (not (z157)) (not (z209))))
  (:action a651
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z45)) (not (z50)) (not (z72))
      (not (z73)) (not (z78)) (not (z98)) (not (z103)) (not (z109)) (not (z120)) (not (z158))
      (not (z159)) (not (z160)) (not (z189)) (not (z191)) (z194) (not (z200)) (z202) (not (z207))
      (not (z209)) (not (z210)) (not (z226)) (not (z232)) (not (z243)) (not (z251)) (not (z269))
      (not (z272)) (not (z273)) (not (z277)) (not (z286)) (z306) (not (z319)) (not (z325))
      (not (z333)) (not (z336)) (not (z359)) (not (z364)) (not (z371)) (not (z376)) (not (z377))
      (not (z388)) (not (z397)))
    :effect (and
      (z15) (z159) (not (z194)) (not (z202)) (not (z306))))
  (:action a652
    :parameters ()
    :precondition (and
      (not (z15)) (not (z30)) (z45) (not (z50)) (not (z56)) (not (z73)) (not (z81)) (not (z98))
      (not (z103)) (not (z109)) (not (z120)) (not (z124)) (not (z158)) (not (z159)) (not (z160))
      (z188) (not (z191)) (z194) (not (z200)) (not (z207)) (not (z209)) (not (z210)) (not (z226))
      (not (z234)) (not (z243)) (not (z248)) (not (z251)) (not (z252)) (not (z253)) (not (z272))
      (not (z277)) (not (z282)) (not (z286)) (not (z308)) (not (z319)) (not (z325)) (not (z333))
      (not (z341)) (not (z350)) (not (z364)) (not (z371)) (not (z376)) (not (z377)) (not (z388))
      (not (z397)))
    :effect (and
      (z15) (not (z45)) (z73) (not (z188)) (not (z194))))
  (:action a653
    :parameters ()
    :precondition (and
      (not (z17)) (not (z29)) (not (z50)) (not (z72)) (not (z73)) (not (z78)) (not (z80))
      (not (z98)) (not (z114)) (not (z140)) (z159) (not (z160)) (not (z177)) (not (z183))
      (not (z189)) (not (z191)) (not (z194)) (not (z202)) (not (z209)) (not (z232)) (not (z240))
      (z247) (not (z269)) (not (z273)) (not (z286)) (not (z292)) (not (z302)) (not (z306))
      (not (z325)) (not (z333)) (not (z336)) (not (z338)) (not (z339)) (not (z359)) (not (z364))
      (not (z365)) (not (z376)) (not (z397)))
    :effect (and
      (z17) (not (z159)) (not (z247)) (z333)))
  (:action a654
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z50)) (not (z72)) (not (z73))
      (not (z78)) (not (z98)) (not (z103)) (z159) (not (z160)) (not (z189)) (not (z191))
      (not (z194)) (not (z200)) (not (z202)) (not (z207)) (not (z209)) (z226) (not (z232))
      (not (z243)) (not (z247)) (not (z251)) (not (z269)) (not (z273)) (not (z277)) (not (z286))
      (not (z292)) (not (z306)) (not (z319)) (not (z325)) (not (z333)) (not (z336)) (not (z359))
      (not (z364)) (not (z371)) (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (z17) (not (z159)) (z194) (not (z226))))
  (:action a655
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z50)) (not (z72)) (not (z73))
      (not (z78)) (not (z98)) (not (z103)) (z159) (not (z160)) (z177) (z183) (not (z189))
      (not (z191)) (not (z194)) (not (z200)) (not (z202)) (not (z207)) (not (z209)) (z226)
      (not (z232)) (not (z243)) (not (z247)) (not (z251)) (not (z269)) (not (z273)) (not (z277))
      (not (z286)) (not (z292)) (not (z302)) (not (z306)) (not (z319)) (not (z325)) (not (z333))
      (not (z336)) (not (z338)) (not (z359)) (not (z364)) (not (z365)) (not (z371)) (not (z376))
      (not (z388)) (not (z397)))
    :effect (and
      (z17) (not (z159)) (not (z177)) (z194) (not (z226))))
  (:action a656
    :parameters ()
    :precondition (and
      (not (z18)) (not (z22)) (not (z35)) (not (z50)) (not (z52)) (not (z59)) (z65) (not (z73))
      (not (z75)) (not (z88)) (not (z98)) (not (z99)) (not (z102)) (not (z109)) (not (z135))
      (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191)) (not (z194))
      (z205) (not (z206)) (not (z209)) (not (z210)) (not (z217)) (not (z230)) (not (z257))
      (not (z286)) (not (z287)) (not (z301)) (not (z310)) (not (z325)) (not (z332)) (not (z333))
      (not (z364)) (not (z376)) (not (z385)) (z397))
    :effect (and
      (z18) (not (z397))))
  (:action a657
    :parameters ()
    :precondition (and
      (not (z18)) (not (z22)) (not (z35)) (not (z50)) (not (z52)) (not (z59)) (z65) (not (z73))
      (not (z75)) (not (z88)) (not (z98)) (not (z99)) (not (z102)) (not (z109)) (not (z135))
      (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191)) (not (z194))
      (z205) (not (z206)) (not (z209)) (not (z210)) (not (z217)) (not (z230)) (not (z257))
      (not (z286)) (not (z287)) (not (z301)) (not (z310)) (not (z325)) (not (z332)) (not (z333))
      (not (z364)) (not (z376)) (not (z385)) (z397))
    :effect (and
      (z18) (not (z205)) (not (z397))))
  (:action a658
    :parameters ()
    :precondition (and
      (not (z18)) (not (z28)) (not (z35)) (not (z43)) (not (z50)) (not (z52)) (not (z73))
      (not (z74)) (not (z98)) (not (z99)) (not (z102)) (not (z109)) (not (z135)) (not (z156))
      (not (z159)) (not (z160)) (not (z175)) (not (z178)) (not (z179)) (not (z191)) (not (z194))
      (not (z209)) (not (z217)) (z230) (not (z257)) (z286) (not (z287)) (not (z301)) (not (z309))
      (not (z314)) (not (z325)) (not (z333)) (not (z364)) (not (z376)) (not (z385)) (not (z390))
      (not (z397)))
    :effect (and
      (z18) (not (z230)) (not (z286))))
  (:action a659
    :parameters ()
    :precondition (and
      (not (z18)) (not (z22)) (not (z35)) (not (z50)) (not (z52)) (not (z59)) (z65) (not (z73))
      (not (z75)) (not (z88)) (not (z98)) (not (z99)) (not (z102)) (not (z109)) (not (z135))
      (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191)) (not (z194))
      (not (z206)) (not (z209)) (not (z210)) (not (z217)) (z230) (not (z257)) (not (z286))
      (not (z287)) (not (z301)) (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z364))
      (not (z376)) (not (z385)) (z397))
    :effect (and
      (z18) (not (z65)) (not (z230)) (not (z397))))
  (:action a660
    :parameters ()
    :precondition (and
      (not (z18)) (not (z28)) (not (z35)) (not (z43)) (not (z50)) (not (z52)) (not (z73))
      (not (z74)) (not (z98)) (z99) (not (z102)) (not (z109)) (not (z135)) (not (z156))
      (not (z159)) (not (z160)) (not (z175)) (not (z178)) (not (z179)) (not (z191)) (not (z194))
      (not (z209)) (not (z217)) (not (z230)) (not (z257)) (z286) (not (z287)) (not (z301))
      (not (z309)) (not (z314)) (not (z325)) (not (z333)) (not (z364)) (not (z376)) (not (z385))
      (not (z390)) (not (z397)))
    :effect (and
      (z18) (not (z99)) (not (z286)) (z390)))
  (:action a661
    :parameters ()
    :precondition (and
      (not (z18)) (not (z22)) (not (z35)) (not (z50)) (not (z52)) (not (z59)) (z65) (not (z73))
      (not (z75)) (not (z88)) (not (z98)) (z99) (not (z102)) (not (z109)) (not (z135))
      (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191)) (not (z194))
      (not (z206)) (not (z209)) (not (z210)) (not (z217)) (not (z222)) (not (z230)) (not (z257))
      (not (z286)) (not (z287)) (not (z294)) (not (z301)) (not (z310)) (not (z325)) (not (z332))
      (not (z333)) (not (z359)) (not (z364)) (not (z367)) (not (z376)) (not (z384)) (not (z385))
      (not (z388)) (not (z396)) (z397))
    :effect (and
      (z18) (not (z65)) (not (z99)) (z332) (not (z397))))
  (:action a662
    :parameters ()
    :precondition (and
      (not (z18)) (not (z28)) (not (z31)) (not (z35)) (not (z43)) (not (z50)) (not (z52))
      (not (z73)) (not (z74)) (not (z80)) (not (z84)) (not (z98)) (not (z99)) (not (z102))
      (not (z106)) (not (z109)) (not (z122)) (not (z135)) (not (z144)) (not (z156)) (not (z159))
      (not (z160)) (not (z175)) (not (z178)) (not (z179)) (not (z182)) (not (z191)) (not (z194))
      (not (z207)) (not (z209)) (not (z217)) (not (z230)) (not (z232)) (not (z257)) (z286) (z287)
      (z301) (not (z308)) (not (z309)) (not (z314)) (not (z325)) (not (z333)) (not (z352))
      (not (z364)) (not (z376)) (not (z381)) (not (z385)) (not (z390)) (not (z397)))
    :effect (and
      (z18) (not (z286)) (not (z287)) (not (z301)) (z309)))
  (:action a663
    :parameters ()
    :precondition (and
      (not (z18)) (not (z22)) (not (z35)) (not (z50)) (not (z52)) (not (z59)) (z65) (not (z73))
      (not (z75)) (not (z88)) (not (z98)) (not (z99)) (z102) (not (z109)) (not (z135))
      (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191)) (not (z194))
      (not (z206)) (not (z209)) (not (z210)) (not (z217)) (not (z230)) (not (z257)) (not (z286))
      (not (z287)) (not (z301)) (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z364))
      (not (z376)) (not (z385)) (z397))
    :effect (and
      (z18) (not (z65)) (not (z102)) (z310) (not (z397))))
  (:action a664
    :parameters ()
    :precondition (and
      (not (z18)) (not (z28)) (not (z35)) (not (z43)) (not (z50)) (not (z52)) (not (z73))
      (not (z74)) (not (z98)) (not (z99)) (not (z102)) (z109) (not (z135)) (not (z156))
      (not (z159)) (not (z160)) (not (z175)) (not (z178)) (not (z179)) (not (z191)) (not (z194))
      (not (z209)) (not (z217)) (not (z230)) (not (z257)) (z286) (not (z287)) (not (z301))
      (not (z309)) (not (z314)) (not (z325)) (not (z333)) (not (z364)) (not (z376)) (not (z385))
      (not (z390)) (not (z397)))
    :effect (and
      (z18) (not (z109)) (not (z286)) (z314)))
  (:action a665
    :parameters ()
    :precondition (and
      (not (z18)) (not (z28)) (not (z35)) (not (z43)) (not (z50)) (not (z52)) (not (z73))
      (not (z74)) (not (z98)) (not (z99)) (not (z102)) (not (z109)) (not (z135)) (not (z156))
      (not (z159)) (not (z160)) (not (z175)) (not (z178)) (not (z179)) (not (z191)) (not (z194))
      (z205) (not (z209)) (not (z217)) (not (z230)) (not (z257)) (z286) (not (z287)) (not (z301))
      (not (z309)) (not (z314)) (not (z325)) (not (z333)) (not (z364)) (not (z376)) (not (z385))
      (not (z390)) (not (z397)))
    :effect (and
      (z18) (not (z205)) (not (z286)) (z314) (z390)))
  (:action a666
    :parameters ()
    :precondition (and
      (not (z6)) (not (z18)) (not (z22)) (not (z35)) (not (z50)) (not (z52)) (not (z59)) (z65)
      (not (z73)) (not (z75)) (not (z88)) (not (z91)) (not (z98)) (not (z99)) (not (z102))
      (not (z109)) (not (z135)) (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170))
      (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z206)) (not (z209)) (not (z210))
      (not (z217)) (not (z230)) (not (z257)) (not (z259)) (not (z286)) (not (z287)) (not (z301))
      (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z360)) (not (z364)) (not (z376))
      (not (z383)) (z385) (z397))
    :effect (and
      (z18) (not (z65)) (z206) (not (z385)) (not (z397))))
  (:action a667
    :parameters ()
    :precondition (and
      (not (z15)) (not (z18)) (not (z22)) (not (z35)) (not (z45)) (not (z50)) (not (z52))
      (not (z59)) (z65) (not (z73)) (not (z75)) (not (z88)) (not (z98)) (not (z99)) (not (z102))
      (z109) (not (z120)) (not (z135)) (not (z136)) (not (z144)) (not (z158)) (not (z159))
      (not (z160)) (not (z170)) (not (z191)) (not (z194)) (not (z206)) (not (z209)) (not (z210))
      (not (z217)) (not (z230)) (not (z257)) (not (z272)) (not (z286)) (not (z287)) (not (z301))
      (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z364)) (not (z376)) (not (z377))
      (not (z385)) (z397))
    :effect (and
      (z18) (not (z109)) (z210) (not (z397))))
  (:action a668
    :parameters ()
    :precondition (and
      (not (z4)) (not (z18)) (not (z22)) (not (z25)) (not (z35)) (not (z50)) (not (z52))
      (not (z59)) (z65) (not (z73)) (not (z75)) (not (z88)) (not (z98)) (not (z99)) (not (z102))
      (not (z109)) (not (z135)) (not (z136)) (not (z144)) (not (z146)) (not (z159)) (not (z160))
      (not (z170)) (not (z191)) (not (z194)) (not (z195)) (not (z206)) (not (z209)) (not (z210))
      (not (z217)) (not (z230)) (z257) (not (z286)) (not (z287)) (not (z301)) (not (z310))
      (not (z325)) (not (z332)) (not (z333)) (not (z336)) (not (z364)) (not (z376)) (not (z385))
      (z397))
    :effect (and
      (z18) (not (z65)) (z136) (not (z257)) (z310) (not (z397))))
  (:action a669
    :parameters ()
    :precondition (and
      (not (z18)) (not (z22)) (not (z31)) (not (z35)) (not (z50)) (not (z52)) (not (z59)) (z65)
      (not (z73)) (not (z75)) (not (z80)) (not (z84)) (not (z88)) (not (z98)) (not (z99))
      (not (z102)) (not (z106)) (not (z109)) (not (z122)) (not (z135)) (not (z136)) (not (z144))
      (not (z159)) (not (z160)) (not (z170)) (not (z182)) (not (z191)) (not (z194)) (not (z206))
      (not (z207)) (not (z209)) (not (z210)) (not (z217)) (not (z230)) (not (z232)) (not (z257))
      (not (z286)) (z287) (z301) (not (z308)) (not (z309)) (not (z310)) (not (z325)) (not (z332))
      (not (z333)) (not (z352)) (not (z364)) (not (z376)) (not (z381)) (not (z385)) (z397))
    :effect (and
      (z18) (not (z65)) (z144) (not (z287)) (not (z301)) (not (z397))))
  (:action a670
    :parameters ()
    :precondition (and
      (not (z18)) (not (z28)) (not (z35)) (not (z43)) (not (z50)) (not (z52)) (not (z73))
      (not (z74)) (not (z98)) (not (z99)) (not (z102)) (not (z109)) (not (z135)) (not (z156))
      (not (z159)) (not (z160)) (not (z175)) (not (z178)) (not (z179)) (not (z191)) (not (z194))
      (not (z209)) (z217) (not (z230)) (not (z257)) (z286) (not (z287)) (not (z301)) (not (z309))
      (not (z314)) (not (z325)) (not (z333)) (not (z364)) (not (z376)) (not (z385)) (not (z390))
      (not (z397)))
    :effect (and
      (z18) (z156) (not (z217)) (not (z286))))
  (:action a671
    :parameters ()
    :precondition (and
      (not (z18)) (not (z22)) (not (z35)) (not (z50)) (z52) (not (z59)) (z65) (not (z73))
      (not (z75)) (not (z88)) (not (z98)) (not (z99)) (not (z102)) (not (z109)) (not (z135))
      (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191)) (not (z194))
      (not (z206)) (not (z209)) (not (z210)) (not (z217)) (not (z230)) (not (z257)) (not (z286))
      (not (z287)) (not (z301)) (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z364))
      (not (z376)) (not (z385)) (z397))
    :effect (and
      (z18) (not (z52)) (not (z65)) (z170) (not (z397))))
  (:action a672
    :parameters ()
    :precondition (and
      (not (z18)) (not (z22)) (not (z35)) (not (z50)) (not (z52)) (not (z59)) (z65) (not (z73))
      (not (z75)) (not (z88)) (not (z98)) (not (z99)) (not (z102)) (not (z109)) (not (z135))
      (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191)) (not (z194))
      (not (z206)) (not (z209)) (not (z210)) (z217) (not (z230)) (not (z257)) (not (z286))
      (not (z287)) (not (z301)) (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z364))
      (not (z376)) (not (z385)) (z397))
    :effect (and
      (z18) (not (z65)) (z170) (not (z217)) (z310) (not (z397))))
  (:action a673
    :parameters ()
    :precondition (and
      (not (z18)) (not (z20)) (not (z22)) (not (z27)) (not (z28)) (z31) (not (z35)) (not (z43))
      (not (z50)) (not (z52)) (not (z53)) (not (z73)) (not (z74)) (not (z98)) (not (z99))
      (not (z102)) (not (z109)) (not (z124)) (not (z128)) (not (z135)) (not (z156)) (not (z159))
      (not (z160)) (not (z175)) (not (z178)) (not (z179)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z217)) (not (z230)) (not (z246)) (not (z257)) (not (z258)) (z286)
      (not (z287)) (not (z288)) (not (z301)) (not (z309)) (not (z314)) (not (z325)) (not (z333))
      (not (z364)) (not (z376)) (not (z385)) (not (z390)) (not (z397)))
    :effect (and
      (z18) (not (z31)) (z175) (not (z286))))
  (:action a674
    :parameters ()
    :precondition (and
      (not (z18)) (not (z20)) (not (z22)) (not (z27)) (not (z28)) (z31) (not (z35)) (not (z43))
      (not (z50)) (not (z52)) (not (z53)) (not (z73)) (not (z74)) (not (z98)) (not (z99))
      (not (z102)) (not (z109)) (not (z124)) (not (z128)) (not (z135)) (z138) (not (z156))
      (not (z159)) (not (z160)) (not (z175)) (not (z178)) (not (z179)) (not (z191)) (not (z194))
      (not (z198)) (not (z209)) (not (z217)) (not (z230)) (not (z246)) (not (z257)) (not (z258))
      (z286) (not (z287)) (not (z288)) (not (z301)) (not (z309)) (not (z314)) (not (z325))
      (not (z333)) (not (z364)) (not (z376)) (not (z385)) (not (z390)) (not (z397)))
    :effect (and
      (z18) (not (z31)) (not (z138)) (z175) (not (z286))))
  (:action a675
    :parameters ()
    :precondition (and
      (not (z18)) (not (z20)) (not (z22)) (not (z27)) (not (z28)) (z31) (not (z35)) (not (z43))
      (not (z50)) (not (z52)) (not (z53)) (not (z73)) (not (z74)) (not (z98)) (not (z99))
      (not (z102)) (not (z109)) (not (z124)) (not (z128)) (not (z135)) (not (z156)) (not (z159))
      (not (z160)) (not (z175)) (z177) (not (z178)) (not (z179)) (z183) (not (z191)) (not (z194))
      (not (z198)) (not (z209)) (not (z217)) (not (z230)) (not (z246)) (not (z257)) (not (z258))
      (z286) (not (z287)) (not (z288)) (not (z301)) (not (z302)) (not (z309)) (not (z314))
      (not (z325)) (not (z333)) (not (z338)) (not (z364)) (not (z365)) (not (z376)) (not (z385))
      (not (z390)) (not (z397)))
    :effect (and
      (z18) (not (z31)) (z175) (not (z177)) (not (z286))))
  (:action a676
    :parameters ()
    :precondition (and
      (not (z18)) (not (z28)) (not (z35)) (not (z43)) (not (z50)) (not (z52)) (not (z59))
      (not (z73)) (not (z74)) (not (z80)) (not (z98)) (not (z99)) (not (z102)) (z109)
      (not (z114)) (not (z135)) (not (z140)) (not (z156)) (not (z159)) (not (z160)) (not (z175))
      (not (z177)) (not (z178)) (not (z179)) (z183) (not (z191)) (not (z194)) (not (z209))
      (not (z217)) (not (z230)) (not (z240)) (not (z247)) (not (z257)) (not (z282)) (z286)
      (not (z287)) (not (z301)) (not (z302)) (not (z309)) (not (z314)) (not (z325)) (not (z333))
      (not (z338)) (not (z339)) (not (z364)) (not (z365)) (not (z376)) (not (z385)) (not (z390))
      (not (z397)))
    :effect (and
      (z18) (not (z109)) (z177) (not (z286)) (z314)))
  (:action a677
    :parameters ()
    :precondition (and
      (not (z18)) (not (z28)) (not (z31)) (not (z35)) (not (z43)) (not (z50)) (not (z52))
      (not (z59)) (not (z73)) (not (z74)) (not (z98)) (not (z99)) (not (z102)) (not (z109))
      (not (z135)) (not (z156)) (not (z159)) (not (z160)) (not (z175)) (not (z177)) (not (z178))
      (not (z179)) (not (z191)) (not (z194)) (not (z209)) (not (z217)) (not (z230)) (not (z257))
      (not (z282)) (z286) (not (z287)) (z301) (not (z309)) (not (z314)) (not (z325)) (not (z333))
      (not (z364)) (not (z376)) (not (z385)) (not (z390)) (not (z397)))
    :effect (and
      (z18) (z178) (not (z286)) (not (z301))))
  (:action a678
    :parameters ()
    :precondition (and
      (not (z18)) (not (z28)) (not (z35)) (not (z42)) (not (z43)) (not (z50)) (not (z52))
      (not (z56)) (not (z73)) (not (z74)) (not (z98)) (not (z99)) (z102) (not (z109))
      (not (z115)) (not (z135)) (not (z140)) (not (z156)) (not (z159)) (not (z160)) (not (z175))
      (not (z178)) (not (z179)) (not (z191)) (not (z194)) (not (z209)) (not (z217)) (not (z230))
      (not (z257)) (not (z280)) (z286) (not (z287)) (not (z301)) (not (z309)) (not (z313))
      (not (z314)) (not (z325)) (not (z333)) (not (z356)) (not (z364)) (not (z376)) (not (z385))
      (not (z390)) (not (z397)))
    :effect (and
      (z18) (not (z102)) (z156) (z179) (not (z286)) (z314)))
  (:action a679
    :parameters ()
    :precondition (and
      (not (z18)) (not (z28)) (z35) (not (z43)) (not (z50)) (not (z52)) (not (z73)) (not (z74))
      (not (z98)) (not (z99)) (not (z102)) (not (z109)) (not (z135)) (not (z156)) (not (z159))
      (not (z160)) (not (z175)) (not (z178)) (not (z179)) (not (z191)) (not (z194)) (not (z209))
      (not (z217)) (not (z230)) (not (z257)) (z286) (not (z287)) (not (z301)) (not (z309))
      (not (z314)) (not (z325)) (not (z333)) (not (z364)) (not (z376)) (not (z385)) (not (z390))
      (not (z397)))
    :effect (and
      (z18) (not (z35)) (z74) (not (z286))))
  (:action a680
    :parameters ()
    :precondition (and
      (not (z11)) (not (z18)) (not (z22)) (not (z29)) (z35) (not (z50)) (not (z52)) (not (z57))
      (not (z59)) (z65) (not (z73)) (not (z75)) (not (z81)) (not (z88)) (not (z98)) (not (z99))
      (not (z102)) (not (z109)) (not (z135)) (not (z136)) (not (z138)) (not (z144)) (not (z157))
      (not (z159)) (not (z160)) (not (z165)) (not (z170)) (not (z191)) (not (z194)) (not (z206))
      (not (z209)) (not (z210)) (not (z217)) (not (z230)) (not (z243)) (not (z257)) (not (z286))
      (not (z287)) (not (z301)) (not (z310)) (not (z315)) (not (z317)) (not (z325)) (not (z332))
      (not (z333)) (not (z343)) (not (z364)) (not (z376)) (not (z385)) (z397))
    :effect (and
      (z18) (not (z35)) (not (z65)) (z75) (not (z397))))
  (:action a681
    :parameters ()
    :precondition (and
      (not (z18)) (not (z28)) (not (z31)) (not (z35)) (not (z43)) (not (z50)) (not (z52))
      (not (z73)) (not (z74)) (not (z80)) (not (z84)) (not (z98)) (not (z99)) (not (z101))
      (not (z102)) (not (z106)) (not (z109)) (not (z122)) (not (z135)) (not (z144)) (not (z156))
      (not (z159)) (not (z160)) (not (z175)) (not (z178)) (not (z179)) (not (z182)) (not (z191))
      (not (z194)) (not (z207)) (not (z209)) (not (z217)) (not (z230)) (not (z232)) (not (z257))
      (z286) (z287) (z301) (not (z308)) (not (z309)) (not (z314)) (not (z325)) (not (z333))
      (not (z352)) (not (z364)) (not (z376)) (not (z381)) (not (z385)) (not (z390)) (not (z397)))
    :effect (and
      (z18) (z101) (not (z286)) (not (z287)) (not (z301)) (z309)))
  (:action a682
    :parameters ()
    :precondition (and
      (not (z18)) (not (z28)) (not (z35)) (not (z43)) (not (z50)) (not (z52)) (not (z73))
      (not (z74)) (not (z98)) (not (z99)) (not (z101)) (not (z102)) (not (z109)) (not (z135))
      (not (z156)) (not (z159)) (not (z160)) (not (z175)) (not (z178)) (not (z179)) (not (z191))
      (not (z194)) (not (z209)) (z217) (not (z230)) (not (z257)) (z286) (not (z287)) (not (z301))
      (not (z309)) (not (z314)) (not (z325)) (not (z333)) (not (z364)) (not (z376)) (not (z385))
      (not (z390)) (not (z397)))
    :effect (and
      (z18) (z101) (z156) (not (z217)) (not (z286))))
  (:action a683
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z27)) (not (z40)) (not (z44)) (not (z50))
      (not (z53)) (not (z69)) (not (z73)) (not (z76)) (not (z82)) (not (z84)) (not (z89))
      (not (z91)) (not (z98)) (not (z108)) (not (z115)) (not (z121)) (not (z124)) (not (z125))
      (z128) (not (z134)) (not (z138)) (not (z146)) (not (z159)) (not (z160)) (not (z175))
      (not (z191)) (not (z194)) (not (z198)) (z204) (not (z209)) (not (z222)) (not (z238))
      (not (z246)) (not (z255)) (not (z258)) (not (z259)) (not (z286)) (not (z288)) (z307)
      (not (z317)) (not (z325)) (not (z333)) (not (z364)) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (z20) (not (z128)) (not (z204)) (not (z307)) (z364)))
  (:action a684
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z20)) (not (z22)) (not (z24)) (not (z27)) (not (z40))
      (not (z50)) (not (z53)) (not (z69)) (not (z73)) (not (z76)) (not (z98)) (not (z124))
      (not (z125)) (not (z128)) (not (z134)) (not (z138)) (not (z143)) (not (z159)) (not (z160))
      (not (z175)) (not (z191)) (not (z194)) (not (z198)) (z204) (not (z209)) (not (z222))
      (not (z246)) (not (z255)) (not (z258)) (not (z259)) (not (z260)) (not (z274)) (not (z286))
      (not (z288)) (z297) (z307) (not (z325)) (not (z333)) (not (z352)) (not (z364)) (not (z376))
      (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z20) (z160) (not (z204)) (not (z297)) (not (z307))))
  (:action a685
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (z22) (not (z27)) (not (z40)) (not (z50)) (not (z53)) (not (z59))
      (not (z65)) (not (z69)) (not (z73)) (not (z75)) (not (z76)) (not (z88)) (not (z98))
      (not (z124)) (not (z125)) (not (z128)) (not (z134)) (not (z136)) (not (z138)) (not (z144))
      (not (z159)) (not (z160)) (not (z170)) (not (z175)) (not (z191)) (not (z194)) (not (z198))
      (z204) (not (z206)) (not (z209)) (not (z210)) (not (z222)) (not (z246)) (not (z255))
      (not (z258)) (not (z259)) (not (z286)) (not (z288)) (z307) (not (z310)) (not (z325))
      (not (z332)) (not (z333)) (not (z364)) (not (z376)) (not (z397)))
    :effect (and
      (z20) (not (z22)) (z65) (not (z204)) (not (z307)) (z397)))
  (:action a686
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z27)) (not (z50)) (not (z53)) (not (z57)) (not (z59)) (z65)
      (not (z73)) (not (z75)) (not (z79)) (not (z88)) (not (z98)) (not (z107)) (not (z124))
      (not (z128)) (not (z133)) (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170))
      (not (z174)) (not (z175)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z198))
      (not (z206)) (not (z209)) (not (z210)) (not (z246)) (z258) (not (z286)) (not (z288))
      (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z360)) (not (z364)) (not (z374))
      (not (z376)) (not (z381)) (z397))
    :effect (and
      (z22) (not (z65)) (not (z258)) (z325) (not (z397))))
  (:action a687
    :parameters ()
    :precondition (and
      (not (z8)) (z20) (not (z22)) (not (z27)) (not (z40)) (not (z50)) (not (z53)) (not (z59))
      (z65) (not (z69)) (not (z73)) (not (z75)) (not (z76)) (not (z88)) (not (z98)) (not (z124))
      (not (z125)) (not (z128)) (not (z134)) (not (z136)) (not (z144)) (not (z159)) (not (z160))
      (not (z170)) (not (z175)) (not (z191)) (not (z194)) (not (z198)) (not (z204)) (not (z206))
      (not (z209)) (not (z210)) (not (z222)) (not (z246)) (not (z255)) (not (z258)) (not (z259))
      (not (z286)) (not (z288)) (not (z307)) (not (z310)) (not (z325)) (not (z332)) (not (z333))
      (not (z364)) (not (z376)) (z397))
    :effect (and
      (not (z20)) (z22) (not (z65)) (z204) (z307) (not (z397))))
  (:action a688
    :parameters ()
    :precondition (and
      (not (z18)) (not (z20)) (not (z22)) (not (z27)) (z31) (not (z35)) (not (z50)) (not (z52))
      (not (z53)) (not (z59)) (z65) (not (z73)) (not (z75)) (not (z88)) (not (z98)) (not (z99))
      (not (z102)) (not (z109)) (not (z124)) (not (z128)) (not (z135)) (not (z136)) (not (z144))
      (not (z159)) (not (z160)) (not (z170)) (not (z175)) (not (z191)) (not (z194)) (not (z198))
      (not (z206)) (not (z209)) (not (z210)) (not (z217)) (not (z230)) (not (z246)) (not (z257))
      (not (z258)) (not (z286)) (not (z287)) (not (z288)) (not (z301)) (not (z310)) (not (z325))
      (not (z332)) (not (z333)) (not (z364)) (not (z376)) (not (z385)) (z397))
    :effect (and
      (z18) (z22) (not (z31)) (not (z65)) (not (z397))))
  (:action a689
    :parameters ()
    :precondition (and
      (not (z18)) (not (z20)) (not (z22)) (not (z27)) (z31) (not (z35)) (not (z50)) (not (z52))
      (not (z53)) (not (z59)) (z65) (not (z73)) (not (z75)) (not (z88)) (not (z98)) (not (z99))
      (not (z102)) (not (z109)) (not (z124)) (not (z128)) (not (z135)) (not (z136)) (z138)
      (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z175)) (not (z191)) (not (z194))
      (not (z198)) (not (z206)) (not (z209)) (not (z210)) (not (z217)) (not (z230)) (not (z246))
      (not (z257)) (not (z258)) (not (z286)) (not (z287)) (not (z288)) (not (z301)) (not (z310))
      (not (z325)) (not (z332)) (not (z333)) (not (z364)) (not (z376)) (not (z385)) (z397))
    :effect (and
      (z18) (z22) (not (z31)) (not (z65)) (not (z138)) (not (z397))))
  (:action a690
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z57)) (not (z73)) (z79) (not (z98)) (not (z107))
      (z133) (not (z138)) (not (z143)) (not (z159)) (z160) (not (z174)) (not (z190)) (not (z191))
      (not (z192)) (not (z194)) (not (z209)) (not (z258)) (not (z260)) (not (z274)) (not (z286))
      (not (z297)) (not (z325)) (not (z333)) (not (z352)) (not (z360)) (not (z364)) (not (z374))
      (not (z376)) (not (z381)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z24) (not (z79)) (not (z133)) (not (z160)) (z325)))
  (:action a691
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z98)) (z114) (not (z138))
      (not (z140)) (not (z143)) (not (z159)) (z160) (not (z177)) (not (z183)) (not (z191))
      (not (z194)) (not (z209)) (not (z240)) (not (z247)) (not (z260)) (not (z274)) (not (z286))
      (not (z297)) (not (z302)) (not (z325)) (not (z333)) (not (z338)) (not (z339)) (not (z352))
      (not (z364)) (not (z365)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z24) (not (z114)) (not (z160)) (z333)))
  (:action a692
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z57)) (not (z73)) (z79) (not (z98)) (not (z107))
      (not (z133)) (not (z138)) (not (z143)) (not (z159)) (z160) (not (z174)) (z190) (not (z191))
      (not (z192)) (not (z194)) (not (z209)) (not (z258)) (not (z260)) (not (z274)) (not (z286))
      (not (z297)) (not (z325)) (not (z333)) (not (z352)) (not (z360)) (not (z364)) (not (z374))
      (not (z376)) (not (z381)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z24) (not (z79)) (not (z160)) (not (z190)) (z274) (z325)))
  (:action a693
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z50)) (not (z73)) (not (z80)) (not (z98)) (not (z114))
      (not (z138)) (not (z140)) (not (z143)) (not (z159)) (z160) (not (z177)) (not (z183))
      (not (z191)) (not (z194)) (not (z209)) (not (z240)) (not (z247)) (not (z260)) (not (z274))
      (not (z286)) (not (z297)) (not (z302)) (not (z325)) (not (z333)) (not (z338)) (not (z339))
      (not (z352)) (not (z364)) (not (z365)) (not (z376)) (not (z383)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (z24) (not (z160)) (z274) (z333)))
  (:action a694
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z20)) (not (z24)) (not (z40)) (not (z50)) (not (z69))
      (not (z73)) (not (z76)) (not (z98)) (not (z125)) (z134) (not (z138)) (not (z143))
      (not (z159)) (z160) (not (z191)) (not (z194)) (not (z204)) (not (z209)) (not (z222)) (z255)
      (not (z259)) (not (z260)) (not (z274)) (not (z286)) (not (z297)) (not (z307)) (not (z325))
      (not (z333)) (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (z24) (not (z134)) (not (z160)) (z204) (not (z255)) (z307)))
  (:action a695
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z20)) (not (z24)) (z40) (not (z50)) (not (z69)) (not (z73))
      (not (z76)) (not (z98)) (not (z125)) (not (z134)) (not (z138)) (not (z143)) (not (z159))
      (z160) (not (z191)) (not (z194)) (not (z204)) (not (z209)) (not (z222)) (z255) (not (z259))
      (not (z260)) (not (z274)) (not (z286)) (not (z297)) (not (z307)) (not (z325)) (not (z333))
      (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z24) (not (z40)) (not (z160)) (z204) (not (z255)) (z274) (z307)))
  (:action a696
    :parameters ()
    :precondition (and
      (not (z4)) (not (z25)) (not (z42)) (not (z44)) (z50) (not (z73)) (not (z77)) (not (z82))
      (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z106)) (not (z108)) (not (z115))
      (not (z121)) (not (z128)) (not (z136)) (z146) (not (z158)) (not (z159)) (not (z160))
      (not (z165)) (not (z191)) (not (z193)) (not (z194)) (not (z195)) (not (z209)) (not (z238))
      (not (z257)) (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z298)) (not (z303))
      (not (z317)) (not (z322)) (not (z325)) (not (z333)) (not (z336)) (not (z346)) (not (z348))
      (not (z364)) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (z25) (not (z50)) (not (z146)) (z298) (z364)))
  (:action a697
    :parameters ()
    :precondition (and
      (not (z4)) (not (z17)) (not (z25)) (not (z29)) (not (z42)) (z50) (not (z72)) (not (z73))
      (not (z77)) (not (z78)) (not (z98)) (not (z106)) (not (z136)) (not (z146)) (not (z158))
      (not (z159)) (not (z160)) (not (z165)) (not (z189)) (not (z191)) (not (z193)) (not (z194))
      (not (z195)) (not (z202)) (not (z209)) (not (z232)) (not (z257)) (not (z269)) (not (z273))
      (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z298)) (not (z303)) (not (z306))
      (not (z322)) (not (z325)) (not (z333)) (z336) (not (z346)) (not (z348)) (not (z359))
      (not (z364)) (not (z376)) (not (z397)))
    :effect (and
      (z25) (not (z50)) (z159) (z298) (not (z336))))
  (:action a698
    :parameters ()
    :precondition (and
      (not (z4)) (not (z7)) (not (z24)) (not (z25)) (not (z42)) (z50) (not (z73)) (not (z77))
      (not (z98)) (not (z106)) (not (z136)) (not (z143)) (not (z146)) (not (z158)) (not (z159))
      (not (z160)) (not (z165)) (not (z191)) (not (z193)) (not (z194)) (not (z195)) (not (z209))
      (not (z257)) (not (z260)) (z274) (not (z286)) (not (z288)) (not (z292)) (not (z294))
      (not (z297)) (not (z298)) (not (z303)) (not (z322)) (not (z325)) (not (z333)) (not (z336))
      (not (z346)) (not (z348)) (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z395))
      (not (z396)) (not (z397)))
    :effect (and
      (z25) (not (z50)) (z160) (not (z274)) (z298)))
  (:action a699
    :parameters ()
    :precondition (and
      (not (z4)) (not (z6)) (not (z20)) (not (z22)) (not (z27)) (not (z41)) (not (z50)) (z53)
      (not (z70)) (not (z73)) (not (z98)) (not (z118)) (not (z120)) (not (z122)) (not (z124))
      (not (z128)) (not (z148)) (not (z153)) (not (z159)) (not (z160)) (not (z175)) (not (z191))
      (not (z194)) (not (z195)) (not (z198)) (not (z209)) (not (z224)) (not (z231)) (not (z235))
      (not (z246)) (not (z258)) (not (z286)) (not (z288)) (z295) (not (z300)) (not (z313))
      (not (z315)) (not (z325)) (not (z333)) (not (z343)) (not (z356)) (not (z364)) (not (z367))
      (not (z369)) (z376) (not (z382)) (not (z393)) (not (z397)))
    :effect (and
      (z27) (not (z53)) (z191) (not (z295)) (not (z376))))
  (:action a700
    :parameters ()
    :precondition (and
      (not (z4)) (not (z20)) (not (z22)) (not (z27)) (not (z41)) (not (z46)) (not (z50))
      (not (z53)) (not (z70)) (not (z73)) (not (z98)) (not (z105)) (not (z112)) (not (z120))
      (not (z122)) (not (z124)) (not (z128)) (not (z139)) (not (z153)) (not (z154)) (not (z157))
      (not (z159)) (not (z160)) (not (z173)) (not (z175)) (not (z191)) (not (z194)) (z198)
      (not (z209)) (not (z235)) (not (z246)) (not (z258)) (not (z280)) (not (z286)) (not (z288))
      (z295) (not (z313)) (not (z315)) (not (z325)) (not (z333)) (not (z345)) (not (z364))
      (not (z366)) (z376) (not (z382)) (not (z397)))
    :effect (and
      (z27) (z98) (not (z198)) (not (z295)) (not (z376))))
  (:action a701
    :parameters ()
    :precondition (and
      (not (z28)) (not (z43)) (not (z50)) (not (z52)) (not (z57)) (not (z73)) (not (z74))
      (not (z77)) (z79) (not (z98)) (not (z107)) (not (z114)) (z133) (not (z134)) (not (z148))
      (not (z156)) (not (z159)) (not (z160)) (not (z174)) (not (z175)) (not (z178)) (not (z179))
      (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209)) (not (z215)) (not (z248))
      (not (z258)) (not (z269)) (z286) (not (z309)) (not (z314)) (not (z325)) (not (z333))
      (not (z360)) (not (z364)) (not (z366)) (not (z371)) (not (z374)) (not (z376)) (not (z381))
      (not (z382)) (not (z390)) (not (z397)))
    :effect (and
      (z28) (not (z79)) (not (z133)) (not (z286)) (z325)))
  (:action a702
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (not (z43)) (not (z50)) (not (z52)) (not (z53)) (not (z73))
      (not (z74)) (not (z77)) (not (z98)) (not (z114)) (not (z118)) (not (z133)) (not (z134))
      (z148) (not (z156)) (not (z159)) (not (z160)) (not (z175)) (not (z178)) (not (z179))
      (not (z191)) (not (z194)) (not (z195)) (not (z209)) (not (z215)) (not (z224)) (not (z231))
      (not (z248)) (not (z269)) (z286) (not (z300)) (not (z309)) (not (z314)) (not (z325))
      (not (z333)) (not (z343)) (not (z356)) (not (z364)) (not (z366)) (not (z367)) (not (z369))
      (not (z371)) (not (z376)) (not (z382)) (not (z390)) (not (z393)) (not (z397)))
    :effect (and
      (z28) (not (z148)) (z191) (not (z286))))
  (:action a703
    :parameters ()
    :precondition (and
      (not (z18)) (not (z28)) (not (z35)) (not (z43)) (not (z50)) (z52) (not (z73)) (not (z74))
      (not (z77)) (not (z98)) (not (z99)) (not (z102)) (not (z109)) (not (z114)) (not (z133))
      (not (z134)) (not (z135)) (not (z148)) (not (z156)) (not (z159)) (not (z160)) (not (z175))
      (not (z178)) (not (z179)) (not (z191)) (not (z194)) (not (z209)) (not (z215)) (not (z217))
      (not (z230)) (not (z248)) (not (z257)) (not (z269)) (z286) (not (z287)) (not (z301))
      (not (z309)) (not (z314)) (not (z325)) (not (z333)) (not (z364)) (not (z366)) (not (z371))
      (not (z376)) (not (z382)) (not (z385)) (not (z390)) (not (z397)))
    :effect (and
      (z18) (z28) (not (z52)) (not (z286))))
  (:action a704
    :parameters ()
    :precondition (and
      (not (z11)) (not (z17)) (not (z29)) (not (z35)) (not (z50)) (not (z57)) (not (z72))
      (not (z73)) (not (z75)) (not (z78)) (not (z80)) (not (z81)) (not (z98)) (not (z114))
      (not (z138)) (not (z140)) (not (z157)) (z159) (not (z160)) (not (z165)) (not (z177))
      (not (z183)) (not (z189)) (not (z191)) (not (z194)) (not (z202)) (not (z209)) (not (z232))
      (not (z240)) (not (z243)) (not (z247)) (not (z269)) (not (z273)) (not (z286)) (z302)
      (not (z306)) (not (z315)) (not (z317)) (not (z325)) (not (z333)) (not (z336)) (not (z338))
      (not (z339)) (not (z343)) (not (z359)) (not (z364)) (z365) (not (z376)) (not (z397)))
    :effect (and
      (z29) (not (z159)) (not (z302)) (z333) (not (z365))))
  (:action a705
    :parameters ()
    :precondition (and
      (not (z11)) (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z35)) (not (z50))
      (not (z57)) (not (z72)) (not (z73)) (not (z75)) (not (z78)) (not (z81)) (not (z98))
      (not (z103)) (not (z138)) (not (z157)) (z159) (not (z160)) (not (z165)) (not (z189))
      (not (z191)) (not (z194)) (not (z200)) (not (z202)) (not (z207)) (not (z209)) (not (z226))
      (not (z232)) (z243) (not (z251)) (not (z269)) (not (z273)) (not (z277)) (not (z286))
      (not (z306)) (not (z315)) (not (z317)) (not (z319)) (not (z325)) (not (z333)) (not (z336))
      (not (z343)) (not (z359)) (not (z364)) (not (z371)) (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (z29) (not (z159)) (z194) (not (z243))))
  (:action a706
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z50)) (not (z72)) (not (z73))
      (not (z78)) (not (z98)) (not (z103)) (not (z159)) (not (z160)) (not (z189)) (not (z191))
      (z194) (not (z200)) (z202) (not (z207)) (not (z209)) (not (z226)) (not (z232)) (not (z243))
      (not (z251)) (not (z269)) (z273) (not (z277)) (not (z286)) (not (z306)) (not (z319))
      (not (z325)) (not (z333)) (not (z336)) (not (z359)) (not (z364)) (not (z371)) (not (z376))
      (not (z388)) (not (z397)))
    :effect (and
      (z30) (z159) (not (z194)) (not (z202)) (not (z273))))
  (:action a707
    :parameters ()
    :precondition (and
      (not (z15)) (not (z17)) (not (z29)) (not (z30)) (not (z50)) (not (z72)) (not (z73))
      (not (z78)) (not (z98)) (not (z103)) (not (z159)) (not (z160)) (not (z189)) (not (z191))
      (z194) (not (z200)) (z202) (not (z207)) (not (z209)) (not (z226)) (not (z232)) (not (z243))
      (not (z251)) (not (z269)) (not (z273)) (not (z277)) (not (z286)) (not (z306)) (not (z319))
      (not (z325)) (not (z333)) (not (z336)) (not (z359)) (not (z364)) (not (z371)) (not (z376))
      (not (z388)) (not (z397)))
    :effect (and
      (z30) (z159) (not (z194)) (not (z202)) (z277)))
  (:action a708
    :parameters ()
    :precondition (and
      (not (z15)) (not (z30)) (not (z45)) (not (z50)) (z56) (not (z73)) (not (z81)) (not (z98))
      (not (z103)) (not (z124)) (not (z159)) (not (z160)) (not (z188)) (not (z191)) (z194)
      (not (z200)) (not (z207)) (not (z209)) (not (z226)) (not (z234)) (not (z243)) (not (z248))
      (not (z251)) (not (z252)) (not (z253)) (not (z277)) (not (z282)) (not (z286)) (not (z308))
      (not (z319)) (not (z325)) (not (z333)) (not (z341)) (not (z350)) (not (z364)) (not (z371))
      (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (z30) (not (z56)) (z73) (not (z194))))
  (:action a709
    :parameters ()
    :precondition (and
      (not (z15)) (not (z30)) (not (z45)) (not (z50)) (not (z56)) (not (z73)) (not (z81))
      (not (z98)) (not (z103)) (not (z124)) (not (z159)) (not (z160)) (not (z188)) (not (z191))
      (z194) (not (z200)) (not (z207)) (not (z209)) (not (z226)) (not (z234)) (not (z243))
      (not (z248)) (not (z251)) (not (z252)) (not (z253)) (not (z277)) (z282) (not (z286))
      (not (z308)) (not (z319)) (not (z325)) (not (z333)) (not (z341)) (not (z350)) (not (z364))
      (not (z371)) (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (z30) (z73) (not (z194)) (z277) (not (z282))))
  (:action a710
    :parameters ()
    :precondition (and
      (z18) (not (z22)) (not (z31)) (not (z35)) (not (z50)) (not (z52)) (not (z59)) (z65)
      (not (z73)) (not (z75)) (z88) (not (z98)) (not (z99)) (not (z102)) (not (z109))
      (not (z135)) (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191))
      (not (z194)) (not (z205)) (not (z206)) (not (z209)) (not (z210)) (not (z217)) (not (z230))
      (not (z257)) (not (z286)) (not (z287)) (not (z301)) (not (z310)) (not (z325)) (not (z332))
      (not (z333)) (not (z364)) (not (z376)) (not (z385)) (not (z397)))
    :effect (and
      (z31) (not (z88)) (z397)))
  (:action a711
    :parameters ()
    :precondition (and
      (z18) (not (z28)) (not (z31)) (not (z35)) (not (z43)) (not (z50)) (not (z52)) (not (z73))
      (not (z74)) (not (z98)) (not (z99)) (not (z102)) (not (z109)) (not (z135)) (z156)
      (not (z159)) (not (z160)) (not (z175)) (not (z178)) (not (z179)) (not (z191)) (not (z194))
      (not (z205)) (not (z209)) (not (z217)) (not (z230)) (not (z257)) (not (z286)) (not (z287))
      (not (z301)) (not (z309)) (z314) (not (z325)) (not (z333)) (not (z364)) (not (z376))
      (not (z385)) (not (z390)) (not (z397)))
    :effect (and
      (z31) (not (z156)) (z286) (not (z314))))
  (:action a712
    :parameters ()
    :precondition (and
      (z18) (not (z28)) (not (z31)) (not (z35)) (not (z43)) (not (z50)) (not (z52)) (not (z73))
      (not (z74)) (not (z98)) (not (z99)) (not (z102)) (not (z109)) (not (z135)) (not (z156))
      (not (z159)) (not (z160)) (z175) (not (z178)) (not (z179)) (not (z191)) (not (z194))
      (not (z205)) (not (z209)) (not (z217)) (not (z230)) (not (z257)) (not (z286)) (not (z287))
      (not (z301)) (not (z309)) (not (z314)) (not (z325)) (not (z333)) (not (z364)) (not (z376))
      (not (z385)) (not (z390)) (not (z397)))
    :effect (and
      (not (z18)) (z31) (not (z175)) (z286)))
  (:action a713
    :parameters ()
    :precondition (and
      (z18) (not (z28)) (not (z31)) (not (z35)) (not (z43)) (not (z50)) (not (z52)) (not (z72))
      (not (z73)) (z74) (not (z76)) (not (z89)) (not (z98)) (not (z99)) (not (z102)) (not (z103))
      (not (z107)) (not (z109)) (not (z118)) (not (z135)) (z156) (not (z159)) (not (z160))
      (not (z175)) (not (z178)) (not (z179)) (not (z191)) (not (z194)) (not (z205)) (not (z209))
      (not (z217)) (not (z230)) (not (z257)) (not (z286)) (not (z287)) (not (z301)) (not (z309))
      (not (z314)) (not (z322)) (not (z325)) (not (z333)) (not (z339)) (not (z364)) (not (z376))
      (not (z385)) (not (z390)) (not (z392)) (not (z397)))
    :effect (and
      (z31) (not (z74)) (z135) (not (z156)) (z286)))
  (:action a714
    :parameters ()
    :precondition (and
      (not (z7)) (not (z11)) (z18) (not (z20)) (not (z24)) (not (z28)) (not (z29)) (not (z31))
      (not (z35)) (not (z43)) (not (z50)) (not (z52)) (not (z57)) (not (z73)) (not (z74))
      (not (z75)) (not (z81)) (not (z98)) (not (z99)) (not (z102)) (not (z109)) (not (z128))
      (not (z135)) (not (z138)) (not (z143)) (not (z156)) (not (z157)) (not (z159)) (not (z160))
      (not (z165)) (z175) (not (z178)) (not (z179)) (not (z191)) (not (z194)) (not (z198))
      (not (z205)) (not (z209)) (not (z217)) (not (z230)) (not (z243)) (not (z246)) (not (z257))
      (not (z258)) (not (z260)) (not (z274)) (not (z286)) (not (z287)) (not (z301)) (not (z309))
      (not (z314)) (not (z315)) (not (z317)) (not (z325)) (not (z333)) (not (z343)) (not (z352))
      (not (z364)) (not (z376)) (not (z383)) (not (z385)) (not (z390)) (not (z395)) (not (z396))
      (not (z397)))
    :effect (and
      (not (z18)) (z31) (z138) (not (z175)) (z286)))
  (:action a715
    :parameters ()
    :precondition (and
      (z18) (z22) (not (z31)) (not (z35)) (not (z50)) (not (z52)) (not (z59)) (not (z65))
      (not (z73)) (not (z75)) (not (z88)) (not (z98)) (not (z99)) (not (z102)) (not (z109))
      (not (z135)) (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191))
      (not (z194)) (not (z205)) (not (z206)) (not (z209)) (not (z210)) (not (z217)) (not (z230))
      (not (z257)) (not (z286)) (not (z287)) (not (z301)) (not (z310)) (not (z325)) (not (z332))
      (not (z333)) (not (z364)) (not (z376)) (not (z385)) (not (z397)))
    :effect (and
      (not (z18)) (not (z22)) (z31) (z65) (z397)))
  (:action a716
    :parameters ()
    :precondition (and
      (z18) (not (z22)) (not (z31)) (not (z35)) (not (z50)) (not (z52)) (not (z59)) (not (z65))
      (not (z72)) (not (z73)) (not (z75)) (not (z76)) (z88) (not (z89)) (not (z98)) (not (z99))
      (not (z102)) (not (z103)) (not (z107)) (not (z109)) (not (z118)) (not (z135)) (not (z136))
      (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191)) (not (z194)) (not (z205))
      (not (z206)) (not (z209)) (not (z210)) (not (z217)) (not (z230)) (not (z257)) (not (z286))
      (not (z287)) (not (z301)) (not (z310)) (not (z322)) (not (z325)) (not (z332)) (not (z333))
      (not (z339)) (not (z364)) (not (z376)) (not (z385)) (not (z392)) (not (z397)))
    :effect (and
      (z31) (z65) (not (z88)) (z135) (z397)))
  (:action a717
    :parameters ()
    :precondition (and
      (z18) (not (z22)) (not (z31)) (not (z35)) (not (z50)) (not (z52)) (not (z59)) (not (z65))
      (not (z72)) (not (z73)) (not (z75)) (not (z76)) (z88) (not (z89)) (not (z98)) (not (z99))
      (not (z102)) (not (z103)) (not (z107)) (not (z109)) (not (z118)) (not (z135)) (not (z136))
      (not (z144)) (not (z159)) (not (z160)) (not (z170)) (z177) (z183) (not (z191)) (not (z194))
      (not (z205)) (not (z206)) (not (z209)) (not (z210)) (not (z217)) (not (z230)) (not (z257))
      (not (z286)) (not (z287)) (not (z301)) (not (z302)) (not (z310)) (not (z322)) (not (z325))
      (not (z332)) (not (z333)) (not (z338)) (not (z339)) (not (z364)) (not (z365)) (not (z376))
      (not (z385)) (not (z392)) (not (z397)))
    :effect (and
      (z31) (z65) (not (z88)) (z135) (not (z177)) (z397)))
  (:action a718
    :parameters ()
    :precondition (and
      (not (z7)) (not (z11)) (z18) (not (z20)) (z22) (not (z24)) (not (z29)) (not (z31))
      (not (z35)) (not (z50)) (not (z52)) (not (z57)) (not (z59)) (not (z65)) (not (z73))
      (not (z75)) (not (z81)) (not (z88)) (not (z98)) (not (z99)) (not (z102)) (not (z109))
      (not (z128)) (not (z135)) (not (z136)) (not (z138)) (not (z143)) (not (z144)) (not (z157))
      (not (z159)) (not (z160)) (not (z165)) (not (z170)) (not (z191)) (not (z194)) (not (z198))
      (not (z205)) (not (z206)) (not (z209)) (not (z210)) (not (z217)) (not (z230)) (not (z243))
      (not (z246)) (not (z257)) (not (z258)) (not (z260)) (not (z274)) (not (z286)) (not (z287))
      (not (z301)) (not (z310)) (not (z315)) (not (z317)) (not (z325)) (not (z332)) (not (z333))
      (not (z343)) (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z385)) (not (z395))
      (not (z396)) (not (z397)))
    :effect (and
      (not (z18)) (not (z22)) (z31) (z65) (z138) (z397)))
  (:action a719
    :parameters ()
    :precondition (and
      (not (z11)) (z18) (not (z28)) (not (z29)) (not (z31)) (not (z35)) (not (z43)) (not (z50))
      (not (z52)) (not (z57)) (not (z73)) (z74) (not (z75)) (not (z81)) (not (z98)) (not (z99))
      (not (z102)) (not (z109)) (not (z135)) (not (z138)) (not (z156)) (not (z157)) (not (z159))
      (not (z160)) (not (z165)) (not (z175)) (not (z178)) (not (z179)) (not (z191)) (not (z194))
      (not (z205)) (not (z209)) (not (z217)) (not (z230)) (not (z243)) (not (z257)) (not (z286))
      (not (z287)) (not (z301)) (not (z309)) (not (z314)) (not (z315)) (not (z317)) (not (z325))
      (not (z333)) (not (z343)) (not (z364)) (not (z376)) (not (z385)) (not (z390)) (not (z397)))
    :effect (and
      (not (z18)) (z35) (not (z74)) (z286)))
  (:action a720
    :parameters ()
    :precondition (and
      (not (z11)) (z18) (not (z22)) (not (z29)) (not (z31)) (not (z35)) (not (z50)) (not (z52))
      (not (z57)) (not (z59)) (not (z65)) (not (z73)) (z75) (not (z81)) (not (z88)) (not (z98))
      (not (z99)) (not (z102)) (not (z109)) (not (z135)) (not (z136)) (not (z138)) (not (z144))
      (not (z157)) (not (z159)) (not (z160)) (not (z165)) (not (z170)) (not (z191)) (not (z194))
      (not (z205)) (not (z206)) (not (z209)) (not (z210)) (not (z217)) (not (z230)) (not (z243))
      (not (z257)) (not (z286)) (not (z287)) (not (z301)) (not (z310)) (not (z315)) (not (z317))
      (not (z325)) (not (z332)) (not (z333)) (not (z343)) (not (z364)) (not (z376)) (not (z385))
      (not (z397)))
    :effect (and
      (not (z18)) (z35) (z65) (not (z75)) (z397)))
  (:action a721
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z39)) (not (z40)) (not (z44)) (not (z50)) (not (z69))
      (not (z73)) (not (z76)) (not (z78)) (not (z82)) (not (z84)) (not (z89)) (not (z91))
      (not (z94)) (not (z98)) (not (z108)) (not (z115)) (not (z121)) (z125) (not (z128))
      (not (z131)) (not (z134)) (not (z143)) (not (z146)) (not (z159)) (not (z160)) (not (z191))
      (not (z194)) (not (z204)) (not (z205)) (not (z209)) (not (z222)) (not (z238)) (not (z251))
      (not (z255)) (not (z259)) (not (z286)) (not (z307)) (not (z317)) (not (z325)) (not (z333))
      (not (z341)) (z364) (not (z376)) (not (z377)) (not (z393)) (not (z397)))
    :effect (and
      (z39) (not (z125)) (z204) (z307) (not (z364))))
  (:action a722
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z40)) (not (z44)) (not (z50)) (not (z69)) (not (z73))
      (not (z76)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z108))
      (not (z115)) (not (z121)) (not (z125)) (not (z128)) (not (z134)) (z146) (not (z159))
      (not (z160)) (not (z191)) (not (z194)) (z204) (not (z209)) (not (z222)) (not (z238))
      (not (z255)) (not (z259)) (not (z286)) (z307) (not (z317)) (not (z325)) (not (z333))
      (not (z364)) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (z40) (not (z146)) (not (z204)) (not (z307)) (z364)))
  (:action a723
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z40)) (not (z44)) (not (z50)) (not (z69)) (not (z73))
      (not (z76)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (z108) (not (z115))
      (not (z121)) (not (z125)) (not (z128)) (not (z134)) (not (z146)) (not (z159)) (not (z160))
      (not (z191)) (not (z194)) (z204) (not (z209)) (not (z222)) (not (z238)) (not (z255))
      (not (z259)) (not (z286)) (z307) (not (z317)) (not (z325)) (not (z333)) (not (z364))
      (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (z40) (not (z108)) (not (z204)) (z255) (not (z307)) (z364)))
  (:action a724
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z20)) (not (z24)) (not (z40)) (not (z50)) (not (z69))
      (not (z73)) (not (z76)) (not (z98)) (not (z125)) (not (z134)) (not (z143)) (not (z159))
      (not (z160)) (not (z191)) (not (z194)) (z204) (not (z209)) (not (z222)) (not (z255))
      (not (z259)) (not (z260)) (z274) (not (z286)) (not (z297)) (z307) (not (z325)) (not (z333))
      (not (z352)) (not (z364)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z40) (z160) (not (z204)) (not (z274)) (not (z307))))
  (:action a725
    :parameters ()
    :precondition (and
      (not (z7)) (not (z8)) (not (z20)) (z24) (not (z40)) (not (z50)) (not (z69)) (not (z73))
      (not (z76)) (not (z98)) (not (z125)) (not (z134)) (not (z143)) (not (z159)) (not (z160))
      (not (z191)) (not (z194)) (z204) (not (z209)) (not (z222)) (not (z255)) (not (z259))
      (not (z260)) (z274) (not (z286)) (not (z297)) (z307) (not (z325)) (not (z333)) (not (z352))
      (not (z364)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z24)) (z40) (z160) (not (z204)) (z255) (not (z274)) (not (z307))))
  (:action a726
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z40)) (not (z50)) (not (z59)) (not (z65))
      (not (z69)) (not (z73)) (not (z75)) (not (z76)) (not (z88)) (not (z98)) (not (z125))
      (not (z134)) (z136) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z191))
      (not (z194)) (z204) (not (z206)) (not (z209)) (not (z210)) (not (z222)) (not (z255))
      (not (z259)) (not (z286)) (z307) (z310) (not (z325)) (not (z332)) (not (z333)) (not (z364))
      (not (z376)) (not (z397)))
    :effect (and
      (z40) (z65) (not (z136)) (not (z204)) (not (z307)) (not (z310)) (z397)))
  (:action a727
    :parameters ()
    :precondition (and
      (not (z8)) (not (z20)) (not (z22)) (not (z40)) (not (z50)) (not (z59)) (not (z65))
      (not (z69)) (not (z73)) (not (z75)) (not (z76)) (not (z88)) (not (z98)) (not (z125))
      (not (z134)) (not (z136)) (not (z144)) (not (z159)) (not (z160)) (z170) (not (z191))
      (not (z194)) (z204) (not (z206)) (not (z209)) (not (z210)) (not (z222)) (not (z255))
      (not (z259)) (not (z286)) (z307) (z310) (not (z325)) (not (z332)) (not (z333)) (not (z364))
      (not (z376)) (not (z397)))
    :effect (and
      (z40) (z65) (not (z170)) (not (z204)) (z255) (not (z307)) (not (z310)) (z397)))
  (:action a728
    :parameters ()
    :precondition (and
      (not (z4)) (not (z6)) (not (z27)) (not (z41)) (not (z50)) (not (z53)) (not (z70))
      (not (z73)) (not (z98)) (not (z118)) (not (z120)) (not (z122)) (not (z148)) (not (z153))
      (not (z159)) (not (z160)) (not (z191)) (not (z194)) (not (z195)) (not (z209)) (not (z224))
      (not (z231)) (not (z235)) (not (z286)) (z295) (not (z300)) (not (z313)) (not (z315))
      (not (z325)) (not (z333)) (not (z343)) (not (z356)) (not (z364)) (not (z367)) (z369) (z376)
      (not (z382)) (not (z393)) (not (z397)))
    :effect (and
      (z41) (z191) (not (z295)) (not (z369)) (not (z376))))
  (:action a729
    :parameters ()
    :precondition (and
      (not (z4)) (not (z6)) (not (z27)) (not (z41)) (not (z42)) (not (z50)) (not (z53))
      (not (z56)) (not (z70)) (not (z73)) (not (z98)) (not (z102)) (not (z115)) (not (z118))
      (not (z120)) (not (z122)) (not (z140)) (not (z148)) (not (z153)) (not (z159)) (not (z160))
      (not (z179)) (not (z191)) (not (z194)) (not (z195)) (not (z209)) (not (z224)) (not (z231))
      (not (z235)) (not (z280)) (not (z286)) (z295) (not (z300)) (not (z313)) (not (z315))
      (not (z325)) (not (z333)) (not (z343)) (z356) (not (z364)) (not (z367)) (z369) (z376)
      (not (z382)) (not (z393)) (not (z397)))
    :effect (and
      (z41) (z191) (not (z295)) (z313) (not (z356)) (not (z369)) (not (z376))))
  (:action a730
    :parameters ()
    :precondition (and
      (not (z4)) (not (z6)) (not (z27)) (not (z41)) (not (z42)) (not (z50)) (not (z53))
      (not (z56)) (not (z70)) (not (z73)) (not (z98)) (not (z102)) (not (z115)) (not (z118))
      (not (z120)) (not (z122)) (not (z140)) (not (z148)) (not (z153)) (not (z159)) (not (z160))
      (z177) (not (z179)) (z183) (not (z191)) (not (z194)) (not (z195)) (not (z209)) (not (z224))
      (not (z231)) (not (z235)) (not (z280)) (not (z286)) (z295) (not (z300)) (not (z302))
      (not (z313)) (not (z315)) (not (z325)) (not (z333)) (not (z338)) (not (z343)) (z356)
      (not (z364)) (not (z365)) (not (z367)) (z369) (z376) (not (z382)) (not (z393)) (not (z397)))
    :effect (and
      (z41) (not (z177)) (z191) (not (z295)) (z313) (not (z356)) (not (z369)) (not (z376))))
  (:action a731
    :parameters ()
    :precondition (and
      (not (z4)) (not (z6)) (not (z27)) (not (z41)) (not (z50)) (not (z53)) (not (z70))
      (not (z73)) (not (z98)) (not (z118)) (not (z120)) (not (z122)) (not (z148)) (not (z153))
      (not (z159)) (not (z160)) (not (z191)) (not (z194)) (not (z195)) (not (z209)) (not (z224))
      (not (z231)) (not (z235)) (not (z286)) (z295) (not (z300)) (not (z313)) (not (z315))
      (not (z325)) (not (z333)) (not (z343)) (not (z356)) (not (z364)) (not (z367)) (not (z369))
      (z376) (not (z382)) (z393) (not (z397)))
    :effect (and
      (z41) (z70) (z191) (not (z295)) (not (z376)) (not (z393))))
  (:action a732
    :parameters ()
    :precondition (and
      (not (z4)) (not (z27)) (not (z41)) (not (z46)) (not (z50)) (not (z70)) (not (z73))
      (not (z98)) (not (z105)) (not (z112)) (not (z120)) (not (z122)) (not (z139)) (not (z153))
      (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z191)) (not (z194))
      (not (z198)) (not (z209)) (not (z235)) (not (z280)) (not (z286)) (z295) (not (z313))
      (not (z315)) (not (z325)) (not (z333)) (not (z345)) (not (z364)) (not (z366)) (z376)
      (not (z382)) (not (z397)))
    :effect (and
      (z41) (z98) (not (z295)) (not (z376))))
  (:action a733
    :parameters ()
    :precondition (and
      (not (z4)) (not (z27)) (not (z41)) (not (z42)) (not (z46)) (not (z50)) (not (z56))
      (not (z70)) (not (z73)) (not (z98)) (not (z102)) (not (z105)) (not (z112)) (not (z115))
      (not (z120)) (not (z122)) (not (z139)) (not (z140)) (not (z153)) (not (z154)) (not (z157))
      (not (z159)) (not (z160)) (not (z173)) (not (z179)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z235)) (z280) (not (z286)) (z295) (not (z313)) (not (z315)) (not (z325))
      (not (z333)) (not (z345)) (not (z356)) (not (z364)) (not (z366)) (z376) (not (z382))
      (not (z397)))
    :effect (and
      (z41) (z98) (not (z280)) (not (z295)) (z313) (not (z376))))
  (:action a734
    :parameters ()
    :precondition (and
      (not (z4)) (not (z27)) (not (z41)) (not (z46)) (not (z50)) (not (z70)) (not (z73))
      (not (z98)) (not (z105)) (not (z112)) (not (z120)) (not (z122)) (z131) (not (z139))
      (not (z153)) (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z191))
      (not (z194)) (not (z198)) (not (z209)) (not (z235)) (not (z280)) (not (z286)) (z295)
      (not (z313)) (not (z315)) (not (z325)) (not (z333)) (not (z345)) (not (z364)) (not (z366))
      (z376) (not (z382)) (not (z397)))
    :effect (and
      (z41) (z70) (z98) (not (z295)) (not (z376))))
  (:action a735
    :parameters ()
    :precondition (and
      (not (z4)) (not (z27)) (not (z41)) (not (z46)) (not (z50)) (not (z70)) (not (z73))
      (not (z98)) (not (z105)) (not (z112)) (not (z120)) (not (z122)) (not (z139)) (not (z153))
      (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z191)) (not (z194))
      (not (z198)) (not (z209)) (not (z235)) (not (z280)) (not (z286)) (z295) (not (z313)) (z315)
      (not (z325)) (not (z333)) (not (z345)) (not (z364)) (not (z366)) (z376) (not (z382))
      (not (z397)))
    :effect (and
      (z41) (z70) (z98) (not (z295)) (not (z315)) (not (z376))))
  (:action a736
    :parameters ()
    :precondition (and
      (not (z4)) (not (z27)) (not (z41)) (not (z46)) (not (z50)) (not (z70)) (not (z73))
      (not (z98)) (not (z105)) (not (z112)) (not (z120)) (not (z122)) (z131) (not (z139))
      (not (z153)) (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z191))
      (not (z194)) (not (z198)) (not (z209)) (not (z235)) (not (z280)) (not (z286)) (z295)
      (not (z313)) (not (z315)) (not (z325)) (not (z333)) (not (z345)) (not (z364)) (not (z366))
      (z376) (not (z382)) (not (z397)))
    :effect (and
      (z41) (z70) (z98) (not (z131)) (not (z295)) (not (z376))))
  (:action a737
    :parameters ()
    :precondition (and
      (not (z25)) (not (z42)) (not (z44)) (z50) (not (z56)) (not (z73)) (not (z77)) (not (z82))
      (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z102)) (not (z106)) (not (z108))
      (z115) (not (z121)) (not (z128)) (not (z140)) (not (z146)) (not (z158)) (not (z159))
      (not (z160)) (not (z165)) (not (z179)) (not (z191)) (not (z193)) (not (z194)) (not (z209))
      (not (z238)) (not (z280)) (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z298))
      (not (z303)) (not (z313)) (not (z317)) (not (z322)) (not (z325)) (not (z333)) (not (z346))
      (not (z348)) (not (z356)) (not (z364)) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (z42) (not (z50)) (not (z115)) (z298) (z364)))
  (:action a738
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z29)) (not (z42)) (z50) (not (z56)) (not (z72)) (not (z73))
      (not (z77)) (not (z78)) (not (z98)) (not (z102)) (not (z106)) (not (z115)) (not (z140))
      (not (z158)) (not (z159)) (not (z160)) (not (z165)) (not (z179)) (not (z189)) (not (z191))
      (not (z193)) (not (z194)) (z202) (not (z209)) (not (z232)) (not (z269)) (z273) (not (z280))
      (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z298)) (not (z303)) (not (z306))
      (not (z313)) (not (z322)) (not (z325)) (not (z333)) (not (z336)) (not (z346)) (not (z348))
      (not (z356)) (not (z359)) (not (z364)) (not (z376)) (not (z397)))
    :effect (and
      (z42) (not (z50)) (z159) (not (z202)) (not (z273)) (z298)))
  (:action a739
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z25)) (not (z42)) (z50) (not (z56)) (not (z73)) (not (z77))
      (not (z98)) (not (z102)) (not (z106)) (not (z115)) (not (z140)) (not (z143)) (not (z158))
      (not (z159)) (not (z160)) (not (z165)) (not (z179)) (not (z191)) (not (z193)) (not (z194))
      (not (z209)) (z260) (z274) (not (z280)) (not (z286)) (not (z288)) (not (z292)) (not (z294))
      (not (z297)) (not (z298)) (not (z303)) (not (z313)) (not (z322)) (not (z325)) (not (z333))
      (not (z346)) (not (z348)) (not (z352)) (not (z356)) (not (z364)) (not (z376)) (not (z383))
      (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z42) (not (z50)) (z160) (not (z260)) (not (z274)) (z298)))
  (:action a740
    :parameters ()
    :precondition (and
      (not (z28)) (not (z43)) (not (z50)) (not (z57)) (not (z73)) (not (z74)) (not (z79))
      (not (z98)) (not (z107)) (not (z133)) (not (z156)) (not (z159)) (not (z160)) (not (z174))
      (not (z175)) (not (z178)) (not (z179)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z209)) (not (z258)) (z286) (not (z309)) (not (z314)) (not (z325)) (not (z333)) (z360)
      (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z390)) (not (z397)))
    :effect (and
      (z43) (not (z286)) (z325) (not (z360))))
  (:action a741
    :parameters ()
    :precondition (and
      (not (z28)) (not (z43)) (not (z50)) (not (z57)) (not (z73)) (not (z74)) (not (z79))
      (not (z98)) (not (z107)) (not (z133)) (not (z156)) (not (z159)) (not (z160)) (not (z174))
      (not (z175)) (not (z178)) (not (z179)) (z190) (not (z191)) (not (z192)) (not (z194))
      (not (z209)) (not (z258)) (z286) (not (z309)) (not (z314)) (not (z325)) (not (z333))
      (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z390)) (not (z397)))
    :effect (and
      (z43) (z156) (not (z190)) (not (z286)) (z325)))
  (:action a742
    :parameters ()
    :precondition (and
      (not (z28)) (not (z43)) (not (z50)) (not (z57)) (not (z59)) (not (z73)) (not (z74))
      (not (z79)) (not (z80)) (not (z98)) (not (z107)) (not (z114)) (not (z133)) (not (z140))
      (not (z156)) (not (z159)) (not (z160)) (not (z174)) (not (z175)) (not (z177)) (not (z178))
      (not (z179)) (z183) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209))
      (not (z240)) (not (z247)) (not (z258)) (not (z282)) (z286) (not (z302)) (not (z309))
      (not (z314)) (not (z325)) (not (z333)) (not (z338)) (not (z339)) (z360) (not (z364))
      (not (z365)) (not (z374)) (not (z376)) (not (z381)) (not (z390)) (not (z397)))
    :effect (and
      (z43) (z177) (not (z286)) (z325) (not (z360))))
  (:action a743
    :parameters ()
    :precondition (and
      (z6) (not (z28)) (not (z43)) (not (z50)) (not (z53)) (not (z73)) (not (z74)) (not (z98))
      (not (z118)) (not (z148)) (not (z156)) (not (z159)) (not (z160)) (not (z175)) (not (z178))
      (not (z179)) (not (z191)) (not (z194)) (not (z195)) (not (z209)) (not (z224)) (not (z231))
      (z286) (not (z300)) (not (z309)) (not (z314)) (not (z325)) (not (z333)) (not (z343))
      (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z390)) (not (z393))
      (not (z397)))
    :effect (and
      (not (z6)) (z43) (z191) (not (z286))))
  (:action a744
    :parameters ()
    :precondition (and
      (not (z6)) (not (z28)) (not (z43)) (not (z50)) (not (z53)) (not (z73)) (not (z74))
      (not (z98)) (not (z118)) (not (z148)) (not (z156)) (not (z159)) (not (z160)) (not (z175))
      (not (z178)) (not (z179)) (not (z191)) (not (z194)) (z195) (not (z209)) (not (z224))
      (not (z231)) (z286) (not (z300)) (not (z309)) (not (z314)) (not (z325)) (not (z333))
      (not (z343)) (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376)) (not (z390))
      (not (z393)) (not (z397)))
    :effect (and
      (z43) (z156) (z191) (not (z195)) (not (z286))))
  (:action a745
    :parameters ()
    :precondition (and
      (z6) (not (z28)) (not (z43)) (not (z50)) (not (z53)) (not (z59)) (not (z73)) (not (z74))
      (not (z80)) (not (z98)) (not (z114)) (not (z118)) (not (z140)) (not (z148)) (not (z156))
      (not (z159)) (not (z160)) (not (z175)) (not (z177)) (not (z178)) (not (z179)) (z183)
      (not (z191)) (not (z194)) (not (z195)) (not (z209)) (not (z224)) (not (z231)) (not (z240))
      (not (z247)) (not (z282)) (z286) (not (z300)) (not (z302)) (not (z309)) (not (z314))
      (not (z325)) (not (z333)) (not (z338)) (not (z339)) (not (z343)) (not (z356)) (not (z364))
      (not (z365)) (not (z367)) (not (z369)) (not (z376)) (not (z390)) (not (z393)) (not (z397)))
    :effect (and
      (not (z6)) (z43) (z177) (z191) (not (z286))))
  (:action a746
    :parameters ()
    :precondition (and
      (not (z18)) (not (z28)) (not (z35)) (not (z43)) (not (z50)) (not (z52)) (not (z73))
      (not (z74)) (not (z98)) (not (z99)) (not (z102)) (not (z109)) (not (z135)) (not (z156))
      (not (z159)) (not (z160)) (not (z175)) (not (z178)) (not (z179)) (not (z191)) (not (z194))
      (not (z209)) (not (z217)) (not (z230)) (not (z257)) (z286) (not (z287)) (not (z301))
      (not (z309)) (not (z314)) (not (z325)) (not (z333)) (not (z364)) (not (z376)) (z385)
      (not (z390)) (not (z397)))
    :effect (and
      (z18) (z43) (not (z286)) (not (z385))))
  (:action a747
    :parameters ()
    :precondition (and
      (not (z18)) (not (z28)) (not (z35)) (not (z43)) (not (z50)) (not (z52)) (not (z73))
      (not (z74)) (not (z98)) (not (z99)) (not (z102)) (not (z109)) (not (z135)) (not (z156))
      (not (z159)) (not (z160)) (not (z175)) (not (z178)) (not (z179)) (not (z191)) (not (z194))
      (not (z209)) (not (z217)) (not (z230)) (z257) (z286) (not (z287)) (not (z301)) (not (z309))
      (not (z314)) (not (z325)) (not (z333)) (not (z364)) (not (z376)) (not (z385)) (not (z390))
      (not (z397)))
    :effect (and
      (z18) (z43) (z156) (not (z257)) (not (z286))))
  (:action a748
    :parameters ()
    :precondition (and
      (not (z20)) (not (z39)) (not (z40)) (not (z44)) (not (z50)) (not (z69)) (not (z73))
      (not (z76)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z108))
      (not (z115)) (not (z121)) (not (z125)) (not (z128)) (not (z134)) (not (z146)) (not (z159))
      (not (z160)) (not (z191)) (not (z194)) (not (z204)) (not (z209)) (not (z222)) (not (z238))
      (not (z255)) (not (z259)) (not (z286)) (z307) (not (z317)) (not (z325)) (not (z333)) (z364)
      (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (z44) (z204) (not (z364))))
  (:action a749
    :parameters ()
    :precondition (and
      (not (z20)) (not (z39)) (not (z40)) (not (z44)) (not (z50)) (not (z69)) (not (z72))
      (not (z73)) (z76) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z103))
      (not (z107)) (not (z108)) (not (z115)) (not (z118)) (not (z121)) (not (z125)) (not (z128))
      (not (z134)) (not (z135)) (not (z146)) (not (z159)) (not (z160)) (not (z191)) (not (z194))
      (not (z204)) (not (z209)) (not (z222)) (not (z238)) (not (z255)) (not (z259)) (not (z286))
      (z307) (not (z317)) (not (z322)) (not (z325)) (not (z333)) (not (z339)) (z364) (not (z376))
      (not (z377)) (not (z392)) (not (z397)))
    :effect (and
      (z44) (not (z76)) (z89) (z204) (not (z364))))
  (:action a750
    :parameters ()
    :precondition (and
      (not (z15)) (not (z45)) (not (z50)) (not (z56)) (z73) (not (z80)) (not (z81)) (not (z98))
      (not (z109)) (not (z114)) (not (z120)) (not (z124)) (not (z140)) (not (z158)) (not (z159))
      (not (z160)) (not (z177)) (z183) (not (z188)) (not (z191)) (not (z194)) (not (z209))
      (not (z210)) (not (z234)) (not (z240)) (not (z247)) (not (z248)) (not (z252)) (not (z253))
      (not (z272)) (not (z282)) (not (z286)) (not (z302)) (not (z308)) (not (z325)) (not (z333))
      (not (z338)) (not (z339)) (not (z341)) (not (z350)) (not (z364)) (not (z365)) (not (z376))
      (not (z377)) (not (z397)))
    :effect (and
      (z45) (not (z73)) (not (z183)) (z188) (z333)))
  (:action a751
    :parameters ()
    :precondition (and
      (z15) (not (z30)) (not (z45)) (not (z50)) (not (z56)) (z73) (not (z81)) (not (z98))
      (not (z103)) (not (z109)) (not (z120)) (not (z124)) (not (z158)) (not (z159)) (not (z160))
      (not (z188)) (not (z191)) (not (z194)) (not (z200)) (not (z207)) (not (z209)) (not (z210))
      (not (z226)) (not (z234)) (not (z243)) (not (z248)) (not (z251)) (not (z252)) (not (z253))
      (not (z272)) (not (z277)) (not (z282)) (not (z286)) (not (z308)) (not (z319)) (not (z325))
      (not (z333)) (not (z341)) (not (z350)) (not (z364)) (not (z371)) (not (z376)) (not (z377))
      (not (z388)) (not (z397)))
    :effect (and
      (not (z15)) (z45) (not (z73)) (z188) (z194)))
  (:action a752
    :parameters ()
    :precondition (and
      (not (z15)) (not (z45)) (not (z46)) (not (z50)) (not (z56)) (z73) (not (z81)) (not (z98))
      (not (z105)) (not (z109)) (not (z112)) (not (z120)) (not (z124)) (not (z131)) (z139)
      (not (z154)) (not (z157)) (not (z158)) (not (z159)) (not (z160)) (not (z173)) (not (z188))
      (not (z191)) (not (z194)) (not (z198)) (not (z209)) (not (z210)) (not (z234)) (not (z248))
      (not (z252)) (not (z253)) (not (z272)) (not (z280)) (not (z282)) (not (z286)) (not (z308))
      (not (z325)) (not (z333)) (not (z341)) (not (z345)) (not (z350)) (not (z364)) (not (z366))
      (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (z45) (not (z73)) (z98) (not (z139)) (z188)))
  (:action a753
    :parameters ()
    :precondition (and
      (not (z27)) (not (z41)) (not (z46)) (not (z50)) (z70) (not (z73)) (z98) (not (z105))
      (not (z112)) (not (z120)) (not (z122)) (not (z131)) (not (z139)) (not (z153)) (not (z154))
      (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z235)) (not (z280)) (not (z286)) (not (z295)) (not (z313)) (not (z325))
      (not (z333)) (not (z345)) (not (z364)) (not (z366)) (not (z376)) (not (z382)) (not (z397)))
    :effect (and
      (z46) (not (z70)) (not (z98)) (z295) (z376)))
  (:action a754
    :parameters ()
    :precondition (and
      (not (z27)) (not (z28)) (not (z41)) (not (z46)) (not (z50)) (not (z52)) (not (z70))
      (not (z73)) (not (z77)) (z98) (not (z105)) (not (z112)) (not (z114)) (not (z120))
      (not (z122)) (not (z131)) (not (z133)) (not (z134)) (not (z139)) (not (z148)) (not (z153))
      (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z191)) (not (z194))
      (not (z198)) (not (z209)) (not (z215)) (not (z235)) (not (z248)) (not (z269)) (not (z280))
      (not (z286)) (not (z295)) (not (z313)) (not (z325)) (not (z333)) (not (z345)) (not (z364))
      (not (z366)) (not (z371)) (not (z376)) (z382) (not (z397)))
    :effect (and
      (z46) (not (z98)) (z295) (z366) (z376) (not (z382))))
  (:action a755
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (not (z66)) (not (z73)) (not (z94)) (z98) (not (z105))
      (not (z112)) (not (z119)) (not (z131)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z169)) (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z215)) (not (z246)) (not (z256)) (not (z272)) (not (z280)) (not (z286))
      (not (z325)) (not (z333)) (not (z345)) (not (z358)) (not (z364)) (not (z366)) (not (z376))
      (z384) (not (z392)) (not (z397)))
    :effect (and
      (z46) (not (z98)) (z209) (not (z384))))
  (:action a756
    :parameters ()
    :precondition (and
      (not (z11)) (not (z28)) (not (z46)) (not (z50)) (not (z52)) (not (z66)) (not (z73))
      (not (z77)) (not (z94)) (z98) (not (z105)) (not (z112)) (not (z114)) (not (z119))
      (not (z131)) (not (z133)) (not (z134)) (not (z139)) (not (z148)) (not (z154)) (not (z157))
      (not (z159)) (not (z160)) (not (z169)) (not (z173)) (not (z182)) (not (z191)) (not (z194))
      (not (z198)) (not (z209)) (z215) (not (z246)) (not (z248)) (not (z256)) (not (z269))
      (not (z272)) (not (z280)) (not (z286)) (not (z325)) (not (z333)) (not (z345)) (not (z358))
      (not (z364)) (not (z366)) (not (z371)) (not (z376)) (not (z382)) (not (z384)) (not (z392))
      (not (z397)))
    :effect (and
      (z46) (not (z98)) (z209) (not (z215)) (z366)))
  (:action a757
    :parameters ()
    :precondition (and
      (not (z11)) (not (z28)) (not (z46)) (not (z50)) (not (z52)) (not (z66)) (not (z73))
      (not (z77)) (not (z94)) (z98) (not (z105)) (not (z112)) (not (z114)) (not (z119)) (z131)
      (not (z133)) (not (z134)) (not (z139)) (not (z148)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z169)) (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (z215) (not (z246)) (not (z248)) (not (z256)) (not (z269)) (not (z272))
      (not (z280)) (not (z286)) (not (z325)) (not (z333)) (not (z345)) (not (z358)) (not (z364))
      (not (z366)) (not (z371)) (not (z376)) (not (z382)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (z46) (not (z98)) (not (z131)) (z209) (not (z215)) (z366)))
  (:action a758
    :parameters ()
    :precondition (and
      (not (z45)) (not (z46)) (not (z50)) (not (z56)) (not (z73)) (not (z81)) (z98) (not (z105))
      (not (z112)) (not (z124)) (not (z131)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z173)) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z234)) (not (z248)) (not (z252)) (z253) (not (z280)) (not (z282)) (not (z286))
      (not (z308)) (not (z325)) (not (z333)) (not (z341)) (not (z345)) (z350) (not (z364))
      (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (z46) (z73) (not (z98)) (not (z253)) (not (z350))))
  (:action a759
    :parameters ()
    :precondition (and
      (not (z45)) (not (z46)) (not (z50)) (not (z56)) (not (z73)) (not (z81)) (z98) (not (z105))
      (not (z112)) (not (z124)) (z131) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z173)) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z234)) (not (z248)) (not (z252)) (z253) (not (z280)) (not (z282)) (not (z286))
      (not (z308)) (not (z325)) (not (z333)) (not (z341)) (not (z345)) (z350) (not (z364))
      (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (z46) (z73) (not (z98)) (not (z131)) (not (z253)) (not (z350))))
  (:action a760
    :parameters ()
    :precondition (and
      (not (z28)) (not (z45)) (not (z46)) (not (z50)) (not (z52)) (not (z56)) (not (z73))
      (not (z77)) (not (z81)) (z98) (not (z105)) (not (z112)) (not (z114)) (not (z124))
      (not (z131)) (not (z133)) (not (z134)) (not (z139)) (not (z148)) (not (z154)) (not (z157))
      (not (z159)) (not (z160)) (not (z173)) (not (z188)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z215)) (not (z234)) (z248) (not (z252)) (z253) (not (z269)) (not (z280))
      (not (z282)) (not (z286)) (not (z308)) (not (z325)) (not (z333)) (not (z341)) (not (z345))
      (not (z350)) (not (z364)) (not (z366)) (not (z371)) (not (z376)) (not (z382)) (not (z397)))
    :effect (and
      (z46) (z73) (not (z98)) (not (z248)) (not (z253)) (z366)))
  (:action a761
    :parameters ()
    :precondition (and
      (not (z27)) (not (z41)) (not (z46)) (not (z50)) (not (z70)) (not (z73)) (z98) (not (z105))
      (not (z112)) (not (z120)) (not (z122)) (not (z131)) (not (z139)) (z153) (not (z154))
      (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z235)) (not (z280)) (not (z286)) (z295) (not (z313)) (not (z325))
      (not (z333)) (not (z345)) (not (z364)) (not (z366)) (not (z376)) (not (z382)) (not (z397)))
    :effect (and
      (z46) (not (z98)) (z112) (not (z153)) (z376)))
  (:action a762
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (z66) (not (z73)) (not (z94)) (z98) (not (z105))
      (not (z112)) (not (z119)) (not (z131)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z169)) (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z215)) (not (z246)) (not (z256)) (not (z272)) (not (z280)) (not (z286))
      (not (z325)) (not (z333)) (not (z345)) (not (z358)) (not (z364)) (not (z366)) (not (z376))
      (not (z384)) (z392) (not (z397)))
    :effect (and
      (z46) (not (z66)) (not (z98)) (z112) (z209) (not (z392))))
  (:action a763
    :parameters ()
    :precondition (and
      (not (z11)) (not (z46)) (not (z50)) (z66) (not (z73)) (not (z94)) (z98) (not (z105))
      (not (z112)) (not (z119)) (z131) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z169)) (not (z173)) (not (z182)) (not (z191)) (not (z194)) (not (z198))
      (not (z209)) (not (z215)) (not (z246)) (not (z256)) (not (z272)) (not (z280)) (not (z286))
      (not (z325)) (not (z333)) (not (z345)) (not (z358)) (not (z364)) (not (z366)) (not (z376))
      (not (z384)) (z392) (not (z397)))
    :effect (and
      (z46) (not (z66)) (not (z98)) (z112) (not (z131)) (z209) (not (z392))))
  (:action a764
    :parameters ()
    :precondition (and
      (not (z45)) (not (z46)) (not (z50)) (not (z56)) (not (z73)) (not (z81)) (z98) (not (z105))
      (not (z112)) (not (z124)) (not (z131)) (not (z139)) (not (z154)) (not (z157)) (not (z159))
      (not (z160)) (not (z173)) (not (z188)) (not (z191)) (not (z194)) (not (z198)) (not (z209))
      (not (z234)) (not (z248)) (not (z252)) (not (z253)) (not (z280)) (not (z282)) (not (z286))
      (not (z308)) (not (z325)) (not (z333)) (not (z341)) (not (z345)) (not (z350)) (not (z364))
      (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (z46) (z73) (not (z98)) (z112)))
  (:action a765
    :parameters ()
    :precondition (and
      (not (z25)) (not (z42)) (not (z44)) (not (z50)) (not (z73)) (not (z77)) (not (z82))
      (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z106)) (not (z108)) (not (z115))
      (not (z121)) (not (z128)) (not (z146)) (not (z158)) (not (z159)) (not (z160)) (not (z165))
      (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z238)) (not (z286)) (not (z288))
      (not (z292)) (not (z294)) (not (z298)) (not (z303)) (not (z317)) (not (z322)) (not (z325))
      (not (z333)) (z346) (z348) (z364) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (z50) (not (z346)) (not (z348)) (not (z364))))
  (:action a766
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z29)) (not (z42)) (not (z50)) (not (z72)) (not (z73))
      (not (z77)) (not (z78)) (not (z98)) (not (z106)) (not (z158)) (z159) (not (z160))
      (not (z165)) (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z202)) (not (z209))
      (not (z232)) (not (z269)) (not (z273)) (not (z286)) (not (z288)) (not (z292)) (not (z294))
      (not (z298)) (z303) (not (z306)) (not (z322)) (not (z325)) (not (z333)) (not (z336))
      (not (z346)) (not (z348)) (not (z359)) (not (z364)) (not (z376)) (not (z397)))
    :effect (and
      (z50) (not (z159)) (not (z303))))
  (:action a767
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z25)) (not (z42)) (not (z50)) (not (z73)) (not (z77))
      (not (z98)) (not (z106)) (not (z143)) (not (z158)) (not (z159)) (z160) (not (z165))
      (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z260)) (not (z274)) (not (z286))
      (not (z288)) (not (z292)) (not (z294)) (not (z297)) (not (z298)) (z303) (not (z322))
      (not (z325)) (not (z333)) (not (z346)) (not (z348)) (not (z352)) (not (z364)) (not (z376))
      (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z50) (not (z160)) (not (z303))))
  (:action a768
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z25)) (not (z42)) (not (z50)) (not (z73)) (not (z77))
      (not (z98)) (not (z106)) (not (z138)) (not (z143)) (z158) (not (z159)) (z160) (not (z165))
      (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z260)) (not (z274)) (not (z286))
      (not (z288)) (not (z292)) (not (z294)) (not (z297)) (not (z298)) (not (z303)) (not (z322))
      (not (z325)) (not (z333)) (not (z346)) (not (z348)) (not (z352)) (not (z364)) (not (z376))
      (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z50) (not (z158)) (not (z160)) (z395)))
  (:action a769
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z25)) (not (z42)) (not (z50)) (not (z73)) (not (z77))
      (not (z98)) (not (z99)) (not (z106)) (not (z138)) (not (z143)) (not (z158)) (not (z159))
      (z160) (not (z165)) (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z222))
      (not (z260)) (not (z274)) (not (z286)) (not (z288)) (not (z292)) (z294) (not (z297))
      (not (z298)) (not (z303)) (not (z322)) (not (z325)) (not (z332)) (not (z333)) (not (z346))
      (not (z348)) (not (z352)) (not (z359)) (not (z364)) (not (z367)) (not (z376)) (not (z383))
      (not (z384)) (not (z388)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z50) (not (z160)) (not (z294)) (z396)))
  (:action a770
    :parameters ()
    :precondition (and
      (not (z4)) (not (z17)) (z25) (not (z29)) (not (z42)) (not (z50)) (not (z72)) (not (z73))
      (not (z77)) (not (z78)) (not (z98)) (not (z106)) (not (z136)) (not (z146)) (not (z158))
      (z159) (not (z160)) (not (z165)) (not (z189)) (not (z191)) (not (z193)) (not (z194))
      (not (z195)) (not (z202)) (not (z209)) (not (z232)) (not (z257)) (not (z269)) (not (z273))
      (not (z286)) (not (z288)) (not (z292)) (not (z294)) (z298) (not (z303)) (not (z306))
      (not (z322)) (not (z325)) (not (z333)) (not (z336)) (not (z346)) (not (z348)) (not (z359))
      (not (z364)) (not (z376)) (not (z397)))
    :effect (and
      (not (z25)) (z50) (not (z159)) (not (z298)) (z336)))
  (:action a771
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z25)) (not (z42)) (not (z50)) (not (z73)) (not (z77))
      (not (z80)) (not (z84)) (not (z98)) (z106) (not (z122)) (not (z138)) (not (z143))
      (not (z144)) (not (z158)) (not (z159)) (z160) (not (z165)) (not (z182)) (not (z191))
      (not (z193)) (not (z194)) (not (z207)) (not (z209)) (not (z232)) (not (z260)) (not (z274))
      (not (z286)) (not (z287)) (not (z288)) (not (z292)) (not (z294)) (not (z297)) (not (z298))
      (not (z303)) (not (z308)) (not (z309)) (not (z322)) (not (z325)) (not (z333)) (not (z346))
      (not (z348)) (not (z352)) (not (z364)) (not (z376)) (not (z381)) (not (z383)) (not (z395))
      (not (z396)) (not (z397)))
    :effect (and
      (z50) (not (z106)) (not (z160)) (z352)))
  (:action a772
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z29)) (not (z42)) (not (z50)) (not (z72)) (not (z73))
      (not (z77)) (not (z78)) (not (z98)) (not (z99)) (not (z106)) (not (z158)) (z159)
      (not (z160)) (not (z165)) (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z202))
      (not (z209)) (not (z222)) (not (z232)) (not (z269)) (not (z273)) (not (z286)) (not (z288))
      (not (z292)) (z294) (not (z298)) (not (z303)) (not (z306)) (not (z322)) (not (z325))
      (not (z332)) (not (z333)) (not (z336)) (not (z346)) (not (z348)) (not (z359)) (not (z364))
      (not (z367)) (not (z376)) (not (z384)) (not (z388)) (not (z396)) (not (z397)))
    :effect (and
      (z50) (not (z159)) (not (z294)) (z359)))
  (:action a773
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z24)) (not (z25)) (not (z42)) (not (z50)) (not (z73))
      (not (z77)) (not (z91)) (not (z98)) (not (z106)) (not (z138)) (not (z143)) (not (z158))
      (not (z159)) (z160) (not (z165)) (not (z189)) (not (z191)) (z193) (not (z194)) (not (z206))
      (not (z209)) (not (z259)) (not (z260)) (not (z274)) (not (z286)) (not (z288)) (not (z292))
      (not (z294)) (not (z297)) (not (z298)) (not (z303)) (not (z322)) (not (z325)) (not (z333))
      (not (z346)) (not (z348)) (not (z352)) (not (z360)) (not (z364)) (not (z376)) (not (z383))
      (not (z385)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z50) (not (z160)) (not (z193)) (z383)))
  (:action a774
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z25)) (not (z42)) (not (z50)) (not (z73)) (not (z77))
      (not (z98)) (not (z106)) (not (z138)) (not (z143)) (not (z158)) (not (z159)) (z160)
      (not (z165)) (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z260)) (not (z274))
      (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z297)) (not (z298)) (not (z303))
      (not (z322)) (not (z325)) (not (z333)) (z346) (not (z348)) (not (z352)) (not (z364))
      (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z50) (not (z160)) (z260) (not (z346))))
  (:action a775
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z28)) (not (z29)) (not (z42)) (not (z50)) (not (z52))
      (not (z72)) (not (z73)) (z77) (not (z78)) (not (z98)) (not (z106)) (not (z114))
      (not (z133)) (not (z134)) (not (z148)) (not (z158)) (z159) (not (z160)) (not (z165))
      (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z202)) (not (z209)) (not (z215))
      (not (z232)) (not (z248)) (not (z269)) (not (z273)) (not (z286)) (not (z288)) (not (z292))
      (not (z294)) (not (z298)) (not (z303)) (not (z306)) (not (z322)) (not (z325)) (not (z333))
      (not (z336)) (not (z346)) (not (z348)) (not (z359)) (not (z364)) (not (z366)) (not (z371))
      (not (z376)) (not (z382)) (not (z397)))
    :effect (and
      (z50) (not (z77)) (not (z159)) (z269)))
  (:action a776
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z29)) (not (z42)) (not (z50)) (not (z72)) (not (z73))
      (not (z77)) (not (z78)) (not (z98)) (not (z106)) (not (z158)) (z159) (not (z160))
      (not (z165)) (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z202)) (not (z209))
      (not (z232)) (not (z269)) (not (z273)) (not (z286)) (not (z288)) (not (z292)) (not (z294))
      (z298) (not (z303)) (not (z306)) (not (z322)) (not (z325)) (not (z333)) (not (z336))
      (not (z346)) (not (z348)) (not (z359)) (not (z364)) (not (z376)) (not (z397)))
    :effect (and
      (z50) (not (z159)) (z273) (not (z298))))
  (:action a777
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z29)) (not (z42)) (not (z50)) (not (z72)) (not (z73))
      (not (z77)) (not (z78)) (not (z98)) (not (z106)) (not (z158)) (z159) (not (z160))
      (not (z165)) (z177) (z183) (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z202))
      (not (z209)) (not (z232)) (not (z269)) (not (z273)) (not (z286)) (not (z288)) (not (z292))
      (not (z294)) (z298) (not (z302)) (not (z303)) (not (z306)) (not (z322)) (not (z325))
      (not (z333)) (not (z336)) (not (z338)) (not (z346)) (not (z348)) (not (z359)) (not (z364))
      (not (z365)) (not (z376)) (not (z397)))
    :effect (and
      (z50) (not (z159)) (not (z177)) (z273) (not (z298))))
  (:action a778
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (z25) (not (z42)) (not (z50)) (not (z73)) (not (z77)) (not (z98))
      (not (z106)) (not (z138)) (not (z143)) (not (z158)) (not (z159)) (z160) (not (z165))
      (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z260)) (not (z274)) (not (z286))
      (not (z288)) (not (z292)) (not (z294)) (not (z297)) (z298) (not (z303)) (not (z322))
      (not (z325)) (not (z333)) (not (z346)) (not (z348)) (not (z352)) (not (z364)) (not (z376))
      (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z25)) (z50) (not (z160)) (z274) (not (z298))))
  (:action a779
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z25)) (z42) (not (z50)) (not (z73)) (not (z77)) (not (z98))
      (not (z106)) (not (z138)) (not (z143)) (not (z158)) (not (z159)) (z160) (not (z165))
      (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z260)) (not (z274)) (not (z286))
      (not (z288)) (not (z292)) (not (z294)) (not (z297)) (z298) (not (z303)) (not (z322))
      (not (z325)) (not (z333)) (not (z346)) (not (z348)) (not (z352)) (not (z364)) (not (z376))
      (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (not (z42)) (z50) (not (z160)) (z260) (z274) (not (z298))))
  (:action a780
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z25)) (not (z42)) (not (z50)) (not (z73)) (not (z77))
      (not (z98)) (not (z106)) (not (z143)) (not (z158)) (not (z159)) (z160) (not (z165))
      (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z260)) (not (z274)) (not (z286))
      (z288) (not (z292)) (not (z294)) (not (z297)) (not (z298)) (not (z303)) (not (z322))
      (not (z325)) (not (z333)) (not (z346)) (not (z348)) (not (z352)) (not (z364)) (not (z376))
      (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z50) (not (z160)) (not (z288)) (z297)))
  (:action a781
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z25)) (not (z42)) (not (z50)) (not (z73)) (not (z77))
      (not (z98)) (not (z106)) (not (z143)) (not (z158)) (not (z159)) (z160) (z165) (not (z191))
      (not (z193)) (not (z194)) (not (z209)) (not (z260)) (not (z274)) (not (z286)) (not (z288))
      (not (z292)) (not (z294)) (not (z297)) (not (z298)) (not (z303)) (not (z322)) (not (z325))
      (not (z333)) (not (z346)) (not (z348)) (not (z352)) (not (z364)) (not (z376)) (not (z383))
      (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z50) (not (z160)) (not (z165)) (z297)))
  (:action a782
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z29)) (not (z42)) (not (z50)) (not (z72)) (not (z73))
      (not (z77)) (not (z78)) (not (z98)) (not (z106)) (not (z158)) (z159) (not (z160))
      (not (z165)) (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z202)) (not (z209))
      (not (z232)) (not (z269)) (not (z273)) (not (z286)) (z288) (not (z292)) (not (z294))
      (not (z298)) (not (z303)) (not (z306)) (not (z322)) (not (z325)) (not (z333)) (not (z336))
      (not (z346)) (not (z348)) (not (z359)) (not (z364)) (not (z376)) (not (z397)))
    :effect (and
      (z50) (not (z159)) (not (z288)) (z306)))
  (:action a783
    :parameters ()
    :precondition (and
      (not (z11)) (not (z25)) (not (z29)) (not (z35)) (not (z39)) (not (z42)) (not (z44))
      (not (z50)) (not (z57)) (not (z73)) (not (z75)) (not (z77)) (not (z81)) (not (z82))
      (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z106)) (not (z108)) (not (z115))
      (not (z121)) (not (z128)) (not (z138)) (not (z146)) (not (z157)) (not (z158)) (not (z159))
      (not (z160)) (z165) (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z238))
      (not (z243)) (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z298)) (not (z303))
      (not (z315)) (not (z317)) (not (z322)) (not (z325)) (not (z333)) (not (z343)) (not (z346))
      (not (z348)) (z364) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (z50) (not (z165)) (z317) (not (z364))))
  (:action a784
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z29)) (not (z42)) (not (z50)) (not (z72)) (not (z73))
      (not (z77)) (not (z78)) (not (z98)) (not (z106)) (not (z158)) (z159) (not (z160))
      (not (z165)) (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z202)) (not (z209))
      (not (z232)) (not (z269)) (not (z273)) (not (z286)) (not (z288)) (not (z292)) (not (z294))
      (not (z298)) (not (z303)) (not (z306)) (not (z322)) (not (z325)) (not (z333)) (not (z336))
      (z346) (not (z348)) (not (z359)) (not (z364)) (not (z376)) (not (z397)))
    :effect (and
      (z50) (not (z159)) (z202) (not (z346))))
  (:action a785
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z29)) (z42) (not (z50)) (not (z72)) (not (z73)) (not (z77))
      (not (z78)) (not (z98)) (not (z106)) (not (z158)) (z159) (not (z160)) (not (z165))
      (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z202)) (not (z209)) (not (z232))
      (not (z269)) (not (z273)) (not (z286)) (not (z288)) (not (z292)) (not (z294)) (z298)
      (not (z303)) (not (z306)) (not (z322)) (not (z325)) (not (z333)) (not (z336)) (not (z346))
      (not (z348)) (not (z359)) (not (z364)) (not (z376)) (not (z397)))
    :effect (and
      (not (z42)) (z50) (not (z159)) (z202) (z273) (not (z298))))
  (:action a786
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z29)) (not (z42)) (not (z50)) (not (z72)) (not (z73))
      (not (z77)) (not (z78)) (not (z98)) (not (z106)) (z158) (z159) (not (z160)) (not (z165))
      (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z202)) (not (z209)) (not (z232))
      (not (z269)) (not (z273)) (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z298))
      (not (z303)) (not (z306)) (not (z322)) (not (z325)) (not (z333)) (not (z336)) (not (z346))
      (not (z348)) (not (z359)) (not (z364)) (not (z376)) (not (z397)))
    :effect (and
      (z50) (not (z158)) (not (z159)) (z202) (z306)))
  (:action a787
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z29)) (not (z42)) (not (z50)) (not (z72)) (not (z73))
      (not (z77)) (not (z78)) (not (z80)) (not (z84)) (not (z98)) (z106) (not (z122))
      (not (z144)) (not (z158)) (z159) (not (z160)) (not (z165)) (not (z182)) (not (z189))
      (not (z191)) (not (z193)) (not (z194)) (not (z202)) (not (z207)) (not (z209)) (not (z232))
      (not (z269)) (not (z273)) (not (z286)) (not (z287)) (not (z288)) (not (z292)) (not (z294))
      (not (z298)) (not (z303)) (not (z306)) (not (z308)) (not (z309)) (not (z322)) (not (z325))
      (not (z333)) (not (z336)) (not (z346)) (not (z348)) (not (z352)) (not (z359)) (not (z364))
      (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (z50) (not (z106)) (not (z159)) (z232)))
  (:action a788
    :parameters ()
    :precondition (and
      (not (z25)) (not (z39)) (not (z42)) (not (z44)) (not (z50)) (not (z69)) (not (z73))
      (not (z77)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z105))
      (not (z106)) (not (z108)) (not (z115)) (not (z121)) (not (z128)) (not (z146)) (not (z158))
      (not (z159)) (not (z160)) (not (z165)) (not (z174)) (not (z191)) (not (z193)) (not (z194))
      (not (z209)) (not (z224)) (not (z230)) (not (z238)) (not (z240)) (not (z256)) (not (z286))
      (not (z288)) (not (z292)) (not (z294)) (not (z298)) (z303) (not (z317)) (not (z322))
      (not (z325)) (not (z333)) (not (z346)) (not (z348)) (z364) (not (z376)) (not (z377))
      (not (z397)))
    :effect (and
      (z50) (z238) (not (z303)) (not (z364))))
  (:action a789
    :parameters ()
    :precondition (and
      (not (z25)) (not (z39)) (not (z42)) (not (z44)) (not (z50)) (not (z69)) (not (z73))
      (not (z77)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z105))
      (not (z106)) (not (z108)) (not (z115)) (not (z121)) (not (z128)) (not (z146)) (not (z158))
      (not (z159)) (not (z160)) (not (z165)) (not (z174)) (z177) (z183) (not (z191)) (not (z193))
      (not (z194)) (not (z209)) (not (z224)) (not (z230)) (not (z238)) (not (z240)) (not (z256))
      (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z298)) (not (z302)) (z303)
      (not (z317)) (not (z322)) (not (z325)) (not (z333)) (not (z338)) (not (z346)) (not (z348))
      (z364) (not (z365)) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (z50) (not (z177)) (z238) (not (z303)) (not (z364))))
  (:action a790
    :parameters ()
    :precondition (and
      (not (z20)) (not (z22)) (not (z25)) (not (z27)) (not (z39)) (not (z42)) (not (z44))
      (not (z50)) (not (z53)) (not (z73)) (not (z77)) (not (z82)) (not (z84)) (not (z89))
      (not (z91)) (not (z98)) (not (z106)) (not (z108)) (not (z115)) (not (z121)) (not (z124))
      (not (z128)) (not (z138)) (not (z146)) (not (z158)) (not (z159)) (not (z160)) (not (z165))
      (not (z175)) (not (z191)) (not (z193)) (not (z194)) (not (z198)) (not (z209)) (not (z238))
      (not (z246)) (not (z258)) (not (z286)) (z288) (not (z292)) (not (z294)) (not (z298))
      (not (z303)) (not (z317)) (not (z322)) (not (z325)) (not (z333)) (not (z346)) (not (z348))
      (z364) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (z50) (z128) (not (z288)) (not (z364))))
  (:action a791
    :parameters ()
    :precondition (and
      (not (z7)) (not (z11)) (not (z17)) (not (z20)) (not (z24)) (not (z25)) (not (z29))
      (not (z35)) (not (z42)) (not (z50)) (not (z57)) (not (z72)) (not (z73)) (not (z75))
      (not (z77)) (not (z78)) (not (z81)) (not (z98)) (not (z106)) (not (z128)) (not (z138))
      (not (z143)) (not (z157)) (not (z158)) (z159) (not (z160)) (not (z165)) (not (z189))
      (not (z191)) (not (z193)) (not (z194)) (not (z198)) (not (z202)) (not (z209)) (not (z232))
      (not (z243)) (not (z246)) (not (z258)) (not (z260)) (not (z269)) (not (z273)) (not (z274))
      (not (z286)) (not (z288)) (not (z292)) (not (z294)) (z298) (not (z303)) (not (z306))
      (not (z315)) (not (z317)) (not (z322)) (not (z325)) (not (z333)) (not (z336)) (not (z343))
      (not (z346)) (not (z348)) (not (z352)) (not (z359)) (not (z364)) (not (z376)) (not (z383))
      (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z50) (z138) (not (z159)) (z273) (not (z298))))
  (:action a792
    :parameters ()
    :precondition (and
      (not (z7)) (not (z11)) (not (z20)) (not (z24)) (not (z25)) (not (z29)) (not (z35))
      (not (z42)) (not (z50)) (not (z57)) (not (z73)) (not (z75)) (not (z77)) (not (z81))
      (not (z98)) (not (z106)) (not (z128)) (not (z138)) (not (z143)) (not (z157)) (not (z158))
      (not (z159)) (z160) (z165) (not (z191)) (not (z193)) (not (z194)) (not (z198)) (not (z209))
      (not (z243)) (not (z246)) (not (z258)) (not (z260)) (not (z274)) (not (z286)) (not (z288))
      (not (z292)) (not (z294)) (not (z297)) (not (z298)) (not (z303)) (not (z315)) (not (z317))
      (not (z322)) (not (z325)) (not (z333)) (not (z343)) (not (z346)) (not (z348)) (not (z352))
      (not (z364)) (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z50) (z138) (not (z160)) (not (z165)) (z297)))
  (:action a793
    :parameters ()
    :precondition (and
      (not (z7)) (not (z11)) (not (z17)) (not (z20)) (not (z24)) (not (z25)) (not (z29))
      (not (z35)) (not (z42)) (not (z50)) (not (z57)) (not (z72)) (not (z73)) (not (z75))
      (not (z77)) (not (z78)) (not (z81)) (not (z98)) (not (z106)) (not (z128)) (not (z138))
      (not (z143)) (not (z157)) (not (z158)) (z159) (not (z160)) (not (z165)) (not (z189))
      (not (z191)) (not (z193)) (not (z194)) (not (z198)) (not (z202)) (not (z209)) (not (z232))
      (not (z243)) (not (z246)) (not (z258)) (not (z260)) (not (z269)) (not (z273)) (not (z274))
      (not (z286)) (z288) (not (z292)) (not (z294)) (not (z298)) (not (z303)) (not (z306))
      (not (z315)) (not (z317)) (not (z322)) (not (z325)) (not (z333)) (not (z336)) (not (z343))
      (not (z346)) (not (z348)) (not (z352)) (not (z359)) (not (z364)) (not (z376)) (not (z383))
      (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z50) (z138) (not (z159)) (not (z288)) (z306)))
  (:action a794
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z25)) (not (z39)) (not (z42)) (not (z50)) (not (z73))
      (not (z77)) (not (z78)) (not (z94)) (not (z98)) (not (z106)) (not (z125)) (not (z131))
      (not (z138)) (not (z143)) (not (z158)) (not (z159)) (z160) (not (z165)) (not (z191))
      (not (z193)) (not (z194)) (not (z205)) (not (z209)) (not (z251)) (not (z260)) (not (z274))
      (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z297)) (not (z298)) (not (z303))
      (not (z322)) (not (z325)) (not (z333)) (not (z341)) (z346) (z348) (not (z352)) (not (z364))
      (not (z376)) (not (z383)) (not (z393)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z50) (z143) (not (z160)) (not (z346)) (not (z348))))
  (:action a795
    :parameters ()
    :precondition (and
      (not (z4)) (z25) (not (z39)) (not (z42)) (not (z44)) (not (z50)) (not (z73)) (not (z77))
      (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z106)) (not (z108))
      (not (z115)) (not (z121)) (not (z128)) (not (z136)) (not (z146)) (not (z158)) (not (z159))
      (not (z160)) (not (z165)) (not (z191)) (not (z193)) (not (z194)) (not (z195)) (not (z209))
      (not (z238)) (not (z257)) (not (z286)) (not (z288)) (not (z292)) (not (z294)) (z298)
      (not (z303)) (not (z317)) (not (z322)) (not (z325)) (not (z333)) (not (z336)) (not (z346))
      (not (z348)) (z364) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (not (z25)) (z50) (z146) (not (z298)) (not (z364))))
  (:action a796
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z29)) (not (z42)) (not (z50)) (not (z59)) (not (z72))
      (not (z73)) (not (z77)) (not (z78)) (not (z80)) (not (z98)) (not (z106)) (not (z114))
      (not (z140)) (z158) (z159) (not (z160)) (not (z165)) (not (z177)) (not (z178)) (z183)
      (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z202)) (not (z209)) (not (z232))
      (not (z240)) (not (z247)) (not (z269)) (not (z273)) (not (z282)) (not (z286)) (not (z288))
      (not (z292)) (not (z294)) (not (z298)) (not (z302)) (not (z303)) (not (z306)) (not (z322))
      (not (z325)) (not (z333)) (not (z336)) (not (z338)) (not (z339)) (not (z346)) (not (z348))
      (not (z359)) (not (z364)) (not (z365)) (not (z376)) (not (z397)))
    :effect (and
      (z50) (not (z158)) (not (z159)) (z177) (z202) (z306)))
  (:action a797
    :parameters ()
    :precondition (and
      (not (z6)) (not (z17)) (not (z25)) (not (z29)) (not (z42)) (not (z50)) (not (z72))
      (not (z73)) (not (z77)) (not (z78)) (not (z91)) (not (z98)) (not (z106)) (not (z158))
      (z159) (not (z160)) (not (z165)) (not (z189)) (not (z191)) (z193) (not (z194)) (not (z202))
      (not (z206)) (not (z209)) (not (z232)) (not (z259)) (not (z269)) (not (z273)) (not (z286))
      (not (z288)) (not (z292)) (not (z294)) (not (z298)) (not (z303)) (not (z306)) (not (z322))
      (not (z325)) (not (z333)) (not (z336)) (not (z346)) (not (z348)) (not (z359)) (not (z360))
      (not (z364)) (not (z376)) (not (z383)) (not (z385)) (not (z397)))
    :effect (and
      (z50) (not (z159)) (z189) (not (z193))))
  (:action a798
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z29)) (not (z42)) (not (z50)) (not (z72)) (not (z73))
      (not (z76)) (not (z77)) (not (z78)) (not (z89)) (not (z98)) (not (z103)) (not (z106))
      (not (z107)) (not (z118)) (not (z135)) (not (z158)) (z159) (not (z160)) (not (z165))
      (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z202)) (not (z209)) (not (z232))
      (not (z269)) (not (z273)) (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z298))
      (not (z303)) (not (z306)) (z322) (not (z325)) (not (z333)) (not (z336)) (not (z339))
      (not (z346)) (not (z348)) (not (z359)) (not (z364)) (not (z376)) (not (z392)) (not (z397)))
    :effect (and
      (z50) (z72) (not (z159)) (not (z322))))
  (:action a799
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z29)) (not (z39)) (not (z42)) (not (z50)) (not (z72))
      (not (z73)) (not (z77)) (not (z78)) (not (z94)) (not (z98)) (not (z106)) (not (z125))
      (not (z131)) (not (z143)) (not (z158)) (z159) (not (z160)) (not (z165)) (not (z189))
      (not (z191)) (not (z193)) (not (z194)) (not (z202)) (not (z205)) (not (z209)) (not (z232))
      (not (z251)) (not (z269)) (not (z273)) (not (z286)) (not (z288)) (not (z292)) (not (z294))
      (not (z298)) (not (z303)) (not (z306)) (not (z322)) (not (z325)) (not (z333)) (not (z336))
      (not (z341)) (z346) (z348) (not (z359)) (not (z364)) (not (z376)) (not (z393)) (not (z397)))
    :effect (and
      (z50) (z78) (not (z159)) (not (z346)) (not (z348))))
  (:action a800
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z29)) (not (z39)) (not (z42)) (not (z50)) (not (z72))
      (not (z73)) (not (z77)) (not (z78)) (not (z94)) (not (z98)) (not (z106)) (not (z125))
      (not (z131)) (not (z143)) (not (z158)) (z159) (not (z160)) (not (z165)) (not (z189))
      (not (z191)) (not (z193)) (not (z194)) (not (z196)) (not (z202)) (not (z205)) (not (z209))
      (not (z232)) (not (z251)) (not (z269)) (not (z273)) (not (z286)) (not (z288)) (not (z292))
      (not (z294)) (not (z298)) (not (z303)) (not (z306)) (not (z322)) (not (z325)) (not (z333))
      (not (z336)) (not (z341)) (z346) (z348) (not (z359)) (not (z364)) (not (z376)) (not (z393))
      (not (z397)))
    :effect (and
      (z50) (z78) (not (z159)) (z196) (not (z346)) (not (z348))))
  (:action a801
    :parameters ()
    :precondition (and
      (not (z25)) (not (z39)) (not (z42)) (not (z44)) (not (z50)) (not (z73)) (not (z77))
      (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z106)) (not (z108))
      (not (z115)) (not (z121)) (not (z128)) (not (z146)) (not (z158)) (not (z159)) (not (z160))
      (not (z165)) (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z238)) (not (z286))
      (not (z288)) (not (z292)) (z294) (not (z298)) (not (z303)) (not (z317)) (not (z322))
      (not (z325)) (not (z333)) (not (z346)) (not (z348)) (z364) (not (z376)) (not (z377))
      (not (z397)))
    :effect (and
      (z50) (z82) (not (z294)) (not (z364))))
  (:action a802
    :parameters ()
    :precondition (and
      (not (z25)) (not (z39)) (not (z42)) (not (z44)) (not (z50)) (not (z73)) (not (z77))
      (not (z80)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (z106) (not (z108))
      (not (z115)) (not (z121)) (not (z122)) (not (z128)) (not (z144)) (not (z146)) (not (z158))
      (not (z159)) (not (z160)) (not (z165)) (not (z182)) (not (z191)) (not (z193)) (not (z194))
      (not (z207)) (not (z209)) (not (z232)) (not (z238)) (not (z286)) (not (z287)) (not (z288))
      (not (z292)) (not (z294)) (not (z298)) (not (z303)) (not (z308)) (not (z309)) (not (z317))
      (not (z322)) (not (z325)) (not (z333)) (not (z346)) (not (z348)) (not (z352)) (z364)
      (not (z376)) (not (z377)) (not (z381)) (not (z397)))
    :effect (and
      (z50) (z84) (not (z106)) (not (z364))))
  (:action a803
    :parameters ()
    :precondition (and
      (not (z25)) (not (z39)) (not (z42)) (not (z44)) (not (z50)) (not (z73)) (not (z77))
      (not (z80)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (z106) (not (z108))
      (not (z115)) (not (z121)) (not (z122)) (not (z128)) (not (z144)) (not (z146)) (not (z158))
      (not (z159)) (not (z160)) (not (z165)) (z177) (not (z182)) (z183) (not (z191)) (not (z193))
      (not (z194)) (not (z207)) (not (z209)) (not (z232)) (not (z238)) (not (z286)) (not (z287))
      (not (z288)) (not (z292)) (not (z294)) (not (z298)) (not (z302)) (not (z303)) (not (z308))
      (not (z309)) (not (z317)) (not (z322)) (not (z325)) (not (z333)) (not (z338)) (not (z346))
      (not (z348)) (not (z352)) (z364) (not (z365)) (not (z376)) (not (z377)) (not (z381))
      (not (z397)))
    :effect (and
      (z50) (z84) (not (z106)) (not (z177)) (not (z364))))
  (:action a804
    :parameters ()
    :precondition (and
      (not (z6)) (not (z25)) (not (z39)) (not (z42)) (not (z44)) (not (z50)) (not (z73))
      (not (z77)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z106))
      (not (z108)) (not (z115)) (not (z121)) (not (z128)) (not (z146)) (not (z158)) (not (z159))
      (not (z160)) (not (z165)) (not (z189)) (not (z191)) (z193) (not (z194)) (not (z206))
      (not (z209)) (not (z238)) (not (z259)) (not (z286)) (not (z288)) (not (z292)) (not (z294))
      (not (z298)) (not (z303)) (not (z317)) (not (z322)) (not (z325)) (not (z333)) (not (z346))
      (not (z348)) (not (z360)) (z364) (not (z376)) (not (z377)) (not (z383)) (not (z385))
      (not (z397)))
    :effect (and
      (z50) (z91) (not (z193)) (not (z364))))
  (:action a805
    :parameters ()
    :precondition (and
      (not (z25)) (not (z39)) (not (z42)) (not (z44)) (not (z50)) (not (z73)) (not (z77))
      (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z106)) (not (z108))
      (not (z115)) (not (z121)) (not (z128)) (not (z146)) (not (z158)) (not (z159)) (not (z160))
      (not (z165)) (not (z173)) (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z217))
      (not (z231)) (not (z235)) (not (z238)) (not (z252)) (not (z286)) (not (z288)) (not (z292))
      (not (z294)) (z298) (not (z303)) (not (z317)) (not (z322)) (not (z325)) (not (z333))
      (not (z346)) (not (z348)) (z364) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (z50) (z108) (not (z298)) (not (z364))))
  (:action a806
    :parameters ()
    :precondition (and
      (not (z25)) (not (z39)) (not (z42)) (not (z44)) (not (z50)) (not (z73)) (not (z77))
      (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z106)) (not (z108))
      (not (z115)) (not (z121)) (not (z128)) (not (z146)) (not (z158)) (not (z159)) (not (z160))
      (not (z165)) (not (z173)) (z177) (z183) (not (z191)) (not (z193)) (not (z194)) (not (z209))
      (not (z217)) (not (z231)) (not (z235)) (not (z238)) (not (z252)) (not (z286)) (not (z288))
      (not (z292)) (not (z294)) (z298) (not (z302)) (not (z303)) (not (z317)) (not (z322))
      (not (z325)) (not (z333)) (not (z338)) (not (z346)) (not (z348)) (z364) (not (z365))
      (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (z50) (z108) (not (z177)) (not (z298)) (not (z364))))
  (:action a807
    :parameters ()
    :precondition (and
      (not (z25)) (not (z39)) (z42) (not (z44)) (not (z50)) (not (z56)) (not (z73)) (not (z77))
      (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z102)) (not (z106))
      (not (z108)) (not (z115)) (not (z121)) (not (z128)) (not (z140)) (not (z146)) (not (z158))
      (not (z159)) (not (z160)) (not (z165)) (not (z179)) (not (z191)) (not (z193)) (not (z194))
      (not (z209)) (not (z238)) (not (z280)) (not (z286)) (not (z288)) (not (z292)) (not (z294))
      (z298) (not (z303)) (not (z313)) (not (z317)) (not (z322)) (not (z325)) (not (z333))
      (not (z346)) (not (z348)) (not (z356)) (z364) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (not (z42)) (z50) (z115) (not (z298)) (not (z364))))
  (:action a808
    :parameters ()
    :precondition (and
      (not (z25)) (not (z39)) (not (z42)) (not (z44)) (not (z50)) (not (z73)) (not (z77))
      (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z106)) (not (z108))
      (not (z115)) (not (z121)) (not (z128)) (not (z146)) (not (z158)) (not (z159)) (not (z160))
      (not (z165)) (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z238)) (not (z286))
      (not (z288)) (not (z292)) (not (z294)) (not (z298)) (not (z303)) (not (z317)) (not (z322))
      (not (z325)) (not (z333)) (z346) (not (z348)) (z364) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (z50) (z121) (not (z346)) (not (z364))))
  (:action a809
    :parameters ()
    :precondition (and
      (not (z15)) (not (z25)) (not (z39)) (not (z42)) (not (z44)) (not (z45)) (not (z50))
      (not (z73)) (not (z77)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98))
      (not (z106)) (not (z108)) (not (z109)) (not (z115)) (not (z120)) (not (z121)) (not (z128))
      (not (z146)) (z158) (not (z159)) (not (z160)) (not (z165)) (not (z191)) (not (z193))
      (not (z194)) (not (z209)) (not (z210)) (not (z238)) (not (z272)) (not (z286)) (not (z288))
      (not (z292)) (not (z294)) (not (z298)) (not (z303)) (not (z317)) (not (z322)) (not (z325))
      (not (z333)) (not (z346)) (not (z348)) (z364) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (z50) (z121) (not (z158)) (not (z364)) (z377)))
  (:action a810
    :parameters ()
    :precondition (and
      (not (z15)) (not (z25)) (not (z39)) (not (z42)) (not (z44)) (not (z45)) (not (z50))
      (not (z59)) (not (z73)) (not (z77)) (not (z80)) (not (z82)) (not (z84)) (not (z89))
      (not (z91)) (not (z98)) (not (z106)) (not (z108)) (not (z109)) (not (z114)) (not (z115))
      (not (z120)) (not (z121)) (not (z128)) (not (z140)) (not (z146)) (z158) (not (z159))
      (not (z160)) (not (z165)) (not (z177)) (not (z178)) (z183) (not (z191)) (not (z193))
      (not (z194)) (not (z209)) (not (z210)) (not (z238)) (not (z240)) (not (z247)) (not (z272))
      (not (z282)) (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z298)) (not (z302))
      (not (z303)) (not (z317)) (not (z322)) (not (z325)) (not (z333)) (not (z338)) (not (z339))
      (not (z346)) (not (z348)) (z364) (not (z365)) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (z50) (z121) (not (z158)) (z177) (not (z364)) (z377)))
  (:action a811
    :parameters ()
    :precondition (and
      (not (z25)) (not (z39)) (not (z42)) (not (z44)) (not (z50)) (not (z73)) (z77) (not (z82))
      (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z106)) (not (z108)) (not (z115))
      (not (z121)) (not (z128)) (not (z146)) (not (z158)) (not (z159)) (not (z160)) (not (z165))
      (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z238)) (not (z286)) (not (z288))
      (not (z292)) (not (z294)) (not (z298)) (not (z303)) (not (z317)) (not (z322)) (not (z325))
      (not (z333)) (not (z346)) (not (z348)) (z364) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (z50) (not (z77)) (z82) (z121) (not (z364))))
  (:action a812
    :parameters ()
    :precondition (and
      (not (z0)) (not (z17)) (not (z25)) (not (z29)) (not (z39)) (not (z42)) (not (z50))
      (not (z72)) (not (z73)) (not (z77)) (not (z78)) (not (z94)) (not (z98)) (not (z106))
      (not (z125)) (not (z131)) (not (z143)) (not (z158)) (z159) (not (z160)) (not (z165))
      (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z202)) (not (z205)) (not (z209))
      (not (z232)) (not (z251)) (not (z269)) (not (z273)) (not (z286)) (not (z288)) (not (z292))
      (not (z294)) (not (z298)) (not (z303)) (not (z306)) (not (z322)) (not (z325)) (not (z333))
      (not (z336)) (not (z341)) (z346) (z348) (not (z359)) (not (z364)) (not (z376)) (not (z393))
      (not (z397)))
    :effect (and
      (z0) (z50) (z78) (not (z159)) (not (z346)) (not (z348))))
  (:action a813
    :parameters ()
    :precondition (and
      (not (z0)) (not (z25)) (not (z39)) (not (z42)) (not (z44)) (not (z50)) (not (z73))
      (not (z77)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z106))
      (not (z108)) (not (z115)) (not (z121)) (not (z128)) (not (z146)) (not (z158)) (not (z159))
      (not (z160)) (not (z165)) (not (z173)) (not (z191)) (not (z193)) (not (z194)) (not (z209))
      (not (z217)) (not (z231)) (not (z235)) (not (z238)) (not (z252)) (not (z286)) (not (z288))
      (not (z292)) (not (z294)) (z298) (not (z303)) (not (z317)) (not (z322)) (not (z325))
      (not (z333)) (not (z346)) (not (z348)) (z364) (not (z376)) (not (z377)) (not (z397)))
    :effect (and
      (z0) (z50) (z108) (not (z298)) (not (z364))))
  (:action a814
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z25)) (not (z42)) (not (z50)) (not (z73)) (not (z77))
      (not (z98)) (not (z106)) (not (z138)) (not (z143)) (not (z158)) (not (z159)) (z160)
      (not (z165)) (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z260)) (not (z274))
      (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z297)) (not (z298)) (not (z303))
      (z322) (not (z325)) (not (z333)) (not (z346)) (not (z348)) (not (z352)) (not (z364))
      (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z7) (z50) (not (z160)) (not (z322))))
  (:action a815
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z25)) (not (z42)) (not (z50)) (not (z73)) (not (z77))
      (not (z98)) (not (z106)) (not (z138)) (not (z143)) (not (z158)) (not (z159)) (z160)
      (not (z165)) (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z260)) (not (z274))
      (not (z286)) (not (z288)) (z292) (not (z294)) (not (z297)) (not (z298)) (not (z303))
      (not (z322)) (not (z325)) (not (z333)) (not (z346)) (not (z348)) (not (z352)) (not (z364))
      (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z7) (z50) (not (z160)) (not (z292)) (z395)))
  (:action a816
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z25)) (not (z42)) (not (z50)) (not (z59)) (not (z73))
      (not (z77)) (not (z80)) (not (z98)) (not (z106)) (not (z114)) (not (z138)) (not (z140))
      (not (z143)) (not (z158)) (not (z159)) (z160) (not (z165)) (not (z177)) (not (z178)) (z183)
      (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z240)) (not (z247)) (not (z260))
      (not (z274)) (not (z282)) (not (z286)) (not (z288)) (z292) (not (z294)) (not (z297))
      (not (z298)) (not (z302)) (not (z303)) (not (z322)) (not (z325)) (not (z333)) (not (z338))
      (not (z339)) (not (z346)) (not (z348)) (not (z352)) (not (z364)) (not (z365)) (not (z376))
      (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z7) (z50) (not (z160)) (z177) (not (z292)) (z395)))
  (:action a817
    :parameters ()
    :precondition (and
      (not (z17)) (not (z25)) (not (z29)) (not (z42)) (not (z50)) (not (z72)) (not (z73))
      (not (z77)) (not (z78)) (not (z98)) (not (z106)) (not (z158)) (z159) (not (z160))
      (not (z165)) (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z202)) (not (z209))
      (not (z232)) (not (z247)) (not (z269)) (not (z273)) (not (z286)) (not (z288)) (z292)
      (not (z294)) (not (z298)) (not (z303)) (not (z306)) (not (z322)) (not (z325)) (not (z333))
      (not (z336)) (not (z346)) (not (z348)) (not (z359)) (not (z364)) (not (z376)) (not (z397)))
    :effect (and
      (z17) (z50) (not (z159)) (not (z292))))
  (:action a818
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z25)) (not (z42)) (not (z50)) (not (z73)) (z77) (not (z98))
      (not (z106)) (not (z138)) (not (z143)) (not (z158)) (not (z159)) (z160) (not (z165))
      (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z260)) (not (z274)) (not (z286))
      (not (z288)) (not (z292)) (not (z294)) (not (z297)) (not (z298)) (not (z303)) (not (z322))
      (not (z325)) (not (z333)) (not (z346)) (not (z348)) (not (z352)) (not (z364)) (not (z376))
      (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z24) (z50) (not (z77)) (not (z160))))
  (:action a819
    :parameters ()
    :precondition (and
      (not (z7)) (not (z24)) (not (z25)) (not (z42)) (not (z50)) (not (z73)) (not (z77))
      (not (z98)) (not (z106)) (not (z138)) (not (z143)) (not (z158)) (not (z159)) (z160)
      (not (z165)) (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z260)) (not (z274))
      (not (z286)) (not (z288)) (not (z292)) (not (z294)) (not (z297)) (z298) (not (z303))
      (not (z322)) (not (z325)) (not (z333)) (not (z346)) (not (z348)) (not (z352)) (not (z364))
      (not (z376)) (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z24) (z50) (not (z160)) (z274) (not (z298))))
  (:action a820
    :parameters ()
    :precondition (and
      (not (z11)) (not (z17)) (not (z25)) (not (z29)) (not (z35)) (not (z42)) (not (z50))
      (not (z57)) (not (z72)) (not (z73)) (not (z75)) (not (z77)) (not (z78)) (not (z81))
      (not (z98)) (not (z106)) (not (z138)) (not (z157)) (not (z158)) (z159) (not (z160)) (z165)
      (not (z189)) (not (z191)) (not (z193)) (not (z194)) (not (z202)) (not (z209)) (not (z232))
      (not (z243)) (not (z269)) (not (z273)) (not (z286)) (not (z288)) (not (z292)) (not (z294))
      (not (z298)) (not (z303)) (not (z306)) (not (z315)) (not (z317)) (not (z322)) (not (z325))
      (not (z333)) (not (z336)) (not (z343)) (not (z346)) (not (z348)) (not (z359)) (not (z364))
      (not (z376)) (not (z397)))
    :effect (and
      (z29) (z50) (not (z159)) (not (z165))))
  (:action a821
    :parameters ()
    :precondition (and
      (not (z25)) (not (z39)) (not (z42)) (not (z44)) (not (z50)) (not (z73)) (not (z77))
      (not (z78)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z94)) (not (z98))
      (not (z106)) (not (z108)) (not (z115)) (not (z121)) (not (z125)) (not (z128)) (not (z131))
      (not (z143)) (not (z146)) (not (z158)) (not (z159)) (not (z160)) (not (z165)) (not (z191))
      (not (z193)) (not (z194)) (not (z205)) (not (z209)) (not (z238)) (not (z251)) (not (z286))
      (not (z288)) (not (z292)) (not (z294)) (not (z298)) (not (z303)) (not (z317)) (not (z322))
      (not (z325)) (not (z333)) (not (z341)) (z346) (z348) (z364) (not (z376)) (not (z377))
      (not (z393)) (not (z397)))
    :effect (and
      (z39) (z50) (not (z346)) (not (z348)) (not (z364))))
  (:action a822
    :parameters ()
    :precondition (and
      (not (z25)) (not (z39)) (not (z42)) (not (z44)) (not (z50)) (not (z73)) (not (z77))
      (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98)) (not (z106)) (not (z108))
      (not (z115)) (not (z121)) (not (z128)) (not (z146)) (not (z158)) (not (z159)) (not (z160))
      (not (z165)) (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z238)) (not (z286))
      (not (z288)) (z292) (not (z294)) (not (z298)) (not (z303)) (not (z317)) (not (z322))
      (not (z325)) (not (z333)) (not (z346)) (not (z348)) (z364) (not (z376)) (not (z377))
      (not (z397)))
    :effect (and
      (z44) (z50) (not (z292)) (not (z364))))
  (:action a823
    :parameters ()
    :precondition (and
      (not (z25)) (not (z39)) (not (z42)) (not (z44)) (not (z50)) (not (z72)) (not (z73))
      (not (z76)) (not (z77)) (not (z82)) (not (z84)) (not (z89)) (not (z91)) (not (z98))
      (not (z103)) (not (z106)) (not (z107)) (not (z108)) (not (z115)) (not (z118)) (not (z121))
      (not (z128)) (not (z135)) (not (z146)) (not (z158)) (not (z159)) (not (z160)) (not (z165))
      (not (z191)) (not (z193)) (not (z194)) (not (z209)) (not (z238)) (not (z286)) (not (z288))
      (not (z292)) (not (z294)) (not (z298)) (not (z303)) (not (z317)) (z322) (not (z325))
      (not (z333)) (not (z339)) (not (z346)) (not (z348)) (z364) (not (z376)) (not (z377))
      (not (z392)) (not (z397)))
    :effect (and
      (z44) (z50) (z89) (not (z322)) (not (z364))))
  (:action a824
    :parameters ()
    :precondition (and
      (z18) (z28) (not (z31)) (not (z35)) (not (z43)) (not (z50)) (not (z52)) (not (z73))
      (not (z74)) (not (z77)) (not (z98)) (not (z99)) (not (z102)) (not (z109)) (not (z114))
      (not (z133)) (not (z134)) (not (z135)) (not (z148)) (not (z156)) (not (z159)) (not (z160))
      (not (z175)) (not (z178)) (not (z179)) (not (z191)) (not (z194)) (not (z205)) (not (z209))
      (not (z215)) (not (z217)) (not (z230)) (not (z248)) (not (z257)) (not (z269)) (not (z286))
      (not (z287)) (not (z301)) (not (z309)) (not (z314)) (not (z325)) (not (z333)) (not (z364))
      (not (z366)) (not (z371)) (not (z376)) (not (z382)) (not (z385)) (not (z390)) (not (z397)))
    :effect (and
      (not (z18)) (not (z28)) (z52) (z286)))
  (:action a825
    :parameters ()
    :precondition (and
      (z18) (not (z22)) (not (z28)) (not (z31)) (not (z35)) (not (z50)) (not (z52)) (not (z59))
      (not (z65)) (not (z73)) (not (z75)) (not (z77)) (not (z88)) (not (z98)) (not (z99))
      (not (z102)) (not (z109)) (not (z114)) (not (z133)) (not (z134)) (not (z135)) (not (z136))
      (not (z144)) (not (z148)) (not (z159)) (not (z160)) (z170) (not (z191)) (not (z194))
      (not (z205)) (not (z206)) (not (z209)) (not (z210)) (not (z215)) (not (z217)) (not (z230))
      (not (z248)) (not (z257)) (not (z269)) (not (z286)) (not (z287)) (not (z301)) (not (z310))
      (not (z325)) (not (z332)) (not (z333)) (not (z364)) (not (z366)) (not (z371)) (not (z376))
      (not (z382)) (not (z385)) (not (z397)))
    :effect (and
      (not (z18)) (z52) (z65) (not (z170)) (z397)))
  (:action a826
    :parameters ()
    :precondition (and
      (not (z6)) (not (z20)) (not (z22)) (not (z27)) (not (z28)) (not (z43)) (not (z50))
      (not (z53)) (not (z73)) (not (z74)) (not (z98)) (not (z118)) (not (z124)) (not (z128))
      (not (z148)) (not (z156)) (not (z159)) (not (z160)) (z175) (not (z178)) (not (z179)) (z191)
      (not (z194)) (not (z195)) (not (z198)) (not (z209)) (not (z224)) (not (z231)) (not (z246))
      (not (z258)) (not (z286)) (not (z288)) (not (z300)) (not (z309)) (not (z314)) (not (z325))
      (not (z333)) (not (z343)) (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376))
      (not (z390)) (not (z393)) (not (z397)))
    :effect (and
      (z53) (not (z175)) (not (z191)) (z286)))
  (:action a827
    :parameters ()
    :precondition (and
      (not (z6)) (not (z20)) (not (z22)) (not (z27)) (not (z28)) (not (z43)) (not (z50))
      (not (z53)) (not (z73)) (not (z74)) (not (z98)) (not (z118)) (not (z124)) (not (z128))
      (not (z148)) (not (z156)) (not (z159)) (not (z160)) (z175) (z177) (not (z178)) (not (z179))
      (z183) (z191) (not (z194)) (not (z195)) (not (z198)) (not (z209)) (not (z224)) (not (z231))
      (not (z246)) (not (z258)) (not (z286)) (not (z288)) (not (z300)) (not (z302)) (not (z309))
      (not (z314)) (not (z325)) (not (z333)) (not (z338)) (not (z343)) (not (z356)) (not (z364))
      (not (z365)) (not (z367)) (not (z369)) (not (z376)) (not (z390)) (not (z393)) (not (z397)))
    :effect (and
      (z53) (not (z175)) (not (z177)) (not (z191)) (z286)))
  (:action a828
    :parameters ()
    :precondition (and
      (not (z6)) (not (z20)) (not (z22)) (z27) (not (z41)) (not (z50)) (not (z53)) (not (z70))
      (not (z73)) (not (z98)) (not (z118)) (not (z120)) (not (z122)) (not (z124)) (not (z128))
      (not (z148)) (not (z153)) (not (z159)) (not (z160)) (not (z175)) (z191) (not (z194))
      (not (z195)) (not (z198)) (not (z209)) (not (z224)) (not (z231)) (not (z235)) (not (z246))
      (not (z258)) (not (z286)) (not (z288)) (not (z295)) (not (z300)) (not (z313)) (not (z325))
      (not (z333)) (not (z343)) (not (z356)) (not (z364)) (not (z367)) (not (z369)) (not (z376))
      (not (z382)) (not (z393)) (not (z397)))
    :effect (and
      (not (z27)) (z53) (not (z191)) (z295) (z376)))
  (:action a829
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z20)) (not (z22)) (not (z27)) (not (z50)) (not (z53))
      (not (z66)) (not (z73)) (not (z94)) (not (z98)) (not (z118)) (not (z119)) (not (z124))
      (not (z128)) (not (z148)) (not (z159)) (not (z160)) (not (z169)) (not (z175)) (not (z182))
      (z191) (not (z194)) (not (z195)) (not (z198)) (not (z209)) (not (z215)) (not (z224))
      (not (z231)) (z246) (not (z256)) (not (z258)) (not (z272)) (not (z286)) (not (z288))
      (not (z300)) (not (z325)) (not (z333)) (not (z343)) (not (z356)) (not (z358)) (not (z364))
      (not (z367)) (not (z369)) (not (z376)) (not (z384)) (not (z392)) (not (z393)) (not (z397)))
    :effect (and
      (z53) (not (z191)) (z209) (not (z246))))
  (:action a830
    :parameters ()
    :precondition (and
      (not (z42)) (not (z45)) (not (z50)) (not (z56)) (z73) (not (z80)) (not (z81)) (not (z98))
      (not (z102)) (not (z114)) (not (z115)) (not (z124)) (z140) (not (z159)) (not (z160))
      (not (z177)) (not (z179)) (not (z183)) (not (z188)) (not (z191)) (not (z194)) (not (z209))
      (not (z234)) (not (z240)) (not (z247)) (not (z248)) (not (z252)) (not (z253)) (not (z280))
      (not (z282)) (not (z286)) (not (z302)) (not (z308)) (not (z313)) (not (z325)) (not (z333))
      (not (z338)) (not (z339)) (not (z341)) (not (z350)) (not (z356)) (not (z364)) (not (z365))
      (not (z376)) (not (z397)))
    :effect (and
      (z56) (not (z73)) (not (z140)) (z333)))
  (:action a831
    :parameters ()
    :precondition (and
      (not (z15)) (z30) (not (z42)) (not (z45)) (not (z50)) (not (z56)) (z73) (not (z81))
      (not (z98)) (not (z102)) (not (z103)) (not (z115)) (not (z124)) (not (z140)) (not (z159))
      (not (z160)) (not (z179)) (not (z188)) (not (z191)) (not (z194)) (not (z200)) (not (z207))
      (not (z209)) (not (z226)) (not (z234)) (not (z243)) (not (z248)) (not (z251)) (not (z252))
      (not (z253)) (not (z277)) (not (z280)) (not (z282)) (not (z286)) (not (z308)) (not (z313))
      (not (z319)) (not (z325)) (not (z333)) (not (z341)) (not (z350)) (not (z356)) (not (z364))
      (not (z371)) (not (z376)) (not (z388)) (not (z397)))
    :effect (and
      (not (z30)) (z56) (not (z73)) (z194)))
  (:action a832
    :parameters ()
    :precondition (and
      (not (z42)) (not (z45)) (not (z46)) (not (z50)) (not (z56)) (z73) (not (z81)) (not (z98))
      (not (z102)) (not (z105)) (not (z112)) (not (z115)) (not (z124)) (not (z139)) (not (z140))
      (not (z154)) (not (z157)) (not (z159)) (not (z160)) (not (z173)) (not (z179)) (not (z188))
      (not (z191)) (not (z194)) (not (z198)) (not (z209)) (not (z234)) (not (z248)) (not (z252))
      (not (z253)) (z280) (not (z282)) (not (z286)) (not (z308)) (not (z313)) (not (z325))
      (not (z333)) (not (z341)) (not (z345)) (not (z350)) (not (z356)) (not (z364)) (not (z366))
      (not (z376)) (not (z397)))
    :effect (and
      (z56) (not (z73)) (z98) (not (z280))))
  (:action a833
    :parameters ()
    :precondition (and
      (not (z42)) (not (z45)) (not (z46)) (not (z50)) (not (z56)) (not (z59)) (z73) (not (z80))
      (not (z81)) (not (z98)) (not (z102)) (not (z105)) (not (z112)) (not (z114)) (not (z115))
      (not (z124)) (not (z139)) (not (z140)) (not (z154)) (not (z157)) (not (z159)) (not (z160))
      (not (z173)) (not (z177)) (not (z178)) (not (z179)) (z183) (not (z188)) (not (z191))
      (not (z194)) (not (z198)) (not (z209)) (not (z234)) (not (z240)) (not (z247)) (not (z248))
      (not (z252)) (not (z253)) (z280) (not (z282)) (not (z286)) (not (z302)) (not (z308))
      (not (z313)) (not (z325)) (not (z333)) (not (z338)) (not (z339)) (not (z341)) (not (z345))
      (not (z350)) (not (z356)) (not (z364)) (not (z365)) (not (z366)) (not (z376)) (not (z397)))
    :effect (and
      (z56) (not (z73)) (z98) (z177) (not (z280))))
  (:action a834
    :parameters ()
    :precondition (and
      (not (z11)) (not (z28)) (not (z29)) (not (z35)) (not (z43)) (not (z50)) (not (z57))
      (not (z73)) (z74) (not (z75)) (not (z79)) (not (z81)) (not (z98)) (not (z107)) (not (z133))
      (not (z138)) (not (z156)) (not (z157)) (not (z159)) (not (z160)) (not (z165)) (not (z174))
      (not (z175)) (not (z178)) (not (z179)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z209)) (not (z243)) (not (z258)) (not (z286)) (not (z309)) (not (z314)) (not (z315))
      (not (z317)) (z325) (not (z333)) (not (z343)) (not (z360)) (not (z364)) (not (z374))
      (not (z376)) (not (z381)) (not (z390)) (not (z397)))
    :effect (and
      (z57) (not (z74)) (z286) (not (z325))))
  (:action a835
    :parameters ()
    :precondition (and
      (z11) (not (z29)) (not (z35)) (not (z50)) (not (z57)) (not (z66)) (not (z73)) (not (z75))
      (not (z79)) (not (z81)) (not (z94)) (not (z98)) (not (z107)) (not (z119)) (not (z133))
      (not (z138)) (not (z157)) (not (z159)) (not (z160)) (not (z165)) (not (z169)) (not (z174))
      (not (z182)) (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209)) (not (z215))
      (not (z243)) (not (z246)) (not (z256)) (not (z258)) (not (z272)) (not (z286)) (not (z315))
      (not (z317)) (z325) (not (z333)) (not (z343)) (not (z358)) (not (z360)) (not (z364))
      (not (z374)) (not (z376)) (not (z381)) (not (z384)) (not (z392)) (not (z397)))
    :effect (and
      (not (z11)) (z57) (z209) (not (z325))))
  (:action a836
    :parameters ()
    :precondition (and
      (not (z7)) (not (z11)) (not (z24)) (not (z29)) (not (z35)) (not (z50)) (not (z57))
      (not (z73)) (not (z75)) (not (z79)) (not (z81)) (not (z98)) (not (z107)) (not (z133))
      (not (z138)) (not (z143)) (not (z157)) (not (z159)) (not (z160)) (not (z165)) (not (z174))
      (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209)) (not (z243)) (not (z258))
      (not (z260)) (not (z274)) (not (z286)) (z297) (not (z315)) (not (z317)) (z325) (not (z333))
      (not (z343)) (not (z352)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z57) (z160) (not (z297)) (not (z325))))
  (:action a837
    :parameters ()
    :precondition (and
      (not (z7)) (not (z11)) (not (z24)) (not (z29)) (not (z35)) (not (z50)) (not (z57))
      (not (z73)) (not (z75)) (not (z79)) (not (z81)) (not (z98)) (not (z107)) (not (z133))
      (z138) (not (z143)) (not (z157)) (not (z159)) (not (z160)) (not (z165)) (not (z174))
      (not (z190)) (not (z191)) (not (z192)) (not (z194)) (not (z209)) (not (z243)) (not (z258))
      (not (z260)) (not (z274)) (not (z286)) (z297) (not (z315)) (not (z317)) (z325) (not (z333))
      (not (z343)) (not (z352)) (not (z360)) (not (z364)) (not (z374)) (not (z376)) (not (z381))
      (not (z383)) (not (z395)) (not (z396)) (not (z397)))
    :effect (and
      (z57) (not (z138)) (z160) (not (z297)) (not (z325))))
  (:action a838
    :parameters ()
    :precondition (and
      (not (z11)) (not (z22)) (not (z29)) (not (z35)) (not (z50)) (not (z57)) (not (z59))
      (not (z65)) (not (z73)) (z75) (not (z79)) (not (z81)) (not (z88)) (not (z98)) (not (z107))
      (not (z133)) (not (z136)) (not (z138)) (not (z144)) (not (z157)) (not (z159)) (not (z160))
      (not (z165)) (not (z170)) (not (z174)) (not (z190)) (not (z191)) (not (z192)) (not (z194))
      (not (z206)) (not (z209)) (not (z210)) (not (z243)) (not (z258)) (not (z286)) (not (z310))
      (not (z315)) (not (z317)) (z325) (not (z332)) (not (z333)) (not (z343)) (not (z360))
      (not (z364)) (not (z374)) (not (z376)) (not (z381)) (not (z397)))
    :effect (and
      (z57) (z65) (not (z75)) (not (z325)) (z397)))
  (:action a839
    :parameters ()
    :precondition (and
      (not (z22)) (not (z50)) (not (z57)) (not (z59)) (z65) (not (z73)) (not (z75)) (z79)
      (not (z88)) (not (z98)) (not (z107)) (not (z133)) (not (z136)) (not (z144)) (not (z159))
      (not (z160)) (not (z170)) (not (z174)) (not (z177)) (not (z178)) (not (z190)) (not (z191))
      (z192) (not (z194)) (not (z206)) (not (z209)) (not (z210)) (not (z258)) (not (z282))
      (not (z286)) (not (z310)) (not (z325)) (not (z332)) (not (z333)) (not (z360)) (not (z364))
      (not (z374)) (not (z376)) (not (z381)) (z397))
    :effect (and
      (z59) (not (z65)) (not (z79)) (not (z192)) (z325) (not (z397))))
  (:action a840
    :parameters ()
    :precondition (and
      (z8) (not (z20)) (not (z22)) (not (z40)) (not (z50)) (not (z59)) (z65) (not (z69))
      (not (z73)) (not (z75)) (not (z76)) (not (z88)) (not (z98)) (not (z125)) (not (z134))
      (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z177)) (not (z178))
      (not (z191)) (not (z194)) (not (z204)) (not (z206)) (not (z209)) (not (z210)) (not (z222))
      (z255) (not (z259)) (not (z282)) (not (z286)) (not (z307)) (not (z310)) (not (z325))
      (not (z332)) (not (z333)) (not (z364)) (not (z376)) (z397))
    :effect (and
      (not (z8)) (z59) (not (z65)) (z204) (not (z255)) (z307) (not (z397))))
  (:action a841
    :parameters ()
    :precondition (and
      (not (z18)) (not (z22)) (not (z31)) (not (z35)) (not (z50)) (not (z52)) (not (z59)) (z65)
      (not (z73)) (not (z75)) (not (z88)) (not (z98)) (not (z99)) (not (z102)) (not (z109))
      (not (z135)) (not (z136)) (not (z144)) (not (z159)) (not (z160)) (not (z170)) (not (z177))
      (not (z178)) (not (z191)) (not (z194)) (not (z206)) (not (z209)) (not (z210)) (not (z217))
      (not (z230)) (not (z257)) (not (z282)) (not (z286)) (not (z287)) (z301) (not (z310))
      (not (z325)) (not (z332)) (not (z333)) (not (z364)) (not (z376)) (not (z385)) (z397))
    :effect (and
      (z18) (z59) (not (z65)) (not (z301)) (not (z397))))
)
