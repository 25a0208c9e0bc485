// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { idOf } from '../../../test/stand-in/incident-factory.ts'
import { useScreens } from '../../../test/use-screens.tsx'
import { TelemetryOverlay } from './telemetry-overlay.tsx'

const TELEMETRY = 'GET /api/v1/admin/telemetry'

const customerAt = (step: number) => ({
  id: idOf(step + 40),
  name: `Customer ${step}`,
  email: `ops${step}@example.com`,
  created_at: '2026-10-01T00:00:00Z',
  has_agent_installed: false,
  incident_count: 0,
  paste_log_usage_count: 0,
  ai_chat_usage_count: 0,
  agent_setup_step: step,
  agent_setup_completed_at: null,
  incidents: [],
})

describe('telemetry', () => {
  const { show, answer, state } = useScreens()
  const open = () => show(<TelemetryOverlay onClose={() => undefined} />, { at: '/dashboard' })

  it('names how far each customer came with the agent', async () => {
    const customers = Array.from({ length: 6 }, (_, step) => customerAt(step))
    answer(TELEMETRY, 200, { total_customers: 6, total_incidents: 0, total_agent_installations: 0, customers })
    open()
    const names = [
      'Not started',
      'Deployment chosen',
      'API key obtained',
      'Agent deployed',
      'Connection verified',
      'Setup complete',
    ]
    await screen.findByRole('row', { name: /Customer 0/ })
    for (const [step, name] of names.entries())
      expect(screen.getByRole('row', { name: new RegExp(`Customer ${step}`) }).textContent).toContain(name)
  })

  it('finds a customer by a part of the name', async () => {
    const user = open()
    await screen.findByRole('row', { name: /Globex/ })
    await user.type(screen.getByLabelText('Find a customer'), 'nobody')
    screen.getByText('No customer matches.')
    expect(screen.queryByRole('row', { name: /Globex/ })).toBeNull()
  })

  it('shows the queue, runs a job again, and discards one by a second word only', async () => {
    const user = open()
    await screen.findByText(/Backlog: 124,200 lines \(1,242 batches\), oldest from/)
    screen.getByRole('row', { name: 'digest-batch 1,240 2 0' })
    await screen.findByText('Jobs that were given up (2)')
    const mail = screen.getAllByRole('listitem').find((item) => item.textContent?.includes('ECONNREFUSED'))
    if (!mail) throw new Error('the failed mail is in the list')
    await user.click(within(mail).getByRole('button', { name: 'Discard' }))
    expect(state().failedJobs).toHaveLength(2)
    await user.click(within(mail).getByRole('button', { name: 'Discard for good' }))
    await screen.findByText('Jobs that were given up (1)')
    expect(state().failedJobs).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Run again' }))
    expect(state().failedJobs).toEqual([])
  })

  it('makes an operator of who waits for it, with the password of the one who confirms', async () => {
    const user = open()
    await screen.findByText('Waits to be confirmed')
    await user.click(screen.getByRole('button', { name: 'Confirm grace@acme.example' }))
    const confirm = screen.getByRole('button', { name: 'Make an operator' })
    expect(confirm.hasAttribute('disabled')).toBe(true)
    await user.type(screen.getByLabelText('Your password'), 'Corr3ct-horse')
    await user.click(confirm)
    await screen.findByText('grace@acme.example is an operator now.')
    expect(state().operators[1]?.state).toBe('confirmed')
  })

  it('offers a retry', async () => {
    answer(TELEMETRY, 500, {})
    const user = open()
    await screen.findByText('Failed to load telemetry data')
    answer(TELEMETRY, 200, {
      total_customers: 1,
      total_incidents: 0,
      total_agent_installations: 0,
      customers: [customerAt(0)],
    })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('row', { name: /Customer 0/ })
  })
})
