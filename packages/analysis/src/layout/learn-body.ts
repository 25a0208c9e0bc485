import { looksContinued, startsBlock, startsException } from '../assemble/continues-record.ts'
import { isBlank } from '../assemble/is-blank.ts'
import type { SpeakerSample } from './speaker-in.ts'

const MIN_RECORDS = 8
const MOST = 0.9
const LONGER = 2
const MIN_TEXTS = 3

/** Whether nearly all headers of a sample stand alone, and what they have to say on the line below, in more words. */
export function learnBody(texts: readonly string[], read: (text: string) => SpeakerSample): boolean {
  // Cheap: most samples have a header on each line.
  if (texts.filter((text) => isIndented(text) || isBlank(text) || text.startsWith('"')).length < texts.length / 3)
    return false
  const heads: string[] = []
  const bodies: string[] = []
  let records = 0
  for (const [index, text] of texts.entries()) {
    if (index === texts.length - 1 || !isHead(text, read)) continue
    records += 1
    const body = texts[index + 1] ?? ''
    if (!isBody(body, read)) continue
    heads.push(read(text).line.message)
    bodies.push(body.trim())
  }
  if (records < MIN_RECORDS || bodies.length < MOST * records) return false
  return countWords(bodies) >= LONGER * countWords(heads) && new Set(bodies).size >= MIN_TEXTS
}

const isIndented = (text: string): boolean => /^\s+\S/.test(text)

function isHead(text: string, read: (text: string) => SpeakerSample): boolean {
  if (isIndented(text) || isBlank(text)) return false
  const { header, timestampMs } = read(text).line
  return header && timestampMs !== null
}

/** A sentence below its header: neither a frame of a trace nor a pair. */
function isBody(text: string, read: (text: string) => SpeakerSample): boolean {
  const trimmed = text.trim()
  if (trimmed === '' || NO_SENTENCE.test(trimmed) || startsBlock(trimmed) !== 'none' || startsException(trimmed))
    return false
  return isIndented(text) ? true : !looksContinued(text) && !isHead(text, read)
}

const NO_SENTENCE = /^(?:at |File "|#\d|[{[<]|[\w.-]{1,30} ?[=:]\s?\S+$)/

const countWords = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + (text.match(WORD)?.length ?? 0), 0)
const WORD = /\p{L}{2,40}/gu
