import { expect, it } from 'vitest'
import { matchesSearch } from './matches-search.ts'

const incident = { title: 'Payment gateway refuses connections', severity: 'critical' }

it.each([
  ['', true],
  ['  GATEWAY ', true],
  ['Crit', true],
  ['timeout', false],
])('%j matches: %s', (text, found) => {
  expect(matchesSearch(incident, text)).toBe(found)
})
