import { RecordAllowance } from '../record-allowance.ts'
import { requestLimits } from '../request-limits.ts'
import type { OtherSignal, WalkedSignals } from '../signals/walk-signals.ts'
import { WalkTally } from '../walk-tally.ts'
import { decodeMetricsJson } from './decode-metrics-json.ts'
import { decodeTracesJson } from './decode-traces-json.ts'
import { findJsonFingerprint } from './find-json-fingerprint.ts'
import { readArray, readObject } from './read-json-field.ts'

const OWN_NAME = /^otelcol/

/** The JSON twin of walkSignals: the same counts, the same refusals. */
export function walkSignalsJson(
  signal: OtherSignal,
  value: unknown,
  maxRecords: number = requestLimits.maxRecords,
): WalkedSignals {
  const tally = new WalkTally()
  const records = new RecordAllowance(maxRecords)
  const list = signal === 'traces' ? 'resourceSpans' : 'resourceMetrics'
  for (const item of readArray(readObject(value, 'the request')[list], list))
    tally.fingerprint ??= findJsonFingerprint(readObject(item, list)['resource'])
  let ownCount = 0
  if (signal === 'traces')
    for (const span of decodeTracesJson(value, '')) {
      records.take()
      if (span === null) tally.reject('not-a-span', 1)
      else tally.accept(1)
    }
  else
    for (const points of decodeMetricsJson(value, '')) {
      records.take()
      tally.accept(1)
      if (OWN_NAME.test(points[0]?.name ?? '')) ownCount++
    }
  const result = tally.result()
  return { ...result, isHeartbeat: result.recordCount > 0 && ownCount === result.recordCount }
}
