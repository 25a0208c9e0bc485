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
    sort: 'severity' as const,
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

it('takes an order for no filter, and one that nobody knows for the usual one', () => {
  expect(isFiltering({ ...NO_FILTER, sort: 'start' })).toBe(false)
  expect(readFilter(new URLSearchParams('sort=name')).sort).toBe('activity')
})
