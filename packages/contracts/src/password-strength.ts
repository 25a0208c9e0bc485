export interface PasswordRequirements {
  readonly length: boolean
  readonly uppercase: boolean
  readonly lowercase: boolean
  readonly number: boolean
  readonly special: boolean
}

export interface PasswordStrength {
  readonly score: 0 | 1 | 2 | 3 | 4
  readonly label: 'Too Weak' | 'Weak' | 'Good' | 'Strong' | 'Very Strong'
  readonly requirements: PasswordRequirements
}

export const MIN_PASSWORD_LENGTH = 8
/** Hashing cost grows with length: nobody types more than this. */
export const MAX_PASSWORD_LENGTH = 200
export const ACCEPTED_PASSWORD_SCORE = 4
const SPECIAL_CHARACTERS = new Set('!@#$%^&*()_+-=[]{};\':"\\|,.<>?')

const GRADES = [
  { score: 0, label: 'Too Weak' },
  { score: 0, label: 'Too Weak' },
  { score: 1, label: 'Weak' },
  { score: 2, label: 'Good' },
  { score: 3, label: 'Strong' },
  { score: 4, label: 'Very Strong' },
] as const

export function measurePasswordStrength(password: string): PasswordStrength {
  const requirements: PasswordRequirements = {
    length: password.length >= MIN_PASSWORD_LENGTH,
    uppercase: /[A-Z]/.test(password),
    lowercase: /[a-z]/.test(password),
    number: /[0-9]/.test(password),
    special: Array.from(password).some((character) => SPECIAL_CHARACTERS.has(character)),
  }
  const met = Object.values(requirements).filter(Boolean).length
  return { ...(GRADES[met] ?? GRADES[0]), requirements }
}

export const isAcceptedPassword = (password: string): boolean =>
  password.length <= MAX_PASSWORD_LENGTH && measurePasswordStrength(password).score >= ACCEPTED_PASSWORD_SCORE
