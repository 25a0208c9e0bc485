import { beforeAll, describe, expect, it } from 'vitest'
import { hostileTokens } from './hostile-tokens.ts'
import { marker, sampleBodies, targetOf } from './isolation-targets.ts'
import { createCompany, createOperator, newEmail, type Person, pressLink, signIn } from './people.ts'
import { type PublishedRoute, routesOf } from './routes-of.ts'
import { point, span, storeSignals } from './store-signals.ts'
import { operatorEmail, password, testGateway } from './test-gateway.ts'

const gateway = testGateway()
let routes: PublishedRoute[]
let victim: Person
let victimMember: Person
let intruder: Person

/** Open to everyone on purpose; a route that joins them must be added here. */
const publicRoutes = [
  'GET /api/v1/auth/disown',
  'GET /api/v1/auth/verify-email',
  'GET /api/v1/installation',
  'GET /api/v1/limits',
  'POST /api/v1/auth/disown',
  'POST /api/v1/auth/forgot-password',
  'POST /api/v1/auth/login',
  'POST /api/v1/auth/resend-verification',
  'POST /api/v1/auth/reset-password',
  'POST /api/v1/auth/signup',
  'POST /api/v1/auth/verify-email',
  'POST /api/v1/integrations/github/webhook',
]

beforeAll(async () => {
  routes = (await routesOf(gateway)).filter(({ access }) => access !== undefined)
  victim = await createCompany(gateway, newEmail(marker))
  const email = newEmail(`${marker}-member`)
  const body = { email, first_name: marker, last_name: marker, password }
  await gateway.call({ method: 'POST', url: '/api/v1/team/users', token: victim.token, body })
  await pressLink(gateway, (await gateway.lastMail(email)).text)
  victimMember = await signIn(gateway, email)
  intruder = await createCompany(gateway)
  await storeSignals(gateway, victim.customerId, {
    spans: [span(1, 'a', { service: marker })],
    points: [point({ service: marker })],
  })
})

const guarded = () => routes.filter(({ access }) => access !== 'public')
/** Routes to one object of a company; an operator's go across companies on purpose. */
const guardedObjects = () =>
  guarded().filter(({ access, parameters }) => access !== 'operator' && parameters.length > 0)
const urlOf = (route: PublishedRoute, target: Record<string, string>) =>
  route.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => target[name] ?? `missing-${name}`)
const bodyOf = (route: PublishedRoute, target: Record<string, string> = anyId()): unknown => {
  if (!route.takesBody) return undefined
  const text = JSON.stringify(sampleBodies[route.name] ?? {})
  return JSON.parse(text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => target[name] ?? whole))
}
const anyId = () => ({
  id: crypto.randomUUID(),
  into: crypto.randomUUID(),
  commentId: crypto.randomUUID(),
  lineId: 'L1',
})

const callRoute = (route: PublishedRoute, target: Record<string, string>, token?: string, query = '') =>
  gateway.call({
    method: route.method,
    url: `${urlOf(route, target)}${query}`,
    body: bodyOf(route, target),
    ...(token === undefined ? {} : { token }),
  })

it('knows every route that is open to all', () => {
  const open = routes.filter(({ access }) => access === 'public').map(({ name }) => name)
  expect(open.toSorted((a, b) => a.localeCompare(b))).toEqual(publicRoutes)
})

it('sees every route that is really there', () => {
  const published = new Set(routes.map(({ name }) => name.replaceAll(/\{(\w+)\}/g, ':$1')))
  const hidden = gateway.registeredRoutes.filter((name) => !name.startsWith('HEAD ') && !published.has(name))
  expect(hidden).toEqual([])
})

it('opens no route to a credential that does not stand', async () => {
  const tokens = await hostileTokens(gateway, victim, intruder)
  const leaks: string[] = []
  for (const route of guarded()) {
    for (const [name, token] of Object.entries(tokens)) {
      const { status, text } = await callRoute(route, anyId(), token)
      if (status !== 401 || text.includes(marker)) leaks.push(`${route.name} with ${name}: ${status}`)
    }
    const keyAlone = await gateway.call({
      method: route.method,
      url: `${urlOf(route, anyId())}?api_key=${victim.apiKey}`,
      body: bodyOf(route),
      headers: { 'x-api-key': victim.apiKey },
    })
    if (keyAlone.status !== 401) leaks.push(`${route.name} with an API key alone: ${keyAlone.status}`)
  }
  expect(leaks).toEqual([])
})

it("refuses another company's key beside a token, on every route", async () => {
  const leaks: string[] = []
  for (const route of guarded()) {
    if (route.access === 'operator') continue
    const { status, text } = await callRoute(route, anyId(), intruder.token, `?api_key=${victim.apiKey}`)
    if (status !== 403 || text.includes(marker)) leaks.push(`${route.name}: ${status}`)
  }
  expect(leaks).toEqual([])
})

it('refuses a member where an admin is needed, and an admin where an operator is', async () => {
  const leaks: string[] = []
  for (const route of guarded()) {
    if (route.access === 'member') continue
    const token = route.access === 'admin' ? victimMember.token : victim.token
    const { status, text } = await callRoute(route, anyId(), token)
    if (status !== 403 || text.includes(marker)) leaks.push(`${route.name}: ${status}`)
  }
  expect(leaks).toEqual([])
})

it("hides and keeps another company's objects on every route with an id, and opens them to their own", async () => {
  const leaks: string[] = []
  for (const route of guardedObjects()) {
    const target = await targetOf(gateway, victim, route)
    const foreign = await callRoute(route, target, intruder.token)
    if (![403, 404].includes(foreign.status) || foreign.text.includes(marker)) {
      leaks.push(`${route.name}: ${foreign.status} ${foreign.text}`)
    }
    // Still there, so the refusal was about who asked.
    const own = await callRoute(route, target, victim.token)
    if (own.status >= 300) leaks.push(`${route.name} for its own company: ${own.status} ${own.text}`)
  }
  expect(leaks).toEqual([])
})

describe('the rest of the surface', () => {
  it("shows nothing of another company on any list, whatever the caller's role", async () => {
    const leaks: string[] = []
    for (const route of guarded().filter(({ parameters, method }) => parameters.length === 0 && method === 'GET')) {
      const { text } = await callRoute(route, {}, intruder.token)
      if (text.includes(marker) || text.includes(victim.customerId)) leaks.push(route.name)
    }
    expect(leaks).toEqual([])
  })

  it('shows operators the telemetry and nothing of the companies themselves', async () => {
    const operator = await createOperator(gateway, operatorEmail)
    expect((await gateway.call({ url: '/api/v1/admin/telemetry', token: operator.token })).status).toBe(200)
    for (const route of guardedObjects()) {
      const { status } = await callRoute(route, await targetOf(gateway, victim, route), operator.token)
      expect([route.name, status]).toEqual([route.name, 404])
    }
  })
})
