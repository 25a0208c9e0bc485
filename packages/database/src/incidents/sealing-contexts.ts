/** Binds a pinned line's ciphertext to its place. */
export const pinnedLineContext = (incidentId: string, lineNumber: number): string =>
  `incident-line:${incidentId}:${lineNumber}`

/** Binds an analysis to its incident. */
export const analysisContext = (incidentId: string): string => `incident-analysis:${incidentId}`

/** Binds a title to its incident. */
export const titleContext = (incidentId: string): string => `incident-title:${incidentId}`

/** Of a history entry that names a title. */
export const historyContext = (entryId: string): string => `incident-history:${entryId}`

export const groupingRuleContext = (ruleId: string): string => `grouping-rule:${ruleId}`

/** Binds an answer to its question. */
export const answerContext = (questionId: string): string => `incident-answer:${questionId}`

export const questionContext = (questionId: string): string => `incident-question:${questionId}`

/** Of a comment, and of what stood there before an edit. */
export const commentContext = (commentId: string): string => `comment:${commentId}`
