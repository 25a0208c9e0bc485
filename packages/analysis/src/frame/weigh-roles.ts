/**
 * What the words of a statement say of its role together: each word is a point in a small space, and a few units tell what
 * their sum lies near to. So 'renewed' beside 'certificate' can mean what neither of them means alone.
 */
export interface RoleNet {
  /** For each unit, how much it takes of each dimension of the words: `[unit * dimensions + dimension]`. */
  readonly units: Float64Array
  readonly unitBias: Float64Array
  /** For each role, what each unit says of it: `[role * units + unit]`. */
  readonly roles: Float64Array
  readonly roleBias: Float64Array
}

/** Longer statements are no surer: their words are weighed by the root of their number. */
export const scaleOf = (words: number): number => 1 / Math.sqrt(words + 1)

/** What each unit answers to the sum of the words, nothing being the least. */
export function answersOf(sum: Float64Array, words: number, { units, unitBias }: RoleNet): Float64Array {
  const scale = scaleOf(words)
  const dimensions = sum.length
  return unitBias.map((bias, unit) => {
    let answer = 0
    for (let at = 0; at < dimensions; at++) answer += (units[unit * dimensions + at] ?? 0) * (sum[at] ?? 0)
    return Math.max(0, bias + scale * answer)
  })
}

/** As log-odds, but for a constant. */
export function rolesOf(answers: Float64Array, { roles, roleBias }: RoleNet): Float64Array {
  return roleBias.map((bias, role) => {
    let sum = bias
    for (let unit = 0; unit < answers.length; unit++)
      sum += (roles[role * answers.length + unit] ?? 0) * (answers[unit] ?? 0)
    return sum
  })
}
