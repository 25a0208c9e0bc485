import type { Move } from '../changes/moves-of.ts'
import { sizeOfUnit } from '../model/size-of-unit.ts'

/** What is granted or allowed, and no version, id or date. */
const AMOUNT =
  /limit|max|min|size|count|pool|replica|worker|thread|timeout|quota|rate|memory|heap|cpu|capacity|ttl|interval|retention|connections|buffer|weight|concurren|parallel|threshold|percent|budget/i
const QUANTITY = /^(\d+(?:\.\d+)?) ?([a-z%]*)$/i

/** Whether a setting of some amount was lowered or raised, as a word before its values; empty where it has none. */
export function directionOf({ name, from, to }: Move): '' | 'lowered ' | 'raised ' {
  const [before, after] = [quantityOf(from), quantityOf(to)]
  if (name === undefined || !AMOUNT.test(name) || before === null || after === null || before === after) return ''
  return after < before ? 'lowered ' : 'raised '
}

function quantityOf(text: string): number | null {
  const [, digits, unit = ''] = QUANTITY.exec(text) ?? []
  return digits === undefined ? null : Number(digits) * sizeOfUnit(unit)
}
