import { codeTexts } from './code-texts.ts'
import type { Hunk, PatchLine } from './parse-patch.ts'
import { mapQuoted } from './scan-quoted.ts'

export interface ChangedLine extends PatchLine {
  /** Of the hunk, comments and all. */
  readonly origin: PatchLine
  /** What it took the place of, or what took its place. */
  readonly counterpart: string | null
  /** What stands above and holds it: less indented lines, and its siblings up to the first of them. */
  readonly within: readonly string[]
}

/** The lines that can change what a program does: no comments, nothing only moved, re-indented, re-wrapped or logged. */
export function changedLines(path: string, hunks: readonly Hunk[]): ChangedLine[] {
  const meant = hunks.flatMap((hunk) => meaningfulOf(path, hunk))
  const counts = new Map<string, number>()
  for (const { kind, text } of meant) {
    const key = squeeze(text)
    counts.set(key, (counts.get(key) ?? 0) + (kind === 'added' ? 1 : -1))
  }
  return meant.filter(({ text }) => counts.get(squeeze(text)) !== 0)
}

function meaningfulOf(path: string, { lines }: Hunk): ChangedLine[] {
  const code = readCode(path, lines)
  const found: ChangedLine[] = []
  for (let start = 0; start < lines.length; start++) {
    if (lines[start]?.kind === 'kept') continue
    let end = start
    while (end < lines.length && lines[end]?.kind !== 'kept') end++
    const block = range(start, end).filter((at) => !isIdle(code[at] ?? ''))
    const removed = block.filter((at) => lines[at]?.kind === 'removed')
    const added = block.filter((at) => lines[at]?.kind === 'added')
    const join = (side: readonly number[]) => side.map((at) => squeeze(code[at] ?? '')).join('')
    if (join(removed) !== join(added)) {
      const textsOf = (side: readonly number[]) => side.map((at) => code[at] ?? '')
      const findOf = { added: counterpartsIn(textsOf(removed)), removed: counterpartsIn(textsOf(added)) }
      const orders = { added: 0, removed: 0 }
      for (const at of block) {
        const line = lines[at]
        if (!line || line.kind === 'kept') continue
        const text = code[at] ?? ''
        const counterpart = findOf[line.kind](text, orders[line.kind]++)
        found.push({ ...line, origin: line, text, counterpart, within: holdersOf(lines, at) })
      }
    }
    start = end
  }
  return found
}

const range = (start: number, end: number): number[] => Array.from({ length: end - start }, (_none, at) => start + at)

/** Each side is read for itself: a comment may begin on one and end on the other. */
function readCode(path: string, lines: readonly PatchLine[]): string[] {
  const texts = lines.map(({ text }) => text)
  for (const side of ['removed', 'added'] as const) {
    const rows = lines.flatMap(({ kind }, at) => (kind === side || kind === 'kept' ? [at] : []))
    const read = codeTexts(
      path,
      rows.map((at) => lines[at]?.text ?? ''),
    )
    for (const [order, at] of rows.entries()) texts[at] = read[order] ?? ''
  }
  return texts
}

/** White space, quotes and commas are the formatter's; what stands within quotes is not. */
const squeeze = (text: string): string =>
  mapQuoted(text, { quoted: (inner) => `"${inner}"`, plain: (outside) => outside.replaceAll(/[\s;,]+/g, '') })

const LOGS = /^\s*(?:[\w$]+\.)*(?:log|logger|logging|console|LOG)\.\w+\(\s*[rfu]?(?=["'`])/

/** A call of a logger with one text that holds no value. */
function logsFixedText(text: string): boolean {
  const start = LOGS.exec(text)?.[0].length
  if (start === undefined) return false
  const end = text.indexOf(text[start] ?? '', start + 1)
  return end > 0 && !text.slice(start, end).includes('{') && /^\)\s*;?$/.test(text.slice(end + 1).trim())
}

/** Nothing, or a fixed text for the log. */
const isIdle = (text: string): boolean => text.trim() === '' || logsFixedText(text)

const keyOf = (text: string): string => /^\s*(?:-\s+)?["']?([\w.$/@-]+)["']?\s*[:=]/.exec(text)?.[1] ?? ''

/** The line of the same key, else the one in its place. */
function counterpartsIn(others: readonly string[]): (text: string, order: number) => string | null {
  const keys = others.map(keyOf)
  const byKey = new Map(others.map((other, at) => [keys[at] ?? '', other] as const).toReversed())
  return (text, order) => {
    const key = keyOf(text)
    const same = key === '' ? undefined : byKey.get(key)
    return same ?? (key === '' || (keys[order] ?? '') === '' ? others[order] : undefined) ?? null
  }
}

const indentOf = (text: string): number => /^\s*/.exec(text)?.[0].length ?? 0

const MAX_ABOVE_LINES = 200

function holdersOf(lines: readonly PatchLine[], at: number): string[] {
  const own = lines[at]
  if (!own) return []
  const found: string[] = []
  let indent = indentOf(own.text)
  for (let above = at - 1; above >= Math.max(0, at - MAX_ABOVE_LINES); above--) {
    const line = lines[above]
    if (!line || line.text.trim() === '' || (line.kind !== 'kept' && line.kind !== own.kind)) continue
    const next = indentOf(line.text)
    if (next < indent) indent = next
    else if (next > indent || indent < indentOf(own.text)) continue
    found.push(line.text)
  }
  return found
}
