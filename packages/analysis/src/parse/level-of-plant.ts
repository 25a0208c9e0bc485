import type { Level } from '../model/log-event.ts'

/** Words for levels of controllers and monitoring, which name other things wherever no key vouches for them. */
const WORDS: Readonly<Record<string, Level>> = {
  diag: 'debug',
  evt: 'info',
  event: 'info',
  alm: 'error',
  disaster: 'fatal',
}

/** What such a word in any case says in a field that names the level. */
export const levelOfPlant = (word: string): Level | null => WORDS[word.toLowerCase()] ?? null
