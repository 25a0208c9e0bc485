import { expect, it } from 'vitest'
import { isBareWord } from './is-bare-word.ts'

it.each([
  ['previous', {}, true],
  ['<https://partner.example/auto>', {}, true],
  ['7: -', {}, true],
  ['disk full', {}, false],
  ['failed', { reason: 'quota' }, false],
])('%j %j', (message, fields, is) => expect(isBareWord({ message, fields })).toBe(is))

it('is none that something was thrown with', () =>
  expect(
    isBareWord({ message: 'oops', fields: {}, exception: { type: 'Oops', message: '', frames: [], causes: [] } }),
  ).toBe(false))
