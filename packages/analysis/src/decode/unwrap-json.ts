import { holdsQuoted } from '../parse/index-behind.ts'
import { roleOfField } from '../parse/role-of-field.ts'
import { speakerOfPod } from '../layout/speaker-of-pod.ts'
import { timeOfWrapper } from './unwrapped.ts'
import type { Unwrapped } from './unwrapped.ts'

type JsonObject = Readonly<Record<string, unknown>>

const DOCKER_KEYS = new Set(['log', 'stream', 'time', 'attrs', 'tag'])

/** What shippers write around a line; an object with other keys is a log record of its own. */
const ENVELOPE_KEYS = new Set(
  '@timestamp @version timestamp time date message log stream logtag _p host hostname source source_type file filename path tag container container_id container_name pod_name namespace_name kubernetes docker agent ecs input fields beat offset prospector type event cloud orchestrator data_stream attrs tags ingestionTime logStream logStreamName logGroup logGroupName eventId owner @message @log @logStream @ptr @ingestionTime line labels'.split(
    ' ',
  ),
)

/** Docker's json-file lines and the JSON envelopes of Filebeat, Fluent Bit, Vector and their like. */
export function unwrapJson(text: string, out: Unwrapped): void {
  if (text.startsWith(LOG) && unwrapDocker(text, out)) return
  if (!mayBeEnvelope(text)) return
  let value: JsonObject
  try {
    value = JSON.parse(text) as JsonObject
  } catch {
    return
  }
  const { log } = value
  if (typeof log !== 'string') unwrapEnvelope(value, value['message'] ?? value['@message'] ?? value['line'], out)
  else if (onlyKeys(value, DOCKER_KEYS) && ('stream' in value || 'time' in value)) unwrapEscaped(value, log, out)
  else unwrapEnvelope(value, log, out)
}

/** Cheap: a record that names its level is no envelope. */
const mayBeEnvelope = (text: string): boolean =>
  !holdsQuoted(text, 'level"') &&
  !holdsQuoted(text, 'severity"') &&
  !holdsQuoted(text, 'levelname"') &&
  (holdsQuoted(text, 'log":') || text.includes('message":') || holdsQuoted(text, 'line":'))

/** Docker's line whose text has escapes within. */
function unwrapEscaped(value: JsonObject, log: string, out: Unwrapped): void {
  out.text = withoutNewline(log)
  // Docker ends the last piece of a line with its newline, and names the stream.
  out.partial = 'stream' in value && !log.endsWith('\n')
  out.stream += `|docker:${textOf(value['stream']) ?? ''}`
  nameContainer(objectOf(value['attrs']), out)
  finish(value, out)
}

/** The labels that docker's driver is told to note: those of Compose, of Swarm, of the house and of the kubelet. */
function nameContainer(labels: JsonObject, out: Unwrapped): void {
  const pod = textOf(labels['io.kubernetes.pod.name'])
  const container = textOf(labels['io.kubernetes.container.name'])
  out.pod = pod
  out.container = container
  out.namespace = textOf(labels['io.kubernetes.pod.namespace'])
  out.service =
    textOf(labels['com.docker.compose.service']) ??
    textOf(labels['com.docker.swarm.service.name']) ??
    textOf(Object.entries(labels).find(([key]) => roleOfField(key, 0) === 'service')?.[1]) ??
    speakerOfPod(pod, container)
  out.stream += pod === undefined && out.service === undefined ? '' : `/${out.service ?? ''}/${pod ?? ''}`
}

const withoutNewline = (text: string): string =>
  text.endsWith('\n') ? text.slice(0, text.endsWith('\r\n') ? -2 : -1) : text

function unwrapEnvelope(value: JsonObject, inner: unknown, out: Unwrapped): void {
  if (typeof inner !== 'string' || !onlyKeys(value, ENVELOPE_KEYS)) return
  finish(value, out)
  if (out.timestampMs === null) {
    out.wrapped = false
    return
  }
  nameSpeaker(value, objectOf(value['kubernetes']), out)
  out.text = withoutNewline(inner)
  out.partial = value['logtag'] === 'P' || value['_p'] === 'P'
  out.stream += `|json:${out.pod ?? out.host ?? ''}/${out.container ?? ''}/${fileOf(value) ?? ''}/${textOf(value['stream']) ?? ''}`
}

/** Each shipper has its own words for pod, container and machine. */
function nameSpeaker(value: JsonObject, kubernetes: JsonObject, out: Unwrapped): void {
  out.pod = textOf(kubernetes['pod_name']) ?? nameOf(kubernetes['pod']) ?? textOf(value['pod_name'])
  out.container =
    textOf(kubernetes['container_name']) ??
    nameOf(kubernetes['container']) ??
    textOf(value['container_name']) ??
    nameOf(value['container'])
  out.namespace =
    textOf(kubernetes['namespace_name']) ?? textOf(kubernetes['namespace']) ?? textOf(kubernetes['pod_namespace'])
  const labels = objectOf(kubernetes['labels'] ?? value['labels'])
  out.service =
    textOf(labels['app.kubernetes.io/name']) ??
    textOf(labels['app']) ??
    speakerOfPod(out.pod, out.container) ??
    speakerOfStream(value, labels)
  out.host =
    nameOf(value['host']) ?? textOf(value['hostname']) ?? textOf(kubernetes['host']) ?? nameOf(kubernetes['node'])
}

/** Loki's labels of a stream, and CloudWatch's group of streams. */
const speakerOfStream = (value: JsonObject, labels: JsonObject): string | undefined =>
  textOf(labels['service_name']) ??
  textOf(labels['container']) ??
  textOf(labels['job']) ??
  speakerOfGroup(textOf(value['logGroup']) ?? textOf(value['logGroupName']) ?? textOf(value['@log']))

/** `/aws/lambda/resize`, `123456789012:/ecs/prod/cart` */
const speakerOfGroup = (group: string | undefined): string | undefined =>
  group === undefined ? undefined : /([A-Za-z][\w.-]{0,100})$/.exec(group.slice(-200))?.[1]

/** A name, or an object that has one. */
const nameOf = (value: unknown): string | undefined => textOf(value) ?? textOf(objectOf(value)['name'])

const fileOf = (value: JsonObject): string | undefined =>
  textOf(value['file']) ?? textOf(value['path']) ?? textOf(value['filename']) ?? textOf(value['source'])

const LOG = '{"log":"'
const STREAM = '","stream":"'
const TIME = '","time":"'

/** Docker's line (it starts with LOG) as the daemon writes it, when nothing but its end is escaped: most lines are, and need no parser. */
function unwrapDocker(text: string, out: Unwrapped): boolean {
  const end = text.indexOf('"', LOG.length)
  const escape = text.indexOf('\\', LOG.length)
  const complete = escape === end - 2 && text.charCodeAt(end - 1) === 110
  if (end < 0 || !text.startsWith(STREAM, end) || !(complete || escape < 0)) return false
  const stream = end + STREAM.length
  const streamEnd = text.indexOf('"', stream)
  if (streamEnd < 0 || !text.startsWith(TIME, streamEnd)) return false
  const time = streamEnd + TIME.length
  if (text.indexOf('"', time) !== text.length - 2 || !text.endsWith('"}')) return false
  out.text = text.slice(LOG.length, complete ? end - 2 : end)
  out.partial = !complete
  out.stream += `|docker:${text.slice(stream, streamEnd)}`
  out.wrapped = true
  out.timestampMs = timeOfWrapper(text.slice(time, -2))
  return true
}

function finish(value: JsonObject, out: Unwrapped): void {
  out.wrapped = true
  const time = value['@timestamp'] ?? value['time'] ?? value['timestamp'] ?? value['date']
  if (typeof time === 'string') out.timestampMs = timeOfWrapper(time)
  else if (typeof time === 'number') out.timestampMs = time < 1e11 ? Math.floor(time * 1000 + 1e-4) : Math.floor(time)
}

function onlyKeys(value: JsonObject, allowed: ReadonlySet<string>): boolean {
  for (const key in value) if (!allowed.has(key)) return false
  return true
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null ? (value as JsonObject) : {}
}
