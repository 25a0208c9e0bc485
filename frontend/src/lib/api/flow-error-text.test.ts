import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { flowErrorText, SERVER_ERROR_TEXT } from './flow-error-text.ts'

const texts = { byStatus: { 401: 'wrong' }, serverError: SERVER_ERROR_TEXT, otherwise: 'failed' }
const failure = (status: number, detail: string | null = null) =>
  new ApiError({ status, statusText: '', detail, code: null, requestId: null })

it.each([
  { name: 'the detail wins over the status', error: failure(401, 'Said so.'), text: 'Said so.' },
  { name: 'then the status', error: failure(401), text: 'wrong' },
  { name: 'then the server fault', error: failure(503), text: SERVER_ERROR_TEXT },
  { name: 'any other status', error: failure(418), text: 'failed' },
  { name: 'no answer at all', error: new TypeError('offline'), text: 'failed' },
])('$name', ({ error, text }) => {
  expect(flowErrorText(error, texts)).toBe(text)
})

it('names status and text of an answer without a detail', () => {
  expect(
    new ApiError({ status: 502, statusText: 'Bad Gateway', detail: null, code: null, requestId: null }).message,
  ).toBe('API error: 502 Bad Gateway')
})
