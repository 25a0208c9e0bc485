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
  const longest = runs.reduce<FlatLine | null>((most, run) => (run.readings > (most?.readings ?? 0) ? run : most), null)
  if (longest === null || longest.readings < MIN_READINGS) return null
  const before = runs.filter(({ startMs }) => startMs < longest.startMs)
  const readings = before.reduce((sum, run) => sum + run.readings, 0)
  const usual = Math.max(0, ...runs.filter((run) => run !== longest).map((run) => run.readings))
  return readings >= MIN_BEFORE && longest.readings >= usual * LONGER ? longest : null
}

/** Stretches of one value each; a bucket with several values is as many readings that differ. */
function runsOf(buckets: Readonly<Record<string, SeriesEntry>>): FlatLine[] {
  const runs: FlatLine[] = []
  for (const [start, [count, min, max]] of Object.entries(buckets)) {
    const atMs = Number(start)
    const last = runs.at(-1)
    if (min !== max)
      for (let one = 0; one < count; one += 1) runs.push({ value: Number.NaN, startMs: atMs, endMs: atMs, readings: 1 })
    else if (last?.value === min) runs[runs.length - 1] = { ...last, endMs: atMs, readings: last.readings + count }
    else runs.push({ value: min, startMs: atMs, endMs: atMs, readings: count })
  }
  return runs
}
