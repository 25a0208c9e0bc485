import { speakerIn, type SpeakerColumn, type SpeakerSample } from './speaker-in.ts'

const MOST = 0.7
const MAX_SPEAKERS = 60
const MIN_PER_SPEAKER = 3

/** How often each name says what. */
export type Shapes = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Null where names are missing, too many, or hardly come again. */
export function shapesOfSpeakers(column: SpeakerColumn, samples: readonly SpeakerSample[]): Shapes | null {
  const shapesOf = new Map<string, Map<string, number>>()
  let named = 0
  for (const { line } of samples) {
    const name = speakerIn(line, column)
    if (name === undefined) continue
    named += 1
    const stem = stemOf(name)
    const shapes = shapesOf.get(stem) ?? new Map<string, number>()
    const shape = shapeOf(line.message)
    shapes.set(shape, (shapes.get(shape) ?? 0) + 1)
    shapesOf.set(stem, shapes)
    if (shapesOf.size > MAX_SPEAKERS) return null
  }
  return named < samples.length * MOST || named < shapesOf.size * MIN_PER_SPEAKER ? null : shapesOf
}

/** Names of which each says several things: an event's name goes with one text. */
export const talks = (column: SpeakerColumn, samples: readonly SpeakerSample[]): boolean =>
  shareOfTalkers(column, samples) >= MOST

/** How many of a column's names say several things. */
export function shareOfTalkers(column: SpeakerColumn, samples: readonly SpeakerSample[]): number {
  const textsOf = new Map<string, Set<string>>()
  for (const { line } of samples) {
    const name = speakerIn(line, column)
    if (name === undefined) continue
    const texts = textsOf.get(name) ?? new Set<string>()
    textsOf.set(name, texts.add(shapeOf(line.message)))
  }
  const talking = [...textsOf.values()].filter(({ size }) => size > 1).length
  return textsOf.size === 0 ? 1 : talking / textsOf.size
}

/** Without the number that counts a name through. */
export const stemOf = (name: string): string => name.replace(/[-_.@#]?(?<!\d)\d+$/, '')

/** The first words of a message, without what differs from line to line. */
const shapeOf = (message: string): string =>
  message
    .slice(0, 120)
    .split(/[\s=:,"']+/)
    .filter((word) => word !== '' && !/\d/.test(word))
    .slice(0, 4)
    .join(' ')

/** How much of what is said at least twice is said by one name alone. */
export function shareOfOwnWords(shapesOf: Shapes): number {
  const total = new Map<string, number>()
  const most = new Map<string, number>()
  for (const shapes of shapesOf.values())
    for (const [shape, count] of shapes) {
      total.set(shape, (total.get(shape) ?? 0) + count)
      most.set(shape, Math.max(most.get(shape) ?? 0, count))
    }
  let own = 0
  let all = 0
  for (const [shape, count] of total) {
    if (count < 2) continue
    all += count
    if ((most.get(shape) ?? 0) >= count * 0.9) own += count
  }
  return all === 0 ? 0 : own / all
}
