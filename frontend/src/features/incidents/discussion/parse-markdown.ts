export type Inline =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly kind: 'citation'; readonly lineId: string }

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly text: string }

const INLINE = /`([^`\n]+)`|\*\*([^*\n]+)\*\*|(?<![\w*])[*_]([^*_\n]+)[*_](?![\w*])|\[(L\d+)\]/g

/** Links, images and HTML are not among the forms: they stay the text that they are. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = []
  let at = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) parts.push({ kind: 'text', text: text.slice(at, match.index) })
    const [whole, code, strong, em, lineId] = match
    if (code !== undefined) parts.push({ kind: 'code', text: code })
    else if (strong !== undefined) parts.push({ kind: 'strong', text: strong })
    else if (em !== undefined) parts.push({ kind: 'em', text: em })
    else if (lineId !== undefined) parts.push({ kind: 'citation', lineId })
    at = match.index + whole.length
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) })
  return parts
}

const BULLET = /^\s*[-*•]\s+(.*)$/
const NUMBER = /^\s*\d+[.)]\s+(.*)$/

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
    const heading = /^#{1,6}\s+(.*)$/.exec(line)
    if (line.trimStart().startsWith('```')) {
      flush()
      const code: string[] = []
      for (index++; index < lines.length && !lines[index]?.trimStart().startsWith('```'); index++)
        code.push(lines[index] ?? '')
      blocks.push({ kind: 'code', text: code.join('\n') })
    } else if (heading) {
      flush()
      blocks.push({ kind: 'heading', parts: parseInline(heading[1] ?? '') })
    } else if (BULLET.test(line) || NUMBER.test(line)) {
      flush()
      const form = BULLET.test(line) ? BULLET : NUMBER
      const items: Inline[][] = []
      for (; index < lines.length; index++) {
        const item = form.exec(lines[index] ?? '')
        if (!item) break
        items.push(parseInline(item[1] ?? ''))
      }
      index--
      blocks.push({ kind: 'list', isOrdered: form === NUMBER, items })
    } else if (line.trim() === '') flush()
    else paragraph.push(line)
  }
  flush()
  return blocks
}
