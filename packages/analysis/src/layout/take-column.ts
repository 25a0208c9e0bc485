import { serviceOfPath } from '../parse/service-of-name.ts'
import type { Level } from '../model/log-event.ts'
import type { ParsedLine } from '../parse/parsed-line.ts'
import { readBracket } from '../parse/read-bracket.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import type { Column } from './learned-layout.ts'
import { splitJoint, type JointParts } from './joint-of.ts'
import { levelAmongWords } from './level-among-words.ts'
import { letterOfCode, levelInColumn, levelOfPriority } from './level-in-column.ts'
import { SPEAKER_OF_PATH } from './speaker-in.ts'
import { workloadOfPod } from './pod-name.ts'
import { countedName, WITH_PROCESS } from './name-shapes.ts'
import { PAIRS } from './split-values.ts'
import { FILE_OF_CLASS, FILE_PATH, MODULE_AND_LINE, ON_MACHINE, PARTED, PLACED } from './role-of-values.ts'

/** Puts a column's value where its role belongs. */
export function takeColumn(column: Column, value: string, line: ParsedLine, context: TimeContext): void {
  if (value === '' || (value === '-' && column.levels?.['-'] === undefined)) return
  const level = line.level === null ? levelAmongWords(column, value) : null
  if (level !== null) {
    line.level = level
    return
  }
  const parts = column.joint === undefined ? null : splitJoint(value, column.joint)
  if (parts !== null) takeParts(column, parts, line)
  if (column.kind === 'text' && column.role === 'field' && PAIRS.test(value)) readBracket(value, line, context)
  else takeValue(column, parts?.name ?? value, line)
}

function takeParts({ joint }: Column, { level, code }: JointParts, line: ParsedLine): void {
  line.level = joint?.own?.[level] ?? levelInColumn(level)
  if (code !== undefined) line.addField('code', code)
}

function takeValue({ role, name, before, levels, isWeak }: Column, value: string, line: ParsedLine): void {
  switch (role) {
    case 'level':
      line.level = levels?.[value] ?? levelOfValue(before, value)
      if (letterOfCode(value) !== null) line.addField('code', value)
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
      line.isWeakService = isWeak === true
      return
    case 'logger':
      takeLogger(value, line)
      return
    default:
      line[role] = value
  }
}

function takeLogger(value: string, line: ParsedLine): void {
  const counted = countedName(value)
  if (counted !== null) line.processId ??= counted[2] ?? counted[3]
  line.logger = counted?.[1] ?? FILE_OF_CLASS.exec(value)?.[1] ?? MODULE_AND_LINE.exec(value)?.[1] ?? value
}

const levelOfValue = (before: string, value: string): Level | null =>
  (before === '<' ? levelOfPriority(value) : null) ?? levelInColumn(value)

function takePod(pod: string, line: ParsedLine): void {
  line.pod = pod
  if (line.service !== undefined && !line.isWeakService) return
  line.service = workloadOfPod(pod)
  line.isWeakService = false
}

function takeNamespacedPod(value: string, line: ParsedLine): void {
  const slash = value.indexOf('/')
  const place = value.slice(0, Math.max(0, slash))
  // `pod/cart-6d4cf56db6-8xk2p` names the kind of the object.
  if (place !== '' && place !== 'pod') line.namespace = place
  takePod(value.slice(slash + 1), line)
}

function firstWord(value: string): string {
  const blank = value.indexOf(' ')
  return blank < 0 ? value : value.slice(0, blank)
}

/** A colon, or dots that lead to the next column. */
const FILLER = /(?<![.:])(?::|[.:]{3,80})$/

/** A program, with the place where it runs, its part or its process beside it. */
function takeService(value: string, line: ParsedLine): void {
  if (FILE_PATH.test(value)) line.service = serviceOfPath(value)
  else if (!takePlaced(value, line) && !takeParted(value, line) && !takeOfProcess(value, line)) {
    const counted = countedName(value)
    if (counted !== null) line.processId ??= counted[2] ?? counted[3]
    line.service = counted?.[1] ?? value.replace(FILLER, '')
  }
}

function takePlaced(value: string, line: ParsedLine): boolean {
  const [, program, host, daemon] = PLACED.exec(value) ?? []
  const [, machine, runs] = ON_MACHINE.exec(value) ?? []
  const [, owner, node] = SPEAKER_OF_PATH.exec(value) ?? []
  const service = program ?? daemon ?? runs ?? owner
  if (service === undefined) return false
  line.service = service
  line.host ??= host ?? machine ?? node
  return true
}

function takeParted(value: string, line: ParsedLine): boolean {
  const [, program, part] = PARTED.exec(value) ?? []
  if (program === undefined) return false
  line.service = program
  line.thread ??= part
  return true
}

function takeOfProcess(value: string, line: ParsedLine): boolean {
  const [, program, process] = WITH_PROCESS.exec(value) ?? []
  if (program === undefined) return false
  line.service = program
  line.processId = process
  return true
}
