import { mapQuoted } from './scan-quoted.ts'

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

export interface CitedCall {
  /** `stock` of `stock.reserve()`. */
  readonly receiver: string | null
  readonly name: string
}

/** What the code at a cited line builds on. */
export interface CitedCode {
  /** Names that somebody coined, those of flags and settings within quotes too. */
  readonly words: readonly string[]
  /** What the line calls, or called to get the values it uses. */
  readonly calls: readonly CitedCall[]
}

const AROUND_LINES = 1
const MAX_ROW_CHARS = 1_000
const ASSIGNED_WITHIN_LINES = 15
const MAX_WORDS = 14
const COINED = /[_$]|[a-z][A-Z]|^[A-Z\d_]+$/
const CALL = /(?<![\w$])(?:(?<receiver>[A-Za-z_$][\w$]*)\s*(?:\?\.|\.|->|::))?(?<name>[A-Za-z_$][\w$]{2,})\s*\(/g

export const noCode: CitedCode = { words: [], calls: [] }

export function readCitedCode(source: string, line: number): CitedCode {
  const rows = source.split('\n').map((row) => withoutComment(row.slice(0, MAX_ROW_CHARS)))
  const around = rows.slice(Math.max(0, line - 1 - AROUND_LINES), line + AROUND_LINES)
  const quoted = around.flatMap((row) =>
    Array.from(row.matchAll(QUOTED_NAME), ([, begin, name = '', end]) => (begin === end ? name : '')).filter(
      isCoinedName,
    ),
  )
  const words = around.flatMap((row) => withoutStrings(row).match(/[A-Za-z_$][\w$]{4,}/g) ?? [])
  const coined = words.filter((word) => !KEYWORDS.has(word.toLowerCase()) && COINED.test(word))
  const calls = [rows[line - 1] ?? '', ...assignmentsAbove(rows, line)].flatMap(callsOf)
  return {
    words: [...new Set([...quoted, ...coined])].slice(0, MAX_WORDS),
    calls: [...new Map(calls.map((call) => [`${call.receiver}.${call.name}`, call])).values()].slice(0, MAX_WORDS),
  }
}

const QUOTED_NAME = /(["'`])([A-Za-z][\w.-]*)(?=(["'`]))/g

/** 'stock.reserve', 'new-checkout' and 'max_items'. */
const isCoinedName = (name: string): boolean => {
  const parts = name.split(/[.-]/)
  return !parts.includes('') && (parts.length > 1 || name.slice(1, -1).includes('_'))
}

const withoutComment = (row: string): string => {
  const text = /^\s*[#*]/.test(row) ? '' : row
  const comment = text.indexOf('//')
  return comment < 0 ? text : text.slice(0, comment)
}

const withoutStrings = (row: string): string => mapQuoted(row, { quoted: () => ' ', plain: (outside) => outside })

/** `total =`, `total: Map<string, number> =`, `total :=`. */
const ASSIGNED = /(?:^|\s)([A-Za-z_$][\w$]{0,80})(?:\s{0,4}:\s{0,4}[\w<>[\]|. ]{1,80})?\s{0,8}:?=(?!=)/

/** Where the variables that the line uses got their values. */
function assignmentsAbove(rows: readonly string[], line: number): string[] {
  const names = new Set(withoutStrings(rows[line - 1] ?? '').match(/(?<![.\w$])[A-Za-z_$][\w$]*(?!\s*\()/g) ?? [])
  return rows.slice(Math.max(0, line - 1 - ASSIGNED_WITHIN_LINES), line - 1).filter((row) => {
    const assigned = ASSIGNED.exec(row)?.[1]
    return assigned !== undefined && names.has(assigned)
  })
}

const callsOf = (row: string): CitedCall[] =>
  Array.from(withoutStrings(row).matchAll(CALL), ({ groups }) => ({
    receiver: groups?.['receiver'] ?? null,
    name: groups?.['name'] ?? '',
  })).filter(({ name }) => !KEYWORDS.has(name.toLowerCase()))
