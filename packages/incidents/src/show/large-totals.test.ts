import { expect, it } from 'vitest'
import { createLargeTotals } from './large-totals.ts'

const large = { value: 10_000, more: true }
const page = { limit: 100, offset: 0 }

it('knows a large total for every page of the same filter and company, for ten seconds', () => {
  let time = 0
  const totals = createLargeTotals(() => new Date(time))
  totals.remember('acme', { ...page, status: ['open'] }, large)
  expect(totals.find('acme', { limit: 50, offset: 900, status: ['open'] })).toEqual(large)
  expect(totals.find('acme', page)).toBeUndefined()
  expect(totals.find('other', { ...page, status: ['open'] })).toBeUndefined()
  time = 10_000
  expect(totals.find('acme', { ...page, status: ['open'] })).toBeUndefined()
})

it('lets one count again while the others go on with what they know', () => {
  let time = 0
  const totals = createLargeTotals(() => new Date(time))
  totals.remember('acme', page, large)
  time = 10_000
  expect(totals.find('acme', page)).toBeUndefined()
  expect(totals.find('acme', page)).toEqual(large)
  totals.remember('acme', page, { value: 10_000, more: false })
  expect(totals.find('acme', page)).toBeUndefined()
})

it('never keeps an exact total', () => {
  const totals = createLargeTotals(() => new Date(0))
  totals.remember('acme', page, { value: 9_999, more: false })
  expect(totals.find('acme', page)).toBeUndefined()
})

it('forgets the oldest of more than a thousand', () => {
  const totals = createLargeTotals(() => new Date(0))
  for (let n = 0; n <= 1_000; n++) totals.remember(`company-${n}`, page, large)
  expect(totals.find('company-0', page)).toBeUndefined()
  expect(totals.find('company-1', page)).toEqual(large)
})
