import type { Budget } from '../judge-any-value.ts'
import { MalformedOtlp } from '../malformed-otlp.ts'
import { readArray, readDouble, readInteger, readObject, readText } from './read-json-field.ts'

export interface JsonBudget extends Budget {
  /** JSON has no encoded size of a record: the characters of its texts stand for it. */
  charactersLeft: number
}

export function judgeJsonAttributes(value: unknown, depthLeft: number, budget: JsonBudget): void {
  for (const item of readArray(value, 'attributes')) {
    if (--budget.attributesLeft < 0) budget.verdict ??= 'too-many-attributes'
    if (budget.verdict !== undefined) return
    const pair = readObject(item, 'an attribute')
    spend(readText(pair['key'], 'an attribute key'), budget)
    judgeJsonValue(pair['value'], depthLeft, budget)
  }
}

export function judgeJsonValue(value: unknown, depthLeft: number, budget: JsonBudget): void {
  const any = readObject(value, 'a value')
  for (const name of Object.keys(any)) {
    const field = any[name]
    if (field === null) continue
    if (name === 'stringValue' || name === 'bytesValue') spend(readText(field, name), budget)
    else if (name === 'intValue') readInteger(field, name)
    else if (name === 'doubleValue') readDouble(field, name)
    else if (name === 'boolValue') assertBoolean(field)
    else if (name === 'arrayValue' || name === 'kvlistValue') {
      judgeNested(name, readObject(field, name)['values'], depthLeft - 1, budget)
    }
  }
}

function judgeNested(name: string, values: unknown, depthLeft: number, budget: JsonBudget): void {
  if (depthLeft < 0) budget.verdict ??= 'too-deep'
  if (budget.verdict !== undefined) return
  if (name === 'kvlistValue') judgeJsonAttributes(values, depthLeft, budget)
  else for (const item of readArray(values, 'values')) judgeJsonValue(item, depthLeft, budget)
}

export function spend(text: string, budget: JsonBudget): void {
  budget.charactersLeft -= text.length
  if (budget.charactersLeft < 0) budget.verdict ??= 'record-too-large'
}

function assertBoolean(value: unknown): void {
  if (typeof value !== 'boolean') throw new MalformedOtlp('boolValue is not a boolean')
}
