import { GroupingRules } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { listGroupingRules as findRules } from '@holdfast/database/grouping/list-grouping-rules'
import { callerOf } from '../../auth/caller.ts'
import { toPersonName } from '../../incidents/to-person-name.ts'
import type { Route } from '../../route-dependencies.ts'

export const listGroupingRules: Route = async (app, { database }) => {
  app.get(
    '/api/v1/dashboard/grouping/rules',
    {
      config: { access: 'member' },
      schema: { tags: ['grouping'], response: { 200: GroupingRules, '4xx': Problem } },
    },
    async (request) => {
      const rules = await database.withTenant(callerOf(request).customerId, (tx) => findRules(tx))
      return {
        rules: rules.map((rule) => ({
          id: rule.id,
          kind: rule.kind,
          description: rule.description,
          created_at: rule.createdAt.toISOString(),
          created_by: toPersonName(rule.personId, rule.firstName, rule.lastName),
        })),
      }
    },
  )
}
