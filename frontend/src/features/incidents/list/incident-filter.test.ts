import { expect, it } from 'vitest'
import { isFiltering, NO_FILTER, readFilter, writeFilter } from './incident-filter.ts'

it('comes back from the address as it went in', () => {
  const filter = {
    q: 'db & cache',
    status: ['open', 'investigating'],
    severity: ['critical'],
    assignee: 'none',
    service: 'checkout',
    hours: 24,
  }
  expect(readFilter(writeFilter(new URLSearchParams('selected=x'), filter))).toEqual(filter)
})

it('leaves other parameters alone and writes nothing for an empty filter', () => {
  expect(writeFilter(new URLSearchParams('selected=x&q=old&hours=4'), NO_FILTER).toString()).toBe('selected=x')
  expect(isFiltering(NO_FILTER)).toBe(false)
})

it.each(['-3', 'soon', 'Infinity'])('ignores %s hours', (hours) => {
  expect(readFilter(new URLSearchParams({ hours })).hours).toBe(0)
})
