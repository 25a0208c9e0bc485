/** A value that was seen at a time. */
export interface Reading {
  readonly atMs: number
  readonly value: number
}

/** From the first slice to before the second one. */
export interface Window {
  readonly from: number
  readonly to: number
}

export const SLICES = 24
/** Without this much before it, nothing can be told from how things always were. */
const LEAD = 3
const MIN_LENGTH = 2
const MIN_READINGS = 3

const WHOLE: Window = { from: 0, to: SLICES }

/** All stretches of time that could be those of a failure: it may end before the last slice. */
export const WINDOWS: readonly Window[] = Array.from({ length: SLICES }, (_, from) =>
  Array.from({ length: SLICES + 1 }, (_empty, to) => ({ from, to })),
)
  .flat()
  .filter(({ from, to }) => from >= LEAD && to - from >= MIN_LENGTH)

export const sliceOf = (atMs: number, startMs: number, endMs: number): number =>
  Math.max(0, Math.min(SLICES - 1, Math.floor(((atMs - startMs) / Math.max(1, endMs - startMs)) * SLICES)))

/**
 * How much larger the values of each window are than all others: the z of a rank sum, which asks nothing of how values
 * are distributed. Slices are read once, whatever the number of windows.
 */
export function scanWindows(readings: readonly Reading[], startMs: number, endMs: number): RankScan {
  const scores = new Float64Array(WINDOWS.length)
  const separations = new Float64Array(WINDOWS.length)
  const total = readings.length
  if (total < MIN_READINGS * 2) return { scores, separations }
  const { ranks, tieLoss } = rankReadings(readings)
  const counts = new Float64Array(SLICES + 1)
  const sums = new Float64Array(SLICES + 1)
  readings.forEach(({ atMs }, index) => {
    const after = sliceOf(atMs, startMs, endMs) + 1
    counts[after] = (counts[after] ?? 0) + 1
    sums[after] = (sums[after] ?? 0) + (ranks[index] ?? 0)
  })
  addUp(counts)
  addUp(sums)
  WINDOWS.forEach((window, index) => {
    const inside = sumWithin(counts, window)
    const outside = total - inside
    if (inside < MIN_READINGS || outside < MIN_READINGS) return
    const variance = ((inside * outside) / 12) * (total + 1 - tieLoss / (total * (total - 1)))
    const beyond = sumWithin(sums, window) - (inside * (total + 1)) / 2
    if (variance > 0) scores[index] = beyond / Math.sqrt(variance)
    separations[index] = beyond / (inside * outside) + 0.5
  })
  return { scores, separations }
}

/** Each becomes the sum of all before it and its own. */
function addUp(values: Float64Array): void {
  let sum = 0
  for (const [at, value] of values.entries()) {
    sum += value
    values[at] = sum
  }
}

const sumWithin = (sums: Float64Array, { from, to }: Window): number => (sums[to] ?? 0) - (sums[from] ?? 0)

export interface RankScan {
  readonly scores: Float64Array
  /** How likely one of the window is above one of the rest. */
  readonly separations: Float64Array
}

/** No level is so steady that less than this much (of its logarithm) means anything. */
const LEAST_SPREAD = 0.12
const LEAST_LEVEL = 0.01

/**
 * By how many times the spread from slice to slice the level of each window is above that of the rest. A level that
 * drifts, as that of any real service does, shifts many ranks, and is no more than its own spread away.
 */
export function scanLevels(readings: readonly Reading[], startMs: number, endMs: number): LevelScan {
  const scores = new Float64Array(WINDOWS.length)
  const rises = new Float64Array(WINDOWS.length)
  const slices: number[][] = Array.from({ length: SLICES }, () => [])
  for (const { atMs, value } of readings)
    slices[sliceOf(atMs, startMs, endMs)]?.push(Math.log(Math.max(LEAST_LEVEL, value)))
  const counts = new Float64Array(SLICES + 1)
  const sums = new Float64Array(SLICES + 1)
  const squares = new Float64Array(SLICES + 1)
  slices.forEach((values, slice) => {
    const level = values.length === 0 ? 0 : trimmedMean(values)
    counts[slice + 1] = Number(values.length > 0)
    sums[slice + 1] = level
    squares[slice + 1] = level * level
  })
  for (const values of [counts, sums, squares]) addUp(values)
  const total = sumWithin(counts, WHOLE)
  const sum = sumWithin(sums, WHOLE)
  WINDOWS.forEach((window, index) => {
    const inside = sumWithin(counts, window)
    const outside = total - inside
    if (inside < MIN_LENGTH || outside < MIN_LENGTH) return
    const within = sumWithin(sums, window)
    const without = sum - within
    const rest = sumWithin(squares, WHOLE) - within ** 2 / inside - without ** 2 / outside
    const spread = Math.max(LEAST_SPREAD, Math.sqrt(Math.max(0, rest) / Math.max(1, total - 2)))
    const rise = within / inside - without / outside
    rises[index] = rise
    scores[index] = rise / (spread * Math.sqrt(1 / inside + 1 / outside))
  })
  return { scores, rises }
}

export interface LevelScan {
  readonly scores: Float64Array
  /** Of the logarithm: 0.7 is twice as high. */
  readonly rises: Float64Array
}

const TRIM = 0.05

/** A few outliers of either side say nothing; what is slow in a third of all cases does. */
export function trimmedMean(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const cut = Math.floor(sorted.length * TRIM)
  const kept = sorted.slice(cut, sorted.length - cut)
  return kept.reduce((sum, value) => sum + value, 0) / Math.max(1, kept.length)
}

/** Equal values share the mean of their ranks. */
function rankReadings(readings: readonly Reading[]): { ranks: Float64Array; tieLoss: number } {
  const order = readings.map(({ value }, index) => ({ value, index })).sort((a, b) => a.value - b.value)
  const ranks = new Float64Array(readings.length)
  let tieLoss = 0
  for (let start = 0; start < order.length;) {
    let end = start + 1
    while (end < order.length && order[end]?.value === order[start]?.value) end++
    for (const { index } of order.slice(start, end)) ranks[index] = (start + 1 + end) / 2
    const ties = end - start
    tieLoss += ties ** 3 - ties
    start = end
  }
  return { ranks, tieLoss }
}
