import { IncidentSort } from '@holdfast/contracts/incidents'
import type { ListParameters } from '../../../lib/incidents/fetch-incidents.ts'

export interface IncidentFilter {
  readonly q: string
  readonly status: readonly string[]
  readonly severity: readonly string[]
  /** A user's id, 'none', or empty for anybody. */
  readonly assignee: string
  readonly service: string
  /** Hours back; 0 for any time. */
  readonly hours: number
  readonly sort: IncidentSort
}

export const NO_FILTER: IncidentFilter = {
  q: '',
  status: [],
  severity: [],
  assignee: '',
  service: '',
  hours: 0,
  sort: 'activity',
}
export const FILTER_NAMES = ['q', 'status', 'severity', 'assignee', 'service', 'hours', 'sort'] as const

const listOf = (text: string | null) => (text ?? '').split(',').filter(Boolean)

export function readFilter(params: URLSearchParams): IncidentFilter {
  const hours = Number(params.get('hours') ?? 0)
  return {
    q: params.get('q') ?? '',
    status: listOf(params.get('status')),
    severity: listOf(params.get('severity')),
    assignee: params.get('assignee') ?? '',
    service: params.get('service') ?? '',
    hours: Number.isFinite(hours) && hours > 0 ? hours : 0,
    sort: IncidentSort.catch('activity').parse(params.get('sort')),
  }
}

/** The address with the filter in it; what is not set is not there. */
export function writeFilter(params: URLSearchParams, filter: IncidentFilter): URLSearchParams {
  const next = new URLSearchParams(params)
  const texts = {
    q: filter.q,
    status: filter.status.join(','),
    severity: filter.severity.join(','),
    assignee: filter.assignee,
    service: filter.service,
    hours: filter.hours > 0 ? String(filter.hours) : '',
    sort: filter.sort === 'activity' ? '' : filter.sort,
  }
  for (const name of FILTER_NAMES) {
    if (texts[name] === '') next.delete(name)
    else next.set(name, texts[name])
  }
  return next
}

/** An order leaves nothing out. */
export const isFiltering = (filter: IncidentFilter): boolean =>
  writeFilter(new URLSearchParams(), { ...filter, sort: 'activity' }).size > 0

/** Rounded to the minute, so that the same filter asks for the same page. */
function sinceOf(hours: number): string | undefined {
  if (hours === 0) return undefined
  const minuteMs = 60_000
  return new Date(Math.floor((Date.now() - hours * 3_600_000) / minuteMs) * minuteMs).toISOString()
}

export const toListParameters = (filter: IncidentFilter): ListParameters => ({
  q: filter.q.trim() || undefined,
  status: filter.status.join(',') || undefined,
  severity: filter.severity.join(',') || undefined,
  assigned_to: filter.assignee || undefined,
  service: filter.service || undefined,
  since: sinceOf(filter.hours),
  sort: filter.sort === 'activity' ? undefined : filter.sort,
})
