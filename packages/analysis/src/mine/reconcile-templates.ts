import type { Template } from '../model/template.ts'
import { adoptCovered } from './adopt-covered.ts'
import { generalizeFamily } from './generalize-family.ts'
import { mergeGaps } from './merge-gaps.ts'
import { ShapeColumns } from './shape-columns.ts'
import { Shapes } from './shapes.ts'
import { templateId } from './template-id.ts'
import { Vocabulary } from './vocabulary.ts'

/**
 * The learning half of mining: finds the columns in which templates of one statement differ, and makes them parameters.
 * A function of the *set* of texts alone (order, counts and repetition don't matter), so whoever merges digests in
 * whatever order comes to the same templates. Returns the final template of every given text.
 */
export function reconcileTemplates(texts: Iterable<string>): Map<string, Template> {
  const given = [...new Set(texts)].sort()
  const shapes = new Shapes()
  let current = new Map(given.map((text) => [text, shapes.canonicalOf(text)]))
  const vocabulary = new Vocabulary(wordsOf(current.values()))
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const before = [...new Set(current.values())].sort()
    const next = generalizeAll(before, vocabulary, shapes)
    const adopted = adoptCovered([...new Set(next.values())].sort(), vocabulary, shapes)
    current = new Map(
      given.map((text) => {
        const general = next.get(current.get(text) as string) as string
        return [text, adopted.get(general) ?? general]
      }),
    )
    if (new Set(current.values()).size === before.length) break
  }
  const templates = new Map<string, Template>()
  const templateOf = (text: string): Template => {
    const template = templates.get(text) ?? { id: templateId(text), text }
    templates.set(text, template)
    return template
  }
  return new Map(given.map((text) => [text, templateOf(current.get(text) as string)]))
}

const MAX_PASSES = 3

function* wordsOf(texts: Iterable<string>): Generator<string> {
  for (const text of texts) yield* text.split(/[^\w.:-]+/)
}

/** One pass over distinct canonical texts: the generalised, canonical text of each. */
function generalizeAll(texts: readonly string[], vocabulary: Vocabulary, known: Shapes): Map<string, string> {
  const shapes = texts.map((text) => new ShapeColumns(text, known.tokensOf(text)))
  vocabulary.learnSpeakers(shapes)
  for (const family of Map.groupBy(shapes, (shape) => shape.tokens.length).values())
    generalizeFamily(family, vocabulary)
  const byKey = new Map(shapes.map((shape) => [shape.key(), shape]))
  const gaps = mergeGaps([...byKey.values()], vocabulary)
  const rendered = new Map<number, string>()
  return new Map(
    shapes.map((shape) => {
      const key = shape.key()
      const text =
        rendered.get(key) ?? known.canonicalOf(gaps.get((byKey.get(key) as ShapeColumns).text) ?? shape.render())
      rendered.set(key, text)
      return [shape.text, text]
    }),
  )
}
