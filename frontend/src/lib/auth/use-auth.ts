import { useSyncExternalStore } from 'react'
import { readAuth, subscribeToAuth, type StoredAuth } from './auth-storage.ts'

export const useAuth = (): StoredAuth | null => useSyncExternalStore(subscribeToAuth, readAuth)

/** For screens behind the gate, which never render without it. */
export function useSignedIn(): StoredAuth {
  const auth = useAuth()
  if (!auth) throw new Error('This screen needs a signed-in user.')
  return auth
}
