const COARSEST_MS = 86_400_000_000
/** Each step divides the next, so that a finer histogram turns into a coarser one without error. */
const LADDER_MS = [
  1,
  10,
  100,
  1000,
  2000,
  10_000,
  20_000,
  60_000,
  300_000,
  1_800_000,
  7_200_000,
  86_400_000,
  864_000_000,
  8_640_000_000,
  COARSEST_MS,
]
const MAX_BUCKETS = 2000

/** The finest step that covers the span in at most two thousand buckets; the coarsest does for five thousand years. */
export function chooseBucketMs(firstMs: number | null, lastMs: number | null): number {
  const spanMs = firstMs === null || lastMs === null ? 0 : lastMs - firstMs
  return LADDER_MS.find((stepMs) => covers(stepMs, spanMs)) ?? COARSEST_MS
}

/** Two steps up: for what is kept of many things at once. */
export const coarserMs = (bucketMs: number): number =>
  LADDER_MS[Math.min(LADDER_MS.length - 1, LADDER_MS.indexOf(bucketMs) + 2)] ?? COARSEST_MS

/** Whether a step that was chosen for less still does. */
export const covers = (stepMs: number, spanMs: number): boolean => spanMs / stepMs <= MAX_BUCKETS

export const bucketStart = (timestampMs: number, bucketMs: number): number =>
  timestampMs - modulo(timestampMs, bucketMs)

const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor
