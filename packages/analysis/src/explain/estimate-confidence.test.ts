import { describe, expect, it } from 'vitest'
import type { OutageLine } from '../../test/outage.ts'
import { analyzeLines, every } from '../../test/steady-lines.ts'

const QUIET = every('portal', [0, 2400], 3, (index) => `page ${index} rendered`)
const ORDERS = every('orders', [0, 1200], 2, (index) => `order ${index} booked`)
const timeouts = (from: number) =>
  every('orders', [from, 2400], 2, () => 'booking failed: context deadline exceeded', 'error')
const full = every('postgres', [1200, 2400], 2, () => 'could not extend file: No space left on device', 'error')
const alsoFails = (service: string) =>
  every(service, [1204, 2400], 2, () => `${service} waits: postgres:5432 returned an error`, 'error')

const confidenceOf = (...lines: readonly OutageLine[][]) => analyzeLines(...lines)[0]!.confidence

describe('confidence', () => {
  it('is low where somebody merely complains of another that is not heard', () => {
    const [finding] = analyzeLines(ORDERS, timeouts(1200), QUIET)
    expect(finding!.confidence).toBeLessThan(0.65)
    expect(finding!.outcome).not.toBe('confirmed')
  })

  it('is high where the culprit names the root itself, and not lower with those who suffer from it', () => {
    const alone = confidenceOf(full, QUIET)
    const supported = confidenceOf(full, alsoFails('invoices'), alsoFails('reports'), QUIET)
    expect(alone).toBeGreaterThan(0.8)
    expect(supported).toBeGreaterThanOrEqual(alone)
  })

  it('is higher where no other service is heard that could be at fault', () =>
    expect(confidenceOf(ORDERS, timeouts(1200))).toBeGreaterThan(confidenceOf(ORDERS, timeouts(1200), QUIET)))

  it('of an alternative is never above that of the first', () => {
    for (const { hypotheses } of analyzeLines(ORDERS, timeouts(1200), full, alsoFails('invoices'), QUIET))
      for (const { confidence } of hypotheses.slice(1))
        expect(confidence).toBeLessThanOrEqual(hypotheses[0]!.confidence)
  })
})
