import type { IncidentListItem } from '@holdfast/contracts/incidents'
import { changeIncident } from '../change-incident.ts'
import { CUSTOMER_ID, evidence, idOf, makeDetail } from '../incident-factory.ts'
import type { StandInState } from '../stand-in-state.ts'
import { nameOf, now, ok, problem, type Routes, type StandInAnswer, type StandInRequest } from './route.ts'

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

function answerChange(state: StandInState, id: string, change: Partial<IncidentListItem>): StandInAnswer {
  const incident = changeIncident(state, id, change)
  if (!incident) return problem(404, 'Incident not found.')
  return ok({ id, status: incident.status, assigned_to: incident.assigned_to })
}

function listChanges(state: StandInState, { query }: StandInRequest): StandInAnswer {
  const since = query.get('since')
  const changes = [...state.changes].toSorted(([, a], [, b]) => b.localeCompare(a))
  return ok({
    cursor: changes[0]?.[1] ?? since ?? now(),
    changes: changes
      .filter(([, at]) => since !== null && at >= since)
      .map(([id, at]) => ({ incident_id: id, changed_at: at, incident: find(state, id) ?? null })),
    has_more: false,
    is_processing: state.isProcessing,
  })
}

const personOf = (state: StandInState, id: unknown) => {
  const user = state.team.find((other) => other.id === id)
  return user ? nameOf(user) : null
}

const find = (state: StandInState, id: string | undefined) =>
  state.incidents.find(({ incident_id }) => incident_id === id)

export const incidentRoutes: Routes = [
  ['GET /api/v1/dashboard/incidents', listIncidents],
  ['GET /api/v1/dashboard/changes', listChanges],
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
      answerChange(state, parts[0] ?? '', { status: body['status'] as IncidentListItem['status'] }),
  ],
  [
    'PATCH /api/v1/dashboard/incidents/*/assign',
    (state, { parts, body }) =>
      answerChange(state, parts[0] ?? '', { assigned_to: personOf(state, body['assigned_to']) }),
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
  ['GET /api/v1/dashboard/incidents/*/investigation', () => ok({ investigation: null })],
  ['GET /api/v1/dashboard/incidents/*/refinement', () => ok({ refinement: null })],
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
]
