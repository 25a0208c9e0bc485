/** Seeded, so that a set of scenarios can be named by a number and made again. */
export interface Random {
  /** 0 ≤ x < 1. */
  next(): number
  /** Both ends included. */
  int(min: number, max: number): number
  pick<T>(items: readonly T[]): T
  /** `count` different items, or all of them. */
  sample<T>(items: readonly T[], count: number): T[]
  chance(probability: number): boolean
  hex(length: number): string
  /** A stream of its own: what is drawn from it does not shift what is drawn here. */
  fork(label: string): Random
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(items: readonly T[]): T => items[int(0, items.length - 1)] as T
  return {
    next,
    int,
    pick,
    sample: (items, count) => {
      const pool = [...items]
      return Array.from(
        { length: Math.min(count, pool.length) },
        () => pool.splice(int(0, pool.length - 1), 1)[0] as (typeof items)[number],
      )
    },
    chance: (probability) => next() < probability,
    hex: (length) => Array.from({ length }, () => int(0, 15).toString(16)).join(''),
    fork: (label) => {
      let hash = seed >>> 0
      for (let i = 0; i < label.length; i++) hash = Math.imul(hash ^ label.charCodeAt(i), 0x01000193)
      return createRandom(hash)
    },
  }
}

/** Moments between two times at a mean rate, as independent arrivals come. */
export function arrivals(random: Random, fromMs: number, toMs: number, perMinute: number): number[] {
  const times: number[] = []
  let at = fromMs
  for (;;) {
    at += (-Math.log(1 - random.next()) * 60_000) / perMinute
    if (at >= toMs) return times
    times.push(Math.round(at))
  }
}

/** Moments at a fixed distance with a little jitter. */
export function ticks(random: Random, fromMs: number, toMs: number, everyMs: number, jitterMs = 0): number[] {
  const times: number[] = []
  for (let at = fromMs; at < toMs; at += everyMs) times.push(Math.round(at + (random.next() - 0.5) * 2 * jitterMs))
  return times
}
