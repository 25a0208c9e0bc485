import { describe, expect, it } from 'vitest'
import { eventOf } from '../../test/event-of.ts'
import { findExternalHost, findService, resolveTarget } from './resolve-target.ts'

const SERVICES = ['api', 'billing', 'catalog', 'orders-db', 'postgres', 'redis', 'redis-exporter', 'web']

describe('whom a line complains about', () => {
  it.each([
    ['connect ECONNREFUSED 10.2.0.15:5432', 'postgres'],
    ['connection to server at "pg-main" (10.0.0.9), port 5432 failed: timeout expired', 'postgres'],
    ['connection to server at "billing" (10.0.0.9), port 5432 failed: timeout expired', 'billing'],
    ['dial tcp redis:6379: connect: connection refused', 'redis'],
    ['payment failed: billing answered 502', 'billing'],
    ['back-off restarting failed container=catalog', 'catalog'],
    ['pod="prod/catalog-0" is not ready', 'catalog'],
    ['profile="catalog" catalog=7', 'catalog'],
    ['order 17 refused', null],
    ['the web is wide', null],
  ])('%j is about %s', (message, target) => {
    expect(resolveTarget(eventOf(message), 'api', SERVICES)).toBe(target)
  })

  it('is never the speaker', () => {
    expect(resolveTarget(eventOf('billing cannot continue'), 'billing', SERVICES)).toBeNull()
  })
})

describe('a name', () => {
  it.each([
    ['billing-service', 'billing'],
    ['catalog.shop.svc.cluster.local:8080', 'catalog'],
    ['https://redis/path', 'redis'],
    ['db-9.internal:5432', 'postgres'],
    ['unknown.example', null],
  ])('%s stands for %s', (name, service) => expect(findService(name, SERVICES)).toBe(service))
})

describe('a host outside of the logs', () => {
  it('is read from an address in the message or in a field', () => {
    expect(findExternalHost(eventOf('GET https://api.shipfast.example/v2/rates failed'))).toBe('api.shipfast.example')
    expect(findExternalHost(eventOf('provider answered 429', { url: 'https://api.shipfast.example/v2' }))).toBe(
      'api.shipfast.example',
    )
    expect(findExternalHost(eventOf('provider answered 429'))).toBeNull()
  })

  it.each([
    ['connection to server at "pg-main" (10.0.0.9), port 5432 failed: timeout expired', 'pg-main'],
    [
      'could not connect to server: timed out\n\tIs the server running on host "ledger-db" (10.0.4.7) and accepting',
      'ledger-db',
    ],
    [
      'connection to server at "pg.example.com", port 6432 failed: FATAL: the database system is shutting down',
      'pg.example.com',
    ],
  ])('is read from what a Postgres client says: %j', (message, host) => {
    expect(findExternalHost(eventOf(message))).toBe(host)
  })
})
