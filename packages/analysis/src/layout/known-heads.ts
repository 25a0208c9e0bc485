import type { ParsedLine } from '../parse/parsed-line.ts'
import { skipBlanks } from '../parse/scan-token.ts'
import type { SpeakerSample } from './speaker-in.ts'

/** Names that some lines of a source call a service, and with which the messages of its others begin. Plain JSON. */
export type KnownHeads = readonly string[]

const MIN_LINES = 8
const MOST = 0.9
const MAX_NAMES = 64
const MAX_NAME = 48

/** `… INFO cart order placed` beside `…|INFO|cart|order placed`: null where a message without a service may begin otherwise. */
export function learnKnownHeads(samples: readonly SpeakerSample[]): KnownHeads | null {
  const known = new Set(samples.flatMap(({ line }) => line.service ?? []))
  if (known.size < 2 || known.size > MAX_NAMES) return null
  const nameless = samples.filter(({ line }) => isNameless(line)).map(({ line }) => firstWord(line.message))
  const named = nameless.filter((word) => known.has(word))
  return nameless.length >= MIN_LINES && named.length >= MOST * nameless.length && new Set(named).size > 1
    ? [...known]
    : null
}

/** Takes the name off the message. */
export function takeKnownHead(line: ParsedLine, known: KnownHeads): void {
  if (!isNameless(line)) return
  const name = firstWord(line.message)
  if (name === '' || !known.includes(name)) return
  line.service = name
  line.message = line.message.slice(skipBlanks(line.message, name.length))
}

const isNameless = ({ header, service, pod }: ParsedLine): boolean =>
  header && service === undefined && pod === undefined

/** Empty where nothing comes behind it. */
const firstWord = (text: string): string => {
  const end = text.slice(0, MAX_NAME).indexOf(' ')
  return end < 1 ? '' : text.slice(0, end)
}
