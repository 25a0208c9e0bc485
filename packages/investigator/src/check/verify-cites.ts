import type { Evidence, EvidenceLine } from '../evidence/evidence.ts'
import { quotableTexts } from '../evidence/line-text.ts'
import type { Cite } from '../verdict/verdict.ts'

export interface VerifiedCite {
  readonly line: EvidenceLine
  /** As it stands in the line. */
  readonly quote: string
}

export interface CheckedCites {
  readonly verified: readonly VerifiedCite[]
  readonly problems: readonly string[]
}

const LEAST_QUOTE = 4
const ELLIPSIS = / … |…|\.\.\.$/

/** Keeps a quote only where it stands, character for character, in the line that it names, or in its record. */
export function verifyCites(cites: readonly Cite[], evidence: Evidence): CheckedCites {
  const verified: VerifiedCite[] = []
  const problems: string[] = []
  for (const cite of cites) {
    const line = evidence.findLine(cite.line.trim())
    if (!line) {
      problems.push(`there is no line ${cite.line}`)
      continue
    }
    if (line.record.isAddressed) {
      problems.push(`${cite.line} addresses its reader and proves nothing`)
      continue
    }
    const found = findQuote(cite.quote, line, evidence)
    if (found) verified.push(found)
    else problems.push(`'${cite.quote.slice(0, 80)}' does not stand in ${cite.line}`)
  }
  return { verified: onePerLine(verified), problems }
}

function findQuote(quote: string, line: EvidenceLine, evidence: Evidence): VerifiedCite | null {
  // Where a row was cut for space, its longest piece is what can be proved.
  const piece = quote
    .split(ELLIPSIS)
    .map((part) => part.trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
  if (piece.length < LEAST_QUOTE) return null
  return [line, ...partsOf(line, evidence)].map((one) => quoteIn(piece, one)).find((one) => one !== null) ?? null
}

function quoteIn(quote: string, line: EvidenceLine): VerifiedCite | null {
  return quotableTexts(line).some((text) => text.includes(quote)) ? { line, quote } : null
}

function partsOf({ record, part }: EvidenceLine, evidence: Evidence): EvidenceLine[] {
  if (part !== null) return []
  const { source, line: own } = record.event.ref
  return (record.event.continuationRefs ?? []).flatMap(([line], index) =>
    line === own
      ? [{ id: record.id, record, part: index }]
      : (evidence.findLine(evidence.idOf(source, line) ?? '') ?? []),
  )
}

function onePerLine(cites: readonly VerifiedCite[]): VerifiedCite[] {
  return [...new Map(cites.map((cite) => [cite.line.id, cite])).values()]
}
