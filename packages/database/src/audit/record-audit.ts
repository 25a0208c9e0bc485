import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { Transaction } from 'kysely'
import type { Tables } from '../schema/tables.ts'

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

/** Committed together with what it tells, or not at all. */
export async function recordAudit(tx: Transaction<Tables>, event: AuditEvent): Promise<void> {
  if (event.actor) await nameActor(tx, event.customerId, event.actor)
  await tx
    .insertInto('auditLog')
    .values({
      id: uuidV7(),
      customerId: event.customerId,
      at: event.at ?? new Date(),
      action: event.action,
      actorId: event.actor?.userId ?? null,
      address: event.address,
      objectType: event.object?.type ?? null,
      objectId: event.object?.id ?? null,
      details: JSON.stringify(event.details ?? {}),
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
