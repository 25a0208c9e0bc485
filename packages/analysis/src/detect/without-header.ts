const LEVEL = /^\W*(?:fail|fatal|error|err|warn(?:ing)?|info|crit(?:ical)?|dbug|debug)\b\s*[:\]-]\s*/i
/** 'app/repo[0]', 'Api.Orders[17]': a category and an event id. */
const CATEGORY = /^[A-Za-z][\w./-]*\[[\w-]*\]:?\s+/
/** A logger's name, padded to a column. */
const PADDED = /^[\w.$[\]-]+\s{2,}:\s*/

/** A message without what is left of its logger's header, so that it reads the same whichever logger wrote it. */
export function withoutHeader(message: string): string {
  const rest = message.replace(LEVEL, '').replace(CATEGORY, '').replace(PADDED, '')
  return rest.length >= MIN_LENGTH ? rest : message
}

const MIN_LENGTH = 8
