import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type ModelStandIn, says, startModelStandIn } from '@holdfast/testing/start-model-stand-in'
import type { ModelSettings } from '../settings/read-model-settings.ts'
import { createEndpointPool } from './create-endpoint-pool.ts'
import type { CompanyModelPolicy } from './model-endpoint.ts'
import { createPinnedFetch, type Resolve } from './pinned-fetch.ts'

let standIn: ModelStandIn
let port: string
beforeAll(async () => {
  standIn = await startModelStandIn()
  port = new URL(standIn.baseUrl).port
})
afterAll(() => standIn.stop())

const settings: ModelSettings = {
  operator: null,
  dailyTokens: 1_000,
  prices: null,
  timeoutMs: 30_000,
  concurrency: 2,
  contextTokens: 1_000,
  investigationTokens: 16_000,
  allowedHosts: [],
}
const policy = (own: Partial<NonNullable<CompanyModelPolicy['own']>> = {}): CompanyModelPolicy => ({
  customerId: 'c1',
  mode: 'own',
  addresses: 'public',
  dailyTokenBudget: 5_000,
  own: { baseUrl: `http://models.example:${port}/v1`, model: 'small', apiKey: 'own-key', isMasked: true, ...own },
  names: [],
})
const resolvesTo =
  (...answers: string[]): Resolve =>
  async () => [{ address: answers.length > 1 ? (answers.shift() ?? '') : (answers[0] ?? ''), family: 4 }]

function ask(allowedHosts: string[], resolve: Resolve, own: Parameters<typeof policy>[0] = {}) {
  const pool = createEndpointPool({ ...settings, allowedHosts }, { resolve, random: () => 0 })
  const request = {
    name: 'p',
    schema: z.object({ word: z.string() }),
    messages: [],
    signal: new AbortController().signal,
  }
  return pool.endpointOf(policy(own))?.client.askStructured(request)
}

it('asks an endpoint that the operator allows, at the address that its name has now', async () => {
  standIn.behave(says(() => '{"word":"yes"}'))
  expect(await ask([`models.example:${port}`], resolvesTo('127.0.0.1'))).toEqual({ word: 'yes' })
  expect(standIn.requests).toHaveLength(1)
  expect(standIn.headers[0]).toMatchObject({ authorization: 'Bearer own-key', host: `models.example:${port}` })
})

it.each(['127.0.0.1', '10.0.0.7', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00:ec2::254'])(
  'sends nothing to a name that leads to %s',
  async (address) => {
    standIn.behave(says(() => '{"word":"yes"}'))
    await expect(ask([], resolvesTo(address))).rejects.toMatchObject({ failure: 'not-allowed' })
    expect(standIn.requests).toHaveLength(0)
  },
)

it.each(['127.0.0.1', '[::ffff:7f00:1]', '2130706433', '127.1'])('sends nothing to %s', async (host) => {
  standIn.behave(says(() => '{"word":"yes"}'))
  const baseUrl = `http://${host}:${port}/v1`
  await expect(ask([], resolvesTo('8.8.8.8'), { baseUrl })).rejects.toMatchObject({ failure: 'not-allowed' })
  expect(standIn.requests).toHaveLength(0)
})

it('sends nothing where one of the addresses is private', async () => {
  const both: Resolve = async () => [
    { address: '8.8.8.8', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ]
  await expect(ask([], both)).rejects.toMatchObject({ failure: 'not-allowed' })
})

it('looks once for each connection, so that a name cannot move between the check and the connection', async () => {
  standIn.behave(says(() => '{"word":"yes"}'))
  let looks = 0
  const moving: Resolve = async () => [{ address: looks++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }]
  expect(await ask([`models.example:${port}`], moving)).toEqual({ word: 'yes' })
  expect(looks).toBe(1)
})

it('looks again for the next connection, so that a name that moved inside is refused', async () => {
  const pinned = createPinnedFetch([], resolvesTo('8.8.8.8', '169.254.169.254'))
  const url = 'https://models.example/v1'
  // Nothing is sent: the caller has left by the time the first address is found to be public.
  await expect(pinned(url, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  await expect(pinned(url, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AddressNotAllowed' })
})

it('follows no redirect', async () => {
  standIn.behave((response) => response.writeHead(307, { location: `http://127.0.0.1:${port}/v1/stolen` }).end())
  await expect(ask([`models.example:${port}`], resolvesTo('127.0.0.1'))).rejects.toMatchObject({ failure: 'rejected' })
  expect(standIn.requests).toHaveLength(1)
})

it('gives a company its own endpoint, the operator’s, or none', () => {
  const operator = { baseUrl: 'https://models.operator.example/v1', apiKey: null, model: 'big' }
  const pool = createEndpointPool({ ...settings, operator, prices: { input: 1, output: 2 } })
  expect(pool.endpointOf({ ...policy(), mode: 'off' })).toBeNull()
  expect(pool.endpointOf({ ...policy(), own: null })).toBeNull()
  expect(pool.endpointOf({ ...policy(), mode: 'masked' })).toMatchObject({
    owner: 'operator',
    host: 'models.operator.example',
    model: 'big',
    prices: { input: 1, output: 2 },
  })
  expect(pool.endpointOf(policy())).toMatchObject({ owner: 'company', model: 'small', prices: null })
  expect(createEndpointPool(settings).endpointOf({ ...policy(), mode: 'masked' })).toBeNull()
})

it('lets nobody spend more than the operator allows at the operator’s endpoint', () => {
  const pool = createEndpointPool(settings)
  expect(pool.budgetOf({ ...policy(), mode: 'masked' })).toBe(1_000)
  expect(pool.budgetOf({ ...policy(), mode: 'masked', dailyTokenBudget: 10 })).toBe(10)
  expect(pool.budgetOf(policy())).toBe(5_000)
})

it('keeps one client, with its circuit breaker, as long as the endpoint stays the same', () => {
  const pool = createEndpointPool(settings)
  const client = pool.endpointOf(policy())?.client
  expect(pool.endpointOf(policy())?.client).toBe(client)
  expect(pool.endpointOf(policy({ apiKey: 'other' }))?.client).not.toBe(client)
  expect(pool.endpointOf({ ...policy(), customerId: 'c2' })?.client).not.toBe(client)
})
