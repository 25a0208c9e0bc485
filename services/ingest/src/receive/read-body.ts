import type { Readable } from 'node:stream'
import { AppError } from '@holdfast/runtime/app-error'
import type { ByteBudget } from './byte-budget.ts'

export interface ReadBodyOptions {
  readonly limitBytes: number
  readonly timeoutMs: number
  readonly budget: ByteBudget
  readonly holder: string
}

export interface HeldBody {
  readonly bytes: Buffer
  /** Gives the memory back; once. */
  release(): void
}

/** Reads a body into memory, as long as there is room and it comes fast enough. */
export async function readBody(stream: Readable, options: ReadBodyOptions): Promise<HeldBody> {
  const { limitBytes, timeoutMs, budget, holder } = options
  const chunks: Buffer[] = []
  let size = 0
  const timer = setTimeout(() => {
    stream.destroy(new AppError('timeout', 'The body took too long to arrive.', { retryAfterSeconds: 1 }))
  }, timeoutMs)
  try {
    for await (const chunk of stream) {
      const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
      if (size + bytes.length > limitBytes) throw new AppError('payload_too_large', 'The request is too large.')
      budget.take(holder, bytes.length)
      size += bytes.length
      chunks.push(bytes)
    }
  } catch (error) {
    budget.release(holder, size)
    throw error
  } finally {
    clearTimeout(timer)
  }
  const [first] = chunks
  return {
    bytes: chunks.length === 1 && first ? first : Buffer.concat(chunks, size),
    release: () => budget.release(holder, size),
  }
}
