import { statementOf } from '../frame/statement-of.ts'
import type { World } from '../detect/world.ts'
import type { AlarmTraits } from './alarm-traits.ts'
import type { Candidate } from './candidate.ts'
import { joinAlarms } from './join-alarms.ts'

/** Of a possible incident: how alarming it is, what is linked to it and how it is worded, and when. */
const FEATURES = {
  own: 1,
  joined: 1,
  /** The loudest of its witnesses. */
  first: 1,
  second: 1,
  third: 1,
  /** How many of them are loud, or nearly so, and of how many services. */
  loud: 1,
  nearlyLoud: 1,
  services: 1,
  /** How surely one of them says what only follows from a failure, and one what is wrong. */
  effect: 0,
  cause: 0,
  effects: 0,
  ownCause: 0,
  ownTrouble: 0,
  ownAct: 0,
  contrast: 0,
  badness: 0,
  count: 0,
  begins: 0,
  minutes: 0,
  /** Of a few lines that somebody chose, and printed for nothing but this failure: these need no witness. */
  brief: 1,
  unmistakable: 1,
} as const

/** What the trees of an alarm ask, each with the sign that its effect may have (0 is either). */
export const ALARM_FEATURES: readonly { readonly name: string; readonly sign: -1 | 0 | 1 }[] = Object.entries(
  FEATURES,
).map(([name, sign]) => ({ name, sign }))

/** What is known of a log when its alarms are weighed. */
export interface KnownAlarms {
  readonly world: World
  readonly traits: ReadonlyMap<Candidate, AlarmTraits>
  /** How alarming each is by itself, as log-odds. */
  readonly alarms: ReadonlyMap<Candidate, number>
}

const NONE = -9
/** Beyond these no word is surer, and what says nothing is as far from either. */
const LEAST = -5
const NEARLY = -1
const CONTRAST = { steady: 0, new: 1, burst: 2 } as const
const MINUTE_MS = 60_000
const UNTIMED = -1

export function alarmFeatures(
  seed: Candidate,
  witnesses: readonly Candidate[],
  { world, traits, alarms }: KnownAlarms,
): Float64Array {
  const alarmOf = (one: Candidate): number => alarms.get(one) ?? NONE
  const heard = witnesses.map(alarmOf).toSorted((a, b) => b - a)
  const own = alarmOf(seed)
  const { symptom } = seed
  const { cause, trouble, act } = wordsOf(seed)
  const words = witnesses.map(wordsOf)
  const failing = words.filter((one) => one.trouble > 0)
  const known = traits.get(seed)
  const values: Record<keyof typeof FEATURES, number> = {
    own,
    joined: joinAlarms(own, heard),
    first: heard[0] ?? NONE,
    second: heard[1] ?? NONE,
    third: heard[2] ?? NONE,
    loud: heard.filter((alarm) => alarm > 0).length,
    nearlyLoud: heard.filter((alarm) => alarm > NEARLY).length,
    services: new Set(witnesses.filter((one) => alarmOf(one) > NEARLY).map((one) => one.symptom.service)).size,
    effect: most(failing.map((one) => -one.cause)),
    cause: most(words.map((one) => Math.min(one.cause, one.trouble))),
    effects: words.filter((one) => one.trouble > 1 && one.cause < 0).length,
    ownCause: cause,
    ownTrouble: trouble,
    ownAct: act,
    contrast: CONTRAST[symptom.contrast],
    badness: symptom.badness,
    count: Math.log1p(symptom.count),
    begins: beginOf(seed, world),
    minutes:
      symptom.onsetMs === null || symptom.lastMs === null ? UNTIMED : (symptom.lastMs - symptom.onsetMs) / MINUTE_MS,
    brief: known?.brief ?? 0,
    unmistakable: known?.unmistakable ?? 0,
  }
  return Float64Array.from(Object.values(values))
}

const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), LEAST)

/** How far into the log. */
const beginOf = ({ symptom: { onsetMs } }: Candidate, { digest, spanMs }: World): number =>
  onsetMs === null || digest.firstMs === null ? UNTIMED : (onsetMs - digest.firstMs) / Math.max(1, spanMs)

/** What was counted says nothing. */
function wordsOf({ isCounted, symptom: { samples } }: Candidate): Record<'cause' | 'trouble' | 'act', number> {
  const [sample] = samples
  return isCounted || sample === undefined ? { cause: LEAST, trouble: LEAST, act: LEAST } : statementOf(sample)
}
