import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

/** Whether this person has signed in from the browser before, as far back as sessions are kept. */
export async function isKnownBrowser(
  tx: SystemTransaction,
  { userId, hashes }: { userId: string; hashes: readonly Buffer[] },
): Promise<boolean> {
  const session = await tx
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', userId)
    .where('browserHash', 'in', hashes)
    .limit(1)
    .executeTakeFirst()
  return session !== undefined
}
