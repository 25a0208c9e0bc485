interface Syntax {
  /** Begins a comment that lasts to the end of the line. */
  readonly line: RegExp | null
  readonly open: RegExp | null
  readonly close: RegExp
}

const SLASHES = /(?:^|\s)\/\//
const HASH = /(?:^|\s)#(?!!)/
const DASHES = /(?:^|\s)--(?=\s|$)/
const BLOCK = { open: /\/\*/, close: /\*\// }
const MARKUP = { open: /<!--/, close: /-->/ }
const NEVER = /$^/

const families: readonly { readonly files: RegExp; readonly syntax: Syntax }[] = [
  {
    files:
      /\.(?:[cm]?[jt]sx?|java|kts?|scala|groovy|gradle|go|rs|c|cc|cpp|h|hpp|cs|fs|swift|php|dart|proto|s?css|less)$/i,
    syntax: { line: SLASHES, ...BLOCK },
  },
  { files: /\.sql$/i, syntax: { line: DASHES, ...BLOCK } },
  { files: /\.(?:lua|hs|elm)$/i, syntax: { line: DASHES, open: null, close: NEVER } },
  { files: /\.(?:x?html?|xml|csproj|vue|svelte|plist)$/i, syntax: { line: SLASHES, ...MARKUP } },
  { files: /\.rb$/i, syntax: { line: HASH, open: /^=begin\b/, close: /^=end\b/ } },
  { files: /\.jsonc?$|\.lock$/i, syntax: { line: null, open: null, close: NEVER } },
]
const otherwise: Syntax = { line: HASH, open: null, close: NEVER }

const syntaxOf = (path: string): Syntax => families.find(({ files }) => files.test(path))?.syntax ?? otherwise

/** The lines of one side of a hunk without their comments; what is a comment alone becomes empty. */
export function codeTexts(path: string, rows: readonly string[]): string[] {
  const syntax = syntaxOf(path)
  let isInside = startsInside(rows, syntax)
  let quotes: string | null = null
  return rows.map((row, index) => {
    if (path.endsWith('.py')) {
      const state = readDocstring(row, rows[index - 1], quotes)
      quotes = state.quotes
      if (state.isDocstring) return ''
    }
    if (isInside) {
      const end = syntax.close.exec(row)
      if (!end) return ''
      isInside = false
      return row.slice(end.index + end[0].length).trim() === '' ? '' : row
    }
    return withoutComment(row, syntax, () => (isInside = true))
  })
}

function withoutComment(row: string, { line, open, close }: Syntax, enter: () => void): string {
  const begin = open?.exec(row)
  let text = row
  if (begin && !isQuoted(row, begin.index)) {
    const rest = row.slice(begin.index)
    const end = close.exec(rest)
    if (!end) enter()
    text = row.slice(0, begin.index) + (end ? rest.slice(end.index + end[0].length) : '')
  }
  const comment = line?.exec(text)
  return comment && !isQuoted(text, comment.index + 1) ? text.slice(0, comment.index) : text
}

const isQuoted = (row: string, index: number): boolean => {
  const before = row.slice(0, index)
  return ['"', "'", '`'].some((quote) => (before.split(quote).length - 1) % 2 === 1)
}

/** A hunk may begin within a comment: then its end comes before any beginning. */
function startsInside(rows: readonly string[], { open, close }: Syntax): boolean {
  if (!open) return false
  const first = rows.find((row) => open.test(row) || close.test(row))
  return first !== undefined && !open.test(first)
}

/** A string that stands alone, below a definition: with it alone on its line, only what stands above tells its beginning. */
function readDocstring(row: string, above: string | undefined, quotes: string | null) {
  if (quotes !== null) return { isDocstring: true, quotes: row.includes(quotes) ? null : quotes }
  const begin = /^\s*[rRuU]?("""|''')(.*)$/.exec(row)
  const [, mark = '', rest = ''] = begin ?? []
  if (!begin) return { isDocstring: false, quotes }
  if (rest.includes(mark)) return { isDocstring: true, quotes: null }
  const isBeginning = rest.trim() !== '' || above === undefined || /:\s*$/.test(above)
  return { isDocstring: true, quotes: isBeginning ? mark : null }
}
