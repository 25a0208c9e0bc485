import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withLock } from './with-lock.mjs'

let folder: string
let lockFile: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'with-lock-'))
  lockFile = path.join(folder, 'some.lock')
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

it('runs one at a time', async () => {
  let running = 0
  let most = 0
  const work = async (): Promise<void> => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
  }
  await Promise.all([1, 2, 3, 4].map(() => withLock(lockFile, work)))
  expect(most).toBe(1)
  expect(fs.existsSync(lockFile)).toBe(false)
})

it('is free again after a failure', async () => {
  await expect(withLock(lockFile, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await withLock(lockFile, () => Promise.resolve('done'))).toBe('done')
})

it('takes over from a process that was killed, and only once', async () => {
  const module = JSON.stringify(path.join(import.meta.dirname, 'with-lock.mjs'))
  const script = `
    import { withLock } from ${module}
    await withLock(${JSON.stringify(lockFile)}, () => new Promise(() => { process.stdout.write('held') }))`
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(owner.stdout, 'data')
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  expect(fs.existsSync(lockFile)).toBe(true)

  const order: string[] = []
  const enter = (name: string) =>
    withLock(lockFile, async () => {
      order.push(`${name} in`)
      await new Promise((resolve) => setImmediate(resolve))
      order.push(`${name} out`)
    })
  await Promise.all([enter('a'), enter('b'), enter('c')])
  expect(order.map((step) => step.split(' ')[1])).toEqual(['in', 'out', 'in', 'out', 'in', 'out'])
})

it('waits for what a killed owner had started', async () => {
  const orphan = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  fs.writeFileSync(lockFile, JSON.stringify({ pid: 2 ** 30, child: orphan.pid }))
  let waitedFor: number | undefined
  const entered = withLock(lockFile, () => Promise.resolve(orphan.signalCode ?? orphan.exitCode), {
    onWait: (pid) => {
      waitedFor = pid
      orphan.kill('SIGKILL')
    },
  })
  expect(await entered).toBe('SIGKILL')
  expect(waitedFor).toBe(2 ** 30)
})
