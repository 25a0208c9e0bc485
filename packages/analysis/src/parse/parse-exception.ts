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

/** Type, message, innermost frames and causes of the trace in a record's lines, or undefined when there is none. */
export function parseException(lines: readonly string[]): ExceptionInfo | undefined {
  let type = ''
  let message = ''
  const causes: string[] = []
  const frames: string[] = []
  let frameSeen = false
  let python = false
  for (const raw of lines) {
    const text = raw.trim()
    if (text === '') continue
    if (text.startsWith('Traceback (most recent call last)')) {
      python = true
      if (type !== '' && !causes.includes(type)) causes.push(type)
      frames.length = 0
      continue
    }
    if (FRAME.test(text)) {
      frameSeen = true
      if (python) {
        // Python prints the innermost frame last.
        frames.unshift(text)
        frames.length = Math.min(frames.length, MAX_FRAMES)
      } else if (causes.length === 0 && frames.length < MAX_FRAMES) frames.push(text)
      continue
    }
    const cause = /^(?:Caused by: |Nested exception:? |---> ?)(.*)$/.exec(text)
    if (cause !== null) {
      const name = NAMED.exec(cause[1] ?? '')?.[1]
      if (name !== undefined && causes.length < MAX_CAUSES) causes.push(name)
      continue
    }
    const panic = /^(?:panic|fatal error): (.*)$/.exec(text)
    if (panic !== null && type === '') {
      type = text.startsWith('panic') ? 'panic' : 'fatal error'
      message = panic[1] ?? ''
      continue
    }
    const panicked = text.startsWith("thread '") ? text.indexOf(PANICKED, text.indexOf("' ", 8)) : -1
    if (panicked > 0 && type === '') {
      type = 'panic'
      message = text.slice(panicked + PANICKED.length)
      continue
    }
    if (type === 'panic' && message.endsWith(':') && !frameSeen) {
      message = text
      continue
    }
    const ruby = /^\S+:\d+:in /.exec(text)?.[0].length
    const said = ruby === undefined ? -1 : text.indexOf(': ', ruby)
    const raised = said < 0 ? null : / \(([A-Z][\w:]*)\)$/.exec(text)
    if (raised !== null && type === '' && raised.index >= said + 2) {
      type = raised[1] ?? ''
      message = text.slice(said + 2, raised.index)
      continue
    }
    const named = NAMED.exec(text)
    if (named !== null && (python ? frameSeen : type === '') && isType(named[1] ?? '', python && frameSeen)) {
      type = named[1] ?? ''
      message = named[2] ?? ''
    }
  }
  if (type === '' && frames.length < 2) return undefined
  if (type === '' && !frameSeen) return undefined
  return { type: type === '' ? 'unknown' : type, message: message.slice(0, 2000), frames, causes }
}

function isType(name: string, loose: boolean): boolean {
  if (ENDS.test(name.split(/\W/).at(-1) ?? '')) return true
  return loose && /^[A-Za-z_][\w.]*$/.test(name)
}
