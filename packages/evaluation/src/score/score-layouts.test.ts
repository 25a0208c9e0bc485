import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { scoreLayouts, type LayoutScore } from './score-layouts.ts'
import { writeLayouts } from './write-layouts.ts'

const FIELDS = ['time', 'level', 'service', 'message'] as const
/**
 * Shares of the lines of what strangers wrote, by what the reader has reached; `layouts-first-sight.jsonl` tells what it
 * read at first sight. `right` are layouts of which it reads every field of nearly every line.
 */
const REACHED = [
  { batch: 'two', layouts: 40, right: 31, time: 0.99, level: 0.99, service: 0.9, message: 0.98 },
  { batch: 'seventeen', layouts: 36, right: 36, time: 0.99, level: 0.99, service: 0.99, message: 0.99 },
] as const

let parent: string
beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'layouts-'))
})
afterAll(() => rmSync(parent, { recursive: true }))

function scoreBatch(batch: string): LayoutScore[] {
  const folder = join(parent, batch)
  writeLayouts(batch, folder)
  return scoreLayouts(folder)
}

it.each(REACHED)('reads the layouts of batch $batch as well as before', ({ batch, layouts, right, ...shares }) => {
  const scores = scoreBatch(batch)
  expect(scores).toHaveLength(layouts)
  const lines = scores.reduce((sum, score) => sum + score.lines, 0)
  const worse = FIELDS.filter(
    (field) => scores.reduce((sum, score) => sum + score.right[field], 0) < lines * shares[field],
  )
  expect(worse).toEqual([])
  expect(scores.filter((score) => score.whole >= score.lines * 0.95).length).toBeGreaterThanOrEqual(right)
})
