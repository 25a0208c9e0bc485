const COARSEST_MS = 86_400_000_000
/** Each step divides the next. Durations are sketched in each, so there are fewer than of a line's counts. */
const LADDER_MS = [
  100,
  1000,
  10_000,
  60_000,
  300_000,
  1_800_000,
  7_200_000,
  86_400_000,
  864_000_000,
  8_640_000_000,
  COARSEST_MS,
]
const MAX_BUCKETS = 120

export function chooseSpanBucketMs(firstMs: number | null, lastMs: number | null): number {
  const spanMs = firstMs === null || lastMs === null ? 0 : lastMs - firstMs
  return LADDER_MS.find((stepMs) => spanMs / stepMs <= MAX_BUCKETS) ?? COARSEST_MS
}
