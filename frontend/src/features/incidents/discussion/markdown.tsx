import { useMemo } from 'react'
import { showInert } from '../../../lib/text/show-inert.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { parseMarkdown, type Block, type Inline } from './parse-markdown.ts'

interface MarkdownProps {
  readonly text: string
  readonly onShowLine: (lineId: string) => void
}

/* oxlint-disable react/no-array-index-key -- parts of a parsed text have no identity but their place */
export function Markdown({ text, onShowLine }: MarkdownProps) {
  const blocks = useMemo(() => parseMarkdown(text), [text])
  return (
    <div className="flex max-w-[75ch] flex-col gap-2.5 text-sm leading-relaxed">
      {blocks.map((block, index) => (
        <MarkdownBlock key={index} block={block} onShowLine={onShowLine} />
      ))}
    </div>
  )
}

function MarkdownBlock({
  block,
  onShowLine,
}: {
  readonly block: Block
  readonly onShowLine: (lineId: string) => void
}) {
  if (block.kind === 'code') {
    return (
      <div className="bg-raised border-line flex items-start gap-2 rounded-md border p-2.5">
        <pre className="inert-text min-w-0 flex-1 font-mono text-xs leading-5 whitespace-pre-wrap">
          {showInert(block.text)}
        </pre>
        <CopyButton text={block.text} />
      </div>
    )
  }
  if (block.kind === 'list') {
    const List = block.isOrdered ? 'ol' : 'ul'
    return (
      <List className={`flex flex-col gap-1 pl-5 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}>
        {block.items.map((parts, index) => (
          <li key={index} className="inert-text">
            <Parts parts={parts} onShowLine={onShowLine} />
          </li>
        ))}
      </List>
    )
  }
  const Tag = block.kind === 'heading' ? 'h4' : 'p'
  return (
    <Tag className={block.kind === 'heading' ? 'inert-text mt-1 font-semibold' : 'inert-text whitespace-pre-wrap'}>
      <Parts parts={block.parts} onShowLine={onShowLine} />
    </Tag>
  )
}

function Parts({
  parts,
  onShowLine,
}: {
  readonly parts: readonly Inline[]
  readonly onShowLine: (lineId: string) => void
}) {
  return parts.map((part, index) => {
    if (part.kind === 'citation') {
      return (
        <button
          key={index}
          type="button"
          aria-label={`Show line ${part.lineId}`}
          onClick={() => onShowLine(part.lineId)}
          className="bg-accent-soft text-accent-ink mx-0.5 rounded-sm px-1 font-mono text-xs font-medium hover:underline"
        >
          {part.lineId}
        </button>
      )
    }
    const text = showInert(part.text)
    if (part.kind === 'strong') return <strong key={index}>{text}</strong>
    if (part.kind === 'em') return <em key={index}>{text}</em>
    if (part.kind === 'code') {
      return (
        <code key={index} className="bg-raised border-line rounded-sm border px-1 font-mono text-xs">
          {text}
        </code>
      )
    }
    return <span key={index}>{text}</span>
  })
}
