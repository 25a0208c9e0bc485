import { expect, it } from 'vitest'
import { eventOf } from '../../test/event-of.ts'
import { gatherNamed, isNamed } from './named-services.ts'
import { resolveTarget } from './resolve-target.ts'

const SERVICES = ['billing', 'billing-service', 'Catalog', 'nats-0', 'postgres', 'db-main', 'web', 'kv', '']

const EVENTS = [
  eventOf('connect ECONNREFUSED 10.2.0.15:5432'),
  eventOf('dial tcp billing.shop.svc:8080: connection refused'),
  eventOf('connection to server at "db-main" (10.0.0.9), port 5432 failed'),
  eventOf('no servers available: nats is gone'),
  eventOf('the web is wide'),
  eventOf('catalog=7 of /var/catalog/items'),
  eventOf('catalog answered 502'),
  eventOf('request failed', { upstream: 'billing-service:9000' }),
  eventOf('kv'),
  eventOf('order 17 refused'),
]

it('names a service where one of its lines alone would be resolved to it', () => {
  const pairs = EVENTS.flatMap((event) => SERVICES.map((service) => ({ event, service })))
  const named = pairs.filter(({ event, service }) => isNamed(service, gatherNamed([event])))
  expect(named).toEqual(pairs.filter(({ event, service }) => resolveTarget(event, null, [service]) !== null))
  expect(new Set(named.map(({ service }) => service))).toEqual(
    new Set(['billing', 'billing-service', 'Catalog', 'nats-0', 'postgres', 'db-main']),
  )
})

it('joins no two lines to a name', () => {
  const named = gatherNamed([eventOf('closing db'), eventOf('-main entered'), eventOf('bill'), eventOf('ing')])
  expect(SERVICES.filter((service) => isNamed(service, named))).toEqual([])
})
