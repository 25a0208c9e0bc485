import { expect, it } from 'vitest'
import { analyzeTexts } from '../../test/analyze-texts.ts'

const clock = (index: number): string => new Date(Date.UTC(2026, 2, 2, 10) + index * 20_000).toISOString()
const value = (index: number, base: number): string => (base + ((index * 7) % 11) / 10).toFixed(2)

/** Rows of three sensors, of which one is frozen from row 40 on. */
const rows = (frozen: boolean): string =>
  Array.from({ length: 80 }, (_, index) =>
    [
      `TT-7101;${clock(index)};${value(index, 70)};degC;GOOD`,
      `TT-7102;${clock(index)};${frozen && index >= 40 ? '81.75' : value(index + 3, 81)};degC;GOOD`,
      `PT-7110;${clock(index)};${value(index + 5, 2)};bar;GOOD`,
    ].join('\n'),
  ).join('\n')

it('a sensor that repeats one value, while others go on to vary, is frozen', () => {
  expect(analyzeTexts({ 'historian.csv': `${rows(false)}\n` })).toEqual([])
  const [finding] = analyzeTexts({ 'historian.csv': `${rows(true)}\n` })
  expect(finding?.title).toContain('TT-7102 frozen at 81.75')
  expect(finding?.startedMs).toBeLessThanOrEqual(Date.parse(clock(41)))
})
