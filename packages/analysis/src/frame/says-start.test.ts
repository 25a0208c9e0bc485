import { expect, it } from 'vitest'
import { saysServiceStarts, saysStart } from './says-start.ts'

it.each([
  ['Starting application till 4.2', true],
  ['starting backup of the application', false],
  ['application is busy', false],
])('tells the start of a service from that of its work: %s', (text, expected) =>
  expect(saysServiceStarts(text)).toBe(expected),
)

it.each([
  ['beat: Starting...', true],
  ['restarting in 5 s', true],
  ['the engine is starting', false],
])('knows what says at its head that it starts: %s', (text, expected) => expect(saysStart(text)).toBe(expected))
