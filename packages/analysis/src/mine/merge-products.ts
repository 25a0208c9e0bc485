import { contextWords, isVariable } from './is-variable.ts'
import { mayBeValues } from './may-be-values.ts'
import type { ShapeColumns } from './shape-columns.ts'
import { slotOf } from './slot-of.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Pairs of columns times shapes: past it the search is left out. */
const MAX_WORK = 200_000
const MIN_VALUES = 3
const MIN_SHAPES = 6
/** So many more combinations than values of either column, or the columns vary together as words of sentences do. */
const SPREAD = 1.5
const MIN_CONTEXT = 2

/**
 * Two columns that vary freely against each other ('src inside dst dmz', 'src dmz dst guest', …) are parameters:
 * the words of different statements change together.
 */
export function mergeProducts(family: readonly ShapeColumns[], vocabulary: Vocabulary): void {
  const shapes = [...new Map(family.map((shape) => [shape.key(), shape])).values()]
  const length = (family[0] as ShapeColumns).words.length
  if (shapes.length < MIN_SHAPES || shapes.length * length * length > MAX_WORK) return
  const varying = Array.from({ length }, (_, column) => column).filter(
    (column) => column > 0 && new Set(shapes.map((shape) => shape.words[column])).size >= MIN_VALUES,
  )
  for (const [index, left] of varying.entries())
    for (const right of varying.slice(index + 1)) mergePair(family, left, right, vocabulary)
}

function mergePair(family: readonly ShapeColumns[], left: number, right: number, vocabulary: Vocabulary): void {
  const columns = [left, right]
  const isEither = (column: number): boolean => column === left || column === right
  for (const group of Map.groupBy(family, (shape) => shape.keyWithColumns(columns)).values()) {
    if (group.length < MIN_SHAPES) continue
    const first = group[0] as ShapeColumns
    if (contextWords(first, vocabulary, isEither) < MIN_CONTEXT) continue
    const values = columns.map((column) => new Set(group.map((shape) => shape.words[column] as string)))
    if (!values.every((set) => set.size >= MIN_VALUES && mayBeValues(set, vocabulary))) continue
    const combinations = new Set(group.map((shape) => shape.key())).size
    const isFree = combinations >= Math.max(MIN_SHAPES, SPREAD * Math.max(...values.map((set) => set.size)))
    const areProved = columns.every((column, index) =>
      isVariable(values[index] as Set<string>, first, column, vocabulary),
    )
    if (!isFree && !(areProved && combinations >= MIN_SHAPES)) continue
    for (const [index, column] of columns.entries()) {
      vocabulary.learn(values[index] as Set<string>, slotOf(first, column))
      for (const shape of group) shape.makeParameter(column)
    }
  }
}
