import { clearAuth, readAuth } from './auth-storage.ts'
import { rememberOrigin, rememberReason } from './sign-in-origin.ts'

export const SESSION_ENDED_TEXT = 'Your session has ended. Please sign in.'

/**
 * A call was refused with this token. The place is kept, so that the next sign-in leads back to it. An answer to a
 * call of the session before says nothing about this one.
 */
export function endSession(token: string | null | undefined, reason: string | null | undefined): void {
  if (!token || readAuth()?.token !== token) return
  rememberOrigin(location.pathname + location.search)
  rememberReason(reason || SESSION_ENDED_TEXT)
  clearAuth()
}
