import { describe, expect, it } from 'vitest'
import { analyzeLines, every } from '../../test/steady-lines.ts'
import { readFailure } from '../frame/read-failure.ts'

const QUIET = every('store', [0, 2400], 3, (index) => `page cache hit ${index}`)

describe('a service that calls many others', () => {
  const delivered = every('webhooks', [0, 2400], 1, (index) => `delivered ${index}`)
  const missed = every(
    'webhooks',
    [5, 2400],
    60,
    (index) => `delivery failed: dial tcp: lookup hooks.partner${index}.example.org: no such host`,
    'error',
  )

  // Not yet: its words alone alarm, though each failure is of another peer.
  it.fails('is well while now and then another one of them is not there', () =>
    expect(analyzeLines(delivered, missed, QUIET)).toEqual([]))
})

describe('a service that is told to log less', () => {
  it('has not stopped its work', () => {
    const talkative = every('engine', [0, 1200], 1, (index) => `evaluated rule ${index}`)
    const scored = every('engine', [0, 2400], 2, (index) => `scored application ${index}`)
    const told = every('engine', [1200, 1201], 1, () => 'log level changed from DEBUG to INFO by operator')
    expect(analyzeLines(talkative, scored, told, QUIET)).toEqual([])
  })
})

describe('a trace', () => {
  it('is read from its innermost cause', () => {
    const { known } = readFailure(
      'Backoff exhausted for orders-3\nListenerException: failed\nCaused by: InvalidFormatException: Cannot deserialize "12,50"',
    )
    expect(known?.says).toContain('cannot be converted')
  })
})
