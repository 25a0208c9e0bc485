import { z } from 'zod'
import type { SourceLine } from '../ground/ground-claim.ts'
import type { RefinementContext } from '../answers/refinement-context.ts'

export interface RecordedRequest {
  readonly lines: readonly SourceLine[]
  /** Null for requests that are not about an incident's causes. */
  readonly context: RefinementContext | null
}

const Messages = z.array(z.object({ role: z.string(), content: z.string() }))
const Findings = z.object({
  title: z.string(),
  service: z.string().nullable(),
  affected: z.array(z.string()),
  causes: z.array(
    z.object({
      statement: z.string(),
      confidence: z.number(),
      service: z.string().nullable(),
      lines: z.array(z.string()),
    }),
  ),
})

/** What a recorded request gave the model to read, as the prompts of this folder write it; null where none did. */
export function readRecordedRequest(request: string): RecordedRequest | null {
  const parsed = Messages.safeParse(tryJson(request))
  const asked = parsed.data?.find((message) => message.role === 'user')?.content ?? ''
  const [fence = '', findings = '', ...rows] = asked.split('\n')
  const end = rows.indexOf(fence)
  if (!/^<<data [\da-f]+>>$/.test(fence) || end === -1) return null
  const lines = rows.slice(0, end).flatMap((row) => {
    const [, id, quoted] = /^(L\d+): (".*")$/.exec(row) ?? []
    const text = quoted === undefined ? undefined : tryJson(quoted)
    return id !== undefined && typeof text === 'string' ? [{ id, text }] : []
  })
  const known = Findings.safeParse(tryJson(findings))
  if (!known.success) return { lines, context: null }
  const { causes, ...found } = known.data
  const ranked = causes.map(({ lines: lineIds, ...cause }) => ({ ...cause, lineIds }))
  return { lines, context: { ...found, causes: ranked, lines } }
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
