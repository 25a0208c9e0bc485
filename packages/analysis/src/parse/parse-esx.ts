import type { Level } from '../model/log-event.ts'
import type { ParsedLine } from './parsed-line.ts'
import { setMessage } from './set-message.ts'

const GRADES: Readonly<Record<string, Level>> = {
  Em: 'fatal',
  Al: 'fatal',
  Cr: 'fatal',
  Er: 'error',
  Wa: 'warn',
  No: 'info',
  In: 'info',
  Db: 'debug',
}
const GRADE = /(Em|Al|Cr|Er|Wa|No|In|Db)\(\d{1,3}\) (?=[A-Za-z][\w.-]{0,60}(?:\[\d{1,10}\])?: )/y
const WORLD = /cpu\d{1,4}:\d{1,10}(?: opID=[\w-]{1,40})?\)(?:(WARNING|ALERT): )?/y

/** `In(182) Hostd[2099456]: …`, as ESXi writes since its eighth version; answers where the program's name starts, or -1. */
export function skipEsxGrade(text: string, at: number, line: ParsedLine): number {
  if (text.charCodeAt(at + 2) !== 40) return -1
  GRADE.lastIndex = at
  const grade = GRADE.exec(text)
  if (grade === null) return -1
  line.level = GRADES[grade[1] ?? ''] ?? null
  return GRADE.lastIndex
}

/** `cpu14:2098232)WARNING: NMP: …`: the kernel of a virtual machines' host says which processor and world speak, and how bad it is. */
export function parseWorld(text: string, at: number, line: ParsedLine): boolean {
  if (text.charCodeAt(at) !== 99) return false
  WORLD.lastIndex = at
  const world = WORLD.exec(text)
  if (world === null) return false
  line.service ??= 'vmkernel'
  if (world[1] !== undefined) line.level = world[1] === 'ALERT' ? 'fatal' : 'warn'
  setMessage(text, WORLD.lastIndex, line)
  return true
}
