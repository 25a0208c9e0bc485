import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { z } from 'zod'

const Ready = z.object({ type: z.literal('ready'), origin: z.string(), metricsPort: z.number() })

export interface IngestProcess {
  readonly process: ChildProcess
  readonly origin: string
  readonly metricsPort: number
  /** Resolves with how it ended. */
  readonly ended: Promise<number | NodeJS.Signals>
}

export interface IngestProcessOptions {
  readonly databaseUrl: string
  readonly encryptionKey: Buffer
  readonly port?: number
  readonly redisUrl?: string
}

/** The real service as a process of its own, as a fleet runs it. */
export async function startIngestProcess(options: IngestProcessOptions): Promise<IngestProcess> {
  const child = fork(path.join(import.meta.dirname, '../src/main.ts'), {
    env: {
      ...process.env,
      DATABASE_URL: options.databaseUrl,
      ENCRYPTION_KEY: options.encryptionKey.toString('hex'),
      PUBLIC_URL: 'http://localhost',
      HOST: '127.0.0.1',
      PORT: String(options.port ?? 0),
      OTLP_HTTP_PORT: 'off',
      OTLP_GRPC_PORT: 'off',
      METRICS_PORT: '0',
      LOG_LEVEL: 'warn',
      ...(options.redisUrl === undefined ? {} : { REDIS_URL: options.redisUrl }),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 0))
  })
  const ready = await new Promise<z.infer<typeof Ready>>((resolve, reject) => {
    child.on('message', (message) => resolve(Ready.parse(message)))
    void ended.then((reason) => reject(new Error(`ingest ended before it was ready: ${reason}`)))
  })
  return { process: child, origin: ready.origin, metricsPort: ready.metricsPort, ended }
}
