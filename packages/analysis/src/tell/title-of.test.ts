import { expect, it } from 'vitest'
import { firstOf } from '../../test/first-of.ts'
import { analyzeLines, every } from '../../test/steady-lines.ts'

/** The title of what a service complains of for ten minutes, after twenty of steady work. */
const titleOf = (service: string, message: string): string =>
  firstOf(
    analyzeLines(
      every(service, [0, 1200], 2, (index) => `job ${index} done`),
      every(service, [1200, 1800], 2, () => message, 'error'),
    ),
  ).title

it.each([
  ['mailer', 'getaddrinfo ENOTFOUND smtp-relay.internal', "mailer: smtp-relay.internal doesn't resolve (ENOTFOUND)"],
  ['uploads', 'open /srv/in/a.tmp: too many open files', 'uploads: too many open files'],
  ['postgres', 'ERROR: deadlock detected', 'postgres: deadlocks'],
  ['order-Router', 'connect ECONNREFUSED 10.2.4.17:8080', 'order-Router: 10.2.4.17:8080 refuses connections'],
  [
    'ledger-db',
    'ORA-19809: limit exceeded for recovery files',
    'ledger-db: limit exceeded for recovery files (ORA-19809)',
  ],
])('names service, symptom and code: %s: %s', (service, message, title) => {
  expect(titleOf(service, message)).toBe(title)
})

it('stays within sixty characters, whatever the names', () => {
  const title = titleOf('reporting-dashboard-aggregation-worker', 'getaddrinfo ENOTFOUND a.very.long.name.example.org')
  expect(title.length).toBeLessThanOrEqual(60)
  expect(title).not.toMatch(/\s…|\($/)
})
