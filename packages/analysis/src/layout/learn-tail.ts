import type { SplitLine } from './split-head.ts'

/** The fields of a line behind its header, between the mark that parts them. */
const MIN_LINES = 8
const NEARLY_ALL = 0.95
const MOST = 0.9
const MANY = 0.5
const MIN_TEXTS = 4

export interface Tail {
  readonly messages: readonly string[]
  /** What stands in each of the fields. */
  readonly fields: readonly (readonly string[])[]
}

/** The fields behind the message, the last ones of nearly all lines; null where the message is the last. */
export function learnTail(lines: readonly SplitLine[], length: number): Tail | null {
  const { delimiter } = lines[0] as SplitLine
  if (delimiter === null || delimiter === ',' || lines.length < MIN_LINES) return null
  const rests = lines.map(({ text, values }) =>
    text
      .slice(values[length - 1]?.end ?? 0)
      .split(delimiter)
      .slice(1)
      .map((field) => field.trim()),
  )
  const count = rests[0]?.length ?? 0
  const alike = rests.filter((fields) => fields.length === count)
  if (count < 2 || alike.length < NEARLY_ALL * rests.length) return null
  const columns = Array.from({ length: count }, (_, index) => alike.map((fields) => fields[index] ?? ''))
  const [messages = [], ...fields] = columns
  return areSentences(messages) && fields.every(areNames) ? { messages, fields } : null
}

export const areSentences = (values: readonly string[]): boolean =>
  new Set(values).size >= MIN_TEXTS && values.filter((value) => value.includes(' ')).length >= MANY * values.length

const areNames = (values: readonly string[]): boolean =>
  values.filter((value) => !value.includes(' ')).length >= MOST * values.length ||
  new Set(values).size <= values.length / MIN_TEXTS
