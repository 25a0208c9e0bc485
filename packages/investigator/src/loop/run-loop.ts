import type { ModelClient, ModelExchange } from '@holdfast/llm/client/create-model-client'
import { ModelError } from '@holdfast/llm/client/model-error'
import type { ToolCall } from '@holdfast/llm/client/tool-call'
import type { Finding } from '@holdfast/analysis/model/finding'
import { z } from 'zod'
import type { Evidence } from '../evidence/evidence.ts'
import { writePage } from '../page/write-page.ts'
import { runTool, toolsOf, toolSpec } from '../tools/tools.ts'
import { type Entry, type Masking, renderConversation } from './conversation.ts'
import type { Step } from './step.ts'
import type { LoopTask } from './task.ts'

export interface LoopOptions {
  readonly client: Pick<ModelClient, 'takeTurn'>
  readonly signal: AbortSignal
  readonly masking: Masking
  /** What fits the model's context beside its answer. */
  readonly contextTokens: number
  readonly maxTurns: number
  readonly fence: string
  /** Told of each step as it is taken. */
  readonly onStep?: (step: Step) => void
  readonly onExchange?: (exchange: ModelExchange) => void
  readonly now: () => number
}

export interface LoopResult<R> {
  /** Null: the model gave none. */
  readonly result: R | null
  readonly steps: readonly Step[]
  /** Ids of all lines that the model was shown. */
  readonly shown: ReadonlySet<string>
  readonly ownMs: number
}

const ANSWER_TOKENS = 1_600
const PAGE_SHARE = 0.45
const MOST_PAGE_BYTES = 9_000
const BYTES_PER_TOKEN = 3
const CALLS_A_TURN = 6
/** What fits a context of 8k tokens, beside the tools and the answer. */
const SMALL_CONTEXT = 4_600
const LINE_ID = /\b[A-Z]{1,3}\d+\b/g

/** One conversation: the page, questions and answers, and an end that is checked and may be sent back once. */
export async function runLoop<R>(
  evidence: Evidence,
  findings: readonly Finding[],
  task: LoopTask<R>,
  options: LoopOptions,
): Promise<LoopResult<R>> {
  const { client, signal, masking, maxTurns, fence, onExchange, now } = options
  let { contextTokens } = options
  const questions = toolsOf(evidence).map(toolSpec)
  const endings = task.endings.map(({ tool }) => toolSpec(tool))
  const steps: Step[] = []
  const take = (step: Step) => {
    steps.push(step)
    options.onStep?.(step)
  }
  let ownMs = 0
  const own = <T>(work: () => T): T => {
    const startedMs = now()
    try {
      return work()
    } finally {
      ownMs += now() - startedMs
    }
  }
  const pageEntry = (tokens: number): Entry & { readonly data: string } => {
    const bytes = Math.min(MOST_PAGE_BYTES, Math.floor(tokens * PAGE_SHARE) * BYTES_PER_TOKEN)
    const page = own(() => writePage(evidence, findings, { bytes }))
    return { role: 'user', text: 'What code found in the logs:', data: page }
  }
  const page = pageEntry(contextTokens)
  const seen = [page.data]
  const entries: Entry[] = [{ role: 'system', text: task.instructions(fence) }, page, ...task.opening]
  const end = (result: R | null): LoopResult<R> => ({
    result,
    steps,
    shown: new Set(seen.flatMap((text) => text.match(LINE_ID) ?? [])),
    ownMs,
  })
  let wasSentBack = false
  let result: R | null = null
  for (let turn = 1; turn <= maxTurns; turn++) {
    const isLast = turn === maxTurns
    if (isLast) entries.push({ role: 'user', text: task.endNow })
    const ask = async (tokens: number) => {
      const { unmask, ...rendered } = own(() => renderConversation(entries, { fence, masking, contextTokens: tokens }))
      const said = await client.takeTurn({
        name: task.promptId,
        ...rendered,
        tools: isLast ? endings.slice(0, 1) : [...questions, ...endings],
        maxTokens: ANSWER_TOKENS,
        signal,
        ...(onExchange && { onExchange }),
      })
      return { calls: said, unmask }
    }
    const { calls, unmask } = await ask(contextTokens).catch((error: unknown) => {
      if (!isTooLong(error) || contextTokens <= SMALL_CONTEXT) throw error
      contextTokens = SMALL_CONTEXT
      entries[1] = pageEntry(SMALL_CONTEXT)
      return ask(SMALL_CONTEXT)
    })
    const asked = withIds(calls.slice(0, CALLS_A_TURN), turn)
    entries.push({ role: 'assistant', calls: asked })
    for (const call of asked) {
      const input = unmaskAll(readArguments(call), unmask)
      const ending = task.endings.find(({ tool }) => tool.name === call.name)
      if (!ending) {
        const answer = own(() => runTool(call.name, input, evidence))
        take({ type: 'asked', turn, tool: call.name, input, told: answer.told, bytes: Buffer.byteLength(answer.text) })
        seen.push(answer.text)
        entries.push({ role: 'tool', callId: call.id, data: answer.text })
        continue
      }
      const parsed = ending.tool.schema.safeParse(input)
      if (!parsed.success) {
        const problem = z.prettifyError(parsed.error)
        take({ type: 'refused', turn, what: `the ${call.name}`, why: problem })
        entries.push({ role: 'tool', callId: call.id, data: `The ${call.name} is not of the schema.\n${problem}` })
        continue
      }
      const judged = own(() => ending.judge(parsed.data, seen.join('\n')))
      const { refusals, complaints } = judged
      result = judged.result
      for (const { what, why } of refusals) take({ type: 'refused', turn, what, why })
      if (complaints.length === 0 || wasSentBack || isLast) {
        take(judged.step(turn))
        return end(result)
      }
      wasSentBack = true
      entries.push({
        role: 'tool',
        callId: call.id,
        data: `Not accepted as it is. Mend this and call ${call.name} again, once:\n${complaints.map((one) => `- ${one}`).join('\n')}`,
      })
    }
  }
  return end(result)
}

/** Endpoints say so in many ways; none says how much would fit. */
const isTooLong = (error: unknown): boolean =>
  error instanceof ModelError &&
  error.failure === 'rejected' &&
  error.cause instanceof Error &&
  /context|too long|too large|too many tokens|maximum.{0,40}(?:length|tokens)|exceeds/i.test(error.cause.message)

/** Endpoints may name calls alike; each answer must find its own. */
const withIds = (calls: readonly ToolCall[], turn: number): ToolCall[] =>
  calls.map((call, index) => ({ ...call, id: `t${turn}c${index + 1}` }))

function readArguments({ arguments: text }: ToolCall): unknown {
  try {
    return text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    return text
  }
}

function unmaskAll(value: unknown, unmask: (text: string) => string): unknown {
  if (typeof value === 'string') return unmask(value)
  if (Array.isArray(value)) return value.map((one) => unmaskAll(one, unmask))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unmaskAll(one, unmask)]))
}
