import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { batchNames, writeBatch } from '../batches/write-batch.ts'
import { runEngine } from '../run-engine.ts'
import { scenarioFolders } from '../scenarios/scenario-folders.ts'
import { SCENARIOS } from '../score/figures.ts'
import { findCases } from '../score/find-cases.ts'
import { scoreCase } from '../score/score-case.ts'
import { verdictOf } from '../score/verdict-of.ts'

/** What the shipped weights make of each case, by `set/case`. */
export type Verdicts = Readonly<Record<string, string>>

const FILE = new URL('../../verdicts.txt', import.meta.url)

/** Two causes weigh the same in these, and the order of the paths decides: which is told hangs on where a checkout lies. */
const TIED: ReadonlySet<string> = new Set(['seventyeight-18'])

/** Of each n-th case of the batches and the scenarios. */
export function judgeCases(every: number): Verdicts {
  const folders = [
    ...batchNames().flatMap((set) => findCases(writeBatch(set)).cases.map((folder) => [set, folder] as const)),
    ...scenarioFolders().map((folder) => [SCENARIOS, folder] as const),
  ].filter(([, folder], index) => index % every === 0 && !TIED.has(basename(folder)))
  return Object.fromEntries(
    folders.map(([set, folder]) => [`${set}/${basename(folder)}`, verdictOf(scoreCase(folder, runEngine))]),
  )
}

export const readVerdicts = (): Verdicts =>
  Object.fromEntries(
    readFileSync(FILE, 'utf8')
      .trimEnd()
      .split('\n')
      .flatMap((line) => {
        const [set = '', verdict = '', names = ''] = line.split(': ')
        return names.split(' ').map((name) => [`${set}/${name}`, verdict])
      }),
  )

/** A line for each verdict of a set: `eleven: right: eleven-06 eleven-12`. */
export const writeVerdicts = (verdicts: Verdicts): void => {
  const alike = Map.groupBy(Object.entries(verdicts), ([name, verdict]) => `${dirname(name)}: ${verdict}`)
  const lines = [...alike].map(([head, some]) => `${head}: ${some.map(([name]) => basename(name)).join(' ')}\n`)
  writeFileSync(FILE, lines.toSorted().join(''))
}

/** Each that is not what was kept: `batch/case: right → missed`. */
export const flipsOf = (kept: Verdicts, verdicts: Verdicts): string[] =>
  Object.entries(verdicts)
    .filter(([name, verdict]) => kept[name] !== verdict)
    .map(([name, verdict]) => `${name}: ${kept[name] ?? 'new'} → ${verdict}`)
