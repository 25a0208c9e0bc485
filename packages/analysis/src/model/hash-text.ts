/** 64 bits of a text as hex: two FNV-1a runs with different seeds. Stable for ever; not for security. */
export const hashText = (text: string): string => hex(fnv(text, 0x811c9dc5)) + hex(fnv(text, 0x01234567))

function fnv(text: string, seed: number): number {
  let hash = seed
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
    hash ^= hash >>> 15
  }
  return hash >>> 0
}

const hex = (value: number): string => value.toString(16).padStart(8, '0')
