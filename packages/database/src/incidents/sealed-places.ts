import type { EvidenceContext } from '@holdfast/contracts/incidents'

/** A cited line among its neighbours, as it is kept with the incident. */
export type PinnedContext = Omit<EvidenceContext, 'line_id'>

/** Binds a pinned line's ciphertext to its place. */
export const pinnedContextPlace = (incidentId: string, lineNumber: number): string =>
  `incident-line:${incidentId}:${lineNumber}`

/** Binds an analysis to its incident. */
export const analysisPlace = (incidentId: string): string => `incident-analysis:${incidentId}`

/** Binds an answer to its question. */
export const answerPlace = (questionId: string): string => `incident-answer:${questionId}`

export const questionPlace = (questionId: string): string => `incident-question:${questionId}`

/** Of a comment, and of what stood there before an edit. */
export const commentPlace = (commentId: string): string => `comment:${commentId}`
