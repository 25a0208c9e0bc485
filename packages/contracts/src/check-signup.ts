import { isEmailShaped } from './email.ts'
import { isAcceptedPassword } from './password-strength.ts'
import {
  INVALID_EMAIL_TEXT,
  PASSWORD_REQUIRED_TEXT,
  PASSWORD_REQUIREMENTS_TEXT,
  PASSWORDS_DIFFER_TEXT,
} from './validation-texts.ts'

export interface SignupForm {
  readonly company_name: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly password: string
  /** Known to the form alone; the request does not carry it. */
  readonly confirm_password?: string
}

/** The first complaint in the agreed order, or null. Values are judged trimmed. */
export function checkSignup(form: SignupForm): string | null {
  if (form.company_name.trim() === '') return 'Company name is required'
  if (form.first_name.trim() === '') return 'First name is required'
  if (form.last_name.trim() === '') return 'Last name is required'
  if (form.email.trim() === '') return 'Email is required'
  if (form.password === '') return PASSWORD_REQUIRED_TEXT
  if (!isAcceptedPassword(form.password)) return PASSWORD_REQUIREMENTS_TEXT
  if (form.confirm_password !== undefined && form.confirm_password !== form.password) return PASSWORDS_DIFFER_TEXT
  if (!isEmailShaped(form.email.trim())) return INVALID_EMAIL_TEXT
  return null
}
