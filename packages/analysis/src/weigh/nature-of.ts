import { describeForMatching } from '../digest/describe-for-matching.ts'
import type { Symptom } from '../detect/symptom.ts'

/** What kind of failure words speak of, as far as causes and consequences differ by it. */
export const NATURES = {
  /** Something limited is used up. */
  exhausted:
    /(?<!\b(?:to|in|from|pause|a|for) )\bfull\b(?![- ](?:gc|duplex|scan|backup|sync|resync|text|name|restart|reload|mesh|speed|time|path|stack)|\s?\()|exhaust|out of (?:memory|space|disk|ports?|handles|descriptors|sockets|shared|inodes|heap)|no space|\bquota\b|too many|\bran out\b|limit (?:is )?(?:reached|exceeded|hit)|(?:exceed(?:s|ed)?|reached|over) (?:the |its |max\w* )?\w* ?(?:limit|quota|max\w*|capacity|threshold|watermark)|no (?:more |free |available |idle )\w+|watermark|max_?(?:connections|clients|children|prefix)/i,
  /** It was valid once. */
  expired:
    /(?<!(?:timer|timeout|time|deadline|interval) (?:has |is )?)\bexpired\b|not yet valid|revoked|certificate verify failed|certificate validation failed|\bx509\b|no longer valid/i,
  /** A device, a disk or stored data is damaged. */
  damaged:
    /i\/o error|corrupt|checksum|crc (?:error|mismatch)|bad (?:sector|block)|uncorrectable|unrecovered|medium error|hardware error|\bmce\b|\bxid\b|fallen off|read-only file ?system|smart (?:error|failure)|reallocated|degraded/i,
  /** A process came to its end against its will. */
  killed:
    /out of memory|\boom\b|oom-?kill|\bkilled\b|sigkill|sigsegv|segfault|segmentation fault|core dumped|\bpanic\b|exit(?:ed)?(?: with)?(?: code| status)? (?:137|139|134)|crashloop/i,
  /** Who asks may not. */
  denied:
    /permission denied|access(?: is)? denied|unauthori[sz]ed|forbidden|not (?:authorized|allowed|permitted)|\b40[13]\b|invalid (?:credentials|password|token|api key|key)|authentication fail|login failed|wrong password|account (?:is )?(?:locked|disabled|suspended|paused)|suspended|blocked using/i,
  /** What is set does not fit. */
  misfit:
    /mismatch|misconfig|invalid (?:config|setting|option|value|argument)|unknown (?:option|directive|key|parameter|field|column|variable)|unsupported|incompatible|not supported|no such (?:column|table|file|option)|does not exist|doesn't exist|no proposal|unacceptable|undefined (?:column|table|method|variable|function)|not (?:set|configured|defined|registered)/i,
  /** Work waits for work. */
  locked:
    /deadlock|lock (?:wait|timeout)|waiting for (?:a )?(?:\w+ )?lock|could not obtain lock|\bblocked for\b|holds? (?:the |a )?lock/i,
  /** A defect of the code itself. */
  defect:
    /nullpointer|null ?reference|typeerror|keyerror|attributeerror|index ?out ?of|undefined is not|cannot read propert|nil pointer|assertion|indexerror|valueerror|classcast|numberformat|illegalstate|unhandled (?:exception|rejection)|\bparse (?:error|exception)|syntax error/i,
  /** A name leads nowhere. */
  unresolved:
    /nxdomain|name resolution|not resolve|no such host|unknown host|enotfound|getaddrinfo|servfail|could not be resolved/i,
  /** Those who decide together cannot. */
  leaderless:
    /quorum|no (?:leader|primary|master)|leader (?:lost|election)|split.?brain|not (?:enough|available) replicas|under.?replicated|out of sync/i,
  /** Nobody is there, or no more. */
  unreachable:
    /refused|unreachable|no route|connection (?:reset|closed|lost|aborted|terminated|error)|econnre|broken pipe|not (?:reachable|available)|unavailable|can(?:not|'t) (?:connect|reach)|failed to connect|lost connection|connect failed|link (?:is )?down|no server (?:available|left)|is down\b/i,
  /** The answer does not come in time. */
  late: /time[- ]?d? ?out|timeout|deadline|\bslow\b|took too long|too slow|latency|lagging|behind|still waiting|stalled/i,
  /** Another one's failure is passed on. */
  passedOn: /\b50[0-4]\b|bad gateway|internal server error|upstream|downstream|dependency|gateway time/i,
  /** How a piece of work ended, not why. */
  outcome:
    /exit(?:ed)?(?: with)?(?: code| status)?[ =:(]{1,2}-?\d|exited abnormally|did not complete successfully|\b(?:build|job|task|stage|step|run|pipeline|attempt|unit|command|process|backup|deployment|release|workflow) (?:has |was |is )?(?:failed|aborted|stopped|cancelled|killed|finished with)|giving up|aborting\b|failed with result|\bgave up\b/i,
} as const satisfies Record<string, RegExp>

export type Nature = keyof typeof NATURES

const KINDS = Object.entries(NATURES) as [Nature, RegExp][]
const known = new WeakMap<Symptom, readonly Nature[]>()
const MAX_CHARS = 2000

/** All that its line speaks of. */
export function naturesOf(symptom: Symptom): readonly Nature[] {
  const cached = known.get(symptom)
  if (cached !== undefined) return cached
  const sample = symptom.samples[0]
  const text =
    sample === undefined ? symptom.text : [describeForMatching(sample), ...sample.continuation.slice(0, 6)].join('\n')
  const found = KINDS.filter(([, pattern]) => pattern.test(text.slice(0, MAX_CHARS))).map(([nature]) => nature)
  known.set(symptom, found)
  return found
}
