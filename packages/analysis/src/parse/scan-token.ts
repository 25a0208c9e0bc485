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

export function skipBlanks(text: string, at: number): number {
  let pos = at
  for (;;) {
    const code = text.charCodeAt(pos)
    if (code !== 32 && code !== 9) return pos
    pos += 1
  }
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
    if (code === 32 || code === 9 || code === 124) {
      pos += 1
      continue
    }
    if (code === 58 || code === 44 || code === 59) {
      const next = text.charCodeAt(pos + 1)
      // '::' is a separator between fields and a part of names: here only the first counts.
      if (next === 32 || next === 9 || next === 58 || pos === at || text.charCodeAt(pos - 1) === 58) {
        pos += 1
        continue
      }
      return pos
    }
    const isArrow = (code === 45 || code === 61) && text.charCodeAt(pos + 1) === 62
    if (isArrow && text.charCodeAt(pos + 2) === 32) {
      pos += 3
      continue
    }
    if (code === 45 || code === 8211 || code === 8212) {
      let end = pos + 1
      while (text.charCodeAt(end) === 45) end += 1
      const next = text.charCodeAt(end)
      if (next === 32 || next === 9 || Number.isNaN(next)) {
        pos = end
        continue
      }
    }
    return pos
  }
}

export function isUpper(code: number): boolean {
  return code >= 65 && code <= 90
}

export function isLower(code: number): boolean {
  return code >= 97 && code <= 122
}
