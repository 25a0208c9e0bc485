import type { RoleNet } from './weigh-roles.ts'

/** A word, by where it stands in the table of points, and what it says of the mechanism. */
export interface StatementEntry {
  readonly row: number
  readonly mechanisms: readonly (readonly [index: number, weight: number])[]
}

export interface StatementColumns {
  readonly count: number
  readonly dimensions: number
  readonly units: number
  readonly roles: number
  readonly pointStep: number
  readonly mechanismStep: number
}

export interface StatementWords {
  /** By the place of the word. */
  readonly entries: ReadonlyMap<number, StatementEntry>
  /** Of each word, in steps: `[row * dimensions + dimension]`. */
  readonly points: Int8Array
  readonly net: RoleNet
}

const WHOLE_STEP = 255
/** What is made of the points is kept in two bytes each, a unit being so many steps. */
export const NET_STEPS = 1024

/**
 * Learned weights. A column after another: how far each place is from the one before (255 goes on), the dimensions of its
 * point, for how many mechanisms it speaks, for which, and by how much; then what is made of points.
 */
export function readStatementWords(bytes: Uint8Array, columns: StatementColumns): StatementWords {
  const { count, dimensions, units, roles, mechanismStep } = columns
  let at = 0
  const next = (): number => bytes[at++] ?? 0
  const signed = (): number => (next() << 24) >> 24
  const found: number[] = []
  for (let place = 0; found.length < count;) {
    const step = next()
    place += step
    if (step < WHOLE_STEP) found.push(place)
  }
  const points = new Int8Array(count * dimensions)
  for (let dimension = 0; dimension < dimensions; dimension++)
    for (let row = 0; row < count; row++) points[row * dimensions + dimension] = next()
  const counts = found.map(next)
  const indexes = counts.map((own) => Array.from({ length: own }, next))
  const weights = counts.map((own) => Array.from({ length: own }, () => signed() * mechanismStep))
  const wide = (length: number): Float64Array =>
    Float64Array.from({ length }, () => ((signed() << 8) | next()) / NET_STEPS)
  return {
    entries: new Map(
      found.map((place, row) => [
        place,
        { row, mechanisms: (indexes[row] ?? []).map((index, nth) => [index, weights[row]?.[nth] ?? 0] as const) },
      ]),
    ),
    points,
    net: { units: wide(units * dimensions), unitBias: wide(units), roles: wide(roles * units), roleBias: wide(roles) },
  }
}
