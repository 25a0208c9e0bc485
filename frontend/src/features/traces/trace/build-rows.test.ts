import type { TraceLine, TraceSpan } from '@holdfast/contracts/traces'
import { expect, it } from 'vitest'
import { buildRows } from './build-rows.ts'

const span = (span_id: string, parent_id: string | null): TraceSpan => ({
  span_id,
  parent_id,
  service: 'web',
  name: span_id,
  offset_ms: 0,
  duration_ms: 5,
  self_ms: 5,
  is_error: false,
  peer: null,
  message: null,
})
const line = (message: string, span_id: string | null): TraceLine => ({
  timestamp: null,
  offset_ms: null,
  level: null,
  service: null,
  message,
  span_id,
})
const shown = (spans: TraceSpan[], lines: TraceLine[] = []) =>
  buildRows({ spans, lines }).map((row) => `${row.depth} ${row.kind === 'span' ? row.span.name : row.line.message}`)

it('puts each span under its caller, and each line under its span', () => {
  const spans = [span('a', null), span('b', 'a'), span('c', 'a'), span('d', 'b')]
  expect(shown(spans, [line('of b', 'b'), line('of nobody', 'x')])).toEqual([
    '0 a',
    '1 b',
    '2 of b',
    '2 d',
    '1 c',
    '0 of nobody',
  ])
})

it('loses no span whose caller never came, or that calls in a circle', () => {
  expect(shown([span('a', 'gone'), span('b', 'c'), span('c', 'b'), span('d', 'd')])).toEqual([
    '0 a',
    '0 b',
    '1 c',
    '0 d',
  ])
})
