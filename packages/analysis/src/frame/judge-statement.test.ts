import { describe, expect, it } from 'vitest'
import { judgeStatement } from './judge-statement.ts'

const CAUSES = [
  'certificate of ldap01.corp.example expired on 2026-03-01, renewal job has not run since January',
  'filesystem /var/lib/data is 100% full, 0 bytes available',
  'pool exhausted: 50 of 50 connections checked out, oldest held for 412 s by report-runner',
]
const EFFECTS = [
  'upstream request to inventory failed: 503 Service Unavailable, giving up after 3 attempts',
  'could not load cart: gateway timeout calling pricing',
  'checkout failed for customer 8812: payment service unavailable',
]
const ROUTINE = [
  'GET /healthz 200 in 2 ms',
  'checkpoint complete: wrote 812 buffers',
  'scheduled job finished, 412 rows exported in 3.1 s',
]

describe('by its words alone', () => {
  it.each(CAUSES.flatMap((cause) => EFFECTS.map((effect) => ({ cause, effect }))))(
    "'$cause' states a cause rather than '$effect'",
    ({ cause, effect }) => expect(judgeStatement(cause).cause).toBeGreaterThan(judgeStatement(effect).cause),
  )

  it.each([...CAUSES, ...EFFECTS])("'%s' tells of trouble", (text) =>
    expect(judgeStatement(text).trouble).toBeGreaterThan(0),
  )

  it.each(ROUTINE)("'%s' tells of none", (text) => expect(judgeStatement(text).trouble).toBeLessThan(0))

  it.each([
    ['write failed: No space left on device', 'disk-full'],
    ['x509: certificate has expired or is not yet valid', 'certificate-expired'],
    ['Memory cgroup out of memory: Killed process 4121 (java)', 'memory-limit'],
  ])("'%s' speaks of %s", (text, mechanism) => expect(judgeStatement(text)).toMatchObject({ mechanism }))

  it('tells an act from the work that goes on', () =>
    expect(judgeStatement('user admin changed max_connections from 400 to 40').act).toBeGreaterThan(
      judgeStatement('session opened for client 10.0.0.7').act,
    ))
})

it('judges a text without words', () => expect(judgeStatement('').certainty).toBeLessThan(1))
