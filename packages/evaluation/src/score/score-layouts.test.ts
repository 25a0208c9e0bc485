import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { scoreLayouts, type LayoutScore } from './score-layouts.ts'

const GENERATOR = fileURLToPath(new URL('../../layouts/one/generate.mjs', import.meta.url))
/** Of all lines, by what the reader has reached; `layouts-first-sight.jsonl` tells what it read at first sight. */
const FLOORS = { time: 0.94, level: 0.9, service: 0.8, message: 0.78 } as const

let folder: string
let scores: readonly LayoutScore[]
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'layouts-'))
  spawnSync(process.execPath, [GENERATOR, '--seed', '1', '--out', folder])
  scores = scoreLayouts(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

it('reads each field of 48 layouts, which a stranger wrote, in as many lines as before', () => {
  const lines = scores.reduce((sum, score) => sum + score.lines, 0)
  expect(scores).toHaveLength(48)
  const shares = Object.keys(FLOORS).map((field) => {
    const right = scores.reduce((sum, score) => sum + score.right[field as keyof typeof FLOORS], 0)
    return [field, right / lines] as const
  })
  expect(shares.filter(([field, share]) => share < FLOORS[field as keyof typeof FLOORS])).toEqual([])
})

it('reads most layouts right in every field of every line', () => {
  expect(scores.filter(({ lines, whole }) => whole >= lines * 0.95).length).toBeGreaterThanOrEqual(30)
})
