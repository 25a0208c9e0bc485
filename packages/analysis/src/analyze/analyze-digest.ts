import type { Digest } from '../model/digest.ts'
import type { Finding } from '../model/finding.ts'
import type { Cluster } from '../correlate/cluster.ts'
import { changesBefore, findTrigger } from '../correlate/find-trigger.ts'
import { nameCulprit } from '../correlate/name-culprit.ts'
import { partSymptoms } from '../correlate/part-symptoms.ts'
import { isObserver } from '../detect/resolve-target.ts'
import { observeWorld, type World } from '../detect/world.ts'
import { explainCluster } from '../explain/explain-cluster.ts'
import { hashText } from '../explain/hash-text.ts'
import type { Candidate } from '../weigh/candidate.ts'
import { formIncidents, type FormedIncident } from '../weigh/form-incidents.ts'
import { gatherCandidates, type Gathered } from '../weigh/gather-candidates.ts'
import { WEIGHTS, type Weights } from '../weigh/weights.ts'

export interface AnalyzeOptions {
  /** At most so many findings, the most severe first. */
  readonly maxFindings?: number
  /** So much quiet log time parts two episodes of one failure; ten minutes unless told otherwise. */
  readonly quietGapMs?: number
  /** Kinds of lines (template ids) that a person told apart from all others. */
  readonly apart?: readonly (readonly string[])[]
  readonly weights?: Weights
}

const MAX_FINDINGS = 20
const QUIET_GAP_MS = 600_000

/** From a digest to explained incidents: a function of its arguments alone. */
export function analyzeDigest(digest: Digest, options: AnalyzeOptions = {}): Finding[] {
  const world = observeWorld(digest)
  const gathered = gatherCandidates(world)
  const weights = options.weights ?? WEIGHTS
  const bySymptom = new Map(gathered.candidates.map((candidate) => [candidate.symptom, candidate]))
  return partSymptoms(
    gathered.candidates.map((candidate) => candidate.symptom),
    options.apart ?? [],
  )
    .flatMap(({ symptoms, apart }) =>
      formIncidents(
        symptoms.map((symptom) => bySymptom.get(symptom)!),
        world,
        weights,
      ).map((incident) => {
        const finding = explainIncident(incident, incident.ranked[0]!.candidate, world, gathered, {
          confidence: confidenceOf(incident, weights),
          quietGapMs: options.quietGapMs ?? QUIET_GAP_MS,
        })
        return apart === null ? finding : { ...finding, fingerprint: fingerprintApart(finding.fingerprint, apart) }
      }),
    )
    .sort(compareFindings)
    .slice(0, options.maxFindings ?? MAX_FINDINGS)
}

const LEAST = 0.05
const MOST = 0.97

/** How likely the first cause is the right one: that something is wrong at all, and that it is this among its rivals. */
export function confidenceOf({ alarm, ranked }: FormedIncident, { calibration }: Weights): number {
  const best = ranked[0]!.score
  const rivals = ranked.reduce((sum, { score }) => sum + Math.exp(score - best), 0)
  const odds = Math.log(1 / Math.max(1e-9, rivals - 1 + Math.exp(-alarm)))
  const share = 1 / (1 + Math.exp(-(calibration.slope * odds + calibration.offset)))
  return Math.round(Math.min(MOST, Math.max(LEAST, share)) * 100) / 100
}

export function explainIncident(
  incident: Pick<FormedIncident, 'members' | 'ranked' | 'seed'>,
  root: Candidate,
  world: World,
  gathered: Gathered,
  { confidence, quietGapMs }: { readonly confidence: number; readonly quietGapMs: number },
): Finding {
  const members = [...incident.members, ...incident.ranked.slice(0, 1).map(({ candidate }) => candidate)]
    .filter((one, index, all) => one !== root && all.indexOf(one) === index)
    .map(({ symptom }) => ({ symptom, because: 'it happens at the same time', link: 'strong' as const }))
  const others = members.map((member) => member.symptom)
  const culprit = nameCulprit(root.symptom, others, world.services)
  const ends = [root.symptom, ...others].map((one) => one.lastMs).filter((ms) => ms !== null)
  const cluster: Cluster = {
    root: root.symptom,
    members,
    culprit,
    onsetMs: root.symptom.onsetMs,
    endMs: ends.length === 0 ? null : Math.max(...ends),
  }
  const nearby = changesBefore(cluster, gathered.changes)
  const involved = new Set([culprit, root.symptom.service, ...root.symptom.sources])
  return explainCluster({
    world,
    cluster,
    confidence,
    quietGapMs,
    changes: nearby,
    trigger: root.change ?? findTrigger(cluster, nearby),
    silence: gathered.silences.find((silence) => silence.service === culprit) ?? null,
    trends: gathered.trends.filter((trend) => involved.has(trend.service) || watches(trend.service, culprit)),
  })
}

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
