import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { findLogJob } from '@holdfast/database/log-jobs/find-log-job'
import { cancelLogJob } from '@holdfast/database/log-jobs/cancel-log-job'
import { findProgram } from '@holdfast/testing/find-program'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startIngest, type TestCompany, type TestIngest } from '../../../test/start-ingest.ts'
import { workOff } from '../../../test/work-off.ts'

const curl = await findProgram(['curl'])

const db = useDatabase()
let ingest: TestIngest
let origin: string
beforeAll(async () => {
  ingest = await startIngest(db)
  origin = await ingest.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => ingest.close())

interface Upload {
  readonly company?: TestCompany
  readonly content: Buffer | string
  readonly name?: string
  readonly type?: string
  readonly headers?: Record<string, string>
  readonly keyInBody?: string
  readonly keyAfterFile?: string
}

async function upload({ company, content, name = 'app.log', type = '', headers = {}, ...keys }: Upload) {
  const form = new FormData()
  if (keys.keyInBody !== undefined) form.set('api_key', keys.keyInBody)
  form.set('file', new Blob([content], { type }), name)
  if (keys.keyAfterFile !== undefined) form.set('api_key', keys.keyAfterFile)
  const response = await fetch(`${origin}/api/v1/logs/upload`, {
    method: 'POST',
    body: form,
    headers: { ...(company ? { 'x-api-key': company.apiKey } : {}), ...headers },
  })
  const body: unknown = await response.json()
  return { status: response.status, body }
}

const boundary = 'holdfast-boundary'
const uploadHead = (company: TestCompany, length: number): string =>
  [
    'POST /api/v1/logs/upload HTTP/1.1',
    'host: localhost',
    `x-api-key: ${company.apiKey}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${length}`,
    '',
    `--${boundary}`,
    'content-disposition: form-data; name="file"; filename="app.zip"',
    'content-type: application/zip',
    '',
    '',
  ].join('\r\n')

/** As Python's requests does: not a byte of the answer is read before the last of the request is sent. */
async function sendAllThenListen(company: TestCompany, content: Buffer): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.pause()
  const tail = `\r\n--${boundary}--\r\n`
  const head = uploadHead(company, 0)
  const partHead = head.slice(head.indexOf('\r\n\r\n') + 4)
  socket.write(uploadHead(company, partHead.length + content.length + tail.length))
  for (let start = 0; start < content.length; start += 65_536) {
    if (!socket.write(content.subarray(start, start + 65_536))) await once(socket, 'drain')
  }
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.write(tail, () => resolve())
  })
  const [answer] = (await once(socket.resume(), 'data')) as [Buffer]
  socket.destroy()
  return answer.toString()
}

const jobsOf = (company: TestCompany) =>
  db.database.withTenant(company.customerId, (tx) => tx.selectFrom('logJobs').selectAll().execute())
const batchesOf = (company: TestCompany) =>
  db.database.withTenant(company.customerId, (tx) =>
    tx.selectFrom('logBatches').select(['id', 'state', 'firstLine', 'sequence']).orderBy('sequence').execute(),
  )

const bigText = (lines: number): string =>
  Array.from({ length: lines }, (_, index) => `2026-01-01T00:00:00Z INFO line ${index} ${'x'.repeat(100)}`).join('\n')

describe('POST /api/v1/logs/upload', () => {
  it('stores a large file in chunks of whole lines', async () => {
    const company = await ingest.newCompany()
    const text = bigText(100_000)
    const { status, body } = await upload({ company, content: text })
    expect([status, body]).toEqual([202, { job_id: expect.any(String) }])
    expect(await ingest.totals(company)).toMatchObject({ received: 100_000, stored: 100_000, waiting: 100_000 })
    expect((await batchesOf(company)).length).toBeGreaterThan(2)
    const parts = await workOff(ingest)
    expect(parts.join('')).toBe(text)
    expect(await jobsOf(company)).toMatchObject([
      { status: 'done', sourceName: 'app.log', recordCount: 100_000, processedCount: 100_000 },
    ])
  })

  it('keeps the folder that a sender names', async () => {
    const company = await ingest.newCompany()
    expect((await upload({ company, content: 'ready', name: 'edge-7/error.log' })).status).toBe(202)
    await workOff(ingest)
    expect(await jobsOf(company)).toMatchObject([{ sourceName: 'edge-7/error.log' }])
  })

  it.each([
    { name: 'a gzipped file', file: { name: 'app.log.gz', content: gzipSync('one\ntwo\n') } },
    { name: 'a .txt file', file: { name: 'notes.TXT', content: 'one\ntwo\n' } },
    { name: 'text/plain of any name', file: { name: 'messages', type: 'text/plain', content: 'one\ntwo\n' } },
  ])('takes $name', async ({ file }) => {
    const company = await ingest.newCompany()
    expect((await upload({ company, ...file })).status).toBe(202)
    expect(await workOff(ingest)).toEqual(['one\ntwo\n'])
  })

  it('answers a refused type to senders that listen only once they have sent all', async () => {
    const company = await ingest.newCompany()
    const content = Buffer.alloc(30_000_000, 'x')
    expect(await upload({ company, content, name: 'app.zip', type: 'application/zip' })).toMatchObject({
      status: 415,
      body: { detail: 'Invalid File Type' },
    })
    expect(await sendAllThenListen(company, content)).toMatch(/^HTTP\/1\.1 415 /)
  })

  it.skipIf(curl === undefined)('answers a refused type to curl', async () => {
    const company = await ingest.newCompany()
    const folder = await mkdtemp(path.join(os.tmpdir(), 'holdfast-upload-'))
    const file = path.join(folder, 'app.zip')
    await writeFile(file, Buffer.alloc(30_000_000, 'x'))
    const { stdout } = await promisify(execFile)(curl ?? 'curl', [
      '--silent',
      '--show-error',
      '-H',
      `x-api-key: ${company.apiKey}`,
      '-F',
      `file=@${file}`,
      '-w',
      ' %{http_code}',
      `${origin}/api/v1/logs/upload`,
    ])
    await rm(folder, { recursive: true })
    expect(stdout).toMatch(/Invalid File Type.* 415$/)
  })

  it('ends the connection of a refused sender that never ends', async () => {
    const company = await ingest.newCompany()
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(uploadHead(company, 100_000_000_000))
    const chunk = Buffer.alloc(8_000_000, 'x')
    while (!socket.destroyed) {
      if (!socket.write(chunk))
        await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined)
    }
    expect(socket.bytesWritten).toBeLessThan(600_000_000)
  })

  it('takes the key from a part after the file', async () => {
    const company = await ingest.newCompany()
    expect((await upload({ content: 'x', keyAfterFile: company.apiKey })).status).toBe(202)
    expect(await workOff(ingest)).toEqual(['x'])
    const gzipped = { name: 'app.log.gz', content: gzipSync('one\ntwo\n') }
    expect((await upload({ ...gzipped, keyAfterFile: company.apiKey })).status).toBe(202)
    expect(await workOff(ingest)).toEqual(['one\ntwo\n'])
  })

  it('asks for the key before a file that is too large to wait for it', async () => {
    const company = await ingest.newCompany()
    const content = Buffer.alloc(40_000_000, 'x\n')
    expect(await upload({ content, keyAfterFile: company.apiKey })).toMatchObject({
      status: 413,
      body: { detail: expect.stringContaining('api_key before file') },
    })
    expect((await upload({ content: 'x' })).status).toBe(401)
  })

  it('takes the key from a part before the file', async () => {
    const company = await ingest.newCompany()
    expect((await upload({ content: 'x', keyInBody: company.apiKey })).status).toBe(202)
    await workOff(ingest)
  })

  it('answers a repetition with the same Idempotency-Key as the first time', async () => {
    const company = await ingest.newCompany()
    const headers = { 'idempotency-key': 'upload-1' }
    const first = await upload({ company, content: 'once', headers })
    const second = await upload({ company, content: 'once', headers })
    expect(second).toEqual(first)
    expect(await ingest.totals(company)).toMatchObject({ received: 1, stored: 1 })
    await workOff(ingest)
  })

  it.each([
    {
      name: 'another type',
      file: { name: 'photo.png', type: 'image/png', content: 'x' },
      status: 415,
      detail: 'Invalid File Type',
    },
    { name: 'an empty file', file: { content: '' }, status: 422, detail: 'No Content' },
    { name: 'white space', file: { content: ' \n\n\t' }, status: 422, detail: 'No Content' },
    {
      name: 'broken gzip',
      file: { name: 'a.gz', content: 'hello' },
      status: 400,
      detail: 'The file is not valid gzip.',
    },
    {
      name: 'gzip that breaks off',
      file: { name: 'a.gz', content: gzipSync(bigText(10)).subarray(0, 50) },
      status: 400,
      detail: 'The file is not valid gzip.',
    },
  ])('refuses $name and leaves nothing behind', async ({ file, status, detail }) => {
    const company = await ingest.newCompany()
    expect(await upload({ company, ...file })).toMatchObject({ status, body: { detail } })
    expect(await jobsOf(company)).toEqual([])
    expect(await batchesOf(company)).toEqual([])
    expect(await ingest.totals(company)).toMatchObject({ received: 0 })
  })

  it('refuses an upload without a key', async () => {
    expect(await upload({ content: 'x' })).toMatchObject({ status: 401, body: { detail: 'Authentication Required' } })
  })

  const startBrokenUpload = async (company: TestCompany) => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(origin).port) })
    await once(socket, 'connect')
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.log"\r\n\r\n'
    socket.write(
      `POST /api/v1/logs/upload HTTP/1.1\r\nhost: x\r\nx-api-key: ${company.apiKey}\r\n` +
        `content-type: multipart/form-data; boundary=b\r\ncontent-length: 100000000\r\n\r\n${head}`,
    )
    socket.write(bigText(60_000))
    await vi.waitFor(async () => expect((await batchesOf(company)).length).toBeGreaterThan(0), { timeout: 10_000 })
    return socket
  }

  it('leaves nothing of an upload whose sender went away', async () => {
    const company = await ingest.newCompany()
    const socket = await startBrokenUpload(company)
    expect(new Set((await batchesOf(company)).map((batch) => batch.state))).toEqual(new Set(['receiving']))
    socket.destroy()
    await vi.waitFor(async () => expect(await jobsOf(company)).toEqual([]), { timeout: 10_000 })
    expect(await batchesOf(company)).toEqual([])
    expect(await ingest.totals(company)).toMatchObject({ received: 0 })
  })

  it('ends an upload that is cancelled on its way', async () => {
    const company = await ingest.newCompany()
    const socket = await startBrokenUpload(company)
    const [job] = await jobsOf(company)
    await db.database.withTenant(company.customerId, (tx) => cancelLogJob(tx, job?.id ?? '', new Date()))
    let answer = ''
    socket.on('data', (bytes) => (answer += bytes.toString()))
    socket.on('error', () => undefined)
    for (let index = 0; index < 10 && !socket.destroyed; index++) socket.write(bigText(40_000))
    await vi.waitFor(() => expect(answer).toContain('409'), { timeout: 10_000 })
    socket.destroy()
    expect(await batchesOf(company)).toEqual([])
    expect(await db.database.withTenant(company.customerId, (tx) => findLogJob(tx, job?.id ?? ''))).toBeUndefined()
  })
})
