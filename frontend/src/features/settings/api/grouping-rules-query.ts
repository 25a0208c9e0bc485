import { GroupingRules } from '@holdfast/contracts/incidents'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { settingsKeys } from './settings-keys.ts'

export const groupingRulesQuery = queryOptions({
  queryKey: settingsKeys.groupingRules,
  queryFn: () => request(GroupingRules, { path: '/api/v1/dashboard/grouping/rules' }),
})
