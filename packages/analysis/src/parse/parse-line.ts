import { peelHead } from '../layout/peel-head.ts'
import { readLearned } from '../layout/read-learned.ts'
import { takeFields } from '../layout/take-fields.ts'
import { levelOfStatus, levelOfSyslogSeverity } from './level-of-word.ts'
import { isAccessLine } from './is-access-line.ts'
import { jsonOfLiteral } from './json-of-literal.ts'
import { parseAudit } from './parse-audit.ts'
import { parseCef } from './parse-cef.ts'
import { parseChromium } from './parse-chromium.ts'
import { parseColumns, parseDirective } from './parse-columns.ts'
import { parsePairs } from './parse-embedded.ts'
import { parseElement } from './parse-element.ts'
import { parseHeader } from './parse-header.ts'
import { parseJson, salvageJson } from './parse-json.ts'
import { parseDescribedEvent, parseKubernetesEvent } from './parse-kubernetes-event.ts'
import { parseLabelled } from './parse-labelled.ts'
import { parseKlog } from './parse-klog.ts'
import { parseLambda } from './parse-lambda.ts'
import { parseLevelFirst } from './parse-level-first.ts'
import { parseMidStamped } from './parse-mid-stamped.ts'
import { parseStamped } from './parse-stamped.ts'
import { parseSyslogTail, readTag, scanPriority, skipUptime } from './parse-syslog.ts'
import { parseUptime } from './parse-uptime.ts'
import { ParsedLine } from './parsed-line.ts'
import { parseWebLogic } from './parse-weblogic.ts'
import { takeLabels } from './take-labels.ts'
import { takeLevelLabel } from './take-level-label.ts'
import { takeLastLevel } from './take-last-level.ts'
import { takeKubernetesEvent } from './take-kubernetes-event.ts'
import { parseTableHead, parseTableRow } from './parse-table.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { isDigit } from './scan-clock.ts'
import { isUpper, skipBlanks } from './scan-token.ts'
import { setMessage } from './set-message.ts'
import type { SourceLayout } from './source-layout.ts'

const MAX_NESTED_LENGTH = 8192

/** Reads one line without ANSI and container wrapper into `line`, which must be reset. Never throws. */
export function parseLine(text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): void {
  parseByGrammar(text, line, context, layout)
  if (layout.fields !== null) takeFields(line, layout.fields, context)
  if (!PEELED.has(line.format)) return
  if (line.format === 'syslog') takeLevelLabel(line, layout)
  if (line.service !== 'kernel') peelHead(line, context)
  if (line.level === null && line.header) takeLastLevel(line)
  if (line.header) takeLabels(line, context)
}

/** By the grammars and the source's own layouts alone. */
export function parseByGrammar(text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): void {
  parseShape(text, line, context, layout)
  if (line.format === 'json' || line.format === 'syslog') readNested(line, context, layout)
}

function readNested(line: ParsedLine, context: TimeContext, layout: SourceLayout): void {
  // 'INFO: task x blocked for more than 120 seconds' are the kernel's own words, and no information.
  if (line.service === 'kernel') return
  if (line.level === null && line.status !== undefined) line.level = levelOfStatus(line.status)
  if (HEADED.test(line.message)) adoptNested(line, context, layout)
}

/** Formats whose message may begin with more of a header than their grammar knows. */
const PEELED: ReadonlySet<string> = new Set(['plain', 'text', 'columns', 'syslog'])

function parseShape(text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): void {
  line.message = text
  const blank = skipBlanks(text, 0)
  const code = text.charCodeAt(blank)
  if (Number.isNaN(code)) return
  if (parseDescribedEvent(text, blank, line)) return
  // Indented text belongs to the line above, unless it starts with a timestamp of its own.
  const indented = blank > 2 || (blank > 0 && text.charCodeAt(0) === 9)
  if (indented && (!isDigit(code) || layout.flushStamps > 0)) return
  if (code === 123 && (parseObject(text, line, context) || parseLiteral(text, line, context))) return
  if (code === 35 && parseWebLogic(text, line, context)) return
  if (code === 35 && parseDirective(text, line, context, layout)) return
  if (layout.columns !== null && parseColumns(text, line, context, layout)) return
  if (layout.table !== null && parseTableRow(text, line, context, layout)) return
  if (layout.table === null && parseTableHead(text, line, layout)) return
  if (isDigit(code) && startsRole(text, blank)) {
    parseMidStamped(text, line, context, layout)
    if (line.format === 'redis') return
  }
  if (layout.learned.length > 0 && readLearned(text, line, context, layout)) return
  if (code === 60 && parseElement(text, line, context)) return
  if (code === 60 && parsePriority(text, blank, line, context, layout)) return
  if (parseKlog(text, blank, line, context)) return
  if (parseStamped(text, blank, line, context, layout)) {
    layout.headStamps = Math.min(layout.headStamps + 1, 1000)
    if (blank === 0) layout.flushStamps = Math.min(layout.flushStamps + 1, 1000)
    return
  }
  if (isDigit(code) && parseUptime(text, line, context, layout)) return
  if (blank > 0) return
  if (code === 91 && (parseRingBuffer(text, line) || parseJvmUptime(text, line, context, layout))) return
  if (code === 91 && parseChromium(text, line, context)) return
  if (parseLevelFirst(text, line, context, layout)) return
  if ((code === 116 || code === 110) && parseAudit(text, line, context)) return
  if (parseLambda(text, line) || parseCef(text, line, context)) return
  if (parsePairs(text, 0, line, context) || parseKubernetesEvent(text, line)) return
  if (parseLabelled(text, line, context)) return
  if (ALERTED.test(text) && parseStamped(text, text.indexOf(' ') + 1, line, context, layout)) return
  if (text.charCodeAt(text.length - 1) === 125 && text.includes('{"')) {
    peelHead(line, context)
    if (line.header) return
  }
  // Once timestamps stand at the head, one behind other fields is a part of the text, save in a section's banner.
  const banner = code === 61 && text.startsWith('=====')
  if (banner || layout.headStamps < 4 || layout.midStamps > 0 || isAccessLine(text))
    parseMidStamped(text, line, context, layout)
}

/** `1:M 29 Aug 2023 …`: a process, its role and a day. */
function startsRole(text: string, at: number): boolean {
  let pos = at
  while (isDigit(text.charCodeAt(pos)) && pos - at < 8) pos += 1
  return text.charCodeAt(pos) === 58 && isUpper(text.charCodeAt(pos + 1)) && text.charCodeAt(pos + 2) === 32
}

/** The alert tag of supercomputer logs stands where others have '-': 'KERNDTLB 1118536327 2005.06.11 …'. */
const ALERTED = /^[A-Z][A-Z0-9_]{1,30} \d{10} \d{4}\.\d\d\.\d\d /

function parseObject(text: string, line: ParsedLine, context: TimeContext): boolean {
  line.message = ''
  if (parseJson(text, line, context)) {
    line.format = 'json'
    line.header = true
    if (line.message === '') line.message = text
    takeKubernetesEvent(text, line)
    return true
  }
  line.reset()
  line.message = text
  return salvageJson(text, line, context)
}

/** An object as other languages print theirs; it must tell when or how bad. */
function parseLiteral(text: string, line: ParsedLine, context: TimeContext): boolean {
  const json = LITERAL.test(text) ? jsonOfLiteral(text) : null
  line.message = ''
  if (json !== null && parseJson(json, line, context) && (line.timestampMs !== null || line.level !== null)) {
    line.format = 'json'
    line.header = true
    if (line.message === '') line.message = text
    return true
  }
  line.reset()
  line.message = text
  return false
}

const LITERAL = /^\{\s{0,4}(?:'[\w@.-]{1,40}'\s?:|:?[A-Za-z_]\w{0,40}\s?(?:=>|: ?["'])|"[\w@.-]{1,40}"\s?=>)/

/** `<34>Oct 11 22:14:15 host su: …`, `<165>1 2003-08-24T05:14:15Z …`, `<6>[    0.000000] …` */
function parsePriority(
  text: string,
  at: number,
  line: ParsedLine,
  context: TimeContext,
  layout: SourceLayout,
): boolean {
  const priority = scanPriority(text, at)
  if (priority === null) return false
  const level = levelOfSyslogSeverity(priority.severity)
  line.level = level
  line.header = true
  line.format = 'syslog'
  let pos = skipBlanks(text, priority.end)
  if (isDigit(text.charCodeAt(pos)) && text.charCodeAt(pos + 1) === 32) pos += 2
  if (parseStamped(text, pos, line, context, layout)) {
    line.level = level
    // Behind a priority stands the tag.
    if (text.includes('\t') && line.host === undefined) line.service ??= line.logger
    return true
  }
  const message = readTag(text, pos, line)
  setMessage(text, message < 0 ? skipUptime(text, pos) : message, line)
  return true
}

/** `[12345.678901] usb 1-1: …`: the kernel's ring buffer, whose clock counts from the start of the machine. */
function parseRingBuffer(text: string, line: ParsedLine): boolean {
  const message = skipUptime(text, 0)
  if (message === 0) return false
  line.header = true
  line.format = 'kernel'
  const tail = MONOTONIC.test(text.slice(message, message + 160)) ? parseSyslogTail(text, message, true, line) : 0
  line.service ??= 'kernel'
  setMessage(text, tail > 0 ? tail : message, line)
  return true
}

/** The journal writes host and program after the same clock; the kernel's 'nvme nvme0: ' is neither. */
const MONOTONIC = /^\S+ (?:kernel|\S+\[\d+\]): /

const HEADED =
  /^(?:[IWEF]\d{4} |(?:time|level|ts|t|lvl|at)=|\{"|<\d|\[?\d{2,4}[-/.]\d\d|\[?\d{10}(?!\d*:)|\d{8} |\d+:[A-Z] |\[[A-Z]{4,5}[ \]]|[A-Z]{4,8}[ :]|[A-Z][a-z]{2} [ \d]\d |\S+ \S+ \S+ \[\d)/

/** `[12.345s][warning][gc,start] …` of the JVM's unified log. */
function parseJvmUptime(text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): boolean {
  const uptime = /^\[\s*\d+(?:\.\d+s|ms)\](?=\[)/.exec(text.slice(0, 24))?.[0]
  if (uptime === undefined) return false
  line.header = true
  line.format = 'jvm'
  setMessage(text, parseHeader(text, uptime.length, line, context, layout), line)
  return true
}

/** The message of a JSON or syslog line may be a whole log line again: shippers and daemons wrap them. */
function adoptNested(line: ParsedLine, context: TimeContext, layout: SourceLayout): void {
  const nested = new ParsedLine()
  const { lastMs } = context
  parseShape(line.message.slice(0, MAX_NESTED_LENGTH), nested, context, layout)
  context.lastMs = lastMs
  const own = nested.timestampMs !== null || nested.format === 'json'
  if (nested.header && (own || (line.format === 'syslog' && nested.level !== null))) line.adopt(nested)
}
