import type { ParsedLine } from '../parse/parsed-line.ts'
import { levelOfLetter } from '../parse/level-of-word.ts'
import { skipBlanks } from '../parse/scan-token.ts'
import type { SpeakerSample } from './speaker-in.ts'

/** With what nearly all messages of a source begin, and what is none of what they say. Plain JSON. */
export interface Opening {
  /** The name that the file is called by, too. */
  readonly program: string
  /** Where one letter tells the level: at the head, or behind the program. */
  readonly letter: 'first' | 'second' | null
}

const MIN_LINES = 8
const MOST = 0.9

/** Null where messages begin with words of their own. */
export function learnOpening(samples: readonly SpeakerSample[], program: string | undefined): Opening | null {
  const lines = samples.map(({ line }) => line).filter(({ header, message }) => header && message !== '')
  if (lines.length < MIN_LINES || program === undefined) return null
  const most = (test: (line: ParsedLine) => boolean): boolean => lines.filter(test).length >= MOST * lines.length
  const isBare = most(({ level }) => level === null)
  if (
    isBare &&
    most(({ message }) => letterEnd(message, 0) > 0 && nameEnd(message, letterEnd(message, 0), program) > 0)
  )
    return { program, letter: 'first' }
  if (!most(({ message }) => nameEnd(message, 0, program) > 0)) return null
  const isSecond = isBare && most(({ message }) => letterEnd(message, nameEnd(message, 0, program)) > 0)
  return { program, letter: isSecond ? 'second' : null }
}

/** Takes off the message what it opens with. */
export function takeOpening(line: ParsedLine, { program, letter }: Opening): void {
  const { message } = line
  const first = letter === 'first' ? letterEnd(message, 0) : 0
  const named = first < 0 ? -1 : nameEnd(message, first, program)
  if (named < 0) return
  const end = letter === 'second' ? Math.max(named, letterEnd(message, named)) : named
  if (end >= message.length) return
  if (letter !== null) line.level ??= levelOfLetter(message.charAt(letter === 'first' ? 0 : named))
  line.service ??= program
  line.message = message.slice(end)
}

/** Behind the letter of a level and its blanks, or -1. */
function letterEnd(text: string, at: number): number {
  if (text.charCodeAt(at + 1) !== 32 || levelOfLetter(text.charAt(at)) === null) return -1
  return skipBlanks(text, at + 1)
}

/** Behind the program's name and the blanks, or -1. */
function nameEnd(text: string, at: number, program: string): number {
  const end = at + program.length
  return text.charCodeAt(end) === 32 && text.startsWith(program, at) ? skipBlanks(text, end) : -1
}
