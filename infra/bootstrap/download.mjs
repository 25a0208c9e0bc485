import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from './error-code.mjs'

const ATTEMPTS = 4
const STALLED_AFTER_MS = 30_000

class WrongChecksum extends Error {}

/** @param {string} file */
export async function sha512Of(file) {
  const hash = createHash('sha512')
  for await (const chunk of fs.createReadStream(file)) hash.update(chunk)
  return `sha512-${hash.digest('base64')}`
}

/** @param {string} file */
const sizeOf = (file) => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0

/**
 * @param {string} url @param {string} file @param {(done: number, total: number) => void} onProgress
 * @returns {Promise<{ resumed: boolean }>}
 */
async function downloadOnce(url, file, onProgress) {
  const have = sizeOf(file)
  const stalled = new AbortController()
  const stall = setTimeout(() => stalled.abort(new Error('no data for 30 s')), STALLED_AFTER_MS)
  try {
    const response = await fetch(url, {
      signal: stalled.signal,
      headers:
        have > 0 ? { range: `bytes=${have}-`, 'accept-encoding': 'identity' } : { 'accept-encoding': 'identity' },
    })
    if (response.status === 416) return { resumed: true }
    if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`)
    const resumed = response.status === 206
    let done = resumed ? have : 0
    const total = done + Number(response.headers.get('content-length') ?? 0)
    const output = fs.openSync(file, resumed ? 'a' : 'w')
    try {
      for await (const chunk of Readable.fromWeb(response.body)) {
        fs.writeSync(output, chunk)
        done += chunk.length
        stall.refresh()
        onProgress(done, total)
      }
    } finally {
      fs.closeSync(output)
    }
    if (done < total) throw new Error(`the connection closed after ${done} of ${total} bytes`)
    return { resumed }
  } finally {
    clearTimeout(stall)
  }
}

/**
 * Downloads `url` to `file`, continuing what an earlier call left there, and checks it.
 * @param {string} url @param {string} file @param {string} integrity
 * @param {{ onProgress?: (done: number, total: number) => void, delayMs?: number }} [options]
 */
export async function download(url, file, integrity, { onProgress = () => {}, delayMs = 500 } = {}) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { resumed } = await downloadOnce(url, file, onProgress)
      if ((await sha512Of(file)) === integrity) return
      fs.rmSync(file, { force: true })
      if (!resumed) throw new WrongChecksum(`${url} is not the file that was expected: its checksum differs`)
    } catch (error) {
      const code = errorCode(error)
      const isFinal = error instanceof WrongChecksum || code === 'ENOSPC' || code === 'EACCES'
      if (attempt === ATTEMPTS || isFinal) throw error
      await sleep(delayMs * 2 ** (attempt - 1))
    }
  }
}
