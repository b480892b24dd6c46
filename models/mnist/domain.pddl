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
  (:action r2c2-to-r2c1
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z16)) (not (z23))
      (not (z24)) (not (z27)) (not (z29)) (not (z33)) (not (z46)) (not (z47)) (not (z49))
      (not (z53)) (not (z56)) (not (z60)) (not (z63)) (z66) (not (z72)) (not (z81)) (not (z96))
      (not (z102)) (not (z103)) (not (z109)) (not (z110)) (z116) (not (z119)) (not (z121))
      (not (z124)) (not (z125)))
    :effect (and
      (not (z66)) (not (z116))))
  (:action r2c2-to-r2c1-2
    :parameters ()
    :precondition (and
      (z5) (not (z7)) (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z18)) (not (z23))
      (not (z24)) (not (z27)) (not (z29)) (not (z31)) (not (z33)) (not (z37)) (not (z46))
      (not (z47)) (not (z49)) (not (z53)) (not (z60)) (not (z63)) (not (z66)) (not (z84))
      (not (z96)) (not (z100)) (not (z102)) (not (z110)) (not (z114)) (z116) (not (z121))
      (not (z124)) (not (z125)))
    :effect (and
      (not (z5)) (not (z116))))
  (:action r2c2-to-r3c2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z6)) (z7) (not (z10)) (not (z13)) (not (z23)) (not (z26))
      (not (z27)) (not (z29)) (not (z32)) (not (z33)) (not (z37)) (not (z42)) (not (z49))
      (not (z52)) (not (z53)) (not (z57)) (not (z60)) (not (z63)) (not (z66)) (not (z70))
      (not (z73)) (not (z102)) (not (z104)) (not (z109)) (not (z116)) (not (z120)) (not (z121))
      (not (z122)) (not (z124)) (z125))
    :effect (and
      (not (z7)) (not (z125))))
  (:action r2c2-to-r2c3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (z10) (not (z12)) (not (z13)) (not (z15)) (not (z23)) (not (z27))
      (not (z28)) (not (z29)) (not (z33)) (not (z39)) (not (z41)) (not (z42)) (not (z49)) (z53)
      (not (z54)) (not (z60)) (not (z62)) (not (z63)) (not (z66)) (not (z83)) (not (z88))
      (not (z102)) (not (z105)) (not (z110)) (not (z116)) (not (z119)) (not (z121)) (not (z122))
      (not (z125)))
    :effect (and
      (not (z10)) (not (z53))))
  (:action r2c2-to-r1c2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z10)) (not (z11)) (not (z13)) (not (z15)) (not (z17))
      (not (z23)) (not (z24)) (not (z27)) (not (z29)) (not (z33)) (not (z47)) (not (z49))
      (not (z53)) (z60) (not (z62)) (z63) (not (z66)) (not (z70)) (not (z74)) (not (z75))
      (not (z81)) (not (z86)) (not (z88)) (not (z92)) (not (z100)) (not (z102)) (not (z116))
      (not (z120)) (not (z121)) (not (z125)))
    :effect (and
      (not (z60)) (not (z63))))
  (:action r2c2-to-r3c2-2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z7)) (not (z10)) (not (z13)) (not (z17)) (not (z23))
      (not (z24)) (not (z27)) (not (z29)) (not (z32)) (not (z33)) (not (z37)) (not (z42))
      (not (z47)) (not (z49)) (not (z53)) (not (z57)) (z60) (not (z63)) (not (z66)) (not (z70))
      (not (z74)) (not (z86)) (not (z88)) (not (z92)) (not (z102)) (not (z104)) (not (z109))
      (not (z116)) (not (z121)) (z125))
    :effect (and
      (not (z60)) (z70) (not (z125))))
  (:action r2c2-to-r1c2-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z10)) (not (z11)) (not (z13)) (not (z15)) (not (z20))
      (not (z23)) (not (z27)) (not (z29)) (not (z32)) (not (z33)) (not (z46)) (not (z49))
      (not (z53)) (not (z60)) (not (z62)) (z63) (not (z66)) (not (z75)) (not (z81)) (not (z83))
      (not (z95)) (not (z100)) (not (z101)) (z102) (not (z107)) (not (z112)) (not (z116))
      (not (z120)) (not (z121)) (not (z125)))
    :effect (and
      (not (z63)) (z75) (not (z102))))
  (:action r2c2-to-r1c2-3
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z7)) (not (z10)) (not (z11)) (not (z13)) (not (z15))
      (not (z16)) (not (z23)) (not (z27)) (not (z29)) (not (z33)) (not (z49)) (not (z53))
      (not (z56)) (not (z60)) (not (z62)) (z63) (z66) (not (z72)) (not (z75)) (not (z81))
      (not (z100)) (not (z102)) (not (z103)) (not (z109)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z125)))
    :effect (and
      (not (z63)) (not (z66)) (z81)))
  (:action r2c2-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z10)) (not (z12)) (not (z13)) (not (z20)) (not (z23))
      (not (z27)) (not (z29)) (not (z32)) (not (z33)) (not (z39)) (not (z41)) (not (z46))
      (not (z49)) (z53) (not (z60)) (not (z63)) (not (z66)) (not (z75)) (not (z83)) (not (z88))
      (not (z95)) (not (z101)) (z102) (not (z107)) (not (z112)) (not (z116)) (not (z119))
      (not (z121)) (not (z122)) (not (z125)))
    :effect (and
      (not (z53)) (z83) (not (z102))))
  (:action r2c2-to-r2c3-3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z10)) (not (z12)) (not (z13)) (not (z17)) (not (z23))
      (not (z24)) (not (z27)) (not (z29)) (not (z33)) (not (z39)) (not (z41)) (not (z47))
      (not (z49)) (z53) (z60) (not (z63)) (not (z66)) (not (z70)) (not (z74)) (not (z83))
      (not (z86)) (not (z88)) (not (z92)) (not (z102)) (not (z116)) (not (z119)) (not (z121))
      (not (z122)) (not (z125)))
    :effect (and
      (not (z53)) (not (z60)) (z88)))
  (:action r2c2-to-r2c1-3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z23)) (not (z24))
      (not (z27)) (z29) (not (z33)) (not (z35)) (not (z41)) (not (z46)) (not (z47)) (not (z49))
      (not (z53)) (not (z58)) (not (z60)) (not (z63)) (not (z66)) (not (z90)) (not (z96))
      (not (z102)) (not (z104)) (not (z110)) (z116) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z29)) (z96) (not (z116))))
  (:action r2c2-to-r1c2-4
    :parameters ()
    :precondition (and
      (z5) (not (z7)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z15)) (not (z18))
      (not (z23)) (not (z27)) (not (z29)) (not (z31)) (not (z33)) (not (z37)) (not (z49))
      (not (z53)) (not (z60)) (not (z62)) (z63) (not (z66)) (not (z75)) (not (z81)) (not (z84))
      (not (z100)) (not (z102)) (not (z114)) (not (z116)) (not (z120)) (not (z121)) (not (z125)))
    :effect (and
      (not (z5)) (not (z63)) (z100)))
  (:action r2c2-to-r3c2-3
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z7)) (not (z10)) (not (z13)) (not (z23)) (not (z27)) (z29)
      (not (z32)) (not (z33)) (not (z35)) (not (z37)) (not (z41)) (not (z42)) (not (z49))
      (not (z53)) (not (z57)) (not (z58)) (not (z60)) (not (z63)) (not (z66)) (not (z70))
      (not (z90)) (not (z96)) (not (z102)) (not (z104)) (not (z109)) (not (z116)) (not (z121))
      (z125))
    :effect (and
      (not (z29)) (z104) (not (z125))))
  (:action r2c2-to-r2c1-4
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z9)) (z10) (not (z13)) (not (z15)) (not (z23)) (not (z24))
      (not (z27)) (not (z28)) (not (z29)) (not (z33)) (not (z42)) (not (z46)) (not (z47))
      (not (z49)) (not (z53)) (not (z54)) (not (z60)) (not (z62)) (not (z63)) (not (z66))
      (not (z96)) (not (z102)) (not (z105)) (not (z110)) (z116) (not (z121)) (not (z124))
      (not (z125)))
    :effect (and
      (not (z10)) (z110) (not (z116))))
  (:action r2c1-to-r3c1
    :parameters ()
    :precondition (and
      (z9) (not (z11)) (not (z13)) (not (z17)) (not (z20)) (not (z23)) (not (z24)) (z27)
      (not (z28)) (not (z30)) (not (z33)) (not (z39)) (not (z46)) (not (z47)) (not (z49))
      (not (z51)) (not (z53)) (not (z57)) (not (z63)) (not (z68)) (not (z72)) (not (z73))
      (not (z90)) (not (z96)) (not (z110)) (not (z114)) (not (z116)) (not (z121)) (not (z124))
      (not (z125)))
    :effect (and
      (not (z9)) (not (z27)) (z116)))
  (:action r2c1-to-r2c2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z16)) (not (z23))
      (not (z24)) (not (z27)) (not (z29)) (not (z33)) (not (z46)) (not (z47)) (not (z49))
      (not (z53)) (not (z56)) (not (z60)) (not (z63)) (not (z66)) (not (z72)) (not (z81))
      (not (z96)) (not (z102)) (not (z103)) (not (z109)) (not (z110)) (not (z116)) (not (z119))
      (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z66) (z116)))
  (:action r2c1-to-r1c1
    :parameters ()
    :precondition (and
      (not (z6)) (z9) (not (z11)) (not (z13)) (not (z16)) (not (z18)) (not (z23)) (not (z24))
      (not (z27)) (not (z30)) (z33) (not (z39)) (not (z46)) (not (z47)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z57)) (not (z63)) (not (z68)) (not (z92)) (not (z96))
      (not (z107)) (not (z110)) (not (z116)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z9)) (not (z33)) (z68) (z116)))
  (:action r2c1-to-r3c1-2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z13)) (not (z16)) (not (z17)) (not (z20)) (not (z23))
      (not (z24)) (z27) (not (z28)) (not (z33)) (not (z46)) (not (z47)) (not (z53)) (not (z56))
      (not (z63)) (not (z66)) (not (z72)) (not (z73)) (not (z81)) (not (z90)) (not (z96))
      (not (z103)) (not (z109)) (not (z110)) (not (z114)) (not (z116)) (not (z119)) (not (z121))
      (not (z124)) (not (z125)))
    :effect (and
      (not (z27)) (z72) (z116)))
  (:action r2c1-to-r3c1-3
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z17)) (not (z20)) (not (z23))
      (not (z24)) (not (z26)) (z27) (not (z28)) (not (z33)) (not (z46)) (not (z47)) (not (z52))
      (not (z53)) (not (z63)) (not (z72)) (not (z73)) (not (z90)) (not (z96)) (not (z110))
      (not (z114)) (not (z116)) (not (z120)) (not (z121)) (not (z122)) (z124) (not (z125)))
    :effect (and
      (not (z27)) (z73) (z116) (not (z124))))
  (:action r2c1-to-r3c1-4
    :parameters ()
    :precondition (and
      (not (z9)) (not (z13)) (not (z17)) (not (z20)) (not (z23)) (not (z24)) (z27) (not (z28))
      (not (z29)) (not (z33)) (not (z35)) (not (z41)) (not (z46)) (not (z47)) (not (z53))
      (not (z58)) (not (z63)) (not (z72)) (not (z73)) (not (z90)) (z96) (not (z104)) (not (z110))
      (not (z114)) (not (z116)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z27)) (z90) (not (z96)) (z116)))
  (:action r2c1-to-r1c1-2
    :parameters ()
    :precondition (and
      (not (z6)) (not (z9)) (not (z13)) (not (z16)) (not (z17)) (not (z18)) (not (z23)) (z24)
      (not (z27)) (z33) (not (z46)) (z47) (not (z53)) (not (z54)) (not (z60)) (not (z63))
      (not (z68)) (not (z70)) (not (z74)) (not (z86)) (not (z88)) (not (z92)) (not (z96))
      (not (z107)) (not (z110)) (not (z116)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z24)) (not (z33)) (not (z47)) (z92) (z116)))
  (:action r2c1-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z20)) (not (z23))
      (not (z24)) (not (z27)) (not (z29)) (not (z32)) (not (z33)) (z46) (not (z47)) (not (z49))
      (not (z53)) (not (z60)) (not (z63)) (not (z66)) (not (z75)) (not (z83)) (not (z95))
      (not (z96)) (not (z101)) (not (z102)) (not (z107)) (not (z110)) (not (z112)) (not (z116))
      (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z46)) (z102) (z116)))
  (:action r2c1-to-r1c1-3
    :parameters ()
    :precondition (and
      (not (z6)) (not (z9)) (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z23))
      (not (z24)) (not (z27)) (not (z32)) (z33) (z46) (not (z47)) (not (z53)) (not (z54))
      (not (z63)) (not (z68)) (not (z75)) (not (z83)) (not (z92)) (not (z95)) (not (z96))
      (not (z101)) (not (z102)) (not (z107)) (not (z110)) (not (z112)) (not (z116)) (not (z121))
      (not (z124)) (not (z125)))
    :effect (and
      (not (z33)) (not (z46)) (z107) (z116)))
  (:action r2c1-to-r3c1-5
    :parameters ()
    :precondition (and
      (not (z5)) (not (z9)) (not (z12)) (not (z13)) (not (z17)) (not (z18)) (not (z20))
      (not (z23)) (not (z24)) (z27) (not (z28)) (not (z31)) (not (z33)) (not (z37)) (not (z46))
      (not (z47)) (not (z53)) (not (z63)) (not (z72)) (not (z73)) (not (z84)) (not (z90))
      (not (z96)) (not (z100)) (not (z110)) (not (z114)) (not (z116)) (not (z121)) (not (z124))
      (not (z125)))
    :effect (and
      (not (z27)) (z114) (z116)))
  (:action r2c2-to-r2c3-4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z7)) (not (z10)) (not (z12)) (not (z13)) (not (z16))
      (not (z23)) (not (z27)) (not (z29)) (not (z33)) (not (z39)) (not (z41)) (not (z49)) (z53)
      (not (z56)) (not (z60)) (not (z63)) (z66) (not (z72)) (not (z81)) (not (z83)) (not (z88))
      (not (z102)) (not (z103)) (not (z109)) (not (z116)) (not (z119)) (not (z121)) (not (z122))
      (not (z125)))
    :effect (and
      (not (z53)) (not (z66)) (z119)))
  (:action r2c2-to-r1c2-5
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (z7) (not (z10)) (not (z11)) (not (z13)) (not (z15)) (not (z23))
      (not (z26)) (not (z27)) (not (z29)) (not (z33)) (not (z49)) (not (z52)) (not (z53))
      (not (z60)) (not (z62)) (z63) (not (z66)) (not (z73)) (not (z75)) (not (z81)) (not (z100))
      (not (z102)) (not (z116)) (not (z120)) (not (z121)) (not (z122)) (not (z124)) (not (z125)))
    :effect (and
      (not (z7)) (not (z63)) (z120)))
  (:action r2c2-to-r2c3-5
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (z7) (not (z10)) (not (z12)) (not (z13)) (not (z23)) (not (z26))
      (not (z27)) (not (z29)) (not (z33)) (not (z39)) (not (z41)) (not (z49)) (not (z52)) (z53)
      (not (z60)) (not (z63)) (not (z66)) (not (z73)) (not (z83)) (not (z88)) (not (z102))
      (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z122)) (not (z124)) (not (z125)))
    :effect (and
      (not (z7)) (not (z53)) (z122)))
  (:action r2c2-to-r2c1-5
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (z7) (not (z9)) (not (z10)) (not (z13)) (not (z23)) (not (z24))
      (not (z26)) (not (z27)) (not (z29)) (not (z33)) (not (z46)) (not (z47)) (not (z49))
      (not (z52)) (not (z53)) (not (z60)) (not (z63)) (not (z66)) (not (z73)) (not (z96))
      (not (z102)) (not (z110)) (z116) (not (z120)) (not (z121)) (not (z122)) (not (z124))
      (not (z125)))
    :effect (and
      (not (z7)) (not (z116)) (z124)))
  (:action r3c2-to-r3c3
    :parameters ()
    :precondition (and
      (not (z1)) (not (z10)) (not (z13)) (not (z15)) (z23) (not (z26)) (not (z27)) (not (z28))
      (not (z30)) (not (z32)) (not (z33)) (not (z35)) (not (z37)) (z42) (not (z53)) (not (z54))
      (not (z56)) (not (z57)) (not (z62)) (not (z63)) (not (z70)) (not (z74)) (not (z84))
      (not (z95)) (not (z104)) (not (z105)) (not (z109)) (not (z110)) (not (z112)) (not (z116))
      (z121) (not (z125)))
    :effect (and
      (not (z23)) (not (z42)) (not (z121)) (z125)))
  (:action r3c2-to-r3c1
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z11)) (not (z13)) (not (z17)) (not (z20)) (not (z23)) (z27)
      (not (z28)) (not (z30)) (not (z32)) (not (z33)) (not (z37)) (not (z39)) (not (z42))
      (not (z49)) (not (z51)) (not (z53)) (z57) (not (z63)) (not (z68)) (not (z70)) (not (z72))
      (not (z73)) (not (z90)) (not (z104)) (not (z109)) (not (z114)) (not (z116)) (not (z121))
      (not (z125)))
    :effect (and
      (not (z27)) (not (z57)) (z125)))
  (:action r3c2-to-r2c2
    :parameters ()
    :precondition (and
      (z1) (not (z5)) (not (z7)) (not (z10)) (not (z13)) (not (z16)) (not (z23)) (not (z27))
      (not (z29)) (not (z32)) (not (z33)) (not (z37)) (not (z42)) (not (z49)) (not (z53))
      (not (z56)) (not (z57)) (not (z60)) (not (z63)) (not (z66)) (not (z70)) (not (z72))
      (not (z81)) (not (z102)) (not (z103)) (not (z104)) (z109) (not (z116)) (not (z119))
      (not (z121)) (not (z125)))
    :effect (and
      (not (z1)) (z66) (not (z109)) (z125)))
  (:action r3c2-to-r3c1-2
    :parameters ()
    :precondition (and
      (z1) (not (z13)) (not (z16)) (not (z17)) (not (z20)) (not (z23)) (z27) (not (z28))
      (not (z32)) (not (z33)) (not (z37)) (not (z42)) (not (z53)) (not (z56)) (not (z57))
      (not (z63)) (not (z66)) (not (z70)) (not (z72)) (not (z73)) (not (z81)) (not (z90))
      (not (z103)) (not (z104)) (z109) (not (z114)) (not (z116)) (not (z119)) (not (z121))
      (not (z125)))
    :effect (and
      (not (z1)) (not (z27)) (z72) (not (z109)) (z125)))
  (:action r3c2-to-r3c1-3
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z7)) (not (z13)) (not (z17)) (not (z20)) (not (z23))
      (not (z26)) (z27) (not (z28)) (not (z32)) (not (z33)) (not (z37)) (not (z42)) (not (z52))
      (not (z53)) (not (z57)) (not (z63)) (not (z70)) (not (z72)) (not (z73)) (not (z90))
      (not (z104)) (not (z109)) (not (z114)) (not (z116)) (not (z120)) (not (z121)) (not (z122))
      (not (z124)) (not (z125)))
    :effect (and
      (not (z27)) (z73) (z125)))
  (:action r3c2-to-r3c3-2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z17)) (z23) (not (z24)) (not (z26)) (not (z27)) (not (z30))
      (not (z32)) (not (z33)) (not (z35)) (not (z37)) (not (z42)) (not (z47)) (not (z53))
      (not (z56)) (not (z57)) (not (z60)) (not (z63)) (z70) (not (z74)) (not (z84)) (not (z86))
      (not (z88)) (not (z92)) (not (z95)) (not (z104)) (not (z109)) (not (z112)) (not (z116))
      (z121) (not (z125)))
    :effect (and
      (not (z23)) (not (z70)) (z74) (not (z121)) (z125)))
  (:action r3c2-to-r3c3-3
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z12)) (not (z13)) (not (z18)) (z23) (not (z26)) (not (z27))
      (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z35)) (z37) (not (z42)) (not (z53))
      (not (z56)) (not (z57)) (not (z63)) (not (z70)) (not (z74)) (not (z84)) (not (z95))
      (not (z100)) (not (z104)) (not (z109)) (not (z112)) (not (z114)) (not (z116)) (z121)
      (not (z125)))
    :effect (and
      (not (z23)) (not (z37)) (z84) (not (z121)) (z125)))
  (:action r3c2-to-r3c1-4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z17)) (not (z20)) (not (z23)) (z27) (not (z28)) (not (z29))
      (not (z32)) (not (z33)) (not (z35)) (not (z37)) (not (z41)) (not (z42)) (not (z53))
      (not (z57)) (not (z58)) (not (z63)) (not (z70)) (not (z72)) (not (z73)) (not (z90))
      (not (z96)) (z104) (not (z109)) (not (z114)) (not (z116)) (not (z121)) (not (z125)))
    :effect (and
      (not (z27)) (z90) (not (z104)) (z125)))
  (:action r3c2-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z7)) (not (z10)) (not (z13)) (not (z20)) (not (z23))
      (not (z27)) (not (z29)) (z32) (not (z33)) (not (z37)) (not (z42)) (not (z46)) (not (z49))
      (not (z53)) (not (z57)) (not (z60)) (not (z63)) (not (z66)) (not (z70)) (not (z75))
      (not (z83)) (not (z95)) (not (z101)) (not (z102)) (not (z104)) (not (z107)) (not (z109))
      (not (z112)) (not (z116)) (not (z121)) (not (z125)))
    :effect (and
      (not (z32)) (z102) (z125)))
  (:action r3c2-to-r3c3-4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (z23) (not (z26)) (not (z27)) (not (z30)) (z32)
      (not (z33)) (not (z35)) (not (z37)) (not (z42)) (not (z46)) (not (z53)) (not (z56))
      (not (z57)) (not (z63)) (not (z70)) (not (z74)) (not (z75)) (not (z83)) (not (z84))
      (not (z95)) (not (z101)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z112))
      (not (z116)) (z121) (not (z125)))
    :effect (and
      (not (z23)) (not (z32)) (z95) (z112) (not (z121)) (z125)))
  (:action r3c2-to-r3c1-5
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z12)) (not (z13)) (not (z17)) (not (z18)) (not (z20))
      (not (z23)) (z27) (not (z28)) (not (z31)) (not (z32)) (not (z33)) (z37) (not (z42))
      (not (z53)) (not (z57)) (not (z63)) (not (z70)) (not (z72)) (not (z73)) (not (z84))
      (not (z90)) (not (z100)) (not (z104)) (not (z109)) (not (z114)) (not (z116)) (not (z121))
      (not (z125)))
    :effect (and
      (not (z27)) (not (z37)) (z114) (z125)))
  (:action r2c2-to-r3c2-4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z7)) (not (z10)) (not (z13)) (not (z16)) (not (z23))
      (not (z27)) (not (z29)) (not (z32)) (not (z33)) (not (z37)) (not (z42)) (not (z49))
      (not (z53)) (not (z56)) (not (z57)) (not (z60)) (not (z63)) (z66) (not (z70)) (not (z72))
      (not (z81)) (not (z102)) (not (z103)) (not (z104)) (not (z109)) (not (z116)) (not (z119))
      (not (z121)) (z125))
    :effect (and
      (z1) (not (z66)) (z109) (not (z125))))
  (:action r2c1-to-r2c2-3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z9)) (not (z10)) (not (z12)) (not (z13)) (not (z18))
      (not (z23)) (not (z24)) (not (z27)) (not (z29)) (not (z31)) (not (z33)) (not (z37))
      (not (z46)) (not (z47)) (not (z49)) (not (z53)) (not (z60)) (not (z63)) (not (z66))
      (not (z84)) (not (z96)) (not (z100)) (not (z102)) (not (z110)) (not (z114)) (not (z116))
      (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z5) (z116)))
  (:action r3c2-to-r2c2-3
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z7)) (not (z10)) (not (z12)) (not (z13)) (not (z18))
      (not (z23)) (not (z27)) (not (z29)) (not (z31)) (not (z32)) (not (z33)) (z37) (not (z42))
      (not (z49)) (not (z53)) (not (z57)) (not (z60)) (not (z63)) (not (z66)) (not (z70))
      (not (z84)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z114)) (not (z116))
      (not (z121)) (not (z125)))
    :effect (and
      (z5) (not (z37)) (z125)))
  (:action r2c1-to-r1c1-4
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z16)) (not (z18)) (not (z23))
      (not (z24)) (not (z26)) (not (z27)) (z33) (not (z46)) (not (z47)) (not (z52)) (not (z53))
      (not (z54)) (not (z63)) (not (z68)) (not (z73)) (not (z92)) (not (z96)) (not (z107))
      (not (z110)) (not (z116)) (not (z120)) (not (z121)) (not (z122)) (z124) (not (z125)))
    :effect (and
      (z6) (not (z33)) (z116) (not (z124))))
  (:action r2c1-to-r2c2-4
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z23)) (not (z24))
      (not (z26)) (not (z27)) (not (z29)) (not (z33)) (not (z46)) (not (z47)) (not (z49))
      (not (z52)) (not (z53)) (not (z60)) (not (z63)) (not (z66)) (not (z73)) (not (z96))
      (not (z102)) (not (z110)) (not (z116)) (not (z120)) (not (z121)) (not (z122)) (z124)
      (not (z125)))
    :effect (and
      (z7) (z116) (not (z124))))
  (:action r3c2-to-r2c2-4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z13)) (not (z23)) (not (z26))
      (not (z27)) (not (z29)) (not (z32)) (not (z33)) (not (z37)) (not (z42)) (not (z49))
      (not (z52)) (not (z53)) (not (z57)) (not (z60)) (not (z63)) (not (z66)) (not (z70))
      (not (z73)) (not (z102)) (not (z104)) (not (z109)) (not (z116)) (not (z120)) (not (z121))
      (not (z122)) (not (z124)) (not (z125)))
    :effect (and
      (z7) (z125)))
  (:action r2c2-to-r2c1-6
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z23))
      (not (z24)) (not (z27)) (not (z29)) (not (z30)) (not (z33)) (not (z39)) (not (z46))
      (not (z47)) (z49) (not (z51)) (not (z53)) (not (z57)) (not (z60)) (not (z63)) (not (z66))
      (not (z68)) (not (z96)) (not (z102)) (not (z110)) (z116) (not (z121)) (not (z124))
      (not (z125)))
    :effect (and
      (z9) (not (z49)) (not (z116))))
  (:action r2c1-to-r2c2-5
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z15)) (not (z23))
      (not (z24)) (not (z27)) (not (z28)) (not (z29)) (not (z33)) (not (z42)) (not (z46))
      (not (z47)) (not (z49)) (not (z53)) (not (z54)) (not (z60)) (not (z62)) (not (z63))
      (not (z66)) (not (z96)) (not (z102)) (not (z105)) (z110) (not (z116)) (not (z121))
      (not (z124)) (not (z125)))
    :effect (and
      (z10) (not (z110)) (z116)))
  (:action r3c2-to-r2c2-5
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z7)) (not (z10)) (not (z13)) (not (z15)) (not (z23))
      (not (z27)) (not (z28)) (not (z29)) (not (z32)) (not (z33)) (not (z37)) (z42) (not (z49))
      (not (z53)) (not (z54)) (not (z57)) (not (z60)) (not (z62)) (not (z63)) (not (z66))
      (not (z70)) (not (z102)) (not (z104)) (not (z105)) (not (z109)) (not (z110)) (not (z116))
      (not (z121)) (not (z125)))
    :effect (and
      (z10) (not (z42)) (z125)))
  (:action r2c2-to-r1c2-6
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z15))
      (not (z23)) (not (z27)) (not (z29)) (not (z30)) (not (z33)) (not (z39)) (z49) (not (z51))
      (not (z53)) (not (z57)) (not (z60)) (not (z62)) (z63) (not (z66)) (not (z68)) (not (z75))
      (not (z81)) (not (z100)) (not (z102)) (not (z116)) (not (z120)) (not (z121)) (not (z125)))
    :effect (and
      (z11) (not (z49)) (not (z63))))
  (:action r2c2-to-r2c3-6
    :parameters ()
    :precondition (and
      (z5) (not (z7)) (not (z10)) (not (z12)) (not (z13)) (not (z18)) (not (z23)) (not (z27))
      (not (z29)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z49)) (z53)
      (not (z60)) (not (z63)) (not (z66)) (not (z83)) (not (z84)) (not (z88)) (not (z100))
      (not (z102)) (not (z114)) (not (z116)) (not (z119)) (not (z121)) (not (z122)) (not (z125)))
    :effect (and
      (not (z5)) (z12) (not (z53))))
  (:action r1c3-to-r2c3
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z23)) (not (z27)) (not (z28)) (not (z31)) (not (z33))
      (not (z39)) (not (z41)) (not (z51)) (not (z52)) (z53) (not (z54)) (not (z63)) (not (z83))
      (not (z86)) (not (z88)) (not (z101)) (not (z103)) (z105) (not (z116)) (not (z119))
      (not (z121)) (not (z122)) (not (z125)))
    :effect (and
      (z13) (not (z53)) (not (z105))))
  (:action r1c3-to-r1c2
    :parameters ()
    :precondition (and
      (not (z11)) (not (z13)) (not (z15)) (not (z17)) (not (z23)) (not (z24)) (not (z27))
      (not (z31)) (not (z33)) (not (z47)) (not (z51)) (not (z52)) (not (z53)) (not (z60))
      (not (z62)) (z63) (not (z70)) (not (z74)) (not (z75)) (not (z81)) (z86) (not (z88))
      (not (z92)) (not (z100)) (not (z101)) (not (z103)) (not (z105)) (not (z116)) (not (z120))
      (not (z121)) (not (z125)))
    :effect (and
      (z13) (not (z63)) (not (z86))))
  (:action r1c3-to-r1c2-2
    :parameters ()
    :precondition (and
      (not (z11)) (not (z13)) (not (z15)) (not (z20)) (not (z23)) (not (z27)) (not (z31))
      (not (z32)) (not (z33)) (not (z46)) (not (z51)) (not (z52)) (not (z53)) (not (z62)) (z63)
      (not (z75)) (not (z81)) (not (z83)) (not (z86)) (not (z95)) (not (z100)) (z101)
      (not (z102)) (not (z103)) (not (z105)) (not (z107)) (not (z112)) (not (z116)) (not (z120))
      (not (z121)) (not (z125)))
    :effect (and
      (z13) (not (z63)) (z75) (not (z101))))
  (:action r1c3-to-r1c2-3
    :parameters ()
    :precondition (and
      (not (z1)) (not (z11)) (not (z13)) (not (z15)) (not (z16)) (not (z23)) (not (z27))
      (not (z31)) (not (z33)) (not (z51)) (not (z52)) (not (z53)) (not (z56)) (not (z62)) (z63)
      (not (z66)) (not (z72)) (not (z75)) (not (z81)) (not (z86)) (not (z100)) (not (z101))
      (z103) (not (z105)) (not (z109)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z125)))
    :effect (and
      (z13) (not (z63)) (z81) (not (z103))))
  (:action r1c3-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z20)) (not (z23)) (not (z27)) (not (z31)) (not (z32))
      (not (z33)) (not (z39)) (not (z41)) (not (z46)) (not (z51)) (not (z52)) (z53) (not (z63))
      (not (z75)) (not (z83)) (not (z86)) (not (z88)) (not (z95)) (z101) (not (z102))
      (not (z103)) (not (z105)) (not (z107)) (not (z112)) (not (z116)) (not (z119)) (not (z121))
      (not (z122)) (not (z125)))
    :effect (and
      (z13) (not (z53)) (z83) (not (z101))))
  (:action r1c3-to-r2c3-3
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z17)) (not (z23)) (not (z24)) (not (z27)) (not (z31))
      (not (z33)) (not (z39)) (not (z41)) (not (z47)) (not (z51)) (not (z52)) (z53) (not (z60))
      (not (z63)) (not (z70)) (not (z74)) (not (z83)) (z86) (not (z88)) (not (z92)) (not (z101))
      (not (z103)) (not (z105)) (not (z116)) (not (z119)) (not (z121)) (not (z122)) (not (z125)))
    :effect (and
      (z13) (not (z53)) (not (z86)) (z88)))
  (:action r1c3-to-r1c2-4
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z12)) (not (z13)) (not (z15)) (not (z18)) (not (z23))
      (not (z27)) (z31) (not (z33)) (not (z37)) (not (z51)) (not (z52)) (not (z53)) (not (z62))
      (z63) (not (z75)) (not (z81)) (not (z84)) (not (z86)) (not (z100)) (not (z101))
      (not (z103)) (not (z105)) (not (z114)) (not (z116)) (not (z120)) (not (z121)) (not (z125)))
    :effect (and
      (z13) (not (z31)) (not (z63)) (z100)))
  (:action r1c3-to-r2c3-4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z12)) (not (z13)) (not (z16)) (not (z23)) (not (z27)) (not (z31))
      (not (z33)) (not (z39)) (not (z41)) (not (z51)) (not (z52)) (z53) (not (z56)) (not (z63))
      (not (z66)) (not (z72)) (not (z81)) (not (z83)) (not (z86)) (not (z88)) (not (z101)) (z103)
      (not (z105)) (not (z109)) (not (z116)) (not (z119)) (not (z121)) (not (z122)) (not (z125)))
    :effect (and
      (z13) (not (z53)) (not (z103)) (z119)))
  (:action r1c3-to-r1c2-5
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z15)) (not (z23)) (not (z26))
      (not (z27)) (not (z31)) (not (z33)) (not (z51)) (z52) (not (z53)) (not (z62)) (z63)
      (not (z73)) (not (z75)) (not (z81)) (not (z86)) (not (z100)) (not (z101)) (not (z103))
      (not (z105)) (not (z116)) (not (z120)) (not (z121)) (not (z122)) (not (z124)) (not (z125)))
    :effect (and
      (z13) (not (z52)) (not (z63)) (z120)))
  (:action r1c3-to-r2c3-5
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z23)) (not (z26)) (not (z27))
      (not (z31)) (not (z33)) (not (z39)) (not (z41)) (not (z51)) (z52) (z53) (not (z63))
      (not (z73)) (not (z83)) (not (z86)) (not (z88)) (not (z101)) (not (z103)) (not (z105))
      (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z122)) (not (z124)) (not (z125)))
    :effect (and
      (z13) (not (z52)) (not (z53)) (z122)))
  (:action r1c3-to-r1c2-6
    :parameters ()
    :precondition (and
      (not (z9)) (not (z11)) (not (z13)) (not (z15)) (not (z23)) (not (z27)) (not (z30))
      (not (z31)) (not (z33)) (not (z39)) (not (z49)) (z51) (not (z52)) (not (z53)) (not (z57))
      (not (z62)) (z63) (not (z68)) (not (z75)) (not (z81)) (not (z86)) (not (z100)) (not (z101))
      (not (z103)) (not (z105)) (not (z116)) (not (z120)) (not (z121)) (not (z125)))
    :effect (and
      (z11) (z13) (not (z51)) (not (z63))))
  (:action r1c3-to-r2c3-6
    :parameters ()
    :precondition (and
      (not (z5)) (not (z12)) (not (z13)) (not (z18)) (not (z23)) (not (z27)) (not (z31))
      (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z51)) (not (z52)) (z53) (not (z63))
      (not (z83)) (not (z84)) (not (z86)) (not (z88)) (not (z100)) (not (z101)) (not (z103))
      (not (z105)) (not (z114)) (not (z116)) (not (z119)) (not (z121)) (not (z122)) (not (z125)))
    :effect (and
      (z12) (z13) (not (z53))))
  (:action r1c3-to-r2c3-7
    :parameters ()
    :precondition (and
      (not (z5)) (not (z12)) (not (z13)) (not (z18)) (not (z23)) (not (z27)) (z31) (not (z33))
      (not (z37)) (not (z39)) (not (z41)) (not (z51)) (not (z52)) (z53) (not (z63)) (not (z83))
      (not (z84)) (not (z86)) (not (z88)) (not (z100)) (not (z101)) (not (z103)) (not (z105))
      (not (z114)) (not (z116)) (not (z119)) (not (z121)) (not (z122)) (not (z125)))
    :effect (and
      (z12) (z13) (not (z31)) (not (z53))))
  (:action r2c1-to-r1c1-5
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z9)) (not (z13)) (not (z16)) (not (z18)) (not (z23))
      (not (z24)) (not (z27)) (z33) (not (z46)) (not (z47)) (not (z53)) (not (z54)) (not (z56))
      (not (z63)) (not (z66)) (not (z68)) (not (z72)) (not (z81)) (not (z92)) (not (z96))
      (not (z103)) (not (z107)) (not (z109)) (not (z110)) (not (z116)) (not (z119)) (not (z121))
      (not (z124)) (not (z125)))
    :effect (and
      (z16) (not (z33)) (z116)))
  (:action r2c1-to-r3c1-6
    :parameters ()
    :precondition (and
      (not (z9)) (not (z13)) (not (z17)) (not (z20)) (not (z23)) (z24) (z27) (not (z28))
      (not (z33)) (not (z46)) (z47) (not (z53)) (not (z60)) (not (z63)) (not (z70)) (not (z72))
      (not (z73)) (not (z74)) (not (z86)) (not (z88)) (not (z90)) (not (z92)) (not (z96))
      (not (z110)) (not (z114)) (not (z116)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z17) (not (z24)) (not (z27)) (not (z47)) (z116)))
  (:action r3c2-to-r3c1-6
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z17)) (not (z20)) (not (z23)) (not (z24)) (z27) (not (z28))
      (not (z32)) (not (z33)) (not (z37)) (not (z42)) (not (z47)) (not (z53)) (not (z57))
      (not (z60)) (not (z63)) (z70) (not (z72)) (not (z73)) (not (z74)) (not (z86)) (not (z88))
      (not (z90)) (not (z92)) (not (z104)) (not (z109)) (not (z114)) (not (z116)) (not (z121))
      (not (z125)))
    :effect (and
      (z17) (not (z27)) (not (z70)) (z125)))
  (:action r2c1-to-r1c1-6
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z9)) (not (z12)) (not (z13)) (not (z16)) (not (z18))
      (not (z23)) (not (z24)) (not (z27)) (not (z31)) (z33) (not (z37)) (not (z46)) (not (z47))
      (not (z53)) (not (z54)) (not (z63)) (not (z68)) (not (z84)) (not (z92)) (not (z96))
      (not (z100)) (not (z107)) (not (z110)) (not (z114)) (not (z116)) (not (z121)) (not (z124))
      (not (z125)))
    :effect (and
      (z18) (not (z33)) (z116)))
  (:action r2c1-to-r3c1-7
    :parameters ()
    :precondition (and
      (not (z9)) (not (z13)) (not (z17)) (not (z20)) (not (z23)) (not (z24)) (z27) (not (z28))
      (not (z32)) (not (z33)) (z46) (not (z47)) (not (z53)) (not (z63)) (not (z72)) (not (z73))
      (not (z75)) (not (z83)) (not (z90)) (not (z95)) (not (z96)) (not (z101)) (not (z102))
      (not (z107)) (not (z110)) (not (z112)) (not (z114)) (not (z116)) (not (z121)) (not (z124))
      (not (z125)))
    :effect (and
      (z20) (not (z27)) (not (z46)) (z116)))
  (:action r3c2-to-r3c1-7
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z17)) (not (z20)) (not (z23)) (z27) (not (z28)) (z32)
      (not (z33)) (not (z37)) (not (z42)) (not (z46)) (not (z53)) (not (z57)) (not (z63))
      (not (z70)) (not (z72)) (not (z73)) (not (z75)) (not (z83)) (not (z90)) (not (z95))
      (not (z101)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z112)) (not (z114))
      (not (z116)) (not (z121)) (not (z125)))
    :effect (and
      (z20) (not (z27)) (not (z32)) (z125)))
  (:action r3c3-to-r3c2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z7)) (not (z13)) (not (z23)) (z26) (not (z27)) (not (z30))
      (not (z32)) (not (z33)) (not (z35)) (not (z37)) (not (z42)) (not (z52)) (not (z53))
      (not (z56)) (not (z57)) (not (z63)) (not (z70)) (not (z73)) (not (z74)) (not (z84))
      (not (z95)) (not (z104)) (not (z109)) (not (z112)) (not (z116)) (not (z120)) (not (z121))
      (not (z122)) (not (z124)) (z125))
    :effect (and
      (z23) (not (z26)) (z121) (not (z125))))
  (:action r3c3-to-r2c3
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z23)) (not (z26)) (not (z27)) (not (z30)) (not (z33))
      (not (z35)) (not (z39)) (not (z41)) (z53) (not (z56)) (not (z63)) (not (z74)) (not (z83))
      (not (z84)) (not (z88)) (not (z95)) (not (z112)) (not (z116)) (not (z119)) (not (z121))
      (not (z122)) (not (z125)))
    :effect (and
      (z23) (not (z53)) (z121)))
  (:action r3c3-to-r3c2-2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z17)) (not (z23)) (not (z24)) (not (z26)) (not (z27))
      (not (z30)) (not (z32)) (not (z33)) (not (z35)) (not (z37)) (not (z42)) (not (z47))
      (not (z53)) (not (z56)) (not (z57)) (not (z60)) (not (z63)) (not (z70)) (z74) (not (z84))
      (not (z86)) (not (z88)) (not (z92)) (not (z95)) (not (z104)) (not (z109)) (not (z112))
      (not (z116)) (not (z121)) (z125))
    :effect (and
      (z23) (z70) (not (z74)) (z121) (not (z125))))
  (:action r3c3-to-r2c3-2
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z20)) (not (z23)) (not (z26)) (not (z27)) (not (z30))
      (not (z32)) (not (z33)) (not (z35)) (not (z39)) (not (z41)) (not (z46)) (z53) (not (z56))
      (not (z63)) (not (z74)) (not (z75)) (not (z83)) (not (z84)) (not (z88)) (z95) (not (z101))
      (not (z102)) (not (z107)) (z112) (not (z116)) (not (z119)) (not (z121)) (not (z122))
      (not (z125)))
    :effect (and
      (z23) (not (z53)) (z83) (not (z95)) (not (z112)) (z121)))
  (:action r3c3-to-r2c3-3
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z17)) (not (z23)) (not (z24)) (not (z26)) (not (z27))
      (not (z30)) (not (z33)) (not (z35)) (not (z39)) (not (z41)) (not (z47)) (z53) (not (z56))
      (not (z60)) (not (z63)) (not (z70)) (z74) (not (z83)) (not (z84)) (not (z86)) (not (z88))
      (not (z92)) (not (z95)) (not (z112)) (not (z116)) (not (z119)) (not (z121)) (not (z122))
      (not (z125)))
    :effect (and
      (z23) (not (z53)) (not (z74)) (z88) (z121)))
  (:action r3c3-to-r3c2-3
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z23)) (not (z26)) (not (z27)) (not (z29)) (not (z30))
      (not (z32)) (not (z33)) (z35) (not (z37)) (not (z41)) (not (z42)) (not (z53)) (not (z56))
      (not (z57)) (not (z58)) (not (z63)) (not (z70)) (not (z74)) (not (z84)) (not (z90))
      (not (z95)) (not (z96)) (not (z104)) (not (z109)) (not (z112)) (not (z116)) (not (z121))
      (z125))
    :effect (and
      (z23) (not (z35)) (z104) (z121) (not (z125))))
  (:action r3c3-to-r2c3-4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z12)) (not (z13)) (not (z16)) (not (z23)) (not (z26)) (not (z27))
      (not (z30)) (not (z33)) (not (z35)) (not (z39)) (not (z41)) (z53) (z56) (not (z63))
      (not (z66)) (not (z72)) (not (z74)) (not (z81)) (not (z83)) (not (z84)) (not (z88))
      (not (z95)) (not (z103)) (not (z109)) (not (z112)) (not (z116)) (not (z119)) (not (z121))
      (not (z122)) (not (z125)))
    :effect (and
      (z23) (not (z53)) (not (z56)) (z119) (z121)))
  (:action r3c3-to-r2c3-5
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z12)) (not (z13)) (not (z23)) (z26) (not (z27)) (not (z30))
      (not (z33)) (not (z35)) (not (z39)) (not (z41)) (not (z52)) (z53) (not (z56)) (not (z63))
      (not (z73)) (not (z74)) (not (z83)) (not (z84)) (not (z88)) (not (z95)) (not (z112))
      (not (z116)) (not (z119)) (not (z120)) (not (z121)) (not (z122)) (not (z124)) (not (z125)))
    :effect (and
      (z23) (not (z26)) (not (z53)) (z121) (z122)))
  (:action r3c3-to-r3c2-4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z16)) (not (z23)) (not (z26)) (not (z27)) (not (z30))
      (not (z32)) (not (z33)) (not (z35)) (not (z37)) (not (z42)) (not (z53)) (z56) (not (z57))
      (not (z63)) (not (z66)) (not (z70)) (not (z72)) (not (z74)) (not (z81)) (not (z84))
      (not (z95)) (not (z103)) (not (z104)) (not (z109)) (not (z112)) (not (z116)) (not (z119))
      (not (z121)) (z125))
    :effect (and
      (z1) (z23) (not (z56)) (z109) (z121) (not (z125))))
  (:action r3c3-to-r2c3-6
    :parameters ()
    :precondition (and
      (not (z5)) (not (z12)) (not (z13)) (not (z18)) (not (z23)) (not (z26)) (not (z27))
      (not (z30)) (not (z31)) (not (z33)) (not (z35)) (not (z37)) (not (z39)) (not (z41)) (z53)
      (not (z56)) (not (z63)) (not (z74)) (not (z83)) (z84) (not (z88)) (not (z95)) (not (z100))
      (not (z112)) (not (z114)) (not (z116)) (not (z119)) (not (z121)) (not (z122)) (not (z125)))
    :effect (and
      (z12) (z23) (not (z53)) (not (z84)) (z121)))
  (:action r3c2-to-r3c3-5
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z7)) (not (z13)) (z23) (not (z26)) (not (z27)) (not (z30))
      (not (z32)) (not (z33)) (not (z35)) (not (z37)) (not (z42)) (not (z52)) (not (z53))
      (not (z56)) (not (z57)) (not (z63)) (not (z70)) (not (z73)) (not (z74)) (not (z84))
      (not (z95)) (not (z104)) (not (z109)) (not (z112)) (not (z116)) (not (z120)) (z121)
      (not (z122)) (not (z124)) (not (z125)))
    :effect (and
      (not (z23)) (z26) (not (z121)) (z125)))
  (:action r3c1-to-r2c1
    :parameters ()
    :precondition (and
      (not (z9)) (not (z13)) (not (z17)) (not (z20)) (not (z23)) (not (z24)) (not (z27))
      (not (z28)) (not (z33)) (not (z46)) (not (z47)) (not (z53)) (not (z63)) (z72) (not (z73))
      (not (z90)) (not (z96)) (not (z110)) (not (z114)) (z116) (not (z121)) (not (z124))
      (not (z125)))
    :effect (and
      (z27) (not (z72)) (not (z116))))
  (:action r3c1-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z9)) (not (z12)) (not (z13)) (not (z17)) (not (z18)) (not (z20))
      (not (z23)) (not (z24)) (not (z27)) (not (z28)) (not (z33)) (not (z37)) (not (z46))
      (not (z47)) (not (z53)) (not (z63)) (not (z72)) (not (z73)) (not (z90)) (not (z96))
      (not (z100)) (not (z110)) (z114) (z116) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z27) (not (z114)) (not (z116))))
  (:action r3c1-to-r3c2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z7)) (not (z13)) (not (z17)) (not (z20)) (not (z23))
      (not (z26)) (not (z27)) (not (z28)) (not (z32)) (not (z33)) (not (z37)) (not (z42))
      (not (z52)) (not (z53)) (not (z57)) (not (z63)) (not (z70)) (not (z72)) (z73) (not (z90))
      (not (z104)) (not (z109)) (not (z114)) (not (z116)) (not (z121)) (not (z122)) (not (z124))
      (z125))
    :effect (and
      (z27) (not (z73)) (not (z125))))
  (:action r3c1-to-r3c2-2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (z17) (not (z20)) (not (z23)) (not (z24)) (not (z27)) (not (z28))
      (not (z32)) (not (z33)) (not (z37)) (not (z42)) (not (z47)) (not (z53)) (not (z57))
      (not (z60)) (not (z63)) (not (z70)) (not (z72)) (not (z73)) (not (z74)) (not (z86))
      (not (z88)) (not (z90)) (not (z92)) (not (z104)) (not (z109)) (not (z114)) (not (z116))
      (not (z121)) (z125))
    :effect (and
      (not (z17)) (z27) (z70) (not (z125))))
  (:action r3c1-to-r2c1-3
    :parameters ()
    :precondition (and
      (not (z9)) (not (z13)) (not (z17)) (not (z20)) (not (z23)) (not (z24)) (not (z27))
      (not (z28)) (not (z29)) (not (z33)) (not (z35)) (not (z41)) (not (z46)) (not (z47))
      (not (z53)) (not (z58)) (not (z63)) (not (z72)) (not (z73)) (z90) (not (z96)) (not (z104))
      (not (z110)) (not (z114)) (z116) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z27) (not (z90)) (z96) (not (z116))))
  (:action r3c1-to-r3c2-3
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z17)) (not (z20)) (not (z23)) (not (z27)) (not (z28))
      (not (z29)) (not (z32)) (not (z33)) (not (z35)) (not (z37)) (not (z41)) (not (z42))
      (not (z53)) (not (z57)) (not (z58)) (not (z63)) (not (z70)) (not (z72)) (not (z73)) (z90)
      (not (z96)) (not (z104)) (not (z109)) (not (z114)) (not (z116)) (not (z121)) (z125))
    :effect (and
      (z27) (not (z90)) (z104) (not (z125))))
  (:action r3c1-to-r2c1-4
    :parameters ()
    :precondition (and
      (not (z9)) (not (z10)) (not (z13)) (not (z15)) (not (z17)) (not (z20)) (not (z23))
      (not (z24)) (not (z27)) (z28) (not (z33)) (not (z42)) (not (z46)) (not (z47)) (not (z53))
      (not (z54)) (not (z62)) (not (z63)) (not (z72)) (not (z73)) (not (z90)) (not (z96))
      (not (z105)) (not (z110)) (not (z114)) (z116) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z27) (not (z28)) (z110) (not (z116))))
  (:action r3c1-to-r2c1-5
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z9)) (not (z13)) (not (z17)) (not (z20)) (not (z23))
      (not (z24)) (not (z26)) (not (z27)) (not (z28)) (not (z33)) (not (z46)) (not (z47))
      (not (z52)) (not (z53)) (not (z63)) (not (z72)) (z73) (not (z90)) (not (z96)) (not (z110))
      (not (z114)) (z116) (not (z120)) (not (z121)) (not (z122)) (not (z124)) (not (z125)))
    :effect (and
      (z27) (not (z73)) (not (z116)) (z124)))
  (:action r3c1-to-r3c2-4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z16)) (not (z17)) (not (z20)) (not (z23)) (not (z27))
      (not (z28)) (not (z32)) (not (z33)) (not (z37)) (not (z42)) (not (z53)) (not (z56))
      (not (z57)) (not (z63)) (not (z66)) (not (z70)) (z72) (not (z73)) (not (z81)) (not (z90))
      (not (z103)) (not (z104)) (not (z109)) (not (z114)) (not (z116)) (not (z119)) (not (z121))
      (z125))
    :effect (and
      (z1) (z27) (not (z72)) (z109) (not (z125))))
  (:action r3c1-to-r2c1-6
    :parameters ()
    :precondition (and
      (not (z9)) (not (z11)) (not (z13)) (not (z17)) (not (z20)) (not (z23)) (not (z24))
      (not (z27)) (not (z28)) (not (z30)) (not (z33)) (not (z39)) (not (z46)) (not (z47))
      (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z63)) (not (z68)) (not (z72))
      (not (z73)) (not (z90)) (not (z96)) (not (z110)) (not (z114)) (z116) (not (z121))
      (not (z124)) (not (z125)))
    :effect (and
      (z9) (z27) (not (z116))))
  (:action r2c1-to-r3c1-8
    :parameters ()
    :precondition (and
      (not (z9)) (not (z10)) (not (z13)) (not (z15)) (not (z17)) (not (z20)) (not (z23))
      (not (z24)) (z27) (not (z28)) (not (z33)) (not (z42)) (not (z46)) (not (z47)) (not (z53))
      (not (z54)) (not (z62)) (not (z63)) (not (z72)) (not (z73)) (not (z90)) (not (z96))
      (not (z105)) (z110) (not (z114)) (not (z116)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z27)) (z28) (not (z110)) (z116)))
  (:action r3c2-to-r3c1-8
    :parameters ()
    :precondition (and
      (not (z1)) (not (z10)) (not (z13)) (not (z15)) (not (z17)) (not (z20)) (not (z23)) (z27)
      (not (z28)) (not (z32)) (not (z33)) (not (z37)) (z42) (not (z53)) (not (z54)) (not (z57))
      (not (z62)) (not (z63)) (not (z70)) (not (z72)) (not (z73)) (not (z90)) (not (z104))
      (not (z105)) (not (z109)) (not (z110)) (not (z114)) (not (z116)) (not (z121)) (not (z125)))
    :effect (and
      (not (z27)) (z28) (not (z42)) (z125)))
  (:action r2c1-to-r2c2-6
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z23)) (not (z24))
      (not (z27)) (not (z29)) (not (z33)) (not (z35)) (not (z41)) (not (z46)) (not (z47))
      (not (z49)) (not (z53)) (not (z58)) (not (z60)) (not (z63)) (not (z66)) (not (z90)) (z96)
      (not (z102)) (not (z104)) (not (z110)) (not (z116)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z29) (not (z96)) (z116)))
  (:action r3c2-to-r2c2-6
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z7)) (not (z10)) (not (z13)) (not (z23)) (not (z27))
      (not (z29)) (not (z32)) (not (z33)) (not (z35)) (not (z37)) (not (z41)) (not (z42))
      (not (z49)) (not (z53)) (not (z57)) (not (z58)) (not (z60)) (not (z63)) (not (z66))
      (not (z70)) (not (z90)) (not (z96)) (not (z102)) (z104) (not (z109)) (not (z116))
      (not (z121)) (not (z125)))
    :effect (and
      (z29) (not (z104)) (z125)))
  (:action r3c2-to-r3c3-6
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z11)) (not (z13)) (z23) (not (z26)) (not (z27)) (not (z30))
      (not (z32)) (not (z33)) (not (z35)) (not (z37)) (not (z39)) (not (z42)) (not (z49))
      (not (z51)) (not (z53)) (not (z56)) (z57) (not (z63)) (not (z68)) (not (z70)) (not (z74))
      (not (z84)) (not (z95)) (not (z104)) (not (z109)) (not (z112)) (not (z116)) (z121)
      (not (z125)))
    :effect (and
      (not (z23)) (z30) (not (z57)) (not (z121)) (z125)))
  (:action r2c2-to-r3c2-5
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z7)) (not (z10)) (not (z13)) (not (z20)) (not (z23))
      (not (z27)) (not (z29)) (not (z32)) (not (z33)) (not (z37)) (not (z42)) (not (z46))
      (not (z49)) (not (z53)) (not (z57)) (not (z60)) (not (z63)) (not (z66)) (not (z70))
      (not (z75)) (not (z83)) (not (z95)) (not (z101)) (z102) (not (z104)) (not (z107))
      (not (z109)) (not (z112)) (not (z116)) (not (z121)) (z125))
    :effect (and
      (z32) (not (z102)) (not (z125))))
  (:action r3c3-to-r3c2-5
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z20)) (not (z23)) (not (z26)) (not (z27)) (not (z30))
      (not (z32)) (not (z33)) (not (z35)) (not (z37)) (not (z42)) (not (z46)) (not (z53))
      (not (z56)) (not (z57)) (not (z63)) (not (z70)) (not (z74)) (not (z75)) (not (z83))
      (not (z84)) (z95) (not (z101)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (z112)
      (not (z116)) (not (z121)) (z125))
    :effect (and
      (z23) (z32) (not (z95)) (not (z112)) (z121) (not (z125))))
  (:action r3c1-to-r3c2-5
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (not (z17)) (z20) (not (z23)) (not (z27)) (not (z28)) (not (z32))
      (not (z33)) (not (z37)) (not (z42)) (not (z46)) (not (z53)) (not (z57)) (not (z63))
      (not (z70)) (not (z72)) (not (z73)) (not (z75)) (not (z83)) (not (z90)) (not (z95))
      (not (z101)) (not (z102)) (not (z104)) (not (z107)) (not (z109)) (not (z112)) (not (z114))
      (not (z116)) (not (z121)) (z125))
    :effect (and
      (not (z20)) (z27) (z32) (not (z125))))
  (:action r1c1-to-r2c1
    :parameters ()
    :precondition (and
      (not (z6)) (not (z9)) (not (z13)) (z16) (not (z18)) (not (z23)) (not (z24)) (not (z27))
      (not (z33)) (not (z46)) (not (z47)) (not (z53)) (not (z54)) (not (z63)) (not (z68))
      (not (z92)) (not (z96)) (not (z103)) (not (z107)) (not (z110)) (z116) (not (z121))
      (not (z124)) (not (z125)))
    :effect (and
      (not (z16)) (z33) (not (z116))))
  (:action r1c1-to-r2c1-2
    :parameters ()
    :precondition (and
      (not (z6)) (not (z9)) (not (z13)) (not (z16)) (z18) (not (z23)) (not (z24)) (not (z27))
      (not (z33)) (not (z37)) (not (z46)) (not (z47)) (not (z53)) (not (z54)) (not (z63))
      (not (z68)) (not (z92)) (not (z96)) (not (z100)) (not (z107)) (not (z110)) (not (z114))
      (z116) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z18)) (z33) (not (z116))))
  (:action r1c1-to-r1c2
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z13)) (not (z15)) (not (z16)) (not (z18)) (not (z23))
      (not (z27)) (not (z33)) (not (z53)) (not (z54)) (z58) (not (z62)) (z63) (not (z68))
      (not (z75)) (not (z81)) (not (z92)) (not (z100)) (not (z107)) (not (z116)) (not (z120))
      (not (z121)) (not (z125)))
    :effect (and
      (z33) (not (z63))))
  (:action r1c1-to-r1c2-2
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z13)) (not (z15)) (not (z16)) (not (z18)) (not (z23))
      (not (z27)) (not (z33)) (not (z53)) (not (z54)) (not (z58)) (not (z60)) (not (z62)) (z63)
      (not (z68)) (not (z70)) (not (z74)) (not (z75)) (not (z81)) (not (z86)) (not (z88)) (z92)
      (not (z100)) (not (z107)) (not (z116)) (not (z120)) (not (z121)) (not (z125)))
    :effect (and
      (z33) (not (z63)) (not (z92))))
  (:action r1c1-to-r1c2-3
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z13)) (not (z15)) (not (z16)) (not (z18)) (not (z20))
      (not (z23)) (not (z27)) (not (z32)) (not (z33)) (not (z46)) (not (z53)) (not (z54))
      (not (z62)) (z63) (not (z68)) (not (z75)) (not (z81)) (not (z83)) (not (z92)) (not (z95))
      (not (z100)) (not (z101)) (not (z102)) (z107) (not (z112)) (not (z116)) (not (z120))
      (not (z121)) (not (z125)))
    :effect (and
      (z33) (not (z63)) (z75) (not (z107))))
  (:action r1c1-to-r1c2-4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z13)) (not (z15)) (z16) (not (z18)) (not (z23))
      (not (z27)) (not (z33)) (not (z53)) (not (z54)) (not (z56)) (not (z58)) (not (z62)) (z63)
      (not (z66)) (not (z68)) (not (z72)) (not (z75)) (not (z81)) (not (z92)) (not (z100))
      (not (z103)) (not (z107)) (not (z109)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z125)))
    :effect (and
      (not (z16)) (z33) (not (z63)) (z81)))
  (:action r1c1-to-r2c1-3
    :parameters ()
    :precondition (and
      (not (z6)) (not (z9)) (not (z13)) (not (z16)) (not (z18)) (not (z23)) (not (z24))
      (not (z27)) (not (z29)) (not (z33)) (not (z35)) (not (z41)) (not (z46)) (not (z47))
      (not (z53)) (not (z54)) (z58) (not (z63)) (not (z68)) (not (z90)) (not (z92)) (not (z96))
      (not (z104)) (not (z107)) (not (z110)) (z116) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z33) (not (z58)) (z96) (not (z116))))
  (:action r1c1-to-r1c2-5
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z11)) (not (z12)) (not (z13)) (not (z15)) (not (z16)) (z18)
      (not (z23)) (not (z27)) (not (z31)) (not (z33)) (not (z37)) (not (z53)) (not (z54))
      (not (z58)) (not (z62)) (z63) (not (z68)) (not (z75)) (not (z81)) (not (z84)) (not (z92))
      (not (z100)) (not (z107)) (not (z114)) (not (z116)) (not (z120)) (not (z121)) (not (z125)))
    :effect (and
      (not (z18)) (z33) (not (z63)) (z100)))
  (:action r1c1-to-r2c1-4
    :parameters ()
    :precondition (and
      (not (z6)) (not (z9)) (not (z10)) (not (z13)) (not (z15)) (not (z16)) (not (z18))
      (not (z23)) (not (z24)) (not (z27)) (not (z28)) (not (z33)) (not (z42)) (not (z46))
      (not (z47)) (not (z53)) (z54) (not (z62)) (not (z63)) (not (z68)) (not (z92)) (not (z96))
      (not (z105)) (not (z107)) (not (z110)) (z116) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z33) (not (z54)) (z110) (not (z116))))
  (:action r1c1-to-r1c2-6
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (not (z11)) (not (z13)) (not (z15)) (not (z16)) (not (z18)) (not (z23))
      (not (z26)) (not (z27)) (not (z33)) (not (z52)) (not (z53)) (not (z54)) (not (z62)) (z63)
      (not (z68)) (not (z73)) (not (z75)) (not (z81)) (not (z92)) (not (z100)) (not (z107))
      (not (z116)) (not (z120)) (not (z121)) (not (z122)) (not (z124)) (not (z125)))
    :effect (and
      (not (z6)) (z33) (not (z63)) (z120)))
  (:action r1c1-to-r2c1-5
    :parameters ()
    :precondition (and
      (z6) (not (z7)) (not (z9)) (not (z13)) (not (z16)) (not (z18)) (not (z23)) (not (z24))
      (not (z26)) (not (z27)) (not (z33)) (not (z46)) (not (z47)) (not (z52)) (not (z53))
      (not (z54)) (not (z63)) (not (z68)) (not (z73)) (not (z92)) (not (z96)) (not (z107))
      (not (z110)) (z116) (not (z120)) (not (z121)) (not (z122)) (not (z124)) (not (z125)))
    :effect (and
      (not (z6)) (z33) (not (z116)) (z124)))
  (:action r1c1-to-r2c1-6
    :parameters ()
    :precondition (and
      (not (z6)) (not (z9)) (not (z11)) (not (z13)) (not (z16)) (not (z18)) (not (z23))
      (not (z24)) (not (z27)) (not (z30)) (not (z33)) (not (z39)) (not (z46)) (not (z47))
      (not (z49)) (not (z51)) (not (z53)) (not (z54)) (not (z57)) (not (z63)) (z68) (not (z92))
      (not (z96)) (not (z107)) (not (z110)) (z116) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z9) (z33) (not (z68)) (not (z116))))
  (:action r1c1-to-r1c2-7
    :parameters ()
    :precondition (and
      (not (z6)) (not (z9)) (not (z11)) (not (z13)) (not (z15)) (not (z16)) (not (z18))
      (not (z23)) (not (z27)) (not (z30)) (not (z33)) (not (z39)) (not (z49)) (not (z51))
      (not (z53)) (not (z54)) (not (z57)) (not (z58)) (not (z62)) (z63) (z68) (not (z75))
      (not (z81)) (not (z92)) (not (z100)) (not (z107)) (not (z116)) (not (z120)) (not (z121))
      (not (z125)))
    :effect (and
      (z11) (z33) (not (z63)) (not (z68))))
  (:action r3c2-to-r3c3-7
    :parameters ()
    :precondition (and
      (not (z1)) (not (z13)) (z23) (not (z26)) (not (z27)) (not (z29)) (not (z30)) (not (z32))
      (not (z33)) (not (z35)) (not (z37)) (not (z41)) (not (z42)) (not (z53)) (not (z56))
      (not (z57)) (not (z58)) (not (z63)) (not (z70)) (not (z74)) (not (z84)) (not (z90))
      (not (z95)) (not (z96)) (z104) (not (z109)) (not (z112)) (not (z116)) (z121) (not (z125)))
    :effect (and
      (not (z23)) (z35) (not (z104)) (not (z121)) (z125)))
  (:action r2c2-to-r3c2-6
    :parameters ()
    :precondition (and
      (not (z1)) (z5) (not (z7)) (not (z10)) (not (z12)) (not (z13)) (not (z18)) (not (z23))
      (not (z27)) (not (z29)) (not (z31)) (not (z32)) (not (z33)) (not (z37)) (not (z42))
      (not (z49)) (not (z53)) (not (z57)) (not (z60)) (not (z63)) (not (z66)) (not (z70))
      (not (z84)) (not (z100)) (not (z102)) (not (z104)) (not (z109)) (not (z114)) (not (z116))
      (not (z121)) (z125))
    :effect (and
      (not (z5)) (z37) (not (z125))))
  (:action r3c3-to-r3c2-6
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z12)) (not (z13)) (not (z18)) (not (z23)) (not (z26))
      (not (z27)) (not (z30)) (not (z31)) (not (z32)) (not (z33)) (not (z35)) (not (z37))
      (not (z42)) (not (z53)) (not (z56)) (not (z57)) (not (z63)) (not (z70)) (not (z74)) (z84)
      (not (z95)) (not (z100)) (not (z104)) (not (z109)) (not (z112)) (not (z114)) (not (z116))
      (not (z121)) (z125))
    :effect (and
      (z23) (z37) (not (z84)) (z121) (not (z125))))
  (:action r3c1-to-r3c2-6
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z12)) (not (z13)) (not (z17)) (not (z18)) (not (z20))
      (not (z23)) (not (z27)) (not (z28)) (not (z31)) (not (z32)) (not (z33)) (not (z37))
      (not (z42)) (not (z53)) (not (z57)) (not (z63)) (not (z70)) (not (z72)) (not (z73))
      (not (z84)) (not (z90)) (not (z100)) (not (z104)) (not (z109)) (z114) (not (z116))
      (not (z121)) (z125))
    :effect (and
      (z27) (z37) (not (z114)) (not (z125))))
  (:action r2c2-to-r2c3-7
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13))
      (not (z23)) (not (z27)) (not (z29)) (not (z30)) (not (z33)) (not (z39)) (not (z41)) (z49)
      (not (z51)) (z53) (not (z57)) (not (z60)) (not (z63)) (not (z66)) (not (z68)) (not (z83))
      (not (z88)) (not (z102)) (not (z116)) (not (z119)) (not (z121)) (not (z122)) (not (z125)))
    :effect (and
      (z39) (not (z49)) (not (z53))))
  (:action r1c3-to-r2c3-8
    :parameters ()
    :precondition (and
      (not (z9)) (not (z11)) (not (z12)) (not (z13)) (not (z23)) (not (z27)) (not (z30))
      (not (z31)) (not (z33)) (not (z39)) (not (z41)) (not (z49)) (z51) (not (z52)) (z53)
      (not (z57)) (not (z63)) (not (z68)) (not (z83)) (not (z86)) (not (z88)) (not (z101))
      (not (z103)) (not (z105)) (not (z116)) (not (z119)) (not (z121)) (not (z122)) (not (z125)))
    :effect (and
      (z13) (z39) (not (z51)) (not (z53))))
  (:action r3c3-to-r2c3-7
    :parameters ()
    :precondition (and
      (not (z9)) (not (z11)) (not (z12)) (not (z13)) (not (z23)) (not (z26)) (not (z27)) (z30)
      (not (z33)) (not (z35)) (not (z39)) (not (z41)) (not (z49)) (not (z51)) (z53) (not (z56))
      (not (z57)) (not (z63)) (not (z68)) (not (z74)) (not (z83)) (not (z84)) (not (z88))
      (not (z95)) (not (z112)) (not (z116)) (not (z119)) (not (z121)) (not (z122)) (not (z125)))
    :effect (and
      (z23) (not (z30)) (z39) (not (z53)) (z121)))
  (:action r2c2-to-r2c3-8
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z10)) (not (z12)) (not (z13)) (not (z23)) (not (z27)) (z29)
      (not (z33)) (not (z35)) (not (z39)) (not (z41)) (not (z49)) (z53) (not (z58)) (not (z60))
      (not (z63)) (not (z66)) (not (z83)) (not (z88)) (not (z90)) (not (z96)) (not (z102))
      (not (z104)) (not (z116)) (not (z119)) (not (z121)) (not (z122)) (not (z125)))
    :effect (and
      (not (z29)) (z41) (not (z53))))
  (:action r1c3-to-r2c3-9
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z23)) (not (z27)) (not (z29)) (not (z31)) (not (z33))
      (not (z35)) (not (z39)) (not (z41)) (not (z51)) (not (z52)) (z53) (not (z58)) (not (z63))
      (not (z83)) (not (z86)) (not (z88)) (not (z90)) (not (z96)) (not (z101)) (not (z103))
      (not (z104)) (not (z105)) (not (z116)) (not (z119)) (not (z121)) (not (z122)) (not (z125)))
    :effect (and
      (z13) (z41) (not (z53))))
  (:action r3c3-to-r2c3-8
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z23)) (not (z26)) (not (z27)) (not (z29)) (not (z30))
      (not (z33)) (z35) (not (z39)) (not (z41)) (z53) (not (z56)) (not (z58)) (not (z63))
      (not (z74)) (not (z83)) (not (z84)) (not (z88)) (not (z90)) (not (z95)) (not (z96))
      (not (z104)) (not (z112)) (not (z116)) (not (z119)) (not (z121)) (not (z122)) (not (z125)))
    :effect (and
      (z23) (not (z35)) (z41) (not (z53)) (z121)))
  (:action r2c2-to-r3c2-7
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z7)) (z10) (not (z13)) (not (z15)) (not (z23)) (not (z27))
      (not (z28)) (not (z29)) (not (z32)) (not (z33)) (not (z37)) (not (z42)) (not (z49))
      (not (z53)) (not (z54)) (not (z57)) (not (z60)) (not (z62)) (not (z63)) (not (z66))
      (not (z70)) (not (z102)) (not (z104)) (not (z105)) (not (z109)) (not (z110)) (not (z116))
      (not (z121)) (z125))
    :effect (and
      (not (z10)) (z42) (not (z125))))
  (:action r3c3-to-r3c2-7
    :parameters ()
    :precondition (and
      (not (z1)) (not (z10)) (not (z13)) (not (z15)) (not (z23)) (not (z26)) (not (z27))
      (not (z28)) (not (z30)) (not (z32)) (not (z33)) (not (z35)) (not (z37)) (not (z42))
      (not (z53)) (not (z54)) (not (z56)) (not (z57)) (not (z62)) (not (z63)) (not (z70))
      (not (z74)) (not (z84)) (not (z95)) (not (z104)) (not (z105)) (not (z109)) (not (z110))
      (not (z112)) (not (z116)) (not (z121)) (z125))
    :effect (and
      (z23) (z42) (z121) (not (z125))))
  (:action r3c1-to-r3c2-7
    :parameters ()
    :precondition (and
      (not (z1)) (not (z10)) (not (z13)) (not (z15)) (not (z17)) (not (z20)) (not (z23))
      (not (z27)) (z28) (not (z32)) (not (z33)) (not (z37)) (not (z42)) (not (z53)) (not (z54))
      (not (z57)) (not (z62)) (not (z63)) (not (z70)) (not (z72)) (not (z73)) (not (z90))
      (not (z104)) (not (z105)) (not (z109)) (not (z110)) (not (z114)) (not (z116)) (not (z121))
      (z125))
    :effect (and
      (z27) (not (z28)) (z42) (not (z125))))
  (:action r2c2-to-r2c1-7
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z20)) (not (z23))
      (not (z24)) (not (z27)) (not (z29)) (not (z32)) (not (z33)) (not (z46)) (not (z47))
      (not (z49)) (not (z53)) (not (z60)) (not (z63)) (not (z66)) (not (z75)) (not (z83))
      (not (z95)) (not (z96)) (not (z101)) (z102) (not (z107)) (not (z110)) (not (z112)) (z116)
      (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z46) (not (z102)) (not (z116))))
  (:action r3c1-to-r2c1-7
    :parameters ()
    :precondition (and
      (not (z9)) (not (z13)) (not (z17)) (z20) (not (z23)) (not (z24)) (not (z27)) (not (z28))
      (not (z32)) (not (z33)) (not (z46)) (not (z47)) (not (z53)) (not (z63)) (not (z72))
      (not (z73)) (not (z75)) (not (z83)) (not (z90)) (not (z95)) (not (z96)) (not (z101))
      (not (z102)) (not (z107)) (not (z110)) (not (z112)) (not (z114)) (z116) (not (z121))
      (not (z124)) (not (z125)))
    :effect (and
      (not (z20)) (z27) (z46) (not (z116))))
  (:action r1c1-to-r2c1-7
    :parameters ()
    :precondition (and
      (not (z6)) (not (z9)) (not (z13)) (not (z16)) (not (z18)) (not (z20)) (not (z23))
      (not (z24)) (not (z27)) (not (z32)) (not (z33)) (not (z46)) (not (z47)) (not (z53))
      (not (z54)) (not (z63)) (not (z68)) (not (z75)) (not (z83)) (not (z92)) (not (z95))
      (not (z96)) (not (z101)) (not (z102)) (z107) (not (z110)) (not (z112)) (z116) (not (z121))
      (not (z124)) (not (z125)))
    :effect (and
      (z33) (z46) (not (z107)) (not (z116))))
  (:action r2c2-to-r2c1-8
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z17)) (not (z23))
      (not (z24)) (not (z27)) (not (z29)) (not (z33)) (not (z46)) (not (z47)) (not (z49))
      (not (z53)) (z60) (not (z63)) (not (z66)) (not (z70)) (not (z74)) (not (z86)) (not (z88))
      (not (z92)) (not (z96)) (not (z102)) (not (z110)) (z116) (not (z121)) (not (z124))
      (not (z125)))
    :effect (and
      (z24) (z47) (not (z60)) (not (z116))))
  (:action r3c1-to-r2c1-8
    :parameters ()
    :precondition (and
      (not (z9)) (not (z13)) (z17) (not (z20)) (not (z23)) (not (z24)) (not (z27)) (not (z28))
      (not (z33)) (not (z46)) (not (z47)) (not (z53)) (not (z60)) (not (z63)) (not (z70))
      (not (z72)) (not (z73)) (not (z74)) (not (z86)) (not (z88)) (not (z90)) (not (z92))
      (not (z96)) (not (z110)) (not (z114)) (z116) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z17)) (z24) (z27) (z47) (not (z116))))
  (:action r1c1-to-r2c1-8
    :parameters ()
    :precondition (and
      (not (z6)) (not (z9)) (not (z13)) (not (z16)) (not (z17)) (not (z18)) (not (z23))
      (not (z24)) (not (z27)) (not (z33)) (not (z46)) (not (z47)) (not (z53)) (not (z54))
      (not (z60)) (not (z63)) (not (z68)) (not (z70)) (not (z74)) (not (z86)) (not (z88)) (z92)
      (not (z96)) (not (z107)) (not (z110)) (z116) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (z24) (z33) (z47) (not (z92)) (not (z116))))
  (:action r2c1-to-r2c2-7
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (z9) (not (z10)) (not (z11)) (not (z13)) (not (z23)) (not (z24))
      (not (z27)) (not (z29)) (not (z30)) (not (z33)) (not (z39)) (not (z46)) (not (z47))
      (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z60)) (not (z63)) (not (z66))
      (not (z68)) (not (z96)) (not (z102)) (not (z110)) (not (z116)) (not (z121)) (not (z124))
      (not (z125)))
    :effect (and
      (not (z9)) (z49) (z116)))
  (:action r3c2-to-r2c2-7
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z23))
      (not (z27)) (not (z29)) (not (z30)) (not (z32)) (not (z33)) (not (z37)) (not (z39))
      (not (z42)) (not (z49)) (not (z51)) (not (z53)) (z57) (not (z60)) (not (z63)) (not (z66))
      (not (z68)) (not (z70)) (not (z102)) (not (z104)) (not (z109)) (not (z116)) (not (z121))
      (not (z125)))
    :effect (and
      (z49) (not (z57)) (z125)))
  (:action r2c3-to-r1c3
    :parameters ()
    :precondition (and
      (not (z5)) (z12) (z13) (not (z18)) (not (z23)) (not (z27)) (not (z31)) (not (z33))
      (not (z37)) (not (z39)) (not (z41)) (not (z51)) (not (z52)) (not (z53)) (not (z63))
      (not (z83)) (not (z84)) (not (z86)) (not (z88)) (not (z100)) (not (z101)) (not (z103))
      (not (z105)) (not (z114)) (not (z116)) (not (z119)) (not (z121)) (not (z122)) (not (z125)))
    :effect (and
      (not (z12)) (not (z13)) (z53)))
  (:action r2c3-to-r3c3
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (z23) (not (z26)) (not (z27)) (not (z30)) (not (z33)) (not (z35))
      (not (z39)) (not (z41)) (not (z53)) (not (z56)) (not (z63)) (not (z74)) (not (z83))
      (not (z84)) (not (z88)) (not (z95)) (not (z112)) (not (z116)) (not (z119)) (z121)
      (not (z122)) (not (z125)))
    :effect (and
      (not (z23)) (z53) (not (z121))))
  (:action r2c3-to-r1c3-2
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (not (z23)) (not (z27)) (not (z29)) (not (z31)) (not (z33)) (not (z35))
      (not (z39)) (z41) (not (z51)) (not (z52)) (not (z53)) (not (z58)) (not (z63)) (not (z83))
      (not (z86)) (not (z88)) (not (z90)) (not (z96)) (not (z101)) (not (z103)) (not (z104))
      (not (z105)) (not (z116)) (not (z119)) (not (z121)) (not (z122)) (not (z125)))
    :effect (and
      (not (z13)) (not (z41)) (z53)))
  (:action r2c3-to-r2c2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z7)) (not (z10)) (not (z12)) (not (z13)) (not (z16))
      (not (z23)) (not (z27)) (not (z29)) (not (z33)) (not (z39)) (not (z41)) (not (z49))
      (not (z53)) (not (z56)) (not (z60)) (not (z63)) (not (z66)) (not (z72)) (not (z81))
      (not (z83)) (not (z88)) (not (z102)) (not (z103)) (not (z109)) (not (z116)) (z119)
      (not (z121)) (not (z122)) (not (z125)))
    :effect (and
      (z53) (z66) (not (z119))))
  (:action r2c3-to-r3c3-2
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z17)) (z23) (not (z24)) (not (z26)) (not (z27)) (not (z30))
      (not (z33)) (not (z35)) (not (z39)) (not (z41)) (not (z47)) (not (z53)) (not (z56))
      (not (z60)) (not (z63)) (not (z70)) (not (z74)) (not (z83)) (not (z84)) (not (z86)) (z88)
      (not (z92)) (not (z95)) (not (z112)) (not (z116)) (not (z119)) (z121) (not (z122))
      (not (z125)))
    :effect (and
      (not (z23)) (z53) (z74) (not (z88)) (not (z121))))
  (:action r2c3-to-r3c3-3
    :parameters ()
    :precondition (and
      (not (z5)) (z12) (not (z13)) (not (z18)) (z23) (not (z26)) (not (z27)) (not (z30))
      (not (z31)) (not (z33)) (not (z35)) (not (z37)) (not (z39)) (not (z41)) (not (z53))
      (not (z56)) (not (z63)) (not (z74)) (not (z83)) (not (z84)) (not (z88)) (not (z95))
      (not (z100)) (not (z112)) (not (z114)) (not (z116)) (not (z119)) (z121) (not (z122))
      (not (z125)))
    :effect (and
      (not (z12)) (not (z23)) (z53) (z84) (not (z121))))
  (:action r2c3-to-r1c3-3
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (not (z17)) (not (z23)) (not (z24)) (not (z27)) (not (z31)) (not (z33))
      (not (z39)) (not (z41)) (not (z47)) (not (z51)) (not (z52)) (not (z53)) (not (z60))
      (not (z63)) (not (z70)) (not (z74)) (not (z83)) (not (z86)) (z88) (not (z92)) (not (z101))
      (not (z103)) (not (z105)) (not (z116)) (not (z119)) (not (z121)) (not (z122)) (not (z125)))
    :effect (and
      (not (z13)) (z53) (z86) (not (z88))))
  (:action r2c3-to-r1c3-4
    :parameters ()
    :precondition (and
      (not (z12)) (z13) (not (z20)) (not (z23)) (not (z27)) (not (z31)) (not (z32)) (not (z33))
      (not (z39)) (not (z41)) (not (z46)) (not (z51)) (not (z52)) (not (z53)) (not (z63))
      (not (z75)) (z83) (not (z86)) (not (z88)) (not (z95)) (not (z101)) (not (z102))
      (not (z103)) (not (z105)) (not (z107)) (not (z112)) (not (z116)) (not (z119)) (not (z121))
      (not (z122)) (not (z125)))
    :effect (and
      (not (z13)) (z53) (not (z83)) (z101)))
  (:action r2c3-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z10)) (not (z12)) (not (z13)) (not (z20)) (not (z23))
      (not (z27)) (not (z29)) (not (z32)) (not (z33)) (not (z39)) (not (z41)) (not (z46))
      (not (z49)) (not (z53)) (not (z60)) (not (z63)) (not (z66)) (not (z75)) (z83) (not (z88))
      (not (z95)) (not (z101)) (not (z102)) (not (z107)) (not (z112)) (not (z116)) (not (z119))
      (not (z121)) (not (z122)) (not (z125)))
    :effect (and
      (z53) (not (z83)) (z102)))
  (:action r2c3-to-r1c3-5
    :parameters ()
    :precondition (and
      (not (z1)) (not (z12)) (z13) (not (z16)) (not (z23)) (not (z27)) (not (z31)) (not (z33))
      (not (z39)) (not (z41)) (not (z51)) (not (z52)) (not (z53)) (not (z56)) (not (z63))
      (not (z66)) (not (z72)) (not (z81)) (not (z83)) (not (z86)) (not (z88)) (not (z101))
      (not (z103)) (not (z105)) (not (z109)) (not (z116)) (z119) (not (z121)) (not (z122))
      (not (z125)))
    :effect (and
      (not (z13)) (z53) (z103) (not (z119))))
  (:action r2c3-to-r1c3-6
    :parameters ()
    :precondition (and
      (not (z10)) (not (z12)) (z13) (not (z15)) (not (z23)) (not (z27)) (not (z28)) (not (z31))
      (not (z33)) (not (z39)) (not (z41)) (not (z42)) (not (z51)) (not (z52)) (not (z53))
      (not (z54)) (not (z62)) (not (z63)) (not (z83)) (not (z86)) (not (z88)) (not (z101))
      (not (z103)) (not (z105)) (not (z110)) (not (z116)) (not (z119)) (not (z121)) (not (z122))
      (not (z125)))
    :effect (and
      (not (z13)) (z53) (z105)))
  (:action r2c3-to-r3c3-4
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (not (z20)) (z23) (not (z26)) (not (z27)) (not (z30)) (not (z32))
      (not (z33)) (not (z35)) (not (z39)) (not (z41)) (not (z46)) (not (z53)) (not (z56))
      (not (z63)) (not (z74)) (not (z75)) (z83) (not (z84)) (not (z88)) (not (z95)) (not (z101))
      (not (z102)) (not (z107)) (not (z112)) (not (z116)) (not (z119)) (z121) (not (z122))
      (not (z125)))
    :effect (and
      (not (z23)) (z53) (not (z83)) (z95) (z112) (not (z121))))
  (:action r2c3-to-r2c2-3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z10)) (z12) (not (z13)) (not (z18)) (not (z23)) (not (z27))
      (not (z29)) (not (z31)) (not (z33)) (not (z37)) (not (z39)) (not (z41)) (not (z49))
      (not (z53)) (not (z60)) (not (z63)) (not (z66)) (not (z83)) (not (z84)) (not (z88))
      (not (z100)) (not (z102)) (not (z114)) (not (z116)) (not (z119)) (not (z121)) (not (z122))
      (not (z125)))
    :effect (and
      (z5) (not (z12)) (z53)))
  (:action r2c3-to-r2c2-4
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z12)) (not (z13)) (not (z23))
      (not (z26)) (not (z27)) (not (z29)) (not (z33)) (not (z39)) (not (z41)) (not (z49))
      (not (z52)) (not (z53)) (not (z60)) (not (z63)) (not (z66)) (not (z73)) (not (z83))
      (not (z88)) (not (z102)) (not (z116)) (not (z119)) (not (z120)) (not (z121)) (z122)
      (not (z124)) (not (z125)))
    :effect (and
      (z7) (z53) (not (z122))))
  (:action r2c3-to-r2c2-5
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z10)) (not (z12)) (not (z13)) (not (z15)) (not (z23))
      (not (z27)) (not (z28)) (not (z29)) (not (z33)) (not (z39)) (not (z41)) (not (z42))
      (not (z49)) (not (z53)) (not (z54)) (not (z60)) (not (z62)) (not (z63)) (not (z66))
      (not (z83)) (not (z88)) (not (z102)) (not (z105)) (not (z110)) (not (z116)) (not (z119))
      (not (z121)) (not (z122)) (not (z125)))
    :effect (and
      (z10) (z53)))
  (:action r2c3-to-r3c3-5
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z12)) (not (z13)) (z23) (not (z26)) (not (z27)) (not (z30))
      (not (z33)) (not (z35)) (not (z39)) (not (z41)) (not (z52)) (not (z53)) (not (z56))
      (not (z63)) (not (z73)) (not (z74)) (not (z83)) (not (z84)) (not (z88)) (not (z95))
      (not (z112)) (not (z116)) (not (z119)) (not (z120)) (z121) (z122) (not (z124)) (not (z125)))
    :effect (and
      (not (z23)) (z26) (z53) (not (z121)) (not (z122))))
  (:action r2c3-to-r2c2-6
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z10)) (not (z12)) (not (z13)) (not (z23)) (not (z27))
      (not (z29)) (not (z33)) (not (z35)) (not (z39)) (z41) (not (z49)) (not (z53)) (not (z58))
      (not (z60)) (not (z63)) (not (z66)) (not (z83)) (not (z88)) (not (z90)) (not (z96))
      (not (z102)) (not (z104)) (not (z116)) (not (z119)) (not (z121)) (not (z122)) (not (z125)))
    :effect (and
      (z29) (not (z41)) (z53)))
  (:action r2c3-to-r3c3-6
    :parameters ()
    :precondition (and
      (not (z9)) (not (z11)) (not (z12)) (not (z13)) (z23) (not (z26)) (not (z27)) (not (z30))
      (not (z33)) (not (z35)) (z39) (not (z41)) (not (z49)) (not (z51)) (not (z53)) (not (z56))
      (not (z57)) (not (z63)) (not (z68)) (not (z74)) (not (z83)) (not (z84)) (not (z88))
      (not (z95)) (not (z112)) (not (z116)) (not (z119)) (z121) (not (z122)) (not (z125)))
    :effect (and
      (not (z23)) (z30) (not (z39)) (z53) (not (z121))))
  (:action r2c3-to-r1c3-7
    :parameters ()
    :precondition (and
      (not (z5)) (z12) (z13) (not (z18)) (not (z23)) (not (z27)) (not (z31)) (not (z33))
      (not (z37)) (not (z39)) (not (z41)) (not (z51)) (not (z52)) (not (z53)) (not (z63))
      (not (z83)) (not (z84)) (not (z86)) (not (z88)) (not (z100)) (not (z101)) (not (z103))
      (not (z105)) (not (z114)) (not (z116)) (not (z119)) (not (z121)) (not (z122)) (not (z125)))
    :effect (and
      (not (z12)) (not (z13)) (z31) (z53)))
  (:action r2c3-to-r3c3-7
    :parameters ()
    :precondition (and
      (not (z12)) (not (z13)) (z23) (not (z26)) (not (z27)) (not (z29)) (not (z30)) (not (z33))
      (not (z35)) (not (z39)) (z41) (not (z53)) (not (z56)) (not (z58)) (not (z63)) (not (z74))
      (not (z83)) (not (z84)) (not (z88)) (not (z90)) (not (z95)) (not (z96)) (not (z104))
      (not (z112)) (not (z116)) (not (z119)) (z121) (not (z122)) (not (z125)))
    :effect (and
      (not (z23)) (z35) (not (z41)) (z53) (not (z121))))
  (:action r2c3-to-r2c2-7
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z12)) (not (z13))
      (not (z23)) (not (z27)) (not (z29)) (not (z30)) (not (z33)) (z39) (not (z41)) (not (z49))
      (not (z51)) (not (z53)) (not (z57)) (not (z60)) (not (z63)) (not (z66)) (not (z68))
      (not (z83)) (not (z88)) (not (z102)) (not (z116)) (not (z119)) (not (z121)) (not (z122))
      (not (z125)))
    :effect (and
      (not (z39)) (z49) (z53)))
  (:action r2c3-to-r1c3-8
    :parameters ()
    :precondition (and
      (not (z9)) (not (z11)) (not (z12)) (z13) (not (z23)) (not (z27)) (not (z30)) (not (z31))
      (not (z33)) (z39) (not (z41)) (not (z49)) (not (z51)) (not (z52)) (not (z53)) (not (z57))
      (not (z63)) (not (z68)) (not (z83)) (not (z86)) (not (z88)) (not (z101)) (not (z103))
      (not (z105)) (not (z116)) (not (z119)) (not (z121)) (not (z122)) (not (z125)))
    :effect (and
      (not (z13)) (not (z39)) (z51) (z53)))
  (:action r2c3-to-r1c3-9
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z12)) (z13) (not (z23)) (not (z26)) (not (z27)) (not (z31))
      (not (z33)) (not (z39)) (not (z41)) (not (z51)) (not (z52)) (not (z53)) (not (z63))
      (not (z73)) (not (z83)) (not (z86)) (not (z88)) (not (z101)) (not (z103)) (not (z105))
      (not (z116)) (not (z119)) (not (z120)) (not (z121)) (z122) (not (z124)) (not (z125)))
    :effect (and
      (not (z13)) (z52) (z53) (not (z122))))
  (:action r2c1-to-r1c1-7
    :parameters ()
    :precondition (and
      (not (z6)) (not (z9)) (not (z10)) (not (z13)) (not (z15)) (not (z16)) (not (z18))
      (not (z23)) (not (z24)) (not (z27)) (not (z28)) (z33) (not (z42)) (not (z46)) (not (z47))
      (not (z53)) (not (z54)) (not (z62)) (not (z63)) (not (z68)) (not (z92)) (not (z96))
      (not (z105)) (not (z107)) (z110) (not (z116)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z33)) (z54) (not (z110)) (z116)))
  (:action r3c2-to-r3c3-8
    :parameters ()
    :precondition (and
      (z1) (not (z13)) (not (z16)) (z23) (not (z26)) (not (z27)) (not (z30)) (not (z32))
      (not (z33)) (not (z35)) (not (z37)) (not (z42)) (not (z53)) (not (z56)) (not (z57))
      (not (z63)) (not (z66)) (not (z70)) (not (z72)) (not (z74)) (not (z81)) (not (z84))
      (not (z95)) (not (z103)) (not (z104)) (z109) (not (z112)) (not (z116)) (not (z119)) (z121)
      (not (z125)))
    :effect (and
      (not (z1)) (not (z23)) (z56) (not (z109)) (not (z121)) (z125)))
  (:action r2c3-to-r3c3-8
    :parameters ()
    :precondition (and
      (not (z1)) (not (z12)) (not (z13)) (not (z16)) (z23) (not (z26)) (not (z27)) (not (z30))
      (not (z33)) (not (z35)) (not (z39)) (not (z41)) (not (z53)) (not (z56)) (not (z63))
      (not (z66)) (not (z72)) (not (z74)) (not (z81)) (not (z83)) (not (z84)) (not (z88))
      (not (z95)) (not (z103)) (not (z109)) (not (z112)) (not (z116)) (z119) (z121) (not (z122))
      (not (z125)))
    :effect (and
      (not (z23)) (z53) (z56) (not (z119)) (not (z121))))
  (:action r2c2-to-r3c2-8
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z7)) (not (z9)) (not (z10)) (not (z11)) (not (z13)) (not (z23))
      (not (z27)) (not (z29)) (not (z30)) (not (z32)) (not (z33)) (not (z37)) (not (z39))
      (not (z42)) (z49) (not (z51)) (not (z53)) (not (z57)) (not (z60)) (not (z63)) (not (z66))
      (not (z68)) (not (z70)) (not (z102)) (not (z104)) (not (z109)) (not (z116)) (not (z121))
      (z125))
    :effect (and
      (not (z49)) (z57) (not (z125))))
  (:action r3c3-to-r3c2-8
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z11)) (not (z13)) (not (z23)) (not (z26)) (not (z27)) (z30)
      (not (z32)) (not (z33)) (not (z35)) (not (z37)) (not (z39)) (not (z42)) (not (z49))
      (not (z51)) (not (z53)) (not (z56)) (not (z57)) (not (z63)) (not (z68)) (not (z70))
      (not (z74)) (not (z84)) (not (z95)) (not (z104)) (not (z109)) (not (z112)) (not (z116))
      (not (z121)) (z125))
    :effect (and
      (z23) (not (z30)) (z57) (z121) (not (z125))))
  (:action r3c1-to-r3c2-8
    :parameters ()
    :precondition (and
      (not (z1)) (not (z9)) (not (z11)) (not (z13)) (not (z17)) (not (z20)) (not (z23))
      (not (z27)) (not (z28)) (not (z30)) (not (z32)) (not (z33)) (not (z37)) (not (z39))
      (not (z42)) (not (z49)) (not (z51)) (not (z53)) (not (z57)) (not (z63)) (not (z68))
      (not (z70)) (not (z72)) (not (z73)) (not (z90)) (not (z104)) (not (z109)) (not (z114))
      (not (z116)) (not (z121)) (z125))
    :effect (and
      (z27) (z57) (not (z125))))
  (:action r2c2-to-r1c2-7
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z10)) (not (z11)) (not (z13)) (not (z15)) (not (z23))
      (not (z27)) (z29) (not (z33)) (not (z35)) (not (z41)) (not (z49)) (not (z53)) (not (z58))
      (not (z60)) (not (z62)) (z63) (not (z66)) (not (z75)) (not (z81)) (not (z90)) (not (z96))
      (not (z100)) (not (z102)) (not (z104)) (not (z116)) (not (z120)) (not (z121)) (not (z125)))
    :effect (and
      (not (z29)) (z58) (not (z63))))
  (:action r2c1-to-r1c1-8
    :parameters ()
    :precondition (and
      (not (z6)) (not (z9)) (not (z13)) (not (z16)) (not (z18)) (not (z23)) (not (z24))
      (not (z27)) (not (z29)) (z33) (not (z35)) (not (z41)) (not (z46)) (not (z47)) (not (z53))
      (not (z54)) (not (z58)) (not (z63)) (not (z68)) (not (z90)) (not (z92)) (z96) (not (z104))
      (not (z107)) (not (z110)) (not (z116)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z33)) (z58) (not (z96)) (z116)))
  (:action r1c3-to-r1c2-7
    :parameters ()
    :precondition (and
      (not (z11)) (not (z13)) (not (z15)) (not (z23)) (not (z27)) (not (z29)) (not (z31))
      (not (z33)) (not (z35)) (not (z41)) (not (z51)) (not (z52)) (not (z53)) (not (z58))
      (not (z62)) (z63) (not (z75)) (not (z81)) (not (z86)) (not (z90)) (not (z96)) (not (z100))
      (not (z101)) (not (z103)) (not (z104)) (not (z105)) (not (z116)) (not (z120)) (not (z121))
      (not (z125)))
    :effect (and
      (z13) (z58) (not (z63))))
  (:action r2c1-to-r2c2-8
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z9)) (not (z10)) (not (z13)) (not (z17)) (not (z23)) (z24)
      (not (z27)) (not (z29)) (not (z33)) (not (z46)) (z47) (not (z49)) (not (z53)) (not (z60))
      (not (z63)) (not (z66)) (not (z70)) (not (z74)) (not (z86)) (not (z88)) (not (z92))
      (not (z96)) (not (z102)) (not (z110)) (not (z116)) (not (z121)) (not (z124)) (not (z125)))
    :effect (and
      (not (z24)) (not (z47)) (z60) (z116)))
  (:action r3c2-to-r2c2-8
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z7)) (not (z10)) (not (z13)) (not (z17)) (not (z23))
      (not (z24)) (not (z27)) (not (z29)) (not (z32)) (not (z33)) (not (z37)) (not (z42))
      (not (z47)) (not (z49)) (not (z53)) (not (z57)) (not (z60)) (not (z63)) (not (z66)) (z70)
      (not (z74)) (not (z86)) (not (z88)) (not (z92)) (not (z102)) (not (z104)) (not (z109))
      (not (z116)) (not (z121)) (not (z125)))
    :effect (and
      (z60) (not (z70)) (z125)))
  (:action r2c3-to-r2c2-8
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z10)) (not (z12)) (not (z13)) (not (z17)) (not (z23))
      (not (z24)) (not (z27)) (not (z29)) (not (z33)) (not (z39)) (not (z41)) (not (z47))
      (not (z49)) (not (z53)) (not (z60)) (not (z63)) (not (z66)) (not (z70)) (not (z74))
      (not (z83)) (not (z86)) (z88) (not (z92)) (not (z102)) (not (z116)) (not (z119))
      (not (z121)) (not (z122)) (not (z125)))
    :effect (and
      (z53) (z60) (not (z88))))
  (:action r2c2-to-r1c2-8
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (z10) (not (z11)) (not (z13)) (not (z15)) (not (z23)) (not (z27))
      (not (z28)) (not (z29)) (not (z33)) (not (z42)) (not (z49)) (not (z53)) (not (z54))
      (not (z60)) (not (z62)) (z63) (not (z66)) (not (z75)) (not (z81)) (not (z100)) (not (z102))
      (not (z105)) (not (z110)) (not (z116)) (not (z120)) (not (z121)) (not (z125)))
    :effect (and
      (not (z10)) (z15) (z62) (not (z63))))
  (:action r1c3-to-r1c2-8
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (not (z13)) (not (z15)) (not (z23)) (not (z27)) (not (z28))
      (not (z31)) (not (z33)) (not (z42)) (not (z51)) (not (z52)) (not (z53)) (not (z54))
      (not (z62)) (z63) (not (z75)) (not (z81)) (not (z86)) (not (z100)) (not (z101))
      (not (z103)) (z105) (not (z110)) (not (z116)) (not (z120)) (not (z121)) (not (z125)))
    :effect (and
      (z13) (z15) (z62) (not (z63)) (not (z105))))
  (:action r1c1-to-r1c2-8
    :parameters ()
    :precondition (and
      (not (z6)) (not (z10)) (not (z11)) (not (z13)) (not (z15)) (not (z16)) (not (z18))
      (not (z23)) (not (z27)) (not (z28)) (not (z33)) (not (z42)) (not (z53)) (z54) (not (z62))
      (z63) (not (z68)) (not (z75)) (not (z81)) (not (z92)) (not (z100)) (not (z105))
      (not (z107)) (not (z110)) (not (z116)) (not (z120)) (not (z121)) (not (z125)))
    :effect (and
      (z15) (z33) (not (z54)) (z62) (not (z63))))
  (:action r1c2-to-r1c1
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z13)) (not (z15)) (not (z16)) (not (z18)) (not (z23))
      (not (z27)) (z33) (not (z53)) (not (z54)) (z58) (not (z62)) (not (z63)) (not (z68))
      (not (z75)) (not (z81)) (not (z92)) (not (z100)) (not (z107)) (not (z116)) (not (z120))
      (not (z121)) (not (z125)))
    :effect (and
      (not (z33)) (z63)))
  (:action r1c2-to-r1c3
    :parameters ()
    :precondition (and
      (not (z11)) (z13) (not (z15)) (not (z23)) (not (z27)) (not (z29)) (not (z31)) (not (z33))
      (not (z35)) (not (z41)) (not (z51)) (not (z52)) (not (z53)) (z58) (not (z62)) (not (z63))
      (not (z75)) (not (z81)) (not (z86)) (not (z90)) (not (z96)) (not (z100)) (not (z101))
      (not (z103)) (not (z104)) (not (z105)) (not (z116)) (not (z120)) (not (z121)) (not (z125)))
    :effect (and
      (not (z13)) (not (z58)) (z63)))
  (:action r1c2-to-r2c2
    :parameters ()
    :precondition (and
      (not (z1)) (not (z5)) (not (z7)) (not (z10)) (not (z11)) (not (z13)) (not (z15))
      (not (z16)) (not (z23)) (not (z27)) (not (z29)) (not (z33)) (not (z49)) (not (z53))
      (not (z56)) (not (z60)) (not (z62)) (not (z63)) (not (z66)) (not (z72)) (not (z75)) (z81)
      (not (z100)) (not (z102)) (not (z103)) (not (z109)) (not (z116)) (not (z119)) (not (z120))
      (not (z121)) (not (z125)))
    :effect (and
      (z63) (z66) (not (z81))))
  (:action r1c2-to-r1c1-2
    :parameters ()
    :precondition (and
      (not (z6)) (not (z9)) (z11) (not (z13)) (not (z15)) (not (z16)) (not (z18)) (not (z23))
      (not (z27)) (not (z30)) (z33) (not (z39)) (not (z49)) (not (z51)) (not (z53)) (not (z54))
      (not (z57)) (not (z58)) (not (z62)) (not (z63)) (not (z68)) (not (z75)) (not (z81))
      (not (z92)) (not (z100)) (not (z107)) (not (z116)) (not (z120)) (not (z121)) (not (z125)))
    :effect (and
      (not (z11)) (not (z33)) (z63) (z68)))
  (:action r1c2-to-r1c3-2
    :parameters ()
    :precondition (and
      (not (z11)) (z13) (not (z15)) (not (z17)) (not (z23)) (not (z24)) (not (z27)) (not (z31))
      (not (z33)) (not (z47)) (not (z51)) (not (z52)) (not (z53)) (not (z60)) (not (z62))
      (not (z63)) (not (z70)) (not (z74)) (not (z75)) (not (z81)) (not (z86)) (not (z88))
      (not (z92)) (not (z100)) (not (z101)) (not (z103)) (not (z105)) (not (z116)) (not (z120))
      (not (z121)) (not (z125)))
    :effect (and
      (not (z13)) (z63) (z86)))
  (:action r1c2-to-r1c1-3
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z13)) (not (z15)) (not (z16)) (not (z17)) (not (z18))
      (not (z23)) (not (z24)) (not (z27)) (z33) (not (z47)) (not (z53)) (not (z54)) (not (z58))
      (not (z60)) (not (z62)) (not (z63)) (not (z68)) (not (z70)) (not (z74)) (not (z75))
      (not (z81)) (not (z86)) (not (z88)) (not (z92)) (not (z100)) (not (z107)) (not (z116))
      (not (z120)) (not (z121)) (not (z125)))
    :effect (and
      (not (z33)) (z63) (z92)))
  (:action r1c2-to-r1c3-3
    :parameters ()
    :precondition (and
      (not (z11)) (z13) (not (z15)) (not (z20)) (not (z23)) (not (z27)) (not (z31)) (not (z32))
      (not (z33)) (not (z46)) (not (z51)) (not (z52)) (not (z53)) (not (z62)) (not (z63)) (z75)
      (not (z81)) (not (z83)) (not (z86)) (not (z95)) (not (z100)) (not (z101)) (not (z102))
      (not (z103)) (not (z105)) (not (z107)) (not (z112)) (not (z116)) (not (z120)) (not (z121))
      (not (z125)))
    :effect (and
      (not (z13)) (z63) (not (z75)) (z101)))
  (:action r1c2-to-r2c2-2
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z10)) (not (z11)) (not (z13)) (not (z15)) (not (z20))
      (not (z23)) (not (z27)) (not (z29)) (not (z32)) (not (z33)) (not (z46)) (not (z49))
      (not (z53)) (not (z60)) (not (z62)) (not (z63)) (not (z66)) (z75) (not (z81)) (not (z83))
      (not (z95)) (not (z100)) (not (z101)) (not (z102)) (not (z107)) (not (z112)) (not (z116))
      (not (z120)) (not (z121)) (not (z125)))
    :effect (and
      (z63) (not (z75)) (z102)))
  (:action r1c2-to-r1c3-4
    :parameters ()
    :precondition (and
      (not (z1)) (not (z11)) (z13) (not (z15)) (not (z16)) (not (z23)) (not (z27)) (not (z31))
      (not (z33)) (not (z51)) (not (z52)) (not (z53)) (not (z56)) (not (z62)) (not (z63))
      (not (z66)) (not (z72)) (not (z75)) (z81) (not (z86)) (not (z100)) (not (z101))
      (not (z103)) (not (z105)) (not (z109)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z125)))
    :effect (and
      (not (z13)) (z63) (not (z81)) (z103)))
  (:action r1c2-to-r1c3-5
    :parameters ()
    :precondition (and
      (not (z10)) (not (z11)) (z13) (z15) (not (z23)) (not (z27)) (not (z28)) (not (z31))
      (not (z33)) (not (z42)) (not (z51)) (not (z52)) (not (z53)) (not (z54)) (z62) (not (z63))
      (not (z75)) (not (z81)) (not (z86)) (not (z100)) (not (z101)) (not (z103)) (not (z105))
      (not (z110)) (not (z116)) (not (z120)) (not (z121)) (not (z125)))
    :effect (and
      (not (z13)) (not (z15)) (not (z62)) (z63) (z105)))
  (:action r1c2-to-r1c1-4
    :parameters ()
    :precondition (and
      (not (z6)) (not (z11)) (not (z13)) (not (z15)) (not (z16)) (not (z18)) (not (z20))
      (not (z23)) (not (z27)) (not (z32)) (z33) (not (z46)) (not (z53)) (not (z54)) (not (z62))
      (not (z63)) (not (z68)) (z75) (not (z81)) (not (z83)) (not (z92)) (not (z95)) (not (z100))
      (not (z101)) (not (z102)) (not (z107)) (not (z112)) (not (z116)) (not (z120)) (not (z121))
      (not (z125)))
    :effect (and
      (not (z33)) (z63) (not (z75)) (z107)))
  (:action r1c2-to-r2c2-3
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z10)) (not (z11)) (not (z12)) (not (z13)) (not (z15))
      (not (z18)) (not (z23)) (not (z27)) (not (z29)) (not (z31)) (not (z33)) (not (z37))
      (not (z49)) (not (z53)) (not (z60)) (not (z62)) (not (z63)) (not (z66)) (not (z75))
      (not (z81)) (not (z84)) (z100) (not (z102)) (not (z114)) (not (z116)) (not (z120))
      (not (z121)) (not (z125)))
    :effect (and
      (z5) (z63) (not (z100))))
  (:action r1c2-to-r1c1-5
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z11)) (not (z13)) (not (z15)) (not (z16)) (not (z18))
      (not (z23)) (not (z26)) (not (z27)) (z33) (not (z52)) (not (z53)) (not (z54)) (not (z62))
      (not (z63)) (not (z68)) (not (z73)) (not (z75)) (not (z81)) (not (z92)) (not (z100))
      (not (z107)) (not (z116)) (z120) (not (z121)) (not (z122)) (not (z124)) (not (z125)))
    :effect (and
      (z6) (not (z33)) (z63) (not (z120))))
  (:action r1c2-to-r2c2-4
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z7)) (not (z10)) (not (z11)) (not (z13)) (not (z15))
      (not (z23)) (not (z26)) (not (z27)) (not (z29)) (not (z33)) (not (z49)) (not (z52))
      (not (z53)) (not (z60)) (not (z62)) (not (z63)) (not (z66)) (not (z73)) (not (z75))
      (not (z81)) (not (z100)) (not (z102)) (not (z116)) (z120) (not (z121)) (not (z122))
      (not (z124)) (not (z125)))
    :effect (and
      (z7) (z63) (not (z120))))
  (:action r1c2-to-r2c2-5
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z10)) (not (z11)) (not (z13)) (z15) (not (z23)) (not (z27))
      (not (z28)) (not (z29)) (not (z33)) (not (z42)) (not (z49)) (not (z53)) (not (z54))
      (not (z60)) (z62) (not (z63)) (not (z66)) (not (z75)) (not (z81)) (not (z100)) (not (z102))
      (not (z105)) (not (z110)) (not (z116)) (not (z120)) (not (z121)) (not (z125)))
    :effect (and
      (z10) (not (z15)) (not (z62)) (z63)))
  (:action r1c2-to-r1c1-6
    :parameters ()
    :precondition (and
      (not (z1)) (not (z6)) (not (z11)) (not (z13)) (not (z15)) (not (z16)) (not (z18))
      (not (z23)) (not (z27)) (z33) (not (z53)) (not (z54)) (not (z56)) (not (z58)) (not (z62))
      (not (z63)) (not (z66)) (not (z68)) (not (z72)) (not (z75)) (z81) (not (z92)) (not (z100))
      (not (z103)) (not (z107)) (not (z109)) (not (z116)) (not (z119)) (not (z120)) (not (z121))
      (not (z125)))
    :effect (and
      (z16) (not (z33)) (z63) (not (z81))))
  (:action r1c2-to-r1c1-7
    :parameters ()
    :precondition (and
      (not (z5)) (not (z6)) (not (z11)) (not (z12)) (not (z13)) (not (z15)) (not (z16))
      (not (z18)) (not (z23)) (not (z27)) (not (z31)) (z33) (not (z37)) (not (z53)) (not (z54))
      (not (z58)) (not (z62)) (not (z63)) (not (z68)) (not (z75)) (not (z81)) (not (z84))
      (not (z92)) (z100) (not (z107)) (not (z114)) (not (z116)) (not (z120)) (not (z121))
      (not (z125)))
    :effect (and
      (z18) (not (z33)) (z63) (not (z100))))
  (:action r1c2-to-r2c2-6
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z10)) (not (z11)) (not (z13)) (not (z15)) (not (z23))
      (not (z27)) (not (z29)) (not (z33)) (not (z35)) (not (z41)) (not (z49)) (not (z53)) (z58)
      (not (z60)) (not (z62)) (not (z63)) (not (z66)) (not (z75)) (not (z81)) (not (z90))
      (not (z96)) (not (z100)) (not (z102)) (not (z104)) (not (z116)) (not (z120)) (not (z121))
      (not (z125)))
    :effect (and
      (z29) (not (z58)) (z63)))
  (:action r1c2-to-r1c3-6
    :parameters ()
    :precondition (and
      (not (z5)) (not (z11)) (not (z12)) (z13) (not (z15)) (not (z18)) (not (z23)) (not (z27))
      (not (z31)) (not (z33)) (not (z37)) (not (z51)) (not (z52)) (not (z53)) (not (z62))
      (not (z63)) (not (z75)) (not (z81)) (not (z84)) (not (z86)) (z100) (not (z101))
      (not (z103)) (not (z105)) (not (z114)) (not (z116)) (not (z120)) (not (z121)) (not (z125)))
    :effect (and
      (not (z13)) (z31) (z63) (not (z100))))
  (:action r1c2-to-r2c2-7
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z9)) (not (z10)) (z11) (not (z13)) (not (z15)) (not (z23))
      (not (z27)) (not (z29)) (not (z30)) (not (z33)) (not (z39)) (not (z49)) (not (z51))
      (not (z53)) (not (z57)) (not (z60)) (not (z62)) (not (z63)) (not (z66)) (not (z68))
      (not (z75)) (not (z81)) (not (z100)) (not (z102)) (not (z116)) (not (z120)) (not (z121))
      (not (z125)))
    :effect (and
      (not (z11)) (z49) (z63)))
  (:action r1c2-to-r1c3-7
    :parameters ()
    :precondition (and
      (not (z9)) (z11) (z13) (not (z15)) (not (z23)) (not (z27)) (not (z30)) (not (z31))
      (not (z33)) (not (z39)) (not (z49)) (not (z51)) (not (z52)) (not (z53)) (not (z57))
      (not (z62)) (not (z63)) (not (z68)) (not (z75)) (not (z81)) (not (z86)) (not (z100))
      (not (z101)) (not (z103)) (not (z105)) (not (z116)) (not (z120)) (not (z121)) (not (z125)))
    :effect (and
      (not (z11)) (not (z13)) (z51) (z63)))
  (:action r1c2-to-r1c3-8
    :parameters ()
    :precondition (and
      (not (z6)) (not (z7)) (not (z11)) (z13) (not (z15)) (not (z23)) (not (z26)) (not (z27))
      (not (z31)) (not (z33)) (not (z51)) (not (z52)) (not (z53)) (not (z62)) (not (z63))
      (not (z73)) (not (z75)) (not (z81)) (not (z86)) (not (z100)) (not (z101)) (not (z103))
      (not (z105)) (not (z116)) (z120) (not (z121)) (not (z122)) (not (z124)) (not (z125)))
    :effect (and
      (not (z13)) (z52) (z63) (not (z120))))
  (:action r1c2-to-r1c1-8
    :parameters ()
    :precondition (and
      (not (z6)) (not (z10)) (not (z11)) (not (z13)) (z15) (not (z16)) (not (z18)) (not (z23))
      (not (z27)) (not (z28)) (z33) (not (z42)) (not (z53)) (not (z54)) (z62) (not (z63))
      (not (z68)) (not (z75)) (not (z81)) (not (z92)) (not (z100)) (not (z105)) (not (z107))
      (not (z110)) (not (z116)) (not (z120)) (not (z121)) (not (z125)))
    :effect (and
      (not (z15)) (not (z33)) (z54) (not (z62)) (z63)))
  (:action r1c2-to-r2c2-8
    :parameters ()
    :precondition (and
      (not (z5)) (not (z7)) (not (z10)) (not (z11)) (not (z13)) (not (z15)) (not (z17))
      (not (z23)) (not (z24)) (not (z27)) (not (z29)) (not (z33)) (not (z47)) (not (z49))
      (not (z53)) (not (z60)) (not (z62)) (not (z63)) (not (z66)) (not (z70)) (not (z74))
      (not (z75)) (not (z81)) (not (z86)) (not (z88)) (not (z92)) (not (z100)) (not (z102))
      (not (z116)) (not (z120)) (not (z121)) (not (z125)))
    :effect (and
      (z60) (z63)))
)
