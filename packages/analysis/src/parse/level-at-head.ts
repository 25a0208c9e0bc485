import type { Level } from '../model/log-event.ts'
import { levelOfSyslogSeverity, strongLevelOfWord } from './level-of-word.ts'
import { levelInBracket } from './level-in-bracket.ts'
import { isDigit, isLetter } from './scan-clock.ts'
import { isUpper } from './scan-token.ts'

const PHP: Readonly<Record<string, Level>> = {
  'Fatal error': 'fatal',
  'Parse error': 'fatal',
  Warning: 'warn',
  Notice: 'info',
  Deprecated: 'warn',
}

/** `SRVE0242I: …`, `DSNT408E …`, `CAUAJM_E_10029 …`: message codes of some makers say what they are. */
const CODED = /^(?:[A-Z]{3,6}\d{3,5}([ADEISW])|[A-Z]{3,8}[_-]([DEIW])[_-]\d{3,6})[: ]/
const CODES: Readonly<Record<string, Level>> = { A: 'warn', D: 'info', E: 'error', I: 'info', S: 'fatal', W: 'warn' }

/** Behind a sequence number may stand the device's own clock. */
const CISCO =
  /^(?:\d+: )?(?:[*.]?[A-Z][a-z]{2} {1,2}\d.{0,36}?: )?%(?:[A-Z0-9_-]{1,80}-(\d)-[A-Z0-9_]{1,60} ?:|%\d\d[A-Z]\w{0,30}\/(\d)\/\w)/

/** `Warning: …`, `[error] …`, `PHP Fatal error: …`, `%ASA-6-302013: …`: a level that the message itself starts with. */
export function levelAtHead(message: string): Level | null {
  const code = message.charCodeAt(0)
  if (isLetter(code)) return levelOfWords(message, code)
  if (code === 91) return levelOfBracket(message)
  if (code === 37 || code === 46 || isDigit(code)) return levelOfDevice(message)
  if (code === 42) return levelOfDevice(message) ?? levelBehindMarks(message)
  if (code === 33 || code === 61 || code === 62) return levelBehindMarks(message)
  // ClickHouse: '{query id} <Error> executeQuery: …'
  if (code === 123) return strongLevelOfWord(/^\{[\w-]{0,60}\} <([A-Z][a-z]+)> /.exec(message)?.[1] ?? '')
  return code > 0x2000 ? levelOfSign(message) : null
}

function levelOfBracket(message: string): Level | null {
  const close = message.indexOf(']')
  return close > 0 && close < 12 ? levelInBracket(message.slice(1, close)) : null
}

function levelOfDevice(message: string): Level | null {
  const device = CISCO.exec(message)
  const severity = device?.[1] ?? device?.[2]
  return severity === undefined ? null : levelOfSyslogSeverity(Number(severity))
}

export function levelOfMessageCode(message: string): Level | null {
  if (!isUpper(message.charCodeAt(1)) || !isUpper(message.charCodeAt(2))) return null
  const code = CODED.exec(message)
  return code === null ? null : (CODES[code[1] ?? code[2] ?? ''] ?? null)
}

function levelOfWords(message: string, code: number): Level | null {
  const coded = isUpper(code) ? levelOfMessageCode(message) : null
  if (coded !== null) return coded
  if (code === 80 && message.startsWith('PHP ')) return PHP[message.slice(4, message.indexOf(':'))] ?? null
  if (code === 109 && /^make(?:\[\d+\])?: \*\*\* /.test(message)) return 'error'
  if (code === 110 && message.startsWith('npm ')) return npmLevel(message)
  if (message.startsWith(': ', 1)) return levelOfInitial(code)
  if (message.startsWith(', ', 1)) return RUBY[message.charAt(0)] ?? null
  return levelOfLabel(message) ?? levelAfterName(message)
}

/** `E, order 7 is lost`: Ruby's logger, without what it writes in brackets. */
const RUBY: Readonly<Record<string, Level>> = { D: 'debug', I: 'info', W: 'warn', E: 'error', F: 'fatal' }

/** `E: message` and `W: message` */
function levelOfInitial(code: number): Level | null {
  if (code === 69) return 'error'
  return code === 87 ? 'warn' : null
}

/** `Warning: message`, also by the constants of syslog(3): `LOG_ERR: …`. */
function levelOfLabel(message: string): Level | null {
  const start = message.startsWith('LOG_') ? 4 : 0
  let end = start + 1
  while (end < start + 12 && isLetter(message.charCodeAt(end))) end += 1
  return message.charCodeAt(end) === 58 ? strongLevelOfWord(message.slice(start, end)) : null
}

/** Signs that phones and command lines show in place of a word. */
const SIGNS: readonly (readonly [RegExp, Level])[] = [
  [/^(?:💀|☠)/u, 'fatal'],
  [/^(?:❌|✖|✗|✘|🔥|🚨|💥|⛔|🛑|🔴|‼|❗)/u, 'error'],
  [/^(?:⚠|🟡|🟠|🔶)/u, 'warn'],
  [/^(?:ℹ|✅|✔|✓|🟢|🔵|💬|📝)/u, 'info'],
  [/^(?:🐛|🐞|🔍|🔎|🔧|⚪)/u, 'debug'],
]

export const levelOfSign = (message: string): Level | null => SIGNS.find(([sign]) => sign.test(message))?.[1] ?? null

/** `main.c:12:5: error: …`, `dpkg: warning: …`: the level behind a file or a program. */
export function levelAfterName(message: string): Level | null {
  const colon = message.indexOf(': ')
  if (colon < 0 || colon > 160) return null
  const match = /^(?:fatal )?(?:(error|warning|fatal)(?:\[\w+\])?[: ]|(Error|Warning|Fatal|Panic): )/.exec(
    message.slice(colon + 2, colon + 24),
  )
  if (match === null || message.lastIndexOf(' ', colon) >= 0) return null
  return strongLevelOfWord(match[1] ?? match[2] ?? '')
}

/** `*** ERROR: disk full ***`, `!!! Fatal error` */
function levelBehindMarks(message: string): Level | null {
  const word = /^[*!=>]{2,5} ?([A-Za-z]+)(?:[: ]|$)/.exec(message)?.[1]
  return word === undefined || word === word.toLowerCase() ? null : strongLevelOfWord(word)
}

/** What npm failed at had levels of its own. */
const TOLD_BY_NPM = /^npm (?:ERR!|error) (?:gyp )?(?:info|verb|http) /

function npmLevel(message: string): Level | null {
  if (TOLD_BY_NPM.test(message)) return 'info'
  if (/^npm (?:ERR!|error )/.test(message)) return 'error'
  return /^npm (?:WARN|warn) /.test(message) ? 'warn' : null
}
