import { AppError } from '@holdfast/runtime/app-error'

export interface TextSlotLimits {
  readonly perCompany: number
  /** Of one network, whatever companies its senders sign up. */
  readonly perAddress: number
  readonly inAll: number
}

/** What a company's further texts may not take: somebody's first one comes through while others send many. */
const SHARE_FOR_FIRST_TEXTS = 1 / 3

/** A text holds some megabytes while it is stored: a company may have only some at once, and all together too. */
export class TextSlots {
  readonly #limits: TextSlotLimits
  readonly #running = new Map<string, number>()
  #total = 0

  constructor(limits: TextSlotLimits) {
    this.#limits = limits
  }

  async run<T>(sender: { customerId: string; address: string }, work: () => Promise<T>): Promise<T> {
    const holders = [`company ${sender.customerId}`, `address ${sender.address}`] as const
    const [ofCompany, ofAddress] = [this.#held(holders[0]), this.#held(holders[1])]
    const { perCompany, perAddress, inAll } = this.#limits
    if (ofCompany >= perCompany) throw tooMany('Too many parallel uploads.')
    if (ofAddress >= perAddress) throw tooMany('Your network sends as many texts as it may at once.')
    if (this.#total >= (ofCompany === 0 ? inAll : inAll * (1 - SHARE_FOR_FIRST_TEXTS))) {
      throw new AppError('unavailable', 'The server is busy. Please try again in a moment.', { retryAfterSeconds: 5 })
    }
    this.#total++
    for (const holder of holders) this.#running.set(holder, this.#held(holder) + 1)
    try {
      return await work()
    } finally {
      this.#total--
      for (const holder of holders) this.#giveBack(holder)
    }
  }

  #held(holder: string): number {
    return this.#running.get(holder) ?? 0
  }

  #giveBack(holder: string): void {
    const left = this.#held(holder) - 1
    if (left === 0) this.#running.delete(holder)
    else this.#running.set(holder, left)
  }
}

const tooMany = (detail: string) => new AppError('too_many_requests', detail, { retryAfterSeconds: 5 })
