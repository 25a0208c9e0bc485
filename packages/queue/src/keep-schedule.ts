import type { JobSpec } from '@holdfast/contracts/job-spec'
import { logTrouble } from '@holdfast/runtime/log-trouble'
import type { Logger } from '@holdfast/runtime/logger'
import { jobOptions } from './create-producer.ts'
import type { JobQueue } from './queue-store.ts'

/** A store that came back empty has lost its schedules too. */
const LOOK_EVERY_MS = 60_000
const RETRY_MS = 2_000

/** Sees to it that the queue adds the job again and again. All processes share one schedule, which outlives them. */
export function keepSchedule(queue: JobQueue, spec: JobSpec, logger: Logger): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const look = async () => {
    let nextMs = LOOK_EVERY_MS
    try {
      await upsertSchedule(queue, spec)
    } catch (error) {
      nextMs = RETRY_MS
      logTrouble(logger, { error, message: 'a schedule could not be set; tried again', fields: { job: spec.name } })
    }
    if (!isStopped) timer = setTimeout(start, nextMs)
  }
  let looking = look()
  const start = () => {
    looking = look()
  }
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await looking
    },
  }
}

async function upsertSchedule(queue: JobQueue, spec: JobSpec): Promise<void> {
  const { name, schedule } = spec
  if (!schedule) return
  // Setting it again would put off its next run.
  const known = await queue.getJobScheduler(name)
  if (known?.every === schedule.everyMs) return
  const { jobId: _id, deduplication: _deduplication, ...opts } = jobOptions(spec, {}, {})
  await queue.upsertJobScheduler(name, { every: schedule.everyMs }, { name, data: {}, opts })
}
