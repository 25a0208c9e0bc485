import { analyzeTexts } from './analyze-texts.ts'
import { OUTAGE_START_MS, renderOutage, type OutageLine } from './outage.ts'

const SECOND_MS = 1_000

/** One line per step of a stretch of seconds, counted from the outage's start. */
export const every = (
  service: string,
  [from, to]: readonly [number, number],
  stepSeconds: number,
  message: (index: number) => string,
  level: OutageLine['level'] = 'info',
): OutageLine[] =>
  Array.from({ length: Math.floor((to - from) / stepSeconds) }, (_, index) => ({
    atMs: OUTAGE_START_MS + (from + index * stepSeconds) * SECOND_MS,
    service,
    level,
    message: message(index),
  }))

export const analyzeLines = (...lines: readonly (readonly OutageLine[])[]) =>
  analyzeTexts(renderOutage(lines.flat().toSorted((a, b) => a.atMs - b.atMs)))
