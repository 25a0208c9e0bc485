import type { ChangedLine } from './changed-lines.ts'
import { type FileKind, isSetting } from './classify-file.ts'
import type { ClueText } from './incident-clues.ts'
import { type Part, points } from './score-part.ts'

/** What errors say instead of a setting's own words. */
const SAID: Readonly<Record<string, RegExp>> = {
  timeout: /time(?:d )?[ -]?out|deadline|gave up|took too long/i,
  pool: /pool|too many (?:clients|connections)|connections?\b.{0,80}(?:not available|exhausted)/i,
  memory: /memory|oom|heap/i,
  heap: /heap|out of ?memory/i,
  limit: /limit|exceed|too (?:large|many|big)|quota|throttl/i,
  size: /size|too (?:large|big|long)|exceed/i,
  max: /max|exceed|too (?:large|many|big|long)|limit/i,
  connections: /connection/i,
  retries: /retr(?:y|ies)|attempt/i,
  attempts: /retr(?:y|ies)|attempt/i,
  threads: /thread|worker|executor/i,
  replicas: /replica|instances?|pods?/i,
}
const VALUE = /(?<![\w.-])(?<number>\d+(?:\.\d+)?)\s?(?<unit>[A-Za-z]{0,12})(?![\w.-])/g
const UNITS: Readonly<Record<string, readonly [dimension: string, factor: number]>> = {
  ms: ['time', 1],
  milliseconds: ['time', 1],
  s: ['time', 1_000],
  sec: ['time', 1_000],
  seconds: ['time', 1_000],
  m: ['time', 60_000],
  minutes: ['time', 60_000],
  b: ['size', 1],
  bytes: ['size', 1],
  k: ['size', 1_024],
  kb: ['size', 1_024],
  ki: ['size', 1_024],
  mb: ['size', 1_048_576],
  mi: ['size', 1_048_576],
  g: ['size', 1_073_741_824],
  gb: ['size', 1_073_741_824],
  gi: ['size', 1_073_741_824],
}

/**
 * A setting whose new value the error cites, and whose name says what the error is about: neither alone is enough, and
 * a small bare number takes two of its words.
 */
export function scoreSetting(
  kind: FileKind,
  lines: readonly ChangedLine[],
  texts: readonly ClueText[],
  /** The file belongs to no service, or to one that the error names: elsewhere a unit must not be guessed. */
  isOurs: boolean,
): Part | undefined {
  if (!isSetting(kind) || kind === 'migration') return undefined
  const text = texts.map((each) => each.text).join('\n')
  const cited = valuesOf(text)
  const said = wordsOf(text)
  for (const line of lines) {
    if (line.kind !== 'added' || line.counterpart === null) continue
    const before = valuesOf(line.counterpart)
    const setting = settingOf(line.text)
    const value = valuesOf(setting?.value ?? '').find((each) => !before.includes(each))
    if (!setting || value === undefined) continue
    const quote = cited.find((each) => isSame(each, value, isOurs))
    if (quote === undefined) continue
    const about = namesOf(setting.key, line.within)
    const matched = about.filter((word) => isSaid(word, said) || SAID[word]?.test(text))
    if (matched.length < leastWords(value)) continue
    const reasons = [`It set '${setting.key}' to ${setting.value}, the value that the error cites.`]
    return { score: points.setting, reasons, quotes: [quote], line: line.newLine }
  }
  return undefined
}

/** The words of a setting's name and of those that it stands in. */
const namesOf = (key: string, within: readonly string[]): string[] => [
  ...wordsOf([key, ...within.map((row) => settingOf(row)?.key ?? '')].join(' ')),
]

/** A small bare number stands everywhere. */
const leastWords = (value: string): number => (!/[a-z]/i.test(value) && Number(value) < 1_000 ? 2 : 1)

/** 'reading' is about a read timeout. */
const isSaid = (word: string, said: ReadonlySet<string>): boolean =>
  said.has(word) || (word.length >= 4 && [...said].some((each) => each.startsWith(word)))

function settingOf(text: string): { key: string; value: string } | undefined {
  const found = /^\s*(?:-\s+|export\s+|ENV\s+)?["']?(?<key>[\w./-]+)["']?\s*[:=]\s*["']?(?<value>[^"'#]*)/.exec(
    text,
  )?.groups
  return found ? { key: found['key'] ?? '', value: (found['value'] ?? '').trim().replace(/,$/, '') } : undefined
}

const valuesOf = (text: string): string[] =>
  Array.from(text.matchAll(VALUE), ({ groups }) => `${groups?.['number']}${groups?.['unit'] ?? ''}`)

function isSame(left: string, right: string, isOurs: boolean): boolean {
  if (left.toLowerCase() === right.toLowerCase()) return true
  const [one, other] = [measure(left), measure(right)]
  if (!one || !other) return false
  // A setting often leaves its unit to its name.
  if (one.dimension === null || other.dimension === null)
    return one.number === other.number && (isOurs || one.number >= 1_000)
  return one.dimension === other.dimension && one.amount === other.amount
}

function measure(value: string) {
  const [, digits = '', unit = ''] = /^([\d.]+)([a-z]*)$/.exec(value.toLowerCase()) ?? []
  const known = UNITS[unit]
  if (digits === '' || (unit !== '' && !known)) return undefined
  const number = Number(digits)
  return { number, dimension: known?.[0] ?? null, amount: number * (known?.[1] ?? 1) }
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    (text.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [])
      .map((word) => word.toLowerCase())
      .filter((word) => word.length >= 3),
  )
