import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { RefinementAnswer } from '@holdfast/contracts/refinement'
import { Recording } from '@holdfast/llm/calls/recording'
import { type ChatRequest, type ModelStandIn, says, startModelStandIn } from '@holdfast/testing/start-model-stand-in'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openAccount } from './open-account.ts'
import { type Running, runStandalone } from './run-standalone.ts'

const exportMain = path.resolve(import.meta.dirname, '../src/recordings/main.ts')
const run = promisify(execFile)
const patient = { timeout: 60_000, interval: 250 }

let standIn: ModelStandIn
let product: Running | undefined
let parent: string
beforeAll(async () => {
  standIn = await startModelStandIn()
  parent = await mkdtemp(path.join(os.tmpdir(), 'refinement-'))
})
afterAll(async () => {
  product?.process.kill('SIGTERM')
  await product?.ended
  await standIn.stop()
  await rm(parent, { recursive: true, force: true, maxRetries: 40, retryDelay: 250 })
})

const refines = says((request: ChatRequest) => {
  const [, line_id = '', quote = ''] =
    /^(L\d+): .*(No space left on device)/m.exec(request.messages.at(-1)?.content ?? '') ?? []
  const claim = { text: 'No space left on device of postgres.', quotes: [{ line_id, quote }] }
  return JSON.stringify({ ranking: [], title: null, summary: [claim], explanation: [] })
})

it(
  'has a new incident worded once, shows it, and gives the exchange away for replay',
  { timeout: 120_000 },
  async () => {
    standIn.behave(refines)
    const dataDir = path.join(parent, 'data')
    product = await runStandalone({ DATA_DIR: dataDir, OPENAI_BASE_URL: standIn.baseUrl, OPENAI_MODEL: 'small' })
    if (!(await product.isReady)) throw new Error(product.output())
    const { url } = product
    const account = await openAccount(url)
    const logContent = Array.from(
      { length: 30 },
      (_, index) =>
        `2026-03-02 10:05:${String(index).padStart(2, '0')}.000 UTC [2660] app@orders ERROR:  could not extend file "base/16384/24600": No space left on device`,
    ).join('\n')
    const pasted = await fetch(`${url}/api/v1/logs/forward`, {
      method: 'POST',
      headers: { 'x-api-key': account.apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ log_content: logContent }),
    })
    const { incident_ids: ids } = (await pasted.json()) as { incident_ids: string[] }
    const refinement = await vi.waitFor(async () => {
      const response = await fetch(`${url}/api/v1/dashboard/incidents/${ids[0]}/refinement`, {
        headers: { authorization: `Bearer ${account.token}` },
      })
      const answer = RefinementAnswer.parse(await response.json())
      expect(answer.refinement).not.toBeNull()
      return answer.refinement
    }, patient)
    expect(refinement).toMatchObject({ model: 'small', summary: [{ text: 'No space left on device of postgres.' }] })

    const folder = path.join(parent, 'recordings')
    await run(process.execPath, [exportMain, 'Acme', folder], { env: { ...process.env, DATA_DIR: dataDir } })
    const recordings = await Promise.all(
      (await readdir(folder)).map(async (name) =>
        Recording.parse(JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
      ),
    )
    // The model is asked to investigate, too: that is another purpose.
    const [recording, ...others] = recordings.filter(({ purpose }) => purpose === 'refine')
    expect(others).toEqual([])
    expect(recording).toMatchObject({ outcome: 'used' })
    expect(standIn.requests.map(({ messages }) => JSON.stringify(messages))).toContain(recording?.request)
  },
)
