import { FAILED, SUCCEEDED } from './run-endings.ts'

export type RunOutcome = 'succeeded' | 'failed'

/** Test runners shout; sshd's 'Failed password' does not. */
const SHOUTS_SUCCESS = /^(?:PASS|OK)$/
const SHOUTS_FAILURE = /^FAIL(?:ED)?(?:$|\s+\S)/
/** What a daemon says of each child, probe and task that ends, too. */
const PARTS =
  /\bexit(?:ed)?(?: with)?(?: code| status)?[ =:]{1,2}\d|\bcompleted successfully\b|\bjob (?:succeeded|failed)\b/i
const READY =
  /(?<!\b(?:not|yet) )\bready (?:to|for)\b|\b(?:now |is |server )?listening (?:on|at)\b|\b(?:is|are) (?:now )?(?:available|ready|up|running)\b|\brunning on \S+:\d|\bstarted (?:\S{1,60} ){0,3}(?:in|on|at|successfully)\b/i
const MAX_CHARS = 400

/** Whether it says that a run ended, and how. */
export function outcomeIn(message: string): RunOutcome | null {
  const text = message.slice(0, MAX_CHARS)
  if (FAILED.test(text) || SHOUTS_FAILURE.test(text)) return 'failed'
  return SUCCEEDED.test(text) || SHOUTS_SUCCESS.test(text) ? 'succeeded' : null
}

/** Whether it says that the service is up: what ended before was started again, or was a part of it. */
export const goesOn = (message: string): boolean => READY.test(message.slice(0, MAX_CHARS))

/** It may be of a part of what runs. */
export const isOfParts = (message: string): boolean => PARTS.test(message.slice(0, MAX_CHARS))
