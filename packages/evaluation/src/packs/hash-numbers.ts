/** Mixes two numbers of 32 bits into one. */
export function hashNumbers(a: number, b: number): number {
  let hash = (Math.imul(a, 0x2f_0b_4c_47) + Math.imul(b, 0x9e_37_79_b1)) | 0
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x7f_eb_35_2d)
  return hash ^ (hash >>> 15)
}
