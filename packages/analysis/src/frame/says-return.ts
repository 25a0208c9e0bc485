const RETURN =
  /\b(?:(?:re-?)?connect(?:ed|ion (?:re-?)?established)|(?:link|now|back|is|came) up|(?:is |now |back )?online|(?:is |are |now )?(?:healthy|ready|reachable|available)(?: again)?|recover(?:ed|y complete)|re(?:stored|sumed|joined|gained)|succe(?:ss(?:ful(?:ly)?)?|eded)|drained|caught up|in sync|back to normal|ok again|activated)\b/i
const NOT_A_RETURN = /\b(?:not|no longer|never|un\w+|fail\w*|lost|dis\w+|until|waiting)\b/i

/** What failed is well again. */
export const saysReturn = (text: string): boolean => RETURN.test(text) && !NOT_A_RETURN.test(text)
