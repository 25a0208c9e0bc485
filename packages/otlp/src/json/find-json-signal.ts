import type { OtlpSignal } from '../write-export-response.ts'
import { readObject } from './read-json-field.ts'

/** Which signal an export carries, by the name of its list. */
export function findJsonSignal(value: unknown): OtlpSignal {
  const request = readObject(value, 'the request')
  if ('resourceSpans' in request) return 'traces'
  return 'resourceMetrics' in request ? 'metrics' : 'logs'
}
