import { expect, it } from 'vitest'
import { chooseRoot, type Ranked } from './choose-root.ts'

const ranked = (score: number, onsetMs: number, contrast = 'new'): Ranked =>
  ({ candidate: { change: null, symptom: { onsetMs, contrast } }, score }) as unknown as Ranked

it('what is linked and looks like a cause is chosen, whatever else goes on', () => {
  const linked = ranked(0.2, 100)
  expect(chooseRoot([linked], [ranked(4, 50)])).toBe(linked)
})

it('what nothing links is chosen where nothing linked looks like a cause', () => {
  const stranger = ranked(1, 50)
  expect(chooseRoot([ranked(-1.4, 100)], [stranger])).toBe(stranger)
})

it.each([
  ['came later', ranked(1, 150)],
  ['was always there', ranked(1, 50, 'steady')],
  ['looks hardly more like one', ranked(-0.5, 50)],
])('but not where that %s', (_, stranger) => {
  const linked = ranked(-1.4, 100)
  expect(chooseRoot([linked], [stranger])).toBe(linked)
})

it('of two that are as likely as each other, the earlier is chosen', () => {
  const [later, earlier] = [ranked(1.04, 200), ranked(1, 100)]
  expect(chooseRoot([later, earlier], [])).toBe(earlier)
  expect(chooseRoot([ranked(1.4, 200), earlier], [])).not.toBe(earlier)
})
