import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seeText } from './see.ts'
import { answer, useDashboard } from './use-dashboard.ts'

const currentStep = (page: Page) => page.getByRole('list', { name: 'Setup steps' }).locator('[aria-current="step"]')
const fingerprintOf = async (page: Page) =>
  /agent-[a-z0-9]+-\d+/.exec((await page.locator('main').textContent()) ?? '')?.[0]

async function toDeployStep(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Docker Compose/ }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Deploy the agent' }).waitFor()
}

describe('a setup that is left', () => {
  const { open, state } = useDashboard({ hasAgent: false })

  it('goes on where it stopped, with the same fingerprint, until it is complete', async () => {
    const steps: unknown[] = []
    const verified = new Set<string>()
    const page = await open('/dashboard/logs', {
      prepare: async (fresh) => {
        fresh.on('request', (request) => {
          if (/setup-step|mark-setup/.test(request.url())) steps.push(request.postDataJSON())
          if (request.url().endsWith('/verify-connection')) verified.add(request.postData() ?? '')
        })
      },
    })
    await toDeployStep(page)
    const fingerprint = await fingerprintOf(page)
    expect(fingerprint).toBeDefined()
    await page.getByRole('link', { name: 'Incidents' }).first().click()
    await seeText(page, 'INCIDENT EXPLORER')
    await page.getByRole('link', { name: 'Logs' }).first().click()
    await page.getByRole('heading', { name: 'Deploy the agent' }).waitFor()
    expect(await fingerprintOf(page)).toBe(fingerprint)

    // It runs and has sent something: there is an installation, but the setup is not complete.
    state().hasAgent = true
    await page.reload()
    await page.getByRole('heading', { name: 'Deploy the agent' }).waitFor()
    expect(await fingerprintOf(page)).toBe(fingerprint)
    await page.getByRole('button', { name: 'I have deployed the agent' }).click()
    await page.reload()
    await seeText(currentStep(page), 'Verify Connection')
    await page.getByRole('button', { name: 'Complete Setup' }).click()
    await seeText(page, 'The agent is connected')
    expect([...verified]).toEqual([JSON.stringify({ fingerprint })])
    expect(steps).toEqual([
      { step: 1, deployment_type: 'docker-compose' },
      { step: 2, deployment_type: 'docker-compose' },
      { step: 3, deployment_type: 'docker-compose' },
      { step: 4, deployment_type: 'docker-compose' },
      { deployment_type: 'docker-compose', fingerprint },
    ])
    await page.reload()
    await seeText(page, 'Agent installed successfully')
  })

  it('can be started over', async () => {
    const page = await open('/dashboard/logs')
    await toDeployStep(page)
    const fingerprint = await fingerprintOf(page)
    await page.getByRole('button', { name: 'Start over' }).click()
    await seeText(page, 'Where do your services run?')
    await toDeployStep(page)
    expect(await fingerprintOf(page)).not.toBe(fingerprint)
  })

  it('says what must be set where pods could not reach the server, and does not go on', async () => {
    const obstacle = "Pods can't reach http://localhost:8000: inside a pod, localhost is the pod itself."
    const page = await open('/dashboard/logs', {
      prepare: (fresh) =>
        answer(fresh, '**/agent/commands*', 200, { deployment_type: 'kubernetes', obstacle, files: [], steps: [] }),
    })
    await page.getByRole('button', { name: /Kubernetes/ }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await seeText(page, obstacle)
    expect(await page.getByRole('button', { name: 'I have deployed the agent' }).isDisabled()).toBe(true)
  })
})

describe('another agent', () => {
  const { open } = useDashboard()

  it('is set up from the status of the first, and the lit tab leads back to it', async () => {
    const page = await open('/dashboard/logs')
    await page.getByRole('button', { name: 'Install Another Agent' }).click()
    await seeText(page, 'Where do your services run?')
    const nav = page.getByRole('navigation', { name: 'Logs' })
    await nav.getByRole('button', { name: 'Agent Status' }).click()
    await seeText(page, 'Agent installed successfully')
    await page.goBack()
    await seeText(page, 'Where do your services run?')
    await toDeployStep(page)
    await page.getByRole('button', { name: 'I have deployed the agent' }).click()
    await page.getByRole('button', { name: 'Complete Setup' }).click()
    await page.getByRole('button', { name: 'Agent Status' }).last().click()
    await seeText(page, 'Agent installed successfully')
    await page.getByRole('button', { name: 'Install Another Agent' }).click()
    await seeText(page, 'Where do your services run?')
  })
})
