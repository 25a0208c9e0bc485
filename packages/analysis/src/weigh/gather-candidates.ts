import { findChanges, type Change } from '../detect/find-changes.ts'
import { findCountedSymptoms } from '../detect/find-counted-symptoms.ts'
import { findRestartLoops } from '../detect/find-restart-loops.ts'
import { findSilences } from '../detect/find-silences.ts'
import { findFrozen } from '../pattern/find-frozen.ts'
import { findFalls, findShifts, type Shift } from '../detect/find-shifts.ts'
import { findStandstills } from '../detect/find-standstills.ts'
import { findRareEvents } from './find-rare-events.ts'
import { findTrends, type Trend } from '../detect/find-trends.ts'
import { findValueSteps } from '../detect/find-value-steps.ts'
import type { World } from '../detect/world.ts'
import { statementOf } from '../frame/statement-of.ts'
import type { Symptom } from '../model/symptom.ts'
import { symptomOfLines } from '../model/symptom-of-lines.ts'
import { judgeCluster } from '../kubernetes/judge-cluster.ts'
import { mismatchSymptom } from '../kubernetes/mismatch-symptom.ts'
import { judgeSignals } from '../spans/judge-signals.ts'
import { signalSymptom } from '../spans/signal-symptom.ts'
import type { Candidate } from './candidate.ts'
import { noticeSymptoms } from './notice-symptoms.ts'

export interface Gathered {
  readonly candidates: readonly Candidate[]
  readonly changes: readonly Change[]
  readonly trends: readonly Trend[]
  readonly silences: ReturnType<typeof findSilences>
}

const FOUND = { change: null, isCounted: false } as const

/** Everything that an incident could be made of. */
export function gatherCandidates(world: World): Gathered {
  const lines = noticeSymptoms(world)
  const full = findTrends(world)
  const shifts = findShifts(world).filter((shift) => !full.some((trend) => seriesOf(trend) === seriesOf(shift)))
  const silences = findSilences(world)
  const loops = findRestartLoops(world)
  const standstills = findStandstills(world).filter(
    ({ service }) => !silences.some((silence) => silence.wasRegular && silence.service === service),
  )
  const counted = findCountedSymptoms({
    silences,
    trends: full,
    shifts,
    falls: findFalls(world),
    loops,
    standstills,
    frozen: findFrozen(world.digest),
  })
  const known = findChanges(world)
  const isKnown = new Set(known.map(({ event }) => event.ref))
  const said = new Set(lines.filter(readsAsFailure).flatMap(({ samples }) => samples.map((event) => event.ref)))
  const events = findRareEvents(world).filter(({ event }) => !isKnown.has(event.ref))
  const changes = [...known.filter(({ kind }) => kind !== 'restart'), ...events, ...findValueSteps(world)]
  return {
    candidates: [
      ...lines.map((symptom) => ({ ...FOUND, symptom })),
      ...judgeCluster(world).map((mismatch) => ({ ...FOUND, symptom: mismatchSymptom(mismatch), mismatch })),
      ...judgeSignals(world.digest).map((signal) => ({ ...FOUND, symptom: signalSymptom(signal), signal })),
      ...counted.map((symptom) => ({ ...FOUND, symptom, isCounted: true })),
      ...changes
        .filter(({ event, moves }) => moves !== undefined || !said.has(event.ref))
        .map((change) => ({ ...FOUND, symptom: changeSymptom(change), change })),
    ],
    changes: known,
    trends: [...full, ...shifts.filter(({ shape }) => shape === 'climb').map(trendOf)],
    silences,
  }
}

/** Called bad, or worded more like a failure than like something that was done. */
function readsAsFailure({ badness, samples: [sample] }: Symptom): boolean {
  if (badness > 0 || sample === undefined) return true
  const { act, trouble } = statementOf(sample)
  return act <= Math.max(0, trouble)
}

const trendOf = ({ onsetMs, ...climb }: Shift): Trend => ({ ...climb, limit: null, startMs: onsetMs })

const seriesOf = ({ service, source, name }: Pick<Trend, 'service' | 'source' | 'name'>): string =>
  JSON.stringify([service, source, name])

function changeSymptom({ event, service, subject, timestampMs, count, moves }: Change): Symptom {
  return symptomOfLines(['change', service, event.ref, ...(moves ?? []).map(({ name }) => name)], [event], {
    text: event.message,
    service: subject ?? service,
    level: event.level,
    count,
    firstMs: timestampMs,
    lastMs: timestampMs,
    badness: 0,
    words: 0,
    soundsBad: false,
    contrast: 'new',
    onsetMs: timestampMs,
  })
}
