import type { Workload } from './cluster-view.ts'
import { ageOf } from './event-ages.ts'
import type { KubeEvent } from './kube-object.ts'
import { FOREIGN_PROTOCOL } from './foreign-protocol.ts'
import { factOfEvent, present, type MaybeFacts, type Mismatch } from './mismatch.ts'
import type { CitedFact, ObjectView } from './object-view.ts'
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
  if (spec === null || (workload.isFailing === false && !isRestarting(workload))) return []
  const unhealthy = workload.events.filter((event) => event.reason === 'Unhealthy' && isLive(event, workload))
  for (const name of spec.containers())
    for (const probe of NAMES) {
      const failing = unhealthy.filter((event) => event.message.toLowerCase().startsWith(`${probe} probe`))
      const found = judgeProbe({ workload, spec, container: name, probe, failing })
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

/** A probe as it is set, and the event that shows how it failed. */
interface SetProbe extends ProbeCase {
  readonly fact: CitedFact
  readonly read: Probe
  readonly killed: KubeEvent | undefined
}

function judgeProbe(given: ProbeCase): Mismatch | null {
  const { workload, spec, container, probe, failing } = given
  const fact = spec.fact(`container.${container}.${probe}`)
  if (fact === undefined) return null
  const killed = workload.events.find(
    (event) => event.reason === 'Killing' && event.message.includes(`failed ${probe} probe`),
  )
  if (failing.length === 0 && killed === undefined) return null
  const set: SetProbe = { ...given, fact, read: readProbe(fact.value), killed }
  const found = judgePort(set) ?? judgeProtocol(set)
  if (found !== null) return found
  if (failing.some((event) => /statuscode: (?:404|405)/.test(event.message))) return because(set, 'probe-path', {})
  if (probe !== 'readiness' && killed !== undefined) return judgeKilled(set, killed)
  return workload.isFailing ? because(set, 'probe-fails', {}) : null
}

function because(
  { workload, container, probe, failing, fact }: SetProbe,
  mechanism: MechanismId,
  places: Record<string, string>,
  ...facts: MaybeFacts
): Mismatch {
  const said = failing[0]
  return {
    mechanism,
    service: workload.name,
    places: { probe, container, ...places },
    facts: present(fact, ...facts, said === undefined ? undefined : factOfEvent(said)),
    basis: 'objects',
  }
}

/** Ports at which the mesh's own proxy answers. */
const OF_MESH = /15020|15021/

function judgePort(set: SetProbe): Mismatch | null {
  const { spec, container, read } = set
  const ports = spec.under(`container.${container}.port`)
  const [first] = ports
  const isDeclared = ports.some(([port, { value }]) => port === read.port || value.split(' ')[1] === read.port)
  if (read.port === null || first === undefined || isDeclared || OF_MESH.test(read.port)) return null
  const listens = ports.map(([port]) => port).join(', ')
  return because(set, 'probe-port', { port: read.port, listens }, first[1])
}

function judgeProtocol(set: SetProbe): Mismatch | null {
  const { workload, spec, container, probe, failing, read } = set
  const isForeign = failing.some((event) => FOREIGN_PROTOCOL.test(event.message))
  const other = NAMES.filter((name) => name !== probe)
    .map((name) => spec.fact(`container.${container}.${name}`))
    .filter((one) => one !== undefined)
    .find((one) => readProbe(one.value).kind !== read.kind && readProbe(one.value).port === read.port)
  const isDivided = other !== undefined && failing.length > 0 && !hasRecovered(workload, failing)
  if (!isForeign && !isDivided) return null
  const places = {
    kind: wordOf(read.kind),
    other: other === undefined ? 'another protocol' : wordOf(readProbe(other.value).kind),
    port: read.port ?? '',
  }
  return because(set, 'probe-protocol', places, other)
}

/** The kubelet ended the container: too soon, or rightly. */
function judgeKilled(set: SetProbe, killed: KubeEvent): Mismatch {
  const { delay, timeout, period, failures } = set.read
  const patience = delay + period * (failures - 1) + timeout
  if (patience > IMPATIENT_SECONDS) return because(set, 'probe-fails', {}, factOfEvent(killed))
  const places = {
    patience: String(patience),
    delay: String(delay),
    timeout: String(timeout),
    period: String(period),
    failures: String(failures),
  }
  return because(set, 'probe-timing', places, factOfEvent(killed))
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
