import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runProcess } from './run-process.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'run-process-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function script(source: string): string {
  const file = path.join(folder, 'script.mjs')
  writeFileSync(file, source)
  return file
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('gives the exit code, and what was printed where it is asked for', async () => {
  const ended = await runProcess(script(`console.log('out'); console.error('err'); process.exit(3)`), [], {
    capture: true,
  })
  expect(ended).toEqual({ exitCode: 3, output: 'out\nerr\n' })
})

it('ends what never ends by itself, with all that it started', async () => {
  const pidFile = path.join(folder, 'pid')
  const endless = script(`
    import { spawn } from 'node:child_process'
    import { writeFileSync } from 'node:fs'
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    writeFileSync(${JSON.stringify(pidFile)}, String(child.pid))
    for (;;);`)
  const { exitCode } = await runProcess(endless, [], { limitMs: 1_500 })
  expect(exitCode).not.toBe(0)
  const pid = Number(readFileSync(pidFile, 'utf8'))
  await expect.poll(() => isRunning(pid), { timeout: 5_000 }).toBe(false)
})
