import { strongLevelOfWord } from '../parse/level-of-word.ts'
import type { ParsedLine } from '../parse/parsed-line.ts'
import { roleOfField } from '../parse/role-of-field.ts'
import { isDigit } from '../parse/scan-clock.ts'
import { NAMED_POOL } from './name-shapes.ts'
import { nameAtHead, partInCode } from './speaker-at-head.ts'
import { rankOf } from './speaker-keys.ts'

/** Where the lines of a source say who speaks, when neither a field of that meaning nor a wrapper does. */
export type SpeakerColumn = 'host' | 'logger' | 'thread' | 'root' | 'code' | 'head' | `field:${string}`

/** Where each kind of line says who speaks, in a source that several programs write in their own ways. Plain JSON. */
export type Speakers = Readonly<Record<string, SpeakerColumn>>

/** What one line of the sample says of its speaker. */
export interface SpeakerSample {
  readonly line: ParsedLine
  readonly text: string
}

/** The key itself is a word for a speaker. */
export const isNamedField = (column: SpeakerColumn): boolean => {
  const rank = column.startsWith('field:') ? rankOf(column) : -1
  return rank === 0 || rank === 1
}

/** Also from whom to whom, `ADT_IN->LAB_OUT`, `ADT_IN -> LIS`. */
const NAME =
  /^\/?[\p{L}_][\p{L}\w./-]{1,62}(?:(?:(?<=-)>| (?:->|=>|→|⇒) |→|=>)[\p{L}\w][\p{L}\w./-]{0,62}){0,2}(?:[@#]\w{1,8})?$/u
/** `component="rule manager"` */
const NAME_OR_WORDS = /^\/?[\p{L}_][\p{L}\w./-]{1,62}(?:[@#]\w{1,8}|(?: [\p{L}_-]{2,20}){1,2})?$/u
const NO_SPEAKER =
  /^(?:tid|spid)\d|(?:^|[-_])(?:exec|thread|pool|worker-thread|worker-\d+)\b|^(?:main|root|out|std(?:out|err)|job|boot|app|log|event|incoming|outgoing|inbound|outbound|rx|tx|request|response|default|true|false|null|none)$|^[\w.]+\.(?:go|py|js|ts|java|rb|cc|cpp):\d+$/i

/** Who a line says that it is from, in the column that was learned. */
export function speakerIn(line: ParsedLine, column: SpeakerColumn): string | undefined {
  const name = valueIn(line, column)
  return name === undefined ? undefined : nameOf(name, column)
}

/** Modules in small letters, and several parts. */
const ROOT = /^([a-z][a-z\d_]{2,30})\.[a-z][\w.-]*$/

function valueIn(line: ParsedLine, column: SpeakerColumn): string | undefined {
  switch (column) {
    case 'host':
    case 'logger':
    case 'thread':
      return line[column]
    case 'root':
      return ROOT.exec(line.logger ?? '')?.[1]
    case 'code':
      return partInCode(line.message)
    case 'head':
      return nameAtHead(line.message)
    default:
      return line.fields?.[column.slice(FIELD.length)]
  }
}

/**
 * `alarmd@plant-2`, `payd/worker-6`, `Shop.Web/SRV-2/55`, `assets#22`, `checkout/2.4.1`: behind the program stands where
 * it runs, which of its workers it is, or its version.
 */
const PLACED =
  /^([\p{L}_][\w.-]{1,40})(?:@[\w.-]*\d|#\d{1,4}|\/v?\d+\.[\d.]+|\/(?:[A-Za-z][\w-]*)?\d{1,4}(?:\/\d{1,9})?)$/u

/** What syslog sorts by. */
const OF_SYSLOG = /^(?:kern|user|mail|daemon|auth|authpriv|syslog|lpr|news|uucp|cron|ftp|local\d)$/
export const isFacility = (name: string): boolean => OF_SYSLOG.test(name)

/** `APP/PROC/WEB/2`: kinds in capitals, and the instance. */
const INSTANCE = /^([A-Z][A-Z\d_-]{1,30}(?:\/[A-Z][A-Z\d_-]{1,30}){0,4})\/\d{1,4}$/

/** `thumbs.2`: of those that Foreman starts of a kind. */
const NUMBERED = /^([a-z][a-z_-]{1,40})\.\d{1,3}$/

/** `cart (pid 8030)`, `cart[8030]`, `cart pid=8030` */
const OF_PROCESS = /^([\p{L}_][\p{L}\d_.-]{1,60})(?: ?[[(](?:pid[ :=#]?)?\d{1,10}[\])]| pid[ :=#]\d{1,10})$/iu

/** `srv2/labgate`: a machine, and the program on it. */
const ON_MACHINE = /^[a-z][a-z-]{0,30}\d{1,4}\/([A-Za-z][A-Za-z_.-]{1,60})$/

/** `prod/billing/node-2`: where it runs, who it is, and on which machine. */
export const SPEAKER_OF_PATH =
  /^(?:prod|production|stage|staging|dev|test|qa|uat|live)\/([A-Za-z][\w.-]{1,60})(?:\/((?=[A-Za-z_.-]{0,60}\d)[\w.-]{1,80}))?$/

/** No place is named without a digit or a slash. */
function isPlaced(text: string): boolean {
  for (let pos = 0; pos < text.length; pos += 1) {
    const code = text.charCodeAt(pos)
    if (isDigit(code) || code === 47) return true
  }
  return false
}

const withoutPlace = (text: string): string => (isPlaced(text) ? placeTaken(text) : text)

const placeTaken = (text: string): string =>
  PLACED.exec(text)?.[1] ??
  OF_PROCESS.exec(text)?.[1] ??
  INSTANCE.exec(text)?.[1] ??
  NUMBERED.exec(text)?.[1] ??
  ON_MACHINE.exec(text)?.[1] ??
  SPEAKER_OF_PATH.exec(text)?.[1] ??
  text

/** `Who: Night Desk` */
const mayBeOfWords = (column: SpeakerColumn): boolean =>
  isNamedField(column) || (column.startsWith(FIELD) && roleOfField(column.slice(FIELD.length), 0) === 'weakService')
const FIELD = 'field:'

function nameOf(text: string, column: SpeakerColumn): string | undefined {
  const name = withoutPlace(text)
  if (!(mayBeOfWords(column) ? NAME_OR_WORDS : NAME).test(name) || (NO_SPEAKER.test(name) && !NAMED_POOL.test(name)))
    return undefined
  if (column.endsWith('facility') && isFacility(name)) return undefined
  // `cart@shop` is a database's user.
  if (column === 'thread' && (name.includes('.') || name.includes('@'))) return undefined
  return strongLevelOfWord(name) === null ? name : undefined
}
