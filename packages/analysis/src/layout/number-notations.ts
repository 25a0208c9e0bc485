const DAY_MS = 86_400_000
/** Of whole lines of logs: from 2001 to 2038. */
const EARLIEST_MS = 978_307_200_000
const LATEST_MS = 2_145_916_800_000

/** A way to write a moment as one number; by its name in a profile. */
export type NumberNotation = 'hexadecimal' | 'letters' | 'excel' | 'julian' | 'modified' | 'days' | 'cocoa'

interface Notation {
  readonly pattern: RegExp
  /** What at least one number of a column shows, lest another kind of number is taken for it. */
  readonly shown: RegExp
  readonly toMs: (word: string) => number
  /** It counts in the clock of its place, as spreadsheets do. */
  readonly isLocal?: true
}

/** Days since an epoch that stands `offset` days before 1970. Six decimals are an uptime's microseconds. */
const daysSince = (offset: number, pattern: RegExp): Notation => ({
  pattern,
  shown: pattern,
  toMs: (word) => Math.round((Number(word) - offset) * DAY_MS),
})

/** Seconds, or a thousandth of the unit before it while the number is too large for it. */
function toEpochMs(count: number): number {
  let ms = count * 1000
  while (ms > LATEST_MS) ms /= 1000
  return Math.floor(ms)
}

const NOTATIONS: Readonly<Record<NumberNotation, Notation>> = {
  hexadecimal: {
    pattern: /^(?:0x)?(?:[\da-f]{8}|[\da-f]{11}|[\da-f]{13}|[\da-f]{16})$/i,
    shown: /[a-f]/i,
    toMs: (word) => toEpochMs(Number.parseInt(word.replace(/^0x/i, ''), 16)),
  },
  letters: { pattern: /^[h-q][\da-z]{7}$/, shown: /\d.{0,6}[g-z]/, toMs: (word) => Number.parseInt(word, 36) },
  excel: { ...daysSince(25_569, /^[34]\d{4}[.,](?:\d{4,5}|\d{7,12})$/), isLocal: true },
  julian: daysSince(2_440_587.5, /^24[56]\d{4}[.,]\d{4,12}$/),
  modified: daysSince(40_587, /^[56]\d{4}[.,](?:\d{4,5}|\d{7,12})$/),
  days: daysSince(0, /^[12]\d{4}[.,](?:\d{4,5}|\d{7,12})$/),
  cocoa: {
    pattern: /^[3-9]\d{8}[.,]\d{1,9}$/,
    shown: /./,
    toMs: (word) => Math.floor((Number(word) + 978_307_200) * 1000 + 1e-4),
  },
}
const NAMES = Object.keys(NOTATIONS) as NumberNotation[]

/** Milliseconds since 1970, or null where the word is no moment of a log in this notation. */
function momentOf(word: string, notation: NumberNotation): number | null {
  const { pattern, toMs } = NOTATIONS[notation]
  const ms = pattern.test(word) ? toMs(word.replace(',', '.')) : Number.NaN
  return ms >= EARLIEST_MS && ms <= LATEST_MS ? ms : null
}

/** The moment as all else writes it. */
export function spellMoment(word: string, notation: NumberNotation): string | null {
  const ms = momentOf(word, notation)
  if (ms === null) return null
  const text = new Date(ms).toISOString()
  return NOTATIONS[notation].isLocal === true ? text.slice(0, -1) : text
}

const MOST = 0.95
const MIN_DISTINCT = 3
const SLACK_MS = 60_000
const MAX_SPAN_MS = 60 * DAY_MS

/** The notation in which nearly all words of a column are moments that follow each other; null where none is. */
export function notationOf(words: readonly string[]): NumberNotation | null {
  return NAMES.find((notation) => areMoments(words, notation)) ?? null
}

function areMoments(words: readonly string[], notation: NumberNotation): boolean {
  const times = words.map((word) => momentOf(word, notation)).filter((ms) => ms !== null)
  if (times.length < MOST * words.length || new Set(times).size < MIN_DISTINCT) return false
  if (!words.some((word) => NOTATIONS[notation].shown.test(word))) return false
  const [first = 0] = times
  return times.every((ms, at) => ms >= (times[at - 1] ?? 0) - SLACK_MS && ms - first < MAX_SPAN_MS)
}
