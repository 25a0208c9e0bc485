import { levelOfWord } from '../parse/level-of-word.ts'
import type { SplitLine } from './split-head.ts'
import { valueOf } from './split-values.ts'

const MOST = 0.9
const MAX_BEHIND = 120
/** `gift=G25…` */
const PAIR = /^ +[A-Za-z_][\w.-]{0,40}=(?=[^\s=])/

/** Whether behind this column nothing is told but pairs: the word in it is what they are told of, and no one's name. */
export function leavesPairs(lines: readonly SplitLine[], index: number): boolean {
  const paired = lines.filter(({ text, values, delimiter }) => {
    const { before = '', end = 0 } = values[index] ?? {}
    // Behind a colon pairs are the message's, too.
    const isKeyed = before.endsWith('=') && !before.startsWith(':')
    const rest = text.slice(end, end + MAX_BEHIND)
    return (
      !isKeyed &&
      PAIR.test(delimiter !== null && rest.startsWith(delimiter) ? ` ${rest.slice(delimiter.length)}` : rest)
    )
  })
  return paired.length >= MOST * lines.length && !areProper(paired.map((line) => valueOf(line, index)))
}

/** `pos-sync` in all lines, `db07` and `cache-b`, levels: no words for what happens. */
const areProper = (values: readonly string[]): boolean =>
  values.every((value) => /\d|-[a-z]$/.test(value) || levelOfWord(value) !== null) ||
  (/\w-\w/.test(values[0] ?? '') && new Set(values).size === 1)
