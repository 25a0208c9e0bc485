import { roleOfField } from '../parse/assign-role.ts'
import { levelOfWord } from '../parse/level-of-word.ts'
import type { Unwrapped } from './unwrapped.ts'

const LABEL = /([A-Za-z_][\w.-]{0,60})="((?:[^"\\]|\\.){0,200})"(?:,\s*|(?=\}))/y
/** What Loki's agents call whoever speaks, the more telling first. */
const SPEAKERS = ['service_name', 'service', 'app', 'application', 'component', 'container', 'job', 'unit']
const MAX_LABELS = 24

/** `{app="cart", pod="cart-1"} line`: a line as Loki exports it, behind its stream's labels. */
export function unwrapLabels(text: string, out: Unwrapped): void {
  const labels = new Map<string, string>()
  let pos = 1
  while (labels.size < MAX_LABELS) {
    LABEL.lastIndex = pos
    const match = LABEL.exec(text)
    if (match === null) break
    labels.set(match[1] ?? '', match[2] ?? '')
    pos += match[0].length
  }
  if (labels.size === 0 || text.charCodeAt(pos) !== 125) return
  let from = pos + 1
  while (text.charCodeAt(from) === 32 || text.charCodeAt(from) === 9) from += 1
  if (from === pos + 1 || from >= text.length) return
  for (const [key, value] of labels) {
    const role = roleOfField(key, 0)
    if (role === 'pod' || role === 'container' || role === 'namespace' || role === 'host') out[role] ??= value
    else if (role === 'level') out.level ??= levelOfWord(value)
  }
  const speaker = SPEAKERS.find((key) => labels.has(key))
  if (speaker !== undefined) out.service = labels.get(speaker)
  out.text = text.slice(from)
  out.wrapped = true
  out.stream = text.slice(0, pos + 1)
}
