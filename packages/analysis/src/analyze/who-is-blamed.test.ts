import { describe, expect, it } from 'vitest'
import { analyzeTexts } from '../../test/analyze-texts.ts'
import { analyzeLines, every } from '../../test/steady-lines.ts'

const partner = [
  ...every('partner-app', [0, 1205], 2, (index) => `rates ${index} refreshed`),
  ...every('partner-app', [1205, 2400], 2, () => 'rates could not be read: no Route matched, 404 Not Found', 'error'),
]

describe('something missing', () => {
  it('is held against whoever deleted something just before', () => {
    const deleted = every('gitops', [1200, 1201], 1, () => 'deleting route rates-v1')
    const [finding] = analyzeLines(
      partner,
      every('gitops', [0, 2400], 60, () => 'sync finished'),
      deleted,
    )
    expect(finding).toMatchObject({ service: 'gitops' })
    expect(finding?.rootCause).toContain('deleted or emptied by gitops')
  })

  it('stays with the one that misses it where nothing was deleted', () => {
    const [finding] = analyzeLines(
      partner,
      every('gitops', [0, 2400], 60, () => 'sync finished'),
    )
    expect(finding).toMatchObject({ service: 'partner-app' })
  })
})

describe('what fails right after something was set', () => {
  const loaded = every('invoices', [0, 1210], 2, (index) => `invoice ${index} loaded`)
  const failing = every('invoices', [1210, 2400], 2, () => 'no connection from the pool within 30 s', 'error')
  const setting = (message: string) => every('bouncer', [1200, 1201], 1, () => message)
  const stats = every('bouncer', [0, 2400], 60, (index) => `${index} queries`)

  it('is held against whoever set the very thing that fails', () => {
    const [finding] = analyzeLines(loaded, failing, stats, setting('default_pool_size changed from 60 to 6'))
    expect(finding).toMatchObject({ service: 'bouncer' })
    expect(finding?.rootCause).toContain('invoices is affected')
  })

  it('tells that too few are left where somebody scaled down', () => {
    const [finding] = analyzeLines(
      every('search', [0, 1210], 2, (index) => `query ${index} served`),
      every('search', [1210, 2400], 2, () => 'request rejected: executor queue full', 'error'),
      every('night-saver', [1200, 1201], 1, () => 'scaled deployment search from 24 to 2 replicas'),
      every('night-saver', [0, 2400], 300, () => 'schedule evaluated'),
    )
    expect(finding).toMatchObject({ service: 'night-saver' })
    expect(finding?.rootCause).toContain('too few for the load')
  })
})

describe('without times', () => {
  const [lorn, mard] = ['step lorn failed: unknown symbol Lamp', 'step mard failed: unknown symbol Lamp']
  const titleOf = (...failures: readonly string[]): string | undefined =>
    analyzeTexts({
      'deploy.log': `reading settings\nchecking hosts\n${failures.map((text) => `ERROR: ${text}\n`).join('going on\n')}deploy failed with exit code 1\n`,
    })[0]?.title

  it('what failed first is held against it', () => {
    expect(titleOf(lorn, mard)).toContain('lorn')
    expect(titleOf(mard, lorn)).toContain('mard')
  })
})

it('a release of a service that has nothing to do with what fails is not held against it', () => {
  const [finding] = analyzeLines(
    every('till', [0, 2400], 2, (index) => `receipt ${index} printed`),
    every('till', [1210, 2400], 3, () => 'till panicked: index out of range', 'error'),
    every('brochure', [0, 2400], 20, (index) => `page ${index} rendered`),
    every('brochure', [490, 491], 1, () => 'deployed brochure 5.11.0, replacing 5.10.2'),
  )
  expect(finding).toMatchObject({ service: 'till' })
})

describe('who writes down what is done to others', () => {
  it.each(['deployment-controller', 'night-scaler'])('is not what was scaled: %s', (recorder) => {
    const [finding] = analyzeLines(
      every('search', [0, 1210], 2, (index) => `query ${index} served`),
      every('search', [1210, 2400], 2, () => 'request rejected: executor queue full', 'error'),
      every(recorder, [1200, 1201], 1, () => 'Scaled down replica set search-5d9c7f6b8 to 2 from 24'),
    )
    expect(finding?.rootCause).toMatch(/^search left fewer instances/)
  })
})

describe('what tells its own cause', () => {
  it('comes before a release of minutes ago', () => {
    const [finding] = analyzeLines(
      every('checkout', [800, 860], 1, (index) => `order ${index} placed`),
      every('checkout', [810, 811], 1, () => 'deployed version 4.2.0 to production'),
      every('checkout', [1200, 1260], 1, () => 'cannot charge: certificate of till-7.example has expired', 'error'),
    )
    expect(finding?.title).toContain('expired')
  })
})

describe('rivals of a cause', () => {
  it('share what it leaves', () => {
    const findings = analyzeLines(
      every('db', [0, 2400], 6, (index) => `checkpoint ${index} done`),
      every('db', [1200, 2400], 12, () => 'could not extend file: No space left on device', 'error'),
      every('shop', [0, 1202], 6, (index) => `order ${index} stored`),
      every('shop', [1202, 2400], 6, () => 'could not store order: database answered with an error', 'error'),
      every('proxy', [1203, 2400], 6, () => 'POST /orders 503', 'error'),
    )
    for (const { hypotheses } of findings) {
      const [first, ...others] = hypotheses
      expect(others.length).toBeGreaterThan(0)
      // Each is rounded, and none is shown as impossible.
      expect(others.reduce((sum, { confidence }) => sum + confidence, 0)).toBeLessThanOrEqual(
        1 - (first?.confidence ?? 1) + 0.02 * others.length,
      )
    }
  })
})
