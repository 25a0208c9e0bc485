import { isAcceptedPassword } from '@holdfast/contracts/password-strength'
import {
  INVALID_RESET_LINK_TEXT,
  PASSWORD_REQUIRED_TEXT,
  PASSWORD_REQUIREMENTS_TEXT,
  PASSWORDS_DIFFER_TEXT,
} from '@holdfast/contracts/validation-texts'

interface ResetForm {
  readonly token: string | null
  readonly password: string
  readonly confirmation: string
}

/** The first complaint, or null. */
export function checkReset({ token, password, confirmation }: ResetForm): string | null {
  if (!token) return INVALID_RESET_LINK_TEXT
  if (password === '') return PASSWORD_REQUIRED_TEXT
  if (!isAcceptedPassword(password)) return PASSWORD_REQUIREMENTS_TEXT
  return password === confirmation ? null : PASSWORDS_DIFFER_TEXT
}
