import { oncePer } from '../model/once-per.ts'
import { describeForMatching } from '../digest/describe-for-matching.ts'
import type { Symptom } from '../detect/symptom.ts'

/** What kind of failure words speak of, as far as causes and consequences differ by it. */
export const NATURES = {
  /** It was valid once. */
  expired:
    /(?<!(?:timer|timeout|time|deadline|interval) (?:has |is )?)\bexpired\b|not yet valid|revoked|certificate verify failed|certificate validation failed|\bx509\b|no longer valid/i,
  /** A device, a disk or stored data is damaged. */
  damaged:
    /i\/o error|(?<!\b(?:possibly|may be|might be|could be) )corrupt|checksums? (?:error|mismatch|fail|is wrong|invalid)|(?:bad|invalid|wrong|mismatched) checksum|crc (?:error|mismatch)|bad (?:sector|block)|uncorrectable|unrecovered|medium error|hardware error|\bmce\b|\bxid\b|fallen off|read-only file ?system|smart (?:error|failure)|reallocated|degraded/i,
  /** A process came to its end against its will. */
  killed:
    /out of memory|\boom\b|oom-?kill|\bkilled\b|sigkill|sigsegv|segfault|segmentation fault|core dumped|\bpanic\b|exit(?:ed)?(?: with)?(?: code| status)? (?:137|139|134)|crashloop/i,
  /** A defect of the code itself. */
  defect:
    /nullpointer|null ?reference|typeerror|keyerror|attributeerror|index ?out ?of|undefined is not|cannot read propert|nil pointer|assertion|indexerror|valueerror|classcast|numberformat|illegalstate|unhandled (?:exception|rejection)|\bparse (?:error|exception)|syntax error/i,
} as const satisfies Record<string, RegExp>

export type Nature = keyof typeof NATURES

const KINDS = Object.entries(NATURES) as [Nature, RegExp][]
const MAX_CHARS = 2000

/** All that its line speaks of. */
export const naturesOf = oncePer(({ samples: [sample], text: template }: Symptom): readonly Nature[] => {
  const text =
    sample === undefined ? template : [describeForMatching(sample), ...sample.continuation.slice(0, 6)].join('\n')
  return KINDS.filter(([, pattern]) => pattern.test(text.slice(0, MAX_CHARS))).map(([nature]) => nature)
})
