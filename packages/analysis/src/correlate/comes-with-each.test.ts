import { expect, it } from 'vitest'
import { OUTAGE_START_MS } from '../../test/outage.ts'
import { analyzeTexts } from '../../test/analyze-texts.ts'
import { comesWithEach } from './comes-with-each.ts'

const HOUR_MS = 3_600_000

const at = (...seconds: readonly number[]) =>
  Object.fromEntries(seconds.map((second) => [second * 1_000, [1, second * 1_000] as const]))

it('joins what begins right after each return of a failure', () => {
  expect(comesWithEach(at(600, 2400), at(601, 602, 630, 2405, 2410), HOUR_MS)).toBe(true)
})

it('joins what came with one return and not with the first', () => {
  expect(comesWithEach(at(600, 2400), at(2401, 2402), HOUR_MS)).toBe(true)
})

it('keeps apart what also begins at other times, or before', () => {
  expect(comesWithEach(at(600, 2400), at(601, 1500, 2405), HOUR_MS)).toBe(false)
  expect(comesWithEach(at(600, 2400), at(580, 2380), HOUR_MS)).toBe(false)
})

it('makes nothing of a failure that came once, or so often that chance would do', () => {
  expect(comesWithEach(at(600), at(601), HOUR_MS)).toBe(false)
  const often = at(...Array.from({ length: 40 }, (_, index) => index * 90))
  expect(comesWithEach(often, at(901), HOUR_MS)).toBe(false)
})

it('counts who suffers from the second crash alone among the victims of the crashes', () => {
  const line = (second: number, text: string) => `${new Date(OUTAGE_START_MS + second * 1_000).toISOString()} ${text}`
  const served = Array.from({ length: 3_600 }, (_, second) => line(second, `INFO suggestion ${second} served`))
  const crash = 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory'
  const refused = Array.from({ length: 40 }, (_, index) => {
    const about = `client: 10.1.1.${index}, server: shop.example, request: "GET /s/${index} HTTP/1.1"`
    return line(
      3_400 + (index % 10),
      `[error] 31#31: *${900 + index} connect() failed (111: Connection refused) while connecting to upstream, ${about}, upstream: "http://10.0.4.7:3000/s/1"`,
    )
  })
  const kept = Array.from({ length: 360 }, (_, index) => line(index * 10, `[info] 31#31: *${index} kept alive`))
  const findings = analyzeTexts({
    'suggest.log': [
      ...served.slice(0, 1_600),
      line(1_600, crash),
      ...served.slice(1_600, 3_400),
      line(3_400, crash),
      ...served.slice(3_400),
    ].join('\n'),
    'nginx.log': [...kept.slice(0, 341), ...refused, ...kept.slice(341)].join('\n'),
  })
  expect(findings.map(({ service }) => service)).toEqual(['suggest'])
  expect(JSON.stringify(findings[0]!.impact)).toContain('nginx')
})
