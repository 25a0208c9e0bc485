import { originPath } from './origin-path.ts'

const PATH = 'sign_in_origin'
const REASON = 'sign_in_reason'

export const rememberOrigin = (path: string): void => sessionStorage.setItem(PATH, path)
/** Why somebody has to sign in again: it stands on the sign-in page until they have. */
export const rememberReason = (reason: string): void => sessionStorage.setItem(REASON, reason)
export const readReason = (): string | null => sessionStorage.getItem(REASON)

export function forgetOrigin(): void {
  sessionStorage.removeItem(PATH)
  sessionStorage.removeItem(REASON)
}

/** Where the next sign-in leads, once. */
export function takeOrigin(): string {
  const path = originPath(sessionStorage.getItem(PATH))
  forgetOrigin()
  return path
}
