import { describe, expect, it } from 'vitest'
import { observeWorld } from './world.ts'
import { findValueSteps } from './find-value-steps.ts'
import { createDigester } from '../digest/create-digester.ts'
import { createSourceReader, newSourceProfile } from '../read/create-source-reader.ts'

const START_MS = Date.UTC(2026, 2, 2, 10)

function stepsIn(lines: readonly string[]) {
  const digester = createDigester()
  const reader = createSourceReader(newSourceProfile('rates.log', { name: 'rates.log' }))
  const text = lines
    .map((line, at) => `${new Date(START_MS + at * 60_000).toISOString()} level=INFO ${line}\n`)
    .join('')
  for (const event of [...reader.push(text), ...reader.end()]) digester.add(event)
  return findValueSteps(observeWorld(digester.finish()))
}

const refreshed = (base: (at: number) => string) =>
  Array.from({ length: 12 }, (_, at) => `msg="rates refreshed" provider=mirror base=${base(at)} took=${700 + at}ms`)

describe('a value that a service states again and again', () => {
  it('is a change from the first line on that states another one', () => {
    const [step, ...others] = stepsIn(refreshed((at) => (at < 7 ? 'EUR' : 'USD')))
    expect(others).toEqual([])
    expect(step).toMatchObject({
      kind: 'configuration',
      moves: [{ name: 'base', from: 'EUR', to: 'USD' }],
      timestampMs: START_MS + 7 * 60_000,
    })
  })

  it.each([
    ['stays as it is', () => 'EUR'],
    ['goes back', (at: number) => (at === 6 ? 'USD' : 'EUR')],
    ['is another one each time', (at: number) => `r${at * 7}`],
    ['counts on', (at: number) => (at < 7 ? '27' : '28')],
    ['was seen once only before', (at: number) => (at < 1 ? 'EUR' : 'USD')],
  ])('is none where it %s', (_, base) => expect(stepsIn(refreshed(base))).toEqual([]))

  it('is none where it names a moment or an id', () => {
    const ids = Array.from({ length: 12 }, (_, at) => `msg="job done" trace_id=${at < 6 ? 'a1' : 'b2'} status=ok`)
    expect(stepsIn(ids)).toEqual([])
  })
})
