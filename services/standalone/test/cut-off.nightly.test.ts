import { findRedis, redisNeeds } from '@holdfast/testing/find-redis'
import { startPostgres } from '@holdfast/testing/start-postgres'
import { startTcpProxy, type TcpProxy } from '@holdfast/testing/start-tcp-proxy'
import { afterEach, expect, it } from 'vitest'
import { rehearseCut } from './rehearse-cut.ts'
import { runStandalone } from './run-standalone.ts'

const startRedis = await findRedis()
const undo: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

async function startCutOff() {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis?.()])
  if (!redis) throw new Error(redisNeeds)
  const [database, queue] = await Promise.all([startTcpProxy(postgres.ownerUrl), startTcpProxy(redis.url)])
  const holdfast = await runStandalone({
    DATABASE_URL: database.through(postgres.ownerUrl),
    REDIS_URL: queue.through(redis.url),
    LOG_LEVEL: 'info',
  })
  undo.push(
    () => Promise.all([postgres.stop(), redis.stop()]),
    () => Promise.all([database.close(), queue.close()]),
    async () => {
      holdfast.process.kill('SIGTERM')
      await holdfast.ended
    },
  )
  if (!(await holdfast.isReady)) throw new Error(holdfast.output())
  return { holdfast, database, queue }
}

/** News of its own: whoever was cut off in the middle of a job has lost it. */
const takenBack = 'analysis-worker: took a job back from a worker that stopped answering'

const once = (what: string) => ({
  [`web: lost the connection to the ${what}; trying again until it is back`]: 1,
  [`web: connected to the ${what} again`]: 1,
  [`analysis-worker: lost the connection to the ${what}; trying again until it is back`]: 1,
  [`analysis-worker: connected to the ${what} again`]: 1,
})

it.skipIf(!startRedis).each([
  { what: 'job queue', of: ({ queue }: { queue: TcpProxy }) => queue },
  { what: 'database', of: ({ database }: { database: TcpProxy }) => database },
])('loses nothing and reports it in one line when the network to the $what is cut', async ({ what, of }) => {
  const started = await startCutOff()
  const proxy = of(started)
  const rehearsed = await rehearseCut(started.holdfast, {
    cut: () => proxy.swallow(),
    heal: () => proxy.heal(),
    forMs: 30_000,
  })
  expect(rehearsed.stored).toBeGreaterThanOrEqual(rehearsed.acknowledged)
  expect(rehearsed).toMatchObject({ isAccountedFor: true, analysed: rehearsed.stored })
  const { [takenBack]: _jobsOfTheCut, ...lines } = rehearsed.lines
  expect(lines).toEqual(once(what))
})
