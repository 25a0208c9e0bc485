import { expect, it } from 'vitest'
import { agreement } from './agreement.ts'
import { simulateLag, simulatePipeline } from './model.ts'
import { sizeFleet } from './size-fleet.ts'

it('agrees with every point that was measured', () => {
  expect(agreement().filter(({ agrees }) => !agrees)).toEqual([])
})

it('wins nothing by a third worker on two cores, and almost all of it on cores of its own', () => {
  const [two, three] = [simulatePipeline(2), simulatePipeline(3)]
  expect(three.recordsPerSecond / two.recordsPerSecond).toBeLessThan(1.05)
  expect(simulatePipeline(2, 4).recordsPerSecond / simulatePipeline(1, 2).recordsPerSecond).toBeGreaterThan(1.9)
})

it('keeps the lag under a second at the load that workers are planned for, and not much beyond', () => {
  expect(simulateLag(0.7, 2).p99Seconds).toBeLessThan(1)
  expect(simulateLag(0.97, 2).p99Seconds).toBeGreaterThan(1)
})

it('sizes a fleet by its peak, never below two of each', () => {
  const demand = { bytesPerLine: 200, peakFactor: 3, retentionDays: 14, dashboardRequestsPerSecond: 100 }
  expect(sizeFleet({ ...demand, terabytesPerDay: 0.01 })).toMatchObject({ ingests: 2, workers: 2, gateways: 2 })
  const large = sizeFleet({ ...demand, terabytesPerDay: 10 })
  expect(large).toMatchObject({ peakLinesPerSecond: 1_736_111, ingests: 7, workers: 18 })
  expect(sizeFleet({ ...demand, terabytesPerDay: 20 }).workers).toBe(36)
})
