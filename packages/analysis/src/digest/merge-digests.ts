import { mergeObjectsOf } from '../kubernetes/merge-objects.ts'
import type { Digest, NumericSeries, SourceSummary } from '../model/digest.ts'
import { mergeMetricDigests } from '../metrics/metric-digester.ts'
import { mergeSpanDigests } from '../spans/create-span-digester.ts'
import { addToBucket, chooseSeriesSamples } from './accumulate-series.ts'
import { boundTexts } from './bound-texts.ts'
import { capSeries, capUnits, NOTHING_FOLDED, sayFolded } from './cap-digest.ts'
import { bucketStart, chooseBucketMs, coarserMs } from './bucket-ladder.ts'
import { capValues } from './cap-values.ts'
import { coarsenValues, mergeValues } from './merge-values.ts'
import { isGauge } from './is-yield.ts'
import { bareName } from './labelled-number.ts'
import { smallerService } from './smaller-service.ts'
import { sortBuckets, sortByKey } from './sort-by-key.ts'
import { coarsenUnit, earliest, latest, mergeUnits } from './merge-units.ts'

/** Associative and commutative: any worker may merge any digests in any order and gets the same bytes. */
export function mergeDigests(a: Digest, b: Digest): Digest {
  const firstMs = earliest(a.firstMs, b.firstMs)
  const lastMs = latest(a.lastMs, b.lastMs)
  const bucketMs = chooseBucketMs(firstMs, lastMs)
  const left = coarsen(a, bucketMs)
  const right = coarsen(b, bucketMs)
  const capped = capUnits(mergeRecords(left.templates, right.templates, mergeUnits))
  const folded = sayFolded([a.folded, b.folded, capped.folded]).folded
  const { templates, samples } = boundTexts(capped.templates, folded)
  const { series, folded: foldedSeries } = capSeries(mergeRecords(left.series, right.series, mergeSeries))
  const objects = mergeObjectsOf(a.objects, b.objects)
  return {
    version: 1,
    ...(objects !== undefined && { objects }),
    ...mergeSignals(a, b),
    bucketMs,
    lineCount: a.lineCount + b.lineCount,
    eventCount: a.eventCount + b.eventCount,
    firstMs,
    lastMs,
    sources: mergeRecords(left.sources, right.sources, mergeSources),
    templates,
    series,
    ...valuesOf(left, right),
    ...sayFolded([folded && { ...folded, samples: 0 }, foldedSeries, { ...NOTHING_FOLDED, samples }]),
  }
}

function valuesOf(a: Digest, b: Digest): Pick<Digest, 'values'> {
  const merged = mergeRecords(a.values ?? {}, b.values ?? {}, mergeValues)
  return Object.keys(merged).length === 0 ? {} : { values: capValues(merged) }
}

function mergeSignals(a: Digest, b: Digest): Pick<Digest, 'spans' | 'metrics'> {
  const spans = a.spans && b.spans ? mergeSpanDigests(a.spans, b.spans) : (a.spans ?? b.spans)
  const metrics = a.metrics && b.metrics ? mergeMetricDigests(a.metrics, b.metrics) : (a.metrics ?? b.metrics)
  return { ...(spans && { spans }), ...(metrics && { metrics }) }
}

function coarsen(digest: Digest, bucketMs: number): Digest {
  if (digest.bucketMs === bucketMs) return digest
  return {
    ...digest,
    bucketMs,
    templates: mapValues(digest.templates, (unit) => coarsenUnit(unit, bucketMs)),
    series: mapValues(digest.series, (one) => coarsenSeries(one, bucketMs)),
    ...(digest.values && { values: mapValues(digest.values, (one) => coarsenValues(one, coarserMs(bucketMs))) }),
  }
}

function mergeRecords<T>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  merge: (left: T, right: T) => T,
): Record<string, T> {
  const merged: Record<string, T> = { ...a }
  for (const [key, value] of Object.entries(b)) {
    const known = merged[key]
    merged[key] = known === undefined ? value : merge(known, value)
  }
  return sortByKey(merged)
}

const mergeSources = (a: SourceSummary, b: SourceSummary): SourceSummary => ({
  service: smallerService(a.service, b.service),
  lineCount: a.lineCount + b.lineCount,
  eventCount: a.eventCount + b.eventCount,
  timedCount: a.timedCount + b.timedCount,
  firstMs: earliest(a.firstMs, b.firstMs),
  lastMs: latest(a.lastMs, b.lastMs),
})

function mergeSeries(a: NumericSeries, b: NumericSeries): NumericSeries {
  const buckets = new Map<number, [number, number, number]>()
  for (const one of [a, b])
    for (const [start, entry] of Object.entries(one.buckets)) addToBucket(buckets, Number(start), entry)
  const mayFall = !isGauge(bareName(a.name))
  let { samples } = a
  for (const sample of b.samples) samples = chooseSeriesSamples(samples, sample, mayFall)
  return { ...a, count: a.count + b.count, buckets: sortBuckets(buckets), samples }
}

function coarsenSeries(series: NumericSeries, bucketMs: number): NumericSeries {
  const buckets = new Map<number, [number, number, number]>()
  for (const [start, entry] of Object.entries(series.buckets))
    addToBucket(buckets, bucketStart(Number(start), bucketMs), entry)
  return { ...series, buckets: sortBuckets(buckets) }
}

const mapValues = <T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
