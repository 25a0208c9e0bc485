import type { Database } from '../open-database.ts'
import type { CompanyVault } from '../secrets/company-vault.ts'
import { openJson } from '../secrets/seal-json.ts'
import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'
import { MailContent } from './mail-content.ts'

export interface OutboxMail extends MailContent {
  readonly id: string
  readonly kind: string
  readonly createdAt: Date
  readonly sentAt: Date | null
}

/** What the sender and the development page need of the outbox. */
export interface MailOutbox {
  /** Undefined when it is gone, sent or given up: nothing to do. */
  findWaiting(mailId: string): Promise<OutboxMail | undefined>
  /** Whether the content, with its links, may be forgotten. */
  markSent(mailId: string, options: { forgetContent: boolean; now: Date }): Promise<void>
  noteFailure(mailId: string, failure: { error: string; isFinal: boolean; now: Date }): Promise<void>
  listRecent(limit: number): Promise<OutboxMail[]>
}

const selectMails = (tx: SystemTransaction) =>
  tx.selectFrom('mailOutbox').select(['id', 'customerId', 'kind', 'sealedContent', 'createdAt', 'sentAt'])

type Row = Awaited<ReturnType<ReturnType<typeof selectMails>['execute']>>[number]

export function openMailOutbox(database: Database, vault: CompanyVault): MailOutbox {
  async function unseal(tx: SystemTransaction, row: Row): Promise<OutboxMail | undefined> {
    const { sealedContent, customerId, ...rest } = row
    if (!sealedContent) return undefined
    const cipher = await vault.cipherOf(tx, customerId)
    return { ...MailContent.parse(openJson(cipher, sealedContent, `mail:${row.id}`)), ...rest }
  }
  return {
    findWaiting: (mailId) =>
      database.withSystem('mail', async (tx) => {
        const row = await selectMails(tx)
          .where('id', '=', mailId)
          .where('sentAt', 'is', null)
          .where('failedAt', 'is', null)
          .executeTakeFirst()
        return row && unseal(tx, row)
      }),
    async markSent(mailId, { forgetContent, now }) {
      await database.withSystem('mail', (tx) =>
        tx
          .updateTable('mailOutbox')
          .set((set) => ({
            sentAt: now,
            attempts: set('attempts', '+', 1),
            lastError: null,
            ...(forgetContent ? { sealedContent: null } : {}),
          }))
          .where('id', '=', mailId)
          .execute(),
      )
    },
    async noteFailure(mailId, { error, isFinal, now }) {
      await database.withSystem('mail', (tx) =>
        tx
          .updateTable('mailOutbox')
          .set((set) => ({
            lastError: error,
            attempts: set('attempts', '+', 1),
            ...(isFinal ? { failedAt: now, sealedContent: null } : {}),
          }))
          .where('id', '=', mailId)
          .execute(),
      )
    },
    listRecent: (limit) =>
      database.withSystem('mail', async (tx) => {
        const rows = await selectMails(tx).orderBy('id', 'desc').limit(limit).execute()
        const mails = await Promise.all(rows.map((row) => unseal(tx, row)))
        return mails.filter((mail) => mail !== undefined)
      }),
  }
}
