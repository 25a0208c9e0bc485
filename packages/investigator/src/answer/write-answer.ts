import { bullets, clock, code, plain } from '@holdfast/llm/answers/write-markdown'
import type { Citation } from '@holdfast/analysis/model/finding'
import type { VerifiedCite } from '../check/verify-cites.ts'
import { citeLine } from '../combine/cite-line.ts'
import type { Evidence } from '../evidence/evidence.ts'
import type { ProvedAnswer } from './check-answer.ts'

const QUOTED = 4

/** Each statement with what proves it below, and at the end what was read. */
export const writeLogAnswer = ({ statements }: ProvedAnswer, evidence: Evidence): string =>
  [
    ...statements.flatMap(({ says, cites, searches }) => [
      plain(says),
      bullets([...cites.slice(0, QUOTED).map(writeCite), ...searches.map((told) => `${plain(capital(told))}.`)]),
    ]),
    writeRead(evidence),
  ].join('\n\n')

export const citedLines = ({ statements }: ProvedAnswer): { readonly id: string; readonly citation: Citation }[] =>
  statements.flatMap(({ cites }) =>
    cites.slice(0, QUOTED).map((cite) => ({ id: cite.line.id, citation: citeLine(cite) })),
  )

function writeCite(cite: VerifiedCite): string {
  const { timestampMs, service } = citeLine(cite)
  const when = timestampMs === null ? '' : clock(new Date(timestampMs).toISOString())
  return `${code(cite.quote)} ${plain([service, when].filter(Boolean).join(', '))}`.trim()
}

function writeRead({ records, firstMs, lastMs, leftOutCount }: Evidence): string {
  const from = firstMs === null ? null : new Date(firstMs).toISOString()
  const to = lastMs === null ? null : new Date(lastMs).toISOString()
  const when = from === null || to === null ? '' : `, ${clock(from)} to ${clock(to, from)}`
  const left = leftOutCount > 0 ? `; ${leftOutCount.toLocaleString('en')} later ones were not read` : ''
  return `_Read: ${records.length.toLocaleString('en')} records${when}${left}._`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
