import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
  const run = (parameters: string[], options: { env?: Record<string, string>; input?: string } = {}): string =>
    execFileSync('git', ['-c', 'core.quotepath=off', ...parameters], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], HOME: folder, GIT_CONFIG_NOSYSTEM: '1', ...options.env },
      ...(options.input === undefined ? {} : { input: options.input }),
    })
  run(['init', '-q', '-b', 'main'])
  const head = () => run(['rev-parse', 'HEAD']).trim()

  function commit({ message, atMs, files, author = 'Grace Hopper' }: CommitSpec): string {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(folder, name)
      if (content === null) rmSync(file)
      else {
        mkdirSync(path.dirname(file), { recursive: true })
        writeFileSync(file, content)
      }
    }
    run(['add', '-A'])
    run(['commit', '-q', '--allow-empty', '-m', message], { env: signature(author, atMs) })
    return head()
  }

  return {
    git: (...parameters) => run(parameters),
    commit,
    merge({ message, atMs }, branch) {
      const root = run(['rev-list', '--max-parents=0', 'HEAD']).trim()
      run(['checkout', '-q', '-b', 'side', root])
      for (const each of branch) commit(each)
      run(['checkout', '-q', 'main'])
      run(['merge', '-q', '--no-ff', '-m', message, 'side'], { env: signature('Grace Hopper', atMs) })
      run(['branch', '-q', '-D', 'side'])
      return head()
    },
    importStream: (input) => void run(['fast-import', '--quiet'], { input }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function signature(name: string, atMs: number): Record<string, string> {
  const date = `${Math.floor(atMs / 1000)} +0000`
  const email = 'dev@example.com'
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    GIT_COMMITTER_DATE: date,
  }
}
