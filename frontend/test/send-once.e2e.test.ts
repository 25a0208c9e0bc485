import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { seeText } from './see.ts'
import { idOf } from './stand-in/incident-factory.ts'
import { answer, useDashboard } from './use-dashboard.ts'

const { open, state } = useDashboard({ incidentCount: 3 })
const INCIDENT = `/dashboard/incidents/${idOf(100)}`

it('sends a comment once, however fast the keys are pressed', async () => {
  const page = await open(INCIDENT)
  const field = page.getByLabel('Add a comment')
  await field.fill('rolled back')
  // Both before the page could draw anything.
  await field.evaluate((element) => {
    for (let press = 0; press < 2; press++)
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }))
  })
  await seeText(page, 'rolled back')
  expect(state().comments).toHaveLength(1)
  await field.fill('and again')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await seeText(page, 'and again')
  expect(state().comments).toHaveLength(2)
})

it('saves once, however fast the button is pressed', async () => {
  const sent: string[] = []
  const page = await open(INCIDENT, {
    prepare: async (fresh) => {
      fresh.on('request', (request) => {
        if (request.method() === 'PATCH') sent.push(new URL(request.url()).pathname.split('/').at(-1) ?? '')
      })
    },
  })
  await page.getByLabel('Status', { exact: true }).selectOption('closed')
  await page.getByLabel('Assignee').selectOption('Unassigned')
  await page.getByLabel('Assignee').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Save', exact: true }).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 2; press++) button.click()
  })
  await seeText(page, 'Saved')
  expect(sent).toEqual(['status', 'assign'])
})

/** Both before the page could draw anything. */
const clickTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    for (let press = 0; press < 2; press++) element.click()
  })

const fill = async (within: Page | Locator, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) await within.getByLabel(label, { exact: true }).fill(value)
}

it.each([
  {
    name: 'a sign-up',
    address: '/signup',
    isSignedIn: false,
    call: '/auth/signup',
    press: async (page: Page) => {
      await fill(page, { 'Company name': 'Acme', 'First name': 'Ada', 'Last name': 'L', 'Work email': 'a@acme.dev' })
      await fill(page, { Password: 'Sturdy-rope7', 'Confirm password': 'Sturdy-rope7' })
      await clickTwice(page.locator('button[type="submit"]'))
    },
    done: 'expires in 24 hours',
  },
  {
    name: 'a verification mail',
    address: '/email-sent',
    isSignedIn: false,
    call: '/auth/resend-verification',
    press: async (page: Page) => {
      await fill(page, { 'Email to verify': 'a@acme.dev' })
      await clickTwice(page.getByRole('button', { name: 'Resend verification email' }))
    },
    done: 'Verification email sent successfully!',
  },
  {
    name: 'a new member',
    address: '/dashboard/settings/team',
    isSignedIn: true,
    call: '/team/users',
    press: async (page: Page) => {
      await page.getByRole('button', { name: 'Add member' }).click()
      const dialog = page.getByRole('dialog')
      await fill(dialog, { 'First name': 'E', 'Last name': 'D', Email: 'e@acme.dev', Password: 'Sturdy-rope7' })
      await clickTwice(dialog.getByRole('button', { name: 'Add member' }))
    },
    done: 'Team member added successfully',
  },
  {
    name: 'a new key',
    address: '/dashboard/settings/organization',
    isSignedIn: true,
    call: '/api-key/rotate',
    press: async (page: Page) => {
      await page.getByRole('button', { name: 'Rotate key' }).click()
      await clickTwice(page.getByRole('alertdialog').getByRole('button', { name: 'Rotate' }))
    },
    done: 'API key rotated',
  },
  {
    name: 'a paste',
    address: '/dashboard/logs?view=forward',
    isSignedIn: true,
    call: '/logs/forward',
    press: async (page: Page) => {
      await page.getByLabel('Or paste log lines').fill('line')
      await clickTwice(page.getByRole('button', { name: 'Process Logs' }))
    },
    done: 'Processing Complete',
  },
])('asks for $name once, however fast the button is pressed', async ({ address, isSignedIn, call, press, done }) => {
  let sent = 0
  const page = await open(address, {
    ...(isSignedIn ? {} : { user: null }),
    prepare: async (fresh) => {
      fresh.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith(call)) sent++
      })
      await answer(fresh, '**/settings/api-key/rotate', 200, { api_keys: [] }, 'POST')
    },
  })
  await press(page)
  await seeText(page, new RegExp(done))
  expect(sent).toBe(1)
})
