import type { ParsedLine } from '../parse/parsed-line.ts'
import { strongLevelOfWord } from '../parse/level-of-word.ts'
import { logfmtKeyEnd } from '../parse/parse-logfmt.ts'
import { areUnits } from './are-units.ts'
import { beginWithParts, nameAtHead, partInCode } from './speaker-at-head.ts'
import { isKeyed } from './take-fields.ts'

/** Where the lines of a source say who speaks, when neither a field of that meaning nor a wrapper does. */
export type SpeakerColumn = 'host' | 'logger' | 'thread' | 'root' | 'code' | 'head' | `field:${string}`

/** What one line of the sample says of its speaker. */
export interface SpeakerSample {
  readonly line: ParsedLine
  readonly text: string
}

const MIN_LINES = 12
const MOST = 0.7
const MAX_SPEAKERS = 60
const MIN_PER_SPEAKER = 3
/** Speakers say different things; instances of one program say the same. */
const OWN_WORDS = 0.5
/** Where the key itself is a word for whoever speaks. */
const FEW_OWN_WORDS = 0
const MAX_FIELDS = 64

/**
 * Finds the column whose few names tell apart who says what; null where the source has one speaker. Where the source
 * is named for no one, a column of names that are no classes' is enough.
 */
export function learnSpeaker(samples: readonly SpeakerSample[], isNamed: boolean): SpeakerColumn | null {
  const nameless = samples.filter(({ line }) => line.header && line.service === undefined && line.pod === undefined)
  const known = knownSpeaker(nameless, samples)
  if (known !== null) return known
  if (nameless.length < MIN_LINES || nameless.length < samples.length * 0.3) return null
  if (nameless.every(({ line }) => isWindowsEvent(line))) return 'host'
  if (!isNamed && namesParts(nameless)) return 'code'
  const columns = columnsOf(nameless)
  const sure = columns.find((column) => namesSpeakers(column, nameless))
  if (isNamed) return sure ?? null
  const found = sure ?? columns.find((column) => namesUnits(column, nameless))
  if (found !== undefined) return beyondMachine(found, nameless)
  return unknownSpeaker(nameless) ?? headOf(nameless) ?? rootOf(nameless)
}

/** A machine speaks only where no field of the line does. */
const beyondMachine = (found: SpeakerColumn, samples: readonly SpeakerSample[]): SpeakerColumn =>
  (found === 'host' && isCountedThrough('host', samples) ? unknownSpeaker(samples) : null) ?? found

const MIN_KNOWN = 6
const NEARLY_ALL = 0.9

/** The column in which lines have the names that others of the source call a service. */
function knownSpeaker(nameless: readonly SpeakerSample[], samples: readonly SpeakerSample[]): SpeakerColumn | null {
  if (nameless.length < MIN_KNOWN) return null
  if (nameless.every(({ line, text }) => opensPairs(line, text, line.host)) && samples.some(namesService)) return 'host'
  const known = new Set(samples.flatMap(({ line }) => line.service ?? []))
  if (known.size < 2) return null
  const places: readonly SpeakerColumn[] = ['thread', 'logger', 'host']
  return (
    places.find((column) => {
      const names = nameless.flatMap(({ line }) => speakerIn(line, column) ?? [])
      return (
        names.length >= MIN_KNOWN &&
        new Set(names).size > 1 &&
        names.filter((name) => known.has(name)).length >= NEARLY_ALL * names.length
      )
    }) ?? null
  )
}

const namesService = ({ line, text }: SpeakerSample): boolean => opensPairs(line, text, line.service)

/** `edge-eu-1 level=info`: where others have their service before their pairs, what is counted through is one, too. */
function opensPairs({ format }: ParsedLine, text: string, name: string | undefined): boolean {
  if (format !== 'logfmt' || name === undefined) return false
  const at = text.indexOf(` ${name} `)
  return at > 0 && logfmtKeyEnd(text, at + name.length + 2) > 0
}

/** A field of names whose key tells nothing: the one whose names say what no other does, or the only one. */
function unknownSpeaker(samples: readonly SpeakerSample[]): SpeakerColumn | null {
  const fields = unknownFields(samples).filter(
    (column) => talks(column, samples) && namesUnits(column, samples) && !isCountedThrough(column, samples),
  )
  return fields.find((column) => namesSpeakers(column, samples)) ?? (fields.length === 1 ? (fields[0] ?? null) : null)
}

/** `lag1`, `lag2`: machines, which stand beside the program that speaks. */
function isCountedThrough(column: SpeakerColumn, samples: readonly SpeakerSample[]): boolean {
  const names = samples.flatMap(({ line }) => speakerIn(line, column) ?? [])
  return new Set(names.map(stemOf)).size === 1 && new Set(names).size > 1
}

/** `salt.minion`, `salt.pillar`: modules of one program begin with its name. */
function rootOf(samples: readonly SpeakerSample[]): SpeakerColumn | null {
  const roots = samples.map(({ line }) => speakerIn(line, 'root')).filter((root) => root !== undefined)
  const loggers = new Set(samples.map(({ line }) => line.logger))
  const isOne = new Set(roots).size === 1 && loggers.size > MIN_PER_SPEAKER && !NO_ROOT.test(roots[0] ?? '')
  return isOne && roots.length >= samples.length * NEARLY_ALL ? 'root' : null
}

/** Where a name is registered, or a word for any program. */
const NO_ROOT =
  /^(?:com|org|net|edu|gov|app|src|lib|main|core|internal|root|server|client|service|log|logger|state|system|module|pkg)$/i

/** Most messages begin with the code of a part of the device. */
function namesParts(samples: readonly SpeakerSample[]): boolean {
  const names = samples.map(({ line }) => speakerIn(line, 'code')).filter((name) => name !== undefined)
  return names.length >= samples.length * MOST && new Set(names).size > 1
}

/** What no column names may stand at the head of the message. */
function headOf(samples: readonly SpeakerSample[]): SpeakerColumn | null {
  return beginWithParts(samples.map(({ line }) => line.message)) && namesUnits('head', samples) ? 'head' : null
}

/** Fields of objects and pairs whose keys tell nothing. */
function unknownFields(samples: readonly SpeakerSample[]): SpeakerColumn[] {
  const fields = new Set<string>()
  for (const { line } of samples)
    if (isKeyed(line) || line.format === 'xml')
      for (const key of Object.keys(line.fields ?? {}))
        if (fields.size < MAX_FIELDS && !OF_EVENT.test(key)) fields.add(key)
  return [...fields].map((key): SpeakerColumn => `field:${key}`)
}

/** What happened, to what, by whom and where is no one who speaks. */
const OF_EVENT =
  /type|action|event|kind|categ|class|stat(?:e|us)|result|outcome|reason|level|sever|polic|proto|service|user|client|customer|tenant|country|city|region|zone|env|intf|port|lang|locale|currency|method|role|mode|phase|stage|version|id$/i

/** Names of which each says several things: an event's name goes with one text. */
function talks(column: SpeakerColumn, samples: readonly SpeakerSample[]): boolean {
  const textsOf = new Map<string, Set<string>>()
  for (const { line } of samples) {
    const name = speakerIn(line, column)
    if (name === undefined) continue
    const texts = textsOf.get(name) ?? new Set<string>()
    textsOf.set(name, texts.add(shapeOf(line.message)))
  }
  const talking = [...textsOf.values()].filter(({ size }) => size > 1).length
  return talking >= textsOf.size * MOST
}

function namesUnits(column: SpeakerColumn, samples: readonly SpeakerSample[]): boolean {
  const names: string[] = []
  const beside: string[] = []
  for (const { line } of samples) {
    const name = speakerIn(line, column)
    if (name === undefined) continue
    names.push(name)
    // Where a line names its class, too, what stands before it may be a thread, or a machine.
    if ((column === 'thread' || column === 'host') && line.logger !== undefined && !NO_CLASS.test(line.logger))
      beside.push(line.logger)
  }
  if (names.length < samples.length * (column === 'logger' ? TAGGED_MOST : MOST)) return false
  if (column === 'logger' && (isColumnOfPrograms(samples) || isOfDevice(samples))) return true
  return (beside.length < names.length / 2 || areIds(beside)) && areUnits(names)
}

/** Where lines have other words there, too, the names may be of classes. */
const TAGGED_MOST = 0.75

/** `store.go:188`: a place in the code says nothing of what stands beside it, and no more does an id. */
const NO_CLASS = /^#?(?=[a-f]{0,31}\d)[0-9a-f]{6,32}$|^#\d+$|^[\w./\\-]+\.\w{1,5}:\d+$/i

/** `tx:99f8ee`: what differs from line to line is no class. */
const areIds = (values: readonly string[]): boolean => new Set(values).size > values.length / 2

/** The more certain places first. */
function columnsOf(samples: readonly SpeakerSample[]): SpeakerColumn[] {
  const fields = new Set<string>()
  for (const { line } of samples)
    for (const key of Object.keys(line.fields ?? {})) if (fields.size < MAX_FIELDS && rankOf(key) >= 0) fields.add(key)
  const byRank = [...fields].sort((a, b) => rankOf(a) - rankOf(b) || a.length - b.length || (a < b ? -1 : 1))
  return [...byRank.map((key): SpeakerColumn => `field:${key}`), 'logger', 'thread', 'host']
}

/** Words for whoever speaks, the likeliest first; the last part of a key counts. */
const SPEAKER_KEYS = [
  /^(?:service|app|application|function|workload|deployment|container|job)_?name$/,
  /^(?:service|app|application|component|microservice|function|job|daemon|program|unit)$/,
  /^(?:worker|mod(?:ule|ul|ulo)?|sub_?sys(?:tem)?|sys(?:tem)?|comp|cmp|part|actor|quelle|origen|dept|desk|dev(?:name|ice)?|process|source_?name|provider|agent|from|origin|area|facility)$/,
]

function rankOf(key: string): number {
  const last = key
    .slice(Math.max(key.lastIndexOf('.'), key.lastIndexOf(':')) + 1)
    .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
    .replace(/^_/, '')
    .toLowerCase()
  return SPEAKER_KEYS.findIndex((words) => words.test(last))
}

function namesSpeakers(column: SpeakerColumn, samples: readonly SpeakerSample[]): boolean {
  const shapesOf = shapesOfSpeakers(column, samples)
  if (shapesOf === null) return false
  // A line in a collector of many machines that names no program is the machine's own.
  if (column === 'host' && samples.every(({ line }) => line.format === 'syslog')) return shapesOf.size > 1
  if (column === 'logger') return shapesOf.size > 1 && isColumnOfPrograms(samples)
  if (column !== 'thread') return shapesOf.size > 1 && haveOwnWords(column, shapesOf)
  if (standsBare(samples)) return shapesOf.size > 1
  return standsInBrackets(samples) && shapesOf.size > 2 && haveOwnWords(column, shapesOf)
}

type Shapes = ReadonlyMap<string, ReadonlyMap<string, number>>

/** How often each name says what; null where names are missing, too many, or hardly come again. */
function shapesOfSpeakers(column: SpeakerColumn, samples: readonly SpeakerSample[]): Shapes | null {
  const shapesOf = new Map<string, Map<string, number>>()
  let named = 0
  for (const { line } of samples) {
    const name = speakerIn(line, column)
    if (name === undefined) continue
    named += 1
    const stem = stemOf(name)
    const shapes = shapesOf.get(stem) ?? new Map<string, number>()
    const shape = shapeOf(line.message)
    shapes.set(shape, (shapes.get(shape) ?? 0) + 1)
    shapesOf.set(stem, shapes)
    if (shapesOf.size > MAX_SPEAKERS) return null
  }
  return named < samples.length * MOST || named < shapesOf.size * MIN_PER_SPEAKER ? null : shapesOf
}

const haveOwnWords = (column: SpeakerColumn, shapesOf: Shapes): boolean =>
  shareOfOwnWords(shapesOf) >= (isNamedField(column) ? FEW_OWN_WORDS : OWN_WORDS)

const isNamedField = (column: SpeakerColumn): boolean => {
  const rank = column.startsWith('field:') ? rankOf(column) : -1
  return rank === 0 || rank === 1
}

/** `manifest-builder[802]`: a program with its process, where `db.pool` is a part of one. */
const isColumnOfPrograms = (samples: readonly SpeakerSample[]): boolean =>
  samples.filter(
    ({ line, text }) =>
      line.processId !== undefined &&
      !CLASS.test(line.logger ?? '') &&
      text.includes(`${line.logger}[${line.processId}`),
  ).length >=
  samples.length * MOST

const CLASS = /\.\p{Lu}/u

/** `2025-12-16T12:36:22Z idm-2 INFO …`: between time and level stands who speaks. */
const standsBare = (samples: readonly SpeakerSample[]): boolean =>
  samples.filter(
    ({ line: { thread, level }, text }) => level !== null && thread !== undefined && text.includes(` ${thread} `),
  ).length >=
  samples.length * MOST

/** `[dunning] …`, and no thread, which is counted through and stands beside a logger. */
const standsInBrackets = (samples: readonly SpeakerSample[]): boolean =>
  samples.every(
    ({ line, text }) =>
      line.thread === undefined ||
      (line.logger === undefined &&
        text.includes(`[${line.thread}]`) &&
        !/\d$|exec|main|timer|housekeep/i.test(line.thread)),
  )

/** A phone's log is that of all its programs, and a tag says whose line it is. */
const isOfDevice = (samples: readonly SpeakerSample[]): boolean =>
  samples.filter(({ line, text }) => line.format === 'logcat' || TAGGED.test(text)).length >= samples.length * MOST

/** `… 1401  4124 E SyncAdapter: …`: process, thread, a letter for the level, and the tag. */
const TAGGED = /^[\d-]{5,10}\s+[\d:.]{8,16}\s+\d+\s+\d+\s+[VDIWEFA]\s+[^\s:]/

const isWindowsEvent = ({ fields }: ParsedLine): boolean =>
  fields !== null && ('event_id' in fields || 'EventID' in fields || 'EventId' in fields)

const NAME = /^\/?[\p{L}_][\p{L}\w./-]{1,62}(?:[@#]\w{1,8})?$/u
/** `component="rule manager"` */
const NAME_OR_WORDS = /^\/?[\p{L}_][\p{L}\w./-]{1,62}(?:[@#]\w{1,8}|(?: [\p{L}_-]{2,20}){1,2})?$/u
const NO_SPEAKER =
  /^(?:tid|spid)\d|(?:^|[-_])(?:exec|thread|pool|worker-thread|worker-\d+)\b|^(?:main|root|out|std(?:out|err)|job|boot|app|log|default|true|false|null|none)$|^[\w.]+\.(?:go|py|js|ts|java|rb|cc|cpp):\d+$/i

/** Who a line says that it is from, in the column that was learned. */
export function speakerIn(line: ParsedLine, column: SpeakerColumn): string | undefined {
  const name = valueIn(line, column)
  return name === undefined ? undefined : nameOf(name, column)
}

/** Modules in small letters, and several parts. */
const ROOT = /^([a-z][a-z\d_]{2,30})\.[a-z][\w.-]*$/

function valueIn(line: ParsedLine, column: SpeakerColumn): string | undefined {
  switch (column) {
    case 'host':
    case 'logger':
    case 'thread':
      return line[column]
    case 'root':
      return ROOT.exec(line.logger ?? '')?.[1]
    case 'code':
      return partInCode(line.message)
    case 'head':
      return nameAtHead(line.message)
    default:
      return line.fields?.[column.slice('field:'.length)]
  }
}

/** `alarmd@plant-2`, `payd/worker-6`, `assets#22`, `Shop.Web/SRV-2/55`, `checkout/2.4.1`: behind the program stands where it runs, which of its workers, or its version. */
const PLACED =
  /^([\p{L}_][\w.-]{1,40})(?:@[\w.-]*\d|#\d{1,4}|\/v?\d+\.[\d.]+|\/(?:[A-Za-z][\w-]*)?\d{1,4}(?:\/\d{1,9})?)$/u

/** What syslog sorts by. */
const OF_SYSLOG = /^(?:kern|user|mail|daemon|auth|authpriv|syslog|lpr|news|uucp|cron|ftp|local\d)$/

/** `APP/PROC/WEB/2`: kinds in capitals, and the instance. */
const INSTANCE = /^([A-Z][A-Z\d_-]{1,30}(?:\/[A-Z][A-Z\d_-]{1,30}){0,4})\/\d{1,4}$/

/** `srv2/labgate`: a machine, and the program on it. */
const ON_MACHINE = /^[a-z][a-z-]{0,30}\d{1,4}\/([A-Za-z][A-Za-z_.-]{1,60})$/

/** `prod/billing/node-2`: where it runs, who it is, and on which machine. */
export const SPEAKER_OF_PATH =
  /^(?:prod|production|stage|staging|dev|test|qa|uat|live)\/([A-Za-z][\w.-]{1,60})(?:\/((?=[A-Za-z_.-]{0,60}\d)[\w.-]{1,80}))?$/

const withoutPlace = (text: string): string =>
  PLACED.exec(text)?.[1] ??
  INSTANCE.exec(text)?.[1] ??
  ON_MACHINE.exec(text)?.[1] ??
  SPEAKER_OF_PATH.exec(text)?.[1] ??
  text

function nameOf(text: string, column: SpeakerColumn): string | undefined {
  const name = withoutPlace(text)
  if (!(isNamedField(column) ? NAME_OR_WORDS : NAME).test(name) || NO_SPEAKER.test(name)) return undefined
  if (column.endsWith('facility') && OF_SYSLOG.test(name)) return undefined
  // `cart@shop` is a database's user.
  if (column === 'thread' && (name.includes('.') || name.includes('@'))) return undefined
  return strongLevelOfWord(name) === null ? name : undefined
}

const stemOf = (name: string): string => name.replace(/[-_.@#]?(?<!\d)\d+$/, '')

/** The first words of a message, without what differs from line to line. */
const shapeOf = (message: string): string =>
  message
    .slice(0, 120)
    .split(/[\s=:,"']+/)
    .filter((word) => word !== '' && !/\d/.test(word))
    .slice(0, 4)
    .join(' ')

/** How much of what is said at least twice is said by one name alone. */
function shareOfOwnWords(shapesOf: Shapes): number {
  const total = new Map<string, number>()
  const most = new Map<string, number>()
  for (const shapes of shapesOf.values())
    for (const [shape, count] of shapes) {
      total.set(shape, (total.get(shape) ?? 0) + count)
      most.set(shape, Math.max(most.get(shape) ?? 0, count))
    }
  let own = 0
  let all = 0
  for (const [shape, count] of total) {
    if (count < 2) continue
    all += count
    if ((most.get(shape) ?? 0) >= count * 0.9) own += count
  }
  return all === 0 ? 0 : own / all
}
