import type { KeyRing } from '@holdfast/runtime/key-ring'
import type { Client } from 'pg'
import { dataKeyContext } from '../secrets/create-data-key.ts'

/** Whether this is the ENCRYPTION_KEY that the companies' data keys are sealed with. */
export async function opensDataKeys(client: Client, keyRing: KeyRing): Promise<boolean> {
  const { rows } = await client.query<{ id: string; encrypted_data_key: Buffer; erasure_started_at?: Date | null }>(
    'select * from customers',
  )
  // An erased company's key is no key any more.
  return rows.every((company) => Boolean(company.erasure_started_at) || opens(keyRing, company))
}

function opens(keyRing: KeyRing, { id, encrypted_data_key: key }: { id: string; encrypted_data_key: Buffer }): boolean {
  try {
    keyRing.decrypt(key, dataKeyContext(id))
    return true
  } catch {
    return false
  }
}
