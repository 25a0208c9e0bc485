import type { World } from '../detect/world.ts'
import { callsBetween } from '../spans/calls-between.ts'
import { resolveTarget } from './resolve-target.ts'

/** How many services name each service in anything that they say. */
export function countCallers(world: World): Map<string, number> {
  const callers = new Map<string, Set<string>>()
  for (const unit of world.units) {
    const sample = unit.samples[0]
    if (unit.service === null || sample === undefined) continue
    const target = resolveTarget(sample, unit.service, world.services)
    if (target === null) continue
    const known = callers.get(target) ?? new Set()
    callers.set(target, known.add(unit.service))
  }
  for (const { from, to } of callsBetween(world.digest.spans)) callers.set(to, (callers.get(to) ?? new Set()).add(from))
  return new Map([...callers].map(([service, names]) => [service, names.size]))
}
