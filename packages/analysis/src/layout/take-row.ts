import type { Level } from '../model/log-event.ts'
import type { ParsedLine } from '../parse/parsed-line.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import { Stamp } from '../parse/scan-clock.ts'
import { takeStamp } from '../parse/take-stamp.ts'
import { splitJoint } from './joint-of.ts'
import { levelInColumn } from './level-in-column.ts'
import { isHostName } from './role-of-values.ts'
import type { Row, RowColumn } from './row.ts'
import { scanTimeColumn } from './scan-time-column.ts'
import { splitRow } from './split-row.ts'

type RowValues = Partial<Record<RowColumn['role'], string>> & { readonly message: string }

/** The values of a line that is built by the row; null of any other. */
export function readRow(text: string, { mark, head, message, tail }: Row): RowValues | null {
  const fields = splitRow(text, mark)
  if (fields.length <= head.length + tail.length) return null
  const found: Partial<Record<RowColumn['role'], string>> = {}
  const ofTail = fields.length - tail.length
  for (const [index, column] of [...head, ...tail].entries()) {
    const field = fields[index < head.length ? index : ofTail + index - head.length]
    if (!takeField(text.slice(field?.start, field?.end), column, found)) return null
  }
  const said = valueIn(text.slice(fields[head.length]?.start, fields[ofTail - 1]?.end), message)
  return said === null || said === '' ? null : { ...found, message: unquoted(said, message.open) }
}

/** `"scale is ""off"" by 3"`: as an export writes what holds its mark. */
function unquoted(said: string, open: string): string {
  const isQuoted = open === '' && said.length > 2 && said.startsWith('"') && said.endsWith('"')
  const text = isQuoted ? said.slice(1, -1) : said
  return isQuoted || open.endsWith('"') ? text.replaceAll('""', '"') : text
}

function takeField(text: string, column: RowColumn, found: Partial<Record<RowColumn['role'], string>>): boolean {
  const value = valueIn(text, column)
  if (value === null || (column.isWord === true && value.includes(' '))) return false
  const parts = column.joint === undefined ? null : splitJoint(value, column.joint)
  if (parts !== null) found.level = parts.level
  found[column.role] = parts?.name ?? value
  return true
}

/** Without what stands around it; null where that is missing. */
export function valueIn(text: string, { open, close }: Pick<RowColumn, 'open' | 'close'>): string | null {
  if (!text.startsWith(open) || !text.endsWith(close) || text.length < open.length + close.length) return null
  return text.slice(open.length, text.length - close.length).trim()
}

export const levelInRow = (word: string | undefined, { levels }: Pick<Row, 'levels'>): Level | null =>
  word === undefined ? null : (levels[word] ?? levelInColumn(word))

/** Reads what was left open, or read otherwise, of a line that is built like others of its source. */
export function takeRow(text: string, line: ParsedLine, row: Row, context: TimeContext): boolean {
  const found = readRow(text, row)
  if (found === null) return false
  line.level ??= levelInRow(found.level, row)
  if (line.service !== undefined && isNobody(line.service, text, row, found)) line.service = undefined
  if (found.service !== undefined && mayBeNamed(line, row)) {
    line.service = found.service
    line.isWeakService = false
  }
  if (found.time !== undefined && line.timestampMs === null) takeTime(found.time, line, context)
  if (isCutOtherwise(line.message.trim(), found.message, found.service !== undefined)) line.message = found.message
  if (line.header) return true
  line.header = true
  line.format = 'columns'
  return true
}

/** A pod tells better who speaks than a column of names does, and a machine, `node-2`, does not. */
const mayBeNamed = ({ pod, service }: ParsedLine, { isBetter }: Row): boolean =>
  pod === undefined ? isBetter || service === undefined : isBetter && isHostName(pod)

/** A label, `ts: …`, or a word of what is said where the row has a field of names. */
export const isNobody = (name: string, text: string, row: Row, { service, message }: RowValues): boolean =>
  isKey(name, row) || (service !== undefined && message.includes(name) && !text.replace(message, '').includes(name))

const isKey = (name: string, { head, message, tail }: Row): boolean =>
  [...head, message, ...tail].some(({ open }) => open.startsWith(name) && /^[:=]/.test(open.slice(name.length)))

function takeTime(time: string, line: ParsedLine, context: TimeContext): void {
  const stamp = new Stamp()
  if (scanTimeColumn(time, 0, stamp) === time.length) takeStamp(stamp, line, context)
}

/** More than was taken off already stays off, save a first word of a sentence where the row has a field of names. */
export function isCutOtherwise(known: string, said: string, isNamed: boolean): boolean {
  if (known.replaceAll('"', '') === said.replaceAll('"', '')) return false
  if (known === '' || !said.includes(known)) return true
  return isNamed && said.endsWith(known) && WORD.test(said.slice(0, -known.length))
}
const WORD = /^\p{L}{1,20} $/u
