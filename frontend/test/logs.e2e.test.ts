import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seePath, seeText } from './see.ts'
import { idOf } from './stand-in/incident-factory.ts'
import { answer, useDashboard } from './use-dashboard.ts'

const FORWARD = '/dashboard/logs?view=forward'
const process = (page: Page) => page.getByRole('button', { name: 'Process Logs' }).click()
const paste = (page: Page, text: string) => page.getByLabel('Or paste log lines').fill(text)
const fileOf = (name: string, mimeType: string, text: string) => ({ name, mimeType, buffer: Buffer.from(text) })

describe('log forwarding', () => {
  const { open } = useDashboard({ incidentCount: 3 })

  it('sends pasted lines with the key and links to what was found', async () => {
    const page = await open(FORWARD)
    await paste(page, 'one\ntwo\nthree')
    const sent = page.waitForRequest('**/logs/forward')
    await process(page)
    expect((await sent).postDataJSON()).toEqual({ log_content: 'one\ntwo\nthree', api_key: 'hf_stand_in_7Qm2vX9kLp4R' })
    await seeText(page, '1 incidents detected from 3 log lines...')
    await page.getByRole('link', { name: /^Orders database refuses connections/ }).click()
    await seePath(page, `/dashboard/incidents/${idOf(100)}`)
  })

  it('can be cancelled', async () => {
    const page = await open(FORWARD, { prepare: (fresh) => fresh.route('**/logs/forward', () => undefined) })
    await paste(page, 'line')
    await process(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await seeText(page, 'Cancelled')
  })

  it('streams a large file and follows its job', async () => {
    const job = {
      job_id: idOf(9),
      processed_count: 5,
      incidents_detected: 2,
      incident_ids: [],
      detail: null,
      created_at: '2026-11-20T10:00:00Z',
    }
    let polls = 0
    const page = await open(FORWARD, {
      prepare: async (fresh) => {
        await answer(fresh, '**/logs/upload', 202, { job_id: idOf(9) })
        await fresh.route('**/logs/jobs/*', (route) => {
          polls++
          return route.fulfill({
            json: { ...job, status: polls < 2 ? 'processing' : 'done', progress: polls < 2 ? 0.4 : 1 },
          })
        })
      },
    })
    await page.getByLabel('Log file').setInputFiles(fileOf('big.log', 'text/plain', 'x'.repeat(5_100_000)))
    await process(page)
    await page.getByText('40%').waitFor()
    await seeText(page, '2 incidents detected from 5 log lines...')
  })
})

describe('the agent wizard', () => {
  const { open } = useDashboard({ hasAgent: false })

  it('goes from the deployment to the success, and back to earlier steps', async () => {
    const steps: unknown[] = []
    const page = await open('/dashboard/logs', {
      prepare: async (fresh) => {
        await fresh.clock.install()
        fresh.on('request', (request) => {
          if (/setup-step|mark-setup/.test(request.url())) steps.push(request.postDataJSON())
        })
      },
    })
    await page.getByRole('button', { name: 'Log Agent Setup' }).waitFor()
    await seeText(page, /about 5 minutes/)
    await seeText(page, /5-10 minutes/)
    for (const name of ['Docker Compose', 'Kubernetes', 'Standalone Docker']) await seeText(page, name)
    await page.getByRole('button', { name: /Kubernetes/ }).click()
    await page.clock.fastForward(500)
    await page.getByRole('heading', { name: 'Your API key' }).waitFor()
    await seeText(page, 'hf_stand_in_7Qm2vX9kLp4R')
    await page.getByRole('button', { name: /Choose Deployment/ }).click()
    await seeText(page, 'Where do your services run?')
    await page.getByRole('button', { name: /Get API Key/ }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await seeText(page, /docker compose -f compose.yml/)
    await page.getByRole('button', { name: 'I have deployed the agent' }).click()
    await page.clock.fastForward(600)
    const complete = page.getByRole('button', { name: 'Complete Setup' })
    await page.waitForFunction(() =>
      [...document.querySelectorAll('button')].some(
        (button) => button.textContent === 'Complete Setup' && !button.disabled,
      ),
    )
    await complete.click()
    await seeText(page, 'The agent is connected')
    expect(steps).toEqual([
      { step: 1, deployment_type: 'kubernetes' },
      { step: 2, deployment_type: 'kubernetes' },
      { step: 3, deployment_type: 'kubernetes' },
      { step: 4, deployment_type: 'kubernetes' },
      { deployment_type: 'kubernetes', fingerprint: expect.stringMatching(/^agent-[a-z0-9]+-\d+$/) },
    ])
  })

  it('goes on half a second after the choice, and shows the connection half a second after the agent', async () => {
    const page = await open('/dashboard/logs', { prepare: (fresh) => fresh.clock.install() })
    await page.getByRole('button', { name: /Kubernetes/ }).waitFor()
    for (const name of ['Choose Deployment', 'Get API Key', 'Deploy Agent', 'Verify Connection', 'Success'])
      await seeText(page.getByRole('list', { name: 'Setup steps' }), name)
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: /Kubernetes/ }).click()
    await page.clock.runFor(490)
    expect(await page.getByRole('heading', { name: 'Your API key' }).count()).toBe(0)
    await page.clock.runFor(10)
    await page.getByRole('heading', { name: 'Your API key' }).waitFor()
    await page.clock.resume()
    await page.getByRole('button', { name: 'Continue' }).click()
    const deployed = page.getByRole('button', { name: 'I have deployed the agent' })
    await deployed.waitFor()
    await page.clock.pauseAt(Date.now() + 180_000)
    await deployed.click()
    const results = page.getByText('Yes', { exact: true })
    const asked = page.waitForResponse('**/verify-connection')
    await page.clock.runFor(1)
    await asked
    await results.waitFor()
    await page.clock.runFor(490)
    expect(await results.count()).toBe(1)
    await page.clock.runFor(10)
    await results.nth(1).waitFor()
    expect(await page.getByRole('button', { name: 'Complete Setup' }).isDisabled()).toBe(false)
  })

  it.each([
    {
      running: true,
      text: 'Agent running but no logs received yet. Generate some activity in your app or wait 1-2 minutes.',
    },
    { running: false, text: 'Agent container not detected. Make sure you ran the deployment command.' },
  ])('names the fault when running is $running', async ({ running, text }) => {
    const stages = {
      received: running,
      authenticated: false,
      parsed: false,
      analysed: false,
      fault: 'The key was refused.',
    }
    const page = await open('/dashboard/logs', {
      prepare: (fresh) =>
        answer(fresh, '**/verify-connection', 200, { agent_running: running, connected: false, stages }),
    })
    await page.getByRole('button', { name: /Kubernetes/ }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'I have deployed the agent' }).click()
    await seeText(page, text)
    await seeText(page, 'The key was refused.')
    expect(await page.getByRole('button', { name: 'Complete Setup' }).isDisabled()).toBe(true)
  })
})

describe('an installed agent', () => {
  const { open } = useDashboard()

  it('has a card with its state, and what comes next', async () => {
    const page = await open('/dashboard/logs')
    await page.getByRole('button', { name: 'Agent Status' }).waitFor()
    await seeText(page, 'Agent installed successfully')
    for (const text of [
      'agent-prod-eu',
      'active',
      'pending',
      'error',
      'Kubernetes',
      'Just now',
      '1h ago',
      "What's Next",
    ])
      await seeText(page, text)
    expect(
      await page.getByText('active', { exact: true }).evaluate((badge) => getComputedStyle(badge).textTransform),
    ).toBe('uppercase')
    const pulses = (status: string) => page.getByText(status, { exact: true }).locator('.animate-pulse-ring').count()
    expect([await pulses('active'), await pulses('pending'), await pulses('error')]).toEqual([1, 0, 0])
    await seeText(page, /multiple environments/)
    const asked = page.waitForRequest('**/agent/installations')
    await page.getByRole('button', { name: 'Refresh Status' }).click()
    await asked
    await page.getByRole('button', { name: 'Install Another Agent' }).click()
    await seeText(page, 'Where do your services run?')
  })
})
