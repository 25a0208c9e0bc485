import { alarmFeatures, type KnownAlarms } from './alarm-features.ts'
import type { Candidate } from './candidate.ts'
import { joinAlarms } from './join-alarms.ts'
import { weighTrees } from './weigh-trees.ts'
import type { Weights } from './weights.ts'

/** What is no louder than that with its loudest witness (log-odds) is no incident, whatever else goes on. */
export const LEAST_JOINED = 0.1

/** How alarming something is together with what is linked to it, as log-odds: with its loudest witness, and with all of them. */
export function weighAlarm(
  seed: Candidate,
  witnesses: readonly Candidate[],
  hearing: KnownAlarms,
  { alarmTrees }: Pick<Weights, 'alarmTrees'>,
): { readonly joined: number; readonly alarm: number } {
  const alarmOf = (one: Candidate): number => hearing.alarms.get(one) ?? Number.NEGATIVE_INFINITY
  const joined = joinAlarms(alarmOf(seed), witnesses.map(alarmOf))
  return { joined, alarm: joined + weighTrees(alarmFeatures(seed, witnesses, hearing), alarmTrees) }
}
