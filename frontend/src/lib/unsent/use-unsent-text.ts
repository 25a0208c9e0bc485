import { useSyncExternalStore } from 'react'
import { useSignedIn } from '../auth/use-auth.ts'
import { readUnsent, subscribeToUnsent, writeUnsent } from './unsent-texts.ts'

/** Like a state that holds a text, and still there when the screen comes back: for who wrote it alone. */
export function useUnsentText(name: string): readonly [text: string, setText: (text: string) => void] {
  const key = `${useSignedIn().user.id}:${name}`
  const text = useSyncExternalStore(subscribeToUnsent, () => readUnsent(key))
  return [text, (next) => writeUnsent(key, next)]
}
