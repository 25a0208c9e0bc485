import { AuditPage } from '@holdfast/contracts/audit'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { settingsKeys } from './settings-keys.ts'

interface WantedPage {
  readonly offset: number
  readonly limit: number
  readonly action: string | undefined
}

export const auditQuery = (page: WantedPage) =>
  queryOptions({
    queryKey: settingsKeys.audit(page),
    queryFn: () => request(AuditPage, { path: '/api/v1/audit', query: { ...page } }),
    placeholderData: keepPreviousData,
  })
