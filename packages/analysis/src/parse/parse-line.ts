import { takeOwnLevel } from '../layout/own-levels.ts'
import { takeOpening } from '../layout/learn-opening.ts'
import { peelHead } from '../layout/peel-head.ts'
import { takeFrame } from '../layout/take-frame.ts'
import { takeRow } from '../layout/take-row.ts'
import { takeFields } from '../layout/take-fields.ts'
import { takeKnownHead } from '../layout/known-heads.ts'
import { spellSign } from '../layout/level-signs.ts'
import { respell } from '../layout/respell-time.ts'
import { turnLine } from '../layout/turn-line.ts'
import { indexBehind } from './index-behind.ts'
import { levelBehindPairs } from './level-behind-pairs.ts'
import type { Level } from '../model/log-event.ts'
import { levelOfStatus, levelOfSyslogSeverity, strongLevelOfWord } from './level-of-word.ts'
import { parseShape } from './parse-shape.ts'
import { ParsedLine } from './parsed-line.ts'
import { takeBunyan } from './take-bunyan.ts'
import { takeLabels } from './take-labels.ts'
import { takeHeadLabel, takeLevelLabel } from './take-level-label.ts'
import { takeLastLevel } from './take-last-level.ts'
import { takeMarkedLevel } from './take-marked-level.ts'
import { takeTask } from './take-task.ts'
import { respellGrade } from './respell-grade.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { isLower } from './scan-token.ts'
import type { SourceLayout } from './source-layout.ts'

const MAX_NESTED_LENGTH = 8192

/** Reads one line without ANSI and container wrapper into `line`, which must be reset. Never throws. */
export function parseLine(text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): void {
  readLine(text, line, context, layout)
  const isRow = layout.row !== null && takeRow(text, line, layout.row, context)
  if (!isRow && layout.frame !== null) takeFrame(text, line, layout.frame, context)
}

function readLine(text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): void {
  if (parseByGrammar(text, line, context, layout)) return
  if (layout.fields !== null) takeFields(line, layout.fields, context)
  if (layout.ownLevels !== null && line.level === null) takeOwnLevel(line, layout.ownLevels)
  if (line.format === 'level') takeHeadLabel(line, layout)
  if (!PEELED.has(line.format)) return
  peelLine(line, context, layout)
  if (layout.opening !== null && line.header) takeOpening(line, layout.opening)
  if (layout.heads !== null) takeKnownHead(line, layout.heads)
}

function peelLine(line: ParsedLine, context: TimeContext, layout: SourceLayout): void {
  if (line.format === 'syslog') {
    takeTask(line, context)
    takeLevelLabel(line, layout)
    if (line.message.charCodeAt(0) === 91) takeBracketed(line)
  }
  if (line.format !== 'syslog' && line.header) takeBunyan(line)
  if (line.service !== 'kernel') peelHead(line, context)
  if (line.level === null && line.header) {
    takeLastLevel(line)
    takeMarkedLevel(line)
  }
  if (line.header) takeLabels(line, context)
}

/** `[warn] …`: the program's own word, where the priority is the stream's that it writes to. */
function takeBracketed(line: ParsedLine): void {
  line.level = ownLevel(line.message) ?? line.level
  const head = WORKER.exec(line.message)?.[0]
  if (head !== undefined) line.message = line.message.slice(head.length)
}

/** `[NOTICE]   (4711) : …`, as HAProxy's processes tell of themselves. */
const WORKER = /^\[(?:NOTICE|WARNING|ALERT|INFO|DEBUG)\] {1,8}\(\d{1,10}\) : (?=\S)/

const ownLevel = (message: string): Level | null => strongLevelOfWord(BRACKETED.exec(message)?.[1] ?? '')
const BRACKETED = /^\[\s?(\p{L}{3,11})\s{0,5}\] /u

/** By the grammars and the source's own layouts alone; true where nothing is left to look for. */
export function parseByGrammar(text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): boolean {
  // GlassFish closes what it has opened.
  const open = text.startsWith('[#|') && text.endsWith('|#]') ? text.slice(0, -3) : text
  const spelled = layout.spelling === null ? open : respell(open, layout.spelling)
  const signed = layout.signs === null ? spelled : spellSign(spelled, layout.signs)
  const graded = respellGrade(signed) ?? signed
  const turned = layout.turned === null ? graded : (turnLine(graded, layout.turned) ?? graded)
  parseShape(turned, line, context, layout)
  if (layout.inner !== null && takeInner(line, context, layout.inner)) return true
  if (mayWrap(line)) readNested(line, context, layout)
  return false
}

/** Where a program's tag stands before what it says. */
export const isTagged = ({ format, service }: ParsedLine): boolean => format === 'syslog' && service !== undefined

/** Reads what a program says as its lines have shown that it writes. */
function takeInner(line: ParsedLine, context: TimeContext, inner: NonNullable<SourceLayout['inner']>): boolean {
  const layout = isTagged(line) ? (inner[line.service ?? ''] ?? inner['']) : undefined
  if (layout === undefined) return false
  const nested = new ParsedLine()
  parseLine(line.message, nested, { ...context }, layout)
  if (!nested.header || nested.level === null || nested.message === '') return false
  nested.service = undefined
  line.adopt(nested)
  return true
}

/** Columns of a collector's stand before whole lines, too, and say nothing of how bad they are. */
const mayWrap = ({ format, level }: ParsedLine): boolean =>
  WRAPPING.has(format) || (format === 'columns' && level === null)
const WRAPPING: ReadonlySet<string> = new Set(['json', 'syslog', 'table'])

function readNested(line: ParsedLine, context: TimeContext, layout: SourceLayout): void {
  // 'INFO: task x blocked for more than 120 seconds' are the kernel's own words, and no information.
  if (line.service === 'kernel' || line.fields?.['facility'] === 'kern') return
  if (line.format === 'syslog' && line.message.charCodeAt(0) === 60) takeDaemonLevel(line)
  if (line.level === null && line.status !== undefined) line.level = levelOfStatus(line.status)
  if (mayBeHeaded(line.message) && (HEADED.test(line.message) || levelBehindPairs(line.message) !== null))
    adoptNested(line, context, layout)
}

/** `<4>rope is slack`: behind its tag a daemon's own priority, as systemd reads it; no tag comes behind it. */
function takeDaemonLevel(line: ParsedLine): void {
  const digit = line.service === undefined ? undefined : DAEMON.exec(line.message)?.[1]
  if (digit === undefined) return
  line.level = levelOfSyslogSeverity(Number(digit))
  line.message = line.message.slice(DAEMON_LENGTH)
}

const DAEMON = /^<([0-7])>(?=[^\s<])/
const DAEMON_LENGTH = 3

/** Formats whose message may begin with more of a header than their grammar knows. */
const PEELED: ReadonlySet<string> = new Set(['plain', 'text', 'columns', 'syslog'])

/** Cheap: what begins with a small letter is a pair, or has a bracket behind its third word. */
const mayBeHeaded = (message: string): boolean =>
  !isLower(message.charCodeAt(0)) || message.includes('=') || indexBehind(32, '[', message) >= 0

const HEADED =
  /^(?:[IWEF]\d{4} |(?:time|level|ts|t|lvl|at)=|\{"|<\d{1,3}>\S|\[?\d{2,4}[-/.]\d\d|\[?\d{10}(?!\d*:)|\d{8} |\d+:[A-Z] |\[[A-Z]{4,5}[ \]]|[A-Z]{4,8}(?:[ :]|\[\d)|[A-Z][a-z]{2} [ \d]\d |\S+ \S+ \S+ \[\d)/

/** The message of an object, an export's row or a syslog line may be a whole log line: shippers and daemons wrap them. */
function adoptNested(line: ParsedLine, context: TimeContext, layout: SourceLayout): void {
  const nested = new ParsedLine()
  const { lastMs } = context
  parseShape(line.message.slice(0, MAX_NESTED_LENGTH), nested, context, layout)
  context.lastMs = lastMs
  const own = nested.timestampMs !== null || nested.format === 'json'
  // A level that an object names is its own.
  const isLeveled = nested.level !== null && (line.format === 'syslog' || line.level === null)
  if (nested.header && (own || isLeveled)) line.adopt(nested)
}
