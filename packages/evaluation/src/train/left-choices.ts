import { ROOT_FEATURES } from '@holdfast/analysis/weigh/root-features'
import { ROOT_TRAITS } from '@holdfast/analysis/weigh/root-traits'
import { WEIGHTS } from '@holdfast/analysis/weigh/weights'
import { fileURLToPath } from 'node:url'
import { choicesOf, type Choice } from './fit-roots.ts'
import { addRows, readBytes, readColumns, rowsOf, writeColumns, type Columns } from './kept-columns.ts'
import type { TrainingCase } from './training-case.ts'

/** What is left of an incident of a batch that left: the features of all that might be behind it, and how right each is. */
export type LeftChoice = Pick<Choice, 'vectors' | 'features' | 'rightness' | 'weight'>

/** All candidates of all choices, one behind another. */
interface ChoiceColumns extends Columns {
  readonly sizes: readonly number[]
  readonly rightness: readonly number[]
}

const FILE = fileURLToPath(new URL('../../left/choices.br', import.meta.url))
const FEATURES = ROOT_FEATURES.map(({ name }) => name)
const NONE: ChoiceColumns = { names: FEATURES, batches: [], sizes: [], rightness: [], values: [] }
const TRAITS = Object.keys(ROOT_TRAITS).length
const WEIGHT = 1
/** Of the values that are kept: finer ones teach hardly more. */
const PLACES = 1

/** For the hash of all that is learned from. */
export const leftChoicesBytes = (file: string = FILE): Buffer => readBytes(file)

export function readLeftChoices(file: string = FILE): LeftChoice[] {
  const columns = readColumns(file, NONE)
  let from = 0
  return columns.sizes.map((size) => {
    const features = rowsOf(columns, FEATURES, from, size)
    const rightness = columns.rightness.slice(from, (from += size))
    return { vectors: features.map((row) => row.subarray(0, TRAITS)), features, rightness, weight: WEIGHT }
  })
}

/** Keeps the choices of a batch, as the engine of today sees them, beside those that are kept already. */
export function keepChoices(batch: string, cases: readonly TrainingCase[], file: string = FILE): number {
  const known = readColumns(file, NONE)
  if (known.batches.some(([name]) => name === batch)) throw new Error(`The choices of ${batch} are kept already.`)
  const choices = cases.flatMap((training) => choicesOf(training, WEIGHTS.alarm))
  const columns: ChoiceColumns = {
    names: known.names,
    batches: [...known.batches, [batch, choices.length]],
    sizes: [...known.sizes, ...choices.map(({ features }) => features.length)],
    rightness: [...known.rightness, ...choices.flatMap((choice) => choice.rightness)],
    values: addRows(
      known,
      FEATURES,
      choices.flatMap(({ features }) => features),
      PLACES,
    ),
  }
  writeColumns(columns, file)
  return choices.length
}
