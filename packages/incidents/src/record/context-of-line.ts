import type { Citation } from '@holdfast/analysis/model/finding'
import type { ContextLine } from '@holdfast/contracts/incidents'
import type { PinnedContext } from '@holdfast/database/incidents/pinned-context'

/** Of a line whose neighbors nobody has. */
export const contextOfLine = (citation: Citation, source: string): PinnedContext => ({
  source,
  lines: [citedLine(citation, null)],
})

export const citedLine = (citation: Citation, lineNumber: number | null): ContextLine => ({
  line_number: lineNumber,
  timestamp: citation.timestampMs === null ? null : new Date(citation.timestampMs).toISOString(),
  level: citation.level,
  service: citation.service,
  message: citation.raw,
  is_cited: true,
})
