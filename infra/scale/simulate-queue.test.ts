import { describe, expect, it } from 'vitest'
import { seededRandom } from './seeded-random.ts'
import { simulateQueue } from './simulate-queue.ts'

const stage = { name: 'work', servers: 1, secondsPerRecord: 0.001 }
const base = { cores: 4, stages: [stage], recordsPerRequest: 10, requests: 20_000, random: seededRandom(1) }

describe('the simulated queue', () => {
  it('is as fast as its slowest stage, and by Little’s law as slow as its clients are many', () => {
    const { recordsPerSecond, p50Seconds } = simulateQueue({ ...base, arrivals: { clients: 8 } })
    expect(recordsPerSecond).toBeCloseTo(1_000, 0)
    expect(p50Seconds).toBeCloseTo((8 * 10) / 1_000, 3)
  })

  it('waits as the theory of one server with equal work says', () => {
    const load = 0.8
    const runs = simulateQueue({ ...base, requests: 100_000, arrivals: { requestsPerSecond: 100 * load } })
    // M/D/1 at 80 %: the mean wait is twice the service time; the median of the whole lies just below their sum.
    expect(runs.p50Seconds).toBeGreaterThan(0.018)
    expect(runs.p50Seconds).toBeLessThan(0.03)
    expect(runs.p99Seconds).toBeLessThan(0.15)
  })

  it('shares cores: more servers than cores win nothing', () => {
    const rate = (servers: number, cores: number) =>
      simulateQueue({ ...base, cores, stages: [{ ...stage, servers }], requests: 4_000, arrivals: { clients: 16 } })
        .recordsPerSecond
    expect(rate(2, 4) / rate(1, 4)).toBeCloseTo(2, 1)
    expect(rate(8, 2) / rate(2, 2)).toBeCloseTo(1, 1)
  })

  it('pays a commit once for all that wait for it', () => {
    const commit = { name: 'commit', servers: 1, secondsPerRecord: 0, secondsPerGroup: 0.1, isOffCore: true }
    const rate = (groupSize: number) =>
      simulateQueue({ ...base, stages: [{ ...commit, groupSize }], requests: 1_000, arrivals: { clients: 20 } })
        .recordsPerSecond
    expect(rate(20) / rate(1)).toBeGreaterThan(9)
  })
})
