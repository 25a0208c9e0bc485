import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { Transaction } from 'kysely'
import type { Tables } from '../schema/tables.ts'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { sealJson } from '../secrets/seal-json.ts'
import type { MailContent } from './mail-content.ts'

export interface NewMail {
  readonly customerId: string
  readonly cipher: CompanyCipher
  readonly kind: string
  readonly content: MailContent
  readonly now: Date
}

/** Commits the mail with what caused it. Returns the id for job `send-mail`, to be enqueued after the commit. */
export async function enqueueMail(tx: Transaction<Tables>, mail: NewMail): Promise<string> {
  const id = uuidV7()
  await tx
    .insertInto('mailOutbox')
    .values({
      id,
      customerId: mail.customerId,
      kind: mail.kind,
      sealedContent: sealJson(mail.cipher, mail.content, `mail:${id}`),
      createdAt: mail.now,
    })
    .execute()
  return id
}
