import { STATEMENT_PLACES } from '@holdfast/analysis/frame/judge-statement'
import { placeOfWord } from '@holdfast/analysis/frame/place-of-word'
import { statementFeatures } from '@holdfast/analysis/frame/statement-features'
import { fitNet, type FittedNet, type KnownNet, type NetOptions } from './fit-net.ts'
import {
  countFeatures,
  fitSoftmax,
  type Example,
  type Known,
  type Softmax,
  type SoftmaxOptions,
} from './fit-softmax.ts'
import type { StoryLine, StoryRole } from './read-stories.ts'

/** Whether an act is to blame does not show in its words, nor which of what is seen of a failure comes first. */
const ROLE_OF: Readonly<Record<StoryRole, number>> = {
  cause: 0,
  sign: 1,
  effect: 1,
  change: 2,
  herring: 2,
  routine: 3,
  noise: 4,
}
export const ROLES = 5
const LEAST_STORIES = 6
/** For each line that a word was learned from before: what so many lines taught is not forgotten for fewer. */
const HOLD = { roles: 0.1, spoken: 0.15 }
const ROLE_OPTIONS: NetOptions = { dimensions: 16, units: 64, epochs: 8, rate: 0.002, left: 0.6, batch: 500 }
const OPTIONS: SoftmaxOptions = { epochs: 20, rate: 0.2, l2: 2 }

export interface TrainedStatements {
  /** Of what several stories use, in order; words that meet at one place are one. */
  readonly places: readonly number[]
  /** In how many lines each was seen. */
  readonly counts: readonly number[]
  readonly mechanisms: readonly string[]
  readonly roles: FittedNet
  /** Class 0 is none. */
  readonly spoken: Softmax
}

/** What was learned before, if anything was, is where this begins. */
export function trainStatements(lines: readonly StoryLine[], known: TrainedStatements | null): TrainedStatements {
  const read = lines.map((line) => ({ line, found: statementFeatures(line.text) }))
  const places = inOrder([...(known?.places ?? []), ...[...sharedOf(read)].map(placeOf)])
  const idOf = new Map(places.map((place, id) => [place, id]))
  const rows = read.map(({ line, found }) => ({
    line,
    features: Int32Array.from(found.flatMap((feature) => idOf.get(placeOf(feature)) ?? [])),
  }))
  const mechanisms = namesOf([...(known?.mechanisms ?? []), ...lines.flatMap(({ mechanism }) => mechanism ?? [])])
  const classOf = (mechanism: string | null | undefined): number => (mechanism ? mechanisms.indexOf(mechanism) + 1 : 0)
  const exampleOf =
    (labelOf: (line: StoryLine) => number) =>
    (row: (typeof rows)[number]): Example => ({
      features: row.features,
      label: labelOf(row.line),
    })
  const speaking = rows.filter(({ line }) => line.mechanism !== undefined)
  const size = { features: places.length, classes: mechanisms.length + 1 }
  const wider = known === null ? null : widen(known, idOf, { classOf, classes: size.classes })
  return {
    places,
    counts: [...countFeatures(rows, places.length)].map((count, id) => count + (wider?.counts[id] ?? 0)),
    mechanisms,
    roles: fitNet(
      rows.map(exampleOf(({ role }) => ROLE_OF[role])),
      { features: places.length, classes: ROLES },
      ROLE_OPTIONS,
      wider?.roles,
    ),
    spoken: fitSoftmax(speaking.map(exampleOf(({ mechanism }) => classOf(mechanism))), size, OPTIONS, wider?.spoken),
  }
}

interface Wider {
  readonly counts: Float64Array
  readonly roles: KnownNet
  readonly spoken: Known
}

/** What was known before, with places and classes for what is new. */
function widen(
  known: TrainedStatements,
  idOf: ReadonlyMap<number, number>,
  { classOf, classes }: { readonly classOf: (mechanism: string | undefined) => number; readonly classes: number },
): Wider {
  const ids = known.places.map((place) => idOf.get(place) ?? 0)
  const counts = new Float64Array(idOf.size)
  for (const [old, id] of ids.entries()) counts[id] = known.counts[old] ?? 0
  const holdsOf = (hold: number): Float64Array => counts.map((count) => count * hold)
  const { points } = known.roles
  const dimensions = points.length / Math.max(1, known.places.length)
  const placed = new Float64Array(idOf.size * dimensions)
  for (const [old, id] of ids.entries())
    placed.set(points.subarray(old * dimensions, (old + 1) * dimensions), id * dimensions)
  const spoken = { bias: new Float64Array(classes), weights: new Float64Array(classes * idOf.size) }
  const before = known.spoken
  for (const [old, value] of before.bias.entries()) {
    const at = classOf(known.mechanisms[old - 1])
    spoken.bias[at] = value
    for (const [row, id] of ids.entries())
      spoken.weights[id * classes + at] = before.weights[row * before.bias.length + old] ?? 0
  }
  return {
    counts,
    roles: { ...known.roles, points: placed, holds: holdsOf(HOLD.roles) },
    spoken: { ...spoken, holds: holdsOf(HOLD.spoken) },
  }
}

const inOrder = (places: readonly number[]): number[] => [...new Set(places)].toSorted((a, b) => a - b)

const namesOf = (all: readonly string[]): string[] => [...new Set(all)].toSorted()

const placeOf = (feature: string): number => placeOfWord(feature, STATEMENT_PLACES)

/** What several stories use. */
function sharedOf(read: readonly { readonly line: StoryLine; readonly found: readonly string[] }[]): Set<string> {
  const stories = new Map<string, Set<string>>()
  for (const { line, found } of read)
    for (const feature of found) {
      const seen = stories.get(feature) ?? new Set()
      stories.set(feature, seen.add(line.story))
    }
  return new Set([...stories].filter(([, seen]) => seen.size >= LEAST_STORIES).map(([feature]) => feature))
}
