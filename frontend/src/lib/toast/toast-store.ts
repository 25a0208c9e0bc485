export type ToastType = 'success' | 'error' | 'warning' | 'info'

export interface Toast {
  readonly id: number
  readonly type: ToastType
  readonly title: string
  readonly message: string
  /** Null persists until dismissed. */
  readonly durationMs: number | null
  readonly action?: { readonly label: string; readonly run: () => void }
}

const DEFAULT_DURATION_MS = 5_000
const ERROR_DURATION_MS = 7_000
export const PROCESSED_DURATION_MS = 8_000

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function replace(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

type ToastDraft = Omit<Toast, 'id' | 'durationMs'> & { readonly durationMs?: number | null }

export function showToast(draft: ToastDraft): number {
  const usual = draft.type === 'error' ? ERROR_DURATION_MS : DEFAULT_DURATION_MS
  const toast: Toast = { ...draft, id: nextId++, durationMs: draft.durationMs === undefined ? usual : draft.durationMs }
  replace([...toasts.slice(-4), toast])
  return toast.id
}

export const dismissToast = (id: number): void => replace(toasts.filter((toast) => toast.id !== id))

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const readToasts = (): readonly Toast[] => toasts
