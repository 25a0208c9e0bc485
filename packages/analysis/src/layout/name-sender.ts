import { areUnits } from './are-units.ts'
import type { Column } from './learned-layout.ts'
import { WITH_PROCESS } from './name-shapes.ts'
import { levelOfOwnWord } from './levels-of-column.ts'
import { workloadOf } from './pod-name.ts'
import { hasDigit } from './split-line.ts'

/** Of two names the one that varies is the program's: between a shipper's clock and its own, or behind a machine's. */
export function nameSender(columns: Column[], time: number, valuesIn: (index: number) => readonly string[]): void {
  nameNamespace(columns, time, valuesIn)
  const sender = columns.findIndex(({ role }) => role === 'service')
  const speaker = columns.findIndex(({ role }) => role === 'logger')
  if (sender < 0 || speaker < 0) return
  const [machines, speakers] = [[...new Set(valuesIn(sender))], valuesIn(speaker)]
  // No machine has a process.
  if (machines.every((name) => WITH_PROCESS.test(name))) return
  const isOnMachine = sender < speaker && areMachines(machines) && areUnits(speakers, FEW_PER_UNIT)
  const isOfOne = machines.length === 1 && new Set(speakers).size > 1 && isPassedOn(columns, time, sender, speaker)
  const isKind = machines.length === 1 && isKindOfRecord(columns, sender, time, machines[0] ?? '', speakers)
  if (!isOfOne && !isOnMachine && !isKind) return
  const isHost = !isKind && !columns.some(({ role }) => role === 'host')
  columns[sender] = { ...(columns[sender] as Column), role: isHost ? 'host' : 'field' }
  columns[speaker] = { ...(columns[speaker] as Column), role: 'service' }
}

/** `EVT^2025…^W^WORKLIST^…`: before the clock all lines have one word in capitals, and behind it who speaks. */
function isKindOfRecord(
  columns: readonly Column[],
  sender: number,
  time: number,
  word: string,
  speakers: readonly string[],
): boolean {
  const isMarked = /^[^\p{L}\d\s]$/u.test(columns[time]?.before ?? '')
  const isKind = KIND.test(word) && levelOfOwnWord(word) === null
  return sender === 0 && time === 1 && isMarked && isKind && areUnits(speakers, FEW_PER_UNIT)
}

const KIND = /^[A-Z]{2,6}$/

/** `shop cart-6d4cf56db6-8xk2p main › 10:15:30 …`: a namespace, a pod and a container, as stern prints them. */
function nameNamespace(columns: Column[], time: number, valuesIn: (index: number) => readonly string[]): void {
  const [place, pod, container] = columns
  if (time !== 3 || place?.role !== 'service' || pod?.role !== 'pod' || pod.before !== ' ') return
  if (container?.before !== ' ' || valuesIn(1).some((name, index) => workloadOf(name) === valuesIn(0)[index])) return
  columns[0] = { ...place, role: 'namespace' }
  columns[2] = { ...container, role: 'container' }
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
