import { FIRST_WORD, wordSequence } from '@holdfast/analysis/frame/word-sequence'
import { hashOfWord } from '@holdfast/analysis/frame/scan-words'
import type { LabelledText } from './collect-statements.ts'

/** A word of fewer houses is somebody's name; a pair of fewer texts is chance. */
const WORD_HOUSES = 3
const PAIR_HOUSES = 2
const PAIR_TEXTS = 4
const PAIR_BASE = 2 ** 20

export interface Features {
  /** By id; the marks have none. */
  readonly words: readonly string[]
  /** Of each feature: a word or mark by its id, or a pair of two. */
  readonly keys: readonly (readonly [number] | readonly [number, number])[]
  /** Of each text the features that it has. */
  readonly rows: readonly Int32Array[]
}

export function buildFeatures(texts: readonly LabelledText[]): Features {
  const words = chooseWords(texts)
  const idOfHash = new Map(words.map((word, index) => [hashOfWord(word), index + FIRST_WORD]))
  const rowsOfKeys = texts.map(({ text }) => {
    const { ids, shape } = wordSequence(text, ({ hash }) => idOfHash.get(hash) ?? 0)
    const singles = ids.filter((id) => id > 0)
    const pairs = ids.flatMap((id, index) => {
      const next = ids[index + 1] ?? 0
      return id > 0 && next > 0 ? [id * PAIR_BASE + next] : []
    })
    return [...new Set([...singles, ...shape, ...pairs])]
  })
  const kept = chooseKeys(texts, rowsOfKeys)
  const indexOf = new Map(kept.map((key, index) => [key, index]))
  return {
    words,
    keys: kept.map((key) => (key < PAIR_BASE ? [key] : [Math.floor(key / PAIR_BASE), key % PAIR_BASE])),
    rows: rowsOfKeys.map((keys) => Int32Array.from(keys.flatMap((key) => indexOf.get(key) ?? []))),
  }
}

/** In the order of the alphabet; where two share a hash, the first has it. */
function chooseWords(texts: readonly LabelledText[]): string[] {
  const houses = new Map<string, Set<string>>()
  for (const { text, house } of texts)
    wordSequence(text, ({ start, end }) => {
      const word = text.slice(start, end).toLowerCase().replaceAll("'", '')
      if (word.length > 1) houses.set(word, (houses.get(word) ?? new Set()).add(house))
      return 0
    })
  const frequent = [...houses].filter(([, those]) => those.size >= WORD_HOUSES).map(([word]) => word)
  return [
    ...new Map(
      frequent
        .toSorted()
        .toReversed()
        .map((word) => [hashOfWord(word), word]),
    ).values(),
  ].toSorted()
}

function chooseKeys(texts: readonly LabelledText[], rows: readonly (readonly number[])[]): number[] {
  const seen = new Map<number, { texts: number; houses: Set<string> }>()
  for (const [index, { house }] of texts.entries())
    for (const key of rows[index] ?? []) {
      const known = seen.get(key) ?? { texts: 0, houses: new Set<string>() }
      known.texts += 1
      known.houses.add(house)
      seen.set(key, known)
    }
  return [...seen]
    .filter(([key, found]) => key < PAIR_BASE || (found.texts >= PAIR_TEXTS && found.houses.size >= PAIR_HOUSES))
    .map(([key]) => key)
    .toSorted((a, b) => a - b)
}
