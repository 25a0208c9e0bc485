export const commentsPerIncident = 1_000
