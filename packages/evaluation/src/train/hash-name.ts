/** A number of 32 bits that depends on nothing but the name. */
export function hashName(name: string): number {
  let hash = 2166136261
  for (const char of name) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619) >>> 0
  return hash
}
