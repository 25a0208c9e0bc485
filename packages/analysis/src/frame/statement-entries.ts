/** What a word says of the role and of the mechanism of the statement that it stands in. */
export interface StatementEntry {
  readonly roles: readonly number[]
  readonly mechanisms: readonly (readonly [index: number, weight: number])[]
}

export interface StatementColumns {
  readonly count: number
  readonly roleBias: readonly number[]
  readonly roleStep: number
  readonly mechanismStep: number
}

const WHOLE_STEP = 255

/**
 * Learned weights, by the place of their word. A column after another: how far each place is from the one before (255 goes
 * on), its weight for each role, for how many mechanisms it speaks, for which, and by how much.
 */
export function readStatementEntries(
  bytes: Uint8Array,
  { count, roleBias, roleStep, mechanismStep }: StatementColumns,
): ReadonlyMap<number, StatementEntry> {
  let at = 0
  const next = (): number => bytes[at++] ?? 0
  const found: number[] = []
  for (let place = 0; found.length < count;) {
    const step = next()
    place += step
    if (step < WHOLE_STEP) found.push(place)
  }
  const signed = (): number => (next() << 24) >> 24
  const roles = roleBias.map(() => found.map(() => signed() * roleStep))
  const counts = found.map(next)
  const indexes = counts.map((own) => Array.from({ length: own }, next))
  const weights = counts.map((own) => Array.from({ length: own }, () => signed() * mechanismStep))
  return new Map(
    found.map((place, row) => [
      place,
      {
        roles: roles.map((column) => column[row] ?? 0),
        mechanisms: (indexes[row] ?? []).map((index, nth) => [index, weights[row]?.[nth] ?? 0] as const),
      },
    ]),
  )
}
