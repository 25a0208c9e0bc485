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
  readonly folder: string
  git(...parameters: string[]): string
  /** Returns its sha. */
  commit(spec: CommitSpec): string
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
  return {
    folder,
    git: (...parameters) => run(parameters),
    commit({ message, atMs, files, author = 'Grace Hopper' }) {
      for (const [name, content] of Object.entries(files)) {
        const file = path.join(folder, name)
        if (content === null) rmSync(file)
        else {
          mkdirSync(path.dirname(file), { recursive: true })
          writeFileSync(file, content)
        }
      }
      run(['add', '-A'])
      const at = `${Math.floor(atMs / 1000)} +0000`
      const email = 'dev@example.com'
      run(['commit', '-q', '--allow-empty', '-m', message], {
        env: {
          GIT_AUTHOR_NAME: author,
          GIT_AUTHOR_EMAIL: email,
          GIT_AUTHOR_DATE: at,
          GIT_COMMITTER_NAME: author,
          GIT_COMMITTER_EMAIL: email,
          GIT_COMMITTER_DATE: at,
        },
      })
      return run(['rev-parse', 'HEAD']).trim()
    },
    importStream: (input) => void run(['fast-import', '--quiet'], { input }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
