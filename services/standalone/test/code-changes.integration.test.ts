import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Conversation } from '@holdfast/contracts/assistant'
import { AnalyzeCodeResult, type CodeAnalysis } from '@holdfast/contracts/code-analysis'
import { GithubAuthStart, GithubCallbackResult, IntegrationStatus, Repositories } from '@holdfast/contracts/github'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createGuiltyShop, type GuiltyShop, settingsOf } from './guilty-shop.ts'
import { type Account, openAccount } from './open-account.ts'
import { type Running, runStandalone } from './run-standalone.ts'

let folder: string
let holdfast: Running
let shop: GuiltyShop
let account: Account
let incidentId: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'holdfast-code-'))
  // Postgres does not run as root: its account must be able to walk in.
  await chmod(folder, 0o755)
  shop = await createGuiltyShop()
  holdfast = await runStandalone({ DATA_DIR: path.join(folder, 'data'), ...settingsOf(shop) })
  if (!(await holdfast.isReady)) throw new Error(holdfast.output())
  account = await openAccount(holdfast.url)
  incidentId = await forwardLogs(account)
  await connect(account)
})

afterAll(async () => {
  holdfast?.process.kill('SIGTERM')
  await holdfast?.ended
  await shop?.close()
  await rm(folder, { recursive: true, force: true })
})

async function call<S extends z.ZodType>(
  schema: S,
  method: string,
  place: string,
  { token }: Account,
  body?: unknown,
): Promise<z.output<S>> {
  const response = await fetch(`${holdfast.url}${place}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${place} answered ${response.status}: ${text}`)
  return schema.parse(JSON.parse(text))
}

async function forwardLogs(owner: Account): Promise<string> {
  const Forwarded = z.object({ incident_ids: z.array(z.string()) })
  const body = { log_content: shop.logs, api_key: owner.apiKey }
  const { incident_ids: ids } = await call(Forwarded, 'POST', '/api/v1/logs/forward', owner, body)
  return ids[0] ?? ''
}

/** As the browser does: to the host, back with a code, and on to the gateway. */
async function connect(person: Account): Promise<void> {
  const base = '/api/v1/integrations/github/auth'
  const { auth_url: address } = await call(GithubAuthStart, 'GET', `${base}/start`, person)
  const back = new URL((await fetch(address, { redirect: 'manual' })).headers.get('location') ?? '')
  await call(GithubCallbackResult, 'GET', `${base}/callback${back.search}`, person)
}

const repositories = '/api/v1/integrations/github/repositories'
const Toggled = z.object({ success: z.literal(true) })
const analyze = async (): Promise<CodeAnalysis> => {
  const place = `/api/v1/dashboard/incidents/${incidentId}/analyze-code`
  const body = { question: 'Check code changes', api_key: account.apiKey }
  return (await call(AnalyzeCodeResult, 'POST', place, account, body)).analysis
}

it('leads from forwarded logs to the commit that did it, with its hunk, author, link and the lines that cite it', async () => {
  expect(await analyze()).toMatchObject({
    error_message: expect.stringContaining('No repository has code correlation'),
  })
  const listed = await call(Repositories, 'GET', repositories, account)
  expect(listed.repositories.map(({ full_name: name }) => name)).toEqual(['acme/blog', 'acme/shop'])
  const name = 'repository_full_name=acme/shop'
  await call(Toggled, 'POST', `${repositories}/monitor?${name}&monitor=true`, account)
  const choice = `${name}&enable=true&service_name=checkout&default_branch=main`
  await call(Toggled, 'POST', `${repositories}/code-correlation?${choice}`, account)

  const { host, guiltySha } = shop
  host.calls.length = 0
  const analysis = await analyze()
  expect(analysis.error_message).toBeNull()
  expect(analysis.files_investigated).toHaveLength(1)
  expect(analysis.files_investigated[0]).toMatchObject({
    file: 'src/cart.ts',
    line: 5,
    priority: 'high',
    reason: expect.stringContaining('It wrote the line that the error cites, src/cart.ts:5.'),
    repository: 'acme/shop',
    blame: {
      author: 'Grace Hopper',
      commit_sha: guiltySha,
      commit_message: 'Every customer has a discount',
      pr_number: 41,
    },
    hunk: expect.stringContaining('+  return cart.sum - discount.amountCents'),
    url: `${host.url}/acme/shop/blob/${guiltySha}/src/cart.ts`,
  })
  const [citation] = analysis.files_investigated[0]?.citations ?? []
  expect(citation).toMatchObject({
    line_id: expect.stringMatching(/^L\d+$/),
    quote: expect.stringContaining('src/cart.ts:5'),
  })
  expect(analysis.explanation).toContain("by Grace Hopper ('Every customer has a discount', pull request #41)")
  expect(analysis.explanation).toContain("Merged in it: #41 ('Discounts for all').")
  // The mapping says whose repository it is: the other, which holds the same words, was not looked at.
  expect(host.calls.filter((each) => each.includes('acme/blog'))).toEqual([])

  const first = host.calls.length
  expect(first).toBeLessThanOrEqual(60)
  host.calls.length = 0
  host.unchanged = 0
  expect(await analyze()).toEqual(analysis)
  // What a commit names comes from the cache; what may change is asked for, and has not.
  expect(host.calls.length).toBeLessThan(first)
  // Both are there after a reload; what kept it from looking is not.
  const kept = await call(Conversation, 'GET', `/api/v1/dashboard/incidents/${incidentId}/conversation`, account)
  expect(kept.entries.map(({ question, analysis: shown }) => [question, shown])).toEqual([
    ['Check code changes', analysis],
    ['Check code changes', analysis],
  ])
  expect(host.calls.filter((each) => /commits\/[\da-f]{40}$|git\/trees|contents/.test(each))).toEqual([])
  expect(host.unchanged).toBe(host.calls.length)
})

it('says that the host is dead, and keeps the connection', async () => {
  const { host, guiltySha } = shop
  host.failure = { status: 502, body: { message: 'bad gateway' } }
  try {
    expect((await analyze()).error_message).toContain('GitHub cannot be reached')
    const status = await call(IntegrationStatus, 'GET', '/api/v1/integrations/github/status', account)
    expect(status).toMatchObject({ connection_status: 'error', is_connected: true })
  } finally {
    host.failure = undefined
  }
  expect((await analyze()).files_investigated[0]?.blame?.commit_sha).toBe(guiltySha)
})
