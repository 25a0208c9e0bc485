import { confirmOperatorByOwner } from '@holdfast/database/accounts/confirm-operator-by-owner'
import { withOwnerDatabase } from '../backup/with-owner-database.ts'
import { readDataConfig } from '../config.ts'
import { runCommand } from '../settings/run-command.ts'
import { StartError } from '../start-error.ts'

const USAGE = 'Usage: npm run operators -- confirm ADDRESS'

async function main([verb, address, ...surplus]: readonly string[]): Promise<string> {
  if (verb !== 'confirm' || address === undefined || surplus.length > 0) throw new StartError(USAGE)
  const email = address.trim().toLowerCase()
  const { isOperator, says } = await withOwnerDatabase(readDataConfig(), 'holdfast-operators', (database) =>
    confirmOperatorByOwner(database, { email, now: new Date() }),
  )
  if (!isOperator) throw new StartError(says)
  return says
}

await runCommand(main)
