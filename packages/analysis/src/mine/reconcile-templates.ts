import type { Template } from '../model/template.ts'
import { lookOf, type Look } from './token-look.ts'
import { renderShape } from './shape-token.ts'
import { ShapeColumns } from './shape-columns.ts'
import { shapeMessage } from './shape-message.ts'
import { templateId } from './template-id.ts'

/**
 * The learning half of mining: finds the columns in which templates of one statement differ, and makes them parameters.
 * A function of the *set* of texts alone (order, counts and repetition don't matter), so whoever merges digests in
 * whatever order comes to the same templates. Returns the final template of every given text.
 */
export function reconcileTemplates(texts: Iterable<string>): Map<string, Template> {
  const given = [...new Set(texts)].sort()
  let current = new Map(given.map((text) => [text, canonical(text)]))
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const before = [...new Set(current.values())].sort()
    const next = generalizeAll(before)
    current = new Map(given.map((text) => [text, next.get(current.get(text) as string) as string]))
    if (new Set(current.values()).size === before.length) break
  }
  const templates = new Map<string, Template>()
  const templateOf = (text: string): Template => {
    const known = templates.get(text) ?? { id: templateId(text), text }
    templates.set(text, known)
    return known
  }
  return new Map(given.map((text) => [text, templateOf(current.get(text) as string)]))
}

const MAX_PASSES = 3

/** The shape of a text that is a template already: making words parameters can bring more of them together. */
function canonical(text: string): string {
  let shaped = text
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const again = renderShape(shapeMessage(shaped))
    if (again === shaped) break
    shaped = again
  }
  return shaped
}

const MAX_TURNS = 8

/** One pass over distinct canonical texts: the generalised, canonical text of each. */
function generalizeAll(texts: readonly string[]): Map<string, string> {
  const shapes = texts.map((text) => new ShapeColumns(text))
  for (const family of Map.groupBy(shapes, (shape) => shape.tokens.length).values()) generalize(family)
  const rendered = new Map<number, string>()
  return new Map(
    shapes.map((shape) => {
      const key = shape.key()
      const known = rendered.get(key) ?? canonical(shape.render())
      rendered.set(key, known)
      return [shape.text, known]
    }),
  )
}

const MAX_ROUNDS = 4

function generalize(family: readonly ShapeColumns[]): void {
  if (family.length < 2) return
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = countDistinct(family)
    mergeAcross(family, (look) => look === 'identifier', 2)
    for (let column = 0; column < (family[0] as ShapeColumns).words.length; column++) mergeColumn(family, column)
    mergeAcross(family, isValueLike, 4)
    mergeAcross(family, isNamed, 6)
    absorb(family)
    if (countDistinct(family) === before) return
  }
}

const isValueLike = (look: Look, slot: Slot): boolean =>
  look === 'identifier' ||
  (slot === 'quoted' && look !== 'punctuation') ||
  (slot === 'value' && look !== 'enumeration' && look !== 'punctuation' && look !== 'constant')

/** 'Backup of orders started by ann': names behind prepositions, which may all differ at once. */
const isNamed = (look: Look, slot: Slot): boolean =>
  isValueLike(look, slot) || ((slot === 'object' || slot === 'person') && (look === 'word' || look === 'name'))

const countDistinct = (family: readonly ShapeColumns[]): number => new Set(family.map((shape) => shape.key())).size

/** Shapes that agree in all but one column: with enough different values in it, it is a parameter. */
function mergeColumn(family: readonly ShapeColumns[], column: number): void {
  for (const group of groupBy(family, (shape) => shape.keyWithParameter(column))) {
    const values = new Set(group.map((shape) => shape.words[column] as string))
    if (values.size > 1 && isVariable(values, group[0] as ShapeColumns, column)) {
      for (const shape of group) shape.makeParameter(column)
    }
  }
}

/** Shapes that agree wherever they don't look like values: several parameters that vary together. */
function mergeAcross(
  family: readonly ShapeColumns[],
  isLoose: (look: Look, slot: Slot) => boolean,
  minShapes: number,
): void {
  const loose = (shape: ShapeColumns, i: number): boolean => {
    const look = lookOf(shape.words[i] as string)
    return look === 'parameter' || (i > 0 && isLoose(look, slotOf(shape, i)))
  }
  for (const group of groupBy(family, (shape) => shape.keyWithParameters((i) => loose(shape, i)))) {
    const first = group[0] as ShapeColumns
    if (new Set(group.map((shape) => shape.key())).size < minShapes) continue
    if (contextWords(first, (i) => loose(first, i)) < 1) continue
    for (let column = 1; column < first.words.length; column++) {
      const values = new Set(group.map((shape) => shape.words[column] as string))
      if (values.size > 1 && isVariable(values, first, column)) for (const shape of group) shape.makeParameter(column)
    }
  }
}

/** A template with several parameters takes in the shapes that differ from it in nothing else. */
function absorb(family: readonly ShapeColumns[]): void {
  const known = new Map<string, readonly number[]>()
  for (const shape of family) {
    const columns = shape.words.flatMap((word, column) => (lookOf(word) === 'parameter' ? [column] : []))
    if (columns.length >= 2) known.set(columns.join(), columns)
  }
  for (const columns of known.values()) {
    const open = new Set(columns)
    const isOpen = (column: number): boolean => open.has(column)
    for (const group of groupBy(family, (shape) => shape.keyWithParameters(isOpen))) {
      const host = group.find((shape) =>
        columns.every((column) => lookOf(shape.words[column] as string) === 'parameter'),
      )
      if (host === undefined || contextWords(host, isOpen) < 1) continue
      const varied = columns.filter((column) =>
        group.some((shape) => lookOf(shape.words[column] as string) !== 'parameter'),
      )
      const proved = varied.every((column) =>
        isVariable(new Set(group.map((shape) => shape.words[column] as string)), host, column),
      )
      if (proved) for (const shape of group) for (const column of varied) shape.makeParameter(column)
    }
  }
}

type Slot = 'first' | 'person' | 'value' | 'object' | 'quoted' | 'plain'

const PEOPLE = new Set('user username login account principal owner role'.split(' '))
const PREPOSITIONS = new Set(
  'for from to by on at in of with named called via host node pod service client server'.split(' '),
)

function slotOf(shape: ShapeColumns, column: number): Slot {
  if (column === 0) return 'first'
  const before = shape.words[column - 1] as string
  if (before === '=') return 'value'
  if (before === '"' || before === "'" || before === '`') return 'quoted'
  if (before === ':') return shape.tokens[column]?.spaced ? 'plain' : 'value'
  const lower = before.toLowerCase()
  if (PEOPLE.has(lower)) return 'person'
  return PREPOSITIONS.has(lower) ? 'object' : 'plain'
}

/** How many different constants prove a parameter, by where the column stands; beside a known parameter fewer do. */
const NEEDED: Readonly<Record<Slot, { alone: number; besideParameter: number }>> = {
  first: { alone: Infinity, besideParameter: Infinity },
  person: { alone: 3, besideParameter: 1 },
  value: { alone: 4, besideParameter: 1 },
  quoted: { alone: 3, besideParameter: 1 },
  object: { alone: 3, besideParameter: 2 },
  plain: { alone: 6, besideParameter: 4 },
}
const NEEDED_OF_NAMES = { identifier: 2, name: 3, enumeration: 8 }
const NEEDED_OF_FIRST_IDENTIFIERS = 6

function isVariable(values: ReadonlySet<string>, shape: ShapeColumns, column: number): boolean {
  const looks = [...values].map(lookOf)
  if (looks.includes('punctuation') || looks.includes('constant')) return false
  const slot = slotOf(shape, column)
  const besideParameter = looks.includes('parameter')
  const constants = looks.filter((look) => look !== 'parameter' && look !== 'literal')
  if (contextWords(shape, (i) => i === column) < (constants.length > 0 ? 1 : 2) && slot !== 'value') return false
  const distinct = constants.length
  if (slot === 'first') {
    const areNames = constants.every((look) => look === 'identifier' || look === 'name')
    return areNames && distinct >= NEEDED_OF_FIRST_IDENTIFIERS
  }
  if (distinct === 0) return besideParameter
  const needed = besideParameter ? NEEDED[slot].besideParameter : NEEDED[slot].alone
  if (looks.includes('enumeration') && constants.every((look) => look === 'enumeration')) {
    return distinct >= (besideParameter ? 3 : NEEDED_OF_NAMES.enumeration)
  }
  if (constants.every((look) => look === 'identifier'))
    return distinct >= (besideParameter ? 1 : NEEDED_OF_NAMES.identifier)
  if (constants.every((look) => look === 'identifier' || look === 'name')) {
    const ofNames = slot === 'value' ? NEEDED_OF_NAMES.identifier : NEEDED_OF_NAMES.name
    return distinct >= (besideParameter ? 1 : Math.min(needed, ofNames))
  }
  return distinct >= needed
}

/** Words with letters that stay the same: without any, nothing says that two messages are of one statement. */
function contextWords(shape: ShapeColumns, isOut: (column: number) => boolean): number {
  let words = 0
  for (let i = 0; i < shape.words.length; i++) {
    if (isOut(i)) continue
    const look = lookOf(shape.words[i] as string)
    if (look !== 'parameter' && look !== 'punctuation') words++
  }
  return words
}

function groupBy(family: readonly ShapeColumns[], keyOf: (shape: ShapeColumns) => number): ShapeColumns[][] {
  return [...Map.groupBy(family, keyOf).values()].filter((group) => group.length > 1)
}
