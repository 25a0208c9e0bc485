import { strongLevelOfWord } from './level-of-word.ts'

/** `java.net.ConnectException:` is what happened, not who says it. */
export function isLoggerEnd(text: string, pos: number, end: number): boolean {
  const name = text.slice(pos, end)
  return (
    /(?:Error|Exception|Failure|Throwable|Warning|ERR)$/.test(name) ||
    FAILURE_NAME.test(name) ||
    strongLevelOfWord(name) !== null
  )
}

/** 'NoCredentialProviders', 'RequestTimeout': names of failures that do not end in 'Error'. */
const FAILURE_NAME =
  /^(?:No|Not|Invalid|Missing|Unknown|Unable|Failed|Cannot|Illegal|Bad|Too|Insufficient|Unexpected)[A-Z]\w*$|^(?:[A-Z]\w*)?(?:Denied|Refused|Expired|Exceeded|NotFound|Timeout|TimedOut|Unavailable|Unauthori[sz]ed|Forbidden|Mismatch|Fault|Throttled|Rejected)$/
