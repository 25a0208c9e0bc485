import { resolveTarget } from '../detect/resolve-target.ts'
import { callsBetween } from '../spans/calls-between.ts'
import type { World } from '../detect/world.ts'

/** Whether one of two services is seen to name the other in anything it says, well or ill. */
export function createLinkFinder(world: World): (a: string, b: string) => boolean {
  const named = new Map<string, boolean>()
  for (const { from, to } of callsBetween(world.digest.spans))
    named.set(from < to ? `${from}\u001f${to}` : `${to}\u001f${from}`, true)
  const names = (speaker: string, other: string): boolean =>
    world.units.some(
      (unit) =>
        unit.service === speaker && unit.samples.some((event) => resolveTarget(event, speaker, [other]) !== null),
    )
  return (a, b) => {
    const key = a < b ? `${a}\u001f${b}` : `${b}\u001f${a}`
    const known = named.get(key)
    if (known !== undefined) return known
    const isLinked = names(a, b) || names(b, a)
    named.set(key, isLinked)
    return isLinked
  }
}
