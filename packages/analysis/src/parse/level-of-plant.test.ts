import { expect, it } from 'vitest'
import { levelOfCompound } from './level-of-plant.ts'

it.each([
  ['Betriebsmeldung', 'info'],
  ['Statusmeldung', 'info'],
  ['Sammelstörung', 'error'],
  ['Störmeldung', 'error'],
  ['SYSTEMFEHLER', 'error'],
  ['Vorwarnung', 'warn'],
  ['Warnmeldung', 'warn'],
  ['Krankmeldung', null],
  ['Fehler', null],
])('%s says %s', (word, level) => {
  expect(levelOfCompound(word)).toBe(level)
})
