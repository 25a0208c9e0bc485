import { recurs } from './recurs.ts'
import { isSpecific } from './specificity-of.ts'
import { isGeneral } from '../signatures/is-general.ts'
import { isAftermath } from './is-aftermath.ts'
import type { Symptom } from './symptom.ts'
import type { World } from './world.ts'

const END_LINES = 10
/** A service that goes on logs its errors anywhere; only its very last words tell how it ended. */
const LAST_WORDS = 3
const END_SHARE = 0.02
const FEW = 3
const MIN_LINES = 20
const BLOCK_LINES = 40
const LOUD = 10

/**
 * Errors that open nothing by their number: those of a source whose last words are an error (a build, a job or a
 * process that ended in failure), and the lone error of logs that are clean but for it.
 */
export function openFailedRuns(symptoms: readonly Symptom[], world: World): Symptom[] {
  const runs = findFailedRuns(symptoms, world)
  const opened = symptoms.map((symptom) => openInRun(symptom, runs))
  if (opened.some((symptom) => symptom.opens)) return opened
  const errors = symptoms.filter((symptom) => symptom.badness >= 2)
  const isLone = errors.reduce((sum, symptom) => sum + symptom.count, 0) <= FEW && world.digest.lineCount >= MIN_LINES
  return isLone
    ? symptoms.map((symptom) =>
        symptom.badness >= 2 && saysWhat(symptom) && !recurs(symptom, world) ? { ...symptom, opens: true } : symptom,
      )
    : opened
}

interface FailedRun {
  readonly source: string
  /** The last error before the run merely says that it has failed. */
  readonly causeLine: number
  /** True when the source speaks of runs and their exit codes: then its repeated lines are its noise. */
  readonly isRun: boolean
}

function findFailedRuns(symptoms: readonly Symptom[], world: World): FailedRun[] {
  return Object.keys(world.digest.sources).flatMap((source) => {
    const errors = symptoms.filter(
      (symptom) => symptom.badness >= 2 && isRare(symptom) && symptom.sources.includes(source),
    )
    const lines = world.digest.sources[source]?.lineCount ?? 0
    if (!errors.some((symptom) => endsSource(symptom, lines))) return []
    const causes = errors.filter((symptom) => !isAftermath(messageOf(symptom)))
    const isRun = causes.length < errors.length
    const last = (causes.length > 0 ? causes : errors).reduce((a, b) => (b.lastLine > a.lastLine ? b : a))
    return [{ source, causeLine: last.lastLine, isRun }]
  })
}

/** The block of errors that the run died of opens; what a run says again and again beside it does not. */
function openInRun(symptom: Symptom, runs: readonly FailedRun[]): Symptom {
  const run = runs.find(({ source }) => symptom.sources.includes(source))
  if (run === undefined || (symptom.badness < 2 && !symptom.opens)) return symptom
  const isInBlock =
    Math.abs(symptom.firstLine - run.causeLine) <= BLOCK_LINES ||
    Math.abs(symptom.lastLine - run.causeLine) <= BLOCK_LINES
  if (symptom.badness >= 2 && isRare(symptom) && isInBlock) return { ...symptom, opens: true }
  const isNoise = symptom.onsetMs === null || symptom.count < LOUD
  return run.isRun && isNoise && !isSpecific(symptom) ? { ...symptom, opens: false } : symptom
}

const messageOf = (symptom: Symptom): string => symptom.samples[0]?.message ?? symptom.text

const isRare = (symptom: Symptom): boolean => symptom.count <= FEW || symptom.contrast === 'new'

function endsSource(symptom: Symptom, lines: number): boolean {
  const lastLength = Math.max(...symptom.samples.map((event) => event.lineCount))
  const most = symptom.onsetMs === null ? END_LINES : LAST_WORDS
  return symptom.lastLine + lastLength - 1 >= lines - Math.min(most, Math.max(1, lines * END_SHARE))
}

/** An exception, a failed answer, or words that name a kind of failure. */
const saysWhat = (symptom: Symptom): boolean =>
  !isStumble(symptom) && (symptom.signature !== null || symptom.exceptionType !== null || (symptom.status ?? 0) >= 500)

/** A single call to another that failed, in the midst of work that went on. */
const isStumble = ({ count, onsetMs, signature }: Symptom): boolean =>
  count === 1 && onsetMs !== null && isGeneral(signature) && signature?.blames === 'peer'
