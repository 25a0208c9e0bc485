import { type Budget, judgeAnyValue, judgeKeyValue } from './judge-any-value.ts'
import type { OtlpLimits } from './otlp-limits.ts'
import type { RejectionReason } from './walk-result.ts'
import { tags, type WireReader } from './wire-reader.ts'

/** Walks one LogRecord up to `end` and says why it can't be kept; undefined when it can. `budget` is reused. */
export function judgeLogRecord(
  reader: WireReader,
  end: number,
  limits: OtlpLimits,
  budget: Budget,
): RejectionReason | undefined {
  if (end - reader.position > limits.maxRecordBytes) {
    reader.position = end
    return 'record-too-large'
  }
  budget.attributesLeft = limits.maxAttributes
  budget.verdict = undefined
  while (reader.position < end) {
    const tag = reader.tag(end)
    if (tag === tags.logRecord.attributes) judgeKeyValue(reader, reader.contentEnd(end), limits.maxDepth, budget)
    else if (tag === tags.logRecord.body) judgeAnyValue(reader, reader.contentEnd(end), limits.maxDepth, budget)
    else reader.skip(tag, end)
  }
  return budget.verdict
}
