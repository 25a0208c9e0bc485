import { batchStored } from '@holdfast/contracts/events/catalogue'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { expect, it } from 'vitest'
import { createPasswordHasher } from '../src/identity/password-hasher.ts'
import { createDemoCompany } from '../src/demo/create-demo-company.ts'
import { signIn } from './people.ts'
import { testGateway } from './test-gateway.ts'

const gateway = testGateway()

it('makes one company on an empty database, whose password signs in, and sends its samples to analysis', async () => {
  const dependencies = {
    database: gateway.database,
    keyRing: gateway.keyRing,
    vault: createCompanyVault(gateway.keyRing),
    passwords: createPasswordHasher({ memoryKib: 64, passes: 1 }),
    now: () => new Date(),
  }
  const demo = await createDemoCompany(dependencies)
  const person = await signIn(gateway, demo?.email ?? '', demo?.password ?? '')
  expect(person.companyName).toBe('Demo Company')
  expect(gateway.published.map(({ spec }) => spec)).toEqual([batchStored, batchStored, batchStored])

  expect(await createDemoCompany(dependencies)).toBeUndefined()
})
