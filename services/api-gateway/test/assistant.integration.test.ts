import { Answer, Conversation, ModelCalls } from '@holdfast/contracts/assistant'
import {
  type Behaviour,
  breaksOff,
  type ChatRequest,
  chunk,
  fails,
  type ModelStandIn,
  refuses,
  says,
  startModelStandIn,
} from '@holdfast/testing/start-model-stand-in'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askQuestion, createModelIncident, DISK_FULL, readModelCalls, readSpend, saveAi } from './model-incident.ts'
import { createCompany, type Person } from './people.ts'
import { testGateway } from './test-gateway.ts'

let standIn: ModelStandIn
beforeAll(async () => {
  standIn = await startModelStandIn()
})
const gateway = testGateway({
  models: () => ({
    OPENAI_BASE_URL: standIn.baseUrl,
    OPENAI_API_KEY: 'operators-key',
    OPENAI_MODEL: 'small',
    OPENAI_INPUT_PRICE: '2',
    OPENAI_OUTPUT_PRICE: '10',
  }),
})
afterAll(() => standIn.stop())

let company: Person
beforeEach(async () => {
  company = await createCompany(gateway)
})

const CUSTOMER_LINE = 'checkout failed for grace@example.com: write refused, token=tok_9Zx7Wv5Ku3Ts1Rq'
const customerLine = { text: CUSTOMER_LINE, isEvidence: true }
const quotes =
  (...claims: { line_id: string; quote: string }[]) =>
  (_request?: ChatRequest) =>
    JSON.stringify({ topics: [], quotes: claims })
const diskQuote = quotes({ line_id: 'L1', quote: 'No space left on device' })

/** As much as it can, forever. */
const floods: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const write = () => {
    while (!response.destroyed && response.write(chunk({ content: 'x'.repeat(10_000) })));
  }
  response.on('drain', write)
  write()
}

const sentText = (request: ChatRequest | undefined): string =>
  (request?.messages ?? []).map((message) => message.content).join('\n')

async function countQuestions(): Promise<number> {
  const query = gateway.owner.selectFrom('usageCounters').select('count').where('name', '=', 'ai-chat')
  return Number((await query.where('customerId', '=', company.customerId).executeTakeFirst())?.count)
}

describe('an answer with a model', () => {
  it('adds the lines whose quotes it gave right, as they are, and nothing else', async () => {
    standIn.behave(
      says((request) => {
        const masked = /checkout failed for \[EMAIL_\d+\]/.exec(sentText(request))?.[0] ?? ''
        return quotes(
          { line_id: 'L2', quote: masked },
          { line_id: 'L1', quote: 'Plenty of space left' },
          { line_id: 'L99', quote: 'No space left on device' },
        )()
      }),
    )
    const id = await createModelIncident(gateway, company, [customerLine])
    const answer = Answer.parse(await askQuestion(gateway, company, id, 'What is the root cause?'))
    expect(answer).toMatchObject({ source: 'model', notice: null })
    expect(answer.answer).toContain(`\`${CUSTOMER_LINE}\` [L2]`)
    expect(answer.answer).not.toContain('Plenty of space')
    const cited = answer.citations.find((citation) => citation.line_id === 'L2')
    expect(cited?.message).toBe(CUSTOMER_LINE)
    await saveAi(gateway, company, { mode: 'off' })
    const alone = await askQuestion(gateway, company, id, 'What is the root cause?')
    expect(alone.source).toBe('engine')
    expect(answer.answer.startsWith(alone.answer)).toBe(true)
    expect(standIn.headers[0]?.authorization).toBe('Bearer operators-key')
  })

  it('understands a question that the analysis alone does not', async () => {
    standIn.behave(says(() => '{"topics":["cause"],"quotes":[]}'))
    const id = await createModelIncident(gateway, company)
    const asked = await askQuestion(gateway, company, id, 'Woran liegt das bloß?')
    expect(asked.answer).toContain('The disk under postgres is full.')
    expect(asked.source).toBe('model')
  })

  it('sends no secret and no person, keeps exactly what it sent, and hashes alone in the audit log', async () => {
    standIn.behave(says(diskQuote))
    const secrets = ['grace@example.com', 'tok_9Zx7Wv5Ku3Ts1Rq', 'hunter2hunter2', 'Ada Lovelace', '203.0.113.77']
    const lines = [CUSTOMER_LINE, 'db_password=hunter2hunter2 refused for Ada Lovelace from 203.0.113.77']
    const id = await createModelIncident(
      gateway,
      company,
      lines.map((text) => ({ text, isEvidence: true })),
    )
    await askQuestion(gateway, company, id, 'Did Ada Lovelace or grace@example.com lose an order?')
    const { calls } = ModelCalls.parse({ calls: await readModelCalls(gateway, company, id) })
    const sent = JSON.stringify(standIn.requests)
    for (const secret of secrets) {
      expect(sent).not.toContain(secret)
      expect(JSON.stringify(calls)).not.toContain(secret)
    }
    expect(calls).toHaveLength(1)
    expect(JSON.parse(calls[0]?.request ?? '')).toEqual(standIn.requests[0]?.messages)
    expect(calls[0]).toMatchObject({
      purpose: 'ask',
      asked_by: { first_name: 'Ada' },
      endpoint: new URL(standIn.baseUrl).host,
      model: 'small',
      prompt: 'answer-question-v1',
      response: diskQuote(),
      prompt_tokens: 120,
      completion_tokens: 34,
      cost_usd: 0.00058,
      outcome: 'used',
    })
    expect(calls[0]?.masked_count).toBeGreaterThanOrEqual(5)
    const { body } = await gateway.call({ url: '/api/v1/audit?action=model.called', token: company.token })
    expect(body.entries).toHaveLength(1)
    expect(body.entries[0]).toMatchObject({ actor: { id: company.userId }, object_id: id, details: { tokens: 154 } })
    expect(body.entries[0].details.request_sha256).toMatch(/^[\da-f]{64}$/)
    expect(JSON.stringify(body.entries)).not.toContain('space left')
    const { token } = await createCompany(gateway)
    expect((await gateway.call({ url: `/api/v1/dashboard/incidents/${id}/model-calls`, token })).status).toBe(404)
    for (const secret of [...secrets, 'operators-key']) expect(gateway.logLines.join('')).not.toContain(secret)
  })

  it('is kept in the conversation, and counts as one question', async () => {
    standIn.behave(says(diskQuote))
    const id = await createModelIncident(gateway, company)
    const answer = await askQuestion(gateway, company, id, 'Why?')
    const url = `/api/v1/dashboard/incidents/${id}/conversation`
    const { entries } = Conversation.parse((await gateway.call({ url, token: company.token })).body)
    expect(entries).toEqual([expect.objectContaining({ ...answer, question: 'Why?' })])
    expect(await countQuestions()).toBe(1)
  })

  it('costs one call for a hundred identical questions at once, and none for the next', async () => {
    standIn.behave(says(diskQuote))
    const id = await createModelIncident(gateway, company)
    const all = await Promise.all(
      Array.from({ length: 100 }, () => askQuestion(gateway, company, id, 'Why did the write fail?')),
    )
    expect(new Set(all.map((answer) => answer.answer)).size).toBe(1)
    expect(all[0]?.source).toBe('model')
    expect(standIn.requests).toHaveLength(1)
    await askQuestion(gateway, company, id, 'Why did the write fail?')
    expect(standIn.requests).toHaveLength(1)
    expect(await readModelCalls(gateway, company, id)).toHaveLength(1)
    expect((await readSpend(gateway, company)).today.tokens_used).toBe(154)
    expect(await countQuestions()).toBe(101)
  })

  it('is the analysis’ own, without a word of a model, where the company wants none', async () => {
    standIn.behave(says(diskQuote))
    await saveAi(gateway, company, { mode: 'off' })
    const id = await createModelIncident(gateway, company)
    expect(await askQuestion(gateway, company, id, 'Why?')).toMatchObject({ source: 'engine', notice: null })
    expect(standIn.requests).toHaveLength(0)
  })
})

describe('a model that fails', () => {
  it.each<{ name: string; behaviour: Behaviour; why: string; outcomes: string[] }>([
    {
      name: 'is down',
      behaviour: fails(500),
      why: 'The language model could not be reached',
      outcomes: ['unavailable'],
    },
    { name: 'is busy', behaviour: fails(429), why: 'The language model is busy', outcomes: ['rate-limited'] },
    {
      name: 'knows no such model',
      behaviour: fails(404),
      why: 'The language model did not accept the request',
      outcomes: ['rejected'],
    },
    { name: 'refuses', behaviour: refuses, why: 'The language model declined to answer', outcomes: ['refused'] },
    {
      name: 'writes broken JSON twice',
      behaviour: says(() => '{"topics":["cause"],"quotes":[{"line_id":"L1"'),
      why: 'The language model gave no usable answer',
      outcomes: ['malformed', 'malformed'],
    },
    {
      name: 'never stops talking',
      behaviour: floods,
      why: 'The language model gave no usable answer',
      outcomes: ['malformed'],
    },
    {
      name: 'breaks off',
      behaviour: breaksOff,
      why: 'The language model could not be reached',
      outcomes: ['unavailable'],
    },
  ])('that $name leaves the analysis’ own answer with a note', async ({ behaviour, why, outcomes }) => {
    // A success closes the breaker again, which the tests share.
    standIn.behave(says(diskQuote))
    const id = await createModelIncident(gateway, company)
    await askQuestion(gateway, company, id, 'How sure are we?')
    standIn.behave(behaviour)
    const answer = await askQuestion(gateway, company, id, 'What is the root cause?')
    expect(answer).toMatchObject({ source: 'engine', notice: `${why}; this answer comes from the analysis alone.` })
    expect(answer.answer).toContain('The disk under postgres is full.')
    const calls: { outcome: string }[] = await readModelCalls(gateway, company, id)
    expect(calls.map(({ outcome }) => outcome)).toEqual([...outcomes, 'used'])
    expect((await readSpend(gateway, company)).today.tokens_reserved).toBe(0)
  })

  it('is left alone for a while, then tried again', async () => {
    standIn.behave(fails(503))
    const id = await createModelIncident(gateway, company)
    const ask = (index: number) => askQuestion(gateway, company, id, `What is the root cause? Attempt ${index}`)
    for (let index = 0; index < 5; index++) await ask(index)
    const before = standIn.requests.length
    const answer = await ask(5)
    expect(answer.notice).toContain('could not be reached')
    expect(standIn.requests).toHaveLength(before)
    gateway.advance(31_000)
    standIn.proceed(says(diskQuote))
    expect(await ask(6)).toMatchObject({ source: 'model', notice: null })
  })

  it('that is small and knows no schemas is asked in plain words, and its answer repaired', async () => {
    standIn.behave(
      fails(400),
      says(() => 'Sure! Here it is: {"quotes": "L1"}'),
      says(() => `Of course.\n\`\`\`json\n${diskQuote()}\n\`\`\``),
    )
    const id = await createModelIncident(gateway, company)
    const answer = await askQuestion(gateway, company, id, 'What is the root cause?')
    expect(answer).toMatchObject({ source: 'model', notice: null })
    expect(answer.answer).toContain(`\`${DISK_FULL}\` [L1]`)
    expect(standIn.requests.map((request) => request.response_format !== undefined)).toEqual([true, false, false])
  })
})

describe('the budget of the day', () => {
  it('keeps what it does not hold from being sent, and says so', async () => {
    standIn.behave(says(diskQuote))
    const id = await createModelIncident(gateway, company)
    await saveAi(gateway, company, { daily_token_budget: 100 })
    const answer = await askQuestion(gateway, company, id, 'What is the root cause?')
    expect(answer.notice).toBe(
      'Today’s token budget for the language model is used up; this answer comes from the analysis alone.',
    )
    expect(standIn.requests).toHaveLength(0)
    await saveAi(gateway, company, { daily_token_budget: 50_000 })
    expect((await askQuestion(gateway, company, id, 'What is the root cause?')).source).toBe('model')
  })

  it('is not overdrawn by many different questions at once', async () => {
    standIn.behave(says(diskQuote))
    const id = await createModelIncident(gateway, company)
    await askQuestion(gateway, company, id, 'Warm up')
    const { tokens_used: used } = (await readSpend(gateway, company)).today
    await saveAi(gateway, company, { daily_token_budget: used + 2_500 })
    const ask = (index: number) => askQuestion(gateway, company, id, `What is the root cause? Attempt ${index}`)
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => ask(index)))
    const { today, total } = await readSpend(gateway, company)
    expect(today.tokens_used).toBeLessThanOrEqual(used + 2_500)
    expect(today).toMatchObject({ tokens_reserved: 0, token_budget: used + 2_500 })
    expect(answers.some((answer) => answer.source === 'model')).toBe(true)
    expect(answers.some((answer) => answer.notice?.includes('token budget'))).toBe(true)
    expect(total.cost_usd).toBeCloseTo(0.00058 * total.calls, 6)
  })
})

it('tells Prometheus what was used', async () => {
  standIn.behave(says(diskQuote))
  await askQuestion(gateway, company, await createModelIncident(gateway, company), 'Why?')
  const metrics = await gateway.metrics.metrics()
  expect(metrics).toMatch(/holdfast_model_tokens_total\{purpose="ask",endpoint="operator",kind="prompt".*\} \d+/)
  expect(metrics).toMatch(/holdfast_model_calls_total\{purpose="ask",endpoint="operator",outcome="used".*\} \d+/)
  expect(metrics).toMatch(/holdfast_model_cost_dollars_total\{.*\} 0\.\d+/)
  expect(metrics).not.toContain(company.customerId)
})
