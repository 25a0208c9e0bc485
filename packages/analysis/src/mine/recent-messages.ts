const SLOTS = 1 << 12
/** Longer texts hardly come twice, and are not worth keeping. */
const MAX_LENGTH = 256

/** The messages that came last, to the number of their template: many a message comes again as it is. */
export class RecentMessages {
  readonly #messages: string[] = Array.from({ length: SLOTS }, () => '')
  /** Number + 1; 0 is an empty slot. */
  readonly #numbers = new Int32Array(SLOTS)

  /** The number, or -1. */
  get(message: string): number {
    const slot = slotOf(message)
    return this.#messages[slot] === message ? (this.#numbers[slot] as number) - 1 : -1
  }

  set(message: string, number: number): void {
    if (message.length > MAX_LENGTH) return
    const slot = slotOf(message)
    this.#messages[slot] = message
    this.#numbers[slot] = number + 1
  }

  clear(): void {
    this.#numbers.fill(0)
  }
}

/** By its length and five of its characters: what shares a slot only takes turns in it. */
function slotOf(message: string): number {
  const last = message.length - 1
  if (last < 0) return 0
  let hash = Math.imul(message.length, 0x9e3779b1)
  for (let step = 0; step <= 4; step++)
    hash = Math.imul(hash ^ message.charCodeAt((last * step) >> 2), 0x85ebca6b) ^ (hash >>> 15)
  return (hash >>> 12) & (SLOTS - 1)
}
