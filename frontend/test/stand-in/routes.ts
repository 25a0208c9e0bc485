import { randomUUID } from 'node:crypto'
import type { IncidentListItem } from '@holdfast/contracts/incidents'
import { CUSTOMER_ID, evidence, idOf, makeDetail } from './incident-factory.ts'
import { customer, member, tokenUntil } from './people.ts'
import type { StandInState } from './stand-in-state.ts'

export interface StandInRequest {
  readonly query: URLSearchParams
  readonly body: Record<string, unknown>
  readonly parts: readonly string[]
}

export interface StandInAnswer {
  readonly status?: number
  readonly body: unknown
}

type Handler = (state: StandInState, request: StandInRequest) => StandInAnswer

const ok = (body: unknown): StandInAnswer => ({ body })
const problem = (status: number, detail: string): StandInAnswer => ({
  status,
  body: { detail, code: 'stand_in', request_id: randomUUID() },
})
const nameOf = ({ id, first_name, last_name }: { id: string; first_name: string; last_name: string }) => ({
  id,
  first_name,
  last_name,
})
const now = () => new Date().toISOString()

function listIncidents(state: StandInState, { query }: StandInRequest): StandInAnswer {
  const has = (name: string, value: string | null) => {
    const wanted = query.get(name)
    return !wanted || (value !== null && wanted.split(',').includes(value))
  }
  const q = (query.get('q') ?? '').toLowerCase()
  const found = state.incidents.filter(
    (item) =>
      has('status', item.status) &&
      has('severity', item.severity) &&
      has('service', item.service) &&
      has('assigned_to', item.assigned_to?.id ?? 'none') &&
      (item.title.toLowerCase().includes(q) || item.severity.includes(q)),
  )
  const offset = Number(query.get('offset') ?? 0)
  const limit = Number(query.get('limit') ?? 100)
  return ok({
    customer_id: CUSTOMER_ID,
    incidents: found.slice(offset, offset + limit),
    total: { value: Math.min(found.length, 10_000), more: found.length > 10_000 },
  })
}

function changeIncident(state: StandInState, id: string, change: Partial<IncidentListItem>): StandInAnswer {
  const incident = state.incidents.find(({ incident_id }) => incident_id === id)
  if (!incident) return problem(404, 'Incident not found.')
  Object.assign(incident, change, { updated_at: now() })
  return ok({ id, status: incident.status, assigned_to: incident.assigned_to })
}

const personOf = (state: StandInState, id: unknown) => {
  const user = state.team.find((other) => other.id === id)
  return user ? nameOf(user) : null
}

const find = (state: StandInState, id: string | undefined) =>
  state.incidents.find(({ incident_id }) => incident_id === id)

const settings = (state: StandInState) => ({
  profile: {
    first_name: state.user.first_name,
    last_name: state.user.last_name,
    email: state.user.email,
    pending_email: null,
  },
  user_settings: { theme: 'system', email_on_incident: false },
  customer_settings: {
    organization_display_name: customer.name,
    min_occurrences: 1,
    quiet_gap_minutes: 10,
    ai_mode: 'masked',
    ai_daily_token_budget: 200_000,
  },
})

const agent = (number: number, status: string, deployment_type: string) => ({
  id: idOf(500 + number),
  name: `agent-${['prod-eu', 'staging', 'batch'][number] ?? number}`,
  fingerprint: `agent-x${number}`,
  status,
  deployment_type,
  last_seen_at: new Date(Date.now() - number * 4_000_000).toISOString(),
  created_at: '2026-10-02T10:00:00Z',
})

const repository = (number: number, name: string, isMonitored: boolean) => ({
  id: idOf(700 + number),
  full_name: `acme/${name}`,
  name,
  owner: 'acme',
  is_monitored: isMonitored,
  webhook_configured: isMonitored,
  enable_code_correlation: number === 0,
  service_name_mapping: number === 0 ? 'orders-api' : null,
  default_branch: 'main',
})

const answer = {
  answer: `**orders-db** ran out of connections [L1]; everything else follows from that.\n\n1. End the idle sessions of \`report-scheduler\`\n2. Limit its pool\n\nThe refusals come every five minutes [L2].`,
  citations: [],
  source: 'engine',
  notice: null,
  suggestions: [],
}

const ledger = {
  received: 48_211,
  stored: 47_902,
  duplicate: 280,
  rejected: 29,
  analysed: 47_902,
  waiting: 0,
  failed: 0,
}

/** 'METHOD /path' with `*` for one segment, in the order they are tried. */
export const routes: readonly (readonly [string, Handler])[] = [
  ['GET /health', () => ok({ status: 'ok' })],
  [
    'POST /api/v1/auth/login',
    (state, { body }) =>
      body['password'] === 'wrong'
        ? problem(401, 'Invalid email or password')
        : ok({ access_token: tokenUntil(Date.now() + 3_600_000), user: state.user, customer }),
  ],
  [
    'POST /api/v1/auth/signup',
    (_, { body }) =>
      ok({
        customer_id: CUSTOMER_ID,
        api_key: customer.api_key,
        company_name: body['company_name'],
        admin_email: body['email'],
      }),
  ],
  ['POST /api/v1/auth/resend-verification', () => ok({ message: 'Sent.' })],
  [
    'POST /api/v1/auth/forgot-password',
    () => ok({ message: 'If an account exists for this address, a reset link is on its way.' }),
  ],
  ['POST /api/v1/auth/reset-password', () => ok({ message: 'Your password has been reset. You can sign in now.' })],
  ['POST /api/v1/auth/logout', () => ok({ message: 'Signed out.' })],
  ['GET /api/v1/auth/me', (state) => ok({ user: state.user, customer })],
  [
    'GET /api/v1/auth/sessions',
    () =>
      ok({
        sessions: [
          {
            id: idOf(1),
            created_at: now(),
            last_seen_at: now(),
            expires_at: now(),
            address: '10.0.0.4',
            user_agent: 'Chromium on Linux',
            is_current: true,
          },
        ],
      }),
  ],
  ['GET /api/v1/dashboard/incidents', listIncidents],
  [
    'POST /api/v1/dashboard/incidents/bulk',
    (state, { body }) => {
      const ids = new Set(body['incident_ids'] as string[])
      const action = body['action'] as {
        type: string
        status?: IncidentListItem['status']
        assigned_to?: string | null
      }
      if (action.type === 'delete') state.incidents = state.incidents.filter(({ incident_id }) => !ids.has(incident_id))
      for (const item of state.incidents) {
        if (!ids.has(item.incident_id)) continue
        if (action.status) item.status = action.status
        if (action.type === 'assign') item.assigned_to = personOf(state, action.assigned_to)
      }
      return ok({ changed: [...ids], not_found: [] })
    },
  ],
  [
    'GET /api/v1/dashboard/incidents/*',
    (state, { parts }) => {
      const item = find(state, parts[0])
      return item ? ok(makeDetail(item)) : problem(404, 'Incident not found.')
    },
  ],
  [
    'PATCH /api/v1/dashboard/incidents/*/status',
    (state, { parts, body }) =>
      changeIncident(state, parts[0] ?? '', { status: body['status'] as IncidentListItem['status'] }),
  ],
  [
    'PATCH /api/v1/dashboard/incidents/*/assign',
    (state, { parts, body }) =>
      changeIncident(state, parts[0] ?? '', { assigned_to: personOf(state, body['assigned_to']) }),
  ],
  [
    'DELETE /api/v1/incidents/*',
    (state, { parts }) => {
      const item = find(state, parts[0])
      if (!item) return problem(404, 'Incident not found.')
      state.deleted.push(item)
      state.incidents = state.incidents.filter((other) => other !== item)
      return ok({ message: 'Incident deleted.' })
    },
  ],
  [
    'POST /api/v1/incidents/*/restore',
    (state, { parts }) => {
      const item = state.deleted.find(({ incident_id }) => incident_id === parts[0])
      if (!item) return problem(404, 'Incident not found.')
      state.incidents.unshift(item)
      return ok({ message: 'Incident restored.' })
    },
  ],
  ['GET /api/v1/dashboard/incidents/*/comments', (state) => ok({ comments: state.comments })],
  [
    'POST /api/v1/dashboard/incidents/*/comments',
    (state, { body }) => {
      const comment = {
        id: randomUUID(),
        comment_text: String(body['comment_text']),
        created_at: now(),
        edited_at: null,
        user: nameOf(state.user),
      }
      state.comments.push(comment)
      return { status: 201, body: comment }
    },
  ],
  ['POST /api/v1/dashboard/incidents/*/ask', () => ok(answer)],
  [
    'POST /api/v1/dashboard/incidents/*/analyze-code',
    () =>
      ok({
        analysis: {
          error_message: null,
          explanation:
            'The deploy seven minutes before the first refusal changed how report-scheduler opens connections.',
          files_investigated: [
            {
              file: 'src/reports/open-connection.ts',
              line: 42,
              priority: 'high',
              reason: 'The connection is no longer returned when a report fails.',
              blame: {
                author: 'grace',
                commit_sha: '9fceb02d0ae598e95dc970b74767f19372d61af8',
                commit_message: 'Open one connection per report',
                pr_number: 812,
              },
              repository: 'acme/report-scheduler',
              hunk: '@@ -40,6 +40,5 @@\n   const client = await pool.connect()\n-  try {\n-    await run(client)\n-  } finally { client.release() }\n+  await run(client)',
              url: 'https://github.com/acme/report-scheduler',
            },
          ],
          skipped_files: [{ file: 'dist/bundle.js', reason: 'generated' }],
        },
      }),
  ],
  ['GET /api/v1/dashboard/incidents/*/conversation', () => ok({ entries: [] })],
  ['GET /api/v1/dashboard/incidents/*/model-calls', () => ok({ calls: [] })],
  [
    'GET /api/v1/dashboard/incidents/*/history',
    (state) =>
      ok({
        entries: [
          {
            id: idOf(1),
            at: '2026-11-20T21:14:30Z',
            actor: null,
            kind: 'created',
            description: 'Opened from 2,530 lines.',
            details: {},
          },
          {
            id: idOf(2),
            at: now(),
            actor: nameOf(state.user),
            kind: 'status',
            description: 'Status changed from detected to open.',
            details: {},
          },
        ],
      }),
  ],
  [
    'GET /api/v1/dashboard/incidents/*/related',
    (state, { parts }) =>
      ok({
        related: state.incidents
          .filter(({ incident_id }) => incident_id !== parts[0])
          .slice(0, 2)
          .map((item) => ({
            incident_id: item.incident_id,
            title: item.title,
            severity: item.severity,
            status: item.status,
            last_seen: item.last_seen,
            reasons: ['same service within 5 minutes'],
          })),
      }),
  ],
  [
    'GET /api/v1/dashboard/incidents/*/evidence/*/context',
    (_, { parts }) =>
      ok({
        line_id: parts[1],
        source: 'orders-db.log',
        lines: Array.from({ length: 21 }, (__, index) => ({
          line_number: 1_194 + index,
          timestamp: evidence[0]?.timestamp ?? null,
          level: index === 10 ? 'fatal' : 'info',
          service: 'orders-db',
          message:
            index === 10
              ? (evidence[0]?.message ?? '')
              : `LOG: connection received: host=10.2.0.${index} port=${51_000 + index}`,
          is_cited: index === 10,
        })),
      }),
  ],
  ['GET /api/v1/logs/processing', () => ok({ is_processing: false, waiting_batches: 0, jobs: [] })],
  ['GET /api/v1/logs/ledger', () => ok({ totals: ledger, reasons: { 'rejected:too-large': 29 }, hours: [] })],
  [
    'POST /api/v1/logs/forward',
    (state, { body }) =>
      ok({
        incidents_detected: 1,
        processed_count: String(body['log_content']).split('\n').length,
        incident_ids: state.incidents.slice(0, 1).map(({ incident_id }) => incident_id),
      }),
  ],
  ['POST /api/v1/cache/clear', () => ok({ keys_deleted: 7 })],
  [
    'POST /api/v1/samples',
    () => ok({ job_id: idOf(900), sample_names: ['postgres-connections', 'oom-loop', 'expired-certificate'] }),
  ],
  ['DELETE /api/v1/samples', () => ok({ incidents_removed: 3 })],
  [
    'GET /api/v1/agent/installations',
    (state) =>
      ok({
        installations: state.hasAgent
          ? [agent(0, 'active', 'kubernetes'), agent(1, 'pending', 'docker-compose'), agent(2, 'error', 'standalone')]
          : [],
      }),
  ],
  [
    'GET /api/v1/agent/commands',
    (_, { query }) =>
      ok({
        deployment_type: query.get('deployment_type'),
        files: [
          {
            name: 'compose.holdfast.yml',
            content: `services:\n  holdfast-agent:\n    image: otel/opentelemetry-collector-contrib\n    environment:\n      HOLDFAST_API_KEY: ${customer.api_key}\n      HOLDFAST_FINGERPRINT: ${query.get('fingerprint')}\n    logging:\n      options:\n        max-size: 10m\n        max-file: "3"`,
          },
        ],
        steps: [
          {
            title: 'Start it beside your services',
            command: 'docker compose -f compose.yml -f compose.holdfast.yml up -d holdfast-agent',
            description: 'From the folder of your compose file.',
          },
        ],
      }),
  ],
  [
    'POST /api/v1/agent/verify-connection',
    () =>
      ok({
        agent_running: true,
        connected: true,
        stages: { received: true, authenticated: true, parsed: true, analysed: true, fault: null },
      }),
  ],
  [
    'POST /api/v1/agent/setup-step',
    (_, { body }) => ok({ step: body['step'], deployment_type: null, completed_at: null }),
  ],
  ['POST /api/v1/agent/mark-setup-complete', () => ok({ step: 5, deployment_type: 'kubernetes', completed_at: now() })],
  ['GET /api/v1/team/users', (state) => ok({ users: state.team })],
  [
    'POST /api/v1/team/users',
    (state, { body }) => {
      const user = { ...member, ...body, id: randomUUID(), is_active: true, created_at: now() }
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
      state.user = { ...state.user, ...(body['profile'] as object | undefined) }
      return ok(settings(state))
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
  [
    'GET /api/v1/integrations/github/status',
    (state) =>
      ok({
        integration_type: 'github',
        is_available: true,
        is_configured: true,
        is_connected: state.isGithubConnected,
        connection_status: state.isGithubConnected ? 'connected' : 'disconnected',
        message: state.isGithubConnected ? 'Connected as acme-bot.' : 'Not connected.',
        last_sync: now(),
        error_message: null,
        organization: 'acme',
      }),
  ],
  [
    'GET /api/v1/integrations/github/repositories',
    () =>
      ok({
        repositories: [
          repository(0, 'orders-api', true),
          repository(1, 'checkout', true),
          repository(2, 'report-scheduler', false),
        ],
      }),
  ],
  ['POST /api/v1/integrations/github/repositories/*', () => ok({ success: true, message: 'Done.' })],
  [
    'DELETE /api/v1/integrations/github/disconnect',
    (state) => {
      state.isGithubConnected = false
      return ok({
        success: true,
        message: 'Disconnected.',
        cleanup_summary: {
          repositories_removed: 2,
          events_removed: 0,
          tokens_removed: 1,
          previous_username: 'acme-bot',
        },
      })
    },
  ],
  [
    'GET /api/v1/integrations/github/auth/callback',
    () => ok({ success: true, message: 'Connected as acme-bot.', username: 'acme-bot' }),
  ],
]
