import type { LogEvent } from '@holdfast/analysis/model/log-event'
import { createSourceReader, newSourceProfile } from '@holdfast/analysis/read/create-source-reader'
import { findLogBatch } from '@holdfast/database/batches/find-log-batch'
import { listJobBatches } from '@holdfast/database/batches/list-job-batches'
import { listStreamBatches } from '@holdfast/database/batches/list-stream-batches'
import { openLogBatch } from '@holdfast/database/batches/open-log-batch'
import type { Database } from '@holdfast/database/open-database'
import { isOfSignals, type LogBatchesTable } from '@holdfast/database/schema/log-batches-table'
import type { CompanyCipher } from '@holdfast/database/secrets/company-vault'
import type { BatchReader } from '@holdfast/investigator/evidence/evidence'
import { digestTaskOf } from '../digest/digest-task-of.ts'
import { createRecordReader } from '../lines/create-record-reader.ts'
import { decodeRecords } from '../lines/decode-records.ts'

export interface LogsToRead {
  readonly database: Database
  readonly customerId: string
  readonly cipher: CompanyCipher
  readonly subject: { readonly jobId: string } | { readonly window: LogWindow }
}

export interface LogWindow {
  readonly fromMs: number
  readonly toMs: number
  /** Whoever was cut off sends later than it logs. */
  readonly receivedUntilMs: number
}

/** More is not read for one investigation: the worker does other things beside it. */
const MAX_BYTES = 24 * 2 ** 20
const MAX_BATCHES = 2_000

export const MAX_RECORDS = 20_000
const BEFORE_MS = 40 * 60_000
const AFTER_MS = 15 * 60_000

/** What led to an incident, and what came of it. */
export function windowOf(startedAt: Date, openedAt: Date): LogWindow {
  const toMs = startedAt.getTime() + AFTER_MS
  return {
    fromMs: startedAt.getTime() - BEFORE_MS,
    toMs,
    receivedUntilMs: Math.max(toMs, openedAt.getTime()) + AFTER_MS,
  }
}

export const windowBetween = (fromMs: number, toMs: number): LogWindow => ({
  fromMs,
  toMs,
  receivedUntilMs: toMs + AFTER_MS,
})

/** What a company's store holds of a paste, an upload or a window of the stream, batch by batch. */
export const readLogs = (logs: LogsToRead): BatchReader => ({
  read: async function* () {
    const { database, customerId, cipher, subject } = logs
    let left = MAX_BYTES
    for (const id of await listIds(logs)) {
      const batch = await database.withTenant(customerId, (tx) => findLogBatch(tx, id))
      if (!batch) continue
      left -= batch.plainBytes
      if (left < 0) return
      const events = readBatch(batch, openLogBatch(cipher, batch))
      yield 'window' in subject ? events.filter((event) => isWithin(event, subject.window)) : events
    }
  },
})

const listIds = ({ database, customerId, subject }: LogsToRead): Promise<string[]> =>
  database.withTenant(customerId, async (tx) => {
    const rows =
      'jobId' in subject
        ? (await listJobBatches(tx, subject.jobId)).filter(({ state }) => state === 'analysed').slice(0, MAX_BATCHES)
        : await listStreamBatches(tx, {
            firstId: idAt(subject.window.fromMs, '0'),
            lastId: idAt(subject.window.receivedUntilMs, 'f'),
            limit: MAX_BATCHES,
          })
    return rows.map(({ id }) => id)
  })

function readBatch(batch: LogBatchesTable, bytes: Buffer): LogEvent[] {
  const task = digestTaskOf(batch, bytes)
  if (task.kind === 'digest-text') {
    const profile = {
      ...newSourceProfile(task.source, task.hints),
      nextLine: task.firstLine,
      nextOffset: task.firstOffset,
    }
    const reader = createSourceReader(profile)
    return [...reader.push(bytes), ...reader.end()]
  }
  const { format } = task
  if (isOfSignals(format)) return []
  const readEvent = createRecordReader(task.hints)
  return [...decodeRecords(bytes, format)].map((record, index) =>
    readEvent(record, { source: task.source, line: task.firstLine + index, offset: 0 }),
  )
}

const isWithin = ({ timestampMs }: LogEvent, { fromMs, toMs }: LogWindow): boolean =>
  timestampMs !== null && timestampMs >= fromMs && timestampMs <= toMs

/** The first or the last id of a millisecond. */
function idAt(ms: number, fill: string): string {
  const hex = Math.max(0, Math.floor(ms)).toString(16).padStart(12, '0')
  const rest = fill.repeat(20)
  return `${hex.slice(0, 8)}-${hex.slice(8)}-${rest.slice(0, 4)}-${rest.slice(4, 8)}-${rest.slice(8)}`
}
