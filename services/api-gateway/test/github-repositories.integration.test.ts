import { claimGithubPoll } from '@holdfast/database/github/claim-github-poll'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { createLogger } from '@holdfast/runtime/logger'
import { beforeEach, describe, expect, it } from 'vitest'
import { pollDueCompanies } from '@holdfast/github/connection/poll-due-companies'
import { asPerson, stateOf } from './github-person.ts'
import { githubStandIn } from './github-stand-in.ts'
import { createCompany } from './people.ts'
import { testGateway } from './test-gateway.ts'

const host = githubStandIn()
beforeEach(() => {
  Object.assign(host, { failure: undefined, tokenLastsSeconds: undefined, repositories: [], others: [], heads: {} })
  host.calls.length = 0
})
const repository = (id: number, fullName = `acme/part-${id}`) => ({
  id,
  full_name: fullName,
  default_branch: 'main',
})
const silent = createLogger({ name: 'test', level: 'silent' })
const part1 = 'repository_full_name=acme/part-1'

describe('an app that may only read', () => {
  const gateway = testGateway({ github: () => host.settings })
  const join = async () => asPerson(gateway, host, await createCompany(gateway))

  it('lists what every account it is installed in gave it, and names the organization', async () => {
    host.repositories = [repository(1)]
    host.others = [
      { login: 'octocat', type: 'User', repositories: [repository(2, 'octocat/notes')] },
      { login: 'globex', type: 'Organization', repositories: [repository(3, 'globex/api'), repository(1)] },
    ]
    const person = await join()
    await person.connect()
    expect(await person.names()).toEqual(['acme/part-1', 'globex/api', 'octocat/notes'])
    expect((await person.call('GET', '/status')).body.organization).toBe('globex')
  })

  it('keeps what was chosen when a repository is renamed, and forgets one that is no longer given', async () => {
    host.repositories = [repository(1), repository(2)]
    const person = await join()
    await person.connect()
    await person.names()
    await person.call('POST', `/repositories/code-correlation?${part1}&enable=true&service_name=checkout`)
    host.repositories = [repository(1, 'acme/renamed')]
    const { body } = await person.call('GET', '/repositories')
    expect(body.repositories).toMatchObject([
      { full_name: 'acme/renamed', name: 'renamed', is_monitored: true, service_name_mapping: 'checkout' },
    ])
    const off = '/repositories/monitor?repository_full_name=acme/renamed&monitor=false'
    expect((await person.call('POST', off)).body).toEqual({
      success: true,
      message: 'acme/renamed is no longer monitored.',
    })
    const [left] = (await person.call('GET', '/repositories')).body.repositories
    expect(left).toMatchObject({ is_monitored: false, enable_code_correlation: false })
  })

  it('shows one company nothing of another, and lets it change nothing', async () => {
    host.repositories = [repository(1)]
    const [victim, intruder] = [await join(), await join()]
    await victim.connect()
    await victim.names()
    await victim.call('POST', `/repositories/monitor?${part1}&monitor=true`)
    expect((await intruder.call('GET', '/status')).body).toMatchObject({
      connection_status: 'disconnected',
      organization: null,
      last_sync: null,
    })
    expect((await intruder.call('GET', '/repositories')).status).toBe(409)
    for (const change of ['monitor?monitor=false&', 'code-correlation?enable=true&']) {
      expect((await intruder.call('POST', `/repositories/${change}${part1}`)).status).toBe(404)
    }
    expect((await intruder.call('DELETE', '/disconnect')).body).toMatchObject({
      message: 'GitHub was not connected.',
      cleanup_summary: { repositories_removed: 0, events_removed: 0, tokens_removed: 0, previous_username: null },
    })
    expect((await victim.call('GET', '/repositories')).body.repositories).toMatchObject([{ is_monitored: true }])
    // Each company's answers are its own, however alike the questions.
    await intruder.connect()
    host.unchanged = 0
    expect(await intruder.names()).toEqual(['acme/part-1'])
    expect((await intruder.call('GET', '/repositories')).body.repositories).toMatchObject([{ is_monitored: false }])
  })

  it('gives a state away once, even to two who come at the same moment', async () => {
    const person = await join()
    const url = await person.start()
    const [one, other] = [host.agree(url), host.agree(url)]
    const answers = await Promise.all([person.finish(one, stateOf(url)), person.finish(other, stateOf(url))])
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 400])
  })

  it('waits for an authorization as long as its state lasts', async () => {
    const person = await join()
    await person.start()
    expect((await person.call('GET', '/status')).body).toMatchObject({
      connection_status: 'pending',
      message: 'Waiting for the authorization at GitHub.',
    })
    await gateway.owner.updateTable('githubAuthStates').set({ expiresAt: gateway.now() }).execute()
    expect((await person.call('GET', '/status')).body.connection_status).toBe('disconnected')
  })

  it('says that the host is dead where a code was to be exchanged, and stays disconnected', async () => {
    const person = await join()
    const url = await person.start()
    const code = host.agree(url)
    host.failure = { status: 503 }
    const { status, body } = await person.finish(code, stateOf(url))
    expect([status, body.detail]).toEqual([502, 'GitHub cannot be reached right now. Please try again in a moment.'])
    expect((await person.call('GET', '/status')).body.is_connected).toBe(false)
  })

  it('passes on how long a limit lasts where there is no list to show', async () => {
    const person = await join()
    await person.connect()
    await gateway.owner.updateTable('githubConnections').set({ lastSync: null }).execute()
    host.failure = { status: 429, headers: { 'retry-after': '90' } }
    const { status, headers, body } = await person.call('GET', '/repositories')
    expect([status, headers['retry-after']]).toEqual([503, '90'])
    expect(body.detail).toBe("GitHub's rate limit is reached. Please try again in 2 minutes.")
  })

  it('forgets everything on disconnecting, and says so where the host could not be told', async () => {
    host.repositories = [repository(1)]
    const company = await createCompany(gateway)
    const person = asPerson(gateway, host, company)
    await person.connect()
    await person.names()
    await person.start()
    host.failure = { status: 500 }
    const { body } = await person.call('DELETE', '/disconnect')
    expect(body.message).toContain('could not be told. Revoke the authorization')
    for (const table of ['githubConnections', 'githubRepositories', 'githubAuthStates', 'githubCache'] as const) {
      const rows = await gateway.owner.selectFrom(table).select('customerId').execute()
      expect(rows.filter(({ customerId }) => customerId === company.customerId)).toEqual([])
    }
    expect((await person.call('GET', '/status')).body.connection_status).toBe('disconnected')
  })

  it('gives the turn to poll to one of those who ask at once', async () => {
    const { customerId, ...company } = await createCompany(gateway)
    await asPerson(gateway, host, { customerId, ...company }).connect()
    const turn = { polledBefore: new Date(gateway.now().getTime() - 900_000), now: gateway.now() }
    const ask = () => gateway.database.withTenant(customerId, (tx) => claimGithubPoll(tx, turn))
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await ask()).toBe(false)
  })

  it('is polled by one gateway of several, every quarter of an hour, dead or not', async () => {
    await gateway.owner.deleteFrom('githubConnections').execute()
    host.repositories = [repository(1)]
    const person = await join()
    await person.connect()
    await person.names()
    await person.call('POST', `/repositories/monitor?${part1}&monitor=true`)
    const settings = {
      publicUrl: '',
      jwtSecrets: [],
      operatorEmails: [],
      supportEmail: undefined,
      github: host.settings,
    }
    const vault = createCompanyVault(gateway.keyRing)
    const look = () =>
      pollDueCompanies({ database: gateway.database, vault, settings, now: () => gateway.now() }, silent)
    const heads = () => host.calls.filter((each) => each.includes('/repos/acme/part-1/commits')).length
    await Promise.all([look(), look(), look()])
    expect(heads()).toBe(1)
    await look()
    expect(heads()).toBe(1)
    gateway.advance(901_000)
    host.failure = { status: 502 }
    await look()
    await look()
    expect(heads()).toBe(2)
    expect((await person.call('GET', '/status')).body).toMatchObject({ connection_status: 'error', is_connected: true })
    gateway.advance(901_000)
    host.failure = undefined
    await look()
    expect((await person.call('GET', '/status')).body).toMatchObject({ connection_status: 'connected' })
  })
})

describe('an OAuth app of an Enterprise server', () => {
  const gateway = testGateway({
    github: () => ({ ...host.settings, clientId: '8a61f9b3a7aba7668a61', apiUrl: `${host.settings.apiUrl}/api/v3` }),
  })

  it('asks for no scope, and lists what the person sees, beyond a thousand', async () => {
    host.repositories = Array.from({ length: 1_150 }, (_none, id) => repository(id + 1))
    const person = asPerson(gateway, host, await createCompany(gateway))
    expect(new URL(await person.start()).searchParams.get('scope')).toBe('')
    await person.connect()
    expect(await person.names()).toHaveLength(1_150)
    expect(host.calls.filter((each) => each.startsWith('GET /api/v3/user/repos')).length).toBeGreaterThanOrEqual(12)
    expect(host.calls.some((each) => each.includes('/user/installations'))).toBe(false)
    await person.call('DELETE', '/disconnect')
    // Not the last call: the first synchronisation may still be listing.
    expect(host.calls).toContain('DELETE /api/v3/applications/8a61f9b3a7aba7668a61/token')
  })
})

describe('an installation that knows no host', () => {
  const gateway = testGateway()

  it('tells how to set one up', async () => {
    const person = asPerson(gateway, host, await createCompany(gateway))
    for (const path of ['/auth/start', '/repositories', '/auth/callback?code=c&state=s']) {
      const { body } = await person.call('GET', path)
      expect(body.code).toBe('not_configured')
      expect(body.detail).toContain('Create a GitHub App with read-only access')
      expect(body.detail).toContain('https://holdfast.example/integrations/github/callback')
    }
    expect((await person.call('GET', '/status')).body).toMatchObject({
      is_configured: false,
      connection_status: 'disconnected',
      message: 'GitHub is not configured on this installation.',
    })
  })
})
