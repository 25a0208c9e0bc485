/** What follows each letter in words that people form, by frequency in technical English; drawn letters ignore it. */
const USUAL: Readonly<Record<string, string>> = {
  a: 'bcdfgiklmnprstuvy',
  b: 'aceijlorsu',
  c: 'acehiklmorstuy',
  d: 'adeilorsu',
  e: 'abcdefgiklmnopqrstvwxy',
  f: 'aefilorstu',
  g: 'aeghilmnorsu',
  h: 'aeiortu',
  i: 'abcdefglmnoprstvxz',
  j: 'e',
  k: 'aeis',
  l: 'adeilopstuy',
  m: 'abeilmopsu',
  n: 'acdefgiklnopstuvy',
  o: 'abcdfgiklmnoprstuvw',
  p: 'aehiloprstuy',
  q: 'u',
  r: 'abcdefgiklmnoprstuvy',
  s: 'acefhiklmopstuy',
  t: 'acdefhilmoprstuwy',
  u: 'abcdefgilmnoprst',
  v: 'aeio',
  w: 'aehinors',
  x: 'ceipt',
  y: 'ilmnpst',
  z: 'ae',
}

/** Of a word about one pair in forty is unusual, of drawn letters more than half. */
const DRAWN_SHARE = 0.35
const MIN_PAIRS = 6
const MIN_LENGTH = 6

/** Letters drawn by chance, as ids are: judged together, since four letters alone prove little. */
export function lookRandom(words: Iterable<string>): boolean {
  let pairs = 0
  let unusual = 0
  for (const word of words) {
    const lower = word.toLowerCase()
    for (let i = 0; i + 1 < lower.length; i++) {
      const followers = USUAL[lower.charAt(i)]
      const next = lower.charCodeAt(i + 1)
      if (followers === undefined || next < 97 || next > 122) continue
      pairs++
      if (!followers.includes(lower.charAt(i + 1))) unusual++
    }
  }
  return pairs >= MIN_PAIRS && unusual >= pairs * DRAWN_SHARE
}

/** One word alone: long enough, and most of its pairs are unusual. */
export const looksRandom = (word: string): boolean =>
  word.length > MIN_LENGTH && /^[A-Za-z0-9]+(?:[-_:.][A-Za-z0-9]*)*$/.test(word) && lookRandom([word])
