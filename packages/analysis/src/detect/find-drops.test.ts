import { describe, expect, it } from 'vitest'
import { OUTAGE_START_MS } from '../../test/outage.ts'
import { analyzeLines, every } from '../../test/steady-lines.ts'

const served = (index: number) => `page ${index} served`
const OTHER = every('sessions', [0, 3600], 6, (index) => `session ${index} renewed`)

describe('traffic that falls in one step', () => {
  it('is found where a part of it goes on', () => {
    const [finding, ...others] = analyzeLines(
      every('portal', [0, 2000], 1, served),
      every('portal', [2000, 3600], 2.5, served),
      OTHER,
    )
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      service: 'portal',
      title: expect.stringMatching(/^portal: traffic fell to \d+ %$/),
    })
    expect(finding!.severity).toBe('medium')
    expect(Math.abs(finding!.startedMs! - (OUTAGE_START_MS + 2_000_000))).toBeLessThanOrEqual(20_000)
    expect(finding!.rootCause).toContain('40 % of it')
  })

  it('is let go where it ebbs like a tide', () => {
    const ebb = Array.from({ length: 12 }, (_, part) =>
      every('portal', [part * 300, (part + 1) * 300], 1 + part * 0.15, served),
    )
    expect(analyzeLines(...ebb, OTHER)).toEqual([])
  })

  it('is let go where another service takes the load', () => {
    expect(
      analyzeLines(
        every('portal-blue', [0, 2000], 1, served),
        every('portal-blue', [2000, 3600], 2.5, served),
        every('portal-green', [0, 2000], 10, served),
        every('portal-green', [2000, 3600], 1.6, served),
      ),
    ).toEqual([])
  })

  it('is let go where the service says that less is wanted', () => {
    expect(
      analyzeLines(
        every('portal', [0, 2000], 1, served),
        every('portal', [2000, 2001], 1, () => 'load test finished'),
        every('portal', [2001, 3600], 2.5, served),
        OTHER,
      ),
    ).toEqual([])
  })
})
