import { send } from '../../../lib/api/send.ts'

export const removeGroupingRule = (id: string) =>
  send({ method: 'DELETE', path: `/api/v1/dashboard/grouping/rules/${id}` })
