import { send } from '../../lib/api/send.ts'
import { clearAuth } from '../../lib/auth/auth-storage.ts'
import { forgetTraces } from '../../lib/auth/forget-traces.ts'
import { forgetOrigin } from '../../lib/auth/sign-in-origin.ts'
import { forgetUnsent } from '../../lib/unsent/unsent-texts.ts'

/** Leaves even when the server cannot be told: the token stays behind on neither side for long. */
export async function signOut(): Promise<void> {
  try {
    await send({ method: 'POST', path: '/api/v1/auth/logout' })
  } catch {
    // The token runs out by itself.
  }
  forgetOrigin()
  clearAuth()
  forgetUnsent()
  forgetTraces()
}
