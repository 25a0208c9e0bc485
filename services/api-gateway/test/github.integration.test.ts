import { createHmac } from 'node:crypto'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { createIncident } from '@holdfast/testing/factories/create-incident'
import { beforeEach, expect, it } from 'vitest'
import { githubStandIn } from './github-stand-in.ts'
import { pollRepositories } from '@holdfast/github/connection/sync-repositories'
import { createCompany, createMember, type Person } from './people.ts'
import { testGateway } from './test-gateway.ts'

const host = githubStandIn()
const gateway = testGateway({ github: () => host.settings })
const base = '/api/v1/integrations/github'
let admin: Person

beforeEach(async () => {
  Object.assign(host, { failure: undefined, tokenLastsSeconds: undefined, repositories: [], heads: {} })
  host.calls.length = 0
  admin = await createCompany(gateway)
})

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, { token } = admin) =>
  gateway.call({ method, url: `${base}${path}`, token })
const start = async (person = admin): Promise<string> => (await call('GET', '/auth/start', person)).body.auth_url
const stateOf = (url: string) => new URL(url).searchParams.get('state') ?? ''
const finish = (code: string, state: string, person = admin) =>
  call('GET', `/auth/callback?code=${code}&state=${encodeURIComponent(state)}`, person)

async function connect(person = admin) {
  const url = await start(person)
  return finish(host.agree(url), stateOf(url), person)
}

const connectionOf = ({ customerId }: Person) =>
  gateway.owner.updateTable('githubConnections').where('customerId', '=', customerId)

const repositories = (count: number) =>
  Array.from({ length: count }, (_none, id) => ({
    id: id + 1,
    full_name: `acme/part-${id + 1}`,
    default_branch: 'trunk',
  }))
const refusedState = 'GitHub OAuth error: this authorization is unknown, used or expired. Please connect again.'

it('connects, shows its state, and leaves no token in the database', async () => {
  expect((await call('GET', '/status')).body).toMatchObject({ connection_status: 'disconnected', is_configured: true })
  const url = await start()
  expect((await call('GET', '/status')).body.connection_status).toBe('pending')
  const { searchParams } = new URL(url)
  expect(searchParams.get('redirect_uri')).toBe('https://holdfast.example/integrations/github/callback')
  expect(searchParams.get('code_challenge_method')).toBe('S256')
  expect(searchParams.has('scope')).toBe(false)
  const { status, body } = await finish(host.agree(url), stateOf(url))
  expect([status, body]).toEqual([
    200,
    { success: true, message: 'Connected to GitHub as octocat.', username: 'octocat' },
  ])
  expect((await call('GET', '/status')).body).toMatchObject({ connection_status: 'connected', is_connected: true })
  const stored = await gateway.owner.selectFrom('githubConnections').selectAll().execute()
  expect(stored.map(({ tokens }) => tokens.includes('ghu_'))).not.toContain(true)
  expect(gateway.logLines.join('')).not.toMatch(/ghu_\w+/)
})

it('refuses a state that is forged, replayed, expired, or another’s', async () => {
  const forged = await finish(host.agree(await start()), 'forged')
  expect([forged.status, forged.body.detail]).toEqual([400, refusedState])

  const url = await start()
  expect((await finish(host.agree(url), stateOf(url))).status).toBe(200)
  expect((await finish(host.agree(url), stateOf(url))).body.detail).toBe(refusedState)

  const intruder = await createCompany(gateway)
  const foreign = await start()
  expect((await finish(host.agree(foreign), stateOf(foreign), intruder)).body.detail).toBe(refusedState)
  const colleague = await createMember(gateway, admin)
  expect((await finish(host.agree(foreign), stateOf(foreign), colleague)).body.detail).toBe(refusedState)
  expect((await call('GET', '/status', intruder)).body.is_connected).toBe(false)

  const late = await start()
  const row = gateway.owner.updateTable('githubAuthStates').set({ expiresAt: new Date(gateway.now().getTime() - 1) })
  await row.where('customerId', '=', admin.customerId).execute()
  expect((await finish(host.agree(late), stateOf(late))).body.detail).toBe(refusedState)
})

it('refuses a code twice, a code of another authorization, and what the host itself refuses', async () => {
  const first = await start()
  const code = host.agree(first)
  await finish(code, stateOf(first))
  const second = await start()
  const reused = await finish(code, stateOf(second))
  expect([reused.status, reused.body.detail]).toEqual([400, 'GitHub OAuth error: bad_verification_code'])
  // Injected: the code belongs to an authorization with another verifier.
  const [mine, theirs] = [await start(), await start()]
  expect((await finish(host.agree(theirs), stateOf(mine))).body.detail).toContain('bad_verification_code')
  expect((await call('GET', '/auth/callback')).body.detail).toBe('Missing OAuth parameters')
  expect((await call('GET', '/auth/callback?error=access_denied')).body.detail).toBe(
    'GitHub OAuth error: access_denied',
  )
})

it('waits no longer for whoever refused at the host', async () => {
  const other = await createCompany(gateway)
  const refuse = (url: string, person = admin) =>
    call('GET', `/auth/callback?error=access_denied&state=${encodeURIComponent(stateOf(url))}`, person)
  const status = async () => (await call('GET', '/status')).body.connection_status
  const url = await start()
  await refuse(url, other)
  expect(await status()).toBe('pending')
  const { status: code, body } = await refuse(url)
  expect([code, body.detail, await status()]).toEqual([400, 'GitHub OAuth error: access_denied', 'disconnected'])
  expect((await finish(host.agree(url), stateOf(url))).body.detail).toBe(refusedState)
})

it('disconnects while the host is down, and says what is left to do there', async () => {
  await connect()
  host.failure = { status: 503 }
  const { status, body } = await call('DELETE', '/disconnect')
  expect([status, body.revoke_at_host, body.message]).toEqual([200, true, expect.stringContaining('Revoke')])
})

it('takes no return address from the caller', async () => {
  const { body } = await call('GET', '/auth/start?redirect_uri=https://evil.example&return_to=//evil.example')
  expect(body.auth_url).not.toContain('evil')
})

it('lists beyond a thousand repositories, page by page, and asks conditionally the next time', async () => {
  host.repositories = repositories(1_250)
  await connect()
  const listed = (await call('GET', '/repositories')).body.repositories
  expect(listed).toHaveLength(1_250)
  expect(listed[0]).toMatchObject({ owner: 'acme', default_branch: 'trunk', is_monitored: false })
  host.unchanged = 0
  expect((await call('GET', '/repositories')).body.repositories).toHaveLength(1_250)
  expect(host.unchanged).toBeGreaterThanOrEqual(13)
  expect((await call('GET', '/status')).body).toMatchObject({ organization: 'acme', last_sync: expect.any(String) })
})

it('keeps choices, and shows the last list with the reason where the host is dead', async () => {
  host.repositories = repositories(2)
  await connect()
  await call('GET', '/repositories')
  const name = 'repository_full_name=acme/part-1'
  expect((await call('POST', `/repositories/monitor?${name}&monitor=true`)).body.success).toBe(true)
  const mapped = `/repositories/code-correlation?${name}&enable=true&service_name=checkout&default_branch=main`
  expect((await call('POST', mapped)).body).toEqual({
    success: true,
    message: 'Code correlation is on for acme/part-1.',
  })
  expect((await call('POST', '/repositories/monitor?repository_full_name=acme/none&monitor=true')).status).toBe(404)

  host.failure = { status: 403, headers: { 'retry-after': '120' } }
  const { body } = await call('GET', '/repositories')
  expect(body.repositories[0]).toMatchObject({
    is_monitored: true,
    enable_code_correlation: true,
    service_name_mapping: 'checkout',
    default_branch: 'main',
  })
  const limited = (await call('GET', '/status')).body
  expect(limited).toMatchObject({ connection_status: 'error', is_connected: true })
  expect(limited.error_message).toBe("GitHub's rate limit is reached. Please try again in 2 minutes.")
  host.failure = { status: 500 }
  await call('GET', '/repositories')
  expect((await call('GET', '/status')).body.error_message).toContain('GitHub cannot be reached')
  host.failure = undefined
  await call('GET', '/repositories')
  expect((await call('GET', '/status')).body).toMatchObject({ connection_status: 'connected', error_message: null })
})

it('renews a token that ends, once, and asks to connect again where the host refuses', async () => {
  host.repositories = repositories(1)
  host.tokenLastsSeconds = 3_600
  await connect()
  await call('GET', '/repositories')
  host.calls.length = 0
  gateway.advance(3_500_000)
  const answers = await Promise.all([call('GET', '/repositories'), call('GET', '/repositories')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(host.calls.filter((each) => each.includes('access_token'))).toHaveLength(1)
  host.failure = { status: 401 }
  await call('GET', '/repositories')
  const { body } = await call('GET', '/status')
  expect(body).toMatchObject({ is_connected: false, connection_status: 'error' })
  expect(body.error_message).toBe('GitHub no longer accepts our access. Please connect again.')
})

it('renews a token though whoever began to was killed', async () => {
  host.repositories = repositories(1)
  host.tokenLastsSeconds = 3_600
  await connect()
  gateway.advance(3_500_000)
  const longAgo = new Date(gateway.now().getTime() - 60_000)
  await connectionOf(admin).set({ renewingSince: longAgo }).execute()
  host.calls.length = 0
  expect((await call('GET', '/repositories')).status).toBe(200)
  expect(host.calls.filter((each) => each.includes('access_token'))).toHaveLength(1)
})

it('waits for the renewal of another process, and takes what that one got', async () => {
  host.repositories = repositories(1)
  host.tokenLastsSeconds = 3_600
  await connect()
  gateway.advance(3_500_000)
  await connectionOf(admin).set({ renewingSince: gateway.now() }).execute()
  host.calls.length = 0
  const waiting = call('GET', '/repositories')
  for (let looks = 0; looks < 5; looks++) await call('GET', '/status')
  expect(host.calls).toEqual([])
  const expiresAt = new Date(gateway.now().getTime() + 3_600_000)
  await connectionOf(admin).set({ renewingSince: null, expiresAt }).execute()
  expect((await waiting).status).toBe(200)
  expect(host.calls.filter((each) => each.includes('access_token'))).toEqual([])
})

const secret = 'a webhook secret'
function deliver(body: string, delivery: string, key = secret) {
  const signature = `sha256=${createHmac('sha256', key).update(body).digest('hex')}`
  return gateway.app.inject({
    method: 'POST',
    url: `${base}/webhook`,
    payload: body,
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': signature,
      'x-github-delivery': delivery,
      'x-github-event': 'push',
    },
  })
}
const push = (id: number, after: string) =>
  JSON.stringify({ ref: 'refs/heads/trunk', after, repository: { id, default_branch: 'trunk' } })

it('takes a webhook once, and refuses forged, changed and replayed ones', async () => {
  host.repositories = repositories(1)
  await connect()
  await call('GET', '/repositories')
  await call('POST', '/repositories/monitor?repository_full_name=acme/part-1&monitor=true')
  const id = crypto.randomUUID()
  const body = push(1, crypto.randomUUID().replaceAll('-', ''))
  expect((await deliver(body, id, 'a forged secret!')).statusCode).toBe(403)
  expect((await deliver(body, id)).json()).toEqual({ success: true, message: 'Received.' })
  expect((await deliver(body, id)).json()).toEqual({ success: true, message: 'Nothing to do.' })
  expect((await deliver(body, crypto.randomUUID())).statusCode).toBe(409)
  expect((await deliver(push(1, 'f'.repeat(40)), id)).statusCode).toBe(409)
  expect((await call('GET', '/repositories')).body.repositories[0].webhook_configured).toBe(true)
  const { body: gone } = await call('DELETE', '/disconnect')
  expect(gone).toEqual({
    success: true,
    message: 'GitHub is disconnected.',
    cleanup_summary: { repositories_removed: 1, events_removed: 1, tokens_removed: 1, previous_username: 'octocat' },
  })
  expect(host.revoked.at(-1)).toMatch(/^ghu_/)
  expect((await call('GET', '/status')).body.connection_status).toBe('disconnected')
})

it('catches up by polling on what no webhook told', async () => {
  host.repositories = repositories(1)
  await connect()
  await call('GET', '/repositories')
  await call('POST', '/repositories/monitor?repository_full_name=acme/part-1&monitor=true')
  host.heads = { 'acme/part-1': 'b'.repeat(40) }
  const { database } = gateway
  const vault = createCompanyVault(gateway.keyRing)
  const settings = { publicUrl: '', jwtSecrets: [], operatorEmails: [], supportEmail: undefined, github: host.settings }
  await pollRepositories({ database, vault, settings, now: () => gateway.now() }, admin.customerId)
  const query = gateway.owner.selectFrom('githubRepositories').select('headSha')
  expect(await query.where('customerId', '=', admin.customerId).execute()).toEqual([{ headSha: 'b'.repeat(40) }])
})

it('says what keeps it from checking code changes', async () => {
  host.repositories = repositories(1)
  const vault = createCompanyVault(gateway.keyRing)
  const id = await createIncident(gateway.database, vault, { customerId: admin.customerId })
  const url = `/api/v1/dashboard/incidents/${id}/analyze-code`
  const analyze = () => gateway.call({ method: 'POST', url, token: admin.token, body: {} })
  expect((await analyze()).body.analysis.error_message).toBe('GitHub is not connected. Connect it under Integrations.')
  await connect()
  await call('GET', '/repositories')
  expect((await analyze()).body.analysis.error_message).toContain('No repository has code correlation')
  await call('POST', '/repositories/code-correlation?repository_full_name=acme/part-1&enable=true')
  host.failure = { status: 503 }
  expect((await analyze()).body.analysis.error_message).toContain('GitHub cannot be reached')
})
