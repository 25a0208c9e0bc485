import type { Level } from '../model/log-event.ts'
import type { ParsedLine } from './parsed-line.ts'
import { skipBlanks } from './scan-token.ts'
import { isDigit } from './scan-clock.ts'
import { setMessage } from './set-message.ts'

const HEAD = /([\da-f]{8}) (\S{1,13}) +([A-Z<>\d]) +(?=\S)/y

/** What WebSphere calls the kinds of its events: audit, configuration, detail, output, entry, exit and three of traces. */
const KINDS: Readonly<Record<string, Level | null>> = {
  F: 'fatal',
  E: 'error',
  W: 'warn',
  A: 'info',
  I: 'info',
  C: 'info',
  D: 'debug',
  O: null,
  R: null,
  Z: null,
  '>': 'trace',
  '<': 'trace',
  1: 'debug',
  2: 'debug',
  3: 'trace',
}

/** `[10/25/24 7:41:22:989 UTC] 000000fe SystemOut     O   message` of WebSphere's basic format. */
export function parseWebSphere(text: string, at: number, line: ParsedLine): boolean {
  const code = text.charCodeAt(at)
  if (!isDigit(code) && !(code >= 97 && code <= 102)) return false
  HEAD.lastIndex = at
  const [head, thread, component, kind = ''] = HEAD.exec(text) ?? []
  const level = KINDS[kind]
  if (head === undefined || level === undefined) return false
  line.thread = thread
  line.logger = component
  line.level = level
  line.format = 'websphere'
  setMessage(text, skipBlanks(text, at + head.length), line)
  return true
}
