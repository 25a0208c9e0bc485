/** Binds a pinned line's ciphertext to its place. */
export const pinnedContextPlace = (incidentId: string, lineNumber: number): string =>
  `incident-line:${incidentId}:${lineNumber}`

/** Binds an analysis to its incident. */
export const analysisPlace = (incidentId: string): string => `incident-analysis:${incidentId}`

/** Binds a title to its incident. */
export const titlePlace = (incidentId: string): string => `incident-title:${incidentId}`

/** Of a history entry that names a title. */
export const historyPlace = (entryId: string): string => `incident-history:${entryId}`

export const groupingRulePlace = (ruleId: string): string => `grouping-rule:${ruleId}`

/** Binds an answer to its question. */
export const answerPlace = (questionId: string): string => `incident-answer:${questionId}`

export const questionPlace = (questionId: string): string => `incident-question:${questionId}`

/** Of a comment, and of what stood there before an edit. */
export const commentPlace = (commentId: string): string => `comment:${commentId}`
