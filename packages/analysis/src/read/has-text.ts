/** Anything but blanks. */
export function hasText(text: string): boolean {
  for (let pos = 0; pos < text.length; pos += 1) if (text.charCodeAt(pos) > 32) return true
  return false
}
