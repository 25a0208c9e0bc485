import { expect, it } from 'vitest'
import { ShownIncident } from '../../../lib/incidents/shown-incident.ts'
import { groupRows } from './group-rows.ts'

const NOW = new Date(2026, 2, 10, 12).getTime()
const ago = (days: number) => new Date(NOW - days * 86_400_000).toISOString()

const incident = (title: string, values: object) =>
  ShownIncident.parse({
    incident_id: title,
    title,
    severity: 'high',
    status: 'open',
    execution_id: 'e',
    created_at: ago(0),
    updated_at: ago(0),
    last_seen: ago(0),
    started_at: ago(0),
    ended_at: ago(0),
    ...values,
  })

const shown = (sort: Parameters<typeof groupRows>[1]) =>
  groupRows(
    [
      incident('replay', { started_at: ago(30), ended_at: ago(3) }),
      incident('fresh', { severity: 'low', started_at: ago(1) }),
      incident('untimed', { severity: 'critical', started_at: null, ended_at: null }),
    ],
    sort,
    NOW,
  ).map((row) => (row.kind === 'group' ? `${row.group} ${row.count}` : row.incident.title))

it('puts a replay of last week where its logs are, whenever it was received', () => {
  expect(shown('activity')).toEqual(['Today 2', 'fresh', 'untimed', 'Last 7 days 1', 'replay'])
})

it('groups by the start when it is sorted by it', () => {
  expect(shown('start')).toEqual(['Today 1', 'untimed', 'Yesterday 1', 'fresh', 'Older 1', 'replay'])
})

it('groups by severity when it is sorted by it', () => {
  expect(shown('severity')).toEqual(['Critical 1', 'untimed', 'High 1', 'replay', 'Low 1', 'fresh'])
})
