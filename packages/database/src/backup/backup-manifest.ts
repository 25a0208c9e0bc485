import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const Table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  sha256: z.string(),
})

export const BackupManifest = z.object({
  format: z.literal('holdfast-backup-1'),
  /** The moment of the snapshot: what was committed before it is in, what was committed after it is not. */
  takenAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  /** The days of receipt that have a partition. */
  batchDays: z.array(z.iso.date()),
  tables: z.array(Table),
})
export type BackupManifest = z.infer<typeof BackupManifest>

export const manifestFile = (folder: string): string => path.join(folder, 'manifest.json')
export const tableFile = (folder: string, table: string): string => path.join(folder, `${table}.copy.zst`)

export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => undefined)
  if (text === undefined) throw new Error(`${folder} holds no backup, or one that was never finished.`)
  const parsed = BackupManifest.safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error(`${folder} holds a backup that this version cannot read.`)
  return parsed.data
}
