/** What is asked about incidents. A key begins with that of all that it belongs to, so that they can be asked for again together. */
export const incidentKeys = {
  lists: ['incidents'],
  pages: ['incidents', 'list'],
  page: (filter: object) => ['incidents', 'list', filter],
  heads: ['incidents', 'head'],
  head: (filter: object) => ['incidents', 'head', filter],
  count: ['incidents', 'count'],
  search: (text: string, limit: number) => ['incidents', 'search', text, limit],
  splitPreview: (templateIds: readonly string[]) => ['grouping', 'preview', ...templateIds],
  changes: ['changes'],
  details: ['incident'],
  detail: (id: string) => ['incident', id],
  part: (id: string, name: IncidentPart) => ['incident', id, name],
  neighbours: (id: string, lineId: string) => ['incident', id, 'neighbours', lineId],
} as const

type IncidentPart =
  | 'comments'
  | 'conversation'
  | 'history'
  | 'investigation'
  | 'model-calls'
  | 'refinement'
  | 'related'
  | 'series'
