import {
  type Behaviour,
  chunk,
  hangs,
  type ModelStandIn,
  stalls,
  startModelStandIn,
} from '@holdfast/testing/start-model-stand-in'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askQuestion, createModelIncident, readModelCalls, readSpend } from './model-incident.ts'
import { createCompany } from './people.ts'
import { testGateway } from './test-gateway.ts'

let standIn: ModelStandIn
beforeAll(async () => {
  standIn = await startModelStandIn()
})
const gateway = testGateway({ models: () => ({ OPENAI_BASE_URL: standIn.baseUrl, OPENAI_TIMEOUT_SECONDS: '1' }) })
afterAll(() => standIn.stop())

/** Says a little again and again, and never comes to an end. */
const drips: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const timer = setInterval(() => response.write(chunk({ content: ' ' })), 50)
  response.once('close', () => clearInterval(timer))
}

const NOTICE = 'The language model took too long; this answer comes from the analysis alone.'

it.each<[string, Behaviour]>([
  ['never answers', hangs],
  ['falls silent', stalls],
  ['never comes to an end', drips],
])('answers from the analysis when the model %s', async (_, behaviour) => {
  standIn.behave(behaviour)
  const company = await createCompany(gateway)
  const id = await createModelIncident(gateway, company)
  const answer = await askQuestion(gateway, company, id, 'What is the root cause?')
  expect(answer).toMatchObject({ source: 'engine', notice: NOTICE })
  expect(answer.answer).toContain('The disk under postgres is full.')
  expect(await readModelCalls(gateway, company, id)).toMatchObject([{ outcome: 'timeout' }])
  expect((await readSpend(gateway, company)).today.tokens_reserved).toBe(0)
})
