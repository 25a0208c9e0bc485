import type { z } from 'zod'
import type { Evidence } from '../evidence/evidence.ts'

/** A question to the evidence: read-only, bounded, the same answer to the same question. */
export interface Tool<S extends z.ZodType = z.ZodType> {
  readonly name: string
  /** For whoever calls it; every word is paid for with each turn. */
  readonly description: string
  readonly schema: S
  readonly run: (input: z.output<S>, evidence: Evidence) => ToolAnswer
}

export interface ToolAnswer {
  readonly text: string
  /** What was asked and found, for a person: `searched "timeout" in billing: 214 lines`. */
  readonly told: string
}

export const defineTool = <S extends z.ZodType>(tool: Tool<S>): Tool => tool
