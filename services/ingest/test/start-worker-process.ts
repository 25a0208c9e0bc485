import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'

const main = path.resolve(import.meta.dirname, '../../analysis-worker/src/main.ts')

interface WorkerOptions {
  readonly databaseUrl: string
  readonly encryptionKey: Buffer
  readonly redisUrl?: string | undefined
}

/** The real analysis worker as a process of its own. */
export function startWorkerProcess({ databaseUrl, encryptionKey, redisUrl }: WorkerOptions): ChildProcess {
  return fork(main, {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      ENCRYPTION_KEY: encryptionKey.toString('hex'),
      METRICS_PORT: '0',
      LOG_LEVEL: 'error',
      MAIL_OUTBOX: 'off',
      ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}
