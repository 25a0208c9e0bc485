type WishKey = 'e' | 'a' | 'c'

let wish: { readonly id: string; readonly key: WishKey } | null = null

/** A key pressed while its incident was still on the way: kept for the field that will answer to it. */
export function keepWish(id: string, key: WishKey): void {
  wish = { id, key }
}

/** True once, for the incident and key that were asked for last. */
export function takeWish(id: string, key: WishKey): boolean {
  if (wish?.id !== id || wish.key !== key) return false
  wish = null
  return true
}
