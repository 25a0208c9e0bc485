// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useScreens } from '../../../../test/use-screens.tsx'
import { AiSection } from './ai-section.tsx'

const SETTINGS = '/api/v1/settings/ai'

describe('AI and privacy', () => {
  const { show, answer, state } = useScreens()
  const open = () => show(<AiSection />, { at: '/dashboard/settings/ai' })

  it('shows where masked lines go, and what today and the period cost', async () => {
    const user = open()
    await screen.findByText(/replaced before gpt-5-mini at api\.openai\.com sees a line/)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Masked/ }).checked).toBe(true)
    const meter = await screen.findByRole('meter', { name: 'Tokens used today' })
    expect(meter.getAttribute('aria-valuenow')).toBe('23300')
    const rows = () => within(screen.getByRole('region', { name: 'Spend by day' })).getAllByRole('row')
    expect(rows().length).toBe(14)
    await user.selectOptions(screen.getByLabelText('Period'), 'Last 7 days')
    await vi.waitFor(() => expect(rows().length).toBe(9))
    expect(rows().at(-1)?.textContent).toMatch(/^Total.*\$0\.\d{4}$/s)
  })

  it('keeps a budget that is a number, and says when it is used up', async () => {
    const user = open()
    const budget = await screen.findByLabelText('Tokens per day')
    await user.clear(budget)
    await user.type(budget, 'lots')
    expect(screen.getByRole('alert').textContent).toMatch(/whole number/)
    await user.clear(budget)
    await user.type(budget, '0')
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    await screen.findByText(/budget is used up: until midnight UTC/)
    expect(state().ai.daily_token_budget).toBe(0)
  })

  it.each([
    { call: `GET ${SETTINGS}`, text: 'Failed to load settings' },
    { call: `GET ${SETTINGS}/spend`, text: 'The spend could not be loaded' },
  ])('says "$text"', async ({ call, text }) => {
    answer(call, 500, {})
    open()
    await screen.findByText(text)
  })

  it('says what the server has against a change', async () => {
    answer(`POST ${SETTINGS}`, 422, { detail: 'This address is not allowed.' })
    const user = open()
    await user.click(await screen.findByRole('radio', { name: /Off/ }))
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    await screen.findByText('Failed to save settings: This address is not allowed.')
  })
})
