import type { Level } from '../model/log-event.ts'
import type { ParsedLine } from '../parse/parsed-line.ts'
import type { Column } from './learned-layout.ts'
import { levelInColumn, levelOfPriority } from './level-in-column.ts'
import { SPEAKER_OF_PATH } from './learn-speaker.ts'
import { workloadOf } from './pod-name.ts'
import { MODULE_AND_LINE, PLACED } from './role-of-values.ts'

/** Puts a column's value where its role belongs. */
export function takeColumn({ role, name, before, levels }: Column, value: string, line: ParsedLine): void {
  if (value === '-' || value === '') return
  switch (role) {
    case 'level':
      line.level = levels?.[value] ?? levelOfValue(before, value)
      return
    case 'pod':
      takePod(value, line)
      return
    case 'namespacedPod':
      takeNamespacedPod(value, line)
      return
    case 'field':
    case 'time':
      line.addField(name, value)
      return
    case 'requestId':
      line.requestId = firstWord(value)
      return
    case 'service':
      takeService(value, line)
      return
    case 'logger':
      line.logger = withoutLine(value)
      return
    default:
      line[role] = value
  }
}

const levelOfValue = (before: string, value: string): Level | null =>
  (before === '<' ? levelOfPriority(value) : null) ?? levelInColumn(value)

function takePod(pod: string, line: ParsedLine): void {
  line.pod = pod
  line.service ??= workloadOf(pod)
}

function takeNamespacedPod(value: string, line: ParsedLine): void {
  const slash = value.indexOf('/')
  if (slash > 0) line.namespace = value.slice(0, slash)
  takePod(value.slice(slash + 1), line)
}

const withoutLine = (logger: string): string => MODULE_AND_LINE.exec(logger)?.[1] ?? logger

function firstWord(value: string): string {
  const blank = value.indexOf(' ')
  return blank < 0 ? value : value.slice(0, blank)
}

/** A program, with the place where it runs or its process beside it. */
function takeService(value: string, line: ParsedLine): void {
  const placed = PLACED.exec(value)
  if (placed !== null) {
    line.service = placed[1] ?? placed[3]
    line.host ??= placed[2]
    return
  }
  const path = SPEAKER_OF_PATH.exec(value)
  if (path !== null) {
    line.service = path[1]
    line.host ??= path[2]
    return
  }
  // `Facturador.exe (6852)`
  const counted = / \((\d{1,9})\)$/.exec(value)
  if (counted !== null) line.processId ??= counted[1]
  line.service = counted === null ? value : value.slice(0, counted.index)
}
