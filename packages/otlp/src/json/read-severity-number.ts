import { MalformedOtlp } from '../malformed-otlp.ts'
import { readInteger } from './read-json-field.ts'

const bands = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'FATAL']
const named = /^SEVERITY_NUMBER_(TRACE|DEBUG|INFO|WARN|ERROR|FATAL)([234])?$/

/** The standard wants the number; senders that write the enum's name are understood too. */
export function readSeverityNumber(value: unknown): number {
  if (typeof value !== 'string' || /^\d+$/.test(value)) return Number(readInteger(value, 'severityNumber'))
  if (value === 'SEVERITY_NUMBER_UNSPECIFIED') return 0
  const match = named.exec(value)
  if (!match) throw new MalformedOtlp('severityNumber is not a severity')
  return bands.indexOf(match[1] ?? 'TRACE') * 4 + Number(match[2] ?? 1)
}
