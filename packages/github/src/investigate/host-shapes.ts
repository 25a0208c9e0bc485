import { z } from 'zod'

/** What is read of the REST API's answers. */
export const CommitEntry = z.object({
  sha: z.string(),
  author: z.object({ login: z.string().optional() }).nullish(),
  commit: z.object({
    message: z.string(),
    author: z.object({ name: z.string().nullish() }).nullish(),
    committer: z.object({ date: z.string().nullish() }).nullish(),
  }),
  parents: z.array(z.object({ sha: z.string() })).default([]),
})
export type CommitEntry = z.infer<typeof CommitEntry>

export const CommitDetail = CommitEntry.extend({
  files: z
    .array(
      z.object({
        filename: z.string(),
        previous_filename: z.string().optional(),
        status: z.string(),
        changes: z.number().default(0),
        patch: z.string().optional(),
        blob_url: z.string().nullish(),
      }),
    )
    .default([]),
})
export type CommitDetail = z.infer<typeof CommitDetail>

export const Tree = z.object({ tree: z.array(z.object({ path: z.string(), type: z.string() })) })
export const Content = z.object({ content: z.string().default(''), encoding: z.string().optional() })
export const PullRequests = z.array(
  z.object({
    number: z.number().int(),
    title: z.string().default(''),
    merged_at: z.string().nullish(),
    merge_commit_sha: z.string().nullish(),
  }),
)
