import { describe, expect, it } from 'vitest'
import { analyzeDigest } from '../analyze/analyze-digest.ts'
import { createDigester } from '../digest/create-digester.ts'
import { createSourceReader, newSourceProfile } from '../read/create-source-reader.ts'
import { matchText } from './match-signatures.ts'

const START_MS = Date.UTC(2026, 2, 2, 10)

/** What a healthy system says with the words of failures: settings, counters, paths, names, and troubles that passed. */
const INNOCENT = [
  'GET /errors/connection-refused?timeout=30s HTTP/1.1 200 512 "-" "curl/8.5.0"',
  'GET /healthz 200 in 1 ms',
  'POST /api/v1/deadlock-reports 201 in 14 ms',
  'connect timeout=30s read timeout=60s max_connections=100 pool_timeout=10',
  'request completed after 1 retry in 212 ms',
  'reconnected to postgres:5432 after 1 attempt',
  'build finished: 0 errors, 0 warnings, 0 failed',
  'batch done processed=1204 errors=0 failed=0 rejected=0',
  'circuit breaker payments changed state from HALF_OPEN to CLOSED',
  'loaded 214 messages from errors.json, fallback language en',
  'rate limit remaining 4999 of 5000, resets in 3600 s',
  'certificate of shop.example.com is valid for another 89 days',
  'feature flag exception-report enabled for 10 % of users',
  'disk usage 61 % of 200 GB, inodes 12 %',
  'memory limit 512Mi, request 256Mi, used 212Mi',
  'dropping privileges to user nobody',
  'session expired, user signed in again',
  'leader elected: node-2, term 7',
  'replica set has 3 members, primary mongo-0',
  'consumer group orders is stable with 3 members',
  'cache miss for key order:1812, loaded from database in 3 ms',
  'migration 0042 applied in 120 ms',
  'killed 0 idle connections, 12 remain open',
  'token refreshed, expires in 3600 s',
  'shutting down gracefully, all connections closed',
  'lookup of customer 77 took 2 ms',
  'test connection to redis ok, latency 0.4 ms',
  'panic button of device 12 tested by customer 77',
]

describe('innocent lines', () => {
  it.each(INNOCENT)('show no known failure: %s', (line) => {
    expect(matchText(line, false).map(({ signature }) => signature.id)).toEqual([])
  })

  it('open no incident, however often they come', () => {
    const text = Array.from({ length: 40 * INNOCENT.length }, (_, index) => {
      const time = new Date(START_MS + index * 500).toISOString()
      return `${time} INFO [shop-api] ${INNOCENT[index % INNOCENT.length]}\n`
    }).join('')
    const reader = createSourceReader(newSourceProfile('a', { name: 'shop-api.log', receivedAtMs: START_MS }))
    const digester = createDigester()
    for (const event of [...reader.push(text), ...reader.end()]) digester.add(event)
    expect(analyzeDigest(digester.finish())).toEqual([])
  })
})
