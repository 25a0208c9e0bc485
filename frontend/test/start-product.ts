import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { findFreePort } from '@holdfast/testing/find-free-port'
import { useRunningProduct } from './use-running-product.ts'

const bootstrap = path.resolve(import.meta.dirname, '../../infra/bootstrap/run.mjs')

/** `npm start` in a folder of its own, with the demo company in it; or the product that HOLDFAST_URL and HOLDFAST_OUTBOX_URL name. */
export async function startProduct() {
  const { HOLDFAST_URL: url, HOLDFAST_OUTBOX_URL: outboxUrl } = process.env
  if (url) return useRunningProduct({ url, outboxUrl: outboxUrl ?? `${url}/dev/outbox.json` })
  const folder = await mkdtemp(path.join(os.tmpdir(), 'holdfast-dashboard-'))
  await chmod(folder, 0o755)
  const [port, metricsPort] = await Promise.all([findFreePort(), findFreePort()])
  const child = spawn(process.execPath, [bootstrap, 'start'], {
    env: {
      ...process.env,
      DATA_DIR: path.join(folder, 'data'),
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      OTLP_HTTP_PORT: 'off',
      OTLP_GRPC_PORT: 'off',
      WORKERS: '1',
      DEMO: 'on',
      OPERATOR_EMAILS: 'demo@holdfast.example',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let output = ''
  const { promise: isReady, resolve } = Promise.withResolvers<boolean>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (/^holdfast ready on /m.test(output)) resolve(true)
    })
  }
  void ended.then(() => resolve(false))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  const password = (await isReady) ? /with the password (\S+)/.exec(output)?.[1] : undefined
  if (!password) {
    await stop()
    throw new Error(`The product did not start with a demo company:\n${output}`)
  }
  return { url: `http://127.0.0.1:${port}`, email: 'demo@holdfast.example', password, stop }
}
