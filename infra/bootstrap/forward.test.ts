import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it } from 'vitest'

const imports = (file: string, name: string) =>
  `import { ${name} } from ${JSON.stringify(path.join(import.meta.dirname, file))};`

/** A process that forwards to another one, which runs `script` and then, ready for signals, prints its process id. */
function startForwarding(script: string): ChildProcess & { childPid: Promise<number> } {
  const inner = `${imports('end-with-parent.mjs', 'endWithParent')} endWithParent(); ${script}; console.log(process.pid)`
  const outer = `${imports('forward.mjs', 'forward')}
    await forward(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(inner)}], process.env)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', outer], { stdio: ['ignore', 'pipe', 'inherit'] })
  return Object.assign(child, { childPid: once(child.stdout, 'data').then(([data]) => Number(data)) })
}

it('ends with the exit code of the command', async () => {
  const process = startForwarding('process.exit(7)')
  expect(await once(process, 'exit')).toEqual([7, null])
})

it('ends by the signal that ended the command', async () => {
  const outer = startForwarding('setInterval(() => {}, 1000)')
  process.kill(await outer.childPid, 'SIGKILL')
  expect(await once(outer, 'exit')).toEqual([null, 'SIGKILL'])
})

it('passes a signal on and lets the command end in its own way', async () => {
  const outer = startForwarding(`setInterval(() => {}, 1000); process.on('SIGTERM', () => process.exit(3))`)
  await outer.childPid
  outer.kill('SIGTERM')
  expect(await once(outer, 'exit')).toEqual([3, null])
})

it('takes the command along when it is killed itself', async () => {
  const outer = startForwarding('setInterval(() => {}, 1000)')
  const childPid = await outer.childPid
  outer.kill('SIGKILL')
  await expect.poll(() => isRunning(childPid), { timeout: 5_000 }).toBe(false)
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
