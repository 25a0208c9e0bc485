import type { ParsedLine } from '../parse/parsed-line.ts'
import type { SourceLayout } from '../parse/source-layout.ts'
import { learnSpeaker } from './learn-speaker.ts'
import { isKeyed, kindOfKeys } from './take-fields.ts'
import { speakerIn, type SpeakerColumn, type Speakers, type SpeakerSample } from './speaker-in.ts'

const MIN_LINES = 12
/** Of what else a source writes some is too little to make it one of several programs. */
const SOME = 0.15
const NEARLY_ALL = 0.9

/** Formats that one program may mix with others, and those that name who speaks or nobody. */
const WITHOUT = new Set(['syslog', 'access', 'plain', 'kubernetes-event', 'windows-event', 'logcat'])

/** Finds for each kind of line what `speaker` leaves open; nothing where all lines are of one kind. */
export function learnSpeakers(samples: readonly SpeakerSample[], { speaker, speakers }: SourceLayout): Speakers {
  const headed = samples.filter(({ line }) => line.header)
  const least = Math.max(MIN_LINES, SOME * headed.length)
  const kinds = Map.groupBy(headed, ({ line }) => kindOf(line))
  const found: Record<string, SpeakerColumn> = { ...speakers }
  for (const [kind, lines] of kinds) {
    const open = lines.filter(({ line }) => isNameless(line) && !isNamedBy(line, speaker))
    const others = headed.length - lines.length
    if (found[kind] !== undefined || open.length < Math.max(least, NEARLY_ALL * lines.length) || others < least)
      continue
    const format = lines[0]?.line.format ?? ''
    if (WITHOUT.has(format)) continue
    const column = learnSpeaker(open, false) ?? (areOfOthers(headed, format) ? loneSpeaker(open) : null)
    if (column !== null && OF_LINE.test(column)) found[kind] = column
  }
  return found
}

/** A machine of a line among those of others is where it was written, and words at its head may be anything. */
const OF_LINE = /^(?:logger$|thread$|field:)/

const isNameless = ({ service, pod }: ParsedLine): boolean => service === undefined && pod === undefined

const isNamedBy = (line: ParsedLine, speaker: SpeakerColumn | null): boolean =>
  speaker !== null && speakerIn(line, speaker) !== undefined

/** Lines of another format name who speaks. */
const areOfOthers = (samples: readonly SpeakerSample[], format: string): boolean =>
  samples.some(({ line }) => line.format !== format && !isNameless(line))

/** One program of two words and more, as no part of one is called: `share-api`. */
function loneSpeaker(samples: readonly SpeakerSample[]): SpeakerColumn | null {
  const columns = ['logger', 'thread'] as const
  return (
    columns.find((column) => {
      const names = samples.map(({ line }) => speakerIn(line, column))
      return names[0] !== undefined && COMPOUND.test(names[0]) && names.every((name) => name === names[0])
    }) ?? null
  )
}

const COMPOUND = /^[a-z][a-z\d]{1,30}[-_](?!\d)[a-z\d_-]{2,40}$/

/** By its grammar, and by what else its header has. */
const kindOf = (line: ParsedLine): string =>
  `${isKeyed(line) ? kindOfKeys(line) : line.format} ${PLACES.filter((place) => line[place] !== undefined).join(' ')}`
const PLACES = ['logger', 'thread', 'host'] as const

/** Where this line says who speaks. */
export function speakerFor(line: ParsedLine, { speaker, speakers }: SourceLayout): SpeakerColumn | null {
  if (line.service !== undefined || speakers === null || isNamedBy(line, speaker)) return speaker
  return speakers[kindOf(line)] ?? speaker
}
