import { parseBacula } from './parse-bacula.ts'
import { parseNetBackup } from './parse-netbackup.ts'
import { parseUlog } from './parse-ulog.ts'
import { parseWorkflow } from './parse-workflow.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { isDigit } from './scan-clock.ts'

/** Records whose head only one kind of product writes. */
export function parseProduct(text: string, code: number, line: ParsedLine, context: TimeContext): boolean {
  if (!isDigit(code)) return parseWorkflow(text, line, context)
  return (
    parseBacula(text, line, context) ||
    parseUlog(text, line, context) ||
    parseNetBackup(text, line, context) ||
    parseWorkflow(text, line, context)
  )
}
