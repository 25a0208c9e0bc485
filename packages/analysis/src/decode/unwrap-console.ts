import { timeOfWrapper } from './unwrapped.ts'
import type { Unwrapped } from './unwrapped.ts'

/** `#9 14.92 …`: the step of an image's build that prints it, and since how many seconds; or its end. */
const STEP = /^#\d{1,4} (?:\d{1,6}\.\d{1,3} |(?=ERROR: ))/

export function unwrapStep(text: string, out: Unwrapped): void {
  const head = STEP.exec(text)?.[0]
  if (head === undefined) return
  out.text = text.slice(head.length)
  out.wrapped = true
  out.stream = head.slice(0, head.indexOf(' '))
}

/** `2024-05-22T12:43:46.962646Z 00O …`: a GitLab runner's clock, its stream, and a plus where a line is told on. */
const RUNNER = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z ([\da-f]{2}[OE])[ +]/

export function unwrapRunner(text: string, out: Unwrapped): void {
  if (text.charCodeAt(26) !== 90) return
  const [head, stream] = RUNNER.exec(text) ?? []
  if (head === undefined) return
  out.timestampMs = timeOfWrapper(text)
  out.text = text.slice(head.length)
  out.wrapped = true
  out.stream = `runner:${stream}`
}

/** The edges of a box of a command line say nothing, and its first line says how bad it is. */
export function unwrapBox(text: string, out: Unwrapped): void {
  if (/^[╷╵]\s*$/.test(text)) out.text = ''
  else if (/^│ (?:Error|Warning): /.test(text)) out.text = text.slice(2)
}
