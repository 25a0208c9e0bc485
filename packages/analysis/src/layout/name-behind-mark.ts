import { strongLevelOfWord } from '../parse/level-of-word.ts'
import { areUnits } from './are-units.ts'
import type { ColumnRole, LearnedLayout } from './learned-layout.ts'
import type { SplitLine } from './split-head.ts'

const NEARLY_ALL = 0.95
const MIN_LINES = 12
const NAME = /^([\p{L}_][\p{L}\d_.-]{1,40})([:>\]]) +\S/u
const FAILURE = /(?:Error|Exception|Failure|Warning)$/
const NAMING: ReadonlySet<ColumnRole> = new Set(['service', 'pod', 'namespacedPod', 'container', 'logger'])

/** `… | INFO | cart: order placed`: behind the last mark stands who speaks, and a colon or a bracket; null where it does not. */
export function nameBehindMark(layout: LearnedLayout, lines: readonly SplitLine[]): LearnedLayout | null {
  const { columns, before, after, tail } = layout
  const { delimiter } = lines[0] as SplitLine
  if (delimiter === null || before.trim() !== delimiter.trim() || after !== '' || tail !== undefined) return null
  if (lines.length < MIN_LINES || columns.some(({ role }) => NAMING.has(role))) return null
  const found = lines.map((line) => NAME.exec(restOf(line, columns.length)))
  const mark = found.find((one) => one !== null)?.[2] ?? ''
  const names = found.flatMap((one) => (one?.[2] === mark ? (one[1] ?? []) : []))
  if (names.length < NEARLY_ALL * lines.length || !areUnits(names) || names.some(isLabel)) return null
  const name = `column${columns.length + 1}`
  return {
    ...layout,
    columns: [...columns, { before, kind: 'word', role: 'service', gaps: false, name }],
    before: mark,
  }
}

/** `Error: 1105`, `WARNING: …`: what happened. */
const isLabel = (name: string): boolean => FAILURE.test(name) || strongLevelOfWord(name) !== null

/** What stands behind the mark that follows the last column. */
function restOf({ text, values, delimiter }: SplitLine, length: number): string {
  const at = text.indexOf(delimiter ?? '', values[length - 1]?.end)
  return at < 0 ? '' : text.slice(at + (delimiter ?? '').length).trimStart()
}
