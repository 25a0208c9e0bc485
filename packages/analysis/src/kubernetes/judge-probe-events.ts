import type { ClusterView, Workload } from './cluster-view.ts'
import { ageOf } from './event-ages.ts'
import { FOREIGN_PROTOCOL } from './foreign-protocol.ts'
import { isOf, textOf } from './judge-logs.ts'
import type { KubeEvent } from './kube-object.ts'
import { listensAt } from './listens-at.ts'
import type { MechanismId } from './mechanisms.ts'
import { factOfEvent, present, type Mismatch } from './mismatch.ts'

const FAILED = /^(liveness|readiness|startup) probe (?:failed|errored)/i
const ASKED = /(?:https?:\/\/|service "|tcp )[\d.]*(?:\[[\da-f:]*\])?:(\d+)/i

const RECENT_SECONDS = 600
/** A container that is killed so soon after its start was given no time to start. */
const SOON_SECONDS = 30
/** Whoever is not ready for so long does not merely start. */
const LONG_SECONDS = 120
const NOW_SECONDS = 60

/** A probe that fails, and what tells why. */
interface FailingProbe {
  readonly workload: Workload
  readonly said: KubeEvent
  readonly killed: KubeEvent | undefined
  /** The line in which its container says where it listens. */
  readonly listening: ClusterView['lines'][number] | undefined
}

/** Probes that fail, where no text shows how they are set: what their complaints say tells port, protocol and timing apart. */
export function judgeProbeEvents(workload: Workload, cluster: ClusterView): Mismatch | null {
  if (workload.spec !== null || workload.isFailing === false) return null
  const recent = workload.events.filter((event) => ageOf(event) <= RECENT_SECONDS)
  const killed = recent.find(({ message }) => /failed (?:liveness|startup) probe/.test(message))
  const failing = recent.filter(({ reason, message }) => reason === 'Unhealthy' && FAILED.test(message))
  const said = killed === undefined ? failing.find((event) => isUnreadyFor(event, workload)) : ofSame(killed, failing)
  if (said === undefined) return null
  const listening = cluster.lines.find((line) => isOf(line, workload) && listensAt(textOf(line)) !== undefined)
  return explain({ workload, said, killed, listening })
}

function explain(probe: FailingProbe): Mismatch {
  const { workload, said, killed, listening } = probe
  const asked = ASKED.exec(said.message)?.[1]
  const listens = listening === undefined ? undefined : listensAt(textOf(listening))
  if (FOREIGN_PROTOCOL.test(said.message))
    return because(probe, 'probe-protocol', { kind: 'one protocol', other: 'another', port: asked ?? '' })
  if (/statuscode: (?:404|405)/.test(said.message)) return because(probe, 'probe-path')
  if (/refused/.test(said.message) && asked !== undefined && listens !== undefined && asked !== listens)
    return because(probe, 'probe-port', { port: asked, listens })
  const lived = killed === undefined ? undefined : secondsLived(killed, workload)
  return lived !== undefined && lived <= SOON_SECONDS
    ? because(probe, 'probe-kills-early', { patience: String(lived) })
    : because(probe, 'probe-fails')
}

function because(
  { workload, said, killed, listening }: FailingProbe,
  mechanism: MechanismId,
  places: Record<string, string> = {},
): Mismatch {
  const probe = (FAILED.exec(said.message)?.[1] ?? '').toLowerCase()
  return {
    mechanism,
    service: workload.name,
    places: { probe, container: workload.name, ...places },
    facts: present(
      factOfEvent(said),
      killed === undefined ? undefined : factOfEvent(killed),
      mechanism !== 'probe-port' || listening === undefined
        ? undefined
        : { value: listening.event.message, ref: listening.event.ref, raw: listening.event.raw },
    ),
    basis: 'event',
  }
}

const ofSame = (killed: KubeEvent, failing: readonly KubeEvent[]): KubeEvent | undefined => {
  const probe = /failed (liveness|startup) probe/.exec(killed.message)?.[1] ?? ''
  return failing.find(({ name, message }) => name === killed.name && message.toLowerCase().startsWith(probe))
}

/** From the last start before it was killed. */
function secondsLived(killed: KubeEvent, { events }: Workload): number | undefined {
  const starts = events.filter(
    ({ name, reason }) => name === killed.name && (reason === 'Started' || reason === 'Scheduled'),
  )
  const lived = starts.map((start) => ageOf(start) - ageOf(killed)).filter((seconds) => seconds >= 0)
  return lived.length === 0 ? undefined : Math.min(...lived)
}

/** It is not ready now, and has run for long. */
const isUnreadyFor = (event: KubeEvent, { events }: Workload): boolean =>
  ageOf(event) <= NOW_SECONDS &&
  /^readiness/i.test(event.message) &&
  events.some(
    ({ name, reason, ...start }) =>
      name === event.name && reason === 'Started' && (start.ageSeconds ?? 0) >= LONG_SECONDS,
  ) &&
  !events.some(
    ({ name, reason, ...start }) =>
      name === event.name && reason === 'Started' && (start.ageSeconds ?? 0) < LONG_SECONDS,
  )
