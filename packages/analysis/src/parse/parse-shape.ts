import { peelHead } from '../layout/peel-head.ts'
import { readLearned } from '../layout/read-learned.ts'
import { isAccessLine } from './is-access-line.ts'
import { parseUndatedAccess } from './parse-access.ts'
import { parseAudit } from './parse-audit.ts'
import { parseCef } from './parse-cef.ts'
import { parseChromium } from './parse-chromium.ts'
import { parseCmTrace } from './parse-cmtrace.ts'
import { parseColumns, parseDirective } from './parse-columns.ts'
import { parsePairs } from './parse-embedded.ts'
import { opensElement, parseElement } from './parse-element.ts'
import { parseFluentBit } from './parse-fluent-bit.ts'
import { parseJes } from './parse-jes.ts'
import { parseJvmUptime } from './parse-jvm-uptime.ts'
import { parseDescribedEvent, parseKubernetesEvent } from './parse-kubernetes-event.ts'
import { parseLabelled } from './parse-labelled.ts'
import { parseKlog } from './parse-klog.ts'
import { parseLambda } from './parse-lambda.ts'
import { parseLevelFirst } from './parse-level-first.ts'
import { parseMidStamped } from './parse-mid-stamped.ts'
import { parseMonitor } from './parse-monitor.ts'
import { noteDay } from './note-day.ts'
import {
  parseArray,
  parseCells,
  parseForm,
  parseLiteral,
  parseMap,
  parseObject,
  parseTags,
  parseText,
} from './parse-object.ts'
import { parsePriority } from './parse-priority.ts'
import { parseProduct } from './parse-product.ts'
import { parseRow } from './parse-row.ts'
import { parseRingBuffer } from './parse-ring-buffer.ts'
import { parseStamped } from './parse-stamped.ts'
import { parseUptime } from './parse-uptime.ts'
import type { ParsedLine } from './parsed-line.ts'
import { parseWebLogic } from './parse-weblogic.ts'
import { parseTableHead, parseTableRow } from './parse-table.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { isDigit } from './scan-clock.ts'
import { isLower, isUpper, skipBlanks } from './scan-token.ts'
import type { SourceLayout } from './source-layout.ts'

/** Finds the grammar of a line, and reads the line by it: the surer marks first, then clocks, then words at its head. */
export function parseShape(text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): void {
  line.message = text
  const blank = skipBlanks(text, 0)
  const code = text.charCodeAt(blank)
  if (Number.isNaN(code) || parseDescribedEvent(text, blank, line)) return
  if (blank > 0 && isOfLineAbove(text, blank, code, layout)) return
  if (parseMarked(text, code, line, context, layout)) return
  if (parseNamedColumns(text, line, context, layout)) return
  if (parseOwn(text, blank, code, line, context, layout)) return
  if (layout.learned.length > 0 && readLearned(text, line, context, layout)) return
  if (parseAtClock(text, blank, code, line, context, layout) || blank > 0) return
  if (parseAtHead(text, code, line, context, layout)) return
  parseWithin(text, code, line, context, layout)
}

/** A number, or the type of an event. */
const mayBeEvent = (code: number): boolean => isDigit(code) || code === 78 || code === 87

/** Heads that only one kind of program writes, whatever the source's own lines teach. */
const parseOwn = (
  text: string,
  blank: number,
  code: number,
  line: ParsedLine,
  context: TimeContext,
  layout: SourceLayout,
): boolean =>
  (mayBeEvent(code) && parseEarly(text, blank, line, context, layout)) ||
  (blank === 0 && parseProduct(text, code, line, context, layout))

/** A row of an event, or Redis' process. */
function parseEarly(
  text: string,
  blank: number,
  line: ParsedLine,
  context: TimeContext,
  layout: SourceLayout,
): boolean {
  if (blank === 0 && parseKubernetesEvent(text, line, context)) return true
  if (!startsRole(text, blank)) return false
  parseMidStamped(text, line, context, layout)
  return line.format === 'redis'
}

/** Indented text belongs to the line above, unless it starts with a timestamp of its own. */
function isOfLineAbove(text: string, blank: number, code: number, layout: SourceLayout): boolean {
  const indented = blank > 2 || text.charCodeAt(0) === 9
  if (indented) return !(isDigit(code) || isCounted(text, blank)) || layout.flushStamps > 0
  return blank === 2 && isUpper(code) && ROW.test(text)
}

/** `     a | 05/07/2026 | …`: what counts the rows in hexadecimal stands to the right of its column. */
const isCounted = (text: string, at: number): boolean =>
  (text.charCodeAt(at + 1) === 32 || text.charCodeAt(at + 2) === 32) && COUNTED.test(text)
const COUNTED = /^ {1,8}[\da-f]{1,2} \| \d/

/** `  Start time:             04-Mar-2025 22:05:44`: a row of the report that a job ends with. */
const ROW = /^ {2}[A-Z][\w /-]{2,40}: {3,60}\S/

/** An object, or a directive. */
function parseMarked(
  text: string,
  code: number,
  line: ParsedLine,
  context: TimeContext,
  layout: SourceLayout,
): boolean {
  if (code === 123) return parseObject(text, line, context) || parseBraced(text, line, context)
  if (code === 91 && parseListed(text, line, context)) return true
  if (code === 40) return parseArray(text, line, context) || parseForm(text, line, context)
  if (code === 60) return parseCells(text, line, context)
  if (isDigit(code)) return parseTags(text, line, context)
  if (isLower(code)) return parseText(text, line, context)
  if (isUpper(code) || code === 45) return parseMap(text, line, context)
  return code === 35 && (parseWebLogic(text, line, context) || parseDirective(text, line, context, layout))
}

/** A check, a collector's record, or a row, each of which a bracket opens. */
const parseListed = (text: string, line: ParsedLine, context: TimeContext): boolean =>
  parseMonitor(text, line) || parseFluentBit(text, line, context) || parseArray(text, line, context)

/** As other languages print an object. */
const parseBraced = (text: string, line: ParsedLine, context: TimeContext): boolean =>
  parseLiteral(text, line, context) || parseForm(text, line, context) || parseMap(text, line, context)

/** Columns that the source has named. */
function parseNamedColumns(text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): boolean {
  if (layout.columns !== null && parseColumns(text, line, context, layout)) return true
  return layout.table === null ? parseTableHead(text, line, layout) : parseTableRow(text, line, context, layout)
}

/** `1:M 29 Aug 2023 …`: a process, its role and a day. */
function startsRole(text: string, at: number): boolean {
  let pos = at
  while (isDigit(text.charCodeAt(pos)) && pos - at < 8) pos += 1
  return text.charCodeAt(pos) === 58 && isUpper(text.charCodeAt(pos + 1)) && text.charCodeAt(pos + 2) === 32
}

/** A clock at the head, or behind a priority. */
function parseAtClock(
  text: string,
  blank: number,
  code: number,
  line: ParsedLine,
  context: TimeContext,
  layout: SourceLayout,
): boolean {
  if (code === 60 && (parseElement(text, line, context) || parseCmTrace(text, line, context))) return true
  if (code === 60 && opensElement(text) !== null) return true
  if (parseRow(text, line, context)) return true
  if (code === 60 && parsePriority(text, blank, line, context, layout)) return true
  if (parseKlog(text, blank, line, context)) return true
  if (parseStamped(text, blank, line, context, layout)) {
    layout.headStamps = Math.min(layout.headStamps + 1, 1000)
    if (blank === 0) layout.flushStamps = Math.min(layout.flushStamps + 1, 1000)
    return true
  }
  return isDigit(code) && (parseJes(text, blank, line, context) || parseUptime(text, line, context, layout))
}

/** Brackets, levels and keys that a line starts with. */
function parseAtHead(
  text: string,
  code: number,
  line: ParsedLine,
  context: TimeContext,
  layout: SourceLayout,
): boolean {
  if (code === 91 && parseBracketed(text, line, context, layout)) return true
  if (parseLevelFirst(text, line, context, layout)) return true
  if ((code === 116 || code === 110) && parseAudit(text, line, context)) return true
  if (parseLambda(text, 0, line) || parseCef(text, line, context)) return true
  if (parsePairs(text, 0, line, context)) return true
  if (parseLabelled(text, line, context)) return true
  return isUpper(code) && ALERTED.test(text) && parseStamped(text, text.indexOf(' ') + 1, line, context, layout)
}

const parseBracketed = (text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): boolean =>
  parseRingBuffer(text, line) || parseJvmUptime(text, line, context, layout) || parseChromium(text, line, context)

/** The alert tag of supercomputer logs stands where others have '-': 'KERNDTLB 1118536327 2005.06.11 …'. */
const ALERTED = /^[A-Z][A-Z0-9_]{1,30} \d{10} \d{4}\.\d\d\.\d\d /

/** An object at the end, or a clock behind other fields. */
function parseWithin(text: string, code: number, line: ParsedLine, context: TimeContext, layout: SourceLayout): void {
  if (text.charCodeAt(text.length - 1) === 125 && text.includes('{"')) {
    peelHead(line, context)
    if (line.header) return
  }
  if (isDigit(code) && parseUndatedAccess(text, line)) return
  // Once timestamps stand at the head, one behind other fields is a part of the text, save in a section's banner.
  const isBanner = code === 61 && text.startsWith('=====')
  if (code === 61 && layout.spelling?.minutes === true) noteDay(text, context)
  if (isBanner || layout.headStamps < 4 || layout.midStamps > 0 || isAccessLine(text))
    parseMidStamped(text, line, context, layout)
}
