import { expect, it } from 'vitest'
import { createSourceReader, newSourceProfile } from '../read/create-source-reader.ts'

const CLOCK = ['12:00:01.000001', '12:00:05.000002', '12:00:09.000003', '12:00:09.000004'] as const

function read(lines: readonly string[]) {
  const reader = createSourceReader(newSourceProfile('a.log', { name: 'a.log' }))
  return [...reader.push(`${lines.join('\n')}\n`), ...reader.end()].map(
    ({ entities, message, lineCount }) => [entities.service, message, lineCount] as const,
  )
}

const inner = (text: string, index: number): string => `2026-07-21T${CLOCK[index] ?? ''}Z stdout F ${text}`

it('what a container writes later, without a header, is no part of the record above it', () => {
  const records = read(
    [
      '2026-07-21 12:00:01,000 INFO [main] c.Cart - up',
      'GET /cart 200',
      '2026-07-21 12:00:09,000 WARN [main] c.Cart - slow:',
      'stock',
    ].map(inner),
  )
  expect(records).toEqual([
    ['a', 'up', 1],
    ['a', 'GET /cart 200', 1],
    ['a', 'slow:', 2],
  ])
})

it('a name in angle brackets is no element that goes on with a record, but who speaks', () => {
  const records = read(
    [
      '<cart> {"level":"info","msg":"up"}',
      '<mail> {"level":"info","msg":"sent"}',
      '<mail> relayed to mx1',
      '<cart> priced',
    ].map(inner),
  )
  expect(new Set(records.map(([service, message]) => `${service} ${message}`))).toEqual(
    new Set(['cart priced', 'cart up', 'mail relayed to mx1', 'mail sent']),
  )
})
