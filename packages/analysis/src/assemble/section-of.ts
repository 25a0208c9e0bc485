import { serviceOfPath } from '../parse/service-of-name.ts'

/** What `tail` and `head` print names any file. */
const HEADING = /^==> ([\w.@/-]{1,400}) <==$/
/** Other marks may stand around anything but a log. */
const BANNER = /^[=>#*:-]{3,40} (?:file:? )?([\w.@/-]{1,400}(?<=\.(?:log|out|err)(?:\.\d{1,3})?)) [=<#*:-]{3,40}$/

/** Who speaks below `==> /var/log/cart.log <==`, as of each of several files: null where it is named for no one. */
export function sectionOf(text: string): string | null | undefined {
  if (!isMark(text.charCodeAt(0)) || !isMark(text.charCodeAt(text.length - 1))) return undefined
  const path = HEADING.exec(text)?.[1] ?? BANNER.exec(text)?.[1]
  return path === undefined ? undefined : (serviceOfPath(path) ?? null)
}

/** One of `= > < # * : -` */
const isMark = (code: number): boolean =>
  (code >= 60 && code <= 62) || code === 35 || code === 42 || code === 58 || code === 45
