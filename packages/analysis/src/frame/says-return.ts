const RETURN =
  /\b(?:(?:re-?)?connect(?:ed|ion (?:re-?)?established)|(?:link|now|back|is|came) up|(?:is |now |back )?online|(?:is |are |now )?(?:healthy|ready|reachable|available)(?: again)?|recover(?:ed|y complete)|re(?:stored|sumed|joined|gained)|succe(?:ss(?:ful(?:ly)?)?|eded)|drained|caught up|in sync|back to normal|ok again|activated)\b/i
const NOT_A_RETURN = /\b(?:not|no longer|never|un\w+|fail\w*|lost|dis\w+|until|waiting)\b/i

/** What failed is well again. */
export const saysReturn = (text: string): boolean => RETURN.test(text) && !NOT_A_RETURN.test(text)

interface Said {
  /** Its template. */
  readonly text: string
  readonly lastMs: number | null
  readonly lastLine: number
}

const AT_ONCE_MS = 10_000
const AT_ONCE_LINES = 10
const SAME_WORDS = 3

/** What returned is said in the words of the failure and at once: 'eth0: NIC Link is Down', 'eth0: NIC Link is Up'. */
export const takesBack = (
  back: Said & { readonly source: string },
  failure: Said & { readonly sources: readonly string[] },
): boolean =>
  beginAlike(back.text, failure.text) &&
  (failure.lastMs !== null && back.lastMs !== null
    ? isSoonAfter(back.lastMs, failure.lastMs, AT_ONCE_MS)
    : failure.sources.includes(back.source) && isSoonAfter(back.lastLine, failure.lastLine, AT_ONCE_LINES))

const isSoonAfter = (one: number, other: number, within: number): boolean => one >= other && one - other <= within

function beginAlike(a: string, b: string): boolean {
  const [words, others] = [a.split(' '), b.split(' ')]
  const same = words.findIndex((word, index) => word !== others[index])
  return same >= SAME_WORDS && same < others.length
}
