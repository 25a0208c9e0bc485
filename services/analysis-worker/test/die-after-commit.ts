import { groupingCorrected, uploadDigested } from '@holdfast/contracts/events/catalogue'
import { openDatabase } from '@holdfast/database/open-database'
import { z } from 'zod'

/** A process that is killed between the commit of what it reports and the telling. */
const Settings = z.object({
  url: z.string(),
  customerId: z.string(),
  changeId: z.string(),
  isKilledBefore: z.boolean(),
})
const { url, customerId, changeId, isKilledBefore } = Settings.parse(JSON.parse(process.argv[2] ?? ''))
const die = () => process.kill(process.pid, 'SIGKILL')

const database = await openDatabase({
  url,
  applicationName: 'dies',
  send: async () => {
    die()
    await new Promise(() => undefined)
  },
})
await database.withTenant(customerId, async (_tx, { publish }) => {
  publish(groupingCorrected, { customerId, changeId })
  publish(uploadDigested, { customerId, jobId: changeId })
  if (!isKilledBefore) return
  die()
  await new Promise(() => undefined)
})
