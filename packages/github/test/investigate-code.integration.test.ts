import { createGitRepository, type GitRepository } from '@holdfast/testing/github/git-repository'
import { afterEach, expect, it } from 'vitest'
import { NOTHING_FOUND } from '../src/analysis/conclude.ts'
import { firstCases } from './cases/first-cases.ts'
import { shopSource } from './cases/shop-source.ts'
import { createLargeRepository, largeTrace } from './large-repository.ts'
import { faultsOf } from './fault-cases.ts'
import { investigateRepository, onsetMs } from './judge-cases.ts'

const HOUR_MS = 3_600_000
const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

function openRepository(): GitRepository {
  const repository = createGitRepository()
  cleanups.push(() => repository.remove())
  return repository
}

function investigate(repository: GitRepository, logs: readonly string[], deployed?: { text: string; atMs: number }) {
  const lines = logs.map((text) => ({ text, atMs: onsetMs, isError: true }))
  const marker = deployed ? [{ ...deployed, isError: false }] : []
  return investigateRepository({ id: 1, fullName: 'acme/shop', repository }, [...lines, ...marker])
}

it('finds the guilty change and accuses no innocent one', { timeout: 600_000 }, async () => {
  expect(await faultsOf(firstCases)).toEqual([])
})

it(
  'reads a repository of 10,000 commits in at most 60 calls, and still finds the line',
  { timeout: 120_000 },
  async () => {
    const repository = createLargeRepository(onsetMs)
    cleanups.push(() => repository.remove())
    const { analysis, calls } = await investigate(repository, [largeTrace])
    expect(calls.length).toBeLessThanOrEqual(60)
    expect(analysis.files_investigated[0]).toMatchObject({
      file: 'src/cart.ts',
      line: 5,
      priority: 'high',
      blame: { commit_message: 'Take the best discount' },
      repository: 'acme/shop',
      hunk: expect.stringContaining('+  return cart.items.reduce'),
      url: expect.stringContaining('/src/cart.ts'),
    })
  },
)

it('says what it did not read, and that it looked further back where the day before held nothing', async () => {
  const repository = openRepository()
  const days = (count: number) => onsetMs - count * 24 * HOUR_MS
  repository.commit({ message: 'Begin', atMs: days(90), files: shopSource })
  const large = Array.from({ length: 9_000 }, (_none, index) => `export const value${index} = ${index}`).join('\n')
  const files = {
    'assets/logo.png': Buffer.from([0, 1, 2]),
    'vendor/a.js': 'a\n',
    'dist/b.js': 'b\n',
    'src/large.ts': large,
  }
  repository.commit({ message: 'Add much', atMs: days(4), files })
  const { analysis } = await investigate(repository, ['ERROR: something broke'])
  expect(analysis.skipped_files).toEqual(
    expect.arrayContaining([
      { file: 'assets/logo.png', reason: 'Binary' },
      { file: 'vendor/a.js', reason: 'Vendored' },
      { file: 'dist/b.js', reason: 'Generated' },
      { file: 'src/large.ts', reason: 'Too large' },
    ]),
  )
  expect(analysis.explanation).toContain(NOTHING_FOUND)
  expect(analysis.explanation).toContain('widened')
})

it('leaves out what came after the last deployment before the incident', async () => {
  const repository = openRepository()
  repository.commit({ message: 'Begin', atMs: onsetMs - 90 * 24 * HOUR_MS, files: shopSource })
  const rewrite = (text: string) => ({
    'src/cart.ts': (shopSource['src/cart.ts'] ?? '').replace('discount.amountCents', text),
  })
  repository.commit({ message: 'Deployed', atMs: onsetMs - 5 * HOUR_MS, files: rewrite('discount.a') })
  repository.commit({ message: 'Not deployed', atMs: onsetMs - HOUR_MS, files: rewrite('discount.b') })
  const deployed = { text: 'deployed version 4.2.0', atMs: onsetMs - 3 * HOUR_MS }
  const { analysis } = await investigate(
    repository,
    ['TypeError: x\n    at cartTotal (/app/src/cart.ts:5:92)'],
    deployed,
  )
  expect(analysis.files_investigated.map(({ blame }) => blame?.commit_message)).toEqual(['Deployed'])
})

it('says that a deployment ended the window', async () => {
  const repository = openRepository()
  repository.commit({ message: 'Begin', atMs: onsetMs - 5 * HOUR_MS, files: shopSource })
  const deployed = { text: 'released v4.2.0', atMs: onsetMs - 3 * HOUR_MS }
  const { analysis } = await investigate(repository, ['ERROR: something broke'], deployed)
  const until = new Date(onsetMs - 3 * HOUR_MS).toISOString()
  expect(analysis.explanation).toContain(`and ${until}, when the logs show a deployment`)
})

it('names the pull requests that were merged in the window, and the one that brought a rebased commit', async () => {
  const repository = openRepository()
  repository.commit({ message: 'Begin', atMs: onsetMs - 90 * 24 * HOUR_MS, files: shopSource })
  const rewrite = (shopSource['src/cart.ts'] ?? '').replace('discount.amountCents', 'discount.best.amountCents')
  const files = { 'src/cart.ts': rewrite }
  const guilty = repository.commit({ message: 'Take the best', atMs: onsetMs - 3 * HOUR_MS, files })
  const tidy = { 'src/tidy.ts': 'export const tidy = true\n' }
  const mergeSha = repository.commit({ message: 'Tidy', atMs: onsetMs - 2 * HOUR_MS, files: tidy })
  const request = { number: 12, title: 'Best discounts', mergeSha, shas: [guilty, mergeSha] }
  const old = { number: 3, title: 'Long ago', mergeSha: 'a'.repeat(40), shas: [] }
  const pullRequests = [
    { ...request, mergedAtMs: onsetMs - 2 * HOUR_MS },
    { ...old, mergedAtMs: onsetMs - 50 * HOUR_MS },
  ]
  const text = 'TypeError: x\n    at cartTotal (/app/src/cart.ts:5:92)'
  const { analysis } = await investigateRepository({ id: 1, fullName: 'acme/shop', repository, pullRequests }, [
    { text, atMs: onsetMs, isError: true },
  ])
  expect(analysis.explanation).toContain("Merged in it: #12 ('Best discounts').")
  expect(analysis.files_investigated[0]?.blame).toMatchObject({ commit_message: 'Take the best', pr_number: 12 })
})
