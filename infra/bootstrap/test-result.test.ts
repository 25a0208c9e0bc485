import { expect, it } from 'vitest'
import { readVitestReport, sum, summarise } from './test-result.ts'

const report = {
  testResults: [
    {
      name: '/checkout/packages/queue/src/a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'delivers', failureMessages: ['Error: too late\n    at a.test.ts:1'] },
        { status: 'failed', fullName: 'retries' },
        { status: 'skipped', fullName: 'on Redis > recovers' },
      ],
    },
    { name: '/checkout/packages/queue/src/b.test.ts', status: 'failed', assertionResults: [] },
  ],
}

it('counts tests, and a file that cannot be loaded as one failure', () => {
  expect(readVitestReport(report, '/checkout')).toEqual({
    passed: 1,
    failed: ['packages/queue/src/a.test.ts > retries', 'packages/queue/src/b.test.ts (the file as a whole)'],
    skipped: ['packages/queue/src/a.test.ts > on Redis > recovers'],
    retried: ['packages/queue/src/a.test.ts > delivers: Error: too late'],
  })
})

it('names what passed only on a second try', () => {
  expect(summarise(readVitestReport(report, '/checkout'))).toContain(
    'Passed only on the second try:\n  packages/queue/src/a.test.ts > delivers: Error: too late\n',
  )
})

it('names what was skipped just above the count, which stands alone on the last line', () => {
  const total = sum([readVitestReport(report, '/checkout'), { passed: 2, failed: [], skipped: [] }])
  expect(summarise(total).split('\n').slice(-4)).toEqual([
    'Skipped:',
    '  packages/queue/src/a.test.ts > on Redis > recovers',
    '',
    '3 passed, 2 failed, 1 skipped',
  ])
})
