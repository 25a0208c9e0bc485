import type { Change } from '../detect/find-changes.ts'
import type { Symptom } from '../detect/symptom.ts'
import type { World } from '../detect/world.ts'
import { sharedWords, tellingWords } from './shares-telling-word.ts'

/** So many kinds of lines may use a word before it says next to nothing. */
const RARE = 3

/** 1 where a change and what fails share a word that hardly any other line uses, less the more do. */
export function rarestShared(change: Change, symptoms: readonly Symptom[], world: World): number {
  const usage = usageOf(world)
  return Math.max(
    0,
    ...sharedWords(change, symptoms).map((word) => Math.min(1, RARE / Math.max(1, usage.get(word) ?? 1))),
  )
}

const usages = new WeakMap<World, ReadonlyMap<string, number>>()

/** How many kinds of lines use each word. */
function usageOf(world: World): ReadonlyMap<string, number> {
  const cached = usages.get(world)
  if (cached !== undefined) return cached
  const usage = new Map<string, number>()
  for (const { samples, text } of world.units)
    for (const word of tellingWords(samples[0]?.message ?? text)) usage.set(word, (usage.get(word) ?? 0) + 1)
  usages.set(world, usage)
  return usage
}
