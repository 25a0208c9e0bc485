/** Of the agents, which never end: one story per company. */
export const STREAM_SCOPE = 'stream'

const UPLOAD_PREFIX = 'job:'

/** Of a paste or an upload. */
export const uploadScope = (jobId: string): string => `${UPLOAD_PREFIX}${jobId}`

/** Null for the stream. */
export const uploadOfScope = (scope: string): string | null =>
  scope.startsWith(UPLOAD_PREFIX) ? scope.slice(UPLOAD_PREFIX.length) : null
