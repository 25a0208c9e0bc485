import type { EventEntities, ExceptionInfo, LogEvent } from '../model/log-event.ts'
import { keepFields, keepLines, shortenText } from './shorten-text.ts'

/** What stands before the message in its line, so that the message is found there to be quoted. */
const ROOM_FOR_HEADER = 2

/**
 * An event of at most nine times `chars` of text. Shortened in two steps or in one it is the same, so that samples may be
 * shortened wherever digests merge. An event that is short enough is returned as it is.
 */
export function shortenEvent(event: LogEvent, chars: number): LogEvent {
  if (isShort(event, chars)) return event
  const { continuationRefs, exception, http, ...rest } = event
  const continuation = keepLines(event.continuation, chars)
  return {
    ...rest,
    message: shortenText(event.message, chars),
    raw: shortenText(event.raw, ROOM_FOR_HEADER * chars),
    continuation,
    ...(continuationRefs && continuation.length > 0
      ? { continuationRefs: continuationRefs.slice(0, continuation.length) }
      : {}),
    entities: keepFields<EventEntities>(event.entities, chars),
    ...(http && { http: keepFields(http, chars) }),
    ...(exception && { exception: shortenException(exception, chars) }),
    fields: keepFields(event.fields, chars),
  }
}

const shortenException = ({ type, message, frames, causes }: ExceptionInfo, chars: number): ExceptionInfo => ({
  type: shortenText(type, chars >> 1),
  message: shortenText(message, chars),
  frames: keepLines(frames, chars >> 1),
  causes: keepLines(causes, chars >> 1),
})

/** All its texts together: most events are far shorter, and are asked at each merge. */
const isShort = (event: LogEvent, chars: number): boolean =>
  event.raw.length <= ROOM_FOR_HEADER * chars &&
  event.message.length <= chars &&
  keepsAll(event.continuation, keepLines(event.continuation, chars)) &&
  isWithin(event.entities, chars) &&
  isWithin(event.fields, chars) &&
  (event.http === undefined || isWithin(event.http, chars)) &&
  (event.exception === undefined || isShortException(event.exception, chars))

function isShortException(exception: ExceptionInfo, chars: number): boolean {
  const kept = shortenException(exception, chars)
  return (
    kept.type.length === exception.type.length &&
    kept.message.length === exception.message.length &&
    keepsAll(exception.frames, kept.frames) &&
    keepsAll(exception.causes, kept.causes)
  )
}

const keepsAll = (all: readonly string[], kept: readonly string[]): boolean =>
  kept.length === all.length && kept.at(-1)?.length === all.at(-1)?.length

const isWithin = (fields: object, chars: number): boolean =>
  Object.keys(keepFields(fields, chars)).length === Object.keys(fields).length
