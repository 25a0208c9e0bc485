import { sizeOfUnit } from '../model/size-of-unit.ts'
import { isDigit, isLetter } from '../parse/scan-clock.ts'
import { eachMatch } from './each-match.ts'
import type { NamedNumber } from './named-number.ts'

const NUMBER = String.raw`(\d{1,3}(?:[,_']\d{3})+|\d+)`
const DONE = String.raw`(?:[a-z]{2,20}(?:ed|lt|nt|tten|ken)|wrote|read)`
const THINGS = String.raw`((?:[a-z]{2,20} )?[a-z]{2,20}s)`
const DONE_FIRST = new RegExp(String.raw`\b(${DONE}):? ${NUMBER} (?:new )?${THINGS}\b`, 'gi')
const DONE_LAST = new RegExp(String.raw`(?<![\w.:/-])${NUMBER} ${THINGS} (?:were |have been )?(${DONE})\b`, 'gi')
const SIZE = new RegExp(String.raw`\b(${DONE}(?: [a-z][a-z_-]{1,40})?):? (\d+(?:[.,]\d+)*) ?(bytes|[kmgt]?i?b)\b`, 'gi')
const MAY_SAY = new RegExp(
  String.raw`\b${DONE}(?: [a-z][a-z_-]{1,40})?:? (?:<\*>|\d)|(?:<\*>|\d) [a-z ]{2,40}s (?:were |have been )?${DONE}\b`,
  'i',
)
/** Less of it is better. */
const UNWANTED =
  /\b(?:skipp|fail|dropp|reject|ignor|expir|delet|evict|retri|remov|miss|prun|discard|lost|block|denied|bann|timed|quarantin|exceed|need|want|limit|allow|expect|leas|last|wait|old|stal|error|warn|purg|clean|free|releas|unus|unchang|delay|paus|abort|cancel)/i
/** Times and shares are no amounts of work. */
const MEASURE =
  /\b(?:s|ms|secs|seconds|minutes|mins|hours|days|weeks|months|years|times|attempts|bytes|percents|\w*errors?|\w*failures|warnings|issues|problems|steps|keys|tests|args|options)$/i

const THINGS_KEY = /(?:^|[^a-z])[a-z]{3,20}s$/i
const NO_THINGS = /(?:ss|us|is|as|os|alias|times|ms|ns)$|address|port|flags|params|opts|props|headers|versions?$/i

/** Whether a key names things that are counted: 'orders', 'docs'. */
export const isAmountKey = (key: string): boolean =>
  THINGS_KEY.test(key) && !UNWANTED.test(key) && !MEASURE.test(key) && !NO_THINGS.test(key)

const AMOUNT = /^(?:amount|bytes): /

/** Whether messages of a template may speak of such an amount. */
export const speaksOfAmount = (template: string): boolean => MAY_SAY.test(template)

/**
 * What a piece of work yielded, as 'parsed 48085 records', '12 rows written' or 'dumped shop_prod: 14.30 GiB' say it:
 * named by its verb and by what was worked on.
 */
export function amountsIn(message: string): NamedNumber[] {
  const found: NamedNumber[] = []
  if (!mayHoldAmount(message)) return found
  const take = (unit: 'amount' | 'bytes', words: string, value: number): void => {
    if (!UNWANTED.test(words) && !MEASURE.test(words)) found.push({ name: `${unit}: ${words.toLowerCase()}`, value })
  }
  eachMatch(DONE_FIRST, message, ([, verb = '', count = '', things = '']) =>
    take('amount', `${verb} ${things}`, numberOf(count)),
  )
  eachMatch(DONE_LAST, message, ([, count = '', things = '', verb = '']) =>
    take('amount', `${things} ${verb}`, numberOf(count)),
  )
  eachMatch(SIZE, message, ([, words = '', count = '', unit = '']) =>
    take('bytes', words, Number(count.replaceAll(',', '')) * sizeOfUnit(unit)),
  )
  return found
}

/** Cheap: behind a number stands what is counted, and not only the unit of a time. */
function mayHoldAmount(message: string): boolean {
  for (let pos = 1; pos < message.length; pos += 1) {
    if (!isDigit(message.charCodeAt(pos - 1)) || isDigit(message.charCodeAt(pos))) continue
    const start = message.charCodeAt(pos) === BLANK ? pos + 1 : pos
    const end = endOfLetters(message, start)
    if (end === start) continue
    if (end - start > MAX_UNIT || (message.charCodeAt(end - 1) | 32) === LETTER_B) return true
    if (message.charCodeAt(end) === BLANK && isLetter(message.charCodeAt(end + 1))) return true
  }
  return false
}

function endOfLetters(text: string, from: number): number {
  let end = from
  while (isLetter(text.charCodeAt(end))) end += 1
  return end
}

const BLANK = 32
/** Sizes that are as short as `ms` end with it. */
const LETTER_B = 98
const MAX_UNIT = 2

const numberOf = (text: string): number => Number(text.replace(/\D/g, ''))

/** Of a series' name. */
export const isAmount = (name: string): boolean => AMOUNT.test(name)

/** 'number of parsed records', 'size of dumped shop_prod'. */
export const wordsOfAmount = (name: string): string =>
  name.replace('amount: ', 'number of ').replace('bytes: ', 'size of ')

export const isOfBytes = (name: string): boolean => name.startsWith('bytes: ')
