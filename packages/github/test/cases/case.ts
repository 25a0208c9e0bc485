import type { CommitSpec } from '@holdfast/testing/github/git-repository'

export interface PlannedCommit extends Pick<CommitSpec, 'message' | 'files'> {
  /** An hour apart, unless told so. */
  readonly hoursBefore?: number
  /** Made on a branch that this commit merges. */
  readonly branch?: readonly PlannedCommit[]
}

export interface Case {
  readonly name: string
  readonly kind: string
  /** What the repository began with, 90 days before. */
  readonly base: Readonly<Record<string, string>>
  /** What the logs said; all of it belongs to the failure. */
  readonly logs: readonly string[]
  /** Before the onset, oldest first, an hour apart. */
  readonly commits: readonly PlannedCommit[]
  /** The first line of the message of the commit that did it; null for none. */
  readonly guilty: string | null
  /** As the answer must name it. */
  readonly pullRequest?: number
}

export const editOf =
  (base: Readonly<Record<string, string>>) =>
  (file: string, ...replacements: readonly (readonly [from: string, to: string])[]): Record<string, string> => {
    let source = base[file] ?? ''
    for (const [from, to] of replacements) {
      if (!source.includes(from)) throw new Error(`${file} holds no ${from}`)
      source = source.replace(from, () => to)
    }
    return { [file]: source }
  }
