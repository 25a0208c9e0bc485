import { randomUUID } from 'node:crypto'
import { idOf } from '../incident-factory.ts'
import { customer, member } from '../people.ts'
import type { StandInState } from '../stand-in-state.ts'
import { type Handler, now, ok, problem, type Routes } from './route.ts'

const settings = (state: StandInState) => ({
  profile: {
    first_name: state.user.first_name,
    last_name: state.user.last_name,
    email: state.user.email,
    pending_email: state.pendingEmail,
  },
  user_settings: { email_on_incident: false },
  customer_settings: {
    organization_display_name: customer.name,
    min_occurrences: 1,
    quiet_gap_minutes: 10,
    ai_mode: 'masked',
    ai_daily_token_budget: 200_000,
    erase_at: state.eraseAt,
  },
})

/** Run again or discarded: it is in the list no more. */
const takeFailedJob: Handler = (state, { parts }) => {
  state.failedJobs = state.failedJobs.filter(({ id }) => id !== parts[0])
  return ok({ message: 'Done.' })
}

const makeOperator: Handler = (state, { parts, body }) => {
  const person = state.operators.find(({ id }) => id === parts[0])
  if (!person || body['password'] !== 'Corr3ct-horse') return problem(400, 'Current password is incorrect.')
  person.state = 'confirmed'
  return ok({ message: `${person.email} is an operator now.` })
}

export const settingsRoutes: Routes = [
  ['GET /api/v1/team/users', (state) => ok({ users: state.team })],
  [
    'POST /api/v1/team/users',
    (state, { body }) => {
      const user = { ...member, ...body, id: randomUUID(), is_active: true, is_invited: true, created_at: now() }
      state.team.push(user)
      return { status: 201, body: user }
    },
  ],
  [
    'PATCH /api/v1/team/users/*',
    (state, { parts, body }) => {
      const user = state.team.find(({ id }) => id === parts[0])
      return user ? ok(Object.assign(user, body)) : problem(404, 'No such member.')
    },
  ],
  [
    'DELETE /api/v1/team/users/*',
    (state, { parts }) => {
      state.team = state.team.filter(({ id }) => id !== parts[0])
      return ok({ message: 'Removed.' })
    },
  ],
  ['GET /api/v1/settings', (state) => ok(settings(state))],
  [
    'POST /api/v1/settings',
    (state, { body }) => {
      const { email, ...names } = (body['profile'] ?? {}) as Partial<StandInState['user']>
      state.user = { ...state.user, ...names }
      // The old one counts until the new one is verified.
      state.pendingEmail = email === state.user.email ? null : (email ?? state.pendingEmail)
      return ok(settings(state))
    },
  ],
  [
    'POST /api/v1/company/erase',
    (state) => {
      state.eraseAt = '2026-12-01T09:30:00Z'
      return { status: 202, body: { message: 'The company will be erased.', erase_at: state.eraseAt } }
    },
  ],
  [
    'DELETE /api/v1/company/erase',
    (state) => {
      state.eraseAt = null
      return ok({ message: 'The company will not be erased.' })
    },
  ],
  [
    'GET /api/v1/settings/api-keys',
    () =>
      ok({
        api_keys: [
          { id: idOf(1), api_key: customer.api_key, created_at: now(), last_used_at: now(), expires_at: null },
        ],
      }),
  ],
  ['GET /api/v1/dashboard/grouping/rules', () => ok({ rules: [] })],
  [
    'GET /api/v1/audit',
    (state) =>
      ok({
        entries: ['auth.sign-in', 'incident.deleted', 'team.role-changed'].map((action, index) => ({
          id: idOf(index),
          at: now(),
          action,
          actor: { id: state.user.id, name: 'Ada Lovelace', email: state.user.email },
          address: '10.0.0.4',
          object_type: index === 0 ? null : 'incident',
          object_id: index === 0 ? null : idOf(3),
          details: {},
          request_id: 'r',
        })),
        total: { value: 3, more: false },
      }),
  ],
  ['GET /api/v1/admin/failed-batches', () => ok({ batches: [] })],
  [
    'GET /api/v1/admin/queues',
    ({ failedJobs }) =>
      ok({
        store: 'redis',
        queues: ['digest-batch', 'correlate'].map((job, index) => ({
          job,
          waiting: 1_240 * (1 - index),
          active: 2,
          delayed: 0,
          prioritized: 0,
        })),
        failed_jobs: failedJobs.length,
        backlog: { batches: 1_242, records: 124_200, oldest_received_at: '2026-10-01T00:00:00Z' },
      }),
  ],
  ['GET /api/v1/admin/failed-jobs', ({ failedJobs }) => ok({ failed_jobs: failedJobs, total: failedJobs.length })],
  ['POST /api/v1/admin/failed-jobs/*/retry', takeFailedJob],
  ['DELETE /api/v1/admin/failed-jobs/*', takeFailedJob],
  ['GET /api/v1/admin/operators', ({ operators }) => ok({ operators })],
  ['POST /api/v1/admin/operators/*/confirm', makeOperator],
  [
    'GET /api/v1/admin/telemetry',
    (state) =>
      ok({
        total_customers: 3,
        total_incidents: 148,
        total_agent_installations: 5,
        customers: ['Acme Shipping', 'Globex', 'Initech'].map((name, index) => ({
          id: idOf(index + 40),
          name,
          email: `ops@${name.split(' ')[0]?.toLowerCase()}.example`,
          created_at: '2026-10-01T00:00:00Z',
          has_agent_installed: index !== 1,
          incident_count: 90 - index * 31,
          paste_log_usage_count: 12 * index,
          ai_chat_usage_count: 44,
          agent_setup_step: index === 1 ? 2 : 5,
          agent_setup_completed_at: index === 1 ? null : now(),
          incidents: state.incidents.slice(0, 3).map((item) => ({
            id: item.incident_id,
            title: item.title,
            severity: item.severity,
            created_at: item.created_at,
            source_type: item.source_type,
          })),
        })),
      }),
  ],
]
