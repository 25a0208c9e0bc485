import type { Span } from '../src/spans/span.ts'
import { pick } from './pick.ts'

export type FaultKind = 'cpu' | 'network' | 'exception' | 'return' | 'none'

export interface SimulationOptions {
  readonly seed: number
  readonly fault: FaultKind
  /** Calls have spans of their own at the caller. */
  readonly withClients: boolean
  /** Failed spans say so. */
  readonly withErrors: boolean
  readonly traces?: number
  /** As real ones are: loads drift, pauses come and go, some requests are rare, some calls take ten times as long. */
  readonly isRough?: boolean
}

interface Operation {
  readonly service: number
  readonly name: string
  readonly meanMs: number
  readonly calls: readonly { readonly to: Operation; readonly chance: number }[]
}

export interface Simulation {
  readonly spans: readonly Span[]
  /** Where the fault is. */
  readonly service: string
  readonly faultMs: number
}

/** Small and repeatable: mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const START_MS = 1_700_000_000_000
const LENGTH_MS = 180_000

/** Made-up services that call each other, with a fault in one of them for the last two thirds of the time. */
export function simulateCalls(options: SimulationOptions): Simulation {
  const { seed, fault, withClients, withErrors, traces = 300, isRough = false } = options
  const random = randomFrom(seed)
  const normal = (): number => Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random())
  const count = 6 + Math.floor(random() * 14)
  const operations: Operation[] = []
  for (let service = count - 1; service >= 0; service--)
    for (let at = 0; at < (isRough && service === 0 ? 5 : 1 + Math.floor(random() * 2)); at++) {
      const below = operations.filter((other) => other.service > service)
      const wanted = Math.min(below.length, service === 0 ? 3 : Math.floor(random() * 4))
      const calls = Array.from({ length: wanted }, () => pick(random, below))
      operations.push({
        service,
        name: `op${at}`,
        meanMs: 0.5 + 10 ** (random() * 1.5),
        calls: [...new Set(calls)].map((to) => ({ to, chance: random() < 0.7 ? 1 : 0.6 })),
      })
    }
  const entries = operations.filter(({ service }) => service === 0)
  const reached = new Map<number, number>()
  const walk = (operation: Operation, weight: number): void => {
    reached.set(operation.service, (reached.get(operation.service) ?? 0) + weight)
    for (const { to, chance } of operation.calls) if (weight > 0.02) walk(to, weight * chance)
  }
  for (const entry of entries) walk(entry, 1 / entries.length)
  const callers = new Set(operations.filter(({ calls }) => calls.length > 0).map(({ service }) => service))
  const possible = [...reached]
    .filter(([service, weight]) => weight >= (isRough ? 0.12 : 0.3) && (fault !== 'return' || callers.has(service)))
    .map(([service]) => service)
  const culprit = possible[Math.floor(random() * possible.length)] ?? 0
  const faultMs = START_MS + LENGTH_MS * (0.25 + random() * 0.2)
  const delayMs = 20 + random() * 80
  const slower = 2.5 + random() * 4
  const spans: Span[] = []
  let ids = 0
  const newId = (): string => (++ids * 2654435761).toString(16).padStart(16, '0').slice(-16)
  const nameOf = (service: number): string => `svc-${String.fromCharCode(97 + service)}`

  const put = (
    traceId: string,
    parent: string | null,
    service: number,
    name: string,
  ): [string, (s: number, d: number, e: boolean) => void] => {
    const spanId = newId()
    return [
      spanId,
      (startMs, durationMs, isError) =>
        spans.push({
          traceId,
          spanId,
          parentSpanId: parent,
          service: nameOf(service),
          name,
          startMs,
          durationMs,
          isError: withErrors && isError,
          peer: null,
          message: withErrors && isError ? 'failed' : null,
          ref: { source: 'spans', line: spans.length + 1, offset: 0 },
        }),
    ]
  }

  const drifts = new Map<Operation, readonly number[]>()
  const pauses = Array.from({ length: count }, () => START_MS + random() * LENGTH_MS)
  /** Steps of ten seconds that remember each other, a pause of a few seconds, and now and then a slow one. */
  const roughness = (operation: Operation, startMs: number): number => {
    if (!isRough) return 1
    let drift = drifts.get(operation)
    if (drift === undefined) {
      let level = normal() * 0.3
      drift = Array.from({ length: 40 }, () => (level = level * 0.8 + normal() * 0.25))
      drifts.set(operation, drift)
    }
    const paused = Math.abs(startMs - (pauses[operation.service] ?? 0)) < 2_500 ? 3 : 1
    const outlier = random() < 0.03 ? 8 : 1
    return Math.exp(drift[Math.floor((startMs - START_MS) / 10_000) % 40] ?? 0) * paused * outlier
  }
  const pickEntry = (): Operation => pick(isRough ? () => random() ** 3 : random, entries)

  /** Answers when it ends, and whether it failed. */
  const run = (operation: Operation, traceId: string, parent: string | null, startMs: number): [number, boolean] => {
    const { service, name, calls, meanMs } = operation
    const isHit = service === culprit && startMs >= faultMs
    const [id, finish] = put(traceId, parent, service, name)
    const work =
      roughness(operation, startMs) *
      meanMs *
      Math.exp(normal() * (isRough ? 0.6 : 0.35)) *
      (isHit && fault === 'cpu' ? slower : 1)
    const part = work / (calls.length + 1)
    let nowMs = startMs + part
    let failed = isHit && fault === 'exception' && random() < 0.8
    const isCut = isHit && fault === 'return'
    for (const { to, chance } of failed || isCut ? [] : calls) {
      if (random() > chance) continue
      const wire = (): number =>
        0.3 +
        random() * 0.4 +
        (fault === 'network' && nowMs >= faultMs && (service === culprit || to.service === culprit) ? delayMs : 0)
      let ended: [number, boolean]
      if (withClients) {
        const [clientId, finishClient] = put(traceId, id, service, 'HTTP POST')
        const begin = nowMs
        ended = run(to, traceId, clientId, nowMs + wire())
        nowMs = ended[0] + wire()
        finishClient(begin, nowMs - begin, ended[1])
      } else {
        ended = run(to, traceId, id, nowMs + wire())
        nowMs = ended[0] + wire()
      }
      if (ended[1]) {
        failed = true
        break
      }
      nowMs += part
    }
    finish(startMs, nowMs - startMs, failed)
    return [nowMs, failed]
  }
  for (let at = 0; at < traces; at++) {
    const traceId = `${(at + seed * 7919) * 2654435761}`.slice(0, 24).padStart(32, 'a')
    run(pickEntry(), traceId, null, START_MS + random() * LENGTH_MS)
  }
  return { spans, service: nameOf(culprit), faultMs }
}
