import type { Readable } from 'node:stream'
import { AppError } from '../app-error.ts'
import type { ByteBudget } from '../byte-budget.ts'

export interface ReadBodyOptions {
  readonly limitBytes: number
  readonly timeoutMs: number
  readonly budget: ByteBudget
  readonly holder: string
  /** What to say of a body above the limit. */
  readonly tooLarge?: string | undefined
}

export interface HeldBody {
  readonly bytes: Buffer
  /** Gives the memory back; once. */
  release(): void
}

/**
 * Reads a body into memory, as long as there is room and it comes fast enough. What is not read to its end is left as
 * it is, so that an answer can still be sent.
 */
export async function readBody(stream: Readable, options: ReadBodyOptions): Promise<HeldBody> {
  const { limitBytes, timeoutMs, budget, holder, tooLarge = 'The request is too large.' } = options
  const chunks: Buffer[] = []
  let size = 0
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    late.reject(new AppError('timeout', 'Upload timed out.', { retryAfterSeconds: 1 }))
  }, timeoutMs)
  try {
    const parts = stream.iterator({ destroyOnReturn: false })
    for (;;) {
      const part = await Promise.race([parts.next(), late.promise])
      if (part.done === true) break
      const bytes: Buffer = Buffer.isBuffer(part.value) ? part.value : Buffer.from(String(part.value))
      if (size + bytes.length > limitBytes) throw new AppError('payload_too_large', tooLarge)
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
