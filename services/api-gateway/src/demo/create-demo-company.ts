import { randomBytes } from 'node:crypto'
import { confirmOperator } from '@holdfast/database/accounts/confirm-operator'
import { proveOperator } from '@holdfast/database/accounts/prove-operator'
import { markEmailVerified } from '@holdfast/database/accounts/mark-email-verified'
import { signUpCompany } from '@holdfast/database/accounts/sign-up-company'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { sql } from 'kysely'
import type { GatewayDependencies } from '../gateway-dependencies.ts'
import { storeSamples } from './store-samples.ts'

export interface DemoCompany {
  readonly email: string
  readonly password: string
}

export type DemoDependencies = Pick<GatewayDependencies, 'database' | 'keyRing' | 'vault' | 'passwords' | 'now'>

const EMAIL = 'demo@holdfast.example'

/**
 * On an empty database: one company to look around in, with incidents that the real pipeline finds in sample logs.
 * Undefined where there is a company already.
 */
export async function createDemoCompany(dependencies: DemoDependencies): Promise<DemoCompany | undefined> {
  const { database, keyRing, vault, passwords, now } = dependencies
  const isEmpty = await database.withSystem('demo', async (tx) => {
    const { rows } = await sql<{ any: boolean }>`select exists (select 1 from customers) as any`.execute(tx)
    return rows[0]?.any === false
  })
  if (!isEmpty) return undefined
  const password = `Demo-${randomBytes(6).toString('base64url')}-1a`
  const customerId = uuidV7()
  const userId = uuidV7()
  const admin = {
    id: userId,
    customerId,
    email: EMAIL,
    firstName: 'Demo',
    lastName: 'Admin',
    role: 'admin' as const,
    passwordHash: await passwords.hash(password),
    createdAt: now(),
  }
  const created = await database.withSystem('sign-up', (tx) =>
    signUpCompany(tx, { companyName: 'Demo Company', admin, keyRing, vault, now: now() }),
  )
  if (created.state !== 'made') return undefined
  await database.withTenant(customerId, async (tx) => {
    await markEmailVerified(tx, { userId, now: now() })
    // Nobody signed up here: whoever reads the console and names this address as an operator's owns the installation.
    await proveOperator(tx, { userId, now: now() })
    await confirmOperator(tx, { userId, now: now() })
  })
  await storeSamples(dependencies, customerId)
  return { email: EMAIL, password }
}
