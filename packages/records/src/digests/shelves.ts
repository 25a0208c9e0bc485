import type { Digest, NumericSeries, TemplateSummary } from '@holdfast/analysis/model/digest'
import type { MetricSeries } from '@holdfast/analysis/metrics/metric-digest'
import type { OperationSummary, SampledSpan } from '@holdfast/analysis/spans/span-digest'

/** What a digest has many of. */
export interface Shelves {
  readonly templates: TemplateSummary
  readonly series: NumericSeries
  readonly sightings: unknown
  readonly events: unknown
  readonly operations: OperationSummary
  readonly traces: Readonly<Record<string, SampledSpan>>
  readonly points: MetricSeries
}

export type Shelf = keyof Shelves
export type Entry<Name extends Shelf = Shelf> = {
  [Each in Name]: readonly [shelf: Each, key: string, value: Shelves[Each]]
}[Name]

const SHELVES: ReadonlySet<unknown> = new Set<Shelf>([
  'templates',
  'series',
  'sightings',
  'events',
  'operations',
  'traces',
  'points',
])

export const isShelf = (name: unknown): name is Shelf => SHELVES.has(name)

export const shelvesOf = ({
  templates,
  series,
  objects,
  spans,
  metrics,
}: Digest): Record<Shelf, Record<string, unknown>> => ({
  templates,
  series,
  sightings: objects?.sightings ?? {},
  events: objects?.events ?? {},
  operations: spans?.operations ?? {},
  traces: spans?.traces ?? {},
  points: metrics?.series ?? {},
})

export function* entriesOf(digest: Digest): Generator<Entry> {
  for (const [shelf, values] of Object.entries(shelvesOf(digest)))
    for (const [key, value] of Object.entries(values)) yield [shelf, key, value] as Entry
}
