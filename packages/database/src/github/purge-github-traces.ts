import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

const DAY_MS = 86_400_000
const keptDays = { states: 1, events: 90, answers: 30 }

/** Sign-ins nobody finished, events long handled, answers of the host that can be asked for again. */
export async function purgeGithubTraces(tx: SystemTransaction, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const results = [
    await tx.deleteFrom('githubAuthStates').where('expiresAt', '<', before(keptDays.states)).executeTakeFirst(),
    await tx.deleteFrom('githubEvents').where('receivedAt', '<', before(keptDays.events)).executeTakeFirst(),
    await tx.deleteFrom('githubCache').where('storedAt', '<', before(keptDays.answers)).executeTakeFirst(),
  ]
  return results.reduce((sum, result) => sum + Number(result.numDeletedRows), 0)
}
