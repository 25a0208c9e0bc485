import { renderPoint } from '@holdfast/analysis/metrics/render-point'
import type { Citation } from '@holdfast/analysis/model/finding'
import { operationName } from '@holdfast/analysis/spans/operation-name'
import { renderSpan } from '@holdfast/analysis/spans/render-span'
import type { ContextLine } from '@holdfast/contracts/incidents'
import { findBatchOfLine } from '@holdfast/database/batches/find-batch-of-line'
import { findBatchesBetween } from '@holdfast/database/batches/find-batches-between'
import type { Database } from '@holdfast/database/open-database'
import { openLogBatch } from '@holdfast/database/batches/open-log-batch'
import {
  isOfSignals,
  type LogBatchesTable,
  type LogFormat,
  type SignalFormat,
} from '@holdfast/database/schema/log-batches-table'
import type { CompanyCipher } from '@holdfast/database/secrets/company-vault'
import type { PinnedContext } from '@holdfast/database/incidents/pinned-context'
import { citedLine, contextOfLine } from '@holdfast/incidents/record/context-of-line'
import { createRecordReader } from '@holdfast/records/lines/create-record-reader'
import { decodeRecords } from '@holdfast/records/lines/decode-records'
import { decodeSignals, type DecodedSignal } from '@holdfast/records/lines/decode-signals'
import { recordText } from '@holdfast/records/lines/record-text'
import { batchIdsOfLine, placeInBatch } from '@holdfast/records/lines/stream-line'

const NEIGHBOURS = 50
/** A neighbor is for orientation: of a very long line, its beginning is enough. */
const MAX_NEIGHBOUR_CHARACTERS = 2_000

export interface ContextReader {
  readonly database: Database
  readonly customerId: string
  readonly cipher: CompanyCipher
  /** The paste or upload whose lines are cited; null for the stream of the agents. */
  readonly jobId: string | null
  readonly describeSource: (citation: Citation) => { name: string }
}

/** The lines around each cited one. A line whose batch retention has dropped stands alone. */
export async function readContexts(reader: ContextReader, citations: readonly Citation[]): Promise<PinnedContext[]> {
  const batches = new Map<string, OpenBatch>()
  const contexts: PinnedContext[] = []
  for (const citation of citations) {
    const batch =
      reader.jobId === null
        ? await findStreamBatch(reader, citation, batches)
        : await findTextBatch(reader, reader.jobId, citation, batches)
    const { name: source } = reader.describeSource(citation)
    contexts.push(batch ? { source, lines: neighbours(batch, citation) } : contextOfLine(citation, source))
  }
  return contexts
}

type Neighbour = Omit<ContextLine, 'is_cited' | 'line_number'>

interface OpenBatch {
  readonly lines: readonly string[]
  readonly firstLine: number
  readonly isNumbered: boolean
  readonly describe: (index: number) => Neighbour
}

async function findTextBatch(
  { database, customerId, cipher }: ContextReader,
  jobId: string,
  citation: Citation,
  opened: Map<string, OpenBatch>,
): Promise<OpenBatch | undefined> {
  const { line } = citation.ref
  const known = [...opened.values()].find(
    (batch) => line >= batch.firstLine && line < batch.firstLine + batch.lines.length,
  )
  if (known) return known
  const batch = await database.withTenant(customerId, (tx) => findBatchOfLine(tx, jobId, line))
  if (!batch) return undefined
  const lines = openLogBatch(cipher, batch).toString('utf8').split(/\r?\n/)
  if (line - batch.firstLine >= lines.length) return undefined
  const open: OpenBatch = {
    lines,
    firstLine: batch.firstLine,
    isNumbered: true,
    describe: (index) => asItCame(lines[index] ?? ''),
  }
  opened.set(batch.id, open)
  return open
}

async function findStreamBatch(
  { database, customerId, cipher }: ContextReader,
  citation: Citation,
  opened: Map<string, OpenBatch>,
): Promise<OpenBatch | undefined> {
  const { firstId, lastId } = batchIdsOfLine(citation.ref.line)
  const batches = await database.withTenant(customerId, (tx) => findBatchesBetween(tx, firstId, lastId))
  for (const batch of batches) {
    const place = placeInBatch(citation.ref.line, batch.id)
    if (place < 0 || place >= batch.recordCount || batch.format === 'text') continue
    const open = opened.get(batch.id) ?? openRecords(batch, batch.format, openLogBatch(cipher, batch))
    opened.set(batch.id, open)
    if (open.lines[place]?.includes(citation.raw.slice(0, MAX_NEIGHBOUR_CHARACTERS))) {
      return { ...open, firstLine: citation.ref.line - place }
    }
  }
  return undefined
}

/** A line of a file says in its own words when it was written, by whom, and how bad it is. */
const asItCame = (text: string): Neighbour => ({ timestamp: null, level: null, service: null, message: shorten(text) })

const shorten = (text: string): string => text.slice(0, MAX_NEIGHBOUR_CHARACTERS)

function openRecords(
  { receivedAt, sourceId }: LogBatchesTable,
  format: Exclude<LogFormat, 'text'>,
  bytes: Buffer,
): OpenBatch {
  if (isOfSignals(format)) return openSignals(bytes, format, receivedAt.getTime())
  const records = [...decodeRecords(bytes, format)]
  const readEvent = createRecordReader({ receivedAtMs: receivedAt.getTime() })
  const lines = records.map(recordText)
  return {
    lines,
    firstLine: 0,
    isNumbered: false,
    describe: (index) => {
      const record = records[index]
      if (!record) return asItCame('')
      const { timestampMs, level, entities } = readEvent(record, { source: sourceId, line: index + 1, offset: 0 })
      const service = entities.service ?? null
      return { timestamp: toTimestamp(timestampMs), level, service, message: shorten(lines[index] ?? '') }
    },
  }
}

/** Spans and points among their neighbors of the same batch, each as the line that it is cited by. */
function openSignals(bytes: Buffer, format: SignalFormat, receivedAtMs: number): OpenBatch {
  const records = [...decodeSignals(bytes, format, { source: '', firstLine: 1, receivedAtMs })].map(describeSignal)
  return {
    lines: records.map(({ message }) => message),
    firstLine: 0,
    isNumbered: false,
    describe: (index) => {
      const record = records[index]
      return record ? { ...record, message: shorten(record.message) } : asItCame('')
    },
  }
}

function describeSignal(decoded: DecodedSignal): Neighbour {
  if ('span' in decoded) {
    const { span } = decoded
    return {
      timestamp: toTimestamp(Math.round(span.startMs)),
      level: span.isError ? 'error' : 'info',
      service: span.service,
      message: renderSpan({ ...span, operation: operationName(span.name) }),
    }
  }
  const [first] = decoded.points
  if (first === undefined) return asItCame('')
  const message = decoded.points.map(renderPoint).join('\n')
  return { timestamp: toTimestamp(Math.round(first.atMs)), level: null, service: first.service, message }
}

function neighbours(batch: OpenBatch, citation: Citation): ContextLine[] {
  const place = citation.ref.line - batch.firstLine
  const from = Math.max(0, place - NEIGHBOURS)
  const to = Math.min(batch.lines.length, place + NEIGHBOURS + 1)
  return Array.from({ length: to - from }, (_, step) => {
    const index = from + step
    const number = batch.isNumbered ? batch.firstLine + index : null
    if (index === place) return citedLine(citation, number)
    return { line_number: number, ...batch.describe(index), is_cited: false }
  })
}

const toTimestamp = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())
