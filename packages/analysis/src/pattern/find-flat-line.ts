import type { SeriesEntry } from '../model/digest.ts'

export interface FlatLine {
  readonly value: number
  readonly startMs: number
  readonly endMs: number
  readonly readings: number
}

const MIN_READINGS = 12
const MIN_BEFORE = 20
/** Chance repeats of a value that varies are far shorter. */
const LONGER = 4

/** The longest stretch in which a number that had always varied was read again and again as the same. */
export function findFlatLine(buckets: Readonly<Record<string, SeriesEntry>>): FlatLine | null {
  const runs = runsOf(buckets)
  const flat = runs.filter(({ value }) => !Number.isNaN(value)).toSorted((a, b) => b.readings - a.readings)
  const [longest, usual] = flat
  if (longest === undefined || longest.readings < MIN_READINGS) return null
  const before = runs.filter(({ startMs }) => startMs < longest.startMs)
  const readings = before.reduce((sum, run) => sum + run.readings, 0)
  return readings >= MIN_BEFORE && longest.readings >= (usual?.readings ?? 0) * LONGER ? longest : null
}

/** Stretches of one value each; a bucket with several values is one of none (NaN). */
function runsOf(buckets: Readonly<Record<string, SeriesEntry>>): FlatLine[] {
  const runs: FlatLine[] = []
  for (const [start, [count, min, max]] of Object.entries(buckets)) {
    const atMs = Number(start)
    const last = runs.at(-1)
    if (min === max && last?.value === min)
      runs[runs.length - 1] = { ...last, endMs: atMs, readings: last.readings + count }
    else runs.push({ value: min === max ? min : Number.NaN, startMs: atMs, endMs: atMs, readings: count })
  }
  return runs
}
