import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { analyzeDigest } from '@holdfast/analysis/analyze/analyze-digest'
import type { LogEvent } from '@holdfast/analysis/model/log-event'
import { guessReceiptTime } from '@holdfast/analysis/read/guess-receipt-time'
import { conclude, type Conclusion } from '@holdfast/investigator/combine/conclude'
import { toReport } from '@holdfast/investigator/combine/to-report'
import { collectEvidence } from '@holdfast/investigator/evidence/collect-evidence'
import { INVESTIGATE_PROMPT } from '@holdfast/investigator/loop/investigate-v1'
import { investigate, type Investigation } from '@holdfast/investigator/loop/investigate'
import type { Step } from '@holdfast/investigator/loop/step'
import type { ModelClient } from '@holdfast/llm/client/create-model-client'
import { readSource } from '../run-engine.ts'
import { CaseInput } from '../score/case-input.ts'
import { readTruth, scoreAnswer, type CaseScore } from '../score/score-case.ts'
import type { CaseRecording } from './case-recording.ts'

export interface CaseOptions {
  /** Null replays nothing and asks nothing: the engine alone. */
  readonly client: Pick<ModelClient, 'takeTurn'> | null
  readonly model: string
  readonly contextTokens: number
  readonly maxTurns: number
  readonly randomHex: () => string
  readonly now: () => number
  readonly onStep?: (step: Step) => void
}

export interface InvestigatedCase {
  readonly name: string
  readonly score: CaseScore
  readonly engine: CaseScore
  readonly investigation: Investigation | null
  readonly conclusion: Conclusion
  readonly recording: CaseRecording
}

const HEAD_BYTES = 1 << 16

/** Lets a model investigate the logs of a case, and judges what the product would show. */
export async function investigateCase(folder: string, options: CaseOptions): Promise<InvestigatedCase> {
  const { client, model, contextTokens, maxTurns, randomHex, now, onStep } = options
  const truth = readTruth(folder)
  const input = new CaseInput(folder, truth.input)
  const startedMs = now()
  const { events, processedCount } = readCase(input.paths)
  const evidence = await collectEvidence({
    read: async function* () {
      yield events
    },
  })
  const findings = analyzeDigest(evidence.digest)
  const seconds = (now() - startedMs) / 1_000
  const turns: CaseRecording['turns'] = []
  const investigation =
    client === null
      ? null
      : await investigate(evidence, findings, {
          client: recordTurns(client, turns),
          signal: new AbortController().signal,
          masking: { addresses: 'public', names: [] },
          contextTokens,
          maxTurns,
          randomHex,
          now,
          ...(onStep && { onStep }),
        })
  const conclusion = conclude(findings, investigation?.checked ?? null)
  const score = (incidents: Parameters<typeof scoreAnswer>[2]['incidents'], ownMs: number): CaseScore => ({
    ...scoreAnswer(truth, input, { processedCount, incidents }),
    seconds: ownMs / 1_000,
  })
  return {
    name: truth.name,
    score: score(conclusion.incidents.map(toReport), investigation?.ownMs ?? 0),
    engine: score(conclude(findings, null).incidents.map(toReport), seconds * 1_000),
    investigation,
    conclusion,
    recording: {
      case: truth.name,
      orders: false,
      prompt: INVESTIGATE_PROMPT,
      model,
      at: new Date(now()).toISOString(),
      turns,
    },
  }
}

function readCase(paths: readonly string[]): { events: LogEvent[]; processedCount: number } {
  const sources = paths.map((path) => ({ source: path, bytes: readFileSync(path) }))
  const receivedAtMs =
    guessReceiptTime(
      sources.map(({ source, bytes }) => ({ name: basename(source), bytes: bytes.subarray(0, HEAD_BYTES) })),
    ) ?? Math.max(...paths.map((path) => statSync(path).mtimeMs))
  const events: LogEvent[] = []
  let processedCount = 0
  for (const source of sources) processedCount += readSource(source, receivedAtMs, (event) => events.push(event))
  return { events, processedCount }
}

/** Each turn that succeeds, with what it cost. */
function recordTurns(
  client: Pick<ModelClient, 'takeTurn'>,
  turns: CaseRecording['turns'],
): Pick<ModelClient, 'takeTurn'> {
  return {
    takeTurn: async (request) => {
      let cost = { prompt_tokens: 0, completion_tokens: 0 }
      const calls = await client.takeTurn({
        ...request,
        onExchange: (exchange) => {
          request.onExchange?.(exchange)
          cost = {
            prompt_tokens: cost.prompt_tokens + exchange.promptTokens,
            completion_tokens: cost.completion_tokens + exchange.completionTokens,
          }
        },
      })
      turns.push({ calls: [...calls], ...cost })
      return calls
    },
  }
}
