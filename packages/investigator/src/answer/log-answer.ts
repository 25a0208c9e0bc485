import { z } from 'zod'
import { searchTool } from '../tools/search.ts'
import { Cite } from '../verdict/verdict.ts'

/** What whoever looked into the logs hands back. */
export const LogAnswer = z.object({
  statements: z
    .array(
      z.object({
        says: z.string().trim().min(1).max(600),
        cites: z.array(Cite).max(6).default([]),
        searches: z.array(searchTool.schema).max(3).default([]).describe('repeated by code'),
      }),
    )
    .min(1)
    .max(6),
})
export type LogAnswer = z.infer<typeof LogAnswer>

export const LookAt = z.object({
  from: z.iso.datetime({ offset: true }).describe('such as 2026-03-03T09:00:00Z'),
  to: z.iso.datetime({ offset: true }),
})
export type LookAt = z.infer<typeof LookAt>
