import type { MetricPoint } from '@holdfast/analysis/metrics/metric-point'
import { readText } from '../decode-any-value.ts'
import type { AttributeValue } from '../log-record.ts'
import type { WireReader } from '../wire-reader.ts'
import { type OtlpLimits, otlpLimits } from '../otlp-limits.ts'
import { type Part, partsOf } from '../parts-of.ts'
import { readerAt } from '../reader-at.ts'
import { nameResource } from './name-resource.ts'
import { readScalarAttribute, readScalarAttributes } from './scalar-attributes.ts'
import { toPoints, type MetricShape, type RawMetric, type RawPoint } from './to-points.ts'
import { asBytes, asFixed64, asVarint, readFixed64, readFloat64, readMillis, readSigned64 } from './walk-fields.ts'

const LIST = asBytes(1)
const ITEMS = asBytes(2)
const SHAPES: ReadonlyMap<number, MetricShape> = new Map([
  [asBytes(5), 'gauge'],
  [asBytes(7), 'sum'],
  [asBytes(9), 'histogram'],
  [asBytes(10), 'exponentialHistogram'],
  [asBytes(11), 'summary'],
])
const DELTA = 1

/** Every data point of an ExportMetricsServiceRequest: one number, or the few that are kept of a distribution. */
export function* decodeMetricsRequest(
  bytes: Uint8Array,
  source: string,
  firstLine = 1,
  limits: OtlpLimits = otlpLimits,
): Generator<MetricPoint[]> {
  let line = firstLine
  for (const resourceMetrics of partsOf(bytes, { start: 0, end: bytes.length }, LIST)) {
    let owner = nameResource({})
    for (const part of partsOf(bytes, resourceMetrics, LIST))
      owner = nameResource(readScalarAttributes(readerAt(bytes, part.start), part.end, LIST))
    for (const scope of partsOf(bytes, resourceMetrics, ITEMS))
      for (const part of partsOf(bytes, scope, ITEMS)) {
        const { metric, data } = readMetric(bytes, part)
        for (const points of data)
          for (const point of partsOf(bytes, points, LIST)) {
            if (point.end - point.start > limits.maxRecordBytes) continue
            const raw = readPoint(readerAt(bytes, point.start), point.end, metric.shape)
            const ref = { source, line: line++, offset: 0 }
            yield toPoints(metric, raw, { service: owner.service, resource: owner.instance, ref })
          }
      }
  }
}

function readMetric(bytes: Uint8Array, part: Part): { metric: RawMetric; data: Part[] } {
  const reader = readerAt(bytes, part.start)
  const metric = { name: '', unit: '', shape: 'gauge' as MetricShape, isDelta: false, isMonotonic: false }
  const data: Part[] = []
  while (reader.position < part.end) {
    const tag = reader.tag(part.end)
    const shape = SHAPES.get(tag)
    if (tag === asBytes(1)) metric.name = readText(reader, part.end)
    else if (tag === asBytes(3)) metric.unit = readText(reader, part.end)
    else if (shape === undefined) reader.skip(tag, part.end)
    else {
      const end = reader.contentEnd(part.end)
      metric.shape = shape
      data.push({ start: reader.position, end })
      Object.assign(metric, readAggregation(readerAt(bytes, reader.position), end))
      reader.position = end
    }
  }
  return { metric, data }
}

function readAggregation(reader: WireReader, end: number): Pick<RawMetric, 'isDelta' | 'isMonotonic'> {
  let isDelta = false
  let isMonotonic = false
  while (reader.position < end) {
    const tag = reader.tag(end)
    if (tag === asVarint(2)) isDelta = reader.varint(end) === DELTA
    else if (tag === asVarint(3)) isMonotonic = reader.varint(end) !== 0
    else reader.skip(tag, end)
  }
  return { isDelta, isMonotonic }
}

type Open = { -readonly [Name in keyof Omit<RawPoint, 'attributes'>]: RawPoint[Name] } & {
  readonly attributes: [string, AttributeValue][]
}

type ReadField = (point: Open, reader: WireReader, end: number) => void

const takeAttribute: ReadField = ({ attributes }, reader, end) =>
  void attributes.push(readScalarAttribute(reader, reader.contentEnd(end)))
const takeTime: ReadField = (point, reader) => void (point.atMs = readMillis(reader))
const takeCount: ReadField = (point, reader) => void (point.count = readFixed64(reader))
const takeSum: ReadField = (point, reader) => void (point.sum = readFloat64(reader))

const NUMBER: ReadonlyMap<number, ReadField> = new Map([
  [asBytes(7), takeAttribute],
  [asFixed64(3), takeTime],
  [asFixed64(4), (point, reader) => void (point.value = readFloat64(reader))],
  [asFixed64(6), (point, reader) => void (point.value = readSigned64(reader))],
])

const FIELDS: Readonly<Record<MetricShape, ReadonlyMap<number, ReadField>>> = {
  gauge: NUMBER,
  sum: NUMBER,
  histogram: new Map([
    [asBytes(9), takeAttribute],
    [asFixed64(3), takeTime],
    [asFixed64(4), takeCount],
    [asFixed64(5), takeSum],
    [asBytes(6), (point, reader, end) => void (point.bucketCounts = readPacked(reader, end, readFixed64))],
    [asBytes(7), (point, reader, end) => void (point.bounds = readPacked(reader, end, readFloat64))],
  ]),
  exponentialHistogram: new Map<number, ReadField>([
    [asBytes(1), takeAttribute],
    [asFixed64(3), takeTime],
    [asFixed64(4), takeCount],
    [asFixed64(5), takeSum],
    [asVarint(6), (point, reader, end) => void (point.scale = zigZag(reader.varint(end)))],
    [asFixed64(7), (point, reader) => void (point.zeroCount = readFixed64(reader))],
    [asBytes(8), (point, reader, end) => readPositive(point, reader, reader.contentEnd(end))],
  ]),
  summary: new Map<number, ReadField>([
    [asBytes(7), takeAttribute],
    [asFixed64(3), takeTime],
    [asFixed64(4), takeCount],
    [asFixed64(5), takeSum],
    [
      asBytes(6),
      (point, reader, end) =>
        void (point.quantiles = [...point.quantiles, readQuantile(reader, reader.contentEnd(end))]),
    ],
  ]),
}

function readPoint(reader: WireReader, end: number, shape: MetricShape): RawPoint {
  const point: Open = {
    atMs: 0,
    attributes: [],
    value: Number.NaN,
    count: 0,
    sum: 0,
    bounds: [],
    bucketCounts: [],
    scale: 0,
    zeroCount: 0,
    offset: 0,
    quantiles: [],
  }
  const fields = FIELDS[shape]
  while (reader.position < end) {
    const tag = reader.tag(end)
    const take = fields.get(tag)
    if (take === undefined) reader.skip(tag, end)
    else take(point, reader, end)
  }
  return { ...point, attributes: Object.fromEntries(point.attributes) }
}

function readPacked(reader: WireReader, end: number, readOne: (reader: WireReader) => number): number[] {
  const contentEnd = reader.contentEnd(end)
  const values: number[] = []
  while (reader.position + 8 <= contentEnd) values.push(readOne(reader))
  reader.position = contentEnd
  return values
}

function readPositive(point: Open, reader: WireReader, end: number): void {
  while (reader.position < end) {
    const tag = reader.tag(end)
    if (tag === asVarint(1)) point.offset = zigZag(reader.varint(end))
    else if (tag === asBytes(2)) {
      const contentEnd = reader.contentEnd(end)
      const counts: number[] = []
      while (reader.position < contentEnd) counts.push(reader.varint(contentEnd))
      point.bucketCounts = counts
    } else reader.skip(tag, end)
  }
}

function readQuantile(reader: WireReader, end: number): readonly [number, number] {
  let share = 0
  let value = 0
  while (reader.position < end) {
    const tag = reader.tag(end)
    if (tag === asFixed64(1)) share = readFloat64(reader)
    else if (tag === asFixed64(2)) value = readFloat64(reader)
    else reader.skip(tag, end)
  }
  return [share, value]
}

const zigZag = (value: number): number => (value % 2 === 0 ? value / 2 : -(value + 1) / 2)
