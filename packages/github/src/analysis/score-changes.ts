import type { CodeChange } from './code-change.ts'
import type { Suspicion } from './conclude.ts'
import type { IncidentClues } from './incident-clues.ts'
import type { LocatedFrame } from './located-frame.ts'
import { scoreChange } from './score-change.ts'
import { traceFrames } from './trace-frames.ts'
import { whySkipped } from './why-skipped.ts'

export interface ScoredChanges {
  readonly suspicions: Suspicion[]
  /** Files that were not read. */
  readonly skipped: { file: string; reason: string }[]
}

/** What each change does to the cited places and names. */
export function scoreChanges(
  changes: readonly CodeChange[],
  frames: readonly LocatedFrame[],
  clues: IncidentClues,
): ScoredChanges {
  const traced = traceFrames(changes, frames)
  return {
    suspicions: changes.flatMap((change) =>
      scoreChange(change, clues, traced.get(change.sha) ?? []).map((scored) => ({ change, scored })),
    ),
    skipped: changes.flatMap(({ files }) => (files ?? []).flatMap((file) => toSkipped(file.path, whySkipped(file)))),
  }
}

const toSkipped = (file: string, reason: string | null) => (reason === null ? [] : [{ file, reason }])
