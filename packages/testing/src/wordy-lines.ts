interface Wanted {
  readonly lines: number
  readonly chars: number
  /** The number of the first, which decides its words. */
  readonly from?: number
}

const WORD_CHARS = 7

/** Lines of made-up words that have nothing in common, so that each is a template of its own. */
export const wordyLines = ({ lines, chars, from = 0 }: Wanted): string[] =>
  Array.from({ length: lines }, (_none, index) => wordyLine(from + index, chars))

function wordyLine(index: number, chars: number): string {
  let state = index + 1
  const nextWord = () => {
    let word = ''
    while (word.length < WORD_CHARS) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
      word += String.fromCharCode(97 + ((state >>> 16) % 26))
    }
    return word
  }
  const words = Array.from({ length: Math.ceil(chars / (WORD_CHARS + 1)) }, nextWord).join(' ')
  return `${new Date(Date.UTC(2026, 1, 1) + index * 1_000).toISOString()} ERROR [api] ${words}`.slice(0, chars)
}
