import { strongLevelOfWord } from './level-of-word.ts'

/** `java.net.ConnectException:` is what happened, not who says it. */
export function isLoggerEnd(text: string, pos: number, end: number): boolean {
  const name = text.slice(pos, end)
  return strongLevelOfWord(name) !== null || (mayBeFailure(name) && (FAILURE.test(name) || FAILURE_NAME.test(name)))
}

/** Cheap: a capital first, or an ending that begins with one. */
const mayBeFailure = (name: string): boolean => CAPITAL.test(name)

const CAPITAL = /[A-Z]/
const FAILURE = /(?:Error|Exception|Failure|Throwable|Warning|ERR)$/

/** 'NoCredentialProviders', 'RequestTimeout': names of failures that do not end in 'Error'. */
const FAILURE_NAME =
  /^(?:No|Not|Invalid|Missing|Unknown|Unable|Failed|Cannot|Illegal|Bad|Too|Insufficient|Unexpected)[A-Z]\w*$|^(?:[A-Z]\w*)?(?:Denied|Refused|Expired|Exceeded|NotFound|Timeout|TimedOut|Unavailable|Unauthori[sz]ed|Forbidden|Mismatch|Fault|Throttled|Rejected)$/
