import type { Level } from '../model/log-event.ts'

/** A line that begins with it announces the end of a process; anywhere else the word may be a title or a path. */
const FATAL_START =
  /^\W*(?:\w+: )?(?:fatal|panic(?:ked)?\b|kernel panic|segfault|segmentation fault|core dumped|out of memory|memory cgroup out of memory|\S{1,64} invoked oom-killer|unhandled exception|uncaught exception)/i
/** Quoted titles, requests, paths and slugs are what is worked on, not how it went. */
const CONTENT =
  /"[^"]*"|“[^“”]*”|\b(?:GET|POST|PUT|DELETE|HEAD|PATCH) \S+|(?:^|\s)\S*\/\S+|\b\w+(?:-\w+){2,}\b|(?:^|\s)--?\w\S*|(?<![\w-])[\w-]+\.(?:c|cc|cpp|h|o|py|js|tsx?|rb|rs|go|java|php|html?|css|json|ya?ml|xml|so|log|txt|md|conf)\b/g
const FAILURE =
  /\b(errors?|\w+(?:Error|Exception)|exception|fail(?:ed|ure|s|ing)?|fatal|panic|refused|denied|unable to|cannot|can't|could not|couldn't|timed? ?out|unreachable|unavailable|crash(?:ed|es|ing)?|abort(?:ed|ing)?|killed|traceback|corrupt(?:ed|ion)?|rejected|exhausted|undefined (?:reference|symbol|method)|violat\w+|terminated by signal|command not found|hunks? failed|were not met|no matching|is killed|is full|locked out|(?:is|are|was|were) (?:not correct|incorrect|not valid))\b/i
/** What management controllers and arrays say of hardware, in the words of their standards. */
const HARDWARE =
  /\bseverity[:=]\s*"?(?:critical|major|emergency|error)\b|\b(?:lower|upper) critical\b|\bcritical going (?:low|high)\b|\bnon-?recoverable\b|\bredundancy (?:is |was )?lost\b|%[A-Z][A-Z0-9_]*-[0-3]-[A-Z][A-Z0-9_]*:/i
/** Words that a healthy program says of an optional thing as well. */
const DOUBT = /\b(invalid|undefined|not found|no such|missing|lost|nothing provides|not set|unknown)\b/i
/** What devices, kernels and brokers say of a state that is none to stay in, without calling it an error. */
const TROUBLED =
  /\b(?:is|are|went|goes|now|state|to|neighbor \S{1,60}) (?:in state )?down\b|\bflapping\b|\bfaulted\b|\bdegraded\b|\bin state dead\b|\bactive paths: 0\b|\bpacket loss [1-9]\d|\bnear ?full\b|\bon battery\b|\bfallen off\b|\bunit hang\b|\bno free \w+|\b(?:alarm|watermark)\b.{0,40}\bset\b|\bleak detected\b|\bthreshold\b.{0,40}\bnot met\b|\bunacceptable\b|\bstorm (?:detected|control)\b|\bunreadable\b|\bnot reliable\b|\bpower denied\b|\bduplicate address\b|\bstill waiting\b|\bstuck\b|\bstalled\b|\bstarv(?:ed|ation|ing)\b|\boverload(?:ed)?\b|\bunhealthy\b|\bunresponsive\b|\bdeadlock(?:ed)?\b|\bout of sync\b|\binconsistent\b/i
/** A test that passed, whatever its name says. */
const PASSED =
  /^\s*(?:ok \d+\b|ok\s|pass(?:ed)?\b|[✓✔√]\s)|(?:\.\.|\s)(?:ok|passed|pass)\s{0,8}(?:\(.{0,200}\)|\[.{0,200}\])?\s{0,8}$/i
/** What a web server logs as an error for each address that a scanner tries: the answer is a 404 or a 403. */
const CLIENT_MISS =
  /\bopen\(\) "[^"\n]*" failed \(2: No such file or directory\).{0,200}\bclient: |\b(?:access forbidden by rule|directory index of .{0,300} is forbidden).{0,200}\bclient: |\bFile does not exist: \/|\bAH0(?:0128|1276|1630)\b/
/** Trouble is over: what is said of its end tells when it ended, not what broke. */
const ENDED =
  /\b(?:alarm|alert|condition|warning|incident|problem)s?\b.{0,40}\b(?:cleared|resolved|ended|ceased|over)\b|\b(?:recovered|restored|re-?established|reconnected|back to normal|healthy again|(?:is |now |back )(?:up|online|reachable|healthy))\b/i
const NOT_ENDED =
  /\b(?:not|no longer|never|un\w+|fail\w*|lost|dis\w+|until|waiting|cannot|can't|could|down|error|unable|after)\b/i
const WARNS = /^\W*(?:\w+:? )?warn(?:ing)?\b/i
const NEGATED =
  /\b(?:0|no|zero|without(?: any)?|ignoring|fixed|recovered from|not an?) (?:\w+ )?(?:errors?|failures?|exceptions?|failed|issues?)\b|\b(?:errors?|fail(?:ed|ures?)|exceptions?)\s*[=:]\s*(?:0|none|false|null|no)\b|\b(?:errors?|fail(?:ed|ures?)?|fatal|timeouts?|drop(?:ped|s)?)\s*[=:]\s*0\.\d+%?|\b(?:0|no) failed\b|\b(?:errors?|fail(?:ed|ures?)?|exceptions?|reject(?:s|ed)?) 0(?![\w.:])|\b(?:on|if|when|fallback|error)[- _](?:error|failure|page|handler|log|code|rate)\b/gi
const MILD = /\b(?:retry(?:ing)?|attempt \d+ (?:of|\/) \d+|will (?:be )?re-?tr\w+|deprecat\w+|fall(?:ing)? ?back)\b/i

/**
 * How bad a line is. Its level decides where it has one, but for devices that note their trouble; a line without a level is judged by its words, with
 * counters of nothing ('0 errors', 'failed=0') taken out first.
 */
export function judgeBadness(level: Level | null, text: string, hasException: boolean): 0 | 1 | 2 | 3 {
  if (level === 'fatal') return 3
  if (CLIENT_MISS.test(text)) return 0
  if (level === 'error') return 2
  if (level === 'warn') return saysEnded(text) ? 0 : 1
  if (HARDWARE.test(text)) return 2
  if (level !== null) return level === 'info' && isTroubled(text) ? 1 : 0
  if (saysPassed(text)) return 0
  return hasException ? 2 : judgePlain(withoutContent(text))
}

export const saysPassed = (text: string): boolean => PASSED.test(text)

const withoutContent = (text: string): string => text.replace(CONTENT, ' ').replace(NEGATED, ' ')

function judgePlain(plain: string): 0 | 1 | 2 | 3 {
  if (FATAL_START.test(plain)) return 3
  if (MILD.test(plain) || WARNS.test(plain)) return FAILURE.test(plain) || DOUBT.test(plain) ? 1 : 0
  if (FAILURE.test(plain)) return 2
  return DOUBT.test(plain) || TROUBLED.test(plain) ? 1 : 0
}

const saysEnded = (text: string): boolean => ENDED.test(text) && !NOT_ENDED.test(text)

const isTroubled = (text: string): boolean => TROUBLED.test(withoutContent(text))
