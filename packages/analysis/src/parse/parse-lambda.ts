import type { ParsedLine } from './parsed-line.ts'

const PLATFORM =
  /(?:INIT_START|INIT_REPORT|START|END|REPORT|RESTORE_START|RESTORE_REPORT|EXTENSION|XRAY)\s(?:RequestId: ([0-9a-f-]{36})\b|(?:Runtime Version|Init Duration|TraceId|Name): )/y
const DURATION = /\bDuration: ([\d.]+) ms\b/

/** `START RequestId: … Version: $LATEST`, `REPORT RequestId: …	Duration: 12.34 ms`: what the platform says around a call. */
export function parseLambda(text: string, at: number, line: ParsedLine): boolean {
  const code = text.charCodeAt(at)
  if (code !== 73 && code !== 83 && code !== 69 && code !== 82 && code !== 88) return false
  PLATFORM.lastIndex = at
  const match = PLATFORM.exec(text)
  if (match === null) return false
  line.header = true
  line.format = 'lambda'
  line.message = text.slice(at)
  line.requestId = match[1]
  const duration = text.startsWith('REPORT', at) ? DURATION.exec(text)?.[1] : undefined
  if (duration !== undefined) line.latencyMs = Number(duration)
  return true
}
