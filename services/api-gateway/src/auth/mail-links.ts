const withToken = (path: string) => (publicUrl: string, token: string) => {
  const url = new URL(path, publicUrl)
  url.searchParams.set('token', token)
  return url.href
}

export const verificationLink = withToken('/api/v1/auth/verify-email')
export const disownLink = withToken('/api/v1/auth/disown')
export const passwordResetLink = withToken('/reset-password')
