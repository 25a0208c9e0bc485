import type { Finding } from '@holdfast/analysis/model/finding'
import { ModelError, type ModelFailure } from '@holdfast/llm/client/model-error'
import { chooseFence } from '@holdfast/llm/prompts/choose-fence'
import { checkVerdict, type CheckedVerdict } from '../check/check-verdict.ts'
import type { Evidence } from '../evidence/evidence.ts'
import { Verdict } from '../verdict/verdict.ts'
import { INVESTIGATE_PROMPT, REPORT_NOW, REPORT_TOOL, writeInstructions } from './investigate-v1.ts'
import { type LoopOptions, runLoop } from './run-loop.ts'
import { runUnsteered } from './run-unsteered.ts'
import type { Step } from './step.ts'
import type { LoopTask } from './task.ts'

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

/** Lets a model look into the evidence, and believes nothing of its verdict that the evidence does not show. */
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
  const onStep = (step: Step) => {
    steps.push(step)
    options.onStep?.(step)
  }
  const run = (given: Evidence) => runLoop(given, findings, taskOf(given, findings), { ...options, fence, onStep })
  try {
    const done = await runUnsteered(evidence, run, { now: options.now, onStep })
    const failure = done.result === null ? 'no-report' : null
    return { checked: done.result, failure, evidence: done.evidence, steps, ownMs: done.ownMs }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return { checked: null, failure: error.failure, evidence, steps, ownMs: 0 }
  }
}

const taskOf = (evidence: Evidence, findings: readonly Finding[]): LoopTask<CheckedVerdict> => ({
  promptId: INVESTIGATE_PROMPT,
  instructions: writeInstructions,
  opening: [],
  endings: [
    {
      tool: { ...REPORT_TOOL, schema: Verdict },
      judge: (input, seen) => {
        const result = checkVerdict(Verdict.parse(input), { evidence, findings, seen })
        const { refusals, complaints, incidents, dismissed } = result
        return {
          result,
          refusals,
          complaints,
          step: (turn) => ({ type: 'reported', turn, incidents: incidents.length, dismissed: dismissed.length }),
        }
      },
    },
  ],
  endNow: REPORT_NOW,
})
