import type { Level } from '../model/log-event.ts'
import type { ParsedLine } from '../parse/parsed-line.ts'
import { isOfGoTrace, startsException } from './continues-record.ts'
import type { OpenRecord } from './open-record.ts'

/** The lines of a trace come at once. */
const AT_ONCE_MS = 2_000
const FRAME =
  /^(?:at (?:async )?[\w$.<>[\]`/@ -]{1,200}(?:\(|:\d+)|Caused by: \S|Suppressed: \S|\.\.\. \d+ (?:more|common frames)|from \S+:\d+:in |--- End of (?:inner exception )?stack trace|#\d+ +(?:0x[0-9a-f]+|\S+\())/
const SOURCE_LINE = /^File "[^"]{1,300}", line \d+/
const PYTHON_HEAD = /^(?:Traceback \(most recent call last\)|During handling of the above|The above exception was)/
const GO_HEAD = /^goroutine \d+ \[/
/** `/src/cache/style.go:79 +0x1d` */
const GO_PLACE = /^\/\S{1,300}\.(?:go|s):\d+/
const UNDERLINE = /^[\s^~-]+$/
const PYTHON_END = /^[A-Za-z_][\w.]{0,160}(?::|$)/

/**
 * The part of a line that goes on with the trace above it, or null: a journal or a runner prints each line of a trace
 * below a header of its own.
 */
export function partOfTrace(open: OpenRecord, text: string, line: ParsedLine): string | null {
  if (!line.header || !open.header || line.timestampMs === null || !isOfSame(open, line)) return null
  const said = withLead(text, line.message)
  if (said === line.message && !isBySame(open, line)) return null
  if (!goesOnGo(open, said) && !goesOnPython(open, said) && !beginsTrace(open, said, line.level)) return null
  open.trace = true
  return said
}

/** What stands before an exception may have been read as the name of who speaks. */
function withLead(text: string, message: string): string {
  const from = text.length - message.length
  if (!mayLead(text, from) || !text.endsWith(message)) return message
  const lead =
    /(?:Caused by|Suppressed): $|\sat $|[\w$.]{1,160}(?:Exception|Error): $/.exec(text.slice(0, from))?.[0] ?? ''
  return `${lead.trimStart()}${message}`
}

/** 'Caused by: ', ' at ': the expression is asked of few lines. */
const mayLead = (text: string, from: number): boolean =>
  from > 2 &&
  text.charCodeAt(from - 1) === BLANK &&
  (text.charCodeAt(from - 2) === COLON || text.startsWith('at', from - 3))

const BLANK = 32
const COLON = 58

/** Below what Go's runtime gave up on; blank lines part its goroutines. */
function goesOnGo(open: OpenRecord, said: string): boolean {
  if (said === '') return isBad(open)
  if (open.stampedTrace === undefined && isBad(open) && said.startsWith('goroutine ') && GO_HEAD.test(said)) {
    open.stampedTrace = 'go'
    open.event.message = withGivenUp(open.event)
  }
  return open.stampedTrace === 'go' && (isOfGoTrace(said) || GO_PLACE.test(said))
}

/** 'fatal error: …' and 'panic: …' begin with a level's word, which belongs to what they say. */
function withGivenUp({ raw, message }: OpenRecord['event']): string {
  const lead = raw.endsWith(message) ? /(?:fatal|panic:) $/.exec(raw.slice(0, -message.length)) : null
  return `${lead?.[0] ?? ''}${message}`
}

function goesOnPython(open: OpenRecord, said: string): boolean {
  if (open.stampedTrace === 'go' || (open.stampedTrace === undefined && !isPythonHead(open))) return false
  const next = goesOn(open.stampedTrace ?? 'python', said)
  open.stampedTrace = next === 'no' ? undefined : next
  return next !== 'no'
}

const isPythonHead = ({ event, trace }: OpenRecord): boolean => !trace && isHeadOfPython(event.message)

/** Cheap: nearly all lines begin otherwise, with neither `T` nor `D`. */
const isHeadOfPython = (text: string): boolean =>
  (text.charCodeAt(0) === 84 || text.charCodeAt(0) === 68) && PYTHON_HEAD.test(text)

/** `a`, `C`, `S`, `f`, a dot, a dash and a number sign. */
const OPENS_FRAME: ReadonlySet<number> = new Set([97, 67, 83, 102, 46, 45, 35])

function beginsTrace(open: OpenRecord, said: string, level: Level | null): boolean {
  if (isBad(open) && isHeadOfPython(said)) open.stampedTrace = 'python'
  else
    return (
      (OPENS_FRAME.has(said.charCodeAt(0)) && FRAME.test(said)) ||
      (level === null && isBad(open) && startsException(said))
    )
  return true
}

const isBad = ({ event: { level } }: OpenRecord): boolean => level === 'error' || level === 'fatal'

type StampedTrace = Exclude<OpenRecord['stampedTrace'], 'go' | undefined>

/** Where a traceback of Python is after one more line: its places, the code that stands there, and at its end what was raised. */
function goesOn(at: StampedTrace, text: string): StampedTrace | 'no' {
  if (at === 'done') return PYTHON_HEAD.test(text) ? 'python' : 'no'
  if (SOURCE_LINE.test(text)) return 'place'
  if (PYTHON_HEAD.test(text) || UNDERLINE.test(text)) return 'python'
  if (PYTHON_END.test(text) && (at === 'python' || startsException(text))) return 'done'
  return at === 'place' ? 'python' : 'no'
}

/** At the same time and of the same process, and no more is said of it. */
const isOfSame = ({ event }: OpenRecord, { level, processId, status, timestampMs }: ParsedLine): boolean =>
  (level === null || level === event.level) &&
  status === undefined &&
  (processId === undefined || processId === event.entities.processId) &&
  Math.abs((timestampMs ?? 0) - (event.timestampMs ?? 0)) <= AT_ONCE_MS

const isBySame = ({ event }: OpenRecord, { service }: ParsedLine): boolean =>
  service === undefined || service === event.entities.service
