import { describeForMatching } from '../digest/describe-for-matching.ts'
import type { Symptom } from '../model/symptom.ts'

/** Codes by which a failure is looked up, the most telling first. */
const CODES: readonly RegExp[] = [
  /\b((?:ORA|TNS|PLS|BEA|MSG|SQL|DFH|IEF|CRS)-\d{3,6}[A-Z]?)\b/,
  /\bSQLSTATE[ :=[(]*([0-9A-Z]{5})\b/,
  /\b(E(?:ACCES|ADDRINUSE|CONNREFUSED|CONNRESET|DQUOT|EXIST|HOSTUNREACH|IO|MFILE|NETUNREACH|NFILE|NOENT|NOMEM|NOSPC|NOTFOUND|PERM|PIPE|ROFS|TIMEDOUT|AI_AGAIN|LOCKED|MEMORY))\b/,
  /\b(Bad[A-Z][A-Za-z]{4,30}|0x[0-9A-Fa-f]{8})\b/,
  /%([A-Z][A-Z0-9_]+-[0-7]-[A-Z0-9_]+)/,
  /\b((?:[A-Z]{3,12}_){1,5}[A-Z]{3,16})\b/,
  /\b(?:error|err|fault|reason|response|result)(?: ?code)?[ :=#(]{1,3}(\d{3,5})\b/i,
  /\b(?:exit(?:ed with)?(?: code| status)?|exit[_-]?code)[ :=]{1,2}([1-9]\d{0,2})\b/i,
  /\b(5\d\d \d\.\d\.\d)\b/,
  /\b(?:HTTP(?:\/\d\.\d)?|status(?: code)?|answered|returned|code)[ :="]{1,3}([45]\d\d)\b/i,
]
const EXIT = 7

/** The code that a symptom's first line gives, as written there; an exit code with its word. */
export function findCode({
  samples,
  status,
  signature,
}: Pick<Symptom, 'samples' | 'status' | 'signature'>): string | null {
  const [sample] = samples
  if (sample === undefined || signature?.id.startsWith('engine/')) return status === null ? null : String(status)
  const text = describeForMatching(sample)
  for (const [index, pattern] of CODES.entries()) {
    const code = pattern.exec(text)?.[1]
    if (code !== undefined) return index === EXIT ? `exit ${code}` : code
  }
  return status === null ? null : String(status)
}
