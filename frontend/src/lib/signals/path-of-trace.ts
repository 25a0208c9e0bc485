interface Place {
  /** The span that is looked for. */
  readonly span?: string | null
  /** When it was: traces of longer ago are found by it. */
  readonly at?: string | null
}

export function pathOfTrace(traceId: string, place: Place = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(place)) if (value) query.set(name, value)
  return `/dashboard/traces/${encodeURIComponent(traceId)}${query.size > 0 ? `?${query}` : ''}`
}
