import { ageOf } from './event-ages.ts'
import type { KubeEvent } from './kube-object.ts'

/** What events alone tell of one pod, where no text shows it. */
export interface PodStory {
  readonly name: string
  /** It was ended on purpose: its complaints are of the past. */
  readonly isGone: boolean
  /** A node has taken it. */
  readonly isPlaced: boolean
  /** The event of its creation, where it was seen. */
  readonly created: KubeEvent | null
  readonly events: readonly KubeEvent[]
}

const PLACED =
  /^(?:Scheduled|Pull(?:ing|ed)|Created|Started|BackOff|Unhealthy|Killing|Failed(?:Mount|AttachVolume|CreatePodSandBox)?|SuccessfulAttachVolume|SandboxChanged|AddedInterface)$/
const ENDED = /^(?:TaintManagerEviction|Evicted|Preempted|Completed)$/

export const isEndOnPurpose = ({ reason, message }: KubeEvent): boolean =>
  (reason === 'Killing' && message.startsWith('Stopping container')) ||
  ENDED.test(reason) ||
  message.startsWith('skip schedule deleting pod')

/** Of the events of one workload, by pod. */
export function podStories(events: readonly KubeEvent[]): PodStory[] {
  const ofPod = Map.groupBy(
    events.filter((event) => event.kind === 'Pod'),
    (event) => event.name,
  )
  const created = namesIn(events, /^Created pod: (\S+)$/)
  const deleted = namesIn(events, /^Deleted pod: (\S+)$/)
  const names = new Set([...ofPod.keys(), ...created.keys()])
  return [...names].map((name) => {
    const own = ofPod.get(name) ?? []
    const end = [...own.filter(isEndOnPurpose), deleted.get(name)].filter((event) => event !== undefined)
    const start = own.filter((event) => event.reason === 'Started')
    const endAge = Math.min(Infinity, ...end.map(ageOf))
    return {
      name,
      // Pods of a stateful set keep their name: one that was started again lives.
      isGone: end.length > 0 && !start.some((event) => ageOf(event) < endAge),
      isPlaced: own.some((event) => PLACED.test(event.reason)),
      created: created.get(name) ?? null,
      events: own,
    }
  })
}

function namesIn(events: readonly KubeEvent[], pattern: RegExp): Map<string, KubeEvent> {
  const found = new Map<string, KubeEvent>()
  for (const event of events) {
    const name = pattern.exec(event.message)?.[1]
    if (name !== undefined && !found.has(name)) found.set(name, event)
  }
  return found
}
