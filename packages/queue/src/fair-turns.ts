export interface WaitingTurns {
  /** The turn of the job that is next. */
  readonly first: number
  readonly count: number
}

/** The queue knows no later one. There all are equal, first come first served, until the line has been worked off. */
export const LAST_TURN = 2_097_151

/**
 * Parties take turns, as many jobs as each may have: a party's jobs get one turn after the other, and whoever is
 * new gets the turn that is next. So before its first job, each other party has at most one.
 */
export class FairTurns {
  readonly #lastOf = new Map<string, number>()

  /** One turn per entry of `parties`, in order. `waiting` is undefined when no job waits. */
  take(parties: readonly string[], waiting: WaitingTurns | undefined): number[] {
    if (!waiting) this.#lastOf.clear()
    const { first, count } = waiting ?? { first: 1, count: 0 }
    const taken = new Map<string, number>()
    const turns = parties.map((party) => {
      // Nobody has more turns before it than jobs wait: the others were worked off or lost.
      const previous = taken.get(party) ?? Math.min(this.#lastOf.get(party) ?? 0, first + count)
      const turn = Math.min(LAST_TURN, Math.max(first, previous + 1))
      taken.set(party, turn)
      return turn
    })
    for (const [party, turn] of taken) this.#lastOf.set(party, turn)
    for (const [party, turn] of this.#lastOf) if (turn < first) this.#lastOf.delete(party)
    return turns
  }
}
