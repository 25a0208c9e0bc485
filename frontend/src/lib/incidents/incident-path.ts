/** A call about one incident. */
export const incidentPath = (id: string, rest = ''): string =>
  `/api/v1/dashboard/incidents/${encodeURIComponent(id)}${rest}`
