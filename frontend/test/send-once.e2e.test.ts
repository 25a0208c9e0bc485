import { expect, it } from 'vitest'
import { seeText } from './see.ts'
import { idOf } from './stand-in/incident-factory.ts'
import { useDashboard } from './use-dashboard.ts'

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
