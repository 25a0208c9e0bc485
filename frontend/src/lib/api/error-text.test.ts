import { expect, it } from 'vitest'
import { errorText } from './error-text.ts'

it.each([
  [new Error('The pool is dry.'), 'The pool is dry.'],
  [new Error(''), 'Unknown error'],
  ['thrown', 'Unknown error'],
])('%o reads %s', (error, text) => {
  expect(errorText(error)).toBe(text)
})
