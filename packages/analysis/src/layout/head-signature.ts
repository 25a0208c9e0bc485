const MAX_TOKENS = 3
const MAX_LENGTH = 48

/** What the first words of a line look like: one number for all lines that differ in names, numbers and times. */
export function headSignature(text: string): number {
  const length = Math.min(text.length, MAX_LENGTH)
  let hash = 7
  let tokens = 0
  let pos = 0
  while (pos < length) {
    const code = text.charCodeAt(pos)
    if (code === 32 || code === 9) {
      if (pos > 0 && (tokens += 1) >= MAX_TOKENS) return hash
      while (pos < length && (text.charCodeAt(pos) === 32 || text.charCodeAt(pos) === 9)) pos += 1
      hash = (Math.imul(hash, 31) + code) | 0
      continue
    }
    let letters = 0
    const from = pos
    while (pos < length) {
      const next = text.charCodeAt(pos)
      const letter = (next | 32) >= 97 && (next | 32) <= 122
      if (!letter && !(next >= 48 && next <= 57) && next !== 45 && next !== 95) break
      if (letter) letters = 1
      pos += 1
    }
    if (pos > from) hash = (Math.imul(hash, 31) + 1 + letters) | 0
    else {
      hash = (Math.imul(hash, 31) + code) | 0
      pos += 1
    }
  }
  return hash
}
