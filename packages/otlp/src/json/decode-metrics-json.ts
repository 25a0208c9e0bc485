import type { MetricPoint } from '@holdfast/analysis/metrics/metric-point'
import { nameResource } from '../signals/name-resource.ts'
import { toPoints, type MetricShape, type RawMetric, type RawPoint } from '../signals/to-points.ts'
import { decodeJsonAttributes } from './decode-logs-json.ts'
import {
  readArray,
  readDouble,
  readInteger,
  readMillis,
  readObject,
  readText,
  type JsonObject,
} from './read-json-field.ts'

const SHAPES: readonly MetricShape[] = ['gauge', 'sum', 'histogram', 'exponentialHistogram', 'summary']
const DELTA: ReadonlySet<unknown> = new Set([1, 'AGGREGATION_TEMPORALITY_DELTA'])

/** The same of OTLP/JSON. */
export function* decodeMetricsJson(
  value: unknown,
  source: string,
  firstLine = 1,
  onLine?: number,
): Generator<MetricPoint[]> {
  let line = firstLine
  for (const item of readArray(readObject(value, 'the request')['resourceMetrics'], 'resourceMetrics')) {
    const part = readObject(item, 'resourceMetrics')
    const { service, instance } = nameResource(
      decodeJsonAttributes(readObject(part['resource'], 'resource')['attributes']),
    )
    for (const scope of readArray(part['scopeMetrics'], 'scopeMetrics'))
      for (const given of readArray(readObject(scope, 'scopeMetrics')['metrics'], 'metrics'))
        for (const { metric, point } of pointsOf(readObject(given, 'a metric'))) {
          const ref = { source, line: onLine ?? line++, offset: 0 }
          yield toPoints(metric, readPoint(point), { service, resource: instance, ref })
        }
  }
}

function* pointsOf(given: JsonObject): Generator<{ metric: RawMetric; point: JsonObject }> {
  for (const shape of SHAPES) {
    if (given[shape] === undefined) continue
    const data = readObject(given[shape], shape)
    const metric = {
      name: readText(given['name'], 'name'),
      unit: readText(given['unit'], 'unit'),
      shape,
      isDelta: DELTA.has(data['aggregationTemporality']),
      isMonotonic: data['isMonotonic'] === true,
    }
    for (const point of readArray(data['dataPoints'], 'dataPoints'))
      yield { metric, point: readObject(point, 'a data point') }
  }
}

function readPoint(point: JsonObject): RawPoint {
  const positive = readObject(point['positive'], 'positive')
  return {
    atMs: readMillis(point['timeUnixNano'], 'timeUnixNano'),
    attributes: decodeJsonAttributes(point['attributes']),
    value: valueOf(point),
    count: Number(readInteger(point['count'], 'count')),
    sum: point['sum'] === undefined ? 0 : readDouble(point['sum'], 'sum'),
    bounds: readArray(point['explicitBounds'], 'explicitBounds').map((bound) => readDouble(bound, 'a bound')),
    bucketCounts: readArray(point['bucketCounts'] ?? positive['bucketCounts'], 'bucketCounts').map((count) =>
      Number(readInteger(count, 'a count')),
    ),
    scale: Number(readInteger(point['scale'], 'scale')),
    zeroCount: Number(readInteger(point['zeroCount'], 'zeroCount')),
    offset: Number(readInteger(positive['offset'], 'offset')),
    quantiles: readArray(point['quantileValues'], 'quantileValues').map((item) => {
      const { quantile, value } = readObject(item, 'a quantile')
      return [readDouble(quantile ?? 0, 'quantile'), readDouble(value ?? 0, 'value')]
    }),
  }
}

function valueOf({ asDouble, asInt }: JsonObject): number {
  if (asDouble !== undefined) return readDouble(asDouble, 'asDouble')
  return asInt === undefined ? Number.NaN : Number(readInteger(asInt, 'asInt'))
}
