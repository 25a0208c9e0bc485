import type { Citation, Finding } from '@holdfast/analysis/model/finding'
import type { LineRef } from '@holdfast/analysis/model/log-event'

/** An incident keeps this many lines, however many were cited over its life. */
const MAX_PINNED_LINES = 400

export interface NumberedLine {
  readonly lineNumber: number
  readonly citation: Citation
}

export const refKey = (ref: Pick<LineRef, 'source' | 'line'>): string => `${ref.line}\0${ref.source}`

/**
 * Gives every cited line of a finding its number (`L12`). Lines that the incident already pinned keep theirs, so that
 * a citation in a comment or an old answer goes on pointing at the same line.
 */
export function numberLines(finding: Finding, pinned: ReadonlyMap<string, number>): Map<string, NumberedLine> {
  const numbered = new Map<string, NumberedLine>()
  let next = Math.max(0, ...pinned.values()) + 1
  for (const citation of citationsOf(finding)) {
    const key = refKey(citation.ref)
    if (numbered.has(key)) continue
    const lineNumber = pinned.get(key) ?? (next <= MAX_PINNED_LINES ? next++ : undefined)
    if (lineNumber !== undefined) numbered.set(key, { lineNumber, citation })
  }
  return numbered
}

function citationsOf(finding: Finding): Citation[] {
  return [
    ...finding.evidence,
    ...finding.hypotheses.flatMap((hypothesis) => [...hypothesis.supporting, ...hypothesis.contradicting]),
    ...finding.timeline.map((entry) => entry.citation),
    ...finding.ruledOut.flatMap((cause) => cause.citations),
    ...finding.impact.citations,
    ...finding.causeGraph.map((edge) => edge.citation),
  ]
}
