import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createCompany } from './factories/create-company.ts'
import { useDatabase } from './use-database.ts'

const test = useDatabase()

it('gives each file an empty, migrated database that takes the product’s rows', async () => {
  expect(await test.owner.selectFrom('customers').select('id').execute()).toEqual([])
  const { id } = await createCompany(test.owner)
  const seen = await test.database.withTenant(id, (tx) => tx.selectFrom('customers').select('id').execute())
  expect(seen).toEqual([{ id }])
})

it('runs on a server as durable as the product needs', async () => {
  const { rows } = await sql<{ fsync: string }>`select current_setting('fsync') as fsync`.execute(test.owner)
  expect(rows).toEqual([{ fsync: 'on' }])
})
