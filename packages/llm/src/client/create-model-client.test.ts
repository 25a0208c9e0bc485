import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import {
  type Behaviour,
  breaksOff,
  callsTools,
  chunk,
  fails,
  hangs,
  type ModelStandIn,
  refuses,
  says,
  stalls,
  startModelStandIn,
} from '@holdfast/testing/start-model-stand-in'
import { ModelAnswer } from '../ground/model-answer.ts'
import { createModelClient, type ModelClientOptions, type ModelExchange } from './create-model-client.ts'

const Reply = z.object({ word: z.string() })
const good = says(() => '{"word":"yes"}')

let standIn: ModelStandIn
beforeAll(async () => {
  standIn = await startModelStandIn()
})
afterAll(() => standIn.stop())

function build(overrides: Partial<ModelClientOptions> = {}) {
  const exchanges: ModelExchange[] = []
  const delays: number[] = []
  const client = createModelClient({
    baseUrl: standIn.baseUrl,
    apiKey: 'test',
    model: 'small',
    timeoutMs: 30_000,
    idleMs: 5_000,
    maxTokens: 200,
    attempts: 3,
    concurrency: 4,
    breakAfter: 5,
    breakMs: 30_000,
    nowMs: () => 0,
    random: () => 0.5,
    sleep: (delayMs) => {
      delays.push(delayMs)
      return Promise.resolve()
    },
    ...overrides,
  })
  const ask = (signal: AbortSignal = new AbortController().signal) =>
    client.askStructured({
      name: 'reply',
      schema: Reply,
      messages: [{ role: 'user', content: 'Say yes.' }],
      signal,
      onExchange: (exchange) => exchanges.push(exchange),
    })
  return { ask, client, exchanges, delays }
}

it('reads a streamed answer and records the exchange with its tokens', async () => {
  standIn.behave(good)
  const { ask, exchanges } = build()
  expect(await ask()).toEqual({ word: 'yes' })
  expect(exchanges).toEqual([
    {
      model: 'small',
      request: '[{"role":"user","content":"Say yes."}]',
      response: '{"word":"yes"}',
      promptTokens: 120,
      completionTokens: 34,
      outcome: 'used',
    },
  ])
})

it.each<{ name: string; behaviours: Behaviour[]; calls: number }>([
  { name: 'JSON in a code block', behaviours: [says(() => 'Sure!\n```json\n{"word":"yes"}\n```')], calls: 1 },
  { name: 'malformed JSON, then repaired', behaviours: [says(() => '{"word": yes'), good], calls: 2 },
  { name: 'the wrong shape, then repaired', behaviours: [says(() => '{"words":["yes"]}'), good], calls: 2 },
  { name: 'a 500, then an answer', behaviours: [fails(500), good], calls: 2 },
  { name: 'a 429, then an answer', behaviours: [fails(429, { 'retry-after': '2' }), good], calls: 2 },
  { name: 'an answer that breaks off, then a whole one', behaviours: [breaksOff, good], calls: 2 },
  { name: 'an endpoint that knows no schemas', behaviours: [fails(400), good], calls: 2 },
])('copes with $name', async ({ behaviours, calls }) => {
  standIn.behave(...behaviours)
  expect(await build().ask()).toEqual({ word: 'yes' })
  expect(standIn.requests).toHaveLength(calls)
})

it.each<{ name: string; behaviours: Behaviour[]; failure: string; calls: number }>([
  { name: 'JSON that stays malformed', behaviours: [says(() => 'no idea')], failure: 'malformed', calls: 2 },
  { name: 'a refusal', behaviours: [refuses], failure: 'refused', calls: 1 },
  { name: 'a stalled stream', behaviours: [stalls], failure: 'timeout', calls: 1 },
  { name: 'an endpoint that hangs', behaviours: [hangs], failure: 'timeout', calls: 1 },
  { name: 'a lasting 429', behaviours: [fails(429)], failure: 'rate-limited', calls: 3 },
  { name: 'a 429 for an hour', behaviours: [fails(429, { 'retry-after': '3600' })], failure: 'rate-limited', calls: 1 },
  { name: 'a lasting 500', behaviours: [fails(500)], failure: 'unavailable', calls: 3 },
  { name: 'a wrong key', behaviours: [fails(401)], failure: 'rejected', calls: 1 },
])('gives up on $name', async ({ behaviours, failure, calls }) => {
  standIn.behave(...behaviours)
  await expect(
    build(behaviours[0] === stalls ? { idleMs: 60 } : behaviours[0] === hangs ? { timeoutMs: 60 } : {}).ask(),
  ).rejects.toMatchObject({ name: 'ModelError', failure })
  expect(standIn.requests).toHaveLength(calls)
})

it('stops a slow stream at the time limit, though it never stalls', async () => {
  const timers: NodeJS.Timeout[] = []
  standIn.behave((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    timers.push(setInterval(() => response.write('data: {"choices":[{"index":0,"delta":{"content":" "}}]}\n\n'), 10))
  })
  await expect(build({ timeoutMs: 150, attempts: 1 }).ask()).rejects.toMatchObject({ failure: 'timeout' })
  timers.forEach(clearInterval)
})

it('waits longer for the first piece than for the next', async () => {
  standIn.behave((response, request) => void setTimeout(() => good(response, request), 900))
  expect(await build({ idleMs: 700 }).ask()).toEqual({ word: 'yes' })
})

it('waits as long as the endpoint asks, else with jitter', async () => {
  standIn.behave(fails(429, { 'retry-after': '2' }), fails(500), good)
  const { ask, delays } = build()
  await ask()
  expect(delays).toEqual([2_000, 500])
})

it('asks without a schema from then on where the endpoint knows none', async () => {
  standIn.behave(fails(400), good)
  const { ask } = build()
  await ask()
  await ask()
  expect(standIn.requests.map((request) => request.response_format !== undefined)).toEqual([true, false, false])
})

it('speaks as models that reason want it, from then on', async () => {
  standIn.behave(fails(400, {}, "Unsupported parameter: 'max_tokens' is not supported with this model."), good)
  const { ask } = build()
  await ask()
  await ask()
  expect(standIn.requests.map(({ max_tokens: limit }) => limit)).toEqual([200, undefined, undefined])
  expect(standIn.requests.map(({ temperature }) => temperature)).toEqual([0, undefined, undefined])
  expect(standIn.requests[2]).toMatchObject({ max_completion_tokens: 200, response_format: expect.anything() })
})

it('says no more than the least where an endpoint refuses all else', async () => {
  standIn.behave(fails(400), fails(422), good)
  const { ask } = build()
  expect(await ask()).toEqual({ word: 'yes' })
  expect(Object.keys(standIn.requests[2] ?? {}).toSorted()).toEqual(['max_tokens', 'messages', 'model', 'stream'])
})

it('sends a schema without the limits that strict endpoints refuse', async () => {
  standIn.behave(says(() => '{"topics":[],"quotes":[]}'))
  const { client } = build()
  const signal = new AbortController().signal
  await client.askStructured({ name: 'p', schema: ModelAnswer, messages: [], signal })
  const sent = JSON.stringify(standIn.requests[0]?.response_format)
  expect(sent).toContain('"additionalProperties":false')
  expect(sent).not.toMatch(/maxLength|maxItems|\$schema/)
})

it('stops what never stops', async () => {
  standIn.behave(says(() => `{"word":"${'x'.repeat(60_000)}`))
  await expect(build().ask()).rejects.toMatchObject({ failure: 'malformed' })
})

it.each([-1, 1e12, 'many'])('believes no endpoint that says it used %s tokens', async (count) => {
  standIn.behave((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const usage = { prompt_tokens: count, completion_tokens: count, total_tokens: count }
    const said = `${chunk({ content: '{"word":"yes"}' })}${chunk({}, 'stop')}`
    response.end(`${said}data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]\n\n`)
  })
  const { ask, exchanges } = build()
  await ask()
  expect(exchanges).toMatchObject([{ promptTokens: 3, completionTokens: 5 }])
})

it('counts what a refusal cost', async () => {
  standIn.behave((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const usage = { prompt_tokens: 70, completion_tokens: 8, total_tokens: 78 }
    const said = `${chunk({ refusal: 'No.' })}${chunk({}, 'stop')}`
    response.end(`${said}data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]\n\n`)
  })
  const { ask, exchanges } = build()
  await expect(ask()).rejects.toMatchObject({ failure: 'refused' })
  expect(exchanges).toMatchObject([{ promptTokens: 70, completionTokens: 8, outcome: 'refused' }])
})

it('leaves a dead endpoint alone for a while, then tries once', async () => {
  standIn.behave(fails(503))
  let nowMs = 0
  const { ask } = build({ attempts: 1, breakAfter: 2, nowMs: () => nowMs })
  await expect(ask()).rejects.toMatchObject({ failure: 'unavailable' })
  await expect(ask()).rejects.toMatchObject({ failure: 'unavailable' })
  await expect(ask()).rejects.toMatchObject({ failure: 'circuit-open' })
  expect(standIn.requests).toHaveLength(2)
  nowMs = 30_000
  standIn.behave(good)
  const results = await Promise.allSettled([ask(), ask()])
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected'])
  expect(await ask()).toEqual({ word: 'yes' })
})

it('ends the call when the caller leaves', async () => {
  const caller = new AbortController()
  standIn.behave(() => caller.abort())
  await expect(build().ask(caller.signal)).rejects.toMatchObject({ failure: 'aborted' })
  expect(standIn.requests).toHaveLength(1)
})

it('never has more calls under way than allowed', async () => {
  let running = 0
  let most = 0
  standIn.behave((response, request) => {
    most = Math.max(most, ++running)
    setImmediate(() => {
      running--
      good(response, request)
    })
  })
  const { ask } = build({ concurrency: 2 })
  await Promise.all(Array.from({ length: 8 }, () => ask()))
  expect(standIn.requests).toHaveLength(8)
  expect(most).toBeLessThanOrEqual(2)
})

/** Sends one kind of bytes until it has sent them all or nobody listens, and says how many were taken. */
const floods =
  (status: number, head: string, piece: string, taken: { bytes: number }): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': status === 200 ? 'text/event-stream' : 'application/json' })
    response.write(head)
    const { socket } = response
    const go = () => {
      taken.bytes = socket?.bytesWritten ?? 0
      if (response.destroyed) return
      if (taken.bytes > FLOOD_BYTES) return response.end()
      if (response.write(piece)) setImmediate(go)
      else response.once('drain', go)
    }
    go()
  }
const FLOOD_BYTES = 256 * 1024 * 1024
const PIECE = 'x'.repeat(65_536)

it.each([
  ['a line that never ends', 200, 'data: {"choices":[{"delta":{"content":"', PIECE, 16],
  ['lines that say nothing', 200, '', `: ${PIECE}\n`, 96],
  ['an error without an end', 500, '{"error":{"message":"', PIECE, 16],
])(
  'cuts off %s',
  async (_name, status, head, piece, mostMegabytes) => {
    const taken = { bytes: 0 }
    standIn.behave(floods(status, head, piece, taken))
    const { ask } = build({ attempts: 1, timeoutMs: 120_000 })
    await expect(ask()).rejects.toMatchObject({ failure: status === 200 ? 'malformed' : 'unavailable' })
    expect(taken.bytes).toBeLessThan(mostMegabytes * 1024 * 1024)
  },
  60_000,
)

const TOOLS = [{ name: 'search', description: 'Lines with words.', parameters: { type: 'object' } }]
const search = { tool: 'search', arguments: { words: 'timeout in “billing”' } }

function takeTurn(overrides: Partial<ModelClientOptions> = {}) {
  const { client, exchanges } = build(overrides)
  const turn = () =>
    client.takeTurn({
      name: 'investigate',
      messages: [
        { role: 'system', content: 'Look.' },
        { role: 'user', content: 'At this.' },
        { role: 'assistant', content: '', calls: [{ id: 'a', name: 'search', arguments: '{"words":"x"}' }] },
        { role: 'tool', content: '3 lines', callId: 'a' },
      ],
      tools: TOOLS,
      signal: new AbortController().signal,
      onExchange: (exchange) => exchanges.push(exchange),
    })
  return { turn, exchanges }
}

it('puts calls together from their pieces, and answers them by their ids', async () => {
  standIn.behave(callsTools(() => [search, { tool: 'lines', arguments: { id: 'A1' } }]))
  const { turn, exchanges } = takeTurn()
  expect(await turn()).toEqual([
    { id: 'call_0', name: 'search', arguments: JSON.stringify(search.arguments) },
    { id: 'call_1', name: 'lines', arguments: '{"id":"A1"}' },
  ])
  expect(standIn.requests[0]?.tools?.map((tool) => tool.function.name)).toEqual(['search'])
  expect(standIn.requests[0]?.messages.slice(2)).toMatchObject([
    { role: 'assistant', tool_calls: [{ id: 'a', function: { name: 'search' } }] },
    { role: 'tool', tool_call_id: 'a', content: '3 lines' },
  ])
  expect(exchanges[0]?.response).toContain('timeout in')
})

it('tells an endpoint that refuses tools of them in words, and does not try again', async () => {
  standIn.behave(
    fails(400, {}, 'tools are not supported'),
    callsTools(() => [search]),
  )
  const { turn } = takeTurn()
  expect(await turn()).toMatchObject([{ name: 'search', arguments: JSON.stringify(search.arguments) }])
  const [, second] = standIn.requests
  expect(second?.tools).toBeUndefined()
  expect(second?.messages[0]?.content).toContain('search: Lines with words.')
  expect(second?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  await turn()
  expect(standIn.requests).toHaveLength(3)
})

it('takes calls that a model writes although it was given tools', async () => {
  standIn.behave(says(() => `I will search.\n${JSON.stringify({ calls: [search] })}`))
  expect(await takeTurn().turn()).toMatchObject([{ name: 'search' }])
})

it('asks again where a model only talks, then gives up', async () => {
  standIn.behave(
    says(() => 'It is DNS.'),
    callsTools(() => [search]),
  )
  expect(await takeTurn().turn()).toMatchObject([{ name: 'search' }])
  standIn.behave(says(() => 'It is DNS.'))
  await expect(takeTurn().turn()).rejects.toMatchObject({ failure: 'malformed' })
  expect(standIn.requests).toHaveLength(2)
})
