import { copyFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { isSealedWith } from '@holdfast/database/backup/is-sealed-with'
import { writeBackup } from '@holdfast/database/backup/write-backup'
import { EncryptionKeys } from '@holdfast/runtime/encryption-keys'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import type { DataConfig } from '../config.ts'
import { readSecrets, type Secrets } from '../settings/load-secrets.ts'
import { StartError } from '../start-error.ts'
import { openOwnerDatabase } from './open-owner-database.ts'

export interface BackUpOptions {
  readonly config: DataConfig
  readonly folder: string
  /** Puts what decrypts the backup into it: for a place that is as well kept as the data folder itself. */
  readonly withSecrets: boolean
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

/** Says what it wrote, and what else is needed to read it one day. */
export async function backUp({ config, folder, withSecrets }: BackUpOptions): Promise<string> {
  const { DATA_DIR } = config
  const secrets = path.join(DATA_DIR, 'secrets.json')
  if (await exists(folder)) throw new StartError(`${folder} is there already: name a folder that is not.`)
  const isEmbedded = config.DATABASE_URL === undefined
  if (isEmbedded && !(await exists(path.join(DATA_DIR, 'postgres')))) {
    throw new StartError(`There is nothing to back up in ${DATA_DIR}: set DATA_DIR or DATABASE_URL.`)
  }
  const known = await readSecrets(DATA_DIR)
  if (withSecrets && !known) throw new StartError(`There are no secrets in ${DATA_DIR}.`)
  const database = await openOwnerDatabase(config)
  try {
    // A fleet keeps its secrets elsewhere, whatever was tried out in this data folder before.
    const hasSecrets = known !== undefined && (await isSealedWith(database.url, keyRingOf(known)))
    if (withSecrets && !hasSecrets) {
      throw new StartError(`The secrets in ${DATA_DIR} are not those of this database: keep its services' own.`)
    }
    const { tables } = await writeBackup({ url: database.url, folder, now: () => new Date() })
    if (withSecrets) await copyFile(secrets, path.join(folder, 'secrets.json'))
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const needed = hasSecrets ? secrets : 'ENCRYPTION_KEY and JWT_SECRET of its services'
    const advice = withSecrets ? 'It holds the secrets: keep it well.' : `Keep ${needed} too: nothing reads it without.`
    return `${rows} rows are in ${folder}. ${advice}`
  } finally {
    await database.close()
  }
}

const keyRingOf = ({ ENCRYPTION_KEY }: Secrets) => createKeyRing(EncryptionKeys.parse(ENCRYPTION_KEY))
