import type { Digest } from '../model/digest.ts'
import type { Level } from '../model/log-event.ts'

export interface Survey {
  readonly lines: number
  /** Lines that say of themselves that they are errors, or worse. */
  readonly errors: number
  readonly warnings: number
  readonly services: number
  readonly firstMs: number | null
  readonly lastMs: number | null
}

/** What was looked at, whatever is found in it. */
export function surveyDigest({ lineCount, firstMs, lastMs, templates }: Digest): Survey {
  const kinds = Object.values(templates)
  const countOf = (...levels: readonly (Level | null)[]) =>
    kinds.reduce((sum, { level, count }) => (levels.includes(level) ? sum + count : sum), 0)
  return {
    lines: lineCount,
    errors: countOf('error', 'fatal'),
    warnings: countOf('warn'),
    services: new Set(kinds.map(({ service }) => service).filter((service) => service !== null)).size,
    firstMs,
    lastMs,
  }
}
