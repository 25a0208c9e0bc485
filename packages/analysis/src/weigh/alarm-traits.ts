import { comesEvenly } from '../pattern/comes-evenly.ts'
import { healsEachTime } from '../detect/heals-each-time.ts'
import { startsAfter } from '../kubernetes/starts-after.ts'
import { announcesWork, saysOrder } from '../frame/announces-work.ts'
import { isAboutClients } from '../frame/is-about-clients.ts'
import { outcomeOfRun } from '../detect/run-outcome.ts'
import { statementOf } from '../frame/statement-of.ts'
import { occasionsOf } from '../model/occasions-of.ts'
import type { Symptom } from '../model/symptom.ts'
import type { TemplateSummary } from '../model/digest.ts'
import { oncePer } from '../model/once-per.ts'
import type { World } from '../detect/world.ts'
import { isGeneral } from '../signatures/is-general.ts'
import { SIGNS } from '../kubernetes/mechanisms.ts'
import type { Candidate } from './candidate.ts'

/** Each with the sign that its weight may have (0 is either) and what it is taken for while there are few cases to learn from. */
export const ALARM_TRAITS = {
  bias: { sign: 0, prior: -1.5 },
  error: { sign: 1, prior: 0.8 },
  said: { sign: 0, prior: 0 },
  /** How likely its words are those of a failure, by the stories that the engine was taught. */
  trouble: { sign: 1, prior: 0.1 },
  many: { sign: 1, prior: 0.3 },
  /** An error that is a good part of all that its service says, from the first line on. */
  dominant: { sign: 1, prior: 2 },
  /** A line that is printed for nothing but this failure. */
  unmistakable: { sign: 1, prior: 1.6 },
  standing: { sign: -1, prior: -1.2 },
  heals: { sign: -1, prior: -1.2 },
  lasts: { sign: 1, prior: 0.2 },
  /** Over for a good part of the log. */
  over: { sign: -1, prior: -0.3 },
  ordered: { sign: -1, prior: -0.8 },
  /** Somebody said before that work is done on the system. */
  announced: { sign: -1, prior: -0.4 },
  /** Of a build, a test run or a job that says at its end how it went. */
  runSucceeded: { sign: -1, prior: -2 },
  runFailed: { sign: 1, prior: 0.8 },
  /** A silence, a climb, a fall, a loop of restarts: said by no line, by how little of it is chance. */
  counted: { sign: 0, prior: 2.45 },
  /** The share of all that is seen for which it has been so. */
  lasting: { sign: 1, prior: 1 },
  /** Computed from the objects of a cluster. */
  mismatch: { sign: 1, prior: 4 },
  /** Of a few lines, which somebody chose. */
  brief: { sign: 1, prior: 0.5 },
  /** How strongly spans or numbers show it. No training case has spans, so the weight stays at its prior. */
  signal: { sign: 1, prior: 4.3 },
} as const

export type AlarmTrait = keyof typeof ALARM_TRAITS
export type AlarmTraits = Partial<Record<AlarmTrait, number>>

/** What is more than a third of all that a service says is no background. */
const MOST_BEARABLE = 3
const MIN_DOMINANT = 5
/** The more of what its service says it is; where nothing else is said, most. */
const DOMINANT = { least: 0.6, most: 1.2 } as const
const MIN_LIFE_MS = 300_000
const MIN_END_MS = 5_000
const MAX_CHANCE = 0.1
const MOST_ERRORS = 0.6
const TELLING = 0.4
/** So unlikely its authors would have called it an error: a warning only by its level. */
const HARMLESS = 0.05

/** Beside a cause that nobody printed, what only follows from one. */
const OF_SIGN = 0.8

const MISSED = { least: 0.6, most: 1.6, full: 100 } as const

/** The more lines a silent service owes, the less it is chance. */
function weightOfCount({ groups }: Symptom): number {
  const missed = Number(groups['missed'])
  if (!(missed > 0)) return 1
  return Math.min(MISSED.most, Math.max(MISSED.least, Math.log(missed) / Math.log(MISSED.full)))
}

/** How alarming a candidate is by itself and by what goes on around it. */
export function alarmTraits(candidate: Candidate, world: World): AlarmTraits {
  const { isCounted, change, mismatch, signal } = candidate
  if (change !== null) return { bias: 1 }
  if (mismatch !== undefined) return { bias: 1, mismatch: SIGNS.has(mismatch.mechanism) ? OF_SIGN : 1 }
  if (signal !== undefined) return { bias: 1, signal: signal.strength }
  if (isCounted) return { bias: 1, ...countedTraits(candidate, world) }
  const run = runTraits(candidate.symptom, world)
  return {
    bias: 1,
    ...wordTraits(candidate.symptom),
    // What comes often in a run that succeeds is what it tries.
    ...(run.runSucceeded === undefined ? {} : { many: 0 }),
    ...(isQuiet(candidate.symptom) ? {} : { brief: briefnessOf(world) }),
    ...courseTraits(candidate, world),
    ...run,
  }
}

function countedTraits(candidate: Candidate, world: World): AlarmTraits {
  const { symptom } = candidate
  return {
    counted: weightOfCount(symptom),
    lasting: lastingOf(candidate, world),
    ...foretoldTraits(symptom, world),
  }
}

/** Of its words and what they are known for. */
function wordTraits(symptom: Symptom): AlarmTraits {
  const { badness, contrast, signature, samples } = symptom
  const traits: AlarmTraits = {}
  if (badness >= 2) traits.error = badness / 2
  if (symptom.soundsBad) traits.said = 1
  const isOfClients = isAboutClients(samples)
  const trouble = samples[0] === undefined ? 0 : statementOf(samples[0]).trouble
  // What is known, and called an error, needs no words.
  traits.trouble = isKnownFailure(symptom) ? Math.max(0, trouble) : trouble
  if (signature?.unmistakable && !isOfClients) traits.unmistakable = 1
  if (!isNovel(symptom) && contrast !== 'steady' && !isOfClients)
    traits.many = Math.min(5, Math.log1p(occasionsOf(symptom)))
  return traits
}

/** Neither its level nor its words call it bad. */
const isQuiet = ({ badness, signature, words }: Symptom): boolean =>
  !signature?.unmistakable && (badness === 0 || (badness === 1 && signature === null && words < HARMLESS))

const isKnownFailure = ({ signature, badness }: Symptom): boolean =>
  signature !== null && (signature.unmistakable || badness === 3 || (badness === 2 && !isGeneral(signature)))

/** How often an innocent line comes says nothing, and what clients do wrong they do often. */
const isNovel = ({ badness, signature, status, words }: Symptom): boolean =>
  badness === 0 && signature === null && status === null && words < TELLING

/** Of how it comes, goes on and ends. */
function courseTraits(candidate: Candidate, world: World): AlarmTraits {
  const { symptom } = candidate
  const { onsetMs } = symptom
  const traits = healingOf(symptom, world)
  if (onsetMs === null) return traits
  if (isStanding(candidate, world)) traits.standing = Math.max(0, 1 - symptom.share * MOST_BEARABLE)
  if (isDominant(candidate, world)) traits.dominant = DOMINANT.least + (DOMINANT.most - DOMINANT.least) * symptom.share
  if (lastsToEnd(symptom, world)) traits.lasts = 1
  if (isOver(symptom, world)) traits.over = 1
  return { ...traits, ...foretoldTraits(symptom, world) }
}

/** What kept a pod back until it started is no more than a wait, however well it is known. */
const healingOf = (symptom: Symptom, world: World): AlarmTraits =>
  startsAfter(symptom, world.units)
    ? { heals: 1, unmistakable: 0, brief: 0 }
    : healsEachTime(symptom, world)
      ? { heals: 1 }
      : {}

/** It was always there, at an even rate. */
const isStanding = (candidate: Candidate, world: World): boolean => {
  const { contrast, count, buckets } = candidate.symptom
  return (
    occasionsOf(candidate.symptom) >= 3 &&
    (contrast === 'steady' || isLateByChance(candidate, world)) &&
    comesEvenly(buckets, count, world)
  )
}

/** It was always there, and is much of all that its service and its sources say. */
function isDominant(candidate: Candidate, world: World): boolean {
  const { contrast, badness, count, share, samples } = candidate.symptom
  if (contrast !== 'steady' || badness < 2 || count < MIN_DOMINANT || share * MOST_BEARABLE < 1) return false
  if (isAboutClients(samples)) return false
  return shareOfSource(candidate, world) * MOST_BEARABLE >= 1 || isFailingAllOver(candidate, world)
}

const endOf = ({ digest, spanMs }: World): number => (digest.firstMs ?? 0) + spanMs

const lastsToEnd = (symptom: Symptom, world: World): boolean =>
  symptom.contrast !== 'steady' &&
  occasionsOf(symptom) > 1 &&
  symptom.lastMs !== null &&
  endOf(world) - symptom.lastMs <= Math.max(world.spanMs * 0.08, MIN_END_MS)

const isOver = ({ lastMs }: Symptom, world: World): boolean =>
  lastMs !== null && endOf(world) - lastMs >= Math.max(world.spanMs * 0.2, MIN_LIFE_MS)

function runTraits({ sources, badness }: Symptom, world: World): AlarmTraits {
  const outcomes = sources.map((source) => outcomeOfRun(source, world))
  return {
    ...(outcomes.every((outcome) => outcome === 'succeeded') ? { runSucceeded: 1 } : {}),
    ...(badness >= 2 && outcomes.includes('failed') ? { runFailed: 1 } : {}),
  }
}

/** So few lines are a paste, and so many are none. */
const BRIEF = { least: 20, most: 500 } as const

const briefnessOf = ({ digest }: World): number =>
  Math.min(1, Math.max(0, 1 - Math.log(digest.eventCount / BRIEF.least) / Math.log(BRIEF.most / BRIEF.least)))

const lastingOf = ({ symptom: { onsetMs } }: Candidate, { digest, spanMs }: World): number =>
  onsetMs === null || spanMs === 0 ? 0 : ((digest.firstMs ?? 0) + spanMs - onsetMs) / spanMs

/** So few events at an even rate may well begin so late. */
function isLateByChance({ symptom }: Candidate, { digest, spanMs }: World): boolean {
  const { contrast, onsetMs } = symptom
  if (contrast !== 'new' || onsetMs === null || spanMs === 0) return false
  return (1 - (onsetMs - (digest.firstMs ?? 0)) / spanMs) ** occasionsOf(symptom) > MAX_CHANCE
}

/** Of all that stands in its sources: a daemon that says little but its complaint is measured by the log of its host. */
function shareOfSource({ symptom: { sources, count, share } }: Candidate, { digest }: World): number {
  const events = sources.reduce((sum, source) => sum + (digest.sources[source]?.eventCount ?? 0), 0)
  return Math.min(share, count / Math.max(1, events))
}

/** Hardly anything but errors stands in its sources. */
function isFailingAllOver({ symptom: { sources } }: Candidate, world: World): boolean {
  const events = sources.reduce((sum, source) => sum + (world.digest.sources[source]?.eventCount ?? 0), 0)
  return sources.reduce((sum, source) => sum + (errorsOfSource(world).get(source) ?? 0), 0) >= events * MOST_ERRORS
}

const errorsOfSource = oncePer(({ units }: World): ReadonlyMap<string, number> => {
  const errors = new Map<string, number>()
  for (const { source, level, count } of units)
    if (level === 'error' || level === 'fatal') errors.set(source, (errors.get(source) ?? 0) + count)
  return errors
})

const ORDER_MS = 60_000
const ANNOUNCED_MS = 60 * 60_000
const FEW = 8

/** One of those that fail says just before that it is taken out of service, or somebody said that work is done. */
function foretoldTraits({ onsetMs, service, target }: Symptom, world: World): AlarmTraits {
  const isAfter = (times: readonly number[] | undefined, withinMs: number): boolean =>
    onsetMs !== null && times?.some((atMs) => atMs <= onsetMs + 1000 && atMs >= onsetMs - withinMs) === true
  return {
    ...([service, target].some((name) => isAfter(ordersOf(world).get(name), ORDER_MS)) ? { ordered: 1 } : {}),
    ...(isAfter(announcementsOf(world), ANNOUNCED_MS) ? { announced: 1 } : {}),
  }
}

/** When each service says so. */
const ordersOf = oncePer(
  ({ units }: World): ReadonlyMap<string | null, readonly number[]> =>
    new Map(
      [...Map.groupBy(units, (unit) => unit.service)].map(([service, own]) => [service, timesOf(own, saysOrder)]),
    ),
)

const announcementsOf = oncePer(({ units }: World): readonly number[] =>
  timesOf(
    units.filter(({ level }) => level !== 'error' && level !== 'fatal'),
    announcesWork,
  ),
)

/** When a thing is said that is said a few times only. */
const timesOf = (units: readonly TemplateSummary[], says: (message: string) => boolean): number[] =>
  units
    .filter(({ count }) => count <= FEW)
    .flatMap(({ samples }) => samples)
    .flatMap(({ message, timestampMs }) => (timestampMs !== null && says(message) ? [timestampMs] : []))
