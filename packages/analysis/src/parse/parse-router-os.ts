import type { Level } from '../model/log-event.ts'
import { levelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { isDigit, Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { isLower } from './scan-token.ts'
import { setMessage } from './set-message.ts'
import { takeStamp } from './take-stamp.ts'

/** A day as its versions write it, or none, a clock, and topics, the level among them. */
const HEAD =
  /^((?:[a-z]{3}\/\d\d\/\d{4} |\d{4}-\d\d-\d\d )?\d\d:\d\d:\d\d) ([a-z][a-z\d-]{1,15}(?:,!?[a-z\d-]{2,15}){1,6}) (?=\S)/
const TOPICS: ReadonlySet<string> = new Set(
  'account backup bfd bgp bridge calc caps certificate container ddns dhcp disk dns dot1x e-mail firewall gps gsm hotspot igmp-proxy interface ipsec isdn l2tp ldp lora lte manager mpls mqtt netinstall netwatch ntp ospf ospfv3 ovpn pim poe-out ppp pppoe pptp radius radvd rip route rpki rsvp script smb snmp ssh sstp state store system telephony tftp timer tr069 ups upnp vpls vrrp watchdog web-proxy wireguard wireless zerotier'.split(
    ' ',
  ),
)
const stamp = new Stamp()

/** `apr/22/2026 14:53:14 interface,info ether4 link up`: what MikroTik's routers show, each line's topics between commas. */
export function parseRouterOs(text: string, line: ParsedLine, context: TimeContext): boolean {
  const [whole, clock = '', list = ''] = mayHoldTopics(text) ? (HEAD.exec(text) ?? []) : []
  if (whole === undefined) return false
  const [topic = '', ...others] = list.split(',')
  if (!TOPICS.has(topic) || scanTimestamp(clock, 0, stamp) < 0) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'router'
  line.service = topic
  line.level = levelAmong(others)
  line.addField('topics', list)
  setMessage(text, whole.length, line)
  return true
}

const levelAmong = (topics: readonly string[]): Level | null => {
  const found = topics.map(levelOfWord).filter((level) => level !== null)
  return found.at(-1) ?? null
}

/** Cheap: the first comma stands right behind a word, not far behind a clock. */
function mayHoldTopics(text: string): boolean {
  const comma = text.indexOf(',')
  if (comma <= CLOCK || comma >= MAX_FIRST || text.charCodeAt(comma + 1) <= 32) return false
  let start = comma
  while (isOfTopic(text.charCodeAt(start - 1))) start -= 1
  return text.charCodeAt(start - 1) === 32 && isLower(text.charCodeAt(start))
}

const isOfTopic = (code: number): boolean => isLower(code) || isDigit(code) || code === 45

const CLOCK = 9
const MAX_FIRST = 40
