import { knownSeverity, validHexId } from '../decode-log-record.ts'
import type { Attributes, AttributeValue, LogRecord, LogScope } from '../log-record.ts'
import { type OtlpLimits, otlpLimits } from '../otlp-limits.ts'
import { judgeJsonAttributeHolder, judgeJsonRecord } from './judge-json-record.ts'
import { readArray, readDouble, readInteger, readObject, readText } from './read-json-field.ts'
import { readSeverityNumber } from './read-severity-number.ts'

/** Yields exactly the records that walkLogsJson accepted, in their order. */
export function* decodeLogsJson(value: unknown, limits: OtlpLimits = otlpLimits): Generator<LogRecord> {
  for (const item of readArray(readObject(value, 'the request')['resourceLogs'], 'resourceLogs')) {
    const resourceLogs = readObject(item, 'resourceLogs')
    if (judgeJsonAttributeHolder(resourceLogs['resource'], limits) !== undefined) continue
    const resource = decodeJsonAttributes(readObject(resourceLogs['resource'], 'resource')['attributes'])
    for (const scopeItem of readArray(resourceLogs['scopeLogs'], 'scopeLogs')) {
      const scopeLogs = readObject(scopeItem, 'scopeLogs')
      if (judgeJsonAttributeHolder(scopeLogs['scope'], limits) !== undefined) continue
      const scope = decodeScope(scopeLogs['scope'])
      for (const record of readArray(scopeLogs['logRecords'], 'logRecords')) {
        if (judgeJsonRecord(record, limits) === undefined) yield decodeRecord(record, resource, scope)
      }
    }
  }
}

function decodeRecord(value: unknown, resource: Attributes, scope: LogScope): LogRecord {
  const record = readObject(value, 'a log record')
  return {
    timeUnixNano: readTime(record['timeUnixNano']),
    observedTimeUnixNano: readTime(record['observedTimeUnixNano']),
    severityNumber: knownSeverity(readSeverityNumber(record['severityNumber'])),
    severityText: readText(record['severityText'], 'severityText'),
    body: decodeValue(record['body']),
    attributes: decodeJsonAttributes(record['attributes']),
    traceId: validHexId(readText(record['traceId'], 'traceId').toLowerCase(), 32),
    spanId: validHexId(readText(record['spanId'], 'spanId').toLowerCase(), 16),
    eventName: readText(record['eventName'], 'eventName'),
    resource,
    scope,
  }
}

function decodeScope(value: unknown): LogScope {
  const scope = readObject(value, 'scope')
  return {
    name: readText(scope['name'], 'name'),
    version: readText(scope['version'], 'version'),
    attributes: decodeJsonAttributes(scope['attributes']),
  }
}

export function decodeJsonAttributes(value: unknown): Attributes {
  const entries = readArray(value, 'attributes').map((item): [string, AttributeValue] => {
    const pair = readObject(item, 'an attribute')
    return [readText(pair['key'], 'key'), decodeValue(pair['value'])]
  })
  return Object.fromEntries(entries)
}

function decodeValue(value: unknown): AttributeValue {
  const any = readObject(value, 'a value')
  let decoded: AttributeValue = null
  for (const name of Object.keys(any)) {
    const field = any[name]
    if (field === null) continue
    if (name === 'stringValue' || name === 'bytesValue') decoded = readText(field, name)
    else if (name === 'boolValue') decoded = field === true
    else if (name === 'intValue') decoded = asNumber(readInteger(field, name))
    else if (name === 'doubleValue') decoded = readDouble(field, name)
    else if (name === 'arrayValue') decoded = readArray(readObject(field, name)['values'], 'values').map(decodeValue)
    else if (name === 'kvlistValue') decoded = decodeJsonAttributes(readObject(field, name)['values'])
  }
  return decoded
}

function asNumber(value: bigint): number | string {
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : value.toString()
}

function readTime(value: unknown): bigint | null {
  const time = readInteger(value, 'time')
  return time > 0n ? time : null
}
