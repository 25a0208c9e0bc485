import type { LogEvent } from '@holdfast/analysis/model/log-event'
import { createSourceReader, newSourceProfile } from '@holdfast/analysis/read/create-source-reader'
import { findLogBatch } from '@holdfast/database/batches/find-log-batch'
import { listJobBatches } from '@holdfast/database/batches/list-job-batches'
import { listStreamBatches } from '@holdfast/database/batches/list-stream-batches'
import { openLogBatch } from '@holdfast/database/batches/open-log-batch'
import type { Database } from '@holdfast/database/open-database'
import { isOfSignals, type LogBatchesTable, type LogFormat } from '@holdfast/database/schema/log-batches-table'
import type { CompanyCipher } from '@holdfast/database/secrets/company-vault'
import type { BatchReader } from '@holdfast/investigator/evidence/evidence'
import { batchIdAt } from '@holdfast/records/lines/batch-id-at'
import { createRecordReader } from '@holdfast/records/lines/create-record-reader'
import { decodeRecords } from '@holdfast/records/lines/decode-records'
import { type DecodedSignal, decodeSignals } from '@holdfast/records/lines/decode-signals'
import { digestTaskOf } from '../digest/digest-task-of.ts'

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
const MAX_SIGNAL_BYTES = 12 * 2 ** 20
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
    const { cipher, subject } = logs
    for await (const batch of readBatches(logs, await listIds(logs), MAX_BYTES)) {
      const events = readBatch(batch, openLogBatch(cipher, batch))
      yield 'window' in subject ? events.filter((event) => isWithin(event, subject.window)) : events
    }
  },
  addSignals: async (digester) => {
    const { cipher, subject } = logs
    if (!('window' in subject)) return
    const ids = await listStreamIds(logs, subject.window, SIGNAL_FORMATS)
    for await (const batch of readBatches(logs, ids, MAX_SIGNAL_BYTES))
      for (const signal of readSignals(batch, openLogBatch(cipher, batch)))
        if ('span' in signal) {
          if (isTimeWithin(signal.span.startMs, subject.window)) digester.addSpan(signal.span)
        } else for (const point of signal.points) if (isTimeWithin(point.atMs, subject.window)) digester.addPoint(point)
  },
})

/** As many of the batches as the bytes allow. */
async function* readBatches(
  { database, customerId }: LogsToRead,
  ids: readonly string[],
  bytes: number,
): AsyncGenerator<LogBatchesTable> {
  let left = bytes
  for (const id of ids) {
    const batch = await database.withTenant(customerId, (tx) => findLogBatch(tx, id))
    if (!batch) continue
    left -= batch.plainBytes
    if (left < 0) return
    yield batch
  }
}

const LOG_FORMATS: readonly LogFormat[] = ['otlp-protobuf', 'otlp-json']
const SIGNAL_FORMATS: readonly LogFormat[] = ['traces-protobuf', 'traces-json', 'metrics-protobuf', 'metrics-json']

async function listIds(logs: LogsToRead): Promise<string[]> {
  const { database, customerId, subject } = logs
  if ('window' in subject) return listStreamIds(logs, subject.window, LOG_FORMATS)
  const rows = await database.withTenant(customerId, (tx) => listJobBatches(tx, subject.jobId))
  return rows
    .filter(({ state }) => state === 'analysed')
    .slice(0, MAX_BATCHES)
    .map(({ id }) => id)
}

async function listStreamIds(
  { database, customerId }: LogsToRead,
  { fromMs, receivedUntilMs }: LogWindow,
  formats: readonly LogFormat[],
): Promise<string[]> {
  const window = {
    firstId: batchIdAt(fromMs, 'first'),
    lastId: batchIdAt(receivedUntilMs, 'last'),
    limit: MAX_BATCHES,
    formats,
  }
  const rows = await database.withTenant(customerId, (tx) => listStreamBatches(tx, window))
  return rows.map(({ id }) => id)
}

function readSignals(batch: LogBatchesTable, bytes: Buffer): Iterable<DecodedSignal> {
  const task = digestTaskOf(batch, bytes)
  if (task.kind === 'digest-text' || !isOfSignals(task.format)) return []
  const { source, firstLine, format, hints } = task
  return decodeSignals(bytes, format, { source, firstLine, receivedAtMs: hints.receivedAtMs ?? 0 })
}

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

const isTimeWithin = (atMs: number, { fromMs, toMs }: LogWindow): boolean => atMs >= fromMs && atMs <= toMs

const isWithin = ({ timestampMs }: LogEvent, window: LogWindow): boolean =>
  timestampMs !== null && isTimeWithin(timestampMs, window)
