import type { CodeAnalysis } from '@holdfast/contracts/code-analysis'
import type { CodeChange } from '../analysis/code-change.ts'
import { conclude, type Examination, rankSuspicions, readPullRequest, type Suspicion } from '../analysis/conclude.ts'
import type { IncidentClues } from '../analysis/incident-clues.ts'
import type { LocatedFrame } from '../analysis/located-frame.ts'
import type { GithubClient } from '../host/create-github-client.ts'
import { BudgetSpent } from '../host/call-budget.ts'
import { findWindow } from './find-window.ts'
import type { CodeAnalyst } from '../thread/analysis-tasks.ts'
import { locateFrames } from './locate-frames.ts'
import { createRepositoryReader, type MergedPullRequest, type RepositoryReader } from './repository-reader.ts'

export interface InvestigatedRepository {
  readonly fullName: string
  readonly branch: string
}

/** Who asks the host, and who reads what it answers. */
export interface Investigator {
  readonly client: GithubClient
  readonly analyst: CodeAnalyst
}

/** Calls that one analysis may make, all repositories together. */
export const CALLS_PER_ANALYSIS = 60
const CALLS_FOR_PULL_REQUESTS = 3
const MAX_DIFFS = 30

/** Reads what changed before the incident began, and names the change that touches what the error cites, if one does. */
export async function investigateCode(
  { client, analyst }: Investigator,
  clues: IncidentClues,
  repositories: readonly InvestigatedRepository[],
): Promise<CodeAnalysis> {
  const outcomes: RepositoryOutcome[] = []
  const { budget } = client
  for (const [index, repository] of repositories.entries()) {
    const left = budget.limit - CALLS_FOR_PULL_REQUESTS - budget.used
    const share = Math.floor(left / (repositories.length - index))
    outcomes.push(await investigateRepository({ client, analyst }, clues, repository, budget.used + share))
  }
  const suspicions = outcomes.flatMap((outcome) => outcome.suspicions)
  const merged = outcomes.flatMap((outcome) => outcome.merged)
  const examination: Examination = {
    repositories: repositories.map(({ fullName }) => fullName),
    onsetMs: clues.onsetMs,
    deployedMs: clues.deployedMs,
    sinceMs: Math.min(...outcomes.map(({ sinceMs }) => sinceMs)),
    isWidened: outcomes.some(({ isWidened }) => isWidened),
    merged,
    commits: outcomes.reduce((sum, { commits }) => sum + commits, 0),
    diffs: outcomes.reduce((sum, { diffs }) => sum + diffs, 0),
    isBudgetSpent: outcomes.some(({ isBudgetSpent }) => isBudgetSpent),
    skipped: outcomes.flatMap(({ skipped }) => skipped),
  }
  const pullRequests = await findPullRequests(client, suspicions, merged)
  return conclude(suspicions, { examination, texts: clues.texts, pullRequests })
}

interface RepositoryOutcome {
  readonly suspicions: Suspicion[]
  readonly sinceMs: number
  readonly isWidened: boolean
  readonly merged: MergedPullRequest[]
  readonly commits: number
  readonly diffs: number
  readonly isBudgetSpent: boolean
  readonly skipped: { file: string; reason: string }[]
}

async function investigateRepository(
  { client, analyst }: Investigator,
  clues: IncidentClues,
  { fullName, branch }: InvestigatedRepository,
  callsUpTo: number,
): Promise<RepositoryOutcome> {
  const reader = createRepositoryReader(client, fullName)
  const mayCall = () => client.budget.used < callsUpTo
  const window = await findWindow(reader, branch, clues)
  const head = window.changes[0]?.sha ?? branch
  const merged =
    window.changes.length > 0 && mayCall()
      ? await reader.listMerged({ branch, sinceMs: window.sinceMs, untilMs: window.untilMs })
      : []
  const frames = window.changes.length === 0 ? [] : await locateFrames({ reader, analyst }, clues, head, mayCall)
  const candidates = await gatherCandidates(reader, { window, frames, branch, mayCall })
  const read: CodeChange[] = []
  let isBudgetSpent = false
  for (const candidate of candidates.slice(0, MAX_DIFFS)) {
    if (!mayCall()) {
      isBudgetSpent = true
      break
    }
    try {
      read.push(await reader.readChange(candidate))
    } catch (error) {
      if (!(error instanceof BudgetSpent)) throw error
      isBudgetSpent = true
      break
    }
  }
  const { suspicions, skipped } = await analyst.scoreChanges(read, frames, clues)
  return {
    suspicions,
    sinceMs: window.sinceMs,
    isWidened: window.isWidened,
    merged,
    commits: window.changes.length,
    diffs: read.length,
    isBudgetSpent: isBudgetSpent || candidates.length > MAX_DIFFS,
    skipped,
  }
}

interface CandidateOptions {
  readonly window: Awaited<ReturnType<typeof findWindow>>
  readonly frames: readonly LocatedFrame[]
  readonly branch: string
  readonly mayCall: () => boolean
}

/** Those that touch a cited file come first, then those whose message names something, then the latest. */
async function gatherCandidates(reader: RepositoryReader, { window, frames, branch, mayCall }: CandidateOptions) {
  const byFile = new Map<string, CodeChange>()
  for (const path of new Set(frames.map((frame) => frame.path))) {
    if (!mayCall()) break
    const { sinceMs, untilMs } = window
    const changes = await reader.listCommits({ branch, sinceMs, untilMs, path }, 1)
    for (const change of changes) byFile.set(change.sha, change)
  }
  const merged = new Map([...byFile, ...window.changes.map((change) => [change.sha, change] as const)])
  return [...merged.values()].toSorted(
    (left, right) => rank(right, byFile, window) - rank(left, byFile, window) || right.committedMs - left.committedMs,
  )
}

function rank(
  change: CodeChange,
  byFile: ReadonlyMap<string, CodeChange>,
  { words, shas }: CandidateOptions['window'],
): number {
  const message = change.message.toLowerCase()
  const named = words.some((word) => message.includes(word))
  const deployed = shas.some((sha) => change.sha.startsWith(sha))
  return (byFile.has(change.sha) ? 4 : 0) + (deployed ? 3 : 0) + (named ? 2 : 0) - (change.isMerge ? 1 : 0)
}

/** Of those that will be named: as the list of merged ones has it, else as the host says of the commit. */
async function findPullRequests(
  client: GithubClient,
  suspicions: readonly Suspicion[],
  merged: readonly MergedPullRequest[],
): Promise<Map<string, number>> {
  const found = new Map(merged.flatMap(({ sha, number }) => (sha === null ? [] : [[sha, number] as const])))
  const changes = new Map(rankSuspicions(suspicions).map(({ change }) => [change.sha, change]))
  const unknown = [...changes.values()].filter(
    ({ sha, message }) => !found.has(sha) && readPullRequest(message) === null,
  )
  for (const { repository, sha } of unknown.slice(0, CALLS_FOR_PULL_REQUESTS)) {
    if (client.budget.used >= client.budget.limit) break
    const number = await createRepositoryReader(client, repository).findPullRequest(sha)
    if (number !== null) found.set(sha, number)
  }
  return found
}
