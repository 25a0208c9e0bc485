interface Waiting {
  readonly customerId: string
  readonly start: () => void
}

/** Lets so much work run at once, in all and of each company. Whoever waits longest and may run comes next. */
export class CompanyGate {
  readonly #perCompany: number
  readonly #inAll: number
  readonly #running = new Map<string, number>()
  readonly #waiting: Waiting[] = []
  #total = 0

  constructor({ perCompany, inAll }: { readonly perCompany: number; readonly inAll: number }) {
    this.#perCompany = perCompany
    this.#inAll = inAll
  }

  async run<T>(customerId: string, work: () => Promise<T>): Promise<T> {
    const entry = Promise.withResolvers<void>()
    this.#waiting.push({ customerId, start: entry.resolve })
    this.#admit()
    await entry.promise
    try {
      return await work()
    } finally {
      this.#total--
      this.#running.set(customerId, this.#runningOf(customerId) - 1)
      if (this.#runningOf(customerId) === 0) this.#running.delete(customerId)
      this.#admit()
    }
  }

  #runningOf(customerId: string): number {
    return this.#running.get(customerId) ?? 0
  }

  #admit(): void {
    while (this.#total < this.#inAll) {
      const index = this.#waiting.findIndex(({ customerId }) => this.#runningOf(customerId) < this.#perCompany)
      const [next] = index === -1 ? [] : this.#waiting.splice(index, 1)
      if (!next) return
      this.#total++
      this.#running.set(next.customerId, this.#runningOf(next.customerId) + 1)
      next.start()
    }
  }
}
