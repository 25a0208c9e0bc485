import { X } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

interface DrawerProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Slides over the page from the left, full height. */
export function Drawer({ title, onClose, children }: DrawerProps) {
  const element = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    dialog?.querySelector('h2')?.focus()
    return () => dialog?.close()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the key
    <dialog
      ref={element}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose()
      }}
      className="bg-panel text-ink border-line m-0 h-dvh max-h-none w-[min(420px,calc(100vw-40px))] max-w-none border-r p-0 shadow-float"
    >
      <div className="flex h-full flex-col">
        <header className="border-line flex h-12 shrink-0 items-center justify-between border-b pl-4">
          <h2 tabIndex={-1} className="text-sm font-semibold outline-none">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="text-faint hover:text-ink flex size-12 focus-visible:-outline-offset-4 items-center justify-center"
          >
            <X size={18} aria-hidden />
          </button>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
      </div>
    </dialog>
  )
}
