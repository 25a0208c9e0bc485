import { createLogJob } from '@holdfast/database/log-jobs/create-log-job'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { createIncident } from '@holdfast/testing/factories/create-incident'
import { newEmail, type Person, signIn } from './people.ts'
import type { PublishedRoute } from './routes-of.ts'
import { span, storeSignals, traceIdOf } from './store-signals.ts'
import { password, type TestGateway } from './test-gateway.ts'

/** Stands in everything of the victim's that an answer could leak. */
export const marker = 'victim-marker-7f3a'

/**
 * Bodies that pass validation, for routes that demand one; `{into}` stands for that part of the target. A new such
 * route must be added here.
 */
export const sampleBodies: Readonly<Record<string, object>> = {
  'POST /api/v1/team/users': { email: 'new@example.com', first_name: 'A', last_name: 'B', password },
  'PATCH /api/v1/team/users/{id}': { role: 'admin' },
  'PATCH /api/v1/dashboard/incidents/{id}': { status: 'resolved' },
  'PATCH /api/v1/dashboard/incidents/{id}/status': { status: 'resolved' },
  'PATCH /api/v1/dashboard/incidents/{id}/assign': { assigned_to: null },
  'POST /api/v1/dashboard/incidents/{id}/comments': { comment_text: 'hello' },
  'PATCH /api/v1/dashboard/incidents/{id}/comments/{commentId}': { comment_text: 'changed' },
  'POST /api/v1/dashboard/incidents/{id}/ask': { question: 'Why?' },
  'POST /api/v1/dashboard/incidents/{id}/analyze-code': {},
  'POST /api/v1/settings/ai': { mask_addresses: 'all' },
  'POST /api/v1/dashboard/incidents/{id}/merge': { into: '{into}' },
  'POST /api/v1/dashboard/incidents/{id}/split': { template_ids: ['t1'] },
  'POST /api/v1/company/erase': { company_name: 'Not this one', password: 'not-this-one' },
  'POST /api/v1/admin/companies/{id}/erase': { company_name: 'Not this one', password: 'not-this-one' },
  'POST /api/v1/dashboard/grouping/preview': { template_ids: ['t1'] },
}

/** Makes the victim's object that a route's path names, again for each route. A new route must find its maker here. */
export async function targetOf(
  gateway: TestGateway,
  victim: Person,
  route: PublishedRoute,
): Promise<Record<string, string>> {
  if (route.path.startsWith('/api/v1/team/users/')) return { id: await addMember(gateway, victim) }
  if (route.path.startsWith('/api/v1/auth/sessions/')) return { id: await openSession(gateway, victim) }
  if (/^\/api\/v1\/(?:dashboard\/)?incidents\/\{id\}/.test(route.path)) return incidentTarget(gateway, victim, route)
  if (route.path.startsWith('/api/v1/logs/jobs/')) return { id: await createJob(gateway, victim) }
  if (route.path.startsWith('/api/v1/dashboard/grouping/')) return groupingTarget(gateway, victim, route)
  if (route.path.startsWith('/api/v1/traces/')) return { traceId: await storeTrace(gateway, victim) }
  throw new Error(`${route.name} has no target: say in isolation-targets.ts how the object in its path is made`)
}

/** A merge with its rule and its change. */
async function groupingTarget(gateway: TestGateway, victim: Person, route: PublishedRoute) {
  const { customerId, token } = victim
  const vault = createCompanyVault(gateway.keyRing)
  const make = () => createIncident(gateway.database, vault, { customerId, title: marker })
  const [id, into] = [await make(), await make()]
  const url = `/api/v1/dashboard/incidents/${id}/merge`
  const merged = await gateway.call({ method: 'POST', url, token, body: { into } })
  return { id: route.path.includes('/rules/') ? merged.body.rule_id : merged.body.change_id }
}

async function addMember(gateway: TestGateway, victim: Person): Promise<string> {
  const email = newEmail(marker)
  const body = { email, first_name: marker, last_name: marker, password }
  const answer = await gateway.call({ method: 'POST', url: '/api/v1/team/users', token: victim.token, body })
  return answer.body.id
}

async function storeTrace(gateway: TestGateway, { customerId }: Person): Promise<string> {
  await storeSignals(gateway, customerId, { spans: [span(1, 'a', { service: marker })] })
  return traceIdOf(1)
}

async function openSession(gateway: TestGateway, victim: Person): Promise<string> {
  const { token } = await signIn(gateway, victim.email)
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).jti
}

async function createJob(gateway: TestGateway, { customerId }: Person): Promise<string> {
  const id = uuidV7()
  const values = { id, customerId, apiKeyId: null, idempotencyKey: null, requestHash: null, totalBytes: null }
  await gateway.database.withTenant(customerId, (tx) =>
    createLogJob(tx, { ...values, sourceType: 'upload', sourceName: marker, now: new Date() }),
  )
  return id
}

async function incidentTarget(gateway: TestGateway, victim: Person, route: PublishedRoute) {
  const { customerId, token } = victim
  const vault = createCompanyVault(gateway.keyRing)
  const values = { customerId, title: marker, service: marker, templateIds: ['t1', 't2'] }
  const id = await createIncident(gateway.database, vault, values)
  const into = route.path.endsWith('/merge') ? await createIncident(gateway.database, vault, values) : id
  const url = `/api/v1/dashboard/incidents/${id}/comments`
  const comment = await gateway.call({ method: 'POST', url, token, body: { comment_text: marker } })
  if (route.path.endsWith('/restore')) {
    await gateway.call({ method: 'DELETE', url: `/api/v1/incidents/${id}`, token })
  }
  return { id, into, commentId: comment.body.id, lineId: 'L1' }
}
