import type { JobSpec } from '@holdfast/contracts/job-spec'
import type { z } from 'zod'

/** A job of a test, which is the same as another when its `n` is. */
export const testSpec = <Payload extends z.ZodType>(
  name: string,
  payload: Payload,
  overrides: Partial<JobSpec<Payload>> = {},
): JobSpec<Payload> => ({
  name,
  payload,
  id: ['n'],
  concurrency: 1,
  retry: { attempts: 3, backoff: { type: 'exponential', delay: 10 } },
  deduplication: 'drop',
  onGivenUp: 'keep',
  ...overrides,
})
