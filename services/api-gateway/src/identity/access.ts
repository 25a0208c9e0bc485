import type { Role } from '@holdfast/contracts/people'

/** What a call may show to prove who it is. An API key counts for nothing here: it opens ingest alone. */
export interface Credential {
  /** Null without a token that stands: none, an API key, an expired, revoked or forged one, a deactivated person. */
  readonly role: Role | null
  /** The address is in OPERATOR_EMAILS, and an operator or the installation's owner confirmed it. */
  readonly isOperator: boolean
}

interface Rule {
  readonly needsSession: boolean
  readonly roles: readonly Role[]
  readonly operatorsOnly: boolean
}

/** The one table of who may call what: each route names its row in `config.access`, and one that doesn't fails at start. */
export const accessTable = {
  public: { needsSession: false, roles: [], operatorsOnly: false },
  member: { needsSession: true, roles: ['member', 'admin'], operatorsOnly: false },
  admin: { needsSession: true, roles: ['admin'], operatorsOnly: false },
  operator: { needsSession: true, roles: ['member', 'admin'], operatorsOnly: true },
} as const satisfies Record<string, Rule>

export type Access = keyof typeof accessTable

export type Verdict = 'allowed' | 'unauthenticated' | 'forbidden'

export function judgeAccess(access: Access, { role, isOperator }: Credential): Verdict {
  const rule: Rule = accessTable[access]
  if (!rule.needsSession) return 'allowed'
  if (role === null) return 'unauthenticated'
  if (!rule.roles.includes(role)) return 'forbidden'
  return rule.operatorsOnly && !isOperator ? 'forbidden' : 'allowed'
}
