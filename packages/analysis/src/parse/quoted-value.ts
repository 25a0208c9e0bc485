/** Where the quote closes that opens before `at`; the text's end where it does not. */
export function closingQuote(text: string, at: number): number {
  const object = text.charCodeAt(at) === 123 ? endOfObject(text, at) : -1
  if (object > 0) return object
  let pos = text.indexOf('"', at)
  while (pos > 0 && text.charCodeAt(pos - 1) === 92) {
    let slashes = 1
    while (text.charCodeAt(pos - 1 - slashes) === 92) slashes += 1
    if (slashes % 2 === 0) break
    pos = text.indexOf('"', pos + 1)
  }
  // A quote within the value is followed by more of it.
  while (pos > 0 && GOES_ON.test(text.slice(pos + 1, pos + 2))) {
    const opensInner = text.charCodeAt(pos - 1) === 32
    pos = text.indexOf('"', pos + 1)
    // What opens within the value closes there, too.
    const after = opensInner && pos > 0 ? text.indexOf('"', pos + 1) : -1
    if (after > 0 && text.charCodeAt(after - 1) !== 61) pos = after
  }
  return pos < 0 ? text.length : pos
}

/** `msg="{"queue":"mail"}"`: an object whose quotes nobody has escaped, up to a blank or the end. */
function endOfObject(text: string, at: number): number {
  const close = text.indexOf('}"', at)
  return close > 0 && (close + 2 === text.length || text.charCodeAt(close + 2) === 32) ? close + 1 : -1
}

const GOES_ON = /[\w"]/

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

/** What no escape stands before: 'C:\\ProgramData'. */
const LITERAL = /[A-Za-z0-9._ -]/

export function unescapeValue(value: string): string {
  return value.replaceAll(
    /\\(.)/gs,
    (whole, character: string) => ESCAPES[character] ?? (LITERAL.test(character) ? whole : character),
  )
}
