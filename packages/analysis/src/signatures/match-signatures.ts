import { describeForMatching } from '../digest/describe-for-matching.ts'
import type { Level, LogEvent } from '../model/log-event.ts'
import type { Signature } from '../model/signature.ts'
import { buildKeywordFinder } from './build-keyword-finder.ts'
import { depthOf } from '../knowledge/depth-of.ts'
import { isGeneral } from './is-general.ts'
import { ALL_SIGNATURES } from './all-signatures.ts'

export interface SignatureMatch {
  readonly signature: Signature
  /** The pattern's named groups that took part. */
  readonly groups: Readonly<Record<string, string>>
}

/** What is asked of signatures for every line: they leave out fields as they like, so that to read them by name is slow. */
interface Known {
  readonly signature: Signature
  readonly patterns: readonly RegExp[]
  readonly isGeneral: boolean
}

const KNOWN: readonly Known[] = ALL_SIGNATURES.map((signature) => ({
  signature,
  patterns: signature.patterns,
  isGeneral: isGeneral(signature),
}))
const findKeywords = buildKeywordFinder(ALL_SIGNATURES.map((signature) => signature.keywords))

/** Known failures that an event shows: the most specific first, then in the catalogue's order. */
export function matchSignatures(event: LogEvent, isTelling?: (key: string) => boolean): SignatureMatch[] {
  const matches = matchText(describeForMatching(event, isTelling), event.level === null || !HARMLESS.has(event.level))
  return matches.length > 1 && event.continuation.length > 0 ? innermostFirst(matches, event) : matches
}

const CAUSED_BY = /^\s*(?:Caused by|\[cause\])\s*:/

/** What a trace names last under 'Caused by' is nearer to the root than the exceptions wrapped around it. */
function innermostFirst(matches: SignatureMatch[], event: LogEvent): SignatureMatch[] {
  const innermost = event.continuation.findLast((line) => CAUSED_BY.test(line))
  if (innermost === undefined) return matches
  const inner = new Set(
    matchText(innermost, false)
      .filter(({ signature }) => depthOf(signature) >= 2)
      .map(({ signature }) => signature),
  )
  return [
    ...matches.filter(({ signature }) => inner.has(signature)),
    ...matches.filter(({ signature }) => !inner.has(signature)),
  ]
}

/** What a service says in passing is searched for known failures only, not for words such as 'limit' or 'missing'. */
const HARMLESS: ReadonlySet<Level> = new Set(['trace', 'debug', 'info'])

export function matchText(text: string, withGeneral = true): SignatureMatch[] {
  const matches: SignatureMatch[] = []
  for (const index of findKeywords(text)) {
    const known = KNOWN[index]
    if (known === undefined || (!withGeneral && known.isGeneral)) continue
    const groups = matchPatterns(known.patterns, text)
    if (groups) matches.push({ signature: known.signature, groups })
  }
  return matches.length > 1 ? matches.sort((a, b) => rankOf(b.signature) - rankOf(a.signature)) : matches
}

/** A kind of failure known by general words gives way to any that is known by its own. */
const rankOf = (signature: Signature): number => (isGeneral(signature) ? 0 : 1) + depthOf(signature) / 10

function matchPatterns(patterns: readonly RegExp[], text: string): Record<string, string> | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    if (match) return namedGroups(match)
  }
  return null
}

function namedGroups(match: RegExpExecArray): Record<string, string> {
  const groups: Record<string, string> = {}
  for (const [name, value] of Object.entries(match.groups ?? {})) if (value !== undefined) groups[name] = value
  return groups
}
