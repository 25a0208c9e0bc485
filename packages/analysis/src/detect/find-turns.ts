import { findShareRise } from '../pattern/find-share-rise.ts'
import type { Change } from './find-changes.ts'
import type { World } from './world.ts'

const MOST_TURNS = 30
/** Of what turned at once in one service. */
const MOST_TOLD = 3

/**
 * A key of which another value is said from some time on than before: 'cache=MISS' where it was 'cache=HIT', another
 * release, another client. What a service says otherwise in one bucket is one change, told by the surest.
 */
export function findTurns({ digest }: World): Change[] {
  const found = Object.values(digest.values ?? {}).flatMap(({ service, source, name, values }) => {
    const rise = values === null ? null : findShareRise(values)
    const shown = rise === null ? undefined : values?.[rise.value]
    return rise === null || shown === undefined ? [] : [{ service, source, name, rise, shown }]
  })
  return [...Map.groupBy(found, ({ service, source, rise }) => JSON.stringify([service, source, rise.startMs])).values()]
    .map((turned): Change => {
      const [surest, ...others] = turned.toSorted((a, b) => b.rise.gain - a.rise.gain || (a.name < b.name ? -1 : 1))
      const { service, rise, shown } = surest as (typeof turned)[number]
      const isNew = (shown.first.timestampMs ?? 0) >= rise.startMs
      return {
        kind: 'configuration',
        timestampMs: isNew ? (shown.first.timestampMs ?? 0) : rise.startMs,
        service,
        subject: null,
        version: null,
        event: isNew ? shown.first : shown.last,
        count: shown.count,
        moves: [surest, ...others]
          .flatMap((one) => (one === undefined ? [] : [{ name: one.name, from: one.rise.was, to: one.rise.value }]))
          .slice(0, MOST_TOLD),
      }
    })
    .toSorted((a, b) => a.timestampMs - b.timestampMs)
    .slice(0, MOST_TURNS)
}
