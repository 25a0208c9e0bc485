import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { Transaction } from 'kysely'
import type { Tables } from '../schema/tables.ts'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { sealDetails } from './sealed-details.ts'

export interface AuditActor {
  userId: string
  name: string
  email: string
}

export interface AuditEvent {
  customerId: string
  action: string
  actor: AuditActor | null
  /** Where the call came from. */
  address: string
  requestId: string
  object?: { type: string; id: string }
  details?: Record<string, unknown>
  at?: Date
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
