import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seePath, seeText } from './see.ts'
import { idOf } from './stand-in/incident-factory.ts'
import { useDashboard } from './use-dashboard.ts'
import { patient } from './patient.ts'

const { open, state } = useDashboard({ incidentCount: 6, hasAgent: false })
const INCIDENT = `/dashboard/incidents/${idOf(100)}`

/** Tab after Tab until the focus is on what has this name: so it can be reached, and the order ends somewhere. */
async function tabTo(page: Page, name: string | RegExp) {
  const isThere = () =>
    page.evaluate(() => {
      const element = document.activeElement
      if (element === document.body) return ''
      const label = element?.id ? document.querySelector(`label[for="${element.id}"]`)?.textContent : null
      return element?.getAttribute('aria-label') ?? label ?? element?.textContent?.trim() ?? ''
    })
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab')
    const at = await isThere()
    if (typeof name === 'string' ? at === name : name.test(at)) return
  }
  throw new Error(`No Tab leads to ${name}.`)
}

/** A menu takes the focus to what was typed a moment later; only then does Enter mean that item. */
async function chooseByTyping(page: Page, text: string, name: string) {
  await page.locator('[role="menu"]:focus-within').waitFor()
  await page.keyboard.type(text)
  await page.locator('[role^="menuitem"]:focus', { hasText: name }).waitFor()
  await page.keyboard.press('Enter')
}

describe('by keyboard alone', () => {
  it('signs in', async () => {
    const page = await open('/login', { user: null })
    await page.getByRole('button', { name: 'Continue' }).waitFor()
    await page.getByPlaceholder('Your email address').focus()
    await page.keyboard.type('ada@example.com')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Sturdy-rope7')
    await page.keyboard.press('Enter')
    await seePath(page, '/dashboard/incidents')
  })

  it('signs up', async () => {
    const page = await open('/signup', { user: null })
    await page.getByLabel('Company name').focus()
    for (const [index, text] of ['Acme', 'Ada', 'Lovelace', 'ada@example.com'].entries()) {
      if (index > 0) await page.keyboard.press('Tab')
      await page.keyboard.type(text)
    }
    for (const name of ['Password', 'Confirm password']) {
      await tabTo(page, name)
      await page.keyboard.type('Sturdy-rope7')
    }
    await page.keyboard.press('Enter')
    await seePath(page, '/email-sent')
  })

  it('takes an incident: status, assignee, save, comment, question', async () => {
    const page = await open(INCIDENT)
    await page.getByRole('tab', { name: 'Summary' }).waitFor()
    await page.getByLabel('Assignee').getByText('Ada Lovelace').waitFor({ state: 'attached' })
    await page.keyboard.press('e')
    await page.keyboard.type('Inv')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Ada')
    await tabTo(page, 'Save')
    await page.keyboard.press('Enter')
    await seeText(page, 'Saved')
    expect(state().incidents.find(({ incident_id }) => incident_id === idOf(100))).toMatchObject({
      status: 'investigating',
      assigned_to: { first_name: 'Ada' },
    })
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('c')
    await page.keyboard.type('On it.')
    await page.keyboard.press('Control+Enter')
    await seeText(page, 'On it.')
    await tabTo(page, 'Why High severity?')
    await page.keyboard.press('Enter')
    await seeText(page.getByRole('region', { name: 'Assistant' }), /everything else follows/)
  })

  it('acts on an incident from the palette', async () => {
    const page = await open(INCIDENT, { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByRole('tab', { name: 'Summary' }).waitFor()
    await page.getByLabel('Assignee').getByText('Grace Hopper').waitFor({ state: 'attached' })
    const incident = () => state().incidents.find(({ incident_id }) => incident_id === idOf(100))
    const command = async (text: string, title: string) => {
      await page.keyboard.press('Control+k')
      await page.keyboard.type(text)
      await page.getByRole('listbox', { name: 'Results' }).getByText(title, { exact: true }).waitFor()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await command('resolved', 'Set status: Resolved')
    await expect.poll(() => incident()?.status, patient).toBe('resolved')
    await seeText(page, 'Saved')
    await command('assign grace', 'Assign to Grace Hopper')
    await expect.poll(() => incident()?.assigned_to, patient).toMatchObject({ first_name: 'Grace' })
    await command('unassign', 'Unassign')
    await expect.poll(() => incident()?.assigned_to, patient).toBe(null)
    await command('copy next', 'Copy next step')
    await seeText(page, 'Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('orders-db')
    await command('add comment', 'Add comment')
    await page.keyboard.type('By the palette.')
    await page.keyboard.press('Control+Enter')
    await seeText(page, 'By the palette.')
  })

  it('saves by the palette what it names, and leaves what somebody is still choosing', async () => {
    const page = await open(INCIDENT)
    await page.getByLabel('Assignee').getByText('Grace Hopper').waitFor({ state: 'attached' })
    await page.getByLabel('Assignee').selectOption({ label: 'Grace Hopper' })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('status: inv')
    await page.getByRole('option', { name: 'Set status: Investigating' }).waitFor()
    await page.keyboard.press('Enter')
    await seeText(page, 'Saved')
    expect(state().incidents.find(({ incident_id }) => incident_id === idOf(100))).toMatchObject({
      status: 'investigating',
      assigned_to: null,
    })
    expect(await page.getByLabel('Assignee').locator('option:checked').textContent()).toBe('Grace Hopper')
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Save', exact: true }).isEnabled()).toBe(true)
  })

  it('leaves any field by Escape, so that keys are shortcuts again', async () => {
    const page = await open(INCIDENT)
    await page.getByRole('tab', { name: 'Summary' }).waitFor()
    for (const key of ['c', 'e', 'a']) {
      await page.keyboard.press(key)
      await page.locator(':is(input, textarea, select):focus').waitFor()
      await page.keyboard.press('Escape')
      await page.locator(':is(input, textarea, select):focus').waitFor({ state: 'detached' })
    }
    await page.keyboard.press('?')
    await seeText(page.getByRole('dialog', { name: 'Keyboard shortcuts' }), 'Leave a field, close what is open')
  })

  it('reads each tab, and a cited line among its neighbours', async () => {
    const page = await open(INCIDENT)
    await page.getByRole('tab', { name: 'Summary' }).waitFor()
    await tabTo(page, 'Summary')
    for (const name of ['Root Cause', 'Evidence & Logs']) {
      await page.keyboard.press('ArrowRight')
      await page.getByRole('tabpanel', { name }).waitFor()
    }
    await tabTo(page, 'Show surrounding lines')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').locator('[aria-current="location"]').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Show surrounding lines')
  })

  it('deletes an incident and takes it back', async () => {
    const page = await open('/dashboard/incidents')
    await page.locator('[data-incident]').first().waitFor()
    await page.keyboard.press('j')
    await page.getByRole('heading', { level: 2, name: /^Orders database/ }).waitFor()
    await page.keyboard.press('Delete')
    await page.getByRole('alertdialog').waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => state().incidents.length, patient).toBe(5)
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await page.keyboard.press('u')
    await expect.poll(() => state().incidents.length, patient).toBe(6)
  })

  it('opens the row that has the focus, and presses the button that has it', async () => {
    const page = await open('/dashboard/incidents')
    await page.locator('[data-incident]').nth(1).focus()
    await page.keyboard.press('Enter')
    await seePath(page, `/dashboard/incidents/${idOf(101)}`)
    await page.getByRole('tab', { name: 'Summary' }).waitFor()
    await tabTo(page, 'More actions')
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'History' }).waitFor()
  })

  it('filters the list by a menu', async () => {
    const page = await open('/dashboard/incidents')
    await page.locator('[data-incident]').first().waitFor()
    await tabTo(page, 'Filter')
    await page.keyboard.press('Enter')
    await page.getByRole('menuitemcheckbox', { name: 'Critical' }).waitFor()
    await chooseByTyping(page, 'Med', 'Medium')
    await page.waitForURL(/severity=medium/)
    await page.keyboard.press('Escape')
    await tabTo(page, 'Clear')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.search === '')
    expect(await page.locator('[data-incident]').count()).toBe(6)
  })

  it('sets up an agent', async () => {
    const page = await open('/dashboard/logs')
    await page.getByRole('button', { name: /Kubernetes/ }).waitFor()
    await tabTo(page, /^Kubernetes/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Your API key' }).waitFor()
    for (const name of ['Continue', 'I have deployed the agent']) {
      await page.getByRole('button', { name }).waitFor()
      await tabTo(page, name)
      await page.keyboard.press('Enter')
    }
    await page.getByRole('button', { name: 'Complete Setup', disabled: false }).waitFor()
    await tabTo(page, 'Complete Setup')
    await page.keyboard.press('Enter')
    await seeText(page, 'The agent is connected')
  })

  it('forwards logs', async () => {
    const page = await open('/dashboard/logs?view=forward')
    await page.getByRole('button', { name: 'Process Logs' }).waitFor()
    await tabTo(page, 'Or paste log lines')
    await page.keyboard.type('one line')
    await tabTo(page, 'Process Logs')
    await page.keyboard.press('Enter')
    await seeText(page, '1 incidents detected from 1 log lines...')
  })

  it('manages the team, the settings and the integrations', async () => {
    const page = await open('/dashboard/settings/team')
    await page.getByLabel('Role of Grace Hopper').waitFor()
    await tabTo(page, 'Role of Grace Hopper')
    await page.keyboard.type('Admin')
    await seeText(page, 'Role updated successfully')
    await tabTo(page, 'Remove Grace Hopper')
    await page.keyboard.press('Enter')
    await page.locator('[role="alertdialog"]:focus-within').waitFor()
    // A browser without a screen, on a busy machine, drops an Escape now and then: no event reaches the page.
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape')
        return page.getByRole('alertdialog').count()
      }, patient)
      .toBe(0)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('integrations')
    await page.keyboard.press('Enter')
    await seePath(page, '/dashboard/integrations')
    await page.getByRole('tab', { name: 'Overview' }).waitFor()
    await tabTo(page, 'Overview')
    await page.keyboard.press('ArrowRight')
    await page.getByRole('switch', { name: 'Monitor acme/orders-api' }).waitFor()
    await tabTo(page, 'Monitor acme/orders-api')
    const sent = page.waitForRequest(/repositories\/monitor/)
    await page.keyboard.press('Space')
    await sent
    await tabTo(page, /User menu/)
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Logout' }).waitFor()
    await chooseByTyping(page, 'Log', 'Logout')
    await seePath(page, '/login')
  })
})
