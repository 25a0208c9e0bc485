import type { EngineAnswer } from './score-case.ts'
import { generateCase } from '../generate/generate-case.ts'

export interface LooksScore {
  readonly stories: number
  /** Share of stories told alike in all looks: as many incidents, of the same culprit, severity and fingerprint. */
  readonly sameCount: number
  readonly sameCulprit: number
  readonly sameSeverity: number
  readonly sameFingerprint: number
}

const LOOKS = 3

/** Whether the same story in other formats, on other hosts and at another hour is the same incident. */
export function scoreLooks(
  seed: number,
  stories: number,
  analyze: (files: readonly { readonly name: string; readonly text: string }[]) => EngineAnswer,
): LooksScore {
  const answers = Array.from({ length: stories }, (_, index) =>
    Array.from({ length: LOOKS }, (_unused, look) => analyze(generateCase(seed, index, look).files).incidents),
  )
  type Incidents = EngineAnswer['incidents']
  const shareAlike = (of: (incidents: Incidents) => unknown): number =>
    answers.filter((looks) => new Set(looks.map((incidents) => String(of(incidents)))).size === 1).length /
    Math.max(1, stories)
  return {
    stories,
    sameCount: shareAlike((incidents) => incidents.length),
    sameCulprit: shareAlike((incidents) => incidents[0]?.service),
    sameSeverity: shareAlike((incidents) => incidents[0]?.severity),
    sameFingerprint: shareAlike((incidents) => incidents[0]?.fingerprint),
  }
}
