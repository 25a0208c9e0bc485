type AwaitedKey = 'e' | 'a' | 'c'

let awaited: { readonly id: string; readonly key: AwaitedKey } | null = null

/** A key pressed while its incident was still on the way: kept for the field that will answer to it. */
export function awaitKey(id: string, key: AwaitedKey): void {
  awaited = { id, key }
}

/** True once, for the incident and key that were asked for last. */
export function takeAwaitedKey(id: string, key: AwaitedKey): boolean {
  if (awaited?.id !== id || awaited.key !== key) return false
  awaited = null
  return true
}
