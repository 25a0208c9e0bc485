import type { Citation } from '@holdfast/analysis/model/finding'
import type { ContextLine } from '@holdfast/contracts/incidents'
import { findBatchOfLine } from '@holdfast/database/batches/find-batch-of-line'
import { findBatchesBetween } from '@holdfast/database/batches/find-batches-between'
import { openLogBatch } from '@holdfast/database/batches/open-log-batch'
import type { LogBatchesTable, LogFormat } from '@holdfast/database/schema/log-batches-table'
import type { CompanyCipher } from '@holdfast/database/secrets/company-vault'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import type { PinnedContext } from '@holdfast/database/incidents/sealed-places'
import { decodeRecords } from './decode-records.ts'
import { recordText } from './record-text.ts'
import { batchIdsOfLine, placeInBatch } from './stream-line.ts'

const NEIGHBOURS = 50
/** A neighbour is for orientation: of a very long line, its beginning is enough. */
const MAX_NEIGHBOUR_CHARACTERS = 2_000

export interface ContextReader {
  readonly tx: TenantTransaction
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
    contexts.push({
      source: reader.describeSource(citation).name,
      lines: batch ? neighbours(batch, citation) : [citedLine(citation, null)],
    })
  }
  return contexts
}

interface OpenBatch {
  readonly lines: readonly string[]
  readonly firstLine: number
  readonly isNumbered: boolean
}

async function findTextBatch(
  { tx, cipher }: ContextReader,
  jobId: string,
  citation: Citation,
  opened: Map<string, OpenBatch>,
): Promise<OpenBatch | undefined> {
  const { line } = citation.ref
  const known = [...opened.values()].find(
    (batch) => line >= batch.firstLine && line < batch.firstLine + batch.lines.length,
  )
  if (known) return known
  const batch = await findBatchOfLine(tx, jobId, line)
  if (!batch) return undefined
  const lines = openLogBatch(cipher, batch).toString('utf8').split(/\r?\n/)
  if (line - batch.firstLine >= lines.length) return undefined
  const open: OpenBatch = { lines, firstLine: batch.firstLine, isNumbered: true }
  opened.set(batch.id, open)
  return open
}

async function findStreamBatch(
  { tx, cipher }: ContextReader,
  citation: Citation,
  opened: Map<string, OpenBatch>,
): Promise<OpenBatch | undefined> {
  const { firstId, lastId } = batchIdsOfLine(citation.ref.line)
  for (const batch of await findBatchesBetween(tx, firstId, lastId)) {
    const place = placeInBatch(citation.ref.line, batch.id)
    if (place < 0 || place >= batch.recordCount || batch.format === 'text') continue
    const open = opened.get(batch.id) ?? openRecords(cipher, batch, batch.format)
    opened.set(batch.id, open)
    if (open.lines[place]?.includes(citation.raw.slice(0, MAX_NEIGHBOUR_CHARACTERS))) {
      return { ...open, firstLine: citation.ref.line - place }
    }
  }
  return undefined
}

const openRecords = (cipher: CompanyCipher, batch: LogBatchesTable, format: Exclude<LogFormat, 'text'>): OpenBatch => ({
  lines: Array.from(decodeRecords(openLogBatch(cipher, batch), format), recordText),
  firstLine: 0,
  isNumbered: false,
})

function neighbours(batch: OpenBatch, citation: Citation): ContextLine[] {
  const place = citation.ref.line - batch.firstLine
  const from = Math.max(0, place - NEIGHBOURS)
  return batch.lines.slice(from, place + NEIGHBOURS + 1).map((text, index) => {
    const number = batch.isNumbered ? batch.firstLine + from + index : null
    if (from + index === place) return citedLine(citation, number)
    return {
      line_number: number,
      timestamp: null,
      level: null,
      service: null,
      message: text.slice(0, MAX_NEIGHBOUR_CHARACTERS),
      is_cited: false,
    }
  })
}

const citedLine = (citation: Citation, lineNumber: number | null): ContextLine => ({
  line_number: lineNumber,
  timestamp: citation.timestampMs === null ? null : new Date(citation.timestampMs).toISOString(),
  level: citation.level,
  service: citation.service,
  message: citation.raw,
  is_cited: true,
})
