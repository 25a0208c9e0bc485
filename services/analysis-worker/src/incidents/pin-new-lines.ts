import { pinnedContextPlace } from '@holdfast/database/incidents/sealed-places'
import { pinLines } from '@holdfast/database/incidents/pin-lines'
import { sealJson } from '@holdfast/database/secrets/seal-json'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import type { CorrelationRun } from './correlation-run.ts'
import type { NumberedLine } from '@holdfast/incidents/number-lines'

export interface LinesToPin {
  readonly incidentId: string
  readonly lines: ReadonlyMap<string, NumberedLine>
  /** Those that the incident keeps already. */
  readonly pinned: ReadonlyMap<string, number>
}

/** Keeps cited lines with their neighbours, so that they outlive the raw batch. */
export async function pinNewLines(
  tx: TenantTransaction,
  { incidentId, lines, pinned }: LinesToPin,
  { customerId, cipher, readContexts }: CorrelationRun,
): Promise<void> {
  const added = [...lines].filter(([key]) => !pinned.has(key)).map(([, line]) => line)
  const contexts = await readContexts(added.map((line) => line.citation))
  await pinLines(
    tx,
    added.flatMap(({ lineNumber, citation }, index) => {
      const context = contexts[index]
      if (!context) return []
      return [
        {
          incidentId,
          lineNumber,
          customerId,
          refSource: citation.ref.source,
          refLine: citation.ref.line,
          context: sealJson(cipher, context, pinnedContextPlace(incidentId, lineNumber)),
        },
      ]
    }),
  )
}
