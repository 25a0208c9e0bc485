import { areLevels } from './are-levels.ts'
import { atLeast } from './at-least.ts'
import { SOURCE_FILE } from '../parse/source-file.ts'
import { LONE_MARKS } from './head-marks.ts'
import type { SplitLine } from './split-head.ts'
import { literalBehind, valueOf } from './split-values.ts'

const MIN_LINES = 12
export const NEARLY_ALL = 0.97
/** Where what follows is always the same, the column is a place in one sentence. */
const MIN_TEXTS_BEHIND = 5
const MIN_NUMBERS = 3

/** A number, a number in hexadecimal, or none. */
export const NUMBER = /^[+-]?\d+(?:[.,:]\d+)?$|^0x[\da-f]+$|^(?=[a-f]*\d)[\da-f]{4,}$|^[-?*]$/i
/** Zeros fill it up. */
const FILLED = /^0\d{3,}$/
/** A name with a number or a mark in it, or in capitals: no word that sentences begin with. */
export const CODE =
  /^(?!(?:GET|POST|PUT|HEAD|DELETE|PATCH|OPTIONS)$)(?:(?=.*[\d._/@#-])[\p{L}_][\p{L}\d_./@#-]*|[\p{Lu}_]{2,}|[-?*])$/u
const PAIR = /^([\w.-]{1,30}=)\S/
const OPENER = /[[({<]$/
const CLOSER = /^[\])}>]/
/** What parts fields. */
const MARK = new RegExp(`[|~=>${LONE_MARKS}]|^[-:]$|^[\\])}>]\\s*[:-]`, 'u')

/** Whether nearly all lines have something there that no sentence begins with, before all sorts of texts. */
export function isRegularColumn(lines: readonly SplitLine[], index: number): boolean {
  if (lines.length < MIN_LINES || new Set(lines.map((line) => textBehind(line, index))).size < MIN_TEXTS_BEHIND)
    return false
  const values = lines.map((line) => valueOf(line, index))
  const distinct = new Set(values).size
  const nearlyAll = (test: (line: SplitLine, value: string) => boolean): boolean =>
    atLeast(lines, NEARLY_ALL * lines.length, (line, at) => test(line, values[at] as string))
  if (nearlyAll((_, value) => FILLED.test(value))) return true
  if (distinct >= MIN_NUMBERS && nearlyAll((_, value) => NUMBER.test(value))) return true
  if (areLevels(values)) return true
  if (nearlyAll((_, value) => SOURCE_FILE.test(value)) || isOneShape(values, distinct)) return true
  if (nearlyAll((line) => isEnclosed(line, index))) return true
  // One name with a colon behind it may be a part of the text.
  if (distinct === 1 && nearlyAll((line) => literalBehind(line, index) === ':')) return false
  if (nearlyAll((line, value) => MARK.test(literalBehind(line, index)) && CODE.test(value))) return true
  return distinct <= Math.max(2, values.length / MIN_LINES) && nearlyAll((_, value) => CODE.test(value))
}

/** `key=` before each value of a column, or nothing. */
export function keyOfAll(values: readonly string[]): string {
  const key = PAIR.exec(values[0] ?? '')?.[1]
  return key !== undefined && values.every((value) => value.startsWith(key) && value.length > key.length) ? key : ''
}

/** An address alone is what the message speaks of. */
const SHAPED = /^(?=.*\d)\p{L}/u

/** `JOB03675`, `TX00382365`, `p=70563`: letters, digits and marks in one order. */
function isOneShape(values: readonly string[], distinct: number): boolean {
  if (keyOfAll(values) !== '') return true
  if (distinct < MIN_NUMBERS) return false
  const shapes = new Map<string, number>()
  for (const value of values) {
    const shape = value
      .replaceAll(/\p{Lu}+/gu, 'A')
      .replaceAll(/\p{Ll}+/gu, 'a')
      .replaceAll(/\d+/g, '9')
    if (SHAPED.test(value)) shapes.set(shape, (shapes.get(shape) ?? 0) + 1)
  }
  return [...shapes.values()].some((count) => count >= NEARLY_ALL * values.length)
}

const isEnclosed = (line: SplitLine, index: number): boolean =>
  OPENER.test(line.values[index]?.before ?? '') && CLOSER.test(literalBehind(line, index))

/** The next words, without what differs from line to line. */
function textBehind({ text, values }: SplitLine, index: number): string {
  const end = values[index]?.end ?? 0
  const words = text.slice(end, end + 80).split(/[\s\])}>:|,-]+/, 6)
  return words.filter((word) => !/\d/.test(word)).join(' ')
}
