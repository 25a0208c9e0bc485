import { findWaits } from '../detect/find-waits.ts'
import { findDrops } from '../detect/find-drops.ts'
import type { Digest } from '../model/digest.ts'
import type { Finding } from '../model/finding.ts'
import { clusterSymptoms } from '../correlate/cluster-symptoms.ts'
import { partSymptoms } from '../correlate/part-symptoms.ts'
import { changesBefore, findTrigger } from '../correlate/find-trigger.ts'
import type { Cluster } from '../correlate/cluster.ts'
import { findCountedSymptoms } from '../detect/find-counted-symptoms.ts'
import { findGrowths } from '../detect/find-growths.ts'
import { findSilences } from '../detect/find-silences.ts'
import { DROP, GROWTH, SILENCE, SLOWDOWN, STANDSTILL } from '../detect/engine-signatures.ts'
import { layerOf } from '../detect/layer-of.ts'
import type { Symptom } from '../detect/symptom.ts'
import { findChanges } from '../detect/find-changes.ts'
import { findSymptoms } from '../detect/find-symptoms.ts'
import { isObserver } from '../detect/resolve-target.ts'
import { findRestartLoops } from '../detect/find-restart-loops.ts'
import { findSlowdowns } from '../detect/find-slowdowns.ts'
import { findStandstills } from '../detect/find-standstills.ts'
import { findTrends, type Trend } from '../detect/find-trends.ts'
import { observeWorld } from '../detect/world.ts'
import { hashText } from '../explain/hash-text.ts'
import { explainCluster } from '../explain/explain-cluster.ts'

export interface AnalyzeOptions {
  /** At most so many findings, the most severe first. */
  readonly maxFindings?: number
  /** So much quiet log time parts two episodes of one failure; ten minutes unless told otherwise. */
  readonly quietGapMs?: number
  /** Kinds of lines (template ids) that a person told apart from all others. */
  readonly apart?: readonly (readonly string[])[]
}

const MAX_FINDINGS = 20
const QUIET_GAP_MS = 600_000

/** From a digest to explained incidents: a function of its arguments alone. */
export function analyzeDigest(digest: Digest, options: AnalyzeOptions = {}): Finding[] {
  const world = observeWorld(digest)
  const parts = partSymptoms([...findSymptoms(world), ...findWaits(world)], options.apart ?? [])
  const clusters = parts.flatMap(({ symptoms, apart }) =>
    clusterSymptoms(symptoms, world).map((cluster) => ({ cluster, apart })),
  )
  const full = findTrends(world)
  const growths = findGrowths(world).filter((growth) => !full.some((trend) => sameSeries(trend, growth)))
  const trends = [...full, ...growths]
  const silences = findSilences(world)
  const slowdowns = findSlowdowns(world)
  const standstills = findStandstills(world).filter(
    ({ service }) => !silences.some((silence) => silence.wasRegular && silence.service === service),
  )
  const loops = findRestartLoops(world)
  const drops = findDrops(world).filter(
    ({ service }) =>
      !standstills.some((standstill) => standstill.service === service) &&
      !silences.some((silence) => silence.service === service),
  )
  const counted = findCountedSymptoms({ silences, trends: full, slowdowns, loops, standstills, growths, drops })
    .filter(
      (symptom) =>
        !clusters.some(
          ({ cluster }) =>
            involves(cluster, symptom.service) || explainsSlowness(cluster, symptom) || explainsStop(cluster, symptom),
        ),
    )
    .reduce<Cluster[]>(gatherCounted, [])
    .map((cluster) => ({ cluster, apart: null }))
  const all = [...clusters, ...counted]
  if (all.length === 0) return []
  const changes = findChanges(world)
  return all
    .map(({ cluster, apart }) => {
      const nearby = changesBefore(cluster, changes)
      const involved = new Set([cluster.culprit, cluster.root.service, ...cluster.root.sources])
      const finding = explainCluster({
        world,
        cluster,
        quietGapMs: options.quietGapMs ?? QUIET_GAP_MS,
        changes: nearby,
        trigger: findTrigger(cluster, nearby),
        silence: silences.find((silence) => silence.service === cluster.culprit) ?? null,
        trends: trends.filter((trend) => involved.has(trend.service) || watches(trend.service, cluster.culprit)),
      })
      return apart === null ? finding : { ...finding, fingerprint: fingerprintApart(finding.fingerprint, apart) }
    })
    .sort(compareFindings)
    .slice(0, options.maxFindings ?? MAX_FINDINGS)
}

const involves = ({ culprit, root, members }: Cluster, service: string | null): boolean =>
  culprit === service || root.service === service || members.some((member) => member.symptom.service === service)

const MEANWHILE_MS = 120_000
/** What fails in a host or its cooling slows others down only after a while. */
const WARMING_MS = 1_800_000

/** Who waits for something that has failed answers late: that is no incident of its own. */
const explainsSlowness = ({ root, onsetMs, endMs }: Cluster, { signature, onsetMs: atMs }: Symptom): boolean =>
  signature === SLOWDOWN &&
  (onsetMs === null ||
    endMs === null ||
    (atMs! >= onsetMs - MEANWHILE_MS &&
      atMs! <= endMs + (layerOf(root.service) === 'host' ? WARMING_MS : MEANWHILE_MS)))

const STOPS: ReadonlySet<unknown> = new Set([SILENCE, STANDSTILL, GROWTH, DROP])

/** Who stands still, or piles up work, while something fails suffers from it. */
const explainsStop = ({ onsetMs, endMs }: Cluster, { signature, onsetMs: atMs }: Symptom): boolean =>
  STOPS.has(signature) &&
  (onsetMs === null || (atMs! >= onsetMs - MEANWHILE_MS && atMs! <= Math.max(endMs ?? 0, onsetMs + MEANWHILE_MS)))

/** Services that become slow together, or stop together, are one incident: the deepest, else the first, is its root. */
function gatherCounted(clusters: Cluster[], symptom: Symptom): Cluster[] {
  const near = clusters.findIndex(({ root }) => {
    const apartMs = Math.abs(root.onsetMs! - symptom.onsetMs!)
    if (symptom.signature === SLOWDOWN)
      return root.service === symptom.service || (root.signature === SLOWDOWN && apartMs <= MEANWHILE_MS)
    return STOPS.has(symptom.signature) && STOPS.has(root.signature) && apartMs <= MEANWHILE_MS
  })
  if (near < 0) return [...clusters, clusterOf(symptom)]
  const { root, members } = clusters[near]!
  const isSlow = symptom.signature === SLOWDOWN
  const isDeeper = isSlow && DEPTH[layerOf(symptom.service)] > DEPTH[layerOf(root.service)]
  const [top, below] = isDeeper ? [root, symptom] : [symptom, root]
  const because = isSlow ? 'it becomes slow at the same time' : 'it sets in at the same time'
  return clusters.with(near, { ...clusterOf(below), members: [...members, { symptom: top, because, link: 'strong' }] })
}

const sameSeries = (a: Trend, b: Trend): boolean =>
  a.service === b.service && a.source === b.source && a.name === b.name

const DEPTH = { edge: 0, application: 1, platform: 2, host: 3 } as const

const clusterOf = (symptom: Symptom): Cluster => ({
  root: symptom,
  members: [],
  culprit: symptom.service,
  onsetMs: symptom.onsetMs,
  endMs: symptom.lastMs,
})

/** What was told apart must not fall back into the incident that it was told apart from. */
const fingerprintApart = (fingerprint: string, apart: readonly string[]): string =>
  hashText(JSON.stringify([fingerprint, ...apart.toSorted()]))

/** 'redis-exporter' reports the numbers of 'redis'. */
const watches = (observer: string | null, culprit: string | null): boolean =>
  observer !== null && culprit !== null && isObserver(observer) && observer.includes(culprit)

const SEVERITY_RANK = { critical: 0, high: 1, medium: 2, low: 3 } as const

const compareFindings = (a: Finding, b: Finding): number =>
  SEVERITY_RANK[a.severity] - SEVERITY_RANK[b.severity] ||
  (a.startedMs ?? 0) - (b.startedMs ?? 0) ||
  (a.fingerprint < b.fingerprint ? -1 : 1)
