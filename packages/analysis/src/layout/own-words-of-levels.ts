import { ColumnMatch } from './column-match.ts'
import { wordsOf } from './columns-of-lines.ts'
import type { Column, LearnedLayout } from './learned-layout.ts'
import { levelInColumn } from './level-in-column.ts'
import { matchColumns } from './match-columns.ts'

const MIN_LINES = 8
const MIN_SAID = 2
const WORD = /^\p{L}{2,20}$/u
const CAPITALS = /^\p{Lu}{2,20}$/u

/** A line that is built like the layout, whatever stands in its level's place. */
interface Alike {
  readonly word: string
  readonly message: string
}

/**
 * `10:15:30 fail archive › …` among lines of `info` and `warn`: where a line is built like the layout but for the word
 * in its level's place, and the word tells how bad things are in a column of levels, it is one of them.
 */
export function withOwnWords(layout: LearnedLayout, texts: readonly string[]): LearnedLayout {
  const at = layout.columns.findIndex(({ role }) => role === 'level')
  const column = layout.columns[at]
  if (column === undefined || column.kind !== 'word' || !isMarkedBehind(layout, at)) return layout
  const alike = linesAlike(layout, at, texts)
  const known = alike.filter(({ word }) => isKnown(word, column))
  if (known.length < MIN_LINES || known.length === alike.length) return layout
  const { levels = {} } = wordsOf(
    alike.map(({ word }) => word),
    alike.map(({ message }) => message),
  )
  // Right before the message only capitals, and what a bracket holds, are no word of it: `Payment: …`.
  const isOpen = at === layout.columns.length - 1 && !isEnclosed(column.before, layout.before)
  const form = isOpen ? CAPITALS : WORD
  const own = Object.keys(levels).filter(
    (word) => form.test(word) && !isKnown(word, column) && isSaidAgain(word, alike),
  )
  if (own.length === 0) return layout
  const told = Object.fromEntries(own.map((word) => [word, levels[word] as (typeof levels)[string]]))
  return { ...layout, columns: layout.columns.with(at, { ...column, levels: { ...column.levels, ...told } }) }
}

/** Between blanks alone any word of a sentence may stand. */
const isMarkedBehind = ({ columns, before }: LearnedLayout, at: number): boolean =>
  [...columns.slice(at + 1).map((column) => column.before), before].some((mark) => mark !== ' ')

const isEnclosed = (before: string, after: string): boolean => /[[({<]$/.test(before) && /^[\])}>]/.test(after)

function linesAlike({ columns, ...layout }: LearnedLayout, at: number, texts: readonly string[]): Alike[] {
  const open = { ...layout, columns: columns.with(at, { ...(columns[at] as Column), role: 'field' }) }
  const match = new ColumnMatch()
  return texts.flatMap((text) => {
    const start = matchColumns(open, text, match)
    return start < 0 ? [] : { word: text.slice(match.starts[at], match.ends[at]), message: text.slice(start) }
  })
}

const isKnown = (word: string, { levels, others }: Column): boolean =>
  levels?.[word] !== undefined || others?.includes(word) === true || levelInColumn(word) !== null

const isSaidAgain = (word: string, lines: readonly Alike[]): boolean =>
  lines.filter((line) => line.word === word).length >= MIN_SAID
