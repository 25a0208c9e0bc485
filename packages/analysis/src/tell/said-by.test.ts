import { expect, it } from 'vitest'
import { saidBy } from './said-by.ts'

const exception = { type: 'Error', message: 'Could not load the "sharp" module', frames: [], causes: [] }

it.each(['Uncaught Exception', 'Invoke Error', 'An unhandled exception occurred', 'Unhandled promise rejection'])(
  '%s says what was thrown',
  (message) => expect(saidBy({ message, exception })).toBe(exception.message),
)

it.each(['order 17 not saved', 'Failed to load avatar'])('%s says itself what is wrong', (message) =>
  expect(saidBy({ message, exception })).toBe(message),
)

it('says what it can where nothing more is known of it', () =>
  expect(saidBy({ message: 'Uncaught Exception' })).toBe('Uncaught Exception'))
