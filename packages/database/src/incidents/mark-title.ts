import type { CompanyCipher } from '../secrets/company-vault.ts'

/** As many as the column has bits: of a usual title one in twenty is set. */
const MARKS = 1_024
/** What is shorter sets no mark: single letters and pairs would tell too much of what they stand for. */
export const LEAST_MARKED = 3

const BLOCK_BYTES = 16
const PLAIN = /^[\x20-\x7e]*$/

/** Letter by letter, so that a part of a text stays a part of it. */
export const foldCase = (text: string): string =>
  PLAIN.test(text) ? text.toLowerCase() : Array.from(text, (letter) => letter.toLowerCase()).join('')

/**
 * A row of bits, one set for each three letters that follow each other; which one it is, only the company's key tells.
 * All bits of a part are bits of the whole: what lacks one does not contain the part, what has all of them may.
 */
export function markTitle(cipher: CompanyCipher, text: string): string {
  const folded = foldCase(text)
  const marks = Array.from({ length: MARKS }, () => '0')
  const seen = new Set<string>()
  for (let at = 0; at + LEAST_MARKED <= folded.length; at++) seen.add(folded.slice(at, at + LEAST_MARKED))
  const blocks = Buffer.alloc(seen.size * BLOCK_BYTES)
  let end = 0
  for (const letters of seen) {
    blocks.write(letters, end, 'utf16le')
    end += BLOCK_BYTES
  }
  const scrambled = cipher.scramble(blocks)
  for (let at = 0; at < end; at += BLOCK_BYTES) marks[scrambled.readUInt16BE(at) % MARKS] = '1'
  return marks.join('')
}
