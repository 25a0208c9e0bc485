import type { Database } from '../open-database.ts'
import type { CompanyVault } from '../secrets/company-vault.ts'
import { sealJson } from '../secrets/seal-json.ts'
import { groupingRuleContext, historyContext } from './sealing-contexts.ts'
import { sealTitle } from './seal-title.ts'

const CHUNK = 500

/** Seals titles, and what names them, from before they were sealed, some at a time. Returns how many. */
export async function sealPlainTitles(
  database: Pick<Database, 'withSystem' | 'withTenant'>,
  vault: CompanyVault,
): Promise<number> {
  const { titles, entries, rules } = await database.withSystem('sweeper', async (tx) => ({
    titles: await tx
      .selectFrom('incidents')
      .select(['id', 'customerId', 'title as text'])
      .where('title', 'is not', null)
      .limit(CHUNK)
      .execute(),
    entries: await tx
      .selectFrom('incidentHistory')
      .select(['id', 'customerId', 'description as text'])
      .where('kind', '=', 'merged')
      .where('description', 'is not', null)
      .limit(CHUNK)
      .execute(),
    rules: await tx
      .selectFrom('groupingRules')
      .select(['id', 'customerId', 'description as text'])
      .where('description', 'is not', null)
      .limit(CHUNK)
      .execute(),
  }))
  for (const [customerId, rows] of Map.groupBy(titles, (row) => row.customerId)) {
    await database.withTenant(customerId, async (tx) => {
      const cipher = await vault.cipherOf(tx, customerId)
      for (const { id, text } of rows) {
        // An analysis in this moment has sealed its own.
        await tx
          .updateTable('incidents')
          .set(sealTitle(cipher, id, text ?? ''))
          .where('id', '=', id)
          .where('title', '=', text)
          .execute()
      }
    })
  }
  for (const { id, customerId, text } of entries) {
    await database.withTenant(customerId, async (tx) => {
      const sealedDescription = sealJson(await vault.cipherOf(tx, customerId), text, historyContext(id))
      await tx
        .updateTable('incidentHistory')
        .set({ description: null, sealedDescription })
        .where('id', '=', id)
        .execute()
    })
  }
  for (const { id, customerId, text } of rules) {
    await database.withTenant(customerId, async (tx) => {
      const sealedDescription = sealJson(await vault.cipherOf(tx, customerId), text, groupingRuleContext(id))
      await tx.updateTable('groupingRules').set({ description: null, sealedDescription }).where('id', '=', id).execute()
    })
  }
  return titles.length + entries.length + rules.length
}
