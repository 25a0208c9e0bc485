import { describe, expect, it } from 'vitest'
import { analyzeTexts } from '../../test/analyze-texts.ts'
import { OUTAGE_START_MS, renderOutage, type OutageLine } from '../../test/outage.ts'

const MINUTE_MS = 60_000

const steady = (service: string, minutes: number, everyMs: number): OutageLine[] =>
  Array.from({ length: Math.floor((minutes * MINUTE_MS) / everyMs) }, (_, index) => ({
    atMs: OUTAGE_START_MS + index * everyMs,
    service,
    level: 'info',
    message: `request ${index} answered`,
  }))

const analyze = (lines: readonly OutageLine[]) => analyzeTexts(renderOutage(lines.toSorted((a, b) => a.atMs - b.atMs)))

describe('a service that falls silent', () => {
  it('is found when it had logged steadily and the others go on', () => {
    const [finding, ...others] = analyze([...steady('billing', 30, 2000), ...steady('gateway', 60, 2000)])
    expect(others).toEqual([])
    expect(finding).toMatchObject({ service: 'billing', severity: 'medium', title: 'billing: stopped logging' })
    expect(finding?.startedMs).toBe(OUTAGE_START_MS + 30 * MINUTE_MS - 2000)
  })

  it('is let go where it says goodbye', () => {
    const goodbye: OutageLine = {
      atMs: OUTAGE_START_MS + 30 * MINUTE_MS,
      service: 'billing',
      level: 'info',
      message: 'SIGTERM received, shutting down',
    }
    expect(analyze([...steady('billing', 30, 2000), goodbye, ...steady('gateway', 60, 2000)])).toEqual([])
  })

  it('is let go where it worked in batches', () => {
    const batch = steady('importer', 60, 2000).filter(
      ({ atMs }) => (atMs - OUTAGE_START_MS) % (20 * MINUTE_MS) < 4 * MINUTE_MS,
    )
    expect(analyze([...batch, ...steady('gateway', 60, 2000)])).toEqual([])
  })

  it('is told by clocks of one kind: those without a zone may be hours off', () => {
    const line = (zone: string) => (_: unknown, index: number) =>
      `${new Date(OUTAGE_START_MS + index * 2000 + (zone === '' ? 2 * 60 * MINUTE_MS : 0)).toISOString().slice(0, 19)}${zone} INFO request ${index} answered\n`
    const write = (count: number, zone: string) => Array.from({ length: count }, line(zone)).join('')
    expect(analyzeTexts({ 'billing.log': write(900, 'Z'), 'gateway.log': write(900, '') })).toEqual([])
    expect(analyzeTexts({ 'billing.log': write(900, 'Z'), 'gateway.log': write(1800, 'Z') })).toHaveLength(1)
  })

  it('is not told from a single log, which ends when it ends', () => {
    expect(analyze(steady('billing', 30, 2000))).toEqual([])
  })
})

describe('a resource that fills up', () => {
  const readings = (limit: number): OutageLine[] =>
    Array.from({ length: 60 }, (_, index) => ({
      atMs: OUTAGE_START_MS + index * MINUTE_MS,
      service: 'storage',
      level: 'info',
      message: `volume status disk_used=${Math.min(limit, 400 + index * 12)} disk_limit=1000`,
    }))

  it('is found when it reaches its limit, with a straight line as its pattern', () => {
    const [finding] = analyze([...readings(1000), ...steady('gateway', 60, 2000)])
    expect(finding).toMatchObject({ service: 'storage', incidentType: 'resource-exhaustion' })
    expect(finding?.temporalPattern).toMatchObject({ type: 'linear', detected: true })
  })

  it('is left alone while there is room', () => {
    expect(analyze([...readings(700), ...steady('gateway', 60, 2000)])).toEqual([])
  })
})
