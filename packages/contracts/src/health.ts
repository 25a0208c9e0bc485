import { z } from 'zod'

export const Health = z.object({ status: z.literal('ok') })
export type Health = z.infer<typeof Health>

export const Readiness = z.object({
  status: z.enum(['ready', 'not-ready']),
  checks: z.record(z.string(), z.object({ ok: z.boolean(), detail: z.string().nullable() })),
})
export type Readiness = z.infer<typeof Readiness>
