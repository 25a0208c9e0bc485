import { expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'
import { largestNumber } from './largest-number.ts'

const found = (message: string): string | undefined => {
  const [event] = readTexts({ 'app.log': `2025-04-27T13:05:33Z ERROR ${message}` })
  return event === undefined ? undefined : largestNumber(event)?.of
}

it.each([
  ["Duplicate entry '2147483647' for key 'events.PRIMARY'", 'a signed 32-bit integer'],
  ['sequence wrapped at 4294967295', 'an unsigned 32-bit integer'],
])('knows the end of a range: %s', (message, of) => expect(found(message)).toBe(of))

it.each(['gave up after retries=2147483647', 'order 12147483647 not found', 'took 2147483647.5 s'])(
  'takes no other number for one: %s',
  (message) => expect(found(message)).toBeUndefined(),
)
