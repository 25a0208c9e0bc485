import { judgeKeyValue, newBudget } from './judge-any-value.ts'
import type { OtlpLimits } from './otlp-limits.ts'
import type { RejectionReason } from './walk-result.ts'
import type { WireReader } from './wire-reader.ts'

/** Walks a Resource or an InstrumentationScope up to `end`; `attributesTag` says which field holds its attributes. */
export function judgeAttributes(
  reader: WireReader,
  end: number,
  limits: OtlpLimits,
  attributesTag: number,
): RejectionReason | undefined {
  const budget = newBudget(limits)
  while (reader.position < end) {
    const tag = reader.tag(end)
    if (tag === attributesTag) judgeKeyValue(reader, reader.contentEnd(end), limits.maxDepth, budget)
    else reader.skip(tag, end)
  }
  return budget.verdict
}
