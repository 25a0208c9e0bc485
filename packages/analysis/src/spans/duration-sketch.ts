/** How many durations fall in each bin. A bin is 10 % wide, and merging adds counts: no order matters. */
export type DurationSketch = Readonly<Record<string, number>>

const GROWTH = Math.log(1.1)
const LEAST_MS = 0.001

export const binOf = (durationMs: number): number =>
  Math.round(Math.log(Math.max(LEAST_MS, durationMs) / LEAST_MS) / GROWTH)

export const durationOfBin = (bin: number): number => LEAST_MS * Math.exp(bin * GROWTH)

export function mergeSketches(a: DurationSketch, b: DurationSketch): DurationSketch {
  const merged: Record<string, number> = { ...a }
  for (const bin in b) merged[bin] = (merged[bin] ?? 0) + (b[bin] ?? 0)
  return merged
}

/** Within 5 % of the true one; null where nothing was counted. */
export function quantileOf(sketch: DurationSketch, share: number): number | null {
  const bins = Object.entries(sketch)
    .map(([bin, count]) => ({ bin: Number(bin), count }))
    .sort((a, b) => a.bin - b.bin)
  const total = bins.reduce((sum, { count }) => sum + count, 0)
  let seen = 0
  for (const { bin, count } of bins) {
    seen += count
    if (seen >= total * share) return durationOfBin(bin)
  }
  return null
}
