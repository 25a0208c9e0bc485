export const isOpener = (code: number): boolean => code === 91 || code === 40 || code === 60 || code === 123
export const isCloser = (code: number): boolean => code === 93 || code === 41 || code === 62 || code === 125

/** A blank, or the end of the text. */
export const isBlankAt = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code === 32 || code === 9 || Number.isNaN(code)
}

/** Beyond ASCII: angles, bullets, dashes, arrows, triangles and the lines of boxes, as a class of an expression. */
export const LONE_MARKS =
  '\u203a\u00bb\u2022\u00b7\u2010-\u2016\u2190-\u21ff\u27f0-\u27ff\u22ee\u2500-\u257f\u25aa\u25ab\u25b6-\u25c5\u2758-\u275a\u2771\u276f\u2794-\u27be'
const LONE = new RegExp(`[${LONE_MARKS}]`, 'u')

/** Dash, colon, equals sign, and marks beyond ASCII: they part fields where blanks stand around them. */
export const isLone = (code: number): boolean =>
  code === 45 || code === 58 || code === 61 || (code > 127 && LONE.test(String.fromCharCode(code)))

/** Quote, `#`, `*`, comma, bar, semicolon, tilde, `「」『』【】〔〕«»‹›`. */
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
  (code >= 0x300c && code <= 0x3015 && code !== 0x3012 && code !== 0x3013) ||
  code === 0xab ||
  code === 0xbb ||
  code === 0x2039 ||
  code === 0x203a

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
