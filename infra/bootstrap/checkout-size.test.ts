import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { rootDir } from './paths.mjs'

const LIMIT_BYTES = 12_000_000
const SHOWN = 10

const { status, stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: rootDir, encoding: 'utf8' })
const isCheckout = status === 0

/** The heaviest first; a file that was deleted and not yet committed weighs nothing. */
const weigh = (): (readonly [sizeBytes: number, file: string])[] =>
  stdout
    .split('\0')
    .filter((file) => file !== '')
    .map((file) => [fs.lstatSync(path.join(rootDir, file), { throwIfNoEntry: false })?.size ?? 0, file] as const)
    .toSorted(([a], [b]) => b - a)

it.skipIf(!isCheckout)('a checkout weighs less than 12 MB (skipped where git knows none)', () => {
  const files = weigh()
  const sizeBytes = files.reduce((sum, [size]) => sum + size, 0)
  const heaviest = files.slice(0, SHOWN).map(([size, file]) => `${size} ${file}`)
  expect(files.length).toBeGreaterThan(0)
  expect(sizeBytes, `the heaviest are\n${heaviest.join('\n')}`).toBeLessThan(LIMIT_BYTES)
})
