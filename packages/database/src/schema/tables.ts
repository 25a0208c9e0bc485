import type {
  GithubAuthStatesTable,
  GithubCacheTable,
  GithubConnectionsTable,
  GithubEventsTable,
  GithubRepositoriesTable,
} from './github-tables.ts'
import type { GroupingChangesTable, GroupingRulesTable } from './grouping-tables.ts'
import type { IncidentTemplatesTable } from './incident-templates-table.ts'
import type { IncidentQuestionsTable } from './incident-questions-table.ts'
import type { AgentInstallationsTable, AgentSetupsTable, UsageCountersTable } from './agent-tables.ts'
import type { IngestLedgerReasonsTable, IngestLedgerTable, IngestReceiptsTable } from './ingest-ledger-tables.ts'
import type { LogBatchesTable } from './log-batches-table.ts'
import type { LogJobsTable } from './log-jobs-table.ts'
import type {
  ModelCallsTable,
  ModelEndpointsTable,
  ModelReservationsTable,
  ModelSpendTable,
  RefinementsTable,
} from './model-tables.ts'
import type { InvestigatedIncidentsTable, InvestigationsTable } from './investigation-tables.ts'
import type { IncidentsTable } from './incidents-table.ts'
import type { IncidentLinesTable } from './incident-lines-table.ts'
import type { EventOutboxTable } from './event-outbox-table.ts'
import type { IncidentMailsTable } from './incident-mails-table.ts'
import type { IncidentChangesTable } from './incident-changes-table.ts'
import type { IncidentHistoryTable } from './incident-history-table.ts'
import type { IncidentEpisodesTable } from './incident-episodes-table.ts'
import type { DigestsTable } from './digests-table.ts'
import type { CommentsTable } from './comments-table.ts'
import type { AnalysisScopesTable } from './analysis-scopes-table.ts'
import type { ApiKeysTable } from './api-keys-table.ts'
import type { CustomersTable } from './customers-table.ts'
import type { AuditActorsTable } from './audit-actors-table.ts'
import type { AuditLogTable } from './audit-log-table.ts'
import type { EmailTokensTable } from './email-tokens-table.ts'
import type { MailOutboxTable } from './mail-outbox-table.ts'
import type { RateLimitsTable } from './rate-limits-table.ts'
import type { SessionsTable } from './sessions-table.ts'
import type { UsersTable } from './users-table.ts'

/** Every table, by its camelCase name; CamelCasePlugin turns names into snake_case on the wire. */
export interface Tables {
  logBatches: LogBatchesTable
  logJobs: LogJobsTable
  ingestReceipts: IngestReceiptsTable
  ingestLedger: IngestLedgerTable
  ingestLedgerReasons: IngestLedgerReasonsTable
  agentInstallations: AgentInstallationsTable
  agentSetups: AgentSetupsTable
  usageCounters: UsageCountersTable
  customers: CustomersTable
  users: UsersTable
  apiKeys: ApiKeysTable
  sessions: SessionsTable
  emailTokens: EmailTokensTable
  mailOutbox: MailOutboxTable
  auditLog: AuditLogTable
  auditActors: AuditActorsTable
  rateLimits: RateLimitsTable
  digests: DigestsTable
  analysisScopes: AnalysisScopesTable
  incidents: IncidentsTable
  incidentTemplates: IncidentTemplatesTable
  incidentEpisodes: IncidentEpisodesTable
  incidentMails: IncidentMailsTable
  eventOutbox: EventOutboxTable
  incidentLines: IncidentLinesTable
  incidentHistory: IncidentHistoryTable
  incidentChanges: IncidentChangesTable
  comments: CommentsTable
  groupingRules: GroupingRulesTable
  groupingChanges: GroupingChangesTable
  incidentQuestions: IncidentQuestionsTable
  githubAuthStates: GithubAuthStatesTable
  githubConnections: GithubConnectionsTable
  githubRepositories: GithubRepositoriesTable
  githubEvents: GithubEventsTable
  githubCache: GithubCacheTable
  modelCalls: ModelCallsTable
  modelSpend: ModelSpendTable
  modelReservations: ModelReservationsTable
  modelEndpoints: ModelEndpointsTable
  refinements: RefinementsTable
  investigations: InvestigationsTable
  investigatedIncidents: InvestigatedIncidentsTable
}
