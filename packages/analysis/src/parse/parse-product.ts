import { parseApex } from './parse-apex.ts'
import { parseAppleConsole } from './parse-apple-console.ts'
import { parseBacula } from './parse-bacula.ts'
import { parseNetBackup } from './parse-netbackup.ts'
import { parseRouting } from './parse-routing.ts'
import { parseSiebel } from './parse-siebel.ts'
import { parseUlog } from './parse-ulog.ts'
import { parseWorkflow } from './parse-workflow.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { isDigit } from './scan-clock.ts'

const MAX_NAME = 120

/** Records whose head only one kind of product writes. */
export function parseProduct(text: string, code: number, line: ParsedLine, context: TimeContext): boolean {
  if (isDigit(code) && parseBehindClock(text, line, context)) return true
  const tab = text.indexOf('\t')
  if (tab < 1 || tab > MAX_NAME) return false
  return parseWorkflow(text, tab, line, context) || parseSiebel(text, tab, line, context)
}

const parseBehindClock = (text: string, line: ParsedLine, context: TimeContext): boolean =>
  parseBacula(text, line, context) ||
  parseUlog(text, line, context) ||
  parseNetBackup(text, line, context) ||
  parseRouting(text, line, context) ||
  parseApex(text, line, context) ||
  parseAppleConsole(text, line, context)
