/** One of a list, by chance. */
export function pick<T>(random: () => number, list: readonly T[]): T {
  const picked = list[Math.floor(random() * list.length)]
  if (picked === undefined) throw new Error('There is nothing to pick from.')
  return picked
}
