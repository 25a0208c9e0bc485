import type { CommitResult, PendingRequest } from './pending-request.ts'

export interface GroupCommitOptions {
  /** Stores a group of one company and answers for each of it, in order. */
  readonly commit: (customerId: string, group: readonly PendingRequest[]) => Promise<CommitResult[]>
  readonly maxConcurrent: number
  readonly maxConcurrentPerCustomer: number
  readonly maxGroupRequests: number
  readonly maxGroupBytes: number
}

interface Waiting {
  readonly request: PendingRequest
  readonly settle: PromiseWithResolvers<CommitResult>
}

interface Line {
  readonly waiting: Waiting[]
  running: number
}

export interface GroupCommit {
  submit(request: PendingRequest): Promise<CommitResult>
  /** Resolves when all that was submitted is committed or refused. */
  drain(): Promise<void>
}

/**
 * While one transaction commits, the next requests of its company gather and share the next one. Companies take
 * turns, so one company's flood makes its own groups larger and nobody else's wait longer.
 */
export function createGroupCommit(options: GroupCommitOptions): GroupCommit {
  const lines = new Map<string, Line>()
  let running = 0
  let idle = Promise.withResolvers<void>()
  idle.resolve()

  function pump(): void {
    for (const [customerId, line] of lines) {
      if (running >= options.maxConcurrent) return
      if (line.waiting.length === 0 || line.running >= options.maxConcurrentPerCustomer) continue
      // To the end of the round: Map keeps the order of insertion.
      lines.delete(customerId)
      lines.set(customerId, line)
      void run(customerId, line, takeGroup(line.waiting, options))
    }
  }

  async function run(customerId: string, line: Line, group: readonly Waiting[]): Promise<void> {
    running++
    line.running++
    try {
      await commitAll(customerId, group)
    } finally {
      running--
      line.running--
      if (line.waiting.length === 0 && line.running === 0) lines.delete(customerId)
      if (lines.size === 0) idle.resolve()
      pump()
    }
  }

  /** A request that the database refuses must not take its neighbors along: alone, each gets its own answer. */
  async function commitAll(customerId: string, group: readonly Waiting[]): Promise<void> {
    try {
      const results = await options.commit(
        customerId,
        group.map(({ request }) => request),
      )
      for (const [index, { settle }] of group.entries()) settle.resolve(results[index] ?? 'stored')
    } catch (error) {
      if (group.length > 1 && isAboutData(error)) for (const waiting of group) await commitAll(customerId, [waiting])
      else for (const { settle } of group) settle.reject(error)
    }
  }

  return {
    submit(request) {
      const settle = Promise.withResolvers<CommitResult>()
      if (lines.size === 0) idle = Promise.withResolvers<void>()
      const line = lines.get(request.customerId) ?? { waiting: [], running: 0 }
      line.waiting.push({ request, settle })
      lines.set(request.customerId, line)
      pump()
      return settle.promise
    },
    drain: () => idle.promise,
  }
}

function takeGroup(waiting: Waiting[], { maxGroupRequests, maxGroupBytes }: GroupCommitOptions): Waiting[] {
  let count = 0
  let bytes = 0
  while (count < waiting.length && count < maxGroupRequests) {
    bytes += waiting[count]?.request.batch?.content.length ?? 0
    if (count > 0 && bytes > maxGroupBytes) break
    count++
  }
  return waiting.splice(0, count)
}

/** SQLSTATE classes 22 (data) and 23 (constraints). */
const isAboutData = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code)
