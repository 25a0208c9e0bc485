import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createGroupCommit } from './group-commit.ts'
import type { CommitResult, PendingRequest } from './pending-request.ts'

const request = (customerId: string, name = ''): PendingRequest => ({
  customerId,
  apiKeyId: name,
  receivedAt: new Date(0),
  recordCount: 1,
  rejectedCount: 0,
  reasons: {},
  batch: null,
  requestHash: null,
  agentFingerprint: null,
})

const limits = { maxConcurrent: 1, maxConcurrentPerCustomer: 1, maxGroupRequests: 3, maxGroupBytes: 1_000 }

it('lets requests that come during a commit share the next one', async () => {
  const groups: number[] = []
  const first = Promise.withResolvers<void>()
  const commit = createGroupCommit({
    ...limits,
    commit: async (_customerId, group) => {
      groups.push(group.length)
      if (groups.length === 1) await first.promise
      return group.map((): CommitResult => 'stored')
    },
  })
  const answers = Array.from({ length: 5 }, () => commit.submit(request('a')))
  first.resolve()
  expect(await Promise.all(answers)).toEqual(Array(5).fill('stored'))
  expect(groups).toEqual([1, 3, 1])
})

it('lets companies take turns, however much one of them sends', async () => {
  const turns: string[] = []
  const commit = createGroupCommit({
    ...limits,
    commit: async (customerId, group) => {
      turns.push(customerId)
      await nextTurn()
      return group.map((): CommitResult => 'stored')
    },
  })
  const flood = Array.from({ length: 12 }, () => commit.submit(request('flood')))
  await commit.submit(request('quiet'))
  expect(turns.indexOf('quiet')).toBeLessThanOrEqual(2)
  await Promise.all(flood)
  await commit.drain()
})

it('gives a request that the database refuses an answer of its own', async () => {
  const commit = createGroupCommit({
    ...limits,
    commit: async (_customerId, group) => {
      await nextTurn()
      if (group.some(({ apiKeyId }) => apiKeyId === 'bad'))
        throw Object.assign(new Error('bad data'), { code: '22021' })
      return group.map((): CommitResult => 'stored')
    },
  })
  const answers = ['first', 'good', 'bad', 'fine'].map((name) => commit.submit(request('a', name)))
  expect((await Promise.allSettled(answers)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})

it('refuses the whole group when the database is away, and goes on afterwards', async () => {
  let isAway = true
  const commit = createGroupCommit({
    ...limits,
    commit: async (_customerId, group) => {
      if (isAway) throw new Error('connection refused')
      return group.map((): CommitResult => 'stored')
    },
  })
  await expect(commit.submit(request('a'))).rejects.toThrow('connection refused')
  isAway = false
  expect(await commit.submit(request('a'))).toBe('stored')
})
