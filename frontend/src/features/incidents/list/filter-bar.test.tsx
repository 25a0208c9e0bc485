// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { useScreens } from '../../../../test/use-screens.tsx'
import { NO_FILTER, type IncidentFilter } from '../address/incident-filter.ts'
import { FilterBar } from './filter-bar.tsx'

describe('the filter bar', () => {
  const { show } = useScreens()
  let chosen: IncidentFilter = NO_FILTER

  function Screen({ filter: first }: { readonly filter: Partial<IncidentFilter> }) {
    const [filter, setFilter] = useState<IncidentFilter>({ ...NO_FILTER, ...first })
    chosen = filter
    return <FilterBar filter={filter} services={['checkout']} onChange={setFilter} />
  }
  const open = (filter: Partial<IncidentFilter> = {}) =>
    show(<Screen filter={filter} />, { at: '/dashboard/incidents' })
  const inMenu = async (user: ReturnType<typeof open>, name: string) => {
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name }))
    await user.keyboard('{Escape}')
  }

  it('filters by several severities and states, one person, service and time', async () => {
    const user = open()
    for (const name of ['critical', 'high', 'open', 'Grace Hopper', 'checkout', 'Last 24 hours'])
      await inMenu(user, name)
    expect(chosen).toMatchObject({
      severity: ['critical', 'high'],
      status: ['open'],
      service: 'checkout',
      hours: 24,
    })
    expect(chosen.assignee).not.toBe('')
    await screen.findByRole('button', { name: /Grace Hopper/ })
    await inMenu(user, 'Unassigned')
    expect(chosen.assignee).toBe('none')
  })

  it('takes each filter off by a click on it, and all at once', async () => {
    const user = open({ severity: ['critical', 'high'], service: 'billing', hours: 3, sort: 'start' })
    await user.click(screen.getByRole('button', { name: /^critical/ }))
    expect(chosen.severity).toEqual(['high'])
    screen.getByRole('button', { name: /Last 3 h/ })
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(chosen).toEqual({ ...NO_FILTER, sort: 'start' })
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  })

  it('offers the service that is filtered by, though no row has it', async () => {
    const user = open({ service: 'billing' })
    await inMenu(user, 'billing')
    expect(chosen.service).toBe('')
  })

  it('offers no order to a search, which has its own', () => {
    open({ q: 'disk' })
    expect(screen.queryByRole('button', { name: /^Sort/ })).toBeNull()
  })
})
