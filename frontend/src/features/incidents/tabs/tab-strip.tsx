import { X } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { useShortcuts } from '../../../lib/use-shortcuts.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { SeverityMark } from '../../../ui/severity-mark.tsx'
import { setDraft, useDrafts } from './draft-store.ts'
import { currentActiveId } from '../address/current-address.ts'
import { useTabs } from './tab-store.ts'

interface TabStripProps {
  readonly activeId: string | null
  readonly onChoose: (id: string) => void
  readonly onClose: (id: string) => void
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

export function TabStrip({ activeId, onChoose, onClose }: TabStripProps) {
  const tabs = useTabs()
  const drafts = useDrafts()
  const [discarding, setDiscarding] = useState<string | null>(null)

  const step = (by: number) => {
    const at = currentActiveId()
    const index = tabs.findIndex(({ id }) => id === at)
    const next = tabs[(index + by + tabs.length) % Math.max(1, tabs.length)]
    if (next) onChoose(next.id)
  }
  const close = (id: string) => (drafts.has(id) ? setDiscarding(id) : onClose(id))
  const closeActive = () => {
    const at = currentActiveId()
    if (at) close(at)
  }
  useShortcuts({ '[': () => step(-1), ']': () => step(1), w: closeActive })

  // A link opens its tab as soon as its title is known: the place is kept, so that nothing moves.
  if (tabs.length === 0)
    return activeId ? <div className="bg-canvas border-line h-10 shrink-0 border-b max-lg:h-[45px]" /> : null
  return (
    <div
      className="bg-canvas border-line flex h-10 shrink-0 overflow-x-auto border-b max-lg:h-[45px]"
      role="list"
      aria-label="Open incidents"
    >
      {tabs.map(({ id, title, severity }) => (
        <div
          key={id}
          role="listitem"
          ref={id === activeId ? bringIntoView : undefined}
          className={classNames(
            'border-line flex max-w-60 min-w-32 items-center border-r text-sm',
            id === activeId ? 'bg-panel shadow-[inset_0_2px_0_var(--accent)]' : 'text-soft hover:bg-hover',
          )}
        >
          <button
            type="button"
            aria-current={id === activeId ? 'page' : undefined}
            onClick={() => onChoose(id)}
            onAuxClick={(event) => {
              if (event.button === 1) close(id)
            }}
            className="flex h-full min-w-0 flex-1 items-center gap-2 pl-3"
          >
            <SeverityMark severity={severity} size={10} />
            <span className="inert-text truncate">{showInert(title)}</span>
            {drafts.has(id) ? (
              <span
                role="img"
                aria-label="Unsaved changes"
                title="Unsaved changes"
                className="bg-soft size-2 shrink-0 rounded-full"
              />
            ) : null}
          </button>
          <button
            type="button"
            aria-label={`Close ${title}`}
            onClick={() => close(id)}
            className="text-faint hover:bg-hover hover:text-ink mx-1 flex size-7 shrink-0 max-lg:mx-0 max-lg:size-11 items-center justify-center rounded-md"
          >
            <X size={13} aria-hidden />
          </button>
        </div>
      ))}
      {discarding ? (
        <ConfirmDialog
          title="Close without saving?"
          text="The changed status or assignee of this incident has not been saved."
          confirmLabel="Discard changes"
          isDangerous
          onConfirm={() => {
            setDraft(discarding, {})
            onClose(discarding)
            setDiscarding(null)
          }}
          onCancel={() => setDiscarding(null)}
        />
      ) : null}
    </div>
  )
}
