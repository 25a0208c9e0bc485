/** As a path of this server. */
export const tokenPath = (path: string, token: string): string => `${path}?${new URLSearchParams({ token }).toString()}`

const withToken = (path: string) => (publicUrl: string, token: string) =>
  new URL(tokenPath(path, token), publicUrl).href

export const verificationLink = withToken('/api/v1/auth/verify-email')
export const disownLink = withToken('/api/v1/auth/disown')
export const passwordResetLink = withToken('/reset-password')
