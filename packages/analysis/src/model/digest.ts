import type { ObjectDigest } from '../kubernetes/kube-object.ts'
import type { MetricDigest } from '../metrics/metric-digest.ts'
import type { SpanDigest } from '../spans/span-digest.ts'
import type { Level, LogEvent } from './log-event.ts'

/** Plain JSON, so that it can be stored and merged by another worker. */
export interface Digest {
  readonly version: 1
  /** One of the steps of the bucket ladder: a function of the span alone, so that merging stays associative. */
  readonly bucketMs: number
  readonly lineCount: number
  readonly eventCount: number
  readonly firstMs: number | null
  readonly lastMs: number | null
  readonly sources: Readonly<Record<string, SourceSummary>>
  readonly templates: Readonly<Record<string, TemplateSummary>>
  readonly series: Readonly<Record<string, NumericSeries>>
  /** Absent where no key has few values, and in digests of older workers. */
  readonly values?: Readonly<Record<string, ValueCounts>>
  /** What texts and events state of a cluster's objects; absent where nothing does. */
  readonly objects?: ObjectDigest
  /** Absent where no spans and no numbers came. */
  readonly spans?: SpanDigest
  readonly metrics?: MetricDigest
  /** What the digest's bounds left out; absent where nothing was, and in digests of older workers. */
  readonly folded?: FoldedCounts
}

/**
 * Events that count under no service, no subject or no template, and numbers that do not count: too many were made up.
 * Events too long to be kept whole, and samples that were not kept: texts would have been too many.
 */
export interface FoldedCounts {
  readonly services: number
  readonly subjects: number
  readonly units: number
  readonly series: number
  readonly texts: number
  readonly samples: number
}

export interface SourceSummary {
  readonly service: string | null
  readonly lineCount: number
  readonly eventCount: number
  /** Events with a time of their own; a source with none is ordered by its lines. */
  readonly timedCount: number
  readonly firstMs: number | null
  readonly lastMs: number | null
}

/** How many events fell in a bucket, and the time of its first. */
export type BucketEntry = readonly [count: number, firstMs: number]

/**
 * One template of one service in one source, at one level and with one meaning (signature, subject, status,
 * exception): the unit that detection reasons about.
 */
export interface TemplateSummary {
  readonly templateId: string
  readonly text: string
  readonly service: string | null
  readonly source: string
  readonly level: Level | null
  readonly signatureId: string | null
  /** Who the line is about, where a signature names it: 'db:5432', 'inventory.shop.svc'. */
  readonly subject: string | null
  /** Kept for answers of 400 and above only; ordinary answers share one unit. */
  readonly status: number | null
  readonly exceptionType: string | null
  readonly count: number
  readonly firstMs: number | null
  readonly lastMs: number | null
  readonly firstLine: number
  readonly lastLine: number
  /** Bucket start (ms) to count and first time. */
  readonly buckets: Readonly<Record<string, BucketEntry>>
  /** The first, the last and the smallest by hash: merging in any order keeps the same ones. */
  readonly samples: readonly LogEvent[]
}

/** Count, least and most of a number in one bucket; no sum, because sums of fractions depend on their order. */
export type SeriesEntry = readonly [count: number, min: number, max: number]

/** A number that the log repeats: memory used, queue depth, latency. */
export interface NumericSeries {
  readonly service: string | null
  readonly source: string
  readonly name: string
  readonly count: number
  readonly buckets: Readonly<Record<string, SeriesEntry>>
  /** First, last, and the one with the highest value; of all but gauges the lowest, too. */
  readonly samples: readonly SeriesSample[]
}

export interface SeriesSample {
  readonly value: number
  readonly event: LogEvent
}

/** How often each of the few values of a key was said: 'cache=HIT', 'cache=MISS'. */
export interface ValueCounts {
  readonly service: string | null
  readonly source: string
  readonly name: string
  /** Null where there are too many. */
  readonly values: Readonly<Record<string, ValueCount>> | null
}

export interface ValueCount {
  readonly count: number
  /** Start (ms) of a bucket, wider than those of the digest, to count. */
  readonly buckets: Readonly<Record<string, number>>
  readonly first: LogEvent
  readonly last: LogEvent
}
