import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { Transaction } from 'kysely'
import type { Tables } from '../schema/tables.ts'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { sealDetails } from './sealed-details.ts'

export interface AuditActor {
  readonly userId: string
  readonly name: string
  readonly email: string
}

export interface AuditEvent {
  readonly customerId: string
  readonly action: string
  readonly actor: AuditActor | null
  /** Where the call came from. */
  readonly address: string
  readonly requestId: string
  readonly object?: { type: string; id: string }
  readonly details?: Record<string, unknown>
  readonly at?: Date
}

/** Committed together with what it tells, or not at all. Details that name a title are given the cipher, and sealed. */
export async function recordAudit(tx: Transaction<Tables>, event: AuditEvent, cipher?: CompanyCipher): Promise<void> {
  const id = uuidV7()
  const details = event.details ?? {}
  if (event.actor) await nameActor(tx, event.customerId, event.actor)
  await tx
    .insertInto('auditLog')
    .values({
      id,
      customerId: event.customerId,
      at: event.at ?? new Date(),
      action: event.action,
      actorId: event.actor?.userId ?? null,
      address: event.address,
      objectType: event.object?.type ?? null,
      objectId: event.object?.id ?? null,
      details: JSON.stringify(cipher ? sealDetails(cipher, id, details) : details),
      requestId: event.requestId,
    })
    .execute()
}

async function nameActor(tx: Transaction<Tables>, customerId: string, actor: AuditActor): Promise<void> {
  const { userId: id, name, email } = actor
  await tx
    .insertInto('auditActors')
    .values({ id, customerId, name, email })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, email }))
    .execute()
}
