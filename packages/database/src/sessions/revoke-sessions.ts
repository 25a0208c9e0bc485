import type { SessionEnd } from '../schema/sessions-table.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface RevokeSessions {
  readonly userId: string
  readonly now: Date
  /** The caller's own, which a password change leaves alone. */
  readonly exceptSessionId?: string
  /** Told to the person at their next call. */
  readonly because?: SessionEnd
}

export async function revokeSessions(tx: TenantTransaction, options: RevokeSessions): Promise<void> {
  const { userId, now, exceptSessionId, because = null } = options
  await tx
    .updateTable('sessions')
    .set({ revokedAt: now, revokedBecause: because })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .$if(exceptSessionId !== undefined, (query) => query.where('id', '!=', exceptSessionId ?? ''))
    .execute()
}
