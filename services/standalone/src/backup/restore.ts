import { copyFile, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { restoreBackup } from '@holdfast/database/backup/restore-backup'
import { prepareQueueSchema } from '@holdfast/queue/prepare-queue-schema'
import { EncryptionKeys } from '@holdfast/runtime/encryption-keys'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import type { DataConfig } from '../config.ts'
import { readSecrets } from '../settings/load-secrets.ts'
import { StartError } from '../start-error.ts'
import { openOwnerDatabase } from './open-owner-database.ts'

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

/** Into an empty database or a data folder that has none; what it did, as a sentence. */
export async function restore(config: DataConfig, folder: string): Promise<string> {
  const keys = config.ENCRYPTION_KEY ?? EncryptionKeys.parse(await bringSecrets(config, folder))
  const database = await openOwnerDatabase(config)
  try {
    const { takenAt, tables } = await restoreBackup({ url: database.url, folder, keyRing: createKeyRing(keys) })
    await prepareQueueSchema(database.url)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    return `${rows} rows of ${takenAt} are back. What was waiting then is analyzed after the start.`
  } finally {
    await database.close()
  }
}

/** Those of the data folder come first: whoever put them there meant them. */
async function bringSecrets({ DATA_DIR }: DataConfig, folder: string): Promise<string> {
  const wanted = path.join(DATA_DIR, 'secrets.json')
  const kept = path.join(folder, 'secrets.json')
  await mkdir(DATA_DIR, { recursive: true, mode: 0o700 })
  if (!(await exists(wanted)) && (await exists(kept))) await copyFile(kept, wanted)
  const secrets = await readSecrets(DATA_DIR)
  if (secrets) return secrets.ENCRYPTION_KEY
  throw new StartError(`The backup is encrypted: put its secrets.json into ${DATA_DIR}, or set ENCRYPTION_KEY.`)
}
