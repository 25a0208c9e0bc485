import { expect, it } from 'vitest'
import { firstOf } from '../../test/first-of.ts'
import { readTexts } from '../../test/analyze-texts.ts'

const read = (line: string) => firstOf(readTexts({ 'payments.log': `${line}\n` }))

it('a source before the message is who speaks', () =>
  expect(read('time=2026-05-05T12:22:23Z level=INFO source=ledger msg="rates loaded"').entities.service).toBe('ledger'))

it('a source behind the message is what it speaks of', () => {
  const event = read('time=2026-05-05T12:22:23Z level=INFO msg="rates loaded" source=builtin entries=34')
  expect(event.entities.service).not.toBe('builtin')
  expect(event.fields['source']).toBe('builtin')
})
