import { randomBytes } from 'node:crypto'
import { analyzeDigest } from '@holdfast/analysis/analyze/analyze-digest'
import type { LogEvent } from '@holdfast/analysis/model/log-event'
import { conclude, type Conclusion } from '@holdfast/investigator/combine/conclude'
import { collectEvidence } from '@holdfast/investigator/evidence/collect-evidence'
import { investigate, type Investigation } from '@holdfast/investigator/loop/investigate'
import type { Step } from '@holdfast/investigator/loop/step'
import { createModelClient } from '@holdfast/llm/client/create-model-client'
import { readModelConfig } from './config.ts'
import type { AnalyzeArguments } from './parse-arguments.ts'
import type { Signal } from './read-signals.ts'
import { readBatches } from './read-sources.ts'
import { receiptTimeOfFiles } from './receipt-time-of-files.ts'

export interface InvestigatedSources {
  readonly processedCount: number
  readonly conclusion: Conclusion
  readonly investigation: Investigation
}

const MAX_TURNS = 10
const LIMITS = { maxTokens: 1_600, attempts: 3, breakAfter: 5, breakMs: 30_000, nowMs: Date.now, random: Math.random }

/** The engine's findings, and what a model makes of the same lines. */
export async function investigateSources(
  args: AnalyzeArguments & { readonly modelUrl: string },
  onBytes: (count: number) => void,
  onStep: (step: Step) => void,
): Promise<InvestigatedSources> {
  const { operator, ...settings } = readModelConfig(args.modelUrl)
  const receivedAtMs = await receiptTimeOfFiles(args.files)
  let processedCount = 0
  const signals: Signal[] = []
  const evidence = await collectEvidence({
    read: async function* () {
      const batches = readBatches(args.files, {
        onBytes,
        onSignal: (signal) => signals.push(signal),
        ...(receivedAtMs === undefined ? {} : { receivedAtMs }),
      })
      for (;;) {
        const { done, value } = await batches.next()
        if (done) {
          processedCount = value
          return
        }
        yield value.filter((event) => isMeant(event, args))
      }
    },
    addSignals: (digester) => {
      for (const { span, point } of signals) {
        if (span !== undefined) digester.addSpan(span)
        if (point !== undefined) digester.addPoint(point)
      }
    },
  })
  const findings = analyzeDigest(evidence.digest)
  const investigation = await investigate(evidence, findings, {
    client: createModelClient({
      ...settings,
      ...LIMITS,
      baseUrl: args.modelUrl,
      apiKey: operator?.apiKey ?? null,
      model: operator?.model ?? '',
      idleMs: settings.timeoutMs,
    }),
    signal: new AbortController().signal,
    masking: { addresses: 'public', names: [] },
    contextTokens: settings.investigationTokens,
    maxTurns: MAX_TURNS,
    randomHex: () => randomBytes(16).toString('hex'),
    now: Date.now,
    onStep,
  })
  return { processedCount, investigation, conclusion: conclude(findings, investigation.checked) }
}

function isMeant({ timestampMs }: LogEvent, { sinceMs, untilMs }: AnalyzeArguments): boolean {
  if (timestampMs === null) return true
  return (sinceMs === null || timestampMs >= sinceMs) && (untilMs === null || timestampMs <= untilMs)
}
