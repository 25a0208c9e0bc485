import { X } from 'lucide-react'
import { classNames } from '../../../lib/class-names.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { SeverityMark } from '../../../ui/severity-mark.tsx'
import type { OpenTab } from './tab-store.ts'

interface TabProps extends Pick<OpenTab, 'title' | 'severity'> {
  readonly isActive: boolean
  /** Something was changed in it and is not saved. */
  readonly hasDraft: boolean
  readonly onChoose: () => void
  readonly onClose: () => void
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

export function Tab({ title, severity, isActive, hasDraft, onChoose, onClose }: TabProps) {
  return (
    <div
      role="listitem"
      ref={isActive ? bringIntoView : undefined}
      className={classNames(
        'border-line flex max-w-60 min-w-32 items-center border-r text-sm',
        isActive ? 'bg-panel shadow-[inset_0_2px_0_var(--accent)]' : 'text-soft hover:bg-hover',
      )}
    >
      <button
        type="button"
        aria-current={isActive ? 'page' : undefined}
        onClick={onChoose}
        onAuxClick={(event) => {
          if (event.button === 1) onClose()
        }}
        className="flex h-full min-w-0 flex-1 items-center gap-2 pl-3"
      >
        <SeverityMark severity={severity} size={10} />
        <span className="inert-text truncate">{showInert(title)}</span>
        {hasDraft ? (
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
        onClick={onClose}
        className="text-faint hover:bg-hover hover:text-ink mx-1 flex size-7 shrink-0 max-lg:mx-0 max-lg:size-11 items-center justify-center rounded-md"
      >
        <X size={13} aria-hidden />
      </button>
    </div>
  )
}
