/** No quote, backslash or dollar: the text may stand in a module. Base64 would be a fifteenth longer. */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.-:+=^!/*?&<>()[]{}@%_,'
const BASE = LETTERS.length
const BYTES = 4
const PLACES = 5

/** Four bytes are five letters; the last group is filled up with zeros, and as much shorter as those. */
export function toBase85(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += BYTES) {
    const missing = Math.max(0, start + BYTES - bytes.length)
    let value = 0
    for (let index = 0; index < BYTES; index++) value = value * 256 + (bytes[start + index] ?? 0)
    let group = ''
    for (let place = 0; place < PLACES; place++) {
      group = LETTERS.charAt(value % BASE) + group
      value = Math.floor(value / BASE)
    }
    text += group.slice(0, PLACES - missing)
  }
  return text
}

export function fromBase85(text: string): Uint8Array {
  const valueOf = new Map(Array.from(LETTERS, (letter, value) => [letter, value]))
  const letters = text.replaceAll('\n', '')
  const bytes = new Uint8Array(Math.floor((letters.length * BYTES) / PLACES))
  for (let start = 0, at = 0; start < letters.length; start += PLACES) {
    let value = 0
    for (let place = 0; place < PLACES; place++)
      value = value * BASE + (valueOf.get(letters.charAt(start + place)) ?? BASE - 1)
    for (let index = 0; index < BYTES && at < bytes.length; index++, at++)
      bytes[at] = Math.floor(value / 256 ** (BYTES - 1 - index)) % 256
  }
  return bytes
}
