import { hashOfWord, type Token } from './scan-words.ts'

const hashesOf = (words: string): ReadonlySet<number> =>
  new Set(
    words
      .trim()
      .split(/\s+/)
      .map((word) => hashOfWord(word)),
  )

/** What one is glad to be without. 'no space' and 'no leader' deny something else. */
const TROUBLES = hashesOf(`
  error errors errored err errs failure failures failed fail failing fails fault faults faulty problem problems issue issues
  exception exceptions warning warnings conflict conflicts crash crashes crashed violation violations anomaly anomalies
  alert alerts alarm alarms corruption corrupt corrupted loss lost drop drops dropped timeout timeouts timed incident incidents
  mismatch mismatches rejected rejects unreachable unhealthy invalid skipped aborted aborts discarded
  denied leak leaks leaked oom panics panic blocked expired inconsistencies inconsistency outage outages regressions
  downtime interruption lag`)
const NEGATORS = hashesOf('no without zero never not neither nor')
const BETWEEN_NEGATOR_AND_TROUBLE = hashesOf(
  'any more longer new further other known such fatal critical serious unexpected significant major request requests packet packets test tests message messages data node nodes task tasks job jobs record records row rows have has did does is are was were been be found detected to',
)
const BETWEEN_TROUBLE_AND_ZERO = hashesOf(
  'rate count counts ratio total number num pct percent percentage is was are were',
)
const NOTHING = hashesOf('none null nil false no undefined zero')

const REACH = 2

/** For each token, whether the trouble that it names is said not to be: 'no errors', 'failed=0', 'error rate 0.0%'. */
export function findNegated(tokens: readonly Token[]): boolean[] {
  const negated = tokens.map(() => false)
  for (const [index, { kind, hash }] of tokens.entries()) {
    if (kind !== 'word' || !TROUBLES.has(hash)) continue
    negated[index] = isDeniedBefore(tokens, index, negated) || isNothingAfter(tokens, index)
  }
  return negated
}

function isDeniedBefore(tokens: readonly Token[], index: number, negated: readonly boolean[]): boolean {
  for (let before = index - 1; before >= index - 1 - REACH; before -= 1) {
    const token = tokens[before]
    if (token === undefined || tokens[before + 1]?.assigned) return false
    // In 'errors=0 dropped=3' the nought belongs to what stands before it.
    if (token.kind === 'zero') return token.closed && !token.assigned
    if (token.kind === 'value') return false
    if (NEGATORS.has(token.hash)) return true
    // 'no errors or warnings'
    if (negated[before]) return true
    if (!BETWEEN_NEGATOR_AND_TROUBLE.has(token.hash) && !JOINS.has(token.hash)) return false
  }
  return false
}

const JOINS = hashesOf('or and')

function isNothingAfter(tokens: readonly Token[], index: number): boolean {
  for (const token of tokens.slice(index + 1, index + 2 + REACH)) {
    if (token.kind === 'zero') return token.closed
    if (token.kind === 'value') return false
    if (token.assigned) return NOTHING.has(token.hash)
    if (!BETWEEN_TROUBLE_AND_ZERO.has(token.hash)) return false
  }
  return false
}
