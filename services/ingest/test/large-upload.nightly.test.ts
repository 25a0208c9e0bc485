import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { useDatabase } from '@holdfast/testing/use-database'
import { expect, it } from 'vitest'
import { createSender } from './create-sender.ts'
import { ledgerOf } from './ledger-of.ts'
import { startIngestProcess } from './start-ingest-process.ts'

const db = useDatabase()
const TOTAL_BYTES = 2_147_483_648
const MOST_RESIDENT_BYTES = 268_435_456

async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) * 1_024
}

/** About one megabyte of lines that differ from one another. */
const makeBlock = (): Buffer =>
  Buffer.from(
    Array.from(
      { length: 8_192 },
      () => `2026-01-01T00:00:00Z INFO request ${randomBytes(24).toString('hex')} took 12 ms: done ok`,
    )
      .map((line) => line.padEnd(127, '.'))
      .join('\n')
      .concat('\n'),
  )

it('takes a file of 2 GB in less than 256 MB of memory', async () => {
  const encryptionKey = randomBytes(32)
  const sender = await createSender({ ownerUrl: db.ownerUrl, appUrl: db.appUrl, encryptionKey })
  const ingest = await startIngestProcess({ databaseUrl: db.appUrl, encryptionKey })
  const blocks = Array.from({ length: 16 }, makeBlock)
  let [sentBytes, sentLines] = [0, 0]
  function* body(): Generator<Buffer> {
    yield Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="big.log"\r\n\r\n')
    for (let index = 0; sentBytes < TOTAL_BYTES; index++) {
      const block = blocks[index % blocks.length] ?? Buffer.alloc(0)
      sentBytes += block.length
      sentLines += 8_192
      yield block
    }
    yield Buffer.from('\r\n--b--\r\n')
  }
  const headers = { 'x-api-key': sender.apiKey, 'content-type': 'multipart/form-data; boundary=b' }
  const upload = request(`${ingest.origin}/api/v1/logs/upload`, { method: 'POST', headers })
  const answer = new Promise<number | undefined>((resolve, reject) => {
    upload.once('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    upload.once('error', reject)
  })
  await pipeline(Readable.from(body()), upload)
  expect(await answer).toBe(202)
  expect((await ledgerOf(db.database, sender.customerId)).stored).toBe(sentLines)
  expect(await residentBytes(ingest.process.pid)).toBeLessThan(MOST_RESIDENT_BYTES)
  ingest.process.kill('SIGTERM')
  expect(await ingest.ended).toBe(0)
})
