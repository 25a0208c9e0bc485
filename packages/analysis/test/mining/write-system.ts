import { FILLERS, seeded, type Random } from './fillers.ts'
import { FURTHER_FILLERS } from './further-fillers.ts'
import type { System } from './systems.ts'

const LINES = 2000
const ALL_FILLERS = { ...FILLERS, ...FURTHER_FILLERS }
const START_MS = Date.UTC(2017, 6, 3, 9)

export interface WrittenLog {
  readonly text: string
  /** The number of each line's template. */
  readonly truth: readonly number[]
}

/** A log of the system: some templates fill most of it, as everywhere. */
export function writeSystem({ header, templates }: System, seed: number): WrittenLog {
  const random = seeded(seed)
  const weights = templates.map(() => 1 / (0.02 + random() ** 2))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const lines: string[] = []
  const truth: number[] = []
  let timeMs = START_MS
  for (let count = 0; count < LINES; count++) {
    timeMs += Math.floor(random() * 8000)
    let left = random() * total
    const found = weights.findIndex((weight) => (left -= weight) <= 0)
    const chosen = found < 0 ? templates.length - 1 : found
    lines.push(fill(header, random, timeMs) + fill(templates[chosen] ?? '', random, timeMs))
    truth.push(chosen)
  }
  return { text: `${lines.join('\n')}\n`, truth }
}

const fill = (text: string, random: Random, timeMs: number): string =>
  text.replaceAll(/\{([\w.-]+)\}/g, (whole, name: string) => ALL_FILLERS[name]?.(random, timeMs) ?? whole)
