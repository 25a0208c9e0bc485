import { gatherNamed, isNamed, type NamedServices } from './named-services.ts'
import { callsBetween } from '../spans/calls-between.ts'
import type { World } from '../detect/world.ts'

/** Whether one of two services is seen to name the other in anything it says, well or ill. */
export function createLinkFinder(world: World): (a: string, b: string) => boolean {
  const unitsOf = Map.groupBy(world.units, (unit) => unit.service)
  const namedBy = new Map<string, NamedServices>()
  const linksOf = new Map<string, Map<string, boolean>>()
  const linksFrom = (first: string): Map<string, boolean> => {
    let links = linksOf.get(first)
    if (links === undefined) linksOf.set(first, (links = new Map()))
    return links
  }
  for (const { from, to } of callsBetween(world.digest.spans))
    linksFrom(from < to ? from : to).set(from < to ? to : from, true)
  const names = (speaker: string, other: string): boolean => {
    let named = namedBy.get(speaker)
    if (named === undefined) {
      named = gatherNamed((unitsOf.get(speaker) ?? []).flatMap((unit) => unit.samples))
      namedBy.set(speaker, named)
    }
    return isNamed(other, named)
  }
  return (a, b) => {
    const [first, second] = a < b ? [a, b] : [b, a]
    const links = linksFrom(first)
    let isLinked = links.get(second)
    if (isLinked === undefined) {
      isLinked = names(first, second) || names(second, first)
      links.set(second, isLinked)
    }
    return isLinked
  }
}
