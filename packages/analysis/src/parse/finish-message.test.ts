import { expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'

const read = (text: string) => readTexts({ 'app.log': text })[0]

it.each([
  'order 9999 rejected: {"code":"E-44","reason":"credit limit"}',
  'unknown field "colour" ignored in {"sku":"B-44956"}',
  'Antwort erhalten: {"status":"ok","nr":13}',
])('leaves an object that the sentence leads to: %s', (message) => {
  const event = read(`2026-05-07 10:15:30 INFO ${message}`)
  expect(event?.message).toBe(message)
  expect(event?.entities.service).toBeUndefined()
})

it('takes the fields behind the message off', () => {
  const event = read('2026-05-07T10:15:30Z INFO order rejected {"code":"E-44"}')
  expect([event?.message, event?.fields['code']]).toEqual(['order rejected', 'E-44'])
})
