import { strongLevelOfWord } from './level-of-word.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'

const stamp = new Stamp()

/** `<tr class="info"><td>time</td><td>cart</td><td>text</td></tr>`: a row of a page's table as an object, or null. */
export function jsonOfCells(text: string): string | null {
  const [head, kinds = ''] = HEAD.exec(text) ?? []
  if (head === undefined || !text.endsWith(END)) return null
  const cells = text
    .slice(head.length, -END.length)
    .split(/<\/td>\s{0,4}<td(?: [^<>]{0,200})?>/)
    .map((cell) => cell.replaceAll(TAG, '').replaceAll(ENTITY, (_, name: string) => ENTITIES[name] ?? ''))
  const time = cells.findIndex(isTime)
  const level = kinds.split(' ').find((word) => strongLevelOfWord(word) !== null)
  const columns = cells.map((cell, index) => [index === time ? 'timestamp' : `column${index + 1}`, cell])
  return JSON.stringify({ ...(level !== undefined && { level }), ...Object.fromEntries(columns) })
}

const isTime = (cell: string): boolean => cell.length > 7 && scanTimestamp(cell, 0, stamp) === cell.length

const HEAD = /^<tr(?: [^<>]{0,80}?\bclass="([\w -]{1,40})")?[^<>]{0,200}>\s{0,4}<td(?: [^<>]{0,200})?>/
const END = '</td></tr>'
const TAG = /<\/?[a-z][^<>]{0,200}>/g
const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  '#39': "'",
  lt: '<',
  gt: '>',
  amp: '&',
  nbsp: ' ',
}
const ENTITY = /&(quot|apos|#39|lt|gt|amp|nbsp);/g
