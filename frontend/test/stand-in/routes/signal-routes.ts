import { movedSeries, overview, seriesOf, trace } from '../signal-factory.ts'
import { ok, problem, type Routes } from './route.ts'

export const signalRoutes: Routes = [
  ['GET /api/v1/series', (_, { query }) => ok(seriesOf(query.get('service'), query.get('q') ?? ''))],
  ['GET /api/v1/incidents/*/series', () => ok(movedSeries)],
  ['GET /api/v1/traces', () => ok(overview)],
  [
    'GET /api/v1/traces/*',
    (_, { parts: [id = ''] }) =>
      id.startsWith('aaaa') ? ok({ ...trace, trace_id: id }) : problem(404, 'No spans of this trace are stored.'),
  ],
]
