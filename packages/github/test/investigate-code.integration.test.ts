import { afterEach, expect, it } from 'vitest'
import { NOTHING_FOUND } from '../src/analysis/conclude.ts'
import { readClues } from '../src/analysis/read-clues.ts'
import { noCache } from '../src/host/answer-cache.ts'
import { createCallBudget } from '../src/host/call-budget.ts'
import { createGithubClient } from '../src/host/create-github-client.ts'
import { CALLS_PER_ANALYSIS, investigateCode } from '../src/investigate/investigate-code.ts'
import { type Case, cases } from './cases.ts'
import { createGitRepository, type GitRepository } from './git-repository.ts'
import { serveGithubOverGit } from './github-over-git.ts'
import { shopSource } from './shop-source.ts'

const HOUR_MS = 3_600_000
const onsetMs = Date.parse('2026-02-01T09:02:00Z')
const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

function openRepository(): GitRepository {
  const repository = createGitRepository()
  cleanups.push(() => repository.remove())
  return repository
}

async function investigate(
  repository: GitRepository,
  logs: readonly string[],
  deployed?: { text: string; atMs: number },
) {
  const host = await serveGithubOverGit(repository)
  cleanups.push(() => host.close())
  const client = createGithubClient({
    apiUrl: host.apiUrl,
    token: 'token',
    cache: noCache,
    budget: createCallBudget(CALLS_PER_ANALYSIS),
    nowMs: () => onsetMs,
  })
  const lines = logs.map((text) => ({ text, atMs: onsetMs, isError: true }))
  const marker = deployed ? [{ ...deployed, isError: false }] : []
  const clues = readClues({ onsetMs, services: ['shop'], lines: [...lines, ...marker] })
  const analysis = await investigateCode(client, clues, [{ fullName: 'acme/shop', branch: 'main' }])
  return { analysis, calls: host.calls }
}

function build(repository: GitRepository, { commits }: Pick<Case, 'commits'>): string[] {
  repository.commit({ message: 'Begin', atMs: onsetMs - 90 * 24 * HOUR_MS, files: shopSource })
  const shas = commits.map((commit, index) =>
    repository.commit({ ...commit, atMs: onsetMs - (commits.length - index) * HOUR_MS }),
  )
  // Made after the fact, so it cannot be the cause, though it touches the very line.
  const after = (shopSource['src/cart.ts'] ?? '').replace('discount.amountCents', 'Math.max(0, discount.amountCents)')
  repository.commit({ message: 'Fix the cart', atMs: onsetMs + HOUR_MS, files: { 'src/cart.ts': after } })
  return shas
}

function printTable(
  rows: readonly { name: string; kind: string; rank: number; accused: number }[],
  scores: object,
): void {
  const table = rows.map(({ name, kind, rank, accused }) => `${kind.padEnd(11)}${name.padEnd(52)}${rank}  ${accused}`)
  const title = `${'kind'.padEnd(11)}${'case'.padEnd(52)}rank of the guilty, changes named`
  process.stdout.write(`${[title, ...table, JSON.stringify(scores)].join('\n')}\n`)
}

it('finds the guilty change and accuses no innocent one', { timeout: 240_000 }, async () => {
  const rows: { name: string; kind: string; rank: number; accused: number }[] = []
  for (const each of cases) {
    const repository = openRepository()
    const shas = build(repository, each)
    const { analysis, calls } = await investigate(repository, each.logs)
    const named = [...new Set(analysis.files_investigated.map(({ blame }) => blame?.commit_sha))]
    const rank = each.guilty === null ? 0 : named.indexOf(shas[each.guilty]) + 1
    rows.push({ name: each.name, kind: each.kind, rank, accused: named.length })
    expect(calls.length).toBeLessThanOrEqual(CALLS_PER_ANALYSIS)
    expect(analysis.explanation.startsWith(NOTHING_FOUND)).toBe(named.length === 0)
  }
  const guilty = rows.filter(({ kind }) => kind !== 'none')
  const innocent = rows.filter(({ kind }) => kind === 'none')
  const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length
  const scores = {
    top1: share(
      guilty.filter(({ rank }) => rank === 1),
      guilty,
    ),
    top3: share(
      guilty.filter(({ rank }) => rank >= 1 && rank <= 3),
      guilty,
    ),
    falseAccusations: share(
      innocent.filter(({ accused }) => accused > 0),
      innocent,
    ),
  }
  printTable(rows, scores)
  expect(scores.top1).toBeGreaterThanOrEqual(0.8)
  expect(scores.top3).toBeGreaterThanOrEqual(0.95)
  expect(scores.falseAccusations).toBeLessThanOrEqual(0.05)
})

it(
  'reads a repository of 10,000 commits in at most 60 calls, and still finds the line',
  { timeout: 120_000 },
  async () => {
    const repository = openRepository()
    const cart = shopSource['src/cart.ts'] ?? ''
    const stream = Array.from({ length: 10_000 }, (_none, index) => {
      const isGuilty = index === 4_321
      const [path, text] = isGuilty
        ? ['src/cart.ts', cart.replace('discount.amountCents', 'discount.best.amountCents')]
        : index === 0
          ? ['src/cart.ts', cart]
          : [`src/part-${index % 200}.ts`, `export const revision = ${index}\n`]
      const at = Math.floor(onsetMs / 1000) - (10_000 - index) * 8
      const message = isGuilty ? 'Take the best discount' : `Change ${index}`
      return (
        `commit refs/heads/main\ncommitter Dev <dev@example.com> ${at} +0000\ndata ${message.length}\n${message}\n` +
        `M 100644 inline ${path}\ndata ${Buffer.byteLength(text ?? '')}\n${text}\n`
      )
    })
    repository.importStream(stream.join(''))
    const trace =
      "TypeError: Cannot read properties of undefined (reading 'amountCents')\n    at cartTotal (/app/src/cart.ts:5:92)"
    const beganMs = performance.now()
    const { analysis, calls } = await investigate(repository, [trace])
    process.stdout.write(`10,000 commits: ${calls.length} calls, ${Math.round(performance.now() - beganMs)} ms\n`)
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
