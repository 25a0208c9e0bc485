import { serviceOfPath } from '../parse/service-of-name.ts'
import { roleOfField } from '../parse/role-of-field.ts'
import { levelOfLetter, levelOfWord } from '../parse/level-of-word.ts'
import { atLeast } from './at-least.ts'
import { isRoleOfColumn } from './is-role-of-column.ts'
import type { ColumnRole } from './learned-layout.ts'
import { areLevels, areUsual } from './are-levels.ts'
import { areMeasures } from './are-measures.ts'
import { areNumericLevels, levelOfOwnWord, levelsOfColumn } from './levels-of-column.ts'
import { levelOfPriority } from './level-in-column.ts'
import { areSiblings, isPodName, workloadOf } from './pod-name.ts'
import { areDrawn } from './are-drawn.ts'
import { areTitles, COUNTED, PATH_NAME, WITH_PROCESS } from './name-shapes.ts'
import { hasDigit } from './split-line.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const TRACE = /^[0-9a-f]{32}$/
const SPAN = /^[0-9a-f]{16}$/
const REQUEST = /^(?:req|request|corr)[-_][\w-]{6,}(?: |$)|^F[\w-]{15,}$/
const ADDRESS = /^(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?$|^[0-9a-f]*:[0-9a-f:]+:[0-9a-f]*$/
const CALLER = /^[\w$./\\-]{1,80}\.[a-z]{1,5}(?::\d+|\(\d+\))$/
/** `salt.minion      :779` */
export const MODULE_AND_LINE = /^([a-z_][\w.]{1,80}?) *:\d{1,6}$/i
/** `OrderFacade.java:515`: a class by the file that holds it. */
export const FILE_OF_CLASS = /^([A-Z][a-z\d]{1,30}[A-Z][A-Za-z\d]{0,60})\.(?:java|kt|scala|groovy|cs):\d{1,6}$/
/** `MY-010931`, `EV8045`, `C2-1012`, `V-16-1-10205`: what happened. */
export const isEventCode = (value: string): boolean => EVENT_CODE.test(value)
const EVENT_CODE = /^[A-Z]{1,6}(?:\d?-\d{4,8}|\d{4,8}|(?:-\d{1,4}){1,3}-\d{3,8})$/
const MANY_CODES = 8
/** `V-16-1-10205`, and what is left of it behind `V-16-`: nobody is called by so many numbers. */
const GROUPED_CODE = /^(?:[A-Z]{1,6}(?:-\d{1,5}){2,3}|\d{1,5}(?:-\d{1,5}){0,2})-\d{3,8}$/
const SOURCE = /\.(?:c|cc|cpp|cxx|h|hpp|go|rs|py|rb|js|ts|java|kt|cs|php|erl|ex|swift|scala|lua|pl|sql|vue):/
const QUANTITY = /^[+-]?\d+(?:\.\d+)?(?:[mnuµ]?s|min|h|%|[kKMG]?i?B)?$/
const THREAD =
  /^main$|^(?:qtp\d|https?-|ajp-|nio-|grpc-default|XNIO)[\w:-]*\d$|(?:thread|worker|pool|epoll|executor|exec|loop|scheduler)[\w-]{0,80}(?:\d|[#:]\d{1,20})$|\bthread\b|^(?:tid|spid)\d/i
const HOST =
  /^(?:ip-|node|host|\w*srv|pc-|desktop-|server|web|vm|dn|db|rack|i-0|ec2|compute|master|slave|worker-node)[\w.-]*\d|\.(?:local|internal|lan|com|net|org)$/i
export const isHostName = (value: string): boolean => HOST.test(value)
const LOGGER = /^[\w$-]+(?:(?:\.|::|\/)[\w$<>-]+)*(?:#\d+|::\w+)$|^[a-zA-Z_$][\w$-]*(?:(?:\.|::)[\w$<>#-]+)+$/
const FILE = /\.(?:exe|log|txt|sh|bin|dll|so)$/i
/** Also from whom to whom, `ADT_IN->LAB_OUT`, `ADT_IN -> LIS`. */
const NAME = /^[\p{L}_][\p{L}\d_.@/+-]{0,80}(?:(?:(?<=-)>| (?:->|=>|→|⇒) |→|=>)[\p{L}\d_][\p{L}\d_.@/+-]{0,80}){0,2}$/u
const ENVIRONMENT =
  /^(?:prod(?:uction)?|stag(?:e|ing)|dev(?:elopment)?|test|qa|uat|live|default|eu|us|ap)(?:-[a-z0-9-]+)?$/i

const isLetter = (value: string): boolean => value.length === 1
const isLetterOfLevel = (value: string): boolean => levelOfLetter(value) !== null || 'diwefc'.includes(value)

/** The literal's key, as in `TraceID:`. */
const KEY = /([A-Za-z_@][\w.@-]{0,30})[=:]$/

const isEmpty = (value: string): boolean => value === '-' || value === '' || value === 'null' || value === 'none'

/** What a column holds, by its key and by what stood in it; `taken` are the roles of the columns before it. */
export function roleOfValues(before: string, values: readonly string[], taken: ReadonlySet<ColumnRole>): ColumnRole {
  const keyed = roleOfKey(before)
  if (keyed !== null && !taken.has(keyed)) return keyed
  if (before === '<' && taken.size === 0 && values.every((value) => levelOfPriority(value) !== null)) return 'level'
  // What a key names that nobody knows is no program: `u=deploy`.
  if (/\w="?$/.test(before)) return 'field'
  const filled = values.filter((value) => !isEmpty(value)).map((value) => value.replace(COUNTED, '$1'))
  if (filled.length === 0) return 'field'
  if (!taken.has('level') && areOwnWords(before, filled)) return 'level'
  const role = roleBeside(roleOfFilled(filled), filled, taken)
  return role !== 'field' && taken.has(role) ? (instead(role, filled, taken) ?? 'field') : role
}

/** `…;OK;…`, `…#I#…`: alone between marks, before anything goes wrong. */
const areOwnWords = (before: string, values: readonly string[]): boolean =>
  PARTS.test(before) &&
  (areUsual(values) || values.every((value) => CAPITALS.test(value) && levelOfOwnWord(value) !== null))
const PARTS = /^[^\p{L}\d "'[({<\])}>:=.-]{1,3}$/u
const CAPITALS = /^[A-Z]{2,10}$/

/** What a name is beside those that stand before it. */
function roleBeside(role: ColumnRole, values: readonly string[], taken: ReadonlySet<ColumnRole>): ColumnRole {
  if (role !== 'service') return role
  // Behind a name, several words say what it is about: 'User Account Management'.
  if (taken.has('logger') && areTitles([...new Set(values)])) return 'field'
  return taken.has('pod') ? 'container' : role
}

function roleOfKey(before: string): ColumnRole | null {
  const key = KEY.exec(before)?.[1]
  if (key === undefined) return null
  const role = roleOfField(key, 0)
  return isRoleOfColumn(role) ? role : null
}

/** What stands in a column where anything does. */
class Filled {
  readonly values: readonly string[]
  readonly distinct: readonly string[]

  constructor(values: readonly string[]) {
    this.values = values
    this.distinct = [...new Set(values)]
  }

  most(test: (value: string) => boolean, share = 0.9): boolean {
    return atLeast(this.values, share * this.values.length, test)
  }
}

/** What values look like, the surer first. */
const LOOKS: readonly (readonly [ColumnRole, (column: Filled) => boolean])[] = [
  ['level', (column) => column.most(isLevel)],
  ['requestId', (column) => column.most((value) => UUID.test(value) || REQUEST.test(value))],
  ['traceId', (column) => column.most((value) => TRACE.test(value))],
  ['spanId', (column) => column.most((value) => SPAN.test(value))],
  ['level', ({ values }) => areNumericLevels(values)],
  ['processId', (column) => column.most((value) => /^\d{1,10}$/.test(value))],
  ['level', ({ values }) => areLevels(values)],
  ['level', areLettersOfLevels],
  ['field', ({ values }) => areMeasures(values)],
  ['namespacedPod', (column) => column.most(isPodName, 0.4) && column.values.some((value) => value.includes('/'))],
  ['pod', (column) => column.most(isPodName, 0.4)],
  ['pod', ({ distinct }) => areSiblings(distinct)],
  ['host', (column) => column.most((value) => ADDRESS.test(value))],
  ['service', (column) => column.most((value) => FILE_PATH.test(value) && serviceOfPath(value) !== undefined)],
  ['logger', (column) => column.most((value) => MODULE_AND_LINE.test(value) && !SOURCE.test(value))],
  ['logger', (column) => column.most((value) => FILE_OF_CLASS.test(value))],
  ['field', (column) => column.most((value) => CALLER.test(value) || QUANTITY.test(value))],
  ['field', (column) => column.distinct.length > MANY_CODES && column.most(isEventCode)],
  ['field', (column) => column.distinct.length > 1 && column.most((value) => GROUPED_CODE.test(value))],
  ['service', (column) => column.most((value) => PLACED.test(value))],
  ['service', (column) => column.most((value) => ON_MACHINE.test(value), 1)],
  ['service', (column) => column.most((value) => PARTED.test(value))],
  ['service', (column) => column.most((value) => OF_TASK.test(value), 1)],
  ['service', (column) => column.most((value) => WITH_PROCESS.test(value)) && comeAgain(column)],
  ['thread', (column) => column.most((value) => THREAD.test(value), 0.6)],
  ['host', (column) => column.most(isHostName, 0.8)],
  ['field', ({ distinct }) => areDrawn(distinct)],
  ['service', ({ distinct }) => countsThroughNames(distinct)],
  ['logger', (column) => column.most((value) => LOGGER.test(value) && !FILE.test(value), 0.6)],
  ['service', ({ values, distinct }) => areTitles(distinct) && values.length > distinct.length],
  ['service', (column) => column.most((value) => PATH_NAME.test(value)) && namesParts(column)],
  ['field', (column) => column.most((value) => NUMBERED.test(value)) && areDrawnNumbers(column)],
  ['thread', (column) => !areNames(column) && column.most((value) => value.includes(' '))],
  ['field', (column) => !areNames(column) || isOneLetter(column)],
  ['host', ({ distinct }) => isNumbered(distinct)],
  ['field', ({ values, distinct }) => values.length >= 20 && distinct.length > Math.max(40, values.length / 3)],
  ['field', ({ distinct }) => distinct.every((value) => ENVIRONMENT.test(value))],
  [
    'logger',
    (column) => column.most((value) => IN_CAMEL_CASE.test(value) && !FILE.test(value) && !value.includes('@'), 0.6),
  ],
]

function roleOfFilled(values: readonly string[]): ColumnRole {
  const column = new Filled(values)
  return LOOKS.find(([, looks]) => looks(column))?.[0] ?? 'service'
}

/** `/opt/apps/billing/logs/current.log:17`, as searching in many files shows them. */
export const FILE_PATH = /^\/[\w./-]{1,160}\/[\w.-]{1,80}\.(?:log|out|err|txt)(?::\d{1,9})?$/

const isLevel = (value: string): boolean => levelOfWord(value) !== null || levelOfWord(value.toLowerCase()) !== null

function areLettersOfLevels(column: Filled): boolean {
  const { values, distinct } = column
  if (distinct.filter(isLetterOfLevel).length < 2 || !distinct.every(isLetter)) return false
  // `S` for success, where it is said often.
  const often = levelsOfColumn(values) ?? {}
  return column.most((value) => isLetterOfLevel(value) || often[value] !== undefined, 0.5)
}

const areNames = (column: Filled): boolean => column.most((value) => NAME.test(value))

/** Of the site or the phase, which is all lines'. */
const isOneLetter = ({ distinct }: Filled): boolean => distinct.length === 1 && distinct.every(isLetter)

const MIN_PER_NAME = 3

/** Several, each of which comes again: requests have as many paths as there are things to ask for. */
const namesParts = (column: Filled): boolean => column.distinct.length > 1 && comeAgain(column)

const comeAgain = ({ values, distinct }: Filled): boolean => values.length >= distinct.length * MIN_PER_NAME

/** `Record 6766` */
const NUMBERED = /^\p{L}{2,20} #?\d{1,12}$/u
/** Of one word, and hardly any twice: threads come again. */
const areDrawnNumbers = ({ values, distinct }: Filled): boolean =>
  distinct.length > values.length / 2 && new Set(distinct.map((value) => value.replace(/\d+/, '0'))).size === 1

const IN_CAMEL_CASE = /^(?:[A-Z]|[a-z]+[A-Z])/

/** `geo-worker@node-16`: a program and where it runs. */
export const PLACED =
  /^(\p{L}[\w.-]{1,40})(?:@((?=[A-Za-z_.-]{0,60}\d)[\w.-]{1,80})|:[A-Za-z]{1,8}-?\d{1,6})$|^(\p{Ll}[\p{Ll}\d_-]{1,40})\[\p{L}[\w.-]{0,40}\]$/u

/** `node-03:raidd`: a machine, and what runs on it. */
export const ON_MACHINE = /^(\p{Ll}[\p{Ll}-]{1,30}\d{1,4}):(\p{L}[\p{L}_-]{1,60}\d{0,3})$/u

/** `stock-projector [P03]`: a program, and which of its parts, that are counted. */
export const PARTED = /^(\p{L}[\p{L}\d_.-]{1,60}) \[([A-Za-z]{1,12}[-_]?\d{1,6})\]$/u

/** `web:dev`, `@shop/api:build`: a part of a repository, and what is run of it. */
const OF_TASK = /^@?[a-z][\w./-]{1,60}:(?:dev|build|start|test|lint|serve|watch|preview|typecheck|deploy)$/

const INSTANCE =
  /^(\p{Ll}[\p{Ll}\d_/-]{1,60})[#@]\d{1,3}$|^(\p{Ll}[\p{Ll}_-]{1,30})\.(?=[\p{Ll}.-]{0,40}\d)[\p{Ll}\d.-]{1,60}$|^(\p{Lu}[\p{Lu}\d_]{1,30}(?:[-/]\p{Lu}[\p{Lu}\d_]{0,30}){0,3}?)-\d{1,3}$/u

/** `order-router#2`, `risk-check#1`: instances of several programs, where classes have no numbers. */
function countsThroughNames(distinct: readonly string[]): boolean {
  const stems = distinct.map((value) => INSTANCE.exec(value)).map((found) => found?.[1] ?? found?.[2] ?? found?.[3])
  return stems.every((stem) => stem !== undefined) && new Set(stems).size > 1
}

/** One name that is counted through: node-1, node-2; or one of them, which is in all lines. */
function isNumbered(distinct: readonly string[]): boolean {
  if (distinct.length === 1) return /^[a-z]{2,12}-\d{1,3}$/.test(distinct[0] ?? '')
  if (distinct.length < 2 || !distinct.every(hasDigit)) return false
  return new Set(distinct.map((value) => value.replaceAll(/\d+/g, '0'))).size === 1
}

/** Two columns of one kind: the second says something narrower. */
function instead(role: ColumnRole, values: readonly string[], taken: ReadonlySet<ColumnRole>): ColumnRole | null {
  if (role === 'processId' && !taken.has('thread')) return 'thread'
  if (role === 'service' && !taken.has('logger')) return 'logger'
  if (role === 'logger' && !taken.has('thread') && values.every((value) => !value.includes('.'))) return 'thread'
  return null
}

/** Pods of a StatefulSet are numbered, and stand beside the others. */
export const looksLikePods = (values: readonly string[]): boolean =>
  new Set(values).size > 1 && values.every((value) => workloadOf(value) !== value)
