import { readStatementWords } from '@holdfast/analysis/frame/read-statement-words'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { FittedNet } from './fit-net.ts'
import type { Softmax } from './fit-softmax.ts'
import { writeColumns, type WrittenStatements } from './statement-columns.ts'
import type { TrainedStatements } from './train-statements.ts'

/** What was learned from stories that have left: later ones start from it. */
export interface LeftStories {
  readonly stories: number
  readonly lines: number
  readonly trained: TrainedStatements
}

interface Head extends WrittenStatements {
  readonly stories: number
  readonly lines: number
  /** Of the columns; behind them stands how often each place was seen. */
  readonly size: number
}

/** So finely that a count is right to a twentieth, in a byte. */
const FINE = 12
const codeOf = (count: number): number => Math.min(255, Math.round(Math.log2(1 + count) * FINE))
const countOf = (code: number): number => Math.round(2 ** (code / FINE) - 1)

const LEFT_FILE = fileURLToPath(new URL('../../../left/words.br', import.meta.url))

/** Its bytes, for the hash of all that is learned from. */
export const leftBytes = (file: string = LEFT_FILE): Buffer => (existsSync(file) ? readFileSync(file) : Buffer.alloc(0))

export function readLeft(file: string = LEFT_FILE): LeftStories | null {
  if (!existsSync(file)) return null
  const whole = brotliDecompressSync(readFileSync(file))
  const end = whole.indexOf('\n')
  const head = JSON.parse(whole.subarray(0, end).toString()) as Head
  const columns = whole.subarray(end + 1)
  const { entries, points, net } = readStatementWords(columns, head)
  const { stories, lines, mechanisms, mechanismBias, pointStep, size } = head
  const counts = [...columns.subarray(size)].map(countOf)
  const roles: FittedNet = { ...net, points: Float64Array.from(points, (steps) => steps * pointStep) }
  const spoken: Softmax = {
    bias: Float64Array.from(mechanismBias),
    weights: new Float64Array(mechanismBias.length * entries.size),
  }
  for (const { row, mechanisms: own } of entries.values())
    for (const [index, weight] of own) spoken.weights[row * mechanismBias.length + index] = weight
  return { stories, lines, trained: { places: [...entries.keys()], counts, mechanisms, roles, spoken } }
}

export function writeLeft({ stories, lines, trained }: LeftStories, file: string = LEFT_FILE): void {
  const { head, bytes, kept } = writeColumns(trained)
  const counts = Uint8Array.from(kept, (id) => codeOf(trained.counts[id] ?? 0))
  const first = JSON.stringify({ stories, lines, ...head, size: bytes.length } satisfies Head)
  const whole = Buffer.concat([Buffer.from(`${first}\n`), bytes, counts])
  writeFileSync(
    file,
    brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } }),
  )
}
