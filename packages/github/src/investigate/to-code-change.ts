import type { CodeChange } from '../analysis/code-change.ts'
import type { CommitDetail, CommitEntry } from './host-shapes.ts'

export const toCodeChange = (repository: string, entry: CommitEntry, detail?: CommitDetail): CodeChange => ({
  repository,
  sha: entry.sha,
  author: entry.author?.login ?? entry.commit.author?.name ?? 'unknown',
  message: entry.commit.message,
  committedMs: Date.parse(entry.commit.committer?.date ?? ''),
  isMerge: entry.parents.length > 1,
  files:
    detail?.files.map((file) => ({
      path: file.filename,
      previousPath: file.previous_filename ?? null,
      status: file.status,
      changes: file.changes,
      patch: file.patch ?? null,
      url: file.blob_url != null && URL.canParse(file.blob_url) ? file.blob_url : null,
    })) ?? null,
})
