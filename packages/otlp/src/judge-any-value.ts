import type { OtlpLimits } from './otlp-limits.ts'
import type { RejectionReason } from './walk-result.ts'
import { tags, type WireReader } from './wire-reader.ts'

/** What one record, resource or scope has used up of its limits. */
export interface Budget {
  attributesLeft: number
  verdict: RejectionReason | undefined
}

export function newBudget(limits: OtlpLimits): Budget {
  return { attributesLeft: limits.maxAttributes, verdict: undefined }
}

/** Walks a KeyValue up to `end`. Past a limit it steps over what it would have had to enter. */
export function judgeKeyValue(reader: WireReader, end: number, depthLeft: number, budget: Budget): void {
  if (--budget.attributesLeft < 0) budget.verdict ??= 'too-many-attributes'
  if (budget.verdict !== undefined) {
    reader.position = end
    return
  }
  while (reader.position < end) {
    const tag = reader.tag(end)
    if (tag === tags.keyValue.value) judgeAnyValue(reader, reader.contentEnd(end), depthLeft, budget)
    else reader.skip(tag, end)
  }
}

export function judgeAnyValue(reader: WireReader, end: number, depthLeft: number, budget: Budget): void {
  while (reader.position < end) {
    const tag = reader.tag(end)
    if (tag === tags.anyValue.array) judgeValues(reader, reader.contentEnd(end), depthLeft - 1, budget, judgeAnyValue)
    else if (tag === tags.anyValue.keyValueList) {
      judgeValues(reader, reader.contentEnd(end), depthLeft - 1, budget, judgeKeyValue)
    } else reader.skip(tag, end)
  }
}

function judgeValues(
  reader: WireReader,
  end: number,
  depthLeft: number,
  budget: Budget,
  judge: typeof judgeAnyValue,
): void {
  if (depthLeft < 0) budget.verdict ??= 'too-deep'
  if (budget.verdict !== undefined) {
    reader.position = end
    return
  }
  while (reader.position < end) {
    const tag = reader.tag(end)
    if (tag === tags.values) judge(reader, reader.contentEnd(end), depthLeft, budget)
    else reader.skip(tag, end)
  }
}
