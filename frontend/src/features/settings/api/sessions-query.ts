import { SessionList } from '@holdfast/contracts/auth'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { settingsKeys } from './settings-keys.ts'

export const sessionsQuery = queryOptions({
  queryKey: settingsKeys.sessions,
  queryFn: () => request(SessionList, { path: '/api/v1/auth/sessions' }),
})
