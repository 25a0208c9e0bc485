import { sealPinnedContext } from '@holdfast/database/incidents/pinned-context'
import { pinLines } from '@holdfast/database/incidents/pin-lines'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import type { CorrelationRun } from './correlation-run.ts'
import type { NumberedLine } from '../number-lines.ts'
import { contextOfLine } from './context-of-line.ts'

export interface LinesToPin {
  readonly incidentId: string
  readonly lines: ReadonlyMap<string, NumberedLine>
  /** Those that the incident keeps already. */
  readonly pinned: ReadonlyMap<string, number>
}

/** Keeps cited lines with their neighbors, so that they outlive the raw batch. */
export async function pinNewLines(
  tx: TenantTransaction,
  { incidentId, lines, pinned }: LinesToPin,
  { customerId, cipher, contexts, describeSource }: CorrelationRun,
): Promise<void> {
  const added = [...lines].filter(([key]) => !pinned.has(key))
  await pinLines(
    tx,
    added.map(([key, { lineNumber, citation }]) => {
      // Whoever deleted the incident in this very moment made us keep lines whose neighbors nobody read.
      const context = contexts.get(key) ?? contextOfLine(citation, describeSource(citation).name)
      return {
        incidentId,
        lineNumber,
        customerId,
        refSource: citation.ref.source,
        refLine: citation.ref.line,
        context: sealPinnedContext(cipher, incidentId, { lineNumber, context }),
      }
    }),
  )
}
