import type { Finding } from '@holdfast/analysis/model/finding'
import { quoteOf } from '@holdfast/analysis/tell/cite-event'
import type { Evidence, Kind } from '../evidence/evidence.ts'
import { dayOf, timesOf, type ShowTime } from '../evidence/format-time.ts'
import { isSuspiciousText } from '../evidence/is-suspicious.ts'
import { lineText, shorten } from '../evidence/line-text.ts'
import { writeKind } from '../rows/write-row.ts'
import { isGone, isNew, rankKinds } from '../rows/rank-kinds.ts'
import { rankSeries, writeShift } from '../rows/rank-series.ts'

export interface PageOptions {
  /** The most that the page may take. */
  readonly bytes: number
}

const SOURCES = 12
const SERVICES = 40
/** With more sources, how each ends would fill the page. */
const ENDS = 6
const END_CHARS = 90
const ADDRESSED = 12
const SHIFTS = 6
const LEAST_SHIFT = 0.7
const EXAMPLE_CHARS = 170
const LATER_EXAMPLE_CHARS = 90
/** Kinds that come first are shown with more of their example. */
const FOREMOST = 14
const CITED = 3
const STATEMENT_CHARS = 260
const RIVALS = 2

/** What an investigation begins with. The same evidence and findings give the same bytes. */
export function writePage(evidence: Evidence, findings: readonly Finding[], { bytes }: PageOptions): string {
  const time = timesOf(evidence)
  const head = [
    writeWindow(evidence, time),
    ...writeSources(evidence, time),
    ...writeAddressed(evidence),
    ...writeFindings(findings, evidence, time),
    ...writeShifts(evidence),
  ]
  let left = bytes - Buffer.byteLength(head.join('\n'))
  const kinds = rankKinds(evidence).filter((kind) => kind.records.some((record) => !record.isAddressed))
  const rows: string[] = []
  for (const [index, kind] of kinds.entries()) {
    const row = `${marks(kind, evidence)}${writeKind(kind, evidence, time, index < FOREMOST ? EXAMPLE_CHARS : LATER_EXAMPLE_CHARS)}`
    left -= Buffer.byteLength(row) + 1
    if (left < 0) break
    rows.push(row)
  }
  const more = kinds.length - rows.length
  return [
    ...head,
    `Kinds of lines, the most telling first (count, trend over ten slices of the window, times | an example):`,
    ...rows,
    ...(more > 0 ? [`… ${more} more kinds: ask kinds(words).`] : []),
  ].join('\n')
}

function writeWindow(evidence: Evidence, time: ShowTime): string {
  const { firstMs, lastMs, records, lineCount, leftOutCount } = evidence
  const when =
    firstMs === null || lastMs === null ? 'no times' : `${dayOf(firstMs)} ${time(firstMs)} to ${time(lastMs)} UTC`
  const left = leftOutCount > 0 ? `; ${leftOutCount} later records are not looked at` : ''
  return `Window: ${when}, ${records.length} records in ${lineCount} lines${left}.`
}

function writeSources(evidence: Evidence, time: ShowTime): string[] {
  const { sources, services } = evidence
  const shown = sources.slice(0, SOURCES).map(({ letter, name, services: own, recordCount, firstMs, lastMs }) => {
    const base = name.slice(name.lastIndexOf('/') + 1)
    return `${letter} ${base}: ${recordCount} records, ${time(firstMs)} to ${time(lastMs)}; ${own.slice(0, SERVICES).join(', ') || 'no service named'}${writeEnd(name, evidence)}`
  })
  const more = sources.length - shown.length
  return [
    'Sources:',
    ...shown,
    ...(more > 0 ? [`… ${more} more sources; services: ${services.slice(0, SERVICES).join(', ')}`] : []),
  ]
}

/** How a source ends tells how a job, a build or a process did. */
function writeEnd(source: string, { records, sources, findLine }: Evidence): string {
  const last = records.findLast(({ event }) => event.ref.source === source)
  if (!last || last.isAddressed || sources.length > ENDS) return ''
  const id = `${last.letter}${last.event.continuationRefs?.at(-1)?.[0] ?? last.event.ref.line}`
  const line = findLine(id) ?? { id: last.id, record: last, part: null }
  return `; ends with ${line.id} ${shorten(lineText(line), END_CHARS)}`
}

/** Their places alone: they may be an attack, and whoever reads on should know of it. */
function writeAddressed({ records }: Evidence): string[] {
  const ids = records.filter(({ isAddressed }) => isAddressed).map(({ id }) => id)
  if (ids.length === 0) return []
  return [
    `${ids.length} lines address whoever reads the log; they are not shown: ${ids.slice(0, ADDRESSED).join(', ')}`,
  ]
}

function writeFindings(findings: readonly Finding[], evidence: Evidence, time: ShowTime): string[] {
  if (findings.length === 0) return ['The engine opened no incident.']
  return [
    'The engine opened (it may be wrong about causes, and about whether anything is wrong):',
    ...findings.flatMap((finding, index) => writeFinding(finding, index + 1, evidence, time)),
  ]
}

/** The engine's words may hold a line's. */
const say = (text: string): string =>
  isSuspiciousText(text) ? '(not shown)' : shorten(text.replaceAll('\n', ' '), STATEMENT_CHARS)

function writeFinding(finding: Finding, number: number, evidence: Evidence, time: ShowTime): string[] {
  const [first, ...rivals] = finding.hypotheses
  const lines = finding.evidence
    .flatMap((line) => {
      const id = evidence.idOf(line.ref.source, line.ref.line)
      const record = id === null ? null : evidence.findLine(id)?.record
      return record && !record.isSuspicious ? [`${id} ${shorten(quoteOf(line), 110)}`] : []
    })
    .slice(0, CITED)
  return [
    `E${number} ${finding.severity}, confidence ${finding.confidence}: ${say(finding.title)}; from ${time(finding.startedMs)} to ${time(finding.endedMs)}, ${finding.eventCount} events`,
    `   cause: ${say(first?.statement ?? finding.rootCause)}`,
    ...rivals.slice(0, RIVALS).map((rival) => `   or (${rival.confidence}): ${say(rival.statement)}`),
    ...lines.map((line) => `   ${line}`),
  ]
}

function writeShifts(evidence: Evidence): string[] {
  const shifts = rankSeries(evidence).filter(({ score }) => score > LEAST_SHIFT)
  return shifts.length === 0 ? [] : ['Numbers that moved:', ...shifts.slice(0, SHIFTS).map(writeShift)]
}

const marks = (kind: Kind, evidence: Evidence): string =>
  `${isNew(kind, evidence) ? 'new ' : ''}${isGone(kind, evidence) ? 'gone ' : ''}`
