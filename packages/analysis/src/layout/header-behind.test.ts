import { expect, it } from 'vitest'
import { learnHeaderBehind, turnBehind } from './header-behind.ts'

const TEXTS = ['order 17 accepted', 'cache miss (12 of 40)', 'user anna logged in', 'queue holds 1200'] as const
const times = Array.from({ length: 20 }, (_, n) => `2026-05-07 10:15:${n + 10}`)

it('finds brackets, marks and levels behind the message, from the time leftwards', () => {
  const texts = times.map((time, n) => `${TEXTS[n % 4]} | cart <w-${n}> INFO @${time}`)
  const shapes = learnHeaderBehind(texts)
  expect(shapes).toEqual([' @', ' ', ' <', '| '])
  expect(turnBehind(texts[1] ?? '', shapes ?? [])).toBe('2026-05-07 10:15:11\tINFO\tw-1\tcart\tcache miss (12 of 40)')
})

it('leaves the last words of a message where they are', () => {
  expect(learnHeaderBehind(times.map((time, n) => `${TEXTS[n % 4]} ${time}`))).toBeNull()
})

it('leaves a label before the time in its sentence', () => {
  expect(learnHeaderBehind(times.map((time, n) => `${TEXTS[n % 4]} - Time: ${time}`))).toBeNull()
})

it('finds none where the lines start with one', () => {
  expect(learnHeaderBehind(times.map((time, n) => `${time} INFO ${TEXTS[n % 4]} [cart] [${time}]`))).toBeNull()
})

it('finds none where the lines are pairs, the last of which may look like a time', () => {
  expect(
    learnHeaderBehind(
      times.map((time, n) => `time="${time}" level=info msg=sent topic=eu/gw-${n} id=17${n + 10}000000`),
    ),
  ).toBeNull()
})

it('finds none in a few lines', () => {
  expect(learnHeaderBehind(times.slice(0, 5).map((time) => `order accepted [cart] [${time}]`))).toBeNull()
})
