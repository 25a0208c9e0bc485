/** Strings, arrows, marks and bare words of objects as Python, Ruby and JavaScript print them. */
const TOKEN = /\s{0,8}(?:("(?:[^"\\]|\\.)*")|'((?:[^'\\]|\\.)*)'|(=>|[{}[\],:])|([\w.+-]+))/y
const LITERALS: Readonly<Record<string, string>> = {
  True: 'true',
  False: 'false',
  None: 'null',
  nil: 'null',
  undefined: 'null',
  true: 'true',
  false: 'false',
  null: 'null',
}
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/
const BEFORE_SYMBOL: ReadonlySet<string> = new Set(['{', ',', ':'])
const MAX_LENGTH = 16_384

/** `{'level': 'info'}`, `{:level=>"info"}`, `{level: 'info'}` as JSON; null where the text is none of them. */
export function jsonOfLiteral(text: string): string | null {
  if (text.length > MAX_LENGTH || !text.trimEnd().endsWith('}')) return null
  const out: string[] = []
  TOKEN.lastIndex = 0
  let end = 0
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
    end = TOKEN.lastIndex
    const [, double, single, mark, word] = match
    if (double !== undefined) out.push(double)
    else if (single !== undefined) out.push(JSON.stringify(single.replaceAll(/\\(.)/g, '$1')))
    else if (mark === '=>') out.push(':')
    // A symbol of Ruby: its colon stands before it.
    else if (mark === ':' && BEFORE_SYMBOL.has(out.at(-1) ?? '')) continue
    else if (mark !== undefined) out.push(mark)
    else if (word !== undefined) out.push(LITERALS[word] ?? (NUMBER.test(word) ? word : JSON.stringify(word)))
  }
  return text.slice(end).trim() === '' ? out.join('') : null
}
