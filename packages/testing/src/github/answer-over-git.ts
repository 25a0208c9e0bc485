import type { GitRepository } from './git-repository.ts'

export interface PullRequest {
  readonly number: number
  readonly title: string
  /** Of the merge, the squash or the last commit of a rebase. */
  readonly mergeSha: string
  /** All that it brought. */
  readonly shas: readonly string[]
  readonly mergedAtMs: number
}

export interface HostedRepository {
  readonly id: number
  readonly fullName: string
  readonly repository: GitRepository
  readonly pullRequests?: readonly PullRequest[]
}

export interface Answer {
  readonly status?: number
  readonly body: unknown
  readonly headers?: Record<string, string>
}

const MAX_PATCH_CHARS = 100_000
const FORMAT = '%H%x00%P%x00%an%x00%aI%x00%cI%x00%B%x01'

/** What the REST API answers about a repository, by what git itself says; undefined where it knows no such thing. */
export function answerOverGit(hosted: HostedRepository, place: string, url: URL): Answer | undefined {
  const { repository } = hosted
  try {
    if (place === 'commits') return listCommits(repository, url)
    if (place === 'pulls') return { body: (hosted.pullRequests ?? []).map(toPullRequest) }
    const merged = /^commits\/([\da-f]{40})\/pulls$/.exec(place)?.[1]
    if (merged !== undefined) {
      return { body: (hosted.pullRequests ?? []).filter(({ shas }) => shas.includes(merged)).map(toPullRequest) }
    }
    const sha = /^commits\/([\da-f]{40})$/.exec(place)?.[1]
    if (sha !== undefined) return { body: readCommit(hosted, sha, url.origin) }
    const ref = /^git\/trees\/(.+)$/.exec(place)?.[1]
    if (ref !== undefined) return { body: readTree(repository, decodeURIComponent(ref)) }
    const file = /^contents\/(.+)$/.exec(place)?.[1]
    if (file === undefined) return undefined
    const content = repository.git('show', `${url.searchParams.get('ref')}:${decodeURIComponent(file)}`)
    return { body: { type: 'file', encoding: 'base64', content: Buffer.from(content).toString('base64') } }
  } catch {
    return undefined
  }
}

const toPullRequest = ({ number, title, mergeSha, mergedAtMs }: PullRequest) => ({
  number,
  title,
  state: 'closed',
  merge_commit_sha: mergeSha,
  merged_at: new Date(mergedAtMs).toISOString(),
  updated_at: new Date(mergedAtMs).toISOString(),
})

function listCommits(repository: GitRepository, url: URL): Answer {
  const { searchParams: query } = url
  const size = Number(query.get('per_page') ?? 30)
  const page = Number(query.get('page') ?? 1)
  const path = query.get('path')
  const output = repository.git(
    'log',
    `--format=${FORMAT}`,
    `--skip=${(page - 1) * size}`,
    `--max-count=${size + 1}`,
    ...(query.has('since') ? [`--since=${query.get('since')}`] : []),
    ...(query.has('until') ? [`--until=${query.get('until')}`] : []),
    query.get('sha') ?? 'main',
    ...(path === null ? [] : ['--', path]),
  )
  const entries = output
    .split('\u0001')
    .map((row) => row.trim())
    .filter(Boolean)
    .map(toEntry)
  const next = new URL(url)
  next.searchParams.set('page', String(page + 1))
  return { body: entries.slice(0, size), headers: entries.length > size ? { link: `<${next.href}>; rel="next"` } : {} }
}

function toEntry(row: string) {
  const [sha = '', parents = '', name = '', authored = '', committed = '', message = ''] = row.split('\0')
  return {
    sha,
    commit: { message: message.trim(), author: { name, date: authored }, committer: { name, date: committed } },
    author: null,
    parents: parents
      .split(' ')
      .filter(Boolean)
      .map((parent) => ({ sha: parent })),
  }
}

function readCommit({ repository, fullName }: HostedRepository, sha: string, origin: string) {
  const shown = repository.git('show', '-m', '--first-parent', '--patch', '-M', `--format=${FORMAT}`, sha)
  const [head = '', ...rest] = shown.split('\u0001')
  const address = `${origin}/${fullName}/blob/${sha}`
  const diffs = rest
    .join('\u0001')
    .split(/^(?=diff --git )/m)
    .slice(1)
  return { ...toEntry(head.trim()), files: diffs.map((diff) => readFile(diff, address)) }
}

function readFile(diff: string, address: string) {
  const [, before = '', after = ''] = /^diff --git a\/(.+) b\/(.+)$/m.exec(diff) ?? []
  const start = diff.indexOf('\n@@')
  const patch = start === -1 ? undefined : diff.slice(start + 1).trimEnd()
  const changes = (patch ?? '').split('\n').filter((line) => /^[+-]/.test(line)).length
  return {
    filename: after,
    status: statusOf(diff.slice(0, start === -1 ? undefined : start)),
    changes,
    ...(before === after ? {} : { previous_filename: before }),
    ...(patch === undefined || patch.length > MAX_PATCH_CHARS ? {} : { patch }),
    blob_url: `${address}/${after}`,
  }
}

function statusOf(head: string): string {
  if (/^new file/m.test(head)) return 'added'
  if (/^deleted file/m.test(head)) return 'removed'
  return /^rename from/m.test(head) ? 'renamed' : 'modified'
}

const readTree = (repository: GitRepository, ref: string) => ({
  tree: repository
    .git('ls-tree', '-r', '--name-only', ref)
    .split('\n')
    .filter(Boolean)
    .map((path) => ({ path, type: 'blob' })),
})
