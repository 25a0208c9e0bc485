import { noCache } from '../src/host/answer-cache.ts'
import { createCallBudget } from '../src/host/call-budget.ts'
import { createGithubClient } from '../src/host/create-github-client.ts'
import { CALLS_PER_ANALYSIS, investigateCode } from '../src/investigate/investigate-code.ts'
import type { HostedRepository, PullRequest } from '@holdfast/testing/github/answer-over-git'
import { createGitRepository, type GitRepository } from '@holdfast/testing/github/git-repository'
import { serveGithubOverGit } from '@holdfast/testing/github/serve-github-over-git'
import { createAnalysisThreads } from '../src/thread/create-analysis-threads.ts'
import type { Case } from './cases/case.ts'

const HOUR_MS = 3_600_000
const threads = createAnalysisThreads()
export const onsetMs = Date.parse('2026-02-01T09:02:00Z')

export interface Verdict {
  readonly name: string
  readonly kind: string
  /** Of the guilty commit among those named; 0 where it was not. */
  readonly rank: number
  readonly named: readonly string[]
  readonly calls: number
  readonly explanation: string
  readonly pullRequests: readonly (number | null)[]
  /** Pull requests that must be among them. */
  readonly wanted: readonly number[]
}

export interface CaseScores {
  readonly top1: number
  readonly top3: number
  readonly falseAccusations: number
}

/** Looks into a repository as the product does, over a host of its own. */
export async function investigateRepository(
  hosted: HostedRepository,
  logs: readonly { text: string; atMs: number; isError: boolean }[],
) {
  const host = await serveGithubOverGit([hosted])
  try {
    const client = createGithubClient({
      apiUrl: host.url,
      token: 'token',
      cache: noCache,
      budget: createCallBudget(CALLS_PER_ANALYSIS),
      nowMs: () => onsetMs,
    })
    const analyst = threads.analystOf('acme')
    const clues = await analyst.readClues({ onsetMs, services: ['shop'], lines: logs })
    const analysis = await investigateCode({ client, analyst }, clues, [{ fullName: hosted.fullName, branch: 'main' }])
    return { analysis, calls: host.calls }
  } finally {
    await host.close()
  }
}

export async function judgeCase(each: Case): Promise<Verdict> {
  const repository = createGitRepository()
  try {
    const pullRequests = build(repository, each)
    const logs = each.logs.map((text) => ({ text, atMs: onsetMs, isError: true }))
    const hosted = { id: 1, fullName: 'acme/shop', repository, pullRequests }
    const { analysis, calls } = await investigateRepository(hosted, logs)
    const blamed = analysis.files_investigated.flatMap(({ blame }) => blame ?? [])
    const named = [...new Map(blamed.map((blame) => [blame.commit_sha, blame.commit_message])).values()]
    const merged = each.commits.filter(({ message }) => message.split('\n')[0] === each.guilty)
    const guilty = new Set([each.guilty, ...merged.flatMap(({ branch = [] }) => branch.map(({ message }) => message))])
    return {
      name: each.name,
      kind: each.kind,
      rank: each.guilty === null ? 0 : named.findIndex((message) => guilty.has(message)) + 1,
      named,
      calls: calls.length,
      explanation: analysis.explanation,
      pullRequests: blamed.map(({ pr_number: number }) => number),
      wanted: each.pullRequest === undefined ? [] : [each.pullRequest],
    }
  } finally {
    repository.remove()
  }
}

function build(repository: GitRepository, { base, commits, pullRequest }: Case): PullRequest[] {
  repository.commit({ message: 'Begin', atMs: onsetMs - 90 * 24 * HOUR_MS, files: base })
  const found: PullRequest[] = []
  for (const [index, { message, files, branch, hoursBefore = commits.length - index }] of commits.entries()) {
    const atMs = onsetMs - hoursBefore * HOUR_MS
    if (!branch) {
      repository.commit({ message, files, atMs })
      continue
    }
    const side = branch.map((each) => ({ ...each, atMs: onsetMs - (each.hoursBefore ?? hoursBefore) * HOUR_MS }))
    const mergeSha = repository.merge({ message, atMs }, side)
    const shas = repository.git('rev-list', `${mergeSha}^1..${mergeSha}`).split('\n').filter(Boolean)
    if (pullRequest) found.push({ number: pullRequest, title: message, mergeSha, shas, mergedAtMs: atMs })
  }
  // Made after the fact: what the repository began with is back, so every cited line is touched once more.
  repository.commit({ message: 'Take it all back', files: base, atMs: onsetMs + HOUR_MS })
  return found
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000)

export function scoreVerdicts(verdicts: readonly Verdict[]): CaseScores {
  const guilty = verdicts.filter(({ kind }) => kind !== 'none')
  const innocent = verdicts.filter(({ kind }) => kind === 'none')
  return {
    top1: share(guilty.filter(({ rank }) => rank === 1).length, guilty.length),
    top3: share(guilty.filter(({ rank }) => rank >= 1 && rank <= 3).length, guilty.length),
    falseAccusations: share(innocent.filter(({ named }) => named.length > 0).length, innocent.length),
  }
}

export function formatVerdicts(verdicts: readonly Verdict[]): string {
  const row = (cells: readonly string[]) => `${cells[0]?.padEnd(11)}${cells[1]?.padEnd(66)}${cells.slice(2).join('  ')}`
  return [
    row(['kind', 'case', 'rank of the guilty, changes named, calls']),
    ...verdicts.map(({ kind, name, rank, named, calls }) =>
      row([kind, name, `${rank}`, `${named.length}`, `${calls}`]),
    ),
  ].join('\n')
}
