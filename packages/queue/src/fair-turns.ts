/** The turns of the first and of the last job that wait. */
export interface WaitingTurns {
  readonly first: number
  readonly last: number
}

/** The queue knows no later one. There all are equal, first come first served, until the line has been worked off. */
export const lastTurn = 2_097_151

/**
 * Parties take turns, as many jobs as each may have: a party's jobs get one turn after the other, and whoever comes
 * anew gets the turn that is next. So before its first job, each other party has at most one.
 */
export class FairTurns {
  readonly #lastOf = new Map<string, number>()

  /** One turn per entry of `parties`, in order. `waiting` is undefined when no job waits. */
  take(parties: readonly string[], waiting: WaitingTurns | undefined): number[] {
    if (!waiting) this.#lastOf.clear()
    const { first, last } = waiting ?? { first: 1, last: 0 }
    const taken = new Map<string, number>()
    const turns = parties.map((party) => {
      // What was handed out and is beyond the line's end has been worked off, or was lost.
      const previous = taken.get(party) ?? Math.min(this.#lastOf.get(party) ?? 0, last)
      const turn = Math.min(lastTurn, Math.max(first, previous + 1))
      taken.set(party, turn)
      return turn
    })
    for (const [party, turn] of taken) this.#lastOf.set(party, turn)
    for (const [party, turn] of this.#lastOf) if (turn < first) this.#lastOf.delete(party)
    return turns
  }
}
