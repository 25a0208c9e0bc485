import type { Column, LearnedLayout } from './learned-layout.ts'
import { roleOfValues } from './role-of-values.ts'

const MIN_LINES = 12
const NEARLY_ALL = 0.95
const MAX_NAMES = 40
/** Names come again. */
const MIN_PER_NAME = 3
const LAST = / ([[(])([A-Za-z_][\w.$/@-]{1,80}) *[\])]$/

/** The name in a bracket that nearly all lines end with: `… (kafka.server.KafkaServer)`; null where there is none. */
function nameAtEnd(texts: readonly string[], { columns }: LearnedLayout): Column | null {
  if (texts.length < MIN_LINES) return null
  const found = texts.map((text) => LAST.exec(text)).filter((match) => match !== null)
  const before = ` ${found[0]?.[1] ?? ''}`
  const names = found.filter(([, opener]) => opener === before.trim()).map(([, , name = '']) => name)
  const distinct = new Set(names).size
  const isOften = distinct > 1 && distinct <= MAX_NAMES && names.length >= distinct * MIN_PER_NAME
  if (!isOften || names.length < NEARLY_ALL * texts.length) return null
  const role = roleOfValues(before, names, new Set(columns.map((column) => column.role)))
  return { before, kind: 'word', role, gaps: false, name: 'last' }
}

/** The layout with the name that its lines end with, and without it for those that have none. */
export function withEnd(layout: LearnedLayout, texts: readonly string[]): LearnedLayout[] {
  if (layout.tail !== undefined || layout.after !== '' || layout.isFollowedByObject) return [layout]
  const last = nameAtEnd(texts, layout)
  return last === null || (last.role !== 'service' && last.role !== 'logger')
    ? [layout]
    : [{ ...layout, tail: [last] }, layout]
}
