const MAX_CHARS = 120
/** Ids and numbers in a name would make an operation of each call. */
const VARIABLE = /[0-9a-f]{8,64}(?:-[0-9a-f]{4,12}){0,4}|\d+/gi
/** 'v1' and 'http2' are names. */
const IN_WORD = /[A-Za-z]/

/** The name of a span without what differs from call to call. */
export function operationName(name: string): string {
  const short = name.slice(0, MAX_CHARS)
  return short.replace(VARIABLE, (found, at: number) =>
    found.length < 4 && IN_WORD.test(short.charAt(at - 1)) ? found : HEX_WORD.test(found) ? found : '*',
  )
}

/** 'feedback' and 'deadbeef' without a digit are words. */
const HEX_WORD = /^[a-f]+$/i
