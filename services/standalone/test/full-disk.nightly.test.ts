import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, it } from 'vitest'
import { rehearseCut } from './rehearse-cut.ts'
import { runStandalone } from './run-standalone.ts'

const run = promisify(execFile)
const undo: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

/** A disk of its own, small enough to fill; only root may have one. */
async function mountSmallDisk(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const folder = await mkdtemp(path.join(os.tmpdir(), 'full-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', folder])
  } catch {
    await rm(folder, { recursive: true, force: true })
    return undefined
  }
  await chmod(folder, 0o755)
  return folder
}

const disk = await mountSmallDisk()

it.skipIf(!disk)('loses nothing when the disk is full, and goes on when there is room again (needs root)', async () => {
  const folder = disk ?? ''
  undo.push(async () => {
    await run('umount', ['-l', folder])
    await rm(folder, { recursive: true, force: true })
  })
  const holdfast = await runStandalone({ DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'info' })
  undo.push(async () => {
    holdfast.process.kill('SIGTERM')
    await holdfast.ended
  })
  if (!(await holdfast.isReady)) throw new Error(holdfast.output())
  const ballast = path.join(folder, 'ballast')
  const rehearsed = await rehearseCut(holdfast, {
    cut: async () => {
      const { bavail, bsize } = await statfs(folder)
      // To the last page: the write that does not fit any more fails, what did fit stays.
      await writeFile(ballast, Buffer.alloc(bavail * bsize + 1_000_000, 1)).catch(() => undefined)
    },
    heal: () => rm(ballast),
    forMs: 30_000,
  })
  expect(rehearsed.stored).toBeGreaterThanOrEqual(rehearsed.acknowledged)
  expect(rehearsed).toMatchObject({ isAccountedFor: true, analysed: rehearsed.stored })
  // Depending on which write meets it first: refused, or Postgres ends. Either is told once by each that meets it.
  expect(Object.entries(rehearsed.lines).filter(([, times]) => times > 1)).toEqual([])
  const told = holdfast
    .output()
    .split('\n')
    .filter((line) => line.startsWith('holdfast: '))
  expect(told.length).toBeLessThan(8)
})
