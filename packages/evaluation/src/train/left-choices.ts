import { ROOT_FEATURES } from '@holdfast/analysis/weigh/root-features'
import { ROOT_TRAITS } from '@holdfast/analysis/weigh/root-traits'
import { WEIGHTS } from '@holdfast/analysis/weigh/weights'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { choicesOf, type Choice } from './fit-roots.ts'
import { readTrainingCase } from './read-training-case.ts'

/** What is left of an incident of a batch that left: the features of all that was near it, and how right each is. */
export type LeftChoice = Pick<Choice, 'vectors' | 'features' | 'rightness' | 'weight'>

/** A column for each feature, of all candidates of all choices, one behind another. */
interface Columns {
  readonly names: readonly string[]
  readonly batches: readonly (readonly [batch: string, choices: number])[]
  readonly sizes: readonly number[]
  readonly rightness: readonly number[]
  readonly values: readonly (readonly number[])[]
}

const FILE = fileURLToPath(new URL('../../left/choices.br', import.meta.url))
const NONE: Columns = {
  names: ROOT_FEATURES.map(({ name }) => name),
  batches: [],
  sizes: [],
  rightness: [],
  values: [],
}
const TRAITS = Object.keys(ROOT_TRAITS).length
const WEIGHT = 1
const UNSEEN = { weight: WEIGHT, isWhole: true }

/** For the hash of all that is learned from. */
export const leftChoicesBytes = (file: string = FILE): Buffer =>
  existsSync(file) ? readFileSync(file) : Buffer.alloc(0)

const readColumns = (file: string): Columns =>
  existsSync(file) ? (JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as Columns) : NONE

/** A feature that is asked today and was not kept then is 0. */
export function readLeftChoices(file: string = FILE): LeftChoice[] {
  const { names, sizes, rightness, values } = readColumns(file)
  const columns = ROOT_FEATURES.map(({ name }) => values[names.indexOf(name)] ?? [])
  let from = 0
  return sizes.map((size) => {
    const rows = Array.from({ length: size }, (_, at) => Float64Array.from(columns, (column) => column[from + at] ?? 0))
    const own = rightness.slice(from, (from += size))
    return { vectors: rows.map((row) => row.subarray(0, TRAITS)), features: rows, rightness: own, weight: WEIGHT }
  })
}

/** Keeps the choices of a batch, as the engine of today sees them, beside those that are kept already. */
export function keepChoices(batch: string, folders: readonly string[], file: string = FILE): number {
  const known = readColumns(file)
  if (known.batches.some(([name]) => name === batch)) throw new Error(`The choices of ${batch} are kept already.`)
  const choices = folders
    .map((folder) => readTrainingCase(folder, UNSEEN))
    .flatMap((training) => choicesOf(training, WEIGHTS.alarm))
  const rows = choices.flatMap(({ features }) => features)
  const columns: Columns = {
    names: known.names,
    batches: [...known.batches, [batch, choices.length]],
    sizes: [...known.sizes, ...choices.map(({ features }) => features.length)],
    rightness: [...known.rightness, ...choices.flatMap((choice) => choice.rightness)],
    values: known.names.map((name, at) => {
      const feature = ROOT_FEATURES.findIndex((one) => one.name === name)
      return [...(known.values[at] ?? []), ...rows.map((row) => round(row[feature] ?? 0))]
    }),
  }
  writeFileSync(
    file,
    brotliCompressSync(JSON.stringify(columns), {
      params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
    }),
  )
  return choices.length
}

/** Two places, and whole numbers beyond a hundred: finer no bound is. */
const round = (value: number): number => (Math.abs(value) > 100 ? Math.round(value) : Math.round(value * 100) / 100)
