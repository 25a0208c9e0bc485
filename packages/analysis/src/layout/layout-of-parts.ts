import { wordsOf } from './columns-of-lines.ts'
import type { Column, ColumnRole, LearnedLayout } from './learned-layout.ts'
import { areUnits } from './are-units.ts'
import { roleOfValues } from './role-of-values.ts'

const MIN_LINES = 12
const NEARLY_ALL = 0.95
/** Other programs of the stream write otherwise. */
const SOME = 0.2
const MARKS = [':', '/', ',', '~', '#'] as const

/** `W:geo-index:rebuild failed`: level and speaker, in any order, that one mark without blanks parts from the text and from each other. */
export function layoutOfParts(texts: readonly string[]): LearnedLayout | null {
  if (texts.length < MIN_LINES) return null
  for (const mark of MARKS) {
    const parts = new RegExp(`^([\\p{L}\\d_.-]{1,40})${mark}([\\p{L}\\d_.-]{1,40})${mark}(?![\\s${mark}])(.+)$`, 'u')
    const rows = texts.flatMap((text) => {
      const found = parts.exec(text)
      return found === null ? [] : [found]
    })
    const layout = rows.length < MIN_LINES || rows.length < SOME * texts.length ? null : layoutOf(mark, rows)
    if (layout !== null) return layout
  }
  return null
}

function layoutOf(mark: string, rows: readonly RegExpExecArray[]): LearnedLayout | null {
  const taken = new Set<ColumnRole>()
  const messages = rows.map((row) => row[3] ?? '')
  if (messages.filter((text) => text.includes(' ')).length < NEARLY_ALL * rows.length) return null
  const columns = [1, 2].map((place, index): Column => {
    const values = rows.map((row) => row[place] ?? '')
    const found = roleOfValues(mark, values, taken)
    const role = found !== 'level' && areUnits(values) ? 'service' : found
    taken.add(role)
    const words = role === 'level' && wordsOf(values, messages)
    return { before: index === 0 ? '' : mark, kind: 'part', role, ...words, gaps: false, name: `column${place}` }
  })
  if (!taken.has('level') || !taken.has('service')) return null
  return { columns, before: mark, after: '', start: 'letter', time: -1, isFollowedByObject: false }
}
