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

/** The small part of Markdown that answers use: paragraphs, headings, lists, code, emphasis, citations. */
export function parseMarkdown(markdown: string): Block[] {
  const blocks: Block[] = []
  const lines = markdown.replaceAll('\r\n', '\n').split('\n')
  let paragraph: string[] = []
  const flush = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', parts: parseInline(paragraph.join('\n')) })
    paragraph = []
  }
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const heading = /^#{1,6}\s(.*)$/.exec(line)
    const fence = /^\s*(`{3,})/.exec(line)?.[1]
    if (fence) {
      flush()
      const end = lines.findIndex((other, at) => at > index && other.trimStart().startsWith(fence))
      const until = end < 0 ? lines.length : end
      blocks.push({ kind: 'code', text: lines.slice(index + 1, until).join('\n') })
      index = until
    } else if (heading) {
      flush()
      blocks.push({ kind: 'heading', parts: parseInline(heading[1]?.trimStart() ?? '') })
    } else if (BULLET.test(line) || NUMBER.test(line)) {
      flush()
      const form = BULLET.test(line) ? BULLET : NUMBER
      const items: Inline[][] = []
      for (; index < lines.length; index++) {
        const item = form.exec(lines[index] ?? '')
        if (!item) break
        items.push(parseInline(item[1]?.trimStart() ?? ''))
      }
      index--
      blocks.push({ kind: 'list', isOrdered: form === NUMBER, items })
    } else if (line.trim() === '') flush()
    else paragraph.push(line)
  }
  flush()
  return blocks
}
