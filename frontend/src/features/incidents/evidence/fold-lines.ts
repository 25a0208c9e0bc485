import type { LineKind } from '@holdfast/contracts/analysis-data'
import { splitMessage } from './split-message.ts'

interface Line {
  readonly message: string
  readonly service: string | null
}

export interface FoldedLines<L extends Line> {
  /** The one that stands for all of them. */
  readonly line: L
  readonly others: readonly L[]
  /** How many lines of the incident are like it, shown or not. */
  readonly count: number
}

const HEAD_CHARACTERS = 1_000
const WILDCARD = /<[*a-z]{1,20}>/

/** The fixed parts of a kind's text, in their order. */
const fixedParts = ({ text }: LineKind) => text.split(WILDCARD).filter((part) => part.trim() !== '')

function hasInOrder(message: string, parts: readonly string[]): boolean {
  let at = 0
  for (const part of parts) {
    const found = message.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return parts.length > 0
}

/** A message within JSON or logfmt carries its quotes escaped. */
const bodyOf = ({ message }: Line) => message.slice(0, HEAD_CHARACTERS).replaceAll('\\"', '"')

const shapeOf = (body: string) =>
  splitMessage(body, 0, 0)
    .map(({ kind, text }) => (kind === 'parameter' ? '#' : text))
    .join('')

/** Lines of one service that differ in their parameters alone become one, which says how many there are. */
export function foldLines<L extends Line>(lines: readonly L[], kinds: readonly LineKind[]): FoldedLines<L>[] {
  const known = kinds.map((kind) => ({ parts: fixedParts(kind), count: kind.count }))
  const folds = new Map<string, { readonly lines: L[]; readonly kindCount: number }>()
  for (const line of lines) {
    const body = bodyOf(line)
    const kind = known.findIndex(({ parts }) => hasInOrder(body, parts))
    const key = `${line.service ?? ''}\u0000${kind >= 0 ? kind : shapeOf(body)}`
    const fold = folds.get(key)
    if (fold) fold.lines.push(line)
    else folds.set(key, { lines: [line], kindCount: known[kind]?.count ?? 0 })
  }
  return [...folds.values()].flatMap(({ lines: [line, ...others], kindCount }) =>
    line ? [{ line, others, count: Math.max(kindCount, others.length + 1) }] : [],
  )
}
