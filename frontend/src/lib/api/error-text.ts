export const errorText = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Unknown error'
