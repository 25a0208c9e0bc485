import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { guessReceiptTime, type SourceHead } from '@holdfast/analysis/read/guess-receipt-time'

const HEAD_BYTES = 1 << 16

/**
 * The time that year-less timestamps are read against: just after what the other files say, else when the files were
 * last written. The same files give the same answer on any day.
 */
export async function receiptTimeOfFiles(files: readonly string[]): Promise<number | undefined> {
  const named = files.filter((file) => file !== '-')
  const guessed = guessReceiptTime(await Promise.all(named.map(readHead)))
  if (guessed !== null) return guessed
  const written = await Promise.all(named.map(async (file) => (await stat(file)).mtimeMs))
  return written.length === 0 ? undefined : Math.max(...written)
}

async function readHead(file: string): Promise<SourceHead> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(HEAD_BYTES) })
    return { name: basename(file), bytes: buffer.subarray(0, bytesRead) }
  } finally {
    await handle.close()
  }
}
