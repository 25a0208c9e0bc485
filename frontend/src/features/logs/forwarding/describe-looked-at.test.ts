import { expect, it } from 'vitest'
import { describeLookedAt } from './describe-looked-at.ts'

const at = (hours: number, minutes: number) => new Date(2026, 2, 10, hours, minutes)
const lookedAt = {
  lines: 2_632,
  errors: 0,
  warnings: 0,
  services: 1,
  from: at(12, 11).toISOString(),
  until: at(12, 16).toISOString(),
}

it('says what was read, of today by the time alone', () => {
  expect(describeLookedAt(lookedAt, at(18, 0).getTime())).toBe('2,632 lines, 0 errors, 12:11 to 12:16')
})

it('counts services and warnings where there are any', () => {
  const text = describeLookedAt({ ...lookedAt, services: 3, errors: 1, warnings: 4 }, at(18, 0).getTime())
  expect(text).toBe('2,632 lines from 3 services, 1 error, 4 warnings, 12:11 to 12:16')
})

it('leaves out the time of lines that have none', () => {
  expect(describeLookedAt({ ...lookedAt, lines: 1, from: null, until: null }, 0)).toBe('1 line, 0 errors')
})

it('names the day once where all is of one day', () => {
  const text = describeLookedAt(lookedAt, at(18, 0).getTime() + 86_400_000)
  expect(text).toMatch(/^2,632 lines, 0 errors, [^:]+ 12:11 to 12:16$/)
})
