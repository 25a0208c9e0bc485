import { describe, expect, it } from 'vitest'
import { OUTAGE_START_MS } from '../../test/outage.ts'
import { analyzeLines, every } from '../../test/steady-lines.ts'

const SECOND_MS = 1_000

const applied = (index: number): string => `applied ${100 + (index % 9)} postings`
const HEARTBEAT = every('ledger', [0, 3600], 20, () => 'heartbeat ok')
const OTHERS = every('portal', [0, 3600], 2, (index) => `page ${index} rendered`)

describe('work that stands still', () => {
  it('is found where a steady flow ends while its service and others go on', () => {
    const [finding, ...others] = analyzeLines(every('ledger', [0, 2000], 2, applied), HEARTBEAT, OTHERS)
    expect(others).toEqual([])
    expect(finding).toMatchObject({ service: 'ledger', title: 'ledger: regular work stopped' })
    expect(Math.abs((finding?.startedMs ?? 0) - (OUTAGE_START_MS + 1998 * SECOND_MS))).toBeLessThanOrEqual(
      20 * SECOND_MS,
    )
    expect(finding?.rootCause).toContain('every 2 s')
  })

  it('is found where a run of a schedule no longer comes', () => {
    const runs = every('exporter', [0, 2000], 200, (index) => `run ${index} finished`)
    const [finding, ...others] = analyzeLines(runs, OTHERS)
    expect(others).toEqual([])
    expect(finding).toMatchObject({ service: 'exporter', severity: 'medium' })
  })

  it('is let go where other work takes its place, somebody ended it, or all grows quiet', () => {
    const flow = every('ledger', [0, 2000], 2, applied)
    const next = every('ledger', [2000, 3600], 3, (index) => `closing account ${index}`)
    const goodbye = every('ledger', [2001, 2003], 2, () => 'consumer paused by operator')
    const evening = every('portal', [0, 2100], 2, (index) => `page ${index} rendered`)
    const night = every('portal', [2100, 3600], 30, (index) => `page ${index} rendered`)
    expect(analyzeLines(flow, next, HEARTBEAT, OTHERS)).toEqual([])
    expect(analyzeLines(flow, goodbye, HEARTBEAT, OTHERS)).toEqual([])
    expect(analyzeLines(flow, HEARTBEAT, evening, night)).toEqual([])
  })

  it('is let go where another takes it over, and not where another has always done the same', () => {
    const flow = every('ledger-a', [0, 2000], 2, applied)
    const pulse = every('ledger-a', [0, 3600], 20, () => 'heartbeat ok')
    expect(analyzeLines(flow, pulse, every('ledger-b', [2001, 3600], 2, applied), OTHERS)).toEqual([])
    expect(analyzeLines(flow, pulse, every('ledger-b', [0, 3600], 2, applied), OTHERS)).toMatchObject([
      { service: 'ledger-a', title: 'ledger-a: regular work stopped' },
    ])
  })

  it('is found where it says that it ends and starts, and then nothing', () => {
    const flow = every('ledger', [0, 2000], 2, applied)
    const goodbye = every('ledger', [2001, 2003], 2, () => 'shutting down')
    const start = every('ledger', [2010, 2012], 2, () => 'worker: starting')
    const [finding] = analyzeLines(flow, goodbye, start, HEARTBEAT, OTHERS)
    expect(finding).toMatchObject({ service: 'ledger', title: 'ledger: regular work stopped' })
    expect(analyzeLines(flow, goodbye, HEARTBEAT, OTHERS)).toEqual([])
  })

  it('takes with it the backlog that grows from then on', () => {
    const lag = (index: number): string => `group=ledger lag=${index < 67 ? 40 + (index % 5) : (index - 66) * 900}`
    const [finding, ...others] = analyzeLines(
      every('ledger', [0, 2000], 2, applied),
      HEARTBEAT,
      OTHERS,
      every('lag-exporter', [0, 3600], 30, lag),
    )
    expect(others).toEqual([])
    expect(finding?.service).toBe('ledger')
    expect(finding?.hypotheses[1]).toMatchObject({ service: 'lag-exporter' })
  })
})

describe('a backlog that grows without end', () => {
  const depth = (perStep: number) => (index: number) => `queue depth=${20 + Math.max(0, index - 40) * perStep}`

  it('is an incident where nothing else tells of it', () => {
    const [finding, ...others] = analyzeLines(every('mailer', [0, 3600], 30, depth(50)), OTHERS)
    expect(others).toEqual([])
    expect(finding).toMatchObject({ service: 'mailer', title: 'mailer: depth keeps growing' })
  })

  it('is none where it hardly grows, or is worked off again', () => {
    const workedOff = (index: number): string => `queue depth=${20 + (index < 60 ? index : 120 - index) * 50}`
    expect(analyzeLines(every('mailer', [0, 3600], 30, depth(1)), OTHERS)).toEqual([])
    expect(analyzeLines(every('mailer', [0, 3600], 30, workedOff), OTHERS)).toEqual([])
  })
})
