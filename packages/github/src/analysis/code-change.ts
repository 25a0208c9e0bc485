/** A commit as far as it was read. `files` is null until its diff was. */
export interface CodeChange {
  readonly repository: string
  readonly sha: string
  readonly author: string
  readonly message: string
  readonly committedMs: number
  readonly isMerge: boolean
  readonly files: readonly ChangedFile[] | null
}

export interface ChangedFile {
  readonly path: string
  readonly previousPath: string | null
  readonly status: string
  readonly changes: number
  /** Absent for binary files, and for diffs that the host finds too large to show. */
  readonly patch: string | null
  readonly url: string | null
}
