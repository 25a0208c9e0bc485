/** What only a name looks like: with digits, dots, slashes or underscores within. */
const WORD = /[\p{L}\p{N}$@_.:/-]+/gu
const EDGES = /^[.:/-]+|(?<![.:/-])[.:/-]+$/g
const LOOKS_NAMED = /[\d_@$]|[\p{L}\p{N}][.:/][\p{L}\p{N}]|\p{Ll}\p{Lu}/u
/** Numbers with units, times and ratios are judged as numbers. */
const NUMERIC = /^[\d.,:/x×%-]+(?:ms|s|m|h|d|min|kb|mb|gb|tb|kib|mib|gib|k|x|st|nd|rd|th)?$/i
/** Words of the trade, written with a sign. */
const COMMON =
  /^(?:and\/or|n\/a|i\/o|tcp\/ip|read\/write|e\.g|i\.e|p\d\d|[45]xx|http\/\d(?:\.\d)?|ipv[46]|utf-?8|sha\d+|x509|k8s|s3|ec2|oauth2|tls1\.\d|b\/c|24\/7|24\/7)$/i

/** The words of a text that must stand in the evidence. */
export function namesIn(text: string): string[] {
  const words = (text.match(WORD) ?? []).map((word) => word.replaceAll(EDGES, ''))
  return [...new Set(words)].filter(
    (word) => LOOKS_NAMED.test(word) && !NUMERIC.test(word) && !COMMON.test(word) && !/^\[?[A-Z]+_\d+\]?$/.test(word),
  )
}

const NUMBER = /(?<![\p{L}\p{N}_.:/-])\d+(?:[.,]\d+)*(?![\p{N}_:/-])/gu

/** The numbers that a text states, as it writes them. */
export const numbersIn = (text: string): string[] => [...new Set(text.match(NUMBER) ?? [])]
