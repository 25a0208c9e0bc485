/** Sentences that the browser and the server both say. */
export const PASSWORD_REQUIREMENTS_TEXT =
  'Password must meet all requirements: 8+ characters, uppercase, lowercase, number, and special character.'
export const PASSWORDS_DIFFER_TEXT = 'Passwords do not match'
export const INVALID_EMAIL_TEXT = 'Please enter a valid email address'
export const PASSWORD_REQUIRED_TEXT = 'Password is required'
export const INVALID_RESET_LINK_TEXT = 'Invalid reset link. Please request a new password reset.'
