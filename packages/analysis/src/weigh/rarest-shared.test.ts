import { expect, it } from 'vitest'
import { digestEvents, readTexts } from '../../test/analyze-texts.ts'
import { observeWorld } from '../detect/world.ts'
import { gatherCandidates } from './gather-candidates.ts'
import { rarestShared } from './rarest-shared.ts'

const SENTENCES = [
  'voucher printed for the guest',
  'the desk took back a voucher',
  'sold one voucher and two cards',
  'no change for this voucher needed today',
  'voucher drawer counted, all there',
  'guest asks whether a voucher may be split',
  'lamp above the voucher shelf replaced',
  'gift wrapped together with its voucher',
]

/** A change that names the same thing as a failure, beside so many kinds of lines that name it, too. */
function sharedBeside(others: number): number {
  const at = (second: number) => new Date(Date.UTC(2026, 2, 2, 10) + second * 1_000).toISOString()
  const kinds = ['till opened', ...SENTENCES.slice(0, others)]
  const usual = Array.from({ length: 300 }, (_, n) => `${at(n * 4)} INFO [till] ${kinds[n % kinds.length]}`)
  const text = [
    ...usual,
    `${at(1_200)} INFO [vault] configuration of voucher changed by anna`,
    ...Array.from({ length: 20 }, (_, n) => `${at(1_210 + n)} ERROR [till] could not open voucher: no answer`),
  ].join('\n')
  const world = observeWorld(digestEvents(readTexts({ 'shop.log': `${text}\n` })))
  const { candidates } = gatherCandidates(world)
  const change = candidates.find(({ change: one }) => one?.event.message.includes('configuration'))!.change!
  const failing = candidates.filter(({ symptom }) => symptom.badness >= 2).map(({ symptom }) => symptom)
  return rarestShared(change, failing, world)
}

it('is the less, the more kinds of lines use the word', () => {
  expect(sharedBeside(0)).toBe(1)
  expect(sharedBeside(8)).toBeLessThan(0.5)
})
