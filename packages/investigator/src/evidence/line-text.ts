import type { EvidenceLine, EvidenceRecord } from './evidence.ts'

/** A stamp at the head of a line; the time is shown beside it anyway. */
const STAMP =
  /^\[?(?:\d{2,4}[-/]\d{2}[-/]\d{2}[T ]\d{2}:\d{2}:\d{2}(?:[.,]\d+)?(?: ?(?:Z|[+-]\d{2}:?\d{2}|UTC))?|[A-Z][a-z]{2} {1,2}\d{1,2} \d{2}:\d{2}:\d{2})\]?[ \t]*/
/** Colors and the like, one control character at a time. */
const CONTROL = /[\u0000-\u001F\u007F-\u009F]/g
const ESCAPES = /\u001B\[[\d;?]{0,20}[A-Za-z]/g
const MOST_FIELDS = 24

export const ADDRESSED = '[a line that addresses its reader; not shown]'

/** What is shown of a record's first line: every part of it stands in the log as it is shown. */
export function textOf({ event, isAddressed }: EvidenceRecord): string {
  if (isAddressed) return ADDRESSED
  if (event.raw.trimStart().startsWith('{')) {
    const fields = Object.entries(event.fields)
      .slice(0, MOST_FIELDS)
      .map(([key, value]) => `${key}=${value}`)
    return clean([event.message, ...fields].join(' '))
  }
  return clean(event.raw.replace(ESCAPES, '').replace(STAMP, ''))
}

export function lineText({ record, part }: EvidenceLine): string {
  if (part === null) return textOf(record)
  return record.isAddressed ? ADDRESSED : clean(record.event.continuation[part] ?? '')
}

/** What a quote of a line may be found in. */
export function quotableTexts({ record, part }: EvidenceLine): string[] {
  const { raw, message, continuation, fields } = record.event
  if (part !== null) return [continuation[part] ?? ''].flatMap(withClean)
  return [raw, message, ...Object.values(fields), textOf(record)].flatMap(withClean)
}

const withClean = (text: string): string[] => [text, clean(text.replace(ESCAPES, ''))]

/** Nothing that could move a cursor or end a row. */
const clean = (text: string): string => text.replace(CONTROL, ' ').trim()

/** Long texts keep both ends. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const tail = Math.floor(most / 4)
  return `${text.slice(0, most - tail - 3)} … ${text.slice(-tail)}`
}

const LEAD = 60

/** As `shorten`, with what stands around a place kept. */
export function shortenAround(text: string, at: number, most: number): string {
  if (text.length <= most || at < most - LEAD) return shorten(text, most)
  const start = Math.max(LEAD, at - Math.floor((most - LEAD) / 3))
  return `${text.slice(0, LEAD)} … ${shorten(text.slice(start), most - LEAD - 3)}`
}
