// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useScreens } from '../../../../test/use-screens.tsx'
import { CauseGraph } from './cause-graph.tsx'

const EDGES = [
  { from: 'storefront', to: 'checkout', count: 1_293, line_id: 'L4' },
  { from: 'checkout', to: 'postgres', count: 2, line_id: null },
]

describe('the cause graph', () => {
  const { show } = useScreens()

  it('says who fails because of whom, and who the culprit is', () => {
    show(<CauseGraph edges={EDGES} culprit="postgres" onShowLine={() => undefined} />, { at: '/dashboard' })
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'storefront → checkout (1,293 errors); checkout → postgres (2 errors). The culprit is postgres.',
    )
    screen.getByText(/The culprit is outlined in red/)
  })

  it('leads from an arrow to the line that shows it', async () => {
    const onShowLine = vi.fn<(lineId: string) => void>()
    const user = show(<CauseGraph edges={EDGES} culprit={null} onShowLine={onShowLine} />, { at: '/dashboard' })
    expect(screen.getAllByRole('button').length).toBe(1)
    await user.click(screen.getByRole('button', { name: 'storefront → checkout L4' }))
    expect(onShowLine).toHaveBeenCalledWith('L4')
  })
})
