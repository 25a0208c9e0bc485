import { sql } from 'kysely'
import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

const INCIDENTS_SHOWN = 10

/** Every verified company with its counts; two queries whatever their number. */
export async function readTelemetry(tx: SystemTransaction) {
  const companies = await listCompanies(tx)
  const incidents = Map.groupBy(await listLatestIncidents(tx), (incident) => incident.customerId)
  return companies.map((company) => ({ ...company, incidents: incidents.get(company.id) ?? [] }))
}

function listCompanies(tx: SystemTransaction) {
  const incidents = tx
    .selectFrom('incidents')
    .select(['customerId', (count) => count.fn.countAll<number>().as('count')])
    .where('deletedAt', 'is', null)
    .where('mergedInto', 'is', null)
    .groupBy('customerId')
  const agents = tx
    .selectFrom('agentInstallations')
    .select(['customerId', (count) => count.fn.countAll<number>().as('count')])
    .groupBy('customerId')
  // The first admin stands for the company: whoever signed it up, or who came after them.
  const admins = tx
    .selectFrom('users')
    .distinctOn('customerId')
    .select(['customerId', 'email'])
    .where('role', '=', 'admin')
    .where('removedAt', 'is', null)
    .orderBy('customerId')
    .orderBy('createdAt')
  return tx
    .selectFrom('customers')
    .leftJoin(admins.as('admin'), 'admin.customerId', 'customers.id')
    .leftJoin(incidents.as('incident'), 'incident.customerId', 'customers.id')
    .leftJoin(agents.as('agent'), 'agent.customerId', 'customers.id')
    .leftJoin('agentSetups as setup', 'setup.customerId', 'customers.id')
    .leftJoin('usageCounters as paste', (join) =>
      join.onRef('paste.customerId', '=', 'customers.id').on('paste.name', '=', 'paste-log'),
    )
    .leftJoin('usageCounters as chat', (join) =>
      join.onRef('chat.customerId', '=', 'customers.id').on('chat.name', '=', 'ai-chat'),
    )
    .select([
      'customers.id',
      'customers.name',
      'customers.createdAt',
      'customers.encryptedDataKey',
      'admin.email',
      sql<number>`coalesce(incident.count, 0)`.as('incidentCount'),
      sql<number>`coalesce(agent.count, 0)`.as('agentCount'),
      sql<number>`coalesce(setup.step, 0)`.as('setupStep'),
      'setup.completedAt as setupCompletedAt',
      sql<number>`coalesce(paste.count, 0)`.as('pasteCount'),
      sql<number>`coalesce(chat.count, 0)`.as('chatCount'),
    ])
    .where('customers.verifiedAt', 'is not', null)
    .where('customers.erasureStartedAt', 'is', null)
    .orderBy('customers.createdAt', 'desc')
    .orderBy('customers.id', 'desc')
    .execute()
}

/** Through the list's own index, a few rows per company. */
function listLatestIncidents(tx: SystemTransaction) {
  return tx
    .selectFrom('customers')
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('incidents')
          .select(['id', 'customerId', 'title', 'sealedTitle', 'severity', 'createdAt', 'sourceType', 'lastSeen'])
          .whereRef('incidents.customerId', '=', 'customers.id')
          .where('deletedAt', 'is', null)
          .where('mergedInto', 'is', null)
          .orderBy('lastSeen', 'desc')
          .orderBy('id', 'desc')
          .limit(INCIDENTS_SHOWN)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select([
      'latest.id',
      'latest.customerId',
      'latest.title',
      'latest.sealedTitle',
      'latest.severity',
      'latest.createdAt',
      'latest.sourceType',
    ])
    .where('customers.verifiedAt', 'is not', null)
    .orderBy('latest.lastSeen', 'desc')
    .orderBy('latest.id', 'desc')
    .execute()
}
