import { ObjectCollector } from '../kubernetes/collect-objects.ts'
import { MetricDigester } from '../metrics/metric-digester.ts'
import type { MetricPoint } from '../metrics/metric-point.ts'
import { createMiner } from '../mine/create-miner.ts'
import type { Digest } from '../model/digest.ts'
import type { LogEvent } from '../model/log-event.ts'
import { SpanDigester } from '../spans/create-span-digester.ts'
import type { Span } from '../spans/span.ts'
import { bucketStart, chooseBucketMs, coarserMs, covers } from './bucket-ladder.ts'
import { NOTHING_FOLDED, sayFolded } from './cap-digest.ts'
import { identifyUnit } from './identify-unit.ts'
import { ServiceNamer } from './service-namer.ts'
import { NumberReader } from './number-reader.ts'
import { SeriesIndex } from './series-index.ts'
import { SignatureMatcher } from './signature-matcher.ts'
import { sortByKey } from './sort-by-key.ts'
import { SourceCounter } from './source-counter.ts'
import { UnitIndex } from './unit-index.ts'
import { ValueIndex } from './value-index.ts'
import { ValueReader } from './value-reader.ts'

export interface Digester {
  add(event: LogEvent): void
  addSpan(span: Span): void
  addPoint(point: MetricPoint): void
  finish(): Digest
}

export interface DigesterOptions {
  /** False where known failures are hidden from the engine, to learn how it fares without them. */
  readonly withSignatures?: boolean
}

/** Summarises events in memory bounded by the number of distinct units, not of events. */
export function createDigester({ withSignatures = true }: DigesterOptions = {}): Digester {
  const miner = createMiner()
  const namer = new ServiceNamer()
  const matcher = new SignatureMatcher()
  const numbersOf = new NumberReader()
  const units = new UnitIndex()
  const series = new SeriesIndex()
  const valuesOf = new ValueReader()
  const values = new ValueIndex()
  const sources = new SourceCounter()
  const objects = new ObjectCollector()
  const spans = new SpanDigester()
  const points = new MetricDigester()
  let bucketMs = 1
  /** Where the bucket of the event before starts: most events fall into the same. */
  let startMs = Number.NaN
  let coarseMs = coarserMs(bucketMs)
  let coarseStartMs = Number.NaN
  let firstMs: number | null = null
  let lastMs: number | null = null
  let lineCount = 0
  let eventCount = 0
  let longCount = 0

  const widen = (timeMs: number): void => {
    firstMs = firstMs === null ? timeMs : Math.min(firstMs, timeMs)
    lastMs = lastMs === null ? timeMs : Math.max(lastMs, timeMs)
    if (covers(bucketMs, lastMs - firstMs)) return
    const needed = chooseBucketMs(firstMs, lastMs)
    if (needed === bucketMs) return
    bucketMs = needed
    startMs = Number.NaN
    coarseMs = coarserMs(bucketMs)
    coarseStartMs = Number.NaN
    units.coarsen(bucketMs)
    series.coarsen(bucketMs)
    values.coarsen(bucketMs)
  }

  const startOf = (timeMs: number): number => {
    if (!(timeMs >= startMs && timeMs < startMs + bucketMs)) startMs = bucketStart(timeMs, bucketMs)
    return startMs
  }

  /** Of the wider bucket that values are counted in. */
  const coarseStartOf = (timeMs: number): number => {
    if (!(timeMs >= coarseStartMs && timeMs < coarseStartMs + coarseMs)) coarseStartMs = bucketStart(timeMs, coarseMs)
    return coarseStartMs
  }

  return {
    add(given) {
      lineCount += given.lineCount
      const logged = objects.take(given)
      if (logged === null) return
      const event = shorten(logged)
      eventCount++
      if (given.raw.length > LONG_CHARS || given.message.length > LONG_CHARS) longCount++
      const timeMs = event.timestampMs
      if (timeMs !== null && (firstMs === null || timeMs < firstMs || lastMs === null || timeMs > lastMs)) widen(timeMs)
      const service = namer.nameOf(event)
      const template = miner.template(miner.mine(event.message))
      sources.add(event, service)
      const bucketStartMs = timeMs === null ? 0 : startOf(timeMs)
      units.find(identifyUnit(event, template, service, matcher, withSignatures)).add(event, bucketStartMs)
      for (const number of numbersOf.read(event, template)) series.add(event, service, number, bucketStartMs)
      if (timeMs !== null) {
        const valueStartMs = coarseStartOf(timeMs)
        valuesOf.eachValue(event, template, (key, value) => values.add(event, service, key, value, valueStartMs))
      }
    },
    addSpan: (span) => spans.add(span),
    addPoint: (point) => points.add(point),
    finish: () => {
      const { templates, folded } = units.finish()
      const numbers = series.finish()
      const valued = values.finish()
      return {
        version: 1,
        ...objectsOf(objects),
        ...(spans.spanCount > 0 && { spans: spans.finish() }),
        ...(points.pointCount > 0 && { metrics: points.finish() }),
        bucketMs,
        lineCount,
        eventCount,
        firstMs,
        lastMs,
        sources: sources.finish(),
        templates: sortByKey(templates),
        series: numbers.series,
        ...(Object.keys(valued).length > 0 && { values: valued }),
        ...sayFolded([folded, numbers.folded, { ...NOTHING_FOLDED, texts: longCount }]),
      }
    },
  }
}

/** Beyond what mining and signatures read; what detection reads in samples stays cheap, however long the line was. */
const MAX_MESSAGE_CHARS = 16_384

/** Where a sample may no longer show all of a line. */
const LONG_CHARS = 16_384

const shorten = (event: LogEvent): LogEvent =>
  event.message.length > MAX_MESSAGE_CHARS ? { ...event, message: event.message.slice(0, MAX_MESSAGE_CHARS) } : event

/** Digests of logs alone stay as they were. */
function objectsOf(collector: ObjectCollector): Pick<Digest, 'objects'> {
  const objects = collector.finish()
  return objects === null ? {} : { objects }
}
