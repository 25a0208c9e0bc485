import { z } from 'zod'
import type { CodeChange } from '../analysis/code-change.ts'
import type { GithubClient } from '../host/create-github-client.ts'
import { CommitDetail, CommitEntry, Content, PullRequests, Tree } from './host-shapes.ts'
import { toCodeChange } from './to-code-change.ts'

export interface CommitWindow {
  readonly branch: string
  readonly sinceMs: number
  readonly untilMs: number
  readonly path?: string
}

export interface MergedPullRequest {
  readonly number: number
  readonly title: string
  /** Of the merge, the squash, or the last commit of a rebase. */
  readonly sha: string | null
}

export interface RepositoryReader {
  listCommits(window: CommitWindow, maxPages: number): Promise<CodeChange[]>
  readChange(change: CodeChange): Promise<CodeChange>
  listFiles(ref: string): Promise<string[]>
  readFile(path: string, ref: string): Promise<string | null>
  /** Those merged in the window, of the hundred that changed last. */
  listMerged(window: CommitWindow): Promise<MergedPullRequest[]>
  findPullRequest(sha: string): Promise<number | null>
}

export function createRepositoryReader(client: GithubClient, fullName: string): RepositoryReader {
  const base = `/repos/${fullName}`
  return {
    async listCommits({ branch, sinceMs, untilMs, path }, maxPages) {
      const query = new URLSearchParams({
        sha: branch,
        since: new Date(sinceMs).toISOString(),
        until: new Date(untilMs).toISOString(),
        per_page: '100',
        ...(path === undefined ? {} : { path }),
      })
      const pages = await client.list(z.array(CommitEntry), `${base}/commits?${query.toString()}`, maxPages)
      const changes = pages.flat().map((entry) => toCodeChange(fullName, entry))
      return changes.filter(({ committedMs }) => committedMs <= untilMs && committedMs >= sinceMs)
    },
    async readChange(change) {
      const detail = await client.get(CommitDetail, `${base}/commits/${change.sha}`, { isImmutable: true })
      return detail ? toCodeChange(fullName, detail, detail) : { ...change, files: [] }
    },
    async listFiles(ref) {
      const path = `${base}/git/trees/${encodeURIComponent(ref)}?recursive=1`
      const tree = await client.get(Tree, path, { isImmutable: isSha(ref) })
      return tree?.tree.filter(({ type }) => type === 'blob').map((entry) => entry.path) ?? []
    },
    async readFile(path, ref) {
      const place = path.split('/').map(encodeURIComponent).join('/')
      const url = `${base}/contents/${place}?ref=${encodeURIComponent(ref)}`
      const file = await client.get(z.union([Content, z.array(z.unknown())]), url, { isImmutable: isSha(ref) })
      if (!file || Array.isArray(file) || file.encoding !== 'base64') return null
      return Buffer.from(file.content, 'base64').toString('utf8')
    },
    async listMerged({ branch, sinceMs, untilMs }) {
      const query = new URLSearchParams({
        state: 'closed',
        base: branch,
        sort: 'updated',
        direction: 'desc',
        per_page: '100',
      })
      const requests = (await client.get(PullRequests, `${base}/pulls?${query.toString()}`)) ?? []
      return requests.flatMap(({ number, title, merged_at: mergedAt, merge_commit_sha: sha }) => {
        const atMs = Date.parse(mergedAt ?? '')
        return atMs >= sinceMs && atMs <= untilMs ? [{ number, title, sha: sha ?? null }] : []
      })
    },
    async findPullRequest(sha) {
      const requests = await client.get(PullRequests, `${base}/commits/${sha}/pulls`)
      return requests?.find(({ merged_at: mergedAt }) => mergedAt != null)?.number ?? null
    },
  }
}

const isSha = (ref: string): boolean => /^[\da-f]{40}$/.test(ref)
