/** How the tokeniser sees a character code. Letters are split so that hex ids can be told from words. */
export const CharClass = { space: 0, delimiter: 1, hexLetter: 2, letter: 3, digit: 4, other: 5 } as const

const DELIMITERS = '=,;:()[]{}<>"\'|'

/** Indexed by char code below 128; everything above counts as a letter. */
export const charClasses: Uint8Array = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code)
  if (code <= 32 || code === 127) return CharClass.space
  if (DELIMITERS.includes(char)) return CharClass.delimiter
  if (code >= 48 && code <= 57) return CharClass.digit
  if (/[a-fA-F]/.test(char)) return CharClass.hexLetter
  return /[a-zA-Z]/.test(char) ? CharClass.letter : CharClass.other
})

export const classOf = (code: number): number =>
  code < 128 ? (charClasses[code] ?? CharClass.other) : CharClass.letter

/** Longer words are blobs, and a message is judged by its first words: both bound the work per line. */
export const MAX_WORD_LENGTH = 64
export const MAX_WORDS = 100
/** Characters looked at per message at most, whatever it holds. */
export const MAX_MESSAGE_LENGTH = 8_192

/**
 * A word with digits is a parameter, but a name with a small number amid its letters (Slf4jLogger, jk2_init)
 * is a name. Decided from what one pass knows, since the hot path has no more.
 */
export const isNumberedName = (digits: number, letters: number, punctuation: number, nonHexLetters: number): boolean =>
  digits <= 2 && letters >= 4 && punctuation === 0 && nonHexLetters > 0

const SHORTEST_ID = 8
const SHORTEST_MIXED_ID = 14

/**
 * A numbered name that is an id all the same: 'YFKR5V8N', 'nvr0zzcqpp4zh', 'uG8YQerVAgtVaSCarUij'. All letters of one
 * case, a digit or two among them, and either the digits apart or hardly a vowel; or the case changing all the time.
 */
export function looksDrawn(text: string, start: number, end: number): boolean {
  if (end - start < SHORTEST_ID) return false
  const lower = text.charCodeAt(start) & 32
  let runs = 0
  let vowels = 0
  let letters = 0
  let rises = 0
  let inDigits = false
  let isMixed = false
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i)
    if (isDigit(code)) {
      if (!inDigits) runs++
      inDigits = true
      continue
    }
    inDigits = false
    if (!isLetter(code)) return false
    if ((code & 32) !== lower) isMixed = true
    if (i > start && isRise(text.charCodeAt(i - 1), code)) rises++
    letters++
    if (VOWELS.includes(text.charAt(i))) vowels++
  }
  if (isMixed) return end - start >= SHORTEST_MIXED_ID && (rises * 4 >= letters || vowels * 6 <= letters)
  return runs > 1 || vowels * 4 < letters
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122

/** From a lower-case letter, or a mark, to a capital. */
const isRise = (before: number, code: number): boolean => (code & 32) === 0 && (before & 32) !== 0

const VOWELS = 'aeiouAEIOU'
