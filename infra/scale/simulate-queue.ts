export interface Stage {
  readonly name: string
  /** How many requests it works on at once. */
  readonly servers: number
  readonly secondsPerRecord: number
  /** Paid once for all that it takes at once: a commit. */
  readonly secondsPerGroup?: number
  /** Takes all that wait, up to so many requests. */
  readonly groupSize?: number
  /** Waits on a disk or another machine, and so needs none of the cores. */
  readonly isOffCore?: boolean
}

export interface Simulation {
  readonly cores: number
  readonly stages: readonly Stage[]
  readonly recordsPerRequest: number
  readonly requests: number
  /** Each of so many clients sends its next request when the one before is done; or they come by chance at this rate. */
  readonly arrivals: { readonly clients: number } | { readonly requestsPerSecond: number }
  /** Between 0 and 1. */
  readonly random: () => number
}

export interface SimulatedRun {
  readonly recordsPerSecond: number
  readonly p50Seconds: number
  readonly p99Seconds: number
  /** The most requests that were in the system at once. */
  readonly mostWaiting: number
}

interface Request {
  readonly arrivedAt: number
}
interface Event {
  readonly at: number
  readonly run: () => void
}

/** Requests pass through stages that share cores; time is simulated, so a day takes a moment. */
export function simulateQueue(simulation: Simulation): SimulatedRun {
  const { stages, recordsPerRequest, requests, arrivals, random } = simulation
  const events: Event[] = []
  const queues: Request[][] = stages.map(() => [])
  const busy = stages.map(() => 0)
  const latencies: number[] = []
  let freeCores = simulation.cores
  let now = 0
  let sent = 0
  let mostWaiting = 0

  function schedule(afterSeconds: number, run: () => void): void {
    const at = now + afterSeconds
    let low = 0
    for (let high = events.length; low < high;) {
      const middle = (low + high) >>> 1
      if ((events[middle]?.at ?? 0) > at) low = middle + 1
      else high = middle
    }
    events.splice(low, 0, { at, run })
  }

  function arrive(): void {
    if (sent === requests) return
    sent++
    queues[0]?.push({ arrivedAt: now })
    mostWaiting = Math.max(mostWaiting, sent - latencies.length)
    if ('requestsPerSecond' in arrivals) schedule(-Math.log(1 - random()) / arrivals.requestsPerSecond, arrive)
    startWhatCan()
  }

  /** Later stages first: what is nearly done gets the core. */
  function startWhatCan(): void {
    for (let index = stages.length - 1; index >= 0; index--) while (start(index));
  }

  function start(index: number): boolean {
    const [stage, queue] = [stages[index], queues[index]]
    if (!stage || !queue?.length || (busy[index] ?? 0) >= stage.servers) return false
    const needsCore = stage.isOffCore !== true
    if (needsCore && freeCores === 0) return false
    const group = queue.splice(0, stage.groupSize ?? 1)
    busy[index] = (busy[index] ?? 0) + 1
    if (needsCore) freeCores--
    const seconds = (stage.secondsPerGroup ?? 0) + stage.secondsPerRecord * recordsPerRequest * group.length
    schedule(seconds, () => {
      busy[index] = (busy[index] ?? 0) - 1
      if (needsCore) freeCores++
      for (const request of group) leave(request, index)
      startWhatCan()
    })
    return true
  }

  function leave(request: Request, index: number): void {
    const next = queues[index + 1]
    if (next) {
      next.push(request)
      return
    }
    latencies.push(now - request.arrivedAt)
    if ('clients' in arrivals) arrive()
  }

  const first = 'clients' in arrivals ? arrivals.clients : 1
  for (let client = 0; client < first; client++) arrive()
  for (let event = events.pop(); event; event = events.pop()) {
    now = event.at
    event.run()
  }
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    recordsPerSecond: (latencies.length * recordsPerRequest) / now,
    p50Seconds: at(0.5),
    p99Seconds: at(0.99),
    mostWaiting,
  }
}
