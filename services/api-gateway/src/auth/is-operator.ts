export interface OperatorProofs {
  email: string
  emailVerifiedAt: Date | null
  operatorConfirmedAt: Date | null
}

/** The installation names the address; its owner verified it and then, apart from the sign-up, confirmed the rights. */
export const isOperator = (person: OperatorProofs, operatorEmails: readonly string[]): boolean =>
  mayBecomeOperator(person, operatorEmails) && person.operatorConfirmedAt !== null

export const mayBecomeOperator = ({ email, emailVerifiedAt }: OperatorProofs, operatorEmails: readonly string[]) =>
  emailVerifiedAt !== null && operatorEmails.includes(email)
