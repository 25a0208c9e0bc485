import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FairTurns, LAST_TURN, type WaitingTurns } from './fair-turns.ts'

interface Waiting {
  readonly party: string
  readonly turn: number
}

/** Serves as the queue does: the lowest turn first, and of equal ones the first that came. */
class Line {
  readonly #turns = new FairTurns()
  readonly waiting: Waiting[] = []

  add(parties: readonly string[]): void {
    const turns = this.#turns.take(parties, this.#span())
    for (const [index, party] of parties.entries()) this.waiting.push({ party, turn: turns[index] ?? 0 })
  }

  serve(): string | undefined {
    const next = this.waiting.toSorted((a, b) => a.turn - b.turn)[0]
    if (next) this.waiting.splice(this.waiting.indexOf(next), 1)
    return next?.party
  }

  #span(): WaitingTurns | undefined {
    const turns = this.waiting.map(({ turn }) => turn)
    return turns.length === 0 ? undefined : { first: Math.min(...turns), count: turns.length }
  }
}

const times = (count: number, party: string): string[] => Array.from({ length: count }, () => party)

describe('turns', () => {
  it('lets a new company wait for one job of a flood', () => {
    const line = new Line()
    line.add(times(1_000, 'flood'))
    for (let served = 0; served < 400; served++) line.serve()
    line.add(['neighbor'])
    expect([line.serve(), line.serve()]).toContain('neighbor')
  })

  it('serves two floods alternately, whichever came first', () => {
    const line = new Line()
    line.add(times(500, 'first'))
    for (let served = 0; served < 250; served++) line.serve()
    line.add(times(500, 'second'))
    const served = Array.from({ length: 100 }, () => line.serve())
    expect(served.filter((party) => party === 'first')).toHaveLength(50)
  })

  it('does not hold an earlier flood against who has worked it off', () => {
    const line = new Line()
    line.add(times(300, 'early'))
    while (line.serve());
    line.add(times(3, 'early'))
    line.add(times(3, 'late'))
    const served = Array.from({ length: 4 }, () => line.serve())
    expect(served.filter((party) => party === 'late')).toHaveLength(2)
  })

  it('puts at most one job of each other before the first of whoever is new', () => {
    const party = fc.constantFrom('a', 'b', 'c', 'd')
    const step = fc.oneof(fc.array(party, { maxLength: 20 }), fc.nat(15))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const line = new Line()
        for (const taken of steps) {
          if (typeof taken === 'number') for (let served = 0; served < taken; served++) line.serve()
          else line.add(taken)
        }
        line.add(['newcomer'])
        const before: string[] = []
        for (let served = line.serve(); served !== 'newcomer'; served = line.serve()) before.push(served ?? '')
        expect(before).toHaveLength(new Set(before).size)
      }),
    )
  })

  it('stays within what the queue can count', () => {
    expect(new FairTurns().take(['a', 'a'], { first: LAST_TURN, count: 2 })).toEqual([LAST_TURN, LAST_TURN])
  })
})
