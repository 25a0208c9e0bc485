import { assignRole } from './assign-role.ts'
import { parsePairs } from './parse-embedded.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'

const AUDIT = /^(?:node=(\S{1,200}) )?type=([A-Z_0-9]+) msg=audit\((\d+\.\d+):(\d+)\): ?/

/** `type=AVC msg=audit(1710238530.123:456): avc:  denied …` of the Linux audit daemon. */
export function parseAudit(text: string, line: ParsedLine, context: TimeContext): boolean {
  const match = AUDIT.exec(text)
  if (match === null) return false
  parsePairs(text, match[0].length, line, context)
  assignRole('time', Number(match[3]), line, context)
  line.addField('type', match[2] ?? '')
  line.addField('serial', match[4] ?? '')
  line.host ??= match[1]
  line.header = true
  line.format = 'audit'
  line.message = text.slice(match[0].length)
  return true
}
