import type { EventEntities, HttpCall } from '../model/log-event.ts'
import type { SourceHints } from '../model/source-profile.ts'
import type { Unwrapped } from '../decode/unwrapped.ts'
import type { ParsedLine } from '../parse/parsed-line.ts'
import { speakerIn, type SpeakerColumn } from '../layout/speaker-in.ts'
import { serviceOfPod, withoutMark } from '../parse/service-of-name.ts'
import { nameOfChild } from './name-of-child.ts'

/** A container's id names nobody. */
const ID = /^[0-9a-f]{12,64}$/

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** Who speaks: the line first, then its container wrapper, then what the caller knows of the source. */
export function buildEntities(
  line: ParsedLine,
  wrapper: Unwrapped | null,
  hints: SourceHints,
  nameService: string | undefined,
  speaker: SpeakerColumn | null,
): EventEntities {
  const entities: Mutable<EventEntities> = {}
  const service = serviceOf(line, wrapper, hints.service, nameService, speaker)
  if (service !== undefined) entities.service = withoutMark(nameOfChild(service, line.message))
  // Where an event was passed on is not where it happened.
  addPlace(entities, line, line.format === 'kubernetes-event' ? null : wrapper, hints)
  addOwn(entities, line)
  return entities
}

function serviceOf(
  line: ParsedLine,
  wrapper: Unwrapped | null,
  given: string | undefined,
  nameService: string | undefined,
  speaker: SpeakerColumn | null,
): string | undefined {
  const outer = wrapper?.service ?? given
  if (line.isWeakService)
    return outer ?? (agrees(line.service, nameService) ? line.service : nameService) ?? line.service
  return line.service ?? outer ?? speakerOf(line, wrapper, speaker) ?? nameService ?? serviceOfPlace(line, wrapper)
}

/** `fab-b1` in fab-b1.errdump */
const agrees = (service: string | undefined, name: string | undefined): boolean =>
  service !== undefined && service !== '' && name?.startsWith(service) === true

function speakerOf(line: ParsedLine, wrapper: Unwrapped | null, speaker: SpeakerColumn | null): string | undefined {
  const pod = line.pod ?? wrapper?.pod
  return speaker === null || pod !== undefined ? undefined : speakerIn(line, speaker)
}

function serviceOfPlace(line: ParsedLine, wrapper: Unwrapped | null): string | undefined {
  const pod = line.pod ?? wrapper?.pod
  const container = line.container ?? wrapper?.container
  if (container !== undefined && !ID.test(container)) return container
  return pod === undefined ? undefined : serviceOfPod(pod)
}

/** Where it runs. */
function addPlace(
  entities: Mutable<EventEntities>,
  line: ParsedLine,
  wrapper: Unwrapped | null,
  hints: SourceHints,
): void {
  const pod = line.pod ?? wrapper?.pod
  const host = hostOf(line, wrapper, pod) ?? hints.host
  if (host !== undefined) entities.host = host
  if (pod !== undefined) entities.pod = pod
  const container = line.container ?? wrapper?.container
  if (container !== undefined) entities.container = container
  const namespace = line.namespace ?? wrapper?.namespace
  if (namespace !== undefined) entities.namespace = namespace
}

/** A program in a pod takes its name for that of the machine. */
const hostOf = (line: ParsedLine, wrapper: Unwrapped | null, pod: string | undefined): string | undefined =>
  (line.host === pod ? wrapper?.host : undefined) ?? line.host ?? wrapper?.host

/** What no one but the line tells. */
function addOwn(entities: Mutable<EventEntities>, line: ParsedLine): void {
  if (line.logger !== undefined) entities.logger = line.logger
  else if (line.isWeakService && line.service !== undefined && line.service !== entities.service)
    entities.logger = line.service
  if (line.thread !== undefined) entities.thread = line.thread
  if (line.processId !== undefined) entities.processId = line.processId
  if (line.traceId !== undefined) entities.traceId = line.traceId
  if (line.spanId !== undefined) entities.spanId = line.spanId
  if (line.requestId !== undefined) entities.requestId = line.requestId
}

export function buildHttp(line: ParsedLine): HttpCall | undefined {
  if (line.method === undefined && line.status === undefined) return undefined
  const http: Mutable<HttpCall> = {}
  if (line.method !== undefined) http.method = line.method
  if (line.path !== undefined) http.path = line.path
  if (line.status !== undefined) http.status = line.status
  if (line.latencyMs !== undefined) http.latencyMs = line.latencyMs
  return http
}
