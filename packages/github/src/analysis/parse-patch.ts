export interface PatchLine {
  readonly kind: 'added' | 'removed' | 'kept'
  readonly text: string
  /** In the file after the change; for a removed line, where it would stand. */
  readonly newLine: number
}

export interface Hunk {
  readonly header: string
  readonly oldStart: number
  readonly oldLines: number
  readonly newStart: number
  readonly newLines: number
  readonly lines: readonly PatchLine[]
}

/** What no person wrote and none reads; expressions that look ahead stay cheap on what is kept. */
const MAX_ROW_CHARS = 1_000

const HEADER = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@ ?(.*)$/

/** Reads a unified diff of one file; what is no diff gives no hunks. */
export function parsePatch(patch: string): Hunk[] {
  const hunks: (Hunk & { lines: PatchLine[] })[] = []
  let newLine = 0
  for (const row of patch.split('\n')) {
    const header = HEADER.exec(row)
    if (header) {
      newLine = Number(header[3])
      hunks.push({
        header: header[5] ?? '',
        oldStart: Number(header[1]),
        oldLines: Number(header[2] ?? 1),
        newStart: newLine,
        newLines: Number(header[4] ?? 1),
        lines: [],
      })
      continue
    }
    const lines = hunks.at(-1)?.lines
    if (!lines) continue
    const text = row.slice(1, MAX_ROW_CHARS)
    if (row.startsWith('+')) lines.push({ kind: 'added', text, newLine: newLine++ })
    else if (row.startsWith('-')) lines.push({ kind: 'removed', text, newLine })
    else if (row.startsWith(' ')) lines.push({ kind: 'kept', text, newLine: newLine++ })
  }
  return hunks
}
