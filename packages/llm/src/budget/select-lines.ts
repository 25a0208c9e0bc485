import { searchTermsOf } from '../answers/answer-search.ts'
import type { FactLine } from '../answers/incident-facts.ts'
import { estimateTokens } from './estimate-tokens.ts'

export interface SelectOptions {
  readonly question: string
  /** Lines that the analysis stands on. */
  readonly evidenceIds: ReadonlySet<string>
  readonly tokenBudget: number
}

const LEVEL_WEIGHT: Readonly<Record<string, number>> = { fatal: 3, critical: 3, error: 2, warn: 1, warning: 1 }
const EVIDENCE_WEIGHT = 4
const TERM_WEIGHT = 3
const LONGEST_LINE = 1_200

/** The most relevant that fit the budget, in their own order; a long line keeps its beginning and its end. */
export function selectLines(lines: readonly FactLine[], options: SelectOptions): FactLine[] {
  const terms = searchTermsOf(options.question).map((term) => term.toLowerCase())
  const relevance = (line: FactLine): number => {
    const text = line.text.toLowerCase()
    const matched = terms.filter((term) => text.includes(term)).length
    const evidence = options.evidenceIds.has(line.id) ? EVIDENCE_WEIGHT : 0
    return evidence + matched * TERM_WEIGHT + (LEVEL_WEIGHT[line.level ?? ''] ?? 0)
  }
  const ranked = lines
    .map((line, index) => ({ line: shorten(line), index, relevance: relevance(line) }))
    .toSorted((a, b) => b.relevance - a.relevance || a.index - b.index)
  let left = options.tokenBudget
  return ranked
    .filter(({ line }) => {
      const cost = estimateTokens(`${line.id}: ${JSON.stringify(line.text)}\n`)
      if (cost > left) return false
      left -= cost
      return true
    })
    .toSorted((a, b) => a.index - b.index)
    .map(({ line }) => line)
}

function shorten(line: FactLine): FactLine {
  if (line.text.length <= LONGEST_LINE) return line
  const half = LONGEST_LINE / 2
  return { ...line, text: `${line.text.slice(0, half)} … ${line.text.slice(-half)}` }
}
