import type { BucketEntry } from '../model/digest.ts'

/** When the first event of each bucket came, in order. */
export const bucketTimes = (buckets: Readonly<Record<string, BucketEntry>>): number[] =>
  Object.values(buckets)
    .map(([, atMs]) => atMs)
    .sort((a, b) => a - b)
