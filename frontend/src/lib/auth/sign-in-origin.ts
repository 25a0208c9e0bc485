import { originPath } from './origin-path.ts'

const KEY = 'sign_in_origin'

export const rememberOrigin = (path: string): void => sessionStorage.setItem(KEY, path)

/** Where the next sign-in leads, once. */
export function takeOrigin(): string {
  const path = originPath(sessionStorage.getItem(KEY))
  sessionStorage.removeItem(KEY)
  return path
}
