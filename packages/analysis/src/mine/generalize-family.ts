import { contextWords, isVariable } from './is-variable.ts'
import { mayBeValues } from './may-be-values.ts'
import { mergeProducts } from './merge-products.ts'
import type { ShapeColumns } from './shape-columns.ts'
import { slotOf, type Slot } from './slot-of.ts'
import type { Look } from './token-look.ts'
import type { Vocabulary } from './vocabulary.ts'

const MAX_ROUNDS = 4

/** Makes parameters of the columns in which shapes of one length differ, until nothing more comes together. */
export function generalizeFamily(family: readonly ShapeColumns[], vocabulary: Vocabulary): void {
  if (family.length < 2) return
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = countDistinct(family)
    mergeAcross(family, vocabulary, (look) => look === 'identifier', 2)
    mergeProducts(family, vocabulary)
    for (let column = 0; column < (family[0] as ShapeColumns).words.length; column++)
      mergeColumn(family, vocabulary, column)
    mergeAcross(family, vocabulary, isValueLike, 4)
    mergeAcross(family, vocabulary, isNamed, 6)
    mergeBeside(family, vocabulary)
    absorb(family, vocabulary)
    if (countDistinct(family) === before) return
  }
}

const isValueLike = (look: Look, slot: Slot): boolean =>
  look === 'identifier' ||
  (slot === 'quoted' && look !== 'punctuation') ||
  (slot === 'value' && look !== 'enumeration' && look !== 'punctuation' && look !== 'constant')

/** 'Backup of orders started by ann': names behind prepositions, which may all differ at once. */
const isNamed = (look: Look, slot: Slot): boolean =>
  isValueLike(look, slot) || look === 'name' || (look === 'word' && (slot === 'object' || slot === 'person'))

const countDistinct = (family: readonly ShapeColumns[]): number => new Set(family.map((shape) => shape.key())).size

const valuesOf = (group: readonly ShapeColumns[], column: number): Set<string> =>
  new Set(group.map((shape) => shape.words[column] as string))

function openColumn(group: readonly ShapeColumns[], column: number, vocabulary: Vocabulary): void {
  vocabulary.learn(valuesOf(group, column), slotOf(group[0] as ShapeColumns, column))
  for (const shape of group) shape.makeParameter(column)
}

/** Shapes that agree in all but one column: with enough different values in it, it is a parameter. */
function mergeColumn(family: readonly ShapeColumns[], vocabulary: Vocabulary, column: number): void {
  for (const group of groupBy(family, (shape) => shape.keyWithParameter(column))) {
    const values = valuesOf(group, column)
    if (values.size > 1 && isVariable(values, group[0] as ShapeColumns, column, vocabulary))
      openColumn(group, column, vocabulary)
  }
}

/** Shapes that agree wherever they don't look like values: several parameters that vary together. */
function mergeAcross(
  family: readonly ShapeColumns[],
  vocabulary: Vocabulary,
  isLoose: (look: Look, slot: Slot) => boolean,
  minShapes: number,
): void {
  const loose = (shape: ShapeColumns, i: number): boolean => {
    const look = vocabulary.lookOf(shape.words[i] as string)
    return look === 'parameter' || (i > 0 && isLoose(look, slotOf(shape, i)))
  }
  for (const group of groupBy(family, (shape) => shape.keyWithParameters((i) => loose(shape, i)))) {
    const first = group[0] as ShapeColumns
    if (countDistinct(group) < minShapes) continue
    if (contextWords(first, vocabulary, (i) => loose(first, i)) < 1) continue
    for (let column = 1; column < first.words.length; column++) {
      const values = valuesOf(group, column)
      if (values.size > 1 && isVariable(values, first, column, vocabulary)) openColumn(group, column, vocabulary)
    }
  }
}

const MIN_BESIDE = 6
/** Shapes times columns times columns: past it the search is left out. */
const MAX_WORK = 200_000

/** A column of words beside columns of names that vary with it: 'tag web of shop/cart deleted by ann'. */
function mergeBeside(family: readonly ShapeColumns[], vocabulary: Vocabulary): void {
  const length = (family[0] as ShapeColumns).words.length
  if (family.length < MIN_BESIDE || family.length * length * length > MAX_WORK) return
  const named = new Map(
    family.map((shape) => [
      shape,
      shape.words.map((word, i) => {
        const look = vocabulary.lookOf(word)
        return look === 'parameter' || (i > 0 && isNamed(look, slotOf(shape, i)))
      }),
    ]),
  )
  for (let column = 1; column < length; column++) {
    const isOut = (shape: ShapeColumns, i: number): boolean => i === column || named.get(shape)?.[i] === true
    const keyOf = (shape: ShapeColumns): number => {
      const own = named.get(shape)
      return shape.keyWithParameters((i) => i === column || own?.[i] === true)
    }
    for (const group of groupBy(family, keyOf)) {
      const first = group[0] as ShapeColumns
      const values = valuesOf(group, column)
      if (values.size < MIN_BESIDE || contextWords(first, vocabulary, (i) => isOut(first, i)) < MIN_BESIDE_CONTEXT)
        continue
      if (!mayBeValues(values, vocabulary)) continue
      if (isVariable(values, first, column, vocabulary)) openColumn(group, column, vocabulary)
    }
  }
}

const MIN_BESIDE_CONTEXT = 2

/** A template with several parameters takes in the shapes that differ from it in nothing else. */
function absorb(family: readonly ShapeColumns[], vocabulary: Vocabulary): void {
  const isParameter = (shape: ShapeColumns, column: number): boolean =>
    vocabulary.lookOf(shape.words[column] as string) === 'parameter'
  const known = new Map<string, readonly number[]>()
  for (const shape of family) {
    const columns = shape.words.flatMap((_, column) => (isParameter(shape, column) ? [column] : []))
    if (columns.length >= 2) known.set(columns.join(), columns)
  }
  for (const columns of known.values()) {
    const chosen = new Set(columns)
    const isOpen = (column: number): boolean => chosen.has(column)
    for (const group of groupBy(family, (shape) => shape.keyWithColumns(columns))) {
      const host = group.find((shape) => columns.every((column) => isParameter(shape, column)))
      if (host === undefined || contextWords(host, vocabulary, isOpen) < 1) continue
      const varied = columns.filter((column) => group.some((shape) => !isParameter(shape, column)))
      if (varied.every((column) => isVariable(valuesOf(group, column), host, column, vocabulary)))
        for (const shape of group) for (const column of varied) shape.makeParameter(column)
    }
  }
}

function groupBy(family: readonly ShapeColumns[], keyOf: (shape: ShapeColumns) => number): ShapeColumns[][] {
  return [...Map.groupBy(family, keyOf).values()].filter((group) => group.length > 1)
}
