import { createApiKey } from '@holdfast/testing/factories/create-api-key'
import { createCompany } from '@holdfast/testing/factories/create-company'
import { createUser } from '@holdfast/testing/factories/create-user'
import { useDatabase } from '@holdfast/testing/use-database'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareQuery } from './prepare-query.ts'
import type { SystemTransaction, TenantTransaction } from './scoped-transaction.ts'
import { type SystemPurpose, systemPurposes } from './system-purpose.ts'

const test = useDatabase()
let here: string
let elsewhere: string

beforeAll(async () => {
  here = (await createCompany(test.owner)).id
  elsewhere = (await createCompany(test.owner)).id
  for (const customerId of [here, elsewhere]) {
    await createUser(test.owner, { customerId })
    await createApiKey(test.owner, { customerId })
  }
})

async function countRows(tx: TenantTransaction | SystemTransaction) {
  const count = async (table: 'customers' | 'users' | 'apiKeys') =>
    (await tx.selectFrom(table).select('id').execute()).length
  return { customers: await count('customers'), users: await count('users'), apiKeys: await count('apiKeys') }
}

describe('a company', () => {
  it('sees its own rows alone', async () => {
    expect(await test.database.withTenant(here, countRows)).toEqual({ customers: 1, users: 1, apiKeys: 1 })
    const ids = await test.database.withTenant(here, (tx) => tx.selectFrom('customers').select('id').execute())
    expect(ids).toEqual([{ id: here }])
  })

  it('cannot change or delete another’s rows', async () => {
    const changed = await test.database.withTenant(here, async (tx) => [
      await tx.updateTable('users').set({ firstName: 'Eve' }).where('customerId', '=', elsewhere).executeTakeFirst(),
      await tx.deleteFrom('apiKeys').where('customerId', '=', elsewhere).executeTakeFirst(),
    ])
    expect(changed).toEqual([{ numUpdatedRows: 0n }, { numDeletedRows: 0n }])
  })

  it('cannot write a row in another’s name', async () => {
    const writing = test.database.withTenant(here, (tx) =>
      tx
        .insertInto('users')
        .values({
          id: uuidV7(),
          customerId: elsewhere,
          email: 'eve@example.com',
          firstName: 'Eve',
          lastName: 'Else',
          role: 'admin',
          passwordHash: 'none',
        })
        .execute(),
    )
    await expect(writing).rejects.toThrow(/row-level security/)
    const moving = test.database.withTenant(here, (tx) =>
      tx.updateTable('users').set({ customerId: elsewhere }).execute(),
    )
    await expect(moving).rejects.toThrow(/row-level security/)
  })

  it('is forgotten by the connection when its transaction ends', async () => {
    await test.database.withTenant(here, countRows)
    // A purpose that no table is open to leaves nothing but what the connection may have kept.
    const seen = await Promise.all(
      Array.from({ length: 8 }, () => test.database.withSystem('webhook', (tx) => tx.selectFrom('users').execute())),
    )
    expect(seen.flat()).toEqual([])
  })

  it('cannot end its own name to become another', async () => {
    const hostile = `x', true); select set_config('app.customer_id', '${elsewhere}', true); select ('`
    await expect(test.database.withTenant(hostile, countRows)).rejects.toThrow(/invalid input syntax for type uuid/)
  })

  it('that is unknown sees nothing', async () => {
    expect(await test.database.withTenant(uuidV7(), countRows)).toEqual({ customers: 0, users: 0, apiKeys: 0 })
  })
})

describe('a company that only reads', () => {
  const rename = (tx: TenantTransaction) => tx.updateTable('users').set({ firstName: 'Changed' }).execute()

  it('sees its own rows alone, with each statement', async () => {
    expect(await test.database.readTenant(here, countRows)).toEqual({ customers: 1, users: 1, apiKeys: 1 })
    const all = await test.database.readTenant(here, (tx) => Promise.all([countRows(tx), countRows(tx)]))
    expect(all.map(({ users }) => users)).toEqual([1, 1])
    expect(await test.database.readTenant(uuidV7(), countRows)).toEqual({ customers: 0, users: 0, apiKeys: 0 })
  })

  it('is told rows by their names in code', async () => {
    const rows = await test.database.readTenant(here, (tx) =>
      tx.selectFrom('users').select(['customerId', 'firstName as calledName']).execute(),
    )
    expect(rows).toEqual([{ customerId: here, calledName: 'Ada' }])
  })

  it('can neither write nor lock', async () => {
    await expect(test.database.readTenant(here, rename)).rejects.toThrow(/read-only transaction/)
    const locking = test.database.readTenant(here, (tx) => tx.selectFrom('users').select('id').forUpdate().execute())
    await expect(locking).rejects.toThrow(/read-only transaction/)
  })

  it('leaves its connection to others as it was, also after a mistake', async () => {
    const mistake = async (tx: TenantTransaction) => {
      await sql`select 1 / 0`.execute(tx)
      return undefined
    }
    for (let round = 0; round < 3; round++) {
      const reads = Array.from({ length: 8 }, (_, index) =>
        test.database.readTenant<unknown>(here, index % 2 ? mistake : countRows),
      )
      const outcomes = await Promise.allSettled(reads)
      expect(outcomes.map(({ status }) => status)).toEqual(
        reads.map((_, index) => (index % 2 ? 'rejected' : 'fulfilled')),
      )
    }
    const changed = await Promise.all(Array.from({ length: 8 }, () => test.database.withTenant(here, countRows)))
    expect(new Set(changed.map(({ users }) => users))).toEqual(new Set([1]))
    const seen = await Promise.all(
      Array.from({ length: 8 }, () => test.database.withSystem('webhook', (tx) => tx.selectFrom('users').execute())),
    )
    expect(seen.flat()).toEqual([])
  })
})

describe('a prepared query', () => {
  const find = prepareQuery('users_called', (tx, { firstName, since }: { firstName: string; since: Date }) =>
    tx.selectFrom('users').select('customerId').where('firstName', '=', firstName).where('createdAt', '>', since),
  )
  const since = new Date(0)

  it('answers each who asks for what they ask, in either kind of transaction', async () => {
    for (let round = 0; round < 8; round++) {
      for (const customerId of [here, elsewhere]) {
        const read = await test.database.readTenant(customerId, (tx) => find(tx, { firstName: 'Ada', since }))
        const found = await test.database.withTenant(customerId, (tx) => find(tx, { firstName: 'Ada', since }))
        expect([read, found]).toEqual([[{ customerId }], [{ customerId }]])
      }
      expect(await test.database.readTenant(here, (tx) => find(tx, { firstName: 'Eve', since }))).toEqual([])
      expect(await test.database.readTenant(here, (tx) => find(tx, { firstName: 'Ada', since: new Date() }))).toEqual(
        [],
      )
    }
  })

  it('can be asked again where it failed', async () => {
    const divide = prepareQuery('divided', (tx, { by }: { by: number }) =>
      tx.selectFrom('customers').select(sql<number>`(6 / ${by}::int)`.as('share')),
    )
    const ask = (by: number) => test.database.readTenant(here, (tx) => divide(tx, { by }))
    for (let round = 0; round < 8; round++) await expect(ask(0)).rejects.toThrow(/division by zero/)
    expect(await Promise.all(Array.from({ length: 8 }, () => ask(2)))).toEqual(
      Array.from({ length: 8 }, () => [{ share: 3 }]),
    )
  })
})

describe('a prepared query of a table that a migration changes', () => {
  it('is prepared anew', async () => {
    const name = prepareQuery('company_name', (tx, { id }: { id: string }) =>
      tx.selectFrom('customers').select('name').where('id', '=', id),
    )
    const ask = () => test.database.readTenant(here, (tx) => name(tx, { id: here }))
    const before = await Promise.all(Array.from({ length: 8 }, ask))
    await sql`alter table customers alter column name type varchar(300)`.execute(test.owner)
    expect(await Promise.all(Array.from({ length: 8 }, ask))).toEqual(before)
  })
})

describe('a transaction', () => {
  it('of which a statement failed is not committed', async () => {
    const swallowed = test.database.withTenant(here, async (tx) => {
      await tx.updateTable('users').set({ firstName: 'Changed' }).execute()
      await sql`select 1 / 0`.execute(tx).catch(() => undefined)
    })
    await expect(swallowed).rejects.toThrow(/transaction/i)
    const names = await test.owner.selectFrom('users').select('firstName').distinct().execute()
    expect(names).toEqual([{ firstName: 'Ada' }])
  })

  it('whose first statement fails leaves nothing open', async () => {
    const failing = Array.from({ length: 8 }, () =>
      test.database.withTenant(here, (tx) => sql`select 1 / 0`.execute(tx)),
    )
    expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(true)
    expect(await test.database.readTenant(here, countRows)).toEqual({ customers: 1, users: 1, apiKeys: 1 })
  })

  it('in which nothing is asked is none', async () => {
    expect(await test.database.withTenant(here, async () => 'done')).toBe('done')
  })
})

describe('a system purpose', () => {
  const opened: Partial<Record<SystemPurpose, ('customers' | 'users' | 'apiKeys')[]>> = {
    'sign-in': ['customers', 'users'],
    'sign-up': ['customers', 'users'],
    'account-token': ['customers', 'users'],
    'api-key-lookup': ['customers', 'apiKeys'],
    mail: ['customers'],
    'operator-telemetry': ['customers', 'users'],
    sweeper: ['customers'],
    retention: ['customers'],
    erasure: ['customers'],
    demo: ['customers'],
    're-encrypt': ['customers'],
  }

  it.each(systemPurposes)('%s sees the tables that were opened to it, of every company', async (purpose) => {
    const visible = (table: 'customers' | 'users' | 'apiKeys') => (opened[purpose]?.includes(table) ? 2 : 0)
    expect(await test.database.withSystem(purpose, countRows)).toEqual({
      customers: visible('customers'),
      users: visible('users'),
      apiKeys: visible('apiKeys'),
    })
  })

  it('that may only read cannot write', async () => {
    const writing = test.database.withSystem('sign-in', (tx) =>
      tx.updateTable('users').set({ role: 'admin' }).execute(),
    )
    expect(await writing).toEqual([{ numUpdatedRows: 0n }])
  })
})

it('rolls everything back when the work throws', async () => {
  const failing = test.database.withTenant(here, async (tx) => {
    await tx.updateTable('users').set({ firstName: 'Changed' }).execute()
    throw new Error('afterthought')
  })
  await expect(failing).rejects.toThrow('afterthought')
  const names = await test.owner.selectFrom('users').select('firstName').distinct().execute()
  expect(names).toEqual([{ firstName: 'Ada' }])
})
