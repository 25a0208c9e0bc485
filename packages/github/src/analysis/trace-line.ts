import type { Hunk } from './parse-patch.ts'

/** Where a line of the file stood before a change, or null where the change wrote it. */
export function traceLine(hunks: readonly Hunk[], line: number): number | null {
  let shift = 0
  for (const hunk of hunks) {
    if (line < hunk.newStart) break
    if (line < hunk.newStart + hunk.newLines) return traceWithin(hunk, line)
    shift += hunk.oldLines - hunk.newLines
  }
  return line + shift
}

function traceWithin(hunk: Hunk, line: number): number | null {
  let oldLine = hunk.oldStart
  for (const each of hunk.lines) {
    if (each.kind !== 'removed' && each.newLine === line) return each.kind === 'added' ? null : oldLine
    if (each.kind !== 'added') oldLine++
  }
  return null
}
