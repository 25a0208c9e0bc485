import { isGeneral } from '../signatures/is-general.ts'
import { comesEvenly } from './comes-evenly.ts'
import { healsEachTime } from './heals-each-time.ts'
import { keepsTime } from './keeps-time.ts'
import type { Symptom } from './symptom.ts'
import type { World } from './world.ts'

const FEW = 3
const MAX_CHANCE = 0.02
const SLOTS = 100
const SMALL_SHARE = 0.12
const SCHEDULE = { runs: 5, tolerance: 0.15 }

type StandingFacts = Pick<
  Symptom,
  'badness' | 'signature' | 'contrast' | 'count' | 'share' | 'onsetMs' | 'buckets' | 'sources' | 'service'
>

/**
 * A failure that comes evenly from the beginning of the logs to their end, and is a small part of what its service says
 * or heals each time: whoever runs the system lives with it. The end of a process and each run of a schedule are none.
 */
export function isStanding(facts: StandingFacts, world: World): boolean {
  const { contrast, onsetMs, count, buckets } = facts
  if (onsetMs === null || count < FEW || endsProcess(facts)) return false
  if (contrast === 'burst' || (contrast === 'new' && !isLateByChance(facts, world))) return false
  if (!comesEvenly(buckets, count, world)) return false
  return (
    (isBearable(facts) && !keepsTime(buckets, SCHEDULE) && isSmallPart(facts, world)) || healsEachTime(facts, world)
  )
}

/** Databases end a single session with the word that others end with. */
const endsProcess = ({ badness, signature }: StandingFacts): boolean =>
  badness === 3 && (signature === null || isGeneral(signature) || signature.category === 'crash')

/** What comes in clumps may well begin late: a clump counts once. */
function isLateByChance({ onsetMs, buckets }: StandingFacts, { digest, spanMs }: World): boolean {
  const slots = new Set(Object.values(buckets).map(([, atMs]) => Math.floor((atMs / spanMs) * SLOTS)))
  return (1 - (onsetMs! - (digest.firstMs ?? 0)) / spanMs) ** slots.size > MAX_CHANCE
}

const PASSING: ReadonlySet<string> = new Set(['capacity', 'deployment', 'contention'])

/** Where nothing listens, all attempts fail, however seldom they are made. */
const NEVER_SUCCEEDS: ReadonlySet<string> = new Set(['network/connection-refused'])

function isBearable({ signature, badness }: StandingFacts): boolean {
  if (signature === null) return true
  if (NEVER_SUCCEEDS.has(signature.id) && badness >= 2) return false
  if (signature.unmistakable) return badness < 2 && PASSING.has(signature.category)
  return signature.severity !== 'critical' && signature.category !== 'hardware'
}

/** A daemon that says little but its complaint is measured by the log of its host. */
function isSmallPart({ count, share, signature, sources, badness }: StandingFacts, world: World): boolean {
  if (share < SMALL_SHARE) return true
  if (badness >= 2 && signature !== null && !isGeneral(signature)) return false
  const events = sources.reduce((sum, source) => sum + (world.digest.sources[source]?.eventCount ?? 0), 0)
  return count < events * SMALL_SHARE
}
