// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { customer } from '../../../test/stand-in/people.ts'
import { emptyOverview } from '../../../test/stand-in/signal-factory.ts'
import { useScreens } from '../../../test/use-screens.tsx'
import { TracesPage } from './traces-page.tsx'

const { show, answer } = useScreens()
const open = () => show(<TracesPage />, { at: '/dashboard/traces' })
const table = () => screen.getByRole('region', { name: 'Operations' })
const names = () =>
  within(table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

it('sorts operations by a column, and the other way by a second click', async () => {
  const user = open()
  await screen.findByText('4 operations, 12 not listed')
  expect(names()[0]).toContain('GET /')
  await user.click(within(table()).getByRole('button', { name: 'p99' }))
  const header = within(table()).getByRole('columnheader', { name: 'p99' })
  expect(header.getAttribute('aria-sort')).toBe('descending')
  const descending = names()
  expect(descending[0]).toContain('POST /api/checkout')
  await user.click(within(table()).getByRole('button', { name: 'p99' }))
  expect(header.getAttribute('aria-sort')).toBe('ascending')
  expect(names()).toEqual(descending.toReversed())
  expect(within(table()).getByRole('columnheader', { name: 'Calls' }).hasAttribute('aria-sort')).toBe(false)
})

it('narrows operations to a service of the map and to what is searched, and says when nothing matches', async () => {
  const user = open()
  const map = await screen.findByRole('region', { name: 'Service map' })
  await user.click(within(map).getByRole('button', { name: /orders-api/ }))
  await screen.findByText(/^2 operations/)
  await user.type(screen.getByRole('searchbox', { name: 'Search operations' }), 'nothing')
  await screen.findByText('No operation matches.')
  await user.clear(screen.getByRole('searchbox', { name: 'Search operations' }))
  await user.click(screen.getByRole('button', { name: /Show all services/ }))
  await screen.findByText(/^4 operations/)
})

it('says where spans are sent and how, before any came', async () => {
  answer('GET /api/v1/traces', 200, emptyOverview)
  open()
  await screen.findByText('No spans yet')
  expect(screen.getByText(/^curl -sS/).textContent).toContain(`x-api-key: ${customer.api_key}`)
})

it('offers a retry', async () => {
  answer('GET /api/v1/traces', 500, {})
  const user = open()
  await screen.findByText('Traces could not be loaded')
  answer('GET /api/v1/traces', 200, emptyOverview)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('No spans yet')
})
