import { expect, it } from 'vitest'
import { firstOf } from '../../test/first-of.ts'
import { analyzeLines, every } from '../../test/steady-lines.ts'

it('cites a line of each other possible cause, once', () => {
  const finding = firstOf(
    analyzeLines(
      every('shop', [0, 1200], 2, (index) => `order ${index} placed`),
      every('shop', [1200, 2400], 2, () => 'order not placed: stock did not answer within 5 s', 'error'),
      every('stock', [0, 1200], 2, (index) => `shelf ${index} counted`),
      every('stock', [1200, 2400], 2, () => 'could not count shelf: lock on table shelves is held by import', 'error'),
      every('stock', [1190, 1200], 20, () => 'import of 40 million rows was started by hand'),
    ),
  )
  const cited = finding.evidence.map(({ ref }) => `${ref.source}:${ref.line}`)
  const places = finding.hypotheses.slice(1).map(({ supporting }) => firstOf(supporting).ref)
  expect(places.length).toBeGreaterThan(0)
  expect(cited).toEqual(expect.arrayContaining(places.map(({ source, line }) => `${source}:${line}`)))
  expect(new Set(cited).size).toBe(cited.length)
})
