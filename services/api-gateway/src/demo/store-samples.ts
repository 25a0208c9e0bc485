import { batchStored } from '@holdfast/contracts/events/catalogue'
import { storeTextJob } from '@holdfast/database/log-jobs/store-text-job'
import type { GatewayDependencies } from '../gateway-dependencies.ts'
import { tellCertificateStory } from './certificate-story.ts'
import { tellDiskFullStory } from './disk-full-story.ts'
import { tellMemoryStory } from './memory-story.ts'

export type SampleDependencies = Pick<GatewayDependencies, 'database' | 'vault' | 'now'>

const STORIES = [tellDiskFullStory, tellMemoryStory, tellCertificateStory]
/** The stories end a little before now, as if an agent had just sent them. */
const ENDED_AGO_MS = 60_000

/** Sends the sample logs of a company down the way that all logs go. */
export async function storeSamples(
  { database, vault, now }: SampleDependencies,
  customerId: string,
): Promise<{ jobIds: string[]; names: string[] }> {
  const at = now()
  const samples = STORIES.map((tell) => tell(at.getTime() - ENDED_AGO_MS))
  const stored = await database.withTenant(customerId, async (tx, { publish }) => {
    const cipher = await vault.cipherOf(tx, customerId)
    const results: { jobId: string; batchIds: string[] }[] = []
    for (const { name: sourceName, content } of samples) {
      results.push(
        await storeTextJob(tx, cipher, { customerId, sourceType: 'sample', sourceName, chunks: [content], now: at }),
      )
    }
    for (const batchId of results.flatMap((job) => job.batchIds)) publish(batchStored, { customerId, batchId })
    return results
  })
  return { jobIds: stored.map((job) => job.jobId), names: samples.map((sample) => sample.name) }
}
