import { expect, it } from 'vitest'
import { calibrate, describeCalibration } from './calibrate.ts'

it('measures the processor, the memory and the disk, and says so in one line', () => {
  const calibration = calibrate(1 / 64)
  for (const ms of Object.values(calibration)) expect(ms).toBeGreaterThanOrEqual(0)
  expect(describeCalibration(calibration)).toMatch(
    /^calibration of this machine: cpu [\d.]+ ms, memory [\d.]+ ms, disk/,
  )
})
