import { explainIncident } from '@holdfast/analysis/analyze/explain-incident'
import { findingToReport } from '@holdfast/analysis/analyze/finding-to-report'
import type { Candidate } from '@holdfast/analysis/weigh/candidate'
import { judgeIncident } from '../score/judge-incident.ts'
import { isIn } from './read-training-case.ts'
import type { TrainingCase, TrainingIncident } from './training-case.ts'

const QUIET_GAP_MS = 600_000
/** It cites the right lines, though its sentence does not say what they mean. */
const RIGHT_LINES = 0.6

/** How right an incident would be explained if this candidate were its root: judged as any report is. */
export function judgeCandidate(
  training: TrainingCase,
  incident: TrainingIncident,
  candidate: Candidate,
  near: readonly Candidate[],
  seed: Candidate,
): number {
  const known = incident.rightness.get(candidate)
  if (known !== undefined) return known
  const members = near
    .filter((other) => other !== candidate && other.change === null)
    .map((other) => ({ candidate: other, because: 'moment' as const }))
  const report = findingToReport(
    explainIncident(
      { root: candidate, confidence: 0.5, isSure: true, rivals: [], members, seed },
      training.world,
      training.gathered,
      {
        quietGapMs: QUIET_GAP_MS,
      },
    ),
  )
  const judgement = judgeIncident(incident.truth, [report], training.input)
  const citesRoot = report.hypotheses[0]?.evidence.some((place) => {
    const found = training.input.placeOf(place)
    return found !== null && isIn(incident.truth.rootLines, found)
  })
  const rightness = judgement.blamedVictim ? 0 : judgement.causeTop1 ? 1 : citesRoot ? RIGHT_LINES : 0
  incident.rightness.set(candidate, rightness)
  return rightness
}
