import type { EventSpec } from '@holdfast/contracts/events/event'
import type { JobSpec } from '@holdfast/contracts/job-spec'
import type { z } from 'zod'

/** Which job an event starts. */
export interface PipelineStep {
  readonly event: EventSpec
  readonly job: JobSpec
  readonly toPayload: (payload: unknown) => unknown
  readonly options: StepOptions
}

export interface StepOptions {
  /** The job is due so much later, and whatever comes meanwhile is one with it. */
  readonly delayMs?: number
  /** Events wait so long for company on their way to the queue: one insert for many. */
  readonly lingerMs?: number
}

/** All that a service's own events start, on one screen: each service has one, in its `pipeline.ts`. */
export type Pipeline = readonly PipelineStep[]

/** Of services that share a process: what several of them start is started once. */
export const joinPipelines = (...pipelines: readonly Pipeline[]): Pipeline => {
  const steps = new Map<string, PipelineStep>()
  for (const step of pipelines.flat()) {
    const key = `${step.event.name} ${step.job.name}`
    if (!steps.has(key)) steps.set(key, step)
  }
  return [...steps.values()]
}

/** One line of a pipeline. The job's payload is read out of the event's: ids of the same names. */
export const on = <Event extends EventSpec, Job extends JobSpec>(
  event: Event,
  job: z.output<Event['payload']> extends z.output<Job['payload']> ? Job : never,
  options: StepOptions = {},
): PipelineStep => ({ event, job, toPayload: (payload) => job.payload.parse(payload), options })
