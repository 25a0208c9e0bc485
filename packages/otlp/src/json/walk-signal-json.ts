import type { OtherSignal, SignalCount } from '../walk-signal-request.ts'
import { findJsonFingerprint } from './find-json-fingerprint.ts'
import { readArray, readObject } from './read-json-field.ts'

const fields = {
  traces: { resources: 'resourceSpans', scopes: 'scopeSpans', items: 'spans' },
  metrics: { resources: 'resourceMetrics', scopes: 'scopeMetrics', items: 'metrics' },
} as const
const metricData = ['gauge', 'sum', 'histogram', 'exponentialHistogram', 'summary']

export function walkSignalJson(signal: OtherSignal, value: unknown): SignalCount {
  const names = fields[signal]
  let itemCount = 0
  let fingerprint: string | null = null
  for (const item of readArray(readObject(value, 'the request')[names.resources], names.resources)) {
    const part = readObject(item, names.resources)
    fingerprint ??= findJsonFingerprint(part['resource'])
    for (const scope of readArray(part[names.scopes], names.scopes)) {
      const items = readArray(readObject(scope, names.scopes)[names.items], names.items)
      itemCount +=
        signal === 'traces' ? items.length : items.reduce<number>((sum, metric) => sum + countPoints(metric), 0)
    }
  }
  return { itemCount, fingerprint }
}

function countPoints(value: unknown): number {
  const metric = readObject(value, 'a metric')
  return metricData.reduce(
    (sum, name) => sum + readArray(readObject(metric[name], name)['dataPoints'], 'dataPoints').length,
    0,
  )
}
