export type RunOutcome = 'succeeded' | 'failed'

/** How builds, test runs and jobs say at their end how they went. */
const SUCCEEDED =
  /\bBUILD SUCCESS(?:FUL)?\b|\bFinished: SUCCESS\b|\bjob succeeded\b|\bpipeline (?:passed|succeeded)\b|\ball (?:\d+ )?(?:tests?|checks|suites) (?:have )?passed\b|\bexit(?:ed)?(?: with)?(?: code| status)?[ =:]{1,2}0\b|\b\d+ passed\b(?!.{0,80}\b[1-9]\d* failed)|(?<![\d.])0 (?:failed|failures|errors)\b|^ok\s+\S+\s+\d+\.\d+s$|^OK(?:, but|\s?\()|\bTests: +\d+, Assertions: \d+(?!.{0,80}\b(?:Failures|Errors): [1-9])|\bfinal (?:app )?status: SUCCEEDED\b|\bcompleted successfully\b|\bDone\. PASS=\d+ .{0,40}\bERROR=0\b|\bexamples?, 0 failures\b|\btest result: ok\b/i
const FAILED =
  /\bBUILD FAIL(?:URE|ED)\b|\bFinished: (?:FAILURE|ABORTED)\b|\bjob failed\b|\bpipeline failed\b|\bexit(?:ed)?(?: with)?(?: code| status)?[ =:]{1,2}[1-9]\d*\b|(?<![=:])\b[1-9]\d* failed\b(?![=:])|^npm ERR!|\bmake(?:\[\d+\])?: \*\*\*|##\[error\]|\b(?:build|test run|compilation) failed\b|\b(?:Failures|Errors): [1-9]|\b(?:completed|finished|done|ended) with (?:status )?[1-9]\d* (?:errors?|failures?)\b|\bDone\. PASS=\d+ .{0,40}\bERROR=[1-9]|\b(?:examples?|tests?|specs?|scenarios?),.{0,40}\b[1-9]\d* (?:failures?|failing)\b|^\s*[1-9]\d* failing$|\btest result: FAILED|\b(?:unreachable|failed)=[1-9]\d* .{0,60}\brescued=/i
/** Test runners shout; sshd's 'Failed password' does not. */
const SHOUTS_SUCCESS = /^(?:PASS|OK)$/
const SHOUTS_FAILURE = /^FAIL(?:ED)?(?:$|\s+\S)/
/** What a daemon says of each child, probe and task that ends, too. */
const PARTS =
  /\bexit(?:ed)?(?: with)?(?: code| status)?[ =:]{1,2}\d|\bcompleted successfully\b|\bjob (?:succeeded|failed)\b/i
const MAX_CHARS = 400

/** Whether it says that a run ended, and how. */
export function outcomeIn(message: string): RunOutcome | null {
  const text = message.slice(0, MAX_CHARS)
  if (FAILED.test(text) || SHOUTS_FAILURE.test(text)) return 'failed'
  return SUCCEEDED.test(text) || SHOUTS_SUCCESS.test(text) ? 'succeeded' : null
}

/** It may be of a part of what runs. */
export const isOfParts = (message: string): boolean => PARTS.test(message.slice(0, MAX_CHARS))
