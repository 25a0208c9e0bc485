import { expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'
import { failureOf } from './failure-of.ts'
import { findReason } from './failure-reasons.ts'

const knownOf = (text: string) => {
  const [event] = readTexts({ 'app.log': `2026-05-12T09:00:00Z ERROR ${text}\n` })
  return failureOf({ samples: event === undefined ? [] : [event], text }).known
}

it('takes the mechanism that the words are sure of where no list names one', () => {
  const text = 'consumer lag 88000 and rising, falling behind'
  expect(findReason(text)).toBeNull()
  expect(knownOf(text)).toMatchObject({ mechanism: 'backlog', side: 'own' })
})

it('keeps the listed reason, with its own wording, where the words agree or know nothing', () => {
  const text = 'write failed: No space left on device'
  expect(knownOf(text)).toBe(findReason(text))
})

it('knows nothing of a line whose words are not sure', () => expect(knownOf('part 7 was set aside')).toBeNull())
