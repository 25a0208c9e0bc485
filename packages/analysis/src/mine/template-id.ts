/** FNV-1a in two lanes over the text: 64 bits as 16 hex digits, the same on every machine and in every run. */
export function templateId(text: string): string {
  let low = 0x811c9dc5
  let high = 0xcbf29ce4
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ (code + i), 0x5bd1e995)
    high ^= high >>> 15
  }
  return hex(high) + hex(low)
}

const hex = (value: number): string => (value >>> 0).toString(16).padStart(8, '0')
