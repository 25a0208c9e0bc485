import { type OtlpLimits, otlpLimits } from '../otlp-limits.ts'
import type { WalkResult } from '../walk-result.ts'
import { WalkTally } from '../walk-tally.ts'
import { findJsonFingerprint } from './find-json-fingerprint.ts'
import { judgeJsonAttributeHolder, judgeJsonRecord } from './judge-json-record.ts'
import { RecordAllowance } from '../record-allowance.ts'
import { requestLimits } from '../request-limits.ts'
import { readArray, readObject } from './read-json-field.ts'

/** The JSON twin of walkLogsRequest: the same counts, the same refusals. */
export function walkLogsJson(
  value: unknown,
  limits: OtlpLimits = otlpLimits,
  maxRecords: number = requestLimits.maxRecords,
): WalkResult {
  const records = new RecordAllowance(maxRecords)
  const tally = new WalkTally()
  const request = readObject(value, 'the request')
  for (const item of readArray(request['resourceLogs'], 'resourceLogs')) {
    const resourceLogs = readObject(item, 'resourceLogs')
    const verdict = judgeJsonAttributeHolder(resourceLogs['resource'], limits)
    if (verdict === undefined) tally.fingerprint ??= findJsonFingerprint(resourceLogs['resource'])
    const part = new WalkTally()
    for (const scopeLogs of readArray(resourceLogs['scopeLogs'], 'scopeLogs')) {
      walkScopeLogs(readObject(scopeLogs, 'scopeLogs'), { limits, records }, part)
    }
    tally.add(part, verdict)
  }
  return tally.result()
}

function walkScopeLogs(
  scopeLogs: Readonly<Record<string, unknown>>,
  { limits, records }: { limits: OtlpLimits; records: RecordAllowance },
  tally: WalkTally,
): void {
  const part = new WalkTally()
  for (const record of readArray(scopeLogs['logRecords'], 'logRecords')) {
    records.take()
    const verdict = judgeJsonRecord(record, limits)
    if (verdict === undefined) part.accept(1)
    else part.reject(verdict, 1)
  }
  tally.add(part, judgeJsonAttributeHolder(scopeLogs['scope'], limits))
}
