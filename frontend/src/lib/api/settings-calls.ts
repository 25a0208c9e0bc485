import { AuditPage } from '@holdfast/contracts/audit'
import { ErasurePlan, type EraseCompanyRequest } from '@holdfast/contracts/company'
import { GroupingRules } from '@holdfast/contracts/incidents'
import { ApiKeyList, Settings, type SaveSettingsRequest } from '@holdfast/contracts/settings'
import { FailedBatches, Telemetry } from '@holdfast/contracts/telemetry'
import { queryOptions } from '@tanstack/react-query'
import { request } from './request.ts'
import { send } from './send.ts'

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => request(Settings, { path: '/api/v1/settings' }),
})
export const saveSettings = (body: SaveSettingsRequest) =>
  request(Settings, { method: 'POST', path: '/api/v1/settings', body })

export const eraseCompany = (body: EraseCompanyRequest) =>
  request(ErasurePlan, { method: 'POST', path: '/api/v1/company/erase', body })
export const callOffErasure = () => send({ method: 'DELETE', path: '/api/v1/company/erase' })

export const fetchApiKeys = () => request(ApiKeyList, { path: '/api/v1/settings/api-keys' })
export const rotateApiKey = (overlapHours: number) =>
  request(ApiKeyList, {
    method: 'POST',
    path: '/api/v1/settings/api-key/rotate',
    body: { overlap_hours: overlapHours },
  })

export const fetchAudit = (query: { offset: number; limit: number; action?: string | undefined }) =>
  request(AuditPage, { path: '/api/v1/audit', query })

export const fetchGroupingRules = () => request(GroupingRules, { path: '/api/v1/dashboard/grouping/rules' })
export const removeGroupingRule = (id: string) =>
  send({ method: 'DELETE', path: `/api/v1/dashboard/grouping/rules/${id}` })

export const fetchFailedBatches = () => request(FailedBatches, { path: '/api/v1/admin/failed-batches' })
export const retryFailedBatch = (id: string) =>
  send({ method: 'POST', path: `/api/v1/admin/failed-batches/${id}/retry` })
export const fetchTelemetry = () => request(Telemetry, { path: '/api/v1/admin/telemetry' })
