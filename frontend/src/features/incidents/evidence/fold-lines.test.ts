import type { EvidenceLog } from '@holdfast/contracts/analysis-data'
import { expect, it } from 'vitest'
import { foldLines } from './fold-lines.ts'

const line = (id: string, message: string, service = 'billing'): EvidenceLog => ({
  timestamp: null,
  message,
  service,
  relevance_score: 1,
  level: 'error',
  line_id: id,
  source: 'a.log',
  line_number: 1,
  trace_id: null,
  quote_start: 0,
  quote_end: 0,
})
const fold = (lines: readonly EvidenceLog[], kinds: Parameters<typeof foldLines>[1] = []) =>
  foldLines(lines, kinds).map((folded) => [
    folded.line.line_id,
    folded.others.map(({ line_id }) => line_id).join(),
    folded.count,
  ])

it('folds what differs in its numbers alone, though other lines stand between', () => {
  expect(fold([line('L1', 'order 1 failed'), line('L2', 'retry'), line('L3', 'order 27 failed')])).toEqual([
    ['L1', 'L3', 2],
    ['L2', '', 1],
  ])
})

it('counts as many as the incident has of their kind', () => {
  const kinds = [{ template_ids: ['t'], text: '<*> failed: Post "<*>": tls', count: 293 }]
  expect(fold([line('L1', '{"msg":"pay_1 failed: Post \\"https://a\\": tls: expired"}')], kinds)).toEqual([
    ['L1', '', 293],
  ])
})

it('keeps two services apart', () => {
  expect(fold([line('L1', 'down', 'a'), line('L2', 'down', 'b')])).toHaveLength(2)
})
