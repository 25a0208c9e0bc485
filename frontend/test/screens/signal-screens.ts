import { emptyOverview, seriesOf, spanIdOf, traceIdOf } from '../stand-in/signal-factory.ts'
import { answer } from '../use-dashboard.ts'
import { hold, INCIDENT, inside, press, scrollTo, see, steps, type Screen } from './screen.ts'

const noSeries = { ...seriesOf(null, ''), window: null, services: [], service: null, series: [], onsets: [] }

export const signalScreens: readonly Screen[] = [
  inside({ name: 'traces', path: '/dashboard/traces' }),
  inside({
    name: 'traces-service',
    path: '/dashboard/traces?service=orders-api&sort=p99',
    prepare: see(/^2 operations/),
  }),
  inside({
    name: 'traces-empty',
    path: '/dashboard/traces',
    before: (page) => answer(page, '**/api/v1/traces', 200, emptyOverview),
  }),
  inside({ name: 'traces-loading', path: '/dashboard/traces', before: hold('**/api/v1/traces') }),
  inside({
    name: 'traces-failed',
    path: '/dashboard/traces',
    before: (page) => answer(page, '**/api/v1/traces', 500, {}),
  }),
  inside({
    name: 'trace',
    path: `/dashboard/traces/${traceIdOf(2)}?span=${spanIdOf(3)}`,
    prepare: steps(press(/SELECT orders/), see('orders-db')),
  }),
  inside({ name: 'trace-gone', path: `/dashboard/traces/${'c'.repeat(32)}` }),
  inside({ name: 'metrics', path: '/dashboard/metrics' }),
  inside({
    name: 'metrics-empty',
    path: '/dashboard/metrics',
    before: (page) => answer(page, /\/api\/v1\/series/, 200, noSeries),
  }),
  inside({ name: 'metrics-loading', path: '/dashboard/metrics', before: hold(/\/api\/v1\/series/) }),
  inside({
    name: 'incident-metrics',
    path: `${INCIDENT}?view=technical`,
    prepare: scrollTo('Metrics that moved with it'),
  }),
]
