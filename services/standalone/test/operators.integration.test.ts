import { execFile } from 'node:child_process'
import path from 'node:path'
import { createCompany } from '@holdfast/testing/factories/create-company'
import { createUser } from '@holdfast/testing/factories/create-user'
import { useDatabase } from '@holdfast/testing/use-database'
import { describe, expect, it } from 'vitest'

const db = useDatabase()
const services = path.resolve(import.meta.dirname, '../..')

const commands = [
  { name: 'npm run operators', script: 'standalone/src/operators/main.ts', args: ['confirm'], url: () => db.ownerUrl },
  { name: 'the command of a fleet', script: 'api-gateway/src/confirm-operator.ts', args: [], url: () => db.appUrl },
]

describe.each(commands)('$name', ({ script, args, url }) => {
  const confirm = (email: string) =>
    new Promise<{ code: number; text: string }>((resolve) => {
      const env = { ...process.env, DATABASE_URL: url() }
      const child = execFile(process.execPath, [path.join(services, script), ...args, email], { env }, (_, out, err) =>
        resolve({ code: child.exitCode ?? -1, text: out + err }),
      )
    })

  it('confirms who proved the address, says why it does not, and stands in the audit log', async () => {
    const { id: customerId } = await createCompany(db.owner)
    const { id, email } = await createUser(db.owner, { customerId })
    expect(await confirm('nobody@holdfast.example')).toMatchObject({ code: 1, text: expect.stringContaining('Nobody') })
    expect(await confirm(email)).toMatchObject({ code: 1, text: expect.stringContaining('has not been proved') })

    await db.owner.updateTable('users').set({ operatorProvedAt: new Date() }).where('id', '=', id).execute()
    expect(await confirm(email.toUpperCase())).toMatchObject({ code: 0, text: expect.stringContaining('operator now') })
    expect(await confirm(email)).toMatchObject({ code: 0, text: expect.stringContaining('confirmed before') })
    const entries = await db.database.withTenant(customerId, (tx) =>
      tx.selectFrom('auditLog').select(['action', 'objectId', 'address']).execute(),
    )
    expect(entries).toEqual([{ action: 'operator.confirmed', objectId: id, address: 'console' }])
  })
})
