import { Transform } from 'node:stream'
import { UsageError } from './parse-arguments.ts'

export interface BundleLimits {
  readonly maxFiles: number
  readonly maxBytes: number
  /** So many times its own size may come out of an archive, beyond a small free amount. */
  readonly maxRatio: number
}

export const DEFAULT_LIMITS: BundleLimits = { maxFiles: 20_000, maxBytes: 8 * 2 ** 30, maxRatio: 200 }

const FREE_BYTES = 16 * 2 ** 20

/** What may still come out of an archive that nobody vouches for. */
export class BundleBudget {
  readonly #path: string
  readonly #limits: BundleLimits
  readonly #maxBytes: number
  #files = 0
  #bytes = 0

  constructor(path: string, sizeBytes: number, limits: BundleLimits) {
    this.#path = path
    this.#limits = limits
    this.#maxBytes = Math.min(limits.maxBytes, Math.max(FREE_BYTES, sizeBytes * limits.maxRatio))
  }

  /** The name below the target folder; refuses one that would leave it. */
  admit(name: string): string {
    this.#files += 1
    if (this.#files > this.#limits.maxFiles)
      throw new UsageError(`${this.#path} holds more than ${this.#limits.maxFiles} files.`)
    const parts = name.replaceAll('\\', '/').split('/')
    if (name.startsWith('/') || /^[a-z]:/i.test(name) || name.includes('\0') || parts.includes('..'))
      throw new UsageError(`${this.#path} holds a file that would be written outside of it: ${JSON.stringify(name)}.`)
    return parts.filter((part) => part !== '' && part !== '.').join('/')
  }

  /** Counts what comes out, and stops when it is too much. */
  meter(): Transform {
    return new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        this.#bytes += chunk.length
        if (this.#bytes > this.#maxBytes)
          done(new UsageError(`${this.#path} unpacks to far more than its size: it was not read to its end.`))
        else done(null, chunk)
      },
    })
  }
}
