import { areUnits } from './are-units.ts'
import { wordsOf } from './columns-of-lines.ts'
import { jointOf, splitJoint } from './joint-of.ts'
import type { Column, ColumnRole } from './learned-layout.ts'
import { roleOfField } from '../parse/role-of-field.ts'
import { roleOfValues } from './role-of-values.ts'
import { rankOf } from './speaker-keys.ts'
import type { SplitLine } from './split-head.ts'

const MIN_LINES = 12
const NEARLY_ALL = 0.97
const MAX_VALUE = 60
/** ` @cart`, ` #cart`, ` <- cart`, ` -- cart`: the mark, blanks and all, and one word. */
const MARKED = /( (?:[@#~^%&]|(?:<-{1,2}|-{1,2}>?|=>|\/\/|::|\||~|—|–|«|‹|←|→|·|•|@|#) ))([\p{L}_][\p{L}\d_./@:#-]*)$/u
/** ` (svc: cart)`, ` [cart]`, ` {by=cart}`, ` (via cart)` */
const ENCLOSED =
  /( [[({<](?:[A-Za-z_][\w-]{0,15}(?:=|: ?)|(?:via|by|from|in|at|of) )?)([\p{L}_][\p{L}\d_./@:#-]*(?:(?:, ?| [-/|] | )[\p{L}_][\p{L}\d_./@:#-]*)?)([\])}>])$/u
/** ` (!)`, ` [x]` */
const SIGNED = /( [[({<])([!?.+*~xi-]{1,3})([\])}>])$/u
const BARE = /( [[({<])([\p{L}_][\p{L}\d_./@#-]*[:|/][\p{L}\d_-]+)([\])}>])$/u
/** Behind the blanks that fill the message up. */
const ALIGNED = /(?<! )( {2}) {0,60}([\p{L}\d_./@-]+)$/u
/** `"…" cart`, `"…" cart warn` */
const QUOTED = /(" )([\p{L}_][\p{L}\d_./@#-]*(?: [\p{L}\d_./@#-]+)?)$/u
/** ` svc=cart` */
const KEYED = /((?: [|·~;-])? [A-Za-z_][\w-]{0,15}=)([\p{L}_][\p{L}\d_./@:#-]*)$/u
/** What a message never ends with, line for line. */
const TELLING: ReadonlySet<ColumnRole> = new Set(['service', 'level', 'pod', 'host', 'logger', 'thread'])

interface Suffix {
  readonly before: string
  readonly value: string
  readonly after: string
}

/** A line's text up to where a column behind its message was found. */
interface Rest {
  readonly text: string
  /** Where its head ends. */
  readonly from: number
}

const MAX_COLUMNS = 3
/** `t11`, `req-4711` */
const COUNTED = /^[a-z]{1,8}[-_]?\d{1,9}$/i
const BLANKS = '  '

/** The columns that nearly all lines end with, each behind a mark of its own, where what stands in them is typed. */
export function learnSuffix(
  lines: readonly SplitLine[],
  length: number,
  known: ReadonlySet<ColumnRole>,
): readonly Column[] {
  if (lines.length < MIN_LINES || lines[0]?.delimiter !== null) return []
  const taken = new Set(known)
  const columns: Column[] = []
  let rests = lines.map(({ text, values }): Rest => ({ text: text.trimEnd(), from: values[length - 1]?.end ?? 0 }))
  while (columns.length < MAX_COLUMNS) {
    const column = lastColumn(rests, taken)
    if (column === null) break
    columns.unshift(column)
    if (column.role !== 'field') taken.add(column.role)
    if (column.joint !== undefined) taken.add('level')
    rests = rests.map(({ text, from }) => ({ text: cutSuffix(text, [column]), from }))
  }
  // What is counted is a column only behind one that says something.
  const first = columns.findIndex(({ role }) => role !== 'field')
  return first < 0 ? [] : columns.slice(first)
}

/** The line without the columns at its end. */
export const cutSuffix = (text: string, columns: readonly Column[]): string =>
  columns.reduceRight((rest, { before }) => rest.slice(0, rest.lastIndexOf(before)).trimEnd(), text)

/** `{cart:info}`: what stands before the colon may be a key, or the name. */
const lastColumn = (rests: readonly Rest[], taken: ReadonlySet<ColumnRole>): Column | null =>
  columnOf(rests, rests.map(suffixOf), taken) ?? columnOf(rests, rests.map(bareSuffixOf), taken)

function columnOf(
  rests: readonly Rest[],
  found: readonly (Suffix | null)[],
  taken: ReadonlySet<ColumnRole>,
): Column | null {
  const first = found.find((one) => one !== null) ?? null
  if (first === null) return null
  const alike = found.map((one) => one !== null && one.before === first.before && one.after === first.after)
  const values = found.flatMap((one, index) => (one !== null && alike[index] === true ? one.value : []))
  if (values.length < NEARLY_ALL * rests.length) return null
  const joint = taken.has('level') ? null : jointOf(values)
  const names = joint === null ? values : values.map((value) => splitJoint(value, joint)?.name ?? value)
  const role = roleOfSuffix(first.before, names, taken)
  // Of a column without a mark only a level is sure.
  const isCounted = first.before !== BLANKS && values.every((value) => COUNTED.test(value))
  if (!(TELLING.has(role) || isCounted) || (first.before === BLANKS && role !== 'level')) return null
  const texts = rests.flatMap(({ text }, index) => (alike[index] === true ? text : []))
  return {
    ...(joint !== null && { joint }),
    before: first.before,
    kind: 'word',
    role: isCounted ? 'field' : role,
    ...(role === 'level' && wordsOf(values, texts)),
    gaps: false,
    name: 'last',
    ...(first.after && { after: first.after }),
  }
}

/** A few words that come again, and name units where no key says so. */
function roleOfSuffix(before: string, values: readonly string[], taken: ReadonlySet<ColumnRole>): ColumnRole {
  const role = roleOfValues(before.trim().replace(/^[[({<]/, ''), values, taken)
  const key = KEY.exec(before)?.[1]
  if (role === 'level' || (key !== undefined && !mayName(key))) return role
  return areUnits(values, 2) && !taken.has('service') ? 'service' : 'field'
}

const KEY = /([A-Za-z_][\w-]{0,15})[=:] ?$/

/** `unit=cart`: a word for the service that speaks. */
const mayName = (key: string): boolean => rankOf(key) >= 0 || roleOfField(key, 0) === 'weakService'

function bareSuffixOf({ text, from }: Rest): Suffix | null {
  const [whole, before = '', value = '', after = ''] =
    BARE.exec(text.slice(Math.max(from, text.length - MAX_VALUE))) ?? []
  return whole === undefined ? null : { before, value, after }
}

function suffixOf({ text, from }: Rest): Suffix | null {
  const tail = text.slice(Math.max(from, text.length - MAX_VALUE))
  const [whole, before = '', value = '', after = ''] =
    ENCLOSED.exec(tail) ?? SIGNED.exec(tail) ?? MARKED.exec(tail) ?? []
  if (whole !== undefined) return { before, value, after }
  const open = QUOTED.exec(tail) ?? KEYED.exec(tail) ?? ALIGNED.exec(tail)
  return open === null ? null : { before: open[1] ?? '', value: open[2] ?? '', after: '' }
}
