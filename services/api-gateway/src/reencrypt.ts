import { openDatabase } from '@holdfast/database/open-database'
import { reencryptSecrets } from '@holdfast/database/secrets/reencrypt-secrets'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { readReencryptConfig } from './config.ts'

/** `npm run reencrypt` with DATABASE_URL and ENCRYPTION_KEY, the new key first and the old ones after it. */
async function run(): Promise<string> {
  const config = readReencryptConfig()
  const database = await openDatabase({ url: config.DATABASE_URL, applicationName: 'holdfast-reencrypt' })
  try {
    const { companies, apiKeys } = await reencryptSecrets(database, createKeyRing(config.ENCRYPTION_KEY))
    return `${companies} data keys and ${apiKeys} API key hashes were brought under the first key.`
  } finally {
    await database.close()
  }
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`Nothing more was re-encrypted. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
