import { estimateTokens } from '@holdfast/llm/budget/estimate-tokens'
import type { ModelMessage } from '@holdfast/llm/client/model-message'
import type { ToolCall } from '@holdfast/llm/client/tool-call'
import type { AddressPolicy, FindOptions } from '@holdfast/llm/mask/find-sensitive-spans'
import { type MaskedTexts, maskTexts } from '@holdfast/llm/mask/mask-texts'

export interface Masking {
  /** False only for an endpoint of the company's own that is to see the lines as they are. */
  readonly isMasked?: boolean
  readonly addresses: AddressPolicy
  readonly names: readonly string[]
}

/** `data` comes from logs, and is masked and fenced; `question` is a person's, and masked; `text` is ours. */
export type Entry =
  | { readonly role: 'system'; readonly text: string }
  | { readonly role: 'user'; readonly text: string; readonly data?: string; readonly question?: string }
  | { readonly role: 'assistant'; readonly calls: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly callId: string; readonly data: string }

export interface Rendered {
  readonly messages: readonly ModelMessage[]
  /** The same without random marks: what two conversations have in common. */
  readonly content: readonly string[]
  readonly maskedCount: number
  readonly unmask: (text: string) => string
}

const LEFT_OUT = '(left out to save space; ask again if needed)'
const UNMASKABLE = '(a line that could not be masked safely)'

/** The messages of a conversation, as much of it as fits: old answers make room for new ones. */
export function renderConversation(
  entries: readonly Entry[],
  {
    fence,
    masking,
    contextTokens,
  }: { readonly fence: string; readonly masking: Masking; readonly contextTokens: number },
): Rendered {
  const fitting = fitEntries(entries, contextTokens)
  const masked = mask(fitting.map(textToMask), masking)
  const render = (mark: string) => fitting.map((entry, index) => toMessage(entry, masked.texts[index] ?? '', mark))
  return {
    messages: render(fence),
    content: render('').map((message) => JSON.stringify(message)),
    maskedCount: masked.maskedCount,
    unmask: masked.unmask,
  }
}

const textToMask = (entry: Entry): string =>
  entry.role === 'user' ? (entry.data ?? entry.question ?? '') : entry.role === 'tool' ? entry.data : ''

function toMessage(entry: Entry, data: string, fence: string): ModelMessage {
  if (entry.role === 'assistant') return { role: 'assistant', content: '', calls: entry.calls }
  const fenced = `${fence}\n${data}\n${fence}`
  if (entry.role === 'tool') return { role: 'tool', content: fenced, callId: entry.callId }
  // The system's text names the mark, which is left out of what two conversations have in common.
  if (entry.role === 'system') return { role: 'system', content: fence === '' ? '' : entry.text }
  if (entry.data !== undefined) return { role: 'user', content: `${entry.text}\n${fenced}` }
  return { role: 'user', content: entry.question === undefined ? entry.text : `${entry.text} ${JSON.stringify(data)}` }
}

function fitEntries(entries: readonly Entry[], contextTokens: number): Entry[] {
  const sizes = entries.map((entry) => estimateTokens(JSON.stringify(entry)))
  let total = sizes.reduce((sum, size) => sum + size, 0)
  const kept = [...entries]
  // The newest answer is what was just asked for.
  const lastAsked = entries.findLastIndex(({ role }) => role === 'assistant')
  for (const [index, entry] of entries.entries()) {
    if (total <= contextTokens || index > lastAsked) break
    if (entry.role !== 'tool' || entry.data.length <= LEFT_OUT.length) continue
    kept[index] = { ...entry, data: LEFT_OUT }
    total -= (sizes[index] ?? 0) - estimateTokens(JSON.stringify(kept[index]))
  }
  return kept
}

/**
 * Row by row, so that none is taken for the value of the one above. A line that cannot be masked is left out, never sent
 * as it is.
 */
function mask(texts: readonly string[], { isMasked = true, addresses, names }: Masking): MaskedTexts {
  if (!isMasked) return { texts, maskedCount: 0, unmask: (text) => text }
  const options = { addresses, names }
  const rows = texts.map((text) => text.split('\n'))
  const masked = maskRows(rows.flat(), options)
  let next = 0
  return { ...masked, texts: rows.map(({ length }) => masked.texts.slice(next, (next += length)).join('\n')) }
}

function maskRows(rows: readonly string[], options: FindOptions): MaskedTexts {
  try {
    return maskTexts(rows, options)
  } catch {
    return maskTexts(
      rows.map((row) => (canMask(row, options) ? row : UNMASKABLE)),
      options,
    )
  }
}

function canMask(line: string, options: FindOptions): boolean {
  try {
    maskTexts([line], options)
    return true
  } catch {
    return false
  }
}
