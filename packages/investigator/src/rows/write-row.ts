import type { Evidence, EvidenceLine, EvidenceRecord, Kind } from '../evidence/evidence.ts'
import type { ShowTime } from '../evidence/format-time.ts'
import { ADDRESSED, lineText, shorten, shortenAround, textOf } from '../evidence/line-text.ts'

const ROW_CHARS = 240
const CAUSE_CHARS = 160
const SLICES = 10

/** `B120 09:14:02 checkout ERROR text`. */
export function writeLine(
  line: EvidenceLine,
  evidence: Evidence,
  time: ShowTime,
  most = ROW_CHARS,
  placeOf: (text: string) => number = () => 0,
): string {
  const { record, id } = line
  const service = evidence.services.length > 1 ? [record.service ?? '?'] : []
  const level = record.event.level === null ? [] : [record.event.level.toUpperCase()]
  const whole = lineText(line)
  const text = shortenAround(whole, placeOf(whole), most)
  return [id, time(record.event.timestampMs), ...service, ...level, text].join(' ')
}

export const writeRecord = (
  record: EvidenceRecord,
  evidence: Evidence,
  time: ShowTime,
  most = ROW_CHARS,
  placeOf?: (text: string) => number,
): string =>
  `${writeLine({ id: record.id, record, part: null }, evidence, time, most, placeOf)}${writeCause(record, evidence)}`

const CAUSE = /^\s*(?:Caused by|\[cause\])\s*:|^[\w.$]*(?:Error|Exception|Fault|panic)\b/

/** What a trace names last is what its reader looks for. */
function writeCause({ event, isAddressed }: EvidenceRecord, evidence: Evidence): string {
  const count = event.lineCount - 1
  if (count <= 0 || isAddressed) return ''
  const part = event.continuation.findLastIndex((line) => CAUSE.test(line))
  const place = event.continuationRefs?.[part]
  const id = place && evidence.idOf(event.ref.source, place[0])
  if (part === -1 || !id) return ` (+${count} lines)`
  return ` (+${count} lines, ${id}: ${shorten((event.continuation[part] ?? '').trim(), CAUSE_CHARS)})`
}

/** How often something came in each tenth of the window, as digits: 0 never, 9 as often as in its busiest tenth. */
export function drawTrend(times: readonly number[], { firstMs, lastMs }: Pick<Evidence, 'firstMs' | 'lastMs'>): string {
  if (firstMs === null || lastMs === null || lastMs === firstMs || times.length === 0) return ''
  const counts = Array.from({ length: SLICES }, () => 0)
  for (const timeMs of times) {
    const slice = Math.min(SLICES - 1, Math.floor(((timeMs - firstMs) / (lastMs - firstMs)) * SLICES))
    counts[slice] = (counts[slice] ?? 0) + 1
  }
  const peak = Math.max(...counts)
  return counts.map((count) => (count === 0 ? '0' : String(Math.max(1, Math.round((count / peak) * 9))))).join('')
}

export const timesOfRecords = (records: readonly EvidenceRecord[]): number[] =>
  records.flatMap(({ event }) => event.timestampMs ?? [])

/** `K7 ERROR checkout 42× 0000135899 09:14:02 to 09:31:10 | B120 text of its first line`. */
export function writeKind(kind: Kind, evidence: Evidence, time: ShowTime, most = ROW_CHARS): string {
  const first = kind.records.find((record) => !record.isAddressed)
  const service = evidence.services.length > 1 ? [kind.service ?? '?'] : []
  const head = [
    kind.id,
    ...(kind.level === null ? [] : [kind.level.toUpperCase()]),
    ...service,
    `${kind.records.length}×`,
    ...(kind.records.length > 1 ? [drawTrend(timesOfRecords(kind.records), evidence)] : []),
    kind.records.length > 1 ? `${time(kind.firstMs)} to ${time(kind.lastMs)}` : time(kind.firstMs),
  ].filter((part) => part !== '')
  const example = first ? `${first.id} ${shorten(textOf(first), most)}${writeCause(first, evidence)}` : ADDRESSED
  return `${head.join(' ')} | ${example}`
}
