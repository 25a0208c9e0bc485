import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createSourceReader, newSourceProfile } from '@holdfast/analysis/read/create-source-reader'
import { nameOfPath } from '@holdfast/analysis/read/name-of-path'
import type { LogEvent } from '@holdfast/analysis/model/log-event'
import { holdsSignals, readSignals, type Signal } from './read-signals.ts'
import { UsageError } from './parse-arguments.ts'

export interface ReadOptions {
  /** Year-less timestamps are read as the latest time not after this. */
  readonly receivedAtMs?: number
  readonly onBytes?: (count: number) => void
  /** Spans and points, where a file holds exported ones. */
  readonly onSignal?: (signal: Signal) => void
}

const CHUNK_BYTES = 1 << 18

/** Reads the files one after the other in chunks; answers the number of non-blank lines. */
export async function readSources(
  files: readonly string[],
  options: ReadOptions,
  take: (event: LogEvent) => void,
): Promise<number> {
  const batches = readBatches(files, options)
  for (;;) {
    const { done, value } = await batches.next()
    if (done) return value
    for (const event of value) take(event)
  }
}

/** The same batch by batch. */
export async function* readBatches(
  files: readonly string[],
  options: ReadOptions,
): AsyncGenerator<readonly LogEvent[], number> {
  let nonBlankLines = 0
  for (const file of files) {
    const hints = {
      ...(file === '-' ? {} : { name: nameOfPath(file) }),
      ...(options.receivedAtMs === undefined ? {} : { receivedAtMs: options.receivedAtMs }),
    }
    const { onSignal } = options
    if (onSignal !== undefined && file !== '-' && (await holdsSignals(file))) {
      nonBlankLines += await readSignals(file, onSignal, options.onBytes)
      continue
    }
    const reader = createSourceReader(newSourceProfile(file, hints))
    for await (const chunk of openSource(file)) {
      options.onBytes?.(chunk.length)
      yield reader.push(chunk)
    }
    yield reader.end()
    nonBlankLines += reader.counts().nonBlankLines
  }
  return nonBlankLines
}

const openSource = (file: string): AsyncIterable<Uint8Array> =>
  file === '-' ? process.stdin : createReadStream(file, { highWaterMark: CHUNK_BYTES })

/** Total size; refuses what cannot be read before any work is done. */
export async function measureSources(files: readonly string[]): Promise<number | null> {
  let total: number | null = 0
  for (const file of files) {
    if (file === '-') {
      total = null
      continue
    }
    const info = await stat(file).catch((error: NodeJS.ErrnoException) => {
      throw new UsageError(
        error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${error.message}`,
      )
    })
    if (info.isDirectory()) throw new UsageError(`${file} is a folder, not a file.`)
    if (total !== null) total += info.size
  }
  return total
}
