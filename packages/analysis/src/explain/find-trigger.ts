import type { Change } from '../detect/find-changes.ts'
import { depthOf } from '../knowledge/depth-of.ts'
import type { Symptom } from '../detect/symptom.ts'
import type { Cluster } from './cluster.ts'
import { sharesTellingWord } from '../weigh/shares-telling-word.ts'

const LOOK_BACK_MS = 15 * 60_000
const AFTER_MS = 2_000
const MAX_CHANGES = 5

/** Changes that stand close enough before the onset to be asked about. */
export const changesBefore = (cluster: Cluster, changes: readonly Change[]): Change[] => {
  const { onsetMs } = cluster
  if (onsetMs === null) return []
  const isNamed = (change: Change): boolean =>
    change.kind !== 'restart' || change.service === cluster.culprit || change.service === cluster.root.service
  return changes
    .filter((change) => change.timestampMs <= onsetMs + AFTER_MS && change.timestampMs >= onsetMs - LOOK_BACK_MS)
    .filter(isNamed)
    .slice(-MAX_CHANGES)
}

/** Kinds of failure that a release or a new setting can bring about; an expired certificate or a full disk is not one. */
const FROM_CODE = new Set([
  'bug',
  'configuration',
  'crash',
  'contention',
  'capacity',
  'dependency-failure',
  'authorization',
  'authentication',
])
const FROM_LOAD = new Set(['capacity', 'contention', 'resource-exhaustion'])

/**
 * The change that most likely set the failure off: same component or named by it, of a kind that can, and soon before.
 * A line sets nothing off of which it is the first sign itself.
 */
export function findTrigger(cluster: Cluster, changes: readonly Change[]): Change | null {
  const { root, onsetMs } = cluster
  if (onsetMs === null || root.contrast === 'steady') return null
  const scored = changes
    .filter(
      ({ event }) => !root.samples.some(({ ref }) => ref.source === event.ref.source && ref.line === event.ref.line),
    )
    .map((change) => ({ change, score: scoreChange(change, cluster, root, onsetMs) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.change.timestampMs - a.change.timestampMs)
  return scored[0]?.change ?? null
}

/** What is done to a thing, and soon felt by those who use that thing. */
const ACTS: ReadonlySet<string> = new Set(['configuration', 'deletion', 'scaling'])
const NAMED_MS = 60_000
const FROM_NO_CHANGE: ReadonlySet<string> = new Set(['hardware', 'clock'])
const AT_ONCE_MS = 30_000
const RELEASE_MS = 5 * 60_000
const JOB_MS = 2 * 60_000
const MIN_WORD = 4

/** A setting that names what callers then cannot reach: 'PeerAuthentication/bank/default' and accounts.bank. */
const namesTarget = ({ event }: Change, { culprit }: Cluster): boolean =>
  (culprit ?? '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .some((word) => word.length >= MIN_WORD && event.message.toLowerCase().includes(word))

/** A full disk or heap is no work of whoever set something else at that time. */
const tellsItsOwnCause = ({ signature }: Symptom): boolean =>
  signature !== null && depthOf(signature) === 3 && signature.category === 'resource-exhaustion'

/** A change beside what failed after it. */
interface Before {
  readonly change: Change
  readonly cluster: Cluster
  readonly category: string | null
  readonly lagMs: number
  /** It was done to what fails. */
  readonly isOwn: boolean
}

const comesFrom = ({ category }: Before, ...kinds: readonly ReadonlySet<string>[]): boolean =>
  category === null || kinds.some((kind) => kind.has(category))

const ofRelease = (before: Before): number =>
  before.isOwn && comesFrom(before, FROM_CODE) && before.lagMs <= RELEASE_MS ? 1.5 : 0

function ofSetting(before: Before): number {
  const { change, cluster, category, lagMs, isOwn } = before
  if (change.kind === 'configuration' && category === 'connectivity')
    return lagMs <= AT_ONCE_MS && namesTarget(change, cluster) ? 1 : 0
  const isNear = isOwn || (lagMs <= NAMED_MS && !tellsItsOwnCause(cluster.root))
  return isNear && comesFrom(before, FROM_CODE, FROM_LOAD) ? 1 : 0
}

const ofDeletion = (before: Before): number =>
  before.lagMs <= AT_ONCE_MS && comesFrom(before, FROM_CODE, FROM_LOAD) ? 1 : 0

const ofJob = (before: Before): number =>
  before.category !== null && FROM_LOAD.has(before.category) && before.lagMs <= JOB_MS ? 1 : 0

const BY_KIND: Readonly<Record<Change['kind'], (before: Before) => number>> = {
  deploy: ofRelease,
  restart: ofRelease,
  configuration: ofSetting,
  scaling: ofSetting,
  deletion: ofDeletion,
  job: ofJob,
  event: () => 0,
}

function scoreChange(change: Change, cluster: Cluster, root: Symptom, onsetMs: number): number {
  const category = root.signature?.category ?? (root.exceptionType ? 'bug' : null)
  const lagMs = Math.max(0, onsetMs - change.timestampMs)
  const whose = change.subject ?? change.service
  const isOwn = whose !== null && (whose === cluster.culprit || whose === root.service)
  const before = { change, cluster, category, lagMs, isOwn }
  const nearness = 1 - lagMs / LOOK_BACK_MS
  if (namesWhatFails(before)) return 2 + nearness
  if (change.kind === 'deletion' && change.subject !== null) return cluster.culprit?.includes(change.subject) ? 3 : 0
  const score = BY_KIND[change.kind](before)
  return score === 0 ? 0 : score + nearness
}

const namesWhatFails = ({ change, cluster, category, lagMs }: Before): boolean =>
  ACTS.has(change.kind) &&
  lagMs <= NAMED_MS &&
  !(category !== null && FROM_NO_CHANGE.has(category)) &&
  sharesTellingWord(change, [cluster.root, ...cluster.members.map((member) => member.symptom)])
