import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (isOnline) return null
  return (
    <div
      role="status"
      className="bg-medium-soft text-medium flex items-center justify-center gap-2 px-4 py-1.5 text-sm"
    >
      <WifiOff size={14} aria-hidden />
      You are offline. What you see may be out of date.
    </div>
  )
}
