import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { startPostgres } from '@holdfast/testing/start-postgres'
import { expect, it } from 'vitest'

const main = path.resolve(import.meta.dirname, '../src/main.ts')

it('still hears a signal when the database has gone for good', async () => {
  const postgres = await startPostgres()
  const worker = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATABASE_URL: postgres.appUrl,
      ENCRYPTION_KEY: 'ab'.repeat(32),
      METRICS_PORT: '0',
      LOG_LEVEL: 'warn',
      MAIL_OUTBOX: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  await once(worker, 'message')
  await postgres.stop()
  // It has noticed when it says so.
  await once(worker.stdout ?? worker, 'data')
  worker.kill('SIGTERM')
  const [code, signal] = await once(worker, 'exit')
  expect({ signal, isEnded: code !== null }).toEqual({ signal: null, isEnded: true })
})
