/** An order that the number of items alone decides: neighbors come from one file and would pull one way. */
export function fixedShuffle<T extends object>(items: readonly T[]): T[] {
  const order = [...items]
  let state = order.length >>> 0
  for (let index = order.length - 1; index > 0; index -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const other = Math.floor((state / 2 ** 32) * (index + 1))
    const [here, there] = [order[index], order[other]]
    if (here && there) [order[index], order[other]] = [there, here]
  }
  return order
}
