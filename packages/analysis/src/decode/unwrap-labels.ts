import { roleOfField } from '../parse/role-of-field.ts'
import { levelOfWord } from '../parse/level-of-word.ts'
import { skipBlanks } from '../parse/scan-token.ts'
import type { Unwrapped } from './unwrapped.ts'

const LABEL = /([A-Za-z_][\w.-]{0,60})=(?:"((?:[^"\\]|\\.){0,200})"|([^\s",{}]{1,200}))(?:,\s*|(?=\}))/y
/** What Loki's agents call whoever speaks, the more telling first. */
const SPEAKERS = ['service_name', 'service', 'app', 'application', 'component', 'container', 'job', 'unit']
const MAX_LABELS = 24

/** `{app="cart", pod="cart-1"} line`, or without quotes: a line as Loki exports it, behind its stream's labels. */
export function unwrapLabels(text: string, out: Unwrapped): void {
  const labels = new Map<string, string>()
  const pos = readLabels(text, labels)
  if (labels.size === 0 || text.charCodeAt(pos) !== 125) return
  const from = skipBlanks(text, pos + 1)
  if (from === pos + 1 || from >= text.length) return
  const speaker = SPEAKERS.find((key) => labels.has(key))
  // A map that begins a message has no quotes, either.
  if (speaker === undefined && text.charCodeAt(pos - 1) !== 34) return
  for (const [key, value] of labels) takeLabel(key, value, key === speaker, out)
  if (speaker !== undefined) out.service = labels.get(speaker)
  out.wrapped = true
  out.stream = text.slice(0, pos + 1)
  // Behind a stream's labels stands one blank, or they are filled up to a column; what is indented keeps that.
  if (from === pos + 2) out.known.notePod(out.stream)
  out.text = text.slice(out.known.hasPod(out.stream) ? pos + 2 : from)
}

/** Answers where the labels behind the brace end. */
function readLabels(text: string, labels: Map<string, string>): number {
  let pos = 1
  while (labels.size < MAX_LABELS) {
    LABEL.lastIndex = pos
    const match = LABEL.exec(text)
    if (match === null) break
    labels.set(match[1] ?? '', match[2] ?? match[3] ?? '')
    pos += match[0].length
  }
  return pos
}

function takeLabel(key: string, value: string, isSpeaker: boolean, out: Unwrapped): void {
  const role = roleOfField(key, 0)
  if (role === 'pod' || role === 'container' || role === 'namespace' || role === 'host') out[role] ??= value
  else if (role === 'level') out.level ??= levelOfWord(value)
  else if (!isSpeaker) (out.fields ??= {})[key] = value
}
