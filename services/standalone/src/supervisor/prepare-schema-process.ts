import { migrateDatabase } from '@holdfast/database/migrations/migrate-database'
import { prepareQueueSchema } from '@holdfast/queue/prepare-queue-schema'
import { readOwnerUrl } from '../config.ts'
import { describeFailure } from '../settings/describe-failure.ts'

try {
  const ownerUrl = readOwnerUrl()
  await migrateDatabase({ url: ownerUrl })
  await prepareQueueSchema(ownerUrl)
  process.exit(0)
} catch (error) {
  process.send?.({ reason: describeFailure(error) }, () => process.exit(1))
}
