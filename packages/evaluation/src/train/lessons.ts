import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { batchNames, writeBatch } from '../batches/write-batch.ts'
import { generateCase } from '../generate/generate-case.ts'
import { writeCase } from '../generate/write-case.ts'
import { scenarioFolders } from '../scenarios/scenario-folders.ts'
import { GENERATED, SCENARIOS } from '../score/figures.ts'
import { findCases } from '../score/find-cases.ts'

export interface Lesson {
  /** `scenarios`, `generated` or the name of a blind batch. */
  readonly set: string
  readonly folders: readonly string[]
  /** What each of its cases counts. */
  readonly weight: number
}

const GENERATOR = { seed: 11, count: 120 }
/** What was written blind tells most of logs that nobody has seen, and what a generator writes least. */
const WEIGHT = { scenario: 1, blind: 2, generated: 0.3 } as const

/** Everything that the shipped weights are trained on, as long as `use` runs. */
export function withLessons<T>(use: (lessons: readonly Lesson[]) => T): T {
  const parent = mkdtempSync(join(tmpdir(), 'generated-'))
  try {
    for (let index = 0; index < GENERATOR.count; index++) writeCase(parent, generateCase(GENERATOR.seed, index))
    return use([
      { set: SCENARIOS, folders: scenarioFolders(), weight: WEIGHT.scenario },
      ...batchNames().map((set) => ({ set, folders: findCases(writeBatch(set)).cases, weight: WEIGHT.blind })),
      { set: GENERATED, folders: findCases(parent).cases, weight: WEIGHT.generated },
    ])
  } finally {
    rmSync(parent, { recursive: true })
  }
}
