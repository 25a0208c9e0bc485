import { ArrowUp } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useUnsentText } from '../../../lib/unsent/use-unsent-text.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { SUGGESTION_CHIPS } from './suggestion-chips.ts'

interface ChatInputProps {
  readonly incidentId: string
  readonly isBusy: boolean
  readonly onAsk: (question: string) => void
}

export function ChatInput({ incidentId, isBusy, onAsk }: ChatInputProps) {
  const [text, setText] = useUnsentText(`question:${incidentId}`)
  const question = text.trim()
  const send = () => {
    if (question === '' || isBusy) return
    onAsk(question)
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <div className="bg-panel border-line shrink-0 border-t">
      <div className="mx-auto flex max-w-[1080px] flex-row-reverse items-center gap-2 px-3 py-2 max-lg:flex-col max-lg:items-stretch lg:px-4 xl:px-6">
        {text === '' ? (
          <ul
            aria-label="Suggested questions"
            className="flex gap-1.5 overflow-x-auto [scrollbar-width:none] max-lg:-mx-3 max-lg:px-3 lg:max-w-3/5"
          >
            {SUGGESTION_CHIPS.map((chip) => (
              <li key={chip} className="shrink-0">
                <button
                  type="button"
                  disabled={isBusy}
                  onClick={() => onAsk(chip)}
                  className="hit-target border-line text-soft hover:border-line-strong hover:text-ink rounded-full border px-3 py-1 text-xs disabled:opacity-50"
                >
                  {chip}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <div className="border-line-strong bg-panel focus-within:outline-accent flex min-w-0 flex-1 items-end gap-2 rounded-lg border p-1 focus-within:outline-2 max-lg:flex-none">
          <textarea
            aria-label="Ask about this incident"
            placeholder="Ask about this incident"
            rows={1}
            maxLength={4_000}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            className="placeholder:text-faint field-sizing-content max-h-40 min-h-8 flex-1 resize-none bg-transparent px-2 py-1.5 max-lg:min-h-11 max-lg:py-3 text-sm outline-none"
          />
          <button
            type="button"
            aria-label="Send"
            disabled={question === '' || isBusy}
            onClick={send}
            className="bg-accent-fill hit-target flex size-8 items-center justify-center rounded-md text-white disabled:opacity-45"
          >
            {isBusy ? <Spinner size={15} /> : <ArrowUp size={16} aria-hidden />}
          </button>
        </div>
      </div>
    </div>
  )
}
