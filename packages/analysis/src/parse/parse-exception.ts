import type { ExceptionInfo } from '../model/log-event.ts'

const MAX_FRAMES = 5
const MAX_CAUSES = 8
const TYPE = /([A-Za-z_$][\w$]*(?:(?:\.|::|\\)[A-Za-z_$][\w$]*)*)/.source
const NAMED = new RegExp(
  `^(?:Exception in thread ".*?" |Uncaught |Unhandled exception\\. |Unhandled Exception: |PHP Fatal error:  Uncaught )?${TYPE}(?: \\(0x[0-9a-fA-F]+\\))?(?:: ?(.*))?$`,
)
const ENDS =
  /Exception|Error|Throwable|Fault|Failure|Warning|Interrupt|Exit|NotFound|Timeout|Refused|Denied|Abort|Panic/
const PANICKED = 'panicked at '
const FRAME = /^(?:at .|File ".+", line \d|from .+:\d+(?::|$)|#\d+ .|\d+: +0x[0-9a-f]+ - .|\S+\.go:\d|\S+\.rb:\d+:in .)/

/** What the lines of a trace have shown so far. */
interface Trace {
  type: string
  message: string
  readonly causes: string[]
  readonly frames: string[]
  frameSeen: boolean
  /** Python prints the innermost frame last, and what was raised behind it. */
  python: boolean
}

/** Type, message, innermost frames and causes of the trace in a record's lines, or undefined when there is none. */
export function parseException(lines: readonly string[]): ExceptionInfo | undefined {
  const trace: Trace = { type: '', message: '', causes: [], frames: [], frameSeen: false, python: false }
  for (const raw of lines) {
    const text = raw.trim()
    if (text !== '') readLine(text, trace)
  }
  if (trace.type === '' && trace.frameSeen) takeInside(lines[0] ?? '', trace)
  const { type, message, frames, causes, frameSeen } = trace
  if (type === '' && (frames.length < 2 || !frameSeen)) return undefined
  return { type: type === '' ? 'unknown' : type, message: message.slice(0, 2000), frames, causes }
}

function readLine(text: string, trace: Trace): void {
  if (text.startsWith('Traceback (most recent call last)')) startPython(trace)
  else if (FRAME.test(text)) addFrame(text, trace)
  else if (!takeCause(text, trace) && !takePanic(text, trace) && !takeRaised(text, trace)) takeNamed(text, trace)
}

function startPython(trace: Trace): void {
  trace.python = true
  if (trace.type !== '' && !trace.causes.includes(trace.type)) trace.causes.push(trace.type)
  trace.frames.length = 0
}

function addFrame(text: string, trace: Trace): void {
  const { frames, causes } = trace
  trace.frameSeen = true
  if (trace.python) {
    frames.unshift(text)
    frames.length = Math.min(frames.length, MAX_FRAMES)
  } else if (causes.length === 0 && frames.length < MAX_FRAMES) frames.push(text)
}

/** `C`, `N` and a dash. */
const OPENS_CAUSE: ReadonlySet<number> = new Set([67, 78, 45])

function takeCause(text: string, { causes }: Trace): boolean {
  if (!OPENS_CAUSE.has(text.charCodeAt(0))) return false
  const cause = /^(?:Caused by: |Nested exception:? |---> ?)(.*)$/.exec(text)
  if (cause === null) return false
  const name = NAMED.exec(cause[1] ?? '')?.[1]
  if (name !== undefined && causes.length < MAX_CAUSES) causes.push(name)
  return true
}

/** Of Go and Rust, whose message may stand on the next line. */
function takePanic(text: string, trace: Trace): boolean {
  if (trace.type === '') return startPanic(text, trace)
  if (trace.type !== 'panic' || !trace.message.endsWith(':') || trace.frameSeen) return false
  trace.message = text
  return true
}

function startPanic(text: string, trace: Trace): boolean {
  const first = text.charCodeAt(0)
  const panic = first === 112 || first === 102 ? /^(?:panic|fatal error): (.*)$/.exec(text) : null
  if (panic !== null) {
    trace.type = text.startsWith('panic') ? 'panic' : 'fatal error'
    trace.message = panic[1] ?? ''
    return true
  }
  const panicked = text.startsWith("thread '") ? text.indexOf(PANICKED, text.indexOf("' ", 8)) : -1
  if (panicked <= 0) return false
  trace.type = 'panic'
  trace.message = text.slice(panicked + PANICKED.length)
  return true
}

/** Ruby: `app.rb:12:in 'run': message (RuntimeError)` */
function takeRaised(text: string, trace: Trace): boolean {
  const place = trace.type === '' && text.includes(':in ') ? /^\S+:\d+:in /.exec(text)?.[0].length : undefined
  const said = place === undefined ? -1 : text.indexOf(': ', place)
  const raised = said < 0 ? null : / \(([A-Z][\w:]*)\)$/.exec(text)
  if (raised === null || raised.index < said + 2) return false
  trace.type = raised[1] ?? ''
  trace.message = text.slice(said + 2, raised.index)
  return true
}

function takeNamed(text: string, trace: Trace): void {
  const { python, frameSeen } = trace
  const named = NAMED.exec(text)
  const mayName = python ? frameSeen : trace.type === ''
  if (named === null || !mayName || !isType(named[1] ?? '', python && frameSeen)) return
  trace.type = named[1] ?? ''
  trace.message = named[2] ?? ''
}

/** Above frames, behind what failed: 'pull of erp failed: javax.net.ssl.SSLException: no answer'. */
function takeInside(text: string, trace: Trace): void {
  const parts = text.split(': ')
  const at = parts.findIndex((part) => isType(part.slice(part.lastIndexOf(' ') + 1), false))
  const part = parts[at]
  if (part === undefined) return
  const type = part.slice(part.lastIndexOf(' ') + 1)
  if (!IS_NAME.test(type)) return
  trace.type = type
  trace.message = parts.slice(at + 1).join(': ')
}

const IS_NAME = /^[A-Za-z_$][\w$.]*$/

function isType(name: string, loose: boolean): boolean {
  if (ENDS.test(name.split(/\W/).at(-1) ?? '')) return true
  return loose && /^[A-Za-z_][\w.]*$/.test(name)
}
