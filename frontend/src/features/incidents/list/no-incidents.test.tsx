// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useScreens } from '../../../../test/use-screens.tsx'
import { ListNotices } from './list-notices.tsx'
import { NoIncidents } from './no-incidents.tsx'

const at = '/dashboard/incidents'

describe('a list without incidents', () => {
  const { show, answer, calls } = useScreens()

  it('leads to log forwarding, and loads sample data once', async () => {
    const user = show(<NoIncidents isNarrowed={false} onClearFilters={() => undefined} />, { at })
    await user.click(screen.getByRole('button', { name: 'Load sample data' }))
    await screen.findByText('Sample data is on its way')
    expect(screen.getByRole('button', { name: 'Load sample data' }).hasAttribute('disabled')).toBe(true)
    expect(calls('POST /api/v1/samples').length).toBe(1)
    await user.click(screen.getByRole('link', { name: 'Log Forwarding' }))
    await screen.findByText('at /dashboard/logs')
  })

  it('says when sample data could not be loaded', async () => {
    answer('POST /api/v1/samples', 500, { detail: 'Nothing is there.' })
    const user = show(<NoIncidents isNarrowed={false} onClearFilters={() => undefined} />, { at })
    await user.click(screen.getByRole('button', { name: 'Load sample data' }))
    await screen.findByText('Nothing is there.')
  })

  it('clears the filters that leave nothing', async () => {
    const onClearFilters = vi.fn<() => void>()
    const user = show(<NoIncidents isNarrowed onClearFilters={onClearFilters} />, { at })
    expect(screen.queryByRole('link')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(onClearFilters).toHaveBeenCalledOnce()
  })
})

describe('what stands above the rows', () => {
  const { show } = useScreens()
  const quiet = { outdated: null, isProcessing: false, arrivalCount: 0, onShowArrivals: () => undefined }

  it('is nothing while nothing is to be said', () => {
    show(<ListNotices {...quiet} />, { at })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByText('Processing logs...')).toBeNull()
  })

  it.each([
    { count: 1, name: '1 new incident · Show' },
    { count: 2, name: '2 new incidents · Show' },
  ])('offers $name', async ({ count, name }) => {
    const onShowArrivals = vi.fn<() => undefined>()
    const user = show(<ListNotices {...quiet} isProcessing arrivalCount={count} onShowArrivals={onShowArrivals} />, {
      at,
    })
    screen.getByText('Processing logs...')
    await user.click(screen.getByRole('button', { name }))
    expect(onShowArrivals).toHaveBeenCalledOnce()
  })

  it('says since when it is old', () => {
    show(<ListNotices {...quiet} outdated={{ failure: new Error('The server is away.'), atMs: Date.now() }} />, { at })
    screen.getByText(/^The server is away\. List last updated/)
  })
})
