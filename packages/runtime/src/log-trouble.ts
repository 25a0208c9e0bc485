import type { FastifyBaseLogger } from 'fastify'
import pino from 'pino'
import { isConnectionFailure } from './is-connection-failure.ts'

type TroubleLogger = Pick<FastifyBaseLogger, 'warn' | 'error' | 'debug'>

export interface Trouble {
  readonly error: unknown
  readonly message: string
  readonly level?: 'warn' | 'error'
  readonly fields?: Record<string, unknown>
}

/** Trouble that has not been seen for so long is new when it comes again. */
const AWAY_MS = 60_000
/** What has been told, for each stream that lines go to: a process has one, whatever its loggers are called. */
const toldTo = new WeakMap<object, Map<string, number>>()

/** Not the fault of what was being done: a server that is away, a disk that is full. It passes, and then all goes well. */
export function isTroubleBelow(error: unknown): boolean {
  const root = rootOf(error)
  return isConnectionFailure(root) || resourceCode(root) !== undefined
}

/**
 * Logs an error. One that comes from below us (a full disk, a server out of memory) is told once, at the first request
 * or job that meets it, and not a thousand times. A lost connection is told by its outage log, and here not at all.
 */
export function logTrouble(logger: TroubleLogger, { error, message, level = 'warn', fields }: Trouble): void {
  const root = rootOf(error)
  const code = resourceCode(root)
  const isKnown = isConnectionFailure(root) || (code !== undefined && wasTold(logger, code))
  logger[isKnown ? 'debug' : level]({ err: error, ...fields }, message)
}

const rootOf = (error: unknown): unknown => (error instanceof Error && error.cause ? rootOf(error.cause) : error)

/** SQLSTATE classes 53 (no disk, memory, connections) and 58 (the system under the server), and the same of our own. */
function resourceCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^(?:53\w{3}|58\w{3}|ENOSPC|EDQUOT|EMFILE|ENFILE|ENOMEM)$/.test(code) ? code : undefined
}

function wasTold(logger: object, code: string): boolean {
  const stream: unknown = Reflect.get(logger, pino.symbols.streamSym)
  const key = typeof stream === 'object' && stream ? stream : logger
  const told = toldTo.get(key) ?? new Map<string, number>()
  toldTo.set(key, told)
  const before = told.get(code)
  told.set(code, performance.now())
  return before !== undefined && performance.now() - before < AWAY_MS
}
