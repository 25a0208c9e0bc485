const KEYWORDS = new Set(
  (
    'abstract async await break case catch class const continue default delete elif else enum except export extends final finally ' +
    'for from func function global if implements import in instanceof interface is lambda let new nil none not null or and package ' +
    'pass private protected public raise rescue return self static super switch then this throw throws true false try type typeof ' +
    'undefined unless until use using val var void while with yield def end int long float double bool boolean string number ' +
    'console log logger print println require module exports length size count index name value data result error message items ' +
    'item list array object string json parse stringify push append map filter reduce get set add remove find request response ' +
    'format join split keys values entries math date time now args kwargs params options config settings context'
  ).split(' '),
)

const AROUND_LINES = 1

/** The names that the code at a cited line uses: the rarer they look, the earlier. */
export function nearbyWords(source: string, line: number): string[] {
  const rows = source.split('\n').slice(Math.max(0, line - 1 - AROUND_LINES), line + AROUND_LINES)
  const code = rows.map((row) => row.replaceAll(/\/\/.*$|^\s*[#*].*$/g, '').replaceAll(/(["'`])(?:(?!\1).)*\1/g, ' '))
  const words = code.flatMap((row) => row.match(/[A-Za-z_$][\w$]{4,}/g) ?? [])
  return [...new Set(words)]
    .filter((word) => !KEYWORDS.has(word.toLowerCase()) && /[_$]|[a-z][A-Z]|^[A-Z\d_]+$/.test(word))
    .slice(0, 12)
}
