export interface OperatorProofs {
  readonly email: string
  readonly emailVerifiedAt: Date | null
  readonly operatorConfirmedAt: Date | null
}

/** The installation names the address, its owner proved it, and an operator or the installation's owner said yes. */
export const isOperator = (person: OperatorProofs, operatorEmails: readonly string[]): boolean =>
  mayBecomeOperator(person, operatorEmails) && person.operatorConfirmedAt !== null

export const mayBecomeOperator = ({ email, emailVerifiedAt }: OperatorProofs, operatorEmails: readonly string[]) =>
  emailVerifiedAt !== null && operatorEmails.includes(email)
