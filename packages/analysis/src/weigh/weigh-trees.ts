/** A question, and where each answer leads: to another one, or to what it adds (log-odds). */
export type Tree = number | readonly [feature: number, bound: number, low: Tree, high: Tree]

/** What features say together: the sum of what each tree answers. */
export function weighTrees(features: Float64Array, trees: readonly Tree[]): number {
  let sum = 0
  for (const tree of trees) sum += answerOf(tree, features)
  return sum
}

function answerOf(tree: Tree, features: Float64Array): number {
  let at = tree
  while (typeof at !== 'number') at = (features[at[0]] ?? 0) > at[1] ? at[3] : at[2]
  return at
}
