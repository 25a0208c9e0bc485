import { levelOfPhrase } from '../layout/level-in-column.ts'
import { levelOfLight } from './level-of-light.ts'
import { levelOfPlant } from './level-of-plant.ts'
import { levelOfLetter, levelOfWord, strongLevelOfWord } from './level-of-word.ts'
import type { ParsedLine } from './parsed-line.ts'
import { isDigit, isLetter } from './scan-clock.ts'
import { endOfWord, isLower, isUpper, skipBlanks } from './scan-token.ts'
import { isGeneric } from './service-of-name.ts'
import { takeDeviceTag } from './take-device-tag.ts'

const FACILITY =
  /^(?:kern|user|mail|daemon|auth|authpriv|syslog|lpr|news|uucp|cron|ftp|local\d|security|console)(?:\|\w{1,12})?[.:](\w+)(?:\|\w+)?$/
const TAG =
  /^([A-Za-z_/(][^\s:[\]<]*(?:<[^\s<>]{0,80}>){0,4}|\[[\w.-]+\])(?:\[[a-z]{2,8}(?:\[[\w.-]{1,80}\])?\](?=\[\d))?(?:\[([\w.-]*)\])?(?:\(([A-Za-z]{3,9})\)| \([^)]{1,120}\))?:(?: |$)/
/** The key of a pair, no program: 'Severity: Critical, Category: System Health'. */
const KEY = /^(?:severity|category|level|priority|message|msg|status|event|alert|type)$/i
/** `Desk Search Helper[35]: `, `acc-3 24534: `: words with capitals, or a name and a number. */
const SPACED_TAG = /^([A-Z][\w.-]*(?: [A-Z][\w.-]*){1,2}|[A-Za-z][\w.-]* \d[\w.]*)(?:\[(\d+)\])?:(?: |$)/
/** `config: Warning: …` */
const LABELED = /^ *(?:debug|info|notice|warning|error|fatal|panic): /i
const MAX_FACILITY = 20
const HOST = /^[A-Za-z0-9#][\w.:%/@#-]*$/
const STRUCTURED =
  /^(\S{1,255}) (\S{1,48}) (\d{1,10}|-) (\S{1,32}) (?:-(?= |$)|(?=\[[^\s@\],="]+(?:@\d+(?:\.\d+)*)?(?:\]| [\w.-]+=")))/

/** `daemon.notice netifd: message` after a timestamp, where no host stands; answers where the message starts, or -1. */
export function parseFacilityTail(text: string, at: number, line: ParsedLine): number {
  const end = endOfWord(text, at)
  const dot = text.indexOf('.', at)
  if (dot < 0 || dot > end || end - at > MAX_FACILITY) return -1
  const level = levelOfWord(FACILITY.exec(text.slice(at, end))?.[1] ?? '')
  if (level === null) return -1
  line.level = level
  const pos = skipBlanks(text, end)
  const message = readTag(text, pos, line)
  return message < 0 ? pos : message
}

/** `host tag[pid]: message` after a syslog timestamp; answers where the message starts, or -1. */
export function parseSyslogTail(text: string, at: number, isAnyClock: boolean, line: ParsedLine): number {
  const start = skipBlanks(text, at)
  let pos = skipGrade(text, start, line)
  // What syslog sorts by stands in no other log.
  const strict = isAnyClock && pos === start
  let end = endOfWord(text, pos)
  const host = text.slice(pos, end)
  const hostless = readHostless(text, pos, end, strict, line)
  if (hostless !== null) return hostless
  if (!isHost(host) || (strict && (isGrade(host) || opensLabel(text, pos, end)))) return -1
  pos = skipBlanks(text, end)
  end = endOfWord(text, pos)
  const word = text.slice(pos, end)
  const facility = /[.:]\w/.test(word) ? FACILITY.exec(word) : null
  if (facility !== null) {
    line.level = levelOfWord(facility[1] ?? '')
    pos = skipBlanks(text, end)
  }
  // 'THREAD I module …' after the stamp is a level, not a program.
  if (end === pos + 1 && levelOfLetter(text[pos] ?? '') !== null && !strict) return -1
  const message = readSpeaker(text, pos, host, line)
  return message >= 0 ? skipGrade(text, message, line) : readUntagged(text, pos, strict, host, line)
}

/** `Agent name: 'build-7'`: two words of a label, where a machine and a program would stand. */
function opensLabel(text: string, at: number, end: number): boolean {
  if (!isUpper(text.charCodeAt(at)) || !isLower(text.charCodeAt(end - 1))) return false
  return LABEL_OF_TWO.test(text.slice(at, end + MAX_WORD))
}

const MAX_WORD = 24
const LABEL_OF_TWO = /^[A-Z][a-z]{2,20} [a-z]{2,20}: /

/** Behind the clock of any program no host stands before other than a tag, save a device before its own code. */
function readUntagged(text: string, at: number, strict: boolean, host: string, line: ParsedLine): number {
  if (strict) {
    if (!isDeviceCode(text, at)) return -1
    line.service = host
  }
  line.host = host
  return text.startsWith(': ', at) ? at + 2 : at
}

const DEVICE_CODE = /%[A-Z][A-Z\d_]{0,30}(?:-[A-Z\d_]{1,30})?-[0-7]-\w{2,60} ?: /y

/** `%ASA-6-302014: `: behind its machine no program's name stands, but what a device is told by. */
function isDeviceCode(text: string, at: number): boolean {
  if (text.charCodeAt(at) !== 37) return false
  DEVICE_CODE.lastIndex = at
  return DEVICE_CODE.test(text)
}

/** 'Nov  3 09:23:38 sshd[1]: …', and with a blank before the process: 'sogod [1973]: …'. */
function readHostless(text: string, at: number, end: number, strict: boolean, line: ParsedLine): number | null {
  if (isParted(text, at, end)) return readTag(text.slice(0, end) + text.slice(end + 1), at, line) + 1
  const word = text.slice(at, end)
  if (!word.endsWith(':')) return null
  return strict && !PROGRAM.test(word) ? -1 : readTag(text, at, line)
}

/** By a blank before the process, or before a user behind it. */
function isParted(text: string, at: number, end: number): boolean {
  if (text.charCodeAt(end + 1) === 91) return PARTED.test(text.slice(at, at + MAX_TAGGED))
  return text.charCodeAt(end - 1) === 44 && LISTED.test(text.slice(at, at + MAX_TAGGED))
}

/** `lmtp(4812, anna): ` */
const LISTED = /^[a-z][\w-]*\(\d+, [^\s()]{1,60}\)(?:<[^\s<>]{0,40}>){0,2}: /

const GRADE = /[[(<](?:[\w.-]{1,20} ){0,2}([a-z]{3,8}\d?[.:][a-z]{3,7})[\])>] {1,4}/y

/** `[ID 702911 daemon.warning] `, `<auth.crit> `: a bracket that ends with facility and severity. */
function skipGrade(text: string, at: number, line: ParsedLine): number {
  const code = text.charCodeAt(at)
  if (code !== 91 && code !== 60 && code !== 40) return at
  GRADE.lastIndex = at
  const grade = GRADE.exec(text)
  const level = levelOfWord(FACILITY.exec(grade?.[1] ?? '')?.[1] ?? '')
  if (grade === null || level === null) return at
  line.level = level
  line.addField('facility', (grade[1] ?? '').split(/[.:]/, 1)[0] ?? '')
  return at + grade[0].length
}

/** The tag behind the host, or behind another host. */
function readSpeaker(text: string, at: number, host: string, line: ParsedLine): number {
  const message = readGradedTag(text, at, line)
  if (message < 0) return readRelayed(text, at, host, line)
  line.host = host
  return message
}

/** `10.0.3.9 web3 nginx[12]: `: the address is the relay's, or its host's, whose name follows. */
function readRelayed(text: string, at: number, host: string, line: ParsedLine): number {
  const end = endOfWord(text, at)
  const next = skipBlanks(text, end)
  if (text.charCodeAt(endOfWord(text, next) - 1) !== 58) return -1
  const own = text.slice(at, end)
  const isSure = COUNTED.test(text.slice(next, next + MAX_TAGGED)) || (isAddress(host) && MACHINE.test(own))
  const message = isSure && isHost(own) ? readTag(text, next, line) : -1
  if (message >= 0) line.host = own
  return message
}

const isAddress = (host: string): boolean => host.includes(':') || /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host)
/** A name with a number or parts, no word of a sentence. */
const MACHINE = /[\d.-]/
const COUNTED = /^[A-Za-z][\w./-]*\[\d+\]: /

/** `mcpd[7371]: `, `notice mcpd[7371]: `: the severity alone may stand before a program with its process, or the one that logs for scripts. */
function readGradedTag(text: string, at: number, line: ParsedLine): number {
  const message = readTag(text, at, line)
  if (message >= 0) return message
  const severity = SEVERITY.exec(text.slice(at, at + MAX_TAGGED))?.[1]
  if (severity === undefined) return -1
  line.level = levelOfWord(severity)
  return readTag(text, at + severity.length + 1, line)
}

const MAX_TAGGED = 120
const SEVERITY =
  /^(debug|info|notice|warning|warn|error|err|crit|alert|emerg) (?=logger: |[A-Za-z][\w./-]*(?:\([\w.-]{1,40}\))?\[\d+\]: )/

const PARTED = /^[A-Za-z][\w-]* \[\d+\]: /
const PROGRAM = /^[A-Za-z][\w.-]*\[[\w.-]+\](?:\([A-Za-z]{3,9}\))?:$/

/** A number, or a letter of a level before a name. */
const NO_HOST = /^\d{1,3}$|^[A-Z]\//

/** No level, neither as a word nor as a letter or a number. */
const isHost = (text: string): boolean =>
  HOST.test(text) &&
  !((text.charCodeAt(1) === 47 || isDigit(text.charCodeAt(0))) && NO_HOST.test(text)) &&
  levelOfWord(text) === null &&
  (text.length > 1 || levelOfLetter(text) === null)

/** `MAJOR`, `RED`: behind a clock of any program such a word in capitals is more often a level than a machine. */
const isGrade = (text: string): boolean =>
  isUpper(text.charCodeAt(0)) &&
  isUpper(text.charCodeAt(text.length - 1)) &&
  (levelOfPlant(text) ?? levelOfLight(text) ?? (text.includes('_') ? levelOfPhrase(text) : null)) !== null

/** `prog[pid]: `: sets service and process; answers where the message starts, or -1. */
export function readTag(text: string, at: number, line: ParsedLine): number {
  const head = text.slice(at, at + MAX_TAG)
  const match = mayBeTagged(head) ? (TAG.exec(head) ?? SPACED_TAG.exec(head)) : null
  if (match === null) return -1
  const told = match[1] ?? ''
  const name = told.startsWith('[') ? told.slice(1, -1) : told
  const behind = head.slice(match[0].length)
  if (name.includes(' ') ? name.split(' ').some((word) => isNoProgram(word, behind)) : isNoProgram(name, behind))
    return -1
  if (!takeGradedTag(name, match[2], line) && !takeDeviceTag(name, line)) line.service = programOf(name)
  if (match[2] !== undefined && match[2] !== '') takeBracket(match[2], line)
  if (match[3] !== undefined) line.level = levelOfWord(match[3]) ?? line.level
  let pos = at + match[0].length
  while (text.charCodeAt(pos) === 32) pos += 1
  return skipUptime(text, pos)
}

/** `job-keeper.warning[3]: `: of a part of a program how bad it is, and which of its runs it is. */
const GRADED_TAG = /^([a-z][\w-]{1,60})\.(emerg|alert|crit|err|error|warn|warning|notice|info|debug)$/

function takeGradedTag(name: string, run: string | undefined, line: ParsedLine): boolean {
  const [, part, grade = ''] = run === undefined ? [] : (GRADED_TAG.exec(name) ?? [])
  if (part === undefined) return false
  line.service = part
  line.level = levelOfWord(grade)
  return true
}

/** The process, or, behind a name for any program, the part of it that speaks: `app[worker.2]`. */
function takeBracket(content: string, line: ParsedLine): void {
  line.processId = content
  if (isLetter(content.charCodeAt(0)) && isGeneric(line.service ?? '')) line.service = content.replace(ORDINAL, '')
}

const ORDINAL = /\.\d{1,4}$/

/** Without its folders, its version, and what stands in brackets behind it. */
function programOf(told: string): string {
  const name = ASIDE.exec(told)?.[0] ?? told
  const version = name.includes(' ') ? VERSIONED.exec(name) : null
  return version === null ? name.slice(name.lastIndexOf('/') + 1) || name : (version[1] ?? name)
}

const ASIDE = /^[^(<]+(?=[(<])/
const VERSIONED = /^([A-Za-z][\w-]*) \d[\w.]*$/

const MAX_TAG = 200

/** Cheap: a colon before a blank, or at the end. */
const mayBeTagged = (head: string): boolean => head.includes(': ') || head.endsWith(':')

/** A key, or a level; a word that is one in few places may name a program before a level's label. */
function isNoProgram(word: string, behind: string): boolean {
  if (word.length <= MAX_KEY && KEY.test(word)) return true
  return levelOfWord(word) !== null && (strongLevelOfWord(word) !== null || !LABELED.test(behind))
}

const MAX_KEY = 8

/** `[81299.361905] ` of the kernel's ring buffer. */
export function skipUptime(text: string, at: number): number {
  if (text.charCodeAt(at) !== 91) return at
  let pos = at + 1
  while (text.charCodeAt(pos) === 32) pos += 1
  const digits = pos
  while (isDigit(text.charCodeAt(pos))) pos += 1
  if (pos === digits || text.charCodeAt(pos) !== 46) return at
  pos += 1
  while (isDigit(text.charCodeAt(pos))) pos += 1
  if (text.charCodeAt(pos) !== 93) return at
  return skipBlanks(text, pos + 1)
}

/**
 * RFC 5424 after its timestamp: `host app pid msgid [data] message`; answers where the message starts, or -1. A record
 * is `announced` by its priority.
 */
export function parseStructuredTail(text: string, at: number, line: ParsedLine, announced = true): number {
  const start = skipBlanks(text, at)
  const match = mayBeStructured(text, start) ? STRUCTURED.exec(text.slice(start, start + 500)) : null
  if (match === null || isNoRecord(match, announced)) return -1
  if (match[1] !== '-') line.host = match[1]
  if (match[2] !== '-') line.service = match[2]
  if (match[3] !== '-') line.processId = match[3]
  const pos = skipBlanks(text, readData(text, start + match[0].length, line))
  return text.charCodeAt(pos) === 0xfe_ff ? pos + 1 : pos
}

/** `[id key="value"]`, as often as it comes; answers where it ends. */
function readData(text: string, at: number, line: ParsedLine): number {
  let pos = at
  while (text.charCodeAt(pos) === 91) {
    const end = endOfData(text, pos)
    if (end < 0) break
    for (const pair of text.slice(pos + 1, end).matchAll(/(?<![\w.-])([\w.-]+)="((?:[^"\\]|\\.)*)"/g)) {
      const name = pair[1] ?? ''
      const value = pair[2] ?? ''
      if (/^(?:level|severity)$/i.test(name)) line.level = levelOfWord(value) ?? line.level
      else line.addField(name, value)
    }
    pos = end + 1
  }
  return pos
}

/** Cheap: a process, which is a number or a dash, behind two words. */
function mayBeStructured(text: string, at: number): boolean {
  const host = endOfWord(text, at)
  const app = endOfWord(text, host + 1)
  const process = text.charCodeAt(app + 1)
  return text.charCodeAt(host) === 32 && text.charCodeAt(app) === 32 && (isDigit(process) || process === 45)
}

/**
 * `- [importer] - INFO - …`, `- warning - srv2 - …`: dashes part fields, and stand for none that are missing.
 * `ERROR [shop,,4f1e] 1 --- [main] …` is Spring's, and no host is called so.
 */
const isNoRecord = ([, host = '', app = '', process, message = '']: RegExpExecArray, announced: boolean): boolean =>
  host.endsWith(':') ||
  (!announced && strongLevelOfWord(host) !== null) ||
  (host === '-' && process === '-' && (!announced || app.startsWith('[') || strongLevelOfWord(message) !== null))

function endOfData(text: string, at: number): number {
  let quoted = false
  for (let pos = at; pos < text.length && pos - at < 4000; pos += 1) {
    const code = text.charCodeAt(pos)
    if (code === 92) pos += 1
    else if (code === 34) quoted = !quoted
    else if (code === 93 && !quoted) return pos
  }
  return -1
}

/** `<134>`: sets the level of the priority; answers its end, or -1. */
export function scanPriority(text: string, at: number): { end: number; severity: number } | null {
  if (text.charCodeAt(at) !== 60) return null
  let pos = at + 1
  let value = 0
  while (isDigit(text.charCodeAt(pos)) && pos - at < 5) {
    value = value * 10 + text.charCodeAt(pos) - 48
    pos += 1
  }
  if (pos === at + 1 || text.charCodeAt(pos) !== 62 || value > 191 || isLetter(text.charCodeAt(at + 1))) return null
  return { end: pos + 1, severity: value % 8 }
}
