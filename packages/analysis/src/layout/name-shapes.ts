/** `/pay/sepa`, `/mail`: a part of a house by its place among all, and neither a file nor what a client asks for. */
export const PATH_NAME =
  /^(?!\/(?:api|v\d+|static|assets|health|metrics)\b)(?:\/(?!v\d+\b)[\p{L}_][\p{L}\d_-]{0,40}){1,4}$/iu

const TITLE = /^\p{Lu}\p{L}*(?: (?:\p{Lu}\p{L}*|&)){0,3}$/u
const MAX_TITLES = 24

/** `Order Desk`, `Mailer`, `Tax Engine`: names as people write them, a capital to each word and a blank between. */
export const isTitle = (value: string): boolean => value.length <= 48 && TITLE.test(value)

/** `Audit Failure`, `Logon`: what became of something, or how bad it is. */
const OUTCOME =
  /(?:^| )(?:Success(?:ful|fully)?|Succeeded|Fail(?:ed|ure)?|Errors?|Warnings?|Info(?:rmation)?|Ok|Yes|No|None|True|False|Started|Stopped|Opened?|Closed?|High|Low|Medium|Normal|Critical|Allowed|Denied|Blocked|Accepted|Rejected)$/i

/** `Kessel 2`: one of several that have the name. */
const withoutNumber = (value: string): string => (IDENTIFIER.test(value) ? value : value.replace(/ \d{1,3}$/, ''))
/** `FID 20` */
const IDENTIFIER = /^\p{Lu}{1,4} \d{1,3}$/u

/** Few names of one or more words, some of more than one. */
export const areTitles = (distinct: readonly string[]): boolean =>
  distinct.length > 1 &&
  distinct.length <= MAX_TITLES &&
  distinct.some((value) => value.includes(' ')) &&
  new Set(distinct.map(withoutNumber)).size > 1 &&
  distinct.every((value) => isTitle(withoutNumber(value)) && !OUTCOME.test(value))

/** `HSM-POOL`: a part of the house in capitals, where threads and their pools have small letters. */
export const NAMED_POOL = /^[A-Z]{2,12}(?:[-_][A-Z]{2,12}){0,3}[-_]POOL$/

const TITLE_BETWEEN = /\p{Lu}\p{L}*(?: \p{Lu}\p{L}*){1,3}(?= {1,40}(?:[-:|~»›→] |:: ))/uy

/** Where a name of several words ends before a mark that blanks set off, or -1. */
export function titleEnd(text: string, at: number): number {
  TITLE_BETWEEN.lastIndex = at
  const [title = ''] = TITLE_BETWEEN.exec(text) ?? []
  return title === '' ? -1 : at + title.length
}

/** `Facturador.exe (6852)`, `price_feed[9292]`: a program and its process. */
export const COUNTED = /^(.*?)(?: \((\d{1,9})\)|(?<=[\p{L}\d_-])\[(\d{1,9})\])$/u

/** `PBS_Server.6006`: a program and its process, behind a dot. */
export const WITH_PROCESS = /^(\p{L}[\p{L}_-]{2,40})\.(\d{3,7})$/u

/** Cheap: most names end with no bracket. */
export function countedName(value: string): RegExpExecArray | null {
  const last = value.charCodeAt(value.length - 1)
  return last === 93 || last === 41 ? COUNTED.exec(value) : null
}
