import { isIP } from 'node:net'
import { isCardNumber } from './is-card-number.ts'
import { isPrivateAddress } from './is-private-address.ts'
import { PLACEHOLDER, SENSITIVE_PATTERNS, type SensitiveKind } from './sensitive-patterns.ts'

/** `public` leaves private and loopback addresses, which name nobody and often name the culprit. */
export type AddressPolicy = 'none' | 'public' | 'all'

export interface Span {
  readonly start: number
  readonly end: number
  readonly kind: SensitiveKind
}

export interface FindOptions {
  readonly addresses: AddressPolicy
  /** People of the company: masked wherever they stand. */
  readonly names: readonly string[]
}

const LEAST_NAME_LENGTH = 3

/** May overlap; the earlier in the list, the better known. */
export function findSensitiveSpans(text: string, options: FindOptions): Span[] {
  const spans: Span[] = []
  for (const { kind, pattern } of SENSITIVE_PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const group = match.slice(1).findIndex((value) => value !== undefined) + 1
      const [start, end] = match.indices?.[group] ?? [match.index, match.index + match[0].length]
      const value = text.slice(start, end)
      if (isSensitive(kind, value, pattern, options)) spans.push({ start, end, kind })
    }
  }
  for (const name of options.names) {
    if (name.trim().length < LEAST_NAME_LENGTH) continue
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name.trim())}(?![\\p{L}\\p{N}])`, 'giu')
    for (const match of text.matchAll(pattern)) {
      spans.push({ start: match.index, end: match.index + match[0].length, kind: 'USER' })
    }
  }
  for (const match of text.matchAll(PLACEHOLDER)) {
    spans.push({ start: match.index, end: match.index + match[0].length, kind: 'TEXT' })
  }
  return spans
}

const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

const LONG_TOKEN = SENSITIVE_PATTERNS.at(-1)?.pattern

function isSensitive(kind: SensitiveKind, value: string, pattern: RegExp, { addresses }: FindOptions): boolean {
  if (kind === 'CARD') return isCardNumber(value)
  if (kind === 'IP') {
    return addresses !== 'none' && isIP(value) !== 0 && (addresses === 'all' || !isPrivateAddress(value))
  }
  return pattern === LONG_TOKEN ? isTokenLike(value) : value.length > 0
}

/** Letters of both cases and digits mixed in one piece: what keys look like, and paths and class names do not. */
function isTokenLike(value: string): boolean {
  return value
    .split('/')
    .some((part) => part.length >= 12 && /[a-z]/.test(part) && /[A-Z]/.test(part) && /\d/.test(part))
}
