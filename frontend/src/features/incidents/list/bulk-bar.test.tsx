// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { idOf } from '../../../../test/stand-in/incident-factory.ts'
import { useScreens } from '../../../../test/use-screens.tsx'
import { BulkBar } from './bulk-bar.tsx'

const BULK = 'POST /api/v1/dashboard/incidents/bulk'

describe('the bar of what is selected', () => {
  const { show, answer, calls } = useScreens()
  const ids = [idOf(100), idOf(101)]
  const open = (onClear = () => undefined) =>
    show(<BulkBar checked={new Set(ids)} onCheckAll={() => undefined} onClear={onClear} />, {
      at: '/dashboard/incidents',
    })

  it.each([
    { label: 'Set status', choice: 'resolved', action: { type: 'status', status: 'resolved' } },
    { label: 'Assign', choice: 'none', action: { type: 'assign', assigned_to: null } },
  ])('changes all of them: $label', async ({ label, choice, action }) => {
    const onClear = vi.fn<() => undefined>()
    const user = open(onClear)
    await user.selectOptions(screen.getByLabelText(label), choice)
    await screen.findByText('2 incidents changed')
    expect(calls(BULK).map(({ body }) => body)).toEqual([{ incident_ids: ids, action }])
    expect(onClear).toHaveBeenCalledOnce()
  })

  it('assigns to active members alone', async () => {
    open()
    await screen.findByRole('option', { name: 'Grace Hopper' })
    expect(screen.queryByRole('option', { name: 'Alan Turing' })).toBeNull()
  })

  it('asks before it deletes', async () => {
    const user = open()
    await user.click(screen.getByRole('button', { name: 'Delete selected incidents' }))
    const dialog = within(screen.getByRole('alertdialog'))
    dialog.getByText('Delete 2 incidents?')
    expect(calls(BULK)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await vi.waitFor(() => expect(calls(BULK).map(({ body }) => body['action'])).toEqual([{ type: 'delete' }]))
  })

  it('says that some were gone, and why a change failed', async () => {
    answer(BULK, 200, { changed: [ids[0]], not_found: [ids[1]] })
    const user = open()
    await user.selectOptions(screen.getByLabelText('Set status'), 'closed')
    await screen.findByText('1 were gone already.')
    answer(BULK, 500, { detail: 'The database is away.' })
    await user.selectOptions(screen.getByLabelText('Set status'), 'open')
    await screen.findByText('Bulk change failed')
    screen.getByText('The database is away.')
  })
})
