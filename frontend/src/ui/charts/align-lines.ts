/** Milliseconds since 1970, and a value. */
export type Point = readonly [atMs: number, value: number]

/** Undefined where another line has a point and this one goes on, null where it is interrupted. */
export type Aligned = readonly [xs: number[], ...lines: (number | null | undefined)[][]]

/** So many times as long without a point as usual. */
const GAP = 4

/** Lines on one axis: their points in common buckets, with gaps where nothing came for long. */
export function alignLines(lines: readonly (readonly Point[])[], bucketMs: number): Aligned {
  const step = Math.max(1, bucketMs)
  const byTime = lines.map((points) => withGaps(new Map(points.map(([at, value]) => [at - (at % step), value])), step))
  const xs = [...new Set(byTime.flatMap((line) => [...line.keys()]))].toSorted((a, b) => a - b)
  return [xs, ...byTime.map((line) => xs.map((x) => line.get(x)))]
}

function withGaps(line: ReadonlyMap<number, number>, step: number): Map<number, number | null> {
  const times = [...line.keys()].toSorted((a, b) => a - b)
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? time))
  const usual = pauses.toSorted((a, b) => a - b)[pauses.length >> 1] ?? step
  const filled = new Map<number, number | null>(line)
  for (const [index, pause] of pauses.entries()) if (pause > usual * GAP) filled.set((times[index] ?? 0) + step, null)
  return filled
}
