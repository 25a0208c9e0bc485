import {
  type ChatRequest,
  fails,
  type ModelStandIn,
  refuses,
  says,
  startModelStandIn,
} from '@holdfast/testing/start-model-stand-in'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildFacts, EVIDENCE } from '../../test/facts.ts'
import { PLANTED_SECRETS } from '../../test/planted-secrets.ts'
import { createModelClient, type ModelExchange } from '../client/create-model-client.ts'
import type { RefinementFacts } from '../answers/refinement-context.ts'
import { refineWithModel } from './refine-with-model.ts'

let standIn: ModelStandIn
beforeAll(async () => {
  standIn = await startModelStandIn()
})
afterAll(() => standIn.stop())

async function refine(facts: RefinementFacts, isMasked = true) {
  const exchanges: ModelExchange[] = []
  const client = createModelClient({
    baseUrl: standIn.baseUrl,
    apiKey: 'test',
    model: 'small',
    timeoutMs: 30_000,
    idleMs: 30_000,
    maxTokens: 500,
    attempts: 1,
    concurrency: 1,
    breakAfter: 5,
    breakMs: 1_000,
    nowMs: () => 0,
    random: () => 0,
  })
  const refined = await refineWithModel(facts, {
    client: {
      askStructured: (request) =>
        client.askStructured({ ...request, onExchange: (exchange) => exchanges.push(exchange) }),
    },
    signal: new AbortController().signal,
    addresses: 'public',
    names: ['Ada Lovelace', 'Jean-Luc (ops)'],
    isMasked,
    contextTokens: 20_000,
    randomHex: () => '5f3c9a1e77b04d22',
  })
  return { refined, exchanges }
}

/** One of every kind in a line that the analysis stands on, some in its title, its causes and its names too. */
function factsWithSecrets(): RefinementFacts {
  const facts = structuredClone(buildFacts())
  const { final_incidents: incidents, log_analysis: analysis } = facts.detail.analysis_data.pipeline_results
  const [incident] = incidents
  const [proof] = incident?.evidence_logs ?? []
  const [cause] = analysis.root_cause_hypothesis_ranking
  if (!incident || !proof || !cause) throw new Error('the facts have no incident')
  const planted = PLANTED_SECRETS.map(([, write, secret], index) => ({ id: `L${index + 20}`, text: write(secret) }))
  incident.evidence_logs.push(...planted.map(({ id, text }) => ({ ...proof, line_id: id, message: text })))
  incident.title += ' for grace.hopper+navy@example.co.uk'
  incident.impact_analysis.affected_services.push('checkout of Ada Lovelace')
  cause.hypothesis += ` with ${PLANTED_SECRETS[0][2]}`
  cause.service = '203.0.113.77'
  const lines = planted.map((line) => ({ ...line, service: null, level: null, timestamp: null }))
  return { detail: facts.detail, lines: [...facts.lines, ...lines] }
}

const quietly = says(() => '{"ranking":[],"title":null,"summary":[],"explanation":[]}')

it('sends no secret of any kind, wherever it stands', async () => {
  standIn.behave(quietly)
  const { exchanges } = await refine(factsWithSecrets())
  const sent = JSON.stringify([standIn.requests, exchanges])
  expect(exchanges).toHaveLength(1)
  expect(sent).toContain(`L${PLANTED_SECRETS.length + 19}: `)
  for (const [kind, , secret] of PLANTED_SECRETS) {
    expect({ kind, isSent: sent.includes(secret) || sent.includes(JSON.stringify(secret).slice(1, -1)) }).toEqual({
      kind,
      isSent: false,
    })
  }
})

it('sends the lines as they are only where the company’s own endpoint is to see them', async () => {
  standIn.behave(quietly)
  await refine(buildFacts(), false)
  expect(JSON.stringify(standIn.requests)).toContain('grace@example.com')
})

it('finds a masked quote in the line as it is, and shows the names that were taken out', async () => {
  standIn.behave(
    says((request: ChatRequest) => {
      const masked = /checkout failed for \[EMAIL_\d+\]/.exec(request.messages.at(-1)?.content ?? '')?.[0] ?? ''
      const name = masked.split(' ').at(-1)
      const claim = {
        text: `What failed for ${name} is checkout: upstream db is unavailable.`,
        quotes: [{ line_id: 'L3', quote: masked }],
      }
      return JSON.stringify({ ranking: [], title: null, summary: [claim], explanation: [] })
    }),
  )
  const { refined } = await refine(buildFacts())
  const text = 'What failed for grace@example.com is checkout: upstream db is unavailable.'
  const quote = 'checkout failed for grace@example.com'
  expect(refined).toMatchObject({
    promptId: 'refine-incident-v1',
    refinement: { summary: [{ text, quotes: [{ line: { id: 'L3' }, start: 0, end: quote.length }] }], dropped: [] },
  })
  expect(EVIDENCE[2]?.text.startsWith(quote)).toBe(true)
})

it.each([
  ['is down', fails(500), 'unavailable'],
  ['refuses', refuses, 'refused'],
  ['babbles', says(() => 'The cause is surely DNS.'), 'malformed'],
])('says why there is nothing where the model %s', async (_, behaviour, failure) => {
  standIn.behave(behaviour)
  expect((await refine(buildFacts())).refined).toEqual({ promptId: 'refine-incident-v1', failure })
})
