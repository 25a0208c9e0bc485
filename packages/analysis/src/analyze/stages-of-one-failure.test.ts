import { describe, expect, it } from 'vitest'
import { analyzeLines, every } from '../../test/steady-lines.ts'

const QUIET = every('portal', [0, 2400], 3, (index) => `page ${index} rendered`)

describe('stages of one failure', () => {
  it('are one incident where a service names the same thing twice', () => {
    const findings = analyzeLines(
      every('directory', [0, 2400], 3, (index) => `search ${index} answered`),
      every('directory', [1230, 1260], 5, () => 'logon as svc-batch failed: bad password', 'error'),
      every('directory', [1275, 1276], 1, () => 'account svc-batch is locked out', 'error'),
      every('wiki', [1280, 2400], 2, () => 'cannot show pages: bind as svc-batch was rejected', 'error'),
      QUIET,
    )
    expect(findings.map(({ service }) => service)).toEqual(['directory'])
  })

  it('are one incident with what a wrong clock brings about', () => {
    const findings = analyzeLines(
      every('chronyd', [900, 2400], 500, () => "Can't synchronise: no selectable sources", 'warn'),
      every('accounts', [0, 2400], 3, (index) => `login ${index} accepted`),
      every('accounts', [1500, 2400], 3, () => 'login failed: token used too early, iat is in the future', 'error'),
      QUIET,
    )
    expect(findings).toHaveLength(1)
  })
})

describe('a stop that was announced', () => {
  const refused = every('proxy', [1202, 1206], 1, () => 'backend answered 502', 'error')

  it('is no incident where the service says that it is taken out', () => {
    const announced = every('proxy', [1200, 1201], 1, () => 'server app/blue is going DOWN for maintenance')
    const goesOn = every('proxy', [0, 2400], 2, (index) => `request ${index} forwarded`)
    expect(analyzeLines(goesOn, announced, refused, QUIET)).toEqual([])
  })
})

describe('an error that recurs', () => {
  it('from early to late in a service that goes on is how it lives', () => {
    const errors = [300, 1200, 2200].flatMap((at) =>
      every('thumbs', [at, at + 1], 1, () => 'decode of upload failed: cannot identify image file', 'error'),
    )
    expect(
      analyzeLines(
        every('thumbs', [0, 2400], 1, (index) => `stored ${index}`),
        errors,
        QUIET,
      ),
    ).toEqual([])
  })
})

describe('a quiet cause', () => {
  it('is told with the loudest of what it led to', () => {
    const [finding] = analyzeLines(
      every('vault-agent', [0, 2400], 3, (index) => `lease ${index} renewed`),
      every('vault-agent', [1200, 1201], 1, () => 'signing key of billing-tokens expired, no successor found', 'warn'),
      every('gateway', [1203, 1206], 1, () => 'caller could not be verified by vault-agent', 'warn'),
      every('billing', [0, 1200], 1, (index) => `invoice ${index} issued`),
      every('billing', [1205, 2400], 1, () => 'invoice refused by vault-agent: token rejected', 'error'),
      QUIET,
    )
    expect(finding?.rootCause).toMatch(/(?:Its loudest effect:|also shows) .*invoice/i)
  })
})
