const LEVEL = /^\W*(?:fail|fatal|error|err|warn(?:ing)?|info|crit(?:ical)?|dbug|debug)\b\s*[:\]-]\s*/i
/** ClickHouse: a query's id, the level and who speaks. */
const ANGLED = /^\{[\w-]{0,60}\} <[A-Z][a-z]+> (?:[^:]{1,60}: )?/
/** Redis: the mark of a warning, and the word. */
const MARKED = /^# (?:warning:? )?/i
/** 'app/repo[0]', 'Api.Orders[17]': a category and an event id. */
const CATEGORY = /^[A-Za-z][\w./-]*\[[\w-]*\]:?\s+/
/** A logger's name, padded to a column. */
const PADDED = /^[\w.$[\]-]+\s{2,}:\s*/

/** A message without what is left of its logger's header, so that it reads the same whichever logger wrote it. */
export function withoutHeader(message: string): string {
  const rest = message
    .replace(ANGLED, '')
    .replace(MARKED, '')
    .replace(LEVEL, '')
    .replace(CATEGORY, '')
    .replace(PADDED, '')
  return rest.length >= MIN_LENGTH ? rest : message
}

const MIN_LENGTH = 8
