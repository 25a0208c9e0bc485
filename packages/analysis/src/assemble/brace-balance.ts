/** Opened minus closed braces and brackets outside of strings. */
export function braceBalance(text: string): number {
  let depth = 0
  let quoted = false
  for (let pos = 0; pos < text.length; pos += 1) {
    const code = text.charCodeAt(pos)
    if (quoted) {
      if (code === 92) pos += 1
      else if (code === 34) quoted = false
    } else if (code === 34) quoted = true
    else if (code === 123 || code === 91) depth += 1
    else if (code === 125 || code === 93) depth -= 1
  }
  return quoted ? 0 : depth
}
