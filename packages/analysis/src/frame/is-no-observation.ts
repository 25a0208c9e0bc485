import { isAddressedToReader } from './is-addressed-to-reader.ts'
import { isTyped } from './is-typed.ts'
import { isAdvice } from './without-advice.ts'

/** A query alone, as databases repeat it below an error: what was asked, and nothing that happened. */
const QUERY = /^(?:explain )?select\s[^\n]{1,400}\sfrom\s/i

/** Its author says that it does no harm. */
const HARMLESS =
  /\b(?:can|may) (?:safely )?(?:be )?(?:safely )?ignored?\b|(?<!not )\bsafe(?:ly)? (?:to ignore|ignored?)\b|(?<!not )\bharmless\b/i

/** What kubectl remarks where it was asked for a log: of a pod of several containers, and of one that never ended. */
const OF_KUBECTL =
  /^(?:Error: )?(?:Error from server \(BadRequest\): )?(?:previous terminated container "[^"]{1,253}" in pod "[^"]{1,253}" not found|Defaulted container "[^"]{1,253}" out of:)/

/** What its reader should think or do, what somebody typed, a query, and what does no harm: nothing that was seen. All of it is the message with its fields. */
export const isNoObservation = (message: string, all: string): boolean =>
  QUERY.test(message) ||
  HARMLESS.test(message) ||
  OF_KUBECTL.test(message) ||
  isAddressedToReader(all) ||
  isAdvice(message) ||
  isTyped(message)
