import { useState } from 'react'
import { useShortcuts } from '../../../lib/use-shortcuts.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { setDraft, useDrafts } from './draft-store.ts'
import { currentActiveId } from '../address/current-address.ts'
import { Tab } from './tab.tsx'
import { useTabs } from './tab-store.ts'

interface TabStripProps {
  readonly activeId: string | null
  readonly onChoose: (id: string) => void
  readonly onClose: (id: string) => void
}

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
        <Tab
          key={id}
          title={title}
          severity={severity}
          isActive={id === activeId}
          hasDraft={drafts.has(id)}
          onChoose={() => onChoose(id)}
          onClose={() => close(id)}
        />
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
