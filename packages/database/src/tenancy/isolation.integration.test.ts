import { createApiKey } from '@holdfast/testing/factories/create-api-key'
import { createCompany } from '@holdfast/testing/factories/create-company'
import { createUser } from '@holdfast/testing/factories/create-user'
import { useDatabase } from '@holdfast/testing/use-database'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { beforeAll, describe, expect, it } from 'vitest'
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
