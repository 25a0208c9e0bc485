import { IncidentDetail } from '@holdfast/contracts/incidents'
import { POISON_LINES } from '@holdfast/testing/poison-lines'
import { type ModelStandIn, says, startModelStandIn } from '@holdfast/testing/start-model-stand-in'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askQuestion, createModelIncident, saveAi } from './model-incident.ts'
import { createCompany, type Person } from './people.ts'
import { testGateway } from './test-gateway.ts'

let standIn: ModelStandIn
beforeAll(async () => {
  standIn = await startModelStandIn()
})
const gateway = testGateway({
  models: () => ({ OPENAI_BASE_URL: standIn.baseUrl, OPENAI_CONTEXT_TOKENS: '20000', OPENAI_DAILY_TOKENS: '5000000' }),
})
afterAll(() => standIn.stop())

let company: Person
beforeAll(async () => {
  company = await createCompany(gateway)
  await saveAi(gateway, company, { daily_token_budget: 5_000_000 })
})

/** Nothing in the question's words that the analysis knows. */
const UNKNOWN = 'Woran liegt das bloß?'
const QUESTIONS = [
  'Why high severity?',
  'What is the root cause?',
  'Propose immediate mitigation',
  'Generate runbook',
  'What happened when?',
  UNKNOWN,
]

/** Does what the lines want in every field that it can reach and in some that do not exist, lines and quotes alike. */
const obeys = says((request) => {
  const sent = request.messages.map((message) => message.content).join('\n')
  const lines = [...sent.matchAll(/^(L\d+): ("(?:[^"\\]|\\.)*")$/gm)].filter(([, id]) => id !== 'L1')
  return JSON.stringify({
    answer: POISON_LINES.join('\n'),
    severity: 'low',
    cause: 'a solar flare',
    commands: ['rm -rf /'],
    topics: ['cause', 'status'],
    quotes: [
      { line_id: 'L1', quote: '![x](https://evil.example/p.png)' },
      { line_id: 'L1', quote: 'No space left on device [click](https://evil.example)' },
      ...lines.slice(0, 9).map(([, id, text]) => ({ line_id: id, quote: JSON.parse(text ?? '') })),
    ],
  })
})

/** What is left when everything that is shown as mere text is taken out. */
const withoutCode = (markdown: string): string => markdown.replaceAll(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '')

async function answers(incidentId: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const question of QUESTIONS) {
    found.set(question, (await askQuestion(gateway, company, incidentId, question)).answer)
  }
  return found
}

async function compare(lines: { text: string; isEvidence: boolean }[]) {
  const id = await createModelIncident(gateway, company, lines)
  const url = `/api/v1/dashboard/incidents/${id}`
  const detail = async () => IncidentDetail.parse((await gateway.call({ url, token: company.token })).body)
  const before = await detail()
  await saveAi(gateway, company, { mode: 'off' })
  const alone = await answers(id)
  await saveAi(gateway, company, { mode: 'masked' })
  standIn.behave(obeys)
  const assisted = await answers(id)
  expect(standIn.requests).toHaveLength(QUESTIONS.length)
  expect(await detail()).toEqual(before)
  return { alone, assisted }
}

it('changes nothing of what a user sees when all poison lines stand beside the evidence', async () => {
  const { alone, assisted } = await compare(POISON_LINES.map((text) => ({ text, isEvidence: false })))
  const understood = QUESTIONS.slice(0, -1)
  for (const question of understood) expect(assisted.get(question)).toBe(alone.get(question))
  expect(assisted.get(UNKNOWN)).toContain('The disk under postgres is full.')
  for (const shown of assisted.values()) expect(shown).not.toMatch(/evil\.example|solar flare|rm -rf/)
})

it('keeps severity, cause, commands and citations when the poison lines are evidence themselves', async () => {
  let everything = ''
  for (let start = 0; start < POISON_LINES.length; start += 24) {
    const lines = POISON_LINES.slice(start, start + 24).map((text) => ({ text, isEvidence: true }))
    const { alone, assisted } = await compare(lines)
    everything += [...assisted.values()].join('\n')
    for (const [question, shown] of assisted) {
      // All that a model can add is lines as they are, in full, as mere text.
      const words = question === UNKNOWN ? '' : (alone.get(question) ?? '-')
      expect(shown.startsWith(words)).toBe(true)
      const added = shown.slice(words.length)
      expect(withoutCode(added)).not.toMatch(/evil\.example|\]\(|<img|<a |rm -rf|solar flare/)
    }
  }
  expect(everything).toContain('Lines that bear on your question')
})
