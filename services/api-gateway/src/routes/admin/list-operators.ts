import { type Operator, Operators } from '@holdfast/contracts/operators'
import { Problem } from '@holdfast/contracts/problem'
import { listOperators as findOperators, type OperatorRow } from '@holdfast/database/accounts/list-operators'
import type { Route } from '../../route-dependencies.ts'

/** Who has operator rights, and who waits for them. */
export const listOperators: Route = async (app, { database, settings }) => {
  app.get(
    '/api/v1/admin/operators',
    {
      config: { access: 'operator' },
      schema: { tags: ['admin'], response: { 200: Operators, '4xx': Problem } },
    },
    async () => {
      const people = await database.withSystem('operator-telemetry', (tx) => findOperators(tx, settings.operatorEmails))
      return {
        operators: settings.operatorEmails.map((email) => describe(email, people)),
      }
    },
  )
}

function describe(email: string, people: readonly OperatorRow[]): Operator {
  const person = people.find((one) => one.email === email)
  if (!person) return { id: null, email, name: null, company_name: null, state: 'no-account' }
  const { id, firstName, lastName, companyName, operatorProvedAt, operatorConfirmedAt } = person
  const unconfirmed = operatorProvedAt === null ? 'not-proved' : 'waiting'
  const state = operatorConfirmedAt === null ? unconfirmed : 'confirmed'
  return { id, email, name: `${firstName} ${lastName}`.trim(), company_name: companyName, state }
}
