import type { Level } from '../model/log-event.ts'

/** Words for levels of controllers and monitoring, which name other things wherever no key vouches for them. */
export const PLANT_WORDS: Readonly<Record<string, Level>> = {
  diag: 'debug',
  evt: 'info',
  event: 'info',
  alm: 'error',
  // Apple means more by it, and names it by another key.
  fault: 'error',
  clear: 'info',
  cleared: 'info',
  indeterminate: 'warn',
  minor: 'warn',
  major: 'error',
  disaster: 'fatal',
}

/** What such a word in any case says in a field that names the level. */
export const levelOfPlant = (word: string): Level | null => PLANT_WORDS[word.toLowerCase()] ?? levelOfCompound(word)

/** What German compounds for kinds of messages end with, the worse ones first. */
const ENDINGS: readonly (readonly [RegExp, Level])[] = [
  [/(?:störung|stoerung|fehler|(?:stör|stoer|fehler|ausfall)meldung)$/, 'error'],
  [/warn(?:ung|meldung)$/, 'warn'],
  [/(?:betriebs|status|zustands|bedien|system|info|informations|prozess|ereignis|schalt|rück)meldung$/, 'info'],
]
const MIN_COMPOUND = 10
const COMPOUND = /^\p{L}{10,30}$/u

/** `Betriebsmeldung`, `Systemfehler`, `Sammelstörung`, `Vorwarnung` */
export function levelOfCompound(word: string): Level | null {
  if (word.length < MIN_COMPOUND || !COMPOUND.test(word)) return null
  const small = word.toLowerCase()
  return ENDINGS.find(([ending]) => ending.test(small))?.[1] ?? null
}
