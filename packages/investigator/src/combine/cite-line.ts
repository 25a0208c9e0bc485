import type { Citation } from '@holdfast/analysis/model/finding'
import type { VerifiedCite } from '../check/verify-cites.ts'

/** A verified quote as the rest of the product cites lines: the physical line, and the span of the quote in it. */
export function citeLine({ line: { record, part }, quote }: VerifiedCite): Citation {
  const { event, service } = record
  const raw = part === null ? event.raw : (event.continuation[part] ?? '')
  const [line, offset] = (part === null ? undefined : event.continuationRefs?.[part]) ?? [
    event.ref.line,
    event.ref.offset,
  ]
  const at = raw.indexOf(quote)
  // What a structured line holds in escaped form is cited as a whole.
  const [start, end] = at === -1 ? [0, raw.length] : [at, at + quote.length]
  return {
    ref: { source: event.ref.source, line, offset },
    raw,
    start,
    end,
    timestampMs: event.timestampMs,
    service,
    level: event.level,
  }
}
