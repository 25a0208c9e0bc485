import { PostponeJob } from '@holdfast/queue/postpone-job'
import { afterEach, describe, expect, it } from 'vitest'
import { behaviors } from '../../test/spinning-thread.ts'
import { createEnginePool, type EnginePool, type EnginePoolOptions } from './engine-pool.ts'
import { TooCostly } from './too-costly.ts'

let pool: EnginePool | undefined
afterEach(() => pool?.close())

const AN_HOUR_MS = 3_600_000

function openPool(options: Partial<EnginePoolOptions> = {}): EnginePool {
  const script = new URL('../../test/spinning-thread.ts', import.meta.url)
  pool = createEnginePool({
    maxHeapMb: 64,
    sideHeapMb: 32,
    script,
    budgetMs: () => AN_HOUR_MS,
    sideAfterMs: 20,
    longMs: 40,
    ...options,
  })
  return pool
}

const task = (behavior: keyof typeof behaviors, number = 0) => ({
  kind: 'digest-text' as const,
  bytes: Uint8Array.of(behaviors[behavior], number),
  source: 'test',
  hints: { receivedAtMs: 0 },
  firstLine: 1,
  firstOffset: 0,
})

describe('the engine threads', () => {
  it('end what takes more than its time, and go on', async () => {
    const engine = openPool({ budgetMs: ({ kind }) => (kind === 'digest-text' ? 200 : AN_HOUR_MS) })
    await expect(engine.run(task('neverEnds'), 'hog')).rejects.toBeInstanceOf(TooCostly)
    await expect(engine.run(task('answers', 7), 'hog')).resolves.toEqual({ eventCount: 7 })
  })

  it('end what takes more than its memory, and go on', async () => {
    const engine = openPool()
    await expect(engine.run(task('takesAllMemory'), 'hog')).rejects.toBeInstanceOf(TooCostly)
    await expect(engine.run(task('answers', 7), 'hog')).resolves.toEqual({ eventCount: 7 })
  })

  it('serve others while a task of one company runs on', async () => {
    const engine = openPool()
    const hog = engine.run(task('neverEnds'), 'hog').catch((error: unknown) => error)
    await expect(engine.run(task('answers', 1), 'neighbor')).resolves.toEqual({ eventCount: 1 })
    await expect(engine.run(task('answers', 2), 'other')).resolves.toEqual({ eventCount: 2 })
    await engine.close()
    expect(await hog).toBeInstanceOf(Error)
  })

  it('send the further tasks of that company back, so that they hold no place of others', async () => {
    const engine = openPool()
    const hog = engine.run(task('neverEnds'), 'hog').catch((error: unknown) => error)
    await expect(engine.run(task('answers'), 'hog')).rejects.toBeInstanceOf(PostponeJob)
    expect(() => engine.admit('hog')).toThrow(PostponeJob)
    expect(() => engine.admit('neighbor')).not.toThrow()
    await engine.close()
    expect(await hog).toBeInstanceOf(Error)
  })

  it('let companies take turns', async () => {
    const engine = openPool({ sideAfterMs: AN_HOUR_MS, longMs: AN_HOUR_MS })
    const served: string[] = []
    const run = (company: string) => engine.run(task('answers'), company).then(() => served.push(company))
    await Promise.all([run('flood'), run('flood'), run('flood'), run('neighbor')])
    expect(served).toEqual(['flood', 'neighbor', 'flood', 'flood'])
  })
})
