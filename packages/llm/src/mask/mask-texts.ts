import { type FindOptions, findSensitiveSpans, type Span } from './find-sensitive-spans.ts'
import { PLACEHOLDER, type SensitiveKind } from './sensitive-patterns.ts'

export interface MaskedTexts {
  readonly texts: readonly string[]
  readonly maskedCount: number
  readonly unmask: (text: string) => string
}

/** Shorter values stand in too many innocent words to be masked wherever they occur. */
const LEAST_SPREAD_LENGTH = 6

/**
 * All texts of one request: a value has one placeholder in it, and a secret known from one text is masked in all.
 * Throws rather than let one through.
 */
export function maskTexts(texts: readonly string[], options: FindOptions): MaskedTexts {
  const placeholders = new Map<string, string>()
  const values = new Map<string, string>()
  const counts = new Map<SensitiveKind, number>()
  const placeholderOf = (value: string, kind: SensitiveKind): string => {
    const known = placeholders.get(value)
    if (known) return known
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const placeholder = `[${kind}_${count}]`
    placeholders.set(value, placeholder)
    values.set(placeholder, value)
    return placeholder
  }
  const found = texts.map((text) => findSensitiveSpans(text, options))
  const spread = spreadValues(texts, found)
  const masked = texts.map((text, index) => {
    const spans = joinOverlapping([...(found[index] ?? []), ...findValues(text, spread)])
    let result = ''
    let position = 0
    for (const { start, end, kind } of spans) {
      result += text.slice(position, start) + placeholderOf(text.slice(start, end), kind)
      position = end
    }
    return result + text.slice(position)
  })
  for (const text of masked) refuseLeftover(text, spread, options)
  return {
    texts: masked,
    maskedCount: values.size,
    unmask: (text) => text.replaceAll(PLACEHOLDER, (placeholder) => values.get(placeholder) ?? placeholder),
  }
}

function spreadValues(texts: readonly string[], found: readonly (readonly Span[])[]): Map<string, SensitiveKind> {
  const spread = new Map<string, SensitiveKind>()
  for (const [index, spans] of found.entries()) {
    for (const { start, end, kind } of spans) {
      const value = texts[index]?.slice(start, end) ?? ''
      if (kind !== 'TEXT' && value.length >= LEAST_SPREAD_LENGTH && !spread.has(value)) spread.set(value, kind)
    }
  }
  return spread
}

function findValues(text: string, values: ReadonlyMap<string, SensitiveKind>): Span[] {
  const spans: Span[] = []
  for (const [value, kind] of values) {
    for (let start = text.indexOf(value); start !== -1; start = text.indexOf(value, start + 1)) {
      spans.push({ start, end: start + value.length, kind })
    }
  }
  return spans
}

/** Where two overlap, all that either covers is masked. */
function joinOverlapping(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1)
    if (last && span.start < last.end) {
      joined[joined.length - 1] = { ...last, end: Math.max(last.end, span.end) }
    } else if (span.end > span.start) joined.push(span)
  }
  return joined
}

/** A second look at what would be sent; what it still finds means that the first was wrong. */
function refuseLeftover(text: string, spread: ReadonlyMap<string, SensitiveKind>, options: FindOptions): void {
  const bare = text.replaceAll(PLACEHOLDER, '\n')
  const isLeft =
    [...spread.keys()].some((value) => bare.includes(value)) ||
    findSensitiveSpans(text, options).some(({ start, end }) =>
      /[\p{L}\p{N}]/u.test(text.slice(start, end).replaceAll(PLACEHOLDER, '')),
    )
  if (isLeft) throw new Error('Masking left something behind, so nothing is sent')
}
