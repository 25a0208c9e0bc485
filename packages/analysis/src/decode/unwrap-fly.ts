import { levelOfWord } from '../parse/level-of-word.ts'
import { isLower } from '../parse/scan-token.ts'
import { timeOfWrapper } from './unwrapped.ts'
import type { Unwrapped } from './unwrapped.ts'

const MACHINE = /([a-z]{3,12})\[([0-9a-f]{8,16})\] ([a-z]{3}) \[([a-z]{4,8})\] ?/y

function endOfLower(text: string, at: number): number {
  let end = at
  while (isLower(text.charCodeAt(end))) end += 1
  return end
}

/** `2026-05-04T08:36:03Z app[10f564ea21bf91] fra [info]line` of Fly: the level is that of the stream, and the line may tell its own. */
export function unwrapFly(text: string, at: number, out: Unwrapped): void {
  if (!isLower(text.charCodeAt(at)) || text.charCodeAt(endOfLower(text, at)) !== 91) return
  MACHINE.lastIndex = at
  const [head, service, machine, region = '', word = ''] = MACHINE.exec(text) ?? []
  const level = levelOfWord(word)
  const timestampMs = head === undefined || level === null ? null : timeOfWrapper(text)
  if (head === undefined || timestampMs === null) return
  out.text = text.slice(at + head.length)
  out.wrapped = true
  out.stream = `${service}[${machine}]`
  out.service = service
  out.host = machine
  out.level = level
  out.fields = { region }
  out.timestampMs = timestampMs
}
