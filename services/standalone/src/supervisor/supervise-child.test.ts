import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { superviseChild } from './supervise-child.ts'

let folder: string
let script: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'child-'))
  script = path.join(folder, 'child.mjs')
  await writeFile(
    script,
    `process.on('SIGTERM', () => process.exit(0))
     process.send({ type: 'ready', metricsPort: process.pid })
     setInterval(() => undefined, 1000)`,
  )
})
afterAll(() => rm(folder, { recursive: true }))

it('starts a child again when it is asked to, without a word of a crash', async () => {
  const said: string[] = []
  const child = await superviseChild({ name: 'The child', script, env: process.env }, (sentence) => said.push(sentence))
  const first = child.metricsPort()
  child.restart()
  await vi.waitFor(() => expect([undefined, first]).not.toContain(child.metricsPort()), 10_000)
  expect(child.metricsPort()).toBe(child.pid())
  await child.stop(5_000)
  expect(said).toEqual(['The child is back.'])
})
