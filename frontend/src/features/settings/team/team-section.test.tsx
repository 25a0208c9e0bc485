// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { member } from '../../../../test/stand-in/people.ts'
import { useScreens } from '../../../../test/use-screens.tsx'
import { TeamSection } from './team-section.tsx'

const AT = '/dashboard/settings/team'
const USERS = '/api/v1/team/users'

describe('the team', () => {
  const { show, answer } = useScreens()

  async function fillIn(user: ReturnType<typeof show>, values: Readonly<Record<string, string>>) {
    const dialog = within(screen.getByRole('dialog'))
    for (const [label, value] of Object.entries(values)) {
      await user.clear(dialog.getByLabelText(label))
      await user.type(dialog.getByLabelText(label), value)
    }
    await user.click(dialog.getByRole('button', { name: 'Add member' }))
  }

  it('takes a new member', async () => {
    const user = show(<TeamSection />, { at: AT })
    await user.click(await screen.findByRole('button', { name: 'Add member' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByRole('button', { name: 'Add member' }).hasAttribute('disabled')).toBe(true)
    await fillIn(user, { 'First name': 'Edsger', 'Last name': 'Dijkstra', Email: 'edsger', Password: 'short' })
    dialog.getByText('Please enter a valid email address')
    await fillIn(user, { Email: 'edsger@example.com' })
    dialog.getByText('Password must have at least 8 characters')
    expect(dialog.getByLabelText<HTMLSelectElement>('Role').value).toBe('member')
    await fillIn(user, { Password: 'Sturdy-rope7' })
    await screen.findByText('Team member added successfully')
    await screen.findByText('edsger@example.com')
  })

  it('says "Failed to load team members"', async () => {
    answer(`GET ${USERS}`, 500, {})
    show(<TeamSection />, { at: AT })
    await screen.findByText('Failed to load team members')
  })

  it('says "Failed to update role", and for a status "Failed to update status"', async () => {
    answer(`PATCH ${USERS}/*`, 500, {})
    const user = show(<TeamSection />, { at: AT })
    await user.selectOptions(await screen.findByLabelText('Role of Grace Hopper'), 'admin')
    await screen.findByText('Failed to update role')
    await user.click(screen.getByRole('button', { name: 'Deactivate' }))
    await screen.findByText('Failed to update status')
  })

  it('says "Failed to remove team member"', async () => {
    answer(`DELETE ${USERS}/*`, 500, {})
    const user = show(<TeamSection />, { at: AT })
    await user.click(await screen.findByRole('button', { name: 'Remove Grace Hopper' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await screen.findByText('Failed to remove team member')
  })

  it('says "Failed to add team member"', async () => {
    answer(`POST ${USERS}`, 500, {})
    const user = show(<TeamSection />, { at: AT })
    await user.click(await screen.findByRole('button', { name: 'Add member' }))
    await fillIn(user, { 'First name': 'E', 'Last name': 'D', Email: 'e@example.com', Password: 'Sturdy-rope7' })
    await screen.findByText('Failed to add team member')
  })

  it('is only read by a member', async () => {
    show(<TeamSection />, { at: AT, user: member })
    screen.getByText('Only administrators can manage team members')
    await screen.findByText('ada@example.com')
    expect(screen.queryAllByRole('button', { name: /Add member|Remove|activate/i })).toEqual([])
  })
})
