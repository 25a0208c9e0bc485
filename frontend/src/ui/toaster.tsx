import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { classNames } from '../lib/class-names.ts'
import { dismissToast, readToasts, subscribeToToasts, type Toast } from '../lib/toast/toast-store.ts'
import { useShortcuts } from '../lib/use-shortcuts.ts'
import { Button } from './button.tsx'
import { Kbd } from './kbd.tsx'

const LOOKS = {
  success: { icon: CircleCheck, color: 'text-good' },
  error: { icon: CircleAlert, color: 'text-critical' },
  warning: { icon: TriangleAlert, color: 'text-medium' },
  info: { icon: Info, color: 'text-soft' },
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const { id, durationMs } = toast
  useEffect(() => {
    if (durationMs === null) return
    const timer = setTimeout(() => dismissToast(id), durationMs)
    return () => clearTimeout(timer)
  }, [id, durationMs])
  const { icon: Icon, color } = LOOKS[toast.type]
  return (
    <li
      role={toast.type === 'error' ? 'alert' : 'status'}
      className="bg-panel border-line animate-rise pointer-events-auto flex w-full items-start gap-3 rounded-lg border p-3 shadow-float"
    >
      <Icon size={18} aria-hidden className={classNames('mt-0.5 shrink-0', color)} />
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold">{toast.title}</p>
        <p className="text-soft text-sm wrap-anywhere">{toast.message}</p>
        {toast.action ? (
          <Button size="sm" className="mt-2" onClick={() => act(toast)}>
            {toast.action.label}
            <span aria-hidden className="max-lg:hidden">
              <Kbd>u</Kbd>
            </span>
          </Button>
        ) : null}
      </div>
      <button
        type="button"
        aria-label="Dismiss notification"
        onClick={() => dismissToast(id)}
        className="text-faint hover:text-ink flex size-6 items-center justify-center rounded-md"
      >
        <X size={14} aria-hidden />
      </button>
    </li>
  )
}

function act({ id, action }: Toast): void {
  action?.run()
  dismissToast(id)
}

export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts)
  useShortcuts({
    u: () => {
      const latest = toasts.findLast(({ action }) => action)
      if (latest) act(latest)
    },
  })
  return (
    <section aria-label="Notifications">
      <ol className="pointer-events-none fixed bottom-0 left-0 z-50 flex w-full flex-col gap-2 p-3 max-lg:bottom-16 lg:left-[84px] lg:max-w-sm">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  )
}
