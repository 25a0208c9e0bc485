import { bucketStart } from '../digest/bucket-ladder.ts'
import type { OperationSummary, SpanDigest, SpanExemplar } from '../spans/span-digest.ts'
import { CallTally, type CallFigures } from './call-figures.ts'
import type { CallMap } from './call-map.ts'
import { judgeHealth, type Health } from './judge-health.ts'

export interface ServiceFigures extends CallFigures {
  readonly name: string
  readonly health: Health
  readonly recent: CallFigures
  readonly before: CallFigures
}

export interface OperationFigures extends CallFigures {
  readonly service: string
  readonly name: string
  readonly slowest: readonly SpanExemplar[]
  readonly failing: readonly SpanExemplar[]
}

/** What is judged: the latest part of the window, against the rest. */
const RECENT_MS = 15 * 60_000
const RECENT_PART = 1 / 3

interface Tallies {
  readonly recent: CallTally
  readonly before: CallTally
  readonly all: CallTally
}

/** Takes in operations one after the other, so that no more than one is ever held whole. */
export class ServiceOverview {
  readonly #calls: Pick<CallMap, 'isEntry'>
  readonly #spanMs: number
  readonly #recentMs: number
  readonly #recentFromMs: number
  readonly #entered = new Map<string, Tallies>()
  readonly #whole = new Map<string, Tallies>()

  constructor(
    { firstMs, lastMs, bucketMs }: Pick<SpanDigest, 'firstMs' | 'lastMs' | 'bucketMs'>,
    calls: Pick<CallMap, 'isEntry'>,
  ) {
    this.#calls = calls
    const [from, to] = [firstMs ?? 0, lastMs ?? 0]
    this.#spanMs = to - from
    this.#recentFromMs = bucketStart(Math.floor(to - Math.min(RECENT_MS, this.#spanMs * RECENT_PART)), bucketMs)
    this.#recentMs = to - this.#recentFromMs
  }

  add(key: string, { service, name, buckets, slowest, failing }: OperationSummary): OperationFigures {
    const own = new CallTally()
    const services = [talliesOf(this.#whole, service)]
    if (this.#calls.isEntry(key) === true) services.push(talliesOf(this.#entered, service))
    for (const [start, bucket] of Object.entries(buckets)) {
      own.add(bucket)
      for (const tallies of services) {
        tallies.all.add(bucket)
        const part = Number(start) >= this.#recentFromMs ? tallies.recent : tallies.before
        part.add(bucket)
      }
    }
    return { service, name, ...own.figures(this.#spanMs), slowest, failing }
  }

  /** By what is called from outside; by all of their spans where the sample shows no such call. The busiest first. */
  services(): ServiceFigures[] {
    return [...this.#whole]
      .map(([name, whole]) => this.#describe(name, this.#entered.get(name) ?? whole))
      .sort((a, b) => b.calls - a.calls || (a.name < b.name ? -1 : 1))
  }

  #describe(name: string, tallies: Tallies): ServiceFigures {
    const recent = tallies.recent.figures(this.#recentMs)
    const before = tallies.before.figures(this.#spanMs - this.#recentMs)
    return { name, ...tallies.all.figures(this.#spanMs), health: judgeHealth(recent, before), recent, before }
  }
}

function talliesOf(all: Map<string, Tallies>, service: string): Tallies {
  const known = all.get(service) ?? { recent: new CallTally(), before: new CallTally(), all: new CallTally() }
  all.set(service, known)
  return known
}
