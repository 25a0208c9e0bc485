import type { ChangedLine } from './changed-lines.ts'
import { type Part, points } from './score-part.ts'

const STATEMENT = /\b(?:select|insert into|update|delete from|with)\b[^\n]{20,}/gi
const MIN_CHARS = 30

/** A query that the log shows, and that this change wrote. */
export function scoreStatement(lines: readonly ChangedLine[], texts: readonly string[]): Part | undefined {
  const statements = texts.flatMap((text) => text.match(STATEMENT) ?? []).map(plain)
  for (const line of lines) {
    if (line.kind !== 'added') continue
    const written = plain(/\b(?:select|insert into|update|delete from|with)\b[^"'`\n]+/i.exec(line.text)?.[0] ?? '')
    if (written.length < MIN_CHARS || !statements.some((statement) => statement.includes(written))) continue
    return { score: points.statement, reasons: ['It wrote the query that the log shows.'], line: line.newLine }
  }
  return undefined
}

/** Values and placeholders differ, and so does white space. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\$\d+|\$\{[^}]*\}|%\(?\w*\)?s|:\w+|\?|'[^']*'|\b\d+\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .replace(/[;\s)]+$/, '')
    .trim()
