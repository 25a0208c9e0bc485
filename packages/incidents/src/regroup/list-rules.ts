import type { GroupingRules } from '@holdfast/contracts/incidents'
import { listGroupingRules } from '@holdfast/database/grouping/list-grouping-rules'
import { openRule } from '@holdfast/database/grouping/open-rule'
import type { IncidentStore } from '../incident-store.ts'
import { toPersonName } from '../show/to-person-name.ts'

export const listRules = ({ database, vault }: IncidentStore, customerId: string): Promise<GroupingRules> =>
  database.withTenant(customerId, async (tx) => {
    const cipher = await vault.cipherOf(tx, customerId)
    const rules = await listGroupingRules(tx)
    return {
      rules: rules.map((rule) => ({
        id: rule.id,
        kind: rule.kind,
        description: openRule(cipher, rule),
        created_at: rule.createdAt.toISOString(),
        created_by: toPersonName(rule.personId, rule.firstName, rule.lastName),
      })),
    }
  })
