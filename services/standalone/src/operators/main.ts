import { confirmOperatorByOwner } from '@holdfast/database/accounts/confirm-operator-by-owner'
import { openDatabase } from '@holdfast/database/open-database'
import { openOwnerDatabase } from '../backup/open-owner-database.ts'
import { readDataConfig } from '../config.ts'
import { describeFailure } from '../settings/describe-failure.ts'
import { StartError } from '../start-error.ts'

const USAGE = 'Usage: npm run operators -- confirm ADDRESS'

async function main([verb, address, ...surplus]: readonly string[]): Promise<string> {
  if (verb !== 'confirm' || address === undefined || surplus.length > 0) throw new StartError(USAGE)
  const email = address.trim().toLowerCase()
  const owner = await openOwnerDatabase(readDataConfig())
  try {
    const database = await openDatabase({ url: owner.url, applicationName: 'holdfast-operators' })
    try {
      const { isOperator, says } = await confirmOperatorByOwner(database, { email, now: new Date() })
      if (!isOperator) throw new StartError(says)
      return says
    } finally {
      await database.close()
    }
  } finally {
    await owner.close()
  }
}

try {
  process.stdout.write(`holdfast: ${await main(process.argv.slice(2))}\n`)
  process.exit(0)
} catch (error) {
  process.stderr.write(`holdfast: ${describeFailure(error)}\n`)
  process.exit(1)
}
