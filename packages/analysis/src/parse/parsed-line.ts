import type { Level } from '../model/log-event.ts'

/** What parsing finds in one line. One instance is reused for all lines of a reader. */
export class ParsedLine {
  /** True when the line starts a record of its own. */
  header = false
  format = 'plain'
  timestampMs: number | null = null
  zoneAssumed = false
  level: Level | null = null
  message = ''
  service: string | undefined
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

  reset(): void {
    this.header = false
    this.format = 'plain'
    this.timestampMs = null
    this.zoneAssumed = false
    this.level = null
    this.message = ''
    this.service = undefined
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

  /** Takes over what a line within the line says; an outer value stays where the inner is silent. */
  adopt(inner: ParsedLine): void {
    this.message = inner.message
    this.level = inner.level ?? this.level
    if (this.timestampMs === null || !inner.zoneAssumed) this.timestampMs = inner.timestampMs ?? this.timestampMs
    for (const key of ADOPTED) if (inner[key] !== undefined) Object.assign(this, { [key]: inner[key] })
    for (const [name, value] of Object.entries(inner.fields ?? {})) this.addField(name, value)
  }

  addField(name: string, value: string): void {
    if (this.fieldCount >= MAX_FIELDS) return
    this.fields ??= {}
    this.fieldCount += 1
    this.fields[name] = value.length > MAX_FIELD_LENGTH ? value.slice(0, MAX_FIELD_LENGTH) : value
  }
}

const ADOPTED = [
  'service',
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
