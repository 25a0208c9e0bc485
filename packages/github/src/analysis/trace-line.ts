import type { Hunk } from './parse-patch.ts'

export interface TracedLine {
  /** Where the line stood before the change; of one that the change wrote, where it would have stood. */
  readonly line: number
  readonly isWritten: boolean
}

export function traceLine(hunks: readonly Hunk[], line: number): TracedLine {
  let shift = 0
  for (const hunk of hunks) {
    if (line < hunk.newStart) break
    if (line < hunk.newStart + hunk.newLines) return traceWithin(hunk, line)
    shift += hunk.oldLines - hunk.newLines
  }
  return { line: line + shift, isWritten: false }
}

function traceWithin(hunk: Hunk, line: number): TracedLine {
  let oldLine = hunk.oldStart
  for (const each of hunk.lines) {
    if (each.kind !== 'removed' && each.newLine === line) return { line: oldLine, isWritten: each.kind === 'added' }
    if (each.kind !== 'added') oldLine++
  }
  return { line: oldLine, isWritten: true }
}
