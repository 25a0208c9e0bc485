import { ParsedLine } from '../parse/parsed-line.ts'
import type { Frame, FramePart } from './frame.ts'
import { learnFrame } from './learn-frame.ts'
import { levelInColumn } from './level-in-column.ts'
import type { SpeakerSample } from './speaker-in.ts'
import { readFrame } from './take-frame.ts'

/** What programs write before their messages behind the tags by which a log of several tells them apart. Plain JSON. */
export type TaggedFrames = Readonly<Record<string, Frame>>

const MAX_PROGRAMS = 12
const MIN_LINES = 12

/** The frame of what each program says, where that tells how bad it is; null where none does. */
export function learnTaggedFrames(samples: readonly SpeakerSample[]): TaggedFrames | null {
  const tagged = samples.filter(({ line }) => isTagged(line) && line.message !== '')
  const programs = [...Map.groupBy(tagged, ({ line }) => line.service ?? '')].filter(
    ([, some]) => some.length >= MIN_LINES,
  )
  const found = programs.slice(0, MAX_PROGRAMS).flatMap(([program, some]): [string, Frame][] => {
    const isOfStream = new Set(some.map(({ line }) => line.level)).size === 1
    const lines = some.map(({ line }) => ({
      line: isOfStream ? withoutLevel(line) : line,
      text: line.message,
      service: program,
    }))
    const frame = learnFrame(lines, true)
    return frame !== null && frame.parts.some(isSetOff(frame)) ? [[program, frame]] : []
  })
  return found.length === 0 ? null : Object.fromEntries(found)
}

/** What a priority says of all that a program writes, whatever it is, is its stream's. */
function withoutLevel(line: ParsedLine): ParsedLine {
  if (line.level === null) return line
  const open = new ParsedLine()
  open.copyFrom(line)
  open.level = null
  return open
}

/** By a mark or a bracket: a word that blanks alone part from others is of what is said. */
const isSetOff =
  ({ parts, end }: Frame) =>
  ({ role, before }: FramePart, index: number): boolean =>
    role === 'level' && `${before}${parts[index + 1]?.before ?? end}`.trim() !== ''

const isTagged = ({ format, service }: ParsedLine): boolean => format === 'syslog' && service !== undefined

/** Reads what a program says by the frame that its lines have. */
export function takeTaggedFrame(line: ParsedLine, frames: TaggedFrames): void {
  if (!isTagged(line)) return
  const frame = frames[line.service ?? '']
  const found = frame === undefined ? null : readFrame(line.message, frame)
  if (frame === undefined || found?.level === undefined || found.message === '') return
  const level = frame.levels[found.level] ?? levelInColumn(found.level)
  if (level === null) return
  line.level = level
  line.message = found.message
}
