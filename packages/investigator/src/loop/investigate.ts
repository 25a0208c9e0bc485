import type { Finding } from '@holdfast/analysis/model/finding'
import { ModelError, type ModelFailure } from '@holdfast/llm/client/model-error'
import { chooseFence } from '@holdfast/llm/prompts/choose-fence'
import type { CheckedVerdict } from '../check/check-verdict.ts'
import { withoutRecords } from '../evidence/collect-evidence.ts'
import type { Evidence } from '../evidence/evidence.ts'
import { type LoopOptions, type LoopResult, runLoop } from './run-loop.ts'
import type { Step } from './step.ts'

export interface InvestigateOptions extends Omit<LoopOptions, 'fence'> {
  readonly randomHex: () => string
}

export interface Investigation {
  /** Null: the model gave none that could be used. */
  readonly checked: CheckedVerdict | null
  /** Why there is none. */
  readonly failure: ModelFailure | 'no-report' | null
  /** The evidence that the verdict rests on. */
  readonly evidence: Evidence
  readonly steps: readonly Step[]
  /** Time that our own code took. */
  readonly ownMs: number
}

/**
 * Lets a model look into the evidence. Where it was shown a line that may be meant for a reader, all of it is done
 * again without such lines, and only that second verdict counts: none can rest on what a stranger wrote for it.
 */
export async function investigate(
  evidence: Evidence,
  findings: readonly Finding[],
  options: InvestigateOptions,
): Promise<Investigation> {
  const fence = chooseFence(
    evidence.records.map(({ event }) => event.raw),
    options.randomHex,
  )
  const steps: Step[] = []
  let ownMs = 0
  const run = async (given: Evidence): Promise<LoopResult> => {
    const result = await runLoop(given, findings, {
      ...options,
      fence,
      onStep: (step) => {
        steps.push(step)
        options.onStep?.(step)
      },
    })
    ownMs += result.ownMs
    return result
  }
  const end = (given: Evidence, checked: CheckedVerdict | null, failure: Investigation['failure']): Investigation => ({
    checked,
    failure: checked === null ? (failure ?? 'no-report') : null,
    evidence: given,
    steps,
    ownMs,
  })
  let given = evidence
  try {
    const first = await run(evidence)
    const shown = evidence.records.filter(
      (record) => record.isSuspicious && !record.isAddressed && first.shown.has(record.id),
    )
    if (shown.length === 0) return end(evidence, first.checked, null)
    const repeated: Step = { type: 'repeated', turn: 0, lines: shown.map(({ id }) => id) }
    steps.push(repeated)
    options.onStep?.(repeated)
    const startedMs = options.now()
    given = await withoutRecords(evidence, (record) => record.isSuspicious)
    ownMs += options.now() - startedMs
    const second = await run(given)
    return end(given, second.checked, null)
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return end(given, null, error.failure)
  }
}
