import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../open-database.ts'
import { confirmOperator } from './confirm-operator.ts'
import { listOperators } from './list-operators.ts'

export interface OwnersWord {
  readonly isOperator: boolean
  /** For the console. */
  readonly says: string
}

/** By whoever may run commands where the installation runs: the way to its first operator. */
export async function confirmOperatorByOwner(
  database: Pick<Database, 'withSystem' | 'withTenant'>,
  { email, now }: { email: string; now: Date },
): Promise<OwnersWord> {
  const [person] = await database.withSystem('operator-telemetry', (tx) => listOperators(tx, [email]))
  if (!person) return { isOperator: false, says: `Nobody has a verified and active account with ${email}.` }
  if (person.operatorConfirmedAt !== null) return { isOperator: true, says: `${email} was confirmed before.` }
  const { id: userId, customerId } = person
  return database.withTenant(customerId, async (tx) => {
    if (!(await confirmOperator(tx, { userId, now }))) return notProved(email)
    await recordAudit(tx, {
      customerId,
      action: 'operator.confirmed',
      actor: null,
      address: 'console',
      requestId: 'console',
      object: { type: 'user', id: userId },
      details: { by: 'the owner of the installation' },
    })
    return { isOperator: true, says: `${email} is an operator now, as long as OPERATOR_EMAILS names it.` }
  })
}

const notProved = (email: string): OwnersWord => ({
  isOperator: false,
  says: `${email} has not been proved for this: sign in with it while OPERATOR_EMAILS names it, and open the mail's link.`,
})
