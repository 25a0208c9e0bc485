import { longLines, manyLines } from './hostile-texts.ts'
import { measureStages, type StageTimes } from './measure-stages.ts'

/**
 * Twice the bytes may take so many times as long; below so many milliseconds a stage's time says nothing. Of two
 * doublings the better counts: where a bound begins to bind, the cost of a line steps up once.
 */
const MAX_RATIO = 2.3
const LEAST_MS = 60
const SIZE_BYTES = 100_000
const ATTEMPTS = 3

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

function medians(text: string, times: number): StageTimes {
  const rounds = Array.from({ length: times }, () => measureStages(text))
  const of = (stage: keyof StageTimes) => median(rounds.map((round) => round[stage]))
  return { read: of('read'), mine: of('mine'), reconcile: of('reconcile'), digest: of('digest'), merge: of('merge') }
}

interface Case {
  readonly name: string
  readonly stage: keyof StageTimes
  /** Of the text, twice as much and four times as much. */
  readonly ms: readonly [number, number, number]
  readonly ratio: number
}

/** The best of some tries: a busy machine makes a ratio worse, never a stage that is not linear better. */
function judge(name: string, write: (sizeBytes: number) => string): Case[] {
  const found = new Map<keyof StageTimes, Case>()
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const [one, two, four] = [1, 2, 4].map((times) => medians(write(times * SIZE_BYTES), 2 * attempt + 1)) as [
      StageTimes,
      StageTimes,
      StageTimes,
    ]
    for (const stage of Object.keys(one) as (keyof StageTimes)[]) {
      const ms = [one[stage], two[stage], four[stage]] as const
      const grows = (less: number, more: number) => (more < LEAST_MS ? 0 : more / Math.max(less, LEAST_MS / 4))
      const ratio = Math.min(grows(ms[0], ms[1]), grows(ms[1], ms[2]))
      const known = found.get(stage)
      if (!known || ratio < known.ratio) found.set(stage, { name, stage, ms, ratio })
    }
    if ([...found.values()].every((each) => each.ratio <= MAX_RATIO)) break
  }
  return [...found.values()]
}

medians(manyLines['distinct hosts']?.(SIZE_BYTES) ?? '', 3)
const cases = Object.entries({ ...manyLines, ...longLines }).flatMap(([name, write]) => judge(name, write))
const slow = cases.filter(({ ratio }) => ratio > MAX_RATIO)
const worst = cases.toSorted((a, b) => b.ratio - a.ratio).slice(0, 12)
const figures = {
  texts: Object.keys({ ...manyLines, ...longLines }).length,
  worst: worst.map(({ name, stage, ratio }) => ({ name, stage, ratio: Number(ratio.toFixed(2)) })),
  floors: { maxRatio: MAX_RATIO },
  ok: slow.length === 0,
}

const row = ({ name, stage, ms, ratio }: Case): string =>
  `${name.padEnd(40)} ${stage.padEnd(10)} ${ms.map((each) => `${each.toFixed(0)} ms`.padStart(9)).join('')} ${ratio.toFixed(2).padStart(6)}`
process.stdout.write(
  `${[
    `${figures.texts} hostile texts of ${[1, 2, 4].map((times) => (times * SIZE_BYTES) / 1000).join(', ')} KB; the steepest stages:`,
    ...worst.map(row),
    figures.ok ? `twice the text takes at most ${MAX_RATIO} times as long` : 'A FLOOR IS MISSED',
  ].join('\n')}\n`,
)
if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(figures)}\n`)
if (!figures.ok) process.exitCode = 1
