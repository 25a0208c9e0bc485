const MAX_TOKENS = 3
const MAX_LENGTH = 48
/** Of what names, numbers and times are made. */
const LETTER = 2
const OTHER = 1
const PARTS = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code)
  if (/[A-Za-z]/.test(char)) return LETTER
  return /[\d_-]/.test(char) ? OTHER : 0
})

const partOf = (code: number): number => (code < 128 ? (PARTS[code] as number) : 0)

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
    let part = partOf(code)
    pos += 1
    if (part === 0) {
      hash = (Math.imul(hash, 31) + code) | 0
      continue
    }
    let most = part
    while (pos < length && (part = partOf(text.charCodeAt(pos))) > 0) {
      if (part > most) most = part
      pos += 1
    }
    hash = (Math.imul(hash, 31) + most) | 0
  }
  return hash
}
