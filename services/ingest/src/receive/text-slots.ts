import { AppError } from '@holdfast/runtime/app-error'

/** A text holds some megabytes while it is stored: a company may have only some at once, and all together too. */
export class TextSlots {
  readonly #perCompany: number
  readonly #inAll: number
  readonly #running = new Map<string, number>()
  #total = 0

  constructor({ perCompany, inAll }: { perCompany: number; inAll: number }) {
    this.#perCompany = perCompany
    this.#inAll = inAll
  }

  async run<T>(customerId: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(customerId) ?? 0
    if (running >= this.#perCompany) {
      throw new AppError('too_many_requests', 'Your company sends as many texts as it may at once.', {
        retryAfterSeconds: 5,
      })
    }
    if (this.#total >= this.#inAll) {
      throw new AppError('unavailable', 'The server is busy. Please try again in a moment.', { retryAfterSeconds: 5 })
    }
    this.#total++
    this.#running.set(customerId, running + 1)
    try {
      return await work()
    } finally {
      this.#total--
      const left = (this.#running.get(customerId) ?? 1) - 1
      if (left === 0) this.#running.delete(customerId)
      else this.#running.set(customerId, left)
    }
  }
}
