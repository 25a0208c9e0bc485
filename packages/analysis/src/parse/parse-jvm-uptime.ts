import { parseHeader } from './parse-header.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { setMessage } from './set-message.ts'
import type { SourceLayout } from './source-layout.ts'

/** `[12.345s][warning][gc,start] …` of the JVM's unified log. */
export function parseJvmUptime(text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): boolean {
  const uptime = /^\[\s*\d+(?:\.\d+s|ms)\](?=\[)/.exec(text.slice(0, 24))?.[0]
  if (uptime === undefined) return false
  line.header = true
  line.format = 'jvm'
  setMessage(text, parseHeader(text, uptime.length, line, context, layout), line)
  return true
}
