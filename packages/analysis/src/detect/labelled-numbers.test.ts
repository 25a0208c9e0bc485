import { expect, it } from 'vitest'
import { analyzeTexts } from '../../test/analyze-texts.ts'

const MINUTE_MS = 60_000
const START_MS = Date.UTC(2026, 5, 16, 5)

/** An exporter's lags of six partitions, a minute apart; `lagOf` tells that of the first one. */
const lagLog = (lagOf: (minute: number) => number): string =>
  Array.from({ length: 60 }, (_, minute) =>
    Array.from({ length: 6 }, (__, partition) => {
      const time = new Date(START_MS + minute * MINUTE_MS + partition * 1000).toISOString()
      const lag = partition === 0 ? lagOf(minute) : 900 + ((minute * 37 + partition * 211) % 300)
      return `${time} lag_exporter group=matcher topic=reads partition=${partition} lag=${lag}`
    }).join('\n'),
  ).join('\n')

const titlesOf = (log: string): string[] => analyzeTexts({ 'lag-exporter.log': log }).map(({ title }) => title)

it('a partition that falls behind is seen beside five that do not', () => {
  const titles = titlesOf(lagLog((minute) => 20 + (minute % 9) + Math.max(0, minute - 30) * 28))
  expect(titles).toEqual([expect.stringContaining('partition 0')])
})

it('partitions that keep up raise nothing', () => expect(titlesOf(lagLog((minute) => 20 + (minute % 9)))).toEqual([]))

/** A probe of two replicas, a minute apart; `lagOf` tells the lag of the second one. */
const probeLog = (lagOf: (minute: number) => number): string =>
  Array.from({ length: 60 }, (_, minute) =>
    ['db-1', 'db-2']
      .map((host, at) => {
        const time = new Date(START_MS + minute * MINUTE_MS + at * 1000).toISOString()
        return `${time} INFO probe replication host=${host} seconds_behind=${at === 0 ? minute % 2 : lagOf(minute)}`
      })
      .join('\n'),
  ).join('\n')

it('a host whose readings leave their range for long is seen, though they come back and others stay', () => {
  const [finding] = analyzeTexts({
    'probe.log': probeLog((minute) => (minute > 20 && minute < 45 ? (minute - 19) * 30 : 1)),
  })
  expect(finding?.rootCause).toMatch(/seconds behind.*host db-2.*rose from \d to 7\d\d, .*came back/)
})

it('a share that was high and is used up is full', () => {
  const log = Array.from({ length: 30 }, (_, at) => {
    const time = new Date(START_MS + at * 5 * MINUTE_MS).toISOString()
    return `${time} INFO df: fs=/srv/images use%=${56 - (at % 2)} iuse%=${Math.min(100, 82 + at)}`
  })
  expect(titlesOf(log.join('\n'))).toEqual([expect.stringContaining('at its limit')])
})
