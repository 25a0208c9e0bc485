import { describeForMatching } from '../digest/describe-for-matching.ts'
import type { LogEvent } from '../model/log-event.ts'

/** What a server says of whoever connects to it: the remote end stands after 'from', 'client', 'rip=' and the like. */
const INBOUND =
  /(?:\b(?:from|client:?|remote(?:_addr| address| endpoint)?|rhost|rip|peer)[ =:]+"?|unknown\[|\bfrom [\w.-]{1,80}\[)\[?(\d{1,3}(?:\.\d{1,3}){3})\b/i
const PRIVATE = /^(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./

const ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}/

const clientOf = (event: LogEvent): string | undefined =>
  ADDRESS.exec(event.fields['client'] ?? '')?.[0] ?? INBOUND.exec(describeForMatching(event))?.[1]

/** The server refused by its own rules: a single client may earn that. */
const TURNED_AWAY = /\b(?:answered|returned|responded|rejected|refused|denied|blocked|throttled|limited)\b|\b4\d\d\b/i

/** What whoever uses a service gave up, cut off or asked for in vain, by the words that servers have for it. */
const BY_CLIENTS =
  /\b(?:due to|by|on) (?:the )?(?:user|client)(?:'s)? (?:request|connection|abort)\b|\bclient (?:closed|aborted|disconnected|went away)\b|\bno route matches \[\w+\]/i

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
