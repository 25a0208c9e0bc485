import { areUnits } from './are-units.ts'
import type { Column } from './learned-layout.ts'
import { hasDigit } from './split-line.ts'

/** Of two names the one that varies is the program's: between a shipper's clock and its own, or behind a machine's. */
export function nameSender(columns: Column[], time: number, valuesIn: (index: number) => readonly string[]): void {
  const sender = columns.findIndex(({ role }) => role === 'service')
  const speaker = columns.findIndex(({ role }) => role === 'logger')
  if (sender < 0 || speaker < 0) return
  const [machines, speakers] = [[...new Set(valuesIn(sender))], valuesIn(speaker)]
  const isOnMachine = sender < speaker && areMachines(machines) && areUnits(speakers, FEW_PER_UNIT)
  const isOfOne = machines.length === 1 && new Set(speakers).size > 1 && isPassedOn(columns, time, sender, speaker)
  if (!isOfOne && !isOnMachine) return
  columns[sender] = {
    ...(columns[sender] as Column),
    role: columns.some(({ role }) => role === 'host') ? 'field' : 'host',
  }
  columns[speaker] = { ...(columns[speaker] as Column), role: 'service' }
}

/** Both names stand before the line's own clock, or the first one between two clocks. */
function isPassedOn(columns: readonly Column[], time: number, sender: number, speaker: number): boolean {
  const [first = -1, second = -1] = columns.flatMap(({ role, kind }, index) =>
    role === 'time' || kind === 'time' ? [index] : [],
  )
  if (first < time && speaker < time && speaker === sender + 1) return true
  return first < sender && sender < second && second < speaker
}

/** A sample of lines that look alike is small. */
const FEW_PER_UNIT = 2

/** `f5-dc1`, `f5-dc2`: one name, counted through. */
const areMachines = (names: readonly string[]): boolean =>
  names.every(hasDigit) && new Set(names.map((name) => name.replaceAll(/\d+/g, '0'))).size === 1
