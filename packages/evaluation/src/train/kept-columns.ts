import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** A column for each feature, of all rows that were kept, and how many belong to each batch. */
export interface Columns {
  readonly names: readonly string[]
  readonly batches: readonly (readonly [batch: string, count: number])[]
  readonly values: readonly (readonly number[])[]
}

export const readBytes = (file: string): Buffer => (existsSync(file) ? readFileSync(file) : Buffer.alloc(0))

export const readColumns = <T extends Columns>(file: string, none: T): T =>
  existsSync(file) ? (JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as T) : none

export const writeColumns = (columns: Columns, file: string): void =>
  writeFileSync(
    file,
    brotliCompressSync(JSON.stringify(columns), {
      params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
    }),
  )

/** The values of rows behind those that a column holds; a feature that was not kept from the beginning is left out. */
export const addRows = (
  { names, values }: Columns,
  features: readonly string[],
  rows: readonly Float64Array[],
  places: number,
): number[][] =>
  names.map((name, at) => {
    const feature = features.indexOf(name)
    return [...(values[at] ?? []), ...rows.map((row) => round(row[feature] ?? 0, places))]
  })

/** A feature that is asked today and was not kept then is 0. */
export function rowsOf(
  { names, values }: Columns,
  features: readonly string[],
  from: number,
  count: number,
): Float64Array[] {
  const columns = features.map((name) => values[names.indexOf(name)] ?? [])
  return Array.from({ length: count }, (_, at) => Float64Array.from(columns, (column) => column[from + at] ?? 0))
}

/** Two digits beyond a hundred: finer no bound is. */
const round = (value: number, places: number): number =>
  Number(Math.abs(value) > 100 ? value.toPrecision(2) : value.toFixed(places))
