import type { Me } from '@holdfast/contracts/auth'
import type { IdentityRow } from '@holdfast/database/accounts/find-identity'
import { openApiKey } from '@holdfast/database/secrets/api-key'
import type { CompanyCipher } from '@holdfast/database/secrets/company-vault'
import { describeUser } from './describe-user.ts'
import { isOperator } from './is-operator.ts'

/** The user and customer of sign-in and `me`. */
export function describeIdentity(row: IdentityRow, cipher: CompanyCipher, operatorEmails: readonly string[]): Me {
  return {
    user: { ...describeUser(row), is_operator: isOperator(row, operatorEmails) },
    customer: {
      id: row.customerId,
      name: row.customerName,
      api_key: openApiKey(cipher, row.apiKeyId, row.keyEncrypted),
    },
  }
}
