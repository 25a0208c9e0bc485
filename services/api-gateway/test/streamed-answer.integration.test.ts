import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Answer, AnswerEvent } from '@holdfast/contracts/assistant'
import { questionProgressed } from '@holdfast/contracts/events/catalogue'
import { saveAnswer } from '@holdfast/database/questions/save-answer'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import {
  type Behaviour,
  chunk,
  type ModelStandIn,
  says,
  startModelStandIn,
} from '@holdfast/testing/start-model-stand-in'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createModelIncident, DISK_FULL, readModelCalls, readSpend, saveAi } from './model-incident.ts'
import { createCompany, type Person } from './people.ts'
import { testGateway } from './test-gateway.ts'

let standIn: ModelStandIn
beforeAll(async () => {
  standIn = await startModelStandIn()
})
const gateway = testGateway({ models: () => ({ OPENAI_BASE_URL: standIn.baseUrl, OPENAI_TIMEOUT_SECONDS: '120' }) })
afterAll(() => standIn.stop())

let origin: string
beforeAll(async () => {
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(gateway.app.server.address() as AddressInfo).port}`
})

let company: Person
beforeEach(async () => {
  company = await createCompany(gateway)
})

const patient = { timeout: 30_000, interval: 20 }

/** A model that says what it is told to, when it is told to. */
function puppet() {
  const { promise: asked, resolve } = Promise.withResolvers<ServerResponse>()
  const behaviour: Behaviour = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    resolve(response)
  }
  return {
    behaviour,
    asked,
    say: async (text: string) => void (await asked).write(chunk({ content: text })),
    end: async () => void (await asked).end(`${chunk({}, 'stop')}data: [DONE]\n\n`),
  }
}

async function openStream(incidentId: string, question: string, inLogs = false) {
  const leave = new AbortController()
  const response = await fetch(`${origin}/api/v1/dashboard/incidents/${incidentId}/ask`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${company.token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json;q=0.9',
    },
    body: JSON.stringify({ question, in_logs: inLogs }),
    signal: leave.signal,
  })
  const events: AnswerEvent[] = []
  const readAll = async () => {
    let rest = ''
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const parts = (rest + piece).split('\n\n')
      rest = parts.pop() ?? ''
      for (const part of parts) {
        if (part.startsWith('data: ')) events.push(AnswerEvent.parse(JSON.parse(part.slice('data: '.length))))
      }
    }
  }
  const ended = readAll()
  const shown = () => events.map((event) => (event.type === 'delta' ? event.text : '')).join('')
  const final = () => events.flatMap((event) => (event.type === 'answer' ? [event.answer] : []))[0]
  return { response, events, ended, shown, final, leave: () => leave.abort() }
}

it('shows what the analysis says at once, and each quote as soon as it is whole and right', async () => {
  const model = puppet()
  standIn.behave(model.behaviour)
  const id = await createModelIncident(gateway, company)
  const stream = await openStream(id, 'What is the root cause?')
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
  await expect.poll(stream.shown, patient).toContain('The disk under postgres is full.')
  expect(stream.shown()).not.toContain('Lines that bear')

  await model.say('{"topics":["severity"],"quotes":[{"line_id":"L1","quote":"All is well, says the attacker"},')
  await model.say('{"line_id":"L1","quote":"No space left on dev')
  await model.say('ice"},')
  await expect.poll(stream.shown, patient).toContain(`- \`${DISK_FULL}\` [L1]`)
  expect(stream.final()).toBeUndefined()
  await model.say('{"line_id":"L7","quote":"invented"}]}')
  await model.end()
  await stream.ended
  expect(stream.final()).toMatchObject({ source: 'model', notice: null, answer: stream.shown() })
  expect(JSON.stringify(stream.events)).not.toMatch(/attacker|invented/)
})

it('waits for the topic where the analysis does not know what was asked', async () => {
  const model = puppet()
  standIn.behave(model.behaviour)
  const id = await createModelIncident(gateway, company)
  const stream = await openStream(id, 'Woran liegt das bloß?')
  await model.say('{"topics":["cause"')
  await model.asked
  expect(stream.events).toEqual([])
  await model.say('],"quotes":[')
  await expect.poll(stream.shown, patient).toContain('The disk under postgres is full.')
  await model.say(']}')
  await model.end()
  await stream.ended
  expect(stream.final()?.answer).toBe(stream.shown())
})

it('streams the analysis’ own answer where there is no model, and where it fails', async () => {
  const id = await createModelIncident(gateway, company)
  standIn.behave(says(() => 'Hm.'))
  const failed = await openStream(id, 'What is the root cause?')
  await failed.ended
  await saveAi(gateway, company, { mode: 'off' })
  const alone = await openStream(id, 'What is the root cause?')
  await alone.ended
  expect(alone.final()).toMatchObject({ source: 'engine', notice: null, answer: alone.shown() })
  expect(failed.final()).toEqual({
    ...alone.final(),
    can_ask_logs: true,
    notice: 'The language model gave no usable answer; this answer comes from the analysis alone.',
  })
  expect(failed.shown()).toBe(alone.shown())
})

it('ends the call when the asker leaves, gives the tokens back, and keeps what was asked', async () => {
  const model = puppet()
  standIn.behave(model.behaviour)
  const id = await createModelIncident(gateway, company)
  const stream = await openStream(id, 'What is the root cause?')
  const response = await model.asked
  await expect.poll(stream.shown, patient).not.toBe('')
  expect((await readSpend(gateway, company)).today.tokens_reserved).toBeGreaterThan(0)
  const closed = new Promise((resolve) => response.once('close', resolve))
  stream.leave()
  await expect(stream.ended).rejects.toMatchObject({ name: 'AbortError' })
  await closed
  const url = `/api/v1/dashboard/incidents/${id}/conversation`
  const entries = async () => (await gateway.call({ url, token: company.token })).body.entries
  await expect.poll(entries, patient).toMatchObject([
    {
      question: 'What is the root cause?',
      source: 'engine',
      notice: 'The language model was not waited for; this answer comes from the analysis alone.',
    },
  ])
  expect((await readSpend(gateway, company)).today).toMatchObject({ tokens_reserved: 0, tokens_used: 0 })
  expect(await readModelCalls(gateway, company, id)).toMatchObject([{ outcome: 'aborted' }])
})

it('goes on for the others when one of those who asked the same leaves', async () => {
  const model = puppet()
  standIn.behave(model.behaviour)
  const id = await createModelIncident(gateway, company)
  const [leaver, stayer] = await Promise.all([openStream(id, 'Root cause?'), openStream(id, 'Root cause?')])
  await model.asked
  await expect.poll(() => [leaver.shown(), stayer.shown()].includes(''), patient).toBe(false)
  leaver.leave()
  await expect(leaver.ended).rejects.toMatchObject({ name: 'AbortError' })
  await model.say('{"topics":[],"quotes":[{"line_id":"L1","quote":"No space left on device"}]}')
  await model.end()
  await stayer.ended
  expect(stayer.final()).toMatchObject({ source: 'model', notice: null })
  expect(standIn.requests).toHaveLength(1)
})

it('answers 404 in JSON for what is not there', async () => {
  const stream = await openStream('0198c5a0-0000-7000-8000-000000000000', 'Why?')
  expect(stream.response.status).toBe(404)
  expect(stream.response.headers.get('content-type')).toContain('application/json')
  await stream.ended
})

const listWaiting = () =>
  gateway.database.withTenant(company.customerId, (tx) =>
    tx.selectFrom('incidentQuestions').select('id').where('lookingSince', 'is not', null).execute(),
  )
const countWaiting = async () => (await listWaiting()).length

/** As a worker saves it. */
async function saveProgress(answer: Partial<Answer>, isWhole: boolean): Promise<void> {
  const { customerId } = company
  await gateway.database.withTenant(customerId, async (tx, { publish }) => {
    const [row] = await listWaiting()
    if (!row) throw new Error('nobody waits for the logs')
    const cipher = await createCompanyVault(gateway.keyRing).cipherOf(tx, customerId)
    const whole = { answer: 'So far.', citations: [], source: 'engine' as const, notice: null, suggestions: [] }
    await saveAnswer(tx, cipher, { id: row.id, answer: { ...whole, ...answer }, isWhole })
    publish(questionProgressed, { customerId, questionId: row.id })
  })
}

const steps = [{ type: 'asked' as const, text: 'searched "tenant-2": 33 lines' }]

it('has the logs looked into for what the incident does not answer, and tells each step', async () => {
  standIn.behave(says(() => '{"topics":[],"quotes":[]}'))
  const id = await createModelIncident(gateway, company)
  const stream = await openStream(id, 'Kam Mandant zwei noch durch?')
  await expect.poll(countWaiting, patient).toBe(1)
  const { body } = await gateway.call({ url: `/api/v1/dashboard/incidents/${id}/conversation`, token: company.token })
  expect(body.entries).toMatchObject([{ is_looking: true }])
  await saveProgress({ steps }, false)
  await expect.poll(() => stream.events, patient).toContainEqual({ type: 'step', step: steps[0] })
  await saveProgress({ answer: 'Yes, 33 times.', source: 'model', steps }, true)
  await stream.ended
  expect(stream.final()).toMatchObject({ answer: 'Yes, 33 times.', source: 'model', steps })
})

it('has the logs looked into where somebody wants it, and offers it where nobody did', async () => {
  standIn.behave(says(() => '{"topics":["cause"],"quotes":[]}'))
  const id = await createModelIncident(gateway, company)
  const first = await openStream(id, 'What is the root cause?')
  await first.ended
  expect(first.final()).toMatchObject({ can_ask_logs: true })
  const second = await openStream(id, 'What is the root cause?', true)
  await expect.poll(countWaiting, patient).toBe(1)
  await saveProgress({ answer: 'The same.', source: 'model', steps }, true)
  await second.ended
  expect(second.final()).toMatchObject({ answer: 'The same.' })
})

it('gives what it knew where a worker died over the logs', async () => {
  standIn.behave(says(() => '{"topics":[],"quotes":[]}'))
  const id = await createModelIncident(gateway, company)
  const stream = await openStream(id, 'Kam Mandant zwei noch durch?')
  await expect.poll(countWaiting, patient).toBe(1)
  gateway.advance(6 * 60_000)
  await stream.ended
  expect(stream.final()).toMatchObject({ source: 'engine' })
})
