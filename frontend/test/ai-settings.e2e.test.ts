import { describe, expect, it } from 'vitest'
import { seePath, seeText } from './see.ts'
import { idOf } from './stand-in/incident-factory.ts'
import { member } from './stand-in/people.ts'
import { answer, useDashboard } from './use-dashboard.ts'

const { open, state } = useDashboard({ incidentCount: 1 })
const AI = '/dashboard/settings/ai'

describe('AI and privacy', () => {
  it('takes an endpoint of one’s own, whole or not at all, and never shows its key again', async () => {
    const page = await open(AI)
    await page.getByRole('radio', { name: 'Your own endpoint' }).check()
    await seeText(page.getByRole('alert'), /needs an address/)
    const save = page.getByRole('button', { name: 'Save Changes' })
    expect(await save.isDisabled()).toBe(true)
    await page.getByLabel('Address', { exact: true }).fill('https://models.example.com/v1')
    await seeText(page.getByRole('alert'), /needs the name of a model/)
    await page.getByLabel('Model', { exact: true }).fill('house-model')
    await page.getByLabel('Key', { exact: true }).fill('sk-secret')
    await page.getByRole('switch', { name: 'Mask lines here too' }).click()
    await save.click()
    await seeText(page, 'Settings saved')
    expect(state().ai).toMatchObject({
      mode: 'own',
      own_endpoint: { model: 'house-model', has_api_key: true, is_masked: false },
    })
    expect(await page.getByLabel('Key', { exact: true }).inputValue()).toBe('')
    await page.getByPlaceholder('Stored. Leave empty to keep it.').waitFor()
    await page.getByRole('button', { name: 'Remove this endpoint' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Remove this endpoint' }).waitFor({ state: 'detached' })
    expect(state().ai).toMatchObject({ mode: 'masked', own_endpoint: null })
  })

  it('is not for members', async () => {
    const page = await open(AI, { user: member, prepare: (fresh) => answer(fresh, '**/auth/me', 503, {}) })
    await page.getByRole('heading', { name: 'Profile' }).waitFor()
    expect(await page.getByRole('link', { name: 'AI & privacy' }).count()).toBe(0)
    await seePath(page, AI)
  })
})

describe('what the model saw', () => {
  it('is shown to the letter, with where it went and what it cost', async () => {
    const page = await open(`/dashboard/incidents/${idOf(100)}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'What the model saw' }).click()
    const dialog = page.getByRole('dialog', { name: 'What the model saw' })
    await seeText(dialog, 'Asked by Ada Lovelace')
    await seeText(dialog, 'gpt-5-mini at api.openai.com')
    await seeText(dialog, /1,204 tokens in, 88 out · \$0\.0009 · 3 values masked/)
    await seeText(dialog, /could not connect to \[private address 1\]/)
  })

  it('is nothing where no model was called', async () => {
    const page = await open(`/dashboard/incidents/${idOf(100)}`, {
      prepare: (fresh) => answer(fresh, '**/model-calls', 200, { calls: [] }),
    })
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'What the model saw' }).click()
    await seeText(page.getByRole('dialog'), /No language model has seen anything/)
  })
})
