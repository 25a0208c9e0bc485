import { READING } from '../digest/sensor-reading.ts'
import type { Digest } from '../model/digest.ts'
import type { LogEvent } from '../model/log-event.ts'
import { findFlatLine, type FlatLine } from './find-flat-line.ts'

/** A sensor that goes on to report one and the same value. */
export interface Frozen extends FlatLine {
  readonly service: string | null
  readonly sensor: string
  /** Its last report. */
  readonly line: LogEvent
}

/** At its stop, as valves and drives often are. */
const STOPS = new Set([0, 100])

export function findFrozen({ series }: Pick<Digest, 'series'>): Frozen[] {
  const all = Object.values(series).filter(({ name }) => name.startsWith(READING))
  const found = all.flatMap(({ service, source, name, buckets, samples: [, last] }) => {
    const flat = findFlatLine(buckets)
    const others = all.filter((other) => other.source === source && other.name !== name)
    if (flat === null || last === undefined || STOPS.has(flat.value)) return []
    if (!others.some((other) => variesWithin(other.buckets, flat))) return []
    return [{ ...flat, service, sensor: name.slice(READING.length), line: last.event }]
  })
  return found.sort((a, b) => a.startMs - b.startMs || (a.sensor < b.sensor ? -1 : 1)).slice(0, 1)
}

const variesWithin = (buckets: Parameters<typeof findFlatLine>[0], { startMs, endMs }: FlatLine): boolean =>
  new Set(
    Object.entries(buckets).flatMap(([start, [, min, max]]) =>
      Number(start) >= startMs && Number(start) <= endMs ? [min, max] : [],
    ),
  ).size > 2
