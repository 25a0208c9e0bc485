/** Beyond it a bit is all but certain. */
export const SUREST = 11.9
const STEPS = 4_096
const STEPS_PER_UNIT = 170
const MIDDLE = STEPS / 2

/** By plain arithmetic, which is the same everywhere: `Math.exp` and `**` need not be. */
function exponential(x: number): number {
  let term = 1
  let sum = 1
  for (let n = 1; n < 20; n++) {
    term *= x / 64 / n
    sum += term
  }
  for (let square = 0; square < 6; square++) sum *= sum
  return sum
}

const SQUASHED = Float64Array.from(
  { length: STEPS },
  (_, step) => 1 / (1 + exponential((MIDDLE - step) / STEPS_PER_UNIT)),
)

const STRETCHED = new Float64Array(STEPS)
for (let step = 0, above = 1; step < STEPS; step++) {
  const probability = (step + 0.5) / STEPS
  while (above < STEPS - 1 && SQUASHED[above]! < probability) above++
  const below = SQUASHED[above - 1]!
  const part = (probability - below) / (SQUASHED[above]! - below)
  STRETCHED[step] = (above - 1 + part - MIDDLE) / STEPS_PER_UNIT
}

/** The logistic function, for −SUREST…SUREST. */
export function squash(x: number): number {
  const place = x * STEPS_PER_UNIT + MIDDLE
  const step = Math.trunc(place)
  const from = SQUASHED[step]!
  return from + (SQUASHED[step + 1]! - from) * (place - step)
}

/** Its inverse, for a probability in 0…1, of which 1 is left out. */
export const stretch = (probability: number): number => STRETCHED[Math.trunc(probability * STEPS)]!
