import { batchStored } from '@holdfast/contracts/events/catalogue'
import type { Publish } from '@holdfast/contracts/events/event'
import { noteAgentSignal } from '@holdfast/database/agents/note-agent-signal'
import { ensureBatchPartitions } from '@holdfast/database/batches/ensure-batch-partitions'
import { insertLogBatches } from '@holdfast/database/batches/insert-log-batches'
import { sealLogBatch } from '@holdfast/database/batches/seal-log-batch'
import { type Receipt, recordReceipts } from '@holdfast/database/ledger/record-receipts'
import { takeRequestHashes } from '@holdfast/database/ledger/take-request-hashes'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import type { IngestDependencies } from '../ingest-dependencies.ts'
import type { AgentClock } from './agent-clock.ts'
import type { CommitResult, PendingRequest } from './pending-request.ts'

export const DUPLICATE_WINDOW_MS = 300_000

type Dependencies = Pick<IngestDependencies, 'database' | 'vault' | 'now'> & { readonly agentClock: AgentClock }

/** Stores the requests of one company, and what the ledger says of them, in one transaction. */
export async function commitGroup(
  dependencies: Dependencies,
  customerId: string,
  requests: readonly PendingRequest[],
): Promise<CommitResult[]> {
  const { database, now } = dependencies
  try {
    return await database.withTenant(customerId, (tx, { publish }) =>
      store({ tx, publish }, dependencies, customerId, requests),
    )
  } catch (error) {
    if (!isMissingPartition(error)) throw error
    await database.withTenant(customerId, (tx) => ensureBatchPartitions(tx, now()))
    return database.withTenant(customerId, (tx, { publish }) =>
      store({ tx, publish }, dependencies, customerId, requests),
    )
  }
}

async function store(
  { tx, publish }: { readonly tx: TenantTransaction; readonly publish: Publish },
  { vault, now, agentClock }: Dependencies,
  customerId: string,
  requests: readonly PendingRequest[],
): Promise<CommitResult[]> {
  const cipher = await vault.cipherOf(tx, customerId)
  const results = await findDuplicates(tx, customerId, requests, now())
  const fresh = requests.filter((_, index) => results[index] === 'stored')
  await insertLogBatches(
    tx,
    fresh.flatMap(({ batch }) => (batch ? [sealLogBatch(cipher, batch)] : [])),
  )
  for (const { batch, origin } of fresh) if (batch) publish(batchStored, { customerId, batchId: batch.id }, origin)
  for (const signal of agentClock.due(requests)) await noteAgentSignal(tx, signal)
  const receipts = requests.map((request, index) => toReceipt(request, results[index] ?? 'stored'))
  await recordReceipts(
    tx,
    customerId,
    receipts.filter(({ stored, duplicate, rejected }) => stored + duplicate + rejected > 0),
  )
  return results
}

function toReceipt(request: PendingRequest, result: CommitResult): Receipt {
  const { apiKeyId, receivedAt, recordCount, rejectedCount, reasons } = request
  return result === 'stored'
    ? { apiKeyId, receivedAt, stored: recordCount - rejectedCount, duplicate: 0, rejected: rejectedCount, reasons }
    : { apiKeyId, receivedAt, stored: 0, duplicate: recordCount, rejected: 0, reasons: {} }
}

async function findDuplicates(
  tx: TenantTransaction,
  customerId: string,
  requests: readonly PendingRequest[],
  now: Date,
): Promise<CommitResult[]> {
  const firstWith = new Map<string, number>()
  for (const [index, { requestHash }] of requests.entries()) {
    const name = requestHash?.toString('hex')
    if (name !== undefined && !firstWith.has(name)) firstWith.set(name, index)
  }
  const hashes = [...firstWith.keys()].map((name) => Buffer.from(name, 'hex'))
  const taken = await takeRequestHashes(tx, { customerId, hashes, now, windowMs: DUPLICATE_WINDOW_MS })
  return requests.map(({ requestHash }, index) => {
    const name = requestHash?.toString('hex')
    return name === undefined || (taken.has(name) && firstWith.get(name) === index) ? 'stored' : 'duplicate'
  })
}

const isMissingPartition = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23514' && error.message.includes('no partition')
