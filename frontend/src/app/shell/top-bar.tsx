import { Gauge, Menu as MenuIcon, Search } from 'lucide-react'
import { useLocation } from 'react-router'
import { useSignedIn } from '../../lib/auth/use-auth.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { APPS } from '../apps/apps.ts'
import { UserMenu } from './user-menu.tsx'

interface TopBarProps {
  readonly onOpenApps: () => void
  readonly onOpenPalette: () => void
  readonly onOpenShortcuts: () => void
  readonly onOpenTelemetry: () => void
}

export function TopBar({ onOpenApps, onOpenPalette, onOpenShortcuts, onOpenTelemetry }: TopBarProps) {
  const { user } = useSignedIn()
  const { pathname } = useLocation()
  const app = APPS.find(({ path }) => pathname.startsWith(path))
  usePageTitle(app?.name ?? 'Dashboard')
  return (
    <header className="bg-panel border-line flex h-12 shrink-0 items-center gap-2 border-b px-2 lg:px-4">
      <div className="lg:hidden">
        <IconButton label="Open apps" onClick={onOpenApps}>
          <MenuIcon size={18} aria-hidden />
        </IconButton>
      </div>
      <h1 className="truncate text-sm font-semibold">{app?.name ?? 'Holdfast'}</h1>
      <div className="ml-auto flex items-center gap-1.5 lg:gap-2">
        <button
          type="button"
          onClick={onOpenPalette}
          className="hit-target border-line text-faint hover:border-line-strong hover:text-ink bg-raised flex h-8 items-center gap-2 rounded-md border px-2.5 text-sm max-lg:justify-center max-lg:border-transparent max-lg:bg-transparent lg:w-60"
        >
          <Search size={15} aria-hidden />
          <span className="flex-1 text-left whitespace-nowrap max-lg:sr-only">Search or command</span>
          <span aria-hidden className="max-lg:hidden">
            <Kbd>{/mac/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'}</Kbd>
          </span>
        </button>
        {user.is_operator ? (
          <Button size="sm" className="h-8 max-sm:border-transparent max-sm:bg-transparent" onClick={onOpenTelemetry}>
            <Gauge size={14} aria-hidden />
            <span className="max-sm:sr-only">Telemetry</span>
          </Button>
        ) : null}
        <UserMenu onOpenShortcuts={onOpenShortcuts} />
      </div>
    </header>
  )
}
