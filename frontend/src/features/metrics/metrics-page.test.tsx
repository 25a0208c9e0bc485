// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { idOf } from '../../../test/stand-in/incident-factory.ts'
import { customer } from '../../../test/stand-in/people.ts'
import { seriesOf } from '../../../test/stand-in/signal-factory.ts'
import { useScreens } from '../../../test/use-screens.tsx'
import { MetricsPage } from './metrics-page.tsx'

const { show, answer } = useScreens()
const SERIES = 'GET /api/v1/series'
const NONE = { ...seriesOf(null, ''), window: null, services: [], service: null, series: [], onsets: [] }
const open = () => show(<MetricsPage />, { at: '/dashboard/metrics' })

it('shows one chart for what measures the same, and says what it leaves out', async () => {
  open()
  const memory = await screen.findByRole('region', { name: 'container.memory.usage' })
  within(memory).getByText('orders-api-7f9c')
  screen.getByText(/3 series not shown · 1,204 points dropped/)
})

it('finds series by service, and says when none matches', async () => {
  const user = open()
  await screen.findByRole('region', { name: 'http.server.requests' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'checkout')
  await user.type(screen.getByRole('searchbox', { name: 'Search series' }), 'memory')
  await screen.findByText('No series matches.')
})

it('leads to the incidents that began in its window', async () => {
  const user = open()
  const incidents = await screen.findByRole('list', { name: 'Incidents in this window' })
  await user.click(within(incidents).getByRole('link'))
  await screen.findByText(`at /dashboard/incidents/${idOf(100)}`)
})

it('says where metrics are sent and how, before any came', async () => {
  answer(SERIES, 200, NONE)
  open()
  await screen.findByText('No metrics yet')
  expect(screen.getByText(/^curl -sS/).textContent).toContain(`x-api-key: ${customer.api_key}`)
})

it('offers a retry', async () => {
  answer(SERIES, 500, {})
  const user = open()
  await screen.findByText('Metrics could not be loaded')
  answer(SERIES, 200, NONE)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('No metrics yet')
})
