import { parseJsonTail } from './parse-embedded.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { speakerOfTag } from './speaker-of-tag.ts'

/** `2023-08-16 08:52:59 +0000 prod.tv.ingest: {…}`: a collector's clock, its tag, and what was said. */
export function parseTaggedObject(text: string, at: number, line: ParsedLine, context: TimeContext): boolean {
  if (text.charCodeAt(text.length - 1) !== 125) return false
  const end = text.indexOf(': {"', at)
  const tag = end < 0 || end - at > MAX_TAG ? '' : text.slice(at, end)
  const speaker = speakerOfTag(tag)
  if (speaker === undefined || !parseJsonTail(text, end + 2, line, context)) return false
  line.addField('tag', tag)
  if (line.pod === undefined) line.service ??= line.container ?? speaker
  return true
}

const MAX_TAG = 250
