/** Words that may join what the lines and the engine say. No negation, no severity, no order to anybody. */
export const CLAIM_WORDS: ReadonlySet<string> = new Set(
  `a about across after again against all along also although an and another any are around as at back be because become
became becomes been before began begin begins behind being between both but by can cause caused causes causing come
comes could depend dependent depends did do does down due during each earlier end ended ends error errors even event
events every fail failed failing fails failure failures few first following for from further gave give gives had has
have hence how however if in incident into is it its itself keep keeps kept last later lead leads led left less like
line lines list log logs long longer longest made make makes many may meanwhile minute minutes moment more most much
near needs new next now occur occurred occurs of off often on once one only onto or other others over own part parts
point points previous problem reach reached reaches reason remain remained remains repeat repeated repeatedly report
reported reports request requests result results running runs same say says second seconds see seen service
services set several show showed shown shows side since so some start started starts state still stop stopped stops
such suddenly symptom symptoms take takes than that the their them then there therefore these they this those through
throughout thus time times to together took trigger triggered try tries tried two under until up upon use used uses
using was way were what when where whereas which while who whole whose why will with within word would`.split(/\s+/),
)
