/** Index of the bracket that closes the one at `at` (nesting counted), or -1 within `limit` characters. */
export function closingBracket(text: string, at: number, limit = 200): number {
  const open = text.charCodeAt(at)
  const close = open === 91 ? 93 : open === 40 ? 41 : open === 123 ? 125 : 62
  let depth = 0
  const end = Math.min(text.length, at + limit)
  for (let pos = at; pos < end; pos += 1) {
    const code = text.charCodeAt(pos)
    if (code === open) depth += 1
    else if (code === close) {
      depth -= 1
      if (depth === 0) return pos
    }
  }
  return -1
}

export function skipSpaces(text: string, at: number): number {
  let pos = at
  while (pos < text.length && text.charCodeAt(pos) === 32) pos += 1
  return pos
}

/** Spaces and tabs. */
export function skipBlanks(text: string, at: number): number {
  let pos = at
  for (; pos < text.length; pos += 1) {
    const code = text.charCodeAt(pos)
    if (code !== 32 && code !== 9) break
  }
  return pos
}

/** Index of the next blank, or the text's length. */
export function endOfWord(text: string, at: number): number {
  let pos = at
  while (pos < text.length) {
    const code = text.charCodeAt(pos)
    if (code === 32 || code === 9) return pos
    pos += 1
  }
  return pos
}

/** Blanks and the marks that stand between header fields: `|`, ` - `, ` -- `, `:`, `,`, `*`. */
export function skipSeparators(text: string, at: number): number {
  let pos = at
  for (;;) {
    const code = text.charCodeAt(pos)
    if (code === 32 || code === 9 || code === 124) pos += 1
    else if (code === 58 || code === 44 || code === 59) {
      if (pos !== at && !isParting(text, pos)) return pos
      pos += 1
    } else {
      const end = dashEnd(text, pos, code)
      if (end === pos) return pos
      pos = end
    }
  }
}

/** '::' is a separator between fields and a part of names: here only the first counts. */
function isParting(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1)
  return next === 32 || next === 9 || next === 58 || text.charCodeAt(at - 1) === 58
}

/** Behind an arrow or dashes that a blank follows, or at the same place. */
function dashEnd(text: string, at: number, code: number): number {
  if (code !== 45 && code !== 61 && code !== 8211 && code !== 8212) return at
  const isAscii = code === 45 || code === 61
  if (isAscii && text.charCodeAt(at + 1) === 62 && text.charCodeAt(at + 2) === 32) return at + 3
  if (code === 61) return at
  let end = at + 1
  while (text.charCodeAt(end) === 45) end += 1
  const next = text.charCodeAt(end)
  return next === 32 || next === 9 || Number.isNaN(next) ? end : at
}

export function isUpper(code: number): boolean {
  return code >= 65 && code <= 90
}

export function isLower(code: number): boolean {
  return code >= 97 && code <= 122
}
