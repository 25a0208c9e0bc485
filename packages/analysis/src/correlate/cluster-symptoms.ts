import type { Symptom } from '../detect/symptom.ts'
import type { World } from '../detect/world.ts'
import type { Cluster, Member } from './cluster.ts'
import { isSpecific } from '../detect/specificity-of.ts'
import { chooseRoot } from './choose-root.ts'
import { AT_ONCE, explainsSymptom, isCaused, sameHost } from './explains-symptom.ts'
import { nameCulprit } from './name-culprit.ts'
import { isPlannedStop } from './is-planned-stop.ts'
import { saysTheSame } from './says-the-same.ts'
import { createLinkFinder } from './find-links.ts'
import { areApart } from './is-own-fault.ts'
import { compareRoots } from './rank-roots.ts'

const MAX_CLUSTERS = 50

type LinkFinder = (a: string, b: string) => boolean

/**
 * Takes the best root, gives it all that it explains, and goes on with what is left: independent faults stay apart,
 * and victims go to the fault that they complain about, however loud they are.
 */
export function clusterSymptoms(symptoms: readonly Symptom[], world: World): Cluster[] {
  const left = new Set(symptoms)
  const clusters: Cluster[] = []
  const isLinked = createLinkFinder(world)
  const roots = orderRoots(symptoms.filter((symptom) => symptom.opens))
  for (const root of roots) {
    if (!left.has(root)) continue
    if (isAside(root, clusters, isLinked)) continue
    const cluster = growCluster(root, left, world, isLinked)
    if (isWorthTelling(cluster) && !isPlannedStop(cluster, world)) clusters.push(cluster)
    if (clusters.length === MAX_CLUSTERS) break
  }
  return clusters
}

/**
 * A vague error inside the window of a fault that is known already is more likely its echo than a second fault,
 * unless it is loud, names a kind of failure of its own, and breaks out apart from the first in a service so far well.
 */
function isAside(root: Symptom, clusters: readonly Cluster[], isLinked: LinkFinder): boolean {
  if (isSpecific(root) || root.badness === 3) return false
  const { onsetMs } = root
  if (onsetMs === null) return clusters.length > 0
  if (root.contrast === 'steady' && root.signature !== null) return false
  return clusters.some(({ onsetMs: startMs, endMs, ...cluster }) => {
    if (startMs === null || endMs === null || onsetMs < startMs || onsetMs > endMs) return false
    const isAffected = [cluster.root, ...cluster.members.map((member) => member.symptom)].some(
      (symptom) => symptom.service === root.service,
    )
    if (!isAffected && areApart(cluster.root, root, isLinked)) return false
    return isAffected || isEcho(root) || onsetMs - startMs < APART_MS
  })
}

/** A warning that nothing follows from is how systems live, however well it is known. */
const isWorthTelling = ({ root, members }: Cluster): boolean =>
  root.badness >= 2 ||
  root.signature?.severity === 'critical' ||
  root.signature?.severity === 'high' ||
  members.some((member) => member.link === 'strong' && member.symptom.badness >= 2)

const APART_MS = 180_000
const LOUD = 30

/** A failed answer, or a complaint about someone else. */
const isEcho = ({ signature, status, target, count, contrast }: Symptom): boolean =>
  status !== null || target !== null || signature?.blames === 'peer' || contrast === 'steady' || count < LOUD

function growCluster(root: Symptom, left: Set<Symptom>, world: World, isLinked: LinkFinder): Cluster {
  left.delete(root)
  const members: Member[] = []
  const culprit = nameCulprit(
    root,
    [...left].filter((symptom) => isNear(root, symptom)),
    world.services,
  )
  const affected = new Set<string>()
  if (root.service !== null) affected.add(root.service)
  const others = [...left, root]
  const isShared = (symptom: Symptom): boolean =>
    others.some(
      (other) => other.service !== symptom.service && other.contrast !== 'steady' && saysTheSame(other, symptom),
    )
  let grown = true
  while (grown) {
    grown = false
    for (const symptom of left) {
      const incident = {
        root,
        culprit,
        members: members.map((member) => member.symptom),
        affected,
        endMs: endOf(root, members),
        isShared,
        isApart: (other: Symptom) => areApart(root, other, isLinked) && !isShared(other),
        isOfAnotherWave: (other: Symptom) => isOfAnotherWave(other, root, affected, left),
      }
      const reason = explainsSymptom(incident, symptom, world.spanMs)
      if (reason === null) continue
      left.delete(symptom)
      members.push({ symptom, ...reason })
      if (symptom.service !== null) affected.add(symptom.service)
      grown = true
    }
  }
  const settled = settleCluster(root, members, world)
  const strangers = settled.members.filter(
    ({ symptom, because }) =>
      because === AT_ONCE && areApart(settled.root, symptom, isLinked) && !isShared(symptom) && symptom !== root,
  )
  if (settled.root === root || strangers.length === 0) return settled
  for (const { symptom } of strangers) left.add(symptom)
  return settleCluster(
    root,
    members.filter((member) => !strangers.some(({ symptom }) => symptom === member.symptom)),
    world,
  )
}

/** With all members known, the root may be another than the one that opened the incident. */
function settleCluster(opener: Symptom, members: readonly Member[], world: World): Cluster {
  const root = chooseRoot(opener, members)
  const others = members.filter((member) => member.symptom !== root)
  if (root !== opener) others.push({ symptom: opener, because: 'it opened the incident', link: 'strong' })
  const culprit = nameCulprit(
    root,
    others.map((member) => member.symptom),
    world.services,
  )
  return { root, members: others, culprit, onsetMs: onsetOf(root, others, culprit), endMs: endOf(root, others) }
}

const WAVE_MS = 60_000

/** Loud, apart from the root, and at the time when a service that is well so far reports a failure of its own. */
function isOfAnotherWave(
  symptom: Symptom,
  root: Symptom,
  affected: ReadonlySet<string>,
  left: ReadonlySet<Symptom>,
): boolean {
  const { onsetMs } = symptom
  if (onsetMs === null || root.onsetMs === null || onsetMs - root.onsetMs < APART_MS) return false
  return [...left].some(
    (other) =>
      other.opens &&
      other.service !== null &&
      !affected.has(other.service) &&
      !isEcho(other) &&
      other.onsetMs !== null &&
      Math.abs(other.onsetMs - onsetMs) <= WAVE_MS,
  )
}

const NEAR_MS = 120_000

const isNear = (root: Symptom, symptom: Symptom): boolean =>
  root.onsetMs === null || symptom.onsetMs === null || Math.abs(root.onsetMs - symptom.onsetMs) <= NEAR_MS

function endOf(root: Symptom, members: readonly Member[]): number | null {
  const ends = [root, ...members.map((member) => member.symptom)]
    .map((symptom) => symptom.lastMs)
    .filter((ms) => ms !== null)
  return ends.length === 0 ? null : Math.max(...ends)
}

const LOOK_BACK_MS = 5 * 60_000
const OWN_LOOK_BACK_MS = 2 * 60_000

/** An earlier complaint about the same host, or an earlier word of the culprit itself, is the first sign. */
function onsetOf(root: Symptom, members: readonly Member[], culprit: string | null): number | null {
  const { onsetMs } = root
  if (onsetMs === null) return null
  const signs = members
    .filter(({ symptom, link }) => link === 'strong' && symptom.contrast !== 'steady' && symptom.onsetMs !== null)
    .filter(({ symptom }) => {
      const earlierMs = onsetMs - symptom.onsetMs!
      if (sameHost(symptom.target, root.target)) return earlierMs <= LOOK_BACK_MS
      return symptom.service === culprit && earlierMs <= OWN_LOOK_BACK_MS
    })
  return Math.min(onsetMs, ...signs.map(({ symptom }) => symptom.onsetMs!))
}

/** Best first; a symptom that another one of the same service is known to cause comes after it. */
function orderRoots(openers: readonly Symptom[]): Symptom[] {
  const caused = new Set(openers.filter((symptom) => isCaused(symptom, openers)))
  return openers.toSorted((a, b) => Number(caused.has(a)) - Number(caused.has(b)) || compareRoots(a, b))
}
