import { speakerOfPod } from '../layout/speaker-of-pod.ts'
import { assignRole } from './assign-role.ts'
import { strongLevelOfWord } from './level-of-word.ts'
import { roleOfField, type Role } from './role-of-field.ts'
import { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { isDigit, isLetter } from './scan-clock.ts'
import { newSourceLayout, type SourceLayout, type TableLayout } from './source-layout.ts'

const MARKS = ['\t', ';', '|', ','] as const
const MIN_COLUMNS = 2
const MAX_COLUMNS = 60
const MAX_LENGTH = 4_000
/** Also '@timestamp' of Elastic and CloudWatch, '_time' of Splunk, 'TimeGenerated [UTC]' of Azure. */
const LABEL = /^[@_]?\p{L}[\p{L}\d _.()[\]#/@-]{0,60}$/u

/** Labels that exports of tools and plants give their columns, in the languages that they speak. */
const LABELS: Readonly<Partial<Record<Role, string>>> = {
  time: 'date and time|timestamp utc|datum|zeitstempel|datum/zeit|fecha|fecha y hora|date et heure|horodatage|event time|log time|logged at|created|created at|occurred|occurred at|recorded at|when|utc|time utc',
  level:
    'klasse|schweregrad|stufe|prio|severity level|severitylevel|nivel|niveau|log level|event type|typ|importance|gravity|grade|kind|urgency',
  service:
    'quelle|source|provider|provider name|component|komponente|anlage|application|process|process name|origen|origin|sender|subsystem|sub system|module|unit|system|service name|modul|módulo',
  message:
    'meldung|meldetext|nachricht|text|mensaje|description|beschreibung|details|event message|detail|what happened|what|remark|log text|entry|line|event text|log message|raw|rendereddescription|resultdescription|syslogmessage|logentry',
  host: 'rechner|machine|device|computer name|equipo',
}
const IN_UTC = / ?[[(]utc[\])]$/
const CLOCK = /^(?:time|uhrzeit|zeit|hora|heure|clock)$/i

const ROLES = new Map<string, Role>(
  Object.entries(LABELS).flatMap(([role, labels]) => labels.split('|').map((label) => [label, role as Role])),
)

/** The row that names the columns of an export: at least a time, and a level or a message. */
export function parseTableHead(text: string, line: ParsedLine, layout: SourceLayout): boolean {
  if (text.length > MAX_LENGTH || layout.headers > 0 || !mayNameColumns(text)) return false
  for (const mark of MARKS) {
    const cells = splitRow(text, mark)
    if (cells.length < MIN_COLUMNS || cells.length > MAX_COLUMNS || !cells.every((cell) => LABEL.test(cell))) continue
    const roles = rolesOf(cells)
    if (!roles.includes('time') || !(roles.includes('message') || (roles.includes('level') && cells.length > 2)))
      continue
    layout.table = { mark, names: cells, roles }
    line.header = true
    line.format = 'table'
    return true
  }
  return false
}

/** The columns that the first lines of a source name, if any do. */
export function tableOf(texts: readonly string[]): TableLayout | null {
  const layout = newSourceLayout()
  const line = new ParsedLine()
  return texts.slice(0, MAX_TITLE_LINES).some((text) => parseTableHead(text, line, layout)) ? layout.table : null
}

/** Some exports say what they are before they name their columns. */
const MAX_TITLE_LINES = 4

/** Cheap: most lines begin with a time, or hold what no label does before any mark. */
function mayNameColumns(text: string): boolean {
  const first = text.charCodeAt(0)
  if (first === 34) return true
  if (isDigit(first)) return false
  for (let pos = 0; pos < text.length; pos += 1) {
    const code = text.charCodeAt(pos)
    if (code === 9 || code === 59 || code === 124 || code === 44) return true
    if (!mayBeOfLabel(code)) return false
  }
  return false
}

/** Letter, digit, blank, or one of `@_.()[]#/-`. */
const mayBeOfLabel = (code: number): boolean =>
  isLetter(code) ||
  isDigit(code) ||
  code <= 32 ||
  code > 127 ||
  code === 64 ||
  code === 91 ||
  code === 93 ||
  code === 95 ||
  code === 35 ||
  (code >= 45 && code <= 47) ||
  code === 40 ||
  code === 41

/** A clock without a day's column is the time. */
function rolesOf(cells: readonly string[]): TableLayout['roles'] {
  const roles = cells.map(roleOfLabel)
  return roles.includes('time') ? roles : roles.map((role) => (role === 'clock' ? 'time' : role))
}

function roleOfLabel(label: string): TableLayout['roles'][number] {
  const plain = label.toLowerCase().replaceAll('_', ' ').replace(IN_UTC, '').trim()
  if (CLOCK.test(plain)) return 'clock'
  const role = ROLES.get(plain) ?? roleOfField(plain, 0)
  return role === 'weakMessage' ? 'message' : role === 'weakService' ? 'service' : role
}

/** A row under such a head; false when its cells do not fit. */
export function parseTableRow(text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): boolean {
  const { table } = layout
  if (table === null) return false
  const cells = splitRow(text, table.mark)
  if (cells.length < table.names.length) return false
  if (cells.length > table.names.length) {
    // A message that no quotes protect runs on behind its column.
    if (table.roles.at(-1) !== 'message') return false
    cells.splice(table.names.length - 1, Infinity, cells.slice(table.names.length - 1).join(table.mark))
  }
  line.message = ''
  if (!assignRole('time', timeOf(cells, table.roles), line, context)) return false
  for (const [index, role] of table.roles.entries()) {
    const value = cells[index] ?? ''
    if (role === 'time' || role === 'clock' || value === '' || value === '-') continue
    if (!assignRole(roleOfCell(role, value, table), value, line, context))
      line.addField(table.names[index] ?? '', value)
  }
  line.service ??= speakerOfPod(line.pod, line.container)
  line.header = true
  line.format = 'table'
  return true
}

/** Exports of log platforms call the column of levels a status. */
const roleOfCell = (role: Role, value: string, { roles }: TableLayout): Role =>
  role === 'status' && !roles.includes('level') && strongLevelOfWord(value) !== null ? 'level' : role

/** A date may have its clock in a column of its own. */
function timeOf(cells: readonly string[], roles: readonly (Role | 'clock')[]): string {
  const [timed, clock] = [roles.indexOf('time'), roles.indexOf('clock')]
  if (timed < 0) return ''
  return clock < 0 ? (cells[timed] ?? '') : `${cells[timed]} ${cells[clock]}`
}

/** The cells of a row, without the quotes that some of them need. */
export function splitRow(text: string, mark: string): string[] {
  const cells: string[] = []
  let pos = 0
  while (pos <= text.length && cells.length < MAX_COLUMNS * 2) {
    if (text.charCodeAt(pos) === 34) {
      const close = closingQuote(text, pos + 1)
      cells.push(text.slice(pos + 1, close).replaceAll('""', '"'))
      const next = text.indexOf(mark, close)
      if (next < 0) return cells
      pos = next + 1
      continue
    }
    const next = text.indexOf(mark, pos)
    cells.push(text.slice(pos, next < 0 ? text.length : next).trim())
    if (next < 0) return cells
    pos = next + 1
  }
  return cells
}

/** Whether a line is a row of its own, whatever quotes stand open above it. */
export function isWholeRow(text: string, { mark, names, roles }: TableLayout): boolean {
  const cells = splitRow(text, mark)
  return cells.length === names.length && isDigit((cells[roles.indexOf('time')] ?? '').charCodeAt(0))
}

/** Whether a row ends within quotes: its last cell goes on in the next line. */
export function endsInQuotes(text: string, { mark, names }: TableLayout): boolean {
  if (text.charCodeAt(text.length - 1) === 34 && !text.endsWith(`${mark}"`) && !text.includes('""')) return false
  let pos = 0
  for (let count = 0; count < names.length; count += 1) {
    if (text.charCodeAt(pos) === 34) {
      pos = closingQuote(text, pos + 1)
      if (pos === text.length) return true
    }
    pos = text.indexOf(mark, pos) + 1
    if (pos === 0) return false
  }
  return false
}

function closingQuote(text: string, from: number): number {
  let pos = text.indexOf('"', from)
  while (pos >= 0 && text.charCodeAt(pos + 1) === 34) pos = text.indexOf('"', pos + 2)
  return pos < 0 ? text.length : pos
}
