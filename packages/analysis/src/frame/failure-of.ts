import type { LogEvent } from '../model/log-event.ts'
import { oncePer } from '../model/once-per.ts'
import { describeForMatching } from '../digest/describe-for-matching.ts'
import { MECHANISMS, type MechanismId } from '../knowledge/mechanisms.ts'
import { saidInEnglish } from './in-english.ts'
import { isVague, type KnownReason } from './failure-reasons.ts'
import { readFailure, type Failure } from './read-failure.ts'
import { statementOf } from './statement-of.ts'
import { withoutHeader } from './without-header.ts'

interface Said {
  readonly samples: readonly LogEvent[]
  /** Said where there is no sample. */
  readonly text: string
}

/** What a symptom's first line says by its syntax. */
export function failureOf({ samples: [sample], text }: Said): Failure {
  return sample === undefined ? readFailure(text) : failureIn(sample)
}

const failureIn = oncePer((sample: LogEvent): Failure => {
  const said = describeForMatching(sample)
  const english = saidInEnglish(sample)
  const failure = readFailure(withoutFirstHeader(said))
  // It is told as it was said, and known by what that means.
  const known = english === said ? failure.known : readFailure(withoutFirstHeader(english)).known
  return { ...failure, known: reasonByWords(sample, known) ?? known }
})

function withoutFirstHeader(text: string): string {
  const [first = '', ...further] = text.split('\n')
  return [withoutHeader(first), ...further].join('\n')
}

/** How sure the words must be of a mechanism: where no listed reason is exact, and where one names another. */
const SURE = 0.5
const SURER_THAN_LIST = 0.4

/** By all of its words, where they say another thing than the listed reason, or where there is none that is exact. */
function reasonByWords(sample: LogEvent, listed: KnownReason | null): KnownReason | null {
  const { mechanism, certainty } = statementOf(sample)
  const isExact = listed !== null && !isVague(listed)
  if (certainty < (isExact ? SURER_THAN_LIST : SURE)) return null
  return isExact && listed.mechanism === mechanism ? null : BY_WORDS[mechanism]
}

/** What is complained about in these is on the other side. */
const OF_PEERS: ReadonlySet<MechanismId> = new Set([
  'connection-refused',
  'connection-lost',
  'name-unresolved',
  'no-route',
  'peer-failing',
  'peer-timeout',
  'rate-limit',
])
const NO_TEXT = /(?!)/

const BY_WORDS = Object.fromEntries(
  (Object.keys(MECHANISMS) as MechanismId[]).map((mechanism): [MechanismId, KnownReason] => [
    mechanism,
    {
      mechanism,
      pattern: NO_TEXT,
      says: MECHANISMS[mechanism].because,
      side: OF_PEERS.has(mechanism) ? 'peer' : 'own',
    },
  ]),
) as Readonly<Record<MechanismId, KnownReason>>
