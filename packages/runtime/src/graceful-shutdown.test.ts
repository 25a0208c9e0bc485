import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { installGracefulShutdown, type ShutdownStep } from './graceful-shutdown.ts'
import { createLogger } from './logger.ts'

const logger = createLogger({ name: 'test', level: 'silent' })

function install(steps: ShutdownStep[], timeoutMs?: number) {
  const signals = new EventEmitter()
  const exited = Promise.withResolvers<number>()
  const codes: number[] = []
  const exit = (code: number) => {
    codes.push(code)
    exited.resolve(code)
  }
  const handle = installGracefulShutdown({
    logger,
    steps,
    exit,
    signals,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  })
  return { signals, exited: exited.promise, codes, ...handle }
}

it('runs the steps in order and exits 0', async () => {
  const ran: string[] = []
  const step = (name: string): ShutdownStep => ({ name, run: async () => void ran.push(name) })
  const { signals, exited } = install([step('http'), step('queue'), step('database')])
  signals.emit('SIGTERM', 'SIGTERM')
  expect(await exited).toBe(0)
  expect(ran).toEqual(['http', 'queue', 'database'])
})

it('still runs the later steps when one fails, and exits 1', async () => {
  const ran: string[] = []
  const { signals, exited } = install([
    { name: 'http', run: () => Promise.reject(new Error('stuck')) },
    { name: 'database', run: async () => void ran.push('database') },
  ])
  signals.emit('SIGINT', 'SIGINT')
  expect(await exited).toBe(1)
  expect(ran).toEqual(['database'])
})

it('gives up when draining takes too long', async () => {
  const { signals, exited } = install([{ name: 'hangs', run: () => new Promise(() => {}) }], 5)
  signals.emit('SIGTERM', 'SIGTERM')
  expect(await exited).toBe(1)
})

it('drains once however often it is asked, and obeys a second signal at once', async () => {
  let runs = 0
  const gate = Promise.withResolvers<void>()
  const { signals, shutDown, codes } = install([{ name: 'slow', run: () => (runs++, gate.promise) }])
  const first = shutDown('supervisor')
  const second = shutDown('supervisor')
  signals.emit('SIGTERM', 'SIGTERM')
  expect(codes).toEqual([1])
  gate.resolve()
  await Promise.all([first, second])
  expect(runs).toBe(1)
})
