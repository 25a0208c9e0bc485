import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Answer, ModelCalls } from '@holdfast/contracts/assistant'
import { AiSpend } from '@holdfast/contracts/ai-settings'
import { hangs, type ModelStandIn, says, startModelStandIn } from '@holdfast/testing/start-model-stand-in'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type Account, openAccount } from './open-account.ts'
import { type Running, runStandalone } from './run-standalone.ts'

let folder: string
let standIn: ModelStandIn
let holdfast: Running
let account: Account
let incident: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'holdfast-model-'))
  // Postgres does not run as root: its account must be able to walk in.
  await chmod(folder, 0o755)
  standIn = await startModelStandIn()
  standIn.behave(says(() => '{}'))
  holdfast = await runStandalone({
    DATA_DIR: path.join(folder, 'data'),
    OPENAI_BASE_URL: standIn.baseUrl,
    OPENAI_API_KEY: 'key-of-the-operator',
    OPENAI_MODEL: 'small',
    OPENAI_INPUT_PRICE: '1',
    OPENAI_OUTPUT_PRICE: '1',
  })
  if (!(await holdfast.isReady)) throw new Error(holdfast.output())
  account = await openAccount(holdfast.url)
  const Forwarded = z.object({ incident_ids: z.array(z.string()).min(1) })
  const body = { log_content: diskFull(), api_key: account.apiKey }
  const { incident_ids: ids } = await call(Forwarded, 'POST', '/api/v1/logs/forward', body)
  incident = `/api/v1/dashboard/incidents/${ids[0]}`
})

afterAll(async () => {
  holdfast?.process.kill('SIGTERM')
  await holdfast?.ended
  await standIn?.stop()
  await rm(folder, { recursive: true, force: true })
})

const diskFull = (): string => {
  const startMs = Date.now() - 600_000
  const line = (index: number, level: string, message: string) =>
    `${new Date(startMs + index * 1_000).toISOString()} ${level} [orders] ${message}`
  return [
    ...Array.from({ length: 100 }, (_, index) =>
      line(index, 'INFO', `order ${index} stored in ${10 + (index % 7)} ms`),
    ),
    ...Array.from({ length: 60 }, (_, index) =>
      line(100 + index, 'ERROR', `order of grace@example.com: cannot write base/1/${index}: No space left on device`),
    ),
  ].join('\n')
}

async function send(method: string, place: string, body?: unknown): Promise<Response> {
  return fetch(`${holdfast.url}${place}`, {
    method,
    headers: {
      authorization: `Bearer ${account.token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

async function call<S extends z.ZodType>(schema: S, method: string, place: string, body?: unknown) {
  const response = await send(method, place, body)
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${place} answered ${response.status}: ${text}`)
  return schema.parse(JSON.parse(text))
}

/** Quotes from the first line that it was shown, as it was shown to it. */
const quotesWhatItSaw = says(({ messages }) => {
  const sent = messages.map((message) => message.content).join('\n')
  const [, id, quote] = /^(L\d+): ".*(cannot write \S+ No space left on device)/m.exec(sent) ?? []
  return JSON.stringify({ topics: [], quotes: [{ line_id: id, quote }] })
})

it('answers with the lines that the model chose, and shows what it saw and cost', async () => {
  standIn.behave(quotesWhatItSaw)
  const answer = await call(Answer, 'POST', `${incident}/ask`, { question: 'What is the root cause?' })
  expect(answer).toMatchObject({ source: 'model', notice: null })
  expect(answer.answer).toMatch(/Lines that bear on your question\*\*\n\n- `.*grace@example\.com.*` \[L\d+\]/)
  expect(JSON.stringify(standIn.requests)).not.toContain('grace@example.com')
  const { calls } = await call(ModelCalls, 'GET', `${incident}/model-calls`)
  const asked = calls.find(({ purpose }) => purpose === 'ask')
  expect(standIn.requests.map(({ messages }) => messages)).toContainEqual(JSON.parse(asked?.request ?? ''))
  expect(asked).toMatchObject({ outcome: 'used', cost_usd: 0.000154 })
  const spend = await call(AiSpend, 'GET', '/api/v1/settings/ai/spend')
  expect(spend.today.tokens_used).toBeGreaterThanOrEqual(154)
  const metrics = await (await fetch(holdfast.metricsUrl)).text()
  expect(metrics).toMatch(/holdfast_model_calls_total\{.*purpose="ask".*outcome="used".*\} 1/)
  expect(holdfast.output()).not.toContain('key-of-the-operator')
})

it('stops in good order while a model is being asked', async () => {
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  standIn.behave((...exchange) => {
    hangs(...exchange)
    resolve()
  })
  const waiting = send('POST', `${incident}/ask`, { question: 'How sure are we?' }).catch(() => null)
  await asked
  holdfast.process.kill('SIGTERM')
  expect(await holdfast.ended).toBe(0)
  const response = await waiting
  const notice = response?.ok ? Answer.parse(await response.json()).notice : 'cut off'
  expect(notice).toMatch(/was not waited for|cut off/)
})
