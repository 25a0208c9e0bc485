import { sigmoid } from './fit.ts'

export interface Forecast {
  /** Log-odds that the model gave to its first cause. */
  readonly odds: number
  /** 1 where it was right, less where it would have been right less often. */
  readonly rightness: number
}

const STEPS = 2000
const RATE = 0.05

/** Platt's scaling: the straight line that turns forecasts of unseen cases into kept promises. */
export function fitCalibration(forecasts: readonly Forecast[]): { slope: number; offset: number } {
  let slope = 1
  let offset = 0
  for (let step = 0; step < STEPS && forecasts.length > 0; step++) {
    let bySlope = 0
    let byOffset = 0
    for (const { odds, rightness } of forecasts) {
      const error = sigmoid(slope * odds + offset) - rightness
      bySlope += error * odds
      byOffset += error
    }
    slope = Math.max(0, slope - (RATE * bySlope) / forecasts.length)
    offset -= (RATE * byOffset) / forecasts.length
  }
  return { slope: Math.round(slope * 1000) / 1000, offset: Math.round(offset * 1000) / 1000 }
}
