import { changedLines } from './changed-lines.ts'
import type { CodeChange } from './code-change.ts'
import { parsePatch } from './parse-patch.ts'
import type { TracedFrame } from './score-place.ts'
import { traceLine } from './trace-line.ts'
import type { LocatedFrame } from './located-frame.ts'

/** Follows each cited line back through the changes, newest first, to the one that wrote it: the REST API has no blame. */
export function traceFrames(
  changes: readonly CodeChange[],
  frames: readonly LocatedFrame[],
): Map<string, TracedFrame[]> {
  const traced = new Map<string, TracedFrame[]>()
  const places = frames.map((frame) => ({ frame, line: frame.line, path: frame.path, isDone: false }))
  const newestFirst = changes.toSorted((left, right) => right.committedMs - left.committedMs)
  for (const change of newestFirst) {
    const seen = places.map((place) => traceBack(change, place))
    traced.set(change.sha, seen)
  }
  return traced
}

interface Place {
  readonly frame: LocatedFrame
  line: number | null
  path: string
  /** The change that wrote it was found. */
  isDone: boolean
}

/** How the frame stood after the change; then `place` is brought to how it stood before. */
function traceBack(change: CodeChange, place: Place): TracedFrame {
  const file = change.files?.find(({ path }) => path === place.path)
  const hunks = parsePatch(file?.patch ?? '')
  const before = file && place.line !== null && !place.isDone ? traceLine(hunks, place.line) : undefined
  // What only a formatter wrote was written before.
  const isMeant =
    before?.isWritten === true && changedLines(place.path, hunks).some(({ newLine }) => newLine === place.line)
  const seen = {
    ...place.frame,
    path: place.path,
    line: place.line,
    isWritten: isMeant,
    isSuperseded: place.isDone,
  }
  if (!file || change.isMerge) return seen
  if (isMeant) place.isDone = true
  else if (before) place.line = before.line
  place.path = file.previousPath ?? place.path
  return seen
}
