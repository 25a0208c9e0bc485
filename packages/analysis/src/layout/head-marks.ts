export const isOpener = (code: number): boolean => code === 91 || code === 40 || code === 60 || code === 123
export const isCloser = (code: number): boolean => code === 93 || code === 41 || code === 62 || code === 125

/** A blank, or the end of the text. */
export const isBlankAt = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code === 32 || code === 9 || Number.isNaN(code)
}

/** Dash, colon, equals sign; `›»→•·—–▶►❯➜⇒│`: they part fields where blanks stand around them. */
export const isLone = (code: number): boolean => code === 45 || code === 58 || code === 61 || LONE.has(code)
const LONE = new Set([
  0x203a, 0xbb, 0x2192, 0x2022, 0xb7, 0x2014, 0x2013, 0x25b6, 0x25ba, 0x276f, 0x279c, 0x21d2, 0x2502,
])

/** Quote, `#`, `*`, comma, bar, semicolon, tilde, `「」『』【】〔〕«»`. */
export const isMark = (code: number): boolean =>
  code === 34 ||
  code === 35 ||
  code === 42 ||
  code === 44 ||
  code === 124 ||
  code === 59 ||
  code === 126 ||
  isCorner(code)

export const isCorner = (code: number): boolean =>
  (code >= 0x300c && code <= 0x3015 && code !== 0x3012 && code !== 0x3013) || code === 0xab || code === 0xbb

/** `!`, `$`, `%`, `&`, `+`, `?`, `@`, `^`: what a house may put before a value. */
export const isSigil = (code: number): boolean =>
  code === 33 || code === 36 || code === 37 || code === 38 || code === 43 || code === 63 || code === 64 || code === 94

/** Length of `->`, `=>`, `==>`, with a blank behind; or 0. */
export function arrowLength(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code !== 45 && code !== 61) return 0
  let end = at + 1
  while (end < at + MAX_SHAFT && text.charCodeAt(end) === code) end += 1
  return text.charCodeAt(end) === 62 && isBlankAt(text, end + 1) ? end + 1 - at : 0
}

const MAX_SHAFT = 3
