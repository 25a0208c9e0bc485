import { confirmOperatorByOwner } from '@holdfast/database/accounts/confirm-operator-by-owner'
import { openDatabase } from '@holdfast/database/open-database'
import { readOwnerConfig } from './config.ts'

/** `node services/api-gateway/src/confirm-operator.ts ADDRESS`: the owner of a fleet names its first operator. */
async function run(address: string | undefined): Promise<{ isOperator: boolean; says: string }> {
  const email = address?.trim().toLowerCase()
  if (!email) return { isOperator: false, says: 'Name the address of an operator.' }
  const database = await openDatabase({ url: readOwnerConfig().DATABASE_URL, applicationName: 'holdfast-operators' })
  try {
    return await confirmOperatorByOwner(database, { email, now: new Date() })
  } finally {
    await database.close()
  }
}

try {
  const { isOperator, says } = await run(process.argv[2])
  process[isOperator ? 'stdout' : 'stderr'].write(`${says}\n`)
  process.exit(isOperator ? 0 : 1)
} catch (error) {
  process.stderr.write(`Nobody was confirmed. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
