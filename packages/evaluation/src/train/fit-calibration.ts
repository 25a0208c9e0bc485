import type { Calibration } from '@holdfast/analysis/weigh/weights'
import { sigmoid } from './fit.ts'

export interface Forecast {
  /** Log-odds that the model gave to its first cause. */
  readonly odds: number
  /** Whether the engine called its cause confirmed. */
  readonly isProven: boolean
  readonly isRight: boolean
}

const STEPS = 2000
const RATE = 0.05

/** Platt's scaling with one more term: the straight lines, one for what is proven, that turn forecasts of unseen cases into kept promises. */
export function fitCalibration(forecasts: readonly Forecast[]): Calibration {
  let slope = 1
  let proof = 0
  let offset = 0
  for (let step = 0; step < STEPS && forecasts.length > 0; step++) {
    let bySlope = 0
    let byProof = 0
    let byOffset = 0
    for (const { odds, isProven, isRight } of forecasts) {
      const error = sigmoid(slope * odds + proof * Number(isProven) + offset) - Number(isRight)
      bySlope += error * odds
      byProof += error * Number(isProven)
      byOffset += error
    }
    slope = Math.max(0, slope - (RATE * bySlope) / forecasts.length)
    proof = Math.max(0, proof - (RATE * byProof) / forecasts.length)
    offset -= (RATE * byOffset) / forecasts.length
  }
  return { slope: rounded(slope), proof: rounded(proof), offset: rounded(offset) }
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000
