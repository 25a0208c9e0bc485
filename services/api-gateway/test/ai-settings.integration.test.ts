import { AiSettings, AiSpend } from '@holdfast/contracts/ai-settings'
import type { Resolve } from '@holdfast/llm/endpoint/pinned-fetch'
import { type ModelStandIn, says, startModelStandIn } from '@holdfast/testing/start-model-stand-in'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askQuestion, createModelIncident, readModelCalls, readSpend, saveAi } from './model-incident.ts'
import { createCompany, createMember, type Person } from './people.ts'
import { testGateway } from './test-gateway.ts'

let operators: ModelStandIn
let own: ModelStandIn
beforeAll(async () => {
  operators = await startModelStandIn()
  own = await startModelStandIn()
})
afterAll(() => Promise.all([operators.stop(), own.stop()]))

/** What each name leads to; nothing asks a real name server. */
const names = new Map<string, string>([['allowed.internal', '127.0.0.1']])
const resolve: Resolve = async (name) => {
  const address = names.get(name)
  if (!address) throw new Error(`no such name: ${name}`)
  return [{ address, family: address.includes(':') ? 6 : 4 }]
}
const portOf = ({ baseUrl }: ModelStandIn) => new URL(baseUrl).port

const gateway = testGateway({
  models: () => ({
    OPENAI_BASE_URL: operators.baseUrl,
    OPENAI_MODEL: 'small',
    OPENAI_DAILY_TOKENS: '9000',
    OPENAI_ALLOWED_HOSTS: `allowed.internal:${portOf(own)}`,
  }),
  resolveModelHost: resolve,
})

const good = says(() => '{"topics":[],"quotes":[{"line_id":"L1","quote":"No space left on device"}]}')

let company: Person
beforeEach(async () => {
  company = await createCompany(gateway)
  operators.behave(good)
  own.behave(good)
})

const ownUrl = () => `http://allowed.internal:${portOf(own)}/v1`
const ownEndpoint = (values: object = {}) => ({
  base_url: ownUrl(),
  model: 'qwen3:4b',
  api_key: 'own-secret-key-1',
  ...values,
})
const read = async () =>
  AiSettings.parse((await gateway.call({ url: '/api/v1/settings/ai', token: company.token })).body)

const addMember = () => createMember(gateway, company)

describe('settings', () => {
  it('begin masked, with the operator’s model', async () => {
    expect(await read()).toEqual({
      mode: 'masked',
      mask_addresses: 'public',
      daily_token_budget: 200_000,
      operator_endpoint: { host: new URL(operators.baseUrl).host, model: 'small', daily_token_limit: 9_000 },
      own_endpoint: null,
    })
  })

  it('are for admins alone', async () => {
    const { token } = await addMember()
    for (const url of ['/api/v1/settings/ai', '/api/v1/settings/ai/spend']) {
      expect((await gateway.call({ url, token })).status).toBe(403)
    }
    expect((await saveAi(gateway, { ...company, token }, { mode: 'off' })).status).toBe(403)
  })

  it('are saved and audited, and never show a key again', async () => {
    const { status, body, text } = await saveAi(gateway, company, { mode: 'own', own_endpoint: ownEndpoint() })
    expect(status).toBe(200)
    expect(AiSettings.parse(body)).toMatchObject({
      mode: 'own',
      own_endpoint: { base_url: ownUrl(), model: 'qwen3:4b', has_api_key: true, is_masked: true },
    })
    const audit = await gateway.call({
      url: '/api/v1/audit?action=organization.ai-settings-changed',
      token: company.token,
    })
    expect(audit.body.entries).toMatchObject([
      { actor: { id: company.userId }, details: { ai_mode: 'own', own_endpoint: { has_new_key: true } } },
    ])
    const stored = await gateway.owner.selectFrom('modelEndpoints').selectAll().execute()
    for (const where of [text, JSON.stringify(await read()), audit.text, gateway.logLines.join('')]) {
      expect(where).not.toContain('own-secret-key')
    }
    expect(stored.some(({ apiKey }) => apiKey?.includes('own-secret-key'))).toBe(false)
  })

  it.each([
    ['http://127.0.0.1:8000/v1', 'begin with https://'],
    ['https://127.0.0.1/v1', 'private'],
    ['https://[::ffff:127.0.0.1]/v1', 'private'],
    ['https://169.254.169.254/latest/meta-data', 'private'],
    ['https://2130706433/', 'private'],
    ['https://localhost/v1', 'private'],
    ['http://allowed.internal:1/v1', 'begin with https://'],
    ['https://user:pass@models.example/v1', 'user or password'],
    ['file:///etc/passwd', 'begin with https://'],
  ])('refuse the endpoint %s', async (base_url, why) => {
    const { status, body } = await saveAi(gateway, company, { own_endpoint: ownEndpoint({ base_url }) })
    expect(status).toBe(422)
    expect(body.detail).toMatch(/^own_endpoint\.base_url: /)
    expect(body.detail).toContain(why)
  })

  it('refuse a key that no header can carry', async () => {
    const { status } = await saveAi(gateway, company, { own_endpoint: ownEndpoint({ api_key: 'a\r\nx-admin: 1' }) })
    expect(status).toBe(422)
  })

  it('send the key of one server to no other', async () => {
    await saveAi(gateway, company, { own_endpoint: ownEndpoint() })
    const same = await saveAi(gateway, company, { own_endpoint: { base_url: `${ownUrl()}/`, model: 'other' } })
    expect(same.body.own_endpoint).toMatchObject({ model: 'other', has_api_key: true })
    const moved = { base_url: 'https://models.attacker.example/v1', model: 'other' }
    const { body } = await saveAi(gateway, company, { own_endpoint: moved })
    expect(body.own_endpoint).toMatchObject({ has_api_key: false })
  })

  it('know no own endpoint that is not set up, and ask nobody when it is taken away', async () => {
    const url = '/api/v1/settings'
    const body = { customer_settings: { ai_mode: 'own' } }
    expect((await gateway.call({ method: 'POST', url, token: company.token, body })).status).toBe(400)
    expect((await saveAi(gateway, company, { mode: 'own' })).status).toBe(400)
    await saveAi(gateway, company, { mode: 'own', own_endpoint: ownEndpoint() })
    expect((await saveAi(gateway, company, { own_endpoint: null })).body).toMatchObject({
      mode: 'off',
      own_endpoint: null,
    })
    expect((await saveAi(gateway, company, { mode: 'own' })).status).toBe(400)
  })
})

describe('an endpoint of the company’s own', () => {
  it('gets the questions, with its own key, and the operator’s gets none', async () => {
    await saveAi(gateway, company, { mode: 'own', own_endpoint: ownEndpoint() })
    const id = await createModelIncident(gateway, company, [{ text: 'mail to grace@example.com', isEvidence: true }])
    expect(await askQuestion(gateway, company, id, 'Why?')).toMatchObject({ source: 'model', notice: null })
    expect(operators.requests).toHaveLength(0)
    expect(own.headers[0]?.authorization).toBe('Bearer own-secret-key-1')
    expect(JSON.stringify(own.requests)).not.toContain('grace@example.com')
    const [call] = await readModelCalls(gateway, company, id)
    expect(call).toMatchObject({ endpoint: `allowed.internal:${portOf(own)}`, model: 'qwen3:4b', cost_usd: null })
  })

  it('sees the lines as they are only where the company wants that', async () => {
    const own_endpoint = ownEndpoint({ is_masked: false, api_key: null })
    await saveAi(gateway, company, { mode: 'own', own_endpoint })
    const id = await createModelIncident(gateway, company, [{ text: 'mail to grace@example.com', isEvidence: true }])
    await askQuestion(gateway, company, id, 'Why?')
    expect(JSON.stringify(own.requests)).toContain('grace@example.com')
    expect(own.headers[0]?.authorization).toBeUndefined()
    expect(await readModelCalls(gateway, company, id)).toMatchObject([{ masked_count: 0 }])
  })

  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:10.0.0.1', 'fd00:ec2::254'])(
    'is asked nothing where its name leads to %s',
    async (address) => {
      names.set('rebound.example', address)
      const base_url = `https://rebound.example:${portOf(own)}/v1`
      expect((await saveAi(gateway, company, { mode: 'own', own_endpoint: ownEndpoint({ base_url }) })).status).toBe(
        200,
      )
      const id = await createModelIncident(gateway, company)
      const answer = await askQuestion(gateway, company, id, 'Why?')
      expect(answer).toMatchObject({
        source: 'engine',
        notice:
          'The address of your language model is not one that may be reached from here; this answer comes from the analysis alone.',
      })
      expect(own.requests).toHaveLength(0)
      expect(await readModelCalls(gateway, company, id)).toEqual([])
      expect((await readSpend(gateway, company)).today.tokens_reserved).toBe(0)
    },
  )

  it('leads nowhere by a redirect', async () => {
    own.behave((response) => response.writeHead(302, { location: operators.baseUrl }).end())
    await saveAi(gateway, company, { mode: 'own', own_endpoint: ownEndpoint() })
    const id = await createModelIncident(gateway, company)
    expect((await askQuestion(gateway, company, id, 'Why?')).notice).toContain('did not accept the request')
    expect(operators.requests).toHaveLength(0)
  })

  it('may spend more than the operator gives, up to the company’s own budget', async () => {
    await saveAi(gateway, company, { daily_token_budget: 50_000 })
    expect((await readSpend(gateway, company)).today.token_budget).toBe(9_000)
    await saveAi(gateway, company, { mode: 'own', own_endpoint: ownEndpoint() })
    expect((await readSpend(gateway, company)).today.token_budget).toBe(50_000)
  })
})

it('shows what was spent, by day, to its own company', async () => {
  const id = await createModelIncident(gateway, company)
  await askQuestion(gateway, company, id, 'Why?')
  await askQuestion(gateway, company, id, 'What is the root cause?')
  const spend = AiSpend.parse(await readSpend(gateway, company))
  const day = gateway.now().toISOString().slice(0, 10)
  const sum = { calls: 2, prompt_tokens: 240, completion_tokens: 68, cost_usd: 0 }
  expect(spend).toEqual({
    has_prices: false,
    today: { day, token_budget: 9_000, tokens_used: 308, tokens_reserved: 0, tokens_left: 8_692 },
    days: [{ day, ...sum }],
    total: sum,
  })
  expect((await readSpend(gateway, await createCompany(gateway))).total.calls).toBe(0)
})

it('masks addresses as the company wants', async () => {
  const lines = [{ text: 'peer 10.1.2.3 and 203.0.113.9 refused', isEvidence: true }]
  for (const [policy, kept] of [
    ['all', []],
    ['public', ['10.1.2.3']],
    ['none', ['10.1.2.3', '203.0.113.9']],
  ] as const) {
    operators.behave(good)
    await saveAi(gateway, company, { mask_addresses: policy })
    await askQuestion(gateway, company, await createModelIncident(gateway, company, lines), 'Why?')
    const sent = JSON.stringify(operators.requests)
    expect(['10.1.2.3', '203.0.113.9'].filter((address) => sent.includes(address))).toEqual(kept)
  }
})
