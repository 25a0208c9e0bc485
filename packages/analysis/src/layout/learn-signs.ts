import type { Level } from '../model/log-event.ts'
import { levelOfSign } from '../parse/level-at-head.ts'
import { levelOfLetter } from '../parse/level-of-word.ts'
import { tellsFailure } from './levels-by-words.ts'
import { behindTime, signOf, type LevelSigns } from './level-signs.ts'

const MIN_LINES = 12
const MOST = 0.9
const MIN_SIGNS = 3
const MAX_SIGNS = 6

/** What single signs say beside each other; the calm ones are settled by how often they are said. */
const SIGNS: Readonly<Record<string, Level>> = {
  '.': 'debug',
  ':': 'debug',
  '~': 'debug',
  '?': 'debug',
  '·': 'debug',
  '•': 'debug',
  '○': 'debug',
  '…': 'debug',
  '⋯': 'debug',
  '◦': 'debug',
  '+': 'info',
  '*': 'info',
  '>': 'info',
  '=': 'info',
  '●': 'info',
  '◆': 'info',
  '▶': 'info',
  '→': 'info',
  i: 'info',
  '!': 'warn',
  '▲': 'warn',
  '△': 'warn',
  '!!': 'error',
  '✕': 'error',
  '×': 'error',
  '■': 'error',
  '!!!': 'fatal',
  '☠': 'fatal',
  '†': 'fatal',
}
const UPWARDS: readonly Level[] = ['trace', 'debug', 'info', 'warn', 'error', 'fatal']

/** What letters or signs at the head of nearly all lines, or behind their times, say of how bad things are; else null. */
export function learnSigns(texts: readonly string[]): LevelSigns | null {
  const own = texts.filter((text) => text !== '' && !/^\s|^\{"/.test(text))
  if (own.length < MIN_LINES) return null
  return learnAt(own, false) ?? learnAt(own, true)
}

function learnAt(texts: readonly string[], isBehindTime: boolean): LevelSigns | null {
  const isSigned = (text: string): boolean => signOf(text, isBehindTime) !== null
  // Cheap: most sources have none.
  if (texts.slice(0, MIN_LINES).filter(isSigned).length < MIN_LINES / 2) return null
  const timed = isBehindTime ? texts.filter((text) => behindTime(text) > 0) : texts
  const alike = timed.filter(isSigned)
  if (alike.length < Math.max(MIN_LINES, MOST * timed.length)) return null
  const signs = alike.map((text) => signOf(text, isBehindTime)?.sign ?? '')
  if (signs.filter((sign) => sign !== '').length < signs.length / 2) return null
  const levels = levelsOfLetters(signs) ?? levelsOfSigns(signs, alike)
  return levels === null ? null : { isBehindTime, levels }
}

/** Letters of several levels, of which everyday ones are no rarity. */
function levelsOfLetters(letters: readonly string[]): Readonly<Record<string, Level>> | null {
  const distinct = [...new Set(letters)]
  const told = distinct.flatMap((letter): [string, Level][] => {
    const level = LETTER.test(letter) ? levelOfLetter(letter) : null
    return level === null ? [] : [[letter, level]]
  })
  const calm = letters.filter((letter) => CALM.has(letter))
  return told.length > 1 && told.length === distinct.length && calm.length >= letters.length / 4
    ? { D: 'debug', I: 'info', W: 'warn', E: 'error', F: 'fatal', C: 'fatal', ...Object.fromEntries(told) }
    : null
}

const LETTER = /^[DIWEFTCNV]$/
const CALM: ReadonlySet<string> = new Set(['D', 'I', 'T', 'N', 'V'])

/** What is said of the worst ones is worse than what is said of the usual one. */
function levelsOfSigns(signs: readonly string[], texts: readonly string[]): Readonly<Record<string, Level>> | null {
  const distinct = [...new Set(signs)]
  if (distinct.length < MIN_SIGNS || distinct.length > MAX_SIGNS || distinct.some((sign) => /^[A-Z]$/.test(sign)))
    return null
  const usual = usualOf(signs)
  const levels = levelsOfRow(distinct, usual) ?? levelsOfTable(distinct, signs)
  if (levels === null) return null
  const share = (test: (level: Level | undefined) => boolean): number => {
    const some = texts.filter((_text, at) => test(levels[signs[at] ?? '']))
    return some.length === 0 ? Number.NaN : some.filter(tellsFailure).length / some.length
  }
  const bad = share((level) => level === 'error' || level === 'fatal')
  return bad > share((level) => level === 'info') ? levels : null
}

function usualOf(signs: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

/** `>`, `>>`, `>>>`: the more of one mark, the worse; the usual one is for information. */
function levelsOfRow(distinct: readonly string[], usual: string): Readonly<Record<string, Level>> | null {
  const mark = distinct.find((sign) => sign !== '')?.charAt(0) ?? ''
  if (distinct.some((sign) => sign !== mark.repeat(sign.length))) return null
  const longest = Math.max(...distinct.map(({ length }) => length))
  // Also what the sample has not shown yet.
  const all = new Set([...distinct, ...Array.from({ length: longest + 1 }, (_, more) => mark.repeat(more + 1))])
  return Object.fromEntries(
    [...all].map((sign): [string, Level] => {
      const step = Math.max(0, Math.min(UPWARDS.length - 1, 2 + sign.length - usual.length))
      return [sign, UPWARDS[step] ?? 'info']
    }),
  )
}

/** By what each means; where none stands for information, the one does that is said most of those below it. */
function levelsOfTable(distinct: readonly string[], signs: readonly string[]): Readonly<Record<string, Level>> | null {
  const isDashBad = distinct.includes('!') && !distinct.some((sign) => sign !== '!' && GRAVE.has(sign))
  const told = distinct.flatMap((sign): [string, Level][] => {
    if (sign === '-' && distinct.includes('+')) return [[sign, isDashBad ? 'error' : 'debug']]
    if (sign === '-') return [[sign, 'info']]
    const level = sign === '' ? 'debug' : (SIGNS[sign] ?? levelOfSign(sign))
    return level === null ? [] : [[sign, level]]
  })
  if (told.length < Math.max(MIN_SIGNS, distinct.length - 1) || !told.some(([, level]) => BAD.has(level))) return null
  const lights = distinct.includes('🟢') ? BELOW_GREEN : {}
  if (told.some(([, level]) => level === 'info')) return { ...UNSEEN, ...Object.fromEntries(told), ...lights }
  const calm = signs.filter((sign) => told.some(([one, level]) => one === sign && level === 'debug'))
  return calm.length === 0 ? null : { ...UNSEEN, ...Object.fromEntries(told), [usualOf(calm)]: 'info' }
}

const GRAVE: ReadonlySet<string> = new Set(['!!', 'x', '✗', '✕', '✖', '×', '❌'])
/** What is so grave that a sample may be without it. */
const UNSEEN: Readonly<Record<string, Level>> = { '!!!': 'fatal', '☠': 'fatal', '💀': 'fatal', '🔥': 'error' }
const BELOW_GREEN: Readonly<Record<string, Level>> = { '🔵': 'debug', '⚪': 'debug', '⚫': 'fatal' }

const BAD: ReadonlySet<Level> = new Set(['warn', 'error', 'fatal'])
