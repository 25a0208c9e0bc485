import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Navigate, Outlet } from 'react-router'
import { meQuery } from '../../lib/me/me-query.ts'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { useEscapeFromFields, useShortcuts } from '../../lib/use-shortcuts.ts'
import { CommandPalette } from '../palette/command-palette.tsx'
import { AppDrawer } from './app-drawer.tsx'
import { AppSwitcher } from './app-switcher.tsx'
import { MobileBar } from './mobile-bar.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { TopBar } from './top-bar.tsx'

const ShortcutsDialog = lazy(async () => ({
  default: (await import('../palette/shortcuts-dialog.tsx')).ShortcutsDialog,
}))
const TelemetryOverlay = lazy(async () => ({
  default: (await import('../../features/telemetry/telemetry-overlay.tsx')).TelemetryOverlay,
}))

type Overlay = 'apps' | 'palette' | 'shortcuts' | 'telemetry' | null

export function Shell() {
  const auth = useAuth()
  // Signing out and a 401 land here alike: what was stored is gone.
  return auth ? <SignedInShell /> : <Navigate to="/login" replace />
}

function SignedInShell() {
  const [overlay, setOverlay] = useState<Overlay>(null)
  const close = () => setOverlay(null)
  useQuery(meQuery)
  useEscapeFromFields()
  useShortcuts({ 'mod+k': () => setOverlay('palette'), '?': () => setOverlay('shortcuts') })
  return (
    <div className="flex h-dvh overflow-hidden">
      <AppSwitcher />
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar
          onOpenApps={() => setOverlay('apps')}
          onOpenPalette={() => setOverlay('palette')}
          onOpenShortcuts={() => setOverlay('shortcuts')}
          onOpenTelemetry={() => setOverlay('telemetry')}
        />
        <OfflineBanner />
        <main className="min-h-0 flex-1">
          <Outlet />
        </main>
        <MobileBar />
      </div>
      {overlay === 'apps' ? <AppDrawer onClose={close} /> : null}
      {/* Comes with the shell: whoever presses ⌘K types on at once. */}
      {overlay === 'palette' ? (
        <CommandPalette
          onClose={close}
          onOpenShortcuts={() => setOverlay('shortcuts')}
          onOpenTelemetry={() => setOverlay('telemetry')}
        />
      ) : null}
      <Suspense>
        {overlay === 'shortcuts' ? <ShortcutsDialog onClose={close} /> : null}
        {overlay === 'telemetry' ? <TelemetryOverlay onClose={close} /> : null}
      </Suspense>
    </div>
  )
}
