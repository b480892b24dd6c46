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
    (z254) (z255))
  (:action r4c1-to-r4c2
    :parameters ()
    :precondition (and
      (z192) (not (z198)) (not (z208)) (z214))
    :effect (and
      (not (z192)) (z198) (z208) (not (z214))))
  (:action r4c1-to-r4c2-2
    :parameters ()
    :precondition (and
      (z193) (not (z198)) (not (z209)) (z214))
    :effect (and
      (not (z193)) (z198) (z209) (not (z214))))
  (:action r4c1-to-r4c2-3
    :parameters ()
    :precondition (and
      (z194) (not (z198)) (not (z210)) (z214))
    :effect (and
      (not (z194)) (z198) (z210) (not (z214))))
  (:action r4c1-to-r4c2-4
    :parameters ()
    :precondition (and
      (z195) (not (z198)) (not (z211)) (z214))
    :effect (and
      (not (z195)) (z198) (z211) (not (z214))))
  (:action r4c1-to-r4c2-5
    :parameters ()
    :precondition (and
      (z196) (not (z198)) (not (z212)) (z214))
    :effect (and
      (not (z196)) (z198) (z212) (not (z214))))
  (:action r4c1-to-r4c2-6
    :parameters ()
    :precondition (and
      (z197) (not (z198)) (not (z213)) (z214))
    :effect (and
      (not (z197)) (z198) (z213) (not (z214))))
  (:action r4c2-to-r4c1
    :parameters ()
    :precondition (and
      (not (z192)) (z198) (z208) (not (z214)))
    :effect (and
      (z192) (not (z198)) (not (z208)) (z214)))
  (:action r4c2-to-r4c1-2
    :parameters ()
    :precondition (and
      (not (z193)) (z198) (z209) (not (z214)))
    :effect (and
      (z193) (not (z198)) (not (z209)) (z214)))
  (:action r4c2-to-r4c1-3
    :parameters ()
    :precondition (and
      (not (z194)) (z198) (z210) (not (z214)))
    :effect (and
      (z194) (not (z198)) (not (z210)) (z214)))
  (:action r4c2-to-r4c1-4
    :parameters ()
    :precondition (and
      (not (z195)) (z198) (z211) (not (z214)))
    :effect (and
      (z195) (not (z198)) (not (z211)) (z214)))
  (:action r4c2-to-r4c1-5
    :parameters ()
    :precondition (and
      (not (z196)) (z198) (z212) (not (z214)))
    :effect (and
      (z196) (not (z198)) (not (z212)) (z214)))
  (:action r4c2-to-r4c1-6
    :parameters ()
    :precondition (and
      (not (z197)) (z198) (z213) (not (z214)))
    :effect (and
      (z197) (not (z198)) (not (z213)) (z214)))
  (:action r4c2-to-r4c1-7
    :parameters ()
    :precondition (and
      (z198) (not (z199)) (not (z214)) (z215))
    :effect (and
      (not (z198)) (z199) (z214) (not (z215))))
  (:action r4c2-to-r4c1-8
    :parameters ()
    :precondition (and
      (z198) (not (z200)) (not (z214)) (z216))
    :effect (and
      (not (z198)) (z200) (z214) (not (z216))))
  (:action r4c2-to-r4c1-9
    :parameters ()
    :precondition (and
      (z198) (not (z201)) (not (z214)) (z217))
    :effect (and
      (not (z198)) (z201) (z214) (not (z217))))
  (:action r4c2-to-r4c1-10
    :parameters ()
    :precondition (and
      (z198) (not (z202)) (not (z214)) (z218))
    :effect (and
      (not (z198)) (z202) (z214) (not (z218))))
  (:action r4c2-to-r4c1-11
    :parameters ()
    :precondition (and
      (z198) (not (z203)) (not (z214)) (z219))
    :effect (and
      (not (z198)) (z203) (z214) (not (z219))))
  (:action r4c2-to-r4c1-12
    :parameters ()
    :precondition (and
      (z198) (not (z204)) (not (z214)) (z220))
    :effect (and
      (not (z198)) (z204) (z214) (not (z220))))
  (:action r4c2-to-r4c1-13
    :parameters ()
    :precondition (and
      (z198) (not (z205)) (not (z214)) (z221))
    :effect (and
      (not (z198)) (z205) (z214) (not (z221))))
  (:action r4c2-to-r4c1-14
    :parameters ()
    :precondition (and
      (z198) (not (z206)) (not (z214)) (z222))
    :effect (and
      (not (z198)) (z206) (z214) (not (z222))))
  (:action r4c2-to-r4c1-15
    :parameters ()
    :precondition (and
      (z198) (not (z207)) (not (z214)) (z223))
    :effect (and
      (not (z198)) (z207) (z214) (not (z223))))
  (:action r4c1-to-r4c2-7
    :parameters ()
    :precondition (and
      (not (z198)) (z199) (z214) (not (z215)))
    :effect (and
      (z198) (not (z199)) (not (z214)) (z215)))
  (:action r4c1-to-r4c2-8
    :parameters ()
    :precondition (and
      (not (z198)) (z200) (z214) (not (z216)))
    :effect (and
      (z198) (not (z200)) (not (z214)) (z216)))
  (:action r4c1-to-r4c2-9
    :parameters ()
    :precondition (and
      (not (z198)) (z201) (z214) (not (z217)))
    :effect (and
      (z198) (not (z201)) (not (z214)) (z217)))
  (:action r4c1-to-r4c2-10
    :parameters ()
    :precondition (and
      (not (z198)) (z202) (z214) (not (z218)))
    :effect (and
      (z198) (not (z202)) (not (z214)) (z218)))
  (:action r4c1-to-r4c2-11
    :parameters ()
    :precondition (and
      (not (z198)) (z203) (z214) (not (z219)))
    :effect (and
      (z198) (not (z203)) (not (z214)) (z219)))
  (:action r4c1-to-r4c2-12
    :parameters ()
    :precondition (and
      (not (z198)) (z204) (z214) (not (z220)))
    :effect (and
      (z198) (not (z204)) (not (z214)) (z220)))
  (:action r4c1-to-r4c2-13
    :parameters ()
    :precondition (and
      (not (z198)) (z205) (z214) (not (z221)))
    :effect (and
      (z198) (not (z205)) (not (z214)) (z221)))
  (:action r4c1-to-r4c2-14
    :parameters ()
    :precondition (and
      (not (z198)) (z206) (z214) (not (z222)))
    :effect (and
      (z198) (not (z206)) (not (z214)) (z222)))
  (:action r4c1-to-r4c2-15
    :parameters ()
    :precondition (and
      (not (z198)) (z207) (z214) (not (z223)))
    :effect (and
      (z198) (not (z207)) (not (z214)) (z223)))
  (:action r4c2-to-r4c3
    :parameters ()
    :precondition (and
      (z208) (not (z214)) (not (z224)) (z230))
    :effect (and
      (not (z208)) (z214) (z224) (not (z230))))
  (:action r4c2-to-r4c3-2
    :parameters ()
    :precondition (and
      (z209) (not (z214)) (not (z225)) (z230))
    :effect (and
      (not (z209)) (z214) (z225) (not (z230))))
  (:action r4c2-to-r4c3-3
    :parameters ()
    :precondition (and
      (z210) (not (z214)) (not (z226)) (z230))
    :effect (and
      (not (z210)) (z214) (z226) (not (z230))))
  (:action r4c2-to-r4c3-4
    :parameters ()
    :precondition (and
      (z211) (not (z214)) (not (z227)) (z230))
    :effect (and
      (not (z211)) (z214) (z227) (not (z230))))
  (:action r4c2-to-r4c3-5
    :parameters ()
    :precondition (and
      (z212) (not (z214)) (not (z228)) (z230))
    :effect (and
      (not (z212)) (z214) (z228) (not (z230))))
  (:action r4c2-to-r4c3-6
    :parameters ()
    :precondition (and
      (z213) (not (z214)) (not (z229)) (z230))
    :effect (and
      (not (z213)) (z214) (z229) (not (z230))))
  (:action r4c3-to-r4c2
    :parameters ()
    :precondition (and
      (not (z208)) (z214) (z224) (not (z230)))
    :effect (and
      (z208) (not (z214)) (not (z224)) (z230)))
  (:action r4c3-to-r4c2-2
    :parameters ()
    :precondition (and
      (not (z209)) (z214) (z225) (not (z230)))
    :effect (and
      (z209) (not (z214)) (not (z225)) (z230)))
  (:action r4c3-to-r4c2-3
    :parameters ()
    :precondition (and
      (not (z210)) (z214) (z226) (not (z230)))
    :effect (and
      (z210) (not (z214)) (not (z226)) (z230)))
  (:action r4c3-to-r4c2-4
    :parameters ()
    :precondition (and
      (not (z211)) (z214) (z227) (not (z230)))
    :effect (and
      (z211) (not (z214)) (not (z227)) (z230)))
  (:action r4c3-to-r4c2-5
    :parameters ()
    :precondition (and
      (not (z212)) (z214) (z228) (not (z230)))
    :effect (and
      (z212) (not (z214)) (not (z228)) (z230)))
  (:action r4c3-to-r4c2-6
    :parameters ()
    :precondition (and
      (not (z213)) (z214) (z229) (not (z230)))
    :effect (and
      (z213) (not (z214)) (not (z229)) (z230)))
  (:action r4c3-to-r4c2-7
    :parameters ()
    :precondition (and
      (z214) (not (z215)) (not (z230)) (z231))
    :effect (and
      (not (z214)) (z215) (z230) (not (z231))))
  (:action r4c3-to-r4c2-8
    :parameters ()
    :precondition (and
      (z214) (not (z216)) (not (z230)) (z232))
    :effect (and
      (not (z214)) (z216) (z230) (not (z232))))
  (:action r4c3-to-r4c2-9
    :parameters ()
    :precondition (and
      (z214) (not (z217)) (not (z230)) (z233))
    :effect (and
      (not (z214)) (z217) (z230) (not (z233))))
  (:action r4c3-to-r4c2-10
    :parameters ()
    :precondition (and
      (z214) (not (z218)) (not (z230)) (z234))
    :effect (and
      (not (z214)) (z218) (z230) (not (z234))))
  (:action r4c3-to-r4c2-11
    :parameters ()
    :precondition (and
      (z214) (not (z219)) (not (z230)) (z235))
    :effect (and
      (not (z214)) (z219) (z230) (not (z235))))
  (:action r4c3-to-r4c2-12
    :parameters ()
    :precondition (and
      (z214) (not (z220)) (not (z230)) (z236))
    :effect (and
      (not (z214)) (z220) (z230) (not (z236))))
  (:action r4c3-to-r4c2-13
    :parameters ()
    :precondition (and
      (z214) (not (z221)) (not (z230)) (z237))
    :effect (and
      (not (z214)) (z221) (z230) (not (z237))))
  (:action r4c3-to-r4c2-14
    :parameters ()
    :precondition (and
      (z214) (not (z222)) (not (z230)) (z238))
    :effect (and
      (not (z214)) (z222) (z230) (not (z238))))
  (:action r4c3-to-r4c2-15
    :parameters ()
    :precondition (and
      (z214) (not (z223)) (not (z230)) (z239))
    :effect (and
      (not (z214)) (z223) (z230) (not (z239))))
  (:action r4c2-to-r4c3-7
    :parameters ()
    :precondition (and
      (not (z214)) (z215) (z230) (not (z231)))
    :effect (and
      (z214) (not (z215)) (not (z230)) (z231)))
  (:action r4c2-to-r4c3-8
    :parameters ()
    :precondition (and
      (not (z214)) (z216) (z230) (not (z232)))
    :effect (and
      (z214) (not (z216)) (not (z230)) (z232)))
  (:action r4c2-to-r4c3-9
    :parameters ()
    :precondition (and
      (not (z214)) (z217) (z230) (not (z233)))
    :effect (and
      (z214) (not (z217)) (not (z230)) (z233)))
  (:action r4c2-to-r4c3-10
    :parameters ()
    :precondition (and
      (not (z214)) (z218) (z230) (not (z234)))
    :effect (and
      (z214) (not (z218)) (not (z230)) (z234)))
  (:action r4c2-to-r4c3-11
    :parameters ()
    :precondition (and
      (not (z214)) (z219) (z230) (not (z235)))
    :effect (and
      (z214) (not (z219)) (not (z230)) (z235)))
  (:action r4c2-to-r4c3-12
    :parameters ()
    :precondition (and
      (not (z214)) (z220) (z230) (not (z236)))
    :effect (and
      (z214) (not (z220)) (not (z230)) (z236)))
  (:action r4c2-to-r4c3-13
    :parameters ()
    :precondition (and
      (not (z214)) (z221) (z230) (not (z237)))
    :effect (and
      (z214) (not (z221)) (not (z230)) (z237)))
  (:action r4c2-to-r4c3-14
    :parameters ()
    :precondition (and
      (not (z214)) (z222) (z230) (not (z238)))
    :effect (and
      (z214) (not (z222)) (not (z230)) (z238)))
  (:action r4c2-to-r4c3-15
    :parameters ()
    :precondition (and
      (not (z214)) (z223) (z230) (not (z239)))
    :effect (and
      (z214) (not (z223)) (not (z230)) (z239)))
  (:action r4c3-to-r4c4
    :parameters ()
    :precondition (and
      (z224) (not (z230)) (not (z240)) (z246))
    :effect (and
      (not (z224)) (z230) (z240) (not (z246))))
  (:action r4c3-to-r4c4-2
    :parameters ()
    :precondition (and
      (z225) (not (z230)) (not (z241)) (z246))
    :effect (and
      (not (z225)) (z230) (z241) (not (z246))))
  (:action r4c3-to-r4c4-3
    :parameters ()
    :precondition (and
      (z226) (not (z230)) (not (z242)) (z246))
    :effect (and
      (not (z226)) (z230) (z242) (not (z246))))
  (:action r4c3-to-r4c4-4
    :parameters ()
    :precondition (and
      (z227) (not (z230)) (not (z243)) (z246))
    :effect (and
      (not (z227)) (z230) (z243) (not (z246))))
  (:action r4c3-to-r4c4-5
    :parameters ()
    :precondition (and
      (z228) (not (z230)) (not (z244)) (z246))
    :effect (and
      (not (z228)) (z230) (z244) (not (z246))))
  (:action r4c3-to-r4c4-6
    :parameters ()
    :precondition (and
      (z229) (not (z230)) (not (z245)) (z246))
    :effect (and
      (not (z229)) (z230) (z245) (not (z246))))
  (:action r4c4-to-r4c3
    :parameters ()
    :precondition (and
      (not (z224)) (z230) (z240) (not (z246)))
    :effect (and
      (z224) (not (z230)) (not (z240)) (z246)))
  (:action r4c4-to-r4c3-2
    :parameters ()
    :precondition (and
      (not (z225)) (z230) (z241) (not (z246)))
    :effect (and
      (z225) (not (z230)) (not (z241)) (z246)))
  (:action r4c4-to-r4c3-3
    :parameters ()
    :precondition (and
      (not (z226)) (z230) (z242) (not (z246)))
    :effect (and
      (z226) (not (z230)) (not (z242)) (z246)))
  (:action r4c4-to-r4c3-4
    :parameters ()
    :precondition (and
      (not (z227)) (z230) (z243) (not (z246)))
    :effect (and
      (z227) (not (z230)) (not (z243)) (z246)))
  (:action r4c4-to-r4c3-5
    :parameters ()
    :precondition (and
      (not (z228)) (z230) (z244) (not (z246)))
    :effect (and
      (z228) (not (z230)) (not (z244)) (z246)))
  (:action r4c4-to-r4c3-6
    :parameters ()
    :precondition (and
      (not (z229)) (z230) (z245) (not (z246)))
    :effect (and
      (z229) (not (z230)) (not (z245)) (z246)))
  (:action r4c4-to-r4c3-7
    :parameters ()
    :precondition (and
      (z230) (not (z231)) (not (z246)) (z247))
    :effect (and
      (not (z230)) (z231) (z246) (not (z247))))
  (:action r4c4-to-r4c3-8
    :parameters ()
    :precondition (and
      (z230) (not (z232)) (not (z246)) (z248))
    :effect (and
      (not (z230)) (z232) (z246) (not (z248))))
  (:action r4c4-to-r4c3-9
    :parameters ()
    :precondition (and
      (z230) (not (z233)) (not (z246)) (z249))
    :effect (and
      (not (z230)) (z233) (z246) (not (z249))))
  (:action r4c4-to-r4c3-10
    :parameters ()
    :precondition (and
      (z230) (not (z234)) (not (z246)) (z250))
    :effect (and
      (not (z230)) (z234) (z246) (not (z250))))
  (:action r4c4-to-r4c3-11
    :parameters ()
    :precondition (and
      (z230) (not (z235)) (not (z246)) (z251))
    :effect (and
      (not (z230)) (z235) (z246) (not (z251))))
  (:action r4c4-to-r4c3-12
    :parameters ()
    :precondition (and
      (z230) (not (z236)) (not (z246)) (z252))
    :effect (and
      (not (z230)) (z236) (z246) (not (z252))))
  (:action r4c4-to-r4c3-13
    :parameters ()
    :precondition (and
      (z230) (not (z237)) (not (z246)) (z253))
    :effect (and
      (not (z230)) (z237) (z246) (not (z253))))
  (:action r4c4-to-r4c3-14
    :parameters ()
    :precondition (and
      (z230) (not (z238)) (not (z246)) (z254))
    :effect (and
      (not (z230)) (z238) (z246) (not (z254))))
  (:action r4c4-to-r4c3-15
    :parameters ()
    :precondition (and
      (z230) (not (z239)) (not (z246)) (z255))
    :effect (and
      (not (z230)) (z239) (z246) (not (z255))))
  (:action r4c3-to-r4c4-7
    :parameters ()
    :precondition (and
      (not (z230)) (z231) (z246) (not (z247)))
    :effect (and
      (z230) (not (z231)) (not (z246)) (z247)))
  (:action r4c3-to-r4c4-8
    :parameters ()
    :precondition (and
      (not (z230)) (z232) (z246) (not (z248)))
    :effect (and
      (z230) (not (z232)) (not (z246)) (z248)))
  (:action r4c3-to-r4c4-9
    :parameters ()
    :precondition (and
      (not (z230)) (z233) (z246) (not (z249)))
    :effect (and
      (z230) (not (z233)) (not (z246)) (z249)))
  (:action r4c3-to-r4c4-10
    :parameters ()
    :precondition (and
      (not (z230)) (z234) (z246) (not (z250)))
    :effect (and
      (z230) (not (z234)) (not (z246)) (z250)))
  (:action r4c3-to-r4c4-11
    :parameters ()
    :precondition (and
      (not (z230)) (z235) (z246) (not (z251)))
    :effect (and
      (z230) (not (z235)) (not (z246)) (z251)))
  (:action r4c3-to-r4c4-12
    :parameters ()
    :precondition (and
      (not (z230)) (z236) (z246) (not (z252)))
    :effect (and
      (z230) (not (z236)) (not (z246)) (z252)))
  (:action r4c3-to-r4c4-13
    :parameters ()
    :precondition (and
      (not (z230)) (z237) (z246) (not (z253)))
    :effect (and
      (z230) (not (z237)) (not (z246)) (z253)))
  (:action r4c3-to-r4c4-14
    :parameters ()
    :precondition (and
      (not (z230)) (z238) (z246) (not (z254)))
    :effect (and
      (z230) (not (z238)) (not (z246)) (z254)))
  (:action r4c3-to-r4c4-15
    :parameters ()
    :precondition (and
      (not (z230)) (z239) (z246) (not (z255)))
    :effect (and
      (z230) (not (z239)) (not (z246)) (z255)))
  (:action r4c1-to-r3c1
    :parameters ()
    :precondition (and
      (not (z128)) (z134) (z192) (not (z198)))
    :effect (and
      (z128) (not (z134)) (not (z192)) (z198)))
  (:action r4c1-to-r3c1-2
    :parameters ()
    :precondition (and
      (not (z129)) (z134) (z193) (not (z198)))
    :effect (and
      (z129) (not (z134)) (not (z193)) (z198)))
  (:action r4c1-to-r3c1-3
    :parameters ()
    :precondition (and
      (not (z130)) (z134) (z194) (not (z198)))
    :effect (and
      (z130) (not (z134)) (not (z194)) (z198)))
  (:action r4c1-to-r3c1-4
    :parameters ()
    :precondition (and
      (not (z131)) (z134) (z195) (not (z198)))
    :effect (and
      (z131) (not (z134)) (not (z195)) (z198)))
  (:action r4c1-to-r3c1-5
    :parameters ()
    :precondition (and
      (not (z132)) (z134) (z196) (not (z198)))
    :effect (and
      (z132) (not (z134)) (not (z196)) (z198)))
  (:action r4c1-to-r3c1-6
    :parameters ()
    :precondition (and
      (not (z133)) (z134) (z197) (not (z198)))
    :effect (and
      (z133) (not (z134)) (not (z197)) (z198)))
  (:action r3c1-to-r4c1
    :parameters ()
    :precondition (and
      (z128) (not (z134)) (not (z192)) (z198))
    :effect (and
      (not (z128)) (z134) (z192) (not (z198))))
  (:action r3c1-to-r4c1-2
    :parameters ()
    :precondition (and
      (z129) (not (z134)) (not (z193)) (z198))
    :effect (and
      (not (z129)) (z134) (z193) (not (z198))))
  (:action r3c1-to-r4c1-3
    :parameters ()
    :precondition (and
      (z130) (not (z134)) (not (z194)) (z198))
    :effect (and
      (not (z130)) (z134) (z194) (not (z198))))
  (:action r3c1-to-r4c1-4
    :parameters ()
    :precondition (and
      (z131) (not (z134)) (not (z195)) (z198))
    :effect (and
      (not (z131)) (z134) (z195) (not (z198))))
  (:action r3c1-to-r4c1-5
    :parameters ()
    :precondition (and
      (z132) (not (z134)) (not (z196)) (z198))
    :effect (and
      (not (z132)) (z134) (z196) (not (z198))))
  (:action r3c1-to-r4c1-6
    :parameters ()
    :precondition (and
      (z133) (not (z134)) (not (z197)) (z198))
    :effect (and
      (not (z133)) (z134) (z197) (not (z198))))
  (:action r3c1-to-r4c1-7
    :parameters ()
    :precondition (and
      (not (z134)) (z135) (z198) (not (z199)))
    :effect (and
      (z134) (not (z135)) (not (z198)) (z199)))
  (:action r3c1-to-r4c1-8
    :parameters ()
    :precondition (and
      (not (z134)) (z136) (z198) (not (z200)))
    :effect (and
      (z134) (not (z136)) (not (z198)) (z200)))
  (:action r3c1-to-r4c1-9
    :parameters ()
    :precondition (and
      (not (z134)) (z137) (z198) (not (z201)))
    :effect (and
      (z134) (not (z137)) (not (z198)) (z201)))
  (:action r3c1-to-r4c1-10
    :parameters ()
    :precondition (and
      (not (z134)) (z138) (z198) (not (z202)))
    :effect (and
      (z134) (not (z138)) (not (z198)) (z202)))
  (:action r3c1-to-r4c1-11
    :parameters ()
    :precondition (and
      (not (z134)) (z139) (z198) (not (z203)))
    :effect (and
      (z134) (not (z139)) (not (z198)) (z203)))
  (:action r3c1-to-r4c1-12
    :parameters ()
    :precondition (and
      (not (z134)) (z140) (z198) (not (z204)))
    :effect (and
      (z134) (not (z140)) (not (z198)) (z204)))
  (:action r3c1-to-r4c1-13
    :parameters ()
    :precondition (and
      (not (z134)) (z141) (z198) (not (z205)))
    :effect (and
      (z134) (not (z141)) (not (z198)) (z205)))
  (:action r3c1-to-r4c1-14
    :parameters ()
    :precondition (and
      (not (z134)) (z142) (z198) (not (z206)))
    :effect (and
      (z134) (not (z142)) (not (z198)) (z206)))
  (:action r3c1-to-r4c1-15
    :parameters ()
    :precondition (and
      (not (z134)) (z143) (z198) (not (z207)))
    :effect (and
      (z134) (not (z143)) (not (z198)) (z207)))
  (:action r4c1-to-r3c1-7
    :parameters ()
    :precondition (and
      (z134) (not (z135)) (not (z198)) (z199))
    :effect (and
      (not (z134)) (z135) (z198) (not (z199))))
  (:action r4c1-to-r3c1-8
    :parameters ()
    :precondition (and
      (z134) (not (z136)) (not (z198)) (z200))
    :effect (and
      (not (z134)) (z136) (z198) (not (z200))))
  (:action r4c1-to-r3c1-9
    :parameters ()
    :precondition (and
      (z134) (not (z137)) (not (z198)) (z201))
    :effect (and
      (not (z134)) (z137) (z198) (not (z201))))
  (:action r4c1-to-r3c1-10
    :parameters ()
    :precondition (and
      (z134) (not (z138)) (not (z198)) (z202))
    :effect (and
      (not (z134)) (z138) (z198) (not (z202))))
  (:action r4c1-to-r3c1-11
    :parameters ()
    :precondition (and
      (z134) (not (z139)) (not (z198)) (z203))
    :effect (and
      (not (z134)) (z139) (z198) (not (z203))))
  (:action r4c1-to-r3c1-12
    :parameters ()
    :precondition (and
      (z134) (not (z140)) (not (z198)) (z204))
    :effect (and
      (not (z134)) (z140) (z198) (not (z204))))
  (:action r4c1-to-r3c1-13
    :parameters ()
    :precondition (and
      (z134) (not (z141)) (not (z198)) (z205))
    :effect (and
      (not (z134)) (z141) (z198) (not (z205))))
  (:action r4c1-to-r3c1-14
    :parameters ()
    :precondition (and
      (z134) (not (z142)) (not (z198)) (z206))
    :effect (and
      (not (z134)) (z142) (z198) (not (z206))))
  (:action r4c1-to-r3c1-15
    :parameters ()
    :precondition (and
      (z134) (not (z143)) (not (z198)) (z207))
    :effect (and
      (not (z134)) (z143) (z198) (not (z207))))
  (:action r4c2-to-r3c2
    :parameters ()
    :precondition (and
      (not (z144)) (z150) (z208) (not (z214)))
    :effect (and
      (z144) (not (z150)) (not (z208)) (z214)))
  (:action r3c1-to-r3c2
    :parameters ()
    :precondition (and
      (z128) (not (z134)) (not (z144)) (z150))
    :effect (and
      (not (z128)) (z134) (z144) (not (z150))))
  (:action r4c2-to-r3c2-2
    :parameters ()
    :precondition (and
      (not (z145)) (z150) (z209) (not (z214)))
    :effect (and
      (z145) (not (z150)) (not (z209)) (z214)))
  (:action r3c1-to-r3c2-2
    :parameters ()
    :precondition (and
      (z129) (not (z134)) (not (z145)) (z150))
    :effect (and
      (not (z129)) (z134) (z145) (not (z150))))
  (:action r4c2-to-r3c2-3
    :parameters ()
    :precondition (and
      (not (z146)) (z150) (z210) (not (z214)))
    :effect (and
      (z146) (not (z150)) (not (z210)) (z214)))
  (:action r3c1-to-r3c2-3
    :parameters ()
    :precondition (and
      (z130) (not (z134)) (not (z146)) (z150))
    :effect (and
      (not (z130)) (z134) (z146) (not (z150))))
  (:action r4c2-to-r3c2-4
    :parameters ()
    :precondition (and
      (not (z147)) (z150) (z211) (not (z214)))
    :effect (and
      (z147) (not (z150)) (not (z211)) (z214)))
  (:action r3c1-to-r3c2-4
    :parameters ()
    :precondition (and
      (z131) (not (z134)) (not (z147)) (z150))
    :effect (and
      (not (z131)) (z134) (z147) (not (z150))))
  (:action r4c2-to-r3c2-5
    :parameters ()
    :precondition (and
      (not (z148)) (z150) (z212) (not (z214)))
    :effect (and
      (z148) (not (z150)) (not (z212)) (z214)))
  (:action r3c1-to-r3c2-5
    :parameters ()
    :precondition (and
      (z132) (not (z134)) (not (z148)) (z150))
    :effect (and
      (not (z132)) (z134) (z148) (not (z150))))
  (:action r4c2-to-r3c2-6
    :parameters ()
    :precondition (and
      (not (z149)) (z150) (z213) (not (z214)))
    :effect (and
      (z149) (not (z150)) (not (z213)) (z214)))
  (:action r3c1-to-r3c2-6
    :parameters ()
    :precondition (and
      (z133) (not (z134)) (not (z149)) (z150))
    :effect (and
      (not (z133)) (z134) (z149) (not (z150))))
  (:action r3c2-to-r4c2
    :parameters ()
    :precondition (and
      (z144) (not (z150)) (not (z208)) (z214))
    :effect (and
      (not (z144)) (z150) (z208) (not (z214))))
  (:action r3c2-to-r4c2-2
    :parameters ()
    :precondition (and
      (z145) (not (z150)) (not (z209)) (z214))
    :effect (and
      (not (z145)) (z150) (z209) (not (z214))))
  (:action r3c2-to-r4c2-3
    :parameters ()
    :precondition (and
      (z146) (not (z150)) (not (z210)) (z214))
    :effect (and
      (not (z146)) (z150) (z210) (not (z214))))
  (:action r3c2-to-r4c2-4
    :parameters ()
    :precondition (and
      (z147) (not (z150)) (not (z211)) (z214))
    :effect (and
      (not (z147)) (z150) (z211) (not (z214))))
  (:action r3c2-to-r4c2-5
    :parameters ()
    :precondition (and
      (z148) (not (z150)) (not (z212)) (z214))
    :effect (and
      (not (z148)) (z150) (z212) (not (z214))))
  (:action r3c2-to-r4c2-6
    :parameters ()
    :precondition (and
      (z149) (not (z150)) (not (z213)) (z214))
    :effect (and
      (not (z149)) (z150) (z213) (not (z214))))
  (:action r3c2-to-r4c2-7
    :parameters ()
    :precondition (and
      (not (z150)) (z151) (z214) (not (z215)))
    :effect (and
      (z150) (not (z151)) (not (z214)) (z215)))
  (:action r3c2-to-r4c2-8
    :parameters ()
    :precondition (and
      (not (z150)) (z152) (z214) (not (z216)))
    :effect (and
      (z150) (not (z152)) (not (z214)) (z216)))
  (:action r3c2-to-r4c2-9
    :parameters ()
    :precondition (and
      (not (z150)) (z153) (z214) (not (z217)))
    :effect (and
      (z150) (not (z153)) (not (z214)) (z217)))
  (:action r3c2-to-r4c2-10
    :parameters ()
    :precondition (and
      (not (z150)) (z154) (z214) (not (z218)))
    :effect (and
      (z150) (not (z154)) (not (z214)) (z218)))
  (:action r3c2-to-r4c2-11
    :parameters ()
    :precondition (and
      (not (z150)) (z155) (z214) (not (z219)))
    :effect (and
      (z150) (not (z155)) (not (z214)) (z219)))
  (:action r3c2-to-r4c2-12
    :parameters ()
    :precondition (and
      (not (z150)) (z156) (z214) (not (z220)))
    :effect (and
      (z150) (not (z156)) (not (z214)) (z220)))
  (:action r3c2-to-r4c2-13
    :parameters ()
    :precondition (and
      (not (z150)) (z157) (z214) (not (z221)))
    :effect (and
      (z150) (not (z157)) (not (z214)) (z221)))
  (:action r3c2-to-r4c2-14
    :parameters ()
    :precondition (and
      (not (z150)) (z158) (z214) (not (z222)))
    :effect (and
      (z150) (not (z158)) (not (z214)) (z222)))
  (:action r3c2-to-r4c2-15
    :parameters ()
    :precondition (and
      (not (z150)) (z159) (z214) (not (z223)))
    :effect (and
      (z150) (not (z159)) (not (z214)) (z223)))
  (:action r3c2-to-r3c1
    :parameters ()
    :precondition (and
      (not (z128)) (z134) (z144) (not (z150)))
    :effect (and
      (z128) (not (z134)) (not (z144)) (z150)))
  (:action r3c2-to-r3c1-2
    :parameters ()
    :precondition (and
      (not (z129)) (z134) (z145) (not (z150)))
    :effect (and
      (z129) (not (z134)) (not (z145)) (z150)))
  (:action r3c2-to-r3c1-3
    :parameters ()
    :precondition (and
      (not (z130)) (z134) (z146) (not (z150)))
    :effect (and
      (z130) (not (z134)) (not (z146)) (z150)))
  (:action r3c2-to-r3c1-4
    :parameters ()
    :precondition (and
      (not (z131)) (z134) (z147) (not (z150)))
    :effect (and
      (z131) (not (z134)) (not (z147)) (z150)))
  (:action r3c2-to-r3c1-5
    :parameters ()
    :precondition (and
      (not (z132)) (z134) (z148) (not (z150)))
    :effect (and
      (z132) (not (z134)) (not (z148)) (z150)))
  (:action r3c2-to-r3c1-6
    :parameters ()
    :precondition (and
      (not (z133)) (z134) (z149) (not (z150)))
    :effect (and
      (z133) (not (z134)) (not (z149)) (z150)))
  (:action r3c2-to-r3c1-7
    :parameters ()
    :precondition (and
      (z134) (not (z135)) (not (z150)) (z151))
    :effect (and
      (not (z134)) (z135) (z150) (not (z151))))
  (:action r3c2-to-r3c1-8
    :parameters ()
    :precondition (and
      (z134) (not (z136)) (not (z150)) (z152))
    :effect (and
      (not (z134)) (z136) (z150) (not (z152))))
  (:action r3c2-to-r3c1-9
    :parameters ()
    :precondition (and
      (z134) (not (z137)) (not (z150)) (z153))
    :effect (and
      (not (z134)) (z137) (z150) (not (z153))))
  (:action r3c2-to-r3c1-10
    :parameters ()
    :precondition (and
      (z134) (not (z138)) (not (z150)) (z154))
    :effect (and
      (not (z134)) (z138) (z150) (not (z154))))
  (:action r3c2-to-r3c1-11
    :parameters ()
    :precondition (and
      (z134) (not (z139)) (not (z150)) (z155))
    :effect (and
      (not (z134)) (z139) (z150) (not (z155))))
  (:action r3c2-to-r3c1-12
    :parameters ()
    :precondition (and
      (z134) (not (z140)) (not (z150)) (z156))
    :effect (and
      (not (z134)) (z140) (z150) (not (z156))))
  (:action r3c2-to-r3c1-13
    :parameters ()
    :precondition (and
      (z134) (not (z141)) (not (z150)) (z157))
    :effect (and
      (not (z134)) (z141) (z150) (not (z157))))
  (:action r3c2-to-r3c1-14
    :parameters ()
    :precondition (and
      (z134) (not (z142)) (not (z150)) (z158))
    :effect (and
      (not (z134)) (z142) (z150) (not (z158))))
  (:action r3c2-to-r3c1-15
    :parameters ()
    :precondition (and
      (z134) (not (z143)) (not (z150)) (z159))
    :effect (and
      (not (z134)) (z143) (z150) (not (z159))))
  (:action r4c2-to-r3c2-7
    :parameters ()
    :precondition (and
      (z150) (not (z151)) (not (z214)) (z215))
    :effect (and
      (not (z150)) (z151) (z214) (not (z215))))
  (:action r3c1-to-r3c2-7
    :parameters ()
    :precondition (and
      (not (z134)) (z135) (z150) (not (z151)))
    :effect (and
      (z134) (not (z135)) (not (z150)) (z151)))
  (:action r4c2-to-r3c2-8
    :parameters ()
    :precondition (and
      (z150) (not (z152)) (not (z214)) (z216))
    :effect (and
      (not (z150)) (z152) (z214) (not (z216))))
  (:action r3c1-to-r3c2-8
    :parameters ()
    :precondition (and
      (not (z134)) (z136) (z150) (not (z152)))
    :effect (and
      (z134) (not (z136)) (not (z150)) (z152)))
  (:action r4c2-to-r3c2-9
    :parameters ()
    :precondition (and
      (z150) (not (z153)) (not (z214)) (z217))
    :effect (and
      (not (z150)) (z153) (z214) (not (z217))))
  (:action r3c1-to-r3c2-9
    :parameters ()
    :precondition (and
      (not (z134)) (z137) (z150) (not (z153)))
    :effect (and
      (z134) (not (z137)) (not (z150)) (z153)))
  (:action r4c2-to-r3c2-10
    :parameters ()
    :precondition (and
      (z150) (not (z154)) (not (z214)) (z218))
    :effect (and
      (not (z150)) (z154) (z214) (not (z218))))
  (:action r3c1-to-r3c2-10
    :parameters ()
    :precondition (and
      (not (z134)) (z138) (z150) (not (z154)))
    :effect (and
      (z134) (not (z138)) (not (z150)) (z154)))
  (:action r4c2-to-r3c2-11
    :parameters ()
    :precondition (and
      (z150) (not (z155)) (not (z214)) (z219))
    :effect (and
      (not (z150)) (z155) (z214) (not (z219))))
  (:action r3c1-to-r3c2-11
    :parameters ()
    :precondition (and
      (not (z134)) (z139) (z150) (not (z155)))
    :effect (and
      (z134) (not (z139)) (not (z150)) (z155)))
  (:action r4c2-to-r3c2-12
    :parameters ()
    :precondition (and
      (z150) (not (z156)) (not (z214)) (z220))
    :effect (and
      (not (z150)) (z156) (z214) (not (z220))))
  (:action r3c1-to-r3c2-12
    :parameters ()
    :precondition (and
      (not (z134)) (z140) (z150) (not (z156)))
    :effect (and
      (z134) (not (z140)) (not (z150)) (z156)))
  (:action r4c2-to-r3c2-13
    :parameters ()
    :precondition (and
      (z150) (not (z157)) (not (z214)) (z221))
    :effect (and
      (not (z150)) (z157) (z214) (not (z221))))
  (:action r3c1-to-r3c2-13
    :parameters ()
    :precondition (and
      (not (z134)) (z141) (z150) (not (z157)))
    :effect (and
      (z134) (not (z141)) (not (z150)) (z157)))
  (:action r4c2-to-r3c2-14
    :parameters ()
    :precondition (and
      (z150) (not (z158)) (not (z214)) (z222))
    :effect (and
      (not (z150)) (z158) (z214) (not (z222))))
  (:action r3c1-to-r3c2-14
    :parameters ()
    :precondition (and
      (not (z134)) (z142) (z150) (not (z158)))
    :effect (and
      (z134) (not (z142)) (not (z150)) (z158)))
  (:action r4c2-to-r3c2-15
    :parameters ()
    :precondition (and
      (z150) (not (z159)) (not (z214)) (z223))
    :effect (and
      (not (z150)) (z159) (z214) (not (z223))))
  (:action r3c1-to-r3c2-15
    :parameters ()
    :precondition (and
      (not (z134)) (z143) (z150) (not (z159)))
    :effect (and
      (z134) (not (z143)) (not (z150)) (z159)))
  (:action r4c3-to-r3c3
    :parameters ()
    :precondition (and
      (not (z160)) (z166) (z224) (not (z230)))
    :effect (and
      (z160) (not (z166)) (not (z224)) (z230)))
  (:action r3c2-to-r3c3
    :parameters ()
    :precondition (and
      (z144) (not (z150)) (not (z160)) (z166))
    :effect (and
      (not (z144)) (z150) (z160) (not (z166))))
  (:action r4c3-to-r3c3-2
    :parameters ()
    :precondition (and
      (not (z161)) (z166) (z225) (not (z230)))
    :effect (and
      (z161) (not (z166)) (not (z225)) (z230)))
  (:action r3c2-to-r3c3-2
    :parameters ()
    :precondition (and
      (z145) (not (z150)) (not (z161)) (z166))
    :effect (and
      (not (z145)) (z150) (z161) (not (z166))))
  (:action r4c3-to-r3c3-3
    :parameters ()
    :precondition (and
      (not (z162)) (z166) (z226) (not (z230)))
    :effect (and
      (z162) (not (z166)) (not (z226)) (z230)))
  (:action r3c2-to-r3c3-3
    :parameters ()
    :precondition (and
      (z146) (not (z150)) (not (z162)) (z166))
    :effect (and
      (not (z146)) (z150) (z162) (not (z166))))
  (:action r4c3-to-r3c3-4
    :parameters ()
    :precondition (and
      (not (z163)) (z166) (z227) (not (z230)))
    :effect (and
      (z163) (not (z166)) (not (z227)) (z230)))
  (:action r3c2-to-r3c3-4
    :parameters ()
    :precondition (and
      (z147) (not (z150)) (not (z163)) (z166))
    :effect (and
      (not (z147)) (z150) (z163) (not (z166))))
  (:action r4c3-to-r3c3-5
    :parameters ()
    :precondition (and
      (not (z164)) (z166) (z228) (not (z230)))
    :effect (and
      (z164) (not (z166)) (not (z228)) (z230)))
  (:action r3c2-to-r3c3-5
    :parameters ()
    :precondition (and
      (z148) (not (z150)) (not (z164)) (z166))
    :effect (and
      (not (z148)) (z150) (z164) (not (z166))))
  (:action r4c3-to-r3c3-6
    :parameters ()
    :precondition (and
      (not (z165)) (z166) (z229) (not (z230)))
    :effect (and
      (z165) (not (z166)) (not (z229)) (z230)))
  (:action r3c2-to-r3c3-6
    :parameters ()
    :precondition (and
      (z149) (not (z150)) (not (z165)) (z166))
    :effect (and
      (not (z149)) (z150) (z165) (not (z166))))
  (:action r3c3-to-r4c3
    :parameters ()
    :precondition (and
      (z160) (not (z166)) (not (z224)) (z230))
    :effect (and
      (not (z160)) (z166) (z224) (not (z230))))
  (:action r3c3-to-r4c3-2
    :parameters ()
    :precondition (and
      (z161) (not (z166)) (not (z225)) (z230))
    :effect (and
      (not (z161)) (z166) (z225) (not (z230))))
  (:action r3c3-to-r4c3-3
    :parameters ()
    :precondition (and
      (z162) (not (z166)) (not (z226)) (z230))
    :effect (and
      (not (z162)) (z166) (z226) (not (z230))))
  (:action r3c3-to-r4c3-4
    :parameters ()
    :precondition (and
      (z163) (not (z166)) (not (z227)) (z230))
    :effect (and
      (not (z163)) (z166) (z227) (not (z230))))
  (:action r3c3-to-r4c3-5
    :parameters ()
    :precondition (and
      (z164) (not (z166)) (not (z228)) (z230))
    :effect (and
      (not (z164)) (z166) (z228) (not (z230))))
  (:action r3c3-to-r4c3-6
    :parameters ()
    :precondition (and
      (z165) (not (z166)) (not (z229)) (z230))
    :effect (and
      (not (z165)) (z166) (z229) (not (z230))))
  (:action r3c3-to-r4c3-7
    :parameters ()
    :precondition (and
      (not (z166)) (z167) (z230) (not (z231)))
    :effect (and
      (z166) (not (z167)) (not (z230)) (z231)))
  (:action r3c3-to-r4c3-8
    :parameters ()
    :precondition (and
      (not (z166)) (z168) (z230) (not (z232)))
    :effect (and
      (z166) (not (z168)) (not (z230)) (z232)))
  (:action r3c3-to-r4c3-9
    :parameters ()
    :precondition (and
      (not (z166)) (z169) (z230) (not (z233)))
    :effect (and
      (z166) (not (z169)) (not (z230)) (z233)))
  (:action r3c3-to-r4c3-10
    :parameters ()
    :precondition (and
      (not (z166)) (z170) (z230) (not (z234)))
    :effect (and
      (z166) (not (z170)) (not (z230)) (z234)))
  (:action r3c3-to-r4c3-11
    :parameters ()
    :precondition (and
      (not (z166)) (z171) (z230) (not (z235)))
    :effect (and
      (z166) (not (z171)) (not (z230)) (z235)))
  (:action r3c3-to-r4c3-12
    :parameters ()
    :precondition (and
      (not (z166)) (z172) (z230) (not (z236)))
    :effect (and
      (z166) (not (z172)) (not (z230)) (z236)))
  (:action r3c3-to-r4c3-13
    :parameters ()
    :precondition (and
      (not (z166)) (z173) (z230) (not (z237)))
    :effect (and
      (z166) (not (z173)) (not (z230)) (z237)))
  (:action r3c3-to-r4c3-14
    :parameters ()
    :precondition (and
      (not (z166)) (z174) (z230) (not (z238)))
    :effect (and
      (z166) (not (z174)) (not (z230)) (z238)))
  (:action r3c3-to-r4c3-15
    :parameters ()
    :precondition (and
      (not (z166)) (z175) (z230) (not (z239)))
    :effect (and
      (z166) (not (z175)) (not (z230)) (z239)))
  (:action r3c3-to-r3c2
    :parameters ()
    :precondition (and
      (not (z144)) (z150) (z160) (not (z166)))
    :effect (and
      (z144) (not (z150)) (not (z160)) (z166)))
  (:action r3c3-to-r3c2-2
    :parameters ()
    :precondition (and
      (not (z145)) (z150) (z161) (not (z166)))
    :effect (and
      (z145) (not (z150)) (not (z161)) (z166)))
  (:action r3c3-to-r3c2-3
    :parameters ()
    :precondition (and
      (not (z146)) (z150) (z162) (not (z166)))
    :effect (and
      (z146) (not (z150)) (not (z162)) (z166)))
  (:action r3c3-to-r3c2-4
    :parameters ()
    :precondition (and
      (not (z147)) (z150) (z163) (not (z166)))
    :effect (and
      (z147) (not (z150)) (not (z163)) (z166)))
  (:action r3c3-to-r3c2-5
    :parameters ()
    :precondition (and
      (not (z148)) (z150) (z164) (not (z166)))
    :effect (and
      (z148) (not (z150)) (not (z164)) (z166)))
  (:action r3c3-to-r3c2-6
    :parameters ()
    :precondition (and
      (not (z149)) (z150) (z165) (not (z166)))
    :effect (and
      (z149) (not (z150)) (not (z165)) (z166)))
  (:action r3c3-to-r3c2-7
    :parameters ()
    :precondition (and
      (z150) (not (z151)) (not (z166)) (z167))
    :effect (and
      (not (z150)) (z151) (z166) (not (z167))))
  (:action r3c3-to-r3c2-8
    :parameters ()
    :precondition (and
      (z150) (not (z152)) (not (z166)) (z168))
    :effect (and
      (not (z150)) (z152) (z166) (not (z168))))
  (:action r3c3-to-r3c2-9
    :parameters ()
    :precondition (and
      (z150) (not (z153)) (not (z166)) (z169))
    :effect (and
      (not (z150)) (z153) (z166) (not (z169))))
  (:action r3c3-to-r3c2-10
    :parameters ()
    :precondition (and
      (z150) (not (z154)) (not (z166)) (z170))
    :effect (and
      (not (z150)) (z154) (z166) (not (z170))))
  (:action r3c3-to-r3c2-11
    :parameters ()
    :precondition (and
      (z150) (not (z155)) (not (z166)) (z171))
    :effect (and
      (not (z150)) (z155) (z166) (not (z171))))
  (:action r3c3-to-r3c2-12
    :parameters ()
    :precondition (and
      (z150) (not (z156)) (not (z166)) (z172))
    :effect (and
      (not (z150)) (z156) (z166) (not (z172))))
  (:action r3c3-to-r3c2-13
    :parameters ()
    :precondition (and
      (z150) (not (z157)) (not (z166)) (z173))
    :effect (and
      (not (z150)) (z157) (z166) (not (z173))))
  (:action r3c3-to-r3c2-14
    :parameters ()
    :precondition (and
      (z150) (not (z158)) (not (z166)) (z174))
    :effect (and
      (not (z150)) (z158) (z166) (not (z174))))
  (:action r3c3-to-r3c2-15
    :parameters ()
    :precondition (and
      (z150) (not (z159)) (not (z166)) (z175))
    :effect (and
      (not (z150)) (z159) (z166) (not (z175))))
  (:action r4c3-to-r3c3-7
    :parameters ()
    :precondition (and
      (z166) (not (z167)) (not (z230)) (z231))
    :effect (and
      (not (z166)) (z167) (z230) (not (z231))))
  (:action r3c2-to-r3c3-7
    :parameters ()
    :precondition (and
      (not (z150)) (z151) (z166) (not (z167)))
    :effect (and
      (z150) (not (z151)) (not (z166)) (z167)))
  (:action r4c3-to-r3c3-8
    :parameters ()
    :precondition (and
      (z166) (not (z168)) (not (z230)) (z232))
    :effect (and
      (not (z166)) (z168) (z230) (not (z232))))
  (:action r3c2-to-r3c3-8
    :parameters ()
    :precondition (and
      (not (z150)) (z152) (z166) (not (z168)))
    :effect (and
      (z150) (not (z152)) (not (z166)) (z168)))
  (:action r4c3-to-r3c3-9
    :parameters ()
    :precondition (and
      (z166) (not (z169)) (not (z230)) (z233))
    :effect (and
      (not (z166)) (z169) (z230) (not (z233))))
  (:action r3c2-to-r3c3-9
    :parameters ()
    :precondition (and
      (not (z150)) (z153) (z166) (not (z169)))
    :effect (and
      (z150) (not (z153)) (not (z166)) (z169)))
  (:action r4c3-to-r3c3-10
    :parameters ()
    :precondition (and
      (z166) (not (z170)) (not (z230)) (z234))
    :effect (and
      (not (z166)) (z170) (z230) (not (z234))))
  (:action r3c2-to-r3c3-10
    :parameters ()
    :precondition (and
      (not (z150)) (z154) (z166) (not (z170)))
    :effect (and
      (z150) (not (z154)) (not (z166)) (z170)))
  (:action r4c3-to-r3c3-11
    :parameters ()
    :precondition (and
      (z166) (not (z171)) (not (z230)) (z235))
    :effect (and
      (not (z166)) (z171) (z230) (not (z235))))
  (:action r3c2-to-r3c3-11
    :parameters ()
    :precondition (and
      (not (z150)) (z155) (z166) (not (z171)))
    :effect (and
      (z150) (not (z155)) (not (z166)) (z171)))
  (:action r4c3-to-r3c3-12
    :parameters ()
    :precondition (and
      (z166) (not (z172)) (not (z230)) (z236))
    :effect (and
      (not (z166)) (z172) (z230) (not (z236))))
  (:action r3c2-to-r3c3-12
    :parameters ()
    :precondition (and
      (not (z150)) (z156) (z166) (not (z172)))
    :effect (and
      (z150) (not (z156)) (not (z166)) (z172)))
  (:action r4c3-to-r3c3-13
    :parameters ()
    :precondition (and
      (z166) (not (z173)) (not (z230)) (z237))
    :effect (and
      (not (z166)) (z173) (z230) (not (z237))))
  (:action r3c2-to-r3c3-13
    :parameters ()
    :precondition (and
      (not (z150)) (z157) (z166) (not (z173)))
    :effect (and
      (z150) (not (z157)) (not (z166)) (z173)))
  (:action r4c3-to-r3c3-14
    :parameters ()
    :precondition (and
      (z166) (not (z174)) (not (z230)) (z238))
    :effect (and
      (not (z166)) (z174) (z230) (not (z238))))
  (:action r3c2-to-r3c3-14
    :parameters ()
    :precondition (and
      (not (z150)) (z158) (z166) (not (z174)))
    :effect (and
      (z150) (not (z158)) (not (z166)) (z174)))
  (:action r4c3-to-r3c3-15
    :parameters ()
    :precondition (and
      (z166) (not (z175)) (not (z230)) (z239))
    :effect (and
      (not (z166)) (z175) (z230) (not (z239))))
  (:action r3c2-to-r3c3-15
    :parameters ()
    :precondition (and
      (not (z150)) (z159) (z166) (not (z175)))
    :effect (and
      (z150) (not (z159)) (not (z166)) (z175)))
  (:action r4c4-to-r3c4
    :parameters ()
    :precondition (and
      (not (z176)) (z182) (z240) (not (z246)))
    :effect (and
      (z176) (not (z182)) (not (z240)) (z246)))
  (:action r3c3-to-r3c4
    :parameters ()
    :precondition (and
      (z160) (not (z166)) (not (z176)) (z182))
    :effect (and
      (not (z160)) (z166) (z176) (not (z182))))
  (:action r4c4-to-r3c4-2
    :parameters ()
    :precondition (and
      (not (z177)) (z182) (z241) (not (z246)))
    :effect (and
      (z177) (not (z182)) (not (z241)) (z246)))
  (:action r3c3-to-r3c4-2
    :parameters ()
    :precondition (and
      (z161) (not (z166)) (not (z177)) (z182))
    :effect (and
      (not (z161)) (z166) (z177) (not (z182))))
  (:action r4c4-to-r3c4-3
    :parameters ()
    :precondition (and
      (not (z178)) (z182) (z242) (not (z246)))
    :effect (and
      (z178) (not (z182)) (not (z242)) (z246)))
  (:action r3c3-to-r3c4-3
    :parameters ()
    :precondition (and
      (z162) (not (z166)) (not (z178)) (z182))
    :effect (and
      (not (z162)) (z166) (z178) (not (z182))))
  (:action r4c4-to-r3c4-4
    :parameters ()
    :precondition (and
      (not (z179)) (z182) (z243) (not (z246)))
    :effect (and
      (z179) (not (z182)) (not (z243)) (z246)))
  (:action r3c3-to-r3c4-4
    :parameters ()
    :precondition (and
      (z163) (not (z166)) (not (z179)) (z182))
    :effect (and
      (not (z163)) (z166) (z179) (not (z182))))
  (:action r4c4-to-r3c4-5
    :parameters ()
    :precondition (and
      (not (z180)) (z182) (z244) (not (z246)))
    :effect (and
      (z180) (not (z182)) (not (z244)) (z246)))
  (:action r3c3-to-r3c4-5
    :parameters ()
    :precondition (and
      (z164) (not (z166)) (not (z180)) (z182))
    :effect (and
      (not (z164)) (z166) (z180) (not (z182))))
  (:action r4c4-to-r3c4-6
    :parameters ()
    :precondition (and
      (not (z181)) (z182) (z245) (not (z246)))
    :effect (and
      (z181) (not (z182)) (not (z245)) (z246)))
  (:action r3c3-to-r3c4-6
    :parameters ()
    :precondition (and
      (z165) (not (z166)) (not (z181)) (z182))
    :effect (and
      (not (z165)) (z166) (z181) (not (z182))))
  (:action r3c4-to-r4c4
    :parameters ()
    :precondition (and
      (z176) (not (z182)) (not (z240)) (z246))
    :effect (and
      (not (z176)) (z182) (z240) (not (z246))))
  (:action r3c4-to-r4c4-2
    :parameters ()
    :precondition (and
      (z177) (not (z182)) (not (z241)) (z246))
    :effect (and
      (not (z177)) (z182) (z241) (not (z246))))
  (:action r3c4-to-r4c4-3
    :parameters ()
    :precondition (and
      (z178) (not (z182)) (not (z242)) (z246))
    :effect (and
      (not (z178)) (z182) (z242) (not (z246))))
  (:action r3c4-to-r4c4-4
    :parameters ()
    :precondition (and
      (z179) (not (z182)) (not (z243)) (z246))
    :effect (and
      (not (z179)) (z182) (z243) (not (z246))))
  (:action r3c4-to-r4c4-5
    :parameters ()
    :precondition (and
      (z180) (not (z182)) (not (z244)) (z246))
    :effect (and
      (not (z180)) (z182) (z244) (not (z246))))
  (:action r3c4-to-r4c4-6
    :parameters ()
    :precondition (and
      (z181) (not (z182)) (not (z245)) (z246))
    :effect (and
      (not (z181)) (z182) (z245) (not (z246))))
  (:action r3c4-to-r4c4-7
    :parameters ()
    :precondition (and
      (not (z182)) (z183) (z246) (not (z247)))
    :effect (and
      (z182) (not (z183)) (not (z246)) (z247)))
  (:action r3c4-to-r4c4-8
    :parameters ()
    :precondition (and
      (not (z182)) (z184) (z246) (not (z248)))
    :effect (and
      (z182) (not (z184)) (not (z246)) (z248)))
  (:action r3c4-to-r4c4-9
    :parameters ()
    :precondition (and
      (not (z182)) (z185) (z246) (not (z249)))
    :effect (and
      (z182) (not (z185)) (not (z246)) (z249)))
  (:action r3c4-to-r4c4-10
    :parameters ()
    :precondition (and
      (not (z182)) (z186) (z246) (not (z250)))
    :effect (and
      (z182) (not (z186)) (not (z246)) (z250)))
  (:action r3c4-to-r4c4-11
    :parameters ()
    :precondition (and
      (not (z182)) (z187) (z246) (not (z251)))
    :effect (and
      (z182) (not (z187)) (not (z246)) (z251)))
  (:action r3c4-to-r4c4-12
    :parameters ()
    :precondition (and
      (not (z182)) (z188) (z246) (not (z252)))
    :effect (and
      (z182) (not (z188)) (not (z246)) (z252)))
  (:action r3c4-to-r4c4-13
    :parameters ()
    :precondition (and
      (not (z182)) (z189) (z246) (not (z253)))
    :effect (and
      (z182) (not (z189)) (not (z246)) (z253)))
  (:action r3c4-to-r4c4-14
    :parameters ()
    :precondition (and
      (not (z182)) (z190) (z246) (not (z254)))
    :effect (and
      (z182) (not (z190)) (not (z246)) (z254)))
  (:action r3c4-to-r4c4-15
    :parameters ()
    :precondition (and
      (not (z182)) (z191) (z246) (not (z255)))
    :effect (and
      (z182) (not (z191)) (not (z246)) (z255)))
  (:action r3c4-to-r3c3
    :parameters ()
    :precondition (and
      (not (z160)) (z166) (z176) (not (z182)))
    :effect (and
      (z160) (not (z166)) (not (z176)) (z182)))
  (:action r3c4-to-r3c3-2
    :parameters ()
    :precondition (and
      (not (z161)) (z166) (z177) (not (z182)))
    :effect (and
      (z161) (not (z166)) (not (z177)) (z182)))
  (:action r3c4-to-r3c3-3
    :parameters ()
    :precondition (and
      (not (z162)) (z166) (z178) (not (z182)))
    :effect (and
      (z162) (not (z166)) (not (z178)) (z182)))
  (:action r3c4-to-r3c3-4
    :parameters ()
    :precondition (and
      (not (z163)) (z166) (z179) (not (z182)))
    :effect (and
      (z163) (not (z166)) (not (z179)) (z182)))
  (:action r3c4-to-r3c3-5
    :parameters ()
    :precondition (and
      (not (z164)) (z166) (z180) (not (z182)))
    :effect (and
      (z164) (not (z166)) (not (z180)) (z182)))
  (:action r3c4-to-r3c3-6
    :parameters ()
    :precondition (and
      (not (z165)) (z166) (z181) (not (z182)))
    :effect (and
      (z165) (not (z166)) (not (z181)) (z182)))
  (:action r3c4-to-r3c3-7
    :parameters ()
    :precondition (and
      (z166) (not (z167)) (not (z182)) (z183))
    :effect (and
      (not (z166)) (z167) (z182) (not (z183))))
  (:action r3c4-to-r3c3-8
    :parameters ()
    :precondition (and
      (z166) (not (z168)) (not (z182)) (z184))
    :effect (and
      (not (z166)) (z168) (z182) (not (z184))))
  (:action r3c4-to-r3c3-9
    :parameters ()
    :precondition (and
      (z166) (not (z169)) (not (z182)) (z185))
    :effect (and
      (not (z166)) (z169) (z182) (not (z185))))
  (:action r3c4-to-r3c3-10
    :parameters ()
    :precondition (and
      (z166) (not (z170)) (not (z182)) (z186))
    :effect (and
      (not (z166)) (z170) (z182) (not (z186))))
  (:action r3c4-to-r3c3-11
    :parameters ()
    :precondition (and
      (z166) (not (z171)) (not (z182)) (z187))
    :effect (and
      (not (z166)) (z171) (z182) (not (z187))))
  (:action r3c4-to-r3c3-12
    :parameters ()
    :precondition (and
      (z166) (not (z172)) (not (z182)) (z188))
    :effect (and
      (not (z166)) (z172) (z182) (not (z188))))
  (:action r3c4-to-r3c3-13
    :parameters ()
    :precondition (and
      (z166) (not (z173)) (not (z182)) (z189))
    :effect (and
      (not (z166)) (z173) (z182) (not (z189))))
  (:action r3c4-to-r3c3-14
    :parameters ()
    :precondition (and
      (z166) (not (z174)) (not (z182)) (z190))
    :effect (and
      (not (z166)) (z174) (z182) (not (z190))))
  (:action r3c4-to-r3c3-15
    :parameters ()
    :precondition (and
      (z166) (not (z175)) (not (z182)) (z191))
    :effect (and
      (not (z166)) (z175) (z182) (not (z191))))
  (:action r4c4-to-r3c4-7
    :parameters ()
    :precondition (and
      (z182) (not (z183)) (not (z246)) (z247))
    :effect (and
      (not (z182)) (z183) (z246) (not (z247))))
  (:action r3c3-to-r3c4-7
    :parameters ()
    :precondition (and
      (not (z166)) (z167) (z182) (not (z183)))
    :effect (and
      (z166) (not (z167)) (not (z182)) (z183)))
  (:action r4c4-to-r3c4-8
    :parameters ()
    :precondition (and
      (z182) (not (z184)) (not (z246)) (z248))
    :effect (and
      (not (z182)) (z184) (z246) (not (z248))))
  (:action r3c3-to-r3c4-8
    :parameters ()
    :precondition (and
      (not (z166)) (z168) (z182) (not (z184)))
    :effect (and
      (z166) (not (z168)) (not (z182)) (z184)))
  (:action r4c4-to-r3c4-9
    :parameters ()
    :precondition (and
      (z182) (not (z185)) (not (z246)) (z249))
    :effect (and
      (not (z182)) (z185) (z246) (not (z249))))
  (:action r3c3-to-r3c4-9
    :parameters ()
    :precondition (and
      (not (z166)) (z169) (z182) (not (z185)))
    :effect (and
      (z166) (not (z169)) (not (z182)) (z185)))
  (:action r4c4-to-r3c4-10
    :parameters ()
    :precondition (and
      (z182) (not (z186)) (not (z246)) (z250))
    :effect (and
      (not (z182)) (z186) (z246) (not (z250))))
  (:action r3c3-to-r3c4-10
    :parameters ()
    :precondition (and
      (not (z166)) (z170) (z182) (not (z186)))
    :effect (and
      (z166) (not (z170)) (not (z182)) (z186)))
  (:action r4c4-to-r3c4-11
    :parameters ()
    :precondition (and
      (z182) (not (z187)) (not (z246)) (z251))
    :effect (and
      (not (z182)) (z187) (z246) (not (z251))))
  (:action r3c3-to-r3c4-11
    :parameters ()
    :precondition (and
      (not (z166)) (z171) (z182) (not (z187)))
    :effect (and
      (z166) (not (z171)) (not (z182)) (z187)))
  (:action r4c4-to-r3c4-12
    :parameters ()
    :precondition (and
      (z182) (not (z188)) (not (z246)) (z252))
    :effect (and
      (not (z182)) (z188) (z246) (not (z252))))
  (:action r3c3-to-r3c4-12
    :parameters ()
    :precondition (and
      (not (z166)) (z172) (z182) (not (z188)))
    :effect (and
      (z166) (not (z172)) (not (z182)) (z188)))
  (:action r4c4-to-r3c4-13
    :parameters ()
    :precondition (and
      (z182) (not (z189)) (not (z246)) (z253))
    :effect (and
      (not (z182)) (z189) (z246) (not (z253))))
  (:action r3c3-to-r3c4-13
    :parameters ()
    :precondition (and
      (not (z166)) (z173) (z182) (not (z189)))
    :effect (and
      (z166) (not (z173)) (not (z182)) (z189)))
  (:action r4c4-to-r3c4-14
    :parameters ()
    :precondition (and
      (z182) (not (z190)) (not (z246)) (z254))
    :effect (and
      (not (z182)) (z190) (z246) (not (z254))))
  (:action r3c3-to-r3c4-14
    :parameters ()
    :precondition (and
      (not (z166)) (z174) (z182) (not (z190)))
    :effect (and
      (z166) (not (z174)) (not (z182)) (z190)))
  (:action r4c4-to-r3c4-15
    :parameters ()
    :precondition (and
      (z182) (not (z191)) (not (z246)) (z255))
    :effect (and
      (not (z182)) (z191) (z246) (not (z255))))
  (:action r3c3-to-r3c4-15
    :parameters ()
    :precondition (and
      (not (z166)) (z175) (z182) (not (z191)))
    :effect (and
      (z166) (not (z175)) (not (z182)) (z191)))
  (:action r3c1-to-r2c1
    :parameters ()
    :precondition (and
      (not (z64)) (z70) (z128) (not (z134)))
    :effect (and
      (z64) (not (z70)) (not (z128)) (z134)))
  (:action r3c1-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z65)) (z70) (z129) (not (z134)))
    :effect (and
      (z65) (not (z70)) (not (z129)) (z134)))
  (:action r3c1-to-r2c1-3
    :parameters ()
    :precondition (and
      (not (z66)) (z70) (z130) (not (z134)))
    :effect (and
      (z66) (not (z70)) (not (z130)) (z134)))
  (:action r3c1-to-r2c1-4
    :parameters ()
    :precondition (and
      (not (z67)) (z70) (z131) (not (z134)))
    :effect (and
      (z67) (not (z70)) (not (z131)) (z134)))
  (:action r3c1-to-r2c1-5
    :parameters ()
    :precondition (and
      (not (z68)) (z70) (z132) (not (z134)))
    :effect (and
      (z68) (not (z70)) (not (z132)) (z134)))
  (:action r3c1-to-r2c1-6
    :parameters ()
    :precondition (and
      (not (z69)) (z70) (z133) (not (z134)))
    :effect (and
      (z69) (not (z70)) (not (z133)) (z134)))
  (:action r2c1-to-r3c1
    :parameters ()
    :precondition (and
      (z64) (not (z70)) (not (z128)) (z134))
    :effect (and
      (not (z64)) (z70) (z128) (not (z134))))
  (:action r2c1-to-r3c1-2
    :parameters ()
    :precondition (and
      (z65) (not (z70)) (not (z129)) (z134))
    :effect (and
      (not (z65)) (z70) (z129) (not (z134))))
  (:action r2c1-to-r3c1-3
    :parameters ()
    :precondition (and
      (z66) (not (z70)) (not (z130)) (z134))
    :effect (and
      (not (z66)) (z70) (z130) (not (z134))))
  (:action r2c1-to-r3c1-4
    :parameters ()
    :precondition (and
      (z67) (not (z70)) (not (z131)) (z134))
    :effect (and
      (not (z67)) (z70) (z131) (not (z134))))
  (:action r2c1-to-r3c1-5
    :parameters ()
    :precondition (and
      (z68) (not (z70)) (not (z132)) (z134))
    :effect (and
      (not (z68)) (z70) (z132) (not (z134))))
  (:action r2c1-to-r3c1-6
    :parameters ()
    :precondition (and
      (z69) (not (z70)) (not (z133)) (z134))
    :effect (and
      (not (z69)) (z70) (z133) (not (z134))))
  (:action r2c1-to-r3c1-7
    :parameters ()
    :precondition (and
      (not (z70)) (z71) (z134) (not (z135)))
    :effect (and
      (z70) (not (z71)) (not (z134)) (z135)))
  (:action r2c1-to-r3c1-8
    :parameters ()
    :precondition (and
      (not (z70)) (z72) (z134) (not (z136)))
    :effect (and
      (z70) (not (z72)) (not (z134)) (z136)))
  (:action r2c1-to-r3c1-9
    :parameters ()
    :precondition (and
      (not (z70)) (z73) (z134) (not (z137)))
    :effect (and
      (z70) (not (z73)) (not (z134)) (z137)))
  (:action r2c1-to-r3c1-10
    :parameters ()
    :precondition (and
      (not (z70)) (z74) (z134) (not (z138)))
    :effect (and
      (z70) (not (z74)) (not (z134)) (z138)))
  (:action r2c1-to-r3c1-11
    :parameters ()
    :precondition (and
      (not (z70)) (z75) (z134) (not (z139)))
    :effect (and
      (z70) (not (z75)) (not (z134)) (z139)))
  (:action r2c1-to-r3c1-12
    :parameters ()
    :precondition (and
      (not (z70)) (z76) (z134) (not (z140)))
    :effect (and
      (z70) (not (z76)) (not (z134)) (z140)))
  (:action r2c1-to-r3c1-13
    :parameters ()
    :precondition (and
      (not (z70)) (z77) (z134) (not (z141)))
    :effect (and
      (z70) (not (z77)) (not (z134)) (z141)))
  (:action r2c1-to-r3c1-14
    :parameters ()
    :precondition (and
      (not (z70)) (z78) (z134) (not (z142)))
    :effect (and
      (z70) (not (z78)) (not (z134)) (z142)))
  (:action r2c1-to-r3c1-15
    :parameters ()
    :precondition (and
      (not (z70)) (z79) (z134) (not (z143)))
    :effect (and
      (z70) (not (z79)) (not (z134)) (z143)))
  (:action r3c1-to-r2c1-7
    :parameters ()
    :precondition (and
      (z70) (not (z71)) (not (z134)) (z135))
    :effect (and
      (not (z70)) (z71) (z134) (not (z135))))
  (:action r3c1-to-r2c1-8
    :parameters ()
    :precondition (and
      (z70) (not (z72)) (not (z134)) (z136))
    :effect (and
      (not (z70)) (z72) (z134) (not (z136))))
  (:action r3c1-to-r2c1-9
    :parameters ()
    :precondition (and
      (z70) (not (z73)) (not (z134)) (z137))
    :effect (and
      (not (z70)) (z73) (z134) (not (z137))))
  (:action r3c1-to-r2c1-10
    :parameters ()
    :precondition (and
      (z70) (not (z74)) (not (z134)) (z138))
    :effect (and
      (not (z70)) (z74) (z134) (not (z138))))
  (:action r3c1-to-r2c1-11
    :parameters ()
    :precondition (and
      (z70) (not (z75)) (not (z134)) (z139))
    :effect (and
      (not (z70)) (z75) (z134) (not (z139))))
  (:action r3c1-to-r2c1-12
    :parameters ()
    :precondition (and
      (z70) (not (z76)) (not (z134)) (z140))
    :effect (and
      (not (z70)) (z76) (z134) (not (z140))))
  (:action r3c1-to-r2c1-13
    :parameters ()
    :precondition (and
      (z70) (not (z77)) (not (z134)) (z141))
    :effect (and
      (not (z70)) (z77) (z134) (not (z141))))
  (:action r3c1-to-r2c1-14
    :parameters ()
    :precondition (and
      (z70) (not (z78)) (not (z134)) (z142))
    :effect (and
      (not (z70)) (z78) (z134) (not (z142))))
  (:action r3c1-to-r2c1-15
    :parameters ()
    :precondition (and
      (z70) (not (z79)) (not (z134)) (z143))
    :effect (and
      (not (z70)) (z79) (z134) (not (z143))))
  (:action r3c2-to-r2c2
    :parameters ()
    :precondition (and
      (not (z80)) (z86) (z144) (not (z150)))
    :effect (and
      (z80) (not (z86)) (not (z144)) (z150)))
  (:action r2c1-to-r2c2
    :parameters ()
    :precondition (and
      (z64) (not (z70)) (not (z80)) (z86))
    :effect (and
      (not (z64)) (z70) (z80) (not (z86))))
  (:action r3c2-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z81)) (z86) (z145) (not (z150)))
    :effect (and
      (z81) (not (z86)) (not (z145)) (z150)))
  (:action r2c1-to-r2c2-2
    :parameters ()
    :precondition (and
      (z65) (not (z70)) (not (z81)) (z86))
    :effect (and
      (not (z65)) (z70) (z81) (not (z86))))
  (:action r3c2-to-r2c2-3
    :parameters ()
    :precondition (and
      (not (z82)) (z86) (z146) (not (z150)))
    :effect (and
      (z82) (not (z86)) (not (z146)) (z150)))
  (:action r2c1-to-r2c2-3
    :parameters ()
    :precondition (and
      (z66) (not (z70)) (not (z82)) (z86))
    :effect (and
      (not (z66)) (z70) (z82) (not (z86))))
  (:action r3c2-to-r2c2-4
    :parameters ()
    :precondition (and
      (not (z83)) (z86) (z147) (not (z150)))
    :effect (and
      (z83) (not (z86)) (not (z147)) (z150)))
  (:action r2c1-to-r2c2-4
    :parameters ()
    :precondition (and
      (z67) (not (z70)) (not (z83)) (z86))
    :effect (and
      (not (z67)) (z70) (z83) (not (z86))))
  (:action r3c2-to-r2c2-5
    :parameters ()
    :precondition (and
      (not (z84)) (z86) (z148) (not (z150)))
    :effect (and
      (z84) (not (z86)) (not (z148)) (z150)))
  (:action r2c1-to-r2c2-5
    :parameters ()
    :precondition (and
      (z68) (not (z70)) (not (z84)) (z86))
    :effect (and
      (not (z68)) (z70) (z84) (not (z86))))
  (:action r3c2-to-r2c2-6
    :parameters ()
    :precondition (and
      (not (z85)) (z86) (z149) (not (z150)))
    :effect (and
      (z85) (not (z86)) (not (z149)) (z150)))
  (:action r2c1-to-r2c2-6
    :parameters ()
    :precondition (and
      (z69) (not (z70)) (not (z85)) (z86))
    :effect (and
      (not (z69)) (z70) (z85) (not (z86))))
  (:action r2c2-to-r3c2
    :parameters ()
    :precondition (and
      (z80) (not (z86)) (not (z144)) (z150))
    :effect (and
      (not (z80)) (z86) (z144) (not (z150))))
  (:action r2c2-to-r3c2-2
    :parameters ()
    :precondition (and
      (z81) (not (z86)) (not (z145)) (z150))
    :effect (and
      (not (z81)) (z86) (z145) (not (z150))))
  (:action r2c2-to-r3c2-3
    :parameters ()
    :precondition (and
      (z82) (not (z86)) (not (z146)) (z150))
    :effect (and
      (not (z82)) (z86) (z146) (not (z150))))
  (:action r2c2-to-r3c2-4
    :parameters ()
    :precondition (and
      (z83) (not (z86)) (not (z147)) (z150))
    :effect (and
      (not (z83)) (z86) (z147) (not (z150))))
  (:action r2c2-to-r3c2-5
    :parameters ()
    :precondition (and
      (z84) (not (z86)) (not (z148)) (z150))
    :effect (and
      (not (z84)) (z86) (z148) (not (z150))))
  (:action r2c2-to-r3c2-6
    :parameters ()
    :precondition (and
      (z85) (not (z86)) (not (z149)) (z150))
    :effect (and
      (not (z85)) (z86) (z149) (not (z150))))
  (:action r2c2-to-r3c2-7
    :parameters ()
    :precondition (and
      (not (z86)) (z87) (z150) (not (z151)))
    :effect (and
      (z86) (not (z87)) (not (z150)) (z151)))
  (:action r2c2-to-r3c2-8
    :parameters ()
    :precondition (and
      (not (z86)) (z88) (z150) (not (z152)))
    :effect (and
      (z86) (not (z88)) (not (z150)) (z152)))
  (:action r2c2-to-r3c2-9
    :parameters ()
    :precondition (and
      (not (z86)) (z89) (z150) (not (z153)))
    :effect (and
      (z86) (not (z89)) (not (z150)) (z153)))
  (:action r2c2-to-r3c2-10
    :parameters ()
    :precondition (and
      (not (z86)) (z90) (z150) (not (z154)))
    :effect (and
      (z86) (not (z90)) (not (z150)) (z154)))
  (:action r2c2-to-r3c2-11
    :parameters ()
    :precondition (and
      (not (z86)) (z91) (z150) (not (z155)))
    :effect (and
      (z86) (not (z91)) (not (z150)) (z155)))
  (:action r2c2-to-r3c2-12
    :parameters ()
    :precondition (and
      (not (z86)) (z92) (z150) (not (z156)))
    :effect (and
      (z86) (not (z92)) (not (z150)) (z156)))
  (:action r2c2-to-r3c2-13
    :parameters ()
    :precondition (and
      (not (z86)) (z93) (z150) (not (z157)))
    :effect (and
      (z86) (not (z93)) (not (z150)) (z157)))
  (:action r2c2-to-r3c2-14
    :parameters ()
    :precondition (and
      (not (z86)) (z94) (z150) (not (z158)))
    :effect (and
      (z86) (not (z94)) (not (z150)) (z158)))
  (:action r2c2-to-r3c2-15
    :parameters ()
    :precondition (and
      (not (z86)) (z95) (z150) (not (z159)))
    :effect (and
      (z86) (not (z95)) (not (z150)) (z159)))
  (:action r2c2-to-r2c1
    :parameters ()
    :precondition (and
      (not (z64)) (z70) (z80) (not (z86)))
    :effect (and
      (z64) (not (z70)) (not (z80)) (z86)))
  (:action r2c2-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z65)) (z70) (z81) (not (z86)))
    :effect (and
      (z65) (not (z70)) (not (z81)) (z86)))
  (:action r2c2-to-r2c1-3
    :parameters ()
    :precondition (and
      (not (z66)) (z70) (z82) (not (z86)))
    :effect (and
      (z66) (not (z70)) (not (z82)) (z86)))
  (:action r2c2-to-r2c1-4
    :parameters ()
    :precondition (and
      (not (z67)) (z70) (z83) (not (z86)))
    :effect (and
      (z67) (not (z70)) (not (z83)) (z86)))
  (:action r2c2-to-r2c1-5
    :parameters ()
    :precondition (and
      (not (z68)) (z70) (z84) (not (z86)))
    :effect (and
      (z68) (not (z70)) (not (z84)) (z86)))
  (:action r2c2-to-r2c1-6
    :parameters ()
    :precondition (and
      (not (z69)) (z70) (z85) (not (z86)))
    :effect (and
      (z69) (not (z70)) (not (z85)) (z86)))
  (:action r2c2-to-r2c1-7
    :parameters ()
    :precondition (and
      (z70) (not (z71)) (not (z86)) (z87))
    :effect (and
      (not (z70)) (z71) (z86) (not (z87))))
  (:action r2c2-to-r2c1-8
    :parameters ()
    :precondition (and
      (z70) (not (z72)) (not (z86)) (z88))
    :effect (and
      (not (z70)) (z72) (z86) (not (z88))))
  (:action r2c2-to-r2c1-9
    :parameters ()
    :precondition (and
      (z70) (not (z73)) (not (z86)) (z89))
    :effect (and
      (not (z70)) (z73) (z86) (not (z89))))
  (:action r2c2-to-r2c1-10
    :parameters ()
    :precondition (and
      (z70) (not (z74)) (not (z86)) (z90))
    :effect (and
      (not (z70)) (z74) (z86) (not (z90))))
  (:action r2c2-to-r2c1-11
    :parameters ()
    :precondition (and
      (z70) (not (z75)) (not (z86)) (z91))
    :effect (and
      (not (z70)) (z75) (z86) (not (z91))))
  (:action r2c2-to-r2c1-12
    :parameters ()
    :precondition (and
      (z70) (not (z76)) (not (z86)) (z92))
    :effect (and
      (not (z70)) (z76) (z86) (not (z92))))
  (:action r2c2-to-r2c1-13
    :parameters ()
    :precondition (and
      (z70) (not (z77)) (not (z86)) (z93))
    :effect (and
      (not (z70)) (z77) (z86) (not (z93))))
  (:action r2c2-to-r2c1-14
    :parameters ()
    :precondition (and
      (z70) (not (z78)) (not (z86)) (z94))
    :effect (and
      (not (z70)) (z78) (z86) (not (z94))))
  (:action r2c2-to-r2c1-15
    :parameters ()
    :precondition (and
      (z70) (not (z79)) (not (z86)) (z95))
    :effect (and
      (not (z70)) (z79) (z86) (not (z95))))
  (:action r3c2-to-r2c2-7
    :parameters ()
    :precondition (and
      (z86) (not (z87)) (not (z150)) (z151))
    :effect (and
      (not (z86)) (z87) (z150) (not (z151))))
  (:action r2c1-to-r2c2-7
    :parameters ()
    :precondition (and
      (not (z70)) (z71) (z86) (not (z87)))
    :effect (and
      (z70) (not (z71)) (not (z86)) (z87)))
  (:action r3c2-to-r2c2-8
    :parameters ()
    :precondition (and
      (z86) (not (z88)) (not (z150)) (z152))
    :effect (and
      (not (z86)) (z88) (z150) (not (z152))))
  (:action r2c1-to-r2c2-8
    :parameters ()
    :precondition (and
      (not (z70)) (z72) (z86) (not (z88)))
    :effect (and
      (z70) (not (z72)) (not (z86)) (z88)))
  (:action r3c2-to-r2c2-9
    :parameters ()
    :precondition (and
      (z86) (not (z89)) (not (z150)) (z153))
    :effect (and
      (not (z86)) (z89) (z150) (not (z153))))
  (:action r2c1-to-r2c2-9
    :parameters ()
    :precondition (and
      (not (z70)) (z73) (z86) (not (z89)))
    :effect (and
      (z70) (not (z73)) (not (z86)) (z89)))
  (:action r3c2-to-r2c2-10
    :parameters ()
    :precondition (and
      (z86) (not (z90)) (not (z150)) (z154))
    :effect (and
      (not (z86)) (z90) (z150) (not (z154))))
  (:action r2c1-to-r2c2-10
    :parameters ()
    :precondition (and
      (not (z70)) (z74) (z86) (not (z90)))
    :effect (and
      (z70) (not (z74)) (not (z86)) (z90)))
  (:action r3c2-to-r2c2-11
    :parameters ()
    :precondition (and
      (z86) (not (z91)) (not (z150)) (z155))
    :effect (and
      (not (z86)) (z91) (z150) (not (z155))))
  (:action r2c1-to-r2c2-11
    :parameters ()
    :precondition (and
      (not (z70)) (z75) (z86) (not (z91)))
    :effect (and
      (z70) (not (z75)) (not (z86)) (z91)))
  (:action r3c2-to-r2c2-12
    :parameters ()
    :precondition (and
      (z86) (not (z92)) (not (z150)) (z156))
    :effect (and
      (not (z86)) (z92) (z150) (not (z156))))
  (:action r2c1-to-r2c2-12
    :parameters ()
    :precondition (and
      (not (z70)) (z76) (z86) (not (z92)))
    :effect (and
      (z70) (not (z76)) (not (z86)) (z92)))
  (:action r3c2-to-r2c2-13
    :parameters ()
    :precondition (and
      (z86) (not (z93)) (not (z150)) (z157))
    :effect (and
      (not (z86)) (z93) (z150) (not (z157))))
  (:action r2c1-to-r2c2-13
    :parameters ()
    :precondition (and
      (not (z70)) (z77) (z86) (not (z93)))
    :effect (and
      (z70) (not (z77)) (not (z86)) (z93)))
  (:action r3c2-to-r2c2-14
    :parameters ()
    :precondition (and
      (z86) (not (z94)) (not (z150)) (z158))
    :effect (and
      (not (z86)) (z94) (z150) (not (z158))))
  (:action r2c1-to-r2c2-14
    :parameters ()
    :precondition (and
      (not (z70)) (z78) (z86) (not (z94)))
    :effect (and
      (z70) (not (z78)) (not (z86)) (z94)))
  (:action r3c2-to-r2c2-15
    :parameters ()
    :precondition (and
      (z86) (not (z95)) (not (z150)) (z159))
    :effect (and
      (not (z86)) (z95) (z150) (not (z159))))
  (:action r2c1-to-r2c2-15
    :parameters ()
    :precondition (and
      (not (z70)) (z79) (z86) (not (z95)))
    :effect (and
      (z70) (not (z79)) (not (z86)) (z95)))
  (:action r3c3-to-r2c3
    :parameters ()
    :precondition (and
      (not (z96)) (z102) (z160) (not (z166)))
    :effect (and
      (z96) (not (z102)) (not (z160)) (z166)))
  (:action r2c2-to-r2c3
    :parameters ()
    :precondition (and
      (z80) (not (z86)) (not (z96)) (z102))
    :effect (and
      (not (z80)) (z86) (z96) (not (z102))))
  (:action r3c3-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z97)) (z102) (z161) (not (z166)))
    :effect (and
      (z97) (not (z102)) (not (z161)) (z166)))
  (:action r2c2-to-r2c3-2
    :parameters ()
    :precondition (and
      (z81) (not (z86)) (not (z97)) (z102))
    :effect (and
      (not (z81)) (z86) (z97) (not (z102))))
  (:action r3c3-to-r2c3-3
    :parameters ()
    :precondition (and
      (not (z98)) (z102) (z162) (not (z166)))
    :effect (and
      (z98) (not (z102)) (not (z162)) (z166)))
  (:action r2c2-to-r2c3-3
    :parameters ()
    :precondition (and
      (z82) (not (z86)) (not (z98)) (z102))
    :effect (and
      (not (z82)) (z86) (z98) (not (z102))))
  (:action r3c3-to-r2c3-4
    :parameters ()
    :precondition (and
      (not (z99)) (z102) (z163) (not (z166)))
    :effect (and
      (z99) (not (z102)) (not (z163)) (z166)))
  (:action r2c2-to-r2c3-4
    :parameters ()
    :precondition (and
      (z83) (not (z86)) (not (z99)) (z102))
    :effect (and
      (not (z83)) (z86) (z99) (not (z102))))
  (:action r3c3-to-r2c3-5
    :parameters ()
    :precondition (and
      (not (z100)) (z102) (z164) (not (z166)))
    :effect (and
      (z100) (not (z102)) (not (z164)) (z166)))
  (:action r2c2-to-r2c3-5
    :parameters ()
    :precondition (and
      (z84) (not (z86)) (not (z100)) (z102))
    :effect (and
      (not (z84)) (z86) (z100) (not (z102))))
  (:action r3c3-to-r2c3-6
    :parameters ()
    :precondition (and
      (not (z101)) (z102) (z165) (not (z166)))
    :effect (and
      (z101) (not (z102)) (not (z165)) (z166)))
  (:action r2c2-to-r2c3-6
    :parameters ()
    :precondition (and
      (z85) (not (z86)) (not (z101)) (z102))
    :effect (and
      (not (z85)) (z86) (z101) (not (z102))))
  (:action r2c3-to-r3c3
    :parameters ()
    :precondition (and
      (z96) (not (z102)) (not (z160)) (z166))
    :effect (and
      (not (z96)) (z102) (z160) (not (z166))))
  (:action r2c3-to-r3c3-2
    :parameters ()
    :precondition (and
      (z97) (not (z102)) (not (z161)) (z166))
    :effect (and
      (not (z97)) (z102) (z161) (not (z166))))
  (:action r2c3-to-r3c3-3
    :parameters ()
    :precondition (and
      (z98) (not (z102)) (not (z162)) (z166))
    :effect (and
      (not (z98)) (z102) (z162) (not (z166))))
  (:action r2c3-to-r3c3-4
    :parameters ()
    :precondition (and
      (z99) (not (z102)) (not (z163)) (z166))
    :effect (and
      (not (z99)) (z102) (z163) (not (z166))))
  (:action r2c3-to-r3c3-5
    :parameters ()
    :precondition (and
      (z100) (not (z102)) (not (z164)) (z166))
    :effect (and
      (not (z100)) (z102) (z164) (not (z166))))
  (:action r2c3-to-r3c3-6
    :parameters ()
    :precondition (and
      (z101) (not (z102)) (not (z165)) (z166))
    :effect (and
      (not (z101)) (z102) (z165) (not (z166))))
  (:action r2c3-to-r3c3-7
    :parameters ()
    :precondition (and
      (not (z102)) (z103) (z166) (not (z167)))
    :effect (and
      (z102) (not (z103)) (not (z166)) (z167)))
  (:action r2c3-to-r3c3-8
    :parameters ()
    :precondition (and
      (not (z102)) (z104) (z166) (not (z168)))
    :effect (and
      (z102) (not (z104)) (not (z166)) (z168)))
  (:action r2c3-to-r3c3-9
    :parameters ()
    :precondition (and
      (not (z102)) (z105) (z166) (not (z169)))
    :effect (and
      (z102) (not (z105)) (not (z166)) (z169)))
  (:action r2c3-to-r3c3-10
    :parameters ()
    :precondition (and
      (not (z102)) (z106) (z166) (not (z170)))
    :effect (and
      (z102) (not (z106)) (not (z166)) (z170)))
  (:action r2c3-to-r3c3-11
    :parameters ()
    :precondition (and
      (not (z102)) (z107) (z166) (not (z171)))
    :effect (and
      (z102) (not (z107)) (not (z166)) (z171)))
  (:action r2c3-to-r3c3-12
    :parameters ()
    :precondition (and
      (not (z102)) (z108) (z166) (not (z172)))
    :effect (and
      (z102) (not (z108)) (not (z166)) (z172)))
  (:action r2c3-to-r3c3-13
    :parameters ()
    :precondition (and
      (not (z102)) (z109) (z166) (not (z173)))
    :effect (and
      (z102) (not (z109)) (not (z166)) (z173)))
  (:action r2c3-to-r3c3-14
    :parameters ()
    :precondition (and
      (not (z102)) (z110) (z166) (not (z174)))
    :effect (and
      (z102) (not (z110)) (not (z166)) (z174)))
  (:action r2c3-to-r3c3-15
    :parameters ()
    :precondition (and
      (not (z102)) (z111) (z166) (not (z175)))
    :effect (and
      (z102) (not (z111)) (not (z166)) (z175)))
  (:action r2c3-to-r2c2
    :parameters ()
    :precondition (and
      (not (z80)) (z86) (z96) (not (z102)))
    :effect (and
      (z80) (not (z86)) (not (z96)) (z102)))
  (:action r2c3-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z81)) (z86) (z97) (not (z102)))
    :effect (and
      (z81) (not (z86)) (not (z97)) (z102)))
  (:action r2c3-to-r2c2-3
    :parameters ()
    :precondition (and
      (not (z82)) (z86) (z98) (not (z102)))
    :effect (and
      (z82) (not (z86)) (not (z98)) (z102)))
  (:action r2c3-to-r2c2-4
    :parameters ()
    :precondition (and
      (not (z83)) (z86) (z99) (not (z102)))
    :effect (and
      (z83) (not (z86)) (not (z99)) (z102)))
  (:action r2c3-to-r2c2-5
    :parameters ()
    :precondition (and
      (not (z84)) (z86) (z100) (not (z102)))
    :effect (and
      (z84) (not (z86)) (not (z100)) (z102)))
  (:action r2c3-to-r2c2-6
    :parameters ()
    :precondition (and
      (not (z85)) (z86) (z101) (not (z102)))
    :effect (and
      (z85) (not (z86)) (not (z101)) (z102)))
  (:action r2c3-to-r2c2-7
    :parameters ()
    :precondition (and
      (z86) (not (z87)) (not (z102)) (z103))
    :effect (and
      (not (z86)) (z87) (z102) (not (z103))))
  (:action r2c3-to-r2c2-8
    :parameters ()
    :precondition (and
      (z86) (not (z88)) (not (z102)) (z104))
    :effect (and
      (not (z86)) (z88) (z102) (not (z104))))
  (:action r2c3-to-r2c2-9
    :parameters ()
    :precondition (and
      (z86) (not (z89)) (not (z102)) (z105))
    :effect (and
      (not (z86)) (z89) (z102) (not (z105))))
  (:action r2c3-to-r2c2-10
    :parameters ()
    :precondition (and
      (z86) (not (z90)) (not (z102)) (z106))
    :effect (and
      (not (z86)) (z90) (z102) (not (z106))))
  (:action r2c3-to-r2c2-11
    :parameters ()
    :precondition (and
      (z86) (not (z91)) (not (z102)) (z107))
    :effect (and
      (not (z86)) (z91) (z102) (not (z107))))
  (:action r2c3-to-r2c2-12
    :parameters ()
    :precondition (and
      (z86) (not (z92)) (not (z102)) (z108))
    :effect (and
      (not (z86)) (z92) (z102) (not (z108))))
  (:action r2c3-to-r2c2-13
    :parameters ()
    :precondition (and
      (z86) (not (z93)) (not (z102)) (z109))
    :effect (and
      (not (z86)) (z93) (z102) (not (z109))))
  (:action r2c3-to-r2c2-14
    :parameters ()
    :precondition (and
      (z86) (not (z94)) (not (z102)) (z110))
    :effect (and
      (not (z86)) (z94) (z102) (not (z110))))
  (:action r2c3-to-r2c2-15
    :parameters ()
    :precondition (and
      (z86) (not (z95)) (not (z102)) (z111))
    :effect (and
      (not (z86)) (z95) (z102) (not (z111))))
  (:action r3c3-to-r2c3-7
    :parameters ()
    :precondition (and
      (z102) (not (z103)) (not (z166)) (z167))
    :effect (and
      (not (z102)) (z103) (z166) (not (z167))))
  (:action r2c2-to-r2c3-7
    :parameters ()
    :precondition (and
      (not (z86)) (z87) (z102) (not (z103)))
    :effect (and
      (z86) (not (z87)) (not (z102)) (z103)))
  (:action r3c3-to-r2c3-8
    :parameters ()
    :precondition (and
      (z102) (not (z104)) (not (z166)) (z168))
    :effect (and
      (not (z102)) (z104) (z166) (not (z168))))
  (:action r2c2-to-r2c3-8
    :parameters ()
    :precondition (and
      (not (z86)) (z88) (z102) (not (z104)))
    :effect (and
      (z86) (not (z88)) (not (z102)) (z104)))
  (:action r3c3-to-r2c3-9
    :parameters ()
    :precondition (and
      (z102) (not (z105)) (not (z166)) (z169))
    :effect (and
      (not (z102)) (z105) (z166) (not (z169))))
  (:action r2c2-to-r2c3-9
    :parameters ()
    :precondition (and
      (not (z86)) (z89) (z102) (not (z105)))
    :effect (and
      (z86) (not (z89)) (not (z102)) (z105)))
  (:action r3c3-to-r2c3-10
    :parameters ()
    :precondition (and
      (z102) (not (z106)) (not (z166)) (z170))
    :effect (and
      (not (z102)) (z106) (z166) (not (z170))))
  (:action r2c2-to-r2c3-10
    :parameters ()
    :precondition (and
      (not (z86)) (z90) (z102) (not (z106)))
    :effect (and
      (z86) (not (z90)) (not (z102)) (z106)))
  (:action r3c3-to-r2c3-11
    :parameters ()
    :precondition (and
      (z102) (not (z107)) (not (z166)) (z171))
    :effect (and
      (not (z102)) (z107) (z166) (not (z171))))
  (:action r2c2-to-r2c3-11
    :parameters ()
    :precondition (and
      (not (z86)) (z91) (z102) (not (z107)))
    :effect (and
      (z86) (not (z91)) (not (z102)) (z107)))
  (:action r3c3-to-r2c3-12
    :parameters ()
    :precondition (and
      (z102) (not (z108)) (not (z166)) (z172))
    :effect (and
      (not (z102)) (z108) (z166) (not (z172))))
  (:action r2c2-to-r2c3-12
    :parameters ()
    :precondition (and
      (not (z86)) (z92) (z102) (not (z108)))
    :effect (and
      (z86) (not (z92)) (not (z102)) (z108)))
  (:action r3c3-to-r2c3-13
    :parameters ()
    :precondition (and
      (z102) (not (z109)) (not (z166)) (z173))
    :effect (and
      (not (z102)) (z109) (z166) (not (z173))))
  (:action r2c2-to-r2c3-13
    :parameters ()
    :precondition (and
      (not (z86)) (z93) (z102) (not (z109)))
    :effect (and
      (z86) (not (z93)) (not (z102)) (z109)))
  (:action r3c3-to-r2c3-14
    :parameters ()
    :precondition (and
      (z102) (not (z110)) (not (z166)) (z174))
    :effect (and
      (not (z102)) (z110) (z166) (not (z174))))
  (:action r2c2-to-r2c3-14
    :parameters ()
    :precondition (and
      (not (z86)) (z94) (z102) (not (z110)))
    :effect (and
      (z86) (not (z94)) (not (z102)) (z110)))
  (:action r3c3-to-r2c3-15
    :parameters ()
    :precondition (and
      (z102) (not (z111)) (not (z166)) (z175))
    :effect (and
      (not (z102)) (z111) (z166) (not (z175))))
  (:action r2c2-to-r2c3-15
    :parameters ()
    :precondition (and
      (not (z86)) (z95) (z102) (not (z111)))
    :effect (and
      (z86) (not (z95)) (not (z102)) (z111)))
  (:action r3c4-to-r2c4
    :parameters ()
    :precondition (and
      (not (z112)) (z118) (z176) (not (z182)))
    :effect (and
      (z112) (not (z118)) (not (z176)) (z182)))
  (:action r2c3-to-r2c4
    :parameters ()
    :precondition (and
      (z96) (not (z102)) (not (z112)) (z118))
    :effect (and
      (not (z96)) (z102) (z112) (not (z118))))
  (:action r3c4-to-r2c4-2
    :parameters ()
    :precondition (and
      (not (z113)) (z118) (z177) (not (z182)))
    :effect (and
      (z113) (not (z118)) (not (z177)) (z182)))
  (:action r2c3-to-r2c4-2
    :parameters ()
    :precondition (and
      (z97) (not (z102)) (not (z113)) (z118))
    :effect (and
      (not (z97)) (z102) (z113) (not (z118))))
  (:action r3c4-to-r2c4-3
    :parameters ()
    :precondition (and
      (not (z114)) (z118) (z178) (not (z182)))
    :effect (and
      (z114) (not (z118)) (not (z178)) (z182)))
  (:action r2c3-to-r2c4-3
    :parameters ()
    :precondition (and
      (z98) (not (z102)) (not (z114)) (z118))
    :effect (and
      (not (z98)) (z102) (z114) (not (z118))))
  (:action r3c4-to-r2c4-4
    :parameters ()
    :precondition (and
      (not (z115)) (z118) (z179) (not (z182)))
    :effect (and
      (z115) (not (z118)) (not (z179)) (z182)))
  (:action r2c3-to-r2c4-4
    :parameters ()
    :precondition (and
      (z99) (not (z102)) (not (z115)) (z118))
    :effect (and
      (not (z99)) (z102) (z115) (not (z118))))
  (:action r3c4-to-r2c4-5
    :parameters ()
    :precondition (and
      (not (z116)) (z118) (z180) (not (z182)))
    :effect (and
      (z116) (not (z118)) (not (z180)) (z182)))
  (:action r2c3-to-r2c4-5
    :parameters ()
    :precondition (and
      (z100) (not (z102)) (not (z116)) (z118))
    :effect (and
      (not (z100)) (z102) (z116) (not (z118))))
  (:action r3c4-to-r2c4-6
    :parameters ()
    :precondition (and
      (not (z117)) (z118) (z181) (not (z182)))
    :effect (and
      (z117) (not (z118)) (not (z181)) (z182)))
  (:action r2c3-to-r2c4-6
    :parameters ()
    :precondition (and
      (z101) (not (z102)) (not (z117)) (z118))
    :effect (and
      (not (z101)) (z102) (z117) (not (z118))))
  (:action r2c4-to-r3c4
    :parameters ()
    :precondition (and
      (z112) (not (z118)) (not (z176)) (z182))
    :effect (and
      (not (z112)) (z118) (z176) (not (z182))))
  (:action r2c4-to-r3c4-2
    :parameters ()
    :precondition (and
      (z113) (not (z118)) (not (z177)) (z182))
    :effect (and
      (not (z113)) (z118) (z177) (not (z182))))
  (:action r2c4-to-r3c4-3
    :parameters ()
    :precondition (and
      (z114) (not (z118)) (not (z178)) (z182))
    :effect (and
      (not (z114)) (z118) (z178) (not (z182))))
  (:action r2c4-to-r3c4-4
    :parameters ()
    :precondition (and
      (z115) (not (z118)) (not (z179)) (z182))
    :effect (and
      (not (z115)) (z118) (z179) (not (z182))))
  (:action r2c4-to-r3c4-5
    :parameters ()
    :precondition (and
      (z116) (not (z118)) (not (z180)) (z182))
    :effect (and
      (not (z116)) (z118) (z180) (not (z182))))
  (:action r2c4-to-r3c4-6
    :parameters ()
    :precondition (and
      (z117) (not (z118)) (not (z181)) (z182))
    :effect (and
      (not (z117)) (z118) (z181) (not (z182))))
  (:action r2c4-to-r3c4-7
    :parameters ()
    :precondition (and
      (not (z118)) (z119) (z182) (not (z183)))
    :effect (and
      (z118) (not (z119)) (not (z182)) (z183)))
  (:action r2c4-to-r3c4-8
    :parameters ()
    :precondition (and
      (not (z118)) (z120) (z182) (not (z184)))
    :effect (and
      (z118) (not (z120)) (not (z182)) (z184)))
  (:action r2c4-to-r3c4-9
    :parameters ()
    :precondition (and
      (not (z118)) (z121) (z182) (not (z185)))
    :effect (and
      (z118) (not (z121)) (not (z182)) (z185)))
  (:action r2c4-to-r3c4-10
    :parameters ()
    :precondition (and
      (not (z118)) (z122) (z182) (not (z186)))
    :effect (and
      (z118) (not (z122)) (not (z182)) (z186)))
  (:action r2c4-to-r3c4-11
    :parameters ()
    :precondition (and
      (not (z118)) (z123) (z182) (not (z187)))
    :effect (and
      (z118) (not (z123)) (not (z182)) (z187)))
  (:action r2c4-to-r3c4-12
    :parameters ()
    :precondition (and
      (not (z118)) (z124) (z182) (not (z188)))
    :effect (and
      (z118) (not (z124)) (not (z182)) (z188)))
  (:action r2c4-to-r3c4-13
    :parameters ()
    :precondition (and
      (not (z118)) (z125) (z182) (not (z189)))
    :effect (and
      (z118) (not (z125)) (not (z182)) (z189)))
  (:action r2c4-to-r3c4-14
    :parameters ()
    :precondition (and
      (not (z118)) (z126) (z182) (not (z190)))
    :effect (and
      (z118) (not (z126)) (not (z182)) (z190)))
  (:action r2c4-to-r3c4-15
    :parameters ()
    :precondition (and
      (not (z118)) (z127) (z182) (not (z191)))
    :effect (and
      (z118) (not (z127)) (not (z182)) (z191)))
  (:action r2c4-to-r2c3
    :parameters ()
    :precondition (and
      (not (z96)) (z102) (z112) (not (z118)))
    :effect (and
      (z96) (not (z102)) (not (z112)) (z118)))
  (:action r2c4-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z97)) (z102) (z113) (not (z118)))
    :effect (and
      (z97) (not (z102)) (not (z113)) (z118)))
  (:action r2c4-to-r2c3-3
    :parameters ()
    :precondition (and
      (not (z98)) (z102) (z114) (not (z118)))
    :effect (and
      (z98) (not (z102)) (not (z114)) (z118)))
  (:action r2c4-to-r2c3-4
    :parameters ()
    :precondition (and
      (not (z99)) (z102) (z115) (not (z118)))
    :effect (and
      (z99) (not (z102)) (not (z115)) (z118)))
  (:action r2c4-to-r2c3-5
    :parameters ()
    :precondition (and
      (not (z100)) (z102) (z116) (not (z118)))
    :effect (and
      (z100) (not (z102)) (not (z116)) (z118)))
  (:action r2c4-to-r2c3-6
    :parameters ()
    :precondition (and
      (not (z101)) (z102) (z117) (not (z118)))
    :effect (and
      (z101) (not (z102)) (not (z117)) (z118)))
  (:action r2c4-to-r2c3-7
    :parameters ()
    :precondition (and
      (z102) (not (z103)) (not (z118)) (z119))
    :effect (and
      (not (z102)) (z103) (z118) (not (z119))))
  (:action r2c4-to-r2c3-8
    :parameters ()
    :precondition (and
      (z102) (not (z104)) (not (z118)) (z120))
    :effect (and
      (not (z102)) (z104) (z118) (not (z120))))
  (:action r2c4-to-r2c3-9
    :parameters ()
    :precondition (and
      (z102) (not (z105)) (not (z118)) (z121))
    :effect (and
      (not (z102)) (z105) (z118) (not (z121))))
  (:action r2c4-to-r2c3-10
    :parameters ()
    :precondition (and
      (z102) (not (z106)) (not (z118)) (z122))
    :effect (and
      (not (z102)) (z106) (z118) (not (z122))))
  (:action r2c4-to-r2c3-11
    :parameters ()
    :precondition (and
      (z102) (not (z107)) (not (z118)) (z123))
    :effect (and
      (not (z102)) (z107) (z118) (not (z123))))
  (:action r2c4-to-r2c3-12
    :parameters ()
    :precondition (and
      (z102) (not (z108)) (not (z118)) (z124))
    :effect (and
      (not (z102)) (z108) (z118) (not (z124))))
  (:action r2c4-to-r2c3-13
    :parameters ()
    :precondition (and
      (z102) (not (z109)) (not (z118)) (z125))
    :effect (and
      (not (z102)) (z109) (z118) (not (z125))))
  (:action r2c4-to-r2c3-14
    :parameters ()
    :precondition (and
      (z102) (not (z110)) (not (z118)) (z126))
    :effect (and
      (not (z102)) (z110) (z118) (not (z126))))
  (:action r2c4-to-r2c3-15
    :parameters ()
    :precondition (and
      (z102) (not (z111)) (not (z118)) (z127))
    :effect (and
      (not (z102)) (z111) (z118) (not (z127))))
  (:action r3c4-to-r2c4-7
    :parameters ()
    :precondition (and
      (z118) (not (z119)) (not (z182)) (z183))
    :effect (and
      (not (z118)) (z119) (z182) (not (z183))))
  (:action r2c3-to-r2c4-7
    :parameters ()
    :precondition (and
      (not (z102)) (z103) (z118) (not (z119)))
    :effect (and
      (z102) (not (z103)) (not (z118)) (z119)))
  (:action r3c4-to-r2c4-8
    :parameters ()
    :precondition (and
      (z118) (not (z120)) (not (z182)) (z184))
    :effect (and
      (not (z118)) (z120) (z182) (not (z184))))
  (:action r2c3-to-r2c4-8
    :parameters ()
    :precondition (and
      (not (z102)) (z104) (z118) (not (z120)))
    :effect (and
      (z102) (not (z104)) (not (z118)) (z120)))
  (:action r3c4-to-r2c4-9
    :parameters ()
    :precondition (and
      (z118) (not (z121)) (not (z182)) (z185))
    :effect (and
      (not (z118)) (z121) (z182) (not (z185))))
  (:action r2c3-to-r2c4-9
    :parameters ()
    :precondition (and
      (not (z102)) (z105) (z118) (not (z121)))
    :effect (and
      (z102) (not (z105)) (not (z118)) (z121)))
  (:action r3c4-to-r2c4-10
    :parameters ()
    :precondition (and
      (z118) (not (z122)) (not (z182)) (z186))
    :effect (and
      (not (z118)) (z122) (z182) (not (z186))))
  (:action r2c3-to-r2c4-10
    :parameters ()
    :precondition (and
      (not (z102)) (z106) (z118) (not (z122)))
    :effect (and
      (z102) (not (z106)) (not (z118)) (z122)))
  (:action r3c4-to-r2c4-11
    :parameters ()
    :precondition (and
      (z118) (not (z123)) (not (z182)) (z187))
    :effect (and
      (not (z118)) (z123) (z182) (not (z187))))
  (:action r2c3-to-r2c4-11
    :parameters ()
    :precondition (and
      (not (z102)) (z107) (z118) (not (z123)))
    :effect (and
      (z102) (not (z107)) (not (z118)) (z123)))
  (:action r3c4-to-r2c4-12
    :parameters ()
    :precondition (and
      (z118) (not (z124)) (not (z182)) (z188))
    :effect (and
      (not (z118)) (z124) (z182) (not (z188))))
  (:action r2c3-to-r2c4-12
    :parameters ()
    :precondition (and
      (not (z102)) (z108) (z118) (not (z124)))
    :effect (and
      (z102) (not (z108)) (not (z118)) (z124)))
  (:action r3c4-to-r2c4-13
    :parameters ()
    :precondition (and
      (z118) (not (z125)) (not (z182)) (z189))
    :effect (and
      (not (z118)) (z125) (z182) (not (z189))))
  (:action r2c3-to-r2c4-13
    :parameters ()
    :precondition (and
      (not (z102)) (z109) (z118) (not (z125)))
    :effect (and
      (z102) (not (z109)) (not (z118)) (z125)))
  (:action r3c4-to-r2c4-14
    :parameters ()
    :precondition (and
      (z118) (not (z126)) (not (z182)) (z190))
    :effect (and
      (not (z118)) (z126) (z182) (not (z190))))
  (:action r2c3-to-r2c4-14
    :parameters ()
    :precondition (and
      (not (z102)) (z110) (z118) (not (z126)))
    :effect (and
      (z102) (not (z110)) (not (z118)) (z126)))
  (:action r3c4-to-r2c4-15
    :parameters ()
    :precondition (and
      (z118) (not (z127)) (not (z182)) (z191))
    :effect (and
      (not (z118)) (z127) (z182) (not (z191))))
  (:action r2c3-to-r2c4-15
    :parameters ()
    :precondition (and
      (not (z102)) (z111) (z118) (not (z127)))
    :effect (and
      (z102) (not (z111)) (not (z118)) (z127)))
  (:action r2c1-to-r1c1
    :parameters ()
    :precondition (and
      (not (z0)) (z6) (z64) (not (z70)))
    :effect (and
      (z0) (not (z6)) (not (z64)) (z70)))
  (:action r2c1-to-r1c1-2
    :parameters ()
    :precondition (and
      (not (z1)) (z6) (z65) (not (z70)))
    :effect (and
      (z1) (not (z6)) (not (z65)) (z70)))
  (:action r2c1-to-r1c1-3
    :parameters ()
    :precondition (and
      (not (z2)) (z6) (z66) (not (z70)))
    :effect (and
      (z2) (not (z6)) (not (z66)) (z70)))
  (:action r2c1-to-r1c1-4
    :parameters ()
    :precondition (and
      (not (z3)) (z6) (z67) (not (z70)))
    :effect (and
      (z3) (not (z6)) (not (z67)) (z70)))
  (:action r2c1-to-r1c1-5
    :parameters ()
    :precondition (and
      (not (z4)) (z6) (z68) (not (z70)))
    :effect (and
      (z4) (not (z6)) (not (z68)) (z70)))
  (:action r2c1-to-r1c1-6
    :parameters ()
    :precondition (and
      (not (z5)) (z6) (z69) (not (z70)))
    :effect (and
      (z5) (not (z6)) (not (z69)) (z70)))
  (:action r1c1-to-r2c1
    :parameters ()
    :precondition (and
      (z0) (not (z6)) (not (z64)) (z70))
    :effect (and
      (not (z0)) (z6) (z64) (not (z70))))
  (:action r1c1-to-r2c1-2
    :parameters ()
    :precondition (and
      (z1) (not (z6)) (not (z65)) (z70))
    :effect (and
      (not (z1)) (z6) (z65) (not (z70))))
  (:action r1c1-to-r2c1-3
    :parameters ()
    :precondition (and
      (z2) (not (z6)) (not (z66)) (z70))
    :effect (and
      (not (z2)) (z6) (z66) (not (z70))))
  (:action r1c1-to-r2c1-4
    :parameters ()
    :precondition (and
      (z3) (not (z6)) (not (z67)) (z70))
    :effect (and
      (not (z3)) (z6) (z67) (not (z70))))
  (:action r1c1-to-r2c1-5
    :parameters ()
    :precondition (and
      (z4) (not (z6)) (not (z68)) (z70))
    :effect (and
      (not (z4)) (z6) (z68) (not (z70))))
  (:action r1c1-to-r2c1-6
    :parameters ()
    :precondition (and
      (z5) (not (z6)) (not (z69)) (z70))
    :effect (and
      (not (z5)) (z6) (z69) (not (z70))))
  (:action r1c1-to-r2c1-7
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (z70) (not (z71)))
    :effect (and
      (z6) (not (z7)) (not (z70)) (z71)))
  (:action r1c1-to-r2c1-8
    :parameters ()
    :precondition (and
      (not (z6)) (z8) (z70) (not (z72)))
    :effect (and
      (z6) (not (z8)) (not (z70)) (z72)))
  (:action r1c1-to-r2c1-9
    :parameters ()
    :precondition (and
      (not (z6)) (z9) (z70) (not (z73)))
    :effect (and
      (z6) (not (z9)) (not (z70)) (z73)))
  (:action r1c1-to-r2c1-10
    :parameters ()
    :precondition (and
      (not (z6)) (z10) (z70) (not (z74)))
    :effect (and
      (z6) (not (z10)) (not (z70)) (z74)))
  (:action r1c1-to-r2c1-11
    :parameters ()
    :precondition (and
      (not (z6)) (z11) (z70) (not (z75)))
    :effect (and
      (z6) (not (z11)) (not (z70)) (z75)))
  (:action r1c1-to-r2c1-12
    :parameters ()
    :precondition (and
      (not (z6)) (z12) (z70) (not (z76)))
    :effect (and
      (z6) (not (z12)) (not (z70)) (z76)))
  (:action r1c1-to-r2c1-13
    :parameters ()
    :precondition (and
      (not (z6)) (z13) (z70) (not (z77)))
    :effect (and
      (z6) (not (z13)) (not (z70)) (z77)))
  (:action r1c1-to-r2c1-14
    :parameters ()
    :precondition (and
      (not (z6)) (z14) (z70) (not (z78)))
    :effect (and
      (z6) (not (z14)) (not (z70)) (z78)))
  (:action r1c1-to-r2c1-15
    :parameters ()
    :precondition (and
      (not (z6)) (z15) (z70) (not (z79)))
    :effect (and
      (z6) (not (z15)) (not (z70)) (z79)))
  (:action r2c1-to-r1c1-7
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (not (z70)) (z71))
    :effect (and
      (not (z6)) (z7) (z70) (not (z71))))
  (:action r2c1-to-r1c1-8
    :parameters ()
    :precondition (and
      (z6) (not (z8)) (not (z70)) (z72))
    :effect (and
      (not (z6)) (z8) (z70) (not (z72))))
  (:action r2c1-to-r1c1-9
    :parameters ()
    :precondition (and
      (z6) (not (z9)) (not (z70)) (z73))
    :effect (and
      (not (z6)) (z9) (z70) (not (z73))))
  (:action r2c1-to-r1c1-10
    :parameters ()
    :precondition (and
      (z6) (not (z10)) (not (z70)) (z74))
    :effect (and
      (not (z6)) (z10) (z70) (not (z74))))
  (:action r2c1-to-r1c1-11
    :parameters ()
    :precondition (and
      (z6) (not (z11)) (not (z70)) (z75))
    :effect (and
      (not (z6)) (z11) (z70) (not (z75))))
  (:action r2c1-to-r1c1-12
    :parameters ()
    :precondition (and
      (z6) (not (z12)) (not (z70)) (z76))
    :effect (and
      (not (z6)) (z12) (z70) (not (z76))))
  (:action r2c1-to-r1c1-13
    :parameters ()
    :precondition (and
      (z6) (not (z13)) (not (z70)) (z77))
    :effect (and
      (not (z6)) (z13) (z70) (not (z77))))
  (:action r2c1-to-r1c1-14
    :parameters ()
    :precondition (and
      (z6) (not (z14)) (not (z70)) (z78))
    :effect (and
      (not (z6)) (z14) (z70) (not (z78))))
  (:action r2c1-to-r1c1-15
    :parameters ()
    :precondition (and
      (z6) (not (z15)) (not (z70)) (z79))
    :effect (and
      (not (z6)) (z15) (z70) (not (z79))))
  (:action r2c2-to-r1c2
    :parameters ()
    :precondition (and
      (not (z16)) (z22) (z80) (not (z86)))
    :effect (and
      (z16) (not (z22)) (not (z80)) (z86)))
  (:action r1c1-to-r1c2
    :parameters ()
    :precondition (and
      (z0) (not (z6)) (not (z16)) (z22))
    :effect (and
      (not (z0)) (z6) (z16) (not (z22))))
  (:action r2c2-to-r1c2-2
    :parameters ()
    :precondition (and
      (not (z17)) (z22) (z81) (not (z86)))
    :effect (and
      (z17) (not (z22)) (not (z81)) (z86)))
  (:action r1c1-to-r1c2-2
    :parameters ()
    :precondition (and
      (z1) (not (z6)) (not (z17)) (z22))
    :effect (and
      (not (z1)) (z6) (z17) (not (z22))))
  (:action r2c2-to-r1c2-3
    :parameters ()
    :precondition (and
      (not (z18)) (z22) (z82) (not (z86)))
    :effect (and
      (z18) (not (z22)) (not (z82)) (z86)))
  (:action r1c1-to-r1c2-3
    :parameters ()
    :precondition (and
      (z2) (not (z6)) (not (z18)) (z22))
    :effect (and
      (not (z2)) (z6) (z18) (not (z22))))
  (:action r2c2-to-r1c2-4
    :parameters ()
    :precondition (and
      (not (z19)) (z22) (z83) (not (z86)))
    :effect (and
      (z19) (not (z22)) (not (z83)) (z86)))
  (:action r1c1-to-r1c2-4
    :parameters ()
    :precondition (and
      (z3) (not (z6)) (not (z19)) (z22))
    :effect (and
      (not (z3)) (z6) (z19) (not (z22))))
  (:action r2c2-to-r1c2-5
    :parameters ()
    :precondition (and
      (not (z20)) (z22) (z84) (not (z86)))
    :effect (and
      (z20) (not (z22)) (not (z84)) (z86)))
  (:action r1c1-to-r1c2-5
    :parameters ()
    :precondition (and
      (z4) (not (z6)) (not (z20)) (z22))
    :effect (and
      (not (z4)) (z6) (z20) (not (z22))))
  (:action r2c2-to-r1c2-6
    :parameters ()
    :precondition (and
      (not (z21)) (z22) (z85) (not (z86)))
    :effect (and
      (z21) (not (z22)) (not (z85)) (z86)))
  (:action r1c1-to-r1c2-6
    :parameters ()
    :precondition (and
      (z5) (not (z6)) (not (z21)) (z22))
    :effect (and
      (not (z5)) (z6) (z21) (not (z22))))
  (:action r1c2-to-r2c2
    :parameters ()
    :precondition (and
      (z16) (not (z22)) (not (z80)) (z86))
    :effect (and
      (not (z16)) (z22) (z80) (not (z86))))
  (:action r1c2-to-r2c2-2
    :parameters ()
    :precondition (and
      (z17) (not (z22)) (not (z81)) (z86))
    :effect (and
      (not (z17)) (z22) (z81) (not (z86))))
  (:action r1c2-to-r2c2-3
    :parameters ()
    :precondition (and
      (z18) (not (z22)) (not (z82)) (z86))
    :effect (and
      (not (z18)) (z22) (z82) (not (z86))))
  (:action r1c2-to-r2c2-4
    :parameters ()
    :precondition (and
      (z19) (not (z22)) (not (z83)) (z86))
    :effect (and
      (not (z19)) (z22) (z83) (not (z86))))
  (:action r1c2-to-r2c2-5
    :parameters ()
    :precondition (and
      (z20) (not (z22)) (not (z84)) (z86))
    :effect (and
      (not (z20)) (z22) (z84) (not (z86))))
  (:action r1c2-to-r2c2-6
    :parameters ()
    :precondition (and
      (z21) (not (z22)) (not (z85)) (z86))
    :effect (and
      (not (z21)) (z22) (z85) (not (z86))))
  (:action r1c2-to-r2c2-7
    :parameters ()
    :precondition (and
      (not (z22)) (z23) (z86) (not (z87)))
    :effect (and
      (z22) (not (z23)) (not (z86)) (z87)))
  (:action r1c2-to-r2c2-8
    :parameters ()
    :precondition (and
      (not (z22)) (z24) (z86) (not (z88)))
    :effect (and
      (z22) (not (z24)) (not (z86)) (z88)))
  (:action r1c2-to-r2c2-9
    :parameters ()
    :precondition (and
      (not (z22)) (z25) (z86) (not (z89)))
    :effect (and
      (z22) (not (z25)) (not (z86)) (z89)))
  (:action r1c2-to-r2c2-10
    :parameters ()
    :precondition (and
      (not (z22)) (z26) (z86) (not (z90)))
    :effect (and
      (z22) (not (z26)) (not (z86)) (z90)))
  (:action r1c2-to-r2c2-11
    :parameters ()
    :precondition (and
      (not (z22)) (z27) (z86) (not (z91)))
    :effect (and
      (z22) (not (z27)) (not (z86)) (z91)))
  (:action r1c2-to-r2c2-12
    :parameters ()
    :precondition (and
      (not (z22)) (z28) (z86) (not (z92)))
    :effect (and
      (z22) (not (z28)) (not (z86)) (z92)))
  (:action r1c2-to-r2c2-13
    :parameters ()
    :precondition (and
      (not (z22)) (z29) (z86) (not (z93)))
    :effect (and
      (z22) (not (z29)) (not (z86)) (z93)))
  (:action r1c2-to-r2c2-14
    :parameters ()
    :precondition (and
      (not (z22)) (z30) (z86) (not (z94)))
    :effect (and
      (z22) (not (z30)) (not (z86)) (z94)))
  (:action r1c2-to-r2c2-15
    :parameters ()
    :precondition (and
      (not (z22)) (z31) (z86) (not (z95)))
    :effect (and
      (z22) (not (z31)) (not (z86)) (z95)))
  (:action r1c2-to-r1c1
    :parameters ()
    :precondition (and
      (not (z0)) (z6) (z16) (not (z22)))
    :effect (and
      (z0) (not (z6)) (not (z16)) (z22)))
  (:action r1c2-to-r1c1-2
    :parameters ()
    :precondition (and
      (not (z1)) (z6) (z17) (not (z22)))
    :effect (and
      (z1) (not (z6)) (not (z17)) (z22)))
  (:action r1c2-to-r1c1-3
    :parameters ()
    :precondition (and
      (not (z2)) (z6) (z18) (not (z22)))
    :effect (and
      (z2) (not (z6)) (not (z18)) (z22)))
  (:action r1c2-to-r1c1-4
    :parameters ()
    :precondition (and
      (not (z3)) (z6) (z19) (not (z22)))
    :effect (and
      (z3) (not (z6)) (not (z19)) (z22)))
  (:action r1c2-to-r1c1-5
    :parameters ()
    :precondition (and
      (not (z4)) (z6) (z20) (not (z22)))
    :effect (and
      (z4) (not (z6)) (not (z20)) (z22)))
  (:action r1c2-to-r1c1-6
    :parameters ()
    :precondition (and
      (not (z5)) (z6) (z21) (not (z22)))
    :effect (and
      (z5) (not (z6)) (not (z21)) (z22)))
  (:action r1c2-to-r1c1-7
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (not (z22)) (z23))
    :effect (and
      (not (z6)) (z7) (z22) (not (z23))))
  (:action r1c2-to-r1c1-8
    :parameters ()
    :precondition (and
      (z6) (not (z8)) (not (z22)) (z24))
    :effect (and
      (not (z6)) (z8) (z22) (not (z24))))
  (:action r1c2-to-r1c1-9
    :parameters ()
    :precondition (and
      (z6) (not (z9)) (not (z22)) (z25))
    :effect (and
      (not (z6)) (z9) (z22) (not (z25))))
  (:action r1c2-to-r1c1-10
    :parameters ()
    :precondition (and
      (z6) (not (z10)) (not (z22)) (z26))
    :effect (and
      (not (z6)) (z10) (z22) (not (z26))))
  (:action r1c2-to-r1c1-11
    :parameters ()
    :precondition (and
      (z6) (not (z11)) (not (z22)) (z27))
    :effect (and
      (not (z6)) (z11) (z22) (not (z27))))
  (:action r1c2-to-r1c1-12
    :parameters ()
    :precondition (and
      (z6) (not (z12)) (not (z22)) (z28))
    :effect (and
      (not (z6)) (z12) (z22) (not (z28))))
  (:action r1c2-to-r1c1-13
    :parameters ()
    :precondition (and
      (z6) (not (z13)) (not (z22)) (z29))
    :effect (and
      (not (z6)) (z13) (z22) (not (z29))))
  (:action r1c2-to-r1c1-14
    :parameters ()
    :precondition (and
      (z6) (not (z14)) (not (z22)) (z30))
    :effect (and
      (not (z6)) (z14) (z22) (not (z30))))
  (:action r1c2-to-r1c1-15
    :parameters ()
    :precondition (and
      (z6) (not (z15)) (not (z22)) (z31))
    :effect (and
      (not (z6)) (z15) (z22) (not (z31))))
  (:action r2c2-to-r1c2-7
    :parameters ()
    :precondition (and
      (z22) (not (z23)) (not (z86)) (z87))
    :effect (and
      (not (z22)) (z23) (z86) (not (z87))))
  (:action r1c1-to-r1c2-7
    :parameters ()
    :precondition (and
      (not (z6)) (z7) (z22) (not (z23)))
    :effect (and
      (z6) (not (z7)) (not (z22)) (z23)))
  (:action r2c2-to-r1c2-8
    :parameters ()
    :precondition (and
      (z22) (not (z24)) (not (z86)) (z88))
    :effect (and
      (not (z22)) (z24) (z86) (not (z88))))
  (:action r1c1-to-r1c2-8
    :parameters ()
    :precondition (and
      (not (z6)) (z8) (z22) (not (z24)))
    :effect (and
      (z6) (not (z8)) (not (z22)) (z24)))
  (:action r2c2-to-r1c2-9
    :parameters ()
    :precondition (and
      (z22) (not (z25)) (not (z86)) (z89))
    :effect (and
      (not (z22)) (z25) (z86) (not (z89))))
  (:action r1c1-to-r1c2-9
    :parameters ()
    :precondition (and
      (not (z6)) (z9) (z22) (not (z25)))
    :effect (and
      (z6) (not (z9)) (not (z22)) (z25)))
  (:action r2c2-to-r1c2-10
    :parameters ()
    :precondition (and
      (z22) (not (z26)) (not (z86)) (z90))
    :effect (and
      (not (z22)) (z26) (z86) (not (z90))))
  (:action r1c1-to-r1c2-10
    :parameters ()
    :precondition (and
      (not (z6)) (z10) (z22) (not (z26)))
    :effect (and
      (z6) (not (z10)) (not (z22)) (z26)))
  (:action r2c2-to-r1c2-11
    :parameters ()
    :precondition (and
      (z22) (not (z27)) (not (z86)) (z91))
    :effect (and
      (not (z22)) (z27) (z86) (not (z91))))
  (:action r1c1-to-r1c2-11
    :parameters ()
    :precondition (and
      (not (z6)) (z11) (z22) (not (z27)))
    :effect (and
      (z6) (not (z11)) (not (z22)) (z27)))
  (:action r2c2-to-r1c2-12
    :parameters ()
    :precondition (and
      (z22) (not (z28)) (not (z86)) (z92))
    :effect (and
      (not (z22)) (z28) (z86) (not (z92))))
  (:action r1c1-to-r1c2-12
    :parameters ()
    :precondition (and
      (not (z6)) (z12) (z22) (not (z28)))
    :effect (and
      (z6) (not (z12)) (not (z22)) (z28)))
  (:action r2c2-to-r1c2-13
    :parameters ()
    :precondition (and
      (z22) (not (z29)) (not (z86)) (z93))
    :effect (and
      (not (z22)) (z29) (z86) (not (z93))))
  (:action r1c1-to-r1c2-13
    :parameters ()
    :precondition (and
      (not (z6)) (z13) (z22) (not (z29)))
    :effect (and
      (z6) (not (z13)) (not (z22)) (z29)))
  (:action r2c2-to-r1c2-14
    :parameters ()
    :precondition (and
      (z22) (not (z30)) (not (z86)) (z94))
    :effect (and
      (not (z22)) (z30) (z86) (not (z94))))
  (:action r1c1-to-r1c2-14
    :parameters ()
    :precondition (and
      (not (z6)) (z14) (z22) (not (z30)))
    :effect (and
      (z6) (not (z14)) (not (z22)) (z30)))
  (:action r2c2-to-r1c2-15
    :parameters ()
    :precondition (and
      (z22) (not (z31)) (not (z86)) (z95))
    :effect (and
      (not (z22)) (z31) (z86) (not (z95))))
  (:action r1c1-to-r1c2-15
    :parameters ()
    :precondition (and
      (not (z6)) (z15) (z22) (not (z31)))
    :effect (and
      (z6) (not (z15)) (not (z22)) (z31)))
  (:action r2c3-to-r1c3
    :parameters ()
    :precondition (and
      (not (z32)) (z38) (z96) (not (z102)))
    :effect (and
      (z32) (not (z38)) (not (z96)) (z102)))
  (:action r1c2-to-r1c3
    :parameters ()
    :precondition (and
      (z16) (not (z22)) (not (z32)) (z38))
    :effect (and
      (not (z16)) (z22) (z32) (not (z38))))
  (:action r2c3-to-r1c3-2
    :parameters ()
    :precondition (and
      (not (z33)) (z38) (z97) (not (z102)))
    :effect (and
      (z33) (not (z38)) (not (z97)) (z102)))
  (:action r1c2-to-r1c3-2
    :parameters ()
    :precondition (and
      (z17) (not (z22)) (not (z33)) (z38))
    :effect (and
      (not (z17)) (z22) (z33) (not (z38))))
  (:action r2c3-to-r1c3-3
    :parameters ()
    :precondition (and
      (not (z34)) (z38) (z98) (not (z102)))
    :effect (and
      (z34) (not (z38)) (not (z98)) (z102)))
  (:action r1c2-to-r1c3-3
    :parameters ()
    :precondition (and
      (z18) (not (z22)) (not (z34)) (z38))
    :effect (and
      (not (z18)) (z22) (z34) (not (z38))))
  (:action r2c3-to-r1c3-4
    :parameters ()
    :precondition (and
      (not (z35)) (z38) (z99) (not (z102)))
    :effect (and
      (z35) (not (z38)) (not (z99)) (z102)))
  (:action r1c2-to-r1c3-4
    :parameters ()
    :precondition (and
      (z19) (not (z22)) (not (z35)) (z38))
    :effect (and
      (not (z19)) (z22) (z35) (not (z38))))
  (:action r2c3-to-r1c3-5
    :parameters ()
    :precondition (and
      (not (z36)) (z38) (z100) (not (z102)))
    :effect (and
      (z36) (not (z38)) (not (z100)) (z102)))
  (:action r1c2-to-r1c3-5
    :parameters ()
    :precondition (and
      (z20) (not (z22)) (not (z36)) (z38))
    :effect (and
      (not (z20)) (z22) (z36) (not (z38))))
  (:action r2c3-to-r1c3-6
    :parameters ()
    :precondition (and
      (not (z37)) (z38) (z101) (not (z102)))
    :effect (and
      (z37) (not (z38)) (not (z101)) (z102)))
  (:action r1c2-to-r1c3-6
    :parameters ()
    :precondition (and
      (z21) (not (z22)) (not (z37)) (z38))
    :effect (and
      (not (z21)) (z22) (z37) (not (z38))))
  (:action r1c3-to-r2c3
    :parameters ()
    :precondition (and
      (z32) (not (z38)) (not (z96)) (z102))
    :effect (and
      (not (z32)) (z38) (z96) (not (z102))))
  (:action r1c3-to-r2c3-2
    :parameters ()
    :precondition (and
      (z33) (not (z38)) (not (z97)) (z102))
    :effect (and
      (not (z33)) (z38) (z97) (not (z102))))
  (:action r1c3-to-r2c3-3
    :parameters ()
    :precondition (and
      (z34) (not (z38)) (not (z98)) (z102))
    :effect (and
      (not (z34)) (z38) (z98) (not (z102))))
  (:action r1c3-to-r2c3-4
    :parameters ()
    :precondition (and
      (z35) (not (z38)) (not (z99)) (z102))
    :effect (and
      (not (z35)) (z38) (z99) (not (z102))))
  (:action r1c3-to-r2c3-5
    :parameters ()
    :precondition (and
      (z36) (not (z38)) (not (z100)) (z102))
    :effect (and
      (not (z36)) (z38) (z100) (not (z102))))
  (:action r1c3-to-r2c3-6
    :parameters ()
    :precondition (and
      (z37) (not (z38)) (not (z101)) (z102))
    :effect (and
      (not (z37)) (z38) (z101) (not (z102))))
  (:action r1c3-to-r2c3-7
    :parameters ()
    :precondition (and
      (not (z38)) (z39) (z102) (not (z103)))
    :effect (and
      (z38) (not (z39)) (not (z102)) (z103)))
  (:action r1c3-to-r2c3-8
    :parameters ()
    :precondition (and
      (not (z38)) (z40) (z102) (not (z104)))
    :effect (and
      (z38) (not (z40)) (not (z102)) (z104)))
  (:action r1c3-to-r2c3-9
    :parameters ()
    :precondition (and
      (not (z38)) (z41) (z102) (not (z105)))
    :effect (and
      (z38) (not (z41)) (not (z102)) (z105)))
  (:action r1c3-to-r2c3-10
    :parameters ()
    :precondition (and
      (not (z38)) (z42) (z102) (not (z106)))
    :effect (and
      (z38) (not (z42)) (not (z102)) (z106)))
  (:action r1c3-to-r2c3-11
    :parameters ()
    :precondition (and
      (not (z38)) (z43) (z102) (not (z107)))
    :effect (and
      (z38) (not (z43)) (not (z102)) (z107)))
  (:action r1c3-to-r2c3-12
    :parameters ()
    :precondition (and
      (not (z38)) (z44) (z102) (not (z108)))
    :effect (and
      (z38) (not (z44)) (not (z102)) (z108)))
  (:action r1c3-to-r2c3-13
    :parameters ()
    :precondition (and
      (not (z38)) (z45) (z102) (not (z109)))
    :effect (and
      (z38) (not (z45)) (not (z102)) (z109)))
  (:action r1c3-to-r2c3-14
    :parameters ()
    :precondition (and
      (not (z38)) (z46) (z102) (not (z110)))
    :effect (and
      (z38) (not (z46)) (not (z102)) (z110)))
  (:action r1c3-to-r2c3-15
    :parameters ()
    :precondition (and
      (not (z38)) (z47) (z102) (not (z111)))
    :effect (and
      (z38) (not (z47)) (not (z102)) (z111)))
  (:action r1c3-to-r1c2
    :parameters ()
    :precondition (and
      (not (z16)) (z22) (z32) (not (z38)))
    :effect (and
      (z16) (not (z22)) (not (z32)) (z38)))
  (:action r1c3-to-r1c2-2
    :parameters ()
    :precondition (and
      (not (z17)) (z22) (z33) (not (z38)))
    :effect (and
      (z17) (not (z22)) (not (z33)) (z38)))
  (:action r1c3-to-r1c2-3
    :parameters ()
    :precondition (and
      (not (z18)) (z22) (z34) (not (z38)))
    :effect (and
      (z18) (not (z22)) (not (z34)) (z38)))
  (:action r1c3-to-r1c2-4
    :parameters ()
    :precondition (and
      (not (z19)) (z22) (z35) (not (z38)))
    :effect (and
      (z19) (not (z22)) (not (z35)) (z38)))
  (:action r1c3-to-r1c2-5
    :parameters ()
    :precondition (and
      (not (z20)) (z22) (z36) (not (z38)))
    :effect (and
      (z20) (not (z22)) (not (z36)) (z38)))
  (:action r1c3-to-r1c2-6
    :parameters ()
    :precondition (and
      (not (z21)) (z22) (z37) (not (z38)))
    :effect (and
      (z21) (not (z22)) (not (z37)) (z38)))
  (:action r1c3-to-r1c2-7
    :parameters ()
    :precondition (and
      (z22) (not (z23)) (not (z38)) (z39))
    :effect (and
      (not (z22)) (z23) (z38) (not (z39))))
  (:action r1c3-to-r1c2-8
    :parameters ()
    :precondition (and
      (z22) (not (z24)) (not (z38)) (z40))
    :effect (and
      (not (z22)) (z24) (z38) (not (z40))))
  (:action r1c3-to-r1c2-9
    :parameters ()
    :precondition (and
      (z22) (not (z25)) (not (z38)) (z41))
    :effect (and
      (not (z22)) (z25) (z38) (not (z41))))
  (:action r1c3-to-r1c2-10
    :parameters ()
    :precondition (and
      (z22) (not (z26)) (not (z38)) (z42))
    :effect (and
      (not (z22)) (z26) (z38) (not (z42))))
  (:action r1c3-to-r1c2-11
    :parameters ()
    :precondition (and
      (z22) (not (z27)) (not (z38)) (z43))
    :effect (and
      (not (z22)) (z27) (z38) (not (z43))))
  (:action r1c3-to-r1c2-12
    :parameters ()
    :precondition (and
      (z22) (not (z28)) (not (z38)) (z44))
    :effect (and
      (not (z22)) (z28) (z38) (not (z44))))
  (:action r1c3-to-r1c2-13
    :parameters ()
    :precondition (and
      (z22) (not (z29)) (not (z38)) (z45))
    :effect (and
      (not (z22)) (z29) (z38) (not (z45))))
  (:action r1c3-to-r1c2-14
    :parameters ()
    :precondition (and
      (z22) (not (z30)) (not (z38)) (z46))
    :effect (and
      (not (z22)) (z30) (z38) (not (z46))))
  (:action r1c3-to-r1c2-15
    :parameters ()
    :precondition (and
      (z22) (not (z31)) (not (z38)) (z47))
    :effect (and
      (not (z22)) (z31) (z38) (not (z47))))
  (:action r2c3-to-r1c3-7
    :parameters ()
    :precondition (and
      (z38) (not (z39)) (not (z102)) (z103))
    :effect (and
      (not (z38)) (z39) (z102) (not (z103))))
  (:action r1c2-to-r1c3-7
    :parameters ()
    :precondition (and
      (not (z22)) (z23) (z38) (not (z39)))
    :effect (and
      (z22) (not (z23)) (not (z38)) (z39)))
  (:action r2c3-to-r1c3-8
    :parameters ()
    :precondition (and
      (z38) (not (z40)) (not (z102)) (z104))
    :effect (and
      (not (z38)) (z40) (z102) (not (z104))))
  (:action r1c2-to-r1c3-8
    :parameters ()
    :precondition (and
      (not (z22)) (z24) (z38) (not (z40)))
    :effect (and
      (z22) (not (z24)) (not (z38)) (z40)))
  (:action r2c3-to-r1c3-9
    :parameters ()
    :precondition (and
      (z38) (not (z41)) (not (z102)) (z105))
    :effect (and
      (not (z38)) (z41) (z102) (not (z105))))
  (:action r1c2-to-r1c3-9
    :parameters ()
    :precondition (and
      (not (z22)) (z25) (z38) (not (z41)))
    :effect (and
      (z22) (not (z25)) (not (z38)) (z41)))
  (:action r2c3-to-r1c3-10
    :parameters ()
    :precondition (and
      (z38) (not (z42)) (not (z102)) (z106))
    :effect (and
      (not (z38)) (z42) (z102) (not (z106))))
  (:action r1c2-to-r1c3-10
    :parameters ()
    :precondition (and
      (not (z22)) (z26) (z38) (not (z42)))
    :effect (and
      (z22) (not (z26)) (not (z38)) (z42)))
  (:action r2c3-to-r1c3-11
    :parameters ()
    :precondition (and
      (z38) (not (z43)) (not (z102)) (z107))
    :effect (and
      (not (z38)) (z43) (z102) (not (z107))))
  (:action r1c2-to-r1c3-11
    :parameters ()
    :precondition (and
      (not (z22)) (z27) (z38) (not (z43)))
    :effect (and
      (z22) (not (z27)) (not (z38)) (z43)))
  (:action r2c3-to-r1c3-12
    :parameters ()
    :precondition (and
      (z38) (not (z44)) (not (z102)) (z108))
    :effect (and
      (not (z38)) (z44) (z102) (not (z108))))
  (:action r1c2-to-r1c3-12
    :parameters ()
    :precondition (and
      (not (z22)) (z28) (z38) (not (z44)))
    :effect (and
      (z22) (not (z28)) (not (z38)) (z44)))
  (:action r2c3-to-r1c3-13
    :parameters ()
    :precondition (and
      (z38) (not (z45)) (not (z102)) (z109))
    :effect (and
      (not (z38)) (z45) (z102) (not (z109))))
  (:action r1c2-to-r1c3-13
    :parameters ()
    :precondition (and
      (not (z22)) (z29) (z38) (not (z45)))
    :effect (and
      (z22) (not (z29)) (not (z38)) (z45)))
  (:action r2c3-to-r1c3-14
    :parameters ()
    :precondition (and
      (z38) (not (z46)) (not (z102)) (z110))
    :effect (and
      (not (z38)) (z46) (z102) (not (z110))))
  (:action r1c2-to-r1c3-14
    :parameters ()
    :precondition (and
      (not (z22)) (z30) (z38) (not (z46)))
    :effect (and
      (z22) (not (z30)) (not (z38)) (z46)))
  (:action r2c3-to-r1c3-15
    :parameters ()
    :precondition (and
      (z38) (not (z47)) (not (z102)) (z111))
    :effect (and
      (not (z38)) (z47) (z102) (not (z111))))
  (:action r1c2-to-r1c3-15
    :parameters ()
    :precondition (and
      (not (z22)) (z31) (z38) (not (z47)))
    :effect (and
      (z22) (not (z31)) (not (z38)) (z47)))
  (:action r2c4-to-r1c4
    :parameters ()
    :precondition (and
      (not (z48)) (z54) (z112) (not (z118)))
    :effect (and
      (z48) (not (z54)) (not (z112)) (z118)))
  (:action r1c3-to-r1c4
    :parameters ()
    :precondition (and
      (z32) (not (z38)) (not (z48)) (z54))
    :effect (and
      (not (z32)) (z38) (z48) (not (z54))))
  (:action r2c4-to-r1c4-2
    :parameters ()
    :precondition (and
      (not (z49)) (z54) (z113) (not (z118)))
    :effect (and
      (z49) (not (z54)) (not (z113)) (z118)))
  (:action r1c3-to-r1c4-2
    :parameters ()
    :precondition (and
      (z33) (not (z38)) (not (z49)) (z54))
    :effect (and
      (not (z33)) (z38) (z49) (not (z54))))
  (:action r2c4-to-r1c4-3
    :parameters ()
    :precondition (and
      (not (z50)) (z54) (z114) (not (z118)))
    :effect (and
      (z50) (not (z54)) (not (z114)) (z118)))
  (:action r1c3-to-r1c4-3
    :parameters ()
    :precondition (and
      (z34) (not (z38)) (not (z50)) (z54))
    :effect (and
      (not (z34)) (z38) (z50) (not (z54))))
  (:action r2c4-to-r1c4-4
    :parameters ()
    :precondition (and
      (not (z51)) (z54) (z115) (not (z118)))
    :effect (and
      (z51) (not (z54)) (not (z115)) (z118)))
  (:action r1c3-to-r1c4-4
    :parameters ()
    :precondition (and
      (z35) (not (z38)) (not (z51)) (z54))
    :effect (and
      (not (z35)) (z38) (z51) (not (z54))))
  (:action r2c4-to-r1c4-5
    :parameters ()
    :precondition (and
      (not (z52)) (z54) (z116) (not (z118)))
    :effect (and
      (z52) (not (z54)) (not (z116)) (z118)))
  (:action r1c3-to-r1c4-5
    :parameters ()
    :precondition (and
      (z36) (not (z38)) (not (z52)) (z54))
    :effect (and
      (not (z36)) (z38) (z52) (not (z54))))
  (:action r2c4-to-r1c4-6
    :parameters ()
    :precondition (and
      (not (z53)) (z54) (z117) (not (z118)))
    :effect (and
      (z53) (not (z54)) (not (z117)) (z118)))
  (:action r1c3-to-r1c4-6
    :parameters ()
    :precondition (and
      (z37) (not (z38)) (not (z53)) (z54))
    :effect (and
      (not (z37)) (z38) (z53) (not (z54))))
  (:action r1c4-to-r2c4
    :parameters ()
    :precondition (and
      (z48) (not (z54)) (not (z112)) (z118))
    :effect (and
      (not (z48)) (z54) (z112) (not (z118))))
  (:action r1c4-to-r2c4-2
    :parameters ()
    :precondition (and
      (z49) (not (z54)) (not (z113)) (z118))
    :effect (and
      (not (z49)) (z54) (z113) (not (z118))))
  (:action r1c4-to-r2c4-3
    :parameters ()
    :precondition (and
      (z50) (not (z54)) (not (z114)) (z118))
    :effect (and
      (not (z50)) (z54) (z114) (not (z118))))
  (:action r1c4-to-r2c4-4
    :parameters ()
    :precondition (and
      (z51) (not (z54)) (not (z115)) (z118))
    :effect (and
      (not (z51)) (z54) (z115) (not (z118))))
  (:action r1c4-to-r2c4-5
    :parameters ()
    :precondition (and
      (z52) (not (z54)) (not (z116)) (z118))
    :effect (and
      (not (z52)) (z54) (z116) (not (z118))))
  (:action r1c4-to-r2c4-6
    :parameters ()
    :precondition (and
      (z53) (not (z54)) (not (z117)) (z118))
    :effect (and
      (not (z53)) (z54) (z117) (not (z118))))
  (:action r1c4-to-r2c4-7
    :parameters ()
    :precondition (and
      (not (z54)) (z55) (z118) (not (z119)))
    :effect (and
      (z54) (not (z55)) (not (z118)) (z119)))
  (:action r1c4-to-r2c4-8
    :parameters ()
    :precondition (and
      (not (z54)) (z56) (z118) (not (z120)))
    :effect (and
      (z54) (not (z56)) (not (z118)) (z120)))
  (:action r1c4-to-r2c4-9
    :parameters ()
    :precondition (and
      (not (z54)) (z57) (z118) (not (z121)))
    :effect (and
      (z54) (not (z57)) (not (z118)) (z121)))
  (:action r1c4-to-r2c4-10
    :parameters ()
    :precondition (and
      (not (z54)) (z58) (z118) (not (z122)))
    :effect (and
      (z54) (not (z58)) (not (z118)) (z122)))
  (:action r1c4-to-r2c4-11
    :parameters ()
    :precondition (and
      (not (z54)) (z59) (z118) (not (z123)))
    :effect (and
      (z54) (not (z59)) (not (z118)) (z123)))
  (:action r1c4-to-r2c4-12
    :parameters ()
    :precondition (and
      (not (z54)) (z60) (z118) (not (z124)))
    :effect (and
      (z54) (not (z60)) (not (z118)) (z124)))
  (:action r1c4-to-r2c4-13
    :parameters ()
    :precondition (and
      (not (z54)) (z61) (z118) (not (z125)))
    :effect (and
      (z54) (not (z61)) (not (z118)) (z125)))
  (:action r1c4-to-r2c4-14
    :parameters ()
    :precondition (and
      (not (z54)) (z62) (z118) (not (z126)))
    :effect (and
      (z54) (not (z62)) (not (z118)) (z126)))
  (:action r1c4-to-r2c4-15
    :parameters ()
    :precondition (and
      (not (z54)) (z63) (z118) (not (z127)))
    :effect (and
      (z54) (not (z63)) (not (z118)) (z127)))
  (:action r1c4-to-r1c3
    :parameters ()
    :precondition (and
      (not (z32)) (z38) (z48) (not (z54)))
    :effect (and
      (z32) (not (z38)) (not (z48)) (z54)))
  (:action r1c4-to-r1c3-2
    :parameters ()
    :precondition (and
      (not (z33)) (z38) (z49) (not (z54)))
    :effect (and
      (z33) (not (z38)) (not (z49)) (z54)))
  (:action r1c4-to-r1c3-3
    :parameters ()
    :precondition (and
      (not (z34)) (z38) (z50) (not (z54)))
    :effect (and
      (z34) (not (z38)) (not (z50)) (z54)))
  (:action r1c4-to-r1c3-4
    :parameters ()
    :precondition (and
      (not (z35)) (z38) (z51) (not (z54)))
    :effect (and
      (z35) (not (z38)) (not (z51)) (z54)))
  (:action r1c4-to-r1c3-5
    :parameters ()
    :precondition (and
      (not (z36)) (z38) (z52) (not (z54)))
    :effect (and
      (z36) (not (z38)) (not (z52)) (z54)))
  (:action r1c4-to-r1c3-6
    :parameters ()
    :precondition (and
      (not (z37)) (z38) (z53) (not (z54)))
    :effect (and
      (z37) (not (z38)) (not (z53)) (z54)))
  (:action r1c4-to-r1c3-7
    :parameters ()
    :precondition (and
      (z38) (not (z39)) (not (z54)) (z55))
    :effect (and
      (not (z38)) (z39) (z54) (not (z55))))
  (:action r1c4-to-r1c3-8
    :parameters ()
    :precondition (and
      (z38) (not (z40)) (not (z54)) (z56))
    :effect (and
      (not (z38)) (z40) (z54) (not (z56))))
  (:action r1c4-to-r1c3-9
    :parameters ()
    :precondition (and
      (z38) (not (z41)) (not (z54)) (z57))
    :effect (and
      (not (z38)) (z41) (z54) (not (z57))))
  (:action r1c4-to-r1c3-10
    :parameters ()
    :precondition (and
      (z38) (not (z42)) (not (z54)) (z58))
    :effect (and
      (not (z38)) (z42) (z54) (not (z58))))
  (:action r1c4-to-r1c3-11
    :parameters ()
    :precondition (and
      (z38) (not (z43)) (not (z54)) (z59))
    :effect (and
      (not (z38)) (z43) (z54) (not (z59))))
  (:action r1c4-to-r1c3-12
    :parameters ()
    :precondition (and
      (z38) (not (z44)) (not (z54)) (z60))
    :effect (and
      (not (z38)) (z44) (z54) (not (z60))))
  (:action r1c4-to-r1c3-13
    :parameters ()
    :precondition (and
      (z38) (not (z45)) (not (z54)) (z61))
    :effect (and
      (not (z38)) (z45) (z54) (not (z61))))
  (:action r1c4-to-r1c3-14
    :parameters ()
    :precondition (and
      (z38) (not (z46)) (not (z54)) (z62))
    :effect (and
      (not (z38)) (z46) (z54) (not (z62))))
  (:action r1c4-to-r1c3-15
    :parameters ()
    :precondition (and
      (z38) (not (z47)) (not (z54)) (z63))
    :effect (and
      (not (z38)) (z47) (z54) (not (z63))))
  (:action r2c4-to-r1c4-7
    :parameters ()
    :precondition (and
      (z54) (not (z55)) (not (z118)) (z119))
    :effect (and
      (not (z54)) (z55) (z118) (not (z119))))
  (:action r1c3-to-r1c4-7
    :parameters ()
    :precondition (and
      (not (z38)) (z39) (z54) (not (z55)))
    :effect (and
      (z38) (not (z39)) (not (z54)) (z55)))
  (:action r2c4-to-r1c4-8
    :parameters ()
    :precondition (and
      (z54) (not (z56)) (not (z118)) (z120))
    :effect (and
      (not (z54)) (z56) (z118) (not (z120))))
  (:action r1c3-to-r1c4-8
    :parameters ()
    :precondition (and
      (not (z38)) (z40) (z54) (not (z56)))
    :effect (and
      (z38) (not (z40)) (not (z54)) (z56)))
  (:action r2c4-to-r1c4-9
    :parameters ()
    :precondition (and
      (z54) (not (z57)) (not (z118)) (z121))
    :effect (and
      (not (z54)) (z57) (z118) (not (z121))))
  (:action r1c3-to-r1c4-9
    :parameters ()
    :precondition (and
      (not (z38)) (z41) (z54) (not (z57)))
    :effect (and
      (z38) (not (z41)) (not (z54)) (z57)))
  (:action r2c4-to-r1c4-10
    :parameters ()
    :precondition (and
      (z54) (not (z58)) (not (z118)) (z122))
    :effect (and
      (not (z54)) (z58) (z118) (not (z122))))
  (:action r1c3-to-r1c4-10
    :parameters ()
    :precondition (and
      (not (z38)) (z42) (z54) (not (z58)))
    :effect (and
      (z38) (not (z42)) (not (z54)) (z58)))
  (:action r2c4-to-r1c4-11
    :parameters ()
    :precondition (and
      (z54) (not (z59)) (not (z118)) (z123))
    :effect (and
      (not (z54)) (z59) (z118) (not (z123))))
  (:action r1c3-to-r1c4-11
    :parameters ()
    :precondition (and
      (not (z38)) (z43) (z54) (not (z59)))
    :effect (and
      (z38) (not (z43)) (not (z54)) (z59)))
  (:action r2c4-to-r1c4-12
    :parameters ()
    :precondition (and
      (z54) (not (z60)) (not (z118)) (z124))
    :effect (and
      (not (z54)) (z60) (z118) (not (z124))))
  (:action r1c3-to-r1c4-12
    :parameters ()
    :precondition (and
      (not (z38)) (z44) (z54) (not (z60)))
    :effect (and
      (z38) (not (z44)) (not (z54)) (z60)))
  (:action r2c4-to-r1c4-13
    :parameters ()
    :precondition (and
      (z54) (not (z61)) (not (z118)) (z125))
    :effect (and
      (not (z54)) (z61) (z118) (not (z125))))
  (:action r1c3-to-r1c4-13
    :parameters ()
    :precondition (and
      (not (z38)) (z45) (z54) (not (z61)))
    :effect (and
      (z38) (not (z45)) (not (z54)) (z61)))
  (:action r2c4-to-r1c4-14
    :parameters ()
    :precondition (and
      (z54) (not (z62)) (not (z118)) (z126))
    :effect (and
      (not (z54)) (z62) (z118) (not (z126))))
  (:action r1c3-to-r1c4-14
    :parameters ()
    :precondition (and
      (not (z38)) (z46) (z54) (not (z62)))
    :effect (and
      (z38) (not (z46)) (not (z54)) (z62)))
  (:action r2c4-to-r1c4-15
    :parameters ()
    :precondition (and
      (z54) (not (z63)) (not (z118)) (z127))
    :effect (and
      (not (z54)) (z63) (z118) (not (z127))))
  (:action r1c3-to-r1c4-15
    :parameters ()
    :precondition (and
      (not (z38)) (z47) (z54) (not (z63)))
    :effect (and
      (z38) (not (z47)) (not (z54)) (z63)))
)
