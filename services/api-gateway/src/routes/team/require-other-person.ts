import { findPerson } from '@holdfast/database/accounts/find-person'
import { lockActiveAdmins } from '@holdfast/database/team/lock-active-admins'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { AppError } from '@holdfast/runtime/app-error'
import type { Caller } from '../../identity/caller.ts'

/**
 * For changes to someone else's row. The caller must still be an admin once the admins are locked, and it is never
 * their own row: so one active admin always stays.
 */
export async function requireOtherPerson(tx: TenantTransaction, caller: Caller, personId: string) {
  const admins = await lockActiveAdmins(tx)
  if (!admins.includes(caller.userId)) throw new AppError('forbidden', 'Only administrators can do this.')
  if (personId === caller.userId) throw new AppError('own_account', 'You cannot change or remove your own account.')
  const person = await findPerson(tx, personId)
  if (!person) throw new AppError('not_found', 'There is no such team member.')
  return person
}
