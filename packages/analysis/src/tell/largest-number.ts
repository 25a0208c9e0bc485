import type { LogEvent } from '../model/log-event.ts'

const LARGEST: Readonly<Record<string, string>> = {
  '2147483647': 'a signed 32-bit integer',
  '2147483648': 'a signed 32-bit integer',
  '4294967295': 'an unsigned 32-bit integer',
  '9223372036854775807': 'a signed 64-bit integer',
}
/** Behind an equals sign stands what was set, and no limit that was met. */
const NUMBER = /(?<![\w=.:-])["'`(]?(2147483647|2147483648|4294967295|9223372036854775807)(?![\w.])/

/** The number of a failing line that is the end of its type's range, and what it is the largest of. */
export function largestNumber({ message }: LogEvent): { readonly value: string; readonly of: string } | null {
  const value = NUMBER.exec(message)?.[1]
  const of = value === undefined ? undefined : LARGEST[value]
  return value === undefined || of === undefined ? null : { value, of }
}
