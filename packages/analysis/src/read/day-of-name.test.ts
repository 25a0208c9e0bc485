import { expect, it } from 'vitest'
import { dayOfName } from './day-of-name.ts'

const DAY = Date.UTC(2026, 6, 3)

it.each([
  ['api-2026-07-03.log', DAY],
  ['ex20260703.log', DAY],
  ['app.2026_07_03.1.txt', DAY],
  ['app.log', null],
  ['build-202613450.log', null],
])('reads the day of %s', (name, day) => expect(dayOfName(name)).toBe(day))
