import { type Budget as RecordBudget, newBudget } from './judge-any-value.ts'
import { findFingerprint } from './find-fingerprint.ts'
import { judgeAttributes } from './judge-attributes.ts'
import { judgeLogRecord } from './judge-log-record.ts'
import { type OtlpLimits, otlpLimits } from './otlp-limits.ts'
import { RecordAllowance } from './record-allowance.ts'
import { type RequestLimits, requestLimits } from './request-limits.ts'
import type { RejectionReason, WalkResult } from './walk-result.ts'
import { WalkTally } from './walk-tally.ts'
import { tags, WireReader } from './wire-reader.ts'

/**
 * One pass over the bytes of an ExportLogsServiceRequest that builds no object per record: the hot path of ingest.
 * Throws MalformedOtlp where the bytes are not such a message, and ExcessiveOtlp where they are too much of one.
 */
export function walkLogsRequest(
  bytes: Uint8Array,
  limits: OtlpLimits = otlpLimits,
  { maxRecords, maxFields }: RequestLimits = requestLimits,
): WalkResult {
  const reader = new WireReader(bytes, maxFields)
  const tally = new WalkTally()
  const budget = { ...newBudget(limits), records: new RecordAllowance(maxRecords) }
  while (reader.position < bytes.length) {
    const tag = reader.tag(bytes.length)
    if (tag === tags.request.resourceLogs) {
      walkResourceLogs(reader, reader.contentEnd(bytes.length), limits, budget, tally)
    } else reader.skip(tag, bytes.length)
  }
  return tally.result()
}

interface Budget extends RecordBudget {
  readonly records: RecordAllowance
}

/** A resource that breaks a limit takes its records with it, wherever among them it stands. */
function walkResourceLogs(reader: WireReader, end: number, limits: OtlpLimits, budget: Budget, tally: WalkTally): void {
  const inner = new WalkTally()
  let verdict: RejectionReason | undefined
  while (reader.position < end) {
    const tag = reader.tag(end)
    if (tag === tags.resourceLogs.scopeLogs) walkScopeLogs(reader, reader.contentEnd(end), limits, budget, inner)
    else if (tag === tags.resourceLogs.resource) {
      const start = reader.contentEnd(end)
      const from = reader.position
      verdict = judgeAttributes(reader, start, limits, tags.resource.attributes) ?? verdict
      if (verdict === undefined) tally.fingerprint ??= findFingerprint(reader.bytes, from, start)
    } else reader.skip(tag, end)
  }
  tally.add(inner, verdict)
}

function walkScopeLogs(reader: WireReader, end: number, limits: OtlpLimits, budget: Budget, tally: WalkTally): void {
  const inner = new WalkTally()
  let scopeVerdict: RejectionReason | undefined
  let accepted = 0
  while (reader.position < end) {
    const tag = reader.tag(end)
    if (tag === tags.scopeLogs.logRecords) {
      budget.records.take()
      const verdict = judgeLogRecord(reader, reader.contentEnd(end), limits, budget)
      if (verdict === undefined) accepted++
      else inner.reject(verdict, 1)
    } else if (tag === tags.scopeLogs.scope) {
      scopeVerdict = judgeAttributes(reader, reader.contentEnd(end), limits, tags.scope.attributes) ?? scopeVerdict
    } else reader.skip(tag, end)
  }
  inner.accept(accepted)
  tally.add(inner, scopeVerdict)
}
