import type { Workload } from './cluster-view.ts'
import { ageOf } from './event-ages.ts'
import type { KubeEvent } from './kube-object.ts'
import { FOREIGN_PROTOCOL } from './foreign-protocol.ts'
import { factOfEvent, present, type MaybeFacts, type Mismatch } from './mismatch.ts'
import type { ObjectView } from './object-view.ts'
import type { MechanismId } from './mechanisms.ts'

interface Probe {
  readonly kind: string
  readonly port: string | null
  readonly delay: number
  readonly timeout: number
  readonly period: number
  readonly failures: number
}

const NAMES = ['liveness', 'readiness', 'startup'] as const

export function readProbe(text: string): Probe {
  const number = (pattern: RegExp, otherwise: number): number => Number(pattern.exec(text)?.[1] ?? otherwise)
  return {
    kind: /^(?:http-get https?|tcp-socket|grpc|exec)/.exec(text)?.[0] ?? '',
    port:
      /^grpc\s+\S*?:(\d+)/.exec(text)?.[1] ??
      /^(?:http-get|tcp-socket)\s+\S*?:([\w-]+)(?:\/|\s|$)/.exec(text.replace(/:\/\/[\w.-]*:/, ' x:'))?.[1] ??
      null,
    delay: number(/delay=(\d+)s/, 0),
    timeout: number(/timeout=(\d+)s/, 1),
    period: number(/period=(\d+)s/, 10),
    failures: number(/#failure=(\d+)/, 3),
  }
}

/** Probes that ask at the wrong port, in the wrong language or too soon, where they are seen to fail. */
export function judgeProbes(workload: Workload): Mismatch[] {
  const { spec } = workload
  if (workload.isFailing === false && !isRestarting(workload)) return []
  const unhealthy = workload.events.filter((event) => event.reason === 'Unhealthy' && isLive(event, workload))
  for (const name of spec?.containers() ?? [])
    for (const probe of NAMES) {
      const failing = unhealthy.filter((event) => event.message.toLowerCase().startsWith(`${probe} probe`))
      const found = judgeProbe({ workload, spec: spec!, container: name, probe, failing })
      if (found !== null) return [found]
    }
  return []
}

const isLive = (event: KubeEvent, workload: Workload): boolean =>
  workload.pods.length === 0 || workload.pods.some((pod) => pod.name === event.name)

export const isRestarting = (workload: Workload): boolean =>
  workload.pods.some((pod) =>
    pod
      .containers()
      .some(
        (name) =>
          pod.value(`container.${name}.last.state`) !== undefined &&
          (pod.number(`container.${name}.restarts`) ?? 0) > 0,
      ),
  ) && workload.events.some((event) => event.reason === 'Killing' || event.reason === 'Unhealthy')

interface ProbeCase {
  readonly workload: Workload
  readonly spec: ObjectView
  readonly container: string
  readonly probe: (typeof NAMES)[number]
  readonly failing: readonly KubeEvent[]
}

function judgeProbe({ workload, spec, container, probe, failing }: ProbeCase): Mismatch | null {
  const base = `container.${container}`
  const fact = spec.fact(`${base}.${probe}`)
  if (fact === undefined) return null
  const killed = workload.events.find(
    (event) => event.reason === 'Killing' && event.message.includes(`failed ${probe} probe`),
  )
  if (failing.length === 0 && killed === undefined) return null
  const said = failing[0]
  const read = readProbe(fact.value)
  const ports = spec.under(`${base}.port`)
  const others = NAMES.filter((name) => name !== probe)
    .map((name) => spec.fact(`${base}.${name}`))
    .filter((one) => one !== undefined)
  const named = (probe === 'liveness' ? 'liveness' : probe) as string
  const mismatch = (mechanism: MechanismId, places: Record<string, string>, ...facts: MaybeFacts): Mismatch => ({
    mechanism,
    service: workload.name,
    places: { probe: named, container, ...places },
    facts: present(fact, ...facts, said === undefined ? undefined : factOfEvent(said)),
    basis: 'objects',
  })
  const isDeclared = ports.some(([port, { value }]) => port === read.port || value.split(' ')[1] === read.port)
  if (read.port !== null && ports.length > 0 && !isDeclared && !/15020|15021/.test(read.port))
    return mismatch('probe-port', { port: read.port, listens: ports.map(([port]) => port).join(', ') }, ports[0]![1])
  const isForeign = failing.some((event) => FOREIGN_PROTOCOL.test(event.message))
  const other = others.find((one) => readProbe(one.value).kind !== read.kind && readProbe(one.value).port === read.port)
  if (isForeign || (other !== undefined && failing.length > 0 && !hasRecovered(workload, failing)))
    return mismatch(
      'probe-protocol',
      {
        kind: wordOf(read.kind),
        other: other === undefined ? 'another protocol' : wordOf(readProbe(other.value).kind),
        port: read.port ?? '',
      },
      other,
    )
  if (failing.some((event) => /statuscode: (?:404|405)/.test(event.message))) return mismatch('probe-path', {})
  const patience = read.delay + read.period * (read.failures - 1) + read.timeout
  if (probe !== 'readiness' && killed !== undefined && patience <= IMPATIENT_SECONDS)
    return mismatch(
      'probe-timing',
      {
        patience: String(patience),
        delay: String(read.delay),
        timeout: String(read.timeout),
        period: String(read.period),
        failures: String(read.failures),
      },
      factOfEvent(killed),
    )
  if (probe !== 'readiness' && killed !== undefined) return mismatch('probe-fails', {}, factOfEvent(killed))
  return workload.isFailing ? mismatch('probe-fails', {}) : null
}

const IMPATIENT_SECONDS = 12

const wordOf = (kind: string): string =>
  kind === 'http-get https'
    ? 'HTTPS'
    : kind.startsWith('http-get')
      ? 'HTTP'
      : kind === 'tcp-socket'
        ? 'TCP'
        : kind === 'grpc'
          ? 'gRPC'
          : 'an exec command'

const hasRecovered = (workload: Workload, failing: readonly KubeEvent[]): boolean =>
  workload.isFailing === false && failing.every((event) => ageOf(event) > 60)
