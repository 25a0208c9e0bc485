import { expect, it } from 'vitest'
import { findProblem } from './assert-server-settings.ts'

const sound = {
  version: 180_004,
  fsync: 'on',
  fullPageWrites: 'on',
  synchronousCommit: 'on',
  role: 'holdfast_app',
  bypassesPolicies: false,
}

it('accepts a durable server and a bound role', () => {
  expect(findProblem(sound)).toBeUndefined()
  expect(findProblem({ ...sound, synchronousCommit: 'remote_apply' })).toBeUndefined()
})

it.each([
  { change: { version: 140_012 }, problem: /PostgreSQL 14, and 15 or newer/ },
  { change: { fsync: 'off' }, problem: /fsync is off/ },
  { change: { fullPageWrites: 'off' }, problem: /full_page_writes is off/ },
  { change: { synchronousCommit: 'off' }, problem: /synchronous_commit is off/ },
  { change: { role: 'postgres', bypassesPolicies: true }, problem: /role postgres bypasses row-level security/ },
])('refuses $change', ({ change, problem }) => {
  expect(findProblem({ ...sound, ...change })).toMatch(problem)
})
