import { type Database, openDatabase } from '@holdfast/database/open-database'
import type { DataConfig } from '../config.ts'
import { openOwnerDatabase } from './open-owner-database.ts'

/** Works in the owner's database, and closes it whatever comes of it. */
export async function withOwnerDatabase<T>(
  config: DataConfig,
  applicationName: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const owner = await openOwnerDatabase(config)
  try {
    const database = await openDatabase({ url: owner.url, applicationName })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  } finally {
    await owner.close()
  }
}
