import { describe, expect, it } from 'vitest'
import { analyzeLines, every } from '../../test/steady-lines.ts'

const readings = (after: number) => [
  ...every('ledger-vm', [0, 1200], 15, (index) => `readings cpu_steal=${index % 3} cpu_user=12`),
  ...every('ledger-vm', [1200, 2700], 15, (index) => `readings cpu_steal=${after + (index % 5)} cpu_user=12`),
]
const CALLER = [
  ...every('ledger-api', [0, 1206], 2, (index) => `posting ${index} booked`),
  ...every('ledger-api', [1206, 2700], 2, () => 'posting failed: context deadline exceeded', 'error'),
]

describe('a machine that waits for its host', () => {
  it('is the root of what fails above it', () => {
    const [finding, ...others] = analyzeLines(readings(60), CALLER)
    expect(others).toEqual([])
    expect(finding).toMatchObject({ service: 'ledger-vm' })
    expect(finding?.hypotheses[0]?.signatureId).toBe('engine/stolen-cpu')
  })

  it('is left alone where it waits a little', () => {
    expect(
      analyzeLines(
        readings(6),
        every('ledger-api', [0, 2700], 2, (index) => `posting ${index} booked`),
      ),
    ).toEqual([])
  })
})
