const KEY = 'holdfast_browser'

/** A random mark by which the server knows a browser that signed in before, so that nobody else's failures lock it out. */
export function browserId(): string {
  const known = localStorage.getItem(KEY)
  if (known) return known
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  localStorage.setItem(KEY, made)
  return made
}
