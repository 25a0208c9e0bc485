import { describe, expect, it } from 'vitest'
import { OUTAGE_START_MS } from '../../test/outage.ts'
import { analyzeLines, every } from '../../test/steady-lines.ts'

const SECOND_MS = 1_000

const answered = (base: number) => (index: number) => `quote ${index} computed, took ${base + (index % 7)} ms`
const QUIET = every('portal', [0, 2400], 3, (index) => `page ${index} rendered`)

describe('answers that become slow', () => {
  it('are found where the times step up and stay up', () => {
    const [finding, ...others] = analyzeLines(
      every('quotes', [0, 1200], 2, answered(20)),
      every('quotes', [1200, 2400], 2, answered(400)),
      QUIET,
    )
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      service: 'quotes',
      title: expect.stringMatching(/^quotes: responses \d+× slower$/),
    })
    expect(Math.abs((finding?.startedMs ?? 0) - (OUTAGE_START_MS + 1200 * SECOND_MS))).toBeLessThanOrEqual(
      20 * SECOND_MS,
    )
  })

  it('are let go where they doubled, or were slow for a while only', () => {
    const doubled = [every('quotes', [0, 1200], 2, answered(20)), every('quotes', [1200, 2400], 2, answered(45))]
    const passed = [
      every('quotes', [0, 900], 2, answered(20)),
      every('quotes', [900, 1500], 2, answered(400)),
      every('quotes', [1500, 2400], 2, answered(20)),
    ]
    expect(analyzeLines(...doubled, QUIET)).toEqual([])
    expect(analyzeLines(...passed, QUIET)).toEqual([])
  })
})

describe('a service that only ever starts', () => {
  const banner = (index: number) => `Starting Application v3.3.0 using Java 21 with PID ${index + 1}`

  it('is in a crash loop', () => {
    const [finding, ...others] = analyzeLines(
      every('notifier', [0, 1000], 5, (index) => `push ${index} delivered`),
      every('notifier', [1010, 2400], 70, banner),
      QUIET,
    )
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      service: 'notifier',
      title: expect.stringMatching(/^notifier: restarts every /),
    })
  })

  it('is not where it starts the work of others', () => {
    const unit = () => 'Starting sysstat-collect.service - system activity agent...'
    expect(analyzeLines(every('systemd', [0, 2400], 130, unit), QUIET)).toEqual([])
  })

  it('is not where it works between its starts, or where its instances start together', () => {
    const work = every('notifier', [0, 2400], 1, (index) => `push ${index} delivered`)
    expect(analyzeLines(work, every('notifier', [1010, 2400], 300, banner), QUIET)).toEqual([])
    expect(analyzeLines(work, every('notifier', [1010, 1014], 1, banner), QUIET)).toEqual([])
  })
})

describe('a lone error in a long clean log', () => {
  const settled = every('settlement', [0, 2400], 2, (index) => `settled batch ${index}`)

  it('does not where a call stumbled once', () => {
    const error = every('settlement', [1500, 1501], 1, () => 'fetch of rates failed: read timed out', 'error')
    expect(analyzeLines(settled, error, QUIET)).toEqual([])
  })
})

describe('faults close in time', () => {
  const hum = (service: string) => every(service, [0, 2400], 4, (index) => `${service} job ${index} done`)
  const errors = (service: string, from: number, message: string, step = 12) =>
    every(service, [from, 2000], step, () => message, 'error')

  it('stay apart where nothing links them and each tells of itself', () => {
    const findings = analyzeLines(
      hum('geocoder'),
      hum('ledger'),
      errors('geocoder', 1200, 'tile index eu.idx is truncated: expected 881 entries, found 12', 8),
      errors('ledger', 1210, 'could not book posting: exchange rate for SEK is older than 24 h'),
    )
    expect(new Set(findings.map((finding) => finding.service))).toEqual(new Set(['geocoder', 'ledger']))
  })

  it('stay together where one names the other', () => {
    const findings = analyzeLines(
      hum('geocoder'),
      hum('ledger'),
      errors('geocoder', 1200, 'tile index eu.idx is truncated: expected 881 entries, found 12'),
      errors('ledger', 1203, 'could not price trip: geocoder answered 500'),
    )
    expect(findings).toMatchObject([{ service: 'geocoder' }])
  })
})

describe('what work yields', () => {
  const run = (amountOf: (index: number) => number, from: readonly [number, number] = [0, 2400]) =>
    every('feed', from, 200, (index) => `parsed ${amountOf(index)} records from the feed`)
  const loaded = (index: number) => 48_000 + ((index * 7919) % 900)

  it('is found where it falls to nothing and stays there, though every run says that it went well', () => {
    const [finding, ...others] = analyzeLines(
      run((index) => (index < 8 ? loaded(index) : 0)),
      QUIET,
    )
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      service: 'feed',
      title: expect.stringMatching(/number of parsed records down from 48/),
    })
    const [first] = finding?.evidence ?? []
    expect([first?.timestampMs, first?.raw]).toEqual([finding?.startedMs, expect.stringContaining('parsed 0 records')])
  })

  it('is found by a key that names what is counted', () => {
    const lines = every('loader', [0, 2400], 100, (index) => `run done instruments=${index < 15 ? loaded(index) : 0}`)
    expect(analyzeLines(lines, QUIET).map(({ title }) => title)).toEqual([
      expect.stringMatching(/^loader: instruments down from 48/),
    ])
  })

  it('is let go where some runs yield nothing now and then, or it comes back', () => {
    expect(
      analyzeLines(
        run((index) => (index % 4 === 3 || index > 8 ? 0 : loaded(index))),
        QUIET,
      ),
    ).toEqual([])
    expect(
      analyzeLines(
        run((index) => (index > 6 && index < 10 ? 0 : loaded(index))),
        QUIET,
      ),
    ).toEqual([])
  })
})
