import type { Digest } from '../model/digest.ts'
import type { Finding } from '../model/finding.ts'
import { partSymptoms } from './part-symptoms.ts'
import { observeWorld, type World } from '../detect/world.ts'
import type { Candidate } from '../weigh/candidate.ts'
import { hashText } from '../model/hash-text.ts'
import { explainIncident, type ChosenRoot } from './explain-incident.ts'

import { formIncidents, type FormedIncident, type Ranked } from '../weigh/form-incidents.ts'
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
  return analyzeGathered(world, gatherCandidates(world), options)
}

/** The same for whoever judges one world again and again, with other weights each time. */
export function analyzeGathered(world: World, gathered: Gathered, options: AnalyzeOptions = {}): Finding[] {
  const weights = options.weights ?? WEIGHTS
  const bySymptom = new Map(gathered.candidates.map((candidate) => [candidate.symptom, candidate]))
  return partSymptoms(
    gathered.candidates.map((candidate) => candidate.symptom),
    options.apart ?? [],
  )
    .flatMap(({ symptoms, apart }) =>
      formPart(
        symptoms.flatMap((symptom) => bySymptom.get(symptom) ?? []),
        apart !== null,
        world,
        weights,
      ).map((incident) => {
        const finding = explainIncident(chosenOf(incident, weights), world, gathered, {
          quietGapMs: options.quietGapMs ?? QUIET_GAP_MS,
        })
        return apart === null ? finding : { ...finding, fingerprint: fingerprintApart(finding.fingerprint, apart) }
      }),
    )
    .sort(compareFindings)
    .slice(0, options.maxFindings ?? MAX_FINDINGS)
}

/** What a person told apart is an incident of its own, however little alarming it is without the rest. */
function formPart(candidates: readonly Candidate[], isToldApart: boolean, world: World, weights: Weights) {
  const incidents = formIncidents(candidates, world, weights)
  if (!isToldApart || incidents.length > 0 || candidates.length === 0) return incidents
  return formIncidents(candidates, world, { ...weights, threshold: Number.NEGATIVE_INFINITY }).slice(0, 1)
}

const MAX_RIVALS = 12
/** So far above the least alarm (log-odds) an incident may be called severe. */
const SURE = 2.5

function chosenOf(incident: FormedIncident, weights: Weights): ChosenRoot & { readonly confidence: number } {
  const { alarm, root, rivals, members, seed } = incident
  const confidence = confidenceOf(incident, weights)
  return {
    root: root.candidate,
    confidence,
    isSure: alarm >= weights.threshold + SURE,
    members,
    seed,
    rivals: rivals.slice(0, MAX_RIVALS).map((rival) => ({
      symptom: rival.candidate.symptom,
      change: rival.candidate.change,
      confidence: bounded(Math.min(confidence, (1 - confidence) * shareAmong(rivals, rival))),
    })),
  }
}

const LEAST = 0.02
const MOST = 0.97

/** By regression over incidents that were judged: how far ahead of its rivals a cause is told nothing of whether it is right. */
const BY_ALARM = 0.37
const BY_SCORE = 0.48

/** How likely this is the cause: by how alarming it is, and by what speaks for it as a cause. */
const oddsOf = ({ alarm, root }: FormedIncident): number => BY_ALARM * alarm + BY_SCORE * root.score

/** What the first cause leaves is for its rivals, by how likely they are beside each other. */
const shareAmong = (rivals: readonly Ranked[], { score }: Ranked): number =>
  1 / rivals.reduce((sum, other) => sum + Math.exp(other.score - score), 0)

const bounded = (share: number): number => Math.round(Math.min(MOST, Math.max(LEAST, share)) * 100) / 100

function confidenceOf(incident: FormedIncident, { calibration }: Weights): number {
  const share = 1 / (1 + Math.exp(-(calibration.slope * oddsOf(incident) + calibration.offset)))
  return bounded(share)
}

/** What was told apart must not fall back into the incident that it was told apart from. */
const fingerprintApart = (fingerprint: string, apart: readonly string[]): string =>
  hashText(JSON.stringify([fingerprint, ...apart.toSorted()]))

const SEVERITY_RANK = { critical: 0, high: 1, medium: 2, low: 3 } as const

const compareFindings = (a: Finding, b: Finding): number =>
  SEVERITY_RANK[a.severity] - SEVERITY_RANK[b.severity] ||
  (a.startedMs ?? 0) - (b.startedMs ?? 0) ||
  (a.fingerprint < b.fingerprint ? -1 : 1)
