import type { LogEvent } from '../model/log-event.ts'

const REASON_KEY = /(?:^|[._])(?:err|error|exception|cause|reason)(?:[._]?(?:message|msg|details?|reason|text))?$/i
/** Shorter ones are codes. */
const MIN_LENGTH = 12

/** Why it failed, in fields of their own, where a structured log's message only says what failed. */
export function reasonsOf({ message, exception, fields }: LogEvent): string[] {
  const named = Object.entries(fields).filter(([key]) => REASON_KEY.test(key))
  return [...(exception ? [exception.message] : []), ...named.map(([, text]) => text)].filter(
    (text) => text.trim().length >= MIN_LENGTH && !message.includes(text),
  )
}
