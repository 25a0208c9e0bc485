import { withoutRecords } from '../evidence/collect-evidence.ts'
import type { Evidence } from '../evidence/evidence.ts'
import type { LoopResult } from './run-loop.ts'
import type { Step } from './step.ts'

export interface Unsteered<R> extends LoopResult<R> {
  /** The evidence that the result rests on. */
  readonly evidence: Evidence
}

/**
 * Where the model was shown a line that may be meant for a reader, all of it is done again without such lines, and only
 * that second result counts: none can rest on what a stranger wrote for it.
 */
export async function runUnsteered<R>(
  evidence: Evidence,
  run: (given: Evidence) => Promise<LoopResult<R>>,
  { now, onStep }: { readonly now: () => number; readonly onStep: (step: Step) => void },
): Promise<Unsteered<R>> {
  const first = await run(evidence)
  const shown = evidence.records.filter(
    (record) => record.isSuspicious && !record.isAddressed && first.shown.has(record.id),
  )
  if (shown.length === 0) return { ...first, evidence }
  onStep({ type: 'repeated', turn: 0, lines: shown.map(({ id }) => id) })
  const startedMs = now()
  const given = await withoutRecords(evidence, (record) => record.isSuspicious)
  const withoutMs = now() - startedMs
  const second = await run(given)
  return { ...second, ownMs: first.ownMs + withoutMs + second.ownMs, evidence: given }
}
