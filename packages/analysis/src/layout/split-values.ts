import type { SplitLine, SplitValue } from './split-head.ts'

export function valueOf({ text, values }: SplitLine, index: number): string {
  const value = values[index] as SplitValue
  return text.slice(value.start, value.end)
}

export const textBehind = ({ text, values }: SplitLine, index: number): string => text.slice(values[index]?.end ?? 0)

/** What stands between a value and the next, or the message. */
export const literalBehind = ({ values, rest }: SplitLine, index: number): string => values[index + 1]?.before ?? rest

export function mostCommon(texts: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  let best = ''
  let most = 0
  for (const [text, count] of counts)
    if (count > most) {
      best = text
      most = count
    }
  return best
}

/** `program[12]` and `program[12:34]` */
export const isTag = ({ text, values }: SplitLine, index: number): boolean =>
  /^\[\d[\d:.]*\](?! ?=)/.test(text.slice(values[index]?.end, (values[index]?.end ?? 0) + 24))

const ENCLOSED = /^(?:\[[^[\]]*\]|\([^()]*\)|<[^<>]*>|\{[^{}]*\})$/

/** `[Debug  ]`: what one bracket holds is the field's value. */
export const withoutBracket = (field: string): string => (ENCLOSED.test(field) ? field.slice(1, -1).trim() : field)

/** `trace=4f2c span=81ab`: several pairs in one bracket. */
export const PAIRS = /^[\w.-]{1,30}=\S{1,80}[ ,;]{1,2}[\w.-]{1,30}=\S/
