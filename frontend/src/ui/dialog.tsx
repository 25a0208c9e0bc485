import { X } from 'lucide-react'
import { useLayoutEffect, useId, useRef, type ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

interface DialogProps {
  readonly title: string
  readonly description?: string
  readonly onClose: () => void
  readonly children?: ReactNode
  readonly footer?: ReactNode
  readonly width?: string
  readonly role?: 'dialog' | 'alertdialog'
}

/** The browser's own modal: focus stays inside, the page behind is inert, and no style has to be injected. */
export function Dialog({
  title,
  description,
  onClose,
  children,
  footer,
  width = 'max-w-md',
  role = 'dialog',
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const descriptionId = useId()
  useLayoutEffect(() => {
    const dialog = element.current
    const opener = document.activeElement
    dialog?.showModal()
    // A dialog to read is entered at its title: a ring around its Close would say that this is what to do.
    const first = dialog?.querySelector<HTMLElement>('[data-autofocus], input, textarea, select')
    ;(first ?? dialog?.querySelector('h2'))?.focus()
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the key
    <dialog
      ref={element}
      role={role}
      aria-labelledby={titleId}
      {...(description ? { 'aria-describedby': descriptionId } : {})}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose()
      }}
      className={classNames(
        'bg-panel text-ink border-line animate-rise m-auto w-[calc(100vw-24px)] rounded-lg border p-0 shadow-float',
        width,
      )}
    >
      <div className="flex max-h-[85dvh] flex-col">
        <header className="flex items-start justify-between gap-4 px-5 pt-4 pb-2">
          <div>
            <h2 id={titleId} tabIndex={-1} className="text-lg font-semibold outline-none">
              {title}
            </h2>
            {description ? (
              <p id={descriptionId} className="text-soft mt-1 text-sm">
                {description}
              </p>
            ) : null}
          </div>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="hit-target text-faint hover:bg-hover hover:text-ink -mt-1 -mr-2 flex size-8 shrink-0 max-lg:-my-2.5 max-lg:-mr-3.5 items-center justify-center rounded-md"
          >
            <X size={16} aria-hidden />
          </button>
        </header>
        {children ? <div className="min-h-0 flex-1 overflow-y-auto px-5 py-2">{children}</div> : null}
        {footer ? <footer className="flex flex-wrap justify-end gap-2 px-5 pt-3 pb-4">{footer}</footer> : null}
      </div>
    </dialog>
  )
}
