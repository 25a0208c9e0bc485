import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@holdfast/database/embedded/find-free-port'

const scripts = {
  ingest: import.meta.resolve('@holdfast/ingest/main'),
  'analysis-worker': import.meta.resolve('@holdfast/analysis-worker/main'),
  'api-gateway': import.meta.resolve('@holdfast/api-gateway/main'),
}
const readyLines = / listens|takes jobs/

export interface FleetService {
  readonly url: string
  readonly metricsUrl: string
  /** Every line of its log, as it wrote it. */
  readonly lines: readonly string[]
  stop(): Promise<void>
}

/** One service of a fleet as a process of its own, which has said that it is up. */
export async function startFleetService(
  name: keyof typeof scripts,
  settings: Record<string, string>,
): Promise<FleetService> {
  const [port, metricsPort] = await Promise.all([findFreePort(), findFreePort()])
  const child = spawn(process.execPath, [fileURLToPath(scripts[name])], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      PUBLIC_URL: 'http://localhost',
      OTLP_HTTP_PORT: 'off',
      OTLP_GRPC_PORT: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
  })
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      if (readyLines.test(line)) resolve()
    })
    void ended.then(() => reject(new Error(`${name} ended: ${lines.join('\n')}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    metricsUrl: `http://127.0.0.1:${metricsPort}`,
    lines,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
