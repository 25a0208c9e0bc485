import type { AgentSignal } from '@holdfast/database/agents/note-agent-signal'
import { isOfLogs } from '@holdfast/database/schema/log-batches-table'
import type { PendingRequest } from './pending-request.ts'

const MAX_AGENTS = 10_000

/** An agent that sends ten times a second is noted every few seconds: one row, written seldom. */
export class AgentClock {
  readonly #notedMs = new Map<string, number>()
  readonly #intervalMs: number

  constructor(intervalMs = 10_000) {
    this.#intervalMs = intervalMs
  }

  /** The signals that are worth noting now. A refusal and the first logs always are. */
  due(requests: readonly PendingRequest[]): AgentSignal[] {
    const signals = new Map<string, AgentSignal>()
    for (const request of requests) {
      const { customerId, agentFingerprint: fingerprint, receivedAt: at } = request
      if (fingerprint === null) continue
      const error =
        request.recordCount > 0 && request.batch === null && request.rejectedCount > 0 ? reason(request) : null
      const hasLogs = request.batch !== null && isOfLogs(request.batch.format)
      const name = `${customerId} ${fingerprint} ${hasLogs} ${error !== null}`
      const last = this.#notedMs.get(name)
      if (last !== undefined && at.getTime() - last < this.#intervalMs) continue
      this.#remember(name, at.getTime())
      signals.set(name, { customerId, fingerprint, at, hasLogs, error })
    }
    return [...signals.values()].toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1))
  }

  #remember(name: string, atMs: number): void {
    if (!this.#notedMs.has(name) && this.#notedMs.size >= MAX_AGENTS) {
      this.#notedMs.delete(this.#notedMs.keys().next().value ?? '')
    }
    this.#notedMs.set(name, atMs)
  }
}

const reason = (request: PendingRequest): string => Object.keys(request.reasons)[0] ?? 'rejected'
