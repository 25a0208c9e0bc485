import { companyAnalysed, companyPartlyAnalysed } from '@holdfast/contracts/events/catalogue'
import { lockCorrelation } from '@holdfast/database/digests/lock-correlation'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { findWork } from './find-work.ts'
import { readCorrection } from './read-correction.ts'
import { readStream } from './read-stream.ts'
import { readUpload } from './read-upload.ts'
import type { Analyse, CorrelateDependencies } from './round.ts'

export interface CorrelateRun {
  readonly customerId: string
  readonly signal: AbortSignal
  /** No other attempt follows: of an agent's batches one after the other is tried, so that the one that fails is known. */
  readonly isLastAttempt: boolean
}

/** After so long, the rest waits for the company's next turn. */
const TURN_MS = 1_000

/**
 * Takes in what was digested for a company, round by round, until nothing is left or its turn is over. The queue lets
 * one run at a time per company; where it could not, the later of two saves nothing, because its round has changed.
 */
export async function correlateCompany(dependencies: CorrelateDependencies, run: CorrelateRun): Promise<void> {
  const { database, engine, now } = dependencies
  const { customerId, signal } = run
  const startedMs = now()
  while (!signal.aborted) {
    engine.admit(customerId)
    const analyse = await database.withTenant(customerId, async (tx, { publish }) => {
      const round = await readRound(tx, dependencies, run)
      if (!round) publish(companyAnalysed, { customerId })
      return round
    })
    if (!analyse) return
    const save = await analyse()
    signal.throwIfAborted()
    const isTurnOver = await database.withTenant(customerId, async (tx, { publish }) => {
      await lockCorrelation(tx, customerId)
      await save(tx, publish)
      const isOver = now() - startedMs > TURN_MS
      if (isOver) publish(companyPartlyAnalysed, { customerId })
      return isOver
    })
    if (isTurnOver) return
  }
}

async function readRound(
  tx: TenantTransaction,
  dependencies: CorrelateDependencies,
  { customerId, isLastAttempt }: CorrelateRun,
): Promise<Analyse | null> {
  const work = await findWork(tx)
  if (work.kind === 'upload') return readUpload(tx, dependencies, { customerId, jobId: work.jobId })
  if (work.kind === 'correction') return readCorrection(tx, dependencies, { customerId, change: work.change })
  return readStream(tx, dependencies, { customerId, isOneByOne: isLastAttempt })
}
