import { openAuditDetails } from '../audit/sealed-details.ts'
import { openDetails } from '../incidents/open-details.ts'
import {
  analysisContext,
  answerContext,
  commentContext,
  groupingRuleContext,
  historyContext,
  pinnedLineContext,
  questionContext,
  titleContext,
} from '../incidents/sealing-contexts.ts'
import { investigationContext } from '../investigations/sealing-context.ts'
import { modelCallContext } from '../model-calls/sealing-contexts.ts'
import type { Tables } from '../schema/tables.ts'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { openJson } from '../secrets/seal-json.ts'
import { describeBatch } from './describe-batch.ts'
import type { Row } from './row.ts'

export interface ExportSection {
  readonly table: keyof Tables
  /** Its primary key, in the order in which rows are read. */
  readonly key: readonly string[]
  /** Secrets, hashes of secrets, and what only means something to us. */
  readonly without?: readonly string[]
  /** Opens what is sealed. */
  readonly open?: (row: Row, cipher: CompanyCipher) => Row
  /** Rows read at once: few where each of them may be megabytes. */
  readonly pageSize?: number
}

const opened = (column: string, contextOf: (row: Row) => string) => (row: Row, cipher: CompanyCipher) => {
  const sealed = row[column]
  return sealed instanceof Uint8Array ? { ...row, [column]: openJson(cipher, sealed, contextOf(row)) } : row
}
/** A text that stands sealed in one column, and from before that as it is in another. */
const openedText =
  (sealedColumn: string, column: string, contextOf: (row: Row) => string) => (row: Row, cipher: CompanyCipher) => {
    const { [sealedColumn]: sealed, ...rest } = row
    return sealed instanceof Uint8Array ? { ...rest, [column]: openJson(cipher, sealed, contextOf(row)) } : rest
  }
function openedTitle({ sealedTitle: sealed, ...row }: Row, cipher: CompanyCipher): Row {
  return sealed instanceof Uint8Array
    ? { ...row, title: cipher.open(sealed, titleContext(text(row['id']))).toString() }
    : row
}
const text = (value: unknown): string => String(value)

/** All that a company has with us, in the order in which it is written. */
export const exportSections: readonly ExportSection[] = [
  { table: 'customers', key: ['id'], without: ['encryptedDataKey'] },
  { table: 'users', key: ['id'], without: ['passwordHash'] },
  { table: 'apiKeys', key: ['id'], without: ['keyHash', 'keyEncrypted'] },
  { table: 'sessions', key: ['id'], without: ['browserHash'] },
  { table: 'auditActors', key: ['id'] },
  {
    table: 'auditLog',
    key: ['id'],
    open: (row, cipher) => ({
      ...row,
      details: openAuditDetails(cipher, text(row['id']), (row['details'] ?? {}) as Row),
    }),
  },
  { table: 'agentInstallations', key: ['id'] },
  { table: 'agentSetups', key: ['customerId'] },
  { table: 'usageCounters', key: ['name'] },
  { table: 'ingestLedger', key: ['hour', 'apiKeyId'] },
  { table: 'ingestLedgerReasons', key: ['hour', 'apiKeyId', 'reason'] },
  { table: 'logJobs', key: ['id'], without: ['requestHash'] },
  {
    table: 'incidents',
    key: ['id'],
    // A glance says again what the analysis says.
    without: ['titleMarks', 'glance'],
    open: (row, cipher) => openedTitle(opened('analysis', () => analysisContext(text(row['id'])))(row, cipher), cipher),
    pageSize: 50,
  },
  { table: 'incidentTemplates', key: ['templateId', 'incidentId'] },
  { table: 'incidentEpisodes', key: ['id'] },
  {
    table: 'incidentLines',
    key: ['incidentId', 'lineNumber'],
    open: opened('context', (row) => pinnedLineContext(text(row['incidentId']), Number(row['lineNumber']))),
  },
  {
    table: 'incidentHistory',
    key: ['id'],
    open: (row, cipher) => {
      const openDescription = openedText('sealedDescription', 'description', () => historyContext(text(row['id'])))
      return { ...openDescription(row, cipher), details: openDetails(row['details'], cipher) }
    },
  },
  {
    table: 'comments',
    key: ['id'],
    open: openedText('sealedText', 'commentText', (row) => commentContext(text(row['id']))),
  },
  {
    table: 'incidentQuestions',
    key: ['id'],
    open: (row, cipher) => {
      const openAnswer = opened('answer', () => answerContext(text(row['id'])))
      const openQuestion = openedText('sealedQuestion', 'question', () => questionContext(text(row['id'])))
      return openQuestion(openAnswer(row, cipher), cipher)
    },
  },
  {
    table: 'groupingRules',
    key: ['id'],
    open: openedText('sealedDescription', 'description', (row) => groupingRuleContext(text(row['id']))),
  },
  { table: 'groupingChanges', key: ['id'] },
  { table: 'githubConnections', key: ['customerId'], without: ['tokens'] },
  { table: 'githubRepositories', key: ['id'] },
  { table: 'githubEvents', key: ['id'], without: ['bodyHash'] },
  {
    table: 'modelCalls',
    key: ['id'],
    without: ['contentHash'],
    open: opened('content', (row) => modelCallContext(text(row['id']))),
    pageSize: 20,
  },
  { table: 'modelSpend', key: ['day'] },
  { table: 'modelEndpoints', key: ['customerId'], without: ['apiKey'] },
  // What a model made of an incident stands in the incident's analysis.
  { table: 'refinements', key: ['fingerprint', 'contentHash'], without: ['contentHash', 'result'] },
  {
    table: 'investigations',
    key: ['id'],
    open: (row, cipher) =>
      row['result'] === null ? row : opened('result', () => investigationContext(text(row['id'])))(row, cipher),
  },
  { table: 'investigatedIncidents', key: ['incidentId'] },
  { table: 'logBatches', key: ['id'], without: ['payload'], open: describeBatch, pageSize: 2 },
]

/** Tables of a company that hold nothing to take along, each with its reason. */
export const notExported: Readonly<Record<string, string>> = {
  emailTokens: 'hashes of links that are dead within a day',
  incidentMails: 'which of the episodes were mailed about',
  eventOutbox: 'what is on its way to our own workers',
  mailOutbox: 'mails that were sent, with links that were secret',
  ingestReceipts: 'hashes of requests, kept for an hour',
  digests: 'on its way to an analysis',
  incidentChanges: 'only when each incident last changed; the history says what',
  analysisScopes: 'the engine’s own memory, made again from the logs',
  githubAuthStates: 'half-finished sign-ins at the source-code host',
  githubCache: 'copies of what the source-code host answered',
  modelReservations: 'budget that is held for minutes',
}
