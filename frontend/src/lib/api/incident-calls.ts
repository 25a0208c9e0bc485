import {
  BulkIncidentsResult,
  EvidenceContext,
  GroupingChange,
  GroupingPreview,
  IncidentHistory,
  RelatedIncidents,
  type BulkIncidentsRequest,
} from '@holdfast/contracts/incidents'
import { Health } from '@holdfast/contracts/health'
import type { IncidentStatus } from '@holdfast/contracts/incident-fields'
import { Message } from '@holdfast/contracts/problem'
import { InvestigationAnswer } from '@holdfast/contracts/investigation'
import { RefinementAnswer } from '@holdfast/contracts/refinement'
import { IncidentSeries } from '@holdfast/contracts/series'
import { ApiError } from './api-error.ts'
import { request } from './request.ts'
import { requireApiKey } from './require-api-key.ts'
import { send } from './send.ts'
import { ShownAnalyzeCodeResult } from './shown-answers.ts'
import { ShownChanges, ShownIncidentDetail, ShownIncidentPage, ShownState } from './shown-incidents.ts'

const BASE = '/api/v1/dashboard/incidents'
const pathOf = (id: string, rest = '') => `${BASE}/${encodeURIComponent(id)}${rest}`

export const BACKEND_DOWN_TEXT = 'Backend API is not available. Please check if the server is running.'

export async function checkHealth(): Promise<void> {
  try {
    await request(Health, { path: '/health', isPublic: true })
  } catch (error) {
    throw new Error(BACKEND_DOWN_TEXT, { cause: error })
  }
}

export interface ListParameters {
  readonly limit?: number
  readonly offset?: number
  readonly q?: string | undefined
  readonly status?: string | undefined
  readonly severity?: string | undefined
  readonly assigned_to?: string | undefined
  readonly service?: string | undefined
  readonly since?: string | undefined
  readonly until?: string | undefined
  readonly sort?: string | undefined
}

/** Where the server tells no total, a full page says that there is more. */
export async function fetchIncidents(
  { limit = 100, offset = 0, ...filters }: ListParameters,
  signal?: AbortSignal,
): Promise<ShownIncidentPage> {
  const { incidents, total } = await request(ShownIncidentPage, {
    path: BASE,
    query: { api_key: requireApiKey(), limit, offset, ...filters },
    ...(signal ? { signal } : {}),
  })
  return { incidents, total: total ?? { value: offset + incidents.length, more: incidents.length === limit } }
}

export const fetchChanges = (since: string | undefined, signal: AbortSignal) =>
  request(ShownChanges, { path: '/api/v1/dashboard/changes', query: { since }, signal })

/** Null for an incident that is not there (any more). */
export async function fetchIncident(id: string): Promise<ShownIncidentDetail | null> {
  try {
    return await request(ShownIncidentDetail, { path: pathOf(id), query: { api_key: requireApiKey() } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

export const deleteIncident = (id: string) =>
  request(Message, {
    method: 'DELETE',
    path: `/api/v1/incidents/${encodeURIComponent(id)}`,
    query: { api_key: requireApiKey() },
  })

export const restoreIncident = (id: string) =>
  send({ method: 'POST', path: `/api/v1/incidents/${encodeURIComponent(id)}/restore` })

export const updateStatus = (id: string, status: IncidentStatus) =>
  request(ShownState, { method: 'PATCH', path: pathOf(id, '/status'), body: { status } })

export const assignIncident = (id: string, userId: string | null) =>
  request(ShownState, { method: 'PATCH', path: pathOf(id, '/assign'), body: { assigned_to: userId } })

export const changeInBulk = (body: BulkIncidentsRequest) =>
  request(BulkIncidentsResult, { method: 'POST', path: `${BASE}/bulk`, body })

export const analyzeCode = (id: string, question = 'Check code changes') =>
  request(ShownAnalyzeCodeResult, {
    method: 'POST',
    path: pathOf(id, '/analyze-code'),
    body: { question, api_key: requireApiKey() },
  })

export const fetchHistory = (id: string) => request(IncidentHistory, { path: pathOf(id, '/history') })
export const fetchRelated = (id: string) => request(RelatedIncidents, { path: pathOf(id, '/related') })
export const fetchInvestigation = (id: string) => request(InvestigationAnswer, { path: pathOf(id, '/investigation') })
export const fetchRefinement = (id: string) => request(RefinementAnswer, { path: pathOf(id, '/refinement') })

export const fetchIncidentSeries = (id: string) =>
  request(IncidentSeries, { path: `/api/v1/incidents/${encodeURIComponent(id)}/series` })

export const fetchEvidenceContext = (id: string, lineId: string) =>
  request(EvidenceContext, {
    path: pathOf(id, `/evidence/${encodeURIComponent(lineId)}/context`),
    query: { lines: 50 },
  })

export const fetchExport = async (id: string, format: 'md' | 'json'): Promise<Blob> =>
  (await send({ path: pathOf(id, '/export'), query: { format } })).blob()

export const mergeIncident = (id: string, into: string, remember: boolean) =>
  request(GroupingChange, { method: 'POST', path: pathOf(id, '/merge'), body: { into, remember } })

export const splitIncident = (id: string, templateIds: readonly string[], remember: boolean) =>
  request(GroupingChange, {
    method: 'POST',
    path: pathOf(id, '/split'),
    body: { template_ids: templateIds, remember },
  })

export const previewSplit = (templateIds: readonly string[]) =>
  request(GroupingPreview, {
    method: 'POST',
    path: '/api/v1/dashboard/grouping/preview',
    body: { template_ids: templateIds },
  })

export const undoGrouping = (changeId: string) =>
  send({ method: 'POST', path: `/api/v1/dashboard/grouping/changes/${encodeURIComponent(changeId)}/undo` })
