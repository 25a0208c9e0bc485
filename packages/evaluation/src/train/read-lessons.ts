import type { Lesson } from './lessons.ts'
import { readTrainingCase } from './read-training-case.ts'
import type { TrainingCase } from './training-case.ts'

export interface ReadLessons {
  readonly cases: readonly TrainingCase[]
  /** The set that each folder belongs to. */
  readonly setOf: ReadonlyMap<string, string>
}

const TWICE = [true, false]

/** Each case twice: as it is, and with known failures and names hidden; or only as it is. */
export const readLessons = (lessons: readonly Lesson[], looks: readonly boolean[] = TWICE): ReadLessons => ({
  cases: lessons.flatMap(({ folders, weight }) =>
    folders.flatMap((folder) => looks.map((isWhole) => readTrainingCase(folder, { weight, isWhole }))),
  ),
  setOf: new Map(lessons.flatMap(({ set, folders }) => folders.map((folder) => [folder, set] as const))),
})
