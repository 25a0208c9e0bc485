import { newBudget } from '../judge-any-value.ts'
import type { OtlpLimits } from '../otlp-limits.ts'
import type { RejectionReason } from '../walk-result.ts'
import { judgeJsonAttributes, judgeJsonValue, type JsonBudget, spend } from './judge-json-value.ts'
import { readInteger, readObject, readText } from './read-json-field.ts'
import { readSeverityNumber } from './read-severity-number.ts'

/** Throws where a field has a wrong type; says why a sound record can't be kept, or undefined when it can. */
export function judgeJsonRecord(value: unknown, limits: OtlpLimits): RejectionReason | undefined {
  const record = readObject(value, 'a log record')
  const budget = newJsonBudget(limits)
  readInteger(record['timeUnixNano'], 'timeUnixNano')
  readInteger(record['observedTimeUnixNano'], 'observedTimeUnixNano')
  readSeverityNumber(record['severityNumber'])
  for (const name of ['severityText', 'traceId', 'spanId', 'eventName']) spend(readText(record[name], name), budget)
  judgeJsonValue(record['body'], limits.maxDepth, budget)
  judgeJsonAttributes(record['attributes'], limits.maxDepth, budget)
  return budget.verdict
}

/** A Resource or an InstrumentationScope. */
export function judgeJsonAttributeHolder(value: unknown, limits: OtlpLimits): RejectionReason | undefined {
  const budget = newJsonBudget(limits)
  const holder = readObject(value, 'a resource or scope')
  spend(readText(holder['name'], 'a scope name'), budget)
  spend(readText(holder['version'], 'a scope version'), budget)
  judgeJsonAttributes(holder['attributes'], limits.maxDepth, budget)
  return budget.verdict
}

function newJsonBudget(limits: OtlpLimits): JsonBudget {
  return { ...newBudget(limits), charactersLeft: limits.maxRecordBytes }
}
