import { MetricDigester } from '@holdfast/analysis/metrics/metric-digester'
import type { MetricDigest } from '@holdfast/analysis/metrics/metric-digest'
import type { SignalFormat } from '@holdfast/database/schema/log-batches-table'
import { decodeSignals } from '../lines/decode-signals.ts'
import { type Around, readAround, type StoredBatches } from './read-around.ts'

const FORMATS: readonly SignalFormat[] = ['metrics-protobuf', 'metrics-json']

/** The data points with a wanted name in what was sent around a time. */
export async function digestPoints(
  stored: StoredBatches,
  isWanted: (name: string) => boolean,
  around: Omit<Around<SignalFormat>, 'formats'>,
): Promise<MetricDigest> {
  const digester = new MetricDigester()
  const known = new Map<string, boolean>()
  const isKnown = (name: string): boolean => {
    const wanted = known.get(name) ?? isWanted(name)
    known.set(name, wanted)
    return wanted
  }
  for await (const { batch, bytes } of readAround(stored, { ...around, formats: FORMATS })) {
    const place = { source: '', firstLine: 1, receivedAtMs: batch.receivedAt.getTime() }
    for (const signal of decodeSignals(bytes, batch.format, place))
      if ('points' in signal) for (const point of signal.points) if (isKnown(point.name)) digester.add(point)
  }
  return digester.finish()
}
