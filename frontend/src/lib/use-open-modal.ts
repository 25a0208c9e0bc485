import { useLayoutEffect, type RefObject } from 'react'

/** Opens the browser's own dialog as long as it is drawn: what lies behind it cannot be reached. */
export function useOpenModal(element: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [element])
}
