import { expect, it } from 'vitest'
import type { FactLine } from '../answers/incident-facts.ts'
import { selectLines } from './select-lines.ts'

const line = (id: string, text: string, level: FactLine['level'] = 'info'): FactLine => ({
  id,
  text,
  level,
  service: null,
  timestamp: null,
})

const filler = Array.from({ length: 50 }, (_, index) => line(`L${index + 10}`, `heartbeat ${index} of the scheduler`))

it('keeps evidence and what the question names when not all fits, in the order of the log', () => {
  const lines = [
    ...filler.slice(0, 25),
    line('L2', 'disk sda1 is full'),
    ...filler.slice(25),
    line('L1', 'write failed', 'error'),
  ]
  const options = { question: 'what about the disk?', evidenceIds: new Set(['L1']), tokenBudget: 24 }
  expect(selectLines(lines, options).map(({ id }) => id)).toEqual(['L2', 'L1'])
})

it('keeps both ends of a line that is too long', () => {
  const [kept] = selectLines([line('L1', `begin ${'x'.repeat(9_000)} end`)], {
    question: 'why?',
    evidenceIds: new Set(),
    tokenBudget: 1_000,
  })
  expect(kept?.text).toMatch(/^begin .* … .* end$/)
})

it('keeps all that fit', () => {
  const options = { question: 'why?', evidenceIds: new Set<string>(), tokenBudget: 10_000 }
  expect(selectLines(filler, options)).toEqual(filler)
})
