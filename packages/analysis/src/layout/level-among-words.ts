import type { Level } from '../model/log-event.ts'
import { levelOfPlant } from '../parse/level-of-plant.ts'
import { strongLevelOfWord } from '../parse/level-of-word.ts'
import { isUpper } from '../parse/scan-token.ts'
import type { Column } from './learned-layout.ts'

const MARK = /^(?:[|;~^¦\t]|::)$/
/** What no state, act or name is called, and what controllers call their records. */
const LEVEL = /^(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERR|ERROR|CRITICAL|FATAL|ALM)$/
const ROLES: ReadonlySet<string> = new Set(['service', 'logger', 'thread', 'field'])

const levelOfCell = (word: string): Level | null =>
  isUpper(word.charCodeAt(0)) && LEVEL.test(word) ? (strongLevelOfWord(word) ?? levelOfPlant(word)) : null

/** `… | applied | …`, and once `… | ERROR | …`: a column between marks, in which words of levels stand among others. */
export const levelAmongWords = ({ kind, role, before }: Column, value: string): Level | null =>
  kind === 'word' && ROLES.has(role) && MARK.test(before) ? levelOfCell(value) : null

const MAX_CELLS = 3
const MAX_HEAD = 120

/** `…;CONV;WARN;VIB=5.1mms;LIM=4.5`: rows of differing kinds, of which some have a level in one of their first cells. */
export function levelInCells(message: string, mark: string): Level | null {
  if (!MARK.test(mark) || !message.includes(mark)) return null
  const cells = message
    .slice(0, MAX_HEAD)
    .split(mark, MAX_CELLS + 1)
    .slice(0, MAX_CELLS)
  return cells.map((cell) => levelOfCell(cell.trim())).find((level) => level !== null) ?? null
}
