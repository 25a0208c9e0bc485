import { analyzeDigest } from '@holdfast/analysis/analyze/analyze-digest'
import { ModelError, type ModelFailure } from '@holdfast/llm/client/model-error'
import { chooseFence } from '@holdfast/llm/prompts/choose-fence'
import type { Evidence } from '../evidence/evidence.ts'
import type { InvestigateOptions } from '../loop/investigate.ts'
import { runLoop } from '../loop/run-loop.ts'
import { runUnsteered } from '../loop/run-unsteered.ts'
import type { Step } from '../loop/step.ts'
import type { Ending, LoopTask } from '../loop/task.ts'
import { ANSWER_FROM_LOGS_PROMPT, ANSWER_NOW, ANSWER_TOOL, LOOK_AT_TOOL, writeAnswerInstructions } from './answer-v1.ts'
import { checkAnswer, type ProvedAnswer } from './check-answer.ts'
import { LogAnswer, LookAt } from './log-answer.ts'

export interface TimeWindow {
  readonly fromMs: number
  readonly toMs: number
}

export interface AnswerFromLogsOptions extends InvestigateOptions {
  readonly question: string
  /** What the question is asked about, in a sentence of ours. */
  readonly about: string
  /** What is there between two times; null: the window that the question comes from. */
  readonly readWindow: (window: TimeWindow | null) => Promise<Evidence>
  /** False where all that is there is one paste or upload. */
  readonly canLookAt: boolean
}

export interface LogsAnswered {
  /** Null: nothing of what the model said could be proved. */
  readonly answer: ProvedAnswer | null
  readonly failure: ModelFailure | 'no-report' | null
  readonly evidence: Evidence
  readonly steps: readonly Step[]
}

type Outcome = { readonly answer: ProvedAnswer } | { readonly lookAt: TimeWindow }

const MOST_WINDOWS = 3
const WIDEST_MS = 24 * 3_600_000

/** Lets a model look into logs for a question, in one window of time after the other, and keeps what is proved. */
export async function answerFromLogs(options: AnswerFromLogsOptions): Promise<LogsAnswered> {
  const { readWindow, canLookAt, randomHex, now } = options
  const steps: Step[] = []
  const onStep = (step: Step) => {
    steps.push(step)
    options.onStep?.(step)
  }
  let evidence = await readWindow(null)
  let { about } = options
  try {
    for (let windows = 1; ; windows++) {
      const fence = chooseFence(
        evidence.records.map(({ event }) => event.raw),
        randomHex,
      )
      const mayMove = canLookAt && windows < MOST_WINDOWS
      const run = (given: Evidence) =>
        runLoop(given, analyzeDigest(given.digest), taskOf(given, { question: options.question, about }, mayMove), {
          ...options,
          fence,
          onStep,
        })
      const done = await runUnsteered(evidence, run, { now, onStep })
      evidence = done.evidence
      if (done.result !== null && 'lookAt' in done.result) {
        const { fromMs, toMs } = done.result.lookAt
        evidence = await readWindow({ fromMs, toMs })
        about = `${options.about} You wanted to look at ${isoOf(fromMs)} to ${isoOf(toMs)}: that is the window above.`
        continue
      }
      const answer = done.result?.answer ?? null
      const isProved = answer !== null && answer.statements.length > 0
      return { answer: isProved ? answer : null, failure: isProved ? null : 'no-report', evidence, steps }
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return { answer: null, failure: error.failure, evidence, steps }
  }
}

const isoOf = (ms: number): string => new Date(ms).toISOString()

function taskOf(
  evidence: Evidence,
  { question, about }: Pick<AnswerFromLogsOptions, 'question' | 'about'>,
  mayMove: boolean,
): LoopTask<Outcome> {
  const answering: Ending<Outcome> = {
    tool: { ...ANSWER_TOOL, schema: LogAnswer },
    judge: (input, seen) => {
      const answer = checkAnswer(LogAnswer.parse(input), { evidence, seen })
      const { statements, refusals } = answer
      return {
        result: { answer },
        refusals,
        complaints: refusals.map(({ what, why }) => `${what}: ${why}`),
        step: (turn) => ({ type: 'answered', turn, statements: statements.length }),
      }
    },
  }
  return {
    promptId: ANSWER_FROM_LOGS_PROMPT,
    instructions: writeAnswerInstructions,
    opening: [
      { role: 'user', text: about },
      { role: 'user', text: 'Question of the operator:', question },
    ],
    endings: mayMove ? [answering, lookAt] : [answering],
    endNow: ANSWER_NOW,
  }
}

const lookAt: Ending<Outcome> = {
  tool: { ...LOOK_AT_TOOL, schema: LookAt },
  judge: (input) => {
    const { from, to } = LookAt.parse(input)
    const fromMs = Date.parse(from)
    const toMs = Date.parse(to)
    const isUsable = fromMs < toMs && toMs - fromMs <= WIDEST_MS
    return {
      result: { lookAt: { fromMs, toMs: isUsable ? toMs : fromMs + WIDEST_MS } },
      refusals: [],
      complaints: isUsable ? [] : ['look_at: from must be before to, and the window at most 24 hours'],
      step: (turn) => ({ type: 'moved', turn, from, to }),
    }
  },
}
