import { STATEMENT_PLACES } from '@holdfast/analysis/frame/judge-statement'
import { placeOfWord } from '@holdfast/analysis/frame/place-of-word'
import { statementFeatures } from '@holdfast/analysis/frame/statement-features'
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
const HOLD = 0.15
const OPTIONS: SoftmaxOptions = { epochs: 20, rate: 0.2, l2: 2, left: 0, meanFrom: 19 }
const ROLE_OPTIONS: SoftmaxOptions = { ...OPTIONS, l2: 4, left: 0.4, meanFrom: 8 }

export interface TrainedStatements {
  /** Of what several stories use, in order; words that meet at one place are one. */
  readonly places: readonly number[]
  /** In how many lines each was seen. */
  readonly counts: readonly number[]
  readonly mechanisms: readonly string[]
  readonly roles: Softmax
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
  const wider = known === null ? null : widen(known, idOf)
  const fit = (
    some: typeof rows,
    classes: number,
    labelOf: (line: StoryLine) => number,
    options: SoftmaxOptions,
    before: Known | undefined,
  ): Softmax =>
    fitSoftmax(
      some.map(({ line, features }): Example => ({ features, label: labelOf(line) })),
      { features: places.length, classes },
      options,
      before,
    )
  const speaking = rows.filter(({ line }) => line.mechanism !== undefined)
  const mechanismsBefore = known?.mechanisms ?? []
  return {
    places,
    counts: [...countFeatures(rows, places.length)].map((count, id) => count + (wider?.counts[id] ?? 0)),
    mechanisms,
    roles: fit(
      rows,
      ROLES,
      ({ role }) => ROLE_OF[role],
      ROLE_OPTIONS,
      wider?.softmax('roles', (at) => at, ROLES),
    ),
    spoken: fit(
      speaking,
      mechanisms.length + 1,
      ({ mechanism }) => classOf(mechanism),
      OPTIONS,
      wider?.softmax('spoken', (at) => classOf(mechanismsBefore[at - 1]), mechanisms.length + 1),
    ),
  }
}

/** What was known before, with places and classes for what is new. */
function widen(known: TrainedStatements, idOf: ReadonlyMap<number, number>) {
  const ids = known.places.map((place) => idOf.get(place) ?? 0)
  const counts = new Float64Array(idOf.size)
  for (const [old, id] of ids.entries()) counts[id] = known.counts[old] ?? 0
  const softmax = (which: 'roles' | 'spoken', classOf: (old: number) => number, classes: number): Known => {
    const { bias, weights } = known[which]
    const wide = { bias: new Float64Array(classes), weights: new Float64Array(classes * idOf.size) }
    for (const [old, value] of bias.entries()) {
      wide.bias[classOf(old)] = value
      for (const [row, id] of ids.entries())
        wide.weights[id * classes + classOf(old)] = weights[row * bias.length + old] ?? 0
    }
    return { ...wide, holds: counts.map((count) => count * HOLD) }
  }
  return { counts, softmax }
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
