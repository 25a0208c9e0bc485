import { expect, it } from 'vitest'
import { chooseRoot, type Ranked } from './choose-root.ts'

const ranked = (score: number, onsetMs: number, contrast = 'new'): Ranked =>
  ({ candidate: { change: null, symptom: { onsetMs, contrast } }, score }) as unknown as Ranked

it('the likeliest is the cause, whenever it came', () => {
  const likeliest = ranked(1.4, 200)
  expect(chooseRoot([likeliest, ranked(1, 100)])).toBe(likeliest)
})

it('of two that are as likely as each other, the earlier is chosen', () => {
  const [later, earlier] = [ranked(1.04, 200), ranked(1, 100)]
  expect(chooseRoot([later, earlier])).toBe(earlier)
})

it('what was always there is no earlier', () => {
  const [later, always] = [ranked(1.04, 200), ranked(1, 100, 'steady')]
  expect(chooseRoot([later, always])).toBe(later)
})

it('where nothing is suspected there is no cause', () => {
  expect(chooseRoot([])).toBeUndefined()
})
