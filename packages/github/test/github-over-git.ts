import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GitRepository } from './git-repository.ts'

export interface GithubOverGit {
  readonly apiUrl: string
  readonly calls: string[]
  close(): Promise<void>
}

type Answer = { status?: number; body: unknown; headers?: Record<string, string> }

const MAX_PATCH_CHARS = 100_000
const FORMAT = '%H%x00%P%x00%an%x00%aI%x00%cI%x00%B%x01'

/** The REST API's shapes for one repository, `acme/shop`, answered by git itself. */
export async function serveGithubOverGit(repository: GitRepository): Promise<GithubOverGit> {
  const calls: string[] = []
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    calls.push(`${request.method} ${url.pathname}${url.search}`)
    const { status = 200, body, headers = {} } = answer(repository, url, `http://${request.headers.host}`)
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    apiUrl: `http://127.0.0.1:${port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function answer(repository: GitRepository, url: URL, origin: string): Answer {
  const place = /^\/repos\/acme\/shop\/(.+)$/.exec(url.pathname)?.[1]
  const missing = { status: 404, body: { message: 'Not Found' } }
  if (place === undefined) return missing
  try {
    if (place === 'commits') return listCommits(repository, url, origin)
    if (/^commits\/[\da-f]{40}\/pulls$/.test(place)) return { body: [] }
    const sha = /^commits\/([\da-f]{40})$/.exec(place)?.[1]
    if (sha !== undefined) return { body: readCommit(repository, sha) }
    const ref = /^git\/trees\/(.+)$/.exec(place)?.[1]
    if (ref !== undefined) return { body: readTree(repository, decodeURIComponent(ref)) }
    const file = /^contents\/(.+)$/.exec(place)?.[1]
    if (file === undefined) return missing
    const content = repository.git('show', `${url.searchParams.get('ref')}:${decodeURIComponent(file)}`)
    return { body: { type: 'file', encoding: 'base64', content: Buffer.from(content).toString('base64') } }
  } catch {
    return missing
  }
}

function listCommits(repository: GitRepository, url: URL, origin: string): Answer {
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
  const next = new URL(url.pathname + url.search, origin)
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

function readCommit(repository: GitRepository, sha: string) {
  const entry = toEntry(repository.git('log', '-1', `--format=${FORMAT}`, sha).replace('\u0001', '').trim())
  const [parent] = entry.parents
  const base = parent?.sha ?? '4b825dc642cb6eb9a060e54bf8d69288fbee4904'
  const rows = repository.git('diff', '--name-status', '-M', base, sha).split('\n').filter(Boolean)
  return { ...entry, files: rows.map((row) => readFile(repository, { base, sha, row })) }
}

const statuses: Record<string, string> = { A: 'added', D: 'removed', M: 'modified', R: 'renamed' }

function readFile(repository: GitRepository, { base, sha, row }: { base: string; sha: string; row: string }) {
  const [letter = '', first = '', second] = row.split('\t')
  const filename = second ?? first
  const diff = repository.git('diff', '-M', base, sha, '--', ...(second === undefined ? [first] : [first, second]))
  const start = diff.indexOf('\n@@')
  const patch = start === -1 ? undefined : diff.slice(start + 1).trimEnd()
  const changes = (patch ?? '').split('\n').filter((line) => /^[+-]/.test(line)).length
  return {
    filename,
    status: statuses[letter.charAt(0)] ?? 'changed',
    changes,
    ...(second === undefined ? {} : { previous_filename: first }),
    ...(patch === undefined || patch.length > MAX_PATCH_CHARS ? {} : { patch }),
    blob_url: `https://github.example/acme/shop/blob/${sha}/${filename}`,
  }
}

const readTree = (repository: GitRepository, ref: string) => ({
  tree: repository
    .git('ls-tree', '-r', '--name-only', ref)
    .split('\n')
    .filter(Boolean)
    .map((path) => ({ path, type: 'blob' })),
})
