import type { Investigation } from '@holdfast/contracts/investigation'
import { expect, it } from 'vitest'
import { seeText } from './see.ts'
import { idOf } from './stand-in/incident-factory.ts'
import { answer, useDashboard } from './use-dashboard.ts'

const { open } = useDashboard({ incidentCount: 1 })
const ADDRESS = `/dashboard/incidents/${idOf(100)}`
const ROUTE = /\/investigation$/

const proved = (text: string) => ({
  text,
  citations: [
    {
      line_id: 'B151',
      timestamp: '2026-11-20T21:20:00Z',
      message: 'INFO setting pool.max changed from 50 to 2',
      service: 'orders',
      level: 'info' as const,
      quote_start: 5,
      quote_end: 42,
    },
  ],
})

const investigation: Investigation = {
  at: '2026-11-20T21:20:00Z',
  model: 'house-model',
  prompt: 'investigate-v1',
  outcome: 'used',
  usage: { calls: 3, prompt_tokens: 12_000, completion_tokens: 400, cost_usd: 0.0042 },
  steps: [
    { type: 'asked', text: 'searched "pool.max": 1 lines' },
    { type: 'refused', text: 'incident 1, chain: no quote proves it' },
  ],
  incidents: [
    {
      incident_id: idOf(100),
      cause: {
        title: 'orders: pool shrunk',
        cause: proved('The pool of orders was lowered to 2. <img src=x> [link](https://evil.example)'),
        culprit: 'orders',
        mechanism: 'bad-configuration',
        severity: 'high',
        confidence: 0.82,
        started_at: null,
        victims: [],
        chain: [proved('Saving waits for a connection.')],
        ruled_out: [],
        steps: [{ text: 'Set it back.', command: 'systemctl reload orders', risk: 'changes-state' }],
        readings: ['how it failed (bad-configuration)'],
      },
      dismissed: null,
      leads: 'model',
      question: 'Did orders fail by itself before orders-db, or because of it?',
    },
  ],
}

it('shows what a model proved beside the analysis, with its quotes, its steps and what would decide', async () => {
  const page = await open(ADDRESS, { prepare: (opened) => answer(opened, ROUTE, 200, { investigation }) })
  await seeText(page, 'Investigated by house-model')
  await seeText(page, /The pool of orders was lowered to 2\. <img src=x>/)
  await seeText(page, 'B151 setting pool.max changed from 50 to 2')
  await seeText(page, '82% confidence')
  await seeText(page, /It took 3 calls and 12,400 tokens, \$0\.0042\./)
  await seeText(page, /Did orders fail by itself before orders-db/)
  await seeText(page, /not proved by a line: how it failed/)
  await page.getByText('What it did (2)').click()
  await seeText(page, 'searched "pool.max": 1 lines')
  expect(await page.locator('a[href*="evil"]').count()).toBe(0)
})

it('shows nothing where no model has looked', async () => {
  const page = await open(ADDRESS, { prepare: (opened) => answer(opened, ROUTE, 200, { investigation: null }) })
  await seeText(page, 'Next step')
  expect(await page.getByText('Investigated by').count()).toBe(0)
})
