import { INTENT_WORDS, type Intent } from './intents.ts'

/** Words that say nothing about what is asked for. */
const STOP_WORDS = new Set(
  `a about after again all already also am an and any anybody anyone anything are as at be because been before but by can come could did do
does doing done each else ever every for from get gets give got had has have having he her here him his how i if ignore in into
is isn it its just know let like made make many may me might more most much must my need no not now of off on one only
or our out please pls possible problem put really s say says see seem seems she should show so some someone something
still such t tell than thank thanks that the their them then there these they thing things this those through time to
today too two under up us use used very was we were what whats when where whether which while who whom whose why will
with would yes you your incident incidents question answer holdfast`.split(/\s+/),
)

/** The words that a question adds to its intent: names, versions, codes, nouns. */
export function questionWords(question: string, intent: Intent | null): string[] {
  const vocabulary = intent ? INTENT_WORDS[intent] : {}
  const words = question.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}._:/@-]*/gu) ?? []
  const bare = words.map((word) => word.replace(/(?<![._:/@-])[._:/@-]+$/, '').replace(/'s$/, ''))
  return [...new Set(bare)].filter(
    (word) => word.length > 1 && !STOP_WORDS.has(word) && !Object.hasOwn(vocabulary, word),
  )
}
