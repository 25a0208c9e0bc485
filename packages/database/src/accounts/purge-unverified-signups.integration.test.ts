import { createCompany } from '@holdfast/testing/factories/create-company'
import { createUser } from '@holdfast/testing/factories/create-user'
import { useDatabase } from '@holdfast/testing/use-database'
import { expect, it } from 'vitest'
import { purgeUnverifiedSignups } from './purge-unverified-signups.ts'

const db = useDatabase()
const now = new Date('2026-06-10T00:00:00Z')

it('removes sign-ups that waited a week, with their person, and no other company', async () => {
  const old = await createCompany(db.owner, { verifiedAt: null, createdAt: new Date('2026-06-02T00:00:00Z') })
  const young = await createCompany(db.owner, { verifiedAt: null, createdAt: new Date('2026-06-04T00:00:00Z') })
  const verified = await createCompany(db.owner, { createdAt: new Date('2026-01-01T00:00:00Z') })
  for (const { id: customerId } of [old, young, verified]) await createUser(db.owner, { customerId })
  expect(await db.database.withSystem('sign-up', (tx) => purgeUnverifiedSignups(tx, now))).toBe(1)
  const left = await db.owner.selectFrom('users').select('customerId').execute()
  expect(left.map(({ customerId }) => customerId)).toEqual([young.id, verified.id])
})
