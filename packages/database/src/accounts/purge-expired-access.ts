import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

const DAY_MS = 86_400_000
const keptDays = { tokens: 7, sessions: 30, mails: 30 }

/** Limits that are over, and tokens, sessions and mails that nobody will ask about. Returns how many rows went. */
export async function purgeExpiredAccess(tx: SystemTransaction, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const results = [
    await tx.deleteFrom('rateLimits').where('resetsAt', '<', now).executeTakeFirst(),
    await tx.deleteFrom('emailTokens').where('expiresAt', '<', before(keptDays.tokens)).executeTakeFirst(),
    await tx.deleteFrom('sessions').where('expiresAt', '<', before(keptDays.sessions)).executeTakeFirst(),
    await tx.deleteFrom('mailOutbox').where('createdAt', '<', before(keptDays.mails)).executeTakeFirst(),
  ]
  return results.reduce((sum, result) => sum + Number(result.numDeletedRows), 0)
}
