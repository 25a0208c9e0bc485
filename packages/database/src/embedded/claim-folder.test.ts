import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimFolder } from './claim-folder.ts'
import { isAlive, startTimeOf } from './process-identity.ts'

let folder: string
let parent: ChildProcess | undefined
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'claim-folder-'))
})
afterEach(async () => {
  parent?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** The start time as /proc has it, which a process keeps until it is reaped. */
async function statOf(pid: number): Promise<string[]> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8')
  return line.slice(line.lastIndexOf(')') + 2).split(' ')
}

/** A process that was killed, and whose parent never asks for its exit code. */
async function makeZombie(): Promise<number> {
  parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600'], { stdio: ['ignore', 'pipe', 'ignore'] })
  const { pid: parentPid = 0 } = parent
  const [line] = (await once(parent.stdout ?? process.stdin, 'data')) as [Buffer]
  const pid = Number(line.toString().trim())
  const patience = { timeout: 10_000 }
  // Until it is another program, the shell may still ask.
  await vi.waitFor(async () => expect(await readFile(`/proc/${parentPid}/comm`, 'utf8')).toBe('sleep\n'), patience)
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(async () => expect((await statOf(pid))[0]).toBe('Z'), patience)
  return pid
}

describe.runIf(process.platform === 'linux')('a data folder', () => {
  it('can be taken from an owner that was killed and is not reaped yet', async () => {
    const pid = await makeZombie()
    const file = path.join(folder, 'owner.json')
    await writeFile(file, JSON.stringify({ pid, startTime: (await statOf(pid))[19] }))
    expect([isAlive(pid), await startTimeOf(pid)]).toEqual([false, undefined])
    await claimFolder(file)
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid })
  })

  it('stays with an owner that lives', async () => {
    parent = spawn('sleep', ['600'])
    const pid = parent.pid ?? 0
    const file = path.join(folder, 'owner.json')
    await writeFile(file, JSON.stringify({ pid, startTime: await startTimeOf(pid) }))
    await expect(claimFolder(file)).rejects.toThrow('already using this data folder')
  })
})
