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

export function trainStatements(lines: readonly StoryLine[]): TrainedStatements {
  const read = lines.map((line) => ({ line, found: statementFeatures(line.text) }))
  const shared = sharedOf(read)
  const places = [...new Set([...shared].map(placeOf))].toSorted((a, b) => a - b)
  const idOf = new Map(places.map((place, id) => [place, id]))
  const rows = read.map(({ line, found }) => ({
    line,
    row: Int32Array.from(found.flatMap((feature) => idOf.get(placeOf(feature)) ?? [])),
  }))
  const mechanisms = [...new Set(lines.flatMap(({ mechanism }) => mechanism ?? []))].toSorted()
  const fit = (
    some: typeof rows,
    classes: number,
    labelOf: (line: StoryLine) => number,
    options: SoftmaxOptions,
  ): Softmax =>
    fitSoftmax(
      some.map(({ line, row }): Example => ({ features: row, label: labelOf(line) })),
      { features: places.length, classes },
      options,
    )
  return {
    places,
    mechanisms,
    roles: fit(rows, ROLES, ({ role }) => ROLE_OF[role], ROLE_OPTIONS),
    spoken: fit(
      rows.filter(({ line }) => line.mechanism !== undefined),
      mechanisms.length + 1,
      ({ mechanism }) => (mechanism ? mechanisms.indexOf(mechanism) + 1 : 0),
      OPTIONS,
    ),
  }
}

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
