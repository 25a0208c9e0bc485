import type { Level } from '../model/log-event.ts'
import { LevelScan } from './level-scan.ts'

/** What parsing finds in one line. One instance is reused for all lines of a reader. */
export class ParsedLine {
  /** True when the line starts a record of its own. */
  header = false
  format = 'plain'
  timestampMs: number | null = null
  zoneAssumed = false
  /** A day or a clock that was all that a field of the time held. */
  timePart = ''
  level: Level | null = null
  message = ''
  service: string | undefined
  /** The name is that of a component, a thread or an object, and gives way to any that says who speaks. */
  isWeakService = false
  host: string | undefined
  pod: string | undefined
  container: string | undefined
  namespace: string | undefined
  logger: string | undefined
  thread: string | undefined
  processId: string | undefined
  traceId: string | undefined
  spanId: string | undefined
  requestId: string | undefined
  method: string | undefined
  path: string | undefined
  status: number | undefined
  latencyMs: number | undefined
  exceptionType: string | undefined
  exceptionMessage: string | undefined
  exceptionStack: string | undefined
  fields: Record<string, string> | null = null
  fieldCount = 0
  /** java.util.logging: the level and the message stand on the next line. */
  awaitsBody = false
  /** Where its level is looked for; says nothing of the line itself. */
  readonly levelScan = new LevelScan()

  reset(): void {
    this.header = false
    this.format = 'plain'
    this.timestampMs = null
    this.zoneAssumed = false
    this.timePart = ''
    this.level = null
    this.message = ''
    this.service = undefined
    this.isWeakService = false
    this.host = undefined
    this.pod = undefined
    this.container = undefined
    this.namespace = undefined
    this.logger = undefined
    this.thread = undefined
    this.processId = undefined
    this.traceId = undefined
    this.spanId = undefined
    this.requestId = undefined
    this.method = undefined
    this.path = undefined
    this.status = undefined
    this.latencyMs = undefined
    this.exceptionType = undefined
    this.exceptionMessage = undefined
    this.exceptionStack = undefined
    this.fields = null
    this.fieldCount = 0
    this.awaitsBody = false
  }

  /** Field by field: to copy by names costs more than to read a line. */
  copyFrom(other: ParsedLine): void {
    this.header = other.header
    this.format = other.format
    this.timestampMs = other.timestampMs
    this.zoneAssumed = other.zoneAssumed
    this.timePart = other.timePart
    this.level = other.level
    this.message = other.message
    this.service = other.service
    this.isWeakService = other.isWeakService
    this.host = other.host
    this.pod = other.pod
    this.container = other.container
    this.namespace = other.namespace
    this.logger = other.logger
    this.thread = other.thread
    this.processId = other.processId
    this.traceId = other.traceId
    this.spanId = other.spanId
    this.requestId = other.requestId
    this.method = other.method
    this.path = other.path
    this.status = other.status
    this.latencyMs = other.latencyMs
    this.exceptionType = other.exceptionType
    this.exceptionMessage = other.exceptionMessage
    this.exceptionStack = other.exceptionStack
    this.fields = other.fields && { ...other.fields }
    this.fieldCount = other.fieldCount
    this.awaitsBody = other.awaitsBody
  }

  /** Takes over what a line within the line says; an outer value stays where the inner is silent. */
  adopt(inner: ParsedLine): void {
    this.message = inner.message
    this.level = inner.level ?? this.level
    this.#adoptTime(inner)
    if (inner.service !== undefined && !(inner.isWeakService && this.service !== undefined)) {
      this.service = inner.service
      this.isWeakService = inner.isWeakService
    }
    for (const key of ADOPTED) if (inner[key] !== undefined) Object.assign(this, { [key]: inner[key] })
    for (const [name, value] of Object.entries(inner.fields ?? {})) this.addField(name, value)
  }

  #adoptTime({ timestampMs, zoneAssumed }: ParsedLine): void {
    if (timestampMs === null) return
    if (this.timestampMs === null) this.zoneAssumed = zoneAssumed
    else if (zoneAssumed && !isFiner(timestampMs, this.timestampMs) && !isOfKnownYear(timestampMs, this.timestampMs))
      return
    this.timestampMs = timestampMs
  }

  /** What else the header says, of whatever it is. */
  addContext(text: string): void {
    const known = this.fields?.[CONTEXT]
    if (known === undefined) this.addField(CONTEXT, text)
    else if (this.fields !== null && known.length < MAX_FIELD_LENGTH) this.fields[CONTEXT] = `${known} ${text}`
  }

  addField(name: string, value: string): void {
    if (this.fieldCount >= MAX_FIELDS) return
    this.fields ??= {}
    this.fieldCount += 1
    this.fields[name] = value.length > MAX_FIELD_LENGTH ? value.slice(0, MAX_FIELD_LENGTH) : value
  }
}

const CONTEXT = 'context'
const NEAR_MS = 10_000

/** The same moment, with its milliseconds. */
const isFiner = (inner: number, outer: number): boolean =>
  outer % 1000 === 0 && inner % 1000 !== 0 && Math.abs(inner - outer) < NEAR_MS

/** A clock that names no year was read where nothing was known of its year, which the line within the line names. */
function isOfKnownYear(inner: number, outer: number): boolean {
  if (outer >= YEAR_MS) return false
  const moved = new Date(outer).setUTCFullYear(new Date(inner).getUTCFullYear())
  return inner >= YEAR_MS && Math.abs(inner - moved) < NEAR_MS
}

/** Without any other, a year is 1970. */
const YEAR_MS = 366 * 86_400_000

const ADOPTED = [
  'host',
  'logger',
  'thread',
  'processId',
  'traceId',
  'spanId',
  'requestId',
  'method',
  'path',
  'status',
  'latencyMs',
] as const

const MAX_FIELDS = 32
const MAX_FIELD_LENGTH = 1024
