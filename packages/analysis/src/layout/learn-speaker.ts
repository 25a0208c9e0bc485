import type { ParsedLine } from '../parse/parsed-line.ts'
import { logfmtKeyEnd } from '../parse/parse-logfmt.ts'
import { levelOfPlant } from '../parse/level-of-plant.ts'
import { areUnits } from './are-units.ts'
import { levelInColumn } from './level-in-column.ts'
import { isPodName } from './pod-name.ts'
import { beginWithParts } from './speaker-at-head.ts'
import { isNamedField, speakerIn, type SpeakerColumn, type SpeakerSample } from './speaker-in.ts'
import { rankOf } from './speaker-keys.ts'
import { shapesOfSpeakers, shareOfOwnWords, shareOfTalkers, stemOf, talks, type Shapes } from './speaker-words.ts'
import { isKeyed } from './take-fields.ts'

const MIN_LINES = 12
const MOST = 0.7
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
  return unknownSpeaker(nameless) ?? headOf(nameless) ?? rootOf(nameless) ?? onlyName(nameless)
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
  if (known.size > 0 && standsFirst(nameless)) return 'logger'
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

/** `… VCS INFO …`: beside levels, one name in a column of all lines is that of the program, where it is no class's and no word for any. */
function onlyName(samples: readonly SpeakerSample[]): SpeakerColumn | null {
  const names = new Set(
    samples.map(({ line }) =>
      UNNAMED.has(line.format) && line.level !== null ? speakerIn(line, 'logger') : undefined,
    ),
  )
  const [name = ''] = names
  // What stands before the clock may be the key of it.
  if (samples.some(({ text }) => text.slice(0, MAX_OPENED).includes(name))) return null
  return names.size === 1 && PLAIN_NAME.test(name) && !NO_ROOT.test(name) && !ZONE.test(name) ? 'logger' : null
}

/** Of a clock that stands apart from it. */
const ZONE = /^(?:UTC|GMT|Z|[A-Z]{1,4}[DS]?T)$/

const MAX_OPENED = 8

const UNNAMED: ReadonlySet<string> = new Set(['columns', 'text'])

/** Of small letters or capitals alone. */
const PLAIN_NAME = /^(?:[A-Z][A-Z\d_-]{1,30}|[a-z][a-z\d_-]{1,40})$/

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
  return [...fields].filter((key) => !holdsLevels(key, samples)).map((key): SpeakerColumn => `field:${key}`)
}

/** `how: MINOR`: words for how bad things are, of whichever trade. */
const holdsLevels = (key: string, samples: readonly SpeakerSample[]): boolean => {
  const values = new Set(samples.flatMap(({ line }) => line.fields?.[key] ?? []))
  return (
    values.size > 0 &&
    values.size <= MAX_LEVELS &&
    [...values].every((value) => (levelOfPlant(value) ?? levelInColumn(value)) !== null)
  )
}
const MAX_LEVELS = 8

/** What happened, to what, by whom and where is no one who speaks. */
const OF_EVENT =
  /type|action|event|kind|categ|class|stat(?:e|us)|result|outcome|reason|level|sever|polic|proto|service|user|client|customer|tenant|country|city|region|zone|env|intf|port|lang|locale|currency|method|role|mode|phase|stage|version|id$/i

export const ofEvent = (key: string): boolean => OF_EVENT.test(key)

function namesUnits(column: SpeakerColumn, samples: readonly SpeakerSample[]): boolean {
  const names: string[] = []
  const beside: string[] = []
  const sayEvents = areEvents(samples)
  for (const { line } of samples) {
    const name = speakerIn(line, column)
    if (name === undefined) continue
    names.push(name)
    // Where a line names its class, too, what stands before it may be a thread, or a machine.
    if (
      (column === 'thread' || column === 'host') &&
      line.logger !== undefined &&
      !sayEvents &&
      !NO_CLASS.test(line.logger)
    )
      beside.push(line.logger)
  }
  if (names.length < samples.length * (column === 'logger' ? TAGGED_MOST : MOST)) return false
  if (column === 'logger' && (isColumnOfPrograms(samples) || isOfDevice(samples))) return true
  return (beside.length < names.length / 2 || areIds(beside)) && areUnits(withoutRoot(column, names, samples))
}

/** `disk.mediumError`, `raid.degraded`: of those that come again nearly each goes with one text, where a class says several. */
function areEvents(samples: readonly SpeakerSample[]): boolean {
  const names = new Set(samples.map(({ line }) => line.logger))
  return (
    names.size >= MIN_EVENTS &&
    samples.length >= names.size * MIN_PER_EVENT &&
    shareOfTalkers('logger', samples) <= FEW_TALKERS
  )
}

const MIN_EVENTS = 5
const MIN_PER_EVENT = 2
const FEW_TALKERS = 0.15

/** `comp=tape.drive`: the key says that it is a part that speaks, and no class. */
const withoutRoot = (
  column: SpeakerColumn,
  names: readonly string[],
  samples: readonly SpeakerSample[],
): readonly string[] =>
  column === 'logger' && areKeyed(samples) ? names.map((name) => name.replace(OF_ROOT, '')) : names

const areKeyed = (samples: readonly SpeakerSample[]): boolean =>
  samples.filter(({ text }) => COMPONENT.test(text)).length >= samples.length * MOST

const COMPONENT = /(?:^|[\s{,;|"])comp(?:onent)?"?[=:]/
const OF_ROOT = /^[a-z][a-z\d_-]*\.(?=[a-z][a-z\d_-]*$)/

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

function namesSpeakers(column: SpeakerColumn, samples: readonly SpeakerSample[]): boolean {
  const shapesOf = shapesOfSpeakers(column, samples)
  if (shapesOf === null) return false
  // A line in a collector of many machines that names no program is the machine's own.
  if (column === 'host' && samples.every(({ line }) => line.format === 'syslog')) return shapesOf.size > 1
  if (column === 'logger') return shapesOf.size > 1 && (isColumnOfPrograms(samples) || standsFirst(samples))
  if (column !== 'thread') return shapesOf.size > 1 && haveOwnWords(column, shapesOf)
  if (standsBare(samples)) return shapesOf.size > 1
  return standsInBrackets(samples) && shapesOf.size > 2 && haveOwnWords(column, shapesOf)
}

const haveOwnWords = (column: SpeakerColumn, shapesOf: Shapes): boolean =>
  shareOfOwnWords(shapesOf) >= (isNamedField(column) ? FEW_OWN_WORDS : OWN_WORDS)

/** `manifest-builder[802]`, `net.radius(9003)`: a program with its process, where `db.pool` is a part of one. */
function isColumnOfPrograms(samples: readonly SpeakerSample[]): boolean {
  const programs = samples.filter(
    ({ line: { logger, processId }, text }) =>
      processId !== undefined &&
      !CLASS.test(logger ?? '') &&
      (text.includes(`${logger}[${processId}`) || text.includes(`${logger}(${processId})`)),
  )
  return programs.length >= samples.length * MOST && areProcesses(programs)
}

/** `warehouse: 2026-09-18 01:35:33 …`, `gw-eu2   2026-05-02T02:55:29Z …`: before the clock stands who sent the line, no class. */
const standsFirst = (samples: readonly SpeakerSample[]): boolean =>
  samples.filter(({ line: { logger }, text }) => logger !== undefined && isBeforeClock(text, logger)).length >=
  samples.length * MOST

const isBeforeClock = (text: string, name: string): boolean =>
  text.startsWith(name) &&
  !CLASS.test(name) &&
  !isPodName(name) &&
  CLOCK.test(text.slice(name.length, name.length + MAX_GAP))

const CLOCK = /^(?::? {1,60}|:?\t)\[?\d{4}-\d\d-\d\d/
const MAX_GAP = 80

/** A program keeps its number, where a class has another for each of its lines of code. */
function areProcesses(programs: readonly SpeakerSample[]): boolean {
  const rounds = programs.filter(({ line, text }) => text.includes(`${line.logger}(`))
  const names = new Set(rounds.map(({ line }) => line.logger))
  return new Set(rounds.map(({ line }) => `${line.logger} ${line.processId}`)).size <= names.size * MAX_PROCESSES
}

const MAX_PROCESSES = 2

const CLASS = /\.\p{Lu}/u

/** `2025-12-16T12:36:22Z idm-2 INFO …`: between time and level stands who speaks. */
const standsBare = (samples: readonly SpeakerSample[]): boolean =>
  samples.filter(
    ({ line: { thread, level }, text }) => level !== null && thread !== undefined && text.includes(` ${thread} `),
  ).length >=
  samples.length * MOST

/** `[dunning] …`, `(dunning) …`, and no thread, which is counted through and stands beside a logger. */
const standsInBrackets = (samples: readonly SpeakerSample[]): boolean =>
  samples.every(
    ({ line, text }) =>
      line.thread === undefined ||
      (line.logger === undefined &&
        (text.includes(`[${line.thread}]`) || text.includes(`(${line.thread})`)) &&
        !/\d$|exec|main|timer|housekeep/i.test(line.thread)),
  )

/** A phone's log is that of all its programs, and a tag says whose line it is. */
const isOfDevice = (samples: readonly SpeakerSample[]): boolean =>
  samples.filter(({ line, text }) => line.format === 'logcat' || TAGGED.test(text)).length >= samples.length * MOST

/** `… 1401  4124 E SyncAdapter: …`: process, thread, a letter for the level, and the tag. */
const TAGGED = /^[\d-]{5,10}\s+[\d:.]{8,16}\s+\d+\s+\d+\s+[VDIWEFA]\s+[^\s:]/

const isWindowsEvent = ({ fields }: ParsedLine): boolean =>
  fields !== null && ('event_id' in fields || 'EventID' in fields || 'EventId' in fields)
