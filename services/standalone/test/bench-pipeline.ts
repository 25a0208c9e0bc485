import { readFile } from 'node:fs/promises'
import { startPostgres } from '@holdfast/testing/start-postgres'
import { LogJob } from '@holdfast/contracts/logs'
import { openAccount } from './open-account.ts'
import { processTree, type Running, runStandalone } from './run-standalone.ts'

const LINE_COUNT = 1_000_000
const FLOOR_LINES_PER_SECOND = 60_000
const MAX_RESIDENT_MB = 512

const services = ['orders', 'billing', 'search', 'gateway', 'inventory']

/** Mixed formats and services, one of them with a failure in the last fifth. */
function* lines(): Generator<string> {
  for (let index = 0; index < LINE_COUNT; index++) {
    const time = new Date(Date.UTC(2026, 1, 1) + index * 5).toISOString()
    const service = services[index % services.length] ?? ''
    const isFailing = index > LINE_COUNT * 0.8 && index % 40 === 0
    if (isFailing) yield `${time} ERROR [orders] could not extend file "base/1/${index}": No space left on device\n`
    else if (index % 3 === 0) {
      yield `{"time":"${time}","level":"info","service":"${service}","msg":"request ${index} served","duration_ms":${index % 90}}\n`
    } else if (index % 3 === 1) yield `${time} INFO [${service}] user u${index % 5_000} opened page ${index % 300}\n`
    else yield `time=${time} level=debug service=${service} msg="cache hit" key=k${index % 9_000} took=${index % 7}ms\n`
  }
}

function body(): Blob {
  const parts: string[] = []
  let part = ''
  for (const line of lines()) {
    part += line
    if (part.length > 1_000_000) {
      parts.push(part)
      part = ''
    }
  }
  parts.push(part)
  return new Blob(parts, { type: 'text/plain' })
}

async function peakMemoryMb(holdfast: Running): Promise<Record<string, number>> {
  const peaks: Record<string, number> = {}
  for (const { pid, command } of await processTree(holdfast.process.pid ?? 0)) {
    if (!command.includes('node')) continue
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    const name = /analysis-worker|web-process|main/.exec(command)?.[0] ?? 'node'
    peaks[`${name} ${pid}`] = Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024)
  }
  return peaks
}

async function measure(workers: number) {
  const postgres = await startPostgres()
  const holdfast = await runStandalone({ DATABASE_URL: postgres.ownerUrl, WORKERS: String(workers) })
  try {
    if (!(await holdfast.isReady)) throw new Error(holdfast.output())
    const { apiKey, token } = await openAccount(holdfast.url)
    const form = new FormData()
    form.set('file', body(), 'mixed.log')
    const startedAt = performance.now()
    const response = await fetch(`${holdfast.url}/api/v1/logs/upload`, {
      method: 'POST',
      headers: { 'x-api-key': apiKey },
      body: form,
    })
    if (!response.ok) throw new Error(`upload answered ${response.status}: ${await response.text()}`)
    const accepted = (await response.json()) as { job_id: string }
    const receivedAt = performance.now()
    const job = await untilEnded(holdfast.url, token, accepted.job_id)
    const seconds = (performance.now() - startedAt) / 1_000
    return {
      workers,
      lines_per_second: Math.round(job.processed_count / seconds),
      seconds: Math.round(seconds * 10) / 10,
      upload_seconds: Math.round((receivedAt - startedAt) / 100) / 10,
      incidents: job.incidents_detected,
      peak_rss_mb: await peakMemoryMb(holdfast),
    }
  } finally {
    holdfast.process.kill('SIGTERM')
    await holdfast.ended
    await postgres.stop()
  }
}

async function untilEnded(url: string, token: string, jobId: string): Promise<LogJob> {
  for (;;) {
    const response = await fetch(`${url}/api/v1/logs/jobs/${jobId}`, { headers: { authorization: `Bearer ${token}` } })
    const job = LogJob.parse(await response.json())
    if (job.status === 'done') return job
    if (job.status === 'failed' || job.status === 'cancelled') throw new Error(`${job.status}: ${job.detail}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const one = await measure(1)
const two = await measure(2)
const peakMb = Math.max(...[one, two].flatMap((run) => Object.values(run.peak_rss_mb)))
const figures = {
  one,
  two,
  ratio: Math.round((two.lines_per_second / one.lines_per_second) * 100) / 100,
  floor: one.lines_per_second >= FLOOR_LINES_PER_SECOND && peakMb <= MAX_RESIDENT_MB ? 'held' : 'missed',
}
if (figures.floor === 'missed') process.exitCode = 1
if (process.argv.includes('--json')) console.log(JSON.stringify(figures))
else {
  console.log(
    `${LINE_COUNT} lines from POST to visible incidents; floor: ${FLOOR_LINES_PER_SECOND} lines/s with one worker, no process over ${MAX_RESIDENT_MB} MB`,
  )
  console.table([one, two].map(({ peak_rss_mb: memory, ...row }) => ({ ...row, peak_rss_mb: JSON.stringify(memory) })))
  console.log(`two workers: ${figures.ratio} × one; floor ${figures.floor}`)
}
