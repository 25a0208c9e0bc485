import type { KeyRing } from '@holdfast/runtime/key-ring'
import { opensDataKeys } from './opens-data-keys.ts'
import { readEveryRow } from './read-every-row.ts'

/** Whether these keys would read a backup of this database. */
export const isSealedWith = (url: string, keyRing: KeyRing): Promise<boolean> =>
  readEveryRow(url, (client) => opensDataKeys(client, keyRing))
