import { isDeepStrictEqual } from 'node:util'
import { listSplitRules } from '@holdfast/database/grouping/list-split-rules'
import { readGroupingSettings } from '@holdfast/database/incidents/read-grouping-settings'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'

/** How this company wants its incidents opened and told apart. */
export interface Rules {
  readonly minOccurrences: number
  readonly quietGapMs: number
  readonly apart: string[][]
}

export const readRules = async (tx: TenantTransaction, customerId: string): Promise<Rules> => ({
  ...(await readGroupingSettings(tx, customerId)),
  apart: await listSplitRules(tx),
})

export const areRulesAsBefore = async (tx: TenantTransaction, customerId: string, rules: Rules): Promise<boolean> =>
  isDeepStrictEqual(rules, await readRules(tx, customerId))
