import { randomBytes } from 'node:crypto'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { createCompany } from '@holdfast/testing/factories/create-company'
import { createUser } from '@holdfast/testing/factories/create-user'
import { useDatabase } from '@holdfast/testing/use-database'
import { expect, it } from 'vitest'
import { purgeExpiredAccess } from './purge-expired-access.ts'

const db = useDatabase()
const now = new Date('2026-06-01T00:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

it('removes what is long over and nothing that may still be asked about', async () => {
  const { id: customerId } = await createCompany(db.owner)
  const { id: userId } = await createUser(db.owner, { customerId })
  for (const [age, isOld] of [
    [8, true],
    [6, false],
  ] as const) {
    await db.owner
      .insertInto('emailTokens')
      .values({
        id: uuidV7(),
        customerId,
        userId,
        purpose: 'reset-password',
        tokenHash: randomBytes(32),
        createdAt: daysAgo(age),
        expiresAt: daysAgo(age),
      })
      .execute()
    await db.owner
      .insertInto('rateLimits')
      .values({ bucket: randomBytes(32), count: 1, resetsAt: isOld ? daysAgo(0.1) : daysAgo(-0.1) })
      .execute()
    await db.owner
      .insertInto('sessions')
      .values({
        id: uuidV7(),
        customerId,
        userId,
        createdAt: daysAgo(age * 4),
        lastSeenAt: daysAgo(age * 4),
        expiresAt: daysAgo(age * 4),
        address: '::1',
        userAgent: '',
      })
      .execute()
    await db.owner
      .insertInto('mailOutbox')
      .values({ id: uuidV7(), customerId, kind: 'verification', createdAt: daysAgo(age * 4) })
      .execute()
  }
  expect(await db.database.withSystem('retention', (tx) => purgeExpiredAccess(tx, now))).toBe(4)
  for (const table of ['emailTokens', 'rateLimits', 'sessions', 'mailOutbox'] as const) {
    expect(await db.owner.selectFrom(table).selectAll().execute()).toHaveLength(1)
  }
  expect(await db.database.withSystem('retention', (tx) => purgeExpiredAccess(tx, now))).toBe(0)
})
