import { levelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'

/** Comma-separated columns behind a timestamp, as Postgres' csvlog writes them: the level and the text after it. */
export function parseCsv(text: string, at: number, line: ParsedLine): boolean {
  const columns = splitCsv(text, at)
  if (columns.length < 6) return false
  const level = columns.findIndex((column) => /^[A-Z]{3,12}\d?$/.test(column) && levelOfCsv(column) !== null)
  if (level < 0) return false
  line.level = levelOfCsv(columns[level] ?? '')
  const state = /^[0-9A-Z]{5}$/.test(columns[level + 1] ?? '') ? 1 : 0
  const message = columns[level + 1 + state]
  if (message === undefined || message === '') return false
  line.message = message
  if (state === 1) addFieldsOfPostgres(columns, level, line)
  return true
}

/** Columns behind the level's. */
const OF_POSTGRES = [
  [3, 'detail'],
  [4, 'hint'],
  [9, 'query'],
] as const

function addFieldsOfPostgres(columns: readonly string[], level: number, line: ParsedLine): void {
  line.addField('sqlstate', columns[level + 1] ?? '')
  if (columns[1] !== '') line.addField('user', columns[1] ?? '')
  if (columns[2] !== '') line.addField('database', columns[2] ?? '')
  line.processId = columns[3]
  for (const [offset, name] of OF_POSTGRES) {
    const value = columns[level + offset]
    if (value !== undefined && value !== '') line.addField(name, value)
  }
}

function levelOfCsv(word: string): ParsedLine['level'] {
  return levelOfWord(word.replace(/\d$/, ''))
}

export function splitCsv(text: string, at: number): string[] {
  const columns: string[] = ['']
  let pos = at + 1
  if (text.charCodeAt(at) !== 44) return columns
  while (pos <= text.length && columns.length < 40) {
    if (text.charCodeAt(pos) === 34) {
      let value = ''
      let from = pos + 1
      for (;;) {
        const quote = text.indexOf('"', from)
        if (quote < 0) {
          columns.push(value + text.slice(from))
          return columns
        }
        value += text.slice(from, quote)
        if (text.charCodeAt(quote + 1) !== 34) {
          columns.push(value)
          pos = quote + 2
          break
        }
        value += '"'
        from = quote + 2
      }
      continue
    }
    const comma = text.indexOf(',', pos)
    const end = comma < 0 ? text.length : comma
    columns.push(text.slice(pos, end))
    if (comma < 0) return columns
    pos = comma + 1
  }
  return columns
}
