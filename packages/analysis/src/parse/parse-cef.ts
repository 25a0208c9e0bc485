import { assignRole } from './assign-role.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'

const CEF = /^(?:CEF:\d+|LEEF:\d\.\d)\|/
const TIME = /[\s|^](?:rt|end|start|devTime)=(\d{13}\b|\d{4}-\d\d-\d\dT[\d:.]{8,15}(?:Z|[+-]\d\d:?\d\d))/

/** `CEF:0|vendor|product|version|class|name|severity|…` and IBM's LEEF, without a syslog header before them. */
export function parseCef(text: string, line: ParsedLine, context: TimeContext): boolean {
  const code = text.charCodeAt(0)
  if ((code !== 67 && code !== 76) || !CEF.test(text)) return false
  line.header = true
  line.format = 'cef'
  line.message = text
  const time = TIME.exec(text)?.[1]
  if (time !== undefined) assignRole('time', time.includes('-') ? time : Number(time), line, context)
  return true
}
