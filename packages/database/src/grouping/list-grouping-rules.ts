import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export const listGroupingRules = (tx: TenantTransaction) =>
  tx
    .selectFrom('groupingRules as rule')
    .leftJoin('users as person', 'person.id', 'rule.createdBy')
    .select([
      'rule.id',
      'rule.kind',
      'rule.description',
      'rule.sealedDescription',
      'rule.createdAt',
      'person.id as personId',
      'person.firstName',
      'person.lastName',
    ])
    .where('rule.isOnce', '=', false)
    .orderBy('rule.createdAt', 'desc')
    .execute()
