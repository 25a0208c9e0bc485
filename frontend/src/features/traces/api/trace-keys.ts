export const traceKeys = {
  overview: ['traces'],
  one: (traceId: string, at: string | null) => ['traces', traceId, at],
} as const
