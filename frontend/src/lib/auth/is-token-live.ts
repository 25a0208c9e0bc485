interface Claims {
  readonly exp?: unknown
}

/** Undefined when the token is no readable JWT. */
function readClaims(token: string): Claims | undefined {
  const [, payload, signature] = token.split('.')
  if (!payload || signature === undefined) return undefined
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null ? claims : undefined
  } catch {
    return undefined
  }
}

/** Only tells whether it is worth sending: the server verifies it at each call. */
export function isTokenLive(token: string, nowMs: number): boolean {
  const claims = readClaims(token)
  if (!claims) return false
  return claims.exp === undefined || (typeof claims.exp === 'number' && claims.exp * 1_000 > nowMs)
}
