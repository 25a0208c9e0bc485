import { afterEach, expect, it } from 'vitest'
import { createAnalysisThreads, type AnalysisThreads } from './create-analysis-threads.ts'

const opened: AnalysisThreads[] = []
afterEach(async () => {
  for (const threads of opened.splice(0)) await threads.close()
})

const open = (options: Parameters<typeof createAnalysisThreads>[0]): AnalysisThreads => {
  const threads = createAnalysisThreads(options)
  opened.push(threads)
  return threads
}

/** Loops forever for a task of 'readCitedCode', and answers any other. */
const ENDLESS = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ name }) => {
      while (name === 'readCitedCode');
      parentPort.postMessage({ result: name })
    })
  `)}`,
)

it('reads code beside the event loop', async () => {
  const { readCitedCode } = open({}).analystOf('acme')
  await expect(readCitedCode('const total = stock.reserve(maxItems)', 1)).resolves.toEqual({
    words: ['maxItems'],
    calls: [{ receiver: 'stock', name: 'reserve' }],
  })
})

it('ends what takes too long, says so, and reads on', async () => {
  const analyst = open({ module: ENDLESS, limitMs: 200, threads: 1 }).analystOf('acme')
  const endless = analyst.readCitedCode('', 1)
  const next = analyst.resolveFrames([], [])
  await expect(endless).rejects.toMatchObject({ code: 'timeout', detail: expect.stringContaining('too long') })
  await expect(next).resolves.toBe('resolveFrames')
})

it('gives one company one thread, so that another finds one free', async () => {
  const threads = open({ module: ENDLESS, limitMs: 600_000, threads: 2 })
  const held = [1, 2, 3].map(() => threads.analystOf('attacker').readCitedCode('', 1))
  const ends = Promise.allSettled(held)
  await expect(threads.analystOf('neighbour').resolveFrames([], [])).resolves.toBe('resolveFrames')
  await threads.close()
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
})
