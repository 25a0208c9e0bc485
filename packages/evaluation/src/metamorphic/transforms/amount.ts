import type { StoryLine, Transform } from '../story.ts'

const CUT = 0.3
const LEAST_LINES = 40

/** Without the first part of what came before anything that the truth speaks of. */
export const cutHead: Transform = (story) => {
  const times = story.files.flatMap(({ lines }) => lines.filter(isTimed))
  if (times.length < LEAST_LINES) return null
  const told = times.filter(({ innocent }) => !innocent)
  const fromMs = earliest(times)
  const endMs = told.length > 0 ? earliest(told) : latest(times)
  const cutMs = fromMs + (endMs - fromMs) * CUT
  const files = story.files.map((file) => {
    const first = file.lines.findIndex(({ atMs, innocent }) => !innocent || (atMs !== null && atMs >= cutMs))
    return { ...file, lines: file.lines.slice(Math.max(0, first)) }
  })
  const isCut = files.some(({ lines }, index) => lines.length < (story.files[index]?.lines.length ?? 0))
  return isCut ? { ...story, files } : null
}

type Timed = StoryLine & { readonly atMs: number }
const isTimed = (line: StoryLine): line is Timed => line.atMs !== null
const earliest = (lines: readonly Timed[]): number => lines.reduce((ms, { atMs }) => Math.min(ms, atMs), Infinity)
const latest = (lines: readonly Timed[]): number => lines.reduce((ms, { atMs }) => Math.max(ms, atMs), -Infinity)

/** Every innocent record twice. */
export const doubleTraffic: Transform = (story) => ({
  ...story,
  files: story.files.map((file) => ({
    ...file,
    lines: file.lines.flatMap((line, index) =>
      isRecord(line) && isEnd(file.lines[index + 1]) ? [line, { ...line, was: 0 }] : [line],
    ),
  })),
})

const isRecord = ({ atMs, innocent }: StoryLine): boolean => atMs !== null && innocent
/** No line of a stack follows. */
const isEnd = (next: StoryLine | undefined): boolean => next === undefined || next.atMs !== null
