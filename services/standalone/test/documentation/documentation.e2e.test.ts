import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { findFreePort } from '@holdfast/database/embedded/find-free-port'
import { findProgram } from '@holdfast/testing/find-program'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAccount } from '../open-account.ts'
import { readAllBlocks, rootDir } from './command-blocks.ts'

const missing = (
  await Promise.all(['bash', 'curl'].map(async (name) => ((await findProgram([name])) ? [] : [name])))
).flat()
const needs = missing.length > 0 ? ` (needs ${missing.join(' and ')})` : ''
const blocks = readAllBlocks()
const starts = blocks.filter(({ proof }) => proof.kind === 'start')
const withProduct = blocks.filter(({ proof }) => proof.kind === 'with-product')

interface Product {
  readonly url: string
  /** Ends it as Ctrl-C does. Resolves with its exit code. */
  stop(): Promise<number | null>
}

let folder: string
let product: Product | undefined
let apiKey: string

/** What the text calls by a name of its own, under the names that it has here. */
const inThisPlace = (commands: string): string =>
  commands
    .replaceAll('http://localhost:8000', product?.url ?? '')
    .replaceAll('/backups/', `${folder}/`)
    .replaceAll('/srv/holdfast', `${folder}/restored`)
    .replaceAll(' .holdfast/', ` ${folder}/data/`)
    .replaceAll('@app.log', `@${folder}/app.log`)

async function start(commands: string, dataDir: string): Promise<Product> {
  const [port, otlpHttp, otlpGrpc] = await Promise.all([findFreePort(), findFreePort(), findFreePort()])
  const child: ChildProcess = spawn('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd: rootDir,
    env: {
      ...process.env,
      INIT_CWD: rootDir,
      PORT: String(port),
      OTLP_HTTP_PORT: String(otlpHttp),
      OTLP_GRPC_PORT: String(otlpGrpc),
      METRICS_PORT: 'off',
      WORKERS: '1',
      DEMO: 'off',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes(`holdfast ready on http://localhost:${port}`)) resolve()
      })
    }
    void ended.then(() => reject(new Error(output)))
  })
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

describe.skipIf(needs !== '')(`what the READMEs say of the running product${needs}`, () => {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'holdfast-documentation-'))
    await writeFile(
      path.join(folder, 'app.log'),
      '2026-03-10T12:00:01Z ERROR could not write: No space left on device\n',
    )
  })
  afterAll(async () => {
    await product?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it(`${starts[0]?.place}: starts the product`, async () => {
    product = await start(starts[0]?.commands ?? '', path.join(folder, 'data'))
    apiKey = (await openAccount(product.url)).apiKey
    expect(apiKey).toMatch(/^hf_/)
  })

  it.each(withProduct)('$place: works', async ({ commands }) => {
    const env = { ...process.env, INIT_CWD: rootDir, HOLDFAST_API_KEY: apiKey, DATA_DIR: path.join(folder, 'data') }
    const { output, code } = await new Promise<{ output: string; code: unknown }>((resolve) => {
      execFile(
        'bash',
        ['-euo', 'pipefail', '-c', inThisPlace(commands)],
        { cwd: rootDir, env },
        (error, stdout, stderr) => resolve({ output: stdout + stderr, code: error?.code ?? 0 }),
      )
    })
    expect({ code, output }).toMatchObject({ code: 0, output: expect.not.stringMatching(/"code":|"detail":"/) })
  })

  it.each(starts.slice(1))('$place: starts it again', async ({ commands }) => {
    const other = await start(inThisPlace(commands), path.join(folder, 'other'))
    expect((await fetch(`${other.url}/ready`)).status).toBe(200)
    expect(await other.stop()).toBe(0)
  })

  it('ends in order', async () => {
    const code = await product?.stop()
    product = undefined
    expect(code).toBe(0)
  })
})
