import type { ChangedLine } from './changed-lines.ts'
import type { ClueText } from './incident-clues.ts'
import { type Part, points } from './score-part.ts'

const STATEMENT = /\b(?:select|insert into|update|delete from|with)\b[^\n]{20,}/gi
const MIN_CHARS = 30

/** A query that the log shows, and that this change wrote. */
export function scoreStatement(lines: readonly ChangedLine[], texts: readonly ClueText[]): Part | undefined {
  const statements = texts
    .flatMap(({ text }) => text.match(STATEMENT) ?? [])
    .map((text) => ({ text, plain: plain(text) }))
  for (const line of lines) {
    if (line.kind !== 'added') continue
    const written = plain(/\b(?:select|insert into|update|delete from|with)\b[^"'`\n]+/i.exec(line.text)?.[0] ?? '')
    const shown = written.length < MIN_CHARS ? undefined : statements.find((each) => each.plain.includes(written))
    if (!shown) continue
    const reasons = ['It wrote the query that the log shows.']
    return { score: points.statement, reasons, quotes: [shown.text], line: line.newLine }
  }
  return undefined
}

/** Values and placeholders differ, and so does white space. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\$\d+|\$\{[^{}]*\}|%\(?\w*\)?s|:\w+|\?|'[^']*'|\b\d+\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .replace(/(?<![;\s)])[;\s)]+$/, '')
    .trim()
