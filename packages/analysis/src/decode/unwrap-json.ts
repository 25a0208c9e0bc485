import { speakerOfPod } from '../layout/speaker-of-pod.ts'
import { timeOfWrapper } from './unwrapped.ts'
import type { Unwrapped } from './unwrapped.ts'

type JsonObject = Readonly<Record<string, unknown>>

const DOCKER_KEYS = new Set(['log', 'stream', 'time', 'attrs', 'tag'])

/** What shippers write around a line; an object with other keys is a log record of its own. */
const ENVELOPE_KEYS = new Set(
  '@timestamp @version timestamp time date message log stream logtag _p host hostname source source_type file filename path tag container container_id container_name pod_name namespace_name kubernetes docker agent ecs input fields beat offset prospector type event cloud orchestrator data_stream attrs tags'.split(
    ' ',
  ),
)

/** Docker's json-file lines and the JSON envelopes of Filebeat, Fluent Bit, Vector and their like. */
export function unwrapJson(text: string, out: Unwrapped): void {
  if (text.startsWith(LOG) && unwrapDocker(text, out)) return
  if (!text.includes('"log":') && !text.includes('"message":')) return
  if (text.includes('"level"') || text.includes('"severity"') || text.includes('"levelname"')) return
  let value: JsonObject
  try {
    value = JSON.parse(text) as JsonObject
  } catch {
    return
  }
  const { log } = value
  if (typeof log === 'string' && onlyKeys(value, DOCKER_KEYS) && ('stream' in value || 'time' in value)) {
    const complete = log.endsWith('\n')
    out.text = complete ? log.slice(0, log.endsWith('\r\n') ? -2 : -1) : log
    out.partial = !complete
    out.stream += `|docker:${textOf(value['stream']) ?? ''}`
    finish(value, out)
    return
  }
  const inner = typeof log === 'string' ? log : value['message']
  if (typeof inner !== 'string' || !onlyKeys(value, ENVELOPE_KEYS)) return
  finish(value, out)
  if (out.timestampMs === null) {
    out.wrapped = false
    return
  }
  const kubernetes = objectOf(value['kubernetes'])
  out.pod =
    textOf(kubernetes['pod_name']) ??
    textOf(objectOf(kubernetes['pod'])['name']) ??
    textOf(kubernetes['pod']) ??
    textOf(value['pod_name'])
  out.container =
    textOf(kubernetes['container_name']) ??
    textOf(objectOf(kubernetes['container'])['name']) ??
    textOf(kubernetes['container']) ??
    textOf(objectOf(value['container'])['name']) ??
    textOf(value['container_name'])
  out.namespace =
    textOf(kubernetes['namespace_name']) ?? textOf(kubernetes['namespace']) ?? textOf(kubernetes['pod_namespace'])
  const labels = objectOf(kubernetes['labels'])
  out.service =
    textOf(labels['app.kubernetes.io/name']) ?? textOf(labels['app']) ?? speakerOfPod(out.pod, out.container)
  out.host =
    textOf(value['host']) ??
    textOf(objectOf(value['host'])['name']) ??
    textOf(value['hostname']) ??
    textOf(kubernetes['host']) ??
    textOf(objectOf(kubernetes['node'])['name']) ??
    textOf(kubernetes['node'])
  const file = textOf(value['file']) ?? textOf(value['path']) ?? textOf(value['filename']) ?? textOf(value['source'])
  out.text = inner.endsWith('\n') ? inner.slice(0, inner.endsWith('\r\n') ? -2 : -1) : inner
  out.partial = value['logtag'] === 'P' || value['_p'] === 'P'
  out.stream += `|json:${out.pod ?? out.host ?? ''}/${out.container ?? ''}/${file ?? ''}/${textOf(value['stream']) ?? ''}`
}

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
