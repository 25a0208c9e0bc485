import { z } from 'zod'
import { ApiKey } from './scalars.ts'

export const AnalyzeCodeRequest = z.object({
  question: z.string().max(4_000).default('Check code changes'),
  api_key: ApiKey.optional(),
})
export type AnalyzeCodeRequest = z.infer<typeof AnalyzeCodeRequest>

export const Blame = z.object({
  author: z.string(),
  commit_sha: z.string(),
  commit_message: z.string(),
  pr_number: z.number().int().nullable(),
})

/** What of the incident's own lines the suspicion goes by: `quote` stands in `line_id`, or in a line beside it. */
const CodeCitation = z.object({ line_id: z.string(), quote: z.string() })

export const InvestigatedFile = z.object({
  file: z.string(),
  line: z.number().int().nullable(),
  priority: z.enum(['high', 'medium', 'low']),
  reason: z.string(),
  blame: Blame.nullable(),
  repository: z.string(),
  citations: z.array(CodeCitation).default([]),
  hunk: z.string().nullable(),
  url: z.url().nullable(),
})
export type InvestigatedFile = z.infer<typeof InvestigatedFile>

export const CodeAnalysis = z.object({
  error_message: z.string().nullable(),
  explanation: z.string(),
  files_investigated: z.array(InvestigatedFile),
  skipped_files: z.array(z.object({ file: z.string(), reason: z.string() })),
})
export type CodeAnalysis = z.infer<typeof CodeAnalysis>

export const AnalyzeCodeResult = z.object({ analysis: CodeAnalysis })
export type AnalyzeCodeResult = z.infer<typeof AnalyzeCodeResult>
