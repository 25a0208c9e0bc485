import type { Level } from '@holdfast/analysis/model/log-event'
import type { Evidence, Kind } from '../evidence/evidence.ts'

const LEVEL_SCORE: Readonly<Record<Level, number>> = { trace: 0, debug: 0, info: 0, warn: 1.5, error: 3, fatal: 4 }
const PART = 0.12
const RARE = 3

/** What deserves a reader's first look comes first: what sounds bad, is new, is gone, or is rare. */
export function rankKinds(evidence: Evidence): Kind[] {
  return evidence.kinds
    .map((kind) => ({ kind, score: scoreOf(kind, evidence) }))
    .toSorted((a, b) => b.score - a.score || (a.kind.firstMs ?? 0) - (b.kind.firstMs ?? 0))
    .map(({ kind }) => kind)
}

function scoreOf(kind: Kind, evidence: Evidence): number {
  const isRare = kind.records.length <= RARE
  return (
    (kind.level === null ? 0 : LEVEL_SCORE[kind.level]) +
    2 * kind.badness +
    (isNew(kind, evidence) ? 1.2 : 0) +
    (isGone(kind, evidence) ? 1 : 0) +
    (isRare ? 0.6 : 0)
  )
}

const spanOf = ({ firstMs, lastMs }: Evidence): number => (firstMs === null || lastMs === null ? 0 : lastMs - firstMs)

/** It began well after the window did. */
export const isNew = ({ firstMs }: Kind, evidence: Evidence): boolean =>
  firstMs !== null && evidence.firstMs !== null && firstMs > evidence.firstMs + PART * spanOf(evidence)

/** It came often, and ended well before the window did. */
export const isGone = ({ lastMs, records }: Kind, evidence: Evidence): boolean =>
  records.length > RARE &&
  lastMs !== null &&
  evidence.lastMs !== null &&
  lastMs < evidence.lastMs - PART * spanOf(evidence)
