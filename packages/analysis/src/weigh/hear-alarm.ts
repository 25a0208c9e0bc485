import { alarmFeatures, type Hearing } from './alarm-features.ts'
import type { Candidate } from './candidate.ts'
import { joinAlarms } from './join-alarms.ts'
import { weighTrees } from './weigh-trees.ts'
import type { Weights } from './weights.ts'

/** How alarming something is together with what is linked to it, as log-odds. */
export function hearAlarm(
  seed: Candidate,
  witnesses: readonly Candidate[],
  hearing: Hearing,
  { alarmTrees }: Pick<Weights, 'alarmTrees'>,
): number {
  const alarmOf = (one: Candidate): number => hearing.alarms.get(one) ?? Number.NEGATIVE_INFINITY
  return (
    joinAlarms(alarmOf(seed), witnesses.map(alarmOf)) + weighTrees(alarmFeatures(seed, witnesses, hearing), alarmTrees)
  )
}
