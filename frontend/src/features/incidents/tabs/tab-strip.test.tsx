// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useScreens } from '../../../../test/use-screens.tsx'
import { readDraft, setDraft } from './draft-store.ts'
import { closeTab, putTab, readTabs } from './tab-store.ts'
import { TabStrip } from './tab-strip.tsx'

describe('the open tabs', () => {
  const { show } = useScreens()
  const onChoose = vi.fn<(id: string) => void>()
  const onClose = vi.fn<(id: string) => void>()
  beforeEach(() => {
    vi.clearAllMocks()
    for (const { id } of readTabs()) closeTab(id)
    for (const id of ['a', 'b']) setDraft(id, {})
  })
  const open = () =>
    show(<TabStrip activeId="a" onChoose={onChoose} onClose={onClose} />, { at: '/dashboard/incidents/a' })
  const withTabs = () => {
    putTab({ id: 'a', title: 'postgres: disk full', severity: 'critical' })
    putTab({ id: 'b', title: 'mailer: SMTP login rejected', severity: 'high' })
  }

  it('are a list, and say which is shown', async () => {
    const user = open()
    withTabs()
    expect((await screen.findAllByRole('listitem')).length).toBe(2)
    expect(screen.getByRole('button', { current: 'page' }).textContent).toContain('postgres: disk full')
    await user.click(screen.getByRole('button', { name: /^(?!Close).*SMTP login rejected$/ }))
    expect(onChoose).toHaveBeenCalledWith('b')
  })

  it('close at once, unless something in them is not saved', async () => {
    const user = open()
    withTabs()
    await user.click(await screen.findByRole('button', { name: 'Close mailer: SMTP login rejected' }))
    expect(onClose).toHaveBeenCalledWith('b')
    setDraft('a', { status: 'resolved' })
    await screen.findByRole('img', { name: 'Unsaved changes' })
    await user.click(screen.getByRole('button', { name: 'Close postgres: disk full' }))
    const dialog = within(screen.getByRole('alertdialog'))
    expect(onClose).not.toHaveBeenCalledWith('a')
    await user.click(dialog.getByRole('button', { name: 'Discard changes' }))
    expect(onClose).toHaveBeenCalledWith('a')
    expect(readDraft('a')).toEqual({})
  })
})
