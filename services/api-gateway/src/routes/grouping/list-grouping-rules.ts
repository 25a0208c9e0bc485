import { GroupingRules } from '@holdfast/contracts/incidents'
import { Problem } from '@holdfast/contracts/problem'
import { listGroupingRules as findRules } from '@holdfast/database/grouping/list-grouping-rules'
import { openRule } from '@holdfast/database/grouping/open-rule'
import { callerOf } from '../../auth/caller.ts'
import { toPersonName } from '../../incidents/to-person-name.ts'
import type { Route } from '../../route-dependencies.ts'

export const listGroupingRules: Route = async (app, { database, vault }) => {
  app.get(
    '/api/v1/dashboard/grouping/rules',
    {
      config: { access: 'member' },
      schema: { tags: ['grouping'], response: { 200: GroupingRules, '4xx': Problem } },
    },
    async (request) => {
      const { customerId } = callerOf(request)
      const { rules, cipher } = await database.withTenant(customerId, async (tx) => ({
        rules: await findRules(tx),
        cipher: await vault.cipherOf(tx, customerId),
      }))
      return {
        rules: rules.map((rule) => ({
          id: rule.id,
          kind: rule.kind,
          description: openRule(cipher, rule),
          created_at: rule.createdAt.toISOString(),
          created_by: toPersonName(rule.personId, rule.firstName, rule.lastName),
        })),
      }
    },
  )
}
