import type { LogEvent } from '../model/log-event.ts'

const TELLING_KEY =
  /(err|exception|reason|cause|detail|status|note|output|description|event|verb|object|type|code|probe|hint)/i
/** Stacks name code; referrer and agent are a client's own words. */
const SILENT_KEY = /stack|trace|referr?er|agent$/i
/** Frames name code, not what went wrong; a Python frame shows its source line below. */
const SOURCE_FRAME = /^\s*(?:at |File "|\.\.\. \d+ )/
const SHOWS_CODE = /^\s*File "/
const MAX_LENGTH = 4000
const MAX_CONTINUATION = 24

/** Whether what stands under this key of a line tells of a failure. Who asks for every line remembers the keys. */
export const isTellingKey = (key: string): boolean => key.length <= 60 && TELLING_KEY.test(key) && !SILENT_KEY.test(key)

/** Whether the message is all that is said. */
export function saysNoMore(
  { exception, continuation, fields }: LogEvent,
  isTelling: (key: string) => boolean = isTellingKey,
): boolean {
  if (exception !== undefined || continuation.length > 0) return false
  for (const key in fields) if (isTelling(key)) return false
  return true
}

/** All that an event says of a failure, one statement per line: message, exception, further lines, telling fields. */
export function describeForMatching(event: LogEvent, isTelling: (key: string) => boolean = isTellingKey): string {
  let text = event.message
  if (event.exception) {
    text += `\n${event.exception.type}: ${event.exception.message}`
    for (const cause of event.exception.causes) text += `\n${cause}`
  }
  let isCode = false
  const lines = event.continuation
  for (let index = 0; index < lines.length && index < MAX_CONTINUATION; index++) {
    const line = lines[index] as string
    if (isCode) isCode = false
    else if (SOURCE_FRAME.test(line)) isCode = SHOWS_CODE.test(line)
    else text += `\n${line}`
  }
  for (const key in event.fields) if (isTelling(key)) text += `\n${key}=${event.fields[key]}`
  return text.length > MAX_LENGTH ? text.slice(0, MAX_LENGTH) : text
}
