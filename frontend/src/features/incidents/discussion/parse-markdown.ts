export type Inline =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly kind: 'citation'; readonly lineId: string }

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly text: string }

const ESCAPE = /\\([!-/:-@[-`{-~])/g
const INLINE =
  /\\([!-/:-@[-`{-~])|(?<!`)`(?!`)([^\n]{1,2000}?)(?<!`)`(?!`)|(?<!`)``(?!`)([^\n]{1,2000}?)(?<!`)``(?!`)|\*\*((?:\\.|[^*\n\\])+)\*\*|(?<![\w*])[*_]((?:\\.|[^*_\n\\])+)[*_](?![\w*])|\[(L\d+)\]/g

const unescape = (text: string) => text.replaceAll(ESCAPE, '$1')

/** Links, images and HTML are not among the forms: they stay the text that they are. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = []
  const addText = (added: string) => {
    const last = parts.at(-1)
    if (last?.kind === 'text') parts[parts.length - 1] = { kind: 'text', text: last.text + added }
    else if (added !== '') parts.push({ kind: 'text', text: added })
  }
  let at = 0
  for (const match of text.matchAll(INLINE)) {
    addText(text.slice(at, match.index))
    const [whole, escaped, single, double, strong, em, lineId] = match
    const code = single ?? double
    if (escaped !== undefined) addText(escaped)
    // A blank at both ends keeps a backtick from the marks.
    else if (code !== undefined) parts.push({ kind: 'code', text: code.replace(/^ ([^`]*`.*) $/, '$1') })
    else if (strong !== undefined) parts.push({ kind: 'strong', text: unescape(strong) })
    else if (em !== undefined) parts.push({ kind: 'em', text: unescape(em) })
    else if (lineId !== undefined) parts.push({ kind: 'citation', lineId })
    at = match.index + whole.length
  }
  addText(text.slice(at))
  return parts
}

const BULLET = /^\s*[-*•]\s(.*)$/
const NUMBER = /^\s*\d+[.)]\s(.*)$/
const HEADING = /^#{1,6}\s(.*)$/
const FENCE = /^\s*(`{3,})/

/** A block that begins on this line, and the line after it; undefined for a line of a paragraph. */
function readBlock(
  lines: readonly string[],
  from: number,
): { readonly block: Block; readonly next: number } | undefined {
  const line = lines[from] ?? ''
  const fence = FENCE.exec(line)?.[1]
  if (fence) return readCode(lines, from, fence)
  const heading = HEADING.exec(line)
  if (heading) return { block: { kind: 'heading', parts: partsOf(heading) }, next: from + 1 }
  const form = [BULLET, NUMBER].find((each) => each.test(line))
  return form && readList(lines, from, form)
}

function readCode(lines: readonly string[], from: number, fence: string) {
  const end = lines.findIndex((line, at) => at > from && line.trimStart().startsWith(fence))
  const until = end < 0 ? lines.length : end
  return { block: { kind: 'code' as const, text: lines.slice(from + 1, until).join('\n') }, next: until + 1 }
}

function readList(lines: readonly string[], from: number, form: RegExp) {
  const items: Inline[][] = []
  let next = from
  for (; next < lines.length; next++) {
    const item = form.exec(lines[next] ?? '')
    if (!item) break
    items.push(partsOf(item))
  }
  return { block: { kind: 'list' as const, isOrdered: form === NUMBER, items }, next }
}

const partsOf = (match: RegExpExecArray): Inline[] => parseInline(match[1]?.trimStart() ?? '')

/** The small part of Markdown that answers use: paragraphs, headings, lists, code, emphasis, citations. */
export function parseMarkdown(markdown: string): Block[] {
  const blocks: Block[] = []
  const lines = markdown.replaceAll('\r\n', '\n').split('\n')
  let paragraph: string[] = []
  const flush = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', parts: parseInline(paragraph.join('\n')) })
    paragraph = []
  }
  let index = 0
  while (index < lines.length) {
    const line = lines[index] ?? ''
    const found = readBlock(lines, index)
    if (found || line.trim() === '') flush()
    else paragraph.push(line)
    if (found) blocks.push(found.block)
    index = found ? found.next : index + 1
  }
  flush()
  return blocks
}
