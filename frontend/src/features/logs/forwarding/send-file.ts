import type { LogJob } from '@holdfast/contracts/logs'
import { cancelLogJob, fetchLogJob } from '../api/log-job.ts'
import { uploadLogs } from '../api/upload-logs.ts'
import type { Forwarding } from './forwarding.ts'

const JOB_POLL_MS = 500

const pause = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs))

interface Watched {
  readonly signal: AbortSignal
  readonly onChange: (forwarding: Forwarding) => void
}

/** Streams a file, then follows its job to the end. */
export async function sendFile(file: File, watched: Watched): Promise<LogJob> {
  const startedMs = performance.now()
  watched.onChange({ state: 'sending', sentBytes: 0, totalBytes: file.size, bytesPerSecond: 0 })
  const { job_id } = await uploadLogs(file, {
    signal: watched.signal,
    onProgress: (sentBytes, totalBytes) => {
      const seconds = Math.max(0.001, (performance.now() - startedMs) / 1_000)
      watched.onChange({ state: 'sending', sentBytes, totalBytes, bytesPerSecond: sentBytes / seconds })
    },
  })
  return followJob(job_id, watched)
}

async function followJob(jobId: string, { signal, onChange }: Watched): Promise<LogJob> {
  for (;;) {
    if (signal.aborted) {
      await cancelLogJob(jobId)
      throw new DOMException('Cancelled', 'AbortError')
    }
    const job = await fetchLogJob(jobId)
    if (job.status === 'done') return job
    if (job.status === 'failed') throw new Error(job.detail ?? 'The file could not be processed.')
    if (job.status === 'cancelled') throw new DOMException('Cancelled', 'AbortError')
    onChange({ state: 'processing', progress: job.progress })
    await pause(JOB_POLL_MS)
  }
}
