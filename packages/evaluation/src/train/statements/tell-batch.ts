import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { saidInEnglish } from '@holdfast/analysis/frame/in-english'
import { judgeStatement } from '@holdfast/analysis/frame/judge-statement'
import { withoutHeader } from '@holdfast/analysis/frame/without-header'
import type { LogEvent } from '@holdfast/analysis/model/log-event'
import { createRandom } from '../../generate/random.ts'
import { readSource } from '../../run-engine.ts'
import type { CaseTruth } from '../../score/case-truth.ts'
import { findCases } from '../../score/find-cases.ts'
import { readTruth } from '../../score/score-case.ts'
import { isIn } from '../read-training-case.ts'
import type { StoryRole } from './read-stories.ts'

/** What the truth of a case says of a statement, and whether the statement was made while all was well. */
interface Statement {
  readonly text: string
  readonly level: LogEvent['level']
  isRoot: boolean
  isRelevant: boolean
  wasBefore: boolean
}

/** So many of a case are told: a case of a thousand statements weighs no more than others. */
const MOST = { cause: 12, change: 6, effect: 16, herring: 6, routine: 11 } as const satisfies Partial<
  Record<StoryRole, number>
>
const LONGEST = 320
const SEED = 7

/** A batch of cases as stories, one a line: what their lines say, and what the truth says that it was. */
export function tellBatch(folder: string): string {
  const random = createRandom(SEED)
  return findCases(folder)
    .cases.map((path) => {
      const told = tellStatements(readStatements(path))
      const lines = (Object.keys(MOST) as (keyof typeof MOST)[]).flatMap((role) =>
        random
          .sample(told.get(role) ?? [], MOST[role])
          .map((text): readonly [StoryRole, string] => [role, shorten(text)]),
      )
      return lines.length === 0 ? '' : `${JSON.stringify(lines)}\n`
    })
    .join('')
}

/** Each statement of a case once. */
function readStatements(folder: string): readonly Statement[] {
  const truth = readTruth(folder)
  const onsetMs = onsetOf(truth)
  const found = new Map<string, Statement>()
  for (const file of truth.input) {
    const path = join(folder, file)
    readSource({ source: path, bytes: readFileSync(path) }, null, (event) => {
      const text = withoutHeader(saidInEnglish(event))
      const key = text
        .toLowerCase()
        .replaceAll(/[\w./:-]*\d[\w./:-]*/g, '#')
        .replaceAll(/(?:# ?)+/g, '#')
      const place = { name: file, line: event.ref.line }
      const isRoot = truth.incidents.some(({ rootLines }) => isIn(rootLines, place))
      const isRelevant = truth.incidents.some(({ relevant }) => isIn(relevant?.lines, place))
      const isBefore = !isRoot && !isRelevant && (event.timestampMs ?? Number.NEGATIVE_INFINITY) < onsetMs
      const own = found.get(key) ?? { text, level: event.level, isRoot: false, isRelevant: false, wasBefore: false }
      own.isRoot ||= isRoot
      own.isRelevant ||= isRelevant
      own.wasBefore ||= isBefore
      found.set(key, own)
    })
  }
  return [...found.values()]
}

/** Where nobody says when it began, and where nothing did, all was said before. */
const onsetOf = ({ incidents }: CaseTruth): number =>
  Math.min(...incidents.map(({ onset }) => (onset === null ? Number.POSITIVE_INFINITY : Date.parse(onset))))

/**
 * What the truth speaks of tells nothing by its words if it was said in health, too. Of the rest only that is sure which
 * was said in health, and not what is called bad there: it reads like a failure, and its course alone says that it is none.
 */
function tellStatements(statements: readonly Statement[]): Map<StoryRole, string[]> {
  const told = new Map<StoryRole, string[]>()
  for (const one of statements) {
    const role = roleOf(one)
    if (role !== null) told.set(role, [...(told.get(role) ?? []), one.text])
  }
  return told
}

const roleOf = ({ text, isRoot, isRelevant, wasBefore, level }: Statement): StoryRole | null => {
  if (isRoot) return wasBefore ? null : reportsAct(text, SURE) ? 'change' : 'cause'
  if (isRelevant) return wasBefore ? null : 'effect'
  if (!wasBefore) return null
  if (level === 'warn' || level === 'error' || level === 'fatal') return null
  if (reportsAct(text, SURE)) return 'herring'
  return reportsAct(text, -SURE) ? null : 'routine'
}

const SURE = 1

/** No truth says which line reports an act: the words do, as far as they are known. */
function reportsAct(text: string, least: number): boolean {
  const { act, trouble } = judgeStatement(text)
  return act > least && trouble < 0
}

/** A learner takes statuses and 0 for words, and any other number for one. */
const shorten = (text: string): string =>
  text.slice(0, LONGEST).replaceAll(/\d+/g, (digits) => (digits === '0' || /^[1-5]\d\d$/.test(digits) ? digits : '7'))
