import type { Histogram } from '@holdfast/contracts/analysis-data'

/** At most so many buckets, each a whole number of the given ones: a bar per second of a day is a gray smear. */
export function rebucket(histogram: Histogram, limit: number): Histogram {
  const factor = Math.ceil(histogram.total.length / limit)
  if (factor <= 1) return histogram
  const fold = (counts: readonly number[]) =>
    Array.from({ length: Math.ceil(counts.length / factor) }, (_, index) =>
      counts.slice(index * factor, (index + 1) * factor).reduce((sum, count) => sum + count, 0),
    )
  return {
    start: histogram.start,
    bucket_seconds: histogram.bucket_seconds * factor,
    total: fold(histogram.total),
    errors: fold(histogram.errors),
  }
}
