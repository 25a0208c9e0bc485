import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export interface CommitSpec {
  readonly message: string
  readonly atMs: number
  /** Null deletes. */
  readonly files: Readonly<Record<string, string | Buffer | null>>
  readonly author?: string
}

/** A real repository in a folder of its own. */
export interface GitRepository {
  git(...parameters: string[]): string
  /** Returns its sha. */
  commit(spec: CommitSpec): string
  /** Makes the commits of a branch that began at the first commit, and merges it. Returns the merge's sha. */
  merge(spec: Pick<CommitSpec, 'message' | 'atMs'>, branch: readonly CommitSpec[]): string
  importStream(stream: string): void
  remove(): void
}

export function createGitRepository(): GitRepository {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'holdfast-git-'))
  const run = (parameters: string[], input?: Buffer | string): string =>
    execFileSync('git', ['-c', 'core.quotepath=off', ...parameters], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], HOME: folder, GIT_CONFIG_NOSYSTEM: '1' },
      ...(input === undefined ? {} : { input }),
    })
  run(['init', '-q', '--bare', '-b', 'main'])
  let first = ''
  let head = ''

  /** One process a commit, and no working tree: many repositories are made. */
  function write(spec: CommitSpec, parents: readonly string[]): string {
    const parts = [
      `commit refs/heads/${parents.includes(head) || head === '' ? 'main' : 'side'}\nmark :1\n`,
      `committer ${spec.author ?? 'Grace Hopper'} <dev@example.com> ${Math.floor(spec.atMs / 1000)} +0000\n`,
      ...data(spec.message),
      ...parents.map((parent, order) => `${order === 0 ? 'from' : 'merge'} ${parent}\n`),
      ...Object.entries(spec.files).flatMap(([name, content]) =>
        content === null ? [`D ${name}\n`] : [`M 100644 inline ${name}\n`, ...data(content)],
      ),
      '\nget-mark :1\n',
    ]
    const stream = Buffer.concat(parts.map((part) => Buffer.from(part)))
    return run(['fast-import', '--quiet', '--force'], stream).trim()
  }

  function commit(spec: CommitSpec): string {
    head = write(spec, head === '' ? [] : [head])
    if (first === '') first = head
    return head
  }

  return {
    git: (...parameters) => run(parameters),
    commit,
    merge(spec, branch) {
      let side = first
      for (const each of branch) side = write(each, [side])
      const files = Object.assign({}, ...branch.map((each) => each.files)) as CommitSpec['files']
      head = write({ ...spec, files }, [head, side])
      return head
    },
    importStream: (input) => void run(['fast-import', '--quiet'], input),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function data(content: string | Buffer): (string | Buffer)[] {
  return [`data ${Buffer.byteLength(content)}\n`, content, '\n']
}
