import { describeForMatching } from '../digest/describe-for-matching.ts'
import type { LogEvent } from '../model/log-event.ts'

/** What a server says of whoever connects to it: the remote end stands after 'from', 'client', 'rip=' and the like. */
const INBOUND =
  /(?:\b(?:from|client:?|remote(?:_addr| address| endpoint)?|rhost|rip|peer)[ =:]+"?|unknown\[|\bfrom [\w.-]{1,80}\[)\[?(\d{1,3}(?:\.\d{1,3}){3})\b/i
/** 'Timeout before authentication for 81.2.3.4 port 4369', '81.2.3.4 already banned'. */
const NAMED = /\b(?:with|for) (\d{1,3}(?:\.\d{1,3}){3}) port \d|^\W{0,3}(\d{1,3}(?:\.\d{1,3}){3}) [a-z]/
const PRIVATE = /^(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./

const ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}/

function clientOf(event: LogEvent): string | undefined {
  const inField = ADDRESS.exec(event.fields['client'] ?? '')?.[0]
  if (inField !== undefined) return inField
  const inbound = INBOUND.exec(describeForMatching(event))?.[1]
  if (inbound !== undefined || event.http !== undefined) return inbound
  const named = NAMED.exec(event.message)
  return named?.[1] ?? named?.[2]
}

/** The server refused by its own rules: a single client may earn that. */
const TURNED_AWAY = /\b(?:answered|returned|responded|rejected|refused|denied|blocked|throttled|limited)\b|\b4\d\d\b/i

/** What those who use a service gave up, cut off or asked for in vain, or could not pay, by the words that servers have for it. */
const BY_CLIENTS = new RegExp(
  [
    String.raw`\b(?:due to|by|on) (?:the )?(?:user|client)(?:'s)? (?:request|connection|abort)\b`,
    String.raw`\bclient (?:closed|disconnected|went away|intended to)\b`,
    String.raw`\b(?:client|user|customer|cardholder|caller|visitor|shopper|player)s? (?:has |have )?(?:cancell?ed|aborted|abandoned|hung up|gave up)\b`,
    String.raw`\b(?:cancell?ed|aborted|abandoned|declined|dismissed) by (?:the )?(?:client|user|customer|cardholder|caller|visitor|shopper|player)\b`,
    String.raw`\bno route matches \[\w+\]`,
    String.raw`\binsufficient funds\b|\b(?:wrong|incorrect) (?:pin|cvc|cvv)\b|\bdo not honou?r\b`,
    String.raw`\bcard (?:was |is |has )?(?:declined|expired)\b|\b(?:expired|stolen) card\b|\binvalid card number\b`,
  ].join('|'),
  'i',
)

const isTurnedAway = (event: LogEvent): boolean => TURNED_AWAY.test(event.message)

/** True when the lines tell of clients out in the world, each another one, or turned away: what they do wrong is no fault of the server. */
export function isAboutClients(samples: readonly LogEvent[]): boolean {
  if (
    samples.length > 0 &&
    samples.every(({ message, exception }) => BY_CLIENTS.test(`${message} ${exception?.message ?? ''}`))
  )
    return true
  const clients = samples.map(clientOf)
  const areOutside = clients.length > 0 && clients.every((client) => client !== undefined && !PRIVATE.test(client))
  return areOutside && (new Set(clients).size > 1 || samples.every(isTurnedAway))
}
