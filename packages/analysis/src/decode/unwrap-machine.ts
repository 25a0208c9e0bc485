import { hasDigit } from '../layout/split-line.ts'
import { isDigit } from '../parse/scan-clock.ts'
import type { Unwrapped } from './unwrapped.ts'

const MACHINE = /^([a-z\d][\w.-]{1,120}) {1,4}(?=[IWEF]\d{4} \d\d:\d\d:\d\d)/

/** `ip-10-64-4-218 I0707 15:17:20.041680 …`: a machine's name before klog's head, or that of a program. */
export function unwrapMachine(text: string, out: Unwrapped): void {
  const space = text.indexOf(' ')
  if (space < MIN_NAME || !mayStartKlog(text, space)) return
  const [head, name = ''] = MACHINE.exec(text) ?? []
  if (head === undefined) return
  out.text = text.slice(head.length)
  out.wrapped = true
  out.stream = name
  out[hasDigit(name) || name.includes('.') ? 'host' : 'service'] = name
}

const MIN_NAME = 2

/** Cheap: behind the blanks stands a letter in capitals, and a digit. */
function mayStartKlog(text: string, at: number): boolean {
  let pos = at
  while (text.charCodeAt(pos) === 32) pos += 1
  const letter = text.charCodeAt(pos)
  return (letter === 73 || letter === 87 || letter === 69 || letter === 70) && isDigit(text.charCodeAt(pos + 1))
}
