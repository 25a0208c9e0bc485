import { stat } from 'node:fs/promises'
import path from 'node:path'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { EncryptionKeys } from '@holdfast/runtime/encryption-keys'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { withOwnerDatabase } from '../backup/with-owner-database.ts'
import { type DataConfig, readDataConfig } from '../config.ts'
import { readSecrets } from '../settings/load-secrets.ts'
import { runCommand } from '../settings/run-command.ts'
import { StartError } from '../start-error.ts'
import { exportRecordings } from './export-recordings.ts'

const USAGE = 'Usage: npm run recordings -- COMPANY FOLDER, where COMPANY is its name or id'

async function keysOf({ ENCRYPTION_KEY, DATA_DIR }: DataConfig) {
  if (ENCRYPTION_KEY !== undefined) return ENCRYPTION_KEY
  const secrets = await readSecrets(DATA_DIR)
  if (!secrets) throw new StartError(`There are no secrets in ${DATA_DIR}: set DATA_DIR or ENCRYPTION_KEY.`)
  return EncryptionKeys.parse(secrets.ENCRYPTION_KEY)
}

async function main([company, name, ...surplus]: readonly string[]): Promise<string> {
  if (company === undefined || name === undefined || surplus.length > 0) throw new StartError(USAGE)
  const config = readDataConfig()
  const folder = path.resolve(name)
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  )
  if (isThere) throw new StartError(`${folder} is there already: name a folder that is not.`)
  const vault = createCompanyVault(createKeyRing(await keysOf(config)))
  return withOwnerDatabase(config, 'holdfast-recordings', async (database) => {
    const companies = await database.withSystem('operator-telemetry', (tx) =>
      tx.selectFrom('customers').select(['id', 'name']).where('verifiedAt', 'is not', null).execute(),
    )
    const found = companies.filter((one) => one.id === company || one.name === company)
    const [only] = found
    if (!only || found.length > 1) {
      throw new StartError(`${found.length} companies are called '${company}': name the id of one.`)
    }
    const count = await exportRecordings({ database, vault, customerId: only.id, folder })
    return `${count} recordings of ${only.name} are in ${folder}. They hold log lines as the model saw them.`
  })
}

await runCommand(main)
