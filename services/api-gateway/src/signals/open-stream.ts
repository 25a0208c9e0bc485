import { setImmediate } from 'node:timers/promises'
import { loadAnalysisScope, readScopeVersion } from '@holdfast/database/digests/load-analysis-scope'
import { openMemory } from '@holdfast/database/digests/sealed-digests'
import type { Database } from '@holdfast/database/open-database'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import { openShelves, type OpenShelves } from '@holdfast/records/digests/open-shelves'
import { STREAM_SCOPE } from '@holdfast/records/digests/scopes'
import type { Entry, Shelf } from '@holdfast/records/digests/shelves'

export interface SignalStore {
  readonly database: Pick<Database, 'withTenant'>
  readonly vault: CompanyVault
}

/** Changes whenever the worker has taken in more; undefined where it never did. */
export const readStreamVersion = ({ database }: SignalStore, customerId: string): Promise<string | undefined> =>
  database.withTenant(customerId, (tx) => readScopeVersion(tx, STREAM_SCOPE))

/** What the worker keeps of a company's stream; null where there is nothing. */
export async function openStream<Name extends Shelf>(
  { database, vault }: SignalStore,
  customerId: string,
  names: readonly Name[],
): Promise<OpenShelves<Name> | null> {
  const [cipher, scope] = await database.withTenant(customerId, async (tx) => [
    await vault.cipherOf(tx, customerId),
    await loadAnalysisScope(tx, STREAM_SCOPE),
  ])
  return scope ? openShelves(openMemory(cipher, STREAM_SCOPE, scope.content), names) : null
}

/** The entries one by one, or those of the parts with a word; other requests are served between the parts. */
export async function* entriesOf<Name extends Shelf>(
  shelves: OpenShelves<Name>,
  word?: string,
): AsyncGenerator<Entry<Name>> {
  for (const part of shelves.parts(word)) {
    yield* part
    await setImmediate()
  }
}
