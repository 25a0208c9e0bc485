import { STATEMENT_PLACES } from '@holdfast/analysis/frame/judge-statement'
import { placeOfWord } from '@holdfast/analysis/frame/place-of-word'
import { statementFeatures } from '@holdfast/analysis/frame/statement-features'
import { fitSoftmax, type Example, type Softmax, type SoftmaxOptions } from './fit-softmax.ts'
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
const OPTIONS: SoftmaxOptions = { epochs: 20, rate: 0.2, l2: 2, left: 0, meanFrom: 19 }
const ROLE_OPTIONS: SoftmaxOptions = { ...OPTIONS, l2: 4, left: 0.4, meanFrom: 8 }

export interface TrainedStatements {
  /** Of what several stories use, in order; words that meet at one place are one. */
  readonly places: readonly number[]
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
    row: Int32Array.from(found.flatMap((feature) => idOf.get(placeOf(feature)) ?? [])),
  }))
  const mechanisms = [
    ...new Set([...(known?.mechanisms ?? []), ...lines.flatMap(({ mechanism }) => mechanism ?? [])]),
  ].toSorted()
  const classOf = (mechanism: string | null | undefined): number => (mechanism ? mechanisms.indexOf(mechanism) + 1 : 0)
  const widen = (softmax: Softmax, classes: readonly number[], size: number): Softmax => {
    const wide = { bias: new Float64Array(size), weights: new Float64Array(size * places.length) }
    for (const [old, at] of classes.entries()) {
      wide.bias[at] = softmax.bias[old] ?? 0
      for (const [id, place] of (known?.places ?? []).entries())
        wide.weights[(idOf.get(place) ?? 0) * size + at] = softmax.weights[id * classes.length + old] ?? 0
    }
    return wide
  }
  const fit = (
    some: typeof rows,
    classes: number,
    labelOf: (line: StoryLine) => number,
    options: SoftmaxOptions,
    before: Softmax | undefined,
  ): Softmax =>
    fitSoftmax(
      some.map(({ line, row }): Example => ({ features: row, label: labelOf(line) })),
      { features: places.length, classes },
      options,
      before,
    )
  return {
    places,
    mechanisms,
    roles: fit(
      rows,
      ROLES,
      ({ role }) => ROLE_OF[role],
      ROLE_OPTIONS,
      known === null ? undefined : widen(known.roles, [...Array.from({ length: ROLES }).keys()], ROLES),
    ),
    spoken: fit(
      rows.filter(({ line }) => line.mechanism !== undefined),
      mechanisms.length + 1,
      ({ mechanism }) => classOf(mechanism),
      OPTIONS,
      known === null ? undefined : widen(known.spoken, [null, ...known.mechanisms].map(classOf), mechanisms.length + 1),
    ),
  }
}

const inOrder = (places: readonly number[]): number[] => [...new Set(places)].toSorted((a, b) => a - b)

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
